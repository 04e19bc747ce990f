//! BA-3, BA-4: setup, and the choice of companies.

use engine::{Chance, Components, EventSink, Refusal, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::ending::Pieces;
use crate::event::Event;
use crate::ids::{
    AutomaTile, BASE_SPACES, CONDUIT_SPACES, Company, Contract, Objective, Officer, POWERHOUSE_SPACES, Place,
    SEGMENTS, TechTile,
};
use crate::options::Options;
use crate::state::{Barrage, Dam, Pile, Player, SEATS, Segment, Source, Stage};
use crate::steps::Steps;
use crate::tables::Tables;

/// BA-D.10: the number of officers that can be copied.
const OFFICERS_TO_COPY: u8 = 3;

/// Removes a random element from a set.
fn draw_from(set: &mut Set, what: &'static str, chance: &mut impl Chance) -> u8 {
    let drawn = chance.draw(what, set);
    set.remove(drawn);
    drawn
}

impl Barrage {
    /// BA-3.1 to BA-3.9, BA-4.1 to BA-4.12.
    pub(crate) fn set_up(
        tables: Components<Tables>,
        options: Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        if options.automas >= seats {
            let numbers = [options.automas.into(), seats.into()];
            return Err(Refusal::with("BA-AUTOMA-1.1", "no-human-player", numbers));
        }
        if options.automas > 0 && options.introductory {
            return Err(Refusal::new("BA-AUTOMA-1.1", "automas-play-the-full-game"));
        }
        let mut position = Self::empty_table(tables, options, seats);
        position.set_map(chance);
        position.set_contracts(chance);
        if !options.introductory {
            position.unseen_tiles = tables.advanced();
            position.offer_patents(chance, &mut ());
        }
        if options.introductory {
            for seat in Seat::all(seats) {
                let (company, officer, contract) = tables.introductory[seat.index()];
                position.give(seat, company, officer, Some(contract), &mut ());
            }
            position.begin(chance, &mut ());
        } else {
            position.deal(chance);
        }
        Ok(position)
    }

    fn empty_table(tables: Components<Tables>, options: Options, seats: u8) -> Self {
        let player = Player {
            company: None,
            officer: None,
            passed: false,
            engineers: tables.numbers.engineers,
            constructions: 0,
            building: 0,
            banking: 0,
            copies: 0,
            credits: 0,
            excavators: 0,
            mixers: 0,
            energy: 0,
            built: [0; 4],
            dams: 0,
            powerhouses: 0,
            pieces: Pieces::NONE,
            tiles: Set::EMPTY,
            wheel: [Segment::default(); SEGMENTS],
            contracts: Set::EMPTY,
            fulfilled: Set::EMPTY,
            points: [0; Source::SCORED],
        };
        Self {
            tables,
            seats,
            introductory: options.introductory,
            automas: options.automas,
            difficulty: options.difficulty,
            sekibo_variant: options.sekibo_variant,
            contract_first: options.contract_first,
            round: 0,
            stage: Stage::Choosing,
            actor: Seat::new(0),
            order: [0, 1, 2, 3].map(Seat::new),
            copied: None,
            steps: Steps::NONE,
            construction: None,
            offers: [None; SEATS],
            starting: Set::EMPTY,
            extra_officers: Set::EMPTY,
            headstream_tiles: [0; 4],
            headstreams: [0; 4],
            dams: [None; BASE_SPACES],
            conduits: [None; CONDUIT_SPACES],
            powerhouses: [None; POWERHOUSE_SPACES],
            came: 0,
            went: 0,
            bonus: [0; 5],
            objective: 0,
            open: [[None; 2]; 3],
            national: [None; 3],
            stack: Set::EMPTY,
            discarded: Set::EMPTY,
            patents: [None; 3],
            unseen_tiles: Set::EMPTY,
            placed: [None; Place::COUNT],
            taken: Set::EMPTY,
            pile: Pile { draw: Set::EMPTY, top: None, criteria: None, discard: Set::EMPTY },
            players: BySeat::from_fn(|_| player),
        }
    }

    /// BA-3.1 to BA-3.3, BA-3.6.
    fn set_map(&mut self, chance: &mut impl Chance) {
        let below = |count: usize| Set::below(u8::try_from(count).expect("few tiles"));
        let mut tiles = below(self.tables.headstream_tiles.len());
        for slot in &mut self.headstream_tiles {
            *slot = draw_from(&mut tiles, "headstream", chance);
        }
        let bonus = self.tables.bonus_tiles.iter().zip(0u8..);
        let mut bonus: Set = bonus
            .filter(|(row, _)| row.introductory || !self.introductory)
            .map(|(_, number)| number)
            .collect();
        for slot in &mut self.bonus {
            *slot = draw_from(&mut bonus, "bonus", chance);
        }
        self.objective = draw_from(&mut below(Objective::ALL.len()), "objective", chance);
        for (spaces, (level, drops)) in self.tables.neutral_spaces.iter().zip(self.tables.numbers.neutral) {
            let number = draw_from(&mut below(spaces.len()), "setup", chance);
            self.dams[spaces[usize::from(number)].index()] = Some(Dam { owner: None, level, drops });
            self.came += u16::from(drops);
        }
    }

    /// BA-3.4, BA-3.5.
    fn set_contracts(&mut self, chance: &mut impl Chance) {
        let mut national = self.tables.contracts.national;
        let count = self.tables.numbers.national[usize::from(self.seats) - 2];
        for slot in &mut self.national[..usize::from(count)] {
            *slot = Some(Contract(draw_from(&mut national, "national", chance)));
        }
        self.stack = self.tables.contracts.private.iter().fold(Set::EMPTY, |all, &colour| all.or(colour));
        self.refill_contracts(chance, &mut ());
    }

    /// BA-4.5, BA-4.6, BA-4.12: companies with officers and starting contracts are drawn; a chooser begins.
    fn deal(&mut self, chance: &mut impl Chance) {
        let mut companies = Set::below(Company::ALL.len() as u8);
        let mut officers = Set::below(Officer::ALL.len() as u8);
        let mut starting = self.tables.contracts.starting;
        for seat in 0..usize::from(self.seats) {
            let company = draw_from(&mut companies, "company", chance);
            let officer = draw_from(&mut officers, "officer", chance);
            self.offers[seat] =
                Some((Company::ALL[usize::from(company)], Officer::ALL[usize::from(officer)]));
            self.starting.insert(draw_from(&mut starting, "starting", chance));
        }
        let sekibo = self.offers.iter().flatten().any(|(_, officer)| *officer == Officer::Sekibo);
        if sekibo {
            // BA-D.36: an Automa's officer counts only if it uses one.
            let users = if self.level().officer { self.seats } else { self.humans() };
            for _ in users - 1..OFFICERS_TO_COPY {
                self.extra_officers.insert(draw_from(&mut officers, "officer", chance));
            }
        }
        let first = chance.draw("chooser", &Set::below(self.humans()));
        for place in 0..self.humans() {
            self.order[usize::from(place)] = Seat::new((first + place) % self.humans());
        }
        self.actor = self.order[0];
    }

    /// The number of human seats.
    pub(crate) const fn humans(&self) -> u8 {
        self.seats - self.automas
    }

    /// BA-4.6: a pair and a contract that are still available.
    pub(crate) fn check_choose(&self, company: Company, contract: Contract) -> Result<(), Refusal> {
        if self.offers.iter().flatten().all(|(offered, _)| *offered != company) {
            return Err(Refusal::new("BA-4.6", "company-not-there"));
        }
        if !self.starting.has(contract.0) {
            return Err(Refusal::new("BA-4.6", "contract-not-there"));
        }
        Ok(())
    }

    pub(crate) fn list_choices(&self, out: &mut Vec<Action>) {
        for &company in Company::ALL {
            if self.offers.iter().flatten().any(|(offered, _)| *offered == company) {
                let contracts = self.starting.iter().map(Contract);
                out.extend(contracts.map(|contract| Action::Choose { company, contract }));
            }
        }
    }

    pub(crate) fn apply_choose(
        &mut self,
        company: Company,
        contract: Contract,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.starting.remove(contract.0);
        if let Some(officer) = self.take_offer(company) {
            self.give(self.actor, company, officer, Some(contract), log);
        }
        let place = self.order().iter().position(|&seat| seat == self.actor).unwrap_or(0);
        if place + 1 < usize::from(self.humans()) {
            self.actor = self.order[place + 1];
            return;
        }
        self.seat_automas(chance, log);
        self.order = self.first_order();
        self.begin(chance, log);
    }

    /// BA-4.7, BA-AUTOMA-1.5: the turn order of round 1 while companies are chosen: the reverse of the order of
    /// choosing, in which Automas come last. Places beyond the seats are unused.
    #[must_use]
    pub fn first_order(&self) -> [Seat; SEATS] {
        let mut order = self.order;
        order[..usize::from(self.seats)].reverse();
        order
    }

    fn take_offer(&mut self, company: Company) -> Option<Officer> {
        let slot = self.offers.iter_mut().find(|slot| slot.is_some_and(|(offered, _)| offered == company))?;
        slot.take().map(|(_, officer)| officer)
    }

    /// BA-AUTOMA-1.5: each Automa takes a random remaining company; those left over leave the game.
    fn seat_automas(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.starting = Set::EMPTY;
        let dealt: Set = self.offers.iter().flatten().map(|(_, officer)| *officer as u8).collect();
        let humans = Seat::all(self.humans()).filter_map(|seat| self.players[seat].officer);
        let used = humans.fold(dealt, |set, officer| set.with(officer as u8));
        for seat in Seat::all(self.seats).skip(usize::from(self.humans())) {
            let left: Set = self.offers.iter().flatten().map(|(company, _)| *company as u8).collect();
            let company = Company::ALL[usize::from(chance.draw("company", &left))];
            self.order[seat.index()] = seat;
            let Some(officer) = self.take_offer(company) else { continue };
            let officer = match officer {
                // BA-AUTOMA-9.6: another one for Mahiri Sekibo.
                Officer::Sekibo if self.level().officer => {
                    let unused =
                        Set::below(Officer::ALL.len() as u8).minus(used).without(Officer::Sekibo as u8);
                    Officer::ALL[usize::from(chance.draw("officer", &unused))]
                }
                officer => officer,
            };
            self.give(seat, company, officer, None, log);
        }
    }

    /// BA-4.1, BA-4.2, BA-4.4, BA-4.8 to BA-4.10, BA-AUTOMA-1.2: the starting equipment of a company.
    fn give(
        &mut self,
        seat: Seat,
        company: Company,
        officer: Officer,
        contract: Option<Contract>,
        log: &mut impl EventSink<Event>,
    ) {
        let automa = self.is_automa(seat);
        let officer = Some(officer).filter(|_| !automa || self.level().officer);
        let joker = self.introductory;
        let tables = self.tables;
        let player = &mut self.players[seat];
        player.company = Some(company);
        player.officer = officer;
        player.tiles = (0..tables.special.0)
            .filter(|&tile| joker || tables.tile(TechTile(tile)).builds.is_some())
            .collect();
        if officer == Some(Officer::Krylov) {
            player.tiles.insert(tables.special.0);
        }
        let [credits, excavators, mixers] = tables.numbers.start;
        let variant = self.sekibo_variant && officer == Some(Officer::Sekibo);
        if automa {
            [player.excavators, player.mixers] = tables.automa.start;
            player.points[Source::Start.index()] = tables.automa.start_vp.into();
        } else {
            player.credits = if variant { tables.sekibo.start_credits_variant } else { credits }.into();
            player.excavators = excavators;
            player.mixers = mixers;
            player.points[Source::Start.index()] = tables.numbers.start_vp.into();
        }
        if let Some(contract) = contract {
            player.contracts.insert(contract.0);
        }
        log.note(Event::Chose(seat, company, officer));
    }

    /// Round 1 begins; BA-AUTOMA-1.4: with the Automa tiles shuffled.
    fn begin(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.offers = [None; SEATS];
        if !Seat::all(self.seats).any(|seat| self.players[seat].officer == Some(Officer::Sekibo)) {
            self.extra_officers = Set::EMPTY;
        }
        if self.automas > 0 {
            self.pile.draw = Set::below(u8::try_from(self.tables.automa.tiles.len()).expect("20 tiles"));
            self.pile.top = Some(AutomaTile(draw_from(&mut self.pile.draw, "automa", chance)));
        }
        self.begin_round(log);
        self.run(chance, log);
    }
}
