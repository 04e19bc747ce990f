//! Puzzles: one try for each visitor, and the ratings of both.

use store::{NewPuzzleTry, PuzzleRating, PuzzleTry, Store, VisitorId};

use crate::{AT, Place};

crate::on_both! {
    a_visitor_has_one_try,
    ratings_move_with_every_try,
    tries_at_the_same_time_are_all_counted,
    a_deleted_visitor_leaves_no_try,
}

const GAME: &str = "power-grid";
const START: PuzzleRating = PuzzleRating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };

/// A solver gains ten points or loses them to the puzzle.
pub(crate) async fn attempt(store: &Store, visitor: VisitorId, puzzle: &str, solved: bool) -> PuzzleTry {
    let puzzle_rating = PuzzleRating { rating: 1800.0, deviation: 200.0, ..START };
    let choice = if solved { "best" } else { "other" };
    let new =
        NewPuzzleTry { visitor, game: GAME, puzzle, choice, solved, solver_rating: START, puzzle_rating };
    let by = if solved { 10.0 } else { -10.0 };
    let rate = |one: PuzzleRating, two: PuzzleRating| {
        let moved = |rating: PuzzleRating, by: f64| PuzzleRating { rating: rating.rating + by, ..rating };
        (moved(one, by), moved(two, -by))
    };
    store.add_puzzle_try(&new, &rate, AT).await.unwrap()
}

async fn a_visitor_has_one_try(place: Place) {
    let store = &place.store;
    let (anna, bela) = (place.visitor("a").await, place.visitor("b").await);
    assert_eq!(store.puzzle_try(anna, GAME, "one").await.unwrap(), None);
    let first = attempt(store, anna, "one", false).await;
    assert_eq!((first.choice.as_str(), first.solved), ("other", false));
    // The second one changes nothing, and the first one is what counts.
    assert_eq!(attempt(store, anna, "one", true).await, first);
    assert_eq!(store.puzzle_try(anna, GAME, "one").await.unwrap(), Some(first.clone()));
    assert_eq!(store.puzzle_tries(anna, GAME).await.unwrap(), [first]);
    let standings = store.puzzle_standings(GAME).await.unwrap();
    assert_eq!((standings.len(), standings[0].tries, standings[0].solved), (1, 1, 0));
    assert!(attempt(store, bela, "one", true).await.solved);
    assert_eq!(store.puzzle_try(anna, "barrage", "one").await.unwrap(), None);
}

async fn ratings_move_with_every_try(place: Place) {
    let store = &place.store;
    let anna = place.visitor("a").await;
    assert_eq!(store.solver(anna, GAME).await.unwrap(), None);
    let first = attempt(store, anna, "one", true).await;
    assert_eq!((first.earlier, first.later), (1500.0, 1510.0));
    let second = attempt(store, anna, "two", true).await;
    assert_eq!((second.earlier, second.later), (1510.0, 1520.0));
    assert_eq!(store.solver(anna, GAME).await.unwrap(), Some(PuzzleRating { rating: 1520.0, ..START }));
    assert_eq!(store.solver(anna, "barrage").await.unwrap(), None);
    let place = place.reopen().await;
    let standings = place.store.puzzle_standings(GAME).await.unwrap();
    let ratings: Vec<_> = standings.iter().map(|one| (one.puzzle.as_str(), one.rating.rating)).collect();
    assert_eq!(ratings, [("one", 1790.0), ("two", 1790.0)]);
}

async fn tries_at_the_same_time_are_all_counted(place: Place) {
    let store = &place.store;
    let [a, b, c] = [place.visitor("a").await, place.visitor("b").await, place.visitor("c").await];
    let attempt = |visitor| attempt(store, visitor, "one", true);
    tokio::join!(attempt(a), attempt(b), attempt(c), attempt(a), attempt(b), attempt(c));
    let standings = store.puzzle_standings(GAME).await.unwrap();
    assert_eq!((standings[0].tries, standings[0].solved, standings[0].rating.rating), (3, 3, 1770.0));
}

async fn a_deleted_visitor_leaves_no_try(place: Place) {
    let store = &place.store;
    let anna = place.visitor("a").await;
    attempt(store, anna, "one", true).await;
    store.delete_visitor(anna, AT).await.unwrap();
    assert_eq!(store.puzzle_tries(anna, GAME).await.unwrap(), []);
    assert_eq!(store.solver(anna, GAME).await.unwrap(), None);
    assert_eq!(store.puzzle_standings(GAME).await.unwrap()[0].tries, 1);
}
