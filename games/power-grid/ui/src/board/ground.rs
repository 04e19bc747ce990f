//! The ground: seas and neighbours, regions in pale tints, hatched where they are not in play, relief, and the list of the
//! regions.

use maud::{Markup, PreEscaped, html};
use power_grid::{Region, Stage};

use super::Plan;
use crate::element::Element;

/// The size of the list of regions.
const LEGEND: [f32; 2] = [204.0, 78.0];

impl Plan<'_> {
    /// Everything below the regions.
    pub(super) fn sea(&self) -> Markup {
        let key = |id: &str| match id {
            "north-sea" => "around-north-sea",
            "baltic-sea" => "around-baltic-sea",
            "poland" => "around-poland",
            "czechia" => "around-czechia",
            "austria" => "around-austria",
            "switzerland" => "around-switzerland",
            "france" => "around-france",
            "holland" => "around-holland",
            "canada" => "around-canada",
            "mexico" => "around-mexico",
            "pacific" => "around-pacific",
            "atlantic" => "around-atlantic",
            _ => "around-gulf",
        };
        html! {
            (PreEscaped(self.layout.sea))
            @for place in &self.layout.around {
                @let name = self.look.say(key(&place.id), &[]).to_uppercase();
                text.pg-around.pg-tight[name.chars().count() > 10] transform={ "translate(" (place.x) " " (place.y) ") rotate(" (place.turn) ")" } {
                    (name)
                }
            }
        }
    }

    pub(super) fn regions(&self) -> Markup {
        let (look, layout) = (&self.look, self.layout);
        let map = look.position.map();
        let drafting = look.position.stage() == Stage::Regions;
        html! {
            g clip-path="url(#pg-land)" {
                @for region in self.all_regions() {
                    @let marks = look.marks(Element::Region(region));
                    @let rgb = layout.region(map, region).rgb.as_str();
                    @let area = layout.area(map, |city| map.region_of(city) == region);
                    @let played = look.position.regions().has(region.0);
                    g id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)]
                        data-changed=[marks.changed_number().filter(|_| drafting)] {
                        @let fill = if played || drafting { rgb } else { "#CFCCC0" };
                        path d=(area) fill=(fill) stroke=(fill) stroke-width="1.5" {}
                        @if !played { path d=(area) fill="url(#pg-hatch)" {} }
                    }
                }
            }
        }
    }

    /// Hills, woods, rivers, borders and the coast; at night a dark sheet over all.
    pub(super) fn relief(&self) -> Markup {
        let map = self.look.position.map();
        let borders = self.layout.borders(map, |a, b| map.region_of(a) != map.region_of(b));
        let [x, y, width, height] = self.layout.view;
        html! {
            (PreEscaped(self.layout.relief))
            g clip-path="url(#pg-land)" {
                path.pg-border-out d=(borders) {}
                path.pg-border d=(borders) {}
            }
            (PreEscaped(include_str!("../../art/coast.svg")))
            rect.pg-night x=(x - 400.0) y=(y - 400.0) width=(width + 800.0) height=(height + 800.0) {}
        }
    }

    /// The list of the regions with their tints.
    pub(super) fn legend(&self) -> Markup {
        let (look, layout) = (&self.look, self.layout);
        let [left, top] = layout.legend;
        let [width, height] = LEGEND;
        html! {
            rect.pg-shade x=(left + 1.0) y=(top + 2.0) width=(width) height=(height) rx="6" {}
            rect.pg-legend x=(left) y=(top) width=(width) height=(height) rx="6" {}
            @for (at, region) in self.all_regions().enumerate() {
                @let (x, y) = (left + 8.0 + 100.0 * (at % 2) as f32, top + 7.0 + 23.5 * (at / 2) as f32);
                @let played = look.position.regions().has(region.0);
                @let rgb = layout.region(look.position.map(), region).rgb.as_str();
                @let fill = if played || look.position.stage() == Stage::Regions { rgb } else { "#CFCCC0" };
                rect.pg-swatch x=(x) y=(y) width="16" height="16" rx="3" fill=(fill) {}
                @if !played { path.pg-swatch-hatch d={ "M" (x + 1.0) " " (y + 11.0) "l10 -10M" (x + 4.0) " " (y + 15.0) "l11 -11" } {} }
                text.pg-legend-name x=(x + 20.0) y=(y + 13.0) { (look.words.region(region)) }
            }
        }
    }

    fn all_regions(&self) -> impl Iterator<Item = Region> + use<> {
        (0u8..).map(Region).take(self.look.position.map().regions.len())
    }
}
