//! A second implementation of the effects and scores of actions, written from `rules.md`, slow and plain. It follows
//! whole games and compares every possession, every source of points, the turn order, the bonus tiles and the ranking
//! after every action. It reads what was drawn (dice, new tiles, goods) from the position.

mod compare;
mod estate;
mod player;
mod rounds;

use std::cell::RefCell;
use std::collections::BTreeSet;

use castles_of_burgundy::{
    Action, Building, CastlesOfBurgundy, Depot, EstateChoice, Goods, Hex, Kind, Pips, Stage, Tile,
};
use engine::{Game, Seat};
use testkit::{Played, RefereeCheck, agree, agrees_with_the_referee, every_setup};

use estate::Estate;
use player::{Player, Purpose};

/// CB-7.2.
const REGION: [i32; 8] = [1, 3, 6, 10, 15, 21, 28, 36];
/// CB-7.3.
const PHASE: [i32; 5] = [10, 8, 6, 4, 2];
/// CB-7.6, CB-7.7, for 2, 3 and 4 players.
const COLOUR: [[i32; 3]; 2] = [[5, 6, 7], [2, 3, 4]];
/// CB-5.14, for 2, 3 and 4 players.
const SALE: [i32; 3] = [2, 3, 4];

/// The part of the position that the referee follows.
struct Referee {
    seats: usize,
    /// 0 to 4.
    phase: usize,
    round: u8,
    order: Vec<usize>,
    /// Whose turn it is, as an index into `order`.
    turn: usize,
    bought: bool,
    due: Stage,
    /// CB-2.11: the stacks on the spaces of the turn order track, from bottom to top.
    track: Vec<Vec<usize>>,
    /// The hex tiles on the depots; depot 0 is the black one.
    depots: Vec<Vec<Tile>>,
    /// The goods on the depots 1 to 6, by type.
    goods: [[u8; 6]; 6],
    /// The players who took the bonus tiles of each colour, in order.
    bonus: [Vec<usize>; 6],
    players: Vec<Player>,
}

impl testkit::Referee<CastlesOfBurgundy> for Referee {
    fn at_start(start: &CastlesOfBurgundy) -> Self {
        let seats = usize::from(start.seats());
        let order: Vec<usize> = start.order().iter().map(|seat| seat.index()).collect();
        // CB-2.4, CB-2.9: one silverling, and workers by the place in the turn order.
        let player = |seat: usize| {
            let place = order.iter().position(|&other| other == seat).expect("every seat is in the order");
            Player::new(start.goods_of(seat_of(seat)), place as i32 + 1)
        };
        let mut referee = Self {
            seats,
            phase: 0,
            round: 1,
            turn: 0,
            bought: false,
            due: Stage::Estates,
            track: vec![order.iter().rev().copied().collect()],
            depots: vec![Vec::new(); 7],
            goods: [[0; 6]; 6],
            bonus: Default::default(),
            players: (0..seats).map(player).collect(),
            order,
        };
        if start.estate_choice() == EstateChoice::Basic {
            for player in &mut referee.players {
                player.found(Estate::of("1"), 18);
            }
            referee.due = Stage::Turn;
            referee.see_depots(start).expect("the first phase is set up right");
            referee.goods = Depot::numbered()
                .map(|depot| start.goods_in(depot))
                .collect::<Vec<_>>()
                .try_into()
                .expect("six");
        }
        referee
    }

    fn follow(&mut self, played: &Played<'_, CastlesOfBurgundy>) -> Result<(), String> {
        let me = self.order[self.turn];
        agree("whose turn it is", me, played.seat.index())?;
        self.act(me, played)?;
        self.go_on(played.after)?;
        self.compare(played.after)
    }
}

fn seat_of(index: usize) -> Seat {
    Seat::new(u8::try_from(index).expect("few seats"))
}

