//! The one whose waiting is measured: plays as a browser does.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use engine::Playout;
use serde_json::Value;

use super::client::{Client, Event, Events, Opened, encoded};

/// How long the person thinks.
const THINKS: Duration = Duration::from_millis(100);

/// How long the person waits for the others before looking again.
const WAITS: Duration = Duration::from_secs(2);

const FORM: &str = "application/x-www-form-urlencoded";

/// A person at a table with bots, and what was measured: times in milliseconds, sizes in bytes.
pub(super) struct Player {
    client: Client,
    game: String,
    table: Opened,
    events: Events,
    chance: Playout,
    /// From a step to the end of its answer.
    pub(super) answers: Vec<f64>,
    /// From a step to the update on the open stream.
    pub(super) shown: Vec<f64>,
    /// The answers, compressed.
    pub(super) answer_bytes: Vec<f64>,
    /// The updates on the stream, as they came.
    pub(super) stream_bytes: Vec<f64>,
    /// The same as text.
    pub(super) stream_text_bytes: Vec<f64>,
    /// Requests that were not answered as they should be.
    pub(super) failures: u64,
}

impl Player {
    pub(super) async fn new(address: SocketAddr, game: &str) -> Result<Self> {
        let mut client = Client::new(address);
        // The first table makes the visitor known; the bots of the second one do not keep the person waiting.
        client.open_table(game, None).await?;
        let liked = client.post("/me", FORM, "bot_speed=instant".to_owned(), &[]).await?;
        ensure!(liked.status < 400, "preferences were answered with {}", liked.status);
        let table = client.open_table(game, None).await?;
        let events = client.stream(&table.code).await?;
        Ok(Self {
            client,
            game: game.to_owned(),
            table,
            events,
            chance: Playout::new(1),
            answers: Vec::new(),
            shown: Vec::new(),
            answer_bytes: Vec::new(),
            stream_bytes: Vec::new(),
            stream_text_bytes: Vec::new(),
            failures: 0,
        })
    }

    /// The size of the page of a table with everything it refers to, compressed, and how many files that is.
    pub(super) async fn first_page(&mut self) -> Result<(u64, usize)> {
        let mut paths = vec![format!("/t/{}", self.table.code)];
        let mut known = BTreeSet::new();
        let mut bytes = 0;
        while let Some(path) = paths.pop() {
            let plain = self.client.get(&path, false).await?;
            ensure!(plain.status == 200, "{path} was answered with {}", plain.status);
            bytes += self.client.get(&path, true).await?.body.len() as u64;
            for found in assets(&String::from_utf8_lossy(&plain.body)) {
                if known.insert(found.clone()) {
                    paths.push(found);
                }
            }
        }
        Ok((bytes, 1 + known.len()))
    }

    pub(super) async fn play_until(&mut self, deadline: Instant) -> Result<()> {
        while Instant::now() < deadline {
            let path = format!("/api/v1/tables/{}", self.table.code);
            let view = self.client.get(&path, false).await?.json()?;
            if view["state"] != "playing" {
                self.table = self.client.open_table(&self.game, None).await?;
                self.events = self.client.stream(&self.table.code).await?;
            } else if view["to_act"].as_u64().is_some() && view["to_act"].as_u64() == self.table.seat {
                tokio::time::sleep(THINKS).await;
                self.step(&view).await?;
            } else if let Some(event) = self.events.next_within(WAITS).await {
                self.weigh(&event);
            }
        }
        Ok(())
    }

    /// Takes some choice or ends the turn, and waits until it is seen.
    async fn step(&mut self, view: &Value) -> Result<()> {
        let version = view["version"].as_u64().context("a view has a version")?;
        let choices = view["choices"].as_array().context("a view has choices")?;
        let ways = choices.len() + usize::from(view["can_end_turn"] == true);
        ensure!(ways > 0, "a person in turn has nothing to choose");
        let way = self.chance.below(u32::try_from(ways)?) as usize;
        let (act, mut form) = ("play", format!("version={version}"));
        let act = match choices.get(way) {
            Some(choice) => {
                let id = choice["id"].as_str().context("a choice has an id")?;
                form += &format!("&choice={}", encoded(id));
                act
            }
            None => "end-turn",
        };
        let path = format!("/t/{}/{act}", self.table.code);
        let start = Instant::now();
        let headers = [("x-fragment", "1"), ("accept-encoding", "gzip")];
        let answer = self.client.post(&path, FORM, form, &headers).await?;
        self.answers.push(start.elapsed().as_secs_f64() * 1000.0);
        self.answer_bytes.push(answer.body.len() as f64);
        let reached = answer.headers.get("x-version").and_then(|version| version.to_str().ok()?.parse().ok());
        let Some(reached) = reached.filter(|reached: &u64| answer.status == 200 && *reached != version)
        else {
            self.failures += 1;
            return Ok(());
        };
        while let Some(event) = self.events.next_within(WAITS).await {
            self.weigh(&event);
            let seen = event.update && event.id.is_some_and(|id| id >= reached);
            if seen {
                self.shown.push(start.elapsed().as_secs_f64() * 1000.0);
            }
            if seen || !event.update {
                break;
            }
        }
        Ok(())
    }

    fn weigh(&mut self, event: &Event) {
        if event.update {
            self.stream_bytes.push(event.sent as f64);
            self.stream_text_bytes.push(event.text as f64);
        }
    }
}

/// The paths of assets that a page, a style sheet or a script names.
fn assets(text: &str) -> Vec<String> {
    let starts = text.match_indices("/assets/").map(|(at, _)| &text[at..]);
    let path = |text: &str| {
        text.split(['"', '\'', '(', ')', '#', '?', '<', '>', '`', ' ', '\n']).next().map(str::to_owned)
    };
    // A script may put names together: what has no file name is none.
    starts.filter_map(path).filter(|path| path.contains('.')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_refers_to_is_found() {
        let page = r#"<link href="/assets/1/a.css"><script src='/assets/2/b.js?x'></script> url(/assets/3/c.svg#d) "/assets/""#;
        assert_eq!(assets(page), ["/assets/1/a.css", "/assets/2/b.js", "/assets/3/c.svg"]);
    }
}
