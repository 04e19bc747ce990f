//! The stored values.

use std::time::{SystemTime, UNIX_EPOCH};

use engine::{Draw, Ending, Line, Nonce, Record, Seat, Seed};

use crate::{Assistance, ChatKind, Day, Pace, Rating, Replay, Secret, Standing, TableState, Visibility};

/// A point in time: milliseconds since the start of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub i64);

impl Time {
    /// The current time. Nothing else in this crate reads a clock.
    #[must_use]
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The seconds since `earlier`; 0 if `earlier` is later.
    #[must_use]
    pub fn seconds_since(self, earlier: Self) -> u64 {
        u64::try_from((self.0 - earlier.0) / 1000).unwrap_or(0)
    }
}

/// The number of a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisitorId(pub i64);

/// The settings of a table that do not affect the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The name of the table.
    pub title: String,
    /// Whether the lobby lists it.
    pub visibility: Visibility,
    /// The intended pace of play.
    pub pace: Pace,
    /// Whether the time of each seat is shown.
    pub clocks: bool,
    /// How much the page computes for the players.
    pub assistance: Assistance,
    /// Who may see the replay of the finished game.
    pub replay: Replay,
    /// Whether the game counts for the ratings of its players.
    pub rated: bool,
}

/// A set of component files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentSet {
    /// The hash by which tables name it.
    pub hash: String,
    /// All files as one text, in the caller's format.
    pub files: String,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The short public name; [`StoreError::Taken`](crate::StoreError::Taken) if another table has it.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The component set of the table, for its whole life.
    pub components: ComponentSet,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The seed of its random draws.
    pub seed: Seed,
    /// The secret of its links.
    pub secret: Secret,
    /// The settings.
    pub settings: Settings,
    /// The visitor who opens it.
    pub host: VisitorId,
    /// Holder and name of each seat.
    pub seats: Vec<(Holder, String)>,
    /// The day, if this is the host's try at the daily table.
    pub day: Option<Day>,
}

/// That a table belongs to a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The tournament.
    pub code: String,
    /// Whether other tables have the same draws.
    pub duplicate: bool,
    /// Whether they are secret, because some of those tables are still played.
    pub sealed: bool,
}

/// A table. `Debug` output contains neither seed nor secret.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its short public name.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The seed of its random draws; secret until the game is over.
    pub seed: Seed,
    /// The secret of its links; never shown.
    pub secret: Secret,
    /// The number of times the spectators' link was replaced.
    pub watch_issue: u32,
    /// The settings.
    pub settings: Settings,
    /// The state.
    pub state: TableState,
    /// The visitor who opened it; `None` if that visitor was deleted.
    pub host: Option<VisitorId>,
    /// The name of the host, if known.
    pub host_name: Option<String>,
    /// The random draws of the setup; empty before the game begins.
    pub start: Vec<Draw>,
    /// The number of moves.
    pub moves: usize,
    /// The acting seat after the last write, so that lists need not open the game.
    pub awaited: Option<Seat>,
    /// The code of the rematch, once there is one.
    pub rematch: Option<String>,
    /// Whether the operator took it out of the public lists.
    pub hidden: bool,
    /// The day, if this is a try at the daily table.
    pub day: Option<Day>,
    /// The tournament it belongs to.
    pub tournament: Option<Membership>,
    /// Incremented by every change of the table, its chairs, moves, drafts and chat.
    pub version: u64,
    /// Incremented by every change of the game: its start, moves, drafts, moves taken back.
    pub step: u64,
    /// When it was opened.
    pub created: Time,
    /// When the game began; `None` before, and for games that began under a version of the program that did not note it.
    pub begun: Option<Time>,
    /// When it last changed.
    pub updated: Time,
}

impl Table {
    /// The token of the spectators' link.
    #[must_use]
    pub fn watch_token(&self) -> String {
        self.secret.watch_token(self.watch_issue)
    }

    /// The token of a chair's link.
    #[must_use]
    pub fn chair_token(&self, chair: &Chair) -> String {
        self.secret.chair_token(chair.number, chair.issue)
    }

