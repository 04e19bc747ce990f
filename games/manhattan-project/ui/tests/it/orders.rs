//! The standing orders to skip repairs and to refuse deals.

use manhattan_project::{Action, Stage};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::ui::check_words;
use ui_kit::{Language, StandingOrders};

use crate::table::{arranged, game, own, play, seat};

/// MP-9.2: Anna repairs; Bence, whose mine has two points of damage, is asked.
#[test]
fn who_skips_repairs_is_not_asked() {
    let table = arranged(3).buildings(seat(1), &["mine-04"]).damage("mine-04", 2).money(seat(1), 10);
    let mut position = table.supply(seat(0), own(1, 0, 0)).money(seat(0), 5).finish().expect("a position");
    let offered = |position, seat, language| ManhattanProjectUi::orders(position, seat, language);
    for language in Language::ALL {
        let names = |index| {
            let orders = offered(&position, seat(index), language);
            orders.into_iter().map(|order| order.name).collect::<Vec<_>>()
        };
        assert_eq!(names(0), ["refuse-deals"], "no damage, no question");
        assert_eq!(names(1), ["skip-repair 2", "refuse-deals"]);
        let orders = offered(&position, seat(1), language);
        orders.iter().for_each(|order| check_words::<ManhattanProjectUi>(&order.words));
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

/// MP-8.8: Bence wants no deals; Csilla is asked.
#[test]
fn who_refuses_deals_is_not_asked() {
    let mut position = arranged(3).finish().expect("a position");
    assert_eq!(ManhattanProjectUi::follow(&position, "refuse-deals"), None, "nobody asks her");
    play(&mut position, &["offer 2"]);
    assert_eq!(ManhattanProjectUi::follow(&position, "refuse-deals"), Some(Action::Refuse));
    assert_eq!(ManhattanProjectUi::follow(&position, "skip-repair 2"), None);
    for language in Language::ALL {
        assert!(ManhattanProjectUi::order(&position, seat(1), "refuse-deals", language).is_some());
        let without = game(3, &[("deals", "none")], 1);
        assert_eq!(ManhattanProjectUi::order(&without, seat(1), "refuse-deals", language), None);
        assert!(ManhattanProjectUi::orders(&without, seat(1), language).is_empty());
    }
}
