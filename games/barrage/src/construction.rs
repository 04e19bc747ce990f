//! BA-7: the construction action, and the legal spaces for structures.

use engine::{EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::board::Price;
use crate::event::Event;
use crate::ids::{BaseSpace, Effect, Officer, PIECES, Site, Structure, TechTile};
use crate::rewards::{Free, Reward};
use crate::state::{Barrage, Construction, Dam, How, Segment, Source, Stage};
use crate::steps::Step;

/// BA-13.15: the credits that Jordan pays for a machine.
pub(crate) const CREDITS_FOR_MACHINE: u8 = 3;
/// BA-13.10: the credits that Adler pays for a base.
const ADLER: u8 = 3;
/// BA-14.17: the maximum price of a conduit with Conduit II, and the value from which it applies.
const CONDUIT_FOR_FIVE: (u8, u8) = (5, 3);
/// The kinds of structures whose pieces uncover income.
const INCOME_AT: [u8; 3] = [2, 4, 5];

/// The machines a structure needs (BA-7.10 to BA-7.13), after officers and tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// The number of machines.
    pub count: u8,
    /// Whether they are mixers; otherwise they are excavators.
    pub mixers: bool,
    /// BA-14.19: whether both kinds are accepted.
    pub any: bool,
    /// BA-13.15: whether credits are accepted.
    pub credits: bool,
    /// BA-13.14: the number of mixers that are accepted instead, if any.
    pub by_mixers: Option<u8>,
}

impl Need {
    /// BA-13.14, BA-13.15: the credits to pay in addition to these machines.
    #[must_use]
    pub fn credits_beside(self, excavators: u8, mixers: u8) -> u8 {
        if self.by_mixers.is_some_and(|price| (excavators, mixers) == (0, price)) {
            return 0;
        }
        self.count.saturating_sub(excavators + mixers) * CREDITS_FOR_MACHINE
    }
}

/// The total cost of a construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The engineers to place; zero for an engineer-free tile (BA-14.3).
    pub engineers: u8,
    /// Whether a construction space is used.
    pub space: bool,
    /// The credits of the construction space.
    pub space_credits: u8,
    /// The credits of a red building space.
    pub red: u8,
    /// The machines.
    pub need: Need,
}

impl Barrage {
    /// BA-2.5: whether a building space is red-bordered. Elevations and conduits have no red spaces.
    #[inline]
    #[must_use]
    pub fn is_red(&self, site: Site) -> bool {
        match site {
            Site::Base(space) => space.is_upper(),
            Site::Powerhouse(space) => self.tables.map.powerhouse(space).red,
            Site::Elevation(_) | Site::Conduit(_) => false,
        }
    }

