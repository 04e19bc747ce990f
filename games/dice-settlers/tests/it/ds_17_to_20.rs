//! DS-17 tiles, DS-18 free actions, DS-19 clean-up, DS-20 the end.

use dice_settlers::map_tiles::{TileEffect, Trigger};
use dice_settlers::{Arrangement, Colour, Icon, Stage, Tile};
use engine::{Game, Playout, Seat};
use testkit::GameSetup;

use crate::table::{
    ME, THIRD, YOU, dice, idle, legal, legal_with, meadow, meadow_of, play, play_drawing, refused, tables,
};

/// Tile `tile` at 2,-1, beside 24 and 25, with a tent of seat 0.
fn with_tile(tile: u8) -> Arrangement {
    meadow(3).tile(tile, 2, -1).tents_on(ME, tile, 1)
}

/// All quota tiles: 2, 4, 6, 12, 17, 21, 23, 35 by control, 38, 39, 40 by presence.
#[test]
fn ds_17_1_presence_and_control_abilities() {
    assert_eq!(tables().quota_control.iter().collect::<Vec<_>>(), [2, 4, 6, 12, 17, 21, 23, 35]);
    assert_eq!(tables().quota_presence.iter().collect::<Vec<_>>(), [38, 39, 40]);
    for tile in tables().quota_control.without(12) {
        let quota =
            |rival| with_tile(tile).tents_on(YOU, tile, rival).finish().expect("a position").count_quota(ME);
        assert_eq!((quota(1), quota(2)), (4, 3), "tile {tile}: ties included");
    }
    for tile in tables().quota_presence {
        assert_eq!(
            with_tile(tile).house(YOU, tile).finish().expect("a position").count_quota(ME),
            4,
            "tile {tile}"
        );
    }
}

/// Seat 0 explores a tile at 2,-1.
fn explore(tile: u8) -> dice_settlers::DiceSettlers {
    let table = meadow(2).tents_on(ME, 24, 1).active(ME, &dice("white-explore")).stack(&[tile, 36]);
    let mut position = table.finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", &format!("0 place {tile} 2,-1")];
    play_drawing(&mut position, &moves, &format!("tile {tile}"));
    position
}

/// Tiles 8, 15, 19, 26, 29, 31, 34.
#[test]
fn ds_17_2_place_abilities_work_once_for_the_player_who_placed() {
    for tile in [15, 19, 26] {
        assert_eq!(explore(tile).stage(), Stage::Extra, "tile {tile}");
    }
    for (tile, tokens) in [(29, [0, 1, 0, 0]), (31, [0, 0, 1, 0]), (34, [1, 0, 0, 0])] {
        assert_eq!(explore(tile).resources(ME), tokens, "tile {tile}");
    }
    for tile in [14, 18, 20, 24, 36] {
        assert_eq!(tables().tile(Tile(tile)).trigger, Trigger::None, "tile {tile}");
    }
}

/// Factories 9, 13, 16, 22, 25, 32: tents and tokens.
#[test]
fn ds_17_3_factories() {
    for (tile, tokens, tents) in
        [(9, [0, 0, 0, 0], 8), (13, [0, 0, 0, 1], 6), (22, [0, 0, 1, 0], 6), (32, [0, 0, 0, 1], 6)]
    {
        let mut position = with_tile(tile).finish().expect("a position");
        play(&mut position, &[&format!("0 factory {tile} {tile}")]);
        assert_eq!((position.resources(ME), position.tents(ME)), (tokens, tents), "tile {tile}");
    }
    let mut position = meadow(2).tents_on(ME, 16, 1).tents_on(ME, 25, 1).finish().expect("a position");
    play(&mut position, &["0 factory 16 16", "0 factory 25 25"]);
    assert_eq!(position.resources(ME), [1, 1, 0, 0]);
}

/// DS-X.21, DS-D.3, DS-D.31: the icon of a tile may be the only one.
#[test]
fn ds_17_4_icon_tiles() {
    let mut position = with_tile(27).tents_on(ME, 18, 1).finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green"]);
    assert_eq!(legal(&position), ["spend tile"]);
    let rival = with_tile(27).tents_on(YOU, 27, 2).finish().expect("a position");
    assert_eq!(refused(&rival, "begin recruit"), Some("DS-9.7"), "by control");
    let table = with_tile(10).tents_on(YOU, 10, 2).active(ME, &dice("grey-raid brown-trade"));
    let mut later = table.tokens(ME, [4, 0, 0, 0]).finish().expect("a position");
    play(&mut later, &["0 begin trade", "0 trade any food food", "0 spend brown-trade"]);
    assert_eq!(legal(&later), ["done"], "control is looked at when the action begins");
}

