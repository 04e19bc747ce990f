//! Dice Settlers in a browser: whole games, also solo and as text, and what its table must show.

use serde_json::Value;

use crate::harness::{Browser, DESKTOP, SMALL_DESKTOP, Server};
use crate::play::{By, choices, choose, my_turn, play_by_plan, post, table_of};

const GAME: &str = "dice-settlers";

/// A choice that brings the game on: something of everything, and little that leads back.
fn plan(choices: &[String], turn: usize) -> &str {
    let back = ["take-back ", "pay ", "use ", "done"];
    let on: Vec<&String> =
        choices.iter().filter(|choice| !back.iter().any(|verb| choice.starts_with(verb))).collect();
    match on.as_slice() {
        [] => choices.last().expect("whoever is to act has choices"),
        on => on[turn * 31 % on.len()],
    }
}

/// UX-04: by clicking what lies on the table and the buttons of the prompt bar.
#[tokio::test(flavor = "multi_thread")]
async fn ds_a_whole_game_by_clicks_on_the_board() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    table_of(&browser, &server, GAME, 3, "greedy").await;
    assert!(play_by_plan(&browser, By::Board, plan).await > 40);
    browser.screenshot("ds-over").await;
    assert!(browser.text().await.contains("★"));
}

/// A solo game: the Diceoneer is shown, acts, and stands in the result beside the only seat.
#[tokio::test(flavor = "multi_thread")]
async fn ds_a_whole_solo_game_by_clicks_on_the_board() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_of(&browser, &server, GAME, 1, "greedy").await;
    assert!(my_turn(&browser).await);
    let sides = "return document.querySelectorAll('#pane-diceoneer [data-el^=ds-side-]').length";
    assert_eq!(browser.js(sides).await, 6);
    assert!(play_by_plan(&browser, By::Board, plan).await > 40);
    browser.screenshot("ds-solo-over").await;
    let rows = "return [...document.querySelectorAll('table.scores tbody th')].map((one) => one.innerText.trim()).sort()";
    assert_eq!(browser.js(rows).await, serde_json::json!(["Anna", "Diceoneer"]));
    let sums = "return [...document.querySelectorAll('table.scores tbody tr')].every((row) => {
        const numbers = [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText));
        return numbers.slice(1, -1).reduce((sum, n) => sum + n, 0) === numbers.at(-1); })";
    assert_eq!(browser.js(sums).await, true, "the sources add up to the totals");
    let log = "return document.body.innerText.includes('Diceoneer')";
    browser.go(&format!("{}/t/{code}/replay?at=20", server.url)).await;
    assert_eq!(browser.js(log).await, true);
    for path in ["/", "/replays", "/me"] {
        browser.go(&format!("{}{path}", server.url)).await;
        assert!(!browser.text().await.is_empty());
    }
}

/// UX-09: in text mode.
#[tokio::test(flavor = "multi_thread")]
async fn ds_a_whole_game_in_text_mode() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_of(&browser, &server, GAME, 2, "greedy").await;
    post(&browser, "/me", &[("text_mode", "true"), ("return", &format!("/t/{code}"))]).await;
    assert!(my_turn(&browser).await);
    assert_eq!(browser.js("return document.querySelectorAll('#stage svg').length").await, 0);
    assert!(play_by_plan(&browser, By::List, plan).await > 40);
}

/// UX-01: on a desktop nothing scrolls, and all that matters is in view, with as many players as there can be.
#[tokio::test(flavor = "multi_thread")]
async fn ds_ux_01_a_desktop_table_does_not_scroll() {
    let server = Server::start().await;
    for screen in [DESKTOP, SMALL_DESKTOP] {
        let Some(browser) = Browser::open(screen).await else { return };
        table_of(&browser, &server, GAME, 4, "greedy").await;
        for turn in 0..30 {
            assert!(my_turn(&browser).await);
            let overflow = "return document.scrollingElement.scrollHeight - innerHeight";
            let pixels = browser.js(overflow).await.as_f64();
            assert!(pixels.is_some_and(|pixels| pixels <= 0.0), "{screen:?} scrolls: {pixels:?}");
            let outside =
                "return [...document.querySelectorAll('#prompt, #pane-board, #pane-mat, #pane-players > *')]
                .filter((one) => one.getClientRects().length).filter((one) => {
                    const box = one.getBoundingClientRect();
                    return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1;
                }).map((one) => one.id || one.className)";
            assert_eq!(browser.js(outside).await, Value::Array(Vec::new()), "{screen:?}");
            let list = choices(&browser).await;
            choose(&browser, By::List, plan(&list, turn)).await;
        }
    }
}

