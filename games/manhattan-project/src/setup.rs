//! MP-2: setup, and the bonus of the later players.

use engine::{Chance, Components, EventSink, Refusal, Seat};
use parts::{BySeat, Set};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{BOMBS, BUILDINGS, Building, POSITIONS, SPACES};
use crate::options::Options;
use crate::state::{BombDeck, Construction, DRAFTS, ManhattanProject, Mark, Player, Site, Stage, Turn};
use crate::tables::Tables;
use crate::workers::{Crew, WorkerType, Workers};

impl ManhattanProject {
    /// MP-2.1 to MP-2.11.
    pub(crate) fn set_up(
        tables: Components<Tables>,
        options: Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        let first = match options.first {
            Some(seat) if seat.number() >= seats => {
                return Err(Refusal::with(
                    "MP-2.8",
                    "no-such-seat",
                    [(seat.number() + 1).into(), seats.into()],
                ));
            }
            Some(seat) => seat,
            None => Seat::new(chance.draw("first", &Set::below(seats))),
        };
        // MP-6.8: all permanent labourers are with their owner from the start.
        let labourers = Workers::of(WorkerType::Labourer, tables.permanent.count(WorkerType::Labourer));
        let player = |seat: Seat| Player {
            money: u16::from(tables.start.money) + bonus_money(&tables, first, seat, seats),
            yellowcake: tables.start.yellowcake.into(),
            fighters: tables.start.fighter,
            bombers: tables.start.bomber,
            uranium: tables.start.uranium,
            plutonium: tables.start.plutonium,
            espionage: tables.start.espionage,
            token: None,
            pacts: 0,
            allies: 0,
            enemy: Seat::new(0),
            supply: Crew::permanent(labourers),
            untrained: tables.permanent.minus(labourers),
            token_crew: Crew::NONE,
            buildings: Set::EMPTY,
            hand: Set::EMPTY,
            built: Set::EMPTY,
            loaded: Set::EMPTY,
        };
        let bombs = BombDeck {
            open: true,
            face_up: Set::EMPTY,
            deck: Set::below(BOMBS as u8),
            under: [None; _],
            drafts: [Seat::new(0); DRAFTS],
            drafted: 0,
            kept: [Mark::NONE; BOMBS],
        };
        let mut position = Self {
            tables,
            seats,
            deals: options.deals,
            first,
            stage: Stage::Turn,
            active: first,
            actor: first,
            turn: Turn::new(),
            bribes: 0,
            contractors: tables.contractors,
            market: [None; POSITIONS],
            building_deck: Set::below(BUILDINGS as u8).minus(tables.starting),
            bombs,
            tokens: options.tests.tokens(&tables, seats),
            construction: Construction {
                permanent: BySeat::from_fn(|_| Workers::NONE),
                contractors: Workers::NONE,
            },
            spaces: [Site::EMPTY; SPACES],
            buildings: [Site::EMPTY; BUILDINGS],
            damage: [0; BUILDINGS],
            bomb_crews: [Crew::NONE; BOMBS],
            players: BySeat::from_fn(player),
        };
        position.lay_out_market(chance);
        position.lay_out_bombs(chance, &mut ());
        position.next_bonus(0);
        Ok(position)
    }

    /// MP-2.4, MP-2.5: the starting buildings on positions 1 to 6, and one other on position 7.
    fn lay_out_market(&mut self, chance: &mut impl Chance) {
        let mut starting = self.tables.starting;
        for slot in 0..POSITIONS - 1 {
            let building = chance.draw("building", &starting);
            starting.remove(building);
            self.market[slot] = Some(Building(building));
        }
        self.draw_building(chance, &mut ());
    }

    /// MP-2.12: the next player in turn order who has a bonus worker to name, from this place on; then the first turn.
    fn next_bonus(&mut self, place: u8) {
        let waiting = (place..self.seats).find(|&place| self.tables.bonus(place).choose > 0);
        match waiting {
            Some(place) => {
                self.stage = Stage::Bonus;
                self.actor = Seat::new((self.first.number() + place) % self.seats);
            }
            None => {
                self.stage = Stage::Turn;
                self.actor = self.active;
            }
        }
    }

    /// MP-2.9: an engineer or a scientist.
    pub(crate) fn check_bonus(&self, which: WorkerType) -> Result<(), Refusal> {
        match which {
            WorkerType::Labourer => Err(Refusal::new("MP-2.9", "engineer-or-scientist")),
            WorkerType::Engineer | WorkerType::Scientist => Ok(()),
        }
    }

    pub(crate) fn list_bonuses(&self, out: &mut Vec<Action>) {
        out.extend([Action::Bonus(WorkerType::Engineer), Action::Bonus(WorkerType::Scientist)]);
    }

    pub(crate) fn apply_bonus(&mut self, which: WorkerType, log: &mut impl EventSink<Event>) {
        log.note(Event::ChoseBonus(self.actor, which));
        let worker = Workers::of(which, 1);
        let player = &mut self.players[self.actor];
        player.untrained = player.untrained.minus(worker);
        player.supply.permanent = player.supply.permanent.plus(worker);
        let place = place_in_order(self.first, self.actor, self.seats);
        self.next_bonus(place + 1);
    }
}

/// The place of a seat in the first turn order, 0 for the first player.
pub(crate) const fn place_in_order(first: Seat, seat: Seat, seats: u8) -> u8 {
    (seat.number() + seats - first.number()) % seats
}

/// MP-2.9.
fn bonus_money(tables: &Tables, first: Seat, seat: Seat, seats: u8) -> u16 {
    if seat.number() >= seats {
        return 0;
    }
    tables.bonus(place_in_order(first, seat, seats)).money.into()
}
