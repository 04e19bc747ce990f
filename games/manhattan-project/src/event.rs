//! Events, for the log and the animation. Every event is public: none names the bomb card a player keeps (MP-10.2).

use engine::Seat;

use crate::cards::{Cost, Goods};
use crate::ids::{Aircraft, Bomb, Building, Position, Space};
use crate::state::Deal;
use crate::workers::{Crew, WorkerType};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    TurnBegan(Seat),
    /// A player named the bonus worker (MP-2.9).
    ChoseBonus(Seat, WorkerType),
    /// Workers were placed on the main board.
    Placed(Seat, Space, Crew),
    /// Workers were placed on a building.
    Used(Seat, Building, Crew),
    /// Something was paid to the general supply.
    Paid(Seat, Cost),
    /// The output was declined (MP-6.2).
    Declined(Seat),
    /// A player received goods; gained workers are a separate event.
    Received(Seat, Goods),
    /// A player gained workers of a type: permanent ones and contractors.
    Gained(Seat, WorkerType, u8, u8),
    /// A dollar was added to the bribe pile.
    Bribed,
    /// A building was bought from this position, at this price.
    Bought(Seat, Building, Position, u8),
    /// A player took the bribe pile.
    TookBribes(Seat, u16),
    /// A building came from the deck onto the market.
    Revealed(Building),
    /// A player retrieved workers.
    Retrieved(Seat),
    /// A fighter strike took an aircraft of the second player.
    Struck(Seat, Seat, Aircraft),
    /// A bombing raid damaged a building.
    Raided(Seat, Building),
    /// A player offered another a deal.
    Offered(Deal),
    /// The other player accepted the deal or refused it.
    Answered(Deal, bool),
    /// A damage point was removed, at this price.
    Repaired(Seat, Building, u8),
    /// A player kept a bomb card; which one is secret.
    Kept(Seat),
    /// A bomb card was laid out.
    LaidOut(Bomb),
    /// MP-10.5: Design bomb is closed for the rest of the game.
    DesignClosed,
    /// MP-11.1: a player's new value on the espionage track: the number of opponents' buildings the player may use.
    Spied(Seat, u8),
    /// A bomb was built by this crew.
    Built(Seat, Bomb, Crew),
    /// A bomb was tested, and this token taken.
    Tested(Seat, Bomb, u8),
    /// A bomb was loaded.
    Loaded(Seat, Bomb),
    /// The game is over, and this seat has won.
    Won(Seat),
}
