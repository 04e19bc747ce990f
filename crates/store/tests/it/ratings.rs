//! Ratings: who is rated, with which place, and exactly once.

use engine::Seat;
use store::{
    Append, Holder, NewTable, RatedGame, SeatResult, Settings, Standing, Store, StoreError, Time, VisitorId,
};

use crate::{AT, Place, append, new_table, played, step};

crate::on_both! {
    a_rated_game_is_rated_once,
    other_games_are_not_rated,
    every_number_of_players_has_its_own_rating,
    the_seat_counts_for_who_began,
    who_comes_later_is_not_rated,
    who_was_deleted_is_left_out,
    games_that_end_together_are_rated_one_after_the_other,
    games_under_way_are_counted,
}

/// A rated table of Anna and Béla with a bot, whose game has begun.
pub(crate) async fn begin(store: &Store, code: &str, people: [VisitorId; 2]) {
    open(store, code, people, true, 3).await;
    let version = crate::table(store, code).await.version;
    store.start(code, version, &[], Some(Seat::new(0)), AT).await.unwrap();
}

async fn open(store: &Store, code: &str, people: [VisitorId; 2], rated: bool, seats: usize) {
    let table = new_table(code, people[0]);
    let mut holders = vec![
        (Holder::Open, String::new()),
        (Holder::Open, String::new()),
        (Holder::Bot("normal".to_owned()), "Bot".to_owned()),
    ];
    holders.truncate(seats);
    let settings = Settings { rated, ..table.settings.clone() };
    store.create_table(&NewTable { settings, seats: holders, ..table }, AT).await.unwrap();
    for (chair, person) in (0..).zip(people) {
        store.sit(code, chair, person, "name", AT).await.unwrap();
    }
}

/// Ends a game with these places of the seats.
pub(crate) async fn end(store: &Store, code: &str, places: &[u8], at: Time) -> Result<u64, StoreError> {
    let step = step(store, code).await;
    end_at(store, code, step, places, at).await
}

async fn end_at(store: &Store, code: &str, step: u64, places: &[u8], at: Time) -> Result<u64, StoreError> {
    let result =
        |(seat, &place): (u8, &u8)| SeatResult { seat: Seat::new(seat), place, score: 1, points: vec![1] };
    let results: Vec<SeatResult> = (0..).zip(places).map(result).collect();
    let moves = [played(0, "end")];
    let bots = [("normal", 1500.0), ("hard", 1800.0)];
    let append =
        Append { step, awaited: None, results: Some(&results), bots: &bots, ..append(code, 0, &moves) };
    store.append(&append, at).await
}

async fn points(store: &Store, visitor: VisitorId) -> Vec<i64> {
    let games = store.ratings(visitor).await.unwrap();
    games.iter().map(|game| game.rating.points.round() as i64).collect()
}

impl Place {
    async fn people(&self) -> [VisitorId; 2] {
        [self.visitor("Anna").await, self.visitor("Béla").await]
    }
}

async fn a_rated_game_is_rated_once(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    begin(store, "FIRSTGAM", people).await;
    let known = step(store, "FIRSTGAM").await;
    end(store, "FIRSTGAM", &[1, 3, 2], Time(AT.0 + 5)).await.unwrap();
    // Another server ends the same game.
    let again = end_at(store, "FIRSTGAM", known, &[3, 1, 2], AT).await;
    assert!(matches!(again, Err(StoreError::MovedOn)), "{again:?}");
    let games = store.ratings(people[0]).await.unwrap();
    let [RatedGame { code, game, seats: 3, rating, time: Time(time) }] = &games[..] else {
        panic!("{games:?}");
    };
    assert_eq!((code.as_str(), game.as_str(), *time), ("FIRSTGAM", "power-grid", AT.0 + 5));
    assert!(rating.deviation > 200.0 && rating.deviation < 245.0, "{rating:?}");
    // Among equals, two wins move a rating as far as two defeats, but a bot with a fixed rating tells more than a newcomer.
    assert_eq!((points(store, people[0]).await, points(store, people[1]).await), (vec![1678], vec![1322]));
    let place = place.reopen().await;
    assert_eq!(place.store.ratings(people[0]).await.unwrap(), games);
    // The next game goes on from there, and moves less.
    begin(&place.store, "NEXTGAME", people).await;
    end(&place.store, "NEXTGAME", &[2, 1, 3], Time(AT.0 + 9)).await.unwrap();
    let (anna, bela) = (points(&place.store, people[0]).await, points(&place.store, people[1]).await);
    assert!(anna[1] < anna[0] && bela[1] > bela[0] && bela[1] < anna[0], "{anna:?} {bela:?}");
}

async fn other_games_are_not_rated(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    open(store, "FRIENDLY", people, false, 3).await;
    let version = crate::table(store, "FRIENDLY").await.version;
    store.start("FRIENDLY", version, &[], None, AT).await.unwrap();
    end(store, "FRIENDLY", &[1, 2, 3], AT).await.unwrap();
    assert_eq!(store.ratings(people[0]).await.unwrap(), []);
}

