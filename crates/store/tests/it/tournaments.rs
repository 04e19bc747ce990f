//! Tournaments: who joins, rounds that begin once, absent players, what is deleted with whom.

use engine::{Seat, Seed};
use store::{
    Absent, EntrantState, Format, Holder, NewRound, NewTable, RoundTable, Scoring, SeatResult, Store,
    StoreError, TableState, Time, Tournament, TournamentState, VisitorId,
};

use crate::{AT, Place, append, commit, new_table, played};

crate::on_both! {
    people_join_until_the_first_round,
    a_round_begins_once,
    whoever_lets_others_wait_is_absent,
    a_bot_takes_over_and_the_player_scores_nothing,
    a_duplicate_is_sealed_until_its_end,
    what_is_to_be_done_is_found,
    a_deleted_player_leaves_a_place_without_a_name,
    a_deleted_tournament_leaves_its_tables,
    a_person_gets_the_tournaments_of_a_browser,
}

const CODE: &str = "ABCDEF";
const MOST: usize = 3;

fn new_tournament(host: VisitorId, format: Format) -> Tournament {
    Tournament {
        code: CODE.to_owned(),
        game: "power-grid".to_owned(),
        title: "Autumn cup".to_owned(),
        host: Some(host),
        options: vec![("map".to_owned(), "germany".to_owned())],
        seats: 3,
        format,
        rounds: 2,
        scoring: Scoring::Places,
        bot: "hard".to_owned(),
        hours: Some(24),
        seed: Seed::new([9; 32]),
        state: TournamentState::Open,
        round: 0,
        created: AT,
    }
}

/// A tournament with its host and two players.
async fn tournament(place: &Place, format: Format) -> [VisitorId; 3] {
    let people = [place.visitor("host").await, place.visitor("Anna").await, place.visitor("Béla").await];
    place.store.add_tournament(&new_tournament(people[0], format)).await.unwrap();
    for (visitor, name) in [(people[1], "Anna"), (people[2], "Béla")] {
        place.store.join_tournament(CODE, visitor, name, MOST).await.unwrap();
    }
    people
}

/// The table of a round: Anna and Béla, and a bot.
fn round_table(code: &str, host: VisitorId) -> RoundTable {
    let person = |name: &str| (Holder::Person, name.to_owned());
    let bot = (Holder::Bot("hard".to_owned()), "Cedar".to_owned());
    let table = NewTable { seats: vec![person("Anna"), person("Béla"), bot], ..new_table(code, host) };
    RoundTable { table, players: vec![(0, 0), (1, 1)] }
}

fn round(number: u32, tables: &[RoundTable]) -> NewRound<'_> {
    NewRound { code: CODE, number, rounds: 2, players: &[0, 1], deadline: Some(Time(AT.0 + 100)), tables }
}

/// Begins a round with one table, whose game has begun and waits for Anna.
async fn begin(store: &Store, host: VisitorId, code: &str, number: u32) {
    store.begin_round(&round(number, &[round_table(code, host)]), AT).await.unwrap();
    start(store, code).await;
}

async fn start(store: &Store, code: &str) {
    let version = store.summary(code, None).await.unwrap().table.version;
    store.start(code, version, &[], Some(Seat::new(0)), AT).await.unwrap();
}

/// A tournament with a player and a round, in which a bot has taken over.
pub(crate) async fn begun(store: &Store, host: VisitorId) {
    store.add_tournament(&new_tournament(host, Format::Duplicate)).await.unwrap();
    store.join_tournament(CODE, host, "Anna", MOST).await.unwrap();
    let table = RoundTable { players: vec![(0, 0)], ..round_table("CUPTABLE", host) };
    let round = NewRound { players: &[0], ..round(1, std::slice::from_ref(&table)) };
    store.begin_round(&round, AT).await.unwrap();
    assert!(store.forfeit("CUPTABLE", 0, "hard", AT).await.unwrap());
}

async fn end(store: &Store, code: &str) {
    let result =
        |(seat, place, score)| SeatResult { seat: Seat::new(seat), place, score, points: vec![score] };
    let results: Vec<SeatResult> = [(0, 1, 20), (1, 2, 15), (2, 3, 5)].into_iter().map(result).collect();
    let moves = [played(0, "end")];
    let append = store::Append { awaited: None, results: Some(&results), ..append(code, 0, &moves) };
    commit(store, append, AT).await.unwrap();
}

