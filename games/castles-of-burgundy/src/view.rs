//! CB-12: hidden information, and the invariants of a position.

use engine::{Chance, Seat};
use parts::Set;

use crate::ids::{Building, Goods, HEXES, Hex, Kind, TILES, Tile};
use crate::knowledge::Powers;
use crate::state::{CastlesOfBurgundy, Player, Stage, types};

impl CastlesOfBurgundy {
    /// CB-12.4: the only secret is a choice of estate that is not yet revealed; all eight are equally likely.
    /// Supplies and goods stacks have no order before they are drawn from (CB-12.2).
    pub(crate) fn guess_estates(&mut self, viewer: Seat, chance: &mut impl Chance) {
        for place in 0..usize::from(self.turn) {
            let seat = self.order[place];
            if !self.hides_estate(seat, Some(viewer)) {
                continue;
            }
            let [front, back] = self.board_of(seat);
            let side = chance.draw("guess", &Set::below(2));
            let estate = if side == 0 { front } else { back };
            let hex = chance.draw("guess", &self.tables.estate(estate).hexes(Kind::Castle));
            self.players[seat].estate = estate;
            self.players[seat].start = Hex(hex);
        }
    }

    /// Whether the choice of estate and castle hex of a seat is hidden from a viewer; `None` is a spectator.
    #[must_use]
    pub fn hides_estate(&self, seat: Seat, viewer: Option<Seat>) -> bool {
        self.stage == Stage::Estates
            && self.chooses_in_secret()
            && self.has_chosen(seat)
            && viewer != Some(seat)
    }

