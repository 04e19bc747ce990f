//! Opening tables, coming to them, and what the host may do.

use axum::http::StatusCode;
use base64::Engine as _;
use serde_json::{Value, json};

use crate::site::{Browser, Site, ids, in_turn, two_people};

#[tokio::test]
async fn one_click_opens_a_complete_table() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid")]).await;
    let view = anna.my_turn(&code).await;
    assert_eq!((&view["state"], &view["seat"]), (&"playing".into(), &1.into()));
    assert!(!ids(&view).is_empty());
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains(&format!("data-decision-version=\"{}\"", view["version"])), "{page}");
    for id in ids(&view) {
        assert!(page.contains(&format!("data-choice=\"{id}\"")), "{id}");
    }
    assert!(anna.page("/").await.contains(&code));
}

#[tokio::test]
async fn a_wrong_form_is_shown_again_with_the_reason() {
    let site = Site::new().await;
    let mut anna = site.browser();
    for wrong in [("seats", "9"), ("seat2", "alphago"), ("option-map", "mars"), ("seats", "x")] {
        let answer = anna.post("/tables", &[("game", "power-grid"), wrong]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
        assert!(answer.text().contains("<form"), "{wrong:?}");
    }
    let answer = anna.post("/tables", &[("game", "chess")]).await;
    assert!(answer.status.is_client_error());
}

/// Nobody can take an automatic seat: the table does not wait for it, nobody is placed there, and a visitor who asks for it is refused.
#[tokio::test]
async fn nobody_sits_on_a_seat_that_plays_itself() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let automas = [("game", "barrage"), ("seats", "3"), ("option-automas", "2")];
    let wish = [&automas[..], &[("seat2", "link"), ("seat3", "link")]].concat();
    let code = anna.open(&wish).await;
    let view = anna.my_turn(&code).await;
    assert_eq!((&view["state"], &view["seat"]), (&"playing".into(), &1.into()));
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("Automa 2") && page.contains("Automa 3"));
    let wish = [&automas[..], &[("seat1", "greedy"), ("seat3", "me")]].concat();
    let answer = anna.post("/tables", &wish).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text().contains("the game itself plays seat 3"), "{}", answer.text());
    // The options that cannot be are refused with the clause.
    for (option, value) in [("option-automas", "3"), ("option-game", "introductory")] {
        let wish = [&automas[..2], &[("option-automas", "2"), (option, value)]].concat();
        let answer = anna.post("/tables", &wish).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{option} {value}");
        assert!(answer.text().contains("BA-AUTOMA-1.1"), "{option} {value}");
    }
}

