//! What a sensible player does: buys buildings that feed the bombs in hand, keeps workers busy, and builds whatever can be
//! built. Not a rule.

use engine::{Heuristic, Lookahead, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::SpaceAction;
use crate::cards::{BombCard, Cost, Goods, Work};
use crate::ids::{Aircraft, Bomb, Building, Fuel, Kind, Position, Space, bombs, buildings};
use crate::state::ManhattanProject;
use crate::workers::{Crew, Need, WorkerType};

/// What a bomb action is worth beside everything else.
const BOMB_ACTION: f32 = 1000.0;
/// What going on is worth: whatever is worth less is left undone.
const GO_ON: f32 = 0.5;
/// The numbers by which a sensible player judges.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// How often a building is used before the game ends.
    uses: f32,
    /// What a worker on the board is worth when he comes back, and what one in hand would miss.
    back: f32,
    /// What it is worth to have them back when a bomb waits only for workers.
    back_for_bomb: f32,
    /// What a first bomb card in hand is worth, in dollars.
    first_card: f32,
    /// What a dollar is worth to somebody who has some.
    money: f32,
    /// What a dollar is worth to somebody who has plenty.
    spare_money: f32,
    /// What a yellowcake is worth, in dollars.
    yellowcake: f32,
    /// What one more than enough is worth.
    spare_yellowcake: f32,
    /// What a fighter is worth.
    fighter: f32,
    /// What a third fighter is worth.
    spare_fighter: f32,
    /// What a bomber is worth that a bomb can be loaded on.
    bomber: f32,
    /// What another bomber is worth.
    spare_bomber: f32,
    /// What a unit of fuel is worth that the next bomb lacks.
    fuel: f32,
    /// What it is worth without a building that makes it.
    scarce_fuel: f32,
    /// What a unit of another fuel is worth.
    spare_fuel: f32,
    /// What a labourer gained is worth.
    labourer: f32,
    /// What an engineer or scientist gained is worth.
    specialist: f32,
    /// How much more for each one of his kind who is not trained yet.
    untrained: f32,
    /// What placing an engineer or scientist costs in things he could do elsewhere.
    placed_specialist: f32,
    /// What it costs when a bomb waits for him.
    needed_specialist: f32,
    /// How much better using a building is than what it gives.
    own_building: f32,
    /// How much worse it is before the main board was used, which it closes.
    early_building: f32,
    /// How much better a space of the main board is than what it gives.
    main_board: f32,
    /// What the others' gain is worth to a player who gives it.
    gift: f32,
    /// What a rival's building is worth to a spy.
    spy: f32,
    /// What an aircraft is worth in an air strike.
    strike: f32,
    /// How much of a building's use counts on an empty board.
    first_building: f32,
    /// How much less counts for every building on it: there are too few workers.
    next_building: f32,
    /// What part of a rival's building a raid is worth.
    raid: f32,
    /// What a unit of uranium costs when a card is chosen.
    uranium_price: f32,
    /// What a unit of plutonium costs then.
    plutonium_price: f32,
}

impl Heuristic for ManhattanProject {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        let me = self.actor;
        let wants = Wants::of(self, weights, me);
        rates.extend(actions.iter().map(|&action| self.rate_one(me, &wants, action)));
    }

    const SPREAD: f32 = 12.0;
    const PLAYOUT: u32 = 1000;
    /// Never, as in Power Grid.
    const RIPE: u32 = u32::MAX;
    /// Who looks ahead foresees greedy players almost exactly, so a few looks make a hard player.
    const LOOKAHEAD: Lookahead = Lookahead { hard: 20, expert: 4000 };

    fn estimate(&self, _: &Weights, seat: Seat) -> f32 {
        f32::from(self.total(seat))
    }
}

/// What one more of each thing is worth to a player now, in dollars.
struct Wants<'a> {
    weights: &'a Weights,
    money: f32,
    yellowcake: f32,
    fighter: f32,
    bomber: f32,
    uranium: f32,
    plutonium: f32,
    engineer: f32,
    scientist: f32,
    /// Whether some bomb in hand lacks only workers, who stand somewhere.
    waits_for_workers: bool,
}

