//! Help from the search: the hint, and the analysis of a finished game.

use crate::harness::{Browser, Screen, Server, run};
use crate::play::{By, Player, power_grid};

/// A hint shows choices with chances; pressing one leads to the choice, and only the choice itself plays.
#[test]
fn a_hint_leads_to_choices_and_plays_none() {
    run(async || {
        let player = Player::sit(Screen::DESKTOP, power_grid(), 3).await;
        assert!(player.my_turn().await);
        let (version, choices) = (player.version().await, player.choices().await);
        player.click("#ask-hint").await;
        let there = "return document.querySelector('#advice') !== null && !('sent' in document.body.dataset)";
        player.wait("the hint", there).await;
        let rows =
            "return [...document.querySelectorAll('#advice [data-shows]')].map((row) => row.dataset.shows)";
        let rows = player.strings(rows).await;
        assert!((1..=3).contains(&rows.len()) && rows.iter().all(|row| choices.contains(row)), "{rows:?}");
        let chances =
            "return [...document.querySelectorAll('#advice .chance')].map((one) => one.textContent)";
        let chances = player.strings(chances).await;
        assert_eq!(chances.len(), rows.len());
        let percent = |text: &String| text.strip_suffix('%').and_then(|number| number.parse::<u8>().ok());
        let chances: Vec<u8> = chances.iter().map(|text| percent(text).expect("percent")).collect();
        assert!(chances.is_sorted_by(|one, other| one >= other) && chances[0] <= 100, "{chances:?}");
        // The others are compared with the first one.
        assert!(!player.holds("return document.querySelector('#advice-0 .points') !== null").await);
        for (place, row) in rows.iter().enumerate() {
            player.click(&format!("#advice-{place} .label")).await;
            let chosen = format!(
                "return document.activeElement?.dataset.choice === '{row}'
                && document.activeElement.hasAttribute('data-preview')"
            );
            player.wait("the choice of the row", &chosen).await;
            assert_eq!(player.version().await, version, "nothing is played");
        }
        player.key("Enter").await;
        player.answer("the choice", &version).await;
        assert!(!player.holds("return document.querySelector('#advice') !== null").await, "it is gone");
    });
}

/// A table as at a table gives no hints.
#[test]
fn a_table_without_help_has_no_hint() {
    run(async || {
        let options = [("assistance", "table")];
        let player = Player::sit_with(Screen::PHONE, power_grid(), 3, &[], &options).await;
        assert!(player.my_turn().await);
        assert!(!player.holds("return document.querySelector('#ask-hint') !== null").await);
    });
}

/// The analysis of a finished game: it says how far it is, then shows the chances and the mistakes with their moves.
#[test]
fn a_finished_game_is_analysed() {
    run(async || {
        let browser = Browser::open(Screen::DESKTOP).await;
        let url = &Server::shared().await.url;
        // Bots alone bring a game to its end in a moment.
        let player = Player::sit_in(browser, url, power_grid(), 2, &[], &[("seat1", "greedy")]).await;
        player.play_to_the_end(By::List).await;
        player.wait("the offer", "return document.querySelector('#analyse') !== null").await;
        player.click("#analyse").await;
        player
            .wait("the analysis", "return document.querySelector('#analysis-progress, #mistakes') !== null")
            .await;
        let state = "return document.querySelector('#mistakes') ? 'done' : String(document.querySelector('#analysis-progress')?.value)";
        let mut before = player.string(state).await;
        while before != "done" {
            let news = format!("const state = (() => {{ {state} }})(); return state !== '{before}' && state");
            let now = player.wait("progress", &news).await;
            before = now.as_str().unwrap_or_default().to_owned();
        }
        let lines = "return document.querySelectorAll('#analysis .curve polyline.over').length";
        assert_eq!(player.number(lines).await, 2.0, "a line for each seat");
        // The end is the result, and every row of the table adds up.
        let sums = "return [...document.querySelectorAll('#analysis .curve-data tbody tr')].map((row) =>
            [...row.querySelectorAll('td')].reduce((sum, one) => sum + parseInt(one.textContent), 0)).every((sum) => sum >= 99 && sum <= 101)";
        assert!(player.holds(sums).await);
        let last = "return [...[...document.querySelectorAll('#analysis .curve-data tbody tr')].at(-1).querySelectorAll('td')].map((one) => one.textContent)";
        assert!(player.strings(last).await.contains(&"100%".to_owned()));
        let mistakes = "return [...document.querySelectorAll('#mistakes a')].map((one) => one.href)";
        for address in player.strings(mistakes).await {
            let at = address.split("at=").nth(1).unwrap_or_default().to_owned();
            player.go(&address).await;
            assert_eq!(player.string("return document.querySelector('#table').dataset.at").await, at);
        }
    });
}
