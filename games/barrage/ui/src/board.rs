//! The board: the map with its water and structures, and the energy track, as one `<svg>`.
//!
//! Its layers, from bottom to top: ground (terrain, rivers, trenches), pipes, spaces and what stands on them,
//! headstreams and exits, the energy track, the forecast. The ground is the same for the whole game. A space is one
//! element: its pad, the piece on it, the ring if it can be chosen, the ghost and the price that pointing at it shows.
//!
//! The forecast is drawn with the rest and shown or hidden by a switch on the board, without asking the server.

mod conduits;
mod dams;
mod forecast;
mod ground;
mod houses;
pub(crate) mod layout;
mod springs;
mod track;

use barrage::{Action, Barrage, BaseSpace, ConduitSpace, PowerhouseSpace, Site, Structure};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Element as _, Scene, svg};

use crate::element::Element;
use crate::icons::{self, Icon};
use crate::look::{Look, points_of};
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
        svg #ba-board.ba-board.ba-many[plan.many()] xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            role="group" aria-label=(plan.summary()) {
            (scene.still("ba-signs", "all", icons::symbols))
            (scene.still("ba-ground", scene.language.code(), || plan.ground()))
            (scene.still("ba-headstreams", "all", || plan.headstream_shapes()))
            g #ba-basins { (plan.basins()) }
            g #ba-pipes { (plan.pipes()) }
            g #ba-dams { (plan.dams()) }
            g #ba-conduits { (plan.conduits()) }
            g #ba-powerhouses { (plan.houses()) }
            g #ba-springs { (plan.springs()) (plan.exits()) }
            g #ba-energy { (plan.track()) }
            @if scene.assisted { (plan.switch()) }
        }
    }
}

impl Plan<'_> {
    /// Whether so much of the map is legal that rings would hide it.
    fn many(&self) -> bool {
        let dams = (0..20).map(|at| Element::Dam(BaseSpace(at)));
        let conduits = (0..20).map(|at| Element::Conduit(ConduitSpace(at)));
        let houses = (0..23).map(|at| Element::Powerhouse(PowerhouseSpace(at)));
        let legal = |element: &Element| self.look.is_legal(&element.id(self.look.position));
        dams.chain(conduits).chain(houses).filter(legal).count() > 20
    }

    /// The board in a sentence, for those who do not see it.
    fn summary(&self) -> String {
        let look = &self.look;
        let scores: Vec<String> = look
            .seats()
            .map(|seat| {
                let values = [
                    ("name", look.name(seat).into()),
                    ("vp", points_of(look.position, seat).into()),
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

    /// The machines that building here costs with the first tile for it, while the space is pointed at; what a red space
    /// costs is printed on it.
    fn price_tag(&self, id: &str, y: f32) -> Markup {
        let position = self.look.position;
        let Some(&Action::Construct { tile, site, .. }) = self.look.actions_at(id).first() else {
            return html! {};
        };
        let Some(bill) = position.bill(tile, site) else { return html! {} };
        let kind = if bill.need.mixers { Icon::Mixer } else { Icon::Excavator };
        html! {
            g.ba-tag transform={ "translate(0 " (y) ")" } aria-hidden="true" {
                rect x="-25" y="-12" width="50" height="23" rx="5" {}
                text x="-8" y="6" { "−" (bill.need.count) }
                (icons::icon(kind, 11.0, -1.0, 18.0))
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

/// What can be clicked of a space, beyond what is drawn.
fn hit(width: f32, height: f32, y: f32) -> Markup {
    html! { rect.ba-hit x=(-width / 2.0) y=(y - height / 2.0) width=(width) height=(height) {} }
}

/// The ring of a legal target with the sign above it.
fn lit(width: f32, height: f32, y: f32) -> Markup {
    let (x, top) = (-width / 2.0, y - height / 2.0);
    html! {
        rect.ring-out x=(x) y=(top) width=(width) height=(height) rx="8" {}
        rect.ring-in x=(x) y=(top) width=(width) height=(height) rx="8" {}
        path.ba-here d={ "M-6 " (top - 6.0) "H6L0 " (top + 3.0) "z" } {}
    }
}

/// The mark of something that a seat changed.
fn changed(seat: Seat, width: f32, height: f32, y: f32) -> Markup {
    let (x, top) = (-width / 2.0, y - height / 2.0);
    html! {
        rect.ba-changed x=(x - 3.0) y=(top - 3.0) width=(width + 6.0) height=(height + 6.0) rx="8" {}
        g transform={ "translate(" (-x - 4.0) " " (top + 6.0) ") scale(.62)" } { (svg::flag(seat, 0.0, 0.0)) }
    }
}
