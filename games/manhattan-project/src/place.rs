//! MP-4: placing workers on spaces and buildings.

use engine::{EventSink, Refusal};
use parts::Set;

use crate::action::Action;
use crate::board::SpaceAction;
use crate::cards::{ALTERNATIVES, Cost, Work};
use crate::event::Event;
use crate::ids::{Building, Space};
use crate::state::{ManhattanProject, Site, Stage, Target};
use crate::workers::{Crew, Need, WorkerType};

impl ManhattanProject {
    /// MP-4.3, MP-6.3: place on the main board and take one of the outputs.
    pub(crate) fn check_place(&self, space: Space, take: u8) -> Result<(), Refusal> {
        self.check_space(space)?;
        let alternatives = self.tables.space(space).work.gain.len().max(1);
        check_alternative("MP-6.3", take, alternatives)
    }

    /// MP-6.2: place on the main board and decline. Where there is more to do than to take an output, declining is a
    /// decision after the placement, and Design bomb and Espionage are never declined.
    pub(crate) fn check_place_only(&self, space: Space) -> Result<(), Refusal> {
        self.check_space(space)?;
        if self.tables.space(space).action != SpaceAction::Gain {
            return Err(Refusal::new("MP-6.2", "nothing-to-decline"));
        }
        Ok(())
    }

    /// MP-8.15: a party of a deal against a common enemy must use an air strike space.
    fn check_space(&self, space: Space) -> Result<(), Refusal> {
        self.check_free_space(space)?;
        match self.tables.space(space).action {
            SpaceAction::AirStrike => Ok(()),
            _ => self.check_nothing_owed(),
        }
    }

    /// MP-3.5, MP-3.7: at most once, and before any building; MP-4.4: the space is unoccupied; then its requirements.
    pub(crate) fn check_free_space(&self, space: Space) -> Result<(), Refusal> {
        self.check_may_act()?;
        if self.turn.step_1_over {
            return Err(Refusal::new("MP-3.5", "main-board-is-closed"));
        }
        let Some(card) = self.tables.board.spaces.get(space.index()) else {
            return Err(Refusal::new("MP-4.3", "no-such-space"));
        };
        if card.action == SpaceAction::DesignBomb && !self.bombs.open {
            return Err(Refusal::new("MP-10.9", "design-is-closed"));
        }
        if !self.spaces[space.index()].crew.is_empty() {
            return Err(Refusal::new("MP-4.4", "space-is-occupied"));
        }
        if !card.work.need.can_be_met_from(self.players[self.active].supply) {
            return Err(Refusal::new("MP-4.5", "workers-missing"));
        }
        self.check_cost(card.work.pay[0])
    }

    /// MP-4.6, MP-6.3: place on a building and take one of the outputs.
    pub(crate) fn check_use(&self, building: Building, pay: u8, take: u8) -> Result<(), Refusal> {
        let work = self.check_building(building)?;
        check_alternative("MP-4.11", pay, work.pay.len())?;
        self.check_cost(work.pay[usize::from(pay)])?;
        check_alternative("MP-6.3", take, work.gain.len())
    }

    /// MP-6.2: place on a building and decline.
    pub(crate) fn check_use_only(&self, building: Building, pay: u8) -> Result<(), Refusal> {
        self.check_use(building, pay, 0)
    }

    /// MP-4.6 to MP-4.9: the player's building, or an opponent's after Espionage, without workers and without damage.
    fn check_building(&self, building: Building) -> Result<&Work, Refusal> {
        self.check_may_act()?;
        match self.owner(building) {
            None => return Err(Refusal::new("MP-4.9", "building-on-no-board")),
            Some(owner) if owner != self.active => self.check_spies()?,
            Some(_) => {}
        }
        let damage = self.damage(building);
        if damage > 0 {
            return Err(Refusal::with("MP-4.8", "building-is-damaged", [damage.into(), 0]));
        }
        if !self.buildings[building.index()].crew.is_empty() {
            return Err(Refusal::new("MP-4.7", "building-is-occupied"));
        }
        let work = &self.tables.building(building).work;
        if !work.need.can_be_met_from(self.players[self.active].supply) {
            return Err(Refusal::new("MP-4.6", "workers-missing"));
        }
        self.check_nothing_owed()?;
        Ok(work)
    }

