//! The few numbers of a seat that everybody always sees: VP, energy and what it will bring in this round, engineers,
//! money and machines, contracts, what the wheel returns and the tiles at hand.

use barrage::{Barrage, Contract, Segment, Stage, TechTile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons::{Icon, inline};
use crate::look::Look;

pub(crate) fn panel(scene: &Scene<'_, Barrage>, seat: Seat) -> Markup {
    let look = Look::new(scene);
    let position = look.position;
    let (excavators, mixers) = position.machines(seat);
    let number = |key: &str, sign: Icon, count: String| {
        html! { span.ba-fact title=(look.say(key, &[])) { (inline(sign)) (count) span.ba-spoken { " " (look.say(key, &[])) } } }
    };
    html! {
        span.ba-panel data-money=(position.credits(seat)) {
            span.ba-fact.ba-company title=(look.company_and_kind(seat)) {
                (look.nation(seat)) span.ba-company-name { (look.company_and_kind(seat)) }
            }
            @if look.projects() {
                span.ba-fact.ba-projected title=(look.projection(seat)) {
                    (look.say("panel-round", &[("vp", look.signed_vp(look.round_vp(seat)).into())]))
                }
            }
            (number("panel-energy", Icon::Energy, position.energy(seat).to_string()))
            (number("panel-engineers", Icon::Engineer, position.engineers(seat).to_string()))
            @if !position.is_automa(seat) { (number("panel-credits", Icon::Credit, position.credits(seat).to_string())) }
            (number("panel-excavators", Icon::Excavator, excavators.to_string()))
            (number("panel-mixers", Icon::Mixer, mixers.to_string()))
            span.ba-belongings {
                @if position.has_passed(seat) { span.ba-fact { (look.say("player-passed", &[])) } }
                (look.held_contracts(seat)) (look.returning(seat)) (look.ready_tiles(seat))
            }
        }
    }
}

impl Look<'_> {
    /// The letter of a seat's nation: the pieces keep the colour and the emblem of the seat.
    pub(crate) fn nation(&self, seat: Seat) -> Markup {
        let company = self.words.company_of(seat);
        let letter = company.as_ref().and_then(|company| company.chars().next());
        html! { @if let Some(letter) = letter { span.ba-nation aria-hidden="true" { (letter) } } }
    }

    /// The company, and whether the rules play it: "USA", "Italy · Automa".
    pub(crate) fn company_and_kind(&self, seat: Seat) -> String {
        let company = self.words.company_of(seat).unwrap_or_else(|| "–".to_owned());
        if self.position.is_automa(seat) {
            return format!("{company} · {}", self.say("player-automa", &[]));
        }
        company
    }

    /// Whether what the round will bring is told: while it runs, at a table that helps.
    pub(crate) fn projects(&self) -> bool {
        self.scene.assisted && self.position.round() > 0 && self.position.stage() != Stage::Over
    }

    /// BA-11.4: the credits the energy of a seat would bring now.
    fn round_credits(&self, seat: Seat) -> u8 {
        self.position.tables().credits(self.position.energy(seat))
    }

    /// BA-11.1 to BA-11.8: the VP the energy of a seat would bring now; credits are VP for an Automa (BA-AUTOMA-2.1).
    pub(crate) fn round_vp(&self, seat: Seat) -> i16 {
        let position = self.position;
        let idle = if position.energy(seat) == 0 { i16::from(position.tables().idle_vp) } else { 0 };
        let credits = if position.is_automa(seat) { self.round_credits(seat) } else { 0 };
        position.vp_for_lead(seat) + position.vp_for_bonus(seat) + i16::from(credits) - idle
    }

    /// The same part by part, with the credits and the place in the next order.
    pub(crate) fn projection(&self, seat: Seat) -> String {
        let position = self.position;
        let order = position.order_by_energy();
        let place = order.iter().position(|&other| other == seat).map_or(0, |at| at + 1);
        let values = [
            ("lead", position.vp_for_lead(seat).into()),
            ("bonus", position.vp_for_bonus(seat).into()),
            ("vp", self.signed_vp(self.round_vp(seat)).into()),
            ("credits", self.round_credits(seat).into()),
            ("place", place.into()),
        ];
        let key = if position.is_automa(seat) { "panel-round-automa" } else { "panel-round-long" };
        self.say(key, &values)
    }

    pub(crate) fn signed_vp(&self, vp: i16) -> String {
        if vp < 0 { format!("−{}", vp.unsigned_abs()) } else { format!("+{vp}") }
    }

    /// The number of contracts in hand; their names are the tooltip.
    fn held_contracts(&self, seat: Seat) -> Markup {
        let held = self.position.contracts(seat);
        html! {
            span.ba-fact title=(self.words.contracts(held.iter().map(Contract))) {
                (inline(Icon::Contract)) (held.len()) span.ba-spoken { " " (self.say("panel-contracts", &[])) }
            }
        }
    }

    /// What the wheel brings back and after how many turns, the next first.
    fn returning(&self, seat: Seat) -> Markup {
        let wheel = self.position.wheel(seat);
        html! {
            @for (at, segment) in wheel.iter().enumerate().skip(1).rev().filter(|(_, segment)| **segment != Segment::default()) {
                span.ba-fact title=(self.say("panel-wheel", &[("turns", (wheel.len() - at).into())])) {
                    span.ba-after { (wheel.len() - at) }
                    @if let Some(tile) = segment.tile { (self.tile_sign(tile)) }
                    @if segment.excavators > 0 { (segment.excavators) (inline(Icon::Excavator)) }
                    @if segment.mixers > 0 { (segment.mixers) (inline(Icon::Mixer)) }
                }
            }
        }
    }

    /// The technology tiles that lie ready, as signs.
    fn ready_tiles(&self, seat: Seat) -> Markup {
        let tiles = self.position.tiles(seat);
        let names: Vec<String> = tiles.iter().map(|tile| self.words.tile(TechTile(tile))).collect();
        html! {
            @if !tiles.is_empty() {
                span.ba-fact.ba-ready title=(names.join(", ")) {
                    @for tile in tiles.iter().map(TechTile) { (self.tile_sign(tile)) }
                }
            }
        }
    }

    fn tile_sign(&self, tile: TechTile) -> Markup {
        inline(self.position.tables().tile(tile).builds.map_or(Icon::Any, Icon::Built))
    }
}
