//! The live view.

use std::time::Duration;

use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;

use crate::site::{Browser, Site, ids, in_turn, tentative, two_people};

/// An open stream.
struct Stream {
    body: BodyDataStream,
    text: String,
}

impl Stream {
    async fn open(browser: &mut Browser, path: &str) -> Self {
        let response = browser.send(Request::get(path).body(Body::empty()).expect("a request")).await;
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert_eq!(response.headers()["x-accel-buffering"], "no");
        Self { body: response.into_body().into_data_stream(), text: String::new() }
    }

    /// The next event: its lines. Nothing when the stream has ended.
    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.text.find("\n\n") {
                let event = self.text[..end].to_owned();
                self.text.drain(..end + 2);
                if event.starts_with("retry:") || event.starts_with("event: alive") {
                    continue;
                }
                return Some(event);
            }
            let chunk = tokio::time::timeout(Duration::from_secs(10), self.body.next()).await;
            let chunk = chunk.expect("something comes in time")?.expect("bytes");
            self.text.push_str(&String::from_utf8_lossy(&chunk));
        }
    }

    /// The next event that fulfils a condition; events may be left out when several changes come at once.
    async fn until(&mut self, found: impl Fn(&str) -> bool) -> String {
        for _ in 0..20 {
            let event = self.next().await.expect("the stream goes on");
            if found(&event) {
                return event;
            }
        }
        panic!("the event has not come");
    }
}

#[tokio::test]
async fn a_stream_begins_with_the_whole_view_and_tells_every_change() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let path = format!("/t/{code}/stream");
    let mut stream = Stream::open(&mut other, &path).await;
    let first = stream.next().await.expect("a view");
    assert!(first.contains(&format!("id: {}", view["version"])) && first.contains("data: <div "));
    let choice = tentative(&view);
    let name = format!("value=\"{choice}\"");
    assert!(!first.contains(&name), "no choices for the one who waits");
    mover.play(&code, &view, &choice).await;
    let version = mover.view(&code).await["version"].to_string();
    let second = stream.until(|event| event.contains(&format!("id: {version}"))).await;
    assert!(second.contains("data: <div ") && !second.contains(&name));
    mover.post(&format!("/t/{code}/chat"), &[("text", "<b>hello</b>")]).await;
    let third = stream.until(|event| event.contains("hello")).await;
    assert!(third.contains("&lt;b&gt;hello"));
    site.app.stop();
    while let Some(event) = stream.next().await {
        assert!(event.contains("data:"), "{event}");
    }
}

#[tokio::test]
async fn a_new_link_closes_the_eyes_of_the_old_one() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let mut stream = Stream::open(&mut bela, &format!("/t/{code}/stream")).await;
    let own = stream.next().await.expect("a view");
    assert!(own.contains("/device"), "her own link is there");
    anna.post(&format!("/t/{code}/seats/2/reissue"), &[]).await;
    let after = stream.until(|event| !event.contains("/device")).await;
    assert!(!after.contains("data-choice"), "a watcher now");
}

#[tokio::test]
async fn a_page_of_another_kind_is_loaded_anew() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let mut stream = Stream::open(&mut anna, &format!("/t/{code}/stream")).await;
    assert!(stream.next().await.expect("a view").contains("data: <div "));
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    stream.until(|event| event.contains("Béla")).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    stream.until(|event| event.contains("event: reload")).await;
}

#[tokio::test]
async fn bots_wait_for_next_if_somebody_wishes() {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.post("/me", &[("bot_speed", "step")]).await;
    let code =
        anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat1", "greedy"), ("seat2", "me")]).await;
    let mut stream = Stream::open(&mut anna, &format!("/t/{code}/stream")).await;
    stream.next().await.expect("a view");
    // After a few presses it is the person's turn, whichever seat acts first.
    for _ in 0..200 {
        let view = anna.view(&code).await;
        if view["to_act"] == view["seat"] {
            return;
        }
        let pressed = anna.post(&format!("/t/{code}/next"), &[]).await;
        assert_eq!(pressed.location(), format!("/t/{code}"));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bots do not go on");
}

#[tokio::test]
async fn programs_have_a_stream_too() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    let mut stream = Stream::open(&mut other, &format!("/api/v1/tables/{code}/events")).await;
    let first = stream.next().await.expect("a view");
    let data = first.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
    let first: serde_json::Value = serde_json::from_str(data).expect("JSON");
    assert_eq!(first["version"], view["version"]);
    mover.play(&code, &view, &tentative(&view)).await;
    stream.until(|event| event.contains("\"planning\":1")).await;
}

/// Plays the first choice, or ends the turn if there is none.
async fn step(browser: &mut Browser, code: &str) {
    let view = browser.my_turn(code).await;
    // A step that draws waits for the end of the turn.
    match ids(&view).first() {
        Some(choice) => drop(browser.play(code, &view, choice).await),
        None => {
            let version = view["version"].to_string();
            browser.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
        }
    }
}

