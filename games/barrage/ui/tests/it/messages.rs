//! The message files: the same keys in both, none missing, none unused.

use barrage_ui::BarrageUi;
use engine::Refusal;
use testkit::MessageFiles;
use ui_kit::{GameUi, Language};

use crate::table::LANGUAGES;

pub(crate) fn files() -> MessageFiles<'static> {
    let messages = BarrageUi::messages();
    MessageFiles {
        folder: env!("CARGO_MANIFEST_DIR"),
        prefix: "ba-",
        english: messages.keys(Language::En),
        hungarian: messages.keys(Language::Hu),
    }
}

#[test]
fn the_message_files_are_complete() {
    files().are_complete();
}

#[test]
fn every_refusal_is_a_sentence() {
    for reason in files().reasons() {
        for language in LANGUAGES {
            let sentence = BarrageUi::refusal(Refusal::with("BA-1.1", reason, [31, 12]), language);
            assert!(sentence.ends_with('.') && !sentence.contains(reason), "{language}: {sentence}");
        }
    }
}
