//! A position as numbers: what a seat may know, and its actions.

use engine::{ActionKind, ActionParts, ActionSpace, Features, Game, Observe, Seat, players};

use crate::action::{Action, Exchange, RollOption, Source};
use crate::ids::{Cell, Colour, FACES, Face, Icon, Main, Resource, SLOTS, Slot, TILES, Terrain, Tile};
use crate::solo::SIDES;
use crate::state::{DiceSettlers, SEATS, Stage};

const STAGES: [&str; 21] = [
    "draft",
    "lay",
    "roll",
    "turning",
    "rerolling",
    "turn",
    "extra",
    "main",
    "paying",
    "placing",
    "gaining",
    "joining",
    "adding",
    "tokens",
    "giving",
    "building",
    "blasting",
    "keeping",
    "choosing",
    "evicting",
    "over",
];
/// The dice at the front of the Diceoneer's row that are observed one by one.
const FRONT: usize = 12;

impl Observe for DiceSettlers {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.observe_turn(seat, out);
        self.observe_technologies(seat, out);
        self.observe_map(seat, out);
        // The Diceoneer of a solo game is the only rival.
        for (who, player) in players(seat, self.sides) {
            self.observe_player(who, player, out);
        }
        if self.seats == 1 {
            self.observe_bot(out);
        }
    }
}

impl DiceSettlers {
    fn observe_turn(&self, seat: Seat, out: &mut impl Features) {
        out.one_of(format_args!("stage"), &STAGES, Some(self.stage as usize));
        out.one_seat(format_args!("to-act"), seat, self.sides, self.to_act());
        let turn = (self.stage != Stage::Over).then_some(self.turn);
        out.one_seat(format_args!("turn"), seat, self.sides, turn);
        out.one_seat(format_args!("first"), seat, self.sides, Some(self.first));
        out.number(format_args!("round"), 0..=1000, self.round);
        out.flag(format_args!("last-round"), self.last);
        out.flag(format_args!("roll-phase"), self.rolling);
        out.flag(format_args!("second-turn"), self.second);
        out.flag(format_args!("conversions-chain"), self.chained);
        let doing = &self.doing;
        for main in Main::ALL {
            out.flag(format_args!("doing.{}", main.word()), doing.main == Some(main));
        }
        out.flag(format_args!("doing.acted"), doing.acted);
        out.number(format_args!("doing.extra-actions"), 0..=255, doing.extra);
        out.flag(format_args!("doing.effective"), doing.effective);
        let pending = doing.pending.and_then(|action| self.action_parts(action));
        let kind = pending.map_or(-1, |parts| parts.kind as i16);
        out.number(format_args!("doing.pays-for.kind"), -1..=63, kind);
        for part in 0..3 {
            let value = pending.map_or(0, |parts| parts.parts[part]);
            out.number(format_args!("doing.pays-for.{part}"), 0..=63, value);
        }
        out.number(format_args!("doing.icons-due"), 0..=255, doing.due);
        out.number(format_args!("doing.tile-icons"), 0..=255, doing.tile_icons);
        out.number(format_args!("doing.blast-icons"), 0..=255, doing.blast_icons);
        out.number(format_args!("doing.tile"), 0..=40, doing.tile.map_or(0, |tile| tile.0));
        for (who, other) in players(seat, self.sides) {
            out.flag(format_args!("doing.breached.{who}"), doing.breached.has(other.number()));
        }
        out.flag(format_args!("doing.gathering"), doing.gathering);
        out.flag(format_args!("doing.joined"), doing.joined);
        out.number(format_args!("doing.left"), 0..=255, doing.left);
        out.flag(format_args!("doing.may-stop"), doing.may_stop);
        for resource in Resource::ALL {
            let (word, at) = (resource.word(), resource.index());
            out.number(format_args!("doing.harvested.{word}"), 0..=255, doing.harvested[at]);
            out.flag(format_args!("doing.doubled.{word}"), doing.doubled == Some(resource));
            out.flag(format_args!("doing.choice.{word}"), doing.kinds.has(resource.number()));
        }
        for (at, face) in doing.kept.into_iter().enumerate() {
            out.number(format_args!("doing.kept.{at}"), -1..=35, face.map_or(-1, |face| i16::from(face.0)));
        }
        for colour in Colour::ALL {
            let (word, at) = (colour.word(), colour.index());
            out.number(format_args!("supply.{word}"), 0..=255, self.supply[at]);
            out.number(format_args!("box.{word}"), 0..=255, self.boxed[at]);
        }
        out.number(format_args!("supply.vp"), 0..=255, self.vp_supply);
        out.number(format_args!("stack"), 0..=40, self.stack.len());
    }

