//! Several servers on one PostgreSQL database: whoever asks one of them sees what happened at the others.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use store::Time;
use test_postgres::Server;

use crate::site::{Browser, Site, in_turn, tentative, two_people};

/// How long anything may take, on a slow machine and without a message.
const SOON: Duration = Duration::from_secs(30);

/// Servers on a new database.
async fn servers<const N: usize>() -> Option<(&'static Server, String, [Site; N])> {
    let server = test_postgres::server()?;
    let address = server.database();
    let mut sites = Vec::new();
    for _ in 0..N {
        sites.push(Site::on(&address).await);
    }
    Some((server, address, sites.try_into().ok().expect("as many as were started")))
}

/// The stream of a table.
struct Stream(BodyDataStream);

impl Stream {
    async fn open(browser: &mut Browser, code: &str) -> Self {
        let request = Request::get(format!("/t/{code}/stream")).body(Body::empty()).expect("a request");
        let answer = browser.send(request).await;
        assert_eq!(answer.status(), StatusCode::OK);
        Self(answer.into_body().into_data_stream())
    }

    /// Waits for an event that contains these words.
    async fn until(&mut self, words: &str) {
        let mut text = String::new();
        let found = async {
            while !text.contains(words) {
                let chunk = self.0.next().await.expect("the stream goes on").expect("bytes");
                text.push_str(&String::from_utf8_lossy(&chunk));
            }
        };
        tokio::time::timeout(SOON, found).await.unwrap_or_else(|_| panic!("no event contains {words:?}"));
    }
}

/// A browser that asks this server.
fn at(site: &Site, browser: &Browser) -> Browser {
    site.adopt(browser)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_at_one_server_is_seen_at_the_other() {
    let Some((_, _, [one, two])) = servers().await else { return };
    let (mut anna, mut bela, code) = two_people(&one).await;
    let (mut mover, other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let mut stream = Stream::open(&mut at(&two, &other), &code).await;
    stream.until("data-decision-version=").await;
    // The page comes from the first server, the step goes to the second one, the next look to the first.
    let choice = tentative(&view);
    assert!(at(&two, &mover).play(&code, &view, &choice).await.status.is_redirection());
    let after = mover.view(&code).await;
    assert_ne!(after["version"], view["version"], "the first server knows it at once");
    let version = after["version"].to_string();
    let ended = mover.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
    assert!(ended.status.is_redirection(), "{}", ended.text());
    let last = mover.view(&code).await["version"].to_string();
    stream.until(&format!("data-decision-version=\"{last}\"")).await;
    // A page that is behind is told so, wherever it asks.
    for site in [&one, &two] {
        let body = json!({ "version": view["version"], "choice": choice });
        let late = at(site, &mover).json(Method::POST, &format!("/api/v1/tables/{code}/choice"), body).await;
        assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_without_a_message_is_found_by_asking() {
    let Some((server, address, [one, two])) = servers().await else { return };
    let (anna, _, code) = two_people(&one).await;
    let mut stream = Stream::open(&mut at(&two, &anna), &code).await;
    stream.until("data-decision-version=").await;
    server.sql(
        &address,
        &format!(
            "INSERT INTO talk (code, number, kind, name, text, time) \
             VALUES ('{code}', 77, 'chat', 'Anna', 'nobody told you', 1); \
             UPDATE game_table SET version = version + 1 WHERE code = '{code}'"
        ),
    );
    stream.until("nobody told you").await;
    // The connection that listens is cut.
    let cut = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    assert_ne!(server.sql(&address, cut), "0");
    for words in ["just after", "somewhat later"] {
        let said = at(&one, &anna).post(&format!("/t/{code}/chat"), &[("text", words)]).await;
        assert!(said.status.is_redirection(), "{}", said.text());
        stream.until(words).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_table_is_gone_everywhere() {
    let Some((_, _, [one, two])) = servers().await else { return };
    let (anna, _, code) = two_people(&one).await;
    let mut stream = Stream::open(&mut at(&two, &anna), &code).await;
    stream.until("data-decision-version=").await;
    one.store().await.delete_table(&code).await.expect("the table");
    stream.until("event: reload").await;
    for site in [&one, &two] {
        assert_eq!(at(site, &anna).get(&format!("/t/{code}")).await.status, StatusCode::NOT_FOUND);
    }
}

/// Plays a first choice until the end of the turn.
async fn play_something(browser: &mut Browser, code: &str, view: &Value) {
    let choice = crate::site::ids(view).first().expect("a choice").clone();
    browser.play_and_end(code, view, &choice).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_two_servers_could_play_move_once() {
    let Some((_, address, [one, two])) = servers().await else { return };
    let mut anna = one.browser();
    let seats = [("seats", "3"), ("seat1", "me"), ("seat2", "greedy"), ("seat3", "random")];
    let code = anna.open(&[&[("game", "power-grid")], &seats[..]].concat()).await;
    let mut streams = Vec::new();
    for site in [&one, &two] {
        streams.push(Stream::open(&mut at(site, &anna), &code).await);
    }
    for turn in 0..12 {
        // Turn by turn another server.
        let mut anna = at([&one, &two][turn % 2], &anna);
        let view = anna.my_turn(&code).await;
        if view["state"] == "finished" {
            break;
        }
        play_something(&mut anna, &code, &view).await;
    }
    // A new server replays all moves: none is doubled, missing or illegal.
    let three = Site::on(&address).await;
    let stored = three.store().await.open_table(&code).await.expect("the table");
    assert_eq!(stored.moves.len(), stored.table.moves);
    assert!(stored.moves.len() > 12, "{}", stored.moves.len());
    assert_eq!(at(&three, &anna).view(&code).await["moves"], at(&one, &anna).view(&code).await["moves"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bots_of_a_server_that_is_gone_go_on_elsewhere() {
    let Some((server, address, [one])) = servers().await else { return };
    let mut anna = one.browser();
    let seats = [("seats", "2"), ("seat1", "me"), ("seat2", "greedy")];
    let code = anna.open(&[&[("game", "power-grid")], &seats[..]].concat()).await;
    anna.my_turn(&code).await;
    // Another server holds the lease and does nothing.
    let until = Time::now().0 + 3000;
    server.sql(
        &address,
        &format!(
            "INSERT INTO lease VALUES ('bots {code}', 'gone', 5, {until}) ON CONFLICT (name) DO UPDATE \
             SET node = 'gone', fence = lease.fence + 1, held_until = {until}"
        ),
    );
    let _stream = Stream::open(&mut at(&one, &anna), &code).await;
    let mut played = 0;
    while Time::now().0 < until + 20_000 && server.sql(&address, "SELECT node FROM lease") == "gone" {
        let view = anna.view(&code).await;
        if view["to_act"] == view["seat"] {
            play_something(&mut anna, &code, &view).await;
            played += 1;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(played > 0 && Time::now().0 > until, "nobody takes a lease before it has run out");
    anna.my_turn(&code).await;
    assert_ne!(server.sql(&address, "SELECT node FROM lease"), "gone");
}
