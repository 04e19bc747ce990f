//! Refused actions with their reasons: the candidates of the stage that the rules refuse.

use dice_settlers::{
    Action, Colour, DiceSettlers, Exchange, Main, Resource, RollOption, Slot, Source, Stage, Tile,
};
use engine::{Game, Seat};
use ui_kit::{GameUi, Impossible, Scene};

use crate::DiceSettlersUi;
use crate::element::Element;
use crate::look::Look;
use crate::mat::exchange_key;

pub(crate) fn impossible(scene: &Scene<'_, DiceSettlers>) -> Vec<Impossible> {
    let look = Look::new(scene);
    let candidates = look.candidates().into_iter();
    candidates.filter_map(|(action, element)| look.refused(action, element)).collect()
}

impl Look<'_> {
    /// The candidate at an element for the acting viewer.
    pub(crate) fn wish_at(&self, element: Element) -> Option<Action> {
        if !self.scene.deciding {
            return None;
        }
        self.candidates().into_iter().find(|(_, at)| *at == element).map(|(action, _)| action)
    }

    /// The actions a player may expect in this stage, with their elements.
    fn candidates(&self) -> Vec<(Action, Element)> {
        let position = self.position;
        let Some(seat) = position.to_act() else { return Vec::new() };
        match position.stage() {
            Stage::Turn if position.has_acted() => self.free_candidates(seat),
            Stage::Turn | Stage::Extra => {
                let mains = Main::ALL.map(|main| (Action::Begin(main), Element::Action(seat, main)));
                mains.into_iter().chain(self.free_candidates(seat)).collect()
            }
            Stage::Main => self.main_candidates(seat),
            Stage::Roll => {
                let dice = self.active_dice(seat).into_iter();
                let mut all: Vec<_> = dice
                    .map(|(face, number)| {
                        (Action::Pay(face, RollOption::Set), Element::Die(seat, face, number))
                    })
                    .collect();
                // Any die that could pay for a draw shows whether the bag is empty.
                let mut draws =
                    self.active_dice(seat).into_iter().map(|(face, _)| Action::Pay(face, RollOption::Draw));
                let draw = draws
                    .clone()
                    .find(|&draw| self.position.check(draw).is_err_and(|refusal| refusal.rule == "DS-8.8"));
                all.extend(
                    draw.or(draws.next_back()).map(|draw| (draw, Element::RollOption(RollOption::Draw))),
                );
                all
            }
            Stage::Paying => {
                let dice = self.active_dice(seat).into_iter();
                dice.map(|(face, number)| {
                    (Action::Spend(Source::Die(face)), Element::Die(seat, face, number))
                })
                .collect()
            }
            _ => Vec::new(),
        }
    }

    /// Factories and houses on tiles with presence, and Explosive cards with a marker.
    fn free_candidates(&self, seat: Seat) -> Vec<(Action, Element)> {
        let position = self.position;
        if position.stage() != Stage::Turn {
            return Vec::new();
        }
        let mut all = Vec::new();
        for tile in position.presence(seat).iter().map(Tile) {
            if position.tables().factories.has(tile.0) {
                all.push((Action::Factory { tile, from: tile, keep: false }, Element::Tile(tile)));
            } else if position.tents_on(seat, tile) > 0 {
                all.push((Action::Govern(tile), Element::Tile(tile)));
            }
        }
        let explosive = |slot: &Slot| position.technology(*slot).seal == Some(dice_settlers::Seal::Explosive);
        let own = position.markers(seat).iter().map(Slot).filter(explosive);
        all.extend(own.map(|slot| (Action::Explode(slot), Element::Card(slot))));
        all
    }

    fn main_candidates(&self, seat: Seat) -> Vec<(Action, Element)> {
        let position = self.position;
        let tiles = || position.map().iter().map(Tile);
        match position.main_action() {
            Some(Main::Recruit) => {
                let one = |colour: Colour| {
                    let mut dice = [0; 6];
                    dice[colour.index()] = 1;
                    (Action::Recruit(dice), Element::Supply(colour))
                };
                Colour::ALL.into_iter().filter(|&colour| colour != Colour::White).map(one).collect()
            }
            Some(Main::Settle) => tiles().map(|tile| (Action::Settle(tile), Element::Tile(tile))).collect(),
            Some(Main::Raid) => {
                let rivals = position.all_players().filter(|&rival| rival != seat);
                let stacks = rivals.flat_map(|rival| tiles().map(move |tile| (rival, tile)));
                let there = stacks.filter(|&(rival, tile)| position.tents_on(rival, tile) > 0);
                there.map(|(rival, tile)| (Action::Raid(tile, rival), Element::Tents(rival, tile))).collect()
            }
            Some(Main::Harvest) => Resource::ALL
                .map(|resource| (Action::Harvest(resource), Element::Token(seat, resource)))
                .to_vec(),
            Some(Main::Trade) => {
                let tokens = |exchange| match exchange {
                    Exchange::Same => [3, 0, 0, 0],
                    Exchange::Different => [1, 1, 1, 0],
                    Exchange::Any => [2, 0, 0, 0],
                };
                let one =
                    |exchange| (Action::Trade(exchange, tokens(exchange)), Element::Exchange(Some(exchange)));
                let mut all = Exchange::ALL.map(one).to_vec();
                all.push((Action::TradeDie, Element::Exchange(None)));
                all
            }
            Some(Main::Research) => {
                let price = |slot: Slot| position.technology(slot).cost;
                self.slots().map(|slot| (Action::Research(slot, price(slot)), Element::Card(slot))).collect()
            }
            Some(Main::Explore) | None => Vec::new(),
        }
    }

    /// An action without its price, which may not exist.
    pub(crate) fn wish(&self, action: Action) -> String {
        let words = &self.words;
        let tile = |tile| words.tile_values(tile);
        match action {
            Action::Begin(main) => words.main(main),
            Action::Govern(at) => words.tell("wish-govern", &[&tile(at)]),
            Action::Factory { tile: at, .. } => words.tell("wish-factory", &[&tile(at)]),
            Action::Explode(slot) | Action::Research(slot, _) => words.card(slot),
            Action::Recruit(dice) => words.tell("wish-recruit", &[&words.dice_values(dice)]),
            Action::Settle(at) => words.tell("wish-settle", &[&tile(at)]),
            Action::Raid(at, rival) => {
                words.tell("wish-raid", &[&tile(at), &[("player", self.name(rival).into())]])
            }
            Action::Harvest(resource) => words.resource(resource),
            Action::Trade(exchange, _) => self.exchange_words(Some(exchange)),
            Action::TradeDie => self.exchange_words(None),
            Action::Pay(_, RollOption::Draw) => self.say("option-draw", &[]),
            Action::Pay(face, _) => self.say("wish-pay", &[("die", words.face(face).into())]),
            Action::Spend(Source::Die(face)) => self.say("wish-spend", &[("die", words.face(face).into())]),
            other => DiceSettlersUi::choice(self.position, other, self.scene.names, self.scene.language),
        }
    }

    /// An exchange with its VP.
    pub(crate) fn exchange_words(&self, exchange: Option<Exchange>) -> String {
        let at = exchange.map_or(3, |exchange| exchange as usize);
        self.say(exchange_key(exchange), &[("vp", self.position.tables().trade[at].into())])
    }
}
