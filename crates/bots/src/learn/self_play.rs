//! Games to learn from.

use engine::{Heuristic, Playout, Seat, fill_observation, observation_layout};

use super::planner::Planner;
use super::samples::Samples;
use crate::game_loop::MAX_DECISIONS;
use crate::net::encoding::Encoding;
use crate::net::points_unit;
use crate::search::{Values, judge, result_shares};
use crate::{Setup, Skill, greedy};

/// Random decisions per thousand in the beginning of a greedy game, which is not learned from.
const GREEDY_NOISE: u32 = 250;
/// Decisions per thousand of self-play for which a random candidate is played.
const NOISE: u32 = 60;
/// Positions learned from, per greedy game.
const GREEDY_POSITIONS: u32 = 8;
/// Samples per game of self-play.
const SAMPLES: u32 = 150;
/// A label looks ahead by about a game divided by this number.
const AHEAD: f32 = 8.0;
/// One game of self-play in this many has an earlier net on one seat.
const EARLIER: u32 = 4;
/// Within a turn, one decision in this many is learned from.
const WITHIN_TURN: u32 = 3;

/// Greedy play after a noisy beginning; the result of the game is the label of every position after it. Calls `look` with
/// some of these positions and returns the last position; `None` if the game does not end.
fn greedy_game<G: Heuristic>(
    setup: &Setup<G>,
    seed: u64,
    length: u32,
    mut look: impl FnMut(&G),
) -> Option<G> {
    let mut chance = Playout::new(seed);
    let mut position = setup.start(&mut chance);
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    let weights = setup.skill(Seat::new(0)).weights();
    let noisy = u64::from(chance.below(length));
    for decision in 0..MAX_DECISIONS {
        if position.to_act().is_none() {
            return Some(position);
        }
        if decision >= noisy && chance.below(length) < GREEDY_POSITIONS {
            look(&position);
        }
        actions.clear();
        position.actions(&mut actions);
        let action = if decision < noisy && chance.below(1000) < GREEDY_NOISE {
            let some = position.at_random(&actions);
            some[chance.below(some.len() as u32) as usize]
        } else {
            greedy::best(&position, weights, &actions, &mut chance, &mut rates)
        };
        position.play(action, &mut chance, &mut ());
    }
    None
}

/// The number of decisions of a greedy game.
pub(super) fn greedy_length<G: Heuristic>(setup: &Setup<G>, seed: u64) -> u32 {
    let mut chance = Playout::new(seed);
    let (mut actions, mut rates) = (Vec::new(), Vec::new());
    let weights = setup.skill(Seat::new(0)).weights();
    let (mut position, mut decisions) = (setup.start(&mut chance), 0);
    while position.to_act().is_some() && u64::from(decisions) < MAX_DECISIONS {
        actions.clear();
        position.actions(&mut actions);
        let action = greedy::best(&position, weights, &actions, &mut chance, &mut rates);
        position.play(action, &mut chance, &mut ());
        decisions += 1;
    }
    decisions
}

/// Observations of positions from a greedy game.
pub(super) fn greedy_observations<G: Heuristic>(setup: &Setup<G>, seed: u64, length: u32) -> Vec<Vec<i16>> {
    let features = observation_layout(&setup.start(&mut Playout::new(seed))).len();
    let mut observations = Vec::new();
    greedy_game(setup, seed, length, |position| {
        for seat in Seat::all(setup.seats()) {
            let mut values = vec![0; features];
            fill_observation(position, seat, &mut values);
            observations.push(values);
        }
    });
    observations
}

/// Samples from a greedy game, labelled with its result.
pub(super) fn greedy_samples<G: Heuristic>(
    setup: &Setup<G>,
    encoding: &Encoding,
    seed: u64,
    length: u32,
) -> Samples {
    let mut seen = Seen::default();
    let end = greedy_game(setup, seed, length, |position| {
        for seat in Seat::all(setup.seats()) {
            seen.add(encoding, position, seat, 0);
        }
    });
    let labels = end.map_or_else(Vec::new, |end| vec![Label::of_result(&end)]);
    seen.label::<G>(&labels, seen.places.len(), &mut Playout::new(seed))
}

