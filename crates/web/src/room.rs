//! One table in memory: its stored data, the game, and who is present.
//!
//! A room is a cache in front of the store. Every change holds its lock, writes to the store first and notifies the streams
//! last, so that only stored data is shown.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use catalogue::LogEntry;
use engine::{Info, MAX_SEATS, Seat};
use store::{
    Chair, ChatMessage, Draft, Holder, Opened, SeatNotes, Table, TableState, TakeBackRequest, Time, VisitorId,
};
use tokio::sync::{Notify, watch};
use ui_kit::{Language, Names};

use crate::advice::{Hint, Review};
use crate::app::{App, component_set};
use crate::bot_pool::Owner;
use crate::clean;
use crate::failure::Failure;
use crate::live::Live;
use crate::nodes;
use crate::opening::{USUAL, known_bot};
use crate::sse::Piece;
use crate::view::{CurvePointView, MomentView, Preferences};

/// The number of chat lines that are shown.
const CHAT_LINES: usize = 100;

/// The number of moves in the log of a table; the replay shows all.
pub(crate) const LOG_ENTRIES: usize = 60;

/// The most fragments a table keeps. Visitors choose much of what a fragment depends on, such as the host name they use.
const MAX_FRAGMENTS: usize = 32;

/// Bots among themselves play as long as somebody has the page open, or has looked at the table within this time.
const LOOKED: Duration = Duration::from_secs(15);

/// Closing and reopening the page within this time does not change the speed of bots.
const RETURN: Duration = Duration::from_secs(3);

/// One table in memory.
pub(crate) struct Room {
    pub(crate) code: String,
    pub(crate) inner: tokio::sync::Mutex<Inner>,
    /// The number of the last visible change: see [`later`].
    pub(crate) changes: watch::Sender<u64>,
    /// Pressed when bots wait for it.
    pub(crate) next: Notify,
    /// Whether a task lets the bots play.
    pub(crate) driven: AtomicBool,
    present: Mutex<BTreeMap<u64, Present>>,
    /// The open pages at other servers, each kind once.
    elsewhere: Mutex<BTreeSet<Present>>,
    /// When a page was last closed, and the bot speed preferred by its viewer.
    left: Mutex<Option<(Instant, String)>>,
    tickets: AtomicU64,
    used: Mutex<Instant>,
    /// When somebody last looked at the table.
    looked: Mutex<Option<Instant>>,
    /// The address of the player who was last here, for whom the bots think.
    player: Mutex<Option<IpAddr>>,
}

/// The data protected by the lock of a room.
pub(crate) struct Inner {
    pub(crate) table: Table,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) chat: Vec<ChatMessage>,
    /// The game, once it has begun.
    pub(crate) live: Option<Live>,
    /// The private data of the seats: standing orders, notes, lessons.
    pub(crate) seat_notes: BTreeMap<Seat, SeatNotes>,
    /// The seats whose last step was not what their lesson asked for.
    pub(crate) strayed: BTreeSet<Seat>,
    /// Whether the memory may differ from the store, because a change failed and the table could not be read again. Nothing is
    /// shown then.
    pub(crate) stale: bool,
    /// The request to undo committed moves.
    pub(crate) take_back: Option<TakeBackRequest>,
    /// Grows when the rights of a visitor may have changed.
    pub(crate) rights: u64,
    /// Whether a bot is thinking.
    pub(crate) thinking: bool,
    /// Whether bots wait for "Next".
    pub(crate) waits_for_next: bool,
    /// When the turn of the acting seat began.
    pub(crate) since: Instant,
    /// The fragments drawn since the last change.
    pub(crate) fragments: HashMap<FragmentKey, Arc<Drawn>>,
    /// The latest moves in words, by language and reader: some moves are secret.
    pub(crate) logs: BTreeMap<(&'static str, Option<Seat>), LatestMoves>,
    /// The story of the finished game, by language.
    pub(crate) stories: BTreeMap<&'static str, Arc<StoryView>>,
    /// The last hint that was asked for.
    pub(crate) hint: Option<Hint>,
    /// The analysis of the finished game, once it was requested.
    pub(crate) review: Option<Review>,
}

/// A fragment of a page, and the stream event that carries it, made when it is first needed.
pub(crate) struct Drawn {
    pub(crate) html: String,
    version: u64,
    event: OnceLock<Piece>,
}

impl Drawn {
    pub(crate) const fn new(html: String, version: u64) -> Self {
        Self { html, version, event: OnceLock::new() }
    }