#[test]
fn ds_d_3_tiles_27_and_28_give_icons() {
    for tile in [10, 27, 28] {
        assert!(matches!(tables().tile(Tile(tile)).effects().next(), Some(TileEffect::Icon { n: 1, .. })));
    }
}

#[test]
fn ds_d_31_the_icon_of_a_tile_may_be_the_only_one() {
    let position = with_tile(28).tokens(ME, [2, 0, 0, 0]).finish().expect("a position");
    assert_eq!(legal_with(&position, "begin"), ["begin trade"]);
}

#[test]
fn ds_x_21_tile_27_and_one_or_two_dice() {
    let recruits = |faces: &str| {
        let mut position =
            with_tile(27).tents_on(ME, 18, 1).active(ME, &dice(faces)).finish().expect("a position");
        play(&mut position, &["0 begin recruit"]);
        legal(&position)
    };
    assert_eq!(recruits("white-recruit"), ["recruit orange", "recruit green"], "2 is no price");
    assert!(recruits("white-recruit white-recruit").contains(&"recruit green orange".to_owned()));
}

/// Die + tile + converted Settle are three icons.
#[test]
fn ds_x_1_three_recruit_icons_from_three_places() {
    let table = with_tile(27).tents_on(ME, 18, 1).marker(ME, "forestry");
    let mut position = table.active(ME, &dice("white-recruit white-settle")).finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green green"]);
    play(&mut position, &["0 spend white-settle", "0 spend tile", "0 spend white-recruit"]);
    assert_eq!(position.spent(ME)[Colour::Green.index()], 2);
}

#[test]
fn ds_17_5_tile_8_gives_a_die_that_could_be_recruited() {
    let mut position = explore(8);
    assert_eq!(legal(&position), ["gain yellow", "gain orange"], "plains, and the tile's own desert");
    assert_eq!(refused(&position, "gain green"), Some("DS-17.5"));
    play(&mut position, &["0 gain orange"]);
    assert_eq!(position.spent(ME)[Colour::Orange.index()], 1);
}

#[test]
fn ds_17_6_tile_33_builds_a_house_for_three_tents() {
    let table = with_tile(33).tents_on(ME, 14, 3).tents_on(YOU, 14, 9).tents_on(ME, 24, 2);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 factory 33 33"]);
    assert_eq!(legal(&position), ["build 14"], "no lead needed");
    play(&mut position, &["0 build 14"]);
    assert_eq!((position.tents_on(ME, Tile(14)), position.houses_on(ME, Tile(14))), (0, 1));
    assert_eq!(position.tents(ME), 6, "one tent went home, three to the general supply");
    let built = [24, 18, 20, 12, 16].into_iter().fold(with_tile(33), |table, tile| table.house(ME, tile));
    let none = built.tents_on(ME, 14, 3).finish().expect("a position");
    assert_eq!(refused(&none, "factory 33 33"), Some("DS-17.12"), "no house is left");
    let without = with_tile(33).tents_on(ME, 33, 3).finish().expect("a position");
    assert_eq!(refused(&without, "factory 33 33"), Some("DS-17.12"), "one of the three goes home first");
    for owner in [ME, YOU] {
        let house = with_tile(33).tents_on(ME, 14, 3).house(owner, 14).finish().expect("a position");
        assert_eq!(refused(&house, "factory 33 33"), Some("DS-17.12"), "a tile without any house");
    }
}

/// DS-D.18: tile 37 pays from the reserve.
#[test]
fn ds_17_7_tile_37_pays_from_the_reserve() {
    let mut position = with_tile(37).finish().expect("a position");
    play(&mut position, &["0 factory 37 37"]);
    assert_eq!((position.vp(ME), position.vp_supply()), (2, 39));
}

#[test]
fn ds_17_8_tile_30_gives_an_extra_action() {
    let mut position =
        with_tile(30).tents_on(ME, 18, 1).active(ME, &dice("white-settle")).finish().expect("a position");
    play(&mut position, &["0 factory 30 30"]);
    assert_eq!(legal(&position), ["begin settle", "done"]);
}

