//! The targets, cost and gain of a legal action.
//!
//! An action points at all its components, so that a player may begin with the die, the tile or the hex.
//! Equal dice and equal tiles are the same to the rules: an action points at all of them. Declining and
//! ending the turn have no targets: the page draws buttons for them.

use castles_of_burgundy::{Action, CastlesOfBurgundy, Depot, Event, Goods, Hex, Pips, Source, Stage, Tile};
use engine::{Game, Seat};
use maud::Markup;
use ui_kit::{Amount, Element as _, Offer, Scene};

use crate::choice::use_of_die;
use crate::element::Element;
use crate::icons;
use crate::look::{Look, outcome, points_by_source};
use crate::words::tile_values;

pub(crate) fn offer(scene: &Scene<'_, CastlesOfBurgundy>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let (after, events) = outcome(look.position, action);
    Offer {
        targets: targets(look.position, seat, action)
            .into_iter()
            .map(|element| element.id(look.position))
            .collect(),
        head: look.heading(action),
        label: look.label(action),
        pictures: look.pictures(seat, action),
        cost: look.cost(action),
        gain: look.gain(seat, &events),
        after: look.changes(seat, action, &after, &events),
        warning: look.warning(seat, action, &events),
    }
}

fn targets(position: &CastlesOfBurgundy, seat: Seat, action: Action) -> Vec<Element> {
    match action {
        Action::Choose(estate, hex) => vec![Element::Side(estate, hex)],
        Action::Take { die, depot, tile, discard } => {
            let mut all = dice(position, seat, die);
            all.extend(lying(position, depot, tile));
            all.extend(discard.into_iter().flat_map(|tile| stored(position, seat, tile)));
            all
        }
        Action::Place { die, tile, hex } => {
            let mut all = dice(position, seat, die);
            all.extend(stored(position, seat, tile));
            all.push(Element::Hex(seat, hex));
            all
        }
        Action::Sell { die, goods } => {
            let mut all = dice(position, seat, die);
            all.push(Element::Held(seat, goods));
            all
        }
        Action::Workers { die: None } => vec![Element::Hire(seat, None)],
        Action::Workers { die } => {
            let dice = dice(position, seat, die);
            let hires = dice.iter().map(|element| match *element {
                Element::Die(seat, number) => Element::Hire(seat, Some(number)),
                other => other,
            });
            hires.chain(dice.iter().copied()).collect()
        }
        Action::Buy { depot, tile, discard } => {
            let mut all = vec![Element::Silver(seat)];
            all.extend(lying(position, depot, tile));
            all.extend(discard.into_iter().flat_map(|tile| stored(position, seat, tile)));
            all
        }
        Action::Collect { depot, second, .. } => {
            let mut all = vec![Element::Load(depot)];
            all.extend(second.map(Element::Load));
            all.extend(outcome(position, action).1.iter().filter_map(|event| match *event {
                Event::Collected(_, from, goods, _) => Some(Element::LoadOf(from, goods)),
                _ => None,
            }));
            all
        }
        Action::Decline | Action::Done => Vec::new(),
    }
}

/// Whether the same could be done with the other die for fewer workers.
pub(crate) fn costs_more(position: &CastlesOfBurgundy, action: Action) -> bool {
    let with = |die| match action {
        Action::Take { depot, tile, discard, .. } => Some(Action::Take { die, depot, tile, discard }),
        Action::Place { tile, hex, .. } => Some(Action::Place { die, tile, hex }),
        Action::Sell { goods, .. } => Some(Action::Sell { die, goods }),
        _ => None,
    };
    let (Some(seat), Some(used)) = (position.to_act(), use_of_die(position, action)) else { return false };
    position.dice(seat).iter().any(|&die| {
        let other = with(die).filter(|&other| die.is_some() && position.check(other).is_ok());
        other.and_then(|other| use_of_die(position, other)).is_some_and(|other| other.workers < used.workers)
    })
}

/// The unused dice with this value.
fn dice(position: &CastlesOfBurgundy, seat: Seat, die: Option<Pips>) -> Vec<Element> {
    let dice = (0u8..).zip(position.dice(seat));
    let same = dice.filter(|&(_, shown)| shown.is_some() && shown == die);
    same.map(|(number, _)| Element::Die(seat, number)).collect()
}

