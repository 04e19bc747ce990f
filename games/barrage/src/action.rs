//! One decision, and its notation.

use std::fmt::{self, Write};

use crate::ids::{
    BaseSpace, Company, ConduitSpace, Contract, HEADSTREAMS, Headstream, Officer, Place, PowerhouseSpace,
    Row, Site, Structure, TechTile,
};
use crate::state::{Barrage, How};

/// One decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// BA-4.6: take this company, with its officer, and this starting contract.
    Choose {
        /// The company.
        company: Company,
        /// The starting contract.
        contract: Contract,
    },
    /// BA-13.17: copy the ability of an officer for this turn.
    Copy(Officer),
    /// BA-7.1: a construction; how it is paid follows if there is a choice.
    Construct {
        /// The technology tile whose symbol and effect count.
        tile: TechTile,
        /// How it is used.
        how: How,
        /// The piece and its space.
        site: Site,
    },
    /// BA-7.4: the machines that go onto the wheel; credits replace the rest (BA-13.15).
    Pay {
        /// Excavators.
        excavators: u8,
        /// Mixers.
        mixers: u8,
    },
    /// BA-8.2: a production with the company's powerhouse at the end of the conduit.
    Produce {
        /// The place on the Turbine Station; `None` for a production that needs no engineers.
        place: Option<Place>,
        /// The dam.
        dam: BaseSpace,
        /// The conduit.
        conduit: ConduitSpace,
        /// The number of drops.
        drops: u8,
    },
    /// BA-9.1, BA-15.3: drops on headstream tiles.
    Pour {
        /// The place on the Water Management; `None` for a reward.
        place: Option<Place>,
        /// The number of drops on each headstream.
        drops: Drops,
    },
    /// The Workshop, the Machinery Shop, the Patent Office.
    Use(Place),
    /// BA-9.3: engineers sent to the Bank.
    Bank(u8),
    /// BA-9.15: take one or two open private contracts.
    Take {
        /// The place on the Contract Office.
        place: Place,
        /// A contract.
        first: Contract,
        /// Another one, with a higher number.
        second: Option<Contract>,
    },
    /// BA-6.5: pass for the round.
    Pass,
    /// BA-8.10: fulfil a contract.
    Fulfil(Contract),
    /// BA-15.1: the number of excavators; the rest of the machines are mixers.
    Machines(u8),
    /// BA-15.5: place a free structure.
    Build(Site),
    /// BA-9.20: discard a contract.
    Discard(Contract),
    /// Do not use an offered contract, structure or production.
    Decline,
}

/// The number of drops for each headstream: at most three, in two bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drops(u8);

impl Drops {
    /// No drop.
    pub const NONE: Self = Self(0);

    /// These numbers of drops; `None` if one is above three.
    #[must_use]
    pub fn new(counts: [u8; HEADSTREAMS]) -> Option<Self> {
        let fits = counts.iter().all(|&count| count <= 3);
        fits.then(|| Self(counts.iter().rev().fold(0, |bits, count| bits << 2 | count)))
    }

    /// The drops on this headstream.
    #[inline]
    #[must_use]
    pub const fn on(self, headstream: Headstream) -> u8 {
        self.0 >> (2 * headstream.0) & 3
    }

    /// The total number of drops.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        (self.0 & 3) + (self.0 >> 2 & 3) + (self.0 >> 4 & 3) + (self.0 >> 6)
    }

    /// The same without one drop on the last headstream that has any; not for [`NONE`](Self::NONE).
    #[inline]
    pub(crate) const fn without_last(self) -> (Self, Headstream) {
        let last = (7 - self.0.leading_zeros() as u8) / 2;
        (Self(self.0 - (1 << (2 * last))), Headstream(last))
    }

    /// Its index in [`all`](Self::all), for arrays.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        INDICES[self.0 as usize] as usize
    }

    /// The number of distributions of up to three drops.
    pub(crate) const COUNT: usize = UP_TO_THREE.len();

    /// Every distribution of up to this number of drops, at most three, ascending; the first has none.
    #[inline]
    pub(crate) const fn up_to(count: u8) -> &'static [Self] {
        match count {
            0 => UP_TO_THREE.split_at(1).0,
            1 => &UP_TO_ONE,
            2 => &UP_TO_TWO,
            _ => &UP_TO_THREE,
        }
    }

    /// Every distribution of up to three drops, ascending; the first has none.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        UP_TO_THREE.iter().copied()
    }
}

