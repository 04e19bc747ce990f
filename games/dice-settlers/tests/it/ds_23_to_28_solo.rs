//! DS-23 to DS-28: the solo game against the Diceoneer.

use dice_settlers::{Arrangement, Colour, DiceSettlers, Event, Main, Resource, Stage, Tile};
use engine::{Game, Playout};

use crate::table::{
    ME, Stacked, YOU, dice, idle, legal, options, play, play_drawing, random_game, random_start, refused,
    tables, turn_of,
};

/// The seat of the Diceoneer.
const BOT: engine::Seat = YOU;

/// A solo game with these difficulty options on the map of `meadow`; nobody is present, and nothing lies around the
/// hexagon. You have no active die; it is your second turn, so that the Diceoneer acts when you end it.
fn table(level: &str) -> Arrangement {
    let start = random_start(1, &[("diceoneer", level)], 1);
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

/// Lets so many grey dice lie at one side only; the Diceoneer will act there.
fn acting(table: Arrangement, main: Main, strength: u8) -> Arrangement {
    table.bot_side(main, [0, 0, 0, 0, 0, strength], None)
}

/// The Diceoneer's second action with this strength; then your dice of the next round are rolled. What happened.
fn act(table: Arrangement, main: Main, strength: u8, draws: &str) -> (DiceSettlers, Vec<Event>) {
    let mut position = acting(table, main, strength).last_round().finish().expect("a position");
    let rows = "row 5 ".repeat(strength.into());
    let events = play_drawing(&mut position, &["0 done"], &format!("solo 1 {rows}{draws}"));
    (position, events)
}

fn unused(events: &[Event]) -> u8 {
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
    assert!(position.houses(BOT).is_empty(), "on tile 7 also a tent");
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
fn roll(table: Arrangement, draws: &str) -> DiceSettlers {
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
}

/// Also in a round that the Diceoneer begins: it rolls when you are content with your dice, not before.
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
    // A whole round is over, so that the quota is counted: 3 and 2, and 2 by the difficulty.
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
fn ds_24_4_pioneers_go_where_least_lies() {
    let table = table("normal").bot_side(Main::Explore, [0, 0, 0, 0, 0, 0], Some(Resource::Gold));
    let position = roll(table.bot_row(&[Colour::White, Colour::White]), "roll 6 roll 6");
    assert_eq!(
        position.bot_side(Main::Research).0[0],
        1,
        "clockwise after the marker, Explore holds a token"
    );
    assert_eq!(position.bot_side(Main::Raid).0[0], 1);
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
    let mut acted = 0;
    let mut rounds = 0;
    random_game(random_start(1, &[], 8), 8, |position, events| {
        acted += events.iter().filter(|event| matches!(event, Event::BotActs(..))).count();
        rounds = usize::from(position.round());
    });
    assert!(acted <= 2 * rounds && acted >= rounds, "{acted} actions in {rounds} rounds");
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

/// DS-25.4, DS-25.7: with nothing around the hexagon the die is not rolled and the marker stays.
#[test]
fn ds_25_4_without_anything_the_bot_does_nothing() {
    let mut position = table("normal").last_round().finish().expect("a position");
    play(&mut position, &["0 done"]);
    assert_eq!((position.bot_marker(), position.stage()), (Main::Recruit, Stage::Over));
}

#[test]
fn ds_25_5_strength_is_what_lies_there_and_it_is_taken_away() {
    let table = table("normal").bot_side(Main::Trade, [1, 0, 0, 0, 0, 1], Some(Resource::Food)).last_round();
    let mut position = table.finish().expect("a position");
    let events = play_drawing(&mut position, &["0 done"], "solo 3 row 5 row 0");
    assert!(events.contains(&Event::BotActs(Main::Trade, 3)));
    assert_eq!(position.bot_row(), [Colour::Grey, Colour::White], "in random order");
    assert_eq!((position.bot_side(Main::Trade), position.resources(BOT)), (([0; 6], None), [0; 4]));
}

/// A side is empty after its action and is filled only by the next roll, so the same action follows itself across rounds;
/// what counts is that nothing is noted as taken and nothing is passed over because of it.
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

/// DS-D.25: in every action, Raid without a target included. DS-26.20: without presence nothing is possible.
#[test]
fn ds_26_1_unused_strength_is_worth_vp() {
    for main in [Main::Recruit, Main::Settle, Main::Raid, Main::Research] {
        let (position, events) = act(table("normal"), main, 3, "");
        assert_eq!((unused(&events), position.vp(BOT)), (3, 3), "{main}");
    }
    assert_eq!(act(table("hard-unspent"), Main::Raid, 3, "").0.vp(BOT), 6);
    assert_eq!(act(table("easy-unspent"), Main::Raid, 3, "").0.vp(BOT), 0);
}

/// DS-X.18: grey first; then green and grey are level, and the supply decides; then you choose.
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

/// DS-26.5: the "place" ability too is ignored.
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
    let (mut position, _) = act(base, Main::Explore, 1, "tile 9");
    if position.stage() == Stage::Choosing {
        let first = format!("0 {}", legal(&position)[0]);
        play(&mut position, &[&first]);
    }
    assert_eq!((position.stage(), position.to_act()), (Stage::Joining, Some(ME)));
    play(&mut position, &["0 join"]);
    assert_eq!((position.tents_on(BOT, Tile(9)), position.tents(BOT)), (2, 4));
}

/// DS-26.21: with no legal cell all strength is unused and no tile is drawn.
#[test]
fn ds_26_7_with_an_empty_stack_all_strength_is_unused() {
    let (_, events) = act(table("normal").tents_on(BOT, 18, 1).stack(&[]), Main::Explore, 2, "");
    assert_eq!(unused(&events), 2);
    let (enclosed, events) = act(table("normal").tents_on(BOT, 14, 1).stack(&[9]), Main::Explore, 2, "");
    assert_eq!((unused(&events), enclosed.stack().len()), (2, 1));
}

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
    assert!(house.houses(BOT).has(25), "one tent was missing for a house");
}

/// The second priority passes over a tile that would bring nothing: your house, and no second number.
#[test]
fn ds_26_8_a_worthless_tile_is_no_new_tile() {
    let present = [14, 24, 18, 20, 12, 16, 25].into_iter();
    let base = present.fold(table("normal"), |table, tile| table.tents_on(BOT, tile, 1)).tile(9, 2, -1);
    let (open, _) = act(base.tents_on(ME, 9, 1), Main::Settle, 1, "");
    assert_eq!(open.tents_on(BOT, Tile(9)), 1, "your tent does not hinder");
    let (worthless, _) = finish(act(base.house(ME, 9), Main::Settle, 1, ""));
    assert_eq!(worthless.tents_on(BOT, Tile(9)), 0, "desert 5/0 under your house");
    let (second, _) = act(base.tents_on(BOT, 25, 0).house(ME, 25).house(ME, 9), Main::Settle, 1, "");
    assert_eq!(second.tents_on(BOT, Tile(25)), 1, "plains 5/2: the second number is worth a tent");
}

/// DS-26.22: with all houses built the third priority is passed over, and the last three decide.
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

/// DS-26.24, DS-D.33: in your turn too.
#[test]
fn ds_26_9_it_builds_at_once_with_three_tents_more() {
    let table = table("normal").tents_on(BOT, 16, 4).tents_on(ME, 16, 2).finish().expect("a position");
    let mut position = table;
    play(&mut position, &["0 factory 16 16"]);
    assert!(position.houses(BOT).has(16), "you thinned out your tents");
    assert_eq!((position.tents_on(BOT, Tile(16)), position.bot_general_tents()), (1, 14));
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

/// The Diceoneer with a tent on every tile but 25, you with enough everywhere that no house comes.
fn all_but_25() -> Arrangement {
    [18, 14, 24, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.tents_on(BOT, tile, 1))
}

/// Goes on with the first choice, wherever you choose for the Diceoneer.
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

/// DS-26.12, DS-D.29: shields lower the strength once; if nothing is left it gains as for one.
#[test]
fn ds_26_12_shields_lower_its_strength() {
    let base = table("normal").tents_on(BOT, 14, 1).tents_on(ME, 14, 5).marker(ME, "city_walls");
    let (none, events) = act(base, Main::Raid, 2, "");
    assert_eq!((none.tents_on(ME, Tile(14)), unused(&events)), (5, 1));
    let (two, events) = act(base, Main::Raid, 4, "");
    assert_eq!((two.tents_on(ME, Tile(14)), unused(&events)), (3, 0));
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
    assert!(position.houses(BOT).has(24), "DS-26.9 applies after each swap");
    let (tired, events) = act(base.tents(BOT, 1), Main::Raid, 3, "");
    assert_eq!((tired.tents(BOT), unused(&events)), (0, 2), "no tent left");
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
}

/// DS-26.19, DS-26.22: twenty tents; with no house left nothing is built.
#[test]
fn ds_26_22_with_no_house_left_nothing_is_built() {
    let houses = [24, 18, 20, 12, 16].into_iter().fold(table("normal"), |table, tile| table.house(BOT, tile));
    let mut position = houses.tents_on(BOT, 14, 5).tents(BOT, 2).finish().expect("a position");
    assert_eq!(position.bot_general_tents(), 13);
    idle(&mut position, 1, |position| position.stage() == Stage::Roll);
    assert!(!position.houses(BOT).has(14));
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
}

/// DS-27.1, DS-27.3: the bot counts as a player in conditions and scoring.
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
