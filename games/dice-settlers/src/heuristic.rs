//! Ratings of actions and positions for bots: grow first, take points, spend the cheapest icons. Not a rule.

use engine::{Game, Heuristic, Learned, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Exchange, RollOption, Source};
use crate::ids::{Colour, Icon, Main, Resource, Tile};
use crate::map_tiles::{TileEffect, Trigger};
use crate::state::{DiceSettlers, Stage};
use crate::technologies::{Effect, Per};

/// The weights of the ratings.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Value of a token in the personal supply, in VP.
    token: f32,
    /// Additional value of a Gold token.
    gold: f32,
    /// Value of a house beyond its tile.
    house: f32,
    /// Value of one tent of the lead that a house needs.
    towards_house: f32,
    /// Value of a die gained at the start.
    die: f32,
    /// Value of a die gained at the end: half a pair.
    late_die: f32,
    /// Value of one more die of the quota, at the start.
    quota: f32,
    /// Value of drawing two dice for one resource icon.
    draw: f32,
    /// Value of Explore.
    explore: f32,
    /// Additional value of Explore per icon.
    explore_icon: f32,
    /// Value of Settle per icon.
    settle_icon: f32,
    /// Value of Raid per icon.
    raid_icon: f32,
    /// Value of Harvest.
    harvest: f32,
    /// Value of Trade with three tokens.
    trade: f32,
    /// Value of Research.
    research: f32,
    /// Value of a VP that an opponent loses.
    rival_loss: f32,
    /// Value of a swap in itself.
    raid: f32,
    /// Value of a Recruit face.
    recruit_face: f32,
    /// Additional value of a Recruit face at the start.
    recruit_face_early: f32,
    /// Value of an Explore face.
    explore_face: f32,
    /// Value of a Research face.
    research_face: f32,
    /// Value of a Trade or Gold face.
    trade_face: f32,
    /// Value of a Settle or Raid face.
    settle_face: f32,
    /// Value of any other face.
    other_face: f32,
    /// Value of a technology that gives or converts icons, at the start.
    icon_technology: f32,
    /// Value of any other technology, at the start.
    other_technology: f32,
    /// Penalty for paying for a draw from a bag of fewer than two dice.
    short_draw: f32,
    /// Penalty for paying for another option of the roll phase.
    roll_payment: f32,
    /// Value of taking a tent in Settle.
    take_tent: f32,
    /// Penalty for placing a tent of the supply.
    placed_tent: f32,
    /// Penalty for taking tents back.
    take_back: f32,
    /// Penalty for trading in a die.
    traded_die: f32,
    /// Penalty for joining with a tent of the supply.
    joining_tent: f32,
    /// Value of running a factory beyond its product.
    factory: f32,
    /// Penalty for keeping a die.
    kept_face: f32,
    /// Value of an explosion in the last round.
    explode_late: f32,
    /// Penalty for an explosion before the last round.
    explode_early: f32,
    /// Value of finishing a main action and keeping the icons left.
    finish_action: f32,
    /// Value of an exchange beyond its VP.
    exchange: f32,
    /// Value of a tent that a tile gives.
    factory_tent: f32,
    /// Value of an icon that a tile gives.
    tile_icon: f32,
    /// Value of an extra action.
    extra_action: f32,
    /// Value of an Explosive technology.
    explosive_technology: f32,
}

impl Heuristic for DiceSettlers {
    type Weights = Weights;
    const WEIGHTS: &'static str = include_str!("../heuristic.toml");

    fn rate(&self, weights: &Weights, actions: &[Action], rates: &mut Vec<f32>) {
        rates.extend(actions.iter().map(|&action| self.rate_action(weights, action)));
    }

    const LEAD_SCALE: f32 = 10.0;
    const PLAYOUT_DECISIONS: u32 = 1000;
    const LEARNED: Learned = Learned { nets: &[include_bytes!("../nets/3.net")], playout: 30 };

    fn estimate(&self, weights: &Weights, seat: Seat) -> f32 {
        let dice = f32::from(self.dice(seat).iter().sum::<u8>());
        let tokens = f32::from(self.resources(seat).iter().sum::<u8>());
        let later = self.time_left();
        self.standings().score(seat).total() as f32
            + dice * (weights.die - weights.late_die) * later
            + tokens * weights.token * later.min(0.3) / 0.3
            + f32::from(self.houses(seat)) * weights.house * later
    }
}

