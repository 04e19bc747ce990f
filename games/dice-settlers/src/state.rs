//! The position: everything that lies on the table, and whose decision it is.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::ids::{Card, Cell, Colour, FACES, Face, Main, Resource, SLOTS, Slot, TILES, Tile};
use crate::powers::Powers;
use crate::solo::Bot;
use crate::tables::Tables;
use crate::technologies::{Effect, Technology};

/// How many can play.
pub(crate) const SEATS: usize = 4;

/// A position of Dice Settlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceSettlers {
    pub(crate) tables: Components<Tables>,
    /// How many people play.
    pub(crate) seats: u8,
    /// How many play, with the Diceoneer, which is the second of a solo game.
    pub(crate) sides: u8,

    pub(crate) round: u16,
    pub(crate) stage: Stage,
    /// DS-6.1: whether this is the roll phase.
    pub(crate) rolling: bool,
    /// DS-9.2: whether this is the second turn of the action phase.
    pub(crate) second: bool,
    /// DS-6.2: whether this is the last round.
    pub(crate) last: bool,
    /// Who has the first-player token.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Whose decision it is: during the turn of another, who may join an Explore. Meaningless when the game is over.
    pub(crate) actor: Seat,
    pub(crate) doing: Doing,

    /// DS-4.8: the technologies on the table; places beyond `slot_count` are unused.
    pub(crate) slots: [Card; SLOTS],
    pub(crate) slot_count: u8,

    /// The tiles on the map.
    pub(crate) on_map: Set,
    /// The tiles of the stack, in no order.
    pub(crate) stack: Set,
    /// The tiles to choose from: in the draft and in Explore.
    pub(crate) drawn: Set,
    /// Where the tiles on the map lie.
    pub(crate) cells: [Cell; TILES],
    /// DS-5.5: the neighbours of the tiles on the map. Kept up to date with every tile.
    pub(crate) beside: [Set; TILES],

    /// Dice in the general supply, by colour.
    pub(crate) supply: [u8; 6],
    /// Dice in the box, by colour.
    pub(crate) boxed: [u8; 6],
    /// VP in the general supply.
    pub(crate) vp_supply: u8,
    pub(crate) players: BySeat<Player, SEATS>,
    pub(crate) bot: Bot,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Set-up: keeping a starting tile (DS-3.2).
    Draft,
    /// Set-up: the cell of the fourth starting tile (DS-3.4).
    Lay,
    /// Roll phase, step 3 (DS-8.7).
    Roll,
    /// The face of a die (DS-8.7, DS-16.25, DS-22.6).
    Turning,
    /// The dice to reroll (DS-8.7 b).
    Rerolling,
    /// The own turn of the action phase (DS-9).
    Turn,
    /// An extra action (DS-9.5).
    Extra,
    /// What to do within a main action.
    Main,
    /// The icons for it (DS-7.2).
    Paying,
    /// Where a drawn tile goes (DS-11.1).
    Placing,
    /// The colour of a die gained (DS-17.5, DS-22.6).
    Gaining,
    /// Whether to join on a new tile (DS-11.6).
    Joining,
    /// Whether to add a tent to the own new tile (DS-11.7).
    Adding,
    /// The resource of a token gained (DS-16.17, DS-22.6).
    Tokens,
    /// The die given away in Trade (DS-15.1 d).
    Giving,
    /// Where a house is built (DS-17.6, DS-22.6).
    Building,
    /// The tents an explosion removes (DS-22.6).
    Blasting,
    /// Clean-up: the dice to keep (DS-19.1).
    Keeping,
    /// Solo: what the Diceoneer does where its priorities leave a choice (DS-26.2).
    Choosing,
    /// Solo: taking a bot tent off a factory (DS-27.2).
    Evicting,
    /// The game is over.
    Over,
}

/// What the present turn has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Doing {
    /// The main action under way.
    pub(crate) main: Option<Main>,
    /// DS-9.1: whether the main action of this turn has been taken.
    pub(crate) acted: bool,
    /// DS-9.5: extra actions to be taken.
    pub(crate) extra: u8,
    /// DS-9.7: whether the main action has had an effect.
    pub(crate) effective: bool,
    /// What has been chosen and is being paid.
    pub(crate) pending: Option<Action>,
    /// The icons it still needs.
    pub(crate) due: u8,
    /// DS-17.4: icons of tiles for this action.
    pub(crate) tile_icons: u8,
    /// DS-22.6: icons of an explosion for this action.
    pub(crate) blast_icons: u8,
    /// The tile of a Raid or an explosion, or the one just explored.
    pub(crate) tile: Option<Tile>,
    /// DS-16.15: rivals whose shields have been paid for.
    pub(crate) breached: Set,
    /// DS-12.1 d: whether more tents may be taken back with the last icon.
    pub(crate) gathering: bool,
    /// Icons harvested, by resource.
    pub(crate) harvested: [u8; 4],
    /// DS-16.19: the resource that gives two tokens.
    pub(crate) doubled: Option<Resource>,
    /// DS-11.7: whether anybody joined.
    pub(crate) joined: bool,
    /// How often the present choice is repeated: dice to turn or gain, tokens, tents.
    pub(crate) left: u8,
    /// Whether the present choice may be stopped.
    pub(crate) may_stop: bool,
    /// The resources to choose from, as a set of [`Resource::number`].
    pub(crate) kinds: Set,
    /// Clean-up: the dice kept so far.
    pub(crate) kept: [Option<Face>; 3],
}

