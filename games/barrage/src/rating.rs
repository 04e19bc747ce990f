//! The ratings of actions for bots; not a rule. An action is rated by the position it leads to, after the decisions
//! that belong to it.
//!
//! In a turn, a few of the terms of the value change with an action, and the end of the turn changes none, unless it
//! ends the round or an Automa follows. So nothing is drawn, no turn is passed on, and the other terms are kept.

use engine::{Game, Playout, Replay, Seat};
use parts::{BySeat, Set};

use crate::action::{Action, Drops};
use crate::board::Task;
use crate::heuristic::Weights;
use crate::ids::{BaseSpace, Bonus, CONDUIT_SPACES, CONTRACTS, ConduitSpace, Contract, Officer, Place, Site};
use crate::state::{Barrage, SEATS, Stage};
use crate::steps::Step;
use crate::water::Reservoirs;
use crate::worth::{Appraiser, Held, Sources, Worth};

/// Maximum number of decisions within one action that are played out.
const INNER: usize = 6;

/// The rating of an action, found by playing it: what every rating must be equal to.
pub(crate) fn by_playing(
    position: &Barrage,
    weights: &Weights,
    action: Action,
    list: &mut Vec<Action>,
) -> f32 {
    let me = position.actor;
    let mut after = *position;
    after.play(action, &mut Playout::new(1), &mut ());
    for _ in 0..INNER {
        let inner = !matches!(after.stage, Stage::Choosing | Stage::Turn | Stage::Over);
        if after.actor != me || !inner {
            break;
        }
        list.clear();
        after.actions(list);
        let worth = |action: Action| {
            let mut next = after;
            next.play(action, &mut Playout::new(1), &mut ());
            next.worth(weights, me, after.round)
        };
        let best = list.iter().map(|&action| (worth(action), action)).max_by(|a, b| a.0.total_cmp(&b.0));
        let Some((_, action)) = best else { break };
        after.play(action, &mut Playout::new(1), &mut ());
    }
    after.worth(weights, me, position.round)
}

impl Barrage {
    /// The value of the position to a seat, as of this round.
    pub(crate) fn worth(&self, weights: &Weights, me: Seat, round: u8) -> f32 {
        Appraiser::new(self, weights, me, round).worth(self).total()
    }
}

/// The terms that depend on pieces and water, and the energy up to which contracts are likely to be fulfilled.
#[derive(Clone, Copy)]
struct MapTerms {
    network: f32,
    water: f32,
    objective: f32,
    income: f32,
    reach: u8,
}

impl MapTerms {
    /// The terms of a position with this water, now and after the flow, and these counts for the objective.
    fn new(
        appraiser: &Appraiser<'_>,
        position: &Barrage,
        sources: &Sources,
        (now, later): (Held, Held),
        counts: BySeat<u8, SEATS>,
    ) -> Self {
        Self {
            network: appraiser.network(&position.players[appraiser.me], sources),
            water: appraiser.water(now, later),
            objective: appraiser.objective(position, counts),
            income: appraiser.income(position),
            reach: appraiser.reach(position, now),
        }
    }
}

/// How the map differs from that before the action.
#[derive(Clone, Copy)]
enum Change {
    Nothing,
    /// A piece was built there.
    Piece(Site),
    /// Drops were used for a production.
    Production(BaseSpace, ConduitSpace, u8),
    Other,
}

/// Maximum number of open contracts.
const MOST_OPEN: usize = 6;
/// Maximum number of drops in a dam.
const MOST_DROPS: usize = 4;

