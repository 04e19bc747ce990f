//! The drawings can be read: no text is too small, none lies on another, none leaves its slab or card.

use engine::{Game, Seat};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::look;
use ui_kit::{Language, TableUi};

use crate::table::positions;

/// The smallest text on a desktop, in pixels.
const LEAST: f32 = 12.0;

/// How wide the drawings are at 1440 × 900, in pixels, by their class.
const WIDTHS: [(&str, f32); 5] =
    [("mp-board", 732.0), ("mp-plate", 104.0), ("mp-bomb", 138.0), ("mp-card", 75.0), ("mp-secret", 62.0)];

/// A text as it is drawn, in units of its drawing.
#[derive(Debug)]
struct Text {
    words: String,
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
    turned: bool,
}

/// The width of a character of size 1, on the safe side.
fn advance(letter: char, class: &str) -> f32 {
    let condensed = match letter {
        '0'..='9' | '$' | '+' | '−' => 0.47,
        '/' | ' ' | 'i' | 'l' | '!' | '’' | '.' | 'I' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.66,
        _ if letter.is_uppercase() => 0.46,
        _ => 0.42,
    };
    match class {
        _ if class.contains("mp-type") => 0.6,
        _ if class.contains("mp-word") => condensed * 1.12,
        _ if class.contains("mp-spaced") => condensed + 0.05,
        _ => condensed,
    }
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn number(tag: &str, name: &str) -> f32 {
    attribute(tag, name).map_or(0.0, |value| value.parse().expect("a number"))
}

/// Shift and scale, and whether it is turned.
type Frame = (f32, f32, f32, bool);

fn moved((x, y, scale, turned): Frame, transform: &str) -> Frame {
    let mut frame = (x, y, scale, turned);
    for step in transform.split(')').map(str::trim).filter(|step| !step.is_empty()) {
        let (name, numbers) = step.split_once('(').expect("a transformation");
        let numbers: Vec<f32> =
            numbers.split([' ', ',']).map(|number| number.parse().expect("a number")).collect();
        match name {
            "translate" => {
                frame.0 += numbers[0] * frame.2;
                frame.1 += numbers.get(1).unwrap_or(&0.0) * frame.2;
            }
            "scale" => frame.2 *= numbers[0],
            _ => frame.3 = true,
        }
    }
    frame
}

/// Checks one `<svg>`, which begins with its opening tag.
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
    let unit = pixels / view[2];
    let mut stack: Vec<Frame> = vec![(0.0, 0.0, 1.0, false)];
    // The right edge of the slab, card or plate around, with the depth at which it ends.
    let mut boxes: Vec<(usize, f32, f32)> = Vec::new();
    let mut texts: Vec<Text> = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, after) = piece.split_once('>').expect("a tag ends");
        if tag.starts_with('/') {
            stack.pop();
            boxes.retain(|&(depth, ..)| depth <= stack.len());
            if stack.len() == 1 {
                break;
            }
            continue;
        }
        let here = *stack.last().expect("a frame");
        let frame = attribute(tag, "transform").map_or(here, |transform| moved(here, transform));
        let class = attribute(tag, "class").unwrap_or_default();
        if ["mp-slab", "mp-paper", "mp-sheet"].contains(&class) {
            let left = frame.0 + number(tag, "x") * frame.2;
            boxes.push((stack.len(), left, left + number(tag, "width") * frame.2));
        }
        if class == "mp-tray-rim" {
            // What lies under the tray is not seen.
            let (top, bottom) = (number(tag, "y"), number(tag, "y") + number(tag, "height"));
            texts.retain(|text| text.right > 595.0 || text.bottom < top || text.top > bottom);
        }
        stack.push(frame);
        if !tag.starts_with("text") {
            continue;
        }
        let size = number(tag, "font-size") * frame.2;
        assert!(size * unit >= LEAST - 0.05, "{after}: {} pixels in {context}", size * unit);
        let words = after.replace("&amp;", "&");
        let width: f32 = words.chars().map(|letter| advance(letter, class)).sum::<f32>() * size;
        let (x, y) = (frame.0 + number(tag, "x") * frame.2, frame.1 + number(tag, "y") * frame.2);
        let left = match attribute(tag, "text-anchor") {
            Some("middle") => x - width / 2.0,
            Some("end") => x - width,
            _ => x,
        };
        let text =
            Text { words, left, right: left + width, top: y - 0.68 * size, bottom: y, turned: frame.3 };
        if let Some(&(_, from, to)) = boxes.last() {
            assert!(
                text.left >= from - 1.0 && text.right <= to + 1.0,
                "{text:?} leaves {from}–{to} in {context}"
            );
        }
        assert!(
            text.left >= view[0] - 1.0 && text.right <= view[0] + view[2] + 1.0,
            "{text:?} leaves {context}"
        );
        texts.push(text);
    }
    for (at, one) in texts.iter().enumerate() {
        for other in texts[..at].iter().filter(|other| !one.turned && !other.turned) {
            let apart = one.left >= other.right - 0.8
                || other.left >= one.right - 0.8
                || one.top >= other.bottom - 0.5
                || other.top >= one.bottom - 0.5;
            assert!(apart, "“{}” lies on “{}” in {context}: {one:?} {other:?}", one.words, other.words);
        }
    }
    texts.len()
}

#[test]
fn texts_are_large_enough_apart_and_in_their_boxes() {
    let mut seen = 0;
    let mut number = 0;
    positions(97, |position, _| {
        number += 1;
        look::<ManhattanProjectUi, _>(position, position.to_act(), Language::ALL[number % 2], |scene| {
            let mut drawings = ManhattanProjectUi::board(scene).into_string();
            for area in ManhattanProjectUi::areas(scene) {
                drawings += &area.content.into_string();
            }
            for seat in Seat::all(position.seats()) {
                drawings += &ManhattanProjectUi::mat(scene, seat).into_string();
            }
            for (at, _) in drawings.match_indices("<svg") {
                let context = format!("position {number}, {:?}", position.stage());
                seen += check(&drawings[at..], &context);
            }
        });
    });
    assert!(number > 100 && seen > 10_000, "{number} positions with {seen} texts");
}
