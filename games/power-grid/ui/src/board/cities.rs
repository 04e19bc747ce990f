//! Cities: a disc with three spaces, a name and, in phase 4, a badge with what the city costs.

use maud::{Markup, html};
use power_grid::City;
use ui_kit::{Element as _, svg};

use super::Plan;
use super::layout::RADIUS;
use crate::element::Element;

/// Where the three spaces lie, from the middle of the pad: the cheapest on top.
pub(super) const SPACES: [(f32, f32); 3] = [(0.0, -10.0), (-10.0, 7.5), (10.0, 7.5)];

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
                    @let map = self.look.position.map();
                    @if marks.changed.is_some() { circle.pg-changed r=(RADIUS + 3.0) {} }
                    use href="#pg-disc" x="-23" y="-23" width="46" height="48" {}
                    @if marks.legal { circle.pg-lit r="19" {} } @else {
                        circle.pg-tint r="19" stroke=(self.layout.region(map, map.region_of(city)).rgb) {}
                    }
                    (self.spaces(city, marks.legal))
                } @else {
                    circle.pg-dot r="4.5" {}
                }
            }
        }
    }

    /// The spaces without a house, with their prices; those that the step keeps closed are hatched (PG-7.8).
    fn spaces(&self, city: City, legal: bool) -> Markup {
        let position = self.look.position;
        let tables = position.tables();
        let open = tables.houses_per_city[usize::from(position.step()) - 1];
        let free = usize::from(position.houses_in(city));
        html! {
            @for (space, (x, y)) in SPACES.into_iter().enumerate().skip(free) {
                @if space >= usize::from(open) {
                    use href="#pg-closed" x=(x - 9.0) y=(y - 9.0) width="18" height="18" {}
                } @else {
                    circle.pg-space.pg-next[legal && space == free] cx=(x) cy=(y) r="8.8" {}
                    text.pg-price x=(x) y=(y + 4.7) { (tables.house_cost[space]) }
                }
            }
        }
    }

    pub(super) fn names(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @let ((x, y), (dx, dy, anchor)) = (self.place(city), self.name_offset(city));
                @let busy = self.look.position.houses_in(city) > 0 || self.look.is_legal(&Element::City(city).id(self.look.position));
                text.pg-name.pg-name-unused[!self.look.in_play(city)].pg-strong[busy]
                    x=(x + dx) y=(y + dy) text-anchor=(anchor) { (self.look.words.city(city)) }
            }
        }
    }

    /// The name of a city not in play stands close to its dot.
    fn name_offset(&self, city: City) -> (f32, f32, &'static str) {
        let (dx, dy, anchor) = self.layout.name_place(self.look.position.map(), city);
        if self.look.in_play(city) { (dx, dy, anchor) } else { (dx * 0.36, 4.5 + (dy - 5.0) * 0.45, anchor) }
    }

    /// Flags of changed cities, above the houses in them.
    pub(super) fn flags(&self) -> Markup {
        html! {
            @for city in self.look.cities() {
                @if let Some(seat) = self.look.marks(Element::City(city)).changed {
                    @let (x, y) = self.place(city);
                    g transform={ "translate(" (x - RADIUS - 8.0) " " (y - RADIUS + 10.0) ") scale(.75)" } { (svg::flag(seat, 0.0, 0.0)) }
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
        // Beside the name.
        let (name_x, name_y, _) = self.layout.name_place(position.map(), city);
        let side = if name_x > 0.0 && name_y < 0.0 { -22.0 } else { 22.0 };
        let dear = look.sees_money_of(seat) && cost.total() > position.money(seat);
        html! {
            g.pg-badge.pg-dear[dear] id={ "pg-total-" (position.map().cities[city.index()].id) } aria-hidden="true"
                transform={ "translate(" (x + side) " " (y - RADIUS + 1.0) ")" } {
                rect x="-16" y="-11" width="32" height="22" rx="4" {}
                text y="6" { (cost.total()) }
            }
        }
    }
}
