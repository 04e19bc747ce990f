//! PG-9: the three steps.

use engine::{Game, Match, OptionMap, Playout, Seat, Seed, UndoError};
use power_grid::{Action, Arrangement, Event, Plant, PowerGrid, Removal, Stage, Step3Card};

use crate::table::{
    cities, drawable, idle, idle_to, legal, new_game, play, random_game, random_start, refused, rows, seat,
    seats, tables,
};

/// A round of a four-player game in Germany. Everybody has 100 and an ecological plant; the order is 3, 2, 1, 0, so
/// that seat 0 builds first.
fn round(step: u8, stage: Stage) -> Arrangement {
    let mut position = Arrangement::of(new_game("germany", 4)).time(step, 6).market([0; 4]);
    for (seat, plant) in Seat::all(4).zip([13, 18, 33, 37]) {
        position = position.plants(seat, &[plant]).money(seat, 100);
    }
    position = match step {
        3 => position.card(Step3Card::Removed).display(&[19, 20, 22, 25, 26, 27]),
        _ => position.display(&[19, 20, 22, 25, 26, 27, 31, 35]),
    };
    position.order(&seats([3, 2, 1, 0])).stage(stage)
}

/// Seat 0 has this number of the first cities on the map.
fn of_size(position: Arrangement, size: usize) -> Arrangement {
    position.cities(seat(0), &cities(&new_game("germany", 4), 0, size))
}

/// Seat 0 connects the next city, drawing these plants.
fn grow(position: &mut PowerGrid, deck: &[u8]) -> Vec<Event> {
    let city = cities(position, position.size(seat(0)).into(), 1)[0].to_owned();
    play(position, &[&format!("0 build {city}")], deck)
}

/// The events from the first match on.
fn from(events: &[Event], first: Event) -> &[Event] {
    let place =
        events.iter().position(|event| *event == first).unwrap_or_else(|| panic!("no {first:?}: {events:?}"));
    &events[place..]
}

fn removed(plant: u8, why: Removal) -> Event {
    Event::Removed(Plant(plant), why)
}

/// The tokens added by the refill, if there was one.
fn refilled(events: &[Event]) -> Option<[u8; 4]> {
    events.iter().find_map(|event| if let Event::Refilled(added) = event { Some(*added) } else { None })
}

/// PG-9.2 is the same for two and three.
#[test]
fn pg_9_1_one_house_per_city_in_step_1() {
    for step in 1..=3u8 {
        let mut position = round(step, Stage::Building).finish().unwrap();
        let mut prices = Vec::new();
        for builder in 0..4 {
            if refused(&position, "build kiel").is_some() {
                assert_eq!(refused(&position, "build kiel"), Some("PG-7.8"));
                break;
            }
            play(&mut position, &[&format!("{builder} build kiel"), &format!("{builder} done")], &[]);
            prices.push(100 - position.money(seat(builder)));
        }
        assert_eq!(prices, [10, 15, 20][..usize::from(step)], "Step {step}");
    }
}

#[test]
fn pg_9_2_each_step_has_its_own_refill_column() {
    for (step, column) in [(1, [5, 3, 2, 1]), (2, [6, 4, 3, 2]), (3, [4, 5, 4, 2])] {
        let mut position = round(step, Stage::Power).deck(1, &[40]).finish().unwrap();
        assert_eq!(refilled(&idle_to(&mut position, Stage::Nominating, &[40])), Some(column), "Step {step}");
    }
}

