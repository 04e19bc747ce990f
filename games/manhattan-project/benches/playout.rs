//! How fast the rules are: whole random games, one decision, one copy. `cargo bench -p manhattan-project`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{Components, Files, Game, OptionMap, Playout};
use manhattan_project::ManhattanProject;

fn start(seats: u8, chance: &mut Playout) -> ManhattanProject {
    let tables = ManhattanProject::components(&Files::embedded(ManhattanProject::FILES))
        .expect("the embedded files are right");
    let tables = Components::keep(tables);
    let options = ManhattanProject::options(&tables, &OptionMap::defaults(ManhattanProject::INFO.options))
        .expect("defaults");
    ManhattanProject::start(tables, &options, seats, chance).expect("a legal set-up")
}

/// Plays at random for `decisions` decisions or to the end.
fn play(position: &mut ManhattanProject, chance: &mut Playout, decisions: usize) {
    let mut actions = Vec::with_capacity(512);
    for _ in 0..decisions {
        actions.clear();
        position.actions(&mut actions);
        let choices = position.at_random(&actions);
        if choices.is_empty() {
            break;
        }
        let choice = chance.below(u32::try_from(choices.len()).expect("a short list"));
        position.play(choices[choice as usize], chance, &mut ());
    }
}

fn playouts(c: &mut Criterion) {
    for seats in [2, 4, 5] {
        let mut chance = Playout::new(1);
        let position = start(seats, &mut chance);
        c.bench_function(&format!("game of {seats}"), |b| {
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
