//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, City, Event, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use testkit::play_at_random;
use testkit::ui::{
    Tag, check_choices, check_clicks, check_drawing, check_escaping, check_impossible, check_labels,
    check_onlookers, check_pictures, check_still, check_text_mode, check_unknown, look, marked, shown, tags,
    told, viewers,
};
use ui_kit::{Language, TableUi};

use crate::table::{game, play, positions, seat};

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let is_button = |action| matches!(action, Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done);
    let mut stages = BTreeSet::new();
    positions(41, |position, _| {
        check_choices::<PowerGridUi>(position, is_button);
        stages.insert(position.stage());
    });
    assert!(stages.len() >= 9, "{stages:?}");
}

#[test]
fn the_list_tells_choices_apart_in_few_words() {
    let mut labels = 0;
    positions(41, |position, _| labels += check_labels::<PowerGridUi>(position, 72));
    assert!(labels > 100, "{labels}");
}

#[test]
fn clicks_lead_to_every_choice() {
    positions(53, |position, _| check_clicks::<PowerGridUi>(position));
}

/// PG-X.17: two tokens too many for the room of plant 29.
#[test]
fn tokens_to_give_up_are_chosen_on_the_mat() {
    let mut position = Arrangement::of(game(3, &[], 1))
        .time(2, 5)
        .plants(Seat::new(0), &[21, 27, 29])
        .tokens(Seat::new(0), [1, 3, 0, 0])
        .display(&[19, 20, 22, 23, 24, 25, 26, 28])
        .order(&[Seat::new(0), Seat::new(1), Seat::new(2)])
        .stage(Stage::Nominating)
        .finish()
        .expect("a position");
    play(&mut position, &["nominate 19", "bid 19", "pass-bid", "pass-bid", "scrap 21"]);
    assert_eq!(position.stage(), Stage::Dropping);
    look::<PowerGridUi, _>(&position, Some(Seat::new(0)), Language::En, |scene| {
        let all = tags(&shown::<PowerGridUi>(scene));
        let legal =
            all.iter().filter(|tag| tag.get("data-legal").is_some()).filter_map(|tag| tag.get("data-el"));
        assert_eq!(legal.collect::<Vec<_>>(), ["pg-stock-1-coal", "pg-stock-1-oil"]);
        assert!(scene.choices.iter().all(|(_, targets)| scene.is_legal(&targets[0])));
        check_drawing::<PowerGridUi>(scene);
    });
}

#[test]
fn a_viewer_who_does_not_decide_sees_nothing_to_choose() {
    positions(97, |position, _| check_onlookers::<PowerGridUi>(position));
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(131, |position, events| {
        for language in Language::ALL {
            for viewer in [position.to_act(), None] {
                check_pictures::<PowerGridUi>(position, events, viewer, language);
            }
        }
    });
}

#[test]
fn the_text_mode_has_everything_the_drawings_show() {
    // Numbers of a seat stand in the table of the players, its stock beside its plants, its houses as owner of their city,
    // the deck in a sentence.
    let otherwise = [
        "pg-cities-",
        "pg-house-",
        "pg-houses-",
        "pg-income-",
        "pg-money-",
        "pg-size-",
        "pg-stock-",
        "pg-supplies-",
        "pg-track",
        "pg-deck",
    ];
    positions(131, |position, _| check_text_mode::<PowerGridUi>(position, &otherwise));
}

#[test]
fn the_ground_is_sent_once() {
    check_still::<PowerGridUi>(&game(4, &[], 1));
}

#[test]
fn what_is_impossible_is_refused_by_the_rules_and_says_why() {
    let mut reasons = BTreeSet::new();
    positions(43, |position, _| reasons.extend(check_impossible::<PowerGridUi>(position)));
    for rule in ["PG-5.4", "PG-5.5", "PG-5.6", "PG-6.3", "PG-7.8", "PG-7.14", "PG-8.1", "PG-8.17", "PG-D.1"] {
        assert!(reasons.contains(rule), "{rule}: {reasons:?}");
    }
}

