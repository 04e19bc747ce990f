//! The turns of the players in a few words.

use engine::Seat;
use manhattan_project::cards::Goods;
use manhattan_project::{Crew, Event, WorkerType, Workers};
use ui_kit::{Names, Value};

use crate::words::Words;

/// What a player did in a turn: what came of it if something did, otherwise where workers were placed. Goods are added up.
pub(crate) fn deeds(words: Words<'_>, seat: Seat, turn: &[(Seat, Event)], names: &Names) -> Vec<String> {
    let mut told = Told { words, seat, names, deeds: Vec::new(), attacked: Vec::new(), placed: None };
    let (mut goods, mut gained, mut repaired) = (Goods::default(), Crew::default(), 0_u8);
    for &(_, event) in turn.iter().filter(|(mover, _)| *mover == seat) {
        match event {
            Event::Received(by, more) if by == seat => goods = sum(goods, more),
            Event::Gained(by, which, permanent, contractors) if by == seat => {
                gained.permanent = with(gained.permanent, which, permanent);
                gained.contractors = with(gained.contractors, which, contractors);
            }
            Event::TookBribes(by, bribes) if by == seat => {
                goods.money = goods.money.saturating_add(u8::try_from(bribes).unwrap_or(u8::MAX));
            }
            Event::Repaired(by, ..) if by == seat => repaired += 1,
            event => told.hear(event),
        }
    }
    if repaired > 0 {
        told.say("deed-repaired", &[("count", repaired.into())]);
    }
    let object = words.object();
    if let Some(goods) = object.goods(goods) {
        told.say("deed-received", &[("goods", goods.into())]);
    }
    if let Some(crew) = object.crew(gained) {
        told.say("deed-gained", &[("crew", crew.into())]);
    }
    if let Some(placed) = told.placed.take().filter(|_| told.deeds.is_empty()) {
        told.deeds.push(placed);
    }
    told.deeds
}

struct Told<'a> {
    words: Words<'a>,
    seat: Seat,
    names: &'a Names,
    deeds: Vec<String>,
    /// Whom the player has attacked in this turn.
    attacked: Vec<Seat>,
    /// Where the player placed workers.
    placed: Option<String>,
}

impl Told<'_> {
    fn say(&mut self, key: &str, values: &[(&str, Value<'_>)]) {
        self.deeds.push(self.words.say(key, values));
    }

    fn hear(&mut self, event: Event) {
        let (words, seat) = (self.words, self.seat);
        match event {
            Event::ChoseBonus(by, which) if by == seat => {
                self.say("deed-bonus", &[("worker", words.worker(which).into())]);
            }
            Event::Placed(by, space, _) if by == seat => {
                self.placed = Some(words.say("deed-placed", &[("space", words.space(space).into())]));
            }
            Event::Bought(by, building, _, price) if by == seat => {
                let text = words.say_building("deed-bought", building, &[("price", price.into())]);
                self.deeds.push(text);
            }
            Event::Retrieved(by) if by == seat => self.say("deed-retrieved", &[]),
            Event::Struck(by, target, _) if by == seat => self.attack(target),
            Event::Raided(by, building) if by == seat => {
                if let Some(owner) = words.position.owner(building) {
                    self.attack(owner);
                }
            }
            Event::Kept(by) if by == seat => self.say("deed-kept", &[]),
            Event::Spied(by, spies) if by == seat => self.say("deed-spied", &[("spies", spies.into())]),
            Event::Built(by, bomb, _) if by == seat => {
                self.deeds.push(words.say_bomb("deed-built", bomb, &[]))
            }
            Event::Tested(by, bomb, _) if by == seat => {
                self.deeds.push(words.say_bomb("deed-tested", bomb, &[]));
            }
            Event::Loaded(by, bomb) if by == seat => {
                self.deeds.push(words.say_bomb("deed-loaded", bomb, &[]))
            }
            Event::Offered(deal) if deal.proposer == seat => {
                self.say("deed-offered", &[("other", self.names.of(deal.partner).into())]);
            }
            Event::Answered(deal, accepted) if deal.partner == seat => {
                let key = if accepted { "deed-accepted" } else { "deed-refused" };
                self.say(key, &[("other", self.names.of(deal.proposer).into())]);
            }
            _ => {}
        }
    }

    fn attack(&mut self, target: Seat) {
        if !self.attacked.contains(&target) {
            self.attacked.push(target);
            self.say("deed-attacked", &[("target", self.names.of(target).into())]);
        }
    }
}

fn with(workers: Workers, which: WorkerType, more: u8) -> Workers {
    let count = |kind: WorkerType| workers.count(kind) + if kind == which { more } else { 0 };
    Workers::new(count(WorkerType::Labourer), count(WorkerType::Engineer), count(WorkerType::Scientist))
}

fn sum(one: Goods, two: Goods) -> Goods {
    Goods {
        money: one.money.saturating_add(two.money),
        yellowcake: one.yellowcake.saturating_add(two.yellowcake),
        fighters: one.fighters.saturating_add(two.fighters),
        bombers: one.bombers.saturating_add(two.bombers),
        uranium: one.uranium.saturating_add(two.uranium),
        plutonium: one.plutonium.saturating_add(two.plutonium),
        workers: one.workers,
    }
}
