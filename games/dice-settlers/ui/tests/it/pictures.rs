//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;

use dice_settlers::{Action, DiceSettlers, Event, Stage};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Game, Seat};
use ui_kit::{GameUi, Language, Scene, TableUi};

use crate::games::check_words;
use crate::markup::tags;
use crate::table::{ME, SET_UPS, YOU, dice, game, look, meadow, names, play, play_at_random, viewers};

/// Everything a viewer is shown beside the text mode.
pub(crate) fn shown(scene: &Scene<'_, DiceSettlers>) -> String {
    let mut markup = DiceSettlersUi::board(scene).into_string();
    for area in DiceSettlersUi::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &DiceSettlersUi::mat(scene, seat).into_string();
        markup += &DiceSettlersUi::panel(scene, seat).into_string();
    }
    markup
}

/// Positions of random games of every set-up: the first of each stage, then one in so many.
fn positions(one_in: usize, mut see: impl FnMut(&DiceSettlers, &[Event])) {
    for (number, (seats, options)) in (0..).zip(SET_UPS) {
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(game(seats, options, number), number, |position, events| {
            moves += 1;
            if stages.insert(position.stage()) || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let mut stages = BTreeSet::new();
    positions(53, |position, _| {
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
                let button = matches!(action, Action::Explore(_) | Action::Done);
                assert_eq!(targets.is_empty(), button, "{action:?}");
            }
            stages.insert(position.stage());
        });
    });
    for stage in [Stage::Draft, Stage::Lay, Stage::Roll, Stage::Turning, Stage::Rerolling, Stage::Main] {
        assert!(stages.contains(&stage), "{stages:?}");
    }
    for stage in
        [Stage::Paying, Stage::Placing, Stage::Joining, Stage::Keeping, Stage::Choosing, Stage::Giving]
    {
        assert!(stages.contains(&stage), "{stages:?}");
    }
}

