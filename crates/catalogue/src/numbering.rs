//! Matches and environments by numbers, and the document about the numbers.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use bots::BotKind;
use engine::{ActionKind, Feature, OptionMap, Seat, Seed};
use ui_kit::{Language, Names};

use crate::{AnyEdition, AnyEnvironment, AnyGame, PlayError, Shelf, games};

fn environment(edition: &dyn AnyEdition, seats: u8, seed: u64) -> Box<dyn AnyEnvironment> {
    edition.environment(&OptionMap::defaults(edition.info()), seats, seed).expect("the defaults are valid")
}

/// Plays a whole game with a bot and returns its actions.
fn play(environment: &mut dyn AnyEnvironment, kind: BotKind) -> Vec<u32> {
    let mut played = Vec::new();
    while let Some(number) = environment.choose(kind, played.len() as u64) {
        environment.step(number).expect("bots choose legal actions");
        played.push(number);
    }
    played
}

#[test]
fn an_environment_plays_every_game_to_its_end_and_again() {
    let shelf = Shelf::new(None);
    for game in games() {
        let edition = shelf.edition(*game).expect("the built-in components are valid");
        let (info, numbering) = (game.info(), game.numbering());
        for seats in info.seats.clone() {
            let mut environment = environment(&*edition, seats, 1);
            assert_eq!((environment.seats(), environment.info().slug), (seats, info.slug));
            let mut mask = vec![7; numbering.action_count];
            environment.mask(&mut mask);
            let set = (0..).zip(&mask).filter(|(_, bit)| **bit == 1).map(|(number, _)| number);
            let mut legal = environment.legal().to_vec();
            legal.sort_unstable();
            assert_eq!(set.collect::<Vec<u32>>(), legal);
            let mut start = vec![0; environment.layout().len()];
            environment.observe(Seat::new(0), &mut start);

            let played = play(&mut *environment, BotKind::Random);
            assert!(environment.legal().is_empty() && environment.to_act().is_none());
            assert_eq!(environment.step(played[0]), Err(PlayError::Over));
            let scores = environment.standings();

            environment.reset(1);
            let mut again = vec![0; start.len()];
            environment.observe(Seat::new(0), &mut again);
            assert_eq!(start, again);
            for &number in &played {
                let notation = environment.notation(number);
                assert!(notation.is_some_and(|notation| !notation.is_empty()));
                environment.step(number).expect("it was legal before");
            }
            assert_eq!(format!("{:?}", environment.standings()), format!("{scores:?}"), "{}", info.slug);
        }
    }
}

#[test]
fn an_illegal_number_is_refused_and_changes_nothing() {
    let shelf = Shelf::new(None);
    for game in games() {
        let edition = shelf.edition(*game).expect("the built-in components are valid");
        let info = game.info();
        let mut environment = environment(&*edition, info.usual_seats, 2);
        let options = OptionMap::defaults(info);
        let mut table = edition.open(&options, info.usual_seats, Seed::of_series(1, 2)).expect("a table");
        let count = game.numbering().action_count as u32;
        let before = environment.legal().to_vec();
        let table_before = table.legal_numbers();
        let (mut refused, mut unknown) = (0, 0);
        for number in 0..=count {
            if !before.contains(&number) {
                match environment.step(number).expect_err("it is not legal") {
                    PlayError::Refused(refusal) => refused += u32::from(!refusal.rule.is_empty()),
                    PlayError::NotAnAction { text, .. } => unknown += u32::from(text == number.to_string()),
                    PlayError::Over => panic!("the game has just begun"),
                }
            }
            if !table_before.contains(&number) {
                assert!(table.play_number(number).is_err());
            }
        }
        assert_eq!(refused + unknown + before.len() as u32, count + 1, "{}", info.slug);
        assert!(refused > 0 && unknown > 0, "{}: {refused} {unknown}", info.slug);
        assert_eq!((environment.legal(), table.legal_numbers()), (&before[..], table_before));
        assert!(table.moves().is_empty());
    }
}

#[test]
fn a_match_is_played_by_numbers() {
    let shelf = Shelf::new(None);
    for game in games() {
        let edition = shelf.edition(*game).expect("the built-in components are valid");
        let info = game.info();
        let options = OptionMap::defaults(info);
        let open = || edition.open(&options, info.usual_seats, Seed::of_series(3, 3)).expect("a table");
        let (mut by_number, mut by_notation) = (open(), open());
        let names = Names::numbered(info.usual_seats, Language::En);
        let length = by_number.observation_layout().len();
        let mut values = [vec![0; length], vec![0; length]];
        for step in 0..60 {
            let Some(seat) = by_number.to_act() else { break };
            let numbers = by_number.legal_numbers();
            let choices = by_notation.choices(&names, Language::En);
            assert_eq!(
                numbers.len(),
                choices.len(),
                "{}: every action of these games has a number",
                info.slug
            );
            let at = step * 7 % numbers.len();
            by_number.play_number(numbers[at]).expect("it is legal");
            by_notation.play(&choices[at].notation).expect("it is legal");
            by_number.observe(seat, &mut values[0]);
            by_notation.observe(seat, &mut values[1]);
            assert_eq!(values[0], values[1]);
        }
        assert_eq!(by_number.record().to_string(), by_notation.record().to_string());
    }
}

