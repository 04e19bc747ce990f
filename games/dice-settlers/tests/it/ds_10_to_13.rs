//! DS-10 Recruit, DS-11 Explore, DS-12 Settle, DS-13 Raid.

use dice_settlers::{Arrangement, Colour, Stage, Tile};
use engine::Game;

use crate::table::{ME, THIRD, YOU, dice, legal, legal_with, meadow, play, play_drawing, refused, tables};

fn six(n: usize) -> String {
    "white-recruit ".repeat(n)
}

#[test]
fn ds_10_1_one_three_or_six_icons_are_one_two_or_three_dice() {
    for (icons, most) in [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)] {
        let mut position = meadow(2)
            .bag(ME, [0; 6])
            .tents_on(ME, 18, 1)
            .active(ME, &dice(&six(icons)))
            .finish()
            .expect("a position");
        play(&mut position, &["0 begin recruit"]);
        let list: Vec<String> = (1..=most).rev().map(|n| format!("recruit{}", " green".repeat(n))).collect();
        let mut legal = legal(&position);
        legal.reverse();
        assert_eq!(legal, list, "{icons} icons");
    }
    assert_eq!(
        tables().recruit.iter().map(|row| (row.icons, row.dice)).collect::<Vec<_>>(),
        [(1, 1), (3, 2), (6, 3)]
    );
}

/// DS-D.2: desert recruits orange.
#[test]
fn ds_10_2_a_colour_needs_presence_on_its_terrain() {
    for (tile, colour) in [(24, "yellow"), (18, "green"), (20, "grey"), (12, "orange"), (14, "brown")] {
        let mut position =
            meadow(2).tents_on(ME, tile, 1).active(ME, &dice("white-recruit")).finish().expect("a position");
        play(&mut position, &["0 begin recruit"]);
        assert_eq!(legal(&position), [format!("recruit {colour}")]);
    }
    let mut house = meadow(2).house(ME, 12).active(ME, &dice("white-recruit")).finish().expect("a position");
    play(&mut house, &["0 begin recruit"]);
    assert_eq!(refused(&house, "recruit orange"), None);
    assert_eq!(refused(&house, "recruit green"), Some("DS-10.2"));
    assert_eq!(refused(&house, "recruit white"), Some("DS-10.3"), "white dice are never in the supply");
}

#[test]
fn ds_d_2_desert_recruits_orange() {
    assert_eq!(tables().die_terrain[Colour::Orange.index()], Some(dice_settlers::Terrain::Desert));
}

#[test]
fn ds_10_3_enough_eligible_dice_must_be_available() {
    let table = meadow(2).tents_on(ME, 18, 1).active(ME, &dice(&six(3))).supply([0, 1, 5, 5, 5, 5]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin recruit"]);
    assert_eq!(legal(&position), ["recruit green"], "two green dice are not there");
    assert_eq!(refused(&position, "recruit green green"), Some("DS-10.3"));
    let mut two = table.tents_on(ME, 24, 1).finish().expect("a position");
    play(&mut two, &["0 begin recruit"]);
    assert_eq!(refused(&two, "recruit green yellow"), None, "the same or different colours");
    assert_eq!(refused(&two, "recruit yellow yellow"), None);
}

#[test]
fn ds_10_4_new_dice_go_to_the_spent_area() {
    let mut position =
        meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-recruit")).finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green", "0 spend white-recruit"]);
    assert_eq!(position.spent(ME), [1, 1, 0, 0, 0, 0]);
}

#[test]
fn ds_10_5_all_dice_are_chosen_together() {
    let table = meadow(2).bag(ME, [0; 6]).tents_on(ME, 18, 1).tents_on(ME, 24, 1).active(ME, &dice(&six(6)));
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green yellow yellow"]);
    for _ in 0..6 {
        play(&mut position, &["0 spend white-recruit"]);
    }
    assert_eq!(position.spent(ME), [6, 1, 2, 0, 0, 0]);
    assert_eq!(position.stage(), Stage::Turn);
}

/// Seat 0 on tile 14, seat 1 on 24, in a map of seven tiles.
fn explorer(faces: &str, stack: &[u8]) -> Arrangement {
    meadow(3).tents_on(ME, 18, 1).tents_on(YOU, 24, 1).active(ME, &dice(faces)).stack(stack)
}

