//! The position and its actions as numbers.

use barrage::Barrage;
use testkit::{GameSetup, observes_by_the_laws, versions_are_pinned};

#[test]
fn observations_obey_the_laws() {
    let mut setups = Vec::new();
    for seats in 2..=4 {
        setups.push(GameSetup::new(seats, &[]));
        setups.push(GameSetup::new(seats, &[("game", "introductory")]));
        setups.push(GameSetup::new(seats, &[("sekibo", "9"), ("contracts", "before-water")]));
        for automas in ["1", "2", "3"].into_iter().take(usize::from(seats) - 1) {
            for difficulty in ["low-voltage", "standard", "high-voltage", "overpowered"] {
                setups.push(GameSetup::new(seats, &[("automas", automas), ("difficulty", difficulty)]));
            }
        }
    }
    let seen = observes_by_the_laws::<Barrage>(&setups, 2);
    // Nothing is hidden, and every action has a number.
    assert!(seen.positions > 5_000 && seen.secrets == 0 && seen.without_number == 0, "{seen:?}");
}

#[test]
fn layout_and_action_numbers_are_pinned() {
    versions_are_pinned::<Barrage>((1, 15110929691243353370), (1, 9957737678110941050));
}
