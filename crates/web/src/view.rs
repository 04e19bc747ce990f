//! View models: plain values, built by the handlers, drawn by [`pages`](crate::pages). They contain nothing that the
//! visitor may not know.

use std::collections::BTreeMap;

use catalogue::{Advice, AnyGame, Lesson, LogEntry, Mistake, Picture};
use engine::{Info, Seat, Standings};
use store::{
    Attempt, ChatMessage, Daily, DailyResult, Day, Entrant, Holder, Person, Time, TournamentRecord, VisitorId,
};
use ui_kit::{Language, Names, OptionItem, Order};

use crate::limit::Quota;
pub(crate) use crate::live::Confirmation;
use crate::pairing::Standing;
pub(crate) use crate::preferences::Preferences;
use crate::statistics::Statistics;
use crate::table_form::{Fields, Preset};

/// What every page needs to know about the visitor.
#[derive(Clone, Debug)]
pub(crate) struct Chrome {
    /// The language of the page.
    pub(crate) language: Language,
    /// The visitor's preferences.
    pub(crate) preferences: Preferences,
    /// The visitor's name, if known.
    pub(crate) name: Option<String>,
    /// The address of this page, for the switches of language and theme to return to.
    pub(crate) path: String,
    /// The operator's notice.
    pub(crate) banner: Option<String>,
}

/// The lobby.
#[derive(Clone, Debug)]
pub(crate) struct HomeView {
    /// The visitor's own tables; those that wait for the visitor first.
    pub(crate) mine: Vec<TableCard>,
    /// Open tables of others with free seats or to watch.
    pub(crate) open: Vec<TableCard>,
    /// The games that can be started.
    pub(crate) games: Vec<&'static Info>,
    /// The game whose box is open.
    pub(crate) opened: &'static str,
}

/// The page of a daily table.
#[derive(Clone, Debug)]
pub(crate) struct DailyView {
    /// The set-up. Only the page's other fields say what may be shown of it.
    pub(crate) daily: Daily,
    /// The game.
    pub(crate) game: &'static Info,
    /// The current day.
    pub(crate) today: Day,
    /// Whether the day of the table is not over.
    pub(crate) running: bool,
    /// The minutes until it is over.
    pub(crate) closes_in: Option<u64>,
    /// The visitor's try.
    pub(crate) mine: Option<Attempt>,
    /// Whether the visitor may see points and replays: after their own try, or after the day.
    pub(crate) open: bool,
    /// The results, the best first.
    pub(crate) ranking: Vec<RankView>,
    /// The days in a row on which the visitor has finished a try.
    pub(crate) streak: usize,
    /// The last seven days, for visitors who are known.
    pub(crate) week: Vec<WeekDay>,
    /// Earlier days with a table of this game, the latest first.
    pub(crate) earlier: Vec<Day>,
    /// The hash of the seed; and the seed, once the day is over.
    pub(crate) commitment: String,
    /// See above.
    pub(crate) seed: Option<String>,
}

/// The list of puzzles.
#[derive(Clone, Debug)]
pub(crate) struct PuzzlesView {
    /// The games.
    pub(crate) games: Vec<PuzzleGameView>,
}

/// A game in the list of puzzles.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleGameView {
    /// The game.
    pub(crate) game: &'static Info,
    /// The number of puzzles.
    pub(crate) count: usize,
    /// The visitor's tries, and how many of them found the best choice.
    pub(crate) tried: usize,
    /// See above.
    pub(crate) solved: usize,
    /// The visitor's rating.
    pub(crate) rating: Option<f64>,
}

/// A puzzle.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleView {
    /// The position, as the deciding seat sees it at a table.
    pub(crate) table: TableView,
    /// How hard the puzzle is, as a message key knows it.
    pub(crate) difficulty: &'static str,
    /// The puzzle's rating.
    pub(crate) rating: f64,
    /// The tries of all visitors, and how many of them found the best choice.
    pub(crate) tries: u64,
    /// See above.
    pub(crate) solved: u64,
    /// What came of the visitor's try; `None` before it.
    pub(crate) outcome: Option<PuzzleOutcome>,
}

