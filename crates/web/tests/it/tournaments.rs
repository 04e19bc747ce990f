//! Tournaments: rounds that begin by themselves, absent players, seats that nobody else takes, and duplicates whose draws are secret.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use base64::prelude::{BASE64_STANDARD, Engine as _};
use store::{EntrantState, Time, TournamentRecord, TournamentState};
use web::{Clock, Config, keep_tournaments};

use crate::secret_moves::first_event;
use crate::site::{ADMIN, Browser, Site};
use crate::toy::CountUi;

const BEGIN: Time = Time(1_800_000_000_000);
const HOUR: i64 = 60 * 60 * 1000;

async fn site() -> (Site, Clock) {
    catalogue::testing::add_game::<CountUi>();
    let clock = Clock::standing(BEGIN);
    (Site::with(Config { clock: clock.clone(), ..Config::default() }).await, clock)
}

async fn person(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    browser.post("/me", &[("name", name), ("bot_speed", "instant")]).await;
    browser
}

/// A tournament with short games and its players, not yet started. The host is somebody else.
async fn tournament(site: &Site, fields: &[(&str, &str)], names: &[&str]) -> (Browser, Vec<Browser>, String) {
    let mut host = person(site, "Host").await;
    let usual =
        [("game", "count"), ("seats", "2"), ("option-length", "9"), ("bot", "random"), ("title", "Cup")];
    let made = host.post("/tournaments", &[&usual[..], fields].concat()).await;
    let address = made.location().to_owned();
    let mut players = Vec::new();
    for name in names {
        let mut player = person(site, name).await;
        assert_eq!(player.post(&format!("{address}/join"), &[]).await.location(), address);
        players.push(player);
    }
    (host, players, address)
}

async fn start(host: &mut Browser, address: &str) {
    assert_eq!(host.post(&format!("{address}/start"), &[]).await.location(), address);
}

async fn record(site: &Site, address: &str) -> TournamentRecord {
    let code = address.rsplit('/').next().expect("a code");
    site.store().await.tournament(code).await.expect("the tournament")
}

