//! A step that is not possible says why, on the page and as JSON, and changes nothing.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::site::{Site, in_turn, two_people};

#[tokio::test]
async fn programs_learn_the_reason() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let path = |act: &str| format!("/api/v1/tables/{code}/{act}");
    let version = view["version"].as_u64().expect("a version");
    let step = |choice: &str| json!({ "version": version, "choice": choice });

    let illegal = mover.json(Method::POST, &path("choice"), step("nominate 50")).await;
    assert_eq!(illegal.status, StatusCode::UNPROCESSABLE_ENTITY);
    let problem = illegal.json();
    assert_eq!(problem["error"], "illegal");
    assert!(problem["rule"].as_str().is_some_and(|rule| rule.starts_with("PG-")), "{problem}");
    assert!(problem["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{problem}");
    assert!(problem["sentence"].as_str().is_some_and(|text| text.ends_with('.')), "{problem}");
    assert!(problem["numbers"].is_array(), "{problem}");

    let nonsense = mover.json(Method::POST, &path("choice"), step("castle kingside")).await;
    assert_eq!(nonsense.status, StatusCode::BAD_REQUEST);
    assert_eq!(nonsense.json()["error"], "not-an-action");
    assert!(nonsense.text().contains("castle kingside"));

    let stale = json!({ "version": version + 7, "choice": "nominate 50" });
    let stale = mover.json(Method::POST, &path("choice"), stale).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!((&stale.json()["error"], &stale.json()["version"]), (&json!("stale"), &json!(version)));

    let out_of_turn = other.json(Method::POST, &path("choice"), step("nominate 50")).await;
    assert_eq!(out_of_turn.status, StatusCode::CONFLICT);
    assert_eq!(out_of_turn.json()["error"], "not-your-turn");

    for (act, error) in [("undo", "nothing-to-undo"), ("end-turn", "nothing-to-end")] {
        let answer = mover.json(Method::POST, &path(act), json!({ "version": version })).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{act}");
        assert_eq!(answer.json()["error"], error);
    }
    let mut stranger = site.browser();
    let forbidden = stranger.json(Method::POST, &path("choice"), step("nominate 50")).await;
    assert_eq!(forbidden.status, StatusCode::FORBIDDEN);
    assert_eq!(mover.view(&code).await, view, "nothing has changed");
}

#[tokio::test]
async fn the_page_shows_the_sentence_and_links_the_rule() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
    let step = json!({ "version": view["version"], "choice": "nominate 50" });
    let path = format!("/api/v1/tables/{code}/choice");
    let problem = mover.json(Method::POST, &path, step).await.json();
    let (rule, sentence) = (problem["rule"].as_str().expect("a rule"), problem["sentence"].as_str());
    for fragment in [true, false] {
        mover.fragment = fragment;
        let answer = mover.play(&code, &view, "nominate 50").await;
        let page = answer.text();
        let status = if fragment { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        assert_eq!(answer.status, status, "{page}");
        assert!(page.contains(sentence.expect("a sentence")), "{page}");
        assert!(page.contains(&format!("href=\"/rules/power-grid#{rule}\"")), "{page}");
        assert!(!page.contains("moved on"), "the table has not moved on");
    }
    mover.fragment = false;
    let rules = mover.page("/rules/power-grid").await;
    assert!(rules.contains(&format!("id=\"{rule}\"")), "the link has a target");
    assert_eq!(mover.view(&code).await, view, "nothing has changed");
}

/// What a page shows changes only with the number of its drawing, so that a page can drop an answer it has.
#[tokio::test]
async fn private_changes_count_as_drawings() {
    let site = Site::new().await;
    let (mut anna, _, code) = two_people(&site).await;
    let drawn = |page: &str| {
        let number = page.split("data-drawn=\"").nth(1).and_then(|rest| rest.split('"').next());
        number.and_then(|number| number.parse::<u64>().ok()).expect("the number of the drawing")
    };
    let before = drawn(&anna.page(&format!("/t/{code}")).await);
    anna.post(&format!("/t/{code}/notes"), &[("text", "buy the wind farm")]).await;
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("buy the wind farm") && drawn(&page) > before);
}
