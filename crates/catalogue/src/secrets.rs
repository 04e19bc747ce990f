//! Tests that two matches that differ only in what is hidden from a viewer look the same to that viewer: pictures,
//! texts, log.

use engine::{OptionMap, Seat, Seed};
use ui_kit::{Language, Names};

use crate::{AnyMatch, Reader, Shelf, View, find};

/// The cards two players keep in the two matches, and what a third player keeps in both.
struct Draft {
    first: [String; 2],
    second: [String; 2],
    third: String,
}

fn open() -> Box<dyn AnyMatch> {
    let game = find("manhattan-project").expect("a game of the list");
    let shelf = Shelf::new(None);
    let edition = shelf.edition(game).expect("the program's own components are good");
    let mut options = OptionMap::defaults(game.info());
    options.set("first", "1").expect("an option of the game");
    edition.open(&options, 3, Seed::of_series(5, 1)).expect("a table")
}

fn choices(table: &dyn AnyMatch) -> Vec<String> {
    let names = Names::numbered(table.seats(), Language::En);
    table.choices(&names, Language::En).into_iter().map(|choice| choice.notation).collect()
}

fn play(table: &mut dyn AnyMatch, notation: &str) {
    table.play(notation).unwrap_or_else(|reason| panic!("{notation}: {reason}"));
}

/// Plays until the first player drafts: that player trains an engineer and a scientist, the others build nothing.
fn to_the_draft(table: &mut dyn AnyMatch) {
    for _ in 0..200 {
        let legal = choices(table);
        if legal.iter().all(|choice| choice.starts_with("keep ")) {
            return;
        }
        let wishes: &[&str] = match table.to_act().map(Seat::number) {
            Some(0) => &[
                "place design-bomb",
                "send engineer scientist",
                "gain 1",
                "send labourer",
                "done",
                "place university-e",
                "place university-s",
                "retrieve",
            ],
            _ => &[
                "gain 1",
                "send labourer",
                "done",
                "place factory-middle",
                "place mine-middle",
                "place construction",
            ],
        };
        let wish = wishes.iter().find_map(|wish| legal.iter().find(|choice| choice.starts_with(wish)));
        play(table, wish.unwrap_or(&legal[0]));
    }
    panic!("no draft has begun");
}

/// The two matches, and the cards kept in them.
fn matches() -> ([Box<dyn AnyMatch>; 2], Draft) {
    let mut tables = [open(), open()];
    for table in &mut tables {
        to_the_draft(&mut **table);
    }
    let cards = choices(&*tables[0]);
    assert_eq!(cards, choices(&*tables[1]), "chance is the same in both");
    let [one, two, three] = [0, 1, 2].map(|number: usize| cards[number].clone());
    let draft = Draft { first: [one.clone(), two.clone()], second: [two, one], third: three };
    (tables, draft)
}

/// Everything that a table shows a viewer.
fn told(table: &dyn AnyMatch, viewer: Option<Seat>) -> String {
    let mut all = String::new();
    for language in Language::ALL {
        let names = Names::numbered(3, language);
        let moves = table.moves().len();
        for after in [moves.saturating_sub(2), moves.saturating_sub(1), moves] {
            let view = View { live: after == moves, text_mode: true, ..View::new(viewer, &names, language) };
            all += &format!("{:?}", table.picture(after, &view));
            all += &table.position(after, viewer, &names, language);
            for number in 1..=15 {
                for fuel in ["uranium", "plutonium"] {
                    let element = format!("mp-bomb-{fuel}-{number:02}");
                    all += &format!("{:?}", table.scene(after, &view).explain(&element));
                }
            }
            all += &format!("{:?}", table.standings(after));
        }
        all += &format!("{:?}", table.log(0, Reader::Viewer(viewer), &names, language));
        all += &format!("{:?}", table.alarms(&names, language));
    }
    all
}

fn compare(tables: &[Box<dyn AnyMatch>; 2], viewers: &[Option<Seat>], when: &str) {
    for &viewer in viewers {
        let [one, other] = [0, 1].map(|number: usize| told(&*tables[number], viewer));
        assert!(one == other, "{viewer:?} can tell the matches apart {when}");
    }
}

