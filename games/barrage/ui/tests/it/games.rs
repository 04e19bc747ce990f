//! Many random games: every action, event and position has words in both languages.

use barrage::Action;
use barrage_ui::BarrageUi;
use testkit::actions;
use testkit::ui::{Said, check_long_names, check_words};
use ui_kit::{GameUi, Language, Names};

use crate::table::{game, play_at_random, setups};

#[test]
fn everything_in_many_random_games_has_words() {
    let mut said = Said::<BarrageUi>::new(5, 29);
    for (number, (seats, options)) in (0..).zip(setups()) {
        play_at_random(game(seats, &options, number), number, |position, events| {
            said.check(position, &actions(position), events);
        });
    }
    // A random player hardly ever has a tile that needs no engineers, and so a choice whether to pass (BA-D.6).
    for language in Language::ALL {
        let names = Names::numbered(2, language);
        check_words::<BarrageUi>(&BarrageUi::choice(&game(2, &[], 1), Action::Pass, &names, language));
    }
    said.chosen.insert("Pass".to_owned());
    assert_eq!(said.chosen.len(), 15, "every kind of action: {:?}", said.chosen);
    assert_eq!(said.happened.len(), 29, "every kind of event: {:?}", said.happened);
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let mut moves = 0;
    play_at_random(game(4, &[], 5), 5, |position, _| {
        if moves % 37 == 0 {
            check_long_names::<BarrageUi>(position);
        }
        moves += 1;
    });
}
