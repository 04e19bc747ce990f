//! The board of the page: the viewer's own player board; for a spectator the depots and all player boards.

use castles_of_burgundy::{CastlesOfBurgundy, Stage};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::look::Look;
use crate::player_board::{SHEET, SIDES};
use crate::{art, depots};

/// The space between the parts of the whole table.
const GAP: f32 = 12.0;

pub(crate) fn board(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
    let look = Look::new(scene);
    let definitions = scene.still("cb-art", "1", art::definitions);
    match scene.viewer {
        // The own board has no view box: it fills its pane.
        Some(seat) if !look.shows_sides(seat) => html! {
            svg #cb-board.cb-board xmlns="http://www.w3.org/2000/svg" width=(SHEET.0) height=(SHEET.1) role="group"
                aria-label=(look.summary()) { (definitions) (look.own_board(seat)) }
        },
        Some(seat) => {
            let (wide, high) = SIDES;
            let view = format!("{} {} {wide} {high}", -wide / 2.0, -high / 2.0);
            let content = html! {
                rect.cb-plain-paper x="-2000" y="-2000" width="4000" height="4000" {}
                (look.sides(seat))
            };
            look.drawing(&view, &definitions, &content)
        }
        None => look.whole_table(&definitions),
    }
}

impl Look<'_> {
    fn drawing(&self, view: &str, definitions: &Markup, content: &Markup) -> Markup {
        html! {
            svg #cb-board.cb-board xmlns="http://www.w3.org/2000/svg" viewBox=(view) role="group"
                aria-label=(self.summary()) { (definitions) (content) }
        }
    }

    /// The depots on the left, the player boards in two rows beside them.
    fn whole_table(&self, definitions: &Markup) -> Markup {
        let seats: Vec<Seat> = self.seats().collect();
        let begun = self.position.stage() != Stage::Estates;
        let (wide, high) = if begun { SHEET } else { SIDES };
        let (rows, columns) = (2.0, seats.len().div_ceil(2));
        // The depots are as tall as the boards beside them.
        let scale = (rows * (high + GAP) - GAP) / depots::SIZE.1;
        let beside = if begun { depots::SIZE.0 * scale + GAP } else { 0.0 };
        let content = html! {
            @if begun {
                svg width=(depots::SIZE.0 * scale) height=(depots::SIZE.1 * scale) viewBox={ "0 0 " (depots::SIZE.0) " " (depots::SIZE.1) } { (self.depots()) }
            }
            g.cb-sheets {
                @for (place, &seat) in seats.iter().enumerate() {
                    @let (column, row) = ((place % columns) as f32, (place / columns) as f32);
                    svg x=(beside + column * (wide + GAP)) y=(row * (high + GAP)) width=(wide) height=(high) {
                        @if begun { (self.sheet(seat)) } @else { (self.sides_sheet(seat)) }
                    }
                }
            }
        };
        let view =
            format!("0 0 {} {}", beside + columns as f32 * (wide + GAP) - GAP, rows * (high + GAP) - GAP);
        self.drawing(&view, definitions, &content)
    }

    /// The sides that a seat chooses from, with its name.
    fn sides_sheet(&self, seat: Seat) -> Markup {
        let (wide, high) = SIDES;
        html! {
            rect.cb-plain-paper width=(wide) height=(high) {}
            g transform={ "translate(" (wide / 2.0) " " (high / 2.0) ")" } {
                (self.sides(seat))
                text.cb-estate-name y="274" { (self.choosing(seat)) }
            }
        }
    }

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
