//! Counting allocations.

use testkit::toy::Squirrels;
use testkit::{GameSetup, allocates_nothing, allocations};

use crate::broken::Broken;

#[test]
fn a_playout_allocates_nothing() {
    allocates_nothing::<Squirrels>(&GameSetup::new(4, &[]), 10);
}

#[test]
fn an_allocation_in_every_decision_is_found() {
    let count = allocations::<Broken>(&GameSetup::new(2, &[("fault", "Allocates"), ("winters", "1")]), 10);
    assert_eq!(count, 10 * 2 * 3);
}
