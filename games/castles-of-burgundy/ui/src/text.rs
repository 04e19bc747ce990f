//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for screen
//! readers. Nothing is conveyed by position alone.

use castles_of_burgundy::estates::EstateRow;
use castles_of_burgundy::{Advantage, Building, CastlesOfBurgundy, Depot, Hex, Kind, ROUNDS, Stage};
use engine::{Game, Seat};
use ui_kit::Scene;
use ui_kit::layout::{Align, Lines, cut, table};

use crate::look::Look;
use crate::words::{Words, depot_value, kind_value};

/// The maximum length of a name in a position.
const LONGEST_NAME: usize = 20;
/// The number of columns of a hex.
const LONGEST_TILE: usize = 12;

pub(crate) fn position(scene: &Scene<'_, CastlesOfBurgundy>) -> String {
    let look = Look::new(scene);
    let stage = scene.position.stage();
    let mut lines = Lines::default();
    lines.push(&title(look.words));
    look.turn_lines(&mut lines);
    if stage == Stage::Over {
        lines.gap();
        look.ranking_lines(&mut lines);
    }
    if stage != Stage::Estates {
        lines.gap();
        look.depot_lines(&mut lines);
        lines.gap();
        look.bonus_lines(&mut lines);
    }
    lines.gap();
    look.player_lines(&mut lines);
    look.estate_lines(&mut lines);
    lines.text()
}

/// The game, its phase and its round.
pub(crate) fn title(words: Words<'_>) -> String {
    let position = words.position;
    match position.stage() {
        Stage::Estates => words.say("title-set-up", &[words.choosing()]),
        Stage::Over => words.say("title-over", &[]),
        _ => {
            let values = [
                ("phase", position.phase().letter().to_string().into()),
                ("round", position.round().into()),
                ("rounds", ROUNDS.into()),
            ];
            words.say("title-round", &values)
        }
    }
}

/// The decision that is due.
pub(crate) fn task(words: Words<'_>) -> String {
    let position = words.position;
    let key = match position.stage() {
        Stage::Estates => "turn-estate",
        Stage::Turn => {
            let seat = position.to_act().unwrap_or(Seat::new(0));
            if position.dice(seat) == [None; 2] { "turn-purchase" } else { "turn-dice" }
        }
        Stage::Castle => "turn-castle",
        Stage::Building(building) => advantage(words, building),
        Stage::Ship => "turn-ship",
        Stage::Over => return String::new(),
    };
    words.say(key, &[words.choosing()])
}

