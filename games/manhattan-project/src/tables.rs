//! The components: the tables of `data/`, checked, with the values derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;

use crate::board::{Board, MarketRow, SpaceAction, SpaceCard};
use crate::cards::{BombCard, BuildingCard, Buildings, bomb_by_id, building_by_id, read_bombs};
use crate::ids::{Bomb, Building, Position, Space};
use crate::sources::Sources;
use crate::workers::Workers;

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: "board.toml", text: include_str!("../data/board.toml") },
    File { name: "bombs.toml", text: include_str!("../data/bombs.toml") },
    File { name: "buildings.toml", text: include_str!("../data/buildings.toml") },
    File { name: SETUP, text: include_str!("../data/setup.toml") },
];

/// The notes of this game.
pub(crate) const NOTES: &[File] = &[File { name: SOURCES, text: include_str!("../data/sources.toml") }];

const SETUP: &str = "setup.toml";
const SOURCES: &str = "sources.toml";

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// The main board.
    pub board: Board,
    /// The building cards.
    pub buildings: Vec<BuildingCard>,
    /// The starting buildings (MP-2.4).
    pub starting: Set,
    /// The bomb cards.
    pub bombs: Vec<BombCard>,
    /// The permanent workers of each player (MP-1.5).
    pub permanent: Workers,
    /// The contractors (MP-1.5).
    pub contractors: Workers,
    /// The starting goods of every player (MP-2.7).
    pub start: Start,
    /// The fixed numbers of the actions.
    pub costs: Costs,
    /// The space that is never blocked (MP-4.4).
    pub(crate) construction: Space,
    /// The air strike spaces (MP-8.1).
    pub(crate) air_strikes: Set,
    /// Which entries are reconstructed, for explanations.
    pub sources: Sources,
    bonus: Vec<Bonus>,
    by_players: [PlayersRow; 6],
}

/// MP-2.7: the starting goods of every player.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Dollars.
    pub money: u8,
    /// Fighters.
    pub fighter: u8,
    /// Bombers.
    pub bomber: u8,
    /// Plutonium.
    pub plutonium: u8,
    /// Enriched uranium.
    pub uranium: u8,
    /// Spies.
    pub espionage: u8,
    /// Yellowcake.
    pub yellowcake: u8,
}

/// MP-2.9: the bonus for a later place in the first turn order.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    seat: u8,
    /// Dollars.
    pub money: u8,
    /// Permanent workers, each an engineer or a scientist at the player's choice.
    pub choose: u8,
}

/// The numbers that depend on the number of players.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayersRow {
    /// MP-14.2: the points that win.
    pub goal: u8,
    /// MP-2.6: bomb cards face up.
    pub face_up: u8,
    /// MP-2.3: the values of the implosion test tokens, by the rulebook.
    pub tokens: Set,
}

/// The fixed numbers of the actions.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// MP-13.11: points for a loaded bomb.
    pub load_vp: u8,
    /// MP-13.11: bombers spent to load.
    pub load_bombers: u8,
    /// MP-9.1: the maximum number of damage points removed in one repair.
    pub repair_own_max: u8,
    /// MP-9.2: the price of each point for the others.
    pub repair_others: [u8; 3],
}

impl Tables {
    /// A building card.
    #[inline]
    #[must_use]
    pub fn building(&self, building: Building) -> &BuildingCard {
        &self.buildings[building.index()]
    }

    /// A bomb card.
    #[inline]
    #[must_use]
    pub fn bomb(&self, bomb: Bomb) -> &BombCard {
        &self.bombs[bomb.index()]
    }

    /// A worker space.
    #[inline]
    #[must_use]
    pub fn space(&self, space: Space) -> &SpaceCard {
        &self.board.spaces[space.index()]
    }

    /// A position of the market.
    #[inline]
    #[must_use]
    pub fn position(&self, position: Position) -> &MarketRow {
        &self.board.market[position.index()]
    }

    /// The numbers that depend on the number of players.
    #[inline]
    #[must_use]
    pub const fn players(&self, seats: u8) -> &PlayersRow {
        &self.by_players[seats as usize % 6]
    }

    /// MP-2.9: the bonus of a place in the first turn order, 0 for the first player.
    #[must_use]
    pub fn bonus(&self, place: u8) -> Bonus {
        self.bonus[usize::from(place)]
    }

