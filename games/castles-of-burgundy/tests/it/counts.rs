//! The numbers of action sequences in typical positions. They change only with a line in the changelog.

use castles_of_burgundy::Depot;
use testkit::check_perft;

use crate::table::{Arrange, bare, game, seat};

#[test]
fn counts_of_action_sequences() {
    // Take, place, sell or workers; then any of the three others, or all four after workers: 3 + 3 + 3 + 4.
    let four = bare(2).offer(4, "ship").stored(0, "mine").goods(seat(0), [0, 0, 0, 2, 0, 0]);
    let middle = bare(3)
        .lay(0, "11 city-hall 12 knowledge-5 17 ship 24 mine 10 cow-3 25 bank")
        .stored(0, "castle cow-4 warehouse")
        .goods(seat(0), [2, 0, 1, 0, 0, 0])
        .offer(1, "ship market")
        .offer(4, "hen-2 knowledge-26")
        .offer(0, "knowledge-7 mine")
        .depot_goods(Depot(2), [1, 0, 0, 1, 0, 0])
        .silver(seat(0), 2)
        .workers(seat(0), 2)
        .dice(seat(0), &[6, 1]);
    let ship = middle.stored(0, "ship ship").dice(seat(0), &[1, 5]);
    for (what, position, expected) in [
        ("estates", game(2, "open", 1), [8, 64, 576]),
        ("one estate for all", game(2, "same-7", 1), [4, 16, 144]),
        ("four actions", four.dice(seat(0), &[4, 4]).done(), [4, 13, 13]),
        ("start", game(2, "basic", 1), [17, 117, 1006]),
        ("middle", middle.done(), [45, 778, 6883]),
        ("ship", ship.done(), [18, 215, 1616]),
    ] {
        check_perft(what, &position, &expected);
    }
}
