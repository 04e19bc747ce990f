//! The board: the map of hexagonal tiles, which grows, as one `<svg>`.
//!
//! Its layers, from bottom to top: ground (parchment and tiles, which stay as they are until one more is laid), what lies in
//! the corners, marks (what tiles are to the page), pieces (tents, houses, crowns), tiles to choose from, targets. Only the
//! last one takes part in a decision: for each legal target it holds a button with the ring, the preview that hovering
//! shows, and a transparent shape to hit. Above them are the numbers of the tiles, which choices name. The definitions of symbols are a layer of their own, for the whole page.

mod ground;
mod layout;
mod pieces;
mod targets;
pub(crate) mod terrain;
mod tiles;

use dice_settlers::{Cell, DiceSettlers, Tile};
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use layout::Layout;

/// A board being drawn.
struct Plan<'a> {
    look: Look<'a>,
    layout: Layout,
}

pub(crate) fn board(scene: &Scene<'_, DiceSettlers>) -> Markup {
    let look = Look::new(scene);
    let layout = Layout::of(look.position, &look.open_cells());
    let plan = Plan { look, layout };
    let [x, y, width, height] = plan.layout.view;
    let small = plan.layout.laptop > 1.0;
    html! {
        svg #ds-board.ds-board.ds-small-map[small].ds-far[plan.layout.laptop > 1.12] xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            role="group" aria-label=(plan.summary()) {
            (scene.still("ds-ground", &plan.key(), || plan.ground()))
            (scene.still("ds-signs", "all", definitions))
            g #ds-props aria-hidden="true" { (plan.props()) }
            g #ds-marks { (plan.marks()) }
            g #ds-pieces { (plan.pieces()) }
            g #ds-choice { (plan.drawn()) }
            g #ds-targets { (plan.targets()) }
            (scene.still("ds-numbers", &plan.key(), || plan.numbers()))
        }
    }
}

/// Everything that is defined once per page.
fn definitions() -> Markup {
    html! { defs { (icons::symbols()) (terrain::symbols()) (ground::definitions()) } }
}

impl Look<'_> {
    /// The cells where a tile may be laid now.
    fn open_cells(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        for (action, _) in self.scene.choices {
            if let dice_settlers::Action::Place(_, cell)
            | dice_settlers::Action::Lay(cell)
            | dice_settlers::Action::BotCell(cell) = *action
                && !cells.contains(&cell)
            {
                cells.push(cell);
            }
        }
        cells
    }
}

impl Plan<'_> {
    /// The tiles on the map from back to front.
    fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let position = self.look.position;
        let mut tiles: Vec<Tile> = position.map().iter().map(Tile).collect();
        tiles.sort_by_key(|&tile| (position.cell(tile).r, position.cell(tile).q));
        tiles.into_iter()
    }

    fn place(&self, tile: Tile) -> (f32, f32) {
        layout::place(self.look.position.cell(tile))
    }

    /// The key of the ground layer.
    fn key(&self) -> String {
        let tile = |tile: Tile| format!("{}:{}", tile.0, self.look.position.cell(tile));
        let tiles = self.tiles().map(tile).collect::<Vec<_>>().join(" ");
        format!("{tiles} × {}", self.layout.figures)
    }

    fn ground(&self) -> Markup {
        html! {
            (ground::parchment())
            @for tile in self.tiles() {
                @let (x, y) = self.place(tile);
                g transform=(layout::translate(x, y)) { (self.tile(tile)) }
            }
        }
    }

    fn numbers(&self) -> Markup {
        html! {
            @for tile in self.tiles() {
                @let (x, y) = self.place(tile);
                g transform=(layout::translate(x, y)) { (self.number(tile)) }
            }
        }
    }

    /// The tiles as elements with explanations; the ground itself is sent once.
    fn marks(&self) -> Markup {
        html! {
            @for tile in self.tiles() {
                @let marks = self.look.marks(Element::Tile(tile));
                @let (x, y) = self.place(tile);
                g id=(marks.id) data-el=[(!marks.legal).then_some(&marks.id)] data-changed=[marks.changed_number()]
                    transform=(layout::translate(x, y)) {
                    path.ds-hit d=(layout::HEX) {}
                    @if let Some(seat) = marks.changed { (svg::flag(seat, 32.0, -20.0)) }
                }
            }
        }
    }

    /// The tiles to choose from: in the draft and in Explore, above the map.
    fn drawn(&self) -> Markup {
        let drawn: Vec<Tile> = self.look.position.drawn().iter().map(Tile).collect();
        html! {
            @if !drawn.is_empty() {
                @let [x, y, width, height] = self.layout.tray(drawn.len());
                rect.ds-tray x=(x) y=(y) width=(width) height=(height) rx="12" {}
            }
            @for (at, &tile) in drawn.iter().enumerate() {
                @let marks = self.look.marks(Element::Drawn(tile));
                @let (x, y) = self.layout.drawn(at, drawn.len());
                g.ds-target id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                    tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] transform=(layout::translate(x, y)) {
                    (self.tile(tile))
                    @if marks.legal { (targets::ring()) }
                    (self.number(tile))
                    path.ds-hit d=(layout::HEX) {}
                }
            }
        }
    }

    /// The board in a sentence, for screen readers.
    fn summary(&self) -> String {
        let (look, position) = (&self.look, self.look.position);
        let held = position
            .all_players()
            .map(|seat| format!("{} {}", look.name(seat), position.controlled(seat).len()));
        let values = [
            ("tiles", position.map().len().into()),
            ("stack", position.stack().len().into()),
            ("held", held.collect::<Vec<_>>().join(", ").into()),
        ];
        look.say("board-summary", &values)
    }
}
