//! The pictures in many random games: every choice has its targets, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;

use castles_of_burgundy::{Action, Building, CastlesOfBurgundy, Event, Hex, Kind, Stage, Tile};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Seat};
use testkit::tags;
use ui_kit::{Language, Names, Scene, TableUi};

use crate::games::check_words;
use crate::table::{LANGUAGES, game, look, names, play_at_random, seat, viewers};

/// Everything a viewer is shown beside the text mode.
pub(crate) fn shown(scene: &Scene<'_, CastlesOfBurgundy>) -> String {
    let mut markup = CastlesOfBurgundyUi::board(scene).into_string();
    for area in CastlesOfBurgundyUi::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &CastlesOfBurgundyUi::mat(scene, seat).into_string();
        markup += &CastlesOfBurgundyUi::panel(scene, seat).into_string();
    }
    markup
}

/// Positions of random games with every number of players and every way to estates: the first of each stage, then one
/// in so many.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&CastlesOfBurgundy, &[Event])) {
    let set_ups =
        [(2, "basic"), (3, "open"), (4, "secret-extra"), (3, "basic"), (4, "basic"), (2, "open-extra")];
    for (number, (seats, estates)) in (0..).zip(set_ups) {
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(game(seats, estates, number), number, |position, events| {
            moves += 1;
            let first = stages.insert(position.stage()) || position.stage() == Stage::Estates;
            if first || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}

#[test]
fn every_choice_points_at_things_that_are_drawn_as_legal() {
    let mut chosen = BTreeSet::new();
    positions(37, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
            let legal: BTreeSet<String> = tags(&shown(scene))
                .iter()
                .filter(|tag| tag.get("data-legal").is_some())
                .map(|tag| tag.get("data-el").expect("a legal element has a name").to_owned())
                .collect();
            let wanted: BTreeSet<String> =
                scene.choices.iter().flat_map(|(_, targets)| targets.clone()).collect();
            assert_eq!(legal, wanted, "{:?}", position.stage());
            for (action, targets) in scene.choices {
                let button = matches!(action, Action::Decline | Action::Done);
                assert_eq!(targets.is_empty(), button, "{action:?}");
                chosen.insert(position.stage());
            }
        });
    });
    assert!(chosen.len() >= 8, "{chosen:?}");
}

