//! Golden texts of positions, choices and refusals: the files of `tests/texts`, in both languages. The environment variable
//! `UPDATE_TEXTS` rewrites them; read the difference.

use engine::{Game, Playout, Refusal, Seat};
use manhattan_project::cards::Goods;
use manhattan_project::{
    Action, Aircraft, Arrangement, Crew, Event, Fuel, ManhattanProject, Position, WorkerType, Workers,
};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::actions;
use testkit::ui::{check_words, expect_text, names};
use ui_kit::{GameUi, Language, Story};

use crate::messages::FILES;
use crate::table::{arranged, game, own, play, seat};

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

/// Compares a position as `viewer` sees it, and the choices if it is the viewer's turn.
fn expect_position(name: &str, position: &ManhattanProject, viewer: Option<Seat>) {
    let choices =
        if viewer.is_some() && position.to_act() == viewer { actions(position) } else { Vec::new() };
    testkit::ui::expect_position::<ManhattanProjectUi>(FOLDER, name, (position, viewer), &choices);
}

/// Three players in the middle of a game, with a little of everything.
fn middle() -> Arrangement {
    arranged(3)
        .money(seat(0), 14)
        .yellowcake(seat(0), 6)
        .supply(seat(0), Crew::new(Workers::new(2, 2, 2), Workers::new(0, 1, 1)))
        .supply(seat(1), own(3, 0, 0))
        .supply(seat(2), own(2, 0, 0))
        .buildings(seat(0), &["mine-04", "university-04", "reactor-02"])
        .buildings(seat(1), &["factory-06", "mine-09", "enrichment-06"])
        .buildings(seat(2), &["university-06"])
        .on_building("university-06", seat(2), own(2, 0, 0))
        .on_space("mine-middle", seat(1), own(1, 0, 0))
        .damage("mine-09", 2)
        .damage("mine-04", 1)
        .fuel(seat(0), Fuel::Uranium, 4)
        .fuel(seat(0), Fuel::Plutonium, 6)
        .aircraft(seat(0), Aircraft::Fighter, 3)
        .aircraft(seat(0), Aircraft::Bomber, 2)
        .aircraft(seat(1), Aircraft::Fighter, 0)
        .hand(seat(0), &["uranium-06", "plutonium-10"])
        .hand(seat(1), &["uranium-15"])
        .built(seat(0), &["plutonium-06", "uranium-01"])
        .loaded(seat(0), &["uranium-01"])
        .built(seat(2), &["uranium-09"])
        .token(seat(2), 6)
        .bribes(3)
}

#[test]
fn the_first_decision() {
    let position = game(5, &[("first", "1")], 4);
    expect_position("first-decision", &position, position.to_act());
}

#[test]
fn a_turn() {
    expect_position("turn", &middle().finish().expect("a position"), Some(seat(0)));
}

#[test]
fn a_turn_for_a_spectator() {
    expect_position("turn-for-a-spectator", &middle().finish().expect("a position"), None);
}

#[test]
fn air_strikes() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["place air-strike-1", "send labourer"]);
    expect_position("air-strikes", &position, Some(seat(0)));
}

/// MP-8.14: Bence is offered a deal against Csilla, and accepts it.
#[test]
fn a_deal_against_a_common_enemy() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["offer 2 against 3"]);
    expect_position("deal-offered", &position, Some(seat(1)));
    play(&mut position, &["accept", "place air-strike-1", "send labourer"]);
    expect_position("deal-in-force", &position, Some(seat(0)));
}

#[test]
fn a_repair() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["place repair", "send labourer"]);
    expect_position("repair", &position, Some(seat(0)));
}

#[test]
fn a_draft() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["place design-bomb", "send scientist contractor-engineer"]);
    expect_position("draft", &position, Some(seat(0)));
    expect_position("draft-for-others", &position, Some(seat(1)));
}

#[test]
fn a_building_is_bought() {
    let mut position = middle().finish().expect("a position");
    play(&mut position, &["place construction", "send engineer"]);
    expect_position("buying", &position, Some(seat(0)));
}

