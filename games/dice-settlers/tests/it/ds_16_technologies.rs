//! DS-16: Research and technologies, one test per card.

use dice_settlers::{Arrangement, Colour, DiceSettlers, Tile};
use engine::{Components, Files, Game, Playout};
use testkit::GameSetup;

use crate::table::{
    ME, THIRD, YOU, dice, idle, legal, legal_with, meadow, meadow_of, play, play_drawing, refused, tables,
};

/// Seat 0 with a tent on every terrain, a marker on a card, and these dice.
fn owner(card: &str, faces: &str) -> Arrangement {
    everywhere(faces).marker(ME, card)
}

fn everywhere(faces: &str) -> Arrangement {
    let table = [14, 24, 18, 20, 12].into_iter().fold(meadow(3), |table, tile| table.tents_on(ME, tile, 1));
    table.tents_on(YOU, 14, 1).active(ME, &dice(faces))
}

/// VP of seat 0 from technologies.
fn technology_points(position: &DiceSettlers) -> i32 {
    position.standings().score(ME).points[2]
}

#[test]
fn ds_16_1_one_technology_without_a_marker_of_the_player() {
    let table = everywhere("white-research white-research orange-research").tokens(ME, [2, 2, 2, 0]);
    let mut position = table.marker(YOU, "scouts").finish().expect("a position");
    play(&mut position, &["0 begin research", "0 research scouts food", "0 spend white-research"]);
    assert!(position.markers(ME).has(2) && position.markers(YOU).has(2), "any number of players");
    assert_eq!(refused(&position, "begin research"), Some("DS-9.1"), "one per action");
    let mut again = table.marker(ME, "scouts").finish().expect("a position");
    play(&mut again, &["0 begin research"]);
    assert_eq!(refused(&again, "research scouts food"), Some("DS-16.1"));
}

/// DS-D.15: a house counts.
#[test]
fn ds_16_2_presence_on_every_terrain_of_the_card() {
    let table = |tile| meadow(2).house(ME, tile).tokens(ME, [1, 1, 1, 1]).active(ME, &dice("white-research"));
    let mut position = table(18).finish().expect("a position");
    play(&mut position, &["0 begin research"]);
    assert_eq!(refused(&position, "research scouts food"), None);
    assert_eq!(refused(&position, "research stability food"), Some("DS-16.2"));
    let forest = table(18).active(ME, &dice("white-research white-research"));
    let chosen = |table: Arrangement| {
        let mut position = table.finish().expect("a position");
        play(&mut position, &["0 begin research"]);
        refused(&position, "research mobile_workforce food")
    };
    assert_eq!(chosen(forest), Some("DS-16.2"), "forest without plains");
    assert_eq!(chosen(forest.tents_on(ME, 24, 1)), None, "plains and forest");
}

