//! DS-26: the actions of the Diceoneer. Where its priorities leave several choices, you choose (DS-26.2).

use engine::{Chance, EventSink, Refusal};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cell, Colour, Main, Resource, Slot, Tile};
use crate::state::{DiceSettlers, Stage};

impl DiceSettlers {
    pub(crate) fn begin_bot_action(
        &mut self,
        main: Main,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        match main {
            Main::Recruit => {
                // DS-26.3: the dice for this strength.
                let strength = usize::from(self.bot.strength);
                self.doing.left = self.tables.solo.recruit[strength.min(3) - 1];
                self.bot_recruits(chance, log);
            }
            Main::Explore => self.bot_explores(chance, log),
            // DS-26.9: it builds in these two.
            Main::Settle => {
                self.bot_builds(log);
                self.bot_settles(chance, log);
            }
            Main::Raid => {
                self.bot_builds(log);
                self.begin_bot_raid(chance, log);
            }
            Main::Trade => {
                self.doing.left = 0;
                self.bot_trades(chance, log);
            }
            Main::Research | Main::Harvest => self.bot_researches(chance, log),
        }
    }

    /// DS-26.3: the colours it may take now, after its priorities.
    fn bot_colours(&self) -> Set {
        let owned = self.bot.dice();
        let keys = Colour::ALL.into_iter().filter(|&colour| self.recruitable(Self::BOT, colour) > 0);
        let keys = keys.map(|colour| (owned[colour.index()], self.supply[colour.index()], colour.number()));
        let best = keys.clone().map(|key| (key.0, key.1)).min();
        keys.filter(|key| Some((key.0, key.1)) == best).map(|key| key.2).collect()
    }

    /// DS-26.3: one die after the other.
    fn bot_recruits(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        while self.doing.left > 0 {
            let colours = self.bot_colours();
            match (colours.len(), colours.first()) {
                (1, Some(colour)) => self.bot_takes_die(Colour::ALL[usize::from(colour)], log),
                (0, _) => break,
                _ => {
                    self.stage = Stage::Choosing;
                    return;
                }
            }
        }
        self.finish_bot_action(chance, log);
    }

    /// DS-26.3: the first die uses strength 1 or 2, the second the rest of 3.
    fn bot_takes_die(&mut self, colour: Colour, log: &mut impl EventSink<Event>) {
        self.supply[colour.index()] -= 1;
        self.bot.push(colour);
        log.note(Event::DieGained(Self::BOT, colour));
        let used = if self.doing.effective { 1 } else { 2 };
        self.bot.strength = self.bot.strength.saturating_sub(used);
        self.doing.effective = true;
        self.doing.left -= 1;
    }

