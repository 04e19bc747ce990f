//! DS-7: icons and their sources. An action is chosen first, then its icons are spent one by one.

use engine::{Chance, EventSink, Refusal, Seat};

use crate::action::{Action, Source};
use crate::event::Event;
use crate::ids::{Face, Icon, Icons, Main, Resource, Slot, Tile};
use crate::map_tiles::{TileEffect, Trigger};
use crate::state::{DiceSettlers, Stage};
use crate::technologies::Effect;

/// The sources of one kind of icon that a player could spend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pool {
    /// The kinds of icon that count as it.
    fits: Icons,
    /// Active dice, except Pioneers, whose icon counts as it.
    dice: u8,
    /// Active dice that show a Pioneer.
    pioneers: u8,
    /// DS-7.4: whether a Pioneer pair counts as it.
    pair: bool,
    /// DS-16.28: the technology by which one Pioneer counts as it.
    single: Option<Slot>,
    /// DS-16.14: technologies that give it.
    cards: u8,
    tiles: u8,
    blast: u8,
}

impl Pool {
    /// The most icons that can be spent.
    pub(crate) const fn most(&self) -> u8 {
        let pioneers = match self.pioneers {
            all if self.fits.has(Icon::Pioneer) => all,
            0 => 0,
            all if self.single.is_some() => 1 + if self.pair { (all - 1) / 2 } else { 0 },
            all if self.pair => all / 2,
            _ => 0,
        };
        self.dice + pioneers + self.cards + self.tiles + self.blast
    }

    /// The sources left after spending one.
    const fn without(mut self, source: Source, icon: Option<Icon>) -> Self {
        match source {
            Source::Die(_) => match icon {
                Some(Icon::Pioneer) => self.pioneers -= 1,
                _ => self.dice -= 1,
            },
            Source::Pair(..) => self.pioneers -= 2,
            Source::Single(_) => {
                self.pioneers -= 1;
                self.single = None;
            }
            Source::Card(_) => self.cards -= 1,
            Source::Tile => self.tiles -= 1,
            Source::Blast => self.blast -= 1,
        }
        self
    }
}

/// The icons a player could spend on a main action, by source (DS-7.2, DS-7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spendable {
    /// The total.
    pub total: u8,
    /// Active dice that show the icon or one that counts as it.
    pub dice: u8,
    /// Icons from Pioneers.
    pub pioneers: u8,
    /// DS-7.4: whether one Pioneer is left over, which lacks a second one.
    pub half: bool,
    /// Technologies that give it.
    pub cards: u8,
    /// Controlled tiles and explosions.
    pub tiles: u8,
}

impl From<Pool> for Spendable {
    fn from(pool: Pool) -> Self {
        let Pool { dice, cards, tiles, blast, .. } = pool;
        let total = pool.most();
        let one_more = Pool { pioneers: pool.pioneers + 1, ..pool };
        Self {
            total,
            dice,
            pioneers: total - dice - cards - tiles - blast,
            half: pool.pioneers > 0 && pool.pair && one_more.most() > total && !pool.fits.has(Icon::Pioneer),
            cards,
            tiles: tiles + blast,
        }
    }
}

impl DiceSettlers {
    /// The icons a player could spend on a main action: on the one under way, or on one that begins now. For Harvest,
    /// the resource icons of all kinds together.
    #[must_use]
    pub fn spendable(&self, seat: Seat, main: Main) -> Spendable {
        let under_way = self.doing.main == Some(main) && self.turn == seat;
        let (tiles, blast) = match under_way {
            true => (self.doing.tile_icons, self.doing.blast_icons),
            false => (self.tile_icons(seat, main), 0),
        };
        match main.icon() {
            Some(icon) => self.pool_with(seat, icon, tiles, blast).into(),
            None => self.harvest_pool(seat).into(),
        }
    }

    /// The kinds of icon that count for a main action of a player.
    pub(crate) fn fitting(&self, seat: Seat, main: Main) -> Icons {
        match main.icon() {
            Some(icon) => self.pool_with(seat, icon, 0, 0).fits,
            None => self.harvest_pool(seat).fits,
        }
    }

