//! The laws of observations and action numbers hold for a sound game, and each goes red when it is broken.

use testkit::toy::Squirrels;
use testkit::{GameSetup, broken_observation, observes_by_the_laws};

use crate::broken::{Broken, Fault};

#[test]
fn squirrels_are_observed_by_the_laws() {
    let setups = [2, 3, 4].map(|seats| GameSetup::new(seats, &[]));
    let seen = observes_by_the_laws::<Squirrels>(&setups, 10);
    assert!(seen.secrets > 100 && seen.actions > seen.positions && seen.without_number == 0, "{seen:?}");
    let open = observes_by_the_laws::<Squirrels>(&[GameSetup::new(3, &[("hollows", "open")])], 10);
    assert_eq!(open.secrets, 0, "nothing is hidden");
}

#[test]
fn a_broken_law_is_found() {
    let broken = |fault: Fault| {
        let setup = GameSetup::new(3, &[("fault", &format!("{fault:?}")), ("winters", "9")]);
        broken_observation::<Broken>(&[setup], 10).err()
    };
    for (fault, law) in Fault::OF_NUMBERS {
        let found = broken(fault).unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(found.contains(law), "{fault:?} gives: {found}");
    }
    assert_eq!(broken(Fault::None), None);
}
