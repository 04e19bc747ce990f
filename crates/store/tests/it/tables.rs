//! Tables, lists of tables, chat, and the operator's totals.

use engine::{Ending, Seat};
use store::{Append, ChatKind, ComponentSet, Counts, SeatResult, StoreError, TableState, Time, Visibility};

use crate::{AT, Place, append, commit, draw, new_table, played};

crate::on_both! {
    a_table_round_trips,
    the_game_begins_once_and_at_the_version_seen,
    every_change_of_a_table_increments_its_version,
    lists_depend_on_the_visitor,
    finished_games_are_counted_for_those_who_played,
    chat_is_numbered_and_read_from_the_end,
    totals_and_settings_of_the_server,
    a_component_set_is_stored_once_and_tables_can_take_over_another,
    the_lobby_shows_three_tables_of_a_host,
}

async fn a_table_round_trips(place: Place) {
    let host = place.visitor("host").await;
    place.store.name_visitor(host, "Béla").await.unwrap();
    let new = new_table("ABCDEFGH", host);
    place.store.create_table(&new, AT).await.unwrap();
    let again = place.store.create_table(&new_table("ABCDEFGH", host), AT).await;
    assert!(matches!(again, Err(StoreError::Taken("code"))), "{again:?}");

    let place = place.reopen().await;
    let opened = place.store.open_table("ABCDEFGH").await.unwrap();
    let table = &opened.table;
    assert_eq!((&table.game, table.rules, &table.components), (&new.game, new.rules, &new.components.hash));
    assert_eq!((&table.options, &table.settings), (&new.options, &new.settings));
    assert_eq!((&table.seed, &table.secret), (&new.seed, &new.secret));
    assert_eq!((table.state, table.version, table.moves), (TableState::Waiting, 1, 0));
    assert_eq!((table.host, table.host_name.as_deref()), (Some(host), Some("Béla")));
    assert_eq!((table.created, table.updated), (AT, AT));
    let holders: Vec<_> = opened.chairs.into_iter().map(|chair| (chair.holder, chair.name)).collect();
    assert_eq!(holders, new.seats);
    let none = place.store.summary("HGFEDCBA", None).await;
    assert!(matches!(none, Err(StoreError::NotFound("table"))), "{none:?}");
    let printed = format!("{table:?}");
    assert!(!printed.contains(&new.seed.reveal()), "the seed is not printed");
}

async fn the_game_begins_once_and_at_the_version_seen(place: Place) {
    let host = place.visitor("host").await;
    place.store.create_table(&new_table("ABCDEFGH", host), AT).await.unwrap();
    let version = place.store.sit("ABCDEFGH", 1, host, "Anna", AT).await.unwrap();
    let first = Some(Seat::new(2));
    let stale = place.store.start("ABCDEFGH", version - 1, &[], first, AT).await;
    assert!(matches!(stale, Err(StoreError::MovedOn)), "{stale:?}");
    let start = [draw("order", 2), draw("order", 0)];
    place.store.start("ABCDEFGH", version, &start, first, AT).await.unwrap();
    let table = crate::table(&place.store, "ABCDEFGH").await;
    assert_eq!((table.state, table.awaited), (TableState::Playing, first));
    assert_eq!(table.start, start);
    let late = place.store.start("ABCDEFGH", version + 1, &start, first, AT).await;
    assert!(matches!(late, Err(StoreError::MovedOn)), "{late:?}");
    assert_eq!(place.store.playing().await.unwrap(), ["ABCDEFGH"]);

    let moves = [played(2, "pass")];
    let chairs = place.store.summary("ABCDEFGH", None).await.unwrap().chairs;
    let record = table.record(&chairs, &moves);
    assert_eq!(record.ending, Ending::Paused);
    assert_eq!(record.lines[0].action, "pass");
    assert_eq!(engine::Record::parse(record.to_string().as_bytes()).unwrap().to_string(), record.to_string());
}

async fn every_change_of_a_table_increments_its_version(place: Place) {
    let host = place.visitor("host").await;
    let new = new_table("ABCDEFGH", host);
    place.store.create_table(&new, AT).await.unwrap();
    let later = Time(AT.0 + 1);
    let versions = [
        place.store.set_rematch("ABCDEFGH", "HGFEDCBA", AT).await.unwrap(),
        place.store.set_state("ABCDEFGH", TableState::Closed, later).await.unwrap(),
    ];
    assert_eq!(versions, [2, 3]);
    let table = crate::table(&place.store, "ABCDEFGH").await;
    assert_eq!((table.settings, table.host, table.state), (new.settings, Some(host), TableState::Closed));
    assert_eq!((table.rematch.as_deref(), table.updated), (Some("HGFEDCBA"), later));
    let second = place.store.set_rematch("ABCDEFGH", "AAAAAAAA", AT).await;
    assert!(matches!(second, Err(StoreError::MovedOn)), "there is one rematch: {second:?}");
    let none = place.store.set_state("HGFEDCBA", TableState::Closed, AT).await;
    assert!(matches!(none, Err(StoreError::NotFound("table"))), "{none:?}");
}

