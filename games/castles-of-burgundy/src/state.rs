//! The position: everything on the table, and whose decision it is.

use engine::{Components, Seat};
use parts::{Bag, BySeat, Set};

use crate::board::{BLACK_SPACES, DEPOT_SPACES};
use crate::estates::EstateRow;
use crate::ids::{Building, Depot, Estate, Goods, HEXES, Hex, Kind, Phase, Pips, TILES, Tile};
use crate::knowledge::Powers;
use crate::options::EstateChoice;
use crate::tables::Tables;

/// Maximum number of players.
pub(crate) const SEATS: usize = 4;
/// Number of storage spaces of a player (CB-D.34).
pub(crate) const STORAGE: usize = 3;

/// A position of The Castles of Burgundy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlesOfBurgundy {
    pub(crate) tables: Components<Tables>,
    pub(crate) seats: u8,
    pub(crate) choice: EstateChoice,

    pub(crate) phase: Phase,
    /// The round of the phase, 1 to 5.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// CB-4.2: the turn order of this round; places beyond the seats are unused.
    pub(crate) order: [Seat; SEATS],
    /// Whose turn it is, as an index into `order`.
    pub(crate) turn: u8,
    /// CB-5.2: whether the purchase of this turn has been made.
    pub(crate) bought: bool,
    /// The seats along the turn order track, the leader first.
    pub(crate) track: [Seat; SEATS],
    /// The last value of the white die; `None` before the first round.
    pub(crate) white: Option<Pips>,

    /// The hex tiles on the numbered depots, by space.
    pub(crate) depots: [[Option<Tile>; DEPOT_SPACES]; 6],
    pub(crate) black: [Option<Tile>; BLACK_SPACES],
    /// The goods tiles on the numbered depots, by type.
    pub(crate) goods: [[u8; 6]; 6],
    /// The goods tiles on the round spaces; those of rounds that have begun are gone.
    pub(crate) round_goods: [Option<Goods>; 5],
    /// The face-down tiles with coloured backs: all six supplies, which have no tile in common.
    pub(crate) own_supply: Bag<TILES>,
    pub(crate) black_supply: Bag<TILES>,
    /// The goods tiles that were never turned up, by die number: the stacks of later phases and those left
    /// out at setup.
    pub(crate) unseen_goods: Bag<7>,
    /// CB-7.6, CB-7.7: the owners of the large and the small bonus tile of each colour.
    pub(crate) bonus: [[Option<Seat>; 2]; 6],
    pub(crate) players: BySeat<Player, SEATS>,
}

/// The decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Set-up: choosing side and start castle (CB-11.2).
    Estates,
    /// A player's turn: using a die, or buying, or ending the turn (CB-5.1, CB-5.2).
    Turn,
    /// The extra action of a castle (CB-6.12).
    Castle,
    /// The advantage of a building that may sell, take or place (CB-6.15 to CB-6.18, CB-6.22).
    Building(Building),
    /// The depot of a ship (CB-6.6).
    Ship,
    /// The game is over.
    Over,
}

/// The possessions of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// CB-11.1: the player board dealt, as its row in the table.
    pub(crate) board: u8,
    pub(crate) estate: Estate,
    /// The hex of the start castle.
    pub(crate) start: Hex,
    pub(crate) tiles: [Option<Tile>; HEXES],
    /// The hexes with a tile.
    pub(crate) covered: Set,
    /// The hexes adjacent to a covered one, updated with every tile.
    pub(crate) beside: Set,
    /// The stored tiles in ascending order, then the empty spaces.
    pub(crate) storage: [Option<Tile>; STORAGE],
    /// Goods held, by type.
    pub(crate) goods: [u8; 6],
    /// Goods sold, by type.
    pub(crate) sold: [u8; 6],
    pub(crate) silver: u16,
    pub(crate) workers: u16,
    /// The dice not yet used in this round.
    pub(crate) dice: [Option<Pips>; 2],
    /// CB-2.11: the space on the turn order track.
    pub(crate) space: u8,
    /// The combined effect of the knowledge tiles on the estate, updated with every tile.
    pub(crate) powers: Powers,
    /// Points scored so far, by source.
    pub(crate) points: [u16; Source::SCORED],
}