#[test]
fn pg_9_3_step_2_starts_between_phases_4_and_5() {
    let plan = new_game("germany", 4);
    for (sizes, step) in [([6, 6, 6, 6], 1), ([7, 0, 0, 0], 2), ([0, 9, 8, 7], 2), ([1, 1, 1, 10], 2)] {
        let mut position = round(1, Stage::Building).deck(1, &[40]);
        let mut taken = 0;
        for (seat, size) in Seat::all(4).zip(sizes) {
            position = position.cities(seat, &cities(&plan, taken, size));
            taken += size;
        }
        let mut position = position.finish().unwrap();
        let events = idle_to(&mut position, Stage::Power, if step == 2 { &[40] } else { &[] });
        assert_eq!(position.step(), step, "sizes {sizes:?}");
        let start = if step == 2 { from(&events, Event::StepBegan(2)) } else { &events };
        assert_eq!(start.last(), Some(&Event::PhaseBegan(5)), "before phase 5");
        assert_eq!(start.len(), events.len(), "after the last turn of phase 4");
    }
    // The table by number of players, PG-2.15.
    for (players, size) in [(2, 10), (3, 7), (4, 7), (5, 7), (6, 6)] {
        let plan = new_game("usa", players);
        for (size, step) in [(size - 1, 1), (size, 2)] {
            let position =
                Arrangement::of(plan).cities(seat(0), &cities(&plan, 0, size)).stage(Stage::Building);
            let position = position.display(&[19, 20, 22, 25, 26, 27, 31, 35]).deck(1, &[40]);
            let mut position = position.finish().unwrap();
            idle_to(&mut position, Stage::Power, if step == 2 { &[40] } else { &[] });
            assert_eq!(position.step(), step, "{players} players, {size} cities");
        }
    }
}

#[test]
fn pg_9_4_once_the_lowest_plant_is_replaced_and_the_refill_changes() {
    let mut position = of_size(round(1, Stage::Building), 7).deck(4, &[38, 40, 42, 44]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Power, &[40]);
    let start =
        [Event::StepBegan(2), removed(19, Removal::Step2), Event::Drawn(Plant(40)), Event::PhaseBegan(5)];
    assert_eq!(from(&events, start[0]), start);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26], vec![27, 31, 35, 40]));
    let events = idle_to(&mut position, Stage::Nominating, &[38]);
    assert_eq!(refilled(&events), Some([6, 4, 3, 2]), "the column of Step 2");
    // In the next round the size is the same, and none of this happens again.
    idle_to(&mut position, Stage::Building, &[42]);
    assert_eq!(idle_to(&mut position, Stage::Power, &[]), [Event::PhaseBegan(5)]);
    assert_eq!(position.step(), 2);
}

#[test]
fn pg_9_5_step_3_starts_with_the_phase_after_the_card() {
    // The card in phase 2, phase 4 and phase 5; each time Step 3 begins just before the next phase does.
    let last_turn = |stage| round(2, stage).deck(0, &[]).under(&[40, 42]);
    let mut in_2 = last_turn(Stage::Nominating).finish().unwrap();
    let events = idle_to(&mut in_2, Stage::Fuel, &[]);
    assert_eq!(from(&events, Event::StepBegan(3)), [Event::StepBegan(3), Event::PhaseBegan(3)]);

    let display = [12, 20, 22, 25, 26, 27, 31, 35];
    let mut in_4 = of_size(last_turn(Stage::Building), 11).display(&display).finish().unwrap();
    let events = grow(&mut in_4, &[]);
    assert!(events.contains(&Event::Step3Drawn));
    assert_eq!(in_4.step(), 2);
    let events = idle_to(&mut in_4, Stage::Power, &[]);
    assert_eq!(from(&events, Event::StepBegan(3)), [Event::StepBegan(3), Event::PhaseBegan(5)]);

    let mut in_5 = last_turn(Stage::Power).finish().unwrap();
    let events = idle_to(&mut in_5, Stage::Nominating, &[]);
    let rest = [Event::RoundBegan(7), Event::StepBegan(3), Event::PhaseBegan(1)];
    assert_eq!(from(&events, rest[0])[..3], rest);
    assert_eq!([in_2, in_4, in_5].map(|position| position.step()), [3; 3]);
}

