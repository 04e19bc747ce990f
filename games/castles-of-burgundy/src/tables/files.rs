//! The layout of the component files, and the checks of their content.

use engine::{ComponentError, Files};
use parts::Set;
use serde::Deserialize;

use super::knowledge_file::KnowledgeFile;
use super::{ANIMALS, Advantage, BUILDINGS, GOODS, KNOWLEDGE, KindRow, SCORING, SETUP, TILES_FILE, Tables};
use crate::board::Board;
use crate::estates::{Estates, Grid};
use crate::ids::{Building, Kind, Phase, ROUNDS, Species, TILES, Tile};

/// Reads and checks all files.
pub(super) fn read(files: &Files) -> Result<Tables, ComponentError> {
    let tiles: TilesFile = files.read(TILES_FILE)?;
    let kinds = tiles.kinds()?;
    let (grid, centre) = Grid::read(files)?;
    let estates = Estates::read(files, &grid, &kinds)?;
    if estates.basic.1 != centre {
        return Err(ComponentError::new(
            "estates.toml",
            "start_castle",
            "it stands on the centre of the grid",
        ));
    }
    let scoring: ScoringFile = files.read(SCORING)?;
    let setup: SetupFile = files.read(SETUP)?;
    setup.check()?;
    let buildings: BuildingsFile = files.read(BUILDINGS)?;
    let animals: AnimalsFile = files.read(ANIMALS)?;
    let knowledge: KnowledgeFile = files.read(KNOWLEDGE)?;
    let goods: GoodsFile = files.read(GOODS)?;
    let mut backs = Backs { own: [0; TILES], black: [0; TILES] };
    let buildings = buildings.rows(&mut backs)?;
    animals.add_to(&mut backs)?;
    let knowledge = knowledge.rows(&mut backs)?;
    for (kind, tile) in [(Kind::Castle, Tile::CASTLE), (Kind::Mine, Tile::MINE), (Kind::Ship, Tile::SHIP)] {
        let row = &kinds[kind.index()];
        backs.add(tile, row.back_own, row.back_black);
    }
    backs.check(&kinds)?;
    let tables = Tables {
        board: Board::read(files)?,
        grid,
        estates,
        start_goods: setup.start_goods,
        start_silver: setup.start_silver,
        start_workers: setup.start_workers,
        goods_types: setup.goods_types,
        worker_action: setup.worker_action,
        price: setup.purchase_price,
        sale_silver: scoring.sale.silver,
        unsold_points: scoring.last.vp_per_unsold_goods,
        silver_points: scoring.last.vp_per_silver,
        workers_per_point: scoring.last.workers_per_vp.max(1),
        goods_copies: goods.copies()?,
        own: backs.own,
        black: backs.black,
        kinds,
        buildings,
        knowledge,
        region_points: scoring.region_size,
        phase_points: scoring.phase_bonus.list(),
        colour_points: [scoring.colour_bonus.large.list(), scoring.colour_bonus.small.list()],
        sale_points: scoring.sale.vp_per_tile.list(),
    };
    check_supplies(&tables)?;
    Ok(tables)
}

/// CB-2.2, CB-3.7: the supplies suffice for every phase and number of players.
fn check_supplies(tables: &Tables) -> Result<(), ComponentError> {
    let error = |file: &str, entry: &str, reason: String| Err(ComponentError::new(file, entry, reason));
    for seats in 2..=4 {
        let mut drawn = [0; 6];
        for (phase, depot) in Phase::ALL.into_iter().flat_map(|phase| (0..6).map(move |depot| (phase, depot)))
        {
            for kind in (0..4).filter_map(|space| tables.board.kind_of_space(depot, space, seats, phase)) {
                drawn[kind.index()] += 1;
            }
        }
        drawn[Kind::Castle.index()] += seats;
        let black = 5 * (0..8).filter(|&space| tables.board.black_in_use(space, seats)).count();
        let black_backs: u8 = tables.kinds.iter().map(|row| row.back_black).sum();
        if black > usize::from(black_backs) {
            return error(TILES_FILE, "back_black", format!("{seats} players need {black} black backs"));
        }
        for kind in Kind::ALL {
            let (need, have) = (drawn[kind.index()], tables.kind(kind).back_own);
            if need > have {
                return error(
                    TILES_FILE,
                    kind.word(),
                    format!("{seats} players need {need} tiles, {have} are there"),
                );
            }
        }
    }
    if 5 * ROUNDS + 4 * tables.start_goods > 6 * tables.goods_copies {
        return error(GOODS, "copies", "four players need more goods tiles".to_owned());
    }
    Ok(())
}

/// Numbers of tiles by the colour of their backs.
pub(super) struct Backs {
    own: [u8; TILES],
    black: [u8; TILES],
}

impl Backs {
    pub(super) const fn add(&mut self, tile: Tile, own: u8, black: u8) {
        self.own[tile.number() as usize] += own;
        self.black[tile.number() as usize] += black;
    }

