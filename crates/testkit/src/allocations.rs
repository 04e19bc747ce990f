//! Counting the heap allocations of playouts.

use engine::{Game, Playout};

use crate::{GameSetup, embedded_components};

/// Plays random games and counts the heap allocations of all their decisions: listing, choosing, playing.
/// The setup is not counted, nor is the growth of the action list's buffer, which a playout reuses.
///
/// # Panics
/// If the game cannot be set up like this.
#[must_use]
pub fn allocations<G: Game>(setup: &GameSetup, games: u64) -> u64 {
    let (components, _) = embedded_components::<G>();
    let options = G::options(&components, &setup.option_map::<G>()).expect("the options make sense");
    let mut list = Vec::new();
    let mut play = |game: u64| {
        let mut chance = Playout::new(game);
        let started = G::start(components, &options, setup.seats, &mut chance);
        let mut position = started.expect("the setup is allowed");
        allocation_counter::measure(|| {
            while position.to_act().is_some() {
                list.clear();
                position.actions(&mut list);
                let from = position.at_random(&list);
                let length = u32::try_from(from.len()).expect("a list of actions is short");
                let action = from[chance.below(length) as usize];
                position.play(action, &mut chance, &mut ());
            }
        })
    };
    // A first run of the same games grows the buffer to its final size.
    for game in 0..games {
        play(game);
    }
    (0..games).map(|game| play(game).count_total).sum()
}

/// Checks that random games allocate nothing.
///
/// ```
/// use testkit::toy::Squirrels;
/// use testkit::{GameSetup, allocates_nothing};
///
/// allocates_nothing::<Squirrels>(&GameSetup::new(2, &[]), 5);
/// ```
///
/// # Panics
/// If one does, or if the game cannot be set up like this.
pub fn allocates_nothing<G: Game>(setup: &GameSetup, games: u64) {
    let count = allocations::<G>(setup, games);
    assert_eq!(count, 0, "heap allocations in {games} random games with {setup}");
}
