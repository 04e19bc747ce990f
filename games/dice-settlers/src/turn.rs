//! DS-9: the action phase: turns, main actions, extra actions.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Main, Resource};
use crate::state::{DiceSettlers, Doing, Stage};
use crate::technologies::Effect;

impl DiceSettlers {
    /// DS-9.1, DS-9.2: a turn begins.
    pub(crate) fn begin_turn(
        &mut self,
        seat: Seat,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.turn = seat;
        self.actor = seat;
        self.doing = Doing::NOTHING;
        self.stage = Stage::Turn;
        if self.is_bot(seat) {
            self.begin_bot_turn(chance, log);
        }
    }

    /// Whether [`check_begin`](Self::check_begin) accepts, without computing a refusal.
    fn can_begin(&self, main: Main) -> bool {
        let over = self.stage == Stage::Turn && self.doing.acted;
        !over && !self.is_used_up(main) && self.can_take(main, 0)
    }

    /// DS-9.4, DS-9.7: a main action not yet taken this round, which can have its effect now.
    pub(crate) fn check_begin(&self, main: Main) -> Result<(), Refusal> {
        if self.stage == Stage::Turn && self.doing.acted {
            return Err(Refusal::new("DS-9.1", "one-main-action-a-turn"));
        }
        self.check_main(main, 0)
    }

    /// Whether a main action may be taken with this number of icons from an explosion.
    pub(crate) fn check_main(&self, main: Main, blast: u8) -> Result<(), Refusal> {
        if self.is_used_up(main) {
            return Err(Refusal::new("DS-9.4", "taken-this-round"));
        }
        if self.can_take(main, blast) {
            Ok(())
        } else {
            let icons = self.spendable(self.turn, main).total + blast;
            Err(Refusal::with("DS-9.7", "action-without-effect", [icons.into(), 0]))
        }
    }

    /// DS-9.4: whether the player has taken the action in this round and cannot repeat it.
    fn is_used_up(&self, main: Main) -> bool {
        let repeats = || self.ready(self.turn, |effect| effect == Effect::RepeatAction).is_some();
        self.players[self.turn].taken.has(main.number()) && !repeats()
    }

    /// DS-9.8: whether a main action would have its effect.
    fn can_take(&self, main: Main, blast: u8) -> bool {
        let seat = self.turn;
        let most = |main: Main| match main.icon() {
            Some(icon) => self.pool_with(seat, icon, self.tile_icons(seat, main), blast).most(),
            None => 0,
        };
        match main {
            Main::Harvest => Resource::ALL
                .into_iter()
                .any(|resource| self.pool_with(seat, resource.icon(), 0, 0).most() > 0),
            Main::Recruit => self.can_recruit(seat, most(main)),
            Main::Explore => !self.stack.is_empty() && most(main) > 0 && self.can_explore(seat),
            Main::Settle => most(main) > 0,
            Main::Raid => self.can_raid(seat, most(main)),
            Main::Trade => most(main) > 0 && self.can_trade(seat),
            Main::Research => self.can_research(seat, most(main)),
        }
    }

    pub(crate) fn list_begins(&self, out: &mut Vec<Action>) {
        out.extend(Main::ALL.into_iter().filter(|&main| self.can_begin(main)).map(Action::Begin));
    }

    /// DS-9.1, DS-9.9: the first turn needs a main action, if any is legal.
    pub(crate) fn check_end_turn(&self) -> Result<(), Refusal> {
        let must = !self.second && !self.doing.acted;
        if must && Main::ALL.into_iter().any(|main| self.can_begin(main)) {
            return Err(Refusal::new("DS-9.1", "main-action-is-due"));
        }
        Ok(())
    }

    pub(crate) fn list_turn(&self, out: &mut Vec<Action>) {
        self.list_uses(out);
        let before = out.len();
        if !self.doing.acted {
            self.list_begins(out);
        }
        let must = !self.second && out.len() > before;
        self.list_factories(out);
        self.list_governs(out);
        self.list_explosions(out);
        if !must {
            out.push(Action::Done);
        }
    }

    pub(crate) fn list_extra(&self, out: &mut Vec<Action>) {
        self.list_begins(out);
        out.push(Action::Done);
    }

    pub(crate) fn apply_begin(&mut self, main: Main, log: &mut impl EventSink<Event>) {
        if self.stage == Stage::Extra {
            self.doing.extra -= 1;
        } else {
            self.doing.acted = true;
        }
        self.begin_main(main, 0, log);
    }

