//! What a player may know.

use engine::{Chance, Game, Seat};

/// A game as the acting seat knows it: its legal actions, and positions that might be the true one.
pub struct Knowledge<'a, G: Game> {
    position: &'a G,
    actions: &'a [G::Action],
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What the acting seat knows of this position, with its legal actions; nothing if the game is over.
    #[must_use]
    pub fn new(position: &'a G, actions: &'a [G::Action]) -> Option<Self> {
        position.to_act().map(|seat| Self { position, actions, seat })
    }

    /// Who has to decide.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Every legal action; never empty.
    #[must_use]
    pub const fn actions(&self) -> &'a [G::Action] {
        self.actions
    }

    /// The part of the legal actions a player without any plan picks from; never empty.
    #[must_use]
    pub fn at_random(&self) -> &'a [G::Action] {
        self.position.at_random(self.actions)
    }

    /// The position with a fair guess in place of everything the seat cannot know.
    pub fn imagine(&self, chance: &mut impl Chance) -> G {
        let mut position = self.position.clone();
        position.imagine(self.seat, chance);
        position
    }
}
