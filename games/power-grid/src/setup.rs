//! PG-2: setup, and the draft of regions (PG-D.1).

use engine::{Chance, Components, EventSink, Refusal, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{CITIES, Fuel, Region};
use crate::options::{Options, RegionChoice};
use crate::state::{Auction, PlantMarket, Player, PowerGrid, Stage, Step3Card, Storage};
use crate::tables::Tables;

impl PowerGrid {
    /// PG-2.1 to PG-2.11.
    pub(crate) fn set_up(
        tables: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        let map = tables.map(options.map);
        let row = tables.players(seats);
        let regions = match options.regions {
            RegionChoice::Draft => Set::EMPTY,
            RegionChoice::Random => {
                let sets = map.connected_sets(row.regions);
                Set::from_bits(chance.draw("regions", sets.as_slice()).into())
            }
            RegionChoice::Explicit(regions) => regions,
        };
        if options.regions != RegionChoice::Draft {
            if regions.len() != row.regions {
                let numbers = [regions.len().into(), row.regions.into()];
                return Err(Refusal::with("PG-2.2", "wrong-number-of-regions", numbers));
            }
            if !map.connected(regions) {
                return Err(Refusal::new("PG-2.2", "regions-do-not-touch"));
            }
        }
        let deck = tables.all_plants.minus(tables.opening).without(tables.top.0);
        let plants = PlantMarket {
            display: tables.opening,
            top: Some(tables.top),
            deck,
            left: deck.len() - row.removed,
            under: Set::EMPTY,
            card: Step3Card::InDeck,
        };
        let player = Player {
            money: tables.start_money,
            plants: Set::EMPTY,
            tokens: [0; 4],
            storage: Storage::default(),
            cities: Set::EMPTY,
            connection: [0; CITIES],
        };
        let mut position = Self {
            tables,
            side: options.map,
            seats,
            open_money: options.open_money,
            regions,
            round: 1,
            step: 1,
            stage: Stage::Regions,
            actor: Seat::new(0),
            order: random_order(seats, chance),
            auction: Auction::new(),
            ran: Set::EMPTY,
            market: Fuel::ALL.map(|fuel| tables.resource(fuel).start),
            supply: Fuel::ALL.map(|fuel| tables.resource(fuel).tokens - tables.resource(fuel).start),
            plants,
            occupied: [Set::EMPTY; 3],
            players: BySeat::from_fn(|_| player),
        };
        if options.regions != RegionChoice::Draft {
            position.begin_auction(chance, &mut ());
        }
        Ok(position)
    }

    pub(crate) fn check_pick(&self, region: Region) -> Result<(), Refusal> {
        if self.regions.has(region.0) {
            return Err(Refusal::new("PG-D.1", "region-is-picked"));
        }
        if !self.pickable().has(region.0) {
            return Err(Refusal::new("PG-D.1", "region-does-not-touch"));
        }
        Ok(())
    }

    pub(crate) fn list_picks(&self, out: &mut Vec<Action>) {
        out.extend(self.pickable().iter().map(|region| Action::Pick(Region(region))));
    }

    /// PG-D.1: one region at a time in seat order, until the number of PG-2.12 is reached.
    pub(crate) fn apply_pick(
        &mut self,
        region: Region,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.regions.insert(region.0);
        log.note(Event::Picked(self.actor, region));
        if self.regions.len() < self.tables.players(self.seats).regions {
            self.actor = self.actor.next(self.seats);
        } else {
            self.begin_auction(chance, log);
        }
    }

    /// The regions that may be picked: any as the first, then those that touch a picked one.
    fn pickable(&self) -> Set {
        if self.regions.is_empty() {
            Set::below(u8::try_from(self.map().regions.len()).expect("six regions"))
        } else {
            self.map().touching(self.regions)
        }
    }
}

/// PG-2.4: the first player order is random.
fn random_order(seats: u8, chance: &mut impl Chance) -> [Seat; 6] {
    let mut rest = Set::below(seats);
    let mut order = [Seat::new(0); 6];
    for place in order.iter_mut().take(usize::from(seats)) {
        let seat = chance.draw("order", &rest);
        rest.remove(seat);
        *place = Seat::new(seat);
    }
    order
}