    /// DS-14.1: the sources of resource icons of a player.
    fn harvest_pool(&self, seat: Seat) -> Pool {
        let pools = Resource::ALL.map(|resource| self.pool_with(seat, resource.icon(), 0, 0));
        let fits = pools.iter().fold(Icons::NONE, |all, pool| all.or(pool.fits));
        let counted = |icon: Icon| icon != Icon::Pioneer && fits.has(icon);
        let player = &self.players[seat];
        let dice = self.shown(seat).filter(|&face| counted(self.tables.icon(face)));
        let ready = player.markers.minus(player.turned).iter().map(Slot);
        let gives =
            |slot: &Slot| matches!(self.technology(*slot).effect, Effect::Icon(icon) if fits.has(icon));
        Pool {
            fits,
            dice: dice.map(|face| player.active[face.index()]).sum(),
            pair: pools.iter().any(|pool| pool.pair),
            single: pools.iter().find_map(|pool| pool.single),
            cards: u8::try_from(ready.filter(gives).count()).expect("few cards"),
            ..pools[0]
        }
    }

    /// The sources of `want` of a player, with these numbers of icons from tiles and from an explosion.
    pub(crate) fn pool_with(&self, seat: Seat, want: Icon, tiles: u8, blast: u8) -> Pool {
        let player = &self.players[seat];
        let powers = &player.powers;
        // Only Harvest uses resource icons.
        let fits = if want.resource().is_some() { powers.harvested_as(want) } else { powers.spent_as(want) };
        let (mut dice, mut pioneers) = (0, 0);
        for face in self.shown(seat) {
            match self.tables.icon(face) {
                Icon::Pioneer => pioneers += player.active[face.index()],
                icon if fits.has(icon) => dice += player.active[face.index()],
                _ => {}
            }
        }
        let mut pool = Pool {
            fits,
            dice,
            pioneers,
            pair: !self.tables.pair_except.has(want),
            single: None,
            cards: 0,
            tiles,
            blast,
        };
        for slot in player.markers.minus(player.turned).iter().map(Slot) {
            match self.technology(slot).effect {
                Effect::Icon(icon) if fits.has(icon) => pool.cards += 1,
                Effect::PioneerSingle(except) if !except.has(want) => pool.single = Some(slot),
                _ => {}
            }
        }
        pool
    }

    /// The sources of `want` in the main action under way.
    pub(crate) fn pool(&self, want: Icon) -> Pool {
        self.pool_with(self.turn, want, self.doing.tile_icons, self.doing.blast_icons)
    }

    /// DS-17.4, DS-17.11: the icons tiles give a player for an action that begins now.
    pub(crate) fn tile_icons(&self, seat: Seat, main: Main) -> u8 {
        let mut icons = 0;
        for tile in self.tables.icon_tiles.and(self.presence(seat)).iter().map(Tile) {
            let row = self.tables.tile(tile);
            let works = row.trigger == Trigger::Presence || self.controls(seat, tile);
            for effect in row.effects().filter(|_| works) {
                if let TileEffect::Icon { action, n, .. } = effect
                    && action == main
                {
                    icons += n;
                }
            }
        }
        icons
    }

    /// The kind of icon that is being paid.
    fn wanted(&self) -> Option<Icon> {
        match self.doing.pending {
            Some(Action::Harvest(resource)) => Some(resource.icon()),
            Some(_) => self.doing.main.and_then(Main::icon),
            None => None,
        }
    }

    /// Chooses an action that costs `due` icons, which are spent next.
    pub(crate) fn choose(
        &mut self,
        action: Action,
        due: u8,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        self.doing.pending = Some(action);
        self.doing.due = due;
        self.stage = Stage::Paying;
        if due == 0 {
            self.resolve(chance, log);
        }
    }

    /// DS-7.2, DS-7.4, DS-7.5: the source must exist and count as the icon to pay, and the remaining sources must
    /// suffice for the rest (DS-7.8).
    pub(crate) fn check_spend(&self, source: Source) -> Result<(), Refusal> {
        let Some(want) = self.wanted() else { return Err(Refusal::new("DS-7.2", "nothing-to-pay")) };
        self.check_source(&self.pool(want), source)
    }

