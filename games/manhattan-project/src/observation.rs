//! A position as numbers: what a seat may know, and its actions.

use std::fmt;

use engine::{ActionKind, ActionParts, ActionSpace, Features, Game, Observe, Seat, players};
use parts::Set;

use crate::action::Action;
use crate::cards::{ALTERNATIVES, Cost, Goods};
use crate::ids::{
    Aircraft, BOMBS, BUILDINGS, Bomb, Building, Kind, POSITIONS, Position, SEATS, SPACES, Space,
};
use crate::state::{Deals, ManhattanProject, Stage, Target};
use crate::workers::{Crew, WorkerType, Workers};

const STAGES: [&str; 10] =
    ["bonus", "turn", "crew", "gaining", "buying", "striking", "deal", "repairing", "drafting", "over"];
const TARGETS: [&str; 3] = ["space", "building", "bomb"];
const DEALS: [&str; 3] = ["none", "version-1", "pacts"];
const MOST: i16 = 999;

impl Observe for ManhattanProject {
    const LAYOUT_VERSION: u32 = 1;

    fn observe(&self, seat: Seat, out: &mut impl Features) {
        self.observe_turn(seat, out);
        self.observe_spaces(seat, out);
        self.observe_market(out);
        self.observe_buildings(seat, out);
        self.observe_bombs(seat, out);
        for (who, player) in players(seat, self.seats) {
            self.observe_player(seat, who, player, out);
        }
    }
}

/// Whether a set of seats, one bit each, has this seat.
const fn has(set: u8, seat: Seat) -> bool {
    set >> seat.number() & 1 == 1
}

impl ManhattanProject {
    fn observe_turn(&self, seat: Seat, out: &mut impl Features) {
        out.one_of(format_args!("stage"), &STAGES, Some(self.stage as usize));
        out.one_seat(format_args!("to-act"), seat, self.seats, self.to_act());
        let active = (self.stage != Stage::Over).then_some(self.active);
        out.one_seat(format_args!("active"), seat, self.seats, active);
        out.one_seat(format_args!("first"), seat, self.seats, Some(self.first));
        let deals = match self.deals {
            Deals::None => 0,
            Deals::Version1 => 1,
            Deals::Pacts => 2,
        };
        out.one_of(format_args!("deals"), &DEALS, Some(deals));
        out.number(format_args!("goal"), 0..=255, self.goal());
        let turn = &self.turn;
        out.flag(format_args!("turn.begun"), turn.begun);
        out.flag(format_args!("turn.main-board-closed"), turn.step_1_over);
        out.flag(format_args!("turn.placed"), turn.placed);
        out.number(format_args!("turn.spies"), 0..=100, turn.spies);
        out.flag(format_args!("turn.engineer-on-construction"), turn.engineer);
        out.flag(format_args!("turn.struck"), turn.struck);
        out.number(format_args!("turn.repaired"), 0..=255, turn.repaired);
        observe_workers(format_args!("turn.gaining"), turn.gaining, out);
        let target = self.target();
        let (kind, number, pay, take) = match target {
            None => (None, -1, None, None),
            Some(Target::Space(space, take)) => (Some(0), i16::from(space.0), None, take),
            Some(Target::Building(building, pay, take)) => (Some(1), i16::from(building.0), Some(pay), take),
            Some(Target::Bomb(bomb)) => (Some(2), i16::from(bomb.0), None, None),
        };
        out.one_of(format_args!("turn.target"), &TARGETS, kind);
        out.number(format_args!("turn.target.number"), -1..=49, number);
        out.number(format_args!("turn.target.pay"), -1..=2, pay.map_or(-1, i16::from));
        out.number(format_args!("turn.target.take"), -1..=2, take.map_or(-1, i16::from));
        let need = target.map(|target| match target {
            Target::Space(space, _) => self.tables.space(space).work.need,
            Target::Building(building, ..) => self.tables.building(building).work.need,
            Target::Bomb(bomb) => self.tables.bomb(bomb).need,
        });
        out.number(format_args!("turn.target.needs.any"), 0..=8, need.map_or(0, |need| need.any));
        out.number(format_args!("turn.target.needs.engineer"), 0..=8, need.map_or(0, |need| need.engineers));
        let scientists = need.map_or(0, |need| need.scientists);
        out.number(format_args!("turn.target.needs.scientist"), 0..=8, scientists);
        for (who, other) in players(seat, self.seats) {
            out.flag(format_args!("turn.offered-pact.{who}"), has(turn.offered, other));
            out.flag(format_args!("turn.offered-joint.{who}"), has(turn.offered_joint, other));
        }
        out.one_seat(format_args!("turn.offered-enemy"), seat, self.seats, turn.enemy);
        out.number(format_args!("bribes"), 0..=MOST, self.bribes);
        observe_workers(format_args!("general-contractors"), self.contractors, out);
        for value in 0..16 {
            out.flag(format_args!("test-token.{value}"), self.tokens.has(value));
        }
    }

