//! A player's mat: workers in hand, goods, buildings and bombs. The buildings, aircraft and bombs of the other players are
//! on their desks beside the main board.

use engine::Seat;
use manhattan_project::{Action, Aircraft, Fuel, ManhattanProject, WorkerType, bombs, buildings};
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::crew;
use crate::element::{Element, Figure};
use crate::icons::{self, Sign};
use crate::look::Look;

pub(crate) fn mat(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let own = scene.viewer == Some(seat);
    html! {
        div.mp-mat data-seat=(seat.number() + 1) {
            (look.hand(seat, own))
            div.mp-figures {
                (look.figure(Figure::Money, seat, Sign::Money))
                (look.figure(Figure::Yellowcake, seat, Sign::Yellowcake))
                (look.figure(Figure::Points, seat, Sign::Points))
                @if own { @for aircraft in Aircraft::ALL { (look.aircraft_figure(seat, aircraft)) } }
                (look.figure(Figure::Spies, seat, Sign::Spy))
                (look.figure(Figure::Fuel(Fuel::Plutonium), seat, Sign::Fuel(Fuel::Plutonium)))
                (look.figure(Figure::Fuel(Fuel::Uranium), seat, Sign::Fuel(Fuel::Uranium)))
                (look.figure(Figure::Hand, seat, Sign::Card))
            }
            @if own { (look.own_buildings(seat)) (look.own_bombs(seat)) }
        }
    }
}