fn codes(list: &[store::Summary]) -> Vec<&str> {
    list.iter().map(|summary| summary.table.code.as_str()).collect()
}

async fn lists_depend_on_the_visitor(place: Place) {
    let store = &place.store;
    let host = place.playing("PRIVATE2").await;
    let guest = place.visitor("guest").await;
    let mut new = new_table("OPENWAIT", host);
    new.settings.visibility = Visibility::Open;
    store.create_table(&new, Time(AT.0 + 1)).await.unwrap();
    let mut new = new_table("OPENPLAY", host);
    new.settings.visibility = Visibility::Open;
    store.create_table(&new, Time(AT.0 + 2)).await.unwrap();
    store.start("OPENPLAY", 1, &[], None, Time(AT.0 + 3)).await.unwrap();
    store.create_table(&new_table("PRIVATE1", host), Time(AT.0 + 4)).await.unwrap();

    assert_eq!(codes(&store.open_tables(None, 10).await.unwrap()), ["OPENWAIT", "OPENPLAY"]);
    assert_eq!(codes(&store.open_tables(None, 1).await.unwrap()), ["OPENWAIT"]);
    assert_eq!(codes(&store.idle_tables(2).await.unwrap()), ["PRIVATE2", "OPENWAIT"]);

    assert!(store.tables_of(guest, 10).await.unwrap().is_empty());
    store.watch(guest, "OPENPLAY", AT).await.unwrap();
    store.sit("PRIVATE1", 1, guest, "Anna", Time(AT.0 + 5)).await.unwrap();
    store.watch(guest, "PRIVATE1", AT).await.unwrap();
    let mine = store.tables_of(guest, 10).await.unwrap();
    assert_eq!(codes(&mine), ["PRIVATE1", "OPENPLAY"]);
    let seats: Vec<Option<Seat>> = mine.iter().map(|summary| summary.mine.unwrap().seat).collect();
    assert_eq!(seats, [Some(Seat::new(1)), None], "watching does not give up a seat");
    assert!(mine.iter().all(|summary| summary.chairs.len() == 3));
    assert_eq!(mine[0].chairs[1].name, "Anna");
    let open = store.open_tables(Some(guest), 10).await.unwrap();
    assert!(open[0].mine.is_none() && open[1].mine.is_some());

    store.set_state("PRIVATE1", TableState::Closed, AT).await.unwrap();
    assert_eq!(codes(&store.tables_of(guest, 10).await.unwrap()), ["OPENPLAY"]);
}

async fn finished_games_are_counted_for_those_who_played(place: Place) {
    let store = &place.store;
    place.playing("ABCDEFGH").await;
    let guest = place.visitor("guest").await;
    let stranger = place.visitor("stranger").await;
    store.sit("ABCDEFGH", 1, guest, "Anna", AT).await.unwrap();
    store.see_moves(guest, "ABCDEFGH", 1).await.unwrap();
    store.see_moves(guest, "ABCDEFGH", 0).await.unwrap();
    let result = |seat, rank| SeatResult { seat: Seat::new(seat), place: rank, score: 17, points: vec![17] };
    let results = [result(0, 2), result(1, 1), result(2, 3)];
    let moves = [played(0, "end")];
    let last = Append { results: Some(&results), ..append("ABCDEFGH", 0, &moves) };
    commit(store, last, Time(AT.0 + 9)).await.unwrap();

    let games = store.finished_games(guest, 10).await.unwrap();
    assert_eq!(games.len(), 1);
    assert_eq!((games[0].game.as_str(), games[0].seats, games[0].time), ("power-grid", 3, Time(AT.0 + 9)));
    assert_eq!(games[0].result, results[1]);
    let mine = store.finished_tables(Some(guest), 10).await.unwrap();
    assert_eq!((mine[0].place, mine[0].mine.unwrap().seen), (Some(1), 1));
    assert!(store.finished_games(stranger, 10).await.unwrap().is_empty());
    assert!(store.finished_tables(Some(stranger), 10).await.unwrap().is_empty(), "it was a private table");
    assert!(store.finished_tables(None, 10).await.unwrap().is_empty());
}

