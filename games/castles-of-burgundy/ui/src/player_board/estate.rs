//! The estate: the printed hexes, the tiles on them, and the legal targets.

use std::fmt::Write;

use castles_of_burgundy::{Action, Estate, Hex, Kind, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Element as _, svg};

use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks, outcome, points_scored};
use crate::tile::{RADIUS, hexagon, ring, round, tile};

impl Look<'_> {
    /// The printed estate: it never changes and is sent once.
    pub(super) fn ground(&self, seat: Seat) -> Markup {
        let estate = self.position.estate_of(seat);
        let key = format!("{}-{}", self.position.tables().estate(estate).id, self.scene.language);
        self.scene.still(&format!("cb-ground-{}", seat.number() + 1), &key, || {
            html! { (self.printed(estate)) (self.fields(seat)) (self.printed_corners()) }
        })
    }

    /// Empty hexes: a border in the colour, a faint sign, the die number.
    pub(super) fn printed(&self, estate: Estate) -> Markup {
        let tables = self.position.tables();
        let row = tables.estate(estate);
        let outline = |radius: f32, hexes: &mut dyn Iterator<Item = Hex>| {
            let mut data = String::new();
            for hex in hexes {
                let (x, y) = self.place(hex);
                let (half, side) = (round(radius * 0.866), radius / 2.0);
                let _ = write!(
                    data,
                    "M{x} {}l{half} {side}v{radius}l-{half} {side}l-{half} -{side}v-{radius}z",
                    y - radius
                );
            }
            data
        };
        html! {
            path.cb-ground d=(outline(RADIUS, &mut self.hexes())) {}
            @for kind in Kind::ALL {
                path.cb-field d=(outline(RADIUS - 5.0, &mut row.hexes(kind).iter().map(Hex)))
                    stroke=(icons::kind_fill(kind)) {}
            }
            @for hex in self.hexes() {
                @let (x, y) = self.place(hex);
                path.cb-faint transform={ "translate(" (x) " " (y - 13.0) ") scale(.8)" } d=(icons::kind_path(row.colour(hex))) {}
                text.cb-number x=(x) y=(y + 21.0) { (tables.grid.die(hex).0) }
            }
        }
    }

    /// The click targets for explanations of the hexes.
    fn fields(&self, seat: Seat) -> Markup {
        html! {
            @for hex in self.hexes() {
                @let ((x, y), id) = (self.place(hex), Element::Field(seat, hex).id(self.position));
                path.cb-hit id=(id) data-el=(id) d=(hexagon(RADIUS - 1.0)) transform={ "translate(" (x) " " (y) ")" } {}
            }
        }
    }

    /// The hexes with a tile; drawn over them the legal targets, whose labels overlap their neighbours.
    pub(super) fn spaces(&self, seat: Seat) -> Markup {
        let spaces = self.hexes().map(|hex| (hex, self.marks(Element::Hex(seat, hex))));
        let (open, others): (Vec<_>, Vec<_>) = spaces.partition(|(_, marks)| marks.legal);
        html! {
            @for (hex, marks) in &others { (self.space(seat, *hex, marks)) }
            @for (hex, marks) in &open { (self.open_space(marks, self.place(*hex))) }
        }
    }

    fn space(&self, seat: Seat, hex: Hex, marks: &Marks) -> Markup {
        let Some(lying) = self.position.tile_on(seat, hex) else { return html! {} };
        let (x, y) = self.place(hex);
        html! {
            g.piece id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true"
                transform={ "translate(" (x) " " (y) ")" } {
                (tile(lying, RADIUS, false))
                @if let Some(seat) = marks.changed {
                    path.cb-changed d=(hexagon(RADIUS - 4.0)) {}
                    (svg::flag(seat, -24.0, -12.0))
                }
            }
        }
    }

    /// A legal target: the fewest workers above, the points below, and the tile while it is hovered.
    fn open_space(&self, marks: &Marks, (x, y): (f32, f32)) -> Markup {
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
        html! {
            g.cb-target id=(marks.id) data-el=(marks.id) data-legal role="button" tabindex="-1"
                aria-label=[marks.label.as_deref()] data-reach=[(!spoken.is_empty()).then(|| spoken.join(" "))]
                data-gain=[(points > 0).then_some(points)] transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d=(hexagon(RADIUS - 1.0)) {}
                @if let [only] = tiles[..] { g.cb-ghost aria-hidden="true" { (tile(only, RADIUS - 4.0, false)) } }
                (ring(&hexagon(RADIUS - 10.0)))
                @if workers > 0 { (worker_pill(workers, 0.0, -RADIUS + 9.0)) }
                @if points > 0 { (pill(&format!("+{points}"), "cb-gain", 0.0, RADIUS - 6.0)) }
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

/// A short text on a dark background.
pub(crate) fn pill(text: &str, class: &str, x: f32, y: f32) -> Markup {
    let width = 12.0 + 10.0 * text.chars().count() as f32;
    html! {
        g class={ "cb-pill " (class) } aria-hidden="true" transform={ "translate(" (x) " " (y) ")" } {
            rect x=(-width / 2.0) y="-11" width=(width) height="22" rx="11" {}
            text y="6" { (text) }
        }
    }
}

/// A label with the workers to be paid.
pub(crate) fn worker_pill(workers: u8, x: f32, y: f32) -> Markup {
    html! {
        g.cb-pill.cb-cost aria-hidden="true" transform={ "translate(" (x) " " (y) ")" } {
            rect x="-20" y="-11" width="40" height="22" rx="11" {}
            text x="-7" y="6" { "−" (workers) }
            (icons::worker(10.0, 0.0, 15.0))
        }
    }
}
