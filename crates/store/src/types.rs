//! What is stored, as values.

use std::time::{SystemTime, UNIX_EPOCH};

use engine::{Draw, Ending, Line, Record, Seat, Seed};

use crate::{Assistance, Pace, Secret, TableState, TalkKind, Visibility};

/// A moment: milliseconds since the beginning of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Time(pub i64);

impl Time {
    /// This moment. Nothing else in this crate looks at a clock.
    #[must_use]
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The seconds from `earlier` to this moment; none if it is not earlier.
    #[must_use]
    pub fn seconds_since(self, earlier: Self) -> u64 {
        u64::try_from((self.0 - earlier.0) / 1000).unwrap_or(0)
    }
}

/// The number of a visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisitorId(pub i64);

/// What the host may change about a table without touching the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Its name.
    pub title: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How fast people mean to play.
    pub pace: Pace,
    /// Whether the time of each seat is shown.
    pub clocks: bool,
    /// How much the page computes for the players.
    pub assistance: Assistance,
}

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its short public name, new and unique: [`StoreError::Taken`](crate::StoreError::Taken) asks for another one.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// What its chance grows from.
    pub seed: Seed,
    /// What its links are derived from.
    pub secret: Secret,
    /// The rest.
    pub settings: Settings,
    /// Who opens it.
    pub host: VisitorId,
    /// Who sits where: holder and name, in the order of the seats.
    pub seats: Vec<(Holder, String)>,
}

/// A table. Printing it shows neither seed nor secret.
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
    /// What its chance grows from: secret until the game is over.
    pub seed: Seed,
    /// What its links are derived from: secret for ever.
    pub secret: Secret,
    /// How often the link to watch was issued anew.
    pub watch_issue: u32,
    /// What the host may change.
    pub settings: Settings,
    /// Where it stands.
    pub state: TableState,
    /// Who opened it, unless that visitor was forgotten.
    pub host: Option<VisitorId>,
    /// What the host is called, as far as is known.
    pub host_name: Option<String>,
    /// What was drawn before the first move; nothing before the game begins.
    pub start: Vec<Draw>,
    /// How many moves were made.
    pub moves: usize,
    /// Whose decision it is, as the last writer knew it, so that lists need not open the game.
    pub awaited: Option<Seat>,
    /// The code of the rematch, once there is one.
    pub rematch: Option<String>,
    /// Grows with every change of the table, its chairs, moves, drafts and talk.
    pub version: u64,
    /// When it was opened.
    pub created: Time,
    /// When it last changed.
    pub updated: Time,
}

impl Table {
    /// The token of the link to watch.
    #[must_use]
    pub fn watch_token(&self) -> String {
        self.secret.watch_token(self.watch_issue)
    }

    /// The token of a chair's link.
    #[must_use]
    pub fn chair_token(&self, chair: &Chair) -> String {
        self.secret.chair_token(chair.number, chair.issue)
    }

    /// The record of the game: with these moves, for this many seats. It carries the seed: show it only when the game
    /// is over.
    #[must_use]
    pub fn record(&self, seats: u8, moves: &[Move]) -> Record {
        let line = |played: &Move| Line {
            number: 0,
            seat: played.seat,
            action: played.action.clone(),
            draws: played.draws.clone(),
        };
        Record {
            options: self.options.clone(),
            commitment: Some(self.seed.commitment()),
            seed: Some(self.seed.clone()),
            start: self.start.clone(),
            lines: moves.iter().map(line).collect(),
            ending: if self.state == TableState::Finished { Ending::Finished } else { Ending::Paused },
            ..Record::new(&self.game, self.rules, &self.components, seats)
        }
    }
}

/// A chair at a table: it has a link of its own. Until the game begins chairs can be moved to other seats; the link and
/// whoever came by it move with the chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Its number, the same for ever.
    pub number: u8,
    /// The seat at which it stands now.
    pub seat: Seat,
    /// Who sits on it.
    pub holder: Holder,
    /// The name shown.
    pub name: String,
    /// How often its link was issued anew.
    pub issue: u32,
    /// How long its holder has thought, in milliseconds.
    pub used: u64,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot of this name.
    Bot(String),
    /// A bot of this name in place of an absent person, until that person comes back.
    StandIn(String),
}

