//! Hints and analyses in words.

use std::time::Duration;

use bots::{Analyst, Budget};
use engine::{Game, Seat};
use ui_kit::{Language, Names, TableUi};

/// Time limit of a hint.
const TIME: Duration = Duration::from_millis(1500);

/// The search budget of a hint.
pub(crate) const BUDGET: Budget = Budget { iterations: u32::MAX, time: TIME };

/// A suggested action.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The action in the game's notation.
    pub notation: String,
    /// In words.
    pub words: String,
    /// Win probability after the action, 0 to 1; `None` in a game of one player.
    pub chance: Option<f32>,
    /// The final score that can be expected, compared with the first suggestion; `None` if it is not known.
    pub points: Option<f32>,
    /// The player's next actions, in words.
    pub plan: Vec<String>,
}

impl Advice {
    pub(crate) fn new<U: TableUi>(
        position: &U::Game,
        advice: &bots::Advice<U::Game>,
        names: &Names,
        language: Language,
    ) -> Self {
        let step = |(position, action): &(U::Game, _)| U::choice(position, *action, names, language);
        Self {
            notation: position.notation(advice.action),
            words: U::choice(position, advice.action, names, language),
            chance: (position.seats() > 1).then_some(advice.value),
            points: Some(advice.points),
            plan: advice.plan.iter().map(step).collect(),
        }
    }
}

/// The analysis of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The win probability curve: a number of moves, and the win probability of each seat after them.
    pub curve: Vec<(usize, Vec<f32>)>,
    /// The worst mistakes, worst first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that lowered the win probability.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The number of the move, counted from zero.
    pub number: usize,
    /// The seat that made it.
    pub seat: Seat,
    /// The action played, in words.
    pub played: String,
    /// A better action, in words.
    pub better: String,
    /// Loss of win probability, 0 to 1.
    pub loss: f32,
    /// Loss of points in the final score that can be expected.
    pub points: f32,
}

/// An analysis that is worked out in small steps; see [`bots::Analyst`].
pub trait AnyAnalyst: Send + Sync {
    /// Does a part of the work; returns false when the analysis is complete. A cancelled step has no effect.
    fn step(&mut self, cancelled: &dyn Fn() -> bool) -> bool;

    /// The fraction of the work done, 0 to 1.
    fn progress(&self) -> f32;

    /// The results so far.
    fn analysis(&self, names: &Names, language: Language) -> Analysis;
}

pub(crate) struct GameAnalyst<U: TableUi>(pub(crate) Analyst<U::Game>);

impl<U: TableUi> AnyAnalyst for GameAnalyst<U> {
    fn step(&mut self, cancelled: &dyn Fn() -> bool) -> bool {
        self.0.step(cancelled)
    }

    fn progress(&self) -> f32 {
        self.0.progress()
    }

    fn analysis(&self, names: &Names, language: Language) -> Analysis {
        let mistake = |mistake: bots::Mistake<_>| {
            let position = self.0.position_after(mistake.number);
            Mistake {
                number: mistake.number,
                seat: mistake.seat,
                played: U::choice(&position, mistake.played, names, language),
                better: U::choice(&position, mistake.better, names, language),
                loss: mistake.loss,
                points: mistake.points,
            }
        };
        Analysis {
            curve: self.0.curve().into_iter().map(|point| (point.after, point.win_probabilities)).collect(),
            mistakes: self.0.mistakes().into_iter().map(mistake).collect(),
        }
    }
}
