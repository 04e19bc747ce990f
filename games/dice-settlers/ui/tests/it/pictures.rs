//! The pictures in many random games: targets of choices, explanations of components, well-formed drawings.

use std::collections::BTreeSet;

use dice_settlers::{Action, DiceSettlers, Event, Stage, Tile};
use dice_settlers_ui::DiceSettlersUi;
use engine::Game;
use testkit::ui::{
    check_choices, check_clicks, check_escaping, check_impossible, check_labels, check_onlookers,
    check_pictures, check_still, check_text_mode, check_unknown, look, marked, names, tags, told,
};
use ui_kit::{GameUi, Language, Scene, TableUi};

use crate::table::{ME, YOU, dice, game, meadow, play, positions};

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let is_button = |action| matches!(action, Action::Explore(_) | Action::Done);
    let mut stages = BTreeSet::new();
    positions(53, |position, _| {
        check_choices::<DiceSettlersUi>(position, is_button);
        stages.insert(position.stage());
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
fn the_list_tells_choices_apart_in_few_words() {
    let mut labels = 0;
    positions(41, |position, _| labels += check_labels::<DiceSettlersUi>(position, 72));
    assert!(labels > 100, "{labels}");
}

#[test]
fn clicks_lead_to_every_choice() {
    positions(37, |position, _| check_clicks::<DiceSettlersUi>(position));
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(97, |position, _| check_onlookers::<DiceSettlersUi>(position));
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    let mut number = 0;
    positions(401, |position, events| {
        number += 1;
        let (one, other) = (Language::ALL[number % 2], Language::ALL[(number + 1) % 2]);
        check_pictures::<DiceSettlersUi>(position, events, position.to_act(), one);
        check_pictures::<DiceSettlersUi>(position, events, None, other);
    });
}

#[test]
fn the_text_mode_has_everything_the_drawings_show() {
    // Numbers of a seat stand in its lines, its dice beside its bag, its tents and houses beside their tile.
    let numbers = ["ds-home-", "ds-houses-", "ds-quota-", "ds-score-", "ds-token-", "ds-vp-"];
    let pieces = ["ds-die-", "ds-kept-", "ds-spent-", "ds-tents-", "ds-house-"];
    // What is only there to be chosen stands in the list of choices.
    let choices = ["ds-option-", "ds-face-", "ds-count-", "ds-exchange-", "ds-cell-"];
    let otherwise = [&numbers[..], &pieces, &choices].concat();
    positions(131, |position, _| {
        check_text_mode::<DiceSettlersUi>(position, &otherwise);
    });
}

/// Text mode names every player and every house.
#[test]
fn text_mode_names_players_and_houses() {
    positions(131, |position, _| {
        look::<DiceSettlersUi, _>(position, position.to_act(), Language::En, |scene| {
            let text = DiceSettlersUi::text_mode(scene).into_string();
            for seat in position.all_players() {
                let name = if position.is_bot(seat) { "Diceoneer" } else { scene.names.of(seat) };
                assert!(text.contains(name), "{name}");
                for tile in position.map().iter().map(Tile) {
                    let said = match position.houses_on(seat, tile) {
                        0 => continue,
                        1 => format!("{name}’s house"),
                        n => format!("{name}’s {n} houses"),
                    };
                    assert!(text.contains(&said), "{said} on tile {}", tile.0);
                }
            }
        });
    });
}

/// DS-18.2: a second house of a player on a tile is drawn beside the first, counted and explained.
#[test]
fn two_houses_on_a_tile_are_two() {
    let table = meadow(2).house(ME, 14).house(ME, 14).house(YOU, 24).tents_on(ME, 14, 2).tents_on(YOU, 14, 3);
    let position = table.finish().expect("a position");
    look::<DiceSettlersUi, _>(&position, None, Language::En, |scene| {
        let board = DiceSettlersUi::board(scene).into_string();
        let houses = |id: &str| {
            let from = board.find(&format!("id=\"{id}\"")).expect("the houses are drawn");
            let group = &board[from..];
            group[..group.find("</g>").unwrap_or(group.len())].matches("href=\"#ds-house-").count()
        };
        let one = houses("ds-house-2-24");
        assert_eq!(houses("ds-house-1-14"), 2 * one, "twice the paths of one house");
        let card = DiceSettlersUi::explain(scene, "ds-house-1-14").expect("the houses are explained");
        let owner = scene.names.of(ME);
        assert_eq!(card.title, format!("{owner}’s 2 houses"));
        let tile = DiceSettlersUi::explain(scene, "ds-tile-14").expect("the tile is explained");
        let said = format!("{owner}’s 2 houses, {owner} 2");
        assert!(tile.text.iter().any(|line| line.contains(&said)), "{:?}", tile.text);
    });
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(43, |position, _| reasons.extend(check_impossible::<DiceSettlersUi>(position)));
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
    look::<DiceSettlersUi, _>(&position, Some(ME), Language::En, |scene| {
        let card = DiceSettlersUi::explain(scene, "ds-action-1-recruit").expect("a card");
        let text = card.text.join(" ");
        assert!(text.contains("could spend 0") && text.contains("Not possible now"), "{text}");
        assert!(card.rules.contains(&"DS-9.7"));
        let tile = DiceSettlersUi::explain(scene, "ds-tile-18").expect("a card").text.join(" ");
        assert!(tile.contains("2 more tents for a house"), "{tile}");
    });
}

#[test]
fn unknown_elements_have_no_explanation() {
    let unknown = [
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
    ];
    check_unknown::<DiceSettlersUi>(&game(3, &[], 1), &unknown);
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    check_escaping::<DiceSettlersUi>(&game(2, &[], 1));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let position = meadow(2).tents_on(YOU, 18, 1).finish().expect("a position");
    let placed = Event::TentPlaced(YOU, dice_settlers::Tile(18));
    let marked = marked::<DiceSettlersUi>(&position, YOU, &[placed]);
    assert_eq!(marked, ["ds-tile-18", "ds-tents-2-18"]);
}

#[test]
fn the_ground_is_sent_once() {
    check_still::<DiceSettlersUi>(&meadow(2).finish().expect("a position"));
}

/// The ground is the same until one more tile is laid; then it has another key.
#[test]
fn the_ground_is_still_until_the_map_grows() {
    let key = |position: &DiceSettlers| {
        look::<DiceSettlersUi, _>(position, None, Language::En, |scene| {
            let all = tags(&DiceSettlersUi::board(scene).into_string());
            all.iter().find_map(|tag| tag.get("data-still").map(str::to_owned)).expect("a still layer")
        })
    };
    let table = meadow(2).tents_on(ME, 18, 1).stack(&[9, 11]).active(ME, &dice("white-explore white-settle"));
    let mut position = table.finish().expect("a position");
    let before = key(&position);
    play(&mut position, &["begin explore", "explore 1", "spend white-explore"]);
    assert_eq!(key(&position), before);
    let place =
        testkit::legal(&position).into_iter().find(|text| text.starts_with("place")).expect("a place");
    play(&mut position, &[&place]);
    assert_ne!(key(&position), before);
}

/// Who is asked to join decides alone, and at once; a placed tile waits for its confirmation.
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
    assert!(!commits(&position, &format!("place {tile} 1,1")), "even if the neighbour is asked");
    play(&mut position, &[&format!("place {tile} 1,1")]);
    assert_eq!((position.stage(), position.to_act()), (Stage::Joining, Some(YOU)));
    assert!(commits(&position, "join") && commits(&position, "done"));
    play(&mut position, &["done"]);
    assert!(commits(&position, "done"), "the turn ends");
    let words = DiceSettlersUi::choice(&position, Action::Done, &names(2), Language::En);
    assert!(words.contains("end turn"), "{words}");
}

/// A table may leave it to the players to count points, and to see what a technology still takes.
#[test]
fn without_assistance_nothing_is_worked_out() {
    let position = meadow(2).finish().expect("a position");
    for assisted in [true, false] {
        look::<DiceSettlersUi, _>(&position, Some(ME), Language::En, |scene| {
            let all = told::<DiceSettlersUi>(&Scene { assisted, ..*scene });
            for words in ["VP gained so far; ", "ds-score-1", "missing "] {
                assert_eq!(all.contains(words), assisted, "{words}");
            }
        });
    }
}
