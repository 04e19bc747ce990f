//! Every game with every option: two servers whose tables differ only in what a person may not know send that person the
//! same through every door.

use std::collections::BTreeSet;

use axum::http::Method;
use bots::{BotKind, NEVER_CANCELLED};
use catalogue::{AnyEdition, AnyGame, AnyMatch, Shelf};
use engine::{OptionMap, Seat, Seed};
use serde_json::{Map, Value, json};
use store::{Append, Move, Time};
use ui_kit::{Language, Names};
use web::Config;

use crate::secret_moves::{compare, first_event, without_clocks};
use crate::site::{Browser, Site};

/// How far games are played.
const MOVES: usize = 150;

/// The number of choices of a decision that are compared.
const CHOICES: usize = 6;

/// The number of elements of a page that are explained.
const EXPLAINED: usize = 40;

/// After this many moves a move is neither in the log of a page nor in that of the JSON.
const FORGOTTEN: usize = 70;

type Options = Vec<(&'static str, &'static str)>;

/// The defaults, and every other value of every option.
fn every_option(game: &dyn AnyGame) -> Vec<Options> {
    let info = game.info();
    let other = |option: &'static engine::OptionInfo| {
        let values =
            option.values.iter().filter(|value| **value != option.default && !value.starts_with('<'));
        values.map(|value| vec![(option.key, *value)]).collect::<Vec<_>>()
    };
    std::iter::once(Vec::new()).chain(info.options.iter().flat_map(other)).collect()
}

fn seed() -> Seed {
    Seed::of_series(21, 3)
}

/// A table for three; `None` if these options cannot be played by three people.
fn open(edition: &dyn AnyEdition, options: &Options) -> Option<Box<dyn AnyMatch>> {
    let mut map = OptionMap::defaults(edition.info());
    for (key, value) in options {
        map.set(key, value).expect("an option of the game");
    }
    let table = edition.open(&map, 3, seed()).ok()?;
    Seat::all(3).all(|seat| !table.plays_itself(seat)).then_some(table)
}

fn choices(table: &dyn AnyMatch) -> Vec<String> {
    let names = Names::numbered(table.seats(), Language::En);
    table.choices(&names, Language::En).into_iter().map(|choice| choice.notation).collect()
}

/// The same match once more.
fn again(edition: &dyn AnyEdition, table: &dyn AnyMatch) -> Box<dyn AnyMatch> {
    edition.verify(&table.record()).expect("a record can be replayed")
}

fn greedy(table: &mut dyn AnyMatch) -> String {
    let number = table.moves().len() as u64;
    table.decide(BotKind::Greedy, number).expect("a seat acts")(NEVER_CANCELLED)
}

/// Two matches between which a seat cannot tell the difference, although the seat `owner` can.
struct Twins {
    tables: [Box<dyn AnyMatch>; 2],
    viewer: Seat,
    owner: Seat,
    /// Whether a move that everybody saw differs, long ago.
    public_past: bool,
}

/// What each seat may know after each choice of the acting seat, up to the first choice that draws something and cannot be
/// undone.
fn known_after(mut table: Box<dyn AnyMatch>) -> Vec<(String, Vec<u64>)> {
    let (moves, mut known) = (table.moves().len(), Vec::new());
    for choice in choices(&*table).into_iter().take(CHOICES) {
        table.play(&choice).expect("a legal choice");
        let by = Seat::all(3).map(|viewer| table.known_by(viewer)).collect();
        if table.undo_to(moves).is_err() {
            break;
        }
        known.push((choice, by));
    }
    known
}

