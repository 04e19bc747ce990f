//! Appending moves, conflicts, races and drafts.

use std::sync::Arc;

use engine::Seat;
use store::{Append, Draft, SeatNotes, SeatResult, StoreError, TableState, TakeBackRequest, Time};

use crate::{AT, Place, append, commit, open, played, save_draft, step};

crate::on_both! {
    moves_round_trip,
    of_concurrent_appends_of_one_number_exactly_one_succeeds,
    a_caller_that_missed_a_move_taken_back_changes_nothing,
    a_caller_that_does_not_know_the_last_move_changes_nothing,
    drafts_are_stored_and_deleted_by_moves,
    the_last_move_ends_the_game,
    a_waiting_table_takes_no_moves,
    moves_are_rolled_back_only_by_a_caller_that_knows_the_last_one,
    only_holders_before_the_end_have_played,
    seat_notes_are_stored_per_seat,
    a_take_back_request_is_stored_until_it_is_answered,
}

async fn moves_round_trip(place: Place) {
    place.playing("ABCDEFGH").await;
    let moves = [played(0, "nominate 4"), played(0, "bid 4"), played(1, "pass")];
    let version = commit(&place.store, append("ABCDEFGH", 0, &moves[..2]), AT).await.unwrap();
    let next = commit(&place.store, append("ABCDEFGH", 2, &moves[2..]), Time(AT.0 + 5)).await.unwrap();
    assert_eq!(next, version + 1);
    let place = place.reopen().await;
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.moves, moves);
    assert_eq!(opened.table.moves, 3);
    assert_eq!(opened.table.version, next);
    assert_eq!(opened.table.awaited, Some(Seat::new(1)));
    assert_eq!(opened.table.updated, Time(AT.0 + 5));
    assert_eq!(crate::moves(&place.store, "ABCDEFGH", 2).await, moves[2..]);
}

async fn a_caller_that_does_not_know_the_last_move_changes_nothing(place: Place) {
    place.playing("ABCDEFGH").await;
    let first = [played(0, "nominate 4"), played(0, "bid 4")];
    commit(&place.store, append("ABCDEFGH", 0, &first), AT).await.unwrap();
    let before = crate::table(&place.store, "ABCDEFGH").await;
    for from in [0, 1, 3, 100] {
        let late = [played(1, "pass")];
        let refused = commit(&place.store, append("ABCDEFGH", from, &late), AT).await;
        assert!(matches!(refused, Err(StoreError::MovedOn)), "{from}: {refused:?}");
    }
    let refused = commit(&place.store, append("HGFEDCBA", 0, &first), AT).await;
    assert!(matches!(refused, Err(StoreError::NotFound("table"))), "{refused:?}");
    let after = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(after.moves, first);
    assert_eq!(after.table.version, before.version);
}

/// After a move was taken back and another one was made, the number of moves is the same as before.
async fn a_caller_that_missed_a_move_taken_back_changes_nothing(place: Place) {
    place.playing("ABCDEFGH").await;
    commit(&place.store, append("ABCDEFGH", 0, &[played(0, "pass")]), AT).await.unwrap();
    let known = step(&place.store, "ABCDEFGH").await;
    place.store.roll_back("ABCDEFGH", known, 1, 0, Some(Seat::new(0)), AT).await.unwrap();
    let other = [played(0, "bid 4")];
    commit(&place.store, append("ABCDEFGH", 0, &other), AT).await.unwrap();
    let late = [played(1, "pass")];
    let late = Append { step: known, ..append("ABCDEFGH", 1, &late) };
    let refused = place.store.append(&late, AT).await;
    assert!(matches!(refused, Err(StoreError::MovedOn)), "{refused:?}");
    let draft = Draft { seat: Seat::new(1), base: 1, steps: vec!["step".to_owned()] };
    let refused = place.store.save_draft("ABCDEFGH", known, &draft, AT).await;
    assert!(matches!(refused, Err(StoreError::MovedOn)), "{refused:?}");
    let refused = place.store.roll_back("ABCDEFGH", known, 1, 0, None, AT).await;
    assert!(matches!(refused, Err(StoreError::MovedOn)), "{refused:?}");
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!((opened.moves, opened.drafts), (other.to_vec(), Vec::new()));
}

