//! What a sensible player does: bids to value, buys what it can burn, builds what it can power. Not a rule.

use engine::{Heuristic, Seat};
use parts::Set;

use crate::action::Action;
use crate::ids::{Burns, City, Fuel, Plant, Region, plants};
use crate::state::{PowerGrid, Stage};

/// How many rounds ahead the income of a plant is counted; later money is worth little now.
const HORIZON: f32 = 2.5;
/// What one more supplied city is worth at the end, in Elektro.
const FINAL_CITY: f32 = 25.0;
/// What things are worth at the start and at the end of a game, as a logarithm of the chance to win: money, tokens at
/// their price, cities, what the plants could supply, what they do supply, income to come this round and the next, the place in the order.
const WORTH: [[f32; 2]; 8] = [
    [0.0583, 0.0028],
    [0.0013, 0.0019],
    [0.030, 0.157],
    [0.276, 0.299],
    [0.421, 0.270],
    [0.0474, 0.0061],
    [0.0037, 0.0226],
    [-0.009, -0.074],
];
/// The money to keep for a city when buying a plant.
const RESERVE: f32 = 22.0;
/// What a plant may cost beyond its number.
const OVERBID: f32 = 3.0;
/// Money beyond this has no better use than one more city.
const SPARE_MONEY: f32 = 120.0;
/// Networks grow by about so many cities in a round.
const GROWTH: f32 = 2.0;

impl Heuristic for PowerGrid {
    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        let me = self.actor;
        match self.stage {
            Stage::Regions => rates.extend(actions.iter().map(|&action| self.rate_pick(action))),
            Stage::Nominating => rates.extend(actions.iter().map(|&action| self.rate_nomination(me, action))),
            Stage::Opening | Stage::Bidding => {
                let limit = self.limit(me, self.auction.plant);
                rates.extend(actions.iter().map(|action| match action {
                    Action::Bid(amount) => limit - f32::from(*amount),
                    _ => 0.0,
                }));
            }
            Stage::Scrapping => rates.extend(actions.iter().map(|&action| self.rate_scrap(me, action))),
            Stage::Dropping => rates.extend(actions.iter().map(|&action| self.rate_drop(me, action))),
            Stage::Fuel => {
                let wanted = self.wanted_tokens(me);
                rates.extend(actions.iter().map(|action| match action {
                    Action::Buy(fuel) if wanted[fuel.index()] > self.tokens(me)[fuel.index()] => 1.0,
                    Action::Buy(_) => -1.0,
                    _ => 0.0,
                }));
            }
            Stage::Building => rates.extend(actions.iter().map(|&action| self.rate_build(me, action))),
            Stage::Power => {
                let best = self.best_run(me, self.ran, self.size(me));
                rates.extend(actions.iter().map(|&action| self.rate_run(me, best, action)));
            }
            Stage::Over => {}
        }
    }

    // The numbers below are fitted to who won, so a point is a point.
    const SPREAD: f32 = 1.0;
    const PLAYOUT: u32 = 130;

    fn estimate(&self, seat: Seat) -> f32 {
        let end = self.tables.players(self.seats).end;
        let late = (f32::from(self.largest_size()) / f32::from(end)).min(1.0);
        let (size, power) = (self.size(seat), self.power_of(self.plants_of(seat)));
        let tokens = Fuel::ALL
            .iter()
            .map(|&fuel| f32::from(self.tokens(seat)[fuel.index()]) * self.price_or_dear(fuel))
            .sum::<f32>();
        let next = f32::from(self.tables.payment(power.min(size + 2)));
        let things = [
            f32::from(self.money(seat)),
            tokens,
            f32::from(size),
            f32::from(power.min(21)),
            f32::from(power.min(size)),
            self.income_to_come(seat, size, power),
            next,
            self.order().iter().position(|&other| other == seat).unwrap_or(0) as f32,
        ];
        let worth = |[early, end]: [f32; 2]| early + (end - early) * late;
        things.into_iter().zip(WORTH).map(|(thing, weights)| thing * worth(weights)).sum()
    }
}

