//! What the ui crates of all games share.
//!
//! The rules of a game know no language. Beside each rules crate stands a ui crate that describes positions, choices
//! and events; it implements [`GameUi`] and keeps its sentences in two message files, one per [`Language`]:
//!
//! ```
//! use ui_kit::{Language, Messages};
//!
//! let messages = Messages::new("built = {$name} builds in {$city}.", "built = {$name} épít itt: {$city}.");
//! let sentence = messages.text(Language::Hu, "built", &[("name", "Anna".into()), ("city", "Essen".into())]);
//! assert_eq!(sentence, "Anna épít itt: Essen.");
//! ```
//!
//! [`TableUi`] adds the pictures for the table in the browser. [`Look`] and [`Element`] are what the code of all
//! pictures is built on.
//!
//! There are no rules here, and a ui crate computes none: legality comes from the list of actions, reasons come from
//! refusals.

mod element;
mod features;
mod game_ui;
pub mod guide;
mod language;
pub mod layout;
mod look;
mod marks;
mod messages;
mod names;
mod offer;
mod opening;
pub mod svg;
mod table_ui;
mod worksheet;

use std::sync::LazyLock;

pub use element::{Element, read_seat};
pub use features::{Lessons, Shortcuts, StandingOrders, Story, Worksheets};
pub use game_ui::GameUi;
pub use guide::{Guide, Rulebook};
pub use language::Language;
pub use look::{Look, after};
pub use marks::Marks;
pub use messages::{Messages, Value};
pub use names::Names;
pub use offer::{Amount, Head, Offer};
pub use opening::{Facts, Opening, OptionItem, When};
pub use table_ui::{Area, Explanation, Impossible, Order, Scene, Strip, TableUi};
pub use worksheet::{Bundle, SheetRow, Worksheet};

/// The sentences that all games share.
static MESSAGES: LazyLock<Messages> =
    LazyLock::new(|| Messages::new(include_str!("../messages/en.ftl"), include_str!("../messages/hu.ftl")));

/// A list in words: "Anna, Bence and Csilla".
#[must_use]
pub fn list(language: Language, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let values = [("first", first.join(", ").into()), ("last", last.as_str().into())];
            MESSAGES.text(language, "list-and", &values)
        }
    }
}
