//! Legal targets: a ring, a preview, and a shape to click.

use dice_settlers::{Action, Cell, Tile};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout::{self, HEX, INNER};
use super::pieces::{STACKS, TENT};
use crate::element::Element;
use crate::look::Marks;

impl Plan<'_> {
    pub(super) fn targets(&self) -> Markup {
        let look = &self.look;
        if !look.scene.deciding {
            return html! {};
        }
        let position = look.position;
        let tiles =
            self.tiles().map(|tile| (tile, look.marks(Element::Tile(tile)))).filter(|(_, marks)| marks.legal);
        let stacks = self.tiles().flat_map(|tile| position.all_players().map(move |seat| (seat, tile)));
        let stacks = stacks.map(|(seat, tile)| (seat, tile, look.marks(Element::Tents(seat, tile))));
        html! {
            @for &cell in &look.open_cells() { (self.cell_target(cell)) }
            @for (tile, marks) in tiles { (self.tile_target(tile, &marks)) }
            @for (seat, tile, marks) in stacks.filter(|(.., marks)| marks.legal) { (self.tents_target(seat, tile, &marks)) }
        }
    }

    /// An empty cell where a tile may be laid.
    fn cell_target(&self, cell: Cell) -> Markup {
        let marks = self.look.marks(Element::Cell(cell));
        let (x, y) = layout::place(cell);
        html! {
            g.ds-target.ds-cell id=(marks.id) data-el=(marks.id) data-legal role="button" tabindex="-1"
                aria-label=[marks.label.as_deref()] transform=(layout::translate(x, y)) {
                path.ds-free d=(INNER) {}
                path.ds-ring-out d=(INNER) {}
                path.ds-ring d=(INNER) {}
                path.ds-plus d="M-14 0H14M0 -14V14" {}
                path.ds-hit d=(HEX) {}
            }
        }
    }

    fn tile_target(&self, tile: Tile, marks: &Marks) -> Markup {
        let (x, y) = self.place(tile);
        html! {
            g.ds-target id={ "ds-target-" (tile.0) } data-el=(marks.id) data-legal role="button" tabindex="-1"
                aria-label=[marks.label.as_deref()] transform=(layout::translate(x, y)) {
                path.ds-ring-out d=(INNER) {}
                path.ds-ring d=(INNER) {}
                path.ds-hit d=(HEX) {}
            }
            (self.preview(tile))
        }
    }

    fn tents_target(&self, seat: Seat, tile: Tile, marks: &Marks) -> Markup {
        let (x, y) = self.place(tile);
        let (dx, dy) = STACKS[seat.index() % 4];
        html! {
            g.ds-target id={ "ds-target-" (seat.number() + 1) "-" (tile.0) } data-el=(marks.id) data-legal role="button"
                tabindex="-1" aria-label=[marks.label.as_deref()] transform=(layout::translate(x + dx, y + dy)) {
                circle.ds-ring-out r="18" {}
                circle.ds-ring r="18" {}
                path.ds-hit d=(self.shape_of_tents(seat, tile)) {}
            }
        }
    }

    /// The shape to hit for a stack of tents, around its middle: where the tile itself can be clicked too, a circle;
    /// otherwise this side of the tile, shared with another stack that stands there if that can be clicked.
    fn shape_of_tents(&self, seat: Seat, tile: Tile) -> String {
        if self.look.marks(Element::Tile(tile)).legal {
            return "M-24 0A24 24 0 1 1 24 0A24 24 0 1 1 -24 0z".to_owned();
        }
        let (dx, dy) = STACKS[seat.index() % 4];
        let others = self.look.position.all_players().filter(|&other| other != seat);
        let shared = others.into_iter().any(|other| {
            STACKS[other.index() % 4].0 == dx && self.look.marks(Element::Tents(other, tile)).legal
        });
        let (top, bottom) = match (shared, dy > 0.0) {
            (false, _) => (-32.0, 50.0),
            (true, false) => (-38.0, 9.5),
            (true, true) => (9.5, 57.0),
        };
        let inner = 8.0 * dx.signum() - dx;
        let outer = 58.0 * dx.signum() - dx;
        format!("M{inner} {}H{outer}V{}H{inner}z", top - dy, bottom - dy)
    }

    /// The tent that would be placed here; shown while the pointer is over the target.
    fn preview(&self, tile: Tile) -> Markup {
        let Some(seat) = self.look.position.to_act() else { return html! {} };
        let places = |action: &Action| {
            matches!(action, Action::Settle(at) | Action::BotTile(at) if *at == tile)
                || *action == Action::Join
        };
        if !self.look.scene.choices.iter().any(|(action, _)| places(action)) {
            return html! {};
        }
        let (x, y) = self.place(tile);
        let owner = if self.look.position.is_bot(self.look.position.turn())
            && self.look.position.stage() == dice_settlers::Stage::Choosing
        {
            self.look.position.turn()
        } else {
            seat
        };
        let (dx, dy) = STACKS[owner.index() % 4];
        html! {
            g.ds-preview id={ "ds-preview-" (tile.0) } aria-hidden="true" transform=(layout::translate(x + dx, y + dy - 4.0)) {
                (svg::piece(owner, TENT, 3.0, 10.0))
                text.ds-plus-one x="0" y="-16" { "+1" }
            }
        }
    }
}