/// Two stores on one database, with many tasks each: exactly one of them appends each move number.
async fn of_concurrent_appends_of_one_number_exactly_one_succeeds(place: Place) {
    const ROUNDS: usize = 20;
    place.playing("ABCDEFGH").await;
    let other = open(&place.location).await;
    let stores = [Arc::new(place.store), Arc::new(other)];
    for number in 0..ROUNDS {
        let tasks: Vec<_> = (0..6u8)
            .map(|task| {
                let store = Arc::clone(&stores[usize::from(task % 2)]);
                tokio::spawn(async move {
                    let moves = [played(task, &format!("of {task}")), played(task, "end")];
                    commit(&store, append("ABCDEFGH", 2 * number, &moves), AT).await
                })
            })
            .collect();
        let mut winners = 0;
        for task in tasks {
            match task.await.unwrap() {
                Ok(_) => winners += 1,
                Err(StoreError::MovedOn) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(winners, 1, "number {number}");
    }
    let opened = stores[0].open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.moves.len(), 2 * ROUNDS);
    for pair in opened.moves.chunks(2) {
        assert_eq!(pair[0].seat, pair[1].seat, "the moves of one append stand together");
    }
}

async fn drafts_are_stored_and_deleted_by_moves(place: Place) {
    place.playing("ABCDEFGH").await;
    let draft = |seat, steps: &[&str]| Draft {
        seat: Seat::new(seat),
        base: 0,
        steps: steps.iter().map(ToString::to_string).collect(),
    };
    save_draft(&place.store, "ABCDEFGH", &draft(0, &["build berlin"]), AT).await.unwrap();
    let mine = draft(0, &["build berlin", "build torgelow"]);
    let version = save_draft(&place.store, "ABCDEFGH", &mine, AT).await.unwrap();
    let other = draft(1, &["plan"]);
    save_draft(&place.store, "ABCDEFGH", &other, AT).await.unwrap();

    let place = place.reopen().await;
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.drafts, [mine.clone(), other.clone()]);
    assert_eq!(opened.table.version, version + 1);

    commit(&place.store, append("ABCDEFGH", 0, &[played(0, "build berlin")]), AT).await.unwrap();
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.drafts, [other], "the player who moved has no draft; the others keep theirs");
    let late = save_draft(&place.store, "ABCDEFGH", &mine, AT).await;
    assert!(matches!(late, Err(StoreError::MovedOn)), "{late:?}");
    let emptied = Draft { base: 1, ..draft(1, &[]) };
    save_draft(&place.store, "ABCDEFGH", &emptied, AT).await.unwrap();
    assert!(place.store.open_table("ABCDEFGH").await.unwrap().drafts.is_empty());
}

async fn the_last_move_ends_the_game(place: Place) {
    place.playing("ABCDEFGH").await;
    let results: Vec<SeatResult> = [(0, 2, 14), (1, 1, 17), (2, 3, -1)]
        .map(|(seat, rank, score)| SeatResult {
            seat: Seat::new(seat),
            place: rank,
            score,
            points: vec![score, 0, 3],
        })
        .into();
    let draft = Draft { seat: Seat::new(2), base: 0, steps: vec!["plan".to_owned()] };
    save_draft(&place.store, "ABCDEFGH", &draft, AT).await.unwrap();
    let anna = place.visitor("anna").await;
    place.store.sit("ABCDEFGH", 0, anna, "Anna", AT).await.unwrap();
    assert!(place.store.finished_games(anna, 10).await.unwrap().is_empty());
    let moves = [played(0, "end")];
    let last = Append {
        awaited: None,
        used: Some((Seat::new(0), 1500)),
        results: Some(&results),
        ..append("ABCDEFGH", 0, &moves)
    };
    commit(&place.store, last, AT).await.unwrap();
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.table.state, TableState::Finished);
    assert_eq!(opened.table.awaited, None);
    assert_eq!(opened.chairs[0].used, 1500);
    assert!(opened.drafts.is_empty());
    let finished = place.store.finished_games(anna, 10).await.unwrap();
    assert_eq!(finished.iter().map(|game| &game.result).collect::<Vec<_>>(), [&results[0]]);
    let more = commit(&place.store, append("ABCDEFGH", 1, &moves), AT).await;
    assert!(matches!(more, Err(StoreError::MovedOn)), "a game that is over takes no moves: {more:?}");
    let more = save_draft(&place.store, "ABCDEFGH", &Draft { base: 1, ..draft }, AT).await;
    assert!(matches!(more, Err(StoreError::MovedOn)), "{more:?}");
}

/// Moves before the start are refused, and a failed append leaves nothing behind.
async fn a_waiting_table_takes_no_moves(place: Place) {
    let host = place.visitor("host").await;
    place.store.create_table(&crate::new_table("ABCDEFGH", host), AT).await.unwrap();
    let early = commit(&place.store, append("ABCDEFGH", 0, &[played(0, "pass")]), AT).await;
    assert!(matches!(early, Err(StoreError::MovedOn)), "{early:?}");
    assert!(crate::moves(&place.store, "ABCDEFGH", 0).await.is_empty());
}

