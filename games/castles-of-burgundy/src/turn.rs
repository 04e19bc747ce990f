//! CB-5: a player's turn.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Depot, Goods, Hex, Pips, Tile};
use crate::knowledge::Purpose;
use crate::state::{CastlesOfBurgundy, Source, Stage};

/// For every value of a die and every range of change, the values it can have, as bits 1 to 6.
const REACH: [[u8; 4]; 7] = {
    let mut reach = [[0; 4]; 7];
    let mut from = 1;
    while from <= 6 {
        let mut to = 1;
        while to <= 6 {
            let mut range = Pips(from).distance(Pips(to)) as usize;
            while range < 4 {
                reach[from as usize][range] |= 1 << to;
                range += 1;
            }
            to += 1;
        }
        from += 1;
    }
    reach
};

impl CastlesOfBurgundy {
    /// CB-5.1, CB-5.17, CB-5.18: an unused die of the acting player and enough workers to change it. The
    /// extra action of a castle and the advantages of buildings use no die (CB-6.5, CB-6.27).
    pub(crate) fn check_die(&self, die: Option<Pips>, to: Pips, purpose: Purpose) -> Result<(), Refusal> {
        let player = &self.players[self.actor()];
        match (self.stage, die) {
            (Stage::Turn, Some(die)) if player.dice.contains(&Some(die)) => {
                let (need, have) = (player.powers.workers_for(purpose, die.distance(to)), player.workers);
                if u16::from(need) > have {
                    return Err(Refusal::with("CB-5.18", "too-few-workers", [need.into(), have.into()]));
                }
                Ok(())
            }
            (Stage::Turn, Some(die)) => Err(Refusal::with("CB-5.21", "no-such-die", [die.0.into(), 0])),
            (Stage::Turn, None) => Err(Refusal::new("CB-5.17", "name-a-die")),
            (_, Some(_)) => Err(Refusal::new("CB-6.5", "no-die-here")),
            (_, None) => Ok(()),
        }
    }

    /// CB-5.8, CB-5.10: a tile that is in the depot; CB-5.20: a discard exactly if the storage is full.
    pub(crate) fn check_take(
        &self,
        die: Option<Pips>,
        depot: Depot,
        tile: Tile,
        discard: Option<Tile>,
    ) -> Result<(), Refusal> {
        if depot.index().is_none() {
            return Err(Refusal::new("CB-5.8", "numbered-depots-only"));
        }
        self.check_die(die, Pips(depot.0), Purpose::Take)?;
        if !self.tiles_in(depot).contains(&Some(tile)) {
            return Err(Refusal::with("CB-5.10", "tile-not-there", [depot.0.into(), 0]));
        }
        self.check_discard(discard)
    }

    /// CB-5.9, CB-5.20.
    pub(crate) fn check_discard(&self, discard: Option<Tile>) -> Result<(), Refusal> {
        let player = &self.players[self.actor()];
        match discard {
            None if player.storage_is_full() => Err(Refusal::new("CB-5.9", "storage-is-full")),
            Some(_) if !player.storage_is_full() => Err(Refusal::new("CB-5.20", "storage-has-room")),
            Some(tile) if !player.storage.contains(&Some(tile)) => Err(Refusal::new("CB-5.20", "not-stored")),
            _ => Ok(()),
        }
    }

    /// CB-5.12: at least one tile of that type.
    pub(crate) fn check_sell(&self, die: Option<Pips>, goods: Goods) -> Result<(), Refusal> {
        self.check_die(die, goods.pips(), Purpose::Sell)?;
        if self.players[self.actor()].goods[goods.index()] == 0 {
            return Err(Refusal::new("CB-5.12", "goods-not-held"));
        }
        Ok(())
    }

    /// CB-5.16, CB-5.18: always possible, without a change.
    pub(crate) fn check_workers(&self, die: Option<Pips>) -> Result<(), Refusal> {
        self.check_die(die, die.unwrap_or(Pips(1)), Purpose::Sell)
    }

    /// CB-5.1: no action can be skipped.
    pub(crate) fn check_done(&self) -> Result<(), Refusal> {
        if self.players[self.actor()].dice != [None; 2] {
            return Err(Refusal::new("CB-5.1", "dice-left"));
        }
        Ok(())
    }

    pub(crate) fn list_turn(&self, out: &mut Vec<Action>) {
        let dice_left = self.players[self.actor()].dice != [None; 2];
        if dice_left {
            self.list_dice(out);
        }
        self.list_purchases(out);
        if !dice_left {
            out.push(Action::Done);
        }
    }

    /// CB-5.3: the four actions, with every unused die and every value it can be given.
    fn list_dice(&self, out: &mut Vec<Action>) {
        let player = &self.players[self.actor()];
        let dice = player.unused_dice();
        let reach = |die: Pips, purpose| {
            let range = player.powers.range(purpose, player.workers);
            Set::from_bits(REACH[usize::from(die.0)][usize::from(range)].into())
        };
        let shelves = self.shelves();
        for die in dice.clone() {
            for depot in reach(die, Purpose::Take) {
                self.list_tiles(&shelves, Some(die), Depot(depot), Set::below(6), out);
            }
        }
        let places = self.places_of_stored();
        for die in dice.clone() {
            for &(tile, open) in places.iter().flatten() {
                let hexes = open.and(self.tables.grid.with_dice(reach(die, Purpose::Place(tile.kind()))));
                out.extend(hexes.iter().map(|hex| Action::Place { die: Some(die), tile, hex: Hex(hex) }));
            }
        }
        let held = Set::from_bits(player.goods_held().bits() << 1);
        for die in dice.clone() {
            let sellable = reach(die, Purpose::Sell).and(held);
            let goods = sellable.iter().map(|pips| Goods::ALL[usize::from(pips) - 1]);
            out.extend(goods.map(|goods| Action::Sell { die: Some(die), goods }));
        }
        out.extend(dice.map(|die| Action::Workers { die: Some(die) }));
    }

