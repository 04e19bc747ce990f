//! The other players' boards: their buildings with damage and workers, and their aircraft. They hold the targets of air
//! strikes and of spies.

use engine::Seat;
use manhattan_project::{Aircraft, ManhattanProject, buildings};
use maud::{Markup, html};
use ui_kit::{Area, Scene, svg};

use crate::look::Look;

/// One area with the boards of all players but the viewer.
pub(crate) fn areas(scene: &Scene<'_, ManhattanProject>) -> Vec<Area> {
    let look = Look::new(scene);
    let content = html! {
        (look.deals_list())
        div.mp-boards { @for seat in look.others() { (look.board_of(seat)) } }
    };
    vec![Area { id: "boards", title: look.say("boards-title", &[]), content }]
}

impl Look<'_> {
    /// MP-8.8: the deals in force, if any.
    pub(crate) fn deals_list(&self) -> Markup {
        let deals: Vec<String> = self.position.deals().map(|deal| self.deal(deal)).collect();
        html! {
            @if !deals.is_empty() {
                h3.mp-heading { (self.say("deals-heading", &[])) }
                ul.mp-deals { @for deal in deals { li { (deal) } } }
            }
        }
    }

    fn board_of(&self, seat: Seat) -> Markup {
        let position = self.position;
        let owned = position.buildings_of(seat);
        html! {
            section.mp-player aria-label=(self.say("boards-of", &[("name", self.name(seat).into())])) {
                div.mp-player-head {
                    h3.mp-heading { (svg::chip(seat)) " " (self.name(seat)) }
                    (self.shield(seat))
                    (self.aircraft_figure(seat, Aircraft::Fighter))
                    (self.aircraft_figure(seat, Aircraft::Bomber))
                }
                @if owned.is_empty() { p.mp-none { (self.say("mat-no-building", &[])) } }
                @else { div.mp-cards { @for building in buildings(owned) { (self.card(building)) } } }
            }
        }
    }

    /// MP-8.3: fighters protect buildings; so does a deal of the viewer (MP-8.13, MP-8.14).
    fn shield(&self, seat: Seat) -> Markup {
        let position = self.position;
        let spared = |viewer: Seat| {
            let other_enemy = position.common_enemy(viewer).is_some_and(|enemy| enemy != seat);
            other_enemy || position.have_pact(viewer, seat)
        };
        let key = match (position.aircraft(seat, Aircraft::Fighter), self.scene.viewer) {
            (_, Some(viewer)) if spared(viewer) => "shield-pact",
            (0, _) => return html! {},
            _ => "shield-fighters",
        };
        html! {
            svg.mp-shield viewBox="-10 -11 20 22" width="18" height="20" role="img" aria-label=(self.say(key, &[])) {
                path d="M0 -10L8 -7V0C8 5 4 8.5 0 10C-4 8.5 -8 5 -8 0V-7z" {}
                title { (self.say(key, &[])) }
            }
        }
    }
}
