//! CB-1.14 to CB-1.18: the grid that all estates share, the estates, and the player boards they are printed
//! on.

use engine::{ComponentError, Files};
use parts::Set;
use serde::Deserialize;

use crate::ids::{Estate, HEXES, Hex, Kind, Pips};
use crate::tables::KindRow;

pub(crate) const GRID: &str = "grid.toml";
pub(crate) const ESTATES: &str = "estates.toml";
pub(crate) const EXTRA: &str = "estates_extra.toml";

/// The largest region that scores (CB-7.2).
pub(crate) const LARGEST_REGION: u8 = 8;

/// The 37 hexes of every estate.
#[derive(Debug)]
pub struct Grid {
    /// The hexes of the rows, top to bottom, left to right.
    pub rows: Vec<Vec<Hex>>,
    die: [Pips; HEXES],
    beside: [Set; HEXES],
    /// For every set of die numbers, as bits 1 to 6, the hexes with one of them.
    with_dice: [Set; 128],
}

impl Grid {
    /// The die number of a hex.
    #[inline]
    #[must_use]
    pub const fn die(&self, hex: Hex) -> Pips {
        self.die[hex.index()]
    }

    /// CB-1.18: the hexes that share an edge with a hex.
    #[inline]
    #[must_use]
    pub const fn beside(&self, hex: Hex) -> Set {
        self.beside[hex.index()]
    }

    /// The hexes with one of these die numbers.
    #[inline]
    #[must_use]
    pub const fn with_dice(&self, dice: Set) -> Set {
        self.with_dice[dice.bits() as usize % 128]
    }

    pub(crate) fn read(files: &Files) -> Result<(Self, Hex), ComponentError> {
        let file: GridFile = files.read(GRID)?;
        let error = |entry: &str, reason: &str| Err(ComponentError::new(GRID, entry, reason));
        let cells = &file.cells;
        if cells.len() != HEXES || file.rows.iter().map(|&row| usize::from(row)).sum::<usize>() != HEXES {
            return error("cells", "a grid has 37 hexes");
        }
        let mut grid = Self {
            rows: Vec::new(),
            die: [Pips(0); HEXES],
            beside: [Set::EMPTY; HEXES],
            with_dice: [Set::EMPTY; 128],
        };
        let mut ids = (0..).map(Hex);
        grid.rows = file.rows.iter().map(|&row| ids.by_ref().take(row.into()).collect()).collect();
        for (cell, hex) in cells.iter().zip((0..).map(Hex)) {
            let entry = format!("cell {}", hex.0);
            let place = grid.rows.get(usize::from(cell.row)).and_then(|row| row.get(usize::from(cell.col)));
            if cell.id != hex.0 || place != Some(&hex) {
                return error(&entry, "the hexes must be in reading order");
            }
            if !(1..=6).contains(&cell.die) {
                return error(&entry, "a die shows 1 to 6");
            }
            let same_edge = |other: &&u8| {
                cells.get(usize::from(**other)).is_some_and(|next| {
                    let step = [next.q - cell.q, next.r - cell.r];
                    [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]].contains(&step)
                })
            };
            let all = cells.iter().map(|next| next.id);
            let listed = cell.nb.len() == all.filter(|next| same_edge(&next)).count();
            if !listed || !cell.nb.iter().all(|next| same_edge(&next)) {
                return error(&entry, "the neighbours do not match the coordinates");
            }
            grid.die[hex.index()] = Pips(cell.die);
            grid.beside[hex.index()] = cell.nb.iter().copied().collect();
            for dice in (0..128).filter(|dice| dice >> cell.die & 1 == 1) {
                grid.with_dice[dice].insert(hex.0);
            }
        }
        if usize::from(file.centre) >= HEXES {
            return error("centre", "it is one of the hexes");
        }
        Ok((grid, Hex(file.centre)))
    }
}

/// A region of an estate: a maximal set of connected hexes of one colour (CB-1.16).
#[derive(Clone, Copy, Debug)]
pub struct Region {
    /// Its colour.
    pub kind: Kind,
    /// Its hexes.
    pub hexes: Set,
}

/// An estate as it is printed.
#[derive(Debug)]
pub struct EstateRow {
    /// The number it is known by: `1` to `9`, and the extra ones `10`, `4r`, `8r`.
    pub id: String,
    /// Its regions.
    pub regions: Vec<Region>,
    colours: [Kind; HEXES],
    hexes: [Set; 6],
    region: [u8; HEXES],
}

impl EstateRow {
    /// The colour of a hex.
    #[inline]
    #[must_use]
    pub const fn colour(&self, hex: Hex) -> Kind {
        self.colours[hex.index()]
    }

