//! A position as numbers: what a seat may know, and its actions. Nothing is hidden (BA-3.10).

use engine::{ActionKind, ActionParts, ActionSpace, Features, Game, Observe, Seat, players};

use crate::action::{Action, Drops};
use crate::board::Section;
use crate::ids::{
    AUTOMA_TILES, Area, BASE_SPACES, BaseSpace, Bonus, CONDUIT_SPACES, CONTRACTS, Company, ConduitSpace,
    Contract, HEADSTREAMS, Headstream, Objective, Officer, POWERHOUSE_SPACES, Place, PowerhouseSpace, ROUNDS,
    Site, Structure, TECH_TILES, TechTile,
};
use crate::rewards::Free;
use crate::state::{Barrage, How, Stage};

const STAGES: [&str; 12] = [
    "choosing",
    "turn",
    "paying",
    "machines",
    "structure",
    "drops",
    "drops-now",
    "contract",
    "free-production",
    "second-production",
    "discard",
    "over",
];
const HOWS: [&str; 3] = ["own", "special", "officer"];

impl Observe for Barrage {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.observe_turn(seat, out);
        self.observe_decision(out);
        self.observe_map(seat, out);
        self.observe_contracts(seat, out);
        self.observe_tiles(out);
        self.observe_places(seat, out);
        for (who, player) in players(seat, self.seats) {
            self.observe_player(who, player, out);
        }
    }
}

impl Barrage {
    fn observe_turn(&self, seat: Seat, out: &mut impl Features) {
        let stage = match self.stage {
            Stage::Choosing => 0,
            Stage::Turn => 1,
            Stage::Paying => 2,
            Stage::Machines(_) => 3,
            Stage::Structure(_) => 4,
            Stage::Drops(_) => 5,
            Stage::DropsNow(_) => 6,
            Stage::Contract(_) => 7,
            Stage::FreeProduction(_) => 8,
            Stage::SecondProduction(_) => 9,
            Stage::Discard => 10,
            Stage::Over => 11,
        };
        out.one_of(format_args!("stage"), &STAGES, Some(stage));
        out.one_seat(format_args!("to-act"), seat, self.seats, self.to_act());
        out.one_number(format_args!("round"), 0..=ROUNDS, Some(self.round));
        out.flag(format_args!("income-phase"), self.is_income_phase());
        out.flag(format_args!("option.introductory"), self.introductory);
        out.flag(format_args!("option.sekibo-variant"), self.sekibo_variant);
        out.flag(format_args!("option.contract-first"), self.contract_first);
        out.number(format_args!("option.difficulty"), 0..=3, self.difficulty);
        for &officer in Officer::ALL {
            out.flag(format_args!("copied.{}", officer.word()), self.copied == Some(officer));
        }
        for &company in Company::ALL {
            let offer = self.offers.iter().flatten().find(|(other, _)| *other == company);
            for &officer in Officer::ALL {
                let offered = offer.is_some_and(|(_, other)| *other == officer);
                out.flag(format_args!("offer.{}.{}", company.word(), officer.word()), offered);
            }
        }
    }

