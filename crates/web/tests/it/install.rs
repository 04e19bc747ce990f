//! The site can be installed like an app.

use axum::http::StatusCode;

use crate::site::Site;

#[tokio::test]
async fn every_page_names_a_manifest_whose_icons_are_there() {
    let site = Site::new().await;
    let mut browser = site.browser();
    browser.post("/me", &[("language", "hu")]).await;
    let page = browser.page("/").await;
    assert!(page.contains("rel=\"manifest\" href=\"/manifest.webmanifest?language=hu\""), "{page}");
    let answer = browser.get("/manifest.webmanifest?language=hu").await;
    assert_eq!(answer.header("content-type"), "application/manifest+json");
    let manifest = answer.json();
    assert_eq!(
        (&manifest["lang"], &manifest["start_url"], &manifest["display"]),
        (&"hu".into(), &"/".into(), &"standalone".into())
    );
    let icons = manifest["icons"].as_array().expect("icons");
    assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
    for icon in icons {
        let file = browser.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!(
            (file.status, file.header("content-type")),
            (StatusCode::OK, icon["type"].as_str().expect("a type"))
        );
    }
}

#[tokio::test]
async fn the_worker_is_asked_for_anew_and_keeps_only_the_offline_page_and_its_files() {
    let site = Site::new().await;
    let mut browser = site.browser();
    let worker = browser.get("/worker.js").await;
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert!(worker.header("content-type").starts_with("text/javascript"));
    let text = worker.text();
    let line = text.lines().find_map(|line| line.strip_prefix("const FILES = ")).expect("the files");
    let files: Vec<String> = serde_json::from_str(line.trim_end_matches(';')).expect("a list");
    for file in &files {
        assert!(file.starts_with("/assets/"), "{file}");
        assert!(browser.get(file).await.header("cache-control").contains("immutable"), "{file}");
    }
    let page = browser.page("/offline").await;
    assert!(page.contains("No connection") && page.contains("Nincs kapcsolat"));
    for part in page.split("href=\"/assets/").skip(1).chain(page.split("src=\"/assets/").skip(1)) {
        let address = format!("/assets/{}", part.split(['"', '#']).next().expect("an address"));
        let icon = address.ends_with("icon-180.png");
        assert!(files.contains(&address) || icon, "{address} is not kept");
    }
}