impl DiceSettlers {
    fn rate_action(&self, weights: &Weights, action: Action) -> f32 {
        let me = self.actor;
        match action {
            Action::Draft(tile) => self.ability_worth(weights, tile),
            Action::Pay(_, RollOption::Draw) => {
                if self.bag(me).iter().sum::<u8>() >= 2 {
                    weights.draw
                } else {
                    -weights.short_draw
                }
            }
            Action::Pay(..) => -weights.roll_payment,
            Action::Turn(from, to) => {
                self.icon_worth(weights, self.tables.icon(to))
                    - self.icon_worth(weights, self.tables.icon(from))
            }
            Action::Begin(main) => self.rate_begin(weights, main),
            Action::Recruit(dice) => 10.0 * f32::from(dice.iter().sum::<u8>()) - self.commonness(dice),
            Action::Explore(icons) => 1.0 - (f32::from(icons) - 2.0).abs(),
            Action::Take => weights.take_tent,
            Action::Settle(tile) => self.tent_gain(weights, me, tile) - weights.placed_tent,
            Action::TakeBack(_) => -weights.take_back,
            Action::Raid(tile, rival) | Action::Remove(tile, rival) => {
                self.swap_gain(weights, me, tile, rival)
            }
            Action::Harvest(resource) => {
                if resource == Resource::Gold {
                    1.2
                } else {
                    1.0
                }
            }
            Action::Double(_) => 2.0,
            Action::Trade(exchange, tokens) => self.rate_trade(weights, exchange, tokens),
            Action::TradeDie => -weights.traded_die,
            Action::Research(slot, _) => {
                self.technology_worth(weights, self.technology(slot).effect, self.technology(slot).vp)
            }
            Action::Spend(source) => self.rate_source(weights, source),
            Action::Place(tile, cell) => {
                let rivals = self.all_players().filter(|&other| other != me);
                let near = self.touching(cell);
                let beside = rivals.filter(|&rival| !near.and(self.presence(rival)).is_empty()).count();
                f32::from(self.first_number(tile)) + self.ability_worth(weights, tile) - beside as f32
            }
            Action::Join => {
                self.doing.tile.map_or(0.0, |tile| self.tent_gain(weights, me, tile) - weights.joining_tent)
            }
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
                let lost = if keep {
                    0.0
                } else {
                    self.standing(weights, me, from, 0) - self.standing(weights, me, from, -1)
                };
                self.ability_worth(weights, tile) + weights.factory - lost
            }
            Action::Govern(_) => weights.house,
            Action::Build(tile) => f32::from(self.first_number(tile)),
            Action::Explode(_) => {
                if self.last {
                    weights.explode_late
                } else {
                    -weights.explode_early
                }
            }
            Action::Keep(face) => self.icon_worth(weights, self.tables.icon(face)) - weights.kept_face,
            Action::BotTile(tile) => -f32::from(self.first_number(tile)),
            Action::Evict(_) => 1.0,
            Action::Lay(_)
            | Action::Reroll(_)
            | Action::Use(_)
            | Action::BotCell(_)
            | Action::BotSells(_) => 0.0,
            Action::Done => self.rate_done(weights),
        }
    }

    /// Ending a turn is free; ending an action keeps icons for another.
    const fn rate_done(&self, weights: &Weights) -> f32 {
        match self.stage {
            Stage::Main => weights.finish_action,
            _ => 0.0,
        }
    }

    /// The part of the game still to come, estimated from the stack: 1 at the start, 0 in the last round.
    fn time_left(&self) -> f32 {
        let start = f32::from(self.tables.players(self.seats).stack);
        if self.last { 0.0 } else { f32::from(self.stack.len()) / start }
    }

    /// Value of one more die now.
    fn new_die(&self, weights: &Weights) -> f32 {
        weights.late_die + (weights.die - weights.late_die) * self.time_left()
    }

    fn icons(&self, main: Main) -> f32 {
        let icon = main
            .icon()
            .map_or(0, |icon| self.pool_with(self.turn, icon, self.tile_icons(self.turn, main), 0).most());
        f32::from(icon)
    }

    fn rate_begin(&self, weights: &Weights, main: Main) -> f32 {
        let icons = self.icons(main);
        match main {
            Main::Recruit => {
                let dice = self.tables.recruit.iter().rfind(|row| f32::from(row.icons) <= icons);
                f32::from(dice.map_or(1, |row| row.dice)) * self.new_die(weights)
            }
            Main::Explore => weights.explore + weights.explore_icon * icons,
            Main::Settle => weights.settle_icon * icons,
            Main::Raid => weights.raid_icon * icons,
            Main::Harvest => weights.harvest,
            Main::Trade => {
                let tokens: u8 = self.resources(self.turn).iter().sum();
                if tokens >= 3 { weights.trade } else { f32::from(tokens) - 0.5 }
            }
            Main::Research => weights.research,
        }
    }

    /// Penalty for colours already owned: new ones open new actions.
    fn commonness(&self, dice: [u8; 6]) -> f32 {
        let owned = self.dice(self.actor);
        dice.iter().zip(owned).map(|(&new, owned)| f32::from(new) * f32::from(owned)).sum()
    }

    /// Value of a tile for a seat with `change` more tents there.
    fn standing(&self, weights: &Weights, seat: Seat, tile: Tile, change: i16) -> f32 {
        let own = i16::from(self.tents_on(seat, tile)) + change;
        let house = self.house_on(tile);
        let most =
            self.all_players().filter(|&other| other != seat).map(|other| self.tents_on(other, tile)).max();
        let most = i16::from(most.unwrap_or(0));
        let controls = house == Some(seat) || (house.is_none() && own > 0 && own >= most);
        let [first, second] = self.tables.tile(tile).vp.unwrap_or([0, 0]);
        let lead = if controls && !self.house_forbids(seat, tile) {
            weights.towards_house * f32::from(own - most).clamp(0.0, 3.0)
        } else {
            0.0
        };
        let quota = if controls && self.tables.quota_control.has(tile.0) {
            weights.quota * self.time_left()
        } else {
            0.0
        };
        if controls {
            f32::from(first) + lead + quota
        } else if own > 0 || house == Some(seat) {
            f32::from(second)
        } else {
            0.0
        }
    }

    fn tent_gain(&self, weights: &Weights, seat: Seat, tile: Tile) -> f32 {
        self.standing(weights, seat, tile, 1) - self.standing(weights, seat, tile, 0)
    }

    fn swap_gain(&self, weights: &Weights, seat: Seat, tile: Tile, rival: Seat) -> f32 {
        let lost = self.standing(weights, rival, tile, 0) - self.standing(weights, rival, tile, -1);
        self.tent_gain(weights, seat, tile) + weights.rival_loss * lost + weights.raid
    }

    fn rate_trade(&self, weights: &Weights, exchange: Exchange, tokens: [u8; 4]) -> f32 {
        let gold = f32::from(tokens[Resource::Gold.index()]);
        let worth = if self.last { 0.0 } else { weights.token };
        let count: u8 = tokens.iter().sum();
        f32::from(self.tables.trade[exchange as usize]) - worth * f32::from(count) - weights.gold * gold
            + weights.exchange
    }

    /// Prefers sources with fewer other uses.
    fn rate_source(&self, weights: &Weights, source: Source) -> f32 {
        match source {
            Source::Tile | Source::Blast => 6.0,
            Source::Card(_) => 5.0,
            Source::Die(face) => 4.0 - self.icon_worth(weights, self.tables.icon(face)),
            Source::Single(_) => 2.0,
            Source::Pair(..) => 1.0,
        }
    }

    fn icon_worth(&self, weights: &Weights, icon: Icon) -> f32 {
        match icon {
            Icon::Recruit => weights.recruit_face + weights.recruit_face_early * self.time_left(),
            Icon::Explore => weights.explore_face,
            Icon::Research => weights.research_face,
            Icon::Trade | Icon::Gold => weights.trade_face,
            Icon::Settle | Icon::Raid => weights.settle_face,
            Icon::Pioneer | Icon::Food | Icon::Wood | Icon::Iron => weights.other_face,
        }
    }

    /// Value of a tile's ability, in VP.
    fn ability_worth(&self, weights: &Weights, tile: Tile) -> f32 {
        let row = self.tables.tile(tile);
        let once = if row.trigger == Trigger::Factory { 1.0 } else { 1.5 };
        let worth = |effect: TileEffect| match effect {
            TileEffect::Resource { n, .. } => weights.token * f32::from(n),
            TileEffect::Die { n, .. } => self.new_die(weights) * f32::from(n),
            TileEffect::Quota { n } => weights.quota * self.time_left() * f32::from(n),
            TileEffect::HouseForTent | TileEffect::BuildHouse { .. } => weights.house - 1.0,
            TileEffect::Tents { n } => weights.factory_tent * f32::from(n),
            TileEffect::Icon { n, .. } => weights.tile_icon * f32::from(n),
            TileEffect::ExtraAction => weights.extra_action,
            TileEffect::Vp { n, .. } => f32::from(n),
        };
        let all: f32 = row.effects().map(worth).sum();
        if row.trigger == Trigger::None { 0.0 } else { all * once }
    }

    /// Value of a technology, in VP.
    fn technology_worth(&self, weights: &Weights, effect: Effect, vp: u8) -> f32 {
        let later = self.time_left();
        let me = self.turn;
        let works = match effect {
            Effect::Quota { n, .. } => weights.quota * f32::from(n) * later,
            Effect::Icon(_) | Effect::Convert { .. } => weights.icon_technology * later,
            Effect::Score { per, vp } => {
                let count = match per {
                    Per::DicePair => f32::from(self.dice(me).iter().sum::<u8>()) / 2.0,
                    Per::Die => f32::from(self.dice(me).iter().sum::<u8>()),
                    Per::House => f32::from(self.houses(me)) + later,
                    Per::TileControlled => f32::from(self.controlled(me).len()),
                    Per::Technology => f32::from(self.markers(me).len()) + 1.0,
                    Per::TilePresent | Per::TileAlone => f32::from(self.presence(me).len()),
                    Per::TerrainControlled | Per::TentPair | Per::TentPairOnTile | Per::RivalMarker => 3.0,
                    Per::Resource | Per::FactoryPresent => 2.0,
                };
                f32::from(vp) * count
            }
            Effect::Explode(_) => weights.explosive_technology,
            _ => weights.other_technology * later,
        };
        f32::from(vp) + works
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_with_the_numbers_is_complete() {
        engine::read_weights::<DiceSettlers>("heuristic.toml", DiceSettlers::WEIGHTS)
            .expect("every number is there");
    }
}
