//! What went wrong in a finished game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use engine::{Game, Heuristic, Move, Replay, Seat};

use crate::search::{Opinion, Search};
use crate::{Budget, Knowledge};

/// At most so many decisions are looked at, evenly spread over the game.
const DECISIONS: usize = 250;
/// At most so many points are on the curve.
const POINTS: usize = 80;
/// In so many worlds a point of the curve is looked at.
const WORLDS: u32 = 24;
/// The first look at a decision: which of them were mistakes, perhaps?
const LOOK: Effort = Effort { iterations: 160, time: Duration::from_millis(120) };
/// So many are looked at again: who is the worst of hundreds is so partly by bad luck, so the loss is what the second
/// look says.
const SUSPECTS: usize = 8;
/// The second look.
const CLOSE_LOOK: Effort = Effort { iterations: 1600, time: Duration::from_millis(1000) };
/// By how many standard errors something must have been better to call the other a mistake.
const DOUBT: f32 = 2.0;
/// A smaller loss is no mistake.
const TRIFLE: f32 = 0.01;
/// So many mistakes are told.
const MISTAKES: usize = 3;

/// What a look may cost.
#[derive(Clone, Copy)]
struct Effort {
    iterations: u32,
    time: Duration,
}

/// The chances of everybody after so many moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// After this many moves.
    pub after: usize,
    /// The chance of each seat to win, from 0 to 1.
    pub chances: Vec<f32>,
}

/// A decision that cost something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mistake<A> {
    /// The number of the move, counted from zero.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// What was played.
    pub played: A,
    /// What would have been better.
    pub better: A,
    /// How much of the chance to win it cost, from 0 to 1.
    pub loss: f32,
}

/// Looks at a finished game step by step; see [`Analyst::step`]. Whoever decided is judged by what that seat could know.
#[derive(Debug)]
pub struct Analyst<G: Heuristic> {
    start: G,
    moves: Vec<Move<G>>,
    weights: Arc<G::Weights>,
    number: u64,
    /// The numbers of the first moves of all turns.
    turns: Vec<usize>,
    points: Vec<usize>,
    decisions: Vec<usize>,
    done: usize,
    curve: Vec<Outlook>,
    suspects: Vec<Mistake<G::Action>>,
    mistakes: Vec<Mistake<G::Action>>,
}

impl<G: Heuristic> Analyst<G> {
    /// An analyst for a finished game. The same number gives the same analysis, unless time runs out.
    #[must_use]
    pub fn new(start: G, moves: Vec<Move<G>>, weights: Arc<G::Weights>, number: u64) -> Self {
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
            weights,
            number,
            points: spread(&turns, POINTS),
            turns,
            decisions: spread(&decisions, DECISIONS),
            done: 0,
            curve: Vec::new(),
            suspects: Vec::new(),
            mistakes: Vec::new(),
        }
    }

    /// Does a part of the work: a fraction of a second, seldom more than one. False when all is done. A step that is not
    /// wanted any more ends at once and counts for nothing.
    pub fn step(&mut self, unwanted: &AtomicBool) -> bool {
        let (looked, tried) = (self.points.len(), self.points.len() + self.decisions.len());
        let is_unwanted = || unwanted.load(Ordering::Relaxed);
        let done = self.done;
        if is_unwanted() {
            return true;
        }
        if done < looked {
            self.curve.extend(self.look(self.points[done]));
        } else if done < tried {
            let suspect = self.try_others(self.decisions[done - looked], unwanted);
            if is_unwanted() {
                return true;
            }
            self.suspects.extend(suspect);
            if done + 1 == tried {
                self.suspects = self.worst_of(&self.suspects, SUSPECTS);
            }
        } else if let Some(&suspect) = self.suspects.get(done - tried) {
            let mistake = self.look_closer(suspect, unwanted);
            if is_unwanted() {
                return true;
            }
            self.mistakes.extend(mistake);
        } else {
            return false;
        }
        self.done += 1;
        true
    }

    /// What part of the work is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        // A second look takes as long as several first ones.
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

    /// The chances of everybody at the start of the turns, as far as they are known, and at the end.
    #[must_use]
    pub fn curve(&self) -> Vec<Outlook> {
        let end = self.position_after(self.moves.len()).standings();
        let seats: Vec<Seat> = Seat::all(self.start.seats()).collect();
        let won = |seat: Seat| end.place(seat) == 1;
        let winners = seats.iter().filter(|&&seat| won(seat)).count().max(1) as f32;
        let chances = seats.iter().map(|&seat| if won(seat) { 1.0 / winners } else { 0.0 }).collect();
        let mut curve = self.curve.clone();
        curve.push(Outlook { after: self.moves.len(), chances });
        curve
    }

    /// The costliest mistakes that were found so far, the costliest first; at most three, and one of a turn.
    #[must_use]
    pub fn mistakes(&self) -> Vec<Mistake<G::Action>> {
        self.worst_of(&self.mistakes, MISTAKES)
    }

    /// The position after so many moves.
    #[must_use]
    pub fn position_after(&self, count: usize) -> G {
        let mut position = self.start.clone();
        self.moves[..count].iter().for_each(|played| replay(&mut position, played));
        position
    }

    fn look(&self, after: usize) -> Option<Outlook> {
        let position = self.position_after(after);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions)?;
        let values = self.search(LOOK, after).outlook(&knowledge, WORLDS);
        let chances = values[..usize::from(position.seats())].to_vec();
        Some(Outlook { after, chances })
    }

    fn try_others(&self, number: usize, unwanted: &AtomicBool) -> Option<Mistake<G::Action>> {
        let (position, played) = (self.position_after(number), self.moves[number].action);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions)?.unless(unwanted);
        let opinions = self.search(LOOK, number).compare(&knowledge, played);
        mistake(number, knowledge.seat(), played, &opinions, 1.0)
    }

    fn look_closer(&self, suspect: Mistake<G::Action>, unwanted: &AtomicBool) -> Option<Mistake<G::Action>> {
        let Mistake { number, seat, played, better, .. } = suspect;
        let position = self.position_after(number);
        let actions = actions(&position);
        let knowledge = Knowledge::new(&position, &actions)?.unless(unwanted);
        // Other worlds than those in which it looked bad.
        let opinions = self.search(CLOSE_LOOK, !number).duel(&knowledge, [played, better]);
        mistake(number, seat, played, &opinions, DOUBT)
    }

    fn search(&self, effort: Effort, number: usize) -> Search<G> {
        let Effort { iterations, time } = effort;
        let budget = Budget { iterations, time, threads: 1, playout: G::PLAYOUT };
        let number = self.number ^ u64::try_from(number).expect("numbers of moves are small");
        Search::new(budget, number, Arc::clone(&self.weights))
    }

    /// The costliest, one of a turn.
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