async fn every_number_of_players_has_its_own_rating(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    begin(store, "WITHBOT1", people).await;
    end(store, "WITHBOT1", &[1, 2, 3], AT).await.unwrap();
    open(store, "JUSTTWO1", people, true, 2).await;
    let version = crate::table(store, "JUSTTWO1").await.version;
    store.start("JUSTTWO1", version, &[], None, AT).await.unwrap();
    end(store, "JUSTTWO1", &[1, 1], Time(AT.0 + 1)).await.unwrap();
    let games = store.ratings(people[0]).await.unwrap();
    assert_eq!((games[0].seats, games[1].seats), (3, 2));
    assert!((games[1].rating.points - 1500.0).abs() < 0.001, "equals have shared the first place: {games:?}");
}

/// A stand-in, a second device and a ban change nothing about whose game it is.
async fn the_seat_counts_for_who_began(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    begin(store, "HANDOVER", people).await;
    let stand_in = Holder::StandIn("hard".to_owned());
    store.set_holder("HANDOVER", 0, &stand_in, "name", AT).await.unwrap();
    let friend = place.visitor("friend").await;
    store.sit("HANDOVER", 1, friend, "friend", Time(AT.0 + 1)).await.unwrap();
    store.set_standing(people[1], Standing::Banned).await.unwrap();
    end(store, "HANDOVER", &[3, 1, 2], Time(AT.0 + 2)).await.unwrap();
    assert_eq!(points(store, people[0]).await, [1322], "a player who leaves has the place of the stand-in");
    assert_eq!(points(store, people[1]).await, [1678]);
    assert_eq!(points(store, friend).await, [], "nobody is rated for a game that somebody else began");
}

async fn who_comes_later_is_not_rated(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    begin(store, "NEWCOMER", people).await;
    store.set_holder("NEWCOMER", 1, &Holder::Open, "", AT).await.unwrap();
    let later = place.visitor("later").await;
    store.sit("NEWCOMER", 1, later, "later", Time(AT.0 + 1)).await.unwrap();
    end(store, "NEWCOMER", &[1, 2, 3], Time(AT.0 + 2)).await.unwrap();
    assert_eq!(points(store, later).await, []);
    assert_eq!(points(store, people[1]).await, []);
    // Against the bot alone.
    assert_eq!(points(store, people[0]).await, [1600]);
}

async fn who_was_deleted_is_left_out(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    begin(store, "FINISHED", people).await;
    end(store, "FINISHED", &[1, 2, 3], AT).await.unwrap();
    begin(store, "RUNNING1", people).await;
    assert_eq!(points(store, people[1]).await.len(), 1);
    store.delete_visitor(people[1], AT).await.unwrap();
    assert_eq!(points(store, people[1]).await, [], "deleted with everything else");
    store.set_holder("RUNNING1", 1, &Holder::StandIn("hard".to_owned()), "", AT).await.unwrap();
    end(store, "RUNNING1", &[2, 1, 3], Time(AT.0 + 1)).await.unwrap();
    let anna = points(store, people[0]).await;
    assert!(anna.len() == 2 && anna[1] > anna[0], "ahead of the only other player, the bot: {anna:?}");
}

async fn games_that_end_together_are_rated_one_after_the_other(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    let codes = ["TOGETHR1", "TOGETHR2", "TOGETHR3", "TOGETHR4", "TOGETHR5", "TOGETHR6"];
    for (number, code) in codes.into_iter().enumerate() {
        let [anna, bela] = people;
        begin(store, code, if number % 2 == 0 { [anna, bela] } else { [bela, anna] }).await;
    }
    let ends = codes.map(|code| end(store, code, &[1, 2, 3], AT));
    let [a, b, c, d, e, f] = ends;
    let (a, b, c, d, e, f) = tokio::join!(a, b, c, d, e, f);
    for ended in [a, b, c, d, e, f] {
        ended.unwrap();
    }
    for visitor in people {
        assert_eq!(points(store, visitor).await.len(), codes.len());
        assert!(points(store, visitor).await.last().unwrap() > &1500, "both were always ahead of the bot");
    }
}

async fn games_under_way_are_counted(place: Place) {
    let (store, people) = (&place.store, place.people().await);
    assert_eq!(store.rated_games_under_way(people[0]).await.unwrap(), 0);
    open(store, "WAITING1", people, true, 3).await;
    begin(store, "RUNNING1", people).await;
    begin(store, "RUNNING2", people).await;
    assert_eq!(store.rated_games_under_way(people[0]).await.unwrap(), 2);
    end(store, "RUNNING1", &[1, 2, 3], AT).await.unwrap();
    assert_eq!(store.rated_games_under_way(people[1]).await.unwrap(), 1);
}
