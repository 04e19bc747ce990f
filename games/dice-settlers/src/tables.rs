//! The components: tables read from `data/`, checked, with everything that can be derived from them.

use std::collections::BTreeMap;

use engine::{ComponentError, File, Files};
use parts::Set;
use serde::Deserialize;

use crate::ids::{Card, Cell, Colour, FACES, Face, Icon, Icons, Resource, Seal, TILES, Terrain, Tile};
use crate::map_tiles::{MapTile, TileEffect, TilesFile, Trigger};
use crate::solo_table::{Solo, SoloFile};
use crate::technologies::{ReadyMade, SealRow, SetsFile, TechnologiesFile, Technology};

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

const BOARD: &str = "board.toml";
const DICE: &str = "dice.toml";
const SETUP: &str = "setup.toml";
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
    /// The types of cards and how many are dealt.
    pub seals: Vec<SealRow>,
    /// The ready-made sets (DS-21).
    pub ready_made: Vec<ReadyMade>,
    /// The colours of dice.
    pub dice: [DieRow; 6],
    /// The different faces, colour by colour.
    pub faces: Vec<(Colour, Icon)>,
    /// DS-10.2: the terrain on which a colour is recruited; none for white.
    pub die_terrain: [Option<Terrain>; 6],
    /// What every player begins with.
    pub player: PlayerRow,
    /// DS-8.7: which icons pay for turning a die.
    pub set_cost: Icons,
    /// DS-8.7: which icons pay for a reroll, and of how many dice.
    pub reroll: (Icons, u8),
    /// DS-8.7: which icons pay for drawing dice, and how many.
    pub draw: (Icons, u8),
    /// DS-10.1: icons and dice, ascending.
    pub recruit: Vec<RecruitRow>,
    /// DS-15.1: VP for three of a kind, three kinds, any two, a die.
    pub trade: [u8; 4],
    /// DS-7.4: what a Pioneer pair cannot be.
    pub pair_except: Icons,
    /// DS-18.2: Govern.
    pub govern: GovernRow,
    /// DS-20.1: when the game ends.
    pub end: EndRow,
    /// DS-20.5, DS-20.6: points for dice and houses.
    pub scoring: ScoringRow,
    /// The colours of players, for drawing.
    pub colours: Vec<ColourRow>,
    /// The Diceoneer (DS-23 to DS-28).
    pub solo: Solo,
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
    /// The Hungarian name.
    pub hu: String,
    /// How many there are.
    pub count: u8,
    /// With how many each player begins.
    pub start: u8,
    /// Where it is recruited; empty if nowhere.
    pub terrain: String,
    /// The six faces.
    pub faces: [Icon; 6],
    /// Where the faces come from: `rulebook` or `reconstructed`.
    pub source: String,
}

/// What every player begins with (DS-2).
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
    /// Dice in the bag.
    pub dice: BTreeMap<Colour, u8>,
    /// Active dice that may be kept.
    pub keep_dice: u8,
}

/// What depends on the number of players (DS-3.1, DS-4.1, DS-4.3).
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRow {
    players: u8,
    /// VP in the general supply.
    pub vp_supply: u8,
    /// Dice of each coloured kind put into the box.
    pub dice_removed: u8,
    /// The highest tile number in play.
    pub last_tile: u8,
    /// Tiles in the stack.
    pub stack: u8,
    supply: BTreeMap<Colour, u8>,
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
    #[serde(rename = "houses")]
    _houses: u8,
}

