//! The loop that plays a game, and the thread pool on which many games are played.

use engine::{Chance, EventSink, Game, Match};

use crate::RunError;

/// Maximum number of decisions in one game. Real games take a few thousand; a longer one repeats itself forever.
pub(crate) const MAX_DECISIONS: u64 = 100_000;

/// A game did not end within its limit of decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unfinished;

/// A game in progress.
pub(crate) trait InProgress<G: Game> {
    fn position(&self) -> &G;

    /// Plays a legal action of the acting seat.
    fn play(&mut self, action: G::Action);
}

/// A position with its random draws and a sink for events; nothing is recorded.
pub(crate) struct Unrecorded<'a, G, C, E> {
    pub(crate) position: G,
    pub(crate) chance: &'a mut C,
    pub(crate) events: E,
}

impl<G: Game, C: Chance, E: EventSink<G::Event>> InProgress<G> for Unrecorded<'_, G, C, E> {
    fn position(&self) -> &G {
        &self.position
    }

    fn play(&mut self, action: G::Action) {
        self.position.play(action, self.chance, &mut self.events);
    }
}

impl<G: Game> InProgress<G> for Match<G> {
    fn position(&self) -> &G {
        self.position()
    }

    fn play(&mut self, action: G::Action) {
        let seat = self.position().to_act().expect("a game in progress has an acting seat");
        self.play(seat, action).expect("bots choose legal actions");
    }
}

/// Plays a game to its end and returns the number of decisions. `choose` picks one of the legal actions, which are
/// sorted; `actions` is a buffer.
///
/// # Errors
/// If the game is not over after `limit` decisions; it is left as it is then.
pub(crate) fn play<G: Game, P: InProgress<G>>(
    game: &mut P,
    limit: u64,
    actions: &mut Vec<G::Action>,
    mut choose: impl FnMut(&mut P, &[G::Action]) -> G::Action,
) -> Result<u64, Unfinished> {
    let mut decisions = 0;
    while game.position().to_act().is_some() {
        if decisions == limit {
            return Err(Unfinished);
        }
        decisions += 1;
        actions.clear();
        game.position().actions(actions);
        let action = choose(game, actions);
        game.play(action);
    }
    Ok(decisions)
}

/// Runs `work` on a new thread pool; zero threads means one per core.
///
/// # Errors
/// If the threads cannot be started.
pub(crate) fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> Result<T, RunError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| RunError::Threads { threads, reason: error.to_string() })?;
    Ok(pool.install(work))
}

#[cfg(test)]
mod tests {
    use engine::Playout;

    use super::*;
    use crate::toy;

    #[test]
    fn a_game_that_exceeds_its_limit_is_unfinished() {
        let play_at_most = |limit| {
            let mut game = Unrecorded { position: toy::start(2), chance: &mut Playout::new(1), events: () };
            let played = play(&mut game, limit, &mut Vec::new(), |_, actions| actions[0]);
            (played, game.position.to_act().is_none())
        };
        let (length, over) = play_at_most(MAX_DECISIONS);
        let length = length.expect("the toy ends");
        assert!(over && length > 1);
        assert_eq!(play_at_most(length), (Ok(length), true));
        assert_eq!(play_at_most(length - 1), (Err(Unfinished), false));
    }
}
