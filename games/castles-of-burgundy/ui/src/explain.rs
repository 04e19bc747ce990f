//! What a component is, what it does, and what its numbers are now.

mod board;
mod player;

use castles_of_burgundy::{Action, CastlesOfBurgundy, Depot, Tile};
use engine::{Game, Seat};
use ui_kit::{Explanation, Scene, Value};

use crate::element::Element;
use crate::look::Look;

pub(crate) fn explain(scene: &Scene<'_, CastlesOfBurgundy>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let mut card = look.explanation(element);
    if let Some(refused) = look.wish_at(element).and_then(|action| look.refused(action, element)) {
        card.text.push(look.say("explain-not-now", &[("reason", refused.reason.into())]));
        if !card.rules.contains(&refused.rule) {
            card.rules.push(refused.rule);
        }
    }
    Some(card)
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
            Element::Workers(_) => self.about_workers(),
            Element::Score(seat) => self.about_score(seat),
            Element::Die(seat, die) => self.about_die(seat, die),
            Element::Hire(seat, _) => self.about_hire(seat),
            Element::Wild(_) => (vec![self.say("explain-wild", &[])], vec!["CB-6.12", "CB-6.27"]),
            Element::Side(estate, hex) => self.about_side(estate, hex),
        };
        Explanation { title: self.title(element), text, rules, reconstructed: Vec::new() }
    }

    /// What an element is called.
    pub(crate) fn title(&self, element: Element) -> String {
        let position = self.position;
        let capital = |text: String| {
            let mut letters = text.chars();
            letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
        };
        let of = |key: &str, seat: Seat| self.say(key, &[("name", self.name(seat).into())]);
        let goods = |goods| Value::from(self.words.goods(goods));
        match element {
            Element::Depot(depot) => capital(self.words.depot(depot)),
            Element::Tile(depot, space) => {
                let lying = position.tiles_in(depot).get(usize::from(space)).copied().flatten();
                let what = lying.map_or_else(|| self.say("title-empty", &[]), |tile| self.words.tile(tile));
                capital(format!("{what} ({})", self.words.depot(depot)))
            }
            Element::Load(depot) => self.say("title-load", &[("depot", self.words.depot(depot).into())]),
            Element::LoadOf(depot, kind) => self
                .say("title-load-of", &[("depot", self.words.depot(depot).into()), ("goods", goods(kind))]),
            Element::Coming => self.say("title-coming", &[]),
            Element::White => self.say("title-white", &[]),
            Element::Track => self.say("title-track", &[]),
            Element::Marker(seat) => of("title-marker", seat),
            Element::Bonus(kind, size) => {
                let key = match size {
                    castles_of_burgundy::Size::Large => "title-bonus-large",
                    castles_of_burgundy::Size::Small => "title-bonus-small",
                };
                self.say(key, &[("kind", self.words.kind(kind).into())])
            }
            Element::Field(seat, hex) | Element::Hex(seat, hex) => {
                let what = match position.tile_on(seat, hex) {
                    Some(tile) => self.words.tile(tile),
                    None => {
                        let kind = self.words.kind(position.estate_row(seat).colour(hex));
                        let die = position.tables().grid.die(hex);
                        self.say("title-hex", &[("kind", kind.into()), ("die", die.0.into())])
                    }
                };
                capital(self.say("title-on-hex", &[("what", what.into()), ("hex", hex.0.into())]))
            }
            Element::Stored(seat, space) => match position.storage(seat)[usize::from(space)] {
                Some(tile) => capital(self.words.tile(tile)),
                None => self.say("title-storage", &[]),
            },
            Element::Held(_, kind) => self.say("title-held", &[("goods", goods(kind))]),
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
                let id = position.tables().estate(estate).id.clone();
                self.say("title-side", &[("estate", id.into()), ("hex", hex.0.into())])
            }
        }
    }

    /// What a tile does, wherever it lies, and the clauses that say so.
    fn about_tile(&self, owner: Option<Seat>, tile: Tile) -> (Vec<String>, Vec<&'static str>) {
        if let Some(building) = tile.as_building() {
            let (key, rule) = BUILDINGS[building.index()];
            return (
                vec![self.say(key, &[]), self.say("explain-building", &[])],
                vec![rule, "CB-6.24", "CB-6.3"],
            );
        }
        if let Some((species, count)) = tile.as_animals() {
            let species = self.words.species(species);
            let values = [("species", species.into()), ("count", count.into())];
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

    /// A knowledge tile and what it would be worth at the end as things are, to its owner or to the viewer.
    fn about_knowledge(&self, owner: Option<Seat>, number: u8) -> (Vec<String>, Vec<&'static str>) {
        let tile = Tile::knowledge(number);
        let mut text = vec![
            self.say("explain-knowledge", &[("facts", self.words.facts(tile).unwrap_or_default().into())]),
        ];
        if let (castles_of_burgundy::Effect::Final(..), Some(seat)) =
            (self.position.tables().knowledge(number).effect, owner.or(self.scene.viewer))
            && self.scene.assisted
        {
            let points = self.position.final_points(seat, number);
            text.push(
                self.say("explain-end-value", &[("name", self.name(seat).into()), ("points", points.into())]),
            );
        }
        (text, vec![KNOWLEDGE[usize::from(number) - 1], "CB-9.21"])
    }

    /// What the viewer, who decides now, would want of an element.
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

/// What each type of building does and the clause that says so, in the order of the types.
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
