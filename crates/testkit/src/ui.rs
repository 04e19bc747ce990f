//! Tests that all ui crates share.
//!
//! The tests of a ui crate play games, choose positions worth checking, and call, with the type that implements
//! [`TableUi`](ui_kit::TableUi):
//!
//! - [`MessageFiles`], for two complete languages;
//! - [`check_choices`], [`check_labels`], [`check_clicks`], [`check_onlookers`], [`check_pictures`], [`check_impossible`],
//!   [`check_without_help`] and [`check_text_mode`] on many
//!   positions, and [`check_escaping`], [`check_unknown`] and [`check_still`] on one;
//! - [`Said`], for the words of whole games, and [`check_long_names`];
//! - [`told`], to check that two positions look the same to a viewer from whom the difference is hidden;
//! - [`expect_text`], [`expect_position`] and [`expect_picture`], for golden files.

mod golden;
mod markup;
mod message_files;
mod offers;
mod pictures;
mod scenes;
mod words;

pub use golden::{expect_picture, expect_position, expect_text};
pub use markup::{Tag, tags};
pub use message_files::MessageFiles;
pub use offers::check_labels;
pub use pictures::{
    check_choices, check_clicks, check_drawing, check_escaping, check_explanation, check_impossible,
    check_onlookers, check_pictures, check_still, check_text_mode, check_unknown, check_without_help, marked,
};
pub use scenes::{look, names, shown, told, viewers};
pub use words::{Said, check_long_names, check_text, check_words};