impl PowerGrid {
    /// What the player will be paid this round.
    fn income_to_come(&self, seat: Seat, size: u8, power: u8) -> f32 {
        let place = |seat: Seat| self.order().iter().position(|&other| other == seat);
        // Phases 3 and 4 run from the last place to the first, phase 5 from the first to the last.
        let (own, acting) = (place(seat), place(self.actor));
        let supplied = match self.stage {
            Stage::Fuel if own < acting => None,
            Stage::Fuel => Some(self.could_supply(seat, size + 1)),
            Stage::Building if own <= acting => Some(self.could_supply(seat, size + 1)),
            Stage::Building => Some(self.can_supply(seat)),
            Stage::Power if own < acting => return 0.0,
            Stage::Power if own == acting => {
                Some(self.can_supply(seat).max(self.power_of(self.ran).min(size)))
            }
            Stage::Power => Some(self.can_supply(seat)),
            _ => None,
        };
        match supplied {
            Some(supplied) => f32::from(self.tables.payment(supplied)),
            None => {
                0.8 * f32::from(self.tables.payment(power.min(size + 1)))
            }
        }
    }

    /// A region with cheap connections, to those picked before as well.
    fn rate_pick(&self, action: Action) -> f32 {
        let Action::Pick(Region(region)) = action else { return 0.0 };
        let regions = self.regions.with(region);
        let inside = |city: City| regions.has(self.map().region_of(city).0);
        let costs = self
            .map()
            .links
            .iter()
            .filter(|(a, b, _)| inside(*a) && inside(*b))
            .map(|link| f32::from(link.2));
        let (count, sum) = costs.fold((0.0, 0.0), |(count, sum), cost| (count + 1.0, sum + cost));
        -sum / f32::max(count, 1.0)
    }

    /// How many rounds are probably left, this one included.
    fn rounds_left(&self) -> f32 {
        let end = self.tables.players(self.seats).end;
        (f32::from(end.saturating_sub(self.largest_size())) / GROWTH).clamp(1.0, 9.0)
    }

    fn rate_nomination(&self, me: Seat, action: Action) -> f32 {
        match action {
            Action::Nominate(plant) => self.limit(me, plant) - f32::from(plant.number()),
            _ => 0.0,
        }
    }

    /// The most this player should pay for a plant: what it brings, less what another plant of the current market would
    /// bring beyond its price; never the money needed to make use of it, and never much more than the number: another
    /// good plant comes soon.
    fn limit(&self, me: Seat, plant: Plant) -> f32 {
        let others = self.current_market().without(plant.0);
        let instead = plants(others)
            .filter(|other| other.number() <= self.money(me))
            .map(|other| self.benefit(me, other) - f32::from(other.number()))
            .fold(0.0, f32::max);
        let reserve = self.running_cost(plant) + RESERVE;
        let fair = f32::from(plant.number()) + OVERBID;
        (self.benefit(me, plant) - instead).min(f32::from(self.money(me)) - reserve).min(fair)
    }

    /// What owning a plant brings over the next rounds and at the end, in Elektro.
    fn benefit(&self, me: Seat, plant: Plant) -> f32 {
        let owned = self.plants_of(me).without(plant.0);
        let kept = self.keep_best(owned, plant);
        let size = f32::from(self.size(me));
        let end = self.tables.players(self.seats).end;
        let rounds = self.rounds_left();
        // The network will be about this large on the average of the rounds that count.
        let ahead = (size + GROWTH * rounds.min(HORIZON) * 0.75).min(f32::from(end)).max(1.0) as u8;
        let yearly = |set: Set| {
            let supplied = self.power_of(set).min(ahead);
            f32::from(self.tables.payment(supplied)) - self.cheapest_running(set, supplied)
        };
        let at_end = |set: Set| FINAL_CITY * f32::from(self.power_of(set).min(end));
        let urgency = HORIZON / (HORIZON + rounds - 1.0);
        (yearly(kept) - yearly(owned)) * rounds.min(HORIZON) + (at_end(kept) - at_end(owned)) * urgency
    }

    /// The plants of a player who takes one more: over the limit the weakest old one goes.
    fn keep_best(&self, owned: Set, plant: Plant) -> Set {
        let all = owned.with(plant.0);
        if all.len() <= self.tables.players(self.seats).max_plants {
            return all;
        }
        let worst = plants(owned).min_by(|a, b| self.strength(*a).total_cmp(&self.strength(*b)));
        worst.map_or(all, |worst| all.without(worst.0))
    }

