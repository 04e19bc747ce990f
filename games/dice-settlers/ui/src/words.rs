//! Tiles, dice, cards, tokens and lists in words.

use dice_settlers::map_tiles::{DieColour, TileEffect, Trigger};
use dice_settlers::notes::CardNote;
use dice_settlers::{
    Action, Cell, Colour, DiceSettlers, Event, Face, Icon, Main, Resource, Seal, Slot, Stage, Terrain, Tile,
};
use engine::{Chance, Game, Seat, Urn};
use parts::Set;
use ui_kit::{Language, Names, Value};

use crate::MESSAGES;

/// A value of a sentence with its name.
pub(crate) type Named = (&'static str, Value<'static>);

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a DiceSettlers,
    language: Language,
}

/// Chance for a lookahead: records that something was drawn; what was drawn is never shown.
struct Probe(bool);

impl Chance for Probe {
    fn draw<T: Urn + ?Sized>(&mut self, _: &'static str, urn: &T) -> u8 {
        self.0 = true;
        urn.nth(0)
    }
}

/// The result of an action as far as it is known beforehand.
pub(crate) struct Outcome {
    pub(crate) position: DiceSettlers,
    pub(crate) events: Vec<Event>,
    /// Whether something was drawn: then only the number of draws may be shown.
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

    /// The sentence of `key`, filled with groups of values.
    pub(crate) fn tell(self, key: &str, groups: &[&[Named]]) -> String {
        self.say(key, &groups.concat())
    }

    /// The name of a player; the Diceoneer has no seat.
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

