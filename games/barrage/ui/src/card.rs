//! Contracts and technology tiles as small cards, in the market, on mats and on wheels.

use barrage::rewards::{Free, Kind, Reward};
use barrage::{Contract, TechTile};
use maud::{Markup, html};

use crate::element::Element;
use crate::icons::{Icon, chip, inline};
use crate::look::Look;
use crate::words::roman;

impl Look<'_> {
    /// A contract: its kind in colour, outline and dots, the energy it asks for, what it gives.
    pub(crate) fn contract_card(&self, contract: Contract) -> Markup {
        let row = self.position.tables().contract(contract);
        let marks = self.marks(Element::Contract(contract));
        let (class, dots) = match row.kind {
            Kind::Starting => ("ba-contract ba-starting", 0),
            Kind::National => ("ba-contract ba-national", 0),
            Kind::Green => ("ba-contract ba-green", 1),
            Kind::Yellow => ("ba-contract ba-yellow", 2),
            Kind::Red => ("ba-contract ba-red-contract", 3),
        };
        let said = self.words.contract_facts(contract);
        html! {
            div class={ "piece " (class) } id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                aria-label=(marks.label.as_deref().unwrap_or(&said)) {
                span.ba-face {}
                span.ba-asks { (inline(Icon::Asked)) b { (row.energy) } }
                span.ba-dots { @for _ in 0..dots { i {} } }
                span.ba-gives { (reward(&row.reward)) }
                @if let Some(seat) = marks.changed { (chip(seat)) }
            }
        }
    }

    /// A technology tile: what it builds, its level, and that it does more.
    pub(crate) fn tile_face(&self, tile: TechTile) -> Markup {
        let tables = self.position.tables();
        let row = tables.tile(tile);
        let sign = match row.builds {
            Some(structure) => Icon::Built(structure),
            None => Icon::Any,
        };
        html! {
            (inline(sign))
            @if tile == tables.special { b { "K" } }
            @if row.level > 0 { b { (roman(row.level)) } }
        }
    }

    /// A tile that lies before a seat.
    pub(crate) fn own_tile(&self, seat: engine::Seat, tile: TechTile) -> Markup {
        let marks = self.marks(Element::Tile(seat, tile));
        let name = self.words.tile(tile);
        html! {
            div.ba-tile.piece.ba-advanced[self.position.tables().tile(tile).level > 0] id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                role=(marks.role().unwrap_or("img")) tabindex=[marks.tab_index()]
                aria-label=(marks.label.as_deref().unwrap_or(&name)) {
                (self.tile_face(tile))
            }
        }
    }
}

/// A reward in signs.
pub(crate) fn reward(reward: &Reward) -> Markup {
    let counts = [
        (reward.vp, Icon::Vp),
        (reward.credits, Icon::Credit),
        (reward.excavators, Icon::Excavator),
        (reward.mixers, Icon::Mixer),
        (reward.any_machine, Icon::Machine),
        (reward.energy, Icon::Energy),
        (reward.rotate, Icon::Wheel),
    ];
    let water = [(reward.drops, Icon::Drop), (reward.drops_now, Icon::Flowing)];
    html! {
        @for (count, sign) in counts.into_iter().filter(|(count, _)| *count > 0) { span.ba-part { (count) (inline(sign)) } }
        @if let Some(free) = reward.structure { span.ba-part { (free_structure(free)) } }
        @for (count, sign) in water.into_iter().filter(|(count, _)| *count > 0) { span.ba-part { (count) (inline(sign)) } }
    }
}

fn free_structure(free: Free) -> Markup {
    html! {
        (inline(Icon::Built(free.structure())))
        @match free {
            Free::Base(areas) => {
                @for &area in barrage::Area::ALL {
                    @if Free::allows(areas, area) { (match area { barrage::Area::Mountain => "▲", barrage::Area::Hill => "∩", barrage::Area::Plain => "▬" }) }
                }
            }
            Free::Conduit(value) => { "≤" (value) }
            Free::Elevation | Free::Powerhouse => {}
        }
    }
}
