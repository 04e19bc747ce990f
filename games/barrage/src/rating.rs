//! The ratings of actions for bots; not a rule. An action is rated by the position it leads to, after the decisions
//! that belong to it.
//!
//! In a turn, this is the position at its end: nothing is drawn, no Automa moves, and the round does not end. An action
//! changes a few terms of its value, and the others are kept.

use engine::{Game, Playout, Replay, Seat};
use parts::{BySeat, Set};

use crate::action::{Action, Drops};
use crate::board::Task;
use crate::heuristic::Weights;
use crate::ids::{BaseSpace, Bonus, CONTRACTS, ConduitSpace, Contract, Officer, Place, Site};
use crate::state::{Barrage, How, SEATS, Stage};
use crate::steps::Step;
use crate::water::Reservoirs;
use crate::worth::{Appraiser, Held, Own, Sources, Worth};

/// Maximum number of decisions within one action that are played out.
const INNER: usize = 6;

/// The rating of an action, found by playing it and valuing the whole position: what every rating must be equal to.
pub(crate) fn by_playing(
    position: &Barrage,
    weights: &Weights,
    action: Action,
    list: &mut Vec<Action>,
) -> f32 {
    let me = position.actor;
    let mut after = *position;
    let mut ended = after.play_in_turn(action);
    for _ in 0..INNER {
        let inner = !matches!(after.stage, Stage::Choosing | Stage::Turn | Stage::Over);
        if ended || after.actor != me || !inner {
            break;
        }
        list.clear();
        after.actions(list);
        let mut best: Option<(Worth, Barrage, bool)> = None;
        for &action in &*list {
            let mut next = after;
            let ended = next.play_in_turn(action);
            let worth = Appraiser::new(&next, weights, me, after.round).worth(&next);
            // Of equally good ones the last.
            if best.as_ref().is_none_or(|(most, ..)| worth.at_least(most)) {
                best = Some((worth, next, ended));
            }
        }
        let Some(best) = best else { break };
        (_, after, ended) = best;
    }
    after.worth(weights, me, position.round)
}

impl Barrage {
    /// Whether the acting company decides in its turn, not about its income or the setup.
    fn is_in_turn(&self) -> bool {
        matches!(self.stage, Stage::Turn | Stage::Paying) || self.steps.has(Step::EndTurn)
    }

    /// Plays an action, up to the end of the turn if it is one of a turn; returns whether the turn has ended.
    fn play_in_turn(&mut self, action: Action) -> bool {
        if self.is_in_turn() {
            self.apply(action, &mut ()) && self.finish_turn()
        } else {
            self.play(action, &mut Playout::new(1), &mut ());
            false
        }
    }

    /// Carries out the steps up to the end of the turn or a decision within it; returns whether the turn has ended.
    fn finish_turn(&mut self) -> bool {
        while let Some(step) = self.steps.pop() {
            if step == Step::EndTurn {
                self.copied = None;
                return true;
            }
            // Before the end of the turn nothing is drawn.
            if let Some(stage) = self.step(step, &mut Replay::new(&[]), &mut ()) {
                self.stage = stage;
                return false;
            }
        }
        true
    }

    /// The value of the position to a seat, as of this round.
    pub(crate) fn worth(&self, weights: &Weights, me: Seat, round: u8) -> f32 {
        Appraiser::new(self, weights, me, round).worth(self).total()
    }
}

/// The terms that depend on pieces and water, and the energy up to which contracts are likely to be fulfilled.
#[derive(Clone, Copy)]
struct MapTerms {
    pieces: f32,
    water: f32,
    reach: u8,
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

/// The ratings of the actions of one turn.
pub(crate) struct Rating<'a> {
    before: &'a Barrage,
    appraiser: Appraiser<'a>,
    me: Seat,
    /// The terms before the action.
    worth: Worth,
    reach: u8,
    objective: f32,
    income: f32,
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
    /// The two lowest values of contracts held; infinite if there are none.
    lowest: [f32; 2],
    /// The place of the action before, and the sum of own terms and pieces with its engineers placed.
    placed: Option<(Place, f32)>,
    /// The water that the company can use after the flow, by the drops poured.
    poured: Option<[Held; Drops::COUNT]>,
    /// The water that the company can use now and the term of contracts, by the drops poured that flow at once.
    poured_now: Option<[(Held, f32); Drops::COUNT]>,
    /// The ratings of constructions with tiles without an effect. Such tiles are alike.
    constructions: [Option<f32>; Site::COUNT],
    /// The terms with a piece built at a site; several tiles can build it.
    sites: [Option<MapTerms>; Site::COUNT],
    /// The terms after a production by dam, conduit and drops; it is possible at several places.
    productions: Vec<((BaseSpace, ConduitSpace, u8), MapTerms)>,
}

