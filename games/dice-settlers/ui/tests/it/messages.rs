//! The message files: the same keys in both, none missing, none unused.

use dice_settlers_ui::DiceSettlersUi;
use testkit::ui::MessageFiles;

pub(crate) const FILES: MessageFiles<DiceSettlersUi> = MessageFiles::new(env!("CARGO_MANIFEST_DIR"), "ds-");

#[test]
fn the_message_files_are_complete() {
    FILES.are_complete();
}

#[test]
fn every_refusal_is_a_sentence() {
    FILES.refusals_are_sentences();
}
