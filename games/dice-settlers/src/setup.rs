//! DS-2 to DS-4: setup, the draft of starting tiles, the first map.

use engine::{Chance, Components, EventSink, Refusal, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Card, Cell, Colour, FACES, Resource, SLOTS, Seal, TILES, Tile};
use crate::map_tiles::{DieColour, TileEffect, Trigger};
use crate::options::Options;
use crate::powers::Powers;
use crate::solo::Bot;
use crate::state::{DiceSettlers, Doing, Player, Stage};
use crate::tables::Tables;

impl DiceSettlers {
    /// DS-2, DS-4: everything but the map.
    pub(crate) fn set_up(
        tables: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        let sides = seats.max(2);
        if seats > 1 && options.difficulty != tables.solo.normal {
            return Err(Refusal::new("DS-23.2", "diceoneer-plays-solo-games"));
        }
        let row = tables.players(seats);
        // DS-2.5; DS-23.6: in a solo game you begin.
        let first = if seats == 1 { 0 } else { chance.draw("first", &Set::below(seats)) };
        let (slots, slot_count) = technologies(&tables, options, seats, chance);
        let own = tables.start_dice();
        let player = Player {
            start: Tile(0),
            bag: own,
            active: [0; FACES],
            spent: [0; 6],
            quota: tables.player.quota,
            tents: tables.player.tents,
            resources: [tables.player.resources; 4],
            vp: 0,
            tents_on: [0; TILES],
            houses_on: [0; TILES],
            present: Set::EMPTY,
            markers: Set::EMPTY,
            turned: Set::EMPTY,
            powers: Powers::new(&tables, options.chained),
            taken: Set::EMPTY,
            ran: [Set::EMPTY; 2],
        };
        let supply = tables.supply(seats);
        let boxed = Colour::ALL.map(|colour| {
            let at = colour.index();
            tables.dice[at].count - supply[at] - sides * own[at]
        });
        let mut position = Self {
            rules: options.rules,
            chained: options.chained,
            seats,
            sides,
            round: 0,
            stage: Stage::Draft,
            rolling: false,
            second: false,
            last: false,
            first: Seat::new(first),
            turn: Seat::new(first),
            actor: Seat::new(first),
            doing: Doing::NOTHING,
            slots,
            slot_count,
            on_map: Set::EMPTY,
            stack: tables.stack(seats),
            drawn: Set::EMPTY,
            cells: [Cell::new(0, 0); TILES],
            beside: [Set::EMPTY; TILES],
            supply,
            boxed,
            vp_supply: row.vp_supply,
            players: BySeat::from_fn(|_| player),
            bot: Bot::new(&tables, options.difficulty),
            tables,
        };
        if seats == 1 {
            position.set_up_bot(chance);
        }
        for _ in 0..3 {
            position.draw_starting_tile(chance);
        }
        Ok(position)
    }

    /// DS-3.2: draws a starting tile.
    pub(crate) fn draw_starting_tile(&mut self, chance: &mut impl Chance) {
        let kept: Set = self.all_players().map(|seat| self.players[seat].start.0).collect();
        let unseen = self.tables.start_tiles.minus(self.drawn).minus(kept);
        self.drawn.insert(chance.draw("start", &unseen));
    }

    pub(crate) fn check_draft(&self, tile: Tile) -> Result<(), Refusal> {
        if self.drawn.has(tile.0) {
            Ok(())
        } else {
            Err(Refusal::with("DS-3.2", "not-among-the-three", [tile.0.into(), 0]))
        }
    }

    pub(crate) fn list_drafts(&self, out: &mut Vec<Action>) {
        out.extend(self.drawn.iter().map(|tile| Action::Draft(Tile(tile))));
    }

    /// DS-3.2: one is kept, two are passed on, and the next player draws one more.
    pub(crate) fn apply_draft(
        &mut self,
        tile: Tile,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.keep_starting_tile(self.actor, tile, log);
        self.actor = self.actor.next(self.sides);
        if self.is_bot(self.actor) {
            self.draw_starting_tile(chance);
            let drawn = self.drawn;
            let tile = Tile(chance.draw("start", &drawn));
            self.keep_starting_tile(self.actor, tile, log);
            self.actor = self.actor.next(self.sides);
        }
        if self.actor == self.first {
            self.drawn = Set::EMPTY;
            self.lay_starting_tiles(chance, log);
        } else {
            self.draw_starting_tile(chance);
        }
    }

    fn keep_starting_tile(&mut self, seat: Seat, tile: Tile, log: &mut impl EventSink<Event>) {
        self.players[seat].start = tile;
        self.drawn.remove(tile.0);
        log.note(Event::Drafted(seat, tile));
    }

    /// DS-3.3, DS-3.4: in seat order; only for the fourth tile is there a choice that is not just a rotation of the
    /// map.
    fn lay_starting_tiles(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let cells = self.tables.start_cells(self.seats);
        let mut seat = self.first;
        for &cell in &cells[..usize::from(self.sides.min(3))] {
            let tile = self.players[seat].start;
            self.put_tile(tile, cell);
            log.note(Event::Placed(seat, tile, cell));
            seat = seat.next(self.sides);
        }
        if self.sides == 4 {
            self.actor = seat;
            self.turn = seat;
            self.stage = Stage::Lay;
        } else {
            self.settle_starting_tiles(log);
            self.begin_round(chance, log);
        }
    }

