//! The catalogue's traits of matches, implemented generically for all games.

use std::ops::Range;

use bots::{Analyst, BotKind, Knowledge, Skill, Study};
use engine::{
    ActionSpace, Feature, Game, Info, Line, Match, Move, Playout, Record, Replay, Seat, Seed, Standings,
    UndoError,
};
use ui_kit::{Language, Names, Order, TableUi};

use crate::advice::{BUDGET, GameAnalyst};
use crate::entry::info;
use crate::environment::not_an_action;
use crate::scene::{GameScene, alarm, finality, only_option, strip, targets_of};
use crate::seat_bot::SeatBots;
use crate::types::HIDDEN;
use crate::{
    Advice, AnyAnalyst, AnyMatch, AnyReplay, AnyScene, Choice, Feat, Finality, Happening, HeldAction, Job,
    LogEntry, MESSAGES, MoveInfo, Opinion, PlayError, Reader, View,
};

/// A match of the game that `U` draws.
pub(crate) struct GameMatch<U: TableUi> {
    game: Match<U::Game>,
    /// The moves of `game`.
    moves: Vec<MoveInfo>,
    bots: SeatBots<U::Game>,
}

/// Opinions on all legal actions.
type Judged<G> = Vec<bots::Opinion<<G as Game>::Action>>;

impl<U: TableUi> GameMatch<U> {
    pub(crate) fn new(game: Match<U::Game>, skill: Skill<U::Game>) -> Self {
        let moves = game.moves().iter().map(move_info).collect();
        Self { game, moves, bots: SeatBots::new(skill) }
    }

    /// The legal action with this notation.
    fn legal(&self, notation: &str) -> Option<<U::Game as Game>::Action> {
        let position = self.game.position();
        position.to_act()?;
        position.read_action(notation).filter(|&action| position.check(action).is_ok())
    }

    /// The sentences that begin with `name`, of the events of these moves, without the name.
    fn sentences(&self, moves: Range<usize>, name: &str, names: &Names, language: Language) -> Vec<String> {
        let mut position = self.game.position_after(moves.start);
        let mut deeds = Vec::new();
        for played in &self.game.moves()[moves] {
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
            for &event in &played.events {
                let sentence = U::sentence(&position, event, names, language);
                let deed = sentence.strip_prefix(name).and_then(|rest| rest.strip_prefix([' ', ':']));
                deeds.extend(deed.map(|deed| deed.trim().trim_end_matches('.').to_owned()));
            }
        }
        deeds
    }

    /// What `judge` says about every legal action, in notation; `None` if the game is over.
    fn judge(
        &self,
        judge: impl FnOnce(&Knowledge<'_, U::Game>, &Skill<U::Game>) -> Judged<U::Game> + Send + 'static,
    ) -> Option<Job<Vec<Opinion>>> {
        let position = self.game.position().clone();
        position.to_act()?;
        let skill = self.bots.skill().clone();
        Some(Box::new(move |cancelled| {
            let actions = actions(&position);
            let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
            let opinions = judge(&knowledge.with_cancellation(cancelled), &skill);
            let opinion = |bots::Opinion { action, rating, tried }| Opinion {
                notation: position.notation(action),
                rating,
                tried,
            };
            opinions.into_iter().map(opinion).collect()
        }))
    }

    /// Plays an action of the acting seat.
    fn play_action(&mut self, seat: Seat, action: <U::Game as Game>::Action) -> Result<(), PlayError> {
        match self.game.play(seat, action) {
            Ok(played) => {
                self.moves.push(move_info(played));
                Ok(())
            }
            Err(engine::PlayError::Refused(refusal)) => Err(PlayError::Refused(refusal)),
            Err(engine::PlayError::Over | engine::PlayError::NotYourTurn(_)) => {
                unreachable!("the acting seat plays")
            }
        }
    }
}

fn move_info<G: Game>(played: &Move<G>) -> MoveInfo {
    MoveInfo { seat: played.seat, drew: !played.draws.is_empty() }
}

pub(crate) fn actions<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Samples of what a position might be, from what a seat knows: the same samples for all positions that the seat cannot
/// tell apart.
fn samples<G: Game>(position: &G, viewer: Seat) -> impl Iterator<Item = G> {
    const SAMPLES: u64 = 16;
    (0..SAMPLES).map(move |number| {
        let mut imagined = position.clone();
        imagined.imagine(viewer, &mut Playout::new(number));
        imagined
    })
}

/// The positions after 0, 1, 2, … moves.
fn positions<G: Game>(game: &Match<G>) -> impl Iterator<Item = G> {
    let later = game.moves().iter().scan(game.start().clone(), |position, played| {
        position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        Some(position.clone())
    });
    std::iter::once(game.start().clone()).chain(later)
}

impl<U: TableUi> AnyReplay for GameMatch<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn seats(&self) -> u8 {
        self.game.start().seats()
    }

