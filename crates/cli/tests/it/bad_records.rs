//! Invalid records: every command that reads one reports the file, the line and the reason.

use std::fs::File;
use std::path::Path;

use crate::{arg, complaint, folder, json, names, prints, read, recorded_game, tarsas, write};

/// Checks that all commands that read a record report the file, then the line, then the reason.
fn refused(path: &Path, line: usize, reason: &str) {
    let expected = format!("{}: line {line}: ", path.display());
    for command in [&["replay"][..], &["verify"], &["play", "--resume"]] {
        let sentence = complaint(command.iter().copied().chain([arg(path)]));
        assert!(sentence.starts_with(&expected), "{command:?}: {sentence}");
        assert!(sentence.contains(reason), "{command:?}: {sentence}");
    }
}

/// The number, counted from one, of the first line for which `find` returns true.
fn line_of(text: &str, find: impl Fn(&str) -> bool) -> usize {
    1 + text.lines().position(find).expect("the record has such a line")
}

/// The record with one line replaced.
fn with_line(text: &str, number: usize, line: &str) -> String {
    let lines = (1..).zip(text.lines()).map(|(at, old)| if at == number { line } else { old });
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_good_record_is_replayed_and_verified() {
    let folder = folder();
    let path = recorded_game(folder.path());
    let good = prints(["verify", arg(&path), arg(&path)]);
    assert_eq!(good.lines().count(), 2);
    assert!(good.starts_with(&format!("{}: good (power-grid, 3 players, ", path.display())), "{good}");

    let shown = json(["replay", arg(&path), "--json"]);
    let actions = shown["actions"].as_u64().expect("a number");
    assert_eq!(shown["finished"], true);
    assert_eq!(shown["log"].as_array().map(Vec::len), usize::try_from(actions).ok());
    assert_eq!(shown["standings"].as_array().map(Vec::len), Some(3));
    let part = json(["replay", arg(&path), "--json", "--to", "2"]);
    assert_eq!(part["log"].as_array().map(Vec::len), Some(2));
    assert_ne!(part["position"], shown["position"]);
    let text = prints(["replay", arg(&path), "--to", "2", "--language", "hu"]);
    assert!(text.contains("3 játékos") && text.lines().all(|line| line.trim_end() == line), "{text}");
    let too_far = (actions + 1).to_string();
    let sentence = complaint(["replay", arg(&path), "--to", &too_far]);
    assert!(sentence.ends_with(&format!("the record has {actions} actions, so --to {too_far} is too far")));
}

#[test]
fn an_unknown_action_an_illegal_one_and_one_out_of_turn_are_refused() {
    let folder = folder();
    let good = read(&recorded_game(folder.path()));
    let path = folder.path().join("bad.txt");
    let line = line_of(&good, |line| line.contains(" bid "));
    let seat = good.lines().nth(line - 1).and_then(|line| line.split(' ').next()).expect("a seat");

    write(&path, with_line(&good, line, &format!("{seat} sing aloud")));
    refused(&path, line, "\"sing aloud\" is not an action of Power Grid");
    write(&path, with_line(&good, line, &format!("{seat} bid 999")));
    refused(&path, line, "(PG-5.");
    write(&path, with_line(&good, line, "7 bid 5"));
    refused(&path, line, "is not a seat from 1 to 3");
    let other = if seat == "1" { "2" } else { "1" };
    write(&path, with_line(&good, line, &format!("{other} bid 5")));
    refused(&path, line, "it is the turn of seat");
    assert_eq!(names(folder.path()), ["bad.txt", "records"]);
}

#[test]
fn a_wrong_draw_is_refused() {
    let folder = folder();
    let good = read(&recorded_game(folder.path()));
    let path = folder.path().join("bad.txt");
    let line = line_of(&good, |line| line.contains(" : plant "));
    let (action, draws) = good.lines().nth(line - 1).and_then(|line| line.split_once(" : ")).expect("a draw");
    let rest = draws.split_once(' ').and_then(|(_, rest)| rest.split_once(' ')).map_or("", |(_, rest)| rest);
    let redraw = |draw: &str| with_line(&good, line, format!("{action} : {draw} {rest}").trim_end());

    write(&path, redraw("plant 1"));
    refused(&path, line, "the draw \"plant 1\" is not possible here");
    write(&path, redraw("die 1"));
    refused(&path, line, "a draw of \"plant\" is needed");
    write(&path, with_line(&good, line, action));
    refused(&path, line, "a draw of \"plant\" is missing");
}

#[test]
fn draws_that_the_seed_does_not_give_are_found_by_verify_alone() {
    let folder = folder();
    let good = read(&recorded_game(folder.path()));
    let path = folder.path().join("bad.txt");
    let start = line_of(&good, |line| line.starts_with("start"));
    let line = line_of(&good, |line| line.starts_with("seed "));
    write(&path, with_line(&good, line, &format!("seed {}", "0".repeat(64))));
    assert!(complaint(["verify", arg(&path)]).ends_with("the seed does not match the commitment"));
    assert!(prints(["replay", arg(&path)]).contains("Power Grid"));
    // The hash of 32 zero bytes: the commitment matches the seed, but the draws do not.
    let hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    let line = line_of(&good, |line| line.starts_with("commitment "));
    write(&path, with_line(&read(&path), line, &format!("commitment {hash}")));
    let sentence = complaint(["verify", arg(&path)]);
    assert!(
        sentence.starts_with(&format!("{}: line {start}: the record says ", path.display())),
        "{sentence}"
    );
}

#[test]
fn a_record_cut_off_anywhere_is_refused() {
    let folder = folder();
    let good = read(&recorded_game(folder.path()));
    let path = folder.path().join("bad.txt");
    for part in 0..16 {
        let length = good.len() * part / 16;
        write(&path, &good.as_bytes()[..length]);
        let sentence = complaint(["verify", arg(&path)]);
        assert!(sentence.starts_with(&format!("{}: line ", path.display())), "{sentence}");
    }
    let lines = good.lines().count();
    let cut: String = good.lines().take(lines / 2).map(|line| format!("{line}\n")).collect();
    write(&path, cut);
    refused(&path, lines / 2 + 1, "the file is cut off");
}

#[test]
fn another_version_another_component_hash_and_another_game_are_refused() {
    let folder = folder();
    let good = read(&recorded_game(folder.path()));
    let path = folder.path().join("bad.txt");
    let at = |key: &str| line_of(&good, |line| line.starts_with(key));
    let replaced = |key: &str, value: &str| with_line(&good, at(key), &format!("{key} {value}"));
    write(&path, replaced("rules", "99"));
    refused(&path, at("rules"), "rules version 99");
    write(&path, replaced("components", &"ab".repeat(32)));
    refused(&path, at("components"), "the components abab");
    write(&path, replaced("game", "powergrid"));
    refused(&path, at("game"), "did you mean power-grid?");
    write(&path, replaced("seats", "7"));
    // Seats and options are checked together, at the line `start`.
    refused(&path, at("start"), "2 to 6 players");
    write(&path, replaced("option map", "hungary"));
    refused(&path, at("start"), "\"hungary\"");
    write(&path, good.replacen("tarsas record 1", "tarsas record 2", 1));
    refused(&path, 1, "this program reads \"tarsas record 1\"");
}

#[test]
fn a_file_that_is_not_a_record_is_refused_at_once() {
    let folder = folder();
    let path = folder.path().join("bad.txt");
    write(&path, b"tarsas record 1\ngame \xff\xfe\n");
    refused(&path, 2, "not UTF-8");
    write(&path, "");
    refused(&path, 1, "the file ends before");
    write(&path, "Dear diary,\n");
    refused(&path, 1, "this is not a record");
    // A sparse file: a gigabyte of zeros that takes no space on the disk.
    File::create(&path).and_then(|file| file.set_len(1 << 30)).expect("the file can be made");
    refused(&path, 1, "4 MB");
    write(&path, "tarsas record 1\n".repeat(1 << 19));
    refused(&path, 2, "is not a line of a record's header");

    let missing = folder.path().join("missing.txt");
    for command in ["replay", "verify"] {
        assert!(complaint([command, arg(&missing)]).ends_with("missing.txt: there is no such file"));
        assert!(complaint([command, arg(folder.path())]).contains("this is a folder, not a file"));
    }
}

#[test]
fn verify_checks_every_file() {
    let folder = folder();
    let good = recorded_game(folder.path());
    let bad = folder.path().join("bad.txt");
    write(&bad, "no record");
    let output = tarsas(["verify", arg(&bad), arg(&good), "--json"]);
    assert_eq!(output.status.code(), Some(2));
    let lines = String::from_utf8(output.stdout).expect("UTF-8");
    let lines: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&lines[0]["good"], &lines[1]["good"]), (&false.into(), &true.into()));
    assert!(lines[0]["error"].as_str().is_some_and(|error| error.contains("line 1")));
    assert_eq!(lines[1]["game"], "power-grid");
}

