//! DS-23 to DS-25, DS-27: the Diceoneer: its dice, its hexagon, its turns.

use engine::{Chance, Die, EventSink, Refusal, Seat};
use parts::Bag;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Colour, Icon, Main, Resource, Tile};
use crate::solo_table::Difficulty;
use crate::state::{DiceSettlers, Stage};
use crate::tables::Tables;

/// Maximum number of dice of the Diceoneer.
const ROW: usize = 52;
/// The sides of the action hexagon.
pub(crate) const SIDES: usize = 6;

/// The Diceoneer's state beyond that of a player. Its storage, the centre of the hexagon, is `Player::resources`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bot {
    pub(crate) difficulty: Difficulty,
    /// DS-23.4: the row of dice, front first.
    pub(crate) row: [Colour; ROW],
    pub(crate) row_length: u8,
    /// Dice at the sides, by colour; the sides are in clockwise order.
    pub(crate) sides: [[u8; 6]; SIDES],
    /// Tokens at the sides.
    pub(crate) tokens: [Option<Resource>; SIDES],
    /// The side of the action marker.
    pub(crate) marker: u8,
    /// The strength left of the action under way.
    pub(crate) strength: u8,
    /// DS-26.10: whether the next tent is placed free of charge and is the last one.
    pub(crate) last_tent: bool,
}

impl Bot {
    /// DS-23.5: the marker and one token at their sides.
    pub(crate) fn new(tables: &Tables, difficulty: Difficulty) -> Self {
        let solo = &tables.solo;
        let side = |main: Main| solo.clockwise.iter().position(|&other| other == main).unwrap_or(0);
        let mut tokens = [None; SIDES];
        tokens[side(solo.token.0)] = Some(solo.token.1);
        Self {
            difficulty,
            row: [Colour::White; ROW],
            row_length: 0,
            sides: [[0; 6]; SIDES],
            tokens,
            marker: u8::try_from(side(solo.marker)).expect("six sides"),
            strength: 0,
            last_tent: false,
        }
    }

    /// Its dice in the row and around the hexagon, by colour.
    pub(crate) fn dice(&self) -> [u8; 6] {
        let mut dice = [0; 6];
        for colour in &self.row[..usize::from(self.row_length)] {
            dice[colour.index()] += 1;
        }
        for side in &self.sides {
            for (all, at_side) in dice.iter_mut().zip(side) {
                *all += at_side;
            }
        }
        dice
    }

    fn dice_at(&self, side: usize) -> u8 {
        self.sides[side].iter().sum()
    }

    /// Dice and tokens at a side.
    pub(crate) fn things_at(&self, side: usize) -> u8 {
        self.dice_at(side) + u8::from(self.tokens[side].is_some())
    }

    /// A die at the end of the row.
    pub(crate) fn push(&mut self, colour: Colour) {
        self.row[usize::from(self.row_length)] = colour;
        self.row_length += 1;
    }

    /// DS-24.4: the sides clockwise after the marker, its own side last.
    fn clockwise(&self) -> impl Iterator<Item = usize> + use<> {
        let marker = usize::from(self.marker);
        (1..=SIDES).map(move |step| (marker + step) % SIDES)
    }
}

