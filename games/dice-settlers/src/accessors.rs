//! Accessors of the position for views and bots. No rule is decided here.

use engine::Seat;
use parts::Set;

use crate::action::Action;
use crate::ids::{Card, Cell, FACES, Face, Main, SLOTS, Slot, Tile};
use crate::solo_table::Difficulty;
use crate::state::{DiceSettlers, Stage};
use crate::tables::Tables;
use crate::technologies::Technology;

impl DiceSettlers {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The kind of decision.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The round, counted from one.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// DS-6.2: whether this is the last round.
    #[must_use]
    pub const fn is_last_round(&self) -> bool {
        self.last
    }

    /// DS-9.2: whether this is the second turn of the action phase.
    #[must_use]
    pub const fn is_second_turn(&self) -> bool {
        self.second
    }

    /// The seat with the first-player token.
    #[must_use]
    pub const fn first_player(&self) -> Seat {
        self.first
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// All players, the Diceoneer included.
    pub fn all_players(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.sides)
    }

    /// The main action under way.
    #[must_use]
    pub const fn main_action(&self) -> Option<Main> {
        self.doing.main
    }

    /// The action that is being paid, and the icons still to pay.
    #[must_use]
    pub const fn payment(&self) -> Option<(Action, u8)> {
        match self.doing.pending {
            Some(action) => Some((action, self.doing.due)),
            None => None,
        }
    }

    /// The technologies on the table, by slot.
    #[must_use]
    pub fn technologies(&self) -> &[Card] {
        &self.slots[..usize::from(self.slot_count)]
    }

    /// The card in a slot.
    #[inline]
    #[must_use]
    pub fn technology(&self, slot: Slot) -> &Technology {
        self.tables.technology(self.slots[usize::from(slot.0) % SLOTS])
    }

    /// The slot of a card, if it is on the table.
    #[must_use]
    pub fn slot(&self, card: Card) -> Option<Slot> {
        let at = self.technologies().iter().position(|&other| other == card)?;
        u8::try_from(at).ok().map(Slot)
    }

    /// The numbers of the tiles on the map.
    #[must_use]
    pub const fn map(&self) -> Set {
        self.on_map
    }

    /// The cell of a tile on the map.
    #[must_use]
    pub const fn cell(&self, tile: Tile) -> Cell {
        self.cells[tile.index()]
    }

    /// DS-5.5: the neighbours of a tile on the map.
    #[inline]
    #[must_use]
    pub const fn neighbours(&self, tile: Tile) -> Set {
        self.beside[tile.index()]
    }

    /// The numbers of the tiles in the stack, which has no order.
    #[must_use]
    pub const fn stack(&self) -> Set {
        self.stack
    }

    /// The tiles drawn to choose from.
    #[must_use]
    pub const fn drawn(&self) -> Set {
        self.drawn
    }

    /// Dice in the general supply, by colour.
    #[must_use]
    pub const fn supply(&self) -> [u8; 6] {
        self.supply
    }

    /// VP in the general supply.
    #[must_use]
    pub const fn vp_supply(&self) -> u8 {
        self.vp_supply
    }

    /// VP tokens of a player.
    #[must_use]
    pub fn vp(&self, seat: Seat) -> u16 {
        self.players[seat].vp
    }

    /// DS-8.2: the quota of a player in this round.
    #[must_use]
    pub fn quota(&self, seat: Seat) -> u8 {
        self.players[seat].quota
    }

    /// Dice in a player's bag, by colour.
    #[must_use]
    pub fn bag(&self, seat: Seat) -> [u8; 6] {
        self.players[seat].bag
    }

    /// Active dice of a player, by face.
    #[must_use]
    pub fn active(&self, seat: Seat) -> [u8; FACES] {
        self.players[seat].active
    }

    /// Spent dice of a player, by colour.
    #[must_use]
    pub fn spent(&self, seat: Seat) -> [u8; 6] {
        self.players[seat].spent
    }

    /// Tents in a player's personal supply.
    #[must_use]
    pub fn tents(&self, seat: Seat) -> u8 {
        self.players[seat].tents
    }

    /// Tokens in a player's personal supply, by resource.
    #[must_use]
    pub fn resources(&self, seat: Seat) -> [u8; 4] {
        self.players[seat].resources
    }

    /// Tents of a player on a tile.
    #[inline]
    #[must_use]
    pub fn tents_on(&self, seat: Seat, tile: Tile) -> u8 {
        self.players[seat].tents_on[tile.index()]
    }

    /// Houses of a player on a tile.
    #[inline]
    #[must_use]
    pub fn houses_on(&self, seat: Seat, tile: Tile) -> u8 {
        self.players[seat].houses_on[tile.index()]
    }

    /// Houses of a player on the map.
    #[must_use]
    pub fn houses(&self, seat: Seat) -> u8 {
        self.players[seat].houses_on.iter().sum()
    }

    /// The technologies with a player's marker, by slot.
    #[must_use]
    pub fn markers(&self, seat: Seat) -> Set {
        self.players[seat].markers
    }

    /// DS-16.5: the technologies whose marker a player has turned over, by slot.
    #[must_use]
    pub fn turned(&self, seat: Seat) -> Set {
        self.players[seat].turned
    }

    /// DS-9.4: the main actions a player has taken this round, as a set of [`Main::number`].
    #[must_use]
    pub fn taken(&self, seat: Seat) -> Set {
        self.players[seat].taken
    }

    /// DS-20.5: all dice of a player, wherever they are, by colour.
    #[must_use]
    pub fn dice(&self, seat: Seat) -> [u8; 6] {
        let player = &self.players[seat];
        let mut dice = [0; 6];
        for (at, die) in dice.iter_mut().enumerate() {
            *die = player.bag[at] + player.spent[at];
        }
        for face in self.tables.all_faces() {
            dice[self.tables.colour(face).index()] += player.active[face.index()];
        }
        for face in self.doing.kept.into_iter().flatten().filter(|_| seat == self.turn) {
            dice[self.tables.colour(face).index()] += 1;
        }
        if self.is_bot(seat) { self.bot.dice() } else { dice }
    }

    /// DS-6.1: whether this is the roll phase.
    #[must_use]
    pub const fn is_roll_phase(&self) -> bool {
        self.rolling
    }

    /// DS-9.1: whether the main action of the current turn has been taken.
    #[must_use]
    pub const fn has_acted(&self) -> bool {
        self.doing.acted
    }

    /// The tile of the Raid or the explosion under way, or the one just explored.
    #[must_use]
    pub const fn tile_of_action(&self) -> Option<Tile> {
        self.doing.tile
    }

    /// The remaining repetitions of the current choice: dice to turn, keep or gain, tokens, tents to remove; for a
    /// house, the tents it costs.
    #[must_use]
    pub const fn choices_left(&self) -> u8 {
        self.doing.left
    }

    /// DS-19.1: the dice kept so far in the clean-up of the acting player, beside the active ones.
    pub fn kept(&self) -> impl Iterator<Item = Face> + use<> {
        self.doing.kept.into_iter().flatten()
    }

    /// DS-18.1: the factories a player has run this round.
    #[must_use]
    pub fn factories_run(&self, seat: Seat) -> Set {
        self.players[seat].ran[0]
    }

    /// DS-25.5: the strength left of the Diceoneer's action under way.
    #[must_use]
    pub const fn bot_strength(&self) -> u8 {
        self.bot.strength
    }

    /// DS-28: the difficulty of the Diceoneer.
    #[must_use]
    pub const fn difficulty(&self) -> Difficulty {
        self.bot.difficulty
    }
}
