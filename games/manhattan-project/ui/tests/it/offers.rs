//! Offers say what the engine then does.

use engine::{Game, Playout, Seat};
use manhattan_project::{Action, Aircraft, Crew, Fuel, ManhattanProject, Stage, Workers};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::actions;
use testkit::ui::look;
use ui_kit::{Language, Shortcuts, TableUi};

use crate::table::{arranged, own, play, positions, seat};

/// The position after an action with the default crew.
fn after(position: &ManhattanProject, action: Action) -> ManhattanProject {
    let mut next = *position;
    next.play(action, &mut Playout::new(0), &mut ());
    if let Some(crew) = ManhattanProjectUi::follows(&next).filter(|_| next.stage() == Stage::Crew) {
        next.play(crew, &mut Playout::new(0), &mut ());
    }
    next
}

#[test]
fn the_numbers_of_an_offer_are_those_after_it() {
    let numbers = |position: &ManhattanProject, seat: Seat| {
        [
            ("VP", position.points(seat).iter().sum::<u16>()),
            ("money", position.money(seat)),
            ("yellowcake", position.yellowcake(seat)),
            ("fighters", position.aircraft(seat, Aircraft::Fighter).into()),
            ("bombers", position.aircraft(seat, Aircraft::Bomber).into()),
            ("uranium", position.fuel(seat, Fuel::Uranium).into()),
            ("plutonium", position.fuel(seat, Fuel::Plutonium).into()),
            ("spies", position.espionage(seat).into()),
        ]
    };
    let (mut told, mut bribed) = (0, 0);
    positions(301, |position, _| {
        let Some(seat) = position.to_act() else { return };
        for action in actions(position) {
            let offer = look::<ManhattanProjectUi, _>(position, Some(seat), Language::En, |scene| {
                ManhattanProjectUi::offer(scene, action)
            });
            let next = after(position, action);
            let changed = numbers(position, seat).into_iter().zip(numbers(&next, seat));
            let mut expected: Vec<String> = changed
                .filter(|(before, after)| before != after)
                .map(|((name, before), (_, after))| format!("{name} {before} → {after}"))
                .collect();
            let other = seat.next(position.seats());
            let [money, yellowcake] = [ManhattanProject::money, ManhattanProject::yellowcake]
                .map(|of| of(&next, other) - of(position, other));
            match (money, yellowcake) {
                (0, 0) => {}
                (_, 0) => expected.push(format!("every other player gets ${money}")),
                _ => expected.push(format!("every other player gets {yellowcake} yellowcake")),
            }
            if next.bribes() > position.bribes() {
                expected.push("$1 goes to the bribe pile".to_owned());
                bribed += 1;
            }
            assert_eq!(offer.after_words().unwrap_or_default(), expected.join(" · "), "{action:?}");
            assert_eq!(
                offer.warning.is_some_and(|words| words.contains("wins")),
                next.stage() == Stage::Over
            );
            told += usize::from(!expected.is_empty());
        }
    });
    assert!(told > 150 && bribed > 5, "{told}, {bribed}");
}

#[test]
fn the_usual_crew_is_legal_and_others_can_be_sent() {
    let mut crews = 0;
    positions(5, |position, _| {
        let follows = ManhattanProjectUi::follows(position);
        assert_eq!(follows.is_some(), matches!(position.stage(), Stage::Crew | Stage::Gaining));
        if let Some(action) = follows {
            let all = actions(position);
            assert!(all.len() > 1 && all.contains(&action), "{action:?} of {all:?}");
            crews += usize::from(position.stage() == Stage::Crew);
        }
    });
    assert!(crews > 20, "{crews}");
}

#[test]
fn labourers_go_before_specialists_and_contractors_before_own_workers() {
    let start = arranged(2).supply(seat(0), Crew::new(Workers::new(2, 1, 1), Workers::new(1, 1, 0)));
    let mut position = start.finish().expect("a position");
    play(&mut position, &["place mine-middle"]);
    let usual = ManhattanProjectUi::follows(&position).expect("a crew is asked for");
    assert_eq!(position.notation(usual), "send contractor-labourer");
}