    /// The numbers that belong to the decision.
    fn observe_decision(&self, out: &mut impl Features) {
        let (mut count, mut bonus, mut basin) = (0, 0, -1);
        let (mut free, mut reach) = (None, None);
        match self.stage {
            Stage::Machines(number) | Stage::Drops(number) | Stage::DropsNow(number) => count = number,
            Stage::Structure(structure) => free = Some(structure),
            Stage::Contract(contracts) => reach = Some(contracts),
            Stage::FreeProduction(value) => bonus = value,
            Stage::SecondProduction(other) => basin = i16::from(other.0),
            Stage::Choosing | Stage::Turn | Stage::Paying | Stage::Discard | Stage::Over => {}
        }
        out.number(format_args!("decision.count"), 0..=255, count);
        out.number(format_args!("decision.bonus"), -128..=127, bonus);
        out.number(format_args!("decision.other-than-basin"), -1..=11, basin);
        for &structure in Structure::ALL {
            let same = free.is_some_and(|free| free.structure() == structure);
            out.flag(format_args!("decision.{}", structure.word()), same);
        }
        for &area in Area::ALL {
            let allowed = matches!(free, Some(Free::Base(areas)) if Free::allows(areas, area));
            out.flag(format_args!("decision.area.{}", area.word()), allowed);
        }
        let conduit = if let Some(Free::Conduit(value)) = free { value } else { 0 };
        out.number(format_args!("decision.conduit-value"), 0..=255, conduit);
        out.number(format_args!("decision.energy"), 0..=255, reach.map_or(0, |reach| reach.energy));
        out.number(format_args!("decision.discount"), 0..=255, reach.map_or(0, |reach| reach.discount));
        out.flag(format_args!("decision.national"), reach.is_some_and(|reach| reach.national));
        let building = self.construction;
        let tile = building.map_or(-1, |building| i16::from(building.tile.0));
        out.number(format_args!("construction.tile"), -1..=20, tile);
        out.one_of(format_args!("construction"), &HOWS, building.map(|building| building.how as usize));
        let site = building.map_or(-1, |building| site_part(building.site) as i16);
        out.number(format_args!("construction.site"), -1..=82, site);
        let used = self.at_powerhouse();
        out.number(
            format_args!("production.basin"),
            -1..=11,
            used.map_or(-1, |(basin, _)| i16::from(basin.0)),
        );
        out.number(format_args!("production.drops"), 0..=255, used.map_or(0, |(_, drops)| drops));
    }

    fn observe_map(&self, seat: Seat, out: &mut impl Features) {
        for number in 0..HEADSTREAMS as u8 {
            let name = format_args!("headstream.{number}");
            let headstream = Headstream(number);
            out.number(format_args!("{name}.drops"), 0..=255, self.headstreams[headstream.index()]);
            for (round, drops) in (1..).zip(self.headstream_tile(headstream)) {
                out.number(format_args!("{name}.round.{round}"), 0..=255, drops);
            }
        }
        for (number, dam) in self.dams.into_iter().enumerate() {
            let name = format_args!("dam.{number}");
            out.number(format_args!("{name}.level"), 0..=3, dam.map_or(0, |dam| dam.level));
            out.number(format_args!("{name}.drops"), 0..=4, dam.map_or(0, |dam| dam.drops));
            let neutral = dam.is_some_and(|dam| dam.owner.is_none());
            out.flag(format_args!("{name}.neutral"), neutral);
            out.one_seat(name, seat, self.seats, dam.and_then(|dam| dam.owner));
        }
        for (number, owner) in self.conduits.into_iter().enumerate() {
            out.one_seat(format_args!("conduit.{number}"), seat, self.seats, owner);
        }
        for (number, owner) in self.powerhouses.into_iter().enumerate() {
            out.one_seat(format_args!("powerhouse.{number}"), seat, self.seats, owner);
        }
    }

    fn observe_contracts(&self, seat: Seat, out: &mut impl Features) {
        let slots = self.open.iter().flatten();
        for (slot, &contract) in slots.chain(&self.national).enumerate() {
            let name = format_args!("contract-slot.{slot}");
            let number = contract.map_or(-1, |contract| i16::from(contract.0));
            out.number(format_args!("{name}.number"), -1..=54, number);
            let energy = contract.map_or(0, |contract| self.tables.contract(contract).energy);
            out.number(format_args!("{name}.energy"), 0..=255, energy);
        }
        for number in 0..CONTRACTS as u8 {
            let name = format_args!("contract.{number}");
            let contract = Some(Contract(number));
            let open = self.open.iter().flatten().any(|&other| other == contract);
            out.flag(format_args!("{name}.open"), open || self.national.contains(&contract));
            out.flag(format_args!("{name}.starting"), self.starting.has(number));
            out.flag(format_args!("{name}.in-stack"), self.stack.has(number));
            for (who, other) in players(seat, self.seats) {
                let player = &self.players[other];
                out.flag(format_args!("{name}.held.{who}"), player.contracts.has(number));
            }
        }
    }

