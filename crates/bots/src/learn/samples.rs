//! Positions to learn from.

/// Positions as a seat sees them, each with what became of them.
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
}
