//! Power Grid's own points: UX-37, UX-38. And what is said in two languages: UX-31, UX-46.

use std::time::{Duration, Instant};

use crate::harness::{Browser, Screen, Server, run, run_alone};
use crate::play::{By, Player, games, power_grid};

/// The player's money on the page.
const MONEY: &str =
    "return Number(/money\\s*(\\d+)/.exec(document.querySelector('#pane-players [data-own]').innerText)[1])";

/// UX-31: one click after choosing the game, and the table can be played.
#[test]
fn ux_31_a_table_in_one_click() {
    run_alone(async || {
        for game in games() {
            let browser = Browser::open(Screen::DESKTOP).await;
            browser.go(&format!("{}/new?game={}", Server::shared().await.url, game.slug)).await;
            let begun = Instant::now();
            browser.click("form.new-table .primary").await;
            browser
                .wait(
                    "the table",
                    "return document.querySelector('#table[data-page=table] #prompt .task') !== null",
                )
                .await;
            let (took, slowness) = (begun.elapsed(), browser.slowness().await);
            assert!(took < Duration::from_secs(3).mul_f64(slowness), "{}: {took:?}", game.slug);
            assert!(Player::at(browser).await.my_turn().await);
        }
    });
}

/// UX-37: the price on a city is what connecting it costs: the money goes down by just that, and other prices change.
#[test]
fn ux_37_the_price_shown_is_the_price_paid() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 2).await;
        let mut built = 0;
        let mut changes = 0;
        while built < 6 && player.my_turn().await {
            let choice = player.advice().await;
            let Some(city) = choice.strip_prefix("build ") else {
                player.step(By::List).await;
                continue;
            };
            let before = player.number(MONEY).await;
            let badges = "return [...document.querySelectorAll('[id^=pg-total-]')].map((one) => `${one.id} ${one.textContent}`)";
            let badge = format!("return Number(document.querySelector('#pg-total-{city} text').textContent)");
            let listed = format!(
                "return Number(/\\d+/.exec(document.querySelector('#choices-form [data-choice=\"{choice}\"] .cost').textContent)[0])"
            );
            let (shown, cost, others) =
                (player.number(&badge).await, player.number(&listed).await, player.strings(badges).await);
            assert_eq!(shown, cost, "{choice}");
            player.choose(By::List, &choice).await;
            built += 1;
            // A city after which a plant leaves the market is paid for with "End turn".
            if player.is_held().await {
                player.confirm().await;
                continue;
            }
            assert_eq!(player.number(MONEY).await, before - cost, "{choice}");
            changes += usize::from(player.strings(badges).await.iter().any(|one| !others.contains(one)));
        }
        assert!(built >= 4 && changes >= 2, "{built} cities were built, {changes} changed other prices");
    });
}

/// UX-38: fuel costs what the market says; the order is reversed where the rules say so; rivals' money is hidden or open.
#[test]
fn ux_38_fuel_order_and_money() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 4).await;
        let buy =
            "return document.querySelector('#choices-form [data-choice^=\"buy \"]')?.dataset.choice ?? ''";
        assert!(player.play_until(buy).await);
        let before = player.number(MONEY).await;
        let mut paid = 0.0;
        loop {
            let choice = player.string(buy).await;
            let Some(fuel) = choice.strip_prefix("buy ") else { break };
            let price = format!(
                "return Number(document.querySelector('#pg-token-{fuel} .pg-next-price').textContent)"
            );
            paid += player.number(&price).await;
            player.choose(By::List, &choice).await;
            assert_eq!(player.number(MONEY).await, before - paid);
            let total =
                player.string("return document.querySelector('#worksheet .sheet-total').textContent").await;
            assert!(total.contains(&format!("Total {paid} · money {before} → {}", before - paid)), "{total}");
        }
        assert!(paid > 0.0);
        let order =
            "return [...document.querySelectorAll('#strip .order .chip')].map((one) => one.dataset.seat)";
        // The panels keep their places; each shows its place in the turn order.
        let panels = "const place = (panel) => Number(panel.querySelector('.place').textContent);
            return [...document.querySelectorAll('#pane-players .panel')].sort((one, two) => place(one) - place(two)).map((one) => one.dataset.seat)";
        let fuel = player.strings(order).await;
        assert_eq!(player.strings(panels).await, fuel);
        let power = "return document.querySelector('#table').dataset.phase === '4'";
        assert!(player.play_until(power).await);
        let mut power = player.strings(order).await;
        power.reverse();
        assert_eq!(power, fuel, "fuel is bought in reverse order");
        let rivals = "return [...document.querySelectorAll('#pane-players .panel:not([data-own])')].map((one) => one.innerText)";
        assert!(player.strings(rivals).await.iter().all(|panel| panel.contains("money ?")));
        drop(player);

        let open = [("option-money", "open")];
        let player = Player::sit_with(Screen::DESKTOP, power_grid(), 3, &[], &open).await;
        assert!(player.my_turn().await);
        assert!(player.strings(rivals).await.iter().all(|panel| panel.contains("money 50")));
    });
}

/// UX-46: the language can be changed in the middle of a turn; the decision and its steps stay.
#[test]
fn ux_46_the_language_changes_and_the_decision_stays() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, *game.seats.start()).await;
            let free = "return document.querySelector('#choices-form [data-choice]:not([data-commits]):not(:has(.reveals))')?.dataset.choice ?? ''";
            assert!(player.play_until(free).await, "{}", game.slug);
            let step = player.string(free).await;
            player.choose(By::List, &step).await;
            let before = player.choices().await;
            let here = format!("/t/{}", player.code);
            let mut pages = Vec::new();
            for language in ["hu", "en"] {
                player.post("/me", &[("language", language), ("return", &here)]).await;
                assert!(player.my_turn().await);
                assert_eq!(player.choices().await, before, "{}", game.slug);
                assert_eq!(player.string("return document.documentElement.lang").await, language);
                assert!(
                    player.holds("return document.querySelector('#undo:not(:disabled)') !== null").await,
                    "{}: the step is gone",
                    game.slug
                );
                pages.push(player.strings("return ['#prompt .task', '#choices-form', '#pane-log', '#tabs'].map((one) => document.querySelector(one).textContent.trim())").await);
            }
            assert!(
                pages[0][0].to_lowercase().contains("te jössz") && pages[1][0].contains("Your turn"),
                "{pages:?}"
            );
            for (hungarian, english) in pages[0].iter().zip(&pages[1]) {
                assert!(
                    hungarian != english || hungarian.is_empty(),
                    "{}: \"{hungarian}\" in both languages",
                    game.slug
                );
            }
        }
    });
}
