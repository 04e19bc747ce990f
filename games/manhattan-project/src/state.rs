//! The position: everything that lies on the table, and whose decision it is.

use engine::{Components, Seat};
use parts::{BySeat, Set};

use crate::ids::{Aircraft, BOMBS, BUILDINGS, Bomb, Building, Fuel, POSITIONS, SEATS, SPACES, Space};
use crate::tables::Tables;
use crate::workers::{Crew, Workers};

/// There are never more drafts than this: each takes at least three of 30 cards, and at most two come back (MP-10.11).
pub(crate) const DRAFTS: usize = 10;

/// A position of The Manhattan Project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ManhattanProject {
    pub(crate) tables: Components<Tables>,
    pub(crate) seats: u8,
    /// MP-D.9: whether pacts may be made.
    pub(crate) pacts: bool,
    /// MP-2.8: who had the first turn.
    pub(crate) first: Seat,
    pub(crate) stage: Stage,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// Whose decision it is; meaningless when the game is over.
    pub(crate) actor: Seat,
    pub(crate) turn: Turn,

    /// MP-6.10: the bribe pile.
    pub(crate) bribes: u16,
    /// The contractors in the general supply.
    pub(crate) contractors: Workers,
    /// The building market; gaps only at the right end (MP-7.7).
    pub(crate) market: [Option<Building>; POSITIONS],
    /// The buildings still to come.
    pub(crate) building_deck: Set,
    pub(crate) bombs: BombDeck,
    /// The values of the implosion test tokens nobody has (MP-2.3).
    pub(crate) tokens: Set,
    pub(crate) construction: Construction,
    /// The other main-board spaces; the entry of Construction stays empty.
    pub(crate) spaces: [Site; SPACES],
    /// The workers on each building.
    pub(crate) buildings: [Site; BUILDINGS],
    /// MP-8.4: the damage points on each building.
    pub(crate) damage: [u16; BUILDINGS],
    /// The workers on each built bomb; they are the owner's and contractors (MP-13.4).
    pub(crate) bomb_crews: [Crew; BOMBS],
    pub(crate) players: BySeat<Player, SEATS>,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Set-up: a player names the bonus worker (MP-2.12).
    Bonus,
    /// The active player goes on with the turn (MP-3).
    Turn,
    /// The active player names the workers of a placement (MP-4.13).
    Crew,
    /// The active player gains workers, permanent ones or contractors (MP-6.6).
    Gaining,
    /// The active player may buy a building (MP-7.1).
    Buying,
    /// The active player may send aircraft (MP-8.1).
    Striking,
    /// A player is offered a pact (MP-D.9).
    Deal,
    /// A player may repair (MP-9).
    Repairing,
    /// A player keeps a bomb card (MP-10.3).
    Drafting,
    /// The game is over.
    Over,
}

/// What has happened in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    /// MP-3.11: something was done, so workers cannot be retrieved any more.
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
    /// MP-7.2: whether an engineer stands on Construction for this purchase.
    pub(crate) engineer: bool,
    /// MP-D.9: whether the strikes have begun.
    pub(crate) struck: bool,
    /// MP-D.9: the seats that were offered a pact at this placement, one bit each.
    pub(crate) offered: u8,
    /// MP-9.4: the points the acting player has repaired.
    pub(crate) repaired: u8,
}

impl Turn {
    /// Nothing has happened.
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
            repaired: 0,
        }
    }
}

/// Where workers are being placed, and what for.
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
    /// What stands there while nothing is being placed.
    pub(crate) const NONE: Self = Self::Space(Space(0), None);
}

/// A limited place and who stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Site {
    pub(crate) crew: Crew,
    /// Whose the permanent workers are; the first seat if there are none.
    pub(crate) user: Seat,
}

impl Site {
    pub(crate) const EMPTY: Self = Self { crew: Crew::NONE, user: Seat::new(0) };

    /// The site with this crew, whose permanent workers are the user's.
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

/// The bomb cards nobody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BombDeck {
    /// MP-10.9: whether Design bomb is open.
    pub(crate) open: bool,
    /// The cards laid out; while they are drafted, those not yet kept.
    pub(crate) face_up: Set,
    /// The cards still to come before those put under the deck.
    pub(crate) deck: Set,
    /// The cards put under the deck by tests, the first on top (MP-13.7).
    pub(crate) under: [Option<Bomb>; SEATS],
    /// Who began each draft.
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

/// When a card was kept: in which draft, and as which card of it. Everybody saw the cards of the draft before it began,
/// so this decides who knows what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kept {
    /// The number of the draft, counted from zero.
    pub draft: u8,
    /// How many cards of this draft were kept before: 0 for the first card of the player who began it. The last card goes
    /// to that player too.
    pub place: u8,
}

/// What one player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) money: u16,
    pub(crate) yellowcake: u16,
    pub(crate) fighters: u8,
    pub(crate) bombers: u8,
    pub(crate) uranium: u8,
    pub(crate) plutonium: u8,
    pub(crate) espionage: u8,
    /// The value of the own implosion test token.
    pub(crate) token: Option<u8>,
    /// MP-D.9: the seats this player made a pact with in the last own turn, one bit each.
    pub(crate) pacts: u8,
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
    /// How much of a fuel the player has.
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

    /// How many aircraft of a kind the player has.
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
