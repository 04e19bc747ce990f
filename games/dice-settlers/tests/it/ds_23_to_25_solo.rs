//! DS-23 to DS-25: the solo game against the Diceoneer, up to the actions.

use dice_settlers::{Arrangement, Colour, DiceSettlers, Event, Main, Resource, Stage, Tile};
use engine::{Game, Playout};

use crate::table::{ME, Stacked, YOU, dice, options, play, play_drawing, random_game, random_start, tables};

/// The seat of the Diceoneer.
pub(crate) const BOT: engine::Seat = YOU;

/// A solo game with these difficulty options on the map of `meadow`; nobody is present, and the sides of the hexagon
/// are empty. You have no active die; it is your second turn, so that the Diceoneer acts when you end it.
pub(crate) fn table(level: &str) -> Arrangement {
    table_of(random_start(1, &[("diceoneer", level)], 1))
}

/// The same table in a solo game that has just begun.
pub(crate) fn table_of(start: DiceSettlers) -> Arrangement {
    let mut table = Arrangement::of(start).clear_map();
    for (number, q, r) in
        [(14, 0, 0), (24, 1, 0), (18, 0, 1), (20, -1, 1), (12, -1, 0), (16, 0, -1), (25, 1, -1)]
    {
        table = table.tile(number, q, r);
    }
    for main in Main::ALL.into_iter().filter(|&main| main != Main::Harvest) {
        table = table.bot_side(main, [0; 6], None);
    }
    let table = table.bot_row(&[]).bot_marker(Main::Recruit);
    table.active(ME, &[]).bag(ME, [3, 1, 1, 0, 0, 0]).tents(ME, 5).tents(BOT, 5).first(ME).second_turn(ME)
}

/// Puts a number of grey dice at one side, where the Diceoneer will act.
fn acting(table: Arrangement, main: Main, strength: u8) -> Arrangement {
    table.bot_side(main, [0, 0, 0, 0, 0, strength], None)
}

/// Plays the Diceoneer's second action with this strength, and the roll of your dice of the next round; returns the
/// events.
pub(crate) fn act(table: Arrangement, main: Main, strength: u8, draws: &str) -> (DiceSettlers, Vec<Event>) {
    let mut position = acting(table, main, strength).last_round().finish().expect("a position");
    let rows = "row 5 ".repeat(strength.into());
    let events = play_drawing(&mut position, &["0 done"], &format!("solo 1 {rows}{draws}"));
    (position, events)
}

pub(crate) fn unused(events: &[Event]) -> u8 {
    events.iter().map(|event| if let Event::BotUnused(n) = event { *n } else { 0 }).sum()
}

#[test]
fn ds_23_1_the_hexagon_has_six_sides_and_the_die_1_2_2_3_3_4() {
    assert_eq!(tables().solo.die, [1, 2, 2, 3, 3, 4]);
    assert!(!tables().solo.clockwise.contains(&Main::Harvest));
}

/// DS-23.4, DS-23.5, DS-23.6, DS-23.8.
#[test]
fn ds_23_2_a_two_player_game_without_bag() {
    let position = random_start(1, &[], 3);
    assert_eq!(
        (position.stack().len(), position.vp_supply(), position.supply()),
        (19, 30, [0, 5, 5, 5, 5, 5])
    );
    assert_eq!((position.bag(BOT), position.tents(BOT), position.bot_general_tents()), ([0; 6], 6, 14));
    let mut row = position.bot_row().to_vec();
    row.sort();
    assert_eq!(row, [Colour::White, Colour::White, Colour::White, Colour::Green, Colour::Yellow]);
    assert_eq!(position.bot_marker(), Main::Recruit);
    assert_eq!(position.bot_side(Main::Explore), ([0; 6], Some(Resource::Gold)));
    assert_eq!((position.first_player(), position.to_act()), (ME, Some(ME)));
    let orders = (0..20).map(|number| random_start(1, &[], number).bot_row().to_vec());
    assert!(orders.collect::<std::collections::BTreeSet<_>>().len() > 5, "in random order");
}