const UP_TO_ONE: [Drops; 5] = distributions(1);
const UP_TO_TWO: [Drops; 15] = distributions(2);
const UP_TO_THREE: [Drops; 35] = distributions(3);

/// The `N` distributions of up to `most` drops, ascending.
const fn distributions<const N: usize>(most: u8) -> [Drops; N] {
    let mut list = [Drops(0); N];
    let (mut bits, mut at) = (0u8, 0);
    while at < N {
        if Drops(bits).total() <= most {
            list[at] = Drops(bits);
            at += 1;
        }
        bits = bits.wrapping_add(1);
    }
    list
}

/// The index in [`UP_TO_THREE`] of each of its values.
const INDICES: [u8; 256] = {
    let mut indices = [0; 256];
    let mut at = 0;
    while at < UP_TO_THREE.len() {
        indices[UP_TO_THREE[at].0 as usize] = at as u8;
        at += 1;
    }
    indices
};

impl Barrage {
    fn write_place(&self, place: Place, out: &mut impl Write) -> fmt::Result {
        let side = if place.is_right() { "right" } else { "left" };
        write!(out, "{} {side}", self.tables.board.row(place.row()).word)
    }

    fn write_site(&self, site: Site, out: &mut impl Write) -> fmt::Result {
        let map = &self.tables.map;
        let word = match site {
            Site::Base(space) | Site::Elevation(space) => &map.base_words[space.index()],
            Site::Conduit(space) => &map.conduit_words[space.index()],
            Site::Powerhouse(space) => &map.powerhouse_words[space.index()],
        };
        write!(out, "{} {word}", site.structure().word())
    }

    fn write_drops(drops: Drops, out: &mut impl Write) -> fmt::Result {
        for (headstream, letter) in (0..).map(Headstream).zip(["ha", "hb", "hc", "hd"]) {
            for _ in 0..drops.on(headstream) {
                write!(out, " {letter}")?;
            }
        }
        Ok(())
    }

    pub(crate) fn write(&self, action: Action, out: &mut impl Write) -> fmt::Result {
        let contract = |contract: Contract| self.tables.contract(contract).word.as_str();
        let map = &self.tables.map;
        match action {
            Action::Choose { company, contract: starting } => {
                write!(out, "choose {} {}", company.word(), contract(starting))
            }
            Action::Copy(officer) => write!(out, "copy {}", officer.word()),
            Action::Construct { tile, how, site } => {
                write!(out, "construct {} ", self.tables.tile(tile).word)?;
                self.write_site(site, out)?;
                out.write_str(match how {
                    How::Own => "",
                    How::Special => " special",
                    How::Officer => " copied",
                })
            }
            Action::Pay { excavators, mixers } => write!(out, "pay {excavators} {mixers}"),
            Action::Produce { place, dam, conduit, drops } => {
                out.write_str("produce ")?;
                if let Some(place) = place {
                    self.write_place(place, out)?;
                    out.write_char(' ')?;
                }
                let (dam, conduit) = (&map.base_words[dam.index()], &map.conduit_words[conduit.index()]);
                write!(out, "{dam} {conduit} {drops}")
            }
            Action::Pour { place, drops } => {
                out.write_str("pour")?;
                if let Some(place) = place {
                    out.write_char(' ')?;
                    self.write_place(place, out)?;
                }
                Self::write_drops(drops, out)
            }
            Action::Use(place) => {
                out.write_str("use ")?;
                self.write_place(place, out)
            }
            Action::Bank(engineers) => write!(out, "bank {engineers}"),
            Action::Take { place, first, second } => {
                out.write_str("take ")?;
                self.write_place(place, out)?;
                write!(out, " {}", contract(first))?;
                second.map_or(Ok(()), |second| write!(out, " {}", contract(second)))
            }
            Action::Pass => out.write_str("pass"),
            Action::Fulfil(number) => write!(out, "fulfil {}", contract(number)),
            Action::Machines(excavators) => write!(out, "machines {excavators}"),
            Action::Build(site) => {
                out.write_str("build ")?;
                self.write_site(site, out)
            }
            Action::Discard(number) => write!(out, "discard {}", contract(number)),
            Action::Decline => out.write_str("decline"),
        }
    }

