//! The position: everything on the table, and the seat to act.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::ids::{Aircraft, BOMBS, BUILDINGS, Bomb, Building, Fuel, POSITIONS, SEATS, SPACES, Space};
use crate::tables::Tables;
use crate::workers::{Crew, Workers};

/// The largest number of drafts: each takes at least three of 30 cards, and at most two come back (MP-10.11).
pub(crate) const DRAFTS: usize = 10;

/// A position of The Manhattan Project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ManhattanProject {
    pub(crate) tables: Components<Tables>,
    pub(crate) seats: u8,
    /// MP-D.9: the deals that may be made.
    pub(crate) deals: Deals,
    /// MP-2.8: the seat that had the first turn.
    pub(crate) first: Seat,
    pub(crate) stage: Stage,
    /// The seat whose turn it is.
    pub(crate) active: Seat,
    /// The seat to act; meaningless when the game is over.
    pub(crate) actor: Seat,
    pub(crate) turn: Turn,

    /// MP-6.10: the bribe pile.
    pub(crate) bribes: u16,
    /// The contractors in the general supply.
    pub(crate) contractors: Workers,
    /// The building market; gaps only at the right end (MP-7.7).
    pub(crate) market: [Option<Building>; POSITIONS],
    /// The buildings in the deck.
    pub(crate) building_deck: Set,
    pub(crate) bombs: BombDeck,
    /// The values of the implosion test tokens that are left (MP-2.3).
    pub(crate) tokens: Set,
    pub(crate) construction: Construction,
    /// The other main-board spaces; the entry of Construction stays empty.
    pub(crate) spaces: [Site; SPACES],
    /// The workers on each building.
    pub(crate) buildings: [Site; BUILDINGS],
    /// MP-8.4: the damage points on each building.
    pub(crate) damage: [u16; BUILDINGS],
    /// The workers on each built bomb: the owner's permanent workers and contractors (MP-13.4).
    pub(crate) bomb_crews: [Crew; BOMBS],
    pub(crate) players: BySeat<Player, SEATS>,
}

/// The kind of decision to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Set-up: a player names the bonus worker (MP-2.12).
    Bonus,
    /// The active player continues the turn (MP-3).
    Turn,
    /// The active player names the workers of a placement (MP-4.13).
    Crew,
    /// The active player gains workers, permanent ones or contractors (MP-6.6).
    Gaining,
    /// The active player may buy a building (MP-7.1).
    Buying,
    /// The active player may send aircraft (MP-8.1).
    Striking,
    /// A player is offered a deal (MP-8.8).
    Deal,
    /// A player may repair (MP-9).
    Repairing,
    /// A player keeps a bomb card (MP-10.3).
    Drafting,
    /// The game is over.
    Over,
}

/// The deals that may be made before air strikes (MP-D.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deals {
    /// No deals.
    None,
    /// The deals of rules version 1: non-aggression, offered between the placement and the first strike.
    Version1,
    /// Non-aggression, and air strikes against a common enemy (MP-8.12 to MP-8.17).
    Pacts,
}

/// A deal that is offered or in force (MP-8.8). It ends when the proposer's next turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deal {
    /// The player who offered it.
    pub proposer: Seat,
    /// The player to whom it was offered.
    pub partner: Seat,
    /// MP-8.14: the common enemy; `None` for mere non-aggression (MP-8.13).
    pub enemy: Option<Seat>,
}

/// The state of the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// MP-3.11: an action was taken, so workers cannot be retrieved in this turn.
    pub(crate) begun: bool,
    /// MP-3.7: the main board is closed.
    pub(crate) step_1_over: bool,
    /// MP-3.6: a worker was placed.
    pub(crate) placed: bool,
    /// MP-11.2: opponents' buildings that may still be used.
    pub(crate) spies: u8,
    /// The placement whose workers are being named.
    pub(crate) target: Target,
    /// MP-6.11: the workers still to be gained.
    pub(crate) gaining: Workers,
    /// MP-7.2: whether an engineer is on Construction for this purchase.
    pub(crate) engineer: bool,
    /// MP-8.12: whether the strikes have begun.
    pub(crate) struck: bool,
    /// MP-8.17: the seats that were offered non-aggression, one bit each.
    pub(crate) offered: u8,
    /// MP-8.17: the seats that were offered a deal against a common enemy, one bit each.
    pub(crate) offered_joint: u8,
    /// The common enemy named in the offer that is being answered.
    pub(crate) enemy: Option<Seat>,
    /// MP-9.4: the points the acting player has repaired.
    pub(crate) repaired: u8,
}

impl Turn {
    /// The state at the start of a turn.
    pub(crate) const fn new() -> Self {
        Self {
            begun: false,
            step_1_over: false,
            placed: false,
            spies: 0,
            target: Target::NONE,
            gaining: Workers::NONE,
            engineer: false,
            struck: false,
            offered: 0,
            offered_joint: 0,
            enemy: None,
            repaired: 0,
        }
    }
}

