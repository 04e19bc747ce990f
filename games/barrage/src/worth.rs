//! The value of a position to a seat, in VP, for bots; not a rule: points, the supply, the network of dams, conduits
//! and powerhouses with the water that will reach it, future income, contracts within reach, and the points for this
//! round's energy.
//!
//! The value is a sum of terms, so that a rating computes only the terms that an action changes.

use engine::Seat;
use parts::{BySeat, Set};

use crate::action::Drops;
use crate::heuristic::Weights;
use crate::ids::{BASE_SPACES, BaseSpace, ConduitSpace, Contract, ROUNDS, SEGMENTS, Site, Structure};
use crate::map::Map;
use crate::rewards::Reward;
use crate::state::{Barrage, Dam, Player, SEATS, Stage};
use crate::water::Reservoirs;

/// The terms of a value.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    pub(crate) own: Own,
    /// Pieces, the objective and the income.
    pub(crate) pieces: f32,
    pub(crate) water: f32,
    pub(crate) contracts: f32,
}

impl Worth {
    /// The sum. Ratings keep partial sums, so the order of the additions matters.
    #[inline]
    pub(crate) fn total(&self) -> f32 {
        self.without_water() + self.water + self.contracts
    }

    /// The sum of the terms that neither water nor contracts change.
    #[inline]
    pub(crate) fn without_water(&self) -> f32 {
        self.own.total() + self.pieces
    }

    /// Whether this value is at least as high as another one. Of sums that are rounded to the same number, that with the
    /// better contracts is the higher one, so that it does not depend on the other terms which contract is discarded.
    #[inline]
    pub(crate) fn at_least(&self, other: &Self) -> bool {
        let order = self.total().total_cmp(&other.total());
        order.then(self.contracts.total_cmp(&other.contracts)).is_ge()
    }
}

/// The terms that depend neither on the map nor on contracts.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Own {
    pub(crate) points: f32,
    /// Credits and machines.
    pub(crate) supply: f32,
    pub(crate) wheel: f32,
    pub(crate) advanced: f32,
    /// Engineers and energy of this round.
    pub(crate) effort: f32,
    /// The lead in energy and this round's bonus.
    pub(crate) score: f32,
    /// The credits of the energy track.
    pub(crate) track: f32,
    /// The loss without energy.
    pub(crate) idle: f32,
}

impl Own {
    #[inline]
    fn total(&self) -> f32 {
        let supply = self.points + self.supply + self.wheel + self.advanced;
        supply + (self.effort + self.score + self.track - self.idle)
    }
}

/// A dam that a company can use.
#[derive(Clone, Copy, Default)]
struct Source {
    own: bool,
    capacity: u8,
    /// The value of the best conduit to a powerhouse of the company; another company's conduit counts a little less.
    value: u8,
    /// The highest value of such a conduit, no matter who owns it.
    highest: u8,
}

impl Source {
    fn new(position: &Barrage, me: Seat, space: BaseSpace, dam: Dam) -> Self {
        let mut source =
            Self { own: dam.owner.is_some(), capacity: position.capacity(dam), ..Self::default() };
        for conduit in space.basin().conduit_spaces() {
            let Some(owner) = position.conduits[conduit.index()] else { continue };
            let row = position.tables.map.conduit(conduit);
            if position.players[me].has_powerhouse_in(row.to) {
                source.value = source.value.max(row.value.saturating_sub(u8::from(owner != me)));
                source.highest = source.highest.max(row.value);
            }
        }
        source
    }
}

/// The dams that a company can use, its own and neutral ones.
#[derive(Clone, Copy)]
pub(crate) struct Sources {
    spaces: Set,
    /// By space.
    list: [Source; BASE_SPACES],
}

impl Sources {
    pub(crate) fn new(position: &Barrage, me: Seat) -> Self {
        let mut found = Self { spaces: Set::EMPTY, list: [Source::default(); BASE_SPACES] };
        for (space, dam) in (0..).map(BaseSpace).zip(&position.dams) {
            if let Some(dam) = *dam
                && dam.owner.is_none_or(|owner| owner == me)
            {
                found.list[space.index()] = Source::new(position, me, space, dam);
                found.spaces.insert(space.0);
            }
        }
        found
    }

    /// The same with a piece that the company has just built; `None` if that changes nothing.
    pub(crate) fn with_piece(&self, position: &Barrage, me: Seat, site: Site) -> Option<Self> {
        let map = &position.tables.map;
        let changed = match site {
            Site::Base(space) | Site::Elevation(space) => Set::EMPTY.with(space.0),
            Site::Conduit(space) if position.players[me].has_powerhouse_in(map.conduit(space).to) => {
                self.spaces.and(space.from().spaces())
            }
            Site::Conduit(_) => Set::EMPTY,
            Site::Powerhouse(space) => {
                let feeders = map.feeders[map.powerhouse(space).basin.index()].iter().map(ConduitSpace);
                let built = feeders.filter(|conduit| position.conduits[conduit.index()].is_some());
                self.spaces.and(built.fold(Set::EMPTY, |set, conduit| set.or(conduit.from().spaces())))
            }
        };
        if changed.is_empty() {
            return None;
        }
        let mut sources = *self;
        sources.spaces = self.spaces.or(changed);
        for space in changed.iter().map(BaseSpace) {
            if let Some(dam) = position.dams[space.index()] {
                sources.list[space.index()] = Source::new(position, me, space, dam);
            }
        }
        Some(sources)
    }

