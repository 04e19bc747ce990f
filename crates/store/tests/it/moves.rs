//! Appending, conflicts, races, drafts.

use engine::Seat;
use store::{StoreError, Time};

use crate::{AT, Place, append, played};

#[tokio::test]
async fn moves_come_back_as_they_were_written() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let moves = [played(0, "nominate 4"), played(0, "bid 4"), played(1, "pass")];
    let version = place.store.append(&append("ABCDEFGH", 0, &moves[..2]), AT).await.unwrap();
    let next = place.store.append(&append("ABCDEFGH", 2, &moves[2..]), Time(AT.0 + 5)).await.unwrap();
    assert_eq!(next, version + 1);
    let place = place.reopen().await;
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(opened.moves, moves);
    assert_eq!(opened.table.moves, 3);
    assert_eq!(opened.table.version, next);
    assert_eq!(opened.table.awaited, Some(Seat::new(1)));
    assert_eq!(opened.table.updated, Time(AT.0 + 5));
    assert_eq!(place.store.moves("ABCDEFGH", 2).await.unwrap(), moves[2..]);
}

#[tokio::test]
async fn who_does_not_know_the_last_move_changes_nothing() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let first = [played(0, "nominate 4"), played(0, "bid 4")];
    place.store.append(&append("ABCDEFGH", 0, &first), AT).await.unwrap();
    let before = place.store.table("ABCDEFGH").await.unwrap();
    for from in [0, 1, 3, 100] {
        let late = [played(1, "pass")];
        let refused = place.store.append(&append("ABCDEFGH", from, &late), AT).await;
        assert!(matches!(refused, Err(StoreError::MovedOn)), "{from}: {refused:?}");
    }
    let refused = place.store.append(&append("HGFEDCBA", 0, &first), AT).await;
    assert!(matches!(refused, Err(StoreError::NotFound("table"))), "{refused:?}");
    let after = place.store.open_table("ABCDEFGH").await.unwrap();
    assert_eq!(after.moves, first);
    assert_eq!(after.table.version, before.version);
}
