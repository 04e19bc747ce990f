//! A number that a page shows in several places is the same in all of them: panel, mat, board, worksheet, text mode and, at
//! the end, the result.

use std::collections::BTreeMap;

use bots::{BotKind, NEVER_CANCELLED};
use engine::{OptionMap, Seat, Seed};
use ui_kit::{Language, Names};

use crate::{Picture, Shelf, View, find};

/// Where a number of a seat stands. `#` in a marker is the number of the seat.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// The score of the panel.
    Score,
    /// The total of the result.
    Total,
    /// The first number in the text of the panel after a marker.
    Panel(&'static str),
    /// The last number in the text of the panel before a marker.
    PanelBefore(&'static str),
    /// The same of the mat, or of the board if the mat of the seat is there.
    Mat(&'static str),
    /// The cell of the players' table in text mode under this heading.
    Text(&'static str),
    /// The last number of the worksheet's total in the phase of this number.
    SheetLast(usize),
    /// The first one.
    SheetFirst(usize),
}

use Place::{Mat, Panel, PanelBefore, Score, SheetFirst, SheetLast, Text, Total};

/// The places of one number. The game need not show it in all of them in every position, but in each in some.
type Number = &'static [Place];

const POWER_GRID: &[Number] = &[
    &[Score, Mat("id=\"pg-cities-#\""), Text("cities")],
    &[Panel("pg-purse"), Mat("id=\"pg-money-#\""), Text("money"), SheetLast(2)],
    &[Panel("<span class=\"pg-spoken\">powers"), Mat("id=\"pg-supplies-#\""), Text("powers"), SheetFirst(4)],
    &[PanelBefore("<span class=\"pg-spoken\"> coal"), Mat("id=\"pg-stock-#-coal\"")],
    &[PanelBefore("<span class=\"pg-spoken\"> oil"), Mat("id=\"pg-stock-#-oil\"")],
    &[PanelBefore("<span class=\"pg-spoken\"> garbage"), Mat("id=\"pg-stock-#-garbage\"")],
    &[PanelBefore("<span class=\"pg-spoken\"> uranium"), Mat("id=\"pg-stock-#-uranium\"")],
];
const POWER_GRID_END: &[Number] = &[&[Total, Panel("<span class=\"pg-spoken\">powers"), Text("powers")]];

const BURGUNDY: &[Number] = &[
    &[Score, Mat("id=\"cb-score-#\""), Text("VP")],
    &[Panel("title=\"workers\""), Mat("id=\"cb-workers-#\""), Text("workers")],
    &[Panel("title=\"silver\""), Mat("id=\"cb-silver-#\""), Text("silver")],
];
const BARRAGE: &[Number] = &[
    &[Score, Mat("id=\"ba-vp-#\""), Text("VP")],
    &[Panel("title=\"energy\""), Text("energy")],
    &[Panel("title=\"engineers\""), Mat("id=\"ba-engineers-#\""), Text("engin.")],
    &[Panel("title=\"credits\""), Mat("id=\"ba-credits-#\""), Text("credits")],
    &[Panel("title=\"excavators\""), Mat("id=\"ba-excavators-#\""), Text("exc.")],
    &[Panel("title=\"mixers\""), Mat("id=\"ba-mixers-#\""), Text("mix.")],
];
const BURGUNDY_AND_BARRAGE_END: &[Number] = &[&[Total, Score, Text("VP")]];

const DICE_SETTLERS: &[Number] = &[
    &[Panel("title=\"Tents\""), Mat("id=\"ds-home-#\""), Text("Tents")],
    &[Panel("title=\"Houses\""), Text("Houses")],
    &[Panel("title=\"Food\""), Mat("id=\"ds-token-#-food\"")],
    &[Panel("title=\"Wood\""), Mat("id=\"ds-token-#-wood\"")],
    &[Panel("title=\"Iron\""), Mat("id=\"ds-token-#-iron\"")],
    &[Panel("title=\"Gold\""), Mat("id=\"ds-token-#-gold\"")],
    &[Panel("ds-projected"), Mat("id=\"ds-score-#\""), Text("If the game ended now")],
    &[Mat("ds-peg ds-on"), Text("Dice quota")],
];
const DICE_SETTLERS_RUNNING: &[Number] = &[&[Score, Mat("id=\"ds-vp-#\""), Text("VP")]];
const DICE_SETTLERS_END: &[Number] = &[&[Total, Score, Panel("ds-projected"), Mat("id=\"ds-score-#\"")]];

const MANHATTAN: &[Number] = &[
    &[Score, Panel("mp-race"), Mat("id=\"mp-points-#\""), Text("VP")],
    &[Panel("title=\"money\""), Mat("id=\"mp-money-#\""), Text("money")],
    &[Panel("title=\"yellowcake\""), Mat("id=\"mp-yellowcake-#\""), Text("yellowcake")],
    &[Panel("title=\"plutonium\""), Mat("id=\"mp-plutonium-#\""), Text("plutonium")],
    &[Panel("title=\"uranium\""), Mat("id=\"mp-uranium-#\""), Text("uranium")],
    &[Panel("title=\"fighters\""), Mat("id=\"mp-fighter-#\""), Text("fighters")],
    &[Panel("title=\"bombers\""), Mat("id=\"mp-bomber-#\""), Text("bombers")],
    &[Panel("title=\"bomb cards\""), Mat("id=\"mp-hand-#\""), Text("bomb cards")],
    &[Mat("id=\"mp-spies-#\""), Text("spies")],
];
const MANHATTAN_END: &[Number] = &[&[Total, Score]];

/// The words of markup after its first or before its last tag, without tags.
fn words(markup: &str) -> String {
    markup
        .split('<')
        .map(|piece| piece.split_once('>').map_or(piece, |(_, text)| text))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The numbers of a text; a question mark, for what the viewer may not know, is one too.
fn numbers(text: &str) -> Vec<String> {
    let parts =
        text.split(|sign: char| !(sign.is_ascii_digit() || sign == '?' || sign == '−' || sign == '-'));
    let read = parts.map(|part| part.replace('−', "-"));
    read.filter(|part| part == "?" || part.parse::<i32>().is_ok()).collect()
}

fn after(markup: &str, marker: &str) -> Option<String> {
    let (_, rest) = markup.split_once(marker)?;
    numbers(&words(&format!("<{rest}"))).into_iter().next()
}

fn before(markup: &str, marker: &str) -> Option<String> {
    let (rest, _) = markup.split_once(marker)?;
    numbers(&words(rest)).pop()
}

/// The cell of a player under a heading, in the first table that has the heading.
fn cell(text: &str, name: &str, heading: &str) -> Option<String> {
    let tables = text.split("<table>").skip(1);
    let cells = |row: &str, tag: &str| -> Vec<String> {
        row.split(&format!("<{tag}"))
            .skip(1)
            .map(|cell| words(&format!("<{cell}")).trim().to_owned())
            .collect()
    };
    for table in tables {
        let (head, body) = table.split_once("</thead>")?;
        let Some(column) = cells(head, "th ").iter().position(|cell| cell == heading) else { continue };
        let mut rows = body.split("<tr>").skip(1);
        let row = rows.find(|row| cells(row, "th ").first().is_some_and(|first| first.starts_with(name)))?;
        return numbers(&cells(row, "td")[column - 1]).into_iter().next();
    }
    None
}

impl Place {
    fn read(self, picture: &Picture, seat: Seat, acting: bool, total: i32) -> Option<String> {
        let number = (seat.number() + 1).to_string();
        let (panel, text) = (&picture.panels[seat.index()].0, &picture.text.0);
        match self {
            Score => Some(picture.scores[seat.index()].to_string()),
            Total => Some(total.to_string()),
            Panel(marker) => after(panel, marker),
            PanelBefore(marker) => before(panel, marker),
            Mat(marker) => {
                let marker = marker.replace('#', &number);
                let areas = picture.areas.iter().map(|area| &area.content.0);
                let parts = [&picture.mats[seat.index()].0, &picture.board.0];
                let own = marker.contains("id=");
                parts
                    .into_iter()
                    .chain(areas)
                    .take(if own { 9 } else { 1 })
                    .find_map(|part| after(part, &marker))
            }
            Text(heading) => cell(text, &format!("Player {number}"), heading),
            SheetLast(phase) | SheetFirst(phase) => {
                let sheet =
                    picture.worksheet.as_ref().filter(|_| acting && picture.strip.current == Some(phase))?;
                let mut found = numbers(&sheet.total);
                if matches!(self, SheetLast(_)) { found.pop() } else { found.into_iter().next() }
            }
        }
    }
}

/// Plays games and compares the places of each number, at every eighth decision and at the end.
fn agree(slug: &str, always: &[Number], running: &[Number], over: &[Number]) {
    let game = find(slug).expect("a game of the list");
    let edition = Shelf::new(None).edition(game).expect("the program's own components are good");
    let mut missing: BTreeMap<String, bool> = BTreeMap::new();
    for (number, kind) in [(5, BotKind::Greedy), (6, BotKind::Random)] {
        let seats = game.info().usual_seats;
        let options = OptionMap::defaults(game.info());
        let mut table = edition.open(&options, seats, Seed::of_series(7, number)).expect("a table");
        let names = Names::numbered(seats, Language::En);
        for step in 0..3000 {
            let job = table.decide(kind, step);
            if step % 8 == 0 || job.is_none() {
                let moves = table.moves().len();
                let view = View {
                    live: true,
                    seen: moves,
                    whole: false,
                    revealed: job.is_none(),
                    text_mode: true,
                    ..View::new(table.to_act(), &names, Language::En)
                };
                let (picture, standings) = (table.picture(moves, &view), table.standings(moves));
                for seat in Seat::all(seats) {
                    let total = standings.score(seat).total();
                    let now = if job.is_none() { over } else { running };
                    for places in always.iter().chain(now) {
                        let acting = table.to_act() == Some(seat);
                        let read: Vec<_> =
                            places.iter().map(|place| place.read(&picture, seat, acting, total)).collect();
                        for (place, read) in places.iter().zip(&read) {
                            *missing.entry(format!("{place:?}")).or_insert(true) &= read.is_none();
                        }
                        let mut found = read.iter().flatten();
                        let first = found.next();
                        assert!(
                            found.all(|other| Some(other) == first),
                            "{slug}, step {step}, {seat}: {places:?} are {read:?}"
                        );
                    }
                }
            }
            let Some(job) = job else { break };
            table.play(&job(NEVER_CANCELLED)).expect("a legal action");
        }
        assert_eq!(table.to_act(), None, "{slug}: a game has an end");
    }
    missing.retain(|_, missing| *missing);
    assert!(missing.is_empty(), "{slug}: nowhere found: {missing:?}");
}

#[test]
fn numbers_agree_in_power_grid() {
    agree("power-grid", POWER_GRID, &[], POWER_GRID_END);
}

#[test]
fn numbers_agree_in_castles_of_burgundy() {
    agree("castles-of-burgundy", BURGUNDY, &[], BURGUNDY_AND_BARRAGE_END);
}

#[test]
fn numbers_agree_in_barrage() {
    agree("barrage", BARRAGE, &[], BURGUNDY_AND_BARRAGE_END);
}

#[test]
fn numbers_agree_in_dice_settlers() {
    agree("dice-settlers", DICE_SETTLERS, DICE_SETTLERS_RUNNING, DICE_SETTLERS_END);
}

#[test]
fn numbers_agree_in_the_manhattan_project() {
    agree("manhattan-project", MANHATTAN, &[], MANHATTAN_END);
}
