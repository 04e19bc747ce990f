//! Small neural networks that evaluate positions.
//!
//! A net sees what one seat may know ([`Observe`]) and gives that seat's chance to win and the points it will still score.
//! Sparse inputs feed layers of 64 and 32 units, and also the outputs directly. All numbers are integers, so a
//! net gives the same result on every machine, and nothing is allocated.

pub(crate) mod bytes;
pub(crate) mod encoding;

use std::fmt;

use engine::{Heuristic, Observe, OptionMap, Seat};

use crate::NetError;
use bytes::Reader;
use encoding::Encoding;

/// Units of the first and of the second layer.
pub(crate) const FIRST: usize = 64;
pub(crate) const SECOND: usize = 32;
/// The outputs: the logarithm of the odds of winning, and the points still to come in units of
/// [`points_unit`].
pub(crate) const OUTPUTS: usize = 2;

/// Weights and activations are multiples of 1 / 1024.
pub(crate) const ONE: i32 = 1 << SHIFT;
const SHIFT: u32 = 10;
/// The largest activation, and the largest weight after the first layer, so that sums fit into 32 bits.
pub(crate) const LIMIT: i32 = 4 * ONE;
/// The largest bias of the second layer.
const MAX_BIAS: i32 = 1 << 29;

/// The first line of a file.
const MAGIC: &str = "tarsas net 1";

/// The points that an output of one stands for.
pub(crate) const fn points_unit<G: Heuristic>() -> f32 {
    2.0 * G::LEAD_SCALE
}

/// What a net was made for, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetHeader {
    /// The game.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// The version of the observation.
    pub layout: u32,
    /// The number of seats.
    pub seats: u8,
    /// The options, as `key=value` separated by spaces.
    pub options: String,
    /// How it was made, in words.
    pub made: String,
}

impl NetHeader {
    /// The header of a net for games with this setup.
    #[must_use]
    pub fn new<G: Observe>(components: &str, options: &OptionMap, seats: u8, made: &str) -> Self {
        let pairs: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Self {
            game: G::INFO.slug.to_owned(),
            rules: options.rules(),
            components: components.to_owned(),
            layout: G::LAYOUT_VERSION,
            seats,
            options: pairs.join(" "),
            made: made.to_owned(),
        }
    }

    /// Whether a net with this header evaluates games with the setup of another header.
    #[must_use]
    pub fn fits(&self, other: &Self) -> bool {
        *self == Self { made: self.made.clone(), ..other.clone() }
    }

    fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut value = |key: &str| lines.next()?.strip_prefix(key)?.strip_prefix(' ').map(str::to_owned);
        Some(Self {
            game: value("game")?,
            rules: value("rules")?.parse().ok()?,
            components: value("components")?,
            layout: value("layout")?.parse().ok()?,
            seats: value("seats")?.parse().ok()?,
            options: value("options")?,
            made: value("made")?,
        })
    }
}

impl fmt::Display for NetHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, rules, components, layout, seats, options, made } = self;
        write!(f, "game {game}\nrules {rules}\ncomponents {components}\nlayout {layout}\n")?;
        write!(f, "seats {seats}\noptions {options}\nmade {made}\n")
    }
}

/// A net.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    pub(crate) header: NetHeader,
    pub(crate) encoding: Encoding,
    pub(crate) layers: Layers,
}

/// The weights of a net.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Layers {
    /// For each input its weights to the first layer.
    pub(crate) inputs: Vec<[i16; FIRST]>,
    /// For each input its weights to the outputs.
    pub(crate) direct: Vec<[i16; OUTPUTS]>,
    pub(crate) first: [i32; FIRST],
    pub(crate) second: [[i16; FIRST]; SECOND],
    pub(crate) second_bias: [i32; SECOND],
    pub(crate) third: [[i16; SECOND]; OUTPUTS],
    pub(crate) third_bias: [i32; OUTPUTS],
}

/// The evaluation of a position for one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Judgement {
    /// The logarithm of the odds of winning.
    pub(crate) log_odds: f32,
    /// Points still to come.
    pub(crate) points: f32,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").field("header", &self.header).finish_non_exhaustive()
    }
}

impl Net {
    /// The largest file.
    pub const MAX_BYTES: usize = 500_000;

    /// Whether these are the bytes of a net, perhaps a broken one.
    #[must_use]
    pub fn is_net(bytes: &[u8]) -> bool {
        bytes.starts_with(b"tarsas net")
    }

