//! Whole games against bots.

use crate::harness::{Browser, DESKTOP, PHONE, Server};
use crate::play::{By, choices, choose, my_turn, play_to_the_end, post, table_with_bots};

/// UX-05: from the list of choices only.
#[tokio::test(flavor = "multi_thread")]
async fn ux_05_a_whole_game_from_the_list() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    table_with_bots(&browser, &server, 2, "greedy").await;
    assert!(play_to_the_end(&browser, By::List).await > 30);
    assert!(browser.text().await.contains("★"));
}

/// UX-04: by clicking what lies on the table and the buttons of the prompt bar.
#[tokio::test(flavor = "multi_thread")]
async fn ux_04_a_whole_game_by_clicks_on_the_board() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    table_with_bots(&browser, &server, 3, "greedy").await;
    browser.screenshot("table").await;
    assert!(play_to_the_end(&browser, By::Board).await > 30);
    browser.screenshot("over").await;
}

/// UX-09: in text mode.
#[tokio::test(flavor = "multi_thread")]
async fn ux_09_a_whole_game_in_text_mode() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_with_bots(&browser, &server, 2, "greedy").await;
    post(&browser, "/me", &[("text_mode", "true"), ("return", &format!("/t/{code}"))]).await;
    assert!(my_turn(&browser).await);
    assert_eq!(browser.js("return document.querySelectorAll('#stage svg').length").await, 0);
    assert!(play_to_the_end(&browser, By::List).await > 30);
}

/// On a phone.
#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_on_a_phone() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(PHONE).await else { return };
    table_with_bots(&browser, &server, 2, "greedy").await;
    assert!(my_turn(&browser).await);
    browser.screenshot("phone").await;
    let first = choices(&browser).await.swap_remove(0);
    choose(&browser, By::List, &first).await;
    assert!(play_to_the_end(&browser, By::List).await > 15);
}
