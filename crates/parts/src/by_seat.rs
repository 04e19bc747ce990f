//! One of something for each seat.

use std::ops::{Index, IndexMut};

use engine::{MAX_SEATS, Seat};

/// One `T` for each seat a table can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// What `make` gives for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| {
            make(Seat::new(u8::try_from(index).expect("a seat index is small")))
        }))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_its_own() {
        let mut names = BySeat::from_fn(|seat| seat.number());
        names[Seat::new(2)] = 20;
        let all: Vec<u8> = Seat::all(6).map(|seat| names[seat]).collect();
        assert_eq!(all, [0, 1, 20, 3, 4, 5]);
    }
}
