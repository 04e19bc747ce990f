//! The cost of a step through the JSON interface, for every game: `cargo bench -p web --bench json_step`.
//!
//! Two seats take random legal actions. The median time of the request that plays an action is printed, together with the
//! median time of the HTML page of the same position; the ratio shows what a program saves by not drawing.

#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints a table")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::Store;
use tower::ServiceExt;
use web::{App, Config, Limits, router};

/// The number of measured steps of each game.
const STEPS: usize = 150;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a new database");
    let config = Config { limits: Limits::none(), ..Config::default() };
    let server = Server(router(App::new(config, Arc::new(store), None)));
    println!("{:<22} {:>12} {:>12} {:>8}", "game", "JSON step", "page", "ratio");
    for game in catalogue::games() {
        let (step, page) = server.measure(game.info().slug).await;
        let ratio = page.as_secs_f64() / step.as_secs_f64();
        println!(
            "{:<22} {:>9} µs {:>9} µs {ratio:>8.2}",
            game.info().slug,
            step.as_micros(),
            page.as_micros()
        );
    }
}

struct Server(Router);

impl Server {
    async fn send(&self, token: &str, method: &str, path: &str, body: &Value) -> (u16, Vec<u8>) {
        let mut request =
            Request::builder().method(method).uri(path).header("content-type", "application/json");
        if !token.is_empty() {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let response =
            self.0.clone().oneshot(request.body(body).expect("a request")).await.expect("an answer");
        let status = response.status().as_u16();
        (status, response.into_body().collect().await.expect("a body").to_bytes().to_vec())
    }

    async fn json(&self, token: &str, method: &str, path: &str, body: &Value) -> Value {
        let (_, bytes) = self.send(token, method, path, body).await;
        serde_json::from_slice(&bytes).expect("JSON")
    }

    /// The median times of a step and of a page.
    async fn measure(&self, game: &str) -> (Duration, Duration) {
        let wish = json!({ "game": game, "seats": 2, "seat1": "me", "seat2": "link" });
        let made = self.json("", "POST", "/api/v1/tables", &wish).await;
        let code = made["code"].as_str().expect("a code").to_owned();
        let table = format!("/api/v1/tables/{code}");
        let joined = self.json("", "POST", &format!("{table}/join"), &json!({ "name": "Two" })).await;
        let tokens = [&made, &joined].map(|answer| answer["token"].as_str().expect("a token").to_owned());
        self.send(&tokens[0], "POST", &format!("/t/{code}/start"), &Value::Null).await;
        let (mut steps, mut pages) = (Vec::new(), Vec::new());
        let mut number: u32 = 1;
        while steps.len() < STEPS {
            let mut acted = false;
            for token in &tokens {
                let view = self.json(token, "GET", &table, &Value::Null).await;
                if view["state"] == "finished" {
                    return (median(&mut steps), median(&mut pages));
                }
                if view["to_act"] != view["seat"] {
                    continue;
                }
                let start = Instant::now();
                self.send(token, "GET", &format!("/t/{code}"), &Value::Null).await;
                pages.push(start.elapsed());
                let choices = view["choices"].as_array().expect("choices");
                number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let (path, body) = if choices.is_empty() {
                    (format!("{table}/end-turn"), json!({ "version": view["version"] }))
                } else {
                    let choice = &choices[(number >> 8) as usize % choices.len()];
                    (format!("{table}/choice"), json!({ "version": view["version"], "choice": choice["id"] }))
                };
                let start = Instant::now();
                let (status, bytes) = self.send(token, "POST", &path, &body).await;
                steps.push(start.elapsed());
                assert_eq!(status, 200, "{}", String::from_utf8_lossy(&bytes));
                acted = true;
            }
            assert!(acted, "a seat acts");
        }
        (median(&mut steps), median(&mut pages))
    }
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
