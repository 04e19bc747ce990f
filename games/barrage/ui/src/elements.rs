//! What an event is about.

use barrage::board::Task;
use barrage::{Barrage, Event, Place};

use crate::element::{Element, Number};

pub(crate) fn elements(position: &Barrage, event: Event) -> Vec<String> {
    let about = match event {
        Event::Chose(seat, _, officer) => officer.map_or_else(Vec::new, |_| vec![Element::Officer(seat)]),
        Event::Poured(spring, _) => vec![Element::Spring(spring)],
        Event::Held(space) => vec![Element::Dam(space)],
        Event::Left(basin) => vec![Element::Exit(basin)],
        Event::Placed(_, place, _) => vec![place_of(position, place)],
        Event::Banked(..) => vec![Element::Bank],
        Event::Copied(seat, _) => vec![Element::Officer(seat)],
        Event::Used(seat, _) | Event::Rotated(seat) => vec![Element::Wheel(seat)],
        Event::Built(_, site, _) => vec![Element::from(site)],
        Event::Produced(_, dam, conduit, _, _) => vec![Element::Dam(dam), Element::Conduit(conduit)],
        Event::FeePaid(seat, owner, _) => {
            vec![Element::Number(seat, Number::Credits), Element::Number(owner, Number::Credits)]
        }
        Event::Energy(seat, _) => vec![Element::Energy(seat)],
        Event::Credits(seat, _) => vec![Element::Number(seat, Number::Credits)],
        Event::Machines(seat, excavators, mixers) => {
            let kinds = [(excavators, Number::Excavators), (mixers, Number::Mixers)];
            kinds
                .into_iter()
                .filter(|(count, _)| *count > 0)
                .map(|(_, kind)| Element::Number(seat, kind))
                .collect()
        }
        Event::Scored(seat, _, _) => vec![Element::Number(seat, Number::Vp)],
        Event::Fulfilled(seat, _) => vec![Element::Number(seat, Number::Fulfilled)],
        Event::Took(_, contract) | Event::Opened(contract) => vec![Element::Contract(contract)],
        Event::Patented(seat, tile) => vec![Element::Tile(seat, tile)],
        Event::Offered(tile) => {
            let slot = position.patents().iter().position(|&on_sale| on_sale == Some(tile));
            slot.and_then(|slot| u8::try_from(slot).ok()).map(Element::Patent).into_iter().collect()
        }
        Event::AutomaTile(_) => vec![Element::Automa],
        // What is no longer there, and what concerns everybody.
        Event::Discarded(..) | Event::Passed(_) | Event::Ordered | Event::Ended => Vec::new(),
        Event::RoundBegan(_) | Event::PhaseBegan(_) => Vec::new(),
    };
    about.into_iter().map(|element| element.id(position)).collect()
}

/// The Patent Office is known by its slots.
pub(crate) fn place_of(position: &Barrage, place: Place) -> Element {
    match position.tables().board.row(place.row()).task {
        Task::Patent(slot) => Element::Patent(slot),
        _ => Element::Place(place),
    }
}