    fn plays_itself(&self, seat: Seat) -> bool {
        self.game.start().plays_itself(seat)
    }

    fn moves(&self) -> &[MoveInfo] {
        &self.moves
    }

    fn position(&self, after: usize, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        U::position(&self.game.position_after(after), viewer, names, language)
    }

    fn standings(&self, after: usize) -> Standings {
        self.game.position_after(after).standings()
    }

    fn history(&self) -> Vec<Standings> {
        positions(&self.game).map(|position| position.standings()).collect()
    }

    fn study(&self) -> Option<Study> {
        bots::study_of_match(&self.game)
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
        let mut position = self.game.position_after(from);
        let mut entries = Vec::new();
        let mut announced = alarm::<U>(&position, names, language);
        for played in &self.game.moves()[from..] {
            let may_know = reader == Reader::Everything || reader == Reader::Viewer(Some(played.seat));
            let (notation, words) = if may_know || !position.is_secret(played.action) {
                (position.notation(played.action), U::choice(&position, played.action, names, language))
            } else {
                (HIDDEN.to_owned(), MESSAGES.text(language, "secret-choice", &[]))
            };
            let strip = strip::<U>(&position, names, language);
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
            let happening = |&event| Happening {
                words: U::sentence(&position, event, names, language),
                elements: U::elements(&position, event),
            };
            let mut events: Vec<Happening> = played.events.iter().map(happening).collect();
            // An alarm is reported in the move that caused it.
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
                phase: strip.current.and_then(|current| strip.phases.get(current).cloned()),
                round: strip.round,
            });
        }
        entries
    }

    fn last_turns(&self, until: usize, names: &Names, language: Language) -> Vec<Option<String>> {
        let position = self.game.position_after(until);
        let moves = &self.game.moves()[..until];
        let last_turn = |seat: Seat| {
            let last = moves.iter().rposition(|played| played.seat == seat)?;
            let first =
                moves[..last].iter().rposition(|played| played.seat != seat).map_or(0, |other| other + 1);
            let events = |played: &Move<U::Game>| {
                let mover = played.seat;
                played.events.iter().map(move |&event| (mover, event)).collect::<Vec<_>>()
            };
            let turn: Vec<_> = moves[first..].iter().flat_map(events).collect();
            let deeds = U::deeds(&position, seat, &turn, names, language)
                .unwrap_or_else(|| self.sentences(first..last + 1, names.of(seat), names, language));
            (!deeds.is_empty()).then(|| deeds.join(", "))
        };
        Seat::all(self.seats()).map(last_turn).collect()
    }

    fn targets(&self, from: usize) -> Vec<Vec<String>> {
        let names = Names::numbered(self.seats(), Language::En);
        let mut position = self.game.position_after(from);
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
        let mut position = self.game.position_after(from);
        let mut lines = Vec::new();
        for played in &self.game.moves()[from..] {
            let action = position.notation(played.action);
            lines.push(Line { number: 0, seat: played.seat, action, draws: played.draws.clone() });
            position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        }
        lines
    }

    fn scene<'a>(&'a self, after: usize, view: &'a View<'a>) -> Box<dyn AnyScene + 'a> {
        Box::new(GameScene::<U>::new(&self.game, after, view))
    }

    fn analyst(&self, seed: u64) -> Option<Box<dyn AnyAnalyst>> {
        let over = self.game.position().to_act().is_none();
        (over && self.seats() > 1).then(|| {
            let (start, moves) = (self.game.start().clone(), self.game.moves().to_vec());
            let analyst = Analyst::new(start, moves, self.bots.skill().clone(), seed);
            Box::new(GameAnalyst::<U>(analyst)) as Box<dyn AnyAnalyst>
        })
    }
}

impl<U: TableUi> AnyMatch for GameMatch<U> {
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

    fn number_of(&self, notation: &str) -> Option<usize> {
        let position = self.game.position();
        position.action_number(self.legal(notation)?)
    }

    fn words(&self, notation: &str, names: &Names, language: Language) -> Option<String> {
        let action = self.legal(notation)?;
        Some(U::choice(self.game.position(), action, names, language))
    }

    fn play(&mut self, notation: &str) -> Result<(), PlayError> {
        let position = self.game.position();
        let seat = position.to_act().ok_or(PlayError::Over)?;
        let Some(action) = position.read_action(notation) else {
            return Err(PlayError::NotAnAction { text: notation.to_owned(), title: info::<U>().title });
        };
        self.play_action(seat, action)
    }

    fn observation_layout(&self) -> Vec<Feature> {
        engine::observation_layout(self.game.position())
    }

    fn observe(&self, seat: Seat, out: &mut [i16]) {
        engine::fill_observation(self.game.position(), seat, out);
    }

