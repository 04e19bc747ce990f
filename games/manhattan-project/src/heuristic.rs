//! The heuristic for bots: buy buildings that feed the bombs in hand, keep workers busy, and build every bomb that can
//! be built.

use engine::{Heuristic, Learned, SearchEffort, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::SpaceAction;
use crate::cards::{BombCard, Cost, Goods, Work};
use crate::ids::{Aircraft, Bomb, Building, Fuel, Kind, Position, Space, bombs, buildings};
use crate::state::{Deal, ManhattanProject, Stage};
use crate::workers::{Crew, Need, WorkerType};

/// The value of a bomb action: more than any other action.
const BOMB_ACTION: f32 = 1000.0;
/// The value of doing nothing: an action with a lower value is not taken.
const NOTHING: f32 = 0.5;
/// The value of an offer that a bot makes: more than any action but a bomb action.
const OFFER: f32 = 500.0;
/// The value of any other offer: less than any other action.
const NO_OFFER: f32 = -100.0;
/// The weights of the heuristic. Values are in dollars unless stated otherwise.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Expected uses of a building before the game ends.
    uses: f32,
    /// Value of a placed worker when retrieving; cost of each worker still in hand.
    back: f32,
    /// Value of retrieving when a bomb in hand lacks only workers.
    back_for_bomb: f32,
    /// Value of a first bomb card in hand.
    first_card: f32,
    /// Value of a dollar.
    money: f32,
    /// Value of a dollar to a player with plenty.
    spare_money: f32,
    /// Value of a yellowcake.
    yellowcake: f32,
    /// Value of a surplus yellowcake.
    spare_yellowcake: f32,
    /// Value of a fighter.
    fighter: f32,
    /// Value of a third or later fighter.
    spare_fighter: f32,
    /// Value of a bomber that can load a bomb.
    bomber: f32,
    /// Value of any other bomber.
    spare_bomber: f32,
    /// Value of a unit of fuel that the next bomb lacks.
    fuel: f32,
    /// Value of that fuel to a player without a building that makes it.
    scarce_fuel: f32,
    /// Value of any other unit of fuel.
    spare_fuel: f32,
    /// Value of a gained labourer.
    labourer: f32,
    /// Value of a gained engineer or scientist.
    specialist: f32,
    /// Added value for each untrained worker of that type.
    untrained: f32,
    /// Opportunity cost of placing an engineer or scientist.
    placed_specialist: f32,
    /// Opportunity cost if a bomb in hand needs that worker.
    needed_specialist: f32,
    /// Added value of using a building.
    own_building: f32,
    /// Cost of using a building before the main board, which it closes.
    early_building: f32,
    /// Added value of a space of the main board.
    main_board: f32,
    /// Weight of the others' gain, for the player who gives it.
    gift: f32,
    /// Weight of an opponent's building for a spy.
    spy: f32,
    /// Value of an aircraft in an air strike.
    strike: f32,
    /// Share of a building's value that counts on an empty board.
    first_building: f32,
    /// Decrease of that share per building owned, since workers are few.
    next_building: f32,
    /// Share of the value of an opponent's building that a raid is worth.
    raid: f32,
    /// Cost of a unit of uranium when a bomb card is chosen.
    uranium_price: f32,
    /// Cost of a unit of plutonium when a bomb card is chosen.
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

    const LEAD_SCALE: f32 = 12.0;
    const PLAYOUT_DECISIONS: u32 = 1000;
    const LEARNED: Learned = Learned { nets: &[include_bytes!("../nets/3.net")], playout: 10 };
    /// Never.
    const MIN_VISITS_TO_EXPAND: u32 = u32::MAX;
    /// Playouts predict greedy opponents almost exactly, so a few iterations are strong.
    const SEARCH_EFFORT: SearchEffort = SearchEffort { hard: 20, expert: 4000 };

    fn estimate(&self, _: &Weights, seat: Seat) -> f32 {
        f32::from(self.total(seat))
    }
}

