//! The daily table.

use crate::harness::{Browser, Screen, Server, run};
use crate::play::{By, Player};

/// A try begins on the page of the daily table; a visitor who leaves and comes back finds the same table.
#[test]
fn a_try_at_the_daily_table_goes_on() {
    run(async || {
        let url = &Server::shared().await.url;
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.go(&format!("{url}/")).await;
        browser.click(".daily-line a[href='/daily']").await;
        let game = ".day-games a[href$='/castles-of-burgundy']";
        browser.wait("the games of the day", &format!("return !!document.querySelector(\"{game}\")")).await;
        browser.click(game).await;
        let name = "return location.pathname.endsWith('/castles-of-burgundy') && !!document.querySelector('.daily-head input')";
        browser.wait("the set-up", name).await;
        let page = browser.string("return location.href").await;
        browser.click(".daily-head input").await;
        browser.write("Anna").await;
        browser.click(".daily-head form button").await;
        let player = Player::at(browser).await;
        assert!(player.my_turn().await);
        assert!(
            player.holds("return !document.querySelector('#ask-hint:not([disabled])')").await,
            "no hints there"
        );
        player.step(By::List).await;
        let (code, browser) = (player.code.clone(), player.rise());
        browser.go(&page).await;
        browser.wait("the button", "return !!document.querySelector('.daily-head form button')").await;
        browser.click(".daily-head form button").await;
        let player = Player::at(browser).await;
        assert_eq!(player.code, code);
    });
}