/// The plants removed unseen at the start are not in it.
#[test]
fn pg_9_6_the_plants_under_the_card_become_the_deck_of_step_3() {
    let mut position = round(2, Stage::Nominating).deck(0, &[38, 39]).under(&[28, 40, 44]).finish().unwrap();
    play(&mut position, &["3 nominate 20", "3 bid 20", "0 pass-bid", "1 pass-bid", "2 pass-bid"], &[]);
    assert_eq!(position.step3_card(), Step3Card::OnDisplay);
    assert_eq!(position.cards_in_deck(), 3);
    play(&mut position, &["2 nominate 19", "2 bid 19", "0 pass-bid"], &[]);
    assert_eq!(drawable(&position, "pass-bid"), [28, 40, 44], "all of them, in any order");
}

#[test]
fn pg_9_7_the_card_drawn_in_phase_2_is_the_highest_plant_until_the_phase_ends() {
    let mut position = round(2, Stage::Nominating).deck(0, &[]).under(&[28, 40, 44]).finish().unwrap();
    play(&mut position, &["3 nominate 19", "3 bid 19", "0 pass-bid", "1 pass-bid", "2 pass-bid"], &[]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26], vec![27, 31, 35, 0]));
    assert_eq!(legal(&position), ["pass", "nominate 20", "nominate 22", "nominate 25", "nominate 26"]);
    assert_eq!(position.read_action("nominate 0"), None, "nobody can nominate the card");
    // A replacement above all others still comes before the card.
    play(&mut position, &["2 nominate 25", "2 bid 25", "0 pass-bid", "1 pass-bid"], &[44]);
    assert_eq!(rows(&position), (vec![20, 22, 26, 27], vec![31, 35, 44, 0]));
    assert_eq!(position.step(), 2, "the auction goes on in the old step");
    let events = play(&mut position, &["1 pass", "0 pass"], &[]);
    let end = [removed(20, Removal::Step3), Event::StepBegan(3), Event::PhaseBegan(3)];
    assert_eq!(from(&events, end[0]), end, "nothing is drawn for them");
    assert_eq!(rows(&position), (vec![22, 26, 27, 31, 35, 44], vec![]));
    assert_eq!((position.step3_card(), position.cards_in_deck()), (Step3Card::Removed, 2));
}

/// The next lowest plant goes as well.
#[test]
fn pg_9_7_the_card_drawn_because_nobody_bought() {
    let mut position = round(2, Stage::Nominating).deck(0, &[]).under(&[40, 44]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Fuel, &[]);
    let end =
        [removed(19, Removal::NoSale), Event::Step3Drawn, removed(20, Removal::Step3), Event::StepBegan(3)];
    assert_eq!(from(&events, end[0])[..4], end);
    assert_eq!(rows(&position), (vec![22, 25, 26, 27, 31, 35], vec![]));
}

/// The replacement of a sale is too small, and the card comes for it.
#[test]
fn pg_9_7_the_card_drawn_for_a_too_small_plant() {
    let mut position =
        of_size(round(2, Stage::Nominating), 12).deck(1, &[11]).under(&[40, 44]).finish().unwrap();
    let sale = ["3 nominate 19", "3 bid 19", "0 pass-bid", "1 pass-bid", "2 pass-bid"];
    let events = play(&mut position, &sale, &[11]);
    let follow_up = [Event::Drawn(Plant(11)), removed(11, Removal::TooSmall), Event::Step3Drawn];
    assert_eq!(from(&events, follow_up[0]), follow_up);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26], vec![27, 31, 35, 0]));
}

