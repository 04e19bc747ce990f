//! Puzzles.

use crate::harness::{Browser, Screen, Server, run};

/// The first choice is what counts: after it the page shows the solution and leads to the next puzzle.
#[test]
fn a_puzzle_is_tried_once() {
    run(async || {
        let url = &Server::shared().await.url;
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.go(&format!("{url}/puzzles")).await;
        browser.click(".puzzle-games a[href$='/power-grid']").await;
        browser
            .wait("the question", "return document.querySelector('#table')?.dataset.page === 'puzzle'")
            .await;
        let page = browser.string("return location.pathname").await;
        // The explanation of an element comes from the puzzle, not from a table.
        let asked = "return fetch(`${location.pathname}/explain/${document.querySelector('[data-el]').dataset.el}`).then((answer) => answer.status < 500)";
        assert!(browser.holds(asked).await);
        browser.click("#choices-form [data-choice]").await;
        browser.wait("the solution", "return !!document.querySelector('#solution')").await;
        browser.screenshot("puzzle-solved").await;
        assert_eq!(browser.string("return location.pathname").await, page);
        assert!(browser.holds("return !document.querySelector('[data-choice]')").await, "no second try");
        browser.click("#next-puzzle").await;
        let next = format!(
            "return document.querySelector('#table')?.dataset.page === 'puzzle' && location.pathname !== '{page}'"
        );
        browser.wait("the next puzzle", &next).await;
    });
}
