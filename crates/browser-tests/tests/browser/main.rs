//! The acceptance list, in a real browser.

mod dice_settlers;
mod games;
mod harness;
mod play;
mod table;

use harness::{Browser, DESKTOP, Server};

#[tokio::test(flavor = "multi_thread")]
async fn the_home_page_opens() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    browser.go(&server.url).await;
    browser.screenshot("home").await;
    assert!(browser.text().await.contains("Power Grid"));
    server.stop().await;
}
