//! The position and its actions as numbers.

use castles_of_burgundy::CastlesOfBurgundy;
use testkit::{every_setup, observes_by_the_laws, versions_are_pinned};

#[test]
fn observations_obey_the_laws() {
    let seen = observes_by_the_laws::<CastlesOfBurgundy>(&every_setup::<CastlesOfBurgundy>(), 2);
    assert!(seen.secrets > 10 && seen.without_number == 0, "{seen:?}");
}

#[test]
fn layout_and_action_numbers_are_pinned() {
    versions_are_pinned::<CastlesOfBurgundy>((1, 17855055485384043832), (1, 18184198486520519934));
}
