//! The table as people see it: layout, choices, undo, secrets, links, languages.

use serde_json::Value;

use crate::harness::{Browser, DESKTOP, PHONE, SMALL_DESKTOP, SMALL_PHONE, Server};
use crate::play::{By, choices, choose, my_turn, post, table_with_bots, version};

/// UX-01: on a desktop nothing scrolls, and all that matters is in view, with as many players as there can be.
#[tokio::test(flavor = "multi_thread")]
async fn ux_01_a_desktop_table_does_not_scroll() {
    let server = Server::start().await;
    for screen in [DESKTOP, SMALL_DESKTOP] {
        let Some(browser) = Browser::open(screen).await else { return };
        table_with_bots(&browser, &server, 6, "greedy").await;
        assert!(my_turn(&browser).await);
        let overflow = "return document.scrollingElement.scrollHeight - innerHeight";
        assert!(
            browser.js(overflow).await.as_f64().is_some_and(|pixels| pixels <= 0.0),
            "{screen:?} scrolls"
        );
        let outside =
            "return [...document.querySelectorAll('#prompt, #pane-board, #pane-mat, #pane-players > *')]
            .filter((one) => one.getClientRects().length).filter((one) => {
                const box = one.getBoundingClientRect();
                return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1;
            }).map((one) => one.id || one.className)";
        assert_eq!(browser.js(outside).await, Value::Array(Vec::new()), "{screen:?}");
    }
}

/// UX-02: on a phone no page scrolls sideways, and tabs and main button are there.
#[tokio::test(flavor = "multi_thread")]
async fn ux_02_a_phone_does_not_scroll_sideways() {
    let server = Server::start().await;
    for screen in [PHONE, SMALL_PHONE] {
        let Some(browser) = Browser::open(screen).await else { return };
        let code = table_with_bots(&browser, &server, 4, "greedy").await;
        assert!(my_turn(&browser).await);
        for path in
            [&*format!("/t/{code}"), "/", "/new?game=power-grid", "/rules/power-grid", "/me", "/replays"]
        {
            browser.go(&format!("{}{path}", server.url)).await;
            let sideways = "return document.scrollingElement.scrollWidth - innerWidth";
            let pixels = browser.js(sideways).await.as_f64();
            assert!(pixels.is_some_and(|pixels| pixels <= 0.0), "{screen:?} {path}: {pixels:?}");
        }
    }
}

/// UX-03: the list shows exactly the choices the server reports, and each target of a choice lies on the table.
#[tokio::test(flavor = "multi_thread")]
async fn ux_03_list_server_and_board_agree() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_with_bots(&browser, &server, 3, "greedy").await;
    for _ in 0..25 {
        if !my_turn(&browser).await {
            break;
        }
        let listed = choices(&browser).await;
        let script = format!(
            "const done = arguments[arguments.length - 1];
             fetch('/api/v1/tables/{code}').then((answer) => answer.json()).then(done)"
        );
        let answer = browser.driver.execute_async(&script, Vec::new()).await.expect("the server answers");
        let reported: Vec<&str> = answer.json()["choices"]
            .as_array()
            .expect("whoever decides has choices")
            .iter()
            .filter_map(|choice| choice["id"].as_str())
            .collect();
        assert_eq!(listed, reported);
        let missing = "return [...document.querySelectorAll('#choices-form [data-targets]')]
            .flatMap((choice) => choice.dataset.targets.split(' '))
            .filter((target) => !document.querySelector(`[data-el=\"${target}\"][data-legal]`))";
        assert_eq!(browser.js(missing).await, Value::Array(Vec::new()));
        choose(&browser, By::List, &listed[listed.len() / 2]).await;
    }
}

/// UX-07: an old version changes nothing and brings the current decision.
#[tokio::test(flavor = "multi_thread")]
async fn ux_07_a_stale_choice_changes_nothing() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    table_with_bots(&browser, &server, 2, "greedy").await;
    assert!(my_turn(&browser).await);
    let (before, listed) = (version(&browser).await, choices(&browser).await);
    let stale = format!(
        "document.querySelector('#choices-form [name=version]').value = '0';
         document.querySelector('#choices-form [data-choice=\"{}\"]').click()",
        listed[0]
    );
    browser.js(&stale).await;
    browser.wait("the notice", "return document.querySelector('#notice') !== null").await;
    assert_eq!((version(&browser).await, choices(&browser).await), (before, listed));
    assert!(browser.text().await.contains("The table has moved on"));
}

/// UX-10, UX-13: steps of a turn can be taken back one by one or all, and a reload keeps them.
#[tokio::test(flavor = "multi_thread")]
async fn ux_10_steps_are_taken_back_one_by_one_or_all() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_with_bots(&browser, &server, 2, "greedy").await;
    // On to the first fuel turn with something to buy.
    while my_turn(&browser).await {
        let list = choices(&browser).await;
        if list.iter().any(|choice| choice.starts_with("buy ")) {
            break;
        }
        let next = ["bid ", "nominate ", "done"].into_iter();
        let next = next.filter_map(|verb| list.iter().find(|choice| choice.starts_with(verb))).next();
        choose(&browser, By::List, next.expect("the game goes on")).await;
    }
    let first = choices(&browser).await;
    let buy = first.iter().find(|choice| choice.starts_with("buy ")).expect("something to buy").clone();
    choose(&browser, By::List, &buy).await;
    let second = choices(&browser).await;
    choose(&browser, By::List, &buy).await;
    browser.go(&format!("{}/t/{code}", server.url)).await;
    assert!(my_turn(&browser).await);
    press(&browser, "#undo").await;
    assert_eq!(choices(&browser).await, second, "one step back");
    choose(&browser, By::List, &buy).await;
    press(&browser, "#undo-turn").await;
    assert_eq!(choices(&browser).await, first, "the beginning of the turn");
}