    /// Reads a net from the bytes of a file.
    ///
    /// # Errors
    /// What is wrong, with the name of the file.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Self, NetError> {
        Self::parse(bytes).map_err(|reason| NetError::Invalid { file: file.to_owned(), reason })
    }

    fn parse(bytes: &[u8]) -> Result<Self, String> {
        if bytes.len() > Self::MAX_BYTES {
            return Err(format!("it is longer than {} bytes", Self::MAX_BYTES));
        }
        let rest = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        let rest = rest.ok_or_else(|| format!("it does not begin with \"{MAGIC}\""))?;
        let end = rest.windows(2).position(|pair| pair == b"\n\n").ok_or("its header does not end")?;
        let text = std::str::from_utf8(&rest[..end]).map_err(|_| "its header is not text")?;
        let header = NetHeader::read(text).ok_or("its header is incomplete")?;
        let mut reader = Reader::new(&rest[end + 2..]);
        let inputs = usize::from(reader.u16()?);
        let encoding = Encoding::read(&mut reader, inputs)?;
        let layers = Layers::read(&mut reader, inputs)?;
        reader.finish()?;
        Ok(Self { header, encoding, layers })
    }

    /// The bytes of its file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = format!("{MAGIC}\n{}\n", self.header).into_bytes();
        bytes.extend((self.encoding.inputs() as u16).to_le_bytes());
        self.encoding.write(&mut bytes);
        self.layers.write(&mut bytes);
        bytes
    }

    /// What it was made for, and how.
    #[must_use]
    pub const fn header(&self) -> &NetHeader {
        &self.header
    }

    /// Evaluates a position for `seat`.
    #[inline]
    pub(crate) fn judge<G: Heuristic>(&self, position: &G, seat: Seat) -> Judgement {
        let layers = &self.layers;
        let (mut first, mut direct) = (layers.first, [0; OUTPUTS]);
        self.encoding.encode(position, seat, |input| {
            let input = usize::from(input);
            for (sum, &weight) in first.iter_mut().zip(&layers.inputs[input]) {
                *sum += i32::from(weight);
            }
            for (sum, &weight) in direct.iter_mut().zip(&layers.direct[input]) {
                *sum += i32::from(weight);
            }
        });
        let [log_odds, points] = layers.outputs(&first, direct);
        Judgement { log_odds, points: points * points_unit::<G>() }
    }
}

impl Layers {
    /// The outputs, given the sums over the inputs.
    fn outputs(&self, first: &[i32; FIRST], direct: [i32; OUTPUTS]) -> [f32; OUTPUTS] {
        let first = first.map(|sum| sum.clamp(0, LIMIT) as i16);
        let mut second = [0_i16; SECOND];
        for (at, unit) in second.iter_mut().enumerate() {
            let products = self.second[at].iter().zip(&first).map(|(&w, &a)| i32::from(w) * i32::from(a));
            let sum = self.second_bias[at] + products.sum::<i32>();
            *unit = (sum >> SHIFT).clamp(0, LIMIT) as i16;
        }
        let mut outputs = [0.0; OUTPUTS];
        for (at, output) in outputs.iter_mut().enumerate() {
            let products = self.third[at].iter().zip(&second).map(|(&w, &a)| i32::from(w) * i32::from(a));
            let sum = i64::from(self.third_bias[at]) + i64::from(products.sum::<i32>());
            *output = (sum + (i64::from(direct[at]) << SHIFT)) as f32 / (ONE * ONE) as f32;
        }
        outputs
    }

    fn write(&self, out: &mut Vec<u8>) {
        let numbers = |out: &mut Vec<u8>, list: &[i16]| out.extend(list.iter().flat_map(|n| n.to_le_bytes()));
        let biases = |out: &mut Vec<u8>, list: &[i32]| out.extend(list.iter().flat_map(|n| n.to_le_bytes()));
        self.inputs.iter().for_each(|row| numbers(out, row));
        self.direct.iter().for_each(|row| numbers(out, row));
        biases(out, &self.first);
        self.second.iter().for_each(|row| numbers(out, row));
        biases(out, &self.second_bias);
        self.third.iter().for_each(|row| numbers(out, row));
        biases(out, &self.third_bias);
    }

    fn read(reader: &mut Reader<'_>, inputs: usize) -> Result<Self, String> {
        let mut rows = Vec::with_capacity(inputs);
        for _ in 0..inputs {
            rows.push(weights(reader, i16::MAX)?);
        }
        let mut direct = Vec::with_capacity(inputs);
        for _ in 0..inputs {
            direct.push(weights(reader, i16::MAX)?);
        }
        let mut layers = Self {
            inputs: rows,
            direct,
            first: biases(reader)?,
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            third: [[0; SECOND]; OUTPUTS],
            third_bias: [0; OUTPUTS],
        };
        for row in &mut layers.second {
            *row = weights(reader, LIMIT as i16)?;
        }
        layers.second_bias = biases(reader)?;
        for row in &mut layers.third {
            *row = weights(reader, LIMIT as i16)?;
        }
        layers.third_bias = biases(reader)?;
        Ok(layers)
    }
}

