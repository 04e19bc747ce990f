//! Deals at the table: what is offered, what is in force and until when (MP-8.8).

use engine::Seat;
use manhattan_project::{Action, ManhattanProject};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::actions;
use testkit::ui::look;
use ui_kit::{Language, Scene, Shortcuts, TableUi};

use crate::table::{arranged, play, seat};

fn see<T>(
    position: &ManhattanProject,
    viewer: Option<Seat>,
    language: Language,
    what: impl FnOnce(&Scene<'_, ManhattanProject>) -> T,
) -> T {
    look::<ManhattanProjectUi, T>(position, viewer, language, what)
}

/// Anna and Bence against Csilla; Anna is to move.
fn agreed() -> ManhattanProject {
    let mut position = arranged(4).finish().expect("a position");
    play(&mut position, &["offer 2 against 3", "accept"]);
    position
}

#[test]
fn who_answers_reads_who_offers_what() {
    let mut position = arranged(4).finish().expect("a position");
    play(&mut position, &["offer 2"]);
    let task = |position: &ManhattanProject, language| {
        see(position, Some(seat(1)), language, ManhattanProjectUi::task)
    };
    let en = task(&position, Language::En);
    assert_eq!(en, "accept Anna’s deal? No air strikes between you two until Anna’s next turn");
    assert!(task(&position, Language::Hu).contains("Anna"));
    play(&mut position, &["refuse", "offer 2 against 3"]);
    for language in Language::ALL {
        let joint = task(&position, language);
        assert!(joint.contains("Anna") && joint.contains("Csilla"), "{joint}");
        let warning = see(&position, Some(seat(1)), language, |scene| {
            ManhattanProjectUi::offer(scene, Action::Accept).warning
        });
        assert!(warning.is_some_and(|words| words.contains("Csilla")));
    }
}

#[test]
fn the_deals_in_force_are_shown_to_everybody() {
    let position = agreed();
    for language in Language::ALL {
        let said = match language {
            Language::En => "Anna and Bence attack only Csilla until Anna’s next turn",
            Language::Hu => "Anna és Bence csak a közös ellenséget támadhatja (Csilla) Anna következő köréig",
        };
        for viewer in [None, Some(seat(2))] {
            let panel = |of| {
                see(&position, viewer, language, |scene| {
                    ManhattanProjectUi::panel(scene, seat(of)).into_string()
                })
            };
            assert!([0, 1].map(panel).iter().all(|panel| panel.contains(said)), "the panels of both");
            assert!(!panel(2).contains(said), "the enemy is no party");
            let areas = see(&position, viewer, language, ManhattanProjectUi::areas);
            assert!(areas.iter().any(|area| area.content.0.contains(said)));
            let text = see(&position, viewer, language, ManhattanProjectUi::text_mode).into_string();
            assert!(text.contains(said));
            let card = see(&position, viewer, language, |scene| {
                ManhattanProjectUi::explain(scene, "mp-space-air-strike-1")
            });
            let card = card.expect("a card");
            assert!(card.text.iter().any(|line| line.contains(said)) && card.rules.contains(&"MP-8.14"));
        }
    }
}

#[test]
fn a_party_is_told_what_it_owes() {
    let mut position = agreed();
    let task =
        |position: &ManhattanProject| see(position, Some(seat(0)), Language::En, ManhattanProjectUi::task);
    assert!(task(&position).starts_with("place on an air strike space and strike Csilla"));
    let impossible = see(&position, Some(seat(0)), Language::En, ManhattanProjectUi::impossible);
    assert!(impossible.iter().any(|one| one.reason.contains("air strike space first")));
    play(&mut position, &["place air-strike-1"]);
    assert_eq!(task(&position), "strike Csilla at least once, as agreed");
    // Bence's and Dávid's boards are shielded from her, Csilla's only by her fighter.
    let boards = see(&position, Some(seat(0)), Language::En, ManhattanProjectUi::areas);
    let shields = boards[0].content.0.matches("A deal protects this player from your air strikes.").count();
    assert_eq!(shields, 2 * 2, "label and title of two");
}

#[test]
fn offers_are_folded_away() {
    let position = arranged(4).finish().expect("a position");
    let (mut offers, mut wanted) = (0, 0);
    for action in actions(&position) {
        let offer = matches!(action, Action::Offer(_) | Action::OfferJoint(..));
        assert_eq!(
            ManhattanProjectUi::is_aside(&position, action),
            offer || matches!(action, Action::PlaceOnly(_))
        );
        offers += usize::from(offer);
        wanted += usize::from(!ManhattanProjectUi::is_aside(&position, action));
    }
    assert_eq!(offers, 3 + 6);
    assert!(wanted > 10);
}
