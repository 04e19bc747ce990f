//! Where a legal action is listed, and what tells it from the others there.

use dice_settlers::{Action, RollOption, Source, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Head;

use crate::choice::taken;
use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::words::Outcome;

impl Look<'_> {
    /// The heading an action is listed under: what is done.
    pub(crate) fn head(&self, action: Action) -> Option<Head> {
        let key = match action {
            Action::Draft(_) => "head-draft",
            Action::Lay(_) => "head-lay",
            Action::Pay(_, RollOption::Set) => "head-pay-set",
            Action::Pay(_, RollOption::Reroll) => "head-pay-reroll",
            Action::Pay(_, RollOption::Draw) => "head-pay-draw",
            Action::Turn(..) => "head-turn",
            Action::Reroll(_) => "head-reroll",
            Action::Use(_) => "head-use",
            Action::Begin(_) => "head-begin",
            Action::Recruit(_) => "head-recruit",
            Action::Take => "head-take",
            Action::Settle(_) => "head-settle",
            Action::TakeBack(_) => "head-take-back",
            Action::Raid(..) => "head-raid",
            Action::Harvest(_) => "head-harvest",
            Action::Double(_) => "head-double",
            Action::Trade(..) | Action::TradeDie => "head-trade",
            Action::Research(..) => "head-research",
            Action::Spend(_) => "head-spend",
            Action::Place(tile, _) => {
                let words = self.say("head-place", &[("number", tile.0.into())]);
                return Some(Head::new(format!("head-place-{}", tile.0), words));
            }
            Action::Gain(_) => "head-gain",
            Action::Token(_) => "head-token",
            Action::GiveActive(_) | Action::GiveSpent(_) => "head-give",
            Action::Factory { .. } => "head-factory",
            Action::Govern(_) => "head-govern",
            Action::Explode(_) => "head-explode",
            Action::Build(_) => "head-build",
            Action::Remove(..) => "head-remove",
            Action::Keep(_) => "head-keep",
            Action::BotColour(_) | Action::BotTile(_) | Action::BotCell(_) | Action::BotSells(_) => {
                "name-diceoneer"
            }
            Action::Evict(_) => "head-evict",
            Action::Explore(_) | Action::Join | Action::Done => return None,
        };
        Some(Head::new(key, self.say(key, &[])))
    }

    /// What tells an action from the others under its heading.
    pub(crate) fn label(&self, action: Action) -> Option<String> {
        let words = self.words;
        Some(match action {
            Action::Lay(cell) | Action::Place(_, cell) | Action::BotCell(cell) => words.cell(cell),
            Action::Pay(face, _) | Action::GiveActive(face) | Action::Keep(face) => words.face(face),
            Action::Turn(from, to) => {
                format!("{} → {}", words.face(from), words.icon(self.position.tables().icon(to)))
            }
            Action::Reroll(faces) => words.faces(faces.into_iter().flatten()),
            Action::Use(slot) | Action::Explode(slot) | Action::Research(slot, _) => words.card(slot),
            Action::Begin(main) => words.main(main),
            Action::Recruit(dice) => words.dice(dice),
            Action::Take => words.say("label-take", &[("tents", taken(words, action).into())]),
            Action::Draft(tile)
            | Action::Settle(tile)
            | Action::TakeBack(tile)
            | Action::Govern(tile)
            | Action::Build(tile)
            | Action::BotTile(tile)
            | Action::Evict(tile) => words.tile(tile),
            Action::Raid(tile, rival) | Action::Remove(tile, rival) => {
                format!("{}, {}", self.name(rival), words.tile(tile))
            }
            Action::Harvest(resource)
            | Action::Double(resource)
            | Action::Token(resource)
            | Action::BotSells(resource) => words.resource(resource),
            Action::Trade(_, tokens) => words.tokens(tokens),
            Action::TradeDie => words.say("choice-trade-die", &[]),
            Action::Spend(source) => self.spend_label(source),
            Action::Gain(colour) | Action::BotColour(colour) => words.colour(colour),
            Action::GiveSpent(colour) => words.tell("label-spent", &[&words.colour_values(colour)]),
            Action::Factory { tile, from, keep } => {
                let key = match (keep, tile == from) {
                    (true, _) => "label-factory-keep",
                    (false, true) => "label-factory",
                    (false, false) => "label-factory-from",
                };
                let values = [("from", from.0.into()), ("effect", words.effects(tile).into())];
                words.tell(key, &[&words.tile_values(tile), &values])
            }
            Action::Explore(_) | Action::Join | Action::Done => return None,
        })
    }

    fn spend_label(&self, source: Source) -> String {
        let words = self.words;
        match source {
            Source::Die(face) => words.face(face),
            Source::Pair(one, two) => words.faces([one, two]),
            Source::Single(face) => words.say("label-single", &[("die", words.face(face).into())]),
            Source::Card(slot) => words.card(slot),
            Source::Tile => words.say("label-tile", &[]),
            Source::Blast => words.say("label-blast", &[]),
        }
    }

    /// The terrain of the tile an action is about, and a crown if the player gets control there; the icons of a main action.
    pub(crate) fn pictures(&self, seat: Seat, action: Action, outcome: &Outcome) -> Vec<Markup> {
        let hexagon = |tile: Tile| icons::hexagon(self.position.tables().tile(tile).terrain);
        match action {
            Action::Begin(main) => {
                let icons = self.position.spendable(self.position.turn(), main).total;
                vec![html! { (icons) (icons::inline(Glyph::of(main))) }]
            }
            Action::Settle(tile) | Action::Raid(tile, _) => {
                let gains = self.scene.assisted
                    && outcome.position.controls(seat, tile)
                    && !self.position.controls(seat, tile);
                let crown = gains.then(|| icons::inline(Glyph::Crown));
                crown.into_iter().chain([hexagon(tile)]).collect()
            }
            Action::Draft(tile)
            | Action::TakeBack(tile)
            | Action::Govern(tile)
            | Action::Build(tile)
            | Action::BotTile(tile)
            | Action::Remove(tile, _)
            | Action::Factory { tile, .. }
            | Action::Evict(tile) => vec![hexagon(tile)],
            _ => Vec::new(),
        }
    }
}
