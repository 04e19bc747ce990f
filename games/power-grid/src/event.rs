//! What happened, for the log and the animation. Everything here is public (PG-D.24).

use engine::Seat;

use crate::ids::{City, Fuel, Plant, Region};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A region was chosen for the game.
    Picked(Seat, Region),
    /// A round began.
    RoundBegan(u16),
    /// A phase of the round began (PG-3.1), 1 to 5.
    PhaseBegan(u8),
    /// The player order was determined.
    Ordered,
    /// A player takes no further part in the auction phase.
    Passed(Seat),
    /// A plant was put up for auction.
    Nominated(Seat, Plant),
    /// A bid was made.
    Bid(Seat, u16),
    /// A player left this auction.
    PassedBid(Seat),
    /// A plant was sold for this price.
    Sold(Seat, Plant, u16),
    /// A plant was scrapped to make room.
    Scrapped(Seat, Plant),
    /// Tokens without storage went to the supply.
    Lost(Seat, Fuel, u8),
    /// A plant came from the deck into the plant market.
    Drawn(Plant),
    /// The Step 3 card came from the deck.
    Step3Drawn,
    /// A plant left the market and the game.
    Removed(Plant, Removal),
    /// A plant was put under the deck.
    PutUnder(Plant),
    /// A token was bought for this price.
    Bought(Seat, Fuel, u8),
    /// A city was connected, for this connection cost and this house cost.
    Built(Seat, City, u8, u8),
    /// A plant ran and burned these tokens.
    Ran(Seat, Plant, [u8; 4]),
    /// A player supplied a number of cities and received an income.
    Paid(Seat, u8, u16),
    /// These tokens were added to the market.
    Refilled([u8; 4]),
    /// A step of the game began.
    StepBegan(u8),
    /// The game is over.
    Ended,
}

/// Why a plant left the plant market.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// PG-5.19: its number does not exceed some player's size.
    TooSmall,
    /// PG-5.18: no plant was bought in this phase 2.
    NoSale,
    /// PG-9.4: Step 2 began.
    Step2,
    /// PG-9.7 to PG-9.9: the Step 3 card came.
    Step3,
    /// PG-8.14: the plant market is updated in Step 3.
    Update,
}
