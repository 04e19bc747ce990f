//! How an observation becomes the inputs of a net.
//!
//! Every input is zero or one. A feature has one input for each range of its values, except for the most frequent range,
//! which has no input: of a few thousand inputs only a few hundred are one. Ranges come from positions of real
//! games; a feature that never varied there has no inputs.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use engine::{Features, Observe, Seat};

use super::bytes::Reader;

/// Maximum number of ranges of one feature.
const MAX_RANGES: u32 = 16;
/// A range covers at least one in this many positions.
const RAREST: u32 = 2000;
/// A range without an input.
const NONE: u16 = u16::MAX;

/// The inputs of one feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Slot {
    /// A value of the most frequent range.
    frequent: i16,
    /// The value of the first place in the table; smaller values count as this one.
    min: i16,
    /// Where its places in the table begin, and their number; zero if it has no inputs.
    first: u32,
    count: u16,
}

/// The inputs of all features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Encoding {
    slots: Vec<Slot>,
    /// For each value of each feature its input.
    table: Vec<u16>,
    inputs: usize,
}

impl Encoding {
    /// Chooses the ranges by these observations, each as long as the layout.
    pub(crate) fn of_observations(observations: &[Vec<i16>]) -> Self {
        let mut encoding = Self { slots: Vec::new(), table: Vec::new(), inputs: 0 };
        for feature in 0..observations.first().map_or(0, Vec::len) {
            let mut counts = BTreeMap::new();
            for observation in observations {
                *counts.entry(observation[feature]).or_insert(0_u32) += 1;
            }
            encoding.add(&counts);
        }
        encoding
    }

    /// Adds a feature, given how often each of its values occurred.
    fn add(&mut self, counts: &BTreeMap<i16, u32>) {
        let (first, min) = (self.table.len() as u32, *counts.keys().next().expect("a feature has a value"));
        let ranges = ranges(counts);
        let mass = |range: &[i16]| range.iter().map(|value| counts[value]).sum::<u32>();
        let frequent = ranges.iter().max_by_key(|range| mass(range)).expect("there is a range")[0];
        if ranges.len() > 1 {
            for (at, range) in ranges.iter().enumerate() {
                let end = ranges.get(at + 1).map_or(range[range.len() - 1] + 1, |next| next[0]);
                let input = if range[0] == frequent { NONE } else { self.inputs as u16 };
                self.inputs += usize::from(input != NONE);
                self.table.extend((range[0]..end).map(|_| input));
            }
        }
        let count = (self.table.len() - first as usize) as u16;
        self.slots.push(Slot { frequent, min, first, count });
    }

    /// The number of inputs.
    pub(crate) const fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of features.
    pub(crate) const fn features(&self) -> usize {
        self.slots.len()
    }

    /// Calls `on` with every input that is one.
    #[inline]
    pub(crate) fn encode<G: Observe>(&self, position: &G, seat: Seat, on: impl FnMut(u16)) {
        let mut sink = Sink { slots: self.slots.iter(), table: &self.table, on };
        position.observe(seat, &mut sink);
        debug_assert!(sink.slots.next().is_none(), "the encoding is as long as the layout");
    }

    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.extend((self.slots.len() as u32).to_le_bytes());
        for slot in &self.slots {
            out.extend(slot.frequent.to_le_bytes());
            out.extend(slot.min.to_le_bytes());
            out.extend(slot.count.to_le_bytes());
        }
        out.extend(self.table.iter().flat_map(|input| input.to_le_bytes()));
    }

    pub(crate) fn read(reader: &mut Reader<'_>, inputs: usize) -> Result<Self, String> {
        let count = reader.u32()?;
        let (mut slots, mut first) = (Vec::new(), 0_u32);
        for _ in 0..count {
            let slot = Slot { frequent: reader.i16()?, min: reader.i16()?, count: reader.u16()?, first };
            first += u32::from(slot.count);
            slots.push(slot);
        }
        let table = (0..first).map(|_| reader.u16()).collect::<Result<Vec<_>, _>>()?;
        if let Some(wrong) = table.iter().find(|&&input| input != NONE && usize::from(input) >= inputs) {
            return Err(format!("it has {inputs} inputs and refers to input {wrong}"));
        }
        Ok(Self { slots, table, inputs })
    }
}

/// Splits the values into at most [`MAX_RANGES`] ranges, each of which is frequent enough.
fn ranges(counts: &BTreeMap<i16, u32>) -> Vec<Vec<i16>> {
    let all: u32 = counts.values().sum();
    let most = counts.values().copied().max().unwrap_or(0);
    let few = counts.len() <= MAX_RANGES as usize;
    let least = if few { all / RAREST } else { ((all - most) / (MAX_RANGES - 1)).max(all / RAREST) };
    let (mut ranges, mut range, mut mass): (Vec<Vec<i16>>, Vec<i16>, u32) = (Vec::new(), Vec::new(), 0);
    for (&value, &count) in counts {
        range.push(value);
        mass += count;
        if mass >= least {
            ranges.push(std::mem::take(&mut range));
            mass = 0;
        }
    }
    match ranges.last_mut() {
        Some(last) => last.extend(range),
        None => ranges.push(range),
    }
    ranges
}

struct Sink<'a, F> {
    slots: std::slice::Iter<'a, Slot>,
    table: &'a [u16],
    on: F,
}

impl<F: FnMut(u16)> Features for Sink<'_, F> {
    #[inline]
    fn number(&mut self, _: fmt::Arguments<'_>, bounds: RangeInclusive<i16>, value: impl Into<i32>) {
        let slot = self.slots.next().expect("the encoding is as long as the layout");
        let value = value.into();
        if value == i32::from(slot.frequent) || slot.count == 0 {
            return;
        }
        let value = value.clamp((*bounds.start()).into(), (*bounds.end()).into());
        let place = (value - i32::from(slot.min)).clamp(0, i32::from(slot.count) - 1);
        let input = self.table[slot.first as usize + place as usize];
        if input != NONE {
            (self.on)(input);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(values: &[(i16, u32)]) -> BTreeMap<i16, u32> {
        values.iter().copied().collect()
    }

    #[test]
    fn few_values_are_told_apart_and_rare_ones_join_a_neighbour() {
        assert_eq!(ranges(&counts(&[(0, 5000), (1, 900), (3, 1), (4, 99)])), [vec![0], vec![1], vec![3, 4]]);
        assert_eq!(ranges(&counts(&[(0, 5999), (1, 1)])), [vec![0, 1]]);
    }

    #[test]
    fn many_values_share_ranges() {
        let many: Vec<(i16, u32)> =
            (0..200).map(|value| (value, if value == 0 { 9000 } else { 10 })).collect();
        let ranges = ranges(&counts(&many));
        assert_eq!(ranges[0], [0], "a frequent value has its own");
        assert!((10..=17).contains(&ranges.len()), "{}", ranges.len());
    }

    #[test]
    fn the_most_frequent_range_has_no_input() {
        let observations: Vec<Vec<i16>> = (0..100).map(|at| vec![i16::from(at < 70), 5, at % 3]).collect();
        let encoding = Encoding::of_observations(&observations);
        assert_eq!((encoding.features(), encoding.inputs()), (3, 1 + 2));
        let mut bytes = Vec::new();
        encoding.write(&mut bytes);
        assert_eq!(Encoding::read(&mut Reader::new(&bytes), 3), Ok(encoding));
        assert!(Encoding::read(&mut Reader::new(&bytes), 2).is_err_and(|wrong| wrong.contains("input 2")));
    }
}
