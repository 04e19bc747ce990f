//! Differences between two texts, for messages.

use std::fmt::Debug;

/// Maximum number of lines shown.
const SHOWN: usize = 12;

/// The lines in which the debug output of two values differs; empty if it is the same.
pub(crate) fn of_values(expected: &impl Debug, found: &impl Debug) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let pairs = expected.lines().zip(found.lines()).filter(|(left, right)| left != right).take(SHOWN);
    pairs.map(|(left, right)| format!("  expected {}\n  found    {}\n", left.trim(), right.trim())).collect()
}

/// The first line, counted from one, in which two texts differ, with both versions of it.
pub(crate) fn first_line<'a>(expected: &'a str, found: &'a str) -> Option<(usize, &'a str, &'a str)> {
    if expected == found {
        return None;
    }
    let end = "(the text ends here)";
    let at = expected.split('\n').zip(found.split('\n')).take_while(|(left, right)| left == right).count();
    Some((at + 1, expected.split('\n').nth(at).unwrap_or(end), found.split('\n').nth(at).unwrap_or(end)))
}