#[test]
fn ds_17_9_tile_11_gives_a_brown_die() {
    let mut position = with_tile(11).finish().expect("a position");
    play(&mut position, &["0 factory 11 11"]);
    assert_eq!(position.spent(ME)[Colour::Brown.index()], 1, "no presence on hills is left");
    let none = with_tile(11).supply([0, 5, 5, 5, 0, 5]).finish().expect("a position");
    assert_eq!(refused(&none, "factory 11 11"), Some("DS-17.12"));
}

#[test]
fn ds_17_10_a_colour_that_has_run_out_gives_nothing() {
    let table =
        meadow(2).tents_on(ME, 24, 1).active(ME, &dice("white-explore")).stack(&[8, 36]).supply([0; 6]);
    let mut position = table.finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 8 2,-1"];
    play_drawing(&mut position, &moves, "tile 8");
    assert_eq!(position.stage(), Stage::Turn);
}

#[test]
fn ds_17_11_two_icon_tiles_give_two_icons() {
    let table = with_tile(10).tile(28, 2, 0).tents_on(ME, 28, 1).tokens(ME, [4, 0, 0, 0]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade any food food", "0 spend tile"]);
    play(&mut position, &["0 trade any food food", "0 spend tile"]);
    assert_eq!(position.vp(ME), 4);
}

#[test]
fn ds_17_12_a_factory_must_give_something_but_tile_30_always_may_run() {
    let position = with_tile(30).finish().expect("a position");
    assert_eq!(refused(&position, "factory 30 30"), None, "although no action is possible");
}

/// DS-D.11: all factories once per round.
#[test]
fn ds_18_1_a_factory_returns_a_tent_and_runs_once_per_round() {
    let mut position = meadow(2).tents_on(ME, 16, 2).tents_on(YOU, 16, 1).finish().expect("a position");
    play(&mut position, &["0 factory 16 16"]);
    assert_eq!((position.tents(ME), position.tents_on(ME, Tile(16))), (6, 1));
    assert_eq!(refused(&position, "factory 16 16"), Some("DS-18.1"));
    assert_eq!(refused(&position, "factory 14 14"), Some("DS-18.1"), "no factory");
    play(&mut position, &["0 done", "1 factory 16 16"]);
    let house = meadow(2).house(ME, 16).finish().expect("a position");
    assert_eq!(refused(&house, "factory 16 16"), Some("DS-18.4"), "never a house");
}

/// DS-X.9: five tents, nobody else more than two: two tents and a house stay.
#[test]
fn ds_18_2_govern_swaps_three_tents_for_a_house() {
    let table = meadow(3).tents_on(ME, 14, 5).tents_on(YOU, 14, 2).tents_on(THIRD, 14, 2);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 govern 14"]);
    assert_eq!((position.tents_on(ME, Tile(14)), position.tents(ME)), (2, 5), "to the general supply");
    assert!(position.houses_on(ME, Tile(14)) == 1);
    let close = meadow(2).tents_on(ME, 14, 5).tents_on(YOU, 14, 3).finish().expect("a position");
    assert_eq!(refused(&close, "govern 14"), Some("DS-18.2"));
    let rival = meadow(2).tents_on(ME, 14, 5).house(YOU, 14).finish().expect("a position");
    assert_eq!(refused(&rival, "govern 14"), Some("DS-18.2"), "somebody else's house");
}

/// A second house of the same player, with the lead and the tents of DS-18.2; DS-20.6: it counts as a house, the tile
/// once.
#[test]
fn ds_d_11_a_second_house_of_the_same_player_may_be_built() {
    let table = meadow(2).tents_on(ME, 14, 6).marker(ME, "builder");
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 govern 14", "0 govern 14"]);
    assert_eq!((position.houses_on(ME, Tile(14)), position.houses(ME)), (2, 2));
    assert_eq!(
        (position.tents_on(ME, Tile(14)), position.tents(ME)),
        (0, 5),
        "each time to the general supply"
    );
    assert!(position.controls(ME, Tile(14)) && position.presence(ME).has(14));
    let points = position.standings().score(ME).points;
    assert_eq!((points[1], points[2], points[4]), (6, 4 + 2 * 3, 4), "tile, Builder, houses");
    let close = meadow(2).house(ME, 14).tents_on(ME, 14, 4).tents_on(YOU, 14, 2);
    assert_eq!(refused(&close.finish().expect("a position"), "govern 14"), Some("DS-18.2"), "the lead");
    let three = (0..3).fold(meadow(2), |table, _| table.house(ME, 14)).house(ME, 24).house(ME, 18);
    let all = three.tents_on(ME, 14, 3).finish().expect("a position");
    assert_eq!(refused(&all, "govern 14"), Some("DS-18.2"), "all five are built");
    assert!(all.end_conditions()[0], "DS-20.1: five houses, three of them on one tile");
    assert_eq!(all.standings().score(ME).points[4], 26);
}

/// [`meadow`] under rules version 1.
fn first_rules(seats: u8) -> Arrangement {
    meadow_of(GameSetup::new(seats, &[]).with_rules(1).start(tables(), &mut Playout::new(1)))
}

/// A game that began under version 1 continues under it: one house per tile.
#[test]
fn ds_d_37_under_rules_1_any_house_forbids_govern() {
    let own = |table: Arrangement| table.tents_on(ME, 14, 5).house(ME, 14).finish().expect("a position");
    assert_eq!(refused(&own(first_rules(2)), "govern 14"), Some("DS-18.2"));
    assert_eq!(own(first_rules(2)).tents_to_govern(ME, Tile(14)), None);
    assert_eq!(refused(&own(meadow(2)), "govern 14"), None);
    assert_eq!(own(meadow(2)).tents_to_govern(ME, Tile(14)), Some(0));
    let without = first_rules(2).tents_on(ME, 14, 5).finish().expect("a position");
    assert_eq!(refused(&without, "govern 14"), None);
}

#[test]
fn ds_18_4_several_players_may_run_a_factory() {
    let mut position = meadow(2).tents_on(ME, 16, 1).tents_on(YOU, 16, 1).finish().expect("a position");
    play(&mut position, &["0 factory 16 16"]);
    assert!(position.presence(ME).is_empty(), "it may cost presence and control");
    play(&mut position, &["0 done", "1 factory 16 16"]);
    assert_eq!((position.resources(ME), position.resources(YOU)), ([0, 1, 0, 0], [0, 1, 0, 0]));
    let gone = meadow(2).tents_on(ME, 14, 1).finish().expect("a position");
    assert_eq!(refused(&gone, "factory 16 16"), Some("DS-18.4"));
}

#[test]
fn ds_18_5_govern_compares_with_each_other_player_separately() {
    let table = meadow(3).tents_on(ME, 14, 4).tents_on(YOU, 14, 1).tents_on(THIRD, 14, 1).tents_on(ME, 24, 3);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 govern 14", "0 govern 24"]);
    assert_eq!(position.houses(ME), 2, "on several tiles in one turn");
}

/// The clean-up of seat 0 with these active dice, after the second turn of all players.
fn cleaning(faces: &str) -> dice_settlers::DiceSettlers {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(ME, &dice(faces)).second_turn(YOU);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["1 done"]);
    position
}

