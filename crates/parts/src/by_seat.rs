//! One value per seat.

use std::ops::{Index, IndexMut};

use engine::{MAX_SEATS, Seat};

/// One `T` per seat. `N` is the largest number of seats of a game, by default that of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// The values that `make` returns for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| {
            make(Seat::new(u8::try_from(index).expect("a seat index is small")))
        }))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
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
        let mut names: BySeat<u8> = BySeat::from_fn(|seat| seat.number());
        names[Seat::new(2)] = 20;
        let all: Vec<u8> = Seat::all(6).map(|seat| names[seat]).collect();
        assert_eq!(all, [0, 1, 20, 3, 4, 5]);
    }

    #[test]
    fn fewer_seats_take_less_memory() {
        let few: BySeat<u8, 4> = BySeat::from_fn(|seat| seat.number() * 2);
        assert_eq!(few[Seat::new(3)], 6);
        assert_eq!(size_of::<BySeat<u8, 4>>(), 4);
    }
}
