//! What lies beside the map: bonus tiles, objective, contracts, patents, and which places are taken.

use barrage::{Colour, Place, ROUNDS};
use ui_kit::layout::Lines;

use crate::look::Look;

impl Look<'_> {
    pub(super) fn board_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let bonus: Vec<String> = (position.round().max(1)..=ROUNDS)
            .map(|round| {
                let tile = position.bonus_tile(round);
                let values = [
                    ("round", round.into()),
                    ("count", tile.vp.into()),
                    ("what", words.bonus(tile.counts).into()),
                ];
                words.say("board-bonus", &values)
            })
            .collect();
        lines.push_list(&format!("{}: ", words.say("board-bonus-heading", &[])), &bonus, "; ");
        let objective = words.objective(position.objective());
        lines.push(&words.say("board-objective", &[("what", objective.into())]));
        let open = Colour::ALL.iter().flat_map(|&colour| position.open_contracts()[colour.index()]);
        let open: Vec<String> = open.flatten().map(|contract| words.contract_facts(contract)).collect();
        lines.push_list(&format!("{}: ", words.say("board-open", &[])), &self.or_nothing(open), "; ");
        let national = position.national_contracts().into_iter().flatten();
        let national: Vec<String> = national.map(|contract| words.contract_facts(contract)).collect();
        lines.push_list(&format!("{}: ", words.say("board-national", &[])), &self.or_nothing(national), "; ");
        if !position.is_introductory() {
            let patents = position.patents().into_iter().flatten();
            let patents: Vec<String> = patents.map(|tile| self.tile_text(tile)).collect();
            lines.push_list(
                &format!("{}: ", words.say("board-patents", &[])),
                &self.or_nothing(patents),
                "; ",
            );
        }
        let taken = (0..Place::COUNT as u8).map(Place).filter_map(|place| {
            let placed = position.on_place(place)?;
            let values = [
                ("what", words.row(place.row()).into()),
                ("name", self.short_name(placed.seat).into()),
                ("engineers", placed.engineers.into()),
            ];
            Some(words.say("board-taken", &values))
        });
        let taken: Vec<String> = taken.collect();
        lines.push_list(&format!("{}: ", words.say("board-places", &[])), &self.or_nothing(taken), "; ");
    }

    fn or_nothing(&self, items: Vec<String>) -> Vec<String> {
        if items.is_empty() { vec![self.words.nothing()] } else { items }
    }

    /// A technology tile with what it does.
    pub(super) fn tile_text(&self, tile: barrage::TechTile) -> String {
        match self.words.tile_does(tile) {
            Some(does) => format!("{} ({does})", self.words.tile(tile)),
            None => self.words.tile(tile),
        }
    }
}