#[test]
fn ds_19_1_one_active_die_may_be_kept() {
    let mut position = cleaning("white-settle green-wood");
    assert_eq!(legal(&position), ["keep white-settle", "keep green-wood", "done"]);
    let draws = "die 0 roll 1 die 0 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["0 keep green-wood"], draws);
    assert_eq!(position.spent(ME), [1, 0, 0, 0, 0, 0]);
    let face = position.tables().face(Colour::Green, Icon::Wood).expect("a face");
    assert_eq!(position.active(ME).iter().sum::<u8>(), 1);
    assert_eq!(position.active(ME)[face.index()], 1, "with its face");
}

#[test]
fn ds_19_2_markers_are_turned_back_and_taken_off() {
    let table = meadow(2).tents_on(ME, 16, 2).tents_on(YOU, 14, 1).marker(ME, "missionaries");
    let mut position = table.finish().expect("a position");
    play(
        &mut position,
        &["0 begin settle", "0 take", "0 spend card missionaries", "0 done", "0 factory 16 16"],
    );
    let round = position.round();
    idle(&mut position, 3, |position| {
        position.round() > round && position.stage() == Stage::Turn && position.turn() == ME
    });
    assert!(position.turned(ME).is_empty() && position.taken(ME).is_empty());
    assert_eq!(refused(&position, "factory 16 16"), None);
}

