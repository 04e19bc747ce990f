//! What the script does between a click and the server: clicks that wait, a turn that ends by itself, fingers that miss.

use std::time::Duration;

use engine::Info;
use serde_json::Value;

use crate::decisions::count_posts;
use crate::harness::{Screen, Wire, run};
use crate::network::{buyer, stored};
use crate::play::{By, Player, game, power_grid};
use crate::site::Site;

/// UX-08: what is pressed while an answer is awaited is sent after it, in its order.
#[test]
fn ux_08_clicks_wait_for_the_answer_before() {
    run(async || {
        let wire = Wire::lay(Duration::from_millis(300)).await;
        let (player, buy) = buyer(&wire.url).await;
        let before = stored(&player).await;
        let idle = "return !('sent' in document.body.dataset)";
        let button = format!("document.querySelector('#choices-form [data-choice=\"{buy}\"]')");
        player.js(&format!("for (let click = 0; click < 3; click += 1) {button}.click()")).await;
        player.wait("the answers", idle).await;
        assert_eq!(stored(&player).await, before + 3, "each click counts one up");
        count_posts(&player).await;
        player.js(&format!("{button}.click(); document.querySelector('#undo').click()")).await;
        player.wait("both answers", &format!("{idle} && window.posts === 2")).await;
        assert_eq!(stored(&player).await, before + 3, "a step and its end");
    });
}

/// A game whose turns are ended by the button.
fn with_end_of_turn() -> &'static Info {
    game("castles-of-burgundy")
}

const COUNTS: &str =
    "return /\\(\\d\\)$/.test(document.querySelector('#end-turn')?.textContent.trim() ?? '')";

/// Section 1.3 of the design: who wishes so sees a turn end by itself after four seconds, unless something else is done.
#[test]
fn a_turn_ends_by_itself_after_a_countdown() {
    run(async || {
        let likes = [("end_turn", "soon")];
        let player = Player::sit_with(Screen::DESKTOP, with_end_of_turn(), 2, &likes, &[]).await;
        assert!(player.play_until(COUNTS).await, "no turn was ever to be ended");
        // Any key stops it.
        player.key("Shift").await;
        assert!(!player.holds(COUNTS).await);
        let version = player.version().await;
        tokio::time::sleep(Duration::from_millis(5500)).await;
        assert_eq!(player.version().await, version, "the turn ended although a key had stopped it");
        player.press("#undo").await;
        assert!(player.play_until(COUNTS).await);
        let version = player.version().await;
        player.answer("the end of the turn", &version).await;
        assert!(!player.holds("return document.querySelector('#end-turn') !== null").await);
    });
}

/// UX-44: the curve is read by keys.
#[test]
fn ux_44_the_curve_is_read_by_keys() {
    run(async || {
        let site = Site::visit(Screen::DESKTOP).await;
        let browser = &site.browser;
        for place in site.places.iter().filter(|place| place.name.starts_with("game over")) {
            site.open(place).await;
            let read = "return document.querySelector('.curve-read').textContent";
            let said = "return [...document.querySelectorAll('[data-read]')].map((one) => one.dataset.read)";
            let said = browser.strings(said).await;
            assert!(said.len() > 2, "{place:?}");
            browser.js("document.querySelector('[data-read][tabindex=\"0\"]').focus()").await;
            let at = "return [...document.querySelectorAll('[data-read]')].indexOf(document.activeElement)";
            let first = browser.number(at).await as usize;
            let first_read = format!("{read} === {}", serde_json::Value::from(said[first].as_str()));
            browser.wait("the first reading", &first_read).await;
            let (there, back) =
                if first == 0 { ("ArrowRight", "ArrowLeft") } else { ("ArrowLeft", "ArrowRight") };
            let next = if first == 0 { 1 } else { first - 1 };
            browser.key(there).await;
            assert_eq!(browser.string(read).await, said[next], "{place:?}");
            browser.key(back).await;
            assert_eq!(browser.string(read).await, said[first], "{place:?}");
            assert_eq!(
                browser
                    .number("return document.querySelectorAll('[data-read][tabindex=\"0\"]').length")
                    .await,
                1.0
            );
        }
    });
}

