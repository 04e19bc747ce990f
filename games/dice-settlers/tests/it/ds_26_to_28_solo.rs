//! DS-26 to DS-28: the actions of the Diceoneer, the end of a solo game, and its difficulties.

use dice_settlers::{Arrangement, Colour, DiceSettlers, Event, Main, Resource, Stage, Tile};
use engine::{Game, Playout};
use testkit::GameSetup;

use crate::ds_23_to_25_solo::{BOT, act, roll, table, table_of, unused};
use crate::table::{ME, idle, legal, options, play, play_drawing, random_start, refused, tables, turn_of};

/// DS-D.25: in every action, Raid without a target included. DS-26.20: without presence nothing is possible.
#[test]
fn ds_26_1_unused_strength_gives_vp() {
    for main in [Main::Recruit, Main::Settle, Main::Raid, Main::Research] {
        let (position, events) = act(table("normal"), main, 3, "");
        assert_eq!((unused(&events), position.vp(BOT)), (3, 3), "{main}");
    }
    assert_eq!(act(table("hard-unspent"), Main::Raid, 3, "").0.vp(BOT), 6);
    assert_eq!(act(table("easy-unspent"), Main::Raid, 3, "").0.vp(BOT), 0);
}

/// DS-X.18: grey first; then green and grey are tied, and the supply decides; then you choose.
#[test]
fn ds_26_3_recruit_takes_the_colour_it_has_fewest_of() {
    use Colour::{Green, White, Yellow};
    let row = [White, White, White, Yellow, Yellow, Yellow, Green];
    let base = table("normal").tents_on(BOT, 18, 1).tents_on(BOT, 20, 1).bot_row(&row);
    let side =
        |table: Arrangement, n: u8| table.bot_side(Main::Recruit, [n, 0, 0, 0, 0, 0], None).last_round();
    let mut position = side(base, 1).finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "solo 1 row 0");
    assert_eq!(position.bot_row().last(), Some(&Colour::Grey));
    let level = base.bot_row(&[&row[..], &[Colour::Grey]].concat());
    let mut fewer = side(level, 1).supply([0, 5, 5, 5, 5, 4]).finish().expect("a position");
    play_drawing(&mut fewer, &["0 done"], "solo 1 row 0");
    assert_eq!(fewer.bot_row().last(), Some(&Colour::Grey), "fewest dice in supply");
    let mut choice = side(level, 1).supply([0, 5, 5, 5, 5, 5]).finish().expect("a position");
    play_drawing(&mut choice, &["0 done"], "solo 1 row 0");
    assert_eq!(legal(&choice), ["bot green", "bot grey"], "DS-26.2: you choose");
    assert_eq!(refused(&choice, "bot yellow"), Some("DS-26.2"));
    // The second die is looked at anew and lies after the first: grey, then green, of which fewer are in supply.
    let mut two = side(base, 3).supply([0, 3, 5, 5, 5, 5]).finish().expect("a position");
    play_drawing(&mut two, &["0 done"], "solo 1 row 0 row 0 row 0");
    assert_eq!(two.bot_row()[10..], [Colour::Grey, Green]);
}

#[test]
fn ds_26_3_strength_is_turned_into_dice() {
    let base = table("normal").tents_on(BOT, 18, 1);
    for (strength, dice, left) in [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 1), (6, 2, 3)] {
        let (position, events) = act(base, Main::Recruit, strength, "");
        let gained = position.bot_row().len() - usize::from(strength);
        assert_eq!((gained, unused(&events)), (dice, left), "strength {strength}");
    }
    let one = base.supply([0, 1, 5, 5, 5, 5]);
    for (strength, left) in [(2, 0), (3, 1)] {
        let (position, events) = act(one, Main::Recruit, strength, "");
        let gained = position.bot_row().len() - usize::from(strength);
        assert_eq!((gained, unused(&events)), (1, left), "one die is there, strength {strength}");
    }
}