#[tokio::test]
async fn people_gather_and_the_host_starts() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let seats = [("game", "power-grid"), ("seats", "3"), ("seat2", "link"), ("seat3", "link")];
    let code = anna.open(&seats).await;
    let room = anna.page(&format!("/t/{code}")).await;
    assert!(room.contains("<svg") && room.contains(&format!("http://table.example/t/{code}")));
    // It cannot begin yet, and only the host may begin it.
    anna.post(&format!("/t/{code}/start"), &[]).await;
    assert_eq!(anna.view(&code).await["state"], "waiting");
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    assert_eq!(bela.view(&code).await["seat"], 2);
    assert_eq!(bela.post(&format!("/t/{code}/start"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        bela.post(&format!("/t/{code}/seats/3/holder"), &[("holder", "greedy")]).await.status,
        StatusCode::FORBIDDEN
    );
    anna.post(&format!("/t/{code}/seats/3/holder"), &[("holder", "greedy")]).await;
    assert!(anna.page(&format!("/t/{code}")).await.contains("Béla"));
    anna.post(&format!("/t/{code}/start"), &[]).await;
    assert_eq!(bela.view(&code).await["state"], "playing");
    // Nobody can join any more, and a stranger sees nothing of a private table.
    let mut cili = site.browser();
    assert_eq!(cili.get(&format!("/t/{code}")).await.status, StatusCode::FORBIDDEN);
    assert!(cili.post(&format!("/t/{code}/join"), &[("name", "Cili")]).await.status.is_client_error());
    assert!(cili.get(&format!("/api/v1/tables/{code}")).await.status.is_client_error());
}

/// The path of a link that begins with `start` on a page.
fn link_on(page: &str, start: &str) -> Vec<String> {
    let mut links: Vec<String> = page
        .match_indices(start)
        .map(|(at, _)| page[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect())
        .collect();
    links.sort();
    links.dedup();
    links
}

/// The invitation to an open seat on the host's page.
async fn invitation(host: &mut Browser, code: &str, seat: u8) -> String {
    let page = host.page(&format!("/t/{code}")).await;
    let row = page.split(&format!("id=\"seat-{seat}\"")).nth(1).expect("the seat");
    link_on(row.split("</li>").next().expect("its row"), "/j/").pop().expect("an invitation")
}

/// The link of the browser's own seat.
async fn own_link(browser: &mut Browser, code: &str) -> String {
    link_on(&browser.page(&format!("/t/{code}/device")).await, "/j/").pop().expect("its own link")
}

#[tokio::test]
async fn a_seat_link_is_enough_to_play_and_can_be_issued_anew() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut phone) = (site.browser(), site.browser(), site.browser());
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let here = format!("/t/{code}");
    let invited = invitation(&mut anna, &code, 2).await;
    // Looking at the link does nothing, as programs do that show previews.
    assert_eq!(bela.get(&invited).await.status, StatusCode::OK);
    assert!(bela.view(&code).await["seat"].is_null());
    assert_eq!(bela.post(&invited, &[]).await.location(), here);
    assert_eq!(bela.view(&code).await["seat"], 2);
    // The invitation is used: it leads back the one who used it, and nobody else.
    assert_eq!(bela.get(&invited).await.location(), here);
    for browser in [&mut phone, &mut anna] {
        let used = browser.get(&invited).await;
        assert!(used.status == StatusCode::GONE && used.text().contains("already been used"));
        assert_eq!(browser.post(&invited, &[]).await.status, StatusCode::NOT_FOUND);
    }
    let own = own_link(&mut bela, &code).await;
    assert_eq!(phone.post(&own, &[]).await.location(), here);
    assert_eq!(phone.view(&code).await["seat"], 2, "a second device holds the same seat");
    // A wrong token of the right shape leads nowhere.
    let wrong = format!("{}0000", &own[..own.len() - 4]);
    assert_eq!(site.browser().get(&wrong).await.status, StatusCode::NOT_FOUND);
    anna.post(&format!("{here}/seats/2/reissue"), &[]).await;
    for browser in [&mut phone, &mut bela] {
        assert!(browser.view(&code).await["seat"].is_null());
        assert_eq!(browser.get(&own).await.status, StatusCode::GONE);
    }
    let fresh = invitation(&mut anna, &code, 2).await;
    phone.post(&fresh, &[]).await;
    assert_eq!(phone.view(&code).await["seat"], 2);
}

/// The host has no link of a seat where somebody sits: neither the one that the host has sent, nor another one.
#[tokio::test]
async fn the_host_cannot_play_for_others() {
    let site = Site::new().await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let fields = serde_json::json!({ "game": "power-grid", "seats": 2, "seat2": "link" });
    let made = anna.json(axum::http::Method::POST, "/api/v1/tables", fields).await.json();
    let (code, links) = (made["code"].as_str().expect("a code").to_owned(), &made["links"]);
    assert_eq!((links.as_array().map(Vec::len), &links[0]["seat"]), (Some(1), &2.into()), "open seats only");
    let sent = links[0]["link"].as_str().and_then(|link| link.rsplit('/').next()).expect("a token");
    let here = format!("/t/{code}");
    bela.post(&format!("/j/{code}/{sent}"), &[]).await;
    assert!(link_on(&anna.page(&here).await, "/j/").iter().all(|link| !link.ends_with(sent)));
    anna.post(&format!("{here}/start"), &[]).await;
    assert!(link_on(&anna.page(&here).await, "/j/").is_empty(), "no link during the game");
    let ask = |token: &str| {
        let request = axum::http::Request::get(format!("/api/v1/tables/{code}"));
        let request = request.header("authorization", format!("Bearer {token}"));
        request.body(axum::body::Body::empty()).expect("a request")
    };
    assert_eq!(site.browser().ask(ask(sent)).await.status, StatusCode::FORBIDDEN, "the sent link is used");
    // Anybody with the link of the seat can play there, but everybody is told.
    let own = own_link(&mut bela, &code).await;
    let note = "seat was opened on another device.";
    assert!(!bela.page(&here).await.contains(note));
    bela.post(&own, &[]).await;
    assert!(!bela.page(&here).await.contains(note), "not by the one who sits there");
    site.browser().post(&own, &[]).await;
    let token = own.rsplit('/').next().expect("a token");
    for _ in 0..2 {
        assert_eq!(site.browser().ask(ask(token)).await.json()["seat"], 2);
    }
    for browser in [&mut anna, &mut bela] {
        let page = browser.page(&here).await;
        assert_eq!(page.matches(note).count(), 1);
        assert_eq!(page.matches("A program is using the link of").count(), 1);
    }
}