impl<'a> Wants<'a> {
    fn of(position: &ManhattanProject, weights: &'a Weights, me: Seat) -> Self {
        let player = &position.players[me];
        let target = position.next_bomb(me).map(|bomb| position.tables.bomb(bomb));
        let lacks = |fuel: Fuel| {
            let target = target.filter(|card| card.fuel == fuel);
            target.map_or(0, |card| card.amount.saturating_sub(player.fuel(fuel)))
        };
        // Without a building that makes it, a fuel is hard to get: then the main board's will do, and such a building more so.
        let makes = |kind: Kind| {
            buildings(player.buildings).any(|building| position.tables.building(building).kind == kind)
        };
        let limits = &position.tables.limits;
        // What does not fit on its track is lost (MP-6.5).
        let fuel = |fuel: Fuel, kind: Kind, most: u8| match (lacks(fuel) > 0, makes(kind)) {
            _ if player.fuel(fuel) >= most => 0.0,
            (true, true) => weights.fuel,
            (true, false) => weights.scarce_fuel,
            (false, _) => weights.spare_fuel,
        };
        let room = |held: u8, most: u8, worth: f32| if held < most { worth } else { 0.0 };
        let untrained = |which: WorkerType| f32::from(player.untrained.count(which));
        let unloaded = player.built.minus(player.loaded).len();
        let below =
            |held: u16, enough: u16, needed: f32, spare: f32| if held < enough { needed } else { spare };
        let ready = target.is_some_and(|card| player.fuel(card.fuel) >= card.amount);
        Self {
            weights,
            money: below(player.money, 12, 1.0, below(player.money, 30, weights.money, weights.spare_money)),
            yellowcake: below(player.yellowcake, 8, weights.yellowcake, weights.spare_yellowcake),
            fighter: room(
                player.fighters,
                limits.fighters,
                if player.fighters < 2 { weights.fighter } else { weights.spare_fighter },
            ),
            bomber: room(
                player.bombers,
                limits.bombers,
                if player.bombers <= unloaded { weights.bomber } else { weights.spare_bomber },
            ),
            uranium: fuel(Fuel::Uranium, Kind::Enrichment, limits.uranium),
            plutonium: fuel(Fuel::Plutonium, Kind::Reactor, limits.plutonium),
            engineer: weights.specialist + weights.untrained * untrained(WorkerType::Engineer),
            scientist: weights.specialist + weights.untrained * untrained(WorkerType::Scientist),
            waits_for_workers: ready,
        }
    }

    fn goods(&self, goods: Goods) -> f32 {
        f32::from(goods.money) * self.money
            + f32::from(goods.yellowcake) * self.yellowcake
            + f32::from(goods.fighters) * self.fighter
            + f32::from(goods.bombers) * self.bomber
            + f32::from(goods.uranium) * self.uranium
            + f32::from(goods.plutonium) * self.plutonium
            + f32::from(goods.workers.count(WorkerType::Labourer)) * self.weights.labourer
            + f32::from(goods.workers.count(WorkerType::Engineer)) * self.engineer
            + f32::from(goods.workers.count(WorkerType::Scientist)) * self.scientist
    }

    fn cost(&self, cost: Cost) -> f32 {
        f32::from(cost.money) * self.money
            + f32::from(cost.yellowcake) * self.yellowcake
            + f32::from(cost.uranium) * self.uranium
    }

    /// What placing these workers costs in things they could do elsewhere.
    fn need(&self, need: Need) -> f32 {
        let specialist = if self.waits_for_workers {
            self.weights.needed_specialist
        } else {
            self.weights.placed_specialist
        };
        f32::from(need.any) * 1.0 + f32::from(need.engineers + need.scientists) * specialist
    }

    fn work(&self, work: &Work, pay: usize, take: usize) -> f32 {
        let gain = work.gain.get(take).map_or(0.0, |&goods| self.goods(goods));
        gain - work.pay.get(pay).map_or(0.0, |&cost| self.cost(cost)) - self.need(work.need)
    }
}

impl ManhattanProject {
    fn rate_one(&self, me: Seat, wants: &Wants<'_>, action: Action) -> f32 {
        match action {
            Action::Place(space, take) => self.rate_place(me, wants, space, take),
            Action::Use(building, pay, take) => {
                let work = &self.tables.building(building).work;
                // Using a building closes the main board, so it comes after it.
                let early = if self.turn.step_1_over { 0.0 } else { -wants.weights.early_building };
                wants.work(work, pay.into(), take.into()) + wants.weights.own_building + early
            }
            Action::Build(bomb) => BOMB_ACTION + self.value_of(me, self.tables.bomb(bomb)),
            Action::Load(_) => BOMB_ACTION,
            Action::Test(bomb) => self.rate_test(me, bomb),
            Action::Retrieve => self.rate_retrieve(me, wants),
            Action::Send(crew) => rate_crew(crew),
            Action::Gain(permanent) => permanent.into(),
            Action::Buy(position) => self.rate_buy(wants, position),
            Action::Strike(target, aircraft) => self.rate_strike(me, target, aircraft),
            Action::Raid(building) => self.rate_raid(me, wants, building),
            Action::Repair(building) => self.building_value(wants, building) - 3.0,
            Action::Keep(bomb) => self.rate_card(wants.weights, me, bomb),
            Action::Bonus(which) => {
                if which == WorkerType::Scientist {
                    1.0
                } else {
                    0.0
                }
            }
            Action::Accept => {
                if self.players[self.active].fighters >= self.players[me].fighters {
                    1.0
                } else {
                    0.0
                }
            }
            Action::Offer(_) => -0.5,
            Action::PlaceOnly(_) | Action::UseOnly(..) => -10.0,
            Action::Refuse | Action::Done => GO_ON,
        }
    }