impl DiceSettlers {
    /// Whether a seat is the Diceoneer's.
    #[inline]
    #[must_use]
    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats == 1 && seat.number() == 1
    }

    /// The seat of the Diceoneer.
    pub(crate) const BOT: Seat = Seat::new(1);
    /// The seat of its opponent.
    pub(crate) const HUMAN: Seat = Seat::new(0);

    /// The Diceoneer's row of dice, front first.
    #[must_use]
    pub fn bot_row(&self) -> &[Colour] {
        &self.bot.row[..usize::from(self.bot.row_length)]
    }

    /// The dice, by colour, and the token at a side of the action hexagon.
    #[must_use]
    pub fn bot_side(&self, main: Main) -> ([u8; 6], Option<Resource>) {
        let at = self.side(main);
        (self.bot.sides[at], self.bot.tokens[at])
    }

    /// The side of the action marker.
    #[must_use]
    pub fn bot_marker(&self) -> Main {
        self.tables.solo.clockwise[usize::from(self.bot.marker)]
    }

    /// DS-26.19: the tents of the Diceoneer neither on the map nor in its personal supply.
    #[must_use]
    pub fn bot_general_tents(&self) -> u8 {
        let player = &self.players[Self::BOT];
        let out: u8 = player.tents_on.iter().sum::<u8>() + player.tents;
        self.tables.solo.tents_total.saturating_sub(out)
    }

    pub(crate) fn side(&self, main: Main) -> usize {
        self.tables.solo.clockwise.iter().position(|&other| other == main).unwrap_or(0)
    }

    /// DS-23.2 to DS-23.8: its dice form a row in random order; it has no bag.
    pub(crate) fn set_up_bot(&mut self, chance: &mut impl Chance) {
        let dice = std::mem::take(&mut self.players[Self::BOT].bag);
        self.players[Self::BOT].tents = self.bot.difficulty.tents;
        self.return_dice(dice, chance);
    }

    /// Dice go to the end of the row in random order.
    fn return_dice(&mut self, mut dice: [u8; 6], chance: &mut impl Chance) {
        while dice != [0; 6] {
            let colour = chance.draw("row", &Bag::new(dice).all());
            dice[usize::from(colour)] -= 1;
            self.bot.push(Colour::ALL[usize::from(colour)]);
        }
    }

    /// DS-24: the roll of the Diceoneer.
    pub(crate) fn roll_for_bot(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        // DS-24.2: dice from the front of the row, limited by your quota.
        let length = self.bot.row_length;
        let taken =
            self.tables.solo.take.iter().rev().find(|(from, _)| length >= *from).map_or(0, |row| row.1);
        let limit = self.quota(Self::HUMAN) + self.bot.difficulty.dice_cap;
        let taken = usize::from(taken.min(length).min(limit));
        let mut rolled = [(Colour::White, Icon::Pioneer); 9];
        for (die, &colour) in rolled.iter_mut().zip(&self.bot.row[..taken]) {
            *die = (colour, self.tables.icon(self.tables.side(colour, chance.draw("roll", &Die(6)))));
        }
        self.bot.row.copy_within(taken.., 0);
        self.bot.row_length -= u8::try_from(taken).expect("few dice");
        let rolled = &rolled[..taken];
        // DS-24.3: action icons first.
        for &(colour, icon) in rolled {
            if let Some(main) = Main::ALL.into_iter().find(|main| main.icon() == Some(icon)) {
                self.put_bot_die(colour, self.side(main), log);
            }
        }
        // DS-24.4: then Pioneers, to the side with the fewest things.
        for &(colour, _) in rolled.iter().filter(|die| die.1 == Icon::Pioneer) {
            let side = self.bot.clockwise().min_by_key(|&side| self.bot.things_at(side));
            self.put_bot_die(colour, side.expect("six sides"), log);
        }
        // DS-24.5 to DS-24.7: then resources; their dice go back to the row.
        let had_none = self.players[Self::BOT].resources == [0; 4];
        let mut back = [0; 6];
        for &(colour, icon) in rolled {
            let Some(resource) = icon.resource() else { continue };
            back[colour.index()] += 1;
            let free = self.bot.clockwise().filter(|&side| self.bot.tokens[side].is_none());
            match free.min_by_key(|&side| self.bot.dice_at(side)) {
                Some(side) if !had_none => {
                    self.bot.tokens[side] = Some(resource);
                    log.note(Event::BotToken(resource, Some(self.tables.solo.clockwise[side])));
                }
                _ => {
                    self.store(resource);
                    log.note(Event::BotToken(resource, None));
                }
            }
        }
        self.return_dice(back, chance);
    }

    fn put_bot_die(&mut self, colour: Colour, side: usize, log: &mut impl EventSink<Event>) {
        self.bot.sides[side][colour.index()] += 1;
        log.note(Event::BotDie(colour, self.tables.solo.clockwise[side]));
    }

    /// A token enters the storage; DS-28.3: in the Gold Rush variant as Gold.
    fn store(&mut self, resource: Resource) {
        let kind = if self.bot.difficulty.gold_rush { Resource::Gold } else { resource };
        self.players[Self::BOT].resources[kind.index()] += 1;
    }

    /// DS-25.3 to DS-25.5: the marker moves, the side is emptied, and its action is carried out.
    pub(crate) fn begin_bot_turn(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.actor = Self::HUMAN;
        let things: u8 = (0..SIDES).map(|side| self.bot.things_at(side)).sum();
        if things == 0 {
            return self.end_turn(chance, log);
        }
        let roll = chance.draw("solo", &Die(6));
        let mut steps = self.tables.solo.die[usize::from(roll - 1)];
        let mut stop = usize::from(self.bot.marker);
        while steps > 0 {
            stop = (stop + 1) % SIDES;
            steps = steps.saturating_sub(self.bot.things_at(stop));
        }
        self.bot.marker = u8::try_from(stop).expect("six sides");
        let main = self.tables.solo.clockwise[stop];
        self.bot.strength = self.bot.things_at(stop);
        log.note(Event::BotActs(main, self.bot.strength));
        let dice = std::mem::take(&mut self.bot.sides[stop]);
        if let Some(token) = self.bot.tokens[stop].take()
            && self.bot.difficulty.gold_rush
        {
            self.store(token);
        }
        self.return_dice(dice, chance);
        self.doing.main = Some(main);
        self.begin_bot_action(main, chance, log);
    }

    /// DS-26.1: unused strength gives VP.
    pub(crate) fn finish_bot_action(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        let unused = std::mem::take(&mut self.bot.strength);
        if unused > 0 {
            log.note(Event::BotUnused(unused));
            let vp = unused * self.bot.difficulty.vp_unspent;
            self.gain_vp(Self::BOT, vp);
            log.note(Event::VpGained(Self::BOT, vp));
        }
        self.bot.last_tent = false;
        self.end_turn(chance, log);
    }

    /// DS-26.9, DS-26.22: it builds on tiles without a house where it has enough tents more than you, the best first.
    pub(crate) fn bot_builds(&mut self, log: &mut impl EventSink<Event>) {
        let govern = self.tables.govern;
        loop {
            let ready = |tile: Tile| {
                let own = self.tents_on(Self::BOT, tile);
                own >= govern.tents && own >= self.tents_on(Self::HUMAN, tile) + govern.lead
            };
            let tiles = self.presence(Self::BOT).iter().map(Tile);
            let tiles = tiles.filter(|&tile| self.house_on(tile).is_none() && ready(tile));
            let best = tiles.max_by_key(|&tile| (self.first_number(tile), std::cmp::Reverse(tile)));
            match best {
                Some(tile) if self.has_house(Self::BOT) => {
                    self.swap_for_house(Self::BOT, tile, govern.tents, log);
                }
                _ => return,
            }
        }
    }

    /// The points for control of a tile; 0 if it has none.
    pub(crate) fn first_number(&self, tile: Tile) -> u8 {
        self.tables.tile(tile).vp.map_or(0, |[first, _]| first)
    }

    /// DS-27.2: factories where the bot has two or more tents and more than you.
    pub(crate) fn check_evict(&self, tile: Tile) -> Result<(), Refusal> {
        let own = self.tents_on(Self::BOT, tile);
        if self.tables.factories.has(tile.0) && own >= 2 && own > self.tents_on(Self::HUMAN, tile) {
            Ok(())
        } else {
            Err(Refusal::with("DS-27.2", "no-tent-to-take-off", [tile.0.into(), 0]))
        }
    }

    pub(crate) fn list_evictions(&self, out: &mut Vec<Action>) {
        let tiles = self.presence(Self::BOT).iter().map(Tile);
        out.extend(tiles.filter(|&tile| self.check_evict(tile).is_ok()).map(Action::Evict));
        out.push(Action::Done);
    }

    pub(crate) fn begin_evicting(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.turn = Self::HUMAN;
        self.actor = Self::HUMAN;
        if self.presence(Self::BOT).iter().any(|tile| self.check_evict(Tile(tile)).is_ok()) {
            self.stage = Stage::Evicting;
        } else {
            self.end_round(chance, log);
        }
    }

    /// DS-27.2: to its personal supply; nothing is produced.
    pub(crate) fn apply_evict(
        &mut self,
        tile: Tile,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.lift_tents(Self::BOT, tile, 1);
        self.players[Self::BOT].tents += 1;
        log.note(Event::Evicted(tile));
        self.end_round(chance, log);
    }

    /// DS-26.18, DS-27.4: printed VP, and VP for each technology.
    pub(crate) fn bot_technology_points(&self) -> i32 {
        let slots = self.markers(Self::BOT).iter();
        let each = i32::from(self.bot.difficulty.vp_technology);
        slots.map(|slot| i32::from(self.technology(crate::ids::Slot(slot)).vp) + each).sum()
    }

    /// DS-27.4: VP for each resource left, in the centre or around the hexagon.
    pub(crate) fn bot_storage_points(&self) -> i32 {
        let stored: i32 = self.resources(Self::BOT).iter().map(|&n| i32::from(n)).sum();
        let around = self.bot.tokens.iter().flatten().count() as i32;
        i32::from(self.bot.difficulty.vp_resource) * (stored + around)
    }

    pub(crate) fn check_bot(&self) -> Result<(), String> {
        if self.seats > 1 {
            return Ok(());
        }
        let player = &self.players[Self::BOT];
        let out: u8 = player.tents_on.iter().sum::<u8>() + player.tents;
        if out > self.tables.solo.tents_total {
            return Err(format!("DS-26.19: the Diceoneer has {out} tents"));
        }
        if player.bag != [0; 6] || player.spent != [0; 6] {
            return Err("DS-23.2: the Diceoneer has no bag".to_owned());
        }
        Ok(())
    }
}