/// The first decision of a game at which somebody decides in secret, with two of its choices.
fn secret_decision(edition: &dyn AnyEdition, options: &Options) -> Option<Twins> {
    let mut table = open(edition, options)?;
    while table.moves().len() < MOVES {
        let owner = table.to_act()?;
        let after = known_after(again(edition, &*table));
        if let [(one, known), rest @ ..] = &after[..] {
            let viewers = Seat::all(3).filter(|&seat| seat != owner);
            let mut pairs = viewers.flat_map(|viewer| rest.iter().map(move |other| (viewer, other)));
            let secret = |(viewer, (_, other)): &(Seat, &(String, Vec<u64>))| {
                let same = |seat: Seat| known[seat.index()] == other[seat.index()];
                same(*viewer) && !same(owner)
            };
            if let Some((viewer, (other, _))) = pairs.find(secret) {
                let tables = [one, other].map(|choice| {
                    let mut table = again(edition, &*table);
                    table.play(choice).expect("a legal choice");
                    table
                });
                return Some(Twins { tables, viewer, owner, public_past: false });
            }
        }
        let choice = greedy(&mut *table);
        table.play(&choice).expect("a legal choice");
    }
    None
}

/// Two matches with secret money in which somebody paid another price for the same plant long ago.
fn other_price(edition: &dyn AnyEdition) -> Twins {
    let mut tables = [(); 2].map(|()| open(edition, &vec![("money", "secret")]).expect("three can play"));
    let mut paid = None;
    loop {
        let moves = tables[0].moves().len();
        let owner = tables[0].to_act().expect("the game is not over");
        let [one, other] = [choices(&*tables[0]), choices(&*tables[1])];
        let bids: Vec<&String> = one.iter().filter(|choice| choice.starts_with("bid ")).collect();
        if let (None, [low, high, ..]) = (paid, &bids[..]) {
            tables[0].play(low).expect("legal");
            tables[1].play(high).expect("legal");
            paid = Some((moves, owner));
            continue;
        }
        if let Some((at, payer)) = paid.filter(|(at, payer)| moves > at + FORGOTTEN && *payer != owner) {
            let viewer = owner;
            let [one, other] = [&tables[0], &tables[1]];
            assert!(at > 0 && one.known_by(payer) != other.known_by(payer), "the money differs");
            if one.known_by(viewer) == other.known_by(viewer) {
                return Twins { tables, viewer, owner: payer, public_past: true };
            }
        }
        assert!(moves < 1000, "the prices are never forgotten");
        // Nobody else bids for this plant.
        let passes = paid.is_some_and(|(at, _)| moves < at + 3) && one.contains(&"pass-bid".to_owned());
        let wish = if passes { "pass-bid".to_owned() } else { greedy(&mut *tables[0]) };
        let both = |choice: &&String| other.contains(choice);
        let choice = Some(&wish)
            .filter(both)
            .or_else(|| one.iter().rev().find(both))
            .expect("a common choice")
            .clone();
        for table in &mut tables {
            table.play(&choice).expect("legal in both");
        }
    }
}

