//! Tiles, goods, depots, hexes and lists in words. Messages get the ASCII word of a component as well as its
//! numbers, so that a language can inflect what it names.

use castles_of_burgundy::{Building, CastlesOfBurgundy, Depot, Estate, EstateChoice, Goods, Hex, Kind, Tile};
use engine::Seat;
use ui_kit::{Language, Value};

use crate::MESSAGES;

/// The message of each knowledge tile, by its number.
const KNOWLEDGE: [&str; 26] = [
    "knowledge-1",
    "knowledge-2",
    "knowledge-3",
    "knowledge-4",
    "knowledge-5",
    "knowledge-6",
    "knowledge-7",
    "knowledge-8",
    "knowledge-9",
    "knowledge-10",
    "knowledge-11",
    "knowledge-12",
    "knowledge-13",
    "knowledge-14",
    "knowledge-15",
    "knowledge-16",
    "knowledge-17",
    "knowledge-18",
    "knowledge-19",
    "knowledge-20",
    "knowledge-21",
    "knowledge-22",
    "knowledge-23",
    "knowledge-24",
    "knowledge-25",
    "knowledge-26",
];

/// A value of a message, with its name.
pub(crate) type Named<'a> = (&'static str, Value<'a>);

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a CastlesOfBurgundy,
    language: Language,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a CastlesOfBurgundy, language: Language) -> Self {
        Self { position, language }
    }

    /// The message `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// What is chosen before the start: `estates`, or only the start `castles` of the estate that all have (CB-11.11).
    pub(crate) fn choosing(self) -> Named<'static> {
        let castles = matches!(self.position.estate_choice(), EstateChoice::Same(_));
        ("choosing", if castles { "castles" } else { "estates" }.into())
    }

    /// The estates of a player who has not chosen yet, in a sentence.
    pub(crate) fn board(self, seat: Seat, name: &str) -> String {
        let [first, second] =
            self.position.board_of(seat).map(|side| self.position.tables().estate(side).id.clone());
        let values =
            [("name", name.into()), ("first", first.into()), ("second", second.into()), self.choosing()];
        self.say("estate-board", &values)
    }

    pub(crate) fn kind(self, kind: Kind) -> String {
        self.say("kind-name", &[kind_value(kind)])
    }

    /// The short name of a tile: "bank", "3 cows", "knowledge 17".
    pub(crate) fn tile(self, tile: Tile) -> String {
        self.say("tile-name", &tile_values(tile))
    }

    /// A tile as the object of a sentence: "a bank", "3 cows", "knowledge tile 17".
    pub(crate) fn tile_object(self, tile: Tile) -> String {
        self.say("tile-object", &tile_values(tile))
    }

    /// A tile with its effect, where the name does not tell it: "knowledge 17 (at the end: 4 VP per
    /// watchtower)".
    pub(crate) fn tile_with_facts(self, tile: Tile) -> String {
        match self.facts(tile) {
            Some(facts) => format!("{} ({facts})", self.tile(tile)),
            None => self.tile(tile),
        }
    }

    /// The effect of a knowledge tile.
    pub(crate) fn facts(self, tile: Tile) -> Option<String> {
        tile.as_knowledge().map(|number| self.say(KNOWLEDGE[usize::from(number) - 1], &[]))
    }

    /// A list of tiles; `None` if it is empty.
    pub(crate) fn tiles(self, tiles: &[Option<Tile>]) -> Option<String> {
        let names: Vec<String> = tiles.iter().flatten().map(|&tile| self.tile(tile)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    pub(crate) fn depot(self, depot: Depot) -> String {
        self.say("depot-name", &[depot_value(depot)])
    }

    pub(crate) fn goods(self, goods: Goods) -> String {
        self.say("goods-name", &[goods_value(goods)])
    }

    /// A number of goods of one type: "2 pink".
    pub(crate) fn goods_count(self, goods: Goods, count: u8) -> String {
        self.say("goods-count", &[("count", count.into()), goods_value(goods)])
    }

    /// The goods of every type that is there; `None` if there are none.
    pub(crate) fn goods_list(self, by_type: [u8; 6]) -> Option<String> {
        let held = Goods::ALL.into_iter().zip(by_type).filter(|&(_, count)| count > 0);
        let counts: Vec<String> = held.map(|(goods, count)| self.goods_count(goods, count)).collect();
        (!counts.is_empty()).then(|| counts.join(", "))
    }

    pub(crate) fn nothing(self) -> String {
        self.say("list-empty", &[])
    }

    pub(crate) fn workers(self, count: u16) -> String {
        self.say("workers-count", &[("count", count.into())])
    }

    pub(crate) fn silver(self, count: u16) -> String {
        self.say("silver-count", &[("count", count.into())])
    }

    /// The name of a hex, unique on its estate: "blue 2", "left blue 1", "beige 3 in row 5".
    pub(crate) fn hex(self, estate: Estate, hex: Hex) -> String {
        self.say("hex-name", &self.hex_values(estate, hex))
    }

    /// The kind and die number of a hex and, if the estate has several such hexes, where it lies among them.
    pub(crate) fn hex_values(self, estate: Estate, hex: Hex) -> [Named<'static>; 4] {
        let (grid, row) = (&self.position.tables().grid, self.position.tables().estate(estate));
        let (kind, die) = (row.colour(hex), grid.die(hex));
        let twins = row.hexes(kind).iter().map(Hex).filter(|&other| grid.die(other) == die && other != hex);
        let place = |hex: Hex| {
            let found = grid.rows.iter().enumerate().find_map(|(row, hexes)| {
                let column = hexes.iter().position(|&other| other == hex)?;
                Some((row + 1, 2 * column as i32 - hexes.len() as i32))
            });
            found.unwrap_or_default()
        };
        let (side, row) = side_and_row(place(hex), &twins.map(place).collect::<Vec<_>>());
        [kind_value(kind), ("number", die.0.into()), ("side", side.into()), ("row", row.into())]
    }
}

/// How a hex is told from its twins, all given as row and horizontal position: the side, and the row or 0 if
/// it is not needed. Of two hexes one is left and one right, or one upper and one lower; of more, the row is
/// named.
fn side_and_row((row, x): (usize, i32), twins: &[(usize, i32)]) -> (&'static str, usize) {
    let level = |others: &mut dyn Iterator<Item = i32>| {
        let others: Vec<i32> = others.collect();
        match (others.iter().any(|&other| other < x), others.iter().any(|&other| other > x)) {
            (false, true) => "left",
            (true, false) => "right",
            (true, true) => "middle",
            (false, false) => "none",
        }
    };
    match *twins {
        [] => ("none", 0),
        [(other, same)] if same == x => (if row < other { "upper" } else { "lower" }, 0),
        [(_, other)] => (level(&mut [other].into_iter()), 0),
        _ => (level(&mut twins.iter().filter(|twin| twin.0 == row).map(|twin| twin.1)), row),
    }
}

pub(crate) fn kind_value(kind: Kind) -> Named<'static> {
    ("kind", kind.word().into())
}

pub(crate) fn goods_value(goods: Goods) -> Named<'static> {
    ("goods", goods.word().into())
}

/// The number of a depot, 0 for the black one.
pub(crate) fn depot_value(depot: Depot) -> Named<'static> {
    ("depot", depot.0.into())
}

/// The word of a tile, the number of animals on it and the number of a knowledge tile.
pub(crate) fn tile_values(tile: Tile) -> [Named<'static>; 3] {
    let building = tile.as_building().map(Building::word);
    let species = tile.as_animals().map(|(species, _)| species.word());
    let word = building.or(species).unwrap_or(tile.kind().word());
    let count = tile.as_animals().map_or(0, |(_, count)| count);
    [("tile", word.into()), ("count", count.into()), ("number", tile.as_knowledge().unwrap_or(0).into())]
}
