//! The components: the tables of `data/`, checked, with the values derived from them.

use std::collections::BTreeMap;

use engine::{ComponentError, File, Files};
use parts::Set;
use serde::Deserialize;

use crate::board_table::BoardFile;
use crate::dice_table::DiceFile;
use crate::ids::{Card, Cell, Colour, FACES, Face, Icon, Icons, Seal, TILES, Terrain, Tile};
use crate::map_tiles::{MapTile, TileEffect, TilesFile, Trigger};
use crate::notes::Notes;
use crate::setup_table::SetupFile;
use crate::solo_table::{Solo, SoloFile};
use crate::technologies::{TechnologiesFile, Technology};
use crate::technology_sets::{ReadyMade, SealRow, SetsFile};

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: BOARD, text: include_str!("../data/board.toml") },
    File { name: DICE, text: include_str!("../data/dice.toml") },
    File { name: SETUP, text: include_str!("../data/setup.toml") },
    File { name: SOLO, text: include_str!("../data/solo.toml") },
    File { name: TECHNOLOGIES, text: include_str!("../data/technologies.toml") },
    File { name: SETS, text: include_str!("../data/technology_sets.toml") },
    File { name: TILES_FILE, text: include_str!("../data/tiles.toml") },
];

/// The files of this game for people.
pub(crate) const NOTES_FILES: &[File] = &[File { name: NOTES, text: include_str!("../data/notes.toml") }];

pub(crate) const NOTES: &str = "notes.toml";
pub(crate) const BOARD: &str = "board.toml";
pub(crate) const DICE: &str = "dice.toml";
pub(crate) const SETUP: &str = "setup.toml";
pub(crate) const SOLO: &str = "solo.toml";
pub(crate) const TECHNOLOGIES: &str = "technologies.toml";
pub(crate) const SETS: &str = "technology_sets.toml";
pub(crate) const TILES_FILE: &str = "tiles.toml";

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// The map tiles by number; row 0 is unused.
    pub tiles: [MapTile; TILES],
    /// The starting tiles, by number.
    pub start_tiles: Set,
    /// The tiles of each terrain, by number.
    pub terrain_tiles: [Set; 5],
    /// The factory tiles, by number.
    pub factories: Set,
    /// The tiles whose control raises the quota, by number.
    pub quota_control: Set,
    /// The tiles on which presence raises the quota, by number.
    pub quota_presence: Set,
    /// DS-17.4: the tiles that give icons, by number.
    pub icon_tiles: Set,
    /// The technology cards.
    pub technologies: Vec<Technology>,
    /// The types of cards and the number dealt of each.
    pub seals: Vec<SealRow>,
    /// The ready-made sets (DS-21).
    pub ready_made: Vec<ReadyMade>,
    /// The colours of dice.
    pub dice: [DieRow; 6],
    /// The different faces, colour by colour.
    pub faces: Vec<(Colour, Icon)>,
    /// DS-10.2: the terrain on which a colour is recruited; `None` for white.
    pub die_terrain: [Option<Terrain>; 6],
    /// The starting equipment of a player.
    pub player: PlayerRow,
    /// DS-8.7: the icons that pay for turning a die.
    pub set_cost: Icons,
    /// DS-8.7: the icons that pay for a reroll, and its number of dice.
    pub reroll: (Icons, u8),
    /// DS-8.7: the icons that pay for drawing dice, and the number of dice drawn.
    pub draw: (Icons, u8),
    /// DS-10.1: icons and dice, ascending.
    pub recruit: Vec<RecruitRow>,
    /// DS-15.1: VP for three of a kind, three kinds, any two, a die.
    pub trade: [u8; 4],
    /// DS-7.4: the icons a Pioneer pair cannot replace.
    pub pair_except: Icons,
    /// DS-18.2: Govern.
    pub govern: GovernRow,
    /// DS-20.1: when the game ends.
    pub end: EndRow,
    /// DS-20.5, DS-20.6: points for dice and houses.
    pub scoring: ScoringRow,
    /// The Diceoneer (DS-23 to DS-28).
    pub solo: Solo,
    /// Names, texts and sources.
    pub notes: Notes,
    by_players: [CountRow; 5],
    start_cells: [[Cell; 4]; 5],
    start_options: Vec<Cell>,
    sides: [[Face; 6]; 6],
    face_icons: [Icon; FACES],
    face_colours: [Colour; FACES],
}

/// A colour of dice (DS-1.1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DieRow {
    /// The colour.
    pub colour: Colour,
    /// The total number.
    pub count: u8,
    /// The number each player begins with.
    pub start: u8,
    /// The terrain on which it is recruited; empty if it cannot be.
    pub terrain: String,
    /// The six faces.
    pub faces: [Icon; 6],
}

/// The starting equipment of a player (DS-2).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerRow {
    /// Tents in the personal supply.
    pub tents: u8,
    /// Houses.
    pub houses: u8,
    /// Tokens of each resource.
    pub resources: u8,
    /// The quota without anything added.
    pub quota: u8,
    /// The highest quota.
    pub quota_max: u8,
    /// Active dice that may be kept.
    pub keep_dice: u8,
}

