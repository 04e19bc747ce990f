//! All that a seat has before it: numbers, construction spaces, rows of pieces with their incomes, tiles, the wheel, the
//! officer, contracts.

pub(crate) mod wheel;

use barrage::{Barrage, Contract, PIECES, Structure, TechTile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::card;
use crate::element::{Element, Number};
use crate::icons::{Icon, chip, coin, inline, lying, men};
use crate::look::{Look, points_of};

pub(crate) fn mat(scene: &Scene<'_, Barrage>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    html! {
        div.ba-mat data-seat=(seat.number() + 1) {
            div.ba-band { (look.officer_box(seat)) div.ba-figures { (look.numbers_of(seat)) } }
            div.ba-build { (look.works(seat)) div.ba-figures { (look.results_of(seat)) } }
            div.ba-yard { (look.rows(seat)) (look.wheel_drawing(seat)) }
            div.ba-hand { (look.contracts_of(seat)) (look.tiles_of(seat)) }
        }
    }
}

impl Look<'_> {
    fn numbers_of(&self, seat: Seat) -> Markup {
        let position = self.position;
        let (excavators, mixers) = position.machines(seat);
        html! {
            (self.figure(seat, Number::Engineers, Icon::Engineer, &position.engineers(seat).to_string()))
            @if !position.is_automa(seat) {
                (self.figure(seat, Number::Credits, Icon::Credit, &position.credits(seat).to_string()))
            }
            (self.figure(seat, Number::Excavators, Icon::Excavator, &excavators.to_string()))
            (self.figure(seat, Number::Mixers, Icon::Mixer, &mixers.to_string()))
        }
    }

    /// What has been reached: VP, fulfilled contracts, what the round will bring.
    fn results_of(&self, seat: Seat) -> Markup {
        let position = self.position;
        html! {
            (self.figure(seat, Number::Vp, Icon::Vp, &points_of(position, seat).to_string()))
            (self.figure(seat, Number::Fulfilled, Icon::Contract, &format!("✓{}", position.fulfilled(seat).len())))
            @if self.projects() { (self.figure(seat, Number::Round, Icon::Energy, &self.signed_vp(self.round_vp(seat)))) }
        }
    }

    fn figure(&self, seat: Seat, number: Number, sign: Icon, value: &str) -> Markup {
        let element = Element::Number(seat, number);
        let marks = self.marks(element);
        html! {
            div.ba-figure id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                (inline(sign)) b { (value) } span.ba-spoken { (self.title(element)) }
                @if let Some(seat) = marks.changed { (chip(seat)) }
            }
        }
    }

    /// BA-7.1: the four construction spaces, those used in this round with the emblem.
    fn works(&self, seat: Seat) -> Markup {
        let used = self.position.constructions(seat);
        let marks = self.marks(Element::Works(seat));
        html! {
            div.ba-works id=(marks.id) data-el=(marks.id) {
                @for (number, price) in (0u8..).zip(&self.position.tables().board.construction) {
                    span.ba-work.ba-red-place[price.credits > 0].ba-next-work[number == used] {
                        (men((number < used).then_some(seat), price.engineers))
                        @if number >= used && price.credits > 0 { (coin(price.credits)) }
                    }
                }
            }
        }
    }

    fn officer_box(&self, seat: Seat) -> Markup {
        let Some(officer) = self.position.officer(seat) else {
            return html! { p.ba-officer { (self.nation(seat)) b { (self.company_and_kind(seat)) } } };
        };
        let marks = self.marks(Element::Officer(seat));
        html! {
            div.ba-officer id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] {
                (self.nation(seat)) b { (self.company_and_kind(seat)) } " · " (self.words.officer(officer))
                @if let Some(copied) = self.position.copied().filter(|_| engine::Game::to_act(self.position) == Some(seat)) {
                    " = " (self.words.officer(copied))
                }
            }
        }
    }

    /// BA-5.2, BA-13.1: pieces left and built, and what the next ones uncover.
    fn rows(&self, seat: Seat) -> Markup {
        html! { div.ba-rows { @for &structure in Structure::ALL { (self.piece_row(seat, structure)) } } }
    }

    fn piece_row(&self, seat: Seat, structure: Structure) -> Markup {
        let marks = self.marks(Element::Row(seat, structure));
        let built = self.position.built(seat, structure);
        let pieces = PIECES[structure.index()];
        html! {
            div.ba-row id=(marks.id) data-el=(marks.id) {
                (inline(Icon::Built(structure)))
                @for number in 1..=pieces {
                    span.ba-piece.ba-out[number <= built] {
                        @if number > built { (lying(seat, structure)) }
                        (self.under(seat, structure, number))
                    }
                }
            }
        }
    }

    /// What stands under a piece on the board.
    fn under(&self, seat: Seat, structure: Structure, number: u8) -> Markup {
        if structure == Structure::Powerhouse {
            let bonus = &self.position.tables().companies.bonus;
            let more = bonus[usize::from(number)] - bonus[usize::from(number) - 1];
            return html! {
                span.ba-income { @if more > 0 { "+" (more) (inline(Icon::Energy)) } @else if number == 3 { "★" } @else { "–" } }
            };
        }
        html! {
            span.ba-income {
                @match self.position.income_at(seat, structure, number) {
                    Some(reward) => { (card::reward(&reward)) }
                    None => { "–" }
                }
            }
        }
    }

    fn tiles_of(&self, seat: Seat) -> Markup {
        html! {
            div.ba-tiles {
                @for tile in self.position.tiles(seat).iter().map(TechTile) { (self.own_tile(seat, tile)) }
            }
        }
    }

    fn contracts_of(&self, seat: Seat) -> Markup {
        let held = self.position.contracts(seat);
        html! {
            div.ba-contracts {
                @for contract in held.iter().map(Contract) { (self.contract_card(contract)) }
                @if held.is_empty() { p.ba-none { (self.say("mat-no-contract", &[])) } }
            }
        }
    }
}