    pub(crate) fn read(&self, text: &str) -> Option<Action> {
        let mut words = text.split(' ');
        let verb = words.next()?;
        let rest: Vec<&str> = words.collect();
        let number = |word: &&str| word.parse::<u8>().ok();
        let action = match (verb, rest.as_slice()) {
            ("choose", [company, contract]) => Action::Choose {
                company: Company::by_word(company)?,
                contract: self.read_contract(contract)?,
            },
            ("copy", [officer]) => Action::Copy(Officer::by_word(officer)?),
            ("construct", [tile, structure, space, how @ ..]) => {
                let how = match how {
                    [] => How::Own,
                    ["special"] => How::Special,
                    ["copied"] => How::Officer,
                    _ => return None,
                };
                let tile = self.tables.tiles.iter().position(|row| row.word == *tile)?;
                let site = self.read_site(structure, space)?;
                Action::Construct { tile: TechTile(u8::try_from(tile).ok()?), how, site }
            }
            ("pay", [excavators, mixers]) => {
                Action::Pay { excavators: number(excavators)?, mixers: number(mixers)? }
            }
            ("produce", [place @ .., dam, conduit, drops]) => Action::Produce {
                place: self.read_place(place)?,
                dam: BaseSpace(find(&self.tables.map.base_words, dam)?),
                conduit: ConduitSpace(find(&self.tables.map.conduit_words, conduit)?),
                drops: number(drops)?,
            },
            ("pour", words) => {
                let mut counts = [0u8; HEADSTREAMS];
                let letters = words.iter().rev().take_while(|word| word.len() == 2).count();
                let (place, drops) = words.split_at(words.len() - letters);
                for word in drops {
                    let at = ["ha", "hb", "hc", "hd"].iter().position(|letter| letter == word)?;
                    counts[at] = counts[at].checked_add(1)?;
                }
                Action::Pour { place: self.read_place(place)?, drops: Drops::new(counts)? }
            }
            ("use", place) => Action::Use(self.read_place(place)??),
            ("bank", [engineers]) => Action::Bank(number(engineers)?),
            ("take", [row, side, first, second @ ..]) => {
                let second = match second {
                    [] => None,
                    [second] => Some(self.read_contract(second)?),
                    _ => return None,
                };
                let place = self.read_place(&[row, side])??;
                Action::Take { place, first: self.read_contract(first)?, second }
            }
            ("pass", []) => Action::Pass,
            ("fulfil", [contract]) => Action::Fulfil(self.read_contract(contract)?),
            ("machines", [excavators]) => Action::Machines(number(excavators)?),
            ("build", [structure, space]) => Action::Build(self.read_site(structure, space)?),
            ("discard", [contract]) => Action::Discard(self.read_contract(contract)?),
            ("decline", []) => Action::Decline,
            _ => return None,
        };
        // Each action has exactly one notation: "bank 007" is refused.
        let mut same = String::new();
        self.write(action, &mut same).ok()?;
        (same == text).then_some(action)
    }

    fn read_contract(&self, word: &str) -> Option<Contract> {
        let number = self.tables.contracts.rows.iter().position(|row| row.word == word)?;
        u8::try_from(number).ok().map(Contract)
    }

    fn read_site(&self, structure: &str, word: &str) -> Option<Site> {
        let map = &self.tables.map;
        Some(match Structure::by_word(structure)? {
            Structure::Base => Site::Base(BaseSpace(find(&map.base_words, word)?)),
            Structure::Elevation => Site::Elevation(BaseSpace(find(&map.base_words, word)?)),
            Structure::Conduit => Site::Conduit(ConduitSpace(find(&map.conduit_words, word)?)),
            Structure::Powerhouse => Site::Powerhouse(PowerhouseSpace(find(&map.powerhouse_words, word)?)),
        })
    }

    /// `Some(None)` for no words; `None` for anything but a row and a side.
    fn read_place(&self, words: &[&str]) -> Option<Option<Place>> {
        let (row, side) = match words {
            [] => return Some(None),
            [row, side] => (row, side),
            _ => return None,
        };
        let row = self.tables.board.rows.iter().position(|known| known.word == **row)?;
        let row = Row(u8::try_from(row).ok()?);
        match *side {
            "left" => Some(Some(Place::left(row))),
            "right" => Some(Some(Place::right(row))),
            _ => None,
        }
    }
}

/// The row with this word.
fn find(words: &[String], word: &str) -> Option<u8> {
    words.iter().position(|known| known == word).and_then(|at| u8::try_from(at).ok())
}
