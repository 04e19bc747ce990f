//! Explanations of things on the map.

use dice_settlers::Tile;
use engine::Seat;
use ui_kit::Explanation;

use crate::look::Look;

impl Look<'_> {
    pub(super) fn tile(&self, tile: Tile) -> Explanation {
        let position = self.position;
        let mut text = vec![self.words.tile_facts(tile), self.occupants(tile), self.control(tile)];
        if let Some(seat) = self.payer().filter(|_| self.scene.assisted) {
            text.extend(self.prospects(seat, tile));
        }
        let beside: Vec<String> = position.neighbours(tile).iter().map(|tile| tile.to_string()).collect();
        text.push(self.say("explain-tile-beside", &[("tiles", self.words.all_of(&beside).into())]));
        let mut rules = vec!["DS-5.1", "DS-5.2", "DS-20.3", "DS-17.1"];
        if position.tables().factories.has(tile.0) {
            rules.push("DS-18.1");
        }
        let title = self.words.tile(tile);
        Explanation { title, text, rules, ..Explanation::default() }
    }

    /// The houses and tents on a tile.
    pub(crate) fn occupants(&self, tile: Tile) -> String {
        let position = self.position;
        let mut parts = Vec::new();
        for seat in position.all_players() {
            let houses = position.houses_on(seat, tile);
            if houses > 0 {
                let values = [("name", self.name(seat).into()), ("n", houses.into())];
                parts.push(self.say("occupant-house", &values));
            }
            let tents = position.tents_on(seat, tile);
            if tents > 0 {
                parts.push(
                    self.say("occupant-tents", &[("name", self.name(seat).into()), ("n", tents.into())]),
                );
            }
        }
        if parts.is_empty() { self.say("occupant-none", &[]) } else { parts.join(", ") }
    }

    /// The players in control of a tile.
    pub(crate) fn control(&self, tile: Tile) -> String {
        let names: Vec<String> =
            self.words.controllers(tile).into_iter().map(|seat| self.name(seat)).collect();
        let key = match names.len() {
            0 => "control-nobody",
            1 => "control-one",
            _ => "control-shared",
        };
        self.say(key, &[("names", self.words.all_of(&names).into())])
    }

    /// The tents a seat needs for control of a tile and for a house there.
    fn prospects(&self, seat: Seat, tile: Tile) -> Vec<String> {
        let name = || ("name", self.name(seat).into());
        let mut text = Vec::new();
        if let Some(tents) = self.position.tents_to_control(seat, tile).filter(|&tents| tents > 0) {
            text.push(self.say("explain-tile-control", &[name(), ("n", tents.into())]));
        }
        match self.position.tents_to_govern(seat, tile) {
            Some(0) => text.push(self.say("explain-tile-house-now", &[name()])),
            Some(tents) => text.push(self.say("explain-tile-house", &[name(), ("n", tents.into())])),
            None => {}
        }
        text
    }

    pub(super) fn tents(&self, seat: Seat, tile: Tile) -> Explanation {
        let tents = [("name", self.name(seat).into()), ("n", self.position.tents_on(seat, tile).into())];
        let values = [&tents[..], &self.words.tile_values(tile)].concat();
        let mut card =
            self.told("explain-tents", "explain-tents-text", &values, &["DS-5.1", "DS-12.1", "DS-13.2"]);
        card.text.push(self.control(tile));
        card
    }
}