impl<'a> Rating<'a> {
    /// The ratings of the decisions of a turn; `None` for other decisions, and where the end of the turn changes the value.
    pub(crate) fn new(before: &'a Barrage, weights: &'a Weights) -> Option<Self> {
        // BA-13.12, BA-13.19: a dam holds less when the turn ends.
        if !before.is_in_turn() || before.copied == Some(Officer::DelMonte) {
            return None;
        }
        let me = before.actor;
        let appraiser = Appraiser::new(before, weights, me, before.round);
        let player = &before.players[me];
        let sources = Sources::new(before, me);
        let now = Reservoirs::new(before);
        let later = now.after_flow(before);
        let held = (sources.held(&now), sources.held(&later));
        let counts = before.objective_counts();
        let bonus = before.bonus_tile(before.round).counts;
        let (objective, income) = (appraiser.objective(before, counts), appraiser.income(before));
        let reach = appraiser.reach(before, held.0);
        let (mut rewards, mut values) = ([0.0; CONTRACTS], [0.0; CONTRACTS]);
        for number in player.contracts.or(before.open_set()) {
            let row = before.tables.contract(Contract(number));
            let reward = appraiser.reward(&row.reward);
            rewards[usize::from(number)] = reward;
            values[usize::from(number)] = appraiser.likely(reward, row.energy, reach);
        }
        let mut lowest = [f32::INFINITY; 2];
        for number in player.contracts {
            let value = values[usize::from(number)];
            lowest = [lowest[0].min(value), lowest[1].min(value.max(lowest[0]))];
        }
        Some(Self {
            before,
            appraiser,
            me,
            worth: Worth {
                own: appraiser.own(before),
                pieces: appraiser.network(player, &sources) + objective + income,
                water: appraiser.water(held.0, held.1),
                contracts: player.contracts.iter().map(|number| values[usize::from(number)]).sum(),
            },
            reach,
            objective,
            income,
            counts,
            bonus,
            bonus_count: before.bonus_count(me, bonus),
            sources,
            now,
            later,
            held,
            rewards,
            values,
            lowest,
            placed: None,
            poured: None,
            poured_now: None,
            constructions: [None; Site::COUNT],
            sites: [None; Site::COUNT],
            productions: Vec::new(),
        })
    }

    /// The rating of an action; `None` if it must be found by playing.
    pub(crate) fn rate(&mut self, action: Action, list: &mut Vec<Action>) -> Option<f32> {
        match action {
            Action::Pour { place: Some(place), drops } => self.rate_pour(place, drops),
            Action::Take { place, first, second } => Some(self.rate_contracts(place, first, second)),
            Action::Construct { tile, how, site }
                if how != How::Officer && self.before.tables.tile(tile).effect.is_none() =>
            {
                if self.constructions[site.index()].is_none() {
                    self.constructions[site.index()] = Some(self.rate_by_applying(action, list));
                }
                self.constructions[site.index()]
            }
            Action::Bank(_) => {
                let mut after = *self.before;
                after.apply(action, &mut ());
                Some(self.with_supply(&after).total())
            }
            Action::Copy(officer) if officer != Officer::DelMonte => {
                let mut after = *self.before;
                after.apply(action, &mut ());
                Some(self.with_supply(&after).total())
            }
            Action::Choose { .. } | Action::Copy(_) => None,
            Action::Pass => Some(self.worth.total()),
            _ => Some(self.rate_by_applying(action, list)),
        }
    }

    fn rate_by_applying(&mut self, action: Action, list: &mut Vec<Action>) -> f32 {
        let mut after = *self.before;
        let ended = after.apply(action, &mut ()) && after.finish_turn();
        let change = self.change(Change::Nothing, self.before, action, &after);
        self.settle(&mut after, ended, change, list)
    }

    /// The terms before the action, with what is left of engineers and credits.
    fn with_supply(&self, after: &Barrage) -> Worth {
        let player = &after.players[self.me];
        let (supply, effort) = (self.appraiser.supply(player), self.appraiser.effort(player));
        Worth { own: Own { supply, effort, ..self.worth.own }, ..self.worth }
    }