    /// Whose workers stand on each space of the main board, and how many. Construction takes those of everybody.
    fn observe_spaces(&self, seat: Seat, out: &mut impl Features) {
        for number in 0..SPACES {
            let site = self.spaces[number];
            let crew = site.crew;
            out.number(format_args!("space.{number}.workers"), 0..=16, crew.total());
            out.number(format_args!("space.{number}.contractors"), 0..=15, crew.contractors.total());
            let user = (!crew.permanent.is_empty()).then_some(site.user);
            out.one_seat(format_args!("space.{number}.user"), seat, self.seats, user);
        }
        let construction = &self.construction;
        for (who, other) in players(seat, self.seats) {
            let workers = construction.permanent[other];
            observe_workers(format_args!("construction.{who}"), workers, out);
        }
        observe_workers(format_args!("construction.contractors"), construction.contractors, out);
    }

    /// The cards of the building market in full.
    fn observe_market(&self, out: &mut impl Features) {
        for position in 0..POSITIONS as u8 {
            let name = format_args!("market.{position}");
            let building = self.market[usize::from(position)];
            let card = building.map(|building| self.tables.building(building));
            out.number(format_args!("{name}.number"), -1..=49, building.map_or(-1, |row| i16::from(row.0)));
            out.number(format_args!("{name}.price"), 0..=255, self.price(Position(position)));
            for kind in Kind::ALL {
                let same = card.is_some_and(|card| card.kind == kind);
                out.flag(format_args!("{name}.{}", kind.word()), same);
            }
            let need = card.map(|card| card.work.need);
            out.number(format_args!("{name}.needs.any"), 0..=3, need.map_or(0, |need| need.any));
            out.number(format_args!("{name}.needs.engineer"), 0..=3, need.map_or(0, |need| need.engineers));
            out.number(format_args!("{name}.needs.scientist"), 0..=3, need.map_or(0, |need| need.scientists));
            for way in 0..ALTERNATIVES {
                let cost = card.and_then(|card| card.work.pay.get(way)).copied();
                let Cost { money, yellowcake, uranium } = cost.unwrap_or_default();
                out.number(format_args!("{name}.pay.{way}.money"), 0..=255, money);
                out.number(format_args!("{name}.pay.{way}.yellowcake"), 0..=255, yellowcake);
                out.number(format_args!("{name}.pay.{way}.uranium"), 0..=255, uranium);
            }
            for way in 0..ALTERNATIVES {
                let gain = card.and_then(|card| card.work.gain.get(way)).copied().unwrap_or_default();
                let name = format_args!("{name}.gain.{way}");
                observe_goods(name, gain, out);
            }
        }
        out.number(format_args!("building-deck"), 0..=50, self.building_deck.len());
    }

    fn observe_buildings(&self, seat: Seat, out: &mut impl Features) {
        for row in 0..BUILDINGS as u8 {
            let name = format_args!("building.{row}");
            let place = self.market.iter().position(|&other| other == Some(Building(row)));
            let place = place.map_or(0, |place| place as u8 + 1);
            out.number(format_args!("{name}.market-place"), 0..=7, place);
            out.flag(format_args!("{name}.in-deck"), self.building_deck.has(row));
            for (who, other) in players(seat, self.seats) {
                let owned = self.players[other].buildings.has(row);
                out.flag(format_args!("{name}.owner.{who}"), owned);
            }
            let site = self.buildings[usize::from(row)];
            out.number(format_args!("{name}.workers"), 0..=16, site.crew.total());
            let own = !site.crew.permanent.is_empty() && site.user == seat;
            out.flag(format_args!("{name}.own-workers"), own);
            out.number(format_args!("{name}.damage"), 0..=MOST, self.damage[usize::from(row)]);
        }
    }

