//! Positions that were not reached by playing, for tests.

use engine::Seat;
use parts::Set;

use crate::ids::{Aircraft, Bomb, Building, Fuel, POSITIONS, Space};
use crate::state::{Kept, ManhattanProject, Mark, Site, Stage, Turn};
use crate::workers::{Crew, WorkerType, Workers};

/// A position under construction: start from any position, move pieces, and [`finish`](Arrangement::finish).
/// Cards are named by their ids; an id that is not in the tables causes a panic.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(ManhattanProject);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: ManhattanProject) -> Self {
        Self(position)
    }

    /// Sets a player's money.
    #[must_use]
    pub fn money(mut self, seat: Seat, money: u16) -> Self {
        self.0.players[seat].money = money;
        self
    }

    /// Sets a player's yellowcake.
    #[must_use]
    pub fn yellowcake(mut self, seat: Seat, yellowcake: u16) -> Self {
        self.0.players[seat].yellowcake = yellowcake;
        self
    }

    /// Sets a player's amount of a fuel.
    #[must_use]
    pub fn fuel(mut self, seat: Seat, fuel: Fuel, amount: u8) -> Self {
        *self.0.players[seat].fuel_mut(fuel) = amount;
        self
    }

    /// Sets a player's aircraft of a kind.
    #[must_use]
    pub fn aircraft(mut self, seat: Seat, aircraft: Aircraft, count: u8) -> Self {
        *self.0.players[seat].aircraft_mut(aircraft) = count;
        self
    }

    /// Sets a player's value on the espionage track.
    #[must_use]
    pub fn espionage(mut self, seat: Seat, spies: u8) -> Self {
        self.0.players[seat].espionage = spies;
        self
    }

    /// Puts exactly these workers into a player's personal supply. The others stay where they are;
    /// engineers, scientists and contractors left over go to the general supply, labourers to Construction.
    #[must_use]
    pub fn supply(mut self, seat: Seat, crew: Crew) -> Self {
        self.0.players[seat].supply = crew;
        self
    }

    /// Puts exactly these workers of a player, and contractors, on a space other than Construction.
    ///
    /// # Panics
    /// If there is no such space.
    #[must_use]
    pub fn on_space(mut self, id: &str, seat: Seat, crew: Crew) -> Self {
        let Space(row) = self.0.tables.board.space_by_id(id).expect("a space of the board");
        self.0.spaces[usize::from(row)] = Site::new(crew, seat);
        self
    }

    /// Puts exactly these workers of a player, and contractors, on a building.
    #[must_use]
    pub fn on_building(mut self, id: &str, seat: Seat, crew: Crew) -> Self {
        let building = self.building(id);
        self.0.buildings[building.index()] = Site::new(crew, seat);
        self
    }

    /// Puts exactly these workers on a built bomb.
    #[must_use]
    pub fn on_bomb(mut self, id: &str, crew: Crew) -> Self {
        let bomb = self.bomb(id);
        self.0.bomb_crews[bomb.index()] = crew;
        self
    }

    /// Puts contractors on Construction.
    #[must_use]
    pub const fn contractors_on_construction(mut self, contractors: Workers) -> Self {
        self.0.construction.contractors = contractors;
        self
    }

    /// Sets the damage on a building.
    #[must_use]
    pub fn damage(mut self, id: &str, damage: u16) -> Self {
        let building = self.building(id);
        self.0.damage[building.index()] = damage;
        self
    }

    /// Gives a player exactly these buildings; they leave market, deck and other boards.
    #[must_use]
    pub fn buildings(mut self, seat: Seat, ids: &[&str]) -> Self {
        let set: Set = ids.iter().map(|id| self.building(id).0).collect();
        let old = self.0.players[seat].buildings;
        self.0.building_deck = self.0.building_deck.or(old);
        self.without_buildings(set);
        self.0.players[seat].buildings = set;
        self.settle_market();
        self
    }

    /// Puts exactly these buildings on the market, the cheapest first.
    #[must_use]
    pub fn market(mut self, ids: &[&str]) -> Self {
        let row: Vec<Building> = ids.iter().map(|id| self.building(id)).collect();
        let old = self.0.market.iter().flatten().map(|building| building.0).collect();
        self.0.building_deck = self.0.building_deck.or(old);
        self.0.market = [None; POSITIONS];
        self.without_buildings(row.iter().map(|building| building.0).collect());
        for (slot, building) in self.0.market.iter_mut().zip(row) {
            *slot = Some(building);
        }
        self.settle_market();
        self
    }

    /// Empties the building deck; its cards go to this player.
    #[must_use]
    pub fn without_building_deck(mut self, seat: Seat) -> Self {
        let rest = std::mem::replace(&mut self.0.building_deck, Set::EMPTY);
        let player = &mut self.0.players[seat];
        player.buildings = player.buildings.or(rest);
        self
    }

    /// Sets the bribe pile.
    #[must_use]
    pub const fn bribes(mut self, bribes: u16) -> Self {
        self.0.bribes = bribes;
        self
    }

    /// Gives a player exactly these bomb cards in hand, known to all.
    #[must_use]
    pub fn hand(mut self, seat: Seat, ids: &[&str]) -> Self {
        let set = self.bomb_set(ids);
        let old = self.0.players[seat].hand;
        self.0.bombs.deck = self.0.bombs.deck.or(old);
        self.without_bombs(set);
        self.0.players[seat].hand = set;
        self.settle_bombs();
        self
    }

    /// Sets the bombs a player has built, without workers on them.
    #[must_use]
    pub fn built(mut self, seat: Seat, ids: &[&str]) -> Self {
        let set = self.bomb_set(ids);
        let old = self.0.players[seat].built;
        self.0.bombs.deck = self.0.bombs.deck.or(old);
        self.without_bombs(set);
        self.0.players[seat].built = set;
        self.settle_bombs();
        self
    }

    /// Sets the bombs a player has loaded.
    #[must_use]
    pub fn loaded(mut self, seat: Seat, ids: &[&str]) -> Self {
        self.0.players[seat].loaded = self.bomb_set(ids);
        self
    }

    /// Gives a player the implosion test token of this value, without workers on it.
    #[must_use]
    pub fn token(mut self, seat: Seat, value: u8) -> Self {
        self.0.tokens.remove(value);
        self.0.players[seat].token = Some(value);
        self
    }

    /// Adds a finished draft begun by this seat: each player in turn kept one of the cards, and the last went to the
    /// seat.
    #[must_use]
    pub fn draft(mut self, began: Seat, ids: &[&str]) -> Self {
        self.without_bombs(self.bomb_set(ids));
        self.0.bombs.drafts[usize::from(self.0.bombs.drafted)] = began;
        for (place, id) in (0..).zip(ids) {
            let bomb = self.bomb(id);
            let seat = Seat::new((began.number() + place) % self.0.seats);
            self.0.players[seat].hand.insert(bomb.0);
            self.0.bombs.kept[bomb.index()] = Mark::new(Kept { draft: self.0.bombs.drafted, place });
        }
        self.0.bombs.drafted += 1;
        self.settle_bombs();
        self
    }

    /// Exchanges two bomb cards, each in a hand or passed on in a draft.
    #[must_use]
    pub fn exchange(mut self, one: Bomb, other: Bomb) -> Self {
        let swap = |set: &mut Set| match (set.has(one.0), set.has(other.0)) {
            (true, false) => *set = set.without(one.0).with(other.0),
            (false, true) => *set = set.without(other.0).with(one.0),
            _ => {}
        };
        swap(&mut self.0.bombs.face_up);
        for seat in Seat::all(self.0.seats) {
            swap(&mut self.0.players[seat].hand);
        }
        self.0.bombs.kept.swap(one.index(), other.index());
        self
    }

    /// Lays out exactly these bombs.
    #[must_use]
    pub fn face_up(mut self, ids: &[&str]) -> Self {
        let set = self.bomb_set(ids);
        self.0.bombs.deck = self.0.bombs.deck.or(self.0.bombs.face_up);
        self.without_bombs(set);
        self.0.bombs.face_up = set;
        self
    }

    /// Leaves exactly these bombs in the deck and puts these under it, the first on top; the remaining cards go to
    /// this player's hand, known to all.
    #[must_use]
    pub fn bomb_deck(mut self, deck: &[&str], under: &[&str], rest: Seat) -> Self {
        let (deck, below) = (self.bomb_set(deck), self.bomb_set(under));
        self.0.bombs.under = [None; _];
        let lying: Vec<Bomb> = under.iter().map(|id| self.bomb(id)).collect();
        for (slot, bomb) in self.0.bombs.under.iter_mut().zip(lying) {
            *slot = Some(bomb);
        }
        let hand = self.0.bombs.deck.minus(deck).minus(below);
        self.0.bombs.deck = deck;
        let player = &mut self.0.players[rest];
        player.hand = player.hand.or(hand);
        self
    }

    /// Begins the turn of this seat.
    #[must_use]
    pub const fn turn(mut self, seat: Seat) -> Self {
        self.0.stage = Stage::Turn;
        self.0.active = seat;
        self.0.actor = seat;
        self.0.turn = Turn::new();
        self
    }

    /// The finished position.
    ///
    /// # Errors
    /// The invariant that does not hold.
    pub fn finish(mut self) -> Result<ManhattanProject, String> {
        let position = &mut self.0;
        let missing = |all: Workers, seen: [u8; 3], which: WorkerType| {
            let wanted = all.count(which).checked_sub(seen[which as usize]);
            wanted.ok_or_else(|| format!("MP-I.1: there are too many of the type {}", which.word()))
        };
        let mut contractors = [0; 3];
        let count = |seen: &mut [u8; 3], workers: Workers| {
            for which in WorkerType::ALL {
                seen[which as usize] += workers.count(which);
            }
        };
        let sites: Vec<Site> = position.spaces.iter().chain(&position.buildings).copied().collect();
        sites.iter().for_each(|site| count(&mut contractors, site.crew.contractors));
        position.bomb_crews.iter().for_each(|crew| count(&mut contractors, crew.contractors));
        count(&mut contractors, position.construction.contractors);
        for seat in Seat::all(position.seats) {
            let player = &position.players[seat];
            let mut own = [0; 3];
            let there = position.construction.permanent[seat];
            let trained = there.minus(Workers::of(WorkerType::Labourer, there.count(WorkerType::Labourer)));
            count(&mut own, trained);
            count(&mut own, player.supply.permanent);
            count(&mut own, player.token_crew.permanent);
            count(&mut contractors, player.supply.contractors);
            count(&mut contractors, player.token_crew.contractors);
            let bombs = player.built.iter().map(|bomb| position.bomb_crews[usize::from(bomb)].permanent);
            bombs.for_each(|workers| count(&mut own, workers));
            sites
                .iter()
                .filter(|site| site.user == seat)
                .for_each(|site| count(&mut own, site.crew.permanent));
            let all = position.tables.permanent;
            let [labourers, engineers, scientists] = WorkerType::ALL.map(|which| missing(all, own, which));
            position.construction.permanent[seat] =
                trained.plus(Workers::of(WorkerType::Labourer, labourers?));
            position.players[seat].untrained = Workers::new(0, engineers?, scientists?);
        }
        let all = position.tables.contractors;
        let [labourers, engineers, scientists] =
            WorkerType::ALL.map(|which| missing(all, contractors, which));
        position.contractors = Workers::new(labourers?, engineers?, scientists?);
        position.check_invariants()?;
        Ok(*position)
    }

    fn building(&self, id: &str) -> Building {
        self.0.tables.building_by_id(id).expect("a building of the table")
    }

    fn bomb(&self, id: &str) -> Bomb {
        self.0.tables.bomb_by_id(id).expect("a bomb of the table")
    }

    fn bomb_set(&self, ids: &[&str]) -> Set {
        ids.iter().map(|id| self.bomb(id).0).collect()
    }

    /// Removes buildings from market, deck and boards.
    fn without_buildings(&mut self, set: Set) {
        self.0.building_deck = self.0.building_deck.minus(set);
        for slot in &mut self.0.market {
            *slot = slot.filter(|building| !set.has(building.0));
        }
        for seat in Seat::all(self.0.seats) {
            let player = &mut self.0.players[seat];
            player.buildings = player.buildings.minus(set);
        }
    }

    /// Closes the gaps of the market and fills it from the deck, the lowest rows first.
    fn settle_market(&mut self) {
        let left: Vec<Building> = self.0.market.iter().copied().flatten().collect();
        let room = POSITIONS - left.len();
        let new: Vec<Building> = self.0.building_deck.iter().take(room).map(Building).collect();
        self.0.market = [None; POSITIONS];
        for (slot, building) in self.0.market.iter_mut().zip(left.into_iter().chain(new)) {
            *slot = Some(building);
            self.0.building_deck.remove(building.0);
        }
    }

    /// Removes bombs from deck, display, hands and boards.
    fn without_bombs(&mut self, set: Set) {
        let bombs = &mut self.0.bombs;
        bombs.deck = bombs.deck.minus(set);
        bombs.face_up = bombs.face_up.minus(set);
        for bomb in set {
            bombs.kept[usize::from(bomb)] = Mark::NONE;
        }
        for seat in Seat::all(self.0.seats) {
            let player = &mut self.0.players[seat];
            player.hand = player.hand.minus(set);
            player.built = player.built.minus(set);
        }
    }

    /// Fills the display from the deck, the lowest rows first.
    fn settle_bombs(&mut self) {
        let count = self.0.tables.players(self.0.seats).face_up;
        let bombs = &mut self.0.bombs;
        while bombs.open && bombs.face_up.len() < count {
            let Some(bomb) = bombs.deck.first() else { break };
            bombs.deck.remove(bomb);
            bombs.face_up.insert(bomb);
        }
    }
}
