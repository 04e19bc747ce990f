//! Finding the mistakes in a finished game.

use std::time::Duration;

use engine::{Game, Heuristic, Move, Replay, Seat};

use crate::search::{Evaluation, Search};
use crate::{Budget, Knowledge, Skill};

/// Maximum number of decisions examined, evenly spread over the game.
const MAX_DECISIONS: usize = 250;
/// Maximum number of points on the win probability curve.
const MAX_POINTS: usize = 80;
/// Worlds sampled per point of the curve.
const WORLDS: u32 = 24;
/// Effort of the first pass, which looks for candidates.
const FIRST_PASS: Effort = Effort { iterations: 160, time: Duration::from_millis(120) };
/// Decisions examined in the second pass. The worst of many noisy samples is biased; re-evaluate the top eight and
/// report only that.
const SUSPECTS: usize = 8;
/// Effort of a slice of the second pass.
const SECOND_PASS: Effort = Effort { iterations: 200, time: Duration::from_millis(125) };
/// Slices of the second pass for each decision, one per step: other work waits for no more than one of them.
const SLICES: u16 = 8;
/// Longest time that one step of an analysis takes, apart from a single playout. A bot's decision may have to wait that
/// long for a thread.
pub const LONGEST_STEP: Duration = Duration::from_millis(125);
const _: () = assert!(
    FIRST_PASS.time.as_millis() <= LONGEST_STEP.as_millis()
        && SECOND_PASS.time.as_millis() <= LONGEST_STEP.as_millis()
);
/// Standard errors by which another action must have been better in the second pass.
const MISTAKE_MARGIN: f32 = 2.0;
/// Smallest loss that counts as a mistake.
const MIN_LOSS: f32 = 0.01;
/// Maximum number of mistakes reported.
const MAX_MISTAKES: usize = 3;

/// The limits of one search.
#[derive(Clone, Copy)]
struct Effort {
    iterations: u32,
    time: Duration,
}

/// A point of the win probability curve.
#[derive(Clone, Debug, PartialEq)]
pub struct CurvePoint {
    /// Number of moves played.
    pub after: usize,
    /// Win probability of each seat, 0 to 1.
    pub win_probabilities: Vec<f32>,
}

/// A decision that lowered the win probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake<A> {
    /// The number of the move, counted from zero.
    pub number: usize,
    /// The seat that made it.
    pub seat: Seat,
    /// The action played.
    pub played: A,
    /// A better action.
    pub better: A,
    /// Loss of win probability, 0 to 1.
    pub loss: f32,
    /// Loss of points in the final score that can be expected; negative if the mistake won points and yet lost chances.
    pub points: f32,
}

/// Analyses a finished game in small steps; see [`Analyst::step`]. A decision is judged by what its seat could know.
///
/// ```
/// use bots::{Analyst, BotKind, Knowledge, NEVER_CANCELLED, Setup};
/// use engine::{Game, OptionMap, Seed};
/// use testkit::toy::Squirrels;
///
/// let (components, hash) = testkit::embedded_components::<Squirrels>();
/// let options = OptionMap::defaults(&Squirrels::INFO);
/// let setup = Setup::<Squirrels>::new(components, &hash, &options, 2).unwrap();
/// let mut game = setup.open(Seed::new([7; 32]));
/// while let Some(seat) = game.position().to_act() {
///     let actions = testkit::actions(game.position());
///     let knowledge = Knowledge::new(game.position(), &actions).unwrap();
///     let action = BotKind::Random.bot(1, setup.skill(seat)).choose(&knowledge);
///     game.play(seat, action).unwrap();
/// }
///
/// let skill = setup.skill(engine::Seat::new(0)).clone();
/// let mut analyst = Analyst::new(game.start().clone(), game.moves().to_vec(), skill, 1);
/// while analyst.step(NEVER_CANCELLED) {}
/// for mistake in analyst.mistakes() {
///     println!("move {}: {:?} was better", mistake.number, mistake.better);
/// }
/// ```
#[derive(Debug)]
pub struct Analyst<G: Heuristic> {
    start: G,
    moves: Vec<Move<G>>,
    skill: Skill<G>,
    seed: u64,
    /// The numbers of the first moves of all turns.
    turns: Vec<usize>,
    points: Vec<usize>,
    decisions: Vec<usize>,
    done: usize,
    curve: Vec<CurvePoint>,
    suspects: Vec<Mistake<G::Action>>,
    /// The second pass for the current suspect.
    second: Option<SecondPass<G>>,
    mistakes: Vec<Mistake<G::Action>>,
}

