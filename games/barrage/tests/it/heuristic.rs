//! The heuristic rates every action deterministically and plays better than chance.

use std::sync::LazyLock;

use barrage::{Barrage, Weights};
use engine::{Game, Heuristic, Playout, Seat};

use crate::table::{options, tables};

/// The embedded weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<Barrage>);

/// Plays a game in which the seats of `greedy` follow the heuristic and the others play at random; returns the final
/// scores.
fn game(seats: u8, number: u64, greedy: &[u8], pairs: &[(&str, &str)]) -> Vec<i32> {
    let mut chance = Playout::new(number);
    let mut position = Barrage::start(*tables(), &options(pairs), seats, &mut chance).expect("a legal setup");
    let (mut list, mut rates) = (Vec::new(), Vec::new());
    while let Some(seat) = position.to_act() {
        list.clear();
        position.actions(&mut list);
        let at = if greedy.contains(&seat.number()) {
            rates.clear();
            position.rate(&WEIGHTS, &list, &mut rates);
            assert_eq!(rates.len(), list.len());
            assert!(rates.iter().all(|rate| rate.is_finite()));
            let best = (0..rates.len()).max_by(|&a, &b| rates[a].total_cmp(&rates[b]));
            best.expect("some action")
        } else {
            chance.below(u32::try_from(list.len()).expect("a short list")) as usize
        };
        position.play(list[at], &mut chance, &mut ());
    }
    Seat::all(seats).map(|seat| position.standings().score(seat).total()).collect()
}

#[test]
fn the_heuristic_beats_chance() {
    for (seats, pairs) in [(2, &[][..]), (3, &[("game", "introductory")]), (4, &[])] {
        for number in 0..3 {
            let scores = game(seats, number, &[1], pairs);
            let best = scores.iter().max();
            assert_eq!(Some(&scores[1]), best, "{scores:?}");
            assert!(scores[1] > 45, "{scores:?}");
        }
    }
}

#[test]
fn the_same_position_has_the_same_rates() {
    let position = crate::table::introductory(4);
    let (mut list, mut once, mut twice) = (Vec::new(), Vec::new(), Vec::new());
    position.actions(&mut list);
    position.rate(&WEIGHTS, &list, &mut once);
    position.rate(&WEIGHTS, &list, &mut twice);
    assert_eq!(once, twice);
}
