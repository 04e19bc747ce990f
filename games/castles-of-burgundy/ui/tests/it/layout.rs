//! The texts in the pictures at a window of 1440 × 900: none is smaller than 12 pixels, no two overlap, none leaves its
//! picture. Widths are estimated from the average letters of the bundled faces, a little too large.

use std::sync::LazyLock;

use bots::{BotKind, Knowledge, Skill};
use castles_of_burgundy::{Action, CastlesOfBurgundy};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::{play_at_random, play_by, ui::look};
use ui_kit::{Language, Scene, TableUi};

use crate::table::game;

/// The panes of the window: the player's own board, both sides of it before the game, the depots, the closed mat of a rival.
const BOARD: (f32, f32) = (680.0, 601.0);
const SIDES: (f32, f32) = (1076.0, 601.0);
const DEPOTS: (f32, f32) = (387.0, 601.0);
const MAT: (f32, f32) = (273.0, 151.0);
/// The whole table of a spectator.
const WATCH: (f32, f32) = (1076.0, 601.0);

/// What is only shown while it is pointed at, or in an open mat.
const UNSEEN: [&str; 3] = ["cb-plate", "cb-ghost", "cb-needed"];
/// What a spectator is not shown.
const UNSEEN_ON_SHEETS: [&str; 3] = ["cb-heading", "cb-sold", "cb-sizes"];
const UNSEEN_ON_MATS: [&str; 4] = ["cb-near", "cb-roundel", "cb-sizes", "cb-estate-name"];

/// A rule of the style sheet that says something about texts.
struct Rule {
    /// The simple selectors, outermost first.
    path: Vec<String>,
    size: Option<f32>,
    anchor: Option<String>,
    display_face: Option<bool>,
}

fn rules() -> Vec<Rule> {
    let mut rules = Vec::new();
    for rule in CastlesOfBurgundyUi::STYLES.split('}') {
        let Some((selectors, body)) = rule.rsplit_once('{') else { continue };
        let value = |name: &str| {
            let found =
                body.split(';').find_map(|one| one.trim().strip_prefix(name)?.trim().strip_prefix(':'));
            found.map(|value| value.trim().to_owned())
        };
        let rule = |selector: &str| Rule {
            path: selector.split_whitespace().map(str::to_owned).collect(),
            size: value("font-size").and_then(|size| size.strip_suffix("px")?.parse().ok()),
            anchor: value("text-anchor"),
            display_face: value("font-family").map(|face| face.contains("display")),
        };
        let selectors = selectors.rsplit("*/").next().unwrap_or_default();
        rules.extend(selectors.split(',').filter(|one| !one.contains([':', '@', '[', '>'])).map(rule));
    }
    rules
}

/// An open element: its name, classes and place.
#[derive(Clone)]
struct Open {
    name: String,
    classes: Vec<String>,
    hidden: bool,
    /// The scale, and the place of the origin.
    at: (f32, f32, f32),
    /// The size of the pane.
    pane: (f32, f32),
}

#[derive(Debug)]
struct Words {
    text: String,
    pixels: f32,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    printed: bool,
}

