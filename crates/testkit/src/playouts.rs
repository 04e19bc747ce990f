//! Benchmarks of a game's rules.

use std::hint::black_box;

use criterion::{BatchSize, Criterion};
use engine::{Game, Playout};

use crate::{GameSetup, embedded_components};

/// Measures whole random games for each number of seats; then, in the middle of a game with the last number, one copy
/// of the position and ten decisions.
///
/// # Panics
/// If the game refuses its own defaults.
pub fn bench_playouts<G: Game>(c: &mut Criterion, seats: &[u8]) {
    let (components, _) = embedded_components::<G>();
    let mut chance = Playout::new(1);
    let mut middle = None;
    for &seats in seats {
        let start: G = GameSetup::new(seats, &[]).start(components, &mut chance);
        let lengths: usize = (0..20).map(|_| play(&mut start.clone(), &mut chance, usize::MAX)).sum();
        let length = lengths / 20;
        c.bench_function(&format!("game of {seats}, {length} decisions"), |b| {
            b.iter(|| {
                let mut game = start.clone();
                play(&mut game, &mut chance, usize::MAX);
                game
            });
        });
        let mut half = start.clone();
        play(&mut half, &mut chance, length / 2);
        middle = Some(half);
    }
    let Some(middle) = middle else { return };
    c.bench_function("copy", |b| b.iter(|| black_box(black_box(&middle).clone())));
    c.bench_function("ten decisions", |b| {
        b.iter_batched_ref(|| middle.clone(), |game| play(game, &mut chance, 10), BatchSize::SmallInput);
    });
}

/// Plays at random for `decisions` decisions or to the end; returns the number of decisions.
fn play<G: Game>(position: &mut G, chance: &mut Playout, decisions: usize) -> usize {
    let mut actions = Vec::with_capacity(512);
    for played in 0..decisions {
        actions.clear();
        position.actions(&mut actions);
        let choices = position.at_random(&actions);
        if choices.is_empty() {
            return played;
        }
        let choice = chance.below(u32::try_from(choices.len()).expect("lists of actions are short"));
        position.play(choices[choice as usize], chance, &mut ());
    }
    decisions
}
