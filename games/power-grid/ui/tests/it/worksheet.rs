//! Phases 3 and 5 as forms, proposals, standing orders: every step in them is legal and costs what they say.

use engine::{Game, Playout, Seat};
use power_grid::{Action, Event, PowerGrid, Stage};
use power_grid_ui::PowerGridUi;
use testkit::play_at_random;
use testkit::ui::{look, names};
use ui_kit::{Language, StandingOrders, TableUi, Worksheet, Worksheets};

use crate::table::{game, play};

fn sheet(position: &PowerGrid, turn: &[(PowerGrid, Action)]) -> Option<Worksheet<Action>> {
    look::<PowerGridUi, _>(position, position.to_act(), Language::En, |scene| {
        PowerGridUi::worksheet(scene, turn)
    })
}

/// Plays steps on a copy; returns the steps with the positions before them, and the position after.
fn steps(position: &PowerGrid, steps: &[Action]) -> (Vec<(PowerGrid, Action)>, PowerGrid) {
    let mut copy = *position;
    let mut turn = Vec::new();
    for &step in steps {
        assert_eq!(copy.check(step), Ok(()), "{step:?}");
        turn.push((copy, step));
        copy.play(step, &mut Playout::new(0), &mut ());
    }
    (turn, copy)
}

/// All positions of a stage in some random games.
fn positions(stage: Stage, mut see: impl FnMut(&PowerGrid, Seat)) {
    let mut count = 0;
    for number in 0..12 {
        play_at_random(game(3, &[], number), number, |position, _| {
            if let Some(seat) = position.to_act().filter(|_| position.stage() == stage) {
                count += 1;
                see(position, seat);
            }
        });
    }
    assert!(count > 20, "{stage:?} was seen {count} times");
}

#[test]
fn what_tokens_cost_is_what_is_paid() {
    positions(Stage::Fuel, |position, seat| {
        let before = sheet(position, &[]).expect("phase 3 is a form");
        assert!(before.rows.iter().all(|row| row.count == 0 && row.less.is_none()));
        for bundle in before.bundles {
            let (turn, after) = steps(position, &bundle.steps);
            let paid = position.money(seat) - after.money(seat);
            assert!(bundle.name.ends_with(&format!(": {paid}")), "{}", bundle.name);
            let bought = sheet(&after, &turn).expect("phase 3 goes on");
            assert_eq!(bought.rows.iter().map(|row| row.count).sum::<usize>(), turn.len());
            let sums =
                bought.rows.iter().map(|row| row.sum.rsplit(" = ").next().unwrap_or("").parse::<u16>());
            assert_eq!(sums.map(|sum| sum.expect("a number")).sum::<u16>(), paid);
            let (finish, words) = bought.finish.expect("a button");
            assert_eq!(finish, Action::Done);
            assert!(words.contains(&turn.len().to_string()) && words.contains(&paid.to_string()), "{words}");
            match bundle.name.split(':').next() {
                Some("Enough for one run") => {
                    assert!(after.can_run_together(after.plants_of(seat), after.tokens(seat)));
                    let (_, earlier) = steps(position, &bundle.steps[..bundle.steps.len() - 1]);
                    assert!(!earlier.can_run_together(earlier.plants_of(seat), earlier.tokens(seat)));
                }
                other => {
                    assert_eq!(other, Some("Fill everything"));
                    assert!(power_grid::Fuel::ALL.iter().all(|&fuel| !after.has_room(seat, fuel)));
                }
            }
        }
    });
}

#[test]
fn a_row_offers_exactly_what_is_legal() {
    positions(Stage::Fuel, |position, _| {
        let rows = sheet(position, &[]).expect("phase 3 is a form").rows;
        let mut legal = Vec::new();
        position.actions(&mut legal);
        let offered: Vec<Action> = rows.iter().filter_map(|row| row.more).collect();
        legal.retain(|action| *action != Action::Done);
        assert_eq!(offered, legal);
    });
}

#[test]
fn the_proposed_plants_can_run_and_earn_what_the_button_says() {
    let mut ran = 0;
    positions(Stage::Power, |position, seat| {
        if !position.ran().is_empty() {
            return;
        }
        let (turn, after) = steps(position, &PowerGridUi::preset(position));
        ran += turn.len();
        let form = sheet(&after, &turn).expect("phase 5 is a form");
        assert_eq!(form.rows.iter().filter(|row| row.count == 1).count(), turn.len());
        assert!(form.rows.iter().all(|row| row.count == 0 || row.less.is_some()));
        let (mut copy, mut events) = (after, Vec::new());
        copy.play(Action::Done, &mut Playout::new(0), &mut events);
        let (cities, income) = events
            .iter()
            .find_map(|event| match event {
                Event::Paid(paid, cities, income) if *paid == seat => Some((*cities, *income)),
                _ => None,
            })
            .expect("somebody is paid");
        let (_, words) = form.finish.expect("a button");
        let noun = if cities == 1 { "city" } else { "cities" };
        assert_eq!(words, format!("Power {cities} {noun}, earn {income}"));
    });
    assert!(ran > 20, "{ran}");
}

