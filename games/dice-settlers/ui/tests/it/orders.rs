//! Standing orders, hints, and the story of a finished game.

use dice_settlers::{Action, DiceSettlers, Event, Stage};
use dice_settlers_ui::DiceSettlersUi;
use testkit::play_at_random;
use testkit::ui::{check_words, look};
use ui_kit::{GameUi, Language, StandingOrders, Story, TableUi};

use crate::table::{ME, SET_UPS, YOU, dice, game, meadow, play};

/// Anna has explored beside a tent of Bence, who is asked to join.
fn asked() -> DiceSettlers {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 24, 1).stack(&[9, 11]);
    let mut position = table.active(ME, &dice("white-explore")).finish().expect("a position");
    play(&mut position, &["begin explore", "explore 1", "spend white-explore"]);
    let tile = position.drawn().first().expect("a tile");
    play(&mut position, &[&format!("place {tile} 1,1")]);
    position
}

#[test]
fn who_never_joins_is_not_asked() {
    let position = asked();
    assert_eq!(position.stage(), Stage::Joining);
    for language in Language::ALL {
        let orders = DiceSettlersUi::orders(&position, YOU, language);
        assert_eq!(orders.iter().map(|order| order.name.as_str()).collect::<Vec<_>>(), ["never-join"]);
        check_words::<DiceSettlersUi>(&orders[0].words);
        assert_eq!(
            DiceSettlersUi::order(&position, YOU, "never-join", language),
            Some(orders[0].words.clone())
        );
    }
    assert_eq!(DiceSettlersUi::follow(&position, "never-join"), Some(Action::Done));
    assert_eq!(DiceSettlersUi::follow(&position, "always-join"), None);
    assert_eq!(DiceSettlersUi::order(&position, YOU, "always-join", Language::En), None);
    let mut after = position;
    play(&mut after, &["done"]);
    assert_eq!(DiceSettlersUi::follow(&after, "never-join"), None, "it speaks of joining only");
    let empty = meadow(2).tents_on(ME, 18, 1).stack(&[]).finish().expect("a position");
    assert!(DiceSettlersUi::orders(&empty, ME, Language::En).is_empty(), "nobody can explore any more");
}

#[test]
fn hints_are_sentences_and_moments_have_words() {
    let mut hints = std::collections::BTreeSet::new();
    for (number, (seats, options)) in (0..).zip([SET_UPS[0], SET_UPS[3]]) {
        play_at_random(game(seats, options, number), number, |position, events| {
            if let Some(hint) = look::<DiceSettlersUi, _>(position, None, Language::Hu, DiceSettlersUi::hint)
            {
                assert!(hint.ends_with('.'), "{hint}");
                hints.insert(hint);
            }
            for &event in events {
                let Some((kind, size)) = DiceSettlersUi::feat(event) else { continue };
                assert!(size >= 0);
                let key = format!("game-moment-{kind}");
                assert!(DiceSettlersUi::messages().keys(Language::En).contains(&key), "{key}");
            }
        });
    }
    assert!(hints.len() >= 12, "{hints:?}");
    assert!(DiceSettlersUi::is_curve_point(Event::RoundBegan(2)));
    assert!(!DiceSettlersUi::is_curve_point(Event::TurnEnded(ME)));
}
