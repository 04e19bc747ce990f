//! Explanation cards: a component, its current numbers, and its reconstructed fields.

mod map;
mod seats;

use dice_settlers::notes::{Field, Origin};
use dice_settlers::{Colour, DiceSettlers, Exchange, Face, RollOption, Slot};
use ui_kit::{Element as _, Explanation, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

pub(crate) fn explain(scene: &Scene<'_, DiceSettlers>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let refused = look.wish_at(element).and_then(|action| look.refused(action, element));
    Some(look.with_reason(look.explanation(element), refused))
}

impl Look<'_> {
    pub(crate) fn explanation(&self, element: Element) -> Explanation {
        match element {
            Element::Tile(tile) => self.tile(tile),
            Element::Cell(cell) => {
                let beside: Vec<String> =
                    self.words.beside(cell).iter().map(|tile| tile.to_string()).collect();
                let values =
                    [("cell", self.words.cell(cell).into()), ("tiles", self.words.all_of(&beside).into())];
                self.told("explain-cell", "explain-cell-text", &values, &["DS-11.2", "DS-11.3", "DS-3.4"])
            }
            Element::Drawn(tile) => {
                let values = [("number", tile.0.into()), ("facts", self.words.tile_facts(tile).into())];
                self.told("explain-drawn", "explain-drawn-text", &values, &["DS-11.1", "DS-3.2", "DS-20.3"])
            }
            Element::Tents(seat, tile) => self.tents(seat, tile),
            Element::House(seat, tile) => {
                let houses =
                    [("name", self.name(seat).into()), ("n", self.position.houses_on(seat, tile).into())];
                let values = [&houses[..], &self.words.tile_values(tile)].concat();
                self.told("explain-house", "explain-house-text", &values, &["DS-5.3", "DS-5.4", "DS-20.6"])
            }
            Element::Supply(colour) => self.supply_card(colour),
            Element::Trigger(number) => {
                let values = [("what", self.end_words(number).into())];
                let mut card =
                    self.told("explain-end", "explain-end-text", &values, &["DS-20.1", "DS-6.2", "DS-6.3"]);
                let more = match number {
                    2 => Some(("explain-pool", "DS-15.5")),
                    3 => Some(("explain-stack", "DS-11.8")),
                    _ => None,
                };
                if let Some((key, rule)) = more {
                    card.text.push(self.say(key, &[]));
                    card.rules.push(rule);
                }
                card
            }
            Element::Card(slot) => self.technology(slot),
            Element::Action(seat, main) => self.action_card(seat, main),
            Element::Die(seat, face, _) => self.die(Some(seat), face),
            Element::Face(face) => self.die(None, face),
            Element::Kept(seat, _) => {
                let values = [("name", self.name(seat).into())];
                self.told("explain-kept", "explain-kept-text", &values, &["DS-19.1", "DS-19.5", "DS-8.4"])
            }
            Element::RollOption(option) => {
                let (title, text) = match option {
                    RollOption::Set => ("option-set", "explain-option-set"),
                    RollOption::Reroll => ("option-reroll", "explain-option-reroll"),
                    RollOption::Draw => ("option-draw", "explain-option-draw"),
                };
                self.told(title, text, &[], &["DS-8.7", "DS-8.8", "DS-8.10"])
            }
            Element::Count(n) => {
                self.told("explain-count", "explain-count-text", &[("n", n.into())], &["DS-10.1", "DS-8.7"])
            }
            Element::Exchange(exchange) => self.exchange(exchange),
            Element::Side(main) => {
                let values =
                    [("action", self.words.main(main).into()), ("what", self.side_words(main).into())];
                let rules = ["DS-25.3", "DS-25.5", "DS-24.3", "DS-23.7", "DS-D.24"];
                let mut card = self.told("explain-side", "explain-side-text", &values, &rules);
                if self.position.tables().notes.hexagon == Origin::Reconstructed {
                    card.reconstructed.push(self.say("reconstructed-sides", &[]));
                }
                card
            }
            Element::Row => {
                let values = [("dice", self.row_words().into())];
                self.told("explain-row", "explain-row-text", &values, &["DS-23.4", "DS-24.2"])
            }
            Element::Spent(seat, _)
            | Element::Bag(seat)
            | Element::Quota(seat)
            | Element::Home(seat)
            | Element::Houses(seat)
            | Element::Token(seat, _)
            | Element::Vp(seat)
            | Element::Score(seat) => self.of_seat(seat, element),
        }
    }

    fn supply_card(&self, colour: Colour) -> Explanation {
        let terrain = icons::terrain_of(colour);
        let values = [
            ("colour", self.words.colour(colour).into()),
            ("n", self.position.supply()[colour.index()].into()),
            ("terrain", terrain.map_or("–".to_owned(), |terrain| self.words.terrain(terrain)).into()),
        ];
        let key = if terrain.is_some() { "explain-supply-text" } else { "explain-supply-white" };
        let mut card = self.told("explain-supply", key, &values, &["DS-10.2", "DS-10.4", "DS-20.1"]);
        self.add_faces(&mut card, colour);
        card
    }

    fn die(&self, seat: Option<engine::Seat>, face: Face) -> Explanation {
        let tables = self.position.tables();
        let (colour, icon) = (tables.colour(face), tables.icon(face));
        let values = [
            ("die", self.words.face(face).into()),
            ("icon", self.words.icon(icon).into()),
            ("icon_id", icon.word().into()),
        ];
        let text = match icon {
            dice_settlers::Icon::Pioneer => "explain-die-pioneer",
            icon if icon.resource().is_some() => "explain-die-resource",
            _ => "explain-die-action",
        };
        let mut card = self.told("explain-die", text, &values, &["DS-7.2", "DS-7.4", "DS-8.7"]);
        if let Some(seat) = seat {
            card.text.push(self.say("explain-die-of", &[("name", self.name(seat).into())]));
        } else {
            card.rules.push("DS-8.11");
        }
        self.add_faces(&mut card, colour);
        card
    }

    /// Adds the six faces of a colour and their source.
    fn add_faces(&self, card: &mut Explanation, colour: Colour) {
        let tables = self.position.tables();
        let faces: Vec<String> =
            tables.dice[colour.index()].faces.iter().map(|&icon| self.words.icon(icon)).collect();
        card.text.push(self.say("explain-faces", &[("faces", faces.join(", ").into())]));
        if tables.notes.faces(colour) == Origin::Reconstructed {
            card.reconstructed.push(self.say("reconstructed-faces", &[]));
        }
    }

    fn technology(&self, slot: Slot) -> Explanation {
        let position = self.position;
        let card = position.technology(slot);
        let terrains: Vec<String> = dice_settlers::Terrain::ALL
            .into_iter()
            .filter(|terrain| card.terrains.has(terrain.number()))
            .map(|terrain| self.words.terrain(terrain))
            .collect();
        let values = [
            ("n", card.research.into()),
            ("terrains", self.words.all_of(&terrains).into()),
            ("tokens", self.words.tokens(card.cost).into()),
            ("vp", card.vp.into()),
            ("seal", self.words.seal(card.seal).into()),
        ];
        let mut text = vec![self.words.card_text(slot).to_owned(), self.say("explain-card-cost", &values)];
        if card.once {
            text.push(self.say("explain-card-once", &[]));
        }
        let owners = position.all_players().filter(|&seat| position.markers(seat).has(slot.0));
        let owners: Vec<String> = owners.map(|seat| self.name(seat)).collect();
        if !owners.is_empty() {
            text.push(self.say("explain-card-owners", &[("names", owners.join(", ").into())]));
        }
        if let Some(seat) = self.payer().filter(|_| self.scene.assisted)
            && let Some(lacking) = position.lacking(seat, slot)
        {
            let name = ("name", self.name(seat).into());
            text.push(if lacking.is_nothing() {
                self.say("explain-card-can", &[name])
            } else {
                let parts = self.lacking_parts(lacking);
                self.say("explain-card-lacks", &[name, ("what", self.words.all_of(&parts).into())])
            });
        }
        let mut rules = vec!["DS-16.2", "DS-16.3", "DS-16.4", "DS-16.6"];
        rules.push(effect_rule(card.effect));
        let reconstructed = match self.words.note(slot) {
            Some(note) if !card.invented => note.reconstructed().map(|field| self.field(field)).collect(),
            _ => vec![self.say("reconstructed-card", &[])],
        };
        Explanation { title: self.words.card(slot), text, rules, reconstructed }
    }

    fn field(&self, field: Field) -> String {
        let key = match field {
            Field::Name => "field-name",
            Field::Seal => "field-seal",
            Field::Vp => "field-vp",
            Field::Research => "field-research",
            Field::Terrains => "field-terrains",
            Field::Cost => "field-cost",
            Field::Once | Field::Effect => "field-effect",
            Field::Players => "field-players",
        };
        self.say(key, &[])
    }

    fn exchange(&self, exchange: Option<Exchange>) -> Explanation {
        let title = self.exchange_words(exchange);
        let key = if exchange.is_some() { "explain-exchange" } else { "explain-exchange-die" };
        let mut reconstructed = Vec::new();
        if self.position.tables().notes.trade(exchange) == Origin::Reconstructed {
            reconstructed.push(self.say("field-vp", &[]));
        }
        let rules = vec!["DS-15.1", "DS-15.2", "DS-15.6", "DS-D.1"];
        Explanation { title, text: vec![self.say(key, &[])], rules, reconstructed }
    }
}

