//! Explanations of the game board.

use castles_of_burgundy::{Depot, Goods, Kind, Size};
use engine::{Game, Seat};
use ui_kit::Element as _;

use crate::element::Element;
use crate::look::Look;
use crate::words::{depot_value, kind_value};

/// Sentences and their clauses.
type Told = (Vec<String>, Vec<&'static str>);

impl Look<'_> {
    pub(super) fn about_depot(&self, depot: Depot) -> Told {
        let tiles = self.words.tiles(self.position.tiles_in(depot)).unwrap_or_else(|| self.words.nothing());
        let lying = self.say("explain-lying", &[("tiles", tiles.into())]);
        if depot == Depot::BLACK {
            let price = self.words.silver(self.position.tables().price);
            let text = vec![self.say("explain-black", &[("silver", price.into())]), lying];
            return (text, vec!["CB-8.1", "CB-8.3", "CB-3.5"]);
        }
        let mut text = vec![self.say("explain-depot", &[depot_value(depot)]), lying];
        text.extend(
            self.words
                .goods_list(self.position.goods_in(depot))
                .map(|goods| self.say("explain-goods-here", &[("goods", goods.into())])),
        );
        (text, vec!["CB-5.8", "CB-5.10", "CB-3.8"])
    }

    pub(super) fn about_shelf(&self, depot: Depot, space: u8) -> Told {
        let Some(tile) = self.position.tiles_in(depot).get(usize::from(space)).copied().flatten() else {
            return (vec![self.about_empty_space(depot, space)], vec!["CB-3.3", "CB-3.8"]);
        };
        let (mut text, mut rules) = self.about_tile(None, tile);
        if let Some(seat) = self.scene.viewer.filter(|&seat| self.position.has_chosen(seat)) {
            let (now, ever) =
                (self.position.places(seat, tile).len(), self.position.fitting(seat, tile).len());
            text.push(self.say("explain-places", &[("now", now.into()), ("ever", ever.into())]));
            rules.push("CB-6.1");
        }
        let reach = self.reach(&Element::Tile(depot, space).id(self.position));
        let dice = reach.iter().map(|(die, workers)| {
            let values = [("die", die.0.into()), ("workers", self.words.workers((*workers).into()).into())];
            self.say("explain-reach", &values)
        });
        text.extend(dice);
        rules.push(if depot == Depot::BLACK { "CB-8.1" } else { "CB-5.8" });
        (text, rules)
    }

    /// CB-3.3, CB-3.4: the kind of tile that comes to an empty space; after phase E none does (CB-3.11).
    fn about_empty_space(&self, depot: Depot, space: u8) -> String {
        if self.position.phase().next().is_none() {
            return self.say("explain-space-last", &[]);
        }
        match self.next_kind(depot, space) {
            Some(kind) => self.say("explain-space", &[kind_value(kind)]),
            None => self.say("explain-space-black", &[]),
        }
    }

    pub(super) fn about_load(&self, depot: Depot) -> Told {
        let goods =
            self.words.goods_list(self.position.goods_in(depot)).unwrap_or_else(|| self.words.nothing());
        let text = vec![self.say("explain-load", &[]), self.say("explain-lying", &[("tiles", goods.into())])];
        (text, vec!["CB-6.6", "CB-6.7", "CB-4.3"])
    }

    pub(super) fn about_load_of(&self, depot: Depot, goods: Goods) -> Told {
        let count = self.position.goods_in(depot)[goods.index()];
        let values = [
            ("count", count.into()),
            ("die", goods.pips().0.into()),
            ("points", self.position.tables().sale_points(self.position.seats()).into()),
        ];
        (vec![self.say("explain-load-of", &values), self.say("explain-load", &[])], vec!["CB-6.7", "CB-5.12"])
    }

    pub(super) fn about_coming(&self) -> Told {
        let goods = self.position.round_goods().iter().flatten().map(|&goods| self.words.goods(goods));
        let goods = goods.collect::<Vec<_>>().join(", ");
        let goods = if goods.is_empty() { self.words.nothing() } else { goods };
        (vec![self.say("explain-coming", &[("goods", goods.into())])], vec!["CB-3.6", "CB-4.3"])
    }

    pub(super) fn about_white(&self) -> Told {
        let mut text = vec![self.say("explain-white", &[])];
        text.extend(self.position.white_die().map(|die| self.say("white-die", &[("die", die.0.into())])));
        (text, vec!["CB-4.1", "CB-4.3", "CB-4.8"])
    }

    pub(super) fn about_track(&self) -> Told {
        let names: Vec<&str> = self.position.track().iter().map(|&seat| self.name(seat)).collect();
        let next = self.say("order-next", &[("names", names.join(", ").into())]);
        (vec![self.say("explain-track", &[]), next], vec!["CB-4.2", "CB-4.5", "CB-6.8"])
    }

    pub(super) fn about_marker(&self, seat: Seat) -> Told {
        let place = self.position.track().iter().position(|&other| other == seat).unwrap_or(0) + 1;
        let values = [("space", self.position.space(seat).into()), ("place", place.into())];
        (vec![self.say("explain-marker", &values)], vec!["CB-4.2", "CB-4.7"])
    }

    pub(super) fn about_bonus(&self, kind: Kind, size: Size) -> Told {
        let place = match size {
            Size::Large => 0,
            Size::Small => 1,
        };
        let position = self.position;
        let points = position.tables().colour_points(place, position.seats());
        let hexes = position.tables().kind(kind).estate;
        let values = [kind_value(kind), ("points", points.into()), ("hexes", hexes.into())];
        let key = match size {
            Size::Large => "explain-bonus-large",
            Size::Small => "explain-bonus-small",
        };
        let mut text = vec![self.say(key, &values)];
        if let Some(owner) = position.bonus_tiles(kind)[place] {
            text.push(self.say("explain-bonus-owner", &[("name", self.name(owner).into())]));
        }
        if position.stage() != castles_of_burgundy::Stage::Estates {
            let covered = self.seats().map(|seat| {
                let covered = position.covered_in(seat, kind).len();
                self.say(
                    "explain-covered",
                    &[("name", self.name(seat).into()), ("covered", covered.into()), ("hexes", hexes.into())],
                )
            });
            text.push(covered.collect::<Vec<_>>().join("; "));
        }
        (text, vec!["CB-7.6", "CB-7.7", "CB-7.11"])
    }
}
