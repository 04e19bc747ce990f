//! CB-4: rounds and turn order.

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Depot, Event, Goods, Phase, Pips};
use engine::{Game, Seat};

use crate::table::{Arrange, bare, game, legal, play, play_with, random_game, refused, seat};

/// Three players who can all place a ship beside the start castle with a 2.
fn three_captains() -> CastlesOfBurgundy {
    let arranged = bare(3).stored(0, "ship ship").stored(1, "ship ship").stored(2, "ship ship");
    [0, 1, 2].into_iter().fold(arranged, |arranged, index| arranged.dice(seat(index), &[2, 2])).done()
}

fn seats(position: &[Seat]) -> Vec<u8> {
    position.iter().map(|seat| seat.number()).collect()
}

#[test]
fn cb_4_1_all_roll_two_dice_at_the_start_of_a_round() {
    let mut position = bare(2).actor(seat(1)).done();
    let draws = [("die", 3), ("die", 4), ("die", 1), ("die", 6), ("white", 2)];
    let events = play_with(&mut position, &["workers with 6", "workers with 6"], &draws);
    assert_eq!(position.dice(seat(0)), [Some(Pips(3)), Some(Pips(4))]);
    assert_eq!(position.dice(seat(1)), [Some(Pips(1)), Some(Pips(6))]);
    assert_eq!(position.white_die(), Some(Pips(2)));
    assert!(events.contains(&Event::Rolled(seat(1), Pips(1), Pips(6))));
}

#[test]
fn cb_4_2_the_marker_furthest_to_the_right_is_first() {
    let arranged = bare(4).lay(2, "17 ship 16 ship").lay(1, "17 ship").lay(3, "17 ship");
    let mut position = arranged.order(&[seat(0), seat(3), seat(1), seat(2)]).actor(seat(2)).done();
    play(&mut position, &["workers with 6", "workers with 6"]);
    // Seat 2 on space 2; on space 1 seat 3 is above seat 1; seat 0 on space 0.
    assert_eq!(seats(position.order()), [2, 3, 1, 0]);
    assert_eq!(position.to_act(), Some(seat(2)));
}

/// CB-D.14
#[test]
fn cb_4_3_the_topmost_goods_tile_goes_to_the_depot_of_the_white_die() {
    let goods =
        [Some(Goods::Red), Some(Goods::Pink), Some(Goods::Red), Some(Goods::Brown), Some(Goods::Brown)];
    let mut position =
        bare(2).round_goods([None, goods[1], goods[2], goods[3], goods[4]]).actor(seat(1)).done();
    let events = play_with(&mut position, &["workers with 6", "workers with 6"], &[("white", 4)]);
    assert_eq!(position.round(), 2);
    assert!(events.contains(&Event::Arrived(Pips(4), Goods::Pink)));
    assert_eq!(position.goods_in(Depot(4)), [0, 0, 1, 0, 0, 0]);
    assert_eq!(position.round_goods(), &[None, None, goods[2], goods[3], goods[4]]);
    // A depot can hold any number.
    let mut position = Arrangement::of(position).dice(seat(0), &[1, 1]).dice(seat(1), &[1, 1]).done();
    play_with(&mut position, &["workers with 1"; 4], &[("white", 4)]);
    assert_eq!(position.goods_in(Depot(4)), [0, 0, 1, 1, 0, 0]);
}

#[test]
fn cb_4_4_the_white_die_has_no_other_use() {
    let mut position = bare(2).workers(seat(0), 9).actor(seat(1)).done();
    play_with(&mut position, &["workers with 6", "workers with 6"], &[("die", 1), ("die", 2), ("white", 5)]);
    assert!(legal(&position).iter().all(|action| !action.ends_with("with 5")));
    assert_eq!(refused(&position, "workers with 5"), Some("CB-5.21"));
    play(&mut position, &["workers with 1"]);
    assert_eq!(position.white_die(), Some(Pips(5)), "nothing changes it");
}

/// CB-D.15
#[test]
fn cb_4_5_marker_moves_count_from_the_next_round_on() {
    let mut position = three_captains();
    // Seat 2 is last in this round and stays last, although the marker of seat 1 moves ahead.
    let moves = ["workers with 2", "workers with 2", "place ship on 17 with 2", "workers with 2"];
    play(&mut position, &moves);
    assert_eq!(seats(position.track()), [1, 0, 2]);
    assert_eq!(position.to_act(), Some(seat(2)));
    assert_eq!(seats(position.order()), [0, 1, 2]);
}

