//! Puzzles: one try that counts, and no solution before it.

use axum::http::StatusCode;
use catalogue::{Puzzle, PuzzleFile, puzzles};

use crate::site::Site;

const GAME: &str = "power-grid";

fn file() -> &'static PuzzleFile {
    puzzles(GAME).expect("the game has puzzles")
}

fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{GAME}/{}", puzzle.id)
}

/// The best choice, and another one.
fn choices(puzzle: &Puzzle) -> [&str; 2] {
    [&puzzle.choices[0].1, &puzzle.choices[1].1]
}

const QUESTION: &str = "Find the best choice";
const RIGHT: &str = "That is the best choice.";
const WRONG: &str = "There is a better choice.";

#[tokio::test]
async fn one_try_counts_and_the_solution_comes_after_it() {
    let site = Site::new().await;
    let puzzle = file().puzzles().next().expect("a puzzle");
    let (address, [best, other]) = (address(puzzle), choices(puzzle));
    let mut anna = site.browser();
    let before = anna.page(&address).await;
    assert!(before.contains(QUESTION) && before.contains(&format!("data-choice=\"{best}\"")), "{before}");
    assert!(!before.contains("solution") && !before.contains(RIGHT) && !before.contains(WRONG));
    assert_eq!(anna.post(&format!("{address}/play"), &[("choice", other)]).await.location(), address);
    let after = anna.page(&address).await;
    assert!(after.contains(WRONG) && after.contains("id=\"solution\"") && after.contains("id=\"chosen\""));
    assert!(!after.contains(QUESTION) && !after.contains("data-choice="), "nothing can be chosen any more");
    assert!(after.contains("Best: ") && !after.contains("data-mine") && !after.contains("Your turn</span>"));
    let chance = format!("{:.0}", f32::from(puzzle.choices[0].0) / 10.0);
    assert!(after.contains(&chance), "{chance}: {after}");
    // A second try changes nothing.
    anna.post(&format!("{address}/play"), &[("choice", best)]).await.location();
    assert_eq!(anna.page(&address).await, after);
    // Others have a try of their own, and learn nothing from this one.
    let mut bela = site.browser();
    let fresh = bela.page(&address).await;
    assert!(fresh.contains(QUESTION) && !fresh.contains("solution"));
    bela.post(&format!("{address}/play"), &[("choice", best)]).await.location();
    let solved = bela.page(&address).await;
    assert!(solved.contains(RIGHT) && !solved.contains("id=\"chosen\""));
    assert!(solved.contains("Solved by 1 of 2 players"), "{solved}");
}

#[tokio::test]
async fn a_choice_that_is_not_possible_is_no_try() {
    let site = Site::new().await;
    let puzzle = file().puzzles().next().expect("a puzzle");
    let address = address(puzzle);
    let mut anna = site.browser();
    for choice in ["", "castle kingside", "nominate 50", ";"] {
        let answer = anna.post(&format!("{address}/play"), &[("choice", choice)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{choice}");
        assert!(answer.text().contains("This choice is not possible in this position"), "{}", answer.text());
    }
    assert!(anna.page(&address).await.contains(QUESTION));
    for wrong in
        ["/puzzles/chess", "/puzzles/chess/0", "/puzzles/power-grid/0", "/puzzles/barrage/0/explain/x"]
    {
        assert_eq!(anna.get(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn the_next_puzzle_is_one_that_was_not_tried() {
    let site = Site::new().await;
    let mut anna = site.browser();
    let mut seen = Vec::new();
    for _ in file().puzzles() {
        let next = anna.get(&format!("/puzzles/{GAME}")).await.location().to_owned();
        assert!(!seen.contains(&next), "{next}");
        let puzzle = file().puzzles().find(|puzzle| address(puzzle) == next).expect("a puzzle");
        anna.post(&format!("{next}/play"), &[("choice", choices(puzzle)[0])]).await.location();
        seen.push(next);
    }
    assert_eq!(anna.get(&format!("/puzzles/{GAME}")).await.location(), "/puzzles");
    let list = anna.page("/puzzles").await;
    assert!(list.contains("You have tried all of them.") && list.contains("Your rating: "), "{list}");
    assert!(list.contains(&format!("You have solved {0} of {0}.", seen.len())), "{list}");
}

#[tokio::test]
async fn a_page_shows_what_its_seat_knows_and_no_seed() {
    let site = Site::new().await;
    let mut anna = site.browser();
    for record in &file().records {
        for puzzle in &record.puzzles {
            let page = anna.page(&address(puzzle)).await;
            assert!(!page.contains(&record.seed), "the draws to come stay secret");
            let other = (1..=record.seats).find(|seat| *seat != puzzle.seat).expect("another seat");
            assert!(page.contains(&format!("data-viewer=\"{}\"", puzzle.seat)), "{page}");
            assert!(!page.contains(&format!("data-viewer=\"{other}\"")));
        }
    }
    let explained = anna.get(&format!("{}/explain/nothing", address(&file().records[0].puzzles[0]))).await;
    assert_eq!(explained.status, StatusCode::NOT_FOUND);
}
