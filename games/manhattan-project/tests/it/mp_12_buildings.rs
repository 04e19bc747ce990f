//! MP-12: buildings; every card is tested once.

use manhattan_project::cards::{Goods, Work};
use manhattan_project::{
    Arrangement, BUILDINGS, Building, Crew, Fuel, Kind, ManhattanProject, Stage, WorkerType, Workers,
};

use crate::table::{arranged, building, goods, legal, own, play, refused, seat, tables};

/// Seat 0 has everything a card may need, and room for everything it gives.
fn able(id: &str) -> Arrangement {
    let start = arranged(2).buildings(seat(0), &[id]).money(seat(0), 50).yellowcake(seat(0), 50);
    start.fuel(seat(0), Fuel::Uranium, 3).fuel(seat(0), Fuel::Plutonium, 0).supply(seat(0), own(3, 3, 3))
}

/// The goods and the number of workers of a player.
fn holdings(position: &ManhattanProject) -> ([u16; 6], u8) {
    (goods(position, 0), position.supply(seat(0)).total())
}

fn worth(goods: Goods) -> [u16; 6] {
    let Goods { money, yellowcake, fighters, bombers, uranium, plutonium, .. } = goods;
    [money, yellowcake, fighters, bombers, uranium, plutonium].map(u16::from)
}

/// Uses a building with this cost and output, naming the first crew and taking contractors first.
fn used(
    before: &ManhattanProject,
    id: &str,
    work: &Work,
    pay: usize,
    take: Option<usize>,
) -> ManhattanProject {
    let mut position = *before;
    let mut text = format!("0 use {id}");
    if work.pay.len() > 1 {
        text += &format!(" pay {}", pay + 1);
    }
    match take {
        Some(take) if work.gain.len() > 1 => text += &format!(" take {}", take + 1),
        Some(_) => {}
        None => text += " decline",
    }
    play(&mut position, &[&text]);
    while matches!(position.stage(), Stage::Crew | Stage::Gaining) {
        let first = legal(&position)[0].clone();
        play(&mut position, &[&format!("0 {first}")]);
    }
    position
}

/// Every cost and every output of every building: exactly what the card says is paid and received.
#[test]
fn every_building_does_what_its_card_says() {
    let tables = tables();
    for row in 0..BUILDINGS as u8 {
        let card = tables.building(Building(row));
        let before = able(&card.id).finish().unwrap();
        let (had, workers) = holdings(&before);
        for (pay, cost) in card.work.pay.iter().enumerate() {
            let paid = [cost.money, cost.yellowcake, 0, 0, cost.uranium, 0].map(u16::from);
            for take in (0..card.work.gain.len()).map(Some).chain([None]) {
                let after = used(&before, &card.id, &card.work, pay, take);
                let gain = take.map_or(Goods::default(), |take| card.work.gain[take]);
                let expected: [u16; 6] = std::array::from_fn(|at| had[at] - paid[at] + worth(gain)[at]);
                let left = workers - card.work.need.total() + gain.workers.total();
                assert_eq!(holdings(&after), (expected, left), "{} pay {pay} take {take:?}", card.id);
                let (_, crew) = after.on_building(Building(row));
                assert!(card.work.need.is_met_by(crew), "{}: {crew:?}", card.id);
            }
        }
        // With one worker less than asked for it cannot be used.
        let need = card.work.need;
        let short = if need.any > 0 {
            own(need.any - 1, 0, 0)
        } else {
            own(4, need.engineers.saturating_sub(1), need.scientists.saturating_sub(1))
        };
        let short = if need.any > 0 { short.plus(own(0, need.engineers, need.scientists)) } else { short };
        if !short.is_empty() {
            let position = able(&card.id).supply(seat(0), short).finish().unwrap();
            let first = if card.work.pay.len() > 1 { " pay 1" } else { "" };
            let take = if card.work.gain.len() > 1 { " take 1" } else { "" };
            assert_eq!(
                refused(&position, &format!("use {}{first}{take}", card.id)),
                Some("MP-4.6"),
                "{}",
                card.id
            );
        }
    }
}