/// The target of a placement, and the chosen cost and output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A space of the main board; this output is taken, or none.
    Space(Space, Option<u8>),
    /// A building; this cost is paid, and this output taken, or none.
    Building(Building, u8, Option<u8>),
    /// A bomb in hand.
    Bomb(Bomb),
}

impl Target {
    /// The value while nothing is being placed.
    pub(crate) const NONE: Self = Self::Space(Space(0), None);
}

/// A place for one crew, and the workers on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Site {
    pub(crate) crew: Crew,
    /// The owner of the permanent workers; the first seat if there are none.
    pub(crate) user: Seat,
}

impl Site {
    pub(crate) const EMPTY: Self = Self { crew: Crew::NONE, user: Seat::new(0) };

    /// The site with this crew; its permanent workers belong to `user`.
    pub(crate) const fn new(crew: Crew, user: Seat) -> Self {
        Self { crew, user: if crew.permanent.is_empty() { Seat::new(0) } else { user } }
    }
}

/// The space that is never blocked (MP-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Construction {
    pub(crate) permanent: BySeat<Workers, SEATS>,
    pub(crate) contractors: Workers,
}

/// The bomb cards that no player has, and when those kept in drafts were kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BombDeck {
    /// MP-10.9: whether Design bomb is open.
    pub(crate) open: bool,
    /// The cards laid out; while they are drafted, those not yet kept.
    pub(crate) face_up: Set,
    /// The cards of the deck above those put under it.
    pub(crate) deck: Set,
    /// The cards put under the deck by tests, the first on top (MP-13.7).
    pub(crate) under: [Option<Bomb>; SEATS],
    /// The seat that began each draft.
    pub(crate) drafts: [Seat; DRAFTS],
    pub(crate) drafted: u8,
    /// When each card in a hand was kept.
    pub(crate) kept: [Mark; BOMBS],
}

/// When a card was kept, in one byte; zero if it is in no hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Mark(u8);

impl Mark {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn new(kept: Kept) -> Self {
        Self(1 + kept.draft * 8 + kept.place)
    }

    pub(crate) const fn kept(self) -> Option<Kept> {
        match self.0.checked_sub(1) {
            Some(mark) => Some(Kept { draft: mark / 8, place: mark % 8 }),
            None => None,
        }
    }
}

/// When a card was kept: in which draft, and as which card of it. All cards of a draft were face up before it began, so
/// this determines what each player knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kept {
    /// The number of the draft, counted from zero.
    pub draft: u8,
    /// The number of cards of this draft kept before: 0 for the first card of the player who began it. The last card
    /// goes to that player too.
    pub place: u8,
}

/// The possessions of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) money: u16,
    pub(crate) yellowcake: u16,
    pub(crate) fighters: u8,
    pub(crate) bombers: u8,
    pub(crate) uranium: u8,
    pub(crate) plutonium: u8,
    pub(crate) espionage: u8,
    /// The value of the player's implosion test token.
    pub(crate) token: Option<u8>,
    /// MP-8.13: the seats that accepted non-aggression from this player since the player's last turn began, one bit
    /// each.
    pub(crate) pacts: u8,
    /// MP-8.14: the seats that likewise accepted a deal against a common enemy, one bit each.
    pub(crate) allies: u8,
    /// MP-8.14: the common enemy; the first seat if there are no allies.
    pub(crate) enemy: Seat,
    /// The personal supply.
    pub(crate) supply: Crew,
    /// The permanent workers in the general supply.
    pub(crate) untrained: Workers,
    /// MP-13.9: the workers on the implosion test token.
    pub(crate) token_crew: Crew,
    pub(crate) buildings: Set,
    /// The bomb cards in hand, hidden from others (MP-2.10).
    pub(crate) hand: Set,
    pub(crate) built: Set,
    pub(crate) loaded: Set,
}

impl Player {
    /// The player's amount of a fuel.
    #[inline]
    pub(crate) const fn fuel(&self, fuel: Fuel) -> u8 {
        match fuel {
            Fuel::Uranium => self.uranium,
            Fuel::Plutonium => self.plutonium,
        }
    }

    pub(crate) const fn fuel_mut(&mut self, fuel: Fuel) -> &mut u8 {
        match fuel {
            Fuel::Uranium => &mut self.uranium,
            Fuel::Plutonium => &mut self.plutonium,
        }
    }

    /// The player's aircraft of a kind.
    #[inline]
    pub(crate) const fn aircraft(&self, aircraft: Aircraft) -> u8 {
        match aircraft {
            Aircraft::Fighter => self.fighters,
            Aircraft::Bomber => self.bombers,
        }
    }

    pub(crate) const fn aircraft_mut(&mut self, aircraft: Aircraft) -> &mut u8 {
        match aircraft {
            Aircraft::Fighter => &mut self.fighters,
            Aircraft::Bomber => &mut self.bombers,
        }
    }
}