/// Rows of the table of features: equal names but for numbers and rivals are one row.
fn feature_rows(layout: &[Feature]) -> String {
    let mut rows: Vec<(String, &Feature, usize, usize)> = Vec::new();
    for (at, feature) in layout.iter().enumerate() {
        let part = |part: &str| match part {
            _ if part.bytes().all(|byte| byte.is_ascii_digit()) => "*".to_owned(),
            _ if part.starts_with("rival") => "rival*".to_owned(),
            _ => part.to_owned(),
        };
        let pattern = feature.name.split('.').map(part).collect::<Vec<_>>().join(".");
        let same = |row: &&mut (String, &Feature, usize, usize)| {
            row.0 == pattern && (row.1.min, row.1.max) == (feature.min, feature.max)
        };
        match rows.iter_mut().find(same) {
            Some(row) => row.3 += 1,
            None => rows.push((pattern, feature, at, 1)),
        }
    }
    let mut text = String::new();
    for (pattern, feature, first, count) in rows {
        let _ = writeln!(text, "| {first} | `{pattern}` | {count} | {} | {} |", feature.min, feature.max);
    }
    text
}

fn kind_rows(kinds: &[ActionKind]) -> String {
    let mut text = String::new();
    let mut first = 0;
    for kind in kinds {
        let sizes: Vec<String> =
            kind.sizes.iter().filter(|&&size| size > 1).map(|size| size.to_string()).collect();
        let _ = writeln!(text, "| {first} | `{}` | {} | {} |", kind.name, sizes.join(" × "), kind.parts);
        first += kind.count();
    }
    text
}

fn section(game: &dyn AnyGame, edition: &dyn AnyEdition) -> String {
    let (info, numbering) = (game.info(), game.numbering());
    let usual = info.usual_seats;
    let mut text = format!("\n## {}\n\n", info.title);
    let _ = writeln!(
        text,
        "Layout version {}, action version {}, {} action numbers.\n",
        numbering.layout_version, numbering.actions_version, numbering.action_count
    );
    text += "| seats | features |\n|---|---|\n";
    for seats in info.seats.clone() {
        let _ = writeln!(text, "| {seats} | {} |", environment(edition, seats, 1).layout().len());
    }
    let _ = write!(
        text,
        "\nFeatures with {usual} seats:\n\n| first | name | count | min | max |\n|---|---|---|---|---|\n"
    );
    text += &feature_rows(&environment(edition, usual, 1).layout());
    text += "\nActions:\n\n| first | kind | sizes | parts |\n|---|---|---|---|\n";
    text + &kind_rows(numbering.kinds)
}

const INTRODUCTION: &str = "# Observations and action numbers

For neural networks and learning environments a position is a list of small integers and an action is one integer. This
file is generated: `UPDATE_OBSERVATIONS=1 cargo test -p catalogue observations`.

## Observations

An observation is what one seat may know of a position: everything public that matters, its own secrets, nothing of
another's secret and nothing of the future. It is filled into a buffer of 16-bit integers. The list of features depends only
on the game and the number of seats; each feature has a name and bounds. Values never leave the bounds: with component sets in
which they would, they become the nearest bound. Bounds are guarantees, not scales: typical values can be much smaller.

The observer is `own`; `rival1`, `rival2`, … are the other seats clockwise from there. A category is one flag per value
(one-hot); a quantity is one number; a component that is one of many is its number, with `-1` for none where `0` is a number.
Features of a rival's secret are `-1` or `0`. In the tables a `*` stands for a number (of a city, a hex, a card, a place) and
`rival*` for every rival; the numbers of components are their rows in the component files, counted from zero, or the numbers
printed on them. `first` is the place of the first feature of a row; features of one row are not always neighbours.

## Actions

Every legal action has a number below the action count (the exceptions are named in the tables). The number of an action is
the `first` number of its kind plus its parts, read as the digits of a number in mixed radix, the first part most significant.
So the kind and the parts are a factored form of the same numbering. In a position different actions have different numbers and a
number means one action; many numbers mean none. Players in parts are counted clockwise from the acting one.

The rules do not know these numbers: a mask of the legal ones comes with every position. The version of a layout or a
numbering grows with every change.
";

fn document() -> String {
    let shelf = Shelf::new(None);
    let sections = games().iter().map(|game| {
        let edition = shelf.edition(*game).expect("the built-in components are valid");
        section(*game, &*edition)
    });
    INTRODUCTION.to_owned() + &sections.collect::<String>()
}

#[test]
fn observations_are_documented() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/observations.md");
    let text = document();
    if env::var_os("UPDATE_OBSERVATIONS").is_some() {
        fs::write(&path, &text).expect("the document can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == text,
        "docs/observations.md is outdated: UPDATE_OBSERVATIONS=1 cargo test -p catalogue observations"
    );
}
