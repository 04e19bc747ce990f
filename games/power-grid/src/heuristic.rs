//! Ratings of actions and estimates of positions for bots; not a rule. A bot bids up to the value of a plant, buys the
//! fuel it burns, and builds what it can supply.

use engine::{Heuristic, Seat};
use parts::Set;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Burns, CITIES, City, Fuel, Plant, Region, plants};
use crate::state::{PowerGrid, Stage};

/// The weights of the heuristic.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// The number of rounds for which the income of a plant counts.
    horizon: f32,
    /// The average growth of a network per round, in cities.
    growth: f32,
    /// The share of that growth reached on average over the rounds that count.
    mean_growth: f32,
    /// The value of one more supplied city at the end, in Elektro.
    final_city: f32,
    /// The money to keep for a city when buying a plant.
    reserve: f32,
    /// The most that is paid for a plant above its number.
    overbid: f32,
    /// The value of each city that a plant supplies when the weakest plant is scrapped, in Elektro.
    plant_city: f32,
    /// The expected rise of token prices by the purchases of others.
    price_rise: f32,
    /// The value of a token in stock relative to its price.
    held_token: f32,
    /// The weight of a token's price when one must be given up.
    dropped_token: f32,
    /// The share of the money that may be spent on cities this round.
    city_money: f32,
    /// A surcharge on the first city, which has no connection cost, for those that follow.
    second_city: f32,
    /// The weight of the distance to the nearest cities for the first city.
    first_surroundings: f32,
    /// The weight of the distance to the nearest cities for further cities.
    surroundings: f32,
    /// The amount of money above which another city is built in any case.
    spare_money: f32,
    /// Contributions to the log-odds of winning, at the start and at the end of a game.
    estimate: Estimate,
}

/// Contributions to the log-odds of winning, at the start and at the end of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Estimate {
    /// An Elektro.
    money: [f32; 2],
    /// An Elektro in tokens, at today's price.
    tokens: [f32; 2],
    /// A city.
    cities: [f32; 2],
    /// A city that the plants could supply.
    power: [f32; 2],
    /// A city that they do supply.
    supplied: [f32; 2],
    /// An Elektro of this round's income.
    income: [f32; 2],
    /// An Elektro of the next round's income.
    next_income: [f32; 2],
    /// A place further back in the order.
    place: [f32; 2],
    /// The share of the possible income that is expected before the tokens are bought.
    unsure_income: f32,
}

/// The maximum number of plants on display.
const DISPLAY: usize = 8;

/// The values of plants, in Elektro.
type Benefits = [Option<(Plant, f32)>; DISPLAY];

