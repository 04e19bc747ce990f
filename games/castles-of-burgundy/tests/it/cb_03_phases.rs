//! CB-3: phases.

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Depot, Event, Goods, Kind, Phase, Stage, Tile};
use engine::{Game, Playout, Seat};

use crate::table::{
    Arrange, bare, game, idle, legal_like, play, play_with, random_game, seat, tables, tiles,
};

/// All players take workers until the phase begins.
fn until(position: &mut CastlesOfBurgundy, phase: Phase) -> Vec<Event> {
    idle(position, &mut Playout::new(3), |position| position.phase() == phase)
}

/// The number of tiles of each kind on the numbered depots.
fn tiles_by_kind(position: &CastlesOfBurgundy) -> [usize; 6] {
    let tiles = || Depot::numbered().flat_map(|depot| position.tiles_in(depot)).flatten();
    Kind::ALL.map(|kind| tiles().filter(|tile| tile.kind() == kind).count())
}

fn black(position: &CastlesOfBurgundy) -> usize {
    position.tiles_in(Depot::BLACK).iter().flatten().count()
}

/// The kinds on depot 6, the spaces in their order.
fn depot_6(position: &CastlesOfBurgundy) -> Vec<Kind> {
    position.tiles_in(Depot(6)).iter().flatten().map(|tile| tile.kind()).collect()
}

#[test]
fn cb_3_1_five_phases_of_five_rounds_make_fifty_dice_actions() {
    for seats in 2..=4 {
        let mut position = game(seats, "basic", 1);
        let events = idle(&mut position, &mut Playout::new(1), |_| false);
        let rounds = events.iter().filter(|event| matches!(event, Event::RoundBegan(..))).count();
        assert_eq!(rounds, 24, "and the first, which began with the setup");
        let workers =
            events.iter().filter(|event| matches!(event, Event::GainedWorkers(who, 2) if *who == seat(0)));
        assert_eq!(workers.count(), 50);
    }
}

/// CB-D.12, CB-D.13
#[test]
fn cb_3_2_hex_tiles_left_over_leave_the_game_and_goods_stay() {
    let mut position = bare(2)
        .time(Phase::A, 5)
        .actor(seat(1))
        .offer(1, "ship")
        .offer(4, "mine")
        .offer(0, "ship castle")
        .depot_goods(Depot(2), [0, 3, 0, 0, 0, 0])
        .done();
    let (ships, black_tiles) = (position.supply(Kind::Ship), position.black_supply());
    play_with(&mut position, &["workers with 6", "workers with 6"], &[("white", 5)]);
    assert_eq!(position.phase(), Phase::B);
    assert_eq!(position.goods_in(Depot(2))[Goods::Purple.index()], 3);
    // New ships replaced the old ones: two from their supply with two players.
    assert_eq!(ships - position.supply(Kind::Ship), 2);
    assert_eq!(tiles_by_kind(&position), [4, 2, 2, 1, 1, 2]);
    // Those on the black depot were replaced too.
    assert_eq!((black(&position), black_tiles - position.black_supply()), (4, 4));
}

#[test]
fn cb_3_3_the_spaces_in_use_are_filled_with_tiles_of_their_kinds() {
    for (seats, kinds) in [(2, [4, 2, 2, 1, 1, 2]), (3, [6, 3, 3, 2, 1, 3]), (4, [8, 4, 4, 2, 2, 4])] {
        for number in 0..5 {
            assert_eq!(tiles_by_kind(&game(seats, "basic", number)), kinds, "{seats} players");
        }
    }
}

/// CB-X.14
#[test]
fn cb_3_4_with_three_players_depot_6_has_a_mine_in_phases_b_and_d() {
    let mut position = game(3, "basic", 1);
    for phase in Phase::ALL {
        until(&mut position, phase);
        let mine = matches!(phase, Phase::B | Phase::D);
        let first = if mine { Kind::Mine } else { Kind::Castle };
        assert_eq!(depot_6(&position), [first, Kind::Building, Kind::Animal], "phase {phase:?}");
    }
    let mut four = game(4, "basic", 1);
    until(&mut four, Phase::B);
    assert_eq!(depot_6(&four)[0], Kind::Castle);
}

#[test]
fn cb_3_5_the_black_depot_gets_4_6_or_8_tiles() {
    for (seats, count) in [(2, 4), (3, 6), (4, 8)] {
        let mut position = game(seats, "basic", 1);
        for (phase, before) in Phase::ALL.into_iter().zip(0..) {
            until(&mut position, phase);
            assert_eq!(black(&position), count, "in every phase");
            assert_eq!(usize::from(position.black_supply()), 40 - count * (before + 1));
            let backs = |tile: &Tile| tables().black_backs()[usize::from(tile.number())];
            assert!(position.tiles_in(Depot::BLACK).iter().flatten().all(|tile| backs(tile) > 0));
        }
    }
}

#[test]
fn cb_3_6_the_goods_of_the_phase_are_turned_up_when_it_begins() {
    let mut position = game(2, "basic", 1);
    let events = until(&mut position, Phase::B);
    let turned_up = events
        .iter()
        .filter(|event| matches!(event, Event::TurnedUp(goods) if goods.iter().all(Option::is_some)));
    assert_eq!(turned_up.count(), 1);
    assert_eq!(position.round_goods()[0], None);
    assert_eq!(position.round_goods().iter().flatten().count(), 4);
}

