//! The JSON interface, and that its description is true.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};

use crate::site::{Site, ids};

#[tokio::test]
async fn every_path_of_the_description_is_answered() {
    let site = Site::new().await;
    let mut robot = site.browser();
    let document = robot.get("/api/v1/openapi.json").await.json();
    let base = document["servers"][0]["url"].as_str().expect("a base").to_owned();
    let paths = document["paths"].as_object().expect("paths").clone();
    assert!(paths.len() > 5);
    for (path, methods) in paths {
        for method in ["get", "post"] {
            let operation = &methods[method];
            if operation.is_null() {
                continue;
            }
            // A new table for every path, so that none depends on the others.
            let wish = json!({ "game": "power-grid", "seats": 2, "seat2": "link" });
            let made = robot.json(Method::POST, "/api/v1/tables", wish).await;
            assert_eq!(made.status, StatusCode::CREATED);
            let code = made.json()["code"].as_str().expect("a code").to_owned();
            let body = match path.as_str() {
                "/tables" => json!({ "game": "power-grid" }),
                "/tables/{code}/join" => json!({ "name": "Robot" }),
                _ => json!({ "version": 1, "choice": "nothing" }),
            };
            let path = format!("{base}{}", path.replace("{code}", &code));
            let mut request = Request::builder().method(method.to_uppercase().as_str()).uri(&path);
            let body = if method == "post" {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            } else {
                Body::empty()
            };
            let response = robot.send(request.body(body).expect("a request")).await;
            let status = response.status().as_u16().to_string();
            assert!(operation["responses"].get(&status).is_some(), "{method} {path}: {status}");
        }
    }
}

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
    let link =
        made["links"][0]["link"].as_str().expect("a link").rsplit('/').next().expect("a token").to_owned();
    let view = other.ask(ask("GET", format!("/api/v1/tables/{code}"), &link, Value::Null)).await.json();
    assert_eq!((&view["seat"], &view["host"]), (&1.into(), &false.into()));
    let forged = other.ask(ask("POST", path, &"0".repeat(32), body)).await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN);
    assert_eq!(forged.json()["error"], "forbidden");
    let list = robot.get("/api/v1/tables").await.json();
    assert_eq!(list["tables"][0]["title"], "Robots");
    assert!(robot.get("/api/v1/games").await.json()["games"][0]["slug"] == "power-grid");
}

#[tokio::test]
async fn nonsense_is_refused_as_json() {
    let site = Site::new().await;
    let mut robot = site.browser();
    for (path, body) in [
        ("/api/v1/tables", json!({ "game": "chess" })),
        ("/api/v1/tables", json!({ "game": "power-grid", "seats": 99 })),
        ("/api/v1/tables", json!([])),
        ("/api/v1/tables/ABCDEF/choice", json!({ "version": 1 })),
        ("/api/v1/tables/ABCDEF/choice", json!({ "version": -1 })),
    ] {
        let answer = robot.json(Method::POST, path, body.clone()).await;
        assert!(answer.status.is_client_error(), "{path} {body}");
        assert!(answer.json()["error"].is_string(), "{path} {body}: {}", answer.text());
    }
}
