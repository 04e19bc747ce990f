//! The elements an event is about.

use power_grid::{Event, PowerGrid};
use ui_kit::Element as _;

use crate::element::Element;

pub(crate) fn elements(position: &PowerGrid, event: Event) -> Vec<String> {
    let about = match event {
        Event::Picked(_, region) => vec![Element::Region(region)],
        Event::Nominated(_, plant) | Event::Drawn(plant) | Event::Ran(_, plant, _) => {
            vec![Element::Plant(plant)]
        }
        Event::Sold(seat, plant, _) => vec![Element::Plant(plant), Element::Money(seat)],
        Event::Bid(..) => position.auction().map(|(plant, _)| Element::Plant(plant)).into_iter().collect(),
        Event::Lost(seat, fuel, _) => vec![Element::Stock(seat, fuel)],
        Event::Step3Drawn => vec![Element::Step3],
        Event::PutUnder(_) => vec![Element::Deck],
        Event::Bought(seat, fuel, _) => vec![Element::Token(fuel), Element::Stock(seat, fuel)],
        Event::Built(seat, city, _, _) => {
            vec![Element::House(seat, city), Element::City(city), Element::Size(seat)]
        }
        Event::Paid(seat, _, _) => vec![Element::Money(seat)],
        Event::Refilled(added) => {
            let kinds = power_grid::Fuel::ALL.into_iter().zip(added);
            kinds.filter(|&(_, count)| count > 0).map(|(fuel, _)| Element::Token(fuel)).collect()
        }
        // Components that are gone, and events about all players.
        Event::Scrapped(..) | Event::Removed(..) => Vec::new(),
        Event::RoundBegan(_) | Event::PhaseBegan(_) | Event::Ordered | Event::StepBegan(_) | Event::Ended => {
            Vec::new()
        }
        Event::Passed(_) | Event::PassedBid(_) => Vec::new(),
    };
    about.into_iter().map(|element| element.id(position)).collect()
}
