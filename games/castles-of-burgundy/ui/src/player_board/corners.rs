//! Around the estate: dice with the workers they would give, silverlings, workers and score, storage, goods.

use castles_of_burgundy::{Goods, Stage};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::svg;

use super::estate::pill;
use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks};
use crate::tile::{hexagon, ring, tile};

/// The positions of the dice; the workers are below them.
const DICE: [(f32, f32); 2] = [(-253.0, -233.0), (-187.0, -233.0)];
/// The positions of the storage spaces, and their radius.
const STORAGE: [(f32, f32); 3] = [(-250.0, 146.0), (-250.0, 224.0), (-182.0, 224.0)];
const STORED: f32 = 39.0;
/// The positions of the goods spaces.
const GOODS: [(f32, f32); 3] = [(166.0, 234.0), (213.0, 234.0), (260.0, 234.0)];
const SOLD: (f32, f32) = (252.0, 158.0);

/// A box with rounded corners around a point, as path data.
fn frame(width: f32, height: f32) -> String {
    let (half, side) = (width / 2.0 - 6.0, height - 12.0);
    format!(
        "M-{half} -{0}h{1}q6 0 6 6v{side}q0 6 -6 6h-{1}q-6 0 -6 -6v-{side}q0 -6 6 -6z",
        height / 2.0,
        2.0 * half
    )
}