/// DS-X.26: strength 5 gives 2 dice and 2 VP, or 1 die and 3 VP.
#[test]
fn ds_x_26_recruit_with_strength_5() {
    let base = table("normal").tents_on(BOT, 18, 1);
    let (two, _) = act(base, Main::Recruit, 5, "");
    assert_eq!((two.bot_row().len(), two.vp(BOT)), (7, 2));
    let (one, _) = act(base.supply([0, 1, 5, 5, 5, 0]), Main::Recruit, 5, "");
    assert_eq!((one.bot_row().len(), one.vp(BOT)), (6, 3));
}

/// DS-26.5: the "place" ability is ignored too.
#[test]
fn ds_26_4_explore_places_far_from_you() {
    let base = table("normal").tents_on(BOT, 14, 1).tents_on(BOT, 20, 1).tents_on(ME, 25, 1).stack(&[29, 31]);
    let (position, events) = act(base, Main::Explore, 3, "tile 29");
    assert_eq!(unused(&events), 0, "you are asked first");
    let cells = legal(&position);
    assert!(cells.len() > 1 && cells.iter().all(|text| text.starts_with("bot cell -")), "{cells:?}");
    let choice = legal(&position)[0].clone();
    let mut position = position;
    let events = play(&mut position, &[&format!("0 {choice}")]);
    assert_eq!((unused(&events), position.tents_on(BOT, Tile(29))), (2, 1));
    assert_eq!((position.resources(BOT), position.tents(BOT)), ([0; 4], 5), "a tent from its general supply");
}

#[test]
fn ds_26_5_it_ignores_every_ability() {
    let base = table("normal").tents_on(BOT, 18, 1).stack(&[15, 31]);
    let (position, events) = act(base, Main::Explore, 1, "tile 15");
    assert!(!events.iter().any(|event| matches!(event, Event::ExtraAction(_))));
    assert_eq!(position.stage(), Stage::Choosing);
}

#[test]
fn ds_26_6_you_may_join_and_then_it_adds_a_tent() {
    let base = table("normal").tents_on(BOT, 24, 1).tents_on(ME, 24, 1).tents_on(ME, 18, 1).stack(&[9, 11]);
    let asked = |table: Arrangement| finish(act(table, Main::Explore, 1, "tile 9")).0;
    let after = |table: Arrangement, answer: &str| {
        let mut position = asked(table);
        assert_eq!((position.stage(), position.to_act()), (Stage::Joining, Some(ME)));
        play(&mut position, &[answer]);
        (position.tents_on(BOT, Tile(9)), position.tents(BOT))
    };
    assert_eq!(after(base, "0 join"), (2, 4));
    assert_eq!(after(base, "0 done"), (1, 5), "you did not join");
    assert_eq!(after(base.tents(BOT, 0), "0 join"), (1, 0), "its personal supply is empty");
    let poor = asked(base.tents(ME, 0));
    assert_eq!((poor.stage() == Stage::Joining, poor.tents_on(BOT, Tile(9))), (false, 1), "you have no tent");
    let far = table("normal").tents_on(BOT, 24, 1).tents_on(ME, 20, 1).stack(&[9, 11]);
    let far = asked(far);
    assert_eq!((far.stage() == Stage::Joining, far.tents_on(BOT, Tile(9))), (false, 1), "you are not beside");
}

/// DS-26.21: with no legal cell all strength is unused and no tile is drawn.
#[test]
fn ds_26_7_with_an_empty_stack_all_strength_is_unused() {
    let (_, events) = act(table("normal").tents_on(BOT, 18, 1).stack(&[]), Main::Explore, 2, "");
    assert_eq!(unused(&events), 2);
    let (enclosed, events) = act(table("normal").tents_on(BOT, 14, 1).stack(&[9]), Main::Explore, 2, "");
    assert_eq!((unused(&events), enclosed.stack().len()), (2, 1));
}

/// DS-D.43: its twenty tents are all it has.
#[test]
fn ds_26_21_without_general_tents_it_takes_one_of_its_own() {
    let base = table("normal").tents_on(BOT, 24, 2).tents_on(ME, 24, 2).tents(BOT, 18).stack(&[9, 11]);
    let (mut position, _) = act(base, Main::Explore, 1, "tile 9");
    while position.stage() == Stage::Choosing {
        let first = format!("0 {}", legal(&position)[0]);
        play(&mut position, &[&first]);
    }
    play(&mut position, &["0 done"]);
    assert_eq!((position.tents(BOT), position.tents_on(BOT, Tile(9))), (17, 1));
    let none = table("normal").tents_on(BOT, 24, 20).tents_on(ME, 20, 18).tents(BOT, 0).stack(&[9, 11]);
    let (position, _) = finish(act(none, Main::Explore, 1, "tile 9"));
    assert!(position.map().has(9) && !position.presence(BOT).has(9), "a tile without a tent");
}

