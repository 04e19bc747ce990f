//! The cost of a step through the JSON interface, for every game: `cargo bench -p web --bench json_step`.
//!
//! Two seats take random legal actions. The median time of the request that plays an action is printed, together with the
//! median time of the HTML page of the same position; the ratio shows what a program saves by not drawing.
//!
//! Then one game is measured alone, with a thousand subscriptions to notices, and while notices are sent to them all the time.

#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints a table")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::{Store, Time};
use tokio::net::TcpListener;
use tower::ServiceExt;
use web::{App, Config, Limits, router, send_notices};

/// The number of measured steps of each game.
const STEPS: usize = 150;

/// The number of subscriptions, and how many of them one person has.
const SUBSCRIPTIONS: usize = 1000;
const CHANNELS: usize = 10;

const MINUTE: i64 = 60_000;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a new database");
    let service = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = service.local_addr().expect("an address");
    let answer = Router::new().fallback(async || StatusCode::NO_CONTENT);
    tokio::spawn(async move { axum::serve(service, answer).await });
    let config = Config { limits: Limits::none(), private_targets: vec![address], ..Config::default() };
    let app = App::new(config, Arc::new(store), None);
    let server = Server(router(app.clone()));
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
    let game = "castles-of-burgundy";
    let (alone, _) = server.measure(game).await;
    for _ in 0..SUBSCRIPTIONS / CHANNELS / 2 {
        server.subscribe(game, &format!("http://{address}")).await;
    }
    let (subscribed, _) = server.measure(game).await;
    let sent = Arc::new(AtomicUsize::new(0));
    let sum = Arc::clone(&sent);
    tokio::spawn(async move {
        loop {
            sum.fetch_add(send_notices(&app, Time(Time::now().0 + MINUTE)).await, Ordering::Relaxed);
        }
    });
    let (sending, _) = server.measure(game).await;
    println!("{game}: {} µs alone", alone.as_micros());
    for (what, time) in [("with a thousand subscriptions", subscribed), ("while notices are sent", sending)] {
        let ratio = time.as_secs_f64() / alone.as_secs_f64();
        println!("{game}: {} µs {what}, ratio {ratio:.2}", time.as_micros());
    }
    println!("{} notices were sent", sent.load(Ordering::Relaxed));
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

    /// Opens a table for two people; returns its code and their tokens.
    async fn open(&self, game: &str) -> (String, [String; 2]) {
        let wish = json!({ "game": game, "seats": 2, "seat1": "me", "seat2": "link" });
        let made = self.json("", "POST", "/api/v1/tables", &wish).await;
        let code = made["code"].as_str().expect("a code").to_owned();
        let join = format!("/api/v1/tables/{code}/join");
        let joined = self.json("", "POST", &join, &json!({ "name": "Two" })).await;
        let tokens = [&made, &joined].map(|answer| answer["token"].as_str().expect("a token").to_owned());
        (code, tokens)
    }

    async fn start(&self, code: &str, host: &str) {
        self.send(host, "POST", &format!("/t/{code}/start"), &Value::Null).await;
    }

    /// Two people subscribe as often as possible and begin a game.
    async fn subscribe(&self, game: &str, service: &str) {
        let (code, tokens) = self.open(game).await;
        for token in &tokens {
            for number in 0..CHANNELS {
                let request = Request::post("/notices/webhook")
                    .header("authorization", format!("Bearer {token}"))
                    .header("content-type", "application/x-www-form-urlencoded")
                    .body(Body::from(format!("address={service}/{number}")))
                    .expect("a request");
                let answer = self.0.clone().oneshot(request).await.expect("an answer");
                assert_eq!(answer.status(), StatusCode::SEE_OTHER);
            }
        }
        self.start(&code, &tokens[0]).await;
    }

    /// The median times of a step and of a page.
    async fn measure(&self, game: &str) -> (Duration, Duration) {
        let (code, tokens) = self.open(game).await;
        self.start(&code, &tokens[0]).await;
        let table = format!("/api/v1/tables/{code}");
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
