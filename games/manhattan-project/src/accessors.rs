//! Accessors of the position.

use engine::Seat;
use parts::Set;

use crate::ids::{Aircraft, Bomb, Building, Fuel, Position, Space};
use crate::state::{ManhattanProject, Site, Stage, Target};
use crate::tables::Tables;
use crate::workers::{Crew, Workers};

impl ManhattanProject {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The kind of decision to be taken.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// The seat that had the first turn.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// The placement whose workers are being named.
    #[must_use]
    pub fn target(&self) -> Option<Target> {
        (self.stage == Stage::Crew).then_some(self.turn.target)
    }

    /// Whether the active player may still place on the main board (MP-3.5).
    #[must_use]
    pub const fn may_place_on_main_board(&self) -> bool {
        !self.turn.step_1_over
    }

    /// Whether the active player may still retrieve workers instead of placing them (MP-3.11).
    #[must_use]
    pub const fn has_begun_turn(&self) -> bool {
        self.turn.begun
    }

    /// The number of opponents' buildings the active player may still use (MP-11.2).
    #[must_use]
    pub const fn spies_left(&self) -> u8 {
        self.turn.spies
    }

    /// The bribe pile, in dollars.
    #[must_use]
    pub const fn bribes(&self) -> u16 {
        self.bribes
    }

    /// The contractors in the general supply.
    #[must_use]
    pub const fn contractors(&self) -> Workers {
        self.contractors
    }

    /// A player's own permanent workers in the general supply.
    #[must_use]
    pub fn untrained(&self, seat: Seat) -> Workers {
        self.players[seat].untrained
    }

    /// The building on a position of the market.
    #[must_use]
    pub const fn on_market(&self, position: Position) -> Option<Building> {
        self.market[position.index()]
    }

    /// The number of buildings in the deck.
    #[must_use]
    pub const fn buildings_in_deck(&self) -> u8 {
        self.building_deck.len()
    }

    /// Whether Design bomb is open (MP-10.9).
    #[must_use]
    pub const fn design_is_open(&self) -> bool {
        self.bombs.open
    }

    /// The bomb cards laid out face up. While they are drafted they are hidden from all but the acting player
    /// ([`hides_face_up`](Self::hides_face_up)).
    #[must_use]
    pub const fn face_up(&self) -> Set {
        self.bombs.face_up
    }

    /// The values of the implosion test tokens that are left.
    #[must_use]
    pub const fn tokens(&self) -> Set {
        self.tokens
    }

    /// The workers on a space of the main board that a player may retrieve, and the contractors there.
    #[must_use]
    pub fn on_space(&self, space: Space, seat: Seat) -> Crew {
        if space == self.tables.construction {
            return Crew::new(self.construction.permanent[seat], self.construction.contractors);
        }
        let Site { crew, user } = self.spaces[space.index()];
        if user == seat { crew } else { Crew::contractors(crew.contractors) }
    }

    /// The workers on a building, and the owner of the permanent ones.
    #[must_use]
    pub const fn on_building(&self, building: Building) -> (Seat, Crew) {
        let Site { crew, user } = self.buildings[building.index()];
        (user, crew)
    }

    /// The workers on a built bomb.
    #[must_use]
    pub const fn on_bomb(&self, bomb: Bomb) -> Crew {
        self.bomb_crews[bomb.index()]
    }

    /// The damage on a building.
    #[must_use]
    pub const fn damage(&self, building: Building) -> u16 {
        self.damage[building.index()]
    }

    /// A player's money.
    #[must_use]
    pub fn money(&self, seat: Seat) -> u16 {
        self.players[seat].money
    }

    /// A player's yellowcake.
    #[must_use]
    pub fn yellowcake(&self, seat: Seat) -> u16 {
        self.players[seat].yellowcake
    }

    /// A player's fuel.
    #[must_use]
    pub fn fuel(&self, seat: Seat, fuel: Fuel) -> u8 {
        self.players[seat].fuel(fuel)
    }

    /// A player's aircraft of a kind.
    #[must_use]
    pub fn aircraft(&self, seat: Seat, aircraft: Aircraft) -> u8 {
        self.players[seat].aircraft(aircraft)
    }

    /// A player's place on the espionage track.
    #[must_use]
    pub fn espionage(&self, seat: Seat) -> u8 {
        self.players[seat].espionage
    }

    /// The workers in a player's personal supply.
    #[must_use]
    pub fn supply(&self, seat: Seat) -> Crew {
        self.players[seat].supply
    }

    /// The buildings of a player.
    #[must_use]
    pub fn buildings_of(&self, seat: Seat) -> Set {
        self.players[seat].buildings
    }

    /// The bomb cards in a player's hand. Others may be told only how many there are (MP-2.10,
    /// [`hides_hand`](Self::hides_hand)).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Set {
        self.players[seat].hand
    }

    /// The bombs a player has built.
    #[must_use]
    pub fn built(&self, seat: Seat) -> Set {
        self.players[seat].built
    }

    /// The bombs a player has loaded.
    #[must_use]
    pub fn loaded(&self, seat: Seat) -> Set {
        self.players[seat].loaded
    }

    /// The implosion test token a player has taken, and the workers on it.
    #[must_use]
    pub fn token(&self, seat: Seat) -> Option<(u8, Crew)> {
        self.players[seat].token.map(|value| (value, self.players[seat].token_crew))
    }

    /// The owner of a building; `None` if it is on no player's board.
    #[must_use]
    pub fn owner(&self, building: Building) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.players[seat].buildings.has(building.0))
    }

    /// All seats in turn order, the active player first.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.active).chain(self.others(self.active))
    }

    /// The other seats, in turn order after `seat`.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat.next(seats)), move |other| Some(other.next(seats)))
            .take_while(move |&other| other != seat)
    }
}
