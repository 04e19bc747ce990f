//! BA-8.1 to BA-8.8, BA-8.15 to BA-8.19, BA-13.3 to BA-13.8: production.

use engine::{EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::board::{Section, Task};
use crate::event::Event;
use crate::ids::{Ability, BASE_SPACES, BaseSpace, ConduitSpace, Officer, Place};
use crate::state::{Barrage, Reach, Source, Stage};
use crate::steps::Step;

/// BA-13.5: Italy's steps after a production.
pub(crate) const EXTRA_ENERGY: u8 = 3;
/// BA-13.8: France's discount.
const DISCOUNT: u8 = 3;
/// BA-13.13: Fiesler's minimum energy of drops times value.
const FIESLER: u8 = 4;
/// Maximum number of systems: dams times the conduits of their basin.
const MOST_SYSTEMS: usize = 2 * BASE_SPACES;

/// The modifiers of a production's energy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Modifiers {
    /// Space and company bonus.
    bonus: i8,
    /// BA-13.13.
    at_least_four: bool,
}

impl Modifiers {
    /// BA-8.3: the energy of a number of drops through a conduit of this value.
    #[inline]
    pub(crate) const fn energy(self, drops: u8, value: u8) -> i8 {
        let product = drops * value;
        let product = if self.at_least_four && product < FIESLER { FIESLER } else { product };
        product as i8 + self.bonus
    }
}

/// A dam with water, a conduit and a powerhouse of the company that belong together (BA-8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct System {
    /// The dam.
    pub dam: BaseSpace,
    /// The conduit.
    pub conduit: ConduitSpace,
    /// The drops it holds.
    pub drops: u8,
    /// The value of the conduit.
    pub value: u8,
    /// The conduit's owner, if it is another company.
    pub fee_to: Option<Seat>,
}

impl Barrage {
    /// BA-8.3, BA-13.1, BA-13.6, BA-13.13, BA-D.13: the modifiers of a production's energy.
    pub(crate) fn modifiers(&self, seat: Seat, bonus: i8) -> Modifiers {
        let own = self.production_bonus(seat).cast_signed();
        Modifiers { bonus: bonus + own, at_least_four: self.has(seat, Officer::Fiesler) }
    }

    /// BA-13.6: Germany's second production has no bonus of any kind.
    pub(crate) const PLAIN: Modifiers = Modifiers { bonus: 0, at_least_four: false };

    /// The modifiers of a production in a stage without a place.
    fn modifiers_of(&self, stage: Stage) -> Modifiers {
        match stage {
            Stage::FreeProduction(bonus) => self.modifiers(self.actor, bonus),
            _ => Self::PLAIN,
        }
    }

    /// BA-2.18, BA-8.1: the system of a dam and a conduit, if it is one for this company.
    #[inline]
    #[must_use]
    pub fn system(&self, seat: Seat, dam: BaseSpace, conduit: ConduitSpace) -> Option<System> {
        let held = (*self.dams.get(dam.index())?)?;
        let owner = (*self.conduits.get(conduit.index())?)?;
        let row = self.tables.map.conduit(conduit);
        let fits = held.drops > 0
            && (held.owner.is_none() || held.owner == Some(seat))
            && conduit.from() == dam.basin()
            && self.players[seat].has_powerhouse_in(row.to);
        let fee_to = (owner != seat).then_some(owner);
        fits.then_some(System { dam, conduit, drops: held.drops, value: row.value, fee_to })
    }

    /// Calls `each` with every system of a company, by dam, then conduit.
    #[inline]
    pub fn each_system(&self, seat: Seat, mut each: impl FnMut(System)) {
        if self.players[seat].powerhouses == 0 {
            return;
        }
        for dam in (0..20).map(BaseSpace) {
            if self.dams[dam.index()].is_some_and(|dam| dam.drops > 0) {
                for conduit in dam.basin().conduit_spaces() {
                    if let Some(system) = self.system(seat, dam, conduit) {
                        each(system);
                    }
                }
            }
        }
    }

