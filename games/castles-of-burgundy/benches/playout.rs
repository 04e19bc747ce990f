//! The speed of the rules: whole random games, one copy of a position, ten decisions. `cargo bench -p
//! castles-of-burgundy`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use castles_of_burgundy::CastlesOfBurgundy;
use criterion::{Criterion, criterion_group, criterion_main};
use testkit::bench_playouts;

fn playouts(c: &mut Criterion) {
    bench_playouts::<CastlesOfBurgundy>(c, &[3, 4, 2]);
}

criterion_group!(benches, playouts);
criterion_main!(benches);