    /// The event for streams.
    pub(crate) fn event(&self) -> Piece {
        self.event.get_or_init(|| Piece::event(None, self.version, &self.html)).clone()
    }
}

/// Everything that a fragment depends on besides the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct FragmentKey {
    pub(crate) seat: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) name: Option<String>,
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
    /// The address in links; `None` if there are none.
    pub(crate) base: Option<String>,
    pub(crate) next_table: Option<String>,
    pub(crate) competes: bool,
    /// Who gets the device, where several people share it.
    pub(crate) pass_to: Option<Seat>,
    /// Whether the chat is shown.
    pub(crate) chat: bool,
}

/// The latest moves in words, at most [`LOG_ENTRIES`]. They are cached: putting a move into words takes longer than drawing
/// it.
#[derive(Clone, Default)]
pub(crate) struct LatestMoves {
    /// The number of the first entry.
    pub(crate) from: usize,
    pub(crate) entries: Vec<LogEntry>,
}

/// A finished game in numbers.
pub(crate) struct StoryView {
    pub(crate) curve: Vec<CurvePointView>,
    pub(crate) moments: Vec<MomentView>,
    pub(crate) ending: Option<String>,
}

/// An open page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Present {
    seat: Option<Seat>,
    bot_speed: String,
}

impl Present {
    /// A line in the store: the number of the seat, 0 for a spectator, and the speed.
    fn line(&self) -> String {
        format!("{} {}", self.seat.map_or(0, |seat| seat.number() + 1), self.bot_speed)
    }

    fn read(line: &str) -> Option<Self> {
        let (number, bot_speed) = line.split_once(' ')?;
        let number = number.parse::<u8>().ok().filter(|number| usize::from(*number) <= MAX_SEATS)?;
        let seat = number.checked_sub(1).map(Seat::new);
        Some(Self { seat, bot_speed: bot_speed.to_owned() })
    }
}

/// The seats of the pages that a server has open, as it is stored.
pub(crate) fn seats_of(pages: &str) -> impl Iterator<Item = Seat> {
    pages.lines().filter_map(Present::read).filter_map(|one| one.seat)
}

/// How fast bots move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Speed {
    /// At once.
    Instant,
    /// Slowly enough for people to follow.
    Normal,
    /// With short pauses.
    Fast,
    /// Each turn of a bot waits for "Next".
    Step,
}

impl Room {
    /// Reads a table from the store.
    pub(crate) async fn load(app: &App, code: &str) -> Result<Self, Failure> {
        let inner = Inner::load(app, code).await?;
        let room = Self {
            code: code.to_owned(),
            inner: tokio::sync::Mutex::new(inner),
            changes: watch::Sender::new(later(0)),
            next: Notify::new(),
            driven: AtomicBool::new(false),
            present: Mutex::new(BTreeMap::new()),
            elsewhere: Mutex::new(BTreeSet::new()),
            left: Mutex::new(None),
            tickets: AtomicU64::new(0),
            used: Mutex::new(Instant::now()),
            looked: Mutex::new(None),
            player: Mutex::new(None),
        };
        room.meet_others(app).await?;
        Ok(room)
    }

    /// Counts a change that only the requesting viewer can see, such as private notes: no stream is notified.
    pub(crate) fn redraw(&self, inner: &mut Inner) {
        inner.fragments.clear();
        self.changes.send_if_modified(|count| {
            *count = later(*count);
            false
        });
    }

    /// Notifies all streams of a change. Call it with the lock still held.
    pub(crate) fn tell(&self, inner: &mut Inner) {
        inner.fragments.clear();
        self.changes.send_modify(|count| *count = later(*count));
        self.touch();
    }

