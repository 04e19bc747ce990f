//! Sending queued notices, and trying again.

use futures_util::{StreamExt, stream};
use serde_json::json;
use store::{Channel, ChannelKind, Due, Time};
use url::Url;

use super::push::BrowserKeys;
use super::reach::Unsent;
use super::{Words, email, push, reach, webhook};
use crate::app::App;
use crate::failure::Failure;

/// The number of notices claimed at once.
const MOST_CLAIMED: usize = 50;

/// The most notices of one person that are claimed at once: a person whose address answers slowly delays nobody else.
const MOST_OF_ONE: usize = 4;

/// The number of notices sent at the same time.
const AT_ONCE: usize = 16;

/// A notice that was claimed and neither sent nor put off is sent by another server after this time, in milliseconds.
const CLAIMED: i64 = 60_000;

/// When to try again after the first, second and third failure, in milliseconds. Then the notice is given up.
const RETRIES: [i64; 3] = [60_000, 10 * 60_000, 60 * 60_000];

/// A channel is stopped after this many failures in a row.
const MOST_FAILURES: u32 = 8;

/// How long a push service keeps a message for a browser that is switched off, in seconds.
const KEPT: u32 = 24 * 60 * 60;

/// The result of an attempt to send a notice.
pub(super) enum Outcome {
    Sent,
    /// A later attempt may succeed.
    Failed,
    /// The address does not exist, or must not be used.
    Gone,
}

/// Sends all notices that are due and returns their number.
pub(super) async fn deliver(app: &App, now: Time) -> Result<usize, Failure> {
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

/// The headers and the body of a request.
pub(super) type Parts = (Vec<(&'static str, String)>, Vec<u8>);

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
