//! A position as text: short sections of plain lines, for a terminal of 100 columns and for screen readers.

use dice_settlers::{Colour, DiceSettlers, Main, Resource, Slot, Stage, Tile};
use engine::{Game, Seat};
use ui_kit::Scene;
use ui_kit::layout::Lines;

use crate::look::Look;

pub(crate) fn position(scene: &Scene<'_, DiceSettlers>) -> String {
    let look = Look::new(scene);
    let position = scene.position;
    let mut lines = Lines::default();
    look.heading(&mut lines);
    if position.stage() == Stage::Over {
        lines.gap();
        look.ranking(&mut lines);
    }
    if !position.drawn().is_empty() {
        lines.gap();
        look.drawn_lines(&mut lines);
    }
    lines.gap();
    look.map_lines(&mut lines);
    lines.gap();
    look.card_lines(&mut lines);
    lines.gap();
    look.supply_lines(&mut lines);
    for seat in Seat::all(position.seats()) {
        lines.gap();
        look.seat_lines(seat, &mut lines);
    }
    if let Some(bot) = look.bot() {
        lines.gap();
        look.bot_lines(bot, &mut lines);
    }
    lines.text()
}

impl Look<'_> {
    fn heading(&self, lines: &mut Lines) {
        let strip = crate::strip::strip(self.scene);
        let phase = strip.current.and_then(|at| strip.phases.get(at)).map(|phase| format!(" · {phase}"));
        lines.push(&format!(
            "{} · {}{}",
            self.say("game-title", &[]),
            strip.round,
            phase.unwrap_or_default()
        ));
        if let Some(seat) = self.position.to_act() {
            let key = if self.scene.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            let what = crate::strip::task(self.scene);
            lines.push(&self.say(key, &[("name", self.name(seat).into()), ("what", what.into())]));
        }
        lines.push(&strip.trigger);
        if let Some(alarm) = strip.alarm {
            lines.push(&alarm);
        }
    }

    fn ranking(&self, lines: &mut Lines) {
        let standings = self.position.standings();
        for seat in standings.ranking() {
            let values = [
                ("place", standings.place(seat).into()),
                ("name", self.name(seat).into()),
                ("points", standings.score(seat).total().into()),
            ];
            lines.push(&self.say("text-rank", &values));
        }
    }

    fn drawn_lines(&self, lines: &mut Lines) {
        lines.push(&self.say("text-drawn", &[]));
        for tile in self.position.drawn().iter().map(Tile) {
            lines.push_list(&format!("- {}: ", tile.0), &[self.words.tile_facts(tile)], " ");
        }
    }

    fn map_lines(&self, lines: &mut Lines) {
        lines.push(&self.say("text-map", &[]));
        for tile in self.position.map().iter().map(Tile) {
            let facts = [self.words.tile_facts(tile), self.occupants(tile), self.control(tile)];
            lines.push_list(&format!("- {} @ {}: ", tile.0, self.position.cell(tile)), &facts, " · ");
        }
    }

    fn card_lines(&self, lines: &mut Lines) {
        lines.push(&self.say("area-cards", &[]));
        for slot in self.slots() {
            let card = self.position.technology(slot);
            let terrains = dice_settlers::Terrain::ALL.into_iter();
            let terrains = terrains.filter(|terrain| card.terrains.has(terrain.number()));
            let terrains: Vec<String> = terrains.map(|terrain| self.words.terrain(terrain)).collect();
            let mut parts = vec![
                self.words.card_text(slot).to_owned(),
                self.say(
                    "text-card",
                    &[
                        ("n", card.research.into()),
                        ("terrains", self.words.all_of(&terrains).into()),
                        ("tokens", self.words.tokens(card.cost).into()),
                        ("vp", card.vp.into()),
                    ],
                ),
            ];
            let owners = self.position.all_players().filter(|&seat| self.position.markers(seat).has(slot.0));
            let owners: Vec<String> = owners.map(|seat| self.owner_words(seat, slot)).collect();
            if !owners.is_empty() {
                parts.push(owners.join(", "));
            }
            lines.push_list(&format!("- {}: ", self.words.card(slot)), &parts, " · ");
        }
    }

    /// The owner of a marker, with a word if it is turned.
    pub(crate) fn owner_words(&self, seat: Seat, slot: Slot) -> String {
        let turned = self.position.turned(seat).has(slot.0);
        let key = if turned { "card-owner-turned" } else { "card-owner" };
        self.say(key, &[("name", self.name(seat).into())])
    }

    fn supply_lines(&self, lines: &mut Lines) {
        let values = [
            ("dice", self.words.dice(self.position.supply()).into()),
            ("vp", self.position.vp_supply().into()),
            ("tiles", self.position.stack().len().into()),
        ];
        lines.push(&self.say("text-supply", &values));
    }

    fn seat_lines(&self, seat: Seat, lines: &mut Lines) {
        let position = self.position;
        let values = [
            ("name", self.name(seat).into()),
            ("vp", position.vp(seat).into()),
            ("all", self.projected(seat).into()),
            ("tents", position.tents(seat).into()),
            ("houses", position.houses(seat).into()),
            ("quota", position.quota(seat).into()),
            ("next", position.count_quota(seat).into()),
            ("tokens", self.words.tokens(position.resources(seat)).into()),
        ];
        lines.push(&self.say("text-seat", &values));
        lines.push(&self.dice_words(seat));
        let icons = Main::ALL.map(|main| {
            let icons = position.spendable(seat, main);
            let used = if position.taken(seat).has(main.number()) { " ✓" } else { "" };
            format!("{} {}{}{used}", self.words.main(main), icons.total, if icons.half { "½" } else { "" })
        });
        lines.push_list(&self.say("text-icons", &[]), &icons, ", ");
    }

    /// The dice of a seat. DS-1.9: the content of the bag is for its owner alone.
    pub(crate) fn dice_words(&self, seat: Seat) -> String {
        let position = self.position;
        let active = self.active_dice(seat).into_iter().map(|(face, _)| face);
        let kept = position.kept().filter(|_| position.turn() == seat);
        let bag = match self.sees_bag_of(seat) {
            true => self.words.dice(position.bag(seat)),
            false => self.bag_count(seat).to_string(),
        };
        let values = [
            ("active", self.words.faces(active.chain(kept)).into()),
            ("spent", self.words.dice(position.spent(seat)).into()),
            ("bag", bag.into()),
        ];
        self.say("text-dice", &values)
    }

    fn bot_lines(&self, bot: Seat, lines: &mut Lines) {
        let position = self.position;
        let values = [
            ("vp", position.vp(bot).into()),
            ("all", self.projected(bot).into()),
            ("tents", position.tents(bot).into()),
            ("houses", position.houses(bot).into()),
            ("tokens", self.words.tokens(position.resources(bot)).into()),
        ];
        lines.push(&self.say("text-bot", &values));
        let sides: Vec<String> = position.tables().solo.clockwise.map(|main| self.side_words(main)).to_vec();
        lines.push_list(&self.say("text-bot-sides", &[]), &sides, "; ");
        let row: Vec<String> =
            position.bot_row().iter().map(|&colour: &Colour| self.words.colour(colour)).collect();
        lines.push_list(&self.say("text-bot-row", &[]), &row, ", ");
    }

    /// The tokens of a seat, for tables.
    pub(crate) fn token_words(&self, seat: Seat) -> String {
        let held = self.position.resources(seat);
        Resource::ALL
            .map(|resource| format!("{} {}", self.words.resource(resource), held[resource.index()]))
            .join(", ")
    }
}
