//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;

use engine::{Game, Seat};
use manhattan_project::{Action, ManhattanProject, Stage, bombs, buildings};
use manhattan_project_ui::ManhattanProjectUi;
use ui_kit::{Language, Scene, TableUi};

use crate::games::check_words;
use crate::markup::tags;
use crate::table::{LANGUAGES, arranged, look, names, positions, seat, viewers};

/// Everything a viewer is shown beside the text mode.
pub(crate) fn shown(scene: &Scene<'_, ManhattanProject>) -> String {
    let mut markup = ManhattanProjectUi::board(scene).into_string();
    for area in ManhattanProjectUi::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &ManhattanProjectUi::mat(scene, seat).into_string();
        markup += &ManhattanProjectUi::panel(scene, seat).into_string();
    }
    markup
}

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let mut chosen = BTreeSet::new();
    positions(211, |position, _| {
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
                    Action::Bonus(_)
                        | Action::Gain(_)
                        | Action::Offer(_)
                        | Action::Accept
                        | Action::Refuse
                        | Action::Retrieve
                        | Action::Done
                );
                assert_eq!(targets.is_empty(), button, "{action:?}");
                chosen.insert(position.stage());
            }
        });
    });
    assert_eq!(chosen.len(), 9, "every stage but the end: {chosen:?}");
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(401, |position, _| {
        for viewer in viewers(position).filter(|&viewer| viewer.is_none() || viewer != position.to_act()) {
            look(position, viewer, Language::Hu, |scene| assert!(!shown(scene).contains("data-legal")));
        }
    });
}

fn check_drawing(scene: &Scene<'_, ManhattanProject>) {
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
    let nodes = tags(&ManhattanProjectUi::board(scene).into_string()).len();
    assert!(nodes <= 2500, "{nodes} nodes");
}

fn check_explanation(scene: &Scene<'_, ManhattanProject>, element: &str) {
    let card =
        ManhattanProjectUi::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().for_each(|text| check_words(text));
    for rule in card.rules {
        assert!(
            ManhattanProjectUi::RULES.contains(&format!("**{rule}")),
            "{element}: there is no clause {rule}"
        );
    }
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    let mut number = 0;
    positions(701, |position, events| {
        number += 1;
        let language = LANGUAGES[number % 2];
        let viewer = position.to_act().filter(|_| number % 5 > 0);
        look(position, viewer, language, |scene| {
            check_drawing(scene);
            tags(&ManhattanProjectUi::text_mode(scene).into_string());
            check_words(&ManhattanProjectUi::task(scene));
            for &event in events {
                for element in ManhattanProjectUi::elements(position, event) {
                    check_explanation(scene, &element);
                }
            }
        });
    });
}

#[test]
fn every_card_of_the_box_is_explained() {
    let position = arranged(3).finish().expect("a position");
    for language in LANGUAGES {
        look(&position, None, language, |scene| {
            for card in &position.tables().buildings {
                check_explanation(scene, &format!("mp-building-{}", card.id));
            }
            for card in &position.tables().bombs {
                check_explanation(scene, &format!("mp-bomb-{}", card.id));
            }
        });
    }
}

