//! What the players have: numbers in a table, then company, officer, tiles, wheel, contracts and incomes.

use barrage::{Contract, Structure, TechTile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Element as _;

use crate::element::{Element, Number};
use crate::look::{Look, points_of};

impl Look<'_> {
    pub(super) fn players_table(&self) -> Markup {
        let position = self.position;
        let heads = [
            "players-heading",
            "players-vp",
            "players-energy",
            "table-projected",
            "players-engineers",
            "players-credits",
            "players-excavators",
            "players-mixers",
            "players-bases",
            "players-elevations",
            "players-conduits",
            "players-powerhouses",
        ];
        let heads: Vec<&str> =
            heads.into_iter().filter(|&head| self.projects() || head != "table-projected").collect();
        html! {
            table {
                (self.heads(&heads))
                tbody {
                    @for &seat in position.order() {
                        @let (excavators, mixers) = position.machines(seat);
                        tr {
                            th scope="row" { (self.name(seat)) " – " (self.company_and_kind(seat)) }
                            td data-el=(Element::Number(seat, Number::Vp).id(position)) { (points_of(self.position, seat)) }
                            td data-el=(Element::Energy(seat).id(position)) { (position.energy(seat)) }
                            @if self.projects() { td { (self.signed_vp(self.round_vp(seat))) } }
                            td { (position.engineers(seat)) }
                            td { (position.credits(seat)) }
                            td { (excavators) }
                            td { (mixers) }
                            @for &structure in Structure::ALL { td { (position.built(seat, structure)) } }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn companies_list(&self) -> Markup {
        html! { @for &seat in self.position.order() { h4 { (self.name(seat)) } ul { (self.company_lines(seat)) } } }
    }

    fn company_lines(&self, seat: Seat) -> Markup {
        let position = self.position;
        let tiles = position.tiles(seat).iter().map(TechTile).map(|tile| match self.words.tile_does(tile) {
            Some(does) => format!("{} ({does})", self.words.tile(tile)),
            None => self.words.tile(tile),
        });
        let tiles: Vec<String> = tiles.collect();
        let held = self.words.contracts(position.contracts(seat).iter().map(Contract));
        html! {
            @if let Some(officer) = position.officer(seat) {
                li data-el=(Element::Officer(seat).id(position)) {
                    (self.words.officer(officer)) ": " (self.words.officer_does(officer))
                }
            }
            @for fact in self.words.company_facts_of(seat) { li { (fact.join("; ")) } }
            @if position.company(seat).is_some() {
                li { (self.say("table-income", &[("reward", self.words.reward(&position.income(seat)).into())])) }
            }
            @if position.has_passed(seat) { li { (self.say("player-passed", &[])) } }
            li { (self.say("player-tiles", &[("tiles", self.words.list(&tiles).into())])) }
            li data-el=(Element::Wheel(seat).id(position)) {
                (self.say("player-wheel", &[("wheel", self.words.list(&self.words.wheel(seat)).into())]))
            }
            li { (self.say("player-contracts", &[("contracts", held.into())])) }
            li { (self.say("player-fulfilled", &[("count", position.fulfilled(seat).len().into())])) }
            li { (self.say("explain-works", &[("count", position.constructions(seat).into())])) }
        }
    }
}
