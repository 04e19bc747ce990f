//! PG-8.8: the money of rivals is never shown.

use engine::{Game, Seat};
use power_grid::{Arrangement, Event, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use testkit::play_at_random;
use testkit::ui::{names, viewers};
use ui_kit::{GameUi, Language};

use crate::table::{choices, game};

/// The same position, in which all others than `viewer` have more money.
fn richer_rivals(position: &PowerGrid, viewer: Option<Seat>) -> PowerGrid {
    let mut arrangement = Arrangement::of(*position);
    for seat in Seat::all(position.seats()).filter(|&seat| viewer != Some(seat)) {
        arrangement = arrangement.money(seat, position.money(seat) + 17 + u16::from(seat.number()));
    }
    arrangement.finish().expect("money is nothing to fit")
}

fn check(position: &PowerGrid, events: &[Event]) {
    let names = names(position.seats());
    for language in Language::ALL {
        for viewer in viewers(position) {
            let other = richer_rivals(position, viewer);
            let text = |position| PowerGridUi::position(position, viewer, &names, language);
            assert_eq!(text(position), text(&other), "position for {viewer:?}");
        }
        // What was chosen and what happened stands in the log, which a spectator reads too.
        let other = richer_rivals(position, None);
        for action in choices(position) {
            let words = |position| PowerGridUi::choice(position, action, &names, language);
            assert_eq!(words(position), words(&other));
        }
        for &event in events {
            let sentence = |position| PowerGridUi::sentence(position, event, &names, language);
            assert_eq!(sentence(position), sentence(&other));
        }
    }
}

#[test]
fn rivals_money_changes_no_text_no_choice_and_no_sentence() {
    let mut stages = std::collections::BTreeSet::new();
    for (number, seats) in (0..).zip([2, 3, 4, 6]) {
        let mut moves = 0;
        play_at_random(game(seats, &[("regions", "draft")], number), number, |position, events| {
            if position.to_act().is_some() && (moves % 37 == 0 || stages.insert(position.stage())) {
                check(position, events);
            }
            moves += 1;
        });
    }
    assert!(stages.contains(&Stage::Bidding) && stages.contains(&Stage::Power), "{stages:?}");
}

#[test]
fn an_open_table_and_the_end_show_money_to_all() {
    let shown = |position: &PowerGrid| {
        let names = names(position.seats());
        Language::ALL.into_iter().all(|language| {
            let text = |position| PowerGridUi::position(position, None, &names, language);
            !text(position).contains('?') && text(position) != text(&richer_rivals(position, None))
        })
    };
    let open = game(3, &[("money", "open")], 1);
    assert!(shown(&open));
    let mut last = game(3, &[], 1);
    assert!(!shown(&last));
    play_at_random(last, 1, |position, _| last = *position);
    assert_eq!(last.stage(), Stage::Over);
    assert!(shown(&last));
}

#[test]
fn everybody_sees_their_own_money() {
    let position = game(3, &[], 1);
    let mine = position.to_act().expect("the game has just begun");
    let with = |money| Arrangement::of(position).money(mine, money).finish().expect("a position");
    let names = names(3);
    for language in Language::ALL {
        let text = PowerGridUi::position(&with(4321), Some(mine), &names, language);
        assert_eq!(text.matches("4321").count(), 1, "{text}");
        assert_eq!(text.matches('?').count(), 2, "{text}");
        let rival = mine.next(3);
        assert!(!PowerGridUi::position(&with(4321), Some(rival), &names, language).contains("4321"));
    }
}
