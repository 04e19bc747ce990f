//! BA-AUTOMA-5: the actions on the Automa tiles.

use engine::{Chance, EventSink, Seat};
use parts::Set;

use crate::automa_tiles::{Deed, Order};
use crate::board::Section;
use crate::event::Event;
use crate::ids::{
    Ability, Area, Basin, Colour, Contract, Effect, Headstream, Officer, Place, ROUNDS, Row, Site, Structure,
    TechTile,
};
use crate::production::{Modifiers, System};
use crate::state::{Barrage, How, Segment};
use crate::steps::Step;

/// The payment for a construction: excavators and mixers for the wheel, and VP instead of a machine (BA-AUTOMA-7.4).
type Payment = (u8, u8, u8);

/// The VP that Jordan's Automa pays for one missing machine (BA-AUTOMA-7.4).
const VP_FOR_MACHINE: u8 = 3;

impl Barrage {
    /// Does one action if its conditions hold. Returns whether it was done.
    pub(crate) fn follow(
        &mut self,
        order: Order,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        // BA-AUTOMA-3.3: it places all its engineers if it has fewer.
        let engineers = order.engineers.min(self.players[self.actor].engineers);
        match order.deed {
            Deed::Produce(bonus, colour) => self.automa_uses_turbine(bonus, colour, engineers, log),
            Deed::Water(drops, now) => self.automa_uses_water(drops, now, engineers, log),
            Deed::Discard(colour, energy) => {
                self.automa_discards(colour, energy, engineers, chance, log);
                true
            }
            Deed::Construct(structure, area, value) => {
                self.automa_constructs(structure, area, value, engineers, log)
            }
            Deed::Rotate(segments, vp) => self.automa_rotates(segments, vp, engineers, log),
            Deed::Patent(structure, vp) => self.automa_patents(structure, vp, engineers, log),
            Deed::Machines(excavators, mixers, any, vp) => {
                self.automa_buys_machines([excavators, mixers, any], vp, engineers, log)
            }
            Deed::Bank(vp) => {
                self.bank(engineers, vp, log);
                true
            }
        }
    }

    /// BA-AUTOMA-5.1, BA-AUTOMA-5.2.
    fn automa_uses_turbine(
        &mut self,
        bonus: i8,
        colour: Colour,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        let modifiers = self.modifiers(self.actor, bonus);
        let fits = self.wants_to_produce(modifiers, colour);
        if fits {
            self.station(Section::Turbine, engineers, 0, log);
            self.automa_produces(modifiers, None, log);
        }
        fits
    }

    /// BA-AUTOMA-5.3.
    fn automa_uses_water(
        &mut self,
        drops: u8,
        now: bool,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        let mut tried = *self;
        let possible = tried.automa_pours(drops, now, &mut ());
        if possible {
            self.station(Section::Water, engineers, 0, log);
            self.automa_pours(drops, now, log);
        }
        possible
    }

    /// BA-AUTOMA-5.4.
    fn automa_discards(
        &mut self,
        colour: Colour,
        energy: u8,
        engineers: u8,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor;
        self.station(Section::Contract, engineers, 0, log);
        for slot in 0..2 {
            if let Some(contract) = self.open[colour.index()][slot].take() {
                self.discard_contract(contract);
                log.note(Event::Discarded(seat, contract));
            }
        }
        self.refill_contracts(chance, log);
        self.advance(seat, energy, log);
    }

    /// BA-AUTOMA-5.6.
    fn automa_rotates(
        &mut self,
        segments: u8,
        vp: u8,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        let seat = self.actor;
        if self.players[seat].wheel.iter().all(|segment| *segment == Segment::default()) {
            return false;
        }
        self.station(Section::Workshop, engineers, vp, log);
        self.rotate(seat, segments, log);
        true
    }

    /// BA-AUTOMA-3.4, BA-AUTOMA-5.8: excavators, mixers and machines of either kind; not in the last round.
    fn automa_buys_machines(
        &mut self,
        [excavators, mixers, any]: [u8; 3],
        vp: u8,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        if self.round == ROUNDS {
            return false;
        }
        let seat = self.actor;
        self.station(Section::Machinery, engineers, vp, log);
        if excavators + mixers > 0 {
            self.receive_machines(seat, excavators, mixers, log);
        }
        if any > 0 {
            self.then(Step::Machines(any));
        }
        true
    }