/// Waits for what the server does by itself.
async fn wait(site: &Site, address: &str, until: impl Fn(&TournamentRecord) -> bool) -> TournamentRecord {
    let store = site.store().await;
    let code = address.rsplit('/').next().expect("a code");
    for _ in 0..2000 {
        let record = store.tournament(code).await.expect("the tournament");
        if until(&record) {
            return record;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the tournament does not go on");
}

/// Plays a table to its end with all who sit there.
async fn finish(players: &mut [&mut Browser], code: &str, choice: &str) {
    for _ in 0..2000 {
        for player in &mut *players {
            let view = player.view(code).await;
            if view["state"] == "finished" {
                return;
            }
            if view["to_act"] == view["seat"] && !view["seat"].is_null() {
                player.play_and_end(code, &view, choice).await;
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("the game does not end");
}

/// Plays all tables of a round.
async fn play_round(players: &mut [Browser], record: &TournamentRecord, round: u32) {
    for table in record.tables.iter().filter(|table| table.round == round) {
        let here =
            |number: &usize| table.seats.iter().any(|seat| seat.entrant == u32::try_from(*number).ok());
        let mut here: Vec<&mut Browser> = players
            .iter_mut()
            .enumerate()
            .filter(|(number, _)| here(number))
            .map(|(_, player)| player)
            .collect();
        // Bots play on at a table that all have left.
        if !here.is_empty() {
            finish(&mut here, &table.code, "add 3").await;
        }
    }
}

fn opponents(record: &TournamentRecord, round: u32) -> Vec<Vec<u32>> {
    let tables = record.tables.iter().filter(|table| table.round == round);
    let mut groups: Vec<Vec<u32>> = tables
        .map(|table| {
            let mut group: Vec<u32> = table.seats.iter().filter_map(|seat| seat.entrant).collect();
            group.sort_unstable();
            group
        })
        .collect();
    groups.sort();
    groups
}

#[tokio::test]
async fn rounds_begin_by_themselves() {
    let (site, _) = site().await;
    let names = ["Anna", "Béla", "Cili", "Dani"];
    let (mut host, mut players, address) = tournament(&site, &[("rounds", "2")], &names).await;
    let page = site.browser().page(&address).await;
    assert!(page.contains("4 players") && page.contains("Cup") && page.contains("Join"), "{page}");
    assert_eq!(players[0].post(&format!("{address}/start"), &[]).await.status, StatusCode::FORBIDDEN);
    start(&mut host, &address).await;
    let first = record(&site, &address).await;
    assert_eq!(first.tables.len(), 2);
    assert_eq!(opponents(&first, 1).concat().len(), 4);
    // Everybody sits at their table at once, and the page leads there.
    for (number, player) in players.iter_mut().enumerate() {
        let number = u32::try_from(number).expect("few players");
        let own =
            first.tables.iter().find(|table| table.seats.iter().any(|seat| seat.entrant == Some(number)));
        let code = &own.expect("a table").code;
        assert!(player.view(code).await["seat"].is_number());
        assert!(player.page(&address).await.contains("Go to your table"));
        assert!(player.page(&format!("/t/{code}")).await.contains(&address));
        assert!(player.page("/").await.contains(code));
    }
    play_round(&mut players, &first, 1).await;
    let second = wait(&site, &address, |record| record.tournament.round == 2).await;
    assert!(
        opponents(&second, 2).iter().all(|group| !opponents(&first, 1).contains(group)),
        "nobody meets again"
    );
    wait(&site, &address, |record| {
        record.tables.iter().all(|table| table.state != store::TableState::Waiting)
    })
    .await;
    play_round(&mut players, &second, 2).await;
    wait(&site, &address, |record| record.tournament.state == TournamentState::Finished).await;
    let page = site.browser().page(&address).await;
    assert!(page.contains("Finished") && page.contains("Round 2 of 2") && page.contains("Anna"), "{page}");
    host.post("/me", &[("language", "hu")]).await;
    let page = host.page(&address).await;
    assert!(page.contains("2/2. forduló") && page.contains("Állás"), "{page}");
    assert!(host.page("/tournaments").await.contains(&address));
}

#[tokio::test]
async fn a_league_brings_everybody_together_and_a_bot_fills_the_free_seat() {
    let (site, _) = site().await;
    let (mut host, mut players, address) =
        tournament(&site, &[("format", "league")], &["Anna", "Béla", "Cili"]).await;
    start(&mut host, &address).await;
    for round in 1..=3 {
        let now = wait(&site, &address, |record| {
            let ready = record.tables.iter().all(|table| table.state != store::TableState::Waiting);
            record.tournament.round == round && ready
        })
        .await;
        assert_eq!((now.tournament.rounds, opponents(&now, round).concat().len()), (3, 3));
        play_round(&mut players, &now, round).await;
    }
    let done = wait(&site, &address, |record| record.tournament.state == TournamentState::Finished).await;
    let mut pairs: Vec<Vec<u32>> =
        (1..=3).flat_map(|round| opponents(&done, round)).filter(|group| group.len() == 2).collect();
    pairs.sort();
    assert_eq!(pairs, [[0, 1], [0, 2], [1, 2]]);
}

#[tokio::test]
async fn a_bot_plays_for_whoever_is_absent() {
    let (site, clock) = site().await;
    let names = ["Anna", "Béla"];
    let (mut host, mut players, address) =
        tournament(&site, &[("rounds", "1"), ("hours", "2")], &names).await;
    start(&mut host, &address).await;
    let begun = record(&site, &address).await;
    let table = begun.tables[0].clone();
    let first = table.seats[0].entrant.expect("a player");
    clock.set(Time(BEGIN.0 + 2 * HOUR - 1));
    keep_tournaments(&site.app).await;
    assert!(!record(&site, &address).await.tables[0].seats[0].forfeit, "there is time");
    clock.set(Time(BEGIN.0 + 2 * HOUR));
    keep_tournaments(&site.app).await;
    let now = record(&site, &address).await;
    let forfeits: Vec<bool> = now.tables[0].seats.iter().map(|seat| seat.forfeit).collect();
    assert_eq!(forfeits, [true, false], "the other one has an hour");
    assert_eq!(now.entrants[first as usize].state, EntrantState::Away);
    // The game goes on against the bot, and its result counts for the one who plays.
    let other = table.seats[1].entrant.expect("a player");
    finish(&mut [&mut players[other as usize]], &table.code, "add 3").await;
    let done = wait(&site, &address, |record| record.tournament.state == TournamentState::Finished).await;
    assert!(done.tables[0].seats.iter().all(|seat| seat.result.is_some()));
    let page = players[0].page(&address).await;
    assert!(page.contains("(replaced by a bot)") && page.contains("(not playing)"), "{page}");
}

#[tokio::test]
async fn players_withdraw_and_come_back() {
    let (site, _) = site().await;
    let names = ["Anna", "Béla", "Cili"];
    let (mut host, mut players, address) = tournament(&site, &[("rounds", "3")], &names).await;
    start(&mut host, &address).await;
    assert_eq!(players[0].post(&format!("{address}/leave"), &[]).await.location(), address);
    let now = record(&site, &address).await;
    let states: Vec<EntrantState> = now.entrants.iter().map(|one| one.state).collect();
    assert_eq!(states, [EntrantState::Away, EntrantState::In, EntrantState::In]);
    let own = |record: &TournamentRecord, player| {
        let seats = record.tables.iter().flat_map(|table| &table.seats);
        seats.filter(|seat| seat.entrant == Some(player)).map(|seat| seat.forfeit).collect::<Vec<_>>()
    };
    assert_eq!(own(&now, 0), [true]);
    play_round(&mut players[1..], &shifted(&now), 1).await;
    let second = wait(&site, &address, |record| record.tournament.round == 2).await;
    assert_eq!(own(&second, 0), [true], "not in the second round");
    players[0].post(&format!("{address}/back"), &[]).await;
    // The host takes one out for good.
    let withdrawn = host.post(&format!("{address}/withdraw"), &[("player", "1")]).await;
    assert_eq!(withdrawn.location(), address);
    players[1].post(&format!("{address}/back"), &[]).await;
    let states: Vec<EntrantState> =
        record(&site, &address).await.entrants.iter().map(|one| one.state).collect();
    assert_eq!(states, [EntrantState::In, EntrantState::Out, EntrantState::In]);
    assert_eq!(
        players[2].post(&format!("{address}/withdraw"), &[("player", "0")]).await.status,
        StatusCode::FORBIDDEN
    );
    // A player who is deleted leaves no table hanging.
    let export = players[2].page("/me/export").await;
    assert!(export.contains("\"tournaments\":[{") && export.contains("Cili"), "{export}");
    players[2].post("/me/delete", &[("sure", "yes")]).await;
    let gone = record(&site, &address).await.entrants[2].clone();
    assert_eq!((gone.visitor, gone.name.as_str(), gone.state), (None, "", EntrantState::Out));
    // One player is left: the tournament ends with the last table.
    wait(&site, &address, |record| record.tournament.state == TournamentState::Finished).await;
}

/// The same with the numbers of the players after the first.
fn shifted(record: &TournamentRecord) -> TournamentRecord {
    let mut record = record.clone();
    for seat in record.tables.iter_mut().flat_map(|table| &mut table.seats) {
        seat.entrant = seat.entrant.and_then(|number| number.checked_sub(1));
    }
    record
}

/// The server stopped after the tables of a round were written and before their games began.
#[tokio::test]
async fn a_half_begun_round_goes_on() {
    let (site, _) = site().await;
    let (mut host, _, address) = tournament(&site, &[], &["Anna", "Béla"]).await;
    start(&mut host, &address).await;
    site.execute("UPDATE game_table SET state = 'waiting', start_draws = '', begun = NULL, awaited = NULL")
        .await;
    let site = site.restart().await;
    keep_tournaments(&site.app).await;
    let now = record(&site, &address).await;
    assert_eq!((now.tables.len(), now.tables[0].state), (1, store::TableState::Playing));
    keep_tournaments(&site.app).await;
    assert_eq!(record(&site, &address).await, now, "and that is all");
}

/// Several servers find at the same time that a round is over.
#[tokio::test]
async fn one_of_several_servers_begins_a_round() {
    catalogue::testing::add_game::<CountUi>();
    let Some(server) = test_postgres::server() else { return };
    let database = server.database();
    let clock = Clock::standing(BEGIN);
    let config = || Config { clock: clock.clone(), ..Config::default() };
    let (one, other) = (Site::on_with(&database, config()).await, Site::on_with(&database, config()).await);
    let fields = [("rounds", "3"), ("hours", "1")];
    let (mut host, _, address) = tournament(&one, &fields, &["Anna", "Béla", "Cili", "Dani"]).await;
    start(&mut host, &address).await;
    // The time is up, and the two who are in turn are away.
    clock.set(Time(BEGIN.0 + HOUR));
    tokio::join!(keep_tournaments(&one.app), keep_tournaments(&other.app), keep_tournaments(&one.app));
    keep_tournaments(&other.app).await;
    let now = record(&one, &address).await;
    assert_eq!((now.tournament.round, now.rounds.len(), now.tables.len()), (2, 2, 3));
    assert_eq!(opponents(&now, 2).concat().len(), 2);
}

#[tokio::test]
async fn nobody_takes_the_seat_of_another() {
    let (site, _) = site().await;
    let names = ["Anna", "Béla", "Cili", "Dani"];
    let (mut host, mut players, address) = tournament(&site, &[], &names).await;
    start(&mut host, &address).await;
    let now = record(&site, &address).await;
    let table = &now.tables[0];
    let opened = site.store().await.summary(&table.code, None).await.expect("the table");
    let link = format!("/j/{}/{}", table.code, opened.table.chair_token(&opened.chairs[0]));
    let here: Vec<usize> = table.seats.iter().map(|seat| seat.entrant.expect("a player") as usize).collect();
    for (number, player) in players.iter_mut().enumerate().filter(|(number, _)| *number != here[0]) {
        let status = player.post(&link, &[]).await.status;
        let allowed = number == here[1];
        assert!(allowed || status == StatusCode::CONFLICT, "player {number}: {status}");
    }
    // Neither strangers nor the host can change who plays.
    let mut stranger = site.browser();
    for browser in [&mut stranger, &mut host] {
        let joined = browser.post(&format!("/t/{}/join", table.code), &[("name", "Eve")]).await;
        assert!(joined.status.is_client_error(), "{}", joined.status);
        for path in ["seats/1/stand-in", "seats/1/reissue", "close", "seats/1/holder"] {
            let fields = [("bot", "hard"), ("holder", "easy")];
            let answer = browser.post(&format!("/t/{}/{path}", table.code), &fields).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
        assert!(browser.view(&table.code).await["seat"].is_null(), "they may watch");
    }
}

/// Every address that shows something of a table.
fn doors(code: &str) -> Vec<String> {
    let table =
        ["", "/replay", "/replay?at=1", "/record", "/share.svg", "/share.png", "/explain/board", "/stream"];
    let mut doors: Vec<String> = table.iter().map(|door| format!("/t/{code}{door}")).collect();
    doors.extend(["", "/events"].map(|door| format!("/api/v1/tables/{code}{door}")));
    doors
}

async fn is_barred(browser: &mut Browser, code: &str) {
    for door in doors(code) {
        let answer = browser.get(&door).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{door}");
        assert!(answer.text().contains("same draws") && !answer.text().contains("pips "), "{door}");
    }
}

#[tokio::test]
async fn the_draws_of_a_duplicate_are_secret() {
    let (site, _) = site().await;
    let (mut host, mut players, address) =
        tournament(&site, &[("format", "duplicate")], &["Anna", "Béla"]).await;
    start(&mut host, &address).await;
    let now = record(&site, &address).await;
    let seed = now.tournament.seed.reveal();
    assert_eq!(now.tables.len(), 2, "somebody to be compared with");
    let code = |player: u32| {
        let own = now.tables.iter().find(|table| table.seats.iter().any(|seat| seat.entrant == Some(player)));
        own.expect("a table").code.clone()
    };
    let (annas, belas) = (code(0), code(1));
    let [anna, bela] = &mut players[..] else { panic!("two players") };
    let mut stranger = site.browser();
    for browser in [&mut *bela, &mut stranger, &mut host] {
        is_barred(browser, &annas).await;
    }
    // Nobody adds to the chance, gets a hint or takes anything back.
    let view = anna.my_turn(&annas).await;
    let version = view["version"].to_string();
    for (path, fields) in
        [("nonce", vec![("nonce", &"7c".repeat(32)[..])]), ("hint", vec![("version", version.as_str())])]
    {
        assert!(anna.post(&format!("/t/{annas}/{path}"), &fields).await.status.is_client_error(), "{path}");
    }
    // Another player does not come in by the link of a seat either.
    let opened = site.store().await.summary(&annas, None).await.expect("the table");
    let link = format!("/j/{annas}/{}", opened.table.chair_token(&opened.chairs[0]));
    assert_eq!(bela.post(&link, &[]).await.status, StatusCode::CONFLICT);
    finish(&mut [anna], &annas, "roll").await;
    for browser in [&mut *bela, &mut stranger, &mut host] {
        is_barred(browser, &annas).await;
        let page = browser.page(&address).await;
        assert!(page.contains("once you have finished your own game") && !page.contains(&annas), "{page}");
    }
    let own = anna.page(&format!("/t/{annas}")).await
        + &anna.page(&format!("/t/{annas}/record")).await
        + &anna.page(&address).await
        + &anna.page("/me/export").await
        + &first_event(anna, &format!("/api/v1/tables/{annas}/events")).await;
    assert!(!own.contains(&seed), "the seed is secret until all tables are over");
    is_barred(anna, &belas).await;
    finish(&mut [bela], &belas, "roll").await;
    wait(&site, &address, |record| record.tournament.state == TournamentState::Finished).await;
    // Now everything is for everybody, and the draws were the same, the bots' too.
    let mut records = Vec::new();
    for code in [&annas, &belas] {
        for _ in 0..500 {
            if stranger.get(&format!("/t/{code}/record")).await.status == StatusCode::OK {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        records.push(stranger.page(&format!("/t/{code}/record")).await);
    }
    assert_eq!(records[0], records[1]);
    assert!(records[0].contains(&seed) && records[0].contains("pips "), "{}", records[0]);
    let page = stranger.page(&address).await;
    assert!(page.contains(&seed) && page.contains("50\u{202F}%"), "{page}");
}

#[tokio::test]
async fn the_host_closes_and_the_operator_deletes() {
    let (site, _) = site().await;
    let (mut host, mut players, address) =
        tournament(&site, &[("format", "duplicate")], &["Anna", "Béla"]).await;
    start(&mut host, &address).await;
    let table = record(&site, &address).await.tables[0].code.clone();
    assert_eq!(players[0].post(&format!("{address}/close"), &[]).await.status, StatusCode::FORBIDDEN);
    host.post(&format!("{address}/close"), &[]).await;
    assert_eq!(record(&site, &address).await.tournament.state, TournamentState::Closed);
    host.view(&table).await;
    let code = address.rsplit('/').next().expect("a code");
    let delete = async |again: &str| {
        let form = format!("act=delete-tournament&table={code}&confirm={again}");
        let login = format!("Basic {}", BASE64_STANDARD.encode(format!("operator:{ADMIN}")));
        let request = Request::post("/admin")
            .header(header::AUTHORIZATION, login)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin");
        site.browser().ask(request.body(Body::from(form)).expect("a request")).await.status
    };
    assert_eq!(delete("ABCDEF").await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(delete(code).await, StatusCode::OK);
    assert_eq!(site.browser().get(&address).await.status, StatusCode::NOT_FOUND);
    assert!(!host.page("/tournaments").await.contains(&address));
    let page = site.browser().get(&format!("/t/{table}")).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN, "it is a private table like any other");
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_sentence() {
    let (site, _) = site().await;
    let (mut host, mut players, address) = tournament(&site, &[], &["Anna"]).await;
    let few = host.post(&format!("{address}/start"), &[]).await;
    assert_eq!(few.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(few.text().contains("At least two players"), "{}", few.text());
    let form = host.page("/tournaments/new?game=count&seats=3").await;
    assert!(form.contains("Create the tournament") && form.contains("Duplicate"), "{form}");
    let alone = host.post("/tournaments", &[("game", "dice-settlers"), ("seats", "1")]).await;
    assert_eq!(alone.status, StatusCode::UNPROCESSABLE_ENTITY);
    let wrong = host.post("/tournaments", &[("game", "count"), ("option-length", "many")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    for _ in 0..4 {
        host.post("/tournaments", &[("game", "count")]).await.location();
    }
    let many = host.post("/tournaments", &[("game", "count")]).await;
    assert_eq!(many.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(many.text().contains("You host 5 tournaments"), "{}", many.text());
    // Two of the same name can be told apart, and nobody joins after the beginning.
    let mut other = person(&site, "Anna").await;
    other.post(&format!("{address}/join"), &[]).await;
    assert_eq!(record(&site, &address).await.entrants[1].name, "Anna 2");
    start(&mut host, &address).await;
    let late = person(&site, "Eve").await.post(&format!("{address}/join"), &[]).await;
    assert!(late.text().contains("has begun"), "{}", late.text());
    assert_eq!(site.browser().get("/tournaments/NOBODY").await.status, StatusCode::NOT_FOUND);
    assert!(players[0].page("/").await.contains("href=\"/tournaments\""));
}
