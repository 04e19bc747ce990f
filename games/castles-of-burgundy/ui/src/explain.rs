//! Explanations of components: meaning, effect, current numbers.

mod board;
mod player;

use castles_of_burgundy::{Action, CastlesOfBurgundy, Depot, Tile};
use engine::{Game, Seat};
use ui_kit::{Element as _, Explanation, Scene};

use crate::element::Element;
use crate::look::Look;
use crate::words::{depot_value, goods_value, kind_value};

pub(crate) fn explain(scene: &Scene<'_, CastlesOfBurgundy>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let refused = look.wish_at(element).and_then(|action| look.refused(action, element));
    Some(look.with_reason(look.explanation(element), refused))
}

impl Look<'_> {
    fn explanation(&self, element: Element) -> Explanation {
        let (text, rules) = match element {
            Element::Depot(depot) => self.about_depot(depot),
            Element::Tile(depot, space) => self.about_shelf(depot, space),
            Element::Load(depot) => self.about_load(depot),
            Element::LoadOf(depot, goods) => self.about_load_of(depot, goods),
            Element::Coming => self.about_coming(),
            Element::White => self.about_white(),
            Element::Track => self.about_track(),
            Element::Marker(seat) => self.about_marker(seat),
            Element::Bonus(kind, size) => self.about_bonus(kind, size),
            Element::Field(seat, hex) | Element::Hex(seat, hex) => self.about_hex(seat, hex),
            Element::Stored(seat, space) => self.about_stored(seat, space),
            Element::Held(seat, goods) => self.about_held(seat, goods),
            Element::Sold(seat) => self.about_sold(seat),
            Element::Silver(seat) => self.about_silver(seat),
            Element::Workers(seat) => self.about_workers(seat),
            Element::Score(seat) => self.about_score(seat),
            Element::Die(seat, die) => self.about_die(seat, die),
            Element::Hire(seat, _) => self.about_hire(seat),
            Element::Wild(_) => (vec![self.say("explain-wild", &[])], vec!["CB-6.12", "CB-6.27"]),
            Element::Side(estate, hex) => self.about_side(estate, hex),
        };
        Explanation { title: self.title(element), text, rules, reconstructed: Vec::new() }
    }

    /// The title of an element.
    pub(crate) fn title(&self, element: Element) -> String {
        let position = self.position;
        let capital = |text: String| {
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        };
        let of = |key: &str, seat: Seat| self.say(key, &[("name", self.name(seat).into())]);
        match element {
            Element::Depot(depot) => capital(self.words.depot(depot)),
            Element::Tile(depot, space) => {
                let lying = position.tiles_in(depot).get(usize::from(space)).copied().flatten();
                let what = lying.map_or_else(|| self.say("title-empty", &[]), |tile| self.words.tile(tile));
                capital(format!("{what} ({})", self.words.depot(depot)))
            }
            Element::Load(depot) => self.say("title-load", &[depot_value(depot)]),
            Element::LoadOf(depot, goods) => {
                self.say("title-load-of", &[depot_value(depot), goods_value(goods)])
            }
            Element::Coming => self.say("title-coming", &[]),
            Element::White => self.say("title-white", &[]),
            Element::Track => self.say("title-track", &[]),
            Element::Marker(seat) => of("title-marker", seat),
            Element::Bonus(kind, size) => {
                let key = match size {
                    castles_of_burgundy::Size::Large => "title-bonus-large",
                    castles_of_burgundy::Size::Small => "title-bonus-small",
                };
                self.say(key, &[kind_value(kind)])
            }
            Element::Field(seat, hex) | Element::Hex(seat, hex) => {
                let name = self.words.hex(position.estate_of(seat), hex);
                match position.tile_on(seat, hex) {
                    Some(tile) => capital(format!("{} ({name})", self.words.tile(tile))),
                    None => self.say("title-hex", &[("hex", name.into())]),
                }
            }
            Element::Stored(seat, space) => match position.storage(seat)[usize::from(space)] {
                Some(tile) => capital(self.words.tile(tile)),
                None => self.say("title-storage", &[]),
            },
            Element::Held(_, kind) => self.say("title-held", &[goods_value(kind)]),
            Element::Sold(seat) => of("title-sold", seat),
            Element::Silver(seat) => of("title-silver", seat),
            Element::Workers(seat) => of("title-workers", seat),
            Element::Score(seat) => of("title-score", seat),
            Element::Die(seat, die) => match position.dice(seat)[usize::from(die)] {
                Some(die) => self.say("title-die", &[("die", die.0.into())]),
                None => self.say("title-die-used", &[]),
            },
            Element::Hire(..) => self.say("title-hire", &[]),
            Element::Wild(_) => self.say("title-wild", &[]),
            Element::Side(estate, hex) => {
                let mut values = vec![("estate", position.tables().estate(estate).id.clone().into())];
                values.extend(self.words.hex_values(estate, hex));
                self.say("title-side", &values)
            }
        }
    }

    /// The effect of a tile, and its clauses.
    fn about_tile(&self, owner: Option<Seat>, tile: Tile) -> (Vec<String>, Vec<&'static str>) {
        if let Some(building) = tile.as_building() {
            let (key, rule) = BUILDINGS[building.index()];
            let owner = owner.or(self.scene.viewer);
            let repeated = owner.is_some_and(|seat| self.position.powers(seat).equal_buildings);
            let (once, last) = match repeated {
                false => ("explain-building", "CB-6.3"),
                true => ("explain-building-repeated", "CB-9.1"),
            };
            return (vec![self.say(key, &[]), self.say(once, &[])], vec![rule, "CB-6.24", last]);
        }
        if let Some((species, count)) = tile.as_animals() {
            let values = [("species", species.word().into()), ("count", count.into())];
            return (vec![self.say("explain-animals", &values)], vec!["CB-6.10", "CB-6.11"]);
        }
        if let Some(number) = tile.as_knowledge() {
            return self.about_knowledge(owner, number);
        }
        match tile {
            Tile::CASTLE => (vec![self.say("explain-castle", &[])], vec!["CB-6.12", "CB-6.27"]),
            Tile::MINE => (vec![self.say("explain-mine", &[])], vec!["CB-6.13", "CB-3.9"]),
            _ => (vec![self.say("explain-ship", &[])], vec!["CB-6.6", "CB-6.7", "CB-6.8"]),
        }
    }

    /// A knowledge tile and its final points if the game ended now, for its owner or the viewer.
    fn about_knowledge(&self, owner: Option<Seat>, number: u8) -> (Vec<String>, Vec<&'static str>) {
        let tile = Tile::knowledge(number);
        let mut text = vec![
            self.say("explain-knowledge", &[("facts", self.words.facts(tile).unwrap_or_default().into())]),
        ];
        if let (castles_of_burgundy::Effect::Final(..), Some(seat)) =
            (self.position.tables().effect(number), owner.or(self.scene.viewer))
            && self.scene.assisted
        {
            let points = self.position.final_points(seat, number);
            text.push(
                self.say("explain-end-value", &[("name", self.name(seat).into()), ("points", points.into())]),
            );
        }
        (text, vec![KNOWLEDGE[usize::from(number) - 1], "CB-9.21"])
    }

    /// The action the acting viewer would want at an element.
    fn wish_at(&self, element: Element) -> Option<Action> {
        if !self.scene.deciding {
            return None;
        }
        let position = self.position;
        let seat = position.to_act()?;
        match element {
            Element::Tile(Depot::BLACK, _) => self.buy(seat),
            Element::Tile(depot, space) => {
                self.take(seat, depot, position.tiles_in(depot)[usize::from(space)]?)
            }
            Element::Stored(whose, space) if whose == seat => {
                self.place_somewhere(seat, position.storage(seat)[usize::from(space)]?)
            }
            Element::Field(whose, hex) | Element::Hex(whose, hex)
                if whose == seat && !position.covered(seat).has(hex.0) =>
            {
                let colour = position.estate_row(seat).colour(hex);
                let stored = position.storage(seat).iter().copied().flatten();
                let wishes = stored.filter(|tile| tile.kind() == colour);
                let wishes: Vec<Action> = wishes.filter_map(|tile| self.placement(seat, tile, hex)).collect();
                let legal = wishes.iter().find(|&&wish| position.check(wish).is_ok());
                legal.or(wishes.first()).copied()
            }
            Element::Held(whose, goods) if whose == seat => self.sell(seat, goods),
            _ => None,
        }
    }
}

/// The message and the clause of each type of building.
const BUILDINGS: [(&str, &str); 8] = [
    ("explain-warehouse", "CB-6.15"),
    ("explain-carpenter", "CB-6.16"),
    ("explain-church", "CB-6.17"),
    ("explain-market", "CB-6.18"),
    ("explain-boarding-house", "CB-6.20"),
    ("explain-bank", "CB-6.21"),
    ("explain-city-hall", "CB-6.22"),
    ("explain-watchtower", "CB-6.23"),
];

/// The clause of each knowledge tile.
const KNOWLEDGE: [&str; 26] = [
    "CB-9.1", "CB-9.2", "CB-9.3", "CB-9.4", "CB-9.5", "CB-9.6", "CB-9.7", "CB-9.8", "CB-9.9", "CB-9.10",
    "CB-9.11", "CB-9.12", "CB-9.14", "CB-9.15", "CB-9.16", "CB-9.17", "CB-9.17", "CB-9.17", "CB-9.17",
    "CB-9.17", "CB-9.17", "CB-9.17", "CB-9.17", "CB-9.18", "CB-9.19", "CB-9.20",
];
