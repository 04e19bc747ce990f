//! Hidden information and invariants.

use engine::{Chance, Seat};
use parts::Set;

use crate::ids::{CITIES, City, Fuel};
use crate::state::{PowerGrid, Stage, Step3Card, Storage};

impl PowerGrid {
    /// PG-8.8: only money is hidden. A rival's money is guessed from public information: about what the rival's
    /// cities can earn, and at least the rival's bid if that is the highest.
    pub(crate) fn guess_money(&mut self, viewer: Seat, chance: &mut impl Chance) {
        if self.open_money {
            return;
        }
        for seat in Seat::all(self.seats).filter(|&seat| seat != viewer) {
            if self.has_start_money(seat) {
                continue;
            }
            let highest = matches!(self.stage, Stage::Bidding) && self.auction.highest == seat;
            let opening = matches!(self.stage, Stage::Opening) && self.actor == seat;
            let shown = match (highest, opening) {
                (true, _) => self.auction.bid,
                (_, true) => self.auction.plant.number(),
                _ => 0,
            };
            let income = self.tables.payment(self.size(seat));
            // Uniform between zero and twice the income, in nine steps.
            let guess = income * u16::from(chance.draw("guess", &Guesses)) / u16::from(Guesses::STEPS) * 2;
            self.players[seat].money = guess.max(shown);
        }
    }

    /// Whether a player's money is public: in round 1 a player who has not bought yet has the initial money.
    fn has_start_money(&self, seat: Seat) -> bool {
        self.players[seat].plants.is_empty()
    }

    /// Checks conserved totals and cached values.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        let that = |holds: bool, what: &dyn Fn() -> String| if holds { Ok(()) } else { Err(what()) };
        for fuel in Fuel::ALL {
            let at = fuel.index();
            let held: u8 = Seat::all(self.seats).map(|seat| self.tokens(seat)[at]).sum();
            let all = self.market[at] + self.supply[at] + held;
            let tokens = self.tables.resource(fuel).tokens;
            that(all == tokens, &|| format!("PG-1.3: {all} of {tokens} {} tokens", fuel.word()))?;
        }
        self.check_players()?;
        self.check_houses()?;
        self.check_plants()
    }

    fn check_players(&self) -> Result<(), String> {
        let limit = self.tables.players(self.seats).max_plants;
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat];
            let scrapping = u8::from(self.stage == Stage::Scrapping && self.actor == seat);
            if player.plants.len() > limit + scrapping {
                return Err(format!("PG-5.14: seat {seat} owns {} plants", player.plants.len()));
            }
            if player.storage != Storage::of(&self.tables, player.plants) {
                return Err(format!("the storage of seat {seat} does not match its plants"));
            }
            let settling = matches!(self.stage, Stage::Scrapping | Stage::Dropping) && self.actor == seat;
            if !settling && !player.storage.fits(player.tokens) {
                return Err(format!("PG-6.3: the tokens {:?} of seat {seat} do not fit", player.tokens));
            }
            for city in 0..CITIES {
                if self.stage != Stage::Regions && !player.cities.is_empty() {
                    let grid = self.grid();
                    let nearest = player.cities.iter().map(|own| grid.from(City(own))[city]).min();
                    if nearest != Some(player.connection[city]) {
                        return Err(format!(
                            "PG-7.4: the connection cost of seat {seat} to city {city} is wrong"
                        ));
                    }
                }
            }
        }
        let mut sorted: Vec<Seat> = self.order().to_vec();
        sorted.sort();
        if !sorted.into_iter().eq(Seat::all(self.seats)) {
            return Err("the order does not hold every seat once".to_owned());
        }
        Ok(())
    }

    fn check_houses(&self) -> Result<(), String> {
        for city in 0..CITIES {
            let city = City(u8::try_from(city).expect("42"));
            let owners = Seat::all(self.seats).filter(|&seat| self.cities_of(seat).has(city.0)).count();
            if owners != usize::from(self.houses_in(city)) || owners > usize::from(self.step) {
                return Err(format!("PG-7.8: {owners} houses in city {} in Step {}", city.0, self.step));
            }
        }
        Ok(())
    }

    fn check_plants(&self) -> Result<(), String> {
        let plants = &self.plants;
        let top = plants.top.map_or(Set::EMPTY, |plant| Set::EMPTY.with(plant.0));
        let owned = Seat::all(self.seats).map(|seat| self.plants_of(seat));
        let mut seen = Set::EMPTY;
        for set in owned.chain([plants.display, top, plants.deck, plants.under]) {
            if !seen.and(set).is_empty() {
                return Err("PG-1.5: a plant is in two places".to_owned());
            }
            seen = seen.or(set);
        }
        if plants.left > plants.deck.len() {
            return Err("the deck has more cards than there are plants for it".to_owned());
        }
        if plants.display.first().is_some_and(|lowest| lowest <= self.largest_size()) {
            return Err("PG-5.19: a plant that is too small is on display".to_owned());
        }
        // PG-9.13; one less until the buyer's purchase is complete.
        let full = match plants.card {
            Step3Card::InDeck => 8,
            Step3Card::OnDisplay => 7,
            Step3Card::Removed => 6,
        };
        let settling = u8::from(matches!(self.stage, Stage::Scrapping | Stage::Dropping));
        let shown = plants.display.len() + settling;
        let empty = plants.left == 0 && plants.top.is_none() && plants.card != Step3Card::InDeck;
        if shown != full && !(empty && shown < full) {
            return Err(format!("PG-9.13: {} plants on display, {full} expected", plants.display.len()));
        }
        Ok(())
    }
}

/// The steps of a guess: 0 to 8 of them.
struct Guesses;

impl Guesses {
    const STEPS: u8 = 8;
}

impl engine::Urn for Guesses {
    fn total(&self) -> u32 {
        u32::from(Self::STEPS) + 1
    }
    fn nth(&self, n: u32) -> u8 {
        u8::try_from(n).expect("few steps")
    }
    fn holds(&self, value: u8) -> bool {
        value <= Self::STEPS
    }
}
