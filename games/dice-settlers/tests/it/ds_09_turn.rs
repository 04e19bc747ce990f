//! DS-9: the action phase.

use dice_settlers::{Arrangement, Main, Stage};
use engine::Game;

use crate::table::{ME, YOU, dice, legal, legal_with, meadow, play, play_drawing, refused};

/// Seat 0 on forest tile 18 with these dice.
fn turn(faces: &str) -> Arrangement {
    meadow(2).tents_on(ME, 18, 1).tents_on(YOU, 24, 1).active(ME, &dice(faces))
}

/// DS-D.9: skipping is legal only if no main action is possible.
#[test]
fn ds_9_1_the_first_turn_needs_one_main_action() {
    let mut position = turn("white-settle white-recruit").finish().expect("a position");
    assert_eq!(refused(&position, "done"), Some("DS-9.1"));
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done"]);
    assert_eq!(refused(&position, "begin recruit"), Some("DS-9.1"), "one a turn");
    play(&mut position, &["0 done"]);
    assert_eq!(position.turn(), YOU);
    let none = turn("white-pioneer").finish().expect("a position");
    assert_eq!(legal(&none), ["done"], "who can take none skips");
}

#[test]
fn ds_9_2_the_second_turn_may_be_skipped() {
    let mut position = turn("white-settle").finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done", "1 done"]);
    assert!(position.is_second_turn() && position.turn() == ME);
    let mut second = turn("white-settle").second_turn(ME).finish().expect("a position");
    play(&mut second, &["0 done"]);
    assert_eq!(second.turn(), YOU);
}

#[test]
fn ds_9_3_there_are_seven_main_actions() {
    let table =
        turn("white-recruit white-explore white-settle grey-raid yellow-food brown-trade white-research");
    let table = table.tents_on(YOU, 18, 1).tokens(ME, [1, 0, 0, 0]);
    let position = table.finish().expect("a position");
    assert_eq!(legal_with(&position, "begin"), Main::ALL.map(|main| format!("begin {main}")));
}

