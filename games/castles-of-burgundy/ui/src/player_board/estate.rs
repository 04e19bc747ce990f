//! The estate: the printed hexes, the tiles on them, and the legal targets.

use std::fmt::Write;

use castles_of_burgundy::{Action, Estate, Hex, Kind, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Element as _;

use crate::depots::flag;
use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks, outcome, points_scored};
use crate::tile::{RADIUS, halo, hexagon, lamp, plate, round, tile};

/// How much of a printed hex is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Print {
    /// Textures, and a disc with the sign and the die number.
    Fine,
    /// Plain colours, and the sign in two ways: alone for a small picture, with the die number for a large one.
    Plain,
}

impl Look<'_> {
    /// The printed estate: it never changes and is sent once.
    pub(super) fn ground(&self, seat: Seat) -> Markup {
        let estate = self.position.estate_of(seat);
        let key = self.position.tables().estate(estate).id.clone();
        let print = if self.on_board(seat) { Print::Fine } else { Print::Plain };
        self.scene.still(&format!("cb-ground-{seat}"), &key, || {
            html! {
                @if print == Print::Fine { (super::COUNTRY) }
                (self.printed(estate, print))
                (self.fields(seat))
            }
        })
    }

    /// Empty hexes in the colours of their kinds, with the borders of the regions.
    pub(super) fn printed(&self, estate: Estate, print: Print) -> Markup {
        let row = self.position.tables().estate(estate);
        html! {
            path.cb-rim d=(self.outline(RADIUS + 3.5, &mut self.hexes())) {}
            @for kind in Kind::ALL {
                @let hexes = || row.hexes(kind).iter().map(Hex);
                @match print {
                    Print::Fine => {
                        path.cb-print d=(self.outline(RADIUS - 0.8, &mut hexes())) fill={ "url(#cb-print-" (kind.word()) ")" } {}
                        path.cb-inner d=(self.outline(RADIUS - 4.0, &mut hexes())) stroke=(icons::kind_dark(kind)) {}
                    }
                    Print::Plain => {
                        path.cb-print d=(self.outline(RADIUS - 1.5, &mut hexes())) fill=(icons::kind_print(kind)) {}
                    }
                }
            }
            @let borders = self.borders(estate);
            path.cb-region d=(borders) {}
            path.cb-region-gold d=(borders) {}
            @if print == Print::Plain {
                g.cb-far {
                    @for hex in self.hexes() {
                        @let (x, y) = self.place(hex);
                        use href={ "#cb-sign-" (row.colour(hex).word()) } x=(x) y=(y) {}
                    }
                }
            }
            g.cb-near {
                @for hex in self.hexes() { (self.disc_of(hex, row.colour(hex), self.place(hex))) }
            }
        }
    }

    /// The disc of a hex with its sign and its die number.
    fn disc_of(&self, hex: Hex, kind: Kind, (x, y): (f32, f32)) -> Markup {
        html! {
            use href={ "#cb-spot-" (kind.word()) } x=(x) y=(y) {}
            text.cb-number x=(x) y=(y + 16.5) { (self.position.tables().grid.die(hex).0) }
        }
    }

    /// Hexagons around these hexes as path data.
    fn outline(&self, radius: f32, hexes: &mut dyn Iterator<Item = Hex>) -> String {
        let (half, side) = (round(radius * 0.866), round(radius / 2.0));
        hexes.fold(String::new(), |mut data, hex| {
            let (x, y) = self.place(hex);
            let top = y - 2.0 * side;
            let _ =
                write!(data, "M{x} {top}l{half} {side}v{0}l-{half} {side}l-{half} -{side}v-{0}z", 2.0 * side);
            data
        })
    }

    /// The edges between hexes of different kinds.
    fn borders(&self, estate: Estate) -> String {
        let tables = self.position.tables();
        let row = tables.estate(estate);
        let mut data = String::new();
        for hex in self.hexes() {
            let (x, y) = self.place(hex);
            let others = tables.grid.beside(hex).iter().map(Hex);
            for other in others.filter(|&other| other.0 > hex.0 && row.colour(other) != row.colour(hex)) {
                let (u, v) = self.place(other);
                // The edge is as long as the radius and stands across the way from one centre to the other.
                let (half, across) = (RADIUS / 2.0, ((v - y) / 1.732 / RADIUS, (x - u) / 1.732 / RADIUS));
                let ((mx, my), (dx, dy)) =
                    (((x + u) / 2.0, (y + v) / 2.0), (across.0 * half, across.1 * half));
                let _ = write!(
                    data,
                    "M{} {}L{} {}",
                    round(mx - dx),
                    round(my - dy),
                    round(mx + dx),
                    round(my + dy)
                );
            }
        }
        data
    }

    /// The click targets for explanations of the hexes.
    fn fields(&self, seat: Seat) -> Markup {
        html! {
            @for hex in self.hexes() {
                @let ((x, y), id) = (self.place(hex), Element::Field(seat, hex).id(self.position));
                use.cb-hit href="#cb-hex" id=(id) data-el=(id) x=(x) y=(y) {}
            }
        }
    }

    /// The hexes with a tile; drawn over them the legal targets, whose plates overlap their neighbours.
    pub(super) fn spaces(&self, seat: Seat) -> Markup {
        let spaces = self.hexes().map(|hex| (hex, self.marks(Element::Hex(seat, hex))));
        let (open, others): (Vec<_>, Vec<_>) = spaces.partition(|(_, marks)| marks.legal);
        html! {
            @for (hex, marks) in &others { (self.space(seat, *hex, marks)) }
            @for (hex, marks) in &open { (self.open_space(seat, *hex, marks)) }
        }
    }

    fn space(&self, seat: Seat, hex: Hex, marks: &Marks) -> Markup {
        let Some(lying) = self.position.tile_on(seat, hex) else { return html! {} };
        let (x, y) = self.place(hex);
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true"
                transform={ "translate(" (x) " " (y - 2.0) ")" } {
                (tile(lying, RADIUS - 2.5, false))
                @if let Some(seat) = marks.changed { (flag(seat, -34.0, -8.0)) }
            }
        }
    }

    /// A legal target: lit, or with an unlit lamp if it costs workers. While it is pointed at: the tile, the fewest
    /// workers above, the points below.
    fn open_space(&self, seat: Seat, hex: Hex, marks: &Marks) -> Markup {
        let actions = self.actions_at(&marks.id);
        let reach = self.reach(&marks.id);
        let points = actions
            .iter()
            .filter(|_| self.scene.assisted)
            .map(|&action| self.points(action))
            .max()
            .unwrap_or(0);
        let mut tiles: Vec<Tile> = actions.iter().filter_map(|action| placed(*action)).collect();
        tiles.dedup();
        let spoken = reach.iter().map(|(die, workers)| format!("{}:{workers}", die.0)).collect::<Vec<_>>();
        let workers = reach.values().min().copied().unwrap_or(0);
        let kind = self.position.estate_row(seat).colour(hex);
        let (x, y) = self.place(hex);
        html! {
            g.cb-target .cb-dear[workers > 0] id=(marks.id) data-el=(marks.id) data-legal role="button" tabindex="-1"
                aria-label=[marks.label.as_deref()] data-reach=[(!spoken.is_empty()).then(|| spoken.join(" "))]
                data-gain=[(points > 0).then_some(points)] transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d=(hexagon(RADIUS - 1.0)) {}
                g.cb-ring-lit {
                    path.cb-lit-edge d=(hexagon(RADIUS - 4.5)) {}
                    path.cb-lit d=(hexagon(RADIUS - 4.5)) {}
                    (icons::kind(kind, 0.0, -12.0, 19.0, icons::kind_dark(kind)))
                    text.cb-number y="16.5" { (self.position.tables().grid.die(hex).0) }
                }
                @if workers > 0 { (lamp(21.0, -21.0)) }
                (halo(&hexagon(RADIUS - 1.0)))
                @if let [only] = tiles[..] { g.cb-ghost aria-hidden="true" { (tile(only, RADIUS - 4.0, false)) } }
                @if workers > 0 { (plate(&format!("−{workers}"), "cb-cost", true, 0.0, -RADIUS + 6.0)) }
                @if points > 0 { (plate(&format!("+{points}"), "cb-gain", false, 0.0, RADIUS - 4.0)) }
            }
        }
    }

    /// The points an action scores at once.
    pub(crate) fn points(&self, action: Action) -> u16 {
        points_scored(&outcome(self.position, action).1)
    }
}

const fn placed(action: Action) -> Option<Tile> {
    match action {
        Action::Place { tile, .. } => Some(tile),
        _ => None,
    }
}
