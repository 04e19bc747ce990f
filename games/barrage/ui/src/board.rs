//! The board: the map with its water and structures, and the energy track, as one `<svg>`.
//!
//! Its layers, from bottom to top: ground (areas, rivers, printed pipes), conduits, spaces and what stands on them,
//! headstreams and exits, the energy track, the forecast. The ground is the same for the whole game. A space is one
//! element: its pad, the piece on it, the ring and the price if it can be chosen, the ghost that pointing at it shows.
//!
//! The forecast is drawn with the rest and shown or hidden by a switch on the board, without asking the server.

mod conduits;
mod dams;
mod forecast;
mod ground;
mod houses;
mod layout;
mod springs;
mod track;

use barrage::{Action, Barrage, Site, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons::{self, Icon};
use crate::look::Look;
use forecast::Forecast;
use layout::Layout;

/// A board being drawn.
struct Plan<'a> {
    look: Look<'a>,
    layout: &'static Layout,
    forecast: Forecast,
}

pub(crate) fn board(scene: &Scene<'_, Barrage>) -> Markup {
    let look = Look::new(scene);
    let forecast = if scene.assisted { Forecast::of(look.position) } else { Forecast::default() };
    let plan = Plan { look, layout: Layout::get(), forecast };
    let [x, y, width, height] = plan.layout.view;
    html! {
        svg #ba-board.ba-board xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            role="group" aria-label=(plan.summary()) {
            (scene.still("ba-signs", "all", icons::symbols))
            (scene.still("ba-ground", scene.language.code(), || plan.ground()))
            g #ba-conduits { (plan.conduits()) }
            g #ba-dams { (plan.dams()) }
            g #ba-basins { (plan.basins()) }
            g #ba-powerhouses { (plan.houses()) }
            g #ba-springs { (plan.springs()) (plan.exits()) }
            g #ba-energy { (plan.track()) }
            @if scene.assisted { (plan.switch()) }
        }
    }
}

impl Plan<'_> {
    /// The board in a sentence, for those who do not see it.
    fn summary(&self) -> String {
        let look = &self.look;
        let scores: Vec<String> = look
            .seats()
            .map(|seat| {
                let values = [
                    ("name", look.name(seat).into()),
                    ("vp", look.position.vp(seat).into()),
                    ("energy", look.position.energy(seat).into()),
                ];
                look.say("board-summary-seat", &values)
            })
            .collect();
        look.say(
            "board-summary",
            &[("round", look.position.round().into()), ("scores", scores.join("; ").into())],
        )
    }

    /// The machines that building here costs with the first tile for it; what a red space costs is printed on it.
    fn price_tag(&self, id: &str, x: f32, y: f32) -> Markup {
        let position = self.look.position;
        let Some(&Action::Construct { tile, site, .. }) = self.look.actions_at(id).first() else {
            return html! {};
        };
        let Some(bill) = position.bill(tile, site) else { return html! {} };
        let kind = if bill.need.mixers { Icon::Mixer } else { Icon::Excavator };
        html! {
            g.ba-tag transform={ "translate(" (x) " " (y) ")" } aria-hidden="true" {
                rect x="-25" y="-14" width="50" height="28" rx="14" {}
                text x="-7" y="8" { (bill.need.count) }
                (icons::icon(kind, 12.0, 0.0, 18.0))
            }
        }
    }

    /// Whose piece pointing at a space shows, if a piece of this kind can be built there.
    fn ghost_of(&self, id: &str, structure: Structure) -> Option<Seat> {
        let site = match *self.look.actions_at(id).first()? {
            Action::Construct { site, .. } | Action::Build(site) => site,
            _ => return None,
        };
        (Site::structure(site) == structure).then_some(self.look.scene.viewer?)
    }
}

/// The ring of a legal target.
fn ring(width: f32, height: f32) -> Markup {
    let (x, y) = (-width / 2.0, -height / 2.0);
    html! {
        rect.ring-out x=(x) y=(y) width=(width) height=(height) rx="9" {}
        rect.ring-in x=(x) y=(y) width=(width) height=(height) rx="9" {}
    }
}
