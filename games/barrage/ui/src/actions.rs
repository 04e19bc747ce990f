//! The management board and the patent office: rows of places, open contracts, advanced tiles on sale; before the first
//! round what can be chosen.

use barrage::board::{Section, Task};
use barrage::{Barrage, Colour, Contract, Place, Row, Stage};
use maud::{Markup, html};
use ui_kit::{Area, Scene};

use crate::element::Element;
use crate::icons::{Icon, chip, coin, inline, men};
use crate::look::Look;
use crate::words::signed;

pub(crate) fn area(scene: &Scene<'_, Barrage>) -> Area {
    let look = Look::new(scene);
    let content = html! {
        div.ba-actions {
            @if look.position.stage() == Stage::Choosing { (look.offers()) }
            (look.copies())
            div.ba-sections {
                div {
                    (look.section(Section::Turbine))
                    (look.section(Section::Water))
                    (look.bank())
                }
                div {
                    (look.section(Section::Workshop))
                    (look.section(Section::Machinery))
                    (look.section(Section::Contract))
                }
            }
            (look.contracts())
            @if !look.position.is_introductory() { (look.patents()) }
            (look.automa_tiles())
        }
    };
    Area { id: "actions", title: look.say("area-actions", &[]), content }
}

impl Look<'_> {
    fn section(&self, section: Section) -> Markup {
        let board = &self.position.tables().board;
        let mut rows: Vec<Row> = board.places(section).map(Place::row).collect();
        rows.dedup();
        html! {
            section.ba-section-box aria-label=(self.words.section(section)) {
                (self.head(section))
                @for row in rows { (self.row(row)) }
            }
        }
    }

    /// The head of an office: its sign and its name.
    fn head(&self, section: Section) -> Markup {
        html! { h3.ba-head { span.ba-badge { (inline(Icon::Office(section))) } (self.words.section(section)) } }
    }

    /// What a row does, and its two places; a row that is closed at this table is not shown (BA-3.8).
    fn row(&self, row: Row) -> Markup {
        let table = self.position.tables().board.row(row);
        let closed = table.min_players > engine::Game::seats(self.position);
        html! {
            div.ba-action.ba-closed[closed] {
                span.ba-what title=(self.words.task(table.task)) {
                    (task_signs(table.task))
                    @if table.cost > 0 { (coin(table.cost)) }
                }
                (self.place(Place::left(row), closed))
                (self.place(Place::right(row), closed))
            }
        }
    }

    fn place(&self, place: Place, closed: bool) -> Markup {
        let Some(price) = self.position.tables().board.price(place) else { return html! {} };
        let marks = self.marks(Element::Place(place));
        let said = self.title(Element::Place(place));
        html! {
            div.ba-place.ba-red-place[price.credits > 0] id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                aria-label=(marks.label.as_deref().unwrap_or(&said)) {
                @match self.position.on_place(place) {
                    Some(placed) if placed.engineers > 0 => { (men(Some(placed.seat), placed.engineers)) }
                    Some(placed) => { (chip(placed.seat)) }
                    None if closed => { "✕" }
                    None => {
                        (men(None, price.engineers))
                        @if price.credits > 0 { (coin(price.credits)) }
                    }
                }
            }
        }
    }

    /// The Bank is never full (BA-9.3): who has sent how many.
    fn bank(&self) -> Markup {
        let marks = self.marks(Element::Bank);
        let task =
            self.words.task(self.position.tables().board.row(self.position.tables().board.bank()).task);
        html! {
            section.ba-section-box aria-label=(self.words.section(Section::Bank)) {
                (self.head(Section::Bank))
                div.ba-place.ba-bank id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                    role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                    aria-label=(marks.label.as_deref().unwrap_or(&task)) {
                    span.ba-rate { (men(None, 1)) "= 1" (inline(Icon::Credit)) }
                    @for seat in self.seats().filter(|&seat| self.position.banked(seat) > 0) {
                        span.ba-part { (men(Some(seat), 1)) (self.position.banked(seat)) }
                    }
                }
            }
        }
    }

    fn contracts(&self) -> Markup {
        let open = self.position.open_contracts();
        html! {
            section.ba-market aria-label=(self.say("board-open", &[])) {
                (self.national())
                @for &colour in Colour::ALL {
                    div.ba-stack { @for contract in open[colour.index()].into_iter().flatten() { (self.contract_card(contract)) } }
                }
            }
        }
    }

    fn national(&self) -> Markup {
        html! {
            div.ba-stack role="group" aria-label=(self.say("board-national", &[])) {
                @for contract in self.position.national_contracts().into_iter().flatten() { (self.contract_card(contract)) }
            }
        }
    }

    fn patents(&self) -> Markup {
        html! {
            section.ba-patent-row aria-label=(self.words.section(Section::Patent)) {
                span.ba-badge title=(self.words.section(Section::Patent)) { (inline(Icon::Office(Section::Patent))) }
                div.ba-patents { @for slot in 0..3 { (self.patent(slot)) } }
            }
        }
    }

    /// An advanced tile on sale with what it does; or who bought it.
    fn patent(&self, slot: u8) -> Markup {
        let marks = self.marks(Element::Patent(slot));
        let said = self.title(Element::Patent(slot));
        let place = self.position.tables().board.places(Section::Patent).find(|&place| {
            let row = self.position.tables().board.row(place.row());
            row.task == Task::Patent(slot) && !place.is_right()
        });
        let placed = place.and_then(|place| self.position.on_place(place));
        html! {
            div.ba-patent id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                aria-label=(marks.label.as_deref().unwrap_or(&said)) {
                @match self.position.patents()[usize::from(slot)] {
                    Some(tile) => {
                        span.ba-tile-name { (self.tile_face(tile)) }
                        @if let Some(cost) = place.map(|place| self.position.tables().board.row(place.row()).cost).filter(|&cost| cost > 0) { (coin(cost)) }
                        @if let Some(does) = self.words.tile_does(tile) { span.ba-does { (does) } }
                    }
                    None => {
                        @if let Some(placed) = placed { (men(Some(placed.seat), placed.engineers)) } @else { "–" }
                    }
                }
            }
        }
    }

    /// BA-4.6: companies with their officers, and starting contracts.
    fn offers(&self) -> Markup {
        html! {
            section.ba-offers aria-label=(self.say("offers-heading", &[])) {
                h3 { (self.say("offers-heading", &[])) }
                @for &(company, officer) in self.position.offers().iter().flatten() {
                    @let marks = self.marks(Element::Offer(company));
                    @let said = self.title(Element::Offer(company));
                    div.ba-offer id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=(marks.role().unwrap_or("img"))
                        tabindex=[marks.tab_index()] aria-label=(marks.label.as_deref().unwrap_or(&said)) {
                        b { (self.words.company(company)) }
                        span { (self.words.officer(officer)) }
                        span.ba-does { (self.words.officer_does(officer)) }
                        span.ba-does { (self.words.company_facts(company)[0].join("; ")) }
                    }
                }
                @if let Some(extra) = self.words.extra_officers() { p.ba-does { (extra) } }
                div.ba-contracts {
                    @for contract in self.position.starting_contracts().iter().map(Contract) { (self.contract_card(contract)) }
                }
            }
        }
    }

    /// BA-13.17: the officers Mahiri Sekibo's company can copy; everyone sees them (BA-3.10).
    fn copies(&self) -> Markup {
        let Some(seat) = self.words.sekibo() else { return html! {} };
        let heading = self.say("copy-heading", &[("name", self.name(seat).into())]);
        html! {
            section.ba-section-box aria-label=(heading) {
                h3 { (ui_kit::svg::chip(seat)) " " (self.say("copy-short", &[])) }
                div.ba-copies {
                    @for officer in self.words.copied_by(seat) {
                        @let marks = self.marks(Element::Copy(officer));
                        @let said = self.title(Element::Copy(officer));
                        div.ba-copy id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                            role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                            aria-label=(marks.label.as_deref().unwrap_or(&said)) {
                            @if self.position.copied() == Some(officer) { "✓ " }
                            (self.words.officer(officer))
                        }
                    }
                }
            }
        }
    }

    fn automa_tiles(&self) -> Markup {
        let marks = self.marks(Element::Automa);
        html! {
            @if let Some(words) = self.automa_words() {
                p.ba-automa id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] { (words) }
            }
        }
    }

    /// Which tiles say what the Automas do; nothing if there are none.
    pub(crate) fn automa_words(&self) -> Option<String> {
        let (Some(actions), criteria) = self.position.automa_tiles() else { return None };
        let mut values = vec![("actions", (actions.0 + 1).into())];
        let key = match criteria {
            Some(criteria) => {
                values.push(("criteria", (criteria.0 + 1).into()));
                "automa-tiles-both"
            }
            None => "automa-tiles-first",
        };
        Some(self.say(key, &values))
    }
}

/// What a row does, in signs.
fn task_signs(task: Task) -> Markup {
    let many =
        |count: u8, sign: Icon| html! { @if count > 0 { (inline(sign)) @if count > 1 { b { (count) } } } };
    html! {
        @match task {
            Task::Produce(bonus) => { (inline(Icon::Energy)) b { (signed(bonus)) } }
            Task::Drops(count) => { @for _ in 0..count { (inline(Icon::Drop)) } }
            Task::DropsNow(count) => { (many(count, Icon::Flowing)) }
            Task::Bank(count) => { (many(count, Icon::Credit)) }
            Task::Rotate(count) => { (inline(Icon::Wheel)) b { (count) } }
            Task::Machines(excavators, mixers, any) => {
                (many(excavators, Icon::Excavator)) (many(mixers, Icon::Mixer)) (many(any, Icon::Machine))
            }
            Task::Contracts(count) => { @for _ in 0..count { (inline(Icon::Contract)) } }
            Task::Patent(slot) => { (many(slot + 1, Icon::Any)) }
        }
    }
}