#[test]
fn cb_4_6_after_all_turns_the_round_ends() {
    let mut position = bare(3).done();
    play(&mut position, &["workers with 6"; 5]);
    assert_eq!((position.phase(), position.round()), (Phase::A, 1));
    play(&mut position, &["workers with 6"]);
    assert_eq!((position.phase(), position.round()), (Phase::A, 2));
}

/// CB-X.19, CB-D.31
#[test]
fn cb_4_7_a_moving_marker_leaves_its_stack_and_arrives_on_top() {
    let mut position = three_captains();
    let first = [
        "workers with 2",
        "workers with 2",
        "place ship on 17 with 2",
        "workers with 2",
        "place ship on 17 with 2",
    ];
    play(&mut position, &first);
    let dice = [("die", 2); 6];
    play_with(&mut position, &["workers with 2"], &dice);
    // Space 1 holds seat 2 on top of seat 1; seat 0 is on space 0.
    assert_eq!(seats(position.order()), [2, 1, 0]);
    let second =
        ["workers with 2", "workers with 2", "workers with 2", "workers with 2", "place ship on 17 with 2"];
    play(&mut position, &second);
    play_with(&mut position, &["workers with 2"], &dice);
    assert_eq!(seats(position.order()), [0, 2, 1]);
}

#[test]
fn cb_4_7_two_ships_in_one_turn_move_the_marker_twice() {
    let mut position =
        bare(3).stored(1, "ship ship").lay(0, "17 ship").dice(seat(1), &[2, 1]).actor(seat(1)).done();
    let events = play(&mut position, &["place ship on 17 with 2", "place ship on 16 with 1"]);
    let moves = events.iter().filter(|event| matches!(event, Event::Moved(..))).copied().collect::<Vec<_>>();
    assert_eq!(moves, [Event::Moved(seat(1), 1), Event::Moved(seat(1), 2)]);
    assert_eq!(seats(position.track()), [1, 0, 2]);
}

#[test]
fn cb_4_8_the_white_die_belongs_to_the_first_on_the_track_at_the_next_roll() {
    let mut position = three_captains();
    // Seat 1 overtakes seat 0, then seat 2 overtakes seat 1: seat 2 rolls it, before all others.
    let moves = [
        "workers with 2",
        "workers with 2",
        "place ship on 17 with 2",
        "workers with 2",
        "place ship on 17 with 2",
    ];
    play(&mut position, &moves);
    let events = play(&mut position, &["workers with 2"]);
    let rolls: Vec<Seat> = events
        .iter()
        .filter_map(|event| if let Event::Rolled(seat, ..) = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(seats(&rolls), [2, 1, 0]);
    assert_eq!(position.track()[0], seat(2));
}

#[test]
fn cb_4_9_every_player_has_exactly_one_turn_in_each_round() {
    for number in 0..3 {
        let mut turns = [0; 4];
        let mut last = None;
        let mut round = 1;
        random_game(game(4, "basic", number), number, |position, events| {
            let began = events.iter().filter(|event| matches!(event, Event::RoundBegan(..))).count();
            let acting = position.to_act();
            if began > 0 {
                assert!(turns.iter().all(|&times| times == turns[0]), "round {round}: {turns:?}");
                round += 1;
            }
            if let Some(seat) = acting.filter(|_| acting != last || began > 0) {
                turns[seat.index()] += 1;
            }
            last = acting;
        });
        assert_eq!(round, 25);
    }
}

#[test]
fn cb_4_10_dice_keep_their_values_until_their_owners_turn() {
    let mut position = bare(2).dice(seat(0), &[1, 2]).dice(seat(1), &[4, 5]).workers(seat(0), 5).done();
    assert_eq!(refused(&position, "workers with 4"), Some("CB-5.21"));
    play(&mut position, &["workers with 1", "workers with 2"]);
    assert_eq!(position.dice(seat(1)), [Some(Pips(4)), Some(Pips(5))]);
    assert_eq!(refused(&position, "workers with 1"), Some("CB-5.21"));
    play(&mut position, &["workers with 4"]);
    assert_eq!(position.dice(seat(1)), [None, Some(Pips(5))]);
}
