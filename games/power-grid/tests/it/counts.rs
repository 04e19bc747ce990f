//! The numbers of action sequences in typical positions. They change only with a line in the changelog.

use power_grid::{Arrangement, PowerGrid, Stage};
use testkit::check_perft;

use crate::table::{game, new_game, seat};

/// The beginning of a stage in the middle of a game with four players.
fn middle(stage: Stage) -> PowerGrid {
    Arrangement::of(new_game("germany", 4))
        .time(2, 6)
        .display(&[14, 16, 18, 19, 22, 23, 26, 31])
        .plants(seat(0), &[10, 21, 15])
        .plants(seat(1), &[11, 12, 20])
        .plants(seat(2), &[13, 17, 24])
        .plants(seat(3), &[25, 29])
        .tokens(seat(0), [5, 2, 0, 0])
        .tokens(seat(1), [4, 1, 0, 1])
        .tokens(seat(3), [2, 2, 0, 0])
        .cities(seat(0), &["flensburg", "kiel", "hamburg"])
        .cities(seat(1), &["bremen", "hannover", "kiel"])
        .cities(seat(2), &["schwerin", "rostock"])
        .cities(seat(3), &["berlin", "magdeburg"])
        .money(seat(0), 40)
        .money(seat(3), 60)
        .stage(stage)
        .finish()
        .expect("a position")
}

#[test]
fn counts_of_action_sequences() {
    let draft = game(3, &[("map", "usa"), ("regions", "draft")]);
    for (what, position, expected) in [
        ("start", new_game("usa", 3), [4, 186, 4420]),
        ("draft", draft, [6, 18, 56]),
        ("auction", middle(Stage::Nominating), [5, 102, 2344]),
        ("fuel", middle(Stage::Fuel), [2, 5, 14]),
        ("building", middle(Stage::Building), [26, 161, 728]),
        ("power", middle(Stage::Power), [6, 24, 65]),
    ] {
        check_perft(what, &position, &expected);
    }
}