    /// BA-AUTOMA-5.2, BA-AUTOMA-5.11, BA-AUTOMA-7.4: the best system, with all its drops, and its energy.
    fn best_system(&self, modifiers: Modifiers, except: Option<Basin>) -> Option<(System, u8, i8)> {
        let seat = self.actor;
        let mut best: Option<(System, u8, i8)> = None;
        let mut tied = Set::EMPTY;
        self.each_system(seat, |system| {
            if Some(self.tables.map.conduit(system.conduit).to) == except {
                return;
            }
            let sparing =
                self.players[seat].officer == Some(Officer::Fiesler) && system.value <= 2 && except.is_none();
            let drops = if sparing { 1 } else { system.drops };
            let energy = modifiers.energy(drops, system.value);
            if energy < 1 {
                return;
            }
            let neutral =
                |system: System| self.dams[system.dam.index()].is_some_and(|dam| dam.owner.is_none());
            let rank = (energy, neutral(system));
            match best {
                Some((other, _, most)) if rank < (most, neutral(other)) => {}
                Some((other, _, most)) if rank == (most, neutral(other)) => tied.insert(system.conduit.0),
                _ => {
                    best = Some((system, drops, energy));
                    tied = Set::EMPTY.with(system.conduit.0);
                }
            }
        });
        let (system, drops, energy) = best?;
        if tied.len() < 2 {
            return Some((system, drops, energy));
        }
        let conduit = self.best_conduit(tied);
        let mut chosen = None;
        self.each_system(seat, |other| {
            let neutral =
                |system: System| self.dams[system.dam.index()].is_some_and(|dam| dam.owner.is_none());
            if Some(other.conduit) == conduit && neutral(other) == neutral(system) && chosen.is_none() {
                let drops = if modifiers.energy(drops, other.value) == energy { drops } else { other.drops };
                chosen = (modifiers.energy(drops, other.value) == energy && drops <= other.drops)
                    .then_some((other, drops, energy));
            }
        });
        chosen.or(Some((system, drops, energy)))
    }

    /// BA-AUTOMA-5.1.
    fn wants_to_produce(&self, modifiers: Modifiers, colour: Colour) -> bool {
        let seat = self.actor;
        let Some((_, _, energy)) = self.best_system(modifiers, None) else { return false };
        let own = self.players[seat].energy;
        let section = u16::from(self.round) * u16::from(self.tables.numbers.section);
        let alone = Seat::all(self.seats).all(|other| other == seat || self.players[other].energy < own);
        let discount = if self.ability(seat) == Some(Ability::ContractDiscount) { 3 } else { 0 };
        let reached =
            |contract: &Contract| self.tables.contract(*contract).energy.cast_signed() <= energy + discount;
        (own < section || !alone) && self.open[colour.index()].iter().flatten().any(reached)
    }

    pub(crate) fn automa_produces(
        &mut self,
        modifiers: Modifiers,
        except: Option<Basin>,
        log: &mut impl EventSink<Event>,
    ) {
        if let Some((system, drops, _)) = self.best_system(modifiers, except) {
            self.produce((system.dam, system.conduit, drops), modifiers, except.is_none(), log);
        }
    }

    /// BA-AUTOMA-5.3: places drops that end in its own dams; returns whether any was placed.
    pub(crate) fn automa_pours(&mut self, count: u8, now: bool, log: &mut impl EventSink<Event>) -> bool {
        let seat = self.actor;
        let order = self.criteria().headstreams;
        let mut seen = *self;
        if !now {
            seen.flow_all(&mut ());
        }
        let mut left = count;
        while left > 0 {
            let Some((headstream, drops)) = seen.best_headstream(seat, order, left) else { break };
            for _ in 0..drops {
                seen.flow_from_headstream(headstream, &mut ());
                self.came += 1;
                log.note(Event::Poured(Some(seat), headstream, 1));
                if now {
                    self.flow_from_headstream(headstream, log);
                } else {
                    self.headstreams[headstream.index()] += 1;
                }
            }
            left -= drops;
        }
        left < count
    }

    /// The headstream where one more drop, or else two, would end in one of the company's dams.
    fn best_headstream(&self, seat: Seat, order: [Headstream; 4], left: u8) -> Option<(Headstream, u8)> {
        let own = |position: &Self, headstream| {
            let space = position.resting_place(headstream);
            space.is_some_and(|space| position.dams[space.index()].is_some_and(|dam| dam.owner == Some(seat)))
        };
        let singles = order.into_iter().filter(|&headstream| own(self, headstream));
        let single = if self.ability(seat) == Some(Ability::FlowEnergy) {
            // BA-AUTOMA-7.3: ties go to more energy steps, then to the first.
            singles.rev().max_by_key(|&headstream| {
                let mut after = *self;
                after.flow_from_headstream(headstream, &mut ());
                after.players[seat].energy
            })
        } else {
            let mut singles = singles;
            singles.next()
        };
        if let Some(headstream) = single {
            return Some((headstream, 1));
        }
        if left < 2 {
            return None;
        }
        let double = order.into_iter().find(|&headstream| {
            let mut after = *self;
            after.flow_from_headstream(headstream, &mut ());
            own(&after, headstream)
        });
        double.map(|headstream| (headstream, 2))
    }

