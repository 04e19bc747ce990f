//! How fast a learning environment is: a thousand steps of the usual number of seats, each with the observation of the acting
//! seat and the mask. `cargo bench -p bots`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use barrage::Barrage;
use bots::{Environment, Setup};
use castles_of_burgundy::CastlesOfBurgundy;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice_settlers::DiceSettlers;
use engine::{ActionSpace, Heuristic, Observe, OptionMap, Playout, observation_layout};
use manhattan_project::ManhattanProject;
use power_grid::PowerGrid;

const STEPS: u64 = 1000;
/// A random player picks from the first legal actions: auctions offer hundreds of bids.
const FIRST: usize = 45;

fn steps<G: Heuristic + Observe + ActionSpace>(c: &mut Criterion) {
    let (components, hash) = testkit::embedded_components::<G>();
    let options = OptionMap::defaults(&G::INFO);
    let setup = Setup::<G>::new(components, &hash, &options, G::INFO.usual_seats).expect("the defaults");
    let mut environment = Environment::new(setup, 0);
    let mut values = vec![0; observation_layout(environment.position()).len()];
    let mut mask = vec![0; G::ACTION_COUNT];
    let mut picks = Playout::new(1);
    let mut group = c.benchmark_group("environment");
    group.throughput(Throughput::Elements(STEPS));
    group.bench_function(G::INFO.slug, |b| {
        b.iter(|| {
            for _ in 0..STEPS {
                let Some(seat) = engine::Game::to_act(environment.position()) else {
                    environment.reset(picks.below(u32::MAX).into());
                    continue;
                };
                environment.observe(seat, &mut values);
                environment.mask(&mut mask);
                let legal = environment.legal();
                let length = u32::try_from(legal.len().min(FIRST)).expect("few");
                let number = legal[picks.below(length) as usize];
                environment.step(number).expect("it is legal");
            }
            values[0]
        });
    });
    group.finish();
}

fn all(c: &mut Criterion) {
    steps::<PowerGrid>(c);
    steps::<CastlesOfBurgundy>(c);
    steps::<ManhattanProject>(c);
    steps::<DiceSettlers>(c);
    steps::<Barrage>(c);
}

criterion_group!(benches, all);
criterion_main!(benches);
