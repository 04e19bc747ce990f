//! Rows of signs: what a place needs and gives.

use manhattan_project::cards::{Cost, Goods};
use manhattan_project::{Aircraft, Fuel, Need, WorkerType};
use maud::{Markup, html};

use crate::icons::{self, Sign, short};

/// One item of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A number of something.
    Count(u8, Sign),
    /// The separator of alternatives.
    Or,
    /// The sign of a cost.
    Minus,
}

/// The size of the figures and signs of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    pub(crate) text: f32,
    pub(crate) sign: f32,
}

impl Size {
    pub(crate) const COST: Self = Self { text: 15.0, sign: 15.0 };

    /// The largest size in which an output of so many kinds of goods fits `width`.
    pub(crate) fn of_output(items: &[Item], width: f32) -> Self {
        let sizes = [(26.0, 27.0), (23.0, 23.0), (20.0, 20.0), (18.0, 17.0), (16.0, 15.0)];
        let sizes = sizes.map(|(text, sign)| Self { text, sign });
        sizes.into_iter().find(|&size| row_width(items, size) <= width).unwrap_or(Self::COST)
    }

    fn of(self, item: Item) -> f32 {
        match item {
            Item::Count(count, _) => digits(count) * self.text * 0.47 + self.sign + 2.0,
            Item::Or => self.text * 0.42,
            Item::Minus => self.text * 0.48,
        }
    }
}

fn digits(count: u8) -> f32 {
    if count < 10 { 1.0 } else { 2.0 }
}

/// Alternatives, of which one is chosen.
fn alternatives(bundles: impl Iterator<Item = Vec<Item>>) -> Vec<Item> {
    let bundles: Vec<Vec<Item>> = bundles.filter(|bundle| !bundle.is_empty()).collect();
    bundles.join(&Item::Or)
}

fn counted(counts: &[(u8, Sign)]) -> Vec<Item> {
    counts.iter().filter(|(count, _)| *count > 0).map(|&(count, sign)| Item::Count(count, sign)).collect()
}

/// The costs of a place, after a minus sign.
pub(crate) fn costs(costs: &[Cost]) -> Vec<Item> {
    let mut items = alternatives(costs.iter().map(|cost| {
        counted(&[
            (cost.money, Sign::Money),
            (cost.yellowcake, Sign::Yellowcake),
            (cost.uranium, Sign::Fuel(Fuel::Uranium)),
        ])
    }));
    if !items.is_empty() {
        items.insert(0, Item::Minus);
    }
    items
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
fn row_width(items: &[Item], size: Size) -> f32 {
    items.iter().map(|&item| size.of(item)).sum()
}

/// A row centred on `x`, its text standing on `y`.
pub(crate) fn row(items: &[Item], x: f32, y: f32, size: Size) -> Markup {
    let mut left = x - row_width(items, size) / 2.0;
    html! {
        @for &item in items {
            @let here = left;
            ({ left += size.of(item); item_at(item, here, y, size) })
        }
    }
}

fn item_at(item: Item, left: f32, y: f32, size: Size) -> Markup {
    let (x, y) = (short(left), short(y));
    html! {
        @match item {
            Item::Count(count, sign) => {
                text font-size=(size.text) x=(x) y=(y) { (count) }
                (icons::sign(sign, left + digits(count) * size.text * 0.47 + size.sign / 2.0 + 1.0, y - size.text * 0.36, size.sign))
            }
            Item::Or => { text font-size=(size.text) x=(x) y=(y) { "/" } }
            Item::Minus => { text font-size=(size.text) x=(x) y=(y) { "−" } }
        }
    }
}

/// The sockets of a place, one for each worker it needs, centred on `x` with their tops at `y`.
pub(crate) fn sockets(need: Need, x: f32, y: f32, size: f32) -> Markup {
    let count = f32::from(need.total());
    let at = |number: u8| x + (f32::from(number) - count / 2.0) * (size + 2.0) + 1.0;
    html! {
        @for number in 0..need.any { (icons::socket_any(need.labourers, at(number), y, size)) }
        @for number in 0..need.engineers { (icons::socket(WorkerType::Engineer, at(need.any + number), y, size)) }
        @for number in 0..need.scientists {
            (icons::socket(WorkerType::Scientist, at(need.any + need.engineers + number), y, size))
        }
    }
}
