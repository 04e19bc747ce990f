//! `tarsas tune`

use crate::{arg, complaint, folder, names, prints, read, write};

/// The weights of Dice Settlers, with one of them changed.
fn weights(old: &str, new: &str) -> String {
    let text = catalogue::find("dice-settlers").expect("there is this game").weights().text;
    assert!(text.contains(old), "{old}");
    text.replace(old, new)
}

/// With these weights, bots have no reason to explore, research or recruit.
#[test]
fn bad_weights_are_improved_and_written_with_their_comments() {
    let folder = folder();
    let (start, better) = (folder.path().join("start.toml"), folder.path().join("better.toml"));
    write(&start, weights("\ndie = 5.0", "\ndie = 0.5"));
    let asked =
        ["tune", "dice-settlers", "--seats", "2", "--games", "40", "--generations", "6", "--seed", "3"];
    let text = prints(asked.into_iter().chain(["--weights", arg(&start), "--output", arg(&better)]));
    assert!(text.starts_with("Dice Settlers: 2 players, seed 3; 6 generations, "), "{text}");
    assert!(text.contains("\nThe new numbers are better.\nWritten to "), "{text}");
    let (old, new) = (read(&start), read(&better));
    let comments =
        |text: &str| text.lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(comments(&old), comments(&new));
    assert_ne!(old, new);
    // The file can be used again.
    let again =
        prints(["tune", "dice-settlers", "--games", "4", "--generations", "1", "--weights", arg(&better)]);
    assert!(again.contains("in 60 other games"), "{again}");
}

/// Without a significant gain nothing is written.
#[test]
fn weights_without_a_gain_are_not_written() {
    let folder = folder();
    let out = folder.path().join("out.toml");
    let asked =
        ["tune", "dice-settlers", "--seats", "2", "--games", "2", "--generations", "1", "--seed", "1"];
    let text = prints(asked.into_iter().chain(["-o", arg(&out), "--language", "hu"]));
    assert!(text.contains("nem jobbak") && text.contains("Ide nem kerül semmi: "), "{text}");
    assert!(names(folder.path()).is_empty());
}

#[test]
fn invalid_arguments_are_refused_before_any_game() {
    assert!(complaint(["tune", "chess"]).contains("there is no game \"chess\""));
    assert!(complaint(["tune", "power-grid", "--games", "0"]).contains("--games"));
    let lonely = complaint(["tune", "dice-settlers", "--seats", "1"]);
    assert_eq!(lonely, "tuning needs at least 2 seats");
    let folder = folder();
    let file = folder.path().join("mine.toml");
    let complain = |text: &str| {
        write(&file, text);
        complaint(["tune", "dice-settlers", "--weights", arg(&file)])
    };
    let begin = |key: &str| format!("{}: {key}: ", file.display());
    assert!(complain(&weights("die = 5.0", "die = \"many\"")).starts_with(&begin("die")));
    let missing = complain(&weights("die = 5.0\n", ""));
    assert_eq!(missing, format!("{}missing field `die`", begin("the file")));
    assert!(complain(&weights("die = 5.0", "dye = 5.0")).contains("unknown field `dye`"));
    let missing = folder.path().join("nowhere").join("out.toml");
    assert!(complaint(["tune", "dice-settlers", "-o", arg(&missing)]).contains("there is no folder"));
}
