//! Several servers on one PostgreSQL database.

use std::time::Duration;

use store::{Location, News, Numbers, OpenError, Pages, Store, StoreError, Time};

use crate::{AT, Place, append, commit, new_table, open, played};

const CODE: &str = "ABCDEFGH";

/// Two stores on one new database.
async fn two() -> Option<(Place, Store)> {
    let place = Place::on_postgres().await?;
    let other = open(&place.location).await;
    Some((place, other))
}

fn server() -> &'static test_postgres::Server {
    test_postgres::server().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_database_is_prepared_once_by_servers_that_start_together() {
    let Some(server) = test_postgres::server() else { return };
    let location: Location = server.database().parse().unwrap();
    let stores: Vec<_> = (0..4)
        .map(|_| {
            let location = location.clone();
            tokio::spawn(async move { Store::open(&location).await.map(drop) })
        })
        .collect();
    for store in stores {
        store.await.unwrap().unwrap();
    }
    let count = server.sql(&location.to_string(), "SELECT COUNT(*), MAX(version) FROM _sqlx_migrations");
    assert_eq!(count, "20|20");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_change_is_told_to_the_other_servers() {
    let Some((place, other)) = two().await else { return };
    place.playing(CODE).await;
    let mut changes = other.changes().unwrap();
    assert_eq!(changes.next().await.unwrap(), [], "it listens from now on");
    let version = commit(&place.store, append(CODE, 0, &[played(0, "pass")]), AT).await.unwrap();
    let told = async {
        loop {
            let told = changes.next().await.unwrap();
            if let Some(change) =
                told.into_iter().find(|(code, news)| code == CODE && *news == News::Changed(version))
            {
                return change;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told).await.expect("a message comes");
    assert_eq!(
        other.versions(&[CODE.to_owned(), "NOTTHERE".to_owned()]).await.unwrap(),
        [(CODE.to_owned(), version)]
    );
    assert!(Place::new().await.store.changes().is_none(), "a file has one server");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lease_has_one_holder_until_it_runs_out() {
    let Some((place, other)) = two().await else { return };
    let (one, name) = (&place.store, "bots ABCDEFGH");
    let first = one.lease(name, 60_000).await.unwrap().expect("it is free");
    assert!(other.lease(name, 60_000).await.unwrap().is_none());
    assert!(one.renew(&first, 60_000).await.unwrap());
    // The holder stops for a while, and the lease runs out.
    server().sql(&place.location.to_string(), "UPDATE lease SET held_until = 1");
    let second = other.lease(name, 60_000).await.unwrap().expect("it has run out");
    assert!(!one.renew(&first, 60_000).await.unwrap(), "the first holder comes too late");
    one.release(&first).await.unwrap();
    assert!(other.renew(&second, 60_000).await.unwrap(), "it cannot release what it does not hold");
    other.release(&second).await.unwrap();
    let third = one.lease(name, 60_000).await.unwrap().expect("it was given back");
    assert!(!other.renew(&second, 60_000).await.unwrap());
    drop(third);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_know_of_each_other() {
    let Some((place, other)) = two().await else { return };
    let numbers = Numbers { tables: 4, streams: 3, steps: 2, faults: 1 };
    assert_eq!(place.store.other_nodes().await.unwrap(), []);
    other.beat(Numbers::default(), 60_000).await.unwrap();
    other.beat(numbers, 60_000).await.unwrap();
    assert_eq!(place.store.other_nodes().await.unwrap(), [numbers]);
    assert_eq!(other.other_nodes().await.unwrap(), [], "itself is no other");
    // It stops without a word, or goes.
    server().sql(&place.location.to_string(), "UPDATE node SET seen_until = 1");
    assert_eq!(place.store.other_nodes().await.unwrap(), []);
    other.beat(numbers, 60_000).await.unwrap();
    assert_eq!(place.store.other_nodes().await.unwrap(), [numbers]);
    other.leave().await.unwrap();
    assert_eq!(place.store.other_nodes().await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_of_a_server_are_open_until_it_is_gone() {
    let Some((place, other)) = two().await else { return };
    let address = place.location.to_string();
    let codes = [CODE.to_owned(), "SECOND00".to_owned()];
    let pages = |own, pages: &str| Pages { code: CODE.to_owned(), own, pages: pages.to_owned() };
    other.beat(Numbers::default(), 60_000).await.unwrap();
    for text in ["1 fast", "1 fast\n2 normal"] {
        other.set_pages(CODE, text).await.unwrap();
        assert_eq!(place.store.pages(&codes).await.unwrap(), [pages(false, text)]);
        assert_eq!(other.pages(&codes).await.unwrap(), [pages(true, text)]);
    }
    assert_eq!(place.store.pages(&codes[1..]).await.unwrap(), []);
    server().sql(&address, "UPDATE node SET seen_until = 1");
    assert_eq!(place.store.pages(&codes).await.unwrap(), [], "nobody is at a server that is gone");
    place.store.forget_nodes().await.unwrap();
    assert_eq!(
        server().sql(&address, "SELECT (SELECT COUNT(*) FROM node) + (SELECT COUNT(*) FROM presence)"),
        "0"
    );
    // It was only stopped for long.
    other.beat(Numbers::default(), 60_000).await.unwrap();
    other.set_pages(CODE, "1 fast").await.unwrap();
    assert_eq!(place.store.pages(&codes).await.unwrap(), [pages(false, "1 fast")]);
    other.set_pages(CODE, "").await.unwrap();
    assert_eq!(place.store.pages(&codes).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_servers_that_want_a_lease_at_the_same_time_one_gets_it() {
    let Some((place, other)) = two().await else { return };
    for round in 0..10 {
        let name = format!("round {round}");
        let (a, b, c) =
            tokio::join!(place.store.lease(&name, 9000), other.lease(&name, 9000), other.lease(&name, 9000));
        let holders = [a, b, c].into_iter().filter(|lease| lease.as_ref().unwrap().is_some()).count();
        assert_eq!(holders, 1);
    }
}

/// Of several people who take the last open chair at the same time at several servers, one gets it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_chair_is_taken_once() {
    let Some((place, other)) = two().await else { return };
    let host = place.visitor("host").await;
    place.store.create_table(&new_table(CODE, host), AT).await.unwrap();
    let mut people = Vec::new();
    for number in 0..6 {
        people.push(place.visitor(&format!("guest {number}")).await);
    }
    let sit = |number: usize| {
        let store = [&place.store, &other][number % 2];
        store.sit_anywhere(CODE, people[number], "Guest", AT)
    };
    let (a, b, c, d, e, f) = tokio::join!(sit(0), sit(1), sit(2), sit(3), sit(4), sit(5));
    let seated: Vec<bool> = [a, b, c, d, e, f]
        .into_iter()
        .map(|sat| match sat {
            Ok(_) => true,
            Err(StoreError::NotFound("free seat")) => false,
            Err(error) => panic!("{error}"),
        })
        .collect();
    assert_eq!(seated.iter().filter(|sat| **sat).count(), 1, "{seated:?}");
}

/// Two people delete themselves, and the tables of each are locked in another order: both succeed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changes_in_each_others_way_are_made_again() {
    let Some((place, other)) = two().await else { return };
    let (anna, bela) = (place.visitor("anna").await, place.visitor("bela").await);
    for (code, host, at) in [("OLDER000", anna, 1), ("NEWER000", bela, 2)] {
        place.store.create_table(&new_table(code, host), Time(at)).await.unwrap();
    }
    // Deleting the newer one changes the older one, too.
    place.store.set_rematch("OLDER000", "NEWER000", AT).await.unwrap();
    for _ in 0..20 {
        let (a, b) = tokio::join!(place.store.delete_table("NEWER000"), other.delete_table("OLDER000"));
        for done in [a, b] {
            assert!(matches!(done, Ok(()) | Err(StoreError::NotFound(_))), "{done:?}");
        }
        place.store.create_table(&new_table("OLDER000", anna), AT).await.unwrap();
        place.store.create_table(&new_table("NEWER000", bela), AT).await.unwrap();
        place.store.set_rematch("OLDER000", "NEWER000", AT).await.unwrap();
    }
    let (a, b) = tokio::join!(place.store.delete_visitor(anna, AT), other.delete_visitor(bela, AT));
    a.unwrap();
    b.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_restart_of_the_database_writing_goes_on() {
    let Some(place) = Place::on_postgres().await else { return };
    place.playing(CODE).await;
    // Every connection of this database is lost, as by a restart.
    let cut = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity \
         WHERE datname = current_database() AND pid <> pg_backend_pid()";
    assert_ne!(server().sql(&place.location.to_string(), cut), "0");
    let mut written = 0;
    for _ in 0..20 {
        match commit(&place.store, append(CODE, written, &[played(0, "pass")]), AT).await {
            Ok(_) => written += 1,
            // The number of steps could not be read.
            Err(StoreError::Unavailable(_) | StoreError::MovedOn) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert!(written > 5, "{written}");
    assert_eq!(place.store.open_table(CODE).await.unwrap().moves.len(), written);
}

#[tokio::test]
async fn people_who_wait_for_a_bot_are_found() {
    let Some(place) = Place::on_postgres().await else { return };
    place.playing(CODE).await;
    let bots_turn = store::Append { awaited: Some(engine::Seat::new(2)), ..append(CODE, 0, &[]) };
    assert!(place.store.abandoned(Time(AT.0 + 1), 9).await.unwrap().is_empty(), "a person is in turn");
    commit(&place.store, bots_turn, AT).await.unwrap();
    assert_eq!(place.store.abandoned(Time(AT.0 + 1), 9).await.unwrap(), [CODE]);
    assert!(place.store.abandoned(AT, 9).await.unwrap().is_empty(), "it may be thinking");
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_named_without_its_password() {
    let refused = async |address: &str| {
        let error = Store::open(address.parse::<Location>().unwrap()).await.map(drop).unwrap_err();
        let sentence = error.to_string();
        assert!(!sentence.contains("secret") && sentence.lines().count() == 1, "{sentence}");
        (error, sentence)
    };
    let (_, sentence) = refused("postgres://anna:secret@127.0.0.1:1/games").await;
    assert!(
        sentence.starts_with("postgres://anna@127.0.0.1:1/games: the database cannot be opened: "),
        "{sentence}"
    );
    let Some(server) = test_postgres::server() else { return };
    let address = server.database();
    let (_, sentence) = refused(&address.replace("/test", "/none")).await;
    assert!(sentence.contains("does not exist"), "{sentence}");
    server.sql(&address, "CREATE TABLE recipe (name TEXT)");
    let (error, _) = refused(&address).await;
    assert!(matches!(error, OpenError::NotOurs(_)), "{error}");
    assert_eq!(server.sql(&address, "SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'"), "1");
    let address = server.database();
    Store::open(address.parse::<Location>().unwrap()).await.unwrap();
    server.sql(&address, "INSERT INTO _sqlx_migrations VALUES (9999, 'news', now(), TRUE, '', 0)");
    let (error, _) = refused(&address).await;
    assert!(matches!(error, OpenError::Newer(_)), "{error}");
}
