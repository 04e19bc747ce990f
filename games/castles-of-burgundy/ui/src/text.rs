//! A position as text: short sections of plain lines and tables, for a terminal of 100 columns and for a
//! voice that reads them aloud. No line is drawn and nothing is told by its place alone.

use castles_of_burgundy::{Advantage, Building, Depot, Hex, Kind, Stage};
use engine::{Game, Seat};
use ui_kit::Names;
use ui_kit::layout::{Align, Lines, cut, table};

use crate::words::Words;

/// Names are not longer than this in a position; what is cut off is marked.
const LONGEST_NAME: usize = 20;
/// A tile on an estate takes no more columns.
const LONGEST_TILE: usize = 12;

/// A position as one viewer sees it.
#[derive(Clone, Copy)]
struct View<'a> {
    words: Words<'a>,
    viewer: Option<Seat>,
    names: &'a Names,
}

pub(crate) fn position(words: Words<'_>, viewer: Option<Seat>, names: &Names) -> String {
    let view = View { words, viewer, names };
    let mut lines = Lines::default();
    lines.push(&title(words));
    view.turn(&mut lines);
    if words.position.stage() == Stage::Over {
        lines.gap();
        view.ranking(&mut lines);
    }
    if words.position.stage() != Stage::Estates {
        lines.gap();
        view.depots(&mut lines);
        lines.gap();
        view.bonus_tiles(&mut lines);
    }
    lines.gap();
    view.players(&mut lines);
    view.estates(&mut lines);
    lines.text()
}

/// Where the game is.
pub(crate) fn title(words: Words<'_>) -> String {
    let position = words.position;
    match position.stage() {
        Stage::Estates => words.say("title-set-up", &[]),
        Stage::Over => words.say("title-over", &[]),
        _ => {
            let values = [
                ("phase", position.phase().letter().to_string().into()),
                ("round", position.round().into()),
                ("rounds", position.tables().rounds.into()),
            ];
            words.say("title-round", &values)
        }
    }
}

/// What is to be decided.
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
    words.say(key, &[])
}

fn advantage(words: Words<'_>, building: Building) -> &'static str {
    match words.position.tables().building(building).advantage {
        Advantage::Sell => "turn-sell",
        Advantage::Place => "turn-place",
        Advantage::Take(_) | Advantage::Workers(_) | Advantage::Silver(_) | Advantage::Points(_) => {
            "turn-fetch"
        }
    }
}

impl View<'_> {
    fn name(&self, seat: Seat) -> String {
        let name = cut(self.names.of(seat), LONGEST_NAME);
        if self.viewer == Some(seat) { self.words.say("players-you", &[("name", name.into())]) } else { name }
    }

    fn names_of(&self, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ")
    }

    fn or_nothing(&self, list: Option<String>) -> String {
        list.unwrap_or_else(|| self.words.nothing())
    }

    /// Who decides what, and the turn order.
    fn turn(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        if let Some(seat) = position.to_act() {
            let key = if self.viewer == Some(seat) { "turn-yours" } else { "turn-other" };
            lines.push(&words.say(key, &[("name", self.name(seat).into()), ("what", task(words).into())]));
        }
        lines.push(&words.say("order-now", &[("names", self.names_of(position.order()).into())]));
        if position.track() != position.order() {
            lines.push(&words.say("order-next", &[("names", self.names_of(position.track()).into())]));
        }
    }

    fn depots(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        lines.push(&words.say("depots-heading", &[]));
        for depot in Depot::numbered() {
            let tiles = self.or_nothing(words.tiles(position.tiles_in(depot)));
            let mut row =
                vec![words.say("depots-row", &[("number", depot.0.into()), ("tiles", tiles.into())])];
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

    fn bonus_tiles(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let points = |tile| position.tables().colour_points(tile, position.seats());
        let left = |&kind: &Kind| {
            let values =
                [("kind", words.kind(kind).into()), ("large", points(0).into()), ("small", points(1).into())];
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

    /// In turn order: what they have in numbers, then their goods and stored tiles.
    fn players(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let heads = ["players-heading", "players-score", "players-silver", "players-workers", "players-dice"];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows.extend(position.order().iter().map(|&seat| {
            let dice: Vec<String> =
                position.dice(seat).iter().flatten().map(|die| die.0.to_string()).collect();
            let dice = if dice.is_empty() { "–".to_owned() } else { dice.join(" ") };
            let name = format!("  {}", self.name(seat));
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
        let (words, position) = (self.words, self.words.position);
        let goods = self.or_nothing(words.goods_list(position.goods_of(seat)));
        let sold = position.sold(seat);
        // CB-D.22: the others see how many tiles there are.
        let open = self.viewer == Some(seat) || position.stage() == Stage::Over;
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
    fn estates(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let mut seats: Vec<Seat> = position.order().to_vec();
        seats.sort_by_key(|&seat| self.viewer != Some(seat));
        lines.gap();
        let letter = |&kind: &Kind| format!("{} {}", position.tables().kind(kind).letter, words.kind(kind));
        let letters = Kind::ALL.iter().map(letter).collect::<Vec<_>>().join(", ");
        lines.push(&words.say("estate-legend", &[("letters", letters.into())]));
        for seat in seats {
            lines.gap();
            self.estate(seat, lines);
        }
    }

    fn estate(&self, seat: Seat, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let name = ("name", self.name(seat).into());
        let hidden = position.hides_estate(seat, self.viewer);
        if !position.has_chosen(seat) || hidden {
            let [first, second] =
                position.board_of(seat).map(|side| position.tables().estate(side).id.clone());
            let sides = [("first", first.into()), ("second", second.into()), name.clone()];
            lines.push(&words.say("estate-board", &sides));
            if hidden {
                lines.push(&words.say("estate-chosen", &[name]));
            }
            return;
        }
        let row = position.estate_row(seat);
        lines.push(&words.say("estate-heading", &[name, ("estate", row.id.as_str().into())]));
        let grid = &position.tables().grid;
        let widest = grid.rows.iter().map(Vec::len).max().unwrap_or(0);
        for hexes in &grid.rows {
            let cells: Vec<String> =
                hexes.iter().map(|&hex| format!("{:^1$}", self.hex(seat, hex), LONGEST_TILE)).collect();
            let indent = " ".repeat((widest - hexes.len()) * (LONGEST_TILE + 1) / 2);
            lines.push_line(&format!("  {indent}{}", cells.join(" ")));
        }
        let known = position.covered_in(seat, Kind::Knowledge);
        for tile in known.iter().filter_map(|hex| position.tile_on(seat, Hex(hex))) {
            lines.push_list("  ", &[words.tile_with_facts(tile)], "");
        }
    }

    /// An empty hex as "17 S2", a covered one as its tile.
    fn hex(&self, seat: Seat, hex: Hex) -> String {
        let (words, position) = (self.words, self.words.position);
        match position.tile_on(seat, hex) {
            Some(tile) => cut(&words.tile(tile), LONGEST_TILE),
            None => {
                let letter = &position.tables().kind(position.estate_row(seat).colour(hex)).letter;
                format!("{} {letter}{}", hex.0, position.tables().grid.die(hex).0)
            }
        }
    }

    fn ranking(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let standings = position.standings();
        let mut rows = vec![vec![words.say("ranking-heading", &[]), words.say("players-score", &[])]];
        rows.extend(standings.ranking().into_iter().map(|seat| {
            let place = standings.place(seat);
            vec![format!("  {place}. {}", self.name(seat)), standings.score(seat).total().to_string()]
        }));
        table(&rows, &[Align::Left, Align::Right]).iter().for_each(|row| lines.push_line(row));
    }
}
