//! Help for people, in words.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Analyst, Budget};
use engine::{Game, Heuristic, Seat};
use ui_kit::{Language, Names, TableUi};

/// How long advice is thought about.
const TIME: Duration = Duration::from_millis(1500);

/// What advice may cost.
pub(crate) const fn budget<G: Heuristic>() -> Budget {
    Budget { iterations: u32::MAX, time: TIME, threads: 1, playout: G::PLAYOUT }
}

/// A choice that is among the best.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The choice, in the game's notation.
    pub notation: String,
    /// In words.
    pub words: String,
    /// The player's chance to win after it, from 0 to 1; nothing in a game of one player.
    pub chance: Option<f32>,
    /// What the player would do next, in words.
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
            plan: advice.plan.iter().map(step).collect(),
        }
    }
}

/// What went wrong in a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// After how many moves each seat had which chance to win, from 0 to 1.
    pub curve: Vec<(usize, Vec<f32>)>,
    /// The costliest mistakes, the costliest first.
    pub mistakes: Vec<Mistake>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The number of the move, counted from zero.
    pub number: usize,
    /// Who made it.
    pub seat: Seat,
    /// What was played, in words.
    pub played: String,
    /// What would have been better, in words.
    pub better: String,
    /// How much of the chance to win it cost, from 0 to 1.
    pub loss: f32,
}

/// Somebody who looks at a finished game step by step; see [`bots::Analyst`].
pub trait AnyAnalyst: Send + Sync {
    /// Does a part of the work; false when all is done. A step that is not wanted any more counts for nothing.
    fn step(&mut self, unwanted: &AtomicBool) -> bool;

    /// What part of the work is done, from 0 to 1.
    fn progress(&self) -> f32;

    /// What was found so far.
    fn analysis(&self, names: &Names, language: Language) -> Analysis;
}

pub(crate) struct GameAnalyst<U: TableUi>(pub(crate) Analyst<U::Game>);

impl<U: TableUi> AnyAnalyst for GameAnalyst<U> {
    fn step(&mut self, unwanted: &AtomicBool) -> bool {
        self.0.step(unwanted)
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
            }
        };
        Analysis {
            curve: self.0.curve().into_iter().map(|point| (point.after, point.chances)).collect(),
            mistakes: self.0.mistakes().into_iter().map(mistake).collect(),
        }
    }
}
