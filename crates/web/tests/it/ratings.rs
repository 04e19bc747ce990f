//! Rated tables: everybody knows, nobody is helped, removed or rated twice.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::site::{Browser, Site, in_turn};
use crate::toy::CountUi;

/// A rated table of Anna and Béla with a short game, in the waiting room.
async fn gather(site: &Site) -> (Browser, Browser, String) {
    catalogue::testing::add_game::<CountUi>();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    anna.post("/me", &[("name", "Anna")]).await;
    let form =
        [("game", "count"), ("seats", "2"), ("seat2", "link"), ("option-length", "5"), ("rated", "yes")];
    let code = anna.open(&form).await;
    let joined = bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    assert_eq!(joined.location(), format!("/t/{code}"));
    (anna, bela, code)
}

async fn start(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, bela, code) = gather(site).await;
    anna.post(&format!("/t/{code}/start"), &[]).await.location();
    (anna, bela, code)
}

/// The ratings of a visitor, as their own data have them.
async fn ratings(browser: &mut Browser) -> Vec<f64> {
    let about = browser.get("/me/export").await.json();
    let ratings = about["ratings"].as_array().cloned().expect("a list");
    ratings.iter().map(|one| one["rating"].as_f64().expect("a number")).collect()
}

#[tokio::test]
async fn a_rated_table_says_so_to_everybody() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = gather(&site).await;
    let mut stranger = site.browser();
    for browser in [&mut anna, &mut bela, &mut stranger] {
        let page = browser.page(&format!("/t/{code}")).await;
        assert!(page.contains("is rated with the place of that seat"), "{page}");
        assert_eq!(browser.view(&code).await["rated"], json!(true));
    }
    // Who comes by the link of a seat reads it before the seat is theirs.
    let store = site.store().await;
    let mut links = Vec::new();
    for rated in ["yes", "no"] {
        let form = [("game", "count"), ("seats", "2"), ("seat2", "link"), ("rated", rated)];
        let code = anna.open(&form).await;
        let summary = store.summary(&code, None).await.expect("the table");
        links.push(format!("/j/{code}/{}", summary.table.chair_token(&summary.chairs[1])));
    }
    let [rated, friendly] = [stranger.page(&links[0]).await, stranger.page(&links[1]).await];
    assert!(rated.contains("Rated game") && !rated.contains("data-open-at-once"), "{rated}");
    assert!(!friendly.contains("Rated game") && friendly.contains("data-open-at-once"), "{friendly}");
}

/// A rated game that Anna has won against Béla.
pub(crate) async fn finished(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela, code) = start(site).await;
    let view = anna.my_turn(&code).await;
    anna.play_and_end(&code, &view, "add 3").await;
    let view = bela.my_turn(&code).await;
    bela.play_and_end(&code, &view, "add 2").await;
    assert_eq!(anna.view(&code).await["state"], "finished");
    (anna, bela, code)
}

#[tokio::test]
async fn a_finished_game_is_rated() {
    let site = Site::new().await;
    let (mut one, mut other, code) = finished(&site).await;
    let (up, down) = (ratings(&mut one).await, ratings(&mut other).await);
    assert!(up.len() == 1 && up[0] > 1500.0, "{up:?}");
    assert!((up[0] + down[0] - 3000.0).abs() < 0.01, "{up:?} {down:?}");
    // A restart rates nothing again; a rematch is rated too.
    let site = site.restart().await;
    let mut one = site.adopt(&one);
    assert_eq!(ratings(&mut one).await, up);
    let rematch = one.post(&format!("/t/{code}/rematch"), &[]).await;
    let rematch = rematch.location().strip_prefix("/t/").expect("a table").to_owned();
    assert_eq!(one.view(&rematch).await["rated"], json!(true));
    // A deleted visitor has no rating any more.
    other = site.adopt(&other);
    let id = site.store().await.people(&code).await.expect("the people");
    assert_eq!(other.post("/me/delete", &[("sure", "yes")]).await.location(), "/");
    for person in id {
        let left = site.store().await.ratings(person.id).await.expect("ratings");
        assert_eq!(left.len(), usize::from(person.name.as_deref() == Some("Anna")));
    }
}