/// SOURCES.md: what is ours is said to be ours, and nothing else is.
#[test]
fn what_is_reconstructed_is_said_to_be() {
    let position = arranged(3).market(&["mine-02", "mine-04", "university-01"]).finish().expect("a position");
    let ours = |element: &str| {
        look(&position, None, Language::En, |scene| {
            ManhattanProjectUi::explain(scene, element).expect("an element").reconstructed.join(", ")
        })
    };
    assert_eq!(ours("mp-space-mine-left"), "the amount it gives");
    assert_eq!(ours("mp-space-mine-middle"), "");
    assert_eq!(ours("mp-building-mine-02"), "", "shown by the rulebook");
    assert_eq!(ours("mp-building-mine-04"), "all its numbers");
    assert_eq!(ours("mp-building-university-01"), "part of its numbers");
    assert_eq!(ours("mp-bomb-plutonium-12"), "part of its numbers");
    assert_eq!(ours("mp-bomb-uranium-15"), "all its numbers");
    for (at, row) in position.tables().board.market.iter().enumerate() {
        let said = row.source.words.contains("reconstructed");
        assert_eq!(said, at == 5, "only the price of position 6 is ours");
    }
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(301, |position, _| {
        for language in LANGUAGES {
            look(position, position.to_act(), language, |scene| {
                for refused in ManhattanProjectUi::impossible(scene) {
                    check_words(&refused.label);
                    check_words(&refused.reason);
                    assert!(!scene.is_legal(&refused.element), "{refused:?}");
                    assert!(ManhattanProjectUi::explain(scene, &refused.element).is_some(), "{refused:?}");
                    reasons.insert(refused.rule);
                }
            });
        }
    });
    for rule in ["MP-3.6", "MP-4.4", "MP-4.5", "MP-4.6", "MP-4.7", "MP-4.10", "MP-7.1", "MP-8.3", "MP-13.1"] {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

/// The text mode names everything that is drawn: the same elements, but for those that only the drawing has.
#[test]
fn the_text_mode_has_everything_the_drawing_shows() {
    positions(601, |position, _| {
        for viewer in [position.to_act(), None] {
            look(position, viewer, Language::En, |scene| {
                let elements = |markup: &str| {
                    tags(markup).iter().filter_map(|tag| tag.get("data-el").map(str::to_owned)).collect()
                };
                let drawn: BTreeSet<String> = elements(&shown(scene));
                let told: BTreeSet<String> = elements(&ManhattanProjectUi::text_mode(scene).into_string());
                let text = ManhattanProjectUi::text_mode(scene).into_string();
                for element in drawn.difference(&told) {
                    // Numbers of a track stand in the table of the players; decks in headings; nobody in hand is no line.
                    let elsewhere = ["mp-track-", "mp-disc-", "mp-own-", "mp-grey-"];
                    let named = ["mp-bribes", "mp-deck", "mp-designs", "mp-decline"];
                    assert!(
                        elsewhere.iter().any(|start| element.starts_with(start))
                            || named.contains(&element.as_str()),
                        "{element} is only drawn\n{text}"
                    );
                }
            });
        }
    });
}

#[test]
fn shielded_rivals_cannot_be_chosen_for_bombing() {
    let mut struck = 0;
    positions(7, |position, _| {
        if position.stage() != Stage::Striking {
            return;
        }
        look(position, position.to_act(), Language::En, |scene| {
            for target in Seat::all(position.seats()).filter(|&seat| Some(seat) != position.to_act()) {
                for building in buildings(position.buildings_of(target)) {
                    let id = format!("mp-building-{}", position.tables().building(building).id);
                    let bare = position.aircraft(target, manhattan_project::Aircraft::Fighter) == 0;
                    if scene.is_legal(&id) {
                        assert!(bare, "{id} is protected");
                        struck += 1;
                    }
                }
            }
        });
    });
    assert!(struck > 0);
}

#[test]
fn unknown_elements_have_no_explanation() {
    let position = arranged(3).finish().expect("a position");
    look(&position, None, Language::En, |scene| {
        for id in [
            "",
            "mp-",
            "mp-space-",
            "mp-space-moon",
            "mp-building-mine-11",
            "mp-building-mine-4",
            "mp-bomb-uranium-99",
            "mp-money-4",
            "mp-money-01",
            "mp-own-1",
            "mp-own-1-spy",
            "mp-disc-gold-1",
            "mp-deck-1",
            "pg-track",
        ] {
            assert!(ManhattanProjectUi::explain(scene, id).is_none(), "{id}");
        }
    });
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    let position = arranged(2).finish().expect("a position");
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
    let markup = shown(&scene) + &ManhattanProjectUi::text_mode(&scene).into_string();
    assert!(!markup.contains("<b ") && !markup.contains("<script"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let position = arranged(3).built(seat(1), &["uranium-06"]).finish().expect("a position");
    let bomb = bombs(position.built(seat(1))).next().expect("a bomb");
    let built = manhattan_project::Event::Built(seat(1), bomb, crate::table::own(0, 1, 1));
    let changed: Vec<(String, Seat)> = ManhattanProjectUi::elements(&position, built)
        .into_iter()
        .map(|element| (element, seat(1)))
        .collect();
    let names = names(3);
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
    let all = tags(&ManhattanProjectUi::mat(&scene, seat(1)).into_string());
    let marked: Vec<&str> = all
        .iter()
        .filter(|tag| tag.get("data-changed") == Some("2"))
        .filter_map(|tag| tag.get("id"))
        .collect();
    assert_eq!(marked, ["mp-points-2", "mp-bomb-uranium-06"]);
}

/// The bar of the race is as long as the score says.
#[test]
fn the_bars_of_the_race_follow_the_score() {
    let bar = |built: &[&str]| {
        let position = arranged(4).built(seat(1), built).finish().expect("a position");
        let panel = look(&position, None, Language::En, |scene| ManhattanProjectUi::panel(scene, seat(1)));
        let bars = tags(&panel.into_string());
        let bar = bars.iter().filter(|tag| tag.name == "rect").nth(1).expect("a bar");
        (bar.number("width"), position.points(seat(1)).iter().sum::<u16>())
    };
    let (none, no_points) = bar(&[]);
    let (some, points) = bar(&["uranium-06", "uranium-01"]);
    assert_eq!((none, no_points), (0.0, 0));
    assert!((some - 34.0 * f32::from(points) / 50.0).abs() < 0.01 && points > 0, "{some} for {points}");
}
