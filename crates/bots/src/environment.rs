//! A game as a learning environment: observations and actions are numbers, nothing is recorded.

use engine::{ActionSpace, Heuristic, Observe, Playout, Refusal, Seat};

use crate::{BotKind, Knowledge, Setup};

/// A game that is played by [action numbers](ActionSpace) and seen through [observations](Observe). A step takes a few
/// microseconds and allocates nothing, except while its lists grow.
///
/// ```
/// use bots::{Environment, Setup};
/// use engine::{ActionSpace, Game, OptionMap};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 3).unwrap();
/// let mut environment = Environment::new(setup, 1);
/// let mut mask = vec![0; PowerGrid::ACTION_COUNT];
/// environment.mask(&mut mask);
/// let first = environment.legal()[0];
/// assert_eq!(mask[first as usize], 1);
/// environment.step(first).unwrap();
/// ```
pub struct Environment<G: Heuristic> {
    setup: Setup<G>,
    position: G,
    chance: Playout,
    /// The legal actions that have a number.
    actions: Vec<G::Action>,
    /// Their numbers.
    numbers: Vec<u32>,
}

/// Why a step was not taken. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepError {
    /// The game is over.
    Over,
    /// The number is no action of the game in this position.
    NotAnAction,
    /// A rule forbids the action.
    Refused(Refusal),
}

impl<G: Heuristic + Observe + ActionSpace> Environment<G> {
    /// The start of the game with this seed.
    #[must_use]
    pub fn new(setup: Setup<G>, seed: u64) -> Self {
        let mut chance = Playout::new(seed);
        let position = setup.start(&mut chance);
        let mut this = Self { setup, position, chance, actions: Vec::new(), numbers: Vec::new() };
        this.list();
        this
    }

    /// Starts a new game. Equal seeds and actions give equal games.
    pub fn reset(&mut self, seed: u64) {
        self.chance = Playout::new(seed);
        self.position = self.setup.start(&mut self.chance);
        self.list();
    }

    /// Lists the legal actions of the position.
    fn list(&mut self) {
        let Self { position, actions, numbers, .. } = self;
        actions.clear();
        position.actions(actions);
        numbers.clear();
        actions.retain(|&action| {
            let number = position.action_number(action);
            numbers.extend(number.map(|number| number as u32));
            number.is_some()
        });
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// The numbers of the legal actions, each once. Never empty before the end.
    #[must_use]
    pub fn legal(&self) -> &[u32] {
        &self.numbers
    }

    /// The legal action with this number.
    #[must_use]
    pub fn action(&self, number: u32) -> Option<G::Action> {
        let place = self.numbers.iter().position(|&legal| legal == number)?;
        Some(self.actions[place])
    }

    /// Plays an action of the acting seat.
    ///
    /// # Errors
    /// If the game is over, or the number is no legal action.
    pub fn step(&mut self, number: u32) -> Result<(), StepError> {
        let Some(action) = self.action(number) else { return Err(self.refuse(number)) };
        self.position.play(action, &mut self.chance, &mut ());
        self.list();
        Ok(())
    }

    /// Why a number is not legal.
    fn refuse(&self, number: u32) -> StepError {
        if self.position.to_act().is_none() {
            return StepError::Over;
        }
        let action = self.position.action_numbered(number as usize);
        let refusal = action.and_then(|action| self.position.check(action).err());
        refusal.map_or(StepError::NotAnAction, StepError::Refused)
    }

    /// Writes what a seat may know into `out`, which is as long as the [layout](engine::observation_layout).
    ///
    /// # Panics
    /// If it is not.
    pub fn observe(&self, seat: Seat, out: &mut [i16]) {
        engine::fill_observation(&self.position, seat, out);
    }

    /// Writes one for every legal action and zero for every other into `out`, which has [`ActionSpace::ACTION_COUNT`]
    /// places.
    ///
    /// # Panics
    /// If it has fewer.
    pub fn mask(&self, out: &mut [u8]) {
        out.fill(0);
        for &number in &self.numbers {
            out[number as usize] = 1;
        }
    }

    /// The action that a new bot of this kind chooses for the acting seat; `None` if the game is over.
    #[must_use]
    pub fn choose(&self, kind: BotKind, seed: u64) -> Option<u32> {
        let knowledge = Knowledge::new(&self.position, &self.actions)?;
        let chosen = kind.bot(seed, self.setup.skill(knowledge.seat())).choose(&knowledge);
        let place = self.actions.iter().position(|&action| action == chosen)?;
        Some(self.numbers[place])
    }
}
