//! The rules of Dice Settlers (Dávid Turczi), 2 to 4 players, and solo against the Diceoneer.
//!
//! Players draw dice from their bags, roll them, and spend their icons on actions: recruiting dice, exploring tiles,
//! settling them with tents, raiding, harvesting, trading, researching technologies. A round has a roll phase, two
//! turns per player, and a clean-up. When houses, points, tiles or dice run out, one more round is played; the player
//! with the most victory points wins.
//!
//! The clauses are in `rules.md`; each chapter is one file here, and a function that enforces a clause names it:
//!
//! | file | clauses |
//! |---|---|
//! | [`tables`], `board_table`, `dice_table`, `setup_table`, [`map_tiles`], [`technologies`], [`technology_sets`], [`solo_table`], [`notes`] | DS-1, the components; DS-16.10 to 16.31, DS-21 |
//! | `setup` | DS-2 to DS-4 |
//! | `map` | DS-5 |
//! | `icons` | DS-7 |
//! | `roll` | DS-6.1, DS-8, DS-16.25 |
//! | `turn` | DS-9 |
//! | `recruit`, `explore`, `settle`, `raid` | DS-10 to DS-13 |
//! | `harvest`, `trade`, `research`, `powers` | DS-14 to DS-16 |
//! | `free_actions` | DS-17.6, DS-17.12, DS-18 |
//! | `explosion` | DS-22 |
//! | `clean_up` | DS-6.2, DS-19 |
//! | `ending` | DS-20 |
//! | `solo`, `solo_actions` | DS-23 to DS-28 |
//! | `heuristic` | ratings for bots |
//! | `observation` | the position and its actions as numbers |
//! | `arrange` | positions for tests (feature `arrange`) |
//! | `accessors`, `odds` | accessors of the position, and odds of the bag |
//! | `view` | hidden information (DS-1.9), invariants |
//!
//! ```
//! use dice_settlers::DiceSettlers;
//! use engine::{Components, Files, Game, OptionMap, Playout};
//!
//! let tables = Components::keep(DiceSettlers::components(&Files::of::<DiceSettlers>()).unwrap());
//! let options = DiceSettlers::options(&tables, &OptionMap::defaults(&DiceSettlers::INFO)).unwrap();
//! let mut chance = Playout::new(1);
//! let mut position = DiceSettlers::start(tables, &options, 3, &mut chance).unwrap();
//! let mut actions = Vec::new();
//! while position.to_act().is_some() {
//!     actions.clear();
//!     position.actions(&mut actions);
//!     let choice = chance.below(actions.len() as u32);
//!     position.play(actions[choice as usize], &mut chance, &mut ());
//! }
//! assert_eq!(position.standings().place(position.standings().ranking()[0]), 1);
//! ```

mod accessors;
mod action;
#[cfg(feature = "arrange")]
mod arrange;
mod board_table;
mod clean_up;
mod dice_table;
mod ending;
mod event;
mod explore;
mod explosion;
mod free_actions;
mod harvest;
mod heuristic;
mod icons;
mod ids;
mod map;
pub mod map_tiles;
pub mod notes;
mod observation;
mod odds;
mod options;
mod powers;
mod raid;
mod recruit;
mod research;
mod roll;
mod settle;
mod setup;
mod setup_table;
mod solo;
mod solo_actions;
pub mod solo_table;
mod state;
pub mod tables;
pub mod technologies;
pub mod technology_sets;
mod trade;
mod turn;
mod view;

use std::fmt;

use engine::{
    Chance, ComponentError, ComponentUse, Components, EventSink, File, Files, Game, Info, OptionMap, Refusal,
    Seat, Standings,
};

pub use action::{Action, Exchange, RollOption, Source};
#[cfg(feature = "arrange")]
pub use arrange::Arrangement;
pub use event::Event;
pub use heuristic::Weights;
pub use icons::Spendable;
pub use ids::{
    Card, Cell, Colour, FACES, Face, Faces, Icon, Icons, Main, Resource, SLOTS, Seal, Slot, TILES, Terrain,
    Tile,
};
pub use options::Options;
pub use research::Lacking;
pub use state::{DiceSettlers, Stage};
pub use tables::Tables;