    /// The sum of own terms and pieces with the engineers of a place on it. Actions at the same place follow each other.
    #[inline]
    fn at_place(&mut self, place: Place) -> f32 {
        match self.placed {
            Some((known, sum)) if known == place => sum,
            _ => {
                let mut after = *self.before;
                after.occupy(place, &mut ());
                let sum = self.with_supply(&after).without_water();
                self.placed = Some((place, sum));
                sum
            }
        }
    }

    /// Which dams are filled after the flow does not depend on when drops are poured.
    fn rate_pour(&mut self, place: Place, drops: Drops) -> Option<f32> {
        let sum = self.at_place(place);
        if matches!(self.before.task(place), Some(Task::DropsNow(_))) {
            // Drops that flow now can bring energy (BA-13.3).
            if self.before.flow_watcher().is_some() {
                return None;
            }
            let terms = match &self.poured_now {
                Some(terms) => terms,
                None => self.poured_now.insert(self.after_pouring_now()),
            };
            let (now, contracts) = terms[drops.index()];
            let later = self.poured(drops);
            return Some(sum + self.appraiser.water(now, later) + contracts);
        }
        let later = self.poured(drops);
        let water = self.appraiser.water(self.held.0, later);
        Some(sum + water + self.worth.contracts)
    }

    /// The water that the company can use after the flow, with these drops poured.
    #[inline]
    fn poured(&mut self, drops: Drops) -> Held {
        let (map, sources, later) = (&self.before.tables.map, &self.sources, &self.later);
        self.poured.get_or_insert_with(|| sources.held_after_pouring(map, later))[drops.index()]
    }

    /// The water that the company can use now and the term of contracts, by the drops poured that flow at once.
    fn after_pouring_now(&self) -> [(Held, f32); Drops::COUNT] {
        let held = self.sources.held_after_pouring(&self.before.tables.map, &self.now);
        let mut terms = [(self.held.0, self.worth.contracts); Drops::COUNT];
        for (term, now) in terms.iter_mut().zip(held) {
            let reach = self.appraiser.reach(self.before, now);
            if reach != self.reach {
                term.1 = self.contracts(self.before.players[self.me].contracts, reach);
            }
            term.0 = now;
        }
        terms
    }

