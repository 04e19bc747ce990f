//! The ground: regions in pale tints, hatched where they are not in play, with their names.

use maud::{Markup, html};
use power_grid::{Region, Stage};

use super::Plan;
use crate::element::Element;

impl Plan<'_> {
    pub(super) fn ground(&self) -> Markup {
        let (look, layout) = (&self.look, self.layout);
        let map = look.position.map();
        let [x, y, width, height] = layout.view;
        let drafting = look.position.stage() == Stage::Regions;
        let borders = layout.borders(map, |a, b| map.region_of(a) != map.region_of(b));
        html! {
            rect.pg-sea x=(x) y=(y) width=(width) height=(height) {}
            path.pg-coast d=(layout.outline) {}
            @for region in (0u8..).map(Region).take(map.regions.len()) {
                @let marks = look.marks(Element::Region(region));
                @let rgb = &layout.region(map, region).rgb;
                @let area = layout.area(map, |city| map.region_of(city) == region);
                @let played = look.position.regions().has(region.0);
                g id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)]
                    data-changed=[marks.changed_number().filter(|_| drafting)] {
                    path.pg-region.pg-unused[!played] d=(area) fill=(rgb) stroke=(rgb) {}
                    @if !played { path d=(area) fill="url(#pg-hatch)" {} }
                }
            }
            path.pg-border d=(borders) {}
            @for region in (0u8..).map(Region).take(map.regions.len()) {
                @let place = layout.region(map, region);
                text.pg-region-name x=(place.x) y=(place.y) { (look.words.region(region)) }
            }
        }
    }
}
