//! The Castles of Burgundy: UX-39, and what its table alone has.

use std::collections::BTreeSet;

use engine::Info;

use crate::harness::{Screen, run};
use crate::play::{By, Player, game};

fn burgundy() -> &'static Info {
    game("castles-of-burgundy")
}

/// The elements on the table that match a selector and are shown as legal, in order.
async fn ringed(player: &Player, of: &str) -> Vec<String> {
    let script = format!(
        "return [...new Set([...document.querySelectorAll('#stage [data-legal][data-el]')].map((one) => one.dataset.el))]
            .filter((id) => {of}).sort()"
    );
    player.strings(&script).await
}

/// What the choices that use a die point at, in order.
async fn wanted(player: &Player, die: &str, of: &str) -> Vec<String> {
    let script = format!(
        "return [...new Set([...document.querySelectorAll('#choices-form [data-choice]')]
            .map((one) => one.dataset.targets?.split(' ') ?? []).filter((all) => all.includes('{die}')).flat())]
            .filter((id) => {of}).sort()"
    );
    player.strings(&script).await
}

/// UX-39: clicking a die leaves the rings of exactly the tiles, hexes and goods it can be used for; clicking it again
/// brings all of them back.
#[test]
fn ux_39_rings_for_a_die_are_the_legal_tiles_and_fields() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, burgundy(), 2).await;
        let things = "/^cb-(tile|hex|held)-/.test(id)";
        let mut compared = 0;
        while compared < 12 {
            let dice = "return document.querySelectorAll('[data-el^=cb-die][data-legal]').length > 0";
            assert!(player.play_until(dice).await, "a game has many dice");
            let all = ringed(&player, things).await;
            for die in ringed(&player, "id.startsWith('cb-die')").await {
                let expected = wanted(&player, &die, things).await;
                // A die that is good for nothing but workers is used by the click itself.
                if expected.is_empty() {
                    continue;
                }
                player.click(&format!("#stage [data-el=\"{die}\"]")).await;
                assert_eq!(ringed(&player, things).await, expected, "{die}");
                // Closes whatever is open: a card, the chooser, and takes the die back.
                for _ in 0..3 {
                    player.key("Escape").await;
                }
                assert_eq!(ringed(&player, things).await, all, "{die} was put back");
                compared += 1;
            }
            player.step(By::List).await;
        }
    });
}

/// UX-39: the workers on a depot or a hex are the fewest of all choices there, and the price in the list is what is paid.
#[test]
fn ux_39_workers_shown_are_minimal_and_paid() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, burgundy(), 2).await;
        let mut paid = 0;
        while paid < 4 {
            let costs = "return document.querySelectorAll('#choices-form .cost').length > 0
                && document.querySelectorAll('[data-reach]').length > 0";
            assert!(player.play_until(costs).await, "workers are spent in a game");
            // Every "die:workers" of a drawing against the cheapest line of the list for this element and die.
            let wrong = "const price = (choice) => Number(/\\d+/.exec(choice.querySelector('.cost')?.textContent ?? '0')[0]);
                const all = [...document.querySelectorAll('#choices-form [data-choice]')].filter((one) => !one.dataset.choice.startsWith('buy'));
                return [...document.querySelectorAll('#stage [data-reach]')].flatMap((one) => one.dataset.reach.split(' ').map((pair) => {
                    const [die, workers] = pair.split(':');
                    const there = all.filter((choice) => choice.dataset.targets.split(' ').includes(one.dataset.el)
                        && choice.dataset.choice.includes(` with ${die}`));
                    return Math.min(...there.map(price)) === Number(workers) ? '' : `${one.dataset.el} ${pair}`;
                })).filter(Boolean)";
            assert_eq!(player.strings(wrong).await, [""; 0]);
            let workers = "return Number(document.querySelector('#stage [data-el^=cb-workers] .cb-figure').textContent)";
            let before = player.number(workers).await;
            let cheapest = "return [...document.querySelectorAll('#choices-form [data-choice]')]
                .find((one) => /^(take|sell)/.test(one.dataset.choice) && one.querySelector('.cost'))?.dataset.choice ?? ''";
            let choice = player.string(cheapest).await;
            if choice.is_empty() {
                player.step(By::List).await;
                continue;
            }
            let cost = format!(
                "return Number(/\\d+/.exec(document.querySelector('#choices-form [data-choice=\"{choice}\"] .cost').textContent)[0])"
            );
            let cost = player.number(&cost).await;
            player.choose(By::Board, &choice).await;
            player.confirm().await;
            // A sale may pay workers too; the turn may have passed on, but the player's own board stays.
            if choice.starts_with("take") {
                assert_eq!(player.number(workers).await, before - cost, "{choice}");
                paid += 1;
            }
        }
    });
}

/// UX-39: the itemised points of a placement add up, and are those that are then scored.
#[test]
fn ux_39_points_promised_are_points_scored() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, burgundy(), 2).await;
        let score = "return Number(/\\d+/.exec(document.querySelector('#stage [data-el^=cb-score] text').textContent)[0])";
        let promising = "return [...document.querySelectorAll('#choices-form [data-choice^=place]')]
            .find((one) => one.querySelector('.gain')?.textContent.includes('VP'))?.dataset.choice ?? ''";
        let (mut placed, mut sources) = (0, BTreeSet::new());
        while placed < 6 {
            assert!(player.play_until(promising).await, "tiles score in a game");
            let choice = player.string(promising).await;
            let gain = format!(
                "return document.querySelector('#choices-form [data-choice=\"{choice}\"] .gain').textContent"
            );
            let gain = player.string(&gain).await;
            let numbers: Vec<f64> = gain
                .split(')')
                .next()
                .unwrap_or_default()
                .split(|sign: char| !sign.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let (total, items) = numbers.split_first().expect("points");
            assert_eq!(items.iter().sum::<f64>(), *total, "{gain}");
            sources.extend(gain.split(['(', '+']).skip(2).map(str::to_owned));
            let before = player.number(score).await;
            player.choose(By::Board, &choice).await;
            player.confirm().await;
            assert_eq!(player.number(score).await, before + total, "{choice}: {gain}");
            placed += 1;
        }
        assert!(sources.len() > 2, "{sources:?}");
    });
}

/// The player board of a rival opens over the player's own one with a click on the name, and shows all its hexes.
#[test]
fn a_rivals_estate_is_one_click_away() {
    run(async || {
        let player = Player::sit(Screen::SMALL_DESKTOP, burgundy(), 4).await;
        assert!(player.my_turn().await);
        for seat in ["2", "3", "4"] {
            player.click(&format!("#panel-{seat} .name")).await;
            let hexes = format!(
                "return document.querySelectorAll('#mat-{seat}[data-open] [data-el^=cb-field-{seat}-]').length"
            );
            assert_eq!(player.number(&hexes).await, 37.0);
            let inside = format!(
                "const box = document.querySelector('#mat-{seat} svg.cb-player').getBoundingClientRect();
                 return box.width > 300 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;"
            );
            assert!(player.holds(&inside).await, "seat {seat}");
            player.key("Escape").await;
        }
    });
}
