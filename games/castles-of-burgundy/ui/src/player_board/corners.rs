//! In the corners of a sheet: dice with the workers they would give; silverlings, workers and score; storage; goods.
//! Each corner is drawn in the core of the sheet, from its upper left corner.

use castles_of_burgundy::{Goods, Stage};
use engine::{Game, Seat};
use maud::{Markup, html};

use crate::depots::{badge, flag};
use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks, points_of};
use crate::tile::{halo, hexagon, hole, lamp, tile};

/// The places of the dice; the workers are below them.
const DICE: [(f32, f32); 2] = [(60.0, 96.0), (117.0, 96.0)];
/// The places of silverlings, workers and score.
const SILVER: (f32, f32) = (498.0, 82.0);
const WORKERS: (f32, f32) = (498.0, 127.0);
const SCORE: (f32, f32) = (502.0, 168.0);
/// The storage spaces, and their radius.
const STORAGE: [(f32, f32); 3] = [(96.0, 481.0), (66.0, 537.0), (126.0, 537.0)];
const STORED: f32 = 32.0;
/// The goods spaces, and the sold goods.
const GOODS: [(f32, f32); 3] = [(431.0, 541.0), (476.0, 541.0), (521.0, 541.0)];
const SOLD: (f32, f32) = (520.0, 481.0);

/// A box with rounded corners around a point, as path data.
pub(super) fn frame(width: f32, height: f32) -> String {
    let (half, across, down) = (width / 2.0 - 8.0, width - 16.0, height - 16.0);
    format!(
        "M-{half} -{}h{across}q8 0 8 8v{down}q0 8 -8 8h-{across}q-8 0 -8 -8v-{down}q0 -8 8 -8z",
        height / 2.0
    )
}

