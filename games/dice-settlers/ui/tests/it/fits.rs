//! What is written can be read: no text on the map is small or covers another, and no size in the styles is too small.

use dice_settlers::{Action, DiceSettlers, Main};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Playout};
use testkit::ui::look;
use testkit::{pick, play_at_random, play_by};
use ui_kit::{Language, TableUi};

use crate::table::{SET_UPS, game};

/// The pane of the map on a desktop of 1440 by 900 pixels.
const PANE: (f32, f32) = (612.0, 556.0);
/// The least size of letters, in pixels.
const LEAST: f32 = 12.0;
/// The sizes that the styles give, by class.
const STYLED: [(&str, f32); 2] = [("ds-pile", 23.0), ("ds-label", 13.0)];

/// A move and a scaling.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    y: f32,
    scale: f32,
}

/// A text where it is seen: left, top, right, bottom, and its size.
struct Written {
    text: String,
    bounds: [f32; 4],
    size: f32,
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn numbers(text: &str) -> Vec<f32> {
    text.split([' ', ',']).filter_map(|number| number.parse().ok()).collect()
}

/// Only a group whose text is looked at is moved and scaled, by equal amounts in both directions.
fn placed(outer: Place, tag: &str) -> Place {
    let mut place = outer;
    for step in attribute(tag, "transform").unwrap_or_default().split(')') {
        let Some((kind, values)) = step.trim().split_once('(') else { continue };
        match (kind, &numbers(values)[..]) {
            ("translate", &[x, y]) => {
                place = Place { x: place.x + x * place.scale, y: place.y + y * place.scale, ..place };
            }
            ("scale", &[scale]) => place.scale *= scale,
            _ => {}
        }
    }
    place
}

/// The texts of a drawing that are shown without pointing at anything.
fn written(markup: &str) -> Vec<Written> {
    let start = Place { x: 0.0, y: 0.0, scale: 1.0 };
    // The open elements: their name, place, the size they give to texts in them, and whether they are shown.
    let mut open = vec![(start, None::<f32>, true)];
    let mut found = Vec::new();
    for part in markup.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag ends");
        if tag.starts_with('/') {
            open.pop();
            continue;
        }
        let &(outer, outer_size, shown) = open.last().expect("an element is in another");
        let classes = attribute(tag, "class").unwrap_or_default();
        let styled = STYLED.iter().find(|(class, _)| classes.split(' ').any(|one| one == *class));
        let size = attribute(tag, "font-size").and_then(|size| size.parse().ok());
        let size = size.or(styled.map(|(_, size)| *size)).or(outer_size);
        let shown = shown && !tag.starts_with("defs") && !classes.contains("ds-preview");
        let place = placed(outer, tag);
        open.push((place, size, shown));
        if tag.starts_with("text") && shown {
            let size = size.unwrap_or_else(|| panic!("a size for {tag}"));
            let at = |name| attribute(tag, name).map_or(0.0, |value| value.parse().expect("a number"));
            let (x, y): (f32, f32) = (at("x"), at("y"));
            let half = 0.28 * size * text.chars().count() as f32;
            let bounds = [
                place.x + (x - half) * place.scale,
                place.y + (y - 0.68 * size) * place.scale,
                place.x + (x + half) * place.scale,
                place.y + y * place.scale,
            ];
            found.push(Written { text: text.to_owned(), bounds, size: size * place.scale });
        }
    }
    found
}

/// Returns the number of texts.
fn check(position: &DiceSettlers, language: Language) -> usize {
    let board = look::<DiceSettlersUi, _>(position, position.to_act(), language, DiceSettlersUi::board);
    let board = board.into_string();
    let view = numbers(attribute(&board, "viewBox").expect("a view"));
    let pixel = (PANE.0 / view[2]).min(PANE.1 / view[3]);
    let texts = written(&board);
    for (at, one) in texts.iter().enumerate() {
        assert!(one.size * pixel >= LEAST, "“{}” is {} px in {position:?}", one.text, one.size * pixel);
        for two in &texts[at + 1..] {
            let [left, top, right, bottom] = one.bounds;
            let [other_left, other_top, other_right, other_bottom] = two.bounds;
            let apart =
                left >= other_right || other_left >= right || top >= other_bottom || other_top >= bottom;
            assert!(
                apart,
                "“{}” {:?} and “{}” {:?} in {position:?}",
                one.text, one.bounds, two.text, two.bounds
            );
        }
    }
    texts.len()
}

/// Sixty games, half of them at random and half with players who explore and settle, so that the map becomes large and
/// crowded; some positions of each, from the first to the last.
#[test]
fn no_text_on_the_map_is_small_or_covers_another() {
    let (mut texts, mut most, mut drawn) = (0, 0, 0);
    for (number, (seats, options)) in (0..60).zip(SET_UPS.into_iter().cycle()) {
        let mut moves = 0;
        let see = |position: &DiceSettlers, _: &[_]| {
            moves += 1;
            if moves % 61 == 5 || moves % 61 == 40 && !position.drawn().is_empty() {
                texts += check(position, Language::ALL[moves % 2]);
                most = most.max(position.map().len());
                drawn += usize::from(!position.drawn().is_empty());
            }
        };
        if number % 2 == 0 {
            play_at_random(game(seats, options, number), number, see);
        } else {
            let mut picks = Playout::new(number);
            let choose = |_: &DiceSettlers, actions: &[Action]| {
                let grows = |action: &Action| {
                    matches!(
                        action,
                        Action::Begin(Main::Explore | Main::Settle)
                            | Action::Explore(_)
                            | Action::Place(..)
                            | Action::Join
                            | Action::Settle(_)
                    )
                };
                let growing: Vec<Action> = actions.iter().copied().filter(grows).collect();
                pick(if growing.is_empty() { actions } else { &growing }, &mut picks)
            };
            play_by(game(seats, options, number), number, choose, see);
        }
    }
    assert!(
        texts > 5000 && most >= 30 && drawn > 5,
        "{texts} texts, {most} tiles, {drawn} times tiles to choose"
    );
}

/// What is not drawn on the map has its sizes from the styles.
#[test]
fn no_size_in_the_styles_is_too_small() {
    let mut sizes = 0;
    for part in DiceSettlersUi::STYLES.split(['{', '}', ';']) {
        let Some((name, value)) = part.split_once(':') else { continue };
        if !matches!(name.trim(), "font" | "font-size") {
            continue;
        }
        let size = value.split([' ', '/']).find_map(|word| word.strip_suffix("px")?.parse::<f32>().ok());
        if let Some(size) = size {
            assert!(size >= LEAST, "{part}");
            sizes += 1;
        }
    }
    assert!(sizes > 20, "{sizes} sizes");
}

/// The check finds what it looks for.
#[test]
fn a_text_is_found_where_it_is_seen() {
    let drawing = "<svg><defs><text font-size=\"1\">x</text></defs><g transform=\"translate(10 20) scale(2)\">\
        <g class=\"ds-label\"><text y=\"5\">ab</text></g><g class=\"ds-preview\"><text font-size=\"1\">y</text></g></g></svg>";
    let [only] = &written(drawing)[..] else { panic!("one text") };
    assert_eq!((only.text.as_str(), only.size), ("ab", 26.0));
    let [left, top, right, bottom] = only.bounds;
    assert!(left < 10.0 && right > 10.0 && top < bottom && (bottom - 30.0).abs() < 0.01, "{:?}", only.bounds);
}
