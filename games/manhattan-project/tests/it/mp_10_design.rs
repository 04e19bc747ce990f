//! MP-10: designing bombs.

use engine::Game;
use manhattan_project::{Arrangement, Event, ManhattanProject, Stage};

use crate::table::{arranged, bomb, game, legal, offers, own, play, play_stacked, refused, seat};

/// Seat 0 can design; these cards are face up.
fn designers(seats: u8, face_up: &[&str]) -> Arrangement {
    arranged(seats).supply(seat(0), own(4, 1, 1)).face_up(face_up)
}

const THREE: [&str; 4] = ["uranium-03", "uranium-07", "plutonium-02", "plutonium-09"];

fn hand(position: &ManhattanProject, index: u8) -> Vec<String> {
    let set = position.hand(seat(index));
    set.iter().map(|row| position.tables().bombs[usize::from(row)].id.clone()).collect()
}

/// MP-4.3 too: it is the whole step 1.
#[test]
fn mp_10_1_one_engineer_and_one_scientist_together() {
    for (crew, rule) in [(own(4, 1, 0), Some("MP-4.5")), (own(4, 0, 2), Some("MP-4.5")), (own(0, 1, 1), None)]
    {
        let position = arranged(2).supply(seat(0), crew).finish().unwrap();
        assert_eq!(refused(&position, "place design-bomb"), rule, "{crew:?}");
    }
    let mut position = designers(3, &THREE).finish().unwrap();
    play(
        &mut position,
        &["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"],
    );
    assert_eq!(refused(&position, "place mine-middle"), Some("MP-3.5"));
}

/// MP-10.3 and MP-10.4 too.
#[test]
fn mp_10_2_the_active_player_keeps_one_and_passes_the_rest_on() {
    let mut position = designers(3, &THREE).hand(seat(0), &["uranium-15"]).finish().unwrap();
    play(&mut position, &["0 place design-bomb"]);
    assert_eq!(position.stage(), Stage::Drafting);
    assert_eq!(legal(&position).len(), 4);
    assert_eq!(refused(&position, "keep uranium-15"), Some("MP-10.3"), "the hand is apart");
    let events = play(&mut position, &["0 keep plutonium-02"]);
    assert_eq!(events, [Event::Kept(seat(0))], "which one is secret");
    assert_eq!(refused(&position, "keep plutonium-02"), Some("MP-10.3"));
}

/// The events are public: they are the same for any card kept.
#[test]
fn events_reveal_nothing_of_a_secret_choice() {
    let start = designers(3, &THREE).finish().unwrap();
    let new = ["uranium-11", "uranium-12", "uranium-13", "uranium-14"];
    let kept = |moves: [&str; 3]| {
        let mut position = start;
        let mut all = vec!["0 place design-bomb"];
        all.extend(moves);
        play_stacked(&mut position, &all, &new)
    };
    let one = kept(["0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"]);
    let other = kept(["0 keep plutonium-09", "1 keep plutonium-02", "2 keep uranium-07"]);
    assert_eq!(one, other);
    let mut position = start;
    assert!(!position.hides_face_up(None), "before the draft all see the cards");
    play(&mut position, &["0 place design-bomb", "0 keep uranium-03"]);
    let is_secret = |text: &str| position.read_action(text).is_some_and(|action| position.is_secret(action));
    assert!(is_secret("keep uranium-03") && !is_secret("place design-bomb"));
    let told = [None, Some(seat(0)), Some(seat(1)), Some(seat(2))];
    assert_eq!(told.map(|viewer| position.hides_face_up(viewer)), [true, true, false, true]);
    assert_eq!(told.map(|viewer| position.hides_hand(seat(0), viewer)), [true, false, true, true]);
}

#[test]
fn mp_10_3_to_the_left_one_after_the_other() {
    let start = arranged(3).supply(seat(1), own(4, 1, 1)).face_up(&THREE).turn(seat(1));
    let mut position = start.finish().unwrap();
    play(&mut position, &["1 place design-bomb", "1 keep uranium-03"]);
    assert_eq!((position.to_act(), legal(&position).len()), (Some(seat(2)), 3));
    play(&mut position, &["2 keep uranium-07"]);
    assert_eq!((position.to_act(), legal(&position).len()), (Some(seat(0)), 2));
    play(&mut position, &["0 keep plutonium-09"]);
    assert_eq!(hand(&position, 1), ["uranium-03", "plutonium-02"]);
}

#[test]
fn mp_10_4_the_last_card_comes_back_to_the_active_player() {
    for seats in 2..=5 {
        let mut position = arranged(seats).supply(seat(0), own(4, 1, 1)).finish().unwrap();
        play(&mut position, &["0 place design-bomb"]);
        while position.stage() == Stage::Drafting {
            let index = position.to_act().unwrap().number();
            let first = legal(&position)[0].clone();
            play(&mut position, &[&format!("{index} {first}")]);
        }
        let sizes: Vec<usize> = (0..seats).map(|index| hand(&position, index).len()).collect();
        assert_eq!(sizes[0], 2);
        assert!(sizes[1..].iter().all(|&size| size == 1), "{seats} players");
    }
}