    /// BA-AUTOMA-5.7: the highest tile for that structure, a specific one before a joker.
    fn automa_patents(
        &mut self,
        structure: Structure,
        vp: u8,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        let seat = self.actor;
        let slots = (0..3u8).filter_map(|slot| Some((slot, self.patents[usize::from(slot)]?)));
        let fits =
            slots.filter(|(_, tile)| self.tables.tile(*tile).builds.is_none_or(|builds| builds == structure));
        let best = fits.max_by_key(|(slot, tile)| {
            let row = self.tables.tile(*tile);
            (row.level, row.builds.is_some(), std::cmp::Reverse(*slot))
        });
        let Some((slot, tile)) = best else { return false };
        let first = self.tables.board.places(Section::Patent).next().map_or(0, |place| place.row().0);
        self.put_engineers(Place::left(Row(first + slot)), engineers, vp, log);
        self.patents[usize::from(slot)] = None;
        self.players[seat].tiles.insert(tile.0);
        log.note(Event::Patented(seat, tile));
        true
    }

    /// BA-AUTOMA-5.5, BA-AUTOMA-7.4: a construction, if possible; Del Monte's Automa prefers an elevation.
    fn automa_constructs(
        &mut self,
        structure: Structure,
        area: Option<Area>,
        value: u8,
        engineers: u8,
        log: &mut impl EventSink<Event>,
    ) -> bool {
        if self.players[self.actor].officer == Some(Officer::DelMonte)
            && structure != Structure::Elevation
            && self.automa_constructs(Structure::Elevation, None, 0, engineers, log)
        {
            return true;
        }
        let Some((tile, how, site, payment)) = self.automa_construction(structure, area, value) else {
            return false;
        };
        let seat = self.actor;
        let effect = self.effect(seat, tile);
        // BA-AUTOMA-7.5: no engineers for an engineer-free tile.
        let free = matches!(effect, Some(Effect::NoEngineers | Effect::NoEngineersNoMachines));
        let (excavators, mixers, vp) = payment;
        self.place_builders(tile, if free { 0 } else { engineers }, vp, log);
        self.onto_wheel(seat, tile, how, (excavators, mixers), log);
        self.then(Step::TileEffect(tile, site));
        let waived = effect == Some(Effect::NoRedSpaceCost);
        let red = if self.is_red(site) && !waived { self.tables.map.red_cost } else { 0 };
        self.place_piece(site, red, log);
        true
    }

    /// The tile, the way to use it, the site and the machines of a construction.
    fn automa_construction(
        &self,
        structure: Structure,
        area: Option<Area>,
        value: u8,
    ) -> Option<(TechTile, How, Site, Payment)> {
        let player = &self.players[self.actor];
        let special = self.tables.special;
        let rank = |tile: &TechTile| {
            let row = self.tables.tile(*tile);
            (row.level, row.builds.is_some())
        };
        let best_first = |set: Set| {
            let mut found = [None; 21];
            let fits = set.without(special.0).iter().map(TechTile);
            let fits =
                fits.filter(|tile| self.tables.tile(*tile).builds.is_none_or(|builds| builds == structure));
            for (slot, tile) in found.iter_mut().zip(fits) {
                *slot = Some(tile);
            }
            found.sort_by_key(|tile| std::cmp::Reverse(tile.as_ref().map(rank)));
            found
        };
        let own = best_first(player.tiles).into_iter().flatten().map(|tile| (tile, How::Own));
        // BA-AUTOMA-7.4: Krylov's tile comes last.
        let wheel = if player.tiles.has(special.0) { player.tiles_on_wheel() } else { Set::EMPTY };
        let copied = best_first(wheel).into_iter().flatten().map(|tile| (tile, How::Special));
        own.chain(copied).find_map(|(tile, how)| {
            let effect = self.effect(self.actor, tile);
            let fits = |site: Site| {
                let basin = match site {
                    Site::Base(space) | Site::Elevation(space) => space.basin(),
                    Site::Conduit(space) => space.from(),
                    Site::Powerhouse(space) => self.tables.map.powerhouse(space).basin,
                };
                let strong = match site {
                    Site::Conduit(space) => self.tables.map.conduit(space).value >= value,
                    _ => true,
                };
                strong
                    && area.is_none_or(|area| self.tables.map.basin(basin).area == area)
                    && self.automa_payment(effect, site).is_some()
            };
            let site = self.automa_site(structure, effect, fits)?;
            Some((tile, how, site, self.automa_payment(effect, site)?))
        })
    }

    /// BA-AUTOMA-7.3, BA-AUTOMA-7.4: the machines it pays with, if it can.
    fn automa_payment(&self, effect: Option<Effect>, site: Site) -> Option<Payment> {
        let player = &self.players[self.actor];
        let need = self.need(self.actor, effect, site);
        if let Some(mixers) = need.by_mixers.filter(|&mixers| mixers <= player.mixers) {
            return Some((0, mixers, 0));
        }
        let (usual, other) =
            if need.mixers { (player.mixers, player.excavators) } else { (player.excavators, player.mixers) };
        let first = usual.min(need.count);
        let second = if need.any { other.min(need.count - first) } else { 0 };
        let vp = match need.count - first - second {
            0 => 0,
            1 if need.credits => VP_FOR_MACHINE,
            _ => return None,
        };
        Some(if need.mixers { (second, first, vp) } else { (first, second, vp) })
    }
}
