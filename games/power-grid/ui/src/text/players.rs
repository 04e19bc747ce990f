//! The players, and at the end their ranking.

use engine::{Game, Seat};
use power_grid::{Fuel, Plant, Stage, Storage, plants};

use super::View;
use super::layout::{Align, Lines, pad, table, width};

/// The aligns of a name followed by three numbers.
const NAME_AND_NUMBERS: [Align; 4] = [Align::Left, Align::Right, Align::Right, Align::Right];

impl View<'_> {
    /// In player order, two lines for each: what they have in numbers and tokens, then their plants.
    pub(super) fn players(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let reverse = matches!(position.stage(), Stage::Fuel | Stage::Building);
        let heading = if reverse { "players-heading-reverse" } else { "players-heading" };
        let heads = [heading, "players-money", "players-cities", "players-supplies"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend((1..).zip(position.order()).map(|(place, &seat)| {
            let supplies = position.can_supply(seat).to_string();
            vec![self.ranked(place, seat), self.money(seat), position.size(seat).to_string(), supplies]
        }));
        let mut tokens = vec![vec![words.say("players-tokens", &[])]];
        tokens.extend(position.order().iter().map(|&seat| self.tokens(seat)));
        let owned: Vec<Vec<String>> = position.order().iter().map(|&seat| self.plants(seat)).collect();
        let widest = owned.iter().flatten().map(|card| width(card)).max().unwrap_or(0);
        for (at, (row, tokens)) in table(&rows, &NAME_AND_NUMBERS).into_iter().zip(tokens).enumerate() {
            lines.push_list(&format!("{row}  "), &tokens, ", ");
            if let Some(owned) = at.checked_sub(1).map(|at| &owned[at]) {
                let cards: Vec<String> = owned.iter().map(|card| pad(card, widest, Align::Left)).collect();
                lines.push_list("     ", &cards, "  ");
            }
        }
    }

    /// PG-10.4, PG-10.5: who has won, and by what.
    pub(super) fn ranking(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let standings = position.standings();
        let heads = ["ranking-heading", "ranking-supplied", "players-money", "players-cities"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let supplied = standings.score(seat).total().to_string();
            let place = standings.place(seat);
            vec![self.ranked(place, seat), supplied, self.money(seat), position.size(seat).to_string()]
        }));
        table(&rows, &NAME_AND_NUMBERS).iter().for_each(|row| lines.push_line(row));
    }

    fn ranked(&self, place: u8, seat: Seat) -> String {
        let name = self.name(seat);
        match self.viewer {
            Some(viewer) if viewer == seat => {
                format!("  {place}. {}", self.words.say("players-you", &[("name", name.into())]))
            }
            _ => format!("  {place}. {name}"),
        }
    }

    fn money(&self, seat: Seat) -> String {
        if self.sees_money_of(seat) { self.words.position.money(seat).to_string() } else { "?".to_owned() }
    }

    /// The plants of a player; in phase 5 those that have run are marked.
    fn plants(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.words.position);
        let card = |plant: Plant| {
            if position.to_act() == Some(seat) && position.ran().has(plant.0) {
                format!("{} ({})", words.card(plant), words.say("players-ran", &[]))
            } else {
                words.card(plant)
            }
        };
        let mut cards: Vec<String> = plants(position.plants_of(seat)).map(card).collect();
        if cards.is_empty() {
            cards.push(words.say("players-no-plant", &[]));
        }
        cards
    }

    /// The tokens of a player and the room for them (PG-6.2), for the kinds that have any: "4 coal of 6". Coal and oil
    /// that share the room of hybrid plants stand together: "4 coal + 2 oil of 8 (4 coal, 4 either)".
    fn tokens(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.words.position);
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
                let tokens = words.count(fuel, count);
                stored.push(words.say("stored-alone", &[("tokens", tokens.into()), ("room", room.into())]));
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
        let count = |fuel: Fuel| words.count(fuel, held[fuel.index()]);
        let room = only[coal.index()] + only[oil.index()] + hybrid;
        let [coal_held, oil_held, all] =
            [("coal", count(coal).into()), ("oil", count(oil).into()), ("room", room.into())];
        if room == hybrid {
            return words.say("stored-mixed", &[coal_held, oil_held, all]);
        }
        let mut parts: Vec<String> = [coal, oil]
            .into_iter()
            .filter(|fuel| only[fuel.index()] > 0)
            .map(|fuel| words.count(fuel, only[fuel.index()]))
            .collect();
        parts.push(words.say("stored-either", &[("room", hybrid.into())]));
        let parts = ("parts", parts.join(", ").into());
        words.say("stored-mixed-parts", &[coal_held, oil_held, all, parts])
    }
}