    pub(crate) fn seal(self, seal: Option<Seal>) -> String {
        self.say(
            match seal {
                Some(Seal::Founding) => "seal-founding",
                Some(Seal::Craft) => "seal-craft",
                Some(Seal::Progress) => "seal-progress",
                Some(Seal::Legacy) => "seal-legacy",
                Some(Seal::Explosive) => "seal-explosive",
                None => "seal-none",
            },
            &[],
        )
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

    /// A resource as a word and as an id, by which a language can inflect it.
    pub(crate) fn resource_values(self, resource: Resource) -> [Named; 2] {
        [("resource", self.resource(resource).into()), ("resource_id", resource.word().into())]
    }

    /// A main action as a word and as an id.
    pub(crate) fn main_values(self, main: Main) -> [Named; 2] {
        [("action", self.main(main).into()), ("action_id", main.word().into())]
    }

    /// A colour of dice as a word and as an id.
    pub(crate) fn colour_values(self, colour: Colour) -> [Named; 2] {
        [("colour", self.colour(colour).into()), ("colour_id", colour.word().into())]
    }

    /// A tile as words, as a number and by its terrain.
    pub(crate) fn tile_values(self, tile: Tile) -> [Named; 3] {
        let terrain = self.terrain(self.position.tables().tile(tile).terrain);
        [("tile", self.tile(tile).into()), ("number", tile.0.into()), ("terrain", terrain.into())]
    }

    /// A die with its face: "white Settle".
    pub(crate) fn face(self, face: Face) -> String {
        let tables = self.position.tables();
        let (colour, icon) = (self.colour(tables.colour(face)), self.icon(tables.icon(face)));
        self.say("word-face", &[("colour", colour.into()), ("icon", icon.into())])
    }

    /// "a, b and c".
    pub(crate) fn all_of(self, items: &[String]) -> String {
        match items {
            [] => self.say("list-nothing", &[]),
            items => ui_kit::list(self.language, items),
        }
    }

    /// Tokens by resource, without the zeros: "2 Wood and 1 Gold".
    pub(crate) fn tokens(self, tokens: [u8; 4]) -> String {
        let held = Resource::ALL.into_iter().zip(tokens).filter(|&(_, count)| count > 0);
        let counts: Vec<String> =
            held.map(|(resource, count)| format!("{count} {}", self.resource(resource))).collect();
        self.all_of(&counts)
    }

    /// Dice by colour, without the zeros: "2 white and 1 green".
    pub(crate) fn dice(self, dice: [u8; 6]) -> String {
        let held = Colour::ALL.into_iter().zip(dice).filter(|&(_, count)| count > 0);
        let counts: Vec<String> =
            held.map(|(colour, count)| format!("{count} {}", self.colour(colour))).collect();
        self.all_of(&counts)
    }

    /// Dice to recruit: their number, all of them, and the first colour, for a sentence about a single die.
    pub(crate) fn dice_values(self, dice: [u8; 6]) -> [Named; 4] {
        let first = Colour::ALL.into_iter().find(|colour| dice[colour.index()] > 0).unwrap_or(Colour::White);
        let [colour, id] = self.colour_values(first);
        [("n", dice.iter().sum::<u8>().into()), ("dice", self.dice(dice).into()), colour, id]
    }

    /// Dice with their faces.
    pub(crate) fn faces(self, faces: impl IntoIterator<Item = Face>) -> String {
        self.all_of(&faces.into_iter().map(|face| self.face(face)).collect::<Vec<_>>())
    }

    /// A tile inside a sentence: "hill tile 14".
    pub(crate) fn tile(self, tile: Tile) -> String {
        let terrain = self.position.tables().tile(tile).terrain;
        let values = [
            ("number", tile.0.into()),
            ("terrain", self.terrain(terrain).into()),
            ("terrain_id", terrain.word().into()),
        ];
        self.say("word-tile", &values)
    }

    /// The VP of a tile for control and for presence: "6|2".
    pub(crate) fn numbers(self, tile: Tile) -> String {
        match self.position.tables().tile(tile).vp {
            Some([first, second]) => format!("{first}|{second}"),
            None => "–".to_owned(),
        }
    }

    /// Everything printed on a tile: terrain, VP, ability.
    pub(crate) fn tile_facts(self, tile: Tile) -> String {
        let row = self.position.tables().tile(tile);
        let facts = [("terrain", self.terrain(row.terrain).into()), ("ability", self.ability(tile).into())];
        match row.vp {
            Some([control, presence]) => self
                .tell("tile-facts", &[&facts, &[("control", control.into()), ("presence", presence.into())]]),
            None => self.tell("tile-facts-no-vp", &[&facts]),
        }
    }

    /// The effect of a tile's ability, without its trigger.
    pub(crate) fn effects(self, tile: Tile) -> String {
        let effects = self.position.tables().tile(tile).effects();
        self.all_of(&effects.map(|effect| self.effect(effect)).collect::<Vec<_>>())
    }

    /// The ability of a tile with its trigger.
    pub(crate) fn ability(self, tile: Tile) -> String {
        let key = match self.position.tables().tile(tile).trigger {
            Trigger::Place => "ability-place",
            Trigger::Control => "ability-control",
            Trigger::Presence => "ability-presence",
            Trigger::Factory => "ability-factory",
            Trigger::None => return self.say("ability-none", &[]),
        };
        self.say(key, &[("effect", self.effects(tile).into())])
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

    /// An empty cell, named by the tiles around it: "the space between tiles 14 and 24".
    pub(crate) fn cell(self, cell: Cell) -> String {
        let beside = self.beside(cell);
        let values = [
            ("n", beside.len().into()),
            ("tiles", self.tile_list(beside).into()),
            ("side", self.side(cell, beside).into()),
        ];
        self.say("word-cell", &values)
    }

    /// Tiles by number, as a list inside a sentence.
    pub(crate) fn tile_list(self, tiles: Set) -> String {
        let item = |number: u8| self.say("list-tile", &[("number", number.into())]);
        self.all_of(&tiles.iter().map(item).collect::<Vec<_>>())
    }

    /// The tiles around a cell.
    pub(crate) fn beside(self, cell: Cell) -> Set {
        let position = self.position;
        position.map().iter().filter(|&tile| position.cell(Tile(tile)).distance(cell) == 1).collect()
    }

    /// The side on which a cell lies if another empty cell is between the same tiles.
    fn side(self, cell: Cell, beside: Set) -> &'static str {
        let position = self.position;
        let empty = |at: Cell| position.map().iter().all(|tile| position.cell(Tile(tile)) != at);
        let Some(first) = beside.first().filter(|_| beside.len() > 1) else { return "only" };
        let same = |&at: &Cell| at != cell && empty(at) && self.beside(at) == beside;
        let around = position.cell(Tile(first)).around();
        let Some(other) = around.into_iter().find(same) else { return "only" };
        // Half the width of a hexagon is about 0.87 and the distance of two rows 1.5.
        let right = 2 * (i16::from(cell.q) - i16::from(other.q)) + i16::from(cell.r) - i16::from(other.r);
        let down = i16::from(cell.r) - i16::from(other.r);
        match (87 * right.abs() > 150 * down.abs(), right > 0, down > 0) {
            (true, true, _) => "right",
            (true, false, _) => "left",
            (false, _, true) => "lower",
            (false, _, false) => "upper",
        }
    }

    /// The name of a technology; with the printed English name behind a translation.
    pub(crate) fn card(self, slot: Slot) -> String {
        match (self.note(slot), self.language) {
            (Some(note), Language::En) => note.name.clone(),
            (Some(note), Language::Hu) => format!("{} ({})", note.hu, note.name),
            (None, _) => self.position.technology(slot).id.replace('_', " "),
        }
    }

    /// The effect of a technology; empty if the component set has no text for it.
    pub(crate) fn card_text(self, slot: Slot) -> &'a str {
        self.note(slot).map_or("", |note| match self.language {
            Language::En => &note.text,
            Language::Hu => &note.text_hu,
        })
    }

    /// The note on a technology.
    pub(crate) fn note(self, slot: Slot) -> Option<&'a CardNote> {
        let position: &'a DiceSettlers = self.position;
        position.tables().notes.cards.get(&position.technology(slot).id)
    }

    /// The players in control of a tile.
    pub(crate) fn controllers(self, tile: Tile) -> Vec<Seat> {
        self.position.all_players().filter(|&seat| self.position.controls(seat, tile)).collect()
    }

    /// How many icons an action costs, from the rules.
    pub(crate) fn price(self, action: Action) -> u8 {
        let (after, _) = ui_kit::after(self.position, action);
        after.payment().map_or(0, |(_, due)| due)
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
