//! Tells people who are not there that it is their turn, that a game is over, or that somebody asks to undo a turn.
//!
//! A step does nothing for this. Every few seconds one of the servers asks the store who has to be told, writes the notices into the
//! store and sends them. So no notice is lost when a server stops, and however many there are, no player waits for them.

mod email;
pub(crate) mod push;
pub(crate) mod reach;
mod webhook;

use std::collections::{BTreeSet, HashMap};
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use engine::Seat;
use futures_util::{FutureExt, StreamExt, stream};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{Awaited, Channel, ChannelKind, Due, TableState, Telling, Time};
use ui_kit::Language;
use url::Url;

use crate::acts::panic_text;
use crate::app::App;
use crate::failure::Failure;
use crate::nodes::Held;
use crate::pages::{self, MESSAGES};
use crate::preferences::Preferences;
use crate::room::{Inner, seats_of};
use push::BrowserKeys;
use reach::Unsent;

/// How often people are told.
const ROUND: Duration = Duration::from_secs(5);

/// After a start the pages of those who are there connect first.
const START: Duration = Duration::from_secs(30);

/// Nobody is told of a change within this time, in milliseconds: the page may just be reloaded.
const GRACE: i64 = 5_000;

/// The most tables of one person of which they are told in a round, and the most of their notices that are claimed at once: somebody with
/// many tables, or with an address that answers slowly, keeps nobody else waiting.
const MOST_TABLES: usize = 20;
const MOST_OF_ONE: usize = 4;

/// The most people who are looked for, and told, in a round.
const MOST_AWAITED: usize = 5_000;
const MOST_TOLD: usize = 200;

/// The number of notices that are claimed, and sent at the same time.
const MOST_CLAIMED: usize = 50;
const AT_ONCE: usize = 16;

/// A notice that was claimed and neither sent nor put off is sent by another server after this time, in milliseconds.
const CLAIMED: i64 = 60_000;

/// When to try again after the first, second and third failure, in milliseconds. Then the notice is given up.
const RETRIES: [i64; 3] = [60_000, 10 * 60_000, 60 * 60_000];

/// A channel is stopped after this many failures in a row.
const MOST_FAILURES: u32 = 8;

/// How long a push service keeps a message for a browser that is switched off, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// The longest account of what happened.
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

/// What became of a notice.
enum Outcome {
    Sent,
    /// Perhaps another time.
    Failed,
    /// Never: nobody is there, or nobody may be reached there.
    Gone,
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
            Err(failure) => tracing::warn!(?failure, "the store does not answer; nobody is told anything"),
        }
    }
    held.release(&app).await;
}

