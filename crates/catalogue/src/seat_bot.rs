//! The bot that plays a seat.

use std::sync::{Arc, Mutex, PoisonError};

use bots::{Bot, BotKind, Knowledge, Skill};
use engine::{Heuristic, MAX_SEATS, Seat};

use crate::Job;

/// A bot that keeps its state from one decision of its seat to the next, as it does in a series of games.
struct SeatBot<G> {
    kind: BotKind,
    /// Number of moves played before its last decision.
    decided_at: usize,
    bot: Arc<Mutex<Box<dyn Bot<G>>>>,
}

/// The bots of a table, by seat.
pub(crate) struct SeatBots<G: Heuristic> {
    skill: Skill<G>,
    seats: [Option<SeatBot<G>>; MAX_SEATS],
}

impl<G: Heuristic> SeatBots<G> {
    pub(crate) const fn new(skill: Skill<G>) -> Self {
        Self { skill, seats: [const { None }; MAX_SEATS] }
    }

    pub(crate) const fn skill(&self) -> &Skill<G> {
        &self.skill
    }

    /// The decision of the acting seat after `moves` moves; `None` if the game is over. A seat gets a new bot, with this
    /// seed, if it has none of this kind, or if the one it has already decided at this point of the game.
    pub(crate) fn decide(
        &mut self,
        position: &G,
        moves: usize,
        kind: BotKind,
        seed: u64,
    ) -> Option<Job<String>> {
        let seat = position.to_act()?;
        let bot = self.bot(seat, moves, kind, seed);
        let position = position.clone();
        Some(Box::new(move |cancelled| {
            let mut actions = Vec::new();
            position.actions(&mut actions);
            let knowledge = Knowledge::new(&position, &actions).expect("a seat acts");
            let mut bot = bot.lock().unwrap_or_else(PoisonError::into_inner);
            position.notation(bot.choose(&knowledge.with_cancellation(cancelled)))
        }))
    }

    fn bot(&mut self, seat: Seat, moves: usize, kind: BotKind, seed: u64) -> Arc<Mutex<Box<dyn Bot<G>>>> {
        let kept = self.seats[seat.index()].take();
        let kept = kept.filter(|kept| kept.kind == kind && kept.decided_at < moves);
        let bot = kept.map_or_else(|| Arc::new(Mutex::new(kind.bot(seed, &self.skill))), |kept| kept.bot);
        self.seats[seat.index()] = Some(SeatBot { kind, decided_at: moves, bot: Arc::clone(&bot) });
        bot
    }

    /// Removes the bots whose decisions have been undone, given the number of moves that are left.
    pub(crate) fn undo_to(&mut self, moves: usize) {
        for seat in &mut self.seats {
            seat.take_if(|bot| bot.decided_at >= moves);
        }
    }
}
