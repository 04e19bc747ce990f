//! The tree of a search.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use engine::{Game, Heuristic, MAX_SEATS, Playout, Seat};

use super::value::{Values, values};
use super::Opinion;
use crate::greedy;

/// How strongly the prior draws towards actions that were tried little.
pub(crate) static P: std::sync::LazyLock<[f32; 8]> = std::sync::LazyLock::new(|| { let d=[1.0,0.75,0.05,3.0,0.6,-1.0,-1.0,0.75]; let mut o=d; for (i,n) in ["C","FALL","UN","W0","W1","SP","PO","WON"].iter().enumerate() { if let Ok(v)=std::env::var(n) { o[i]=v.parse().unwrap(); } } o });
/// How much less likely an action is than the one rated just above it.

/// What an untried action is taken to be worth, compared with the node.

/// An action joins the walk when the node was visited often enough for so many actions.

/// No node has more actions than this.
const MOST: usize = 48;

/// No node yet.
const NONE: u32 = u32::MAX;

struct Edge<A> {
    action: A,
    prior: f32,
    /// How often it was legal when its node was walked.
    legal: u32,
    visits: u32,
    /// The sum of the values after it.
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

pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    path: Vec<(u32, u32)>,
    actions: Vec<G::Action>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Heuristic> Tree<G> {
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), path: Vec::new(), actions: Vec::new(), rates: Vec::new(), order: Vec::new() }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.add();
    }

    fn add(&mut self) -> u32 {
        self.nodes.push(Node { edges: Vec::new(), lists: Vec::new(), visits: 0 });
        u32::try_from(self.nodes.len() - 1).expect("memory ends before numbers do")
    }

    /// One walk from the root.
    pub(super) fn iterate(&mut self, mut position: G, weights: &G::Weights, chance: &mut Playout) {
        self.path.clear();
        let mut at = 0;
        while let Some(seat) = position.to_act() {
            self.actions.clear();
            position.actions(&mut self.actions);
            self.know(at, &position, weights);
            let edge = self.select(at, seat);
            self.path.push((at, u32::try_from(edge).expect("a short list")));
            let edge = &self.nodes[at as usize].edges[edge];
            let (action, visits, next) = (edge.action, edge.visits, edge.node);
            position.play(action, chance, &mut ());
            if visits == 0 {
                break;
            }
            at = if next == NONE { self.grow() } else { next };
        }
        self.play_on(&mut position, weights, chance);
        let values = values(&position, weights);
        for &(node, edge) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// A node behind the last edge of the path.
    fn grow(&mut self) -> u32 {
        let next = self.add();
        if let Some(&(node, edge)) = self.path.last() {
            self.nodes[node as usize].edges[edge as usize].node = next;
        }
        next
    }

    /// Makes sure that the node has an edge for every legal action worth trying.
    fn know(&mut self, at: u32, position: &G, weights: &G::Weights) {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(&self.actions);
        let node = &mut self.nodes[at as usize];
        if node.lists.contains(&hash) {
            return;
        }
        node.lists.push(hash);
        self.rates.clear();
        position.rate(weights, &self.actions, &mut self.rates);
        self.order.clear();
        self.order.extend(0..self.actions.len());
        let rates = &self.rates;
        self.order.sort_by(|&a, &b| rates[b].total_cmp(&rates[a]));
        let mut prior = 1.0 - P[1];
        for &place in self.order.iter().take(MOST) {
            let action = self.actions[place];
            if node.edges.iter().all(|edge| edge.action != action) {
                node.edges.push(Edge { action, prior, legal: 0, visits: 0, sum: [0.0; MAX_SEATS], node: NONE });
            }
            prior *= P[1];
        }
        // What is known from another list stays where it was found good.
        if node.lists.len() > 1 {
            node.edges.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        }
    }

    /// The edge to walk for the seat that acts.
    fn select(&mut self, at: u32, seat: Seat) -> usize {
        let node = &mut self.nodes[at as usize];
        let width = (P[3] + (node.visits as f32).powf(P[4])) as usize;
        let value = |edge: &Edge<G::Action>| edge.sum[seat.index()] / edge.visits as f32;
        let (mut best, mut most, mut legal) = (None, f32::NEG_INFINITY, 0);
        let known = node.edges.iter().filter(|edge| edge.visits > 0).map(value).fold(0.0, f32::max);
        for (place, edge) in node.edges.iter_mut().enumerate() {
            if self.actions.binary_search(&edge.action).is_err() {
                continue;
            }
            edge.legal += 1;
            legal += 1;
            let mean = if edge.visits == 0 { known - P[2] } else { value(edge) };
            let urge = P[0] * edge.prior * (edge.legal as f32).sqrt() / (1.0 + edge.visits as f32);
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
        for _ in 0..(if P[6]<0.0 {G::PLAYOUT} else {P[6] as u32}) {
            if position.to_act().is_none() {
                return;
            }
            self.actions.clear();
            position.actions(&mut self.actions);
            let action = greedy::best(position, weights, &self.actions, chance, &mut self.rates);
            position.play(action, chance, &mut ());
        }
    }

    /// What was found out about the root, the most visited first.
    pub(super) fn opinions(&self, seat: Seat) -> Vec<Opinion<G::Action>> {
        let Some(root) = self.nodes.first() else { return Vec::new() };
        let tried = root.edges.iter().filter(|edge| edge.visits > 0);
        let opinion = |edge: &Edge<G::Action>| Opinion {
            action: edge.action,
            visits: edge.visits,
            value: edge.sum[seat.index()] / edge.visits as f32,
        };
        let mut opinions: Vec<_> = tried.map(opinion).collect();
        opinions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        opinions
    }
}