impl Referee {
    fn act(&mut self, me: usize, played: &Played<'_, CastlesOfBurgundy>) -> Result<(), String> {
        let die = |die: Option<Pips>| die.map(|die| die.0);
        match played.action {
            Action::Choose(estate, hex) => {
                let id = &played.before.tables().estate(estate).id;
                self.players[me].found(Estate::of(id), hex.0);
                self.turn += 1;
            }
            Action::Take { die: with, depot, tile, discard } => {
                self.players[me].use_die(die(with), depot.0, Purpose::Take)?;
                self.fetch(me, depot, tile, discard)?;
                self.due = Stage::Turn;
            }
            Action::Place { die: with, tile, hex } => {
                let to = self.players[me].estate.die(hex.0);
                self.players[me].use_die(die(with), to, Purpose::Place(tile.kind()))?;
                self.place(me, tile, hex)?;
            }
            Action::Sell { die: with, goods } => {
                self.players[me].use_die(die(with), goods.number() + 1, Purpose::Sell)?;
                self.sell(me, goods);
                self.due = Stage::Turn;
            }
            Action::Workers { die: with } => {
                // CB-5.18: any value is allowed.
                self.players[me].use_die(die(with), die(with).unwrap_or(1), Purpose::Sell)?;
                self.players[me].take_workers();
                self.due = Stage::Turn;
            }
            Action::Buy { depot, tile, discard } => {
                // CB-8.1, CB-8.2: one purchase for two silverlings.
                agree("a purchase is possible", true, self.can_buy(me))?;
                agree("a depot that is open to the buyer", true, depot.0 == 0 || self.players[me].knows(6))?;
                self.players[me].silver -= 2;
                self.bought = true;
                self.fetch(me, depot, tile, discard)?;
            }
            Action::Collect { depot, second, choice } => {
                let chosen: Vec<usize> = choice.types().iter().map(usize::from).collect();
                self.collect(me, depot, second, &chosen)?;
                self.move_marker(me);
                self.due = Stage::Turn;
            }
            Action::Decline => self.due = Stage::Turn,
            Action::Done => self.end_turn(played.after)?,
        }
        Ok(())
    }

    /// CB-5.8, CB-5.9: from a depot to the storage.
    fn fetch(&mut self, me: usize, depot: Depot, tile: Tile, discard: Option<Tile>) -> Result<(), String> {
        let shelf = &mut self.depots[usize::from(depot.0)];
        let at =
            shelf.iter().position(|&lying| lying == tile).ok_or("CB-5.10: the tile does not lie there")?;
        shelf.remove(at);
        self.players[me].store(tile, discard)
    }

    /// CB-6.4: the tile, its scoring, its effect.
    fn place(&mut self, me: usize, tile: Tile, hex: Hex) -> Result<(), String> {
        let player = &mut self.players[me];
        agree("CB-6.1, CB-6.3: the tile may lie there", true, player.may_place(tile, hex.0))?;
        player.unstore(tile)?;
        player.tiles.insert(hex.0, tile);
        let region = player.estate.region(hex.0);
        let whole = |hexes: &[u8]| hexes.iter().all(|hex| player.tiles.contains_key(hex));
        // CB-7.1 to CB-7.3, and CB-7.6, CB-7.7.
        if whole(&region) {
            let colour = &mut self.bonus[tile.kind().index()];
            let complete = whole(&player.estate.of_kind(tile.kind())) && colour.len() < 2;
            player.points[0] += REGION[region.len() - 1];
            player.points[1] += PHASE[self.phase];
            if complete {
                saw(["large bonus tile", "small bonus tile"][colour.len()]);
                player.points[2] += COLOUR[colour.len()][self.seats - 2];
                colour.push(me);
            }
        }
        saw(tile.to_string());
        self.due = Stage::Turn;
        match tile.kind() {
            Kind::Building => self.build(me, tile.as_building().expect("a building")),
            Kind::Animal => self.players[me].score_animals(tile, &region),
            Kind::Castle => self.found_castle(me),
            Kind::Ship => self.land(me),
            Kind::Knowledge | Kind::Mine => {}
        }
        Ok(())
    }

    /// CB-6.15 to CB-6.24, CB-6.33: a choice only where there is something to choose.
    fn build(&mut self, me: usize, building: Building) {
        let lies =
            |kinds: &[Kind]| self.depots[1..].iter().flatten().any(|tile| kinds.contains(&tile.kind()));
        let player = &self.players[me];
        let asked = match building {
            Building::Warehouse => player.goods != [0; 6],
            Building::Carpenter => lies(&[Kind::Building]),
            Building::Church => lies(&[Kind::Mine, Kind::Knowledge, Kind::Castle]),
            Building::Market => lies(&[Kind::Ship, Kind::Animal]),
            Building::CityHall => player.may_place_something(),
            Building::BoardingHouse | Building::Bank | Building::Watchtower => false,
        };
        let player = &mut self.players[me];
        match building {
            Building::BoardingHouse => player.workers += 4,
            Building::Bank => player.silver += 2,
            Building::Watchtower => player.points[4] += 4,
            _ if asked => self.due = Stage::Building(building),
            _ => {}
        }
    }

    /// CB-6.12, CB-D.37.
    fn found_castle(&mut self, me: usize) {
        let player = &mut self.players[me];
        let tiles = self.depots[1..].iter().any(|shelf| !shelf.is_empty());
        if tiles || player.goods != [0; 6] || player.may_place_something() {
            self.due = Stage::Castle;
        } else {
            saw("no action for a castle");
            player.take_workers();
        }
    }

