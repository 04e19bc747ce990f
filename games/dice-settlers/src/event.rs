//! Events, for the log and the animation. All of them are public (DS-1.11).

use engine::Seat;

use crate::action::{Exchange, RollOption, Source};
use crate::ids::{Cell, Colour, Face, Faces, Main, Resource, Slot, Tile};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A starting tile was kept.
    Drafted(Seat, Tile),
    /// A tile was put on the map.
    Placed(Seat, Tile, Cell),
    /// A round began.
    RoundBegan(u16),
    /// The last round began.
    LastRound,
    /// DS-8.2: a quota was counted.
    Quota(Seat, u8),
    /// DS-8.3: the spent dice went back into the bag.
    Refilled(Seat),
    /// Dice were drawn from the bag and show these faces.
    Rolled(Seat, Faces),
    /// A die paid for an option of the roll phase.
    Paid(Seat, Face, RollOption),
    /// A die was turned from one face to another.
    Turned(Seat, Face, Face),
    /// A die was rolled again, from one face to another.
    Rerolled(Seat, Face, Face),
    /// A technology was used.
    Used(Seat, Slot),
    /// A main action began.
    Began(Seat, Main),
    /// An icon was spent.
    Spent(Seat, Source),
    /// A die came from the general supply.
    DieGained(Seat, Colour),
    /// A tile was drawn from the stack.
    Drawn(Seat, Tile),
    /// Tents came from the general to the personal supply.
    TentsTaken(Seat, u8),
    /// A tent was placed on a tile.
    TentPlaced(Seat, Tile),
    /// A player took tents off a tile.
    TentsLifted(Seat, Tile, u8),
    /// A player replaced an opponent's tent on a tile by one of theirs.
    Swapped(Seat, Tile, Seat),
    /// An opponent's tent was removed from a tile by an explosion.
    Removed(Seat, Tile, Seat),
    /// Tokens were gained.
    TokensGained(Seat, Resource, u8),
    /// DS-16.19: a resource was doubled.
    Doubled(Seat, Resource),
    /// Tokens were exchanged.
    Traded(Seat, Exchange, [u8; 4]),
    /// A die was given away.
    DieTraded(Seat, Colour),
    /// VP were gained.
    VpGained(Seat, u8),
    /// A technology was researched for these tokens.
    Researched(Seat, Slot, [u8; 4]),
    /// A player joined on a new tile.
    Joined(Seat, Tile),
    /// A factory was run.
    FactoryRun(Seat, Tile),
    /// A house was built.
    HouseBuilt(Seat, Tile),
    /// A technology exploded.
    Exploded(Seat, Slot),
    /// An extra action is due.
    ExtraAction(Seat),
    /// A turn ended.
    TurnEnded(Seat),
    /// A die was kept for the next round.
    Kept(Seat, Face),
    /// Solo: the marker of the Diceoneer moved to a side, with this strength.
    BotActs(Main, u8),
    /// Solo: a die of the Diceoneer went to a side.
    BotDie(Colour, Main),
    /// Solo: a token of the Diceoneer went to a side, or into its storage.
    BotToken(Resource, Option<Main>),
    /// Solo: this strength was not used.
    BotUnused(u8),
    /// Solo: a bot tent was taken off a factory.
    Evicted(Tile),
    /// The game is over.
    Ended,
}