    /// MP-4.10, MP-4.14: in full, from what the player has before the action.
    fn check_cost(&self, cost: Cost) -> Result<(), Refusal> {
        let player = &self.players[self.active];
        let (money, yellowcake) = (u16::from(cost.money), u16::from(cost.yellowcake));
        if money > player.money {
            return Err(Refusal::with("MP-4.10", "cannot-pay", [money.into(), player.money.into()]));
        }
        if yellowcake > player.yellowcake {
            let numbers = [yellowcake.into(), player.yellowcake.into()];
            return Err(Refusal::with("MP-4.10", "too-little-yellowcake", numbers));
        }
        if cost.uranium > player.uranium {
            let numbers = [cost.uranium.into(), player.uranium.into()];
            return Err(Refusal::with("MP-4.10", "too-little-uranium", numbers));
        }
        Ok(())
    }

    /// Lists the placements on the main board; returns the spaces on which the output may be declined.
    pub(crate) fn list_places(&self, out: &mut Vec<Action>) -> Set {
        let mut declinable = Set::EMPTY;
        if self.turn.step_1_over {
            return declinable;
        }
        let owed = self.check_nothing_owed().is_err();
        for space in Space::all().filter(|&space| self.check_free_space(space).is_ok()) {
            let card = self.tables.space(space);
            if owed && card.action != SpaceAction::AirStrike {
                continue;
            }
            let alternatives = card.work.gain.len().max(1) as u8;
            out.extend((0..alternatives).map(|take| Action::Place(space, take)));
            if card.action == SpaceAction::Gain {
                declinable.insert(space.0);
            }
        }
        declinable
    }

    /// Lists the placements on buildings; returns the buildings for which each cost can be paid.
    pub(crate) fn list_uses(&self, out: &mut Vec<Action>) -> [Set; ALTERNATIVES] {
        let mut usable = [Set::EMPTY; ALTERNATIVES];
        if self.check_nothing_owed().is_err() {
            return usable;
        }
        let supply = self.players[self.active].supply;
        for building in self.buildings_in_reach() {
            let work = &self.tables.building(building).work;
            let free = self.buildings[building.index()].crew.is_empty() && self.damage(building) == 0;
            if !free || !work.need.can_be_met_from(supply) {
                continue;
            }
            for (pay, (&cost, set)) in (0..).zip(work.pay.iter().zip(&mut usable)) {
                if self.check_cost(cost).is_ok() {
                    let takes = 0..work.gain.len() as u8;
                    out.extend(takes.map(|take| Action::Use(building, pay, take)));
                    set.insert(building.0);
                }
            }
        }
        usable
    }

    /// MP-4.13: the active player names the workers, where there is more than one way.
    pub(crate) fn begin_placement(&mut self, target: Target, log: &mut impl EventSink<Event>) {
        let (mut ways, mut only) = (0u32, Crew::NONE);
        self.need_of(target).crews(self.players[self.active].supply, |crew| {
            ways += 1;
            only = crew;
        });
        if ways == 1 {
            self.carry_out(target, only, log);
        } else {
            self.turn.target = target;
            self.stage = Stage::Crew;
        }
    }

    fn need_of(&self, target: Target) -> Need {
        match target {
            Target::Space(space, _) => self.tables.space(space).work.need,
            Target::Building(building, ..) => self.tables.building(building).work.need,
            Target::Bomb(bomb) => self.tables.bomb(bomb).need,
        }
    }

    /// MP-4.2: from the personal supply; MP-4.6: exactly the workers needed.
    pub(crate) fn check_send(&self, crew: Crew) -> Result<(), Refusal> {
        if !self.players[self.active].supply.has(crew) {
            return Err(Refusal::new("MP-4.2", "workers-not-in-supply"));
        }
        if !self.need_of(self.turn.target).is_met_by(crew) {
            return Err(Refusal::new("MP-4.6", "wrong-workers"));
        }
        Ok(())
    }

    /// The default crew where the player must name one: labourers before specialists, and contractors, which are lost
    /// anyway, before permanent workers of the same type.
    #[must_use]
    pub fn usual_crew(&self) -> Option<Crew> {
        let target = self.target()?;
        let mut best: Option<(u32, Crew)> = None;
        self.need_of(target).crews(self.players[self.active].supply, |crew| {
            let worth = WorkerType::ALL.into_iter().zip([1, 100, 10_000]).map(|(which, weight)| {
                weight
                    * (2 * u32::from(crew.permanent.count(which)) + u32::from(crew.contractors.count(which)))
            });
            let worth = worth.sum();
            if best.is_none_or(|(least, _)| worth < least) {
                best = Some((worth, crew));
            }
        });
        best.map(|(_, crew)| crew)
    }

