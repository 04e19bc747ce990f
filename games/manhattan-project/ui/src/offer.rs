//! The targets, costs and gains of a legal action, read from the events of playing it on a copy.

use engine::{Game, Seat};
use manhattan_project::cards::Goods;
use manhattan_project::{Action, Crew, Event, Fuel, ManhattanProject, Stage, WorkerType, Workers};
use ui_kit::{Element as _, Offer, Scene};

use crate::element::{Element, Figure};
use crate::look::Look;

pub(crate) fn offer(scene: &Scene<'_, ManhattanProject>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let targets = targets(look.position, seat, action);
    let (after, events) = look.words.after(action);
    Offer {
        targets: targets.into_iter().map(|element| element.id(look.position)).collect(),
        cost: look.cost(&events),
        gain: look.gain(seat, action, &after, &events),
        after: look.after(seat, &after, &events),
        warning: look.warning(seat, action, &after, &events),
    }
}

/// The elements an action points at. Actions without a target become buttons.
pub(crate) fn targets(position: &ManhattanProject, seat: Seat, action: Action) -> Vec<Element> {
    match action {
        Action::Place(space, _) => vec![Element::Space(space)],
        Action::PlaceOnly(space) => vec![Element::Space(space), Element::Decline],
        Action::Use(building, ..) | Action::Raid(building) | Action::Repair(building) => {
            vec![Element::Building(building)]
        }
        Action::UseOnly(building, _) => vec![Element::Building(building), Element::Decline],
        Action::Build(bomb) | Action::Test(bomb) | Action::Load(bomb) | Action::Keep(bomb) => {
            vec![Element::Bomb(bomb)]
        }
        Action::Send(crew) => {
            let own = WorkerType::ALL.into_iter().filter(|&which| crew.permanent.count(which) > 0);
            let grey = WorkerType::ALL.into_iter().filter(|&which| crew.contractors.count(which) > 0);
            own.map(|which| Element::Own(seat, which))
                .chain(grey.map(|which| Element::Grey(seat, which)))
                .collect()
        }
        Action::Buy(at) => position.on_market(at).map(Element::Building).into_iter().collect(),
        Action::Strike(target, aircraft) => vec![Element::Figure(Figure::Aircraft(aircraft), target)],
        Action::Offer(_) | Action::OfferJoint(..) | Action::Accept | Action::Refuse => Vec::new(),
        Action::Bonus(_) | Action::Gain(_) | Action::Retrieve | Action::Done => Vec::new(),
    }
}