    /// Whether a token belonged to one of the last links of a chair before the current one.
    #[must_use]
    pub fn was_chair_token(&self, chair: &Chair, token: &str) -> bool {
        const REMEMBERED: u32 = 8;
        let earlier = chair.issue.saturating_sub(REMEMBERED)..chair.issue;
        earlier.into_iter().any(|issue| self.secret.chair_token(chair.number, issue) == token)
    }

    /// The record of the game with these chairs and moves. It contains the seed: show it only when the game is over.
    #[must_use]
    pub fn record(&self, chairs: &[Chair], moves: &[Move]) -> Record {
        let line = |played: &Move| Line {
            number: 0,
            seat: played.seat,
            action: played.action.clone(),
            draws: played.draws.clone(),
        };
        Record {
            options: self.options.clone(),
            commitment: Some(self.seed.commitment()),
            nonces: nonces(chairs),
            seed: Some(self.seed.clone()),
            start: self.start.clone(),
            lines: moves.iter().map(line).collect(),
            ending: if self.state == TableState::Finished { Ending::Finished } else { Ending::Paused },
            ..Record::new(
                &self.game,
                self.rules,
                &self.components,
                u8::try_from(chairs.len()).unwrap_or(u8::MAX),
            )
        }
    }
}

/// A chair at a table. Every chair has a link. Until the game begins, chairs can be moved to other seats; the link and
/// its holder move with the chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The number; it never changes.
    pub number: u8,
    /// The current seat.
    pub seat: Seat,
    /// The holder.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// The number of times its link was replaced.
    pub issue: u32,
    /// The thinking time of its holder in milliseconds.
    pub used: u64,
    /// The random number its holder added to the seed before the game began.
    pub nonce: Option<Nonce>,
    /// The visitor at whose device the person plays, with others who pass it on.
    pub shared_by: Option<VisitorId>,
}

/// The numbers that players added to the seed, in the order of their seats.
#[must_use]
pub fn nonces(chairs: &[Chair]) -> Vec<(Seat, Nonce)> {
    let mut nonces: Vec<_> =
        chairs.iter().filter_map(|chair| chair.nonce.map(|nonce| (chair.seat, nonce))).collect();
    nonces.sort_by_key(|(seat, _)| *seat);
    nonces
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// No holder yet.
    Open,
    /// A person.
    Person,
    /// A bot of this name.
    Bot(String),
    /// A bot of this name for an absent person, until that person returns.
    StandIn(String),
}

/// The target of a secret link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The table.
    pub code: String,
    /// The number and seat of the chair; `None` for a spectators' link.
    pub chair: Option<(u8, Seat)>,
}

/// A committed move. Its number is its index in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The acting seat.
    pub seat: Seat,
    /// The action in the game's notation.
    pub action: String,
    /// The random draws it caused.
    pub draws: Vec<Draw>,
    /// The time of the commit.
    pub time: Time,
}

/// The tentative steps of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The seat.
    pub seat: Seat,
    /// The number of committed moves before them.
    pub base: usize,
    /// The actions in the game's notation.
    pub steps: Vec<String>,
}

/// The private data of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatNotes {
    /// The standing orders.
    pub orders: Vec<String>,
    /// The notes.
    pub notes: String,
    /// The lessons shown so far, at a beginner's seat.
    pub lessons: Option<Vec<String>>,
}

/// A request of a seat to undo its last turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeBackRequest {
    /// The requesting seat.
    pub seat: Seat,
    /// The number of moves that would be kept.
    pub keep: usize,
    /// The number of moves at the time of the request; a later move ends the request.
    pub moves: usize,
    /// The seats that agree, including the requesting one.
    pub agreed: Vec<Seat>,
}

/// A consistent snapshot of a table, with everything that is needed to continue the game.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The table.
    pub table: Table,
    /// Its chairs, in the order of the seats.
    pub chairs: Vec<Chair>,
    /// All moves.
    pub moves: Vec<Move>,
    /// The tentative steps.
    pub drafts: Vec<Draft>,
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat.
    pub seat: Seat,
    /// The place, counted from 1.
    pub place: u8,
    /// The total score.
    pub score: i32,
    /// The points by source.
    pub points: Vec<i32>,
}

