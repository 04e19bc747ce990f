//! Bots know only what their seat knows.

use bots::{BotKind, Knowledge};
use engine::{Heuristic, Playout, Seed, SeededChance};

use super::{Barrage, CastlesOfBurgundy, DiceSettlers, ManhattanProject, PowerGrid, set_up};

/// Every kind that is quick enough to be asked often; a hard bot and an expert are searches with more iterations.
const KINDS: [BotKind; 5] =
    [BotKind::Random, BotKind::Greedy, BotKind::Easy, BotKind::Normal, BotKind::Search(24)];

/// Choices do not change when the hidden parts of a position do, nor when its chance would bring something else: a bot has
/// its own chance, which the number gives.
fn no_peeking<G: Heuristic>() {
    let set_up = set_up::<G>();
    let mut chance = SeededChance::new(&Seed::of_series(7, 7));
    let mut guess = Playout::new(11);
    let mut position = set_up.start(&mut chance);
    let (mut actions, mut asked) = (Vec::new(), 0);
    for number in 0_u64.. {
        let Some(seat) = position.to_act() else { break };
        actions.clear();
        position.actions(&mut actions);
        if number % 17 == 0 && actions.len() > 1 {
            let mut other = position.clone();
            other.imagine(seat, &mut guess);
            for kind in KINDS {
                let choose = |position: &G| {
                    let knowledge = Knowledge::new(position, &actions).expect("somebody acts");
                    kind.bot(number, set_up.weights(seat)).choose(&knowledge)
                };
                assert_eq!(choose(&position), choose(&other), "{} {kind}, decision {number}", G::INFO.slug);
            }
            asked += 1;
        }
        let knowledge = Knowledge::new(&position, &actions).expect("somebody acts");
        let action = BotKind::Easy.bot(number, set_up.weights(seat)).choose(&knowledge);
        position.play(action, &mut chance, &mut ());
    }
    assert!(asked >= 5, "{}: only {asked} decisions were looked at", G::INFO.slug);
}

#[test]
fn nobody_peeks_in_barrage() {
    no_peeking::<Barrage>();
}

#[test]
fn nobody_peeks_in_burgundy() {
    no_peeking::<CastlesOfBurgundy>();
}

#[test]
fn nobody_peeks_in_dice_settlers() {
    no_peeking::<DiceSettlers>();
}

#[test]
fn nobody_peeks_in_the_manhattan_project() {
    no_peeking::<ManhattanProject>();
}

#[test]
fn nobody_peeks_in_power_grid() {
    no_peeking::<PowerGrid>();
}