    /// The bomb in hand that is nearest to be built for its points.
    fn next_bomb(&self, me: Seat) -> Option<Bomb> {
        let player = &self.players[me];
        let missing = |card: &BombCard| {
            let fuel = f32::from(card.amount.saturating_sub(player.fuel(card.fuel)));
            8.0 + 4.0 * fuel + f32::from(card.need.total())
        };
        let rate = |bomb: Bomb| {
            let card = self.tables.bomb(bomb);
            self.value_of(me, card) / missing(card)
        };
        bombs(player.hand).max_by(|&one, &other| rate(one).total_cmp(&rate(other)))
    }

    /// The points of a bomb to a player; before a test plutonium bombs count about half of what the test will add.
    fn value_of(&self, me: Seat, card: &BombCard) -> f32 {
        let (untested, tested) = (f32::from(card.untested), f32::from(card.tested));
        if self.players[me].token.is_some() { tested } else { untested + 0.5 * (tested - untested) }
    }

    /// A test pays if the other plutonium bombs, built or in hand, rise by more than the tested one is worth.
    fn rate_test(&self, me: Seat, bomb: Bomb) -> f32 {
        let player = &self.players[me];
        let rise = |bomb: Bomb| {
            let card = self.tables.bomb(bomb);
            f32::from(card.tested - card.untested.min(card.tested))
        };
        let built: f32 = bombs(player.built.without(bomb.0)).map(rise).sum();
        let hand: f32 = bombs(player.hand).map(rise).sum();
        let load = if player.loaded.has(bomb.0) { 5.0 } else { 0.0 };
        let lost = f32::from(self.tables.bomb(bomb).untested) + load;
        let token = f32::from(self.tokens.last().unwrap_or(0));
        let gain = built + 0.4 * hand + token - lost;
        if gain > 0.0 { BOMB_ACTION + gain } else { -1.0 }
    }

    /// The more workers stand somewhere and the fewer are left, the better.
    fn rate_retrieve(&self, me: Seat, wants: &Wants<'_>) -> f32 {
        let left = f32::from(self.players[me].supply.total());
        let placed = f32::from(self.permanent_placed(me));
        let waiting = if wants.waits_for_workers { wants.weights.back_for_bomb } else { 0.0 };
        wants.weights.back * (placed - left) + waiting
    }

    fn rate_place(&self, me: Seat, wants: &Wants<'_>, space: Space, take: u8) -> f32 {
        let card = self.tables.space(space);
        let player = &self.players[me];
        let paid = wants.cost(card.work.pay[0]) + wants.need(card.work.need);
        match card.action {
            SpaceAction::Gain => {
                let gift = wants.weights.gift * wants.goods(card.others) * f32::from(self.seats - 1);
                wants.work(&card.work, 0, take.into()) + wants.weights.main_board - gift
            }
            SpaceAction::Construct => {
                let affordable = Position::all().filter(|&position| {
                    let price = self.tables.position(position).price;
                    self.market[position.index()].is_some() && u16::from(price) <= player.money
                });
                affordable.map(|position| self.rate_buy(wants, position)).fold(0.0, f32::max) - paid
            }
            SpaceAction::DesignBomb => wants.weights.first_card / f32::from(1 + 3 * player.hand.len()) - paid,
            SpaceAction::Espionage => {
                let spies = (player.espionage + 1).min(player.supply.total() / 2);
                let open = self.others(me).flat_map(|other| buildings(self.players[other].buildings));
                let free = open.filter(|building| self.buildings[building.index()].crew.is_empty());
                let count = free.take(spies.into()).count();
                wants.weights.spy * count as f32 + 2.0 - paid
            }
            SpaceAction::AirStrike => {
                let most = f32::from(player.fighters.min(4)) + f32::from(player.bombers.saturating_sub(2));
                // Never worth as much as the fuel of the next bomb: who only bombs never wins.
                if self.would_strike(me, wants) {
                    (wants.weights.strike * most).min(5.0) - paid
                } else {
                    -paid
                }
            }
            SpaceAction::Repair => {
                let worth = self.damaged(me).map(|building| self.building_value(wants, building));
                worth.sum::<f32>() - paid
            }
        }
    }