    fn observe_technologies(&self, seat: Seat, out: &mut impl Features) {
        for slot in 0..SLOTS as u8 {
            let name = format_args!("technology.{slot}");
            let there = slot < self.slot_count;
            let card = there.then(|| self.technology(Slot(slot)));
            let number = if there { i16::from(self.slots[usize::from(slot)].0) } else { -1 };
            out.number(format_args!("{name}.card"), -1..=255, number);
            out.number(format_args!("{name}.vp"), 0..=255, card.map_or(0, |card| card.vp));
            out.number(format_args!("{name}.research"), 0..=255, card.map_or(0, |card| card.research));
            out.flag(format_args!("{name}.once"), card.is_some_and(|card| card.once));
            for resource in Resource::ALL {
                let cost = card.map_or(0, |card| card.cost[resource.index()]);
                out.number(format_args!("{name}.cost.{}", resource.word()), 0..=255, cost);
            }
            for terrain in Terrain::ALL {
                let needed = card.is_some_and(|card| card.terrains.has(terrain.number()));
                out.flag(format_args!("{name}.terrain.{}", terrain.word()), needed);
            }
            for (who, other) in players(seat, self.sides) {
                let player = &self.players[other];
                out.flag(format_args!("{name}.marker.{who}"), player.markers.has(slot));
                out.flag(format_args!("{name}.turned.{who}"), player.turned.has(slot));
            }
        }
    }

    fn observe_map(&self, seat: Seat, out: &mut impl Features) {
        let own = &self.players[seat];
        for number in 1..TILES as u8 {
            let (name, tile) = (format_args!("tile.{number}"), Tile(number));
            let on_map = self.on_map.has(number);
            out.flag(format_args!("{name}.on-map"), on_map);
            out.flag(format_args!("{name}.in-stack"), self.stack.has(number));
            out.flag(format_args!("{name}.drawn"), self.drawn.has(number));
            let cell = if on_map { self.cells[tile.index()] } else { Cell::new(0, 0) };
            out.number(format_args!("{name}.q"), -32..=31, cell.q);
            out.number(format_args!("{name}.r"), -32..=31, cell.r);
            out.flag(format_args!("{name}.own-control"), on_map && self.controls(seat, tile));
            out.flag(format_args!("{name}.own-factory-ran-once"), own.ran[0].has(number));
            out.flag(format_args!("{name}.own-factory-ran-twice"), own.ran[1].has(number));
            for (who, other) in players(seat, self.sides) {
                let player = &self.players[other];
                out.number(format_args!("{name}.tents.{who}"), 0..=255, player.tents_on[tile.index()]);
                out.number(format_args!("{name}.houses.{who}"), 0..=255, player.houses_on[tile.index()]);
            }
        }
    }

    fn observe_player(&self, who: &str, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        out.number(format_args!("{who}.start-tile"), 0..=40, player.start.0);
        out.number(format_args!("{who}.quota"), 0..=255, player.quota);
        out.number(format_args!("{who}.tents"), 0..=255, player.tents);
        out.number(format_args!("{who}.vp"), 0..=2000, player.vp);
        for resource in Resource::ALL {
            let count = player.resources[resource.index()];
            out.number(format_args!("{who}.resources.{}", resource.word()), 0..=255, count);
        }
        for main in Main::ALL {
            out.flag(format_args!("{who}.taken.{}", main.word()), player.taken.has(main.number()));
        }
        for colour in Colour::ALL {
            let (word, at) = (colour.word(), colour.index());
            out.number(format_args!("{who}.bag.{word}"), 0..=255, player.bag[at]);
            out.number(format_args!("{who}.spent.{word}"), 0..=255, player.spent[at]);
        }
        for face in 0..FACES {
            out.number(format_args!("{who}.active.{face}"), 0..=255, player.active[face]);
        }
    }

