//! The comparison after every action.

use std::collections::BTreeSet;

use engine::{Game, Seat};
use power_grid::{City, Fuel, PowerGrid, Stage};
use testkit::agree;

use super::fuel::best_supply;
use super::{Player, Referee, seat_of};

impl Referee {
    pub(super) fn compare(&self, after: &PowerGrid) -> Result<(), String> {
        agree(
            "what is due",
            (self.stage, self.round, self.step),
            (after.stage(), after.round(), after.step()),
        )?;
        let acting = (self.stage != Stage::Over).then_some(self.actor);
        agree("who acts next", acting, after.to_act().map(Seat::index))?;
        agree("player order", &self.order, &after.order().iter().map(|seat| seat.index()).collect())?;
        self.plants.compare(after)?;
        for fuel in Fuel::ALL {
            let shelf = &self.market[fuel.index()];
            let found = (after.market()[fuel.index()], after.price(fuel), after.supply()[fuel.index()]);
            agree(
                format!("{} on the market, price, supply", fuel.word()),
                (shelf.count(), shelf.price(), self.supply[fuel.index()]),
                found,
            )?;
        }
        for (seat, player) in self.players.iter().enumerate() {
            let found = seat_of(seat);
            let sorted = |list: &[u8]| list.iter().copied().collect::<BTreeSet<_>>();
            let what = |what: &str| format!("seat {}: {what}", seat + 1);
            agree(what("money"), player.money, after.money(found).into())?;
            agree(what("plants"), sorted(&player.plants), after.plants_of(found).iter().collect())?;
            agree(what("tokens"), player.tokens, after.tokens(found))?;
            agree(what("cities"), sorted(&player.cities), after.cities_of(found).iter().collect())?;
        }
        if self.stage == Stage::Building {
            self.compare_costs(after)?;
        }
        self.compare_ranking(after)
    }

    /// The price of every city in play for the acting player.
    pub(super) fn compare_costs(&self, after: &PowerGrid) -> Result<(), String> {
        let costs = self.network.costs(&self.players[self.actor].cities);
        for city in (0..42).filter(|&city| self.network.in_play(city)) {
            let house = [10, 15, 20].get(self.houses(city));
            let own = house.and_then(|house| Some((costs[usize::from(city)]?, *house)));
            let found = after.cost(seat_of(self.actor), City(city));
            let found = found.map(|cost| (cost.connection.into(), cost.house.into()));
            agree(format!("cost of {}", after.map().cities[usize::from(city)].id), own, found)?;
        }
        Ok(())
    }

    /// PG-10.3 to PG-10.7, as if the game ended now.
    pub(super) fn compare_ranking(&self, after: &PowerGrid) -> Result<(), String> {
        let key = |player: &Player| {
            let supplied = best_supply(&player.plants, player.tokens).min(player.cities.len());
            (supplied, player.money, player.cities.len())
        };
        let keys: Vec<_> = self.players.iter().map(key).collect();
        let standings = after.standings();
        for (seat, own) in keys.iter().enumerate() {
            let place = 1 + keys.iter().filter(|other| *other > own).count();
            let found = (standings.score(seat_of(seat)).points[0], standings.place(seat_of(seat)));
            let own = (i32::try_from(own.0).expect("few cities"), u8::try_from(place).expect("few seats"));
            agree(format!("seat {}: cities it can supply, place", seat + 1), own, (found.0, found.1))?;
        }
        Ok(())
    }
}