/// Where a secret link leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The table.
    pub code: String,
    /// The chair by number and the seat at which it stands; nothing for a link to watch.
    pub chair: Option<(u8, Seat)>,
}

/// One committed move. Its number is its place in the list, counted from zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who acted.
    pub seat: Seat,
    /// The action in the game's notation.
    pub action: String,
    /// What it caused to be drawn.
    pub draws: Vec<Draw>,
    /// When it was committed.
    pub time: Time,
}

/// The tentative steps of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Whose.
    pub seat: Seat,
    /// How many moves were committed when they were made.
    pub base: usize,
    /// The actions in the game's notation.
    pub steps: Vec<String>,
}

/// What a seat keeps for itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paper {
    /// Its standing orders.
    pub orders: Vec<String>,
    /// Its notes.
    pub notes: String,
    /// The lessons it has had, if it is a beginner's.
    pub lessons: Option<Vec<String>>,
}

/// Somebody asks to take back the own last turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakeBackRequest {
    /// Who asks.
    pub seat: Seat,
    /// How many moves would be kept.
    pub keep: usize,
    /// How many moves there were: whoever moves meanwhile has answered.
    pub moves: usize,
    /// Who has agreed, the one who asks included.
    pub agreed: Vec<Seat>,
}

/// A table with all that is needed to play on, read at one moment.
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

/// How a seat ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// Which one.
    pub seat: Seat,
    /// Its place, counted from one.
    pub place: u8,
    /// Its total.
    pub score: i32,
    /// Its points by source.
    pub points: Vec<i32>,
}

/// Moves to be committed together.
#[derive(Clone, Debug)]
pub struct Append<'a> {
    /// The table.
    pub code: &'a str,
    /// The number of the first one: how many moves the caller knows.
    pub from: usize,
    /// The moves.
    pub moves: &'a [Move],
    /// Whose decision it is afterwards.
    pub awaited: Option<Seat>,
    /// Who used how much time, in milliseconds.
    pub used: Option<(Seat, u64)>,
    /// How everybody ended, if these moves ended the game.
    pub results: Option<&'a [SeatResult]>,
}

/// Somebody's browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// The number.
    pub id: VisitorId,
    /// The name, once given.
    pub name: Option<String>,
    /// What the visitor likes, as JSON.
    pub preferences: String,
    /// When the visitor first came.
    pub created: Time,
    /// When the visitor was last here.
    pub seen: Time,
}

/// What a visitor is at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acquaintance {
    /// The seat held; nothing for a watcher.
    pub seat: Option<Seat>,
    /// How many moves the visitor has seen.
    pub seen: usize,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The table.
    pub table: Table,
    /// Its chairs, in the order of the seats.
    pub chairs: Vec<Chair>,
    /// What the visitor who asked is there.
    pub mine: Option<Acquaintance>,
    /// The place of the visitor who asked, if the game is finished.
    pub place: Option<u8>,
}

/// What was said or noted at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Talk {
    /// Its number, counted from zero.
    pub number: u64,
    /// What it is.
    pub kind: TalkKind,
    /// Who said it or did it.
    pub name: String,
    /// The seat of that person, if any.
    pub seat: Option<Seat>,
    /// What was said; for notes whatever the writer needs to put it in words.
    pub text: String,
    /// When.
    pub time: Time,
}

/// One finished game of a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The table.
    pub code: String,
    /// The game's slug.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// How the visitor ended.
    pub result: SeatResult,
    /// When.
    pub time: Time,
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tables at which people are taking their seats.
    pub waiting: u64,
    /// Tables at which a game is on.
    pub playing: u64,
    /// Tables whose game is over.
    pub finished: u64,
    /// Tables closed before their end.
    pub closed: u64,
    /// Moves of all tables.
    pub moves: u64,
    /// Visitors.
    pub visitors: u64,
}