#[test]
fn pg_9_8_the_card_drawn_in_phase_4_leaves_at_once_with_the_lowest_plant() {
    let start = of_size(round(2, Stage::Building), 11).display(&[12, 19, 20, 22, 25, 26, 27, 31]);
    let mut position = start.cities(seat(3), &["essen"]).deck(0, &[]).under(&[28, 40]).finish().unwrap();
    let events = grow(&mut position, &[]);
    assert_eq!(events[1..], [removed(12, Removal::TooSmall), Event::Step3Drawn, removed(19, Removal::Step3)]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
    // The rest of the phase follows Step 2: two houses per city.
    play(&mut position, &["0 done", "1 build essen", "1 done"], &[]);
    assert_eq!(refused(&position, "build essen"), Some("PG-7.8"));
    idle_to(&mut position, Stage::Power, &[]);
    assert_eq!(position.step(), 3);
    let events = idle_to(&mut position, Stage::Nominating, &[40]);
    assert_eq!(refilled(&events), Some([4, 5, 4, 2]), "the column of Step 3");
    assert_eq!(from(&events, removed(20, Removal::Update))[1], Event::Drawn(Plant(40)));
}

/// A case that no reference game has.
#[test]
fn pg_9_8_the_card_drawn_while_step_2_starts() {
    let mut position = of_size(round(1, Stage::Building), 7).deck(0, &[]).under(&[28, 40]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Power, &[]);
    let start = [
        Event::StepBegan(2),
        removed(19, Removal::Step2),
        Event::Step3Drawn,
        removed(20, Removal::Step3),
        Event::StepBegan(3),
        Event::PhaseBegan(5),
    ];
    assert_eq!(from(&events, start[0]), start);
    assert_eq!(rows(&position), (vec![22, 25, 26, 27, 31, 35], vec![]));
    let events = idle_to(&mut position, Stage::Nominating, &[28]);
    assert_eq!(refilled(&events), Some([4, 5, 4, 2]));
    assert_eq!(rows(&position).0, [25, 26, 27, 28, 31, 35]);
}

#[test]
fn pg_9_9_the_card_drawn_in_phase_5() {
    for (step, column) in [(2, [6, 4, 3, 2]), (1, [5, 3, 2, 1])] {
        let mut position = round(step, Stage::Power).deck(0, &[]).under(&[40]).finish().unwrap();
        let events = idle_to(&mut position, Stage::Nominating, &[]);
        let update = [
            Event::Refilled(column),
            Event::PutUnder(Plant(35)),
            Event::Step3Drawn,
            removed(19, Removal::Step3),
            Event::RoundBegan(7),
            Event::StepBegan(3),
            Event::PhaseBegan(1),
        ];
        assert_eq!(from(&events, update[0])[..7], update, "PG-8.14 is not applied as well");
        assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
        play(&mut position, &["3 pass", "2 pass", "1 pass"], &[]);
        assert_eq!(drawable(&position, "pass"), [35, 40], "the plant just put under it is in the deck");
    }
}

/// A too-small plant is drawn in phase 5, and the card for it.
#[test]
fn pg_9_9_the_card_drawn_for_a_too_small_plant_of_phase_5() {
    let mut position = of_size(round(2, Stage::Power), 12).deck(1, &[11]).under(&[40]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[11]);
    let follow_up = [
        removed(11, Removal::TooSmall),
        Event::Step3Drawn,
        removed(19, Removal::Step3),
        Event::RoundBegan(7),
    ];
    assert_eq!(from(&events, follow_up[0])[..4], follow_up);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
}

#[test]
fn pg_9_10_six_plants_in_one_row_that_may_all_be_nominated() {
    let start = of_size(round(2, Stage::Building), 11).display(&[12, 19, 20, 22, 25, 26, 27, 31]);
    let mut position = start.deck(0, &[]).under(&[28, 40, 42]).finish().unwrap();
    assert_eq!(rows(&position).1.len(), 4);
    grow(&mut position, &[]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]), "already in phase 4");
    idle_to(&mut position, Stage::Nominating, &[42]);
    let nominations = [22, 25, 26, 27, 31, 42].map(|plant| format!("nominate {plant}"));
    assert_eq!(legal(&position)[1..], nominations);
}

