//! Where everything is, on every screen: UX-01, UX-02, UX-21, UX-27.

use serde_json::Value;

use crate::harness::{Machine, Screen, run};
use crate::play::{Player, games};
use crate::site::Site;

/// UX-01: on a desktop nothing scrolls, and all that matters is in view, with as many players as there can be.
#[test]
fn ux_01_a_desktop_table_does_not_scroll() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.end()).await;
            for screen in [Screen::DESKTOP, Screen::SMALL_DESKTOP] {
                player.resize(screen).await;
                player.reopen().await;
                assert!(player.my_turn().await);
                let name = game.slug;
                player.screenshot(&format!("{name}-{}", screen.width)).await;
                let overflow = "return document.scrollingElement.scrollHeight - innerHeight";
                assert!(player.number(overflow).await <= 0.0, "{name}: {screen:?} scrolls");
                let outside = "return [...document.querySelectorAll('#prompt, #pane-board, .mat.own, #pane-players .panel')]
                    .filter((one) => one.getClientRects().length).filter((one) => {
                        const [box, pane] = [one, one.closest('.players') ?? one].map((it) => it.getBoundingClientRect());
                        return box.bottom > Math.min(innerHeight, pane.bottom) + 1 || box.right > innerWidth + 1 || box.top < -1;
                    }).map((one) => one.id || one.className)";
                assert_eq!(player.strings(outside).await, [""; 0], "{name}: {screen:?} hides");
            }
        }
    });
}

/// The texts of a table that are drawn smaller than 11 pixels.
const SMALL_TEXTS: &str = "const size = (one) => {
        const drawn = one.closest('svg') && !one.closest('foreignObject');
        const matrix = drawn ? one.getScreenCTM() : null;
        return parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    };
    const walk = document.createTreeWalker(document.querySelector('#table'), NodeFilter.SHOW_TEXT);
    const small = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || !one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 1 && box.height > 1 && size(one) < 10.95) small.push(`${size(one).toFixed(1)} px: ${node.data.trim()} in ${one.closest('[id]')?.id}`);
    }
    return small;";

/// UX-02: on a phone no page scrolls sideways, and tabs and main button are there while the sheet is low.
#[test]
fn ux_02_a_phone_does_not_scroll_sideways() {
    run(async || {
        let site = Site::visit(Screen::PHONE).await;
        for screen in [Screen::PHONE, Screen::SMALL_PHONE, Screen::LYING_PHONE, Screen::TABLET] {
            site.browser.resize(screen).await;
            for place in site.places {
                site.open(place).await;
                let sideways = "return document.scrollingElement.scrollWidth - innerWidth";
                let pixels = site.browser.number(sideways).await;
                assert!(pixels <= 0.0, "{screen:?} {place:?} is {pixels} pixels too wide");
            }
        }
        drop(site);
        for game in games() {
            let player = Player::sit(Screen::PHONE, game, game.usual_seats).await;
            for screen in [Screen::PHONE, Screen::SMALL_PHONE] {
                player.resize(screen).await;
                player.reopen().await;
                assert!(player.my_turn().await);
                assert_eq!(player.string("return document.body.dataset.sheet").await, "peek");
                player.screenshot(&format!("{}-{}", game.slug, screen.width)).await;
                let hidden = "const main = document.querySelector('#end-turn') ?? [...document.querySelectorAll('#prompt [data-quick]')].find((one) => one.getClientRects().length)
                        ?? document.querySelector('#prompt .task');
                    return [...document.querySelectorAll('#tabs button'), main].filter((one) => {
                        const box = one.getBoundingClientRect();
                        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                        return !one.contains(document.elementFromPoint(x, y));
                    }).map((one) => one.id || one.className)";
                assert_eq!(player.strings(hidden).await, [""; 0], "{}: {screen:?}", game.slug);
            }
            player.resize(Screen::PHONE).await;
            let tabs = "return [...document.querySelectorAll('#tabs [data-tab]')].map((one) => one.id)";
            for tab in player.strings(tabs).await {
                player.js(&format!("document.getElementById('{tab}').click()")).await;
                assert_eq!(player.strings(SMALL_TEXTS).await, [""; 0], "{}: {tab}", game.slug);
            }
        }
    });
}

/// The legal targets that are shown, when whatever slides has arrived: what is hit in the middle of each, and how large it
/// is. A small one that lies on a larger one with the same choices is as large as that.
const TARGETS: &str = "for (const one of document.getAnimations()) if (one.effect.getComputedTiming().iterations !== Infinity) one.finish();
    const choices = [...document.querySelectorAll('#choices-form [data-targets]')].map((one) => one.dataset.targets.split(' '));
    const covers = (large, small) => choices.filter((one) => one.includes(small)).every((one) => one.includes(large));
    return [...document.querySelectorAll('#stage [data-legal][data-el]')].filter((one) => one.getClientRects().length).map((one) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const under = document.elementsFromPoint(x, y).map((other) => other.closest('[data-el]'));
        // Or a smaller target that lies on it.
        const hit = (under[0]?.hasAttribute('data-legal') && under.includes(one) ? one : under[0])?.dataset.el ?? '';
        const same = under.filter((other) => other?.hasAttribute('data-legal') && covers(other.dataset.el, one.dataset.el));
        const sizes = [one, ...same].map((other) => other.getBoundingClientRect());
        const covered = hit ? '' : document.elementFromPoint(x, y)?.outerHTML.slice(0, 100);
        return { id: one.dataset.el, hit, covered, x, y,
            width: Math.max(...sizes.map((size) => size.width)), height: Math.max(...sizes.map((size) => size.height)) };
    })";