/// A player takes their own link out of other hands; the others are told, and nobody else may do it.
#[tokio::test]
async fn everybody_can_replace_the_own_link() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (here, path) = (format!("/t/{code}"), format!("/t/{code}/seats/2/reissue"));
    let own = own_link(&mut bela, &code).await;
    let mut thief = site.browser();
    thief.post(&own, &[]).await;
    assert_eq!(thief.view(&code).await["seat"], 2);
    assert!(bela.page(&format!("{here}/device")).await.contains(&path));
    assert_eq!(bela.post(&path, &[]).await.location(), here);
    assert_eq!(bela.view(&code).await["seat"], 2);
    assert!(thief.view(&code).await["seat"].is_null());
    assert_eq!(thief.post(&own, &[]).await.status, StatusCode::NOT_FOUND);
    assert!(anna.page(&here).await.contains("seat has a new link"));
    assert_ne!(own_link(&mut bela, &code).await, own);
    let others = format!("{here}/seats/1/reissue");
    assert_eq!(bela.post(&others, &[]).await.status, StatusCode::FORBIDDEN, "not the host's");
    assert_eq!(thief.post(&path, &[]).await.status, StatusCode::FORBIDDEN);
}

/// The host can free a seat during the game: the next one there does not read the notes of the one before.
#[tokio::test]
async fn a_freed_seat_has_no_notes() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let here = format!("/t/{code}");
    bela.post(&format!("{here}/notes"), &[("text", "Anna has 17")]).await;
    anna.post(&format!("{here}/seats/2/reissue"), &[]).await;
    let page = anna.page(&here).await;
    assert!(page.contains("The host freed"));
    assert!(bela.view(&code).await["seat"].is_null());
    let links = link_on(&page, "/j/");
    assert_eq!(links.len(), 1, "the invitation to the free seat");
    // It shows nothing of the seat before somebody sits there, and nothing at all after a bot has.
    let request = axum::http::Request::get(format!("/api/v1/tables/{code}"));
    let token = links[0].rsplit('/').next().expect("a token");
    let request = request.header("authorization", format!("Bearer {token}"));
    let peek = site.browser().ask(request.body(axum::body::Body::empty()).expect("a request")).await;
    assert!(peek.json()["seat"].is_null());
    anna.post(&format!("{here}/seats/2/stand-in"), &[("bot", "easy")]).await;
    assert_eq!(site.browser().post(&links[0], &[]).await.status, StatusCode::NOT_FOUND);
    anna.post(&format!("{here}/seats/2/reissue"), &[]).await;
    let links = link_on(&anna.page(&here).await, "/j/");
    let mut cili = site.browser();
    cili.post("/me", &[("name", "Cili")]).await;
    cili.post(&links[0], &[]).await;
    assert_eq!(cili.view(&code).await["seats"][1]["name"], "Cili");
    assert!(!cili.page(&here).await.contains("has 17"));
    assert!(anna.page(&here).await.contains("Cili joined the table."));
    // Notes belong to a seat, and before the game seats change hands.
    let waiting = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let early = anna.post(&format!("/t/{waiting}/notes"), &[("text", "x")]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
}