/// What came of a try at a puzzle.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleOutcome {
    /// What was chosen, in words.
    pub(crate) chosen: String,
    /// Whether that is the best choice.
    pub(crate) solved: bool,
    /// The visitor's rating before and after.
    pub(crate) ratings: (f64, f64),
    /// The best choices with their win probabilities, the best first.
    pub(crate) best: Vec<Advice>,
}

/// A result in the ranking of a daily table.
#[derive(Clone, Debug)]
pub(crate) struct RankView {
    /// Whether it is the visitor's own.
    pub(crate) mine: bool,
    /// The result.
    pub(crate) result: DailyResult,
}

/// A day of the visitor's last week.
#[derive(Clone, Debug)]
pub(crate) struct WeekDay {
    /// The day.
    pub(crate) day: Day,
    /// The game of the visitor's try and its rank.
    pub(crate) own: Option<(&'static Info, Option<usize>)>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct TableCard {
    /// Its code, as in `/t/{code}`.
    pub(crate) code: String,
    /// Its name.
    pub(crate) title: String,
    /// The game.
    pub(crate) game: &'static Info,
    /// Whether the game counts for ratings.
    pub(crate) rated: bool,
    /// Its state.
    pub(crate) state: StateView,
    /// The host's name.
    pub(crate) host: String,
    /// Seats taken and seats in all.
    pub(crate) seats: (u8, u8),
    /// The acting seat.
    pub(crate) acting: Option<Seat>,
    /// Whether the visitor belongs to the table.
    pub(crate) mine: bool,
    /// Whether it waits for the visitor.
    pub(crate) your_turn: bool,
    /// The name of the acting player, if it is not the visitor.
    pub(crate) awaited: Option<String>,
    /// How many moves were made since the visitor's last.
    pub(crate) unseen: usize,
    /// The visitor's place in a finished game.
    pub(crate) place: Option<u8>,
    /// How long ago something happened, in seconds.
    pub(crate) idle: u64,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StateView {
    /// People are still taking their seats.
    Waiting,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Finished,
}

/// The form for a new table.
#[derive(Clone, Debug)]
pub(crate) struct NewTableView {
    /// The game chosen.
    pub(crate) game: &'static Info,
    /// All games, to choose another one.
    pub(crate) games: Vec<&'static Info>,
    /// The preset chosen.
    pub(crate) preset: Preset,
    /// How many seats the form shows.
    pub(crate) seats: u8,
    /// The bots one can choose, by their names.
    pub(crate) bots: Vec<&'static str>,
    /// What each option with free values can be made of.
    pub(crate) items: BTreeMap<&'static str, Vec<OptionItem>>,
    /// What was filled in before; other fields have the values of the preset.
    pub(crate) fields: Fields,
    /// What was wrong with the form, in a sentence, and the field it belongs to, if it belongs to one.
    pub(crate) error: Option<(Option<String>, String)>,
}

/// One seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct SeatView {
    /// Which one.
    pub(crate) seat: Seat,
    /// Who sits there.
    pub(crate) holder: Holder,
    /// The name shown.
    pub(crate) name: String,
    /// Whether the person has the page open now.
    pub(crate) online: bool,
    /// The secret link of the seat: of an open one for the host, of a taken one for its holder.
    pub(crate) link: Option<String>,
    /// Seconds this seat has used, if the table has clocks.
    pub(crate) clock: Option<u64>,
    /// The random number that its player added to the seed.
    pub(crate) nonce: Option<String>,
}

/// The waiting room.
#[derive(Clone, Debug)]
pub(crate) struct WaitingView {
    /// The table.
    pub(crate) table: TableHead,
    /// The general link, which takes the next open seat.
    pub(crate) join_link: String,
    /// The same as a QR code, one `<svg>`.
    pub(crate) qr: maud::PreEscaped<String>,
    /// The link to watch.
    pub(crate) watch_link: Option<String>,
    /// The bots one can choose, by their names.
    pub(crate) bots: Vec<&'static str>,
    /// Whether the visitor's browser is to add a random number to the seed.
    pub(crate) wants_nonce: bool,
    /// Whether the players take their time.
    pub(crate) relaxed: bool,
    /// What keeps the game from starting, in a sentence; nothing if it can start.
    pub(crate) missing: Option<String>,
}

/// What all pages of a table show.
#[derive(Clone, Debug)]
pub(crate) struct TableHead {
    /// Its code.
    pub(crate) code: String,
    /// The address to which choices are sent is below this one: `/t/{code}`, or that of a puzzle.
    pub(crate) place: String,
    /// Its name.
    pub(crate) title: String,
    /// The game.
    pub(crate) game: &'static Info,
    /// Its options, by name.
    pub(crate) options: Vec<(&'static str, String)>,
    /// Its state.
    pub(crate) state: StateView,
    /// Grows with every change of what anybody is shown.
    pub(crate) version: u64,
    /// Grows with every change that can be seen, also where the decision stays the same.
    pub(crate) drawn: u64,
    /// The seats.
    pub(crate) seats: Vec<SeatView>,
    /// The visitor's seat; `None` for a spectator.
    pub(crate) viewer: Option<Seat>,
    /// Whether the visitor is the host.
    pub(crate) host: bool,
    /// The hash of the seed, published before the game; and the seed, once the game is over.
    pub(crate) commitment: String,
    /// See `commitment`.
    pub(crate) seed: Option<String>,
    /// Whether the game counts for ratings.
    pub(crate) rated: bool,
    /// The day, if this is a try at the daily table.
    pub(crate) day: Option<Day>,
    /// Whether that day is not over.
    pub(crate) competes: bool,
    /// The tournament it belongs to.
    pub(crate) tournament: Option<String>,
    /// The chat; `None` for a visitor who may only see the replay.
    pub(crate) chat: Option<Vec<ChatLine>>,
}

/// One line of the chat or a note about the table (a link re-issued, a bot taking over).
#[derive(Clone, Debug)]
pub(crate) struct ChatLine {
    /// Its number.
    pub(crate) id: u64,
    /// The author's name; `None` for notes.
    pub(crate) name: Option<String>,
    /// The author's seat.
    pub(crate) seat: Option<Seat>,
    /// The text.
    pub(crate) text: String,
}

/// The table while the game is on.
#[derive(Clone, Debug)]
pub(crate) struct TableView {
    /// What all pages of a table show.
    pub(crate) head: TableHead,
    /// The position as the visitor sees it, with the choices if the visitor decides.
    pub(crate) picture: Picture,
    /// The players' names.
    pub(crate) names: Names,
    /// The acting seat.
    pub(crate) to_act: Option<Seat>,
    /// The seat that probably acts next.
    pub(crate) next: Option<Seat>,
    /// The visitor's draft, in words; empty for others.
    pub(crate) steps: Vec<StepView>,
    /// Number of steps in the acting seat's draft, visible to everybody.
    pub(crate) planning: usize,
    /// The standing orders the visitor has given: their names and words.
    pub(crate) orders: Vec<(String, String)>,
    /// The standing orders the visitor could give now.
    pub(crate) orders_offered: Vec<Order>,
    /// Whether committed moves may be taken back.
    pub(crate) take_back: TakeBack,
    /// The visitor's private notes.
    pub(crate) notes: String,
    /// The lesson for this decision, and whether the visitor can go back to the one before.
    pub(crate) lesson: Option<(Lesson, bool)>,
    /// Whether the visitor's last step was not what the lesson asked for.
    pub(crate) strayed: bool,
    /// Whether the viewer has closed the lessons of a guided game and can go on with them.
    pub(crate) lessons_paused: bool,
    /// Whether previews are shown beyond what the rules allow.
    pub(crate) assisted: bool,
    /// Whether the visitor may ask for a hint now.
    pub(crate) can_hint: bool,
    /// The hint for this decision, best choice first.
    pub(crate) advice: Vec<Advice>,
    /// Whether static layers are drawn too, for a page that does not have them yet.
    pub(crate) whole: bool,
    /// Why nothing can be undone.
    pub(crate) undo_refused: Option<UndoRefused>,
    /// Whether the draft waits for "End turn".
    pub(crate) can_end_turn: bool,
    /// What ending the turn draws, so that it cannot be undone.
    pub(crate) asks: Option<Confirmation>,
    /// What each player did in the last turn, without the name.
    pub(crate) last_turns: Vec<Option<String>>,
    /// The latest committed moves in words, the oldest first.
    pub(crate) log: Vec<LogEntry>,
    /// The number of the first move of `log`, counted from zero; it grows if older moves are left out.
    pub(crate) log_from: usize,
    /// How many committed moves the visitor had seen before the others' last turns.
    pub(crate) seen: usize,
    /// Why the visitor's last request changed nothing.
    pub(crate) notice: Option<Notice>,
    /// Whether a bot is thinking.
    pub(crate) thinking: bool,
    /// Whether the bots wait for the visitor to press Next (`POST /t/{code}/next`).
    pub(crate) waits_for_next: bool,
    /// A table that waits for the visitor, while this one does not.
    pub(crate) next_table: Option<String>,
}

/// Why a request changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// The reason, as a sentence.
    pub(crate) text: String,
    /// The clause of the rules that forbids it.
    pub(crate) rule: Option<&'static str>,
}

/// A step of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StepView {
    /// In words.
    pub(crate) words: String,
    /// The elements it pointed at: clicking one of them again takes it back.
    pub(crate) elements: Vec<String>,
    /// Its action in the game's notation.
    pub(crate) action: String,
    /// Whether it waits for "End turn" and has not been played.
    pub(crate) held: bool,
}

