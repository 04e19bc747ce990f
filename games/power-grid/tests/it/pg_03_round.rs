//! PG-3: the round and its phases.

use engine::{Game, Playout};
use power_grid::{Arrangement, Event, PowerGrid, Stage, Step3Card};

use crate::table::{cities, idle, idle_to, new_game, play, refused, seat, seats};

/// Three players before phase 2 of round 2, in the order 1, 2, 0.
fn round_2() -> PowerGrid {
    Arrangement::of(new_game("germany", 3))
        .time(1, 2)
        .plants(seat(1), &[20])
        .plants(seat(2), &[19])
        .plants(seat(0), &[18])
        .order(&seats([1, 2, 0]))
        .stage(Stage::Nominating)
        .finish()
        .expect("a position")
}

#[test]
fn pg_3_1_a_round_has_five_phases_and_each_is_finished_by_all_before_the_next() {
    let mut position = round_2();
    let (mut stages, mut events) = (Vec::new(), Vec::new());
    while position.round() == 2 {
        let mut acted = Vec::new();
        let stage = position.stage();
        while position.stage() == stage && acted.len() < 3 {
            let seat = position.to_act().unwrap();
            let last_of_round = stage == Stage::Power && acted.len() == 2;
            let action = if stage == Stage::Nominating { "pass" } else { "done" };
            let deck: &[u8] = if last_of_round { &[21] } else { &[] };
            events.extend(play(&mut position, &[&format!("{} {action}", seat.number())], deck));
            acted.push(seat);
        }
        acted.sort();
        assert_eq!(acted, seats([0, 1, 2]), "everybody has acted in {stage:?}");
        stages.push(stage);
    }
    assert_eq!(stages, [Stage::Nominating, Stage::Fuel, Stage::Building, Stage::Power]);
    let begun = events
        .iter()
        .filter_map(|event| if let Event::PhaseBegan(phase) = event { Some(*phase) } else { None });
    assert_eq!(begun.collect::<Vec<_>>(), [3, 4, 5, 1, 2]);

    // Every action belongs to its phase.
    let mut position = round_2();
    for early in ["buy coal", "build kiel", "run 20 coal coal coal", "done", "bid 5"] {
        assert_eq!(refused(&position, early), Some("PG-3.1"), "{early}");
    }
    idle_to(&mut position, Stage::Building, &[]);
    for late in ["pass", "nominate 4", "pass-bid", "buy coal"] {
        assert_eq!(refused(&position, late), Some("PG-3.1"), "{late}");
    }
}

#[test]
fn pg_3_2_auction_and_income_go_in_order_resources_and_building_in_reverse() {
    let moves = [
        ["1 pass", "2 pass", "0 pass"],
        ["0 done", "2 done", "1 done"],
        ["0 done", "2 done", "1 done"],
        ["1 done", "2 done", "0 done"],
    ];
    let mut position = round_2();
    play(&mut position, &moves.concat(), &[21]);
    assert_eq!(position.round(), 3);
}

#[test]
fn pg_3_3_steps_do_not_depend_on_the_number_of_rounds() {
    // Nobody builds: Step 1 lasts round after round.
    let mut slow = round_2();
    idle(&mut slow, &mut Playout::new(1), |position| position.round() == 12);
    assert_eq!((slow.step(), slow.round()), (1, 12));
    // A player builds fast: Step 2 in round 1.
    let start = new_game("germany", 3);
    let mut fast = Arrangement::of(start).cities(seat(2), &cities(&start, 0, 7)).stage(Stage::Building);
    fast = fast.display(&[20, 21, 22, 23, 24, 25, 26, 27]);
    let mut fast = fast.finish().unwrap();
    idle(&mut fast, &mut Playout::new(1), |position| position.stage() == Stage::Power);
    assert_eq!((fast.step(), fast.round()), (2, 1));
    // The card comes early: Step 3 in round 2.
    let mut early = Arrangement::of(round_2()).deck(0, &[]).under(&[30]).finish().unwrap();
    idle_to(&mut early, Stage::Fuel, &[]);
    assert_eq!((early.step(), early.round()), (3, 2));
}

#[test]
fn pg_3_4_the_game_may_end_in_any_step() {
    let start = new_game("germany", 6);
    for step in 1..=3 {
        let mut table = Arrangement::of(start)
            .time(step, 7)
            .display(&[20, 21, 22, 23, 24, 25, 26, 27])
            .money(seat(5), 99)
            .cities(seat(5), &cities(&start, 0, 13))
            .stage(Stage::Building);
        if step == 3 {
            table = table.card(Step3Card::Removed).display(&[20, 21, 22, 23, 24, 25]);
        }
        let mut position = table.finish().unwrap();
        let last = format!("5 build {}", cities(&start, 13, 1)[0]);
        play(&mut position, &[&last, "5 done", "4 done", "3 done", "2 done", "1 done", "0 done"], &[]);
        assert_eq!((position.stage(), position.step()), (Stage::Over, step));
        assert_eq!(position.to_act(), None);
    }
}

#[test]
fn pg_d_26_a_new_round_starts_with_phase_1_and_not_with_step_1() {
    let mut position = Arrangement::of(round_2())
        .time(2, 6)
        .cities(seat(0), &["kiel", "hamburg"])
        .cities(seat(2), &["bremen"])
        .stage(Stage::Power)
        .finish()
        .unwrap();
    let events = play(&mut position, &["1 done", "2 done", "0 done"], &[]);
    assert_eq!((position.step(), position.round()), (2, 7));
    assert_eq!(position.order(), seats([0, 2, 1]));
    let begun = [Event::RoundBegan(7), Event::PhaseBegan(1), Event::Ordered, Event::PhaseBegan(2)];
    assert_eq!(events[events.len() - 4..], begun);
}