/// A server with the first of the matches, the second server with the other one, and three people at both.
async fn serve(
    twins: &Twins,
    game: &str,
    options: &Options,
) -> ([Site; 2], [Vec<Browser>; 2], String, String) {
    let site = Site::with(Config { seed: Some(seed()), ..Config::default() }).await;
    let mut people = [site.browser(), site.browser(), site.browser()];
    let mut fields: Map<String, Value> =
        options.iter().map(|(key, value)| (format!("option-{key}"), json!(value))).collect();
    fields.extend([("game".to_owned(), json!(game)), ("seats".to_owned(), json!(3))]);
    fields.extend(["seat2", "seat3"].map(|seat| (seat.to_owned(), json!("link"))));
    let made = people[0].json(Method::POST, "/api/v1/tables", fields.into()).await.json();
    let code = made["code"].as_str().unwrap_or_else(|| panic!("{game} {options:?}: {made}")).to_owned();
    for (person, name) in people[1..].iter_mut().zip(["Béla", "Cili"]) {
        person.post(&format!("/t/{code}/join"), &[("name", name)]).await;
    }
    people[0].post(&format!("/t/{code}/start"), &[]).await;
    let watch = made["watch"].as_str().and_then(|link| link.find("/w/").map(|at| link[at..].to_owned()));
    let copy = site.copy().await;
    let mut sites = Vec::new();
    for (site, table) in [site, copy].into_iter().zip(&twins.tables) {
        let store = site.store().await;
        let known = store.open_table(&code).await.expect("the table");
        let lines = table.lines(known.moves.len());
        let time = Time(1_000_000);
        let moves: Vec<Move> = lines
            .into_iter()
            .map(|line| Move { seat: line.seat, action: line.action, draws: line.draws, time })
            .collect();
        let from = known.moves.len();
        let (step, awaited) = (known.table.step, table.to_act());
        let append =
            Append { code: &code, from, step, moves: &moves, awaited, used: None, results: None, bots: &[] };
        store.append(&append, time).await.expect("the moves of the match");
        store.close().await;
        sites.push(site.restart().await);
    }
    let browsers = [0, 1].map(|at: usize| people.iter().map(|person| sites[at].adopt(person)).collect());
    let sites: [Site; 2] = sites.try_into().unwrap_or_else(|_| panic!("two sites"));
    (sites, browsers, code, watch.expect("a link to watch"))
}

/// The ids of what is drawn on a page.
fn elements(page: &str) -> BTreeSet<String> {
    let ids = page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.filter(|id| id.as_bytes().get(2) == Some(&b'-')).map(str::to_owned).collect()
}

/// Everything a person can ask about a running table. Doors with the whole log are left out if moves that everybody saw
/// differ.
async fn sent(browser: &mut Browser, code: &str, moves: usize, whole_log: bool) -> Vec<(String, String)> {
    let here = format!("/t/{code}");
    let page = browser.page(&here).await;
    let mut doors = vec![
        format!("/api/v1/tables/{code}"),
        format!("{here}/record"),
        format!("{here}/share.svg"),
        format!("{here}/share.png"),
    ];
    if whole_log {
        doors.extend([format!("{here}/replay"), format!("{here}/replay?at={}", moves - 1)]);
    }
    let explained = elements(&page);
    let every = explained.len() / EXPLAINED + 1;
    doors.extend(explained.iter().step_by(every).map(|element| format!("{here}/explain/{element}")));
    let mut all = vec![(here.clone(), page)];
    for door in doors {
        let answer = browser.get(&door).await;
        let refused = door.contains("/record") || door.contains("/share");
        assert!(!refused || answer.status.is_client_error(), "{door}: {}", answer.status);
        all.push((door, format!("{} {}", answer.status, answer.text())));
    }
    for stream in [format!("{here}/stream"), format!("/api/v1/tables/{code}/events")] {
        all.push((stream.clone(), first_event(browser, &stream).await));
    }
    let version = browser.view(code).await["version"].to_string();
    let hint = browser.post(&format!("{here}/hint"), &[("version", &version)]).await;
    // What a bot advises is luck; that it can be asked for is not.
    all.push(("hint".to_owned(), format!("{} {}", hint.status, hint.header("location"))));
    browser.post("/me", &[("text_mode", "true")]).await;
    all.push(("text mode".to_owned(), browser.page(&here).await));
    browser.post("/me", &[("text_mode", "false")]).await;
    all.into_iter().map(|(door, text)| (door, without_advice(&without_clocks(&text)))).collect()
}

/// A page without what a bot advises.
fn without_advice(page: &str) -> String {
    match page.split_once("id=\"advice\"") {
        None => page.to_owned(),
        Some((before, after)) => {
            format!("{before}{}", after.split_once("</section>").map_or("", |(_, rest)| rest))
        }
    }
}