#[test]
fn ds_23_3_the_bot_gets_a_random_tile_and_no_benefit() {
    let options = DiceSettlers::options(&tables(), &options(&[])).unwrap();
    let draws = "row 0 row 0 row 0 row 1 row 2 start 7 start 1 start 3";
    let mut position = DiceSettlers::start(tables(), &options, 1, &mut Stacked::new(draws)).unwrap();
    let rolls = "die 0 roll 1 die 0 roll 1 die 0 roll 1";
    play_drawing(&mut position, &["0 draft 1"], &format!("start 2 start 7 {rolls}"));
    assert_eq!((position.tents_on(BOT, Tile(7)), position.tents(BOT)), (1, 5));
    assert!(position.houses(BOT) == 0, "on tile 7 also a tent");
}

#[test]
fn ds_23_4_the_row_begins_in_random_order() {
    assert_eq!(random_start(1, &[], 5).bot_row().len(), 5);
}

#[test]
fn ds_23_5_the_marker_starts_at_recruit_and_a_gold_lies_at_explore() {
    assert_eq!((tables().solo.marker, tables().solo.token), (Main::Recruit, (Main::Explore, Resource::Gold)));
}

#[test]
fn ds_23_6_you_begin_and_the_token_alternates() {
    let mut firsts = Vec::new();
    random_game(random_start(1, &[], 2), 2, |position, _| {
        if usize::from(position.round()) > firsts.len() {
            firsts.push(position.first_player());
        }
    });
    assert_eq!(firsts[..4], [ME, BOT, ME, BOT]);
}

/// DS-D.24: the order is one line of solo.toml.
#[test]
fn ds_23_7_the_sides_clockwise() {
    let words = tables().solo.clockwise.map(Main::word);
    assert_eq!(words, ["recruit", "explore", "research", "raid", "trade", "settle"]);
}

#[test]
fn ds_23_8_hard_tents_are_8_and_12() {
    let position = random_start(1, &[("diceoneer", "hard-tents")], 1);
    assert_eq!((position.tents(BOT), position.bot_general_tents()), (8, 12));
}

#[test]
fn ds_23_9_its_vp_come_from_the_general_supply() {
    let (position, _) = act(table("normal"), Main::Settle, 2, "");
    assert_eq!((position.vp(BOT), position.vp_supply()), (2, 28));
}

/// Your roll phase ends; the Diceoneer rolls these sides.
pub(crate) fn roll(table: Arrangement, draws: &str) -> DiceSettlers {
    let mut position = table.roll(ME).finish().expect("a position");
    play_drawing(&mut position, &["0 done"], draws);
    position
}

/// DS-24.1, DS-24.3, DS-24.6, DS-24.8.
#[test]
fn ds_24_2_dice_are_taken_from_the_front_of_the_row() {
    for (length, taken) in [(1, 1), (4, 4), (5, 4), (8, 4)] {
        let row = vec![Colour::White; length];
        let position = roll(table("normal").bot_row(&row), &"roll 1 ".repeat(taken));
        assert_eq!(position.bot_side(Main::Recruit).0[0], taken as u8, "a row of {length}");
        assert_eq!(position.bot_row().len(), length - taken, "the rest moves up");
    }
    assert_eq!(tables().solo.take, [(1, 4), (5, 4), (9, 5), (11, 6)]);
    let easy = roll(table("easy-dice").bot_row(&[Colour::White; 5]), &"roll 1 ".repeat(3));
    assert_eq!(easy.bot_row().len(), 2, "at most your quota of 3");
    let normal = roll(table("normal").bot_row(&[Colour::White; 9]), &"roll 1 ".repeat(4));
    assert_eq!(normal.bot_row().len(), 5, "at most your quota and one");
    let hard = roll(table("hard-dice").bot_row(&[Colour::White; 9]), &"roll 1 ".repeat(5));
    assert_eq!(hard.bot_row().len(), 4, "at most your quota and two");
}

/// Also in a round that the Diceoneer begins: it rolls only after your roll phase.
#[test]
fn ds_24_1_you_roll_first() {
    let mut position = table("normal").bot_row(&[Colour::White; 2]).finish().expect("a position");
    let yours = "die 0 roll 1 die 0 roll 1 die 1 roll 1";
    play_drawing(&mut position, &["0 done"], yours);
    assert_eq!((position.first_player(), position.stage(), position.to_act()), (BOT, Stage::Roll, Some(ME)));
    assert_eq!((position.bot_row().len(), position.bot_side(Main::Recruit).0[0]), (2, 0), "not rolled yet");
    let events = play_drawing(&mut position, &["0 done"], "roll 1 roll 1 solo 1 row 0 row 0");
    assert_eq!(
        events[..2],
        [Event::BotDie(Colour::White, Main::Recruit); 2],
        "now it rolls, and then it begins"
    );
    assert!(events.contains(&Event::BotActs(Main::Recruit, 2)));
    assert_eq!((position.stage(), position.turn()), (Stage::Turn, ME));
}