impl Words {
    fn overlaps(&self, other: &Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

fn numbers(text: &str) -> Vec<f32> {
    text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect()
}

/// The texts of a drawing in a pane, in pixels, and the centres of the hexes that cover their printed numbers.
fn words(markup: &str, pane: (f32, f32), mat: bool) -> Vec<Words> {
    static RULES: LazyLock<Vec<Rule>> = LazyLock::new(rules);
    let (mut words, mut covers) = (Vec::new(), Vec::new());
    let start = Open { name: String::new(), classes: Vec::new(), hidden: false, at: (1.0, 0.0, 0.0), pane };
    let mut open = vec![start];
    for piece in markup.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let parent = open.last().expect("an outermost element").clone();
        let name = tag.split(' ').next().unwrap_or_default().to_owned();
        let classes: Vec<String> =
            attribute(tag, "class").unwrap_or_default().split(' ').map(str::to_owned).collect();
        let is = |class: &str| classes.iter().any(|one| one == class);
        let watched = open.iter().any(|element| element.classes.iter().any(|class| class == "cb-sheets"));
        let dear = parent.classes.iter().any(|class| class == "cb-dear");
        let unseen = UNSEEN.iter().any(|class| is(class)) || (dear && is("cb-ring-lit"));
        let hidden = parent.hidden
            || unseen
            || name == "defs"
            || (mat && UNSEEN_ON_MATS.iter().any(|class| is(class)))
            || (watched && UNSEEN_ON_SHEETS.iter().any(|class| is(class)));
        let mut at = parent.at;
        for step in attribute(tag, "transform").unwrap_or_default().split(')') {
            let Some((kind, values)) = step.trim().split_once('(') else { continue };
            let values = numbers(values);
            match kind {
                "translate" => {
                    at = (at.0, at.1 + at.0 * values[0], at.2 + at.0 * values.get(1).unwrap_or(&0.0));
                }
                "scale" => at.0 *= values[0],
                _ => {}
            }
        }
        let mut pane = parent.pane;
        if name == "svg" && open.len() > 1 {
            let value = |name: &str| attribute(tag, name).and_then(|value| value.parse::<f32>().ok());
            pane = (
                value("width").map_or(pane.0, |wide| wide * at.0),
                value("height").map_or(pane.1, |high| high * at.0),
            );
            at = (at.0, at.1 + value("x").unwrap_or(0.0) * at.0, at.2 + value("y").unwrap_or(0.0) * at.0);
        }
        if let Some(view) = attribute(tag, "viewBox").map(numbers) {
            let scale = (pane.0 / view[2]).min(pane.1 / view[3]);
            let align = attribute(tag, "preserveAspectRatio").unwrap_or("xMidYMid");
            let part = |sign: &str| match align {
                _ if align.contains(&format!("{sign}Min")) => 0.0,
                _ if align.contains(&format!("{sign}Max")) => 1.0,
                _ => 0.5,
            };
            let x = (pane.0 - view[2] * scale) * part("x") - view[0] * scale;
            let y = (pane.1 - view[3] * scale) * part("Y") - view[1] * scale;
            at = (scale, at.1 + x, at.2 + y);
        }
        let here = Open { name, classes, hidden, at, pane };
        let is_hex = attribute(tag, "data-el")
            .is_some_and(|id| id.starts_with("cb-hex-") || id.starts_with("cb-side-"));
        if is_hex && !here.classes.iter().any(|class| class == "cb-dear") {
            covers.push((at.1, at.2));
        }
        open.push(here.clone());
        if here.name == "text" && !hidden && !text.is_empty() {
            words.push(measure(&RULES, &open, tag, text));
        }
    }
    let covered = |words: &Words| {
        let (x, y) = ((words.left + words.right) / 2.0, words.bottom);
        covers.iter().any(|(u, v)| (u - x).abs() < 9.0 && (0.0..30.0).contains(&(y - v)))
    };
    words.retain(|words| !words.printed || !covered(words));
    words
}

fn measure(rules: &[Rule], open: &[Open], tag: &str, text: &str) -> Words {
    let this = open.last().expect("the text itself");
    let fits = |simple: &str, element: &Open| match simple.strip_prefix('.') {
        Some(class) => element.classes.iter().any(|one| one == class),
        None => element.name == simple,
    };
    let matches = |rule: &&Rule| {
        let (last, above) = rule.path.split_last().expect("a selector");
        let mut ancestors = open[..open.len() - 1].iter();
        fits(last, this) && above.iter().all(|simple| ancestors.any(|element| fits(simple, element)))
    };
    let weight = |rule: &&Rule| rule.path.iter().filter(|simple| simple.starts_with('.')).count();
    let mut matching: Vec<&Rule> = rules.iter().filter(matches).collect();
    matching.sort_by_key(weight);
    let own = attribute(tag, "font-size").and_then(|size| size.parse().ok());
    let size = matching.iter().rev().find_map(|rule| rule.size).or(own);
    let size = size.unwrap_or_else(|| panic!("no size for \"{text}\" {:?}", this.classes));
    let anchor = matching.iter().rev().find_map(|rule| rule.anchor.clone()).unwrap_or_default();
    let capitals = matching.iter().rev().find_map(|rule| rule.display_face).unwrap_or(false);
    let letter = |sign: char| match sign {
        '0'..='9' | '+' | '−' | '×' => 0.53,
        ' ' | '·' | '/' | '.' => 0.26,
        _ if capitals => 0.74,
        'A'..='Z' => 0.64,
        _ => 0.53,
    };
    let (scale, x, y) = this.at;
    let pixels = size * scale;
    let wide: f32 = text.chars().map(letter).sum::<f32>() * pixels;
    let value = |name: &str| attribute(tag, name).and_then(|value| value.parse::<f32>().ok()).unwrap_or(0.0);
    let (x, bottom) = (x + value("x") * scale, y + value("y") * scale);
    let left = match anchor.as_str() {
        "start" => x,
        "end" => x - wide,
        _ => x - wide / 2.0,
    };
    let printed = this.classes.iter().any(|class| class == "cb-number")
        && open.iter().any(|element| element.classes.iter().any(|class| class == "cb-near"));
    Words {
        text: text.to_owned(),
        pixels,
        left,
        right: left + wide,
        top: bottom - 0.68 * pixels,
        bottom,
        printed,
    }
}

fn check(markup: &str, pane: (f32, f32), mat: bool) -> usize {
    let all = words(markup, pane, mat);
    for (place, one) in all.iter().enumerate() {
        assert!(one.pixels >= 12.0, "\"{}\" is too small: {one:?}", one.text);
        let inside = one.left >= 0.0 && one.top >= 0.0 && one.right <= pane.0 && one.bottom <= pane.1;
        assert!(inside, "\"{}\" leaves its picture: {one:?}", one.text);
        for other in &all[place + 1..] {
            assert!(!one.overlaps(other), "\"{}\" overlaps \"{}\": {one:?} {other:?}", one.text, other.text);
        }
    }
    all.len()
}

fn check_position(position: &CastlesOfBurgundy, language: Language) -> usize {
    let viewer = position.to_act().unwrap_or(Seat::new(0));
    look::<CastlesOfBurgundyUi, _>(position, Some(viewer), language, |scene| {
        let areas = CastlesOfBurgundyUi::areas(scene);
        let board = if areas.is_empty() { SIDES } else { BOARD };
        let mut seen = check(&CastlesOfBurgundyUi::board(scene).into_string(), board, false);
        for area in areas {
            seen += check(&area.content.into_string(), DEPOTS, false);
        }
        let watching = Scene { viewer: None, deciding: false, choices: &[], ..*scene };
        seen += check(&CastlesOfBurgundyUi::board(&watching).into_string(), WATCH, false);
        for seat in Seat::all(position.seats()).filter(|&seat| seat != viewer) {
            let mat = CastlesOfBurgundyUi::mat(scene, seat).into_string();
            // The drawing of the board; the list below it is text of the page.
            let end = mat.find("</svg>").expect("a drawing") + "</svg>".len();
            let drawing = &mat[mat.find("<svg").expect("a drawing")..end];
            seen += check(drawing, MAT, true);
        }
        seen
    })
}

/// Sixty games, half of them at random and half between sensible players, with every number of players: a few positions
/// of each, from its first to its last move.
#[test]
fn texts_are_large_enough_and_do_not_overlap() {
    let estates = ["basic", "open", "secret-extra", "same-7", "open-extra"];
    let (mut positions, mut seen) = (0, 0);
    for number in 0..60u64 {
        let seats = 2 + u8::try_from(number % 3).expect("a small number");
        let begun = game(seats, estates[number as usize % estates.len()], number);
        let language = Language::ALL[number as usize % 2];
        let (mut moves, every) = (number as usize % 7, 110 + 20 * usize::from(seats));
        let mut see = |position: &CastlesOfBurgundy| {
            if moves.is_multiple_of(every) || position.to_act().is_none() {
                seen += check_position(position, language);
                positions += 1;
            }
            moves += 1;
        };
        if number % 2 == 0 {
            play_at_random(begun, number, |position, _| see(position));
        } else {
            let mut bot = BotKind::Greedy.bot(number, &Skill::built_in());
            let choose = |position: &CastlesOfBurgundy, all: &[Action]| {
                bot.choose(&Knowledge::new(position, all).expect("somebody acts"))
            };
            play_by(begun, number, choose, |position, _| see(position));
        }
    }
    assert!(positions >= 100 && seen > 50 * positions, "{positions} positions, {seen} texts");
}