/// The targets that are smaller than they should be or lie under something else.
async fn bad_targets(browser: &Machine, least: f64) -> Vec<Value> {
    browser.at_rest().await;
    let targets = browser.js(TARGETS).await;
    let bad = |target: &&Value| {
        let small = ["width", "height"]
            .iter()
            .any(|side| target[side].as_f64().is_none_or(|side| side < least - 0.5));
        small || target["id"] != target["hit"]
    };
    targets.as_array().expect("a list").iter().filter(bad).cloned().collect()
}

/// UX-21: on a desktop every target is at least 24 pixels large, and its middle hits it.
#[test]
fn ux_21_targets_of_a_desktop_can_be_hit() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::SMALL_DESKTOP, game, *game.seats.end()).await;
            for _ in 0..24 {
                if !player.my_turn().await {
                    break;
                }
                let bad = bad_targets(&player, 24.0).await;
                assert!(bad.is_empty(), "{}: {bad:?}", game.slug);
                player.step(crate::play::By::List).await;
            }
        }
    });
}

/// UX-21: on a phone every target is at least 44 pixels large, or a tap in its middle asks what was meant.
#[test]
fn ux_21_targets_of_a_phone_can_be_hit() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::PHONE, game, game.usual_seats).await;
            for _ in 0..16 {
                if !player.my_turn().await {
                    break;
                }
                // A tap on a step that waits for "End turn" takes it back.
                if player.is_held().await {
                    player.confirm().await;
                    continue;
                }
                let tabs = "return [...document.querySelectorAll('#tabs [data-tab]')].map((one) => one.id)";
                for tab in player.strings(tabs).await {
                    player.js(&format!("document.getElementById('{tab}').click()")).await;
                    for target in bad_targets(&player, 44.0).await {
                        let id = target["id"].as_str().unwrap_or_default();
                        let shown = format!("#stage [data-legal][data-el=\"{id}\"]");
                        let picked =
                            format!("document.querySelector('[data-el={}][data-selected]')", target["id"]);
                        let asked =
                            format!("return !document.querySelector('#chooser').hidden || {picked} !== null");
                        // On a busy machine a finger may stay down for so long that it is a long press.
                        for _ in 0..3 {
                            player.tap(&shown).await;
                            if player.soon(&asked).await {
                                break;
                            }
                            player.key("Escape").await;
                        }
                        assert!(player.holds(&asked).await, "{}: a tap on {target} asks nothing", game.slug);
                        // One of several things that a choice points at: it is taken back by another tap.
                        if player.holds(&format!("return {picked} !== null")).await {
                            player.key("Escape").await;
                            player.key("Escape").await;
                            continue;
                        }
                        let offered = format!(
                            "const words = [...document.querySelectorAll('#choices-form [data-choice]')]
                                 .filter((one) => (one.dataset.targets ?? '').split(' ').includes({}))
                                 .map((one) => one.querySelector('.label').textContent);
                             const lines = [...document.querySelectorAll('#chooser button')].map((one) => one.textContent);
                             return words.some((word) => lines.some((line) => line.includes(word)))",
                            target["id"]
                        );
                        assert!(
                            player.holds(&offered).await,
                            "{}: a tap on {target} does not offer it",
                            game.slug
                        );
                        player.key("Escape").await;
                    }
                }
                player.step(crate::play::By::List).await;
            }
        }
    });
}

/// Text that is cut off, and controls that cannot be brought into view and hit.
const CUT_OFF: &str = include_str!("cut_off.js");

/// UX-27: at 200 % and on a screen of 320 pixels everything can be reached and read, with wide text spacing too.
#[test]
fn ux_27_large_text_and_narrow_screens_lose_nothing() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        for screen in [Screen::ZOOMED, Screen::NARROW] {
            site.browser.resize(screen).await;
            for place in site.places {
                site.open(place).await;
                for spaced in [false, true] {
                    if spaced {
                        // The spacing of WCAG 1.4.12.
                        site.browser
                            .add_style(
                                "* { line-height: 1.5 !important; letter-spacing: .12em !important;
                            word-spacing: .16em !important } p { margin-bottom: 2em !important }",
                            )
                            .await;
                    }
                    let mut found = site.browser.strings(CUT_OFF).await;
                    // The first message of the stream may just raise the sheet.
                    for _ in 0..5 {
                        if found.is_empty() {
                            break;
                        }
                        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
                        site.browser.at_rest().await;
                        found = site.browser.strings(CUT_OFF).await;
                    }
                    if !found.is_empty() {
                        site.browser.screenshot("cut-off").await;
                    }
                    assert_eq!(found, [""; 0], "{screen:?} {place:?}, spaced: {spaced}");
                }
            }
        }
    });
}
