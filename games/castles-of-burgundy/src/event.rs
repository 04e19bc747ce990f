//! Events for the log and the animations. All of them are public: a secret choice is announced when it is
//! revealed (CB-12.4).

use engine::Seat;

use crate::ids::{Building, Depot, Estate, Goods, Hex, Kind, Phase, Pips, Tile};
use crate::state::Source;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player has chosen in secret.
    ChoseSecretly(Seat),
    /// A player's estate and start castle.
    Chose(Seat, Estate, Hex),
    /// A phase ended: the mines pay (CB-3.9).
    PhaseEnded(Phase),
    /// A phase began.
    PhaseBegan(Phase),
    /// A numbered depot was filled with these tiles.
    Filled(Depot, [Option<Tile>; 4]),
    /// The black depot was filled with these tiles.
    FilledBlack([Option<Tile>; 8]),
    /// The goods of the phase were turned up.
    TurnedUp([Option<Goods>; 5]),
    /// A round began.
    RoundBegan(Phase, u8),
    /// A player rolled.
    Rolled(Seat, Pips, Pips),
    /// The white die sent this goods tile to the depot with its number.
    Arrived(Pips, Goods),
    /// A die was changed from one value to another for this number of workers.
    Changed(Seat, Pips, Pips, u8),
    /// A stored tile left the game.
    Discarded(Seat, Tile),
    /// A tile was taken from a numbered depot into storage.
    Took(Seat, Depot, Tile),
    /// A tile was bought into storage.
    Bought(Seat, Depot, Tile),
    /// A tile was placed.
    Placed(Seat, Tile, Hex),
    /// All tiles of a goods type were sold, this many.
    Sold(Seat, Goods, u8),
    /// A region was completed (CB-7.1).
    Completed {
        /// The owner of the estate.
        seat: Seat,
        /// The number of hexes in the region.
        size: u8,
        /// The points for the size (CB-7.2).
        points: u16,
        /// The points for the phase (CB-7.3).
        bonus: u16,
    },
    /// Points were scored from any other source.
    Scored(Seat, Source, u16),
    /// A bonus tile of this colour was taken: the large one, or the small one.
    TookBonus(Seat, Kind, Size),
    /// Silverlings were gained.
    GainedSilver(Seat, u16),
    /// Workers were gained.
    GainedWorkers(Seat, u16),
    /// Goods tiles were taken from a depot.
    Collected(Seat, Depot, Goods, u8),
    /// A marker moved to this space of the turn order track.
    Moved(Seat, u8),
    /// The advantage of a building was declined.
    Declined(Seat, Building),
    /// The advantage of a building could not be used.
    Lost(Seat, Building),
    /// Final scoring of a player: knowledge, unsold goods, silverlings, workers.
    Final(Seat, [u16; 4]),
    /// The game is over.
    Ended,
}

/// Which of the two bonus tiles of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// For the first.
    Large,
    /// For the second.
    Small,
}
