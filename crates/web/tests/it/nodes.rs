//! Several servers on one PostgreSQL database: each shows what happened at the others.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::{Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use store::Time;
use test_postgres::Server;

use crate::moderation::operator;
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

/// Two servers on a new database, started at the same time, behind a pooler that gives every transaction another connection.
async fn pooled_servers() -> Option<[Site; 2]> {
    let server = test_postgres::server()?;
    let address = server.pooled(&server.database())?;
    Some(tokio::join!(Site::on(&address), Site::on(&address)).into())
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
    let Some((_, _, sites)) = servers().await else { return };
    a_step_is_seen(&sites).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn through_a_pooler_a_step_is_seen_too() {
    let Some(sites) = pooled_servers().await else { return };
    a_step_is_seen(&sites).await;
}

async fn a_step_is_seen([one, two]: &[Site; 2]) {
    let (mut anna, mut bela, code) = two_people(one).await;
    let (mut mover, other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let mut stream = Stream::open(&mut at(two, &other), &code).await;
    stream.until("data-decision-version=").await;
    // The page comes from the first server, the step goes to the second one, the next look to the first.
    let choice = tentative(&view);
    assert!(at(two, &mover).play(&code, &view, &choice).await.status.is_redirection());
    let after = mover.view(&code).await;
    assert_ne!(after["version"], view["version"], "the first server knows it at once");
    let version = after["version"].to_string();
    let ended = mover.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
    assert!(ended.status.is_redirection(), "{}", ended.text());
    let last = mover.view(&code).await["version"].to_string();
    stream.until(&format!("data-decision-version=\"{last}\"")).await;
    // Every server tells an outdated page that it is outdated.
    for site in [one, two] {
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

/// How many people a page shows as online.
fn online(page: &str) -> usize {
    page.matches("class=\"presence here\"").count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_online_at_one_server_is_seen_at_the_other() {
    let Some((server, address, [one, two])) = servers().await else { return };
    let (anna, bela, code) = two_people(&one).await;
    let path = format!("/t/{code}");
    let here = Stream::open(&mut at(&one, &anna), &code).await;
    let mut there = Stream::open(&mut at(&two, &bela), &code).await;
    let both = async |site: &Site| {
        while online(&at(site, &bela).get(&path).await.text()) != 2 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    for site in [&one, &two] {
        tokio::time::timeout(SOON, both(site)).await.expect("both are seen");
    }
    // A server that opens the table later knows it at once.
    let three = Site::on(&address).await;
    assert_eq!(online(&at(&three, &bela).get(&path).await.text()), 2);
    // Anna closes her page, which the other server tells its streams.
    drop(here);
    there.until("presence away").await;
    // Béla's server is gone without a word; nobody believes for ever that he is there.
    two.app.stop();
    server.sql(&address, "UPDATE node SET seen_until = 1");
    let nobody = async {
        while online(&at(&one, &anna).get(&path).await.text()) != 0 {
            server.sql(&address, "UPDATE node SET seen_until = 1");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, nobody).await.expect("he is not seen any more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_operator_sees_all_servers() {
    let Some((_, _, [one, two])) = servers().await else { return };
    let (anna, bela, code) = two_people(&one).await;
    let _streams = [
        Stream::open(&mut at(&one, &anna), &code).await,
        Stream::open(&mut at(&two, &anna), &code).await,
        Stream::open(&mut at(&two, &bela), &code).await,
    ];
    for site in [&one, &two] {
        let all = async {
            loop {
                let list = operator(site, "/admin", "", "text/plain").await.text();
                let has = |line: &str| list.lines().any(|one| one.trim() == line);
                if has("2  Servers") && has("3  Open live streams") {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, all).await.expect("the numbers of both servers are added");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn next_is_heard_by_the_server_that_plays_the_bots() {
    let Some((_, _, sites)) = servers().await else { return };
    next_is_heard(&sites).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn next_is_heard_without_a_message() {
    let Some(sites) = pooled_servers().await else { return };
    next_is_heard(&sites).await;
}

async fn next_is_heard([one, two]: &[Site; 2]) {
    let mut anna = one.browser();
    anna.post("/me", &[("name", "Anna"), ("bot_speed", "step")]).await;
    let seats = [("seats", "2"), ("seat1", "me"), ("seat2", "greedy")];
    let code = anna.open(&[&[("game", "power-grid")], &seats[..]].concat()).await;
    let _stream = Stream::open(&mut anna, &code).await;
    let (next, mut pressed) = (format!("/t/{code}/next"), 0);
    let played = async {
        while pressed < 3 {
            let view = anna.view(&code).await;
            if view["to_act"] == view["seat"] {
                play_something(&mut anna, &code, &view).await;
            } else if anna.get(&format!("/t/{code}")).await.text().contains(&next) {
                let before = view["version"].clone();
                assert!(at(two, &anna).post(&next, &[]).await.status.is_redirection());
                while anna.view(&code).await["version"] == before {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                pressed += 1;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(2 * SOON, played).await.expect("the bots go on");
}

/// A server that has lost the database ends its streams, so that the pages go to another one, and opens new ones when it is back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_database_streams_end() {
    let Some((server, address, [one])) = servers().await else { return };
    let (mut anna, _, code) = two_people(&one).await;
    let mut stream = Stream::open(&mut anna, &code).await;
    stream.until("data-decision-version=").await;
    let name = address.split(['/', '?']).nth(3).expect("a name").to_owned();
    let elsewhere = address.replace(&name, "postgres");
    let cut = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname =";
    server.sql(&elsewhere, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS false; {cut} '{name}'"));
    let ended = async { while stream.0.next().await.is_some() {} };
    tokio::time::timeout(SOON, ended).await.expect("the stream ends");
    let path = format!("/t/{code}/stream");
    assert_eq!(anna.get(&path).await.status, StatusCode::SERVICE_UNAVAILABLE);
    server.sql(&elsewhere, &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS true"));
    let back = async {
        let ask = || Request::get(&path).body(Body::empty()).expect("a request");
        while anna.send(ask()).await.status() != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, back).await.expect("streams are opened again");
}

/// While the store cannot say who somebody is, nobody is refused as a stranger or gets a new cookie.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_cannot_be_identified_now_is_no_stranger() {
    let Some((server, address, [one])) = servers().await else { return };
    let (mut anna, _, code) = two_people(&one).await;
    let view = anna.view(&code).await;
    server.sql(&address, "ALTER TABLE visitor RENAME TO visitor_away");
    for answer in [
        anna.get(&format!("/api/v1/tables/{code}")).await,
        anna.post("/tables", &[("game", "power-grid")]).await,
        anna.post("/me", &[("name", "Nobody")]).await,
    ] {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.text());
        assert!(!answer.headers.contains_key("set-cookie"));
    }
    server.sql(&address, "ALTER TABLE visitor_away RENAME TO visitor");
    assert_eq!(anna.view(&code).await, view);
}

/// What could not be stored is shown to nobody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_that_was_not_stored_is_not_shown() {
    let Some((server, address, [one, two])) = servers().await else { return };
    let (mut anna, mut bence, code) = two_people(&one).await;
    let (mut mover, _, before) = in_turn(&mut anna, &mut bence, &code).await;
    // Nothing can be written or read, and so the table is not read again either when the step fails.
    server.sql(&address, "ALTER TABLE draft RENAME TO draft_away; ALTER TABLE move RENAME TO move_away");
    let step = json!({ "version": before["version"], "choice": before["choices"][0]["id"] });
    let answer = mover.json(Method::POST, &format!("/api/v1/tables/{code}/choice"), step).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.text());
    server.sql(&address, "ALTER TABLE draft_away RENAME TO draft; ALTER TABLE move_away RENAME TO move");
    assert_eq!(mover.view(&code).await, before);
    assert_eq!(at(&two, &mover).view(&code).await, before);
}