    fn observe_tiles(&self, out: &mut impl Features) {
        for round in 1..=ROUNDS {
            let row = self.bonus_tile(round);
            for &bonus in Bonus::ALL {
                out.flag(format_args!("bonus.{round}.{}", bonus.word()), row.counts == bonus);
            }
            out.number(format_args!("bonus.{round}.vp"), 0..=255, row.vp);
        }
        for &objective in Objective::ALL {
            out.flag(format_args!("objective.{}", objective.word()), self.objective() == objective);
        }
        for (slot, tile) in self.patents.into_iter().enumerate() {
            let tile = tile.map(|tile| tile.0);
            out.one_number(format_args!("patent.{slot}"), 0..=TECH_TILES as u8 - 1, tile);
        }
        for tile in 0..TECH_TILES as u8 {
            out.flag(format_args!("unseen-tile.{tile}"), self.unseen_tiles.has(tile));
        }
        let (top, criteria) = self.automa_tiles();
        let last = AUTOMA_TILES as u8 - 1;
        out.one_number(format_args!("automa.top"), 0..=last, top.map(|tile| tile.0));
        out.one_number(format_args!("automa.criteria"), 0..=last, criteria.map(|tile| tile.0));
        for tile in 0..=last {
            out.flag(format_args!("automa.in-pile.{tile}"), self.pile.draw.has(tile));
        }
    }

    fn observe_places(&self, seat: Seat, out: &mut impl Features) {
        for (number, placed) in self.placed.into_iter().enumerate() {
            let name = format_args!("place.{number}");
            out.number(
                format_args!("{name}.engineers"),
                0..=255,
                placed.map_or(0, |placed| placed.engineers),
            );
            out.one_seat(name, seat, self.seats, placed.map(|placed| placed.seat));
        }
    }

    fn observe_player(&self, who: &str, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        let place = self.order().iter().position(|&other| other == seat).unwrap_or(0);
        out.number(format_args!("{who}.place-in-order"), 0..=3, place as u8);
        out.flag(format_args!("{who}.automa"), self.is_automa(seat));
        for &company in Company::ALL {
            out.flag(format_args!("{who}.company.{}", company.word()), player.company == Some(company));
        }
        for &officer in Officer::ALL {
            out.flag(format_args!("{who}.officer.{}", officer.word()), player.officer == Some(officer));
        }
        out.flag(format_args!("{who}.ability"), self.ability(seat).is_some());
        out.flag(format_args!("{who}.passed"), player.passed);
        out.number(format_args!("{who}.engineers"), 0..=255, player.engineers);
        out.number(format_args!("{who}.constructions"), 0..=255, player.constructions);
        out.number(format_args!("{who}.banked"), 0..=255, player.banking);
        out.number(format_args!("{who}.copies"), 0..=255, player.copies);
        out.number(format_args!("{who}.credits"), 0..=999, player.credits);
        out.number(format_args!("{who}.excavators"), 0..=255, player.excavators);
        out.number(format_args!("{who}.mixers"), 0..=255, player.mixers);
        out.number(format_args!("{who}.energy"), 0..=999, player.energy);
        out.number(format_args!("{who}.vp"), -999..=999, self.vp(seat));
        for &structure in Structure::ALL {
            let built = player.count(structure);
            out.number(format_args!("{who}.built.{}", structure.word()), 0..=5, built);
        }
        for tile in 0..TECH_TILES as u8 {
            out.flag(format_args!("{who}.tile.{tile}"), player.tiles.has(tile));
        }
        for (at, segment) in player.wheel.into_iter().enumerate() {
            let name = format_args!("{who}.wheel.{at}");
            let tile = segment.tile.map_or(-1, |tile| i16::from(tile.0));
            out.number(format_args!("{name}.tile"), -1..=20, tile);
            out.number(format_args!("{name}.excavators"), 0..=255, segment.excavators);
            out.number(format_args!("{name}.mixers"), 0..=255, segment.mixers);
        }
        out.number(format_args!("{who}.contracts"), 0..=55, player.contracts.len());
        out.number(format_args!("{who}.fulfilled"), 0..=55, player.fulfilled.len());
    }