    fn iter(&self) -> impl Iterator<Item = (BaseSpace, Source)> {
        self.spaces.iter().map(BaseSpace).map(|space| (space, self.list[space.index()]))
    }

    pub(crate) fn held(&self, water: &Reservoirs) -> Held {
        let mut held = Held::default();
        for (space, source) in self.iter() {
            held.add(source, 0, water.drops(space));
        }
        held
    }

    /// The water that the company can use after each distribution of drops on the headstreams has flowed.
    pub(crate) fn held_after_pouring(&self, map: &Map, water: &Reservoirs) -> [Held; Drops::COUNT] {
        let mut waters = [*water; Drops::COUNT];
        let mut found = [self.held(water); Drops::COUNT];
        for (at, drops) in Drops::all().enumerate().skip(1) {
            let (before, headstream) = drops.without_last();
            let (mut water, mut held) = (waters[before.index()], found[before.index()]);
            if let Some(space) = water.flow_one(map, headstream)
                && self.spaces.has(space.0)
            {
                let drops = water.drops(space);
                held.add(self.list[space.index()], drops - 1, drops);
            }
            waters[at] = water;
            found[at] = held;
        }
        found
    }
}

/// The water that a company can use.
#[derive(Clone, Copy, Default)]
pub(crate) struct Held {
    /// The energy that all drops in the company's own dams would produce.
    own_energy: u16,
    /// The same for neutral dams.
    neutral_energy: u16,
    /// BA-12.12: the drops in the company's own dams.
    own: u8,
    /// The highest product of drops and value of one production.
    best: u8,
}

impl Held {
    /// Adds the drops of a dam from number `from` to number `to`.
    #[inline]
    fn add(&mut self, source: Source, from: u8, to: u8) {
        let drops = to - from;
        let energy = u16::from(drops) * u16::from(source.value);
        if source.own {
            self.own_energy += energy;
            self.own += drops;
        } else {
            self.neutral_energy += energy;
        }
        self.best = self.best.max(to * source.highest);
    }

    /// The energy that all drops would produce; others may use those in neutral dams first.
    #[inline]
    fn energy(self) -> f32 {
        f32::from(self.own_energy) + 0.6 * f32::from(self.neutral_energy)
    }
}

/// The weights and what else the terms depend on besides the position.
#[derive(Clone, Copy)]
pub(crate) struct Appraiser<'a> {
    pub(crate) weights: &'a Weights,
    pub(crate) me: Seat,
    /// Rounds left after this one.
    left: f32,
    /// Whether the energy of this round counts.
    in_round: bool,
}

impl<'a> Appraiser<'a> {
    /// Values positions to a seat, as of this round.
    pub(crate) fn new(position: &Barrage, weights: &'a Weights, me: Seat, round: u8) -> Self {
        let in_round = position.round == round && position.stage != Stage::Over;
        Self { weights, me, left: f32::from(ROUNDS - position.round), in_round }
    }

    /// All terms.
    pub(crate) fn worth(&self, position: &Barrage) -> Worth {
        let player = &position.players[self.me];
        let sources = Sources::new(position, self.me);
        let water = Reservoirs::new(position);
        let (now, later) = (sources.held(&water), sources.held(&water.after_flow(position)));
        let reach = self.reach(position, now);
        Worth {
            own: self.own(position),
            pieces: self.network(player, &sources)
                + self.objective(position, position.objective_counts())
                + self.income(position),
            water: self.water(now, later),
            contracts: self.contracts(position, player.contracts, reach),
        }
    }

    /// The terms of points, the company's board and this round's energy.
    pub(crate) fn own(&self, position: &Barrage) -> Own {
        let mut own = Own {
            points: f32::from(position.vp(self.me)),
            advanced: self.advanced(position),
            ..Own::default()
        };
        self.set_supply(&position.players[self.me], &mut own);
        self.set_score(position, &mut own);
        own
    }

    /// The terms of engineers, credits, machines and the wheel.
    pub(crate) fn set_supply(&self, player: &Player, own: &mut Own) {
        own.supply = self.supply(player);
        own.wheel = self.wheel(player);
        own.effort = self.effort(player);
    }

    /// The terms of this round's scoring.
    pub(crate) fn set_score(&self, position: &Barrage, own: &mut Own) {
        if self.in_round {
            let energy = position.players[self.me].energy;
            own.score = f32::from(position.vp_for_lead(self.me)) * self.weights.lead
                + f32::from(position.vp_for_bonus(self.me)) * self.weights.bonus;
            own.track = f32::from(position.tables.credits(energy)) * self.weights.credit;
            own.idle = if energy == 0 { f32::from(position.tables.idle_vp) } else { 0.0 };
        }
    }

