//! The players: numbers, then buildings and bombs.

use engine::Seat;
use manhattan_project::{Aircraft, Building, Crew, Fuel, WorkerType, bombs, buildings};
use ui_kit::layout::{Align, Lines, table};

use crate::look::Look;

impl Look<'_> {
    /// A table of the public numbers, in turn order.
    pub(super) fn player_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let heads = [
            "players-heading",
            "players-points",
            "players-money",
            "players-yellowcake",
            "players-fighters",
            "players-bombers",
            "players-uranium",
            "players-plutonium",
            "players-spies",
            "players-cards",
        ];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        for seat in position.turn_order() {
            let points: u16 = position.points(seat).iter().sum();
            rows.push(vec![
                format!("  {}", self.whose(seat)),
                points.to_string(),
                position.money(seat).to_string(),
                position.yellowcake(seat).to_string(),
                position.aircraft(seat, Aircraft::Fighter).to_string(),
                position.aircraft(seat, Aircraft::Bomber).to_string(),
                position.fuel(seat, Fuel::Uranium).to_string(),
                position.fuel(seat, Fuel::Plutonium).to_string(),
                position.espionage(seat).to_string(),
                position.hand(seat).len().to_string(),
            ]);
        }
        let mut aligns = [Align::Right; 10];
        aligns[0] = Align::Left;
        table(&rows, &aligns).iter().for_each(|row| lines.push_line(row));
        lines.push(&words.say(
            "players-supply",
            &[("crew", words.crew_or_none(Crew::contractors(position.contractors())).into())],
        ));
    }

    fn whose(&self, seat: Seat) -> String {
        let name = self.short_name(seat);
        if self.scene.viewer == Some(seat) {
            self.words.say("players-you", &[("name", name.into())])
        } else {
            name
        }
    }

    /// Workers in hand, buildings, bombs; the cards in hand only for their owner, and for all at the end.
    pub(super) fn player_board_lines(&self, seat: Seat, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        lines.push(&words.say("board-of", &[("name", self.whose(seat).into())]));
        let untrained = position.untrained(seat);
        let values = [
            ("crew", words.crew_or_none(position.supply(seat)).into()),
            ("engineers", untrained.count(WorkerType::Engineer).into()),
            ("scientists", untrained.count(WorkerType::Scientist).into()),
        ];
        let workers = words.say("board-workers", &values);
        lines.push_list("  ", &workers.split(' ').collect::<Vec<_>>(), " ");
        for building in buildings(position.buildings_of(seat)) {
            let state = self.state(building);
            lines.push_list("  ", &[words.building_in_full(building) + &state], "");
        }
        for bomb in bombs(position.built(seat)) {
            let loaded = position.loaded(seat).has(bomb.0);
            let state = words.say(if loaded { "bomb-loaded" } else { "bomb-built" }, &[]);
            let crew =
                words.crew(position.on_bomb(bomb)).map(|crew| format!(" · {crew}")).unwrap_or_default();
            let facts = format!("{} · {state}{crew}", words.bomb_facts(bomb));
            lines.push_list(&format!("  {}  ", words.bomb_title(bomb)), &[facts], "");
        }
        if let Some((value, crew)) = position.token(seat) {
            let crew = words.crew(crew).map(|crew| format!(" · {crew}")).unwrap_or_default();
            lines.push(&format!("  {}{crew}", words.say("bomb-token", &[("token", value.into())])));
        }
        if self.sees_hand_of(seat) {
            for bomb in bombs(position.hand(seat)) {
                let state = words.say("bomb-in-hand", &[]);
                let facts = format!("{} · {state}", words.bomb_facts(bomb));
                lines.push_list(&format!("  {}  ", words.bomb_title(bomb)), &[facts], "");
            }
        }
    }

    fn state(&self, building: Building) -> String {
        let (words, position) = (self.words, self.position);
        let mut state = String::new();
        if position.damage(building) > 0 {
            state += " · ";
            state += &words.say("building-damage", &[("damage", position.damage(building).into())]);
        }
        let (user, crew) = position.on_building(building);
        if let Some(own) = words.crew(Crew::permanent(crew.permanent)) {
            state += &format!(" · {}: {own}", self.short_name(user));
        }
        if let Some(grey) = words.crew(Crew::contractors(crew.contractors)) {
            state += &format!(" · {grey}");
        }
        state
    }
}
