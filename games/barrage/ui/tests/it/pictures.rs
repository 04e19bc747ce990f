//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::BTreeSet;
use std::mem::discriminant;

use barrage::{Action, Arrangement, Barrage, Event, Officer, Stage};
use barrage_ui::BarrageUi;
use engine::{Game, Seat};
use testkit::actions;
use testkit::ui::{
    check_choices, check_drawing, check_escaping, check_impossible, check_labels, check_onlookers,
    check_pictures, check_still, check_text_mode, check_unknown, check_without_help, look, marked, names,
    shown,
};
use ui_kit::{GameUi, Language, TableUi};

use crate::table::{game, positions};

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let is_button = |action| match action {
        Action::Pay { .. } | Action::Machines(_) | Action::Pass | Action::Decline => true,
        Action::Pour { place, drops } => place.is_none() && drops.total() == 0,
        _ => false,
    };
    let mut stages = Vec::new();
    positions(17, |position, _| {
        check_choices::<BarrageUi>(position, is_button);
        if !stages.contains(&discriminant(&position.stage())) {
            stages.push(discriminant(&position.stage()));
        }
    });
    // Paying in several ways and the second production are rare in random play.
    assert!(stages.len() >= 10, "{} stages", stages.len());
}

/// Where drops will rest, the energy of productions, what the round will bring.
#[test]
fn the_list_tells_choices_apart_in_few_words() {
    let mut labels = 0;
    // The longest labels are two contracts with their rewards.
    positions(41, |position, _| labels += check_labels::<BarrageUi>(position, 170));
    assert!(labels > 100, "{labels}");
}

#[test]
fn a_table_that_does_not_help_works_nothing_out() {
    let signs = [
        "class=\"ba-flow",
        "ba-way",
        "ba-forecast",
        "ba-projected",
        "data-bonus",
        "after phase 3",
        "now stops",
        "before bonuses",
    ];
    let mut seen = BTreeSet::new();
    positions(31, |position, _| seen.extend(check_without_help::<BarrageUi>(position, &signs)));
    assert_eq!(seen.len(), signs.len(), "{seen:?}");
}

