//! The only interface through which a game receives random values.
//!
//! A position holds no generator and no shuffled deck. When something random happens, the rules describe what may be
//! drawn (an [`Urn`]) and ask a [`Chance`] for one value. At a table that is a ChaCha stream from a secret seed
//! ([`SeededChance`]), in playouts a fast generator ([`Playout`]), in replays the recorded draws ([`Replay`]).

use std::fmt;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sha2::{Digest, Sha256};

use crate::{Seat, hex};

/// A distribution of small numbers, each with a weight. Records show the number drawn (the pips of a die, the number on
/// a card), so that people can read it and scripts can force it.
///
/// ```
/// use engine::{Die, Urn};
///
/// let cards: &[u8] = &[3, 3, 7];
/// assert_eq!((cards.total(), cards.nth(2)), (3, 7));
/// assert!(Die(6).holds(6) && !Die(6).holds(7));
/// ```
pub trait Urn {
    /// The sum of all weights; at least 1 when something is drawn.
    fn total(&self) -> u32;
    /// The value at index `n` of the list in which every value occurs as often as its weight; `n < total()`.
    fn nth(&self, n: u32) -> u8;
    /// Whether this value can be drawn.
    fn holds(&self, value: u8) -> bool;
}

/// A die: the values 1 to its number of sides.
#[derive(Clone, Copy, Debug)]
pub struct Die(pub u8);

impl Urn for Die {
    fn total(&self) -> u32 {
        self.0.into()
    }
    fn nth(&self, n: u32) -> u8 {
        u8::try_from(n + 1).expect("a die has at most 255 sides")
    }
    fn holds(&self, value: u8) -> bool {
        (1..=self.0).contains(&value)
    }
}

/// A list of equally likely values.
impl Urn for [u8] {
    fn total(&self) -> u32 {
        u32::try_from(self.len()).expect("an urn is small")
    }
    fn nth(&self, n: u32) -> u8 {
        self[n as usize]
    }
    fn holds(&self, value: u8) -> bool {
        self.contains(&value)
    }
}

/// A source of random draws.
///
/// ```
/// use engine::{Chance, Die, Playout, Recording, Replay};
///
/// let mut recording = Recording::new(Playout::new(1));
/// let rolled = recording.draw("die", &Die(6));
/// assert!((1..=6).contains(&rolled));
///
/// let draws = recording.into_draws();
/// let mut replay = Replay::new(&draws);
/// assert_eq!(replay.draw("die", &Die(6)), rolled);
/// assert_eq!(replay.finish(), Ok(()));
/// ```
pub trait Chance {
    /// Draws one value of `urn`. `what` says in one word what is drawn (`plant`, `die`); records show it.
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8;
}

impl<C: Chance> Chance for &mut C {
    #[inline]
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        (**self).draw(what, urn)
    }
}

/// A recorded random draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The kind of draw, one word.
    pub what: String,
    /// The value drawn.
    pub value: u8,
}

impl Draw {
    /// Draws as text: a word and a number each, separated by single spaces.
    #[must_use]
    pub fn write_list(draws: &[Self]) -> String {
        draws.iter().map(Self::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Reads the text of [`write_list`](Draw::write_list); `None` for any other text.
    #[must_use]
    pub fn parse_list(text: &str) -> Option<Vec<Self>> {
        if text.is_empty() {
            return Some(Vec::new());
        }
        let words: Vec<&str> = text.split(' ').collect();
        let draw = |pair: &[&str]| match pair {
            &[what, value] if !what.is_empty() => {
                Some(Self { what: what.to_owned(), value: value.parse().ok()? })
            }
            _ => None,
        };
        words.chunks(2).map(draw).collect()
    }
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.what, self.value)
    }
}

/// Random draws from a generator.
#[derive(Debug)]
pub struct Generator<R>(R);

/// Random draws for playouts: fast, and the same for the same number.
pub type Playout = Generator<Pcg64Mcg>;

