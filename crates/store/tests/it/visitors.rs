//! Visitors.

use store::{StoreError, Time};

use crate::{AT, Place, new_table};

crate::on_both! {
    a_visitor_is_recognised_by_the_token,
    the_token_itself_is_not_in_the_file,
    visitors_without_tables_are_deleted_after_a_while,
}

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn a_visitor_is_recognised_by_the_token(place: Place) {
    let new = place.store.create_visitor("token", AT).await.unwrap();
    assert_eq!((new.name.as_deref(), new.preferences.as_str(), new.created), (None, "{}", AT));
    let taken = place.store.create_visitor("token", AT).await;
    assert!(matches!(taken, Err(StoreError::Taken("token"))), "{taken:?}");
    place.store.name_visitor(new.id, "Béla <b>").await.unwrap();
    place.store.set_preferences(new.id, r#"{"theme":"dark"}"#).await.unwrap();

    let place = place.reopen().await;
    let known = place.store.visitor("token", Time(AT.0 + 1)).await.unwrap().unwrap();
    assert_eq!((known.id, known.name.as_deref()), (new.id, Some("Béla <b>")));
    assert_eq!((known.preferences.as_str(), known.seen), (r#"{"theme":"dark"}"#, AT));
    assert_eq!(place.store.visitor("Token", AT).await.unwrap(), None);
    place.store.visitor("token", Time(AT.0 + DAY)).await.unwrap();
    assert_eq!(place.store.visitor("token", AT).await.unwrap().unwrap().seen, Time(AT.0 + DAY));
}

async fn the_token_itself_is_not_in_the_file(place: Place) {
    let token = "c0ffee00c0ffee00c0ffee00c0ffee00";
    let host = place.visitor(token).await;
    place.store.create_table(&new_table("ABCDEFGH", host), AT).await.unwrap();
    let summary = place.store.summary("ABCDEFGH", None).await.unwrap();
    let link = summary.table.chair_token(&summary.chairs[1]);
    assert!(place.holds("Friday").await, "the file is read");
    assert!(!place.holds(token).await && !place.holds(&link).await);
}

async fn visitors_without_tables_are_deleted_after_a_while(place: Place) {
    let host = place.playing("ABCDEFGH").await;
    let watcher = place.visitor("watcher").await;
    place.store.watch(watcher, "ABCDEFGH", AT).await.unwrap();
    let _stranger = place.visitor("stranger").await;
    assert_eq!(place.store.delete_strangers(AT, AT).await.unwrap(), 0);
    assert_eq!(place.store.delete_strangers(Time(AT.0 + 1), AT).await.unwrap(), 1);
    assert_eq!(place.store.visitor("stranger", AT).await.unwrap(), None);
    assert!(place.store.acquaintance(watcher, "ABCDEFGH").await.unwrap().is_some());
    assert_eq!(crate::table(&place.store, "ABCDEFGH").await.host, Some(host));
}
