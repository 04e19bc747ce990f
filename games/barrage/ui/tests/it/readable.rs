//! The map and the wheels can be read: no text is too small, none lies on another, none leaves its drawing.

use barrage_ui::BarrageUi;
use engine::{Game, Seat};
use testkit::ui::look;
use ui_kit::{Language, TableUi};

use crate::table::{game, play_by_bots, positions, setups};

/// The smallest text on a desktop, in pixels.
const LEAST: f32 = 12.0;

/// How wide the drawings are at 1440 × 900, in pixels, by their class.
const WIDTHS: [(&str, f32); 2] = [("ba-board", 600.0), ("ba-wheel", 156.0)];

/// What is only seen while something is pointed at, and the names of the areas, which are turned along the edge.
const PASSED_OVER: [&str; 4] = ["ba-tag", "ghost", "ba-way", "ba-area"];

/// The size of a text by its classes, as the styles have it.
fn size_of(class: &str) -> f32 {
    let sizes = [("ba-bonus-vp", "19px"), ("ba-level", "15px")];
    let found = sizes.iter().find(|(name, _)| class.contains(name));
    for (name, size) in sizes {
        assert!(BarrageUi::STYLES.contains(&format!(".{name} {{ font-size: {size}")), "{name}");
    }
    assert!(BarrageUi::STYLES.contains("font-size: 16.5px; font-weight: 700; text-anchor: middle"));
    found.map_or(16.5, |(_, size)| size.trim_end_matches("px").parse().expect("a size"))
}

/// The width of a character of size 1 in the condensed face, on the safe side.
fn advance(letter: char) -> f32 {
    match letter {
        '0'..='9' | '+' | '−' => 0.45,
        '/' | ' ' | 'i' | 'l' | '.' | 'I' | 't' | 'r' => 0.3,
        'm' | 'w' | 'M' | 'W' => 0.66,
        _ => 0.44,
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn number(tag: &str, name: &str) -> f32 {
    attribute(tag, name).map_or(0.0, |value| value.parse().expect("a number"))
}

/// The shift of a group; what is scaled has no text in it.
fn moved((x, y): (f32, f32), transform: &str) -> (f32, f32) {
    let inside = transform.strip_prefix("translate(").and_then(|rest| rest.split(')').next());
    let Some((by_x, by_y)) = inside.and_then(|inside| inside.split_once(' ')) else { return (x, y) };
    (x + by_x.parse::<f32>().expect("a number"), y + by_y.parse::<f32>().expect("a number"))
}

#[derive(Debug)]
struct Text {
    words: String,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

/// Checks one `<svg>`, which begins with its opening tag; how many texts it has.
fn check(svg: &str, context: &str) -> usize {
    let head = svg.split('>').next().expect("a tag");
    let class = attribute(head, "class").unwrap_or_default();
    let Some(&(_, pixels)) = WIDTHS.iter().find(|(name, _)| class.split(' ').any(|one| one == *name)) else {
        return 0;
    };
    let view: Vec<f32> = attribute(head, "viewBox")
        .expect("a view")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    let mut stack = Vec::new();
    let mut texts: Vec<Text> = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').expect("a tag ends");
        if tag.starts_with('/') {
            stack.pop();
            if stack.is_empty() {
                break;
            }
            continue;
        }
        let class = attribute(tag, "class").unwrap_or_default();
        let ((x, y), seen) = stack.last().copied().unwrap_or(((0.0, 0.0), true));
        let here = attribute(tag, "transform").map_or((x, y), |transform| moved((x, y), transform));
        let seen = seen && !class.split(' ').any(|one| PASSED_OVER.contains(&one));
        stack.push((here, seen));
        if !tag.starts_with("text") || !seen || after.is_empty() {
            continue;
        }
        let size = size_of(class);
        let on_screen = size * pixels / view[2];
        assert!(on_screen >= LEAST, "“{after}” is {on_screen} pixels high in {context}");
        let width: f32 = after.chars().map(advance).sum::<f32>() * size;
        let (x, y) = (here.0 + number(tag, "x"), here.1 + number(tag, "y"));
        let left = match class {
            "ba-gain" => x,
            "ba-machines" => x - width,
            _ => x - width / 2.0,
        };
        let text =
            Text { words: after.to_owned(), left, right: left + width, top: y - 0.7 * size, bottom: y };
        assert!(text.left >= view[0] && text.right <= view[0] + view[2], "{text:?} leaves {context}");
        texts.push(text);
    }
    for (at, one) in texts.iter().enumerate() {
        for other in &texts[..at] {
            let apart = one.left >= other.right - 0.5
                || other.left >= one.right - 0.5
                || one.top >= other.bottom - 0.5
                || other.top >= one.bottom - 0.5;
            assert!(apart, "“{}” lies on “{}” in {context}: {one:?} {other:?}", one.words, other.words);
        }
    }
    texts.len()
}

#[test]
fn texts_are_large_enough_and_apart() {
    let (mut drawn, mut seen) = (0, 0);
    let mut see = |position: &barrage::Barrage| {
        drawn += 1;
        look::<BarrageUi, _>(position, position.to_act(), Language::ALL[drawn % 2], |scene| {
            let mut drawings = BarrageUi::board(scene).into_string();
            for seat in Seat::all(position.seats()) {
                drawings += &BarrageUi::mat(scene, seat).into_string();
            }
            for (at, _) in drawings.match_indices("<svg") {
                let context = format!("position {drawn}, {:?}", position.stage());
                seen += check(&drawings[at..], &context);
            }
        });
    };
    positions(61, |position, _| see(position));
    for (number, (seats, options)) in (0..).zip(setups().into_iter().take(6)) {
        let mut moves = 0;
        play_by_bots(game(seats, &options, number), number, |position, _| {
            moves += 1;
            if moves % 37 == 0 {
                see(position);
            }
        });
    }
    assert!(drawn > 100 && seen > 10_000, "{drawn} positions with {seen} texts");
}
