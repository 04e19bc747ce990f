//! Power Grid in words and pictures, in English and Hungarian: positions, choices, events, refusals; board, markets,
//! mats.
//!
//! There are no rules here: legality comes from the list of actions, costs from functions of the rules crate,
//! consequences from playing an action on a copy.
//!
//! | file | text for |
//! |---|---|
//! | `choice` | a legal action, with cost and gain |
//! | `sentence` | an event |
//! | `text` | a position: title, plant market, resource market, players, networks |
//! | `words` | plants, tokens, cities and lists, for all of them |
//!
//! | file | part of the table in the browser |
//! |---|---|
//! | `board` | map, cities, houses, track, legal targets, as one drawing; places are in `layout/` |
//! | `market`, `card`, `icons` | plant market and resource market, a plant card, tokens |
//! | `mat`, `panel`, `stored` | the components of a seat, its public numbers, the plants on which tokens are shown |
//! | `opening` | the box on the shelf, the options of a new table |
//! | `guide` | the rulebook, whose texts and pictures are in `guide/`; the section about the current phase |
//! | `strip` | round, phases, turn order, triggers; the decision |
//! | `look` | the scene with its words, for all of these |
//! | `offer`, `impossible` | targets, cost and gain of a choice; refused actions and the reasons |
//! | `worksheet`, `orders` | phases 3 and 5 as one form each; standing orders in an auction |
//! | `story` | score curve and highlights of a finished game |
//! | `explain`, `element`, `elements` | explanations of components; their ids; the elements of an event |
//! | `text_mode` | the same as tables and lists |
//!
//! Colours are variables of the page (`styles.css`); `cargo run --example pictures` writes sample pictures.
//!
//! The sentences are in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms are those
//! of the table at the end of the rules; names of people and cities take no ending or article there, and resources
//! are inflected by their ids. The key of a refusal is `refusal-` and the reason.
//!
//! Money is the only secret of this game. A position shows it to its owner, and to all at an open table or after the
//! end. Choices and sentences never mention it, because they are in the public log.
//!
//! ```
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use power_grid::{Action, Plant, PowerGrid};
//! use power_grid_ui::PowerGridUi;
//! use ui_kit::{GameUi, Language, Names};
//!
//! let tables = Components::keep(PowerGrid::components(&Files::of::<PowerGrid>()).unwrap());
//! let options = PowerGrid::options(&tables, &OptionMap::defaults(&PowerGrid::INFO)).unwrap();
//! let position = PowerGrid::start(tables, &options, 3, &mut Playout::new(1)).unwrap();
//!
//! let names = Names::numbered(3, Language::En);
//! let words = PowerGridUi::choice(&position, Action::Nominate(Plant(4)), &names, Language::En);
//! assert_eq!(words, "auction plant 4, minimum bid 4 (burns 2 coal, powers 1 city)");
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
mod guide;
mod icons;
mod impossible;
mod lessons;
mod look;
mod market;
mod mat;
mod offer;
mod opening;
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
use ui_kit::{GameUi, Language, Messages, Names, Scene};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// The ui of Power Grid.
#[derive(Clone, Copy, Debug)]
pub struct PowerGridUi;

impl GameUi for PowerGridUi {
    type Game = PowerGrid;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(position: &PowerGrid, viewer: Option<Seat>, names: &Names, language: Language) -> String {
        text::position(&Scene { viewer, ..Scene::of(position, names, language) })
    }

    fn choice(position: &PowerGrid, action: Action, _: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action)
    }

    fn sentence(position: &PowerGrid, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
