//! The position and its actions as numbers.

use dice_settlers::DiceSettlers;
use testkit::{every_setup, observes_by_the_laws, versions_are_pinned};

#[test]
fn observations_obey_the_laws() {
    let all = every_setup::<DiceSettlers>();
    // One in seven of the many combinations of options: no option has seven values.
    let setups: Vec<_> = all.into_iter().step_by(7).collect();
    let seen = observes_by_the_laws::<DiceSettlers>(&setups, 2);
    // Nothing is hidden, and every action has a number.
    assert!(seen.positions > 10_000 && seen.secrets == 0 && seen.without_number == 0, "{seen:?}");
}

#[test]
fn layout_and_action_numbers_are_pinned() {
    versions_are_pinned::<DiceSettlers>((1, 14973600255607106204), (1, 104213334413934647));
}