/// Moves to be committed together.
#[derive(Clone, Debug)]
pub struct Append<'a> {
    /// The table.
    pub code: &'a str,
    /// The number of moves the caller knows, which is the number of the first new one.
    pub from: usize,
    /// The number of steps the caller knows: see [`Table::step`].
    pub step: u64,
    /// The moves.
    pub moves: &'a [Move],
    /// The acting seat afterwards.
    pub awaited: Option<Seat>,
    /// The thinking time of a seat in milliseconds.
    pub used: Option<(Seat, u64)>,
    /// The results of all seats, if these moves ended the game.
    pub results: Option<&'a [SeatResult]>,
    /// The ratings of bots by their names, for a rated game.
    pub bots: &'a [(&'a str, f64)],
}

/// A visitor: one browser, or a person who has signed in on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The number.
    pub id: VisitorId,
    /// The number of the browser; the same unless it is linked to a person.
    pub browser: VisitorId,
    /// The name, once given.
    pub name: Option<String>,
    /// The preferences as JSON.
    pub preferences: String,
    /// What the operator allows the visitor.
    pub standing: Standing,
    /// The time of the first visit.
    pub created: Time,
    /// The time of the last visit.
    pub seen: Time,
}

/// The relation of a visitor to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// The seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The number of moves the visitor has seen.
    pub seen: usize,
}

/// A visitor as the operator sees one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: VisitorId,
    /// The name, once given.
    pub name: Option<String>,
    /// What the operator allows the visitor.
    pub standing: Standing,
    /// The seat at the table; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The time of the first visit.
    pub created: Time,
    /// The time of the last visit.
    pub seen: Time,
}

/// What a table holds about a visitor.
#[derive(Clone, Debug)]
pub struct PersonalTable {
    /// The table, its chairs and the visitor's relation to it.
    pub summary: Summary,
    /// The private data of the visitor's seat.
    pub notes: SeatNotes,
    /// What the visitor wrote.
    pub chat: Vec<ChatMessage>,
    /// The moves of the visitor's seat since the visitor took it.
    pub moves: Vec<Move>,
    /// The visitor's result.
    pub result: Option<SeatResult>,
}

/// A table from which a visitor was removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forgotten {
    /// The table.
    pub code: String,
    /// Whether the table was deleted, because nobody else plays there.
    pub deleted: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The table.
    pub table: Table,
    /// Its chairs, in the order of the seats.
    pub chairs: Vec<Chair>,
    /// The relation of the asking visitor to the table.
    pub mine: Option<Acquaintance>,
    /// The place of the asking visitor in a finished game.
    pub place: Option<u8>,
}

/// A chat message or note at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessage {
    /// The number, counted from 0.
    pub number: u64,
    /// The kind.
    pub kind: ChatKind,
    /// The name of the author.
    pub name: String,
    /// The seat of the author, if any.
    pub seat: Option<Seat>,
    /// The text; for a note, its message key.
    pub text: String,
    /// The time.
    pub time: Time,
}

/// The rating of a visitor after a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// The table.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// The rating for this game and number of players.
    pub rating: Rating,
    /// When the game ended.
    pub time: Time,
}

/// One finished game of a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The table.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The number of seats.
    pub seats: u8,
    /// The result of the visitor.
    pub result: SeatResult,
    /// The time.
    pub time: Time,
    /// Whether the table is in the public list of finished games.
    pub listed: bool,
}

/// Somebody else at the table of a visitor's finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The table.
    pub code: String,
    /// The place.
    pub place: u8,
    /// The holder of the seat at the end.
    pub holder: Holder,
    /// The name: the present one of the visitor who took the seat first, or the one at the table.
    pub name: String,
    /// The visitor who took the seat first, if the visitor still exists.
    pub visitor: Option<VisitorId>,
    /// The code of that visitor's profile, if it is public.
    pub profile: Option<String>,
}

/// Totals over the database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables that wait for players.
    pub waiting: u64,
    /// Tables with a running game.
    pub playing: u64,
    /// Tables with a finished game.
    pub finished: u64,
    /// Tables closed before their end.
    pub closed: u64,
    /// Moves of all tables.
    pub moves: u64,
    /// Visitors.
    pub visitors: u64,
}
