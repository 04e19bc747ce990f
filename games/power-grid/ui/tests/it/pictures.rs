//! The pictures in many random games: every choice has its target, every component its explanation, and what must hold in
//! any drawing.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, City, Event, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use testkit::{Tag, tags};
use ui_kit::{Language, Scene, TableUi};

use crate::games::check_words;
use crate::table::{LANGUAGES, game, look, names, play, play_at_random, viewers};

/// Everything a viewer is shown beside the text mode.
fn shown(scene: &Scene<'_, PowerGrid>) -> String {
    let mut markup = PowerGridUi::board(scene).into_string();
    for area in PowerGridUi::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &PowerGridUi::mat(scene, seat).into_string();
        markup += &PowerGridUi::panel(scene, seat).into_string();
    }
    markup
}

/// What everybody reads about a decision, too.
fn told(scene: &Scene<'_, PowerGrid>) -> String {
    let strip = PowerGridUi::strip(scene);
    format!(
        "{}{strip:?}{}{}",
        shown(scene),
        PowerGridUi::task(scene),
        PowerGridUi::text_mode(scene).into_string()
    )
}

/// Positions of random games with every number of players on both maps: the first of each stage, then one in so many.
/// Nobody is rich: a list of thousands of bids takes its time and shows nothing new.
fn positions(one_in: usize, mut see: impl FnMut(&PowerGrid, &[Event])) {
    for (number, seats) in (0..).zip([2, 3, 4, 5, 6]) {
        let map = if number % 2 == 0 { "germany" } else { "usa" };
        let regions = if number % 3 == 0 { "draft" } else { "random" };
        let (mut moves, mut stages) = (0, BTreeSet::new());
        play_at_random(
            game(seats, &[("map", map), ("regions", regions)], number),
            number,
            |position, events| {
                moves += 1;
                let rich = position.to_act().is_some_and(|seat| position.money(seat) > 300);
                let first = stages.insert(position.stage()) || position.stage() == Stage::Regions;
                if !rich && (first || moves % one_in == 0) {
                    see(position, events);
                }
            },
        );
    }
}

#[test]
fn every_choice_points_at_something_that_is_drawn_as_legal() {
    let mut chosen = BTreeSet::new();
    positions(41, |position, _| {
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
                let button = matches!(action, Action::Pass | Action::PassBid | Action::Bid(_) | Action::Done);
                assert_eq!(targets.is_empty(), button, "{action:?}");
                chosen.insert(position.stage());
            }
        });
    });
    assert!(chosen.len() >= 8, "{chosen:?}");
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
    look(&position, Some(Seat::new(0)), Language::En, |scene| {
        let all = tags(&shown(scene));
        let legal =
            all.iter().filter(|tag| tag.get("data-legal").is_some()).filter_map(|tag| tag.get("data-el"));
        assert_eq!(legal.collect::<Vec<_>>(), ["pg-stock-1-coal", "pg-stock-1-oil"]);
        assert!(scene.choices.iter().all(|(_, targets)| scene.is_legal(&targets[0])));
        check_drawing(scene);
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

fn check_drawing(scene: &Scene<'_, PowerGrid>) {
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
    let nodes = tags(&PowerGridUi::board(scene).into_string()).len();
    assert!(nodes <= 2500, "{nodes} nodes");
}

fn check_explanation(scene: &Scene<'_, PowerGrid>, element: &str) {
    let card = PowerGridUi::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().for_each(|text| check_words(text));
    for rule in card.rules {
        assert!(PowerGridUi::RULES.contains(&format!("**{rule}")), "{element}: there is no clause {rule}");
    }
}

#[test]
fn drawings_are_well_formed_and_every_component_is_explained_in_both_languages() {
    positions(131, |position, events| {
        for language in LANGUAGES {
            for viewer in [position.to_act(), None] {
                look(position, viewer, language, |scene| {
                    check_drawing(scene);
                    assert!(!tags(&PowerGridUi::text_mode(scene).into_string()).is_empty());
                    check_words(&PowerGridUi::task(scene));
                    for &event in events {
                        for element in PowerGridUi::elements(position, event) {
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
    let mut reasons = BTreeSet::new();
    positions(43, |position, _| {
        for language in LANGUAGES {
            look(position, position.to_act(), language, |scene| {
                for refused in PowerGridUi::impossible(scene) {
                    check_words(&refused.label);
                    check_words(&refused.reason);
                    assert!(!scene.is_legal(&refused.element), "{refused:?}");
                    assert!(PowerGridUi::explain(scene, &refused.element).is_some(), "{refused:?}");
                    reasons.insert(refused.rule);
                }
            });
        }
    });
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
                let [one, other] =
                    [position, &richer].map(|position| look(position, viewer, Language::En, told));
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
        let all =
            look(position, Some(seat), Language::En, |scene| tags(&PowerGridUi::board(scene).into_string()));
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
        let board = look(position, position.to_act(), Language::En, PowerGridUi::board).into_string();
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
        let strip = look(position, None, Language::En, PowerGridUi::strip);
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
    let offer = look(&position, Some(Seat::new(0)), Language::En, |scene| {
        PowerGridUi::offer(scene, Action::Build(city))
    });
    assert_eq!(offer.targets, ["pg-city-duesseldorf"]);
    assert_eq!(offer.cost.as_deref(), Some("12 = 2 + 10"));
    assert_eq!(offer.gain.as_deref(), Some("+11 income"));
    assert_eq!(offer.after.as_deref(), Some("money 63 → 51"));
    let for_a_watcher =
        look(&position, None, Language::En, |scene| PowerGridUi::offer(scene, Action::Build(city)));
    assert_eq!(for_a_watcher.after, None);
}

#[test]
fn unknown_elements_have_no_explanation() {
    let position = game(3, &[], 1);
    look(&position, None, Language::En, |scene| {
        for id in [
            "",
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
            "cb-tile-1",
        ] {
            assert!(PowerGridUi::explain(scene, id).is_none(), "{id}");
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
    let markup = shown(&scene) + &PowerGridUi::text_mode(&scene).into_string();
    assert!(!markup.contains("<b") && !markup.contains("<script"));
}

#[test]
fn what_changed_is_marked_with_who_changed_it() {
    let mut position = game(3, &[("regions", "northwest,west,southwest")], 1);
    position = Arrangement::of(position).cities(Seat::new(1), &["essen"]).finish().expect("a position");
    let city = position.map().city_by_id("essen").expect("a city");
    let built = Event::Built(Seat::new(1), city, 0, 10);
    let changed: Vec<(String, Seat)> =
        PowerGridUi::elements(&position, built).into_iter().map(|element| (element, Seat::new(1))).collect();
    let names = names(3);
    let scene = Scene {
        position: &position,
        viewer: Some(Seat::new(0)),
        deciding: false,
        choices: &[],
        changed: &changed,
        whole: true,
        assisted: true,
        names: &names,
        language: Language::En,
    };
    let all = tags(&PowerGridUi::board(&scene).into_string());
    let marked: Vec<&str> = all
        .iter()
        .filter(|tag| tag.get("data-changed") == Some("2"))
        .filter_map(|tag| tag.get("id"))
        .collect();
    assert_eq!(marked, ["pg-city-essen", "pg-size-2", "pg-house-2-essen"]);
    assert!(all.iter().any(|tag| tag.has_class("flag")));
}
