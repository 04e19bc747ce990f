//! The rules of The Manhattan Project (Brandon Tibbetts), 2 to 5 players, without expansions.
//!
//! Players race to build nuclear bombs. In a turn a player either places workers, at most once on the main board and
//! any number of times on buildings, or retrieves them all. Workers buy buildings, mine yellowcake, train more workers,
//! make uranium and plutonium, send aircraft against others' buildings or spies into them. Bombs are designed in a
//! secret draft, built with scientists, engineers and fuel, tested and loaded. The first player to reach the goal wins
//! at once.
//!
//! The clauses are in `rules.md`; each chapter is one file here, and a function that enforces a clause names it:
//!
//! | file | clauses |
//! |---|---|
//! | [`tables`], [`board`], [`cards`], [`sources`], `workers` | MP-1, MP-12, the components |
//! | `setup` | MP-2 |
//! | `turn` | MP-3 |
//! | `place` | MP-4 |
//! | `retrieve` | MP-5 |
//! | `output` | MP-6 |
//! | `construction` | MP-7.1 to 7.8, 7.19; the other spaces of MP-7 are data |
//! | `air_strike`, `deals` | MP-8, MP-D.9 |
//! | `repair` | MP-9 |
//! | `design` | MP-10 |
//! | `espionage` | MP-11 |
//! | `bombs` | MP-13 |
//! | `ending` | MP-14 |
//! | `heuristic` | the heuristic for bots |
//! | `observation` | the position and its actions as numbers |
//! | `accessors`, `reach` | accessors of the position, and whether a player could win next |
//! | `arrange` | positions for tests (feature `arrange`) |
//! | `view` | hidden information (MP-2.10, MP-D.17), invariants (MP-I) |
//!
//! ```
//! use engine::{Components, Files, Game, OptionMap, Playout};
//! use manhattan_project::ManhattanProject;
//!
//! type Manhattan = ManhattanProject;
//! let tables = Components::keep(Manhattan::components(&Files::of::<Manhattan>()).unwrap());
//! let options = Manhattan::options(&tables, &OptionMap::defaults(&Manhattan::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = Manhattan::start(tables, &options, 3, &mut chance).unwrap();
//! let mut actions = Vec::new();
//! while position.to_act().is_some() {
//!     actions.clear();
//!     position.actions(&mut actions);
//!     let choices = position.at_random(&actions);
//!     let choice = chance.below(choices.len() as u32);
//!     position.play(choices[choice as usize], &mut chance, &mut ());
//! }
//! assert!(position.standings().score(position.standings().ranking()[0]).total() >= 60);
//! ```

mod accessors;
mod action;
mod air_strike;
#[cfg(feature = "arrange")]
mod arrange;
pub mod board;
mod bombs;
pub mod cards;
mod construction;
mod deals;
mod design;
mod ending;
mod espionage;
mod event;
mod heuristic;
mod ids;
mod observation;
mod options;
mod output;
mod place;
mod reach;
mod repair;
mod retrieve;
mod setup;
pub mod sources;
mod state;
pub mod tables;
mod turn;
mod view;
mod workers;

use std::fmt;

use engine::{
    Chance, ComponentError, ComponentUse, Components, EventSink, File, Files, Game, Info, OptionMap, Refusal,
    Seat, Standings,
};

pub use action::Action;
#[cfg(feature = "arrange")]
pub use arrange::Arrangement;
pub use event::Event;
pub use heuristic::Weights;
pub use ids::{
    Aircraft, BOMBS, BUILDINGS, Bomb, Building, Fuel, Kind, POSITIONS, Position, SPACES, Space, bombs,
    buildings,
};
pub use options::{Options, Tests};
pub use state::{Deal, Deals, Kept, ManhattanProject, Stage, Target};
pub use tables::Tables;
pub use workers::{Crew, Need, WorkerType, Workers};