/// The ratings of the actions of one turn.
pub(crate) struct Rating<'a> {
    before: &'a Barrage,
    appraiser: Appraiser<'a>,
    me: Seat,
    /// Whether another company has engineers, so that the round goes on after this turn.
    goes_on: bool,
    /// The terms before the action.
    worth: Worth,
    map: MapTerms,
    counts: BySeat<u8, SEATS>,
    /// What the bonus tile counts, and how many the company has.
    bonus: Bonus,
    bonus_count: u8,
    sources: Sources,
    now: Reservoirs,
    later: Reservoirs,
    /// The water that the company can use, now and after the flow.
    held: (Held, Held),
    /// The values of the rewards of the contracts that are held or open.
    rewards: [f32; CONTRACTS],
    /// The values of these contracts before the action.
    values: [f32; CONTRACTS],
    /// The place of the action before, and the terms with its engineers placed.
    placed: Option<(Place, Option<Worth>)>,
    /// The open contracts, and the term of contracts after taking one or two of them.
    open: Set,
    taken: [Option<f32>; MOST_OPEN * (MOST_OPEN + 1)],
    /// The water that the company can use after the flow, by the drops poured.
    poured: [Option<Held>; Drops::COUNT],
    /// The terms with a piece built at a site; several tiles can build it.
    sites: [Option<MapTerms>; Site::COUNT],
    /// The terms after a production, by conduit, dam and drops; it is possible at several places.
    productions: [Option<MapTerms>; CONDUIT_SPACES * 2 * MOST_DROPS],
}

impl<'a> Rating<'a> {
    /// The ratings of the decisions of a turn; `None` where its end can change the value.
    pub(crate) fn new(before: &'a Barrage, weights: &'a Weights) -> Option<Self> {
        let in_turn = before.stage == Stage::Turn || before.steps.has(Step::EndTurn);
        // BA-13.12, BA-13.19: a dam holds less when the turn ends.
        if !in_turn || before.automas > 0 || before.copied == Some(Officer::DelMonte) {
            return None;
        }
        let me = before.actor;
        let appraiser = Appraiser::new(before, weights, me, before.round);
        let player = &before.players[me];
        let mut others = Seat::all(before.seats).filter(|&seat| seat != me).map(|seat| &before.players[seat]);
        let goes_on = others.any(|player| !player.passed && player.engineers > 0);
        let sources = Sources::new(before, me);
        let now = Reservoirs::new(before);
        let later = now.after_flow(before);
        let held = (sources.held(&now), sources.held(&later));
        let counts = before.objective_counts();
        let bonus = before.bonus_tile(before.round).counts;
        let map = MapTerms::new(&appraiser, before, &sources, held, counts);
        let (mut rewards, mut values) = ([0.0; CONTRACTS], [0.0; CONTRACTS]);
        for number in player.contracts.or(before.open_set()) {
            let row = before.tables.contract(Contract(number));
            let reward = appraiser.reward(&row.reward);
            rewards[usize::from(number)] = reward;
            values[usize::from(number)] = appraiser.likely(reward, row.energy, map.reach);
        }
        let mut worth = Worth {
            points: f32::from(before.vp(me)),
            network: map.network,
            water: map.water,
            objective: map.objective,
            income: map.income,
            contracts: appraiser.contracts(before, player.contracts, map.reach),
            ..Worth::default()
        };
        appraiser.set_own(before, &mut worth);
        Some(Self {
            before,
            appraiser,
            me,
            goes_on,
            worth,
            map,
            counts,
            bonus,
            bonus_count: before.bonus_count(me, bonus),
            sources,
            now,
            later,
            held,
            rewards,
            values,
            placed: None,
            open: before.open_set(),
            taken: [None; MOST_OPEN * (MOST_OPEN + 1)],
            poured: [None; Drops::COUNT],
            sites: [None; Site::COUNT],
            productions: [None; CONDUIT_SPACES * 2 * MOST_DROPS],
        })
    }

    /// The rating of an action; `None` if the turn may end the round.
    pub(crate) fn rate(&mut self, action: Action, list: &mut Vec<Action>) -> Option<f32> {
        match action {
            Action::Pour { place: Some(place), drops } => self.rate_pour(place, drops),
            Action::Take { place, first, second } => self.rate_contracts(place, first, second),
            Action::Bank(_) => {
                let mut after = *self.before;
                after.apply(action, &mut ());
                self.continues(&after).then(|| self.with_supply(&after).total())
            }
            Action::Copy(officer) if officer != Officer::DelMonte => {
                let mut after = *self.before;
                after.apply(action, &mut ());
                Some(self.with_supply(&after).total())
            }
            Action::Choose { .. } | Action::Copy(_) | Action::Pass => None,
            _ => {
                let mut after = *self.before;
                let due = after.apply(action, &mut ());
                let ended = due && self.finish(&mut after)?;
                let change = self.change(Change::Nothing, self.before, action, &after);
                self.settle(&mut after, ended, change, list)
            }
        }
    }