/// Why nothing can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UndoRefused {
    /// Nothing was done in this turn.
    Nothing,
    /// The last step revealed something.
    Revealed,
    /// The last step was final by the rules of the table.
    Final,
}

/// Whether committed moves may be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TakeBack {
    /// The visitor has nothing to take back, and there is no request.
    No,
    /// The visitor may ask.
    CanAsk {
        /// Whether only bots play with the visitor, so that nobody has to agree.
        alone: bool,
    },
    /// A player asks.
    Asked {
        /// The asking seat.
        by: Seat,
        /// The seats that have not agreed yet.
        missing: Vec<Seat>,
        /// Whether the visitor is one of them.
        answers: bool,
    },
}

/// The end of a game.
#[derive(Clone, Debug)]
pub(crate) struct OverView {
    /// What all pages of a table show.
    pub(crate) head: TableHead,
    /// The players' names.
    pub(crate) names: Names,
    /// The final standings.
    pub(crate) standings: Standings,
    /// Why the game ended, in the words of its last event.
    pub(crate) ending: Option<String>,
    /// The total of each seat after each round or turn: the curve.
    pub(crate) curve: Vec<CurvePointView>,
    /// Key moments.
    pub(crate) moments: Vec<MomentView>,
    /// The final position.
    pub(crate) picture: Picture,
    /// Whether everybody who has the link may open the replay.
    pub(crate) shared: bool,
    /// The code of the rematch, once there is one.
    pub(crate) rematch: Option<String>,
    /// The state of the analysis.
    pub(crate) analysis: AnalysisView,
}