impl Look<'_> {
    /// One number with its sign and name, and the sign of the seat that changed it.
    fn figure(&self, figure: Figure, seat: Seat, sign: Sign) -> Markup {
        let marks = self.marks(Element::Figure(figure, seat));
        let value = figure.value(self.position, seat);
        html! {
            div.mp-figure-box id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.legal.then_some("button")] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] {
                span.mp-figure-name { (icons::inline(sign)) span.mp-spoken { (self.figure_name(figure)) } }
                span.mp-figure-value title=(self.figure_name(figure)) {
                    (value)
                }
                @if let Some(seat) = marks.changed { (svg::chip(seat)) }
            }
        }
    }

    pub(crate) fn figure_name(&self, figure: Figure) -> String {
        self.say(
            match figure {
                Figure::Points => "figure-points",
                Figure::Money => "figure-money",
                Figure::Yellowcake => "figure-yellowcake",
                Figure::Aircraft(Aircraft::Fighter) => "figure-fighters",
                Figure::Aircraft(Aircraft::Bomber) => "figure-bombers",
                Figure::Fuel(Fuel::Uranium) => "figure-uranium",
                Figure::Fuel(Fuel::Plutonium) => "figure-plutonium",
                Figure::Spies => "figure-spies",
                Figure::Hand => "figure-hand",
                Figure::Token => "figure-token",
            },
            &[],
        )
    }

    pub(crate) fn aircraft_figure(&self, seat: Seat, aircraft: Aircraft) -> Markup {
        self.figure(Figure::Aircraft(aircraft), seat, Sign::Aircraft(aircraft))
    }

    /// The workers in hand: those of a type together, own workers and contractors as separate targets.
    fn hand(&self, seat: Seat, own: bool) -> Markup {
        let supply = self.position.supply(seat);
        let size = match supply.total() {
            0..=5 => "mp-large",
            6..=8 => "mp-medium",
            _ => "mp-small",
        };
        html! {
            div.mp-hand {
                p.mp-head { (self.say("mat-hand", &[])) }
                div class={ "mp-crew " (size) } {
                    @for which in WorkerType::ALL {
                        (self.in_hand(Element::Own(seat, which), which, Some(seat), supply.permanent.count(which)))
                    }
                    @for which in WorkerType::ALL {
                        (self.in_hand(Element::Grey(seat, which), which, None, supply.contractors.count(which)))
                    }
                }
                @if own { (self.decline()) }
            }
        }
    }

    fn in_hand(&self, element: Element, which: WorkerType, whose: Option<Seat>, count: u8) -> Markup {
        let marks = self.marks(element);
        let said = self.held(whose.is_some(), which, count);
        let shift = 26.0;
        html! {
            span.mp-worker.mp-absent[count == 0] id=(marks.id) data-el=(marks.id) data-legal[marks.legal] title=(said)
                data-changed=[marks.changed_number()] role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(marks.label.as_ref().unwrap_or(&said)) {
                svg.mp-piece viewBox={ "0 0 " (44.0 + shift * f32::from(count.max(1) - 1)) " 47" } aria-hidden="true" focusable="false" {
                    @for number in 0..count { (icons::worker(which, whose, shift * f32::from(number), 0.0, 44.0)) }
                }
                span.mp-count.mp-spoken[count < 3] { (count) }
                @if let Some(seat) = marks.changed { (svg::chip(seat)) }
            }
        }
    }

    /// "2 contractor engineers in hand".
    fn held(&self, own: bool, which: WorkerType, count: u8) -> String {
        let key = match (own, which) {
            (true, WorkerType::Labourer) => "count-labourer",
            (true, WorkerType::Engineer) => "count-engineer",
            (true, WorkerType::Scientist) => "count-scientist",
            (false, WorkerType::Labourer) => "grey-labourer",
            (false, WorkerType::Engineer) => "grey-engineer",
            (false, WorkerType::Scientist) => "grey-scientist",
        };
        self.words.count(key, count)
    }

    fn own_buildings(&self, seat: Seat) -> Markup {
        let owned = self.position.buildings_of(seat);
        html! {
            div.mp-own.mp-own-buildings {
                p.mp-head { (self.say("mat-buildings", &[])) }
                @if owned.is_empty() { p.mp-none { (self.say("mat-no-building", &[])) } }
                @else { div.mp-cards { @for building in buildings(owned) { (self.card(building)) } } }
            }
        }
    }

    /// Built bombs, the implosion test token, and the cards in hand.
    fn own_bombs(&self, seat: Seat) -> Markup {
        let position = self.position;
        html! {
            div.mp-own.mp-own-bombs {
                p.mp-head { (self.say("mat-dossiers", &[])) (self.token(seat)) }
                div.mp-cards {
                    @for bomb in bombs(position.hand(seat)) { (self.bomb_card(bomb)) }
                    @for bomb in bombs(position.built(seat)) { (self.bomb_card(bomb)) }
                }
            }
        }
    }

    /// The implosion test token of a seat with the workers on it.
    pub(crate) fn token(&self, seat: Seat) -> Markup {
        let Some((value, crew)) = self.position.token(seat) else { return html! {} };
        let marks = self.marks(Element::Figure(Figure::Token, seat));
        let there = crew::each(crew, seat);
        let name = self.figure_name(Figure::Token);
        html! {
            span.mp-figure-box.mp-test id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] title=(name) {
                span.mp-spoken { (name) " " }
                span.mp-coin { (value) }
                @if !there.is_empty() {
                    svg.mp-piece viewBox={ "0 0 " (2 + 46 * there.len()) " 47" } aria-hidden="true" focusable="false" {
                        (crew::standing(&there, 23.0 * there.len() as f32 + 1.0, 0.0, 44.0))
                    }
                    span.mp-spoken { " " (self.words.crew_or_none(crew)) }
                }
            }
        }
    }

    /// The switch for placing without taking the output; it can be pressed before or after the space.
    fn decline(&self) -> Markup {
        let declines = |action: &Action| matches!(action, Action::PlaceOnly(_) | Action::UseOnly(..));
        let there = self.scene.deciding && self.scene.choices.iter().any(|(action, _)| declines(action));
        let marks = self.marks(Element::Decline);
        html! {
            @if there {
                span.mp-decline id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role().or(Some("img"))]
                    tabindex=[marks.tab_index()] aria-label=(self.say("mat-decline-label", &[])) { (self.say("mat-decline", &[])) }
            }
        }
    }
}