#[test]
fn mp_10_5_new_cards_are_laid_out_or_the_space_closes_for_good() {
    let mut position = designers(3, &THREE).finish().unwrap();
    let moves = ["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"];
    let new = ["uranium-11", "uranium-12", "uranium-13", "uranium-14"];
    play_stacked(&mut position, &moves, &new);
    assert_eq!(position.face_up(), new.iter().map(|id| bomb(id).0).collect());
    let start = designers(3, &THREE).bomb_deck(&["uranium-01", "uranium-02", "uranium-04"], &[], seat(2));
    let mut position = start.finish().unwrap();
    let events = play(&mut position, &moves);
    assert!(events.contains(&Event::DesignClosed) && position.face_up().is_empty());
    assert_eq!(position.bombs_in_deck(), 3, "none is laid out");
    assert!(!position.design_is_open());
    // A card that comes back later changes nothing: four cards, and still closed.
    let start = Arrangement::of(position).built(seat(0), &["plutonium-01"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 test plutonium-01"]);
    assert_eq!((position.bombs_in_deck(), position.design_is_open()), (4, false));
}

#[test]
fn mp_10_6_nobody_refuses_and_hands_have_no_limit() {
    let many: Vec<String> = (1..=9).map(|number| format!("plutonium-{number:02}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    let start = arranged(2).supply(seat(0), own(4, 1, 1)).hand(seat(1), &many);
    let start = start.face_up(&["uranium-01", "uranium-02", "uranium-03"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place design-bomb", "0 keep uranium-01"]);
    assert_eq!(refused(&position, "done"), Some("MP-10.6"));
    play(&mut position, &["1 keep uranium-02"]);
    assert_eq!(hand(&position, 1).len(), 10);
    assert_eq!(position.points(seat(1)), [0, 0, 0], "cards in hand are worth nothing");
}

/// MP-D.5 too.
#[test]
fn mp_10_7_once_placed_it_is_resolved() {
    let mut position = designers(3, &THREE).finish().unwrap();
    assert!(!offers(&position, "place design-bomb decline"));
    assert_eq!(refused(&position, "place design-bomb decline"), Some("MP-6.2"));
    play(&mut position, &["0 place design-bomb"]);
    assert!(legal(&position).iter().all(|action| action.starts_with("keep")));
}

#[test]
fn mp_10_8_with_two_players_three_cards() {
    let start = designers(2, &["uranium-01", "uranium-02", "uranium-03"]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 place design-bomb", "0 keep uranium-02", "1 keep uranium-03"]);
    assert_eq!(hand(&position, 0), ["uranium-01", "uranium-02"]);
    assert_eq!(hand(&position, 1), ["uranium-03"]);
}

#[test]
fn mp_10_9_closed_the_space_cannot_be_occupied_but_workers_leave_it() {
    let start = designers(3, &THREE).bomb_deck(&[], &[], seat(2)).supply(seat(1), own(4, 1, 1));
    let mut position = start.finish().unwrap();
    play(
        &mut position,
        &["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02", "0 done"],
    );
    let freed = Arrangement::of(position).turn(seat(0)).finish().unwrap();
    let mut freed = freed;
    play(&mut freed, &["0 retrieve"]);
    assert_eq!(freed.supply(seat(0)), own(4, 1, 1));
    assert_eq!(refused(&freed, "place design-bomb"), Some("MP-10.9"));
    assert!(!offers(&freed, "place design-bomb"));
    // Bombs in hand can still be built.
    let fuelled = Arrangement::of(freed).fuel(seat(1), manhattan_project::Fuel::Uranium, 8);
    let position = fuelled.supply(seat(1), own(4, 2, 2)).finish().unwrap();
    assert!(offers(&position, "build uranium-07"));
}

#[test]
fn mp_10_10_cards_under_the_deck_are_laid_out_last_and_in_order() {
    let start = designers(3, &THREE).bomb_deck(
        &["uranium-01"],
        &["plutonium-11", "plutonium-04", "plutonium-15"],
        seat(2),
    );
    let mut position = start.finish().unwrap();
    let moves = ["0 place design-bomb", "0 keep uranium-03", "1 keep uranium-07", "2 keep plutonium-02"];
    let events = play_stacked(&mut position, &moves, &["uranium-01"]);
    let laid: Vec<Event> = events.into_iter().filter(|event| matches!(event, Event::LaidOut(_))).collect();
    let expected =
        ["uranium-01", "plutonium-11", "plutonium-04", "plutonium-15"].map(|id| Event::LaidOut(bomb(id)));
    assert_eq!(laid, expected);
    assert!(position.design_is_open() && position.bombs_under_deck().next().is_none());
}

#[test]
fn mp_10_11_the_number_of_drafts() {
    for (seats, drafts) in [(2, 10), (3, 7), (4, 6), (5, 5)] {
        let mut position = arranged(seats).finish().unwrap();
        let mut held = 0;
        while position.design_is_open() {
            let ready =
                Arrangement::of(position).turn(seat(0)).on_space("design-bomb", seat(0), own(0, 0, 0));
            position = ready.supply(seat(0), own(4, 1, 1)).finish().unwrap();
            play(&mut position, &["0 place design-bomb"]);
            while position.stage() == Stage::Drafting {
                let index = position.to_act().unwrap().number();
                let first = legal(&position)[0].clone();
                play(&mut position, &[&format!("{index} {first}")]);
            }
            held += 1;
        }
        assert_eq!(held, drafts, "{seats} players");
        assert_eq!(position.drafts().len(), drafts);
    }
    assert_eq!(game(2, &[]).drafts().len(), 0);
}
