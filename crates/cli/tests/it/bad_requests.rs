//! Invalid command lines.

use proptest::prelude::*;

use crate::{arg, complaint, folder, names, prints, tarsas, write};

#[test]
fn help_and_version_are_printed() {
    assert!(prints(["--help"]).contains("simulate"));
    assert!(prints(["--version"]).starts_with("tarsas "));
}

#[test]
fn an_unknown_game_is_named_and_a_near_one_suggested() {
    let sentence = "there is no game \"powergrid\"; did you mean power-grid?";
    assert_eq!(complaint(["simulate", "powergrid"]), sentence);
    assert_eq!(complaint(["bench", "power-grid", "powergrid"]), sentence);
    assert_eq!(complaint(["play", "powergrid"]), sentence);
    assert!(complaint(["play", "chess"]).starts_with("there is no game \"chess\"; the games are power-grid"));
}

#[test]
fn an_unknown_option_is_named_and_a_near_one_suggested() {
    for command in ["simulate", "play"] {
        let complain = |option| complaint([command, "power-grid", "--option", option]);
        assert_eq!(complain("mapp=usa"), "Power Grid has no option \"mapp\"; did you mean map?");
        assert!(complain("colour=red").contains("there is no option \"colour\"; the options are map"));
        let wrong_value = complain("map=hungary");
        assert!(wrong_value.contains("map") && wrong_value.contains("\"hungary\""), "{wrong_value}");
        assert!(complain("map").contains("an option looks like map=usa"));
    }
}

#[test]
fn an_impossible_number_of_seats_is_refused() {
    for seats in ["0", "1", "7", "300", "18446744073709551615"] {
        let sentence = format!("Power Grid is for 2 to 6 players, not for {seats}");
        for command in ["simulate", "bench", "play"] {
            assert_eq!(complaint([command, "power-grid", "--seats", seats]), sentence);
        }
    }
    for seats in ["", "four", "-1", "2.5", "18446744073709551616"] {
        assert!(complaint(["simulate", "power-grid", "--seats", seats]).contains("--seats"));
    }
}

#[test]
fn regions_that_do_not_touch_are_refused_by_their_rule() {
    let regions = "regions=northwest,southwest,southeast";
    for command in ["simulate", "play"] {
        let sentence = complaint([command, "power-grid", "--seats", "3", "--option", regions]);
        assert!(sentence.ends_with("(PG-2.2)"), "{sentence}");
    }
}

#[test]
fn unknown_bots_and_wrong_numbers_of_bots_are_refused() {
    assert_eq!(
        complaint(["simulate", "power-grid", "--bots", "gredy"]),
        "there is no bot \"gredy\"; did you mean greedy?"
    );
    assert_eq!(
        complaint(["simulate", "power-grid", "--seats", "4", "--bots", "greedy,random"]),
        "2 bots are named for 4 seats; name one for all, or one for each"
    );
    assert_eq!(
        complaint(["play", "power-grid", "--seats", "4", "--bots", "greedy,random"]),
        "2 bots are named for 3 other seats; name one for all, or one for each"
    );
    assert_eq!(
        complaint(["play", "power-grid", "--seats", "4", "--seat", "5"]),
        "--seat 5 is not one of the 4 seats"
    );
}

#[test]
fn other_mistakes_of_the_command_line_are_one_sentence_too() {
    assert_eq!(complaint(["simulate", "power-grid", "--games", "0"]), "--games must be at least 1");
    assert!(complaint(["simulate"]).contains("<GAME>"));
    assert!(complaint(["simulat"]).contains("'simulate'"));
    assert!(complaint(["simulate", "power-grid", "--seeed", "1"]).contains("'--seed'"));
    assert!(complaint(["simulate", "power-grid", "--threads", "0"]).contains("--threads"));
    assert!(complaint(["simulate", "power-grid", "--seed", "x"]).contains("--seed"));
    assert!(complaint(["games", "--language", "de"]).contains("the languages are en and hu"));
    assert!(complaint(["play", "--resume", "x", "--seats", "3"]).contains("--seats"));
}

#[test]
fn nothing_is_written_when_something_is_wrong() {
    let folder = folder();
    let records = folder.path().join("records");
    let simulate = |more: &[&str]| {
        let args = ["simulate", "power-grid", "--games", "2", "--records", arg(&records)];
        complaint(args.iter().chain(more))
    };
    simulate(&["--seats", "9"]);
    simulate(&["--option", "map=hungary"]);
    simulate(&["--seats", "3", "--option", "regions=northwest,southwest,southeast"]);
    assert!(names(folder.path()).is_empty());

    std::fs::create_dir(&records).expect("a folder can be made");
    write(&records.join("mine"), "precious");
    assert!(simulate(&[]).ends_with("records: this folder is not empty"));
    assert_eq!(names(&records), ["mine"]);
    assert_eq!(names(folder.path()), ["records"]);

    let file = folder.path().join("file");
    write(&file, "precious");
    assert!(
        complaint(["simulate", "power-grid", "--records", arg(&file)])
            .ends_with("file: this is not a folder")
    );
    assert!(
        complaint(["play", "power-grid", "--save", arg(&file)])
            .ends_with("file: this file is not a record; it is not overwritten")
    );
    assert!(complaint(["play", "power-grid", "--save", arg(&records)]).contains("this is not a file"));
    let nowhere = folder.path().join("nowhere").join("file");
    assert!(complaint(["play", "power-grid", "--save", arg(&nowhere)]).contains("there is no folder"));
    assert!(complaint(["simulate", "power-grid", "--records", arg(&nowhere)]).contains("cannot be made"));
    assert_eq!(crate::read(&file), "precious");
    assert_eq!(names(folder.path()), ["file", "records"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// With any options, the program plays or reports an error.
    #[test]
    fn options_never_crash(
        key in "(map|regions|money|[a-z=]{0,6}|[^\0]{0,8})",
        value in "(usa|draft|open|random|northwest(,[a-z]{0,9}){0,4}|[^\0]{0,12})",
        seats in "([2-6]|[^\0-]{0,3})",
        bots in "((random|greedy)(,random){0,3}|[^\0-]{0,8})",
    ) {
        let option = format!("--option={key}={value}");
        let args = ["simulate", "power-grid", "--games=1", "--seed=1", "--threads=1", &option];
        let more = [format!("--seats={seats}"), format!("--bots={bots}")];
        let output = tarsas(args.into_iter().chain(more.iter().map(String::as_str)));
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        match output.status.code() {
            Some(0) => prop_assert_eq!(complaint, ""),
            Some(2) => prop_assert!(complaint.starts_with("tarsas: ") && !complaint.contains("panicked")),
            other => prop_assert!(false, "exit status {other:?}: {complaint}"),
        }
    }
}
