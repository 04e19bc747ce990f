//! PG-5.14, PG-5.15, PG-5.25: scrapping a plant, and its tokens.

use engine::Playout;
use power_grid::{Arrangement, Event, Fuel, Plant, PowerGrid, Stage};

use crate::table::{drawn, idle, idle_to, legal, new_game, owner_of, play, refused, rows, seat, seats};

/// Three players in round 2; seat 0 owns these plants and tokens and has just bought `bought`, one too many. The next
/// cards are 40 and Step 3.
fn scrapping(owned: [u8; 3], tokens: [u8; 4], bought: u8) -> PowerGrid {
    // The bought plant is the lowest on display, so that it is in the current market.
    let mut display = vec![bought];
    display.extend((20..=40).filter(|plant| *plant > bought && !owned.contains(plant)).take(7));
    let mut position = Arrangement::of(new_game("germany", 3))
        .time(1, 2)
        .plants(seat(0), &owned)
        .tokens(seat(0), tokens)
        .display(&display)
        .deck(1, &[40])
        .order(&seats([1, 2, 0]))
        .stage(Stage::Nominating)
        .finish()
        .expect("a position");
    play(&mut position, &["1 pass", "2 pass", &format!("0 nominate {bought}")], &[]);
    assert_eq!(position.stage(), Stage::Scrapping);
    position
}

/// Plays the moves; returns the tokens lost and the tokens left.
fn settle(position: &PowerGrid, moves: &[&str]) -> (Vec<(Fuel, u8)>, [u8; 4]) {
    let mut position = *position;
    let (market, supply, held) = (position.market(), position.supply(), position.tokens(seat(0)));
    let events = play(&mut position, moves, &[40]);
    assert_eq!(position.stage(), Stage::Fuel, "settled");
    // Lost tokens go to the supply.
    assert_eq!(position.market(), market);
    let left = position.tokens(seat(0));
    for at in 0..4 {
        assert_eq!(position.supply()[at], supply[at] + held[at] - left[at]);
    }
    let lost =
        |event: &Event| if let Event::Lost(_, fuel, count) = event { Some((*fuel, *count)) } else { None };
    (events.iter().filter_map(lost).collect(), left)
}

#[test]
fn pg_5_14_a_player_above_the_limit_scraps_an_old_plant_for_good() {
    let mut position = scrapping([3, 4, 6], [0; 4], 7);
    assert_eq!(legal(&position), ["scrap 3", "scrap 4", "scrap 6"]);
    assert_eq!(refused(&position, "scrap 7"), Some("PG-5.14"));
    assert_eq!(refused(&position, "scrap 20"), Some("PG-5.14"));
    let cards = position.cards_in_deck();
    play(&mut position, &["0 scrap 6"], &[40]);
    assert_eq!(position.plants_of(seat(0)).iter().collect::<Vec<_>>(), [3, 4, 7]);
    assert_eq!(position.cards_in_deck(), cards - 1, "one card was drawn, none came back");
    let events = idle(&mut position, &mut Playout::new(14), |position| position.cards_in_deck() == 0);
    assert!(!drawn(&events).contains(&6));
}

#[test]
fn pg_5_15_tokens_move_to_the_other_plants_as_far_as_they_fit_and_the_rest_goes_to_the_supply() {
    // 16 is new and takes over the four oil of 03.
    let position = scrapping([3, 6, 11], [0, 4, 2, 2], 16);
    assert_eq!(settle(&position, &["0 scrap 3"]), (vec![], [0, 4, 2, 2]));
    // Garbage and uranium have no other plant.
    assert_eq!(settle(&position, &["0 scrap 6"]), (vec![(Fuel::Garbage, 2)], [0, 4, 0, 2]));
    assert_eq!(settle(&position, &["0 scrap 11"]), (vec![(Fuel::Uranium, 2)], [0, 4, 2, 0]));
    // After rearranging: the coal of 04 goes to hybrid 05, whose oil goes to 03.
    let position = scrapping([3, 4, 5], [4, 4, 0, 0], 13);
    assert_eq!(settle(&position, &["0 scrap 4"]), (vec![], [4, 4, 0, 0]));
    assert_eq!(settle(&position, &["0 scrap 5"]), (vec![], [4, 4, 0, 0]));
    // Only as much as there is room for.
    let position = scrapping([7, 9, 6], [0, 7, 0, 0], 13);
    assert_eq!(settle(&position, &["0 scrap 7"]), (vec![(Fuel::Oil, 5)], [0, 2, 0, 0]));
}

