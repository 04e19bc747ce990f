//! A table that can be played at.

use std::sync::Arc;

use engine::{Chance, Components, Heuristic, Match, OptionMap, Record, Seat, Seed, SetUpError};

/// Components, options and seats that fit together: every game started from it can be played.
#[derive(Clone, Debug)]
pub struct Setup<G: Heuristic> {
    components: Components<G::Components>,
    hash: String,
    map: OptionMap,
    options: G::Options,
    seats: u8,
    weights: Vec<Arc<G::Weights>>,
}

impl<G: Heuristic> Setup<G> {
    /// Checks a set-up. Everybody rates by the weights that come with the game. `hash` is that of the component set.
    ///
    /// # Errors
    /// Why the game cannot be played like this.
    pub fn new(
        components: Components<G::Components>,
        hash: &str,
        options: &OptionMap,
        seats: u8,
    ) -> Result<Self, SetUpError> {
        // Whether a set-up is allowed does not depend on chance, so one game speaks for all.
        Match::<G>::open(components, hash, options, seats, Seed::new([0; 32]))?;
        let chosen = G::options(&components, options).map_err(SetUpError::Words)?;
        let weights = Arc::new(engine::weights::<G>());
        let weights = vec![weights; seats.into()];
        Ok(Self { components, hash: hash.to_owned(), map: options.clone(), options: chosen, seats, weights })
    }

    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The weights by which a seat rates.
    #[must_use]
    pub fn weights(&self, seat: Seat) -> &Arc<G::Weights> {
        &self.weights[seat.index()]
    }

    /// The same set-up, but each seat rates by other weights.
    ///
    /// # Panics
    /// If there are not weights for every seat.
    #[must_use]
    pub fn with_weights(&self, weights: Vec<Arc<G::Weights>>) -> Self {
        assert_eq!(weights.len(), usize::from(self.seats), "every seat has weights");
        Self {
            components: self.components,
            hash: self.hash.clone(),
            map: self.map.clone(),
            options: self.options.clone(),
            seats: self.seats,
            weights,
        }
    }

    /// The start of a game.
    pub fn start(&self, chance: &mut impl Chance) -> G {
        G::start(self.components, &self.options, self.seats, chance)
            .expect("this set-up was allowed when it was checked")
    }

    /// A match whose chance grows from `seed`.
    #[must_use]
    pub fn open(&self, seed: Seed) -> Match<G> {
        Match::open(self.components, &self.hash, &self.map, self.seats, seed)
            .expect("this set-up was allowed when it was checked")
    }

    /// Plays a whole game and records it; `choose` decides for the acting seat or stops.
    pub(crate) fn play_recorded(
        &self,
        seed: Seed,
        actions: &mut Vec<G::Action>,
        mut choose: impl FnMut(Seat, &G, &[G::Action]) -> Result<G::Action, String>,
    ) -> Result<(G, Record), String> {
        let mut game = self.open(seed);
        while let Some(seat) = game.position().to_act() {
            actions.clear();
            game.position().actions(actions);
            let action = choose(seat, game.position(), actions)?;
            game.play(seat, action).expect("bots choose legal actions");
        }
        Ok((game.position().clone(), game.record()))
    }
}