/// When the game ends (DS-20.1).
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndRow {
    /// A player has so many houses on the map.
    pub houses_placed: u8,
    /// So many VP or fewer are in the general supply.
    pub vp_supply_left: u8,
    /// So many tiles or fewer are in the stack.
    pub tiles_left: u8,
    /// So many colours of dice or fewer are in the general supply.
    pub die_colours_left: u8,
    #[serde(rename = "extra_rounds")]
    _extra_rounds: u8,
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

/// A colour of players.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColourRow {
    /// The English name.
    pub id: String,
    /// The Hungarian name.
    pub hu: String,
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

    /// What depends on the number of players; one is the solo game.
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

    /// What a face shows.
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

    /// What a die of this colour shows with side `side`, 1 to 6, up.
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

    /// DS-3.4: the cells the fourth tile chooses from, ascending.
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

    /// DS-4.5, DS-4.6, DS-4.9: the cards a random deal takes a seal's from.
    #[must_use]
    pub fn deck(&self, seal: Seal, seats: u8, named_only: bool) -> Set {
        let fits = |card: &Technology| {
            card.seal == seal
                && card.players.has(seats)
                && (!named_only || !card.invented || seal == Seal::Explosive)
        };
        (0..).zip(&self.technologies).filter(|(_, card)| fits(card)).map(|(number, _)| number).collect()
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let board: BoardFile = parse(files, BOARD)?;
        let dice: DiceFile = parse(files, DICE)?;
        let setup: SetupFile = parse(files, SETUP)?;
        let solo: SoloFile = parse(files, SOLO)?;
        let cards: TechnologiesFile = parse(files, TECHNOLOGIES)?;
        let sets: SetsFile = parse(files, SETS)?;
        let tiles: TilesFile = parse(files, TILES_FILE)?;
        let tiles = tiles.tiles()?;
        let technologies = cards.technologies()?;
        let ready_made = sets.ready_made(&technologies)?;
        let (die_rows, die_terrain) = dice.dice()?;
        let (faces, sides) = faces(&die_rows);
        setup.check(&die_rows, &tiles)?;
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
            colours: setup.player_colour,
            solo: solo.solo()?,
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

    /// DS-3.1, DS-3.7, DS-4.5: there are tiles and cards enough for every table.
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

/// Reads one file into its rows.
fn parse<T: serde::de::DeserializeOwned>(files: &Files, name: &str) -> Result<T, ComponentError> {
    let text = files.text(name);
    toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    hex: HexRow,
    start: Vec<StartRow>,
    /// The rest is drawing only.
    #[serde(rename = "area")]
    _area: toml::Value,
    #[serde(rename = "technology_slot")]
    _technology_slot: toml::Value,
    #[serde(rename = "player_area")]
    _player_area: toml::Value,
    #[serde(rename = "dice_track")]
    _dice_track: toml::Value,
    #[serde(rename = "action_space")]
    _action_space: toml::Value,
    #[serde(rename = "solo_hexagon")]
    _solo_hexagon: toml::Value,
    #[serde(rename = "solo_side")]
    _solo_side: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexRow {
    #[serde(rename = "orientation")]
    _orientation: String,
    neighbours: [[i8; 2]; 6],
    #[serde(rename = "origin")]
    _origin: [i32; 2],
    #[serde(rename = "radius")]
    _radius: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    players: u8,
    cells: Vec<[i8; 2]>,
    #[serde(default)]
    options: Vec<[i8; 2]>,
}

impl BoardFile {
    /// DS-3.3, DS-3.4: every tile touches as many others as it can.
    fn start_cells(&self) -> Result<[[Cell; 4]; 5], ComponentError> {
        let around = Cell::new(0, 0).around();
        if self.hex.neighbours.map(|[q, r]| Cell::new(q, r)) != around {
            return Err(ComponentError::new(BOARD, "hex", "the neighbours are those of an axial grid"));
        }
        let mut table = [[Cell::new(0, 0); 4]; 5];
        for seats in 1..=4u8 {
            let error =
                |reason: &str| ComponentError::new(BOARD, format!("start for {seats} players"), reason);
            let mut rows = self.start.iter().filter(|row| row.players == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            let cells: Vec<Cell> = row.cells.iter().map(|&[q, r]| Cell::new(q, r)).collect();
            if cells.len() != usize::from(seats.max(2)) {
                return Err(error("there is one cell for each tile"));
            }
            for (at, &cell) in cells.iter().enumerate() {
                let touching = cells[..at].iter().filter(|other| cell.distance(**other) == 1).count();
                if touching != at.min(2) || cells[..at].contains(&cell) {
                    return Err(error("every tile touches as many others as it can"));
                }
                table[usize::from(seats)][at] = cell;
            }
        }
        Ok(table)
    }

    fn start_options(&self) -> Result<Vec<Cell>, ComponentError> {
        let rows = self.start.iter().filter(|row| row.players == 4);
        let mut cells: Vec<Cell> = rows.flat_map(|row| &row.options).map(|&[q, r]| Cell::new(q, r)).collect();
        cells.sort_unstable();
        let three = self.start_cells()?[4];
        let touches = |cell: &Cell| three[..3].iter().filter(|other| cell.distance(**other) == 1).count();
        if cells.len() != 3 || cells.iter().any(|cell| touches(cell) != 2 || three[..3].contains(cell)) {
            let reason = "the options are the three cells that touch two tiles";
            return Err(ComponentError::new(BOARD, "start for 4 players", reason));
        }
        Ok(cells)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    /// Names and drawing.
    #[serde(rename = "icon")]
    _icon: toml::Value,
    resource: Vec<ResourceRow>,
    terrain: Vec<TerrainRow>,
    die: Vec<DieRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResourceRow {
    id: Resource,
    #[serde(rename = "tokens")]
    _tokens: u8,
    wild: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainRow {
    id: Terrain,
    die: Colour,
    #[serde(rename = "en")]
    _en: String,
    #[serde(rename = "hu")]
    _hu: String,
}

impl DiceFile {
    fn dice(self) -> Result<([DieRow; 6], [Option<Terrain>; 6]), ComponentError> {
        if self.resource.iter().any(|row| row.wild != (row.id == Resource::Gold)) {
            return Err(ComponentError::new(DICE, "resource", "Gold, and nothing else, is wild (DS-15.2)"));
        }
        let mut terrains = [None; 6];
        let mut rows = Vec::with_capacity(6);
        for colour in Colour::ALL {
            let error = |reason: &str| ComponentError::new(DICE, format!("die {colour}"), reason);
            let mut found = self.die.iter().filter(|row| row.colour == colour);
            let (Some(row), None) = (found.next(), found.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            let terrain = Terrain::parse(&row.terrain);
            let recruits = |found: &&TerrainRow| found.die == colour;
            if self.terrain.iter().find(recruits).map(|found| found.id) != terrain {
                return Err(error("the terrains of die and terrain differ"));
            }
            if terrain.is_none() != (colour == Colour::White) || row.count > 40 {
                return Err(error("a terrain is named for every colour but white; at most 40 dice"));
            }
            if row.faces.iter().all(|&icon| icon == row.faces[0]) {
                return Err(error("a die shows at least two different icons (DS-8.11)"));
            }
            terrains[colour.index()] = terrain;
            rows.push(row.clone());
        }
        Ok((rows.try_into().expect("one for each colour"), terrains))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    #[serde(rename = "components")]
    components: ComponentsRow,
    player_colour: Vec<ColourRow>,
    player: PlayerRow,
    count: Vec<CountRow>,
    draft: DraftRow,
    roll_option: Vec<RollRow>,
    #[serde(rename = "action")]
    _action: toml::Value,
    recruit: Vec<RecruitRow>,
    trade: Vec<TradeRow>,
    pioneer_pair: PairRow,
    govern: GovernRow,
    end: EndRow,
    scoring: ScoringRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentsRow {
    dice: u8,
    tiles: u8,
    start_tiles: u8,
    #[serde(rename = "technology_cards")]
    _technology_cards: u8,
    #[serde(rename = "resource_tokens")]
    _resource_tokens: u8,
    #[serde(rename = "tents_per_player")]
    _tents: u8,
    houses_per_player: u8,
    #[serde(rename = "markers_per_player")]
    _markers: u8,
    #[serde(rename = "vp_values")]
    _vp_values: Vec<u8>,
    #[serde(rename = "player_boards")]
    _boards: u8,
    #[serde(rename = "bags")]
    _bags: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftRow {
    hand: u8,
    pass: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RollRow {
    cost: String,
    #[serde(rename = "do")]
    what: String,
    dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    id: String,
    #[serde(rename = "give")]
    _give: String,
    vp: u8,
    #[serde(default, rename = "source")]
    _source: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PairRow {
    icons: u8,
    except: Vec<Icon>,
}

impl SetupFile {
    fn check(&self, dice: &[DieRow; 6], tiles: &[MapTile; TILES]) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(SETUP, entry, reason));
        let count: u32 = dice.iter().map(|row| u32::from(row.count)).sum();
        let start = tiles[1..].iter().filter(|tile| tile.start).count();
        let all = &self.components;
        if count != u32::from(all.dice)
            || usize::from(all.tiles) != TILES - 1
            || start != usize::from(all.start_tiles)
        {
            return error("components", "the totals of dice or tiles are not those of the other files");
        }
        let own = |row: &DieRow| self.player.dice.get(&row.colour).copied().unwrap_or(0) == row.start;
        if !dice.iter().all(own) || self.player.houses != all.houses_per_player || self.player.houses != 5 {
            return error("player", "the starting dice are those of dice.toml, and the houses five");
        }
        if self.player.quota > self.player.quota_max || self.player.keep_dice > 3 || self.player.tents > 99 {
            return error("player", "the quota is at most its maximum, and at most 3 dice are kept");
        }
        if (self.draft.hand, self.draft.pass) != (3, 2) {
            return error("draft", "everybody chooses out of three and passes two on");
        }
        let rows = &self.recruit;
        let ascend = |pair: &[RecruitRow]| pair[0].icons < pair[1].icons && pair[0].dice < pair[1].dice;
        if rows.is_empty()
            || !rows.windows(2).all(ascend)
            || rows[0].icons == 0
            || rows[rows.len() - 1].dice > 3
        {
            return error("recruit", "prices ascend from one icon, for one to three dice");
        }
        if self.pioneer_pair.icons != 2 {
            return error("pioneer_pair", "two Pioneer icons are a pair");
        }
        if self.player_colour.len() != 4 {
            return error("player_colour", "there are four colours");
        }
        Ok(())
    }

    /// DS-8.7: which icons pay for an option, and how many dice it is about.
    fn roll_cost(&self, what: &str, most: u8) -> Result<(Icons, u8), ComponentError> {
        let error = |reason: &str| ComponentError::new(SETUP, format!("roll_option {what}"), reason);
        let mut icons = Icons::NONE;
        let mut dice = 0;
        for row in self.roll_option.iter().filter(|row| row.what == what) {
            let paid: Icons = match row.cost.as_str() {
                "pioneer" => [Icon::Pioneer].into_iter().collect(),
                "resource" => Resource::ALL.into_iter().map(Resource::icon).collect(),
                _ => return Err(error("the cost is \"pioneer\" or \"resource\"")),
            };
            icons = icons.or(paid);
            dice = row.dice;
        }
        if !(1..=most).contains(&dice) {
            return Err(error("it is missing, or about too many dice"));
        }
        Ok((icons, dice))
    }

    fn trade(&self) -> Result<[u8; 4], ComponentError> {
        let mut vp = [0; 4];
        for (vp, id) in vp.iter_mut().zip(["same", "different", "any", "die"]) {
            let mut rows = self.trade.iter().filter(|row| row.id == id);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                let entry = format!("trade {id}");
                return Err(ComponentError::new(SETUP, entry, "there must be exactly one such entry"));
            };
            *vp = row.vp;
        }
        Ok(vp)
    }

    /// DS-4.3: the supply is what the players and the box leave, as if the bot were a player.
    fn by_players(&self, dice: &[DieRow; 6]) -> Result<[CountRow; 5], ComponentError> {
        let mut table: [CountRow; 5] = Default::default();
        for seats in 1..=4u8 {
            let error =
                |reason: &str| ComponentError::new(SETUP, format!("count for {seats} players"), reason);
            let mut rows = self.count.iter().filter(|row| row.players == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            if usize::from(row.last_tile) >= TILES {
                return Err(error("there is no such tile"));
            }
            for die in dice.iter().filter(|die| die.colour != Colour::White) {
                let supply = row.supply.get(&die.colour).copied().unwrap_or(0);
                if supply + seats.max(2) * die.start + row.dice_removed != die.count {
                    return Err(error("players, box and supply do not add up to the dice there are"));
                }
            }
            if row.supply.contains_key(&Colour::White) {
                return Err(error("white dice are never in the supply (DS-2.3)"));
            }
            table[usize::from(seats)] = row.clone();
        }
        Ok(table)
    }
}