#[test]
fn orders_follow_one_auction_and_lapse_with_it() {
    let mut position = game(3, &[], 1);
    let first = position.to_act().expect("somebody begins");
    play(&mut position, &["nominate 4", "bid 4"]);
    let second = position.to_act().expect("somebody answers");
    let third = Seat::all(3).find(|&seat| seat != first && seat != second).expect("three play");
    for language in Language::ALL {
        let given = |seat| PowerGridUi::orders(&position, seat, language);
        // Who bid most cannot leave; who decides now has a button for it.
        assert_eq!(given(first).iter().map(|order| &*order.name).collect::<Vec<_>>(), ["most 4"]);
        assert_eq!(given(second).iter().map(|order| &*order.name).collect::<Vec<_>>(), ["most 4"]);
        let orders = given(third);
        assert_eq!(orders.iter().map(|order| &*order.name).collect::<Vec<_>>(), ["out 4", "most 4"]);
        assert_eq!(orders[1].amount, Some((5, position.money(third))));
        for order in ["out 4", "most 4 9"] {
            let words = PowerGridUi::order(&position, third, order, language).expect("it stands");
            assert!(words.contains('4') && !words.contains(names(3).of(third)));
        }
        for none in ["out 5", "most 5 9", "most 4", "fly", ""] {
            assert_eq!(PowerGridUi::order(&position, third, none, language), None, "{none}");
        }
    }
    assert_eq!(PowerGridUi::follow(&position, "most 4 9"), Some(Action::Bid(5)));
    assert_eq!(PowerGridUi::follow(&position, "most 4 4"), Some(Action::PassBid));
    assert_eq!(PowerGridUi::follow(&position, "out 4"), Some(Action::PassBid));
    assert_eq!(PowerGridUi::follow(&position, "out 5"), None);
    play(&mut position, &["pass-bid", "pass-bid"]);
    assert_eq!(PowerGridUi::order(&position, third, "out 4", Language::En), None);
}

#[test]
fn every_decision_has_a_hint_in_both_languages() {
    for number in 0..3 {
        play_at_random(game(2, &[("regions", "draft")], number), number, |position, _| {
            for language in Language::ALL {
                let hint = look::<PowerGridUi, _>(position, position.to_act(), language, PowerGridUi::hint);
                assert_eq!(hint.is_some(), position.to_act().is_some());
            }
        });
    }
}

/// The whole numbers in a text, without the tags around it.
fn numbers(text: &str) -> Vec<u16> {
    let plain: String =
        text.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect();
    plain.split(|letter: char| !letter.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// The part of a drawing between two texts.
fn between<'a>(drawing: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = drawing.split_once(start).unwrap_or_else(|| panic!("{start} is in {drawing}"));
    rest.split(end).next().unwrap_or_default()
}

#[test]
fn panel_mat_and_worksheet_of_phase_5_say_what_will_be_paid() {
    positions(Stage::Power, |position, seat| {
        let (turn, after) = steps(position, &PowerGridUi::preset(position));
        let income = numbers(&sheet(&after, &turn).expect("phase 5 is a form").total);
        let [supplied, cities, earned] = income[..] else { panic!("{income:?}") };
        look::<PowerGridUi, _>(&after, Some(seat), Language::En, |scene| {
            let panel = PowerGridUi::panel(scene, seat).into_string();
            assert_eq!(numbers(between(&panel, ">powers", "</span>")), [supplied, cities]);
            let mat = PowerGridUi::mat(scene, seat).into_string();
            let figure =
                |name: &str| numbers(between(between(&mat, name, "</div>"), "pg-figure-value\">", "</span>"));
            assert_eq!(figure(">powers"), [supplied, cities]);
            assert_eq!(figure(">income")[0], earned);
        });
        let mut paid = after;
        paid.play(Action::Done, &mut Playout::new(0), &mut ());
        // After the last seat the next round begins, which costs nothing.
        assert_eq!(paid.money(seat) - after.money(seat), earned);
    });
}
