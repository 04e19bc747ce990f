//! Legal targets: a lamp above the city, a ring while it is pointed at, a preview of the result, and a hit area.

use std::fmt::Write;

use maud::{Markup, html};
use power_grid::{City, Region};
use ui_kit::Marks;

use super::Plan;
use super::cities::SPACES;
use super::houses::house_size;
use super::layout::RADIUS;
use super::links::plate;
use crate::element::Element;
use crate::icons;

/// The maximum radius of a hit area.
const WIDEST: f32 = 34.0;
/// The minimum radius of a hit area.
const NARROWEST: f32 = 12.0;

impl Plan<'_> {
    pub(super) fn targets(&self) -> Markup {
        let look = &self.look;
        let regions = (0u8..).map(Region).zip(&look.position.map().regions);
        let regions = regions.map(|(region, _)| (region, look.marks(Element::Region(region))));
        let cities = look.cities().map(|city| (city, look.marks(Element::City(city))));
        let cities: Vec<(City, Marks)> = cities.filter(|(_, marks)| marks.legal).collect();
        let places: Vec<(f32, f32)> = cities.iter().map(|(city, _)| self.place(*city)).collect();
        html! {
            @for (region, marks) in regions.filter(|(_, marks)| marks.legal) { (self.region_target(region, &marks)) }
            @for (city, marks) in &cities { (self.city_target(*city, marks, &places)) }
        }
    }

    fn region_target(&self, region: Region, marks: &Marks) -> Markup {
        let map = self.look.position.map();
        let area = self.layout.area(map, |city| map.region_of(city) == region);
        let around =
            self.layout.borders(map, |a, b| (map.region_of(a) == region) != (map.region_of(b) == region));
        html! {
            g.pg-target id={ "pg-target-" (map.regions[usize::from(region.0)].id) } data-el=(marks.id) data-legal
                role="button" tabindex="-1" aria-label=[marks.label.as_deref()] {
                path.pg-round-out d=(around) {}
                path.pg-round d=(around) {}
                path.pg-hit d=(area) {}
            }
        }
    }

    fn city_target(&self, city: City, marks: &Marks, places: &[(f32, f32)]) -> Markup {
        let (x, y) = self.place(city);
        let away = places.iter().map(|&(a, b)| (a - x).hypot(b - y)).filter(|&away| away > 0.0);
        let radius = (away.fold(f32::MAX, f32::min) / 2.0).clamp(NARROWEST, WIDEST);
        html! {
            g.pg-target id={ "pg-target-" (self.look.position.map().cities[city.index()].id) } data-el=(marks.id)
                data-legal role="button" tabindex="-1" aria-label=[marks.label.as_deref()] {
                path.pg-fold d={ "M" (x - 8.0) " " (y - RADIUS - 8.0) "h16l-8 11z" } {}
                circle.pg-ring-out cx=(x) cy=(y) r=(RADIUS + 4.0) {}
                circle.pg-ring cx=(x) cy=(y) r=(RADIUS + 4.0) {}
                (self.badge(city))
                circle.pg-hit cx=(x) cy=(y) r=(radius) {}
            }
            (self.preview(city))
        }
    }

    /// The house that would be built, the way to it and the total; shown while the target is pointed at.
    fn preview(&self, city: City) -> Markup {
        let (position, map) = (self.look.position, self.look.position.map());
        let Some(seat) = self.look.builder() else { return html! {} };
        let Some(cost) = position.cost(seat, city) else { return html! {} };
        let (x, y) = self.place(city);
        let houses = usize::from(position.houses_in(city)).min(2);
        let (dx, dy) = SPACES[houses];
        let (mut way, mut plates, mut costs) = (String::new(), String::new(), Vec::new());
        for pair in position.cheapest_way(seat, city).windows(2) {
            let ((ax, ay), (bx, by)) = (self.place(pair[0]), self.place(pair[1]));
            let share = RADIUS / (bx - ax).hypot(by - ay).max(1.0);
            let (cut_x, cut_y) = ((bx - ax) * share, (by - ay) * share);
            let ends = [ax + cut_x, ay + cut_y, bx - cut_x, by - cut_y].map(icons::short);
            let _ = write!(way, "M{} {}L{} {}", ends[0], ends[1], ends[2], ends[3]);
            let link = map
                .links
                .iter()
                .find(|(a, b, _)| [*a, *b] == [pair[0], pair[1]] || [*b, *a] == [pair[0], pair[1]]);
            if let Some(&(a, b, price)) = link {
                let (x, y) = self.layout.cost_place(map, a, b);
                plates += &plate(x.round(), y.round(), price);
                costs.push((x.round(), y.round(), price));
            }
        }
        // The speech plate stays on the board: to the right of the city or to the left, above or below.
        let [left, top, across, _] = self.layout.view;
        let track =
            if self.layout.track[3] > self.layout.track[2] { self.layout.track[2] + 4.0 } else { 0.0 };
        let (side, mirror) = if x + 94.0 > left + across - track { (-1.0, "-1 ") } else { (1.0, "1 ") };
        let (up, flip) = if y - 50.0 < top { (-1.0, "-1") } else { (1.0, "1") };
        html! {
            g.pg-preview id={ "pg-preview-" (map.cities[city.index()].id) } aria-hidden="true" {
                path.pg-way-edge d=(way) {}
                path.pg-way-lamp d=(way) {}
                path.pg-pipe-case d=(way) {}
                path.pg-way d=(way) stroke=(ui_kit::svg::seat_fill(seat)) {}
                path.pg-pipe-shine d=(way) {}
                path.pg-plate.pg-plate-lit d=(plates) {}
                @for (x, y, price) in costs { text.pg-cost.pg-cost-lit x=(x) y=(y + 5.0) { (price) } }
                g.pg-ghost transform={ "translate(" (icons::short(x + dx)) " " (icons::short(y + dy)) ")" } { (icons::house(seat, house_size(houses + 1))) }
                @if self.look.scene.assisted {
                    g.pg-tag transform={ "translate(" (icons::short(x + side * 28.0)) " " (icons::short(y - up * 42.0)) ")" } {
                        path transform={ "scale(" (mirror) (flip) ")" }
                            d="M4 0h52q4 0 4 4v20q0 4 -4 4H14L-4 34L2 24q-2 0 -2 -4V4q0 -4 4 -4z" {}
                        text x=(side * 30.0) y=(14.0 * up + 7.5) { (cost.total()) }
                    }
                }
            }
        }
    }
}