/// MP-12.2 to MP-12.5 too: each kind makes only its own goods.
#[test]
fn mp_12_1_the_output_of_each_kind() {
    for card in &tables().buildings {
        for gain in &card.work.gain {
            let [money, yellowcake, fighters, bombers, uranium, plutonium] = worth(*gain);
            let made = [
                (Kind::Mine, yellowcake > 0),
                (Kind::Factory, money + fighters + bombers > 0),
                (Kind::University, gain.workers != Workers::NONE),
                (Kind::Reactor, plutonium > 0),
                (Kind::Enrichment, uranium > 0),
            ];
            for (kind, makes) in made {
                assert_eq!(makes, kind == card.kind, "{} makes something of a {kind:?}", card.id);
            }
        }
    }
}

#[test]
fn mp_12_2_some_factories_offer_alternatives() {
    let mut position = able("factory-02").finish().unwrap();
    play(&mut position, &["0 use factory-02 take 2"]);
    let first = legal(&position)[0].clone();
    play(&mut position, &[&format!("0 {first}")]);
    assert_eq!(goods(&position, 0)[0], 52);
}

#[test]
fn mp_12_3_universities_give_workers_some_as_alternatives() {
    let start = arranged(2).buildings(seat(0), &["university-05"]).supply(seat(0), own(2, 0, 0));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use university-05 take 2", "0 gain 0 permanent"]);
    assert_eq!(position.supply(seat(0)), Crew::contractors(Workers::of(WorkerType::Scientist, 1)));
}

#[test]
fn mp_12_4_enrichment_plants_take_money_and_yellowcake() {
    let plants =
        tables().buildings.iter().filter(|card| card.kind == Kind::Enrichment).cloned().collect::<Vec<_>>();
    assert!(plants.iter().all(|card| card.work.pay.iter().all(|cost| cost.money > 0 && cost.yellowcake > 0)));
    let start = able("enrichment-06").fuel(seat(0), Fuel::Uranium, 6);
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 use enrichment-06"]);
    assert_eq!(goods(&position, 0)[4], 8, "3 more than 6, but 8 is the end");
}

#[test]
fn mp_12_5_reactors_take_yellowcake_or_uranium() {
    let reactors =
        tables().buildings.iter().filter(|card| card.kind == Kind::Reactor).cloned().collect::<Vec<_>>();
    let pays = |card: &manhattan_project::cards::BuildingCard| {
        card.work.pay.iter().all(|cost| (cost.yellowcake > 0) != (cost.uranium > 0) && cost.money == 0)
    };
    assert!(reactors.iter().all(pays));
    assert_eq!(reactors.iter().filter(|card| card.work.pay.len() == 2).count(), 4);
}

#[test]
fn mp_12_6_fuel_is_spent_on_bombs_and_in_reactors_only() {
    let tables = tables();
    for space in &tables.board.spaces {
        assert_eq!(space.work.pay[0].uranium, 0, "{}", space.id);
    }
    for card in tables.buildings.iter().filter(|card| card.kind != Kind::Reactor) {
        assert!(card.work.pay.iter().all(|cost| cost.uranium == 0), "{}", card.id);
    }
    let start = arranged(2).fuel(seat(0), Fuel::Uranium, 4).fuel(seat(0), Fuel::Plutonium, 5);
    let start = start.hand(seat(0), &["uranium-01", "plutonium-01"]).supply(seat(0), own(0, 2, 2));
    let mut position = start.finish().unwrap();
    play(&mut position, &["0 build uranium-01"]);
    assert_eq!(goods(&position, 0)[4..], [1, 5]);
    play(&mut position, &["0 build plutonium-01"]);
    assert_eq!(goods(&position, 0)[4..], [1, 1]);
}

#[test]
fn mp_12_7_a_used_building_is_blocked_until_its_workers_leave() {
    let mut position = able("mine-01").supply(seat(0), own(4, 0, 0)).finish().unwrap();
    play(&mut position, &["0 use mine-01"]);
    assert_eq!(refused(&position, "use mine-01"), Some("MP-4.7"));
    play(&mut position, &["0 done", "1 place mine-left", "1 done", "0 retrieve", "1 retrieve"]);
    assert_eq!(refused(&position, "use mine-01"), None);
    assert_eq!(position.on_building(building("mine-01")).1, Crew::NONE);
}
