//! The plant market and the resource market.

use std::fmt::Write;

use engine::Seat;
use maud::{Markup, html};
use power_grid::{Event, Fuel, Plant, PowerGrid, Removal, Step3Card, plants};
use ui_kit::{Area, Scene, svg};

use crate::card::{Extra, Sign};
use crate::element::Element;
use crate::icons;
use crate::look::Look;

/// The area with both markets.
pub(crate) fn areas(scene: &Scene<'_, PowerGrid>) -> Vec<Area> {
    let look = Look::new(scene);
    let content = html! { div.pg-market { (look.plant_market()) (look.fuel_market()) } };
    vec![Area { id: "market", title: look.say("market-title", &[]), content }]
}

impl Look<'_> {
    fn plant_market(&self) -> Markup {
        let position = self.position;
        let one_row = position.step3_card() == Step3Card::Removed;
        html! {
            section.pg-plants aria-label=(self.say("market-plants", &[])) {
                h3.pg-heading { (self.say("market-plants", &[])) }
                (self.auction_line())
                p.pg-row-name { (self.say(if one_row { "market-single" } else { "market-current" }, &[])) }
                div.pg-cards.pg-six[one_row] {
                    @for plant in plants(position.current_market()) { (self.offered(plant)) }
                }
                @if !one_row {
                    p.pg-row-name { (self.say("market-future", &[])) }
                    div.pg-cards {
                        @for plant in plants(position.future_market()) { (self.offered(plant)) }
                        @if position.step3_card() == Step3Card::OnDisplay { (self.step3_card()) }
                    }
                }
                (self.deck())
            }
        }
    }

    fn offered(&self, plant: Plant) -> Markup {
        let highest = self.position.auction().filter(|(up, _)| *up == plant).map(|(_, highest)| highest);
        let sign = match highest {
            Some(highest) => Some(Sign::Auction(highest.map(|(_, bid)| bid))),
            None => (self.leaving() == Some(plant)).then_some(Sign::Leaves),
        };
        self.card(plant, &Extra { stored: None, sign })
    }

    pub(crate) fn leaving(&self) -> Option<Plant> {
        match self.position.next_to_leave()? {
            Event::PutUnder(plant) | Event::Removed(plant, _) => Some(plant),
            _ => None,
        }
    }

    /// Phase 2: the highest bid and the remaining bidders.
    fn auction_line(&self) -> Markup {
        let position = self.position;
        let Some((plant, highest)) = position.auction() else { return html! {} };
        let number = ("plant", plant.0.into());
        let said = match highest {
            None => self.say("market-auction-open", &[number]),
            Some((seat, bid)) => self
                .say("market-auction-bid", &[number, ("bid", bid.into()), ("name", self.name(seat).into())]),
        };
        html! {
            p.pg-auction {
                (said) " " (self.say("market-bidders", &[])) " "
                @for &seat in position.order().iter().filter(|&&seat| position.bids(seat)) {
                    span.pg-bidder { (svg::chip(seat)) (self.name(seat)) } " "
                }
            }
        }
    }

    fn step3_card(&self) -> Markup {
        let marks = self.marks(Element::Step3);
        html! {
            svg.pg-card id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] viewBox="-3 -3 106 72" role="img"
                aria-label=(self.say("market-step3", &[])) focusable="false" {
                rect.pg-step3 width="100" height="66" rx="7" {}
                text.pg-step3-name x="50" y="40" { (self.say("market-step3-short", &[])) }
            }
        }
    }

    /// The number of cards left, and the plant that leaves next and why.
    fn deck(&self) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Deck);
        let cards = [("cards", position.cards_in_deck().into())];
        let key = match position.step3_card() {
            Step3Card::InDeck => "market-deck-step3",
            Step3Card::OnDisplay | Step3Card::Removed => "market-deck",
        };
        html! {
            p.pg-deck id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                (self.say(key, &cards))
                @if let Some(why) = self.why_leaving() { " " (why) }
            }
        }
    }

    pub(crate) fn why_leaving(&self) -> Option<String> {
        let (plant, key) = match self.position.next_to_leave()? {
            Event::PutUnder(plant) => (plant, "leaves-under"),
            Event::Removed(plant, Removal::Step2) => (plant, "leaves-step2"),
            Event::Removed(plant, Removal::Step3) => (plant, "leaves-step3"),
            Event::Removed(plant, _) => (plant, "leaves-update"),
            _ => return None,
        };
        Some(self.say(key, &[("plant", plant.0.into())]))
    }

    /// Four rows, one for each kind; the price stands at the head of the column.
    fn fuel_market(&self) -> Markup {
        let prices = self.prices();
        html! {
            section.pg-fuels aria-label=(self.say("market-fuel", &[])) {
                div.pg-fuel-head {
                    h3.pg-heading { (self.say("market-fuel", &[])) }
                    @if self.scene.assisted {
                        label.pg-toggle {
                            input #pg-after-refill type="checkbox" data-keep; " " (self.say("market-after-refill", &[]))
                        }
                    }
                }
                svg.pg-fuel viewBox={ "0 0 " (WIDTH) " 244" } preserveAspectRatio="xMidYMin meet" role="group"
                    aria-label=(self.say("market-fuel", &[])) {
                    @for (column, price) in prices.iter().enumerate() {
                        text.pg-head x=(column_x(column)) y="16" { (price) }
                    }
                    text.pg-head x=(NEXT) y="16" { (self.say("market-next", &[])) }
                    text.pg-head x=(REFILL) y="16" { (self.say("market-refill", &[])) }
                    @for (row, fuel) in Fuel::ALL.into_iter().enumerate() {
                        (self.fuel_row(fuel, 24.0 + 60.0 * row as f32, &prices))
                    }
                }
            }
        }
    }

    fn fuel_row(&self, fuel: Fuel, top: f32, prices: &[u8]) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Token(fuel));
        let (count, per_space) =
            (position.market()[fuel.index()], position.tables().resource(fuel).per_space);
        // Even the lowest row can be hit where the market is narrow.
        let height = if per_space == 1 { 36.0 } else { 56.0 };
        let (filled, refilled, empty) = self.sockets(fuel, top, height, prices);
        let said = [
            ("fuel", fuel.word().into()),
            ("count", count.into()),
            ("price", position.price(fuel).map_or("–".to_owned(), |price| price.to_string()).into()),
            ("refill", position.refill_by_table()[fuel.index()].into()),
        ];
        let label = marks.label.clone().unwrap_or_else(|| self.say("market-row", &said));
        html! {
            g.pg-row id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(label) {
                rect.pg-row-ground x="0" y=(top) width=(WIDTH) height=(height) rx="5" {}
                (icons::token(fuel, 16.0, top + height / 2.0, 24.0))
                path.pg-socket d=(empty) {}
                @for &(x, y) in &filled { (icons::token(fuel, x, y, 15.0)) }
                @if self.scene.assisted {
                    g.pg-refilled { @for &(x, y) in &refilled { (icons::token(fuel, x, y, 15.0)) } }
                }
                text.pg-next-price x=(NEXT) y=(top + height / 2.0 + 7.0) {
                    (position.price(fuel).map_or("–".to_owned(), |price| price.to_string()))
                }
                text.pg-head x=(REFILL) y=(top + height / 2.0 + 6.0) { "+" (position.refill_by_table()[fuel.index()]) }
                @if marks.changed.is_some() {
                    rect.pg-changed x="1" y=(top) width=(WIDTH - 2.0) height=(height) rx="5" {}
                }
                @if let Some(seat) = marks.changed { (svg::flag(seat, if per_space == 1 { 0.0 } else { FLAG }, top + 22.0)) }
                @if let (true, Some(&(x, y))) = (marks.legal, filled.last()) {
                    rect.pg-ring-out x="1" y=(top) width=(WIDTH - 2.0) height=(height) rx="5" {}
                    rect.pg-ring x="1" y=(top) width=(WIDTH - 2.0) height=(height) rx="5" {}
                    circle.pg-ring-out cx=(x) cy=(y) r="10" {}
                    circle.pg-ring cx=(x) cy=(y) r="10" {}
                }
            }
        }
    }

    /// Where the tokens of a kind lie, the dearest first, where a refill now would put more, and the empty sockets as
    /// path data. The n-th from the dear end costs what the next token costs when n are left (PG-6.8).
    fn sockets(&self, fuel: Fuel, top: f32, height: f32, prices: &[u8]) -> (Places, Places, String) {
        let resource = self.position.tables().resource(fuel);
        let count = self.position.market()[fuel.index()];
        let full = count + self.position.next_refill()[fuel.index()];
        let (mut filled, mut refilled, mut empty) = (Vec::new(), Vec::new(), String::new());
        let mut in_column = vec![0u8; prices.len()];
        for number in 1..=resource.capacity {
            let Some(column) =
                resource.price(number).and_then(|price| prices.iter().position(|&at| at == price))
            else {
                continue;
            };
            let place = f32::from(in_column[column]);
            in_column[column] += 1;
            let lines = f32::from(resource.per_space);
            let (x, y) = (column_x(column), top + height / 2.0 + (place - (lines - 1.0) / 2.0) * 17.0);
            if number <= count {
                filled.push((x, y));
            } else {
                if number <= full {
                    refilled.push((x, y));
                }
                let _ = write!(empty, "M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", x - 4.0);
            }
        }
        (filled, refilled, empty)
    }

    /// The prices of all spaces, cheapest first.
    pub(crate) fn prices(&self) -> Vec<u8> {
        let tables = self.position.tables();
        let mut prices = Fuel::ALL.map(|fuel| tables.resource(fuel).spaces.clone()).concat();
        prices.sort_unstable();
        prices.dedup();
        prices
    }

    /// The number of further tokens of a kind that the other players can store.
    pub(crate) fn room_of_others(&self, seat: Seat, fuel: Fuel) -> u8 {
        let others = self.position.order().iter().filter(|&&other| other != seat);
        others.map(|&other| self.position.room_for(other, fuel)).sum()
    }
}

/// Where tokens lie.
type Places = Vec<(f32, f32)>;

const WIDTH: f32 = 420.0;
const NEXT: f32 = 354.0;
const REFILL: f32 = 398.0;
/// Where no kind that lies three to a space has a socket.
const FLAG: f32 = 240.0;

fn column_x(column: usize) -> f32 {
    48.0 + 24.5 * column as f32
}
