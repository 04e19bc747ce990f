//! What a seat may know.

use engine::{Chance, Game, Seat};

/// The cancellation check of a decision that is always waited for.
pub const NEVER_CANCELLED: &(dyn Fn() -> bool + Sync) = &|| false;

/// A position as the acting seat knows it: its legal actions, and samples of what the position might be.
///
/// This is all a [`Bot`](crate::Bot) is given. The true position stays out of its reach.
///
/// ```
/// use bots::{BotKind, Knowledge, Setup};
/// use engine::{Game, OptionMap, Playout};
/// use power_grid::PowerGrid;
///
/// let (components, hash) = testkit::embedded_components::<PowerGrid>();
/// let options = OptionMap::defaults(&PowerGrid::INFO);
/// let setup = Setup::<PowerGrid>::new(components, &hash, &options, 3).unwrap();
/// let position = setup.start(&mut Playout::new(1));
/// let mut actions = Vec::new();
/// position.actions(&mut actions);
///
/// let knowledge = Knowledge::new(&position, &actions).expect("the game has just begun");
/// let mut bot = BotKind::Greedy.bot(7, setup.skill(knowledge.seat()));
/// assert!(actions.contains(&bot.choose(&knowledge)));
/// ```
pub struct Knowledge<'a, G: Game> {
    position: &'a G,
    actions: &'a [G::Action],
    seat: Seat,
    cancelled: &'a dyn Fn() -> bool,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// The knowledge of the acting seat, given its legal actions; `None` if the game is over.
    #[must_use]
    pub fn new(position: &'a G, actions: &'a [G::Action]) -> Option<Self> {
        position.to_act().map(|seat| Self { position, actions, seat, cancelled: NEVER_CANCELLED })
    }

    /// Adds a cancellation check. A search calls it before every iteration and stops once it returns true.
    #[must_use]
    pub const fn with_cancellation(self, cancelled: &'a dyn Fn() -> bool) -> Self {
        Self { cancelled, ..self }
    }

    /// Whether the search must stop now and return the best action found so far.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        (self.cancelled)()
    }

    /// The acting seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal actions; never empty.
    #[must_use]
    pub const fn actions(&self) -> &'a [G::Action] {
        self.actions
    }

    /// The legal actions from which a random player picks; never empty. See [`Game::at_random`].
    #[must_use]
    pub fn at_random(&self) -> &'a [G::Action] {
        self.position.at_random(self.actions)
    }

    /// A copy of the position in which everything hidden from the seat is replaced by a random sample.
    pub fn imagine(&self, chance: &mut impl Chance) -> G {
        let mut position = self.position.clone();
        position.imagine(self.seat, chance);
        position
    }
}