/// Random draws at a real table: a ChaCha stream from a secret seed.
pub type SeededChance = Generator<ChaCha20Rng>;

impl Playout {
    /// The generator with this number as its state.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(number))
    }
}

impl SeededChance {
    /// The generator of this seed.
    #[must_use]
    pub fn new(seed: &Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.0))
    }

    /// The position in the stream, for [`rewind`](Self::rewind).
    pub(crate) fn place(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// Continues at an earlier position of the stream.
    pub(crate) fn rewind(&mut self, place: u128) {
        self.0.set_word_pos(place);
    }
}

/// A generator that continues with the same draws.
impl Clone for SeededChance {
    fn clone(&self) -> Self {
        let mut copy = Self(ChaCha20Rng::from_seed(self.0.get_seed()));
        copy.rewind(self.place());
        copy
    }
}

impl<R: Rng> Generator<R> {
    /// A number below `n`, all equally likely: multiply-shift with rejection.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "nothing to draw from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        // The low half is the offset within the slot; the first `2^32 mod n` offsets are rejected, so that slots are
        // equal.
        if (product as u32) < n {
            let surplus = n.wrapping_neg() % n;
            while (product as u32) < surplus {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl<R: Rng> Chance for Generator<R> {
    #[inline]
    fn draw<U: Urn + ?Sized>(&mut self, _: &'static str, urn: &U) -> u8 {
        let n = self.below(urn.total());
        urn.nth(n)
    }
}

/// The 256 secret bits that determine the random draws of a table. Its hash, the commitment, is published when the
/// table opens; the seed itself when the game is over.
///
/// ```
/// use engine::Seed;
///
/// let seed = Seed::new([7; 32]);
/// let published = seed.commitment();
/// let revealed = Seed::parse(&seed.reveal()).unwrap();
/// assert_eq!(revealed.commitment(), published);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed of game `game` in the series with this number.
    #[must_use]
    pub fn of_series(series: u64, game: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"tarsas series");
        hash.update(series.to_le_bytes());
        hash.update(game.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The seed from which a game draws when players have added numbers, in the order of their seats: the SHA-256 hash of
    /// `tarsas mixed`, this seed, and the seat (one byte, counted from 1) and number of each player. Without numbers it is
    /// this seed.
    #[must_use]
    pub fn mixed(&self, nonces: &[(Seat, Nonce)]) -> Self {
        if nonces.is_empty() {
            return self.clone();
        }
        let mut hash = Sha256::new();
        hash.update(b"tarsas mixed");
        hash.update(self.0);
        for (seat, nonce) in nonces {
            hash.update([seat.number() + 1]);
            hash.update(nonce.0);
        }
        Self(hash.finalize().into())
    }

    /// The SHA-256 hash of the 32 bytes, in hexadecimal.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }

    /// The seed in hexadecimal.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }

    /// The seed written as 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }
}

/// Does not print the secret.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A player's own random number, mixed into the seed of a table after the commitment of the seed was published. So neither
/// the server nor the players alone determine the draws. It is no secret: without the seed it says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nonce([u8; 32]);

impl Nonce {
    /// The number with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The number written as 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// Random draws that are recorded.
#[derive(Debug)]
pub struct Recording<C> {
    chance: C,
    draws: Vec<Draw>,
}

impl<C: Chance> Recording<C> {
    /// Records the draws of `chance`.
    pub const fn new(chance: C) -> Self {
        Self { chance, draws: Vec::new() }
    }

    /// The recorded draws.
    pub fn into_draws(self) -> Vec<Draw> {
        self.draws
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        let value = self.chance.draw(what, urn);
        self.draws.push(Draw { what: what.to_owned(), value });
        value
    }
}

/// Recorded or scripted draws, in order.
///
/// The rules cannot fail in the middle of an action, so a draw that does not match is answered with a possible value
/// and remembered: call [`Replay::finish`] before using the position.
#[derive(Debug)]
pub struct Replay<'a> {
    draws: std::slice::Iter<'a, Draw>,
    fault: Option<String>,
}

impl<'a> Replay<'a> {
    /// Replays these draws.
    #[must_use]
    pub fn new(draws: &'a [Draw]) -> Self {
        Self { draws: draws.iter(), fault: None }
    }

    /// Checks that every draw matched and none is left.
    ///
    /// # Errors
    /// The first mismatch.
    pub fn finish(mut self) -> Result<(), String> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        self.draws.next().map_or(Ok(()), |draw| Err(format!("the draw \"{draw}\" is not asked for")))
    }
}

impl Chance for Replay<'_> {
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        let fault = match self.draws.next() {
            Some(draw) if draw.what == what && urn.holds(draw.value) => return draw.value,
            Some(draw) if draw.what == what => format!("the draw \"{draw}\" is not possible here"),
            Some(draw) => format!("there is a draw \"{draw}\" where a draw of \"{what}\" is needed"),
            None => format!("a draw of \"{what}\" is missing"),
        };
        self.fault.get_or_insert(fault);
        urn.nth(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records do not depend on these numbers, but published seeds do: they must never change.
    #[test]
    fn a_seed_always_gives_the_same_draws() {
        let mut chance = SeededChance::new(&Seed::new([7; 32]));
        let draws: Vec<u8> = (0..12).map(|_| chance.draw("die", &Die(6))).collect();
        assert_eq!(draws, [3, 2, 5, 3, 6, 3, 1, 6, 6, 1, 3, 3]);
        let seed = Seed::of_series(1, 2);
        assert_eq!(seed.reveal(), "ecf4bd011131c035cbba73547eed8b1ca1ac5f2616de32fad9e1b67302b48581");
        assert_eq!(Seed::parse(&seed.reveal()), Some(seed));
    }

    /// Published records depend on it: the hash of `tarsas mixed`, the seed, and for each player seat and number.
    #[test]
    fn what_players_add_always_gives_the_same_seed() {
        let seed = Seed::new([7; 32]);
        assert_eq!(seed.mixed(&[]), seed);
        let (first, third) = ((Seat::new(0), Nonce::new([1; 32])), (Seat::new(2), Nonce::new([3; 32])));
        let mixed = seed.mixed(&[first, third]).reveal();
        assert_eq!(mixed, "aa74fcce45348835ba455e999fc76445a4f63a7336c58ddccc65de3c78e27c11");
        let others =
            [vec![first], vec![third], vec![(Seat::new(1), first.1), third], vec![first, (third.0, first.1)]];
        assert!(others.iter().all(|other| seed.mixed(other).reveal() != mixed));
    }

    #[test]
    fn a_copy_continues_with_the_same_draws() {
        let mut chance = SeededChance::new(&Seed::new([7; 32]));
        chance.draw("die", &Die(6));
        let mut copy = chance.clone();
        assert!((0..100).all(|_| copy.draw("die", &Die(6)) == chance.draw("die", &Die(6))));
    }

    #[test]
    fn below_is_fair_and_stays_below() {
        let mut chance = Playout::new(1);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert!((0..1000).all(|_| chance.below(1) == 0));
    }

    #[test]
    fn a_replay_reports_what_does_not_match() {
        let draw = |what: &str, value| Draw { what: what.to_owned(), value };
        let play = |draws: &[Draw]| {
            let mut replay = Replay::new(draws);
            replay.draw("die", &Die(6));
            replay.finish()
        };
        assert_eq!(play(&[draw("die", 6)]), Ok(()));
        assert!(play(&[]).unwrap_err().contains("missing"));
        assert!(play(&[draw("die", 7)]).unwrap_err().contains("not possible"));
        assert!(play(&[draw("card", 6)]).unwrap_err().contains("needed"));
        assert!(play(&[draw("die", 6), draw("die", 6)]).unwrap_err().contains("not asked for"));
    }
}
