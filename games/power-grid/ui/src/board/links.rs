//! The connections, as pipes with plates that say what they cost.

use std::fmt::Write;

use maud::{Markup, html};

use super::Plan;

/// Half the height of a plate.
const HALF: f32 = 8.5;

impl Plan<'_> {
    /// Connections in play are pipes with a plate; those out of play (PG-D.2) are dotted and show no cost.
    pub(super) fn links(&self) -> Markup {
        let map = self.look.position.map();
        let (mut lines, mut unused, mut plates) = (String::new(), String::new(), String::new());
        let mut costs = Vec::new();
        for &(a, b, cost) in &map.links {
            let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
            let played = self.look.in_play(a) && self.look.in_play(b);
            let path = if played { &mut lines } else { &mut unused };
            let _ = write!(path, "M{ax} {ay}L{bx} {by}");
            if played {
                let (x, y) = self.layout.cost_place(map, a, b);
                let (x, y) = (x.round(), y.round());
                plates += &plate(x, y, cost);
                costs.push((x, y, cost));
            }
        }
        html! {
            path.pg-wire-unused d=(unused) {}
            path.pg-pipe-case d=(lines) {}
            path.pg-pipe d=(lines) {}
            path.pg-pipe-shine d=(lines) {}
            path.pg-plate d=(plates) {}
            @for (x, y, cost) in costs { text.pg-cost x=(x) y=(y + 5.0) { (cost) } }
            (self.legend())
        }
    }
}

/// A plate around a point as path data, wide enough for a cost.
pub(super) fn plate(x: f32, y: f32, cost: u8) -> String {
    let (width, inner) = if cost > 9 { (20.0, 12) } else { (17.0, 9) };
    let (left, top) = (x - width / 2.0 + 4.0, y - HALF);
    format!(
        "M{left} {top}h{inner}a4 4 0 0 1 4 4v9a4 4 0 0 1 -4 4h-{inner}a4 4 0 0 1 -4 -4v-9a4 4 0 0 1 4 -4z"
    )
}