    /// Pieces and the systems they form: a powerhouse of the company, a conduit, a dam that holds water.
    pub(crate) fn network(&self, player: &Player, sources: &Sources) -> f32 {
        let weights = self.weights;
        let worths = [weights.base, weights.elevation, weights.conduit, weights.powerhouse];
        let pieces =
            Structure::ALL.iter().zip(worths).map(|(&one, worth)| f32::from(player.count(one)) * worth);
        let (mut own, mut neutral) = (0, 0);
        for (_, source) in sources.iter() {
            let energy = u16::from(source.capacity.min(3) * source.value);
            *if source.own { &mut own } else { &mut neutral } += energy;
        }
        let energy = f32::from(own) + f32::from(neutral) * weights.neutral_dam;
        (pieces.sum::<f32>() + energy * weights.capacity) * self.left
    }

    /// The water in the company's dams, now and after the flow.
    #[inline]
    pub(crate) fn water(&self, now: Held, later: Held) -> f32 {
        let weights = self.weights;
        weights.water_now * now.energy()
            + weights.water_later * later.energy()
            + weights.water_vp * f32::from(now.own + later.own)
    }

    /// The points for the objective tile with these counts.
    pub(crate) fn objective(&self, position: &Barrage, counts: BySeat<u8, SEATS>) -> f32 {
        let weights = self.weights;
        position.vp_for_counts(self.me, counts) as f32
            * (weights.objective + weights.objective_in_round * f32::from(position.round))
    }

    /// Credits and machines.
    #[inline]
    pub(crate) fn supply(&self, player: &Player) -> f32 {
        let weights = self.weights;
        let machines = f32::from(player.excavators) + f32::from(player.mixers);
        let spend = if self.left > 0.0 || player.engineers > 0 { 1.0 } else { 0.5 };
        f32::from(player.credits) * weights.credit * spend + machines * (0.2 + weights.machine * self.left)
    }

    /// Tiles and machines on the wheel; what returns sooner is worth more.
    fn wheel(&self, player: &Player) -> f32 {
        let weights = self.weights;
        let (mut machines, mut tiles) = (0, 0);
        for (at, segment) in (0..).zip(&player.wheel) {
            machines += at * u16::from(segment.excavators + segment.mixers);
            tiles += at * u16::from(segment.tile.is_some());
        }
        let sum = f32::from(machines) * weights.machine + f32::from(tiles) * weights.tile_on_wheel;
        sum * self.left / SEGMENTS as f32
    }

    /// Advanced tiles.
    pub(crate) fn advanced(&self, position: &Barrage) -> f32 {
        f32::from(position.advanced_tiles(self.me)) * self.weights.advanced_tile * self.left
    }

    /// The income of the rounds left.
    pub(crate) fn income(&self, position: &Barrage) -> f32 {
        self.reward(&position.income(self.me)) * self.left
    }

    /// The energy up to which a contract is likely to be fulfilled.
    #[inline]
    pub(crate) fn reach(&self, position: &Barrage, now: Held) -> u8 {
        now.best + position.production_bonus(self.me) + 2
    }

    /// Contracts held, worth more if a production can reach them.
    pub(crate) fn contracts(&self, position: &Barrage, held: Set, reach: u8) -> f32 {
        let rows = held.iter().map(|contract| position.tables.contract(Contract(contract)));
        rows.map(|row| self.likely(self.reward(&row.reward), row.energy, reach)).sum()
    }

    /// One contract with a reward of this value. It is rounded, so that sums are exact in any order.
    #[inline]
    pub(crate) fn likely(&self, reward: f32, energy: u8, reach: u8) -> f32 {
        let likely = if energy <= reach { self.weights.contract_near } else { self.weights.contract_far };
        const UNIT: f32 = 1024.0;
        (reward * likely * UNIT) as i32 as f32 / UNIT
    }

    /// Engineers left and energy of this round.
    #[inline]
    pub(crate) fn effort(&self, player: &Player) -> f32 {
        if !self.in_round {
            return 0.0;
        }
        self.weights.engineer * f32::from(player.engineers) + self.weights.energy * f32::from(player.energy)
    }

    /// A reward.
    pub(crate) fn reward(&self, reward: &Reward) -> f32 {
        let weights = self.weights;
        let machines =
            f32::from(reward.excavators) + f32::from(reward.mixers) + f32::from(reward.any_machine);
        let structure = if reward.structure.is_some() { weights.structure } else { 0.0 };
        f32::from(reward.vp)
            + f32::from(reward.credits) * weights.credit
            + machines
            + f32::from(reward.energy) * weights.gained_energy
            + f32::from(reward.rotate) * weights.segment
            + f32::from(reward.drops) * weights.drop
            + f32::from(reward.drops_now) * weights.drop_now
            + structure
    }
}
