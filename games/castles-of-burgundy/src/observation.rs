//! A position as numbers: what a seat may know, and its actions.

use std::fmt;

use engine::{ActionKind, ActionParts, ActionSpace, Features, Game, Observe, Seat, players};
use parts::Set;

use crate::action::{Action, Choice};
use crate::ids::{Building, Depot, Goods, HEXES, Hex, Kind, Pips, Species, Tile};
use crate::state::{CastlesOfBurgundy, STORAGE, Stage};

const PHASES: [&str; 5] = ["a", "b", "c", "d", "e"];
const STAGES: [&str; 6] = ["estates", "turn", "castle", "building", "ship", "over"];
/// The black depot, then the numbered ones, in observations.
const DEPOTS: [&str; 7] = ["black", "1", "2", "3", "4", "5", "6"];
const SIZES: [&str; 2] = ["large", "small"];

impl Observe for CastlesOfBurgundy {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.observe_round(seat, out);
        self.observe_board(seat, out);
        for (who, player) in players(seat, self.seats) {
            self.observe_player(seat, who, player, out);
        }
        self.observe_estate(seat, out);
        self.observe_powers(seat, out);
    }
}

impl CastlesOfBurgundy {
    fn observe_round(&self, seat: Seat, out: &mut impl Features) {
        let (stage, building) = match self.stage {
            Stage::Estates => (0, None),
            Stage::Turn => (1, None),
            Stage::Castle => (2, None),
            Stage::Building(building) => (3, Some(building)),
            Stage::Ship => (4, None),
            Stage::Over => (5, None),
        };
        out.one_of(format_args!("stage"), &STAGES, Some(stage));
        for one in Building::ALL {
            out.flag(format_args!("advantage.{}", one.word()), building == Some(one));
        }
        out.one_seat(format_args!("to-act"), seat, self.seats, self.to_act());
        out.one_of(format_args!("phase"), &PHASES, Some(self.phase.index()));
        out.one_number(format_args!("round"), 1..=5, Some(self.round));
        out.number(format_args!("phase-points"), 0..=255, self.tables.phase_points(self.phase));
        out.one_number(format_args!("white-die"), 1..=6, self.white.map(|pips| pips.0));
        out.flag(format_args!("has-bought"), self.bought);
    }

    fn observe_board(&self, seat: Seat, out: &mut impl Features) {
        for (name, depot) in DEPOTS.into_iter().zip((0..).map(Depot)) {
            for (space, &tile) in self.tiles_in(depot).iter().enumerate() {
                observe_tile(format_args!("depot.{name}.{space}"), tile, out);
            }
        }
        for (name, depot) in DEPOTS.into_iter().zip((0..).map(Depot)).skip(1) {
            for (goods, count) in Goods::ALL.into_iter().zip(self.goods_in(depot)) {
                out.number(format_args!("depot.{name}.goods.{}", goods.word()), 0..=42, count);
            }
        }
        for (round, goods) in (1..).zip(self.round_goods) {
            for one in Goods::ALL {
                out.flag(format_args!("round-goods.{round}.{}", one.word()), goods == Some(one));
            }
        }
        for goods in Goods::ALL {
            let unseen = self.unseen_goods.count(goods.pips().0);
            out.number(format_args!("unseen-goods.{}", goods.word()), 0..=42, unseen);
        }
        for kind in Kind::ALL {
            out.number(format_args!("supply.{}", kind.word()), 0..=255, self.supply(kind));
        }
        out.number(format_args!("supply.black"), 0..=255, self.black_supply());
        for kind in Kind::ALL {
            for (size, owner) in SIZES.into_iter().zip(self.bonus_tiles(kind)) {
                let name = format_args!("bonus.{}.{size}", kind.word());
                out.flag(format_args!("{name}.free"), owner.is_none());
                out.one_seat(name, seat, self.seats, owner);
            }
        }
        for tile in 1..=26 {
            let in_supply = self.own_supply.count(tile) + self.black_supply.count(tile) > 0;
            let shown = (0..7).map(Depot).any(|depot| self.tiles_in(depot).contains(&Tile::new(tile)));
            out.flag(format_args!("knowledge.{tile}.unseen"), in_supply);
            out.flag(format_args!("knowledge.{tile}.on-board"), shown);
        }
    }