#[test]
fn all_refusals() {
    expect_text(FOLDER, "refusals", |language| {
        let sentence =
            |reason| ManhattanProjectUi::refusal(Refusal::with("MP-1.1", reason, [31, 12]), language);
        let lines = FILES.reasons().into_iter().map(|reason| format!("{reason}: {}\n", sentence(reason)));
        lines.inspect(|line| check_words::<ManhattanProjectUi>(line.trim_end())).collect()
    });
}

/// The events of a turn with bombs and an air strike, of two turns with payments and gains, and of a turn with deals.
#[test]
fn events() {
    let names = names(3);
    let mut told: Vec<(ManhattanProject, manhattan_project::Event)> = Vec::new();
    let turns: [&[&str]; 4] = [
        &["build plutonium-10", "place air-strike-2", "raid mine-09", "done", "load plutonium-06", "done"],
        &[
            "place mine-left",
            "use university-04 take 1",
            "gain 1 permanent",
            "done",
            "place construction",
            "buy 3",
        ],
        &["offer 2", "refuse", "offer 3", "accept", "offer 3 against 2", "refuse"],
        &["offer 2 against 3", "accept"],
    ];
    let mut position = middle().finish().expect("a position");
    for actions in turns {
        position = middle().finish().expect("a position");
        for action in actions {
            let mut events = play(&mut position, &[action]);
            if let Some(crew) = position.usual_crew() {
                position.play(Action::Send(crew), &mut Playout::new(1), &mut events);
            }
            told.extend(events.into_iter().map(|event| (position, event)));
        }
    }
    assert!(told.len() > 12, "{told:?}");
    let declined = manhattan_project::Event::Declined(seat(0));
    told.push((position, declined));
    expect_text(FOLDER, "events", |language| {
        let sentence = |&(position, event): &(ManhattanProject, _)| {
            ManhattanProjectUi::sentence(&position, event, &names, language) + "\n"
        };
        told.iter().map(sentence).collect()
    });
}

#[test]
fn a_turn_in_a_few_words() {
    let position = middle().finish().expect("a position");
    let [anna, bence] = [0, 1].map(seat);
    let told = |turn: &[Event]| {
        let turn: Vec<(Seat, Event)> = turn.iter().map(|&event| (anna, event)).collect();
        Language::ALL.map(|language| {
            let deeds = ManhattanProjectUi::deeds(&position, anna, &turn, &names(3), language);
            deeds.expect("the game says it in its own words").join(", ")
        })
    };
    let space = |id: &str| position.tables().board.space_by_id(id).expect("it is on the board");
    let building = |id: &str| position.tables().building_by_id(id).expect("it is in the box");
    let money = |money: u8| Goods { money, ..Goods::default() };
    // What comes from several places is added up; what others get is theirs.
    let turn = [
        Event::Placed(anna, space("factory-middle"), own(1, 0, 0)),
        Event::Received(anna, money(5)),
        Event::Received(bence, money(2)),
        Event::Used(anna, building("factory-06"), own(0, 1, 0)),
        Event::Received(anna, money(3)),
        Event::Gained(anna, WorkerType::Engineer, 1, 1),
    ];
    assert_eq!(
        told(&turn),
        [
            "took $8, gained 1 engineer and 1 contractor engineer",
            "$8-t kapott, 1 mérnököt és 1 szerződéses mérnököt kapott"
        ]
    );
    let turn = [
        Event::Placed(anna, space("construction"), own(1, 0, 0)),
        Event::Bought(anna, building("mine-09"), Position(2), 5),
        Event::Struck(anna, bence, Aircraft::Fighter),
        Event::Struck(anna, bence, Aircraft::Fighter),
    ];
    let bence_named = names(3).of(bence).to_owned();
    assert_eq!(told(&turn)[0], format!("bought a mine for $5, attacked {bence_named}"));
    // A place of which nothing came is named.
    assert_eq!(told(&turn[..1])[0], "placed on Construction");
}
