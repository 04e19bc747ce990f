//! A set of small numbers.

use engine::Urn;

/// A set of numbers from 0 to 63, in one machine word: cities, cards, hexes, seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set(u64);

impl Set {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of the positions of the 1 bits of `bits`.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as a bit mask.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The numbers below `n`, which is at most 64.
    #[inline]
    #[must_use]
    pub const fn below(n: u8) -> Self {
        Self(if n >= 64 { u64::MAX } else { (1 << n) - 1 })
    }

    /// Whether `n` is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, n: u8) -> bool {
        self.0 >> n & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The size of the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds `n`.
    #[inline]
    pub const fn insert(&mut self, n: u8) {
        self.0 |= 1 << n;
    }

    /// Removes `n`.
    #[inline]
    pub const fn remove(&mut self, n: u8) {
        self.0 &= !(1 << n);
    }

    /// The set with `n` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, n: u8) -> Self {
        Self(self.0 | 1 << n)
    }

    /// The set without `n`.
    #[inline]
    #[must_use]
    pub const fn without(self, n: u8) -> Self {
        Self(self.0 & !(1 << n))
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The difference: the numbers of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The numbers, ascending.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Numbers {
        Numbers(self.0)
    }

    /// Every subset, the whole set first and the empty one last. Meant for small sets.
    #[inline]
    pub fn subsets(self) -> impl Iterator<Item = Self> {
        let all = self.0;
        std::iter::successors(Some(all), move |&bits| (bits > 0).then(|| (bits - 1) & all)).map(Self)
    }

    /// The lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The highest number.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(63 - self.0.leading_zeros() as u8) }
    }

    /// The `n` lowest numbers, or all if there are fewer.
    #[inline]
    #[must_use]
    pub const fn lowest(self, n: u8) -> Self {
        let mut rest = self.0;
        let mut taken = 0;
        while taken < n && rest != 0 {
            rest &= rest - 1;
            taken += 1;
        }
        Self(self.0 & !rest)
    }
}

/// The numbers of a [`Set`], ascending.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Iterator for Numbers {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let first = Set(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Numbers {}

impl IntoIterator for Set {
    type Item = u8;
    type IntoIter = Numbers;

    #[inline]
    fn into_iter(self) -> Numbers {
        Numbers(self.0)
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// Every number is equally likely.
impl Urn for Set {
    fn total(&self) -> u32 {
        self.0.count_ones()
    }

    fn nth(&self, n: u32) -> u8 {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        rest.trailing_zeros() as u8
    }

    fn holds(&self, value: u8) -> bool {
        value < 64 && self.has(value)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn set_operations() {
        let numbers = [63u8, 0, 5, 17, 5, 40];
        let set: Set = numbers.into_iter().collect();
        let model: BTreeSet<u8> = numbers.into();
        assert_eq!(set.iter().collect::<Vec<_>>(), model.iter().copied().collect::<Vec<_>>());
        assert_eq!((set.first(), set.last(), set.len()), (Some(0), Some(63), 5));
        assert_eq!(set.lowest(3).iter().collect::<Vec<_>>(), [0, 5, 17]);
        assert_eq!(set.lowest(9), set);
        assert_eq!(set.minus(Set::below(18)).iter().collect::<Vec<_>>(), [40, 63]);
        assert_eq!(set.and(Set::below(18)).or(set.minus(Set::below(18))), set);
        assert_eq!((0..set.total()).map(|n| set.nth(n)).collect::<Vec<_>>(), set.iter().collect::<Vec<_>>());
        assert!(set.holds(17) && !set.holds(18) && !set.holds(64));
        assert_eq!((Set::EMPTY.first(), Set::EMPTY.last()), (None, None));
        assert_eq!(Set::below(64).len(), 64);
        let subsets: BTreeSet<u64> = set.lowest(3).subsets().map(Set::bits).collect();
        assert_eq!(subsets.len(), 8);
        assert!(subsets.iter().all(|&bits| Set::from_bits(bits).minus(set.lowest(3)).is_empty()));
    }
}
