//! Events, for the log and the animation. All of them are public (BA-3.10).

use engine::Seat;

use crate::board::Section;
use crate::ids::{
    AutomaTile, BaseSpace, Basin, Company, ConduitSpace, Contract, Headstream, Officer, Place, Site, TechTile,
};
use crate::state::Source;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A company and its officer were taken.
    Chose(Seat, Company, Option<Officer>),
    /// A round began.
    RoundBegan(u8),
    /// A phase of the round began (BA-5.1), 1 to 5.
    PhaseBegan(u8),
    /// Drops were put on a headstream tile: by a seat, or by the tile itself in phase 1.
    Poured(Option<Seat>, Headstream, u8),
    /// A drop stopped at a dam.
    Held(BaseSpace),
    /// A drop left the map below a basin.
    Left(Basin),
    /// Engineers were placed on a place of the management board: their number, and the credits paid (VP by an Automa).
    Placed(Seat, Place, u8, u8),
    /// BA-AUTOMA-4.2: engineers of an Automa were put beside a full section: their number, and the VP paid.
    PlacedBeside(Seat, Section, u8, u8),
    /// Engineers were placed on the Bank.
    Banked(Seat, u8),
    /// An officer was copied, for this number of credits.
    Copied(Seat, Officer, u8),
    /// A technology tile was used for a construction: the engineers, and the credits paid for the construction space
    /// and instead of machines (VP by an Automa).
    Used(Seat, TechTile, u8, u8),
    /// A piece was built, with the credits paid for a red space (VP by an Automa).
    Built(Seat, Site, u8),
    /// A wheel turned by one segment.
    Rotated(Seat),
    /// A production: dam, conduit, drops, energy.
    Produced(Seat, BaseSpace, ConduitSpace, u8, u8),
    /// A fee was paid to the owner of a conduit, in credits; an Automa pays or gets VP (BA-AUTOMA-2.1).
    FeePaid(Seat, Seat, u8),
    /// An energy marker advanced.
    Energy(Seat, u8),
    /// Credits were received; VP by an Automa (BA-AUTOMA-2.1).
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
    /// A new turn order was determined.
    Ordered,
    /// The game is over.
    Ended,
}