#[tokio::test]
async fn nobody_is_helped_or_removed() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = start(&site).await;
    let (mut one, _, view) = in_turn(&mut anna.clone(), &mut bela.clone(), &code).await;
    let page = one.page(&format!("/t/{code}")).await;
    assert!(page.contains("only what you know\" disabled>Hint"), "{page}");
    let version = view["version"].to_string();
    let hint = one.post(&format!("/t/{code}/hint"), &[("version", &version)]).await;
    assert_eq!(hint.status, StatusCode::FORBIDDEN);
    one.play_and_end(&code, &view, "add 3").await;
    one.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    let request = site.store().await.take_back_request(&code).await.expect("a table");
    assert_eq!(request, None, "nothing is taken back");
    // Béla has seat 2, Anna is the host.
    let refused = [
        (format!("/t/{code}/close"), ("x", "x"), "played to its end"),
        (format!("/t/{code}/seats/2/reissue"), ("x", "x"), "played to its end"),
        (format!("/t/{code}/seats/2/stand-in"), ("bot", "easy"), "only a hard or an expert bot"),
    ];
    for (path, field, words) in refused {
        let answer = anna.post(&path, &[field]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
        assert!(answer.text().contains(words), "{path}: {}", answer.text());
    }
    assert_eq!(anna.view(&code).await["state"], "playing");
    let stand_in = anna.post(&format!("/t/{code}/seats/2/stand-in"), &[("bot", "hard")]).await;
    assert_eq!(stand_in.status, StatusCode::SEE_OTHER, "{}", stand_in.text());
    assert_eq!(bela.view(&code).await["seat"], json!(2), "the seat is still Béla's");
}

#[tokio::test]
async fn a_table_that_cannot_be_rated_is_refused() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let wrong = [
        (json!({ "game": "power-grid", "rated": true, "seat2": "greedy" }), "have a rating"),
        (json!({ "game": "power-grid", "rated": true, "learn": true }), "guided first game"),
        (json!({ "game": "power-grid", "seats": 2, "rated": true, "seat1": "easy" }), "needs a person"),
        (json!({ "game": "power-grid", "rated": "perhaps" }), "is no value of rated"),
    ];
    for (body, words) in wrong {
        let answer = anna.json(Method::POST, "/api/v1/tables", body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text());
        assert!(answer.text().contains(words), "{}", answer.text());
    }
    // In the waiting room a bot without a rating is refused too.
    let form = [("game", "power-grid"), ("seats", "2"), ("seat2", "link"), ("rated", "yes")];
    let code = anna.open(&form).await;
    for (path, field) in [("seats/2/holder", ("holder", "greedy")), ("start", ("bots", "random"))] {
        let answer = anna.post(&format!("/t/{code}/{path}"), &[field]).await;
        assert!(answer.text().contains("have a rating"), "{path}: {}", answer.text());
    }
    assert_eq!(anna.view(&code).await["state"], "waiting");
}

/// A visitor who abandons losing games reaches the limit of rated games.
#[tokio::test]
async fn rated_games_under_way_are_limited() {
    let site = Site::new().await;
    catalogue::testing::add_game::<CountUi>();
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let form = [("game", "count"), ("seats", "2"), ("seat2", "hard"), ("rated", "yes")];
    for _ in 0..10 {
        anna.open(&form).await;
    }
    let refused = anna.post("/tables", &form).await;
    assert!(refused.text().contains("10 rated games in progress"), "{}", refused.text());
    anna.open(&form[..3]).await;
    let invited = bela.open(&[("game", "count"), ("seats", "2"), ("seat2", "link"), ("rated", "yes")]).await;
    let refused = anna.post(&format!("/t/{invited}/join"), &[]).await;
    assert!(refused.text().contains("10 rated games in progress"), "{}", refused.text());
    assert_eq!(anna.view(&invited).await["seat"], json!(null));
}