/// Samples from a game that a net plays against itself, with bootstrapped labels (TD(λ)): the label of a turn is a mixture
/// of the net's evaluations of the next turns and the result.
pub(super) fn self_play_samples<G: Heuristic>(
    setup: &Setup<G>,
    skill: &Skill<G>,
    earlier: &[Skill<G>],
    seed: u64,
) -> Samples {
    let net = skill.net().expect("self-play has a net");
    let mut chance = Playout::new(seed);
    let mut position = setup.start(&mut chance);
    let stranger = (!earlier.is_empty() && chance.below(EARLIER) == 0).then(|| {
        let seat = Seat::new(chance.below(setup.seats().into()) as u8);
        (seat, &earlier[chance.below(earlier.len() as u32) as usize])
    });
    let (mut planner, mut actions) = (Planner::new(), Vec::new());
    let (mut seen, mut turns, mut last) = (Seen::default(), Vec::new(), None);
    for _ in 0..MAX_DECISIONS {
        let Some(seat) = position.to_act() else { break };
        if last != Some(seat) {
            last = Some(seat);
            let mut scores = Values::default();
            let shares = judge(net, &position, &mut scores);
            turns.push(Label { shares, scores });
            for seat in Seat::all(setup.seats()) {
                seen.add(&net.encoding, &position, seat, turns.len() - 1);
            }
        } else if chance.below(WITHIN_TURN) == 0 {
            seen.add(&net.encoding, &position, seat, turns.len() - 1);
        }
        actions.clear();
        position.actions(&mut actions);
        let player = stranger.filter(|(other, _)| *other == seat).map_or(skill, |(_, skill)| skill);
        let action = planner.choose(player, &position, &actions, NOISE, &mut chance);
        position.play(action, &mut chance, &mut ());
    }
    if position.to_act().is_some() {
        return Samples::default();
    }
    let labels = bootstrap(&turns, Label::of_result(&position));
    seen.label::<G>(&labels, SAMPLES as usize, &mut chance)
}

/// Win shares and final scores.
#[derive(Clone, Copy)]
struct Label {
    shares: Values,
    scores: Values,
}

impl Label {
    fn of_result<G: Heuristic>(end: &G) -> Self {
        let (standings, mut scores) = (end.standings(), Values::default());
        for seat in Seat::all(end.seats()) {
            scores[seat.index()] = standings.score(seat).total() as f32;
        }
        Self { shares: result_shares(end.seats(), &standings), scores }
    }

    fn mix(&self, later: &Self, part: f32) -> Self {
        let mix = |one: &Values, other: &Values| -> Values {
            std::array::from_fn(|at| (1.0 - part) * one[at] + part * other[at])
        };
        Self { shares: mix(&self.shares, &later.shares), scores: mix(&self.scores, &later.scores) }
    }
}

/// The label of every turn, given the net's evaluation at the beginning of each.
fn bootstrap(turns: &[Label], result: Label) -> Vec<Label> {
    let lambda = (1.0 - AHEAD / turns.len().max(1) as f32).clamp(0.8, 0.99);
    let mut labels = vec![result; turns.len()];
    for at in (1..turns.len()).rev() {
        labels[at - 1] = turns[at].mix(&labels[at], lambda);
    }
    labels
}

/// Positions that wait for their labels.
#[derive(Default)]
struct Seen {
    inputs: Vec<u16>,
    places: Vec<Place>,
}

struct Place {
    end: usize,
    seat: Seat,
    /// The points that the seat has.
    score: f32,
    label: usize,
}

impl Seen {
    fn add<G: Heuristic>(&mut self, encoding: &Encoding, position: &G, seat: Seat, label: usize) {
        encoding.encode(position, seat, |input| self.inputs.push(input));
        let score = position.standings().score(seat).total() as f32;
        self.places.push(Place { end: self.inputs.len(), seat, score, label });
    }

    /// Turns about `most` of them into samples.
    fn label<G: Heuristic>(&self, labels: &[Label], most: usize, chance: &mut Playout) -> Samples {
        let (mut samples, mut start) = (Samples::default(), 0);
        for place in &self.places {
            let inputs = &self.inputs[start..place.end];
            start = place.end;
            let Some(label) = labels.get(place.label) else { continue };
            if chance.below(self.places.len() as u32) < most as u32 {
                let at = place.seat.index();
                let points = (label.scores[at] - place.score) / points_unit::<G>();
                samples.push(inputs.iter().copied(), [label.shares[at], points]);
            }
        }
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(share: f32) -> Label {
        Label { shares: [share; 6], scores: [100.0 * share; 6] }
    }

    #[test]
    fn labels_mix_the_next_opinions_with_the_result() {
        let labels = bootstrap(&[label(0.1), label(0.5), label(0.3)], label(1.0));
        assert_eq!(labels[2].shares[0], 1.0, "the last turn is worth the result");
        assert!((labels[1].shares[0] - (0.2 * 0.3 + 0.8)).abs() < 1e-6);
        assert!((labels[0].scores[0] - (0.2 * 50.0 + 0.8 * 86.0)).abs() < 1e-4);
    }
}
