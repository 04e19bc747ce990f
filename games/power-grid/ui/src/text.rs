//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for screen readers.
//! Nothing is drawn with lines, and no meaning depends on layout alone.

mod markets;
mod networks;
mod players;

use engine::{Game, Playout, Seat};
use parts::Set;
use power_grid::{Action, PowerGrid, Region, Stage};
use ui_kit::Scene;
use ui_kit::layout::{Lines, cut};

use crate::look::Look;

/// The maximum length of a name in a position.
const LONGEST_NAME: usize = 20;

pub(crate) fn position(scene: &Scene<'_, PowerGrid>) -> String {
    let look = Look::new(scene);
    let position = scene.position;
    let mut lines = Lines::default();
    look.heading(&mut lines);
    if position.stage() == Stage::Over {
        lines.gap();
        look.ranking_lines(&mut lines);
    }
    lines.gap();
    look.plant_lines(&mut lines);
    lines.gap();
    look.resource_lines(&mut lines);
    lines.gap();
    look.player_lines(&mut lines);
    if look.seats().any(|seat| position.size(seat) > 0) {
        lines.gap();
        look.network_lines(&mut lines);
    }
    if let (Stage::Building, Some(viewer)) = (position.stage(), scene.viewer) {
        lines.gap();
        look.cities_in_reach(viewer, &mut lines);
    }
    lines.text()
}

impl Look<'_> {
    fn short_name(&self, seat: Seat) -> String {
        cut(self.name(seat), LONGEST_NAME)
    }

    /// The names of these seats, in player order.
    fn names_of(&self, which: impl Fn(Seat) -> bool) -> String {
        let seats = self.position.order().iter().filter(|&&seat| which(seat));
        seats.map(|&seat| self.short_name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// Round and phase, the decision, and the distance to the next step and to the end.
    fn heading(&self, lines: &mut Lines) {
        lines.push(&self.title());
        if let Some(seat) = self.position.to_act() {
            let key = if self.scene.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            let mut turn =
                self.words.say(key, &[("name", self.short_name(seat).into()), ("what", self.what().into())]);
            let next = self.next();
            if !next.is_empty() {
                turn =
                    format!("{turn} {}", self.words.say("turn-next", &[("names", next.join(", ").into())]));
            }
            lines.push(&turn);
        }
        self.auction(lines);
        self.regions(lines);
        if !matches!(self.position.stage(), Stage::Regions | Stage::Over) {
            self.sizes(lines);
        }
    }

    fn title(&self) -> String {
        let (words, position) = (self.words, self.position);
        let map = ("map", words.map().into());
        let [round, step] = [("round", position.round().into()), ("step", position.step().into())];
        let phase = match position.stage() {
            Stage::Regions => return words.say("title-set-up", &[map]),
            Stage::Over => return words.say("title-over", &[map, round, step]),
            Stage::Nominating | Stage::Opening | Stage::Bidding | Stage::Scrapping | Stage::Dropping => 2,
            Stage::Fuel => 3,
            Stage::Building => 4,
            Stage::Power => 5,
        };
        let [number, phase] = [("number", phase.into()), ("phase", words.phase(phase).into())];
        words.say("title-phase", &[map, round, step, number, phase])
    }

    /// The decision of the acting player.
    fn what(&self) -> String {
        let (words, position) = (self.words, self.position);
        let least = || [("least", position.least_bid().into())];
        match position.stage() {
            Stage::Regions => words.say("turn-pick", &[]),
            Stage::Nominating => {
                let key = match (position.is_sole_buyer(), position.check(Action::Pass).is_ok()) {
                    (false, true) => "turn-nominate-or-pass",
                    (false, false) => "turn-nominate",
                    (true, true) => "turn-buy-alone-or-pass",
                    (true, false) => "turn-buy-alone",
                };
                words.say(key, &[])
            }
            Stage::Opening => words.say("turn-open", &least()),
            Stage::Bidding => words.say("turn-bid", &least()),
            Stage::Scrapping => words.say("turn-scrap", &[]),
            Stage::Dropping => words.say("turn-drop", &[]),
            Stage::Fuel => words.say("turn-buy", &[]),
            Stage::Building => words.say("turn-build", &[]),
            Stage::Power if position.ran().is_empty() => words.say("turn-run", &[]),
            Stage::Power => words.say("turn-run-on", &[("cities", words.income().0.into())]),
            Stage::Over => String::new(),
        }
    }

    /// Phases 3 to 5: the players after the acting one, found by letting each finish on a copy.
    fn next(&self) -> Vec<String> {
        let mut copy = *self.position;
        let stage = copy.stage();
        let mut next = Vec::new();
        while copy.stage() == stage && copy.check(Action::Done).is_ok() {
            copy.play(Action::Done, &mut Playout::new(0), &mut ());
            next.extend(copy.to_act().filter(|_| copy.stage() == stage).map(|seat| self.short_name(seat)));
        }
        next
    }

    /// Phase 2: the plant being auctioned, the bidders, and the players who are done.
    fn auction(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        if let Some((plant, highest)) = position.auction() {
            let [number, facts] = [("plant", plant.0.into()), ("facts", words.facts(plant).into())];
            lines.push(&match highest {
                None => words.say("auction-open", &[number, facts]),
                Some((seat, bid)) => {
                    let [bid, name] = [("bid", bid.into()), ("name", self.short_name(seat).into())];
                    words.say("auction-bid", &[number, facts, bid, name])
                }
            });
            let names = self.names_of(|seat| position.bids(seat));
            lines.push(&words.say("auction-bidders", &[("names", names.into())]));
        }
        let done = self.names_of(|seat| position.is_done_with_auction(seat));
        if !done.is_empty() {
            lines.push(&words.say("auction-done", &[("names", done.into())]));
        }
    }

    fn regions(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let name = |region| words.region(Region(region));
        let names = |set: Set| set.iter().map(name).collect::<Vec<_>>().join(", ");
        let chosen = position.regions();
        let of = position.tables().players(position.seats()).regions;
        lines.push(&match position.stage() {
            Stage::Regions if chosen.is_empty() => words.say("regions-none", &[("of", of.into())]),
            Stage::Regions => {
                let values =
                    [("count", chosen.len().into()), ("of", of.into()), ("names", names(chosen).into())];
                words.say("regions-picked", &values)
            }
            _ => words.say("regions-in-play", &[("names", names(chosen).into())]),
        });
    }

    fn sizes(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let row = position.tables().players(position.seats());
        let thresholds = match position.step() {
            1 => words.say("sizes-step2", &[("step2", row.step2.into()), ("end", row.end.into())]),
            _ => words.say("sizes-end", &[("end", row.end.into())]),
        };
        let size = position.order().iter().map(|&seat| position.size(seat)).max().unwrap_or(0);
        let largest = if size == 0 {
            words.say("sizes-nobody", &[])
        } else {
            let names = self.names_of(|seat| position.size(seat) == size);
            words.say("sizes-largest", &[("size", size.into()), ("names", names.into())])
        };
        lines.push(&format!("{thresholds} {largest}"));
    }
}