#[test]
fn choices_with_the_same_targets_are_few_enough_for_a_chooser() {
    positions(37, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
            for (_, targets) in scene.choices.iter().filter(|(_, targets)| !targets.is_empty()) {
                let same = scene.choices.iter().filter(|(_, other)| other == targets).count();
                assert!(same <= 5, "{same} choices point at {targets:?}");
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

fn check_drawing(scene: &Scene<'_, DiceSettlers>) {
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
    let nodes = tags(&DiceSettlersUi::board(scene).into_string()).len();
    assert!(nodes <= 2500, "{nodes} nodes");
}

fn check_explanation(scene: &Scene<'_, DiceSettlers>, element: &str) {
    let card =
        DiceSettlersUi::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().chain(&card.reconstructed).for_each(|text| check_words(text));
    for rule in card.rules {
        assert!(DiceSettlersUi::RULES.contains(&format!("**{rule}**")), "{element}: no clause {rule}");
    }
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    let mut turn = 0;
    positions(401, |position, events| {
        turn += 1;
        let [one, other] =
            if turn % 2 == 0 { [Language::En, Language::Hu] } else { [Language::Hu, Language::En] };
        for (viewer, language) in [(position.to_act(), one), (None, other)] {
            look(position, viewer, language, |scene| {
                check_drawing(scene);
                tags(&DiceSettlersUi::text_mode(scene).into_string());
                check_words(&DiceSettlersUi::task(scene));
                for &event in events {
                    for element in DiceSettlersUi::elements(position, event) {
                        check_explanation(scene, &element);
                    }
                }
            });
        }
    });
}

/// Text mode names every tile, card, die colour and end that the drawings show.
#[test]
fn text_mode_has_what_the_drawings_show() {
    positions(131, |position, _| {
        look(position, position.to_act(), Language::En, |scene| {
            let text = DiceSettlersUi::text_mode(scene).into_string();
            let told: BTreeSet<String> =
                tags(&text).iter().filter_map(|tag| tag.get("data-el").map(str::to_owned)).collect();
            for tag in tags(&shown(scene)) {
                let Some(element) = tag.get("data-el") else { continue };
                let kind = element.split('-').nth(1).unwrap_or_default();
                if ["tile", "drawn", "card", "supply", "end", "side", "row", "action", "bag"].contains(&kind)
                {
                    assert!(told.contains(element), "{element} is not in the text");
                }
            }
            for seat in position.all_players() {
                let name = if position.is_bot(seat) { "Diceoneer" } else { scene.names.of(seat) };
                assert!(text.contains(name), "{name}");
                for tile in position.houses(seat).iter() {
                    assert!(text.contains(&format!("house of {name}")), "the house on {tile}");
                }
            }
        });
    });
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(43, |position, _| {
        for language in Language::ALL {
            look(position, position.to_act(), language, |scene| {
                for refused in DiceSettlersUi::impossible(scene) {
                    check_words(&refused.label);
                    check_words(&refused.reason);
                    assert!(!scene.is_legal(&refused.element), "{refused:?}");
                    assert!(DiceSettlersUi::explain(scene, &refused.element).is_some(), "{refused:?}");
                    reasons.insert(refused.rule);
                }
            });
        }
    });
    for rule in
        ["DS-9.4", "DS-9.7", "DS-18.2", "DS-12.1", "DS-16.2", "DS-7.2", "DS-8.7", "DS-10.2", "DS-15.1"]
    {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

/// UX-20: an action that cannot be taken explains itself with numbers.
#[test]
fn an_unusable_action_explains_why() {
    let position =
        meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-settle")).finish().expect("a position");
    look(&position, Some(ME), Language::En, |scene| {
        let card = DiceSettlersUi::explain(scene, "ds-action-1-recruit").expect("a card");
        let text = card.text.join(" ");
        assert!(text.contains("could spend 0") && text.contains("Not possible now"), "{text}");
        assert!(card.rules.contains(&"DS-9.7"));
        let tile = DiceSettlersUi::explain(scene, "ds-tile-18").expect("a card").text.join(" ");
        assert!(tile.contains("2 tents more for a house"), "{tile}");
    });
}

#[test]
fn unknown_elements_have_no_explanation() {
    let position = game(3, &[], 1);
    look(&position, None, Language::En, |scene| {
        for id in [
            "",
            "ds-",
            "ds-tile-",
            "ds-tile-41",
            "ds-tile-014",
            "ds-tile-40",
            "ds-cell-1",
            "ds-cell-99x0",
            "ds-tents-4-1",
            "ds-card-dynamite",
            "ds-card-nothing",
            "ds-die-1-white-trade-1",
            "ds-die-1-white-settle-0",
            "ds-action-1-dance",
            "ds-end-5",
            "ds-end-0",
            "ds-side-recruit",
            "ds-row",
            "ds-token-1-fish",
            "ds-count-0",
            "pg-city-essen",
        ] {
            assert!(DiceSettlersUi::explain(scene, id).is_none(), "{id}");
        }
    });
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    let position = game(2, &[], 1);
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
    let markup = shown(&scene) + &DiceSettlersUi::text_mode(&scene).into_string();
    assert!(!markup.contains("<b ") && !markup.contains("<script"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let position = meadow(2).tents_on(YOU, 18, 1).finish().expect("a position");
    let placed = Event::TentPlaced(YOU, dice_settlers::Tile(18));
    let changed: Vec<(String, Seat)> =
        DiceSettlersUi::elements(&position, placed).into_iter().map(|element| (element, YOU)).collect();
    let names = names(2);
    let scene = Scene {
        position: &position,
        viewer: Some(ME),
        deciding: false,
        choices: &[],
        changed: &changed,
        whole: false,
        assisted: true,
        names: &names,
        language: Language::En,
    };
    let all = tags(&DiceSettlersUi::board(&scene).into_string());
    let marked =
        all.iter().filter(|tag| tag.get("data-changed") == Some("2")).filter_map(|tag| tag.get("id"));
    assert_eq!(marked.collect::<Vec<_>>(), ["ds-tile-18", "ds-tents-2-18"]);
    assert!(all.iter().any(|tag| tag.has_class("flag")));
}

/// The ground is the same until one more tile is laid; then it has another key.
#[test]
fn the_ground_is_still_until_the_map_grows() {
    let key = |position: &DiceSettlers| {
        look(position, None, Language::En, |scene| {
            let all = tags(&DiceSettlersUi::board(scene).into_string());
            all.iter().find_map(|tag| tag.get("data-still").map(str::to_owned)).expect("a still layer")
        })
    };
    let table = meadow(2).tents_on(ME, 18, 1).stack(&[9, 11]).active(ME, &dice("white-explore white-settle"));
    let mut position = table.finish().expect("a position");
    let before = key(&position);
    play(&mut position, &["begin explore", "explore 1", "spend white-explore"]);
    assert_eq!(key(&position), before);
    let place = offers_first(&position, "place");
    play(&mut position, &[&place]);
    assert_ne!(key(&position), before);
}

fn offers_first(position: &DiceSettlers, verb: &str) -> String {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let notations = actions.into_iter().map(|action| position.notation(action));
    notations.into_iter().find(|text| text.starts_with(verb)).expect("such an action")
}

/// Who is asked to join decides alone, and at once; a placed tile is shown to them.
#[test]
fn what_others_answer_to_is_committed() {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 24, 1).stack(&[9, 11]);
    let mut position = table.active(ME, &dice("white-explore")).finish().expect("a position");
    let commits = |position: &DiceSettlers, text: &str| {
        let action = position.read_action(text).expect("an action");
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        DiceSettlersUi::commits(position, action)
    };
    assert!(!commits(&position, "begin explore"));
    play(&mut position, &["begin explore"]);
    assert!(!commits(&position, "explore 1"));
    play(&mut position, &["explore 1", "spend white-explore"]);
    let tile = position.drawn().first().expect("a tile");
    assert!(commits(&position, &format!("place {tile} 1,1")), "the neighbour is asked");
    assert!(!commits(&position, &format!("place {tile} -1,2")), "nobody is asked");
    play(&mut position, &[&format!("place {tile} 1,1")]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Joining, Some(YOU)));
    assert!(commits(&position, "join") && commits(&position, "done"));
    play(&mut position, &["done"]);
    assert!(commits(&position, "done"), "the turn ends");
    let words = DiceSettlersUi::choice(&position, Action::Done, &names(2), Language::En);
    assert!(words.contains("end the turn"), "{words}");
}