/// One round: tells everybody who has to be told at this time. Returns the number of notices that were sent.
pub async fn send_notices(app: &App, now: Time) -> usize {
    if let Err(failure) = tell_all(app, now).await {
        tracing::warn!(?failure, "it is unknown who has to be told");
    }
    deliver(app, now).await.unwrap_or_else(|failure| {
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
    let mut inner = room.inner.lock().await;
    let event = event(&inner, one.seat);
    let mut notices = Vec::new();
    for Channel { address, language, kind, .. } in channels.into_iter().filter(|channel| !channel.stopped) {
        let language = preferences.language.as_deref().unwrap_or(&language);
        let Some(event) = &event else { break };
        let words = words(&mut inner, event, one.seat, Language::parse(language).unwrap_or_default())?;
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

/// The notice in words. It contains nothing that the log of this seat does not show.
fn words(inner: &mut Inner, event: &Event, seat: Seat, language: Language) -> Result<Words, Failure> {
    let names = inner.names(language);
    let info = inner.info()?;
    let title = catalogue::find(info.slug).ok().and_then(|game| game.word("title", language));
    let title = title.unwrap_or_else(|| info.title.to_owned());
    let text = |key: &str, values: &[(&str, &str)]| {
        let values: Vec<_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        MESSAGES.text(language, key, &values)
    };
    let last_turn = |inner: &mut Inner| {
        let entries = &inner.log(Some(seat), language).entries;
        let last = entries.last()?.seat;
        let deeds = pages::last_turn(entries, last, names.of(last))?;
        Some(format!("{} {deeds}", names.of(last)))
    };
    let (heading, what) = match event {
        Event::Turn => (text("notice-turn", &[("game", &title)]), last_turn(inner)),
        Event::Request(asks) => {
            (text("notice-request", &[("game", &title), ("name", names.of(*asks))]), last_turn(inner))
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

/// Sends what is due; returns how many notices were sent.
async fn deliver(app: &App, now: Time) -> Result<usize, Failure> {
    let mut sent = 0;
    loop {
        let due = app.store.due_notices(now, Time(now.0 + CLAIMED), MOST_OF_ONE, MOST_CLAIMED).await?;
        let last = due.len() < MOST_CLAIMED;
        let outcomes = stream::iter(together(due)).map(async |notices| {
            let outcome = send(app, &notices, now).await;
            for notice in &notices {
                if let Err(error) = settle(app, notice, &outcome, now).await {
                    tracing::warn!(%error, "what became of a notice cannot be written");
                }
            }
            matches!(outcome, Outcome::Sent)
        });
        sent += outcomes.buffer_unordered(AT_ONCE).filter(|sent| std::future::ready(*sent)).count().await;
        if last {
            return Ok(sent);
        }
    }
}

/// What is sent together: the notices of a digest, every other one alone.
fn together(due: Vec<Due>) -> Vec<Vec<Due>> {
    let mut all: Vec<Vec<Due>> = Vec::new();
    for notice in due {
        let is_digest = notice.channel.kind == ChannelKind::Digest;
        let same = |other: &&mut Vec<Due>| {
            other[0].visitor == notice.visitor && other[0].channel.address == notice.channel.address
        };
        match all.iter_mut().find(same).filter(|_| is_digest) {
            Some(digest) => digest.push(notice),
            None => all.push(vec![notice]),
        }
    }
    all
}

/// Sends notices that go together. Their address is a secret of the person: it is not logged.
async fn send(app: &App, notices: &[Due], now: Time) -> Outcome {
    let Some(Due { visitor, channel, text, .. }) = notices.first() else { return Outcome::Gone };
    if matches!(channel.kind, ChannelKind::Email | ChannelKind::Digest) {
        let words = notices.iter().filter_map(|notice| serde_json::from_str(&notice.text).ok());
        return email::send(app, *visitor, channel, words.collect()).await;
    }
    let allowed = &app.config.private_targets;
    let url = reach::parse(&channel.address, allowed);
    let words = serde_json::from_str::<Words>(text).ok();
    let (Some(url), Some(words)) = (url, words) else { return Outcome::Gone };
    let request = match channel.kind {
        ChannelKind::Push => push_request(app, channel, &url, &words, now).await,
        ChannelKind::Webhook => Some(webhook::request(app, &url, &words)),
        ChannelKind::Email | ChannelKind::Digest => None,
    };
    let Some((headers, body)) = request else { return Outcome::Gone };
    let kind = channel.kind.word();
    match reach::post(&url, &headers, body, allowed).await {
        Ok(status) if status.is_success() => Outcome::Sent,
        Ok(status) => {
            tracing::info!(kind, status = status.as_u16(), "a notice was refused");
            if matches!(status.as_u16(), 404 | 410) { Outcome::Gone } else { Outcome::Failed }
        }
        Err(Unsent::Forbidden) => {
            tracing::warn!(kind, "the address of a notice leads to a private network");
            Outcome::Gone
        }
        Err(Unsent::Failed(reason)) => {
            tracing::info!(kind, reason, "a notice was not sent");
            Outcome::Failed
        }
    }
}

type Parts = (Vec<(&'static str, String)>, Vec<u8>);

async fn push_request(app: &App, channel: &Channel, url: &Url, words: &Words, now: Time) -> Option<Parts> {
    let path = format!("/t/{}", words.code);
    let message =
        json!({ "title": words.title, "body": words.body, "url": path, "tag": words.code }).to_string();
    debug_assert!(message.len() <= push::LONGEST, "names and titles are short");
    let body = BrowserKeys::from_text(&channel.keys)?.encrypt(message.as_bytes())?;
    let key = app.push_key().await.ok()?;
    let headers = vec![
        ("authorization", key.authorization(url, app.config.public_url.as_deref(), now)),
        ("content-encoding", "aes128gcm".to_owned()),
        ("content-type", "application/octet-stream".to_owned()),
        ("ttl", KEPT.to_string()),
        // A later notice about the same table replaces one that was not shown yet.
        ("topic", words.code.clone()),
        ("urgency", "normal".to_owned()),
    ];
    Some((headers, body))
}

/// Notes what became of a notice.
async fn settle(app: &App, notice: &Due, outcome: &Outcome, now: Time) -> Result<(), store::StoreError> {
    let Due { visitor, channel, attempts, .. } = notice;
    let word = match outcome {
        Outcome::Sent => "sent",
        Outcome::Failed => "failed",
        Outcome::Gone => "gone",
    };
    metrics::counter!("tarsas_notices_total", "outcome" => word, "kind" => channel.kind.word()).increment(1);
    match outcome {
        Outcome::Sent => {
            if channel.failures > 0 {
                app.store.note_sending(*visitor, &channel.address, true, MOST_FAILURES).await?;
            }
            app.store.settle_notice(notice, None).await
        }
        // What became of a webhook is written on the page.
        Outcome::Gone if channel.kind == ChannelKind::Webhook => {
            app.store.note_sending(*visitor, &channel.address, false, 1).await?;
            app.store.settle_notice(notice, None).await
        }
        // The page offers to subscribe a browser or a mailbox again.
        Outcome::Gone => app.store.remove_channel(*visitor, &channel.address).await,
        Outcome::Failed => {
            app.store.note_sending(*visitor, &channel.address, false, MOST_FAILURES).await?;
            let retry = usize::try_from(attempts.saturating_sub(1)).ok().and_then(|at| RETRIES.get(at));
            app.store.settle_notice(notice, retry.map(|wait| Time(now.0 + wait))).await
        }
    }
}
