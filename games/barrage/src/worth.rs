//! The value of a position to a seat, in VP, for bots; not a rule: points, the supply, the network of dams, conduits
//! and powerhouses with the water that will reach it, future income, contracts within reach, and the points for this
//! round's energy.
//!
//! The value is a sum of terms, so that a rating computes only the terms that an action changes.

use engine::Seat;
use parts::{BySeat, Set};

use crate::heuristic::Weights;
use crate::ids::{BASE_SPACES, BaseSpace, Contract, ROUNDS, SEGMENTS, Site, Structure};
use crate::rewards::Reward;
use crate::state::{Barrage, Dam, Player, SEATS, Stage};
use crate::water::Reservoirs;

/// The terms of a value, in the order in which they are added.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    pub(crate) points: f32,
    pub(crate) network: f32,
    pub(crate) water: f32,
    pub(crate) objective: f32,
    /// Credits and machines.
    pub(crate) supply: f32,
    pub(crate) wheel: [f32; SEGMENTS],
    pub(crate) income: f32,
    pub(crate) advanced: f32,
    pub(crate) contracts: f32,
    /// Engineers and energy of this round.
    pub(crate) effort: f32,
    /// The lead in energy and this round's bonus.
    pub(crate) score: f32,
    /// The credits of the energy track.
    pub(crate) track: f32,
    /// The loss without energy.
    pub(crate) idle: f32,
}

impl Worth {
    #[inline]
    pub(crate) fn total(&self) -> f32 {
        self.total_with(self.before_contracts(), self.contracts)
    }

    /// The sum of the terms before the contracts.
    #[inline]
    pub(crate) fn before_contracts(&self) -> f32 {
        let mut sum = self.points + self.network + self.water + self.objective + self.supply;
        for segment in self.wheel {
            sum += segment;
        }
        sum + self.income + self.advanced
    }

    /// The sum of all terms, given that of the ones before the contracts.
    #[inline]
    pub(crate) fn total_with(&self, before_contracts: f32, contracts: f32) -> f32 {
        before_contracts + contracts + self.effort + self.score + self.track - self.idle
    }
}

/// A dam that a company can use.
#[derive(Clone, Copy)]
struct Source {
    space: BaseSpace,
    own: bool,
    capacity: u8,
    /// The value of the best conduit to a powerhouse of the company; another company's conduit counts a little less.
    value: u8,
    /// The highest value of such a conduit, whoever owns it.
    highest: u8,
}

/// The dams that a company can use, its own and neutral ones, by space.
#[derive(Clone, Copy)]
pub(crate) struct Sources {
    list: [Source; BASE_SPACES],
    count: usize,
}

