//! The position as headings, tables and lists: everything the drawing shows, read in order.

mod map;
mod office;
mod players;

use barrage::{Barrage, Stage};
use maud::{Markup, html};
use ui_kit::Scene;

use crate::icons;
use crate::look::Look;

pub(crate) fn text_mode(scene: &Scene<'_, Barrage>) -> Markup {
    let look = Look::new(scene);
    html! {
        div.ba-text {
            // Panels have signs too.
            svg.ba-spoken aria-hidden="true" { (scene.still("ba-signs", "all", icons::symbols)) }
            p { (crate::text::title(look.words)) }
            @if look.position.stage() == Stage::Choosing { (look.offers_table()) }
            h3 { (look.say("table-players", &[])) }
            (look.players_table())
            (look.companies_list())
            h3 { (look.say("map-heading", &[])) }
            (look.springs_table())
            (look.basins_table())
            (look.conduits_table())
            h3 { (look.say("area-productions", &[])) }
            (look.productions_table())
            h3 { (look.say("area-actions", &[])) }
            (look.places_table())
            (look.office_lists())
        }
    }
}

impl Look<'_> {
    /// The head of a table.
    fn heads(&self, keys: &[&str]) -> Markup {
        html! { thead { tr { @for key in keys { th scope="col" { (self.say(key, &[])) } } } } }
    }
}