    fn legal_numbers(&self) -> Vec<u32> {
        let position = self.game.position();
        let numbers = actions(position).into_iter().filter_map(|action| position.action_number(action));
        numbers.map(|number| number as u32).collect()
    }

    fn play_number(&mut self, number: u32) -> Result<(), PlayError> {
        let position = self.game.position();
        let seat = position.to_act().ok_or(PlayError::Over)?;
        let action = position.action_numbered(number as usize).ok_or_else(|| not_an_action::<U>(number))?;
        self.play_action(seat, action)
    }

    fn finality(&self, notation: &str) -> Finality {
        let position = self.game.position();
        let legal = position.read_action(notation).filter(|&action| position.check(action).is_ok());
        legal.map_or(Finality::Tentative, |action| finality::<U>(position, action))
    }

    fn held(&self, notation: &str, names: &Names, language: Language) -> Option<HeldAction> {
        let position = self.game.position();
        let action = position.read_action(notation).filter(|&action| position.check(action).is_ok())?;
        let mut after = position.clone();
        after.play(action, &mut Playout::new(0), &mut ());
        Some(HeldAction {
            words: U::choice(position, action, names, language),
            targets: targets_of::<U>(position, action, names),
            ends_turn: after.to_act() != position.to_act(),
        })
    }

    fn follow_up(&self) -> Option<String> {
        let position = self.game.position();
        U::follows(position).map(|action| position.notation(action))
    }

    fn undo_to(&mut self, keep: usize) -> Result<(), UndoError> {
        self.game.undo_to(keep)?;
        self.moves.truncate(keep);
        self.bots.undo_to(keep);
        Ok(())
    }

    fn only_option(&self) -> Option<String> {
        let position = self.game.position();
        let names = Names::numbered(position.seats(), Language::En);
        only_option::<U>(position, &names, Language::En).map(|action| position.notation(action))
    }

    fn is_forced_in_public(&self) -> bool {
        let position = self.game.position();
        let others = Seat::all(position.seats()).filter(|&seat| Some(seat) != position.to_act());
        let mut imagined = others.flat_map(|viewer| samples(position, viewer));
        actions(position).len() == 1 && imagined.all(|imagined| actions(&imagined).len() == 1)
    }

    #[cfg(feature = "testing")]
    fn known_by(&self, viewer: Seat) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        samples(self.game.position(), viewer).for_each(|imagined| imagined.hash(&mut hasher));
        hasher.finish()
    }

    fn preset(&self) -> Vec<String> {
        let mut position = self.game.position().clone();
        let mut steps = Vec::new();
        for action in U::preset(&position) {
            if finality::<U>(&position, action) != Finality::Tentative {
                break;
            }
            steps.push(position.notation(action));
            position.play(action, &mut Replay::new(&[]), &mut ());
        }
        steps
    }

    fn orders(&self, after: usize, seat: Seat, language: Language) -> Vec<Order> {
        U::orders(&self.game.position_after(after), seat, language)
    }

    fn order(&self, after: usize, seat: Seat, order: &str, language: Language) -> Option<String> {
        U::order(&self.game.position_after(after), seat, order, language)
    }

    fn follow(&self, order: &str) -> Option<String> {
        let position = self.game.position();
        let action = U::follow(position, order).filter(|&action| position.check(action).is_ok())?;
        Some(position.notation(action))
    }

    fn decide(&mut self, kind: BotKind, seed: u64) -> Option<Job<String>> {
        self.bots.decide(self.game.position(), self.game.moves().len(), kind, seed)
    }

    fn opinions(&self, kind: BotKind, seed: u64) -> Option<Job<Vec<Opinion>>> {
        self.judge(move |knowledge, skill| bots::opinions(knowledge, skill, kind, seed))
    }

    fn ponder(&self, iterations: u32, seed: u64) -> Option<Job<Vec<Opinion>>> {
        self.judge(move |knowledge, skill| bots::ponder(knowledge, skill, iterations, seed))
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(Self::new(self.game.clone(), self.bots.skill().clone()))
    }

    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyMatch> {
        Box::new(Self::new(self.game.imagine(seat, seed), self.bots.skill().clone()))
    }

    fn is_forced(&self) -> bool {
        actions(self.game.position()).len() == 1
    }

    fn advise(&self, seed: u64, names: &Names, language: Language) -> Option<Job<Vec<Advice>>> {
        let position = self.game.position().clone();
        position.to_act()?;
        let (skill, names) = (self.bots.skill().clone(), names.clone());
        Some(Box::new(move |cancelled| {
            let actions = actions(&position);
            let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
            let knowledge = knowledge.with_cancellation(cancelled);
            let advice = bots::advise(&knowledge, &skill, BUDGET, seed);
            advice.iter().map(|advice| Advice::new::<U>(&position, advice, &names, language)).collect()
        }))
    }
}
