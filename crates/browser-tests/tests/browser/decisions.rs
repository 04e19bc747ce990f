//! What can be chosen, and what choosing does: UX-03, UX-07, UX-08, UX-09, UX-10, UX-11.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::{Machine, Screen, run};
use crate::looks::pale_texts;
use crate::play::{By, Player, games, power_grid};

/// UX-03: the list shows exactly the choices the server reports, grouped by kind, and each target of a choice lies on
/// the table.
#[test]
fn ux_03_list_server_and_board_agree() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            for _ in 0..30 {
                if !player.my_turn().await {
                    break;
                }
                let answer = player
                    .js(&format!(
                        "return fetch('/api/v1/tables/{}').then((answer) => answer.json())",
                        player.code
                    ))
                    .await;
                let reported = answer["choices"].as_array().expect("a decision has choices").iter();
                let mut reported: Vec<&str> = reported.filter_map(|choice| choice["id"].as_str()).collect();
                let mut listed = player.choices().await;
                reported.sort_unstable();
                listed.sort_unstable();
                assert_eq!(listed, reported, "{}", game.slug);
                let missing = "return [...document.querySelectorAll('#choices-form [data-targets]')]
                    .flatMap((choice) => choice.dataset.targets.split(' '))
                    .filter((target) => !document.querySelector(`[data-el=\"${target}\"][data-legal]`))";
                assert_eq!(player.strings(missing).await, [""; 0], "{}", game.slug);
                player.step(By::List).await;
            }
        }
    });
}

/// UX-07: an old version changes nothing and brings the current decision.
#[test]
fn ux_07_a_stale_choice_changes_nothing() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 2).await;
        assert!(player.my_turn().await);
        let (before, listed) = (player.version().await, player.choices().await);
        let stale = format!(
            "document.querySelector('#choices-form [name=version]').value = '0';
             document.querySelector('#choices-form [data-choice=\"{}\"]').click()",
            listed[0]
        );
        player.js(&stale).await;
        player.wait("the notice", "return document.querySelector('#notice') !== null").await;
        assert_eq!((player.version().await, player.choices().await), (before, listed));
        assert!(player.text().await.contains("The game has moved on"));
    });
}

/// Counts the requests that change something.
pub(crate) async fn count_posts(browser: &Machine) {
    browser
        .js("window.posts = 0; window.posted = []; const real = window.fetch;
             window.fetch = (to, how) => {
                 if (how?.method === 'POST') { window.posts += 1; window.posted.push(`${to} ${how.body}`); }
                 return real(to, how);
             }")
        .await;
}

/// A script for the selector of the first target on the board that belongs to exactly one choice, and to one that is not
/// counted up by clicking again. It is empty in a decision without one.
const PLAIN_TARGET: &str = "const all = [...document.querySelectorAll('#choices-form [data-choice]')];
    const at = (id) => all.filter((one) => (one.dataset.targets ?? '').split(' ').includes(id));
    const plain = [...document.querySelectorAll('#stage [data-legal][data-el]')].filter((one) => one.getClientRects().length)
        .find((one) => at(one.dataset.el).length === 1 && at(one.dataset.el)[0].dataset.targets === one.dataset.el
            && !at(one.dataset.el)[0].hasAttribute('data-again'));
    return plain ? `#stage [data-legal][data-el=\"${plain.dataset.el}\"]` : '';";

/// UX-08: pointing shows what a choice would do and sends nothing; a click sends one request, a double click no second one.
#[test]
fn ux_08_a_mouse_previews_and_then_sends_once() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.play_until(PLAIN_TARGET).await, "{} has no target for a click", game.slug);
            let target = player.string(PLAIN_TARGET).await;
            count_posts(&player).await;
            player.hover(&target).await;
            assert_preview(&player, &target).await;
            let before = player.version().await;
            player.double_click(&target).await;
            player.answer("the choice", &before).await;
            let posted = player.string("return window.posted.join(' and ')").await;
            assert_eq!(player.number("return window.posts").await, 1.0, "{}, {target}: {posted}", game.slug);
        }
    });
}

