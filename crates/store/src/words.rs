//! What stands as one word in the database and in forms.

/// Defines an enumeration whose values stand as words in the database.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// The word for it, in the database and in forms.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }

            /// What this word stands for.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$value),)* _ => None }
            }
        }
    };
}

words! {
    /// Where a table stands.
    TableState {
        /// People are still taking their seats.
        Waiting = "waiting",
        /// The game is on.
        Playing = "playing",
        /// The game is over.
        Finished = "finished",
        /// The host or the operator has closed it before its end.
        Closed = "closed",
    }
}

words! {
    /// Who finds a table in the lobby.
    Visibility {
        /// Only those who have a link.
        Private = "private",
        /// Everybody.
        Open = "open",
    }
}

words! {
    /// How fast people mean to play.
    Pace {
        /// All sit there at the same time.
        Live = "live",
        /// About a turn a day.
        Relaxed = "relaxed",
    }
}

words! {
    /// How much the page computes for the players.
    Assistance {
        /// Previews and totals.
        Full = "full",
        /// What one sees at a real table.
        Table = "table",
    }
}

words! {
    /// What stands in the talk of a table.
    TalkKind {
        /// Somebody said it.
        Chat = "chat",
        /// It happened to the table: a link was issued anew, a bot took over.
        Note = "note",
    }
}
