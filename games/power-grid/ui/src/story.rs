//! The score curve and the highlights of a finished game, and the turns of the players in a few words.

use engine::Seat;
use power_grid::{Cost, Event};

use crate::words::Words;

/// A point of the curve, once a round.
pub(crate) const fn is_curve_point(event: Event) -> bool {
    // Supplied cities are comparable before plants burn their tokens, not afterwards.
    matches!(event, Event::PhaseBegan(5))
}

/// The dearest plant, the largest income, the dearest city.
pub(crate) fn feat(event: Event) -> Option<(&'static str, i64)> {
    match event {
        Event::Sold(_, _, price) => Some(("auction", price.into())),
        Event::Paid(_, _, income) => Some(("income", income.into())),
        Event::Built(_, _, connection, house) => Some(("city", i64::from(connection) + i64::from(house))),
        _ => None,
    }
}

/// What a player did in a turn. The steps of a kind are put together, and prices are added up.
pub(crate) fn deeds(words: Words<'_>, seat: Seat, turn: &[(Seat, Event)]) -> Vec<String> {
    let mut deeds = Vec::new();
    let (mut tokens, mut paid) = ([0_u8; 4], 0_u16);
    let (mut cities, mut spent) = (Vec::new(), 0_u16);
    for &(_, event) in turn {
        match event {
            Event::Picked(by, region) if by == seat => {
                deeds.push(words.say("deed-picked", &[("region", words.region(region).into())]));
            }
            Event::Passed(by) if by == seat => deeds.push(words.say("deed-passed", &[])),
            Event::Nominated(by, plant) if by == seat => {
                deeds.push(words.say("deed-nominated", &[("plant", plant.0.into())]));
            }
            Event::Bid(by, amount) if by == seat => {
                deeds.push(words.say("deed-bid", &[("amount", amount.into())]));
            }
            Event::PassedBid(by) if by == seat => deeds.push(words.say("deed-passed-bid", &[])),
            // The last bid is often followed by the others' passes. The price says all about it.
            Event::Sold(by, plant, price) if by == seat => {
                let values = [("plant", plant.0.into()), ("price", price.into())];
                deeds = vec![words.say("deed-sold", &values)];
            }
            Event::Scrapped(by, plant) if by == seat => {
                deeds.push(words.say("deed-scrapped", &[("plant", plant.0.into())]));
            }
            Event::Bought(by, fuel, price) if by == seat => {
                tokens[fuel.index()] += 1;
                paid += u16::from(price);
            }
            Event::Built(by, city, connection, house) if by == seat => {
                cities.push(words.city(city).to_owned());
                spent += Cost { connection, house }.total();
            }
            Event::Paid(by, cities, income) if by == seat => {
                deeds.push(words.say("deed-paid", &[("cities", cities.into()), ("income", income.into())]));
            }
            _ => {}
        }
    }
    // Buying and building come before the plants run.
    if !cities.is_empty() {
        let values = [
            ("count", cities.len().into()),
            ("cities", words.all_of(&cities).into()),
            ("price", spent.into()),
        ];
        deeds.insert(0, words.say("deed-built", &values));
    }
    if let Some(tokens) = words.tokens(tokens) {
        deeds.insert(0, words.say("deed-bought", &[("tokens", tokens.into()), ("price", paid.into())]));
    }
    deeds
}
