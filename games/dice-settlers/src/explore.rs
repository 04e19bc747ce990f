//! DS-11: Explore.

use engine::{Chance, EventSink, Refusal, Seat};
use parts::Set;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Cell, Colour, Icon, Tile};
use crate::map_tiles::{DieColour, TileEffect, Trigger};
use crate::state::{DiceSettlers, Stage};

impl DiceSettlers {
    /// DS-11.9: at least one icon, at most one for each tile in the stack.
    pub(crate) fn check_explore(&self, icons: u8) -> Result<(), Refusal> {
        if icons == 0 || icons > self.stack.len() {
            return Err(Refusal::with(
                "DS-11.9",
                "not-so-many-tiles",
                [icons.into(), self.stack.len().into()],
            ));
        }
        let there = self.pool(Icon::Explore).most();
        if icons > there {
            return Err(Refusal::with("DS-11.1", "too-few-icons", [there.into(), icons.into()]));
        }
        Ok(())
    }

    pub(crate) fn list_explores(&self, out: &mut Vec<Action>) {
        let most = self.pool(Icon::Explore).most().min(self.stack.len());
        out.extend((1..=most).map(Action::Explore));
    }

    pub(crate) fn apply_explore(
        &mut self,
        icons: u8,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.choose(Action::Explore(icons), icons, chance, log);
    }

    /// DS-11.1, DS-11.10: the tiles are drawn when the icons are spent. DS-16.12: more of them, within the stack.
    pub(crate) fn resolve_explore(
        &mut self,
        icons: u8,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let tiles = icons.saturating_add(self.players[self.turn].powers.explore_draw).min(self.stack.len());
        for _ in 0..tiles {
            let tile = chance.draw("tile", &self.stack);
            self.stack.remove(tile);
            self.drawn.insert(tile);
            log.note(Event::Drawn(self.turn, Tile(tile)));
        }
        self.stage = Stage::Placing;
    }

    /// DS-11.2, DS-11.3.
    pub(crate) fn check_place(&self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        if !self.drawn.has(tile.0) {
            return Err(Refusal::with("DS-11.1", "tile-is-not-drawn", [tile.0.into(), 0]));
        }
        if !self.may_explore(self.turn, cell) {
            return Err(Refusal::new("DS-11.3", "tile-must-touch"));
        }
        Ok(())
    }

    pub(crate) fn list_places(&self, out: &mut Vec<Action>) {
        let cells = self.explorable(self.turn);
        for tile in self.drawn.iter().map(Tile) {
            out.extend(cells.clone().map(|cell| Action::Place(tile, cell)));
        }
    }

    /// DS-11.1, DS-11.4, DS-11.5: the tile, a tent from the general supply, its "place" ability; the others drawn go to
    /// the box.
    pub(crate) fn apply_place(
        &mut self,
        tile: Tile,
        cell: Cell,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.turn;
        self.drawn = Set::EMPTY;
        self.put_tile(tile, cell);
        self.put_tent(seat, tile);
        self.doing.tile = Some(tile);
        log.note(Event::Placed(seat, tile, cell));
        log.note(Event::TentPlaced(seat, tile));
        let row = *self.tables.tile(tile);
        let mut dice = 0;
        for effect in row.effects().filter(|_| row.trigger == Trigger::Place) {
            match effect {
                TileEffect::ExtraAction => self.gain_extra_action(log),
                TileEffect::Die { colour: DieColour::Available, n } => dice += n,
                other => self.gain_from_tile(seat, other, log),
            }
        }
        if !self.begin_gaining(dice) {
            self.begin_joining(chance, log);
        }
    }

    /// DS-11.6, DS-11.12: the player to the left is asked first.
    pub(crate) fn begin_joining(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.actor = self.turn;
        self.next_to_join(chance, log);
    }

    /// DS-11.6: the next player clockwise who is present beside the new tile and has a tent.
    fn next_to_join(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        loop {
            self.actor = self.actor.next(self.sides);
            if self.actor == self.turn {
                return self.begin_adding(chance, log);
            }
            if self.may_join(self.actor) {
                if self.is_bot(self.actor) {
                    // DS-25.2: the Diceoneer always joins.
                    self.join(self.actor, log);
                    continue;
                }
                self.stage = Stage::Joining;
                return;
            }
        }
    }

    fn may_join(&self, seat: Seat) -> bool {
        let beside = self.doing.tile.map_or(Set::EMPTY, |tile| self.neighbours(tile));
        self.players[seat].tents > 0 && !self.presence(seat).and(beside).is_empty()
    }

    fn join(&mut self, seat: Seat, log: &mut impl EventSink<Event>) {
        let Some(tile) = self.doing.tile else { return };
        self.players[seat].tents -= 1;
        self.put_tent(seat, tile);
        self.doing.joined = true;
        log.note(Event::Joined(seat, tile));
    }

    /// DS-11.7: if anybody joined, the active player may add a tent.
    fn begin_adding(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        if self.is_bot(self.turn) {
            self.finish_bot_explore(chance, log);
        } else if self.doing.joined && self.players[self.turn].tents > 0 {
            self.stage = Stage::Adding;
        } else {
            self.finish_main();
        }
    }

    pub(crate) fn list_joins(&self, out: &mut Vec<Action>) {
        out.extend([Action::Join, Action::Done]);
    }

    pub(crate) fn apply_join(
        &mut self,
        joins: bool,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        if joins {
            self.join(self.actor, log);
        }
        if self.stage == Stage::Joining {
            self.next_to_join(chance, log);
        } else {
            self.finish_main();
        }
    }

    /// DS-17.5, DS-22.6: asks for dice of colours that could be recruited now; returns whether there are any.
    pub(crate) fn begin_gaining(&mut self, dice: u8) -> bool {
        self.doing.left = dice;
        let any = dice > 0 && !self.gainable().is_empty();
        if any {
            self.stage = Stage::Gaining;
        }
        any
    }

    /// The colours the player could recruit now, as a set of [`Colour::number`](crate::Colour::number).
    pub(crate) fn gainable(&self) -> Set {
        Colour::ALL
            .into_iter()
            .filter(|&colour| self.recruitable(self.turn, colour) > 0)
            .map(Colour::number)
            .collect()
    }

    pub(crate) fn check_gain(&self, colour: Colour) -> Result<(), Refusal> {
        if self.gainable().has(colour.number()) {
            Ok(())
        } else {
            Err(Refusal::new("DS-17.5", "colour-cannot-be-recruited"))
        }
    }

    pub(crate) fn list_gains(&self, out: &mut Vec<Action>) {
        out.extend(self.gainable().iter().map(|colour| Action::Gain(Colour::ALL[usize::from(colour)])));
    }

    pub(crate) fn apply_gain(
        &mut self,
        colour: Colour,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.gain_die(self.turn, colour);
        log.note(Event::DieGained(self.turn, colour));
        let left = self.doing.left - 1;
        if !self.begin_gaining(left) {
            self.doing.left = 0;
            if self.doing.main.is_some() {
                self.begin_joining(chance, log);
            } else {
                self.back_to_turn();
            }
        }
    }
}
