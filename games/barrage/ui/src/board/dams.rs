//! Base spaces and dams: level, owner, the drops they hold, the room they have, and the drops that are to come.

use barrage::{BaseSpace, Basin, Dam, Headstream, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Marks;

use super::layout::Point;
use super::springs::{course_id, inflow_id};
use super::{Plan, changed, hit, lit};
use crate::element::Element;
use crate::icons::{self, Water, owner_key};

/// A space is so wide and high, its middle a little above its place; the foot of the wall is below.
const WIDTH: f32 = 76.0;
const HEIGHT: f32 = 48.0;
const MIDDLE: f32 = -5.0;
const FOOT: f32 = 17.0;

impl Plan<'_> {
    /// The number of every basin, beside its dams.
    pub(super) fn basins(&self) -> Markup {
        html! {
            @for basin in (0..12).map(Basin) {
                @let marks = self.look.marks(Element::Basin(basin));
                @let (x, y) = self.number_of(basin);
                g.ba-basin id=(marks.id) data-el=(marks.id) transform={ "translate(" (x) " " (y) ")" } {
                    circle r="10.5" {}
                    text y="5.8" { (basin.0 + 1) }
                }
            }
        }
    }

    /// Beside the upper dam of a basin; beside the exit where there is no dam.
    fn number_of(&self, basin: Basin) -> (f32, f32) {
        let dams: Vec<_> = basin.base_spaces().map(|space| self.layout.base(space)).collect();
        match dams.as_slice() {
            [(x, upper), _] => (*x - 53.0, *upper - 8.0),
            _ => self.layout.exit(basin).map_or((0.0, 0.0), |(x, y)| (x - 26.0, y + 1.0)),
        }
    }

    pub(super) fn dams(&self) -> Markup {
        html! { @for space in (0..20).map(BaseSpace) { (self.dam(space)) } }
    }

    fn dam(&self, space: BaseSpace) -> Markup {
        let marks = self.look.marks(Element::Dam(space));
        let (x, y) = self.layout.base(space);
        let dam = self.look.position.dam(space);
        let way = dam.filter(|dam| dam.drops > 0).map(|_| inflow_id(space));
        let coming = self.forecast.held(space).iter();
        let coming: Vec<String> = coming.map(|&spring| course_id(spring, Some(space))).collect();
        html! {
            g.ba-space id=(marks.id) data-el=(marks.id) data-way=[way] data-coming=[(!coming.is_empty()).then(|| coming.join(" "))] data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                transform={ "translate(" (x) " " (y) ")" } {
                (hit(WIDTH, HEIGHT, MIDDLE))
                @match dam {
                    Some(dam) => { (self.standing(&marks.id, space, dam)) }
                    None => { (self.free(space, &marks)) }
                }
                @if marks.legal { (lit(WIDTH, HEIGHT, MIDDLE)) (self.price_tag(&marks.id, -42.0)) }
                @if let Some(seat) = marks.changed { (changed(seat, WIDTH, HEIGHT, MIDDLE)) }
            }
        }
    }

    /// An empty space; a red one with its price.
    fn free(&self, space: BaseSpace, marks: &Marks) -> Markup {
        let red = space.is_upper();
        html! {
            use href=(if red { "#ba-site-red" } else { "#ba-site" }) {}
            @if red { (red_price(self.look.position.tables().map.red_cost, 0.0, 9.0)) }
            @if let Some(seat) = self.ghost_of(&marks.id, Structure::Base) {
                g.ghost { use href="#ba-dry" transform={ "translate(0 " (FOOT - 9.0) ")" } {} (wall(Some(seat), 1)) }
            }
        }
    }

    /// The way of a drop within its basin to a dam: from its headstream, or from the powerhouses.
    pub(super) fn inflow(&self, space: BaseSpace) -> Vec<Point> {
        let end = self.layout.base(space);
        let map = &self.look.position.tables().map;
        let spring = (0..4).map(Headstream).find(|&spring| map.under(spring) == space.basin());
        let inside = self.layout.inside(space.basin()).into_iter().take_while(|&point| point != end);
        spring.map(|spring| self.layout.spring(spring)).into_iter().chain(inside).chain([end]).collect()
    }

    fn standing(&self, id: &str, space: BaseSpace, dam: Dam) -> Markup {
        let capacity = self.look.position.capacity(dam);
        let coming = u8::try_from(self.forecast.held(space).len()).unwrap_or(u8::MAX);
        let springs = self.forecast.springs_of(space);
        // BA-D.37: a dam may hold a drop more than it has room for.
        let places = capacity.max(dam.drops).max(dam.drops + coming);
        let gap = if places > 4 { 60.0 / f32::from(places) } else { 15.0 };
        let crest = crest_of(dam.level);
        let full = (0.38 + 0.62 * f32::from(dam.drops) / f32::from(capacity.max(1))).min(1.0);
        html! {
            use href="#ba-dry" transform={ "translate(0 " (crest + 4.0) ")" } {}
            @if dam.drops > 0 {
                use href="#ba-lake" transform=(format!("translate(0 {}) scale({:.2} {full:.2})", crest + 4.0, 0.8 + 0.2 * full)) {}
            }
            (wall(dam.owner, dam.level))
            @for number in 0..places {
                @let x = gap * (f32::from(number) - (f32::from(places) - 1.0) / 2.0);
                @if number < dam.drops {
                    g.piece id={ (id) "-" (number + 1) } { (icons::drop(Water::Held, x, crest - 7.5, 16.0)) }
                }
                @else {
                    (icons::drop(Water::Room, x, crest - 7.5, 16.0))
                    @if number < dam.drops + coming { g.ba-flow { (icons::drop(Water::Coming, x, crest - 7.5, 16.0)) } }
                }
            }
            @if !springs.is_empty() {
                @let width = 12.0 + 8.5 * springs.len() as f32;
                g.ba-flow.ba-next transform={ "translate(22 " (FOOT) ")" } {
                    rect x=(-width / 2.0) y="-9" width=(width) height="18" rx="9" {}
                    text y="5.6" { (springs) }
                }
            }
        }
    }
}

/// Where the crest of a dam is: a base, and lower blocks on it.
fn crest_of(level: u8) -> f32 {
    FOOT - 13.0 - 9.0 * f32::from(level.saturating_sub(1))
}

/// The wall of a dam in the colour of its owner, with its emblem and a block for each level.
fn wall(owner: Option<Seat>, level: u8) -> Markup {
    let key = owner_key(owner);
    html! {
        use href={ "#ba-wall-" (key) } y=(FOOT) {}
        @for step in 1..level {
            @let wide = 1.0 + 0.12 * f32::from(step - 1);
            use href={ "#ba-rise-" (key) } transform={ "translate(0 " (crest_of(step)) ") scale(" (wide) " 1)" } {}
        }
    }
}

/// The price of a red space: a coin with the number.
pub(super) fn red_price(cost: u8, x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            circle.ba-coin-side cy="1.6" r="9" {}
            circle.ba-coin r="9" {}
            text.ba-coin-text y="5.6" { (cost) }
        }
    }
}
