//! Places for engineers, bonus tiles, objective, contracts, advanced tiles; before the first round what can be chosen.

use barrage::board::{Section, Task};
use barrage::{Colour, Contract, Place, ROUNDS};
use maud::{Markup, html};
use ui_kit::Element as _;

use crate::element::Element;
use crate::look::Look;

impl Look<'_> {
    pub(super) fn offers_table(&self) -> Markup {
        html! {
            h3 { (self.say("offers-heading", &[])) }
            ul {
                @for &(company, officer) in self.position.offers().iter().flatten() {
                    @let values = [
                        ("company", self.words.company(company).into()),
                        ("officer", self.words.officer(officer).into()),
                        ("does", self.words.officer_does(officer).into()),
                    ];
                    li data-el=(Element::Offer(company).id(self.position)) {
                        (self.say("offers-row", &values))
                        ul { @for fact in self.words.company_facts(company) { li { (fact.join("; ")) } } }
                    }
                }
                @for contract in self.position.starting_contracts().iter().map(Contract) { (self.contract_line(contract)) }
                @if let Some(extra) = self.words.extra_officers() { li { (extra) } }
            }
        }
    }

    fn contract_line(&self, contract: Contract) -> Markup {
        html! { li data-el=(Element::Contract(contract).id(self.position)) { (self.words.contract_facts(contract)) } }
    }

    pub(super) fn places_table(&self) -> Markup {
        let board = &self.position.tables().board;
        let seats = engine::Game::seats(self.position);
        let shown = |place: &Place| {
            let row = board.row(place.row());
            board.price(*place).is_some() && row.section != Section::Patent
        };
        html! {
            table {
                (self.heads(&["table-place", "table-taken"]))
                tbody {
                    @for place in (0..Place::COUNT as u8).map(Place).filter(shown) {
                        tr {
                            th scope="row" data-el=(Element::Place(place).id(self.position)) { (self.title(Element::Place(place))) }
                            td {
                                @match self.position.on_place(place) {
                                    Some(placed) => { (self.name(placed.seat)) " (" (placed.engineers) ")" }
                                    None if board.row(place.row()).min_players > seats => { (self.say("table-closed", &[])) }
                                    None => { (self.say("table-free", &[])) }
                                }
                            }
                        }
                    }
                    tr {
                        th scope="row" data-el=(Element::Bank.id(self.position)) { (self.words.section(Section::Bank)) }
                        td {
                            @let banked = self.seats().filter(|&seat| self.position.banked(seat) > 0)
                                .map(|seat| format!("{} ({})", self.name(seat), self.position.banked(seat))).collect::<Vec<_>>();
                            (self.words.list(&banked))
                        }
                    }
                }
            }
        }
    }

    pub(super) fn office_lists(&self) -> Markup {
        let position = self.position;
        let open = Colour::ALL.iter().flat_map(|&colour| position.open_contracts()[colour.index()]).flatten();
        html! {
            h3 { (self.say("board-bonus-heading", &[])) }
            ul {
                @for round in 1..=ROUNDS {
                    @let tile = position.bonus_tile(round);
                    @let values = [("round", round.into()), ("count", tile.vp.into()), ("what", self.words.bonus(tile.counts).into())];
                    li data-el=(Element::Bonus(round).id(position)) { (self.say("board-bonus", &values)) }
                }
                li data-el=(Element::Objective.id(position)) {
                    (self.say("board-objective", &[("what", self.words.objective(position.objective()).into())]))
                }
            }
            h3 { (self.say("board-open", &[])) }
            ul { @for contract in open { (self.contract_line(contract)) } }
            h3 { (self.say("board-national", &[])) }
            ul { @for contract in position.national_contracts().into_iter().flatten() { (self.contract_line(contract)) } }
            @if !position.is_introductory() { (self.patents_list()) }
            (self.copies_list())
            @if let Some(words) = self.automa_words() {
                p data-el=(Element::Automa.id(position)) { (words) }
            }
        }
    }

    fn patents_list(&self) -> Markup {
        let places = self.position.tables().board.places(Section::Patent);
        html! {
            h3 { (self.words.section(Section::Patent)) }
            ul {
                @for slot in 0..3u8 {
                    @let taken = places.clone().find(|place| self.position.tables().board.row(place.row()).task == Task::Patent(slot))
                        .and_then(|place| self.position.on_place(place));
                    li data-el=(Element::Patent(slot).id(self.position)) {
                        @match self.position.patents()[usize::from(slot)] {
                            Some(tile) => {
                                (self.words.tile(tile))
                                @if let Some(does) = self.words.tile_does(tile) { ": " (does) }
                            }
                            None => { @match taken { Some(placed) => (self.name(placed.seat)), None => (self.words.nothing()) } }
                        }
                    }
                }
            }
        }
    }

    fn copies_list(&self) -> Markup {
        let Some(seat) = self.words.sekibo() else { return html! {} };
        html! {
            h3 { (self.say("copy-heading", &[("name", self.name(seat).into())])) }
            ul {
                @for officer in self.words.copied_by(seat) {
                    li data-el=(Element::Copy(officer).id(self.position)) {
                        (self.words.officer(officer)) ": " (self.words.officer_does(officer))
                    }
                }
            }
        }
    }
}