    /// DS-26.4: the best cells for a new tile.
    fn bot_cells(&self) -> impl Iterator<Item = Cell> + Clone + use<'_> {
        let near = |cell: Cell| !self.touching(cell).and(self.presence(Self::HUMAN)).is_empty();
        let apart = |cell: Cell| {
            let tiles = self.presence(Self::HUMAN).iter();
            tiles.map(|tile| self.cell(Tile(tile)).distance(cell)).min().unwrap_or(0)
        };
        let key = move |cell: Cell| (!near(cell), apart(cell));
        let cells = self.explorable(Self::BOT);
        let best = cells.clone().map(key).max();
        cells.filter(move |&cell| Some(key(cell)) == best)
    }

    /// DS-26.4, DS-26.7, DS-26.21: one tile, if there is any and a cell for it.
    fn bot_explores(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if self.stack.is_empty() || !self.can_explore(Self::BOT) {
            return self.finish_bot_action(chance, log);
        }
        self.bot.strength -= 1;
        let tile = chance.draw("tile", &self.stack);
        self.stack.remove(tile);
        self.drawn.insert(tile);
        log.note(Event::Drawn(Self::BOT, Tile(tile)));
        let first_two = {
            let mut cells = self.bot_cells();
            (cells.next(), cells.next())
        };
        match first_two {
            (Some(cell), None) => self.bot_places(cell, chance, log),
            _ => self.stage = Stage::Choosing,
        }
    }

    /// DS-26.4, DS-26.5, DS-26.21: a tent from the general supply, or else from the personal one; no ability.
    fn bot_places(&mut self, cell: Cell, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let tile = Tile(self.drawn.first().expect("a tile was drawn"));
        self.drawn = Set::EMPTY;
        let general = self.bot_general_tents() > 0;
        self.put_tile(tile, cell);
        log.note(Event::Placed(Self::BOT, tile, cell));
        if general || self.players[Self::BOT].tents > 0 {
            if !general {
                self.players[Self::BOT].tents -= 1;
            }
            self.put_tent(Self::BOT, tile);
            log.note(Event::TentPlaced(Self::BOT, tile));
        }
        self.doing.tile = Some(tile);
        self.begin_joining(chance, log);
    }

    /// DS-26.6: if you joined, it adds a tent.
    pub(crate) fn finish_bot_explore(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.actor = Self::HUMAN;
        if let Some(tile) = self.doing.tile
            && self.doing.joined
            && self.players[Self::BOT].tents > 0
        {
            self.players[Self::BOT].tents -= 1;
            self.put_tent(Self::BOT, tile);
            log.note(Event::TentPlaced(Self::BOT, tile));
        }
        self.finish_bot_action(chance, log);
    }

    /// The tents that the Diceoneer lacks for a house here (DS-26.8, priority 3); `None` if no house can be built.
    fn tents_to_house(&self, tile: Tile) -> Option<u8> {
        let possible = self.has_house(Self::BOT) && self.house_on(tile).is_none();
        let needed = self.tents_on(Self::HUMAN, tile) + self.tables.govern.lead;
        possible.then(|| needed.saturating_sub(self.tents_on(Self::BOT, tile)))
    }

    /// Keeps the tiles for which `fits` returns true; all of them if there is none.
    fn narrowed(tiles: Set, fits: impl Fn(Tile) -> bool) -> Set {
        let fitting: Set = tiles.iter().filter(|&tile| fits(Tile(tile))).collect();
        if fitting.is_empty() { tiles } else { fitting }
    }

    /// Keeps the tiles with the highest number.
    fn highest(tiles: Set, number: impl Fn(Tile) -> Option<u8>) -> Set {
        match tiles.iter().filter_map(|tile| number(Tile(tile))).max() {
            Some(best) => tiles.iter().filter(|&tile| number(Tile(tile)) == Some(best)).collect(),
            None => tiles,
        }
    }

    /// Whether you alone control a tile and would lose that after `swaps` of your tents were swapped or, if `swaps` is
    /// zero, after one more bot tent.
    fn would_deny(&self, tile: Tile, swaps: u8) -> bool {
        let (yours, its) = (self.tents_on(Self::HUMAN, tile), self.tents_on(Self::BOT, tile));
        let sole = self.controls(Self::HUMAN, tile) && !self.controls(Self::BOT, tile);
        sole && self.house_on(tile).is_none() && its + swaps.max(1) >= yours.saturating_sub(swaps)
    }

    fn shares_control(&self, tile: Tile) -> bool {
        self.controls(Self::HUMAN, tile) && self.controls(Self::BOT, tile)
    }

    /// DS-26.8: the tiles for the next tent, after its priorities.
    fn bot_settling(&self) -> Set {
        let tiles = self.within_steps(Self::BOT, 1);
        let present = self.presence(Self::BOT);
        let tiles = Self::narrowed(tiles, |tile| !self.is_on(Self::BOT, self.tables.tile(tile).terrain));
        let worthless = |tile: Tile| {
            let second = self.tables.tile(tile).vp.map_or(0, |[_, second]| second);
            second == 0 && self.house_on(tile) == Some(Self::HUMAN)
        };
        let tiles = Self::narrowed(tiles, |tile| !present.has(tile.0) && !worthless(tile));
        let tiles = Self::highest(tiles, |tile| self.tents_to_house(tile).map(|tents| u8::MAX - tents));
        let tiles = Self::narrowed(tiles, |tile| self.would_deny(tile, 0));
        let tiles = Self::narrowed(tiles, |tile| self.shares_control(tile));
        Self::highest(tiles, |tile| Some(self.first_number(tile)))
    }

    /// DS-26.8 to DS-26.11, DS-26.24: tent by tent.
    fn bot_settles(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        while self.bot.strength > 0 || self.bot.last_tent {
            if self.presence(Self::BOT).is_empty() {
                break;
            }
            if self.players[Self::BOT].tents == 0 && !self.bot_refills(log) {
                break;
            }
            let tiles = self.bot_settling();
            match (tiles.len(), tiles.first()) {
                (1, Some(tile)) => self.bot_puts_tent(Tile(tile), log),
                (0, _) => break,
                _ => {
                    self.stage = Stage::Choosing;
                    return;
                }
            }
        }
        self.finish_bot_action(chance, log);
    }

    /// DS-26.10, DS-26.11: with the strength left it takes tents, if there are enough; the next one is free.
    fn bot_refills(&mut self, log: &mut impl EventSink<Event>) -> bool {
        if self.bot.strength == 0 {
            return false;
        }
        let tents = self.tables.solo.refill[usize::from(self.bot.strength > 1)];
        let there = self.bot_general_tents() >= tents;
        if there {
            self.players[Self::BOT].tents += tents;
            log.note(Event::TentsTaken(Self::BOT, tents));
            self.bot.strength = 0;
            self.bot.last_tent = true;
        }
        there
    }

    fn bot_puts_tent(&mut self, tile: Tile, log: &mut impl EventSink<Event>) {
        self.players[Self::BOT].tents -= 1;
        self.put_tent(Self::BOT, tile);
        log.note(Event::TentPlaced(Self::BOT, tile));
        if !std::mem::take(&mut self.bot.last_tent) {
            self.bot.strength -= 1;
        }
        self.bot_builds(log);
    }

    /// DS-26.12: your shields lower the strength once; if none is left, one strength counts as unused.
    fn begin_bot_raid(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let shield = self.players[Self::HUMAN].powers.raid_shield;
        self.bot.strength = self.bot.strength.saturating_sub(shield);
        if self.bot.strength == 0 {
            self.bot.strength = 1;
            return self.finish_bot_action(chance, log);
        }
        let tiles = self.bot_raiding();
        match (tiles.len(), tiles.first()) {
            (1, Some(tile)) => self.bot_raids(Tile(tile), chance, log),
            (0, _) => self.finish_bot_action(chance, log),
            _ => self.stage = Stage::Choosing,
        }
    }

    /// DS-26.13: the tiles to raid, after its priorities.
    fn bot_raiding(&self) -> Set {
        let swaps = |tile: Tile| {
            self.bot.strength.min(self.tents_on(Self::HUMAN, tile)).min(self.players[Self::BOT].tents)
        };
        let tiles: Set = self.presence(Self::BOT).iter().filter(|&tile| swaps(Tile(tile)) > 0).collect();
        let tiles = Self::highest(tiles, |tile| Some(swaps(tile)));
        let tiles = Self::narrowed(tiles, |tile| self.would_deny(tile, swaps(tile)));
        let tiles = Self::narrowed(tiles, |tile| self.shares_control(tile));
        let tiles = Self::highest(tiles, |tile| self.tents_to_house(tile).map(|tents| u8::MAX - tents));
        Self::highest(tiles, |tile| Some(self.first_number(tile)))
    }

    /// DS-26.14, DS-26.15: swap by swap.
    fn bot_raids(&mut self, tile: Tile, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        while self.bot.strength > 0
            && self.players[Self::BOT].tents > 0
            && self.tents_on(Self::HUMAN, tile) > 0
        {
            self.lift_tents(Self::HUMAN, tile, 1);
            self.players[Self::HUMAN].tents += 1;
            self.players[Self::BOT].tents -= 1;
            self.put_tent(Self::BOT, tile);
            self.bot.strength -= 1;
            log.note(Event::Swapped(Self::BOT, tile, Self::HUMAN));
            self.bot_builds(log);
        }
        self.finish_bot_action(chance, log);
    }

    /// DS-26.16, DS-26.23: up to three resources per strength, Gold last; `left` counts those this strength may still
    /// sell.
    fn bot_trades(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        loop {
            let stored = self.resources(Self::BOT);
            if stored == [0; 4] || (self.doing.left == 0 && self.bot.strength == 0) {
                return self.finish_bot_action(chance, log);
            }
            if self.doing.left == 0 {
                self.bot.strength -= 1;
                self.doing.left = self.tables.solo.sold_per_strength;
            }
            let kinds = self.bot_sellable();
            match (kinds.len(), kinds.first()) {
                (1, Some(kind)) => self.bot_sells(Resource::ALL[usize::from(kind)], log),
                _ => {
                    self.stage = Stage::Choosing;
                    return;
                }
            }
        }
    }

    /// DS-26.23: the resources it may sell next. If it sells all, the order does not matter.
    fn bot_sellable(&self) -> Set {
        let stored = self.resources(Self::BOT);
        let kinds: Set =
            Resource::ALL.into_iter().filter(|kind| stored[kind.index()] > 0).map(Resource::number).collect();
        let others = kinds.without(Resource::Gold.number());
        let all: u8 = stored.iter().sum();
        let room = self.doing.left + self.bot.strength * self.tables.solo.sold_per_strength;
        match others.first() {
            None => kinds,
            Some(first) if all <= room => Set::EMPTY.with(first),
            Some(_) => others,
        }
    }

    fn bot_sells(&mut self, resource: Resource, log: &mut impl EventSink<Event>) {
        self.players[Self::BOT].resources[resource.index()] -= 1;
        self.doing.left -= 1;
        let vp = self.bot.difficulty.vp_sold;
        self.gain_vp(Self::BOT, vp);
        log.note(Event::VpGained(Self::BOT, vp));
    }

    /// DS-26.17: the affordable technology with most printed VP, the first in the row.
    fn bot_researches(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let terrains = self.terrains(Self::BOT);
        let fits = |slot: &Slot| {
            let card = self.technology(*slot);
            card.research <= self.bot.strength
                && card.terrains.minus(terrains).is_empty()
                && self.can_pay(Self::BOT, card)
        };
        let slots = self.unmarked(Self::BOT).filter(fits);
        let best = slots.max_by_key(|&slot| (self.technology(slot).vp, std::cmp::Reverse(slot)));
        if let Some(slot) = best {
            let (price, cost) = (self.technology(slot).research, self.technology(slot).cost);
            let mut paid = [0; 4];
            for resource in [Resource::Food, Resource::Wood, Resource::Iron] {
                let at = resource.index();
                paid[at] = cost[at].min(self.players[Self::BOT].resources[at]);
                paid[Resource::Gold.index()] += cost[at] - paid[at];
            }
            for (held, paid) in self.players[Self::BOT].resources.iter_mut().zip(paid) {
                *held -= paid;
            }
            self.mark(Self::BOT, slot, true);
            self.bot.strength -= price;
            log.note(Event::Researched(Self::BOT, slot, paid));
        }
        self.finish_bot_action(chance, log);
    }

    /// DS-26.2: whether a choice is among those the priorities leave.
    pub(crate) fn check_choice(&self, action: Action) -> Result<(), Refusal> {
        let left = match (self.doing.main, action) {
            (Some(Main::Recruit), Action::BotColour(colour)) => self.bot_colours().has(colour.number()),
            (Some(Main::Explore), Action::BotCell(cell)) => self.bot_cells().any(|other| other == cell),
            (Some(Main::Settle), Action::BotTile(tile)) => self.bot_settling().has(tile.0),
            (Some(Main::Raid), Action::BotTile(tile)) => self.bot_raiding().has(tile.0),
            (Some(Main::Trade), Action::BotSells(resource)) => self.bot_sellable().has(resource.number()),
            _ => false,
        };
        if left { Ok(()) } else { Err(Refusal::new("DS-26.2", "priorities-forbid")) }
    }

    pub(crate) fn list_choices(&self, out: &mut Vec<Action>) {
        let tiles = |set: Set| set.iter().map(|tile| Action::BotTile(Tile(tile)));
        match self.doing.main {
            Some(Main::Recruit) => {
                let colours = self.bot_colours();
                let colours = Colour::ALL.into_iter().filter(|colour| colours.has(colour.number()));
                out.extend(colours.map(Action::BotColour));
            }
            Some(Main::Explore) => out.extend(self.bot_cells().map(Action::BotCell)),
            Some(Main::Settle) => out.extend(tiles(self.bot_settling())),
            Some(Main::Raid) => out.extend(tiles(self.bot_raiding())),
            _ => {
                let kinds = self.bot_sellable();
                let kinds = Resource::ALL.into_iter().filter(|kind| kinds.has(kind.number()));
                out.extend(kinds.map(Action::BotSells));
            }
        }
    }

    /// Continues the action with your choice.
    pub(crate) fn apply_choice(
        &mut self,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        match (self.doing.main, action) {
            (_, Action::BotColour(colour)) => {
                self.bot_takes_die(colour, log);
                self.bot_recruits(chance, log);
            }
            (_, Action::BotCell(cell)) => self.bot_places(cell, chance, log),
            (Some(Main::Raid), Action::BotTile(tile)) => self.bot_raids(tile, chance, log),
            (_, Action::BotTile(tile)) => {
                self.bot_puts_tent(tile, log);
                self.bot_settles(chance, log);
            }
            (_, Action::BotSells(resource)) => {
                self.bot_sells(resource, log);
                self.bot_trades(chance, log);
            }
            _ => debug_assert!(false, "only choices for the Diceoneer come here"),
        }
    }
}