/// The state of the analysis of a finished game.
#[derive(Clone, Debug)]
pub(crate) enum AnalysisView {
    /// There is none and the visitor cannot ask for it.
    No,
    /// The visitor may ask for it.
    Offered,
    /// Running, with the percentage done.
    Running(u8),
    /// The chances of all seats in percent in the course of the game, and the costliest mistakes.
    Done {
        /// The chances.
        curve: Vec<CurvePointView>,
        /// The mistakes, the costliest first.
        mistakes: Vec<Mistake>,
    },
}

/// The totals of all seats after a number of moves.
#[derive(Clone, Debug)]
pub(crate) struct CurvePointView {
    /// After this many moves.
    pub(crate) after: usize,
    /// The total of each seat.
    pub(crate) totals: Vec<i32>,
    /// When that was, in words.
    pub(crate) label: String,
}

/// A key moment.
#[derive(Clone, Debug)]
pub(crate) struct MomentView {
    /// The position to open in the replay: after this many moves.
    pub(crate) after: usize,
    /// What happened, in a sentence.
    pub(crate) text: String,
}

/// The replay of a game.
#[derive(Clone, Debug)]
pub(crate) struct ReplayView {
    /// What all pages of a table show.
    pub(crate) head: TableHead,
    /// The players' names.
    pub(crate) names: Names,
    /// The position after this many moves.
    pub(crate) at: usize,
    /// How many moves can be shown.
    pub(crate) moves: usize,
    /// Whether everybody who has the link may open it.
    pub(crate) shared: bool,
    /// The position.
    pub(crate) picture: Picture,
    /// All moves in words.
    pub(crate) log: Vec<LogEntry>,
    /// Key moments.
    pub(crate) moments: Vec<MomentView>,
}

