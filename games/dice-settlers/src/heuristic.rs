//! What a sensible player does: grows first, takes points where they lie, spends the cheapest icons. Not a rule.

use engine::{Game, Heuristic, Seat};

use crate::action::{Action, Exchange, RollOption, Source};
use crate::ids::{Colour, Icon, Main, Resource, Tile};
use crate::map_tiles::{TileEffect, Trigger};
use crate::state::{DiceSettlers, Stage};
use crate::technologies::{Effect, Per};

/// What a token in hand is worth, in VP.
const TOKEN: f32 = 1.6;
/// What a house is worth beyond the tile it stands on.
const HOUSE: f32 = 5.0;
/// What a tent nearer to a house is worth.
const TOWARDS_HOUSE: f32 = 0.4;
/// What a die gained early is worth; late it is half a pair.
const DIE: f32 = 5.0;
/// What one more die to roll every round is worth.
const QUOTA: f32 = 6.0;
/// What drawing two dice for one resource icon is worth.
const DRAW: f32 = 0.8;

impl Heuristic for DiceSettlers {
    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|&action| self.rate_action(action)));
    }

    const SPREAD: f32 = 10.0;
    const PLAYOUT: u32 = 30;

    fn estimate(&self, seat: Seat) -> f32 {
        let dice = f32::from(self.dice(seat).iter().sum::<u8>());
        let tokens = f32::from(self.resources(seat).iter().sum::<u8>());
        let later = self.time_left();
        self.standings().score(seat).total() as f32
            + dice * (DIE - 1.5) * later
            + tokens * TOKEN * later.min(0.3) / 0.3
            + f32::from(self.houses(seat).len()) * HOUSE * later
    }
}

impl DiceSettlers {
    fn rate_action(&self, action: Action) -> f32 {
        let me = self.actor;
        match action {
            Action::Draft(tile) => self.ability_worth(tile),
            Action::Pay(_, RollOption::Draw) => {
                if self.bag(me).iter().sum::<u8>() >= 2 {
                    DRAW
                } else {
                    -0.5
                }
            }
            Action::Pay(..) => -1.0,
            Action::Turn(from, to) => {
                self.icon_worth(self.tables.icon(to)) - self.icon_worth(self.tables.icon(from))
            }
            Action::Begin(main) => self.rate_begin(main),
            Action::Recruit(dice) => 10.0 * f32::from(dice.iter().sum::<u8>()) - self.commonness(dice),
            Action::Explore(icons) => 1.0 - (f32::from(icons) - 2.0).abs(),
            Action::Take => 0.3,
            Action::Settle(tile) => self.tent_gain(me, tile) - 0.2,
            Action::TakeBack(_) => -3.0,
            Action::Raid(tile, rival) | Action::Remove(tile, rival) => self.swap_gain(me, tile, rival),
            Action::Harvest(resource) => {
                if resource == Resource::Gold {
                    1.2
                } else {
                    1.0
                }
            }
            Action::Double(_) => 2.0,
            Action::Trade(exchange, tokens) => self.rate_trade(exchange, tokens),
            Action::TradeDie => -1.0,
            Action::Research(slot, _) => {
                self.technology_worth(self.technology(slot).effect, self.technology(slot).vp)
            }
            Action::Spend(source) => self.rate_source(source),
            Action::Place(tile, cell) => {
                let rivals = self.all_players().filter(|&other| other != me);
                let near = self.touching(cell);
                let beside = rivals.filter(|&rival| !near.and(self.presence(rival)).is_empty()).count();
                f32::from(self.first_number(tile)) + self.ability_worth(tile) - beside as f32
            }
            Action::Join => self.doing.tile.map_or(0.0, |tile| self.tent_gain(me, tile) - 0.6),
            Action::Gain(colour) | Action::BotColour(colour) => -f32::from(self.dice(me)[colour.index()]),
            Action::Token(resource) => -f32::from(self.resources(me)[resource.index()]),
            Action::GiveActive(_) => -1.0,
            Action::GiveSpent(colour) => {
                if colour == Colour::White {
                    1.0
                } else {
                    0.0
                }
            }
            Action::Factory { tile, from, keep } => {
                let lost = if keep { 0.0 } else { self.standing(me, from, 0) - self.standing(me, from, -1) };
                self.ability_worth(tile) + 0.2 - lost
            }
            Action::Govern(_) => HOUSE,
            Action::Build(tile) => f32::from(self.first_number(tile)),
            Action::Explode(_) => {
                if self.last {
                    1.0
                } else {
                    -0.5
                }
            }
            Action::Keep(face) => self.icon_worth(self.tables.icon(face)) - 0.4,
            Action::BotTile(tile) => -f32::from(self.first_number(tile)),
            Action::Evict(_) => 1.0,
            Action::Lay(_)
            | Action::Reroll(_)
            | Action::Use(_)
            | Action::BotCell(_)
            | Action::BotSells(_) => 0.0,
            Action::Done => self.rate_done(),
        }
    }

