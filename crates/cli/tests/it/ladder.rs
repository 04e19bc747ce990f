//! `tarsas ladder`

use crate::{arg, complaint, folder, json, prints, read, write};

#[test]
fn a_ladder_ranks_the_bots() {
    let folder = folder();
    let svg = folder.path().join("ladder.svg");
    let asked =
        ["ladder", "castles-of-burgundy", "--bots", "random,easy,normal", "--games", "30", "--seed", "4"];
    let ladder = json(asked.iter().chain([&"--json", &"--out", &arg(&svg)]));
    assert_eq!((&ladder["game"], &ladder["seats"]), (&"castles-of-burgundy".into(), &2.into()));
    assert_eq!(ladder["games"], 60, "two pairs of neighbours, 15 seeds from both seats each");
    let bots = ladder["bots"].as_array().expect("a list");
    let names: Vec<_> = bots.iter().map(|bot| bot["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["random", "easy", "normal"]);
    let mut fields: Vec<_> = bots[0].as_object().expect("an object").keys().cloned().collect();
    fields.sort();
    assert_eq!(
        fields,
        [
            "ci95",
            "games",
            "longest_ms",
            "mean_score",
            "ms_per_decision",
            "name",
            "rating",
            "win_share",
            "wins"
        ]
    );
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    assert!(bots.windows(2).all(|pair| number(&pair[0]["rating"]) < number(&pair[1]["rating"])), "{bots:?}");
    for bot in bots {
        let (share, low, high) =
            (number(&bot["win_share"]), number(&bot["ci95"][0]), number(&bot["ci95"][1]));
        assert!(low <= share && share <= high, "{bot}");
        assert!((number(&bot["wins"]) / number(&bot["games"]) - share).abs() < 1e-9, "{bot}");
    }
    let drawn = read(&svg);
    assert!(drawn.starts_with("<svg") && drawn.contains("normal – easy") && drawn.ends_with("</svg>"));
}

/// With more than two seats, each pair is played both ways: one bot among copies of the other.
#[test]
fn every_pair_is_played_both_ways() {
    let asked =
        ["ladder", "dice-settlers", "--bots", "random,greedy", "--games", "12", "--seed", "1", "--json"];
    let ladder = json(asked);
    let pairs = ladder["pairs"].as_array().expect("a list");
    let names: Vec<_> = pairs.iter().map(|pair| (pair["name"].clone(), pair["against"].clone())).collect();
    assert_eq!(names, [("greedy".into(), "random".into()), ("random".into(), "greedy".into())]);
    assert!(pairs.iter().all(|pair| pair["games"] == 12), "{pairs:?}");
}

/// The same bot twice: with weights that avoid tiles in storage, and with the game's own.
#[test]
fn weights_of_a_file_are_compared_with_those_of_the_game() {
    let folder = folder();
    let file = folder.path().join("foolish.toml");
    let text = catalogue::find("castles-of-burgundy").expect("there is this game").weights().text;
    assert!(text.contains("\nstored = "), "{text}");
    write(&file, text.replace("\nstored = ", "\nstored = -"));
    let foolish = format!("greedy@{}", file.display());
    let bots = format!("{foolish},greedy");
    let asked = ["ladder", "castles-of-burgundy", "--bots", &bots, "--games", "20", "--seed", "1", "--json"];
    let ladder = json(asked);
    let pair = &ladder["pairs"][0];
    assert_eq!((&pair["name"], &pair["against"]), (&"greedy".into(), &foolish.as_str().into()));
    assert!(pair["win_share"].as_f64().expect("a number") > 0.8, "{pair}");

    assert!(complaint(["ladder", "--bots", &bots]).ends_with("has the numbers of one game; name the game"));
    let elsewhere = complaint(["ladder", "barrage", "--bots", &bots]);
    assert!(elsewhere.starts_with(&file.display().to_string()), "{elsewhere}");
    assert!(
        complaint(["ladder", "barrage", "--bots", "greedy,greedy@nowhere.toml"]).contains("nowhere.toml")
    );
}

#[test]
fn a_ladder_can_be_printed_as_markdown() {
    let asked =
        ["ladder", "power-grid", "--bots", "random,greedy", "--games", "4", "--seats", "2", "--seed", "1"];
    let page = prints(asked.iter().chain([&"--markdown"]));
    assert!(page.starts_with("# How strong the bots are\n"), "{page}");
    assert!(
        page.contains("## Power Grid: 4 games of 2 players, seed 1\n")
            && page.contains("| greedy | random | 4 |")
    );
    let text = prints(asked.iter().chain([&"--language", &"hu"]));
    assert!(text.contains("értékszám"), "{text}");
}

#[test]
fn invalid_arguments_are_refused_before_any_game() {
    assert!(complaint(["ladder", "chess"]).contains("there is no game \"chess\""));
    assert_eq!(complaint(["ladder", "power-grid", "--bots", "easy"]), "a ladder needs at least two bots");
    assert_eq!(complaint(["ladder", "power-grid", "--bots", "easy,easy"]), "--bots names easy twice");
    assert!(complaint(["ladder", "power-grid", "--bots", "easy,har"]).contains("did you mean hard?"));
    assert_eq!(complaint(["ladder", "power-grid", "--games", "0"]), "--games must be at least 1");
    assert!(complaint(["ladder", "power-grid", "--seats", "9"]).contains("is for 2 to 6 players"));
    assert_eq!(complaint(["ladder", "--out", "x.svg"]), "--out draws one game; name it");
}