#[test]
fn pg_5_25_only_coal_against_oil_on_hybrid_storage_is_a_choice() {
    // Plants 05 and 12 and the garbage of 06; without 12: H = 4 for three coal and three oil.
    let mut position = scrapping([5, 6, 12], [3, 3, 2, 0], 13);
    play(&mut position, &["0 scrap 12"], &[]);
    assert_eq!(
        (position.stage(), legal(&position)),
        (Stage::Dropping, vec!["drop coal".to_owned(), "drop oil".to_owned()])
    );
    for fuel in ["garbage", "uranium"] {
        assert_eq!(refused(&position, &format!("drop {fuel}")), Some("PG-5.25"));
    }
    let (lost, left) = settle(&position, &["0 drop coal", "0 drop coal"]);
    assert_eq!((lost, left), (vec![(Fuel::Coal, 1), (Fuel::Coal, 1)], [1, 3, 2, 0]));
    // Garbage and uranium are lost automatically; the coal and oil on 12 have room and stay.
    let position = scrapping([12, 6, 11], [2, 2, 2, 2], 13);
    assert_eq!(settle(&position, &["0 scrap 6"]), (vec![(Fuel::Garbage, 2)], [2, 2, 0, 2]));
    assert_eq!(settle(&position, &["0 scrap 11"]), (vec![(Fuel::Uranium, 2)], [2, 2, 2, 0]));
    // Oil has its own plant, so only coal exceeds C + H: it is lost automatically.
    let position = scrapping([3, 5, 12], [6, 4, 0, 0], 13);
    assert_eq!(settle(&position, &["0 scrap 12"]), (vec![(Fuel::Coal, 2)], [4, 4, 0, 0]));
    // No hybrid plant is left: both are lost automatically.
    let position = scrapping([3, 4, 12], [6, 6, 0, 0], 13);
    assert_eq!(settle(&position, &["0 scrap 12"]), (vec![(Fuel::Coal, 2), (Fuel::Oil, 2)], [4, 4, 0, 0]));
    // The choice may end early; a remaining excess is lost automatically.
    let position = scrapping([5, 12, 21], [1, 11, 0, 0], 22);
    let (lost, left) = settle(&position, &["0 scrap 21", "0 drop coal"]);
    assert_eq!((lost, left), (vec![(Fuel::Coal, 1), (Fuel::Oil, 3)], [0, 8, 0, 0]));
}

#[test]
fn pg_x_17_a_scrap_with_a_choice() {
    let position = scrapping([21, 27, 29], [1, 3, 0, 0], 19);
    let stay = |moves: &[&str]| settle(&position, &[&["0 scrap 21"][..], moves].concat());
    let (coal, oil) = ((Fuel::Coal, 1), (Fuel::Oil, 1));
    assert_eq!(stay(&["0 drop oil", "0 drop oil"]), (vec![oil, oil], [1, 1, 0, 0]));
    assert_eq!(stay(&["0 drop oil", "0 drop coal"]), (vec![oil, coal], [0, 2, 0, 0]));
    assert_eq!(stay(&["0 drop coal"]), (vec![coal, oil], [0, 2, 0, 0]));
}

#[test]
fn pg_x_18_a_scrap_without_a_choice() {
    let position = scrapping([3, 4, 5], [6, 5, 0, 0], 13);
    assert_eq!(settle(&position, &["0 scrap 5"]), (vec![(Fuel::Coal, 2), (Fuel::Oil, 1)], [4, 4, 0, 0]));
}

#[test]
fn pg_d_22_the_replacement_is_drawn_only_after_scrap_and_tokens() {
    let mut position = Arrangement::of(new_game("germany", 3))
        .time(1, 2)
        .plants(seat(0), &[5, 6, 12])
        .tokens(seat(0), [4, 4, 0, 0])
        .display(&[7, 8, 9, 10, 11, 14, 15, 16])
        .deck(2, &[30, 31])
        .finish()
        .unwrap();
    let seven = (vec![7, 8, 10, 11], vec![14, 15, 16]);
    play(&mut position, &["0 nominate 9", "0 bid 9", "1 pass-bid", "2 pass-bid"], &[]);
    assert_eq!((position.stage(), position.money(seat(0))), (Stage::Scrapping, 41), "paid and taken");
    assert_eq!((rows(&position), position.cards_in_deck()), (seven.clone(), 3));
    play(&mut position, &["0 scrap 12", "0 drop coal"], &[]);
    assert_eq!((position.stage(), rows(&position)), (Stage::Dropping, seven));
    let events = play(&mut position, &["0 drop oil"], &[30]);
    assert_eq!(events, [Event::Lost(seat(0), Fuel::Oil, 1), Event::Drawn(Plant(30))]);
}

#[test]
fn pg_d_23_it_never_matters_on_which_plant_a_token_was_put() {
    // Four coal first, which could be on hybrid 05: there is still room for four oil there, and all three plants run.
    let mut position = owner_of(&[3, 4, 5], Stage::Fuel).finish().unwrap();
    play(&mut position, &["0 buy coal"; 4], &[]);
    play(&mut position, &["0 buy oil"; 8], &[]);
    assert_eq!(refused(&position, "buy coal"), Some("PG-6.3"));
    assert_eq!(refused(&position, "buy oil"), Some("PG-6.3"));
    idle_to(&mut position, Stage::Power, &[]);
    let runs = ["0 run 5 oil oil", "0 run 3 oil oil", "0 run 4 coal coal"];
    play(&mut position, &runs, &[]);
    assert_eq!(position.tokens(seat(0)), [2, 4, 0, 0]);
}

#[test]
fn pg_d_34_whatever_fits_after_a_scrap_is_kept() {
    // Nothing has to go, so nothing may go.
    let mut position = scrapping([5, 12, 13], [2, 2, 0, 0], 14);
    let events = play(&mut position, &["0 scrap 12"], &[40]);
    assert_eq!(events[0], Event::Scrapped(seat(0), Plant(12)));
    assert_eq!((position.stage(), position.tokens(seat(0))), (Stage::Fuel, [2, 2, 0, 0]));
    assert_eq!(refused(&position, "drop oil"), Some("PG-3.1"));
    // One has to go, so only one may.
    let mut position = scrapping([5, 12, 13], [2, 3, 0, 0], 14);
    play(&mut position, &["0 scrap 12", "0 drop coal"], &[40]);
    assert_eq!((position.stage(), position.tokens(seat(0))), (Stage::Fuel, [1, 3, 0, 0]));
}
