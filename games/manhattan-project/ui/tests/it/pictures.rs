//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;

use engine::{Game, Seat};
use manhattan_project::{Action, Fuel, Stage, bombs, buildings};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::{
    check_choices, check_clicks, check_escaping, check_explanation, check_impossible, check_labels,
    check_onlookers, check_pictures, check_still, check_text_mode, check_unknown, look, marked, shown, tags,
};
use ui_kit::{Language, Scene, TableUi};

use crate::table::{arranged, game, own, positions, seat};

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let is_button = |action| {
        matches!(
            action,
            Action::Bonus(_)
                | Action::Gain(_)
                | Action::Offer(_)
                | Action::OfferJoint(..)
                | Action::Accept
                | Action::Refuse
                | Action::Retrieve
                | Action::Done
        )
    };
    let mut stages = BTreeSet::new();
    positions(211, |position, _| {
        check_choices::<ManhattanProjectUi>(position, is_button);
        stages.insert(position.stage());
    });
    assert_eq!(stages.len(), 10, "every stage: {stages:?}");
}

#[test]
fn the_list_tells_choices_apart_in_few_words() {
    let mut labels = 0;
    positions(41, |position, _| labels += check_labels::<ManhattanProjectUi>(position, 72));
    assert!(labels > 100, "{labels}");
}

#[test]
fn clicks_lead_to_every_choice() {
    positions(211, |position, _| check_clicks::<ManhattanProjectUi>(position));
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(401, |position, _| check_onlookers::<ManhattanProjectUi>(position));
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    let mut number = 0;
    positions(701, |position, events| {
        number += 1;
        let viewer = position.to_act().filter(|_| number % 5 > 0);
        check_pictures::<ManhattanProjectUi>(position, events, viewer, Language::ALL[number % 2]);
    });
}

#[test]
fn the_ground_is_sent_once() {
    check_still::<ManhattanProjectUi>(&game(5, &[], 1));
}

#[test]
fn every_card_of_the_box_is_explained() {
    let position = arranged(3).finish().expect("a position");
    for language in Language::ALL {
        look::<ManhattanProjectUi, _>(&position, None, language, |scene| {
            for card in &position.tables().buildings {
                check_explanation::<ManhattanProjectUi>(scene, &format!("mp-building-{}", card.id));
            }
            for card in &position.tables().bombs {
                check_explanation::<ManhattanProjectUi>(scene, &format!("mp-bomb-{}", card.id));
            }
        });
    }
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(301, |position, _| reasons.extend(check_impossible::<ManhattanProjectUi>(position)));
    for rule in ["MP-3.6", "MP-4.4", "MP-4.5", "MP-4.6", "MP-4.7", "MP-4.10", "MP-7.1", "MP-8.3", "MP-13.1"] {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

#[test]
fn the_text_mode_has_everything_the_drawings_show() {
    // Numbers of a track stand in the table of the players; decks in headings; an empty hand has no line.
    let seats = ["mp-track-", "mp-disc-", "mp-own-", "mp-grey-"];
    let otherwise = [&seats[..], &["mp-bribes", "mp-deck", "mp-designs", "mp-decline"]].concat();
    positions(601, |position, _| check_text_mode::<ManhattanProjectUi>(position, &otherwise));
}

#[test]
fn protected_opponents_cannot_be_bombed() {
    let mut struck = 0;
    positions(7, |position, _| {
        if position.stage() != Stage::Striking {
            return;
        }
        look::<ManhattanProjectUi, _>(position, position.to_act(), Language::En, |scene| {
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
    let unknown = [
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
    ];
    check_unknown::<ManhattanProjectUi>(&arranged(3).finish().expect("a position"), &unknown);
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    check_escaping::<ManhattanProjectUi>(&arranged(2).finish().expect("a position"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let position = arranged(3).built(seat(1), &["uranium-06"]).finish().expect("a position");
    let bomb = bombs(position.built(seat(1))).next().expect("a bomb");
    let built = manhattan_project::Event::Built(seat(1), bomb, crate::table::own(0, 1, 1));
    let marked = marked::<ManhattanProjectUi>(&position, seat(1), &[built]);
    assert_eq!(marked, ["mp-bomb-uranium-06", "mp-points-2"]);
}

/// The bar of the race is as long as the score says.
#[test]
fn the_bars_of_the_race_follow_the_score() {
    let bar = |built: &[&str]| {
        let position = arranged(4).built(seat(1), built).finish().expect("a position");
        let panel = look::<ManhattanProjectUi, _>(&position, None, Language::En, |scene| {
            ManhattanProjectUi::panel(scene, seat(1))
        });
        let bars = tags(&panel.into_string());
        let bar = bars.iter().filter(|tag| tag.name == "rect").nth(1).expect("a bar");
        (bar.number("width"), position.points(seat(1)).iter().sum::<u16>())
    };
    let (none, no_points) = bar(&[]);
    let (some, points) = bar(&["uranium-06", "uranium-01"]);
    assert_eq!((none, no_points), (0.0, 0));
    assert!((some - 34.0 * f32::from(points) / 50.0).abs() < 0.01 && points > 0, "{some} for {points}");
}

/// Without assistance the players work out who could win and what a bomb still needs.
#[test]
fn without_assistance_nothing_is_worked_out() {
    let position = arranged(4)
        .built(seat(1), &["uranium-15", "uranium-01"])
        .hand(seat(1), &["uranium-06"])
        .fuel(seat(1), Fuel::Uranium, 4)
        .supply(seat(1), own(0, 2, 1))
        .finish()
        .expect("a position");
    for assisted in [true, false] {
        look::<ManhattanProjectUi, _>(&position, Some(seat(1)), Language::En, |scene| {
            let scene = &Scene { assisted, ..*scene };
            let text = ManhattanProjectUi::text_mode(scene).into_string();
            for words in ["could win", "can be built now", "mp-full"] {
                assert_eq!(shown::<ManhattanProjectUi>(scene).contains(words), assisted, "{words}");
            }
            for words in ["Could reach the goal", "can be built now"] {
                assert_eq!(text.contains(words), assisted, "{words} in text mode");
            }
            assert_eq!(ManhattanProjectUi::strip(scene).alarm.is_some(), assisted);
        });
    }
}
