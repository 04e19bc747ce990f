//! DS-8: the roll phase.

use dice_settlers::{Action, Colour, Icon, Main, Stage};
use engine::Game;

use crate::table::{
    ME, THIRD, YOU, dice, idle, legal, legal_with, meadow, play, play_drawing, refused, turn_of,
};

/// Dice of seat 0 in the roll phase.
fn rolling(faces: &str) -> dice_settlers::Arrangement {
    meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(ME, &dice(faces)).roll(ME)
}

#[test]
fn ds_8_1_players_roll_in_turn_order_from_the_first() {
    let mut position = meadow(3).tents_on(ME, 14, 1).first(YOU).roll(YOU).finish().expect("a position");
    let three = "die 0 roll 1 die 0 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["1 done"], three);
    assert_eq!(position.to_act(), Some(THIRD));
    play_drawing(&mut position, &["2 done"], three);
    play(&mut position, &["0 done"]);
    assert_eq!((position.stage(), position.turn()), (Stage::Turn, YOU));
}

/// DS-D.8: control or presence, by the wording of each tile. DS-X.2 without its other tiles: 3 + 2 + 1 + 1.
#[test]
fn ds_8_2_the_quota_is_3_technologies_and_tiles_at_most_9() {
    let plain = meadow(2).tents_on(ME, 14, 1);
    assert_eq!(plain.finish().expect("a position").count_quota(ME), 3);
    let shared = meadow(2).tents_on(ME, 12, 1).tents_on(YOU, 12, 2).finish().expect("a position");
    assert_eq!((shared.count_quota(ME), shared.count_quota(YOU)), (3, 4), "tile 12 by control");
    let many = [2, 4, 6, 17, 21, 23, 35]
        .into_iter()
        .zip(2..)
        .fold(meadow(2), |table, (tile, q)| table.tile(tile, q, 0).tents_on(ME, tile, 1));
    assert_eq!(many.finish().expect("a position").count_quota(ME), 9, "3 + 7 is too many");
    let present =
        meadow(2).tile(38, 2, -1).tents_on(ME, 38, 1).tents_on(YOU, 38, 3).finish().expect("a position");
    assert_eq!(present.count_quota(ME), 4, "tile 38 by mere presence");
    let later = meadow(2).tents_on(ME, 14, 1).active(ME, &dice("white-settle")).bag(ME, [5, 0, 0, 0, 0, 0]);
    let mut later = later.tents_on(YOU, 24, 1).finish().expect("a position");
    play(&mut later, &["0 begin settle", "0 settle 12", "0 spend white-settle"]);
    assert_eq!((later.quota(ME), later.count_quota(ME)), (3, 4), "counted in the roll phase only");
    let round = later.round();
    idle(&mut later, 1, |position| position.round() > round && position.turn() == ME);
    assert_eq!(later.quota(ME), 4, "and there it is");
}

#[test]
fn ds_x_2_two_technology_dice_and_two_tiles_are_quota_7() {
    let table = meadow(2).tents_on(ME, 12, 1).tile(17, 2, -1).tents_on(ME, 17, 1);
    assert_eq!(table.marker(ME, "stable_government").finish().expect("a position").count_quota(ME), 7);
}

/// DS-8.4, DS-8.6, DS-X.3: Judit owns 7 dice, 1 kept, 3 spent, 3 in the bag; quota 4.
#[test]
fn ds_8_3_the_bag_is_refilled_once_with_the_spent_dice() {
    let table = meadow(2).tents_on(YOU, 12, 1).tents_on(ME, 14, 1).active(YOU, &dice("white-settle"));
    let table = table.spent(YOU, [3, 0, 0, 0, 0, 0]).bag(YOU, [0, 2, 1, 0, 0, 0]).roll(ME);
    let mut position = table.finish().expect("a position");
    let draws = "die 1 roll 1 die 1 roll 1 die 2 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["0 done"], draws);
    assert_eq!(position.quota(YOU), 4);
    assert_eq!(position.active(YOU).iter().sum::<u8>(), 5);
    assert_eq!((position.bag(YOU), position.spent(YOU)), ([2, 0, 0, 0, 0, 0], [0; 6]));
    let kept = position.tables().face(dice_settlers::Colour::White, dice_settlers::Icon::Settle).unwrap();
    assert_eq!(position.active(YOU)[kept.index()], 1, "DS-8.4: the kept die is not rolled");
}

#[test]
fn ds_8_4_a_kept_die_is_not_part_of_the_quota() {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(YOU, &dice("grey-iron")).roll(ME);
    let mut position = table.finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert_eq!(position.active(YOU).iter().sum::<u8>(), 4);
}

#[test]
fn ds_8_5_with_fewer_dice_than_the_quota_all_are_used() {
    let table =
        meadow(2).tents_on(YOU, 14, 1).bag(YOU, [1, 0, 0, 0, 0, 0]).spent(YOU, [1, 0, 0, 0, 0, 0]).roll(ME);
    let mut position = table.finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "die 0 roll 3 die 0 roll 3");
    assert_eq!(position.active(YOU).iter().sum::<u8>(), 2);
}

