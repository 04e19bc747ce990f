//! The players, and at the end their ranking.

use engine::{Game, Seat};
use parts::Set;
use power_grid::{Fuel, Plant, Storage, plants};

use crate::look::Look;
use ui_kit::layout::{Align, Lines, pad, table, width};

/// The aligns of a name followed by three numbers.
const NAME_AND_NUMBERS: [Align; 4] = [Align::Left, Align::Right, Align::Right, Align::Right];

impl Look<'_> {
    /// In player order, two lines for each: what they have in numbers and tokens, then their plants.
    pub(super) fn player_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let heads = ["players-heading", "players-money", "players-cities", "players-supplies"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend((1..).zip(position.order()).map(|(place, &seat)| {
            vec![
                self.ranked(place, seat),
                self.money_cell(seat),
                position.size(seat).to_string(),
                self.can_supply(seat),
            ]
        }));
        let mut rows = table(&rows, &NAME_AND_NUMBERS).into_iter().map(|row| row + "  ");
        let owned: Vec<Vec<String>> = position.order().iter().map(|&seat| self.plant_cells(seat)).collect();
        let widest = position.order().iter().flat_map(|&seat| plants(position.plants_of(seat)));
        let widest = widest.map(|plant| width(&words.card(plant))).max().unwrap_or(0);
        if let Some(head) = rows.next() {
            lines.push_list(&head, &[words.say("players-tokens", &[])], "");
        }
        for (row, (&seat, cards)) in rows.zip(position.order().iter().zip(owned)) {
            if cards.is_empty() {
                lines.push_list(&row, &[words.say("players-no-plant", &[])], "");
                continue;
            }
            lines.push_list(&row, &self.token_cells(seat), ", ");
            let cards: Vec<String> = cards.iter().map(|card| pad(card, widest, Align::Left)).collect();
            lines.push_list("     ", &cards, "  ");
        }
    }

    /// PG-10.4, PG-10.5: the ranking with its tie breaks.
    pub(super) fn ranking_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let standings = position.standings();
        let heads = ["ranking-heading", "ranking-supplied", "players-money", "players-cities"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let supplied = standings.score(seat).total().to_string();
            let place = standings.place(seat);
            vec![self.ranked(place, seat), supplied, self.money_cell(seat), position.size(seat).to_string()]
        }));
        table(&rows, &NAME_AND_NUMBERS).iter().for_each(|row| lines.push_line(row));
    }

    fn ranked(&self, place: u8, seat: Seat) -> String {
        let name = self.short_name(seat);
        match self.scene.viewer {
            Some(viewer) if viewer == seat => {
                format!("  {place}. {}", self.words.say("players-you", &[("name", name.into())]))
            }
            _ => format!("  {place}. {name}"),
        }
    }

    fn money_cell(&self, seat: Seat) -> String {
        if self.sees_money_of(seat) { self.position.money(seat).to_string() } else { "?".to_owned() }
    }

    /// PG-10.3: with all plants and the tokens held; not meaningful for a player who has already run plants.
    fn can_supply(&self, seat: Seat) -> String {
        if self.ran(seat).is_empty() { self.position.can_supply(seat).to_string() } else { "–".to_owned() }
    }

    /// The plants that have run in this turn of a player.
    fn ran(&self, seat: Seat) -> Set {
        let position = self.position;
        if position.to_act() == Some(seat) { position.ran() } else { Set::EMPTY }
    }

    /// The plants of a player; in phase 5 those that have run are marked.
    fn plant_cells(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.position);
        let card = |plant: Plant| {
            if self.ran(seat).has(plant.0) {
                format!("{} ({})", words.card(plant), words.say("players-ran", &[]))
            } else {
                words.card(plant)
            }
        };
        plants(position.plants_of(seat)).map(card).collect()
    }

    /// The tokens of a player and the room for them (PG-6.2), for the kinds that have any: "4 coal of 6".
    /// Coal and oil that share the room of hybrid plants stand together: "4 coal + 2 oil of 8 (4 coal, 4
    /// either)".
    fn token_cells(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.position);
        let held = position.tokens(seat);
        let Storage { only, hybrid } = position.storage(seat);
        let mut stored = Vec::new();
        if hybrid > 0 {
            stored.push(self.mixed_tokens(held, only, hybrid));
        }
        for fuel in Fuel::ALL {
            let (count, room) = (held[fuel.index()], only[fuel.index()]);
            let mixed = hybrid > 0 && matches!(fuel, Fuel::Coal | Fuel::Oil);
            if !mixed && room + count > 0 {
                let fuel = ("fuel", fuel.word().into());
                stored
                    .push(words.say("stored-alone", &[fuel, ("count", count.into()), ("room", room.into())]));
            }
        }
        if stored.is_empty() {
            stored.push("–".to_owned());
        }
        stored
    }

    fn mixed_tokens(&self, held: [u8; 4], only: [u8; 4], hybrid: u8) -> String {
        let words = self.words;
        let [coal, oil] = [Fuel::Coal, Fuel::Oil];
        let room = only[coal.index()] + only[oil.index()] + hybrid;
        let mut values = vec![
            ("coal", words.fuel(coal).into()),
            ("oil", words.fuel(oil).into()),
            ("coals", held[coal.index()].into()),
            ("oils", held[oil.index()].into()),
            ("room", room.into()),
        ];
        if room == hybrid {
            return words.say("stored-mixed", &values);
        }
        let own = [coal, oil].into_iter().filter(|fuel| only[fuel.index()] > 0);
        let mut parts: Vec<String> = own.map(|fuel| words.count(fuel, only[fuel.index()])).collect();
        parts.push(words.say("stored-either", &[("room", hybrid.into())]));
        values.push(("parts", parts.join(", ").into()));
        words.say("stored-mixed-parts", &values)
    }
}