#[test]
fn secret_choices_of_others_are_shown_nowhere() {
    let ([mut one, mut other], draft) = matches();
    let [first, second, third] = [0, 1, 2].map(|seat| Some(Seat::new(seat)));
    play(&mut *one, &draft.first[0]);
    play(&mut *other, &draft.first[1]);
    let mut tables = [one, other];
    compare(&tables, &[None, third], "after the first has kept a card");
    for (table, card) in tables.iter_mut().zip(&draft.second) {
        play(&mut **table, card);
    }
    compare(&tables, &[None], "while the third decides");
    for table in &mut tables {
        play(&mut **table, &draft.third);
    }
    compare(&tables, &[None, third], "after the draft");
    for _ in 0..60 {
        let both = [0, 1].map(|number: usize| choices(&*tables[number]));
        let safe = |choice: &&String| {
            both[1].contains(choice)
                && !["build", "test", "load", "place design"].iter().any(|word| choice.starts_with(word))
        };
        let Some(choice) = both[0].iter().find(safe).cloned() else { break };
        for table in &mut tables {
            play(&mut **table, &choice);
        }
    }
    compare(&tables, &[None, third], "some turns later");
    // The two players see their own choices, and a reader of the record sees all.
    for viewer in [first, second] {
        assert_ne!(told(&*tables[0], viewer), told(&*tables[1], viewer));
    }
    let names = Names::numbered(3, Language::En);
    let log = |reader| format!("{:?}", tables[0].log(0, reader, &names, Language::En));
    assert!(
        log(Reader::Everything).contains(&draft.first[0])
            && log(Reader::Viewer(first)).contains(&draft.first[0])
    );
    for viewer in [None, second, third] {
        assert!(!log(Reader::Viewer(viewer)).contains(&draft.first[0]), "{viewer:?}");
    }
}

/// The decision of a bot does not depend on what is hidden from its seat.
#[test]
fn bots_do_not_know_what_others_keep() {
    let ([mut one, mut other], draft) = matches();
    for (table, at) in [(&mut one, 0), (&mut other, 1)] {
        play(&mut **table, &draft.first[at]);
        play(&mut **table, &draft.second[at]);
        play(&mut **table, &draft.third);
    }
    let mut compared = 0;
    for _ in 0..120 {
        if one.to_act() == Some(Seat::new(2)) {
            let decide = |table: &mut dyn AnyMatch| {
                table.decide(bots::BotKind::Greedy, 7).map(|job| job(bots::NEVER_CANCELLED))
            };
            assert_eq!(decide(&mut *one), decide(&mut *other));
            compared += 1;
        }
        let both = [choices(&*one), choices(&*other)];
        let safe = |choice: &&String| {
            both[1].contains(choice) && !["build", "place design"].iter().any(|word| choice.starts_with(word))
        };
        let Some(choice) = both[0].iter().find(safe).cloned() else { break };
        play(&mut *one, &choice);
        play(&mut *other, &choice);
    }
    assert!(compared > 10, "{compared}");
}

/// With open money everybody sees when a player cannot pay; with secret money only that player does.
#[test]
fn only_the_player_knows_when_a_secret_leaves_no_choice() {
    let game = find("power-grid").expect("a game of the list");
    let shelf = Shelf::new(None);
    let edition = shelf.edition(game).expect("the program's own components are good");
    for money in ["open", "secret"] {
        let mut options = OptionMap::defaults(game.info());
        options.set("money", money).expect("an option of the game");
        let mut table = edition.open(&options, 3, Seed::of_series(5, 1)).expect("a table");
        let (mut public, mut secret) = (0, 0);
        for number in 0..400 {
            if table.to_act().is_none() {
                break;
            }
            if table.only_option().is_some() {
                *(if table.is_forced_in_public() { &mut public } else { &mut secret }) += 1;
            }
            let job = table.decide(bots::BotKind::Random, number).expect("a seat acts");
            play(&mut *table, &job(bots::NEVER_CANCELLED));
        }
        assert_eq!(secret > 0, money == "secret", "{money}: {secret} of {}", public + secret);
        assert!(public + secret > 0);
    }
}
