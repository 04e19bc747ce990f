//! The position: everything on the table, and the acting seat.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::ids::{Card, Cell, Colour, FACES, Face, Main, Resource, SLOTS, Slot, TILES, Tile};
use crate::powers::Powers;
use crate::solo::Bot;
use crate::tables::Tables;
use crate::technologies::Effect;

/// Maximum number of sides.
pub(crate) const SEATS: usize = 4;

/// A position of Dice Settlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DiceSettlers {
    pub(crate) tables: Components<Tables>,
    /// The version of the rules (DS-D.37).
    pub(crate) rules: u32,
    /// DS-7.5: whether conversions chain.
    pub(crate) chained: bool,
    /// Human players.
    pub(crate) seats: u8,
    /// All players, including the Diceoneer, which is the second side of a solo game.
    pub(crate) sides: u8,

    pub(crate) round: u16,
    pub(crate) stage: Stage,
    /// DS-6.1: whether this is the roll phase.
    pub(crate) rolling: bool,
    /// DS-9.2: whether this is the second turn of the action phase.
    pub(crate) second: bool,
    /// DS-6.2: whether this is the last round.
    pub(crate) last: bool,
    /// The seat with the first-player token.
    pub(crate) first: Seat,
    /// The seat whose turn it is.
    pub(crate) turn: Seat,
    /// The acting seat; it differs from `turn` when a player may join an Explore. Meaningless when the game is over.
    pub(crate) actor: Seat,
    pub(crate) doing: Doing,

    /// DS-4.8: the technologies on the table; entries beyond `slot_count` are unused.
    pub(crate) slots: [Card; SLOTS],
    pub(crate) slot_count: u8,

    /// The tiles on the map.
    pub(crate) on_map: Set,
    /// The tiles of the stack, in no order.
    pub(crate) stack: Set,
    /// The tiles to choose from: in the draft and in Explore.
    pub(crate) drawn: Set,
    /// The cells of the tiles on the map.
    pub(crate) cells: [Cell; TILES],
    /// DS-5.5: the neighbours of the tiles on the map. Updated with every tile.
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

/// The kind of decision.
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
    /// A turn of the action phase (DS-9).
    Turn,
    /// An extra action (DS-9.5).
    Extra,
    /// A step of a main action.
    Main,
    /// The icons for it (DS-7.2).
    Paying,
    /// Where a drawn tile goes (DS-11.1).
    Placing,
    /// The colour of a die gained (DS-17.5, DS-22.6).
    Gaining,
    /// Whether to join on a new tile (DS-11.6).
    Joining,
    /// Whether to add a tent to the new tile (DS-11.7).
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
    /// Solo: a choice that the Diceoneer's priorities leave open (DS-26.2).
    Choosing,
    /// Solo: taking a bot tent off a factory (DS-27.2).
    Evicting,
    /// The game is over.
    Over,
}

/// The state of the current turn.
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
    /// The action that is being paid.
    pub(crate) pending: Option<Action>,
    /// The icons still to pay for it.
    pub(crate) due: u8,
    /// DS-17.4: icons of tiles for this action.
    pub(crate) tile_icons: u8,
    /// DS-22.6: icons of an explosion for this action.
    pub(crate) blast_icons: u8,
    /// The tile of a Raid or an explosion, or the one just explored.
    pub(crate) tile: Option<Tile>,
    /// DS-16.15: opponents whose shields have been paid for.
    pub(crate) breached: Set,
    /// DS-12.1 d: whether more tents may be taken back with the last icon.
    pub(crate) gathering: bool,
    /// Icons harvested, by resource.
    pub(crate) harvested: [u8; 4],
    /// DS-16.19: the resource that gives two tokens.
    pub(crate) doubled: Option<Resource>,
    /// DS-11.7: whether a player joined.
    pub(crate) joined: bool,
    /// Repetitions of the current choice: dice to turn or gain, tokens, tents.
    pub(crate) left: u8,
    /// Whether the current choice may be stopped.
    pub(crate) may_stop: bool,
    /// The resources to choose from, as a set of [`Resource::number`].
    pub(crate) kinds: Set,
    /// Clean-up: the dice kept so far.
    pub(crate) kept: [Option<Face>; 3],
}

impl Doing {
    /// The state at the start of a turn.
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

/// The possessions of a player.
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
    /// Houses on the map, by tile.
    pub(crate) houses_on: [u8; TILES],
    /// DS-5.1: tiles with a tent or a house. Updated with every tent.
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

impl Player {
    /// DS-5.1: the tiles with a tent or a house.
    pub(crate) fn pieces(&self) -> Set {
        let occupied = |&tile: &usize| self.tents_on[tile] + self.houses_on[tile] > 0;
        (0..TILES).filter(occupied).map(|tile| tile as u8).collect()
    }
}

impl DiceSettlers {
    /// The number of a player's active dice.
    pub(crate) fn active_dice(&self, seat: Seat) -> u8 {
        self.players[seat].active.iter().sum()
    }

    /// The different faces of a player's active dice.
    pub(crate) fn shown(&self, seat: Seat) -> impl Iterator<Item = Face> + Clone + use<'_> {
        let active = &self.players[seat].active;
        self.tables.all_faces_of(active)
    }

    /// A technology of a player that can be used now and whose effect `wanted` accepts.
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
        self.players[seat].powers = self.powers_of(seat);
    }

    /// DS-16.4: the permanent effects of the technologies with a player's marker.
    pub(crate) fn powers_of(&self, seat: Seat) -> Powers {
        let mut powers = Powers::new(&self.tables, self.chained);
        for slot in self.players[seat].markers {
            powers.add(self.technology(Slot(slot)).effect);
        }
        powers
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
    /// The faces with a count above zero.
    pub(crate) fn all_faces_of<'a>(
        &self,
        counts: &'a [u8; FACES],
    ) -> impl Iterator<Item = Face> + Clone + use<'a> {
        (0..).map(Face).zip(counts).filter(|(_, count)| **count > 0).map(|(face, _)| face)
    }
}
