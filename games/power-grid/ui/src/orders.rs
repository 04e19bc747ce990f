//! Standing orders in an auction: leave it, or bid up to a secret maximum. They lapse when another plant is auctioned.

use engine::{Game, Seat};
use power_grid::{Action, Plant, PowerGrid, Stage};
use ui_kit::{Language, Order};

use crate::words::Words;

/// Leave the auction of a plant: `out 13`.
const OUT: &str = "out";
/// Bid the minimum for a plant, up to an amount: `most 13 25`.
const MOST: &str = "most";

/// A standing order.
enum Given {
    Out(Plant),
    Most(Plant, u16),
}

fn read(order: &str) -> Option<Given> {
    let words: Vec<&str> = order.split(' ').collect();
    let plant = |text: &str| text.parse().ok().map(Plant);
    match *words {
        [OUT, number] => Some(Given::Out(plant(number)?)),
        [MOST, number, amount] => Some(Given::Most(plant(number)?, amount.parse().ok()?)),
        _ => None,
    }
}

/// The plant for which a seat is still in the auction.
fn bidding_for(position: &PowerGrid, seat: Seat) -> Option<Plant> {
    let (plant, _) = position.auction().filter(|_| position.bids(seat))?;
    Some(plant)
}

pub(crate) fn orders(position: &PowerGrid, seat: Seat, language: Language) -> Vec<Order> {
    let Some(plant) = bidding_for(position, seat) else { return Vec::new() };
    let words = Words::new(position, language);
    let number = [("plant", plant.0.into())];
    let (least, most) = (position.least_bid(), position.money(seat));
    let mut orders = Vec::new();
    let leads = position.auction().and_then(|(_, highest)| highest).is_some_and(|(leader, _)| leader == seat);
    if !leads && position.to_act() != Some(seat) {
        let name = format!("{OUT} {}", plant.0);
        orders.push(Order { name, words: words.say("order-out", &number), amount: None });
    }
    if most >= least {
        let name = format!("{MOST} {}", plant.0);
        orders.push(Order { name, words: words.say("order-most", &number), amount: Some((least, most)) });
    }
    orders
}

pub(crate) fn order(position: &PowerGrid, seat: Seat, order: &str, language: Language) -> Option<String> {
    let words = Words::new(position, language);
    let up = bidding_for(position, seat)?;
    match read(order)? {
        Given::Out(plant) if plant == up => Some(words.say("order-out", &[("plant", plant.0.into())])),
        Given::Most(plant, most) if plant == up => {
            Some(words.say("order-most-given", &[("plant", plant.0.into()), ("most", most.into())]))
        }
        _ => None,
    }
}

pub(crate) fn follow(position: &PowerGrid, order: &str) -> Option<Action> {
    let up = bidding_for(position, position.to_act()?)?;
    let action = match read(order)? {
        Given::Out(plant) if plant == up => Action::PassBid,
        Given::Most(plant, most) if plant == up => {
            let least = position.least_bid();
            if least <= most { Action::Bid(least) } else { Action::PassBid }
        }
        _ => return None,
    };
    let opening = position.stage() == Stage::Opening;
    (!opening && position.check(action).is_ok()).then_some(action)
}