/// The second pass for one decision. Its search keeps its tree from slice to slice.
struct SecondPass<G: Heuristic> {
    search: Search<G>,
    slices: u16,
    /// The sums over the slices of the loss, of its squared standard error and of the loss of points.
    loss: f32,
    squared_error: f32,
    points: f32,
}

impl<G: Heuristic> std::fmt::Debug for SecondPass<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SecondPass").field("slices", &self.slices).finish_non_exhaustive()
    }
}

impl<G: Heuristic> Analyst<G> {
    /// Begins the analysis of a finished game. Equal seeds give equal analyses, unless a time limit ends a search.
    #[must_use]
    pub fn new(start: G, moves: Vec<Move<G>>, skill: Skill<G>, seed: u64) -> Self {
        let (mut turns, mut decisions) = (Vec::new(), Vec::new());
        let mut position = start.clone();
        for (at, played) in moves.iter().enumerate() {
            if at == 0 || moves[at - 1].seat != played.seat {
                turns.push(at);
            }
            if actions(&position).len() > 1 {
                decisions.push(at);
            }
            replay(&mut position, played);
        }
        Self {
            start,
            moves,
            skill,
            seed,
            points: spread(&turns, MAX_POINTS),
            turns,
            decisions: spread(&decisions, MAX_DECISIONS),
            done: 0,
            curve: Vec::new(),
            suspects: Vec::new(),
            second: None,
            mistakes: Vec::new(),
        }
    }

    /// Does a part of the work, which takes about [`LONGEST_STEP`] at most; returns false when the analysis is complete. A cancelled
    /// step ends at once and has no effect.
    pub fn step(&mut self, cancelled: &dyn Fn() -> bool) -> bool {
        let (looked, tried) = (self.points.len(), self.points.len() + self.decisions.len());
        let done = self.done;
        if cancelled() {
            return true;
        }
        if done < looked {
            self.curve.extend(self.point(self.points[done]));
        } else if done < tried {
            let suspect = self.first_pass(self.decisions[done - looked], cancelled);
            if cancelled() {
                return true;
            }
            self.suspects.extend(suspect);
            if done + 1 == tried {
                self.suspects = self.worst_of(&self.suspects, SUSPECTS);
            }
        } else if let Some(&suspect) = self.suspects.get(done - tried) {
            let pass = self.second.take();
            let mut pass = pass.unwrap_or_else(|| SecondPass::new(self.search(SECOND_PASS, !suspect.number)));
            self.examine(suspect, &mut pass, cancelled);
            if pass.slices < SLICES {
                self.second = Some(pass);
                return true;
            }
            self.mistakes.extend(pass.judge(suspect));
        } else {
            return false;
        }
        self.done += 1;
        true
    }

