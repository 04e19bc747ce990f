//! The targets, costs and gains of a legal action, read from the events of playing it on a copy.

use engine::{Game, Seat};
use manhattan_project::cards::Goods;
use manhattan_project::{Action, Aircraft, Crew, Event, Fuel, ManhattanProject, Stage, WorkerType, Workers};
use maud::Markup;
use ui_kit::{Amount, Element as _, Offer, Scene};

use crate::element::{Element, Figure};
use crate::icons::{self, Sign};
use crate::look::Look;

/// What an amount counts.
#[derive(Clone, Copy)]
enum Counted {
    Sign(Sign),
    Contractors(WorkerType),
}

const fn grey_key(which: WorkerType) -> &'static str {
    match which {
        WorkerType::Labourer => "grey-labourer",
        WorkerType::Engineer => "grey-engineer",
        WorkerType::Scientist => "grey-scientist",
    }
}

pub(crate) fn offer(scene: &Scene<'_, ManhattanProject>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let targets = targets(look.position, seat, action);
    let (after, events) = look.words.after(action);
    Offer {
        targets: targets.into_iter().map(|element| element.id(look.position)).collect(),
        head: look.head(action),
        label: look.label(action),
        pictures: Vec::new(),
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
    fn cost(&self, events: &[Event]) -> Vec<Amount> {
        let costs = self.position.tables().costs;
        let mut cost = Vec::new();
        let mut pay = |count: u8, sign| cost.extend(self.counted(count, sign, Amount::minus));
        for event in events {
            match *event {
                Event::Placed(_, _, crew) | Event::Used(_, _, crew) => self.crew(crew, &mut pay),
                Event::Built(_, bomb, crew) => {
                    let card = self.position.tables().bomb(bomb);
                    pay(card.amount, Counted::Sign(Sign::Fuel(card.fuel)));
                    self.crew(crew, &mut pay);
                }
                Event::Paid(_, cost) => {
                    pay(cost.money, Counted::Sign(Sign::Money));
                    pay(cost.yellowcake, Counted::Sign(Sign::Yellowcake));
                    pay(cost.uranium, Counted::Sign(Sign::Fuel(Fuel::Uranium)));
                }
                Event::Bought(_, _, _, price) | Event::Repaired(_, _, price) => {
                    pay(price, Counted::Sign(Sign::Money));
                }
                Event::Loaded(_, bomb) => {
                    pay(self.position.tables().bomb(bomb).load_cost, Counted::Sign(Sign::Money));
                    pay(costs.load_bombers, Counted::Sign(Sign::Aircraft(Aircraft::Bomber)));
                }
                Event::Struck(..) => pay(1, Counted::Sign(Sign::Aircraft(Aircraft::Fighter))),
                Event::Raided(..) => pay(1, Counted::Sign(Sign::Aircraft(Aircraft::Bomber))),
                _ => {}
            }
        }
        cost
    }

    /// The workers of a crew: own ones, then contractors.
    fn crew(&self, crew: Crew, say: &mut impl FnMut(u8, Counted)) {
        for which in WorkerType::ALL {
            say(crew.permanent.count(which), Counted::Sign(Sign::Worker(which)));
        }
        for which in WorkerType::ALL {
            say(crew.contractors.count(which), Counted::Contractors(which));
        }
    }

    /// A number of things with their sign; nothing if there are none.
    fn counted(
        &self,
        count: impl Into<i64>,
        what: Counted,
        amount: fn(i64, String, Markup) -> Amount,
    ) -> Option<Amount> {
        let (key, icon) = match what {
            Counted::Sign(sign) => (sign.count_key()?, icons::inline(sign)),
            Counted::Contractors(which) => (grey_key(which), icons::inline_contractor(which)),
        };
        let count = count.into();
        (count > 0).then(|| amount(count, self.words.count(key, count), icon))
    }

    /// What the player gets and what a target loses.
    fn gain(&self, seat: Seat, action: Action, after: &ManhattanProject, events: &[Event]) -> Vec<Amount> {
        if action == Action::Retrieve {
            return self.coming_back(after).into_iter().map(Amount::told).collect();
        }
        let mut gain = Vec::new();
        for event in events {
            match *event {
                Event::Received(who, goods) if who == seat => gain.extend(self.goods(goods)),
                Event::Gained(_, which, own, grey) => {
                    gain.extend(self.counted(own, Counted::Sign(Sign::Worker(which)), Amount::plus));
                    gain.extend(self.counted(grey, Counted::Contractors(which), Amount::plus));
                }
                Event::TookBribes(_, bribes) => {
                    gain.extend(self.counted(bribes, Counted::Sign(Sign::Money), Amount::plus));
                }
                Event::Struck(_, target, aircraft) => {
                    let figure = Figure::Aircraft(aircraft);
                    let (now, then) = (figure.value(self.position, target), figure.value(after, target));
                    let words = format!("{}: {} {now} → {then}", self.name(target), self.figure_name(figure));
                    gain.push(Amount::change(now, then, words, icons::inline(Sign::Aircraft(aircraft))));
                }
                Event::Raided(_, building) | Event::Repaired(_, building, _) => {
                    let (now, then) = (self.position.damage(building), after.damage(building));
                    let words = self.say("offer-damage", &[("now", now.into()), ("after", then.into())]);
                    gain.push(Amount::change(now, then, words, icons::inline(Sign::Damage)));
                }
                Event::Spied(_, spies) => {
                    let words = self.say("offer-spies", &[("spies", spies.into())]);
                    gain.push(Amount::plus(spies, words, icons::inline(Sign::Spy)));
                }
                _ => {}
            }
        }
        if let Some(which) = after.gaining() {
            let (sign, (.., count)) = (Sign::Worker(which), after.gain_range(which));
            let worker = sign.count_key().map_or_else(String::new, |key| self.words.count(key, count));
            let words = self.say("offer-gain", &[("worker", worker.into())]);
            gain.push(Amount::plus(count, words, icons::inline(sign)));
        }
        gain
    }

    fn goods(&self, goods: Goods) -> Vec<Amount> {
        let counts = [
            (goods.money, Sign::Money),
            (goods.yellowcake, Sign::Yellowcake),
            (goods.fighters, Sign::Aircraft(Aircraft::Fighter)),
            (goods.bombers, Sign::Aircraft(Aircraft::Bomber)),
            (goods.uranium, Sign::Fuel(Fuel::Uranium)),
            (goods.plutonium, Sign::Fuel(Fuel::Plutonium)),
        ];
        let workers = WorkerType::ALL.map(|which| (goods.workers.count(which), Sign::Worker(which)));
        let all = counts.into_iter().chain(workers);
        all.filter_map(|(count, sign)| self.counted(count, Counted::Sign(sign), Amount::plus)).collect()
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
    fn after(&self, seat: Seat, after: &ManhattanProject, events: &[Event]) -> Vec<Amount> {
        let changed =
            Figure::ALL.into_iter().filter(|figure| !matches!(figure, Figure::Token | Figure::Hand));
        let mut parts: Vec<Amount> = changed
            .map(|figure| (figure, figure.value(self.position, seat), figure.value(after, seat)))
            .filter(|(_, now, then)| now != then)
            .map(|(figure, now, then)| {
                let words = format!("{} {now} → {then}", self.figure_name(figure));
                Amount::change(now, then, words, icons::inline(figure.sign()))
            })
            .collect();
        parts.extend(self.gift(seat, events).map(Amount::told));
        parts.extend(events.contains(&Event::Bribed).then(|| Amount::told(self.say("note-bribe", &[]))));
        parts
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
