//! Positions that were not reached by playing, for tests.

use engine::Seat;
use parts::Set;

use crate::ids::{
    AutomaTile, BaseSpace, Bonus, Colour, Company, ConduitSpace, Contract, HEADSTREAMS, Objective, Officer,
    Place, PowerhouseSpace, Site, TechTile,
};
use crate::state::{Barrage, Dam, Placed, Segment, Source, Stage};
use crate::steps::Steps;

/// A position under construction: start from any position, move pieces, and [`finish`](Arrangement::finish). Contracts
/// and tiles that are put somewhere leave the stacks and slots they were in.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(Barrage);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: Barrage) -> Self {
        Self(position)
    }

    /// BA-8.19: contracts are fulfilled before the water of a production flows on.
    #[must_use]
    pub const fn contract_first(mut self) -> Self {
        self.0.contract_first = true;
        self
    }

    /// Gives a seat a company.
    #[must_use]
    pub fn company(mut self, seat: Seat, company: Company) -> Self {
        self.0.players[seat].company = Some(company);
        self
    }

    /// Gives a seat an officer, or none; Anton Krylov brings the special tile.
    #[must_use]
    pub fn officer(mut self, seat: Seat, officer: Option<Officer>) -> Self {
        let special = self.0.tables.special;
        self = self.without_tile(special);
        let player = &mut self.0.players[seat];
        player.officer = officer;
        if officer == Some(Officer::Krylov) {
            player.tiles.insert(special.0);
        }
        self
    }

    /// Sets the officers that Mahiri Sekibo can copy besides those of the other companies.
    #[must_use]
    pub fn extra_officers(mut self, officers: &[Officer]) -> Self {
        self.0.extra_officers = officers.iter().map(|&officer| officer as u8).collect();
        self
    }

    /// Sets the credits of a seat.
    #[must_use]
    pub fn credits(mut self, seat: Seat, credits: u16) -> Self {
        self.0.players[seat].credits = credits;
        self
    }

    /// Sets the excavators and mixers of a seat.
    #[must_use]
    pub fn machines(mut self, seat: Seat, excavators: u8, mixers: u8) -> Self {
        let player = &mut self.0.players[seat];
        (player.excavators, player.mixers) = (excavators, mixers);
        self
    }

    /// Sets the engineers in a seat's supply; the others are at the Bank.
    #[must_use]
    pub fn engineers(mut self, seat: Seat, engineers: u8) -> Self {
        let all = self.0.tables.numbers.engineers;
        let player = &mut self.0.players[seat];
        (player.engineers, player.building, player.copies) = (engineers, 0, 0);
        player.banking = all.saturating_sub(engineers);
        for (place, slot) in (0..).zip(&mut self.0.placed) {
            if slot.is_some_and(|placed| placed.seat == seat) {
                *slot = None;
                self.0.taken.remove(place);
            }
        }
        self
    }

    /// Moves a seat's engineers from the Bank to a place.
    #[must_use]
    pub fn placed(mut self, seat: Seat, place: Place, engineers: u8) -> Self {
        self.0.placed[place.index()] = Some(Placed { seat, engineers });
        self.0.taken.insert(place.0);
        let player = &mut self.0.players[seat];
        player.banking = player.banking.saturating_sub(engineers);
        self
    }

    /// Sets the number of construction spaces a seat has used in this round.
    #[must_use]
    pub fn constructions(mut self, seat: Seat, used: u8) -> Self {
        self.0.players[seat].constructions = used;
        self
    }

    /// Sets a seat's energy marker.
    #[must_use]
    pub fn energy(mut self, seat: Seat, energy: u16) -> Self {
        self.0.players[seat].energy = energy;
        self
    }

    /// Sets the VP of a seat, all of them from the start of the game.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: i16) -> Self {
        let player = &mut self.0.players[seat];
        player.points = [0; Source::SCORED];
        player.points[Source::Start.index()] = vp;
        self
    }

    /// Removes all structures and all water from the map and the headstreams.
    #[must_use]
    pub fn empty_map(mut self) -> Self {
        self.0.dams.fill(None);
        self.0.conduits.fill(None);
        self.0.powerhouses.fill(None);
        self.0.headstreams = [0; HEADSTREAMS];
        self
    }

    /// Puts a dam on a base space; without an owner it is a neutral one.
    #[must_use]
    pub fn dam(mut self, space: BaseSpace, owner: Option<Seat>, level: u8, drops: u8) -> Self {
        self.0.dams[space.index()] = Some(Dam { owner, level, drops });
        self
    }

    /// Puts a conduit on a space.
    #[must_use]
    pub fn conduit(mut self, space: ConduitSpace, owner: Seat) -> Self {
        self.0.conduits[space.index()] = Some(owner);
        self
    }

    /// Puts a powerhouse on a space.
    #[must_use]
    pub fn powerhouse(mut self, space: PowerhouseSpace, owner: Seat) -> Self {
        self.0.powerhouses[space.index()] = Some(owner);
        self
    }

    /// Puts a piece of a seat on a site; an elevation raises the dam there.
    #[must_use]
    pub fn piece(mut self, seat: Seat, site: Site) -> Self {
        self.0.put(seat, site);
        self
    }

    /// Sets the drops on each headstream tile.
    #[must_use]
    pub const fn headstreams(mut self, drops: [u8; HEADSTREAMS]) -> Self {
        self.0.headstreams = drops;
        self
    }

    /// Sets the headstream tiles, by their printed numbers.
    #[must_use]
    pub fn headstream_tiles(mut self, tiles: [u8; HEADSTREAMS]) -> Self {
        self.0.headstream_tiles = tiles.map(|tile| tile.saturating_sub(1));
        self
    }

    /// Sets the bonus tile of the current round.
    #[must_use]
    pub fn bonus(mut self, counts: Bonus) -> Self {
        let number = self.0.tables.bonus_tiles.iter().position(|row| row.counts == counts);
        let round = usize::from(self.0.round.max(1)) - 1;
        self.0.bonus[round] = number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
        self
    }

    /// Sets the objective tile.
    #[must_use]
    pub fn objective(mut self, objective: Objective) -> Self {
        self.0.objective = objective as u8;
        self
    }

    /// Gives a seat exactly these technology tiles in supply, and an empty wheel.
    #[must_use]
    pub fn tiles(mut self, seat: Seat, tiles: &[TechTile]) -> Self {
        for &tile in tiles {
            self = self.without_tile(tile);
        }
        let player = &mut self.0.players[seat];
        player.wheel = [Segment::default(); 6];
        player.tiles = tiles.iter().map(|tile| tile.0).collect();
        self
    }

    /// Sets the content of a segment of a seat's wheel, counted from the open one in the order of rotation.
    #[must_use]
    pub fn segment(mut self, seat: Seat, segment: usize, content: Segment) -> Self {
        if let Some(tile) = content.tile {
            self = self.without_tile(tile);
            self.0.players[seat].tiles.remove(tile.0);
        }
        self.0.players[seat].wheel[segment] = content;
        self
    }

    /// Gives a seat exactly these unfulfilled contracts.
    #[must_use]
    pub fn contracts(mut self, seat: Seat, contracts: &[Contract]) -> Self {
        let back = self.0.players[seat].contracts;
        self.0.players[seat].contracts = Set::EMPTY;
        self.back_to_stack(back);
        for &contract in contracts {
            self = self.without_contract(contract);
            self.0.players[seat].contracts.insert(contract.0);
        }
        self
    }

    /// Gives a seat exactly these fulfilled contracts.
    #[must_use]
    pub fn fulfilled(mut self, seat: Seat, contracts: &[Contract]) -> Self {
        let back = self.0.players[seat].fulfilled;
        self.0.players[seat].fulfilled = Set::EMPTY;
        self.back_to_stack(back);
        for &contract in contracts {
            self = self.without_contract(contract);
            self.0.players[seat].fulfilled.insert(contract.0);
        }
        self
    }

    /// Opens exactly these private contracts of a colour; those that were open go back to the stack.
    #[must_use]
    pub fn open(mut self, colour: Colour, contracts: [Option<Contract>; 2]) -> Self {
        let back = std::mem::take(&mut self.0.open[colour.index()]);
        self.back_to_stack(back.into_iter().flatten().map(|contract| contract.0).collect());
        for contract in contracts.into_iter().flatten() {
            self = self.without_contract(contract);
        }
        self.0.open[colour.index()] = contracts;
        self
    }

    /// Opens exactly these national contracts.
    #[must_use]
    pub const fn national(mut self, contracts: [Option<Contract>; 3]) -> Self {
        self.0.national = contracts;
        self
    }

    /// Leaves exactly these private contracts of a colour in the stack; the others in it are discarded.
    #[must_use]
    pub fn stack(mut self, colour: Colour, contracts: &[Contract]) -> Self {
        let all = self.0.tables.contracts.private[colour.index()];
        let left: Set = contracts.iter().map(|contract| contract.0).collect();
        let loose = self.0.stack.or(self.0.discarded);
        self.0.stack = self.0.stack.minus(all).or(left);
        self.0.discarded = self.0.discarded.minus(all).or(loose.and(all).minus(left));
        self
    }

    /// Puts exactly these advanced tiles on sale.
    #[must_use]
    pub fn patents(mut self, tiles: [Option<TechTile>; 3]) -> Self {
        for tile in tiles.into_iter().flatten() {
            self = self.without_tile(tile);
        }
        self.0.patents = tiles;
        self
    }

    /// Leaves exactly these advanced tiles unseen.
    #[must_use]
    pub fn unseen_tiles(mut self, tiles: &[TechTile]) -> Self {
        self.0.unseen_tiles = tiles.iter().map(|tile| tile.0).collect();
        self
    }

    /// Sets the Automa tiles: the top of the draw pile, and the top of the discard pile.
    #[must_use]
    pub fn automa_tiles(mut self, actions: AutomaTile, criteria: AutomaTile) -> Self {
        let rest = Set::below(20).without(actions.0).without(criteria.0);
        self.0.pile.draw = rest;
        self.0.pile.discard = Set::EMPTY;
        (self.0.pile.top, self.0.pile.criteria) = (Some(actions), Some(criteria));
        self
    }

    /// Sets the round.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.0.round = round;
        self
    }

    /// Sets the turn order.
    #[must_use]
    pub fn order(mut self, order: &[Seat]) -> Self {
        self.0.order[..order.len()].copy_from_slice(order);
        self
    }

    /// Sets whether a seat has passed.
    #[must_use]
    pub fn passed(mut self, seat: Seat, passed: bool) -> Self {
        self.0.players[seat].passed = passed;
        self
    }

    /// Begins the turn of this seat.
    #[must_use]
    pub const fn turn(mut self, seat: Seat) -> Self {
        self.0.actor = seat;
        self.0.stage = Stage::Turn;
        self.0.steps = Steps::NONE;
        self.0.copied = None;
        self.0.construction = None;
        self
    }

    /// The finished position.
    ///
    /// # Errors
    /// The invariant that is violated.
    pub fn finish(mut self) -> Result<Barrage, String> {
        let held: u16 = self.0.dams.iter().flatten().map(|dam| u16::from(dam.drops)).sum();
        let waiting: u16 = self.0.headstreams.iter().map(|&drops| u16::from(drops)).sum();
        self.0.came = self.0.went + held + waiting;
        for seat in Seat::all(self.0.seats) {
            self.recount(seat);
        }
        self.0.check_invariants()?;
        Ok(self.0)
    }

    /// Counts the pieces of a seat on the map.
    fn recount(&mut self, seat: Seat) {
        let player = &mut self.0.players[seat];
        player.built = [0; 4];
        (player.dams, player.powerhouses) = (0, 0);
        for (space, dam) in (0..).map(BaseSpace).zip(&self.0.dams) {
            if let Some(dam) = dam.filter(|dam| dam.owner == Some(seat)) {
                player.built[0] += 1;
                player.built[1] += dam.level.saturating_sub(1);
                player.dams |= 1 << space.basin().0;
            }
        }
        player.built[2] =
            u8::try_from(self.0.conduits.iter().filter(|owner| **owner == Some(seat)).count()).unwrap_or(0);
        for (space, owner) in (0..).map(PowerhouseSpace).zip(&self.0.powerhouses) {
            if *owner == Some(seat) {
                player.built[3] += 1;
                player.powerhouses |= 1 << self.0.tables.map.powerhouse(space).basin.0;
            }
        }
        self.0.players[seat].pieces = self.0.counted_pieces(seat);
    }

    /// Puts private contracts back into their stacks; others leave the game.
    fn back_to_stack(&mut self, contracts: Set) {
        let private = self.0.tables.contracts.private.iter().fold(Set::EMPTY, |all, &colour| all.or(colour));
        self.0.stack = self.0.stack.or(contracts.and(private));
    }

    /// Removes a contract from wherever it is.
    fn without_contract(mut self, contract: Contract) -> Self {
        self.0.stack.remove(contract.0);
        self.0.discarded.remove(contract.0);
        self.0.starting.remove(contract.0);
        let slots = self.0.open.iter_mut().flatten().chain(&mut self.0.national);
        for slot in slots.filter(|slot| **slot == Some(contract)) {
            *slot = None;
        }
        for seat in Seat::all(self.0.seats) {
            self.0.players[seat].contracts.remove(contract.0);
            self.0.players[seat].fulfilled.remove(contract.0);
        }
        self
    }

    /// Removes an advanced tile or the special tile from wherever it is; every company has its own basic tiles.
    fn without_tile(mut self, tile: TechTile) -> Self {
        if tile.0 < self.0.tables.special.0 {
            return self;
        }
        self.0.unseen_tiles.remove(tile.0);
        for slot in self.0.patents.iter_mut().filter(|slot| **slot == Some(tile)) {
            *slot = None;
        }
        for seat in Seat::all(self.0.seats) {
            let player = &mut self.0.players[seat];
            player.tiles.remove(tile.0);
            for segment in player.wheel.iter_mut().filter(|segment| segment.tile == Some(tile)) {
                segment.tile = None;
            }
        }
        self
    }
}
