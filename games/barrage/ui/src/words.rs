//! Spaces, tiles, contracts, rewards and prices in words.

use barrage::board::{Section, Task};
use barrage::rewards::{Free, Reward};
use barrage::{
    Ability, Area, Barrage, BaseSpace, Bonus, Company, ConduitSpace, Contract, Effect, Headstream, Objective,
    Officer, Place, PowerhouseSpace, Row, Site, Source, Structure, TechTile,
};
use engine::{Game, Seat};
use ui_kit::{Language, Value};

use crate::MESSAGES;

/// A position and the language its components are named in.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) position: &'a Barrage,
    language: Language,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(position: &'a Barrage, language: Language) -> Self {
        Self { position, language }
    }

    /// The sentence of `key`, filled with `values`.
    pub(crate) fn say(self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        MESSAGES.text(self.language, key, values)
    }

    pub(crate) fn company(self, company: Company) -> String {
        let key = match company {
            Company::Usa => "company-usa",
            Company::Germany => "company-germany",
            Company::Italy => "company-italy",
            Company::France => "company-france",
        };
        self.say(key, &[])
    }

    /// The company of a seat, once it has one.
    pub(crate) fn company_of(self, seat: Seat) -> Option<String> {
        self.position.company(seat).map(|company| self.company(company))
    }

    /// The name of an officer, the same in every language.
    pub(crate) const fn officer(self, officer: Officer) -> &'static str {
        match officer {
            Officer::Adler => "Wilhelm Adler",
            Officer::DelMonte => "Graziano Del Monte",
            Officer::Fiesler => "Viktor Fiesler",
            Officer::McDowell => "Jill McDowell",
            Officer::Jordan => "Solomon P. Jordan",
            Officer::Krylov => "Anton Krylov",
            Officer::Sekibo => "Mahiri Sekibo",
        }
    }

    pub(crate) fn officer_does(self, officer: Officer) -> String {
        let key = match officer {
            Officer::Adler => "officer-adler",
            Officer::DelMonte => "officer-del-monte",
            Officer::Fiesler => "officer-fiesler",
            Officer::McDowell => "officer-mcdowell",
            Officer::Jordan => "officer-jordan",
            Officer::Krylov => "officer-krylov",
            Officer::Sekibo => "officer-sekibo",
        };
        self.say(key, &[])
    }

    /// The seat that has Mahiri Sekibo.
    pub(crate) fn sekibo(self) -> Option<Seat> {
        Seat::all(self.position.seats()).find(|&seat| self.position.officer(seat) == Some(Officer::Sekibo))
    }

    /// BA-D.10: the officers Mahiri Sekibo's seat can copy.
    pub(crate) fn copied_by(self, seat: Seat) -> impl Iterator<Item = Officer> {
        let officers = self.position.officers_to_copy(seat);
        Officer::ALL.iter().copied().filter(move |officer| officers.has(officer.index() as u8))
    }

    /// BA-4.12, BA-D.10: the officers without a company that Mahiri Sekibo can copy too, if there are any.
    pub(crate) fn extra_officers(self) -> Option<String> {
        let extra = self.position.extra_officers();
        let extra = Officer::ALL.iter().filter(|officer| extra.has(officer.index() as u8));
        let named = extra.map(|&officer| {
            let values =
                [("officer", self.officer(officer).into()), ("does", self.officer_does(officer).into())];
            self.say("officer-does", &values)
        });
        let named: Vec<String> = named.collect();
        (!named.is_empty()).then(|| self.say("officers-extra", &[("officers", named.join("; ").into())]))
    }

    /// BA-13.17: an officer and what it does; for Mahiri Sekibo also whom she can copy.
    pub(crate) fn officer_facts(self, officer: Officer) -> Vec<String> {
        let values = [("officer", self.officer(officer).into()), ("does", self.officer_does(officer).into())];
        let mut facts = vec![self.say("explain-officer", &values)];
        if officer == Officer::Sekibo {
            facts.extend(match self.sekibo() {
                Some(seat) => Some(self.copies(seat)),
                None => self.extra_officers(),
            });
        }
        facts
    }

    /// BA-D.10: the officers Mahiri Sekibo's seat can copy, by name.
    pub(crate) fn copies(self, seat: Seat) -> String {
        let officers: Vec<String> = self.copied_by(seat).map(|one| self.officer(one).to_owned()).collect();
        self.say("player-copies", &[("officers", self.list(&officers).into())])
    }

    /// BA-5.2, BA-13.2: what a company can do with three powerhouses, and the incomes of its board. Each is a list of
    /// parts.
    pub(crate) fn company_facts(self, company: Company) -> [Vec<String>; 2] {
        let row = self.position.tables().company(company);
        let ability = self.say("explain-company", &[("ability", self.ability(row.ability).into())]);
        let rows = Structure::ALL.iter().zip(&row.income).map(|(&structure, incomes)| {
            let rewards: Vec<String> = incomes.iter().map(|reward| self.reward(reward)).collect();
            format!("{}: {}", self.structure(structure), rewards.join(" | "))
        });
        let mut rows: Vec<String> = rows.collect();
        rows[0] = self.say("company-incomes", &[("first", rows[0].as_str().into())]);
        [vec![ability], rows]
    }

    /// The same of a seat's company, as far as it counts: not all Automas have abilities and incomes.
    pub(crate) fn company_facts_of(self, seat: Seat) -> Vec<Vec<String>> {
        let Some(company) = self.position.company(seat) else { return Vec::new() };
        let [mut ability, incomes] = self.company_facts(company);
        if let Some(active) = self.position.ability(seat) {
            ability = vec![self.say("explain-ability-on", &[("ability", self.ability(active).into())])];
        }
        let facts =
            [(self.position.can_have_ability(seat), ability), (self.position.can_have_income(seat), incomes)];
        facts.into_iter().filter(|(counts, _)| *counts).map(|(_, fact)| fact).collect()
    }

    /// BA-8.19: the drops that wait at a powerhouse until the contract of their production is done.
    pub(crate) fn at_powerhouse(self) -> Option<String> {
        let (basin, drops) = self.position.at_powerhouse()?;
        Some(self.say("water-waits", &[("count", drops.into()), ("basin", (basin.0 + 1).into())]))
    }

    /// The drops a headstream tile gets in rounds 1 to 4: "1, 2, 0, 1".
    pub(crate) fn schedule(self, headstream: Headstream) -> String {
        self.position.headstream_tile(headstream).map(|drops| drops.to_string()).join(", ")
    }

    /// What a company can do with three powerhouses (BA-13.2).
    pub(crate) fn ability(self, ability: Ability) -> String {
        let key = match ability {
            Ability::FlowEnergy => "ability-flow",
            Ability::SecondProduction => "ability-second",
            Ability::ExtraEnergy => "ability-extra",
            Ability::ContractDiscount => "ability-discount",
        };
        self.say(key, &[])
    }

    pub(crate) fn structure(self, structure: Structure) -> String {
        let key = match structure {
            Structure::Base => "structure-base",
            Structure::Elevation => "structure-elevation",
            Structure::Conduit => "structure-conduit",
            Structure::Powerhouse => "structure-powerhouse",
        };
        self.say(key, &[])
    }

    pub(crate) fn area(self, area: Area) -> String {
        let key = match area {
            Area::Mountain => "area-mountain",
            Area::Hill => "area-hill",
            Area::Plain => "area-plain",
        };
        self.say(key, &[])
    }

    /// A technology tile by what it builds and its level: "base", "joker II".
    pub(crate) fn tile(self, tile: TechTile) -> String {
        let tables = self.position.tables();
        if tile == tables.special {
            return self.say("tile-special", &[]);
        }
        let row = tables.tile(tile);
        let kind =
            row.builds.map_or_else(|| self.say("tile-any", &[]), |structure| self.structure(structure));
        match row.level {
            0 => kind,
            level => format!("{kind} {}", roman(level)),
        }
    }

    /// The special effect of a technology tile, if it has one.
    pub(crate) fn tile_does(self, tile: TechTile) -> Option<String> {
        let tables = self.position.tables();
        if tile == tables.special {
            return Some(self.say("effect-special", &[]));
        }
        tables.tile(tile).effect.map(|effect| self.effect(effect))
    }

    fn effect(self, effect: Effect) -> String {
        let key = match effect {
            Effect::DropInEachEmptyDam => "effect-drops",
            Effect::RotatePerElevation => "effect-rotate",
            Effect::CreditsTwiceValue => "effect-credits",
            Effect::NoEngineers => "effect-no-engineers",
            Effect::NoRedSpaceCost => "effect-no-red",
            Effect::EnergyPerBase => "effect-base-energy",
            Effect::FillDam => "effect-fill",
            Effect::ConduitForFive => "effect-five",
            Effect::ProducePlusTwo => "effect-produce",
            Effect::Interchangeable => "effect-mixed",
            Effect::NoEngineersNoMachines => "effect-free",
            Effect::VpPerRaisedDam => "effect-raised",
            Effect::EnergyTwiceValue => "effect-conduit-energy",
            Effect::VpPerPowerhouse => "effect-powerhouses",
            Effect::VpPerAdvancedTile => "effect-tiles",
        };
        self.say(key, &[])
    }

    /// The letter of a headstream, as the map has it.
    pub(crate) const fn letter(headstream: Headstream) -> &'static str {
        ["A", "B", "C", "D"][headstream.index() % 4]
    }

    /// A base space, or the dam on it: "basin 5 (upper)".
    pub(crate) fn base(self, space: BaseSpace) -> String {
        self.say("space-base", &self.dam(space))
    }

    /// The values of a base space or its dam: number of the basin, `upper` or `lower`.
    pub(crate) fn dam(self, space: BaseSpace) -> [(&'static str, Value<'static>); 2] {
        let side = if space.is_upper() { "upper" } else { "lower" };
        [("basin", (space.basin().0 + 1).into()), ("side", side.into())]
    }

    /// The values of a production's way: those of its dam, and the basin of its powerhouse. No two conduits join the
    /// same two basins.
    pub(crate) fn way(self, dam: BaseSpace, conduit: ConduitSpace) -> [(&'static str, Value<'static>); 3] {
        let [basin, side] = self.dam(dam);
        [basin, side, ("to", (self.position.tables().map.conduit(conduit).to.0 + 1).into())]
    }

    /// A conduit space: "5 → 8 (left, value 3)".
    pub(crate) fn conduit(self, space: ConduitSpace) -> String {
        let row = self.position.tables().map.conduit(space);
        let key = if space.0.is_multiple_of(2) { "space-left" } else { "space-right" };
        let values = [
            ("basin", (space.from().0 + 1).into()),
            ("to", (row.to.0 + 1).into()),
            ("value", row.value.into()),
        ];
        self.say(key, &values)
    }

    /// A powerhouse space: "basin 8 (space 2)".
    pub(crate) fn powerhouse(self, space: PowerhouseSpace) -> String {
        let map = &self.position.tables().map;
        let basin = map.powerhouse(space).basin;
        let first = map.powerhouse_spaces(basin).next().map_or(0, |first| first.0);
        let values = [("basin", (basin.0 + 1).into()), ("number", (space.0 - first + 1).into())];
        self.say("space-powerhouse", &values)
    }

    /// The values of a building site: the id of the structure and the words of the space.
    pub(crate) fn site(self, site: Site) -> [(&'static str, Value<'static>); 2] {
        let place = match site {
            Site::Base(space) | Site::Elevation(space) => self.base(space),
            Site::Conduit(space) => self.conduit(space),
            Site::Powerhouse(space) => self.powerhouse(space),
        };
        [("kind", site.structure().word().into()), ("place", place.into())]
    }

    pub(crate) fn section(self, section: Section) -> String {
        let key = match section {
            Section::Turbine => "section-turbine",
            Section::Water => "section-water",
            Section::Bank => "section-bank",
            Section::Workshop => "section-workshop",
            Section::Machinery => "section-machinery",
            Section::Contract => "section-contract",
            Section::Patent => "section-patent",
        };
        self.say(key, &[])
    }

    /// What a row of the board does: "production +2", "2 drops".
    pub(crate) fn task(self, task: Task) -> String {
        let count = |key, count: u8| self.say(key, &[("count", count.into())]);
        match task {
            Task::Produce(bonus) => self.say("task-row-produce", &[("bonus", signed(bonus).into())]),
            Task::Drops(drops) => count("task-row-drops", drops),
            Task::DropsNow(drops) => count("task-row-drops-now", drops),
            Task::Bank(credits) => count("task-row-bank", credits),
            Task::Rotate(segments) => count("task-row-rotate", segments),
            Task::Machines(excavators, mixers, any) => self.machines(excavators, mixers, any),
            Task::Contracts(contracts) => count("task-row-contracts", contracts),
            Task::Patent(slot) => count("task-row-patent", slot + 1),
        }
    }

    /// A row by its section and what it does.
    pub(crate) fn row(self, row: Row) -> String {
        let table = self.position.tables().board.row(row);
        let values =
            [("section", self.section(table.section).into()), ("task", self.task(table.task).into())];
        self.say("row-name", &values)
    }

    /// What a place costs, including the cost of its action: "2 engineers, 3 credits".
    pub(crate) fn price(self, place: Place) -> String {
        let engineers = self.position.tables().board.price(place).unwrap_or_default().engineers;
        self.cost(engineers, self.credits_of(place))
    }

    /// The credits a place costs, including the cost of its action.
    pub(crate) fn credits_of(self, place: Place) -> u8 {
        let board = &self.position.tables().board;
        board.price(place).unwrap_or_default().credits + board.row(place.row()).cost
    }

    /// BA-AUTOMA-2.1: what a seat pays with, for messages that inflect it.
    pub(crate) const fn unit(self, seat: Seat) -> &'static str {
        if self.position.is_automa(seat) { "vp" } else { "credits" }
    }

    /// Engineers and credits, without what is zero.
    pub(crate) fn cost(self, engineers: u8, credits: u8) -> String {
        let mut parts = Vec::new();
        if engineers > 0 {
            parts.push(self.say("count-engineers", &[("count", engineers.into())]));
        }
        if credits > 0 {
            parts.push(self.say("count-credits", &[("count", credits.into())]));
        }
        parts.join(", ")
    }

    /// Machines by kind, without the kinds of which there is none.
    pub(crate) fn machines(self, excavators: u8, mixers: u8, any: u8) -> String {
        let kinds = [("count-excavators", excavators), ("count-mixers", mixers), ("count-machines", any)];
        let parts: Vec<String> = kinds
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(key, count)| self.say(key, &[("count", count.into())]))
            .collect();
        parts.join(", ")
    }

    /// A contract by its energy and reward: "3-energy contract (4 VP, 2 credits)".
    pub(crate) fn contract_facts(self, contract: Contract) -> String {
        self.say("contract-facts", &self.contract(contract))
    }

    /// Several contracts; their rewards have commas.
    pub(crate) fn contracts(self, contracts: impl IntoIterator<Item = Contract>) -> String {
        let facts: Vec<String> = contracts.into_iter().map(|one| self.contract_facts(one)).collect();
        if facts.is_empty() { self.nothing() } else { facts.join("; ") }
    }

    /// The values of a contract: its energy and its reward.
    pub(crate) fn contract(self, contract: Contract) -> [(&'static str, Value<'static>); 2] {
        let row = self.position.tables().contract(contract);
        [("energy", row.energy.into()), ("reward", self.reward(&row.reward).into())]
    }

    /// The parts of a reward in their order (BA-15.6).
    pub(crate) fn reward(self, reward: &Reward) -> String {
        let mut parts = Vec::new();
        let mut part = |key: &str, count: u8| {
            if count > 0 {
                parts.push(self.say(key, &[("count", count.into())]));
            }
        };
        part("count-vp", reward.vp);
        part("count-credits", reward.credits);
        part("count-excavators", reward.excavators);
        part("count-mixers", reward.mixers);
        part("count-machines", reward.any_machine);
        part("count-energy", reward.energy);
        part("count-segments", reward.rotate);
        parts.extend(reward.structure.map(|free| self.free(free)));
        for (key, count) in [("count-drops", reward.drops), ("count-drops-now", reward.drops_now)] {
            if count > 0 {
                parts.push(self.say(key, &[("count", count.into())]));
            }
        }
        if parts.is_empty() { self.nothing() } else { parts.join(", ") }
    }

    /// A free structure (BA-15.5).
    pub(crate) fn free(self, free: Free) -> String {
        match free {
            Free::Base(areas) => {
                let areas = Area::ALL.iter().copied().filter(|&area| Free::allows(areas, area));
                let areas: Vec<String> = areas.map(|area| self.area(area)).collect();
                self.say("free-base", &[("areas", areas.join("/").into())])
            }
            Free::Elevation => self.say("free-elevation", &[]),
            Free::Conduit(value) => self.say("free-conduit", &[("value", value.into())]),
            Free::Powerhouse => self.say("free-powerhouse", &[]),
        }
    }

    /// What a bonus tile counts.
    pub(crate) fn bonus(self, bonus: Bonus) -> String {
        let key = match bonus {
            Bonus::Contracts => "bonus-contracts",
            Bonus::Powerhouses => "bonus-powerhouses",
            Bonus::Bases => "bonus-bases",
            Bonus::Conduits => "bonus-conduits",
            Bonus::Elevations => "bonus-elevations",
            Bonus::AdvancedTech => "bonus-tiles",
        };
        self.say(key, &[])
    }

    /// What the objective tile counts.
    pub(crate) fn objective(self, objective: Objective) -> String {
        let key = match objective {
            Objective::RedSpaces => "objective-red",
            Objective::OwnSystems => "objective-systems",
            Objective::FullestArea => "objective-fullest",
            Objective::EmptiestArea => "objective-emptiest",
            Objective::Spread => "objective-spread",
            Objective::Clusters => "objective-clusters",
        };
        self.say(key, &[])
    }

    /// What points were scored for.
    pub(crate) fn source(self, source: Source) -> String {
        let key = match source {
            Source::Start => "source-start",
            Source::Leaders => "source-leaders",
            Source::Idle => "source-idle",
            Source::Bonus => "source-bonus",
            Source::Contracts => "source-contracts",
            Source::Income => "source-income",
            Source::Technology => "source-technology",
            Source::Conduits => "source-conduits",
            Source::Credits => "source-credits",
            Source::Objective => "source-objective",
            Source::Resources => "source-resources",
            Source::Water => "source-water",
        };
        self.say(key, &[])
    }

    /// The name of a phase (BA-5.1), 1 to 5.
    pub(crate) fn phase(self, number: u8) -> String {
        let key = match number {
            1 => "phase-income",
            2 => "phase-actions",
            3 => "phase-water",
            4 => "phase-scoring",
            _ => "phase-end",
        };
        self.say(key, &[])
    }

    /// What a seat's wheel returns and after how many turns, one line per segment that is not empty.
    pub(crate) fn wheel(self, seat: Seat) -> Vec<String> {
        let wheel = self.position.wheel(seat);
        let segments = (1..wheel.len()).rev().filter_map(|at| {
            let segment = wheel[at];
            let mut parts: Vec<String> = segment.tile.map(|tile| self.tile(tile)).into_iter().collect();
            if segment.excavators + segment.mixers > 0 {
                parts.push(self.machines(segment.excavators, segment.mixers, 0));
            }
            let values = [("turns", (wheel.len() - at).into()), ("what", parts.join(" + ").into())];
            (!parts.is_empty()).then(|| self.say("player-segment", &values))
        });
        segments.collect()
    }

    pub(crate) fn nothing(self) -> String {
        self.say("list-empty", &[])
    }

    /// A list, or the word for none.
    pub(crate) fn list(self, items: &[String]) -> String {
        if items.is_empty() { self.nothing() } else { items.join(", ") }
    }

    /// A list with "and" before its last item.
    pub(crate) fn and_list(self, items: &[String]) -> String {
        ui_kit::list(self.language, items)
    }
}

/// The id of a section, for messages that inflect its name.
pub(crate) const fn section_id(section: Section) -> &'static str {
    match section {
        Section::Turbine => "turbine",
        Section::Water => "water",
        Section::Bank => "bank",
        Section::Workshop => "workshop",
        Section::Machinery => "machinery",
        Section::Contract => "contract",
        Section::Patent => "patent",
    }
}

/// A bonus or malus with its sign.
pub(crate) fn signed(number: i8) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// The level of an advanced tile as it is printed.
pub(crate) const fn roman(level: u8) -> &'static str {
    match level {
        1 => "I",
        2 => "II",
        3 => "III",
        4 => "IV",
        _ => "V",
    }
}