    /// Whether the round goes on when the company's turn ends like this.
    fn continues(&self, after: &Barrage) -> bool {
        self.goes_on || after.players[self.me].engineers > 0
    }

    /// The terms before the action, with what is left of engineers and credits.
    fn with_supply(&self, after: &Barrage) -> Worth {
        let player = &after.players[self.me];
        let (supply, effort) = (self.appraiser.supply(player), self.appraiser.effort(player));
        Worth { supply, effort, ..self.worth }
    }

    /// The terms with the engineers of a place on it. Actions at the same place follow each other.
    #[inline]
    fn at_place(&mut self, place: Place) -> Option<&Worth> {
        if self.placed.is_none_or(|(known, _)| known != place) {
            let mut after = *self.before;
            after.occupy(place, &mut ());
            self.placed = Some((place, self.continues(&after).then(|| self.with_supply(&after))));
        }
        self.placed.as_ref().and_then(|(_, worth)| worth.as_ref())
    }

    /// Which dams are filled after the flow does not depend on when drops are poured.
    fn rate_pour(&mut self, place: Place, drops: Drops) -> Option<f32> {
        let mut worth = *self.at_place(place)?;
        let map = &self.before.tables.map;
        let later = *self.poured[drops.index()].get_or_insert_with(|| {
            let mut later = self.later;
            later.pour(map, drops);
            self.sources.held(&later)
        });
        let mut held = self.held.0;
        if matches!(self.before.task(place), Some(Task::DropsNow(_))) {
            // Drops that flow now can bring energy (BA-13.3).
            if self.before.flow_watcher().is_some() {
                return None;
            }
            let mut now = self.now;
            now.pour(map, drops);
            held = self.sources.held(&now);
            let reach = self.appraiser.reach(self.before, held);
            worth.contracts = self.contracts(self.before.players[self.me].contracts, reach);
        }
        worth.water = self.appraiser.water(held, later);
        Some(worth.total())
    }

    /// The rating with these contracts taken, after the worst ones have been discarded (BA-9.20).
    fn rate_contracts(&mut self, place: Place, first: Contract, second: Option<Contract>) -> Option<f32> {
        let worth = *self.at_place(place)?;
        let before_contracts = worth.before_contracts();
        let limit = self.before.tables.numbers.hand_limit;
        let values = &self.values;
        let value = |held: Set| -> f32 { held.iter().map(|number| values[usize::from(number)]).sum() };
        let best = |held: Set| {
            let each = held.iter().map(|contract| value(held.without(contract)));
            each.fold(f32::NEG_INFINITY, f32::max)
        };
        let mut held = self.before.players[self.me].contracts.with(first.0);
        held = second.map_or(held, |second| held.with(second.0));
        if held.len() > limit + 1 {
            // Which one of several is discarded first can depend on the rounding of the sum; of equally good ones it is
            // the last.
            while held.len() > limit + 1 {
                let total = |contract| worth.total_with(before_contracts, value(held.without(contract)));
                let worst = held.iter().max_by(|&one, &other| total(one).total_cmp(&total(other)));
                held.remove(worst.unwrap_or(first.0));
            }
            return Some(worth.total_with(before_contracts, best(held)));
        }
        let rank = |contract: Contract| usize::from(self.open.and(Set::below(contract.0)).len());
        let index = rank(first) * (MOST_OPEN + 1) + second.map_or(0, |second| 1 + rank(second));
        let contracts = self.taken[index]
            .get_or_insert_with(|| if held.len() > limit { best(held) } else { value(held) });
        Some(worth.total_with(before_contracts, *contracts))
    }