#[test]
fn ds_19_3_the_first_player_token_goes_left() {
    let mut position = meadow(3).tents_on(ME, 14, 1).second_turn(THIRD).finish().expect("a position");
    for (round, first) in [(1, ME), (2, YOU), (3, THIRD), (4, ME)] {
        idle(&mut position, 1, |position| position.round() == round);
        assert_eq!(position.first_player(), first, "round {round}");
    }
}

#[test]
fn ds_19_4_the_end_is_checked_after_the_clean_up() {
    let table =
        meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).stack(&[]).active(ME, &dice("white-settle"));
    let mut position = table.second_turn(YOU).finish().expect("a position");
    play(&mut position, &["1 done"]);
    assert!(!position.is_last_round(), "not before it");
    play_drawing(&mut position, &["0 done"], "die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert!(position.is_last_round());
}

#[test]
fn ds_19_5_a_die_kept_before_may_be_kept_again() {
    let table =
        meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 24, 1).active(ME, &dice("grey-raid")).bag(ME, [0; 6]);
    let mut position = table.second_turn(YOU).finish().expect("a position");
    let draws = "die 0 roll 1 die 0 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["1 done", "0 keep grey-raid"], draws);
    idle(&mut position, 1, |position| position.stage() == Stage::Keeping && position.turn() == ME);
    assert_eq!(legal(&position), ["keep grey-raid", "done"], "nobody can be raided with it");
}

#[test]
fn ds_20_1_four_conditions_end_the_game() {
    let base = || meadow(2).tents_on(ME, 14, 1);
    assert!(!base().finish().expect("a position").end_is_triggered());
    let houses = [24, 18, 20, 12, 16].into_iter().fold(base(), |table, tile| table.house(YOU, tile));
    assert_eq!(houses.finish().expect("a position").end_conditions(), [true, false, false, false]);
    assert_eq!(
        base().vp_supply(0).finish().expect("a position").end_conditions(),
        [false, true, false, false]
    );
    assert_eq!(base().stack(&[]).finish().expect("a position").end_conditions(), [false, false, true, false]);
    assert_eq!(
        base().supply([0, 1, 1, 0, 0, 0]).finish().expect("a position").end_conditions(),
        [false, false, false, true]
    );
    assert!(!base().supply([0, 1, 1, 1, 0, 0]).finish().expect("a position").end_is_triggered());
}

#[test]
fn ds_20_2_a_trigger_cannot_be_undone() {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).last_round().second_turn(YOU);
    let mut position = table.finish().expect("a position");
    assert!(!position.end_is_triggered());
    play(&mut position, &["1 done"]);
    assert_eq!(position.stage(), Stage::Over);
}

/// DS-X.12.
/// DS-X.11 to DS-X.13.
#[test]
fn ds_20_3_tiles_score_for_control_and_for_presence() {
    let points = |table: Arrangement| {
        let position = table.finish().expect("a position");
        Seat::all(3).map(|seat| position.standings().score(seat).points[1]).collect::<Vec<_>>()
    };
    assert_eq!(points(meadow(3).tents_on(ME, 25, 2).tents_on(YOU, 25, 1)), [5, 2, 0]);
    assert_eq!(points(meadow(3).house(ME, 18).tents_on(YOU, 18, 4).tents_on(THIRD, 18, 1)), [7, 3, 3]);
    let tied = meadow(3).tile(13, 2, -1).tents_on(ME, 13, 2).tents_on(YOU, 13, 2).tents_on(THIRD, 13, 1);
    assert_eq!(points(tied), [4, 4, 1]);
    assert_eq!(points(meadow(3).tile(17, 2, -1).tents_on(ME, 17, 2)), [0; 3], "no numbers");
}

#[test]
fn ds_20_4_technologies_score_printed_vp_and_their_rule() {
    let table = meadow(2).house(ME, 14).house(ME, 24).marker(ME, "builder").marker(ME, "scouts");
    assert_eq!(table.finish().expect("a position").standings().score(ME).points[2], 4 + 2 * 3 + 1);
}

/// DS-X.10: nine dice score 12.
#[test]
fn ds_20_5_every_two_dice_score_3() {
    let table = meadow(2).tents_on(ME, 14, 1).bag(ME, [3, 1, 1, 0, 0, 0]).spent(ME, [0, 2, 0, 0, 0, 0]);
    let position = table.active(ME, &dice("grey-iron grey-raid")).finish().expect("a position");
    assert_eq!(position.standings().score(ME).points[3], 12);
}