async fn chat_is_numbered_and_read_from_the_end(place: Place) {
    let store = &place.store;
    place.playing("ABCDEFGH").await;
    let version = crate::table(store, "ABCDEFGH").await.version;
    let hostile = "<script>alert(1)</script> \u{202e} '; DROP TABLE move; --\n\0";
    for number in 0..5 {
        let text = format!("{number} {hostile}");
        let said = store.say("ABCDEFGH", "Anna", Some(Seat::new(1)), None, &text, AT).await.unwrap();
        assert_eq!(said, number);
    }
    store.note("ABCDEFGH", "Béla", None, "link 2", AT).await.unwrap();
    assert_eq!(crate::table(store, "ABCDEFGH").await.version, version + 6);
    let last = store.chat("ABCDEFGH", 0, 2).await.unwrap();
    assert_eq!(last.iter().map(|line| line.number).collect::<Vec<_>>(), [4, 5]);
    let nul = if place.location.file().is_some() { "\0" } else { "\u{FFFD}" };
    assert_eq!(last[0].text, format!("4 {hostile}").replace('\0', nul));
    assert_eq!((last[1].kind, last[1].seat, last[1].name.as_str()), (ChatKind::Note, None, "Béla"));
    assert_eq!(store.chat("ABCDEFGH", 4, 100).await.unwrap(), last);
    let none = store.say("HGFEDCBA", "Anna", None, None, "hello", AT).await;
    assert!(matches!(none, Err(StoreError::NotFound("table"))), "{none:?}");
}

async fn totals_and_settings_of_the_server(place: Place) {
    let store = &place.store;
    assert_eq!(store.counts().await.unwrap(), Counts::default());
    place.playing("ABCDEFGH").await;
    let host = place.playing("HGFEDCBA").await;
    commit(store, append("ABCDEFGH", 0, &[played(0, "pass"), played(1, "pass")]), AT).await.unwrap();
    store.create_table(&new_table("WAITING2", host), AT).await.unwrap();
    let expected = Counts { waiting: 1, playing: 2, moves: 2, visitors: 2, ..Counts::default() };
    assert_eq!(store.counts().await.unwrap(), expected);
    store.check(AT).await.unwrap();

    assert_eq!(store.setting("banner").await.unwrap(), None);
    store.set_setting("banner", Some("Back at eight")).await.unwrap();
    store.set_setting("banner", Some("Back at nine")).await.unwrap();
    assert_eq!(store.setting("banner").await.unwrap().as_deref(), Some("Back at nine"));
    store.set_setting("banner", None).await.unwrap();
    assert_eq!(store.setting("banner").await.unwrap(), None);
}

async fn a_component_set_is_stored_once_and_tables_can_take_over_another(place: Place) {
    let host = place.visitor("host").await;
    let first = new_table("ABCDEFGH", host);
    place.store.create_table(&first, AT).await.unwrap();
    let mut second = new_table("HGFEDCBA", host);
    second.components.files = "the first text under a hash stays".to_owned();
    place.store.create_table(&second, AT).await.unwrap();
    let stored = place.store.component_set("power-grid", &first.components.hash).await.unwrap();
    assert_eq!(stored, Some(first.components.files));
    assert_eq!(place.store.component_set("barrage", &first.components.hash).await.unwrap(), None);

    let set = ComponentSet { hash: "cd".repeat(32), files: "plants = 43".to_owned() };
    place.store.set_component_set("HGFEDCBA", "power-grid", &set).await.unwrap();
    assert_eq!(crate::table(&place.store, "HGFEDCBA").await.components, set.hash);
    assert_eq!(crate::table(&place.store, "ABCDEFGH").await.components, first.components.hash);
    assert_eq!(place.store.component_set("power-grid", &set.hash).await.unwrap(), Some(set.files));
}

async fn the_lobby_shows_three_tables_of_a_host(place: Place) {
    let (eve, anna) = (place.visitor("eve").await, place.visitor("anna").await);
    let open = async |code: &str, host, at| {
        let mut new = new_table(code, host);
        new.settings.visibility = Visibility::Open;
        place.store.create_table(&new, Time(at)).await.unwrap();
    };
    open("ANNAOPEN", anna, 1).await;
    for number in 1..=9 {
        // Two at a time, so that the code decides too.
        open(&format!("EVEOPEN{number}"), eve, 2 + number / 2).await;
    }
    place.store.start("EVEOPEN9", 1, &[], None, Time(50)).await.unwrap();
    let listed = place.store.open_tables(None, 4).await.unwrap();
    assert_eq!(
        codes(&listed),
        ["EVEOPEN8", "EVEOPEN6", "EVEOPEN7", "ANNAOPEN"],
        "the waiting ones and the latest first"
    );
    assert!(listed.iter().all(|summary| summary.chairs.len() == 3));
}
