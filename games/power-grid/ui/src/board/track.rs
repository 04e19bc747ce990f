//! The city-count track: the sizes of the networks, the start of Step 2 and the end of the game.

use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use crate::element::Element;

impl Plan<'_> {
    pub(super) fn track(&self) -> Markup {
        let (look, position) = (&self.look, self.look.position);
        let row = position.tables().players(position.seats());
        let last = row.end.max(position.largest_size());
        let marks = look.marks(Element::Track);
        html! {
            g id=(marks.id) data-el=(marks.id) {
                @for size in 0..=last {
                    @let [x, y, width, height] = self.cell(size, last);
                    rect.pg-cell.pg-cell-mark[size == row.step2 || size == row.end]
                        x=(x) y=(y) width=(width) height=(height) rx="5" {}
                }
                @for size in 0..=last {
                    @let [x, y, width, height] = self.cell(size, last);
                    text.pg-count.pg-count-mark[size == row.step2 || size == row.end] x=(x + 6.0) y=(y + 21.0) { (size) }
                    @if size == row.step2 {
                        text.pg-mark x=(x + width / 2.0) y=(y + height - 6.0) { (look.say("track-step2", &[])) }
                    }
                    @if size == row.end {
                        text.pg-mark x=(x + width / 2.0) y=(y + height - 6.0) { (look.say("track-end", &[])) }
                    }
                }
            }
            @for seat in Seat::all(position.seats()) { (self.marker(seat, last)) }
        }
    }

    /// One cell: left, top, width, height. A standing track grows upwards.
    fn cell(&self, size: u8, last: u8) -> [f32; 4] {
        let [left, top, width, height] = self.layout.track;
        let (size, count) = (f32::from(size), f32::from(last) + 1.0);
        if height > width {
            let step = height / count;
            [left, top + (count - 1.0 - size) * step + 1.0, width, step - 2.0]
        } else {
            let step = width / count;
            [left + size * step + 1.0, top, step - 2.0, height]
        }
    }

    /// The marker of a seat, beside those of others with the same size.
    fn marker(&self, seat: Seat, last: u8) -> Markup {
        let position = self.look.position;
        let size = position.size(seat);
        let before = Seat::all(position.seats()).filter(|&other| position.size(other) == size);
        let place = u8::try_from(before.take_while(|&other| other != seat).count()).unwrap_or(0);
        let [x, y, width, _] = self.cell(size, last);
        let (column, line) = (f32::from(place % 3), f32::from(place / 3));
        let [_, _, across, down] = self.layout.track;
        let (x, y) = if down > across {
            (x + width - 54.0 + column * 21.0, y + 13.0 + line * 20.0)
        } else {
            (x + width / 2.0 + (column - 1.0) * 20.0, y + 35.0 + line * 20.0)
        };
        let marks = self.look.marks(Element::Size(seat));
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } { (svg::disc(seat, 0.0, 0.0, 8.0)) }
        }
    }
}
