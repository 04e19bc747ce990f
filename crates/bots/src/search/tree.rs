//! The search tree.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use engine::{Game, Heuristic, MAX_SEATS, Playout, Seat};

use super::value::{Values, Worth, evaluate};
use crate::{Skill, greedy};

/// Weight of the prior against the values found.
const EXPLORATION: f32 = 0.6;
/// Ratio of the priors of two actions that are next to each other in the order of the ratings.
const PRIOR_DECAY: f32 = 0.5;
/// How far below the best known value an untried action is assumed to be.
const UNTRIED_PENALTY: f32 = 0.05;
/// Maximum number of edges added per list of actions.
const MAX_EDGES: usize = 16;
/// A tree larger than this is not kept for the next decision.
const MAX_KEPT_NODES: usize = 50_000;

/// The number of edges considered at a node with this many visits, by descending prior (progressive widening).
fn width(visits: u32) -> usize {
    2 + (visits as f32).powf(0.4) as usize
}

/// The index of a node that does not exist yet.
const NONE: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    prior: f32,
    /// Number of visits of the node in which the action was legal.
    legal: u32,
    visits: u32,
    /// Sum of the objective values reached, per seat.
    sum: Values,
    node: u32,
}

struct Node<A> {
    /// By descending prior.
    edges: Vec<Edge<A>>,
    /// Hashes of the lists of legal actions seen here.
    lists: Vec<u64>,
    visits: u32,
}

