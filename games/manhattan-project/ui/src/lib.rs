//! The Manhattan Project in words and pictures, in English and Hungarian: positions, choices, events, refusals; main board,
//! building market, players' boards, bombs.
//!
//! This crate decides nothing. Legality comes from the list of actions, costs from the functions of the rules, and
//! consequences from playing an action on a copy.
//!
//! | file | words for |
//! |---|---|
//! | `choice` | a legal action, with its costs and gains |
//! | `sentence` | an event |
//! | `text` | a position: title, main board, market, designs, players and their boards |
//! | `words` | workers, goods, spaces, buildings, bombs and lists, for all of them |
//!
//! | file | at a table in the browser |
//! |---|---|
//! | `board` | market, sectors with their spaces, tracks and bomb designs, as one drawing; places are in `layout/`, the still layer and the symbols in `art/` |
//! | `card`, `bomb`, `crew`, `goods`, `icons` | a building card, a bomb card, placed workers, a row of goods, signs |
//! | `boards`, `mat`, `panel` | the other players' buildings, what a seat has, its few public numbers |
//! | `opening` | the box on the shelf, the options of a new table |
//! | `guide` | the rulebook, whose texts and pictures are in `guide/`; the section about the current phase |
//! | `strip` | the goal, the two steps of a turn, the race; the decision to be taken |
//! | `offer`, `impossible` | targets, costs and gains of a choice; illegal actions and the reasons |
//! | `explain`, `element`, `elements` | explanations; ids of elements; the elements of an event |
//! | `orders` | the standing orders: skip repairs, refuse deals |
//! | `text_mode` | the same as tables and lists |
//!
//! The sentences are in `messages/en.ftl` and `messages/hu.ftl`, under the same keys. The Hungarian terms are those of the
//! table at the end of the rules; names of players are never inflected. The key of a refusal is `refusal-` and the reason.
//! So are the names printed on the bomb cards, which are shown only where a card has the printed values.
//!
//! The bomb cards in a hand and those passed on in a draft are the secrets of this game (MP-2.10, MP-D.17). They are shown
//! to their holder; hands are shown to all after the end.
//!
//! ```
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use manhattan_project::{Action, ManhattanProject};
//! use manhattan_project_ui::ManhattanProjectUi;
//! use ui_kit::{GameUi, Language, Names};
//!
//! type Manhattan = ManhattanProject;
//! let tables = Components::keep(Manhattan::components(&Files::of::<Manhattan>()).unwrap());
//! let options = Manhattan::options(&tables, &OptionMap::defaults(&Manhattan::INFO)).unwrap();
//! let position = Manhattan::start(tables, &options, 3, &mut Playout::new(1)).unwrap();
//!
//! let mine = position.read_action("place mine-middle").unwrap();
//! let names = Names::numbered(3, Language::En);
//! let words = ManhattanProjectUi::choice(&position, mine, &names, Language::En);
//! assert_eq!(words, "place on Mines, 2nd space – get 3 yellowcake");
//!
//! let names = Names::numbered(3, Language::Hu);
//! let text = ManhattanProjectUi::position(&position, position.to_act(), &names, Language::Hu);
//! assert!(text.starts_with("The Manhattan Project · győzelmi ponthatár: 60"));
//! ```

mod board;
mod boards;
mod bomb;
mod card;
mod choice;
mod crew;
mod element;
mod elements;
mod explain;
mod goods;
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

use engine::Seat;
use manhattan_project::{Action, Event, ManhattanProject};
use ui_kit::{GameUi, Language, Messages, Names, Scene};

use crate::words::Words;

static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// The Manhattan Project in words.
#[derive(Clone, Copy, Debug)]
pub struct ManhattanProjectUi;

impl GameUi for ManhattanProjectUi {
    type Game = ManhattanProject;

    fn messages() -> &'static Messages {
        &MESSAGES
    }

    fn position(
        position: &ManhattanProject,
        viewer: Option<Seat>,
        names: &Names,
        language: Language,
    ) -> String {
        text::position(&Scene { viewer, ..Scene::of(position, names, language) })
    }

    fn choice(position: &ManhattanProject, action: Action, names: &Names, language: Language) -> String {
        choice::choice(Words::new(position, language), action, names)
    }

    fn sentence(position: &ManhattanProject, event: Event, names: &Names, language: Language) -> String {
        sentence::sentence(Words::new(position, language), event, names)
    }
}