    /// BA-2.9 to BA-2.11, BA-7.9, BA-7.11: whether this company may build there.
    pub(crate) fn check_site(&self, seat: Seat, site: Site) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let structure = site.structure();
        if player.count(structure) >= PIECES[structure.index()] {
            return Err(Refusal::new("BA-7.9", "no-piece-left"));
        }
        let taken = || Err(Refusal::new("BA-2.10", "space-is-taken"));
        let second = || Err(Refusal::new("BA-2.11", "one-in-a-basin"));
        match site {
            Site::Base(space) => match self.dams.get(space.index()) {
                Some(None) if player.has_dam_in(space.basin()) => second(),
                Some(None) => Ok(()),
                _ => taken(),
            },
            Site::Elevation(space) => match self.dams.get(space.index()) {
                Some(Some(dam)) if dam.owner == Some(seat) && dam.level < 3 => Ok(()),
                Some(Some(dam)) if dam.owner == Some(seat) => {
                    Err(Refusal::new("BA-7.11", "dam-is-full-height"))
                }
                _ => Err(Refusal::new("BA-2.9", "no-own-dam")),
            },
            Site::Conduit(space) => match self.conduits.get(space.index()) {
                Some(None) => Ok(()),
                _ => taken(),
            },
            Site::Powerhouse(space) => match self.powerhouses.get(space.index()) {
                Some(None) if player.has_powerhouse_in(self.tables.map.powerhouse(space).basin) => second(),
                Some(None) => Ok(()),
                _ => taken(),
            },
        }
    }

    /// The spaces of a kind where this company may build.
    pub(crate) fn spaces_for(&self, seat: Seat, structure: Structure) -> Set {
        let player = &self.players[seat];
        if player.count(structure) >= PIECES[structure.index()] {
            return Set::EMPTY;
        }
        // No branches: they would be mispredicted.
        let mut bits = 0;
        match structure {
            Structure::Base => {
                for (space, dam) in self.dams.iter().enumerate() {
                    let open = dam.is_none() & !player.has_dam_in(BaseSpace(space as u8).basin());
                    bits |= u64::from(open) << space;
                }
            }
            Structure::Elevation => {
                for (space, dam) in self.dams.iter().enumerate() {
                    let own = dam.is_some_and(|dam| dam.owner == Some(seat) && dam.level < 3);
                    bits |= u64::from(own) << space;
                }
            }
            Structure::Conduit => {
                for (space, owner) in self.conduits.iter().enumerate() {
                    bits |= u64::from(owner.is_none()) << space;
                }
            }
            Structure::Powerhouse => {
                for (space, row) in self.tables.map.powerhouses.iter().enumerate() {
                    let open = self.powerhouses[space].is_none() & !player.has_powerhouse_in(row.basin);
                    bits |= u64::from(open) << space;
                }
            }
        }
        Set::from_bits(bits)
    }

    /// Calls `each` with every site of a kind where this company may build, ascending.
    #[inline]
    pub(crate) fn each_site(&self, seat: Seat, structure: Structure, each: impl FnMut(Site)) {
        self.spaces_for(seat, structure).iter().map(|space| Site::new(structure, space)).for_each(each);
    }

    /// BA-7.10 to BA-7.13, BA-13.10, BA-13.14, BA-13.15, BA-14.17, BA-14.19, BA-14.20: the machines for a site.
    #[must_use]
    pub fn need(&self, seat: Seat, effect: Option<Effect>, site: Site) -> Need {
        let numbers = &self.tables.numbers;
        let area = |space: BaseSpace| self.tables.map.basin(space.basin()).area.index();
        let mut by_mixers = None;
        let (count, mixers) = match site {
            Site::Base(_) if effect == Some(Effect::NoEngineersNoMachines) => (0, false),
            Site::Base(_) if self.has(seat, Officer::Adler) => (ADLER, false),
            Site::Base(space) => (numbers.base[area(space)], false),
            Site::Elevation(space) => (numbers.elevation[area(space)], true),
            Site::Conduit(space) => {
                let value = self.tables.map.conduit(space).value;
                let (price, from) = CONDUIT_FOR_FIVE;
                if self.has(seat, Officer::McDowell) {
                    by_mixers = Some(value);
                }
                let cheap = effect == Some(Effect::ConduitForFive) && value >= from;
                (if cheap { price } else { value * numbers.conduit }, false)
            }
            Site::Powerhouse(_) => {
                let built = usize::from(self.players[seat].count(Structure::Powerhouse));
                (numbers.powerhouse[built.min(3)], true)
            }
        };
        let any = effect == Some(Effect::Interchangeable);
        Need { count, mixers, any, credits: self.has(seat, Officer::Jordan), by_mixers }
    }

    /// The cost of a construction for the acting player now; `None` if all construction spaces are used (BA-7.1).
    #[must_use]
    pub fn bill(&self, tile: TechTile, site: Site) -> Option<Bill> {
        let seat = self.actor;
        let row = self.tables.tile(tile);
        let waived = row.effect == Some(Effect::NoRedSpaceCost);
        let red = if self.is_red(site) && !waived { self.tables.map.red_cost } else { 0 };
        let need = self.need(seat, row.effect, site);
        if row.engineers_free {
            return Some(Bill { engineers: 0, space: false, space_credits: 0, red, need });
        }
        let used = usize::from(self.players[seat].constructions);
        let price = self.tables.board.construction.get(used)?;
        Some(Bill { engineers: price.engineers, space: true, space_credits: price.credits, red, need })
    }

    /// The number of a company's machines that are accepted for a need.
    #[inline]
    fn machines_for(&self, seat: Seat, need: Need) -> u8 {
        let player = &self.players[seat];
        match (need.any, need.mixers) {
            (true, _) => player.excavators + player.mixers,
            (false, true) => player.mixers,
            (false, false) => player.excavators,
        }
    }

    /// BA-7.19: whether machines and credits suffice, with these credits for machines.
    #[inline]
    pub(crate) fn can_supply(&self, seat: Seat, need: Need, credits: u16) -> bool {
        let player = &self.players[seat];
        let have = self.machines_for(seat, need);
        let missing = u16::from(need.count.saturating_sub(have));
        missing == 0
            || (need.credits && missing * u16::from(CREDITS_FOR_MACHINE) <= credits)
            || need.by_mixers.is_some_and(|mixers| mixers <= player.mixers)
    }

    /// Calls `each` with every way to pay for machines, as excavators and mixers, ascending.
    pub(crate) fn each_payment(&self, seat: Seat, need: Need, credits: u16, mut each: impl FnMut(u8, u8)) {
        let player = &self.players[seat];
        if let Some(mixers) = need.by_mixers.filter(|&mixers| mixers <= player.mixers) {
            each(0, mixers);
        }
        let most = |kind: bool, have: u8| if need.any || kind { have.min(need.count) } else { 0 };
        for excavators in 0..=most(!need.mixers, player.excavators) {
            for mixers in 0..=most(need.mixers, player.mixers).min(need.count - excavators) {
                let missing = u16::from(need.count - excavators - mixers);
                if missing == 0 || (need.credits && missing * u16::from(CREDITS_FOR_MACHINE) <= credits) {
                    each(excavators, mixers);
                }
            }
        }
    }

    /// BA-7.3, BA-13.16, BA-13.18, BA-D.21: whether a tile can be used like this.
    fn check_tile(&self, tile: TechTile, how: How) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        let special = self.tables.special;
        if tile == special || tile.index() >= self.tables.tiles.len() {
            return Err(Refusal::new("BA-D.21", "special-tile-copies-another"));
        }
        match how {
            How::Own if player.tiles.has(tile.0) => Ok(()),
            How::Own => Err(Refusal::new("BA-7.3", "tile-not-in-supply")),
            How::Special if !player.tiles.has(special.0) => {
                Err(Refusal::new("BA-13.16", "no-special-tile-in-supply"))
            }
            How::Officer if self.copied != Some(Officer::Krylov) => {
                Err(Refusal::new("BA-13.18", "krylov-is-not-copied"))
            }
            _ if player.tiles_on_wheel().has(tile.0) => Ok(()),
            _ => Err(Refusal::new("BA-D.21", "tile-not-on-wheel")),
        }
    }

    /// BA-7.2 to BA-7.6, BA-7.19: checked as a whole before anything is paid.
    pub(crate) fn check_construct(&self, tile: TechTile, how: How, site: Site) -> Result<(), Refusal> {
        let player = &self.players[self.actor];
        self.check_tile(tile, how)?;
        let row = self.tables.tile(tile);
        if row.builds.is_some_and(|builds| builds != site.structure()) {
            return Err(Refusal::new("BA-7.3", "tile-builds-something-else"));
        }
        self.check_site(self.actor, site)?;
        let Some(bill) = self.bill(tile, site) else {
            return Err(Refusal::new("BA-7.1", "no-construction-space-left"));
        };
        if bill.engineers > player.engineers {
            let numbers = [bill.engineers.into(), player.engineers.into()];
            return Err(Refusal::with("BA-6.3", "too-few-engineers", numbers));
        }
        let credits = u16::from(bill.space_credits) + u16::from(bill.red);
        let Some(left) = player.credits.checked_sub(credits) else {
            let numbers = [credits.into(), player.credits.into()];
            return Err(Refusal::with("BA-7.19", "too-few-credits", numbers));
        };
        if !self.can_supply(self.actor, bill.need, left) {
            let have = self.machines_for(self.actor, bill.need);
            return Err(Refusal::with("BA-7.4", "too-few-machines", [bill.need.count.into(), have.into()]));
        }
        Ok(())
    }

    /// BA-7.4: a way to pay the construction that was chosen.
    pub(crate) fn check_pay(&self, excavators: u8, mixers: u8) -> Result<(), Refusal> {
        let mut found = false;
        self.each_open_payment(|e, m| found |= (e, m) == (excavators, mixers));
        if found { Ok(()) } else { Err(Refusal::new("BA-7.4", "no-such-payment")) }
    }

    /// Every way to pay the construction that was chosen.
    fn each_open_payment(&self, each: impl FnMut(u8, u8)) {
        let Some(Construction { tile, site, .. }) = self.construction else { return };
        let Some(bill) = self.bill(tile, site) else { return };
        let fixed = u16::from(bill.space_credits) + u16::from(bill.red);
        let credits = self.players[self.actor].credits.saturating_sub(fixed);
        self.each_payment(self.actor, bill.need, credits, each);
    }

    pub(crate) fn list_payments(&self, out: &mut Vec<Action>) {
        self.each_open_payment(|excavators, mixers| out.push(Action::Pay { excavators, mixers }));
    }

    pub(crate) fn list_constructions(&self, out: &mut Vec<Action>) {
        let player = &self.players[self.actor];
        let wheel = player.tiles_on_wheel().without(self.tables.special.0);
        let special = player.tiles.has(self.tables.special.0);
        let officer = self.copied == Some(Officer::Krylov);
        let own = player.tiles.without(self.tables.special.0);
        let copied = if special || officer { wheel } else { Set::EMPTY };
        let mut spaces = [None; 4];
        for tile in own.or(copied).iter().map(TechTile) {
            let on_wheel = copied.has(tile.0);
            let ways = [
                (own.has(tile.0), How::Own),
                (on_wheel && special, How::Special),
                (on_wheel && officer, How::Officer),
            ];
            let from = out.len();
            let mut first = None;
            for (_, how) in ways.into_iter().filter(|(usable, _)| *usable) {
                match first {
                    None => {
                        self.list_sites(tile, how, &mut spaces, out);
                        first = Some((from, out.len()));
                    }
                    // The sites are the same for another way to use the same tile.
                    Some((from, to)) => {
                        for at in from..to {
                            if let Action::Construct { site, .. } = out[at] {
                                out.push(Action::Construct { tile, how, site });
                            }
                        }
                    }
                }
            }
        }
    }

    /// The legal constructions with one tile. `spaces` are those for each kind of piece, once they are known.
    #[inline]
    fn list_sites(&self, tile: TechTile, how: How, spaces: &mut [Option<Set>; 4], out: &mut Vec<Action>) {
        let seat = self.actor;
        let player = &self.players[seat];
        let row = self.tables.tile(tile);
        // The checks that do not depend on the site.
        let used = usize::from(player.constructions);
        let price = match self.tables.board.construction.get(used) {
            _ if row.engineers_free => Price::default(),
            Some(price) if price.engineers <= player.engineers => *price,
            _ => return,
        };
        let Some(credits) = player.credits.checked_sub(price.credits.into()) else { return };
        let waived = row.effect == Some(Effect::NoRedSpaceCost);
        let red_cost = u16::from(self.tables.map.red_cost);
        let kinds = match &row.builds {
            Some(structure) => std::slice::from_ref(structure),
            None => Structure::ALL,
        };
        for &structure in kinds {
            let spaces = *spaces[structure.index()].get_or_insert_with(|| self.spaces_for(seat, structure));
            // Many spaces have the same price, which is checked once.
            let mut affordable = Set::EMPTY;
            for alike in &self.tables.map.alike[structure.index()] {
                let alike = spaces.and(*alike);
                let Some(space) = alike.first() else { continue };
                let site = Site::new(structure, space);
                let red = if !waived && self.is_red(site) { red_cost } else { 0 };
                if red <= credits && self.can_supply(seat, self.need(seat, row.effect, site), credits - red) {
                    affordable = affordable.or(alike);
                }
            }
            let sites = affordable.iter().map(|space| Site::new(structure, space));
            out.extend(sites.map(|site| Action::Construct { tile, how, site }));
        }
    }

    /// BA-6.11: whether an engineer-free construction is possible.
    pub(crate) fn has_free_construction(&self) -> bool {
        let player = &self.players[self.actor];
        let copies = player.tiles.has(self.tables.special.0) || self.copied == Some(Officer::Krylov);
        let wheel = if copies { player.tiles_on_wheel() } else { Set::EMPTY };
        player.tiles.or(wheel).iter().map(TechTile).any(|tile| {
            let row = self.tables.tile(tile);
            let mut found = false;
            if row.engineers_free {
                let how = [How::Own, How::Special, How::Officer];
                let structures = row.builds.as_ref().map_or(Structure::ALL, std::slice::from_ref);
                for &structure in structures {
                    self.each_site(self.actor, structure, |site| {
                        found = found || how.iter().any(|&how| self.check_construct(tile, how, site).is_ok());
                    });
                }
            }
            found
        })
    }

    /// Pays at once if there is only one way to pay, otherwise asks; returns whether it has paid.
    pub(crate) fn apply_construct(
        &mut self,
        tile: TechTile,
        how: How,
        site: Site,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        self.construction = Some(Construction { tile, how, site });
        let mut only = None;
        let mut ways = 0;
        self.each_open_payment(|excavators, mixers| {
            only = Some((excavators, mixers));
            ways += 1;
        });
        if let (1, Some((excavators, mixers))) = (ways, only) {
            self.apply_pay(excavators, mixers, log);
            return true;
        }
        self.stage = Stage::Paying;
        false
    }

    /// BA-7.2 to BA-7.8: the steps of a construction.
    pub(crate) fn apply_pay(&mut self, excavators: u8, mixers: u8, log: &mut impl EventSink<Event>) {
        let Some(Construction { tile, how, site }) = self.construction.take() else { return };
        let Some(bill) = self.bill(tile, site) else { return };
        let seat = self.actor;
        self.players[seat].constructions += u8::from(bill.space);
        let credits = bill.space_credits + bill.need.credits_beside(excavators, mixers);
        self.place_builders(tile, bill.engineers, credits, log);
        self.onto_wheel(seat, tile, how, (excavators, mixers), log);
        self.then(Step::EndTurn);
        self.then(Step::TileEffect(tile, site));
        self.place_piece(site, bill.red, log);
    }

    /// BA-7.2: places the engineers of a construction with this tile and pays the credits.
    pub(crate) fn place_builders(
        &mut self,
        tile: TechTile,
        engineers: u8,
        credits: u8,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor;
        let player = &mut self.players[seat];
        player.engineers -= engineers;
        player.building += engineers;
        self.pay(seat, credits);
        log.note(Event::Used(seat, tile, engineers, credits));
    }

    /// BA-7.3 to BA-7.5: tile and machines go into the open segment, and the wheel turns.
    pub(crate) fn onto_wheel(
        &mut self,
        seat: Seat,
        tile: TechTile,
        how: How,
        (excavators, mixers): (u8, u8),
        log: &mut impl EventSink<Event>,
    ) {
        let special = self.tables.special;
        let player = &mut self.players[seat];
        let laid = match how {
            How::Own => Some(tile),
            How::Special => Some(special),
            How::Officer => None,
        };
        if let Some(laid) = laid {
            player.tiles.remove(laid.0);
        }
        player.excavators -= excavators;
        player.mixers -= mixers;
        player.wheel[0] = Segment { tile: laid, excavators, mixers };
        self.rotate(seat, 1, log);
    }

    /// BA-7.6, BA-7.7: builds the acting company's next piece there; the income it uncovers is received at once.
    pub(crate) fn place_piece(&mut self, site: Site, red: u8, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        self.pay(seat, red);
        self.put(seat, site);
        log.note(Event::Built(seat, site, red));
        let structure = site.structure();
        if let Some(reward) = self.income_at(seat, structure, self.players[seat].count(structure)) {
            self.gain(&reward, Source::Income, log);
        }
    }

    /// BA-5.2, BA-5.3, BA-7.7: the income uncovered by a company's piece of a kind with this number.
    #[must_use]
    pub fn income_at(&self, seat: Seat, structure: Structure, number: u8) -> Option<Reward> {
        if !self.can_have_income(seat) {
            return None;
        }
        let row = self.tables.company(self.players[seat].company?).income.get(structure.index())?;
        INCOME_AT.iter().position(|&piece| piece == number).map(|at| row[at])
    }

    /// Puts a piece on the map.
    pub(crate) fn put(&mut self, seat: Seat, site: Site) {
        let red = self.is_red(site);
        let player = &mut self.players[seat];
        player.built[site.structure().index()] += 1;
        player.pieces.add(&self.tables.map, site, red);
        match site {
            Site::Base(space) => {
                player.dams |= 1 << space.basin().0;
                // BA-2.21: a new base starts empty.
                self.dams[space.index()] = Some(Dam { owner: Some(seat), level: 1, drops: 0 });
            }
            Site::Elevation(space) => {
                if let Some(dam) = &mut self.dams[space.index()] {
                    dam.level += 1;
                }
            }
            Site::Conduit(space) => self.conduits[space.index()] = Some(seat),
            Site::Powerhouse(space) => {
                player.powerhouses |= 1 << self.tables.map.powerhouse(space).basin.0;
                self.powerhouses[space.index()] = Some(seat);
            }
        }
    }

    /// BA-15.5, BA-15.9: whether a free structure may be built there.
    pub(crate) fn check_build(&self, free: Free, site: Site) -> Result<(), Refusal> {
        let seat = self.actor;
        if site.structure() != free.structure() {
            return Err(Refusal::new("BA-15.5", "another-structure"));
        }
        self.check_site(seat, site)?;
        if !self.is_within(free, site) {
            return Err(Refusal::new("BA-15.9", "not-there"));
        }
        let red = if self.is_red(site) { self.tables.map.red_cost } else { 0 };
        if u16::from(red) > self.players[seat].credits && !self.is_automa(seat) {
            let numbers = [red.into(), self.players[seat].credits.into()];
            return Err(Refusal::with("BA-15.5", "too-few-credits", numbers));
        }
        Ok(())
    }

    /// Whether a site is in the areas, or of the value, that a free structure is limited to.
    pub(crate) fn is_within(&self, free: Free, site: Site) -> bool {
        match (free, site) {
            (Free::Base(areas), Site::Base(space)) => {
                Free::allows(areas, self.tables.map.basin(space.basin()).area)
            }
            (Free::Conduit(most), Site::Conduit(space)) => self.tables.map.conduit(space).value <= most,
            _ => free.structure() == site.structure(),
        }
    }

    pub(crate) fn has_free_site(&self, free: Free) -> bool {
        let mut found = false;
        self.each_site(self.actor, free.structure(), |site| {
            found = found || self.check_build(free, site).is_ok()
        });
        found
    }

    pub(crate) fn list_builds(&self, free: Free, out: &mut Vec<Action>) {
        self.each_site(self.actor, free.structure(), |site| {
            if self.check_build(free, site).is_ok() {
                out.push(Action::Build(site));
            }
        });
        out.push(Action::Decline);
    }

    /// BA-15.5: no engineers, tile, machines or rotation; a red space is still paid.
    pub(crate) fn apply_build(&mut self, site: Site, log: &mut impl EventSink<Event>) {
        let red = if self.is_red(site) { self.tables.map.red_cost } else { 0 };
        self.place_piece(site, red, log);
    }
}