    /// The tiles of the numbered depots, each depot in ascending order.
    pub(crate) fn shelves(&self) -> [[Option<Tile>; 4]; 6] {
        let mut shelves = self.depots;
        for shelf in &mut shelves {
            shelf.sort_unstable();
        }
        shelves
    }

    /// Every tile of a depot that is of these kinds, with every discard.
    pub(crate) fn list_tiles(
        &self,
        shelves: &[[Option<Tile>; 4]; 6],
        die: Option<Pips>,
        depot: Depot,
        kinds: Set,
        out: &mut Vec<Action>,
    ) {
        let Some(at) = depot.index() else { return };
        let player = &self.players[self.actor()];
        let mut last = None;
        for tile in shelves[at].into_iter().flatten().filter(|&tile| last.replace(tile) != Some(tile)) {
            if !kinds.has(tile.kind().number()) {
                continue;
            }
            if player.storage_is_full() {
                let discards = player.stored();
                out.extend(discards.map(|discard| Action::Take { die, depot, tile, discard: Some(discard) }));
            } else {
                out.push(Action::Take { die, depot, tile, discard: None });
            }
        }
    }

    /// CB-5.17, CB-5.6: the workers go back to the supply, and the die is used. Without a die nothing
    /// happens.
    pub(crate) fn use_die(
        &mut self,
        die: Option<Pips>,
        to: Pips,
        purpose: Purpose,
        log: &mut impl EventSink<Event>,
    ) {
        let (Stage::Turn, Some(die)) = (self.stage, die) else { return };
        let seat = self.actor();
        let workers = self.workers_to_change(seat, purpose, die, to);
        if die != to {
            log.note(Event::Changed(seat, die, to, workers));
        }
        let player = &mut self.players[seat];
        player.workers -= u16::from(workers);
        if let Some(used) = player.dice.iter_mut().find(|unused| **unused == Some(die)) {
            *used = None;
        }
    }

    pub(crate) fn apply_take(
        &mut self,
        die: Option<Pips>,
        depot: Depot,
        tile: Tile,
        discard: Option<Tile>,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.use_die(die, Pips(depot.0), Purpose::Take, log);
        self.discard(discard, log);
        log.note(Event::Took(self.actor(), depot, tile));
        self.fetch(depot, tile);
        self.continue_turn(chance, log);
    }

    /// CB-5.20: a discarded tile leaves the game.
    pub(crate) fn discard(&mut self, discard: Option<Tile>, log: &mut impl EventSink<Event>) {
        if let Some(tile) = discard {
            let seat = self.actor();
            self.players[seat].unstore(tile);
            log.note(Event::Discarded(seat, tile));
        }
    }

    /// Moves a tile from a depot to the storage of the acting player.
    pub(crate) fn fetch(&mut self, depot: Depot, tile: Tile) {
        let space = match depot.index() {
            Some(at) => self.depots[at].iter_mut().find(|space| **space == Some(tile)),
            None => self.black.iter_mut().find(|space| **space == Some(tile)),
        };
        if let Some(space) = space {
            *space = None;
        }
        let seat = self.actor();
        let stored = self.players[seat].store(tile);
        debug_assert!(stored, "CB-6.25: there is an empty storage space");
    }

    /// CB-5.12 to CB-5.15: sells all tiles of the type, for silver, points and the benefits of knowledge tiles.
    pub(crate) fn apply_sell(
        &mut self,
        die: Option<Pips>,
        goods: Goods,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.use_die(die, goods.pips(), Purpose::Sell, log);
        let seat = self.actor();
        let points = self.tables.sale_points(self.seats);
        let player = &mut self.players[seat];
        let count = std::mem::take(&mut player.goods[goods.index()]);
        player.sold[goods.index()] += count;
        let (silver, workers) = (player.powers.sale_silver, player.powers.sale_workers);
        log.note(Event::Sold(seat, goods, count));
        self.score(seat, Source::Sales, points * u16::from(count), log);
        self.gain_silver(seat, silver.into(), log);
        self.gain_workers(seat, workers.into(), log);
        self.continue_turn(chance, log);
    }

    pub(crate) fn apply_workers(
        &mut self,
        die: Option<Pips>,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        if let Some(die) = die {
            self.use_die(Some(die), die, Purpose::Sell, log);
        }
        self.take_workers(self.actor(), log);
        self.continue_turn(chance, log);
    }

    /// CB-5.16, CB-9.14, CB-9.15.
    pub(crate) fn take_workers(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let powers = self.players[seat].powers;
        self.gain_workers(seat, powers.action_workers.into(), log);
        self.gain_silver(seat, powers.action_silver.into(), log);
    }

    /// CB-5.21: continues the turn after an action with its effects or a purchase; ends it when no die is
    /// left and no purchase is possible.
    pub(crate) fn continue_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.stage = Stage::Turn;
        if self.players[self.actor()].dice == [None; 2] && self.check_purchase().is_err() {
            self.end_turn(chance, log);
        }
    }
}
