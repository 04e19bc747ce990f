//! The connections and what they cost.

use std::fmt::Write;

use maud::{Markup, html};

use super::Plan;

impl Plan<'_> {
    /// Connections in play are lines with a lozenge; those out of play (PG-D.2) are thin and show no cost.
    pub(super) fn links(&self) -> Markup {
        let map = self.look.position.map();
        let (mut lines, mut unused, mut lozenges) = (String::new(), String::new(), String::new());
        let mut costs = Vec::new();
        for &(a, b, cost) in &map.links {
            let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
            let played = self.look.in_play(a) && self.look.in_play(b);
            let path = if played { &mut lines } else { &mut unused };
            let _ = write!(path, "M{ax} {ay}L{bx} {by}");
            if played {
                let (x, y) = self.layout.cost_place(map, a, b);
                let (x, y) = (x.round(), y.round());
                let _ = write!(lozenges, "M{} {y}l6 -12h16l6 12l-6 12h-16z", x - 14.0);
                costs.push((x, y, cost));
            }
        }
        html! {
            path.pg-wire-unused d=(unused) {}
            path.pg-wire-case d=(lines) {}
            path.pg-wire d=(lines) {}
            path.pg-lozenge d=(lozenges) {}
            @for (x, y, cost) in costs { text.pg-cost x=(x) y=(y + 6.0) { (cost) } }
        }
    }
}