/// Weights whose absolute value is at most `limit`.
fn weights<const N: usize>(reader: &mut Reader<'_>, limit: i16) -> Result<[i16; N], String> {
    let mut list = [0; N];
    for weight in &mut list {
        *weight = reader.i16()?;
        if weight.unsigned_abs() > limit.unsigned_abs() {
            return Err(format!("the weight {weight} is too large"));
        }
    }
    Ok(list)
}

fn biases<const N: usize>(reader: &mut Reader<'_>) -> Result<[i32; N], String> {
    let mut list = [0; N];
    for bias in &mut list {
        *bias = reader.i32()?;
        if bias.unsigned_abs() > MAX_BIAS.unsigned_abs() {
            return Err(format!("the bias {bias} is too large"));
        }
    }
    Ok(list)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Playout};

    use super::*;
    use crate::toy::{self, Squirrels};

    /// A net of arbitrary numbers.
    fn net() -> Net {
        let mut chance = Playout::new(5);
        let setup = toy::setup(2);
        let observations: Vec<Vec<i16>> = (0..50)
            .map(|game| {
                let position = setup.start(&mut Playout::new(game));
                let mut values = vec![0; engine::observation_layout(&position).len()];
                values.fill_with(|| chance.below(3) as i16);
                values
            })
            .collect();
        let encoding = Encoding::of_observations(&observations);
        let mut weight = || chance.below(801) as i16 - 400;
        let inputs = encoding.inputs();
        let layers = Layers {
            inputs: (0..inputs).map(|_| std::array::from_fn(|_| weight())).collect(),
            direct: (0..inputs).map(|_| std::array::from_fn(|_| weight())).collect(),
            first: std::array::from_fn(|_| weight().into()),
            second: std::array::from_fn(|_| std::array::from_fn(|_| weight())),
            second_bias: std::array::from_fn(|_| weight().into()),
            third: std::array::from_fn(|_| std::array::from_fn(|_| weight())),
            third_bias: std::array::from_fn(|_| weight().into()),
        };
        Net { header: setup.net_header("a test"), encoding, layers }
    }

    #[test]
    fn a_net_is_the_same_after_it_was_written_and_read() {
        let bytes = net().to_bytes();
        assert_eq!(Net::read("a.net", &bytes), Ok(net()));
        assert!(Net::is_net(&bytes));
    }

    #[test]
    fn broken_files_are_refused_in_one_sentence() {
        let bytes = net().to_bytes();
        let wrong = |bytes: &[u8]| Net::read("a.net", bytes).expect_err("it is broken").to_string();
        for length in [0, 5, 12, 40, 200, bytes.len() / 2, bytes.len() - 1] {
            let error = wrong(&bytes[..length]);
            assert!(
                error.starts_with("a.net is no net of this program: ") && !error.contains('\n'),
                "{error}"
            );
        }
        assert!(wrong(&[&bytes[..], &[0]].concat()).contains("1 bytes too many"));
        assert!(wrong(&vec![0; Net::MAX_BYTES + 1]).contains("longer than"));
        let mut large = net();
        large.layers.second[0][0] = LIMIT as i16 + 1;
        assert!(wrong(&large.to_bytes()).contains("the weight 4097 is too large"));
    }

    #[test]
    fn a_net_fits_only_the_games_it_was_made_for() {
        let header = net().header;
        assert!(header.fits(&toy::setup(2).net_header("otherwise made")));
        assert!(!header.fits(&toy::setup(3).net_header("")));
        let other = |change: fn(&mut NetHeader)| {
            let mut other = header.clone();
            change(&mut other);
            header.fits(&other)
        };
        assert!(!other(|header| header.rules += 1));
        assert!(!other(|header| header.layout += 1));
        assert!(!other(|header| header.components.push('0')));
        assert!(!other(|header| header.options.push_str(" more=yes")));
        assert!(!other(|header| header.game.push('2')));
    }

    /// Integers give the same result on every machine.
    #[test]
    fn a_net_judges_without_allocating_and_everywhere_alike() {
        let (net, mut position) = (net(), toy::start(2));
        let mut chance = Playout::new(1);
        let mut actions = Vec::new();
        position.actions(&mut actions);
        position.play(actions[0], &mut chance, &mut ());
        let judged = Seat::all(2).map(|seat| net.judge(&position, seat)).collect::<Vec<_>>();
        let judge = || net.judge::<Squirrels>(&position, Seat::new(1));
        assert_eq!(allocation_counter::measure(|| _ = std::hint::black_box(judge())).count_total, 0);
        let outputs: Vec<[f32; 2]> = judged.iter().map(|one| [one.log_odds, one.points]).collect();
        assert_eq!(outputs, [[0.653_475_76, -1.739_685], [-0.228_718_76, -2.132_04]]);
    }
}
