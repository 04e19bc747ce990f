//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for a voice that reads
//! them aloud.

mod players;

use engine::{Game, Seat};
use manhattan_project::board::SpaceAction;
use manhattan_project::{Position, Space, Stage, bombs};
use ui_kit::Names;
use ui_kit::layout::{Lines, cut};

use crate::words::Words;

/// Names are not longer than this in a position, so that the table of the players fits into a terminal; what is cut off
/// is marked.
const LONGEST_NAME: usize = 14;

/// A position as one viewer sees it.
#[derive(Clone, Copy)]
struct View<'a> {
    words: Words<'a>,
    viewer: Option<Seat>,
    names: &'a Names,
}

pub(crate) fn position(words: Words<'_>, viewer: Option<Seat>, names: &Names) -> String {
    let view = View { words, viewer, names };
    let mut lines = Lines::default();
    view.heading(&mut lines);
    lines.gap();
    view.main_board(&mut lines);
    lines.gap();
    view.market(&mut lines);
    lines.gap();
    view.designs(&mut lines);
    lines.gap();
    view.players(&mut lines);
    for seat in words.position.turn_order() {
        lines.gap();
        view.player_board(seat, &mut lines);
    }
    lines.text()
}

impl View<'_> {
    fn name(&self, seat: Seat) -> String {
        cut(self.names.of(seat), LONGEST_NAME)
    }

    fn heading(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let goal = || ("goal", position.goal().into());
        let Some(actor) = position.to_act() else {
            lines.push(&words.say("title-over", &[goal()]));
            return;
        };
        lines.push(&words.say("title-game", &[goal()]));
        let yours = self.viewer == Some(actor);
        let values = [("name", self.name(actor).into()), ("what", words.task().into())];
        lines.push(&words.say(if yours { "turn-yours" } else { "turn-other" }, &values));
        let threats: Vec<String> = position
            .turn_order()
            .filter(|&seat| position.might_win_next(seat))
            .map(|seat| self.name(seat))
            .collect();
        if !threats.is_empty() {
            lines.push(&words.say("alarm-might-win", &[("names", threats.join(", ").into()), goal()]));
        }
    }

    /// One line for each space: what it asks for and gives, and who stands there.
    fn main_board(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        lines.push(&words.say("board-heading", &[]));
        let row = |space: Space| {
            let card = position.tables().space(space);
            let does = match card.action {
                SpaceAction::Gain => format!("{} → {}", words.asks(&card.work), words.gives(&card.work)),
                _ => words.asks(&card.work),
            };
            let does = match words.goods(card.others) {
                Some(others) => format!("{does} {}", words.say("space-others", &[("goods", others.into())])),
                None => does,
            };
            vec![format!("  {}", words.space(space)), does, self.on_space(space)]
        };
        let rows: Vec<Vec<String>> = Space::all().map(row).collect();
        let widths = rows.iter().map(|row| row[0].chars().count()).max().unwrap_or(0);
        for row in rows {
            let head = format!("{:<widths$}  ", row[0]);
            lines.push_list(&head, &[row[1].clone(), row[2].clone()], " · ");
        }
    }

    /// Who stands on a space.
    fn on_space(&self, space: Space) -> String {
        let (words, position) = (self.words, self.words.position);
        let closed =
            position.tables().space(space).action == SpaceAction::DesignBomb && !position.design_is_open();
        if closed {
            return words.say("space-closed", &[]);
        }
        let mut there = Vec::new();
        let mut contractors = None;
        for seat in Seat::all(position.seats()) {
            let crew = position.on_space(space, seat);
            contractors = Some(crew.contractors);
            if let Some(own) = words.crew(manhattan_project::Crew::permanent(crew.permanent)) {
                there.push(format!("{}: {own}", self.name(seat)));
            }
        }
        let grey = contractors.and_then(|grey| words.crew(manhattan_project::Crew::contractors(grey)));
        there.extend(grey);
        if there.is_empty() { words.say("space-free", &[]) } else { there.join(", ") }
    }

    fn market(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let values = [("cards", position.buildings_in_deck().into()), ("bribes", position.bribes().into())];
        lines.push(&words.say("market-heading", &values));
        for at in Position::all() {
            let Some(building) = position.on_market(at) else { continue };
            let price = format!("${}", position.tables().position(at).price);
            let head = format!("  {}. {price:<4} {}  ", at.0 + 1, words.building(building));
            lines.push_list(&head, &[words.facts(building)], "");
        }
    }

    /// The bomb cards face up; while they are drafted only their number, but for who holds them (MP-D.17).
    fn designs(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let shown = position.face_up();
        let values = [("cards", position.bombs_in_deck().into()), ("count", shown.len().into())];
        let key = match position.stage() {
            Stage::Drafting => "designs-passed-on",
            _ if position.design_is_open() => "designs-heading",
            _ => "designs-closed",
        };
        lines.push(&words.say(key, &values));
        if !position.hides_face_up(self.viewer) {
            for bomb in bombs(shown) {
                lines.push_list(&format!("  {}  ", words.bomb(bomb)), &[words.bomb_facts(bomb)], "");
            }
        }
        lines.push(&words.say("designs-tokens", &[("tokens", words.tokens_left().into())]));
        let under: Vec<String> = position.bombs_under_deck().map(|bomb| words.bomb(bomb)).collect();
        if !under.is_empty() {
            lines.push(&words.say("designs-under", &[("bombs", under.join(", ").into())]));
        }
    }
}