/// The compressed beginning of a new stream: its head, the time to come back, and the view.
async fn packed_view(browser: &mut Browser, code: &str) -> Vec<u8> {
    let request = Request::get(format!("/t/{code}/stream")).header("accept-encoding", "br, gzip");
    let response = browser.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(response.headers()["content-encoding"], "br");
    let mut body = response.into_body().into_data_stream();
    let mut packed = Vec::new();
    for _ in 0..3 {
        packed.extend_from_slice(&body.next().await.expect("more").expect("bytes"));
    }
    packed
}

#[tokio::test]
async fn streams_are_packed_for_those_who_can_unpack() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid")]).await;
    anna.my_turn(&code).await;
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(packed_view(&mut anna, &code).await.len() * 4 < page.len());
}

/// Plays at a full table and asserts that an update never has more than 20 kB, whatever is chosen.
async fn updates_are_small(game: &str) {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.post("/me", &[("name", "Anna"), ("bot_speed", "instant")]).await;
    let seats = *catalogue::find(game).expect("a game of the list").info().seats.end();
    let chairs: Vec<String> = (2..=seats).map(|seat| format!("seat{seat}")).collect();
    let seats = seats.to_string();
    let own = [("game", game), ("seats", &seats), ("seat1", "me")];
    let bots = chairs.iter().map(|chair| (chair.as_str(), "greedy"));
    let code = anna.open(&own.into_iter().chain(bots).collect::<Vec<_>>()).await;
    let mut largest = 0;
    for step in 0..48 {
        let view = anna.my_turn(&code).await;
        if view["state"] == "finished" {
            break;
        }
        if step % 4 == 0 {
            largest = largest.max(packed_view(&mut anna, &code).await.len());
        }
        let all = ids(&view);
        // Somebody who passes sees little of the game.
        let active: Vec<&String> = all.iter().filter(|id| *id != "pass").collect();
        match active.get(step * 7 % active.len().max(1)).copied().or(all.first()) {
            Some(choice) => drop(anna.play(&code, &view, choice).await),
            None => {
                let version = view["version"].to_string();
                anna.post(&format!("/t/{code}/end-turn"), &[("version", &version)]).await;
            }
        }
    }
    assert!(largest > 5_000, "{game}: an update has only {largest} bytes");
    assert!(largest <= 20_000, "{game}: an update has {largest} bytes");
}

#[tokio::test]
async fn updates_of_power_grid_are_small() {
    updates_are_small("power-grid").await;
}

#[tokio::test]
async fn updates_of_castles_of_burgundy_are_small() {
    updates_are_small("castles-of-burgundy").await;
}

#[tokio::test]
async fn updates_of_manhattan_project_are_small() {
    updates_are_small("manhattan-project").await;
}

#[tokio::test]
async fn updates_of_dice_settlers_are_small() {
    updates_are_small("dice-settlers").await;
}

#[tokio::test]
async fn updates_of_barrage_are_small() {
    updates_are_small("barrage").await;
}

/// At relaxed tables one goes on to the next table that waits.
#[tokio::test]
async fn another_table_that_waits_is_offered() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let fields = [("game", "power-grid"), ("seats", "2"), ("seat2", "link"), ("pace", "relaxed")];
    let mut codes = Vec::new();
    for _ in 0..2 {
        let code = anna.open(&fields).await;
        bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
        anna.post(&format!("/t/{code}/start"), &[]).await;
        codes.push(code);
    }
    for (here, there) in [(0, 1), (1, 0)] {
        let (mut mover, mut other, _) = in_turn(&mut anna, &mut bela, &codes[here]).await;
        let waits = other.view(&codes[there]).await;
        let awaited = waits["to_act"] == waits["seat"];
        let offer = format!("href=\"/t/{}\"", codes[there]);
        assert_eq!(other.page(&format!("/t/{}", codes[here])).await.contains(&offer), awaited);
        assert!(
            !mover.page(&format!("/t/{}", codes[here])).await.contains(&offer),
            "not while it is one's turn"
        );
    }
}

#[tokio::test]
async fn older_turns_of_the_log_are_named_and_not_sent_again() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "4")]).await;
    for _ in 0..12 {
        step(&mut anna, &code).await;
    }
    let view = anna.my_turn(&code).await;
    let page = anna.page(&format!("/t/{code}")).await;
    let mut stream = Stream::open(&mut anna, &format!("/t/{code}/stream")).await;
    let update = stream.next().await.expect("a view");
    let lines = |text: &str| text.matches("data-log-id=").count();
    let moves = view["moves"].as_u64().expect("a number");
    assert!(moves > 25 && lines(&page) as u64 == moves.min(60), "{moves} moves, {} lines", lines(&page));
    assert!((12..lines(&page)).contains(&lines(&update)), "{} lines", lines(&update));
    // Both name the same turns, by the same keys.
    let turns = |text: &str| -> Vec<String> {
        let heads = text.split("<li class=\"turn\" ").skip(1);
        heads.map(|turn| turn.split('>').next().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(turns(&page), turns(&update));
    assert!(turns(&page).iter().all(|turn| turn.contains("data-still=\"")));
}