#[test]
fn pg_9_11_in_step_3_a_sale_is_still_replaced() {
    let start = round(3, Stage::Nominating).deck(1, &[24]);
    let mut position = start.finish().unwrap();
    play(&mut position, &["3 nominate 27", "3 bid 27", "0 pass-bid", "1 pass-bid", "2 pass-bid"], &[24]);
    assert_eq!(rows(&position).0, [19, 20, 22, 24, 25, 26], "six again");
    play(&mut position, &["2 nominate 24", "2 bid 24", "0 pass-bid", "1 pass-bid"], &[]);
    assert_eq!(rows(&position).0, [19, 20, 22, 25, 26], "while the deck lasts");
}

/// Every card that comes in games played at random has a cause in phase 2, 4 or 5 or at the start of Step 2.
#[test]
fn pg_9_12_cards_are_drawn_only_where_something_left_the_plant_market() {
    let mut cards = [0; 6];
    for number in 0..60 {
        let start = random_start(
            ["germany", "usa"][usize::from(number % 2 == 0)],
            2 + u8::try_from(number % 5).unwrap(),
            number,
        );
        let mut phase = 2;
        random_game(start, number, |_, events| {
            let mut gone: Option<Event> = None;
            for &event in events {
                match event {
                    Event::PhaseBegan(next) => phase = next,
                    Event::Sold(..) | Event::Scrapped(..) | Event::Lost(..) | Event::PutUnder(_) => {
                        gone = Some(event)
                    }
                    Event::Removed(_, why) => gone = (why != Removal::Step3).then_some(event),
                    Event::Drawn(_) | Event::Step3Drawn => {
                        let cause = gone.take();
                        let fits = match (phase, cause) {
                            (2, Some(Event::Sold(..) | Event::Scrapped(..) | Event::Lost(..))) => true,
                            (2, Some(Event::Removed(_, why))) => {
                                matches!(why, Removal::NoSale | Removal::TooSmall)
                            }
                            (4, Some(Event::Removed(_, why))) => {
                                matches!(why, Removal::TooSmall | Removal::Step2)
                            }
                            (5, Some(Event::PutUnder(_))) => true,
                            (5, Some(Event::Removed(_, why))) => {
                                matches!(why, Removal::Update | Removal::TooSmall)
                            }
                            _ => false,
                        };
                        assert!(fits, "{event:?} in phase {phase} after {cause:?}");
                        cards[usize::from(phase)] += 1;
                    }
                    _ => {}
                }
            }
        });
    }
    assert!([2, 4, 5].into_iter().all(|phase| cards[phase] > 10), "{cards:?}");
}

#[test]
fn pg_9_13_eight_plants_then_seven_and_the_card_then_six() {
    let mut seen = [0; 4];
    for number in 20..40 {
        let start = random_start(
            ["germany", "usa"][usize::from(number % 2 == 0)],
            2 + u8::try_from(number % 5).unwrap(),
            number,
        );
        random_game(start, number, |position, _| {
            let (current, future) = rows(position);
            if matches!(position.stage(), Stage::Scrapping | Stage::Dropping) {
                return;
            }
            let sizes = (current.len(), future.len());
            match position.step3_card() {
                Step3Card::InDeck => assert_eq!(sizes, (4, 4)),
                Step3Card::OnDisplay if position.cards_in_deck() > 0 => {
                    assert_eq!(sizes, (4, 4), "7 and the card")
                }
                Step3Card::Removed if position.cards_in_deck() > 0 => assert_eq!(sizes, (6, 0)),
                _ => {
                    assert!(current.len() + future.len() <= 8);
                    seen[3] += 1;
                }
            }
            seen[position.step3_card() as usize] += 1;
        });
    }
    assert!(seen.iter().all(|&count| count > 10), "{seen:?}");
}

