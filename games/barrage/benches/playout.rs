//! The speed of the rules: whole random games, one copy of a position, ten decisions. `cargo bench -p barrage`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use barrage::Barrage;
use criterion::{Criterion, criterion_group, criterion_main};
use testkit::bench_playouts;

fn playouts(c: &mut Criterion) {
    bench_playouts::<Barrage>(c, &[2, 3, 4]);
}

criterion_group!(benches, playouts);
criterion_main!(benches);