/// The numbers that depend on the number of players (DS-3.1, DS-4.1, DS-4.3).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRow {
    pub(crate) players: u8,
    /// VP in the general supply.
    pub vp_supply: u8,
    /// Dice of each coloured kind put into the box.
    pub dice_removed: u8,
    /// The highest tile number in play.
    pub last_tile: u8,
    /// Tiles in the stack.
    pub stack: u8,
    pub(crate) supply: BTreeMap<Colour, u8>,
}

/// A price of Recruit (DS-10.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecruitRow {
    /// Icons spent.
    pub icons: u8,
    /// Dice gained.
    pub dice: u8,
}

/// Govern (DS-18.2).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GovernRow {
    /// Tents more than every other player.
    pub lead: u8,
    /// Tents returned.
    pub tents: u8,
}

/// When the game ends (DS-20.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndRow {
    /// Houses of one player on the map.
    pub houses_placed: u8,
    /// VP in the general supply, or fewer.
    pub vp_supply_left: u8,
    /// Tiles in the stack, or fewer.
    pub tiles_left: u8,
    /// Colours of dice in the general supply, or fewer.
    pub die_colours_left: u8,
}

/// Points at the end (DS-20.5, DS-20.6).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringRow {
    /// For every two dice.
    pub dice_pair: u8,
    /// For 0 to 5 houses.
    pub houses: [u8; 6],
}

impl Tables {
    /// A map tile.
    #[inline]
    #[must_use]
    pub const fn tile(&self, tile: Tile) -> &MapTile {
        &self.tiles[tile.index() % TILES]
    }

    /// A technology card.
    #[inline]
    #[must_use]
    pub fn technology(&self, card: Card) -> &Technology {
        &self.technologies[usize::from(card.0)]
    }

    /// The card with this id.
    #[must_use]
    pub fn card(&self, id: &str) -> Option<Card> {
        let at = self.technologies.iter().position(|card| card.id == id)?;
        u8::try_from(at).ok().map(Card)
    }

    /// The numbers for a number of players; one is the solo game.
    #[must_use]
    pub fn players(&self, seats: u8) -> &CountRow {
        &self.by_players[usize::from(seats) % 5]
    }

    /// DS-4.3: dice of a colour in the general supply at the start.
    #[must_use]
    pub fn supply(&self, seats: u8) -> [u8; 6] {
        Colour::ALL.map(|colour| self.players(seats).supply.get(&colour).copied().unwrap_or(0))
    }

    /// DS-2.3: dice of a colour every player begins with.
    #[must_use]
    pub fn start_dice(&self) -> [u8; 6] {
        Colour::ALL.map(|colour| self.dice[colour.index()].start)
    }

    /// The icon of a face.
    #[inline]
    #[must_use]
    pub fn icon(&self, face: Face) -> Icon {
        self.face_icons[face.index() % FACES]
    }

    /// The colour of the dice with this face.
    #[inline]
    #[must_use]
    pub fn colour(&self, face: Face) -> Colour {
        self.face_colours[face.index() % FACES]
    }

    /// All faces.
    pub fn all_faces(&self) -> impl Iterator<Item = Face> + use<> {
        (0..u8::try_from(self.faces.len()).expect("at most 36")).map(Face)
    }

    /// The face of a colour with this icon.
    #[must_use]
    pub fn face(&self, colour: Colour, icon: Icon) -> Option<Face> {
        let at = self.faces.iter().position(|&face| face == (colour, icon))?;
        u8::try_from(at).ok().map(Face)
    }

    /// The face of side `side`, 1 to 6, of a die of this colour.
    #[inline]
    #[must_use]
    pub fn side(&self, colour: Colour, side: u8) -> Face {
        self.sides[colour.index()][usize::from(side - 1) % 6]
    }

    /// DS-3.4: where the starting tiles go, in seat order from the first player.
    #[must_use]
    pub fn start_cells(&self, seats: u8) -> [Cell; 4] {
        self.start_cells[usize::from(seats) % 5]
    }

    /// DS-3.4: the cells for the fourth tile, ascending.
    #[must_use]
    pub fn start_options(&self) -> &[Cell] {
        &self.start_options
    }

    /// DS-3.1: the numbers of the tiles in the stack at the start.
    #[must_use]
    pub fn stack(&self, seats: u8) -> Set {
        let last = self.players(seats).last_tile;
        (1..=last).filter(|&number| !self.start_tiles.has(number)).collect()
    }

    /// DS-4.5, DS-4.6, DS-4.9: the cards of a seal from which a random deal draws.
    #[must_use]
    pub fn deck(&self, seal: Seal, seats: u8, named_only: bool) -> Set {
        let fits = |card: &Technology| {
            card.seal == Some(seal)
                && card.players.has(seats)
                && (!named_only || !card.invented || seal == Seal::Explosive)
        };
        (0..).zip(&self.technologies).filter(|(_, card)| fits(card)).map(|(number, _)| number).collect()
    }

