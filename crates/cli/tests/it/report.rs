//! `tarsas report`

use crate::{arg, complaint, folder, json, names, prints, read};

#[test]
fn a_report_has_all_statistics() {
    let folder = folder();
    let (svg, png) = (folder.path().join("plot.svg"), folder.path().join("plot.png"));
    let asked = ["report", "manhattan-project", "--games", "30", "--seats", "3", "--seed", "4"];
    let text = prints(asked.iter().chain([&"--out", &arg(&svg)]));
    assert!(text.starts_with("The Manhattan Project: 30 games of 3 players, seed 4\n"), "{text}");
    for component in ["mine-01", "university-02", "uranium-15", "plutonium-01"] {
        assert_eq!(text.lines().filter(|line| line.starts_with(component)).count(), 1, "{component}");
    }
    assert_eq!(text, prints(asked.iter().chain([&"--threads", &"1"])), "the threads do not matter");
    let drawn = read(&svg);
    assert!(drawn.starts_with("<svg") && drawn.contains("uranium-15") && drawn.ends_with("</svg>"));
    prints(asked.iter().chain([&"--out", &arg(&png), &"--language", &"hu"]));
    assert!(std::fs::read(&png).expect("the picture is there").starts_with(b"\x89PNG"));
    assert_eq!(names(folder.path()), ["plot.png", "plot.svg"]);
}

/// The shares of a report add up, for every game.
#[test]
fn the_numbers_of_a_report_add_up() {
    for game in catalogue::games() {
        let report = json(["report", game.info().slug, "--games", "20", "--seed", "2", "--json"]);
        assert_eq!(report["games"], 20, "{}", game.info().slug);
        let number = |value: &serde_json::Value| value.as_f64().expect("a number");
        let wins: f64 = report["win_share"].as_array().expect("seats").iter().map(number).sum();
        assert!((wins - 1.0).abs() < 1e-9, "{wins}");
        let length = &report["decisions"];
        let order: Vec<f64> =
            ["shortest", "tenth", "median", "ninetieth", "longest"].map(|key| number(&length[key])).to_vec();
        assert!(order.is_sorted() && order[0] > 0.0, "{length}");
        for component in report["components"].as_array().expect("a list") {
            let (offered, taken) = (number(&component["offered"]), number(&component["taken"]));
            assert!(offered <= 20.0 && (0.0..=1.0).contains(&taken), "{component}");
            assert_eq!(taken > 0.0, !component["won"].is_null(), "{component}");
        }
    }
}

/// What players begin with is compared too.
#[test]
fn a_report_compares_companies_officers_and_estates() {
    let taken = |game: &str, option: &str, kind: &str| {
        let report = json([
            "report", game, "--option", option, "--games", "6", "--seats", "3", "--seed", "2", "--json",
        ]);
        let components = report["components"].as_array().expect("a list").clone();
        let sum = |component: &serde_json::Value| {
            let (offered, taken) = (&component["offered"], &component["taken"]);
            offered.as_f64().expect("a number") * taken.as_f64().expect("a number")
        };
        let of_kind =
            |component: &&serde_json::Value| component["id"].as_str().is_some_and(|id| id.starts_with(kind));
        components.iter().filter(of_kind).map(sum).sum::<f64>().round()
    };
    for (game, option, kind, each) in [
        ("barrage", "game=full", "company ", 3.0),
        ("barrage", "game=full", "officer ", 3.0),
        ("castles-of-burgundy", "estates=secret", "estate ", 3.0),
        ("castles-of-burgundy", "estates=basic", "estate ", 0.0),
        ("castles-of-burgundy", "estates=same-4", "estate ", 0.0),
    ] {
        assert_eq!(taken(game, option, kind), 6.0 * each, "{game} {option}");
    }
}

#[test]
fn invalid_arguments_are_refused_before_any_game() {
    assert!(complaint(["report", "chess"]).contains("there is no game \"chess\""));
    assert_eq!(complaint(["report", "power-grid", "--games", "0"]), "--games must be at least 1");
    let wrong = complaint(["report", "power-grid", "--out", "plot.gif"]);
    assert_eq!(wrong, "plot.gif: a picture is written as .svg or .png");
}