/// DS-26.8: a new terrain first, then a new tile, …
#[test]
fn ds_26_8_settle_goes_by_priorities() {
    let (new_terrain, _) = act(
        table("normal").tents_on(BOT, 18, 1).tents_on(BOT, 14, 1).tents_on(BOT, 24, 1).tents_on(BOT, 20, 1),
        Main::Settle,
        1,
        "",
    );
    assert_eq!(new_terrain.tents_on(BOT, Tile(12)), 1, "desert is the only new terrain");
    let all =
        [18, 14, 24, 20, 12].into_iter().fold(table("normal"), |table, tile| table.tents_on(BOT, tile, 1));
    let (new_tile, _) = act(all.tents_on(BOT, 16, 1), Main::Settle, 1, "");
    assert_eq!(new_tile.tents_on(BOT, Tile(25)), 1, "the only tile without its presence");
    let full = all.tents_on(BOT, 16, 1).tents_on(BOT, 25, 2).tents_on(ME, 24, 3);
    let (house, _) = act(full, Main::Settle, 1, "");
    assert!(house.houses_on(BOT, Tile(25)) == 1, "one tent was missing for a house");
}

/// The second priority skips a tile that would give nothing: it has your house, and no second number.
#[test]
fn ds_26_8_a_worthless_tile_is_not_a_new_tile() {
    let present = [14, 24, 18, 20, 12, 16, 25].into_iter();
    let base = present.fold(table("normal"), |table, tile| table.tents_on(BOT, tile, 1)).tile(9, 2, -1);
    let (open, _) = act(base.tents_on(ME, 9, 1), Main::Settle, 1, "");
    assert_eq!(open.tents_on(BOT, Tile(9)), 1, "your tent does not hinder");
    let (worthless, _) = finish(act(base.house(ME, 9), Main::Settle, 1, ""));
    assert_eq!(worthless.tents_on(BOT, Tile(9)), 0, "desert 5/0 under your house");
    let (second, _) = act(base.tents_on(BOT, 25, 0).house(ME, 25).house(ME, 9), Main::Settle, 1, "");
    assert_eq!(second.tents_on(BOT, Tile(25)), 1, "plains 5/2: the second number is worth a tent");
}

/// DS-26.22: with all houses built, the third priority is skipped and the last three decide.
#[test]
fn ds_26_8_control_comes_before_high_numbers() {
    let houses = [24, 18, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.house(BOT, tile));
    let base = houses.tents_on(BOT, 14, 1).tents_on(BOT, 25, 1);
    let after = |table: Arrangement| finish(act(table, Main::Settle, 1, "")).0;
    let denied = after(base.tents_on(ME, 14, 2).tents_on(ME, 25, 1));
    assert_eq!(denied.tents_on(BOT, Tile(14)), 2, "4: your sole control ends");
    let tie = after(base.tents_on(ME, 14, 3).tents_on(ME, 25, 1));
    assert_eq!(tie.tents_on(BOT, Tile(25)), 2, "5: shared control, and one tent would not reach you on 14");
    let highest = after(base.tents_on(ME, 14, 3));
    assert_eq!(highest.tents_on(BOT, Tile(20)), 1, "6: the mountains of 9");
}

