//! Explanations of player boards.

use castles_of_burgundy::{CastlesOfBurgundy, Estate, Goods, Hex, Source};
use engine::{Game, Seat};

use crate::look::{Look, points_of};
use crate::words::kind_value;

/// Sentences and their clauses.
type Told = (Vec<String>, Vec<&'static str>);

impl Look<'_> {
    pub(super) fn about_hex(&self, seat: Seat, hex: Hex) -> Told {
        let (mut text, mut rules) = match self.position.tile_on(seat, hex) {
            Some(tile) => self.about_tile(Some(seat), tile),
            None => {
                let kind = self.position.estate_row(seat).colour(hex);
                let die = self.position.tables().grid.die(hex);
                let values = [kind_value(kind), ("die", die.0.into())];
                (vec![self.say("explain-hex", &values)], vec!["CB-6.1", "CB-1.15"])
            }
        };
        text.push(self.about_region(seat, hex));
        rules.extend(["CB-7.2", "CB-7.3"]);
        (text, rules)
    }

    /// The size of a region, its empty hexes, and its points when completed.
    pub(crate) fn about_region(&self, seat: Seat, hex: Hex) -> String {
        let (position, tables) = (self.position, self.position.tables());
        let region = position.estate_row(seat).region_of(hex).hexes;
        let left = region.minus(position.covered(seat)).len();
        let values = [
            ("size", region.len().into()),
            ("left", left.into()),
            ("points", tables.region_points(region.len()).into()),
            ("phase", tables.phase_points(position.phase()).into()),
        ];
        self.say(if left == 0 { "explain-region-done" } else { "explain-region" }, &values)
    }

    pub(super) fn about_stored(&self, seat: Seat, space: u8) -> Told {
        let Some(tile) = self.position.storage(seat)[usize::from(space)] else {
            return (vec![self.say("explain-storage", &[])], vec!["CB-1.17", "CB-5.9", "CB-5.11"]);
        };
        let (mut text, mut rules) = self.about_tile(Some(seat), tile);
        if self.position.has_chosen(seat) {
            let (now, ever) =
                (self.position.places(seat, tile).len(), self.position.fitting(seat, tile).len());
            text.push(self.say("explain-places", &[("now", now.into()), ("ever", ever.into())]));
        }
        rules.extend(["CB-6.1", "CB-5.11"]);
        (text, rules)
    }

    pub(super) fn about_held(&self, seat: Seat, goods: Goods) -> Told {
        let position = self.position;
        let count = position.goods_of(seat)[goods.index()];
        let points = position.tables().sale_points(position.seats());
        let values = [
            ("count", count.into()),
            ("die", goods.pips().0.into()),
            ("points", (u16::from(count) * points).into()),
            ("silver", self.words.silver(position.powers(seat).sale_silver.into()).into()),
        ];
        let mut text = vec![self.say("explain-held", &values)];
        let mut rules = vec!["CB-5.12", "CB-5.14", "CB-6.7"];
        let workers = position.powers(seat).sale_workers;
        if workers > 0 {
            let workers = self.words.workers(workers.into());
            text.push(self.say("explain-plus", &[("what", workers.into())]));
            rules.push("CB-9.4");
        }
        (text, rules)
    }

    pub(super) fn about_sold(&self, seat: Seat) -> Told {
        let sold = self.position.sold(seat);
        let count: u8 = sold.iter().sum();
        let mut text = vec![self.say("explain-sold", &[("count", count.into())])];
        if self.sees_sold(seat) {
            text.extend(self.words.goods_list(sold));
        }
        (text, vec!["CB-5.13", "CB-12.3"])
    }

    pub(super) fn about_silver(&self, seat: Seat) -> Told {
        let values = [
            ("silver", self.words.silver(self.position.silver(seat)).into()),
            ("price", self.position.tables().price.into()),
        ];
        (vec![self.say("explain-silver", &values)], vec!["CB-8.1", "CB-10.2"])
    }

    pub(super) fn about_workers(&self, seat: Seat) -> Told {
        let step = self.position.powers(seat).worker_step;
        let rule = if step == 1 { "CB-5.4" } else { "CB-9.8" };
        (vec![self.say("explain-workers", &[("step", step.into())])], vec![rule, "CB-5.5", "CB-10.2"])
    }

    /// Points by source, with final scoring as if the game ended now; at a table without assistance, the
    /// points on the track.
    pub(super) fn about_score(&self, seat: Seat) -> Told {
        let rules = vec!["CB-7.5", "CB-10.2", "CB-10.5"];
        if !self.scene.assisted {
            let points = points_of(self.position, seat);
            return (vec![self.say("explain-scored", &[("points", points.into())])], rules);
        }
        let standings = self.position.standings();
        let score = standings.score(seat);
        let mut text = vec![self.say("explain-score", &[("points", score.total().into())])];
        let items = CastlesOfBurgundy::INFO.sources.len().min(Source::ALL.len());
        let parts = Source::ALL.into_iter().take(items).zip(score.points).filter(|&(_, points)| points != 0);
        let parts = parts.map(|(source, points)| {
            self.say("offer-item", &[("source", self.source(source).into()), ("points", points.into())])
        });
        let parts = parts.collect::<Vec<_>>();
        if !parts.is_empty() {
            text.push(parts.join(", "));
        }
        (text, rules)
    }

    pub(super) fn about_die(&self, seat: Seat, die: u8) -> Told {
        let key = match self.position.dice(seat)[usize::from(die)] {
            Some(_) => "explain-die",
            None => "explain-die-used",
        };
        (vec![self.say(key, &[])], vec!["CB-5.1", "CB-5.3", "CB-5.17"])
    }

    pub(super) fn about_hire(&self, seat: Seat) -> Told {
        let powers = self.position.powers(seat);
        let workers = self.words.workers(powers.action_workers.into());
        let mut text = vec![self.say("explain-hire", &[("workers", workers.into())])];
        if powers.action_silver > 0 {
            let silver = self.words.silver(powers.action_silver.into());
            text.push(self.say("explain-plus", &[("what", silver.into())]));
        }
        (text, vec!["CB-5.16", "CB-5.18"])
    }

    pub(super) fn about_side(&self, estate: Estate, hex: Hex) -> Told {
        let row = self.position.tables().estate(estate);
        let beside = self.position.tables().grid.beside(hex).len();
        let values = [("regions", row.regions.len().into()), ("beside", beside.into())];
        (vec![self.say("explain-side", &values)], vec!["CB-11.2", "CB-11.6", "CB-11.7"])
    }
}
