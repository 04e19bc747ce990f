//! The board: map, cities, houses and the city-count track, as one `<svg>`.
//!
//! Its layers, from bottom to top: symbols, sea, ground (regions), relief, features (connections and their costs), pads
//! (cities and their spaces), pieces (houses), labels (names, badges of cost), targets. Only the last one takes part in a decision: for
//! each legal target it holds a button with its lamp and ring, the preview that hovering shows, and a transparent shape to
//! hit.

mod cities;
mod ground;
mod houses;
mod layout;
mod links;
mod targets;
mod track;

use engine::{Game, Seat};
use maud::{Markup, html};
use power_grid::{City, PowerGrid, Stage};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
pub(crate) use layout::Layout;

/// A board being drawn.
struct Plan<'a> {
    look: Look<'a>,
    layout: &'static Layout,
}

pub(crate) fn board(scene: &Scene<'_, PowerGrid>) -> Markup {
    let look = Look::new(scene);
    let plan = Plan { look, layout: Layout::of(scene.position.side()) };
    let [x, y, width, height] = plan.layout.view;
    html! {
        svg #pg-board.pg-board.pg-wide[width > height].pg-few[plan.few()] xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            role="group" aria-label=(plan.summary()) {
            defs {
                pattern #pg-hatch width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    path.pg-hatch d="M0 0V9" {}
                }
            }
            (scene.still("pg-symbols", "1", icons::symbols))
            (scene.still("pg-sea-layer", scene.language.code(), || plan.sea()))
            @if scene.position.stage() == Stage::Regions {
                g #pg-ground aria-hidden="true" { (plan.regions()) }
                (scene.still("pg-relief", "1", || plan.relief()))
                g #pg-features aria-hidden="true" { (plan.links()) }
            } @else {
                @let key = plan.regions_key();
                (scene.still("pg-ground", &key, || plan.regions()))
                (scene.still("pg-relief", "1", || plan.relief()))
                (scene.still("pg-features", &key, || plan.links()))
            }
            g #pg-pads aria-hidden="true" { (plan.pads()) (plan.track()) }
            g #pg-pieces aria-hidden="true" { (plan.houses()) }
            g #pg-labels aria-hidden="true" { (plan.names()) (plan.flags()) (plan.badges()) }
            g #pg-targets { (plan.targets()) }
        }
    }
}

impl Plan<'_> {
    fn place(&self, city: City) -> (f32, f32) {
        self.layout.place(self.look.position.map(), city)
    }

    /// The key of the static layers once the regions are chosen.
    fn regions_key(&self) -> String {
        let regions = self.look.position.regions().iter().map(|region| region.to_string());
        format!("{}-{}", self.look.scene.language.code(), regions.collect::<Vec<_>>().join("-"))
    }

    /// Whether so few cities are legal that their costs are shown at once.
    fn few(&self) -> bool {
        let legal = |&city: &City| self.look.is_legal(&Element::City(city).id(self.look.position));
        self.look.cities().filter(legal).count() <= 3
    }

    /// The board in a sentence, for screen readers.
    fn summary(&self) -> String {
        let (look, position) = (&self.look, self.look.position);
        let map = ("map", look.words.map().into());
        if position.stage() == Stage::Regions {
            return look.say("board-summary-draft", &[map, ("count", position.regions().len().into())]);
        }
        let sizes = Seat::all(position.seats())
            .map(|seat| format!("{} {}", look.name(seat), position.size(seat)))
            .collect::<Vec<_>>();
        let values =
            [map, ("cities", position.grid().cities.len().into()), ("sizes", sizes.join(", ").into())];
        look.say("board-summary", &values)
    }
}