impl Look<'_> {
    /// The outlines of the spaces and their labels.
    pub(super) fn printed_corners(&self) -> Markup {
        html! {
            @for (x, y) in STORAGE { path.cb-empty transform={ "translate(" (x) " " (y) ")" } d=(hexagon(STORED - 2.0)) {} }
            @for (x, y) in GOODS { path.cb-empty transform={ "translate(" (x) " " (y) ")" } d=(frame(40.0, 40.0)) {} }
            text.cb-label x="-282" y="100" { (self.say("mat-storage", &[])) }
            text.cb-label.cb-end x="282" y="193" { (self.say("mat-goods", &[])) }
        }
    }

    /// A component around the estate: its frame, a ring if it is a legal target, a flag if it changed.
    fn corner(&self, marks: &Marks, at: (f32, f32), outline: &str, content: &Markup) -> Markup {
        self.corner_to_hit(marks, at, outline, outline, content)
    }

    /// The same with a larger click target, for fingers on phones.
    fn corner_to_hit(
        &self,
        marks: &Marks,
        (x, y): (f32, f32),
        outline: &str,
        hit: &str,
        content: &Markup,
    ) -> Markup {
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role()] tabindex=[marks.tab_index()]
                aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()] transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d=(hit) {}
                (content)
                @if marks.legal { (ring(outline)) }
                @if let Some(seat) = marks.changed {
                    path.cb-changed d=(outline) {}
                    (svg::flag(seat, -30.0, -12.0))
                }
            }
        }
    }

    /// CB-4.1: both dice; the place of a used one is empty. A castle's extra action is a die with any value
    /// there.
    pub(super) fn dice_tray(&self, seat: Seat) -> Markup {
        let dice = self.position.dice(seat);
        let castle = self.position.stage() == Stage::Castle && self.position.to_act() == Some(seat);
        let wild = dice.iter().position(Option::is_none).filter(|_| castle);
        html! {
            @for ((number, die), (x, y)) in (0u8..).zip(dice).zip(DICE) {
                @if wild == Some(usize::from(number)) {
                    (self.wild(seat, (x, y)))
                    (self.hire(seat, None, (x, y + 49.0)))
                } @else {
                    (self.corner_to_hit(&self.marks(Element::Die(seat, number)), (x, y), &frame(58.0, 58.0), &frame(66.0, 66.0), &html! {
                        @match die {
                            Some(die) => { (icons::seat_die(seat, die, 0.0, 0.0, 40.0)) }
                            None => { path.cb-empty d=(frame(40.0, 40.0)) {} }
                        }
                    }))
                    @if die.is_some() { (self.hire(seat, Some(number), (x, y + 49.0))) }
                }
            }
        }
    }

    fn wild(&self, seat: Seat, at: (f32, f32)) -> Markup {
        self.corner(
            &self.marks(Element::Wild(seat)),
            at,
            &frame(58.0, 58.0),
            &html! {
                rect x="-21" y="-21" width="42" height="42" rx="10" fill=(svg::seat_fill(seat)) stroke=(svg::KEY_IN) stroke-width="2" {}
                text.cb-wild y="10" fill=(svg::seat_ink(seat)) { "1–6" }
                (svg::disc(seat, 19.5, -19.5, 7.0))
            },
        )
    }

    /// CB-5.16: the workers a die would give, as a button below it.
    fn hire(&self, seat: Seat, die: Option<u8>, at: (f32, f32)) -> Markup {
        let marks = self.marks(Element::Hire(seat, die));
        let workers = self.position.powers(seat).action_workers;
        html! {
            @if marks.legal {
                (self.corner(&marks, at, &frame(54.0, 28.0), &html! {
                    path.cb-button d=(frame(54.0, 28.0)) {}
                    text.cb-hire x="-10" y="6" { "+" (workers) }
                    (icons::worker(12.0, 0.0, 20.0))
                }))
            }
        }
    }

    pub(super) fn figures(&self, seat: Seat) -> Markup {
        let position = self.position;
        let figure = |element, at, icon: Markup, number: String| {
            let content = html! {
                path.cb-pad d=(frame(62.0, 44.0)) {}
                (icon)
                text.cb-figure x="27" y="9" { (number) }
            };
            self.corner_to_hit(&self.marks(element), at, &frame(62.0, 44.0), &frame(66.0, 66.0), &content)
        };
        let score = html! {
            path.cb-pad d=(frame(84.0, 36.0)) {}
            text.cb-score y="7" { (self.say("mat-points", &[("points", position.scored(seat).into())])) }
        };
        html! {
            (figure(Element::Silver(seat), (186.0, -233.0), icons::silver(-15.0, 0.0, 26.0), position.silver(seat).to_string()))
            (figure(Element::Workers(seat), (252.0, -233.0), icons::worker(-15.0, 0.0, 28.0), position.workers(seat).to_string()))
            (self.corner(&self.marks(Element::Score(seat)), (241.0, -182.0), &frame(84.0, 36.0), &score))
        }
    }

    pub(super) fn storage(&self, seat: Seat) -> Markup {
        let stored = self.position.storage(seat);
        html! {
            @for ((number, stored), at) in (0u8..).zip(stored).zip(STORAGE) {
                (self.corner(&self.marks(Element::Stored(seat, number)), at, &hexagon(STORED - 2.0), &html! {
                    @if let Some(stored) = stored { g.piece id={ "cb-in-" (seat.number() + 1) "-" (number + 1) "-" (stored) } { (tile(*stored, STORED, false)) } }
                }))
            }
        }
    }

    pub(super) fn goods(&self, seat: Seat) -> Markup {
        let held = Goods::ALL.into_iter().zip(self.position.goods_of(seat)).filter(|&(_, count)| count > 0);
        let sold: u8 = self.position.sold(seat).iter().sum();
        html! {
            @for ((goods, _), at) in held.clone().zip(GOODS) {
                (self.corner(&self.marks(Element::Held(seat, goods)), at, &frame(44.0, 44.0), &icons::goods(goods, 0.0, 0.0, 34.0)))
            }
            @for ((_, count), (x, y)) in held.zip(GOODS).filter(|((_, count), _)| *count > 1) {
                (pill(&format!("×{count}"), "cb-many", x + 7.0, y - 25.0))
            }
            (self.corner(&self.marks(Element::Sold(seat)), SOLD, &frame(58.0, 38.0), &html! {
                path.cb-pad d=(frame(58.0, 38.0)) {}
                text.cb-sold y="-2" { (self.say("mat-sold", &[])) }
                text.cb-sold-count y="15" { (sold) }
            }))
        }
    }
}
