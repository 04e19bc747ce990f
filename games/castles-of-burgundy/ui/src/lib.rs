//! The Castles of Burgundy in words and pictures, in English and Hungarian: positions, choices, events, refusals; estates,
//! depots, mats.
//!
//! Nothing here decides anything. What is legal comes from the list of actions, what it costs from the
//! functions of the rules, what it would bring from playing it on a copy; this crate only says it.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `choice` | a legal action, with what it costs and brings |
//! | `sentence` | an event |
//! | `text` | a position: title, depots, bonus tiles, players, estates |
//! | `words` | tiles, goods, depots and lists, for all of them |
//!
//! | file | what it draws or tells at a table in the browser |
//! |---|---|
//! | `board` | the viewer's own player board; for a watcher the whole table |
//! | `player_board` | an estate with dice, numbers, storage and goods around it |
//! | `depots` | the game board: depots, goods to come, turn order, bonus tiles |
//! | `tile`, `icons` | a hex tile; signs, goods, dice |
//! | `mat`, `panel` | what a seat has, its few public numbers |
//! | `strip` | phase, round, order, what happens when; what is to be decided |
//! | `offer`, `impossible` | what a choice points at, costs and brings; what is refused, and why |
//! | `explain`, `element`, `elements` | what a component is; ids of components; what an event is about |
//! | `story` | what was remarkable in a finished game |
//! | `text_mode` | the same as tables and lists |
//!
//! The sentences stand in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms
//! are those of the table at the end of the rules; names never take an ending or an article there. Refusals
//! need no code: the key is `refusal-` and the reason.
//!
//! A secret choice of an estate (CB-12.4) is shown to its owner only; of sold goods the others see how many
//! there are (CB-D.22).
//!
//! ```
//! use castles_of_burgundy::CastlesOfBurgundy;
//! use castles_of_burgundy_ui::CastlesOfBurgundyUi;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use ui_kit::{GameUi, Language, Names};
//!
//! type Burgundy = CastlesOfBurgundy;
//! let tables = Components::keep(Burgundy::components(&Files::embedded(Burgundy::FILES)).unwrap());
//! let options = Burgundy::options(&tables, &OptionMap::defaults(Burgundy::INFO.options)).unwrap();
//! let position = Burgundy::start(tables, &options, 2, &mut Playout::new(1)).unwrap();
//!
//! let names = Names::numbered(2, Language::Hu);
//! let text = CastlesOfBurgundyUi::position(&position, position.to_act(), &names, Language::Hu);
//! assert!(text.starts_with("Burgundia várai · A fázis · 1. forduló"));
//! ```

mod board;
mod choice;
mod depots;
mod element;
mod elements;
mod explain;
mod icons;
mod impossible;
mod look;
mod mat;
mod offer;
mod panel;
mod player_board;
mod sentence;
mod story;
mod strip;
mod table;
mod text;
mod text_mode;
mod tile;
mod words;

use std::sync::LazyLock;

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event};
use engine::Seat;
use ui_kit::{GameUi, Language, Messages, Names};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// The Castles of Burgundy in words and pictures.
#[derive(Clone, Copy, Debug)]
pub struct CastlesOfBurgundyUi;

impl GameUi for CastlesOfBurgundyUi {
    type Game = CastlesOfBurgundy;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(
        position: &CastlesOfBurgundy,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
    ) -> String {
        text::position(Words::new(position, language), viewer, names)
    }

    fn choice(position: &CastlesOfBurgundy, action: Action, _: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action)
    }

    fn sentence(position: &CastlesOfBurgundy, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