/// An open-loop tree: a node represents a sequence of actions, regardless of the random draws on the way.
pub(super) struct Tree<G: Game> {
    /// Number of decisions played by rating at the end of an iteration.
    playout: u32,
    nodes: Vec<Node<G::Action>>,
    root: u32,
    path: Vec<(u32, u32)>,
    actions: Vec<G::Action>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Tree<G> {
    pub(super) const fn new(playout: u32) -> Self {
        Self {
            playout,
            nodes: Vec::new(),
            root: NONE,
            path: Vec::new(),
            actions: Vec::new(),
            rates: Vec::new(),
            order: Vec::new(),
        }
    }

    pub(super) const fn set_playout(&mut self, decisions: u32) {
        self.playout = decisions;
    }

    /// Prepares a decision between these actions. The subtree found during the decision before is kept if it belongs to
    /// this one.
    pub(super) fn set_root(&mut self, actions: &[G::Action]) {
        if !self.knows(actions) || self.nodes.len() > MAX_KEPT_NODES {
            self.nodes.clear();
            self.root = self.add();
        }
    }

    fn knows(&self, actions: &[G::Action]) -> bool {
        self.nodes.get(self.root as usize).is_some_and(|node| node.lists.contains(&hash(actions)))
    }

    /// Visits of the root if it belongs to a decision between these actions.
    #[cfg(test)]
    pub(super) fn known_visits(&self, actions: &[G::Action]) -> u32 {
        if self.knows(actions) { self.nodes[self.root as usize].visits } else { 0 }
    }

    /// Moves the root to the node after `action`: the next decision, if the same seat makes it.
    pub(super) fn follow(&mut self, action: G::Action) {
        let root = self.nodes.get(self.root as usize);
        let edge = root.and_then(|node| node.edges.iter().find(|edge| edge.action == action));
        self.root = edge.map_or(NONE, |edge| edge.node);
    }

    fn add(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), lists: Vec::new(), visits: 0 });
        u32::try_from(self.nodes.len() - 1).expect("a tree has fewer than 2^32 nodes")
    }

    /// Runs one iteration that begins with the action `first`. Returns the value of the position it reaches.
    pub(super) fn iterate(
        &mut self,
        mut position: G,
        skill: &Skill<G>,
        first: G::Action,
        chance: &mut Playout,
    ) -> Worth {
        self.path.clear();
        let mut at = self.root;
        let mut edge = self.edge_of(at, first);
        loop {
            self.path.push((at, u32::try_from(edge).expect("a node has few edges")));
            let Edge { action, visits, node, .. } = self.nodes[at as usize].edges[edge];
            position.play(action, chance, &mut ());
            let Some(seat) = position.to_act() else { break };
            if visits < G::MIN_VISITS_TO_EXPAND {
                break;
            }
            let next = if node == NONE { self.add() } else { node };
            self.nodes[at as usize].edges[edge].node = next;
            at = next;
            self.actions.clear();
            position.actions(&mut self.actions);
            self.expand(at, &position, skill.weights());
            edge = self.select(at, seat);
        }
        self.play_on(&mut position, skill.weights(), chance);
        let worth = evaluate(&position, skill);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(worth.objectives) {
                *sum += value;
            }
        }
        worth
    }

    /// The edge of an action, added if it is missing.
    fn edge_of(&mut self, at: u32, action: G::Action) -> usize {
        let edges = &mut self.nodes[at as usize].edges;
        edges.iter().position(|edge| edge.action == action).unwrap_or_else(|| {
            edges.push(Edge { action, prior: 0.0, legal: 0, visits: 0, sum: [0.0; MAX_SEATS], node: NONE });
            edges.len() - 1
        })
    }

    /// Gives the node edges for the highest rated legal actions.
    fn expand(&mut self, at: u32, position: &G, weights: &G::Weights) {
        let hash = hash(&self.actions);
        let node = &mut self.nodes[at as usize];
        if node.lists.contains(&hash) {
            return;
        }
        node.lists.push(hash);
        self.rates.clear();
        position.rate(weights, &self.actions, &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
        let mut prior = 1.0 - PRIOR_DECAY;
        for &place in self.order.iter().take(MAX_EDGES) {
            let action = self.actions[place];
            if node.edges.iter().all(|edge| edge.action != action) {
                node.edges.push(Edge {
                    action,
                    prior,
                    legal: 0,
                    visits: 0,
                    sum: [0.0; MAX_SEATS],
                    node: NONE,
                });
            }
            prior *= PRIOR_DECAY;
        }
        // Chance makes lists differ; actions rated highly in any of them come first.
        if node.lists.len() > 1 {
            node.edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        }
    }

    /// Selects the edge that the acting seat follows (PUCT).
    fn select(&mut self, at: u32, seat: Seat) -> usize {
        let node = &mut self.nodes[at as usize];
        let width = width(node.visits);
        let value = |edge: &Edge<G::Action>| edge.sum[seat.index()] / edge.visits as f32;
        let (mut best, mut most, mut legal) = (None, f32::NEG_INFINITY, 0);
        let known = node.edges.iter().filter(|edge| edge.visits > 0).map(value).fold(0.0, f32::max);
        for (place, edge) in node.edges.iter_mut().enumerate() {
            if self.actions.binary_search(&edge.action).is_err() {
                continue;
            }
            edge.legal += 1;
            legal += 1;
            let mean = if edge.visits == 0 { known - UNTRIED_PENALTY } else { value(edge) };
            let bonus = EXPLORATION * edge.prior * (edge.legal as f32).sqrt() / (1.0 + edge.visits as f32);
            if mean + bonus > most {
                (best, most) = (Some(place), mean + bonus);
            }
            if legal >= width {
                break;
            }
        }
        best.expect("expand has added the best actions of every list")
    }

    /// Plays on by the game's ratings.
    fn play_on(&mut self, position: &mut G, weights: &G::Weights, chance: &mut Playout) {
        for _ in 0..self.playout {
            if position.to_act().is_none() {
                return;
            }
            self.actions.clear();
            position.actions(&mut self.actions);
            let action = greedy::best(position, weights, &self.actions, chance, &mut self.rates);
            position.play(action, chance, &mut ());
        }
    }
}

fn hash<A: std::hash::Hash>(actions: &[A]) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(actions)
}
