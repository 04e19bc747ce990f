//! The options of a game (PG-2.1, PG-D.1, PG-D.24).

use engine::{OptionInfo, OptionMap};
use parts::Set;

use crate::ids::MapSide;
use crate::tables::Tables;

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { key: "map", default: "germany", values: &["germany", "usa"] },
    OptionInfo { key: "regions", default: "random", values: &["random", "draft", "<region>,<region>,…"] },
    OptionInfo { key: "money", default: "secret", values: &["secret", "open"] },
];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The side of the board.
    pub map: MapSide,
    /// How the regions in play are chosen.
    pub regions: RegionChoice,
    /// Whether the money of all players is public.
    pub open_money: bool,
}

/// PG-D.1: how the regions in play are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionChoice {
    /// A random connected set, all equally likely.
    Random,
    /// One region at a time, in seat order.
    Draft,
    /// These regions.
    Explicit(Set),
}

impl Options {
    pub(crate) fn read(tables: &Tables, options: &OptionMap) -> Result<Self, String> {
        let map = MapSide::ALL
            .into_iter()
            .find(|side| side.word() == options.get("map"))
            .ok_or_else(|| format!("option map: \"{}\" is not germany or usa", options.get("map")))?;
        let regions = match options.get("regions") {
            "random" => RegionChoice::Random,
            "draft" => RegionChoice::Draft,
            list => RegionChoice::Explicit(read_regions(tables, map, list)?),
        };
        let open_money = match options.get("money") {
            "secret" => false,
            "open" => true,
            other => return Err(format!("option money: \"{other}\" is not secret or open")),
        };
        Ok(Self { map, regions, open_money })
    }
}

fn read_regions(tables: &Tables, side: MapSide, list: &str) -> Result<Set, String> {
    let map = tables.map(side);
    let mut regions = Set::EMPTY;
    for id in list.split(',') {
        let Some(region) = map.region_by_id(id) else {
            let known = map.regions.iter().map(|row| row.id.as_str()).collect::<Vec<_>>().join(", ");
            return Err(format!(
                "option regions: \"{id}\" is not random, draft or a region of the map: {known}"
            ));
        };
        if regions.has(region.0) {
            return Err(format!("option regions: \"{id}\" occurs twice"));
        }
        regions.insert(region.0);
    }
    Ok(regions)
}
