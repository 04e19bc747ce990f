//! One table in memory: what is stored of it, the game, and who is there.
//!
//! A room is a cache in front of the store. Everything that changes it holds its lock, writes to the store first and
//! tells the streams last, so nobody is ever shown what is not durable.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use catalogue::LogEntry;
use engine::{Info, Seat};
use store::{Chair, Draft, Holder, Opened, Paper, Table, TableState, TakeBackRequest, Talk};
use tokio::sync::{Notify, watch};
use ui_kit::{Language, Names};

use crate::advice::{Hint, Review};
use crate::app::App;
use crate::failure::Failure;
use crate::live::Live;
use crate::opening::{USUAL, known_bot};
use crate::sse::Piece;
use crate::view::{CurvePoint, Moment, Preferences};

/// So many lines of talk are shown.
const TALK: usize = 100;

/// Somebody who closes the page and opens it again within this time was there all along, for the pace of bots.
const RETURN: Duration = Duration::from_secs(3);

/// One table in memory.
pub(crate) struct Room {
    pub(crate) code: String,
    pub(crate) inner: tokio::sync::Mutex<Inner>,
    /// Counts everything that anybody might see change.
    pub(crate) changes: watch::Sender<u64>,
    /// Pressed when bots wait for it.
    pub(crate) next: Notify,
    /// Whether a task lets the bots play.
    pub(crate) driven: AtomicBool,
    present: Mutex<BTreeMap<u64, Present>>,
    /// When somebody last closed the page, and how fast that person likes bots to move.
    left: Mutex<Option<(Instant, String)>>,
    tickets: AtomicU64,
    used: Mutex<Instant>,
}

/// What the lock of a room protects.
pub(crate) struct Inner {
    pub(crate) table: Table,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) talk: Vec<Talk>,
    /// The game, once it has begun.
    pub(crate) live: Option<Live>,
    /// What the seats keep for themselves: standing orders and notes.
    pub(crate) papers: BTreeMap<Seat, Paper>,
    /// Somebody asks to take back what was committed.
    pub(crate) take_back: Option<TakeBackRequest>,
    /// Changes with every step: a request must name it.
    pub(crate) version: u64,
    /// Changes when somebody's rights do.
    pub(crate) rights: u64,
    /// Whether a bot thinks.
    pub(crate) thinking: bool,
    /// Whether bots wait for "Next".
    pub(crate) waits_for_next: bool,
    /// Since when the seat in turn has been thinking.
    pub(crate) since: Instant,
    /// What was drawn for viewers since the last change.
    pub(crate) fragments: HashMap<Look, Arc<Drawn>>,
    /// The latest moves in words, by language and by who reads them: some moves are secret.
    pub(crate) logs: BTreeMap<(&'static str, Option<Seat>), Log>,
    /// The story of the finished game, by language.
    pub(crate) stories: BTreeMap<&'static str, Arc<Story>>,
    /// The last hint that was asked for.
    pub(crate) hint: Option<Hint>,
    /// The analysis of the finished game, once somebody asked for it.
    pub(crate) review: Option<Review>,
}

/// A fragment, and the event that carries it once somebody needs that.
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

/// All that a fragment depends on besides the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub(crate) seat: Option<Seat>,
    pub(crate) host: bool,
    pub(crate) name: Option<String>,
    pub(crate) language: Language,
    pub(crate) preferences: Preferences,
    pub(crate) base: String,
    pub(crate) next_table: Option<String>,
}

/// The latest moves in words. Putting a move into words takes longer than drawing it, so it is done once.
#[derive(Clone, Default)]
pub(crate) struct Log {
    /// How many moves come before the first entry.
    pub(crate) from: usize,
    pub(crate) entries: Vec<LogEntry>,
}

/// A finished game in numbers.
pub(crate) struct Story {
    pub(crate) curve: Vec<CurvePoint>,
    pub(crate) moments: Vec<Moment>,
    pub(crate) ending: Option<String>,
}

/// Somebody with the page open.
#[derive(Clone, Debug)]
struct Present {
    seat: Option<Seat>,
    bot_speed: String,
}

/// How fast bots move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Speed {
    /// At once.
    Instant,
    /// So that people can follow.
    Normal,
    /// Every turn of a bot waits for "Next".
    Step,
}

impl Room {
    /// Reads a table from the store.
    pub(crate) async fn load(app: &App, code: &str) -> Result<Self, Failure> {
        let inner = Inner::load(app, code).await?;
        Ok(Self {
            code: code.to_owned(),
            inner: tokio::sync::Mutex::new(inner),
            changes: watch::Sender::new(0),
            next: Notify::new(),
            driven: AtomicBool::new(false),
            present: Mutex::new(BTreeMap::new()),
            left: Mutex::new(None),
            tickets: AtomicU64::new(0),
            used: Mutex::new(Instant::now()),
        })
    }

    /// Tells every stream that there is something new. Call it with the lock still held.
    pub(crate) fn tell(&self, inner: &mut Inner) {
        inner.fragments.clear();
        self.changes.send_modify(|count| *count += 1);
        self.touch();
    }