async fn check(twins: &Twins, game: &str, options: &Options) {
    let (sites, mut people, code, watch) = serve(twins, game, options).await;
    let what = format!("{game} {options:?} after {} moves", twins.tables[0].moves().len());
    let moves = twins.tables[0].moves().len();
    let whole_log = !twins.public_past;
    let mut seen = Vec::new();
    for people in &mut people {
        seen.push(sent(&mut people[twins.viewer.index()], &code, moves, whole_log).await);
    }
    compare(&seen[0], &seen[1], &format!("for seat {}, {what}", twins.viewer));
    seen.clear();
    for site in &sites {
        let mut watcher = site.browser();
        assert_eq!(watcher.get(&watch).await.location(), format!("/t/{code}"));
        seen.push(sent(&mut watcher, &code, moves, whole_log).await);
    }
    compare(&seen[0], &seen[1], &format!("for a watcher, {what}"));
    let owner = twins.owner.index();
    let [one, other] = &mut people;
    let [one, other] = [one[owner].view(&code).await, other[owner].view(&code).await];
    assert_ne!(
        (&one["position"], &one["log"]),
        (&other["position"], &other["log"]),
        "{what}: the owner knows it"
    );
}

#[tokio::test]
async fn no_door_tells_a_secret() {
    let shelf = Shelf::new(None);
    let mut secret = BTreeSet::new();
    for game in catalogue::games() {
        let slug = game.info().slug;
        let edition = shelf.edition(*game).expect("the program's own components are good");
        for options in every_option(*game) {
            if let Some(twins) = secret_decision(&*edition, &options) {
                secret.insert(format!("{slug} {options:?}"));
                check(&twins, slug, &options).await;
            }
        }
        if slug == "power-grid" {
            check(&other_price(&*edition), slug, &vec![("money", "secret")]).await;
        }
    }
    // If nothing differed, nothing was compared.
    for expected in [
        "castles-of-burgundy [(\"estates\", \"secret\")]",
        "castles-of-burgundy [(\"estates\", \"secret-extra\")]",
        "manhattan-project []",
    ] {
        assert!(secret.contains(expected), "{expected} is not among {secret:?}");
    }
}

/// A player who must pass for lack of secret money answers in person: an automatic answer would reveal it.
#[tokio::test]
async fn a_secret_reason_is_not_told_by_the_speed_of_the_answer() {
    let game = catalogue::find("power-grid").expect("a game of the list");
    let edition = Shelf::new(None).edition(game).expect("the program's own components are good");
    let options = vec![("money", "secret")];
    let mut table = open(&*edition, &options).expect("three can play");
    let forced = loop {
        let number = table.moves().len() as u64;
        let choice = table.decide(BotKind::Random, number).expect("a seat acts")(NEVER_CANCELLED);
        let mut next = again(&*edition, &*table);
        next.play(&choice).expect("a legal choice");
        if choice.starts_with("bid ") && next.only_option().is_some() && !next.is_forced_in_public() {
            break choice;
        }
        table.play(&choice).expect("a legal choice");
        assert!(table.to_act().is_some(), "nobody was ever short of money");
    };
    let owner = table.to_act().expect("a seat acts");
    let tables = [again(&*edition, &*table), table];
    let moves = tables[0].moves().len();
    let twins = Twins { tables, viewer: owner, owner, public_past: false };
    let (_sites, mut people, code, _) = serve(&twins, "power-grid", &options).await;
    let bidder = &mut people[0][owner.index()];
    let view = bidder.view(&code).await;
    bidder.play(&code, &view, &forced).await;
    let after = bidder.view(&code).await;
    assert_eq!(after["moves"].as_u64(), Some(moves as u64 + 1), "nobody has answered yet");
    let rival = usize::try_from(after["to_act"].as_u64().expect("a seat")).expect("few") - 1;
    let view = people[0][rival].view(&code).await;
    assert_eq!(crate::site::ids(&view), ["pass-bid"]);
    people[0][rival].play(&code, &view, "pass-bid").await;
    assert!(people[0][rival].view(&code).await["moves"].as_u64() > Some(moves as u64 + 1));
}
