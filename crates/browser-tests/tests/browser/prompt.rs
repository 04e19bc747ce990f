//! What everybody always knows: UX-15, UX-16, UX-43.

use std::collections::BTreeSet;

use crate::harness::{Screen, Server, run};
use crate::people::{actor, two_people};
use crate::play::{By, Player, games};

/// UX-15: the page says who must do what and who is next, and the tab says whose turn it is.
#[test]
fn ux_15_the_prompt_says_who_is_to_do_what() {
    run(async || {
        for game in games() {
            let likes = [("bot_speed", "step")];
            let player = Player::sit_with(
                Screen::DESKTOP,
                game,
                game.usual_seats.max(3).min(*game.seats.end()),
                &likes,
                &[],
            )
            .await;
            let state = "return document.querySelector('#next') !== null ? 'bot' : 'mine' in document.querySelector('#table').dataset ? 'mine' : ''";
            let (mut mine, mut waiting, mut named) = (0, 0, 0);
            while mine < 6 || waiting < 6 {
                player.wait("somebody", state).await;
                let task = player.string("return document.querySelector('#prompt .task').innerText").await;
                let title = player.string("return document.title").await;
                if player.string(state).await == "mine" {
                    mine += 1;
                    let what =
                        task.split_once('–').map(|(_, what)| what.trim().to_owned()).unwrap_or_default();
                    assert!(task.contains("Your turn") && what.len() > 5, "{}: {task}", game.slug);
                    assert!(title.starts_with("● Your turn"), "{title}");
                    player.step(By::List).await;
                } else {
                    waiting += 1;
                    let acting = player
                        .string("return document.querySelector('.panel[data-acting] .name').innerText")
                        .await;
                    assert!(
                        !acting.is_empty() && task.contains(&acting),
                        "{}: {task} does not name {acting}",
                        game.slug
                    );
                    assert!(task.contains('–'), "{}: {task} does not say what {acting} does", game.slug);
                    assert!(!title.contains("Your turn"), "{title}");
                    let next = "return document.querySelector('.panel .next')?.closest('.panel').querySelector('.name').innerText ?? ''";
                    let next = player.string(next).await;
                    if !next.is_empty() {
                        named += 1;
                        let you = if next == "Anna" { "you’re next" } else { next.as_str() };
                        assert!(task.contains(you), "{}: {task} does not say that {next} is next", game.slug);
                    }
                    player.press("#next").await;
                }
            }
            assert!(named > 0, "{}: nobody was ever next", game.slug);
        }
    });
}

