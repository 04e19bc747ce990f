//! The board of the page: the viewer's own player board; for a spectator the depots and all player boards.

use castles_of_burgundy::{CastlesOfBurgundy, Stage};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::look::Look;
use crate::player_board::{VIEW, view_box};

/// The space between the parts of the whole table.
const GAP: f32 = 16.0;

pub(crate) fn board(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
    let look = Look::new(scene);
    match scene.viewer {
        Some(seat) => drawing(&look, VIEW, &look.player_board(seat)),
        None => whole_table(&look),
    }
}

fn drawing(look: &Look<'_>, view: [f32; 4], content: &Markup) -> Markup {
    html! {
        svg #cb-board.cb-board xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(view)) role="group"
            aria-label=(look.summary()) { (content) }
    }
}

/// The depots on the left, the player boards in one or two rows beside them.
fn whole_table(look: &Look<'_>) -> Markup {
    let seats: Vec<Seat> = look.seats().collect();
    let [left, top, width, height] = VIEW;
    let begun = look.position.stage() != Stage::Estates;
    let rows = if seats.len() > 2 { 2.0 } else { 1.0 };
    // The depots are as tall as the boards beside them.
    let scale = rows * height / look.depots_height();
    let beside = if begun { look.depots_width() * scale + GAP } else { 0.0 };
    let content = html! {
        @if begun { g transform={ "scale(" (scale) ")" } { (look.depots()) } }
        @for (place, &seat) in seats.iter().enumerate() {
            @let (column, row) = ((place % 2) as f32, (place / 2) as f32);
            g transform={ "translate(" (beside + column * width - left) " " (row * height - top) ")" } {
                (look.player_board(seat))
                (svg::disc(seat, -110.0, -246.0, 11.0))
                text.cb-title.cb-start x="-92" y="-239" { (look.name(seat)) }
            }
        }
    };
    drawing(look, [0.0, 0.0, beside + 2.0 * width, rows * height], &content)
}

impl Look<'_> {
    /// The board in a sentence, for screen readers.
    fn summary(&self) -> String {
        let position = self.position;
        if position.stage() == Stage::Estates {
            return self.say("board-summary-estates", &[self.words.choosing()]);
        }
        let seats: Vec<Seat> = self.scene.viewer.map_or_else(|| self.seats().collect(), |seat| vec![seat]);
        let covered = seats.into_iter().map(|seat| {
            let covered = position.covered(seat).len();
            let values = [("name", self.name(seat).into()), ("covered", covered.into())];
            self.say("board-covered", &values)
        });
        let covered = covered.collect::<Vec<_>>().join("; ");
        self.say("board-summary", &[("covered", covered.into())])
    }
}
