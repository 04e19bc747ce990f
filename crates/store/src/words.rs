//! Values that are one word in the database and in forms.

use parts::words;

words! {
    /// The state of a table.
    pub TableState {
        /// Players are still taking their seats.
        Waiting = "waiting",
        /// The game is running.
        Playing = "playing",
        /// The game is over.
        Finished = "finished",
        /// The host or the operator closed it before the end.
        Closed = "closed",
    }
}

words! {
    /// Whether the lobby lists a table.
    pub Visibility {
        /// Only people with a link find it.
        Private = "private",
        /// The lobby lists it.
        Open = "open",
    }
}

words! {
    /// The intended pace of play.
    pub Pace {
        /// All players are present at the same time.
        Live = "live",
        /// About a turn a day.
        Relaxed = "relaxed",
    }
}

words! {
    /// How much the page computes for the players.
    pub Assistance {
        /// Previews and totals.
        Full = "full",
        /// Only what is visible at a real table.
        Table = "table",
    }
}

words! {
    /// Who may see the result and the replay of a finished game.
    pub Replay {
        /// Everybody who has the code of the table.
        Anyone = "anyone",
        /// Only those who may also watch the game.
        Players = "players",
    }
}

words! {
    /// The kind of a chat line.
    pub ChatKind {
        /// A message of a player.
        Chat = "chat",
        /// A note about the table: a link was replaced, a bot took over.
        Note = "note",
    }
}

words! {
    /// What the operator allows a visitor.
    pub Standing {
        /// Everything.
        Good = "good",
        /// To play, but not to write to others.
        Muted = "muted",
        /// Only to look at public pages.
        Banned = "banned",
    }
}