    fn check(&self, kinds: &[KindRow; 6]) -> Result<(), ComponentError> {
        for kind in Kind::ALL {
            let row = &kinds[kind.index()];
            let sum = |counts: &[u8; TILES]| kind.tiles().map(|tile| counts[usize::from(tile)]).sum::<u8>();
            if [sum(&self.own), sum(&self.black)] != [row.back_own, row.back_black] {
                let reason =
                    "the numbers of backs differ from those of the tiles of this kind in their own file";
                return Err(ComponentError::new(TILES_FILE, kind.word(), reason));
            }
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesFile {
    kind: Vec<KindFileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KindFileRow {
    id: Kind,
    letter: String,
    back_own: u8,
    back_black: u8,
    estate: u8,
}

impl TilesFile {
    fn kinds(&self) -> Result<[KindRow; 6], ComponentError> {
        if !self.kind.iter().map(|row| row.id).eq(Kind::ALL) {
            let reason = "there are six kinds: building, animal, knowledge, castle, mine, ship";
            return Err(ComponentError::new(TILES_FILE, "kind", reason));
        }
        let row = |row: &KindFileRow| KindRow {
            letter: row.letter.clone(),
            estate: row.estate,
            back_own: row.back_own,
            back_black: row.back_black,
        };
        let rows: Vec<KindRow> = self.kind.iter().map(row).collect();
        Ok(rows.try_into().expect("six kinds"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingsFile {
    building: Vec<BuildingFileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingFileRow {
    id: Building,
    own: u8,
    black: u8,
    effect: AdvantageWord,
    kinds: Option<Vec<Kind>>,
    amount: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AdvantageWord {
    Sell,
    Take,
    Workers,
    Silver,
    Place,
    Vp,
}

impl BuildingsFile {
    fn rows(self, backs: &mut Backs) -> Result<[Advantage; 8], ComponentError> {
        if !self.building.iter().map(|row| row.id).eq(Building::ALL) {
            let reason = "there are eight types, from the warehouse to the watchtower, in this order";
            return Err(ComponentError::new(BUILDINGS, "building", reason));
        }
        let mut rows = Vec::with_capacity(8);
        for row in self.building {
            let error = |reason: &str| Err(ComponentError::new(BUILDINGS, row.id.word(), reason));
            let amount = row.amount.unwrap_or(0);
            let kinds = row.kinds.iter().flatten().map(|kind| kind.number()).collect::<Set>();
            let advantage = match row.effect {
                AdvantageWord::Sell => Advantage::Sell,
                AdvantageWord::Take => Advantage::Take(kinds),
                AdvantageWord::Workers => Advantage::Workers(amount),
                AdvantageWord::Silver => Advantage::Silver(amount),
                AdvantageWord::Place => Advantage::Place,
                AdvantageWord::Vp => Advantage::Points(amount),
            };
            let gives =
                matches!(row.effect, AdvantageWord::Workers | AdvantageWord::Silver | AdvantageWord::Vp);
            if gives != row.amount.is_some() || (row.effect == AdvantageWord::Take) == kinds.is_empty() {
                return error("workers, silver and vp have an amount, take has kinds, the others neither");
            }
            backs.add(Tile::building(row.id), row.own, row.black);
            rows.push(advantage);
        }
        Ok(rows.try_into().expect("eight types"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalsFile {
    species: Vec<SpeciesRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpeciesRow {
    id: Species,
    tiles: Vec<AnimalRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalRow {
    count: u8,
    own: u8,
    black: u8,
}

impl AnimalsFile {
    fn add_to(&self, backs: &mut Backs) -> Result<(), ComponentError> {
        if !self.species.iter().map(|row| row.id).eq(Species::ALL) {
            let reason = "there are four species: cow, hen, sheep, pig";
            return Err(ComponentError::new(ANIMALS, "species", reason));
        }
        for (row, tile) in self.species.iter().flat_map(|row| row.tiles.iter().map(move |tile| (row, tile))) {
            if !(1..=9).contains(&tile.count) {
                return Err(ComponentError::new(ANIMALS, row.id.word(), "a tile shows 1 to 9 animals"));
            }
            backs.add(Tile::animals(row.id, tile.count), tile.own, tile.black);
        }
        Ok(())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsFile {
    copies: u8,
}

impl GoodsFile {
    fn copies(&self) -> Result<u8, ComponentError> {
        if self.copies > 20 {
            return Err(ComponentError::new(GOODS, "copies", "there are at most 20 tiles of each type"));
        }
        Ok(self.copies)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoringFile {
    region_size: [u8; 8],
    phase_bonus: ByPhase,
    colour_bonus: ColourBonus,
    sale: SaleRow,
    #[serde(rename = "final")]
    last: FinalRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "UPPERCASE")]
struct ByPhase {
    a: u8,
    b: u8,
    c: u8,
    d: u8,
    e: u8,
}

impl ByPhase {
    const fn list(&self) -> [u8; 5] {
        [self.a, self.b, self.c, self.d, self.e]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BySeats {
    #[serde(rename = "2")]
    two: u8,
    #[serde(rename = "3")]
    three: u8,
    #[serde(rename = "4")]
    four: u8,
}

impl BySeats {
    const fn list(&self) -> [u8; 3] {
        [self.two, self.three, self.four]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ColourBonus {
    large: BySeats,
    small: BySeats,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SaleRow {
    vp_per_tile: BySeats,
    silver: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalRow {
    vp_per_unsold_goods: u16,
    vp_per_silver: u16,
    workers_per_vp: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    start_goods: u8,
    start_silver: u16,
    start_workers: [u16; 4],
    goods_types: u8,
    worker_action: u8,
    purchase_price: u16,
}

impl SetupFile {
    /// Checks that a player can hold the goods of the setup.
    fn check(&self) -> Result<(), ComponentError> {
        if !(1..=6).contains(&self.goods_types) {
            return Err(ComponentError::new(SETUP, "goods_types", "there are six types of goods"));
        }
        if self.start_goods > self.goods_types {
            let reason = "a player cannot hold more types than goods_types";
            return Err(ComponentError::new(SETUP, "start_goods", reason));
        }
        Ok(())
    }
}
