//! The printed estates and depots, read from the component files.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use castles_of_burgundy::{CastlesOfBurgundy, Kind};
use engine::Files;
use serde::Deserialize;

#[derive(Deserialize)]
struct GridFile {
    cells: Vec<Cell>,
}

#[derive(Deserialize)]
struct Cell {
    q: i32,
    r: i32,
    die: u8,
}

#[derive(Deserialize)]
struct EstatesFile<Id> {
    estate: Vec<EstateRow<Id>>,
}

#[derive(Deserialize)]
struct EstateRow<Id> {
    id: Id,
    rows: Vec<String>,
}

#[derive(Deserialize)]
struct BoardFile {
    depot: Vec<DepotRow>,
}

#[derive(Deserialize)]
struct DepotRow {
    spaces: Vec<SpaceRow>,
}

#[derive(Deserialize)]
struct SpaceRow {
    tile: Kind,
    players: usize,
}

/// The printed hexes of each estate.
struct Print {
    cells: Vec<Cell>,
    colours: BTreeMap<String, Vec<Kind>>,
    depots: Vec<DepotRow>,
}

static PRINT: LazyLock<Print> = LazyLock::new(|| {
    let files = Files::of::<CastlesOfBurgundy>();
    let grid: GridFile = files.read("grid.toml").expect("the grid");
    let usual: EstatesFile<u8> = files.read("estates.toml").expect("the estates");
    let extra: EstatesFile<String> = files.read("estates_extra.toml").expect("the extra estates");
    let board: BoardFile = files.read("board.toml").expect("the board");
    let usual = usual.estate.into_iter().map(|row| (row.id.to_string(), row.rows));
    let all = usual.chain(extra.estate.into_iter().map(|row| (row.id, row.rows)));
    let colours = all.map(|(id, rows)| (id, rows.join(" ").split(' ').map(kind).collect()));
    Print { cells: grid.cells, colours: colours.collect(), depots: board.depot }
});

/// The kind of a hex such as `B3`.
fn kind(hex: &str) -> Kind {
    match &hex[..1] {
        "B" => Kind::Building,
        "A" => Kind::Animal,
        "K" => Kind::Knowledge,
        "C" => Kind::Castle,
        "M" => Kind::Mine,
        "S" => Kind::Ship,
        other => panic!("{other} is no colour"),
    }
}

/// CB-3.3, CB-3.4: the kinds of tiles on a full depot, sorted; phases count from 0.
pub(super) fn kinds_of_depot(depot: u8, seats: usize, phase: usize) -> Vec<Kind> {
    let spaces = PRINT.depots[usize::from(depot) - 1].spaces.iter().filter(|space| space.players <= seats);
    let mut kinds: Vec<Kind> = spaces.map(|space| space.tile).collect();
    if depot == 6 && seats == 3 && [1, 3].contains(&phase) {
        let castle = kinds.iter().position(|&kind| kind == Kind::Castle).expect("a castle space");
        kinds[castle] = Kind::Mine;
    }
    kinds.sort();
    kinds
}

/// An estate as it is printed.
#[derive(Clone, Copy)]
pub(super) struct Estate(&'static [Kind]);

impl Estate {
    /// The estate with this id.
    pub(super) fn of(id: &str) -> Self {
        Self(&PRINT.colours[id])
    }

    pub(super) fn die(self, hex: u8) -> u8 {
        PRINT.cells[usize::from(hex)].die
    }

    pub(super) fn colour(self, hex: u8) -> Kind {
        self.0[usize::from(hex)]
    }

    /// The hexes of a colour.
    pub(super) fn of_kind(self, kind: Kind) -> Vec<u8> {
        (0..37).filter(|&hex| self.colour(hex) == kind).collect()
    }

    /// CB-1.18: the hexes that share an edge, by their coordinates.
    pub(super) fn beside(self, hex: u8) -> Vec<u8> {
        let Cell { q, r, .. } = PRINT.cells[usize::from(hex)];
        let steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        let next = |cell: &Cell| steps.contains(&(cell.q - q, cell.r - r));
        (0..37).filter(|&other| next(&PRINT.cells[usize::from(other)])).collect()
    }

    /// CB-1.16: the hexes of its colour that can be reached from a hex.
    pub(super) fn region(self, hex: u8) -> Vec<u8> {
        let mut region = vec![hex];
        let mut at = 0;
        while at < region.len() {
            for next in self.beside(region[at]) {
                if self.colour(next) == self.colour(hex) && !region.contains(&next) {
                    region.push(next);
                }
            }
            at += 1;
        }
        region
    }
}
