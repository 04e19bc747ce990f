//! Positions that were not reached by playing, for tests.

use engine::Seat;
use parts::Set;

use crate::ids::{Card, Cell, Colour, FACES, Icon, Main, Resource, Slot, TILES, Tile};
use crate::state::{DiceSettlers, Doing, Stage};

/// A position under construction: start from any position, move pieces, and [`finish`](Arrangement::finish). Dice that
/// are put down come from the supply and the box; dice that are removed go back there.
#[derive(Clone, Copy, Debug)]
pub struct Arrangement(DiceSettlers);

impl Arrangement {
    /// Starts from a position.
    #[must_use]
    pub const fn of(position: DiceSettlers) -> Self {
        Self(position)
    }

    /// Clears the map: the tiles go to the box, tents and houses to their owners.
    #[must_use]
    pub fn clear_map(mut self) -> Self {
        self.0.on_map = Set::EMPTY;
        self.0.cells = [Cell::new(0, 0); TILES];
        self.0.beside = [Set::EMPTY; TILES];
        for seat in self.0.all_players() {
            let player = &mut self.0.players[seat];
            player.tents_on = [0; TILES];
            player.houses_on = [0; TILES];
            player.present = Set::EMPTY;
        }
        self
    }

    /// Puts a tile on the map; it leaves the stack.
    #[must_use]
    pub fn tile(mut self, number: u8, q: i8, r: i8) -> Self {
        self.0.stack.remove(number);
        self.0.put_tile(Tile(number), Cell::new(q, r));
        self
    }

    /// Sets the tiles of the stack.
    #[must_use]
    pub fn stack(mut self, tiles: &[u8]) -> Self {
        self.0.stack = tiles.iter().copied().collect::<Set>().minus(self.0.on_map);
        self
    }

    /// Sets a player's tents on a tile.
    #[must_use]
    pub fn tents_on(mut self, seat: Seat, tile: u8, tents: u8) -> Self {
        self.0.players[seat].tents_on[usize::from(tile)] = tents;
        self
    }

    /// Adds a house of a player to a tile.
    #[must_use]
    pub fn house(mut self, seat: Seat, tile: u8) -> Self {
        self.0.players[seat].houses_on[usize::from(tile)] += 1;
        self
    }

    /// Sets a player's tents in the personal supply.
    #[must_use]
    pub fn tents(mut self, seat: Seat, tents: u8) -> Self {
        self.0.players[seat].tents = tents;
        self
    }

    /// Gives a player exactly these tokens: Food, Wood, Iron, Gold.
    #[must_use]
    pub fn tokens(mut self, seat: Seat, tokens: [u8; 4]) -> Self {
        self.0.players[seat].resources = tokens;
        self
    }

    /// Sets a player's VP; the supply is unchanged.
    #[must_use]
    pub fn vp(mut self, seat: Seat, vp: u16) -> Self {
        self.0.players[seat].vp = vp;
        self
    }

    /// Sets the VP in the general supply; the first seat has gained the difference.
    #[must_use]
    pub fn vp_supply(mut self, vp: u8) -> Self {
        self.0.vp_supply = vp;
        let start = self.0.tables.players(self.0.seats).vp_supply;
        let player = &mut self.0.players[Seat::new(0)];
        player.vp = player.vp.max(u16::from(start.saturating_sub(vp)));
        self
    }

    /// Gives a player exactly these active dice.
    ///
    /// # Panics
    /// If a colour has no such face.
    #[must_use]
    pub fn active(mut self, seat: Seat, dice: &[(Colour, Icon)]) -> Self {
        self.0.players[seat].active = [0; FACES];
        for &(colour, icon) in dice {
            let face = self.0.tables.face(colour, icon).expect("a face of this colour");
            self.0.players[seat].active[face.index()] += 1;
        }
        self
    }

    /// Gives a player exactly these dice in the bag, by colour.
    #[must_use]
    pub fn bag(mut self, seat: Seat, dice: [u8; 6]) -> Self {
        self.0.players[seat].bag = dice;
        self
    }

    /// Gives a player exactly these spent dice, by colour.
    #[must_use]
    pub fn spent(mut self, seat: Seat, dice: [u8; 6]) -> Self {
        self.0.players[seat].spent = dice;
        self
    }