    /// The fraction of the work done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        // A search of the second pass takes as long as several of the first.
        let weight = |done: usize, all: usize, each: f32| (done.min(all) as f32 * each, all as f32 * each);
        let (looked, tried) = (self.points.len(), self.points.len() + self.decisions.len());
        let suspects = if self.done < tried { SUSPECTS } else { self.suspects.len() };
        let parts = [
            weight(self.done, looked, 0.2),
            weight(self.done.saturating_sub(looked), self.decisions.len(), 1.0),
            weight(self.done.saturating_sub(tried), suspects, 6.0),
        ];
        let (done, all) = parts.iter().fold((0.0, 0.0), |(done, all), part| (done + part.0, all + part.1));
        if all > 0.0 { done / all } else { 1.0 }
    }

    /// The win probability curve: a point at the start of each turn examined so far, and one at the end.
    #[must_use]
    pub fn curve(&self) -> Vec<CurvePoint> {
        let end = self.position_after(self.moves.len()).standings();
        let seats: Vec<Seat> = Seat::all(self.start.seats()).collect();
        let won = |seat: Seat| end.place(seat) == 1;
        let winners = seats.iter().filter(|&&seat| won(seat)).count().max(1) as f32;
        let win_probabilities =
            seats.iter().map(|&seat| if won(seat) { 1.0 / winners } else { 0.0 }).collect();
        let mut curve = self.curve.clone();
        curve.push(CurvePoint { after: self.moves.len(), win_probabilities });
        curve
    }

    /// The worst mistakes found so far, worst first; at most three, and at most one per turn.
    #[must_use]
    pub fn mistakes(&self) -> Vec<Mistake<G::Action>> {
        self.worst_of(&self.mistakes, MAX_MISTAKES)
    }

    /// The position after `count` moves.
    #[must_use]
    pub fn position_after(&self, count: usize) -> G {
        let mut position = self.start.clone();
        self.moves[..count].iter().for_each(|played| replay(&mut position, played));
        position
    }

    fn point(&self, after: usize) -> Option<CurvePoint> {
        let position = self.position_after(after);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions)?;
        let values = self.search(FIRST_PASS, after).win_probabilities(&knowledge, WORLDS);
        let win_probabilities = values[..usize::from(position.seats())].to_vec();
        Some(CurvePoint { after, win_probabilities })
    }

    fn first_pass(&self, number: usize, cancelled: &dyn Fn() -> bool) -> Option<Mistake<G::Action>> {
        let (position, played) = (self.position_after(number), self.moves[number].action);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions)?.with_cancellation(cancelled);
        let evaluations = self.search(FIRST_PASS, number).compare(&knowledge, played);
        mistake(number, knowledge.seat(), played, &evaluations)
    }

    /// Adds a slice to the second pass, unless it is cancelled.
    fn examine(&self, suspect: Mistake<G::Action>, pass: &mut SecondPass<G>, cancelled: &dyn Fn() -> bool) {
        let Mistake { number, played, better, .. } = suspect;
        let position = self.position_after(number);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions).expect("the first pass has examined it");
        let knowledge = knowledge.with_cancellation(cancelled);
        let evaluations = pass.search.compare_two(&knowledge, [played, better]);
        if cancelled() {
            return;
        }
        pass.slices += 1;
        let of = |action| evaluations.iter().find(|found| found.action == action);
        if let (Some(reached), Some(best)) = (of(played), of(better)) {
            pass.loss += best.value - reached.value;
            pass.squared_error += best.error * best.error;
            pass.points += best.points - reached.points;
        }
    }

    fn search(&self, effort: Effort, number: usize) -> Search<G> {
        let Effort { iterations, time } = effort;
        let budget = Budget { iterations, time };
        let seed = self.seed ^ u64::try_from(number).expect("a move number fits into 64 bits");
        Search::new(budget, seed, self.skill.clone())
    }

    /// The worst `most` mistakes, at most one per turn.
    fn worst_of(&self, mistakes: &[Mistake<G::Action>], most: usize) -> Vec<Mistake<G::Action>> {
        let turn =
            |mistake: &Mistake<G::Action>| self.turns.partition_point(|&first| first <= mistake.number);
        let mut sorted = mistakes.to_vec();
        sorted.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        let mut worst: Vec<Mistake<G::Action>> = Vec::new();
        for mistake in sorted {
            if worst.len() < most && worst.iter().all(|other| turn(other) != turn(&mistake)) {
                worst.push(mistake);
            }
        }
        worst
    }
}

impl<G: Heuristic> SecondPass<G> {
    /// Worlds other than those of the first pass come from another seed.
    const fn new(search: Search<G>) -> Self {
        Self { search, slices: 0, loss: 0.0, squared_error: 0.0, points: 0.0 }
    }

    /// The mistake, if the other action was better by more than the noise.
    fn judge(&self, suspect: Mistake<G::Action>) -> Option<Mistake<G::Action>> {
        let slices = f32::from(self.slices.max(1));
        let (loss, error) = (self.loss / slices, self.squared_error.sqrt() / slices);
        let points = self.points / slices;
        (loss > MIN_LOSS && loss > MISTAKE_MARGIN * error).then_some(Mistake { loss, points, ..suspect })
    }
}

