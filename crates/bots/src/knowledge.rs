//! What a player may know.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Chance, Game, Seat};

/// Never set: somebody waits for every decision.
static WANTED: AtomicBool = AtomicBool::new(false);

/// A game as the acting seat knows it: its legal actions, and positions that might be the true one.
pub struct Knowledge<'a, G: Game> {
    position: &'a G,
    actions: &'a [G::Action],
    seat: Seat,
    unwanted: &'a AtomicBool,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What the acting seat knows of this position, with its legal actions; nothing if the game is over.
    #[must_use]
    pub fn new(position: &'a G, actions: &'a [G::Action]) -> Option<Self> {
        position.to_act().map(|seat| Self { position, actions, seat, unwanted: &WANTED })
    }

    /// The same; nobody waits for the decision any more once the flag is set.
    #[must_use]
    pub const fn unless(self, unwanted: &'a AtomicBool) -> Self {
        Self { unwanted, ..self }
    }

    /// Whether nobody waits for the decision any more: any legal action will do, and soon.
    #[must_use]
    pub fn is_unwanted(&self) -> bool {
        self.unwanted.load(Ordering::Relaxed)
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