    /// MP-2.10: the cards in the hands of others are hidden; MP-D.17: in a draft, so are those passed on.
    fn observe_bombs(&self, seat: Seat, out: &mut impl Features) {
        let bombs = &self.bombs;
        out.flag(format_args!("design-open"), bombs.open);
        let face_up = if self.hides_face_up(Some(seat)) { Set::EMPTY } else { bombs.face_up };
        out.number(format_args!("face-up-cards"), 0..=30, bombs.face_up.len());
        let under = bombs.under.iter().flatten().fold(Set::EMPTY, |all, bomb| all.with(bomb.0));
        let own = &self.players[seat];
        for row in 0..BOMBS as u8 {
            let name = format_args!("bomb.{row}");
            out.flag(format_args!("{name}.face-up"), face_up.has(row));
            out.flag(format_args!("{name}.in-deck"), bombs.deck.has(row));
            out.flag(format_args!("{name}.under-deck"), under.has(row));
            out.flag(format_args!("{name}.own-hand"), own.hand.has(row));
            for (who, other) in players(seat, self.seats) {
                let player = &self.players[other];
                out.flag(format_args!("{name}.built.{who}"), player.built.has(row));
                out.flag(format_args!("{name}.loaded.{who}"), player.loaded.has(row));
            }
            out.number(format_args!("{name}.workers"), 0..=16, self.bomb_crews[usize::from(row)].total());
        }
    }

    fn observe_player(&self, observer: Seat, who: &str, seat: Seat, out: &mut impl Features) {
        let player = &self.players[seat];
        out.number(format_args!("{who}.money"), 0..=MOST, player.money);
        out.number(format_args!("{who}.yellowcake"), 0..=MOST, player.yellowcake);
        out.number(format_args!("{who}.fighters"), 0..=100, player.fighters);
        out.number(format_args!("{who}.bombers"), 0..=100, player.bombers);
        out.number(format_args!("{who}.uranium"), 0..=100, player.uranium);
        out.number(format_args!("{who}.plutonium"), 0..=100, player.plutonium);
        out.number(format_args!("{who}.spies"), 0..=100, player.espionage);
        out.number(format_args!("{who}.test-token"), -1..=63, player.token.map_or(-1, i16::from));
        observe_workers(format_args!("{who}.supply"), player.supply.permanent, out);
        observe_workers(format_args!("{who}.supply.contractors"), player.supply.contractors, out);
        observe_workers(format_args!("{who}.untrained"), player.untrained, out);
        out.number(format_args!("{who}.test-token-workers"), 0..=30, player.token_crew.total());
        out.number(format_args!("{who}.buildings"), 0..=50, player.buildings.len());
        out.number(format_args!("{who}.hand"), 0..=30, player.hand.len());
        let points: u16 = self.points(seat).iter().sum();
        out.number(format_args!("{who}.points"), 0..=MOST, points);
        for (name, other) in players(observer, self.seats) {
            out.flag(format_args!("{who}.pact-with.{name}"), has(player.pacts, other));
            out.flag(format_args!("{who}.allied-with.{name}"), has(player.allies, other));
        }
        let enemy = (player.allies > 0).then_some(player.enemy);
        out.one_seat(format_args!("{who}.common-enemy"), observer, self.seats, enemy);
    }

    /// How many seats clockwise from the acting one another seat is.
    fn clockwise(&self, seat: Seat) -> u16 {
        u16::from((seat.number() + self.seats - self.actor.number()) % self.seats)
    }

    fn seat_clockwise(&self, steps: u16) -> Option<Seat> {
        let steps = steps as u8;
        (steps < self.seats).then(|| Seat::new((self.actor.number() + steps) % self.seats))
    }

