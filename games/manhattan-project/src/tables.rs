//! The components: tables read from `data/`, checked, with everything that can be derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;

use crate::board::{Board, MarketRow, SpaceCard};
use crate::cards::{BombCard, BuildingCard, Buildings, bomb_by_id, building_by_id, read_bombs};
use crate::ids::{BOMBS, BUILDINGS, Bomb, Building, Kind, Position, Space};
use crate::workers::Workers;

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: "board.toml", text: include_str!("../data/board.toml") },
    File { name: "bombs.toml", text: include_str!("../data/bombs.toml") },
    File { name: "buildings.toml", text: include_str!("../data/buildings.toml") },
    File { name: SETUP, text: include_str!("../data/setup.toml") },
];

const SETUP: &str = "setup.toml";

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
    /// What every player starts with (MP-2.7).
    pub start: Start,
    /// The highest values of the tracks.
    pub limits: Limits,
    /// The fixed numbers of the actions.
    pub costs: Costs,
    /// The space that is never blocked (MP-4.4).
    pub(crate) construction: Space,
    bonus: Vec<Bonus>,
    by_players: [PlayersRow; 6],
}

/// MP-2.7: what every player starts with.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Dollars.
    pub money: u8,
    /// Permanent labourers.
    pub labourer: u8,
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

/// The highest values of the tracks (MP-1.8).
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Plutonium.
    pub plutonium: u8,
    /// Enriched uranium.
    pub uranium: u8,
    /// Spies.
    pub espionage: u8,
    /// Fighters.
    pub fighters: u8,
    /// Bombers.
    pub bombers: u8,
}

/// MP-2.9: what a player gets for a later place in the first turn order.
#[derive(Clone, Copy, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    seat: u8,
    /// Dollars.
    pub money: u8,
    /// Own permanent workers, each an engineer or a scientist at choice.
    pub choose: u8,
}

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayersRow {
    /// MP-14.2: the points that win.
    pub goal: u8,
    /// MP-2.6: bomb cards face up.
    pub face_up: u8,
    /// MP-2.3: the values of the implosion test tokens.
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
    /// MP-9.1: damage points removed in one repair, at most.
    pub repair_own_max: u8,
    /// MP-9.1: what the player on the Repair space pays; it is the cost of the space.
    pub repair_active: u8,
    /// MP-9.2: what the others pay for each point.
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

    /// What depends on the number of players.
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
        let limits = Limits {
            plutonium: board.track("plutonium")?.max,
            uranium: board.track("uranium")?.max,
            espionage: board.track("espionage")?.max,
            fighters: board.track("fighter")?.max,
            bombers: board.track("bomber")?.max,
        };
        let Buildings { cards: buildings, starting } = Buildings::read(files)?;
        let bombs = read_bombs(files, limits.plutonium.min(limits.uranium))?;
        let setup: SetupFile = parse(files, SETUP)?;
        setup.check(&board)?;
        setup.components.check(&buildings, starting)?;
        let by_players = setup.by_players()?;
        let construction = board.spaces.iter().position(|space| space.unlimited).expect("checked above");
        Ok(Self {
            board,
            buildings,
            starting,
            bombs,
            permanent: setup.workers.per_player.workers("workers.per_player")?,
            contractors: setup.workers.contractors.workers("workers.contractors")?,
            start: setup.start,
            limits,
            costs: setup.costs,
            construction: Space(u8::try_from(construction).expect("20 spaces")),
            bonus: setup.turn_order_bonus,
            by_players,
        })
    }
}

/// Reads one file into its rows.
pub(crate) fn parse<T: serde::de::DeserializeOwned>(files: &Files, name: &str) -> Result<T, ComponentError> {
    let text = files.text(name);
    toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    components: ComponentsRow,
    workers: AllWorkersRow,
    start: Start,
    turn_order_bonus: Vec<Bonus>,
    players: Vec<PlayersFileRow>,
    costs: Costs,
}

