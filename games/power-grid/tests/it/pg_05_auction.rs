//! PG-5.1 to PG-5.13, PG-5.16, PG-5.21, PG-5.22: choosing and bidding.

use engine::{Game, Seat};
use power_grid::{Arrangement, Event, Plant, PowerGrid, Stage, Step3Card};

use crate::table::{idle_to, legal, new_game, play, random_game, refused, rows, seat, seats};

/// Phase 2 of round 2 with the opening market, everybody with 50 Elektro, in this order. The next card is 13.
fn round_2<const N: usize>(order: [u8; N]) -> PowerGrid {
    let players = u8::try_from(N).expect("few seats");
    Arrangement::of(new_game("germany", players))
        .time(1, 2)
        .order(&seats(order))
        .stage(Stage::Nominating)
        .finish()
        .expect("a position")
}

fn owned(position: &PowerGrid, index: u8) -> Vec<u8> {
    position.plants_of(seat(index)).iter().collect()
}

#[test]
fn pg_5_1_a_player_buys_at_most_one_plant_per_round() {
    let mut position = round_2([0, 1, 2]);
    let first = ["0 nominate 6", "0 bid 6", "1 pass-bid", "2 pass-bid"];
    let second = ["1 nominate 5", "1 bid 5", "2 bid 6", "1 pass-bid"];
    play(&mut position, &[&first[..], &second, &["1 nominate 3"]].concat(), &[20, 21]);
    assert_eq!(position.stage(), Stage::Fuel);
    assert_eq!([0, 1, 2].map(|index| owned(&position, index)), [[6], [3], [5]]);
    // In the next round they may buy again.
    idle_to(&mut position, Stage::Nominating, &[22]);
    assert_eq!(position.to_act(), Some(seat(0)));
    assert_eq!(refused(&position, "nominate 4"), None);
}

#[test]
fn pg_5_2_the_first_in_order_who_has_neither_bought_nor_passed_nominates_or_passes() {
    let mut position = round_2([2, 0, 3, 1]);
    let choices = ["pass", "nominate 3", "nominate 4", "nominate 5", "nominate 6"];
    assert_eq!((position.to_act(), legal(&position)), (Some(seat(2)), choices.map(str::to_owned).to_vec()));
    play(&mut position, &["2 pass"], &[]);
    assert_eq!((position.to_act(), legal(&position)), (Some(seat(0)), choices.map(str::to_owned).to_vec()));
    // Seat 3 wins the plant of seat 0, so seat 0 is still the first; after it comes seat 1, not seat 3.
    play(&mut position, &["0 nominate 3", "0 bid 3", "1 pass-bid", "3 bid 4", "0 pass-bid", "0 pass"], &[]);
    assert_eq!((position.to_act(), position.stage()), (Some(seat(1)), Stage::Nominating));
}

#[test]
fn pg_5_3_a_player_who_passes_a_nomination_takes_no_further_part() {
    let mut position = round_2([0, 1, 2, 3]);
    play(&mut position, &["0 pass", "1 nominate 3", "1 bid 3", "2 bid 4", "3 bid 5", "1 bid 6"], &[]);
    assert!(!position.bids(seat(0)));
    play(
        &mut position,
        &["2 pass-bid", "3 pass-bid", "2 nominate 4", "2 bid 4", "3 pass-bid", "3 pass"],
        &[20],
    );
    assert_eq!(position.stage(), Stage::Fuel);
    assert!(owned(&position, 0).is_empty());
}

#[test]
fn pg_5_4_a_plant_of_the_current_market_is_nominated_with_a_bid_of_at_least_its_number() {
    let mut position = round_2([0, 1]);
    for (plant, rule) in
        [(3, None), (6, None), (7, Some("PG-5.4")), (10, Some("PG-5.4")), (13, Some("PG-5.4"))]
    {
        assert_eq!(refused(&position, &format!("nominate {plant}")), rule);
    }
    play(&mut position, &["0 nominate 6"], &[]);
    assert_eq!(refused(&position, "bid 5"), Some("PG-5.4"));
    assert_eq!(legal(&position), (6..=50).map(|bid| format!("bid {bid}")).collect::<Vec<_>>());
    play(&mut position, &["0 bid 31"], &[]);
    assert_eq!(position.auction(), Some((Plant(6), Some((seat(0), 31)))));
    // In Step 3 any plant on display.
    let position = Arrangement::of(round_2([0, 1]))
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[20, 21, 22, 23, 24, 25])
        .finish()
        .unwrap();
    assert_eq!(legal(&position)[1..], (20..=25).map(|plant| format!("nominate {plant}")).collect::<Vec<_>>());
}

