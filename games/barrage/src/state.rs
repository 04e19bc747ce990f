//! The position: everything on the table, and whose decision it is.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::ending::Pieces;
use crate::ids::{
    Ability, AutomaTile, BASE_SPACES, BaseSpace, Basin, CONDUIT_SPACES, Company, ConduitSpace, Contract,
    Effect, HEADSTREAMS, Headstream, Objective, Officer, POWERHOUSE_SPACES, Place, PowerhouseSpace, SEGMENTS,
    Site, Structure, TechTile,
};
use crate::rewards::Free;
use crate::steps::{Step, Steps};
use crate::tables::{BonusRow, Tables};

/// Maximum number of seats.
pub(crate) const SEATS: usize = 4;

/// A position of Barrage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Barrage {
    pub(crate) tables: Components<Tables>,
    pub(crate) seats: u8,
    pub(crate) introductory: bool,
    /// The number of Automas; they have the last seats.
    pub(crate) automas: u8,
    pub(crate) difficulty: u8,
    pub(crate) sekibo_variant: bool,
    pub(crate) contract_first: bool,

    /// The round, 1 to 5; 0 while companies are chosen.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// The acting seat; meaningless when the game is over.
    pub(crate) actor: Seat,
    /// The turn order; while companies are chosen, the order of choosing. Places beyond the seats are unused.
    pub(crate) order: [Seat; SEATS],
    /// BA-13.17: the officer whose ability Mahiri Sekibo's company copies in this turn.
    pub(crate) copied: Option<Officer>,
    /// The steps to carry out before the next decision.
    pub(crate) steps: Steps,
    /// The construction that is being paid.
    pub(crate) construction: Option<Construction>,

    /// BA-4.5: the pairs that can still be chosen.
    pub(crate) offers: [Option<(Company, Officer)>; SEATS],
    pub(crate) starting: Set,
    /// BA-D.10: officers that only Mahiri Sekibo can copy.
    pub(crate) extra_officers: Set,

    /// The headstream tiles, as rows of their table.
    pub(crate) headstream_tiles: [u8; HEADSTREAMS],
    /// Drops on the headstream tiles.
    pub(crate) headstreams: [u8; HEADSTREAMS],
    pub(crate) dams: [Option<Dam>; BASE_SPACES],
    pub(crate) conduits: [Option<Seat>; CONDUIT_SPACES],
    pub(crate) powerhouses: [Option<Seat>; POWERHOUSE_SPACES],
    /// Drops that came from the supply, and drops that went back; the difference is on the map.
    pub(crate) came: u16,
    pub(crate) went: u16,

    /// The bonus tiles of rounds 1 to 5 and the objective tile, as rows of their tables.
    pub(crate) bonus: [u8; 5],
    pub(crate) objective: u8,

    /// The open private contracts of each colour.
    pub(crate) open: [[Option<Contract>; 2]; 3],
    pub(crate) national: [Option<Contract>; 3],
    /// The private contracts nobody has seen since they were shuffled.
    pub(crate) stack: Set,
    /// BA-D.8: the private contracts discarded.
    pub(crate) discarded: Set,
    pub(crate) patents: [Option<TechTile>; 3],
    /// The advanced tiles nobody has seen.
    pub(crate) unseen_tiles: Set,

    /// The engineers on each place of the management board.
    pub(crate) placed: [Option<Placed>; Place::COUNT],
    /// The places with engineers.
    pub(crate) taken: Set,
    pub(crate) pile: Pile,
    pub(crate) players: BySeat<Player, SEATS>,
}

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// BA-4.6: choosing company and starting contract.
    Choosing,
    /// BA-6.2: a player's turn.
    Turn,
    /// BA-7.4: how a construction is paid.
    Paying,
    /// BA-15.1: the kinds of this number of machines.
    Machines(u8),
    /// BA-15.5: where a free structure goes.
    Structure(Free),
    /// BA-15.3: where this number of drops goes.
    Drops(u8),
    /// BA-15.3: where this number of drops goes, which flow at once.
    DropsNow(u8),
    /// BA-8.10: which contract is fulfilled.
    Contract(Reach),
    /// BA-14.18: a production of Powerhouse II, with this bonus.
    FreeProduction(i8),
    /// BA-13.6: the second production, with another powerhouse than the one in this basin.
    SecondProduction(Basin),
    /// BA-9.20: which contract is discarded.
    Discard,
    /// The game is over.
    Over,
}

