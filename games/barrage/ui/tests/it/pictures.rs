//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;
use std::mem::discriminant;

use barrage::{Action, Arrangement, Barrage, Event, Officer, Stage};
use barrage_ui::BarrageUi;
use engine::{Game, Seat};
use ui_kit::{Language, Scene, TableUi};

use crate::games::check_words;
use crate::markup::tags;
use crate::table::{LANGUAGES, actions, game, look, names, play_at_random, set_ups, viewers};

/// Everything a viewer is shown beside the text mode.
fn shown(scene: &Scene<'_, Barrage>) -> String {
    let mut markup = BarrageUi::board(scene).into_string();
    for area in BarrageUi::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &BarrageUi::mat(scene, seat).into_string();
        markup += &BarrageUi::panel(scene, seat).into_string();
    }
    markup
}

/// Positions of random games at every kind of table: the first few of each stage, then one in so many.
fn positions(one_in: usize, mut see: impl FnMut(&Barrage, &[Event])) {
    for (number, (seats, options)) in (0..).zip(set_ups()) {
        let (mut moves, mut stages) = (0, Vec::new());
        play_at_random(game(seats, &options, number), number, |position, events| {
            moves += 1;
            let stage = discriminant(&position.stage());
            stages.push(stage);
            let new = stages.iter().filter(|&&seen| seen == stage).count() <= 2;
            if new || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}

#[test]
fn every_choice_points_at_things_that_are_drawn_as_legal() {
    let mut stages = Vec::new();
    positions(17, |position, _| {
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
                let button = matches!(
                    action,
                    Action::Pay { .. } | Action::Machines(_) | Action::Pass | Action::Decline
                ) || matches!(action, Action::Pour { place: None, drops } if drops.total() == 0);
                assert_eq!(targets.is_empty(), button, "{action:?}");
            }
        });
        if !stages.contains(&discriminant(&position.stage())) {
            stages.push(discriminant(&position.stage()));
        }
    });
    // Paying in several ways and the second production are rare in random play.
    assert!(stages.len() >= 10, "{} stages", stages.len());
}

/// No two choices of a turn have the same targets unless only a number tells them apart: an amount of engineers, drops from
/// the same headstream or dam, and how a tile is copied. Nothing else would be left to a list.
#[test]
fn targets_tell_choices_apart() {
    positions(23, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
            for (at, (action, targets)) in scene.choices.iter().enumerate() {
                for (other, same) in scene.choices[at + 1..].iter().filter(|(_, same)| same == targets) {
                    let alike = match (action, other) {
                        (Action::Bank(_), Action::Bank(_)) | (Action::Pour { .. }, Action::Pour { .. }) => {
                            true
                        }
                        (
                            Action::Construct { tile, site, .. },
                            Action::Construct { tile: also, site: there, .. },
                        ) => {
                            // An elevation and a base never compete for a space; a joker may be both.
                            tile == also && site.structure() == there.structure()
                        }
                        _ => targets.is_empty(),
                    };
                    assert!(alike, "{action:?} and {other:?}: {same:?}");
                }
            }
        });
    });
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(53, |position, _| {
        for viewer in viewers(position).filter(|&viewer| viewer.is_none() || viewer != position.to_act()) {
            look(position, viewer, Language::Hu, |scene| assert!(!shown(scene).contains("data-legal")));
        }
    });
}

fn check_drawing(scene: &Scene<'_, Barrage>) {
    let all = tags(&shown(scene));
    let mut ids = BTreeSet::new();
    for id in all.iter().filter_map(|tag| tag.get("id")) {
        assert!(ids.insert(id), "{id} stands there twice");
    }
    let mut elements = BTreeSet::new();
    for tag in &all {
        assert!(tag.get("style").is_none(), "{tag:?}");
        if let Some(element) = tag.get("data-el") {
            assert!(elements.insert(element), "{element} is drawn twice");
            check_explanation(scene, element);
        }
        if tag.get("data-legal").is_some() {
            assert!(tag.get("role") == Some("button") && tag.get("tabindex") == Some("-1"), "{tag:?}");
            check_words(tag.get("aria-label").unwrap_or_default());
        }
    }
    let nodes = tags(&BarrageUi::board(scene).into_string()).len();
    assert!(nodes <= 2500, "{nodes} nodes");
}

