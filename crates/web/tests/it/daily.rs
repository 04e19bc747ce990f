//! The daily tables: one set-up for everybody, one try each, and nobody learns the draws of their own try beforehand.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use catalogue::AnyEdition;
use engine::{Record, Seed};
use store::{
    Assistance, ComponentSet, Daily, Day, Holder, NewTable, Pace, Replay, Secret, Settings, Time, Visibility,
    VisitorId,
};
use web::{Clock, Config};

use crate::secret_moves::first_event;
use crate::site::{Browser, Site, ids};
use crate::toy::CountUi;

const GAME: &str = "count";

fn today() -> Day {
    Day::parse("2026-11-18").expect("a date")
}

fn seed() -> Seed {
    Seed::new([77; 32])
}

/// Two hours before the end of a day.
fn evening(day: Day) -> Time {
    Time(day.end().0 - 2 * 60 * 60 * 1000)
}

fn setup(day: Day) -> Daily {
    Daily {
        day,
        game: GAME.to_owned(),
        seats: 2,
        bot: "greedy".to_owned(),
        options: vec![("length".to_owned(), "9".to_owned())],
        seed: seed(),
    }
}

fn edition() -> Arc<dyn AnyEdition> {
    catalogue::Shelf::new(None).edition(catalogue::find(GAME).expect("the game")).expect("an edition")
}

/// A server on whose clock it is evening, with a short game for today.
async fn site() -> (Site, Clock) {
    catalogue::testing::add_game::<CountUi>();
    let clock = Clock::standing(evening(today()));
    let site = Site::with(Config { clock: clock.clone(), ..Config::default() }).await;
    site.store().await.add_daily(&setup(today())).await.expect("a set-up");
    (site, clock)
}

async fn person(site: &Site, name: &str) -> Browser {
    let mut browser = site.browser();
    browser.post("/me", &[("name", name), ("bot_speed", "instant")]).await;
    browser
}

fn address(day: Day) -> String {
    format!("/daily/{day}/{GAME}")
}

/// Begins the try at the table of a day, or goes on with it.
async fn begin(browser: &mut Browser, day: Day) -> String {
    let answer = browser.post(&address(day), &[]).await;
    answer.location().strip_prefix("/t/").expect("a table").to_owned()
}