    fn observe_player(&self, observer: Seat, who: &str, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        let place = |order: &[Seat]| order.iter().position(|&other| other == seat).unwrap_or(0) as u8;
        out.number(format_args!("{who}.place-in-order"), 0..=3, place(self.order()));
        out.number(format_args!("{who}.place-on-track"), 0..=3, place(self.track()));
        out.number(format_args!("{who}.track-space"), 0..=99, player.space);
        for (die, pips) in player.dice.into_iter().enumerate() {
            out.one_number(format_args!("{who}.die.{die}"), 1..=6, pips.map(|pips| pips.0));
        }
        out.number(format_args!("{who}.silver"), 0..=999, player.silver);
        out.number(format_args!("{who}.workers"), 0..=999, player.workers);
        out.number(format_args!("{who}.points"), 0..=2000, self.scored(seat));
        for goods in Goods::ALL {
            let at = goods.index();
            out.number(format_args!("{who}.goods.{}", goods.word()), 0..=42, player.goods[at]);
            out.number(format_args!("{who}.sold.{}", goods.word()), 0..=42, player.sold[at]);
        }
        for (space, &tile) in player.storage.iter().enumerate() {
            observe_tile(format_args!("{who}.storage.{space}"), tile, out);
        }
        // CB-12.4: an estate that is not yet chosen or not yet revealed.
        let known = self.has_chosen(seat) && !self.hides_estate(seat, Some(observer));
        let estate = if known { i16::from(player.estate.0) } else { -1 };
        out.number(format_args!("{who}.estate"), -1..=63, estate);
        let [front, back] = self.board_of(seat);
        out.number(format_args!("{who}.board.front"), 0..=63, front.0);
        out.number(format_args!("{who}.board.back"), 0..=63, back.0);
        let mut covered = [0u8; 6];
        let mut buildings = [0u8; 8];
        let mut animals = [0u8; 4];
        let mut knowledge = Set::EMPTY;
        for tile in player.covered.iter().filter_map(|hex| player.tiles[usize::from(hex)]) {
            covered[tile.kind().index()] += 1;
            if let Some(building) = tile.as_building() {
                buildings[building.index()] += 1;
            } else if let Some((species, count)) = tile.as_animals() {
                animals[species.index()] += count;
            } else if let Some(number) = tile.as_knowledge() {
                knowledge.insert(number);
            }
        }
        for kind in Kind::ALL {
            let (word, at) = (kind.word(), kind.index());
            out.number(format_args!("{who}.covered.{word}"), 0..=37, covered[at]);
        }
        let mut open = [0u8; 6];
        let mut next = [0u8; 6];
        if known {
            for region in &self.estate_row(seat).regions {
                let left = region.hexes.minus(player.covered).len();
                let at = region.kind.index();
                if left > 0 {
                    open[at] += 1;
                    next[at] = if next[at] == 0 { left } else { next[at].min(left) };
                }
            }
        }
        for kind in Kind::ALL {
            let (word, at) = (kind.word(), kind.index());
            out.number(format_args!("{who}.open-regions.{word}"), 0..=37, open[at]);
            out.number(format_args!("{who}.nearest-region.{word}"), 0..=37, next[at]);
        }
        for building in Building::ALL {
            let count = buildings[building.index()];
            out.number(format_args!("{who}.buildings.{}", building.word()), 0..=37, count);
        }
        for species in Species::ALL {
            let count = animals[species.index()];
            out.number(format_args!("{who}.animals.{}", species.word()), 0..=255, count);
        }
        for tile in 1..=26 {
            out.flag(format_args!("{who}.knowledge.{tile}"), knowledge.has(tile));
        }
    }

