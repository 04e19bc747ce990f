//! Many random games: every action, event and position has words in both languages.

use engine::Playout;
use manhattan_project::ManhattanProject;
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::{Said, check_long_names};
use testkit::{actions, every_setup, play_at_random};

use crate::table::{game, tables};

#[test]
fn everything_in_many_random_games_has_words() {
    let mut said = Said::<ManhattanProjectUi>::new(37, 401);
    for (number, set_up) in (0..).zip(every_setup::<ManhattanProject>()) {
        let start = set_up.start(tables(), &mut Playout::new(number));
        play_at_random(start, number, |position, events| said.check(position, &actions(position), events));
    }
    assert_eq!(said.chosen.len(), 21, "every kind of action: {:?}", said.chosen);
    // A player without a plan never declines.
    assert_eq!(said.happened.len(), 25, "every kind of event: {:?}", said.happened);
    assert!(!said.happened.contains("Declined"));
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let mut moves = 0;
    play_at_random(game(5, &[], 5), 5, |position, _| {
        if moves % 197 == 0 {
            check_long_names::<ManhattanProjectUi>(position);
        }
        moves += 1;
    });
}
