//! The profile and the statistics of a game.

use engine::Seat;
use serde_json::Value;
use store::{
    Append, Assistance, ComponentSet, Holder, Move, NewTable, Pace, Replay, SeatResult, Secret, Settings,
    Store, Time, Visibility, VisitorId,
};

use crate::harness::{Browser, Machine, Screen, Server, run};
use crate::looks::{pale_texts, violations};
use crate::play::{Player, game};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The visitor of a browser.
async fn visitor(browser: &Machine) -> VisitorId {
    let secret = browser.cookie().await.value;
    let found = Server::shared().await.store.visitor(&secret, Time::now()).await.expect("the database");
    found.expect("the server knows the browser").id
}

/// A finished rated game of two people and a bot, `days` ago.
async fn finished(
    store: &Store,
    number: u8,
    game: &str,
    people: [(VisitorId, &str); 2],
    places: [u8; 3],
    days: i64,
) {
    let at = Time(Time::now().0 - days * DAY);
    let code = format!("PROF{number:02}");
    let open = || (Holder::Open, String::new());
    let bot = if number.is_multiple_of(3) { "hard" } else { "normal" };
    let new = NewTable {
        code: code.clone(),
        game: game.to_owned(),
        rules: 1,
        components: ComponentSet { hash: "00".repeat(32), files: String::new() },
        options: Vec::new(),
        seed: engine::Seed::new([number; 32]),
        secret: Secret::new([number; 32]),
        settings: Settings {
            title: String::new(),
            visibility: Visibility::Private,
            pace: Pace::Live,
            clocks: false,
            assistance: Assistance::Full,
            replay: Replay::Anyone,
            rated: true,
        },
        host: people[0].0,
        seats: vec![open(), open(), (Holder::Bot(bot.to_owned()), "Cedar".to_owned())],
        day: None,
    };
    store.create_table(&new, at).await.expect("a new table");
    for (chair, (person, name)) in (0..).zip(people) {
        store.sit(&code, chair, person, name, at).await.expect("a free chair");
    }
    let version = store.summary(&code, None).await.expect("the table").table.version;
    store.start(&code, version, &[], Some(Seat::new(0)), at).await.expect("a full table");
    let step = store.summary(&code, None).await.expect("the table").table.step;
    let result = |(seat, &place): (u8, &u8)| SeatResult {
        seat: Seat::new(seat),
        place,
        score: 190 - 9 * i32::from(place) + i32::from(number),
        points: Vec::new(),
    };
    let results: Vec<SeatResult> = (0..).zip(&places).map(result).collect();
    let last = [Move { seat: Seat::new(0), action: "end".to_owned(), draws: Vec::new(), time: at }];
    let append = Append {
        code: &code,
        from: 0,
        step,
        moves: &last,
        awaited: None,
        used: None,
        results: Some(&results),
        bots: &[("normal", 1500.0), ("hard", 1800.0)],
    };
    store.append(&append, at).await.expect("the end");
}

/// Nothing is wrong with the open page in either theme, and nothing is wider than the screen.
async fn is_fine(browser: &Machine, name: &str) {
    for theme in ["light", "dark"] {
        browser.prefer(&[("prefers-color-scheme", theme), ("prefers-reduced-motion", "reduce")]).await;
        browser.at_rest().await;
        let mut found = violations(browser, false).await;
        found.extend(pale_texts(browser).await);
        assert!(found.is_empty(), "{name}, {theme}: {found:?}");
        browser.screenshot(&format!("{name}-{theme}")).await;
    }
    let width = "return document.documentElement.scrollWidth <= innerWidth";
    assert!(browser.holds(width).await, "{name}: the page is wider than the screen");
    // Drawn texts shrink with the drawing.
    let small =
        "return [...document.querySelectorAll('.chart text')].filter((text) => text.checkVisibility())
        .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a)
        .filter((size) => size < (innerWidth < 600 ? 11 : 12)).map(String)";
    let small = browser.strings(small).await;
    assert!(small.is_empty(), "{name}: texts of {small:?} px");
}

