//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for a voice that
//! reads them aloud. No line is drawn and nothing is told by its place alone.

mod board;
mod map;
mod players;

use barrage::Stage;
use engine::{Game, Seat};
use ui_kit::Names;
use ui_kit::layout::{Align, Lines, cut, table};

use crate::words::Words;

/// Names are not longer than this in a position; what is cut off is marked.
const LONGEST_NAME: usize = 20;

/// A position as one viewer sees it. Nothing is hidden in this game (BA-3.10); the viewer is only told apart.
#[derive(Clone, Copy)]
struct View<'a> {
    words: Words<'a>,
    viewer: Option<Seat>,
    names: &'a Names,
}

pub(crate) fn position(words: Words<'_>, viewer: Option<Seat>, names: &Names) -> String {
    let view = View { words, viewer, names };
    let mut lines = Lines::default();
    lines.push(&title(words));
    view.turn(&mut lines);
    if words.position.stage() == Stage::Over {
        lines.gap();
        view.ranking(&mut lines);
    }
    if words.position.stage() == Stage::Choosing {
        lines.gap();
        view.offers(&mut lines);
    }
    lines.gap();
    view.map(&mut lines);
    lines.gap();
    view.board(&mut lines);
    lines.gap();
    view.players(&mut lines);
    lines.text()
}

/// Where the game is.
pub(crate) fn title(words: Words<'_>) -> String {
    let position = words.position;
    match position.stage() {
        Stage::Choosing => words.say("title-set-up", &[]),
        Stage::Over => words.say("title-over", &[]),
        _ => {
            let rounds = position.tables().numbers.rounds;
            let phase = words.phase(if position.is_income_phase() { 1 } else { 2 });
            let values =
                [("round", position.round().into()), ("rounds", rounds.into()), ("phase", phase.into())];
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
        Stage::Contract(reach) => count("turn-contract", reach.energy),
        Stage::FreeProduction(_) => words.say("turn-free-production", &[]),
        Stage::SecondProduction(_) => words.say("turn-second-production", &[]),
        Stage::Discard => count("turn-discard", position.tables().numbers.hand_limit),
        Stage::Over => words.say("turn-over", &[]),
    }
}

impl View<'_> {
    fn name(&self, seat: Seat) -> String {
        let name = cut(self.names.of(seat), LONGEST_NAME);
        if self.viewer == Some(seat) { self.words.say("players-you", &[("name", name.into())]) } else { name }
    }

    fn names_of(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Who decides what, and the turn order.
    fn turn(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        if let Some(seat) = position.to_act() {
            let key = if self.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            lines.push(&words.say(key, &[("name", self.name(seat).into()), ("what", task(words).into())]));
        }
        lines.push(&words.say("order-now", &[("names", self.names_of(position.order()).into())]));
    }

    /// BA-4.6: what can still be chosen.
    fn offers(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        lines.push(&words.say("offers-heading", &[]));
        for &(company, officer) in position.offers().iter().flatten() {
            let values = [
                ("company", words.company(company).into()),
                ("officer", words.officer(officer).into()),
                ("does", words.officer_does(officer).into()),
            ];
            lines.push_list("  ", &[words.say("offers-row", &values)], "");
        }
        let contracts = position.starting_contracts().iter().map(barrage::Contract);
        let contracts: Vec<String> = contracts.map(|contract| words.contract_facts(contract)).collect();
        lines.push_list("  ", &contracts, "; ");
    }

    fn ranking(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let standings = position.standings();
        let mut rows = vec![vec![words.say("ranking-heading", &[]), words.say("players-vp", &[])]];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let place = standings.place(seat);
            vec![format!("  {place}. {}", self.name(seat)), standings.score(seat).total().to_string()]
        }));
        table(&rows, &[Align::Left, Align::Right]).iter().for_each(|row| lines.push_line(row));
    }
}
