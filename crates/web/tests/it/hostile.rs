//! What hostile visitors try.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use base64::Engine as _;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use web::{Config, Limits};

use crate::site::{ADMIN, Answer, Browser, Site, two_people};

#[tokio::test]
async fn every_answer_has_the_headers() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let code = browser.open(&[("game", "power-grid")]).await;
    for path in
        ["/", "/daily", "/nothing", "/healthz", "/assets/0/app.css", &format!("/t/{code}"), "/api/v1/games"]
    {
        let answer = browser.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(!answer.header("permissions-policy").is_empty(), "{path}");
        let text = answer.text();
        if text.contains("<html") {
            assert!(
                !text.contains(" style=\"") && !text.contains("<style") && !text.contains(" onclick="),
                "{path}"
            );
            assert!(!text.contains("<script>") && !text.contains("http://www.w3.org/1999/xlink"), "{path}");
        }
    }
}

#[tokio::test]
async fn other_sites_change_nothing() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let post = |headers: &[(&str, &str)]| {
        let mut request =
            Request::post("/tables").header("content-type", "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(Body::from("game=power-grid")).expect("a request")
    };
    for foreign in [
        &[("sec-fetch-site", "cross-site")][..],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
        &[("origin", "http://table.example.evil.example")],
        &[("referer", "https://evil.example/")],
        &[("sec-fetch-site", "cross-site"), ("origin", "http://table.example")],
    ] {
        assert_eq!(browser.ask(post(foreign)).await.status, StatusCode::FORBIDDEN, "{foreign:?}");
    }
    for own in [&[("sec-fetch-site", "same-origin")][..], &[("origin", "http://table.example")], &[]] {
        assert_eq!(browser.ask(post(own)).await.status, StatusCode::SEE_OTHER, "{own:?}");
    }
}

#[tokio::test]
async fn the_cookie_is_locked_up() {
    let site = Site::new().await;
    let answer = site.browser().post("/me", &[("theme", "dark")]).await;
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("tarsas=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(cookie.split(';').next().expect("a value").len() >= "tarsas=".len() + 32);
    let config = Config { public_url: Some("https://games.example".to_owned()), ..Config::default() };
    let site = Site::with(config).await;
    let answer = site.browser().post("/me", &[("theme", "dark")]).await;
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("__Host-tarsas=") && cookie.contains("Secure") && cookie.contains("Path=/;"));
    // A page that only looks leaves nothing behind.
    assert_eq!(site.browser().get("/").await.header("set-cookie"), "");
}

#[tokio::test]
async fn headers_of_a_proxy_are_believed_only_behind_one() {
    let links = async |behind_proxy| {
        let site = Site::with(Config { behind_proxy, ..Config::default() }).await;
        let mut browser = site.browser();
        let code = browser.open(&[("game", "power-grid"), ("seat2", "link")]).await;
        let request = Request::get(format!("/t/{code}"))
            .header("x-forwarded-proto", "https")
            .header("x-forwarded-host", "proxy.example")
            .header("host", "<script>");
        browser.ask(request.body(Body::empty()).expect("a request")).await.text()
    };
    let believed = links(true).await;
    assert!(believed.contains("https://proxy.example/t/"));
    let direct = links(false).await;
    assert!(!direct.contains("proxy.example") && direct.contains("http://localhost/t/"));
}

