//! The pending steps. Effects within effects are completed first (BA-15.8), so the steps form a stack.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::{Action, Drops};
use crate::event::Event;
use crate::ids::{Basin, Headstream, Site, TechTile};
use crate::rewards::{Free, Reward};
use crate::state::{Barrage, Reach, Source, Stage};

/// Maximum number of pending steps: a turn, a production, a contract's reward and an income within it.
const MOST: usize = 24;

/// A pending step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// Nothing; fills the unused entries.
    Nothing,
    /// BA-15.1: machines of the player's choice.
    Machines(u8),
    /// BA-15.2: steps on the energy track.
    Energy(u8),
    /// BA-15.4: segments of the wheel.
    Rotate(u8),
    /// BA-15.5: a free structure.
    Structure(Free),
    /// BA-15.3: drops on headstreams.
    Drops(u8),
    /// BA-15.3: drops that flow at once.
    DropsNow(u8),
    /// BA-8.7 (e): a contract.
    Contract(Reach),
    /// BA-8.19: the drops of a production flow on from its powerhouse.
    FlowOn(Basin, u8),
    /// BA-13.5: Italy's steps.
    ExtraEnergy,
    /// BA-13.6: Germany's second production.
    SecondProduction(Basin),
    /// BA-14.18: the production of Powerhouse II.
    FreeProduction(i8),
    /// BA-7.8: the effect of the tile used for a construction.
    TileEffect(TechTile, Site),
    /// BA-9.20: too many contracts.
    Discard,
    /// The turn is over.
    EndTurn,
    /// The next company's turn, or the end of phase 2.
    NextTurn,
    /// BA-5.2: a company's income.
    Income(Seat),
    /// BA-5.5: drops on the headstream tiles.
    Headstreams,
}

/// The pending steps, the next one last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Steps {
    steps: [Step; MOST],
    count: u8,
}

impl Steps {
    pub(crate) const NONE: Self = Self { steps: [Step::Nothing; MOST], count: 0 };

    #[inline]
    pub(crate) const fn push(&mut self, step: Step) {
        self.steps[self.count as usize] = step;
        self.count += 1;
    }

    pub(crate) fn has(&self, step: Step) -> bool {
        self.steps[..usize::from(self.count)].contains(&step)
    }

    /// The first result of `look`, over the pending steps from the oldest to the newest.
    pub(crate) fn find<T>(&self, look: impl Fn(Step) -> Option<T>) -> Option<T> {
        self.steps[..usize::from(self.count)].iter().find_map(|&step| look(step))
    }

    #[inline]
    pub(crate) const fn pop(&mut self) -> Option<Step> {
        if self.count == 0 {
            return None;
        }
        self.count -= 1;
        // Unused entries are reset, so that equal positions have equal bytes.
        Some(std::mem::replace(&mut self.steps[self.count as usize], Step::Nothing))
    }
}

impl Barrage {
    /// Applies an action itself, without the steps that follow from it; returns whether they are due now. The choice of a
    /// company, which draws, is not among these actions.
    pub(crate) fn apply(&mut self, action: Action, log: &mut impl EventSink<Event>) -> bool {
        match action {
            // The turn continues.
            Action::Copy(officer) => {
                self.apply_copy(officer, log);
                return false;
            }
            Action::Construct { tile, how, site } => return self.apply_construct(tile, how, site, log),
            Action::Pay { excavators, mixers } => self.apply_pay(excavators, mixers, log),
            Action::Produce { place, dam, conduit, drops } => {
                self.apply_produce(place, (dam, conduit, drops), log);
            }
            Action::Pour { place: Some(place), drops } => self.apply_pour_at(place, drops, log),
            Action::Pour { place: None, drops } => {
                self.pour(drops, matches!(self.stage, Stage::DropsNow(_)), log);
            }
            Action::Use(place) => self.apply_use(place, log),
            Action::Bank(engineers) => self.apply_bank(engineers, log),
            Action::Take { place, first, second } => self.apply_take(place, first, second, log),
            Action::Pass => self.apply_pass(log),
            Action::Fulfil(contract) => self.apply_fulfil(contract, log),
            Action::Machines(excavators) => self.apply_machines(excavators, log),
            Action::Build(site) => self.apply_build(site, log),
            Action::Discard(contract) => self.apply_discard(contract, log),
            Action::Choose { .. } | Action::Decline => {}
        }
        true
    }

    /// Carries out steps until a player must decide.
    pub(crate) fn run(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        while let Some(step) = self.steps.pop() {
            let Some(stage) = self.step(step, chance, log) else { continue };
            if self.is_automa(self.actor) {
                self.decide_for_automa(stage, chance, log);
            } else {
                self.stage = stage;
                return;
            }
        }
    }