async fn moves_are_rolled_back_only_by_a_caller_that_knows_the_last_one(place: Place) {
    place.playing("ABCDEFGH").await;
    let moves = [played(0, "nominate 4"), played(0, "bid 4"), played(1, "pass")];
    commit(&place.store, append("ABCDEFGH", 0, &moves), AT).await.unwrap();
    let draft = Draft { seat: Seat::new(2), base: 3, steps: vec!["step".to_owned()] };
    let version = save_draft(&place.store, "ABCDEFGH", &draft, AT).await.unwrap();
    let known = step(&place.store, "ABCDEFGH").await;
    for from in [2, 4] {
        let refused = place.store.roll_back("ABCDEFGH", known, from, 1, None, AT).await;
        assert!(matches!(refused, Err(StoreError::MovedOn)), "{from}: {refused:?}");
    }
    let next = place.store.roll_back("ABCDEFGH", known, 3, 1, Some(Seat::new(0)), AT).await.unwrap();
    assert_eq!(next, version + 1);
    let place = place.reopen().await;
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!((opened.moves, opened.table.moves), (moves[..1].to_vec(), 1));
    assert_eq!((opened.table.awaited, opened.drafts), (Some(Seat::new(0)), Vec::new()));
    commit(&place.store, append("ABCDEFGH", 1, &moves[1..]), AT).await.unwrap();
}

async fn only_holders_before_the_end_have_played(place: Place) {
    let host = place.playing("ABCDEFGH").await;
    let sit = async |visitor, at| place.store.sit("ABCDEFGH", 0, visitor, "x", at).await.unwrap();
    sit(host, AT).await;
    let last = [played(0, "done")];
    let results: Vec<SeatResult> = (0..3)
        .map(|seat| SeatResult { seat: Seat::new(seat), place: 1, score: 3, points: vec![3] })
        .collect();
    let end = Append { results: Some(&results), ..append("ABCDEFGH", 0, &last) };
    commit(&place.store, end, AT).await.unwrap();
    let late = place.visitor("late").await;
    sit(late, Time(AT.0 + 1)).await;
    let watcher = place.visitor("watcher").await;
    place.store.watch(watcher, "ABCDEFGH", AT).await.unwrap();
    sit(watcher, Time(AT.0 + 1)).await;
    for (visitor, games) in [(host, 1), (late, 0), (watcher, 0)] {
        assert_eq!(place.store.finished_games(visitor, 9).await.unwrap().len(), games);
    }
}

async fn seat_notes_are_stored_per_seat(place: Place) {
    place.playing("ABCDEFGH").await;
    let [first, second] = [Seat::new(0), Seat::new(1)];
    assert_eq!(place.store.seat_notes("ABCDEFGH").await.unwrap(), []);
    let orders = ["out 13".to_owned(), "when-idle".to_owned()];
    place.store.set_orders("ABCDEFGH", first, &orders).await.unwrap();
    place.store.set_notes("ABCDEFGH", first, "a\nb").await.unwrap();
    place.store.set_lessons("ABCDEFGH", second, Some(&[])).await.unwrap();
    let place = place.reopen().await;
    let papers = place.store.seat_notes("ABCDEFGH").await.unwrap();
    let one = SeatNotes { orders: orders.to_vec(), notes: "a\nb".to_owned(), lessons: None };
    let two = SeatNotes { lessons: Some(Vec::new()), ..SeatNotes::default() };
    assert_eq!(papers, [(first, one), (second, two)]);
    place.store.set_lessons("ABCDEFGH", second, None).await.unwrap();
    place.store.set_orders("ABCDEFGH", first, &[]).await.unwrap();
    let papers = place.store.seat_notes("ABCDEFGH").await.unwrap();
    assert!(papers[0].1.orders.is_empty() && papers[1].1.lessons.is_none());
    assert!(place.store.set_notes("HGFEDCBA", first, "x").await.is_err(), "there is no such table");
}

async fn a_take_back_request_is_stored_until_it_is_answered(place: Place) {
    place.playing("ABCDEFGH").await;
    assert_eq!(place.store.take_back_request("ABCDEFGH").await.unwrap(), None);
    let mut request = TakeBackRequest { seat: Seat::new(1), keep: 1, moves: 2, agreed: vec![Seat::new(1)] };
    place.store.set_take_back_request("ABCDEFGH", Some(&request)).await.unwrap();
    request.agreed.push(Seat::new(0));
    place.store.set_take_back_request("ABCDEFGH", Some(&request)).await.unwrap();
    let place = place.reopen().await;
    assert_eq!(place.store.take_back_request("ABCDEFGH").await.unwrap().as_ref(), Some(&request));
    place.store.set_take_back_request("ABCDEFGH", None).await.unwrap();
    assert_eq!(place.store.take_back_request("ABCDEFGH").await.unwrap(), None);
    assert!(
        place.store.set_take_back_request("HGFEDCBA", Some(&request)).await.is_err(),
        "there is no such table"
    );

    // Rolling back ends the request.
    let moves = [played(0, "nominate 4"), played(0, "bid 4")];
    commit(&place.store, append("ABCDEFGH", 0, &moves), AT).await.unwrap();
    place.store.set_take_back_request("ABCDEFGH", Some(&request)).await.unwrap();
    let known = step(&place.store, "ABCDEFGH").await;
    place.store.roll_back("ABCDEFGH", known, 2, 1, None, AT).await.unwrap();
    assert_eq!(place.store.take_back_request("ABCDEFGH").await.unwrap(), None);
}
