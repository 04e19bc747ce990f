//! What an event is about.

use barrage::board::Task;
use barrage::{Barrage, Event, Place};
use engine::Seat;
use ui_kit::Element as _;

use crate::element::{Element, Number};

pub(crate) fn elements(position: &Barrage, event: Event) -> Vec<String> {
    let about = match event {
        Event::Chose(seat, _, officer) => officer.map_or_else(Vec::new, |_| vec![Element::Officer(seat)]),
        Event::Poured(_, spring, _) => vec![Element::Spring(spring)],
        Event::Held(space) => vec![Element::Dam(space)],
        Event::Left(basin) => vec![Element::Exit(basin)],
        Event::Placed(_, place, ..) => vec![place_of(position, place)],
        Event::Banked(..) => vec![Element::Bank],
        Event::Copied(seat, ..) => vec![Element::Officer(seat)],
        Event::Used(seat, ..) | Event::Rotated(seat) => vec![Element::Wheel(seat)],
        Event::Built(_, site, _) => vec![Element::from(site)],
        Event::Produced(_, dam, conduit, _, _) => vec![Element::Dam(dam), Element::Conduit(conduit)],
        Event::FeePaid(seat, owner, _) => vec![credits_of(position, seat), credits_of(position, owner)],
        Event::Energy(seat, _) => vec![Element::Energy(seat)],
        Event::Credits(seat, _) => vec![credits_of(position, seat)],
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
        // What is no longer there, has no place of its own, or concerns everybody.
        Event::PlacedBeside(..) | Event::Discarded(..) | Event::Passed(_) | Event::Ordered | Event::Ended => {
            Vec::new()
        }
        Event::RoundBegan(_) | Event::PhaseBegan(_) => Vec::new(),
    };
    about.into_iter().map(|element| element.id(position)).collect()
}

/// BA-AUTOMA-2.1: an Automa's credits are VP.
fn credits_of(position: &Barrage, seat: Seat) -> Element {
    Element::Number(seat, if position.is_automa(seat) { Number::Vp } else { Number::Credits })
}

/// The Patent Office is known by its slots.
pub(crate) fn place_of(position: &Barrage, place: Place) -> Element {
    match position.tables().board.row(place.row()).task {
        Task::Patent(slot) => Element::Patent(slot),
        _ => Element::Place(place),
    }
}