/// Plays a table to its end, always with this choice.
async fn finish(browser: &mut Browser, code: &str, choice: &str) {
    loop {
        let view = browser.my_turn(code).await;
        if view["state"] == "finished" {
            return;
        }
        browser.play_and_end(code, &view, choice).await;
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

/// Every door is closed, and says why.
async fn is_barred(browser: &mut Browser, code: &str) {
    for fragment in [false, true] {
        browser.fragment = fragment;
        for door in doors(code) {
            let answer = browser.get(&door).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{door}");
            let text = answer.text();
            assert!(text.contains("try at today") && !text.contains("pips "), "{door}: {text}");
        }
    }
    browser.fragment = false;
}

/// Everything that a visitor sees of a finished table.
async fn seen(browser: &mut Browser, code: &str) -> String {
    let mut all = String::new();
    for door in doors(code) {
        if door.ends_with("/stream") || door.ends_with("/events") {
            all += &first_event(browser, &door).await;
        } else if !door.contains("/explain/") && !door.ends_with(".png") {
            let answer = browser.get(&door).await;
            assert_eq!(answer.status, StatusCode::OK, "{door}");
            all += &answer.text();
        }
    }
    all
}

#[tokio::test]
async fn everybody_gets_the_same_draws() {
    let (site, clock) = site().await;
    let mut records = Vec::new();
    let mut codes = Vec::new();
    for name in ["Anna", "Béla"] {
        let mut browser = person(&site, name).await;
        let code = begin(&mut browser, today()).await;
        finish(&mut browser, &code, "roll").await;
        records.push(browser.page(&format!("/t/{code}/record")).await);
        codes.push((browser, code));
    }
    assert_eq!(records[0], records[1], "the bots play alike too");
    assert!(records[0].contains("pips "), "something was drawn: {}", records[0]);
    // The commitment is there, the seed only when the day is over.
    assert!(
        records[0].contains(&seed().commitment()) && !records[0].contains(&seed().reveal()),
        "{}",
        records[0]
    );
    clock.set(today().end());
    let (anna, code) = &mut codes[0];
    let record = anna.page(&format!("/t/{code}/record")).await;
    assert!(record.contains(&seed().reveal()), "{record}");
    let edition =
        catalogue::Shelf::new(None).edition(catalogue::find(GAME).expect("the game")).expect("an edition");
    edition
        .verify(&Record::parse(record.as_bytes()).expect("a record"))
        .expect("the draws follow from the seed");
}

/// Bots that play at random do so from the seed of the table.
#[tokio::test]
async fn the_same_choices_get_the_same_replies() {
    let (site, _) = site().await;
    let game = "castles-of-burgundy";
    let setup =
        Daily { game: game.to_owned(), bot: "random".to_owned(), options: Vec::new(), ..setup(today()) };
    let store = site.store().await;
    store.add_daily(&setup).await.expect("a set-up");
    let mut games = Vec::new();
    for name in ["Anna", "Béla"] {
        let mut browser = person(&site, name).await;
        let begun = browser.post(&format!("/daily/{}/{game}", today()), &[]).await;
        let code = begun.location().strip_prefix("/t/").expect("a table").to_owned();
        for _ in 0..6 {
            let view = browser.my_turn(&code).await;
            browser.play_and_end(&code, &view, &ids(&view)[0]).await;
        }
        browser.my_turn(&code).await;
        let moves = store.open_table(&code).await.expect("the table").moves;
        games.push(
            moves.into_iter().map(|played| (played.seat, played.action, played.draws)).collect::<Vec<_>>(),
        );
    }
    assert!(games[0].iter().any(|(seat, ..)| seat.number() == 1), "the bot has played: {games:?}");
    assert_eq!(games[0], games[1]);
}

#[tokio::test]
async fn a_visitor_has_one_try() {
    let (site, _) = site().await;
    let mut anna = person(&site, "Anna").await;
    let mut again = anna.clone();
    let address = address(today());
    let (one, other) = tokio::join!(anna.post(&address, &[]), again.post(&address, &[]));
    assert_eq!(one.location(), other.location(), "two requests at the same time");
    let code = begin(&mut anna, today()).await;
    assert_eq!(one.location(), format!("/t/{code}"));
    assert!(anna.page(&address).await.contains("Continue"));
    finish(&mut anna, &code, "add 3").await;
    assert_eq!(begin(&mut anna, today()).await, code, "also when it is finished");
    assert!(!anna.page(&address).await.contains("<form method=\"post\" action=\"/daily"));
    assert_eq!(site.store().await.tables_about(VisitorId(1)).await.expect("an answer"), [code]);
}

/// The server stopped after the table was written and before the game began.
#[tokio::test]
async fn a_half_opened_try_goes_on() {
    let (site, _) = site().await;
    let mut anna = person(&site, "Anna").await;
    let bot = (Holder::Bot("greedy".to_owned()), "Birch".to_owned());
    let edition = edition();
    let half = NewTable {
        code: "ABCDEF".to_owned(),
        game: GAME.to_owned(),
        rules: 1,
        components: ComponentSet { hash: edition.hash().to_owned(), files: edition.files().to_toml() },
        options: setup(today()).options,
        seed: seed(),
        secret: Secret::new([1; 32]),
        settings: Settings {
            title: String::new(),
            visibility: Visibility::Private,
            pace: Pace::Live,
            clocks: true,
            assistance: Assistance::Full,
            replay: Replay::Anyone,
            rated: false,
        },
        host: VisitorId(1),
        seats: vec![(Holder::Open, String::new()), bot],
        day: Some(today()),
    };
    site.store().await.create_table(&half, evening(today())).await.expect("a table");
    is_barred(&mut site.browser(), "ABCDEF").await;
    let joined = site.browser().post("/t/ABCDEF/join", &[("name", "Eve")]).await;
    assert_eq!(joined.status, StatusCode::FORBIDDEN);
    assert_eq!(begin(&mut anna, today()).await, "ABCDEF");
    assert_eq!(anna.my_turn("ABCDEF").await["seat"], 1);
}

#[tokio::test]
async fn nobody_sees_a_try_before_finishing_the_own_one() {
    let (site, clock) = site().await;
    let (mut anna, mut bela) = (person(&site, "Anna").await, person(&site, "Béla").await);
    let mut stranger = site.browser();
    let code = begin(&mut anna, today()).await;
    let watch = site.store().await.summary(&code, None).await.expect("the table").table.watch_token();
    let watch_link = format!("/w/{code}/{watch}");
    let program = |door: &str| {
        let request = Request::get(door).header(header::AUTHORIZATION, format!("Bearer {watch}"));
        request.body(Body::empty()).expect("a request")
    };
    // The try is running: it is for Anna alone.
    for browser in [&mut bela, &mut stranger] {
        is_barred(browser, &code).await;
        browser.get(&watch_link).await;
        is_barred(browser, &code).await;
    }
    finish(&mut anna, &code, "roll").await;
    // It is finished, but the others have not begun, or not finished.
    is_barred(&mut bela, &code).await;
    let own = begin(&mut bela, today()).await;
    let view = bela.my_turn(&own).await;
    bela.play_and_end(&own, &view, "roll").await;
    for browser in [&mut bela, &mut stranger, &mut site.browser()] {
        is_barred(browser, &code).await;
    }
    for door in doors(&code) {
        assert_eq!(site.browser().ask(program(&door)).await.status, StatusCode::FORBIDDEN, "{door}");
    }
    // A visitor who has finished sees finished tries, but no unfinished one.
    is_barred(&mut anna, &own).await;
    finish(&mut bela, &own, "roll").await;
    for (browser, code) in [(&bela, &code), (&anna, &own), (&anna, &code)] {
        assert!(
            !seen(&mut browser.clone(), code).await.contains(&seed().reveal()),
            "the seed is secret until the end of the day"
        );
    }
    is_barred(&mut stranger, &code).await;
    assert!(!anna.page("/me/export").await.contains(&seed().reveal()));
    // When the day is over, everything is for everybody.
    clock.set(today().end());
    assert!(seen(&mut site.browser(), &code).await.contains(&seed().reveal()));
}

#[tokio::test]
async fn a_try_gets_no_help() {
    let (site, clock) = site().await;
    let mut anna = person(&site, "Anna").await;
    let code = begin(&mut anna, today()).await;
    let view = anna.my_turn(&code).await;
    let version = view["version"].to_string();
    let table = format!("/t/{code}");
    for (path, fields) in [
        ("hint", vec![("version", version.as_str())]),
        ("nonce", vec![("nonce", &"7c".repeat(32)[..])]),
        ("seats/1/stand-in", vec![("bot", "expert")]),
        ("seats/2/holder", vec![("holder", "easy")]),
        ("seats/2/reissue", vec![]),
        ("shuffle", vec![]),
        ("start", vec![]),
        ("close", vec![]),
        ("unwatch", vec![]),
    ] {
        let answer = anna.post(&format!("{table}/{path}"), &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(anna.view(&code).await, view);
    // A committed turn without a draw could be taken back elsewhere.
    anna.play_and_end(&code, &view, "add 1").await;
    anna.my_turn(&code).await;
    let taken_back = anna.post(&format!("{table}/take-back"), &[("answer", "yes")]).await;
    assert!(taken_back.location().contains("notice="), "{}", taken_back.location());
    let moves = anna.view(&code).await["moves"].clone();
    assert_eq!(moves, 2);
    // The day after it is an ordinary table.
    clock.set(today().end());
    assert_eq!(anna.post(&format!("{table}/take-back"), &[("answer", "yes")]).await.location(), table);
    assert_eq!(anna.view(&code).await["moves"], 0);
}

#[tokio::test]
async fn a_second_device_shares_the_try_and_nobody_has_two() {
    let (site, _) = site().await;
    let (mut anna, mut phone, mut bela) =
        (person(&site, "Anna").await, site.browser(), person(&site, "Béla").await);
    let code = begin(&mut anna, today()).await;
    let own = begin(&mut bela, today()).await;
    let page = anna.page(&format!("/t/{code}/device")).await;
    let link = page.split("http").find_map(|rest| Some(&rest[rest.find("/j/")?..])).expect("a link");
    let link = link.split(['"', '<', '&']).next().expect("a link").to_owned();
    let refused = bela.post(&link, &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text().contains("your own try"), "{}", refused.text());
    is_barred(&mut bela, &code).await;
    assert_eq!(phone.post(&link, &[]).await.location(), format!("/t/{code}"));
    assert_eq!(begin(&mut phone, today()).await, code);
    finish(&mut phone, &code, "add 3").await;
    assert_eq!(site.store().await.daily_ranking(today(), GAME).await.expect("a ranking").len(), 1);
    assert_eq!(begin(&mut bela, today()).await, own);
}

#[tokio::test]
async fn points_and_replays_are_shown_after_the_own_try() {
    let (site, clock) = site().await;
    let (mut anna, mut bela) = (person(&site, "Anna <i>").await, person(&site, "Béla").await);
    let address = address(today());
    let code = begin(&mut anna, today()).await;
    let page = anna.page(&address).await;
    assert!(
        page.contains("Nobody has finished") && page.contains("2 h 0 min") && page.contains("18 November"),
        "{page}"
    );
    assert!(page.contains(&seed().commitment()) && !page.contains(&seed().reveal()));
    finish(&mut anna, &code, "add 3").await;
    // Anna is told where she stands; Béla sees only who has played.
    let page = anna.page(&address).await;
    assert!(page.contains("You are number 1 of 1") && page.contains(&format!("/t/{code}/replay")), "{page}");
    assert!(page.contains("1 day in a row") && !page.contains(&seed().reveal()), "{page}");
    let page = bela.page(&address).await;
    assert!(page.contains("Anna &lt;i&gt;") && page.contains("1 result"), "{page}");
    assert!(!page.contains(&code) && !page.contains("mean") && !page.contains("class=\"spread\""), "{page}");
    clock.set(today().end());
    let page = site.browser().page(&address).await;
    assert!(
        page.contains(&code) && page.contains(&seed().reveal()) && page.contains("out of competition"),
        "{page}"
    );
    // In Hungarian.
    bela.post("/me", &[("language", "hu")]).await;
    let page = bela.page(&address).await;
    assert!(page.contains("november 18.") && page.contains("Egy mohó bot ellen"), "{page}");
}

#[tokio::test]
async fn days_in_a_row_are_counted() {
    let (site, clock) = site().await;
    let mut anna = person(&site, "Anna").await;
    let store = site.store().await;
    // The fourth day is missed.
    for (number, streak) in [(0, "1 day"), (1, "2 days"), (2, "3 days"), (4, "1 day")] {
        let day = Day(today().0 + number);
        clock.set(evening(day));
        store.add_daily(&setup(day)).await.expect("a set-up");
        let code = begin(&mut anna, day).await;
        finish(&mut anna, &code, "add 3").await;
        let page = anna.page(&address(day)).await;
        assert!(page.contains(&format!("{streak} in a row")), "{number}: {page}");
    }
    // The day is not lost before it is over.
    clock.set(evening(Day(today().0 + 5)));
    assert!(anna.page(&address(today())).await.contains("1 day in a row"));
    clock.set(evening(Day(today().0 + 6)));
    assert!(anna.page(&address(today())).await.contains("Play today to begin a streak"));
}

#[tokio::test]
async fn a_game_that_ends_after_midnight_does_not_count() {
    let (site, clock) = site().await;
    let mut anna = person(&site, "Anna").await;
    let code = begin(&mut anna, today()).await;
    clock.set(today().end());
    finish(&mut anna, &code, "add 3").await;
    assert!(site.store().await.daily_ranking(today(), GAME).await.expect("a ranking").is_empty());
    assert!(anna.page(&address(today())).await.contains("Nobody has finished"));
}

#[tokio::test]
async fn earlier_days_are_played_out_of_competition() {
    let (site, _) = site().await;
    let mut anna = person(&site, "Anna").await;
    let yesterday = today().before();
    site.store().await.add_daily(&setup(yesterday)).await.expect("a set-up");
    assert!(anna.page(&address(today())).await.contains(&address(yesterday)));
    let (one, other) = (begin(&mut anna, yesterday).await, begin(&mut anna, yesterday).await);
    assert_ne!(one, other, "as often as one likes");
    finish(&mut anna, &one, "roll").await;
    assert!(anna.page(&format!("/t/{one}/record")).await.contains(&seed().reveal()));
    assert!(site.store().await.daily_ranking(yesterday, GAME).await.expect("a ranking").is_empty());
    for missing in
        ["/daily/2026-11-19", "/daily/2026-11-16", "/daily/2026-02-30", "/daily/x", "/daily/2026-11-18/chess"]
    {
        assert_eq!(anna.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
        assert!(anna.post(missing, &[]).await.status.is_client_error(), "{missing}");
    }
}

/// A set-up that another server made by a fast clock is no secret to be had before its day.
#[tokio::test]
async fn a_day_to_come_is_not_played() {
    let (site, clock) = site().await;
    let mut anna = person(&site, "Anna").await;
    clock.set(evening(today().before()));
    assert_eq!(anna.get(&address(today())).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.post(&address(today()), &[]).await.status, StatusCode::NOT_FOUND);
    clock.set(evening(today()));
    anna.page(&address(today())).await;
}

/// The set-ups of a day are made when somebody first looks, and every game can be played.
#[tokio::test]
async fn every_game_has_a_set_up() {
    let clock = Clock::standing(evening(today()));
    let site = Site::with(Config { clock, ..Config::default() }).await;
    let mut anna = person(&site, "Anna").await;
    assert!(anna.page("/").await.contains("href=\"/daily\""));
    let first = anna.page("/daily").await;
    assert_eq!(
        first,
        anna.page(&format!("/daily/{}", today())).await.replace(&format!("/daily/{}\"", today()), "/daily\"")
    );
    let store = site.store().await;
    for game in catalogue::games().iter().filter(|game| game.info().slug != GAME) {
        let slug = game.info().slug;
        let made = store.daily(today(), slug).await.expect("an answer").expect("a set-up");
        assert!(made.seats >= 2 && made.options.len() == game.info().options.len(), "{made:?}");
        assert!(anna.page(&format!("/daily/{}/{slug}", today())).await.contains(&made.seed.commitment()));
        let code = anna.post(&format!("/daily/{}/{slug}", today()), &[]).await;
        let code = code.location().strip_prefix("/t/").expect("a table").to_owned();
        let opened = store.open_table(&code).await.expect("the table");
        assert_eq!((opened.table.day, opened.table.seed), (Some(today()), made.seed));
        assert_eq!(opened.chairs.len(), usize::from(made.seats));
        let bots = opened.chairs.iter().filter(|chair| chair.holder == Holder::Bot(made.bot.clone()));
        assert_eq!(bots.count() + 1, opened.chairs.len());
        assert_eq!(opened.table.state, store::TableState::Playing);
    }
}