    /// Every hex of the observing seat's estate; zeros before it is chosen.
    fn observe_estate(&self, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        let chosen = self.has_chosen(seat);
        let row = self.estate_row(seat);
        for hex in (0..HEXES as u8).map(Hex) {
            let name = format_args!("own.hex.{}", hex.0);
            for kind in Kind::ALL {
                let colour = chosen && row.colour(hex) == kind;
                out.flag(format_args!("{name}.{}", kind.word()), colour);
            }
            let covered = player.covered.has(hex.0);
            out.flag(format_args!("{name}.covered"), covered);
            out.flag(format_args!("{name}.reachable"), !covered && player.beside.has(hex.0));
            let region = row.region_of(hex).hexes;
            let size = if chosen { region.len() } else { 0 };
            out.number(format_args!("{name}.region-size"), 0..=37, size);
            let left = if chosen { region.minus(player.covered).len() } else { 0 };
            out.number(format_args!("{name}.region-left"), 0..=37, left);
            let tile = player.tiles[hex.index()];
            let building = tile.and_then(|tile| tile.as_building());
            for one in Building::ALL {
                out.flag(format_args!("{name}.{}", one.word()), building == Some(one));
            }
            let animals = tile.and_then(|tile| tile.as_animals());
            for species in Species::ALL {
                let count = animals.filter(|&(one, _)| one == species).map_or(0, |(_, count)| count);
                out.number(format_args!("{name}.{}", species.word()), 0..=9, count);
            }
        }
    }

    /// The effects of the observing seat's knowledge tiles.
    fn observe_powers(&self, seat: Seat, out: &mut impl Features) {
        let powers = &self.players[seat].powers;
        out.flag(format_args!("own.power.equal-buildings"), powers.equal_buildings);
        out.number(format_args!("own.power.mine-workers"), 0..=255, powers.mine_workers);
        out.number(format_args!("own.power.sale-silver"), 0..=255, powers.sale_silver);
        out.number(format_args!("own.power.sale-workers"), 0..=255, powers.sale_workers);
        out.flag(format_args!("own.power.two-depots"), powers.two_depots);
        out.flag(format_args!("own.power.buy-anywhere"), powers.buy_anywhere);
        out.number(format_args!("own.power.animal-points"), 0..=255, powers.animal_points);
        out.number(format_args!("own.power.worker-step"), 0..=255, powers.worker_step);
        for kind in Kind::ALL {
            let free = powers.free_placing.has(kind.number());
            out.flag(format_args!("own.power.free-placing.{}", kind.word()), free);
        }
        out.flag(format_args!("own.power.free-taking"), powers.free_taking);
        out.number(format_args!("own.power.action-silver"), 0..=255, powers.action_silver);
        out.number(format_args!("own.power.action-workers"), 0..=255, powers.action_workers);
    }

    /// The place of a tile on a depot: the first space that holds it.
    fn space_of(&self, depot: Depot, tile: Tile) -> Option<u16> {
        let space = self.tiles_in(depot).iter().position(|&other| other == Some(tile))?;
        Some(space as u16)
    }

    /// The place of a tile in the storage of the acting seat: the first space that holds it.
    fn stored_at(&self, tile: Tile) -> Option<u16> {
        let storage = &self.players[self.actor()].storage;
        storage.iter().position(|&other| other == Some(tile)).map(|space| space as u16)
    }

    /// Zero for no tile, else one more than its place in the storage.
    fn discarded_at(&self, tile: Option<Tile>) -> Option<u16> {
        tile.map_or(Some(0), |tile| self.stored_at(tile).map(|space| space + 1))
    }

    fn stored_tile(&self, space: u16) -> Option<Tile> {
        self.players[self.actor()].storage[usize::from(space)]
    }

    /// The tile to discard; the outer `None` if there is none at that place.
    fn discarded_tile(&self, part: u16) -> Option<Option<Tile>> {
        match part {
            0 => Some(None),
            place => self.stored_tile(place - 1).map(Some),
        }
    }
}

/// A tile: its kind and what distinguishes it; zeros if there is none.
fn observe_tile(name: fmt::Arguments<'_>, tile: Option<Tile>, out: &mut impl Features) {
    let kind = tile.map(Tile::kind);
    for one in Kind::ALL {
        out.flag(format_args!("{name}.{}", one.word()), kind == Some(one));
    }
    let building = tile.and_then(Tile::as_building);
    for one in Building::ALL {
        out.flag(format_args!("{name}.{}", one.word()), building == Some(one));
    }
    let animals = tile.and_then(Tile::as_animals);
    for species in Species::ALL {
        let count = animals.filter(|&(one, _)| one == species).map_or(0, |(_, count)| count);
        out.number(format_args!("{name}.{}", species.word()), 0..=9, count);
    }
    let knowledge = tile.and_then(Tile::as_knowledge).unwrap_or(0);
    out.number(format_args!("{name}.knowledge-number"), 0..=26, knowledge);
}