/// The spaces of a depot with this tile.
fn lying(position: &CastlesOfBurgundy, depot: Depot, tile: Tile) -> Vec<Element> {
    let spaces = (0u8..).zip(position.tiles_in(depot));
    spaces.filter(|&(_, lying)| *lying == Some(tile)).map(|(space, _)| Element::Tile(depot, space)).collect()
}

/// The storage spaces with this tile.
fn stored(position: &CastlesOfBurgundy, seat: Seat, tile: Tile) -> Vec<Element> {
    let spaces = (0u8..).zip(position.storage(seat));
    spaces
        .filter(|&(_, stored)| *stored == Some(tile))
        .map(|(space, _)| Element::Stored(seat, space))
        .collect()
}

fn worker_icon() -> Markup {
    icons::inline(&icons::worker(0.0, 0.0, 26.0))
}

fn silver_icon() -> Markup {
    icons::inline(&icons::silver(0.0, 0.0, 26.0))
}

impl Look<'_> {
    fn cost(&self, action: Action) -> Vec<Amount> {
        if let Action::Buy { .. } = action {
            let price = self.position.tables().price;
            return vec![Amount::minus(price, self.words.silver(price), silver_icon())];
        }
        let workers = use_of_die(self.position, action).map_or(0, |used| used.workers);
        let words = self.words.workers(workers.into());
        (workers > 0).then(|| Amount::minus(workers, words, worker_icon())).into_iter().collect()
    }

    /// Points by source, silverlings, workers, goods.
    fn gain(&self, seat: Seat, events: &[Event]) -> Vec<Amount> {
        let mut parts: Vec<Amount> = Vec::new();
        let scored = points_by_source(events);
        let total: u16 = scored.iter().map(|(_, points)| points).sum();
        if total > 0 {
            let items = scored.iter().map(|&(source, points)| {
                self.say("offer-item", &[("points", points.into()), ("source", self.source(source).into())])
            });
            let items = items.collect::<Vec<_>>().join(" + ");
            let words = self.say("offer-points", &[("points", total.into()), ("items", items.into())]);
            parts.push(Amount::short(self.say("offer-total", &[("points", total.into())]), words));
        }
        let mut goods = [0; Goods::ALL.len()];
        for event in events {
            match *event {
                Event::GainedSilver(whose, count) if whose == seat => {
                    parts.push(Amount::plus(count, self.words.silver(count), silver_icon()));
                }
                Event::GainedWorkers(whose, count) if whose == seat => {
                    parts.push(Amount::plus(count, self.words.workers(count), worker_icon()));
                }
                Event::Collected(_, _, kind, count) => goods[kind.index()] += count,
                _ => {}
            }
        }
        for (kind, count) in Goods::ALL.into_iter().zip(goods).filter(|&(_, count)| count > 0) {
            let icon = icons::inline(&icons::goods(kind, 0.0, 0.0, 24.0));
            parts.push(Amount::plus(count, self.words.goods_count(kind, count), icon));
        }
        parts
    }

    /// The short name of a source of points.
    pub(crate) fn source(&self, source: Source) -> String {
        let name = CastlesOfBurgundy::INFO.sources[source.index()];
        self.say(&format!("game-source-{name}"), &[]).to_lowercase()
    }

    /// The player's new numbers, the effect of a taken tile, the empty hexes of the region, and the next turn order.
    fn changes(
        &self,
        seat: Seat,
        action: Action,
        after: &CastlesOfBurgundy,
        events: &[Event],
    ) -> Vec<Amount> {
        let position = self.position;
        let mut parts: Vec<Amount> = Vec::new();
        let workers = (position.workers(seat), self.workers_after(seat, action, events));
        let silver = (position.silver(seat), self.silver_after(seat, action, events));
        let numbers = [
            ("mat-workers", workers, Some(worker_icon())),
            ("mat-silver", silver, Some(silver_icon())),
            ("players-score", (position.scored(seat), after.scored(seat)), None),
        ];
        for (key, (now, then), icon) in numbers.into_iter().filter(|(_, (now, then), _)| now != then) {
            let values = [("what", self.say(key, &[]).into()), ("now", now.into()), ("after", then.into())];
            let words = self.say("offer-change", &values);
            parts.push(match icon {
                Some(icon) => Amount::change(now, then, words, icon),
                None => Amount::told(words),
            });
        }
        let mut told = Vec::new();
        if let Action::Take { tile, .. } | Action::Buy { tile, .. } = action {
            told.extend(self.words.facts(tile));
        }
        if let Action::Place { tile, hex, .. } = action {
            told.extend(self.region_after(seat, hex, after));
            told.extend(self.end_value(seat, tile));
        }
        told.extend(self.order_after(after));
        parts.extend(told.into_iter().map(Amount::told));
        parts
    }

    /// The workers after an action, before the mines pay (CB-3.9).
    fn workers_after(&self, seat: Seat, action: Action, events: &[Event]) -> u16 {
        let gained = events.iter().map(|event| match *event {
            Event::GainedWorkers(whose, count) if whose == seat => count,
            _ => 0,
        });
        let paid = use_of_die(self.position, action).map_or(0, |used| used.workers);
        self.position.workers(seat) + gained.sum::<u16>() - u16::from(paid)
    }

    /// The silverlings after an action, before the mines pay (CB-3.9).
    fn silver_after(&self, seat: Seat, action: Action, events: &[Event]) -> u16 {
        let gained = events.iter().map(|event| match *event {
            Event::GainedSilver(whose, count) if whose == seat => count,
            _ => 0,
        });
        let paid = if matches!(action, Action::Buy { .. }) { self.position.tables().price } else { 0 };
        self.position.silver(seat) + gained.sum::<u16>() - paid
    }

    /// The empty hexes of the region a tile was placed in, and its points when completed.
    fn region_after(&self, seat: Seat, hex: Hex, after: &CastlesOfBurgundy) -> Option<String> {
        let region = self.position.estate_row(seat).region_of(hex).hexes;
        let left = region.minus(after.covered(seat)).len();
        let points = self.position.tables().region_points(region.len());
        let values = [("left", left.into()), ("size", region.len().into()), ("points", points.into())];
        (left > 0).then(|| self.say("offer-region", &values))
    }

    /// The final points of a knowledge tile if the game ended now.
    fn end_value(&self, seat: Seat, tile: Tile) -> Option<String> {
        let points = self.position.final_points(seat, tile.as_knowledge()?);
        (points > 0).then(|| self.say("offer-end", &[("points", points.into())]))
    }

    /// CB-6.8: the turn order of the next round, if a ship changes it. The depot does not matter for that.
    fn order_after(&self, after: &CastlesOfBurgundy) -> Option<String> {
        let mut after = *after;
        if after.stage() == Stage::Ship {
            let mut actions = Vec::new();
            after.actions(&mut actions);
            after = outcome(&after, *actions.first()?).0;
        }
        if after.track() == self.position.track() {
            return None;
        }
        let names: Vec<&str> = after.track().iter().map(|&seat| self.name(seat)).collect();
        Some(self.say("offer-order", &[("names", names.join(", ").into())]))
    }

    fn warning(&self, seat: Seat, action: Action, events: &[Event]) -> Option<String> {
        if let Some(building) = events.iter().find_map(|event| match *event {
            Event::Lost(_, building) => Some(building),
            _ => None,
        }) {
            return Some(self.say("warn-lost", &tile_values(Tile::building(building))));
        }
        let Action::Collect { depot, second, .. } = action else { return None };
        let mut left = self.position.goods_in(depot);
        for (count, more) in left.iter_mut().zip(second.map_or([0; 6], |at| self.position.goods_in(at))) {
            *count += more;
        }
        for event in events {
            if let Event::Collected(whose, _, goods, count) = *event
                && whose == seat
            {
                left[goods.index()] -= count;
            }
        }
        let left = self.words.goods_list(left)?;
        Some(self.say("warn-stays", &[("goods", left.into())]))
    }
}
