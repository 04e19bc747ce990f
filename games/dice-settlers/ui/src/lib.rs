//! Dice Settlers in words and pictures, in English and Hungarian: positions, choices, events, refusals; map, cards, mats.
//!
//! Nothing here decides anything. What is legal comes from the list of actions, what it costs from the functions of the
//! rules, what it would cause from playing it on a copy; this crate only says it.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `choice` | a legal action, with what it costs and brings |
//! | `sentence` | an event |
//! | `text` | a position |
//! | `words` | tiles, dice, cards, tokens and lists, for all of them |
//!
//! | file | what it draws or tells at a table in the browser |
//! |---|---|
//! | `board` | the map that grows, tents, houses, crowns, legal targets, as one drawing |
//! | `areas` | technologies, the general supply with the ends of the game, the Diceoneer |
//! | `mat`, `panel`, `icons` | what a seat has, its few public numbers; signs and dice |
//! | `strip` | round, phases, order, the four ends; what is to be decided, and a hint |
//! | `orders`, `story` | never to join; what a finished game is told by |
//! | `offer`, `impossible` | what a choice points at, costs and brings; what is refused, and why |
//! | `explain`, `element`, `elements` | what a component is; ids of components; what an event is about |
//! | `text_mode` | the same as tables and lists |
//!
//! The bags are the one secret of this game (DS-1.9): what is in a bag is shown to its owner alone. Choices and sentences
//! never tell it: they stand in the log that everybody reads.
//!
//! ```
//! use dice_settlers::{Action, DiceSettlers};
//! use dice_settlers_ui::DiceSettlersUi;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use ui_kit::{GameUi, Language, Names};
//!
//! let tables = Components::keep(DiceSettlers::components(&Files::embedded(DiceSettlers::FILES)).unwrap());
//! let options = DiceSettlers::options(&tables, &OptionMap::defaults(DiceSettlers::INFO.options)).unwrap();
//! let position = DiceSettlers::start(tables, &options, 3, &mut Playout::new(1)).unwrap();
//! let mut actions = Vec::new();
//! position.actions(&mut actions);
//! let names = Names::numbered(3, Language::En);
//! assert!(DiceSettlersUi::choice(&position, actions[0], &names, Language::En).starts_with("keep tile "));
//! ```

mod areas;
mod board;
mod choice;
mod element;
mod elements;
mod explain;
mod icons;
mod impossible;
mod look;
mod mat;
mod offer;
mod orders;
mod panel;
mod sentence;
mod story;
mod strip;
mod table;
mod text;
mod text_mode;
mod words;

use std::sync::LazyLock;

use dice_settlers::{Action, DiceSettlers, Event};
use engine::Seat;
use ui_kit::{GameUi, Language, Messages, Names};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// Dice Settlers in words and pictures.
#[derive(Clone, Copy, Debug)]
pub struct DiceSettlersUi;

impl GameUi for DiceSettlersUi {
    type Game = DiceSettlers;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(position: &DiceSettlers, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        text::position(position, viewer, names, language)
    }

    fn choice(position: &DiceSettlers, action: Action, names: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action, names)
    }

    fn sentence(position: &DiceSettlers, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