    /// A crew for a bomb, by its contractors: the bomb says how many workers there are.
    fn bomb_crew(&self, bomb: Bomb, engineers: u8, scientists: u8) -> Option<Crew> {
        let need = self.tables.bomb(bomb).need;
        let permanent =
            Workers::new(0, need.engineers.checked_sub(engineers)?, need.scientists.checked_sub(scientists)?);
        Some(Crew::new(permanent, Workers::new(0, engineers, scientists)))
    }
}

fn observe_workers(name: fmt::Arguments<'_>, workers: Workers, out: &mut impl Features) {
    for which in WorkerType::ALL {
        out.number(format_args!("{name}.{}", which.word()), 0..=15, workers.count(which));
    }
}

fn observe_goods(name: fmt::Arguments<'_>, goods: Goods, out: &mut impl Features) {
    let Goods { money, yellowcake, fighters, bombers, uranium, plutonium, workers } = goods;
    out.number(format_args!("{name}.money"), 0..=255, money);
    out.number(format_args!("{name}.yellowcake"), 0..=255, yellowcake);
    out.number(format_args!("{name}.fighters"), 0..=10, fighters);
    out.number(format_args!("{name}.bombers"), 0..=10, bombers);
    out.number(format_args!("{name}.uranium"), 0..=10, uranium);
    out.number(format_args!("{name}.plutonium"), 0..=10, plutonium);
    observe_workers(name, workers, out);
}

/// The workers of a small crew one by one: 1 to 3 for permanent labourers, engineers and scientists, 4 to 6 for contractors,
/// 0 for nobody. `None` if there are more than three.
fn small_crew_parts(crew: Crew) -> Option<[u16; 3]> {
    let mut parts = [0; 3];
    let mut at = 0;
    for (first, workers) in [(1, crew.permanent), (4, crew.contractors)] {
        for (number, which) in (first..).zip(WorkerType::ALL) {
            for _ in 0..workers.count(which) {
                *parts.get_mut(at)? = number;
                at += 1;
            }
        }
    }
    Some(parts)
}

fn small_crew(parts: [u16; 3]) -> Crew {
    parts.into_iter().fold(Crew::NONE, |crew, part| match part {
        0 => crew,
        1..=3 => crew.plus(Crew::permanent(Workers::of(WorkerType::ALL[usize::from(part) - 1], 1))),
        _ => crew.plus(Crew::contractors(Workers::of(WorkerType::ALL[usize::from(part) - 4], 1))),
    })
}

impl ActionSpace for ManhattanProject {
    const ACTIONS_VERSION: u32 = 1;

