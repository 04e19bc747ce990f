//! Bots at a table of the server.

use std::time::Duration;

use bots::{BotKind, NEVER_CANCELLED, bot_seed};
use catalogue::{AnyMatch, Shelf};
use engine::{OptionMap, Record, Seed};
use web::Config;

use crate::site::Site;

const GAME: &str = "power-grid";

fn seed() -> Seed {
    Seed::of_series(9, 0)
}

/// The game that two bots of this kind play without spectators.
async fn played(kind: BotKind, bot_deadline: Duration) -> (Record, usize) {
    let site = Site::with(Config { seed: Some(seed()), bot_deadline, ..Config::default() }).await;
    let mut host = site.browser();
    let bot = kind.name();
    let code = host.open(&[("game", GAME), ("seats", "2"), ("seat1", bot), ("seat2", bot)]).await;
    while host.view(&code).await["state"] != "finished" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let record = host.page(&format!("/t/{code}/record")).await;
    let notes = site.store().await.chat(&code, 0, 10_000).await.expect("the chat");
    let hasty = notes.iter().filter(|line| line.text == "note-hasty").count();
    (Record::parse(record.as_bytes()).expect("the server writes records that can be read"), hasty)
}

fn table() -> Box<dyn AnyMatch> {
    let shelf = Shelf::new(None);
    let game = catalogue::find(GAME).expect("the game exists");
    let edition = shelf.edition(game).expect("the program's own components are good");
    let options = OptionMap::defaults(edition.info());
    edition.open(&options, 2, seed()).expect("the defaults can be played")
}

/// Searches that get no time are replaced by greedy, never by random moves, and the game goes on to its end.
#[tokio::test]
async fn without_time_experts_play_greedily() {
    let (record, hasty) = played(BotKind::Expert, Duration::ZERO).await;
    assert!((1..=record.lines.len()).contains(&hasty), "{hasty} notes for {} moves", record.lines.len());
    let mut table = table();
    for (number, line) in (0..).zip(&record.lines) {
        let seed = bot_seed(0, number, line.seat);
        // Greedy stands in for one decision, so it is a new bot each time.
        drop(table.decide(BotKind::Expert, seed));
        let greedy = table.decide(BotKind::Greedy, seed).expect("a seat acts");
        assert_eq!(greedy(NEVER_CANCELLED), line.action, "move {number}");
        assert!(table.play(&line.action).is_ok(), "move {number}");
    }
    assert!(record.lines.len() > 50 && table.to_act().is_none());
}

/// The bots of a table keep their state from decision to decision, and a fixed seed makes the game reproducible.
#[tokio::test]
async fn bots_with_time_play_the_game_their_seeds_give() {
    let (record, hasty) = played(BotKind::Hard, Duration::from_secs(3600)).await;
    assert_eq!(hasty, 0);
    let mut table = table();
    for (number, line) in (0..).zip(&record.lines) {
        let bot = table.decide(BotKind::Hard, bot_seed(0, number, line.seat)).expect("a seat acts");
        assert_eq!(bot(NEVER_CANCELLED), line.action, "move {number}");
        assert!(table.play(&line.action).is_ok(), "move {number}");
    }
    assert!(table.to_act().is_none());
}
