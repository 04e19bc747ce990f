//! Dice Settlers in words and pictures, in English and Hungarian: positions, choices, events, refusals, map, cards, mats.
//!
//! Legality comes from the list of actions, costs from functions of the rules, consequences from playing on a copy.
//!
//! | file | in words |
//! |---|---|
//! | `choice` | a legal action with cost and gain |
//! | `sentence` | an event |
//! | `text` | a position |
//! | `words` | tiles, dice, cards, tokens, lists |
//!
//! | file | at a table in the browser |
//! |---|---|
//! | `board` | the map with tents, houses, crowns and legal targets |
//! | `areas` | technologies, general supply and end conditions, the Diceoneer |
//! | `mat`, `panel`, `icons` | the mat and the panel of a seat; symbols and dice |
//! | `opening` | the box on the shelf, the options of a new table |
//! | `guide` | the rulebook, whose texts and pictures are in `guide/`; the section about the current phase |
//! | `strip` | round, phases, turn order, end conditions; task and hint |
//! | `orders`, `story` | the standing order never to join; curve and moments of a finished game |
//! | `offer`, `impossible` | targets, cost and gain of a choice; refused actions with reasons |
//! | `explain`, `element`, `elements` | explanations; ids of elements; elements of an event |
//! | `text_mode` | the same as tables and lists |
//!
//! The bags are the only secret (DS-1.9): the content of a bag is shown to its owner alone, and never in choices and
//! sentences, because the log is public.
//!
//! ```
//! use dice_settlers::{Action, DiceSettlers};
//! use dice_settlers_ui::DiceSettlersUi;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use ui_kit::{GameUi, Language, Names};
//!
//! let tables = Components::keep(DiceSettlers::components(&Files::of::<DiceSettlers>()).unwrap());
//! let options = DiceSettlers::options(&tables, &OptionMap::defaults(&DiceSettlers::INFO)).unwrap();
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
mod guide;
mod icons;
mod impossible;
mod label;
mod lessons;
mod look;
mod mat;
mod offer;
mod opening;
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
use ui_kit::{GameUi, Language, Messages, Names, Scene};

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
        text::position(&Scene { viewer, ..Scene::of(position, names, language) })
    }

    fn choice(position: &DiceSettlers, action: Action, names: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action, names)
    }

    fn sentence(position: &DiceSettlers, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