    /// The hexes of a colour.
    #[inline]
    #[must_use]
    pub const fn hexes(&self, kind: Kind) -> Set {
        self.hexes[kind.index()]
    }

    /// The region a hex belongs to.
    #[inline]
    #[must_use]
    pub fn region_of(&self, hex: Hex) -> &Region {
        &self.regions[usize::from(self.region[hex.index()])]
    }

    /// The sizes of the regions of a colour, largest first.
    #[must_use]
    pub fn sizes(&self, kind: Kind) -> Vec<u8> {
        let regions = self.regions.iter().filter(|region| region.kind == kind);
        let mut sizes: Vec<u8> = regions.map(|region| region.hexes.len()).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }

    fn new(id: String, colours: [Kind; HEXES], grid: &Grid) -> Self {
        let mut hexes = [Set::EMPTY; 6];
        for (hex, colour) in (0..).zip(colours) {
            hexes[colour.index()].insert(hex);
        }
        let mut regions: Vec<Region> = Vec::new();
        let mut region = [0; HEXES];
        for hex in (0..).map(Hex).take(HEXES) {
            if regions.iter().any(|region| region.hexes.has(hex.0)) {
                continue;
            }
            let kind = colours[hex.index()];
            let mut found = Set::EMPTY.with(hex.0);
            let mut before = Set::EMPTY;
            while found != before {
                before = found;
                let next = found.iter().fold(found, |next, hex| next.or(grid.beside(Hex(hex))));
                found = next.and(hexes[kind.index()]);
            }
            for member in found {
                region[usize::from(member)] = u8::try_from(regions.len()).expect("at most 37 regions");
            }
            regions.push(Region { kind, hexes: found });
        }
        Self { id, regions, colours, hexes, region }
    }
}

/// The estates and the player boards.
#[derive(Debug)]
pub struct Estates {
    /// The estates of the rulebook, then the extra ones.
    pub rows: Vec<EstateRow>,
    /// CB-1.14: which two are printed back to back: first the six boards of the rulebook, then those with an
    /// extra estate (CB-11.10).
    pub boards: Vec<[Estate; 2]>,
    /// Number of boards of the rulebook; the others have an extra estate.
    pub usual_boards: u8,
    /// The estate of the basic game and the hex of its start castle (CB-2.5).
    pub basic: (Estate, Hex),
}

impl Estates {
    /// The estate with this id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<Estate> {
        let place = self.rows.iter().position(|row| row.id == id)?;
        u8::try_from(place).ok().map(Estate)
    }

    pub(crate) fn read(files: &Files, grid: &Grid, kinds: &[KindRow]) -> Result<Self, ComponentError> {
        let file: EstatesFile = files.read(ESTATES)?;
        let extra: ExtraFile = files.read(EXTRA)?;
        let mut rows: Vec<EstateRow> = Vec::new();
        let mut basic = None;
        for row in &file.estate {
            let id = row.id.to_string();
            if let Some(hex) = row.start_castle {
                if basic.is_some() || !row.castles.contains(&hex) {
                    let reason = "one estate has a start castle, on a castle hex";
                    return Err(ComponentError::new(ESTATES, format!("estate {id}"), reason));
                }
                basic = Some((Estate(u8::try_from(rows.len()).expect("few estates")), Hex(hex)));
            }
            let place = Place { file: ESTATES, id, rows: &row.rows, castles: &row.castles };
            rows.push(place.estate(grid, kinds, row.regions, &row.sizes)?);
        }
        let first_extra = rows.len();
        for row in &extra.estate {
            let place = Place { file: EXTRA, id: row.id.clone(), rows: &row.rows, castles: &row.castles };
            rows.push(place.estate(grid, kinds, row.regions, &row.sizes)?);
        }
        let error = |entry: &str, reason: &str| ComponentError::new(ESTATES, entry, reason);
        let basic = basic.ok_or_else(|| error("estate", "one estate has a start castle"))?;
        if rows.len() > 32
            || rows.iter().enumerate().any(|(at, row)| rows[..at].iter().any(|r| r.id == row.id))
        {
            return Err(error("estate", "an id occurs twice, or there are more than 32 estates"));
        }
        let mut estates = Self { rows, boards: Vec::new(), usual_boards: 0, basic };
        for sides in &file.boards {
            let [Some(front), Some(back)] = sides.map(|id| estates.by_id(&id.to_string())) else {
                return Err(error("boards", "a side shows an unknown estate"));
            };
            estates.boards.push([front, back]);
        }
        for row in &file.estate {
            let sides = file.boards.iter().flatten().filter(|&&side| side == row.id).count();
            if sides != usize::from(row.copies) {
                return Err(error(
                    &format!("estate {}", row.id),
                    "the boards show it a different number of times",
                ));
            }
        }
        estates.usual_boards = u8::try_from(estates.boards.len()).expect("few boards");
        if !(4..=20).contains(&estates.usual_boards) {
            return Err(error("boards", "there are 4 to 20 player boards"));
        }
        let extras =
            (first_extra..estates.rows.len()).map(|row| Estate(u8::try_from(row).expect("few estates")));
        estates.boards.extend(extras.map(|estate| [basic.0, estate]));
        Ok(estates)
    }
}