    /// Waits while a condition holds and the server runs.
    pub(crate) async fn wait_while(&self, app: &App, condition: impl Fn(&Inner) -> bool) {
        let (mut changes, mut stopping) = (self.changes.subscribe(), app.stopping.subscribe());
        while !*stopping.borrow() && condition(&*self.inner.lock().await) {
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                stopped = stopping.changed() => if stopped.is_err() { return },
            }
        }
    }

    pub(crate) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Somebody looks at the table; `plays` tells whether it is one of its players.
    pub(crate) fn look(&self, address: IpAddr, plays: bool) {
        *self.looked.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        if plays {
            *self.player.lock().unwrap_or_else(PoisonError::into_inner) = Some(address);
        }
    }

    /// Whether somebody watches the table.
    pub(crate) fn is_watched(&self) -> bool {
        let looked = *self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        self.changes.receiver_count() > 0 || looked.is_some_and(|time| time.elapsed() < LOOKED)
    }

    /// For whom the bots of this table think.
    pub(crate) fn owner(&self, inner: &Inner) -> Owner {
        if inner.only_bots() {
            return Owner::Nobody;
        }
        Owner::People(*self.player.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// When the room was last used; `None` while it is in use.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        let busy = self.changes.receiver_count() > 0 || self.driven.load(Ordering::Acquire);
        (!busy).then(|| *self.used.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The time since the room was last used.
    pub(crate) fn unchanged_for(&self, now: Instant) -> Duration {
        now.saturating_duration_since(*self.used.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Registers an open page until the ticket is dropped.
    pub(crate) fn enter(self: &Arc<Self>, app: &App, seat: Option<Seat>, bot_speed: &str) -> Ticket {
        let number = self.tickets.fetch_add(1, Ordering::Relaxed);
        let before = (self.online(), self.pages());
        self.presents(|present| {
            present.insert(number, Present { seat, bot_speed: bot_speed.to_owned() });
        });
        self.tell_presence(app, before);
        Ticket { app: app.clone(), room: Arc::clone(self), number }
    }

    fn presents<T>(&self, work: impl FnOnce(&mut BTreeMap<u64, Present>) -> T) -> T {
        work(&mut self.present.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether anybody has the page open here.
    pub(crate) fn is_open(&self) -> bool {
        self.presents(|present| !present.is_empty())
    }

    /// The seats that have the page open, here or at another server.
    pub(crate) fn online(&self) -> BTreeSet<Seat> {
        let mut seats: BTreeSet<Seat> =
            self.presents(|present| present.values().filter_map(|one| one.seat).collect());
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        seats.extend(elsewhere.iter().filter_map(|one| one.seat));
        seats
    }

    /// The pages that are open here, each kind once, as they are stored for other servers.
    pub(crate) fn pages(&self) -> String {
        let kinds: BTreeSet<Present> = self.presents(|present| present.values().cloned().collect());
        kinds.iter().map(Present::line).collect::<Vec<_>>().join("\n")
    }

    /// Notes which pages other servers have open; true if the seats that are online have changed.
    pub(crate) fn set_elsewhere<'a>(&self, pages: impl Iterator<Item = &'a str>) -> bool {
        let before = self.online();
        let now = pages.flat_map(str::lines).filter_map(Present::read).collect();
        *self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = now;
        self.online() != before
    }

    /// Tells the streams and the other servers who is online, if that has changed.
    fn tell_presence(self: &Arc<Self>, app: &App, (online, pages): (BTreeSet<Seat>, String)) {
        let (seen, told) = (self.online() == online, !app.store.is_shared() || self.pages() == pages);
        // A ticket may be dropped outside of a runtime, where the lock cannot be awaited.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        if seen && told {
            return;
        }
        let (app, room) = (app.clone(), Arc::clone(self));
        runtime.spawn(async move {
            // With the lock the last change is written last.
            let mut inner = room.inner.lock().await;
            if !seen {
                room.tell(&mut inner);
            }
            if !told {
                nodes::publish(&app, &room).await;
            }
        });
    }

    /// The speed of bots, as the viewers prefer. Without viewers bots move at once, unless a page is only being
    /// reloaded.
    pub(crate) fn speed(&self) -> Speed {
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let returns =
            left.as_ref().is_some_and(|(time, speed)| time.elapsed() < RETURN && speed != "instant");
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        self.presents(|present| {
            let mut speeds = present.values().chain(&*elsewhere).map(|one| one.bot_speed.as_str());
            match (present.len(), elsewhere.len()) {
                (0, 0) if returns => Speed::Normal,
                (0, 0) => Speed::Instant,
                // "Next" is a button for one person: several would wait for each other.
                (1, 0) if speeds.clone().all(|speed| speed == "step") => Speed::Step,
                _ if speeds.clone().all(|speed| speed == "instant") => Speed::Instant,
                _ if speeds.all(|speed| matches!(speed, "instant" | "fast")) => Speed::Fast,
                _ => Speed::Normal,
            }
        })
    }
}

/// The number of the change after this one: the time in milliseconds, or the next number if that is not greater. A page compares
/// the numbers of pictures, which may come from several servers, or from one that was started again.
fn later(number: u64) -> u64 {
    Time::now().0.cast_unsigned().max(number + 1)
}

/// Keeps a page registered as open.
pub(crate) struct Ticket {
    app: App,
    room: Arc<Room>,
    number: u64,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let before = (self.room.online(), self.room.pages());
        if let Some(present) = self.room.presents(|present| present.remove(&self.number)) {
            let mut left = self.room.left.lock().unwrap_or_else(PoisonError::into_inner);
            *left = Some((Instant::now(), present.bot_speed));
        }
        self.room.touch();
        self.room.tell_presence(&self.app, before);
    }
}

impl Inner {
    /// Reads a table from the store.
    pub(crate) async fn load(app: &App, code: &str) -> Result<Self, Failure> {
        let Opened { table, chairs, moves, drafts } = app.store.open_table(code).await?;
        let chat = app.store.chat(code, 0, CHAT_LINES).await?;
        let seat_notes = app.store.seat_notes(code).await?.into_iter().collect();
        let begun = match table.state {
            TableState::Playing | TableState::Finished => true,
            TableState::Waiting => false,
            TableState::Closed => !moves.is_empty() || !table.start.is_empty(),
        };
        let live = if begun {
            let mut record = table.record(&chairs, &moves);
            let draft = drafts.iter().find(|draft| draft.base == moves.len());
            let steps = draft.map(|Draft { seat, steps, .. }| (*seat, steps.as_slice()));
            let known = app.edition_of(&table).await?;
            let edition = known.clone().map_or_else(|| app.edition(&table.game), Ok)?;
            edition.hash().clone_into(&mut record.components);
            let restored = Live::restore(&*edition, &record, steps).map_err(|reason| {
                if known.is_some() {
                    return Failure::Broken(format!("table {code}: {reason}"));
                }
                let hash = &table.components;
                tracing::error!(table = code, %reason, hash, "the component set of a table is lost");
                Failure::LostComponents
            })?;
            // Written before sets were stored, or under an earlier kind of hash.
            if table.components != edition.hash()
                && let Err(error) =
                    app.store.set_component_set(code, &table.game, &component_set(&*edition)).await
            {
                tracing::warn!(%error, table = code, "the component set of a table cannot be written");
            }
            Some(restored)
        } else {
            None
        };
        Ok(Self {
            table,
            chairs,
            chat,
            live,
            seat_notes,
            strayed: BTreeSet::new(),
            stale: false,
            take_back: app.store.take_back_request(code).await?,
            rights: 0,
            thinking: false,
            waits_for_next: false,
            since: Instant::now(),
            fragments: HashMap::new(),
            logs: BTreeMap::new(),
            stories: BTreeMap::new(),
            hint: None,
            review: None,
        })
    }

    /// Replaces what is in memory by what is stored, after a change that failed half-way.
    pub(crate) async fn reload(&mut self, app: &App) -> Result<(), Failure> {
        self.stale = true;
        let rights = self.rights + 1;
        let code = self.table.code.clone();
        *self = Self { rights, ..Self::load(app, &code).await? };
        Ok(())
    }

    /// Reads table and chairs again after one of them was written.
    pub(crate) async fn refresh(&mut self, app: &App) -> Result<(), Failure> {
        let summary = app.store.summary(&self.table.code, None).await?;
        self.table = summary.table;
        self.chairs = summary.chairs;
        // A name may have changed.
        self.logs.clear();
        self.stories.clear();
        self.rights += 1;
        Ok(())
    }

    /// Reads the chat again.
    pub(crate) async fn hear(&mut self, app: &App) -> Result<(), Failure> {
        self.chat = app.store.chat(&self.table.code, 0, CHAT_LINES).await?;
        Ok(())
    }

    /// Facts about the game.
    pub(crate) fn info(&self) -> Result<&'static Info, Failure> {
        let game = catalogue::find(&self.table.game);
        game.map(catalogue::AnyGame::info).map_err(|_| Failure::Broken("a game is missing".to_owned()))
    }

    /// The latest moves in words for a viewer.
    pub(crate) fn log(&mut self, viewer: Option<Seat>, language: Language) -> &LatestMoves {
        let names = self.names(language);
        let log = self.logs.entry((language.code(), viewer)).or_default();
        let Some(live) = &self.live else { return log };
        let committed = live.committed();
        let wanted = committed.saturating_sub(LOG_ENTRIES);
        let known = log.from + log.entries.len();
        if log.from > wanted || known < wanted || known > committed {
            *log = LatestMoves { from: wanted, entries: live.log(wanted, viewer, &names, language) };
        } else {
            if known < committed {
                log.entries.extend(live.log(known, viewer, &names, language));
            }
            log.entries.drain(..wanted - log.from);
            log.from = wanted;
        }
        log
    }

    /// Keeps a fragment until the table changes. If there are too many, the earlier ones are drawn again when they are needed.
    pub(crate) fn keep_fragment(&mut self, key: FragmentKey, fragment: &Arc<Drawn>) {
        if self.fragments.len() >= MAX_FRAGMENTS {
            self.fragments.clear();
        }
        self.fragments.insert(key, Arc::clone(fragment));
    }

    /// The names of the seats.
    pub(crate) fn names(&self, language: Language) -> Names {
        let seats = u8::try_from(self.chairs.len()).unwrap_or(u8::MAX);
        let numbered = Names::numbered(seats, language);
        let name = |chair: &Chair| {
            if chair.name.is_empty() { numbered.of(chair.seat).to_owned() } else { chair.name.clone() }
        };
        let opponent =
            catalogue::find(&self.table.game).ok().and_then(|game| game.word("opponent", language));
        Names::new(self.chairs.iter().map(name).collect()).with_opponent(opponent)
    }

    /// A name for the player of a seat that nobody else at the table has; see [`clean::distinct_name`].
    pub(crate) fn distinct_name(&self, wanted: &str, seat: Option<Seat>, language: Language) -> String {
        let names = self.names(language);
        let others =
            self.chairs.iter().filter(|chair| chair.holder != Holder::Open && Some(chair.seat) != seat);
        clean::distinct_name(wanted, others.map(|chair| names.of(chair.seat)))
    }

    /// The chair at a seat.
    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// The next player at the device of a visitor that shows a seat: somebody else whose turn it is, if they share it.
    pub(crate) fn pass_to(&self, shown: Seat, visitor: VisitorId) -> Option<Seat> {
        let shares = |seat: &Seat| {
            let chair = self.chair(*seat);
            chair.is_some_and(|chair| chair.holder == Holder::Person && chair.shared_by == Some(visitor))
        };
        let actor = self.live.as_ref().and_then(Live::actor).filter(|&actor| actor != shown)?;
        (shares(&shown) && shares(&actor)).then_some(actor)
    }

    /// Whether people share a device: then a visitor's seat changes with the turns.
    pub(crate) fn is_shared(&self) -> bool {
        self.chairs.iter().any(|chair| chair.shared_by.is_some())
    }

    /// Whether no person has a seat.
    pub(crate) fn only_bots(&self) -> bool {
        self.chairs.iter().all(|chair| matches!(chair.holder, Holder::Bot(_)))
    }

    /// The bot that plays for a seat.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<bots::BotKind> {
        match &self.chair(seat)?.holder {
            Holder::Bot(name) | Holder::StandIn(name) => Some(known_bot(name).unwrap_or(USUAL)),
            Holder::Open | Holder::Person => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::Body;
    use axum::http::{Request, header};
    use store::Store;
    use tower::ServiceExt;

    use super::*;
    use crate::config::{Config, Limits};

    async fn send(router: &Router, request: Request<Body>) -> axum::response::Response {
        router.clone().oneshot(request).await.expect("an answer")
    }

    /// Opens a table and returns its code.
    async fn open(router: &Router, form: &'static str) -> String {
        let request =
            Request::post("/tables").header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let response = send(router, request.body(Body::from(form)).expect("a request")).await;
        let location = response.headers()[header::LOCATION].to_str().expect("a path");
        location.strip_prefix("/t/").expect("a table").to_owned()
    }

    /// Whatever host names a visitor makes up, a table keeps few fragments, and one if they all look the same.
    #[tokio::test]
    async fn made_up_host_names_fill_no_memory() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("tarsas.db")).await.expect("a database");
        let config = Config { limits: Limits::none(), ..Config::default() };
        let app = App::new(config, Arc::new(store), None);
        let router = crate::router(app.clone());
        // A waiting table shows its own address, a running one does not.
        for (form, most) in [
            ("game=power-grid&seats=2&seat2=link&visibility=open", MAX_FRAGMENTS),
            ("game=power-grid&seats=2&seat2=greedy&visibility=open", 1),
        ] {
            let code = open(&router, form).await;
            let room = app.rooms.get(&app, &code).await.expect("the table");
            let _watched = room.changes.subscribe();
            room.wait_while(&app, |inner| inner.thinking).await;
            for number in 0..3 * MAX_FRAGMENTS {
                let request = Request::get(format!("/t/{code}"))
                    .header("x-fragment", "1")
                    .header(header::HOST, format!("h{number}.example"));
                assert!(
                    send(&router, request.body(Body::empty()).expect("a request"))
                        .await
                        .status()
                        .is_success()
                );
                let kept = room.inner.lock().await.fragments.len();
                assert!(kept <= most, "{form}: {kept} fragments after {number}");
            }
            assert!(!room.inner.lock().await.fragments.is_empty());
        }
    }
}
