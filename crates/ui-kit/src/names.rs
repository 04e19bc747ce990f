//! The display names at a table.

use engine::Seat;

use crate::{Language, MESSAGES};

/// The display name of every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// These names, in seat order.
    #[must_use]
    pub const fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// Default names: "Player 1", "Player 2" and so on.
    ///
    /// ```
    /// use engine::Seat;
    /// use ui_kit::{Language, Names};
    ///
    /// assert_eq!(Names::numbered(2, Language::En).of(Seat::new(1)), "Player 2");
    /// assert_eq!(Names::numbered(2, Language::Hu).of(Seat::new(1)), "2. játékos");
    /// ```
    #[must_use]
    pub fn numbered(seats: u8, language: Language) -> Self {
        let name = |seat: Seat| MESSAGES.text(language, "player", &[("seat", seat.to_string().into())]);
        Self(Seat::all(seats).map(name).collect())
    }

    /// These names, followed by the name of the automated opponent if the game has one.
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
