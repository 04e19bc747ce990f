//! Training: plain gradient descent (Adam) over sparse inputs, in floating point; the result is rounded to the integers
//! used in play.

use engine::Playout;

use super::samples::Samples;
use crate::net::bytes::Reader;
use crate::net::{FIRST, LIMIT, Layers, ONE, OUTPUTS, SECOND};

/// Samples per step.
const BATCH: usize = 128;
/// Step size of the first and of the last step.
const RATES: [f32; 2] = [0.0015, 0.0001];
/// Number of steps over which the step size grows from zero.
const WARM_UP: f32 = 200.0;
/// Largest activation, as in the rounded net.
const MAX: f32 = (LIMIT / ONE) as f32;

/// The weights of a net in training.
#[derive(Clone)]
pub(super) struct Model {
    inputs: usize,
    /// A row per input: its weights to the first layer, then to the outputs.
    rows: Vec<[f32; ROW]>,
    dense: Dense,
}

const ROW: usize = FIRST + OUTPUTS;

/// All weights after the input layer.
#[derive(Clone)]
struct Dense {
    first: [f32; FIRST],
    second: [[f32; FIRST]; SECOND],
    second_bias: [f32; SECOND],
    third: [[f32; SECOND]; OUTPUTS],
    third_bias: [f32; OUTPUTS],
}

impl Dense {
    const ZERO: Self = Self {
        first: [0.0; FIRST],
        second: [[0.0; FIRST]; SECOND],
        second_bias: [0.0; SECOND],
        third: [[0.0; SECOND]; OUTPUTS],
        third_bias: [0.0; OUTPUTS],
    };

    fn lists(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let Self { first, second, second_bias, third, third_bias } = self;
        [&mut first[..], second.as_flattened_mut(), second_bias, third.as_flattened_mut(), third_bias]
            .into_iter()
    }
}

/// How wrong a model is, per sample.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// Mean logarithmic loss of the win share.
    pub win: f64,
    /// Root mean square error of the points, in units of twice the lead scale.
    pub points: f64,
}

/// The activations for one sample.
struct Forward {
    first: [f32; FIRST],
    second: [f32; SECOND],
    outputs: [f32; OUTPUTS],
}

