//! The drawings can be read: no text is too small, and none lies on another or leaves its drawing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use engine::{Game, Seat};
use power_grid::PowerGrid;
use power_grid_ui::PowerGridUi;
use testkit::play_at_random;
use testkit::ui::look;
use ui_kit::{Language, TableUi};

use crate::table::game;

/// The smallest text on a desktop, in pixels.
const LEAST: f32 = 12.0;

/// How many pixels a unit of a drawing has at 1440 × 900, by the class of the drawing. The map is drawn in pixels; cards
/// and trays shrink a little with their pane.
const UNITS: [(&str, f32); 3] = [("pg-board", 0.96), ("pg-card", 0.66), ("pg-fuel", 0.84)];

/// A text as it is drawn, in units of its drawing.
#[derive(Debug)]
struct Text {
    words: String,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

/// The sizes of texts by their classes: what the first rule of the style sheet says that ends with the class.
static SIZES: LazyLock<BTreeMap<&str, f32>> = LazyLock::new(|| {
    let mut sizes = BTreeMap::new();
    for line in PowerGridUi::STYLES.lines() {
        let Some((selector, body)) = line.split_once('{') else { continue };
        let Some((_, class)) = selector.trim().rsplit_once(" .") else { continue };
        let Some((before, _)) = body.split_once("px") else { continue };
        let size = before.rsplit([' ', ':']).next().and_then(|size| size.parse().ok());
        if let Some(size) = size.filter(|_| body.contains("font")) {
            sizes.entry(class).or_insert(size);
        }
    }
    sizes
});

/// The width of a character of size 1, on the safe side: names are in the text face, everything else is condensed.
fn advance(letter: char, class: &str) -> f32 {
    let name = class.contains("pg-name");
    match letter {
        'i' | 'l' | 'j' | 'I' | '.' | ' ' | '-' | 'f' | 't' | 'r' => {
            if name {
                0.34
            } else {
                0.27
            }
        }
        'm' | 'w' | 'M' | 'W' => {
            if name {
                0.86
            } else {
                0.62
            }
        }
        '0'..='9' => {
            if name {
                0.52
            } else {
                0.45
            }
        }
        _ if letter.is_uppercase() => {
            if name {
                0.62
            } else {
                0.46
            }
        }
        _ => {
            if name {
                0.55
            } else {
                0.42
            }
        }
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn number(tag: &str, name: &str) -> f32 {
    attribute(tag, name).map_or(0.0, |value| value.parse().expect("a number"))
}

/// Checks one `<svg>`, which begins with its opening tag. Returns how many texts it has. Prices and totals that a pointer or a
/// short list of legal cities brings up lie over the map on plates of their own, and names of neighbours are turned: they are
/// not compared.
fn check(svg: &str, context: &str) -> usize {
    let head = svg.split('>').next().expect("a tag");
    let classes = attribute(head, "class").unwrap_or_default();
    let Some(&(_, unit)) = UNITS.iter().find(|(name, _)| classes.split(' ').any(|one| one == *name)) else {
        return 0;
    };
    let view: Vec<f32> = attribute(head, "viewBox")
        .expect("a view")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    let mut stack = vec![(0.0, 0.0, false)];
    let mut texts: Vec<Text> = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').expect("a tag ends");
        if tag.starts_with('/') {
            stack.pop();
            if stack.len() == 1 {
                break;
            }
            continue;
        }
        let (x, y, over) = *stack.last().expect("a frame");
        let class = attribute(tag, "class").unwrap_or_default();
        let over = over || ["pg-badge", "pg-preview", "pg-around"].iter().any(|one| class.contains(one));
        let moved = attribute(tag, "transform").and_then(|moved| moved.strip_prefix("translate("));
        let (dx, dy) = moved
            .and_then(|rest| rest.split(')').next()?.split_once(' '))
            .map_or((0.0, 0.0), |(dx, dy)| (dx.parse().expect("a number"), dy.parse().expect("a number")));
        stack.push((x + dx, y + dy, over));
        if !tag.starts_with("text") || over {
            continue;
        }
        let kind = class.split(' ').next().expect("a class");
        let unused = class.contains("pg-name-unused");
        let size = *SIZES
            .get(if unused { "pg-name-unused" } else { kind })
            .unwrap_or_else(|| panic!("{kind} has a size"));
        assert!(size * unit >= LEAST, "{after}: {} pixels in {context}", size * unit);
        let words = after.to_owned();
        let width: f32 = words.chars().map(|letter| advance(letter, class)).sum::<f32>() * size;
        let (x, y) = (x + dx + number(tag, "x"), y + dy + number(tag, "y"));
        let left = match (attribute(tag, "text-anchor"), kind) {
            (Some("end"), _) => x - width,
            (Some("start"), _) | (None, "pg-number" | "pg-legend-name") => x,
            _ => x - width / 2.0,
        };
        let text = Text { words, left, right: left + width, top: y - 0.66 * size, bottom: y };
        let inside = text.left >= view[0] - 1.0 && text.right <= view[0] + view[2] + 1.0;
        assert!(inside && text.bottom <= view[1] + view[3], "{text:?} leaves {context}");
        texts.push(text);
    }
    for (at, one) in texts.iter().enumerate() {
        for other in &texts[..at] {
            let apart = one.left >= other.right - 1.0
                || other.left >= one.right - 1.0
                || one.top >= other.bottom - 0.5
                || other.top >= one.bottom - 0.5;
            assert!(apart, "“{}” lies on “{}” in {context}: {one:?} {other:?}", one.words, other.words);
        }
    }
    texts.len()
}

/// The first position of each stage of sixty games, and a few from later on, on both maps with every number of players.
#[test]
fn texts_are_large_enough_and_apart() {
    let (mut seen, mut drawn) = (0, 0);
    for number in 0..60u64 {
        let seats = 2 + (number % 5) as u8;
        let map = if number % 2 == 0 { "germany" } else { "usa" };
        let regions = if number % 10 == 0 { "draft" } else { "random" };
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(game(seats, &[("map", map), ("regions", regions)], number), number, |position, _| {
            moves += 1;
            // Thousands of bids take time and show nothing new.
            let rich = position.to_act().is_some_and(|seat| position.money(seat) > 300);
            if !rich && (stages.insert((position.stage(), position.step())) || moves % 400 == 0) {
                drawn += 1;
                seen += check_position(
                    position,
                    Language::ALL[drawn % 2],
                    &format!("game {number}, move {moves}"),
                );
            }
        });
    }
    assert!(drawn > 400 && seen > 30_000, "{drawn} positions with {seen} texts");
}

fn check_position(position: &PowerGrid, language: Language, context: &str) -> usize {
    look::<PowerGridUi, _>(position, position.to_act(), language, |scene| {
        let mut drawings = PowerGridUi::board(scene).into_string();
        for area in PowerGridUi::areas(scene) {
            drawings += &area.content.into_string();
        }
        for seat in Seat::all(position.seats()) {
            drawings += &PowerGridUi::mat(scene, seat).into_string();
        }
        drawings.match_indices("<svg").map(|(at, _)| check(&drawings[at..], context)).sum()
    })
}
