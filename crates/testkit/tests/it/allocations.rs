//! Allocations are counted.

use testkit::toy::Squirrels;
use testkit::{SetUp, allocates_nothing, allocations};

use crate::broken::Broken;

#[test]
fn a_playout_allocates_nothing() {
    allocates_nothing::<Squirrels>(&SetUp::new(4, &[]), 10);
}

#[test]
fn an_allocation_in_every_decision_is_found() {
    let count = allocations::<Broken>(&SetUp::new(2, &[("fault", "Allocates"), ("winters", "1")]), 10);
    assert_eq!(count, 10 * 2 * 3);
}
