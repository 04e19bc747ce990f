//! The progress bar of long commands.

use std::fmt::Write;

use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use ui_kit::Language;

use crate::words;

/// A progress bar on standard error for `length` steps, with rate and time left; hidden if that is not a terminal.
pub(crate) fn bar(length: u64, language: Language) -> ProgressBar {
    // indicatif draws nothing if standard error is not a terminal.
    let bar = ProgressBar::new(length);
    let left = words::text(language, "progress-left", &[("time", "{eta}".into())]);
    let template = format!("{{msg}} {{wide_bar}} {{pos}}/{{len}}  {{rate}}  {left}");
    let style = ProgressStyle::with_template(&template).expect("the template is well formed");
    // indicatif's own rate has four decimals.
    bar.set_style(style.with_key("rate", |state: &ProgressState, out: &mut dyn Write| {
        write!(out, "{:.0}/s", state.per_sec()).expect("writing to a string cannot fail");
    }));
    bar
}
