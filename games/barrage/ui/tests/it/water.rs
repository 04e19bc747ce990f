//! UX-42: the forecast of the water is what then flows, and the table of productions is what can be produced.

use std::collections::{BTreeMap, BTreeSet};

use barrage::board::Task;
use barrage::{Action, Arrangement, Barrage, Event, Headstream, Stage};
use barrage_ui::BarrageUi;
use engine::{Game, Playout, Seat};
use testkit::actions;
use testkit::ui::{Tag, look, tags};
use ui_kit::{Language, TableUi};

use crate::table::{game, play_at_random, play_by_bots, setups};

/// Where drops came to rest in phase 3, and how many left the map, by the basin they left below.
type Flow = (BTreeMap<String, usize>, BTreeMap<String, usize>);

/// The forecast as the board shows it: drops to come in each dam, and those that will be lost.
fn forecast(position: &Barrage) -> Flow {
    let board = look::<BarrageUi, _>(position, None, Language::En, BarrageUi::board).into_string();
    let (mut held, mut lost) = (BTreeMap::new(), BTreeMap::new());
    let mut element = String::new();
    for tag in tags(&board) {
        if let Some(name) = tag.get("data-el") {
            element = name.to_owned();
        }
        // The way of one drop more is drawn with the same sign inside its headstream.
        if tag.has_class("ba-drop-coming") && element.starts_with("ba-dam-") {
            *held.entry(element.clone()).or_default() += 1;
        }
        if element.starts_with("ba-exit-")
            && let Some(count) = tag.text.strip_suffix(" lost")
        {
            lost.insert(element.clone(), count.parse().expect("a number"));
        }
    }
    (held, lost)
}

/// What the rules do in phase 3: everybody but the actor has passed, and the actor banks the last engineer.
fn real_flow(position: &Barrage) -> Option<Flow> {
    let actor = position.to_act()?;
    let last = Seat::all(position.seats()).fold(Arrangement::of(*position), |arranged, seat| {
        let engineers = u8::from(seat == actor);
        arranged.engineers(seat, engineers).passed(seat, seat != actor)
    });
    let mut last = last.finish().ok()?;
    // A player with a tile that needs no engineers might go on.
    let mut events = Vec::new();
    last.play(Action::Bank(1), &mut Playout::new(1), &mut events);
    let phase = |number| events.iter().position(|&event| event == Event::PhaseBegan(number));
    let flow = &events[phase(3)?..phase(4)?];
    let (mut held, mut lost) = (BTreeMap::new(), BTreeMap::new());
    for event in flow {
        for element in BarrageUi::elements(position, *event) {
            match event {
                Event::Held(_) => *held.entry(element).or_default() += 1,
                Event::Left(_) => *lost.entry(element).or_default() += 1,
                _ => {}
            }
        }
    }
    Some((held, lost))
}

#[test]
fn ux_42_the_forecast_is_what_then_flows() {
    let (mut cases, mut drops) = (0, 0);
    for (number, (seats, options)) in (0..).zip(setups()) {
        let mut moves = 0;
        play_at_random(game(seats, &options, number), number, |position, _| {
            moves += 1;
            if position.stage() != Stage::Turn || moves % 3 != 0 {
                return;
            }
            if let Some(flow) = real_flow(position) {
                assert_eq!(forecast(position), flow, "{}", position.round());
                cases += 1;
                drops += flow.0.values().sum::<usize>();
            }
        });
    }
    assert!(cases >= 200 && drops >= 200, "{cases} positions, {drops} drops");
}

/// A headstream tells where a drop that starts now would rest: there it then rests.
#[test]
fn ux_42_a_drop_rests_where_its_headstream_says() {
    let mut cases = 0;
    for (number, (seats, options)) in (0..).zip(setups()) {
        let mut moves = 0;
        play_at_random(game(seats, &options, number), number, |position, _| {
            moves += 1;
            if position.stage() != Stage::Turn || moves % 7 != 0 {
                return;
            }
            for action in actions(position) {
                let Action::Pour { place: Some(place), drops } = action else { continue };
                let now = matches!(position.tables().board.row(place.row()).task, Task::DropsNow(_));
                let Some(spring) = (0..4).map(Headstream).find(|&spring| drops.on(spring) == 1 && now) else {
                    continue;
                };
                let mut events = Vec::new();
                let mut after = *position;
                after.play(action, &mut Playout::new(1), &mut events);
                let rest = events.iter().find_map(|event| match event {
                    Event::Held(space) => Some(Some(*space)),
                    Event::Left(_) => Some(None),
                    _ => None,
                });
                assert_eq!(rest, Some(position.resting_place(spring)));
                cases += 1;
            }
        });
    }
    assert!(cases >= 200, "{cases}");
}

