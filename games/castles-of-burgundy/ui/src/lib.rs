//! The Castles of Burgundy in words and pictures, in English and Hungarian: positions, choices, events,
//! refusals; estates, depots, mats.
//!
//! No rule is decided here: legal actions and their costs come from the rules crate, their gains from playing
//! them on a copy of the position.
//!
//! | file | texts |
//! |---|---|
//! | `choice` | a legal action, with its cost and gain |
//! | `sentence` | an event |
//! | `text` | a position: title, depots, bonus tiles, players, estates |
//! | `words` | names of tiles, goods, depots and hexes; lists |
//!
//! | file | pictures and texts at a table in the browser |
//! |---|---|
//! | `board` | the viewer's own player board; for a spectator the whole table |
//! | `player_board` | an estate with dice, numbers, storage and goods around it |
//! | `depots` | the game board: depots, goods to come, turn order, bonus tiles |
//! | `art`, `tile`, `icons` | the drawings defined once per page; a hex tile; signs, goods, dice |
//! | `mat`, `panel` | the possessions of a seat, its public numbers |
//! | `opening` | the box on the shelf, the options of a new table |
//! | `guide` | the rulebook, whose texts and pictures are in `guide/`; the section about the current phase |
//! | `strip` | phase, round, turn order, triggers; the decision that is due |
//! | `offer`, `impossible` | targets, cost and gain of a choice; actions that are refused, with the reason |
//! | `explain`, `element`, `elements` | explanations of components; ids of components; components of an event |
//! | `story` | memorable moments of a finished game |
//! | `text_mode` | the position as tables and lists |
//!
//! The sentences are in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms are
//! those of the table at the end of the rules; names of players are not inflected. Refusals need no code: the
//! key is
//! `refusal-` and the reason.
//!
//! A secret choice of an estate (CB-12.4) is shown to its owner only; other players see only the number of
//! sold goods (CB-D.22).
//!
//! ```
//! use castles_of_burgundy::CastlesOfBurgundy;
//! use castles_of_burgundy_ui::CastlesOfBurgundyUi;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use ui_kit::{GameUi, Language, Names};
//!
//! type Burgundy = CastlesOfBurgundy;
//! let tables = Components::keep(Burgundy::components(&Files::of::<Burgundy>()).unwrap());
//! let options = Burgundy::options(&tables, &OptionMap::defaults(&Burgundy::INFO)).unwrap();
//! let position = Burgundy::start(tables, &options, 2, &mut Playout::new(1)).unwrap();
//!
//! let names = Names::numbered(2, Language::Hu);
//! let text = CastlesOfBurgundyUi::position(&position, position.to_act(), &names, Language::Hu);
//! assert!(text.starts_with("The Castles of Burgundy · A fázis · 1. forduló"));
//! ```

mod art;
mod board;
mod choice;
mod depots;
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
use ui_kit::{GameUi, Language, Messages, Names, Scene};

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
        text::position(&Scene { viewer, ..Scene::of(position, names, language) })
    }

    fn choice(position: &CastlesOfBurgundy, action: Action, _: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action)
    }

    fn sentence(position: &CastlesOfBurgundy, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
