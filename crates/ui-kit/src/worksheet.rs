//! A decision made of many small steps, as one form.

use maud::Markup;

/// A decision made of many small steps, as one form: fuel by kinds, plants to be run. Every number in it is changed by
/// ordinary legal steps, which can be taken back; nothing is counted in the browser.
#[derive(Clone, Debug)]
pub struct Worksheet<A> {
    /// What can be had or done, a line each.
    pub rows: Vec<SheetRow<A>>,
    /// Several steps at once.
    pub bundles: Vec<Bundle<A>>,
    /// What all of it comes to: "total 7 · money 63 → 56".
    pub total: String,
    /// The action that ends it, and the words on its button: "Buy 2 for 7".
    pub finish: Option<(A, String)>,
}

/// A line of a worksheet.
#[derive(Clone, Debug)]
pub struct SheetRow<A> {
    /// The element it is about.
    pub element: String,
    /// A small picture of it.
    pub picture: Markup,
    /// What it is called.
    pub name: String,
    /// How many there are so far.
    pub count: usize,
    /// What they come to: "3 + 4 = 7".
    pub sum: String,
    /// What the next ones would cost and the like, in small print.
    pub ahead: String,
    /// Whether there can only be one: a switch instead of a number.
    pub once: bool,
    /// The legal action for one more.
    pub more: Option<A>,
    /// The tentative step that would be taken back for one less.
    pub less: Option<A>,
}

/// Several steps at once; all of them are legal one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle<A> {
    /// The words on its button: "Run all once (7)".
    pub name: String,
    /// The steps.
    pub steps: Vec<A>,
}