/// DS-D.33: in Settle and Raid, when they begin and after each tent; in no other action, and not in your turn.
#[test]
fn ds_26_9_it_builds_in_settle_and_raid() {
    let base = table("normal").tents_on(BOT, 16, 4).tents_on(ME, 16, 2);
    let mut position = base.finish().expect("a position");
    play(&mut position, &["0 factory 16 16"]);
    assert_eq!(position.houses(BOT), 0, "you thinned out your tents, but it is your turn");
    let lead = base.tents_on(ME, 16, 1);
    for main in [Main::Settle, Main::Raid] {
        let (built, _) = finish(act(lead.tents(BOT, 0), main, 1, ""));
        assert_eq!((built.houses_on(BOT, Tile(16)), built.houses(BOT)), (1, 1), "{main} begins");
    }
    let (raided, _) = act(lead.tents(BOT, 0), Main::Raid, 1, "");
    assert_eq!((raided.tents_on(BOT, Tile(16)), raided.tents(BOT), raided.bot_general_tents()), (1, 0, 19));
    for main in [Main::Recruit, Main::Trade, Main::Research] {
        assert_eq!(finish(act(lead, main, 1, "")).0.houses(BOT), 0, "{main}");
    }
    let own = table("normal").house(BOT, 16).tents_on(BOT, 16, 4).tents(BOT, 0);
    assert_eq!(finish(act(own, Main::Settle, 1, "")).0.houses(BOT), 1, "no second house on a tile");
}

/// A game that began under version 1 continues under it: the Diceoneer also builds in your turn.
#[test]
fn ds_d_37_under_rules_1_it_builds_in_your_turn() {
    let start = GameSetup::new(1, &[]).with_rules(1).start(tables(), &mut Playout::new(1));
    let first_rules = table_of(start).tents_on(BOT, 16, 4).tents_on(ME, 16, 2);
    let mut position = first_rules.finish().expect("a position");
    play(&mut position, &["0 factory 16 16"]);
    assert_eq!(position.houses_on(BOT, Tile(16)), 1);
    assert_eq!((position.tents_on(BOT, Tile(16)), position.bot_general_tents()), (1, 14));
}

/// The house is built before the next tent is placed.
#[test]
fn ds_26_24_it_builds_between_two_tents() {
    let base = all_but_25().tents_on(BOT, 25, 2).tents_on(ME, 24, 3);
    let (position, events) = finish(act(base, Main::Settle, 2, ""));
    let steps: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::TentPlaced(BOT, _) | Event::HouseBuilt(BOT, _)))
        .collect();
    assert!(
        matches!(steps[..], [Event::TentPlaced(..), Event::HouseBuilt(..), Event::TentPlaced(..)]),
        "{steps:?}"
    );
    assert!(position.houses_on(BOT, Tile(25)) == 1);
}

/// DS-X.19: strength 2, one tent: it places it, takes 3, places one; with one more strength it would take 5.
#[test]
fn ds_26_10_with_an_empty_supply_it_takes_tents() {
    let base = all_but_25().tents(BOT, 1);
    let (two, _) = finish(act(base, Main::Settle, 2, ""));
    assert_eq!(two.tents(BOT), 2);
    let (three, events) = finish(act(base, Main::Settle, 3, ""));
    assert_eq!(three.tents(BOT), 4);
    assert_eq!(unused(&events), 0);
}

/// The Diceoneer has a tent on every tile but 25; you have enough everywhere that it builds no house.
fn all_but_25() -> Arrangement {
    [18, 14, 24, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.tents_on(BOT, tile, 1))
}

/// Continues with the first choice wherever you choose for the Diceoneer.
fn finish((mut position, mut events): (DiceSettlers, Vec<Event>)) -> (DiceSettlers, Vec<Event>) {
    while position.stage() == Stage::Choosing {
        let first = format!("0 {}", legal(&position)[0]);
        events.extend(play(&mut position, &[&first]));
    }
    (position, events)
}

/// DS-X.20: strength 5, 2 tents in personal and 2 in general supply: it places 2 and gains 3 VP.
#[test]
fn ds_26_11_with_too_few_tents_it_takes_none() {
    let base = all_but_25().tents(BOT, 2).tents_on(BOT, 18, 11).house(BOT, 18);
    let (position, events) = finish(act(base, Main::Settle, 5, ""));
    assert_eq!((unused(&events), position.vp(BOT), position.tents(BOT)), (3, 3, 0));
}

