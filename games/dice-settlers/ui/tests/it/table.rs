//! Positions for these tests.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dice_settlers::{Arrangement, Colour, DiceSettlers, Event, Icon, Tables};
use engine::{Components, Playout, Seat};
use testkit::{GameSetup, play_at_random};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<DiceSettlers>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> DiceSettlers {
    game_with(tables(), seats, pairs, number)
}

/// A new game with these components.
pub(crate) fn game_with(
    tables: Components<Tables>,
    seats: u8,
    pairs: &[(&str, &str)],
    number: u64,
) -> DiceSettlers {
    GameSetup::new(seats, pairs).start(tables, &mut Playout::new(number))
}

pub(crate) const ME: Seat = Seat::new(0);
pub(crate) const YOU: Seat = Seat::new(1);

/// Setups that are shown differently: every number of players, with and without an Explosive card, all sets.
pub(crate) const SET_UPS: [(u8, &[(&str, &str)]); 7] = [
    (1, &[("explosive", "yes")]),
    (2, &[("technologies", "warriors-and-traders"), ("promo", "yes")]),
    (3, &[("technologies", "expand-expand-expand"), ("explosive", "yes")]),
    (4, &[("technologies", "peace-in-our-time"), ("explosive", "yes")]),
    (4, &[("technologies", "random"), ("cards", "all"), ("explosive", "yes"), ("promo", "yes")]),
    (2, &[("conversions", "chained")]),
    (1, &[("diceoneer", "hard-dice,hard-tents,gold-rush")]),
];

/// A map of seven tiles: 14 (hills) in the middle, around it 24, 18, 20, 12, 16 and 25. No player is present or has an
/// active die; it is the first turn of the first seat.
pub(crate) fn meadow(seats: u8) -> Arrangement {
    let mut position = Arrangement::of(game(seats, &[], 1)).clear_map();
    for (number, q, r) in
        [(14, 0, 0), (24, 1, 0), (18, 0, 1), (20, -1, 1), (12, -1, 0), (16, 0, -1), (25, 1, -1)]
    {
        position = position.tile(number, q, r);
    }
    for seat in Seat::all(seats) {
        position = position.active(seat, &[]).bag(seat, [3, 1, 1, 0, 0, 0]).tents(seat, 5);
    }
    position.first(ME).turn(ME)
}

/// Active dice written as faces: `"white-settle grey-iron"`.
pub(crate) fn dice(faces: &str) -> Vec<(Colour, Icon)> {
    let face = |word: &str| {
        let (colour, icon) = word.split_once('-').expect("a colour and an icon");
        (Colour::parse(colour).expect("a colour"), Icon::parse(icon).expect("an icon"))
    };
    faces.split_whitespace().map(face).collect()
}

/// Plays actions in notation for the acting seats; returns the events.
pub(crate) fn play(position: &mut DiceSettlers, actions: &[&str]) -> Vec<Event> {
    testkit::play(position, actions, &mut Playout::new(7))
}

/// Positions of random games of every setup: the first of each stage, then one in `one_in`.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&DiceSettlers, &[Event])) {
    for (number, (seats, options)) in (0..).zip(SET_UPS) {
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(game(seats, options, number), number, |position, events| {
            moves += 1;
            if stages.insert(position.stage()) || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}