fn check_explanation(scene: &Scene<'_, Barrage>, element: &str) {
    let card = BarrageUi::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().for_each(|text| check_words(text));
    for rule in card.rules {
        assert!(BarrageUi::RULES.contains(&format!("**{rule}**")), "{element}: there is no clause {rule}");
    }
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(149, |position, events| {
        for language in LANGUAGES {
            for viewer in [position.to_act(), None] {
                look(position, viewer, language, |scene| {
                    check_drawing(scene);
                    tags(&BarrageUi::text_mode(scene).into_string());
                    check_words(&BarrageUi::task(scene));
                    for &event in events {
                        for element in BarrageUi::elements(position, event) {
                            check_explanation(scene, &element);
                        }
                    }
                });
            }
        }
    });
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut rules = BTreeSet::new();
    positions(19, |position, _| {
        for language in LANGUAGES {
            look(position, position.to_act(), language, |scene| {
                for refused in BarrageUi::impossible(scene) {
                    check_words(&refused.label);
                    check_words(&refused.reason);
                    assert!(!scene.is_legal(&refused.element), "{refused:?}");
                    let card = BarrageUi::explain(scene, &refused.element).expect("it is explained");
                    assert!(
                        card.rules.contains(&refused.rule) || position.stage() != Stage::Turn,
                        "{refused:?}"
                    );
                    rules.insert(refused.rule);
                }
            });
        }
    });
    for rule in ["BA-3.8", "BA-6.3", "BA-6.4", "BA-7.4", "BA-8.1", "BA-8.9"] {
        assert!(rules.contains(rule), "{rule}: {rules:?}");
    }
}

/// Words and numbers of offers are what the rules then do.
#[test]
fn an_offer_says_what_then_happens() {
    let (mut energies, mut prices) = (0, 0);
    positions(13, |position, _| {
        let Some(seat) = position.to_act() else { return };
        look(position, Some(seat), Language::En, |scene| {
            for (action, _) in scene.choices {
                let offer = BarrageUi::offer(scene, *action);
                let mut after = *position;
                let mut events = Vec::new();
                after.play(*action, &mut engine::Playout::new(1), &mut events);
                let produced = events.iter().find_map(|event| match event {
                    Event::Produced(by, _, _, _, energy) if *by == seat => Some(*energy),
                    _ => None,
                });
                if let (Action::Produce { .. }, Some(energy)) = (action, produced) {
                    let gain = offer.gain.expect("a production gives energy");
                    assert!(gain.starts_with(&format!("{energy} energy")), "{gain}: {events:?}");
                    energies += 1;
                }
                let placed = events.iter().find_map(|event| match event {
                    Event::Placed(by, _, engineers) if *by == seat => Some(*engineers),
                    _ => None,
                });
                if let Some(engineers) = placed {
                    let cost = offer.cost.expect("a place has a price");
                    assert!(cost.starts_with(&format!("{engineers} engineer")), "{cost}: {events:?}");
                    prices += 1;
                }
            }
        });
    });
    assert!(energies > 60 && prices > 1000, "{energies} {prices}");
}

#[test]
fn a_construction_is_offered_with_all_it_costs() {
    let position = game(2, &[("game", "introductory")], 1);
    let action = position.read_action("construct base base b1u").expect("an action");
    let seat = position.to_act().expect("somebody acts");
    look(&position, Some(seat), Language::En, |scene| {
        let offer = BarrageUi::offer(scene, action);
        assert_eq!(offer.targets, ["ba-tile-1-base", "ba-dam-b1u"]);
        assert_eq!(offer.cost.as_deref(), Some("1 engineer, 3 credits, 3 excavators"));
        assert_eq!(offer.after.as_deref(), Some("credits 6 → 3"));
    });
}

/// BA-13.17: whoever may copy officers is shown which, and only while looking at an own table.
#[test]
fn sekibo_sees_the_officers_to_copy() {
    let mut position = game(2, &[], 1);
    while position.stage() == Stage::Choosing {
        let action = actions(&position)[0];
        position.play(action, &mut engine::Playout::new(1), &mut ());
    }
    let seat = position.to_act().expect("somebody acts");
    let position = Arrangement::of(position)
        .officer(seat, Some(Officer::Sekibo))
        .extra_officers(&[Officer::Adler])
        .finish()
        .expect("a position");
    look(&position, Some(seat), Language::En, |scene| {
        assert!(scene.is_legal("ba-copy-adler"));
        let drawn = shown(scene);
        assert!(drawn.contains("data-el=\"ba-copy-adler\""));
        check_drawing(scene);
    });
}