/// A host cannot replace a person by a bot that plays badly on purpose.
#[tokio::test]
async fn only_levels_fill_in_for_people() {
    let site = Site::new().await;
    let (mut anna, _, code) = two_people(&site).await;
    let path = format!("/t/{code}/seats/2/stand-in");
    for bot in ["random", "greedy", "search-9", ""] {
        assert_eq!(anna.post(&path, &[("bot", bot)]).await.status, StatusCode::NOT_FOUND, "{bot}");
    }
    assert_eq!(anna.post(&path, &[("bot", "hard")]).await.location(), format!("/t/{code}"));
}

#[tokio::test]
async fn a_watcher_sees_but_does_not_choose() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let watch = link_on(&anna.page(&format!("/t/{code}")).await, "/w/");
    assert_eq!(eve.get(&watch[0]).await.location(), format!("/t/{code}"));
    anna.post(&format!("/t/{code}/seats/2/holder"), &[("holder", "random")]).await;
    anna.post(&format!("/t/{code}/start"), &[]).await;
    anna.my_turn(&code).await;
    let view = eve.view(&code).await;
    assert!(view["seat"].is_null() && ids(&view).is_empty());
    assert!(!eve.page(&format!("/t/{code}")).await.contains("data-choice=\""));
    assert_eq!(
        eve.post(&format!("/t/{code}/chat"), &[("text", "hello")]).await.status,
        StatusCode::FORBIDDEN
    );
}

#[tokio::test]
async fn an_open_table_is_in_the_lobby_and_can_be_watched() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let fields = [("game", "power-grid"), ("visibility", "open"), ("title", "Friday & co")];
    let code = anna.open(&fields).await;
    let lobby = eve.page("/").await;
    assert!(lobby.contains(&code) && lobby.contains("Friday &amp; co"));
    eve.page(&format!("/t/{code}")).await;
    let private = anna.open(&[("game", "power-grid")]).await;
    assert!(!eve.page("/").await.contains(&private));
}

#[tokio::test]
async fn a_bot_stands_in_and_the_person_comes_back() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, mut other, view) = in_turn(&mut anna, &mut bela, &code).await;
    // The one in turn leaves a step behind and goes away.
    mover.play(&code, &view, &crate::site::tentative(&view)).await;
    let seat = view["seat"].to_string();
    let host = if view["seat"] == 1 { &mut mover } else { &mut other };
    host.post(&format!("/t/{code}/seats/{seat}/stand-in"), &[("bot", "easy")]).await;
    let view = other.my_turn(&code).await;
    assert!(view["moves"].as_u64() > Some(0), "the bot has played: {view}");
    mover.post(&format!("/t/{code}/seats/{seat}/back"), &[]).await;
    let at = seat.parse::<usize>().expect("a number") - 1;
    assert_eq!(mover.view(&code).await["seats"][at]["holder"], "person");
    let page = mover.page(&format!("/t/{code}")).await;
    assert!(page.contains("is back."), "the log says so");
}

