//! PG-7: phase 4, building.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{CITIES, City};
use crate::state::{PowerGrid, Stage};

/// The cost of connecting a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// The cheapest path to it.
    pub connection: u8,
    /// The cheapest free space in it.
    pub house: u8,
}

impl Cost {
    /// The sum of both.
    #[must_use]
    pub const fn total(self) -> u16 {
        self.connection as u16 + self.house as u16
    }
}

impl PowerGrid {
    /// PG-7.14: all conditions for connecting a city.
    pub(crate) fn check_build(&self, city: City) -> Result<(), Refusal> {
        if !self.grid().cities.has(city.0) {
            return Err(Refusal::new("PG-7.2", "not-in-play"));
        }
        let player = &self.players[self.actor];
        if player.cities.has(city.0) {
            return Err(Refusal::new("PG-7.10", "already-connected"));
        }
        if !self.has_open_space(city) {
            return Err(Refusal::with(
                "PG-7.8",
                "city-is-full",
                [self.houses_in(city).into(), self.step.into()],
            ));
        }
        if player.cities.len() >= self.tables.houses {
            return Err(Refusal::with("PG-D.10", "no-house-left", [self.tables.houses.into(), 0]));
        }
        let cost = self.cost(self.actor, city).expect("an open city has a cost").total();
        if cost > player.money {
            return Err(Refusal::with("PG-7.14", "cannot-pay", [cost.into(), player.money.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_builds(&self, out: &mut Vec<Action>) {
        let player = &self.players[self.actor];
        if player.cities.len() < self.tables.houses {
            let full = self.occupied[usize::from(self.step - 1)];
            for city in self.grid().cities.minus(full).minus(player.cities) {
                let house = self.tables.house_cost[usize::from(self.houses_in(City(city)))];
                if u16::from(house) + u16::from(player.connection[usize::from(city)]) <= player.money {
                    out.push(Action::Build(City(city)));
                }
            }
        }
        out.push(Action::Done);
    }

    /// PG-7.8: whether the current step leaves a space open in a city.
    #[must_use]
    pub fn has_open_space(&self, city: City) -> bool {
        self.houses_in(city) < self.tables.houses_per_city[usize::from(self.step - 1)]
    }

    /// PG-7.3 to PG-7.9: the cost for a player to connect a city in play now or, if it has no space in this step, in a
    /// later one; `None` if it is full for good.
    #[must_use]
    pub fn cost(&self, seat: Seat, city: City) -> Option<Cost> {
        let house = *self.tables.house_cost.get(usize::from(self.houses_in(city)))?;
        Some(Cost { connection: self.players[seat].connection[city.index()], house })
    }

    /// PG-7.4, PG-7.5: a cheapest path from a player's network to a city in play, including both ends; only the city
    /// itself while there is no network (PG-7.3). Of several such paths it is always the same one. Drawings show it.
    #[must_use]
    pub fn cheapest_way(&self, seat: Seat, city: City) -> Vec<City> {
        let (grid, player) = (self.grid(), &self.players[seat]);
        let cost = player.connection[city.index()];
        let start = player.cities.iter().map(City).find(|&own| grid.from(own)[city.index()] == cost);
        let Some(start) = start.filter(|_| grid.cities.has(city.0)) else { return vec![city] };
        // Follow only connections on a cheapest path. Connections of cost zero may form cycles, so each city is entered
        // once.
        let mut entered_from = [None; CITIES];
        let mut reached = vec![start];
        let mut at = 0;
        while at < reached.len() && reached[at] != city {
            let here = reached[at];
            at += 1;
            for &(a, b, cost) in &self.map().links {
                let next = if a == here { b } else { a };
                let joined = (a == here || b == here) && grid.cities.has(next.0);
                let (whole, rest) = (grid.from(here)[city.index()], grid.from(next)[city.index()]);
                if joined && u16::from(cost) + u16::from(rest) == whole.into() && !reached.contains(&next) {
                    entered_from[next.index()] = Some(here);
                    reached.push(next);
                }
            }
        }
        let mut way = vec![city];
        while let Some(before) = way.last().and_then(|last| entered_from[last.index()]) {
            way.push(before);
        }
        way.reverse();
        way
    }

    /// PG-3.2, PG-7.1: reverse order.
    pub(crate) fn begin_building(&mut self, log: &mut impl EventSink<Event>) {
        log.note(Event::PhaseBegan(4));
        self.stage = Stage::Building;
        self.actor = self.order[usize::from(self.seats) - 1];
    }

    /// PG-7.9: the house goes to the cheapest free space. PG-7.12: PG-5.19 is applied at once.
    pub(crate) fn apply_build(
        &mut self,
        city: City,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let cost = self.cost(self.actor, city).expect("a legal city has a cost");
        log.note(Event::Built(self.actor, city, cost.connection, cost.house));
        self.occupied[usize::from(self.houses_in(city))].insert(city.0);
        let from_here = *self.grid().from(city);
        let player = &mut self.players[self.actor];
        player.money -= cost.total();
        if player.cities.is_empty() {
            player.connection = from_here;
        } else {
            // PG-7.7: the next connection may start from this city.
            for (cost, new) in player.connection.iter_mut().zip(from_here) {
                *cost = new.min(*cost);
            }
        }
        player.cities.insert(city.0);
        self.remove_too_small(chance, log);
    }

    pub(crate) fn finish_building(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        match self.after_in_reverse() {
            Some(seat) => self.actor = seat,
            None => self.end_building(chance, log),
        }
    }

    /// PG-D.13: the end of the game is checked first, then Step 2, then Step 3; then comes phase 5.
    fn end_building(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let row = self.tables.players(self.seats);
        let size = self.largest_size();
        if size >= row.end {
            self.end(log);
            return;
        }
        if self.step == 1 && size >= row.step2 {
            self.begin_step_2(chance, log);
        }
        self.begin_pending_step_3(log);
        self.begin_power(log);
    }
}