    fn check_source(&self, pool: &Pool, source: Source) -> Result<(), Refusal> {
        let player = &self.players[self.turn];
        let shows = |face: Face| player.active.get(face.index()).copied().unwrap_or(0);
        let pioneer = |face: Face| shows(face) > 0 && self.tables.icon(face) == Icon::Pioneer;
        let mut icon = None;
        let there = match source {
            Source::Die(face) => {
                icon = Some(self.tables.icon(face));
                shows(face) > 0 && pool.fits.has(self.tables.icon(face))
            }
            Source::Pair(one, two) => {
                let both = if one == two { shows(one) >= 2 } else { one < two };
                pool.pair && pioneer(one) && pioneer(two) && both
            }
            Source::Single(face) => pool.single.is_some() && pioneer(face),
            Source::Card(slot) => {
                let ready = player.markers.minus(player.turned).has(slot.0 % 64);
                let effect = ready.then(|| self.technology(slot).effect);
                matches!(effect, Some(Effect::Icon(icon)) if pool.fits.has(icon))
            }
            Source::Tile => pool.tiles > 0,
            Source::Blast => pool.blast > 0,
        };
        if !there {
            return Err(Refusal::new("DS-7.2", "no-such-icon"));
        }
        if pool.without(source, icon).most() + 1 < self.doing.due {
            return Err(Refusal::with("DS-7.8", "too-few-icons-left", [self.doing.due.into(), 0]));
        }
        Ok(())
    }

    pub(crate) fn list_spends(&self, out: &mut Vec<Action>) {
        let Some(want) = self.wanted() else { return };
        let pool = self.pool(want);
        let mut add = |source: Source| {
            if self.check_source(&pool, source).is_ok() {
                out.push(Action::Spend(source));
            }
        };
        for face in self.shown(self.turn) {
            add(Source::Die(face));
        }
        let pioneers = self.shown(self.turn).filter(|&face| self.tables.icon(face) == Icon::Pioneer);
        if pool.pair {
            for one in pioneers.clone() {
                for two in pioneers.clone().filter(|&two| two >= one) {
                    add(Source::Pair(one, two));
                }
            }
        }
        for face in pioneers {
            add(Source::Single(face));
        }
        for slot in self.players[self.turn].markers {
            add(Source::Card(Slot(slot)));
        }
        add(Source::Tile);
        add(Source::Blast);
    }

    pub(crate) fn apply_spend(
        &mut self,
        source: Source,
        chance: &mut impl Chance,
        log: &mut impl EventSink<Event>,
    ) {
        let seat = self.turn;
        log.note(Event::Spent(seat, source));
        match source {
            Source::Die(face) => self.spend_die(seat, face),
            Source::Pair(one, two) => {
                self.spend_die(seat, one);
                self.spend_die(seat, two);
            }
            Source::Single(face) => {
                let single = self.wanted().and_then(|want| self.pool(want).single);
                self.spend_die(seat, face);
                // DS-16.28: the technology works once per round.
                if let Some(slot) = single {
                    self.players[seat].turned.insert(slot.0);
                }
            }
            Source::Card(slot) => self.players[seat].turned.insert(slot.0),
            Source::Tile => self.doing.tile_icons -= 1,
            Source::Blast => self.doing.blast_icons -= 1,
        }
        self.doing.due -= 1;
        if self.doing.due == 0 {
            self.resolve(chance, log);
        }
    }

    /// DS-7.9: all icons are spent; carries out the pending action.
    fn resolve(&mut self, chance: &mut impl Chance, log: &mut impl EventSink<Event>) {
        self.stage = Stage::Main;
        match self.doing.pending.take() {
            Some(Action::Recruit(dice)) => self.resolve_recruit(dice, log),
            Some(Action::Explore(icons)) => self.resolve_explore(icons, chance, log),
            Some(Action::Take) => self.resolve_take(log),
            Some(Action::Settle(tile)) => self.resolve_settle(tile, log),
            Some(Action::TakeBack(tile)) => self.resolve_take_back(tile, log),
            Some(Action::Raid(tile, rival)) => self.resolve_raid(tile, rival, log),
            Some(Action::Harvest(resource)) => self.resolve_harvest(resource, log),
            Some(Action::Trade(exchange, tokens)) => self.resolve_trade(exchange, tokens, log),
            Some(Action::TradeDie) => self.stage = Stage::Giving,
            Some(Action::Research(slot, tokens)) => self.resolve_research(slot, tokens, log),
            _ => debug_assert!(false, "only what costs icons is pending"),
        }
    }
}
