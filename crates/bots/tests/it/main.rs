//! The bots in the real games.

mod nets;
mod no_peek;
mod play;

use barrage::Barrage;
use bots::Setup;
use castles_of_burgundy::CastlesOfBurgundy;
use dice_settlers::DiceSettlers;
use engine::{Heuristic, OptionMap};
use manhattan_project::ManhattanProject;
use power_grid::PowerGrid;

/// The game with its default options and usual number of players.
fn set_up<G: Heuristic>() -> Setup<G> {
    let (components, hash) = testkit::embedded_components::<G>();
    let options = OptionMap::defaults(&G::INFO);
    let Ok(set_up) = Setup::new(components, &hash, &options, G::INFO.usual_seats) else {
        panic!("{} can be played as it comes", G::INFO.title);
    };
    set_up
}
