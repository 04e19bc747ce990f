//! What players see before a game: the box on the shelf, and the choices for a new table.

use std::ops::RangeInclusive;

use engine::Game;

use crate::{GameUi, Language};

/// What is printed on the side of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The year in which the game was first published.
    pub year: u16,
    /// How long a game with the usual number of players takes, in minutes.
    pub minutes: u16,
    /// How much there is to learn, from 1 (light) to 5 (heavy). Our own judgement.
    pub weight: u8,
}

/// A condition: an option has one of these values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The key of the option.
    pub option: &'static str,
    /// The values.
    pub values: &'static [&'static str],
}

/// A value of an option that is not in the list of its fixed values, or a part of such a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionItem {
    /// How the option writes it.
    pub value: String,
    /// The text for players.
    pub words: String,
    /// Of the items of one group at most one can be chosen; `None` if it goes with all others.
    pub group: Option<&'static str>,
    /// When it can be chosen at all; `None` for always.
    pub when: Option<When>,
}

/// The box of a game, and how a table is set up. The words of options are messages: see [`GameUi::messages`]; a message
/// `game-option-<key>-hint` explains an option in a sentence.
pub trait Opening: GameUi {
    /// What is printed on the side of the box.
    const FACTS: Facts;

    /// The colours of the box and the face of the game's name, as declarations of a style sheet: `--box`, `--box-rim`,
    /// `--box-face`; and the game's colour in plots, on light and on dark ground: `--box-line`, `--box-line-dark`.
    const BOX: &'static str;

    /// The picture on the box: an SVG of 640×480 without words.
    const COVER: &'static str;

    /// The options for a first game that differ from the defaults.
    const FIRST_GAME: &'static [(&'static str, &'static str)] = &[];

    /// The numbers of players with which an option has an effect.
    fn seats_for(_option: &str) -> RangeInclusive<u8> {
        1..=u8::MAX
    }

    /// The other option on which it depends whether this one has an effect.
    fn depends(_option: &str) -> Option<When> {
        None
    }

    /// What an option with free values can be made of. If its value may be a list, several items are chosen and written
    /// with commas between them; otherwise one.
    fn items(
        _components: &<Self::Game as Game>::Components,
        _option: &str,
        _seats: u8,
        _language: Language,
    ) -> Vec<OptionItem> {
        Vec::new()
    }
}
