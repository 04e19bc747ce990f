//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for screen
//! readers.

mod players;

use engine::{Game, Seat};
use manhattan_project::board::SpaceAction;
use manhattan_project::{Crew, ManhattanProject, Position, Space, Stage, bombs};
use ui_kit::Scene;
use ui_kit::layout::{Lines, cut};

use crate::look::Look;

/// The longest name in a position, so that the table of the players fits into a terminal; longer names are cut with a mark.
const LONGEST_NAME: usize = 14;

pub(crate) fn position(scene: &Scene<'_, ManhattanProject>) -> String {
    let look = Look::new(scene);
    let mut lines = Lines::default();
    look.heading_lines(&mut lines);
    lines.gap();
    look.main_board_lines(&mut lines);
    lines.gap();
    look.market_lines(&mut lines);
    lines.gap();
    look.design_lines(&mut lines);
    lines.gap();
    look.player_lines(&mut lines);
    look.deal_lines(&mut lines);
    for seat in look.position.turn_order() {
        lines.gap();
        look.player_board_lines(seat, &mut lines);
    }
    lines.text()
}

impl Look<'_> {
    fn short_name(&self, seat: Seat) -> String {
        cut(self.name(seat), LONGEST_NAME)
    }

    fn heading_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let goal = || ("goal", position.goal().into());
        let Some(actor) = position.to_act() else {
            lines.push(&words.say("title-over", &[goal()]));
            return;
        };
        lines.push(&words.say("title-game", &[goal()]));
        let yours = self.scene.viewer == Some(actor);
        let values = [("name", self.short_name(actor).into()), ("what", words.task(self.scene.names).into())];
        lines.push(&words.say(if yours { "turn-yours" } else { "turn-other" }, &values));
        let threats: Vec<String> = position
            .turn_order()
            .filter(|&seat| position.might_win_next(seat))
            .map(|seat| self.short_name(seat))
            .collect();
        if !threats.is_empty() {
            lines.push(&words.say("alarm-might-win", &[("names", threats.join(", ").into()), goal()]));
        }
    }

    /// MP-8.8: the deals in force, if any.
    fn deal_lines(&self, lines: &mut Lines) {
        let deals: Vec<String> = self.position.deals().map(|deal| self.deal(deal)).collect();
        if deals.is_empty() {
            return;
        }
        lines.gap();
        lines.push(&self.say("deals-heading", &[]));
        for deal in deals {
            lines.push_list("  ", &[deal], "");
        }
    }

    /// One line for each space: what it needs and gives, and the workers on it.
    fn main_board_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        lines.push(&words.say("board-heading", &[]));
        let row = |space: Space| {
            let card = position.tables().space(space);
            let does = words.space_facts(card);
            let does = match words.goods(card.others) {
                Some(others) => format!("{does} {}", words.say("space-others", &[("goods", others.into())])),
                None => does,
            };
            vec![format!("  {}", words.space(space)), does, self.workers_on(space)]
        };
        let rows: Vec<Vec<String>> = Space::all().map(row).collect();
        let widths = rows.iter().map(|row| row[0].chars().count()).max().unwrap_or(0);
        for row in rows {
            let head = format!("{:<widths$}  ", row[0]);
            lines.push_list(&head, &[row[1].clone(), row[2].clone()], " · ");
        }
    }

    /// The workers on a space.
    fn workers_on(&self, space: Space) -> String {
        let (words, position) = (self.words, self.position);
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
            if let Some(own) = words.crew(Crew::permanent(crew.permanent)) {
                there.push(format!("{}: {own}", self.short_name(seat)));
            }
        }
        let grey = contractors.and_then(|grey| words.crew(Crew::contractors(grey)));
        there.extend(grey);
        if there.is_empty() { words.say("space-free", &[]) } else { there.join(", ") }
    }

    fn market_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let values = [("cards", position.buildings_in_deck().into()), ("bribes", position.bribes().into())];
        lines.push(&words.say("market-heading", &values));
        for at in Position::all() {
            let Some(building) = position.on_market(at) else { continue };
            let price = format!("${}", position.tables().position(at).price);
            let head = format!("  {}. {price:<4} ", at.0 + 1);
            lines.push_list(&head, &[words.building_in_full(building)], "");
        }
    }

    /// The face-up bomb cards; during a draft only their number, except for their holder (MP-D.17).
    fn design_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let shown = position.face_up();
        let values = [("cards", position.bombs_in_deck().into()), ("count", shown.len().into())];
        let key = match position.stage() {
            Stage::Drafting => "designs-passed-on",
            _ if position.design_is_open() => "designs-heading",
            _ => "designs-closed",
        };
        lines.push(&words.say(key, &values));
        if self.sees_face_up() {
            for bomb in bombs(shown) {
                lines.push_list(&format!("  {}  ", words.bomb_title(bomb)), &[words.bomb_facts(bomb)], "");
            }
        }
        lines.push(&words.say("designs-tokens", &[("tokens", words.tokens_left().into())]));
        let under: Vec<String> = position.bombs_under_deck().map(|bomb| words.bomb(bomb)).collect();
        if !under.is_empty() {
            lines.push(&words.say("designs-under", &[("bombs", under.join(", ").into())]));
        }
    }
}