    /// The place of an action space in its section, which has fewer than `most`.
    fn place_part(&self, section: Section, place: Place, most: u16) -> Option<u16> {
        let mut places = self.tables.board.places(section);
        places.position(|other| other == place).map(|at| at as u16).filter(|&at| at < most)
    }

    fn place_of(&self, section: Section, part: u16) -> Option<Place> {
        self.tables.board.places(section).nth(part.into())
    }

    /// Zero for no place, else one more than its place in the section.
    fn place_or_none(&self, section: Section, place: Option<Place>, most: u16) -> Option<u16> {
        place.map_or(Some(0), |place| self.place_part(section, place, most).map(|at| at + 1))
    }

    /// The place; the outer `None` if the section has no such place.
    fn none_or_place(&self, section: Section, part: u16) -> Option<Option<Place>> {
        match part {
            0 => Some(None),
            part => self.place_of(section, part - 1).map(Some),
        }
    }

    /// The slot of an open private contract.
    fn slot_of(&self, contract: Contract) -> Option<u16> {
        let slot = self.open.iter().flatten().position(|&other| other == Some(contract))?;
        Some(slot as u16)
    }

    fn contract_in(&self, slot: u16) -> Option<Contract> {
        self.open[usize::from(slot / 2)][usize::from(slot % 2)]
    }
}

const BASES: u16 = BASE_SPACES as u16;
const CONDUITS: u16 = CONDUIT_SPACES as u16;
const SITES: u16 = 2 * BASES + CONDUITS + POWERHOUSE_SPACES as u16;
/// The most places of the Turbine Station, the Water Management and the Contract Office that have a number.
const TURBINES: u16 = 12;
const WATERS: u16 = 8;
const OFFICES: u16 = 8;
/// The number of [`Drops::all`].
const POURS: u16 = 35;

/// Bases, then elevations, conduits and powerhouses.
const fn site_part(site: Site) -> u16 {
    match site {
        Site::Base(space) => space.0 as u16,
        Site::Elevation(space) => BASES + space.0 as u16,
        Site::Conduit(space) => 2 * BASES + space.0 as u16,
        Site::Powerhouse(space) => 2 * BASES + CONDUITS + space.0 as u16,
    }
}

const fn site_of(part: u16) -> Site {
    if part < BASES {
        Site::Base(BaseSpace(part as u8))
    } else if part < 2 * BASES {
        Site::Elevation(BaseSpace((part - BASES) as u8))
    } else if part < 2 * BASES + CONDUITS {
        Site::Conduit(ConduitSpace((part - 2 * BASES) as u8))
    } else {
        Site::Powerhouse(PowerhouseSpace((part - 2 * BASES - CONDUITS) as u8))
    }
}