/// DS-26.12, DS-D.29: shields lower the strength once; if none is left, it gains VP for one unused strength.
#[test]
fn ds_26_12_shields_lower_its_strength() {
    let base = table("normal").tents_on(BOT, 14, 1).tents_on(ME, 14, 5).marker(ME, "city_walls");
    let (none, events) = act(base, Main::Raid, 2, "");
    assert_eq!((none.tents_on(ME, Tile(14)), unused(&events)), (5, 1));
    let hard = table("hard-unspent").tents_on(BOT, 14, 1).tents_on(ME, 14, 5).marker(ME, "city_walls");
    assert_eq!(act(hard, Main::Raid, 2, "").0.vp(BOT), 2, "as for one unused strength");
    let (two, events) = act(base, Main::Raid, 4, "");
    assert_eq!((two.tents_on(ME, Tile(14)), unused(&events)), (3, 0));
}

/// Your tents run out in a Raid, or there is nothing to recruit or to raid: the strength left is unused.
#[test]
fn ds_d_42_strength_left_for_any_reason_gives_vp() {
    let raid = table("normal").tents_on(BOT, 14, 1).tents_on(ME, 14, 1);
    assert_eq!(act(raid, Main::Raid, 3, "").0.vp(BOT), 2, "your only tent is swapped");
    assert_eq!(act(raid.tents_on(ME, 14, 0), Main::Raid, 3, "").0.vp(BOT), 3, "nothing to raid");
    let recruit = raid.supply([0; 6]);
    assert_eq!(act(recruit, Main::Recruit, 3, "").0.vp(BOT), 3, "nothing to recruit");
}

/// DS-26.14, DS-26.15: swap by swap; the strength left is unused.
#[test]
fn ds_26_13_it_raids_where_it_can_swap_most() {
    let base =
        table("normal").tents_on(BOT, 14, 1).tents_on(BOT, 24, 1).tents_on(ME, 14, 2).tents_on(ME, 24, 3);
    let (position, events) = act(base, Main::Raid, 4, "");
    assert_eq!(
        (position.tents_on(ME, Tile(24)), position.tents_on(ME, Tile(14)), unused(&events)),
        (0, 2, 1)
    );
    assert_eq!(position.tents(ME), 8, "to your personal supply");
    assert!(position.houses_on(BOT, Tile(24)) == 1, "DS-26.9 applies after each swap");
    let (tired, events) = act(base.tents(BOT, 1), Main::Raid, 3, "");
    assert_eq!((tired.tents(BOT), unused(&events)), (0, 2), "no tent left");
    let (_, events) = act(base.tents(BOT, 0), Main::Raid, 3, "");
    assert_eq!(unused(&events), 3, "no tent to begin with");
}

/// One swap is possible on each of two tiles, where it has one tent: which one is raided?
#[test]
fn ds_26_13_ties_are_broken_in_order() {
    let raided = |one: (u8, u8), other: (u8, u8)| {
        let place =
            |table: Arrangement, (tile, tents)| table.tents_on(BOT, tile, 1).tents_on(ME, tile, tents);
        let (position, _) = act(place(place(table("normal"), one), other), Main::Raid, 1, "");
        assert_eq!(position.stage(), Stage::Over, "nobody is asked");
        let hit = |(tile, tents): (u8, u8)| position.tents_on(ME, Tile(tile)) < tents;
        assert_ne!(hit(one), hit(other));
        if hit(one) { one.0 } else { other.0 }
    };
    assert_eq!(raided((14, 3), (20, 1)), 14, "your sole control ends, before shared control");
    assert_eq!(raided((14, 1), (20, 4)), 14, "shared control");
    assert_eq!(raided((14, 4), (20, 5)), 14, "fewest tents missing for a house");
    assert_eq!(raided((14, 4), (20, 4)), 20, "the mountains of 9, not the hills of 6");
}

/// It builds after the first swap, with five tents to two, and the raid on that tile goes on.
#[test]
fn ds_26_14_a_house_does_not_end_the_raid() {
    let base = table("normal").tents_on(BOT, 14, 4).tents_on(ME, 14, 3);
    let (position, events) = act(base, Main::Raid, 3, "");
    let steps: String = events
        .iter()
        .filter_map(|event| match event {
            Event::Swapped(BOT, ..) => Some('s'),
            Event::HouseBuilt(BOT, _) => Some('h'),
            _ => None,
        })
        .collect();
    assert_eq!(steps, "shss");
    assert_eq!((position.tents_on(BOT, Tile(14)), position.tents_on(ME, Tile(14))), (4, 0));
    assert_eq!((position.tents(BOT), position.tents(ME), unused(&events)), (2, 8, 0));
}

