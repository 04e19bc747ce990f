//! The city-count track: the sizes of the networks, the start of Step 2 and the end of the game.

use engine::{Game, Seat};
use maud::{Markup, html};

use super::Plan;
use crate::element::Element;
use crate::icons;

impl Plan<'_> {
    pub(super) fn track(&self) -> Markup {
        let (look, position) = (&self.look, self.look.position);
        let row = position.tables().players(position.seats());
        let last = row.end.max(position.largest_size());
        let marks = look.marks(Element::Track);
        let [left, top, width, height] = self.layout.track;
        let mark = |size: u8| match size {
            _ if size == row.end => Some(look.say("track-end", &[])),
            _ if size == row.step2 => Some(look.say("track-step2", &[])),
            _ => None,
        };
        // On a standing track the markers of those who have got there cover the words.
        let is_empty = |size: u8| Seat::all(position.seats()).all(|seat| position.size(seat) != size);
        html! {
            g id=(marks.id) data-el=(marks.id) {
                rect.pg-shade x=(left + 1.0) y=(top + 3.0) width=(width) height=(height) rx="7" {}
                rect.pg-track x=(left) y=(top) width=(width) height=(height) rx="7" {}
                @for size in 0..=last {
                    @let [x, y, width, height] = self.cell(size, last);
                    @let mark = mark(size);
                    @let words = mark.as_deref().filter(|_| !self.stands() || is_empty(size));
                    @if mark.is_some() && !self.stands() { rect.pg-cell-mark x=(x + width / 2.0 - 32.0) y=(y - 21.0) width="64" height="17" rx="4" {} }
                    rect.pg-cell.pg-cell-mark[mark.is_some()] x=(x) y=(y) width=(width) height=(height) rx="4" {}
                    text.pg-count.pg-count-mark[mark.is_some()] x=(x + 12.0)
                        y=(y + if self.stands() && words.is_some() { 17.0 } else { height / 2.0 + 6.0 }) { (size) }
                    @if let Some(words) = words {
                        text.pg-mark x=(x + width / 2.0) y=(if self.stands() { y + height - 4.0 } else { y - 8.0 }) { (words) }
                    }
                }
            }
            @for seat in Seat::all(position.seats()) { (self.marker(seat, last)) }
        }
    }

    /// Whether the track runs upwards.
    fn stands(&self) -> bool {
        self.layout.track[3] > self.layout.track[2]
    }

    /// One cell: left, top, width, height. A standing track grows upwards.
    fn cell(&self, size: u8, last: u8) -> [f32; 4] {
        let [left, top, width, height] = self.layout.track;
        let (size, count) = (f32::from(size), f32::from(last) + 1.0);
        if self.stands() {
            let step = (height - 8.0) / count;
            [left + 4.0, top + 4.0 + (count - 1.0 - size) * step + 1.5, width - 8.0, step - 3.0]
                .map(icons::short)
        } else {
            let step = (width - 8.0) / count;
            [left + 4.0 + size * step + 1.0, top + 3.5, step - 2.0, height - 7.0].map(icons::short)
        }
    }

    /// The marker of a seat, beside those of others with the same size.
    fn marker(&self, seat: Seat, last: u8) -> Markup {
        let position = self.look.position;
        let size = position.size(seat);
        let here: Vec<Seat> =
            Seat::all(position.seats()).filter(|&other| position.size(other) == size).collect();
        let place = here.iter().take_while(|&&other| other != seat).count();
        let [x, y, width, height] = self.cell(size, last);
        // A standing track has short cells: more than two markers stand in two rows.
        let rows = if self.stands() && here.len() > 2 { 2 } else { 1 };
        let per_row = here.len().div_ceil(rows);
        let (column, row) = ((place % per_row) as f32, (place / per_row) as f32);
        let step = if per_row > 1 { ((width - 42.0) / (per_row - 1) as f32).clamp(4.0, 17.0) } else { 0.0 };
        let step = if self.stands() && per_row == 2 { 15.0 } else { step };
        let (x, y) = (x + 31.0 + column * step, y + height / 2.0 + (row - (rows as f32 - 1.0) / 2.0) * 15.0);
        let marks = self.look.marks(Element::Size(seat));
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (icons::short(x)) " " (icons::short(y)) ")" } { (icons::house(seat, 20.0)) }
        }
    }
}