/// DS-11.10: the icons are spent before the tiles are seen.
#[test]
fn ds_11_1_as_many_tiles_as_icons_are_drawn_and_one_is_placed() {
    let mut position = explorer("white-explore green-explore", &[8, 9, 11, 13]).finish().expect("a position");
    play(&mut position, &["0 begin explore", "0 explore 2", "0 spend white-explore"]);
    assert!(position.drawn().is_empty());
    play_drawing(&mut position, &["0 spend green-explore"], "tile 9 tile 13");
    assert_eq!(position.drawn().iter().collect::<Vec<_>>(), [9, 13]);
    assert_eq!(refused(&position, "place 8 1,1"), Some("DS-11.1"));
    assert_eq!(refused(&position, "done"), Some("DS-6.1"), "one must be placed");
    play(&mut position, &["0 place 9 1,1"]);
    assert_eq!(position.stack().iter().collect::<Vec<_>>(), [8, 11], "the other one is in the box");
}

#[test]
fn ds_11_2_next_to_a_tile_where_the_player_is_present() {
    let mut position = explorer("white-explore", &[9]).finish().expect("a position");
    play_drawing(&mut position, &["0 begin explore", "0 explore 1", "0 spend white-explore"], "tile 9");
    assert_eq!(legal(&position), ["place 9 1,1", "place 9 -1,2"], "next to 18, touching two");
    assert_eq!(refused(&position, "place 9 2,-1"), Some("DS-11.3"), "not next to 18");
}

#[test]
fn ds_11_3_the_tile_touches_two() {
    let mut position = explorer("white-explore", &[9]).finish().expect("a position");
    play_drawing(&mut position, &["0 begin explore", "0 explore 1", "0 spend white-explore"], "tile 9");
    assert_eq!(refused(&position, "place 9 0,2"), Some("DS-11.3"), "it touches 18 only");
}

/// Seat 0 explores tile `tile` at 1,1, beside 18 and 24.
fn placed(tile: u8) -> dice_settlers::DiceSettlers {
    let mut position = explorer("white-explore", &[tile, 37]).finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", &format!("0 place {tile} 1,1")];
    play_drawing(&mut position, &moves, &format!("tile {tile}"));
    position
}

#[test]
fn ds_11_4_a_tent_from_the_general_supply_goes_there() {
    let position = placed(9);
    assert_eq!((position.tents_on(ME, Tile(9)), position.tents(ME)), (1, 5));
}

#[test]
fn ds_11_5_then_its_ability_and_an_extra_action_waits() {
    let wood = placed(29);
    assert_eq!(wood.resources(ME), [0, 1, 0, 0]);
    let mut extra = placed(15);
    assert_eq!(extra.stage(), Stage::Joining, "the Explore action goes on");
    play(&mut extra, &["1 done"]);
    assert_eq!(extra.stage(), Stage::Extra);
}

/// DS-11.12, DS-D.17: clockwise, each decides, at most one tent, and no "place" ability.
#[test]
fn ds_11_6_others_beside_the_tile_may_join() {
    let mut position = placed(29);
    assert_eq!((position.stage(), position.to_act()), (Stage::Joining, Some(YOU)));
    assert_eq!(legal(&position), ["join", "done"]);
    play(&mut position, &["1 join"]);
    assert_eq!((position.tents_on(YOU, Tile(29)), position.tents(YOU)), (1, 4));
    assert_eq!(position.resources(YOU), [0; 4], "those who join get no ability");
    assert_eq!(position.to_act(), Some(ME), "seat 2 is not beside it");
}

#[test]
fn ds_11_7_if_anybody_joined_the_active_player_may_add_a_tent() {
    let mut alone = placed(9);
    play(&mut alone, &["1 done"]);
    assert_eq!(alone.stage(), Stage::Turn);
    let mut joined = placed(9);
    play(&mut joined, &["1 join", "0 join"]);
    assert_eq!((joined.tents_on(ME, Tile(9)), joined.tents(ME), joined.stage()), (2, 4, Stage::Turn));
    let mut declined = placed(9);
    play(&mut declined, &["1 join", "0 done"]);
    assert_eq!((declined.tents_on(ME, Tile(9)), declined.tents(ME), declined.stage()), (1, 5, Stage::Turn));
}

/// DS-D.10: an enclosed player cannot Explore; one without presence may anywhere.
#[test]
fn ds_11_8_with_an_empty_stack_or_no_cell_explore_is_illegal() {
    let table = |tile| meadow(2).tents_on(ME, tile, 1).active(ME, &dice("white-explore"));
    assert_eq!(refused(&table(18).stack(&[]).finish().expect("a position"), "begin explore"), Some("DS-9.7"));
    assert_eq!(
        refused(&table(14).finish().expect("a position"), "begin explore"),
        Some("DS-9.7"),
        "14 is enclosed"
    );
    let nowhere = meadow(2).active(ME, &dice("white-explore")).finish().expect("a position");
    assert_eq!(refused(&nowhere, "begin explore"), None);
}