    /// Whether a seat has an estate; false only before it chooses one.
    #[must_use]
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.stage != Stage::Estates || self.order()[..usize::from(self.turn)].contains(&seat)
    }

    /// Conserved totals, and derived values that are updated incrementally.
    pub(crate) fn check_invariants(&self) -> Result<(), String> {
        for seat in Seat::all(self.seats) {
            self.check_player(seat).map_err(|broken| format!("seat {seat}: {broken}"))?;
            self.check_buildings(seat)?;
        }
        self.check_tiles()?;
        self.check_goods()?;
        self.check_track()?;
        self.check_bonus()
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let that = |holds: bool, what: &str| if holds { Ok(()) } else { Err(what.to_owned()) };
        let player = &self.players[seat];
        let mut covered = Set::EMPTY;
        let mut beside = Set::EMPTY;
        let mut powers = Powers::new(&self.tables);
        for hex in (0..).map(Hex).take(HEXES) {
            let Some(tile) = player.tiles[hex.index()] else { continue };
            covered.insert(hex.0);
            beside = beside.or(self.tables.grid.beside(hex));
            that(self.estate_row(seat).colour(hex) == tile.kind(), "CB-6.1: a tile lies on another colour")?;
            if let Some(number) = tile.as_knowledge() {
                powers.add(self.tables.effect(number));
            }
        }
        that(covered == player.covered, "the covered hexes are not those with tiles")?;
        that(beside == player.beside, "the hexes beside covered ones are wrong")?;
        that(powers == player.powers, "CB-9.23: the powers are not those of the knowledge tiles")?;
        if self.stage != Stage::Estates {
            let start = player.tiles[player.start.index()];
            that(start == Some(Tile::CASTLE), "CB-2.5: the start castle does not lie on its hex")?;
            let lonely = covered.without(player.start.0).minus(beside);
            that(lonely.is_empty(), "CB-6.1: a tile lies beside no other")?;
        }
        let ships = self.covered_in(seat, Kind::Ship).len();
        let moving = u8::from(self.stage == Stage::Ship && self.actor() == seat);
        that(ships == player.space + moving, "CB-6.8: the marker has not moved once for each ship")?;
        let Player { storage, .. } = player;
        let blank_last =
            |pair: &[Option<Tile>]| pair[1].is_none() || (pair[0].is_some() && pair[0] <= pair[1]);
        that(storage.windows(2).all(blank_last), "the storage is not in order")?;
        that(types(player.goods).len() <= self.tables.goods_types, "CB-6.7: too many types of goods")?;
        let rolled = player.dice.iter().flatten().all(|die| (1..=6).contains(&die.0));
        that(rolled, "CB-4.1: a die shows 1 to 6")
    }

    /// CB-6.3: no building twice in a city, unless tile 1 allows it.
    fn check_buildings(&self, seat: Seat) -> Result<(), String> {
        if self.players[seat].powers.equal_buildings {
            return Ok(());
        }
        let cities = self.estate_row(seat).regions.iter().filter(|region| region.kind == Kind::Building);
        for city in cities {
            for building in Building::ALL {
                let tile = Some(Tile::building(building));
                let same = city.hexes.iter().filter(|&hex| self.tile_on(seat, Hex(hex)) == tile).count();
                if same > 1 {
                    return Err(format!(
                        "CB-6.3: seat {seat} has {same} times {} in a city",
                        building.word()
                    ));
                }
            }
        }
        Ok(())
    }

    /// CB-1.1 to CB-1.6: no tile exists more often than it is printed; tiles that left the game are not
    /// counted.
    fn check_tiles(&self) -> Result<(), String> {
        let mut seen = [0u8; TILES];
        let board = self.depots.iter().flatten().chain(&self.black);
        let players = Seat::all(self.seats).map(|seat| &self.players[seat]);
        let own = players.flat_map(|player| player.tiles.iter().chain(&player.storage));
        for tile in board.chain(own).flatten() {
            seen[usize::from(tile.number())] += 1;
        }
        for tile in (0..TILES as u8).filter_map(Tile::new) {
            let supplies = self.own_supply.count(tile.number()) + self.black_supply.count(tile.number());
            let all = seen[usize::from(tile.number())] + supplies;
            if all > self.tables.copies(tile) {
                return Err(format!("CB-1.1: there are {all} tiles {}", tile.number()));
            }
        }
        Ok(())
    }

    /// CB-1.7: at most seven goods tiles of each type; some left the game unseen.
    fn check_goods(&self) -> Result<(), String> {
        for goods in Goods::ALL {
            let at = goods.index();
            let lying: u8 = self.goods.iter().map(|depot| depot[at]).sum();
            let rounds = self.round_goods.iter().filter(|&&round| round == Some(goods)).count() as u8;
            let owned: u8 = Seat::all(self.seats)
                .map(|seat| self.players[seat].goods[at] + self.players[seat].sold[at])
                .sum();
            let all = lying + rounds + owned + self.unseen_goods.count(goods.pips().0);
            if all > self.tables.goods_copies {
                return Err(format!("CB-1.7: there are {all} {} goods tiles", goods.word()));
            }
        }
        Ok(())
    }

    /// CB-4.2: the track holds every seat once, those on later spaces first.
    fn check_track(&self) -> Result<(), String> {
        let seats: Set = self.track().iter().map(|seat| seat.number()).collect();
        let order: Set = self.order().iter().map(|seat| seat.number()).collect();
        if seats != Set::below(self.seats) || order != seats {
            return Err("CB-4.2: the turn order does not hold every seat once".to_owned());
        }
        if !self.track().is_sorted_by_key(|&seat| std::cmp::Reverse(self.players[seat].space)) {
            return Err("CB-4.2: the turn order does not follow the track".to_owned());
        }
        Ok(())
    }

    /// CB-7.6, CB-7.7, CB-7.11: the large tile is taken first; both owners have completed the colour and are
    /// different players.
    fn check_bonus(&self) -> Result<(), String> {
        for kind in Kind::ALL {
            let [large, small] = self.bonus[kind.index()];
            let complete = |seat: Seat| self.covered_in(seat, kind) == self.estate_row(seat).hexes(kind);
            let owners = large.into_iter().chain(small);
            if (small.is_some() && (large.is_none() || large == small)) || !owners.into_iter().all(complete) {
                return Err(format!(
                    "CB-7.6: the bonus tiles of colour {} are with the wrong players",
                    kind.word()
                ));
            }
        }
        Ok(())
    }
}
