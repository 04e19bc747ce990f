//! Power Grid in words and pictures, in English and Hungarian: positions, choices, events, refusals; board, markets, mats.
//!
//! Nothing here decides anything. What is legal comes from the list of actions, what it costs from the
//! functions of the rules, what it would cause from playing it on a copy; this crate only says it.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `choice` | a legal action, with what it costs and brings |
//! | `sentence` | an event |
//! | `text` | a position: title, plant market, resource market, players, networks |
//! | `words` | plants, tokens, cities and lists, for all of them |
//!
//! | file | what it draws or tells at a table in the browser |
//! |---|---|
//! | `board` | map, cities, houses, track, legal targets, as one drawing; places are in `layout/` |
//! | `market`, `card`, `icons` | plant market and resource market, a plant card, tokens |
//! | `mat`, `panel`, `stored` | what a seat has, its few public numbers, on which plant tokens are shown |
//! | `strip` | round, phases, order, what happens when; what is to be decided |
//! | `offer`, `impossible` | what a choice points at, costs and brings; what is refused, and why |
//! | `worksheet`, `orders` | phases 3 and 5 as one form each; standing orders in an auction |
//! | `lessons` | what a beginner hears in a first game |
//! | `story` | points of the curve of a finished game, and what was remarkable |
//! | `explain`, `element`, `elements` | what a component is; ids of components; what an event is about |
//! | `text_mode` | the same as tables and lists |
//!
//! Colours of the page come from its variables (`styles.css`); `cargo run --example pictures` writes pictures to look at.
//!
//! The sentences stand in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms are those of
//! the table at the end of the rules; names of people, cities and plants never take an ending or an article there.
//! Refusals need no code: the key is `refusal-` and the reason.
//!
//! Money is the one secret of this game. A position shows it to its owner, and to all at an open table or
//! after the end. Choices and sentences never tell what anybody has: they stand in the log that everybody
//! reads.
//!
//! ```
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use power_grid::{Action, Plant, PowerGrid};
//! use power_grid_ui::PowerGridUi;
//! use ui_kit::{GameUi, Language, Names};
//!
//! let tables = Components::keep(PowerGrid::components(&Files::embedded(PowerGrid::FILES)).unwrap());
//! let options = PowerGrid::options(&tables, &OptionMap::defaults(PowerGrid::INFO.options)).unwrap();
//! let position = PowerGrid::start(tables, &options, 3, &mut Playout::new(1)).unwrap();
//!
//! let names = Names::numbered(3, Language::En);
//! let words = PowerGridUi::choice(&position, Action::Nominate(Plant(4)), &names, Language::En);
//! assert_eq!(words, "put plant 4 up for auction (burns 2 coal, supplies 1 city), minimum bid 4");
//!
//! let names = Names::numbered(3, Language::Hu);
//! let text = PowerGridUi::position(&position, position.to_act(), &names, Language::Hu);
//! assert!(text.starts_with("Nagyfeszültség · Németország · 1. forduló · 1. szakasz · 2. fázis: "));
//! ```

mod board;
mod card;
mod choice;
mod element;
mod elements;
mod explain;
mod icons;
mod impossible;
mod lessons;
mod look;
mod market;
mod mat;
mod offer;
mod orders;
mod panel;
mod sentence;
mod stored;
mod story;
mod strip;
mod table;
mod text;
mod text_mode;
mod words;
mod worksheet;

use std::sync::LazyLock;

use engine::Seat;
use power_grid::{Action, Event, PowerGrid};
use ui_kit::{GameUi, Language, Messages, Names};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// Power Grid in words.
#[derive(Clone, Copy, Debug)]
pub struct PowerGridUi;

impl GameUi for PowerGridUi {
    type Game = PowerGrid;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(position: &PowerGrid, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        text::position(Words::new(position, language), viewer, names)
    }

    fn choice(position: &PowerGrid, action: Action, _: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action)
    }

    fn sentence(position: &PowerGrid, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
