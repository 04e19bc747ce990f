//! The log points at the table: UX-17.

use serde_json::Value;

use crate::harness::{Screen, run};
use crate::play::{By, Player, games};

/// A link in the log to something that lies on the table, and what it points at.
const LINK: &str = "const link = [...document.querySelectorAll('#pane-log a[data-points]')]
        .find((one) => document.querySelector(`#stage [data-el=\"${CSS.escape(one.dataset.points.split(' ')[0])}\"]`)?.getBoundingClientRect().width > 0);
    return link ? [`#${link.closest('.line').id} a[data-points=\"${link.dataset.points}\"]`, link.dataset.points.split(' ')[0]] : null";

/// Plays until the log has such a link.
async fn link(player: &Player) -> (String, String) {
    assert!(player.play_until(LINK).await, "the log never pointed at anything");
    let found = player.strings(LINK).await;
    (found[0].clone(), found[1].clone())
}

/// A script that tells whether an element is pointed at.
fn pointed(id: &str) -> String {
    format!(
        "return document.querySelector('[data-el={}]')?.hasAttribute('data-pointed') ?? false",
        Value::from(id)
    )
}

/// UX-17: a link of the log brackets what it is about and brings it into view; plain text does nothing.
#[test]
fn ux_17_the_log_points_at_the_table() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            let (link, id) = link(&player).await;
            player.click("#side-tab-log").await;
            player.hover(&link).await;
            player.wait("the brackets", &pointed(&id)).await;
            assert!(player.holds("return document.querySelectorAll('.brackets i').length >= 4").await);
            player.point_at((2.0, 2.0)).await;
            assert!(!player.holds(&pointed(&id)).await, "{}: still pointed at", game.slug);
            player.js(&format!("document.querySelector('{link}').focus()")).await;
            assert!(player.holds(&pointed(&id)).await, "{}: not pointed at by the focus", game.slug);
            player.js("document.activeElement.blur()").await;
            assert!(!player.holds("return document.querySelector('[data-pointed]') !== null").await);

            // Enlarged, the element is far away; following the link brings it back.
            for _ in 0..5 {
                player.js("document.querySelector('[data-zoom=in]').click()").await;
            }
            player.js("document.querySelector('#viewport').scrollTo(0, 0)").await;
            player.click(&link).await;
            player.wait("the element", &in_view(&id)).await;

            let before = (player.version().await, player.string("return location.href").await);
            let plain = "const plain = [...document.querySelectorAll('#pane-log .turn .named')].find((one) => one.getClientRects().length);
                plain.id = 'plain'; return true";
            player.js(plain).await;
            player.click("#plain").await;
            assert_eq!((player.version().await, player.string("return location.href").await), before);
            assert!(player.holds("return document.querySelector('#chooser').hidden && document.querySelector('#card').hidden").await);
        }
    });
}

/// A script that tells whether an element is inside of the window and of its pane.
fn in_view(id: &str) -> String {
    format!(
        "const one = document.querySelector('#stage [data-el={}]'); const box = one.getBoundingClientRect();
         const pane = (one.closest('#viewport') ?? one.closest('.pane, .mat') ?? document.body).getBoundingClientRect();
         const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
         return box.width > 0 && x >= pane.left && x <= pane.right && y >= pane.top && y <= pane.bottom && y <= innerHeight",
        Value::from(id)
    )
}

/// UX-17: on a phone the link leads to the right tab.
#[test]
fn ux_17_the_log_of_a_phone_leads_to_the_right_tab() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::PHONE, game, game.usual_seats).await;
            let (link, id) = link(&player).await;
            player.js("document.body.dataset.sheet = 'peek'").await;
            player.tap("#tab-log").await;
            player
                .wait("the log", "return document.querySelector('#pane-log').hasAttribute('data-active')")
                .await;
            player.tap(&link).await;
            player.wait("the element", &in_view(&id)).await;
            let here = format!(
                "return document.querySelector('#stage [data-el={}]').closest('[data-pane]').hasAttribute('data-active')",
                Value::from(id.as_str())
            );
            assert!(player.holds(&here).await, "{}", game.slug);
            player.step(By::List).await;
        }
    });
}
