//! Positions to learn from.

use crate::net::bytes::Reader;

/// Positions as one seat sees them, each with its outcome.
#[derive(Default)]
pub(super) struct Samples {
    inputs: Vec<u16>,
    /// Where the inputs of each sample end.
    ends: Vec<usize>,
    /// Win share, and points still to come in units of [`points_unit`](crate::net::points_unit).
    targets: Vec<[f32; 2]>,
}

impl Samples {
    pub(super) fn push(&mut self, inputs: impl IntoIterator<Item = u16>, target: [f32; 2]) {
        self.inputs.extend(inputs);
        self.ends.push(self.inputs.len());
        self.targets.push(target);
    }

    pub(super) const fn len(&self) -> usize {
        self.targets.len()
    }

    pub(super) fn get(&self, at: usize) -> (&[u16], [f32; 2]) {
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        (&self.inputs[start..self.ends[at]], self.targets[at])
    }

    pub(super) fn append(&mut self, other: &Self) {
        let before = self.inputs.len();
        self.inputs.extend_from_slice(&other.inputs);
        self.ends.extend(other.ends.iter().map(|end| before + end));
        self.targets.extend_from_slice(&other.targets);
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend((self.inputs.len() as u32).to_le_bytes());
        out.extend((self.ends.len() as u32).to_le_bytes());
        out.extend(self.inputs.iter().flat_map(|input| input.to_le_bytes()));
        out.extend(self.ends.iter().flat_map(|&end| (end as u32).to_le_bytes()));
        out.extend(self.targets.as_flattened().iter().flat_map(|target| target.to_le_bytes()));
    }

    /// Reads samples for a net with this number of inputs.
    pub(super) fn read(reader: &mut Reader<'_>, inputs: usize) -> Result<Self, String> {
        let (length, count) = (reader.u32()?, reader.u32()?);
        let samples = Self {
            inputs: (0..length).map(|_| reader.u16()).collect::<Result<_, _>>()?,
            ends: (0..count).map(|_| Ok(reader.u32()? as usize)).collect::<Result<_, String>>()?,
            targets: (0..count).map(|_| Ok([reader.f32()?, reader.f32()?])).collect::<Result<_, String>>()?,
        };
        let fits = samples.inputs.iter().all(|&input| usize::from(input) < inputs)
            && samples.ends.is_sorted()
            && samples.ends.last().copied().unwrap_or(0) == samples.inputs.len();
        if fits { Ok(samples) } else { Err("these are samples of another run".to_owned()) }
    }
}
