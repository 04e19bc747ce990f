//! A checked game setup.

use std::sync::Arc;

use engine::{Chance, Components, Heuristic, Match, OptionMap, Seat, Seed, SetUpError};

/// Components, options and a number of seats that have been checked against each other: every game can be started.
///
/// See [`simulate`](crate::simulate) for an example.
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
    /// Checks a setup. Every seat gets the weights that come with the game. `hash` is the hash of the component set.
    ///
    /// # Errors
    /// If the game does not allow this setup.
    pub fn new(
        components: Components<G::Components>,
        hash: &str,
        options: &OptionMap,
        seats: u8,
    ) -> Result<Self, SetUpError> {
        // Whether a setup is allowed does not depend on random draws, so checking one game is enough.
        Match::<G>::open(components, hash, options, seats, Seed::new([0; 32]))?;
        let chosen = G::options(&components, options).map_err(SetUpError::Words)?;
        let weights = Arc::new(engine::weights::<G>());
        let weights = (0..seats).map(|_| Arc::clone(&weights)).collect();
        Ok(Self { components, hash: hash.to_owned(), map: options.clone(), options: chosen, seats, weights })
    }

    /// The number of seats.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The weights with which a seat rates actions.
    #[must_use]
    pub fn weights(&self, seat: Seat) -> &Arc<G::Weights> {
        &self.weights[seat.index()]
    }

    /// The same setup with other weights, one per seat.
    ///
    /// # Panics
    /// If the number of weights is not the number of seats.
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

    /// The starting position of a game.
    pub fn start(&self, chance: &mut impl Chance) -> G {
        G::start(self.components, &self.options, self.seats, chance).expect("the setup has been checked")
    }

    /// A match whose random draws come from `seed`.
    #[must_use]
    pub fn open(&self, seed: Seed) -> Match<G> {
        Match::open(self.components, &self.hash, &self.map, self.seats, seed)
            .expect("the setup has been checked")
    }
}
