//! Barrage in words and pictures, in English and Hungarian: positions, choices, events, refusals; map, boards, mats.
//!
//! Nothing here decides anything. What is legal comes from the list of actions, what it costs and where water flows from
//! the functions of the rules; this crate only says it.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `choice` | a legal action, with what it costs and brings |
//! | `sentence` | an event |
//! | `text` | a position: title, map, boards, players |
//! | `words` | spaces, tiles, contracts, rewards and prices, for all of them |
//!
//! | file | what it draws or tells at a table in the browser |
//! |---|---|
//! | `board` | map, water, structures, forecast, energy track, as one drawing; places are in `layout/` and the map file |
//! | `actions`, `productions` | places for engineers, contracts, patents; all possible productions |
//! | `card`, `icons` | contracts and tiles as cards, signs |
//! | `mat`, `panel` | what a seat has, its few numbers with what the round will bring |
//! | `opening` | the box on the shelf, the options of a new table |
//! | `guide` | the rulebook, whose texts and pictures are in `guide/`; the section about the current phase |
//! | `strip` | round, phases, bonus tile; what is to be decided |
//! | `offer`, `impossible` | what a choice points at, costs and brings; what is refused, and why |
//! | `explain`, `element`, `elements` | what a component is; ids of components; what an event is about |
//! | `text_mode` | the same as tables and lists |
//!
//! The sentences stand in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms are those of
//! the table at the end of the rules; names never take an ending or an article there. Refusals need no code: the key is
//! `refusal-` and the reason.
//!
//! ```
//! use barrage::Barrage;
//! use barrage_ui::BarrageUi;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use ui_kit::{GameUi, Language, Names};
//!
//! let tables = Components::keep(Barrage::components(&Files::of::<Barrage>()).unwrap());
//! let options = Barrage::options(&tables, &OptionMap::defaults(&Barrage::INFO)).unwrap();
//! let position = Barrage::start(tables, &options, 3, &mut Playout::new(1)).unwrap();
//!
//! let names = Names::numbered(3, Language::Hu);
//! let text = BarrageUi::position(&position, position.to_act(), &names, Language::Hu);
//! assert!(text.starts_with("Duzzasztómű · előkészületek"));
//! ```

mod actions;
mod board;
mod card;
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
mod panel;
mod productions;
mod sentence;
mod strip;
mod table;
mod text;
mod text_mode;
mod words;

use std::sync::LazyLock;

use barrage::{Action, Barrage, Event};
use engine::Seat;
use ui_kit::{GameUi, Language, Messages, Names, Scene};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// Barrage in words.
#[derive(Clone, Copy, Debug)]
pub struct BarrageUi;

impl GameUi for BarrageUi {
    type Game = Barrage;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(position: &Barrage, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        text::position(&Scene { viewer, ..Scene::of(position, names, language) })
    }

    fn choice(position: &Barrage, action: Action, _: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action)
    }

    fn sentence(position: &Barrage, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
