//! The heuristic plays better than chance.

use std::sync::LazyLock;

use dice_settlers::{Action, DiceSettlers, Weights};
use engine::{Game, Heuristic, Playout, Seat};

use crate::table::random_start;

/// The embedded weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(engine::weights::<DiceSettlers>);

/// The action with the highest rating, the first of equals.
fn best(position: &DiceSettlers, actions: &[Action]) -> Action {
    let mut rates = Vec::new();
    position.rate(&WEIGHTS, actions, &mut rates);
    assert_eq!(rates.len(), actions.len());
    let mut best = 0;
    for (at, rate) in rates.iter().enumerate() {
        assert!(rate.is_finite(), "{:?}", actions[at]);
        if *rate > rates[best] {
            best = at;
        }
    }
    actions[best]
}

/// Whether the heuristic on this seat wins against random players.
fn wins(seats: u8, greedy: Seat, number: u64) -> bool {
    let mut position = random_start(seats, &[("explosive", "yes")], number);
    let mut chance = Playout::new(number);
    let mut actions = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = position.to_act() else { return position.standings().place(greedy) == 1 };
        actions.clear();
        position.actions(&mut actions);
        let random = actions[chance.below(u32::try_from(actions.len()).expect("few actions")) as usize];
        let action = if seat == greedy { best(&position, &actions) } else { random };
        position.play(action, &mut chance, &mut ());
    }
    panic!("the game does not end");
}

#[test]
fn the_heuristic_beats_chance() {
    for seats in 2..=4 {
        let games = 24;
        let won = (0..games).filter(|&game| wins(seats, Seat::new(game as u8 % seats), game)).count();
        assert!(won >= 20, "{won} of {games} games of {seats}");
    }
}
