//! How many positions can be reached in so many decisions, drawing the lowest card each time: a change of any rule
//! that is met here changes a number. Numbers change only with a line in the changelog.

use engine::{Chance, Game, Urn};
use power_grid::{Arrangement, PowerGrid, Stage};

use crate::table::{game, new_game, seat};

/// The lowest of what can be drawn.
struct Lowest;

impl Chance for Lowest {
    fn draw<U: Urn + ?Sized>(&mut self, _: &'static str, urn: &U) -> u8 {
        urn.nth(0)
    }
}

/// The number of action sequences of this length.
fn count(position: &PowerGrid, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let after = |action| {
        let mut next = *position;
        next.play(action, &mut Lowest, &mut ());
        count(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

/// Four players in the middle of a game, about to begin this stage.
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
        assert_eq!([1, 2, 3].map(|depth| count(&position, depth)), expected, "{what}");
    }
}
