//! Everything explains itself: UX-18, UX-19, UX-20.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::{Screen, run};
use crate::play::{By, Player, games};

/// Asks for the cards of all elements on the page and returns what is wrong with any.
const CARDS: &str = "const known = KNOWN; const ids = [...new Set([...document.querySelectorAll('#table [data-el]')].map((one) => one.dataset.el))].filter((id) => !known.includes(id));
    return Promise.all(ids.map((id) => fetch(`/t/CODE/explain/${encodeURIComponent(id)}`, { headers: { 'accept-language': 'LANGUAGE' } })
        .then((answer) => answer.text().then((text) => {
            const card = new DOMParser().parseFromString(text, 'text/html');
            const title = card.querySelector('article h2')?.textContent.trim() ?? '';
            const words = [...card.querySelectorAll('article p')].map((one) => one.textContent.trim()).join(' ');
            const rules = card.querySelectorAll('article a[data-rule]').length;
            return [id, answer.ok ? title : '', words, String(rules)];
        }))))";

/// UX-18: every component on the table has a card with a name, a text and a rule, in both languages.
#[test]
fn ux_18_every_component_has_a_card_in_both_languages() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            let mut known = BTreeSet::new();
            for step in 0..60 {
                if !player.my_turn().await {
                    break;
                }
                if step % 6 == 0 {
                    check_cards(&player, &mut known).await;
                }
                player.step(By::List).await;
            }
            assert!(known.len() > 20, "{}: {known:?}", game.slug);
        }
    });
}

async fn check_cards(player: &Player, known: &mut BTreeSet<String>) {
    let script = CARDS
        .replace("KNOWN", &Value::from(known.iter().cloned().collect::<Vec<_>>()).to_string())
        .replace("CODE", &player.code);
    let english = player.js(&script.replace("LANGUAGE", "en")).await;
    let hungarian = player.js(&script.replace("LANGUAGE", "hu")).await;
    let pairs = english.as_array().expect("a list").iter().zip(hungarian.as_array().expect("a list"));
    for (en, hu) in pairs {
        let text = |card: &Value, at: usize| card[at].as_str().unwrap_or_default().to_owned();
        let id = text(en, 0);
        for card in [en, hu] {
            assert!(text(card, 1).len() > 1, "{id} has no name: {card}");
            assert!(text(card, 2).len() > 10, "{id} has no text: {card}");
        }
        assert_ne!(text(en, 3), "0", "{id} names no rule");
        assert_ne!(text(en, 2), text(hu, 2), "{id} is not translated");
        known.insert(id);
    }
}

/// A script that tells whether the card of an element is open.
fn open(id: &str) -> String {
    format!(
        "const card = document.querySelector('#card'); return !card.hidden && card.dataset.for === {} && card.querySelector('h2').textContent.length > 0",
        Value::from(id)
    )
}

const CLOSED: &str = "return document.querySelector('#card').hidden";

/// An element on the table that is shown.
const SHOWN: &str = "return [...document.querySelectorAll('#stage [data-el]')].find((one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width > 8 && box.height > 8 && hit?.closest('[data-el]') === one; }).dataset.el";

/// UX-18: a card is opened by hovering, by focus and ?, and by a long press; it can be entered, and Esc closes it. It covers
/// neither what it explains nor the prompt.
#[test]
fn ux_18_cards_open_by_mouse_keys_and_finger() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.my_turn().await);
            player.at_rest().await;
            let id = player.string(SHOWN).await;
            let element = format!("#stage [data-el=\"{id}\"]");
            player.hover(&element).await;
            player.wait("the card by hovering", &open(&id)).await;
            for shown in [element.as_str(), "#prompt"] {
                let apart = format!(
                    "const [card, other] = ['#card', {}].map((one) => document.querySelector(one).getBoundingClientRect());
                     return card.right <= other.left + 1 || other.right <= card.left + 1
                         || card.bottom <= other.top + 1 || other.bottom <= card.top + 1",
                    Value::from(shown)
                );
                assert!(player.holds(&apart).await, "{}: the card of {id} covers {shown}", game.slug);
            }
            // The pointer moves into the card, and it stays.
            player.hover("#card").await;
            player.js("return new Promise((done) => setTimeout(done, 400))").await;
            assert!(player.holds(&open(&id)).await, "{}: the card closed while it was read", game.slug);
            player.key("Escape").await;
            assert!(player.holds(CLOSED).await, "{}: Esc does not close the card", game.slug);
            player.point_at((2.0, 2.0)).await;

            player.play_until("return document.querySelector('#stage [data-legal]') !== null").await;
            player.key("]").await;
            player.key("?").await;
            let focused = player.string("return document.activeElement.dataset.el").await;
            player.wait("the card by ?", &open(&focused)).await;
            player.key("Escape").await;
            assert!(player.holds(CLOSED).await);

            player.resize(Screen::PHONE).await;
            player.reopen().await;
            assert!(player.my_turn().await);
            player.at_rest().await;
            let id = player.string(SHOWN).await;
            let before = player.version().await;
            player.press_long(&format!("#stage [data-el=\"{id}\"]")).await;
            player.wait("the card by a long press", &open(&id)).await;
            assert!(
                player.holds("return document.querySelector('#chooser').hidden").await,
                "{}: a long press chooses",
                game.slug
            );
            assert_eq!(player.version().await, before);
        }
    });
}