/// The mistake it was to play an action, if it was one beyond doubt.
fn mistake<A: Copy + PartialEq>(
    number: usize,
    seat: Seat,
    played: A,
    opinions: &[Opinion<A>],
    doubt: f32,
) -> Option<Mistake<A>> {
    let best = opinions.first()?;
    let reached = opinions.iter().find(|opinion| opinion.action == played)?.value;
    let loss = best.value - reached;
    (loss > TRIFLE && loss > doubt * best.error).then_some(Mistake {
        number,
        seat,
        played,
        better: best.action,
        loss,
    })
}

/// At most so many of the list, evenly spread.
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
    use crate::toy::{Action, Squirrels, components, weights};

    /// Everybody stores as much as possible and forages when there is nothing to store; but one, who could store three or
    /// more in the last turn, rests.
    fn blundered() -> (Match<Squirrels>, usize) {
        (0..).find_map(|seed| blunder_of(Seed::of_series(seed, 0))).expect("it happens often")
    }

    fn blunder_of(seed: Seed) -> Option<(Match<Squirrels>, usize)> {
        let (components, hash) = components();
        let options = OptionMap::defaults(Squirrels::INFO.options);
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
        Analyst::new(game.start().clone(), game.moves().to_vec(), weights(), 1)
    }

    #[test]
    fn a_planted_blunder_is_found() {
        let (game, blunder) = blundered();
        let mut analyst = analyst(&game);
        let wanted = AtomicBool::new(false);
        let mut before = 0.0;
        while analyst.step(&wanted) {
            assert!(analyst.progress() >= before);
            before = analyst.progress();
        }
        assert!((before - 1.0).abs() < 1e-4, "{before}");
        let mistakes = analyst.mistakes();
        let worst = mistakes.first().expect("a mistake");
        assert_eq!((worst.number, worst.played), (blunder, Action::Rest), "{mistakes:?}");
        assert!(matches!(worst.better, Action::Store(_)) && worst.loss > 0.02, "{mistakes:?}");
        let curve = analyst.curve();
        assert_eq!(curve.len(), game.moves().len() + 1);
        for Outlook { after, chances } in &curve {
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "after {after}: {chances:?}");
        }
    }

    #[test]
    fn what_nobody_wants_counts_for_nothing() {
        let (game, _) = blundered();
        let mut analyst = analyst(&game);
        let unwanted = AtomicBool::new(true);
        for _ in 0..5 {
            assert!(analyst.step(&unwanted));
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