#[test]
fn pg_5_5_no_bid_and_no_nominated_plant_exceeds_the_money() {
    let table = Arrangement::of(round_2([0, 1, 2])).money(seat(0), 5).money(seat(1), 8);
    let mut position = table.finish().unwrap();
    assert_eq!(legal(&position), ["pass", "nominate 3", "nominate 4", "nominate 5"]);
    assert_eq!(refused(&position, "nominate 6"), Some("PG-5.5"));
    play(&mut position, &["0 nominate 4"], &[]);
    assert_eq!(legal(&position), ["bid 4", "bid 5"]);
    assert_eq!(refused(&position, "bid 6"), Some("PG-5.5"));
    play(&mut position, &["0 bid 5"], &[]);
    assert_eq!(legal(&position), ["pass-bid", "bid 6", "bid 7", "bid 8"]);
    assert_eq!(refused(&position, "bid 9"), Some("PG-5.5"));
}

#[test]
fn pg_5_6_in_round_1_everybody_must_buy_but_may_pass_a_bid() {
    let mut position = new_game("germany", 3);
    assert_eq!(refused(&position, "pass"), Some("PG-5.6"));
    assert!(!legal(&position).contains(&"pass".to_owned()));
    play(&mut position, &["0 nominate 3", "0 bid 3"], &[]);
    assert_eq!(refused(&position, "pass-bid"), None);
    play(&mut position, &["1 bid 4", "2 pass-bid", "0 pass-bid"], &[]);
    assert_eq!((position.to_act(), refused(&position, "pass")), (Some(seat(0)), Some("PG-5.6")));
    play(&mut position, &["0 nominate 4", "0 bid 4", "2 pass-bid"], &[20]);
    // The last one, too.
    assert_eq!(legal(&position), ["nominate 5", "nominate 6", "nominate 7", "nominate 8"]);
    assert_eq!(refused(&position, "pass"), Some("PG-5.6"));
    play(&mut position, &["2 nominate 5"], &[21]);
    assert!(Seat::all(3).all(|seat| position.plants_of(seat).len() == 1));
    // From round 2 on passing is free.
    assert_eq!(refused(&round_2([0, 1, 2]), "pass"), None);
}

#[test]
fn pg_5_7_bidding_goes_clockwise_from_the_nominator_skipping_buyers_and_those_who_passed() {
    let mut position = round_2([0, 3, 1, 4, 2]);
    // Seat 0 passes; seat 3 buys against 4, 1 and 2; then seat 1 starts and seats 2 and 4 are left.
    let moves = ["0 pass", "3 nominate 3", "3 bid 3", "4 bid 4", "1 bid 5", "2 bid 6", "3 bid 7"];
    play(&mut position, &moves, &[]);
    play(&mut position, &["4 pass-bid", "1 pass-bid", "2 pass-bid"], &[]);
    play(&mut position, &["1 nominate 4", "1 bid 4", "2 bid 5", "4 bid 6", "1 bid 7", "2 bid 8"], &[]);
    assert_eq!(position.to_act(), Some(seat(4)));
}

#[test]
fn pg_d_7_bidding_follows_the_seats_and_not_the_player_order() {
    let mut position = round_2([1, 3, 0, 2]);
    play(&mut position, &["1 nominate 3", "1 bid 3"], &[]);
    // In player order seat 3 would be next.
    assert_eq!(position.to_act(), Some(seat(2)));
    play(&mut position, &["2 bid 4", "3 bid 5", "0 bid 6", "1 bid 7"], &[]);
    assert_eq!(position.to_act(), Some(seat(2)));
}

#[test]
fn pg_5_8_a_bidder_raises_to_any_higher_amount_or_leaves_this_auction_only() {
    let mut position = round_2([0, 1, 2]);
    play(&mut position, &["0 nominate 3", "0 bid 10"], &[]);
    let raises: Vec<String> = (11..=50).map(|bid| format!("bid {bid}")).collect();
    assert_eq!(legal(&position), [vec!["pass-bid".to_owned()], raises].concat());
    assert_eq!(refused(&position, "bid 10"), Some("PG-5.8"));
    assert_eq!(refused(&position, "bid 9"), Some("PG-5.8"));
    // Seat 1 leaves: the others bid on without it.
    play(&mut position, &["1 pass-bid", "2 bid 12", "0 bid 20"], &[]);
    assert_eq!(position.to_act(), Some(seat(2)));
    play(&mut position, &["2 pass-bid"], &[]);
    // In the next auctions it bids and nominates like everybody.
    assert_eq!((position.to_act(), refused(&position, "nominate 4")), (Some(seat(1)), None));
    play(&mut position, &["1 nominate 4", "1 bid 4", "2 bid 5", "1 pass-bid"], &[20]);
    assert_eq!((position.to_act(), refused(&position, "nominate 5")), (Some(seat(1)), None));
}