/// No two choices of a turn have the same targets unless only a number tells them apart: an amount of engineers, drops from
/// the same headstream or dam, and how a tile is copied. Nothing else would be left to a list.
#[test]
fn targets_tell_choices_apart() {
    positions(23, |position, _| {
        look::<BarrageUi, _>(position, position.to_act(), Language::En, |scene| {
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
    positions(53, |position, _| check_onlookers::<BarrageUi>(position));
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(149, |position, events| {
        for language in Language::ALL {
            for viewer in [position.to_act(), None] {
                check_pictures::<BarrageUi>(position, events, viewer, language);
            }
        }
    });
}

#[test]
fn the_text_mode_has_everything_the_drawings_show() {
    // Numbers of a company stand in its lines, its tiles and contracts there by name, productions in their table.
    let numbers =
        ["ba-credits-", "ba-engineers-", "ba-excavators-", "ba-mixers-", "ba-fulfilled-", "ba-works-"];
    let named =
        ["ba-tile-", "ba-contract-", "ba-production-", "ba-row-", "ba-round-", "ba-exit-", "ba-track"];
    let otherwise = [&numbers[..], &named].concat();
    positions(149, |position, _| {
        check_text_mode::<BarrageUi>(position, &otherwise);
        look::<BarrageUi, _>(position, position.to_act(), Language::En, |scene| {
            let text = BarrageUi::text_mode(scene).into_string();
            for contract in position.open_contracts().iter().flatten().flatten() {
                let id = format!("ba-contract-{}", position.tables().contract(*contract).word);
                assert!(text.contains(&format!("data-el=\"{id}\"")), "{id}");
            }
        });
    });
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(19, |position, _| {
        reasons.extend(check_impossible::<BarrageUi>(position));
        if position.stage() != Stage::Turn {
            return;
        }
        look::<BarrageUi, _>(position, position.to_act(), Language::En, |scene| {
            for refused in BarrageUi::impossible(scene) {
                let card = BarrageUi::explain(scene, &refused.element).expect("it is explained");
                assert!(card.rules.contains(&refused.rule), "{refused:?}");
            }
        });
    });
    for rule in ["BA-3.8", "BA-6.3", "BA-6.4", "BA-7.4", "BA-8.1", "BA-8.9"] {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

/// Words and numbers of offers are what the rules then do.
#[test]
fn an_offer_says_what_then_happens() {
    let (mut energies, mut prices) = (0, 0);
    positions(13, |position, _| {
        let Some(seat) = position.to_act() else { return };
        look::<BarrageUi, _>(position, Some(seat), Language::En, |scene| {
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
                    let gain = offer.gain_words().expect("a production gives energy");
                    assert!(gain.starts_with(&format!("{energy} energy")), "{gain}: {events:?}");
                    energies += 1;
                }
                let placed = events.iter().find_map(|event| match event {
                    Event::Placed(by, _, engineers, _) if *by == seat => Some(*engineers),
                    _ => None,
                });
                if let Some(engineers) = placed {
                    let cost = offer.cost_words().expect("a place has a price");
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
    look::<BarrageUi, _>(&position, Some(seat), Language::En, |scene| {
        let offer = BarrageUi::offer(scene, action);
        assert_eq!(offer.targets, ["ba-tile-1-base", "ba-dam-b1u"]);
        assert_eq!(offer.cost_words().as_deref(), Some("1 engineer, 3 credits, 3 excavators"));
        assert_eq!(offer.after_words().as_deref(), Some("credits 6 → 3"));
    });
}

/// BA-4.12, BA-3.10: everybody sees the extra officers with what they do, before and after Mahiri Sekibo is chosen.
#[test]
fn the_extra_officers_are_shown_to_everybody() {
    let draft =
        (0..).map(|number| game(2, &[], number)).find(|position| !position.extra_officers().is_empty());
    let mut position = draft.expect("Mahiri Sekibo is dealt some time");
    let sekibo = position.offers().into_iter().flatten().find(|(_, officer)| *officer == Officer::Sekibo);
    let (company, _) = sekibo.expect("she has a company");
    let extra: Vec<&str> = Officer::ALL
        .iter()
        .filter(|officer| position.extra_officers().has(officer.index() as u8))
        .map(|officer| match officer {
            Officer::Adler => "Wilhelm Adler",
            Officer::DelMonte => "Graziano Del Monte",
            Officer::Fiesler => "Viktor Fiesler",
            Officer::McDowell => "Jill McDowell",
            Officer::Jordan => "Solomon P. Jordan",
            Officer::Krylov => "Anton Krylov",
            Officer::Sekibo => "Mahiri Sekibo",
        })
        .collect();
    let everywhere = |position: &Barrage, element: &str| {
        for viewer in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            look::<BarrageUi, _>(position, viewer, Language::En, |scene| {
                let card = BarrageUi::explain(scene, element).expect("it is explained").text.join(" ");
                let told = [
                    shown::<BarrageUi>(scene),
                    BarrageUi::text_mode(scene).into_string(),
                    BarrageUi::position(position, viewer, &names(2), Language::En),
                    card,
                ];
                // Lines of the text may break within a name.
                for text in told.map(|text| text.split_whitespace().collect::<Vec<_>>().join(" ")) {
                    assert!(extra.iter().all(|officer| text.contains(officer)), "{extra:?}: {text}");
                }
            });
        }
    };
    assert_eq!(extra.len(), 2);
    everywhere(&position, &format!("ba-offer-{}", company.word()));
    while position.stage() == Stage::Choosing {
        let action = actions(&position)[0];
        position.play(action, &mut engine::Playout::new(1), &mut ());
    }
    let owner = Seat::all(2).find(|&seat| position.officer(seat) == Some(Officer::Sekibo));
    everywhere(&position, &format!("ba-officer-{}", owner.expect("both are chosen")));
}

/// BA-8.19: while the contract comes first, the drops wait at the powerhouse, and everybody sees that.
#[test]
fn drops_that_wait_for_the_contract_are_told() {
    let mut seen = 0;
    positions(29, |position, _| {
        let Some((basin, drops)) = position.at_powerhouse() else { return };
        let plural = if drops == 1 { "drop waits" } else { "drops wait" };
        let words = format!("{drops} {plural} at the powerhouse in basin {}", basin.0 + 1);
        look::<BarrageUi, _>(position, position.to_act(), Language::En, |scene| {
            let texts = [
                BarrageUi::position(position, None, &names(position.seats()), Language::En),
                BarrageUi::text_mode(scene).into_string(),
                BarrageUi::hint(scene).unwrap_or_default(),
            ];
            assert!(texts.iter().all(|text| text.contains(&words)), "{words}: {texts:?}");
        });
        seen += 1;
    });
    assert!(seen > 0);
}

/// BA-13.17: a player who may copy officers is shown which, but only in that player's own view of the table.
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
    look::<BarrageUi, _>(&position, Some(seat), Language::En, |scene| {
        assert!(scene.is_legal("ba-copy-adler"));
        let drawn = shown::<BarrageUi>(scene);
        assert!(drawn.contains("data-el=\"ba-copy-adler\""));
        check_drawing::<BarrageUi>(scene);
    });
}

#[test]
fn unknown_elements_have_no_explanation() {
    let unknown = [
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
    ];
    check_unknown::<BarrageUi>(&game(3, &[], 1), &unknown);
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    let mut position = game(2, &[("game", "introductory")], 1);
    for action in ["take contract.one left", "bank 1"] {
        let found = actions(&position).into_iter().find(|&one| position.notation(one).starts_with(action));
        position.play(found.expect("it is legal"), &mut engine::Playout::new(1), &mut ());
    }
    check_escaping::<BarrageUi>(&position);
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let mut position = game(2, &[("game", "introductory")], 1);
    let action = position.read_action("construct powerhouse powerhouse p5.1").expect("an action");
    let mut events = Vec::new();
    position.play(action, &mut engine::Playout::new(1), &mut events);
    let marked = marked::<BarrageUi>(&position, Seat::new(0), &events);
    assert_eq!(marked, ["ba-powerhouse-p5-1", "ba-wheel-1"]);
}

#[test]
fn the_ground_is_sent_once() {
    check_still::<BarrageUi>(&game(4, &[], 1));
}

/// The text mode tells everything the drawing shows: every element of the map, the boards and the seats is in it.
#[test]
fn text_mode_has_all_that_can_be_chosen() {
    positions(41, |position, _| {
        look::<BarrageUi, _>(position, position.to_act(), Language::En, |scene| {
            let text = BarrageUi::text_mode(scene).into_string();
            for target in scene.choices.iter().flat_map(|(_, targets)| targets) {
                // Tiles and contracts of a seat are in its lines by name, productions in their table.
                let named = ["ba-tile-", "ba-contract-", "ba-production-"]
                    .iter()
                    .any(|kind| target.starts_with(kind));
                assert!(named || text.contains(&format!("data-el=\"{target}\"")), "{target}");
            }
            for contract in position.open_contracts().iter().flatten().flatten() {
                let id = format!("ba-contract-{}", position.tables().contract(*contract).word);
                assert!(text.contains(&format!("data-el=\"{id}\"")), "{id}");
            }
        });
    });
}