/// A record whose players have added numbers, as a server writes it.
fn mixed_game() -> String {
    let game = catalogue::find("power-grid").expect("the game exists");
    let edition = catalogue::Shelf::new(None).edition(game).expect("good components");
    let seed = engine::Seed::new([5; 32]);
    let nonces: Vec<_> =
        engine::Seat::all(2).map(|seat| (seat, engine::Nonce::new([seat.number() + 1; 32]))).collect();
    let options = engine::OptionMap::defaults(edition.info());
    let mut table = edition.open(&options, 2, seed.mixed(&nonces)).expect("the defaults can be played");
    for _ in 0..40 {
        let action = table.decide(bots::BotKind::Greedy, 1).expect("a seat acts")(bots::NEVER_CANCELLED);
        table.play(&action).expect("a bot plays by the rules");
    }
    let drawn = table.record();
    engine::Record { commitment: Some(seed.commitment()), seed: Some(seed), nonces, ..drawn }.to_string()
}

#[test]
fn a_changed_number_of_a_player_is_found_by_verify() {
    let folder = folder();
    let path = folder.path().join("mixed.txt");
    let good = mixed_game();
    write(&path, &good);
    assert!(prints(["verify", arg(&path)]).contains(": good (power-grid, 2 players, "));
    let shown = json(["replay", arg(&path), "--json"]);
    assert_eq!(shown["nonces"]["2"], "02".repeat(32));
    assert!(prints(["replay", arg(&path)]).contains(&format!("2: {}", "02".repeat(32))));
    let line = line_of(&good, |line| line.starts_with("nonce 2 "));
    let other = format!("nonce 2 {}", "03".repeat(32));
    let lost = good.replace(&format!("nonce 1 {}\n", "01".repeat(32)), "");
    for bad in [with_line(&good, line, &other), lost] {
        write(&path, &bad);
        let sentence = complaint(["verify", arg(&path)]);
        assert!(
            sentence.contains("the record says ") && sentence.contains("but the seed draws"),
            "{sentence}"
        );
        assert!(prints(["replay", arg(&path)]).contains("Power Grid"), "by its own draws it is a game");
    }
}
