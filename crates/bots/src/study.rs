//! How a game plays between bots: how long it lasts, which seat wins, and what each component is worth.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Heuristic, Seat, Seed, SeededChance};
use rayon::prelude::*;

use crate::{Bot, Knowledge, Series, Setup, bot_number};

/// A game this long goes round in circles: it is counted and left out.
const MAX_DECISIONS: u32 = 20_000;

/// What was seen in a series of games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Study {
    /// How many games went round in circles; nothing else is counted of them.
    pub unfinished: u64,
    /// How many decisions each finished game took, in the order of the series.
    pub decisions: Vec<u32>,
    /// How many turns each game took: decisions of one seat in a row are one.
    pub turns: Vec<u32>,
    /// How many games each seat won; a shared win counts in parts.
    pub wins: Vec<f64>,
    /// The points of the winners, added up.
    pub winning_points: i64,
    /// The points of all seats, added up.
    pub points: i64,
    /// What is known of each component that was on offer.
    pub wares: BTreeMap<String, Ware>,
}

/// How a component did.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ware {
    /// In how many games it was on offer.
    pub offered: u64,
    /// In how many of them somebody took it.
    pub taken: u64,
    /// How many of those who took it won; a shared win counts in parts.
    pub won: f64,
    /// The points those who took it had at the end, added up.
    pub points: i64,
}

impl Study {
    /// How many games were played to their end.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.decisions.len()
    }

    fn merge(mut self, other: Self) -> Self {
        self.unfinished += other.unfinished;
        self.decisions.extend(other.decisions);
        self.turns.extend(other.turns);
        self.wins.resize(self.wins.len().max(other.wins.len()), 0.0);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self.winning_points += other.winning_points;
        self.points += other.points;
        for (id, more) in other.wares {
            let ware = self.wares.entry(id).or_default();
            ware.offered += more.offered;
            ware.taken += more.taken;
            ware.won += more.won;
            ware.points += more.points;
        }
        self
    }
}

/// Plays a series and looks at it. `watch` hears of every finished game, from any thread.
///
/// # Errors
/// That no game came to its end, or that there can be no such threads.
///
/// # Panics
/// If there is not one bot for every seat.
pub fn study<G: Heuristic>(
    setup: &Setup<G>,
    series: &Series,
    watch: &(dyn Fn() + Sync),
) -> Result<Study, String> {
    assert_eq!(series.bots.len(), usize::from(setup.seats()), "every seat has a bot");
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(series.threads)
        .build()
        .map_err(|error| format!("{} threads cannot be started: {error}", series.threads))?;
    let games: Vec<Study> = pool.install(|| {
        let played = (0..series.games).into_par_iter().map(|game| {
            let seen = play(setup, series, game);
            watch();
            seen
        });
        played.collect()
    });
    // In the order of the games: the sums do not depend on the threads.
    let seen = games.into_iter().fold(Study::default(), Study::merge);
    if seen.games() == 0 {
        return Err(format!("none of {} games is over after {MAX_DECISIONS} decisions", series.games));
    }
    Ok(seen)
}

fn play<G: Heuristic>(setup: &Setup<G>, series: &Series, game: u64) -> Study {
    let mut chance = SeededChance::new(&Seed::of_series(series.seed, game));
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(setup.seats())
        .zip(&series.bots)
        .map(|(seat, kind)| kind.bot(bot_number(series.seed, game, seat), setup.weights(seat)))
        .collect();
    let mut position = setup.start(&mut chance);
    let (mut actions, mut events, mut shown) = (Vec::new(), Vec::new(), Vec::new());
    let (mut offered, mut taken) = (BTreeSet::new(), BTreeMap::new());
    let (mut decisions, mut turns, mut before) = (0, 0, None);
    while let Some(seat) = position.to_act() {
        decisions += 1;
        turns += u32::from(before != Some(seat));
        before = Some(seat);
        if decisions > MAX_DECISIONS {
            return Study { unfinished: 1, ..Study::default() };
        }
        position.on_offer(&mut shown);
        offered.extend(shown.drain(..));
        actions.clear();
        position.actions(&mut actions);
        let knowledge = Knowledge::new(&position, &actions).expect("a seat that acts has something to know");
        let action = bots[seat.index()].choose(&knowledge);
        events.clear();
        position.play(action, &mut chance, &mut events);
        taken.extend(events.iter().filter_map(|&event| position.taken(event)).map(|(seat, id)| (id, seat)));
    }
    seen(&position, setup.seats(), decisions, turns, offered, &taken)
}

/// One game.
fn seen<G: Game>(
    end: &G,
    seats: u8,
    decisions: u32,
    turns: u32,
    mut offered: BTreeSet<String>,
    taken: &BTreeMap<String, Seat>,
) -> Study {
    let standings = end.standings();
    let winners = Seat::all(seats).filter(|&seat| standings.place(seat) == 1).count() as f64;
    let won = |seat: Seat| if standings.place(seat) == 1 { 1.0 / winners } else { 0.0 };
    let points = |seat: Seat| i64::from(standings.score(seat).total());
    offered.extend(taken.keys().cloned());
    let ware = |id: String| {
        let taker = taken.get(&id).copied();
        let ware = Ware {
            offered: 1,
            taken: u64::from(taker.is_some()),
            won: taker.map_or(0.0, won),
            points: taker.map_or(0, points),
        };
        (id, ware)
    };
    Study {
        unfinished: 0,
        decisions: vec![decisions],
        turns: vec![turns],
        wins: Seat::all(seats).map(won).collect(),
        winning_points: Seat::all(seats)
            .filter(|&seat| standings.place(seat) == 1)
            .map(points)
            .max()
            .unwrap_or(0),
        points: Seat::all(seats).map(points).sum(),
        wares: offered.into_iter().map(ware).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotKind;
    use crate::toy;

    #[test]
    fn a_study_counts_every_game_and_does_not_depend_on_the_threads() {
        let series =
            |threads| Series { bots: vec![BotKind::Greedy; 3], games: 50, seed: 3, threads, record: false };
        let one = study(&toy::setup(3), &series(1), &|| {}).expect("the games end");
        assert_eq!(one.games(), 50);
        assert!((one.wins.iter().sum::<f64>() - 50.0).abs() < 1e-9);
        assert!(one.turns.iter().zip(&one.decisions).all(|(turns, decisions)| turns <= decisions));
        assert_eq!(one, study(&toy::setup(3), &series(2), &|| {}).expect("the games end"));
    }
}