/// The rules of a game.
#[derive(Clone)]
pub(crate) struct RulesView {
    /// The game.
    pub(crate) game: &'static dyn AnyGame,
    /// All games.
    pub(crate) games: Vec<&'static Info>,
}

/// The page between two players at one device.
#[derive(Clone, Debug)]
pub(crate) struct PassView {
    pub(crate) head: TableHead,
    /// The seat of the next player.
    pub(crate) to: Seat,
    /// Their name.
    pub(crate) name: String,
}

/// The profile page.
#[derive(Clone, Debug)]
pub(crate) struct ProfileView {
    /// Whether the preferences were just saved.
    pub(crate) saved: bool,
    /// Whether the server knows the visitor.
    pub(crate) known: bool,
}

/// The page of devices.
#[derive(Clone, Debug, Default)]
pub(crate) struct DevicesView {
    /// The message key of what was just done or refused.
    pub(crate) saying: Option<&'static str>,
    /// Whether somebody is signed in.
    pub(crate) signed_in: bool,
    /// The e-mail address of the person who is signed in.
    pub(crate) email: Option<String>,
    /// The person's passkeys.
    pub(crate) passkeys: Vec<PasskeyView>,
    /// The host for which browsers keep passkeys; nothing if they do not under this address.
    pub(crate) site: Option<String>,
    /// This page at an address where they do, if this machine is the server.
    pub(crate) local: Option<String>,
    /// The person's browsers.
    pub(crate) devices: Vec<DeviceView>,
    /// Whether the person has reserved the name.
    pub(crate) claimed: bool,
    /// Whether the server sends e-mails.
    pub(crate) mail: bool,
    /// How to sign in by e-mail, if nobody is signed in.
    pub(crate) sign_in: SignInView,
    /// The number of tables of a browser where nobody is signed in.
    pub(crate) tables: usize,
}

/// A passkey of a person.
#[derive(Clone, Debug)]
pub(crate) struct PasskeyView {
    /// The id by which the device knows it.
    pub(crate) credential: String,
    pub(crate) name: String,
    /// The day when it was last used.
    pub(crate) used: String,
}

/// How to sign in by e-mail.
#[derive(Clone, Debug, Default)]
pub(crate) enum SignInView {
    /// By asking for a code.
    #[default]
    Ask,
    /// By the code that was asked for in this browser, which is perhaps known already.
    Code(String),
    /// By typing this code in another browser.
    Elsewhere(String),
}

/// A linked browser.
#[derive(Clone, Debug)]
pub(crate) struct DeviceView {
    pub(crate) number: i64,
    pub(crate) name: String,
    /// The day of the last visit.
    pub(crate) seen: String,
    /// Whether it is this one.
    pub(crate) here: bool,
}