/// A source of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// CB-7.2: completed regions, by size.
    Regions,
    /// CB-7.3: completed regions, by phase.
    Phases,
    /// CB-7.6, CB-7.7: bonus tiles.
    Colours,
    /// CB-6.10: animals.
    Animals,
    /// CB-6.23: watchtowers.
    Watchtowers,
    /// CB-5.14: goods sold.
    Sales,
    /// CB-10.2: knowledge tiles.
    Knowledge,
    /// CB-10.2: unsold goods.
    Goods,
    /// CB-10.2: silverlings.
    Silver,
    /// CB-10.2: workers.
    Workers,
}

impl Source {
    /// All sources, those of the game first, then those of final scoring.
    pub const ALL: [Self; 10] = [
        Self::Regions,
        Self::Phases,
        Self::Colours,
        Self::Animals,
        Self::Watchtowers,
        Self::Sales,
        Self::Knowledge,
        Self::Goods,
        Self::Silver,
        Self::Workers,
    ];

    /// Number of sources that score during the game.
    pub(crate) const SCORED: usize = 6;

    /// Its index in [`Source::ALL`], for arrays.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Player {
    /// Puts a tile into an empty storage space. Returns whether there was one.
    pub(crate) fn store(&mut self, tile: Tile) -> bool {
        let Some(space) = self.storage.iter().position(Option::is_none) else { return false };
        self.storage[space] = Some(tile);
        self.storage[..=space].sort_unstable();
        true
    }

    /// Takes a tile out of the storage. Returns whether it was there.
    pub(crate) fn unstore(&mut self, tile: Tile) -> bool {
        let Some(space) = self.storage.iter().position(|&stored| stored == Some(tile)) else { return false };
        self.storage[space] = None;
        self.storage[space..].rotate_left(1);
        true
    }

    /// The stored tiles, each face once, ascending.
    #[inline]
    pub(crate) fn stored(&self) -> impl Iterator<Item = Tile> + Clone {
        let storage = self.storage;
        (0..STORAGE).filter_map(move |at| storage[at].filter(|_| at == 0 || storage[at - 1] != storage[at]))
    }

    #[inline]
    pub(crate) const fn storage_is_full(&self) -> bool {
        self.storage[STORAGE - 1].is_some()
    }

    /// The values of the unused dice, each once, ascending.
    #[inline]
    pub(crate) fn unused_dice(&self) -> impl Iterator<Item = Pips> + Clone + use<> {
        let [mut first, mut second] = self.dice;
        if first > second {
            (first, second) = (second, first);
        }
        if first == second {
            second = None;
        }
        first.into_iter().chain(second)
    }

    pub(crate) const fn score(&mut self, source: Source, points: u16) {
        self.points[source.index()] += points;
    }

    /// The goods types held.
    #[inline]
    pub(crate) fn goods_held(&self) -> Set {
        types(self.goods)
    }
}

/// The types of which there is at least one tile.
#[inline]
pub(crate) fn types(goods: [u8; 6]) -> Set {
    let bits = goods.iter().rev().fold(0, |bits, &count| bits << 1 | u64::from(count > 0));
    Set::from_bits(bits)
}

impl CastlesOfBurgundy {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// How the estates are distributed.
    #[must_use]
    pub const fn estate_choice(&self) -> EstateChoice {
        self.choice
    }

    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round of the phase, 1 to 5.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The decision that is due.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// CB-4.2: the turn order of this round, first to last.
    #[inline]
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// CB-4.2: the seats along the turn order track as it is now, the leader first.
    #[inline]
    #[must_use]
    pub fn track(&self) -> &[Seat] {
        &self.track[..usize::from(self.seats)]
    }

    /// The space of a seat's marker on the turn order track.
    #[must_use]
    pub fn space(&self, seat: Seat) -> u8 {
        self.players[seat].space
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) const fn actor(&self) -> Seat {
        self.order[self.turn as usize % SEATS]
    }

    /// Whether the acting player has made the purchase of this turn.
    #[must_use]
    pub const fn has_bought(&self) -> bool {
        self.bought
    }

    /// The last value of the white die.
    #[must_use]
    pub const fn white_die(&self) -> Option<Pips> {
        self.white
    }

    /// The hex tiles on a depot, by space.
    #[inline]
    #[must_use]
    pub fn tiles_in(&self, depot: Depot) -> &[Option<Tile>] {
        match depot.index() {
            Some(at) => &self.depots[at],
            None => &self.black,
        }
    }

