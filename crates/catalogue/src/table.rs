//! A match of any game.

use std::sync::Arc;

use bots::{Analyst, Bot, BotKind, Knowledge};
use engine::{
    Game, Heuristic, Info, Line, MAX_SEATS, Match, PlayError, Record, Replay, Seat, Standings, UndoError,
};
use ui_kit::{Explanation, Language, Names, Order, TableUi};

use crate::advice::{GameAnalyst, budget};
use crate::entry::{because, info};
use crate::picture::{Studio, alarm, only_option, reveals, strip, targets_of};
use crate::{
    Advice, AnyAnalyst, AnyMatch, AnyTable, Choice, Feat, Happening, LogEntry, Picture, Reader, Thought, View,
};

pub(crate) struct Table<U: TableUi> {
    game: Match<U::Game>,
    /// By which bots rate.
    weights: Arc<<U::Game as Heuristic>::Weights>,
    bots: [Option<Box<dyn Bot<U::Game>>>; MAX_SEATS],
}

impl<U: TableUi> Table<U> {
    pub(crate) const fn new(game: Match<U::Game>, weights: Arc<<U::Game as Heuristic>::Weights>) -> Self {
        Self { game, weights, bots: [const { None }; MAX_SEATS] }
    }
}

pub(crate) fn actions<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// The position after `after` moves; the one now is at hand.
pub(crate) fn position_after<G: Game>(game: &Match<G>, after: usize) -> G {
    if after == game.moves().len() { game.position().clone() } else { game.position_after(after) }
}

/// The positions after 0, 1, 2, … moves.
fn positions<G: Game>(game: &Match<G>) -> impl Iterator<Item = G> {
    let later = game.moves().iter().scan(game.start().clone(), |position, played| {
        position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        Some(position.clone())
    });
    std::iter::once(game.start().clone()).chain(later)
}

/// What stands for a move that the reader may not know.
const HIDDEN: &str = "?";

const fn secret_choice(language: Language) -> &'static str {
    match language {
        Language::En => "a secret choice",
        Language::Hu => "titkos választás",
    }
}

impl<U: TableUi> AnyMatch for Table<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn seats(&self) -> u8 {
        self.game.start().seats()
    }

    fn plays_itself(&self, seat: Seat) -> bool {
        self.game.start().plays_itself(seat)
    }

    fn movers(&self) -> Vec<Seat> {
        self.game.moves().iter().map(|played| played.seat).collect()
    }

    fn position(&self, after: usize, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        U::position(&position_after(&self.game, after), viewer, names, language)
    }

    fn standings(&self, after: usize) -> Standings {
        position_after(&self.game, after).standings()
    }

    fn history(&self) -> Vec<Standings> {
        positions(&self.game).map(|position| position.standings()).collect()
    }

    fn alarms(&self, names: &Names, language: Language) -> Vec<(usize, String)> {
        let mut alarms: Vec<(usize, String)> = Vec::new();
        for (after, position) in positions(&self.game).enumerate() {
            if let Some(alarm) = alarm::<U>(&position, names, language)
                && alarms.iter().all(|(_, earlier)| *earlier != alarm)
            {
                alarms.push((after, alarm));
            }
        }
        alarms
    }

    fn curve_points(&self) -> Vec<usize> {
        let marks =
            |events: &[<U::Game as Game>::Event]| events.iter().any(|&event| U::is_curve_point(event));
        (1..)
            .zip(self.game.moves())
            .filter(|(_, played)| marks(&played.events))
            .map(|(after, _)| after)
            .collect()
    }

    fn feats(&self) -> Vec<Feat> {
        let mut largest: Vec<Feat> = Vec::new();
        for (number, played) in self.game.moves().iter().enumerate() {
            for (event, (kind, size)) in
                played.events.iter().enumerate().filter_map(|(at, &event)| Some((at, U::feat(event)?)))
            {
                let feat = Feat { kind, size, number, event };
                match largest.iter_mut().find(|other| other.kind == kind) {
                    Some(found) if found.size >= size => {}
                    Some(found) => *found = feat,
                    None => largest.push(feat),
                }
            }
        }
        largest
    }

    fn log(&self, from: usize, reader: Reader, names: &Names, language: Language) -> Vec<LogEntry> {
        let mut position = position_after(&self.game, from);
        let mut entries = Vec::new();
        let mut announced = alarm::<U>(&position, names, language);
        for played in &self.game.moves()[from..] {
            let may_know = reader == Reader::Everything || reader == Reader::Viewer(Some(played.seat));
            let (notation, words) = if may_know || !position.is_secret(played.action) {
                (position.notation(played.action), U::choice(&position, played.action, names, language))
            } else {
                (HIDDEN.to_owned(), secret_choice(language).to_owned())
            };
            // Whether there was anything else to do may depend on what only the player knew.
            let only = may_know && only_option::<U>(&position, names, language).is_some();
            let strip = strip::<U>(&position, names, language);
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
            let happening = |&event| Happening {
                words: U::sentence(&position, event, names, language),
                elements: U::elements(&position, event),
            };
            let mut events: Vec<Happening> = played.events.iter().map(happening).collect();
            // What everybody must notice is told where it became so.
            let now = alarm::<U>(&position, names, language);
            if let Some(words) = now.clone().filter(|_| now != announced) {
                events.push(Happening { words, elements: Vec::new() });
            }
            announced = now;
            entries.push(LogEntry {
                seat: played.seat,
                notation,
                words,
                draws: played.draws.clone(),
                events,
                only,
                phase: strip.current.and_then(|current| strip.phases.get(current).cloned()),
                round: strip.round,
            });
        }
        entries
    }

    fn targets(&self, from: usize) -> Vec<Vec<String>> {
        let names = Names::numbered(self.seats(), Language::En);
        let mut position = position_after(&self.game, from);
        let mut targets = Vec::new();
        for played in self.game.moves().get(from..).unwrap_or_default() {
            targets.push(targets_of::<U>(&position, played.action, &names));
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        }
        targets
    }

    fn record(&self) -> Record {
        self.game.record()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        let mut position = position_after(&self.game, from);
        let mut lines = Vec::new();
        for played in &self.game.moves()[from..] {
            let action = position.notation(played.action);
            lines.push(Line { number: 0, seat: played.seat, action, draws: played.draws.clone() });
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        }
        lines
    }

    fn picture(&self, after: usize, view: &View<'_>) -> Picture {
        Studio::<U>::new(&self.game, after, view).picture()
    }

    fn explain(&self, after: usize, view: &View<'_>, element: &str) -> Option<Explanation> {
        Studio::<U>::new(&self.game, after, view).explain(element)
    }

    fn analyst(&self, number: u64) -> Option<Box<dyn AnyAnalyst>> {
        let over = self.game.position().to_act().is_none();
        (over && self.seats() > 1).then(|| {
            let (start, moves) = (self.game.start().clone(), self.game.moves().to_vec());
            let analyst = Analyst::new(start, moves, Arc::clone(&self.weights), number);
            Box::new(GameAnalyst::<U>(analyst)) as Box<dyn AnyAnalyst>
        })
    }
}