    pub(crate) fn list_crews(&self, out: &mut Vec<Action>) {
        let supply = self.players[self.active].supply;
        self.need_of(self.turn.target).crews(supply, |crew| out.push(Action::Send(crew)));
    }

    pub(crate) fn apply_send(&mut self, crew: Crew, log: &mut impl EventSink<Event>) {
        let target = std::mem::replace(&mut self.turn.target, Target::NONE);
        self.carry_out(target, crew, log);
    }

    /// MP-6.1: the workers are placed, and the action follows at once.
    fn carry_out(&mut self, target: Target, crew: Crew, log: &mut impl EventSink<Event>) {
        let player = &mut self.players[self.active];
        player.supply = player.supply.minus(crew);
        self.turn.begun = true;
        self.turn.placed = true;
        match target {
            Target::Space(space, take) => self.occupy_space(space, crew, take, log),
            Target::Building(building, pay, take) => self.occupy_building(building, crew, pay, take, log),
            Target::Bomb(bomb) => self.finish_bomb(bomb, crew, log),
        }
    }

    /// MP-4.4, MP-4.10, MP-6.4, MP-6.9: the workers are placed and the cost is paid; the bribe and the others' gains
    /// come even if the player declines.
    fn occupy_space(&mut self, space: Space, crew: Crew, take: Option<u8>, log: &mut impl EventSink<Event>) {
        log.note(Event::Placed(self.active, space, crew));
        self.turn.step_1_over = true;
        let tables = self.tables;
        let card = tables.space(space);
        if card.unlimited {
            let there = &mut self.construction;
            there.permanent[self.active] = there.permanent[self.active].plus(crew.permanent);
            there.contractors = there.contractors.plus(crew.contractors);
        } else {
            self.spaces[space.index()] = Site::new(crew, self.active);
        }
        self.pay(card.work.pay[0], log);
        if card.bribe {
            self.bribe(log);
        }
        for other in self.others(self.active) {
            self.receive(other, card.others, log);
        }
        match card.action {
            SpaceAction::Gain => self.take_output(&card.work, take, log),
            SpaceAction::Construct => self.begin_buying(crew.count(WorkerType::Engineer) > 0),
            SpaceAction::AirStrike => self.begin_strikes(),
            SpaceAction::Repair => self.begin_repairs(),
            SpaceAction::DesignBomb => self.begin_draft(),
            SpaceAction::Espionage => self.spy(log),
        }
    }

    /// MP-3.7: step 1 is over. MP-11.3: an opponent's building is used like one of the player's.
    fn occupy_building(
        &mut self,
        building: Building,
        crew: Crew,
        pay: u8,
        take: Option<u8>,
        log: &mut impl EventSink<Event>,
    ) {
        log.note(Event::Used(self.active, building, crew));
        self.turn.step_1_over = true;
        if !self.players[self.active].buildings.has(building.0) {
            self.turn.spies -= 1;
        }
        self.buildings[building.index()] = Site::new(crew, self.active);
        let tables = self.tables;
        let work = &tables.building(building).work;
        self.pay(work.pay[usize::from(pay)], log);
        self.take_output(work, take, log);
    }

    /// MP-4.10: to the general supply.
    fn pay(&mut self, cost: Cost, log: &mut impl EventSink<Event>) {
        if cost == Cost::default() {
            return;
        }
        log.note(Event::Paid(self.active, cost));
        let player = &mut self.players[self.active];
        player.money -= u16::from(cost.money);
        player.yellowcake -= u16::from(cost.yellowcake);
        player.uranium -= cost.uranium;
    }
}

/// MP-4.11, MP-6.3: the number of an alternative must exist.
fn check_alternative(rule: &'static str, chosen: u8, of: usize) -> Result<(), Refusal> {
    if usize::from(chosen) >= of {
        return Err(Refusal::with(rule, "no-such-alternative", [i32::from(chosen) + 1, of as i32]));
    }
    Ok(())
}