/// Zero for an action without a die, else its value.
fn die_part(die: Option<Pips>) -> u16 {
    die.map_or(0, |pips| pips.0.into())
}

fn die_of(part: u16) -> Option<Pips> {
    (part > 0).then_some(Pips(part as u8))
}

impl ActionSpace for CastlesOfBurgundy {
    const ACTIONS_VERSION: u32 = 1;

    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("choose", &[2, HEXES as u16], "side of the board, hex"),
        ActionKind::new(
            "take",
            &[7, 6, 4, STORAGE as u16 + 1],
            "die or 0, depot less one, space, stored tile to discard plus one or 0",
        ),
        ActionKind::new("place", &[7, STORAGE as u16, HEXES as u16], "die or 0, stored tile, hex"),
        ActionKind::new("sell", &[7, 6], "die or 0, goods"),
        ActionKind::new("workers", &[7], "die or 0"),
        ActionKind::new(
            "buy",
            &[7, 8, STORAGE as u16 + 1],
            "depot or 0 for the black one, space, stored tile to discard plus one or 0",
        ),
        ActionKind::new(
            "collect",
            &[6, 3, 64],
            "depot less one, second depot (0 none, 1 and 2 the neighbours), set of goods to choose",
        ),
        ActionKind::new("decline", &[], ""),
        ActionKind::new("done", &[], ""),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        Some(match action {
            Action::Choose(estate, hex) => {
                let [front, _] = self.board_of(self.actor());
                ActionParts::new(0, [(estate != front).into(), hex.0.into()])
            }
            Action::Take { die, depot, tile, discard } => {
                let space = self.space_of(depot, tile)?;
                let at = depot.index()? as u16;
                ActionParts::new(1, [die_part(die), at, space, self.discarded_at(discard)?])
            }
            Action::Place { die, tile, hex } => {
                ActionParts::new(2, [die_part(die), self.stored_at(tile)?, hex.0.into()])
            }
            Action::Sell { die, goods } => ActionParts::new(3, [die_part(die), goods.number().into()]),
            Action::Workers { die } => ActionParts::new(4, [die_part(die)]),
            Action::Buy { depot, tile, discard } => {
                let space = self.space_of(depot, tile)?;
                ActionParts::new(5, [depot.0.into(), space, self.discarded_at(discard)?])
            }
            Action::Collect { depot, second, choice } => {
                let neighbours = self.tables.board.next_to(depot);
                let second = match second {
                    None => 0,
                    Some(second) => 1 + u16::from(second != neighbours[0]),
                };
                ActionParts::new(6, [depot.index()? as u16, second, choice.types().bits() as u16])
            }
            Action::Decline => ActionParts::new(7, []),
            Action::Done => ActionParts::new(8, []),
        })
    }

    fn action_of_parts(&self, ActionParts { kind, parts }: ActionParts) -> Option<Action> {
        let [a, b, c, d] = parts;
        Some(match kind {
            0 => Action::Choose(self.board_of(self.actor())[usize::from(a)], Hex(b as u8)),
            1 => {
                let depot = Depot(b as u8 + 1);
                let tile = self.tiles_in(depot).get(usize::from(c)).copied()??;
                Action::Take { die: die_of(a), depot, tile, discard: self.discarded_tile(d)? }
            }
            2 => Action::Place { die: die_of(a), tile: self.stored_tile(b)?, hex: Hex(c as u8) },
            3 => Action::Sell { die: die_of(a), goods: Goods::ALL[usize::from(b)] },
            4 => Action::Workers { die: die_of(a) },
            5 => {
                let depot = Depot(a as u8);
                let tile = self.tiles_in(depot).get(usize::from(b)).copied()??;
                Action::Buy { depot, tile, discard: self.discarded_tile(c)? }
            }
            6 => {
                let depot = Depot(a as u8 + 1);
                let neighbours = self.tables.board.next_to(depot);
                let second = (b > 0).then(|| neighbours[usize::from(b) - 1]);
                let choice = Choice::new(Set::from_bits(c.into()));
                Action::Collect { depot, second, choice }
            }
            7 => Action::Decline,
            8 => Action::Done,
            _ => return None,
        })
    }
}
