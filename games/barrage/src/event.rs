//! What happened, for the log and the animation. Everything here is public (BA-3.10).

use engine::Seat;

use crate::ids::{
    AutomaTile, BaseSpace, Basin, Company, ConduitSpace, Contract, Headstream, Officer, Place, Site, TechTile,
};
use crate::state::Source;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A company and its officer were taken.
    Chose(Seat, Company, Option<Officer>),
    /// A round began.
    RoundBegan(u8),
    /// A phase of the round began (BA-5.1), 1 to 5.
    PhaseBegan(u8),
    /// So many drops were put on a headstream tile.
    Poured(Headstream, u8),
    /// A drop came to rest behind a dam.
    Held(BaseSpace),
    /// A drop left the map below a basin.
    Left(Basin),
    /// Engineers were placed on a place of the management board.
    Placed(Seat, Place, u8),
    /// Engineers were placed on the Bank.
    Banked(Seat, u8),
    /// An officer was copied.
    Copied(Seat, Officer),
    /// A technology tile was used for a construction.
    Used(Seat, TechTile),
    /// A piece was built; so many credits were paid for a red space.
    Built(Seat, Site, u8),
    /// A wheel turned by one segment.
    Rotated(Seat),
    /// Drops were used to produce so much energy.
    Produced(Seat, BaseSpace, ConduitSpace, u8, u8),
    /// A fee was paid to the owner of a conduit.
    FeePaid(Seat, Seat, u8),
    /// An energy marker advanced.
    Energy(Seat, u8),
    /// Credits were received.
    Credits(Seat, u8),
    /// Excavators and mixers were received.
    Machines(Seat, u8, u8),
    /// Victory points were scored or lost.
    Scored(Seat, Source, i16),
    /// A contract was fulfilled.
    Fulfilled(Seat, Contract),
    /// A contract was taken.
    Took(Seat, Contract),
    /// A contract was discarded.
    Discarded(Seat, Contract),
    /// A contract was opened.
    Opened(Contract),
    /// An advanced tile was bought.
    Patented(Seat, TechTile),
    /// An advanced tile was put on sale.
    Offered(TechTile),
    /// A company passed.
    Passed(Seat),
    /// An Automa tile shows the actions.
    AutomaTile(AutomaTile),
    /// The turn order was determined anew.
    Ordered,
    /// The game is over.
    Ended,
}
