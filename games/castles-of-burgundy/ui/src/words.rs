//! Tiles, goods, depots and lists in words.

use castles_of_burgundy::tables::Names;
use castles_of_burgundy::{Building, CastlesOfBurgundy, Depot, Goods, Kind, Source, Species, Tile};
use ui_kit::{Language, Value};

use crate::MESSAGES;

/// What each knowledge tile does, by its number.
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

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// A name as it stands inside a sentence.
    fn name(self, names: &Names) -> String {
        match self.language {
            Language::En => names.en.to_lowercase(),
            Language::Hu => names.hu.to_lowercase(),
        }
    }

    pub(crate) fn kind(self, kind: Kind) -> String {
        self.name(&self.position.tables().kind(kind).names)
    }

    pub(crate) fn species(self, species: Species) -> String {
        self.name(self.position.tables().species(species))
    }

    /// The warehouse has words of its own: in Hungarian a player's storage is called the same.
    pub(crate) fn building(self, building: Building) -> String {
        if building == Building::Warehouse {
            return self.say("building-warehouse", &[]);
        }
        self.name(&self.position.tables().building(building).names)
    }

    /// A tile by what is printed on it: "bank", "cow ×3", "knowledge 17".
    pub(crate) fn tile(self, tile: Tile) -> String {
        if let Some(building) = tile.as_building() {
            return self.building(building);
        }
        if let Some((species, count)) = tile.as_animals() {
            let species = self.species(species);
            return self.say("tile-animals", &[("species", species.into()), ("count", count.into())]);
        }
        match tile.as_knowledge() {
            Some(number) => self.say("tile-knowledge", &[("number", number.into())]),
            None => self.kind(tile.kind()),
        }
    }

    /// A tile with what it does, where the name does not say it: "knowledge 17 (at the end 4 VP per
    /// watchtower)".
    pub(crate) fn tile_with_facts(self, tile: Tile) -> String {
        match self.facts(tile) {
            Some(facts) => format!("{} ({facts})", self.tile(tile)),
            None => self.tile(tile),
        }
    }

    /// What a knowledge tile does.
    pub(crate) fn facts(self, tile: Tile) -> Option<String> {
        tile.as_knowledge().map(|number| self.say(KNOWLEDGE[usize::from(number) - 1], &[]))
    }

    /// These tiles, one after the other.
    pub(crate) fn tiles(self, tiles: &[Option<Tile>]) -> Option<String> {
        let names: Vec<String> = tiles.iter().flatten().map(|&tile| self.tile(tile)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    pub(crate) fn depot(self, depot: Depot) -> String {
        match depot {
            Depot::BLACK => self.say("depot-black", &[]),
            Depot(number) => self.say("depot-numbered", &[("number", number.into())]),
        }
    }

    pub(crate) fn goods(self, goods: Goods) -> String {
        self.name(self.position.tables().goods(goods))
    }

    /// So many tiles of a goods type: "2 pink".
    pub(crate) fn goods_count(self, goods: Goods, count: u8) -> String {
        self.say("goods-count", &[("count", count.into()), ("goods", self.goods(goods).into())])
    }

    /// These goods, without the types of which there is none; nothing if there is none at all.
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

    /// What points were scored for. Those of final scoring are told together.
    pub(crate) fn source(self, source: Source) -> String {
        let key = match source {
            Source::Regions => "source-regions",
            Source::Phases => "source-phases",
            Source::Colours => "source-colours",
            Source::Animals => "source-animals",
            Source::Watchtowers => "source-watchtowers",
            Source::Sales | Source::Knowledge | Source::Goods | Source::Silver | Source::Workers => {
                "source-sales"
            }
        };
        self.say(key, &[])
    }
}