    /// Ending a turn costs nothing; ending an action leaves icons that may serve another.
    const fn rate_done(&self) -> f32 {
        match self.stage {
            Stage::Main => 0.25,
            _ => 0.0,
        }
    }

    /// How many rounds are still to come, as far as the stack tells: from 1 at the start to 0 at the end.
    fn time_left(&self) -> f32 {
        let start = f32::from(self.tables.players(self.seats).stack);
        if self.last { 0.0 } else { f32::from(self.stack.len()) / start }
    }

    fn icons(&self, main: Main) -> f32 {
        let icon = main
            .icon()
            .map_or(0, |icon| self.pool_with(self.turn, icon, self.tile_icons(self.turn, main), 0).most());
        f32::from(icon)
    }

    fn rate_begin(&self, main: Main) -> f32 {
        let icons = self.icons(main);
        match main {
            Main::Recruit => {
                let dice = self.tables.recruit.iter().rfind(|row| f32::from(row.icons) <= icons);
                f32::from(dice.map_or(1, |row| row.dice)) * (1.5 + (DIE - 1.5) * self.time_left())
            }
            Main::Explore => 5.0 + 0.3 * icons,
            Main::Settle => 1.6 * icons,
            Main::Raid => 1.8 * icons,
            Main::Harvest => 1.4,
            Main::Trade => {
                let tokens: u8 = self.resources(self.turn).iter().sum();
                if tokens >= 3 { 7.0 } else { f32::from(tokens) - 0.5 }
            }
            Main::Research => 5.5,
        }
    }

    /// Colours owned already are less welcome: new ones open new actions.
    fn commonness(&self, dice: [u8; 6]) -> f32 {
        let owned = self.dice(self.actor);
        dice.iter().zip(owned).map(|(&new, owned)| f32::from(new) * f32::from(owned)).sum()
    }

    /// VP of a tile for a seat, if its tents there were `change` more.
    fn standing(&self, seat: Seat, tile: Tile, change: i16) -> f32 {
        let own = i16::from(self.tents_on(seat, tile)) + change;
        let house = self.house_on(tile);
        let most =
            self.all_players().filter(|&other| other != seat).map(|other| self.tents_on(other, tile)).max();
        let most = i16::from(most.unwrap_or(0));
        let controls = house == Some(seat) || (house.is_none() && own > 0 && own >= most);
        let [first, second] = self.tables.tile(tile).vp.unwrap_or([0, 0]);
        let lead =
            if house.is_none() && controls { TOWARDS_HOUSE * f32::from(own - most).min(3.0) } else { 0.0 };
        let quota =
            if controls && self.tables.quota_control.has(tile.0) { QUOTA * self.time_left() } else { 0.0 };
        if controls {
            f32::from(first) + lead + quota
        } else if own > 0 || house == Some(seat) {
            f32::from(second)
        } else {
            0.0
        }
    }

