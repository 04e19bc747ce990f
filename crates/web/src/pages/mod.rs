//! The pages, drawn from the values of [`view`](crate::view). One page per file; what they share is here and in
//! [`parts`].
//!
//! A page holds no inline style and no inline script. What the script in `assets/script` relies on: the region
//! `#table` is replaced as a whole by morphing, so everything in it that lives longer than one update has an `id`.

mod admin;
mod advice;
mod choices;
mod daily;
mod devices;
mod error;
mod explain;
mod guide;
mod help;
mod history;
mod home;
mod join;
mod lesson;
mod list;
mod log;
mod markdown;
mod new_table;
mod notices;
mod offline;
mod orders;
mod over;
mod parts;
mod pass;
mod players;
mod profile;
mod puzzle;
mod replay;
mod replays;
mod rules;
mod share;
mod shell;
mod statistics;
mod table;
mod terms;
#[cfg(test)]
mod tests;
mod tournament;
mod waiting;
mod worksheet;

use std::sync::LazyLock;

use ui_kit::{Messages, Value};

use crate::view::Chrome;

pub(crate) use admin::{admin, admin_text};
pub(crate) use daily::daily;
pub(crate) use devices::devices;
pub(crate) use error::{error, error_key};
pub(crate) use explain::explain;
pub(crate) use history::history;
pub(crate) use home::home;
pub(crate) use join::{device, seat_link};
pub(crate) use new_table::new_table;
pub(crate) use notices::{notices, unsubscribe};
pub(crate) use offline::offline;
pub(crate) use over::{over, over_fragment};
pub(crate) use pass::{pass, pass_fragment};
pub(crate) use profile::profile;
pub(crate) use puzzle::{puzzle, puzzles};
pub(crate) use replay::replay;
pub(crate) use replays::replays;
pub(crate) use rules::rules;
pub(crate) use share::share_svg;
pub(crate) use shell::THEME_COLOURS;
pub(crate) use statistics::statistics;
pub(crate) use table::{table, table_fragment};
pub(crate) use tournament::{new_tournament, tournament, tournaments};
pub(crate) use waiting::{waiting, waiting_fragment};

/// The sentences of the pages.
pub(crate) static MESSAGES: LazyLock<Messages> = LazyLock::new(|| {
    Messages::new(include_str!("../../messages/en.ftl"), include_str!("../../messages/hu.ftl"))
});

impl Chrome {
    /// A sentence in the visitor's language.
    pub(crate) fn t(&self, key: &str) -> String {
        MESSAGES.text(self.language, key, &[])
    }

    /// A sentence in the visitor's language, filled with values.
    pub(crate) fn tv(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// A sentence in the visitor's language, filled with one value.
    pub(crate) fn t1<'a>(&self, key: &str, name: &str, value: impl Into<Value<'a>>) -> String {
        self.tv(key, &[(name, value.into())])
    }
}