/// An estate as it is written in a file.
struct Place<'a> {
    file: &'static str,
    id: String,
    rows: &'a [String],
    castles: &'a [u8],
}

impl Place<'_> {
    /// Reads the hexes and checks the castles, regions and sizes of the file against them.
    fn estate(
        &self,
        grid: &Grid,
        kinds: &[KindRow],
        regions: usize,
        sizes: &Sizes,
    ) -> Result<EstateRow, ComponentError> {
        let error = |reason: String| ComponentError::new(self.file, format!("estate {}", self.id), reason);
        let mut colours = [Kind::Building; HEXES];
        let mut count = 0;
        for (row, line) in self.rows.iter().enumerate() {
            let words: Vec<&str> = line.split(' ').collect();
            let hexes = grid.rows.get(row).filter(|hexes| hexes.len() == words.len());
            let Some(hexes) = hexes else {
                return Err(error(format!("row {row} does not have the length of the row of the grid")));
            };
            for (&hex, word) in hexes.iter().zip(words) {
                let kind = Kind::ALL
                    .into_iter()
                    .zip(kinds)
                    .find(|(_, row)| word.strip_prefix(&row.letter).is_some());
                let die = grid.die(hex).0.to_string();
                match kind {
                    Some((kind, row)) if word.strip_prefix(&row.letter) == Some(&die) => {
                        colours[hex.index()] = kind
                    }
                    _ => return Err(error(format!("\"{word}\" is not a colour with the number {die}"))),
                }
                count += 1;
            }
        }
        if count != HEXES {
            return Err(error("an estate has 37 hexes".to_owned()));
        }
        let estate = EstateRow::new(self.id.clone(), colours, grid);
        for (kind, row) in Kind::ALL.into_iter().zip(kinds) {
            if estate.hexes(kind).len() != row.estate {
                return Err(error(format!("{} {} hexes are needed", row.estate, kind.word())));
            }
            if estate.sizes(kind) != *sizes.of(kind) {
                return Err(error(format!(
                    "the {} regions have sizes {:?}",
                    kind.word(),
                    estate.sizes(kind)
                )));
            }
            if estate.sizes(kind)[0] > LARGEST_REGION {
                return Err(error(format!("no region has more than {LARGEST_REGION} hexes")));
            }
        }
        let castles: Vec<u8> = estate.hexes(Kind::Castle).iter().collect();
        if castles != self.castles || estate.regions.len() != regions {
            return Err(error(format!(
                "the castle hexes are {castles:?}, the regions {}",
                estate.regions.len()
            )));
        }
        Ok(estate)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridFile {
    rows: Vec<u8>,
    centre: u8,
    cells: Vec<CellRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellRow {
    id: u8,
    row: u8,
    col: u8,
    q: i8,
    r: i8,
    die: u8,
    nb: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EstatesFile {
    boards: Vec<[u8; 2]>,
    estate: Vec<NumberedRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NumberedRow {
    id: u8,
    copies: u8,
    start_castle: Option<u8>,
    rows: Vec<String>,
    castles: Vec<u8>,
    regions: usize,
    sizes: Sizes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExtraFile {
    estate: Vec<ExtraRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExtraRow {
    id: String,
    rows: Vec<String>,
    castles: Vec<u8>,
    regions: usize,
    sizes: Sizes,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sizes {
    building: Vec<u8>,
    animal: Vec<u8>,
    knowledge: Vec<u8>,
    castle: Vec<u8>,
    mine: Vec<u8>,
    ship: Vec<u8>,
}

impl Sizes {
    const fn of(&self, kind: Kind) -> &Vec<u8> {
        match kind {
            Kind::Building => &self.building,
            Kind::Animal => &self.animal,
            Kind::Knowledge => &self.knowledge,
            Kind::Castle => &self.castle,
            Kind::Mine => &self.mine,
            Kind::Ship => &self.ship,
        }
    }
}
