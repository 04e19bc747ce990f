//! Digests of finished games: each is made once, and those of public tables are added up.

use engine::Seat;
use store::{Append, NewTable, SeatResult, Settings, Visibility};

use crate::{AT, Place, append, commit, new_table, played, table};

crate::on_both! {
    finished_tables_are_counted_once,
    private_hidden_and_deleted_tables_are_left_out,
}

impl Place {
    /// A finished table.
    async fn ended(&self, code: &str, visibility: Visibility) {
        let host = self.visitor(&format!("host of {code}")).await;
        let new = new_table(code, host);
        let settings = Settings { visibility, ..new.settings.clone() };
        self.store.create_table(&NewTable { settings, ..new }, AT).await.unwrap();
        let version = table(&self.store, code).await.version;
        self.store.start(code, version, &[], Some(Seat::new(0)), AT).await.unwrap();
        let results: Vec<SeatResult> = (0..3)
            .map(|seat| SeatResult { seat: Seat::new(seat), place: 1, score: 3, points: vec![3] })
            .collect();
        let last = [played(0, "end")];
        let end = Append { awaited: None, results: Some(&results), ..append(code, 0, &last) };
        commit(&self.store, end, AT).await.unwrap();
    }
}

async fn finished_tables_are_counted_once(place: Place) {
    place.playing("RUNNING1").await;
    place.ended("FINISHED", Visibility::Open).await;
    let store = &place.store;
    assert_eq!(store.uncounted_tables(9).await.unwrap(), ["FINISHED"]);
    assert_eq!(store.digests("power-grid", "", 9).await.unwrap(), []);
    let version = table(store, "FINISHED").await.version;
    store.set_digest("RUNNING1", "too early").await.unwrap();
    for digest in ["first", "second"] {
        store.set_digest("FINISHED", digest).await.unwrap();
    }
    assert_eq!(store.uncounted_tables(9).await.unwrap(), [""; 0]);
    let counted = [("FINISHED".to_owned(), "first".to_owned())];
    assert_eq!(store.digests("power-grid", "", 9).await.unwrap(), counted);
    assert_eq!(store.digests("power-grid", "FINISHED", 9).await.unwrap(), []);
    assert_eq!(store.digests("barrage", "", 9).await.unwrap(), []);
    assert_eq!(table(store, "FINISHED").await.version, version, "no page has to be drawn again");
}

async fn private_hidden_and_deleted_tables_are_left_out(place: Place) {
    let store = &place.store;
    for (code, visibility) in [
        ("PRIVATE1", Visibility::Private),
        ("NOTHING1", Visibility::Open),
        ("HIDDEN01", Visibility::Open),
        ("DELETED1", Visibility::Open),
        ("SHOWN001", Visibility::Open),
    ] {
        place.ended(code, visibility).await;
        store.set_digest(code, if code == "NOTHING1" { "" } else { "x" }).await.unwrap();
    }
    store.set_hidden("HIDDEN01", true, AT).await.unwrap();
    store.delete_table("DELETED1").await.unwrap();
    assert_eq!(store.uncounted_tables(9).await.unwrap(), [""; 0]);
    let digests = store.digests("power-grid", "", 9).await.unwrap();
    assert_eq!(digests, [("SHOWN001".to_owned(), "x".to_owned())]);
}