/// How a person is told by e-mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByMail {
    /// Not at all, because nobody is signed in.
    SignIn,
    Never,
    AtOnce,
    Daily,
    /// Not any more, because it failed.
    Stopped,
}

/// A player's finished games in numbers.
#[derive(Clone, Debug)]
pub(crate) struct HistoryView {
    /// Whether it is the visitor's own profile.
    pub(crate) own: bool,
    /// The player's name, if known.
    pub(crate) name: Option<String>,
    /// The day of the first visit.
    pub(crate) since: Option<Day>,
    /// The number of finished games.
    pub(crate) played: usize,
    /// The number of games won.
    pub(crate) won: usize,
    /// The game played most.
    pub(crate) favourite: Option<&'static Info>,
    /// The days in a row on which the player has finished a daily table.
    pub(crate) streak: usize,
    /// The results by game and number of players, those with the most games first.
    pub(crate) records: Vec<RecordView>,
    /// The ratings, those with the most games first.
    pub(crate) curves: Vec<CurveView>,
    /// People and bots, the one met most often first.
    pub(crate) rivals: Vec<RivalView>,
    /// The last games, the latest first.
    pub(crate) last: Vec<PlayedView>,
    /// The address of all games, if there are more.
    pub(crate) all: Option<String>,
    /// The link of the own profile, if it is public.
    pub(crate) link: Option<String>,
}

/// The results of a game with a number of players.
#[derive(Clone, Debug)]
pub(crate) struct RecordView {
    /// The game.
    pub(crate) game: &'static Info,
    /// The number of players.
    pub(crate) seats: u8,
    /// The rating and its deviation.
    pub(crate) rating: Option<(f64, f64)>,
    /// How the last five rated games changed it.
    pub(crate) last_five: Option<f64>,
    /// How often each place was reached.
    pub(crate) places: Vec<usize>,
    /// The mean place.
    pub(crate) mean: f64,
    /// The most points.
    pub(crate) best: i32,
}

impl RecordView {
    /// The number of games.
    pub(crate) fn played(&self) -> usize {
        self.places.iter().sum()
    }
}

/// The rating in a game with a number of players, over time.
#[derive(Clone, Debug)]
pub(crate) struct CurveView {
    /// The game.
    pub(crate) game: &'static Info,
    /// The number of players.
    pub(crate) seats: u8,
    /// The rating after each rated game.
    pub(crate) points: Vec<(store::Time, f64)>,
    /// The present deviation.
    pub(crate) deviation: f64,
    /// Whether another curve is of the same game.
    pub(crate) again: bool,
}

impl CurveView {
    /// The present rating.
    pub(crate) fn now(&self) -> Option<f64> {
        self.points.last().map(|(_, points)| *points)
    }

    /// How the last five rated games changed it.
    pub(crate) fn last_five(&self) -> Option<f64> {
        let before =
            self.points.len().checked_sub(6).map_or(store::START_RATING, |index| self.points[index].1);
        self.now().map(|now| now - before)
    }
}

/// Who finished ahead, the player or a rival.
#[derive(Clone, Debug)]
pub(crate) struct RivalView {
    /// The name; empty for bots and for people who were deleted.
    pub(crate) name: String,
    /// The level, for the bots of a level.
    pub(crate) bot: Option<String>,
    /// How often the player finished ahead.
    pub(crate) ahead: usize,
    /// How often the rival did.
    pub(crate) behind: usize,
    /// The code of the rival's public profile.
    pub(crate) profile: Option<String>,
}

/// A finished game of a player.
#[derive(Clone, Debug)]
pub(crate) struct PlayedView {
    /// The game.
    pub(crate) game: &'static Info,
    /// The number of players.
    pub(crate) seats: u8,
    /// The place.
    pub(crate) place: u8,
    /// The points.
    pub(crate) score: i32,
    /// The day.
    pub(crate) day: Day,
    /// The names of the others.
    pub(crate) others: Vec<String>,
    /// How it changed the rating.
    pub(crate) change: Option<f64>,
    /// The code of the table, for those who may see it.
    pub(crate) code: Option<String>,
}