/// The clause of what a technology does.
const fn effect_rule(effect: dice_settlers::technologies::Effect) -> &'static str {
    use dice_settlers::technologies::Effect;
    match effect {
        Effect::Quota { .. } => "DS-16.10",
        Effect::KeepDice(_) => "DS-16.11",
        Effect::ExploreDraw(_) => "DS-16.12",
        Effect::Convert { .. } => "DS-16.13",
        Effect::Icon(_) => "DS-16.14",
        Effect::RaidShield(_) => "DS-16.15",
        Effect::RaidFromGeneral => "DS-16.16",
        Effect::HarvestBonus(_) => "DS-16.17",
        Effect::HarvestChoice(_) => "DS-16.18",
        Effect::HarvestDouble => "DS-16.19",
        Effect::SettleReach(_) => "DS-16.20",
        Effect::SettleTake(_) => "DS-16.21",
        Effect::FactoryAdjacent => "DS-16.22",
        Effect::FactoryKeepTent => "DS-16.23",
        Effect::FactoryUses(_) => "DS-16.24",
        Effect::SetDie => "DS-16.25",
        Effect::RepeatAction => "DS-16.26",
        Effect::Govern { .. } => "DS-16.27",
        Effect::PioneerSingle(_) => "DS-16.28",
        Effect::TradeBonus(_) => "DS-16.29",
        Effect::Score { .. } => "DS-16.30",
        Effect::Explode(_) => "DS-22.4",
    }
}
