//! Spaces, tiles, contracts, rewards and prices in words.

use barrage::board::{Price, Section, Task};
use barrage::rewards::{Free, Reward};
use barrage::{
    Ability, Area, Barrage, BaseSpace, Bonus, Company, ConduitSpace, Contract, Effect, Headstream, Objective,
    Officer, Place, PowerhouseSpace, Row, Site, Source, Structure, TechTile,
};
use engine::Seat;
use ui_kit::{Language, Value};

use crate::MESSAGES;

/// The words of one position in one language.
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

    pub(crate) fn company(self, company: Company) -> &'a str {
        let row = self.position.tables().company(company);
        match self.language {
            Language::En => &row.name,
            Language::Hu => &row.name_hu,
        }
    }

    /// The company of a seat, once it has one.
    pub(crate) fn company_of(self, seat: Seat) -> Option<&'a str> {
        self.position.company(seat).map(|company| self.company(company))
    }

    pub(crate) fn officer(self, officer: Officer) -> &'a str {
        &self.position.tables().officers[officer.index()].name
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

    /// What a technology tile does besides.
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

    /// A base space, or the dam on it: "basin 5 upper".
    pub(crate) fn base(self, space: BaseSpace) -> String {
        let key = if space.is_upper() { "space-upper" } else { "space-lower" };
        self.say(key, &[("basin", (space.basin().0 + 1).into())])
    }

    /// A conduit space: "5 left → 8 (value 3)".
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

    /// A powerhouse space: "basin 8 place 2".
    pub(crate) fn powerhouse(self, space: PowerhouseSpace) -> String {
        let map = &self.position.tables().map;
        let basin = map.powerhouse(space).basin;
        let first = map.powerhouse_spaces(basin).next().map_or(0, |first| first.0);
        let values = [("basin", (basin.0 + 1).into()), ("number", (space.0 - first + 1).into())];
        self.say("space-powerhouse", &values)
    }

    /// What goes where: "base, basin 5 upper".
    pub(crate) fn site(self, site: Site) -> String {
        let place = match site {
            Site::Base(space) | Site::Elevation(space) => self.base(space),
            Site::Conduit(space) => self.conduit(space),
            Site::Powerhouse(space) => self.powerhouse(space),
        };
        let structure = self.structure(site.structure());
        self.say("site-at", &[("structure", structure.into()), ("place", place.into())])
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
        format!("{}: {}", self.section(table.section), self.task(table.task))
    }

    /// What a place asks for, its action's own cost included: "2 engineers, 3 credits".
    pub(crate) fn price(self, place: Place) -> String {
        let board = &self.position.tables().board;
        let Price { engineers, credits } = board.price(place).unwrap_or_default();
        self.cost(engineers, credits + board.row(place.row()).cost)
    }

    /// So many engineers and credits.
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

    /// A contract by its number: "G10".
    pub(crate) fn contract(self, contract: Contract) -> String {
        self.position.tables().contract(contract).word.to_uppercase()
    }

    /// A contract with what it asks for and gives: "G10 (3 energy → 4 VP, 2 credits)".
    pub(crate) fn contract_facts(self, contract: Contract) -> String {
        let row = self.position.tables().contract(contract);
        let values = [
            ("contract", self.contract(contract).into()),
            ("energy", row.energy.into()),
            ("reward", self.reward(&row.reward).into()),
        ];
        self.say("contract-facts", &values)
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

    /// What a seat's wheel returns after so many turns, segment by segment; empty ones are left out.
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
