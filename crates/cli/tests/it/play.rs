//! Playing in the terminal, with scripted input.

use std::path::Path;

use crate::{arg, complaint, folder, good, names, prints, read, tarsas_with_input, write};

const PLAY: [&str; 6] = ["play", "power-grid", "--seats", "3", "--seed", "4"];

fn play(more: &[&str], input: &str) -> String {
    good(&tarsas_with_input(PLAY.iter().chain(more), input))
}

fn resume(path: &Path, input: &str) -> String {
    good(&tarsas_with_input(["play", "--resume", arg(path)], input))
}

#[test]
fn after_help_position_or_invalid_input_the_question_is_repeated() {
    let shown = play(&[], "?\nr\n\n999\nsing aloud\nbid 9999\nq!\n");
    assert!(shown.contains("take back") && shown.contains("There is no choice 999"), "{shown}");
    assert!(shown.contains("\"sing aloud\" is not an action of Power Grid"), "{shown}");
    assert_eq!(shown.matches("Not possible").count(), 2, "{shown}");
    assert!(play(&["--language", "hu"], "sing aloud\n").contains("Nem lehet"));
}

#[test]
fn the_end_of_the_input_ends_the_session() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    play(&[], "");
    play(&["--save", arg(&path)], "1\n");
    assert!(prints(["verify", arg(&path)]).contains("paused"));
    assert_eq!(names(folder.path()), ["game.txt"]);
}

#[test]
fn a_game_is_saved_and_resumed() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    let shown = play(&[], &format!("1\nq {}\n", path.display()));
    assert!(
        shown.contains(&format!("tarsas play --resume {} --seat 1 --bots greedy", path.display())),
        "{shown}"
    );
    let saved = read(&path);
    assert!(resume(&path, "q!\n").contains("Power Grid"));
    assert_eq!(read(&path), saved, "nothing is saved unless it is asked for");
    resume(&path, "1\ns\nq!\n");
    let later = read(&path);
    let lines = |text: &str| text.lines().count();
    assert!(lines(&later) > lines(&saved));
    assert!(
        later.starts_with(saved.rsplit_once("end").expect("a closing line").0),
        "the game goes on from there"
    );
    prints(["verify", arg(&path)]);
}

#[test]
fn saving_asks_for_a_name_and_never_overwrites_other_files() {
    let folder = folder();
    let other = folder.path().join("letter.txt");
    write(&other, "Dear Anna,");
    let path = folder.path().join("game.txt");
    let shown = play(&[], &format!("s {}\ns\n{}\nq\n", other.display(), path.display()));
    assert!(shown.contains("this file is not a record; it is not overwritten"), "{shown}");
    assert_eq!(read(&other), "Dear Anna,");
    prints(["verify", arg(&path)]);
    assert!(play(&[], "q\n\n").contains("Not saved"));
    assert_eq!(names(folder.path()), ["game.txt", "letter.txt"]);
}

#[test]
fn a_decision_can_be_undone_until_something_is_drawn() {
    assert!(play(&[], "u\nq!\n").contains("nothing to take back"));
    // Nominating and bidding draw nothing, so the question is asked again.
    let setup = ["play", "power-grid", "--seats", "2", "--option", "regions=draft"];
    let shown = good(&tarsas_with_input(setup, "1\nu\nq!\n"));
    assert!(shown.contains("Taken back."), "{shown}");
}

#[test]
fn a_hint_names_choices_and_plays_nothing() {
    let shown = play(&[], "hint\nq!\n");
    let hints: Vec<&str> = shown.lines().filter(|line| line.ends_with("% to win")).collect();
    assert!((1..=3).contains(&hints.len()), "{shown}");
    let told = |shown: &str| shown.matches("· ").count();
    assert_eq!(told(&shown), told(&play(&[], "q!\n")), "nothing is played");
    for hint in hints {
        // The first line follows the prompt.
        let (number, _) = hint.trim_start_matches("> ").split_once("  ").expect("a number");
        assert!(number.parse::<usize>().is_ok_and(|number| number > 0), "{hint}");
        let played = play(&[], &format!("{number}\nq!\n"));
        assert!(!played.contains("There is no choice") && !played.contains("Not possible"), "{played}");
    }
    assert!(play(&["--language", "hu"], "hint\nq!\n").contains("% nyerési esély"));
}

#[test]
fn a_finished_game_is_analysed_on_request() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    let game = [
        "play",
        "castles-of-burgundy",
        "--seats",
        "2",
        "--seed",
        "4",
        "--bots",
        "random",
        "--save",
        arg(&path),
    ];
    let shown = good(&tarsas_with_input(game, &"1\n".repeat(2000)));
    assert!(shown.contains("Type analyse") && !shown.contains("Estimated chances"), "{shown}");
    // The same game again, with one answer per question.
    let answers = "1\n".repeat(shown.matches("\n> ").count());
    let shown = good(&tarsas_with_input(game, &format!("{answers}analyse\n")));
    assert!(shown.contains("Estimated chances to win"), "{shown}");
    assert!(shown.contains("Better: ") || shown.contains("No decision was clearly wrong"), "{shown}");
    assert!(shown.contains("100%"), "somebody has won");
}

#[test]
fn a_whole_game_can_be_played() {
    let folder = folder();
    let path = folder.path().join("game.txt");
    // The first choice buys and builds; the last one eventually ends each phase.
    let mut input = String::new();
    for turn in 0..5000 {
        input.push_str(if turn % 3 == 0 { "done\n" } else { "1\n" });
    }
    play(&["--save", arg(&path), "--bots", "random"], &input);
    assert!(prints(["verify", arg(&path)]).contains("finished"));
    let sentence = complaint(["play", "--resume", arg(&path)]);
    assert!(sentence.ends_with("this game is finished; look at it with tarsas replay"), "{sentence}");
}