impl ActionSpace for Barrage {
    const ACTIONS_VERSION: u32 = 1;

    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("choose", &[4, CONTRACTS as u16], "company, contract"),
        ActionKind::new("copy", &[7], "officer"),
        ActionKind::new(
            "construct",
            &[TECH_TILES as u16, 3, SITES],
            "technology tile, way, site (bases, elevations, conduits, powerhouses)",
        ),
        ActionKind::new("pay", &[16, 16], "excavators, mixers"),
        ActionKind::new(
            "produce",
            &[TURBINES + 1, BASES, 2, 5],
            "place of the Turbine Station from 1, 0 for none; dam; left or right conduit of its basin; drops",
        ),
        ActionKind::new(
            "pour",
            &[WATERS + 1, POURS],
            "place of the Water Management from 1, 0 for none; distribution of up to three drops",
        ),
        ActionKind::new("use", &[Place::COUNT as u16], "place"),
        ActionKind::new("bank", &[32], "engineers"),
        ActionKind::new(
            "take",
            &[OFFICES, 6, 7],
            "place of the Contract Office, slot, slot of the second contract from 1 or 0",
        ),
        ActionKind::new("pass", &[], ""),
        ActionKind::new("fulfil", &[CONTRACTS as u16], "contract"),
        ActionKind::new("machines", &[16], "excavators"),
        ActionKind::new("build", &[SITES], "site"),
        ActionKind::new("discard", &[CONTRACTS as u16], "contract"),
        ActionKind::new("decline", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        let below = |number: u8, end: u16| Some(u16::from(number)).filter(|&number| number < end);
        Some(match action {
            Action::Choose { company, contract } => {
                ActionParts::new(0, [company.index() as u16, contract.0.into()])
            }
            Action::Copy(officer) => ActionParts::new(1, [officer.index() as u16]),
            Action::Construct { tile, how, site } => {
                ActionParts::new(2, [tile.0.into(), how as u16, site_part(site)])
            }
            Action::Pay { excavators, mixers } => {
                ActionParts::new(3, [below(excavators, 16)?, below(mixers, 16)?])
            }
            Action::Produce { place, dam, conduit, drops } => {
                let place = self.place_or_none(Section::Turbine, place, TURBINES)?;
                let side = Some(u16::from(conduit.0 % 2)).filter(|_| conduit.from() == dam.basin())?;
                ActionParts::new(4, [place, dam.0.into(), side, below(drops, 5)?])
            }
            Action::Pour { place, drops } => {
                let place = self.place_or_none(Section::Water, place, WATERS)?;
                let number = Drops::all().position(|other| other == drops)?;
                ActionParts::new(5, [place, number as u16])
            }
            Action::Use(place) => ActionParts::new(6, [place.0.into()]),
            Action::Bank(engineers) => ActionParts::new(7, [below(engineers, 32)?]),
            Action::Take { place, first, second } => {
                let place = self.place_part(Section::Contract, place, OFFICES)?;
                let second = match second {
                    None => 0,
                    Some(second) => self.slot_of(second)? + 1,
                };
                ActionParts::new(8, [place, self.slot_of(first)?, second])
            }
            Action::Pass => ActionParts::new(9, []),
            Action::Fulfil(contract) => ActionParts::new(10, [contract.0.into()]),
            Action::Machines(excavators) => ActionParts::new(11, [below(excavators, 16)?]),
            Action::Build(site) => ActionParts::new(12, [site_part(site)]),
            Action::Discard(contract) => ActionParts::new(13, [contract.0.into()]),
            Action::Decline => ActionParts::new(14, []),
        })
    }

    fn action_of_parts(&self, ActionParts { kind, parts }: ActionParts) -> Option<Action> {
        let [a, b, c, d] = parts;
        let contract = Contract(a as u8);
        Some(match kind {
            0 => Action::Choose { company: Company::ALL[usize::from(a)], contract: Contract(b as u8) },
            1 => Action::Copy(Officer::ALL[usize::from(a)]),
            2 => {
                let how = [How::Own, How::Special, How::Officer][usize::from(b)];
                Action::Construct { tile: TechTile(a as u8), how, site: site_of(c) }
            }
            3 => Action::Pay { excavators: a as u8, mixers: b as u8 },
            4 => {
                let dam = BaseSpace(b as u8);
                let conduit = ConduitSpace(dam.basin().0 * 2 + c as u8);
                let place = self.none_or_place(Section::Turbine, a)?;
                Action::Produce { place, dam, conduit, drops: d as u8 }
            }
            5 => {
                let place = self.none_or_place(Section::Water, a)?;
                Action::Pour { place, drops: Drops::all().nth(b.into())? }
            }
            6 => Action::Use(Place(a as u8)),
            7 => Action::Bank(a as u8),
            8 => {
                let place = self.place_of(Section::Contract, a)?;
                let second = match c {
                    0 => None,
                    slot => Some(self.contract_in(slot - 1)?),
                };
                Action::Take { place, first: self.contract_in(b)?, second }
            }
            9 => Action::Pass,
            10 => Action::Fulfil(contract),
            11 => Action::Machines(a as u8),
            12 => Action::Build(site_of(a)),
            13 => Action::Discard(contract),
            14 => Action::Decline,
            _ => return None,
        })
    }
}