impl Game for ManhattanProject {
    type Components = Tables;
    type Options = Options;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "manhattan-project",
        title: "The Manhattan Project",
        rules: 2,
        oldest_rules: 1,
        seats: 2..=5,
        usual_seats: 3,
        options: options::OPTIONS,
        sources: &["bombs", "loads", "test"],
        tie_breaks: &[],
    };

    const FILES: &'static [File] = tables::FILES;
    const NOTES: &'static [File] = tables::NOTES;

    fn components(files: &Files) -> Result<Tables, ComponentError> {
        Tables::read(files)
    }

    fn options(_: &Tables, options: &OptionMap) -> Result<Options, String> {
        Options::read(options)
    }

    fn start(
        components: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        Self::set_up(components, *options, seats, chance)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    #[inline]
    fn to_act(&self) -> Option<Seat> {
        (self.stage != Stage::Over).then_some(self.actor)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Bonus => self.list_bonuses(out),
            Stage::Turn => self.list_turn(out),
            Stage::Crew => self.list_crews(out),
            Stage::Gaining => self.list_gains(out),
            Stage::Buying => self.list_purchases(out),
            Stage::Striking => self.list_strikes(out),
            Stage::Deal => out.extend([Action::Accept, Action::Refuse]),
            Stage::Repairing => self.list_repairs(out),
            Stage::Drafting => self.list_keeps(out),
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Bonus, Action::Bonus(which)) => self.check_bonus(which),
            (Stage::Turn, Action::Place(space, take)) => self.check_place(space, take),
            (Stage::Turn, Action::PlaceOnly(space)) => self.check_place_only(space),
            (Stage::Turn, Action::Use(building, pay, take)) => self.check_use(building, pay, take),
            (Stage::Turn, Action::UseOnly(building, pay)) => self.check_use_only(building, pay),
            (Stage::Turn, Action::Build(bomb)) => self.check_build(bomb),
            (Stage::Turn, Action::Test(bomb)) => self.check_test(bomb),
            (Stage::Turn, Action::Load(bomb)) => self.check_load(bomb),
            (Stage::Turn, Action::Retrieve) => self.check_retrieve(),
            (Stage::Turn, Action::Done) => self.check_end_turn(),
            (Stage::Crew, Action::Send(crew)) => self.check_send(crew),
            (Stage::Gaining, Action::Gain(permanent)) => self.check_gain(permanent),
            (Stage::Buying, Action::Buy(position)) => self.check_buy(position),
            (Stage::Striking, Action::Strike(target, aircraft)) => self.check_strike(target, aircraft),
            (Stage::Striking, Action::Raid(building)) => self.check_raid(building),
            (Stage::Striking, Action::Done) => self.check_end_of_strikes(),
            (Stage::Turn | Stage::Striking, Action::Offer(other)) => self.check_offer(other),
            (Stage::Turn | Stage::Striking, Action::OfferJoint(partner, enemy)) => {
                self.check_offer_joint(partner, enemy)
            }
            (Stage::Repairing, Action::Repair(building)) => self.check_repair(building),
            (Stage::Drafting, Action::Keep(bomb)) => self.check_keep(bomb),
            (Stage::Drafting, _) => Err(Refusal::new("MP-10.6", "keep-a-card")),
            (Stage::Buying | Stage::Repairing, Action::Done)
            | (Stage::Deal, Action::Accept | Action::Refuse) => Ok(()),
            (Stage::Over, _) => Err(Refusal::new("MP-14.3", "game-is-over")),
            _ => Err(Refusal::new("MP-3.2", "not-now")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        match action {
            Action::Bonus(which) => self.apply_bonus(which, log),
            Action::Place(space, take) => self.begin_placement(Target::Space(space, Some(take)), log),
            Action::PlaceOnly(space) => self.begin_placement(Target::Space(space, None), log),
            Action::Use(building, pay, take) => {
                self.begin_placement(Target::Building(building, pay, Some(take)), log);
            }
            Action::UseOnly(building, pay) => {
                self.begin_placement(Target::Building(building, pay, None), log);
            }
            Action::Build(bomb) => self.begin_placement(Target::Bomb(bomb), log),
            Action::Test(bomb) => self.apply_test(bomb, log),
            Action::Load(bomb) => self.apply_load(bomb, log),
            Action::Retrieve => self.apply_retrieve(log),
            Action::Send(crew) => self.apply_send(crew, log),
            Action::Gain(permanent) => self.apply_gain(permanent, log),
            Action::Buy(position) => self.apply_buy(position, chance, log),
            Action::Strike(target, aircraft) => self.apply_strike(target, aircraft, log),
            Action::Raid(building) => self.apply_raid(building, log),
            Action::Offer(other) => self.apply_offer(other, None, log),
            Action::OfferJoint(partner, enemy) => self.apply_offer(partner, Some(enemy), log),
            Action::Accept => self.apply_answer(true, log),
            Action::Refuse => self.apply_answer(false, log),
            Action::Repair(building) => self.apply_repair(building, log),
            Action::Keep(bomb) => self.apply_keep(bomb, chance, log),
            Action::Done => match self.stage {
                Stage::Buying => self.finish_buying(),
                Stage::Striking => self.finish_strikes(),
                Stage::Repairing => self.finish_repairs(),
                _ => self.end_turn(log),
            },
        }
    }

    fn standings(&self) -> Standings {
        self.scores()
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        self.guess_hands(seat, chance);
    }

    /// MP-10.2, MP-10.3: a card is kept secretly.
    fn is_secret(&self, action: Action) -> bool {
        matches!(action, Action::Keep(_))
    }

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        self.write(action, out)
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        self.read(text)
    }

    /// Random players never decline an output, and offer deals only when they are about to strike.
    fn at_random<'a>(&self, actions: &'a [Action]) -> &'a [Action] {
        match self.stage {
            Stage::Turn => &actions[..actions.partition_point(|action| *action <= Action::Done)],
            _ => actions,
        }
    }
}

impl ComponentUse for ManhattanProject {
    /// Buildings on the market, and bombs face up.
    fn on_offer(&self, out: &mut Vec<String>) {
        out.extend(self.market.iter().flatten().map(|&building| self.tables.building(building).id.clone()));
        out.extend(bombs(self.bombs.face_up).map(|bomb| self.tables.bomb(bomb).id.clone()));
    }

    /// A building is taken when it is bought, a bomb when it is built: cards in hand are worth nothing (MP-10.6).
    fn taken(&self, event: Event, out: &mut Vec<(Seat, String)>) {
        match event {
            Event::Bought(seat, building, ..) => out.push((seat, self.tables.building(building).id.clone())),
            Event::Built(seat, bomb, _) => out.push((seat, self.tables.bomb(bomb).id.clone())),
            _ => {}
        }
    }
}