impl Model {
    pub(super) fn new(inputs: usize, chance: &mut Playout) -> Self {
        let mut random = |scale: f32| (chance.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * scale;
        let mut rows = vec![[0.0; ROW]; inputs];
        for row in &mut rows {
            row[..FIRST].fill_with(|| random(0.1));
        }
        let mut dense = Dense { first: [0.05; FIRST], second_bias: [0.05; SECOND], ..Dense::ZERO };
        dense.second.as_flattened_mut().fill_with(|| random((2.0 / FIRST as f32).sqrt()));
        dense.third.as_flattened_mut().fill_with(|| random(0.3));
        Self { inputs, rows, dense }
    }

    /// One pass over all samples.
    pub(super) fn train(&mut self, samples: &Samples, chance: &mut Playout) {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        for at in (1..order.len()).rev() {
            order.swap(at, chance.below(at as u32 + 1) as usize);
        }
        let steps = (samples.len() / BATCH).max(1);
        let mut optimiser = Optimiser::new(self.inputs);
        for (step, batch) in order.chunks_exact(BATCH).enumerate() {
            for &at in batch {
                let (inputs, target) = samples.get(at as usize);
                self.learn(inputs, target, &mut optimiser);
            }
            let done = step as f32 / steps as f32;
            let rate = RATES[1] + (RATES[0] - RATES[1]) * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            optimiser.step(self, rate * ((step + 1) as f32 / WARM_UP).min(1.0));
        }
    }

    fn forward(&self, inputs: &[u16]) -> Forward {
        let dense = &self.dense;
        let mut sums = [0.0; ROW];
        sums[..FIRST].copy_from_slice(&dense.first);
        sums[FIRST..].copy_from_slice(&dense.third_bias);
        for &input in inputs {
            for (sum, weight) in sums.iter_mut().zip(&self.rows[usize::from(input)]) {
                *sum += weight;
            }
        }
        let mut forward = Forward { first: [0.0; FIRST], second: [0.0; SECOND], outputs: [0.0; OUTPUTS] };
        forward.outputs.copy_from_slice(&sums[FIRST..]);
        for (unit, sum) in forward.first.iter_mut().zip(&sums) {
            *unit = sum.clamp(0.0, MAX);
        }
        for (at, unit) in forward.second.iter_mut().enumerate() {
            *unit = (dot(&dense.second[at], &forward.first) + dense.second_bias[at]).clamp(0.0, MAX);
        }
        for (output, row) in forward.outputs.iter_mut().zip(&dense.third) {
            *output += dot(row, &forward.second);
        }
        forward
    }

    /// Adds the gradient of one sample.
    fn learn(&self, inputs: &[u16], [won, points]: [f32; 2], optimiser: &mut Optimiser) {
        let forward = self.forward(inputs);
        let [log_odds, guess] = forward.outputs;
        let share = 1.0 / (1.0 + (-log_odds).exp());
        let errors = [share - won, guess - points];
        let gradient = &mut optimiser.dense_gradient;
        let active = |unit: f32| unit > 0.0 && unit < MAX;
        let mut row = [0.0; ROW];
        row[FIRST..].copy_from_slice(&errors);
        for (at, &error) in errors.iter().enumerate() {
            gradient.third_bias[at] += error;
            add(&mut gradient.third[at], &forward.second, error);
        }
        for at in (0..SECOND).filter(|&at| active(forward.second[at])) {
            let error = errors[0] * self.dense.third[0][at] + errors[1] * self.dense.third[1][at];
            gradient.second_bias[at] += error;
            add(&mut gradient.second[at], &forward.first, error);
            add(&mut row[..FIRST], &self.dense.second[at], error);
        }
        for (error, &unit) in row.iter_mut().zip(&forward.first) {
            if !active(unit) {
                *error = 0.0;
            }
        }
        add(&mut gradient.first, &row[..FIRST], 1.0);
        for &input in inputs {
            optimiser.add_row(input, &row);
        }
    }

    /// The loss on samples that were not trained on.
    pub(super) fn loss(&self, samples: &Samples) -> Loss {
        let mut sums = [0.0; 2];
        for at in 0..samples.len() {
            let (inputs, [won, points]) = samples.get(at);
            let [log_odds, guess] = self.forward(inputs).outputs;
            let share = (1.0 / (1.0 + (-log_odds).exp())).clamp(1e-6, 1.0 - 1e-6);
            sums[0] -= f64::from(won * share.ln() + (1.0 - won) * (1.0 - share).ln());
            sums[1] += f64::from(guess - points).powi(2);
        }
        let count = samples.len().max(1) as f64;
        Loss { win: sums[0] / count, points: (sums[1] / count).sqrt() }
    }

    /// Rounded to integers.
    pub(super) fn layers(&self) -> Layers {
        let wide = |weight: f32| (weight * ONE as f32).round().clamp(-32767.0, 32767.0) as i16;
        let narrow = |weight: f32| (weight * ONE as f32).round().clamp(-LIMIT as f32, LIMIT as f32) as i16;
        let bias = |weight: f32, one: i32| (weight * one as f32).round().clamp(-5e8, 5e8) as i32;
        let dense = &self.dense;
        Layers {
            inputs: self.rows.iter().map(|row| std::array::from_fn(|at| wide(row[at]))).collect(),
            direct: self.rows.iter().map(|row| std::array::from_fn(|at| wide(row[FIRST + at]))).collect(),
            first: dense.first.map(|weight| bias(weight, ONE)),
            second: dense.second.map(|row| row.map(narrow)),
            second_bias: dense.second_bias.map(|weight| bias(weight, ONE * ONE)),
            third: dense.third.map(|row| row.map(narrow)),
            third_bias: dense.third_bias.map(|weight| bias(weight, ONE * ONE)),
        }
    }

    pub(super) fn write(&self, out: &mut Vec<u8>) {
        let rows = self.rows.as_flattened().iter();
        out.extend(rows.flat_map(|weight| weight.to_le_bytes()));
        for list in self.dense.clone().lists() {
            out.extend(list.iter().flat_map(|weight| weight.to_le_bytes()));
        }
    }

    pub(super) fn read(reader: &mut Reader<'_>, inputs: usize) -> Result<Self, String> {
        let mut model = Self { inputs, rows: vec![[0.0; ROW]; inputs], dense: Dense::ZERO };
        for weight in model.rows.as_flattened_mut() {
            *weight = reader.f32()?;
        }
        for list in model.dense.lists() {
            for weight in list {
                *weight = reader.f32()?;
            }
        }
        Ok(model)
    }
}

#[inline]
fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for at in 0..8 {
            sums[at] += one[at] * other[at];
        }
    }
    sums.iter().sum()
}

