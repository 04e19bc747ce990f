//! The tree of a search.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use engine::{Game, Heuristic, MAX_SEATS, Playout, Seat};

use super::value::{Values, aims, chances};
use crate::greedy;

/// How strongly the prior draws towards actions that were tried little.
const EXPLORATION: f32 = 0.6;
/// How much less likely an action is than the one rated just above it.
const FALL: f32 = 0.5;
/// What an untried action is taken to be worth, compared with the best that is known.
const UNTRIED: f32 = 0.05;
/// How many actions are walked at a node that was visited so often: the best by the prior first.
fn width(visits: u32) -> usize {
    2 + (visits as f32).powf(0.4) as usize
}
/// No node has more actions than this.
const MOST: usize = 16;
/// A tree this large is not kept for the next decision.
const LARGE: usize = 50_000;

/// No node yet.
const NONE: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    prior: f32,
    /// How often it was legal when its node was walked.
    legal: u32,
    visits: u32,
    /// The sum of what everybody reached after it, of what they aim at.
    sum: Values,
    node: u32,
}

struct Node<A> {
    /// The best prior first.
    edges: Vec<Edge<A>>,
    /// The lists of actions that are known here, by their hash.
    lists: Vec<u64>,
    visits: u32,
}

/// What was found out so far: a node stands for a sequence of actions, whatever chance brought on the way.
pub(super) struct Tree<G: Game> {
    /// For how many decisions it is played on at the end of a walk.
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

    /// Turns to a decision between these actions. What is known of it from the decision before is kept.
    pub(super) fn turn_to(&mut self, actions: &[G::Action]) {
        let known =
            self.nodes.get(self.root as usize).is_some_and(|node| node.lists.contains(&hash(actions)));
        if !known || self.nodes.len() > LARGE {
            self.nodes.clear();
            self.root = self.add();
        }
    }

    /// The decision after this action is the next one, if its player is the same.
    pub(super) fn follow(&mut self, action: G::Action) {
        let root = self.nodes.get(self.root as usize);
        let edge = root.and_then(|node| node.edges.iter().find(|edge| edge.action == action));
        self.root = edge.map_or(NONE, |edge| edge.node);
    }

    fn add(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), lists: Vec::new(), visits: 0 });
        u32::try_from(self.nodes.len() - 1).expect("memory ends before numbers do")
    }

    /// One walk from the root by way of an action: everybody's chance to win at its end, and what they reached of what they
    /// aim at.
    pub(super) fn walk(
        &mut self,
        mut position: G,
        weights: &G::Weights,
        first: G::Action,
        chance: &mut Playout,
    ) -> (Values, Values) {
        self.path.clear();
        let mut at = self.root;
        let mut edge = self.edge_of(at, first);
        loop {
            self.path.push((at, u32::try_from(edge).expect("a short list")));
            let Edge { action, visits, node, .. } = self.nodes[at as usize].edges[edge];
            position.play(action, chance, &mut ());
            let Some(seat) = position.to_act() else { break };
            if visits < G::RIPE {
                break;
            }
            let next = if node == NONE { self.add() } else { node };
            self.nodes[at as usize].edges[edge].node = next;
            at = next;
            self.actions.clear();
            position.actions(&mut self.actions);
            self.know(at, &position, weights);
            edge = self.select(at, seat);
        }
        self.play_on(&mut position, weights, chance);
        let chances = chances(&position, weights);
        let aims = aims(&position, weights, &chances);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(aims) {
                *sum += value;
            }
        }
        (chances, aims)
    }

    /// The edge of an action of the root.
    fn edge_of(&mut self, at: u32, action: G::Action) -> usize {
        let edges = &mut self.nodes[at as usize].edges;
        edges.iter().position(|edge| edge.action == action).unwrap_or_else(|| {
            edges.push(Edge { action, prior: 0.0, legal: 0, visits: 0, sum: [0.0; MAX_SEATS], node: NONE });
            edges.len() - 1
        })
    }

    /// Makes sure that the node has an edge for every legal action worth trying.
    fn know(&mut self, at: u32, position: &G, weights: &G::Weights) {
        let hash = hash(&self.actions);
        let node = &mut self.nodes[at as usize];
        if node.lists.contains(&hash) {
            return;
        }
        node.lists.push(hash);
        self.rates.clear();
        position.rate(weights, &self.actions, &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
        let mut prior = 1.0 - FALL;
        for &place in self.order.iter().take(MOST) {
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
            prior *= FALL;
        }
        // Lists differ by what chance brought; what any of them rates highly comes early.
        if node.lists.len() > 1 {
            node.edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        }
    }

    /// The edge to walk for the seat that acts.
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
            let mean = if edge.visits == 0 { known - UNTRIED } else { value(edge) };
            let urge = EXPLORATION * edge.prior * (edge.legal as f32).sqrt() / (1.0 + edge.visits as f32);
            if mean + urge > most {
                (best, most) = (Some(place), mean + urge);
            }
            if legal >= width {
                break;
            }
        }
        best.expect("of every known list the best actions are known")
    }

    /// Plays on by the game's own rates.
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