/// The contracts that can be fulfilled now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reach {
    /// The energy made.
    pub energy: u8,
    /// The reduction of the energy needed (BA-13.8).
    pub discount: u8,
    /// Whether national ones are among them: not for the energy of a tile (BA-D.14).
    pub national: bool,
}

impl Reach {
    /// The highest requirement that can be fulfilled.
    #[inline]
    #[must_use]
    pub const fn most(self) -> u8 {
        self.energy + self.discount
    }
}

/// A dam (BA-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dam {
    /// The company it belongs to; `None` for a neutral dam (BA-2.9).
    pub owner: Option<Seat>,
    /// 1 to 3.
    pub level: u8,
    /// The drops it holds.
    pub drops: u8,
}

/// Engineers on a place of the management board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The owner.
    pub seat: Seat,
    /// Their number.
    pub engineers: u8,
}

/// A construction that is chosen, but not paid yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Construction {
    /// The tile whose symbol and effect count.
    pub tile: TechTile,
    /// How it is used.
    pub how: How,
    /// The piece and its space.
    pub site: Site,
}

/// How a technology tile is used (BA-7.3, BA-13.16, BA-13.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum How {
    /// It goes from the supply onto the wheel.
    Own,
    /// Anton Krylov's tile goes onto the wheel and copies it there.
    Special,
    /// Mahiri Sekibo's company copies it on the wheel.
    Officer,
}

/// One segment of a wheel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The tile in it.
    pub tile: Option<TechTile>,
    /// The excavators in it.
    pub excavators: u8,
    /// The mixers in it.
    pub mixers: u8,
}

/// The Automa tiles (BA-AUTOMA-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    /// The draw pile under its top tile.
    pub(crate) draw: Set,
    /// The top tile of the draw pile, action side up.
    pub(crate) top: Option<AutomaTile>,
    /// The top tile of the discard pile, criteria side up.
    pub(crate) criteria: Option<AutomaTile>,
    /// The discard pile under its top tile.
    pub(crate) discard: Set,
}

/// The possessions of one company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// `None` until it is chosen.
    pub(crate) company: Option<Company>,
    /// `None` until it is chosen, and for most Automas.
    pub(crate) officer: Option<Officer>,
    pub(crate) passed: bool,
    pub(crate) engineers: u8,
    /// Construction spaces used in this round (BA-7.1), and the engineers on them.
    pub(crate) constructions: u8,
    pub(crate) building: u8,
    /// Engineers at the Bank, and beside full sections (BA-AUTOMA-4.2).
    pub(crate) banking: u8,
    /// Places of Mahiri Sekibo's tile used in this round (BA-13.17).
    pub(crate) copies: u8,
    pub(crate) credits: u16,
    pub(crate) excavators: u8,
    pub(crate) mixers: u8,
    pub(crate) energy: u16,
    /// Pieces built, by kind.
    pub(crate) built: [u8; 4],
    /// The basins with a dam and those with a powerhouse of the company, one bit each.
    pub(crate) dams: u16,
    pub(crate) powerhouses: u16,
    /// The pieces built, as far as objectives count them.
    pub(crate) pieces: Pieces,
    /// Technology tiles in the supply.
    pub(crate) tiles: Set,
    /// The wheel, the open segment first, then in the order of rotation.
    pub(crate) wheel: [Segment; SEGMENTS],
    /// Unfulfilled contracts.
    pub(crate) contracts: Set,
    pub(crate) fulfilled: Set,
    /// Points scored so far, by source.
    pub(crate) points: [i16; Source::SCORED],
}

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// BA-3.9: the start.
    Start,
    /// BA-11.1: energy leaders.
    Leaders,
    /// BA-11.4: lost without energy.
    Idle,
    /// BA-11.6: bonus tiles.
    Bonus,
    /// BA-8.11: contracts.
    Contracts,
    /// BA-5.2: income.
    Income,
    /// BA-14.21 to BA-14.24: technology tiles.
    Technology,
    /// BA-8.5: conduits used by others.
    Conduits,
    /// BA-AUTOMA-2.1: the credits an Automa would pay or gain.
    Credits,
    /// BA-12.2: the objective tile.
    Objective,
    /// BA-12.11: resources.
    Resources,
    /// BA-12.12: water.
    Water,
}