/// A player sees results, ratings and rivals, and opens them to others.
#[test]
fn the_profile_shows_ratings_and_results() {
    run(async || {
        let server = Server::shared().await;
        let url = &server.url;
        let browser = Browser::open(Screen::DESKTOP).await;
        browser.go(&format!("{url}/me")).await;
        browser.post("/me", &[("name", "Béla")]).await;
        let bela = visitor(&browser).await;
        let anna = server.store.create_visitor("a secret of Anna", Time::now()).await.expect("a visitor").id;
        server.store.name_visitor(anna, "Anna").await.expect("a visitor");
        let games = ["castles-of-burgundy", "castles-of-burgundy", "dice-settlers", "barrage"];
        let places = [[1, 2, 3], [2, 1, 3], [1, 3, 2], [3, 1, 2], [1, 2, 2], [2, 3, 1]];
        for number in 0..18 {
            let (game, places) = (games[usize::from(number) % 4], places[usize::from(number * 5) % 6]);
            let people = [(bela, "Béla"), (anna, "Anna")];
            finished(&server.store, number, game, people, places, 170 - 9 * i64::from(number)).await;
        }
        browser.go(&format!("{url}/")).await;
        browser.click(".top .who").await;
        browser.wait("the profile", "return !!document.querySelector('.curve.most')").await;
        assert_eq!(
            browser.number("return document.querySelectorAll('.chart.wide .label').length").await,
            3.0
        );
        assert_eq!(browser.number("return document.querySelectorAll('.records tbody tr').length").await, 3.0);
        is_fine(&browser, "profile").await;
        browser.click(".sharing button").await;
        browser.wait("the link", "return !!document.querySelector('.sharing .link code')").await;
        let link = browser.string("return document.querySelector('.sharing .link code').innerText").await;
        for (screen, name) in [(Screen::PHONE, "profile-phone"), (Screen::SMALL_DESKTOP, "profile-small")] {
            browser.resize(screen).await;
            browser.go(&format!("{url}/profile")).await;
            is_fine(&browser, name).await;
        }
        browser.forget_cookies().await;
        browser.go(&link).await;
        let page = browser.text().await;
        assert!(page.contains("Béla") && page.contains("Hard bot") && !page.contains("Anna"), "{page}");
        is_fine(&browser, "profile-of-another").await;
    });
}

/// The finished public games of bots are counted by themselves.
#[test]
fn the_statistics_of_a_game_are_drawn() {
    run(async || {
        let url = &Server::shared().await.url;
        let browser = Browser::open(Screen::DESKTOP).await;
        let game = game("castles-of-burgundy");
        let fields = [("seat1", "easy"), ("seat2", "easy"), ("visibility", "open")];
        let player = Player::sit_in(browser, url, game, 2, &[], &fields).await;
        player.watch_to_the_end().await;
        let browser = player.rise();
        let page = format!("{url}/statistics/{}", game.slug);
        browser.go(&page).await;
        let counted = "return fetch(location.href).then((answer) => answer.text()).then((text) => text.includes('class=\"plots\"'))";
        browser.wait("the game to be counted", counted).await;
        for (screen, name) in [(Screen::DESKTOP, "statistics"), (Screen::PHONE, "statistics-phone")] {
            browser.resize(screen).await;
            browser.go(&page).await;
            let shown = browser.number("return document.querySelectorAll('.plot').length").await;
            assert!((shown - 3.0).abs() < 0.1, "{shown} plots");
            is_fine(&browser, name).await;
        }
        let all: Value = browser
            .js("return fetch('/api/v1/statistics/castles-of-burgundy').then((answer) => answer.json())")
            .await;
        assert!(all["by_players"][0]["games"].as_u64() >= Some(1), "{all}");
    });
}