/// Presses a button of the turn and waits for what comes of it.
async fn press(browser: &Browser, button: &str) {
    let before = version(browser).await;
    browser.click(button).await;
    let moved = format!(
        "return !('sent' in document.body.dataset)
            && document.querySelector('#table')?.dataset.decisionVersion !== '{before}'"
    );
    browser.wait(button, &moved).await;
}

/// UX-12, UX-32, UX-34: two people with empty profiles; one joins by the link of a seat. What one plans and owns is not
/// in the other's page.
#[tokio::test(flavor = "multi_thread")]
async fn ux_34_two_people_and_what_they_may_not_know() {
    let server = Server::start().await;
    let (Some(anna), Some(bence)) = (Browser::open(DESKTOP).await, Browser::open(DESKTOP).await) else {
        return;
    };
    anna.go(&server.url).await;
    post(&anna, "/me", &[("name", "Anna"), ("return", "/")]).await;
    let form = [("game", "power-grid"), ("seats", "2"), ("seat1", "me"), ("seat2", "link")];
    post(&anna, "/tables", &form).await;
    let link = anna
        .js("return [...document.querySelectorAll('input, [data-copy]')]
        .map((one) => one.value || one.dataset.copy || '').filter((text) => text.includes('/j/')).at(-1)")
        .await;
    let link = link.as_str().expect("the host sees the link of the free seat").to_owned();
    bence.go(&link).await;
    post(&bence, "/me", &[("name", "Bence"), ("return", "/")]).await;
    let code = anna.js("return location.pathname").await.as_str().expect("a path").to_owned();
    post(&anna, &format!("{code}/start"), &[]).await;
    bence.go(&format!("{}{code}", server.url)).await;
    let on = "return document.querySelector('#table[data-page=table]') !== null";
    anna.wait("the game", on).await;
    bence.wait("the game", on).await;
    // Rivals' money is a question mark in the page's very source.
    for browser in [&anna, &bence] {
        let rival = "return [...document.querySelectorAll('#pane-players [data-seat]')].map((one) => one.innerText).join('|')";
        let panels = browser.js(rival).await.as_str().unwrap_or_default().to_owned();
        assert!(panels.contains("money ?"), "{panels}");
        assert_eq!(panels.matches("money 50").count(), 1, "{panels}");
    }
    // A step that is not committed stays with whoever made it.
    let (actor, other) = if anna.js("return 'mine' in document.querySelector('#table').dataset").await == true
    {
        (&anna, &bence)
    } else {
        (&bence, &anna)
    };
    let nominate =
        choices(actor).await.into_iter().find(|choice| choice.starts_with("nominate ")).expect("a plant");
    choose(actor, By::List, &nominate).await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    let seen =
        other.js("return document.documentElement.outerHTML").await.as_str().unwrap_or_default().to_owned();
    assert!(!seen.contains("puts plant"), "a tentative step is in the other's page");
}

/// UX-31: one click after choosing the game, and the table can be played.
#[tokio::test(flavor = "multi_thread")]
async fn ux_31_a_table_in_one_click() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    browser.go(&format!("{}/new?game=power-grid", server.url)).await;
    browser.click("form.new-table .primary").await;
    assert!(my_turn(&browser).await);
}

/// UX-37: the price on a city is what connecting it costs: the money goes down by just that.
#[tokio::test(flavor = "multi_thread")]
async fn ux_37_the_price_shown_is_the_price_paid() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    table_with_bots(&browser, &server, 2, "greedy").await;
    let mut built = 0;
    while built < 4 && my_turn(&browser).await {
        let list = choices(&browser).await;
        let verbs =
            ["build ", "pass-bid", "bid ", "nominate ", "scrap ", "drop ", "done", "pass"].into_iter();
        let next = verbs.filter_map(|verb| list.iter().find(|choice| choice.starts_with(verb))).next();
        let next = next.expect("the game goes on").clone();
        let money =
            "return Number(/money\\s*(\\d+)/.exec(document.querySelector('#pane-players').innerText)[1])";
        let before = browser.js(money).await.as_i64();
        let shown = format!(
            "const cost = document.querySelector('#choices-form [data-choice=\"{next}\"] .cost')?.innerText;
             return Number(/\\d+/.exec(cost)[0])"
        );
        let cost = if next.starts_with("build ") { browser.js(&shown).await.as_i64() } else { None };
        choose(&browser, By::List, &next).await;
        if next.starts_with("build ") {
            built += 1;
            assert_eq!(
                browser.js(money).await.as_i64(),
                before.zip(cost).map(|(before, cost)| before - cost),
                "{next}"
            );
        }
    }
    assert!(built >= 2, "only {built} cities were built");
}

/// UX-46: the language can be changed at any time, and the decision stays.
#[tokio::test(flavor = "multi_thread")]
async fn ux_46_the_language_changes_and_the_decision_stays() {
    let server = Server::start().await;
    let Some(browser) = Browser::open(DESKTOP).await else { return };
    let code = table_with_bots(&browser, &server, 2, "greedy").await;
    assert!(my_turn(&browser).await);
    let before = choices(&browser).await;
    post(&browser, "/me", &[("language", "hu"), ("return", &format!("/t/{code}"))]).await;
    assert!(my_turn(&browser).await);
    assert_eq!(choices(&browser).await, before);
    assert_eq!(browser.js("return document.documentElement.lang").await, "hu");
    let text = browser.text().await;
    assert!(text.contains("Te jössz") || text.contains("te jössz"), "{text}");
    assert!(!text.contains("Your turn"), "{text}");
}