/// DS-X.14.
#[test]
fn ds_20_6_houses_score_1_4_9_16_26() {
    let tiles = [24, 18, 20, 12, 16];
    for (houses, points) in [0, 1, 4, 9, 16, 26].into_iter().enumerate() {
        let table = tiles[..houses].iter().fold(meadow(2), |table, &tile| table.house(ME, tile));
        assert_eq!(table.finish().expect("a position").standings().score(ME).points[4], points);
    }
}

/// DS-20.9: the points of the scoring do not reduce the supply.
#[test]
fn ds_20_7_vp_tokens_count_and_resources_do_not() {
    let position =
        meadow(2).tents_on(ME, 14, 1).vp(ME, 11).tokens(ME, [9, 9, 9, 9]).finish().expect("a position");
    let score = *position.standings().score(ME);
    assert_eq!((score.points[0], score.points[5]), (11, 0));
    assert_eq!(score.total(), 11 + 6 + 6, "tile 14 and two pairs of dice");
}

#[test]
fn ds_20_8_tied_players_win_together() {
    let position = meadow(3).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).finish().expect("a position");
    let standings = position.standings();
    assert_eq!(Seat::all(3).map(|seat| standings.place(seat)).collect::<Vec<_>>(), [1, 1, 3]);
}

#[test]
fn ds_20_9_the_scoring_does_not_reduce_the_supply() {
    let mut position =
        meadow(2).tents_on(ME, 14, 1).last_round().second_turn(YOU).finish().expect("a position");
    play(&mut position, &["1 done"]);
    assert_eq!((position.vp_supply(), position.standings().score(ME).points[0]), (30, 0));
}

/// DS-22.2 to DS-22.7, one test per card.
mod explosions {
    use super::*;

    fn owner(card: &str, faces: &str) -> Arrangement {
        let table =
            [14, 24, 18, 20, 12].into_iter().fold(meadow(3), |table, tile| table.tents_on(ME, tile, 1));
        table.tents_on(YOU, 14, 4).marker(ME, card).active(ME, &dice(faces))
    }

    #[test]
    fn ds_22_2_it_scores_while_the_marker_is_on_it() {
        let mut position = owner("mining_charges", "").marker(ME, "university").finish().expect("a position");
        let points = |position: &dice_settlers::DiceSettlers| position.standings().score(ME).points[2];
        assert_eq!(points(&position), 1 + 4 + 2 * 2);
        play(&mut position, &["0 explode mining_charges"]);
        assert_eq!(points(&position), 4 + 2);
    }

    #[test]
    fn ds_22_3_nobody_has_two_markers_on_it() {
        let mut position =
            owner("dynamite", "white-research").tokens(ME, [2, 2, 2, 0]).finish().expect("a position");
        play(&mut position, &["0 begin research"]);
        assert_eq!(refused(&position, "research dynamite iron"), Some("DS-16.1"));
    }

    /// DS-22.5: it may be researched again. DS-18.3: as a free action. DS-16.31.
    #[test]
    fn ds_22_4_taking_the_marker_off_is_the_explosion() {
        let table = owner("fireworks", "white-research white-research").tokens(ME, [1, 0, 0, 0]);
        let mut position = table.finish().expect("a position");
        play(&mut position, &["0 explode fireworks"]);
        assert_eq!(position.stage(), Stage::Extra);
        assert!(position.markers(ME).is_empty());
        play(&mut position, &["0 begin research", "0 research fireworks food", "0 spend white-research"]);
        assert_eq!(position.markers(ME).len(), 1);
        assert_eq!(refused(&position, "explode fireworks"), None, "also in the round of its research");
    }

