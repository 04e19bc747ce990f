//! Base spaces and dams: level, owner, the drops they hold, the room they have, and the drops that are to come.

use barrage::{BaseSpace, Basin, Dam, Headstream, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Marks, svg};

use super::layout::Point;
use super::{Plan, ring};
use crate::element::Element;
use crate::icons::{self, Icon, Water};

/// A space is so wide and high.
const WIDTH: f32 = 124.0;
const HEIGHT: f32 = 46.0;

impl Plan<'_> {
    /// The number of every basin, beside its dams.
    pub(super) fn basins(&self) -> Markup {
        html! {
            @for basin in (0..12).map(Basin) {
                @let marks = self.look.marks(Element::Basin(basin));
                @let (x, y) = self.number_of(basin);
                g.ba-basin id=(marks.id) data-el=(marks.id) transform={ "translate(" (x) " " (y) ")" } {
                    rect x="-21" y="-13" width="42" height="26" rx="13" {}
                    text y="7.5" { (basin.0 + 1) }
                }
            }
        }
    }

    /// Between the dams of a basin; beside the exit where there is no dam.
    fn number_of(&self, basin: Basin) -> (f32, f32) {
        let dams: Vec<_> = basin.base_spaces().map(|space| self.layout.base(space)).collect();
        match dams.as_slice() {
            [(x, upper), (_, lower)] => (*x, f32::midpoint(*upper, *lower)),
            _ => self.layout.exit(basin).map_or((0.0, 0.0), |(x, y)| (x - 46.0, y)),
        }
    }

    pub(super) fn dams(&self) -> Markup {
        html! { @for space in (0..20).map(BaseSpace) { (self.dam(space)) } }
    }

    fn dam(&self, space: BaseSpace) -> Markup {
        let marks = self.look.marks(Element::Dam(space));
        let (x, y) = self.layout.base(space);
        let dam = self.look.position.dam(space);
        let way = dam.filter(|dam| dam.drops > 0).map(|_| self.way_in(space));
        let coming = self.forecast.held(space).iter();
        let coming: Vec<String> =
            coming.map(|&spring| from_here(&self.course(spring, Some(space)), (x, y))).collect();
        html! {
            g.ba-space id=(marks.id) data-el=(marks.id) data-way=[way] data-coming=[(!coming.is_empty()).then(|| coming.join(";"))] data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                transform={ "translate(" (x) " " (y) ")" } {
                @match dam {
                    Some(dam) => { (self.standing(&marks.id, space, dam)) }
                    None => { (self.free(space, &marks)) }
                }
                @if marks.legal { (ring(WIDTH + 6.0, HEIGHT + 6.0)) (self.price_tag(&marks.id, 0.0, -26.0)) }
                @if let Some(seat) = marks.changed {
                    rect.ba-changed x=(-WIDTH / 2.0 - 4.0) y=(-HEIGHT / 2.0 - 4.0) width=(WIDTH + 8.0) height=(HEIGHT + 8.0) rx="9" {}
                    (svg::flag(seat, WIDTH / 2.0 - 10.0, -HEIGHT / 2.0 + 10.0))
                }
            }
        }
    }

    /// An empty space; a red one with its price.
    fn free(&self, space: BaseSpace, marks: &Marks) -> Markup {
        let red = space.is_upper();
        html! {
            rect.ba-slot.ba-red[red] x=(-WIDTH / 2.0) y=(-HEIGHT / 2.0) width=(WIDTH) height=(HEIGHT) rx="7" {}
            @if red { (red_price(self.look.position.tables().map.red_cost, WIDTH / 2.0 - 22.0, 0.0)) }
            (icons::icon(Icon::Built(Structure::Base), -WIDTH / 2.0 + 22.0, 0.0, 20.0))
            @if let Some(seat) = self.ghost_of(&marks.id, Structure::Base) { g.ghost { (wall(Some(seat), 1)) } }
        }
    }

    /// The way of a drop within its basin to this dam, seen from the dam: that of its headstream, or from the powerhouses.
    fn way_in(&self, space: BaseSpace) -> String {
        let (x, y) = self.layout.base(space);
        let map = &self.look.position.tables().map;
        let spring = (0..4).map(Headstream).find(|&spring| map.under(spring) == space.basin());
        let inside = self.layout.inside(space.basin()).into_iter().take_while(|&point| point != (x, y));
        let way: Vec<Point> =
            spring.map(|spring| self.layout.spring(spring)).into_iter().chain(inside).collect();
        from_here(&way, (x, y))
    }

    fn standing(&self, id: &str, space: BaseSpace, dam: Dam) -> Markup {
        let capacity = self.look.position.capacity(dam);
        let coming = u8::try_from(self.forecast.held(space).len()).unwrap_or(u8::MAX);
        let springs = self.forecast.springs_of(space);
        // BA-D.37: a dam may hold a drop more than it has room for.
        let places = capacity.max(dam.drops).max(dam.drops + coming);
        let gap = if places > 3 { 17.0 } else { 22.0 };
        html! {
            (wall(dam.owner, dam.level))
            @for number in 0..places {
                @let x = -4.0 + gap * f32::from(number);
                @if number < dam.drops {
                    g.piece id={ (id) "-" (number + 1) } { (icons::drop(Water::Held, x, 1.0, 21.0)) }
                }
                @else {
                    (icons::drop(Water::Room, x, 1.0, 21.0))
                    @if number < dam.drops + coming { g.ba-flow { (icons::drop(Water::Coming, x, 1.0, 21.0)) } }
                }
            }
            @if !springs.is_empty() {
                g.ba-flow.ba-next transform={ "translate(" (WIDTH / 2.0 + 2.0) " " (HEIGHT / 2.0 - 4.0) ")" } {
                    rect x="-16" y="-12" width=(18 + 12 * springs.len()) height="24" rx="12" {}
                    text x="-6" y="7" { (springs) }
                }
            }
        }
    }
}

/// A way as seen from a point, for the script that lets new drops come along it.
fn from_here(way: &[Point], (x, y): Point) -> String {
    way.iter().map(|(a, b)| format!("{:.0},{:.0}", a - x, b - y)).collect::<Vec<_>>().join(" ")
}

/// The wall of a dam in the colour of its owner, with its emblem and a step for each level; the water stands on a pad.
fn wall(owner: Option<Seat>, level: u8) -> Markup {
    let fill = owner.map_or("#c9a46a", svg::seat_fill);
    let (x, y) = (-WIDTH / 2.0, -HEIGHT / 2.0);
    html! {
        rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="7" fill=(fill) stroke=(svg::KEY_OUT) stroke-width="6" {}
        rect x=(x) y=(y) width=(WIDTH) height=(HEIGHT) rx="7" fill=(fill) stroke=(svg::KEY_IN) stroke-width="2.4" {}
        rect.ba-pool x="-17" y=(y + 5.0) width=(WIDTH / 2.0 + 13.0) height=(HEIGHT - 10.0) rx="5" {}
        @match owner {
            Some(seat) => { (svg::emblem(seat, x + 14.0, 0.0, 17.0)) }
            None => { text.ba-neutral x=(x + 14.0) y="8" { "N" } }
        }
        @for step in 0..level {
            rect.ba-step x=(x + 26.0) y=(y + HEIGHT - 16.0 - 12.0 * f32::from(step)) width="14" height="10" rx="2" {}
        }
    }
}

/// The price of a red space: a coin with the number.
pub(super) fn red_price(cost: u8, x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            circle.ba-coin r="13" {}
            text.ba-coin-text y="9" { (cost) }
        }
    }
}