    /// BA-8.3: the energy of a production of the acting company, at a place of the Turbine Station or, in a stage that
    /// offers one, without engineers; below 1 it does not exist (BA-8.4).
    #[must_use]
    pub fn energy_of(&self, place: Option<Place>, conduit: ConduitSpace, drops: u8) -> i8 {
        let modifiers = match place.and_then(|place| self.task(place)) {
            Some(Task::Produce(bonus)) => self.modifiers(self.actor, bonus),
            _ => self.modifiers_of(self.stage),
        };
        modifiers.energy(drops, self.tables.map.conduit(conduit).value)
    }

    /// BA-8.9, BA-13.8: the contracts a seat could fulfil now with a production of this energy.
    #[must_use]
    pub fn contracts_reached(&self, seat: Seat, energy: u8) -> Set {
        self.contracts_within(seat, Self::reach_of(energy, self.ability(seat)))
    }

    /// BA-8.9, BA-13.8: the contracts that a production of this energy reaches with this company ability.
    fn reach_of(energy: u8, ability: Option<Ability>) -> Reach {
        let discount = if ability == Some(Ability::ContractDiscount) { DISCOUNT } else { 0 };
        Reach { energy, discount, national: true }
    }

    /// BA-8.1, BA-8.2, BA-8.4, BA-8.5: a production with these modifiers and this number of credits for the
    /// fee.
    fn check_system(
        &self,
        (dam, conduit, drops): (BaseSpace, ConduitSpace, u8),
        modifiers: Modifiers,
        credits: u16,
    ) -> Result<(), Refusal> {
        let Some(system) = self.system(self.actor, dam, conduit) else {
            return Err(Refusal::new("BA-8.1", "no-system"));
        };
        if drops == 0 || drops > system.drops {
            return Err(Refusal::with("BA-8.2", "no-such-drops", [drops.into(), system.drops.into()]));
        }
        if system.fee_to.is_some() && u16::from(drops) > credits {
            return Err(Refusal::with("BA-8.5", "too-few-credits-for-fee", [drops.into(), credits.into()]));
        }
        let energy = modifiers.energy(drops, system.value);
        if energy < 1 {
            return Err(Refusal::with("BA-8.4", "no-energy", [energy.into(), 1]));
        }
        Ok(())
    }

    /// A production at the Turbine Station.
    pub(crate) fn check_produce_at(
        &self,
        place: Place,
        system: (BaseSpace, ConduitSpace, u8),
    ) -> Result<(), Refusal> {
        let Some(Task::Produce(bonus)) = self.task(place) else {
            return Err(Refusal::new("BA-8.6", "not-a-turbine"));
        };
        let credits = self.check_place(place)?;
        self.check_system(system, self.modifiers(self.actor, bonus), credits)
    }

    /// A production without engineers: that of Powerhouse II, or Germany's second.
    pub(crate) fn check_produce_free(&self, system: (BaseSpace, ConduitSpace, u8)) -> Result<(), Refusal> {
        if let Stage::SecondProduction(basin) = self.stage
            && system.1.index() < self.conduits.len()
            && self.tables.map.conduit(system.1).to == basin
        {
            return Err(Refusal::new("BA-13.6", "another-powerhouse"));
        }
        let credits = self.players[self.actor].credits;
        self.check_system(system, self.modifiers_of(self.stage), credits)
    }

    /// Whether a production without engineers is possible.
    pub(crate) fn has_production(&self, stage: Stage) -> bool {
        let mut found = false;
        self.each_production(stage, |_, _| found = true);
        found
    }

    /// Calls `each` with every production without engineers and its drops, ascending.
    pub(crate) fn each_production(&self, stage: Stage, mut each: impl FnMut(System, u8)) {
        let modifiers = self.modifiers_of(stage);
        let automa = self.is_automa(self.actor);
        let credits = self.players[self.actor].credits;
        self.each_system(self.actor, |system| {
            if stage == Stage::SecondProduction(self.tables.map.conduit(system.conduit).to) {
                return;
            }
            for drops in 1..=system.drops {
                let paid = automa || system.fee_to.is_none() || u16::from(drops) <= credits;
                if paid && modifiers.energy(drops, system.value) >= 1 {
                    each(system, drops);
                }
            }
        });
    }

