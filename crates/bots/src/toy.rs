//! The toy game used in unit tests.

use engine::{Components, OptionMap, Playout};
pub(crate) use testkit::toy::{Action, Squirrels};

use crate::{Setup, Skill};

pub(crate) fn components() -> (Components<testkit::toy::Forest>, String) {
    testkit::embedded_components::<Squirrels>()
}

pub(crate) fn skill() -> Skill<Squirrels> {
    Skill::built_in()
}

pub(crate) fn setup(seats: u8) -> Setup<Squirrels> {
    let (components, hash) = components();
    let options = OptionMap::defaults(&<Squirrels as engine::Game>::INFO);
    Setup::new(components, &hash, &options, seats).expect("the toy is for 2 to 4")
}

pub(crate) fn start(seats: u8) -> Squirrels {
    setup(seats).start(&mut Playout::new(3))
}