    /// How good a plant is in itself.
    fn strength(&self, plant: Plant) -> f32 {
        10.0 * f32::from(self.tables.card(plant).cities) - self.running_cost(plant)
    }

    /// What the tokens for one run of a plant cost at today's prices.
    fn running_cost(&self, plant: Plant) -> f32 {
        let card = self.tables.card(plant);
        let price = match card.burns {
            Burns::Only(fuel) => self.price_or_dear(fuel),
            Burns::CoalOrOil => self.price_or_dear(Fuel::Coal).min(self.price_or_dear(Fuel::Oil)),
            Burns::Nothing => 0.0,
        };
        // Others buy too, and prices rise with every token.
        f32::from(card.amount) * (price + 0.5)
    }

    fn price_or_dear(&self, fuel: Fuel) -> f32 {
        let dearest = self.tables.resource(fuel).spaces.last().copied().unwrap_or(0);
        f32::from(self.price(fuel).unwrap_or(dearest))
    }

    /// The cheapest way to supply so many cities with plants of a set, at today's prices.
    fn cheapest_running(&self, set: Set, supplied: u8) -> f32 {
        let costs = set.subsets().filter(|&running| self.power_of(running) >= supplied);
        costs
            .map(|running| plants(running).map(|plant| self.running_cost(plant)).sum())
            .fold(f32::MAX, f32::min)
    }

    fn rate_scrap(&self, me: Seat, action: Action) -> f32 {
        let Action::Scrap(plant) = action else { return 0.0 };
        let stored = match self.tables.card(plant).burns {
            Burns::Only(fuel) => f32::from(self.tokens(me)[fuel.index()]),
            Burns::CoalOrOil | Burns::Nothing => 0.0,
        };
        -self.strength(plant) - stored
    }

    /// The token that is cheaper to get again goes.
    fn rate_drop(&self, me: Seat, action: Action) -> f32 {
        let Action::Drop(fuel) = action else { return 0.0 };
        f32::from(self.tokens(me)[fuel.index()]) - 3.0 * self.price_or_dear(fuel)
    }

    /// How many cities a player can add with so much money, the cheapest first.
    fn reach(&self, me: Seat, money: f32) -> u8 {
        let mut costs: Vec<f32> = self.open_costs(me).collect();
        costs.sort_unstable_by(f32::total_cmp);
        let mut left = money;
        let affordable = costs.into_iter().take_while(|cost| {
            left -= cost;
            left >= 0.0
        });
        u8::try_from(affordable.count()).unwrap_or(u8::MAX)
    }

    fn open_costs(&self, me: Seat) -> impl Iterator<Item = f32> {
        let open =
            self.grid().cities.minus(self.occupied[usize::from(self.step - 1)]).minus(self.cities_of(me));
        // The first city is free of connections, but the next ones are not.
        let first = if self.size(me) == 0 { 6.0 } else { 0.0 };
        open.iter()
            .filter_map(move |city| self.cost(me, City(city)))
            .map(move |cost| f32::from(cost.total()) + first)
    }

    /// The tokens to hold after buying: those for the run that pays best this round.
    fn wanted_tokens(&self, me: Seat) -> [u8; 4] {
        let money = f32::from(self.money(me));
        let row = self.tables.players(self.seats);
        let after_building = (self.size(me) + self.reach(me, money * 0.9)).min(row.end + 2);
        let best = self.best_run(me, Set::EMPTY, after_building);
        self.tokens_for(me, best)
    }

    /// The tokens of each kind that running a set of plants needs, hybrids burning what is at hand, then what is cheap.
    fn tokens_for(&self, me: Seat, set: Set) -> [u8; 4] {
        let (mut need, hybrid) = self.fuel_for(set);
        let held = self.tokens(me);
        for _ in 0..hybrid {
            let spare = |fuel: Fuel| held[fuel.index()] > need[fuel.index()];
            let coal_next = match (spare(Fuel::Coal), spare(Fuel::Oil)) {
                (true, false) => true,
                (false, true) => false,
                _ => self.price_or_dear(Fuel::Coal) <= self.price_or_dear(Fuel::Oil),
            };
            need[if coal_next { Fuel::Coal } else { Fuel::Oil }.index()] += 1;
        }
        need
    }

