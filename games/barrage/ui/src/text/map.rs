//! The map: headstreams, then every basin with its dams, conduits, powerhouses and where its water goes.

use barrage::{Basin, Dam, Headstream};
use ui_kit::layout::Lines;

use crate::look::Look;
use crate::words::Words;

impl Look<'_> {
    pub(super) fn map_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        lines.push(&words.say("map-heading", &[]));
        for spring in (0..4).map(Headstream) {
            let values = [
                ("letter", Words::letter(spring).into()),
                ("count", position.on_headstream(spring).into()),
                ("basin", (position.tables().map.under(spring).0 + 1).into()),
                ("tile", words.schedule(spring).into()),
                ("rest", self.stop_text(position.resting_place(spring)).into()),
            ];
            lines.push_list("  ", &[words.say("map-spring", &values)], "");
        }
        if let Some(waits) = words.at_powerhouse() {
            lines.push_list("  ", &[waits], "");
        }
        for basin in (0..12).map(Basin) {
            self.basin_line(basin, lines);
        }
    }

    fn stop_text(&self, space: Option<barrage::BaseSpace>) -> String {
        match space {
            Some(space) => self.words.base(space),
            None => self.words.say("map-lost", &[]),
        }
    }

    fn basin_line(&self, basin: Basin, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let map = &position.tables().map;
        let row = map.basin(basin);
        let number = ("basin", (basin.0 + 1).into());
        let area = ("area", words.area(row.area).into());
        let head = match row.below {
            Some(below) => words.say("map-basin", &[number, area, ("below", (below.0 + 1).into())]),
            None => words.say("map-basin-last", &[number, area]),
        };
        let mut items = Vec::new();
        for space in basin.base_spaces() {
            if let Some(dam) = position.dam(space) {
                items.push(self.dam_text(space, dam));
            }
        }
        for space in basin.conduit_spaces() {
            let owner = position.conduit(space).map(|seat| self.short_name(seat));
            let value = map.conduit(space).value;
            let values = [
                ("conduit", words.conduit(space).into()),
                ("owner", owner.unwrap_or_default().into()),
                ("value", value.into()),
            ];
            if position.conduit(space).is_some() {
                items.push(words.say("map-conduit", &values));
            }
        }
        let houses = map.powerhouse_spaces(basin).filter_map(|space| position.powerhouse(space));
        let houses: Vec<String> = houses.map(|seat| self.short_name(seat)).collect();
        if !houses.is_empty() {
            items.push(words.say("map-powerhouses", &[("names", houses.join(", ").into())]));
        }
        if items.is_empty() {
            items.push(words.nothing());
        }
        lines.push_list(&format!("  {head}: "), &items, "; ");
    }

    fn dam_text(&self, space: barrage::BaseSpace, dam: Dam) -> String {
        let words = self.words;
        let owner = dam.owner.map_or_else(|| words.say("map-neutral", &[]), |seat| self.short_name(seat));
        let key = if space.is_upper() { "map-dam-upper" } else { "map-dam-lower" };
        let values = [
            ("owner", owner.into()),
            ("level", dam.level.into()),
            ("drops", dam.drops.into()),
            ("capacity", words.position.capacity(dam).into()),
        ];
        words.say(key, &values)
    }
}