async fn people_join_until_the_first_round(place: Place) {
    let (store, [host, anna, bela]) = (&place.store, tournament(&place, Format::Swiss).await);
    assert!(matches!(
        store.add_tournament(&new_tournament(host, Format::Swiss)).await,
        Err(StoreError::Taken("code"))
    ));
    store.join_tournament(CODE, anna, "Anna again", MOST).await.unwrap();
    let cili = place.visitor("Cili").await;
    store.join_tournament(CODE, cili, "Cili", MOST).await.unwrap();
    let full = store.join_tournament(CODE, place.visitor("Dani").await, "Dani", MOST).await;
    assert!(matches!(full, Err(StoreError::Taken("place"))), "{full:?}");
    // Before the beginning whoever leaves is a player no more.
    store.set_entrant(CODE, 1, EntrantState::Away).await.unwrap();
    let record = store.tournament(CODE).await.unwrap();
    let names: Vec<_> =
        record.entrants.iter().map(|one| (one.number, one.name.as_str(), one.visitor)).collect();
    assert_eq!(names, [(0, "Anna", Some(anna)), (2, "Cili", Some(cili))]);
    assert_eq!(record.tournament, new_tournament(host, Format::Swiss));
    assert_eq!(
        (store.entrant(CODE, bela).await.unwrap(), store.entrant(CODE, cili).await.unwrap()),
        (None, Some(2))
    );
    let mine = store.tournaments_of(anna).await.unwrap();
    assert_eq!((mine.len(), mine[0].host, mine[0].name.as_deref()), (1, false, Some("Anna")));
    assert!(store.tournaments_of(host).await.unwrap()[0].host);
    assert!(store.tournaments_of(bela).await.unwrap().is_empty());
    assert!(matches!(store.tournament("NOBODY").await, Err(StoreError::NotFound(_))));
    assert!(!format!("{:?}", record.tournament).contains(&record.tournament.seed.reveal()));
}

async fn a_round_begins_once(place: Place) {
    let (store, [host, anna, _]) = (&place.store, tournament(&place, Format::Swiss).await);
    let (one, other) = ([round_table("FIRST001", host)], [round_table("OTHER001", host)]);
    // Two servers at the same time.
    let (first, second) = (round(1, &one), round(1, &other));
    let (first, second) = tokio::join!(store.begin_round(&first, AT), store.begin_round(&second, AT));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    let record = store.tournament(CODE).await.unwrap();
    assert_eq!((record.tournament.round, record.tournament.state), (1, TournamentState::Playing));
    assert_eq!((record.rounds.len(), record.tables.len()), (1, 1));
    let table = &record.tables[0];
    assert_eq!((table.round, table.state), (1, TableState::Waiting));
    let players: Vec<_> = table.seats.iter().map(|seat| (seat.entrant, seat.forfeit, seat.result)).collect();
    assert_eq!(players, [(Some(0), false, None), (Some(1), false, None), (None, false, None)]);
    // The players have their seats.
    assert_eq!(store.acquaintance(anna, &table.code).await.unwrap().unwrap().seat, Some(Seat::new(0)));
    assert_eq!(store.acquaintance(host, &table.code).await.unwrap(), None);
    assert_eq!(crate::table(store, &table.code).await.tournament.unwrap().code, CODE);
    // Nobody joins any more, and a round for other players is refused as a whole.
    let late = store.join_tournament(CODE, place.visitor("Cili").await, "Cili", MOST).await;
    assert!(matches!(late, Err(StoreError::MovedOn)), "{late:?}");
    store.set_entrant(CODE, 1, EntrantState::Away).await.unwrap();
    let tables = [round_table("SECOND01", host)];
    assert!(matches!(store.begin_round(&round(2, &tables), AT).await, Err(StoreError::MovedOn)));
    assert!(matches!(store.summary("SECOND01", None).await, Err(StoreError::NotFound(_))));
    assert_eq!(store.tournament(CODE).await.unwrap().tournament.round, 1);
    // A table whose code is taken takes the whole round back.
    store.set_entrant(CODE, 1, EntrantState::In).await.unwrap();
    let tables = [round_table("SECOND02", host), round_table(&table.code, host)];
    assert!(matches!(store.begin_round(&round(2, &tables), AT).await, Err(StoreError::Taken("code"))));
    let place = place.reopen().await;
    assert_eq!(place.store.tournament(CODE).await.unwrap(), record);
}

