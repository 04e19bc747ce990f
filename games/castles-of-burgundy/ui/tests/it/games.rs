//! Many random games: every action, event and position has words in both languages.

use castles_of_burgundy::{CastlesOfBurgundy, Event, Kind, Size};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Playout, Seat};
use testkit::ui::{Said, check_long_names, check_words};
use testkit::{actions, every_setup, play_at_random};
use ui_kit::{GameUi, Language, Names};

use crate::table::{game, tables};

#[test]
fn everything_in_many_random_games_has_words() {
    let mut said = Said::<CastlesOfBurgundyUi>::new(5, 29);
    for (number, set_up) in (0..).zip(every_setup::<CastlesOfBurgundy>()) {
        let start = set_up.start(tables(), &mut Playout::new(number));
        play_at_random(start, number, |position, events| said.check(position, &actions(position), events));
    }
    assert_eq!(said.chosen.len(), 9, "every kind of action: {:?}", said.chosen);
    // A random player hardly ever completes a colour.
    said.happened.insert("TookBonus".to_owned());
    assert_eq!(said.happened.len(), 27, "every kind of event: {:?}", said.happened);
}

#[test]
fn both_bonus_tiles_have_words() {
    let position = game(2, "basic", 1);
    for language in Language::ALL {
        let names = Names::numbered(2, language);
        let sentences = [Size::Large, Size::Small].map(|size| {
            let event = Event::TookBonus(Seat::new(1), Kind::Mine, size);
            CastlesOfBurgundyUi::sentence(&position, event, &names, language)
        });
        sentences.iter().for_each(|sentence| check_words::<CastlesOfBurgundyUi>(sentence));
        assert_ne!(sentences[0], sentences[1]);
    }
}

#[test]
fn long_names_are_cut_and_no_line_grows_too_wide() {
    let mut moves = 0;
    play_at_random(game(4, "secret", 5), 5, |position, _| {
        if moves % 37 == 0 {
            check_long_names::<CastlesOfBurgundyUi>(position);
        }
        moves += 1;
    });
}
