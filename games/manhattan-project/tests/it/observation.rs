//! The position and its actions as numbers.

use manhattan_project::ManhattanProject;
use testkit::{every_setup, observes_by_the_laws, versions_are_pinned};

#[test]
fn observations_obey_the_laws() {
    let seen = observes_by_the_laws::<ManhattanProject>(&every_setup::<ManhattanProject>(), 2);
    assert!(seen.secrets > 10_000 && seen.without_number == 0, "{seen:?}");
}

#[test]
fn layout_and_action_numbers_are_pinned() {
    versions_are_pinned::<ManhattanProject>((1, 6636186890946497789), (1, 13860096453842380392));
}
