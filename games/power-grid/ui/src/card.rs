//! A plant card: number top left, what it burns bottom left, how many cities it supplies bottom right, on a band in the
//! colour of its fuel. On a player's mat it also shows the tokens stored on it.

use maud::{Markup, html};
use power_grid::{Burns, Fuel, Plant};
use ui_kit::svg;

use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// What else is shown on a card.
#[derive(Clone, Default)]
pub(crate) struct Extra {
    /// The tokens on it, each in its socket, and how many sockets stay empty.
    pub(crate) stored: Option<(Vec<Fuel>, u8)>,
    /// Its sign, if it has one.
    pub(crate) sign: Option<Sign>,
}

/// A sign in the corner of a card.
#[derive(Clone, Copy)]
pub(crate) enum Sign {
    /// It is being auctioned; with the highest bid, if any.
    Auction(Option<u16>),
    /// It leaves the market next.
    Leaves,
    /// It has run in this round.
    Ran,
}

impl Look<'_> {
    pub(crate) fn card(&self, plant: Plant, extra: &Extra) -> Markup {
        let marks = self.marks(Element::Plant(plant));
        let card = self.position.tables().card(plant);
        let height = if extra.stored.is_some() { 88 } else { 66 };
        let facts =
            format!("{}: {}", self.say("card-name", &[("plant", plant.0.into())]), self.words.facts(plant));
        let label = marks.label.clone().unwrap_or(facts);
        html! {
            svg.pg-card id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                viewBox={ "-3 -3 106 " (height + 6) } role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(label) focusable="false" {
                rect.pg-face width="100" height=(height) rx="7" {}
                path d="M0 38H100V59a7 7 0 0 1 -7 7H7a7 7 0 0 1 -7 -7z" fill=(icons::band(*card)) {}
                text.pg-number x="7" y="30" { (plant.0) }
                (burned(card.burns, card.amount, card.fusion))
                rect x="62" y="42" width="34" height="20" rx="10" fill="#ffffff" stroke="#111418" {}
                path transform="translate(73 52) scale(.8)" d="M-6 7V-1L0 -7L6 -1V7z" fill="#111418" {}
                text.pg-cities x="87" y="58.5" { (card.cities) }
                @if let Some((stored, empty)) = &extra.stored { (sockets(stored, *empty)) }
                @if let Some(sign) = extra.sign { (self.sign(sign)) }
                rect.pg-edge width="100" height=(height) rx="7" {}
                @if marks.changed.is_some() {
                    rect.pg-changed x="-1" y="-1" width="102" height=(height + 2) rx="8" {}
                }
                @if let Some(seat) = marks.changed { (svg::flag(seat, 76.0, 24.0)) }
                @if marks.legal {
                    rect.pg-ring-out width="100" height=(height) rx="7" {}
                    rect.pg-ring width="100" height=(height) rx="7" {}
                }
            }
        }
    }
}

impl Look<'_> {
    fn sign(&self, sign: Sign) -> Markup {
        html! {
            @match sign {
                Sign::Auction(bid) => {
                    rect.pg-bid x="48" y="6" width="46" height="24" rx="12" {}
                    text.pg-bid-text x="71" y="25" { @match bid { Some(bid) => (bid), None => "…" } }
                    title { (self.say(if bid.is_some() { "card-bid" } else { "card-up" }, &[])) }
                }
                Sign::Leaves => {
                    path.pg-sign d="M76 8V22M69 16L76 24L83 16M66 30H86" {}
                    title { (self.say("card-leaves", &[])) }
                }
                Sign::Ran => {
                    path.pg-sign d="M66 18L74 27L89 8" {}
                    title { (self.say("card-ran", &[])) }
                }
            }
        }
    }
}

fn burned(burns: Burns, amount: u8, fusion: bool) -> Markup {
    let at = |number: u8| 13.0 + 17.0 * f32::from(number);
    html! {
        @match burns {
            Burns::Only(fuel) => { @for number in 0..amount { (icons::token(fuel, at(number), 52.0, 17.0)) } }
            Burns::CoalOrOil => { @for number in 0..amount { (icons::coal_or_oil(at(number), 52.0, 18.0)) } }
            Burns::Nothing => { (icons::no_fuel(fusion, 16.0, 52.0, 20.0)) }
        }
    }
}

/// A row of sockets under the band, filled from the left.
fn sockets(stored: &[Fuel], empty: u8) -> Markup {
    let at = |number: usize| 11.0 + 15.6 * number as f32;
    let free = stored.len()..stored.len() + usize::from(empty);
    html! {
        @for (number, &fuel) in stored.iter().enumerate() { (icons::token(fuel, at(number), 77.0, 13.0)) }
        @for number in free { circle.pg-socket cx=(at(number)) cy="77" r="5" {} }
    }
}
