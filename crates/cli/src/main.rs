//! The `tarsas` program.

fn main() {}
