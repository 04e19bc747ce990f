//! `tarsas learn`

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{arg, complaint, folder, names, prints, read, write};

/// The arguments of a small run that writes to this file.
fn run(output: &Path) -> Vec<&str> {
    let run = "learn dice-settlers --seats 2 --games 4 --generations 1 --seed 3 --output";
    run.split(' ').chain([arg(output)]).collect()
}

fn bytes(path: &Path) -> Vec<u8> {
    std::fs::read(path).expect("the file can be read")
}

#[test]
fn a_killed_run_is_continued_and_gives_the_same_net() {
    let folder = folder();
    let (whole, killed) = (folder.path().join("whole.net"), folder.path().join("killed.net"));
    let plot = folder.path().join("plot.svg");
    let text = prints(run(&whole).into_iter().chain(["--plot", arg(&plot)]));
    assert!(text.starts_with("Dice Settlers: 2 players, seed 3; 4 games per generation\n"), "{text}");
    assert_eq!(text.matches(" better").count(), 1, "the gate decides about one generation: {text}");
    assert_eq!(names(folder.path()), ["plot.svg", "whole.net"]);
    assert!(read(&plot).contains("generation 1"));

    let program = env!("CARGO_BIN_EXE_tarsas");
    let mut child =
        Command::new(program).args(run(&killed)).stdout(Stdio::null()).spawn().expect("it starts");
    let begun = Instant::now();
    while !killed.exists() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the first generation does not end");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    prints(run(&killed));
    assert!(bytes(&killed) == bytes(&whole));

    // The net can be played with.
    let bot = format!("search-24@{}", arg(&whole));
    let ladder = ["ladder", "dice-settlers", "--seats", "2", "--games", "2", "--bots"];
    assert!(prints(ladder.into_iter().chain([format!("easy,{bot}").as_str()])).contains(&bot));
}

#[test]
fn what_cannot_be_learned_is_refused_in_one_sentence() {
    let folder = folder();
    let file = folder.path().join("a.net");
    let with = |game: &'static str| complaint(["learn", game, "--output", arg(&file)]);
    assert!(with("chess").contains("there is no game \"chess\""));
    assert_eq!(
        complaint(["learn", "dice-settlers", "--seats", "1", "--output", arg(&file)]),
        "learning needs at least 2 seats"
    );
    let nowhere = folder.path().join("nowhere").join("a.net");
    assert!(complaint(run(&nowhere)).contains("there is no folder"));
    assert!(complaint(run(folder.path())).contains("this is a folder, not a file"));
    assert!(names(folder.path()).is_empty());

    let part = folder.path().join("a.net.part");
    for broken in [&b""[..], b"no run", &[1; 100]] {
        write(&part, broken);
        let start = format!("{} cannot be continued: ", part.display());
        let sentence = complaint(run(&file));
        assert!(
            sentence.starts_with(&start) && sentence.ends_with("; remove it to begin again"),
            "{sentence}"
        );
    }
    assert_eq!(names(folder.path()), ["a.net.part"]);
}