/// CB-X.16
#[test]
fn cb_3_7_the_supplies_always_suffice_and_with_four_are_used_up() {
    for seats in 2..=4 {
        for number in 0..4 {
            let end = random_game(game(seats, "basic", number), number, |position, _| {
                if position.stage() == Stage::Turn
                    && position.round() == 1
                    && position.order()[0] == position.to_act().unwrap()
                {
                    let spaces = [12, 18, 24][usize::from(seats) - 2];
                    assert!(tiles_by_kind(position).iter().sum::<usize>() <= spaces);
                }
            });
            let left: u8 = Kind::ALL.iter().map(|&kind| end.supply(kind)).sum::<u8>() + end.black_supply();
            let drawn = 5 * [16, 24, 32][usize::from(seats) - 2];
            assert_eq!(left, 164 - seats - drawn);
            assert_eq!(left == 0, seats == 4);
        }
    }
}

#[test]
fn cb_3_8_hex_spaces_are_not_refilled_during_a_phase() {
    let mut position = game(2, "basic", 1);
    let before = tiles_by_kind(&position).iter().sum::<usize>();
    let take = legal_like(&position, "take")[0].clone();
    play(&mut position, &[&take]);
    idle(&mut position, &mut Playout::new(1), |position| position.round() == 5);
    assert_eq!(tiles_by_kind(&position).iter().sum::<usize>(), before - 1);
}

/// CB-3.11: all are paid at the same time.
#[test]
fn cb_3_9_mines_pay_a_silverling_each_at_the_end_of_a_phase() {
    let end_of = |phase| {
        let arranged =
            bare(2).time(phase, 5).actor(seat(1)).lay(0, "24 mine 29 mine").lay(1, "24 mine 30 knowledge-2");
        let mut position = arranged.done();
        play(&mut position, &["workers with 6", "workers with 6"]);
        position
    };
    for phase in [Phase::A, Phase::C, Phase::E] {
        let position = end_of(phase);
        assert_eq!([position.silver(seat(0)), position.silver(seat(1))], [2, 1], "phase {phase:?}");
        // CB-9.2: tile 2 pays workers too.
        assert_eq!([position.workers(seat(0)), position.workers(seat(1))], [0, 4 + 1]);
    }
}

#[test]
fn cb_3_10_after_phase_e_comes_the_end() {
    let mut position = bare(2).time(Phase::D, 5).actor(seat(1)).done();
    play(&mut position, &["workers with 6", "workers with 6"]);
    assert_eq!((position.phase(), position.round(), position.stage()), (Phase::E, 1, Stage::Turn));
    let mut position = Arrangement::of(position)
        .time(Phase::E, 5)
        .actor(seat(1))
        .dice(seat(1), &[6, 6])
        .silver(seat(1), 0)
        .done();
    let events = play(&mut position, &["workers with 6", "workers with 6"]);
    assert_eq!(position.stage(), Stage::Over);
    let last =
        events.iter().filter(|event| matches!(event, Event::Final(..) | Event::Ended)).collect::<Vec<_>>();
    assert!(matches!(last[..], [Event::Final(..), Event::Final(..), Event::Ended]), "{events:?}");
}

#[test]
fn cb_3_11_after_phase_e_nothing_is_removed_and_nothing_set_up() {
    let arranged = bare(2).time(Phase::E, 5).actor(seat(1)).offer(3, "ship cow-2").offer(0, "mine");
    let mut position = arranged.done();
    let events = play(&mut position, &["workers with 6", "workers with 6"]);
    assert_eq!(position.to_act(), None);
    assert_eq!(
        position.tiles_in(Depot(3)).iter().flatten().copied().collect::<Vec<_>>(),
        tiles("ship cow-2")
    );
    assert_eq!(black(&position), 1);
    assert!(!events.iter().any(|event| matches!(event, Event::PhaseBegan(_) | Event::Filled(..))));
}

#[test]
fn cb_3_12_every_phase_draws_the_same_number_of_tiles() {
    for (seats, spaces, black_spaces) in [(2, 12, 4), (3, 18, 6), (4, 24, 8)] {
        let mut position = game(seats, "basic", 2);
        for phase in [Phase::B, Phase::C, Phase::D, Phase::E] {
            // Taken tiles make no difference: the next phase draws the whole number.
            let own = |position: &CastlesOfBurgundy| {
                Kind::ALL.iter().map(|&kind| position.supply(kind)).sum::<u8>()
            };
            let before = (own(&position), position.black_supply());
            let take = legal_like(&position, "take")[0].clone();
            play(&mut position, &[&take]);
            until(&mut position, phase);
            assert_eq!(before.0 - own(&position), spaces);
            assert_eq!(before.1 - position.black_supply(), black_spaces);
            assert_eq!(tiles_by_kind(&position).iter().sum::<usize>(), usize::from(spaces));
        }
    }
}

#[test]
fn cb_3_13_everything_else_carries_over() {
    let mut position = bare(2)
        .time(Phase::B, 5)
        .actor(seat(1))
        .stored(0, "castle bank")
        .lay(0, "17 ship")
        .goods(seat(0), [2, 0, 1, 0, 0, 0])
        .silver(seat(0), 7)
        .workers(seat(0), 3)
        .depot_goods(Depot(5), [0, 0, 0, 0, 2, 0])
        .done();
    play_with(&mut position, &["workers with 6", "workers with 6"], &[("white", 1)]);
    assert_eq!(position.phase(), Phase::C);
    assert_eq!(position.storage(seat(0)).iter().flatten().count(), 2);
    assert_eq!(position.goods_of(seat(0)), [2, 0, 1, 0, 0, 0]);
    assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (7, 3));
    assert_eq!(position.goods_in(Depot(5)), [0, 0, 0, 0, 2, 0]);
    assert_eq!((position.space(seat(0)), position.track()), (1, [seat(0), seat(1)].as_slice()));
    assert!(Seat::all(2).all(|seat| position.dice(seat).iter().all(Option::is_some)));
}
