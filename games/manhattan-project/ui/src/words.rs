//! Workers, goods, spaces, buildings, bombs and lists in words.

use std::sync::LazyLock;

use engine::{Files, Game};
use manhattan_project::board::{SpaceAction, SpaceCard};
use manhattan_project::cards::{BombCard, BuildingCard, Cost, Goods, Work};
use manhattan_project::{
    Action, Aircraft, Bomb, Building, Crew, Event, Fuel, ManhattanProject, Need, Space, Stage, WorkerType,
    Workers,
};
use ui_kit::{Language, Names, Value};

use crate::MESSAGES;
use crate::sentence::deal_values;

/// The bomb cards of the box, whose names the message files have.
static PRINTED: LazyLock<Vec<BombCard>> = LazyLock::new(|| {
    let tables = ManhattanProject::components(&Files::of::<ManhattanProject>());
    tables.expect("the components come with the program").bombs
});

/// The words of one position in one language.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a ManhattanProject,
    language: Language,
    /// The grammatical case of counted things, `subject` or `object`, for languages that inflect them.
    case: &'static str,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a ManhattanProject, language: Language) -> Self {
        Self { position, language, case: "subject" }
    }

    /// The same words with counted things as the object of a verb: "2 mérnököt" instead of "2 mérnök".
    pub(crate) const fn object(self) -> Self {
        Self { case: "object", ..self }
    }

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    /// The message of `key` about a building: `$building` is its name, `$full` its name with all it needs, `$kind` and
    /// `$what` are for languages that inflect the name.
    pub(crate) fn say_building(
        self,
        key: &str,
        building: Building,
        values: &[(&'static str, Value<'_>)],
    ) -> String {
        let mut all = self.building_values(building).to_vec();
        all.push(("building", self.building(building).into()));
        all.push(("full", self.building_in_full(building).into()));
        all.extend_from_slice(values);
        self.say(key, &all)
    }

    /// The message of `key` about a bomb: `$bomb` is its name, the other values are for languages that inflect it.
    pub(crate) fn say_bomb(self, key: &str, bomb: Bomb, values: &[(&'static str, Value<'_>)]) -> String {
        let mut all = self.bomb_values(bomb).to_vec();
        all.push(("bomb", self.bomb(bomb).into()));
        all.extend_from_slice(values);
        self.say(key, &all)
    }

    /// A number of things: "2 engineers".
    pub(crate) fn count(self, key: &str, count: impl Into<Value<'static>>) -> String {
        self.say(key, &[("count", count.into()), ("case", self.case.into())])
    }

    /// "Anna, Bence and Csilla".
    pub(crate) fn all_of(self, items: &[String]) -> String {
        ui_kit::list(self.language, items)
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

    /// These workers: "2 labourers and 1 contractor engineer"; `None` if there are none.
    pub(crate) fn crew(self, crew: Crew) -> Option<String> {
        let mut counts = self.workers(crew.permanent);
        counts.extend(self.contractors(crew.contractors));
        (!counts.is_empty()).then(|| self.all_of(&counts))
    }

    /// These workers, or "none".
    pub(crate) fn crew_or_none(self, crew: Crew) -> String {
        self.crew(crew).unwrap_or_else(|| self.say("list-nobody", &[]))
    }

    /// The workers a place needs: "any 2 workers", "1 engineer and 1 scientist".
    pub(crate) fn need(self, need: Need) -> String {
        let mut counts = Vec::new();
        if need.any > 0 {
            let key = if need.labourers { "need-any" } else { "need-specialist" };
            counts.push(self.count(key, need.any));
        }
        counts.extend(self.workers(Workers::new(0, need.engineers, need.scientists)));
        self.all_of(&counts)
    }

    /// A cost: "$3 and 2 yellowcake"; `None` if it is free.
    pub(crate) fn cost(self, cost: Cost) -> Option<String> {
        let counts = [
            ("count-money", cost.money),
            ("count-yellowcake", cost.yellowcake),
            ("count-uranium", cost.uranium),
        ];
        self.counts(&counts, Vec::new())
    }

    /// Goods: "$3 and 3 bombers"; `None` if there are none.
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

    /// The workers and the cost a place needs: "2 scientists + $3 and 2 yellowcake".
    pub(crate) fn asks(self, work: &Work) -> String {
        let need = self.need(work.need);
        let costs: Vec<String> = work.pay.iter().filter_map(|&cost| self.cost(cost)).collect();
        if costs.is_empty() {
            return need;
        }
        self.say("asks-and-pays", &[("need", need.into()), ("cost", costs.join(" / ").into())])
    }

    /// The output of a place: "1 fighter / $2".
    pub(crate) fn gives(self, work: &Work) -> String {
        work.gain.iter().filter_map(|&goods| self.goods(goods)).collect::<Vec<_>>().join(" / ")
    }

    /// What a building needs and gives: "needs any 2 workers, gives 2 yellowcake".
    pub(crate) fn facts(self, building: Building) -> String {
        self.work(&self.position.tables().building(building).work)
    }

    /// What a place with an output needs and gives.
    fn work(self, work: &Work) -> String {
        self.say("building-facts", &[("asks", self.asks(work).into()), ("gives", self.gives(work).into())])
    }

    /// What a space needs, and what it gives if it has an output.
    pub(crate) fn space_facts(self, card: &SpaceCard) -> String {
        match card.action {
            SpaceAction::Gain => self.work(&card.work),
            _ => self.say("space-needs", &[("asks", self.asks(&card.work).into())]),
        }
    }

    /// What a bomb needs, and what it counts after a test: "needs 4 uranium, 2 engineers and 1 scientist; loading costs $3".
    pub(crate) fn bomb_facts(self, bomb: Bomb) -> String {
        let card = self.position.tables().bomb(bomb);
        let (fuel, key) = match card.fuel {
            Fuel::Uranium => ("count-uranium", "bomb-uranium-facts"),
            Fuel::Plutonium => ("count-plutonium", "bomb-plutonium-facts"),
        };
        let values = [
            ("fuel", self.count(fuel, card.amount).into()),
            ("workers", self.need(card.need).into()),
            ("tested", card.tested.into()),
            ("cost", card.load_cost.into()),
        ];
        self.say(key, &values)
    }

    /// The name of a space of the main board. Spaces of other component sets are named by their id.
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

    /// A building by its kind and output, "Mine: 3 yellowcake"; where others of the kind have the same output, with what
    /// it needs.
    pub(crate) fn building(self, building: Building) -> String {
        self.say("building-name", &self.building_values(building))
    }

    /// A building with all it needs and gives: "Mine: any 2 workers → 3 yellowcake".
    pub(crate) fn building_in_full(self, building: Building) -> String {
        let card = self.position.tables().building(building);
        let values = [("kind", card.kind.word().into()), ("what", self.work_in_short(&card.work).into())];
        self.say("building-name", &values)
    }

    fn building_values(self, building: Building) -> [(&'static str, Value<'a>); 2] {
        let cards = &self.position.tables().buildings;
        let card = self.position.tables().building(building);
        let same = |other: &&BuildingCard| other.kind == card.kind && other.work.gain == card.work.gain;
        let unique = cards.iter().filter(same).count() == 1;
        let what = if unique { self.gives(&card.work) } else { self.work_in_short(&card.work) };
        [("kind", card.kind.word().into()), ("what", what.into())]
    }

    fn work_in_short(self, work: &Work) -> String {
        self.say("building-work", &[("asks", self.asks(work).into()), ("gives", self.gives(work).into())])
    }

    /// A bomb by its points, fuel and printed name: "9 VP uranium bomb “Small Fry”".
    pub(crate) fn bomb(self, bomb: Bomb) -> String {
        self.say("bomb-name", &self.bomb_values(bomb))
    }

    /// A bomb with its printed name first, and what the name means: "“Small Fry”: 9 VP uranium bomb".
    pub(crate) fn bomb_title(self, bomb: Bomb) -> String {
        self.say("bomb-title", &self.bomb_values(bomb))
    }

    /// The name on a card; `None` for a card of another component set whose values differ from the printed ones.
    pub(crate) fn printed_name(self, bomb: Bomb) -> Option<String> {
        let card = self.position.tables().bomb(bomb);
        PRINTED.contains(card).then(|| self.say("bomb-printed", &[("id", card.id.as_str().into())]))
    }

    fn bomb_values(self, bomb: Bomb) -> [(&'static str, Value<'a>); 5] {
        let card = self.position.tables().bomb(bomb);
        let fuel = match card.fuel {
            Fuel::Uranium => "uranium",
            Fuel::Plutonium => "plutonium",
        };
        [
            ("id", card.id.as_str().into()),
            ("printed", self.printed_name(bomb).unwrap_or_else(|| "none".to_owned()).into()),
            ("fuel", fuel.into()),
            ("worth", card.untested.into()),
            ("tested", card.tested.into()),
        ]
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

    /// The name of an aircraft, and its id for languages that inflect it.
    pub(crate) fn aircraft_values(self, aircraft: Aircraft) -> [(&'static str, Value<'a>); 2] {
        [("aircraft", self.aircraft(aircraft).into()), ("which", aircraft.word().into())]
    }

    /// The implosion test tokens that are left, the highest first.
    pub(crate) fn tokens_left(self) -> String {
        let mut tokens: Vec<u8> = self.position.tokens().iter().collect();
        tokens.reverse();
        tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    }

    /// The position after a legal action with the default crew, and its events, from playing it on a copy. Random draws in
    /// it are arbitrary and must not be shown.
    pub(crate) fn after(self, action: Action) -> (ManhattanProject, Vec<Event>) {
        let (mut copy, mut events) = ui_kit::after(self.position, action);
        if let Some(crew) = copy.usual_crew() {
            let (sent, more) = ui_kit::after(&copy, Action::Send(crew));
            copy = sent;
            events.extend(more);
        }
        (copy, events)
    }

    /// The decision to be taken, without the name of the player who takes it.
    pub(crate) fn task(self, names: &Names) -> String {
        let position = self.position;
        let enemy = position.common_enemy(position.active()).map_or("", |enemy| names.of(enemy));
        match position.stage() {
            Stage::Bonus => self.say("task-bonus", &[]),
            Stage::Turn if position.owes_air_strike() => self.say("task-owed", &[("enemy", enemy.into())]),
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
            Stage::Striking if position.check(Action::Done).is_err() => {
                self.say("task-strike-owed", &[("enemy", enemy.into())])
            }
            Stage::Striking => self.say("task-strike", &[]),
            Stage::Deal => position.offered_deal().map_or_else(String::new, |deal| {
                let key = if deal.enemy.is_some() { "task-deal-joint" } else { "task-deal" };
                self.say(key, &deal_values(names, deal.proposer, deal.partner, deal.enemy))
            }),
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