/// The value to a player of one more of each thing, in dollars.
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
    /// Whether a bomb in hand lacks only workers that are placed.
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
        // Without a building that makes it, a fuel is scarce: the main board's space and such a building are worth
        // more.
        let makes = |kind: Kind| {
            buildings(player.buildings).any(|building| position.tables.building(building).kind == kind)
        };
        let limits = &position.tables.board.limits;
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

    /// The opportunity cost of placing these workers.
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
                let accepts = self.offered_deal().is_some_and(|deal| self.accepts(wants, me, deal));
                if accepts { 1.0 } else { 0.0 }
            }
            Action::Offer(other) => self.rate_offer(me, wants, other),
            Action::OfferJoint(partner, enemy) => self.rate_joint(me, wants, partner, enemy),
            Action::PlaceOnly(_) | Action::UseOnly(..) => -10.0,
            Action::Refuse | Action::Done => NOTHING,
        }
    }

    /// The bomb in hand with the best ratio of points to what it still lacks.
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

    /// The value of retrieving: it grows with the workers placed and falls with those in hand.
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
                // Less than the fuel of the next bomb: a player who only strikes never wins.
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

    /// The value of a building for the rest of the game.
    fn building_value(&self, wants: &Wants<'_>, building: Building) -> f32 {
        let work = &self.tables.building(building).work;
        let uses = (0..work.pay.len()).flat_map(|pay| (0..work.gain.len()).map(move |take| (pay, take)));
        let best = uses.map(|(pay, take)| wants.work(work, pay, take)).fold(0.0, f32::max);
        wants.weights.uses * best
    }

    /// The value of the building on a position less its price. It falls with the number of buildings, since workers are
    /// few.
    fn rate_buy(&self, wants: &Wants<'_>, position: Position) -> f32 {
        let Some(building) = self.market[position.index()] else { return -1.0 };
        let row = self.tables.position(position);
        let price = if self.turn.engineer && row.engineer_free { 0.0 } else { f32::from(row.price) };
        let owned = f32::from(self.players[self.active].buildings.len());
        let bribes = if row.takes_bribes { f32::from(self.bribes) } else { 0.0 };
        let use_of_it = (wants.weights.first_building - wants.weights.next_building * owned).max(0.1);
        self.building_value(wants, building) * use_of_it - (price - bribes) * wants.money
    }

    /// Whether some strike or raid is worth more than stopping, and no deal forbids it.
    fn would_strike(&self, me: Seat, wants: &Wants<'_>) -> bool {
        self.others(me).any(|target| self.may_attack(me, target) && self.would_strike_at(me, wants, target))
    }

    /// Whether some strike or raid against this target is worth more than stopping.
    fn would_strike_at(&self, me: Seat, wants: &Wants<'_>, target: Seat) -> bool {
        if self.players[target].fighters > 0 {
            let fighters = self.players[me].fighters > 0;
            return fighters && self.rate_strike(me, target, Aircraft::Fighter) > NOTHING;
        }
        let owned = self.players[target].buildings;
        buildings(owned).any(|building| self.rate_raid(me, wants, building) > NOTHING)
    }

    /// The harm one player's aircraft could do to another: aircraft shot down, and raids, which count twice.
    fn threat(&self, from: Seat, to: Seat) -> u8 {
        let (me, them) = (&self.players[from], &self.players[to]);
        let open = me.fighters >= them.fighters && !them.buildings.is_empty();
        let raids = if open { me.bombers } else { 0 };
        me.fighters.min(them.fighters + them.bombers) + 2 * raids
    }

    /// Non-aggression is accepted from a player who could do more harm than one could do to that player. A common enemy
    /// is accepted if one would strike this player anyway, and not the proposer.
    fn accepts(&self, wants: &Wants<'_>, me: Seat, deal: Deal) -> bool {
        let strikes = |target: Seat| self.would_strike_at(me, wants, target);
        match deal.enemy {
            None => self.threat(deal.proposer, me) > self.threat(me, deal.proposer),
            Some(enemy) => strikes(enemy) && !strikes(deal.proposer),
        }
    }

    /// Non-aggression is offered to a player who would strike, and who should accept it.
    fn rate_offer(&self, me: Seat, wants: &Wants<'_>, other: Seat) -> f32 {
        // Nobody strikes a player who is behind, or with bombers that are kept for loading.
        if self.players[other].bombers <= 2 || self.total(other) > self.total(me) {
            return NO_OFFER;
        }
        let deal = Deal { proposer: me, partner: other, enemy: None };
        let theirs = Wants::of(self, wants.weights, other);
        let wanted = self.would_strike_at(other, &theirs, me) && self.accepts(&theirs, other, deal);
        if wanted { OFFER } else { NO_OFFER }
    }

    /// Before the first strike, a player who would strike nobody else looks for partners who should accept.
    fn rate_joint(&self, me: Seat, wants: &Wants<'_>, partner: Seat, enemy: Seat) -> f32 {
        let only = |target: Seat| self.would_strike_at(me, wants, target) == (target == enemy);
        if self.stage != Stage::Striking || !self.others(me).all(only) {
            return NO_OFFER;
        }
        let deal = Deal { proposer: me, partner, enemy: Some(enemy) };
        let accepts = self.accepts(&Wants::of(self, wants.weights, partner), partner, deal);
        if accepts { OFFER } else { NO_OFFER }
    }

    /// The value of a fighter strike: it removes fighters of leading opponents, to allow raids.
    fn rate_strike(&self, me: Seat, target: Seat, aircraft: Aircraft) -> f32 {
        let ahead = self.total(target) > self.total(me) && self.players[me].bombers > 2;
        match aircraft {
            Aircraft::Fighter if ahead => 2.0 - 0.2 * f32::from(self.players[target].fighters),
            Aircraft::Fighter | Aircraft::Bomber => 0.0,
        }
    }

    /// The value of a raid against a leading opponent; two bombers are kept for loading.
    fn rate_raid(&self, me: Seat, wants: &Wants<'_>, building: Building) -> f32 {
        let ahead = self.owner(building).is_some_and(|target| self.total(target) >= self.total(me));
        let damaged = self.damage(building) > 0;
        if self.players[me].bombers <= 2 || damaged || !ahead {
            return 0.0;
        }
        wants.weights.raid * self.building_value(wants, building)
    }

    /// The value of a bomb card: its points relative to its cost, more if its fuel is at hand.
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

/// Contractors before permanent workers, labourers before specialists.
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
