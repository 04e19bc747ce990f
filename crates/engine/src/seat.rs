//! Places at the table.

use std::fmt;

/// The largest number of seats any game has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted clockwise from the first. People and records count from one, the code from zero.
///
/// ```
/// use engine::Seat;
///
/// let last = Seat::new(2);
/// assert_eq!(last.to_string(), "3");
/// assert_eq!(last.next(3), Seat::new(0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from zero.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_SEATS, "a seat index is below MAX_SEATS");
        Self(index)
    }

    /// The index, counted from zero, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index as a `u8`, for bit sets and draws.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seats of a table with `seats` places, clockwise.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }

    /// The next seat clockwise at a table with `seats` places.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self::new(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}
