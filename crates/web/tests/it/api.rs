//! The JSON interface.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};

use crate::site::{Site, ids};

#[tokio::test]
async fn a_program_plays_with_its_secret() {
    let site = Site::new().await;
    let mut robot = site.browser();
    let wish =
        json!({ "game": "power-grid", "seats": 3, "seat1": "me", "option-money": "open", "title": "Robots" });
    let made = robot.json(Method::POST, "/api/v1/tables", wish).await;
    assert_eq!(made.status, StatusCode::CREATED);
    let made = made.json();
    let code = made["code"].as_str().expect("a code").to_owned();
    let token = made["token"].as_str().expect("the secret of a new visitor").to_owned();
    let ask = |method: &str, path: String, token: &str, body: Value| {
        Request::builder()
            .method(method)
            .uri(path)
            .header("authorization", format!("Bearer {token}"))
            .header("content-type", "application/json")
            .body(Body::from(if body.is_null() { String::new() } else { body.to_string() }))
            .expect("a request")
    };
    robot.my_turn(&code).await;
    let mut other = site.browser();
    let view = other.ask(ask("GET", format!("/api/v1/tables/{code}"), &token, Value::Null)).await.json();
    assert_eq!((&view["seat"], &view["host"]), (&1.into(), &true.into()));
    let choice = ids(&view)[0].clone();
    let body = json!({ "version": view["version"], "choice": choice });
    let path = format!("/api/v1/tables/{code}/choice");
    let played = other.ask(ask("POST", path.clone(), &token, body.clone())).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text());
    let again = other.ask(ask("POST", path.clone(), &token, body.clone())).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert_eq!(again.json()["code"], code);
    // The secret of the seat's link does as well; that of another table or a made-up one does not.
    assert!(made["links"].as_array().is_some_and(Vec::is_empty), "no seat is open");
    let page = robot.page(&format!("/t/{code}/device")).await;
    let link = page.split("/j/").nth(1).and_then(|rest| rest.split(['/', '"']).nth(1)).expect("a link");
    let link = link.to_owned();
    let view = other.ask(ask("GET", format!("/api/v1/tables/{code}"), &link, Value::Null)).await.json();
    assert_eq!((&view["seat"], &view["host"]), (&1.into(), &false.into()));
    let forged = other.ask(ask("POST", path, &"0".repeat(32), body)).await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN);
    assert_eq!(forged.json()["error"], "forbidden");
    let list = robot.get("/api/v1/tables").await.json();
    assert_eq!(list["tables"][0]["title"], "Robots");
    assert!(robot.get("/api/v1/games").await.json()["games"][0]["slug"] == "power-grid");
}