    /// Carries out one step; returns the decision that it needs, if any.
    pub(crate) fn step(
        &mut self,
        step: Step,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) -> Option<Stage> {
        let seat = self.actor;
        match step {
            Step::Nothing => None,
            Step::Machines(count) => Some(Stage::Machines(count)),
            Step::Energy(steps) => {
                self.advance(seat, steps, log);
                None
            }
            Step::Rotate(segments) => {
                self.rotate(seat, segments, log);
                None
            }
            // BA-15.9: lost if it cannot be placed.
            Step::Structure(free) => self.has_free_site(free).then_some(Stage::Structure(free)),
            Step::Drops(count) => Some(Stage::Drops(count)),
            Step::DropsNow(count) => Some(Stage::DropsNow(count)),
            Step::Contract(reach) => self.has_contract_within(reach).then_some(Stage::Contract(reach)),
            Step::FlowOn(basin, drops) => {
                self.flow_on_from(basin, drops, log);
                None
            }
            Step::ExtraEnergy => {
                self.advance(seat, crate::production::EXTRA_ENERGY, log);
                None
            }
            Step::SecondProduction(basin) => {
                let stage = Stage::SecondProduction(basin);
                self.has_production(stage).then_some(stage)
            }
            Step::FreeProduction(bonus) => {
                let stage = Stage::FreeProduction(bonus);
                self.has_production(stage).then_some(stage)
            }
            Step::TileEffect(tile, site) => {
                self.resolve_tile(tile, site, log);
                None
            }
            Step::Discard => {
                let held = self.players[seat].contracts.len();
                (held > self.tables.numbers.hand_limit).then_some(Stage::Discard)
            }
            Step::EndTurn => {
                self.end_turn(chance, log);
                None
            }
            Step::NextTurn => self.next_turn(chance, log),
            Step::Income(seat) => {
                self.actor = seat;
                self.receive_income(seat, log);
                None
            }
            Step::Headstreams => {
                self.fill_headstreams(log);
                None
            }
        }
    }

    /// BA-15.6: the parts of a reward for the acting player, in their order.
    pub(crate) fn gain(&mut self, reward: &Reward, source: Source, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        if reward.vp > 0 {
            self.score(seat, source, reward.vp.into());
            log.note(Event::Scored(seat, source, reward.vp.into()));
        }
        if reward.credits > 0 {
            self.earn(seat, reward.credits);
            log.note(Event::Credits(seat, reward.credits));
        }
        if reward.excavators + reward.mixers > 0 {
            self.receive_machines(seat, reward.excavators, reward.mixers, log);
        }
        // The first one goes on top of the stack.
        for (count, step) in
            [(reward.drops_now, Step::DropsNow(reward.drops_now)), (reward.drops, Step::Drops(reward.drops))]
        {
            if count > 0 {
                self.then(step);
            }
        }
        if let Some(free) = reward.structure {
            self.then(Step::Structure(free));
        }
        for (count, step) in [
            (reward.rotate, Step::Rotate(reward.rotate)),
            (reward.energy, Step::Energy(reward.energy)),
            (reward.any_machine, Step::Machines(reward.any_machine)),
        ] {
            if count > 0 {
                self.then(step);
            }
        }
    }

    /// BA-7.16: machines go to the supply.
    pub(crate) fn receive_machines(
        &mut self,
        seat: Seat,
        excavators: u8,
        mixers: u8,
        log: &mut impl EventSink<Event>,
    ) {
        let player = &mut self.players[seat];
        player.excavators += excavators;
        player.mixers += mixers;
        log.note(Event::Machines(seat, excavators, mixers));
    }

    /// BA-8.8: all energy of the round counts.
    pub(crate) fn advance(&mut self, seat: Seat, energy: u8, log: &mut impl EventSink<Event>) {
        self.players[seat].energy += u16::from(energy);
        log.note(Event::Energy(seat, energy));
    }

    /// BA-7.5, BA-7.18: one segment after the other; the content that arrives at the opening returns to the supply.
    pub(crate) fn rotate(&mut self, seat: Seat, segments: u8, log: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        for _ in 0..segments {
            player.wheel.rotate_right(1);
            let arrived = std::mem::take(&mut player.wheel[0]);
            player.excavators += arrived.excavators;
            player.mixers += arrived.mixers;
            if let Some(tile) = arrived.tile {
                player.tiles.insert(tile.0);
            }
            log.note(Event::Rotated(seat));
        }
    }

    /// BA-15.1: each machine is an excavator or a mixer.
    pub(crate) fn check_machines(&self, excavators: u8) -> Result<(), Refusal> {
        match self.stage {
            Stage::Machines(count) if excavators <= count => Ok(()),
            Stage::Machines(count) => {
                Err(Refusal::with("BA-15.1", "too-many-machines", [excavators.into(), count.into()]))
            }
            _ => Err(Refusal::new("BA-6.2", "not-now")),
        }
    }

    pub(crate) fn list_machines(&self, count: u8, out: &mut Vec<Action>) {
        out.extend((0..=count).map(Action::Machines));
    }

    pub(crate) fn apply_machines(&mut self, excavators: u8, log: &mut impl EventSink<Event>) {
        if let Stage::Machines(count) = self.stage {
            self.receive_machines(self.actor, excavators, count - excavators, log);
        }
    }

    /// BA-15.3, BA-D.26: at most the number of drops of the reward; it may be used in part or not at all.
    pub(crate) fn check_pour_reward(&self, drops: Drops) -> Result<(), Refusal> {
        match self.stage {
            Stage::Drops(count) | Stage::DropsNow(count) if drops.total() <= count => Ok(()),
            Stage::Drops(count) | Stage::DropsNow(count) => {
                Err(Refusal::with("BA-15.3", "too-many-drops", [drops.total().into(), count.into()]))
            }
            _ => Err(Refusal::new("BA-6.2", "not-now")),
        }
    }

    pub(crate) fn list_pour_reward(&self, count: u8, out: &mut Vec<Action>) {
        out.extend(Drops::up_to(count).iter().map(|&drops| Action::Pour { place: None, drops }));
    }

    /// Drops on headstream tiles; they flow in phase 3, or at once.
    pub(crate) fn pour(&mut self, drops: Drops, now: bool, log: &mut impl EventSink<Event>) {
        for headstream in (0..4).map(Headstream) {
            let count = drops.on(headstream);
            if count == 0 {
                continue;
            }
            self.came += u16::from(count);
            log.note(Event::Poured(Some(self.actor), headstream, count));
            if now {
                for _ in 0..count {
                    self.flow_from_headstream(headstream, log);
                }
            } else {
                self.headstreams[headstream.index()] += count;
            }
        }
    }
}
