//! CB-10: the end of the game.

use castles_of_burgundy::{Arrangement, CastlesOfBurgundy, Event, Phase, Source, Stage};
use engine::{Game, Playout};

use crate::table::{Arrange, bare, game, idle, legal, play, random_game, refused, seat};

/// The last turn of the game; the second seat has it.
fn last_turn(seats: u8) -> Arrangement {
    bare(seats).time(Phase::E, 5).actor(seat(seats - 1))
}

/// Plays the last turn.
fn end(arranged: Arrangement) -> CastlesOfBurgundy {
    let mut position = arranged.done();
    play(&mut position, &["workers with 6", "workers with 6"]);
    assert_eq!(position.to_act(), None);
    position
}

/// CB-D.16
#[test]
fn cb_10_1_the_game_ends_after_phase_e_once_the_mines_have_paid() {
    let position = end(last_turn(2).lay(0, "24 mine 29 mine 12 knowledge-2"));
    assert_eq!(position.stage(), Stage::Over);
    assert_eq!((position.silver(seat(0)), position.workers(seat(0))), (2, 2));
    assert_eq!(position.standings().score(seat(0)).total(), 2 + 1);
    assert_eq!(legal(&position), [""; 0]);
    assert_eq!(refused(&position, "workers with 6"), Some("CB-10.1"));
}

/// CB-X.25
#[test]
fn cb_10_2_goods_silverlings_pairs_of_workers_and_knowledge_score() {
    let rich = last_turn(2).goods(seat(0), [1, 0, 1, 0, 0, 0]).silver(seat(0), 3).workers(seat(0), 5);
    let position = end(rich);
    assert_eq!(position.final_scoring(seat(0)), [0, 2, 3, 2]);
    assert_eq!(position.standings().score(seat(0)).total(), 7);
    let wise = last_turn(2).lay(0, "12 knowledge-22 11 bank").silver(seat(0), 1);
    let mut position = wise.done();
    let events = play(&mut position, &["workers with 6", "workers with 6"]);
    assert!(events.contains(&Event::Final(seat(0), [4, 0, 1, 0])));
    assert_eq!(position.standings().score(seat(0)).points[Source::Knowledge.index()], 4);
}

#[test]
fn cb_10_3_tiles_left_in_storage_score_nothing() {
    // Tile 25 would be worth two points on the estate.
    let stored = last_turn(2).stored(0, "watchtower cow-4 knowledge-25").sold(seat(0), [2, 0, 0, 0, 0, 0]);
    assert_eq!(end(stored).standings().score(seat(0)).total(), 0);
    assert_eq!(end(stored.lay(0, "12 knowledge-25").stored(0, "ship")).standings().score(seat(0)).total(), 2);
}

#[test]
fn cb_10_4_the_highest_score_wins() {
    let position = end(last_turn(3).points(seat(1), Source::Animals, 9).points(seat(0), Source::Sales, 8));
    assert_eq!(position.standings().ranking(), [seat(1), seat(0), seat(2)]);
}

/// CB-X.26, CB-D.1
#[test]
fn cb_10_5_with_equal_scores_more_empty_hexes_win() {
    let tied = last_turn(2).points(seat(0), Source::Sales, 182).points(seat(1), Source::Sales, 180);
    // The last player takes four workers, worth two points; seat 0 has 35 empty hexes, seat 1 has 34.
    let position = end(tied
        .lay(0, "24 mine")
        .silver(seat(0), 0)
        .points(seat(0), Source::Sales, 181)
        .lay(1, "11 bank 25 bank"));
    let standings = position.standings();
    assert_eq!((standings.score(seat(0)).total(), standings.score(seat(1)).total()), (182, 182));
    assert_eq!((position.empty_hexes(seat(0)), position.empty_hexes(seat(1))), (35, 34));
    assert_eq!(standings.ranking(), [seat(0), seat(1)]);
    assert_eq!(standings.place(seat(1)), 2);
}

#[test]
fn cb_10_6_still_tied_the_later_in_turn_order_wins() {
    let tied = last_turn(2).points(seat(0), Source::Sales, 182).points(seat(1), Source::Sales, 180);
    let position = end(tied);
    assert_eq!(position.track(), [seat(0), seat(1)]);
    assert_eq!(position.standings().ranking(), [seat(1), seat(0)]);
    // The order is read after the last round: a ship in it makes its owner the first on the track.
    let arranged =
        tied.stored(1, "ship").lay(0, "11 bank").points(seat(1), Source::Sales, 181).dice(seat(1), &[2, 6]);
    let mut position = arranged.done();
    play(&mut position, &["place ship on 17 with 2", "workers with 6"]);
    let standings = position.standings();
    assert_eq!((standings.score(seat(0)).total(), standings.score(seat(1)).total()), (182, 182));
    assert_eq!(standings.ranking(), [seat(0), seat(1)]);
}

/// CB-D.33
#[test]
fn cb_10_7_there_is_one_winner_and_places_are_strict() {
    for number in 0..6 {
        let end = random_game(game(4, "basic", number), number, |_, _| {});
        let standings = end.standings();
        let places: Vec<u8> = standings.ranking().into_iter().map(|seat| standings.place(seat)).collect();
        assert_eq!(places, [1, 2, 3, 4]);
    }
    // Everybody equal in points and hexes: the turn order decides every place.
    let all = last_turn(4).points(seat(0), Source::Sales, 2).points(seat(1), Source::Sales, 2).points(
        seat(2),
        Source::Sales,
        2,
    );
    assert_eq!(end(all).standings().ranking(), [3, 2, 1, 0].map(seat));
}

#[test]
fn cb_10_8_nothing_else_scores_at_the_end() {
    // Two of three mines: an unfinished region; unclaimed bonus tiles.
    let position = end(last_turn(2).lay(0, "24 mine 29 mine 17 ship 16 ship"));
    assert_eq!(position.standings().score(seat(0)).total(), 2, "the silver of the mines");
    let mut lazy = game(3, "basic", 4);
    idle(&mut lazy, &mut Playout::new(4), |_| false);
    for index in 0..3 {
        let score = lazy.standings().score(seat(index)).points;
        assert_eq!(score[..7], [0; 7]);
        assert_eq!(score[Source::Goods.index()], 3);
        assert_eq!(score[Source::Workers.index()], i32::from(lazy.workers(seat(index)) / 2));
    }
}
