//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for a voice that
//! reads them aloud. No line is drawn and nothing is told by its place alone.

mod board;
mod map;
mod players;

use barrage::{Barrage, ROUNDS, Stage};
use engine::{Game, Seat};
use ui_kit::Scene;
use ui_kit::layout::{Align, Lines, cut, table};

use crate::look::Look;
use crate::words::Words;

/// The maximum length of a name in a position.
const LONGEST_NAME: usize = 20;

pub(crate) fn position(scene: &Scene<'_, Barrage>) -> String {
    let look = Look::new(scene);
    let mut lines = Lines::default();
    lines.push(&title(look.words));
    look.turn_lines(&mut lines);
    if scene.position.stage() == Stage::Over {
        lines.gap();
        look.ranking_lines(&mut lines);
    }
    if scene.position.stage() == Stage::Choosing {
        lines.gap();
        look.offer_lines(&mut lines);
    }
    lines.gap();
    look.map_lines(&mut lines);
    lines.gap();
    look.board_lines(&mut lines);
    lines.gap();
    look.player_lines(&mut lines);
    lines.text()
}

/// The round and the phase.
pub(crate) fn title(words: Words<'_>) -> String {
    let position = words.position;
    match position.stage() {
        Stage::Choosing => words.say("title-set-up", &[]),
        Stage::Over => words.say("title-over", &[]),
        _ => {
            let phase = words.phase(if position.is_income_phase() { 1 } else { 2 });
            let values =
                [("round", position.round().into()), ("rounds", ROUNDS.into()), ("phase", phase.into())];
            words.say("title-round", &values)
        }
    }
}

/// What is to be decided.
pub(crate) fn task(words: Words<'_>) -> String {
    let position = words.position;
    let count = |key, count: u8| words.say(key, &[("count", count.into())]);
    match position.stage() {
        Stage::Choosing => words.say("turn-choose", &[]),
        Stage::Turn => {
            let engineers = position.to_act().map_or(0, |seat| position.engineers(seat));
            let key = if position.copied().is_some() { "turn-copied" } else { "turn-place" };
            count(key, engineers)
        }
        Stage::Paying => words.say("turn-pay", &[]),
        Stage::Machines(machines) => count("turn-machines", machines),
        Stage::Structure(free) => words.say("turn-structure", &[("structure", words.free(free).into())]),
        Stage::Drops(drops) => count("turn-drops", drops),
        Stage::DropsNow(drops) => count("turn-drops-now", drops),
        Stage::Contract(reach) => count("turn-contract", reach.most()),
        Stage::FreeProduction(_) => words.say("turn-free-production", &[]),
        Stage::SecondProduction(_) => words.say("turn-second-production", &[]),
        Stage::Discard => count("turn-discard", position.tables().numbers.hand_limit),
        Stage::Over => words.say("turn-over", &[]),
    }
}

impl Look<'_> {
    fn short_name(&self, seat: Seat) -> String {
        let name = cut(self.name(seat), LONGEST_NAME);
        if self.scene.viewer == Some(seat) {
            self.words.say("players-you", &[("name", name.into())])
        } else {
            name
        }
    }

    fn names_of(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.short_name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Who decides what, and the turn order.
    fn turn_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        if let Some(seat) = position.to_act() {
            let key = if self.scene.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            lines.push(
                &words.say(key, &[("name", self.short_name(seat).into()), ("what", task(words).into())]),
            );
        }
        let names = ("names", self.names_of(position.order()).into());
        if position.stage() == Stage::Choosing {
            let first = position.first_order();
            let first = self.names_of(&first[..position.order().len()]);
            lines.push(&words.say("order-choosing", &[names, ("first", first.into())]));
        } else {
            lines.push(&words.say("order-now", &[names]));
        }
    }

    /// BA-4.6: what can still be chosen.
    fn offer_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        lines.push(&words.say("offers-heading", &[]));
        for &(company, officer) in position.offers().iter().flatten() {
            let values = [
                ("company", words.company(company).into()),
                ("officer", words.officer(officer).into()),
                ("does", words.officer_does(officer).into()),
            ];
            lines.push_list("  ", &[words.say("offers-row", &values)], "");
            for fact in words.company_facts(company) {
                lines.push_list("      ", &fact, "; ");
            }
        }
        let contracts = position.starting_contracts().iter().map(barrage::Contract);
        let contracts: Vec<String> = contracts.map(|contract| words.contract_facts(contract)).collect();
        lines.push_list("  ", &contracts, "; ");
        if let Some(extra) = words.extra_officers() {
            lines.push_list("  ", &[extra], "");
        }
    }

    fn ranking_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let standings = position.standings();
        let mut rows = vec![vec![words.say("ranking-heading", &[]), words.say("players-vp", &[])]];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let place = standings.place(seat);
            vec![format!("  {place}. {}", self.short_name(seat)), standings.score(seat).total().to_string()]
        }));
        table(&rows, &[Align::Left, Align::Right]).iter().for_each(|row| lines.push_line(row));
    }
}