#[test]
fn nobody_can_read_a_rivals_money_from_a_picture() {
    let mut seen = BTreeSet::new();
    for (number, seats) in (0..).zip([2, 4, 6]) {
        let mut moves = 0;
        play_at_random(game(seats, &[("regions", "draft")], number), number, |position, _| {
            moves += 1;
            if position.stage() == Stage::Over || !(seen.insert(position.stage()) || moves % 61 == 0) {
                return;
            }
            if position.stage() == Stage::Regions {
                return;
            }
            for viewer in viewers(position) {
                let richer = Seat::all(seats).filter(|&seat| Some(seat) != viewer).fold(
                    Arrangement::of(*position),
                    |arranged, seat| {
                        arranged.money(seat, position.money(seat) + 23 + u16::from(seat.number()))
                    },
                );
                let richer = richer.finish().expect("money is nothing to fit");
                let [one, other] = [position, &richer].map(|position| {
                    look::<PowerGridUi, _>(position, viewer, Language::En, told::<PowerGridUi>)
                });
                assert!(one == other, "{viewer:?} in {:?}", position.stage());
            }
        });
    }
    assert!(seen.contains(&Stage::Building) && seen.contains(&Stage::Bidding), "{seen:?}");
}

#[test]
fn badges_show_exactly_what_the_engine_charges() {
    let mut badges = 0;
    positions(29, |position, _| {
        let Some(seat) = position.to_act().filter(|_| position.stage() == Stage::Building) else { return };
        let all = look::<PowerGridUi, _>(position, Some(seat), Language::En, |scene| {
            tags(&PowerGridUi::board(scene).into_string())
        });
        let mut shown = BTreeMap::new();
        for (at, tag) in all.iter().enumerate().filter(|(_, tag)| tag.has_class("pg-badge")) {
            let city = tag.get("id").and_then(|id| id.strip_prefix("pg-total-")).expect("a city").to_owned();
            let total = all[at + 1..].iter().find(|tag| tag.name == "text").expect("a number").text.clone();
            shown.insert(city, (total, tag.has_class("pg-dear")));
        }
        let mut expected = BTreeMap::new();
        for city in position.grid().cities.iter().map(City) {
            let open = position.has_open_space(city) && !position.cities_of(seat).has(city.0);
            if let Some(cost) = position.cost(seat, city).filter(|_| open) {
                let id = position.map().cities[city.index()].id.clone();
                let dear = position.check(Action::Build(city)).is_err();
                expected.insert(id, (cost.total().to_string(), dear));
            }
        }
        badges += shown.len();
        assert_eq!(shown, expected);
    });
    assert!(badges > 500, "{badges}");
}

#[test]
fn targets_on_the_board_are_large_enough_and_do_not_cover_each_other() {
    positions(37, |position, _| {
        if position.stage() != Stage::Building {
            return;
        }
        let board = look::<PowerGridUi, _>(position, position.to_act(), Language::En, PowerGridUi::board)
            .into_string();
        let hits: Vec<Tag> = tags(&board).into_iter().filter(|tag| tag.has_class("pg-hit")).collect();
        for (at, hit) in hits.iter().enumerate() {
            let [x, y, radius] = ["cx", "cy", "r"].map(|name| hit.number(name));
            assert!((12.0..=44.0).contains(&radius), "{hit:?}");
            for other in &hits[at + 1..] {
                let away = (other.number("cx") - x).hypot(other.number("cy") - y);
                assert!(radius <= away / 2.0 + 0.01, "{hit:?} {other:?}");
            }
        }
    });
}

#[test]
fn the_order_strip_is_reversed_when_fuel_is_bought_and_cities_are_built() {
    positions(61, |position, _| {
        let strip = look::<PowerGridUi, _>(position, None, Language::En, PowerGridUi::strip);
        let mut order = position.order().to_vec();
        match position.stage() {
            Stage::Regions => order.sort(),
            Stage::Fuel | Stage::Building => order.reverse(),
            _ => {}
        }
        assert_eq!(strip.order, order);
        assert_eq!(strip.phases.len(), 5);
        assert_eq!(strip.current.is_none(), matches!(position.stage(), Stage::Regions | Stage::Over));
    });
}

