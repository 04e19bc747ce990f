//! Whole games against bots.

use crate::harness::{Screen, run};
use crate::play::{By, Player, games};

/// UX-04: by clicking what lies on the table and the buttons of the prompt bar.
#[test]
fn ux_04_whole_games_by_clicks_on_the_board() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP.with_motion(), game, game.usual_seats).await;
            player.screenshot(&format!("table-{}", game.slug)).await;
            assert!(player.play_to_the_end(By::Board).await > 20, "{}", game.slug);
            player.screenshot(&format!("over-{}", game.slug)).await;
        }
    });
}

/// UX-05, UX-09: in text mode, from the list of choices only.
#[test]
fn ux_05_whole_games_from_the_list_in_text_mode() {
    run(async || {
        for game in games() {
            let likes = [("text_mode", "true")];
            let player = Player::sit_with(Screen::DESKTOP, game, *game.seats.start(), &likes, &[]).await;
            assert_eq!(
                player.number("return document.querySelectorAll('#stage svg [data-el]').length").await,
                0.0
            );
            player.add_style("#stage { display: none }").await;
            assert!(player.play_to_the_end(By::List).await > 20, "{}", game.slug);
            // The end page has a total for everybody; one person alone plays against an automated opponent.
            let totals = "return document.querySelectorAll('.scores td.total').length";
            assert_eq!(player.number(totals).await, f64::from((*game.seats.start()).max(2)), "{}", game.slug);
        }
    });
}

/// UX-02, UX-04: on a phone, with a finger.
#[test]
fn ux_04_whole_games_on_a_phone() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::PHONE, game, *game.seats.start()).await;
            assert!(player.my_turn().await);
            player.screenshot(&format!("phone-{}", game.slug)).await;
            assert!(player.play_to_the_end(By::Finger).await > 20, "{}", game.slug);
        }
    });
}