/// Clicks lead to every choice: no two choices point at the same things, except where one points at fewer, which the
/// chooser offers.
#[test]
fn what_a_choice_points_at_tells_it_from_the_others() {
    positions(29, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
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
    positions(97, |position, _| {
        for viewer in viewers(position).filter(|&viewer| viewer.is_none() || viewer != position.to_act()) {
            look(position, viewer, Language::Hu, |scene| assert!(!shown(scene).contains("data-legal")));
        }
    });
}

fn check_drawing(scene: &Scene<'_, CastlesOfBurgundy>) {
    let all = tags(&shown(scene));
    let (mut ids, mut elements) = (BTreeSet::new(), BTreeSet::new());
    for tag in &all {
        assert!(tag.get("style").is_none(), "{tag:?}");
        if let Some(id) = tag.get("id") {
            assert!(ids.insert(id), "{id} stands there twice");
        }
        if let Some(element) = tag.get("data-el") {
            assert!(elements.insert(element), "{element} is drawn twice");
            check_explanation(scene, element);
        }
        if tag.get("data-legal").is_some() {
            assert!(tag.get("role") == Some("button") && tag.get("tabindex") == Some("-1"), "{tag:?}");
            check_words(tag.get("aria-label").unwrap_or_default());
        }
        // What a list points at is drawn.
        if let Some(pointed) = tag.get("data-points") {
            assert!(all.iter().any(|other| other.get("data-el") == Some(pointed)), "{pointed}");
        }
    }
    let nodes = tags(&CastlesOfBurgundyUi::board(scene).into_string()).len();
    assert!(nodes <= 2500, "{nodes} nodes");
}

fn check_explanation(scene: &Scene<'_, CastlesOfBurgundy>, element: &str) {
    let card =
        CastlesOfBurgundyUi::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().for_each(|text| check_words(text));
    for rule in card.rules {
        assert!(CastlesOfBurgundyUi::RULES.contains(&format!("**{rule}**")), "{element}: no clause {rule}");
    }
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(211, |position, events| {
        for language in LANGUAGES {
            for viewer in [position.to_act(), None] {
                look(position, viewer, language, |scene| {
                    check_drawing(scene);
                    let text = CastlesOfBurgundyUi::text_mode(scene).into_string();
                    assert!(tags(&text).iter().any(|tag| tag.name == "table"));
                    check_words(&CastlesOfBurgundyUi::task(scene));
                    for &event in events {
                        for element in CastlesOfBurgundyUi::elements(position, event) {
                            check_explanation(scene, &element);
                        }
                    }
                });
            }
        }
    });
}

/// All 26 knowledge tiles, 8 buildings, 4 species and the three plain tiles, where they lie in storage.
#[test]
fn every_tile_has_a_card_of_its_own() {
    let knowledge = (1..=26).map(Tile::knowledge);
    let buildings = Building::ALL.into_iter().map(Tile::building);
    let animals = castles_of_burgundy::Species::ALL.into_iter().map(|species| Tile::animals(species, 3));
    let plain = [Tile::CASTLE, Tile::MINE, Tile::SHIP];
    for language in LANGUAGES {
        let (mut titles, mut texts, mut clauses) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for tile in knowledge.clone().chain(buildings.clone()).chain(animals.clone()).chain(plain) {
            let arranged = castles_of_burgundy::Arrangement::of(game(2, "basic", 1)).clear_depots();
            let position = arranged.storage(seat(0), &[tile]).finish().expect("a position");
            let card = look(&position, Some(seat(0)), language, |scene| {
                check_explanation(scene, "cb-stored-1-1");
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
    positions(13, |position, _| {
        for language in LANGUAGES {
            look(position, position.to_act(), language, |scene| {
                for refused in CastlesOfBurgundyUi::impossible(scene) {
                    check_words(&refused.label);
                    check_words(&refused.reason);
                    assert!(!scene.is_legal(&refused.element), "{refused:?}");
                    assert!(CastlesOfBurgundyUi::explain(scene, &refused.element).is_some(), "{refused:?}");
                    reasons.insert(refused.rule);
                }
            });
        }
    });
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
        for language in LANGUAGES {
            look(position, position.to_act(), language, |scene| {
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

/// What stands on a tile, as the choice to take it says it.
fn said(position: &CastlesOfBurgundy, tile: Tile, language: Language) -> String {
    let event = Event::Discarded(seat(0), tile);
    let names = Names::new(vec!["@".to_owned(); usize::from(position.seats())]);
    let sentence = <CastlesOfBurgundyUi as ui_kit::GameUi>::sentence(position, event, &names, language);
    let words = sentence
        .trim_end_matches('.')
        .rsplit(["discards ", ": "][usize::from(language == Language::Hu)])
        .next();
    let words = words.expect("a name").to_owned();
    maud::html! { (words) }.into_string()
}

#[test]
fn the_strip_follows_phase_and_round() {
    let mut alarms = BTreeSet::new();
    positions(17, |position, _| {
        let strip = look(position, None, Language::En, CastlesOfBurgundyUi::strip);
        assert_eq!(strip.order, position.order());
        assert_eq!(strip.phases.len(), 5);
        assert_eq!(strip.current.is_none(), matches!(position.stage(), Stage::Estates | Stage::Over));
        alarms.extend(strip.alarm);
    });
    assert_eq!(alarms.len(), 2, "{alarms:?}");
}

#[test]
fn unknown_elements_have_no_explanation() {
    let position = game(3, "basic", 1);
    look(&position, None, Language::En, |scene| {
        for id in [
            "",
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
            "pg-plant-13",
        ] {
            assert!(CastlesOfBurgundyUi::explain(scene, id).is_none(), "{id}");
        }
    });
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    let position = game(2, "basic", 1);
    let names = Names::new(vec!["<b onclick=\"x\">&".to_owned(), "'><script>".to_owned()]);
    let scene = Scene {
        position: &position,
        viewer: None,
        deciding: false,
        choices: &[],
        changed: &[],
        whole: true,
        assisted: true,
        names: &names,
        language: Language::En,
    };
    let markup = shown(&scene) + &CastlesOfBurgundyUi::text_mode(&scene).into_string();
    assert!(!markup.contains("<b onclick") && !markup.contains("<script"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let arranged = castles_of_burgundy::Arrangement::of(game(2, "basic", 1));
    let position = arranged.tile(seat(1), Hex(24), Tile::MINE).finish().expect("a position");
    let placed = Event::Placed(seat(1), Tile::MINE, Hex(24));
    let bonus = Event::TookBonus(seat(1), Kind::Mine, castles_of_burgundy::Size::Large);
    let elements = [placed, bonus].map(|event| CastlesOfBurgundyUi::elements(&position, event)).concat();
    assert_eq!(elements, ["cb-hex-2-24", "cb-bonus-mine-large"]);
    let changed: Vec<(String, Seat)> = elements.into_iter().map(|element| (element, seat(1))).collect();
    let names = names(2);
    let scene = Scene {
        position: &position,
        viewer: Some(seat(0)),
        deciding: false,
        choices: &[],
        changed: &changed,
        whole: true,
        assisted: true,
        names: &names,
        language: Language::En,
    };
    let all = tags(&shown(&scene));
    let marked = all.iter().filter(|tag| tag.get("data-changed") == Some("2"));
    let mut marked: Vec<&str> = marked.filter_map(|tag| tag.get("id")).collect();
    marked.sort_unstable();
    assert_eq!(marked, ["cb-bonus-mine-large", "cb-hex-2-24"]);
    assert!(all.iter().any(|tag| tag.has_class("flag")));
}
