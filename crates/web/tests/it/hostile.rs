//! What hostile visitors try.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use web::{Config, Limits};

use crate::site::{Site, two_people};

#[tokio::test]
async fn every_answer_has_the_headers() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let code = browser.open(&[("game", "power-grid")]).await;
    for path in ["/", "/nothing", "/healthz", "/assets/0/app.css", &format!("/t/{code}"), "/api/v1/games"] {
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
    for said in 0..4 {
        let answer = anna.post(&format!("/t/{code}/chat"), &[("text", "hi")]).await;
        assert_eq!(answer.status == StatusCode::TOO_MANY_REQUESTS, said == 3, "{said}");
    }
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
