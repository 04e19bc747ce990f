//! A person whose response times are measured; plays as a browser does.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use engine::Playout;
use serde_json::Value;

use super::client::{Client, Event, Events, Opened, encoded};

/// Time between the person's turn and the step.
const THINKING: Duration = Duration::from_millis(100);

/// Longest wait for an event before the table is read again.
const MAX_WAIT: Duration = Duration::from_secs(2);

const FORM: &str = "application/x-www-form-urlencoded";

/// Measurements: times in milliseconds, sizes in bytes.
#[derive(Default)]
pub(super) struct Measured {
    /// From a step to the end of its response.
    pub(super) answers: Vec<f64>,
    /// From a step to the update on the open stream.
    pub(super) shown: Vec<f64>,
    /// Responses, compressed.
    pub(super) answer_bytes: Vec<f64>,
    /// Updates on the stream, as sent.
    pub(super) stream_bytes: Vec<f64>,
    /// Updates on the stream, as text.
    pub(super) stream_text_bytes: Vec<f64>,
    /// Number of failed requests.
    pub(super) failures: u64,
}

impl Measured {
    pub(super) fn merge(&mut self, other: Self) {
        self.answers.extend(other.answers);
        self.shown.extend(other.shown);
        self.answer_bytes.extend(other.answer_bytes);
        self.stream_bytes.extend(other.stream_bytes);
        self.stream_text_bytes.extend(other.stream_text_bytes);
        self.failures += other.failures;
    }

    fn add_event(&mut self, event: &Event) {
        if event.update {
            self.stream_bytes.push(event.sent as f64);
            self.stream_text_bytes.push(event.text as f64);
        }
    }
}

/// A person at a table with bots.
pub(super) struct Player {
    client: Client,
    game: String,
    table: Opened,
    events: Events,
    chance: Playout,
    pub(super) measured: Measured,
}

impl Player {
    pub(super) async fn new(servers: &[SocketAddr], game: &str, number: u32) -> Result<Self> {
        let mut client = Client::new(servers, number as usize);
        // The first table makes the visitor known, so that the bots of the second one play without pauses.
        client.open_table(game).await?;
        let saved = client.post("/me", FORM, "bot_speed=instant".to_owned(), &[]).await?;
        ensure!(saved.status < 400, "preferences were answered with {}", saved.status);
        let table = client.open_table(game).await?;
        let events = client.stream(&table.code).await?;
        let (game, chance) = (game.to_owned(), Playout::new(number.into()));
        Ok(Self { client, game, table, events, chance, measured: Measured::default() })
    }

    /// The compressed size of a table's page with all its assets, and the number of files.
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
                self.table = self.client.open_table(&self.game).await?;
                self.events = self.client.stream(&self.table.code).await?;
            } else if view["to_act"].as_u64().is_some() && view["to_act"].as_u64() == self.table.seat {
                tokio::time::sleep(THINKING).await;
                self.step(&view).await?;
            } else if let Some(event) = self.events.next_within(MAX_WAIT).await {
                self.measured.add_event(&event);
            }
        }
        Ok(())
    }

    /// Makes a random choice or ends the turn, and waits until the stream shows it.
    async fn step(&mut self, view: &Value) -> Result<()> {
        let version = view["version"].as_u64().context("a view has a version")?;
        let choices = view["choices"].as_array().context("a view has choices")?;
        let ways = choices.len() + usize::from(view["can_end_turn"] == true);
        ensure!(ways > 0, "a person in turn has no choice");
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
        self.measured.answers.push(start.elapsed().as_secs_f64() * 1000.0);
        self.measured.answer_bytes.push(answer.body.len() as f64);
        let reached = answer.headers.get("x-version").and_then(|version| version.to_str().ok()?.parse().ok());
        let Some(reached) = reached.filter(|reached: &u64| answer.status == 200 && *reached != version)
        else {
            self.measured.failures += 1;
            return Ok(());
        };
        while let Some(event) = self.events.next_within(MAX_WAIT).await {
            self.measured.add_event(&event);
            let seen = event.update && event.id.is_some_and(|id| id >= reached);
            if seen {
                self.measured.shown.push(start.elapsed().as_secs_f64() * 1000.0);
            }
            if seen || !event.update {
                break;
            }
        }
        Ok(())
    }
}

/// The paths of the assets named in a page, a style sheet or a script.
fn assets(text: &str) -> Vec<String> {
    let starts = text.match_indices("/assets/").map(|(at, _)| &text[at..]);
    let path = |text: &str| {
        text.split(['"', '\'', '(', ')', '#', '?', '<', '>', '`', ' ', '\n']).next().map(str::to_owned)
    };
    // A script may assemble names: a path without a file name is not an asset.
    starts.filter_map(path).filter(|path| path.contains('.')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_assets_of_a_page_are_found() {
        let page = r#"<link href="/assets/1/a.css"><script src='/assets/2/b.js?x'></script> url(/assets/3/c.svg#d) "/assets/""#;
        assert_eq!(assets(page), ["/assets/1/a.css", "/assets/2/b.js", "/assets/3/c.svg"]);
    }
}
