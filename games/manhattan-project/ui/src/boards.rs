//! The other players' desks: their buildings with damage and workers, aircraft, built bombs and folders. They hold the
//! targets of air strikes and of spies.

use engine::Seat;
use manhattan_project::{Aircraft, ManhattanProject, bombs, buildings};
use maud::{Markup, html};
use ui_kit::{Area, Element as _, Scene, svg};

use crate::bomb;
use crate::element::{Element, Figure};
use crate::look::Look;

/// One area with the boards of all players but the viewer.
pub(crate) fn areas(scene: &Scene<'_, ManhattanProject>) -> Vec<Area> {
    let look = Look::new(scene);
    let content = html! {
        (look.deals_list())
        div.mp-boards { @for seat in look.desks() { (look.board_of(seat)) } }
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

    /// The seats in the order of their desks. Where not all are in view, those with something to choose come first.
    fn desks(&self) -> Vec<Seat> {
        let mut seats = self.others();
        if seats.len() > 2 {
            seats.sort_by_key(|&seat| !self.is_target(seat));
        }
        seats
    }

    /// Whether the viewer can choose a building or aircraft of a seat.
    fn is_target(&self, seat: Seat) -> bool {
        let aircraft = Aircraft::ALL.map(|aircraft| Element::Figure(Figure::Aircraft(aircraft), seat));
        let owned = buildings(self.position.buildings_of(seat)).map(Element::Building);
        aircraft.into_iter().chain(owned).any(|element| self.is_legal(&element.id(self.position)))
    }

    fn board_of(&self, seat: Seat) -> Markup {
        let position = self.position;
        let owned = position.buildings_of(seat);
        // Full rows of four; two desks have room for two rows each.
        let slots = owned.len().max(if self.others().len() > 2 { 1 } else { 5 }).div_ceil(4) * 4;
        html! {
            section.mp-player data-seat=(seat.number() + 1) aria-label=(self.say("boards-of", &[("name", self.name(seat).into())])) {
                div.mp-player-head {
                    h3.mp-heading { (svg::chip(seat)) " " span.mp-name { (self.name(seat)) } }
                    (self.shield(seat))
                    (self.aircraft_figure(seat, Aircraft::Fighter))
                    (self.aircraft_figure(seat, Aircraft::Bomber))
                }
                @if owned.is_empty() { p.mp-spoken { (self.say("mat-no-building", &[])) } }
                div.mp-cards {
                    @for building in buildings(owned) { (self.card(building)) }
                    @for _ in owned.len()..slots { span.mp-slot aria-hidden="true" {} }
                }
                (self.bombs_beside(seat))
            }
        }
    }

    /// The bombs of another player: folders, or their cards where the viewer sees them, built ones, and the test token.
    fn bombs_beside(&self, seat: Seat) -> Markup {
        let position = self.position;
        let (hand, built) = (position.hand(seat), position.built(seat));
        html! {
            @if !hand.is_empty() || !built.is_empty() || position.token(seat).is_some() {
                div.mp-bombs {
                    @if self.sees_hand_of(seat) { @for bomb in bombs(hand) { (self.bomb_plate(bomb)) } }
                    @else { (bomb::secrets(&self.say("designs-secret", &[]), hand.len())) }
                    @for bomb in bombs(built) { (self.bomb_plate(bomb)) }
                    (self.token(seat))
                }
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
