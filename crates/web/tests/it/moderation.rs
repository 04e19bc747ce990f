//! What the operator does with tables and people, and what people do with their own data.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::Value;
use store::Standing;
use web::Limits;

use crate::site::{ADMIN, Answer, Browser, Site, ids, in_turn, two_people};

/// The operator acts, or looks if there are no fields.
pub(crate) async fn operator(site: &Site, path: &str, fields: &str, kind: &str) -> Answer {
    let login = BASE64_STANDARD.encode(format!("op:{ADMIN}"));
    let request = if fields.is_empty() { Request::get(path) } else { Request::post(path) };
    let request = request
        .header("authorization", format!("Basic {login}"))
        .header("accept", kind)
        .header("content-type", "application/x-www-form-urlencoded");
    site.browser().ask(request.body(Body::from(fields.to_owned())).expect("a request")).await
}

async fn act(site: &Site, fields: &str) -> StatusCode {
    operator(site, "/admin", fields, "text/html").await.status
}

/// The number of the visitor at a seat.
async fn visitor(site: &Site, code: &str, seat: usize) -> i64 {
    site.store().await.people(code).await.expect("the people")[seat - 1].id.0
}

#[tokio::test]
async fn the_operator_hides_closes_and_deletes_a_table() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let fields = [("game", "power-grid"), ("seats", "2"), ("seat2", "link"), ("visibility", "open")];
    let code = anna.open(&[&fields[..], &[("title", "Rude words")]].concat()).await;
    assert!(site.browser().page("/").await.contains("Rude words"));
    assert_eq!(act(&site, &format!("act=hide&table={code}")).await, StatusCode::OK);
    assert!(!site.browser().page("/").await.contains("Rude words"));
    let listed = site.browser().get("/api/v1/tables").await.json();
    assert_eq!(listed["tables"].as_array().map(Vec::len), Some(0), "{listed}");
    assert_eq!(act(&site, &format!("act=show&table={code}")).await, StatusCode::OK);
    assert!(site.browser().page("/").await.contains("Rude words"));

    assert_eq!(act(&site, &format!("act=close&table={code}")).await, StatusCode::OK);
    assert_eq!(anna.get(&format!("/t/{code}")).await.status, StatusCode::GONE);
    assert_eq!(act(&site, &format!("act=close&table={code}")).await, StatusCode::CONFLICT, "it is closed");

    let unsure = operator(&site, "/admin", &format!("act=delete&table={code}"), "text/html").await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY, "the code has to be typed again");
    assert_eq!(anna.get(&format!("/t/{code}")).await.status, StatusCode::GONE);
    assert_eq!(act(&site, &format!("act=delete&table={code}&confirm={code}")).await, StatusCode::OK);
    assert_eq!(anna.get(&format!("/t/{code}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(act(&site, &format!("act=delete&table={code}&confirm={code}")).await, StatusCode::NOT_FOUND);
    assert_eq!(
        site.browser().post("/admin", &[("act", "hide"), ("table", &code)]).await.status,
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn a_deleted_table_ends_the_pages_that_show_it() {
    let site = Site::new().await;
    let (mut anna, _, code) = two_people(&site).await;
    let request =
        Request::get(format!("/api/v1/tables/{code}/events")).body(Body::empty()).expect("a request");
    let stream = anna.send(request).await;
    assert_eq!(stream.status(), StatusCode::OK);
    assert_eq!(act(&site, &format!("act=delete&table={code}&confirm={code}")).await, StatusCode::OK);
    let rest = http_body_util::BodyExt::collect(stream.into_body());
    tokio::time::timeout(Duration::from_secs(20), rest).await.expect("the stream ends").expect("a body");
}

#[tokio::test]
async fn the_operator_hands_a_table_over() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    assert_eq!(bela.post(&format!("/t/{code}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(act(&site, &format!("act=hand-over&seat=3&table={code}")).await, StatusCode::NOT_FOUND);
    assert_eq!(act(&site, &format!("act=hand-over&seat=2&table={code}")).await, StatusCode::OK);
    assert!(anna.page(&format!("/t/{code}")).await.contains("Béla is now the host of this table."));
    assert_eq!(anna.post(&format!("/t/{code}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(bela.post(&format!("/t/{code}/close"), &[]).await.location(), "/");
}

#[tokio::test]
async fn a_spectators_link_is_revoked_by_host_and_operator() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let link = async || {
        let table = site.store().await.summary(&code, None).await.expect("the table").table;
        format!("/w/{code}/{}", table.watch_token())
    };
    for by_host in [true, false] {
        let (old, mut eve) = (link().await, site.browser());
        assert_eq!(eve.get(&old).await.location(), format!("/t/{code}"));
        assert_eq!(eve.get(&format!("/t/{code}")).await.status, StatusCode::OK);
        if by_host {
            let path = format!("/t/{code}/unwatch");
            assert_eq!(bela.post(&path, &[]).await.status, StatusCode::FORBIDDEN);
            assert_eq!(anna.post(&path, &[]).await.location(), format!("/t/{code}"));
        } else {
            assert_eq!(act(&site, &format!("act=unwatch&table={code}")).await, StatusCode::OK);
        }
        assert_eq!(eve.get(&format!("/t/{code}")).await.status, StatusCode::FORBIDDEN);
        assert_eq!(eve.get(&old).await.status, StatusCode::NOT_FOUND);
        assert_eq!(bela.get(&format!("/t/{code}")).await.status, StatusCode::OK, "players stay");
    }
}

#[tokio::test]
async fn a_muted_visitor_plays_but_writes_nothing() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let chat = format!("/t/{code}/chat");
    assert_eq!(bela.post(&chat, &[("text", "hello")]).await.status, StatusCode::SEE_OTHER);
    let number = visitor(&site, &code, 2).await;
    assert_eq!(act(&site, &format!("act=mute&visitor={number}")).await, StatusCode::OK);
    let refused = bela.post(&chat, &[("text", "rude")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text().contains("muted you"), "{}", refused.text());
    // Nor by a program with the link of the seat, or with the title of a table.
    let summary = site.store().await.summary(&code, None).await.expect("the table");
    let link = summary.table.chair_token(&summary.chairs[1]);
    let by_link = Request::post(&chat)
        .header("authorization", format!("Bearer {link}"))
        .header("content-type", "application/x-www-form-urlencoded");
    let by_link = site.browser().ask(by_link.body(Body::from("text=rude")).expect("a request")).await;
    assert_eq!(by_link.status, StatusCode::FORBIDDEN);
    bela.open(&[("game", "barrage"), ("title", "Rude title"), ("visibility", "open")]).await;
    assert!(!anna.page("/").await.contains("Rude title"));
    bela.post(&format!("/t/{code}/name"), &[("name", "Rude name")]).await;
    bela.post("/me", &[("name", "Rude name")]).await;
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("hello") && !page.contains("rude") && !page.contains("Rude name"));
    assert!(!bela.page("/me").await.contains("Rude name"));
    let (mut mover, _, view) = in_turn(&mut anna, &mut bela, &code).await;
    assert_eq!(mover.play(&code, &view, &ids(&view)[0]).await.status, StatusCode::SEE_OTHER, "both play");
    assert_eq!(act(&site, &format!("act=pardon&visitor={number}")).await, StatusCode::OK);
    assert_eq!(bela.post(&chat, &[("text", "sorry")]).await.status, StatusCode::SEE_OTHER);
    assert_eq!(act(&site, "act=mute&visitor=999999").await, StatusCode::NOT_FOUND);
    assert_eq!(act(&site, &format!("act=fly&visitor={number}")).await, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_banned_visitor_can_only_take_the_own_data_and_go() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let device = bela.page(&format!("/t/{code}/device")).await;
    let at = device.find("/j/").expect("the link of the seat");
    let token = device[at..].split('/').nth(3).and_then(|rest| rest.get(..32)).expect("a token").to_owned();
    let request = Request::get(format!("/t/{code}/stream")).body(Body::empty()).expect("a request");
    let open = bela.send(request).await;
    let number = visitor(&site, &code, 2).await;
    assert_eq!(act(&site, &format!("act=ban&visitor={number}")).await, StatusCode::OK);
    let rest = http_body_util::BodyExt::collect(open.into_body());
    let rest = tokio::time::timeout(Duration::from_secs(20), rest).await.expect("the stream ends");
    assert!(String::from_utf8_lossy(&rest.expect("a body").to_bytes()).contains("event: reload"));
    let view = format!("/api/v1/tables/{code}");
    for (status, what) in [
        (bela.get(&format!("/t/{code}")).await.status, "the table"),
        (bela.get(&view).await.status, "as JSON"),
        (bela.post(&format!("/t/{code}/chat"), &[("text", "x")]).await.status, "chat"),
        (bela.post("/tables", &[("game", "power-grid")]).await.status, "a new table"),
        (bela.post("/me", &[("name", "x")]).await.status, "a name"),
    ] {
        assert_eq!(status, StatusCode::FORBIDDEN, "{what}");
    }
    let by_link = Request::get(&view).header("authorization", format!("Bearer {token}"));
    let by_link = site.browser().ask(by_link.body(Body::empty()).expect("a request")).await;
    assert_eq!(by_link.status, StatusCode::FORBIDDEN, "the link of the seat is dead too");
    assert_eq!(bela.get("/").await.status, StatusCode::OK);
    assert_eq!(bela.get("/me/export").await.json()["standing"], "banned");
    let page = operator(&site, &format!("/admin?table={code}"), "", "text/html").await.text();
    assert!(page.contains("banned") && page.contains("Béla"));
    let people = site.store().await.people(&code).await.expect("the people");
    assert_eq!(people[1].standing, Standing::Banned);
    assert_eq!(bela.post("/me/delete", &[("sure", "yes")]).await.location(), "/");
    assert_eq!(anna.get(&format!("/t/{code}")).await.status, StatusCode::OK, "the others play on");
}

#[tokio::test]
async fn a_terminal_gets_text() {
    let site = Site::new().await;
    let (mut anna, _, code) = two_people(&site).await;
    anna.post(&format!("/t/{code}/chat"), &[("text", "good evening")]).await;
    let list = operator(&site, "/admin", "", "text/plain").await.text();
    assert!(list.contains(&code) && list.contains("power-grid") && !list.contains('<'), "{list}");
    assert!(list.contains("Opening tables, per address"), "{list}");
    let table = operator(&site, &format!("/admin?table={code}"), "", "text/plain").await.text();
    for part in ["Anna", "Béla", "1, host", "Anna:  good evening", "Béla joined the table."] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let done = operator(&site, "/admin", &format!("act=hide&table={code}"), "text/plain").await.text();
    assert_eq!(done, format!("Done: {code}\n"));
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().map(|object| object.keys().map(String::as_str).collect()).unwrap_or_default()
}

#[tokio::test]
async fn people_download_what_is_stored_about_them() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    assert_eq!(site.browser().get("/me/export").await.status, StatusCode::NOT_FOUND, "a stranger");
    anna.post(&format!("/t/{code}/chat"), &[("text", "only Anna's")]).await;
    bela.post(&format!("/t/{code}/chat"), &[("text", "only Béla's")]).await;
    bela.post(&format!("/t/{code}/notes"), &[("text", "buy coal")]).await;
    let other = bela.open(&[("game", "barrage"), ("title", "Mine")]).await;
    let answer = bela.get("/me/export").await;
    assert!(answer.header("content-disposition").contains("tarsas.json"));
    let data = answer.json();
    assert_eq!((&data["name"], &data["standing"]), (&Value::from("Béla"), &Value::from("good")));
    let tables = data["tables"].as_array().expect("tables");
    assert_eq!(tables.len(), 2, "{data}");
    assert_eq!((&tables[0]["code"], &tables[0]["seat"]), (&Value::from(code.as_str()), &Value::from(2)));
    assert_eq!((&tables[0]["notes"], &tables[0]["title"]), (&Value::from("buy coal"), &Value::Null));
    assert_eq!((&tables[1]["code"], &tables[1]["title"]), (&Value::from(other), &Value::from("Mine")));
    assert_eq!(tables[0]["chat"][0]["text"], "only Béla's");
    assert!(!answer.text().contains("only Anna's"));
    assert!(keys(&tables[0]).contains(&"moves") && keys(&data).contains(&"preferences"));
}

#[tokio::test]
async fn a_visitor_who_deletes_everything_is_forgotten_and_the_others_play_on() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    anna.post(&format!("/t/{code}/chat"), &[("text", "my number is 555")]).await;
    let alone = anna.open(&[("game", "barrage")]).await;
    let old = anna.clone();
    assert_eq!(anna.post("/me/delete", &[]).await.location(), "/me", "the box was not ticked");
    assert_eq!(anna.get("/me/export").await.status, StatusCode::OK);
    let gone = anna.post("/me/delete", &[("sure", "yes")]).await;
    assert_eq!(gone.location(), "/");
    assert!(gone.header("set-cookie").contains("Max-Age=0"), "{}", gone.header("set-cookie"));
    let mut old: Browser = old;
    assert_eq!(old.get("/me/export").await.status, StatusCode::NOT_FOUND, "the cookie is worth nothing");
    assert_eq!(bela.get(&format!("/t/{alone}")).await.status, StatusCode::NOT_FOUND);
    let page = bela.page(&format!("/t/{code}")).await;
    assert!(!page.contains("Anna") && !page.contains("my number is"), "{page}");
    let view = bela.view(&code).await;
    assert_eq!(view["state"], "playing");
    // The new host lets a bot play instead.
    let stand_in = format!("/t/{code}/seats/1/stand-in");
    assert_eq!(bela.post(&stand_in, &[("bot", "easy")]).await.location(), format!("/t/{code}"));
    assert_eq!(bela.my_turn(&code).await["state"], "playing");
}

#[tokio::test]
async fn a_host_has_a_few_games_between_bots_at_a_time() {
    let limits = Limits { bot_tables: 2, ..Limits::none() };
    let site = Site::with_limits(limits).await;
    let mut anna = site.browser();
    let bots = [("game", "power-grid"), ("seats", "2"), ("seat1", "easy"), ("seat2", "easy")];
    let first = anna.open(&bots).await;
    anna.open(&bots).await;
    let third = anna.post("/tables", &bots).await;
    assert_eq!(third.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(third.text().contains("2 running games in which only bots play"), "{}", third.text());
    let json = serde_json::json!({ "game": "power-grid", "seats": 2, "seat1": "easy", "seat2": "easy" });
    let third = anna.json(axum::http::Method::POST, "/api/v1/tables", json).await;
    assert_eq!(third.status, StatusCode::UNPROCESSABLE_ENTITY);
    anna.open(&[("game", "power-grid")]).await;
    assert_eq!(anna.post(&format!("/t/{first}/close"), &[]).await.location(), "/");
    anna.open(&bots).await;
}

#[tokio::test]
async fn bots_play_among_themselves_only_while_somebody_watches() {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.post("/me", &[("bot_speed", "instant")]).await;
    let bots = [("game", "power-grid"), ("seats", "2"), ("seat1", "greedy"), ("seat2", "greedy")];
    let code = anna.open(&bots).await;
    let moves = async || site.store().await.summary(&code, None).await.expect("the table").table.moves;
    // Nobody has looked since it was opened: the bots have not begun.
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
    assert_eq!(moves().await, 0);
    let request = Request::get(format!("/t/{code}/stream")).body(Body::empty()).expect("a request");
    let watching = anna.send(request).await;
    anna.finished(&code).await;
    drop(watching);
    assert!(moves().await > 0);
}
