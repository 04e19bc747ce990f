//! PG-4: player order.

use std::cmp::Reverse;

use engine::Game;
use power_grid::{Arrangement, Event, PowerGrid, Stage};

use crate::table::{cities, game_in_order, idle_to, new_game, play, random_game, seat, seats};

/// Four players at the end of a round, in the order 3, 2, 1, 0, with these sizes and plants.
fn end_of_round(sizes: [u8; 4], plants: [&[u8]; 4]) -> PowerGrid {
    let start = new_game("germany", 4);
    let mut table = Arrangement::of(start)
        .time(1, 2)
        .display(&[22, 23, 24, 25, 26, 27, 28, 29])
        .order(&seats([3, 2, 1, 0]))
        .stage(Stage::Power);
    let mut taken = 0;
    for (index, (size, plants)) in (0..).zip(sizes.into_iter().zip(plants)) {
        let size = usize::from(size);
        table = table.plants(seat(index), plants).cities(seat(index), &cities(&start, taken, size));
        taken += size;
    }
    table.finish().expect("a position")
}

#[test]
fn pg_4_1_largest_size_first_then_highest_plant() {
    let order = |sizes, plants| {
        let mut position = end_of_round(sizes, plants);
        play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
        position.order().to_vec()
    };
    let plants: [&[u8]; 4] = [&[4], &[17], &[15], &[20]];
    assert_eq!(order([1, 2, 3, 4], plants), seats([3, 2, 1, 0]));
    assert_eq!(order([4, 3, 2, 1], plants), seats([0, 1, 2, 3]));
    assert_eq!(order([3, 3, 3, 3], plants), seats([3, 1, 2, 0]));
    // The highest plant counts, not how many there are nor how much they supply together.
    assert_eq!(order([2, 2, 2, 2], [&[14, 15, 16], &[17], &[4], &[3, 18]]), seats([3, 1, 0, 2]));
}

#[test]
fn pg_x_1_sizes_6_5_5_4_and_the_tie_goes_to_plant_17() {
    let mut position = end_of_round([6, 5, 5, 4], [&[4], &[17], &[15], &[20]]);
    play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
    assert_eq!(position.order(), seats([0, 1, 2, 3]));
}

/// A game of three in which the order 2, 0, 1 was drawn.
fn drawn_order() -> PowerGrid {
    game_in_order(&[2, 0, 1], &[("regions", "northwest,northeast,west")])
}

/// Round 1: seat 2 buys 03, seat 0 buys 04, seat 1 buys 05.
const FIRST_AUCTION: [&str; 8] = [
    "2 nominate 3",
    "2 bid 3",
    "0 pass-bid",
    "1 pass-bid",
    "0 nominate 4",
    "0 bid 4",
    "1 pass-bid",
    "1 nominate 5",
];

#[test]
fn pg_4_2_in_round_1_the_drawn_order_stands() {
    let mut position = drawn_order();
    for played in 0..FIRST_AUCTION.len() {
        assert_eq!(position.order(), seats([2, 0, 1]));
        let deck: &[u8] = match played {
            6 => &[21],
            7 => &[22],
            _ => &[],
        };
        play(&mut position, &FIRST_AUCTION[played..=played], deck);
    }
}

#[test]
fn pg_4_3_after_phase_2_of_round_1_the_order_is_determined_by_the_plants() {
    let mut position = drawn_order();
    let events = play(&mut position, &FIRST_AUCTION, &[21, 22]);
    assert_eq!(position.order(), seats([1, 0, 2]));
    assert_eq!(events[events.len() - 2..], [Event::Ordered, Event::PhaseBegan(3)]);
    let moves =
        [["2 done", "0 done", "1 done"], ["2 done", "0 done", "1 done"], ["1 done", "0 done", "2 done"]];
    play(&mut position, &moves.concat(), &[23]);
    assert_eq!(position.round(), 2);
}

#[test]
fn pg_4_4_the_order_does_not_change_during_a_round() {
    let mut position = drawn_order();
    play(&mut position, &FIRST_AUCTION, &[21, 22]);
    idle_to(&mut position, Stage::Nominating, &[23]);
    assert_eq!(position.order(), seats([1, 0, 2]));
    // In round 2 the last player gets the highest plant and, in phase 4, the largest network.
    play(&mut position, &["1 pass", "0 pass", "2 nominate 9"], &[24]);
    assert_eq!((position.stage(), position.order()), (Stage::Fuel, &seats([1, 0, 2])[..]));
    play(&mut position, &["2 done", "0 done", "1 done", "2 build kiel", "2 build flensburg"], &[]);
    assert_eq!(position.order(), seats([1, 0, 2]));
    play(&mut position, &["2 done", "0 done", "1 done", "1 done", "0 done"], &[]);
    assert_eq!(position.order(), seats([1, 0, 2]));
    play(&mut position, &["2 done"], &[25]);
    assert_eq!((position.round(), position.order()), (3, &seats([2, 1, 0])[..]));
}

#[test]
fn pg_4_5_no_tie_remains_because_everybody_owns_a_plant_after_round_1() {
    for players in 2..=6 {
        let mut ordered = 0;
        random_game(new_game("usa", players), 45, |position, events| {
            if position.round() > 1 || position.stage() > Stage::Dropping {
                assert!(position.order().iter().all(|&seat| !position.plants_of(seat).is_empty()));
            }
            if events.contains(&Event::Ordered) && position.to_act().is_some() {
                ordered += 1;
                let rank = |&seat: &_| Reverse((position.size(seat), position.plants_of(seat).last()));
                assert!(position.order().is_sorted_by(|a, b| rank(a) < rank(b)));
            }
        });
        assert!(ordered > 5);
    }
    // Players without a city are sorted like all others.
    let mut position = end_of_round([0, 1, 0, 0], [&[15], &[3], &[17], &[16]]);
    play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
    assert_eq!(position.order(), seats([1, 2, 3, 0]));
}