    /// The Diceoneer's row and hexagon.
    fn observe_bot(&self, out: &mut impl Features) {
        let bot = &self.bot;
        out.number(format_args!("diceoneer.row"), 0..=52, bot.row_length);
        let row = self.bot_row();
        for place in 0..FRONT {
            let colour = row.get(place).map_or(-1, |colour| i16::from(colour.number()));
            out.number(format_args!("diceoneer.row.{place}"), -1..=5, colour);
        }
        for side in 0..SIDES {
            let name = format_args!("diceoneer.side.{side}");
            for colour in Colour::ALL {
                out.number(format_args!("{name}.{}", colour.word()), 0..=52, bot.sides[side][colour.index()]);
            }
            for resource in Resource::ALL {
                out.flag(format_args!("{name}.{}", resource.word()), bot.tokens[side] == Some(resource));
            }
            out.flag(format_args!("{name}.marker"), usize::from(bot.marker) == side);
        }
        out.number(format_args!("diceoneer.strength"), 0..=255, bot.strength);
        out.flag(format_args!("diceoneer.last-tent"), bot.last_tent);
        out.number(format_args!("diceoneer.general-tents"), 0..=255, self.bot_general_tents());
    }

    /// How many seats clockwise from the acting one another seat is.
    fn clockwise(&self, seat: Seat) -> u16 {
        u16::from((seat.number() + self.sides - self.actor.number()) % self.sides)
    }

    fn seat_clockwise(&self, steps: u16) -> Option<Seat> {
        let steps = steps as u8;
        (steps < self.sides).then(|| Seat::new((self.actor.number() + steps) % self.sides))
    }

    /// A cell beside the map: the lowest tile it touches, and the direction from there.
    fn cell_parts(&self, cell: Cell) -> Option<[u16; 2]> {
        let tile = self.touching(cell).first()?;
        let direction = self.cells[usize::from(tile)].around().iter().position(|&other| other == cell)?;
        Some([tile.into(), direction as u16])
    }

    fn cell_of(&self, tile: u16, direction: u16) -> Option<Cell> {
        let on_map = self.on_map.has(tile as u8);
        on_map.then(|| self.cells[usize::from(tile)].around()[usize::from(direction)])
    }

    /// The place of a tile that a factory takes its tent from: zero for the factory itself, else one more than the direction.
    fn tent_part(&self, factory: Tile, from: Tile) -> Option<u16> {
        if factory == from {
            return Some(0);
        }
        let around = self.cells[factory.index()].around();
        let direction = around.iter().position(|&cell| cell == self.cells[from.index()])?;
        Some(direction as u16 + 1)
    }

    fn tent_of(&self, factory: Tile, part: u16) -> Option<Tile> {
        if part == 0 {
            return Some(factory);
        }
        let cell = self.cell_of(factory.0.into(), part - 1)?;
        self.on_map.iter().map(Tile).find(|tile| self.cells[tile.index()] == cell)
    }

    /// The places of dice among the acting player's active dice, which are counted by face: one more than the place, zero
    /// for no die. Equal dice are taken from the first on.
    fn dice_parts(&self, faces: [Option<Face>; 3]) -> Option<[u16; 3]> {
        let active = &self.players[self.actor].active;
        let mut parts = [0; 3];
        for (at, face) in faces.into_iter().enumerate() {
            let Some(face) = face else { continue };
            let before: u8 = active[..face.index()].iter().sum();
            let same = faces[..at].iter().filter(|&&other| other == Some(face)).count() as u8;
            parts[at] = Some(u16::from(before + same) + 1).filter(|&part| part <= DICE)?;
        }
        Some(parts)
    }

    fn dice_of(&self, parts: [u16; 3]) -> Option<[Option<Face>; 3]> {
        let active = &self.players[self.actor].active;
        let mut faces = [None; 3];
        for (face, part) in faces.iter_mut().zip(parts) {
            if part > 0 {
                let mut left = part;
                let found = active.iter().position(|&count| match left.checked_sub(count.into()) {
                    Some(rest) if rest > 0 => {
                        left = rest;
                        false
                    }
                    _ => count > 0 && left <= count.into(),
                });
                *face = Some(Face(found? as u8));
            }
        }
        Some(faces)
    }

