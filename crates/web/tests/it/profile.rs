//! Profiles: what one sees of oneself, and what others see.

use axum::http::StatusCode;
use store::Standing;

use crate::ratings::finished;
use crate::site::{Browser, Site};

/// Opens the profile of a visitor and returns its address.
async fn publish(browser: &mut Browser) -> String {
    let opened = browser.post("/profile/share", &[("public", "yes")]).await;
    assert_eq!(opened.location(), "/profile#sharing");
    let page = browser.page("/profile").await;
    let link = page.split("data-copy=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    link.strip_prefix("http://table.example").expect("an address of this server").to_owned()
}

#[tokio::test]
async fn the_own_profile_shows_results_ratings_and_rivals() {
    let site = Site::new().await;
    assert!(site.browser().page("/profile").await.contains("You haven’t finished a game yet."));
    let (mut anna, mut bela, code) = finished(&site).await;
    let page = anna.page("/profile").await;
    for words in ["1578", "+78", "Béla", "1st of 2, 3 points", "ahead 1 times, behind 0 times", "won, 100 %"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(page.contains(&format!("href=\"/t/{code}\"")) && page.contains("Only you."), "{page}");
    let page = bela.page("/profile").await;
    for words in ["1422", "−78", "Anna", "2nd of 2, 2 points"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    bela.post("/me", &[("language", "hu")]).await;
    assert!(bela.page("/profile").await.contains("Egymás ellen"));
}

#[tokio::test]
async fn a_profile_is_private_until_it_is_opened() {
    let site = Site::new().await;
    let (mut anna, mut bela, code) = finished(&site).await;
    let mut stranger = site.browser();
    assert_eq!(stranger.get("/profile/0123456789abcdef").await.status, StatusCode::NOT_FOUND);
    let link = publish(&mut anna).await;
    let answer = stranger.get(&link).await;
    assert_eq!((answer.status, answer.header("x-robots-tag")), (StatusCode::OK, "noindex"));
    let page = answer.text();
    assert!(page.contains("Anna") && page.contains("1578"), "{page}");
    // Nobody learns who else played, nor the code of a private table, nor who may change what.
    for secret in ["Béla", code.as_str(), "/profile/share"] {
        assert!(!page.contains(secret), "{secret}: {page}");
    }
    // Béla agrees to be seen.
    let other = publish(&mut bela).await;
    let page = stranger.page(&link).await;
    assert!(page.contains("Béla") && page.contains(&format!("href=\"{other}\"")), "{page}");
    assert!(!page.contains(&code), "{page}");
    // Opening it twice keeps the link; closing it ends it for good.
    assert_eq!(publish(&mut anna).await, link);
    assert!(anna.get("/me/export").await.json()["profile"].as_str().is_some_and(|own| link.ends_with(own)));
    anna.post("/profile/share", &[("public", "no")]).await;
    assert_eq!(stranger.get(&link).await.status, StatusCode::NOT_FOUND);
    let new = publish(&mut anna).await;
    assert_ne!(new, link);
    assert_eq!(stranger.get(&link).await.status, StatusCode::NOT_FOUND);
    // Neither a banned nor a deleted visitor is shown.
    let store = site.store().await;
    let people = store.people(&code).await.expect("the people");
    store.set_standing(people[1].id, Standing::Banned).await.expect("a visitor");
    assert_eq!(stranger.get(&other).await.status, StatusCode::NOT_FOUND);
    assert!(!stranger.page(&new).await.contains(&other));
    anna.post("/me/delete", &[("sure", "yes")]).await;
    assert_eq!(stranger.get(&new).await.status, StatusCode::NOT_FOUND);
}
