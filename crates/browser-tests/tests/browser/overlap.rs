//! Every text can be read: none overlaps another, leaves its box or is too small, in positions of every kind.

use std::collections::BTreeMap;

use bots::{BotKind, NEVER_CANCELLED};
use catalogue::{AnyMatch, Shelf, View};
use engine::{Info, OptionMap, Seat, Seed};
use serde_json::{Value, json};
use ui_kit::{Language, Names};

use crate::harness::{Screen, run};
use crate::play::{Player, games};

/// Looks at the texts of positions on an open table.
const OVERLAP: &str = include_str!("overlap.js");

/// How many positions of a game are looked at on each screen. `POSITIONS` sets another number.
const POSITIONS: usize = 8;

/// How far into a game its positions are: most are late, when most lies on the table.
const PARTS: [f64; 4] = [0.25, 0.6, 0.85, 0.99];

/// Names as people have them.
const NAMES: [&str; 6] = ["Anna", "Bence", "Christopher", "Dóra", "Emese", "Ferenc"];

/// A finished game: with some number of seats, some values of the options, played at random or by greedy bots.
fn played(info: &Info, number: usize) -> Box<dyn AnyMatch> {
    static SHELF: Shelf = Shelf::new(None);
    let edition = SHELF.edition(catalogue::find(info.slug).expect("it is in the catalogue"));
    let edition = edition.expect("the program's own components are good");
    let counts = usize::from(info.seats.end() - info.seats.start() + 1);
    let seats = info.seats.end() - u8::try_from(number % counts).expect("few seats");
    let mut options = OptionMap::defaults(info);
    let mut rest = number;
    for option in info.options {
        let values: Vec<_> = option.values.iter().filter(|value| !value.starts_with('<')).collect();
        if let Some(value) = values.get(rest % values.len().max(1)) {
            options.set(option.key, value).expect("it is a value of the option");
        }
        rest = rest / values.len().max(1) + number;
    }
    let seed = || Seed::of_series(17, number as u64);
    // Not every combination of options is a game.
    let opened = edition.open(&options, seats, seed());
    let mut table =
        opened.or_else(|_| edition.open(&OptionMap::defaults(info), seats, seed())).expect("a game");
    let kind = if number % 3 == 1 { BotKind::Random } else { BotKind::Greedy };
    for moves in 0..6000 {
        let Some(job) = table.decide(kind, moves + number as u64) else { break };
        table.play(&job(NEVER_CANCELLED)).expect("what a bot plays is legal");
    }
    table
}

/// A position as the acting seat sees it, with its choices, in the parts of a page.
fn drawn(table: &dyn AnyMatch, after: usize, number: usize) -> Value {
    let language = Language::ALL[number % Language::ALL.len()];
    let seats = usize::from(table.seats());
    let names = Names::new(NAMES[..seats].iter().map(|name| (*name).to_owned()).collect());
    let own = table.lines(after).first().map_or(Seat::new(0), |line| line.seat);
    let view =
        View { live: true, seen: after.saturating_sub(seats), ..View::new(Some(own), &names, language) };
    let picture = table.picture(after, &view);
    let mut mats: Vec<String> = picture.mats.into_iter().map(|markup| markup.into_string()).collect();
    let own_mat = mats.remove(own.index());
    let mut panels: Vec<String> = picture.panels.into_iter().map(|markup| markup.into_string()).collect();
    panels.rotate_left(own.index());
    let areas = picture.areas.into_iter();
    let areas = areas
        .map(|area| json!({ "id": area.id, "title": area.title, "content": area.content.into_string() }));
    let record = table.record();
    let options: Vec<_> = record.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    json!({
        "name": format!("game {number} after {after} moves, {seats} seats, {}", language.code()),
        "language": language.code(), "options": options.join(" "), "board": picture.board.into_string(),
        "areas": areas.collect::<Vec<_>>(), "own": own_mat, "rivals": mats, "panels": panels,
    })
}

fn positions(info: &Info, count: usize) -> Vec<Value> {
    let mut positions = Vec::new();
    for number in 0..count.div_ceil(PARTS.len()) {
        let table = played(info, number);
        let moves = table.moves().len();
        positions.extend(PARTS.iter().map(|part| drawn(&*table, (moves as f64 * part) as usize, number)));
    }
    positions
}

/// The screens, each with the size of its smallest text.
const SCREENS: [(Screen, f64); 3] =
    [(Screen::DESKTOP, 12.0), (Screen::SMALL_DESKTOP, 12.0), (Screen::PHONE, 11.0)];

/// Faults by kind: how often there is one, and where it was seen first.
type Faults = BTreeMap<String, (u32, String)>;

/// Looks at the texts of some positions on the screen of a player; returns how many there are.
async fn look(player: &Player, name: &str, positions: &[Value], least: f64, found: &mut Faults) -> u64 {
    let report = player.driver.execute(OVERLAP, vec![Value::from(positions), Value::from(least)]).await;
    let report = report.unwrap_or_else(|error| panic!("{name}: {error}")).json().clone();
    for fault in report["faults"].as_array().expect("a list") {
        let [kind, place] = ["kind", "place"].map(|key| fault[key].as_str().unwrap_or_default());
        found.entry(format!("{name}: {kind}")).or_insert_with(|| (0, place.to_owned())).0 += 1;
    }
    report["texts"].as_u64().expect("a count")
}

#[test]
fn texts_do_not_overlap() {
    run(async || {
        let count = std::env::var("POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(POSITIONS);
        let mut found = Faults::new();
        for info in games() {
            let positions = positions(info, count);
            let player = Player::sit(Screen::DESKTOP, info, *info.seats.end()).await;
            for (screen, least) in SCREENS {
                player.resize(screen).await;
                player.reopen().await;
                assert!(player.my_turn().await);
                player.wait("the fonts", "return document.fonts.status === 'loaded'").await;
                let name = format!("{} at {}", info.slug, screen.width);
                let mut texts = 0;
                // A script may take so long, and a message may be so large.
                for some in positions.chunks(8) {
                    texts += look(&player, &name, some, least, &mut found).await;
                }
                player.screenshot(&format!("texts-{}-{}", info.slug, screen.width)).await;
                assert!(texts > 40 * positions.len() as u64, "{name}: only {texts} texts");
            }
        }
        let lines = found.iter().map(|(kind, (times, place))| format!("{kind}\n    {times} times: {place}"));
        assert!(found.is_empty(), "{} faults:\n{}", found.len(), lines.collect::<Vec<_>>().join("\n"));
    });
}
