//! Optional features of a game at the table, one small trait each. A game without a feature implements its trait with
//! an empty body; the defaults then mean "none". Supertraits with defaults let the catalogue call them without
//! knowing which game has what.

use engine::{Game, Seat};

use crate::{GameUi, Language, Names, Order, Scene, Worksheet};

/// A guided first game, and puzzles.
pub trait Lessons: GameUi {
    /// The script of the guided first game, in TOML; `None` for a game without one. The catalogue reads it.
    const SCRIPT: Option<&'static str> = None;

    /// The puzzles that come with the game, in TOML, as `tarsas puzzles` writes them; `None` for a game without any.
    const PUZZLES: Option<&'static str> = None;

    /// Whether a condition of the script holds for a seat: `stage building`, `round 2`; `None` if there is no such
    /// condition.
    fn holds(_position: &Self::Game, _seat: Seat, _condition: &str) -> Option<bool> {
        None
    }
}

/// Decisions of many small steps, shown as one form.
pub trait Worksheets: GameUi {
    /// The form for this decision. `turn` holds the uncommitted steps of this turn, each with the position in which
    /// it was taken.
    fn worksheet(
        _scene: &Scene<'_, Self::Game>,
        _turn: &[(Self::Game, <Self::Game as Game>::Action)],
    ) -> Option<Worksheet<<Self::Game as Game>::Action>> {
        None
    }

    /// Uncommitted steps taken for the player when this decision begins, as a proposal the player may change.
    fn preset(_position: &Self::Game) -> Vec<<Self::Game as Game>::Action> {
        Vec::new()
    }
}

/// Decisions that a player makes in advance.
pub trait StandingOrders: GameUi {
    /// The standing orders a seat could give now, whether or not it is the acting seat.
    fn orders(_position: &Self::Game, _seat: Seat, _language: Language) -> Vec<Order> {
        Vec::new()
    }

    /// A standing order of a seat in words; `None` if it no longer applies, so that it lapses.
    fn order(_position: &Self::Game, _seat: Seat, _order: &str, _language: Language) -> Option<String> {
        None
    }

    /// The action that a standing order of the acting seat chooses; `None` if the order does not cover this decision.
    fn follow(_position: &Self::Game, _order: &str) -> Option<<Self::Game as Game>::Action> {
        None
    }
}

/// Fewer clicks for the usual choice.
pub trait Shortcuts: GameUi {
    /// The action that the table takes for the player right after the player's own, where another choice is rare: which
    /// workers to send. Both are undone together; a player who wants another answer takes back this action alone.
    fn follows(_position: &Self::Game) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Sequences of actions that are offered as one choice, beside the single actions: beginning an action and its first
    /// step. None of them but the last may draw something or end the turn. The choice has the targets of the last.
    fn combined(_position: &Self::Game) -> Vec<Vec<<Self::Game as Game>::Action>> {
        Vec::new()
    }

    /// Whether a legal action is rarely wanted. Clicking an element that it shares with other actions selects the others,
    /// unless an element of this action alone was clicked too.
    fn is_aside(_position: &Self::Game, _action: <Self::Game as Game>::Action) -> bool {
        false
    }
}

/// What the pages tell about the course of a game.
pub trait Story: GameUi {
    /// Whether the totals are comparable at this event, so that the score curve has a point here. Without such events
    /// it has a point after each turn.
    fn is_curve_point(_event: <Self::Game as Game>::Event) -> bool {
        false
    }

    /// The kind and size of a remarkable event. The largest of each kind is offered for replay; the message
    /// `game-moment-<kind>` describes it.
    fn feat(_event: <Self::Game as Game>::Event) -> Option<(&'static str, i64)> {
        None
    }

    /// What a player did in a turn, in a few short phrases without the name: "bought plant 12 for 15", "built Halle and
    /// Leipzig for 43". `turn` holds the events since that turn began, each with the seat that moved, and `position` is the
    /// one after them. `None`: the sentences of the events take their place.
    fn deeds(
        _position: &Self::Game,
        _seat: Seat,
        _turn: &[(Seat, <Self::Game as Game>::Event)],
        _names: &Names,
        _language: Language,
    ) -> Option<Vec<String>> {
        None
    }
}