impl<U: TableUi> AnyTable for Table<U> {
    fn to_act(&self) -> Option<Seat> {
        self.game.position().to_act()
    }

    fn choices(&self, names: &Names, language: Language) -> Vec<Choice> {
        let position = self.game.position();
        let choice = |action| {
            let words = U::choice(position, action, names, language);
            Choice { notation: position.notation(action), words }
        };
        actions(position).into_iter().map(choice).collect()
    }

    fn play(&mut self, notation: &str, language: Language) -> Result<(), String> {
        let position = self.game.position();
        let Some(seat) = position.to_act() else { return Err("the game is over".to_owned()) };
        let Some(action) = position.read_action(notation) else {
            return Err(format!("\"{notation}\" is not an action of {}", info::<U>().title));
        };
        match self.game.play(seat, action) {
            Ok(_) => Ok(()),
            Err(PlayError::Refused(refusal)) => Err(because::<U>(refusal, language)),
            Err(PlayError::Over | PlayError::NotYourTurn(_)) => unreachable!("the acting seat plays"),
        }
    }

    fn commits(&self, notation: &str) -> bool {
        let position = self.game.position();
        let legal = position.read_action(notation).filter(|&action| position.check(action).is_ok());
        legal.is_some_and(|action| U::commits(position, action) || reveals(position, action))
    }

    fn follow_up(&self) -> Option<String> {
        let position = self.game.position();
        U::follows(position).map(|action| position.notation(action))
    }

    fn undo_to(&mut self, keep: usize) -> Result<(), UndoError> {
        self.game.undo_to(keep)
    }

    fn seat_bot(&mut self, seat: Seat, kind: BotKind, number: u64) {
        self.bots[seat.index()] = Some(kind.bot(number, &self.weights));
    }

    fn play_bot(&mut self) -> bool {
        let actions = actions(self.game.position());
        let Some(knowledge) = Knowledge::new(self.game.position(), &actions) else { return false };
        let seat = knowledge.seat();
        let Some(bot) = &mut self.bots[seat.index()] else { return false };
        let action = bot.choose(&knowledge);
        self.game.play(seat, action).expect("bots choose legal actions");
        true
    }

    fn only_option(&self) -> Option<String> {
        let position = self.game.position();
        let names = Names::numbered(position.seats(), Language::En);
        only_option::<U>(position, &names, Language::En).map(|action| position.notation(action))
    }

    fn preset(&self) -> Vec<String> {
        let mut position = self.game.position().clone();
        let mut steps = Vec::new();
        for action in U::preset(&position) {
            if U::commits(&position, action) || reveals(&position, action) {
                break;
            }
            steps.push(position.notation(action));
            position.play(action, &mut Replay::new(&[]), &mut ());
        }
        steps
    }

    fn orders(&self, after: usize, seat: Seat, language: Language) -> Vec<Order> {
        U::orders(&position_after(&self.game, after), seat, language)
    }

    fn order(&self, after: usize, seat: Seat, order: &str, language: Language) -> Option<String> {
        U::order(&position_after(&self.game, after), seat, order, language)
    }

    fn follow(&self, order: &str) -> Option<String> {
        let position = self.game.position();
        let action = U::follow(position, order).filter(|&action| position.check(action).is_ok())?;
        Some(position.notation(action))
    }

    fn think(&self, kind: BotKind, number: u64) -> Option<Thought<String>> {
        let position = self.game.position().clone();
        position.to_act()?;
        let weights = Arc::clone(&self.weights);
        Some(Box::new(move |unwanted| {
            let actions = actions(&position);
            let knowledge = Knowledge::new(&position, &actions).expect("somebody acts").unless(unwanted);
            position.notation(kind.bot(number, &weights).choose(&knowledge))
        }))
    }

    fn advise(&self, number: u64, names: &Names, language: Language) -> Option<Thought<Vec<Advice>>> {
        let position = self.game.position().clone();
        position.to_act()?;
        let (weights, names) = (Arc::clone(&self.weights), names.clone());
        Some(Box::new(move |unwanted| {
            let actions = actions(&position);
            let knowledge = Knowledge::new(&position, &actions).expect("somebody acts").unless(unwanted);
            let advice = bots::advise(&knowledge, &weights, budget::<U::Game>(), number);
            advice.iter().map(|advice| Advice::new::<U>(&position, advice, &names, language)).collect()
        }))
    }
}
