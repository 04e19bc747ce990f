//! PG-4: player order.

use engine::Seat;
use power_grid::{Arrangement, Stage};

use crate::table::{legal, new_game, play, seat};

/// PG-X.1: sizes 6, 5, 5, 4; equal sizes by the highest plant.
#[test]
fn pg_4_1_largest_size_first_then_highest_plant() {
    let mut position = Arrangement::of(new_game("germany", 4))
        .time(1, 2)
        .plants(seat(0), &[4])
        .plants(seat(1), &[17])
        .plants(seat(2), &[15])
        .plants(seat(3), &[20])
        .cities(seat(0), &["flensburg", "kiel", "hamburg"])
        .cities(seat(1), &["bremen", "hannover"])
        .cities(seat(2), &["schwerin", "rostock"])
        .cities(seat(3), &["berlin"])
        .display(&[11, 12, 14, 16, 18, 19, 21, 22])
        .order(&[3, 2, 1, 0].map(Seat::new))
        .stage(Stage::Power)
        .finish()
        .expect("a position");
    assert_eq!(legal(&position), ["done"]);
    play(&mut position, &["3 done", "2 done", "1 done", "0 done"], &[]);
    assert_eq!(position.order(), [0, 1, 2, 3].map(Seat::new));
}
