//! Parsing the text of a record; invalid text is refused with its line number.

use engine::{Ending, MAX_RECORD_BYTES, Record};

use crate::{A, B, finished, parse, table, text};

/// The number, counted from one, of the line that begins with `start`.
fn line(text: &str, start: &str) -> usize {
    1 + text.lines().position(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{start} in\n{text}"))
}

fn refused(text: &str) -> (usize, String) {
    let error = Record::parse(text.as_bytes()).expect_err(text);
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
    (error.line, error.reason)
}

#[test]
fn a_record_says_what_was_played() {
    let played = finished();
    let record = parse(&text());
    assert_eq!((&*record.game, record.rules, record.seats), ("squirrels", 3, 2));
    let option = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(record.options, [option("hollows", "secret"), option("winters", "1")]);
    assert_eq!(record.ending, Ending::Finished);
    assert_eq!(record.start.len(), 3);
    assert_eq!(record.lines.len(), 6);
    let seats: Vec<_> = record.lines.iter().map(|line| line.seat).collect();
    assert_eq!(seats, [B, A, B, A, B, A]);
    for (line, played) in record.lines.iter().zip(played.moves()) {
        assert_eq!(line.draws, played.draws);
    }
    assert_eq!(record.lines[2].action, "store 1");
    let seed = record.seed.as_ref().expect("the seed is in the record");
    assert_eq!(record.commitment, Some(seed.commitment()));
}

#[test]
fn the_text_round_trips() {
    for text in [text(), table().record().to_string()] {
        assert_eq!(parse(&text).to_string(), text);
    }
}

/// Numbers of players at these seats, and what follows.
fn nonces(seats: &[u8]) -> String {
    let line = |seat: &u8| format!("nonce {seat} {}\n", format!("{seat:02x}").repeat(32));
    seats.iter().map(line).collect::<String>() + "seed "
}

#[test]
fn numbers_of_players_are_kept_in_the_order_of_seats() {
    let text = text();
    let ordered = text.replace("seed ", &nonces(&[1, 2]));
    assert_eq!(parse(&ordered).to_string(), ordered);
    assert_eq!(parse(&text.replace("seed ", &nonces(&[2, 1]))).to_string(), ordered);
    assert_eq!(parse(&ordered).nonces[1], (B, engine::Nonce::new([2; 32])));
}

#[test]
fn windows_line_endings_are_accepted() {
    let there = text().replace('\n', "\r\n");
    assert_eq!(parse(&there).to_string(), text());
}

#[test]
fn the_header_may_have_any_order_and_empty_lines() {
    let text = text();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[1..10].reverse();
    lines.insert(4, "");
    let other = lines.join("\n") + "\n\n\n";
    assert_ne!(other, text);
    let record = parse(&other);
    assert_eq!(record.line_of("start"), line(&other, "start"));
    let mut options = record.options.clone();
    options.sort();
    assert_eq!(Record { options, ..record }.to_string(), text);
}

#[test]
fn a_hash_may_be_written_in_capitals() {
    let text = text();
    let capitals: String = text
        .split_inclusive('\n')
        .map(|line| match line.split_once(' ') {
            Some((key @ ("components" | "commitment" | "seed"), value)) => {
                format!("{key} {}", value.to_uppercase())
            }
            _ => line.to_owned(),
        })
        .collect();
    assert_ne!(capitals, text);
    assert_eq!(parse(&capitals).to_string(), text);
}

/// Any truncation is detected, except the loss of the final line break.
#[test]
fn a_record_that_is_cut_off_is_refused() {
    let windows = text().replace('\n', "\r\n");
    for (text, ending) in [(text(), 1), (windows, 2)] {
        for length in 0..text.len() {
            let cut = Record::parse(&text.as_bytes()[..length]);
            assert_eq!(cut.is_ok(), length >= text.len() - ending, "cut after {length} bytes: {cut:?}");
        }
    }
}

#[test]
fn a_bad_header_is_refused_with_its_line() {
    let text = text();
    let start = line(&text, "start");
    for (old, new, at, reason) in [
        ("tarsas record 1", "tarsas record 2", 1, "this is \"tarsas record 2\"; this program reads"),
        ("tarsas record 1", "Tarsas record 1", 1, "this is not a record"),
        ("tarsas record 1", "", 1, "this is not a record"),
        ("rules 3", "rules three", line(&text, "rules"), "\"three\" is not a value for \"rules\""),
        ("rules 3", "rules 4294967296", line(&text, "rules"), "is not a value for \"rules\""),
        ("rules 3", "rules -1", line(&text, "rules"), "\"-1\" is not a value for \"rules\""),
        ("rules 3", "ruels 3", line(&text, "rules"), "\"ruels\" is not a line of a record's header"),
        ("rules 3", "rules 3\nrules 3", line(&text, "rules") + 1, "\"rules\" occurs a second time"),
        ("rules 3\n", "", start - 1, "the header has no line \"rules\""),
        ("game squirrels", "game", line(&text, "game"), "\"\" is not a value for \"game\""),
        ("game squirrels\n", "", start - 1, "the header has no line \"game\""),
        ("seats 2", "seats 256", line(&text, "seats"), "\"256\" is not a value for \"seats\""),
        ("seats 2\n", "", start - 1, "the header has no line \"seats\""),
        ("components ", "components x", line(&text, "components"), "is not a value for \"components\""),
        ("components ", "components", line(&text, "components"), "is not a line of a record's header"),
        ("commitment ", "commitment 0", line(&text, "commitment"), "is not a value for \"commitment\""),
        ("seed ", "seed 00", line(&text, "seed"), "is not a value for \"seed\""),
        ("seed ", "nonce 1 12\nseed ", line(&text, "seed"), "\"1 12\" is not a value for \"nonce\""),
        ("seed ", &nonces(&[0]), line(&text, "seed"), "is not a value for \"nonce\""),
        ("seed ", &nonces(&[1, 3]), line(&text, "seed") + 1, "there is no seat 3 in a game with 2 seats"),
        ("seed ", &nonces(&[2, 1, 2]), line(&text, "seed") + 2, "\"nonce\" occurs a second time"),
        (
            "option winters 1",
            "option winters",
            line(&text, "option winters"),
            "is not a value for \"option\"",
        ),
        (
            "option winters 1",
            "option hollows open",
            line(&text, "option winters"),
            "\"option\" occurs a second time",
        ),
    ] {
        let bad = text.replacen(old, new, 1);
        assert_ne!(bad, text, "{old} is in the record");
        let (found, words) = refused(&bad);
        assert_eq!(found, at, "{new}: {words}");
        assert!(words.contains(reason), "{new}: {words}");
    }
}

#[test]
fn a_bad_line_of_the_game_is_refused_with_its_line() {
    let text = text();
    let (start, end) = (line(&text, "start"), line(&text, "end"));
    let third = start + 3;
    for (old, new, at, reason) in [
        ("start : ", "start ", start, "\"start\" may be followed only by a colon and draws"),
        ("start : ", "start now : ", start, "\"start\" may be followed only by a colon and draws"),
        ("start : first ", "start : ", start, "is not a list of draws"),
        ("start : first ", "start : first x ", start, "is not a list of draws"),
        ("start : first ", "start : first 256 first ", start, "is not a list of draws"),
        ("start : first ", "start : first -1 first ", start, "is not a list of draws"),
        ("start : first ", "start :  first ", start, "is not a list of draws"),
        ("2 store 1", "3 store 1", third, "\"3 store 1\" is not a seat from 1 to 2 and an action"),
        ("2 store 1", "0 store 1", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "two store 1", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "2", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "2 ", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "2  : nuts 1", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "", third, "is not a seat from 1 to 2 and an action"),
        ("2 store 1", "2 store 1 : nuts", third, "\"nuts\" is not a list of draws"),
        ("2 store 1", "2 store 1 : nuts 1 2", third, "\"nuts 1 2\" is not a list of draws"),
        ("2 store 1", "2 store 1 : ", third, "\"\" is not a list of draws"),
        ("2 store 1\n", "", end - 1, "the closing line counts 6 actions, but 5 are here"),
        ("2 store 1\n", "2 store 1\n2 store 1\n", end + 1, "counts 6 actions, but 7 are here"),
        ("end 6", "end six", end, "the closing line counts six actions"),
        ("end 6 finished", "end 6 done", end, "a record ends \"finished\" or \"paused\""),
        ("end 6 finished", "end 6", end, "a record ends \"finished\" or \"paused\""),
        ("end 6 finished", "end", end, "is not a seat from 1 to 2 and an action"),
        ("end 6 finished\n", "", end, "the file ends before the closing line \"end\""),
        ("end 6 finished\n", "end 6 finished\n\n1 rest\n", end + 2, "something follows the closing line"),
    ] {
        let bad = text.replacen(old, new, 1);
        assert_ne!(bad, text, "{old} is in the record");
        let (found, words) = refused(&bad);
        assert_eq!(found, at, "{new}: {words}");
        assert!(words.contains(reason), "{new}: {words}");
    }
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    let refused = |bytes: &[u8]| {
        let error = Record::parse(bytes).expect_err("this is not a record");
        (error.line, error.reason)
    };
    let (line, reason) = refused(&vec![0; MAX_RECORD_BYTES]);
    assert!(line == 1 && reason.contains("longer than 1000 bytes"), "{line} {reason}");
    let (line, reason) = refused(&[0; 10]);
    assert!(line == 1 && reason.contains("control character '\\0'"), "{line} {reason}");
    let (line, reason) = refused(b"");
    assert!(line == 1 && reason.contains("the file ends before the first line"), "{line} {reason}");
    let (line, reason) = refused(b"tarsas record 1\n\xff\xfe\n");
    assert!(line == 2 && reason.contains("not UTF-8"), "{line} {reason}");
    let (line, reason) = refused("\u{feff}tarsas record 1\n".as_bytes());
    assert!(line == 1 && reason.contains("this is not a record"), "{line} {reason}");
    let (line, reason) = refused(b"tarsas record 1\ngame squir\trels\n");
    assert!(line == 2 && reason.contains("control character '\\t'"), "{line} {reason}");
    let (line, reason) = refused(b"tarsas record 1\r\r\n");
    assert!(line == 1 && reason.contains("control character '\\r'"), "{line} {reason}");
}

#[test]
fn a_line_has_at_most_a_thousand_bytes() {
    let text = text();
    let with = |length: usize| {
        let action = "x".repeat(length - "2 ".len());
        text.replacen("2 store 1", &format!("2 {action}"), 1)
    };
    assert_eq!(parse(&with(1000)).lines[2].action.len(), 998);
    let (at, reason) = refused(&with(1001));
    assert_eq!(at, line(&text, "start") + 3);
    assert!(reason.contains("longer than 1000 bytes"), "{reason}");
}