/// Your quota is 3 and 2 by a technology, so that six dice may be taken.
#[test]
fn ds_24_2_longer_rows_give_more_dice() {
    for (length, taken) in [(8, 4), (9, 5), (10, 5), (11, 6), (12, 6)] {
        let table = table("normal").bot_row(&vec![Colour::White; length]).bag(ME, [0; 6]);
        let table = table.marker(ME, "stable_government").first(BOT);
        let mut position = table.finish().expect("a position");
        play(&mut position, &["0 done"]);
        assert_eq!((position.stage(), position.quota(ME)), (Stage::Roll, 5));
        play_drawing(&mut position, &["0 done"], &"roll 1 ".repeat(taken));
        assert_eq!(position.bot_row().len(), length - taken, "a row of {length}");
        assert_eq!(usize::from(position.bot_side(Main::Recruit).0[0]), taken);
    }
}

#[test]
fn ds_24_3_action_icons_go_to_their_sides() {
    let row = [Colour::White, Colour::White, Colour::Grey];
    let position = roll(table("normal").bot_row(&row), "roll 1 roll 5 roll 3");
    for (main, at) in [(Main::Recruit, 0), (Main::Research, 0), (Main::Raid, 5)] {
        assert_eq!(position.bot_side(main).0[at], 1);
    }
}

/// DS-24.4, DS-24.7: worked out in the rulebook's example as completed by DS-D.24.
#[test]
fn ds_x_16_placing() {
    let row = [Colour::White, Colour::Green, Colour::White, Colour::White, Colour::Brown, Colour::Orange];
    let row = [&row[..], &[Colour::White; 5]].concat();
    let table = table("hard-dice").bot_row(&row).bot_side(Main::Settle, [0, 0, 1, 0, 0, 0], None);
    let table = table.bag(ME, [0; 6]).tokens(BOT, [0, 0, 1, 0]).marker(ME, "stable_government");
    let mut position = table.tents_on(ME, 14, 1).first(BOT).finish().expect("a position");
    // A whole round is over, so that the quota is counted: 3 + 2, and 2 for the difficulty.
    let mut chance = Playout::new(1);
    while position.stage() != Stage::Roll {
        position.play(dice_settlers::Action::Done, &mut chance, &mut ());
    }
    play_drawing(&mut position, &["0 done"], "roll 6 roll 1 roll 5 roll 1 roll 1 roll 1 row 1 row 3 row 4");
    assert_eq!(position.bot_side(Main::Recruit).0, [1, 0, 0, 0, 0, 0]);
    assert_eq!(position.bot_side(Main::Research).0, [1, 0, 0, 0, 0, 0]);
    assert_eq!(position.bot_side(Main::Explore), ([1, 0, 0, 0, 0, 0], Some(Resource::Gold)));
    assert_eq!(position.bot_side(Main::Raid).1, Some(Resource::Wood));
    assert_eq!(position.bot_side(Main::Trade).1, Some(Resource::Gold));
    assert_eq!(position.resources(BOT), [0, 0, 1, 0]);
    assert_eq!(position.bot_row().len(), 5 + 3, "the three resource dice are back in the row");
}

#[test]
fn ds_24_4_pioneers_go_to_the_side_with_the_fewest_things() {
    let table = table("normal").bot_side(Main::Explore, [0, 0, 0, 0, 0, 0], Some(Resource::Gold));
    let position = roll(table.bot_row(&[Colour::White, Colour::White]), "roll 6 roll 6");
    assert_eq!(
        position.bot_side(Main::Research).0[0],
        1,
        "clockwise after the marker, Explore holds a token"
    );
    assert_eq!(position.bot_side(Main::Raid).0[0], 1);
}

