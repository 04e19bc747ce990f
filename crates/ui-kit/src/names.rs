//! What the people at a table are called.

use engine::Seat;

use crate::Language;

/// The display name of every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, in seat order.
    #[must_use]
    pub const fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// Names for a table where nobody has one: "Player 1", "Player 2" and so on.
    #[must_use]
    pub fn numbered(seats: u8, language: Language) -> Self {
        let name = |seat: Seat| match language {
            Language::En => format!("Player {seat}"),
            Language::Hu => format!("{seat}. játékos"),
        };
        Self(Seat::all(seats).map(name).collect())
    }

    /// These names and, after them, that of an opponent whom the rules play themselves, if the game has one.
    #[must_use]
    pub fn with_opponent(mut self, name: Option<String>) -> Self {
        self.0.extend(name);
        self
    }

    /// The name of a seat of the table.
    ///
    /// # Panics
    /// If the table has no such seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        &self.0[seat.index()]
    }
}
