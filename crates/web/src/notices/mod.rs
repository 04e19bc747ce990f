//! Tells people who are not there that it is their turn, that a game is over, or that somebody asks to undo a turn.
//!
//! A step does nothing for this. Every few seconds one of the servers asks the store for due notices, writes them into the
//! store and sends them. So no notice is lost when a server stops, and however many there are, no player waits for them.

mod delivery;
mod email;
pub(crate) mod push;
pub(crate) mod reach;
mod webhook;

use std::collections::{BTreeSet, HashMap};
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use engine::Seat;
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use store::{Awaited, Channel, ChannelKind, TableState, Telling, Time};
use ui_kit::Language;

use crate::acts::panic_text;
use crate::app::App;
use crate::failure::Failure;
use crate::nodes::Held;
use crate::pages::MESSAGES;
use crate::preferences::Preferences;
use crate::room::{Inner, seats_of};

/// The interval between two rounds.
const ROUND: Duration = Duration::from_secs(5);

/// The time before the first round: after a restart, open pages connect again first.
const START: Duration = Duration::from_secs(30);

/// A change causes no notice for this time, in milliseconds: the page may just be reloading.
const GRACE: i64 = 5_000;

/// The most tables for which one person is notified in a round, so that a person with many tables delays nobody else.
const MOST_TABLES: usize = 20;

/// The most people checked in one round.
const MOST_AWAITED: usize = 5_000;

/// The most people notified in one round.
const MOST_TOLD: usize = 200;

/// The longest description of an event, in characters.
const LONGEST: usize = 300;

/// What a person is told, as it is stored until it is sent.
#[derive(Serialize, Deserialize)]
struct Words {
    title: String,
    body: String,
    /// The code of the table.
    code: String,
    /// The short name of the game.
    game: String,
    /// The code of the language.
    #[serde(default)]
    language: String,
}

/// What happened.
enum Event {
    Turn,
    End,
    /// This seat asks to undo a turn.
    Request(Seat),
}

/// Sends notices until the server stops. Of several servers one at a time does it.
pub(crate) async fn run(app: App) {
    let mut stopping = app.stopping.subscribe();
    let mut held = Held::default();
    let mut pause = START;
    loop {
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            _ = stopping.wait_for(|stopping| *stopping) => break,
        }
        pause = ROUND;
        match held.hold(&app, "notices").await {
            Ok(true) => {
                send_notices(&app, Time::now()).await;
            }
            Ok(false) => {}
            Err(failure) => tracing::warn!(?failure, "the store does not answer; no notices are sent"),
        }
    }
    held.release(&app).await;
}

/// One round: sends every notice that is due at this time. Returns the number of notices that were sent.
pub async fn send_notices(app: &App, now: Time) -> usize {
    if let Err(failure) = tell_all(app, now).await {
        tracing::warn!(?failure, "due notices cannot be determined");
    }
    delivery::deliver(app, now).await.unwrap_or_else(|failure| {
        tracing::warn!(?failure, "notices cannot be sent");
        0
    })
}

/// Queues the notices.
async fn tell_all(app: &App, now: Time) -> Result<(), Failure> {
    let awaited = app.store.awaited(Time(now.0 - GRACE), MOST_TABLES, MOST_AWAITED).await?;
    let codes: BTreeSet<&String> = awaited.iter().map(|one| &one.code).collect();
    let codes: Vec<String> = codes.into_iter().cloned().collect();
    let mut looking: HashMap<String, BTreeSet<Seat>> = HashMap::new();
    for pages in app.store.pages(&codes).await? {
        looking.entry(pages.code).or_default().extend(seats_of(&pages.pages));
    }
    for code in codes {
        if let Some(room) = app.rooms.loaded(&code) {
            looking.entry(code).or_default().extend(room.online());
        }
    }
    let mut told = 0;
    for one in awaited {
        let preferences: Preferences = serde_json::from_str(&one.preferences).unwrap_or_default();
        let quiet = preferences.quiet.as_ref().is_some_and(|quiet| quiet.covers(now));
        let looks = looking.get(&one.code).is_some_and(|seats| seats.contains(&one.seat));
        if quiet || looks {
            continue;
        }
        if told == MOST_TOLD {
            break;
        }
        told += 1;
        match AssertUnwindSafe(tell(app, &one, &preferences, now)).catch_unwind().await {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => {
                tracing::warn!(?failure, table = one.code, "a player cannot be told about a table")
            }
            Err(panic) => {
                let reason = panic_text(&*panic);
                tracing::error!(table = one.code, reason, "the words for a notice panicked");
            }
        }
    }
    Ok(())
}