    /// The rating with these contracts taken and the worst ones discarded (BA-9.20).
    fn rate_contracts(&mut self, place: Place, first: Contract, second: Option<Contract>) -> f32 {
        let sum = self.at_place(place) + self.worth.water;
        let held = &self.before.players[self.me].contracts;
        let taken = [Some(first), second]
            .map(|contract| contract.map_or(0.0, |contract| self.values[contract.index()]));
        let contracts = self.worth.contracts + taken[0] + taken[1];
        let excess = (held.len() + 1 + u8::from(second.is_some()))
            .saturating_sub(self.before.tables.numbers.hand_limit);
        let mut values =
            [self.lowest[0], self.lowest[1], taken[0], second.map_or(f32::INFINITY, |_| taken[1])];
        values.sort_unstable_by(f32::total_cmp);
        let discarded: f32 = values[..usize::from(excess)].iter().sum();
        sum + (contracts - discarded)
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

    /// Plays out the decisions that belong to the action just played, each for the highest immediate value.
    fn settle(
        &mut self,
        after: &mut Barrage,
        mut ended: bool,
        mut change: Change,
        list: &mut Vec<Action>,
    ) -> f32 {
        let mut worth = None;
        for _ in 0..INNER {
            if ended {
                break;
            }
            if let Stage::Machines(count) = after.stage {
                // The value does not distinguish the kinds of machines.
                after.receive_machines(self.me, count, 0, &mut ());
                ended = after.finish_turn();
                change = self.change(change, after, Action::Machines(count), after);
                worth = None;
                continue;
            }
            list.clear();
            after.actions(list);
            let mut best: Option<(Worth, Action, bool, Change)> = None;
            for &action in &*list {
                let mut next = *after;
                next.apply(action, &mut ());
                let ended = next.finish_turn();
                let change = self.change(change, after, action, &next);
                let worth = self.worth_after(&next, change);
                // Of equally good ones the last.
                if best.as_ref().is_none_or(|(most, ..)| worth.at_least(most)) {
                    best = Some((worth, action, ended, change));
                }
            }
            let Some((most, action, ends, changed)) = best else { break };
            (worth, ended, change) = (Some(most), ends, changed);
            if !ended {
                after.apply(action, &mut ());
                after.finish_turn();
            }
        }
        worth.unwrap_or_else(|| self.worth_after(after, change)).total()
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

    /// The terms after an action of this turn.
    fn worth_after(&mut self, after: &Barrage, change: Change) -> Worth {
        let map = match change {
            Change::Nothing => {
                MapTerms { pieces: self.worth.pieces, water: self.worth.water, reach: self.reach }
            }
            Change::Piece(site) => match self.sites[site.index()] {
                Some(terms) => terms,
                None => *self.sites[site.index()].insert(self.with_piece(after, site)),
            },
            Change::Production(dam, conduit, drops) => {
                let system = (dam, conduit, drops);
                match self.productions.iter().find(|(known, _)| *known == system) {
                    Some(&(_, terms)) => terms,
                    None => {
                        let terms = self.with_water(after);
                        self.productions.push((system, terms));
                        terms
                    }
                }
            }
            Change::Other if after.players[self.me].built == self.before.players[self.me].built => {
                self.with_water(after)
            }
            Change::Other => {
                let sources = Sources::new(after, self.me);
                let now = Reservoirs::new(after);
                let held = (sources.held(&now), sources.held(&now.after_flow(after)));
                self.with_pieces(after, &sources, held, self.appraiser.income(after))
            }
        };
        let player = &after.players[self.me];
        let mut own = Own { points: f32::from(after.vp(self.me)), ..self.worth.own };
        self.appraiser.set_supply(player, &mut own);
        if after.patents != self.before.patents {
            own.advanced = self.appraiser.advanced(after);
        }
        // Flowing drops can bring energy to others (BA-13.3).
        let flowed = matches!(change, Change::Production(..) | Change::Other);
        if flowed
            || player.energy != self.before.players[self.me].energy
            || after.bonus_count(self.me, self.bonus) != self.bonus_count
        {
            self.appraiser.set_score(after, &mut own);
        }
        let contracts =
            if player.contracts == self.before.players[self.me].contracts && map.reach == self.reach {
                self.worth.contracts
            } else {
                self.contracts(player.contracts, map.reach)
            };
        Worth { own, pieces: map.pieces, water: map.water, contracts }
    }

    /// The terms of the map with other water.
    fn with_water(&self, after: &Barrage) -> MapTerms {
        let water = Reservoirs::new(after);
        let (now, later) = (self.sources.held(&water), self.sources.held(&water.after_flow(after)));
        let reach = self.appraiser.reach(after, now);
        MapTerms { pieces: self.worth.pieces, water: self.appraiser.water(now, later), reach }
    }

    /// The terms of the map with a new piece.
    fn with_piece(&self, after: &Barrage, site: Site) -> MapTerms {
        let changed = self.sources.with_piece(after, self.me, site);
        let sources = changed.as_ref().unwrap_or(&self.sources);
        let held = match site {
            Site::Base(space) | Site::Elevation(space) => {
                let water = self.now.with_dam(after, space);
                (sources.held(&water), sources.held(&water.after_flow(after)))
            }
            _ if changed.is_none() => self.held,
            _ => (sources.held(&self.now), sources.held(&self.later)),
        };
        let structure = site.structure();
        let uncovered =
            after.income_at(self.me, structure, after.players[self.me].count(structure)).is_some();
        let income = if uncovered { self.appraiser.income(after) } else { self.income };
        self.with_pieces(after, sources, held, income)
    }

    /// The terms of the map with other pieces of the company, this water and this income.
    fn with_pieces(&self, after: &Barrage, sources: &Sources, held: (Held, Held), income: f32) -> MapTerms {
        let mut counts = self.counts;
        counts[self.me] = after.objective_count(self.me, after.objective());
        let objective = if counts[self.me] == self.counts[self.me] {
            self.objective
        } else {
            self.appraiser.objective(after, counts)
        };
        MapTerms {
            pieces: self.appraiser.network(&after.players[self.me], sources) + objective + income,
            water: self.appraiser.water(held.0, held.1),
            reach: self.appraiser.reach(after, held.0),
        }
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
            ratings_are_those_of_playing(&[], seats, 8);
        }
        ratings_are_those_of_playing(&[("contracts", "before-water")], 3, 1);
        ratings_are_those_of_playing(&[("automas", "1")], 3, 3);
    }
}
