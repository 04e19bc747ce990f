//! A rule or a drawing that panics harms nobody.

use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::site::{Browser, Site, ids};
use crate::toy::CountUi;

/// A table of the toy game for two people, in JSON.
async fn toy_table(site: &Site) -> (Browser, Browser, String) {
    catalogue::testing::add_game::<CountUi>();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let wish = json!({ "game": "count", "seat1": "me", "seat2": "link" });
    let made = anna.json(Method::POST, "/api/v1/tables", wish).await;
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    bela.json(Method::POST, &format!("/api/v1/tables/{code}/join"), json!({ "name": "Béla" })).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    (anna, bela, code)
}

async fn choose(browser: &mut Browser, code: &str, version: &Value, choice: &str) -> crate::site::Answer {
    let body = json!({ "version": version, "choice": choice });
    browser.json(Method::POST, &format!("/api/v1/tables/{code}/choice"), body).await
}

/// Collects the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The log of all tests of this program. It is one global log because whether an event is recorded is cached for the
/// whole program: a log of a single thread misses events that another thread has caused first.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
    tracing::subscriber::set_global_default(subscriber).expect("no other test sets one");
    log
});

impl Log {
    /// The lines about a table that contain a text.
    fn lines(&self, table: &str, text: &str) -> Vec<String> {
        let log = String::from_utf8_lossy(&self.0.lock().expect("a log")).into_owned();
        log.lines().filter(|line| line.contains(table) && line.contains(text)).map(str::to_owned).collect()
    }
}

#[tokio::test]
async fn a_rule_that_panics_changes_nothing() {
    let log = &*LOG;
    let site = Site::new().await;
    let (mut anna, mut bela, code) = toy_table(&site).await;
    let (mut clara, _, other_code) = toy_table(&site).await;
    let before = anna.view(&code).await;
    assert!(ids(&before).contains(&"break".to_owned()), "{before}");

    let answer = choose(&mut anna, &code, &before["version"], "break").await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    let problem = answer.json();
    assert_eq!(problem["error"], "broken");
    assert!(problem["sentence"].as_str().is_some_and(|text| text.contains("It was not made")), "{problem}");
    assert_eq!(anna.view(&code).await, before);
    let lines = log.lines(&code, "the rules panicked");
    let [line] = &lines[..] else { panic!("one line: {lines:?}") };
    assert!(line.contains("break") && line.contains("toy game is broken"), "{line}");

    // The page of the table says so too.
    let answer = anna.play(&code, &before, "break").await;
    assert_eq!(answer.location(), format!("/t/{code}?notice=notice-rules-panicked"));
    let page = anna.page(answer.location()).await;
    assert!(page.contains("It was not made"), "{page}");

    // The game goes on here and elsewhere, and what is stored can be opened by another server.
    let played = choose(&mut anna, &code, &before["version"], "roll").await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text());
    let view = bela.view(&code).await;
    let played = choose(&mut bela, &code, &view["version"], "add 2").await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text());
    let other = clara.view(&other_code).await;
    assert_eq!(choose(&mut clara, &other_code, &other["version"], "add 1").await.status, StatusCode::OK);
    let view = anna.view(&code).await;
    let again = site.copy().await;
    assert_eq!(again.adopt(&anna).view(&code).await, view);
    // The committed move can still be taken back.
    let asked = bela.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    assert_eq!(asked.location(), format!("/t/{code}"));
    anna.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    assert_eq!(anna.view(&code).await["moves"], 1);
}

#[tokio::test]
async fn a_panic_in_a_combined_step_leaves_the_draft_as_it_was() {
    let site = Site::new().await;
    let (mut anna, _, code) = toy_table(&site).await;
    let view = anna.view(&code).await;
    let answer = choose(&mut anna, &code, &view["version"], "smudge; break").await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", answer.text());
    assert_eq!(anna.view(&code).await, view);
    let played = choose(&mut anna, &code, &view["version"], "smudge; add 1").await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text());
    assert_eq!(played.json()["moves"], 2);
}

#[tokio::test]
async fn a_drawing_that_panics_harms_only_its_viewer() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = toy_table(&site).await;
    let view = anna.view(&code).await;
    let path = format!("/t/{code}");
    // The draft spoils the drawing for its owner.
    let answer = anna.play(&code, &view, "smudge").await;
    assert_eq!(answer.location(), path);
    assert_eq!(anna.get(&path).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(bela.get(&path).await.status, StatusCode::OK);
    // JSON draws no board.
    let view = anna.view(&code).await;
    assert_eq!(view["planning"], 1);
    let version = view["version"].to_string();
    anna.post(&format!("/t/{code}/undo"), &[("version", &version)]).await;
    assert_eq!(anna.get(&path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn bots_whose_move_panics_choose_another() {
    catalogue::testing::add_game::<CountUi>();
    let site = Site::new().await;
    let mut anna = site.browser();
    let wish = json!({ "game": "count", "seat1": "me", "seat2": "greedy" });
    let made = anna.json(Method::POST, "/api/v1/tables", wish).await;
    let code = made.json()["code"].as_str().expect("a code").to_owned();
    for round in 0..3 {
        let view = anna.my_turn(&code).await;
        assert_eq!(view["moves"], 2 * round, "the bot has moved: {view}");
        assert_eq!(choose(&mut anna, &code, &view["version"], "add 1").await.status, StatusCode::OK);
    }
}