#[test]
fn ds_16_3_exactly_the_icons_and_the_tokens_with_gold_for_any() {
    let table = everywhere("white-research white-research").tokens(ME, [1, 0, 0, 2]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin research"]);
    let list = legal_with(&position, "research");
    assert!(
        list.contains(&"research scouts food".to_owned())
            && list.contains(&"research scouts gold".to_owned())
    );
    assert!(list.contains(&"research large_coaches gold".to_owned()));
    assert_eq!(refused(&position, "research large_coaches wood"), Some("DS-16.3"));
    assert_eq!(refused(&position, "research scouts food gold"), Some("DS-16.3"));
    assert_eq!(refused(&position, "research builder gold gold"), Some("DS-16.3"), "three icons");
    play(&mut position, &["0 research scouts gold", "0 spend white-research"]);
    assert_eq!(position.resources(ME), [1, 0, 0, 1]);
    assert_eq!(position.spent(ME)[0], 1, "exactly one icon");
}

/// DS-X.8: 2 icons, 1 Iron or Gold, forest and mountains; then a Raid icon once per round.
#[test]
fn ds_x_8_drilled_troops() {
    let table = meadow(2)
        .tents_on(ME, 18, 1)
        .tents_on(ME, 20, 1)
        .tents_on(YOU, 20, 1)
        .technology(8, "drilled_troops");
    let table = table.active(ME, &dice("white-research white-research")).tokens(ME, [0, 0, 1, 1]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin research"]);
    assert_eq!(refused(&position, "research drilled_troops iron"), None, "Iron or Gold");
    assert_eq!(refused(&position, "research drilled_troops gold"), None);
    play(
        &mut position,
        &[
            "0 research drilled_troops iron",
            "0 spend white-research",
            "0 spend white-research",
            "0 done",
            "1 done",
        ],
    );
    play(&mut position, &["0 begin raid", "0 raid 20 2", "0 spend card drilled_troops"]);
    assert_eq!(position.tents_on(ME, Tile(20)), 2);
    assert_eq!(legal(&position), ["done"]);
}

#[test]
fn ds_16_4_a_new_technology_works_at_once() {
    let table =
        everywhere("white-research white-research").technology(8, "frequent_hire").tokens(ME, [1, 0, 0, 0]);
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin research", "0 research frequent_hire food", "0 spend white-research"]);
    assert!(position.markers(ME).is_empty(), "DS-7.9: the whole payment comes first");
    play(&mut position, &["0 spend white-research", "0 done", "1 done", "2 done"]);
    assert_eq!(legal_with(&position, "begin"), ["begin recruit"], "in the same round");
}

#[test]
fn ds_16_5_a_1x_technology_works_once_per_round() {
    let mut position = owner("missionaries", "").finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend card missionaries"]);
    assert_eq!(legal(&position), ["done"]);
    let round = position.round();
    idle(&mut position, 1, |position| position.round() > round);
    assert!(position.turned(ME).is_empty(), "turned back in the clean-up");
    let mut often = owner("forestry", "white-settle white-settle white-settle").finish().expect("a position");
    play(&mut often, &["0 begin recruit", "0 recruit green green"]);
    play(&mut often, &["0 spend white-settle", "0 spend white-settle", "0 spend white-settle"]);
    assert_eq!(often.spent(ME)[Colour::Green.index()], 2, "without \"1x\" as often as wanted");
}

#[test]
fn ds_16_6_printed_vp_are_scored_by_everybody_with_a_marker() {
    let position =
        owner("scouts", "").marker(YOU, "scouts").marker(ME, "large_coaches").finish().expect("a position");
    assert_eq!(technology_points(&position), 1 + 2);
    assert_eq!(position.standings().score(YOU).points[2], 1);
}

/// DS-16.10: Stability, Stable Government, Wanderlust, Town Hall. DS-D.12: it is the dice quota.
#[test]
fn ds_16_10_quota() {
    let base = everywhere("").finish().expect("a position").count_quota(ME);
    let quota = |card| owner(card, "").finish().expect("a position").count_quota(ME);
    assert_eq!(
        (quota("stability"), quota("stable_government"), quota("wanderlust")),
        (base + 1, base + 2, base + 1)
    );
    let four = owner("wanderlust", "").tents_on(ME, 14, 0).finish().expect("a position");
    assert_eq!(four.count_quota(ME), base, "present on four tiles");
    assert_eq!(quota("town_hall"), base);
    assert_eq!(owner("town_hall", "").house(ME, 24).finish().expect("a position").count_quota(ME), base + 1);
}

#[test]
fn ds_16_11_keep_dice() {
    let table = owner("granaries", "white-settle green-wood grey-iron").second_turn(THIRD);
    let mut position = table.finish().expect("a position");
    let draws = "die 0 roll 1 die 0 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["2 done", "0 keep green-wood", "0 keep grey-iron"], draws);
    assert_eq!(position.active(ME).iter().sum::<u8>(), 2, "two instead of one");
}

#[test]
fn ds_16_12_explore_draw() {
    let mut position = owner("scouts", "white-explore").stack(&[8, 9, 10]).finish().expect("a position");
    play_drawing(
        &mut position,
        &["0 begin explore", "0 explore 1", "0 spend white-explore"],
        "tile 8 tile 10",
    );
    assert_eq!(position.drawn().len(), 2);
}

/// DS-16.13: every card of kind `convert`.
#[test]
fn ds_16_13_convert() {
    for (card, face, main) in [
        ("large_coaches", "white-pioneer", "settle"),
        ("forestry", "white-settle", "recruit"),
        ("land_grab", "grey-raid", "settle"),
        ("martial_training", "white-settle", "raid"),
        ("mapmaking", "white-research", "explore"),
        ("versatile_explorers", "white-explore", "settle"),
        ("barter", "grey-iron", "trade"),
        ("barter", "yellow-food", "trade"),
        ("field_notes", "white-explore", "research"),
        ("gold_rush", "brown-gold", "recruit"),
        ("gold_rush", "brown-gold", "raid"),
        ("gold_rush", "brown-gold", "trade"),
    ] {
        let begin = format!("begin {main}");
        // Tokens for the cards that cost one icon.
        let table = |table: Arrangement| table.tokens(ME, [1, 1, 1, 0]).finish().expect("a position");
        assert_eq!(refused(&table(everywhere(face)), &begin), Some("DS-9.7"), "{card}");
        assert_eq!(refused(&table(owner(card, face)), &begin), None, "{card}");
    }
}

/// DS-16.14: every card of kind `icon`; it may be the only icon, and may be converted.
#[test]
fn ds_16_14_icon() {
    for (card, main) in [
        ("general_education", "research"),
        ("trailblazers", "explore"),
        ("frequent_hire", "recruit"),
        ("missionaries", "settle"),
        ("drilled_troops", "raid"),
        ("merchant_guild", "trade"),
    ] {
        let position = owner(card, "").tokens(ME, [2, 1, 1, 0]).finish().expect("a position");
        assert_eq!(legal_with(&position, "begin"), [format!("begin {main}")], "{card}");
    }
    let converted = owner("missionaries", "").marker(ME, "forestry").finish().expect("a position");
    assert_eq!(legal_with(&converted, "begin"), ["begin recruit", "begin settle"]);
}

/// Seat 0 raids seat 1, who has these shields, on tile 14.
fn against(shields: &[&str], icons: usize) -> DiceSettlers {
    let table = everywhere(&"grey-raid ".repeat(icons)).tents_on(YOU, 14, 5);
    shields.iter().fold(table, |table, card| table.marker(YOU, card)).finish().expect("a position")
}

/// DS-X.22: City Walls (2), Stockades (1), both; three Raid icons.
#[test]
fn ds_16_15_raid_shield() {
    for (shields, swaps) in [(&["city_walls"][..], 1), (&["stockades"], 2), (&[], 3)] {
        let mut position = against(shields, 3);
        play(&mut position, &["0 begin raid"]);
        while legal(&position).first().is_some_and(|text| text != "done") {
            let first = format!("0 {}", legal(&position)[0]);
            play(&mut position, &[&first]);
        }
        assert_eq!(position.tents_on(ME, Tile(14)), 1 + swaps, "{shields:?}");
    }
    assert_eq!(refused(&against(&["stockades", "city_walls"], 3), "begin raid"), Some("DS-9.7"));
    assert_eq!(
        refused(&against(&["stockades"], 1), "begin raid"),
        Some("DS-9.7"),
        "no icon for the shield alone"
    );
    // A shield protects its owner only.
    let table = everywhere("grey-raid").marker(YOU, "city_walls").tents_on(THIRD, 14, 1);
    let mut third = table.finish().expect("a position");
    play(&mut third, &["0 begin raid"]);
    assert_eq!(legal(&third), ["raid 14 3"]);
    play(&mut third, &["0 raid 14 3", "0 spend grey-raid"]);
    assert_eq!((third.tents_on(THIRD, Tile(14)), third.tents_on(YOU, Tile(14))), (0, 1));
    // Once paid, it is paid for the whole action: two icons for the shield and one for each tent.
    let mut four = against(&["city_walls"], 4);
    play(&mut four, &["0 begin raid"]);
    while legal(&four).first().is_some_and(|text| text != "done") {
        let first = format!("0 {}", legal(&four)[0]);
        play(&mut four, &[&first]);
    }
    assert_eq!(four.tents_on(YOU, Tile(14)), 3);
}

#[test]
fn ds_16_16_raid_from_general() {
    let mut position = owner("quartermasters", "grey-raid").tents(ME, 0).finish().expect("a position");
    play(&mut position, &["0 begin raid", "0 raid 14 2", "0 spend grey-raid"]);
    assert_eq!((position.tents(ME), position.tents_on(ME, Tile(14))), (0, 2));
}

#[test]
fn ds_16_17_harvest_bonus() {
    let mut one = owner("improved_tools", "grey-iron").finish().expect("a position");
    play(&mut one, &["0 begin harvest", "0 harvest iron", "0 spend grey-iron", "0 done"]);
    assert_eq!(one.resources(ME), [0, 0, 2, 0], "of a kind harvested");
    let mut two = owner("improved_tools", "grey-iron brown-gold").finish().expect("a position");
    play(
        &mut two,
        &["0 begin harvest", "0 harvest iron", "0 spend grey-iron", "0 harvest gold", "0 spend brown-gold"],
    );
    play(&mut two, &["0 done"]);
    assert_eq!(legal(&two), ["token iron", "token gold"], "the owner's choice");
    assert_eq!(refused(&two, "token wood"), Some("DS-16.17"));
}

#[test]
fn ds_16_18_harvest_choice() {
    let mut position = owner("resourcefulness", "grey-iron brown-gold").finish().expect("a position");
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(legal(&position).len(), 4, "Iron as Food, Wood or Iron; Gold as Gold");
    play(&mut position, &["0 harvest food"]);
    assert_eq!(legal(&position), ["spend grey-iron"]);
}

#[test]
fn ds_16_19_harvest_double() {
    let table = owner("production_boom", "grey-iron grey-iron brown-gold").marker(ME, "improved_tools");
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(refused(&position, "double iron"), Some("DS-16.19"), "nothing harvested yet");
    play(
        &mut position,
        &["0 harvest iron", "0 spend grey-iron", "0 double iron", "0 harvest iron", "0 spend grey-iron"],
    );
    assert_eq!(position.resources(ME)[2], 4, "each icon gives two");
    assert_eq!(refused(&position, "double iron"), Some("DS-16.19"), "once");
    play(&mut position, &["0 done"]);
    assert_eq!(position.resources(ME)[2], 5, "the bonus is not doubled");
}

#[test]
fn ds_16_20_settle_reach() {
    let table = |card: &str| {
        let table = meadow(2).tile(26, -2, 0).tents_on(ME, 24, 1);
        table.active(ME, &dice("white-settle")).marker(ME, card)
    };
    let mut near = table("scouts").finish().expect("a position");
    play(&mut near, &["0 begin settle"]);
    assert_eq!(refused(&near, "settle 12"), Some("DS-12.1"));
    let mut far = table("wagon_trains").finish().expect("a position");
    play(&mut far, &["0 begin settle"]);
    assert_eq!(refused(&far, "settle 12"), None, "two steps over tile 14");
    assert_eq!(refused(&far, "settle 26"), Some("DS-12.1"), "three steps");
}

#[test]
fn ds_16_21_settle_take() {
    let mut position = owner("camp_followers", "white-settle").finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle"]);
    assert_eq!(position.tents(ME), 7);
}

#[test]
fn ds_16_22_factory_adjacent() {
    let table = meadow(2).tents_on(ME, 14, 1).tents_on(ME, 20, 1);
    assert_eq!(legal_with(&table.finish().expect("a position"), "factory"), [""; 0]);
    let mut position = table.marker(ME, "mobile_workforce").finish().expect("a position");
    assert_eq!(legal_with(&position, "factory"), ["factory 16 14", "factory 25 14"], "20 is not beside one");
    play(&mut position, &["0 factory 16 14"]);
    assert_eq!((position.resources(ME)[1], position.tents_on(ME, Tile(14)), position.tents(ME)), (1, 0, 6));
}

/// DS-16.32: the technologies on factories combine.
#[test]
fn ds_16_23_factory_keep_tent() {
    let table = meadow(2).tents_on(ME, 16, 1).tents_on(ME, 25, 1).marker(ME, "basic_engineering");
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 factory 16 16 keep"]);
    assert_eq!((position.tents_on(ME, Tile(16)), position.resources(ME)[1]), (1, 1));
    assert_eq!(refused(&position, "factory 25 25 keep"), Some("DS-16.23"), "once per round");
    assert_eq!(refused(&position, "factory 16 16"), Some("DS-18.1"));
}

#[test]
fn ds_16_24_factory_uses() {
    let mut position =
        meadow(2).tents_on(ME, 16, 3).marker(ME, "industrial_revolution").finish().expect("a position");
    play(&mut position, &["0 factory 16 16", "0 factory 16 16"]);
    assert_eq!(refused(&position, "factory 16 16"), Some("DS-18.1"));
}

#[test]
fn ds_16_32_technologies_on_factories_combine() {
    let table = meadow(2).tents_on(ME, 14, 2).marker(ME, "basic_engineering").marker(ME, "mobile_workforce");
    let mut position = table.marker(ME, "industrial_revolution").finish().expect("a position");
    play(&mut position, &["0 factory 16 14 keep", "0 factory 16 14"]);
    assert_eq!((position.tents_on(ME, Tile(14)), position.resources(ME)[1]), (1, 2));
}

#[test]
fn ds_16_25_set_die() {
    let mut position = owner("adaptability", "white-settle").finish().expect("a position");
    play(&mut position, &["0 use adaptability", "0 turn white-settle white-research"]);
    assert_eq!(refused(&position, "use adaptability"), Some("DS-16.25"), "once per round");
    let mut rolling = owner("adaptability", "white-settle").roll(ME).finish().expect("a position");
    play(&mut rolling, &["0 use adaptability", "0 turn white-settle white-pioneer"]);
    assert_eq!(rolling.spent(ME), [0; 6], "it costs no die");
}

#[test]
fn ds_16_26_repeat_action() {
    let table = owner("shift_work", "white-settle white-settle white-settle");
    let mut position = table.finish().expect("a position");
    play(
        &mut position,
        &["0 begin settle", "0 take", "0 spend white-settle", "0 done", "0 done", "1 done", "2 done"],
    );
    assert!(position.turned(ME).is_empty());
    play(&mut position, &["0 begin settle"]);
    assert!(!position.turned(ME).is_empty(), "turned over when it begins");
    play(&mut position, &["0 take", "0 spend white-settle", "0 done"]);
    assert_eq!(refused(&position, "begin settle"), Some("DS-9.1"), "no additional action");
    // An extra action may repeat a kind as well.
    let extra = |card: &str| {
        let table = owner(card, "white-settle white-settle").tile(30, 2, -1).tents_on(ME, 30, 1);
        let mut position = table.finish().expect("a position");
        play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle", "0 done"]);
        play(&mut position, &["0 factory 30 30"]);
        refused(&position, "begin settle")
    };
    assert_eq!((extra("scouts"), extra("shift_work")), (Some("DS-9.4"), None));
}

#[test]
fn ds_16_27_govern() {
    let table = |card| meadow(2).tents_on(ME, 14, 3).tents_on(YOU, 14, 1).marker(ME, card);
    assert_eq!(refused(&table("scouts").finish().expect("a position"), "govern 14"), Some("DS-18.2"));
    let mut position = table("surveyors").finish().expect("a position");
    play(&mut position, &["0 govern 14"]);
    assert_eq!((position.tents_on(ME, Tile(14)), position.houses(ME)), (1, 1));
}

#[test]
fn ds_16_28_pioneer_single() {
    let mut position =
        owner("veteran_pioneers", "white-pioneer green-pioneer grey-pioneer").finish().expect("a position");
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(legal(&position), ["harvest food", "harvest wood", "harvest iron"], "not Gold");
    play(&mut position, &["0 harvest food", "0 spend single white-pioneer", "0 harvest food"]);
    assert_eq!(legal(&position), ["spend pair green-pioneer grey-pioneer"], "once per round");
}

#[test]
fn ds_16_29_trade_bonus() {
    let mut position =
        owner("foreign_trade", "brown-trade").tokens(ME, [2, 0, 0, 0]).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade any food food", "0 spend brown-trade"]);
    assert_eq!(position.vp(ME), 3);
}

/// DS-16.30: every card of kind `score`. DS-D.13: Prosperity counts pairs.
#[test]
fn ds_16_30_score() {
    let table = everywhere("white-settle").tents_on(ME, 24, 2).house(ME, 18).tokens(ME, [1, 0, 0, 2]);
    let table = table.tents_on(YOU, 14, 2).tile(9, 2, -1).tents_on(ME, 9, 1).marker(YOU, "scouts");
    for (card, per) in [
        ("prosperity", 3 * 3),
        ("builder", 3),
        ("manifest_destiny", 2 * 5),
        ("university", 2 * 2),
        ("cartographer", 6),
        ("constitution", 2 * 4),
        ("chronicles", 1),
        ("married_bliss", 1),
        ("homesteaders", 2 * 5),
        ("treasury", 3),
        ("factory_towns", 2),
    ] {
        let position = table.marker(ME, card).marker(ME, "scouts").finish().expect("a position");
        let printed = tables().technology(tables().card(card).unwrap()).vp;
        assert_eq!(technology_points(&position) - 1 - i32::from(printed), per, "{card}");
    }
}

/// Two tents on a tile are a pair, four are two; two on two tiles are none, and houses do not count.
#[test]
fn ds_16_30_married_bliss_counts_pairs_tile_by_tile() {
    let points = |tents: &[(u8, u8)]| {
        let table = owner("married_bliss", "").tents_on(ME, 18, 0).house(ME, 24).house(ME, 24);
        let table = tents.iter().fold(table, |table, &(tile, n)| table.tents_on(ME, tile, n));
        technology_points(&table.finish().expect("a position")) - 3
    };
    assert_eq!([points(&[]), points(&[(14, 1), (16, 1)]), points(&[(14, 2)])], [0, 0, 1]);
    assert_eq!([points(&[(14, 4)]), points(&[(14, 3), (16, 3), (24, 2)])], [2, 3]);
}

/// Cards of earlier component sets count tents over the whole map.
#[test]
fn ds_16_30_tent_pair_counts_all_tents() {
    let mut files = Files::of::<DiceSettlers>();
    let text = files.text("technologies.toml").replace("tent_pair_on_tile", "tent_pair");
    files.replace("technologies.toml", text).expect("a file of this game");
    let tables = Components::keep(DiceSettlers::components(&files).expect("a possible card"));
    let start = GameSetup::new(2, &[("promo", "yes")]).start::<DiceSettlers>(tables, &mut Playout::new(1));
    let table = meadow_of(start).marker(ME, "married_bliss").tents_on(ME, 14, 1).tents_on(ME, 16, 2);
    let position = table.tents_on(ME, 18, 1).finish().expect("a position");
    assert_eq!(technology_points(&position), 3 + 2);
}

#[test]
fn ds_d_13_prosperity_counts_pairs_of_dice() {
    let table = owner("prosperity", "").bag(ME, [3, 0, 0, 0, 0, 0]).finish().expect("a position");
    assert_eq!(technology_points(&table), 5 + 3, "three dice are one pair");
}

#[test]
fn ds_16_33_losing_the_presence_does_not_cost_the_technology() {
    let table = meadow(2).tents_on(ME, 16, 1).tokens(ME, [1, 0, 0, 0]).active(ME, &dice("white-research"));
    let mut position = table.finish().expect("a position");
    play(
        &mut position,
        &["0 begin research", "0 research scouts food", "0 spend white-research", "0 factory 16 16"],
    );
    assert!(position.presence(ME).is_empty() && position.markers(ME).has(2));
}

#[test]
fn ds_16_34_at_most_one_marker_on_a_card() {
    let mut position =
        owner("scouts", "white-research").tokens(ME, [2, 2, 2, 0]).finish().expect("a position");
    play(&mut position, &["0 begin research"]);
    assert_eq!(refused(&position, "research scouts food"), Some("DS-16.1"));
    assert_eq!(position.dice(ME)[Colour::White.index()], 4);
}