#[test]
fn pg_5_9_the_last_bidder_left_pays_the_highest_bid_and_takes_the_plant() {
    let mut position = round_2([0, 1, 2]);
    play(&mut position, &["0 nominate 5", "0 bid 6", "1 bid 9", "2 bid 21", "0 pass-bid"], &[]);
    assert_eq!((position.stage(), owned(&position, 2)), (Stage::Bidding, vec![]));
    let events = play(&mut position, &["1 pass-bid"], &[]);
    assert_eq!(events[..2], [Event::PassedBid(seat(1)), Event::Sold(seat(2), Plant(5), 21)]);
    assert_eq!([0, 1, 2].map(|index| position.money(seat(index))), [50, 50, 29]);
    assert_eq!(owned(&position, 2), [5]);
    assert!(!position.current_market().or(position.future_market()).has(5));
}

#[test]
fn pg_5_10_a_buyer_neither_bids_nor_nominates_again() {
    let mut position = round_2([1, 0, 2]);
    play(&mut position, &["1 nominate 3", "1 bid 3", "2 bid 4", "0 pass-bid", "1 pass-bid"], &[]);
    // Seat 2 has bought: seats 1 and 0 bid alone, and after both are done the phase is over.
    play(&mut position, &["1 nominate 4", "1 bid 4"], &[]);
    assert!(!position.bids(seat(2)));
    play(&mut position, &["0 bid 5", "1 bid 6", "0 pass-bid", "0 pass"], &[20]);
    assert_eq!(position.stage(), Stage::Fuel);
}

#[test]
fn pg_5_11_the_nominator_chooses_again_until_they_have_bought_or_passed() {
    let mut position = round_2([1, 2, 0]);
    play(&mut position, &["1 nominate 3", "1 bid 3", "2 bid 4", "0 pass-bid", "1 pass-bid"], &[]);
    // Seat 2 won: seat 1 nominates or passes again, although seat 0 is next in order.
    assert_eq!((position.to_act(), position.stage()), (Some(seat(1)), Stage::Nominating));
    assert_eq!((refused(&position, "pass"), refused(&position, "nominate 4")), (None, None));
    play(&mut position, &["1 nominate 4", "1 bid 4", "0 pass-bid"], &[20]);
    // Seat 1 won itself: the next in order who may still act.
    assert_eq!((position.to_act(), position.stage()), (Some(seat(0)), Stage::Nominating));
}

#[test]
fn pg_5_12_the_last_one_left_buys_any_affordable_plant_of_the_current_market_at_its_number_or_passes() {
    let table = Arrangement::of(round_2([0, 1, 2])).money(seat(2), 5);
    let mut position = table.finish().unwrap();
    play(&mut position, &["0 nominate 6", "0 bid 6", "1 pass-bid", "2 pass-bid", "1 pass"], &[]);
    assert_eq!(legal(&position), ["pass", "nominate 3", "nominate 4", "nominate 5"]);
    let mut passing = position;
    play(&mut passing, &["2 pass"], &[]);
    assert_eq!((passing.stage(), passing.money(seat(2))), (Stage::Fuel, 5));
    play(&mut position, &["2 nominate 4"], &[20]);
    assert_eq!((position.stage(), position.money(seat(2)), owned(&position, 2)), (Stage::Fuel, 1, vec![4]));
}

#[test]
fn pg_d_5_the_last_one_is_asked_for_no_bid() {
    let mut position = round_2([0, 1]);
    let events = play(&mut position, &["0 pass", "1 nominate 5"], &[]);
    let sale = [Event::Nominated(seat(1), Plant(5)), Event::Sold(seat(1), Plant(5), 5)];
    assert_eq!(events[1..3], sale);
    assert_eq!((position.stage(), position.money(seat(1))), (Stage::Fuel, 45));
    // While another player is left, the opening bid can be higher.
    let mut position = round_2([0, 1]);
    play(&mut position, &["0 nominate 5"], &[]);
    assert_eq!((position.stage(), legal(&position)[45].as_str()), (Stage::Opening, "bid 50"));
}

#[test]
fn pg_d_6_in_round_1_everybody_can_buy() {
    // Five of six have bought 03 to 07: the last one finds 08.
    let mut position = new_game("germany", 6);
    let decks: [&[u8]; 5] = [&[], &[20], &[21], &[22], &[23]];
    for (buyer, deck) in (0..).zip(decks) {
        let plant = buyer + 3;
        let bids = [format!("{buyer} nominate {plant}"), format!("{buyer} bid {plant}")];
        let passes = (buyer + 1..6).map(|other| format!("{other} pass-bid"));
        let moves: Vec<String> = bids.into_iter().chain(passes).collect();
        play(&mut position, &moves.iter().map(String::as_str).collect::<Vec<_>>(), deck);
    }
    assert_eq!(legal(&position), ["nominate 8", "nominate 9", "nominate 10", "nominate 13"]);
    for number in 0..60 {
        random_game(new_game("germany", 6), number, |position, _| {
            if position.round() == 1 && position.stage() == Stage::Nominating {
                let buyer = position.to_act().unwrap();
                assert_eq!(position.money(buyer), 50);
                assert!(position.current_market().first().is_some_and(|lowest| lowest <= 8));
            }
        });
    }
}

