//! A tournament.

use crate::harness::{Browser, Screen, Server, run};

/// Plays the visitor's game at a table to its end, with choices at random, by the interface for programs.
const PLAY: &str = "window.over = false;
    (async () => {
        const table = '/api/v1/tables/' + document.querySelector('.closes a').pathname.split('/')[2];
        const ask = async (path, body) => (await fetch(table + path, body && {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
        })).json();
        for (;;) {
            const view = await ask('');
            if (view.state === 'finished') break;
            const version = view.version;
            if (view.to_act !== view.seat) await new Promise((done) => setTimeout(done, 20));
            else if (view.can_end_turn) await ask('/end-turn', { version });
            else if (view.choices?.length) {
                const choice = view.choices[Math.floor(Math.random() * view.choices.length)];
                await ask('/choice', { version, choice: choice.id });
            }
        }
        window.over = true;
    })();";

/// Anna makes a tournament of one round, Bence joins by its link, they play, and the standings are final.
#[test]
fn a_tournament_from_its_making_to_the_final_standings() {
    run(async || {
        let url = &Server::shared().await.url;
        let anna = Browser::open(Screen::DESKTOP).await;
        anna.go(&format!("{url}/")).await;
        anna.click(".daily-line a[href='/tournaments']").await;
        anna.wait("the list", "return !!document.querySelector('main a[href=\"/tournaments/new\"]')").await;
        anna.click("main a[href='/tournaments/new']").await;
        let game = ".game-choice a[href$='dice-settlers']";
        anna.wait("the form", &format!("return !!document.querySelector(\"{game}\")")).await;
        anna.click(game).await;
        let two = "button[name=seats][value='2']";
        let chosen = format!("{game}[aria-current]");
        anna.wait("the game", &format!("return !!document.querySelector(\"{chosen}\")")).await;
        anna.click(two).await;
        let pressed = format!("return !!document.querySelector(\"{two}[aria-pressed='true']\")");
        anna.wait("two seats", &pressed).await;
        anna.js("document.querySelector('#rounds').value = '1'").await;
        anna.click(".ticket button").await;
        let joins = "return !!document.querySelector('.daily-head [action$=join] input')";
        anna.wait("the tournament", joins).await;
        let link = anna.string("return document.querySelector('.tournament-invite code').textContent").await;
        let bence = Browser::open(Screen::PHONE).await;
        bence.go(&link).await;
        for (browser, name) in [(&anna, "Anna"), (&bence, "Bence")] {
            browser.wait("the question for a name", joins).await;
            browser.click(".daily-head [action$=join] input").await;
            browser.write(name).await;
            browser.click(".daily-head [action$=join] button").await;
            let joined = "return !!document.querySelector('.daily-head [action$=leave]')";
            browser.wait("the player", joined).await;
        }
        anna.go(&link).await;
        anna.click(".daily-head [action$=start] button").await;
        for browser in [&anna, &bence] {
            browser.go(&link).await;
            browser
                .wait("the own table", "return !!document.querySelector('.closes a[href^=\"/t/\"]')")
                .await;
            browser.js(PLAY).await;
        }
        for browser in [&anna, &bence] {
            browser.wait("the end of the game", "return window.over").await;
        }
        for browser in [&anna, &bence] {
            let finished =
                "if (document.querySelector('.lead strong')?.textContent.startsWith('Finished')) return true;
                location.reload(); return false";
            browser.wait("the end of the tournament", finished).await;
            let rows = browser.strings(
                "return [...document.querySelectorAll('.ranks tbody tr')].map((row) => row.innerText)",
            );
            let rows = rows.await;
            assert_eq!(rows.len(), 2, "{rows:?}");
            let own = "return document.querySelectorAll('.ranks .mine, .round-tables .mine').length";
            assert_eq!(browser.number(own).await, 2.0);
        }
    });
}
