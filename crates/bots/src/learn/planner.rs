//! A fast player with a net, which looks ahead to the end of its turn.

use engine::{Chance, Game, Heuristic, Playout, Seat, Urn};

use crate::search::prospect;
use crate::{Skill, greedy};

/// Number of actions examined, the highest rated ones.
const CANDIDATES: usize = 12;
/// Maximum number of decisions to look ahead.
const MAX_TURN: u32 = 40;

/// Plays the action that leads to the best end of turn, as evaluated by the net. The rest of the turn is played by rating; it
/// ends where something is drawn or another seat acts. Without a net it plays the highest rated action.
pub(super) struct Planner<G: Game> {
    actions: Vec<G::Action>,
    rates: Vec<f32>,
    order: Vec<usize>,
}

/// Random draws that are counted.
struct Counted<'a> {
    chance: &'a mut Playout,
    draws: u32,
}

impl Chance for Counted<'_> {
    #[inline]
    fn draw<U: Urn + ?Sized>(&mut self, what: &'static str, urn: &U) -> u8 {
        self.draws += 1;
        self.chance.draw(what, urn)
    }
}

impl<G: Heuristic> Planner<G> {
    pub(super) const fn new() -> Self {
        Self { actions: Vec::new(), rates: Vec::new(), order: Vec::new() }
    }

    /// Chooses for the acting seat. `noise` in a thousand decisions are a random candidate.
    pub(super) fn choose(
        &mut self,
        skill: &Skill<G>,
        position: &G,
        legal: &[G::Action],
        noise: u32,
        chance: &mut Playout,
    ) -> G::Action {
        let seat = position.to_act().expect("a seat acts");
        if let &[only] = legal {
            return only;
        }
        let mut imagined = position.clone();
        imagined.imagine(seat, chance);
        self.rates.clear();
        imagined.rate(skill.weights(), legal, &mut self.rates);
        greedy::rank(&self.rates, &mut self.order);
        self.order.truncate(CANDIDATES);
        if chance.below(1000) < noise {
            return legal[self.order[chance.below(self.order.len() as u32) as usize]];
        }
        let Some(net) = skill.net() else { return legal[self.order[0]] };
        let world = u64::from(chance.below(u32::MAX));
        let (mut best, mut most) = (legal[self.order[0]], f32::NEG_INFINITY);
        for at in 0..self.order.len() {
            let action = legal[self.order[at]];
            let end = self.finish_turn(skill, imagined.clone(), seat, action, &mut Playout::new(world));
            let value = prospect(net, &end, seat);
            if value > most {
                (best, most) = (action, value);
            }
        }
        best
    }

    fn finish_turn(
        &mut self,
        skill: &Skill<G>,
        mut position: G,
        seat: Seat,
        mut action: G::Action,
        chance: &mut Playout,
    ) -> G {
        for _ in 0..MAX_TURN {
            let mut counted = Counted { chance: &mut *chance, draws: 0 };
            position.play(action, &mut counted, &mut ());
            if counted.draws > 0 || position.to_act() != Some(seat) {
                break;
            }
            self.actions.clear();
            position.actions(&mut self.actions);
            action = greedy::best(&position, skill.weights(), &self.actions, chance, &mut self.rates);
        }
        position
    }
}
