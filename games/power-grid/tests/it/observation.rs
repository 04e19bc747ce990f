//! The position and its actions as numbers.

use power_grid::PowerGrid;
use testkit::{every_setup, observes_by_the_laws, versions_are_pinned};

#[test]
fn observations_obey_the_laws() {
    let seen = observes_by_the_laws::<PowerGrid>(&every_setup::<PowerGrid>(), 2);
    assert!(seen.secrets > 10_000, "{seen:?}");
    // Only bids of 512 and more.
    assert!(seen.without_number < seen.actions / 100, "{seen:?}");
}

#[test]
fn layout_and_action_numbers_are_pinned() {
    versions_are_pinned::<PowerGrid>((1, 11527941311050235473), (1, 1228437872329549523));
}
