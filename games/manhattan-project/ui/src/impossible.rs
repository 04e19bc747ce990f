//! Actions a player might want to take now but may not, with the reasons.

use engine::{Game, Seat};
use manhattan_project::{
    Action, Aircraft, Building, ManhattanProject, Position, Space, Stage, bombs, buildings,
};
use ui_kit::{Impossible, Scene};

use crate::element::{Element, Figure};
use crate::look::Look;

pub(crate) fn impossible(scene: &Scene<'_, ManhattanProject>) -> Vec<Impossible> {
    let look = Look::new(scene);
    look.candidates().into_iter().filter_map(|(action, element)| look.refused(action, element)).collect()
}

impl Look<'_> {
    /// The workers a place needs and those in hand, if the action is refused because workers are missing.
    pub(crate) fn workers_missing(&self, action: Action) -> Option<String> {
        self.position.check(action).err().filter(|refusal| refusal.reason == "workers-missing")?;
        let tables = self.position.tables();
        let need = match action {
            Action::Place(space, _) => tables.space(space).work.need,
            Action::Use(building, ..) => tables.building(building).work.need,
            Action::Build(bomb) => tables.bomb(bomb).need,
            _ => return None,
        };
        let supply = self.words.crew_or_none(self.position.supply(self.position.active()));
        Some(self.say("why-workers", &[("need", self.words.need(need).into()), ("supply", supply.into())]))
    }

    /// The actions that suggest themselves in the stage.
    fn candidates(&self) -> Vec<(Action, Element)> {
        let position = self.position;
        let Some(seat) = position.to_act() else { return Vec::new() };
        match position.stage() {
            Stage::Turn => self.turn_candidates(seat),
            Stage::Buying => Position::all()
                .filter_map(|at| Some((Action::Buy(at), Element::Building(position.on_market(at)?))))
                .collect(),
            Stage::Striking => self.strike_candidates(seat),
            _ => Vec::new(),
        }
    }

    fn turn_candidates(&self, seat: Seat) -> Vec<(Action, Element)> {
        let position = self.position;
        let mut all: Vec<(Action, Element)> =
            Space::all().map(|space| (Action::Place(space, 0), Element::Space(space))).collect();
        all.extend(buildings(position.buildings_of(seat)).map(|own| self.using(own)));
        if position.spies_left() > 0 {
            let others = self.seats().filter(|&other| other != seat);
            all.extend(
                others.flat_map(|other| buildings(position.buildings_of(other))).map(|one| self.using(one)),
            );
        }
        all.extend(bombs(position.hand(seat)).map(|bomb| (Action::Build(bomb), Element::Bomb(bomb))));
        for bomb in bombs(position.built(seat)) {
            let doable = |action| position.check(action).is_ok();
            if !doable(Action::Load(bomb)) && !doable(Action::Test(bomb)) {
                all.push((Action::Load(bomb), Element::Bomb(bomb)));
            }
        }
        all.push((Action::Retrieve, Element::Supply));
        all.push((Action::Done, Element::Supply));
        all
    }

    /// The first legal use of a building, or any if none is legal.
    fn using(&self, building: Building) -> (Action, Element) {
        let costs = self.position.tables().building(building).work.pay.len();
        let uses = (0..costs as u8).map(|pay| Action::Use(building, pay, 0));
        let legal = uses.clone().find(|&action| self.position.check(action).is_ok());
        (legal.unwrap_or(Action::Use(building, 0, 0)), Element::Building(building))
    }

    /// One raid for each opponent with a building: shielded ones cannot be chosen (MP-8.3).
    fn strike_candidates(&self, seat: Seat) -> Vec<(Action, Element)> {
        let position = self.position;
        let mut all = Vec::new();
        for other in self.seats().filter(|&other| other != seat) {
            for kind in Aircraft::ALL {
                all.push((Action::Strike(other, kind), Element::Figure(Figure::Aircraft(kind), other)));
            }
            let raid = buildings(position.buildings_of(other)).next();
            all.extend(raid.map(|building| (Action::Raid(building), Element::Building(building))));
        }
        all
    }

    /// An illegal action in words, without a price.
    pub(crate) fn wish(&self, action: Action) -> String {
        let building = |key, building| self.words.say_building(key, building, &[]);
        let bomb = |key, bomb| self.words.say_bomb(key, bomb, &[]);
        match action {
            Action::Place(space, _) => self.words.space(space),
            Action::Use(own, ..) => building("wish-use", own),
            Action::Build(card) => bomb("wish-build", card),
            Action::Load(card) | Action::Test(card) => bomb("wish-load", card),
            Action::Retrieve => self.say("choice-retrieve", &[]),
            Action::Buy(at) => match self.position.on_market(at) {
                Some(card) => building("wish-buy", card),
                None => String::new(),
            },
            Action::Strike(target, kind) => {
                let [aircraft, which] = self.words.aircraft_values(kind);
                self.say("wish-strike", &[("name", self.name(target).into()), aircraft, which])
            }
            Action::Raid(card) => {
                let owner = self.position.owner(card).map_or("", |owner| self.name(owner));
                self.words.say_building("wish-raid", card, &[("name", owner.into())])
            }
            Action::Repair(card) => building("wish-repair", card),
            _ => self.say("choice-done", &[]),
        }
    }

    /// The action the acting viewer would want of an element.
    pub(crate) fn wish_at(&self, element: Element) -> Option<Action> {
        if !self.scene.deciding {
            return None;
        }
        let position = self.position;
        let seat = position.to_act()?;
        match (position.stage(), element) {
            (Stage::Turn, Element::Space(space)) => Some(Action::Place(space, 0)),
            (Stage::Turn, Element::Building(building)) if position.owner(building).is_some() => {
                Some(self.using(building).0)
            }
            (Stage::Turn, Element::Bomb(bomb)) if position.hand(seat).has(bomb.0) => {
                Some(Action::Build(bomb))
            }
            (Stage::Turn, Element::Bomb(bomb)) if position.built(seat).has(bomb.0) => {
                let test = Action::Test(bomb);
                Some(if position.check(test).is_ok() { test } else { Action::Load(bomb) })
            }
            (Stage::Buying, Element::Building(building)) => {
                Position::all().find(|&at| position.on_market(at) == Some(building)).map(Action::Buy)
            }
            (Stage::Striking, Element::Figure(Figure::Aircraft(kind), other)) => {
                Some(Action::Strike(other, kind))
            }
            (Stage::Striking, Element::Building(building)) if position.owner(building).is_some() => {
                Some(Action::Raid(building))
            }
            (Stage::Repairing, Element::Building(building)) if position.owner(building) == Some(seat) => {
                Some(Action::Repair(building))
            }
            _ => None,
        }
    }
}