#[tokio::test]
async fn names_and_chat_do_no_harm() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let long = "x".repeat(10_000);
    let names = [
        "<script>alert(1)</script>",
        "\u{202E}evil\u{2066}",
        "\" onmouseover=\"x",
        "a\r\nb",
        "{$name}",
        &long,
    ];
    for name in names {
        assert_eq!(
            bela.post(&format!("/t/{code}/name"), &[("name", name)]).await.status,
            StatusCode::SEE_OTHER
        );
        assert_eq!(
            anna.post(&format!("/t/{code}/chat"), &[("text", name)]).await.status,
            StatusCode::SEE_OTHER
        );
        let page = anna.page(&format!("/t/{code}")).await;
        assert!(!page.contains("<script>alert") && !page.contains("onmouseover=\"x"), "{name}");
        assert!(!page.contains(['\u{202E}', '\u{2066}', '\r']), "{name}");
        assert!(!page.contains(&"x".repeat(501)), "{name}");
        let shown = anna.view(&code).await["seats"][1]["name"].as_str().expect("a name").to_owned();
        assert!(shown.chars().count() <= 40, "{shown}");
    }
    let huge = "x".repeat(20_000);
    let answer = bela.post(&format!("/t/{code}/chat"), &[("text", &huge)]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn limits_hold() {
    let limits = Limits { tables: (2, 1), joins: (5, 1), chat: (3, 1), steps: (2, 1), ..Limits::default() };
    let site = Site::with_limits(limits).await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid")]).await;
    anna.open(&[("game", "power-grid")]).await;
    let third = anna.post("/tables", &[("game", "power-grid")]).await;
    assert_eq!(third.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u32 = third.header("retry-after").parse().expect("seconds");
    assert!((1..=60).contains(&wait), "{wait}");
    for said in 0..4 {
        let answer = anna.post(&format!("/t/{code}/chat"), &[("text", "hi")]).await;
        assert_eq!(answer.status == StatusCode::TOO_MANY_REQUESTS, said == 3, "{said}");
    }
    let api = anna
        .json(axum::http::Method::POST, "/api/v1/tables", serde_json::json!({"game": "power-grid"}))
        .await;
    assert_eq!((api.status, api.header("retry-after").is_empty()), (StatusCode::TOO_MANY_REQUESTS, false));
    for step in 0..3 {
        let answer = anna.post(&format!("/t/{code}/play"), &[("version", "1"), ("choice", "x")]).await;
        assert_eq!(answer.location().contains("too-many"), step == 2, "{step}");
    }
    let last = (0..6).map(|n| n == 5);
    for limited in last {
        let answer = anna.get("/j/ABCDEF/00000000000000000000000000000000").await;
        assert_eq!(answer.status == StatusCode::TOO_MANY_REQUESTS, limited);
    }
}

/// The picture of a result costs more than any page, and everybody with the code of the table may ask for it.
#[tokio::test]
async fn pictures_are_limited() {
    let site = Site::with_limits(Limits { pictures: (2, 1), ..Limits::none() }).await;
    let mut anna = site.browser();
    anna.post("/me", &[("bot_speed", "instant")]).await;
    let code =
        anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat1", "random"), ("seat2", "random")]).await;
    let request = Request::get(format!("/t/{code}/stream")).body(Body::empty()).expect("a request");
    let watching = anna.send(request).await;
    anna.finished(&code).await;
    drop(watching);
    let picture = format!("/t/{code}/share.png");
    for asked in 0..3 {
        let answer = site.browser().get(&picture).await;
        let limited = (answer.status, answer.header("retry-after").is_empty());
        let expected =
            if asked < 2 { (StatusCode::OK, true) } else { (StatusCode::TOO_MANY_REQUESTS, false) };
        assert_eq!(limited, expected, "{asked}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_makes_the_server_fail() {
    let site = Site::new().await;
    let (anna, _, code) = two_people(&site).await;
    let words = [
        "t",
        "j",
        "w",
        "api",
        "v1",
        "tables",
        "rules",
        "assets",
        "..",
        "%2e%2e",
        "%00",
        "%ff",
        "new",
        "me",
        "stream-",
        "explain",
        "replay?at=-1",
        "replay?at=99999999999999999999",
        "?code=%F0%9F",
        "record",
        "share.svg",
        "share.png",
        "seats",
        "0",
        "255",
        "-1",
        "{code}",
        "admin",
        "'--",
        "😀",
        "ABCDEF",
    ];
    let word = prop_oneof![
        4 => prop::sample::select(words.map(str::to_owned).to_vec()),
        2 => Just(code.clone()),
        1 => "[ -~]{0,12}",
    ];
    let paths = prop::collection::vec(word, 0..6);
    let runtime = tokio::runtime::Handle::current();
    let found = tokio::task::spawn_blocking(move || {
        let mut runner =
            TestRunner::new(ProptestConfig { cases: 300, failure_persistence: None, ..Default::default() });
        runner.run(&(paths, any::<bool>(), "[ -~]{0,40}"), |(parts, posts, form)| {
            let path = format!("/{}", parts.join("/"));
            let method = if posts { "POST" } else { "GET" };
            let request = Request::builder()
                .method(method)
                .uri(&path)
                .header("content-type", "application/x-www-form-urlencoded")
                .body(Body::from(form));
            // What is no address never reaches the server.
            let Ok(request) = request else { return Ok(()) };
            let mut anna = anna.clone();
            let status = runtime.block_on(async move { anna.send(request).await.status() });
            prop_assert!(!status.is_server_error(), "{method} {path}: {status}");
            Ok(())
        })
    });
    found.await.expect("the test runs").expect("no path makes the server fail");
}

/// Everything that writes a line or a row is limited.
#[tokio::test]
async fn no_table_is_flooded() {
    let site = Site::with_limits(Limits { lines: (3, 1), changes: (5, 1), ..Limits::none() }).await;
    let mut anna = site.browser();
    let waiting =
        anna.open(&[("game", "power-grid"), ("seats", "3"), ("seat2", "link"), ("seat3", "link")]).await;
    let count = async |browser: &mut Browser, path: String, fields: &[(&str, &str)]| {
        for number in 0.. {
            let status = browser.post(&path, fields).await.status;
            if status == StatusCode::TOO_MANY_REQUESTS {
                return number;
            }
            assert!(number < 100 && !status.is_server_error(), "{path}: {status}");
        }
        0
    };
    assert_eq!(count(&mut anna, format!("/t/{waiting}/shuffle"), &[]).await, 3);
    assert_eq!(count(&mut anna, format!("/t/{waiting}/seats/2/reissue"), &[]).await, 0, "the same limit");
    assert_eq!(count(&mut anna, format!("/t/{waiting}/seats/2/move"), &[("to", "down")]).await, 5);
    let (mut anna, mut bela, code) = two_people(&site).await;
    for (path, fields) in [
        ("notes", &[("text", "x")][..]),
        ("orders", &[("order", "when-idle")]),
        ("lesson", &[("known", "x")]),
        ("next", &[]),
    ] {
        let (_, mut bela, code) = two_people(&site).await;
        assert_eq!(count(&mut bela, format!("/t/{code}/{path}"), fields).await, 5, "{path}");
    }
    // Asking and answering to and fro writes few lines, and a seat agrees once.
    for number in 0..100 {
        let answer = if number % 2 == 0 { "yes" } else { "no" };
        anna.post(&format!("/t/{code}/take-back"), &[("answer", answer)]).await;
    }
    let lines = bela.page(&format!("/t/{code}")).await.matches("withdrew the request").count();
    assert!(lines <= 2, "{lines} lines");
}

#[tokio::test]
async fn a_seat_agrees_once() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = two_people(&site).await;
    let (mut mover, _, view) = crate::site::in_turn(&mut anna, &mut bela, &code).await;
    let plant = crate::site::ids(&view)[0].clone();
    mover.play(&code, &view, &plant).await;
    let view = mover.view(&code).await;
    mover.play(&code, &view, &crate::site::ids(&view)[0]).await;
    for _ in 0..20 {
        mover.post(&format!("/t/{code}/take-back"), &[("answer", "yes")]).await;
    }
    let request = site.store().await.take_back_request(&code).await.expect("the store").expect("a request");
    assert_eq!(request.agreed.len(), 1, "{request:?}");
}

/// A request of a visitor at this address, through a proxy that tells it on a line of its own after forged ones.
async fn through_proxy(browser: &mut Browser, path: &str, lines: &[&str], login: Option<&str>) -> Answer {
    let mut request = Request::get(path);
    for line in lines {
        request = request.header("x-forwarded-for", *line);
    }
    if let Some(password) = login {
        let login = base64::prelude::BASE64_STANDARD.encode(format!("op:{password}"));
        request = request.header("authorization", format!("Basic {login}"));
    }
    browser.ask(request.body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn a_forged_address_is_not_believed() {
    let site = Site::with(Config { behind_proxy: true, ..Config::default() }).await;
    let mut eve = site.browser();
    // This server records no metrics: those who may read them get 404.
    for (lines, status) in [
        (&["127.0.0.1"][..], StatusCode::NOT_FOUND),
        (&["::1"], StatusCode::NOT_FOUND),
        (&["127.0.0.1:51234"], StatusCode::NOT_FOUND),
        (&["127.0.0.1", "203.0.113.9"], StatusCode::UNAUTHORIZED),
        (&["127.0.0.1, 203.0.113.9"], StatusCode::UNAUTHORIZED),
        (&["203.0.113.9:51234"], StatusCode::UNAUTHORIZED),
        (&["[2001:db8::1]:443"], StatusCode::UNAUTHORIZED),
        (&["[2001:db8::1]"], StatusCode::UNAUTHORIZED),
        (&["unknown"], StatusCode::UNAUTHORIZED),
        (&["127.0.0.1", ""], StatusCode::UNAUTHORIZED),
        (&[], StatusCode::UNAUTHORIZED),
    ] {
        assert_eq!(through_proxy(&mut eve, "/metrics", lines, None).await.status, status, "{lines:?}");
    }
}

#[tokio::test]
async fn a_forged_address_has_no_limit_of_its_own() {
    let limits = Limits { joins: (3, 1), ..Limits::none() };
    let site = Site::of_config(Config { behind_proxy: true, limits, ..Config::default() }).await;
    let link = "/j/ABCDEF/00000000000000000000000000000000";
    for number in 0..5 {
        let forged = format!("198.51.100.{number}");
        let answer = through_proxy(&mut site.browser(), link, &[&forged, "203.0.113.9:1"], None).await;
        assert_eq!(answer.status == StatusCode::TOO_MANY_REQUESTS, number >= 3, "{number}");
    }
    let other = through_proxy(&mut site.browser(), link, &["203.0.113.10"], None).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn passwords_are_not_guessed() {
    let site = Site::with(Config { behind_proxy: true, ..Config::default() }).await;
    let mut eve = site.browser();
    for number in 0..6 {
        let answer = through_proxy(&mut eve, "/admin", &["203.0.113.9"], Some("guess")).await;
        assert_eq!(
            answer.status == StatusCode::TOO_MANY_REQUESTS,
            number >= 4,
            "{number}: {}",
            answer.status
        );
        assert_eq!(answer.header("retry-after").is_empty(), number < 4, "{number}");
    }
    let right = through_proxy(&mut eve, "/admin", &["203.0.113.9"], Some(ADMIN)).await;
    assert_eq!(right.status, StatusCode::TOO_MANY_REQUESTS, "not even the right one for now");
    let elsewhere = through_proxy(&mut eve, "/admin", &["203.0.113.10"], Some(ADMIN)).await;
    assert_eq!(elsewhere.status, StatusCode::OK);
}

#[tokio::test]
async fn codes_are_not_guessed() {
    let site = Site::with_limits(Limits { guesses: (4, 1), ..Limits::none() }).await;
    let mut anna = site.browser();
    let code = anna.open(&[("game", "power-grid"), ("seats", "2"), ("seat2", "link")]).await;
    let mut eve = site.browser();
    for number in 0..6 {
        let path = if number % 2 == 0 { "/t/ZZZZZZ" } else { "/api/v1/tables/ZZZZZZ" };
        let status = eve.get(path).await.status;
        assert_eq!(status == StatusCode::TOO_MANY_REQUESTS, number >= 4, "{number}: {status}");
    }
    assert_eq!(
        eve.get(&format!("/t/{code}")).await.status,
        StatusCode::TOO_MANY_REQUESTS,
        "a hit is not told"
    );
    anna.page(&format!("/t/{code}")).await;
}

#[tokio::test]
async fn names_can_be_seen_and_drawn() {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.post("/me", &[("name", "An\u{FFFF}na\u{FFFE}")]).await;
    let title =
        [("game", "power-grid"), ("seats", "2"), ("title", "\u{FFFF}"), ("seat1", "me"), ("seat2", "link")];
    let code = anna.open(&title).await;
    let view = anna.view(&code).await;
    assert_eq!((&view["seats"][0]["name"], &view["title"]), (&"Anna".into(), &"".into()));
    for blank in ["\u{200D}", "\u{3164}\u{00AD}", " "] {
        anna.post(&format!("/t/{code}/name"), &[("name", blank)]).await;
        assert_eq!(anna.view(&code).await["seats"][0]["name"], "Anna", "{blank:?}");
    }
    anna.post(&format!("/t/{code}/chat"), &[("text", "a\u{FFFF}b")]).await;
    assert!(anna.page(&format!("/t/{code}")).await.contains("ab"));
}

#[tokio::test]
async fn nobody_is_led_to_another_site() {
    let site = Site::new().await;
    let mut anna = site.browser();
    for outside in
        ["/\t/evil.example", "//evil.example", "/\\evil.example", "https://evil.example", "/\n/evil.example"]
    {
        assert_eq!(anna.post("/me", &[("return", outside)]).await.location(), "/", "{outside:?}");
    }
    assert_eq!(anna.post("/me", &[("return", "/rules?x=1")]).await.location(), "/rules?x=1");
}