    /// The goods tiles on a depot, by type; none on the black one.
    #[inline]
    #[must_use]
    pub fn goods_in(&self, depot: Depot) -> [u8; 6] {
        depot.index().map_or([0; 6], |at| self.goods[at])
    }

    /// The goods tiles still on the round spaces, topmost first.
    #[must_use]
    pub const fn round_goods(&self) -> &[Option<Goods>; 5] {
        &self.round_goods
    }

    /// CB-D.23: the number of face-down tiles in the supply of a kind.
    #[must_use]
    pub fn supply(&self, kind: Kind) -> u8 {
        kind.tiles().map(|tile| self.own_supply.count(tile)).sum()
    }

    /// CB-D.23: the number of face-down black-backed tiles.
    #[must_use]
    pub fn black_supply(&self) -> u8 {
        (0..TILES as u8).map(|tile| self.black_supply.count(tile)).sum()
    }

    /// The owners of the large and the small bonus tile of a colour.
    #[must_use]
    pub const fn bonus_tiles(&self, kind: Kind) -> [Option<Seat>; 2] {
        self.bonus[kind.index()]
    }

    /// CB-11.1: the two estates of the player board a seat was dealt. CB-11.11: twice the estate that all have.
    #[must_use]
    pub fn board_of(&self, seat: Seat) -> [Estate; 2] {
        if let EstateChoice::Same(estate) = self.choice {
            return [estate; 2];
        }
        self.tables.estates.boards[usize::from(self.players[seat].board)]
    }

    /// The estate of a seat; meaningless before it is chosen (CB-11.2).
    #[inline]
    #[must_use]
    pub fn estate_of(&self, seat: Seat) -> Estate {
        self.players[seat].estate
    }

    /// The estate of a seat, as it is printed.
    #[inline]
    #[must_use]
    pub fn estate_row(&self, seat: Seat) -> &EstateRow {
        self.tables.estate(self.players[seat].estate)
    }

    /// The hex of a seat's start castle.
    #[must_use]
    pub fn start_castle(&self, seat: Seat) -> Hex {
        self.players[seat].start
    }

    /// The tile on a hex of a seat's estate.
    #[inline]
    #[must_use]
    pub fn tile_on(&self, seat: Seat, hex: Hex) -> Option<Tile> {
        self.players[seat].tiles[hex.index()]
    }

    /// The covered hexes of a seat's estate.
    #[inline]
    #[must_use]
    pub fn covered(&self, seat: Seat) -> Set {
        self.players[seat].covered
    }

    /// The covered hexes of one colour.
    #[inline]
    #[must_use]
    pub fn covered_in(&self, seat: Seat, kind: Kind) -> Set {
        self.estate_row(seat).hexes(kind).and(self.covered(seat))
    }

    /// CB-10.5: the number of empty hexes on a seat's estate.
    #[must_use]
    pub fn empty_hexes(&self, seat: Seat) -> u8 {
        HEXES as u8 - self.covered(seat).len()
    }

    /// The stored tiles of a seat, then its empty storage spaces.
    #[must_use]
    pub fn storage(&self, seat: Seat) -> &[Option<Tile>; STORAGE] {
        &self.players[seat].storage
    }

    /// The goods a seat holds, by type.
    #[must_use]
    pub fn goods_of(&self, seat: Seat) -> [u8; 6] {
        self.players[seat].goods
    }

    /// The goods a seat has sold, by type.
    #[must_use]
    pub fn sold(&self, seat: Seat) -> [u8; 6] {
        self.players[seat].sold
    }

    /// The silverlings of a seat.
    #[must_use]
    pub fn silver(&self, seat: Seat) -> u16 {
        self.players[seat].silver
    }

    /// The workers of a seat.
    #[must_use]
    pub fn workers(&self, seat: Seat) -> u16 {
        self.players[seat].workers
    }

    /// The dice a seat has not used in this round.
    #[must_use]
    pub fn dice(&self, seat: Seat) -> [Option<Pips>; 2] {
        self.players[seat].dice
    }

    /// The combined effect of the knowledge tiles on a seat's estate.
    #[must_use]
    pub fn powers(&self, seat: Seat) -> &Powers {
        &self.players[seat].powers
    }

    /// The victory point track: the points of a seat without final scoring.
    #[must_use]
    pub fn scored(&self, seat: Seat) -> u16 {
        self.players[seat].points.iter().sum()
    }
}