    /// DS-3.4: one of the three cells that touch two tiles.
    pub(crate) fn check_lay(&self, cell: Cell) -> Result<(), Refusal> {
        if self.tables.start_options().contains(&cell) {
            Ok(())
        } else {
            Err(Refusal::new("DS-3.4", "must-touch-two-tiles"))
        }
    }

    pub(crate) fn list_lays(&self, out: &mut Vec<Action>) {
        out.extend(self.tables.start_options().iter().map(|&cell| Action::Lay(cell)));
    }

    pub(crate) fn apply_lay(
        &mut self,
        cell: Cell,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let tile = self.players[self.actor].start;
        self.put_tile(tile, cell);
        log.note(Event::Placed(self.actor, tile, cell));
        self.settle_starting_tiles(log);
        self.begin_round(chance, log);
    }

    /// DS-3.5, DS-3.6, DS-3.8: tents, houses and "place" abilities, in seat order.
    fn settle_starting_tiles(&mut self, log: &mut impl EventSink<Event>) {
        let mut seat = self.first;
        for _ in 0..self.sides {
            let tile = self.players[seat].start;
            let row = *self.tables.tile(tile);
            // DS-23.3: the Diceoneer always places a tent.
            let bot = self.is_bot(seat);
            let place = row.trigger == Trigger::Place && !bot;
            if place && row.effects().any(|effect| effect == TileEffect::HouseForTent) {
                self.put_house(seat, tile);
                log.note(Event::HouseBuilt(seat, tile));
            } else {
                self.players[seat].tents -= 1;
                self.put_tent(seat, tile);
                log.note(Event::TentPlaced(seat, tile));
            }
            if place {
                for effect in row.effects() {
                    self.gain_from_tile(seat, effect, log);
                }
            }
            seat = seat.next(self.sides);
        }
    }

    /// Carries out an ability without a choice: tokens, dice of a named colour, tents, VP.
    pub(crate) fn gain_from_tile(&mut self, seat: Seat, effect: TileEffect, log: &mut impl EventSink<Event>) {
        match effect {
            TileEffect::Resource { resource, n } => self.gain_tokens(seat, resource, n, log),
            TileEffect::Die { colour: DieColour::Only(colour), n } => {
                for _ in 0..n {
                    if self.gain_die(seat, colour) {
                        log.note(Event::DieGained(seat, colour));
                    }
                }
            }
            TileEffect::Tents { n } => {
                self.players[seat].tents += n;
                log.note(Event::TentsTaken(seat, n));
            }
            TileEffect::Vp { n, from } => {
                // DS-17.7: VP from the reserve do not reduce the general supply.
                if from == crate::map_tiles::VpFrom::Reserve {
                    self.players[seat].vp += u16::from(n);
                } else {
                    self.gain_vp(seat, n);
                }
                log.note(Event::VpGained(seat, n));
            }
            TileEffect::Die { .. }
            | TileEffect::Quota { .. }
            | TileEffect::HouseForTent
            | TileEffect::Icon { .. }
            | TileEffect::ExtraAction
            | TileEffect::BuildHouse { .. } => {}
        }
    }

    /// Tokens from the general supply, which never runs out (DS-1.7).
    pub(crate) fn gain_tokens(
        &mut self,
        seat: Seat,
        resource: Resource,
        n: u8,
        log: &mut impl EventSink<Event>,
    ) {
        if n > 0 {
            let held = &mut self.players[seat].resources[resource.index()];
            *held = held.saturating_add(n);
            log.note(Event::TokensGained(seat, resource, n));
        }
    }
}

/// DS-4.4 to DS-4.10, DS-22.1: the technologies of the game.
fn technologies(
    tables: &Tables,
    options: &Options,
    seats: u8,
    chance: &mut impl Chance,
) -> ([Card; SLOTS], u8) {
    let mut slots = [Card(0); SLOTS];
    let mut count = 0;
    let mut deal = |seal: Seal, chance: &mut _| {
        let mut deck = tables.deck(seal, seats, options.named_only);
        let cards = tables.seals.iter().find(|row| row.id == seal).map_or(0, |row| row.deal);
        for _ in 0..cards {
            let card = draw_card(deck, chance);
            deck.remove(card);
            slots[count] = Card(card);
            count += 1;
        }
    };
    if options.set.is_none() {
        for seal in [Seal::Founding, Seal::Craft, Seal::Progress, Seal::Legacy] {
            deal(seal, chance);
        }
    }
    if let Some(set) = options.set {
        slots[..9].copy_from_slice(&tables.ready_made[set].cards);
        count = 9;
    }
    if options.explosive {
        slots[count] = Card(draw_card(tables.deck(Seal::Explosive, seats, options.named_only), chance));
        count += 1;
    }
    if let Some(card) = tables.promo().filter(|_| options.promo) {
        slots[count] = card;
        count += 1;
    }
    (slots, u8::try_from(count).expect("few cards"))
}

fn draw_card(deck: Set, chance: &mut impl Chance) -> u8 {
    chance.draw("card", &deck)
}