/// UX-21: a finger that comes down beside a small target asks about it, and one between two about both.
#[test]
fn ux_21_a_finger_beside_targets_opens_the_chooser() {
    run(async || {
        let player = Player::sit(Screen::PHONE, power_grid(), 3).await;
        let building = "return document.querySelectorAll('#stage [data-legal][data-el]').length > 3
            && document.querySelector('#choices-form [data-choice^=\"build \"]') !== null";
        assert!(player.play_until(building).await);
        player.js("document.querySelector('[data-zoom=fit]').click()").await;
        // As if the targets were too small to be hit.
        player.add_style("#stage [data-el] { pointer-events: none }").await;
        let middles = "const view = document.querySelector('#viewport').getBoundingClientRect();
            const middles = [...document.querySelectorAll('#viewport [data-legal][data-el]')].map((one) => {
                const box = one.getBoundingClientRect(); return { id: one.dataset.el, x: box.left + box.width / 2, y: box.top + box.height / 2 }; })
                .filter(({ x, y }) => x > view.left + 30 && x < view.right - 30 && y > view.top + 30 && y < view.bottom - 30
                    && document.elementFromPoint(x, y)?.closest('#viewport'));
            const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);";
        let alone = player.js(&format!("{middles} return middles.find((one) => middles.every((other) => other === one || far(one, other) > 45)) ?? null")).await;
        let pair = player.js(&format!("{middles} for (const a of middles) for (const b of middles) if (a !== b && far(a, b) < 36) return [a, b]; return null")).await;
        let coordinate = |place: &Value, name: &str| place[name].as_f64().expect("a number");
        assert!(!alone.is_null() || !pair.is_null(), "the targets are neither near to each other nor alone");
        if !alone.is_null() {
            player.tap_at((coordinate(&alone, "x") + 12.0, coordinate(&alone, "y") + 9.0)).await;
            player.wait("the question", "return !document.querySelector('#chooser').hidden").await;
            let asked = player.string("return document.querySelector('#chooser').dataset.for").await;
            assert_eq!(Some(asked.as_str()), alone["id"].as_str());
            player.key("Escape").await;
        }
        if !pair.is_null() {
            let between = |name: &str| (coordinate(&pair[0], name) + coordinate(&pair[1], name)) / 2.0;
            player.tap_at((between("x"), between("y"))).await;
            player.wait("the question", "return !document.querySelector('#chooser').hidden").await;
            let offered =
                player.number("return document.querySelectorAll('#chooser [data-chooses]').length").await;
            assert!(offered >= 2.0, "only {offered} choices between two targets");
        }
    });
}

/// UX-10: a click on what a step has put there takes that step back.
#[test]
fn ux_10_a_click_on_a_step_drops_it() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 2).await;
        let build = "return document.querySelector('#choices-form [data-choice^=\"build \"]:not([data-commits]):not(:has(.reveals))')?.dataset.choice ?? ''";
        assert!(player.play_until(build).await);
        let (before, choice) = (stored(&player).await, player.string(build).await);
        player.choose(By::List, &choice).await;
        assert_eq!(stored(&player).await, before + 1);
        let city = "const step = document.querySelector('[data-drops]');
            const id = step.dataset.drops.split(' ').find((one) => document.querySelector(`#stage [data-el=\"${one}\"]`)?.getClientRects().length);
            return id ? `#stage [data-el=\"${id}\"]` : ''";
        let city = player.string(city).await;
        assert!(!city.is_empty(), "the step points at nothing on the table");
        let version = player.version().await;
        player.click(&city).await;
        player.answer("the step back", &version).await;
        assert_eq!(stored(&player).await, before);
        assert!(player.choices().await.contains(&choice));
    });
}
