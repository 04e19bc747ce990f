//! The statistics of a game: from public finished tables only, each counted once, with the numbers of its report.

use axum::http::StatusCode;
use engine::Seed;
use serde_json::Value;
use web::Config;

use crate::site::{Browser, Site};

const GAME: &str = "castles-of-burgundy";

/// Lets bots play a game to its end; returns its code.
pub(crate) async fn play(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let bots = [("game", GAME), ("seats", "2"), ("seat1", "random"), ("seat2", "easy")];
    let code = browser.open(&[&bots[..], fields].concat()).await;
    browser.finished(&code).await;
    code
}

async fn json(browser: &mut Browser) -> Value {
    browser.get(&format!("/api/v1/statistics/{GAME}")).await.json()
}

#[tokio::test]
async fn public_finished_tables_are_counted_once() {
    // In this game somebody takes a castle.
    let site = Site::with(Config { seed: Some(Seed::of_series(9, 0)), ..Config::default() }).await;
    let mut browser = site.browser();
    assert_eq!(browser.get("/statistics").await.location(), "/statistics/power-grid");
    let page = browser.page(&format!("/statistics/{GAME}")).await;
    assert!(page.contains("No public table of this game is finished yet."), "{page}");
    let code = play(&mut browser, &[("visibility", "open")]).await;
    play(&mut browser, &[]).await;
    assert_eq!(json(&mut browser).await["by_players"], serde_json::json!([]), "nothing is counted yet");
    for _ in 0..2 {
        web::count_games(&site.app).await;
    }
    let all = json(&mut browser).await;
    let [two] = &all["by_players"].as_array().expect("a list")[..] else { panic!("{all}") };
    assert_eq!((&two["players"], &two["games"]), (&Value::from(2), &Value::from(1)), "{two}");

    // The numbers are those of the table.
    let summary = site.store().await.summary(&code, None).await.expect("the table");
    assert_eq!(two["decisions"]["mean"].as_f64(), Some(summary.table.moves as f64));
    let results = browser.view(&code).await["results"].clone();
    let totals: Vec<f64> = results
        .as_array()
        .expect("results")
        .iter()
        .map(|one| one["total"].as_f64().expect("points"))
        .collect();
    let best = totals.iter().copied().fold(f64::MIN, f64::max);
    assert_eq!(two["mean_winning_points"].as_f64(), Some(best), "{results}");
    let last = two["curve"].as_array().and_then(|curve| curve.last()).expect("a curve").clone();
    assert_eq!((last["percent"].as_i64(), last["winner"].as_f64()), (Some(100), Some(best)));
    let components = two["components"].as_array().expect("components");
    assert!(components.iter().any(|one| one["id"] == "castle" && one["taken"] == 1.0), "{components:?}");

    let page = browser.page(&format!("/statistics/{GAME}")).await;
    for words in ["Wins by seat", "Boarding house", "Carpenter’s workshop", "Points over the game"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let table = browser.get(&format!("/statistics/{GAME}.csv")).await;
    assert_eq!((table.status, table.header("content-type")), (StatusCode::OK, "text/csv; charset=utf-8"));
    let text = table.text();
    assert!(text.starts_with("players,games,what,which,value,second,third\n"), "{text}");
    assert!(text.contains(&format!("2,1,points,winner,{best:.4},,\n")), "{text}");
    assert_eq!(browser.get("/statistics/chess").await.status, StatusCode::NOT_FOUND);

    // A table that the operator hides is counted no longer, also after a restart.
    site.store().await.set_hidden(&code, true, store::Time::now()).await.expect("the table");
    let site = site.restart().await;
    let mut browser = site.browser();
    assert_eq!(json(&mut browser).await["by_players"], serde_json::json!([]));
}