    /// The set of plants to run, those that ran included, so that income less fuel is best for a network of `size`.
    /// Tokens held count a little less than their price, those to be bought in full.
    fn best_run(&self, me: Seat, ran: Set, size: u8) -> Set {
        let rest = self.plants_of(me).minus(ran);
        let buying = self.stage == Stage::Fuel;
        let mut best = (f32::MIN, ran);
        for more in rest.subsets() {
            if !buying && !self.can_run_together(more, self.tokens(me)) {
                continue;
            }
            let set = ran.or(more);
            let need = self.tokens_for(me, more);
            let Some(cost) = self.cost_of_tokens(me, need) else { continue };
            if cost.1 > f32::from(self.money(me)) {
                continue;
            }
            let income = f32::from(self.tables.payment(self.power_of(set).min(size)));
            let gain = income - cost.0;
            if gain > best.0 {
                best = (gain, set);
            }
        }
        best.1
    }

    /// What tokens are worth, those held included, and what must be paid for those missing; nothing if the market has
    /// too few.
    fn cost_of_tokens(&self, me: Seat, need: [u8; 4]) -> Option<(f32, f32)> {
        let held = self.tokens(me);
        let (mut worth, mut pay) = (0.0, 0.0);
        for fuel in Fuel::ALL {
            let at = fuel.index();
            let own = need[at].min(held[at]);
            worth += f32::from(own) * self.price_or_dear(fuel) * 0.75;
            for bought in 0..need[at] - own {
                let price = self.tables.resource(fuel).price(self.market[at].checked_sub(bought)?)?;
                worth += f32::from(price);
                pay += f32::from(price);
            }
        }
        Some((worth, pay))
    }

    /// Builds as many cities as the plants can supply, cheap ones first; more only to end a game that is won, or with
    /// money that nothing else is left to do with.
    fn rate_build(&self, me: Seat, action: Action) -> f32 {
        let Action::Build(city) = action else { return 0.0 };
        let cost = self.cost(me, city).map_or(f32::MAX, |cost| f32::from(cost.total()));
        if self.size(me) == 0 {
            return 1000.0 - cost - self.surroundings(city);
        }
        if self.size(me) < self.power_of(self.plants_of(me)) || self.can_end_ahead(me) {
            return 200.0 - cost - 0.1 * self.surroundings(city);
        }
        f32::from(self.money(me)) - SPARE_MONEY - cost
    }

    /// Whether a player can reach the final size this turn and supply more cities than anybody else.
    fn can_end_ahead(&self, me: Seat) -> bool {
        let size = self.size(me) + self.reach(me, f32::from(self.money(me)));
        let mine = self.power_of(self.best_run(me, Set::EMPTY, size)).min(size);
        let ahead = |other: Seat| other == me || mine > self.can_supply(other);
        size >= self.tables.players(self.seats).end && Seat::all(self.seats).all(ahead)
    }

    /// What the nearest open cities around a city cost to reach.
    fn surroundings(&self, city: City) -> f32 {
        let open = self.grid().cities.minus(self.occupied[usize::from(self.step - 1)]).without(city.0);
        let mut costs: Vec<u8> =
            open.iter().map(|other| self.grid().from(city)[usize::from(other)]).collect();
        costs.sort_unstable();
        costs.iter().take(6).map(|&cost| f32::from(cost)).sum()
    }

    fn rate_run(&self, me: Seat, best: Set, action: Action) -> f32 {
        let Action::Run(plant, coal) = action else { return 0.0 };
        if !best.has(plant.0) {
            return -1.0;
        }
        // Single-fuel plants first, so that the mix of a hybrid is chosen from what they leave.
        if self.tables.card(plant).burns != Burns::CoalOrOil {
            return 10.0;
        }
        let need = self.tokens_for(me, best.minus(self.ran));
        let burned = self.burned(plant, coal);
        let fits = Fuel::ALL.iter().all(|fuel| burned[fuel.index()] <= need[fuel.index()]);
        let worth: f32 =
            Fuel::ALL.iter().map(|&fuel| f32::from(burned[fuel.index()]) * self.price_or_dear(fuel)).sum();
        if fits { 5.0 - 0.01 * worth } else { 1.0 - 0.01 * worth }
    }
}
