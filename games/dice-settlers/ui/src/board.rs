//! The board: the map of hexagonal tiles, which grows, as one `<svg>`.
//!
//! Its layers, from bottom to top: ground (tiles, which stay as they are until one more is laid), marks (what tiles are to
//! the page), pieces (tents, houses, crowns), tiles to choose from, targets. Only the last one takes part in a decision: for
//! each legal target it holds a button with the ring, the preview that hovering shows, and a transparent shape to hit.

mod layout;
mod pieces;
mod targets;
mod tiles;

use dice_settlers::{Cell, DiceSettlers, Tile};
use maud::{Markup, html};
use ui_kit::{Scene, svg};

use crate::element::Element;
use crate::look::Look;
use layout::{Layout, RADIUS};

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
    html! {
        svg #ds-board.ds-board xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            role="group" aria-label=(plan.summary()) {
            (scene.still("ds-ground", &plan.key(), || plan.ground()))
            g #ds-marks { (plan.marks()) }
            g #ds-pieces { (plan.pieces()) }
            g #ds-choice { (plan.drawn()) }
            g #ds-targets { (plan.targets()) }
        }
    }
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
    /// The tiles on the map, by number.
    fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        self.look.position.map().iter().map(Tile)
    }

    fn place(&self, tile: Tile) -> (f32, f32) {
        layout::place(self.look.position.cell(tile))
    }

    /// The key of the ground layer.
    fn key(&self) -> String {
        let tile = |tile: Tile| format!("{}:{}", tile.0, self.look.position.cell(tile));
        self.tiles().map(tile).collect::<Vec<_>>().join(" ")
    }

    fn ground(&self) -> Markup {
        html! {
            @for tile in self.tiles() {
                @let (x, y) = self.place(tile);
                g transform=(layout::translate(x, y)) { (self.tile(tile)) }
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
                    @if let Some(seat) = marks.changed {
                        path.ds-changed d=(layout::INNER) {}
                        (svg::flag(seat, 34.0, -22.0))
                    }
                }
            }
        }
    }

    /// The tiles to choose from: in the draft and in Explore, above the map.
    fn drawn(&self) -> Markup {
        let drawn: Vec<Tile> = self.look.position.drawn().iter().map(Tile).collect();
        html! {
            @for (at, &tile) in drawn.iter().enumerate() {
                @let marks = self.look.marks(Element::Drawn(tile));
                @let (x, y) = self.layout.drawn(at, drawn.len());
                g.ds-target id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                    tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] transform=(layout::translate(x, y)) {
                    (self.tile(tile))
                    @if marks.legal {
                        path.ds-ring-out d=(layout::HEX) {}
                        path.ds-ring d=(layout::HEX) {}
                    }
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

/// How tall the row of tiles to choose from is.
const DRAWN_ROW: f32 = RADIUS * 2.0 + 24.0;
