//! The pictures in many random games: every choice has its targets, every component its explanation, and what
//! must hold in any drawing.

use std::collections::BTreeSet;

use castles_of_burgundy::{Action, Building, CastlesOfBurgundy, Event, Hex, Kind, Stage, Tile};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::ui::{
    check_choices, check_escaping, check_explanation, check_impossible, check_labels, check_onlookers,
    check_pictures, check_still, check_unknown, check_without_help, look, marked, tags,
};
use ui_kit::{Language, Names, TableUi};

use crate::table::{game, positions, seat};

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let is_button = |action| matches!(action, Action::Decline | Action::Done);
    let mut stages = BTreeSet::new();
    positions(37, |position, _| {
        check_choices::<CastlesOfBurgundyUi>(position, is_button);
        stages.insert(position.stage());
    });
    assert!(stages.len() >= 9, "{stages:?}");
}

/// Clicks lead to every choice: no two choices point at the same things, except where one points at fewer,
/// which the chooser offers.
#[test]
fn the_list_tells_choices_apart_in_few_words() {
    let mut labels = 0;
    positions(41, |position, _| labels += check_labels::<CastlesOfBurgundyUi>(position, 72));
    assert!(labels > 100, "{labels}");
}

#[test]
fn what_a_choice_points_at_tells_it_from_the_others() {
    positions(29, |position, _| {
        look::<CastlesOfBurgundyUi, _>(position, position.to_act(), Language::En, |scene| {
            let mut seen = BTreeSet::new();
            for (action, targets) in scene.choices.iter().filter(|(_, targets)| !targets.is_empty()) {
                let targets: BTreeSet<&String> = targets.iter().collect();
                assert!(seen.insert(targets), "{action:?} cannot be told from another choice");
            }
        });
    });
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(97, |position, _| check_onlookers::<CastlesOfBurgundyUi>(position));
}

/// Workers for a die, points of a placement, what tiles and the score would be worth at the end.
#[test]
fn a_table_that_does_not_help_works_nothing_out() {
    let signs = ["data-reach", "cb-reach", "cb-cost", "cb-gain", "if the game ended now", "VP now)"];
    let mut seen = BTreeSet::new();
    positions(31, |position, _| seen.extend(check_without_help::<CastlesOfBurgundyUi>(position, &signs)));
    assert_eq!(seen.len(), signs.len(), "{seen:?}");
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(211, |position, events| {
        for language in Language::ALL {
            for viewer in [position.to_act(), None] {
                check_pictures::<CastlesOfBurgundyUi>(position, events, viewer, language);
            }
        }
    });
}

#[test]
fn the_ground_is_sent_once() {
    check_still::<CastlesOfBurgundyUi>(&game(4, "basic", 1));
}

