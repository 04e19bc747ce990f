//! A tile: its terrain, the shield with the two numbers of points, the ribbon with the ability as symbols of trigger and
//! effect; and the number of the tile in its lower corner, which is drawn above everything.

use dice_settlers::map_tiles::{DieColour, TileEffect, Trigger};
use dice_settlers::{Terrain, Tile};
use maud::{Markup, html};

use super::Plan;
use super::layout::round;
use crate::board::terrain::tones;
use crate::icons::{self, Glyph};

/// The ink of what is printed on tiles.
const INK: &str = "#2a1c08";
/// The ink of triggers.
const WAX: &str = "#8d2f22";

/// One thing in the row of an ability.
enum Item {
    Sign(Glyph),
    Token(&'static str),
    Die(Option<dice_settlers::Colour>),
    Words(String),
}

impl Plan<'_> {
    /// A tile around its middle.
    pub(super) fn tile(&self, tile: Tile) -> Markup {
        let row = self.look.position.tables().tile(tile);
        let figures = self.layout.figures;
        html! {
            use href={ "#ds-t-" (row.terrain) } {}
            @if row.trigger == Trigger::None { use href={ "#ds-more-" (row.terrain) } {} }
            use href={ "#ds-over-" (row.terrain) } {}
            g transform={ "translate(0 -42) scale(" (round(figures)) ")" } {
                g.ds-figure-of {
                    @match row.vp {
                        Some(vp) => (shield(vp)),
                        None => (badge(row.terrain)),
                    }
                }
            }
            (self.ability(tile))
        }
    }

    /// The number of a tile, in its lower corner.
    pub(super) fn number(&self, tile: Tile) -> Markup {
        html! {
            g transform={ "translate(0 57) scale(" (round(self.layout.figures)) ")" } {
                g.ds-figure-of { text.ds-number y="4" font-size="15" { (tile.0) } }
            }
        }
    }

    /// The ribbon of an ability: trigger and effects.
    fn ability(&self, tile: Tile) -> Markup {
        let row = self.look.position.tables().tile(tile);
        let when = match row.trigger {
            Trigger::Place => Glyph::Flag,
            Trigger::Control => Glyph::Crown,
            Trigger::Presence => Glyph::Tent,
            Trigger::Factory => Glyph::Factory,
            Trigger::None => return html! {},
        };
        let items: Vec<Item> = row.effects().flat_map(gives).collect();
        let width = |item: &Item| match item {
            Item::Words(text) => 3.0 + 8.4 * text.chars().count() as f32,
            Item::Sign(_) | Item::Token(_) | Item::Die(_) => 20.0,
        };
        let all: f32 = 32.0 + items.iter().map(width).sum::<f32>();
        let half = round(all / 2.0);
        let mut x = 26.0 - all / 2.0;
        // The tile leaves this much room.
        let scale = self.layout.figures.min(114.0 / all);
        // Words stay as large as other figures.
        let letters = (150.0 * self.layout.figures / round(scale)).ceil() / 10.0;
        html! {
            g transform={ "translate(0 " (round(46.0 - 10.0 * scale)) ") scale(" (round(scale)) ")" } { g.ds-figure-of[all * scale < 88.0] {
                path d={ "M" (-half - 6.0) " -8L" (-half) " -10V11L" (-half - 6.0) " 12L" (-half - 3.0) " 2zM" (half + 6.0) " -8L" (half) " -10V11L" (half + 6.0) " 12L" (half + 3.0) " 2z" }
                    fill=(WAX) stroke="#3d0f08" {}
                rect x=(-half) y="-11" width=(round(all)) height="21" fill="#f4e7c5" stroke="#3a2a10" stroke-width="1.2" {}
                (icons::sign(when, 13.0 - all / 2.0, -0.5, 16.0, WAX))
                path d={ "M" (round(25.5 - all / 2.0)) " -4v.1m0 6.8v.1" } stroke=(INK) stroke-width="2.6" stroke-linecap="round" {}
                @for item in &items {
                    @let at = { let at = x + 3.0 + width(item) / 2.0; x += width(item); at };
                    @match item {
                        Item::Sign(glyph) => { (icons::sign(*glyph, at, -0.5, 16.5, INK)) }
                        Item::Token(token) => { (icons::placed(token, at, 0.0, 18.0, 18.6, None)) }
                        Item::Die(Some(colour)) => { (icons::die(*colour, None, at, -0.5, 15.5)) }
                        Item::Die(None) => { (icons::sign(Glyph::Die, at, -0.5, 15.5, INK)) }
                        Item::Words(text) => { text.ds-print.ds-words x=(round(at)) y="5" font-size=(letters) { (text) } }
                    }
                }
            } }
        }
    }
}

/// The two numbers of a tile: for control and for presence.
fn shield([control, presence]: [u8; 2]) -> Markup {
    html! {
        use href="#ds-shield" {}
        text.ds-print x="-10.8" y="6" font-size="19" { (control) }
        text.ds-print.ds-second x="10.6" y="5" font-size="15" { (presence) }
    }
}

/// The sign of a starting tile, which scores nothing.
fn badge(terrain: Terrain) -> Markup {
    html! {
        circle cy="-2" r="12" fill="#fbf3dc" stroke="#3a2a10" stroke-width="1.3" {}
        (icons::sign(Glyph::Terrain(terrain), 0.0, -2.0, 16.0, tones(terrain)[2]))
    }
}

fn gives(effect: TileEffect) -> Vec<Item> {
    let times = |n: u8, item: fn() -> Item| (0..n).map(|_| item()).collect::<Vec<_>>();
    match effect {
        TileEffect::Resource { resource, n } => {
            let token = match resource {
                dice_settlers::Resource::Food => "#ds-o-food",
                dice_settlers::Resource::Wood => "#ds-o-wood",
                dice_settlers::Resource::Iron => "#ds-o-iron",
                dice_settlers::Resource::Gold => "#ds-o-gold",
            };
            (0..n).map(|_| Item::Token(token)).collect()
        }
        TileEffect::Die { colour: DieColour::Only(colour), n } => {
            (0..n).map(|_| Item::Die(Some(colour))).collect()
        }
        TileEffect::Die { colour: DieColour::Available, n } => times(n, || Item::Die(None)),
        TileEffect::Quota { n } => vec![Item::Words(format!("+{n}")), Item::Die(None)],
        TileEffect::HouseForTent | TileEffect::BuildHouse { .. } => vec![Item::Sign(Glyph::House)],
        TileEffect::Tents { n } => times(n, || Item::Sign(Glyph::Tent)),
        TileEffect::Icon { icon, n, .. } => vec![Item::Words(format!("+{n}")), Item::Sign(Glyph::Icon(icon))],
        TileEffect::ExtraAction => vec![Item::Sign(Glyph::Plus)],
        TileEffect::Vp { n, .. } => vec![Item::Words(n.to_string()), Item::Token("#ds-o-vp")],
    }
}