    fn tent_gain(&self, seat: Seat, tile: Tile) -> f32 {
        self.standing(seat, tile, 1) - self.standing(seat, tile, 0)
    }

    fn swap_gain(&self, seat: Seat, tile: Tile, rival: Seat) -> f32 {
        let lost = self.standing(rival, tile, 0) - self.standing(rival, tile, -1);
        self.tent_gain(seat, tile) + 0.6 * lost + 0.4
    }

    fn rate_trade(&self, exchange: Exchange, tokens: [u8; 4]) -> f32 {
        let gold = f32::from(tokens[Resource::Gold.index()]);
        let worth = if self.last { 0.0 } else { TOKEN };
        let count: u8 = tokens.iter().sum();
        f32::from(self.tables.trade[exchange as usize]) - worth * f32::from(count) - 0.2 * gold + 0.3
    }

    /// The rarer use of a source is spent last.
    fn rate_source(&self, source: Source) -> f32 {
        match source {
            Source::Tile | Source::Blast => 6.0,
            Source::Card(_) => 5.0,
            Source::Die(face) => 4.0 - self.icon_worth(self.tables.icon(face)),
            Source::Single(_) => 2.0,
            Source::Pair(..) => 1.0,
        }
    }

    fn icon_worth(&self, icon: Icon) -> f32 {
        match icon {
            Icon::Recruit => 0.4 + 0.5 * self.time_left(),
            Icon::Explore => 0.8,
            Icon::Research => 0.7,
            Icon::Trade | Icon::Gold => 0.6,
            Icon::Settle | Icon::Raid => 0.5,
            Icon::Pioneer | Icon::Food | Icon::Wood | Icon::Iron => 0.3,
        }
    }

    /// What the ability of a tile gives, in VP.
    fn ability_worth(&self, tile: Tile) -> f32 {
        let row = self.tables.tile(tile);
        let once = if row.trigger == Trigger::Factory { 1.0 } else { 1.5 };
        let worth = |effect: TileEffect| match effect {
            TileEffect::Resource { n, .. } => TOKEN * f32::from(n),
            TileEffect::Die { n, .. } => (1.5 + (DIE - 1.5) * self.time_left()) * f32::from(n),
            TileEffect::Quota { n } => QUOTA * self.time_left() * f32::from(n),
            TileEffect::HouseForTent | TileEffect::BuildHouse { .. } => HOUSE - 1.0,
            TileEffect::Tents { n } => 0.4 * f32::from(n),
            TileEffect::Icon { n, .. } => 2.0 * f32::from(n),
            TileEffect::ExtraAction => 3.0,
            TileEffect::Vp { n, .. } => f32::from(n),
        };
        let all: f32 = row.effects().map(worth).sum();
        if row.trigger == Trigger::None { 0.0 } else { all * once }
    }

    /// What a technology is worth, in VP.
    fn technology_worth(&self, effect: Effect, vp: u8) -> f32 {
        let later = self.time_left();
        let me = self.turn;
        let works = match effect {
            Effect::Quota { n, .. } => QUOTA * f32::from(n) * later,
            Effect::Icon(_) | Effect::Convert { .. } => 4.0 * later,
            Effect::Score { per, vp } => {
                let count = match per {
                    Per::DicePair => f32::from(self.dice(me).iter().sum::<u8>()) / 2.0,
                    Per::Die => f32::from(self.dice(me).iter().sum::<u8>()),
                    Per::House => f32::from(self.houses(me).len()) + later,
                    Per::TileControlled => f32::from(self.controlled(me).len()),
                    Per::Technology => f32::from(self.markers(me).len()) + 1.0,
                    Per::TilePresent | Per::TileAlone => f32::from(self.presence(me).len()),
                    Per::TerrainControlled | Per::TentPair | Per::RivalMarker => 3.0,
                    Per::Resource | Per::FactoryPresent => 2.0,
                };
                f32::from(vp) * count
            }
            Effect::Explode(_) => 2.0,
            _ => 3.0 * later,
        };
        f32::from(vp) + works
    }
}