#[test]
fn pg_x_20_step_3_in_phase_2() {
    let start = Arrangement::of(new_game("germany", 3))
        .time(2, 6)
        .plants(seat(0), &[13])
        .plants(seat(1), &[18])
        .plants(seat(2), &[33])
        .money(seat(0), 100)
        .money(seat(1), 100)
        .display(&[19, 20, 22, 25, 26, 27, 31, 35])
        .deck(0, &[])
        .under(&[30, 40])
        .stage(Stage::Nominating)
        .finish()
        .unwrap();
    let mut position = start;
    play(&mut position, &["0 nominate 22", "0 bid 22", "1 pass-bid", "2 pass-bid"], &[]);
    assert_eq!(rows(&position), (vec![19, 20, 25, 26], vec![27, 31, 35, 0]));
    play(&mut position, &["1 nominate 25", "1 bid 25", "2 pass-bid"], &[30]);
    assert_eq!(rows(&position), (vec![19, 20, 26, 27], vec![30, 31, 35, 0]));
    play(&mut position, &["2 pass"], &[]);
    assert_eq!(rows(&position), (vec![20, 26, 27, 30, 31, 35], vec![]));

    let mut position = start;
    play(&mut position, &["0 pass", "1 pass", "2 pass"], &[]);
    assert_eq!(rows(&position), (vec![22, 25, 26, 27, 31, 35], vec![]));
}

