//! CB-6: placing a hex tile, and its effect.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Building, Depot, Goods, Hex, Kind, Pips, Tile};
use crate::knowledge::Purpose;
use crate::state::{CastlesOfBurgundy, STORAGE, Source, Stage};
use crate::tables::Advantage;

impl CastlesOfBurgundy {
    /// CB-6.1, CB-6.3: a stored tile, on an empty hex of its colour beside a covered one, with the die's
    /// number; no building twice in a city.
    pub(crate) fn check_place(&self, die: Option<Pips>, tile: Tile, hex: Hex) -> Result<(), Refusal> {
        let seat = self.actor();
        let player = &self.players[seat];
        if !player.storage.contains(&Some(tile)) {
            return Err(Refusal::new("CB-6.1", "not-stored"));
        }
        if hex.index() >= player.tiles.len() || player.covered.has(hex.0) {
            return Err(Refusal::with("CB-6.1", "hex-is-covered", [hex.0.into(), 0]));
        }
        if self.estate_row(seat).colour(hex) != tile.kind() {
            return Err(Refusal::with("CB-6.1", "wrong-colour", [hex.0.into(), 0]));
        }
        if !player.beside.has(hex.0) {
            return Err(Refusal::with("CB-6.1", "not-adjacent", [hex.0.into(), 0]));
        }
        if !self.places(seat, tile).has(hex.0) {
            return Err(Refusal::new("CB-6.3", "building-twice-in-city"));
        }
        self.check_die(die, self.tables.grid.die(hex), Purpose::Place(tile.kind()))
    }

    /// CB-6.1, CB-6.3: the hexes on which a seat could place a tile, regardless of die numbers.
    #[inline]
    #[must_use]
    pub fn places(&self, seat: Seat, tile: Tile) -> Set {
        self.fitting(seat, tile).and(self.players[seat].beside)
    }

    /// CB-6.3: the empty hexes a tile fits, including those not adjacent to a covered one.
    #[must_use]
    pub fn fitting(&self, seat: Seat, tile: Tile) -> Set {
        let player = &self.players[seat];
        let estate = self.estate_row(seat);
        let empty = estate.hexes(tile.kind()).minus(player.covered);
        if tile.kind() != Kind::Building || player.powers.equal_buildings {
            return empty;
        }
        let built = self.covered_in(seat, Kind::Building);
        let same = built.iter().filter(|&hex| player.tiles[usize::from(hex)] == Some(tile));
        same.fold(empty, |empty, hex| empty.minus(estate.region_of(Hex(hex)).hexes))
    }

    /// The stored tiles of the acting player, each face once, with the hexes they could go to.
    pub(crate) fn places_of_stored(&self) -> [Option<(Tile, Set)>; STORAGE] {
        let mut places = [None; STORAGE];
        for (place, tile) in places.iter_mut().zip(self.players[self.actor()].stored()) {
            *place = Some((tile, self.places(self.actor(), tile)));
        }
        places
    }

    /// Every placement that needs no die.
    pub(crate) fn list_free_places(&self, out: &mut Vec<Action>) {
        for (tile, hexes) in self.places_of_stored().into_iter().flatten() {
            out.extend(hexes.iter().map(|hex| Action::Place { die: None, tile, hex: Hex(hex) }));
        }
    }

    /// CB-6.4: the tile covers the hex, then scoring, then the effect.
    pub(crate) fn apply_place(
        &mut self,
        die: Option<Pips>,
        tile: Tile,
        hex: Hex,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor();
        self.use_die(die, self.tables.grid.die(hex), Purpose::Place(tile.kind()), log);
        self.players[seat].unstore(tile);
        log.note(Event::Placed(seat, tile, hex));
        self.cover(seat, hex, tile);
        self.score_completed(seat, hex, log);
        self.begin_effect(seat, tile, hex, chance, log);
    }

    /// CB-6.2: puts a tile on a hex, where it stays.
    pub(crate) fn cover(&mut self, seat: Seat, hex: Hex, tile: Tile) {
        let beside = self.tables.grid.beside(hex);
        let player = &mut self.players[seat];
        player.tiles[hex.index()] = Some(tile);
        player.covered.insert(hex.0);
        player.beside = player.beside.or(beside);
    }

    /// CB-6.4, step 3. An effect that needs a decision sets the stage. The effect is the last step of
    /// a placement, so a chain (CB-6.26) needs no stack.
    fn begin_effect(
        &mut self,
        seat: Seat,
        tile: Tile,
        hex: Hex,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        match tile.kind() {
            Kind::Ship => return self.begin_ship(seat, chance, log),
            Kind::Castle => return self.begin_castle(seat, chance, log),
            Kind::Building => {
                if let Some(building) = tile.as_building() {
                    return self.begin_advantage(seat, building, chance, log);
                }
            }
            Kind::Animal => self.score_animals(seat, tile, hex, log),
            Kind::Knowledge => {
                if let Some(number) = tile.as_knowledge() {
                    let effect = self.tables.effect(number);
                    self.players[seat].powers.add(effect);
                }
            }
            Kind::Mine => {}
        }
        self.continue_turn(chance, log);
    }

