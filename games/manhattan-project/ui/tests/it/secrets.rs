//! MP-2.10, MP-D.17: no viewer is shown the bomb cards in other hands or passed on.

use std::collections::BTreeSet;

use engine::Seat;
use manhattan_project::{Arrangement, Bomb, Event, ManhattanProject, Stage, bombs};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::play_at_random;
use testkit::ui::{look, names, shown, told, viewers};
use ui_kit::{GameUi, Language, Scene, TableUi};

use crate::table::{arranged, positions, seat};

/// Everything a viewer is told, and what every bomb card is.
fn told_of_bombs(scene: &Scene<'_, ManhattanProject>) -> String {
    let mut all = told::<ManhattanProjectUi>(scene);
    for card in &scene.position.tables().bombs {
        all += &format!("{:?}", ManhattanProjectUi::explain(scene, &format!("mp-bomb-{}", card.id)));
    }
    all
}

/// The same position in which two cards that the viewer does not see have changed places.
fn otherwise(position: &ManhattanProject, viewer: Option<Seat>) -> Option<ManhattanProject> {
    let mut hidden: Vec<Vec<Bomb>> = Seat::all(engine::Game::seats(position))
        .filter(|&seat| position.hides_hand(seat, viewer))
        .map(|seat| bombs(position.hand(seat)).collect())
        .collect();
    if position.hides_face_up(viewer) {
        hidden.push(bombs(position.face_up()).collect());
    }
    let mut cards = hidden.into_iter().filter_map(|cards| cards.first().copied());
    let (one, other) = (cards.next()?, cards.next()?);
    Some(Arrangement::of(*position).exchange(one, other).finish().expect("hidden cards may lie anywhere"))
}

fn check(position: &ManhattanProject, events: &[Event]) -> usize {
    let mut compared = 0;
    for viewer in viewers(position) {
        let Some(other) = otherwise(position, viewer) else { continue };
        assert_ne!(*position, other);
        compared += 1;
        for language in Language::ALL {
            // A player in a draft decides by the cards that are passed on: those are no secret to that player.
            let [one, two] = [position, &other]
                .map(|position| look::<ManhattanProjectUi, _>(position, viewer, language, told_of_bombs));
            assert!(one == two, "{viewer:?} in {:?}", position.stage());
            let names = names(engine::Game::seats(position));
            for &event in events {
                let [one, two] = [position, &other].map(|position| {
                    let sentence = ManhattanProjectUi::sentence(position, event, &names, language);
                    (sentence, ManhattanProjectUi::elements(position, event))
                });
                assert_eq!(one, two);
            }
        }
    }
    compared
}

#[test]
fn cards_of_others_change_nothing_that_a_viewer_is_told() {
    let (mut compared, mut stages) = (0, BTreeSet::new());
    positions(301, |position, events| {
        if position.stage() != Stage::Over {
            let here = check(position, events);
            compared += here;
            if here > 0 {
                stages.insert(position.stage());
            }
        }
    });
    assert!(compared > 15, "{compared}");
    assert!(stages.contains(&Stage::Drafting) && stages.contains(&Stage::Turn), "{stages:?}");
}

#[test]
fn hands_are_shown_to_their_owners_and_to_all_at_the_end() {
    let cards = ["uranium-06", "plutonium-03"];
    let start = arranged(3).hand(seat(1), &cards);
    let position = start.finish().expect("a position");
    let sees = |position: &ManhattanProject, viewer| {
        look::<ManhattanProjectUi, _>(position, viewer, Language::En, |scene| {
            cards.iter().all(|card| shown::<ManhattanProjectUi>(scene).contains(card))
        })
    };
    let each = [None, Some(seat(0)), Some(seat(1)), Some(seat(2))];
    assert_eq!(each.map(|viewer| sees(&position, viewer)), [false, false, true, false]);
    let mut last = position;
    play_at_random(position, 3, |position, _| last = *position);
    assert_eq!(last.stage(), Stage::Over);
    for seat in Seat::all(3) {
        for bomb in bombs(last.hand(seat)) {
            let id = format!("mp-bomb-{}", last.tables().bomb(bomb).id);
            assert!(
                look::<ManhattanProjectUi, _>(&last, None, Language::En, shown::<ManhattanProjectUi>)
                    .contains(&id),
                "{id} lies open at the end"
            );
        }
    }
}