/// PG-2.9, PG-8.13: the plants under the Step 3 card do not delay it.
#[test]
fn in_step_2_the_strip_counts_the_plants_above_the_step_3_card() {
    let trigger = |above, under: &[u8], language| {
        let position = Arrangement::of(game(3, &[], 1))
            .time(2, 8)
            .display(&[25, 26, 27, 28, 29, 30, 31, 32])
            .deck(above, &[33, 34, 35])
            .under(under)
            .finish()
            .expect("a position");
        look::<PowerGridUi, _>(&position, None, language, PowerGridUi::strip).trigger
    };
    let english = |above, under| trigger(above, under, Language::En);
    assert!(english(3, &[]).starts_with("Step 3 card: after 3 plants · "), "{}", english(3, &[]));
    assert!(english(1, &[36, 37]).starts_with("Step 3 card: after 1 plant · "), "{}", english(1, &[36, 37]));
    assert!(english(0, &[36]).starts_with("Step 3 card: next in the deck · "), "{}", english(0, &[36]));
    let hungarian = trigger(2, &[36], Language::Hu);
    assert!(hungarian.starts_with("„3. szakasz” kártya: 2 erőmű után · "), "{hungarian}");
}

/// PG-5.12: nobody can outbid the last buyer, so that a plant costs exactly its number.
#[test]
fn the_last_buyer_reads_an_exact_price() {
    let position = Arrangement::of(game(2, &[], 1))
        .time(1, 2)
        .display(&[7, 8, 9, 10, 11, 12, 14, 15])
        .order(&[seat(0), seat(1)])
        .money(seat(1), 9)
        .stage(Stage::Nominating)
        .finish()
        .expect("a position");
    let card = |position: &PowerGrid, plant: u8| {
        look::<PowerGridUi, _>(position, Some(seat(1)), Language::En, |scene| {
            PowerGridUi::explain(scene, &format!("pg-plant-{plant}")).expect("a card").text.join(" ")
        })
    };
    assert!(card(&position, 9).contains("minimum bid 9"), "{}", card(&position, 9));
    let mut alone = position;
    play(&mut alone, &["pass"]);
    assert!(card(&alone, 9).contains("costs exactly 9 now"), "{}", card(&alone, 9));
    assert!(card(&alone, 10).contains("This costs 10 Elektro; you have 9."), "{}", card(&alone, 10));
}

#[test]
fn an_offer_says_what_it_costs_and_what_is_left() {
    let mut position = game(3, &[("map", "germany"), ("regions", "northwest,west,southwest")], 1);
    position = Arrangement::of(position)
        .time(1, 3)
        .plants(Seat::new(0), &[13, 18])
        .cities(Seat::new(0), &["essen"])
        .money(Seat::new(0), 63)
        .stage(Stage::Building)
        .actor(Seat::new(0))
        .finish()
        .expect("a position");
    let city = position.map().city_by_id("duesseldorf").expect("a city");
    let offer = look::<PowerGridUi, _>(&position, Some(Seat::new(0)), Language::En, |scene| {
        PowerGridUi::offer(scene, Action::Build(city))
    });
    assert_eq!(offer.targets, ["pg-city-duesseldorf"]);
    assert_eq!(offer.cost_words().as_deref(), Some("12 = 2 + 10"));
    assert_eq!(offer.gain_words().as_deref(), Some("+11 income"));
    assert_eq!(offer.after_words().as_deref(), Some("connection 2 + house 10 · money 63 → 51"));
    let for_a_spectator = look::<PowerGridUi, _>(&position, None, Language::En, |scene| {
        PowerGridUi::offer(scene, Action::Build(city))
    });
    assert_eq!(for_a_spectator.after_words().as_deref(), Some("connection 2 + house 10"));
}

#[test]
fn unknown_elements_have_no_explanation() {
    let unknown = [
        "pg-",
        "pg-city-",
        "pg-city-budapest",
        "pg-plant-2",
        "pg-plant-013",
        "pg-plant-64",
        "pg-plant-255",
        "pg-house-4-essen",
        "pg-house-0-essen",
        "pg-size-7",
        "pg-track-1",
        "pg-token-wood",
        "pg-stock-1",
    ];
    check_unknown::<PowerGridUi>(&game(3, &[], 1), &unknown);
}

#[test]
fn names_with_markup_are_escaped_everywhere() {
    check_escaping::<PowerGridUi>(&game(2, &[], 1));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let position = game(3, &[("regions", "northwest,west,southwest")], 1);
    let position = Arrangement::of(position).cities(seat(1), &["essen"]).finish().expect("a position");
    let city = position.map().city_by_id("essen").expect("a city");
    let marked = marked::<PowerGridUi>(&position, seat(1), &[Event::Built(seat(1), city, 0, 10)]);
    assert_eq!(marked, ["pg-city-essen", "pg-size-2", "pg-house-2-essen"]);
}