    /// What a building brings in the rest of the game.
    fn building_value(&self, wants: &Wants<'_>, building: Building) -> f32 {
        let work = &self.tables.building(building).work;
        let uses = (0..work.pay.len()).flat_map(|pay| (0..work.gain.len()).map(move |take| (pay, take)));
        let best = uses.map(|(pay, take)| wants.work(work, pay, take)).fold(0.0, f32::max);
        wants.weights.uses * best
    }

    /// What the building on a position brings beyond its price. A board with many buildings has too few workers for more.
    fn rate_buy(&self, wants: &Wants<'_>, position: Position) -> f32 {
        let Some(building) = self.market[position.index()] else { return -1.0 };
        let row = self.tables.position(position);
        let price = if self.turn.engineer && row.engineer_free { 0.0 } else { f32::from(row.price) };
        let owned = f32::from(self.players[self.active].buildings.len());
        let bribes = if row.takes_bribes { f32::from(self.bribes) } else { 0.0 };
        let use_of_it = (wants.weights.first_building - wants.weights.next_building * owned).max(0.1);
        self.building_value(wants, building) * use_of_it - (price - bribes) * wants.money
    }

    /// Whether there is anything to strike or to bomb that is worth more than going on.
    fn would_strike(&self, me: Seat, wants: &Wants) -> bool {
        let strike = |target: Seat| {
            let fighters = self.players[me].fighters > 0 && self.players[target].fighters > 0;
            fighters && self.rate_strike(me, target, Aircraft::Fighter) > GO_ON
        };
        let raid = |target: Seat| {
            let open = self.players[target].fighters == 0;
            open && buildings(self.players[target].buildings)
                .any(|one| self.rate_raid(me, wants, one) > GO_ON)
        };
        self.others(me).any(|target| !self.have_pact(me, target) && (strike(target) || raid(target)))
    }

    /// Takes fighters of whoever is ahead, to open the way for raids.
    fn rate_strike(&self, me: Seat, target: Seat, aircraft: Aircraft) -> f32 {
        let ahead = self.total(target) > self.total(me) && self.players[me].bombers > 2;
        match aircraft {
            Aircraft::Fighter if ahead => 2.0 - 0.2 * f32::from(self.players[target].fighters),
            Aircraft::Fighter | Aircraft::Bomber => 0.0,
        }
    }

    /// Bombs what hurts somebody ahead; two bombers are kept for loading.
    fn rate_raid(&self, me: Seat, wants: &Wants<'_>, building: Building) -> f32 {
        let ahead = self.owner(building).is_some_and(|target| self.total(target) >= self.total(me));
        let damaged = self.damage(building) > 0;
        if self.players[me].bombers <= 2 || damaged || !ahead {
            return 0.0;
        }
        wants.weights.raid * self.building_value(wants, building)
    }

    /// A card is worth its points for what it costs, more if its fuel is at hand.
    fn rate_card(&self, weights: &Weights, me: Seat, bomb: Bomb) -> f32 {
        let card = self.tables.bomb(bomb);
        let player = &self.players[me];
        let held = player.fuel(card.fuel).min(card.amount);
        let price = if card.fuel == Fuel::Uranium { weights.uranium_price } else { weights.plutonium_price };
        let cost = 12.0 + price * f32::from(card.amount - held) + 3.0 * f32::from(card.need.total());
        let same = bombs(player.hand.or(player.built)).any(|own| self.tables.bomb(own).fuel == card.fuel);
        self.value_of(me, card) / cost * if same { 1.2 } else { 1.0 }
    }

    fn total(&self, seat: Seat) -> u16 {
        self.points(seat).iter().sum()
    }
}

/// Contractors before permanent workers, who come back; labourers before specialists.
fn rate_crew(crew: Crew) -> f32 {
    let worth = |which: WorkerType| match which {
        WorkerType::Labourer => 1.0,
        WorkerType::Engineer => 2.0,
        WorkerType::Scientist => 2.5,
    };
    let types = WorkerType::ALL.into_iter();
    -types
        .map(|which| {
            let permanent = f32::from(crew.permanent.count(which));
            let contractors = f32::from(crew.contractors.count(which));
            worth(which) * (permanent + 0.8 * contractors)
        })
        .sum::<f32>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<ManhattanProject>("heuristic.toml", ManhattanProject::WEIGHTS)
            .expect("every number is there");
    }
}