#[test]
fn ds_26_20_without_presence_it_explores_anywhere() {
    let (position, _) = act(table("normal").stack(&[9, 11]), Main::Explore, 1, "tile 9");
    let mut cells = legal(&position);
    cells.sort();
    let six = ["-1,-1", "-1,2", "-2,1", "1,-2", "1,1", "2,-1"].map(|cell| format!("bot cell {cell}"));
    assert_eq!(cells, six, "the cells that touch two tiles");
}

/// DS-26.23: Gold last; among the others you choose.
#[test]
fn ds_26_16_trade_sells_three_for_each_strength() {
    let base = table("normal").tokens(BOT, [2, 0, 1, 3]);
    let (position, events) = act(base, Main::Trade, 3, "");
    assert_eq!((position.vp(BOT), unused(&events), position.resources(BOT)), (12 + 1, 1, [0; 4]));
    let (choice, _) = act(table("normal").tokens(BOT, [2, 0, 2, 1]), Main::Trade, 1, "");
    assert_eq!(legal(&choice), ["bot sells food", "bot sells iron"]);
    assert_eq!(refused(&choice, "bot sells gold"), Some("DS-26.2"));
    assert_eq!(act(base, Main::Trade, 2, "").0.vp(BOT), 12);
    assert_eq!(act(table("easy-trade").tokens(BOT, [3, 0, 0, 0]), Main::Trade, 1, "").0.vp(BOT), 3);
    assert_eq!(act(table("hard-trade").tokens(BOT, [3, 0, 0, 0]), Main::Trade, 1, "").0.vp(BOT), 9);
}

/// DS-26.18, DS-27.4: only the printed VP, and 1 VP for the technology.
#[test]
fn ds_26_17_research_takes_the_card_with_most_vp() {
    let base = table("normal").tents_on(BOT, 24, 1).tents_on(BOT, 18, 1).tokens(BOT, [1, 0, 0, 1]);
    let (position, events) = act(base, Main::Research, 3, "");
    let slot = position.slot(tables().card("mobile_workforce").unwrap()).unwrap();
    assert!(position.markers(BOT).has(slot.0), "3 VP, plains and forest, 2 icons, 1 Food");
    assert_eq!((position.resources(BOT), unused(&events)), ([0, 0, 0, 1], 1), "other tokens first");
    assert_eq!(position.standings().score(BOT).points[2], 3 + 1);
    assert_eq!(position.standings().score(BOT).points[5], 1, "1 VP per resource left");
    let (none, events) = act(base.tokens(BOT, [0; 4]), Main::Research, 3, "");
    assert_eq!((none.markers(BOT).len(), unused(&events)), (0, 3));
    let tie = table("normal").tents_on(BOT, 24, 1).tents_on(BOT, 12, 1).tents_on(BOT, 14, 1);
    let (tie, _) = act(tie.tokens(BOT, [0, 1, 1, 0]), Main::Research, 2, "");
    let [coaches, rush] = ["large_coaches", "gold_rush"]
        .map(|id| tables().card(id).and_then(|card| tie.slot(card)).expect("on the table"));
    assert!(coaches < rush && tie.markers(BOT).has(coaches.0), "2 VP each: the first in the row");
}

/// It takes Married Bliss like any other card and scores its printed VP.
#[test]
fn ds_26_18_only_printed_vp() {
    let start = random_start(1, &[("promo", "yes")], 1);
    let base = table_of(start).tents_on(BOT, 24, 4).house(BOT, 24).tents_on(BOT, 18, 2);
    let (position, events) = act(base, Main::Research, 4, "");
    let slot = position.slot(tables().card("married_bliss").unwrap()).unwrap();
    assert!(position.markers(BOT).has(slot.0), "no terrain and no resources: the only one it can pay");
    assert_eq!(
        (position.standings().score(BOT).points[2], unused(&events)),
        (3 + 1, 1),
        "no VP for its pairs"
    );
}

