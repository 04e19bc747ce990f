//! The speed of the rules: whole random games, one copy of a position, ten decisions. `cargo bench -p
//! manhattan-project`.

#![allow(missing_docs, reason = "the macros of criterion write undocumented functions")]

use criterion::{Criterion, criterion_group, criterion_main};
use manhattan_project::ManhattanProject;
use testkit::bench_playouts;

fn playouts(c: &mut Criterion) {
    bench_playouts::<ManhattanProject>(c, &[2, 5, 4]);
}

criterion_group!(benches, playouts);
criterion_main!(benches);