impl Game for DiceSettlers {
    type Components = Tables;
    type Options = Options;
    type Action = Action;
    type Event = Event;

    const INFO: Info = Info {
        slug: "dice-settlers",
        title: "Dice Settlers",
        rules: 2,
        oldest_rules: 1,
        seats: 1..=4,
        usual_seats: 3,
        options: options::OPTIONS,
        sources: ending::SOURCES,
        tie_breaks: &[],
    };

    const FILES: &'static [File] = tables::FILES;
    const NOTES: &'static [File] = tables::NOTES_FILES;

    fn components(files: &Files) -> Result<Tables, ComponentError> {
        Tables::read(files)
    }

    fn options(components: &Tables, options: &OptionMap) -> Result<Options, String> {
        Options::read(components, options)
    }

    fn start(
        components: Components<Tables>,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
    ) -> Result<Self, Refusal> {
        Self::set_up(components, options, seats, chance)
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
            Stage::Draft => self.list_drafts(out),
            Stage::Lay => self.list_lays(out),
            Stage::Roll => self.list_rolls(out),
            Stage::Turning => self.list_turns(out),
            Stage::Rerolling => self.list_rerolls(out),
            Stage::Turn => self.list_turn(out),
            Stage::Extra => self.list_extra(out),
            Stage::Main => self.list_main(out),
            Stage::Paying => self.list_spends(out),
            Stage::Placing => self.list_places(out),
            Stage::Gaining => self.list_gains(out),
            Stage::Joining | Stage::Adding => self.list_joins(out),
            Stage::Tokens => self.list_tokens(out),
            Stage::Giving => self.list_gives(out),
            Stage::Building => self.list_builds(out),
            Stage::Blasting => self.list_removes(out),
            Stage::Keeping => self.list_keeps(out),
            Stage::Choosing => self.list_choices(out),
            Stage::Evicting => self.list_evictions(out),
            Stage::Over => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Draft, Action::Draft(tile)) => self.check_draft(tile),
            (Stage::Lay, Action::Lay(cell)) => self.check_lay(cell),
            (Stage::Roll, Action::Pay(face, option)) => self.check_pay(face, option),
            (Stage::Roll | Stage::Turn, Action::Use(slot)) => self.check_use(slot),
            (Stage::Turning, Action::Turn(from, to)) => self.check_turn(from, to),
            (Stage::Rerolling, Action::Reroll(faces)) => self.check_reroll(faces),
            (Stage::Turn | Stage::Extra, Action::Begin(main)) => self.check_begin(main),
            (Stage::Turn, Action::Factory { tile, from, keep }) => self.check_factory(tile, from, keep),
            (Stage::Turn, Action::Govern(tile)) => self.check_govern(tile),
            (Stage::Turn, Action::Explode(slot)) => self.check_explode(slot),
            (Stage::Turn, Action::Done) => self.check_end_turn(),
            (Stage::Main, _) => self.check_in_main(action),
            (Stage::Paying, Action::Spend(source)) => self.check_spend(source),
            (Stage::Placing, Action::Place(tile, cell)) => self.check_place(tile, cell),
            (Stage::Gaining, Action::Gain(colour)) => self.check_gain(colour),
            (Stage::Tokens, Action::Token(resource)) => self.check_token(resource),
            (Stage::Giving, Action::GiveActive(face)) => self.check_give_active(face),
            (Stage::Giving, Action::GiveSpent(colour)) => self.check_give_spent(colour),
            (Stage::Building, Action::Build(tile)) => self.check_build(tile),
            (Stage::Blasting, Action::Remove(tile, rival)) => self.check_remove(tile, rival),
            (Stage::Keeping, Action::Keep(face)) => self.check_keep(face),
            (Stage::Choosing, _) => self.check_choice(action),
            (Stage::Evicting, Action::Evict(tile)) => self.check_evict(tile),
            (Stage::Turning | Stage::Blasting, Action::Done) if self.doing.may_stop => Ok(()),
            (Stage::Joining | Stage::Adding, Action::Join | Action::Done) => Ok(()),
            (Stage::Roll | Stage::Extra | Stage::Keeping | Stage::Evicting, Action::Done) => Ok(()),
            (Stage::Over, _) => Err(Refusal::new("DS-20.2", "game-is-over")),
            _ => Err(Refusal::new("DS-6.1", "not-now")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(action), Ok(()), "only legal actions are played");
        match action {
            Action::Draft(tile) => self.apply_draft(tile, chance, log),
            Action::Lay(cell) => self.apply_lay(cell, chance, log),
            Action::Pay(face, option) => self.apply_pay(face, option, chance, log),
            Action::Turn(from, to) => self.apply_turn(from, to, log),
            Action::Reroll(faces) => self.apply_reroll(faces, chance, log),
            Action::Use(slot) => self.apply_use(slot, log),
            Action::Begin(main) => self.apply_begin(main, log),
            Action::Recruit(dice) => self.apply_recruit(dice, chance, log),
            Action::Explore(icons) => self.apply_explore(icons, chance, log),
            Action::Take | Action::Settle(_) | Action::TakeBack(_) => self.apply_settle(action, chance, log),
            Action::Raid(tile, rival) => self.apply_raid(tile, rival, chance, log),
            Action::Harvest(resource) => self.apply_harvest(resource, chance, log),
            Action::Double(resource) => self.apply_double(resource, log),
            Action::Trade(..) | Action::TradeDie => self.apply_trade(action, chance, log),
            Action::Research(slot, tokens) => self.apply_research(slot, tokens, chance, log),
            Action::Spend(source) => self.apply_spend(source, chance, log),
            Action::Place(tile, cell) => self.apply_place(tile, cell, chance, log),
            Action::Join => self.apply_join(true, chance, log),
            Action::Gain(colour) => self.apply_gain(colour, chance, log),
            Action::Token(resource) => self.apply_token(resource, log),
            Action::GiveActive(face) => self.apply_give(Ok(face), log),
            Action::GiveSpent(colour) => self.apply_give(Err(colour), log),
            Action::Factory { tile, from, keep } => self.apply_factory(tile, from, keep, log),
            Action::Govern(tile) => self.apply_govern(tile, log),
            Action::Explode(slot) => self.apply_explode(slot, log),
            Action::Build(tile) => self.apply_build(tile, log),
            Action::Remove(tile, rival) => self.apply_remove(tile, rival, log),
            Action::Keep(face) => self.apply_keep(face, chance, log),
            Action::BotColour(_) | Action::BotTile(_) | Action::BotCell(_) | Action::BotSells(_) => {
                self.apply_choice(action, chance, log);
            }
            Action::Evict(tile) => self.apply_evict(tile, chance, log),
            Action::Done => match self.stage {
                Stage::Roll => self.finish_roll(chance, log),
                Stage::Turning => self.back_to_turn(),
                Stage::Extra => self.decline_extra(),
                Stage::Main => self.end_main(log),
                Stage::Joining | Stage::Adding => self.apply_join(false, chance, log),
                Stage::Blasting => self.finish_removing(),
                Stage::Keeping => self.finish_keeping(chance, log),
                Stage::Evicting => self.end_round(chance, log),
                _ => self.end_turn(chance, log),
            },
        }
        // DS-D.37: under rules version 1 the Diceoneer also builds in your turn.
        if self.seats == 1 && self.rules == 1 {
            self.bot_builds(log);
        }
    }

    fn standings(&self) -> Standings {
        self.scores()
    }

    /// Nothing is hidden: the contents of bags follow from public events; see `view`.
    fn imagine(&mut self, _: Seat, _: &mut impl Chance) {}

    fn invariants(&self) -> Result<(), String> {
        self.check_invariants()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        self.write(action, out)
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        self.read(text)
    }
}

impl ComponentUse for DiceSettlers {
    /// The technologies without a marker of the seat whose turn it is.
    fn on_offer(&self, out: &mut Vec<String>) {
        let slots = (0..self.slot_count).filter(|&slot| !self.players[self.turn].markers.has(slot));
        out.extend(slots.map(|slot| self.technology(Slot(slot)).id.clone()));
    }

    fn taken(&self, event: Event, out: &mut Vec<(Seat, String)>) {
        if let Event::Researched(seat, slot, _) = event {
            out.push((seat, self.technology(slot).id.clone()));
        }
    }
}