#[test]
fn pg_x_21_step_3_in_phase_4() {
    let start = of_size(round(2, Stage::Building), 11).display(&[12, 19, 20, 22, 25, 26, 27, 31]);
    let mut position = start.deck(0, &[]).under(&[28, 40]).finish().unwrap();
    grow(&mut position, &[]);
    play(&mut position, &["0 done"], &[]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
    play(&mut position, &["1 build kiel", "1 done"], &[]);
    assert_eq!(refused(&position, "build kiel"), Some("PG-7.8"), "two spaces per city");
    idle_to(&mut position, Stage::Power, &[]);
    let events = idle_to(&mut position, Stage::Nominating, &[28]);
    assert_eq!(refilled(&events), Some([4, 5, 4, 2]));
    assert_eq!(rows(&position).0, [22, 25, 26, 27, 28, 31]);
}

#[test]
fn pg_x_22_step_3_in_phase_5() {
    let mut position = round(2, Stage::Power).deck(0, &[]).under(&[40]).finish().unwrap();
    assert_eq!(refilled(&idle_to(&mut position, Stage::Nominating, &[])), Some([6, 4, 3, 2]));
    assert_eq!(rows(&position), (vec![20, 22, 25, 26, 27, 31], vec![]));
    idle_to(&mut position, Stage::Fuel, &[35]);
    assert_eq!(rows(&position).0, [22, 25, 26, 27, 31, 35], "35 is drawn again");
}

#[test]
fn pg_x_23_empty_deck_in_step_3() {
    let start = round(3, Stage::Nominating).plants(seat(2), &[28]);
    let mut position = start.display(&[33, 36, 39, 40, 42, 50]).deck(0, &[]).finish().unwrap();
    play(&mut position, &["3 nominate 36", "3 bid 36", "0 pass-bid", "1 pass-bid", "2 pass-bid"], &[]);
    assert_eq!(rows(&position).0, [33, 39, 40, 42, 50]);
    idle_to(&mut position, Stage::Power, &[]);
    assert_eq!(rows(&position).0, [33, 39, 40, 42, 50], "a plant was sold");
    idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(rows(&position).0, [39, 40, 42, 50]);
    idle_to(&mut position, Stage::Fuel, &[]);
    assert_eq!(rows(&position).0, [40, 42, 50]);
    idle_to(&mut position, Stage::Power, &[]);
    idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(rows(&position).0, [42, 50]);
}

/// Under the other reading Step 2 would start first.
#[test]
fn pg_d_12_the_card_in_step_1_leads_directly_to_step_3() {
    let mut position = round(1, Stage::Nominating).deck(0, &[]).under(&[28, 40, 42]).finish().unwrap();
    let sale =
        ["3 nominate 19", "3 bid 19", "0 pass-bid", "1 pass-bid", "2 pass-bid", "2 pass", "1 pass", "0 pass"];
    let events = play(&mut position, &sale, &[]);
    assert!(!events.contains(&Event::StepBegan(2)));
    assert_eq!(position.step(), 3);
    // Later the size of Step 2 no longer matters: no plant is removed for it.
    let mut position = of_size(Arrangement::of(position).stage(Stage::Building), 7).finish().unwrap();
    assert_eq!(idle_to(&mut position, Stage::Power, &[]), [Event::PhaseBegan(5)]);
    assert_eq!(rows(&position).0, [22, 25, 26, 27, 31, 35]);
}

/// The trigger is met while Step 1 lasts: the lowest plant goes twice, once for the card and once for Step 2.
#[test]
fn pg_d_12_the_card_in_the_phase_4_that_reaches_the_size_of_step_2() {
    let start = of_size(round(1, Stage::Building), 6).display(&[7, 20, 22, 25, 26, 27, 31, 35]);
    let mut position = start.deck(0, &[]).under(&[28, 40]).finish().unwrap();
    let events = grow(&mut position, &[]);
    assert_eq!(events[1..], [removed(7, Removal::TooSmall), Event::Step3Drawn, removed(20, Removal::Step3)]);
    assert_eq!(position.step(), 1);
    let events = idle_to(&mut position, Stage::Power, &[40]);
    let end = [
        Event::StepBegan(2),
        removed(22, Removal::Step2),
        Event::Drawn(Plant(40)),
        Event::StepBegan(3),
        Event::PhaseBegan(5),
    ];
    assert_eq!(from(&events, end[0]), end);
    assert_eq!(rows(&position), (vec![25, 26, 27, 31, 35, 40], vec![]));
    let events = idle_to(&mut position, Stage::Nominating, &[28]);
    assert_eq!(refilled(&events), Some([4, 5, 4, 2]), "the column of Step 3");
}

/// The other order draws a card for Step 2 before it finds that the game is over.
#[test]
fn pg_d_13_the_end_of_the_game_is_checked_before_step_2() {
    let mut position = of_size(round(1, Stage::Building), 17).deck(1, &[40]).finish().unwrap();
    assert_eq!(idle_to(&mut position, Stage::Over, &[]), [Event::Ended]);
    assert_eq!(position.step(), 1);
    assert_eq!(rows(&position), (vec![19, 20, 22, 25], vec![26, 27, 31, 35]));
    // A pending Step 3 does not begin either.
    let display = [17, 20, 22, 25, 26, 27, 31, 35];
    let mut position =
        of_size(round(2, Stage::Building), 16).display(&display).deck(0, &[]).finish().unwrap();
    grow(&mut position, &[]);
    assert_eq!(position.step3_card(), Step3Card::Removed);
    assert_eq!(idle_to(&mut position, Stage::Over, &[]), [Event::Ended]);
    assert_eq!(position.step(), 2);
}

/// (b): the last card of the deck replaces a too-small plant and is too small itself.
#[test]
fn pg_d_30_a_too_small_plant_does_not_stay_because_the_deck_is_empty() {
    let start = of_size(round(3, Stage::Building), 13).display(&[14, 19, 20, 22, 25, 26]);
    let mut position = start.deck(1, &[12]).finish().unwrap();
    let events = grow(&mut position, &[12]);
    let small = |plant| removed(plant, Removal::TooSmall);
    assert_eq!(events[1..], [small(14), Event::Drawn(Plant(12)), small(12)]);
    assert_eq!(rows(&position).0, [19, 20, 22, 25, 26]);
}

/// (c): the hybrid that remains takes all the oil.
#[test]
fn pg_d_30_tokens_that_fit_on_a_hybrid_are_kept_after_a_scrap() {
    let start = round(1, Stage::Nominating).plants(seat(3), &[3, 4, 5]).tokens(seat(3), [4, 4, 0, 0]);
    let mut position = start.deck(1, &[40]).finish().unwrap();
    let sale = ["3 nominate 19", "3 bid 19", "0 pass-bid", "1 pass-bid", "2 pass-bid", "3 scrap 3"];
    play(&mut position, &sale, &[40]);
    assert_eq!(position.tokens(seat(3)), [4, 4, 0, 0]);
    assert_eq!(position.to_act(), Some(seat(2)), "nothing to give up");
}

/// In random games, every purchase and every city is undone and played again.
#[test]
fn pg_d_31_purchases_that_drew_no_card_can_be_undone() {
    let options = OptionMap::defaults(&PowerGrid::INFO);
    let (mut taken_back, mut refused) = (0, 0);
    for number in 0..4 {
        let seed = Seed::of_series(31, number);
        let mut game = Match::<PowerGrid>::open(tables(), "components", &options, 3, seed).unwrap();
        let mut choice = Playout::new(number);
        for count in 0..300 {
            let before = *game.position();
            let Some(actor) = before.to_act() else { break };
            let mut actions = Vec::new();
            before.actions(&mut actions);
            let plan = before.at_random(&actions);
            let action = plan[choice.below(u32::try_from(plan.len()).unwrap()) as usize];
            let drew = !game.play(actor, action).unwrap().draws.is_empty();
            let after = *game.position();
            if !matches!(action, Action::Buy(_) | Action::Build(_)) {
                continue;
            }
            if drew {
                assert_eq!(game.undo_to(count), Err(UndoError::Drawn));
                refused += 1;
            } else {
                game.undo_to(count).unwrap();
                assert_eq!(*game.position(), before);
                game.play(actor, action).unwrap();
                taken_back += 1;
            }
            assert_eq!(*game.position(), after);
        }
    }
    assert!(taken_back > 50 && refused > 0, "{taken_back} {refused}");
}

/// A game in which no player does anything continues: Step 3 begins, the plant market runs empty, income is paid.
#[test]
fn pg_d_32_no_limit_of_rounds_and_nobody_is_eliminated() {
    for players in 2..=6u8 {
        let mut position =
            Arrangement::of(new_game("usa", players)).time(1, 2).stage(Stage::Nominating).finish().unwrap();
        let events = idle(&mut position, &mut Playout::new(3), |position| position.round() == 200);
        let paid = events.iter().filter(|event| matches!(event, Event::Paid(..))).count();
        assert_eq!(paid, usize::from(players) * 198);
        assert!(!events.contains(&Event::StepBegan(2)) && events.contains(&Event::StepBegan(3)));
        assert_eq!(rows(&position), (vec![], vec![]));
        let first = position.order()[usize::from(players) - 1];
        assert_eq!(
            (position.stage(), position.to_act()),
            (Stage::Fuel, Some(first)),
            "there is nothing to nominate"
        );
    }
}

/// PG-D.30 (a): no rule is needed for a full map. In Step 1 a full map means that a player has the size of Step 2.
#[test]
fn pg_d_32_a_full_map_starts_step_2() {
    for (players, map) in (2..=6u8).flat_map(|players| [(players, "germany"), (players, "usa")]) {
        let plan = new_game(map, players);
        let all = cities(&plan, 0, plan.grid().cities.len().into());
        let mut position =
            Arrangement::of(plan).display(&[19, 20, 22, 25, 26, 27, 31, 35]).stage(Stage::Building);
        for seat in Seat::all(players) {
            let own = all.iter().copied().skip(seat.index()).step_by(players.into());
            position = position.cities(seat, &own.collect::<Vec<_>>()).money(seat, 500);
        }
        let mut position = position.finish().unwrap();
        assert_eq!(legal(&position), ["done"], "nobody can build");
        idle_to(&mut position, Stage::Power, &[]);
        assert_eq!(position.step(), 2, "{players} players on {map}");
    }
}
