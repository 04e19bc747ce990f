//! CB-2: setup, and CB-11: different estates.

use engine::{Chance, Components, Die, EventSink, Refusal, Seat};
use parts::{Bag, BySeat, Set};

use crate::action::Action;
use crate::board::{BLACK_SPACES, DEPOT_SPACES};
use crate::event::Event;
use crate::ids::{Estate, Goods, HEXES, Hex, Kind, Phase, Tile};
use crate::knowledge::Powers;
use crate::options::{EstateChoice, Options};
use crate::state::{CastlesOfBurgundy, Player, SEATS, STORAGE, Source, Stage};
use crate::tables::Tables;

impl CastlesOfBurgundy {
    /// CB-2.1 to CB-2.14.
    pub(crate) fn set_up(
        tables: Components<Tables>,
        options: Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Self {
        // CB-2.8, CB-2.14: a random start player, the others clockwise.
        let start = Seat::new(chance.draw("start", &Die(seats)) - 1);
        let mut order = [start; SEATS];
        for place in 1..usize::from(seats) {
            order[place] = order[place - 1].next(seats);
        }
        let mut own_supply = Bag::new(*tables.own_backs());
        for _ in 0..seats {
            own_supply.take(Tile::CASTLE.number());
        }
        let copies = tables.goods_copies;
        let (estate, centre) = tables.estates.basic;
        let player = Player {
            board: 0,
            estate,
            start: centre,
            tiles: [None; HEXES],
            covered: Set::EMPTY,
            beside: Set::EMPTY,
            storage: [None; STORAGE],
            goods: [0; 6],
            sold: [0; 6],
            silver: tables.start_silver,
            workers: 0,
            dice: [None; 2],
            space: 0,
            powers: Powers::new(&tables),
            points: [0; Source::SCORED],
        };
        let mut position = Self {
            tables,
            seats,
            choice: options.estates,
            phase: Phase::A,
            round: 1,
            stage: Stage::Estates,
            order,
            turn: 0,
            bought: false,
            track: order,
            white: None,
            depots: [[None; DEPOT_SPACES]; 6],
            black: [None; BLACK_SPACES],
            goods: [[0; 6]; 6],
            round_goods: [None; 5],
            own_supply,
            black_supply: Bag::new(*tables.black_backs()),
            unseen_goods: Bag::new([0, copies, copies, copies, copies, copies, copies]),
            bonus: [[None; 2]; 6],
            players: BySeat::from_fn(|_| player),
        };
        position.hand_out(chance);
        match options.estates {
            EstateChoice::Basic => {
                for seat in Seat::all(seats) {
                    position.found(seat);
                }
                position.begin_phase(Phase::A, chance, &mut ());
            }
            EstateChoice::Dealt { extra, .. } => position.deal_boards(extra, chance),
            // CB-11.11: no boards are dealt; the start castle is chosen.
            EstateChoice::Same(_) => {}
        }
        position
    }

    /// CB-2.7, CB-2.9: the start goods and, by the turn order, the workers.
    fn hand_out(&mut self, chance: &mut impl Chance) {
        for place in 0..usize::from(self.seats) {
            let seat = self.order[place];
            self.players[seat].workers = self.tables.start_workers[place];
            for _ in 0..self.tables.start_goods {
                if let Some(goods) = self.draw_goods(chance) {
                    self.players[seat].goods[goods.index()] += 1;
                }
            }
        }
    }

    /// Draws one of the goods tiles that were never turned up.
    pub(crate) fn draw_goods(&mut self, chance: &mut impl Chance) -> Option<Goods> {
        let number = self.draw_from("goods", |position| &mut position.unseen_goods, 1..=6, chance)?;
        Goods::ALL.get(usize::from(number) - 1).copied()
    }

    /// CB-11.1: each player is dealt a random board, without repetition.
    fn deal_boards(&mut self, extra: bool, chance: &mut impl Chance) {
        let estates = &self.tables.estates;
        let all = u8::try_from(estates.boards.len()).expect("few boards");
        let count = if extra { all } else { estates.usual_boards };
        let mut boards = Set::below(count + 1).without(0);
        for place in 0..usize::from(self.seats) {
            let board = chance.draw("board", &boards);
            boards.remove(board);
            self.players[self.order[place]].board = board - 1;
        }
    }

    /// CB-11.2: one side of the player's board, and one of its castle hexes.
    pub(crate) fn check_choose(&self, estate: Estate, hex: Hex) -> Result<(), Refusal> {
        if !self.board_of(self.actor()).contains(&estate) {
            return Err(Refusal::new("CB-11.2", "not-your-board"));
        }
        if !self.tables.estate(estate).hexes(Kind::Castle).has(hex.0) {
            return Err(Refusal::with("CB-11.2", "no-castle-hex", [hex.0.into(), 0]));
        }
        Ok(())
    }

    pub(crate) const fn are_estates_dealt(&self) -> bool {
        matches!(self.choice, EstateChoice::Dealt { .. })
    }

    /// The id of an estate in statistics.
    pub(crate) fn component_of(&self, estate: Estate) -> String {
        format!("estate {}", self.tables.estate(estate).id)
    }

    pub(crate) fn list_choices(&self, out: &mut Vec<Action>) {
        let [front, back] = self.board_of(self.actor());
        let sides = [Some(front.min(back)), (front != back).then_some(front.max(back))];
        for estate in sides.into_iter().flatten() {
            let castles = self.tables.estate(estate).hexes(Kind::Castle);
            out.extend(castles.iter().map(|hex| Action::Choose(estate, Hex(hex))));
        }
    }

    /// CB-11.8: in turn order; a secret choice is revealed when all are made. CB-11.9: then phase A is set
    /// up.
    pub(crate) fn apply_choose(
        &mut self,
        estate: Estate,
        hex: Hex,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.actor();
        self.players[seat].estate = estate;
        self.players[seat].start = hex;
        if self.chooses_in_secret() {
            log.note(Event::ChoseSecretly(seat));
        } else {
            self.reveal(seat, log);
        }
        if self.turn + 1 < self.seats {
            self.turn += 1;
            return;
        }
        if self.chooses_in_secret() {
            for place in 0..usize::from(self.seats) {
                self.reveal(self.order[place], log);
            }
        }
        self.begin_phase(Phase::A, chance, log);
    }

    /// CB-11.3: whether the estates are chosen in secret.
    pub(crate) const fn chooses_in_secret(&self) -> bool {
        matches!(self.choice, EstateChoice::Dealt { secret: true, .. })
    }

    fn reveal(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let Player { estate, start, .. } = self.players[seat];
        log.note(Event::Chose(seat, estate, start));
        self.found(seat);
    }

    /// CB-2.6: the start castle covers its hex and triggers nothing.
    fn found(&mut self, seat: Seat) {
        let hex = self.players[seat].start;
        self.cover(seat, hex, Tile::CASTLE);
    }
}
