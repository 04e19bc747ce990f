//! A tile: a rim in the colour and pattern of its terrain around neutral ground, the symbol of the terrain, the two numbers,
//! and the ability as symbols of trigger and effect.

use dice_settlers::map_tiles::{DieColour, TileEffect, Trigger};
use dice_settlers::{Terrain, Tile};
use maud::{Markup, html};

use super::Plan;
use super::layout::{HEX, INNER};
use crate::icons::{self, Glyph};

/// One thing in the row of an ability.
enum Item {
    Sign(Glyph),
    Die(Option<dice_settlers::Colour>),
    Words(String),
}

impl Plan<'_> {
    /// A tile around its middle.
    pub(super) fn tile(&self, tile: Tile) -> Markup {
        let row = self.look.position.tables().tile(tile);
        html! {
            path.ds-rim d=(HEX) fill=(icons::fill(icons::colour_of(row.terrain))) {}
            path.ds-pattern d=(pattern(row.terrain)) {}
            path.ds-inner d=(INNER) {}
            g.ds-print {
                (icons::sign(Glyph::Terrain(row.terrain), if row.vp.is_some() { -21.0 } else { 0.0 }, -23.0, 20.0, "currentColor"))
                @if row.vp.is_some() { text.ds-vp x="11" y="-15" { (self.look.words.numbers(tile)) } }
                text.ds-number x="0" y="-37" { (tile.0) }
                (ability(tile, self))
            }
        }
    }
}

/// Lines across the rim that tell terrains apart without colour.
const fn pattern(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Plains => "M-57 -20H-53M-57 0H-53M-57 20H-53M57 -20H53M57 0H53M57 20H53",
        Terrain::Forest => "M-59 -24L-54 -18M-59 -4L-54 2M-59 16L-54 22M59 -24L54 -18M59 -4L54 2M59 16L54 22",
        Terrain::Mountains => {
            "M-59 -12L-53 -20M-59 8L-53 0M-59 28L-53 20M59 -12L53 -20M59 8L53 0M59 28L53 20"
        }
        Terrain::Desert => {
            "M-56 -22v1M-56 -11v1M-56 0v1M-56 11v1M-56 22v1M56 -22v1M56 -11v1M56 0v1M56 11v1M56 22v1"
        }
        Terrain::Hills => "M-56 -26V26M56 -26V26",
    }
}

/// The symbols of an ability: trigger and effects.
fn ability(tile: Tile, plan: &Plan<'_>) -> Markup {
    let row = plan.look.position.tables().tile(tile);
    let when = match row.trigger {
        Trigger::Place => Glyph::Flag,
        Trigger::Control => Glyph::Crown,
        Trigger::Presence => Glyph::Tent,
        Trigger::Factory => Glyph::Gear,
        Trigger::None => return html! {},
    };
    let mut items = vec![Item::Sign(when)];
    for effect in row.effects() {
        items.extend(gives(effect));
    }
    let width = |item: &Item| match item {
        Item::Words(text) => 12.0 * text.chars().count() as f32,
        Item::Sign(_) | Item::Die(_) => 17.0,
    };
    let all: f32 = items.iter().map(width).sum();
    let mut x = -all / 2.0;
    html! {
        // The rim leaves less room the lower the row lies.
        g transform={ "translate(0 39) scale(" ((60.0 / all).min(1.0)) ")" } {
            @for item in &items {
                @let at = { let at = x + width(item) / 2.0; x += width(item); at };
                @match item {
                    Item::Sign(glyph) => { (icons::sign(*glyph, at, 0.0, 15.0, "currentColor")) }
                    Item::Die(Some(colour)) => { (icons::die(*colour, None, at, 0.0, 16.0)) }
                    Item::Die(None) => { (icons::sign(Glyph::Die, at, 0.0, 15.0, "currentColor")) }
                    Item::Words(text) => { text.ds-count x=(at) y="7" { (text) } }
                }
            }
        }
    }
}

fn gives(effect: TileEffect) -> Vec<Item> {
    let times = |n: u8, item: fn() -> Item| (0..n).map(|_| item()).collect::<Vec<_>>();
    match effect {
        TileEffect::Resource { resource, n } => {
            (0..n).map(|_| Item::Sign(Glyph::Icon(resource.icon()))).collect()
        }
        TileEffect::Die { colour: DieColour::Only(colour), n } => {
            (0..n).map(|_| Item::Die(Some(colour))).collect()
        }
        TileEffect::Die { colour: DieColour::Available, n } => times(n, || Item::Die(None)),
        TileEffect::Quota { n } => vec![Item::Words(format!("+{n}")), Item::Die(None)],
        TileEffect::HouseForTent | TileEffect::BuildHouse { .. } => vec![Item::Sign(Glyph::House)],
        TileEffect::Tents { n } => vec![Item::Words(n.to_string()), Item::Sign(Glyph::Tent)],
        TileEffect::Icon { icon, n, .. } => vec![Item::Words(format!("+{n}")), Item::Sign(Glyph::Icon(icon))],
        TileEffect::ExtraAction => vec![Item::Sign(Glyph::Plus)],
        TileEffect::Vp { n, .. } => vec![Item::Words(n.to_string()), Item::Sign(Glyph::Laurel)],
    }
}