/// The statistics of a game.
#[derive(Debug)]
pub(crate) struct StatisticsView {
    /// The game.
    pub(crate) game: &'static Info,
    /// All games.
    pub(crate) games: Vec<&'static Info>,
    /// The numbers of players, and how many games were played with them.
    pub(crate) players: Vec<(usize, usize)>,
    /// The statistics of one number of players; `None` if there are no games.
    pub(crate) shown: Option<Statistics>,
}

/// The notices page.
#[derive(Clone, Debug)]
pub(crate) struct NoticesView {
    /// The message key of what was just done or refused.
    pub(crate) saying: Option<&'static str>,
    /// The public key for push services.
    pub(crate) key: String,
    /// Where the visitor is told.
    pub(crate) channels: Vec<ChannelView>,
    /// How the person is told by e-mail; `None` if the server sends none.
    pub(crate) by_mail: Option<ByMail>,
    /// The visitor's running tables, and whether each is muted.
    pub(crate) tables: Vec<(bool, TableCard)>,
}

/// A browser or webhook of the visitor.
#[derive(Clone, Debug)]
pub(crate) struct ChannelView {
    /// The address, which only its owner may see.
    pub(crate) address: String,
    /// The host in it.
    pub(crate) host: String,
    /// Whether it is a browser.
    pub(crate) push: bool,
    /// Whether nothing is sent there any more.
    pub(crate) stopped: bool,
}

/// The list of finished games.
#[derive(Clone, Debug)]
pub(crate) struct ReplaysView {
    /// The tables, the latest first.
    pub(crate) finished: Vec<TableCard>,
}

/// The error page.
#[derive(Clone, Debug)]
pub(crate) struct ErrorView {
    /// The status of the answer, such as 404.
    pub(crate) status: u16,
    /// A sentence that says what is wrong; `None` for the general sentence of the status.
    pub(crate) text: Option<String>,
}

/// The operator's page.
#[derive(Clone, Debug)]
pub(crate) struct AdminView {
    /// Statistics of the server, with the message keys of their labels.
    pub(crate) health: Vec<(&'static str, String)>,
    /// The limits and how far they are used.
    pub(crate) quotas: Vec<Quota>,
    /// All tables in play or waiting, the longest idle first.
    pub(crate) tables: Vec<TableCard>,
    /// The table that the operator looks at.
    pub(crate) focus: Option<AdminTable>,
    /// The visitors who are muted or banned.
    pub(crate) restricted: Vec<Person>,
    /// The result of the last action, such as a new link.
    pub(crate) done: Option<String>,
}

/// A table as the operator sees it.
#[derive(Clone, Debug)]
pub(crate) struct AdminTable {
    /// Its code.
    pub(crate) code: String,
    /// The number of its seats.
    pub(crate) seats: u8,
    /// The host.
    pub(crate) host: Option<VisitorId>,
    /// Whether it is in no public list.
    pub(crate) hidden: bool,
    /// The visitors who know it.
    pub(crate) people: Vec<Person>,
    /// The latest lines of its chat.
    pub(crate) chat: Vec<ChatMessage>,
}

/// A tournament.
#[derive(Clone, Debug)]
pub(crate) struct TournamentView {
    /// Its rules, players, rounds and tables.
    pub(crate) record: TournamentRecord,
    /// The game.
    pub(crate) game: &'static Info,
    /// Its address, to be sent to others.
    pub(crate) link: String,
    /// Whether the visitor is the host.
    pub(crate) host: bool,
    /// The visitor as a player.
    pub(crate) mine: Option<Entrant>,
    /// The standings.
    pub(crate) standings: Vec<Standing>,
    /// Whether the visitor may see results: at a duplicate not before finishing the own game.
    pub(crate) shows_results: bool,
    /// The current time.
    pub(crate) now: Time,
    /// Why a request was refused.
    pub(crate) error: Option<String>,
}