    /// Waits as long as something is so; not after the server stops.
    pub(crate) async fn while_so(&self, app: &App, is_so: impl Fn(&Inner) -> bool) {
        let (mut changes, mut stopping) = (self.changes.subscribe(), app.stopping.subscribe());
        while !*stopping.borrow() && is_so(&*self.inner.lock().await) {
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                stopped = stopping.changed() => if stopped.is_err() { return },
            }
        }
    }

    pub(crate) fn touch(&self) {
        *self.used.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    /// Since when nobody has asked for anything here; nothing while somebody is there.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        let busy = self.changes.receiver_count() > 0 || self.driven.load(Ordering::Acquire);
        (!busy).then(|| *self.used.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How long ago something was asked for or changed here.
    pub(crate) fn unchanged_for(&self, now: Instant) -> Duration {
        now.saturating_duration_since(*self.used.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Somebody opens the page; it counts until the ticket is dropped.
    pub(crate) fn enter(self: &Arc<Self>, seat: Option<Seat>, bot_speed: &str) -> Ticket {
        let number = self.tickets.fetch_add(1, Ordering::Relaxed);
        let before = self.online();
        self.presents(|present| {
            present.insert(number, Present { seat, bot_speed: bot_speed.to_owned() });
        });
        self.tell_presence(&before);
        Ticket { room: Arc::clone(self), number }
    }

    fn presents<T>(&self, work: impl FnOnce(&mut BTreeMap<u64, Present>) -> T) -> T {
        work(&mut self.present.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Which seats have the page open.
    pub(crate) fn online(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> =
            self.presents(|present| present.values().filter_map(|one| one.seat).collect());
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    fn tell_presence(self: &Arc<Self>, before: &[Seat]) {
        if self.online() == *before {
            return;
        }
        // A ticket may be dropped anywhere, also where nobody can wait for the lock.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let room = Arc::clone(self);
        runtime.spawn(async move {
            let mut inner = room.inner.lock().await;
            room.tell(&mut inner);
        });
    }

    /// How fast bots move: as the people who look wish. Nobody looks: at once, unless somebody is only loading the page
    /// anew.
    pub(crate) fn speed(&self) -> Speed {
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let returns =
            left.as_ref().is_some_and(|(time, speed)| time.elapsed() < RETURN && speed != "instant");
        self.presents(|present| {
            let mut speeds = present.values().map(|one| one.bot_speed.as_str());
            match present.len() {
                0 if returns => Speed::Normal,
                0 => Speed::Instant,
                // "Next" is a button for one person; several would wait for each other.
                1 if speeds.clone().all(|speed| speed == "step") => Speed::Step,
                _ if speeds.all(|speed| speed == "instant") => Speed::Instant,
                _ => Speed::Normal,
            }
        })
    }
}

/// Somebody has the page open.
pub(crate) struct Ticket {
    room: Arc<Room>,
    number: u64,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let before = self.room.online();
        if let Some(present) = self.room.presents(|present| present.remove(&self.number)) {
            let mut left = self.room.left.lock().unwrap_or_else(PoisonError::into_inner);
            *left = Some((Instant::now(), present.bot_speed));
        }
        self.room.touch();
        self.room.tell_presence(&before);
    }
}

impl Inner {
    /// Reads a table from the store.
    pub(crate) async fn load(app: &App, code: &str) -> Result<Self, Failure> {
        let Opened { table, chairs, moves, drafts } = app.store.open_table(code).await?;
        let talk = app.store.talk(code, 0, TALK).await?;
        let papers = app.store.papers(code).await?.into_iter().collect();
        let seats = u8::try_from(chairs.len()).map_err(|_| Failure::Broken("too many chairs".to_owned()))?;
        let begun = match table.state {
            TableState::Playing | TableState::Finished => true,
            TableState::Waiting => false,
            TableState::Closed => !moves.is_empty() || !table.start.is_empty(),
        };
        let live = if begun {
            let record = table.record(seats, &moves);
            let draft = drafts.iter().find(|draft| draft.base == moves.len());
            let steps = draft.map(|Draft { seat, steps, .. }| (*seat, steps.as_slice()));
            let restored = app.with_edition(&table.game, |edition| Live::restore(edition, &record, steps));
            Some(restored.map_err(|failure| Failure::Broken(format!("table {code}: {failure:?}")))?)
        } else {
            None
        };
        Ok(Self {
            version: table.version,
            table,
            chairs,
            talk,
            live,
            papers,
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

    /// Forgets what is in memory for what is stored: after a write that failed nobody knows how far it came.
    pub(crate) async fn reload(&mut self, app: &App) -> Result<(), Failure> {
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
        // Somebody may be called otherwise now.
        self.logs.clear();
        self.stories.clear();
        self.rights += 1;
        Ok(())
    }

    /// Reads the talk again.
    pub(crate) async fn hear(&mut self, app: &App) -> Result<(), Failure> {
        self.talk = app.store.talk(&self.table.code, 0, TALK).await?;
        Ok(())
    }

    /// The game that is played here.
    pub(crate) fn info(&self) -> Result<&'static Info, Failure> {
        let game = catalogue::find(&self.table.game);
        game.map(catalogue::AnyGame::info).map_err(|_| Failure::Broken("a game is missing".to_owned()))
    }

    /// The latest `count` moves in words for a viewer, and how many come before them.
    pub(crate) fn log(&mut self, count: usize, viewer: Option<Seat>, language: Language) -> Log {
        let names = self.names(language);
        let Some(live) = &self.live else { return Log::default() };
        let committed = live.committed();
        let log = self.logs.entry((language.code(), viewer)).or_default();
        let wanted = committed.saturating_sub(count);
        let known = log.from + log.entries.len();
        if log.from > wanted || known < wanted || known > committed {
            *log = Log { from: wanted, entries: live.log(wanted, viewer, &names, language) };
        } else {
            if known < committed {
                log.entries.extend(live.log(known, viewer, &names, language));
            }
            log.entries.drain(..wanted - log.from);
            log.from = wanted;
        }
        log.clone()
    }

    /// What everybody is called.
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

    /// The chair at a seat.
    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }

    /// The bot that plays for a seat.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<bots::BotKind> {
        match &self.chair(seat)?.holder {
            Holder::Bot(name) | Holder::StandIn(name) => Some(known_bot(name).unwrap_or(USUAL)),
            Holder::Open | Holder::Person => None,
        }
    }
}
