//! Cities: a pad with three spaces, a name and, in phase 4, a badge with what the city costs.

use maud::{Markup, html};
use power_grid::City;
use ui_kit::{Element as _, svg};

use super::Plan;
use super::layout::RADIUS;
use crate::element::Element;

/// Where the three spaces lie, from the middle of the pad: the cheapest on top.
pub(super) const SPACES: [(f32, f32); 3] = [(0.0, -13.0), (-13.0, 10.5), (13.0, 10.5)];

impl Plan<'_> {
    pub(super) fn pads(&self) -> Markup {
        html! { @for city in self.look.cities() { (self.pad(city)) } }
    }

    fn pad(&self, city: City) -> Markup {
        let marks = self.look.marks(Element::City(city));
        let (x, y) = self.place(city);
        html! {
            g id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)] data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } {
                @if self.look.in_play(city) {
                    circle.pg-pad r=(RADIUS) {}
                    (self.spaces(city))
                    @if marks.changed.is_some() { circle.pg-changed r=(RADIUS + 3.0) {} }
                } @else {
                    circle.pg-dot r="6" {}
                }
            }
        }
    }

    /// The spaces without a house: the next one with its price, those that the step keeps closed hatched (PG-7.8).
    fn spaces(&self, city: City) -> Markup {
        let position = self.look.position;
        let tables = position.tables();
        let open = tables.houses_per_city[usize::from(position.step()) - 1];
        let free = usize::from(position.houses_in(city));
        html! {
            @for (space, (x, y)) in SPACES.into_iter().enumerate().skip(free) {
                @if space >= usize::from(open) {
                    circle.pg-space-closed cx=(x) cy=(y) r="10.5" fill="url(#pg-closed)" {}
                } @else if space == free {
                    text.pg-price x=(x) y=(y + 7.0) { (tables.house_cost[space]) }
                } @else {
                    circle.pg-space cx=(x) cy=(y) r="10.5" {}
                }
            }
        }
    }

    pub(super) fn names(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @let ((x, y), (dx, dy, anchor)) = (self.place(city), self.name_offset(city));
                text.pg-name.pg-name-unused[!self.look.in_play(city)]
                    x=(x + dx) y=(y + dy) text-anchor=(anchor) { (self.look.words.city(city)) }
            }
        }
    }

    /// The name of a city not in play stands close to its dot.
    fn name_offset(&self, city: City) -> (f32, f32, &'static str) {
        let (dx, dy, anchor) = self.layout.name_place(self.look.position.map(), city);
        if self.look.in_play(city) { (dx, dy, anchor) } else { (dx * 0.4, 6.0 + (dy - 6.0) * 0.5, anchor) }
    }

    /// Flags of changed cities, above the houses in them.
    pub(super) fn flags(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @if let Some(seat) = self.look.marks(Element::City(city)).changed {
                    @let (x, y) = self.place(city);
                    (svg::flag(seat, x - RADIUS - 14.0, y - RADIUS + 14.0))
                }
            }
        }
    }

    /// Phase 4: the total cost of cities with an open space. Legal targets have theirs above their ring; here are the
    /// others, which are too expensive or not legal now.
    pub(super) fn badges(&self) -> Markup {
        let (look, position) = (&self.look, self.look.position);
        let Some(seat) = look.builder() else { return html! {} };
        let open = position.grid().cities.minus(position.cities_of(seat)).iter().map(City);
        html! {
            @for city in open.filter(|&city| position.has_open_space(city)) {
                @if !look.scene.is_legal(&Element::City(city).id(position)) { (self.badge(city)) }
            }
        }
    }

    /// The total cost of a city, pale if it exceeds the viewer's own money; the money of others has no effect.
    pub(super) fn badge(&self, city: City) -> Markup {
        let (look, position) = (&self.look, self.look.position);
        let builder = look.builder().filter(|_| look.scene.assisted);
        let cost = builder.and_then(|seat| Some((seat, position.cost(seat, city)?)));
        let Some((seat, cost)) = cost else { return html! {} };
        let (x, y) = self.place(city);
        let dear = look.sees_money_of(seat) && cost.total() > position.money(seat);
        html! {
            g.pg-badge.pg-dear[dear] id={ "pg-total-" (position.map().cities[city.index()].id) } aria-hidden="true"
                transform={ "translate(" (x + 26.0) " " (y - RADIUS + 1.0) ")" } {
                rect x="-20" y="-13" width="40" height="26" rx="13" {}
                text y="7.5" { (cost.total()) }
            }
        }
    }
}