    /// The building with this id.
    #[must_use]
    pub fn building_by_id(&self, id: &str) -> Option<Building> {
        building_by_id(&self.buildings, id)
    }

    /// The bomb with this id.
    #[must_use]
    pub fn bomb_by_id(&self, id: &str) -> Option<Bomb> {
        bomb_by_id(&self.bombs, id)
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let board = Board::read(files)?;
        let Buildings { cards: buildings, starting } = Buildings::read(files)?;
        let bombs = read_bombs(files, board.limits.plutonium.min(board.limits.uranium))?;
        let setup: SetupFile = files.read(SETUP)?;
        setup.check(&board)?;
        let by_players = setup.by_players()?;
        let construction = board.spaces.iter().position(|space| space.unlimited).expect("checked above");
        let spaces = (0..).zip(&board.spaces);
        let air_strikes =
            spaces.filter(|(_, space)| space.action == SpaceAction::AirStrike).map(|(row, _)| row);
        let air_strikes = air_strikes.collect();
        Ok(Self {
            board,
            buildings,
            starting,
            bombs,
            permanent: setup.workers.per_player.workers("workers.per_player")?,
            contractors: setup.workers.contractors.workers("workers.contractors")?,
            start: setup.start,
            costs: setup.costs,
            construction: Space(u8::try_from(construction).expect("20 spaces")),
            air_strikes,
            sources: files.read(SOURCES)?,
            bonus: setup.turn_order_bonus,
            by_players,
        })
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    workers: AllWorkersRow,
    start: Start,
    turn_order_bonus: Vec<Bonus>,
    players: Vec<PlayersFileRow>,
    costs: Costs,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct AllWorkersRow {
    per_player: WorkersRow,
    contractors: WorkersRow,
}

#[derive(Clone, Copy, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkersRow {
    labourer: u8,
    engineer: u8,
    scientist: u8,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersFileRow {
    count: u8,
    goal: u8,
    implosion: Vec<u8>,
}

impl WorkersRow {
    fn workers(self, entry: &str) -> Result<Workers, ComponentError> {
        let Self { labourer, engineer, scientist } = self;
        if [labourer, engineer, scientist].into_iter().any(|count| !(1..=7).contains(&count)) {
            return Err(ComponentError::new(SETUP, entry, "there are 1 to 7 workers of each type"));
        }
        Ok(Workers::new(labourer, engineer, scientist))
    }
}

impl SetupFile {
    fn check(&self, board: &Board) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(SETUP, entry, reason));
        let (start, limits) = (&self.start, board.limits);
        let fits = start.plutonium <= limits.plutonium
            && start.uranium <= limits.uranium
            && start.espionage <= limits.espionage
            && start.fighter <= limits.fighters
            && start.bomber <= limits.bombers;
        if !fits {
            return error("start", "a track of board.toml ends below its start");
        }
        if !self.turn_order_bonus.iter().map(|bonus| bonus.seat).eq(1..=5) {
            return error("turn_order_bonus", "there is one for each of the seats 1 to 5, in order");
        }
        if self.turn_order_bonus.iter().any(|bonus| bonus.choose > 1) {
            return error("turn_order_bonus", "at most one worker is chosen");
        }
        if usize::from(self.costs.repair_own_max) > self.costs.repair_others.len() {
            return error("costs", "the others need a price for every point");
        }
        Ok(())
    }

    fn by_players(&self) -> Result<[PlayersRow; 6], ComponentError> {
        let mut table = [PlayersRow::default(); 6];
        for seats in 2..=5u8 {
            let entry = format!("players {seats}");
            let error = |reason: &str| Err(ComponentError::new(SETUP, entry.clone(), reason));
            let mut rows = self.players.iter().filter(|row| row.count == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return error("there must be exactly one such entry");
            };
            let tokens: Set = row.implosion.iter().copied().filter(|&value| value < 64).collect();
            if usize::from(tokens.len()) != row.implosion.len() || tokens.len() != seats {
                return error("there are as many implosion tokens as players, all different and below 64");
            }
            if row.goal == 0 || row.goal > 200 {
                return error("the goal is 1 to 200 points");
            }
            table[usize::from(seats)] = PlayersRow { goal: row.goal, face_up: seats + 1, tokens };
        }
        Ok(table)
    }
}
