//! The main board as one `<svg>`: a poster with the market, an aerial plan with the sectors and their spaces, a blueprint
//! with the tracks as dials.
//!
//! The still layers (symbols, plan, plots and names; see `art/`) stay the same for a whole game; everything else is redrawn.
//! The sectors are in the order of the printed board; on a phone the style sheet stacks them.

mod designs;
mod layout;
mod market;
mod spaces;
mod tracks;

use manhattan_project::ManhattanProject;
use maud::{Markup, PreEscaped, html};
use ui_kit::Scene;

use crate::icons;
use crate::look::Look;
use layout::{Layout, Place, Sector};

pub(crate) fn board(scene: &Scene<'_, ManhattanProject>) -> Markup {
    let look = Look::new(scene);
    let layout = Layout::get();
    let Place([x, y, width, height]) = layout.view;
    html! {
        svg #mp-board.mp-board xmlns="http://www.w3.org/2000/svg" viewBox={ (x) " " (y) " " (width) " " (height) }
            preserveAspectRatio="xMidYMin meet"
            role="group" aria-label=(look.summary()) {
            (scene.still("mp-symbols", "1", icons::symbols))
            (scene.still("mp-ground", scene.language.code(), || look.ground(layout)))
            g #mp-market.mp-part-market { (look.market()) }
            g #mp-spaces { (look.spaces(layout)) }
            g #mp-supply-part.mp-part-university { (look.supply()) }
            g #mp-tracks.mp-part-tracks { (look.tracks()) }
            g #mp-designs-part.mp-part-design-bomb { (look.designs()) }
            g #mp-tray.mp-part-tray { (look.tray()) }
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

    /// The plan with its plots and their names.
    fn ground(&self, layout: &Layout) -> Markup {
        html! {
            (PreEscaped(include_str!("../art/plan.svg")))
            g.mp-part-market {
                (PreEscaped(include_str!("../art/market.svg")))
                text.mp-spaced fill="#fbefd6" font-size="19" text-anchor="middle" x="50" y="25" { (self.say("sector-market", &[]).to_uppercase()) }
            }
            g.mp-part-tracks { (PreEscaped(include_str!("../art/tracks.svg"))) }
            @for sector in &layout.sectors {
                g class=(part(&sector.name)) { (PreEscaped(plot(&sector.name))) (name(sector, &self.sector_title(&sector.name))) }
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
            "design_bomb" => "sector-designs",
            other => return other.replace('_', " "),
        };
        self.say(key, &[])
    }
}

/// The CSS class of a part of the board.
fn part(name: &str) -> String {
    format!("mp-part-{}", name.replace('_', "-"))
}

/// The drawing of a plot.
fn plot(sector: &str) -> &'static str {
    match sector {
        "mines" => include_str!("../art/mines.svg"),
        "factories" => include_str!("../art/factories.svg"),
        "university" => include_str!("../art/university.svg"),
        "construction" => include_str!("../art/construction.svg"),
        "reactor" => include_str!("../art/reactor.svg"),
        "enrichment" => include_str!("../art/enrichment.svg"),
        "repair" => include_str!("../art/repair.svg"),
        "air_strikes" => include_str!("../art/air-strikes.svg"),
        "espionage" => include_str!("../art/espionage.svg"),
        "design_bomb" => include_str!("../art/design-bomb.svg"),
        _ => "",
    }
}

/// The name of a sector on its strip, smaller where the strip is short.
fn name(sector: &Sector, title: &str) -> Markup {
    let Place([x, y, width, _]) = sector.place;
    // The strip of the designs also has the deck and the tests.
    let width = if sector.name == "design_bomb" { 86.0 } else { width };
    let size = ((width - 10.0) / (0.54 * title.chars().count() as f32)).clamp(12.5, 16.0);
    // On a narrow plot the name has the same space on both sides.
    let narrow = width < 80.0;
    let (left, anchor) = if narrow { (x + width / 2.0, Some("middle")) } else { (x + 7.0, None) };
    html! {
        text.mp-strip.mp-spaced[width > 100.0].mp-tight[width < 100.0] font-size=(icons::short(size))
            text-anchor=[anchor] x=(left) y=(y + 15.5) { (title.to_uppercase()) }
    }
}