/// DS-26.19, DS-26.22: twenty tents; with no house left nothing is built.
#[test]
fn ds_26_22_with_no_house_left_nothing_is_built() {
    let houses = [24, 18, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.house(BOT, tile));
    let base = houses.tents_on(BOT, 14, 5).tents(BOT, 2);
    assert_eq!(base.finish().expect("a position").bot_general_tents(), 13);
    let (position, _) = finish(act(base, Main::Settle, 1, ""));
    assert_eq!((position.houses_on(BOT, Tile(14)), position.houses(BOT)), (0, 5));
    // One house is left, and it leads on two tiles: the mountains of 9 before the hills of 6.
    let four = [24, 18, 12, 16].into_iter().fold(table("normal"), |table, tile| table.house(BOT, tile));
    let two = four.tents_on(BOT, 14, 3).tents_on(BOT, 20, 3).tents(BOT, 0);
    let (position, _) = finish(act(two, Main::Settle, 1, ""));
    assert_eq!([14, 20].map(|tile| position.houses_on(BOT, Tile(tile))), [0, 1]);
}

/// Several cells are equally far from you: you choose. DS-D.28: with nothing of yours on the map, among all.
#[test]
fn ds_26_2_where_several_choices_remain_you_choose() {
    let base = table("normal").tents_on(BOT, 18, 1).stack(&[9, 11]);
    let (all, _) = act(base, Main::Explore, 1, "tile 9");
    assert_eq!(legal(&all), ["bot cell 1,1", "bot cell -1,2"]);
    let (far, _) = act(base.tents_on(ME, 24, 1), Main::Explore, 1, "tile 9");
    assert_eq!(
        far.cell(Tile(9)),
        dice_settlers::Cell::new(-1, 2),
        "no neighbour with your presence: no choice left"
    );
}

/// The distance is that to the nearest of your tents, not their sum.
#[test]
fn ds_d_28_far_is_measured_to_your_nearest_tent() {
    let base = table("normal").tents_on(BOT, 20, 1).tents_on(BOT, 16, 1).stack(&[9, 11]);
    let (position, _) = act(base.tents_on(ME, 25, 1).tents_on(ME, 18, 1), Main::Explore, 1, "tile 9");
    let nearest = |cell: dice_settlers::Cell| {
        [25, 18].map(|tile| position.cell(Tile(tile)).distance(cell)).into_iter().min().expect("two tents")
    };
    let cells: Vec<u8> = if position.stage() == Stage::Choosing {
        let cell = |text: &String| {
            let (q, r) = text.trim_start_matches("bot cell ").split_once(',').expect("a cell");
            nearest(dice_settlers::Cell::new(q.parse().expect("a number"), r.parse().expect("a number")))
        };
        legal(&position).iter().map(cell).collect()
    } else {
        vec![nearest(position.cell(Tile(9)))]
    };
    assert!(cells.iter().all(|&distance| distance == 2), "{cells:?}");
}

/// Only tokens in the centre are sold or paid.
#[test]
fn ds_d_36_tokens_at_the_sides_are_steps_and_strength_only() {
    let base = table("normal").bot_side(Main::Raid, [0; 6], Some(Resource::Food)).last_round();
    let mut position = base.bot_side(Main::Trade, [0; 6], Some(Resource::Iron)).finish().expect("a position");
    let events = play_drawing(&mut position, &["0 done"], "solo 2");
    assert_eq!((position.bot_marker(), unused(&events)), (Main::Trade, 1), "nothing to sell");
    assert_eq!(position.bot_side(Main::Raid).1, Some(Resource::Food));
}

#[test]
fn ds_d_23_a_token_at_a_side_is_not_stored() {
    let base = table("normal").bot_side(Main::Raid, [0; 6], Some(Resource::Food));
    let position = roll(base.bot_row(&[Colour::Green]), "roll 1 row 1");
    assert_eq!(position.resources(BOT), [0, 1, 0, 0], "the centre was empty, so it goes there");
}