impl Look<'_> {
    /// The corners of a sheet: dice, purse, storage, goods.
    pub(super) fn corners(&self, seat: Seat) -> [Markup; 4] {
        let own = self.scene.viewer == Some(seat);
        let heading = |key: &str, x: &str, y: &str, class: &str| html! { text class={ "cb-heading " (class) } x=(x) y=(y) { (self.say(key, &[])) } };
        let name = html! {
            (ui_kit::svg::disc(seat, 46.0, 48.0, 9.0))
            text.cb-title x="62" y="54" { (self.name(seat)) }
        };
        [
            html! { @if own { (heading("mat-dice", "36", "51", "")) } @else { (name) } (self.dice_tray(seat)) },
            html! { (heading("mat-purse", "544", "51", "cb-end")) (self.figures(seat)) },
            html! { (heading("mat-storage", "36", "438", "")) (self.storage(seat)) },
            html! { (heading("mat-goods", "544", "438", "cb-end")) (self.goods(seat)) },
        ]
    }

    /// A component in a corner: lamp and ring if it is a legal target, a flag if it changed.
    pub(super) fn corner(
        &self,
        marks: &Marks,
        (x, y): (f32, f32),
        (outline, hit): (&str, &str),
        light: &Markup,
        content: &Markup,
    ) -> Markup {
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role()] tabindex=[marks.tab_index()]
                aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()] transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d=(hit) {}
                g.cb-lift {
                    @if marks.legal { (halo(outline)) }
                    (content)
                }
                @if marks.legal { (light) }
                @if let Some(seat) = marks.changed { (flag(seat, -32.0, -8.0)) }
            }
        }
    }

    /// CB-4.1: both dice; the place of a used one is empty. A castle's extra action is a die with any value
    /// there.
    fn dice_tray(&self, seat: Seat) -> Markup {
        let dice = self.position.dice(seat);
        let castle = self.position.stage() == Stage::Castle && self.position.to_act() == Some(seat);
        let wild = dice.iter().position(Option::is_none).filter(|_| castle);
        // On a phone 66 units are 44 pixels.
        let shape = (frame(52.0, 56.0), frame(66.0, 67.0));
        let bar = html! { rect.cb-ring-bar x="-22" y="32" width="44" height="6" rx="3" {} };
        html! {
            @for ((number, die), at) in (0u8..).zip(dice).zip(DICE) {
                @let below = (at.0, at.1 + 53.0);
                @if wild == Some(usize::from(number)) {
                    (self.corner(&self.marks(Element::Wild(seat)), at, (&shape.0, &shape.1), &bar, &icons::wild_die(seat, 0.0, -2.0, 50.0)))
                    (self.hire(seat, None, below))
                } @else {
                    (self.corner(&self.marks(Element::Die(seat, number)), at, (&shape.0, &shape.1), &bar, &html! {
                        @match die {
                            Some(die) => { (icons::seat_die(seat, die, 0.0, -2.0, 50.0)) }
                            None => { rect.cb-hole x="-25" y="-25" width="50" height="52" rx="10" {} }
                        }
                    }))
                    @if die.is_some() { (self.hire(seat, Some(number), below)) }
                }
            }
        }
    }

    /// CB-5.16: the workers a die would give, as a button below it.
    fn hire(&self, seat: Seat, die: Option<u8>, at: (f32, f32)) -> Markup {
        let marks = self.marks(Element::Hire(seat, die));
        let workers = self.position.powers(seat).action_workers;
        let shape = "M-12-13.5H12a13.5 13.5 0 0 1 0 27H-12a13.5 13.5 0 0 1 0-27z";
        html! {
            @if marks.legal {
                (self.corner(&marks, at, (shape, &frame(56.0, 32.0)), &html! {}, &html! {
                    path.cb-button d=(shape) {}
                    text.cb-hire x="-10" y="6" { "+" (workers) }
                    (icons::worker(12.0, 0.0, 21.0))
                }))
            }
        }
    }

    fn figures(&self, seat: Seat) -> Markup {
        let position = self.position;
        let shape = (frame(86.0, 42.0), frame(90.0, 44.0));
        let light = lamp(-42.0, -15.0);
        let figure = |element, at, icon: Markup, number: String| {
            let content = html! { (icon) text.cb-figure x="42" y="11" { (number) } };
            self.corner(&self.marks(element), at, (&shape.0, &shape.1), &light, &content)
        };
        let score = html! {
            rect.cb-pad x="-42" y="-14" width="84" height="28" rx="6" {}
            text.cb-score y="6.5" { (self.say("mat-points", &[("points", points_of(self.position, seat).into())])) }
        };
        let shape = (frame(84.0, 28.0), frame(84.0, 34.0));
        html! {
            (figure(Element::Silver(seat), SILVER, icons::silver(-20.0, 0.0, 39.0), position.silver(seat).to_string()))
            (figure(Element::Workers(seat), WORKERS, icons::worker(-20.0, 0.0, 42.0), position.workers(seat).to_string()))
            (self.corner(&self.marks(Element::Score(seat)), SCORE, (&shape.0, &shape.1), &light, &score))
        }
    }

    fn storage(&self, seat: Seat) -> Markup {
        let stored = self.position.storage(seat);
        let shape = hexagon(STORED);
        html! {
            @for ((number, stored), at) in (0u8..).zip(stored).zip(STORAGE) {
                g transform={ "translate(" (at.0) " " (at.1) ")" } { (hole(STORED)) }
                (self.corner(&self.marks(Element::Stored(seat, number)), at, (&shape, &hexagon(38.2)), &lamp(23.0, -23.0), &html! {
                    @if let Some(stored) = stored { g.piece id={ "cb-in-" (seat.number() + 1) "-" (number + 1) "-" (stored) } { (tile(*stored, STORED, false)) } }
                }))
            }
        }
    }

    fn goods(&self, seat: Seat) -> Markup {
        let held = Goods::ALL.into_iter().zip(self.position.goods_of(seat)).filter(|&(_, count)| count > 0);
        let sold: u8 = self.position.sold(seat).iter().sum();
        let shape = (frame(42.0, 48.0), frame(46.0, 56.0));
        html! {
            @for (x, y) in GOODS { rect.cb-hole x=(x - 20.0) y=(y - 25.0) width="40" height="48" rx="6" {} }
            @for ((goods, count), at) in held.zip(GOODS) {
                (self.corner(&self.marks(Element::Held(seat, goods)), at, (&shape.0, &shape.1), &lamp(15.0, -22.0), &html! {
                    (icons::goods_pile(goods, count, 0.0, 2.0, 33.0))
                    @if count > 1 { (badge(count, 12.0, 19.0)) }
                }))
            }
            (self.corner(&self.marks(Element::Sold(seat)), SOLD, (&frame(44.0, 44.0), &frame(96.0, 46.0)), &lamp(18.0, -18.0), &html! {
                rect.cb-hole x="-21" y="-22" width="42" height="44" rx="6" {}
                @if sold > 0 {
                    @for step in 0..sold.min(5) {
                        rect.cb-sold-back x="-16" y=(-2.0 - 3.5 * f32::from(step)) width="32" height="21" rx="4" {}
                    }
                    text.cb-sold-count y=(14.0 - 3.5 * f32::from(sold.min(5))) { (sold) }
                } @else { text.cb-sold-none y="6" { "0" } }
                text.cb-sold x="-28" y="6" { (self.say("mat-sold", &[])) }
            }))
        }
    }
}
