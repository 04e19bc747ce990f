//! DS-14 Harvest, DS-15 Trade.

use dice_settlers::Arrangement;

use crate::table::{ME, YOU, dice, legal, legal_with, meadow, play, refused, tables};

fn table(faces: &str) -> Arrangement {
    meadow(2).tents_on(ME, 14, 1).tents_on(YOU, 14, 1).active(ME, &dice(faces))
}

/// DS-X.6: two Wood dice and one Gold die give 2 Wood and 1 Gold.
#[test]
fn ds_14_1_each_resource_icon_gives_its_token() {
    let mut position = table("green-wood green-wood brown-gold").finish().expect("a position");
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(legal(&position), ["harvest wood", "harvest gold"]);
    play(&mut position, &["0 harvest wood", "0 spend green-wood", "0 harvest gold", "0 spend brown-gold"]);
    play(&mut position, &["0 harvest wood", "0 spend green-wood", "0 done"]);
    assert_eq!(position.resources(ME), [0, 2, 0, 1]);
}

#[test]
fn ds_14_2_a_pioneer_pair_is_never_harvested_as_gold() {
    let mut position = table("white-pioneer white-pioneer").finish().expect("a position");
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(legal(&position), ["harvest food", "harvest wood", "harvest iron"]);
}

/// DS-D.1: 3 VP for a die.
#[test]
fn ds_15_1_each_trade_icon_is_one_exchange() {
    assert_eq!(tables().trade, [6, 5, 2, 3]);
    let position = table("brown-trade brown-trade").tokens(ME, [3, 1, 1, 0]).finish().expect("a position");
    for (notation, vp) in
        [("trade same food food food", 6), ("trade different food wood iron", 5), ("trade any food iron", 2)]
    {
        let mut traded = position;
        play(&mut traded, &["0 begin trade", &format!("0 {notation}"), "0 spend brown-trade"]);
        assert_eq!((traded.vp(ME), traded.vp_supply()), (vp, 30 - vp as u8), "{notation}");
    }
    let mut die = position;
    play(&mut die, &["0 begin trade", "0 trade die", "0 spend brown-trade", "0 give brown-trade"]);
    assert_eq!(die.vp(ME), 3);
}

#[test]
fn ds_d_1_a_die_is_worth_3_vp() {
    assert_eq!(tables().trade[3], 3);
}

/// DS-X.7, DS-X.23.
#[test]
fn ds_15_2_gold_stands_for_any_resource() {
    let mut position = table("brown-trade").tokens(ME, [0, 1, 0, 2]).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade same wood gold gold", "0 spend brown-trade"]);
    assert_eq!((position.vp(ME), position.resources(ME)), (6, [0; 4]));
}

#[test]
fn ds_15_3_the_die_spent_for_the_icon_may_be_given_away() {
    let mut position = table("brown-trade").finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade die", "0 spend brown-trade"]);
    assert_eq!(legal(&position), ["give brown"]);
    play(&mut position, &["0 give brown"]);
    assert_eq!(position.dice(ME), [3, 1, 1, 0, 0, 0]);
}

#[test]
fn ds_15_4_a_die_given_away_never_returns() {
    let mut position = table("brown-trade").supply([0, 5, 5, 5, 0, 5]).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade die", "0 spend brown-trade", "0 give brown", "0 done"]);
    assert_eq!(position.supply()[4], 0);
}

#[test]
fn ds_15_5_vp_come_from_the_supply_then_from_the_reserve() {
    let mut position =
        table("brown-trade").tokens(ME, [3, 0, 0, 0]).vp_supply(4).finish().expect("a position");
    let before = position.vp(ME);
    play(&mut position, &["0 begin trade", "0 trade same food food food", "0 spend brown-trade"]);
    assert_eq!((position.vp(ME) - before, position.vp_supply()), (6, 0));
}

/// DS-X.23.
#[test]
fn ds_15_6_with_gold_the_other_tokens_decide() {
    let exchanges = |tokens| {
        let mut position = table("brown-trade").tokens(ME, tokens).finish().expect("a position");
        play(&mut position, &["0 begin trade"]);
        let list = legal_with(&position, "trade");
        list.into_iter().filter(|text| text.split(' ').count() == 5).collect::<Vec<_>>()
    };
    assert_eq!(exchanges([1, 1, 0, 1]), ["trade different food wood gold"]);
    assert_eq!(exchanges([0, 2, 0, 1]), ["trade same wood wood gold"]);
    assert_eq!(exchanges([0, 0, 0, 3]), ["trade same gold gold gold", "trade different gold gold gold"]);
    assert_eq!(exchanges([1, 2, 0, 0]), [""; 0], "Wood, Wood and Food are only good for exchange c");
    let mut position = table("brown-trade").tokens(ME, [1, 2, 0, 0]).finish().expect("a position");
    play(&mut position, &["0 begin trade"]);
    assert_eq!(refused(&position, "trade same food wood wood"), Some("DS-15.6"));
    assert_eq!(refused(&position, "trade same food food food"), Some("DS-15.1"), "not held");
}

#[test]
fn ds_15_7_exchanges_come_one_after_the_other_and_the_last_die_may_go() {
    let mut position = table("brown-trade").bag(ME, [0; 6]).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade die", "0 spend brown-trade", "0 give brown"]);
    assert_eq!(position.dice(ME), [0; 6]);
    let table = meadow(2).tile(10, 2, -1).tents_on(ME, 10, 1);
    assert_eq!(
        refused(&table.finish().expect("a position"), "begin trade"),
        Some("DS-9.7"),
        "all dice are in the bag"
    );
    let mut two =
        table.active(ME, &dice("brown-trade")).tokens(ME, [2, 0, 0, 0]).finish().expect("a position");
    play(&mut two, &["0 begin trade", "0 trade any food food", "0 spend tile"]);
    play(&mut two, &["0 trade die", "0 spend brown-trade", "0 give brown"]);
    assert_eq!(two.vp(ME), 5);
}