    /// CB-6.6, CB-D.36.
    fn land(&mut self, me: usize) {
        let held = self.players[me].goods;
        let room = held.iter().filter(|&&count| count > 0).count() < 3;
        let fits = self.goods.iter().flat_map(|depot| depot.iter().zip(held));
        if fits.into_iter().any(|(&lying, held)| lying > 0 && (room || held > 0)) {
            self.due = Stage::Ship;
        } else {
            saw("nothing for a ship");
            self.move_marker(me);
        }
    }

    /// CB-6.7, CB-9.24: held types, and as many new ones as fit.
    fn collect(
        &mut self,
        me: usize,
        depot: Depot,
        second: Option<Depot>,
        chosen: &[usize],
    ) -> Result<(), String> {
        let depots: Vec<usize> =
            [Some(depot), second].into_iter().flatten().map(|depot| usize::from(depot.0) - 1).collect();
        if !chosen.is_empty() {
            saw("new types chosen");
        }
        if let [one, other] = depots[..] {
            saw("two depots");
            agree(
                "CB-9.5: two neighbouring depots",
                true,
                self.players[me].knows(5) && [1, 5].contains(&one.abs_diff(other)),
            )?;
        }
        let held = self.players[me].goods;
        let lies = |kind: usize| depots.iter().any(|&depot| self.goods[depot][kind] > 0);
        let new: Vec<usize> = (0..6).filter(|&kind| held[kind] == 0 && lies(kind)).collect();
        let room = 3 - held.iter().filter(|&&count| count > 0).count();
        let taken = if new.len() <= room { new } else { chosen.to_vec() };
        agree(
            "CB-6.7: new types that fit",
            true,
            taken.len() <= room && (chosen.is_empty() || chosen.len() == room),
        )?;
        for kind in (0..6).filter(|&kind| held[kind] > 0 || taken.contains(&kind)) {
            for &depot in &depots {
                self.players[me].goods[kind] += std::mem::take(&mut self.goods[depot][kind]);
            }
        }
        Ok(())
    }

    /// CB-4.7, CB-6.8: from any height of its stack to the top of the next one.
    fn move_marker(&mut self, me: usize) {
        let space =
            self.track.iter().position(|stack| stack.contains(&me)).expect("every marker is on the track");
        self.track[space].retain(|&other| other != me);
        if self.track.len() == space + 1 {
            self.track.push(Vec::new());
        }
        self.track[space + 1].push(me);
    }

    /// CB-4.2: furthest to the right first; on one space, from top to bottom.
    fn read_track(&self) -> Vec<usize> {
        self.track.iter().rev().flat_map(|stack| stack.iter().rev()).copied().collect()
    }

    /// CB-5.12 to CB-5.15, CB-9.3, CB-9.4.
    fn sell(&mut self, me: usize, goods: Goods) {
        let price = SALE[self.seats - 2];
        let player = &mut self.players[me];
        let count = std::mem::take(&mut player.goods[goods.index()]);
        player.sold[goods.index()] += count;
        player.points[5] += price * i32::from(count);
        player.silver += if player.knows(3) { 2 } else { 1 };
        player.workers += i32::from(player.knows(4));
    }

    /// CB-8.1 to CB-8.3.
    fn can_buy(&self, me: usize) -> bool {
        let player = &self.players[me];
        let open = if player.knows(6) { &self.depots[..] } else { &self.depots[..1] };
        !self.bought && player.silver >= 2 && open.iter().any(|shelf| !shelf.is_empty())
    }
}

thread_local! {
    /// The cases that occurred: a tile that was never placed has not been tested.
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

fn saw(what: impl Into<String>) {
    SEEN.with_borrow_mut(|seen| seen.insert(what.into()));
}

#[test]
fn the_engine_agrees_with_the_referee() {
    let check = RefereeCheck { setups: every_setup::<CastlesOfBurgundy>(), random: 3, greedy: 2 };
    let followed = agrees_with_the_referee::<_, Referee>(&check);
    assert!(followed > 20_000, "{followed}");
    let seen = SEEN.take();
    let knowledge = (1..=26).map(|number| Tile::knowledge(number).to_string());
    let buildings = Building::ALL.map(|building| Tile::building(building).to_string());
    let others = ["mine", "no action for a castle", "nothing for a ship", "two depots", "new types chosen"];
    let others = others.into_iter().map(str::to_owned);
    let bonus =
        ["large bonus tile", "small bonus tile", "a free step", "two steps of a worker"].map(str::to_owned);
    let missing: Vec<String> =
        knowledge.chain(buildings).chain(others).chain(bonus).filter(|what| !seen.contains(what)).collect();
    assert_eq!(missing, [""; 0]);
}
