//! Where a legal action is listed, and what tells it from the others there.

use castles_of_burgundy::{Action, Depot, Pips, Tile};
use engine::{Game as _, Seat};
use maud::Markup;
use ui_kit::{Head, Value};

use crate::choice::{collected, die_values, discard_value};
use crate::icons;
use crate::look::Look;
use crate::words::{depot_value, goods_value, tile_values};

impl Look<'_> {
    /// The heading an action is listed under: taking with one of the dice, placing one of the stored tiles, or what is done.
    pub(crate) fn heading(&self, action: Action) -> Option<Head> {
        let plain = |key: &str| Some(Head::new(key, self.say(key, &[])));
        match action {
            Action::Choose(..) => plain("head-choose"),
            Action::Take { die: None, .. } => plain("head-take"),
            Action::Take { die: Some(die), .. } => {
                let words = self.say("head-take-with", &[("die", die.0.into())]);
                Some(Head::new(format!("head-take-{}", die.0), words))
            }
            Action::Place { tile, .. } => {
                let words = self.say("head-place", &tile_values(tile));
                Some(Head::new(format!("head-place-{tile}"), words))
            }
            Action::Sell { .. } => plain("head-sell"),
            Action::Workers { .. } => plain("head-workers"),
            Action::Buy { .. } => plain("head-buy"),
            Action::Collect { .. } => plain("head-collect"),
            Action::Decline | Action::Done => None,
        }
    }

    /// What tells an action from the others under its heading.
    pub(crate) fn label(&self, action: Action) -> Option<String> {
        let position = self.position;
        let with_die = |key: &str, mut values: Vec<(&'static str, Value<'static>)>| {
            values.extend(die_values(position, action));
            Some(self.say(key, &values))
        };
        match action {
            Action::Choose(estate, hex) => {
                let mut values = vec![("estate", position.tables().estate(estate).id.clone().into())];
                values.extend(self.words.hex_values(estate, hex));
                Some(self.say("label-estate", &values))
            }
            Action::Take { depot, tile, discard, .. } | Action::Buy { depot, tile, discard } => {
                let values = [
                    ("tile", self.words.tile(tile).into()),
                    depot_value(depot),
                    discard_value(self.words, discard),
                ];
                Some(self.say("label-take", &values))
            }
            Action::Place { hex, .. } => {
                let estate = position.estate_of(position.to_act()?);
                with_die("label-place", self.words.hex_values(estate, hex).to_vec())
            }
            Action::Sell { goods, .. } => {
                let count = position.goods_of(position.to_act()?)[goods.index()];
                with_die("label-sell", vec![("count", count.into()), goods_value(goods)])
            }
            Action::Workers { die } => Some(self.say("die-name", &[("die", die?.0.into())])),
            Action::Collect { depot, second, .. } => {
                let goods = ("goods", collected(self.words, action).into());
                let second = ("second", second.map_or(0, |Depot(second)| second).into());
                Some(self.say("label-collect", &[depot_value(depot), second, goods]))
            }
            Action::Decline | Action::Done => None,
        }
    }

    /// Pictures of the tile an action is about, if its heading does not name it, and of the die it uses.
    pub(crate) fn pictures(&self, seat: Seat, action: Action) -> Vec<Markup> {
        let tile = |tile: Tile| icons::inline(&icons::token(tile.kind(), 0.0, 0.0, 27.0));
        let die =
            |die: Option<Pips>| die.map(|die| icons::inline(&icons::seat_die(seat, die, -1.0, 1.5, 20.5)));
        let (tile, die) = match action {
            Action::Take { die: used, tile: taken, .. } => (Some(tile(taken)), die(used)),
            Action::Buy { tile: bought, .. } => (Some(tile(bought)), None),
            Action::Place { die: used, .. }
            | Action::Sell { die: used, .. }
            | Action::Workers { die: used } => (None, die(used)),
            Action::Choose(..) | Action::Collect { .. } | Action::Decline | Action::Done => (None, None),
        };
        tile.into_iter().chain(die).collect()
    }
}