    const KINDS: &'static [ActionKind] = &[
        ActionKind::new("bonus", &[3], "worker type"),
        ActionKind::new("place", &[SPACES as u16, 3], "space, output"),
        ActionKind::new("use", &[BUILDINGS as u16, 3, 3], "building, cost, output"),
        ActionKind::new("build", &[BOMBS as u16], "bomb"),
        ActionKind::new("test", &[BOMBS as u16], "bomb"),
        ActionKind::new("load", &[BOMBS as u16], "bomb"),
        ActionKind::new("retrieve", &[], ""),
        ActionKind::new(
            "send",
            &[7, 7, 7],
            "up to three workers: 0 nobody, 1 to 3 own labourer, engineer, scientist, 4 to 6 contractors",
        ),
        ActionKind::new("send-to-bomb", &[9, 9], "contractors among the engineers, among the scientists"),
        ActionKind::new("gain", &[16], "permanent workers"),
        ActionKind::new("buy", &[POSITIONS as u16], "position of the market"),
        ActionKind::new("strike", &[SEATS as u16, 2], "seats clockwise, aircraft"),
        ActionKind::new("raid", &[BUILDINGS as u16], "building"),
        ActionKind::new("accept", &[], ""),
        ActionKind::new("refuse", &[], ""),
        ActionKind::new("repair", &[BUILDINGS as u16], "building"),
        ActionKind::new("keep", &[BOMBS as u16], "bomb"),
        ActionKind::new("done", &[], ""),
        ActionKind::new("offer", &[SEATS as u16], "seats clockwise"),
        ActionKind::new(
            "offer-joint",
            &[SEATS as u16, SEATS as u16],
            "partner and common enemy, seats clockwise",
        ),
        ActionKind::new("place-only", &[SPACES as u16], "space"),
        ActionKind::new("use-only", &[BUILDINGS as u16, 3], "building, cost"),
    ];

    fn action_parts(&self, action: Action) -> Option<ActionParts> {
        Some(match action {
            Action::Bonus(which) => ActionParts::new(0, [which as u16]),
            Action::Place(space, take) => ActionParts::new(1, [space.0.into(), take.into()]),
            Action::Use(building, pay, take) => {
                ActionParts::new(2, [building.0.into(), pay.into(), take.into()])
            }
            Action::Build(bomb) => ActionParts::new(3, [bomb.0.into()]),
            Action::Test(bomb) => ActionParts::new(4, [bomb.0.into()]),
            Action::Load(bomb) => ActionParts::new(5, [bomb.0.into()]),
            Action::Retrieve => ActionParts::new(6, []),
            Action::Send(crew) => match self.turn.target {
                Target::Bomb(_) => {
                    let contractors = |which| u16::from(crew.contractors.count(which));
                    let (engineers, scientists) =
                        (contractors(WorkerType::Engineer), contractors(WorkerType::Scientist));
                    ActionParts::new(8, [engineers, scientists])
                }
                Target::Space(..) | Target::Building(..) => ActionParts::new(7, small_crew_parts(crew)?),
            },
            Action::Gain(permanent) => ActionParts::new(9, [permanent.into()]),
            Action::Buy(position) => ActionParts::new(10, [position.0.into()]),
            Action::Strike(seat, aircraft) => ActionParts::new(11, [self.clockwise(seat), aircraft as u16]),
            Action::Raid(building) => ActionParts::new(12, [building.0.into()]),
            Action::Accept => ActionParts::new(13, []),
            Action::Refuse => ActionParts::new(14, []),
            Action::Repair(building) => ActionParts::new(15, [building.0.into()]),
            Action::Keep(bomb) => ActionParts::new(16, [bomb.0.into()]),
            Action::Done => ActionParts::new(17, []),
            Action::Offer(seat) => ActionParts::new(18, [self.clockwise(seat)]),
            Action::OfferJoint(partner, enemy) => {
                ActionParts::new(19, [self.clockwise(partner), self.clockwise(enemy)])
            }
            Action::PlaceOnly(space) => ActionParts::new(20, [space.0.into()]),
            Action::UseOnly(building, pay) => ActionParts::new(21, [building.0.into(), pay.into()]),
        })
    }

    fn action_of_parts(&self, ActionParts { kind, parts }: ActionParts) -> Option<Action> {
        let [first, second, third, _] = parts;
        let (a, b, c) = (first as u8, second as u8, third as u8);
        Some(match kind {
            0 => Action::Bonus(WorkerType::ALL[usize::from(a)]),
            1 => Action::Place(Space(a), b),
            2 => Action::Use(Building(a), b, c),
            3 => Action::Build(Bomb(a)),
            4 => Action::Test(Bomb(a)),
            5 => Action::Load(Bomb(a)),
            6 => Action::Retrieve,
            7 => Action::Send(small_crew([first, second, third])),
            8 => match self.turn.target {
                Target::Bomb(bomb) => Action::Send(self.bomb_crew(bomb, a, b)?),
                Target::Space(..) | Target::Building(..) => return None,
            },
            9 => Action::Gain(a),
            10 => Action::Buy(Position(a)),
            11 => Action::Strike(self.seat_clockwise(first)?, Aircraft::ALL[usize::from(b)]),
            12 => Action::Raid(Building(a)),
            13 => Action::Accept,
            14 => Action::Refuse,
            15 => Action::Repair(Building(a)),
            16 => Action::Keep(Bomb(a)),
            17 => Action::Done,
            18 => Action::Offer(self.seat_clockwise(first)?),
            19 => Action::OfferJoint(self.seat_clockwise(first)?, self.seat_clockwise(second)?),
            20 => Action::PlaceOnly(Space(a)),
            21 => Action::UseOnly(Building(a), b),
            _ => return None,
        })
    }
}