#[tokio::test]
async fn names_chat_and_closing() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    anna.post(&format!("/t/{code}/name"), &[("name", "Ágnes")]).await;
    assert_eq!(bela.view(&code).await["seats"][0]["name"], "Ágnes");
    anna.post(&format!("/t/{code}/chat"), &[("text", "Szia, Béla!")]).await;
    assert!(bela.page(&format!("/t/{code}")).await.contains("Szia, Béla!"));
    let version = bela.view(&code).await["version"].clone();
    anna.post(&format!("/t/{code}/chat"), &[("text", "…")]).await;
    assert_eq!(bela.view(&code).await["version"], version, "talk does not make a choice stale");
    assert_eq!(bela.post(&format!("/t/{code}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&format!("/t/{code}/close"), &[]).await.location(), "/");
    assert_eq!(bela.get(&format!("/t/{code}")).await.status, StatusCode::GONE);
    for path in [format!("/api/v1/tables/{code}"), format!("/api/v1/tables/{code}/choice")] {
        let step = serde_json::json!({ "version": version, "choice": "pass" });
        let answer = match path.ends_with("choice") {
            true => bela.json(axum::http::Method::POST, &path, step).await,
            false => bela.get(&path).await,
        };
        assert_eq!(answer.status, StatusCode::GONE, "{path}");
        assert_eq!(answer.json()["sentence"], "This table has been closed.");
    }
    let events = bela.get(&format!("/api/v1/tables/{code}/events")).await;
    assert_eq!(events.status, StatusCode::GONE);
}

#[tokio::test]
async fn the_operator_needs_the_password() {
    let site = Site::new().await;
    let mut browser = site.browser();
    assert_eq!(browser.get("/admin").await.status, StatusCode::UNAUTHORIZED);
    let login = |password: &str| {
        let text = format!("op:{password}");
        let output = base64(text.as_bytes());
        axum::http::Request::get("/admin").header("authorization", format!("Basic {output}"))
    };
    let wrong = login("guess").body(axum::body::Body::empty()).expect("a request");
    assert_eq!(browser.ask(wrong).await.status, StatusCode::UNAUTHORIZED);
    let right = login(crate::site::ADMIN).body(axum::body::Body::empty()).expect("a request");
    assert_eq!(browser.ask(right).await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_the_operator_does_is_written_at_the_table() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, _, view) = crate::site::in_turn(&mut anna, &mut bela, &code).await;
    mover.play(&code, &view, &ids(&view)[0]).await;
    let next = mover.view(&code).await;
    mover.play(&code, &next, &ids(&next)[0]).await;
    let mut operator = site.browser();
    let mut act = async |fields: &str| {
        let login = base64(format!("op:{}", crate::site::ADMIN).as_bytes());
        let request = axum::http::Request::post("/admin")
            .header("authorization", format!("Basic {login}"))
            .header("content-type", "application/x-www-form-urlencoded");
        let body = axum::body::Body::from(format!("table={code}&{fields}"));
        operator.ask(request.body(body).expect("a request")).await
    };
    assert_eq!(act("act=roll-back&at=0").await.status, StatusCode::UNPROCESSABLE_ENTITY, "without a reason");
    assert_eq!(act("act=roll-back&at=2&reason=x").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(act("act=fly").await.status, StatusCode::NOT_FOUND);
    assert_eq!(act("act=roll-back&at=0&reason=a+broken+bid").await.status, StatusCode::OK);
    assert_eq!(mover.view(&code).await["choices"], view["choices"]);
    let links = link_on(&act("act=reissue&seat=2").await.text(), "/j/");
    assert!(bela.view(&code).await["seat"].is_null(), "the old link is dead");
    assert_eq!(bela.post(&links[0], &[]).await.location(), format!("/t/{code}"));
    assert_eq!(act("act=bot&seat=2").await.status, StatusCode::OK);
    let page = anna.page(&format!("/t/{code}")).await;
    for said in ["a broken bid", "has a new link", "A bot is filling in for"] {
        assert!(page.contains(said), "{said}");
    }
    assert_eq!(site.browser().post("/admin", &[("act", "retry")]).await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn people_are_moved_between_seats_before_the_start() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "3"), ("seat2", "link")]).await;
    let mut bela = site.browser();
    bela.post(&format!("/t/{code}/join"), &[("name", "Béla")]).await;
    anna.post(&format!("/t/{code}/seats/2/move"), &[("to", "up")]).await;
    assert_eq!((&anna.view(&code).await["seat"], &bela.view(&code).await["seat"]), (&2.into(), &1.into()));
    let top = anna.post(&format!("/t/{code}/seats/1/move"), &[("to", "up")]).await;
    assert_eq!(top.status, StatusCode::CONFLICT);
    assert_eq!(
        bela.post(&format!("/t/{code}/seats/1/move"), &[("to", "down")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(bela.post(&format!("/t/{code}/shuffle"), &[]).await.status, StatusCode::FORBIDDEN);
    anna.post(&format!("/t/{code}/shuffle"), &[]).await;
    let seats = [anna.view(&code).await["seat"].as_u64(), bela.view(&code).await["seat"].as_u64()];
    assert!(
        seats[0] != seats[1] && seats.iter().all(|seat| seat.is_some_and(|seat| (1..=3).contains(&seat)))
    );
    assert!(anna.page(&format!("/t/{code}")).await.contains("The seats were shuffled."));
}

#[tokio::test]
async fn the_own_seat_is_taken_along_by_a_code() {
    let site = Site::new().await;
    let (mut anna, _, code) = two_people(&site).await;
    let page = anna.page(&format!("/t/{code}/device")).await;
    assert!(page.contains("<svg") && link_on(&page, "/j/").len() == 1);
    assert!(site.browser().get(&format!("/t/{code}/device")).await.status.is_client_error());
}

#[tokio::test]
async fn numbers_are_for_this_machine_and_the_operator() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let ask = |header: Option<(&str, String)>| {
        let mut request = axum::http::Request::get("/metrics");
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        request.body(axum::body::Body::empty()).expect("a request")
    };
    // This server records no metrics, and says so to those who may read them.
    assert_eq!(browser.ask(ask(None)).await.status, StatusCode::NOT_FOUND);
    let proxied = browser.ask(ask(Some(("x-forwarded-for", "192.0.2.7".to_owned())))).await;
    assert_eq!(proxied.status, StatusCode::UNAUTHORIZED);
    let login = format!("Basic {}", base64(format!("op:{}", crate::site::ADMIN).as_bytes()));
    assert_eq!(browser.ask(ask(Some(("authorization", login)))).await.status, StatusCode::NOT_FOUND);
}

fn base64(bytes: &[u8]) -> String {
    base64::prelude::BASE64_STANDARD.encode(bytes)
}

/// The regions of Power Grid are ticked. Nothing ticked, too few, or none at all is refused beside the list, in the reader's
/// language, and what was chosen is kept.
#[tokio::test]
async fn a_list_is_ticked_and_an_empty_one_is_refused() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let list = [("game", "power-grid"), ("seats", "2"), ("option-regions", "list"), ("title", "Friday")];
    let refused = |answer: crate::site::Answer, sentence: &str| {
        let page = answer.text();
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        let at = page.find("id=\"error-option-regions\"").expect("the error is beside the list");
        assert!(page[at..].split("</p>").next().is_some_and(|error| error.contains(sentence)), "{page}");
        assert!(page.contains("value=\"list\" checked") && page.contains("value=\"Friday\""));
    };
    refused(anna.post("/tables", &list).await, "Tick at least one item");
    let one = [&list[..], &[("item-regions-germany-west", "1")]].concat();
    refused(anna.post("/tables", &one).await, "needs 3 regions, not 1");
    // A region of the other map does not count.
    let usa = [&list[..], &[("item-regions-usa-west", "1")]].concat();
    refused(anna.post("/tables", &usa).await, "Tick at least one item");
    anna.post("/me", &[("language", "hu")]).await;
    refused(anna.post("/tables", &list).await, "Jelölj be legalább egyet");
    let three =
        ["item-regions-germany-west", "item-regions-germany-northwest", "item-regions-germany-northeast"];
    let three = [&list[..], &three.map(|field| (field, "1"))].concat();
    let code = anna.open(&three).await;
    let table = site.store().await.open_table(&code).await.expect("the table is there").table;
    assert!(
        table.options.contains(&("regions".to_owned(), "northwest,northeast,west".to_owned())),
        "{table:?}"
    );
}

/// Of two strengths of the Diceoneer that change the same number only one can be chosen.
#[tokio::test]
async fn items_that_exclude_each_other_are_refused() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let solo = [("game", "dice-settlers"), ("seats", "1"), ("option-diceoneer", "list")];
    let both = [("item-diceoneer--easy-dice", "1"), ("item-diceoneer--hard-dice", "1")];
    let answer = anna.post("/tables", &[&solo[..], &both].concat()).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text().contains("Choose only one of"), "{}", answer.text());
    anna.open(&[&solo[..], &both[..1]].concat()).await;
}