impl Source {
    fn new(position: &Barrage, me: Seat, space: BaseSpace, dam: Dam) -> Self {
        let (own, capacity) = (dam.owner.is_some(), position.capacity(dam));
        let mut source = Self { space, own, capacity, value: 0, highest: 0 };
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

impl Sources {
    pub(crate) fn new(position: &Barrage, me: Seat) -> Self {
        let none = Source { space: BaseSpace(0), own: false, capacity: 0, value: 0, highest: 0 };
        let mut found = Self { list: [none; BASE_SPACES], count: 0 };
        for (space, dam) in (0..).map(BaseSpace).zip(&position.dams) {
            if let Some(dam) = *dam
                && dam.owner.is_none_or(|owner| owner == me)
            {
                found.list[found.count] = Source::new(position, me, space, dam);
                found.count += 1;
            }
        }
        found
    }

    /// The same with a piece that the company has just built; `None` if that changes nothing.
    pub(crate) fn with_piece(&self, position: &Barrage, me: Seat, site: Site) -> Option<Self> {
        let changes = match site {
            Site::Base(_) | Site::Elevation(_) => true,
            Site::Conduit(space) => {
                let to = position.tables.map.conduit(space).to;
                position.players[me].has_powerhouse_in(to)
                    && self.iter().any(|source| source.space.basin() == space.from())
            }
            Site::Powerhouse(space) => {
                let basin = position.tables.map.powerhouse(space).basin;
                self.iter().any(|source| {
                    source.space.basin().conduit_spaces().any(|conduit| {
                        position.conduits[conduit.index()].is_some()
                            && position.tables.map.conduit(conduit).to == basin
                    })
                })
            }
        };
        if !changes {
            return None;
        }
        let mut sources = *self;
        if let Site::Base(space) = site {
            let at = self.iter().filter(|source| source.space < space).count();
            sources.list.copy_within(at..self.count, at + 1);
            sources.count += 1;
            sources.list[at].space = space;
        }
        for source in &mut sources.list[..sources.count] {
            let changed = match site {
                Site::Base(space) | Site::Elevation(space) => source.space == space,
                Site::Conduit(space) => source.space.basin() == space.from(),
                Site::Powerhouse(_) => true,
            };
            if changed && let Some(dam) = position.dams[source.space.index()] {
                *source = Source::new(position, me, source.space, dam);
            }
        }
        Some(sources)
    }

    fn iter(&self) -> std::slice::Iter<'_, Source> {
        self.list[..self.count].iter()
    }

    #[inline]
    pub(crate) fn held(&self, water: &Reservoirs) -> Held {
        let mut held = Held { energy: 0.0, own: 0, best: 0 };
        for source in self.iter() {
            let drops = water.drops[source.space.index()];
            let share = if source.own { 1.0 } else { 0.6 };
            held.energy += f32::from(drops) * f32::from(source.value) * share;
            held.own += if source.own { drops } else { 0 };
            held.best = held.best.max(drops * source.highest);
        }
        held
    }
}

/// The water that a company can use.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// The energy that all drops in reach would produce.
    energy: f32,
    /// BA-12.12: the drops in the company's own dams.
    own: u8,
    /// The highest product of drops and value of one production.
    best: u8,
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
        let mut worth = Worth {
            points: f32::from(position.vp(self.me)),
            network: self.network(player, &sources),
            water: self.water(now, later),
            objective: self.objective(position, position.objective_counts()),
            income: self.income(position),
            contracts: self.contracts(position, player.contracts, reach),
            ..Worth::default()
        };
        self.set_own(position, &mut worth);
        worth
    }

    /// The terms of the company's board, apart from income and contracts, and those of this round's energy.
    pub(crate) fn set_own(&self, position: &Barrage, worth: &mut Worth) {
        worth.advanced = self.advanced(position);
        self.set_supply(&position.players[self.me], worth);
        self.set_score(position, worth);
    }

    /// The terms of engineers, credits, machines and the wheel.
    pub(crate) fn set_supply(&self, player: &Player, worth: &mut Worth) {
        worth.supply = self.supply(player);
        worth.wheel = self.wheel(player);
        worth.effort = self.effort(player);
    }

    /// The terms of this round's scoring.
    pub(crate) fn set_score(&self, position: &Barrage, worth: &mut Worth) {
        if self.in_round {
            let energy = position.players[self.me].energy;
            worth.score = f32::from(position.vp_for_lead(self.me)) * self.weights.lead
                + f32::from(position.vp_for_bonus(self.me)) * self.weights.bonus;
            worth.track = f32::from(position.tables.credits(energy)) * self.weights.credit;
            worth.idle = if energy == 0 { f32::from(position.tables.idle_vp) } else { 0.0 };
        }
    }

    /// Pieces and the systems they form: a powerhouse of the company, a conduit, a dam that holds water.
    pub(crate) fn network(&self, player: &Player, sources: &Sources) -> f32 {
        let weights = self.weights;
        let worths = [weights.base, weights.elevation, weights.conduit, weights.powerhouse];
        let pieces =
            Structure::ALL.iter().zip(worths).map(|(&one, worth)| f32::from(player.count(one)) * worth);
        let mut worth = pieces.sum::<f32>() * self.left;
        for source in sources.iter() {
            let share = if source.own { 1.0 } else { weights.neutral_dam };
            worth += f32::from(source.capacity.min(3))
                * f32::from(source.value)
                * share
                * weights.capacity
                * self.left;
        }
        worth
    }

    /// The water in the company's dams, now and after the flow.
    #[inline]
    pub(crate) fn water(&self, now: Held, later: Held) -> f32 {
        let weights = self.weights;
        weights.water_now * now.energy
            + weights.water_later * later.energy
            + weights.water_vp * f32::from(now.own)
            + weights.water_vp * f32::from(later.own)
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
    fn wheel(&self, player: &Player) -> [f32; SEGMENTS] {
        let weights = self.weights;
        std::array::from_fn(|at| {
            let segment = player.wheel[at];
            let machines = f32::from(segment.excavators) + f32::from(segment.mixers);
            let tile = if segment.tile.is_some() { weights.tile_on_wheel * self.left } else { 0.0 };
            at as f32 / 6.0 * (machines * weights.machine * self.left + tile)
        })
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

    /// One contract with a reward of this value.
    #[inline]
    pub(crate) fn likely(&self, reward: f32, energy: u8, reach: u8) -> f32 {
        reward * if energy <= reach { self.weights.contract_near } else { self.weights.contract_far }
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