    /// A main action begins. DS-16.26: a repeated one turns the marker over. DS-17.4: control is determined now.
    pub(crate) fn begin_main(&mut self, main: Main, blast: u8, log: &mut impl EventSink<Event>) {
        let seat = self.turn;
        log.note(Event::Began(seat, main));
        if self.players[seat].taken.has(main.number())
            && let Some(slot) = self.ready(seat, |effect| effect == Effect::RepeatAction)
        {
            self.players[seat].turned.insert(slot.0);
            log.note(Event::Used(seat, slot));
        }
        self.players[seat].taken.insert(main.number());
        self.doing = Doing {
            main: Some(main),
            tile_icons: self.tile_icons(seat, main),
            blast_icons: blast,
            acted: self.doing.acted,
            extra: self.doing.extra,
            ..Doing::NOTHING
        };
        self.stage = Stage::Main;
    }

    /// Lists the actions within the main action under way.
    pub(crate) fn list_main(&self, out: &mut Vec<Action>) {
        match self.doing.main {
            Some(Main::Recruit) => self.list_recruits(out),
            Some(Main::Explore) => self.list_explores(out),
            Some(Main::Settle) => self.list_settles(out),
            Some(Main::Raid) => self.list_raids(out),
            Some(Main::Harvest) => self.list_harvests(out),
            Some(Main::Trade) => self.list_trades(out),
            Some(Main::Research) => self.list_research(out),
            None => {}
        }
        if self.doing.effective {
            out.push(Action::Done);
        }
    }

    /// Checks an action within the main action under way.
    pub(crate) fn check_in_main(&self, action: Action) -> Result<(), Refusal> {
        match (self.doing.main, action) {
            (Some(Main::Recruit), Action::Recruit(dice)) => self.check_recruit(dice),
            (Some(Main::Explore), Action::Explore(icons)) => self.check_explore(icons),
            (Some(Main::Settle), Action::Take) => self.check_settle_icon(),
            (Some(Main::Settle), Action::Settle(tile)) => self.check_settle(tile),
            (Some(Main::Settle), Action::TakeBack(tile)) => self.check_take_back(tile),
            (Some(Main::Raid), Action::Raid(tile, rival)) => self.check_raid(tile, rival),
            (Some(Main::Harvest), Action::Harvest(resource)) => self.check_harvest(resource),
            (Some(Main::Harvest), Action::Double(resource)) => self.check_double(resource),
            (Some(Main::Trade), Action::Trade(exchange, tokens)) => self.check_trade(exchange, tokens),
            (Some(Main::Trade), Action::TradeDie) => self.check_trade_die(),
            (Some(Main::Research), Action::Research(slot, tokens)) => self.check_research(slot, tokens),
            (Some(_), Action::Done) => self.check_end_main(),
            _ => Err(Refusal::new("DS-9.6", "not-during-a-main-action")),
        }
    }

    /// The player ends the main action; DS-16.17: after a Harvest, its bonus follows.
    pub(crate) fn end_main(&mut self, log: &mut impl EventSink<Event>) {
        if self.doing.main == Some(Main::Harvest) {
            self.finish_harvest(log);
        } else {
            self.finish_main();
        }
    }

    /// DS-9.7: a main action may be ended when it has had an effect.
    fn check_end_main(&self) -> Result<(), Refusal> {
        if self.doing.effective { Ok(()) } else { Err(Refusal::new("DS-9.7", "no-effect-yet")) }
    }

    /// The main action is over; DS-9.5: an extra action follows at once.
    pub(crate) fn finish_main(&mut self) {
        self.doing = Doing { acted: self.doing.acted, extra: self.doing.extra, ..Doing::NOTHING };
        self.actor = self.turn;
        self.back_to_turn();
    }

    /// DS-9.5: an extra action is gained.
    pub(crate) fn gain_extra_action(&mut self, log: &mut impl EventSink<Event>) {
        self.doing.extra += 1;
        log.note(Event::ExtraAction(self.turn));
    }

    /// DS-D.16: an extra action is declined.
    pub(crate) fn decline_extra(&mut self) {
        self.doing.extra -= 1;
        self.back_to_turn();
    }

    /// The turn is over: the next player's, the second turn, or the clean-up.
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        log.note(Event::TurnEnded(self.turn));
        let next = self.turn.next(self.sides);
        if next != self.first {
            self.begin_turn(next, chance, log);
        } else if !self.second {
            self.second = true;
            self.begin_turn(next, chance, log);
        } else {
            self.begin_clean_up(chance, log);
        }
    }

    /// The main actions that may be begun now, as a set of [`Main::number`].
    #[must_use]
    pub fn possible_actions(&self) -> Set {
        let may = matches!(self.stage, Stage::Turn | Stage::Extra);
        Main::ALL.into_iter().filter(|&main| may && self.can_begin(main)).map(Main::number).collect()
    }
}