/// The workers each player gets back are those of the position after it.
#[test]
fn the_list_of_those_who_come_back_is_what_happens() {
    let position = arranged(3)
        .supply(seat(0), Crew::new(Workers::new(1, 0, 0), Workers::new(0, 1, 0)))
        .supply(seat(1), own(2, 0, 0))
        .buildings(seat(0), &["mine-04"])
        .on_building("mine-04", seat(1), own(1, 0, 0))
        .on_space("mine-middle", seat(0), own(1, 0, 0))
        .on_space("factory-middle", seat(2), Crew::contractors(Workers::new(0, 0, 1)))
        .finish()
        .expect("a position");
    let offer = |language| {
        look::<ManhattanProjectUi, _>(&position, Some(seat(0)), language, |scene| {
            ManhattanProjectUi::offer(scene, Action::Retrieve)
        })
    };
    let told = offer(Language::En);
    assert_eq!(
        told.gain_words().as_deref(),
        Some(
            "Anna: 3 labourers · Bence: 1 labourer · back to the general supply: 1 contractor engineer and 1 contractor scientist"
        )
    );
    assert_eq!(
        told.warning.as_deref(),
        Some("You lose the contractors in your hand: 1 contractor engineer.")
    );
    let next = after(&position, Action::Retrieve);
    assert_eq!(next.supply(seat(0)), own(4, 0, 0));
    assert_eq!(next.supply(seat(1)), own(3, 0, 0));
    assert_eq!(next.contractors(), Workers::new(4, 4, 4));
    for language in Language::ALL {
        assert!(
            offer(language)
                .gain_words()
                .is_some_and(|gain| gain.contains("Anna: 3") && gain.contains("Bence: 1"))
        );
    }
}

#[test]
fn a_bomb_says_what_it_lacks_and_what_it_counts() {
    let position = arranged(4)
        .hand(seat(0), &["plutonium-10"])
        .fuel(seat(0), Fuel::Plutonium, 4)
        .supply(seat(0), own(1, 3, 1))
        .finish()
        .expect("a position");
    let card = |position: &ManhattanProject| {
        look::<ManhattanProjectUi, _>(position, Some(seat(0)), Language::En, |scene| {
            ManhattanProjectUi::explain(scene, "mp-bomb-plutonium-10").expect("a card").text.join(" ")
        })
    };
    assert!(card(&position).contains("still needs 2 plutonium and 1 scientist"), "{}", card(&position));
    let ready = arranged(4)
        .hand(seat(0), &["plutonium-10"])
        .fuel(seat(0), Fuel::Plutonium, 6)
        .supply(seat(0), own(1, 3, 2))
        .finish()
        .expect("a position");
    assert!(
        card(&ready).contains("can be built now") && card(&ready).contains("0 → 12 VP"),
        "{}",
        card(&ready)
    );
}

#[test]
fn placing_on_a_building_first_warns_that_the_main_board_closes() {
    let position = arranged(2).buildings(seat(0), &["mine-01"]).finish().expect("a position");
    let mine = position.tables().building_by_id("mine-01").expect("a mine");
    let warning = look::<ManhattanProjectUi, _>(&position, Some(seat(0)), Language::En, |scene| {
        ManhattanProjectUi::offer(scene, Action::Use(mine, 0, 0)).warning
    });
    assert!(warning.is_some_and(|words| words.contains("main board is closed")));
}

#[test]
fn what_asks_or_answers_others_is_committed_and_retrieving_is_not() {
    let mut kept = 0;
    positions(9, |position, _| {
        for action in actions(position) {
            let commits = ManhattanProjectUi::commits(position, action);
            match action {
                Action::Accept | Action::Refuse | Action::Offer(_) | Action::OfferJoint(..) => {
                    assert!(commits, "{action:?}");
                }
                Action::Keep(_) => {
                    assert!(!commits, "a card waits for its confirmation");
                    kept += 1;
                }
                Action::Retrieve | Action::Bonus(_) => assert!(!commits),
                Action::Done if position.stage() == Stage::Turn => assert!(commits),
                _ => {}
            }
        }
    });
    assert!(kept > 0);
}