#[test]
fn pg_5_13_a_card_replaces_each_sold_plant_before_the_next_nomination() {
    let mut position = Arrangement::of(round_2([0, 1, 2]))
        .display(&[11, 12, 14, 15, 16, 17, 18, 19])
        .deck(2, &[10, 30])
        .finish()
        .unwrap();
    let events = play(&mut position, &["0 nominate 14", "0 bid 14", "1 pass-bid", "2 pass-bid"], &[10]);
    assert_eq!(events[events.len() - 2..], [Event::Sold(seat(0), Plant(14), 14), Event::Drawn(Plant(10))]);
    assert_eq!(rows(&position), (vec![10, 11, 12, 15], vec![16, 17, 18, 19]));
    // The new card can be nominated at once, and is replaced in turn.
    play(&mut position, &["1 nominate 10", "1 bid 10", "2 pass-bid"], &[30]);
    assert_eq!(rows(&position), (vec![11, 12, 15, 16], vec![17, 18, 19, 30]));
}

#[test]
fn pg_5_16_phase_2_ends_when_everybody_has_bought_or_passed() {
    let mut position = round_2([0, 1, 2, 3]);
    for moves in [&["0 pass"][..], &["1 nominate 3", "1 bid 3", "2 pass-bid", "3 pass-bid"], &["2 pass"]] {
        play(&mut position, moves, &[]);
        assert_eq!(position.stage(), Stage::Nominating, "after {moves:?}");
    }
    let events = play(&mut position, &["3 pass"], &[]);
    assert_eq!(events, [Event::Passed(seat(3)), Event::PhaseBegan(3)]);
    // Also when the last one buys.
    let mut position = round_2([0, 1]);
    play(&mut position, &["0 nominate 3", "0 bid 3", "1 pass-bid", "1 nominate 4"], &[20]);
    assert_eq!(position.stage(), Stage::Fuel);
}

#[test]
fn pg_d_16_only_passing_a_nomination_excludes_from_the_whole_phase() {
    // Seat 1 passes a bid and buys later in the phase; seat 2 passes a nomination and is never asked again.
    let mut position = round_2([0, 2, 1, 3]);
    play(
        &mut position,
        &["0 nominate 3", "0 bid 3", "1 pass-bid", "2 pass-bid", "3 pass-bid", "2 pass"],
        &[],
    );
    play(&mut position, &["1 nominate 4", "1 bid 4", "3 bid 5", "1 pass-bid", "1 nominate 5"], &[20, 21]);
    assert_eq!(position.stage(), Stage::Fuel);
    assert_eq!([0, 1, 2, 3].map(|index| position.plants_of(seat(index)).len()), [1, 1, 0, 1]);
}

#[test]
fn pg_5_21_the_nominator_must_open_and_may_pass_only_a_higher_bid() {
    let mut position = round_2([0, 1]);
    play(&mut position, &["0 nominate 4"], &[]);
    assert_eq!(position.to_act(), Some(seat(0)));
    assert_eq!(refused(&position, "pass-bid"), Some("PG-5.21"));
    assert_eq!(refused(&position, "pass"), Some("PG-3.1"));
    assert_eq!(refused(&position, "nominate 5"), Some("PG-3.1"));
    assert!(legal(&position).iter().all(|action| action.starts_with("bid ")));
    // Without a higher bid the nominator is not asked again, but has the plant.
    let mut unopposed = position;
    play(&mut unopposed, &["0 bid 4", "1 pass-bid"], &[]);
    assert_eq!(owned(&unopposed, 0), [4]);
    play(&mut position, &["0 bid 4", "1 bid 5"], &[]);
    assert_eq!(refused(&position, "pass-bid"), None);
}

#[test]
fn pg_5_22_a_player_without_enough_money_can_only_pass_but_is_not_skipped() {
    let table = Arrangement::of(round_2([0, 1, 2])).money(seat(0), 2).money(seat(2), 6);
    let mut position = table.finish().unwrap();
    assert_eq!((position.to_act(), legal(&position)), (Some(seat(0)), vec!["pass".to_owned()]));
    play(&mut position, &["0 pass", "1 nominate 3", "1 bid 6"], &[]);
    assert_eq!((position.to_act(), legal(&position)), (Some(seat(2)), vec!["pass-bid".to_owned()]));
    assert_eq!(position.auction(), Some((Plant(3), Some((seat(1), 6)))));
}