#[inline]
fn add(sums: &mut [f32], list: &[f32], factor: f32) {
    for (sum, number) in sums.iter_mut().zip(list) {
        *sum += factor * number;
    }
}

/// Gradients and their running means (Adam). A row is touched only in steps in which its input is one.
struct Optimiser {
    row_gradients: Vec<[f32; ROW]>,
    row_means: Vec<[f32; ROW]>,
    row_squares: Vec<[f32; ROW]>,
    is_touched: Vec<bool>,
    touched: Vec<u16>,
    dense_gradient: Dense,
    dense_means: Dense,
    dense_squares: Dense,
    steps: i32,
}

impl Optimiser {
    fn new(inputs: usize) -> Self {
        let rows = || vec![[0.0; ROW]; inputs];
        Self {
            row_gradients: rows(),
            row_means: rows(),
            row_squares: rows(),
            is_touched: vec![false; inputs],
            touched: Vec::new(),
            dense_gradient: Dense::ZERO,
            dense_means: Dense::ZERO,
            dense_squares: Dense::ZERO,
            steps: 0,
        }
    }

    #[inline]
    fn add_row(&mut self, input: u16, row: &[f32; ROW]) {
        let at = usize::from(input);
        if !self.is_touched[at] {
            self.is_touched[at] = true;
            self.touched.push(input);
        }
        for (sum, number) in self.row_gradients[at].iter_mut().zip(row) {
            *sum += number;
        }
    }

    fn step(&mut self, model: &mut Model, rate: f32) {
        self.steps += 1;
        let correction = |decay: f32| 1.0 / (1.0 - decay.powi(self.steps.min(20_000)));
        let rates = [rate * correction(MEAN_DECAY), correction(SQUARE_DECAY)];
        for input in self.touched.drain(..) {
            let at = usize::from(input);
            self.is_touched[at] = false;
            let (means, squares) = (&mut self.row_means[at], &mut self.row_squares[at]);
            descend(&mut model.rows[at], &mut self.row_gradients[at], means, squares, rates);
        }
        let lists = model.dense.lists().zip(self.dense_gradient.lists());
        let running = self.dense_means.lists().zip(self.dense_squares.lists());
        for ((weights, gradient), (means, squares)) in lists.zip(running) {
            descend(weights, gradient, means, squares, rates);
        }
    }
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

/// A step of Adam; the gradient is cleared.
fn descend(
    weights: &mut [f32],
    gradient: &mut [f32],
    means: &mut [f32],
    squares: &mut [f32],
    [rate, square_correction]: [f32; 2],
) {
    let lists = weights.iter_mut().zip(gradient).zip(means.iter_mut().zip(squares));
    for ((weight, sum), (mean, square)) in lists {
        let slope = *sum / BATCH as f32;
        *sum = 0.0;
        *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
        *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
        *weight -= rate * *mean / ((*square * square_correction).sqrt() + 1e-7);
    }
}
