//! Legal targets: a ring, a preview of the result, and a hit area.

use std::fmt::Write;

use maud::{Markup, html};
use power_grid::{City, Region};
use ui_kit::{Marks, svg};

use super::Plan;
use super::cities::SPACES;
use super::houses::HOUSE;
use super::layout::RADIUS;
use crate::element::Element;
use crate::offer::sum_of;

/// The maximum radius of a hit area.
const WIDEST: f32 = 44.0;
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
                path.pg-ring-out d=(around) {}
                path.pg-ring d=(around) {}
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
                circle.pg-ring-out cx=(x) cy=(y) r=(RADIUS + 3.0) {}
                circle.pg-ring cx=(x) cy=(y) r=(RADIUS + 3.0) {}
                (self.badge(city))
                circle.pg-hit cx=(x) cy=(y) r=(radius) {}
            }
            (self.preview(city))
        }
    }

    /// The house that would be built, the way to it and the parts of its cost; shown while the target is pointed at.
    fn preview(&self, city: City) -> Markup {
        let position = self.look.position;
        let Some(seat) = self.look.builder() else { return html! {} };
        let Some(cost) = position.cost(seat, city) else { return html! {} };
        let (x, y) = self.place(city);
        let (dx, dy) = SPACES[usize::from(position.houses_in(city)).min(2)];
        let mut way = String::new();
        for (at, passed) in position.cheapest_way(seat, city).into_iter().enumerate() {
            let (x, y) = self.place(passed);
            let _ = write!(way, "{}{x} {y}", if at == 0 { 'M' } else { 'L' });
        }
        let sum = sum_of(cost);
        let width = 14.0 + 11.5 * sum.chars().count() as f32;
        // The tag stays on the board: below the city, or above it at the lower edge.
        let [left, top, across, down] = self.layout.view;
        let below = if y + 96.0 > top + down { -RADIUS - 46.0 } else { RADIUS + 40.0 };
        let middle = x.clamp(left + width / 2.0 + 4.0, left + across - width / 2.0 - 4.0);
        html! {
            g.pg-preview id={ "pg-preview-" (position.map().cities[city.index()].id) } aria-hidden="true" {
                path.pg-way-out d=(way) {}
                path.pg-way d=(way) {}
                g.pg-ghost transform={ "translate(" (x + dx) " " (y + dy) ")" } { (svg::piece(seat, HOUSE, 1.5, 14.0)) }
                @if self.look.scene.assisted {
                    g.pg-tag transform={ "translate(" (middle) " " (y + below) ")" } {
                        rect x=(-width / 2.0) y="-15" width=(width) height="30" rx="6" {}
                        text y="7" { (sum) }
                    }
                }
            }
        }
    }
}
