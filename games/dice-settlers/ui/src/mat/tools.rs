//! The tools of a decision: options of the roll phase, faces, numbers of dice, exchanges.

use dice_settlers::{Action, Exchange, Face, RollOption, Stage};
use engine::Seat;
use maud::{Markup, html};

use super::dice::ring;
use crate::element::Element;
use crate::icons::{self, Glyph};
use crate::look::Look;

impl Look<'_> {
    /// The tools of the current decision on the acting viewer's mat, else the free actions.
    pub(super) fn tools(&self, seat: Seat) -> Markup {
        if self.scene.viewer != Some(seat) {
            return html! {};
        }
        let content = match self.position.stage() {
            _ if !self.scene.deciding => html! {},
            Stage::Roll => self.roll_options(),
            Stage::Turning => self.faces_to_choose(),
            Stage::Rerolling => self.counts(),
            Stage::Main => html! { (self.counts()) (self.exchanges()) },
            _ => html! {},
        };
        html! { div.ds-tools { @if content.0.is_empty() { (self.free_actions()) } @else { (content) } } }
    }

    /// The two free actions, with the number of tiles where they are possible now.
    fn free_actions(&self) -> Markup {
        let (mut factories, mut seats) = (Vec::new(), Vec::new());
        for (action, _) in self.scene.choices {
            match *action {
                Action::Factory { tile, .. } if !factories.contains(&tile) => factories.push(tile),
                Action::Govern(tile) => seats.push(tile),
                _ => {}
            }
        }
        let plate = |glyph, name: &str, ready: usize| {
            html! {
                div.ds-free-action title=(self.say(name, &[])) {
                    span.ds-disc { (icons::inline(glyph)) }
                    span.ds-ready-words {
                        (self.say("mat-free", &[]))
                        @if ready > 0 { b { (self.say("mat-ready", &[("n", ready.into())])) } }
                    }
                    span.ds-action-name { (self.say(name, &[])) }
                }
            }
        };
        html! {
            (plate(Glyph::Factory, "mat-factory", factories.len()))
            (plate(Glyph::Crown, "mat-govern", seats.len()))
        }
    }

    /// DS-8.7: the options an icon may pay for.
    fn roll_options(&self) -> Markup {
        let key = |option| match option {
            RollOption::Set => "option-set",
            RollOption::Reroll => "option-reroll",
            RollOption::Draw => "option-draw",
        };
        html! {
            @for option in RollOption::ALL { (self.tool(Element::RollOption(option), &self.say(key(option), &[]))) }
        }
    }

    /// The faces a die may be turned to.
    fn faces_to_choose(&self) -> Markup {
        let mut faces: Vec<Face> = Vec::new();
        for (action, _) in self.scene.choices {
            if let Action::Turn(_, to) = action
                && !faces.contains(to)
            {
                faces.push(*to);
            }
        }
        faces.sort();
        let tables = self.position.tables();
        html! {
            @for face in faces {
                @let marks = self.marks(Element::Face(face));
                svg.ds-die id=(marks.id) data-el=(marks.id) data-legal[marks.legal] viewBox="-27 -26 54 62"
                    role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                    aria-label=(marks.label.clone().unwrap_or_else(|| self.words.face(face))) focusable="false" {
                    title { (self.words.face(face)) }
                    (icons::die(tables.colour(face), Some(tables.icon(face)), 0.0, 0.0, 44.0))
                    @if marks.legal { (ring()) }
                }
            }
        }
    }

    /// How many dice are rerolled or recruited, with what that many cost.
    fn counts(&self) -> Markup {
        let recruiting = self.scene.choices.iter().any(|(action, _)| matches!(action, Action::Recruit(_)));
        let rerolling = self.position.stage() == Stage::Rerolling;
        html! {
            @if recruiting {
                @for row in &self.position.tables().recruit {
                    (self.tool(Element::Count(row.dice), &self.say("count-recruit", &[("n", row.dice.into()), ("icons", row.icons.into())])))
                }
            }
            @if rerolling {
                @for n in 1..=self.position.tables().reroll.1 {
                    (self.tool(Element::Count(n), &self.say("count-reroll", &[("n", n.into())])))
                }
            }
        }
    }

    /// DS-15.1: the four exchanges with their VP.
    fn exchanges(&self) -> Markup {
        if self.position.main_action() != Some(dice_settlers::Main::Trade) {
            return html! {};
        }
        let vp = self.position.tables().trade;
        let kinds = Exchange::ALL.map(Some).into_iter().chain([None]);
        html! {
            @for (exchange, vp) in kinds.zip(vp) {
                (self.tool(Element::Exchange(exchange), &self.say(exchange_key(exchange), &[("vp", vp.into())])))
            }
        }
    }

    fn tool(&self, element: Element, words: &str) -> Markup {
        let marks = self.marks(element);
        html! {
            div.ds-tool id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] { (words) }
        }
    }
}

pub(crate) const fn exchange_key(exchange: Option<Exchange>) -> &'static str {
    match exchange {
        Some(Exchange::Same) => "exchange-same",
        Some(Exchange::Different) => "exchange-different",
        Some(Exchange::Any) => "exchange-any",
        None => "exchange-die",
    }
}