impl Look<'_> {
    /// The workers sent and the cost.
    fn cost(&self, events: &[Event]) -> Option<String> {
        let mut parts = Vec::new();
        for event in events {
            match *event {
                Event::Placed(_, _, crew) | Event::Used(_, _, crew) => parts.extend(self.words.crew(crew)),
                Event::Built(_, bomb, crew) => {
                    let card = self.position.tables().bomb(bomb);
                    let fuel = match card.fuel {
                        Fuel::Uranium => "count-uranium",
                        Fuel::Plutonium => "count-plutonium",
                    };
                    parts.push(self.words.count(fuel, card.amount));
                    parts.extend(self.words.crew(crew));
                }
                Event::Paid(_, cost) => parts.extend(self.words.cost(cost)),
                Event::Bought(_, _, _, price) | Event::Repaired(_, _, price) if price > 0 => {
                    parts.push(self.words.count("count-money", price));
                }
                Event::Loaded(_, bomb) => {
                    parts.push(self.words.count("count-money", self.position.tables().bomb(bomb).load_cost));
                    parts.push(self.words.count("count-bomber", self.position.tables().costs.load_bombers));
                }
                Event::Struck(..) => parts.push(self.words.count("count-fighter", 1)),
                Event::Raided(..) => parts.push(self.words.count("count-bomber", 1)),
                _ => {}
            }
        }
        (!parts.is_empty()).then(|| parts.join(" + "))
    }

    /// What the player gets and what a target loses.
    fn gain(&self, seat: Seat, action: Action, after: &ManhattanProject, events: &[Event]) -> Option<String> {
        if action == Action::Retrieve {
            return Some(self.coming_back(after).join(" · "));
        }
        let mut parts = Vec::new();
        for event in events {
            match *event {
                Event::Received(who, goods) if who == seat => parts.extend(self.plus(goods)),
                Event::Gained(_, which, own, grey) => {
                    let crew = Crew::new(Workers::of(which, own), Workers::of(which, grey));
                    parts.extend(self.words.crew(crew).map(|crew| format!("+{crew}")));
                }
                Event::TookBribes(_, bribes) => {
                    parts.push(format!("+{}", self.words.count("count-money", bribes)))
                }
                Event::Struck(_, target, aircraft) => {
                    let figure = Figure::Aircraft(aircraft);
                    parts.push(format!(
                        "{}: {} {} → {}",
                        self.name(target),
                        self.figure_name(figure),
                        figure.value(self.position, target),
                        figure.value(after, target)
                    ));
                }
                Event::Raided(_, building) | Event::Repaired(_, building, _) => {
                    let values = [
                        ("now", self.position.damage(building).into()),
                        ("after", after.damage(building).into()),
                    ];
                    parts.push(self.say("offer-damage", &values));
                }
                Event::Spied(_, spies) => parts.push(self.say("offer-spies", &[("spies", spies.into())])),
                _ => {}
            }
        }
        if after.stage() == Stage::Gaining {
            parts.extend(
                after
                    .gaining()
                    .map(|which| self.say("offer-gain", &[("worker", self.words.worker(which).into())])),
            );
        }
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn plus(&self, goods: Goods) -> Option<String> {
        self.words.goods(goods).map(|goods| format!("+{goods}"))
    }

    /// MP-6.4: the gain of every other player.
    fn gift(&self, seat: Seat, events: &[Event]) -> Option<String> {
        let mut gifts = events.iter().filter_map(|event| match *event {
            Event::Received(who, goods) if who != seat => self.words.goods(goods),
            _ => None,
        });
        gifts.next().map(|goods| self.say("note-others", &[("goods", goods.into())]))
    }

    /// MP-5: the workers each player gets back by a retrieval.
    pub(crate) fn coming_back(&self, after: &ManhattanProject) -> Vec<String> {
        let before = self.position;
        let active = before.active();
        let mut list = Vec::new();
        for seat in before.turn_order() {
            let back = after.supply(seat).permanent.minus(before.supply(seat).permanent);
            if let Some(crew) = self.words.crew(Crew::permanent(back)) {
                list.push(format!("{}: {crew}", self.name(seat)));
            }
        }
        debug_assert!(after.supply(active).contractors.is_empty(), "MP-5.3");
        let supply = after.contractors().minus(before.contractors());
        if let Some(crew) = self.words.crew(Crew::contractors(supply)) {
            list.push(self.say("offer-to-supply", &[("crew", crew.into())]));
        }
        list
    }

    /// The player's numbers that change, and what others and the bribe pile get: "money 10 → 15 · every other player
    /// gets $2 · $1 goes to the bribe pile".
    fn after(&self, seat: Seat, after: &ManhattanProject, events: &[Event]) -> Option<String> {
        let changed =
            Figure::ALL.into_iter().filter(|figure| !matches!(figure, Figure::Token | Figure::Hand));
        let mut parts: Vec<String> = changed
            .map(|figure| (figure, figure.value(self.position, seat), figure.value(after, seat)))
            .filter(|(_, now, then)| now != then)
            .map(|(figure, now, then)| format!("{} {now} → {then}", self.figure_name(figure)))
            .collect();
        parts.extend(self.gift(seat, events));
        parts.extend(events.contains(&Event::Bribed).then(|| self.say("note-bribe", &[])));
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn warning(
        &self,
        seat: Seat,
        action: Action,
        after: &ManhattanProject,
        events: &[Event],
    ) -> Option<String> {
        if after.stage() == Stage::Over {
            return Some(self.say("warn-wins", &[("goal", self.position.goal().into())]));
        }
        let points = |position: &ManhattanProject| Figure::Points.value(position, seat);
        match action {
            Action::Test(_) if points(after) < points(self.position) => Some(self.say("warn-test", &[])),
            Action::Retrieve => {
                let lost = self.position.supply(seat).contractors;
                let crew = self.words.crew(Crew::contractors(lost))?;
                Some(self.say("warn-contractors", &[("crew", crew.into())]))
            }
            Action::OfferJoint(_, enemy) => {
                Some(self.say("warn-joint", &[("enemy", self.name(enemy).into())]))
            }
            Action::Accept => {
                let enemy = self.position.offered_deal()?.enemy?;
                Some(self.say("warn-joint-partner", &[("enemy", self.name(enemy).into())]))
            }
            Action::Use(..) | Action::UseOnly(..) if self.position.may_place_on_main_board() => {
                Some(self.say("warn-main-board", &[]))
            }
            Action::Place(..) | Action::Use(..) => self.warning_of_loss(seat, action, after, events),
            _ => None,
        }
    }

    /// MP-6.5: a warning if part of the output is lost.
    fn warning_of_loss(
        &self,
        seat: Seat,
        action: Action,
        after: &ManhattanProject,
        events: &[Event],
    ) -> Option<String> {
        let tables = self.position.tables();
        let goods = match action {
            Action::Place(space, take) => tables.space(space).work.gain.get(usize::from(take)).copied()?,
            Action::Use(building, _, take) => {
                tables.building(building).work.gain.get(usize::from(take)).copied()?
            }
            _ => return None,
        };
        let (mut received, mut workers) = (Goods::default(), 0);
        for event in events {
            match *event {
                Event::Received(who, goods) if who == seat => received = goods,
                Event::Gained(_, _, own, grey) => workers += own + grey,
                _ => {}
            }
        }
        let choosing = after.stage() == Stage::Gaining;
        let lost = Goods { workers: Workers::NONE, ..goods } != received
            || (!choosing && workers < goods.workers.total());
        lost.then(|| self.say("warn-partly", &[]))
    }
}
