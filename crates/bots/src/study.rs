//! Statistics of how a game plays between bots: its length, which seat wins, and what each component is worth.

use std::collections::{BTreeMap, BTreeSet};

use engine::{ComponentUse, Game, Heuristic, Match, Replay, Seat, Seed, SeededChance};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::game_loop::{self, MAX_DECISIONS, Unrecorded};
use crate::{Knowledge, RunError, Series, Setup, series};

/// Statistics of a series of games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// Number of games that did not end; they count nowhere else.
    pub unfinished: u64,
    /// Number of decisions per finished game, in the order of the series.
    pub decisions: Vec<u32>,
    /// Number of turns per finished game: consecutive decisions of one seat are one turn.
    pub turns: Vec<u32>,
    /// Wins per seat; a shared win is split.
    pub wins: Vec<f64>,
    /// Sum of the winners' scores.
    pub winning_points: i64,
    /// Sum of all scores.
    pub points: i64,
    /// Statistics of each component that was on offer.
    pub components: BTreeMap<String, ComponentStats>,
}

/// Statistics of one component.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct ComponentStats {
    /// Number of games in which it was on offer.
    pub offered: u64,
    /// Number of games in which a player took it.
    pub taken: u64,
    /// Wins of the players who took it; a shared win is split.
    pub won: f64,
    /// Sum of the final scores of the players who took it.
    pub points: i64,
}

impl Study {
    /// The number of finished games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.decisions.len()
    }

    /// The statistics of two series together.
    #[must_use]
    pub fn merge(mut self, other: Self) -> Self {
        self.unfinished += other.unfinished;
        self.decisions.extend(other.decisions);
        self.turns.extend(other.turns);
        self.wins.resize(self.wins.len().max(other.wins.len()), 0.0);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.winning_points += other.winning_points;
        self.points += other.points;
        for (id, more) in other.components {
            let stats = self.components.entry(id).or_default();
            stats.offered += more.offered;
            stats.taken += more.taken;
            stats.won += more.won;
            stats.points += more.points;
        }
        self
    }
}

/// Plays a series and collects statistics. `on_game` is called after every game, from any thread.
///
/// ```
/// use bots::{BotKind, Series, Setup, study};
/// use engine::{Game, OptionMap};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 3).unwrap();
/// let series = Series { first: 0, bots: vec![BotKind::Greedy; 3], games: 10, seed: 1, threads: 0, record: false };
/// let study = study(&setup, &series, &|| Ok(())).unwrap();
/// assert_eq!(study.games(), 10);
/// println!("plant 03 was bought in {} games", study.components["plant 03"].taken);
/// ```
///
/// # Errors
/// If `on_game` returns an error, no game ends, or the threads cannot be started.
///
/// # Panics
/// If the number of bots is not the number of seats.
pub fn study<G: Heuristic + ComponentUse>(
    setup: &Setup<G>,
    series: &Series,
    on_game: &(dyn Fn() -> Result<(), RunError> + Sync),
) -> Result<Study, RunError> {
    assert_eq!(series.bots.len(), usize::from(setup.seats()), "every seat has a bot");
    let games = game_loop::on_threads(series.threads, || {
        let played = series.numbers().into_par_iter().map(|game| {
            let study = play(setup, series, game);
            on_game().map(|()| study)
        });
        played.collect::<Result<Vec<Study>, RunError>>()
    })??;
    // Merged in the order of the games, so that sums of floating-point numbers do not depend on the threads.
    let study = games.into_iter().fold(Study::default(), Study::merge);
    if study.games() == 0 {
        return Err(RunError::NoneFinished { games: series.games });
    }
    Ok(study)
}

/// The statistics of one match; `None` before its end.
#[must_use]
pub fn study_of_match<G: ComponentUse>(game: &Match<G>) -> Option<Study> {
    if game.position().to_act().is_some() {
        return None;
    }
    let mut position = game.start().clone();
    let (mut notes, mut shown) = (Notes::default(), Vec::new());
    for played in game.moves() {
        notes.turns += u32::from(notes.last != Some(played.seat));
        notes.last = Some(played.seat);
        position.on_offer(&mut shown);
        notes.offered.extend(shown.drain(..));
        position.play(played.action, &mut Replay::new(&played.draws), &mut ());
        notes.note_taken(&position, &mut played.events.clone());
    }
    let decisions = u32::try_from(game.moves().len()).ok()?;
    Some(finished(&position, position.seats(), decisions, notes))
}

/// What is noted during a game.
#[derive(Default)]
struct Notes {
    turns: u32,
    last: Option<Seat>,
    offered: BTreeSet<String>,
    taken: BTreeMap<String, Seat>,
}

