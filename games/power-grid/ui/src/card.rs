//! A plant card: a picture of the plant, its number top left, what it burns bottom left, how many cities it supplies
//! bottom right, on a band in the colour of its fuel. On a player's mat the tokens stored on it lie in wells below it.

use engine::Seat;
use maud::{Markup, html};
use power_grid::tables::Card;
use power_grid::{Burns, Fuel, Plant};
use ui_kit::svg;

use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// What else is shown on a card.
#[derive(Clone, Default)]
pub(crate) struct Extra {
    /// The tokens on it, each in its well, and how many wells stay empty.
    pub(crate) stored: Option<(Vec<Fuel>, u8)>,
    /// Its sign, if it has one.
    pub(crate) sign: Option<Sign>,
}

/// A sign in the corner of a card.
#[derive(Clone, Copy)]
pub(crate) enum Sign {
    /// It is being auctioned; with the highest bid, if any.
    Auction(Option<(Seat, u16)>),
    /// It leaves the market next.
    Leaves,
    /// It has run in this round.
    Ran,
}

/// The height of a card's band, and of the row of wells below it.
const BAND: f32 = 30.0;
const WELLS: f32 = 30.0;
/// The size of a card in the market, and of one on a mat.
const MARKET: [f32; 2] = [86.0, 92.0];
const OWNED: [f32; 2] = [112.0, 86.0];

impl Look<'_> {
    pub(crate) fn card(&self, plant: Plant, extra: &Extra) -> Markup {
        let marks = self.marks(Element::Plant(plant));
        let card = self.position.tables().card(plant);
        let owned = extra.stored.is_some();
        let [width, height] = if owned { OWNED } else { MARKET };
        let whole = if owned { height + WELLS } else { height };
        let up = matches!(extra.sign, Some(Sign::Auction(_)));
        let facts =
            format!("{}: {}", self.say("card-name", &[("plant", plant.0.into())]), self.words.facts(plant));
        let label = marks.label.clone().unwrap_or(facts);
        html! {
            svg.pg-card.piece.pg-up[up] id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                viewBox={ "-4 -5 " (width + 8.0) " " (whole + 10.0) } role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(label) focusable="false" {
                rect.pg-shade x="1" y="3" width=(width) height=(height) rx="5" {}
                g.pg-lift {
                    @if marks.legal || up || marks.changed.is_some() {
                        rect.pg-ring-out.pg-stays[up] width=(width) height=(height) rx="5" {}
                        rect.pg-ring.pg-stays[up] width=(width) height=(height) rx="5" {}
                    }
                    (face(*card, plant.0, width, height))
                    @if marks.changed.is_some() { rect.pg-new x="1.5" y="1.5" width=(width - 3.0) height=(height - 3.0) rx="4" {} }
                    @if marks.legal { path.pg-fold d={ "M" (width - 19.0) " 0H" (width - 4.0) "a4 4 0 0 1 4 4V19z" } {} }
                    @if let Some(sign) = extra.sign { (self.sign(sign, width)) }
                    @if let Some(seat) = marks.changed.filter(|_| extra.sign.is_none()) {
                        g transform={ "translate(" (width - 42.0) " 24)" } { (svg::flag(seat, 0.0, 0.0)) }
                    }
                }
                @if let Some((stored, empty)) = &extra.stored { (wells(stored, *empty, width, height + 4.0)) }
            }
        }
    }

    fn sign(&self, sign: Sign, width: f32) -> Markup {
        html! {
            @match sign {
                Sign::Auction(bid) => {
                    rect.pg-bid x=(width - 46.0) y="4" width="44" height="24" rx="4" {}
                    @match bid {
                        Some((seat, bid)) => {
                            (svg::disc(seat, width - 36.0, 16.0, 7.0))
                            text.pg-bid-text x=(width - 15.0) y="22.5" { (bid) }
                        }
                        None => { text.pg-bid-text x=(width - 24.0) y="22.5" { "…" } }
                    }
                    title { (self.say(if bid.is_some() { "card-bid" } else { "card-up" }, &[])) }
                }
                Sign::Leaves => {
                    g transform={ "translate(" (width - 28.0) " 4)" } {
                        circle.pg-sign-ground cx="10" cy="10" r="9" {}
                        path.pg-sign d="M10 4.5V15M5.5 11L10 15.5L14.5 11" {}
                    }
                    title { (self.say("card-leaves", &[])) }
                }
                Sign::Ran => {
                    g transform={ "translate(" (width - 26.0) " 4)" } {
                        circle.pg-ran cx="11" cy="11" r="10" {}
                        path.pg-tick d="M6 11L10 15L16.5 7" {}
                    }
                    title { (self.say("card-ran", &[])) }
                }
            }
        }
    }
}