impl Source {
    /// The words of all sources, those of the game first, then those of final scoring.
    pub(crate) const WORDS: &'static [&'static str] = &[
        "start",
        "leaders",
        "idle",
        "bonus",
        "contracts",
        "income",
        "technology",
        "conduits",
        "credits",
        "objective",
        "resources",
        "water",
    ];

    /// Number of sources that score during the game.
    pub(crate) const SCORED: usize = 9;

    /// Its index among all sources, for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Player {
    /// The number of pieces of a kind that are built.
    #[inline]
    pub(crate) const fn count(&self, structure: Structure) -> u8 {
        self.built[structure.index()]
    }

    #[inline]
    pub(crate) const fn has_dam_in(&self, basin: Basin) -> bool {
        self.dams >> basin.0 & 1 == 1
    }

    #[inline]
    pub(crate) const fn has_powerhouse_in(&self, basin: Basin) -> bool {
        self.powerhouses >> basin.0 & 1 == 1
    }

    /// The tiles on the wheel.
    #[inline]
    pub(crate) fn tiles_on_wheel(&self) -> Set {
        self.wheel.iter().filter_map(|segment| segment.tile).map(|tile| tile.0).collect()
    }
}

impl Barrage {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Whether it is the introductory game (BA-4.3).
    #[must_use]
    pub const fn is_introductory(&self) -> bool {
        self.introductory
    }

    /// The round, 1 to 5; 0 while companies are chosen.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The decision that is due.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The turn order, first to last; while companies are chosen, the order of choosing.
    #[inline]
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// Whether a seat is an Automa.
    #[inline]
    #[must_use]
    pub const fn is_automa(&self, seat: Seat) -> bool {
        seat.number() + self.automas >= self.seats
    }

    /// The dam on a base space.
    #[inline]
    #[must_use]
    pub const fn dam(&self, space: BaseSpace) -> Option<Dam> {
        self.dams[space.index()]
    }

    /// The owner of the conduit on a space.
    #[inline]
    #[must_use]
    pub const fn conduit(&self, space: ConduitSpace) -> Option<Seat> {
        self.conduits[space.index()]
    }

    /// The owner of the powerhouse on a space.
    #[inline]
    #[must_use]
    pub const fn powerhouse(&self, space: PowerhouseSpace) -> Option<Seat> {
        self.powerhouses[space.index()]
    }

    /// The drops on a headstream tile.
    #[must_use]
    pub const fn on_headstream(&self, headstream: Headstream) -> u8 {
        self.headstreams[headstream.index()]
    }

    /// The drops a headstream tile gets in rounds 1 to 4.
    #[must_use]
    pub fn headstream_tile(&self, headstream: Headstream) -> [u8; 4] {
        self.tables.headstream_tiles[usize::from(self.headstream_tiles[headstream.index()])]
    }

    /// The bonus tile of a round, 1 to 5.
    #[must_use]
    pub fn bonus_tile(&self, round: u8) -> &BonusRow {
        &self.tables.bonus_tiles[usize::from(self.bonus[usize::from(round - 1)])]
    }

    /// What the objective tile counts.
    #[must_use]
    pub fn objective(&self) -> Objective {
        Objective::ALL[usize::from(self.objective)]
    }

    /// The open private contracts of each colour, slot by slot.
    #[must_use]
    pub const fn open_contracts(&self) -> [[Option<Contract>; 2]; 3] {
        self.open
    }