/// Queues the notices for one person about one table.
async fn tell(app: &App, one: &Awaited, preferences: &Preferences, now: Time) -> Result<(), Failure> {
    let channels = app.store.channels(one.visitor).await?;
    let room = app.rooms.get(app, &one.code).await?;
    let inner = room.inner.lock().await;
    let event = event(&inner, one.seat);
    let mut notices = Vec::new();
    for Channel { address, language, kind, .. } in channels.into_iter().filter(|channel| !channel.stopped) {
        let language = preferences.language.as_deref().unwrap_or(&language);
        let Some(event) = &event else { break };
        let words = words(&inner, event, Language::parse(language).unwrap_or_default())?;
        let words = serde_json::to_string(&words).map_err(|error| Failure::Broken(error.to_string()))?;
        let due = if kind == ChannelKind::Digest { email::next_digest(preferences.quiet, now) } else { now };
        notices.push((address, words, due));
    }
    let (moves, requested) = (inner.table.moves, inner.take_back_request().is_some());
    drop(inner);
    let telling = Telling { visitor: one.visitor, code: &one.code, moves, requested, notices: &notices };
    app.store.tell(&telling).await?;
    Ok(())
}

/// What a player has to be told of; `None` if nothing any more.
fn event(inner: &Inner, seat: Seat) -> Option<Event> {
    if inner.table.state == TableState::Finished {
        return Some(Event::End);
    }
    let request = inner.take_back_request().filter(|request| inner.not_agreed(request).contains(&seat));
    let turn = || (inner.table.awaited == Some(seat)).then_some(Event::Turn);
    request.map(|request| Event::Request(request.seat)).or_else(turn)
}

/// The notice in words. It contains nothing that the log does not show.
fn words(inner: &Inner, event: &Event, language: Language) -> Result<Words, Failure> {
    let names = inner.names(language);
    let info = inner.info()?;
    let title = catalogue::find(info.slug).ok().and_then(|game| game.word("title", language));
    let title = title.unwrap_or_else(|| info.title.to_owned());
    let text = |key: &str, values: &[(&str, &str)]| {
        let values: Vec<_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        MESSAGES.text(language, key, &values)
    };
    let last_turn = || {
        let live = inner.live.as_ref()?;
        let last = live.mover(live.committed().checked_sub(1)?)?;
        let deeds = live.last_turns(&names, language).swap_remove(last.index())?;
        Some(format!("{} {deeds}", names.of(last)))
    };
    let (heading, what) = match event {
        Event::Turn => (text("notice-turn", &[("game", &title)]), last_turn()),
        Event::Request(asks) => {
            (text("notice-request", &[("game", &title), ("name", names.of(*asks))]), last_turn())
        }
        Event::End => {
            let winners: Vec<&str> = inner
                .live
                .iter()
                .flat_map(|live| {
                    let standings = live.standings(live.committed());
                    let won = inner.chairs.iter().filter(move |chair| standings.place(chair.seat) == 1);
                    won.map(|chair| names.of(chair.seat))
                })
                .collect();
            let won = text("notice-winners", &[("names", &winners.join(", "))]);
            (text("notice-end", &[("game", &title)]), Some(won))
        }
    };
    let table =
        if inner.table.settings.title.is_empty() { &inner.table.code } else { &inner.table.settings.title };
    let body = match what {
        Some(what) => format!("{table}: {}", what.chars().take(LONGEST).collect::<String>()),
        None => table.clone(),
    };
    Ok(Words {
        title: heading,
        body,
        code: inner.table.code.clone(),
        game: info.slug.to_owned(),
        language: language.code().to_owned(),
    })
}