    /// The term of contracts that are held or open before the action.
    #[inline]
    fn contracts(&self, held: Set, reach: u8) -> f32 {
        let contracts = &self.before.tables.contracts.rows;
        held.iter()
            .map(usize::from)
            .map(|number| self.appraiser.likely(self.rewards[number], contracts[number].energy, reach))
            .sum()
    }

    /// Carries out the steps up to the end of the turn or a decision within it; returns whether the turn has ended, and
    /// `None` if the round may have ended with it.
    fn finish(&self, after: &mut Barrage) -> Option<bool> {
        while let Some(step) = after.steps.pop() {
            if step == Step::EndTurn {
                return self.continues(after).then_some(true);
            }
            // Before the end of the turn nothing is drawn.
            if let Some(stage) = after.step(step, &mut Replay::new(&[]), &mut ()) {
                after.stage = stage;
                return Some(false);
            }
        }
        None
    }

    /// Plays out the decisions that belong to the action just played, each for the highest immediate value.
    fn settle(
        &mut self,
        after: &mut Barrage,
        mut ended: bool,
        mut change: Change,
        list: &mut Vec<Action>,
    ) -> Option<f32> {
        let mut worth = None;
        for _ in 0..INNER {
            if ended {
                break;
            }
            if let Stage::Machines(count) = after.stage {
                // The value does not distinguish the kinds of machines.
                after.receive_machines(self.me, count, 0, &mut ());
                ended = self.finish(after)?;
                change = self.change(change, after, Action::Machines(count), after);
                worth = None;
                continue;
            }
            list.clear();
            after.actions(list);
            let mut best: Option<(f32, Barrage, bool, Change)> = None;
            for &action in &*list {
                let mut next = *after;
                next.apply(action, &mut ());
                let ended = self.finish(&mut next)?;
                let change = self.change(change, after, action, &next);
                let worth = self.worth_after(&next, change);
                // Of equally good ones the last.
                if best.is_none_or(|(most, ..)| worth >= most) {
                    best = Some((worth, next, ended, change));
                }
            }
            let most;
            (most, *after, ended, change) = best?;
            worth = Some(most);
        }
        Some(worth.unwrap_or_else(|| self.worth_after(after, change)))
    }

    /// How the map differs after an action that was played `at` a position with this difference.
    fn change(&self, change: Change, at: &Barrage, action: Action, after: &Barrage) -> Change {
        if after.came != self.before.came || self.before.contract_first {
            return Change::Other;
        }
        match (change, action) {
            (
                _,
                Action::Use(_)
                | Action::Machines(_)
                | Action::Fulfil(_)
                | Action::Discard(_)
                | Action::Decline,
            ) => change,
            (Change::Nothing, Action::Construct { site, .. }) => match after.construction {
                Some(_) => Change::Nothing,
                None => Change::Piece(site),
            },
            (Change::Nothing, Action::Pay { .. }) => {
                at.construction.map_or(Change::Other, |construction| Change::Piece(construction.site))
            }
            (Change::Nothing, Action::Produce { dam, conduit, drops, .. }) => {
                Change::Production(dam, conduit, drops)
            }
            _ => Change::Other,
        }
    }

    /// The value after an action of this turn.
    fn worth_after(&mut self, after: &Barrage, change: Change) -> f32 {
        let map = match change {
            Change::Nothing => self.map,
            Change::Piece(site) => match self.sites[site.index()] {
                Some(terms) => terms,
                None => *self.sites[site.index()].insert(self.with_piece(after, site)),
            },
            Change::Production(dam, conduit, drops) => {
                let index = (conduit.index() * 2 + dam.index() % 2) * MOST_DROPS + usize::from(drops - 1);
                match self.productions[index] {
                    Some(terms) => terms,
                    None => *self.productions[index].insert(self.with_water(after)),
                }
            }
            Change::Other if after.players[self.me].built == self.before.players[self.me].built => {
                self.with_water(after)
            }
            Change::Other => {
                let sources = Sources::new(after, self.me);
                let now = Reservoirs::new(after);
                self.with_pieces(after, &sources, (sources.held(&now), sources.held(&now.after_flow(after))))
            }
        };
        let player = &after.players[self.me];
        let mut worth = Worth {
            points: f32::from(after.vp(self.me)),
            network: map.network,
            water: map.water,
            objective: map.objective,
            income: map.income,
            contracts: self.contracts(player.contracts, map.reach),
            ..self.worth
        };
        self.appraiser.set_supply(player, &mut worth);
        if after.patents != self.before.patents {
            worth.advanced = self.appraiser.advanced(after);
        }
        // Flowing drops can bring energy to others (BA-13.3).
        let flowed = matches!(change, Change::Production(..) | Change::Other);
        if flowed
            || player.energy != self.before.players[self.me].energy
            || after.bonus_count(self.me, self.bonus) != self.bonus_count
        {
            self.appraiser.set_score(after, &mut worth);
        }
        worth.total()
    }