    /// Dynamite, Mining Charges, Signal Rockets, Powder Train, Boom Town.
    #[test]
    fn ds_22_6_the_effects_of_explosions() {
        let mut dynamite = owner("dynamite", "").marker(YOU, "city_walls").finish().expect("a position");
        play(&mut dynamite, &["0 explode dynamite", "0 remove 14 2", "0 remove 14 2", "0 remove 14 2"]);
        assert_eq!((dynamite.tents_on(YOU, Tile(14)), dynamite.tents(YOU)), (1, 8), "shields do not help");
        assert_eq!(dynamite.stage(), Stage::Turn);
        let table = owner("dynamite", "").tents_on(YOU, 24, 2).tents_on(THIRD, 14, 1);
        let mut fewer = table.finish().expect("a position");
        play(&mut fewer, &["0 explode dynamite", "0 remove 14 3"]);
        assert!(!legal(&fewer).contains(&"remove 24 2".to_owned()), "one tile");
        play(&mut fewer, &["0 done"]);
        assert_eq!((fewer.tents_on(YOU, Tile(14)), fewer.tents_on(THIRD, Tile(14))), (4, 0), "up to three");
        let mut mining = owner("mining_charges", "").finish().expect("a position");
        play(&mut mining, &["0 explode mining_charges"]);
        assert_eq!(refused(&mining, "token gold"), Some("DS-22.6"));
        play(&mut mining, &["0 token food", "0 token iron", "0 token food"]);
        assert_eq!(mining.resources(ME), [2, 0, 1, 0]);
        let mut rockets = owner("signal_rockets", "white-settle white-settle").finish().expect("a position");
        play(&mut rockets, &["0 explode signal_rockets", "0 turn white-settle white-research", "0 done"]);
        assert_eq!(legal_with(&rockets, "turn"), [""; 0]);
        let four = "white-settle white-recruit green-wood grey-iron";
        let mut rockets = owner("signal_rockets", four).finish().expect("a position");
        play(
            &mut rockets,
            &[
                "0 explode signal_rockets",
                "0 turn white-settle white-research",
                "0 turn white-recruit white-research",
                "0 turn green-wood green-pioneer",
            ],
        );
        assert_eq!(rockets.stage(), Stage::Turn, "three dice are all");
        let mut train = owner("powder_train", "").finish().expect("a position");
        play(&mut train, &["0 explode powder_train", "0 gain grey", "0 gain brown"]);
        assert_eq!(train.spent(ME), [0, 0, 0, 0, 1, 1]);
        let mut few = owner("powder_train", "").supply([0, 1, 0, 0, 0, 0]).finish().expect("a position");
        play(&mut few, &["0 explode powder_train", "0 gain green"]);
        assert_eq!(few.stage(), Stage::Turn, "fewer, if the supply has fewer");
        let mut town = owner("boom_town", "").tents_on(ME, 14, 3).finish().expect("a position");
        play(&mut town, &["0 explode boom_town", "0 build 14"]);
        assert!(town.houses_on(ME, Tile(14)) == 1);
    }

    /// Gunpowder: three Raid icons for the action that begins now.
    #[test]
    fn ds_22_7_icons_are_for_the_next_main_action() {
        let mut position = owner("gunpowder", "").finish().expect("a position");
        play(&mut position, &["0 explode gunpowder", "0 raid 14 2"]);
        assert_eq!(legal(&position), ["spend blast"], "the only source");
        play(&mut position, &["0 spend blast", "0 done"]);
        assert_eq!(refused(&position, "begin raid"), Some("DS-9.1"), "surplus icons are lost");
        let mut acted = owner("gunpowder", "white-settle").finish().expect("a position");
        play(&mut acted, &["0 begin settle", "0 take", "0 spend white-settle", "0 done"]);
        assert_eq!(refused(&acted, "explode gunpowder"), Some("DS-22.7"));
        let nobody = owner("dynamite", "").tents_on(YOU, 14, 0).finish().expect("a position");
        assert_eq!(refused(&nobody, "explode dynamite"), Some("DS-22.7"), "only with an effect");
        let poor = owner("boom_town", "").finish().expect("a position");
        assert_eq!(refused(&poor, "explode boom_town"), Some("DS-22.7"));
        let no_dice = owner("powder_train", "").supply([0; 6]).finish().expect("a position");
        assert_eq!(refused(&no_dice, "explode powder_train"), Some("DS-22.7"));
        let mut raided = owner("gunpowder", "grey-raid").finish().expect("a position");
        play(&mut raided, &["0 begin raid", "0 raid 14 2", "0 spend grey-raid", "0 done", "0 done"]);
        play(&mut raided, &["1 done", "2 done"]);
        assert_eq!(refused(&raided, "explode gunpowder"), Some("DS-9.4"), "Raid is taken this round");
    }
}
