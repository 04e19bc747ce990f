//! Dice Settlers: UX-41, and the solo game.

use engine::Info;

use crate::harness::{Machine, Screen, run};
use crate::play::{By, Player, game};

fn dice_settlers() -> &'static Info {
    game("dice-settlers")
}

/// A solo game by clicks on the board: the Diceoneer is shown, acts, and stands in the result beside the only seat.
#[test]
fn a_solo_game_against_the_diceoneer() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, dice_settlers(), 1).await;
        assert!(player.my_turn().await);
        let sides = "return document.querySelectorAll('#pane-diceoneer [data-el^=ds-side-]').length";
        assert_eq!(player.number(sides).await, 6.0);
        assert!(player.play_to_the_end(By::Board).await > 40);
        player.screenshot("dice-settlers-solo-over").await;
        let names = "return [...document.querySelectorAll('table.scores tbody th')].map((one) => one.innerText.trim()).sort()";
        assert_eq!(player.strings(names).await, ["Anna", "Diceoneer"]);
        let sums = "return [...document.querySelectorAll('table.scores tbody tr')].every((row) => {
            const numbers = [...row.querySelectorAll('td')].map((cell) => Number(cell.innerText));
            return numbers.slice(1, -1).reduce((sum, n) => sum + n, 0) === numbers.at(-1); })";
        assert!(player.holds(sums).await, "the sources add up to the totals");
        let here = player.string("return location.origin").await;
        for path in [format!("/t/{}/replay?at=20", player.code), "/replays".to_owned(), "/".to_owned()] {
            player.go(&format!("{here}{path}")).await;
            assert!(
                player.text().await.contains("Dice Settlers") || player.text().await.contains("Diceoneer"),
                "{path}"
            );
        }
    });
}

/// UX-41: icon totals are those of the choices, crowns and ties those of the position as text, and the four ends agree.
#[test]
fn ux_41_totals_crowns_and_ends() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, dice_settlers(), 2).await;
        let (mut totals, mut crowns) = (0.0, 0);
        for _ in 0..70 {
            if !player.my_turn().await {
                break;
            }
            totals += check_totals(&player).await;
            crowns += check_crowns(&player, &player.code).await;
            assert!(
                player.holds(ENDS).await,
                "{}",
                player.string("return document.querySelector('.trigger').innerText").await
            );
            player.step(By::List).await;
        }
        assert!(totals > 20.0 && crowns > 100, "{totals} totals, {crowns} crowns");
    });
}

/// Whether the strip and the list of the supply tell the same four distances to the end.
const ENDS: &str = "const text = document.querySelector('.trigger').innerText;
    const first = (n) => /\\d+/.exec(document.querySelector(`#ds-end-${n}`).innerText)[0];
    return text.includes(`houses ${first(1)}/`) && text.includes(`VP left ${first(2)}/`)
        && text.includes(`tiles left ${first(3)}`) && text.includes(`dice colours left ${first(4)}`)";

/// Compares the icons a choice names with the total on the mat; returns how many there are. Choices that also do the
/// action name none.
async fn check_totals(player: &Machine) -> f64 {
    let wrong = "const own = document.querySelector('.mat.own');
        return [...document.querySelectorAll('#choices-form [data-choice^=\"begin \"]:not([data-choice*=\";\"])')].filter((one) => {
            const said = /\\((\\d+) icon/.exec(one.textContent)[1];
            const shown = own.querySelector(`[data-el$=\"-${one.dataset.choice.slice(6)}\"] .ds-total`).innerText;
            return said !== shown.replace('½', ''); }).map((one) => one.textContent)";
    assert_eq!(player.strings(wrong).await, [""; 0]);
    player.number("return document.querySelectorAll('#choices-form [data-choice^=\"begin \"]').length").await
}

/// Compares the crowns of the map with the position as the server tells it in words; returns how many there are.
async fn check_crowns(player: &Machine, code: &str) -> usize {
    let ask = format!(
        "window.told = null; fetch('/api/v1/tables/{code}').then((answer) => answer.json())
            .then((table) => {{ window.told = table.position; }})"
    );
    player.js(&ask).await;
    player.wait("the position in words", "return window.told !== null").await;
    let rival = player.string("return document.querySelector('#panel-2 .name').innerText.trim()").await;
    // Lines that go on are indented: one line per tile.
    let text = player.string("return window.told").await.replace("\n  ", " ");
    let mut told = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("- ") && line.contains(" @ ")) {
        let tile = line[2..].split(' ').next().unwrap_or_default();
        let held = line.rsplit_once("control: ").or_else(|| line.rsplit_once("controlled by "));
        let held = held.map_or("", |(_, held)| held);
        let tie = if line.contains("shared control: ") { " tie" } else { "" };
        for (seat, name) in [(1, "Anna"), (2, rival.as_str())] {
            if held.contains(name) {
                told.push(format!("ds-crown-{seat}-{tile}{tie}"));
            }
        }
    }
    told.sort();
    let drawn = "return [...document.querySelectorAll('.ds-crown')]
        .map((one) => one.id + (one.classList.contains('ds-tie') ? ' tie' : '')).sort()";
    assert_eq!(player.strings(drawn).await, told);
    told.len()
}
