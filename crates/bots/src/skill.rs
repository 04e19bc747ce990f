//! What a bot knows about a game beyond its rules.

use std::sync::Arc;

use engine::{Heuristic, OptionMap};

use crate::net::{Net, NetHeader};

/// The weights with which a bot rates actions and, for games it was trained for, the net with which it evaluates positions.
#[derive(Debug)]
pub struct Skill<G: Heuristic> {
    weights: Arc<G::Weights>,
    net: Option<Arc<Net>>,
}

impl<G: Heuristic> Clone for Skill<G> {
    fn clone(&self) -> Self {
        Self { weights: Arc::clone(&self.weights), net: self.net.clone() }
    }
}

impl<G: Heuristic> Skill<G> {
    /// The weights that come with the game, without a net.
    #[must_use]
    pub fn built_in() -> Self {
        Self::of_weights(Arc::new(engine::weights::<G>()))
    }

    /// A skill without a net: the game's own estimates evaluate positions.
    #[must_use]
    pub const fn of_weights(weights: Arc<G::Weights>) -> Self {
        Self { weights, net: None }
    }

    /// The same weights with a net.
    #[must_use]
    pub fn with_net(self, net: Arc<Net>) -> Self {
        Self { net: Some(net), ..self }
    }

    /// The same weights without a net.
    #[must_use]
    pub fn without_net(self) -> Self {
        Self { net: None, ..self }
    }

    /// The same weights with that one of the nets that was trained for this setup, if there is one. `hash` is the hash of
    /// the component set.
    #[must_use]
    pub fn with_fitting_net(self, nets: &[Arc<Net>], hash: &str, options: &OptionMap, seats: u8) -> Self {
        let setup = NetHeader::new::<G>(hash, options, seats, "");
        Self { net: nets.iter().find(|net| net.header().fits(&setup)).cloned(), ..self }
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> &G::Weights {
        &self.weights
    }

    /// The net.
    #[must_use]
    pub fn net(&self) -> Option<&Net> {
        self.net.as_deref()
    }

    /// Number of decisions played by rating before a position is evaluated.
    pub(crate) const fn playout(&self) -> u32 {
        if self.net.is_some() { G::LEARNED.playout } else { G::PLAYOUT_DECISIONS }
    }
}

/// The nets that come with a game.
///
/// # Panics
/// If one of them is invalid; a test of every game checks them.
#[must_use]
pub fn nets<G: Heuristic>() -> Vec<Arc<Net>> {
    let read = |bytes: &&[u8]| Net::read(G::INFO.slug, bytes).unwrap_or_else(|error| panic!("{error}"));
    G::LEARNED.nets.iter().map(read).map(Arc::new).collect()
}