/// A row of the table: its element, and the energy under each bonus.
fn rows(position: &Barrage, seat: Seat) -> BTreeSet<(String, Option<String>, String)> {
    let area = look::<BarrageUi, _>(position, Some(seat), Language::En, |scene| {
        BarrageUi::areas(scene).into_iter().find(|area| area.id == "productions").expect("the area is there")
    });
    let mut found = BTreeSet::new();
    let mut row = String::new();
    let all: Vec<Tag> = tags(&area.content.into_string());
    for (at, tag) in all.iter().enumerate() {
        if let Some(element) = tag.get("data-el") {
            row = element.to_owned();
        }
        if tag.name == "td" && tag.has_class("ba-number") && tag.text.is_empty() {
            let energy = all[at + 1..].iter().find(|tag| tag.name == "b").expect("a number");
            let bonus = tag.get("data-bonus").map(str::to_owned);
            assert!(found.insert((row.clone(), bonus, energy.text.clone())), "{row} twice");
        }
    }
    found
}

/// Compares the table with the legal productions and the energy the rules then give; how many there are.
fn check_table(position: &Barrage) -> usize {
    let Some(seat) = position.to_act() else { return 0 };
    let mut expected = BTreeSet::new();
    for action in actions(position) {
        let Action::Produce { place, .. } = action else { continue };
        let bonus = place.map(|place| match position.tables().board.row(place.row()).task {
            Task::Produce(bonus) => bonus.to_string(),
            _ => panic!("only turbines produce"),
        });
        let mut events = Vec::new();
        let mut after = *position;
        after.play(action, &mut Playout::new(1), &mut events);
        let energy = events.iter().find_map(|event| match event {
            Event::Produced(_, _, _, _, energy) => Some(*energy),
            _ => None,
        });
        let targets = look::<BarrageUi, _>(position, None, Language::En, |scene| {
            BarrageUi::offer(scene, action).targets
        });
        let row = targets.into_iter().find(|target| target.starts_with("ba-production-"));
        expected.insert((row.expect("a row"), bonus, energy.expect("energy").to_string()));
    }
    if !expected.is_empty() {
        assert_eq!(rows(position, seat), expected);
    }
    expected.len()
}

/// UX-42: the table shows exactly the legal productions with the energy they then give.
#[test]
fn ux_42_the_table_shows_the_legal_productions_and_their_energy() {
    let mut cases = 0;
    for (number, (seats, options)) in (0..).zip(setups()) {
        let mut count = |position: &Barrage| cases += usize::from(check_table(position) > 0);
        play_at_random(game(seats, &options, number + 100), number + 100, |position, _| count(position));
        play_by_bots(game(seats, &options, number + 100), number + 100, |position, _| count(position));
    }
    assert!(cases >= 200, "{cases}");
}

/// BA-14.18: a production that needs no place has rows too.
#[test]
fn ux_42_productions_without_engineers_are_in_the_table() {
    let mut position = game(2, &[], 1);
    while position.stage() == Stage::Choosing {
        let action = actions(&position)[0];
        position.play(action, &mut Playout::new(1), &mut ());
    }
    let seat = position.to_act().expect("somebody acts");
    let tables = position.tables();
    let tile = tables.tiles.iter().position(|row| row.word == "powerhouse_2").expect("a tile");
    let mut position = Arrangement::of(position)
        .empty_map()
        .dam(barrage::BaseSpace(11), Some(seat), 2, 2)
        .conduit(barrage::ConduitSpace(11), seat)
        .powerhouse(barrage::PowerhouseSpace(4), seat)
        .tiles(
            seat,
            &[0, 1, 2, 3, tile].map(|tile| barrage::TechTile(u8::try_from(tile).expect("few tiles"))),
        )
        .machines(seat, 0, 9)
        .finish()
        .expect("a position");
    let action = position.read_action("construct powerhouse_2 powerhouse p8.1").expect("an action");
    position.check(action).expect("it is legal");
    position.play(action, &mut Playout::new(1), &mut ());
    assert_eq!(position.stage(), Stage::FreeProduction(2));
    assert_eq!(check_table(&position), 2, "one or two drops");
}