    /// The open national contracts, slot by slot.
    #[must_use]
    pub const fn national_contracts(&self) -> [Option<Contract>; 3] {
        self.national
    }

    /// The advanced tiles on sale, slot by slot.
    #[must_use]
    pub const fn patents(&self) -> [Option<TechTile>; 3] {
        self.patents
    }

    /// The engineers on a place of the management board or the patent office.
    #[must_use]
    pub const fn on_place(&self, place: Place) -> Option<Placed> {
        self.placed[place.index()]
    }

    /// The pairs of company and officer that can still be chosen.
    #[must_use]
    pub const fn offers(&self) -> [Option<(Company, Officer)>; SEATS] {
        self.offers
    }

    /// The starting contracts that can still be chosen.
    #[must_use]
    pub const fn starting_contracts(&self) -> Set {
        self.starting
    }

    /// A seat's company, once it is chosen.
    #[must_use]
    pub fn company(&self, seat: Seat) -> Option<Company> {
        self.players[seat].company
    }

    /// A seat's officer, once it is chosen.
    #[must_use]
    pub fn officer(&self, seat: Seat) -> Option<Officer> {
        self.players[seat].officer
    }

    /// The number of times a seat has copied an officer in this round (BA-13.17).
    #[must_use]
    pub fn copies(&self, seat: Seat) -> u8 {
        self.players[seat].copies
    }

    /// The construction that is being paid.
    #[must_use]
    pub const fn construction(&self) -> Option<Construction> {
        self.construction
    }

    /// BA-AUTOMA-3.1: the tile that shows the Automas' next actions and the one that shows their criteria.
    #[must_use]
    pub const fn automa_tiles(&self) -> (Option<AutomaTile>, Option<AutomaTile>) {
        (self.pile.top, self.pile.criteria)
    }

    /// Whether the incomes of phase 1 are being received (BA-5.6).
    #[must_use]
    pub fn is_income_phase(&self) -> bool {
        self.steps.has(Step::Headstreams)
    }

    /// BA-8.19: the drops of a production that wait at its powerhouse, in this basin, until its contract is settled.
    #[must_use]
    pub fn at_powerhouse(&self) -> Option<(Basin, u8)> {
        self.steps.find(|step| match step {
            Step::FlowOn(basin, drops) => Some((basin, drops)),
            _ => None,
        })
    }

    /// The officer whose ability is copied in this turn (BA-13.17).
    #[must_use]
    pub const fn copied(&self) -> Option<Officer> {
        self.copied
    }

