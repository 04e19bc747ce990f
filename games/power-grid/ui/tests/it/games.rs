//! Many random games: every action, event and position has words in both languages.

use std::collections::BTreeSet;

use engine::Playout;
use power_grid::{Event, PowerGrid};
use power_grid_ui::PowerGridUi;
use testkit::ui::{Said, check_long_names};
use testkit::{every_setup, play_at_random};

use crate::table::{choices, game, tables};

#[test]
fn everything_in_many_random_games_has_words() {
    let (mut said, mut removals) = (Said::<PowerGridUi>::new(3, 29), BTreeSet::new());
    for (number, set_up) in (0..).zip(every_setup::<PowerGrid>()) {
        let start = set_up.start(tables(), &mut Playout::new(number));
        play_at_random(start, number, |position, events| {
            said.check(position, &choices(position), events);
            for event in events {
                if let Event::Removed(_, why) = event {
                    removals.insert(format!("{why:?}"));
                }
            }
        });
    }
    assert_eq!(said.chosen.len(), 11, "every kind of action: {:?}", said.chosen);
    assert_eq!(said.happened.len(), 22, "every kind of event: {:?}", said.happened);
    assert_eq!(removals.len(), 5, "plants leave the market for five reasons: {removals:?}");
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let mut moves = 0;
    play_at_random(game(6, &[("map", "usa")], 5), 5, |position, _| {
        if moves % 97 == 0 {
            check_long_names::<PowerGridUi>(position);
        }
        moves += 1;
    });
}
