//! Where the numbers of the tables come from (DS-D.30).

use serde::Deserialize;

/// Where an entry of the tables comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// The rulebook states it.
    #[default]
    Rulebook,
    /// Somebody read it from a copy of the game.
    Copy,
    /// No source was found; a plausible value was inferred.
    Reconstructed,
}

/// A field of a technology card of which a source may speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Field {
    /// The name.
    Name,
    /// The seal.
    Seal,
    /// The printed victory points.
    Vp,
    /// The Research icons it costs.
    Research,
    /// The terrains it needs.
    Terrains,
    /// The tokens it costs.
    Cost,
    /// Whether it works once per round.
    Once,
    /// What it does.
    Effect,
    /// For how many players it is.
    Players,
}

impl Field {
    /// All that is printed on every card, in the order of reading.
    pub const PRINTED: [Self; 7] =
        [Self::Name, Self::Seal, Self::Research, Self::Terrains, Self::Cost, Self::Effect, Self::Vp];
}