/// A preset sets what the form leaves open: the first game of Barrage is the introductory one, against easy bots.
#[tokio::test]
async fn a_first_game_has_the_settings_for_newcomers() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "barrage"), ("preset", "first")]).await;
    let opened = site.store().await.open_table(&code).await.expect("the table is there");
    assert!(opened.table.options.contains(&("game".to_owned(), "introductory".to_owned())));
    let bots = opened.chairs.iter().filter(|chair| chair.holder == store::Holder::Bot("easy".to_owned()));
    assert_eq!(bots.count() + 1, opened.chairs.len());
    // Options without effect are not shown.
    let page = anna.page("/new?game=dice-settlers&seats=3").await;
    assert!(!page.contains("option-diceoneer"));
    assert!(anna.page("/new?game=dice-settlers&seats=1").await.contains("option-diceoneer"));
}

/// The replay of a finished game is for everybody who has the link, unless the host has kept it for the players. The chat stays
/// with the table.
#[tokio::test]
async fn the_replay_of_a_finished_game_can_be_shared() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let bots = [("game", "power-grid"), ("seats", "2"), ("seat1", "greedy"), ("seat2", "greedy")];
    let shared = anna.open(&bots).await;
    let kept = anna.open(&[&bots[..], &[("replay", "players")]].concat()).await;
    for code in [&shared, &kept] {
        anna.finished(code).await;
        anna.post(&format!("/t/{code}/chat"), &[("text", "between us")]).await;
    }
    assert!(anna.page(&format!("/t/{shared}")).await.contains("between us"));
    for path in [format!("/t/{shared}"), format!("/t/{shared}/replay?at=3")] {
        let page = eve.page(&path).await;
        assert!(!page.contains("between us"), "{path}");
        // After the end nothing is hidden.
        assert!(!page.contains("money ?"), "{path}");
    }
    for path in [format!("/t/{kept}"), format!("/t/{kept}/replay?at=3")] {
        let answer = eve.get(&path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.text().contains("This table is private."), "{path}");
        anna.page(&path).await;
    }
    // A running game is private in any case.
    let running = anna.open(&[("game", "power-grid")]).await;
    assert_eq!(eve.get(&format!("/t/{running}/replay")).await.status, StatusCode::FORBIDDEN);
}