/// All 26 knowledge tiles, 8 buildings, 4 species and the three plain tiles, where they lie in storage.
#[test]
fn every_tile_has_a_card_of_its_own() {
    let knowledge = (1..=26).map(Tile::knowledge);
    let buildings = Building::ALL.into_iter().map(Tile::building);
    let animals = castles_of_burgundy::Species::ALL.into_iter().map(|species| Tile::animals(species, 3));
    let plain = [Tile::CASTLE, Tile::MINE, Tile::SHIP];
    for language in Language::ALL {
        let (mut titles, mut texts, mut clauses) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for tile in knowledge.clone().chain(buildings.clone()).chain(animals.clone()).chain(plain) {
            let arranged = castles_of_burgundy::Arrangement::of(game(2, "basic", 1)).clear_depots();
            let position = arranged.storage(seat(0), &[tile]).finish().expect("a position");
            let card = look::<CastlesOfBurgundyUi, _>(&position, Some(seat(0)), language, |scene| {
                check_explanation::<CastlesOfBurgundyUi>(scene, "cb-stored-1-1");
                CastlesOfBurgundyUi::explain(scene, "cb-stored-1-1").expect("a card")
            });
            titles.insert(card.title);
            texts.insert(card.text[0].clone());
            clauses.insert(card.rules[0]);
        }
        assert_eq!((titles.len(), texts.len()), (41, 41), "{texts:?}");
        // Eight knowledge tiles share a clause, so do the species.
        assert_eq!(clauses.len(), 41 - 7 - 3, "{clauses:?}");
    }
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(13, |position, _| reasons.extend(check_impossible::<CastlesOfBurgundyUi>(position)));
    for rule in ["CB-5.18", "CB-8.3", "CB-6.1", "CB-6.26", "CB-6.27", "CB-6.33", "CB-6.30"] {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

#[test]
fn text_mode_names_every_tile_and_number() {
    positions(151, |position, _| {
        if position.stage() == Stage::Estates {
            return;
        }
        for language in Language::ALL {
            look::<CastlesOfBurgundyUi, _>(position, position.to_act(), language, |scene| {
                let text = CastlesOfBurgundyUi::text_mode(scene).into_string();
                for seat in Seat::all(position.seats()) {
                    assert!(text.contains(scene.names.of(seat)));
                    for tile in (0..37).filter_map(|hex| position.tile_on(seat, Hex(hex))) {
                        assert!(text.contains(&said(position, tile, language)), "{tile:?}");
                    }
                }
                let depots =
                    castles_of_burgundy::Depot::numbered().chain([castles_of_burgundy::Depot::BLACK]);
                for &tile in depots.flat_map(|depot| position.tiles_in(depot)).flatten() {
                    assert!(text.contains(&said(position, tile, language)), "{tile:?}");
                }
                assert_eq!(tags(&text).iter().filter(|tag| tag.name == "tr").count(), {
                    let estates = usize::from(position.seats()) * 38;
                    1 + usize::from(position.seats()) + 8 + 7 + estates
                });
            });
        }
    });
}

/// The short name of a tile, from the sentence about a depot filled with it.
fn said(position: &CastlesOfBurgundy, tile: Tile, language: Language) -> String {
    let event = Event::Filled(castles_of_burgundy::Depot(1), [Some(tile), None, None, None]);
    let names = Names::new(vec!["@".to_owned(); usize::from(position.seats())]);
    let sentence = <CastlesOfBurgundyUi as ui_kit::GameUi>::sentence(position, event, &names, language);
    let (_, words) = sentence.trim_end_matches('.').split_once(": ").expect("a depot and its tiles");
    let words = words.to_owned();
    maud::html! { (words) }.into_string()
}

#[test]
fn the_strip_follows_phase_and_round() {
    let mut alarms = BTreeSet::new();
    positions(17, |position, _| {
        let strip = look::<CastlesOfBurgundyUi, _>(position, None, Language::En, CastlesOfBurgundyUi::strip);
        assert_eq!(strip.order, position.order());
        assert_eq!(strip.phases.len(), 5);
        assert_eq!(strip.current.is_none(), matches!(position.stage(), Stage::Estates | Stage::Over));
        alarms.extend(strip.alarm);
    });
    assert_eq!(alarms.len(), 2, "{alarms:?}");
}

#[test]
fn unknown_elements_have_no_explanation() {
    let unknown = [
        "cb-",
        "cb-depot-7",
        "cb-depot-0",
        "cb-tile-1-5",
        "cb-tile-black-9",
        "cb-tile-1",
        "cb-load-black-wood",
        "cb-hex-4-1",
        "cb-hex-1-37",
        "cb-hex-1-017",
        "cb-field-5-1",
        "cb-stored-1-4",
        "cb-die-1-3",
        "cb-hire-1-0",
        "cb-side-11-1",
        "cb-track-1",
        "cb-bonus-mine",
        "cb-bonus-wood-large",
        "cb-held-1-wood",
    ];
    check_unknown::<CastlesOfBurgundyUi>(&game(3, "basic", 1), &unknown);
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    check_escaping::<CastlesOfBurgundyUi>(&game(2, "basic", 1));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let arranged = castles_of_burgundy::Arrangement::of(game(2, "basic", 1));
    let position = arranged.tile(seat(1), Hex(24), Tile::MINE).finish().expect("a position");
    let placed = Event::Placed(seat(1), Tile::MINE, Hex(24));
    let bonus = Event::TookBonus(seat(1), Kind::Mine, castles_of_burgundy::Size::Large);
    let elements = [placed, bonus].map(|event| CastlesOfBurgundyUi::elements(&position, event)).concat();
    assert_eq!(elements, ["cb-hex-2-24", "cb-bonus-mine-large"]);
    let marked = marked::<CastlesOfBurgundyUi>(&position, seat(1), &[placed, bonus]);
    assert_eq!(marked, ["cb-bonus-mine-large", "cb-hex-2-24"]);
}
