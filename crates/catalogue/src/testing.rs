//! Games that exist only in tests.

use std::sync::{PoisonError, RwLock};

use ui_kit::TableUi;

use crate::AnyGame;
use crate::entry::Entry;

static GAMES: RwLock<Vec<&'static dyn AnyGame>> = RwLock::new(Vec::new());

/// Lets [`find`](crate::find) find the game that `U` draws. It is not listed by [`games`](crate::games).
pub fn add_game<U: TableUi>() -> &'static dyn AnyGame {
    let game: &'static dyn AnyGame = const { &Entry::<U>::NEW };
    let mut games = GAMES.write().unwrap_or_else(PoisonError::into_inner);
    if games.iter().all(|other| other.info().slug != game.info().slug) {
        games.push(game);
    }
    game
}

pub(crate) fn find(slug: &str) -> Option<&'static dyn AnyGame> {
    let games = GAMES.read().unwrap_or_else(PoisonError::into_inner);
    games.iter().find(|game| game.info().slug == slug).copied()
}