async fn whoever_lets_others_wait_is_absent(place: Place) {
    let (store, [host, ..]) = (&place.store, tournament(&place, Format::Swiss).await);
    begin(store, host, "FIRST001", 1).await;
    let absent =
        async |now: i64, since: i64| store.absent(CODE, Time(AT.0 + now), Time(AT.0 + since)).await.unwrap();
    let anna = Absent { code: "FIRST001".to_owned(), chair: 0, entrant: 0 };
    assert_eq!(absent(99, 99).await, [], "before the deadline");
    assert_eq!(absent(100, -1).await, [], "not long enough");
    assert_eq!(absent(100, 0).await, [anna]);
    // Anna moves, and Béla has the same time from then on.
    let mut moved = played(0, "bid");
    moved.time = Time(AT.0 + 200);
    commit(store, append("FIRST001", 0, &[moved]), AT).await.unwrap();
    assert_eq!(absent(300, 199).await, []);
    assert_eq!(absent(300, 200).await, [Absent { code: "FIRST001".to_owned(), chair: 1, entrant: 1 }]);
    assert!(store.forfeit("FIRST001", 1, "hard", AT).await.unwrap());
    assert_eq!(absent(300, 300).await, [], "a bot plays there");
}

async fn a_bot_takes_over_and_the_player_scores_nothing(place: Place) {
    let (store, [host, ..]) = (&place.store, tournament(&place, Format::Swiss).await);
    begin(store, host, "FIRST001", 1).await;
    assert!(store.forfeit("FIRST001", 0, "hard", AT).await.unwrap());
    assert!(!store.forfeit("FIRST001", 0, "hard", AT).await.unwrap(), "it plays already");
    let record = store.tournament(CODE).await.unwrap();
    let states: Vec<_> = record.entrants.iter().map(|one| one.state).collect();
    assert_eq!(states, [EntrantState::Away, EntrantState::In]);
    assert!(record.tables[0].seats[0].forfeit && !record.tables[0].seats[1].forfeit);
    let chairs = store.summary("FIRST001", None).await.unwrap().chairs;
    assert_eq!((&chairs[0].holder, chairs[0].name.as_str()), (&Holder::StandIn("hard".to_owned()), "Anna"));
    end(store, "FIRST001").await;
    let seats = store.tournament(CODE).await.unwrap().tables[0].seats.clone();
    assert_eq!(seats[0].result, Some((1, 20)), "the bot won");
    assert!(seats[0].forfeit, "but not for Anna");
    assert!(!store.forfeit("FIRST001", 1, "hard", AT).await.unwrap(), "the game is over");
    assert_eq!(store.tournament(CODE).await.unwrap().entrants[1].state, EntrantState::In);
}

async fn a_duplicate_is_sealed_until_its_end(place: Place) {
    let (store, [host, anna, _]) = (&place.store, tournament(&place, Format::Duplicate).await);
    begin(store, host, "FIRST001", 1).await;
    let member = crate::table(store, "FIRST001").await.tournament.unwrap();
    assert!(member.duplicate && member.sealed);
    assert_eq!(store.own_tournament_tables(CODE, anna).await.unwrap(), [TableState::Playing]);
    assert!(store.own_tournament_tables(CODE, host).await.unwrap().is_empty());
    assert_eq!(
        store.end_tournament(CODE, 0, TournamentState::Finished).await.unwrap(),
        None,
        "another round"
    );
    let codes = store.end_tournament(CODE, 1, TournamentState::Finished).await.unwrap();
    assert_eq!(codes, Some(vec!["FIRST001".to_owned()]));
    assert_eq!(store.end_tournament(CODE, 1, TournamentState::Closed).await.unwrap(), None, "it is over");
    let member = crate::table(store, "FIRST001").await.tournament.unwrap();
    assert!(member.duplicate && !member.sealed);
}

