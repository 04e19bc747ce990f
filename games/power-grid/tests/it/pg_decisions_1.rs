//! Decisions that belong to no chapter of the first half: the final tie, the building example, two cases of Step 3.

use engine::{Game, Seat};
use power_grid::{Arrangement, Cost, Event, PowerGrid, Stage, Step3Card};

use crate::table::{cities, game, idle_to, legal, new_game, play, rows, seat, seats};

#[test]
fn pg_d_14_players_equal_in_result_money_and_size_share_the_victory() {
    let start = new_game("germany", 3);
    let all = cities(&start, 0, 21);
    let over = |money| {
        // Both own every city and supply four of them, by 33 and 37; neither seat nor order nor plant decides.
        let mut position = Arrangement::of(start)
            .time(3, 9)
            .card(Step3Card::Removed)
            .display(&[])
            .deck(0, &[])
            .plants(seat(0), &[33])
            .plants(seat(1), &[37])
            .cities(seat(0), &all)
            .cities(seat(1), &all)
            .money(seat(1), money)
            .order(&seats([1, 2, 0]))
            .stage(Stage::Building)
            .finish()
            .unwrap();
        play(&mut position, &["0 done", "2 done", "1 done"], &[]);
        assert_eq!(position.stage(), Stage::Over);
        Seat::all(3).map(|seat| position.standings().place(seat)).collect::<Vec<_>>()
    };
    assert_eq!(over(50), [1, 1, 3]);
    assert_eq!(over(49), [1, 2, 3]);
}

#[test]
fn pg_d_15_the_prices_of_the_building_example_match_only_the_inferred_cities() {
    let start = game(2, &[("regions", "west,southwest,northwest")]);
    let (anna, bence) = (seat(0), seat(1));
    // Step 1: Anna's Duisburg, Dortmund and Aachen, Bence's Duisburg; Step 2: Anna's Düsseldorf and Köln.
    let prices = |of_anna: &[&str], of_bence: &[&str]| {
        let position =
            Arrangement::of(start).time(2, 5).display(&EIGHT).cities(anna, of_anna).cities(bence, of_bence);
        let position = position.finish().unwrap();
        let price = |seat, id| {
            let city = position.map().city_by_id(id).unwrap();
            position.cost(seat, city).map(Cost::total)
        };
        let of_anna = ["duisburg", "dortmund", "aachen", "duesseldorf", "koeln"].map(|id| price(anna, id));
        (of_anna.map(Option::unwrap_or_default), price(bence, "duisburg"))
    };
    let printed = ([10, 12, 21, 17, 21], Some(12));
    let inferred: (&[&str], &[&str]) = (&["essen", "muenster"], &["duesseldorf", "koeln"]);
    assert_eq!(prices(inferred.0, inferred.1), printed);
    for other in [
        &["essen"][..],
        &["muenster"],
        &["essen", "muenster", "dortmund"],
        &["essen", "muenster", "duesseldorf"],
    ] {
        assert_ne!(prices(other, inferred.1), printed, "Anna in {other:?}");
    }
    for other in [
        &["duesseldorf"][..],
        &["koeln"],
        &["duesseldorf", "koeln", "duisburg"],
        &["duesseldorf", "koeln", "aachen"],
    ] {
        assert_ne!(prices(inferred.0, other), printed, "Bence in {other:?}");
    }
}

const EIGHT: [u8; 8] = [17, 19, 20, 22, 25, 26, 27, 31];

/// Four players; the Step 3 card is the next card, with 40 below it. Seat 3 has this size.
fn before_the_card(step: u8, size: usize, stage: Stage) -> PowerGrid {
    let start = new_game("germany", 4);
    Arrangement::of(start)
        .time(step, 6)
        .display(&EIGHT)
        .deck(0, &[])
        .under(&[40])
        .market([10, 10, 10, 2])
        .money(seat(3), 99)
        .cities(seat(3), &cities(&start, 0, size))
        .stage(stage)
        .finish()
        .expect("a position")
}

#[test]
fn pg_d_35_the_card_drawn_in_phase_5_of_step_1_changes_nothing_about_the_refill_of_step_1() {
    for (step, refill) in [(1, [5, 3, 2, 1]), (2, [6, 4, 3, 2])] {
        let mut position = before_the_card(step, 3, Stage::Power);
        let events = idle_to(&mut position, Stage::Nominating, &[]);
        let refilled = events.iter().position(|event| *event == Event::Refilled(refill));
        let card = events.iter().position(|event| *event == Event::Step3Drawn);
        assert!(refilled.is_some() && refilled < card, "Step {step}: {events:?}");
        assert_eq!(position.step(), 3);
    }
}

#[test]
fn pg_d_36_the_card_drawn_in_phase_4_leaves_one_row_at_once_but_the_step_stays() {
    let start = new_game("germany", 4);
    let build = |size: usize| format!("3 build {}", cities(&start, size, 1)[0]);
    let mut position = before_the_card(2, 15, Stage::Building);
    play(&mut position, &[&build(15)], &[]);
    assert_eq!(rows(&position), (vec![17, 19, 20, 22], vec![25, 26, 27, 31]));
    // The 17th city ends the game, and it is too much for plant 17.
    play(&mut position, &[&build(16)], &[]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
    assert_eq!((position.stage(), position.step()), (Stage::Building, 2));
    let events = play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
    assert_eq!((position.stage(), position.step(), legal(&position).len()), (Stage::Over, 2, 0));
    assert_eq!(events, [Event::Ended]);
    // If the game continues, Step 3 starts with phase 5.
    let table = Arrangement::of(before_the_card(2, 11, Stage::Building));
    let mut position = table.display(&[12, 19, 20, 22, 25, 26, 27, 31]).finish().unwrap();
    play(&mut position, &[&build(11)], &[]);
    assert_eq!((rows(&position).1, position.step()), (vec![], 2));
    let events = play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
    assert_eq!(events, [Event::StepBegan(3), Event::PhaseBegan(5)]);
}
