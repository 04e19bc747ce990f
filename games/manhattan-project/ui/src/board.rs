//! The main board: market, sectors with their spaces, tracks, bomb designs and the general supply, as one `<svg>`.
//!
//! The ground layer (frames and headings) stays the same for a whole game; everything else is redrawn. The sectors are in
//! the order of the printed board, each with its heading; on a phone the style sheet stacks them.

mod designs;
mod layout;
mod market;
mod spaces;
mod tracks;

use manhattan_project::ManhattanProject;
use maud::{Markup, html};
use ui_kit::Scene;

use crate::look::Look;
use layout::{Layout, Place};

pub(crate) fn board(scene: &Scene<'_, ManhattanProject>) -> Markup {
    let look = Look::new(scene);
    let layout = Layout::get();
    let Place([x, y, width, height]) = layout.view;
    html! {
        svg #mp-board.mp-board xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            preserveAspectRatio="xMidYMin meet"
            role="group" aria-label=(look.summary()) {
            (scene.still("mp-ground", scene.language.code(), || look.ground(layout)))
            g #mp-market.mp-part-market { (look.market(layout.market)) }
            g #mp-spaces { (look.spaces(layout)) }
            g #mp-tracks.mp-part-tracks { (look.tracks(layout.tracks)) }
            g #mp-designs-part.mp-part-designs { (look.designs(layout.designs)) }
            g #mp-supply-part.mp-part-supply { (look.supply(layout.supply)) }
        }
    }
}

impl Look<'_> {
    /// A one-sentence summary of the board, for screen readers.
    fn summary(&self) -> String {
        let points = self.seats().map(|seat| {
            let total: u16 = self.position.points(seat).iter().sum();
            format!("{} {total}", self.name(seat))
        });
        let values =
            [("goal", self.position.goal().into()), ("points", points.collect::<Vec<_>>().join(", ").into())];
        self.say("board-summary", &values)
    }

    fn ground(&self, layout: &Layout) -> Markup {
        let parts = [
            (layout.market, "market", "sector-market"),
            (layout.tracks, "tracks", "sector-tracks"),
            (layout.designs, "designs", "sector-designs"),
            (layout.supply, "supply", "sector-supply"),
        ];
        html! {
            @for (place, name, title) in parts { g class=(part(name)) { (frame(place, &self.say(title, &[]))) } }
            @for sector in &layout.sectors {
                g class=(part(&sector.name)) { (frame(sector.place, &self.sector_title(&sector.name))) }
            }
        }
    }

    fn sector_title(&self, name: &str) -> String {
        let key = match name {
            "mines" => "sector-mines",
            "factories" => "sector-factories",
            "university" => "sector-university",
            "construction" => "sector-construction",
            "reactor" => "sector-reactor",
            "enrichment" => "sector-enrichment",
            "repair" => "sector-repair",
            "air_strikes" => "sector-air-strikes",
            "espionage" => "sector-espionage",
            "design_bomb" => "sector-design-bomb",
            other => return other.replace('_', " "),
        };
        self.say(key, &[])
    }
}

/// The CSS class of a part of the board.
fn part(name: &str) -> String {
    format!("mp-part-{}", name.replace('_', "-"))
}

/// The frame of a sector with its heading.
fn frame(Place([x, y, width, height]): Place, title: &str) -> Markup {
    html! {
        rect.mp-sector x=(x) y=(y) width=(width) height=(height) rx="8" {}
        text.mp-title x=(x + 8.0) y=(y + 19.0) { (title) }
    }
}