impl Heuristic for PowerGrid {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        let me = self.actor;
        match self.stage {
            Stage::Regions => rates.extend(actions.iter().map(|&action| self.rate_pick(action))),
            Stage::Nominating => {
                let benefits = self.benefits(weights, me);
                rates.extend(actions.iter().map(|&action| match action {
                    Action::Nominate(plant) => {
                        self.limit(weights, me, plant, &benefits) - f32::from(plant.number())
                    }
                    _ => 0.0,
                }));
            }
            Stage::Opening | Stage::Bidding => {
                let limit = self.limit(weights, me, self.auction.plant, &self.benefits(weights, me));
                rates.extend(actions.iter().map(|action| match action {
                    Action::Bid(amount) => limit - f32::from(*amount),
                    _ => 0.0,
                }));
            }
            Stage::Scrapping => {
                rates.extend(actions.iter().map(|&action| self.rate_scrap(weights, me, action)))
            }
            Stage::Dropping => {
                rates.extend(actions.iter().map(|&action| self.rate_drop(weights, me, action)))
            }
            Stage::Fuel => {
                let wanted = self.wanted_tokens(weights, me);
                rates.extend(actions.iter().map(|action| match action {
                    Action::Buy(fuel) if wanted[fuel.index()] > self.tokens(me)[fuel.index()] => 1.0,
                    Action::Buy(_) => -1.0,
                    _ => 0.0,
                }));
            }
            Stage::Building => {
                let growing =
                    self.size(me) < self.power_of(self.plants_of(me)) || self.can_end_ahead(weights, me);
                rates.extend(actions.iter().map(|&action| self.rate_build(weights, me, growing, action)))
            }
            Stage::Power => {
                let best = self.best_run(weights, me, self.ran, self.size(me));
                rates.extend(actions.iter().map(|&action| self.rate_run(me, best, action)));
            }
            Stage::Over => {}
        }
    }

    // The estimate is fitted to log-odds, so its unit is 1.
    const LEAD_SCALE: f32 = 1.0;
    const PLAYOUT_DECISIONS: u32 = 130;
    /// Never: with a deeper tree, 800 iterations won half as many games.
    const MIN_VISITS_TO_EXPAND: u32 = u32::MAX;

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        let end = self.tables.players(self.seats).end;
        let late = (f32::from(self.largest_size()) / f32::from(end)).min(1.0);
        let (size, power) = (self.size(seat), self.power_of(self.plants_of(seat)));
        let tokens = Fuel::ALL
            .iter()
            .map(|&fuel| f32::from(self.tokens(seat)[fuel.index()]) * self.price_or_dear(fuel))
            .sum::<f32>();
        let next = f32::from(self.tables.payment(power.min(size + 2)));
        let place = self.order().iter().position(|&other| other == seat).unwrap_or(0);
        let weights = &weights.estimate;
        let things = [
            (f32::from(self.money(seat)), weights.money),
            (tokens, weights.tokens),
            (f32::from(size), weights.cities),
            (f32::from(power.min(21)), weights.power),
            (f32::from(power.min(size)), weights.supplied),
            (self.income_to_come(weights, seat, size, power), weights.income),
            (next, weights.next_income),
            (place as f32, weights.place),
        ];
        let worth = |[early, end]: [f32; 2]| early + (end - early) * late;
        things.into_iter().map(|(thing, weights)| thing * worth(weights)).sum()
    }
}

