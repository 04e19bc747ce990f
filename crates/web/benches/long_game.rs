//! The cost of a step in a long game against one in a short game: `cargo bench -p web --bench long_game`.
//!
//! The same game is measured after 50 and after 2,000 moves, so that only the number of moves differs: JSON steps, pages of the
//! acting seat, and pages of a seat that sees the position before the draft of another.

#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints a table")]

#[allow(dead_code, unreachable_pub, reason = "shared with the tests")]
#[path = "../tests/toy/mod.rs"]
mod toy;

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

/// The number of moves around which is measured.
const LENGTHS: [u64; 2] = [50, 2000];

/// The number of measured steps.
const STEPS: u64 = 100;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    catalogue::testing::add_game::<toy::CountUi>();
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a new database");
    let config = Config { limits: Limits::none(), ..Config::default() };
    let table = Table::open(router(App::new(config, Arc::new(store), None))).await;
    let mut measured = Vec::new();
    for length in LENGTHS {
        table.play_to(length).await;
        measured.push(table.measure(length + STEPS).await);
    }
    println!("{:<34} {:>12} {:>12} {:>8}", "", "50 moves", "2,000 moves", "ratio");
    let names = ["JSON step", "page of the acting seat", "page of another seat, with a draft"];
    for (at, name) in names.iter().enumerate() {
        let [short, long] = [0, 1].map(|length: usize| measured[length][at]);
        let ratio = long.as_secs_f64() / short.as_secs_f64();
        println!("{name:<34} {:>9} µs {:>9} µs {ratio:>8.2}", short.as_micros(), long.as_micros());
    }
}

struct Table {
    router: Router,
    code: String,
    tokens: [String; 2],
}

impl Table {
    async fn open(router: Router) -> Self {
        let mut this = Self { router, code: String::new(), tokens: [String::new(), String::new()] };
        let wish = json!({ "game": "count", "seat1": "me", "seat2": "link" });
        let made = this.json(0, "POST", "/api/v1/tables", &wish).await;
        this.code = made["code"].as_str().expect("a code").to_owned();
        let path = format!("/api/v1/tables/{}/join", this.code);
        let joined = this.json(0, "POST", &path, &json!({ "name": "Two" })).await;
        this.tokens = [&made, &joined].map(|answer| answer["token"].as_str().expect("a token").to_owned());
        this.send(0, "POST", &format!("/t/{}/start", this.code), &Value::Null).await;
        this
    }

    async fn send(&self, seat: usize, method: &str, path: &str, body: &Value) -> Vec<u8> {
        let mut request =
            Request::builder().method(method).uri(path).header("content-type", "application/json");
        if !self.tokens[seat].is_empty() {
            request = request.header("authorization", format!("Bearer {}", self.tokens[seat]));
        }
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let request = request.body(body).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        assert!(response.status().as_u16() < 400, "{method} {path}: {}", response.status());
        response.into_body().collect().await.expect("a body").to_bytes().to_vec()
    }

    async fn json(&self, seat: usize, method: &str, path: &str, body: &Value) -> Value {
        serde_json::from_slice(&self.send(seat, method, path, body).await).expect("JSON")
    }

    async fn view(&self, seat: usize) -> Value {
        self.json(seat, "GET", &format!("/api/v1/tables/{}", self.code), &Value::Null).await
    }

    async fn choose(&self, seat: usize, view: &Value, choice: &str) -> Value {
        let path = format!("/api/v1/tables/{}/choice", self.code);
        self.json(seat, "POST", &path, &json!({ "version": view["version"], "choice": choice })).await
    }

    /// The acting seat, and the view of it.
    async fn acting(&self) -> (usize, Value) {
        let view = self.view(0).await;
        if view["to_act"] == 1 { (0, view) } else { (1, self.view(1).await) }
    }

    async fn play_to(&self, moves: u64) {
        let (mut seat, mut view) = self.acting().await;
        while view["moves"].as_u64().expect("a number") < moves {
            view = self.choose(seat, &view, "add 1").await;
            seat = 1 - seat;
        }
    }

    /// The median times of a step, of a page of the acting seat, and of a page of the other seat while there is a draft.
    async fn measure(&self, until: u64) -> [Duration; 3] {
        let mut times: [Vec<Duration>; 3] = Default::default();
        let page = format!("/t/{}", self.code);
        loop {
            let (seat, view) = self.acting().await;
            if view["moves"].as_u64().expect("a number") >= until {
                return times.map(|mut times| {
                    times.sort_unstable();
                    times[times.len() / 2]
                });
            }
            let start = Instant::now();
            self.send(seat, "GET", &page, &Value::Null).await;
            times[1].push(start.elapsed());
            let drafted = self.choose(seat, &view, "smudge").await;
            let start = Instant::now();
            self.send(1 - seat, "GET", &page, &Value::Null).await;
            times[2].push(start.elapsed());
            let start = Instant::now();
            self.choose(seat, &drafted, "add 1").await;
            times[0].push(start.elapsed());
        }
    }
}
