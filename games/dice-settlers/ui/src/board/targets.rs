//! Legal targets: a ring and a pin, a preview, and a shape to click.

use dice_settlers::{Action, Cell, Main, Stage, Tile};
use engine::{Game, Seat};
use maud::{Markup, html};

use super::Plan;
use super::layout::{self, HEX, INNER, round};
use super::pieces::{self, Spot};
use crate::element::Element;
use crate::look::Marks;
use crate::words::Words;

/// With more legal tiles than this only pins mark them.
const MANY: usize = 8;

/// The lamp around a hexagon and its dark edge.
pub(super) fn ring() -> Markup {
    html! {
        path.ds-ring-out d=(INNER) {}
        path.ds-ring d=(INNER) {}
    }
}

impl Plan<'_> {
    pub(super) fn targets(&self) -> Markup {
        let look = &self.look;
        if !look.scene.deciding {
            return html! {};
        }
        let legal = |tile| Some((tile, look.marks(Element::Tile(tile)))).filter(|(_, marks)| marks.legal);
        let tiles: Vec<(Tile, Marks)> = self.tiles().filter_map(legal).collect();
        html! {
            @for &cell in &look.open_cells() { (self.cell_target(cell)) }
            g.ds-many[tiles.len() > MANY] {
                @for (tile, marks) in &tiles { (self.tile_target(*tile, marks)) }
            }
            @for tile in self.tiles() { (self.tents_targets(tile)) }
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
                (ring())
                path.ds-plus d="M-13 0H13M0 -13V13" {}
                path.ds-hit d=(HEX) {}
            }
        }
    }

    fn tile_target(&self, tile: Tile, marks: &Marks) -> Markup {
        let (x, y) = self.place(tile);
        html! {
            g.ds-target id={ "ds-target-" (tile.0) } data-el=(marks.id) data-legal role="button" tabindex="-1"
                aria-label=[marks.label.as_deref()] transform=(layout::translate(x, y)) {
                (ring())
                path.ds-pin d="M-8 -74H8L0 -61z" {}
                path.ds-hit d=(HEX) {}
            }
            (self.preview(tile))
        }
    }

    /// The stacks of tents on a tile that can be chosen. If the tile itself cannot, they share its area.
    fn tents_targets(&self, tile: Tile) -> Markup {
        let spots = self.spots(tile, None).into_iter().filter(|spot| !spot.house);
        let legal: Vec<(Spot, Marks)> = spots
            .map(|spot| (spot, self.look.marks(Element::Tents(spot.seat, tile))))
            .filter(|(_, marks)| marks.legal)
            .collect();
        let (x, y) = self.place(tile);
        html! {
            @for (spot, marks) in &legal {
                g.ds-target id={ "ds-target-" (spot.seat) "-" (tile.0) } data-el=(marks.id) data-legal role="button"
                    tabindex="-1" aria-label=[marks.label.as_deref()] transform=(layout::translate(x + spot.x, y + spot.y)) {
                    circle.ds-ring-out r=(round(22.0 * spot.scale)) {}
                    circle.ds-ring r=(round(22.0 * spot.scale)) {}
                    path.ds-hit d=(self.shape_of_tents(spot, tile, &legal)) {}
                }
                (self.raid_preview(spot, tile, x, y))
            }
        }
    }

    /// The shape to hit for a stack of tents: where the tile itself can be clicked too, a circle that leaves the middle of the
    /// tile free; otherwise its share of the tile.
    fn shape_of_tents(&self, spot: &Spot, tile: Tile, legal: &[(Spot, Marks)]) -> String {
        if self.look.marks(Element::Tile(tile)).legal {
            let r = round(self.layout.least_hit().max(22.0));
            if spot.x.hypot(spot.y) < r + 2.0 {
                // The middle of the tile belongs to the tile, the part below it to the tents.
                let [top, bottom] = [4.0, 4.0 + 2.0 * r].map(|edge| round(edge - spot.y));
                return format!("M-{r} {top}H{r}V{bottom}H-{r}z");
            }
            return format!("M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 -{r} 0z");
        }
        let others = || legal.iter().map(|(other, _)| other).filter(|other| other.seat != spot.seat);
        let rows = others().any(|other| other.y != spot.y);
        let (top, bottom) = match (rows, spot.y < 0.0) {
            (false, _) => (-34.0, 50.0),
            (true, true) => (-53.0, -1.0),
            (true, false) => (-1.0, 53.0),
        };
        let beside: Vec<f32> = others().filter(|other| other.y == spot.y).map(|other| other.x).collect();
        let left = beside.iter().copied().filter(|&x| x < spot.x).reduce(f32::max);
        let right = beside.iter().copied().filter(|&x| x > spot.x).reduce(f32::min);
        let left = left.map_or(-60.0, |x| f32::midpoint(x, spot.x)) - spot.x;
        let right = right.map_or(60.0, |x| f32::midpoint(x, spot.x)) - spot.x;
        let [left, right, top, bottom] = [left, right, top - spot.y, bottom - spot.y].map(round);
        format!("M{left} {top}H{right}V{bottom}H{left}z")
    }

    /// The tent that would be placed here, the number of tents and the crown as they would be; shown while the pointer is
    /// over the target.
    fn preview(&self, tile: Tile) -> Markup {
        let position = self.look.position;
        let Some(seat) = position.to_act() else { return html! {} };
        let places = |action: &Action| {
            matches!(action, Action::Settle(at) | Action::BotTile(at) if *at == tile)
                || *action == Action::Join
        };
        let Some((action, _)) = self.look.scene.choices.iter().find(|(action, _)| places(action)) else {
            return html! {};
        };
        let bot = position.is_bot(position.turn()) && position.stage() == Stage::Choosing;
        let owner = if bot { position.turn() } else { seat };
        let Some(spot) =
            self.spots(tile, Some(owner)).into_iter().find(|spot| spot.seat == owner && !spot.house)
        else {
            return html! {};
        };
        let (x, y) = self.place(tile);
        let tents = position.tents_on(owner, tile);
        let (dx, dy) = if tents > 0 { (9.0, 4.0) } else { (0.0, 0.0) };
        html! {
            g.ds-preview id={ "ds-preview-" (tile.0) } aria-hidden="true" transform=(layout::translate(x + spot.x + dx, y + spot.y + dy)) {
                g.ds-ghost { (pieces::tent(owner, spot.scale)) }
                (self.crown_after(*action, owner, tile, &spot))
                (self.plate(&format!("{tents}→{}", tents + 1), spot.scale))
            }
        }
    }

    /// The numbers of tents after a raid: one less of the rival's, one more of the player's.
    fn raid_preview(&self, spot: &Spot, tile: Tile, x: f32, y: f32) -> Markup {
        let position = self.look.position;
        let raid = Action::Raid(tile, spot.seat);
        let Some(seat) = position.to_act() else { return html! {} };
        if !self.look.scene.choices.iter().any(|(action, _)| *action == raid) {
            return html! {};
        }
        let own = self.spots(tile, Some(seat)).into_iter().find(|own| own.seat == seat && !own.house);
        let (mine, theirs) = (position.tents_on(seat, tile), position.tents_on(spot.seat, tile));
        html! {
            g.ds-preview id={ "ds-preview-" (spot.seat) "-" (tile.0) } aria-hidden="true" {
                g transform=(layout::translate(x + spot.x, y + spot.y)) {
                    (self.plate(&format!("{theirs}→{}", theirs.saturating_sub(1)), spot.scale))
                }
                @if let Some(own) = own {
                    g transform=(layout::translate(x + own.x, y + own.y)) {
                        @if mine == 0 { g.ds-ghost { (pieces::tent(seat, own.scale)) } }
                        (self.plate(&format!("{mine}→{}", mine + 1), own.scale))
                    }
                }
            }
        }
    }

    /// The crown of a seat after an action.
    fn crown_after(&self, action: Action, owner: Seat, tile: Tile, spot: &Spot) -> Markup {
        let words = self.look.words;
        let then = match action {
            // A click on a tile may begin the action too.
            Action::Settle(_) if self.look.position.check(action).is_err() => {
                let (begun, _) = ui_kit::after(self.look.position, Action::Begin(Main::Settle));
                Words::new(&begun, self.look.scene.language).outcome(action).position
            }
            _ => words.outcome(action).position,
        };
        let held = then.all_players().filter(|&seat| then.controls(seat, tile)).count();
        html! {
            @if then.controls(owner, tile) {
                g transform={ (layout::translate(-3.0, -20.0 * spot.scale)) " scale(" (round(spot.scale)) ")" } {
                    use href=(if held > 1 { "#ds-c-split" } else { "#ds-c-whole" }) {}
                }
            }
        }
    }

    /// A dark plate with a change of numbers, below a piece.
    fn plate(&self, words: &str, scale: f32) -> Markup {
        let size = 15.0 * self.layout.figures;
        let width = round(size * 2.5);
        html! {
            g transform=(layout::translate(0.0, 15.0 * scale + size * 0.5)) {
                rect.ds-plate x=(-width / 2.0) y=(round(-size * 0.62)) width=(width) height=(round(size * 1.24)) rx=(round(size * 0.6)) {}
                text.ds-plate-text y=(round(size * 0.34)) font-size=(round(size)) { (words) }
            }
        }
    }
}