impl Doing {
    /// A turn in which nothing has happened.
    pub(crate) const NOTHING: Self = Self {
        main: None,
        acted: false,
        extra: 0,
        effective: false,
        pending: None,
        due: 0,
        tile_icons: 0,
        blast_icons: 0,
        tile: None,
        breached: Set::EMPTY,
        gathering: false,
        harvested: [0; 4],
        doubled: None,
        joined: false,
        left: 0,
        may_stop: false,
        kinds: Set::EMPTY,
        kept: [None; 3],
    };
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// The starting tile kept in the draft.
    pub(crate) start: Tile,
    /// DS-1.9: dice in the bag, by colour.
    pub(crate) bag: [u8; 6],
    /// Active dice, by face.
    pub(crate) active: [u8; FACES],
    /// Spent dice, by colour.
    pub(crate) spent: [u8; 6],
    /// DS-8.2: the quota of this round.
    pub(crate) quota: u8,
    /// Tents in the personal supply.
    pub(crate) tents: u8,
    pub(crate) resources: [u8; 4],
    pub(crate) vp: u16,
    /// Tents on the map, by tile.
    pub(crate) tents_on: [u8; TILES],
    /// Tiles with a house.
    pub(crate) houses: Set,
    /// DS-5.1: tiles with a tent or a house. Kept up to date with every tent.
    pub(crate) present: Set,
    /// The technologies with a marker, by slot.
    pub(crate) markers: Set,
    /// DS-16.5: those whose marker is turned over.
    pub(crate) turned: Set,
    pub(crate) powers: Powers,
    /// DS-9.4: the main actions taken this round.
    pub(crate) taken: Set,
    /// DS-18.1: the factories run this round once, and twice.
    pub(crate) ran: [Set; 2],
}

impl DiceSettlers {
    /// The components in play.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What is being decided.
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

    /// Who has the first-player token.
    #[must_use]
    pub const fn first_player(&self) -> Seat {
        self.first
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// All who play, the Diceoneer included.
    pub fn all_players(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.sides)
    }

    /// The main action under way.
    #[must_use]
    pub const fn main_action(&self) -> Option<Main> {
        self.doing.main
    }

    /// What is being paid, and how many icons it still needs.
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

    /// The slot of a card, if it lies on the table.
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

    /// Where a tile on the map lies.
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

    /// The numbers of the tiles in the stack; their order is nobody's.
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

    /// The tiles with a house of a player.
    #[must_use]
    pub fn houses(&self, seat: Seat) -> Set {
        self.players[seat].houses
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

    /// Active dice of a player, all together.
    pub(crate) fn active_dice(&self, seat: Seat) -> u8 {
        self.players[seat].active.iter().sum()
    }

    /// The faces a player's active dice show, each once.
    pub(crate) fn shown(&self, seat: Seat) -> impl Iterator<Item = Face> + Clone + use<'_> {
        let active = &self.players[seat].active;
        self.tables.all_faces_of(active)
    }

    /// A technology of a player that can be used now and does what is asked for.
    pub(crate) fn ready(&self, seat: Seat, wanted: impl Fn(Effect) -> bool) -> Option<Slot> {
        let player = &self.players[seat];
        player
            .markers
            .minus(player.turned)
            .iter()
            .map(Slot)
            .find(|&slot| wanted(self.technology(slot).effect))
    }

    /// DS-16.4: puts a marker down; DS-22.4: or takes it off.
    pub(crate) fn mark(&mut self, seat: Seat, slot: Slot, down: bool) {
        let player = &mut self.players[seat];
        if down {
            player.markers.insert(slot.0);
        } else {
            player.markers.remove(slot.0);
            player.turned.remove(slot.0);
        }
        let mut powers = Powers::new(&self.tables);
        for slot in self.players[seat].markers {
            powers.add(self.technology(Slot(slot)).effect);
        }
        self.players[seat].powers = powers;
    }

    /// DS-15.5: VP from the general supply, then from the reserve.
    pub(crate) fn gain_vp(&mut self, seat: Seat, vp: u8) {
        self.players[seat].vp += u16::from(vp);
        self.vp_supply = self.vp_supply.saturating_sub(vp);
    }

    /// DS-10.4, DS-17.10: a die from the general supply to the spent area, if there is one.
    pub(crate) fn gain_die(&mut self, seat: Seat, colour: Colour) -> bool {
        let there = self.supply[colour.index()] > 0;
        if there {
            self.supply[colour.index()] -= 1;
            self.players[seat].spent[colour.index()] += 1;
        }
        there
    }

    /// Moves an active die to the spent area.
    pub(crate) fn spend_die(&mut self, seat: Seat, face: Face) {
        let colour = self.tables.colour(face);
        self.players[seat].active[face.index()] -= 1;
        self.players[seat].spent[colour.index()] += 1;
    }
}

impl Tables {
    /// The faces of which there is at least one.
    pub(crate) fn all_faces_of<'a>(
        &self,
        counts: &'a [u8; FACES],
    ) -> impl Iterator<Item = Face> + Clone + use<'a> {
        (0..).map(Face).zip(counts).filter(|(_, count)| **count > 0).map(|(face, _)| face)
    }
}
