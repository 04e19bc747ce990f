//! The strip above the board, the task and the hint of a decision.

use dice_settlers::{Action, Colour, DiceSettlers, Main, Stage};
use engine::{Game, Seat};
use ui_kit::{Scene, Strip};

use crate::look::Look;
use crate::words::Named;

pub(crate) fn strip(scene: &Scene<'_, DiceSettlers>) -> Strip {
    let look = Look::new(scene);
    let phases = ["strip-roll", "strip-actions", "strip-clean-up"];
    Strip {
        round: look.round(),
        phases: phases.map(|key| look.say(key, &[])).to_vec(),
        current: phase(look.position),
        order: look.order(),
        trigger: look.trigger(),
        alarm: look.alarm(),
    }
}

/// Which of the three phases is being played, counted from zero.
pub(crate) const fn phase(position: &DiceSettlers) -> Option<usize> {
    match position.stage() {
        Stage::Draft | Stage::Lay | Stage::Over => None,
        Stage::Keeping | Stage::Evicting => Some(2),
        _ if position.is_roll_phase() => Some(0),
        _ => Some(1),
    }
}

/// The decision as an instruction, without a name.
pub(crate) fn task(scene: &Scene<'_, DiceSettlers>) -> String {
    let look = Look::new(scene);
    look.task()
}

/// A sentence of the rules for this decision.
pub(crate) fn hint(scene: &Scene<'_, DiceSettlers>) -> Option<String> {
    let look = Look::new(scene);
    let key = match look.position.stage() {
        Stage::Draft => "hint-draft",
        Stage::Roll => "hint-roll",
        Stage::Turn | Stage::Extra => "hint-turn",
        Stage::Main => match look.position.main_action()? {
            Main::Recruit => "explain-recruit",
            Main::Explore => "explain-explore",
            Main::Settle => "explain-settle",
            Main::Raid => "explain-raid",
            Main::Harvest => "explain-harvest",
            Main::Trade => "explain-trade",
            Main::Research => "explain-research",
        },
        Stage::Paying => "hint-pay",
        Stage::Placing => "hint-place",
        Stage::Joining | Stage::Adding => "hint-join",
        Stage::Keeping => "hint-keep",
        Stage::Choosing => "hint-choose",
        _ => return None,
    };
    Some(look.say(key, &[]))
}

impl Look<'_> {
    fn round(&self) -> String {
        let round = ("round", self.position.round().into());
        match self.position.stage() {
            Stage::Draft | Stage::Lay => self.say("strip-set-up", &[]),
            _ if self.position.is_last_round() => self.say("strip-last-round", &[round]),
            _ => self.say("strip-round", &[round]),
        }
    }

    /// The seats in turn order from the first player, the Diceoneer included.
    fn order(&self) -> Vec<Seat> {
        let sides = u8::try_from(self.position.all_players().len()).unwrap_or(1);
        let mut seat = self.position.first_player();
        let mut order = Vec::new();
        for _ in 0..sides {
            order.push(seat);
            seat = seat.next(sides);
        }
        order
    }

    /// DS-20.1: the progress towards the four end conditions.
    fn trigger(&self) -> String {
        let [houses, vp, tiles, colours] = self.distances();
        let end = self.position.tables().end;
        let start = self.position.tables().players(self.position.seats()).vp_supply;
        let values = [
            ("houses", houses.into()),
            ("all", end.houses_placed.into()),
            ("vp", vp.into()),
            ("start", start.into()),
            ("tiles", tiles.into()),
            ("colours", colours.into()),
            ("few", end.die_colours_left.into()),
        ];
        self.say("strip-trigger", &values)
    }

    /// DS-20.1: the most houses of a player, VP in supply, tiles in the stack, colours in supply.
    pub(crate) fn distances(&self) -> [u8; 4] {
        let position = self.position;
        let houses = position.all_players().map(|seat| position.houses(seat)).max().unwrap_or(0);
        let colours = Colour::ALL.into_iter().filter(|colour| position.supply()[colour.index()] > 0).count();
        [houses, position.vp_supply(), position.stack().len(), u8::try_from(colours).unwrap_or(0)]
    }

    /// DS-6.2: the announcement of the end.
    fn alarm(&self) -> Option<String> {
        if self.position.stage() == Stage::Over {
            None
        } else if self.position.is_last_round() {
            Some(self.say("alarm-last", &[]))
        } else {
            let drafting = matches!(self.position.stage(), Stage::Draft | Stage::Lay);
            (!drafting && self.position.end_is_triggered()).then(|| self.say("alarm-end", &[]))
        }
    }

    fn task(&self) -> String {
        let position = self.position;
        let left = ("n", position.choices_left().into());
        match position.stage() {
            Stage::Draft => self.say("task-draft", &[]),
            Stage::Lay => self.say("task-lay", &[]),
            Stage::Roll => self.say("task-roll", &[]),
            Stage::Turning => self.say("task-turn-die", &[left]),
            Stage::Rerolling => self.say("task-reroll", &[]),
            Stage::Turn if position.has_acted() => self.say("task-turn-acted", &[]),
            Stage::Turn if position.is_second_turn() => self.say("task-turn-second", &[]),
            Stage::Turn if position.possible_actions().is_empty() => self.say("task-turn-none", &[]),
            Stage::Turn => self.say("task-turn-first", &[]),
            Stage::Extra => self.say("task-extra", &[]),
            Stage::Main => self.task_of_main(),
            Stage::Paying => {
                let due = position.payment().map_or(0, |(_, due)| due);
                self.words.tell("task-pay", &[&[("n", due.into())], &self.main_values()])
            }
            Stage::Placing => self.say("task-place", &[("n", position.drawn().len().into())]),
            Stage::Gaining => self.say("task-gain", &[left]),
            Stage::Joining => self.say("task-join", &self.new_tile()),
            Stage::Adding => self.say("task-add", &self.new_tile()),
            Stage::Tokens => self.say("task-tokens", &[left]),
            Stage::Giving => self.say("task-give", &[]),
            Stage::Building => self.say("task-build", &[left]),
            Stage::Blasting => self.say("task-blast", &[left]),
            Stage::Keeping => self.say("task-keep", &[left]),
            Stage::Choosing => self
                .words
                .tell("task-choose", &[&[("n", position.bot_strength().into())], &self.main_values()]),
            Stage::Evicting => self.say("task-evict", &[]),
            Stage::Over => self.say("task-over", &[]),
        }
    }

    /// The main action under way.
    fn main_values(&self) -> Vec<Named> {
        self.position.main_action().map(|main| self.words.main_values(main).to_vec()).unwrap_or_default()
    }

    /// The tile just explored.
    fn new_tile(&self) -> Vec<Named> {
        self.position.tile_of_action().map(|tile| self.words.tile_values(tile).to_vec()).unwrap_or_default()
    }

    fn task_of_main(&self) -> String {
        let Some(main) = self.position.main_action() else { return String::new() };
        let icons = ("n", self.position.spendable(self.position.turn(), main).total.into());
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        if actions == [Action::Done] {
            return self.words.tell("task-finish", &[&[icons], &self.words.main_values(main)]);
        }
        let key = match main {
            Main::Recruit => "task-recruit",
            Main::Explore => "task-explore",
            Main::Settle => "task-settle",
            Main::Raid => "task-raid",
            Main::Harvest => "task-harvest",
            Main::Trade => "task-trade",
            Main::Research => "task-research",
        };
        self.say(key, &[icons])
    }
}
