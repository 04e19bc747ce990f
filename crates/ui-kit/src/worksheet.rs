//! A decision of many small steps, as one form.

use maud::Markup;

/// A decision of many small steps, as one form: tokens to buy, plants to run. Every change is an ordinary legal step,
/// which can be undone; the browser computes nothing.
#[derive(Clone, Debug)]
pub struct Worksheet<A> {
    /// One row for each thing that can be bought or done.
    pub rows: Vec<SheetRow<A>>,
    /// Several steps at once.
    pub bundles: Vec<Bundle<A>>,
    /// The total: "total 7 · money 63 → 56".
    pub total: String,
    /// The action that ends it, and the label of its button: "Buy 2 for 7".
    pub finish: Option<(A, String)>,
}

/// A line of a worksheet.
#[derive(Clone, Debug)]
pub struct SheetRow<A> {
    /// The element it is about.
    pub element: String,
    /// A small picture of it.
    pub picture: Markup,
    /// Its name.
    pub name: String,
    /// The present count.
    pub count: usize,
    /// The sum: "3 + 4 = 7".
    pub sum: String,
    /// A note, such as the next prices.
    pub ahead: String,
    /// Whether the count is at most one: a switch instead of a number.
    pub once: bool,
    /// The legal action for one more.
    pub more: Option<A>,
    /// The uncommitted step to undo for one less.
    pub less: Option<A>,
}

/// Several steps at once; all of them are legal one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle<A> {
    /// The label of its button: "Run all once (7)".
    pub name: String,
    /// The steps.
    pub steps: Vec<A>,
}
