//! Comparing the candidate actions of one decision.
//!
//! All candidates are tried in the same sampled worlds, so luck affects them alike. The baseline, normally the action
//! with the highest rating, is tried in every world; another action wins only if it is better by more than the noise.
//! Candidates that are clearly worse are eliminated, and the next in the order of the ratings take their place.

use super::Evaluation;

/// Number of candidates tried at a time.
const ACTIVE: usize = 6;
/// Maximum number of candidates per decision.
const CANDIDATES: usize = 32;
/// Standard errors by which a candidate must beat the baseline to be chosen.
const CHOOSE_MARGIN: f32 = 1.0;
/// Standard errors by which a candidate must be worse than another to be eliminated.
const ELIMINATE_MARGIN: f32 = 1.5;
/// Gain in objective value below which a candidate is not worth pursuing.
const MIN_GAIN: f32 = 0.001;

/// The outcome of one iteration for the acting seat.
#[derive(Clone, Copy)]
pub(super) struct Outcome {
    pub(super) win_probability: f32,
    /// The final score that can be expected.
    pub(super) score: f32,
    pub(super) objective: f32,
}

pub(super) struct Race<A> {
    /// In the order of the ratings; the baseline is the first.
    candidates: Vec<Candidate<A>>,
    /// Number of candidates that have been admitted.
    admitted: usize,
    /// Sum of the baseline's win probabilities.
    baseline_sum: f32,
}

struct Candidate<A> {
    action: A,
    active: bool,
    worlds: u32,
    /// Differences to the baseline's win probability.
    win_probability: Differences,
    /// Sum of the differences to the baseline's score.
    points: f32,
    /// Differences to the baseline's objective value.
    gain: Differences,
}

/// Sum and sum of squares of the differences in many worlds.
#[derive(Clone, Copy, Default)]
struct Differences {
    sum: f32,
    squares: f32,
}

impl Differences {
    fn add(&mut self, difference: f32) {
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn mean(self, worlds: u32) -> f32 {
        self.sum / worlds.max(1) as f32
    }

    /// The standard error of the mean.
    fn error(self, worlds: u32) -> f32 {
        let (count, mean) = (worlds.max(1) as f32, self.mean(worlds));
        ((self.squares / count - mean * mean).max(0.0) / count).sqrt()
    }
}

impl<A> Candidate<A> {
    fn gain(&self) -> f32 {
        self.gain.mean(self.worlds)
    }

    fn error(&self) -> f32 {
        self.gain.error(self.worlds)
    }
}

impl<A: Copy> Race<A> {
    /// A race of these actions; the first is the baseline.
    pub(super) fn new(actions: impl Iterator<Item = A>) -> Self {
        let candidate = |action| Candidate {
            action,
            active: false,
            worlds: 0,
            win_probability: Differences::default(),
            points: 0.0,
            gain: Differences::default(),
        };
        let candidates = actions.take(CANDIDATES).map(candidate).collect();
        let mut race = Self { candidates, admitted: 0, baseline_sum: 0.0 };
        race.admit();
        race
    }

    /// Whether a candidate besides the baseline is active.
    pub(super) fn is_open(&self) -> bool {
        self.active().count() > 1
    }

    /// The active candidates by index and action; the baseline is the first.
    pub(super) fn active(&self) -> impl Iterator<Item = (usize, A)> {
        let places = self.candidates.iter().enumerate();
        places.filter(|(_, candidate)| candidate.active).map(|(place, candidate)| (place, candidate.action))
    }

    /// Adds the outcomes of all active candidates in one world, in their order.
    pub(super) fn add(&mut self, outcomes: impl Iterator<Item = (usize, Outcome)>) {
        let mut baseline = None;
        for (place, outcome) in outcomes {
            let first = *baseline.get_or_insert_with(|| {
                self.baseline_sum += outcome.win_probability;
                outcome
            });
            let candidate = &mut self.candidates[place];
            candidate.worlds += 1;
            candidate.win_probability.add(outcome.win_probability - first.win_probability);
            candidate.points += outcome.score - first.score;
            candidate.gain.add(outcome.objective - first.objective);
        }
    }

    /// Eliminates candidates that are clearly worse than another, and admits new ones.
    pub(super) fn eliminate(&mut self) {
        let lower_bound = |candidate: &Candidate<A>| candidate.gain() - candidate.error();
        let active = self.candidates.iter().filter(|candidate| candidate.active);
        let best = active.map(lower_bound).fold(MIN_GAIN, f32::max);
        for candidate in self.candidates.iter_mut().skip(1) {
            candidate.active &= candidate.gain() + ELIMINATE_MARGIN * candidate.error() >= best;
        }
        self.admit();
    }

    fn admit(&mut self) {
        let mut active = self.active().count();
        while active < ACTIVE && self.admitted < self.candidates.len() {
            self.candidates[self.admitted].active = true;
            self.admitted += 1;
            active += 1;
        }
    }

    /// The candidates that have been tried, best first.
    pub(super) fn ranking(&self) -> Vec<Evaluation<A>> {
        let baseline = self.baseline_sum / self.candidates[0].worlds.max(1) as f32;
        let evaluation = |candidate: &Candidate<A>| Evaluation {
            action: candidate.action,
            worlds: candidate.worlds,
            value: baseline + candidate.win_probability.mean(candidate.worlds),
            error: candidate.win_probability.error(candidate.worlds),
            points: candidate.points / candidate.worlds.max(1) as f32,
            merit: candidate.gain() - CHOOSE_MARGIN * candidate.error(),
        };
        let tried = self.candidates.iter().filter(|candidate| candidate.worlds > 0);
        let mut evaluations: Vec<Evaluation<A>> = tried.map(evaluation).collect();
        // The sort is stable: equal merits keep the order of the ratings.
        evaluations.sort_by(|one, other| other.merit.total_cmp(&one.merit));
        evaluations
    }
}