    /// CB-6.12: an extra action. CB-D.37: if nothing can be taken, placed or sold, workers.
    fn begin_castle(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let nothing = self.depots.iter().flatten().all(Option::is_none)
            && self.players[seat].goods == [0; 6]
            && self.places_of_stored().iter().flatten().all(|(_, hexes)| hexes.is_empty());
        if nothing {
            self.take_workers(seat, log);
            self.continue_turn(chance, log);
        } else {
            self.stage = Stage::Castle;
        }
    }

    /// CB-6.15 to CB-6.24: the advantage of a building. CB-6.33: one that cannot be used is lost without a
    /// decision.
    fn begin_advantage(
        &mut self,
        seat: Seat,
        building: Building,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let usable = match self.tables.advantage(building) {
            Advantage::Workers(workers) => {
                self.gain_workers(seat, workers.into(), log);
                return self.continue_turn(chance, log);
            }
            Advantage::Silver(silver) => {
                self.gain_silver(seat, silver.into(), log);
                return self.continue_turn(chance, log);
            }
            Advantage::Points(points) => {
                self.score(seat, Source::Watchtowers, points.into(), log);
                return self.continue_turn(chance, log);
            }
            Advantage::Sell => self.players[seat].goods != [0; 6],
            Advantage::Take(kinds) => {
                self.depots.iter().flatten().flatten().any(|tile| kinds.has(tile.kind().number()))
            }
            Advantage::Place => self.places_of_stored().iter().flatten().any(|(_, hexes)| !hexes.is_empty()),
        };
        if usable {
            self.stage = Stage::Building(building);
        } else {
            log.note(Event::Lost(seat, building));
            self.continue_turn(chance, log);
        }
    }

    /// CB-6.16 to CB-6.18: only the kinds the building names.
    pub(crate) fn check_advantage(&self, building: Building, action: Action) -> Result<(), Refusal> {
        match (self.tables.advantage(building), action) {
            (_, Action::Decline) => Ok(()),
            (Advantage::Sell, Action::Sell { die, goods }) => self.check_sell(die, goods),
            (Advantage::Place, Action::Place { die, tile, hex }) => self.check_place(die, tile, hex),
            (Advantage::Take(kinds), Action::Take { die, depot, tile, discard }) => {
                if !kinds.has(tile.kind().number()) {
                    return Err(Refusal::new("CB-6.30", "building-takes-other-kinds"));
                }
                self.check_take(die, depot, tile, discard)
            }
            (_, Action::Buy { .. }) => Err(Refusal::new("CB-6.26", "no-purchase-in-chain")),
            _ => Err(Refusal::new("CB-6.33", "effect-is-due")),
        }
    }

    pub(crate) fn list_advantage(&self, building: Building, out: &mut Vec<Action>) {
        match self.tables.advantage(building) {
            Advantage::Sell => self.list_free_sales(out),
            Advantage::Place => self.list_free_places(out),
            Advantage::Take(kinds) => self.list_free_takes(kinds, out),
            Advantage::Workers(_) | Advantage::Silver(_) | Advantage::Points(_) => {}
        }
        out.push(Action::Decline);
    }

    pub(crate) fn apply_decline(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if let Stage::Building(building) = self.stage {
            log.note(Event::Declined(self.actor(), building));
        }
        self.continue_turn(chance, log);
    }

    /// CB-6.27: one of the four actions, with any value.
    pub(crate) fn check_extra_action(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take { die, depot, tile, discard } => self.check_take(die, depot, tile, discard),
            Action::Place { die, tile, hex } => self.check_place(die, tile, hex),
            Action::Sell { die, goods } => self.check_sell(die, goods),
            Action::Workers { die } => self.check_workers(die),
            Action::Buy { .. } => Err(Refusal::new("CB-6.27", "no-purchase-in-chain")),
            Action::Decline => Err(Refusal::new("CB-6.12", "castle-cannot-be-declined")),
            _ => Err(Refusal::new("CB-6.12", "effect-is-due")),
        }
    }

    pub(crate) fn list_extra_actions(&self, out: &mut Vec<Action>) {
        self.list_free_takes(Set::below(6), out);
        self.list_free_places(out);
        self.list_free_sales(out);
        out.push(Action::Workers { die: None });
    }

    fn list_free_takes(&self, kinds: Set, out: &mut Vec<Action>) {
        let shelves = self.shelves();
        for depot in Depot::numbered() {
            self.list_tiles(&shelves, None, depot, kinds, out);
        }
    }

    fn list_free_sales(&self, out: &mut Vec<Action>) {
        let held = self.players[self.actor()].goods_held();
        out.extend(
            held.iter().map(|goods| Action::Sell { die: None, goods: Goods::ALL[usize::from(goods)] }),
        );
    }
}