    /// The terms of the map with other water.
    fn with_water(&self, after: &Barrage) -> MapTerms {
        let water = Reservoirs::new(after);
        let (now, later) = (self.sources.held(&water), self.sources.held(&water.after_flow(after)));
        let reach = self.appraiser.reach(after, now);
        MapTerms { water: self.appraiser.water(now, later), reach, ..self.map }
    }

    /// The terms of the map with a new piece.
    fn with_piece(&self, after: &Barrage, site: Site) -> MapTerms {
        let Some(sources) = self.sources.with_piece(after, self.me, site) else {
            return self.with_pieces(after, &self.sources, self.held);
        };
        let held = if matches!(site, Site::Base(_) | Site::Elevation(_)) {
            let water = Reservoirs::new(after);
            (sources.held(&water), sources.held(&water.after_flow(after)))
        } else {
            (sources.held(&self.now), sources.held(&self.later))
        };
        self.with_pieces(after, &sources, held)
    }

    /// The terms of the map with other pieces of the company and this water.
    fn with_pieces(&self, after: &Barrage, sources: &Sources, held: (Held, Held)) -> MapTerms {
        let mut counts = self.counts;
        counts[self.me] = after.objective_count(self.me, after.objective());
        MapTerms::new(&self.appraiser, after, sources, held, counts)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Components, Files, Heuristic, OptionMap};

    use super::*;

    /// Compares every rating of some games, in which the rated and random actions take turns, with that of the played
    /// action. They must be equal to the last bit: bots choose by them.
    fn ratings_are_those_of_playing(options: &[(&str, &str)], seats: u8, games: u64) {
        let tables = Components::keep(Barrage::components(&Files::of::<Barrage>()).expect("embedded tables"));
        let mut map = OptionMap::defaults(&Barrage::INFO);
        for (key, value) in options {
            map.set(key, value).expect("a known option");
        }
        let options = Barrage::options(&tables, &map).expect("legal options");
        let weights = engine::weights::<Barrage>();
        let (mut actions, mut rates, mut list) = (Vec::new(), Vec::new(), Vec::new());
        for game in 0..games {
            let mut chance = Playout::new(game);
            let mut position = Barrage::start(tables, &options, seats, &mut chance).expect("a legal setup");
            while position.to_act().is_some() {
                actions.clear();
                position.actions(&mut actions);
                rates.clear();
                position.rate(&weights, &actions, &mut rates);
                for (&action, rate) in actions.iter().zip(&rates) {
                    let played = by_playing(&position, &weights, action, &mut list);
                    assert_eq!(rate.to_bits(), played.to_bits(), "{action:?}: {rate}, {played}");
                }
                let best = (0..rates.len()).max_by(|&a, &b| rates[a].total_cmp(&rates[b]));
                let random = chance.below(u32::try_from(actions.len()).expect("a short list")) as usize;
                let at = if chance.below(2) == 0 { random } else { best.expect("some action") };
                position.play(actions[at], &mut chance, &mut ());
            }
        }
    }

    #[test]
    fn ratings_are_those_of_playing_the_action() {
        for seats in 2..=4 {
            ratings_are_those_of_playing(&[], seats, 3);
        }
        ratings_are_those_of_playing(&[("contracts", "before-water")], 3, 1);
        ratings_are_those_of_playing(&[("automas", "1")], 3, 1);
    }
}