#[test]
fn ds_d_10_a_player_without_presence_may_explore_but_not_settle_on_the_map_or_raid() {
    let table = meadow(2).tents_on(YOU, 14, 2).active(ME, &dice("white-explore white-settle grey-raid"));
    let mut position = table.finish().expect("a position");
    assert_eq!(legal_with(&position, "begin"), ["begin explore", "begin settle"]);
    play(&mut position, &["0 begin settle"]);
    assert_eq!(legal(&position), ["take"]);
}

/// DS-X.25: with Scouts and one icon both tiles are drawn.
#[test]
fn ds_11_9_at_most_one_icon_for_each_tile_of_the_stack() {
    let table = explorer("white-explore green-explore green-explore", &[8, 9]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin explore"]);
    assert_eq!(legal(&position), ["explore 1", "explore 2"]);
    assert_eq!(refused(&position, "explore 3"), Some("DS-11.9"));
    let mut scouts = table.marker(ME, "scouts").finish().expect("a position");
    play_drawing(&mut scouts, &["0 begin explore", "0 explore 1", "0 spend white-explore"], "tile 8 tile 9");
    assert!(scouts.stack().is_empty());
    let mut both = table.marker(ME, "scouts").finish().expect("a position");
    play_drawing(
        &mut both,
        &["0 begin explore", "0 explore 2", "0 spend white-explore", "0 spend green-explore"],
        "tile 8 tile 9",
    );
    assert_eq!(both.drawn().len(), 2, "never beyond the stack");
}

#[test]
fn ds_11_10_the_icons_cannot_be_taken_back() {
    let mut position = explorer("white-explore white-settle", &[9]).finish().expect("a position");
    play_drawing(&mut position, &["0 begin explore", "0 explore 1", "0 spend white-explore"], "tile 9");
    assert!(legal(&position).iter().all(|text| text.starts_with("place 9")));
}

#[test]
fn ds_11_12_players_without_a_tent_are_passed_over() {
    let table = explorer("white-explore", &[9]).tents(YOU, 0).tents_on(THIRD, 18, 1);
    let mut position = table.finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 9 1,1"];
    play_drawing(&mut position, &moves, "tile 9");
    assert_eq!(position.to_act(), Some(THIRD));
    // The player to the left is asked first, and each puts at most one tent.
    let mut both = table.tents(YOU, 5).finish().expect("a position");
    play_drawing(&mut both, &moves, "tile 9");
    assert_eq!(both.to_act(), Some(YOU));
    play(&mut both, &["1 join"]);
    assert_eq!((both.to_act(), both.tents_on(YOU, Tile(9))), (Some(THIRD), 1), "knowing the answer");
    play(&mut both, &["2 join"]);
    assert_eq!((both.to_act(), both.tents_on(THIRD, Tile(9)), both.tents(THIRD)), (Some(ME), 1, 4));
}

#[test]
fn ds_11_13_play_goes_on_when_the_last_tile_is_drawn() {
    let mut position = explorer("white-explore", &[9]).finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 9 1,1", "1 done"];
    play_drawing(&mut position, &moves, "tile 9");
    assert!(position.end_is_triggered() && !position.is_last_round());
    assert_eq!(position.stage(), Stage::Turn);
}

fn settler(faces: &str) -> Arrangement {
    meadow(2).tents_on(ME, 24, 2).tents_on(YOU, 12, 1).active(ME, &dice(faces))
}

#[test]
fn ds_12_1_each_icon_takes_places_or_takes_back() {
    let mut position =
        settler("white-settle white-settle white-settle white-settle").finish().expect("a position");
    play(&mut position, &["0 begin settle"]);
    assert_eq!(
        legal(&position),
        ["take", "settle 14", "settle 18", "settle 24", "settle 25", "take-back 24"]
    );
    play(&mut position, &["0 take", "0 spend white-settle"]);
    assert_eq!(position.tents(ME), 6);
    play(&mut position, &["0 settle 24", "0 spend white-settle", "0 settle 25", "0 spend white-settle"]);
    assert_eq!(
        (position.tents(ME), position.tents_on(ME, Tile(24)), position.tents_on(ME, Tile(25))),
        (4, 3, 1)
    );
    play(&mut position, &["0 take-back 24", "0 spend white-settle", "0 take-back 24", "0 take-back 25"]);
    assert_eq!(position.tents(ME), 7, "any number, from any tiles, with one icon");
    assert_eq!(legal(&position), ["take-back 24", "done"]);
}

#[test]
fn ds_12_2_a_tent_just_placed_counts_as_presence() {
    let mut position = settler("white-settle white-settle").finish().expect("a position");
    play(&mut position, &["0 begin settle"]);
    assert_eq!(refused(&position, "settle 12"), Some("DS-12.1"));
    play(&mut position, &["0 settle 14", "0 spend white-settle", "0 settle 12", "0 spend white-settle"]);
    assert_eq!(position.tents_on(ME, Tile(12)), 1);
}

#[test]
fn ds_12_3_houses_stay_and_prevent_nothing() {
    let mut position = settler("white-settle")
        .house(ME, 24)
        .house(YOU, 14)
        .tents_on(ME, 24, 0)
        .finish()
        .expect("a position");
    play(&mut position, &["0 begin settle"]);
    assert_eq!(legal_with(&position, "take-back"), [""; 0]);
    assert_eq!(refused(&position, "settle 14"), None, "beside another player's house");
}

#[test]
fn ds_12_4_tents_taken_back_may_be_placed_again() {
    let mut position = settler("white-settle white-settle").tents(ME, 0).finish().expect("a position");
    play(&mut position, &["0 begin settle"]);
    assert_eq!(refused(&position, "settle 24"), Some("DS-12.1"), "no tent in the personal supply");
    play(&mut position, &["0 take-back 24", "0 spend white-settle", "0 settle 25", "0 spend white-settle"]);
    assert_eq!(position.presence(ME).iter().collect::<Vec<_>>(), [24, 25]);
    let mut gone = settler("white-settle white-settle").finish().expect("a position");
    play(&mut gone, &["0 begin settle", "0 take-back 24", "0 spend white-settle", "0 take-back 24"]);
    assert_eq!(legal(&gone), ["take", "done"], "the presence left at that moment counts");
}

#[test]
fn ds_12_5_without_presence_only_tents_are_taken() {
    let mut position = settler("white-settle").tents_on(ME, 24, 0).finish().expect("a position");
    play(&mut position, &["0 begin settle"]);
    assert_eq!(legal(&position), ["take"]);
}

fn raider(faces: &str) -> Arrangement {
    meadow(3).tents_on(ME, 14, 1).tents_on(YOU, 14, 2).tents_on(THIRD, 14, 1).active(ME, &dice(faces))
}

/// DS-13.5: tents of several players may be swapped.
#[test]
fn ds_13_1_one_tile_where_the_player_is_present_is_raided() {
    let table = raider("grey-raid grey-raid").tents_on(ME, 24, 1).tents_on(YOU, 24, 1).tents_on(YOU, 12, 1);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin raid"]);
    assert_eq!(legal(&position), ["raid 14 2", "raid 14 3", "raid 24 2"]);
    assert_eq!(refused(&position, "raid 12 2"), Some("DS-13.1"));
    play(&mut position, &["0 raid 14 2", "0 spend grey-raid"]);
    assert_eq!(refused(&position, "raid 24 2"), Some("DS-13.1"), "one tile");
    play(&mut position, &["0 raid 14 3", "0 spend grey-raid", "0 done"]);
    assert_eq!(position.tents_on(ME, Tile(14)), 3);
    let house = meadow(2)
        .house(ME, 14)
        .tents_on(YOU, 14, 1)
        .active(ME, &dice("grey-raid"))
        .finish()
        .expect("a position");
    assert_eq!(refused(&house, "begin raid"), None, "a house is presence");
}

#[test]
fn ds_13_2_a_rival_tent_is_replaced_by_a_tent_of_the_raider() {
    let mut position = raider("grey-raid").finish().expect("a position");
    play(&mut position, &["0 begin raid", "0 raid 14 2", "0 spend grey-raid"]);
    assert_eq!((position.tents(ME), position.tents(YOU)), (4, 6));
    assert_eq!((position.tents_on(ME, Tile(14)), position.tents_on(YOU, Tile(14))), (2, 1));
}

#[test]
fn ds_13_3_without_a_tent_no_swap_is_possible() {
    let none = raider("grey-raid").tents(ME, 0).finish().expect("a position");
    assert_eq!(refused(&none, "begin raid"), Some("DS-9.7"));
    let mut one = raider("grey-raid grey-raid").tents(ME, 1).finish().expect("a position");
    play(&mut one, &["0 begin raid", "0 raid 14 2", "0 spend grey-raid"]);
    assert_eq!(legal(&one), ["done"]);
}

#[test]
fn ds_13_4_houses_cannot_be_raided() {
    let position = meadow(2)
        .tents_on(ME, 14, 1)
        .house(YOU, 14)
        .active(ME, &dice("grey-raid"))
        .finish()
        .expect("a position");
    assert_eq!(refused(&position, "begin raid"), Some("DS-9.7"));
}

#[test]
fn ds_13_5_each_icon_is_a_new_choice_and_a_house_does_not_prevent_it() {
    let mut position = raider("grey-raid grey-raid grey-raid").house(YOU, 14).finish().expect("a position");
    play(
        &mut position,
        &["0 begin raid", "0 raid 14 2", "0 spend grey-raid", "0 raid 14 3", "0 spend grey-raid"],
    );
    assert_eq!(legal(&position), ["raid 14 2", "done"]);
}