async fn what_is_to_be_done_is_found(place: Place) {
    let (store, [host, ..]) = (&place.store, tournament(&place, Format::Swiss).await);
    let due = async |now: i64| !store.due_tournaments(Time(AT.0 + now), 9).await.unwrap().is_empty();
    assert!(!due(1000).await, "the host has not started it");
    store.begin_round(&round(1, &[round_table("FIRST001", host)]), AT).await.unwrap();
    assert!(due(0).await, "the game has not been started");
    start(store, "FIRST001").await;
    assert!(!due(99).await);
    assert!(due(100).await, "the deadline");
    end(store, "FIRST001").await;
    assert!(due(0).await, "the round is over");
    begin(store, host, "SECOND01", 2).await;
    assert!(!due(99).await);
    store.end_tournament(CODE, 2, TournamentState::Finished).await.unwrap();
    assert!(!due(1000).await);
}

async fn a_deleted_player_leaves_a_place_without_a_name(place: Place) {
    let (store, [host, anna, bela]) = (&place.store, tournament(&place, Format::Swiss).await);
    begin(store, host, "FIRST001", 1).await;
    assert!(store.forfeit("FIRST001", 0, "hard", AT).await.unwrap());
    store.delete_visitor(anna, AT).await.unwrap();
    let record = store.tournament(CODE).await.unwrap();
    let gone = &record.entrants[0];
    assert_eq!((gone.visitor, gone.name.as_str(), gone.state), (None, "", EntrantState::Out));
    let chairs = store.summary("FIRST001", None).await.unwrap().chairs;
    assert_eq!((&chairs[0].holder, chairs[0].name.as_str()), (&Holder::StandIn("hard".to_owned()), ""));
    // The host's tournament goes on without a title, and one that has not begun goes with the host.
    store
        .add_tournament(&Tournament { code: "GHJKLM".to_owned(), ..new_tournament(host, Format::League) })
        .await
        .unwrap();
    store.delete_visitor(host, AT).await.unwrap();
    let kept = store.tournament(CODE).await.unwrap().tournament;
    assert_eq!((kept.host, kept.title.as_str()), (None, ""));
    assert!(matches!(store.tournament("GHJKLM").await, Err(StoreError::NotFound(_))));
    // Whoever is a player only of a tournament that has not begun is no stranger.
    store
        .add_tournament(&Tournament { code: "GHJKLM".to_owned(), ..new_tournament(bela, Format::League) })
        .await
        .unwrap();
    let cili = place.visitor("Cili").await;
    store.join_tournament("GHJKLM", cili, "Cili", MOST).await.unwrap();
    store.delete_strangers(Time(AT.0 + 1000), AT).await.unwrap();
    assert_eq!(store.entrant("GHJKLM", cili).await.unwrap(), Some(0));
    store.delete_visitor(cili, AT).await.unwrap();
    assert!(store.tournament("GHJKLM").await.unwrap().entrants.is_empty());
}

async fn a_deleted_tournament_leaves_its_tables(place: Place) {
    let (store, [host, ..]) = (&place.store, tournament(&place, Format::Duplicate).await);
    begin(store, host, "FIRST001", 1).await;
    assert_eq!(store.delete_tournament(CODE).await.unwrap(), ["FIRST001"]);
    assert_eq!(crate::table(store, "FIRST001").await.tournament, None);
    assert!(matches!(store.tournament(CODE).await, Err(StoreError::NotFound(_))));
    assert!(matches!(store.delete_tournament(CODE).await, Err(StoreError::NotFound(_))));
    end(store, "FIRST001").await;
}

async fn a_person_gets_the_tournaments_of_a_browser(place: Place) {
    let store = &place.store;
    let cili = place.visitor("Cili").await;
    store.add_tournament(&new_tournament(cili, Format::Swiss)).await.unwrap();
    store.join_tournament(CODE, cili, "Cili", MOST).await.unwrap();
    let table = RoundTable { players: vec![(0, 0)], ..round_table("FIRST001", cili) };
    let round = NewRound { players: &[0], ..round(1, std::slice::from_ref(&table)) };
    store.begin_round(&round, AT).await.unwrap();
    let person = crate::accounts::link(store, cili, "Cili, signed in", "cili@mail.example", true).await.id;
    assert_ne!(person, cili);
    let record = store.tournament(CODE).await.unwrap();
    assert_eq!((record.tournament.host, record.entrants[0].visitor), (Some(person), Some(person)));
    assert_eq!(store.acquaintance(person, "FIRST001").await.unwrap().unwrap().seat, Some(Seat::new(0)));
}
