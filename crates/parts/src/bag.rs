//! A multiset of small numbers.

use std::ops::RangeInclusive;

use engine::Urn;

/// A multiset of the numbers below `N`. Items with the same number are indistinguishable. A shuffled deck or a
/// face-down pile is a bag until something is drawn from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<const N: usize>([u8; N]);

impl<const N: usize> Bag<N> {
    /// The empty bag.
    pub const EMPTY: Self = Self([0; N]);

    /// The bag with `counts[n]` items of each number `n`.
    #[must_use]
    pub const fn new(counts: [u8; N]) -> Self {
        Self(counts)
    }

    /// The number of items `n`; zero if `n` is not below `N`.
    #[inline]
    #[must_use]
    pub fn count(&self, n: u8) -> u8 {
        self.0.get(usize::from(n)).copied().unwrap_or(0)
    }

    /// Removes one item `n`; returns whether there was one.
    #[inline]
    pub fn take(&mut self, n: u8) -> bool {
        match self.0.get_mut(usize::from(n)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// The part of the bag with these numbers, to draw from.
    #[inline]
    #[must_use]
    pub fn among(&self, numbers: RangeInclusive<u8>) -> Among<'_> {
        let first = *numbers.start();
        let range = usize::from(first).min(N)..(usize::from(*numbers.end()) + 1).min(N);
        Among { first, counts: self.0.get(range).unwrap_or(&[]) }
    }

    /// The whole bag, to draw from.
    #[inline]
    #[must_use]
    pub const fn all(&self) -> Among<'_> {
        Among { first: 0, counts: &self.0 }
    }
}

/// Part of a [`Bag`]. The probability of a number is proportional to its count.
#[derive(Clone, Copy, Debug)]
pub struct Among<'a> {
    first: u8,
    counts: &'a [u8],
}

impl Urn for Among<'_> {
    #[inline]
    fn total(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    #[inline]
    fn nth(&self, n: u32) -> u8 {
        let mut rest = n;
        for (&count, number) in self.counts.iter().zip(self.first..) {
            if rest < u32::from(count) {
                return number;
            }
            rest -= u32::from(count);
        }
        self.first
    }

    fn holds(&self, value: u8) -> bool {
        let place = value.checked_sub(self.first).map(usize::from);
        place.and_then(|place| self.counts.get(place)).is_some_and(|&count| count > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_is_drawn_from_by_its_counts() {
        let mut bag = Bag::new([0, 2, 0, 1, 3]);
        let laid_out = |urn: Among<'_>| (0..urn.total()).map(|n| urn.nth(n)).collect::<Vec<_>>();
        assert_eq!(laid_out(bag.all()), [1, 1, 3, 4, 4, 4]);
        assert_eq!(laid_out(bag.among(2..=3)), [3]);
        assert_eq!(laid_out(bag.among(3..=200)), [3, 4, 4, 4]);
        assert_eq!(bag.among(9..=12).total() + Bag::<5>::EMPTY.all().total(), 0);
        assert!(bag.all().holds(1) && !bag.all().holds(0) && !bag.all().holds(5));
        assert!(bag.among(3..=4).holds(4) && !bag.among(3..=4).holds(1));
        assert!(bag.take(3) && !bag.take(3) && !bag.take(7));
        assert_eq!((bag.count(3), bag.count(4), bag.count(9)), (0, 3, 0));
        assert_eq!(laid_out(bag.all()), [1, 1, 4, 4, 4]);
    }
}
