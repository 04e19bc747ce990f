//! Every page is there, in both languages.

use axum::http::StatusCode;

use crate::site::Site;

#[tokio::test]
async fn pages_without_a_table_are_there() {
    let site = Site::new().await;
    let mut browser = site.browser();
    for path in ["/", "/new", "/new?game=power-grid&seats=5", "/rules/power-grid", "/replays", "/me"] {
        let page = browser.page(path).await;
        assert!(page.contains("<!DOCTYPE html>") && page.contains("lang=\"en\""), "{path}");
    }
    assert_eq!(browser.get("/rules").await.location(), "/rules/power-grid");
    assert_eq!(browser.page("/healthz").await, "ok\n");
    for path in ["/nothing", "/new?game=chess", "/rules/chess", "/t/ABCDEF", "/t/x", "/assets/1/nothing.js"] {
        assert_eq!(browser.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn files_never_change_under_their_address() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let page = browser.page("/").await;
    let start = page.find("/assets/").expect("a file");
    let address: String = page[start..].chars().take_while(|c| *c != '"').collect();
    let file = browser.get(&address).await;
    assert_eq!(file.status, StatusCode::OK);
    assert!(file.header("cache-control").contains("immutable"));
    let name = address.rsplit('/').next().expect("a name");
    let old = browser.get(&format!("/assets/0000/{name}")).await;
    assert_eq!((old.status, old.header("cache-control")), (StatusCode::OK, "no-cache"));
    assert_eq!(browser.get("/assets/0000/power-grid.css").await.status, StatusCode::OK);
}

#[tokio::test]
async fn preferences_and_language_are_kept() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let saved =
        browser.post("/me", &[("language", "hu"), ("theme", "dark"), ("return", "/rules/power-grid")]).await;
    assert_eq!(saved.location(), "/rules/power-grid");
    let page = browser.page("/").await;
    assert!(page.contains("lang=\"hu\"") && page.contains("data-theme=\"dark\""));
    let saved = browser.post("/me", &[("name", "  Béla  "), ("return", "/me"), ("bot_speed", "warp")]).await;
    assert!(saved.location().starts_with("/me"));
    assert!(browser.page("/me").await.contains("Béla"));
    for elsewhere in ["https://evil.example/", "//evil.example/", "/\\evil.example"] {
        let answer = browser.post("/me", &[("return", elsewhere)]).await;
        assert_eq!(answer.location(), "/", "{elsewhere}");
    }
}

#[tokio::test]
async fn the_browser_says_which_language_it_speaks() {
    let site = Site::new().await;
    let request = axum::http::Request::get("/").header("accept-language", "hu-HU,hu;q=0.9");
    let request = request.body(axum::body::Body::empty()).expect("a request");
    assert!(site.browser().ask(request).await.text().contains("lang=\"hu\""));
}

#[tokio::test]
async fn a_code_leads_to_its_table() {
    let site = Site::new().await;
    let mut browser = site.browser();
    assert_eq!(browser.get("/?code=abc-def").await.location(), "/t/ABCDEF");
    assert_eq!(browser.get("/?code=http%3A%2F%2Fx%2Ft%2FABCDEF").await.location(), "/t/ABCDEF");
    assert_eq!(browser.get("/?code=nonsense").await.status, StatusCode::NOT_FOUND);
}