    /// DS-4.10: the card that belongs to no seal, if the set has one.
    #[must_use]
    pub fn promo(&self) -> Option<Card> {
        let at = self.technologies.iter().position(|card| card.seal.is_none())?;
        u8::try_from(at).ok().map(Card)
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let board: BoardFile = files.read(BOARD)?;
        let dice: DiceFile = files.read(DICE)?;
        let setup: SetupFile = files.read(SETUP)?;
        let solo: SoloFile = files.read(SOLO)?;
        let cards: TechnologiesFile = files.read(TECHNOLOGIES)?;
        let sets: SetsFile = files.read(SETS)?;
        let tiles: TilesFile = files.read(TILES_FILE)?;
        let tiles = tiles.tiles()?;
        let technologies = cards.technologies()?;
        let ready_made = sets.ready_made(&technologies)?;
        let (die_rows, die_terrain) = dice.dice()?;
        let (faces, sides) = faces(&die_rows);
        setup.check()?;
        let numbers = |fits: &dyn Fn(&MapTile) -> bool| -> Set {
            (1..).zip(&tiles[1..]).filter(|(_, tile)| fits(tile)).map(|(number, _)| number).collect()
        };
        let quota = |tile: &MapTile| tile.effects().any(|effect| matches!(effect, TileEffect::Quota { .. }));
        let tables = Self {
            start_tiles: numbers(&|tile| tile.start),
            terrain_tiles: Terrain::ALL.map(|terrain| numbers(&|tile| tile.terrain == terrain)),
            factories: numbers(&|tile| tile.trigger == Trigger::Factory),
            quota_control: numbers(&|tile| tile.trigger == Trigger::Control && quota(tile)),
            icon_tiles: numbers(&|tile| {
                tile.effects().any(|effect| matches!(effect, TileEffect::Icon { .. }))
            }),
            quota_presence: numbers(&|tile| tile.trigger == Trigger::Presence && quota(tile)),
            tiles,
            ready_made,
            technologies,
            seals: sets.seal,
            set_cost: setup.roll_cost("set", 1)?.0,
            reroll: setup.roll_cost("reroll", 3)?,
            draw: setup.roll_cost("draw", 9)?,
            trade: setup.trade()?,
            by_players: setup.by_players(&die_rows)?,
            player: setup.player,
            recruit: setup.recruit,
            pair_except: setup.pioneer_pair.except.iter().copied().collect(),
            govern: setup.govern,
            end: setup.end,
            scoring: setup.scoring,
            solo: solo.solo()?,
            notes: Notes::read(files)?,
            start_cells: board.start_cells()?,
            start_options: board.start_options()?,
            face_icons: std::array::from_fn(|at| faces.get(at).map_or(Icon::Pioneer, |face| face.1)),
            face_colours: std::array::from_fn(|at| faces.get(at).map_or(Colour::White, |face| face.0)),
            die_terrain,
            dice: die_rows,
            faces,
            sides,
        };
        tables.check_totals()?;
        Ok(tables)
    }

    /// DS-3.1, DS-3.7, DS-4.5: there are enough tiles and cards for every number of players.
    fn check_totals(&self) -> Result<(), ComponentError> {
        for seats in 1..=4 {
            let entry = format!("count for {seats} players");
            let row = self.players(seats);
            if self.stack(seats).len() != row.stack {
                let reason = format!("{} tiles up to number {}", self.stack(seats).len(), row.last_tile);
                return Err(ComponentError::new(SETUP, entry, reason));
            }
            for seal in &self.seals {
                if self.deck(seal.id, seats, true).len() < seal.deal {
                    let reason = format!("too few cards for a table of {seats}");
                    return Err(ComponentError::new(SETS, format!("seal {}", seal.id), reason));
                }
            }
        }
        if self.start_tiles.len() < 6 {
            return Err(ComponentError::new(
                TILES_FILE,
                "tile",
                "four players draft from six starting tiles",
            ));
        }
        Ok(())
    }
}

/// The different faces of all dice, and the face of each side.
fn faces(dice: &[DieRow; 6]) -> (Vec<(Colour, Icon)>, [[Face; 6]; 6]) {
    let mut faces: Vec<(Colour, Icon)> = Vec::new();
    let mut sides = [[Face(0); 6]; 6];
    for row in dice {
        for icon in Icon::ALL.into_iter().filter(|icon| row.faces.contains(icon)) {
            faces.push((row.colour, icon));
        }
        for (side, icon) in sides[row.colour.index()].iter_mut().zip(row.faces) {
            let at = faces.iter().position(|&face| face == (row.colour, icon)).expect("just listed");
            *side = Face(u8::try_from(at).expect("at most 36"));
        }
    }
    (faces, sides)
}