    /// Tokens of a payment that Gold replaces, by resource.
    fn gold_parts(&self, slot: Slot, tokens: [u8; 4]) -> Option<ActionParts> {
        let cost = self.technology(slot).cost;
        let replaced = |at: usize| Some(u16::from(cost[at] - tokens[at])).filter(|&count| count < REPLACED);
        Some(ActionParts::new(RESEARCH, [slot.0.into(), replaced(0)?, replaced(1)?, replaced(2)?]))
    }

    fn tokens_of(&self, slot: Slot, replaced: [u16; 3]) -> Option<[u8; 4]> {
        if slot.0 >= self.slot_count {
            return None;
        }
        let [food, wood, iron, gold] = self.technology(slot).cost;
        let [no_food, no_wood, no_iron] = replaced.map(|count| count as u8);
        let rest = [food.checked_sub(no_food)?, wood.checked_sub(no_wood)?, iron.checked_sub(no_iron)?];
        Some([rest[0], rest[1], rest[2], gold + no_food + no_wood + no_iron])
    }
}

/// Up to three things by number, ascending, each one more than its place in `counts`; zero for none. `None` if there are
/// more.
fn few(counts: &[u8]) -> Option<[u16; 3]> {
    let mut parts = [0; 3];
    let mut at = 0;
    for (number, &count) in (1..).zip(counts) {
        for _ in 0..count {
            *parts.get_mut(at)? = number;
            at += 1;
        }
    }
    Some(parts)
}

fn counts_of<const N: usize>(parts: [u16; 3]) -> [u8; N] {
    let mut counts = [0; N];
    for part in parts.into_iter().filter(|&part| part > 0) {
        counts[usize::from(part) - 1] += 1;
    }
    counts
}

/// The active dice that have a number for a reroll.
const DICE: u16 = 12;
/// Tokens of one resource that Gold replaces in a payment are fewer than this.
const REPLACED: u16 = 4;
/// Tiles to choose from that have a number.
const DRAWN: u16 = 8;
const RESEARCH: usize = 17;

const TILE: u16 = TILES as u16;
const FACE: u16 = FACES as u16;
const SLOT: u16 = SLOTS as u16;
const SEAT: u16 = SEATS as u16;