/// The host can start at once: bots take the seats that are still open.
#[tokio::test]
async fn bots_fill_the_open_seats() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let code =
        anna.open(&[("game", "power-grid"), ("seats", "3"), ("seat2", "link"), ("seat3", "link")]).await;
    let start = format!("/t/{code}/start");
    assert!(eve.post(&start, &[("bots", "normal")]).await.status.is_client_error());
    assert!(anna.post(&start, &[("bots", "alphago")]).await.status.is_client_error());
    assert_eq!(anna.view(&code).await["state"], "waiting");
    anna.post(&start, &[("bots", "normal")]).await;
    assert_eq!(anna.my_turn(&code).await["state"], "playing");
}

/// Nobody is asked for a name twice: who gives none is a guest.
#[tokio::test]
async fn without_a_name_one_is_a_guest() {
    let site = Site::new().await;
    let mut anna = site.browser();
    assert!(anna.page("/").await.contains("own-name"));
    let code = anna.open(&[("game", "power-grid")]).await;
    let page = anna.page(&format!("/t/{code}")).await;
    assert!(page.contains("Guest") && !page.contains("own-name"));
    assert!(!anna.page("/").await.contains("own-name"));
}

#[tokio::test]
async fn nobody_takes_the_name_of_another_at_the_table() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut cili) = (site.browser(), site.browser(), site.browser());
    anna.post("/me", &[("name", "Anna")]).await;
    let fields =
        [("game", "power-grid"), ("seats", "4"), ("seat2", "link"), ("seat3", "link"), ("seat4", "easy")];
    let code = anna.open(&fields).await;
    let view = anna.view(&code).await;
    let bot = view["seats"][3]["name"].as_str().expect("a bot").to_owned();
    bela.post(&format!("/t/{code}/join"), &[("name", "ANNA")]).await;
    cili.json(axum::http::Method::POST, &format!("/api/v1/tables/{code}/join"), json!({ "name": bot })).await;
    let name = |view: &Value, seat: usize| view["seats"][seat]["name"].as_str().expect("a name").to_owned();
    let view = anna.view(&code).await;
    assert_eq!((name(&view, 1), name(&view, 2)), ("ANNA 2".to_owned(), format!("{bot} 2")));
    bela.post(&format!("/t/{code}/name"), &[("name", "Béla")]).await;
    bela.post(&format!("/t/{code}/name"), &[("name", &bot.to_lowercase())]).await;
    assert_eq!(name(&anna.view(&code).await, 1), format!("{} 3", bot.to_lowercase()));
    bela.post(&format!("/t/{code}/name"), &[("name", "Béla")]).await;
    bela.post(&format!("/t/{code}/name"), &[("name", "Béla")]).await;
    assert_eq!(name(&anna.view(&code).await, 1), "Béla", "his own name is free");
}