/// What is in the box. Of the pieces that are unlimited in play (MP-1.7) nothing is read.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentsRow {
    building_cards: u8,
    starting_buildings: u8,
    buildings_per_kind: u8,
    bomb_cards: u8,
    workers: u8,
    implosion_tokens: u8,
    player_boards: u8,
    #[serde(rename = "main_boards")]
    _main_boards: u8,
    #[serde(rename = "coins_1")]
    _coins_1: u8,
    #[serde(rename = "coins_5")]
    _coins_5: u8,
    #[serde(rename = "yellowcake")]
    _yellowcake: u8,
    #[serde(rename = "damage_markers")]
    _damage_markers: u8,
    #[serde(rename = "loaded_markers")]
    _loaded_markers: u8,
    #[serde(rename = "player_discs")]
    _player_discs: u8,
    #[serde(rename = "fighter_counters")]
    _fighter_counters: u8,
    #[serde(rename = "bomber_counters")]
    _bomber_counters: u8,
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
    bombs_face_up: u8,
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

    const fn total(self) -> u16 {
        self.labourer as u16 + self.engineer as u16 + self.scientist as u16
    }
}

impl ComponentsRow {
    fn check(&self, buildings: &[BuildingCard], starting: Set) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: String| Err(ComponentError::new("buildings.toml", entry, reason));
        for kind in Kind::ALL {
            let count = buildings.iter().filter(|card| card.kind == kind).count();
            if count != usize::from(self.buildings_per_kind) {
                let reason = format!("there are {count} cards, not {}", self.buildings_per_kind);
                return error(kind.word(), reason);
            }
        }
        if starting.len() != self.starting_buildings || self.starting_buildings != 6 {
            let reason = format!("{} cards are starting buildings, not 6", starting.len());
            return error("the file", reason);
        }
        Ok(())
    }
}

impl SetupFile {
    fn check(&self, board: &Board) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(SETUP, entry, reason));
        let ComponentsRow { building_cards, bomb_cards, workers, implosion_tokens, player_boards, .. } =
            self.components;
        if (usize::from(building_cards), usize::from(bomb_cards)) != (BUILDINGS, BOMBS) {
            return error("components", "there are 50 building cards and 30 bomb cards");
        }
        if (implosion_tokens, player_boards) != (5, 5) {
            return error("components", "there are five implosion test tokens and five player boards");
        }
        let all = self.workers.per_player.total() * 5 + self.workers.contractors.total();
        if u16::from(workers) != all {
            return error("components", "the workers of all players and the contractors are another number");
        }
        for (id, start) in [
            ("plutonium", self.start.plutonium),
            ("uranium", self.start.uranium),
            ("espionage", self.start.espionage),
            ("fighter", self.start.fighter),
            ("bomber", self.start.bomber),
        ] {
            if board.track(id)?.start != start {
                return error("start", "the tracks of board.toml start elsewhere");
            }
        }
        if self.start.labourer != self.workers.per_player.labourer {
            return error("start", "all permanent labourers are with their owner from the start (MP-6.8)");
        }
        if !self.turn_order_bonus.iter().map(|bonus| bonus.seat).eq(1..=5) {
            return error("turn_order_bonus", "there is one for each of the seats 1 to 5, in order");
        }
        if self.turn_order_bonus.iter().any(|bonus| bonus.choose > 1) {
            return error("turn_order_bonus", "at most one worker is chosen");
        }
        let repair = board.spaces.iter().find(|space| space.action == crate::board::SpaceAction::Repair);
        if repair.is_none_or(|space| space.work.pay[0].money != self.costs.repair_active) {
            return error("costs.repair_active", "the Repair space of board.toml costs something else");
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
            if row.bombs_face_up != seats + 1 {
                return error("one bomb card more than players lies face up");
            }
            let tokens: Set = row.implosion.iter().copied().filter(|&value| value < 64).collect();
            if usize::from(tokens.len()) != row.implosion.len() || tokens.len() != seats {
                return error("there are as many implosion tokens as players, all different and below 64");
            }
            if row.goal == 0 || row.goal > 200 {
                return error("the goal is 1 to 200 points");
            }
            table[usize::from(seats)] = PlayersRow { goal: row.goal, face_up: row.bombs_face_up, tokens };
        }
        Ok(table)
    }
}