/// The marker is at Recruit: all six sides are equal, and Explore comes first; Recruit is the last of the six.
#[test]
fn ds_d_41_the_marker_s_own_side_is_the_last() {
    let one = roll(table("normal").bot_row(&[Colour::White]), "roll 6");
    assert_eq!((one.bot_side(Main::Explore).0[0], one.bot_side(Main::Recruit).0[0]), (1, 0));
    let others = [Main::Explore, Main::Research, Main::Raid, Main::Trade, Main::Settle];
    let full = others
        .into_iter()
        .fold(table("normal"), |table, main| table.bot_side(main, [0, 0, 0, 0, 0, 1], None));
    let last = roll(full.bot_row(&[Colour::White]), "roll 6");
    assert_eq!(last.bot_side(Main::Recruit).0[0], 1);
}

/// DS-24.6: without a stored resource all new tokens go to the centre.
#[test]
fn ds_24_5_resource_dice_give_tokens_and_go_back() {
    let position = roll(table("normal").bot_row(&[Colour::Green, Colour::Grey]), "roll 1 roll 1 row 5 row 1");
    assert_eq!(position.resources(BOT), [0, 1, 1, 0]);
    assert_eq!(position.bot_row(), [Colour::Grey, Colour::Green]);
}

#[test]
fn ds_24_6_without_a_stored_resource_all_go_to_the_centre() {
    let position =
        roll(table("normal").bot_row(&[Colour::Green, Colour::Green]), "roll 1 roll 1 row 1 row 1");
    assert_eq!(position.resources(BOT), [0, 2, 0, 0], "what the roll brings does not count");
}

#[test]
fn ds_24_7_otherwise_they_go_to_sides_without_a_token() {
    let base = table("normal").tokens(BOT, [1, 0, 0, 0]);
    let position = roll(base.bot_row(&[Colour::Green]), "roll 1 row 1");
    assert_eq!(position.bot_side(Main::Explore).1, Some(Resource::Wood), "first clockwise after the marker");
    let sides = Main::ALL.into_iter().filter(|&main| main != Main::Harvest);
    let full = sides.fold(base, |table, main| table.bot_side(main, [0; 6], Some(Resource::Iron)));
    let position = roll(full.bot_row(&[Colour::Green]), "roll 1 row 1");
    assert_eq!(position.resources(BOT), [1, 1, 0, 0], "every side holds a token");
}

#[test]
fn ds_24_8_with_an_empty_row_it_rolls_nothing() {
    let position = roll(table("normal").bot_side(Main::Raid, [1, 0, 0, 0, 0, 0], None), "");
    assert_eq!(position.bot_side(Main::Raid).0[0], 1, "what lies around the hexagon stays");
}

#[test]
fn ds_25_1_the_bot_takes_two_actions_in_a_round() {
    let table = acting(acting(table("normal"), Main::Raid, 1), Main::Trade, 1).turn(ME).last_round();
    let mut position = table.finish().expect("a position");
    let acts = |events: &[Event]| {
        let acts = events.iter().filter(|event| matches!(event, Event::BotActs(..)));
        acts.copied().collect::<Vec<_>>()
    };
    let first = play_drawing(&mut position, &["0 done"], "solo 1 row 5");
    assert_eq!(acts(&first), [Event::BotActs(Main::Raid, 1)]);
    assert_eq!((position.turn(), position.is_second_turn()), (ME, true), "you alternate");
    let second = play_drawing(&mut position, &["0 done"], "solo 1 row 5");
    assert_eq!(acts(&second), [Event::BotActs(Main::Trade, 1)]);
    assert_eq!(position.stage(), Stage::Over, "the round is over after its second action");
}

/// DS-25.8, DS-D.32: it needs presence beside the tile and a tent; then you may add one.
#[test]
fn ds_25_2_the_bot_joins_when_it_can() {
    let table = table("normal").tents_on(ME, 24, 1).tents_on(BOT, 25, 1).active(ME, &dice("white-explore"));
    let explore = |table: Arrangement| {
        let mut position = table.stack(&[9, 11]).finish().expect("a position");
        let moves = ["0 begin explore", "0 explore 1", "0 spend white-explore", "0 place 9 2,-1"];
        play_drawing(&mut position, &moves, "tile 9");
        position
    };
    let joined = explore(table);
    assert_eq!((joined.tents_on(BOT, Tile(9)), joined.tents(BOT), joined.stage()), (1, 4, Stage::Adding));
    let without = explore(table.tents(BOT, 0));
    assert_eq!((without.tents_on(BOT, Tile(9)), without.stage()), (0, Stage::Turn));
    let far = explore(table.tents_on(BOT, 25, 0).tents_on(BOT, 20, 1));
    assert_eq!((far.tents_on(BOT, Tile(9)), far.stage()), (0, Stage::Turn), "20 is not beside the new tile");
}

