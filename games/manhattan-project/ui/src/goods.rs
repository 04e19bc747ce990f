//! Rows of signs: what a place needs and gives.

use manhattan_project::cards::{Cost, Goods};
use manhattan_project::{Aircraft, Fuel, Need, WorkerType};
use maud::{Markup, html};

use crate::icons::{self, Sign};

/// One item of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A number of something.
    Count(u8, Sign),
    /// The separator of alternatives.
    Or,
    /// The arrow before the output.
    Gives,
}

impl Item {
    const fn width(self) -> f32 {
        match self {
            Self::Count(10.., _) => 38.0,
            Self::Count(..) => 29.0,
            Self::Or => 9.0,
            Self::Gives => 16.0,
        }
    }
}

/// Alternatives, of which one is chosen.
fn alternatives(bundles: impl Iterator<Item = Vec<Item>>) -> Vec<Item> {
    let bundles: Vec<Vec<Item>> = bundles.filter(|bundle| !bundle.is_empty()).collect();
    bundles.join(&Item::Or)
}

fn counted(counts: &[(u8, Sign)]) -> Vec<Item> {
    counts.iter().filter(|(count, _)| *count > 0).map(|&(count, sign)| Item::Count(count, sign)).collect()
}

/// The costs of a place.
pub(crate) fn costs(costs: &[Cost]) -> Vec<Item> {
    alternatives(costs.iter().map(|cost| {
        counted(&[
            (cost.money, Sign::Money),
            (cost.yellowcake, Sign::Yellowcake),
            (cost.uranium, Sign::Fuel(Fuel::Uranium)),
        ])
    }))
}

/// The outputs of a place.
pub(crate) fn gains(gains: &[Goods]) -> Vec<Item> {
    alternatives(gains.iter().map(|goods| {
        let mut items = counted(&[
            (goods.money, Sign::Money),
            (goods.yellowcake, Sign::Yellowcake),
            (goods.fighters, Sign::Aircraft(Aircraft::Fighter)),
            (goods.bombers, Sign::Aircraft(Aircraft::Bomber)),
            (goods.uranium, Sign::Fuel(Fuel::Uranium)),
            (goods.plutonium, Sign::Fuel(Fuel::Plutonium)),
        ]);
        let workers = WorkerType::ALL.map(|which| (goods.workers.count(which), Sign::Worker(which)));
        items.extend(counted(&workers));
        items
    }))
}

/// The width of a row.
pub(crate) fn width(items: &[Item]) -> f32 {
    items.iter().map(|item| item.width()).sum()
}

/// A row centred on a point, at most `most` wide; text is 19 units high.
pub(crate) fn row(items: &[Item], x: f32, y: f32, most: f32) -> Markup {
    let width = width(items);
    let scale = (most / width).min(1.0);
    let mut left = -width / 2.0;
    html! {
        g.mp-goods transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            @for &item in items {
                @let here = left;
                ({ left += item.width(); item_at(item, here) })
            }
        }
    }
}

fn item_at(item: Item, left: f32) -> Markup {
    let width = item.width();
    html! {
        @match item {
            Item::Count(count, sign) => {
                text.mp-count x=(left + width - 19.0) y="6" { (count) }
                (icons::sign(sign, left + width - 9.5, 0.0, 17.0))
            }
            Item::Or => { text.mp-or x=(left + width / 2.0) y="6" { "/" } }
            Item::Gives => { path.mp-line d={ "M" (left + 2.0) " 0H" (left + 14.0) "M" (left + 10.0) " -4L" (left + 15.0) " 0L" (left + 10.0) " 4" } {} }
        }
    }
}

/// The sockets of a place, one for each worker it needs, centred on a point.
pub(crate) fn sockets(need: Need, x: f32, y: f32, size: f32) -> Markup {
    let count = f32::from(need.total());
    let at = |number: u8| x + (f32::from(number) - (count - 1.0) / 2.0) * (size + 3.0);
    html! {
        @for number in 0..need.any { (icons::wanted_any(need.labourers, at(number), y, size)) }
        @for number in 0..need.engineers { (icons::wanted(WorkerType::Engineer, at(need.any + number), y, size)) }
        @for number in 0..need.scientists {
            (icons::wanted(WorkerType::Scientist, at(need.any + need.engineers + number), y, size))
        }
    }
}