impl ActionSpace for DiceSettlers {
    const ACTIONS_VERSION: u32 = 1;

    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("draft", &[TILE], "tile"),
        ActionKind::new("lay", &[3], "cell"),
        ActionKind::new("pay", &[FACE, 3], "face, use"),
        ActionKind::new("turn", &[FACE, 11], "face, new icon"),
        ActionKind::new(
            "reroll",
            &[DICE + 1, DICE + 1, DICE + 1],
            "up to three active dice, counted from 1 by face; 0 for no die; dice after the twelfth have no number",
        ),
        ActionKind::new("use", &[SLOT], "technology"),
        ActionKind::new("begin", &[7], "main action"),
        ActionKind::new("recruit", &[7, 7, 7], "up to three colours, counted from 1; 0 for no die"),
        ActionKind::new("explore", &[64], "icons"),
        ActionKind::new("take", &[], ""),
        ActionKind::new("settle", &[TILE], "tile"),
        ActionKind::new("take-back", &[TILE], "tile"),
        ActionKind::new("raid", &[TILE, SEAT], "tile, seats clockwise"),
        ActionKind::new("harvest", &[4], "resource"),
        ActionKind::new("double", &[4], "resource"),
        ActionKind::new(
            "trade",
            &[3, 5, 5, 5],
            "exchange, up to three resources, counted from 1; 0 for none",
        ),
        ActionKind::new("trade-die", &[], ""),
        ActionKind::new(
            "research",
            &[SLOT, REPLACED, REPLACED, REPLACED],
            "technology, food, wood and iron replaced by gold",
        ),
        ActionKind::new("spend-die", &[FACE], "face"),
        ActionKind::new("spend-pair", &[6, 6], "colours of two pioneers"),
        ActionKind::new("spend-single", &[6], "colour of a pioneer"),
        ActionKind::new("spend-card", &[SLOT], "technology"),
        ActionKind::new("spend-tile", &[], ""),
        ActionKind::new("spend-blast", &[], ""),
        ActionKind::new(
            "place",
            &[DRAWN, TILE, 6],
            "drawn tile, the lowest tile beside the cell, direction from there; tiles after the eighth have no number",
        ),
        ActionKind::new("join", &[], ""),
        ActionKind::new("gain", &[6], "colour"),
        ActionKind::new("token", &[4], "resource"),
        ActionKind::new("give-active", &[FACE], "face"),
        ActionKind::new("give-spent", &[6], "colour"),
        ActionKind::new("factory", &[TILE, 7, 2], "factory, tent from there (0) or a direction, tent stays"),
        ActionKind::new("govern", &[TILE], "tile"),
        ActionKind::new("explode", &[SLOT], "technology"),
        ActionKind::new("build", &[TILE], "tile"),
        ActionKind::new("remove", &[TILE, SEAT], "tile, seats clockwise"),
        ActionKind::new("keep", &[FACE], "face"),
        ActionKind::new("bot-colour", &[6], "colour"),
        ActionKind::new("bot-tile", &[TILE], "tile"),
        ActionKind::new("bot-cell", &[TILE, 6], "the lowest tile beside the cell, direction from there"),
        ActionKind::new("bot-sells", &[4], "resource"),
        ActionKind::new("evict", &[TILE], "tile"),
        ActionKind::new("done", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        let one = |kind: usize, part: u8| ActionParts::new(kind, [part.into()]);
        let colour = |face: Face| u16::from(self.tables.colour(face).number());
        Some(match action {
            Action::Draft(tile) => one(0, tile.0),
            Action::Lay(cell) => {
                let at = self.tables.start_options().iter().position(|&other| other == cell)?;
                one(1, at as u8)
            }
            Action::Pay(face, option) => ActionParts::new(2, [face.0.into(), option as u16]),
            Action::Turn(face, to) => {
                ActionParts::new(3, [face.0.into(), self.tables.icon(to).number().into()])
            }
            Action::Reroll(faces) => ActionParts::new(4, self.dice_parts(faces)?),
            Action::Use(slot) => one(5, slot.0),
            Action::Begin(main) => one(6, main.number()),
            Action::Recruit(dice) => ActionParts::new(7, few(&dice)?),
            Action::Explore(icons) if icons < 64 => one(8, icons),
            Action::Explore(_) => return None,
            Action::Take => ActionParts::new(9, []),
            Action::Settle(tile) => one(10, tile.0),
            Action::TakeBack(tile) => one(11, tile.0),
            Action::Raid(tile, seat) => ActionParts::new(12, [tile.0.into(), self.clockwise(seat)]),
            Action::Harvest(resource) => one(13, resource.number()),
            Action::Double(resource) => one(14, resource.number()),
            Action::Trade(exchange, tokens) => {
                let [first, second, third] = few(&tokens)?;
                ActionParts::new(15, [exchange as u16, first, second, third])
            }
            Action::TradeDie => ActionParts::new(16, []),
            Action::Research(slot, tokens) => self.gold_parts(slot, tokens)?,
            Action::Spend(Source::Die(face)) => one(18, face.0),
            Action::Spend(Source::Pair(first, second)) => {
                ActionParts::new(19, [colour(first), colour(second)])
            }
            Action::Spend(Source::Single(face)) => ActionParts::new(20, [colour(face)]),
            Action::Spend(Source::Card(slot)) => one(21, slot.0),
            Action::Spend(Source::Tile) => ActionParts::new(22, []),
            Action::Spend(Source::Blast) => ActionParts::new(23, []),
            Action::Place(tile, cell) => {
                let place = self.drawn.iter().position(|other| other == tile.0)? as u16;
                let [beside, direction] = self.cell_parts(cell)?;
                ActionParts::new(24, [Some(place).filter(|&place| place < DRAWN)?, beside, direction])
            }
            Action::Join => ActionParts::new(25, []),
            Action::Gain(colour) => one(26, colour.number()),
            Action::Token(resource) => one(27, resource.number()),
            Action::GiveActive(face) => one(28, face.0),
            Action::GiveSpent(colour) => one(29, colour.number()),
            Action::Factory { tile, from, keep } => {
                ActionParts::new(30, [tile.0.into(), self.tent_part(tile, from)?, keep.into()])
            }
            Action::Govern(tile) => one(31, tile.0),
            Action::Explode(slot) => one(32, slot.0),
            Action::Build(tile) => one(33, tile.0),
            Action::Remove(tile, seat) => ActionParts::new(34, [tile.0.into(), self.clockwise(seat)]),
            Action::Keep(face) => one(35, face.0),
            Action::BotColour(colour) => one(36, colour.number()),
            Action::BotTile(tile) => one(37, tile.0),
            Action::BotCell(cell) => ActionParts::new(38, self.cell_parts(cell)?),
            Action::BotSells(resource) => one(39, resource.number()),
            Action::Evict(tile) => one(40, tile.0),
            Action::Done => ActionParts::new(41, []),
        })
    }

