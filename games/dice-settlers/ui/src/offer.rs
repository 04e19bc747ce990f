//! Targets, cost and gain of a legal action, read from a copy on which it was played.

mod targets;

use dice_settlers::{Action, DiceSettlers, Main, Resource, RollOption, Stage, Tile};
use engine::{Game, Seat};
use maud::Markup;
use ui_kit::{Amount, Element as _, Offer, Scene};

use crate::icons::{self, Glyph};
use crate::look::Look;
use crate::words::Outcome;

pub(crate) use targets::targets;

pub(crate) fn offer(scene: &Scene<'_, DiceSettlers>, action: Action) -> Offer {
    let look = Look::new(scene);
    let Some(seat) = look.position.to_act() else { return Offer::default() };
    let targets = targets(look.position, seat, action);
    let targets = targets.into_iter().map(|element| element.id(look.position)).collect();
    let outcome = look.words.outcome(action);
    let mut offer = Offer {
        targets,
        head: look.head(action),
        label: look.label(action),
        pictures: look.pictures(seat, action, &outcome),
        cost: look.cost(action),
        ..Offer::default()
    };
    if !outcome.drawn && !is_bookkeeping(action) {
        offer.gain = look.gain(seat, &outcome).into_iter().collect();
        offer.after = look.changes(seat, &outcome);
        offer.warning = look.warning(seat, action, &outcome);
    } else {
        offer.warning = look.warning_of_end(action);
    }
    if let Action::Pay(_, RollOption::Draw) = action {
        offer.gain = vec![Amount::told(look.odds(seat))];
    }
    if let Action::Draft(tile) | Action::Place(tile, _) = action {
        offer.after.push(Amount::told(look.words.tile_facts(tile)));
    }
    offer
}

/// Whether an action alone changes nothing that scores.
const fn is_bookkeeping(action: Action) -> bool {
    matches!(
        action,
        Action::Begin(_) | Action::Spend(_) | Action::Use(_) | Action::Pay(..) | Action::Turn(..)
    )
}

/// The only way to pay, or finishing a main action in which nothing else can be done.
pub(crate) fn follows(position: &DiceSettlers) -> Option<Action> {
    let mut legal = Vec::new();
    position.actions(&mut legal);
    match (position.stage(), &legal[..]) {
        (Stage::Paying, &[only]) | (Stage::Main, &[only @ Action::Done]) => Some(only),
        _ => None,
    }
}

/// Settling and harvesting begin with a click on the tile or the token itself.
pub(crate) fn combined(position: &DiceSettlers) -> Vec<Vec<Action>> {
    let mut combined = Vec::new();
    for begin in [Main::Settle, Main::Harvest].map(Action::Begin) {
        if position.check(begin).is_err() {
            continue;
        }
        let (begun, mut next) = (ui_kit::after(position, begin).0, Vec::new());
        begun.actions(&mut next);
        next.retain(|action| matches!(action, Action::Settle(_) | Action::Harvest(_)));
        combined.extend(next.into_iter().map(|next| vec![begin, next]));
    }
    combined
}

/// Whether an action commits: it answers another player, or its button ends a turn or a phase.
pub(crate) fn commits(position: &DiceSettlers, action: Action) -> bool {
    match position.stage() {
        Stage::Joining | Stage::Evicting => true,
        Stage::Roll | Stage::Turn | Stage::Keeping => action == Action::Done,
        _ => false,
    }
}