/// UX-08: a first tap asks, with what it would do; a second one sends one request.
#[test]
fn ux_08_a_finger_previews_and_then_sends_once() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::PHONE, game, game.usual_seats).await;
            assert!(player.play_until(PLAIN_TARGET).await, "{} has no target for a tap", game.slug);
            let target = player.string(PLAIN_TARGET).await;
            count_posts(&player).await;
            // On a busy machine a finger may stay down for so long that it is a long press.
            let asked = "return !document.querySelector('#chooser').hidden";
            for _ in 0..3 {
                player.tap(&target).await;
                if player.soon(asked).await {
                    break;
                }
                player.key("Escape").await;
            }
            assert!(player.holds(asked).await, "{}: a tap on {target} asks nothing", game.slug);
            let same = "const numbers = [...document.querySelectorAll('#choices-form [data-preview] :is(.cost, .gain)')];
                const asked = document.querySelector('#chooser').textContent; return numbers.every((one) => asked.includes(one.textContent))";
            assert!(player.holds(same).await, "{}: the question does not say what it costs", game.slug);
            assert_preview(&player, &target).await;
            // Price and gain can be read, in both themes.
            for theme in ["light", "dark"] {
                player.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await;
                let mut pale = pale_texts(&player).await;
                pale.retain(|one| one.contains(" in chooser "));
                assert_eq!(pale, [""; 0], "{}, {theme}", game.slug);
            }
            let before = player.version().await;
            player.tap("#chooser .confirm").await;
            player.answer("the choice", &before).await;
            assert_eq!(player.number("return window.posts").await, 1.0, "{}", game.slug);
        }
    });
}

/// The target and its choice are marked, its words and numbers are in the prompt bar, and nothing was sent.
async fn assert_preview(player: &Player, target: &str) {
    player.wait("the preview", "return document.querySelector('#preview').textContent !== ''").await;
    let target = Value::from(target);
    let shown = format!(
        "const target = document.querySelector({target});
         const choice = document.querySelector('#choices-form [data-preview]');
         const numbers = [...choice.querySelectorAll('.cost, .gain')].map((one) => one.textContent);
         const words = document.querySelector('#preview').textContent;
         return target.hasAttribute('data-preview') && choice.dataset.targets.split(' ').includes(target.dataset.el)
             && numbers.every((number) => words.includes(number)) && window.posts === 0"
    );
    assert!(
        player.holds(&shown).await,
        "{target}: {}",
        player.string("return document.querySelector('#preview').outerHTML").await
    );
}

/// UX-08: a city that could be built shows the house and what it costs.
#[test]
fn ux_08_a_city_shows_the_house_it_would_get() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 2).await;
        let building = "return document.querySelector('#choices-form [data-choice^=\"build \"]') !== null";
        assert!(player.play_until(building).await);
        let city =
            player.string("return document.querySelector('.pg-target').id").await.replace("pg-target-", "");
        let ghost = format!(
            "const ghost = document.getElementById('pg-preview-{city}'); return getComputedStyle(ghost).visibility === 'visible' && getComputedStyle(ghost).display !== 'none' && getComputedStyle(ghost).opacity !== '0'"
        );
        assert!(!player.holds(&ghost).await);
        player.hover(&format!("#pg-target-{city}")).await;
        player.wait("the house", &ghost).await;
    });
}

/// UX-09: every kind of decision has the same choices in text mode.
#[test]
fn ux_09_text_mode_offers_the_same_choices() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.start()).await;
            let mut kinds = BTreeSet::new();
            while player.my_turn().await {
                let listed = player.choices().await;
                let verbs: BTreeSet<&str> =
                    listed.iter().filter_map(|choice| choice.split(' ').next()).collect();
                let kind = verbs.into_iter().collect::<Vec<_>>().join(" ");
                if kinds.insert(kind) {
                    assert_eq!(in_text_mode(&player).await, listed, "{}", game.slug);
                }
                if kinds.len() >= 8 {
                    break;
                }
                player.step(By::List).await;
            }
            assert!(kinds.len() >= 3, "{}: only {kinds:?}", game.slug);
        }
    });
}

/// The choices of the same decision in text mode.
async fn in_text_mode(player: &Player) -> Vec<String> {
    let script = format!(
        "const like = (text) => fetch('/me', {{ method: 'POST', body: new URLSearchParams({{ text_mode: text, return: '/nowhere' }}) }});
         return like('true').then(() => fetch('/t/{code}')).then((answer) => answer.text())
             .then((text) => like('false').then(() => {{
                 const page = new DOMParser().parseFromString(text, 'text/html');
                 if (page.querySelector('#stage svg [data-el]') || !page.querySelector('.text-mode h2, .text-mode h3, .text-mode table')) return ['not text'];
                 return [...page.querySelectorAll('#choices-form [data-choice]')].map((one) => one.dataset.choice);
             }}))",
        code = player.code
    );
    player.strings(&script).await
}

/// What of a decision must be there again after it was taken back.
async fn decision(player: &Player) -> (Vec<String>, String) {
    let totals = "return document.querySelector('#pane-players .panel[data-own] .numbers').innerText
        + document.querySelector('.mat.own .mat-body').innerText";
    (player.choices().await, player.string(totals).await)
}