/// UX-41: icon totals are those of the choices, crowns and ties those of the position as text, and the four ends agree.
#[tokio::test(flavor = "multi_thread")]
async fn ds_ux_41_totals_crowns_and_ends() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_of(&browser, &server, GAME, 2, "greedy").await;
    let (mut totals, mut crowns) = (0, 0);
    for turn in 0..60 {
        if !my_turn(&browser).await {
            break;
        }
        let wrong = "const own = document.querySelector('.mat.own');
            const begins = [...document.querySelectorAll('#choices-form [data-choice^=\"begin \"]')];
            const bad = begins.filter((one) => {
                const said = /\\((\\d+) icon/.exec(one.innerText)[1];
                const main = one.dataset.choice.slice(6);
                const shown = own.querySelector(`[data-el$=\"-${main}\"] .ds-total`).innerText.replace('½', '');
                return said !== shown; });
            return [begins.length, bad.map((one) => one.innerText)]";
        let compared = browser.js(wrong).await;
        totals += compared[0].as_u64().unwrap_or(0);
        assert_eq!(compared[1], Value::Array(Vec::new()));
        crowns += check_crowns(&browser, &code).await;
        let ends = "const text = document.querySelector('.trigger').innerText;
            const [houses, vp, tiles, colours] = [1, 2, 3, 4].map((n) => document.querySelector(`#ds-end-${n}`).innerText);
            const first = (line) => /\\d+/.exec(line)[0];
            return text.includes(`houses ${first(houses)}/`) && text.includes(`VP left ${first(vp)}/`)
                && text.includes(`tiles left ${first(tiles)}`) && text.includes(`dice colours ${first(colours)}`)";
        assert_eq!(browser.js(ends).await, true);
        let list = choices(&browser).await;
        choose(&browser, By::List, plan(&list, turn)).await;
    }
    assert!(totals > 20 && crowns > 100, "{totals} totals, {crowns} crowns");
}

/// Compares the crowns of the map with the position as the server tells it in words; returns how many there are.
async fn check_crowns(browser: &Browser, code: &str) -> usize {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         fetch('/api/v1/tables/{code}').then((answer) => answer.json()).then((table) => done(table.position))"
    );
    let answer = browser.driver.execute_async(&script, Vec::new()).await.expect("the server answers");
    let text = answer.json().as_str().expect("a text").to_owned();
    // Lines that go on are indented: one line per tile.
    let text = text.replace("\n  ", " ");
    let mut told: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("- ") && line.contains(" @ ")) {
        let tile = line[2..].split(' ').next().expect("a number");
        let shared = line.contains("shared control: ");
        let held = line.rsplit_once("control: ").map_or("", |(_, held)| held);
        let seats = (1..)
            .zip(["Anna", bot_name(browser).await.as_str()])
            .filter(|(_, name)| held.contains(*name))
            .map(|(seat, _)| seat)
            .collect::<Vec<u8>>();
        told.extend(
            seats
                .into_iter()
                .map(|seat| format!("ds-crown-{seat}-{tile}{}", if shared { " tie" } else { "" })),
        );
    }
    told.sort();
    let drawn = browser
        .js("return [...document.querySelectorAll('.ds-crown')].map((one) => one.id + (one.classList.contains('ds-tie') ? ' tie' : '')).sort()")
        .await;
    assert_eq!(drawn, serde_json::json!(told));
    told.len()
}

/// What the bot at the second seat is called.
async fn bot_name(browser: &Browser) -> String {
    let name = "return document.querySelector('#panel-2 .name').innerText.trim()";
    browser.js(name).await.as_str().unwrap_or_default().to_owned()
}