/// UX-16: what happened while one was away is counted, can be played, and is marked until one's first step.
#[test]
fn ux_16_the_others_turns_are_told_and_marked() {
    run(async || {
        for game in games() {
            let player = Player::sit(
                Screen::DESKTOP.with_motion(),
                game,
                game.usual_seats.max(3).min(*game.seats.end()),
            )
            .await;
            // A turn after which the others do something that can be seen.
            let mut seen = false;
            for _ in 0..30 {
                assert!(player.my_turn().await, "{}", game.slug);
                let home =
                    "return document.querySelectorAll('#pane-log .line.new [data-points]').length >= 2";
                if player.holds(home).await {
                    seen = true;
                    break;
                }
                player.step(By::List).await;
            }
            assert!(seen, "{}: the others never did anything that is drawn", game.slug);
            player.go(&Server::shared().await.url).await;
            player.reopen().await;
            let lines = player.strings("return [...document.querySelectorAll('#pane-log .line.new:not([hidden])')].map((one) => one.dataset.logId)").await;
            let button = player.string("return document.querySelector('#recap-play').textContent").await;
            assert!(button.contains(&lines.len().to_string()), "{}: {button} for {lines:?}", game.slug);

            // The list of choices ends with what the others did, by name.
            let since = player
                .strings(
                    "return [...document.querySelectorAll('#since li')].map((one) => one.innerText.trim())",
                )
                .await;
            let rivals = player
                .strings("return [...document.querySelectorAll('.panel:not([data-acting]) .name')].map((one) => one.innerText)")
                .await;
            assert!(!since.is_empty(), "{}: nothing is told below the choices", game.slug);
            for turn in &since {
                assert!(
                    rivals
                        .iter()
                        .any(|name| turn.strip_prefix(name.as_str()).is_some_and(|deed| deed.len() > 5)),
                    "{}: {turn} does not say who of {rivals:?} did what",
                    game.slug
                );
            }

            let changed: BTreeSet<String> = player
                .strings("return [...document.querySelectorAll('[data-changed]')].map((one) => one.id)")
                .await
                .into_iter()
                .collect();
            let told = "return [...document.querySelectorAll('#pane-log .line.new [data-points]')]
                .flatMap((one) => one.dataset.points.split(' ')).filter((id) => document.getElementById(id))";
            let told: BTreeSet<String> = player.strings(told).await.into_iter().collect();
            // What the game did after a move carries nobody's mark.
            assert!(
                !changed.is_empty() && changed.is_subset(&told),
                "{}: {changed:?} of {told:?}",
                game.slug
            );

            // Each step brackets what it is about; at the end nothing is.
            let board = "const now = document.querySelector('#stage').cloneNode(true);
                for (const one of now.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed');
                // Which target Tab reaches is set with a later frame.
                for (const one of now.querySelectorAll('[data-el]')) one.removeAttribute('tabindex');";
            player.js(&format!("{board} window.before = now;")).await;
            player.click("#recap-play").await;
            // It waits for the reader, who may be slower than the recap.
            player.click("[data-recap=pause]").await;
            while let Some(next) = player.place_of("[data-recap=next]:not(:disabled)").await {
                let line = player.string("return document.querySelector('#recap-line').textContent").await;
                assert!(!line.is_empty());
                player.click_at(next).await;
            }
            player
                .wait("the end of the recap", "return document.querySelector('#recap-player').hidden")
                .await;
            // The mouse is where the recap was, perhaps over a choice whose result is previewed.
            player.point_at((2.0, 2.0)).await;
            let same = format!("{board} return window.before.isEqualNode(now)");
            player.wait(&format!("the board of {} where the recap began", game.slug), &same).await;
            assert!(!player.holds("return document.querySelector('[data-pointed]') !== null").await);

            player.step(By::List).await;
            if player.holds("return document.querySelector('#undo:not(:disabled)') !== null").await {
                let marks = "return [...document.querySelectorAll('[data-changed]')].map((one) => one.id)";
                assert_eq!(player.strings(marks).await, [""; 0], "{}: marks after the first step", game.slug);
                assert!(
                    !player.holds("return document.querySelector('#since') !== null").await,
                    "{}: what was known before the first step is still told",
                    game.slug
                );
            }
        }
    });
}

/// UX-43: when something is triggered that everybody must notice, every page shows it: banner, strip and log.
#[test]
fn ux_43_triggers_are_shown_to_everybody() {
    run(async || {
        for game in games() {
            let (anna, bence) = two_people(game).await;
            let mut found = None;
            for number in 0..20 {
                let (moves, alarms) = anna.foresee(number).await;
                found = alarms.into_iter().next().map(|alarm| (moves, alarm));
                if found.is_some() {
                    break;
                }
            }
            let (moves, (after, words)) =
                found.unwrap_or_else(|| panic!("{}: nothing is triggered", game.slug));
            let words = words.as_str();
            anna.skip(&moves, after - 1).await;
            let (mover, _) = actor(&anna, &bence).await;
            let first = mover.choices().await[0].clone();
            mover.choose(By::List, &first).await;
            let last = after - 2;
            let caught_up = format!("return document.querySelector('[data-log-id=\"{last}\"]') !== null");
            for player in [&anna, &bence] {
                player.wait("the position before the trigger", &caught_up).await;
            }
            let (mover, _) = actor(&anna, &bence).await;
            let shown = "return ['#strip .alarm', '#alarm', '#pane-log'].map((one) => document.querySelector(one)?.textContent ?? '')";
            for text in mover.strings(shown).await {
                assert!(!text.contains(words), "{}: \"{words}\" is told too early", game.slug);
            }
            mover.choose(By::List, &moves[after - 1].action).await;
            // If it is not final yet, nobody else knows.
            let open = "return document.querySelector('#undo:not(:disabled), #end-turn') !== null";
            while mover.holds(open).await {
                mover.step(By::List).await;
            }
            for player in [&anna, &bence] {
                player.wait("the trigger", "return document.querySelector('#strip .alarm') !== null").await;
                for (place, text) in ["strip", "prompt", "log"].into_iter().zip(player.strings(shown).await) {
                    assert!(text.contains(words), "{}: \"{words}\" is not in the {place}: {text}", game.slug);
                }
            }
        }
    });
}