fn advantage(words: Words<'_>, building: Building) -> &'static str {
    match words.position.tables().advantage(building) {
        Advantage::Sell => "turn-sell",
        Advantage::Place => "turn-place",
        Advantage::Take(_) | Advantage::Workers(_) | Advantage::Silver(_) | Advantage::Points(_) => {
            "turn-fetch"
        }
    }
}

impl Look<'_> {
    /// The name of a seat, cut to fit a line; the viewer's own is marked.
    fn short_name(&self, seat: Seat) -> String {
        let name = cut(self.name(seat), LONGEST_NAME);
        if self.scene.viewer == Some(seat) {
            self.words.say("players-you", &[("name", name.into())])
        } else {
            name
        }
    }

    fn names_of(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.short_name(seat)).collect::<Vec<_>>().join(", ")
    }

    /// The acting player, the decision, and the turn order.
    fn turn_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        if let Some(seat) = position.to_act() {
            let key = if self.scene.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            lines.push(
                &words.say(key, &[("name", self.short_name(seat).into()), ("what", task(words).into())]),
            );
        }
        lines.push(&words.say("order-now", &[("names", self.names_of(position.order()).into())]));
        if position.track() != position.order() {
            lines.push(&words.say("order-next", &[("names", self.names_of(position.track()).into())]));
        }
    }

    fn depot_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        lines.push(&words.say("depots-heading", &[]));
        for depot in Depot::numbered() {
            let tiles = self.or_nothing(words.tiles(position.tiles_in(depot)));
            let mut row = vec![words.say("depots-row", &[depot_value(depot), ("tiles", tiles.into())])];
            let goods = words.goods_list(position.goods_in(depot));
            row.extend(goods.map(|goods| words.say("depots-goods", &[("goods", goods.into())])));
            lines.push_list("  ", &row, "; ");
        }
        let black = self.or_nothing(words.tiles(position.tiles_in(Depot::BLACK)));
        lines.push_list("  ", &[words.say("depots-black", &[("tiles", black.into())])], "");
        if let Some(die) = position.white_die() {
            lines.push(&words.say("white-die", &[("die", die.0.into())]));
        }
        let coming: Vec<String> =
            position.round_goods().iter().flatten().map(|&goods| words.goods(goods)).collect();
        if !coming.is_empty() {
            lines.push(&words.say("coming-goods", &[("goods", coming.join(", ").into())]));
        }
    }

    fn bonus_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let points = |tile| position.tables().colour_points(tile, position.seats());
        let left = |&kind: &Kind| {
            let values = [kind_value(kind), ("large", points(0).into()), ("small", points(1).into())];
            match position.bonus_tiles(kind) {
                [None, _] => Some(words.say("bonus-both", &values)),
                [Some(_), None] => Some(words.say("bonus-one", &values)),
                [Some(_), Some(_)] => None,
            }
        };
        let mut tiles: Vec<String> = Kind::ALL.iter().filter_map(left).collect();
        if tiles.is_empty() {
            tiles.push(words.nothing());
        }
        lines.push_list(&format!("{}: ", words.say("bonus-heading", &[])), &tiles, "; ");
    }

    /// The players in turn order: their numbers, then their goods and stored tiles.
    fn player_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let heads = ["players-heading", "players-score", "players-silver", "players-workers", "players-dice"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend(position.order().iter().map(|&seat| {
            let dice: Vec<String> =
                position.dice(seat).iter().flatten().map(|die| die.0.to_string()).collect();
            let dice = if dice.is_empty() { "–".to_owned() } else { dice.join(" ") };
            let name = format!("  {}", self.short_name(seat));
            let [score, silver] =
                [position.scored(seat), position.silver(seat)].map(|count| count.to_string());
            vec![name, score, silver, position.workers(seat).to_string(), dice]
        }));
        let aligns = [Align::Left, Align::Right, Align::Right, Align::Right, Align::Left];
        for (at, row) in table(&rows, &aligns).iter().enumerate() {
            lines.push_line(row);
            if let Some(&seat) = at.checked_sub(1).and_then(|at| position.order().get(at)) {
                lines.push_list("      ", &self.possessions(seat), "; ");
            }
        }
    }

    fn possessions(&self, seat: Seat) -> Vec<String> {
        let (words, position) = (self.words, self.position);
        let goods = self.or_nothing(words.goods_list(position.goods_of(seat)));
        let sold = position.sold(seat);
        // CB-D.22: other players see the number of tiles.
        let open = self.scene.viewer == Some(seat) || position.stage() == Stage::Over;
        let sold = if open {
            let list = self.or_nothing(words.goods_list(sold));
            words.say("player-sold", &[("goods", list.into())])
        } else {
            words.say("player-sold-count", &[("count", sold.iter().sum::<u8>().into())])
        };
        let storage = position.storage(seat).iter().flatten();
        let storage: Vec<String> = storage.map(|&tile| words.tile_with_facts(tile)).collect();
        let storage = if storage.is_empty() { words.nothing() } else { storage.join(", ") };
        vec![
            words.say("player-goods", &[("goods", goods.into())]),
            sold,
            words.say("player-storage", &[("tiles", storage.into())]),
        ]
    }

    /// The estates, the viewer's own first.
    fn estate_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let mut seats: Vec<Seat> = position.order().to_vec();
        seats.sort_by_key(|&seat| self.scene.viewer != Some(seat));
        lines.gap();
        let letter = |&kind: &Kind| format!("{} {}", position.tables().kind(kind).letter, words.kind(kind));
        let letters = Kind::ALL.iter().map(letter).collect::<Vec<_>>().join(", ");
        lines.push(&words.say("estate-legend", &[("letters", letters.into())]));
        for seat in seats {
            lines.gap();
            self.estate_of_lines(seat, lines);
        }
    }

    fn estate_of_lines(&self, seat: Seat, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let name = self.short_name(seat);
        let hidden = position.hides_estate(seat, self.scene.viewer);
        if !position.has_chosen(seat) || hidden {
            lines.push(&words.board(seat, &name));
            if hidden {
                lines.push(&words.say("estate-chosen", &[("name", name.into())]));
            } else if self.scene.viewer == Some(seat) {
                self.side_lines(seat, lines);
            }
            return;
        }
        let row = position.estate_row(seat);
        lines
            .push(&words.say("estate-heading", &[("name", name.into()), ("estate", row.id.as_str().into())]));
        self.grid_lines(lines, |hex| match position.tile_on(seat, hex) {
            Some(tile) => cut(&words.tile(tile), LONGEST_TILE),
            None => self.hex_code(row, hex),
        });
        let known = position.covered_in(seat, Kind::Knowledge);
        for tile in known.iter().filter_map(|hex| position.tile_on(seat, Hex(hex))) {
            lines.push_list("  ", &[words.tile_with_facts(tile)], "");
        }
    }

    /// CB-11.2: both sides of the player board that the viewer chooses from.
    fn side_lines(&self, seat: Seat, lines: &mut Lines) {
        let [front, back] = self.position.board_of(seat);
        for side in [Some(front), (back != front).then_some(back)].into_iter().flatten() {
            let row = self.position.tables().estate(side);
            lines.gap();
            lines.push(&self.words.say("mat-estate", &[("estate", row.id.as_str().into())]));
            self.grid_lines(lines, |hex| self.hex_code(row, hex));
        }
    }

    /// The hexes of an estate in their rows, with a text for each.
    fn grid_lines(&self, lines: &mut Lines, text: impl Fn(Hex) -> String) {
        let grid = &self.position.tables().grid;
        let widest = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
        for hexes in &grid.rows {
            let cells: Vec<String> =
                hexes.iter().map(|&hex| format!("{:^1$}", text(hex), LONGEST_TILE)).collect();
            let indent = " ".repeat((widest - hexes.len()) * (LONGEST_TILE + 1) / 2);
            lines.push_line(&format!("  {indent}{}", cells.join(" ")));
        }
    }

    /// An empty hex by its number in the notation, its colour and its die: "17 S2".
    fn hex_code(&self, row: &EstateRow, hex: Hex) -> String {
        let tables = self.position.tables();
        format!("{} {}{}", hex.0, tables.kind(row.colour(hex)).letter, tables.grid.die(hex).0)
    }

    fn ranking_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let standings = position.standings();
        let mut rows = vec![vec![words.say("ranking-heading", &[]), words.say("players-score", &[])]];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let place = standings.place(seat);
            vec![format!("  {place}. {}", self.short_name(seat)), standings.score(seat).total().to_string()]
        }));
        table(&rows, &[Align::Left, Align::Right]).iter().for_each(|row| lines.push_line(row));
    }
}