impl Look<'_> {
    /// The icons and tokens of the cost.
    fn cost(&self, action: Action) -> Vec<Amount> {
        let icons = match action {
            Action::Recruit(_) | Action::Explore(_) | Action::Take | Action::Settle(_) => {
                self.words.price(action)
            }
            Action::TakeBack(_) | Action::Raid(..) | Action::Harvest(_) => self.words.price(action),
            Action::Trade(..) | Action::TradeDie | Action::Research(..) => self.words.price(action),
            _ => 0,
        };
        let mut parts = Vec::new();
        if let Some(main) = self.position.main_action().filter(|_| icons > 0) {
            let (icon, glyph) = match (main, action) {
                (Main::Harvest, Action::Harvest(resource)) => {
                    (self.words.resource(resource), Glyph::Icon(resource.icon()))
                }
                _ => (self.words.main(main), Glyph::of(main)),
            };
            let words = self.say("offer-icons", &[("n", icons.into()), ("icon", icon.into())]);
            parts.push(Amount::minus(icons, words, icons::inline(glyph)));
        }
        if let Action::Trade(_, tokens) | Action::Research(_, tokens) = action {
            for (resource, count) in Resource::ALL.into_iter().zip(tokens).filter(|&(_, count)| count > 0) {
                let words = format!("{count} {}", self.words.resource(resource));
                parts.push(Amount::minus(count, words, icons::token(resource)));
            }
        }
        parts
    }

    /// The change of the score if the game ended now.
    fn gain(&self, seat: Seat, outcome: &Outcome) -> Option<Amount> {
        let points = outcome.position.standings().score(seat).total() - self.projected(seat);
        let values = [("points", points.abs().into())];
        match points {
            0 => None,
            1.. => Some(Amount::plus(points, self.say("offer-points", &values), icons::vp())),
            _ => Some(Amount::minus(points.abs(), self.say("offer-points-lost", &values), icons::vp())),
        }
    }

    /// DS-8.7: the odds of two more dice for each main action. Shown to the acting seat, who may look into the bag.
    fn odds(&self, seat: Seat) -> String {
        let dice = self.position.tables().draw.1;
        let odds = Main::ALL.map(|main| (main, (100.0 * self.position.chance_of(seat, main, dice)).round()));
        let odds: Vec<String> = odds
            .into_iter()
            .filter(|&(_, percent)| percent > 0.0)
            .map(|(main, percent)| format!("{} {percent:.0} %", self.words.main(main)))
            .collect();
        self.say("offer-odds", &[("odds", odds.join(" · ").into())])
    }

    /// The changes of tents, quota, houses and control.
    fn changes(&self, seat: Seat, outcome: &Outcome) -> Vec<Amount> {
        let (now, then) = (self.position, &outcome.position);
        let mut parts = Vec::new();
        let mut number = |key: &str, before: u8, after: u8, icon: Markup| {
            if before != after {
                let words = self.say(key, &[("now", before.into()), ("after", after.into())]);
                parts.push(Amount::change(before, after, words, icon));
            }
        };
        number("offer-tents", now.tents(seat), then.tents(seat), icons::tent(seat));
        number("offer-quota", now.count_quota(seat), then.count_quota(seat), icons::inline(Glyph::Die));
        number("offer-houses", now.houses(seat), then.houses(seat), icons::house(seat));
        for tile in then.map().iter().map(Tile) {
            parts.extend(self.control_change(then, tile).map(Amount::told));
        }
        if let Some(tile) = placed_on(outcome, seat)
            && let Some(tents) = then.tents_to_govern(seat, tile).filter(|&tents| tents <= 2)
        {
            let key = if tents == 0 { "offer-house-now" } else { "offer-house-in" };
            parts.push(Amount::told(self.say(key, &[("n", tents.into())])));
        }
        parts
    }

    /// The change of control of a tile.
    fn control_change(&self, then: &DiceSettlers, tile: Tile) -> Option<String> {
        let after: Vec<Seat> = then.all_players().filter(|&seat| then.controls(seat, tile)).collect();
        let before = self.words.controllers(tile);
        if before == after {
            return None;
        }
        let names = |seats: &[Seat]| match seats {
            [] => self.say("list-nobody", &[]),
            seats => seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(" + "),
        };
        let values =
            [("tile", tile.0.into()), ("before", names(&before).into()), ("after", names(&after).into())];
        Some(self.say("offer-control", &values))
    }

    fn warning(&self, seat: Seat, action: Action, outcome: &Outcome) -> Option<String> {
        let (before, after) = (self.position.end_conditions(), outcome.position.end_conditions());
        let triggered = !self.position.is_last_round()
            && before.iter().zip(after).any(|(before, after)| !before && after);
        if triggered {
            return Some(self.say("warn-end", &[]));
        }
        let left = self.position.presence(seat).minus(outcome.position.presence(seat));
        if let Some(tile) = left.first()
            && !matches!(action, Action::TakeBack(_))
        {
            return Some(self.say("warn-presence", &[("tile", tile.into())]));
        }
        self.warning_of_end(action)
    }

    /// Warns of ending the turn while a main action is possible.
    fn warning_of_end(&self, action: Action) -> Option<String> {
        let idle = action == Action::Done
            && self.position.stage() == Stage::Turn
            && !self.position.has_acted()
            && !self.position.possible_actions().is_empty();
        idle.then(|| self.say("warn-idle", &[]))
    }
}

/// The tile on which an action places a tent of the player.
fn placed_on(outcome: &Outcome, seat: Seat) -> Option<Tile> {
    outcome.events.iter().find_map(|event| match event {
        dice_settlers::Event::TentPlaced(whose, tile)
        | dice_settlers::Event::Swapped(whose, tile, _)
        | dice_settlers::Event::Joined(whose, tile)
            if *whose == seat =>
        {
            Some(*tile)
        }
        _ => None,
    })
}