    /// Leaves exactly these dice in the general supply, by colour.
    #[must_use]
    pub const fn supply(mut self, dice: [u8; 6]) -> Self {
        self.0.supply = dice;
        self
    }

    /// Puts a technology into a slot, counted from zero.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn technology(mut self, slot: u8, id: &str) -> Self {
        self.0.slots[usize::from(slot)] = self.card(id);
        self.0.slot_count = self.0.slot_count.max(slot + 1);
        self
    }

    /// Puts a player's marker on a technology. If the card is not on the table, it replaces the one in the last slot.
    ///
    /// # Panics
    /// If there is no such card.
    #[must_use]
    pub fn marker(mut self, seat: Seat, id: &str) -> Self {
        let card = self.card(id);
        let free = |slot: &u8| self.0.all_players().all(|seat| !self.0.players[seat].markers.has(*slot));
        let slot = match self.0.slot(card) {
            Some(slot) => slot,
            None => Slot((0..self.0.slot_count).rev().find(free).expect("a technology without markers")),
        };
        self.0.slots[usize::from(slot.0)] = card;
        self.0.players[seat].markers.insert(slot.0);
        self
    }

    fn card(&self, id: &str) -> Card {
        self.0.tables.card(id).expect("a technology of this table")
    }

    /// Sets the Diceoneer's row of dice, front first.
    #[must_use]
    pub fn bot_row(mut self, row: &[Colour]) -> Self {
        self.0.bot.row_length = 0;
        for &colour in row {
            self.0.bot.push(colour);
        }
        self
    }

    /// Puts exactly these dice, by colour, and this token at a side of the action hexagon.
    #[must_use]
    pub fn bot_side(mut self, main: Main, dice: [u8; 6], token: Option<Resource>) -> Self {
        let at = self.0.side(main);
        self.0.bot.sides[at] = dice;
        self.0.bot.tokens[at] = token;
        self
    }

    /// Puts the action marker at a side.
    #[must_use]
    pub fn bot_marker(mut self, main: Main) -> Self {
        self.0.bot.marker = u8::try_from(self.0.side(main)).expect("six sides");
        self
    }

    /// Makes this the last round.
    #[must_use]
    pub const fn last_round(mut self) -> Self {
        self.0.last = true;
        self
    }

    /// Gives the first-player token to a seat.
    #[must_use]
    pub const fn first(mut self, seat: Seat) -> Self {
        self.0.first = seat;
        self
    }

    /// Goes to the roll phase of a seat, after the dice have been rolled.
    #[must_use]
    pub const fn roll(self, seat: Seat) -> Self {
        self.at(Stage::Roll, seat, true, false)
    }

    /// Goes to the start of the first turn of a seat.
    #[must_use]
    pub const fn turn(self, seat: Seat) -> Self {
        self.at(Stage::Turn, seat, false, false)
    }

    /// Goes to the start of the second turn of a seat.
    #[must_use]
    pub const fn second_turn(self, seat: Seat) -> Self {
        self.at(Stage::Turn, seat, false, true)
    }

    const fn at(mut self, stage: Stage, seat: Seat, rolling: bool, second: bool) -> Self {
        self.0.stage = stage;
        self.0.turn = seat;
        self.0.actor = seat;
        self.0.rolling = rolling;
        self.0.second = second;
        self.0.doing = Doing::NOTHING;
        self.0.drawn = Set::EMPTY;
        if self.0.round == 0 {
            self.0.round = 1;
        }
        self
    }

    /// The finished position.
    ///
    /// # Errors
    /// The inconsistency found.
    pub fn finish(mut self) -> Result<DiceSettlers, String> {
        for seat in self.0.all_players() {
            let powers = self.0.powers_of(seat);
            let player = &mut self.0.players[seat];
            player.powers = powers;
            player.present = player.pieces();
        }
        for colour in Colour::ALL {
            let at = colour.index();
            let owned: u8 = self.0.all_players().map(|seat| self.0.dice(seat)[at]).sum();
            let count = self.0.tables.dice[at].count;
            let rest = count.checked_sub(owned).ok_or_else(|| format!("DS-1.1: {owned} {colour} dice"))?;
            self.0.supply[at] = self.0.supply[at].min(rest);
            self.0.boxed[at] = rest - self.0.supply[at];
        }
        self.0.check_invariants()?;
        Ok(self.0)
    }
}
