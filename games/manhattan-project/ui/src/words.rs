//! Workers, goods, spaces, buildings, bombs and lists in words.

use engine::{Game, Playout};
use manhattan_project::cards::{Cost, Goods, Work};
use manhattan_project::{
    Action, Aircraft, Bomb, Building, Crew, Event, Fuel, Kind, ManhattanProject, Need, Space, Stage,
    WorkerType, Workers,
};
use ui_kit::{Language, Value};

use crate::MESSAGES;

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a ManhattanProject,
    language: Language,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a ManhattanProject, language: Language) -> Self {
        Self { position, language }
    }

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// So many of something: "2 engineers".
    pub(crate) fn count(self, key: &str, count: impl Into<Value<'static>>) -> String {
        self.say(key, &[("count", count.into())])
    }

    /// "Anna, Bence and Csilla".
    pub(crate) fn all_of(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let values = [("first", first.join(", ").into()), ("last", last.as_str().into())];
                self.say("list-and", &values)
            }
        }
    }

    /// A type of worker: "engineer".
    pub(crate) fn worker(self, which: WorkerType) -> String {
        self.say(
            match which {
                WorkerType::Labourer => "name-labourer",
                WorkerType::Engineer => "name-engineer",
                WorkerType::Scientist => "name-scientist",
            },
            &[],
        )
    }

    fn each_worker(self, workers: Workers, keys: [&str; 3]) -> Vec<String> {
        let counted = WorkerType::ALL.into_iter().zip(keys);
        let counted = counted.map(|(which, key)| (workers.count(which), key)).filter(|&(count, _)| count > 0);
        counted.map(|(count, key)| self.count(key, count)).collect()
    }

    fn workers(self, workers: Workers) -> Vec<String> {
        self.each_worker(workers, ["count-labourer", "count-engineer", "count-scientist"])
    }

    fn contractors(self, workers: Workers) -> Vec<String> {
        self.each_worker(workers, ["grey-labourer", "grey-engineer", "grey-scientist"])
    }

    /// These workers: "2 labourers and 1 contractor engineer"; nothing if there is nobody.
    pub(crate) fn crew(self, crew: Crew) -> Option<String> {
        let mut counts = self.workers(crew.permanent);
        counts.extend(self.contractors(crew.contractors));
        (!counts.is_empty()).then(|| self.all_of(&counts))
    }

    /// The workers a place asks for: "2 workers of any type", "1 engineer and 1 scientist".
    pub(crate) fn need(self, need: Need) -> String {
        let mut counts = Vec::new();
        if need.any > 0 {
            let key = if need.labourers { "need-any" } else { "need-specialist" };
            counts.push(self.count(key, need.any));
        }
        counts.extend(self.workers(Workers::new(0, need.engineers, need.scientists)));
        self.all_of(&counts)
    }

    /// What is paid: "$3 and 2 yellowcake"; nothing if nothing is.
    pub(crate) fn cost(self, cost: Cost) -> Option<String> {
        let counts = [
            ("count-money", cost.money),
            ("count-yellowcake", cost.yellowcake),
            ("count-uranium", cost.uranium),
        ];
        self.counts(&counts, Vec::new())
    }

    /// What is given: "$3 and 3 bombers"; nothing if nothing is.
    pub(crate) fn goods(self, goods: Goods) -> Option<String> {
        let counts = [
            ("count-money", goods.money),
            ("count-yellowcake", goods.yellowcake),
            ("count-fighter", goods.fighters),
            ("count-bomber", goods.bombers),
            ("count-uranium", goods.uranium),
            ("count-plutonium", goods.plutonium),
        ];
        self.counts(&counts, self.workers(goods.workers))
    }

    fn counts(self, counts: &[(&str, u8)], more: Vec<String>) -> Option<String> {
        let there = counts.iter().filter(|(_, count)| *count > 0);
        let mut all: Vec<String> = there.map(|&(key, count)| self.count(key, count)).collect();
        all.extend(more);
        (!all.is_empty()).then(|| self.all_of(&all))
    }

    /// What a place asks for, in words: "2 scientists; $3 and 2 yellowcake".
    pub(crate) fn asks(self, work: &Work) -> String {
        let need = self.need(work.need);
        let costs: Vec<String> = work.pay.iter().filter_map(|&cost| self.cost(cost)).collect();
        if costs.is_empty() {
            return need;
        }
        self.say("asks-and-pays", &[("need", need.into()), ("cost", costs.join(" / ").into())])
    }

    /// What a place gives, in words: "1 fighter / $2".
    pub(crate) fn gives(self, work: &Work) -> String {
        work.gain.iter().filter_map(|&goods| self.goods(goods)).collect::<Vec<_>>().join(" / ")
    }

    /// What a building does: "2 workers of any type → 2 yellowcake".
    pub(crate) fn facts(self, building: Building) -> String {
        let work = &self.position.tables().building(building).work;
        format!("{} → {}", self.asks(work), self.gives(work))
    }

    /// What a bomb asks for and counts: "6 plutonium, 2 scientists and 3 engineers → 12 points, 22 tested".
    pub(crate) fn bomb_facts(self, bomb: Bomb) -> String {
        let card = self.position.tables().bomb(bomb);
        let (fuel, key) = match card.fuel {
            Fuel::Uranium => ("count-uranium", "bomb-uranium-facts"),
            Fuel::Plutonium => ("count-plutonium", "bomb-plutonium-facts"),
        };
        let values = [
            ("fuel", self.count(fuel, card.amount).into()),
            ("workers", self.need(card.need).into()),
            ("points", card.untested.into()),
            ("tested", card.tested.into()),
            ("cost", card.load_cost.into()),
        ];
        self.say(key, &values)
    }

    /// The name of a space of the main board. A board of somebody's own may have other spaces: they are called by their id.
    pub(crate) fn space(self, space: Space) -> String {
        let card = self.position.tables().space(space);
        let key = match card.id.as_str() {
            "construction" => "space-construction",
            "factory-left" => "space-factory-left",
            "factory-middle" => "space-factory-middle",
            "factory-right" => "space-factory-right",
            "factory-fighters" => "space-factory-fighters",
            "factory-bombers" => "space-factory-bombers",
            "mine-left" => "space-mine-left",
            "mine-middle" => "space-mine-middle",
            "mine-right" => "space-mine-right",
            "university-labourers" => "space-university-labourers",
            "university-engineer" => "space-university-engineer",
            "university-scientist" => "space-university-scientist",
            "university-choice" => "space-university-choice",
            "reactor" => "space-reactor",
            "enrichment" => "space-enrichment",
            "air-strike-1" => "space-air-strike-first",
            "air-strike-2" => "space-air-strike-second",
            "repair" => "space-repair",
            "design-bomb" => "space-design-bomb",
            "espionage" => "space-espionage",
            other => return other.replace('-', " "),
        };
        self.say(key, &[])
    }

    /// The kind of a building: "enrichment plant".
    pub(crate) fn kind(self, kind: Kind) -> String {
        self.say(
            match kind {
                Kind::Mine => "kind-mine",
                Kind::Factory => "kind-factory",
                Kind::University => "kind-university",
                Kind::Reactor => "kind-reactor",
                Kind::Enrichment => "kind-enrichment",
            },
            &[],
        )
    }

    /// A building by its kind and number: "mine 4".
    pub(crate) fn building(self, building: Building) -> String {
        let card = self.position.tables().building(building);
        format!("{} {}", self.kind(card.kind), self.number_of(building))
    }

    /// The number of a building among those of its kind, as in its id.
    pub(crate) fn number_of(self, building: Building) -> &'a str {
        let id = &self.position.tables().building(building).id;
        id.split_once('-').map_or(id, |(_, number)| number.trim_start_matches('0'))
    }

    /// A bomb by its fuel and number: "uranium bomb 6".
    pub(crate) fn bomb(self, bomb: Bomb) -> String {
        let card = self.position.tables().bomb(bomb);
        let kind = match card.fuel {
            Fuel::Uranium => "kind-uranium-bomb",
            Fuel::Plutonium => "kind-plutonium-bomb",
        };
        let number =
            card.id.split_once('-').map_or(card.id.as_str(), |(_, number)| number.trim_start_matches('0'));
        format!("{} {number}", self.say(kind, &[]))
    }

    pub(crate) fn aircraft(self, aircraft: Aircraft) -> String {
        self.say(
            match aircraft {
                Aircraft::Fighter => "name-fighter",
                Aircraft::Bomber => "name-bomber",
            },
            &[],
        )
    }

    /// The implosion test tokens nobody has, the highest first.
    pub(crate) fn tokens_left(self) -> String {
        let mut tokens: Vec<u8> = self.position.tokens().iter().collect();
        tokens.reverse();
        tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    }

    /// What a legal action leads to, and what happens: played on a copy, with the crew that is sent if nobody says
    /// otherwise. Nothing that chance decides may be read from it.
    pub(crate) fn after(self, action: Action) -> (ManhattanProject, Vec<Event>) {
        let mut copy = *self.position;
        let mut events = Vec::new();
        copy.play(action, &mut Playout::new(0), &mut events);
        if let Some(crew) = copy.usual_crew() {
            copy.play(Action::Send(crew), &mut Playout::new(0), &mut events);
        }
        (copy, events)
    }

    /// What is to be decided, without a name.
    pub(crate) fn task(self) -> String {
        let position = self.position;
        match position.stage() {
            Stage::Bonus => self.say("task-bonus", &[]),
            Stage::Turn if !position.has_begun_turn() => {
                let legal = |action| position.check(action).is_ok();
                let must = position.supply(position.active()).is_empty();
                let key = match (must, legal(Action::Retrieve)) {
                    (true, _) => "task-must-retrieve",
                    (false, true) => "task-place-or-retrieve",
                    (false, false) => "task-place",
                };
                self.say(key, &[])
            }
            Stage::Turn if position.may_place_on_main_board() => self.say("task-go-on-board", &[]),
            Stage::Turn if position.spies_left() > 0 => {
                self.say("task-go-on-spying", &[("count", position.spies_left().into())])
            }
            Stage::Turn => self.say("task-go-on", &[]),
            Stage::Crew => self.say("task-crew", &[]),
            Stage::Gaining => {
                let which = position.gaining().map(|which| self.worker(which)).unwrap_or_default();
                self.say("task-gain", &[("worker", which.into())])
            }
            Stage::Buying => self.say("task-buy", &[]),
            Stage::Striking => self.say("task-strike", &[]),
            Stage::Deal => self.say("task-deal", &[]),
            Stage::Repairing => {
                let left = position.tables().costs.repair_own_max - position.repaired();
                let values = [("count", left.into()), ("price", position.repair_price().into())];
                self.say(
                    if position.repair_price() == 0 { "task-repair" } else { "task-repair-paid" },
                    &values,
                )
            }
            Stage::Drafting => self.say("task-draft", &[]),
            Stage::Over => self.say("task-over", &[]),
        }
    }
}