/// UX-19: while everything explains itself, nothing acts.
#[test]
fn ux_19_in_explain_mode_nothing_acts() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            assert!(player.play_until("return [...document.querySelectorAll('#stage [data-legal]')].some((one) => one.getClientRects().length)").await);
            let before = player.version().await;
            player.js("window.posts = 0; const real = window.fetch;
                window.fetch = (to, how) => { if (how?.method === 'POST') window.posts += 1; return real(to, how); }").await;
            player.click("#explain-mode").await;
            let ids = "return [...document.querySelectorAll('#stage [data-legal][data-el]')].filter((one) => one.getClientRects().length).map((one) => one.dataset.el)";
            for id in player.strings(ids).await.iter().take(12) {
                player.click(&format!("#stage [data-legal][data-el=\"{id}\"]")).await;
                player.wait("the card", &open(id)).await;
                // It may lie over the next one.
                player.key("Escape").await;
            }
            // The buttons of the list explain too.
            player.js("document.querySelector('#choices-form [data-targets]').click()").await;
            assert_eq!((player.number("return window.posts").await, player.version().await), (0.0, before));
            assert!(player.holds("return document.querySelector('#chooser').hidden").await);
            player.click("#explain-mode").await;
            assert!(!player.holds("return document.body.hasAttribute('data-explaining')").await);
        }
    });
}

/// UX-20: what cannot be done now says why, in the list and in its card, with numbers where it is a matter of numbers.
#[test]
fn ux_20_what_is_not_possible_says_why() {
    run(async || {
        for game in games() {
            let player = Player::sit(Screen::DESKTOP, game, game.usual_seats).await;
            let (mut reasons, mut numbers, mut told) = (0, 0, 0);
            for _ in 0..50 {
                if !player.my_turn().await || (told >= 25 && numbers > 0) {
                    break;
                }
                // What is legal in another way explains that.
                let listed = "return [...document.querySelectorAll('#impossible li')]
                    .filter((one) => !document.querySelector(`[data-el=\"${one.querySelector('[data-points]').dataset.points}\"][data-legal]`)).map((one) =>
                    [one.querySelector('.label').textContent.trim(), one.querySelector('.reason').firstChild.textContent.trim(), one.querySelector('[data-points]').dataset.points])";
                let listed = player.js(listed).await;
                let mut asked = BTreeSet::new();
                for one in listed.as_array().expect("a list") {
                    let text = |at: usize| one[at].as_str().unwrap_or_default().to_owned();
                    assert!(text(0).len() > 1 && text(1).len() > 10, "{}: {one}", game.slug);
                    reasons += 1;
                    numbers += usize::from(text(1).contains(|sign: char| sign.is_ascii_digit()));
                    // The card of the element gives the same reason.
                    if asked.len() < 2 && asked.insert(text(2)) {
                        let card = format!(
                            "return fetch('/t/{}/explain/{}').then((answer) => answer.text())
                                .then((card) => new DOMParser().parseFromString(card, 'text/html').body.textContent)",
                            player.code,
                            text(2)
                        );
                        let card = player.string(&card).await;
                        assert!(card.contains(&text(1)), "{}: {one} is not in the card: {card}", game.slug);
                        told += 1;
                    }
                }
                player.step(By::List).await;
            }
            assert!(
                reasons > 0 && numbers > 0 && told > 0,
                "{}: {reasons} reasons, {numbers} with numbers, {told} in cards",
                game.slug
            );
        }
    });
}