#[test]
fn ds_8_6_drawn_dice_are_rolled_into_the_active_area() {
    let table = meadow(2).tents_on(YOU, 14, 1).bag(YOU, [0, 0, 0, 0, 1, 0]).roll(ME);
    for (side, face) in (1..=6).zip(["gold", "trade", "trade", "recruit", "raid", "pioneer"]) {
        let mut position = table.finish().expect("a position");
        play_drawing(&mut position, &["0 done"], &format!("die 4 roll {side}"));
        let icon = dice_settlers::Icon::parse(face).unwrap();
        let face = position.tables().face(dice_settlers::Colour::Brown, icon).unwrap();
        assert_eq!(position.active(YOU)[face.index()], 1, "side {side}");
    }
}

#[test]
fn ds_8_7_icons_of_dice_pay_for_turning_rerolling_and_drawing() {
    let position = rolling("white-pioneer grey-iron white-settle").finish().expect("a position");
    assert_eq!(
        legal(&position),
        [
            "pay white-pioneer set",
            "pay white-pioneer reroll",
            "pay grey-iron set",
            "pay grey-iron draw",
            "done"
        ]
    );
    let mut set = position;
    play(&mut set, &["0 pay white-pioneer set", "0 turn white-settle white-research"]);
    assert_eq!(set.spent(ME)[0], 1);
    assert_eq!(legal_with(&set, "pay"), ["pay grey-iron set", "pay grey-iron draw"], "as often as wished");
    let mut reroll = position;
    play_drawing(
        &mut reroll,
        &["0 pay white-pioneer reroll", "0 reroll white-settle grey-iron"],
        "roll 6 roll 3",
    );
    assert_eq!(legal_with(&reroll, "pay"), ["pay white-pioneer set", "pay white-pioneer reroll"]);
    let mut draw = position;
    play_drawing(&mut draw, &["0 pay grey-iron draw"], "die 0 roll 1 die 2 roll 1");
    assert_eq!(draw.active(ME).iter().sum::<u8>(), 4);
    for icon in ["grey-iron", "yellow-food", "green-wood", "brown-gold"] {
        let position = rolling(&format!("{icon} white-settle")).finish().expect("a position");
        assert_eq!(
            legal(&position),
            [format!("pay {icon} set"), format!("pay {icon} draw"), "done".to_owned()]
        );
        let mut turned = position;
        play(&mut turned, &[&format!("0 pay {icon} set"), "0 turn white-settle white-research"]);
        assert_eq!(legal(&turned), ["done"], "the die that paid is spent");
    }
    let alone = rolling("white-pioneer").finish().expect("a position");
    assert_eq!(refused(&alone, "pay white-pioneer set"), Some("DS-8.7"), "one other active die");
}

/// DS-X.4: two more dice drawn, two rerolled; then the bag is empty although dice are spent.
#[test]
fn ds_8_8_the_bag_is_never_refilled_in_step_3() {
    let one = rolling("grey-iron yellow-food white-settle")
        .bag(ME, [1, 0, 0, 0, 0, 0])
        .finish()
        .expect("a position");
    let mut position = one;
    play_drawing(&mut position, &["0 pay grey-iron draw"], "die 0 roll 1");
    assert_eq!(position.bag(ME), [0; 6], "one die where two were due");
    assert_eq!(refused(&position, "pay yellow-food draw"), Some("DS-8.8"));
}

#[test]
fn ds_x_4_afterwards_five_active_and_two_spent_dice() {
    let table =
        rolling("grey-iron white-pioneer white-settle green-wood yellow-food").bag(ME, [2, 0, 0, 0, 0, 0]);
    let mut position = table.finish().expect("a position");
    let moves = ["0 pay grey-iron draw", "0 pay white-pioneer reroll", "0 reroll white-recruit white-settle"];
    play_drawing(&mut position, &moves, "die 0 roll 1 die 0 roll 1 roll 2 roll 2");
    assert_eq!(position.active(ME).iter().sum::<u8>(), 5);
    assert_eq!(position.spent(ME).iter().sum::<u8>(), 2);
    assert_eq!(refused(&position, "pay yellow-food draw"), Some("DS-8.8"), "although two dice are spent");
}

#[test]
fn ds_8_9_a_kept_die_may_be_used_like_any_other() {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(YOU, &dice("grey-iron")).roll(ME);
    let mut position = table.finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert_eq!(legal_with(&position, "pay"), ["pay grey-iron set", "pay grey-iron draw"]);
}

/// A kept die keeps its face and is not rolled automatically, but a Pioneer may reroll it.
#[test]
fn ds_d_40_a_pioneer_may_reroll_a_kept_die() {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(YOU, &dice("grey-iron")).roll(ME);
    let mut position = table.finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "die 0 roll 6 die 0 roll 1 die 0 roll 1");
    play(&mut position, &["1 pay white-pioneer reroll"]);
    assert_eq!(refused(&position, "reroll grey-iron"), None);
}

