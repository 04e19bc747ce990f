//! Tiles, dice, cards, tokens and lists in words.

use dice_settlers::map_tiles::{DieColour, TileEffect, Trigger};
use dice_settlers::{
    Action, Cell, Colour, DiceSettlers, Event, Face, Icon, Main, Resource, Slot, Stage, Terrain, Tile,
};
use engine::{Chance, Game, Seat, Urn};
use ui_kit::{Language, Names, Value};

use crate::MESSAGES;

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a DiceSettlers,
    language: Language,
}

/// Chance for a look ahead: notes that something was drawn, so that nobody reads what was.
struct Probe(bool);

impl Chance for Probe {
    fn draw<T: Urn + ?Sized>(&mut self, _: &'static str, urn: &T) -> u8 {
        self.0 = true;
        urn.nth(0)
    }
}

/// What an action leads to, as far as it can be known beforehand.
pub(crate) struct Outcome {
    pub(crate) position: DiceSettlers,
    pub(crate) events: Vec<Event>,
    /// Whether something was drawn: then nothing of it may be told but how much.
    pub(crate) drawn: bool,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a DiceSettlers, language: Language) -> Self {
        Self { position, language }
    }

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// What somebody is called at this table; the Diceoneer has no chair.
    pub(crate) fn name(self, names: &Names, seat: Seat) -> String {
        if self.position.is_bot(seat) { self.say("name-diceoneer", &[]) } else { names.of(seat).to_owned() }
    }

    pub(crate) fn icon(self, icon: Icon) -> String {
        self.say(
            match icon {
                Icon::Recruit => "word-recruit",
                Icon::Explore => "word-explore",
                Icon::Settle => "word-settle",
                Icon::Raid => "word-raid",
                Icon::Trade => "word-trade",
                Icon::Research => "word-research",
                Icon::Pioneer => "word-pioneer",
                Icon::Food => "word-food",
                Icon::Wood => "word-wood",
                Icon::Iron => "word-iron",
                Icon::Gold => "word-gold",
            },
            &[],
        )
    }

    pub(crate) fn main(self, main: Main) -> String {
        match main.icon() {
            Some(icon) => self.icon(icon),
            None => self.say("word-harvest", &[]),
        }
    }

    pub(crate) fn resource(self, resource: Resource) -> String {
        self.icon(resource.icon())
    }

    pub(crate) fn terrain(self, terrain: Terrain) -> String {
        self.say(
            match terrain {
                Terrain::Plains => "terrain-plains",
                Terrain::Forest => "terrain-forest",
                Terrain::Mountains => "terrain-mountains",
                Terrain::Desert => "terrain-desert",
                Terrain::Hills => "terrain-hills",
            },
            &[],
        )
    }

    pub(crate) fn colour(self, colour: Colour) -> String {
        self.say(
            match colour {
                Colour::White => "colour-white",
                Colour::Green => "colour-green",
                Colour::Yellow => "colour-yellow",
                Colour::Orange => "colour-orange",
                Colour::Brown => "colour-brown",
                Colour::Grey => "colour-grey",
            },
            &[],
        )
    }

    /// A die with what it shows: "white Settle".
    pub(crate) fn face(self, face: Face) -> String {
        let tables = self.position.tables();
        let (colour, icon) = (self.colour(tables.colour(face)), self.icon(tables.icon(face)));
        self.say("word-face", &[("colour", colour.into()), ("icon", icon.into())])
    }

    /// "a, b and c".
    pub(crate) fn all_of(self, items: &[String]) -> String {
        match items {
            [] => self.say("list-nothing", &[]),
            [only] => only.clone(),
            [first @ .., last] => {
                self.say("list-and", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// These tokens, without the kinds of which there is none: "2 Wood and 1 Gold".
    pub(crate) fn tokens(self, tokens: [u8; 4]) -> String {
        let held = Resource::ALL.into_iter().zip(tokens).filter(|&(_, count)| count > 0);
        let counts: Vec<String> =
            held.map(|(resource, count)| format!("{count} {}", self.resource(resource))).collect();
        self.all_of(&counts)
    }

    /// These dice, without the colours of which there is none: "2 white and 1 green".
    pub(crate) fn dice(self, dice: [u8; 6]) -> String {
        let held = Colour::ALL.into_iter().zip(dice).filter(|&(_, count)| count > 0);
        let counts: Vec<String> =
            held.map(|(colour, count)| format!("{count} {}", self.colour(colour))).collect();
        self.all_of(&counts)
    }

    /// These dice with what they show.
    pub(crate) fn faces(self, faces: impl IntoIterator<Item = Face>) -> String {
        self.all_of(&faces.into_iter().map(|face| self.face(face)).collect::<Vec<_>>())
    }

    /// A tile inside a sentence: "tile 14 (hills)".
    pub(crate) fn tile(self, tile: Tile) -> String {
        let terrain = self.terrain(self.position.tables().tile(tile).terrain);
        self.say("word-tile", &[("number", tile.0.into()), ("terrain", terrain.into())])
    }

    /// The two numbers of a tile: "6|2".
    pub(crate) fn numbers(self, tile: Tile) -> String {
        match self.position.tables().tile(tile).vp {
            Some([first, second]) => format!("{first}|{second}"),
            None => "–".to_owned(),
        }
    }

    /// All that is printed on a tile: terrain, numbers, ability.
    pub(crate) fn tile_facts(self, tile: Tile) -> String {
        let terrain = self.terrain(self.position.tables().tile(tile).terrain);
        let values = [
            ("terrain", terrain.into()),
            ("numbers", self.numbers(tile).into()),
            ("ability", self.ability(tile).into()),
        ];
        self.say("tile-facts", &values)
    }

    /// What the ability of a tile does, and when.
    pub(crate) fn ability(self, tile: Tile) -> String {
        let row = self.position.tables().tile(tile);
        let effects: Vec<String> = row.effects().map(|effect| self.effect(effect)).collect();
        let key = match row.trigger {
            Trigger::Place => "ability-place",
            Trigger::Control => "ability-control",
            Trigger::Presence => "ability-presence",
            Trigger::Factory => "ability-factory",
            Trigger::None => return self.say("ability-none", &[]),
        };
        self.say(key, &[("effect", self.all_of(&effects).into())])
    }

    fn effect(self, effect: TileEffect) -> String {
        let count = |n: u8| ("n", Value::from(n));
        match effect {
            TileEffect::Resource { resource, n } => format!("{n} {}", self.resource(resource)),
            TileEffect::Die { colour: DieColour::Only(colour), n } => {
                self.say("effect-die", &[count(n), ("colour", self.colour(colour).into())])
            }
            TileEffect::Die { colour: DieColour::Available, n } => self.say("effect-any-die", &[count(n)]),
            TileEffect::Quota { n } => self.say("effect-quota", &[count(n)]),
            TileEffect::HouseForTent => self.say("effect-house", &[]),
            TileEffect::Tents { n } => self.say("effect-tents", &[count(n)]),
            TileEffect::Icon { icon, action, n } => {
                let values =
                    [count(n), ("icon", self.icon(icon).into()), ("action", self.main(action).into())];
                self.say("effect-icon", &values)
            }
            TileEffect::ExtraAction => self.say("effect-extra", &[]),
            TileEffect::BuildHouse { tents } => self.say("effect-build", &[count(tents)]),
            TileEffect::Vp { n, .. } => self.say("effect-vp", &[count(n)]),
        }
    }

    /// A cell without a tile, told by the tiles around it: "cell 2,-1 beside 14 and 24".
    pub(crate) fn cell(self, cell: Cell) -> String {
        let position = self.position;
        let beside = position.map().iter().filter(|&tile| position.cell(Tile(tile)).distance(cell) == 1);
        let beside: Vec<String> = beside.map(|tile| tile.to_string()).collect();
        self.say("word-cell", &[("cell", cell.to_string().into()), ("tiles", self.all_of(&beside).into())])
    }

    /// The name of a technology.
    pub(crate) fn card(self, slot: Slot) -> &'a str {
        let card = self.position.technology(slot);
        match self.language {
            Language::En => &card.name,
            Language::Hu => &card.hu,
        }
    }

    /// What a technology does.
    pub(crate) fn card_text(self, slot: Slot) -> &'a str {
        let card = self.position.technology(slot);
        match self.language {
            Language::En => &card.text,
            Language::Hu => &card.text_hu,
        }
    }

    /// Everybody who controls a tile.
    pub(crate) fn controllers(self, tile: Tile) -> Vec<Seat> {
        self.position.all_players().filter(|&seat| self.position.controls(seat, tile)).collect()
    }

    /// How many icons an action costs, from the rules.
    pub(crate) fn price(self, action: Action) -> u8 {
        let mut copy = *self.position;
        copy.play(action, &mut Probe(false), &mut ());
        copy.payment().map_or(0, |(_, due)| due)
    }

    /// What an action leads to: it is played on a copy, and paid for with the first icons at hand.
    pub(crate) fn outcome(self, action: Action) -> Outcome {
        let mut copy = *self.position;
        let (mut probe, mut events, mut actions) = (Probe(false), Vec::new(), Vec::new());
        copy.play(action, &mut probe, &mut events);
        while copy.stage() == Stage::Paying && self.position.stage() != Stage::Paying {
            actions.clear();
            copy.actions(&mut actions);
            let Some(&first) = actions.first() else { break };
            copy.play(first, &mut probe, &mut events);
        }
        Outcome { position: copy, events, drawn: probe.0 }
    }
}
