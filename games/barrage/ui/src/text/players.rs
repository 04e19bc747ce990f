//! What the players have: numbers in a table, then company, officer, tiles, wheel and contracts.

use barrage::{Contract, Structure, TechTile};
use engine::Seat;
use ui_kit::layout::{Align, Lines, table};

use crate::look::{Look, points_of};

impl Look<'_> {
    /// In turn order.
    pub(super) fn player_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let heads = [
            "players-heading",
            "players-vp",
            "players-energy",
            "players-engineers",
            "players-credits",
            "players-excavators",
            "players-mixers",
            "players-bases",
            "players-elevations",
            "players-conduits",
            "players-powerhouses",
        ];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend(position.order().iter().map(|&seat| {
            let (excavators, mixers) = position.machines(seat);
            let mut row = vec![
                format!("  {}", self.short_name(seat)),
                points_of(self.position, seat).to_string(),
                position.energy(seat).to_string(),
                position.engineers(seat).to_string(),
                position.credits(seat).to_string(),
                excavators.to_string(),
                mixers.to_string(),
            ];
            let built = Structure::ALL.iter().map(|&structure| position.built(seat, structure).to_string());
            row.extend(built);
            row
        }));
        let mut aligns = vec![Align::Left];
        aligns.resize(heads.len(), Align::Right);
        for (at, row) in table(&rows, &aligns).iter().enumerate() {
            lines.push_line(row);
            if let Some(&seat) = at.checked_sub(1).and_then(|at| position.order().get(at)) {
                lines.push_list("      ", &self.possessions(seat), "; ");
                for fact in words.company_facts_of(seat) {
                    lines.push_list("      ", &fact, "; ");
                }
            }
        }
    }

    fn possessions(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.position);
        let mut items = Vec::new();
        if position.is_automa(seat) {
            items.push(words.say("player-automa", &[]));
        }
        items.extend(words.company_of(seat));
        items.extend(position.officer(seat).map(|officer| words.officer(officer).to_owned()));
        if words.sekibo() == Some(seat) {
            items.push(words.copies(seat));
        }
        if position.has_passed(seat) {
            items.push(words.say("player-passed", &[]));
        }
        let tiles: Vec<String> = position.tiles(seat).iter().map(|tile| words.tile(TechTile(tile))).collect();
        items.push(words.say("player-tiles", &[("tiles", words.list(&tiles).into())]));
        items.push(words.say("player-wheel", &[("wheel", words.list(&words.wheel(seat)).into())]));
        let held = words.contracts(position.contracts(seat).iter().map(Contract));
        items.push(words.say("player-contracts", &[("contracts", held.into())]));
        items.push(words.say("player-fulfilled", &[("count", position.fulfilled(seat).len().into())]));
        items
    }
}
