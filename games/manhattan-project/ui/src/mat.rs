//! A player's mat: workers in hand, goods, buildings and bombs. The buildings and aircraft of the other players are beside
//! the main board.

use engine::Seat;
use manhattan_project::{Action, Aircraft, Fuel, ManhattanProject, WorkerType, bombs, buildings};
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::element::{Element, Figure};
use crate::icons::{self, Sign};
use crate::look::Look;

pub(crate) fn mat(scene: &Scene<'_, ManhattanProject>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let own = scene.viewer == Some(seat);
    html! {
        div.mp-mat data-seat=(seat.number() + 1) {
            div.mp-figures {
                (look.figure(Figure::Points, seat, Sign::Points))
                @for which in WorkerType::ALL { (look.in_hand(seat, which)) }
                (look.figure(Figure::Money, seat, Sign::Money))
                (look.figure(Figure::Yellowcake, seat, Sign::Yellowcake))
                @if own { @for aircraft in Aircraft::ALL { (look.aircraft_figure(seat, aircraft)) } }
                (look.figure(Figure::Fuel(Fuel::Plutonium), seat, Sign::Fuel(Fuel::Plutonium)))
                (look.figure(Figure::Fuel(Fuel::Uranium), seat, Sign::Fuel(Fuel::Uranium)))
                (look.figure(Figure::Spies, seat, Sign::Spy))
                (look.figure(Figure::Hand, seat, Sign::Card))
                @if own { (look.decline()) }
            }
            div.mp-cards {
                @if own { @for building in buildings(look.position.buildings_of(seat)) { (look.card(building)) } }
                (look.bombs_of(seat))
                @if own && look.position.buildings_of(seat).is_empty() { p.mp-none { (look.say("mat-no-building", &[])) } }
            }
        }
    }
}

impl Look<'_> {
    /// One number with its sign and name.
    fn figure(&self, figure: Figure, seat: Seat, sign: Sign) -> Markup {
        let marks = self.marks(Element::Figure(figure, seat));
        let value = figure.value(self.position, seat);
        html! {
            div.mp-figure-box id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.legal.then_some("button")] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] {
                span.mp-figure-name { (icons::inline(sign)) span.mp-spoken { (self.figure_name(figure)) } }
                span.mp-figure-value title=(self.figure_name(figure)) {
                    (value)
                    @if figure == Figure::Points { span.mp-of { " / " (self.position.goal()) } }
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

    /// The workers of a type in hand: permanent workers and contractors, two separate targets.
    fn in_hand(&self, seat: Seat, which: WorkerType) -> Markup {
        let supply = self.position.supply(seat);
        let groups = [
            (Element::Own(seat, which), Some(seat), supply.permanent.count(which)),
            (Element::Grey(seat, which), None, supply.contractors.count(which)),
        ];
        html! {
            div.mp-figure-box.mp-workers {
                span.mp-spoken { (self.words.worker(which)) }
                span.mp-figure-value title=(self.words.worker(which)) {
                    @for (element, whose, count) in groups {
                        @let marks = self.marks(element);
                        span.mp-worker id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                            data-changed=[marks.changed_number()] role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                            aria-label=(marks.label.clone().unwrap_or_else(|| self.held(whose.is_some(), which, count))) {
                            svg.mp-piece viewBox="-13 -13 26 26" width="24" height="24" aria-hidden="true" focusable="false" {
                                (icons::worker(which, whose, 0.0, 0.0, 20.0))
                            }
                            span { (count) }
                            @if let Some(seat) = marks.changed { (svg::chip(seat)) }
                        }
                    }
                }
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

    /// Built bombs, the implosion test token, and the cards in hand if the viewer may see them.
    fn bombs_of(&self, seat: Seat) -> Markup {
        let position = self.position;
        let token = position.token(seat);
        html! {
            @for bomb in bombs(position.built(seat)) { (self.bomb_card(bomb)) }
            @if let Some((value, crew)) = token {
                @let marks = self.marks(Element::Figure(Figure::Token, seat));
                div.mp-figure-box id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                    span.mp-figure-name { (self.figure_name(Figure::Token)) }
                    span.mp-figure-value { (value) }
                    @if let Some(crew) = self.words.crew(crew) { span.mp-figure-name { (crew) } }
                }
            }
            @if !position.hides_hand(seat, self.scene.viewer) {
                @for bomb in bombs(position.hand(seat)) { (self.bomb_card(bomb)) }
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
                div.mp-figure-box.mp-decline id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role().or(Some("img"))]
                    tabindex=[marks.tab_index()] aria-label=(self.say("mat-decline-label", &[])) { (self.say("mat-decline", &[])) }
            }
        }
    }
}