impl Notes {
    /// Notes who took what in the last move, whose events are removed.
    fn note_taken<G: ComponentUse>(&mut self, position: &G, events: &mut Vec<G::Event>) {
        let mut taken = Vec::new();
        events.drain(..).for_each(|event| position.taken(event, &mut taken));
        self.taken.extend(taken.into_iter().map(|(seat, id)| (id, seat)));
    }
}

/// The statistics of one game.
fn play<G: Heuristic + ComponentUse>(setup: &Setup<G>, series: &Series, game: u64) -> Study {
    let mut bots = series::bots(setup, series, game);
    let mut chance = SeededChance::new(&Seed::of_series(series.seed, game));
    let position = setup.start(&mut chance);
    let mut game = Unrecorded { position, chance: &mut chance, events: Vec::new() };
    let (mut notes, mut shown) = (Notes::default(), Vec::new());
    let played = game_loop::play(&mut game, MAX_DECISIONS, &mut Vec::new(), |game, actions| {
        notes.note_taken(&game.position, &mut game.events);
        let knowledge = Knowledge::new(&game.position, actions).expect("a seat acts");
        let seat = knowledge.seat();
        notes.turns += u32::from(notes.last != Some(seat));
        notes.last = Some(seat);
        game.position.on_offer(&mut shown);
        notes.offered.extend(shown.drain(..));
        bots[seat.index()].choose(&knowledge)
    });
    let Ok(decisions) = played else { return Study { unfinished: 1, ..Study::default() } };
    notes.note_taken(&game.position, &mut game.events);
    let decisions = u32::try_from(decisions).expect("the limit of decisions fits into 32 bits");
    finished(&game.position, setup.seats(), decisions, notes)
}

fn finished<G: Game>(end: &G, seats: u8, decisions: u32, notes: Notes) -> Study {
    let standings = end.standings();
    let winners = Seat::all(seats).filter(|&seat| standings.place(seat) == 1);
    let shares = winners.clone().count() as f64;
    let won = |seat: Seat| if standings.place(seat) == 1 { 1.0 / shares } else { 0.0 };
    let points = |seat: Seat| i64::from(standings.score(seat).total());
    let Notes { turns, mut offered, taken, .. } = notes;
    offered.extend(taken.keys().cloned());
    let stats = |id: String| {
        let taker = taken.get(&id).copied();
        let stats = ComponentStats {
            offered: 1,
            taken: u64::from(taker.is_some()),
            won: taker.map_or(0.0, won),
            points: taker.map_or(0, points),
        };
        (id, stats)
    };
    Study {
        unfinished: 0,
        decisions: vec![decisions],
        turns: vec![turns],
        wins: Seat::all(seats).map(won).collect(),
        winning_points: winners.map(points).max().unwrap_or(0),
        points: Seat::all(seats).map(points).sum(),
        components: offered.into_iter().map(stats).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotKind;
    use crate::toy;

    /// A recorded game counts as it does in a series of bots.
    #[test]
    fn a_match_is_studied_like_a_game_of_a_series() {
        let (setup, seed) = (toy::setup(3), Seed::new([7; 32]));
        let mut game = setup.open(seed);
        assert_eq!(study_of_match(&game), None, "it is not over");
        let mut actions = Vec::new();
        while let Some(seat) = game.position().to_act() {
            actions.clear();
            game.position().actions(&mut actions);
            game.play(seat, actions[0]).expect("a legal action");
        }
        let study = study_of_match(&game).expect("it is over");
        assert_eq!(study.decisions, [u32::try_from(game.moves().len()).expect("a short game")]);
        assert!((study.wins.iter().sum::<f64>() - 1.0).abs() < 1e-9 && study.turns[0] > 0);
        let twice = study.clone().merge(study.clone());
        assert_eq!((twice.games(), twice.points), (2, 2 * study.points));
    }

    #[test]
    fn a_study_counts_every_game_and_does_not_depend_on_the_threads() {
        let series = |threads| Series {
            bots: vec![BotKind::Greedy; 3],
            first: 0,
            games: 50,
            seed: 3,
            threads,
            record: false,
        };
        let one = study(&toy::setup(3), &series(1), &|| Ok(())).expect("the games end");
        assert_eq!(one.games(), 50);
        assert!((one.wins.iter().sum::<f64>() - 50.0).abs() < 1e-9);
        assert!(one.turns.iter().zip(&one.decisions).all(|(turns, decisions)| turns <= decisions));
        assert_eq!(one, study(&toy::setup(3), &series(2), &|| Ok(())).expect("the games end"));
        assert_eq!(
            study(&toy::setup(3), &series(2), &|| Err(RunError::Stopped("stopped".to_owned()))),
            Err(RunError::Stopped("stopped".to_owned()))
        );
    }
}
