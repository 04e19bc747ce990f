//! What the words and pictures of all games share.
//!
//! A game's rules know no language. Beside them stands a crate that puts positions, choices and events into words; it
//! implements [`GameUi`] and keeps its sentences in two message files, one per [`Language`]:
//!
//! ```
//! use ui_kit::{Language, Messages};
//!
//! let messages = Messages::new("built = {$name} builds in {$city}.", "built = {$name} épít itt: {$city}.");
//! let sentence = messages.text(Language::Hu, "built", &[("name", "Anna".into()), ("city", "Essen".into())]);
//! assert_eq!(sentence, "Anna épít itt: Essen.");
//! ```
//!
//! Nothing here knows a rule, and nothing in a game's words may compute one: legality comes from the list of actions,
//! reasons come from refusals.

mod game_ui;
mod language;
pub mod layout;
mod marks;
mod messages;
mod names;
pub mod svg;
mod table_ui;
mod worksheet;

pub use game_ui::GameUi;
pub use language::Language;
pub use marks::Marks;
pub use messages::{Messages, Value};
pub use names::Names;
pub use table_ui::{Area, Explanation, Impossible, Offer, Order, Scene, Strip, TableUi};
pub use worksheet::{Bundle, SheetRow, Worksheet};