#[test]
fn ds_8_10_the_options_exist_only_in_this_phase() {
    let position = rolling("white-pioneer grey-iron").turn(ME).finish().expect("a position");
    assert_eq!(refused(&position, "pay white-pioneer set"), Some("DS-6.1"));
}

#[test]
fn ds_8_11_a_die_is_turned_to_another_icon_and_may_pay_again() {
    let mut position = rolling("white-pioneer white-settle white-recruit").finish().expect("a position");
    play(&mut position, &["0 pay white-pioneer set"]);
    assert_eq!(refused(&position, "turn white-settle white-settle"), Some("DS-8.11"));
    assert_eq!(refused(&position, "turn white-settle grey-iron"), Some("DS-8.7"));
    assert_eq!(legal(&position).len(), 8, "two dice, four other faces each");
    play(&mut position, &["0 turn white-settle white-pioneer", "0 pay white-pioneer set"]);
    let mut drawn = rolling("grey-iron white-settle").finish().expect("a position");
    play_drawing(&mut drawn, &["0 pay grey-iron draw"], "die 2 roll 1 die 0 roll 1");
    assert_eq!(
        legal_with(&drawn, "pay"),
        ["pay yellow-food set", "pay yellow-food draw"],
        "a drawn die pays"
    );
}

#[test]
fn ds_8_12_a_player_without_dice_draws_nothing() {
    let mut position = meadow(2).tents_on(YOU, 14, 1).bag(YOU, [0; 6]).roll(ME).finish().expect("a position");
    play(&mut position, &["0 done"]);
    assert_eq!((position.to_act(), position.active(YOU).iter().sum::<u8>()), (Some(YOU), 0));
    idle(&mut position, 1, turn_of(YOU));
    assert_eq!(legal(&position), ["done"]);
}

#[test]
fn ds_d_5_one_two_or_three_dice_are_rerolled() {
    let mut position = rolling("white-pioneer white-settle white-settle white-recruit white-recruit")
        .finish()
        .expect("a position");
    play(&mut position, &["0 pay white-pioneer reroll"]);
    let lists =
        [1, 2, 3].map(|n| legal(&position).iter().filter(|text| text.split(' ').count() == n + 1).count());
    assert_eq!(lists, [2, 3, 2]);
    let face = |word| position.read_action(&format!("reroll {word}"));
    let Some(Action::Reroll([Some(settle), ..])) = face("white-settle") else { panic!("a face") };
    let three = Action::Reroll([Some(settle); 3]);
    assert_eq!(position.check(three).unwrap_err().rule, "DS-8.7", "there are only two such dice");
}

/// DS-D.7: paid with icons on dice; a `convert` technology may change what such a die shows.
#[test]
fn ds_d_7_a_converted_icon_pays_in_the_roll_phase() {
    let table = rolling("brown-gold white-settle");
    assert_eq!(refused(&table.finish().expect("a position"), "pay brown-gold reroll"), Some("DS-8.7"));
    let position = table.marker(ME, "gold_rush").finish().expect("a position");
    assert_eq!(refused(&position, "pay brown-gold reroll"), None, "Gold as Pioneer");
    let tokens = rolling("white-settle white-recruit").tokens(ME, [3, 3, 3, 3]).finish().expect("a position");
    assert_eq!(legal(&tokens), ["done"], "tokens do not pay");
}

/// DS-8.3: dice are drawn from the bag without replacement, so two draws are not independent.
#[test]
fn ds_8_7_the_odds_of_a_draw_follow_from_the_bag() {
    let odds = |bag: [u8; 6], dice: u8| {
        let table = meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).bag(ME, bag).roll(ME);
        table.finish().expect("a position").chance_of(ME, Main::Settle, dice)
    };
    let position = rolling("white-settle").finish().expect("a position");
    let tables = position.tables();
    let miss = |colour: Colour| {
        let sides = (1..=6).map(|side| tables.icon(tables.side(colour, side)));
        sides.filter(|&icon| icon != Icon::Settle).count() as f64 / 6.0
    };
    let (white, other) = (miss(Colour::ALL[0]), miss(Colour::ALL[1]));
    assert!(white < 1.0 && (white - other).abs() > 0.01, "dice that differ: {white}, {other}");
    let near = |one: f64, two: f64| assert!((one - two).abs() < 1e-9, "{one} is not {two}");
    near(odds([1, 0, 0, 0, 0, 0], 1), 1.0 - white);
    near(odds([1, 1, 0, 0, 0, 0], 1), 1.0 - (white + other) / 2.0);
    near(odds([2, 1, 0, 0, 0, 0], 2), 1.0 - (white * white + 2.0 * white * other) / 3.0);
    near(odds([1, 0, 0, 0, 0, 0], 2), 1.0 - white);
    near(odds([0; 6], 2), 0.0);
}
