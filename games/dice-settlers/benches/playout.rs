//! How fast the rules are: whole random games, one decision, one copy. `cargo bench -p dice-settlers`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use dice_settlers::DiceSettlers;
use engine::{Components, Files, Game, OptionMap, Playout};

fn start(seats: u8, chance: &mut Playout) -> DiceSettlers {
    let tables = DiceSettlers::components(&Files::embedded(DiceSettlers::FILES))
        .expect("the embedded files are right");
    let tables = Components::keep(tables);
    let options =
        DiceSettlers::options(&tables, &OptionMap::defaults(DiceSettlers::INFO.options)).expect("defaults");
    DiceSettlers::start(tables, &options, seats, chance).expect("a legal set-up")
}

/// Plays at random for `decisions` decisions or to the end; how many there were.
fn play(position: &mut DiceSettlers, chance: &mut Playout, decisions: usize) -> usize {
    let mut actions = Vec::with_capacity(512);
    for played in 0..decisions {
        actions.clear();
        position.actions(&mut actions);
        let choices = position.at_random(&actions);
        if choices.is_empty() {
            return played;
        }
        let choice = chance.below(u32::try_from(choices.len()).expect("a short list"));
        position.play(choices[choice as usize], chance, &mut ());
    }
    decisions
}

fn playouts(c: &mut Criterion) {
    for seats in [2, 3, 4] {
        let mut chance = Playout::new(1);
        let position = start(seats, &mut chance);
        let decisions: usize = (0..100).map(|_| play(&mut position.clone(), &mut chance, usize::MAX)).sum();
        c.bench_function(&format!("game of {seats}, {} decisions", decisions / 100), |b| {
            b.iter(|| {
                let mut game = position;
                play(&mut game, &mut chance, usize::MAX);
                game
            });
        });
    }
    let mut chance = Playout::new(2);
    let mut middle = start(4, &mut chance);
    play(&mut middle, &mut chance, 200);
    c.bench_function("copy", |b| b.iter(|| black_box(*black_box(&middle))));
    c.bench_function("ten decisions", |b| {
        b.iter_batched_ref(|| middle, |game| play(game, &mut chance, 10), BatchSize::SmallInput);
    });
}

criterion_group!(benches, playouts);
criterion_main!(benches);
