//! CB-12.4: a secret choice is not shown before it is revealed. CB-D.22: other players see only the number of
//! sold goods.

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Hex, Kind, Stage};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::actions;
use testkit::ui::{look, names, told, viewers};
use ui_kit::{GameUi, Language};

use crate::table::{game, play, seat};

/// The same position with other choices of all players but the viewer.
fn other_choices(position: &CastlesOfBurgundy, viewer: Option<Seat>) -> CastlesOfBurgundy {
    let hidden = Seat::all(position.seats()).filter(|&seat| position.hides_estate(seat, viewer));
    let changed = hidden.fold(Arrangement::of(*position), |arranged, seat| {
        let [front, back] = position.board_of(seat);
        let estate = if position.estate_of(seat) == front { back } else { front };
        let castle = position.tables().estate(estate).hexes(Kind::Castle).last().expect("four castle hexes");
        arranged.choice(seat, estate, Hex(castle))
    });
    changed.finish().expect("a choice is in no invariant")
}

#[test]
fn a_secret_choice_changes_no_text_and_no_choice_of_the_others() {
    for number in 0..5 {
        let mut position = game(4, "secret", number);
        while position.stage() == Stage::Estates {
            let names = names(4);
            for (language, viewer) in
                Language::ALL.into_iter().flat_map(|l| viewers(&position).map(move |v| (l, v)))
            {
                let other = other_choices(&position, viewer);
                let text = |position| CastlesOfBurgundyUi::position(position, viewer, &names, language);
                assert_eq!(text(&position), text(&other), "for {viewer:?}");
                for action in actions(&position) {
                    let words = |position| CastlesOfBurgundyUi::choice(position, action, &names, language);
                    assert_eq!(words(&position), words(&other));
                }
            }
            let action = position.notation(actions(&position)[3]);
            play(&mut position, &[&action]);
        }
    }
}

#[test]
fn an_open_choice_is_shown() {
    let mut position = game(2, "open", 1);
    let action = position.notation(actions(&position)[7]);
    let chooser = position.to_act();
    play(&mut position, &[&action]);
    let names = names(2);
    for language in Language::ALL {
        let [own, spectator] =
            [chooser, None].map(|viewer| CastlesOfBurgundyUi::position(&position, viewer, &names, language));
        assert!(own.contains("10 ") && spectator.contains("10 "), "a hex of the estate: {spectator}");
    }
}

#[test]
fn the_others_see_only_how_many_goods_were_sold() {
    let position = game(2, "basic", 1);
    let sold = |by_type| Arrangement::of(position).sold(seat(0), by_type).finish().expect("a position");
    let (one, other) = (sold([2, 1, 0, 0, 0, 0]), sold([0, 0, 0, 0, 1, 2]));
    let names = names(2);
    for language in Language::ALL {
        let text = |position: &CastlesOfBurgundy, viewer| {
            CastlesOfBurgundyUi::position(position, viewer, &names, language)
        };
        assert_eq!(text(&one, Some(seat(1))), text(&other, Some(seat(1))));
        assert_eq!(text(&one, None), text(&other, None));
        assert_ne!(text(&one, Some(seat(0))), text(&other, Some(seat(0))));
    }
}

#[test]
fn a_secret_choice_changes_no_picture_of_the_others() {
    for number in 0..5 {
        let mut position = game(4, "secret", number);
        while position.stage() == Stage::Estates {
            for viewer in viewers(&position) {
                let other = other_choices(&position, viewer);
                let [one, other] = [&position, &other].map(|at| {
                    look::<CastlesOfBurgundyUi, _>(at, viewer, Language::En, told::<CastlesOfBurgundyUi>)
                });
                assert!(one == other, "for {viewer:?}");
            }
            let action = position.notation(actions(&position)[3]);
            play(&mut position, &[&action]);
        }
    }
}

#[test]
fn pictures_show_the_others_only_how_many_goods_were_sold() {
    let position = game(2, "basic", 1);
    let sold = |by_type| Arrangement::of(position).sold(seat(0), by_type).finish().expect("a position");
    let (one, other) = (sold([2, 1, 0, 0, 0, 0]), sold([0, 0, 0, 0, 1, 2]));
    let pictures = |viewer| {
        [&one, &other]
            .map(|at| look::<CastlesOfBurgundyUi, _>(at, viewer, Language::En, told::<CastlesOfBurgundyUi>))
    };
    for viewer in [Some(seat(1)), None] {
        let [one, other] = pictures(viewer);
        assert!(one == other, "for {viewer:?}");
    }
    let [one, other] = pictures(Some(seat(0)));
    assert!(one != other, "the owner sees the types");
}