    /// Whether a seat has passed in this round.
    #[must_use]
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.players[seat].passed
    }

    /// A seat's engineers in supply.
    #[must_use]
    pub fn engineers(&self, seat: Seat) -> u8 {
        self.players[seat].engineers
    }

    /// Construction spaces a seat has used in this round.
    #[must_use]
    pub fn constructions(&self, seat: Seat) -> u8 {
        self.players[seat].constructions
    }

    /// A seat's engineers at the Bank and, for an Automa, beside full sections.
    #[must_use]
    pub fn banked(&self, seat: Seat) -> u8 {
        self.players[seat].banking
    }

    /// A seat's credits.
    #[must_use]
    pub fn credits(&self, seat: Seat) -> u16 {
        self.players[seat].credits
    }

    /// A seat's excavators and mixers in supply.
    #[must_use]
    pub fn machines(&self, seat: Seat) -> (u8, u8) {
        (self.players[seat].excavators, self.players[seat].mixers)
    }

    /// A seat's energy of this round.
    #[must_use]
    pub fn energy(&self, seat: Seat) -> u16 {
        self.players[seat].energy
    }

    /// A seat's victory points now, before final scoring.
    #[must_use]
    pub fn vp(&self, seat: Seat) -> i16 {
        self.players[seat].points.iter().sum()
    }

    /// The number of pieces of a kind that a seat has built.
    #[must_use]
    pub fn built(&self, seat: Seat, structure: Structure) -> u8 {
        self.players[seat].count(structure)
    }

    /// The technology tiles in a seat's supply.
    #[must_use]
    pub fn tiles(&self, seat: Seat) -> Set {
        self.players[seat].tiles
    }

    /// A seat's wheel, the open segment first, then in the order of rotation: the last one arrives next.
    #[must_use]
    pub fn wheel(&self, seat: Seat) -> [Segment; SEGMENTS] {
        self.players[seat].wheel
    }

    /// A seat's unfulfilled contracts.
    #[must_use]
    pub fn contracts(&self, seat: Seat) -> Set {
        self.players[seat].contracts
    }

    /// A seat's fulfilled contracts.
    #[must_use]
    pub fn fulfilled(&self, seat: Seat) -> Set {
        self.players[seat].fulfilled
    }

    /// Whether a seat has an officer's ability now, from its own officer or a copied one.
    #[inline]
    #[must_use]
    pub fn has(&self, seat: Seat, officer: Officer) -> bool {
        self.players[seat].officer == Some(officer) || (self.copied == Some(officer) && self.actor == seat)
    }

    /// BA-13.2: the ability of a seat's company, if it is active.
    #[inline]
    #[must_use]
    pub fn ability(&self, seat: Seat) -> Option<Ability> {
        let player = &self.players[seat];
        if player.count(Structure::Powerhouse) < 3 || !self.can_have_ability(seat) {
            return None;
        }
        player.company.map(|company| self.tables.company(company).ability)
    }

    /// BA-AUTOMA-2.2, BA-AUTOMA-7.3: whether a seat ever has its company's ability; not all Automas do.
    #[inline]
    #[must_use]
    pub fn can_have_ability(&self, seat: Seat) -> bool {
        !self.is_automa(seat) || self.level().company_ability
    }

    /// BA-AUTOMA-7.1: whether a seat gets the incomes of its board; not all Automas do.
    #[inline]
    #[must_use]
    pub fn can_have_income(&self, seat: Seat) -> bool {
        !self.is_automa(seat) || self.level().income
    }

    /// BA-13.1: the bonus of a seat's productions.
    #[inline]
    #[must_use]
    pub fn production_bonus(&self, seat: Seat) -> u8 {
        if self.is_automa(seat) && !self.level().production_bonus {
            return 0;
        }
        self.tables.companies.bonus[usize::from(self.players[seat].count(Structure::Powerhouse))]
    }

    /// BA-2.14, BA-13.12: the number of drops a dam can hold.
    #[inline]
    #[must_use]
    pub fn capacity(&self, dam: Dam) -> u8 {
        match dam.owner {
            Some(seat) if dam.level == 3 && self.has(seat, Officer::DelMonte) => 4,
            _ => dam.level,
        }
    }

    /// The difficulty of the Automas of this game.
    #[inline]
    pub(crate) fn level(&self) -> &crate::automa_tiles::Difficulty {
        &self.tables.automa.difficulties[usize::from(self.difficulty)]
    }

    /// The effect of a tile for a seat; Automas below High Voltage know none (BA-AUTOMA-2.2).
    #[inline]
    pub(crate) fn effect(&self, seat: Seat, tile: TechTile) -> Option<Effect> {
        if self.is_automa(seat) && !self.level().tile_effects {
            return None;
        }
        self.tables.tile(tile).effect
    }

    /// Adds a step to carry out next.
    #[inline]
    pub(crate) fn then(&mut self, step: Step) {
        self.steps.push(step);
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, vp: i16) {
        self.players[seat].points[source.index()] += vp;
    }

    /// Takes credits away; VP from an Automa (BA-AUTOMA-2.1).
    pub(crate) fn pay(&mut self, seat: Seat, credits: u8) {
        if self.is_automa(seat) {
            self.score(seat, Source::Credits, -i16::from(credits));
        } else {
            self.players[seat].credits -= u16::from(credits);
        }
    }

    /// Gives credits; VP to an Automa (BA-AUTOMA-2.1).
    pub(crate) fn earn(&mut self, seat: Seat, credits: u8) {
        if self.is_automa(seat) {
            self.score(seat, Source::Credits, i16::from(credits));
        } else {
            self.players[seat].credits += u16::from(credits);
        }
    }
}