#[test]
fn ds_27_2_a_bot_tent_may_be_taken_off_a_factory() {
    let base = table("normal").tents_on(BOT, 16, 2).tents_on(BOT, 25, 2).tents_on(ME, 25, 2).second_turn(BOT);
    let mut position = base.second_turn(ME).finish().expect("a position");
    play(&mut position, &["0 done"]);
    assert_eq!(legal(&position), ["evict 16", "done"], "more tents than you");
    play_drawing(&mut position, &["0 evict 16"], "die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert_eq!(
        (position.tents(BOT), position.tents_on(BOT, Tile(16)), position.resources(BOT)),
        (6, 1, [0; 4])
    );
    let mut one = table("normal").tents_on(BOT, 16, 1).finish().expect("a position");
    play_drawing(&mut one, &["0 done"], "die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert_eq!(one.stage(), Stage::Roll, "a single tent stays");
}

/// It acts at Raid; what lies at Settle is there in the next round as well.
#[test]
fn ds_27_1_what_lies_around_the_hexagon_stays() {
    let base = table("normal").bot_side(Main::Raid, [0, 0, 0, 0, 0, 1], None);
    let base = base.bot_side(Main::Settle, [1, 0, 1, 0, 0, 0], Some(Resource::Food));
    let mut position = base.finish().expect("a position");
    let round = position.round();
    play_drawing(&mut position, &["0 done"], "solo 1 row 5 die 0 roll 1 die 0 roll 1 die 0 roll 1");
    assert_eq!((position.round(), position.stage()), (round + 1, Stage::Roll));
    assert_eq!(position.bot_side(Main::Settle), ([1, 0, 1, 0, 0, 0], Some(Resource::Food)));
}

/// DS-27.3: the bot counts as a player in conditions and scoring.
#[test]
fn ds_27_3_the_bot_counts_as_a_player() {
    let houses = [24, 18, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.house(BOT, tile));
    let position = houses.bot_row(&[Colour::White; 3]).bot_side(Main::Raid, [1, 0, 0, 0, 0, 0], None);
    let position = position.finish().expect("a position");
    assert!(position.end_conditions()[0]);
    let score = *position.standings().score(BOT);
    assert_eq!((score.points[3], score.points[4]), (6, 26), "dice in the row and around the hexagon");
}

/// DS-28.1, DS-28.2, DS-D.27: 2 VP instead of 1 for a technology.
#[test]
fn ds_27_4_technologies_and_resources_score_at_the_end() {
    let points = |level: &str| {
        let base = table(level).tokens(BOT, [1, 0, 0, 0]).marker(BOT, "scouts");
        let position = base.bot_side(Main::Raid, [0; 6], Some(Resource::Iron)).finish().expect("a position");
        let score = *position.standings().score(BOT);
        (score.points[2], score.points[5])
    };
    assert_eq!(points("normal"), (1 + 1, 2));
    assert_eq!(points("easy-end-resources,easy-end-technologies"), (1, 0));
    assert_eq!(points("hard-technologies"), (1 + 2, 2), "2 instead of 1");
}

/// DS-28.3: tokens used go to the storage as Gold, before the action is carried out.
#[test]
fn ds_28_3_gold_rush() {
    let base = table("gold-rush").bot_side(Main::Trade, [0; 6], Some(Resource::Food)).last_round();
    let mut position = base.finish().expect("a position");
    play_drawing(&mut position, &["0 done"], "solo 1");
    assert_eq!(position.vp(BOT), 2, "the token used is sold");
    let rolled = roll(table("gold-rush").bot_row(&[Colour::Green]), "roll 1 row 1");
    assert_eq!(rolled.resources(BOT), [0, 0, 0, 1]);
}

/// DS-28.1, DS-28.2, DS-28.4.
#[test]
fn ds_28_5_of_options_with_the_same_key_one_may_be_on() {
    let read = |level: &str| DiceSettlers::options(&tables(), &options(&[("diceoneer", level)]));
    for option in tables().solo.options.iter().filter(|option| !option.id.starts_with("easy-end")) {
        assert!(read(&option.id).is_ok(), "{}", option.id);
    }
    for level in
        ["easy-dice,hard-dice", "easy-end-resources", "easy-end-technologies,hard-technologies", "brutal"]
    {
        assert!(read(level).is_err(), "{level}");
    }
    assert!(read("easy-dice,hard-tents,gold-rush").is_ok());
    let mut position = table("normal").finish().expect("a position");
    idle(&mut position, 1, turn_of(ME));
    assert_eq!(
        (position.seats(), position.standings().ranking().len()),
        (1, 2),
        "the Diceoneer is ranked too"
    );
}
