//! Several people at one device, who pass it on.

use crate::harness::{Screen, run};
use crate::looks::{pale_texts, violations};
use crate::play::{By, Player, power_grid};

/// Two people play some turns at one screen: between them a page that shows nothing, then the table of the other one.
#[test]
fn two_people_pass_a_device_on() {
    run(async || {
        for (screen, language, words) in
            [(Screen::DESKTOP, "en", "Pass the device to"), (Screen::PHONE, "hu", "Add tovább az eszközt")]
        {
            let options = [("seat2", "here"), ("option-money", "secret")];
            let likes = [("language", language), ("end_turn", "ask")];
            let anna = Player::sit_with(screen, power_grid(), 2, &likes, &options).await;
            let mut seats = Vec::new();
            for step in 0..60 {
                let page = anna.string("return document.querySelector('#table').dataset.page").await;
                if page == "pass" {
                    let text = anna.text().await;
                    assert!(text.contains(words), "{text}");
                    assert!(!anna.holds("return document.querySelector('#stage, #pane-log, .own-numbers, svg.board') !== null").await);
                    if seats.len() == 1 {
                        assert_eq!(violations(&anna, false).await, [""; 0]);
                        assert_eq!(pale_texts(&anna).await, [""; 0]);
                        anna.screenshot(&format!("pass-{language}")).await;
                    }
                    // The button has the focus: the key Enter goes on.
                    assert!(anna.holds("return document.activeElement?.matches('.pass button')").await);
                    anna.js("document.querySelector('.pass button').click()").await;
                    anna.wait(
                        "the next table",
                        "return document.querySelector('#table')?.dataset.page === 'table'",
                    )
                    .await;
                }
                let seat = anna.string("return document.querySelector('#table').dataset.viewer").await;
                if seats.last() != Some(&seat) {
                    seats.push(seat);
                }
                if seats.len() == 5 {
                    break;
                }
                assert!(anna.my_turn().await, "step {step}: the seat that is shown acts");
                anna.step(By::List).await;
            }
            assert_eq!(seats.len(), 5, "{seats:?}");
        }
    });
}