impl PowerGrid {
    /// The player's expected income this round.
    fn income_to_come(&self, weights: &Estimate, seat: Seat, size: u8, power: u8) -> f32 {
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
            None => weights.unsure_income * f32::from(self.tables.payment(power.min(size + 1))),
        }
    }

    /// Prefers a region with cheap connections inside and to the regions picked before.
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

    /// The expected number of rounds left, including this one.
    fn rounds_left(&self, weights: &Weights) -> f32 {
        let end = self.tables.players(self.seats).end;
        (f32::from(end.saturating_sub(self.largest_size())) / weights.growth).clamp(1.0, 9.0)
    }

    /// The value of each plant of the current market to a player.
    fn benefits(&self, weights: &Weights, me: Seat) -> Benefits {
        let mut benefits = [None; DISPLAY];
        for (slot, plant) in benefits.iter_mut().zip(plants(self.current_market())) {
            *slot = Some((plant, self.benefit(weights, me, plant)));
        }
        benefits
    }

    /// The most this player should pay for a plant: its value, less the profit on the best alternative in the current
    /// market; limited by the money needed to use it and by a margin above its number.
    fn limit(&self, weights: &Weights, me: Seat, plant: Plant, benefits: &Benefits) -> f32 {
        let (mut own, mut instead) = (0.0, 0.0);
        for &(other, benefit) in benefits.iter().flatten() {
            if other == plant {
                own = benefit;
            } else if other.number() <= self.money(me) {
                instead = f32::max(instead, benefit - f32::from(other.number()));
            }
        }
        let reserve = self.running_cost(weights, plant) + weights.reserve;
        let fair = f32::from(plant.number()) + weights.overbid;
        (own - instead).min(f32::from(self.money(me)) - reserve).min(fair)
    }

    /// The value of owning a plant over the next rounds and at the end, in Elektro.
    fn benefit(&self, weights: &Weights, me: Seat, plant: Plant) -> f32 {
        let owned = self.plants_of(me).without(plant.0);
        let kept = self.keep_best(weights, owned, plant);
        let size = f32::from(self.size(me));
        let end = self.tables.players(self.seats).end;
        let rounds = self.rounds_left(weights);
        let counted = rounds.min(weights.horizon);
        // The expected average size of the network over the rounds that count.
        let ahead =
            (size + weights.growth * counted * weights.mean_growth).min(f32::from(end)).max(1.0) as u8;
        let yearly = |set: Set| {
            let supplied = self.power_of(set).min(ahead);
            f32::from(self.tables.payment(supplied)) - self.cheapest_running(weights, set, supplied)
        };
        let at_end = |set: Set| weights.final_city * f32::from(self.power_of(set).min(end));
        let urgency = weights.horizon / (weights.horizon + rounds - 1.0);
        (yearly(kept) - yearly(owned)) * counted + (at_end(kept) - at_end(owned)) * urgency
    }

    /// A player's plants after buying one more; above the limit the weakest old one is scrapped.
    fn keep_best(&self, weights: &Weights, owned: Set, plant: Plant) -> Set {
        let all = owned.with(plant.0);
        if all.len() <= self.tables.players(self.seats).max_plants {
            return all;
        }
        let worst =
            plants(owned).min_by(|a, b| self.strength(weights, *a).total_cmp(&self.strength(weights, *b)));
        worst.map_or(all, |worst| all.without(worst.0))
    }

    /// The strength of a plant regardless of its owner.
    fn strength(&self, weights: &Weights, plant: Plant) -> f32 {
        weights.plant_city * f32::from(self.tables.card(plant).cities) - self.running_cost(weights, plant)
    }

    /// The cost of the tokens for one run of a plant at current prices.
    fn running_cost(&self, weights: &Weights, plant: Plant) -> f32 {
        let card = self.tables.card(plant);
        let price = match card.burns {
            Burns::Only(fuel) => self.price_or_dear(fuel),
            Burns::CoalOrOil => self.price_or_dear(Fuel::Coal).min(self.price_or_dear(Fuel::Oil)),
            Burns::Nothing => 0.0,
        };
        // Prices rise with every token bought.
        f32::from(card.amount) * (price + weights.price_rise)
    }

    fn price_or_dear(&self, fuel: Fuel) -> f32 {
        let dearest = self.tables.resource(fuel).spaces.last().copied().unwrap_or(0);
        f32::from(self.price(fuel).unwrap_or(dearest))
    }

    /// The lowest fuel cost of supplying a number of cities with plants of a set, at current prices.
    fn cheapest_running(&self, weights: &Weights, set: Set, supplied: u8) -> f32 {
        let costs = set.subsets().filter(|&running| self.power_of(running) >= supplied);
        costs
            .map(|running| plants(running).map(|plant| self.running_cost(weights, plant)).sum())
            .fold(f32::MAX, f32::min)
    }

    fn rate_scrap(&self, weights: &Weights, me: Seat, action: Action) -> f32 {
        let Action::Scrap(plant) = action else { return 0.0 };
        let stored = match self.tables.card(plant).burns {
            Burns::Only(fuel) => f32::from(self.tokens(me)[fuel.index()]),
            Burns::CoalOrOil | Burns::Nothing => 0.0,
        };
        -self.strength(weights, plant) - stored
    }

    /// Gives up the token that is cheaper to replace.
    fn rate_drop(&self, weights: &Weights, me: Seat, action: Action) -> f32 {
        let Action::Drop(fuel) = action else { return 0.0 };
        f32::from(self.tokens(me)[fuel.index()]) - weights.dropped_token * self.price_or_dear(fuel)
    }

    /// The number of cities a player can afford with an amount of money, the cheapest first.
    fn reach(&self, weights: &Weights, me: Seat, money: f32) -> u8 {
        let (mut costs, mut count) = ([0.0; CITIES], 0);
        for cost in self.open_costs(weights, me).filter(|&cost| cost <= money) {
            costs[count] = cost;
            count += 1;
        }
        costs[..count].sort_unstable_by(f32::total_cmp);
        let mut left = money;
        let affordable = costs[..count].iter().take_while(|&cost| {
            left -= cost;
            left >= 0.0
        });
        u8::try_from(affordable.count()).unwrap_or(u8::MAX)
    }

    fn open_costs(&self, weights: &Weights, me: Seat) -> impl Iterator<Item = f32> {
        let open =
            self.grid().cities.minus(self.occupied[usize::from(self.step - 1)]).minus(self.cities_of(me));
        // The first city has no connection cost, but the next ones do.
        let first = if self.size(me) == 0 { weights.second_city } else { 0.0 };
        open.iter()
            .filter_map(move |city| self.cost(me, City(city)))
            .map(move |cost| f32::from(cost.total()) + first)
    }

    /// The tokens to hold after buying: those for the run that pays best this round.
    fn wanted_tokens(&self, weights: &Weights, me: Seat) -> [u8; 4] {
        let money = f32::from(self.money(me));
        let row = self.tables.players(self.seats);
        let after_building =
            (self.size(me) + self.reach(weights, me, money * weights.city_money)).min(row.end + 2);
        let best = self.best_run(weights, me, Set::EMPTY, after_building);
        self.tokens_for(me, best)
    }

    /// The tokens of each kind needed to run a set of plants; hybrids burn tokens in stock first, then the cheapest.
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

    /// The set of plants to run, including those that ran, with the best income less fuel for a network of `size`.
    /// Tokens in stock count a little less than their price.
    fn best_run(&self, weights: &Weights, me: Seat, ran: Set, size: u8) -> Set {
        let rest = self.plants_of(me).minus(ran);
        let buying = self.stage == Stage::Fuel;
        let mut best = (f32::MIN, ran);
        for more in rest.subsets() {
            if !buying && !self.can_run_together(more, self.tokens(me)) {
                continue;
            }
            let set = ran.or(more);
            let need = self.tokens_for(me, more);
            let Some(cost) = self.cost_of_tokens(weights, me, need) else { continue };
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

    /// The value of tokens, and the price of those not in stock; `None` if the market has too few.
    fn cost_of_tokens(&self, weights: &Weights, me: Seat, need: [u8; 4]) -> Option<(f32, f32)> {
        let held = self.tokens(me);
        let (mut worth, mut pay) = (0.0, 0.0);
        for fuel in Fuel::ALL {
            let at = fuel.index();
            let own = need[at].min(held[at]);
            worth += f32::from(own) * self.price_or_dear(fuel) * weights.held_token;
            for bought in 0..need[at] - own {
                let price = self.tables.resource(fuel).price(self.market[at].checked_sub(bought)?)?;
                worth += f32::from(price);
                pay += f32::from(price);
            }
        }
        Some((worth, pay))
    }

    /// Builds as many cities as the plants can supply, cheap ones first; more only to end a won game or with surplus
    /// money.
    fn rate_build(&self, weights: &Weights, me: Seat, growing: bool, action: Action) -> f32 {
        let Action::Build(city) = action else { return 0.0 };
        let cost = self.cost(me, city).map_or(f32::MAX, |cost| f32::from(cost.total()));
        if self.size(me) == 0 {
            return 1000.0 - cost - weights.first_surroundings * self.surroundings(city);
        }
        if growing {
            return 200.0 - cost - weights.surroundings * self.surroundings(city);
        }
        f32::from(self.money(me)) - weights.spare_money - cost
    }

    /// Whether a player can reach the final size this turn and supply more cities than every rival.
    fn can_end_ahead(&self, weights: &Weights, me: Seat) -> bool {
        let size = self.size(me) + self.reach(weights, me, f32::from(self.money(me)));
        let mine = self.power_of(self.best_run(weights, me, Set::EMPTY, size)).min(size);
        let ahead = |other: Seat| other == me || mine > self.can_supply(other);
        size >= self.tables.players(self.seats).end && Seat::all(self.seats).all(ahead)
    }

    /// The connection costs to the nearest open cities around a city.
    fn surroundings(&self, city: City) -> f32 {
        let open = self.grid().cities.minus(self.occupied[usize::from(self.step - 1)]).without(city.0);
        let costs = self.grid().from(city);
        // The six lowest, in ascending order.
        let mut nearest = [0_u8; 6];
        let mut count = 0;
        for other in open.iter() {
            let cost = costs[usize::from(other)];
            if count == nearest.len() && cost >= nearest[count - 1] {
                continue;
            }
            let place = nearest[..count].partition_point(|&near| near <= cost);
            count = (count + 1).min(nearest.len());
            nearest.copy_within(place..count - 1, place + 1);
            nearest[place] = cost;
        }
        nearest.iter().map(|&cost| f32::from(cost)).sum()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<PowerGrid>("heuristic.toml", PowerGrid::WEIGHTS)
            .expect("every number is there");
    }
}
