//! A table keeps its component set: through corrections, other folders and data files of earlier programs.

use std::fs;
use std::path::Path;

use axum::http::StatusCode;
use serde_json::Value;
use store::{Holder, TableState};

use crate::site::{Browser, Site, ids};

/// Written by the last program that stored no component sets: of every game a finished and a running table, one of them
/// with a draft; a Power Grid with another colour, and one with more money at the start.
const BEFORE_COMPONENT_SETS: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/before-component-sets.db");

const FINISHED: [&str; 5] = ["XWFMGU", "JWPFBK", "UZSFRN", "PSYPCR", "FCWBBU"];
const DRAFTED: &str = "RELKGF";
const RUNNING: [&str; 5] = [DRAFTED, "WPJUKP", "FWPXWC", "YSBAMC", "FPHJKG"];
const OTHER_COLOUR: &str = "SVWXKZ";
const MORE_MONEY: &str = "PBPFCU";

/// A browser on the seat of the person at a table.
async fn person(site: &Site, code: &str) -> Browser {
    let opened = site.store().await.open_table(code).await.expect("the table is there");
    let chair = opened.chairs.iter().find(|chair| chair.holder == Holder::Person).expect("a person plays");
    let mut browser = site.browser();
    let link = format!("/j/{code}/{}", opened.table.chair_token(chair));
    assert!(browser.post(&link, &[]).await.status.is_redirection());
    browser
}

/// Plays the first choice of a seat's turn.
async fn step(browser: &mut Browser, code: &str) -> Value {
    let mut view = browser.my_turn(code).await;
    while view["can_end_turn"] == true {
        browser.post(&format!("/t/{code}/end-turn"), &[("version", &view["version"].to_string())]).await;
        view = browser.my_turn(code).await;
    }
    let before = (view["moves"].as_u64(), view["planning"].as_u64());
    let choice = ids(&view).first().expect("a choice").clone();
    assert_eq!(browser.play(code, &view, &choice).await.location(), format!("/t/{code}"));
    let view = browser.view(code).await;
    assert_ne!((view["moves"].as_u64(), view["planning"].as_u64()), before, "{code}: {choice}");
    view
}

#[tokio::test]
async fn games_of_an_earlier_program_go_on() {
    let site = Site::of_file(Path::new(BEFORE_COMPONENT_SETS)).await;
    for code in FINISHED {
        assert_eq!(site.browser().view(code).await["state"], "finished", "{code}");
        site.browser().page(&format!("/t/{code}")).await;
    }
    assert_eq!(person(&site, DRAFTED).await.view(DRAFTED).await["planning"], 1);
    let mut positions = Vec::new();
    for code in RUNNING.into_iter().chain([OTHER_COLOUR]) {
        let mut browser = person(&site, code).await;
        step(&mut browser, code).await;
        positions.push((code, browser.my_turn(code).await["position"].clone(), browser));
    }
    // From now on the tables name their sets, and the database has them.
    let store = site.store().await;
    for code in FINISHED.into_iter().chain(RUNNING).chain([OTHER_COLOUR]) {
        let table = store.open_table(code).await.expect("the table is there").table;
        let stored = store.component_set(&table.game, &table.components).await.expect("an answer");
        assert!(stored.is_some(), "{code}: {}", table.components);
    }
    let site = site.restart().await;
    for (code, position, browser) in positions {
        assert_eq!(site.adopt(&browser).my_turn(code).await["position"], position, "{code}");
    }
}

#[tokio::test]
async fn a_lost_set_is_named() {
    let site = Site::of_file(Path::new(BEFORE_COMPONENT_SETS)).await;
    let before = site.store().await.open_table(MORE_MONEY).await.expect("the table is there");
    let answer = site.browser().get(&format!("/api/v1/tables/{MORE_MONEY}")).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(
        answer.json()["sentence"].as_str().is_some_and(|text| text.contains("components")),
        "{}",
        answer.text()
    );
    let page = site.browser().get(&format!("/t/{MORE_MONEY}")).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.text().contains("components that this server no longer has"), "{}", page.text());
    // Nothing has changed: with its own components, in today's format, it goes on.
    let after = site.store().await.open_table(MORE_MONEY).await.expect("the table is there");
    assert_eq!((before.table.components, before.moves), (after.table.components, after.moves));
    let folder = corrected("start_money       = 50", "start_money       = 90");
    let site = site.restart_with(Some(folder.path().to_owned())).await;
    step(&mut person(&site, MORE_MONEY).await, MORE_MONEY).await;
    let site = site.restart().await;
    step(&mut person(&site, MORE_MONEY).await, MORE_MONEY).await;
}

/// A folder with a corrected `tables.toml` of Power Grid.
fn corrected(from: &str, to: &str) -> tempfile::TempDir {
    let power_grid = catalogue::find("power-grid").expect("a game").files();
    let text = power_grid.text("tables.toml");
    assert!(text.contains(from), "{text}");
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("power-grid")).expect("a folder");
    fs::write(folder.path().join("power-grid/tables.toml"), text.replace(from, to)).expect("a file");
    folder
}

#[tokio::test]
async fn other_components_are_for_new_tables_only() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let wish = [("game", "power-grid"), ("seats", "2"), ("seat1", "me"), ("seat2", "greedy")];
    let running = anna.open(&wish).await;
    step(&mut anna, &running).await;
    let position = anna.my_turn(&running).await["position"].clone();
    let bots = [("game", "power-grid"), ("seats", "2"), ("seat1", "random"), ("seat2", "random")];
    let finished = anna.open(&bots).await;
    let results = anna.finished(&finished).await["results"].clone();

    let folder = corrected("start_money       = 50", "start_money       = 61");
    let site = site.restart_with(Some(folder.path().to_owned())).await;
    let mut anna = site.adopt(&anna);
    assert_eq!(anna.my_turn(&running).await["position"], position);
    step(&mut anna, &running).await;
    assert_eq!(anna.view(&finished).await["results"], results);
    let corrected = anna.open(&wish).await;
    let rich = anna.my_turn(&corrected).await["position"].to_string();
    assert!(rich.contains(" 61 "), "{rich}");

    let site = site.restart().await;
    let mut anna = site.adopt(&anna);
    assert_eq!(anna.my_turn(&corrected).await["position"].to_string(), rich);
    step(&mut anna, &corrected).await;
    step(&mut anna, &running).await;
    let store = site.store().await;
    let hash = async |code: &str| store.open_table(code).await.expect("the table is there").table.components;
    assert_ne!(hash(&running).await, hash(&corrected).await);
    assert_eq!(hash(&running).await, hash(&finished).await);
    let state = store.open_table(&finished).await.expect("the table is there").table.state;
    assert_eq!(state, TableState::Finished);
}
