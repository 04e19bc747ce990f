//! Opening tables, coming to them, and what the host may do.

use axum::http::StatusCode;

use crate::site::{Site, ids, in_turn, two_people};

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

/// A seat that plays itself is nobody's: it is not waited for, nobody is put there, and whoever wants to sit there is told.
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
    assert!(answer.text().contains("seat 3 plays by the rules alone"), "{}", answer.text());
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
        bela.post(&format!("/t/{code}/seats/3"), &[("holder", "greedy")]).await.status,
        StatusCode::FORBIDDEN
    );
    anna.post(&format!("/t/{code}/seats/3"), &[("holder", "greedy")]).await;
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

#[tokio::test]
async fn a_seat_link_is_enough_to_play_and_can_be_issued_anew() {
    let site = Site::new().await;
    let (mut anna, mut bela, mut phone) = (site.browser(), site.browser(), site.browser());
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let links = link_on(&anna.page(&format!("/t/{code}")).await, "/j/");
    assert_eq!(links.len(), 2, "{links:?}");
    for link in &links {
        // Looking at the link does nothing, as programs do that show previews.
        assert_eq!(bela.get(link).await.status, StatusCode::OK);
        let seat = bela.post(link, &[]).await.location().to_owned();
        assert_eq!(seat, format!("/t/{code}"));
        if bela.view(&code).await["seat"] == 2 {
            phone.post(link, &[]).await;
        }
    }
    let own = links.iter().find(|link| !link.is_empty()).expect("a link").clone();
    assert!(phone.view(&code).await["seat"] == 2, "a second device holds the same seat");
    // A wrong token of the right shape leads nowhere.
    let wrong = format!("{}0000", &own[..own.len() - 4]);
    assert_eq!(site.browser().get(&wrong).await.status, StatusCode::NOT_FOUND);
    anna.post(&format!("/t/{code}/seats/2"), &[("reissue", "1")]).await;
    assert!(phone.view(&code).await["seat"].is_null());
    let page = anna.page(&format!("/t/{code}")).await;
    let anew = link_on(&page, "/j/");
    let gone: Vec<&String> = links.iter().filter(|link| !anew.contains(link)).collect();
    assert_eq!(gone.len(), 1, "{anew:?}");
    assert_eq!(site.browser().get(gone[0]).await.status, StatusCode::NOT_FOUND);
    let fresh = anew.iter().find(|link| !links.contains(link)).expect("a new link");
    phone.post(fresh, &[]).await;
    assert_eq!(phone.view(&code).await["seat"], 2);
}

#[tokio::test]
async fn a_watcher_sees_but_does_not_choose() {
    let site = Site::new().await;
    let (mut anna, mut eve) = (site.browser(), site.browser());
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let watch = link_on(&anna.page(&format!("/t/{code}")).await, "/w/");
    assert_eq!(eve.get(&watch[0]).await.location(), format!("/t/{code}"));
    anna.post(&format!("/t/{code}/seats/2"), &[("holder", "random")]).await;
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
    host.post(&format!("/t/{code}/seats/{seat}"), &[("stand-in", "greedy")]).await;
    let view = other.my_turn(&code).await;
    assert!(view["moves"].as_u64() > Some(0), "the bot has played: {view}");
    mover.post(&format!("/t/{code}/seats/{seat}"), &[("back", "1")]).await;
    let at = seat.parse::<usize>().expect("a number") - 1;
    assert_eq!(mover.view(&code).await["seats"][at]["holder"], "person");
    let page = mover.page(&format!("/t/{code}")).await;
    assert!(page.contains("plays again"), "the log says so");
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
    for said in ["a broken bid", "issued anew", "A bot plays for"] {
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
    anna.post(&format!("/t/{code}/seats/2"), &[("move", "up")]).await;
    assert_eq!((&anna.view(&code).await["seat"], &bela.view(&code).await["seat"]), (&2.into(), &1.into()));
    let top = anna.post(&format!("/t/{code}/seats/1"), &[("move", "up")]).await;
    assert_eq!(top.status, StatusCode::CONFLICT);
    assert_eq!(
        bela.post(&format!("/t/{code}/seats/1"), &[("move", "down")]).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(bela.post(&format!("/t/{code}/shuffle"), &[]).await.status, StatusCode::FORBIDDEN);
    anna.post(&format!("/t/{code}/shuffle"), &[]).await;
    let seats = [anna.view(&code).await["seat"].as_u64(), bela.view(&code).await["seat"].as_u64()];
    assert!(
        seats[0] != seats[1] && seats.iter().all(|seat| seat.is_some_and(|seat| (1..=3).contains(&seat)))
    );
    assert!(anna.page(&format!("/t/{code}")).await.contains("drawn by lot"));
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
    // This server keeps no numbers; who may have them is told so.
    assert_eq!(browser.ask(ask(None)).await.status, StatusCode::NOT_FOUND);
    let proxied = browser.ask(ask(Some(("x-forwarded-for", "192.0.2.7".to_owned())))).await;
    assert_eq!(proxied.status, StatusCode::UNAUTHORIZED);
    let login = format!("Basic {}", base64(format!("op:{}", crate::site::ADMIN).as_bytes()));
    assert_eq!(browser.ask(ask(Some(("authorization", login)))).await.status, StatusCode::NOT_FOUND);
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits =
            three.iter().fold(0u32, |bits, &byte| bits << 8 | u32::from(byte)) << (8 * (3 - three.len()));
        for at in 0..=three.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * at) & 63) as usize]));
        }
    }
    text
}