    fn action_of_parts(&self, ActionParts { kind, parts }: ActionParts) -> Option<Action> {
        let [a, b, c, d] = parts;
        let first = usize::from(a);
        let tile = Tile(a as u8);
        let face = || Some(Face(a as u8)).filter(|_| first < self.tables.faces.len());
        let slot = Slot(a as u8);
        let resource = || Resource::ALL[first];
        let colour = || Colour::ALL[first];
        let pioneer = |part: u16| self.tables.face(Colour::ALL[usize::from(part)], Icon::Pioneer);
        Some(match kind {
            0 => Action::Draft(tile),
            1 => Action::Lay(*self.tables.start_options().get(first)?),
            2 => Action::Pay(face()?, RollOption::ALL[usize::from(b)]),
            3 => {
                let face = face()?;
                let to = self.tables.face(self.tables.colour(face), Icon::ALL[usize::from(b)])?;
                Action::Turn(face, to)
            }
            4 => Action::Reroll(self.dice_of([a, b, c])?),
            5 => Action::Use(slot),
            6 => Action::Begin(Main::ALL[first]),
            7 => Action::Recruit(counts_of([a, b, c])),
            8 => Action::Explore(a as u8),
            9 => Action::Take,
            10 => Action::Settle(tile),
            11 => Action::TakeBack(tile),
            12 => Action::Raid(tile, self.seat_clockwise(b)?),
            13 => Action::Harvest(resource()),
            14 => Action::Double(resource()),
            15 => Action::Trade(Exchange::ALL[first], counts_of([b, c, d])),
            16 => Action::TradeDie,
            RESEARCH => Action::Research(slot, self.tokens_of(slot, [b, c, d])?),
            18 => Action::Spend(Source::Die(face()?)),
            19 => Action::Spend(Source::Pair(pioneer(a)?, pioneer(b)?)),
            20 => Action::Spend(Source::Single(pioneer(a)?)),
            21 => Action::Spend(Source::Card(slot)),
            22 => Action::Spend(Source::Tile),
            23 => Action::Spend(Source::Blast),
            24 => Action::Place(Tile(self.drawn.iter().nth(first)?), self.cell_of(b, c)?),
            25 => Action::Join,
            26 => Action::Gain(colour()),
            27 => Action::Token(resource()),
            28 => Action::GiveActive(face()?),
            29 => Action::GiveSpent(colour()),
            30 => Action::Factory { tile, from: self.tent_of(tile, b)?, keep: c == 1 },
            31 => Action::Govern(tile),
            32 => Action::Explode(slot),
            33 => Action::Build(tile),
            34 => Action::Remove(tile, self.seat_clockwise(b)?),
            35 => Action::Keep(face()?),
            36 => Action::BotColour(colour()),
            37 => Action::BotTile(tile),
            38 => Action::BotCell(self.cell_of(a, b)?),
            39 => Action::BotSells(resource()),
            40 => Action::Evict(tile),
            41 => Action::Done,
            _ => return None,
        })
    }
}
