//! The message files: the same keys in both, none missing, none unused.

use barrage_ui::BarrageUi;
use testkit::ui::MessageFiles;

pub(crate) const FILES: MessageFiles<BarrageUi> = MessageFiles::new(env!("CARGO_MANIFEST_DIR"), "ba-");

#[test]
fn the_message_files_are_complete() {
    FILES.are_complete();
}

#[test]
fn every_refusal_is_a_sentence() {
    FILES.refusals_are_sentences();
}