/// UX-10: after one, two and three steps each can be taken back, and all at once.
#[test]
fn ux_10_steps_are_taken_back_one_by_one_or_all() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.start()).await;
            let mut depth = 0;
            // Until a turn of three steps has been found, or as many as the game has.
            for _ in 0..40 {
                if depth >= 3 || !player.my_turn().await {
                    break;
                }
                // A game may add a step of its own to one of the player's: both are taken back one by one.
                let mut before = vec![(planned(&player).await, decision(&player).await)];
                while before.len() <= 3 && steps_back(&player).await {
                    before.push((planned(&player).await, decision(&player).await));
                }
                let steps = before.len() - 1;
                depth = depth.max(steps);
                if steps > 0 {
                    let mut made = before[steps].0;
                    for (planned, earlier) in before[..steps].iter().rev() {
                        assert!(made > *planned, "{}: a step that cannot be taken back", game.slug);
                        while made > *planned {
                            player.press("#undo").await;
                            made -= 1;
                        }
                        assert_eq!(
                            decision(&player).await,
                            *earlier,
                            "{}: one step back of {steps}",
                            game.slug
                        );
                    }
                    for _ in 0..steps {
                        assert!(steps_back(&player).await, "{}: the same step again", game.slug);
                    }
                    player.press("#undo-turn").await;
                    assert_eq!(
                        decision(&player).await,
                        before[0].1,
                        "{}: the beginning of the turn",
                        game.slug
                    );
                }
                player.step(By::List).await;
                while player.my_turn().await
                    && player.holds("return document.querySelector('#undo:not(:disabled)') !== null").await
                {
                    player.step(By::List).await;
                }
            }
            assert!(depth >= 1, "{}: no step can be taken back", game.slug);
        }
    });
}

/// How many steps of the turn are planned.
async fn planned(player: &Player) -> usize {
    player.number("return Number(document.querySelector('#table').dataset.planned)").await as usize
}

/// Makes the first step that does not commit, if there is one.
async fn steps_back(player: &Player) -> bool {
    let free = "return document.querySelector('#choices-form [data-choice]:not([data-commits]):not(:has(.reveals))')?.dataset.choice ?? ''";
    let choice = player.string(free).await;
    if choice.is_empty() {
        return false;
    }
    player.choose(By::List, &choice).await;
    true
}

/// UX-11: what reveals something says so beforehand. A click on the table waits for its confirmation and can be undone
/// until then; afterwards it cannot.
#[test]
fn ux_11_what_reveals_something_says_so() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.start()).await;
            let reveals = "return document.querySelector('#choices-form [data-choice] .reveals')?.closest('[data-choice]').dataset.choice ?? ''";
            let mut seen = 0;
            let mut refused = 0;
            for _ in 0..150 {
                if refused > 0 || !player.my_turn().await {
                    break;
                }
                let choice = player.string(reveals).await;
                if choice.is_empty() {
                    player.step(By::List).await;
                    continue;
                }
                seen += 1;
                let said = "const said = document.querySelector('#choices-form .reveals');
                    return said.querySelector('svg use[href$=\"#eye\"]') !== null && said.textContent.includes('can’t be undone')";
                assert!(player.holds(said).await, "{}: {choice}", game.slug);
                let before = decision(&player).await;
                player.choose(By::List, &choice).await;
                if player.is_held().await {
                    let marked = "const ids = document.querySelector('[data-held]').dataset.drops.split(' ');
                        return ids.some((id) => document.querySelector(`#stage [data-el=\"${CSS.escape(id)}\"]`)?.hasAttribute('data-selected'))
                            && document.querySelectorAll('#choices-form [data-choice]').length === 0
                            && document.querySelector('.task').textContent.includes('undone')";
                    assert!(player.holds(marked).await, "{}: {choice} waits", game.slug);
                    player.press("#undo").await;
                    assert_eq!(decision(&player).await, before, "{}: {choice} undone", game.slug);
                    player.choose(By::List, &choice).await;
                    player.press("#end-turn").await;
                }
                // Whether the same player goes on depends on the game; if so, the button says why it does nothing.
                if player.my_turn().await
                    && player.holds("return document.querySelector('#undo').disabled").await
                {
                    let why = player.string("return document.querySelector('#undo-why').textContent").await;
                    let title = player.string("return document.querySelector('#undo').title").await;
                    assert_eq!(why, title);
                    assert!(!why.is_empty());
                    refused += 1;
                }
            }
            assert!(seen > 0, "{}: nothing was ever revealed", game.slug);
        }
    });
}