/// DS-X.17, DS-25.4, DS-D.26: Explore holds 2, Research 1, Trade 1, Raid nothing.
#[test]
fn ds_25_3_every_thing_is_a_step() {
    let table = table("normal").bot_side(Main::Explore, [0, 0, 0, 0, 0, 2], None);
    let table = table.bot_side(Main::Research, [0; 6], Some(Resource::Food));
    let table = table.bot_side(Main::Trade, [0, 0, 0, 0, 0, 1], None).stack(&[]);
    for (side, stop) in [(1, Main::Explore), (2, Main::Explore), (4, Main::Research), (6, Main::Trade)] {
        let mut position = table.last_round().finish().expect("a position");
        let rows = if stop == Main::Explore {
            "row 5 row 5"
        } else if stop == Main::Trade {
            "row 5"
        } else {
            ""
        };
        play_drawing(&mut position, &["0 done"], &format!("solo {side} {rows}"));
        assert_eq!(position.bot_marker(), stop, "side {side} of the die");
    }
    let (circle, events) = {
        let mut position = acting(table, Main::Explore, 0).bot_side(Main::Research, [0; 6], None);
        position = position.bot_side(Main::Trade, [0, 0, 0, 0, 0, 1], None);
        let mut position = position.last_round().finish().expect("a position");
        let events = play_drawing(&mut position, &["0 done"], "solo 6 row 5");
        (position, events)
    };
    assert_eq!(circle.bot_marker(), Main::Trade, "fewer things than steps: round again");
    assert!(events.contains(&Event::BotActs(Main::Trade, 1)));
}

/// The marker and a die are at Recruit.
#[test]
fn ds_25_3_the_side_of_the_marker_comes_last() {
    let table = acting(acting(table("normal"), Main::Recruit, 1), Main::Explore, 1).stack(&[]).last_round();
    for (side, stop) in [(1, Main::Explore), (2, Main::Recruit)] {
        let mut position = table.finish().expect("a position");
        play_drawing(&mut position, &["0 done"], &format!("solo {side} row 5"));
        assert_eq!(position.bot_marker(), stop, "side {side} of the die");
    }
}

/// DS-25.4, DS-25.7: with nothing around the hexagon the die is not rolled and the marker stays.
#[test]
fn ds_25_4_without_anything_the_bot_does_nothing() {
    let mut position = table("normal").last_round().finish().expect("a position");
    play(&mut position, &["0 done"]);
    assert_eq!((position.bot_marker(), position.stage()), (Main::Recruit, Stage::Over));
}

#[test]
fn ds_25_5_strength_is_the_number_of_things_at_the_side_which_is_emptied() {
    let table = table("normal").bot_side(Main::Trade, [1, 0, 0, 0, 0, 1], Some(Resource::Food)).last_round();
    let mut position = table.finish().expect("a position");
    let events = play_drawing(&mut position, &["0 done"], "solo 3 row 5 row 0");
    assert!(events.contains(&Event::BotActs(Main::Trade, 3)));
    assert_eq!(position.bot_row(), [Colour::Grey, Colour::White], "in random order");
    assert_eq!((position.bot_side(Main::Trade), position.resources(BOT)), (([0; 6], None), [0; 4]));
}

/// A side is empty after its action and is filled only by the next roll, so an action can repeat only across rounds.
/// The Diceoneer's actions are not recorded as taken, so none is skipped.
#[test]
fn ds_25_6_the_bot_may_repeat_an_action() {
    let mut repeated = 0;
    for number in 0..6 {
        let mut last = None;
        random_game(random_start(1, &[], number), number, |position, events| {
            assert!(position.taken(BOT).is_empty(), "its actions are not counted");
            for event in events {
                if let Event::BotActs(main, _) = event {
                    repeated += usize::from(last == Some(*main));
                    last = Some(*main);
                }
            }
        });
    }
    assert!(repeated >= 3, "{repeated} actions followed the same action");
}