/// DS-X.5: Explore with an extra action, Settle as the extra action: neither is allowed in the second turn.
#[test]
fn ds_9_4_all_main_actions_of_a_round_are_different() {
    let mut position = turn("white-settle white-settle white-recruit").finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done", "1 done"]);
    assert_eq!(refused(&position, "begin settle"), Some("DS-9.4"));
    assert_eq!(refused(&position, "begin recruit"), None);
    let mut other = turn("white-settle").active(YOU, &dice("white-settle")).finish().expect("a position");
    play(&mut other, &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done"]);
    assert_eq!(refused(&other, "begin settle"), None, "what others did does not matter");
}

/// Seat 0 explores tile 15, which gives an extra action.
fn explored(faces: &str) -> dice_settlers::DiceSettlers {
    let mut position = turn(faces).stack(&[8, 15]).finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 15 1,1"];
    play_drawing(&mut position, &moves, "tile 15");
    assert_eq!(position.to_act(), Some(YOU), "present on tile 24");
    play(&mut position, &["1 done"]);
    position
}

#[test]
fn ds_x_5_the_kinds_of_both_actions_are_used_up() {
    let mut position = explored("white-explore white-explore white-settle white-settle white-recruit");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done", "1 done"]);
    assert_eq!(refused(&position, "begin explore"), Some("DS-9.4"));
    assert_eq!(refused(&position, "begin settle"), Some("DS-9.4"));
    assert_eq!(refused(&position, "begin recruit"), None);
}

/// DS-D.16: it may be declined, and then it is lost.
#[test]
fn ds_9_5_an_extra_action_is_taken_at_once_or_lost() {
    let mut position = explored("white-explore white-settle");
    assert_eq!(position.stage(), Stage::Extra);
    assert_eq!(legal(&position), ["begin settle", "done"]);
    play(&mut position, &["0 done"]);
    assert_eq!(refused(&position, "begin settle"), Some("DS-9.1"), "lost");
}

#[test]
fn ds_9_6_free_actions_come_before_and_after_main_actions() {
    let table = turn("white-settle white-settle").tents_on(ME, 16, 1).tents_on(ME, 25, 1);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 factory 16 16", "0 begin settle"]);
    assert_eq!(refused(&position, "factory 25 25"), Some("DS-9.6"), "not during one");
    play(&mut position, &["0 take", "0 spend white-settle", "0 done", "0 factory 25 25"]);
    assert_eq!(position.resources(ME), [1, 1, 0, 0]);
}

#[test]
fn ds_9_7_a_main_action_needs_an_icon_and_an_effect() {
    let mut position = turn("white-settle").finish().expect("a position");
    assert_eq!(refused(&position, "begin raid"), Some("DS-9.7"));
    play(&mut position, &["0 begin settle"]);
    assert_eq!(refused(&position, "done"), Some("DS-9.7"));
}

#[test]
fn ds_9_8_every_main_action_has_the_effect_it_needs() {
    let no = |table: Arrangement, main: &str| {
        assert_eq!(
            refused(&table.finish().expect("a position"), &format!("begin {main}")),
            Some("DS-9.7"),
            "{main}"
        );
    };
    no(turn("white-recruit").supply([0; 6]), "recruit");
    no(turn("white-explore").stack(&[]), "explore");
    no(turn("white-recruit"), "settle");
    no(turn("grey-raid"), "raid");
    no(turn("white-settle"), "harvest");
    no(turn("white-research"), "research");
    let table = meadow(2).tile(10, 2, -1).tents_on(ME, 10, 1).bag(ME, [3, 1, 1, 0, 0, 0]);
    no(table, "trade");
}

#[test]
fn ds_9_9_nobody_is_forced_to_make_a_main_action_possible() {
    let mut position = turn("white-recruit")
        .tents_on(ME, 18, 0)
        .tents_on(ME, 16, 1)
        .supply([0; 6])
        .finish()
        .expect("a position");
    assert_eq!(legal(&position), ["factory 16 16", "done"]);
    play(&mut position, &["0 done", "1 done"]);
    assert_eq!((position.turn(), position.is_second_turn()), (ME, true), "one action in the second turn");
    // Every kind of icon makes the action possible, and then it is due.
    let pair = turn("white-pioneer green-pioneer");
    let converted = turn("white-pioneer").marker(ME, "large_coaches");
    let card = turn("").marker(ME, "missionaries");
    let tile = turn("").tile(27, 2, -1).tents_on(ME, 27, 1);
    for table in [turn("white-settle"), pair, converted, card, tile] {
        assert_eq!(refused(&table.finish().expect("a position"), "done"), Some("DS-9.1"));
    }
}

/// DS-D.34: free actions also in a turn without a main action.
/// DS-D.39: none in between.
#[test]
fn ds_9_10_no_free_action_between_an_action_and_its_extra_action() {
    let mut position =
        turn("white-explore white-settle").tents_on(ME, 16, 1).stack(&[8, 15]).finish().expect("a position");
    let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 15 1,1"];
    play_drawing(&mut position, &moves, "tile 15");
    play(&mut position, &["1 done"]);
    assert_eq!(refused(&position, "factory 16 16"), Some("DS-6.1"));
    play(&mut position, &["0 done", "0 factory 16 16"]);
    let mut idle = turn("").tents_on(ME, 16, 1).finish().expect("a position");
    play(&mut idle, &["0 factory 16 16", "0 done"]);
}

#[test]
fn ds_9_11_an_extra_action_does_not_replace_the_main_action() {
    let table = turn("white-settle white-recruit").tile(30, 2, -1).tents_on(ME, 30, 2);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 factory 30 30", "0 begin settle", "0 take", "0 spend white-settle", "0 done"]);
    assert_eq!(refused(&position, "done"), Some("DS-9.1"), "the main action is still due");
    assert_eq!(refused(&position, "begin settle"), Some("DS-9.4"), "its kind is used up");
    play(&mut position, &["0 begin recruit", "0 recruit green", "0 spend white-recruit", "0 done"]);
    assert_eq!(position.turn(), YOU);
    // An extra action that gives another one.
    let table = turn("white-explore white-settle white-recruit").tile(30, 2, -1).tents_on(ME, 30, 1);
    let mut chain = table.stack(&[8, 15]).finish().expect("a position");
    let moves =
        ["0 factory 30 30", "0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 15 1,1"];
    play_drawing(&mut chain, &moves, "tile 15");
    play(&mut chain, &["1 done"]);
    assert_eq!((chain.stage(), chain.to_act()), (Stage::Extra, Some(ME)));
    play(&mut chain, &["0 begin settle", "0 take", "0 spend white-settle", "0 done"]);
    play(&mut chain, &["0 begin recruit", "0 recruit green", "0 spend white-recruit", "0 done"]);
    assert_eq!(chain.turn(), YOU, "three actions in one turn");
}
