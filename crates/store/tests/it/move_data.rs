//! Copies of whole databases, from a file to PostgreSQL and back.

use engine::Seat;
use store::{
    Append, Channel, ChannelKind, Draft, Location, MoveError, NewTable, SeatResult, Settings, Store,
    TakeBackRequest, Telling, move_data,
};

use crate::{AT, Place, append, commit, new_table, played, save_draft, table};

/// Fills every table, the table of moves with more rows than are copied at once.
async fn fill(place: &Place) {
    let host = place.playing("ABCDEFGH").await;
    let store = &place.store;
    let moves: Vec<_> = (0..120).map(|number| played(0, &format!("build {number}"))).collect();
    commit(store, append("ABCDEFGH", 0, &moves), AT).await.unwrap();
    let draft = Draft { seat: Seat::new(1), base: 120, steps: vec!["a".to_owned(), "b".to_owned()] };
    save_draft(store, "ABCDEFGH", &draft, AT).await.unwrap();
    let request = TakeBackRequest { seat: Seat::new(1), keep: 1, moves: 120, agreed: vec![Seat::new(1)] };
    store.set_take_back_request("ABCDEFGH", Some(&request)).await.unwrap();
    store
        .say("ABCDEFGH", "Béla", Some(Seat::new(0)), Some(host), "árvíztűrő \u{1F3B2} \\ ' \"", AT)
        .await
        .unwrap();
    store.set_notes("ABCDEFGH", Seat::new(0), "a\nb").await.unwrap();
    store.set_setting("banner", Some("hello")).await.unwrap();
    let other = place.visitor("host of FINISHED").await;
    let rated = new_table("FINISHED", other);
    let rated = NewTable { settings: Settings { rated: true, ..rated.settings.clone() }, ..rated };
    store.create_table(&rated, AT).await.unwrap();
    store.sit("FINISHED", 0, other, "", AT).await.unwrap();
    let version = table(store, "FINISHED").await.version;
    store.start("FINISHED", version, &[], Some(Seat::new(0)), AT).await.unwrap();
    let results: Vec<SeatResult> = (0..3)
        .map(|seat| SeatResult { seat: Seat::new(seat), place: 1, score: -3, points: vec![3, -6] })
        .collect();
    let last = [played(0, "end")];
    let bots = [("greedy", 1600.0)];
    let end = Append { awaited: None, results: Some(&results), bots: &bots, ..append("FINISHED", 0, &last) };
    commit(store, end, AT).await.unwrap();
    store.sit("ABCDEFGH", 1, host, "Anna", AT).await.unwrap();
    store.watch(host, "FINISHED", AT).await.unwrap();
    store.add_daily(&crate::daily::setup()).await.unwrap();
    crate::daily::attempt(store, "DAILYONE", host).await;
    crate::puzzles::attempt(store, host, "0123", true).await;
    crate::tournaments::begun(store, host).await;
    let channel = Channel {
        address: "https://push.example/1".to_owned(),
        kind: ChannelKind::Push,
        keys: "key secret".to_owned(),
        language: "hu".to_owned(),
        failures: 0,
        stopped: false,
        since: AT,
        browser: None,
    };
    store.add_channel(host, &channel, 1).await.unwrap();
    let notices = [(channel.address, "It is your turn.".to_owned(), AT)];
    let telling =
        Telling { visitor: host, code: "ABCDEFGH", moves: 120, requested: false, notices: &notices };
    assert!(store.tell(&telling).await.unwrap());
    crate::accounts::sign_in(store, "a browser", "anna@mail.example", false).await;
    let asks = place.visitor("another browser").await;
    store.ask_sign_in(asks, "anna@mail.example", "CODE", AT).await.unwrap();
    crate::passkeys::sign_up(store, "a third browser", "credential").await;
    store.set_challenge(asks, "challenge", Some("handle"), AT).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn everything_moves_to_postgres_and_back() {
    let Some(server) = test_postgres::server() else { return };
    let place = Place::new().await;
    fill(&place).await;
    let postgres: Location = server.database().parse().unwrap();
    let there = move_data(&place.location, &postgres).await.unwrap();
    assert!(there.contains(&("move", 121)) && there.iter().all(|(_, rows)| *rows > 0), "{there:?}");
    let back = Location::from(&place.folder.path().join("back.db"));
    assert_eq!(move_data(&postgres, &back).await.unwrap(), there);
    let (before, after) = (Store::open(&place.location).await.unwrap(), Store::open(&back).await.unwrap());
    for code in ["ABCDEFGH", "FINISHED"] {
        let [before, after] = [before.open_table(code).await.unwrap(), after.open_table(code).await.unwrap()];
        assert_eq!(format!("{before:?}"), format!("{after:?}"));
    }
    assert_eq!(before.chat("ABCDEFGH", 0, 9).await.unwrap(), after.chat("ABCDEFGH", 0, 9).await.unwrap());

    // The copy goes on: new visitors get new numbers.
    let copy = Store::open(&postgres).await.unwrap();
    let new = copy.create_visitor("somebody new", AT).await.unwrap();
    copy.create_table(&new_table("NEWTABLE", new.id), AT).await.unwrap();
    copy.close().await;
    let again = move_data(&place.location, &postgres).await.unwrap_err();
    assert!(matches!(again, MoveError::NotEmpty(_, "visitor")), "{again}");
}

#[tokio::test]
async fn a_missing_or_filled_database_is_refused() {
    let place = Place::new().await;
    fill(&place).await;
    let missing = Location::from(&place.folder.path().join("none.db"));
    let refused = move_data(&missing, &place.location).await.unwrap_err();
    assert!(matches!(refused, MoveError::Missing(_)), "{refused}");
    assert!(!missing.file().unwrap().exists());
    let other = Place::new().await;
    other.playing("OTHER000").await;
    other.store.close().await;
    let refused = move_data(&place.location, &other.location).await.unwrap_err().to_string();
    assert!(refused.contains("this database is not empty"), "{refused}");
    let nobody: Location = "postgres://nobody:secret@127.0.0.1:1/none".parse().unwrap();
    let refused = move_data(&place.location, &nobody).await.unwrap_err().to_string();
    assert!(
        refused.starts_with("postgres://nobody@127.0.0.1:1/none: the database cannot be opened: "),
        "{refused}"
    );
    assert!(!refused.contains("secret"));
}
