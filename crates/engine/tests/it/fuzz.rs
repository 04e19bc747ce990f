//! Any file is either refused or read as a record, without a panic.

use engine::{Line, Match, Record};
use proptest::prelude::*;
use proptest::sample::Index;
use testkit::toy::Squirrels;

use crate::{components, text};

/// The record without the line numbers of the file it was read from.
fn without_numbers(record: &Record) -> Record {
    let lines = record.lines.iter().map(|line| Line { number: 0, ..line.clone() }).collect();
    Record { header: Vec::new(), lines, ..record.clone() }
}

/// A record that can be read round-trips as text; a record that can be replayed gives the same record again.
fn is_refused_or_round_trips(bytes: &[u8]) {
    let Ok(record) = Record::parse(bytes) else { return };
    let text = record.to_string();
    let again = Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(without_numbers(&again), without_numbers(&record));
    assert_eq!(again.to_string(), text);
    let (components, hash) = components();
    if let Ok(replayed) = Match::<Squirrels>::replay(components, &hash, &record) {
        let again = Match::<Squirrels>::replay(components, &hash, &replayed.record());
        let again = again.expect("what was replayed once can be replayed again");
        assert_eq!(again.position(), replayed.position());
    }
    // Checking the seed must not panic either.
    drop(Match::<Squirrels>::verify(components, &hash, &record));
}

/// A line of a record, or nearly one.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        Just("option"),
        Just("hollows"),
        Just("winters"),
        Just("secret"),
        Just("seats"),
        Just("start"),
        Just("end"),
        Just("finished"),
        Just("paused"),
        Just("forage"),
        Just("store"),
        Just("rest"),
        Just("nuts"),
        Just(":"),
        Just(""),
        Just("0"),
        Just("1"),
        Just("2"),
        Just("6"),
        Just("+1"),
        Just("256"),
        Just("ű"),
    ];
    prop::collection::vec(word, 0..6).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        is_refused_or_round_trips(&bytes);
    }

    #[test]
    fn any_bytes_after_the_first_line(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        is_refused_or_round_trips(&[b"tarsas record 1\n", &bytes[..]].concat());
    }

    #[test]
    fn a_record_with_some_bytes_changed(
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..4),
    ) {
        let mut bytes = text().into_bytes();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        is_refused_or_round_trips(&bytes);
    }

    #[test]
    fn a_record_with_a_piece_moved(from in any::<Index>(), to in any::<Index>(), length in 0usize..60) {
        let mut bytes = text().into_bytes();
        let from = from.index(bytes.len());
        let piece: Vec<u8> = bytes.drain(from..bytes.len().min(from + length)).collect();
        let to = to.index(bytes.len() + 1);
        bytes.splice(to..to, piece);
        is_refused_or_round_trips(&bytes);
    }

    #[test]
    fn a_record_with_some_lines_changed(
        changes in prop::collection::vec((any::<Index>(), line()), 1..4),
    ) {
        let text = text();
        let mut lines: Vec<&str> = text.split('\n').collect();
        for (at, line) in &changes {
            let at = at.index(lines.len());
            lines[at] = line;
        }
        is_refused_or_round_trips(lines.join("\n").as_bytes());
    }
}
