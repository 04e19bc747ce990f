//! The plant market and the resource market.

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
                div.pg-head-line {
                    h3.pg-heading { (self.say(if one_row { "market-single" } else { "market-plants" }, &[])) }
                    (self.deck())
                }
                (self.auction_line())
                div.pg-cards.pg-six[one_row] {
                    @for plant in plants(position.current_market()) { (self.offered(plant)) }
                }
                @if !one_row {
                    div.pg-later {
                        div.pg-head-line {
                            h4.pg-subheading { (self.say("market-later", &[])) }
                            @if let Some(leaving) = self.leaving_short() { p.pg-note { (leaving) } }
                        }
                        div.pg-cards {
                            @for plant in plants(position.future_market()) { (self.offered(plant)) }
                            @if position.step3_card() == Step3Card::OnDisplay { (self.step3_card()) }
                        }
                    }
                }
            }
        }
    }

    fn offered(&self, plant: Plant) -> Markup {
        let highest = self.position.auction().filter(|(up, _)| *up == plant).map(|(_, highest)| highest);
        let sign = match highest {
            Some(highest) => Some(Sign::Auction(highest)),
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

    /// Phase 2: the remaining bidders. The highest bid is on the card.
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
            p.pg-auction title=(said) {
                span.pg-spoken { (said) " " }
                (self.say("market-bidders", &[])) " "
                @for &seat in position.order().iter().filter(|&&seat| position.bids(seat)) {
                    span.pg-bidder { (svg::chip(seat)) (self.name(seat)) } " "
                }
            }
        }
    }

    fn step3_card(&self) -> Markup {
        let marks = self.marks(Element::Step3);
        html! {
            svg.pg-card id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] viewBox="-4 -5 94 102" role="img"
                aria-label=(self.say("market-step3", &[])) focusable="false" {
                rect.pg-shade x="1" y="3" width="86" height="92" rx="5" {}
                rect.pg-step3 width="86" height="92" rx="5" {}
                text.pg-step3-number x="43" y="52" { "3" }
                text.pg-step3-name x="43" y="78" { (self.say("market-step3-short", &[])) }
            }
        }
    }

    /// The number of cards left; pointed at, also the plant that leaves next and why.
    fn deck(&self) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Deck);
        let cards = [("cards", position.cards_in_deck().into())];
        let (short, long) = match position.step3_card() {
            Step3Card::InDeck => ("market-deck-short-step3", "market-deck-step3"),
            Step3Card::OnDisplay | Step3Card::Removed => ("market-deck-short", "market-deck"),
        };
        let why = self.why_leaving().unwrap_or_default();
        html! {
            p.pg-deck.pg-note id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()]
                title={ (self.say(long, &cards)) " " (why) } { (self.say(short, &cards)) }
        }
    }

    /// The plant that leaves next, in a few words.
    fn leaving_short(&self) -> Option<String> {
        let (plant, key) = match self.position.next_to_leave()? {
            Event::PutUnder(plant) => (plant, "leaves-short-phase"),
            Event::Removed(plant, Removal::Step2) => (plant, "leaves-short-step2"),
            Event::Removed(plant, Removal::Step3) => (plant, "leaves-short-step3"),
            Event::Removed(plant, _) => (plant, "leaves-short-phase"),
            _ => return None,
        };
        Some(self.say(key, &[("plant", plant.0.into())]))
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

    /// Four wooden trays, one for each kind. The prices stand above the trays, and below one with other prices.
    fn fuel_market(&self) -> Markup {
        let tables = self.position.tables();
        let usual = &tables.resource(Fuel::Coal).spaces;
        html! {
            section.pg-fuels aria-label=(self.say("market-fuel", &[])) {
                div.pg-head-line {
                    h3.pg-heading { (self.say("market-fuel", &[])) }
                    @if self.scene.assisted {
                        label.pg-toggle {
                            input #pg-after-refill type="checkbox" data-keep; " " (self.say("market-after-refill", &[]))
                        }
                    }
                }
                svg.pg-fuel viewBox={ "0 0 " (WIDTH) " 232" } role="group" aria-label=(self.say("market-fuel", &[])) {
                    (price_row(usual, 16.0))
                    text.pg-head x=(NEXT) y="16" { (self.say("market-next", &[])) }
                    text.pg-head x=(REFILL) y="16" { (self.say("market-refill", &[])) }
                    @for (row, fuel) in Fuel::ALL.into_iter().enumerate() {
                        @let top = 22.0 + PITCH * row as f32;
                        @let spaces = &tables.resource(fuel).spaces;
                        (self.fuel_row(fuel, top))
                        @if spaces != usual { (price_row(spaces, top + PITCH + 13.0)) }
                    }
                }
            }
        }
    }

    fn fuel_row(&self, fuel: Fuel, top: f32) -> Markup {
        let position = self.position;
        let marks = self.marks(Element::Token(fuel));
        let count = position.market()[fuel.index()];
        let (filled, refilled) = self.places(fuel, top);
        let size = if position.tables().resource(fuel).per_space > 1 { 16.0 } else { 19.0 };
        let spaces = position.tables().resource(fuel).spaces.len();
        let said = [
            ("fuel", fuel.word().into()),
            ("count", count.into()),
            ("price", position.price(fuel).map_or("–".to_owned(), |price| price.to_string()).into()),
            ("refill", position.refill_by_table()[fuel.index()].into()),
        ];
        let label = marks.label.clone().unwrap_or_else(|| self.say("market-row", &said));
        let wide = WIDTH - 2.0;
        html! {
            g.pg-row id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(label) {
                rect.pg-shade x="1" y=(top + 2.0) width=(wide) height=(TRAY) rx="7" {}
                rect.pg-ring-out x="1" y=(top) width=(wide) height=(TRAY) rx="7" {}
                rect.pg-ring x="1" y=(top) width=(wide) height=(TRAY) rx="7" {}
                rect.pg-tray x="1" y=(top) width=(wide) height=(TRAY) rx="7" {}
                path.pg-tray-side d={ "M1 " (top + 30.0) "H" (wide + 1.0) "V" (top + TRAY - 7.0) "a7 7 0 0 1 -7 7H8a7 7 0 0 1 -7 -7z" } {}
                path.pg-tray-light d={ "M8 " (top + 1.5) "H" (wide - 6.0) } {}
                (icons::token(fuel, 19.0, top + TRAY / 2.0, 28.0))
                @for column in 0..spaces {
                    @let (middle, width) = column_of(column, spaces);
                    rect.pg-slot x=(icons::short(middle - width / 2.0 + 1.0)) y=(top + 4.0) width=(icons::short(width - 2.0)) height=(TRAY - 8.0) rx="4" {}
                }
                @if let (true, Some(&(x, y))) = (marks.legal, filled.last()) { circle.pg-glow cx=(icons::short(x)) cy=(icons::short(y)) r=(size * 0.72) {} }
                @for &(x, y) in &filled { (icons::token(fuel, x, y, size)) }
                @if self.scene.assisted {
                    g.pg-refilled { @for &(x, y) in &refilled { (icons::token(fuel, x, y, size)) } }
                }
                text.pg-next-price x=(NEXT) y=(top + 30.0) {
                    (position.price(fuel).map_or("–".to_owned(), |price| price.to_string()))
                }
                text.pg-added x=(REFILL) y=(top + 28.5) { "+" (position.refill_by_table()[fuel.index()]) }
                @if let Some(seat) = marks.changed {
                    rect.pg-new x="2.5" y=(top + 1.5) width=(wide - 3.0) height=(TRAY - 3.0) rx="6" {}
                    g transform={ "translate(0 " (top + 14.0) ") scale(.75)" } { (svg::flag(seat, 0.0, 0.0)) }
                }
            }
        }
    }

    /// Where the tokens of a kind lie, the dearest first, and where a refill now would put more. The n-th from the dear end
    /// costs what the next token costs when n are left (PG-6.8).
    fn places(&self, fuel: Fuel, top: f32) -> (Places, Places) {
        let resource = self.position.tables().resource(fuel);
        let count = self.position.market()[fuel.index()];
        let full = count + self.position.next_refill()[fuel.index()];
        let (mut filled, mut refilled) = (Vec::new(), Vec::new());
        let mut in_column = vec![0usize; resource.spaces.len()];
        for number in 1..=full.min(resource.capacity) {
            let price = resource.price(number);
            let Some(column) = resource.spaces.iter().position(|&at| Some(at) == price) else { continue };
            let (middle, _) = column_of(column, resource.spaces.len());
            // Two tokens lie beside each other, a third one on them.
            let (dx, dy) = if resource.per_space == 1 { (0.0, 0.0) } else { PILE[in_column[column] % 3] };
            in_column[column] += 1;
            let place = (middle + dx, top + TRAY / 2.0 + dy);
            if number <= count { filled.push(place) } else { refilled.push(place) }
        }
        (filled, refilled)
    }

    /// The number of further tokens of a kind that the other players can store.
    pub(crate) fn room_of_others(&self, seat: Seat, fuel: Fuel) -> u8 {
        let others = self.position.order().iter().filter(|&&other| other != seat);
        others.map(|&other| self.position.room_for(other, fuel)).sum()
    }
}

/// Where tokens lie.
type Places = Vec<(f32, f32)>;

/// The fuel market: its width, the height of a tray and the distance to the next one.
const WIDTH: f32 = 368.0;
const TRAY: f32 = 44.0;
const PITCH: f32 = 48.0;
/// Where prices and refills stand.
const NEXT: f32 = 317.0;
const REFILL: f32 = 350.0;
/// The spaces of a tray: their left edge and their width together.
const SPACES: [f32; 2] = [38.0, 264.0];
/// Where the three tokens of a space lie, from its middle.
const PILE: [(f32, f32); 3] = [(-7.5, 6.0), (7.5, 6.0), (0.0, -6.5)];

/// The middle and the width of a space of a tray with this many.
fn column_of(column: usize, spaces: usize) -> (f32, f32) {
    let [left, whole] = SPACES;
    let width = whole / spaces.max(1) as f32;
    (left + width * (column as f32 + 0.5), width)
}

/// The prices of the spaces of a tray, above or below it.
fn price_row(prices: &[u8], y: f32) -> Markup {
    html! {
        @for (column, price) in prices.iter().enumerate() {
            text.pg-space-price x=(icons::short(column_of(column, prices.len()).0)) y=(y) { (price) }
        }
    }
}
