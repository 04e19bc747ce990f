//! Simulations and measurements.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::{arg, folder, json, names, prints};

fn simulate(more: &[&str]) -> Value {
    let args = ["simulate", "power-grid", "--seats", "3", "--bots", "greedy,random,random", "--games", "40"];
    json(args.iter().chain(&["--seed", "8", "--json"]).chain(more))
}

fn without_times(mut results: Value) -> Value {
    let object = results.as_object_mut().expect("an object");
    for field in ["seconds", "games_per_s", "decisions_per_s"] {
        assert!(
            object.remove(field).and_then(|time| time.as_f64()).is_some_and(|time| time > 0.0),
            "{field}"
        );
    }
    results
}

#[test]
fn results_depend_neither_on_threads_nor_on_recording() {
    let one = without_times(simulate(&["--threads", "1"]));
    assert_eq!(without_times(simulate(&["--threads", "3"])), one);
    let folder = folder();
    let records = folder.path().join("records");
    assert_eq!(without_times(simulate(&["--records", arg(&records)])), one);
    assert_eq!(names(folder.path()), ["records"]);
    let games = names(&records);
    assert_eq!((games.len(), games[0].as_str()), (40, "game-01.txt"));
    let paths: Vec<_> = games.iter().map(|name| records.join(name)).collect();
    let verified = prints(["verify"].into_iter().chain(paths.iter().map(|path| arg(path))));
    assert_eq!(verified.lines().filter(|line| line.contains(": good (power-grid, 3 players")).count(), 40);
}

#[test]
fn json_has_every_field() {
    let results = simulate(&["--option", "map=usa"]);
    assert_eq!(
        (&results["game"], &results["seats"], &results["games"], &results["seed"]),
        (&"power-grid".into(), &3.into(), &40.into(), &8.into())
    );
    assert_eq!(results["options"]["map"], "usa");
    assert!(results["mean_decisions"].as_f64().is_some_and(|mean| mean > 10.0));
    let seats = results["results"].as_array().expect("a list");
    assert_eq!(seats.len(), 3);
    assert_eq!((&seats[0]["seat"], &seats[0]["bot"]), (&1.into(), &"greedy".into()));
    let info = &json(["games", "--json"])[0];
    let mut wins = 0.0;
    for seat in seats {
        wins += seat["wins"].as_f64().expect("a number");
        assert!(seat["win_share"].is_number() && seat["mean_place"].is_number());
        let mut spreads = vec![&seat["total"]];
        for kind in ["sources", "tie_breaks"] {
            let names = info[kind].as_array().expect("a list");
            spreads.extend(names.iter().map(|name| &seat[kind][name.as_str().expect("a name")]));
        }
        for spread in spreads {
            assert!(["mean", "sd", "min", "max"].iter().all(|field| spread[field].is_number()), "{spread}");
        }
    }
    assert!((wins - 40.0).abs() < 1e-9);
    assert_eq!(results["bots"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_run_can_be_repeated_with_the_seed_it_printed() {
    let args = ["simulate", "power-grid", "--games", "3", "--bots", "random"];
    let first = prints(args);
    let seed =
        first.split("seed ").nth(1).and_then(|rest| rest.split(',').next()).expect("the seed is printed");
    let again = prints(args.iter().chain(&["--seed", seed]));
    let last = first.lines().count() - 1;
    assert!(first.lines().take(last).eq(again.lines().take(last)), "{first}{again}");
}

#[test]
fn bench_prints_exactly_its_fields() {
    let bench = json(["bench", "power-grid", "--seats", "2", "--json"]);
    let mut fields: Vec<&String> = bench.as_object().expect("an object").keys().collect();
    fields.sort();
    let mut expected = [
        "game",
        "seats",
        "games_per_s",
        "decisions_per_s",
        "ns_per_decision",
        "copy_ns",
        "position_bytes",
        "action_bytes",
        "mean_decisions",
    ];
    expected.sort_unstable();
    assert_eq!(fields, expected);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .args(["simulate", "power-grid", "--games", "20", "--bots", "random"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}

/// The results of a seat that the rules play count for no bot.
#[test]
fn automas_are_not_counted_as_bots() {
    let barrage =
        ["simulate", "barrage", "--seats", "2", "--option", "automas=1", "--games", "1", "--seed", "1"];
    let results = json(barrage.iter().chain(&["--json"]));
    assert_eq!(
        (&results["results"][0]["bot"], &results["results"][1]["bot"]),
        (&"greedy".into(), &"Automa".into())
    );
    let bots = results["bots"].as_array().expect("a list");
    assert_eq!(bots.len(), 1);
    assert_eq!((&bots[0]["bot"], &bots[0]["seats"]), (&"greedy".into(), &1.into()));
    assert!(prints(barrage).lines().any(|line| line.contains("Player 2") && line.contains("Automa")));
}

/// Ctrl-C leaves no files behind, even after some records have been written.
#[cfg(unix)]
#[test]
fn an_interrupted_series_leaves_no_records() {
    let folder = folder();
    let records = folder.path().join("records");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
        .args([
            "simulate",
            "power-grid",
            "--games",
            "1000000",
            "--bots",
            "random",
            "--records",
            arg(&records),
        ])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let written = || names(folder.path()).iter().any(|name| names(&folder.path().join(name)).len() > 10);
    while !written() {
        assert!(child.try_wait().expect("a child can be waited for").is_none(), "the program has ended");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(status.expect("kill is there").success());
    assert_eq!(child.wait().expect("a child can be waited for").code(), Some(130));
    assert_eq!(names(folder.path()), [""; 0]);
}