/// The mistake of playing an action, if another was better by more than its standard error.
fn mistake<A: Copy + PartialEq>(
    number: usize,
    seat: Seat,
    played: A,
    evaluations: &[Evaluation<A>],
) -> Option<Mistake<A>> {
    let best = evaluations.first()?;
    let reached = evaluations.iter().find(|found| found.action == played)?;
    let loss = best.value - reached.value;
    (loss > MIN_LOSS && loss > best.error).then_some(Mistake {
        number,
        seat,
        played,
        better: best.action,
        loss,
        points: best.points - reached.points,
    })
}

/// At most `most` items, evenly spread over the list.
fn spread(all: &[usize], most: usize) -> Vec<usize> {
    let count = all.len().min(most);
    (0..count).map(|at| all[at * all.len() / count]).collect()
}

fn actions<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

fn replay<G: Game>(position: &mut G, played: &Move<G>) {
    position.play(played.action, &mut Replay::new(&played.draws), &mut ());
}

#[cfg(test)]
mod tests {
    use engine::{Match, OptionMap, Seed};

    use super::*;
    use crate::NEVER_CANCELLED;
    use crate::toy::{Action, Squirrels, components, skill};

    /// All squirrels store as much as possible, or forage; but one that could store three or more nuts in its last turn
    /// rests.
    fn blundered() -> (Match<Squirrels>, usize) {
        (0..).find_map(|seed| blunder_of(Seed::of_series(seed, 0))).expect("it happens in many games")
    }

    fn blunder_of(seed: Seed) -> Option<(Match<Squirrels>, usize)> {
        let (components, hash) = components();
        let options = OptionMap::defaults(&Squirrels::INFO);
        let mut game = Match::<Squirrels>::open(components, &hash, &options, 2, seed).expect("for two");
        let mut blunder = None;
        while let Some(seat) = game.position().to_act() {
            let number = game.moves().len();
            let stores =
                actions(game.position()).into_iter().filter(|action| matches!(action, Action::Store(_)));
            let action = match stores.max() {
                Some(Action::Store(3..)) if number >= 10 && blunder.is_none() => {
                    blunder = Some(number);
                    Action::Rest
                }
                Some(store) => store,
                None => Action::Forage,
            };
            game.play(seat, action).expect("legal");
        }
        blunder.map(|number| (game, number))
    }

    fn analyst(game: &Match<Squirrels>) -> Analyst<Squirrels> {
        Analyst::new(game.start().clone(), game.moves().to_vec(), skill(), 1)
    }

    #[test]
    fn a_planted_blunder_is_found() {
        let (game, blunder) = blundered();
        let mut analyst = analyst(&game);
        let mut before = 0.0;
        while analyst.step(NEVER_CANCELLED) {
            assert!(analyst.progress() >= before);
            before = analyst.progress();
        }
        assert!((before - 1.0).abs() < 1e-4, "{before}");
        let mistakes = analyst.mistakes();
        let worst = mistakes.first().expect("a mistake");
        assert_eq!((worst.number, worst.played), (blunder, Action::Rest), "{mistakes:?}");
        assert!(matches!(worst.better, Action::Store(_)) && worst.loss > 0.02, "{mistakes:?}");
        assert!(worst.points >= 2.0, "three nuts or more were not stored: {mistakes:?}");
        let curve = analyst.curve();
        assert_eq!(curve.len(), game.moves().len() + 1);
        for CurvePoint { after, win_probabilities } in &curve {
            let sum: f32 = win_probabilities.iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "after {after}: {win_probabilities:?}");
        }
    }

    #[test]
    fn cancelled_steps_have_no_effect() {
        let (game, _) = blundered();
        let mut analyst = analyst(&game);
        for _ in 0..5 {
            assert!(analyst.step(&|| true));
        }
        assert!(analyst.progress() <= 0.0);
    }

    #[test]
    fn a_long_list_is_thinned_out_evenly() {
        let all: Vec<usize> = (0..1000).collect();
        assert_eq!(spread(&all, 4), [0, 250, 500, 750]);
        assert_eq!(spread(&all[..3], 4), [0, 1, 2]);
        assert!(spread(&[], 4).is_empty());
    }
}
