//! DS-1.9: the content of a bag is shown to its owner alone.

use dice_settlers::{Arrangement, DiceSettlers, Event, Stage};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Seat};
use testkit::ui::{look, names, told, viewers};
use testkit::{actions, play_at_random};
use ui_kit::{GameUi, Language};

use crate::table::{ME, YOU, game};

/// The same position with other colours in the bags of all but `viewer`; `None` if no bag can be changed.
fn other_bags(position: &DiceSettlers, viewer: Option<Seat>) -> Option<DiceSettlers> {
    let mut arrangement = Arrangement::of(*position);
    let mut changed = false;
    for seat in Seat::all(position.seats()).filter(|&seat| viewer != Some(seat)) {
        let mut bag = position.bag(seat);
        let from = bag.iter().position(|&dice| dice > 0);
        let to = (1..6).find(|&colour| Some(colour) != from && position.supply()[colour] > 1);
        if let (Some(from), Some(to)) = (from, to) {
            bag[from] -= 1;
            bag[to] += 1;
            arrangement = arrangement.bag(seat, bag);
            changed = true;
        }
    }
    // Where the dice came from must look the same.
    let other = arrangement.finish().ok()?;
    (changed && other.supply() == position.supply()).then_some(other)
}

fn check(position: &DiceSettlers, events: &[Event]) -> usize {
    let names = names(position.seats());
    let mut compared = 0;
    for language in Language::ALL {
        for viewer in viewers(position) {
            let Some(other) = other_bags(position, viewer) else { continue };
            compared += 1;
            let text = |position| DiceSettlersUi::position(position, viewer, &names, language);
            assert_eq!(text(position), text(&other), "position for {viewer:?}");
            if viewer.is_none() || viewer != position.to_act() {
                let [one, two] = [position, &other].map(|position| {
                    look::<DiceSettlersUi, _>(position, viewer, language, told::<DiceSettlersUi>)
                });
                assert!(one == two, "{viewer:?} in {:?}", position.stage());
            }
        }
        // Choices and events are in the log, which is public.
        let Some(other) = other_bags(position, None) else { continue };
        for action in actions(position) {
            let words = |position| DiceSettlersUi::choice(position, action, &names, language);
            assert_eq!(words(position), words(&other));
        }
        for &event in events {
            let sentence = |position| DiceSettlersUi::sentence(position, event, &names, language);
            assert_eq!(sentence(position), sentence(&other));
        }
    }
    compared
}

#[test]
fn rivals_bags_change_no_text_no_picture_no_choice_and_no_sentence() {
    let (mut stages, mut compared) = (std::collections::BTreeSet::new(), 0);
    for (number, seats) in (0..).zip([2, 3, 4]) {
        let mut moves = 0;
        play_at_random(game(seats, &[], number), number, |position, events| {
            let on = !matches!(position.stage(), Stage::Draft | Stage::Lay | Stage::Over);
            if on && (moves % 41 == 0 || stages.insert(position.stage())) {
                compared += check(position, events);
            }
            moves += 1;
        });
    }
    assert!(stages.contains(&Stage::Roll) && stages.contains(&Stage::Turn) && compared > 100, "{compared}");
}

#[test]
fn everybody_sees_the_own_bag() {
    let position =
        Arrangement::of(game(2, &[], 1)).bag(ME, [1, 1, 0, 0, 0, 0]).roll(ME).finish().expect("a position");
    let names = names(2);
    let text = |viewer| DiceSettlersUi::position(&position, viewer, &names, Language::En);
    assert!(text(Some(ME)).contains("Bag: 1 white and 1 green."), "{}", text(Some(ME)));
    for viewer in [Some(YOU), None] {
        assert!(!text(viewer).contains("Bag: 1 white and 1 green."));
        assert!(text(viewer).contains("Bag: 2."), "{}", text(viewer));
    }
}
