//! Help from the search: who may have a hint, who may not, and the analysis of a finished game.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use web::Limits;

use crate::site::{Browser, Site, ids, in_turn, two_people};

async fn hint(browser: &mut Browser, code: &str, version: &str) -> crate::site::Answer {
    browser.post(&format!("/t/{code}/hint"), &[("version", version)]).await
}

/// The choices a page advises.
fn advised(page: &str) -> Vec<String> {
    page.split("data-shows=\"").skip(1).filter_map(|rest| Some(rest.split('"').next()?.to_owned())).collect()
}

/// The tag of the button that asks for a hint.
fn hint_button(page: &str) -> Option<&str> {
    let rest = &page[page.find("<button id=\"ask-hint\"")?..];
    rest.split_inclusive('>').next()
}

#[tokio::test]
async fn only_who_decides_is_advised() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let (here, version) = (format!("/t/{code}"), view["version"].to_string());
    // The button keeps its place; it can be pressed by the one who decides.
    assert!(hint_button(&mover.page(&here).await).is_some_and(|button| !button.contains("disabled")));
    assert!(hint_button(&other.page(&here).await).is_some_and(|button| button.contains("disabled")));
    // Another seat, and somebody without one.
    assert_eq!(hint(&mut other, &code, &version).await.status, StatusCode::FORBIDDEN);
    assert_eq!(hint(&mut site.browser(), &code, &version).await.status, StatusCode::FORBIDDEN);
    // Another decision, and nonsense.
    let moved_on = format!("{here}?notice=notice-moved-on");
    for bad in ["0", "x", "", "99999999999999999999999"] {
        assert_eq!(hint(&mut mover, &code, bad).await.location(), moved_on, "{bad}");
    }
    let foreign = Request::post(format!("/t/{code}/hint"))
        .header("content-type", "application/x-www-form-urlencoded")
        .header("origin", "https://evil.example")
        .body(Body::from(format!("version={version}")));
    assert_eq!(mover.ask(foreign.expect("a request")).await.status, StatusCode::FORBIDDEN);
    assert!(advised(&mover.page(&here).await).is_empty());
    // Who decides gets legal choices, and nothing is played.
    assert_eq!(hint(&mut mover, &code, &version).await.location(), here);
    let page = mover.page(&here).await;
    let found = advised(&page);
    assert!((1..=3).contains(&found.len()) && found.iter().all(|one| ids(&view).contains(one)), "{found:?}");
    assert!(page.contains("id=\"advice\"") && page.contains('%'));
    assert_eq!(mover.view(&code).await, view);
    // Nobody else sees it, and it is gone with the decision.
    assert!(advised(&other.page(&here).await).is_empty());
    mover.play(&code, &view, &found[0]).await;
    assert!(advised(&mover.page(&here).await).is_empty());
}

#[tokio::test]
async fn a_watcher_is_not_advised() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("visibility", "open")]).await;
    let version = anna.my_turn(&code).await["version"].to_string();
    let mut watcher = site.browser();
    assert!(!watcher.page(&format!("/t/{code}")).await.contains("id=\"ask-hint\""));
    assert_eq!(hint(&mut watcher, &code, &version).await.status, StatusCode::FORBIDDEN);
    assert_eq!(watcher.post(&format!("/t/{code}/analyse"), &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_table_may_forbid_it() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("assistance", "table")]).await;
    let version = anna.my_turn(&code).await["version"].to_string();
    let here = format!("/t/{code}");
    assert!(!anna.page(&here).await.contains("id=\"ask-hint\""));
    assert_eq!(hint(&mut anna, &code, &version).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&format!("{here}/analyse"), &[]).await.status, StatusCode::FORBIDDEN);
    assert!(advised(&anna.page(&here).await).is_empty());
}

#[tokio::test]
async fn hints_are_limited() {
    let site = Site::with_limits(Limits { hints: (1, 1), ..Limits::none() }).await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2")]).await;
    let view = anna.my_turn(&code).await;
    let here = format!("/t/{code}");
    assert_eq!(hint(&mut anna, &code, &view["version"].to_string()).await.location(), here);
    // The same hint again costs nothing.
    assert_eq!(hint(&mut anna, &code, &view["version"].to_string()).await.location(), here);
    anna.play(&code, &view, &ids(&view)[0]).await;
    let version = anna.my_turn(&code).await["version"].to_string();
    let too_many = format!("{here}?notice=notice-too-many");
    assert_eq!(hint(&mut anna, &code, &version).await.location(), too_many);
}

/// Plays until the game is over: the last choice ends phases, the first one buys.
async fn to_the_end(anna: &mut Browser, code: &str) {
    for step in 0..5000 {
        let view = anna.my_turn(code).await;
        if view["state"] == "finished" {
            return;
        }
        if view["can_end_turn"] == true {
            let version = view["version"].to_string();
            anna.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
            continue;
        }
        let choices = ids(&view);
        let done = choices.iter().find(|choice| *choice == "done").filter(|_| step % 3 == 0);
        anna.play(code, &view, done.unwrap_or(&choices[0])).await;
    }
    panic!("the game never ends");
}

#[tokio::test]
async fn a_finished_game_is_analysed() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("visibility", "open")]).await;
    let (here, path) = (format!("/t/{code}"), format!("/t/{code}/analyse"));
    anna.my_turn(&code).await;
    assert_eq!(anna.post(&path, &[]).await.status, StatusCode::CONFLICT, "it is not over");
    to_the_end(&mut anna, &code).await;
    assert!(anna.page(&here).await.contains("id=\"analyse\""));
    assert!(!site.browser().page(&here).await.contains("id=\"analyse\""), "a watcher cannot ask");
    assert_eq!(anna.post(&path, &[]).await.location(), here);
    assert!(anna.page(&here).await.contains("id=\"analysis\""));
    assert_eq!(anna.post(&path, &[]).await.location(), here, "asking again begins nothing new");
    let mut page = String::new();
    for _ in 0..6000 {
        page = anna.page(&here).await;
        if page.contains("id=\"mistakes\"") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(page.contains("id=\"mistakes\"") && page.contains("100%"), "{page}");
    let section = page.split("id=\"analysis\"").nth(1).expect("the analysis");
    assert!(section.contains("<polyline") && section.contains("<table"), "a curve, and its numbers");
    for at in section.split("/replay?at=").skip(1).filter_map(|rest| rest.split('"').next()) {
        at.parse::<usize>().expect("a number of a move");
    }
    assert!(site.browser().page(&here).await.contains("id=\"mistakes\""), "everybody who may look sees it");
    // After a restart it is offered anew.
    let site = site.restart().await;
    assert!(site.adopt(&anna).page(&here).await.contains("id=\"analyse\""));
}
