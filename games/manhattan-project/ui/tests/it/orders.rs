//! The standing order to skip repairs.

use manhattan_project::{Action, Stage};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::check_words;
use ui_kit::{Language, TableUi};

use crate::table::{arranged, own, play, seat};

/// MP-9.2: Anna repairs; Bence, whose mine has two points of damage, is asked.
#[test]
fn who_skips_repairs_is_not_asked() {
    let table = arranged(3).buildings(seat(1), &["mine-04"]).damage("mine-04", 2).money(seat(1), 10);
    let mut position = table.supply(seat(0), own(1, 0, 0)).money(seat(0), 5).finish().expect("a position");
    let offered = |position, seat, language| ManhattanProjectUi::orders(position, seat, language);
    for language in Language::ALL {
        assert!(offered(&position, seat(0), language).is_empty(), "no damage, no question");
        let orders = offered(&position, seat(1), language);
        assert_eq!(orders.iter().map(|order| order.name.as_str()).collect::<Vec<_>>(), ["skip-repair 2"]);
        check_words::<ManhattanProjectUi>(&orders[0].words);
        let given = ManhattanProjectUi::order(&position, seat(1), "skip-repair 2", language);
        assert_eq!(given, Some(orders[0].words.clone()));
        let old = ManhattanProjectUi::order(&position, seat(1), "skip-repair 1", language);
        assert_eq!(old, None, "it lapses when the damage changes");
    }
    assert_eq!(ManhattanProjectUi::follow(&position, "skip-repair 2"), None, "it is not her question");
    play(&mut position, &["place repair"]);
    assert_eq!((position.stage(), engine::Game::to_act(&position)), (Stage::Repairing, Some(seat(1))));
    assert_eq!(ManhattanProjectUi::follow(&position, "skip-repair 2"), Some(Action::Done));
    assert_eq!(ManhattanProjectUi::follow(&position, "skip-repair 1"), None);
    assert_eq!(ManhattanProjectUi::follow(&position, "skip"), None);
    assert_eq!(ManhattanProjectUi::order(&position, seat(1), "skip", Language::En), None);
}
