//! Counting action sequences (perft): a change to any rule that affects the sequences changes a number.

use engine::{Chance, Game, Urn};

/// Chance that always draws the lowest element, so that counts and tests are reproducible.
#[derive(Clone, Copy, Debug)]
pub struct LowestDraw;

impl Chance for LowestDraw {
    fn draw<U: Urn + ?Sized>(&mut self, _: &'static str, urn: &U) -> u8 {
        urn.nth(0)
    }
}

/// The number of action sequences of this length, with [`LowestDraw`] for every random draw. Sequences that end the
/// game earlier are not counted.
///
/// ```
/// use testkit::toy::Squirrels;
///
/// let position: Squirrels = testkit::new_game(2, &[]);
/// assert_eq!(testkit::perft(&position, 0), 1);
/// assert_eq!(testkit::perft(&position, 1), testkit::actions(&position).len() as u64);
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let after = |action| {
        let mut next = position.clone();
        next.play(action, &mut LowestDraw, &mut ());
        perft(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

/// Compares the numbers of action sequences of length 1, 2, 3 … with the expected ones.
///
/// # Panics
/// If they differ. The message has all numbers, ready to be copied if the change is intended.
pub fn check_perft<G: Game>(what: &str, position: &G, expected: &[u64]) {
    let counts: Vec<u64> = (1u32..).zip(expected).map(|(depth, _)| perft(position, depth)).collect();
    assert_eq!(counts, expected, "action sequences from \"{what}\"");
}
