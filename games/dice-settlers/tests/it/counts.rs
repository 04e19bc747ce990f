//! The numbers of action sequences in typical positions. They change only with a line in the changelog.

use dice_settlers::{Arrangement, Main, Resource};
use testkit::check_perft;

use crate::ds_23_to_25_solo::{BOT, table};
use crate::table::{ME, YOU, dice, meadow, random_start};

/// Seat 0 with these dice in the middle of a game of two.
fn middle(faces: &str) -> Arrangement {
    let table = meadow(2).tents_on(ME, 18, 1).tents_on(ME, 14, 2).tents_on(YOU, 14, 1).tents_on(YOU, 24, 1);
    let table = table.tokens(ME, [2, 1, 0, 1]).marker(ME, "forestry").marker(ME, "scouts");
    table.stack(&[9, 11, 15, 29]).active(ME, &dice(faces))
}

/// The Diceoneer's Explore and Settle are next.
fn solo() -> Arrangement {
    let table = table("normal").tents_on(ME, 14, 1).tents_on(BOT, 18, 2).tents_on(BOT, 20, 1).turn(ME);
    let table = table.bot_side(Main::Explore, [0, 0, 0, 0, 0, 1], None);
    table.bot_side(Main::Settle, [0, 0, 0, 0, 0, 2], Some(Resource::Gold)).stack(&[9, 11])
}

#[test]
fn counts_of_action_sequences() {
    let explosion = middle("white-settle").technology(9, "dynamite").marker(ME, "dynamite");
    let actions = "white-settle green-explore grey-raid brown-trade white-research";
    for (what, table, expected) in [
        ("roll", middle("white-pioneer white-settle green-wood").roll(ME), [5, 22, 61, 116]),
        ("actions", middle(actions), [5, 21, 21, 31]),
        ("explosion", explosion, [3, 13, 14, 29]),
        ("solo", solo(), [1, 3, 3, 3]),
    ] {
        check_perft(what, &table.finish().expect("a position"), &expected);
    }
    check_perft("start", &random_start(4, &[], 1), &[3, 9, 27, 81]);
}