#[test]
fn unknown_elements_have_no_explanation() {
    let position = game(3, &[], 1);
    look(&position, None, Language::En, |scene| {
        for id in [
            "",
            "ba-",
            "ba-spring-e",
            "ba-basin-0",
            "ba-basin-13",
            "ba-basin-05",
            "ba-exit-5",
            "ba-dam-b11u",
            "ba-conduit-5l",
            "ba-powerhouse-p1-1",
            "ba-powerhouse-p5.1",
            "ba-place-bank-left",
            "ba-place-turbine-plus2",
            "ba-place-patent-1-left",
            "ba-patent-4",
            "ba-contract-x1",
            "ba-tile-4-base",
            "ba-tile-1-dam",
            "ba-production-b5l-c5r-5",
            "ba-production-b5l-c5r",
            "ba-offer-spain",
            "ba-copy-nobody",
            "ba-vp-0",
            "ba-money-1",
            "ba-bonus-6",
            "ba-track-1",
            "pg-city-essen",
        ] {
            assert!(BarrageUi::explain(scene, id).is_none(), "{id}");
        }
    });
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    let mut position = game(2, &[("game", "introductory")], 1);
    for action in ["take contract.one left", "bank 1"] {
        let found = actions(&position).into_iter().find(|&one| position.notation(one).starts_with(action));
        position.play(found.expect("it is legal"), &mut engine::Playout::new(1), &mut ());
    }
    let names = ui_kit::Names::new(vec!["<b onclick=\"x\">&".to_owned(), "'><script>".to_owned()]);
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
    let markup = shown(&scene) + &BarrageUi::text_mode(&scene).into_string();
    assert!(!markup.contains("<b onclick") && !markup.contains("<script"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let mut position = game(2, &[("game", "introductory")], 1);
    let action = position.read_action("construct powerhouse powerhouse p5.1").expect("an action");
    let mut events = Vec::new();
    position.play(action, &mut engine::Playout::new(1), &mut events);
    let changed: Vec<(String, Seat)> = events
        .iter()
        .flat_map(|&event| BarrageUi::elements(&position, event))
        .map(|element| (element, Seat::new(0)))
        .collect();
    let names = names(2);
    let scene = Scene {
        position: &position,
        viewer: Some(Seat::new(1)),
        deciding: false,
        choices: &[],
        changed: &changed,
        whole: true,
        assisted: true,
        names: &names,
        language: Language::En,
    };
    let all = tags(&shown(&scene));
    let marked: BTreeSet<&str> = all
        .iter()
        .filter(|tag| tag.get("data-changed") == Some("1"))
        .filter_map(|tag| tag.get("id"))
        .collect();
    assert_eq!(marked, BTreeSet::from(["ba-powerhouse-p5-1", "ba-wheel-1"]));
}

/// A page that has the ground is not sent it again: most of the drawing is the same for the whole game.
#[test]
fn the_ground_is_sent_once() {
    let position = game(4, &[], 1);
    let names = names(4);
    let draw = |whole| {
        let scene = Scene {
            position: &position,
            viewer: None,
            deciding: false,
            choices: &[],
            changed: &[],
            whole,
            assisted: true,
            names: &names,
            language: Language::En,
        };
        BarrageUi::board(&scene).into_string().len()
    };
    assert!(draw(false) + 6_000 < draw(true), "{} of {}", draw(false), draw(true));
}

/// The text mode tells everything the drawing shows: every element of the map, the boards and the seats is in it.
#[test]
fn text_mode_has_all_that_can_be_chosen() {
    positions(41, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
            let text = BarrageUi::text_mode(scene).into_string();
            for target in scene.choices.iter().flat_map(|(_, targets)| targets) {
                // Tiles and contracts of a seat are in its lines by name, productions in their table.
                let named = ["ba-tile-", "ba-contract-", "ba-production-"]
                    .iter()
                    .any(|kind| target.starts_with(kind));
                assert!(named || text.contains(&format!("data-el=\"{target}\"")), "{target}");
            }
            for contract in position.open_contracts().iter().flatten().flatten() {
                let word = position.tables().contract(*contract).word.to_uppercase();
                assert!(text.contains(&word), "{word}");
            }
        });
    });
}
