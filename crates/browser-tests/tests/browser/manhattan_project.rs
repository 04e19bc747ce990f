//! The Manhattan Project: workers that go by themselves, who comes back, what cannot be bombed.

use engine::Info;

use crate::harness::{Screen, run};
use crate::play::{By, Player, game};

fn manhattan() -> &'static Info {
    game("manhattan-project")
}

/// The names of the choices that begin so.
async fn choices_of(player: &Player, verb: &str) -> Vec<String> {
    player.choices().await.into_iter().filter(|choice| choice.starts_with(verb)).collect()
}

/// UX-40: the usual workers go at once, and who takes that step back may send others.
#[test]
fn ux_40_workers_go_by_themselves_and_can_be_changed() {
    run(async || {
        let options = [("option-first", "1")];
        let player = Player::sit_with(Screen::DESKTOP, manhattan(), 2, &[], &options).await;
        // With an engineer among the labourers there is a choice.
        let mixed = "return Number(document.querySelector('#mp-own-1-engineer span').textContent) > 0
            && Number(document.querySelector('#mp-own-1-labourer span').textContent) > 0
            && document.querySelector('#choices-form [data-choice=\"place construction\"]') !== null";
        assert!(player.play_until(mixed).await, "somebody trains an engineer");
        player.choose(By::Board, "place construction").await;
        let steps = player.string("return document.querySelector('.steps').textContent.toLowerCase()").await;
        assert!(steps.contains("send 1 labourer") || steps.contains("contractor labourer"), "{steps}");
        // The chip of the crew takes back that alone; Undo would take back the placement with it.
        player.press("#steps [value^=\"send \"]").await;
        let crews = choices_of(&player, "send ").await;
        assert!(crews.len() > 1 && crews.iter().any(|crew| crew == "send engineer"), "{crews:?}");
        player.choose(By::Board, "send engineer").await;
        let steps = player.string("return document.querySelector('.steps').textContent.toLowerCase()").await;
        assert!(steps.contains("send 1 engineer"), "{steps}");
    });
}

/// UX-40: the list of those who come back is what then happens.
#[test]
fn ux_40_who_comes_back_is_listed_before() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, manhattan(), 3).await;
        let can = "return document.querySelector('#choices-form [data-choice=retrieve]') !== null";
        assert!(player.play_until(can).await, "workers are placed");
        let told = player
            .string("return document.querySelector('#choices-form [data-choice=retrieve] .gain').textContent")
            .await;
        let in_hand = "return ['labourer', 'engineer', 'scientist'].map((which) =>
            Number(document.querySelector(`#mp-own-1-${which} span`).textContent))";
        let before = player.js(in_hand).await;
        player.choose(By::List, "retrieve").await;
        let after = player.js(in_hand).await;
        for (at, which) in ["labourer", "engineer", "scientist"].into_iter().enumerate() {
            let back = after[at].as_i64().unwrap_or(0) - before[at].as_i64().unwrap_or(0);
            let said = told.split(" · ").next().unwrap_or_default();
            assert_eq!(back > 0, said.contains(which), "{which}: {back}, told {told}");
            assert!(back == 0 || said.contains(&format!("{back} {which}")), "{which}: {back}, told {told}");
        }
    });
}

/// UX-40: in an air strike only buildings of players without fighters can be chosen, and the bars follow the score.
#[test]
fn ux_40_shielded_rivals_cannot_be_bombed_and_bars_follow() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, manhattan(), 3).await;
        let bombers = "return Number(document.querySelector('#mp-bomber-1 .mp-figure-value').textContent) > 0
            && document.querySelector('#choices-form [data-choice=\"place air-strike-1\"]') !== null";
        assert!(player.play_until(bombers).await, "the game has air strikes");
        player.choose(By::Board, "place air-strike-1").await;
        let wrong = "return [...document.querySelectorAll('.mp-player')].filter((board) =>
            board.querySelector('.mp-shield') && board.querySelector('.mp-card[data-legal]')).length";
        assert_eq!(player.number(wrong).await, 0.0);
        let bars = "return [...document.querySelectorAll('.mp-race')].filter((race) => {
            const [points, goal] = race.querySelector('svg + span').textContent.split('/').map(Number);
            const width = Number(race.querySelectorAll('rect')[1].getAttribute('width'));
            return Math.abs(width - 34 * Math.min(points, goal) / goal) > 0.05;
        }).length";
        assert_eq!(player.number(bars).await, 0.0);
    });
}