/// A place on a mat for one more plant.
pub(crate) fn no_plant() -> Markup {
    let [width, height] = OWNED;
    html! {
        svg.pg-card viewBox={ "-4 -5 " (width + 8.0) " " (height + WELLS + 10.0) } aria-hidden="true" focusable="false" {
            rect.pg-no-plant width=(width) height=(height) rx="5" {}
        }
    }
}

/// Paper, picture, band and numbers.
fn face(card: Card, number: u8, width: f32, height: f32) -> Markup {
    let top = height - BAND;
    html! {
        rect.pg-face width=(width) height=(height) rx="4" {}
        (icons::scene(card, 1.2, width - 2.4, top - 1.2))
        path d={ "M0 " (top) "H" (width) "V" (height - 4.0) "a4 4 0 0 1 -4 4H4a4 4 0 0 1 -4 -4z" } fill=(icons::band(card)) {}
        path.pg-hair d={ "M0 " (top) "H" (width) } {}
        rect.pg-edge width=(width) height=(height) rx="4" {}
        text.pg-number x="7" y="31" { (number) }
        (burned(card, width - 42.0, top + BAND / 2.0))
        rect.pg-cities-box x=(width - 36.0) y=(top + 3.5) width="32" height="23" rx="5" {}
        (icons::bulb(width - 26.0, top + 15.0, 20.0))
        text.pg-cities x=(width - 10.0) y=(top + 22.3) { (card.cities) }
    }
}

/// What a plant burns, in a row of this width around a height.
fn burned(card: Card, width: f32, y: f32) -> Markup {
    let amount = f32::from(card.amount.max(1));
    let step = |size: f32| if amount > 1.0 { ((width - size) / (amount - 1.0)).min(size - 1.0) } else { 0.0 };
    let hybrid = if amount > 1.0 { (width / amount + 3.0).min(29.0) } else { 29.0 };
    let at = |number: u8, size: f32| 5.0 + size / 2.0 + step(size) * f32::from(number);
    html! {
        @match card.burns {
            Burns::Only(fuel) => { @for number in 0..card.amount { (icons::token(fuel, at(number, 20.0), y, 20.0)) } }
            Burns::CoalOrOil => { @for number in 0..card.amount { (icons::coal_or_oil(at(number, hybrid), y, hybrid)) } }
            Burns::Nothing => { (icons::no_fuel(card.fusion, 16.0, y, 20.0)) }
        }
    }
}

/// A row of wells, filled from the left.
fn wells(stored: &[Fuel], empty: u8, width: f32, top: f32) -> Markup {
    let count = stored.len() + usize::from(empty);
    let pitch = (width / count.max(1) as f32).min(27.0);
    let size = (pitch - 2.0).min(24.0);
    let at = |number: usize| icons::short(pitch * number as f32);
    html! {
        @for number in 0..count { rect.pg-well x=(at(number)) y=(top) width=(icons::short(size)) height="24" rx="4" {} }
        @for (number, &fuel) in stored.iter().enumerate() {
            (icons::token(fuel, at(number) + size / 2.0, top + 12.0, size.min(22.0)))
        }
    }
}
