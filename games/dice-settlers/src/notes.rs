//! Notes on the components for people: names and texts of cards, and the sources of the numbers (DS-D.30). No rule
//! reads them.

use std::collections::BTreeMap;

use engine::{ComponentError, Files};
use serde::Deserialize;

use crate::action::Exchange;
use crate::ids::Colour;
use crate::tables::NOTES;

/// The source of an entry of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Stated by the rulebook.
    Rulebook,
    /// Read from a copy of the game.
    Copy,
    /// No source was found; a plausible value was inferred.
    Reconstructed,
}

/// A field of a technology card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Field {
    /// The name.
    Name,
    /// The seal.
    Seal,
    /// The printed victory points.
    Vp,
    /// The Research icons of the cost.
    Research,
    /// The terrains required.
    Terrains,
    /// The tokens of the cost.
    Cost,
    /// Whether it works once per round.
    Once,
    /// The effect.
    Effect,
    /// The player counts it is used with.
    Players,
}

impl Field {
    /// The fields printed on every card, in reading order.
    pub const PRINTED: [Self; 7] =
        [Self::Name, Self::Seal, Self::Research, Self::Terrains, Self::Cost, Self::Effect, Self::Vp];
}

/// The notes on all components. An entry without a note counts as reconstructed.
#[derive(Debug)]
pub struct Notes {
    /// The notes on technology cards, by id.
    pub cards: BTreeMap<String, CardNote>,
    /// The source of the order of the hexagon's sides (DS-D.24).
    pub hexagon: Origin,
    dice: Vec<DieNote>,
    trade: Vec<TradeNote>,
}

/// The note on a technology card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardNote {
    id: String,
    /// The printed name.
    pub name: String,
    /// The Hungarian name.
    pub hu: String,
    /// The effect in English.
    pub text: String,
    /// The effect in Hungarian.
    pub text_hu: String,
    rulebook: Vec<Field>,
    source: Origin,
}

impl CardNote {
    /// The printed fields that are reconstructed: those the rulebook does not state, unless the whole card was read
    /// from a copy of the game.
    pub fn reconstructed(&self) -> impl Iterator<Item = Field> {
        Field::PRINTED
            .into_iter()
            .filter(|field| self.source == Origin::Reconstructed && !self.rulebook.contains(field))
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DieNote {
    colour: Colour,
    source: Origin,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeNote {
    id: String,
    source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NotesFile {
    die: Vec<DieNote>,
    trade: Vec<TradeNote>,
    hexagon: HexagonNote,
    technology: Vec<CardNote>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexagonNote {
    source: Origin,
}

impl Notes {
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let file: NotesFile = files.read(NOTES)?;
        let cards = file.technology.into_iter().map(|note| (note.id.clone(), note)).collect();
        Ok(Self { cards, hexagon: file.hexagon.source, dice: file.die, trade: file.trade })
    }

    /// The source of the faces of a colour of dice.
    #[must_use]
    pub fn faces(&self, colour: Colour) -> Origin {
        let note = self.dice.iter().find(|note| note.colour == colour);
        note.map_or(Origin::Reconstructed, |note| note.source)
    }

    /// The source of the VP of an exchange; `None` is the exchange of a die (DS-15.1 d).
    #[must_use]
    pub fn trade(&self, exchange: Option<Exchange>) -> Origin {
        let id = exchange.map_or("die", Exchange::word);
        let note = self.trade.iter().find(|note| note.id == id);
        note.map_or(Origin::Reconstructed, |note| note.source)
    }
}