    pub(crate) fn list_free_productions(&self, out: &mut Vec<Action>) {
        self.each_production(self.stage, |System { dam, conduit, .. }, drops| {
            out.push(Action::Produce { place: None, dam, conduit, drops });
        });
        out.push(Action::Decline);
    }

    pub(crate) fn list_productions(&self, places: Set, out: &mut Vec<Action>) {
        let none = System { dam: BaseSpace(0), conduit: ConduitSpace(0), drops: 0, value: 0, fee_to: None };
        let mut systems = [none; MOST_SYSTEMS];
        let mut count = 0;
        self.each_system(self.actor, |system| {
            systems[count] = system;
            count += 1;
        });
        if count == 0 {
            return;
        }
        for place in places.and(self.tables.board.section(Section::Turbine)).iter().map(Place) {
            let Some(Task::Produce(bonus)) = self.task(place) else { continue };
            let price = self.tables.board.demands[place.index()].credits;
            let credits = self.players[self.actor].credits - u16::from(price);
            let modifiers = self.modifiers(self.actor, bonus);
            for &System { dam, conduit, drops, value, fee_to } in &systems[..count] {
                for drops in 1..=drops {
                    if (fee_to.is_none() || u16::from(drops) <= credits)
                        && modifiers.energy(drops, value) >= 1
                    {
                        out.push(Action::Produce { place: Some(place), dam, conduit, drops });
                    }
                }
            }
        }
    }

    /// A production: at a place of the Turbine Station, or without engineers.
    pub(crate) fn apply_produce(
        &mut self,
        place: Option<Place>,
        system: (BaseSpace, ConduitSpace, u8),
        log: &mut impl EventSink<Event>,
    ) {
        let modifiers = match place {
            Some(place) => {
                self.occupy(place, log);
                self.then(Step::EndTurn);
                match self.task(place) {
                    Some(Task::Produce(bonus)) => self.modifiers(self.actor, bonus),
                    _ => Self::PLAIN,
                }
            }
            None => self.modifiers_of(self.stage),
        };
        let again = !matches!(self.stage, Stage::SecondProduction(_));
        self.produce(system, modifiers, again, log);
    }

    /// BA-8.7, BA-8.19: the resolution of one production. `again` is whether a second one may follow (BA-13.6).
    pub(crate) fn produce(
        &mut self,
        (dam, conduit, drops): (BaseSpace, ConduitSpace, u8),
        modifiers: Modifiers,
        again: bool,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor;
        let row = self.tables.map.conduit(conduit);
        let (to, value) = (row.to, row.value);
        let energy = modifiers.energy(drops, value).unsigned_abs();
        // BA-8.17: the ability is the one valid now.
        let ability = self.ability(seat);
        if let Some(dam) = &mut self.dams[dam.index()] {
            dam.drops -= drops;
        }
        log.note(Event::Produced(seat, dam, conduit, drops, energy));
        self.advance(seat, energy, log);
        if !self.contract_first {
            self.flow_on_from(to, drops, log);
        }
        if let Some(owner) = self.conduits[conduit.index()].filter(|&owner| owner != seat) {
            self.pay_fee(seat, owner, drops, log);
        }
        match ability {
            Some(Ability::ExtraEnergy) => self.then(Step::ExtraEnergy),
            Some(Ability::SecondProduction) if again => self.then(Step::SecondProduction(to)),
            _ => {}
        }
        if self.contract_first {
            self.then(Step::FlowOn(to, drops));
        }
        self.then(Step::Contract(Self::reach_of(energy, ability)));
    }

    /// BA-8.5, BA-AUTOMA-2.1: the owner gets a credit and a VP for each drop.
    fn pay_fee(&mut self, seat: Seat, owner: Seat, drops: u8, log: &mut impl EventSink<Event>) {
        self.pay(seat, drops);
        self.earn(owner, drops);
        self.score(owner, Source::Conduits, drops.into());
        log.note(Event::FeePaid(seat, owner, drops));
        log.note(Event::Scored(owner, Source::Conduits, drops.into()));
    }
}
