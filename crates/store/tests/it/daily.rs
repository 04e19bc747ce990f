//! The daily tables: one set-up for everybody, one try for each visitor, the ranking.

use engine::{Seat, Seed};
use store::{
    Append, Attempt, Daily, Day, Holder, NewTable, SeatResult, Store, StoreError, TableState, Time, VisitorId,
};

use crate::{AT, Place, append, commit, new_table, played};

crate::on_both! {
    the_first_set_up_of_a_day_is_kept,
    a_visitor_has_one_try,
    a_second_device_shares_the_try,
    results_are_ranked,
    a_late_result_does_not_count,
    a_deleted_visitor_leaves_a_result_without_a_name,
}

const GAME: &str = "power-grid";
const TODAY: Day = Day::of(AT);

pub(crate) fn setup() -> Daily {
    Daily {
        day: TODAY,
        game: GAME.to_owned(),
        seats: 3,
        bot: "normal".to_owned(),
        options: vec![("map".to_owned(), "usa".to_owned())],
        seed: Seed::new([3; 32]),
    }
}

fn new_attempt(code: &str, visitor: VisitorId) -> NewTable {
    let bot = |name: &str| (Holder::Bot("normal".to_owned()), name.to_owned());
    let seats = vec![(Holder::Open, String::new()), bot("Birch"), bot("Cedar")];
    NewTable { day: Some(TODAY), seats, ..new_table(code, visitor) }
}

/// Begins a try.
pub(crate) async fn attempt(store: &Store, code: &str, visitor: VisitorId) {
    store.create_table(&new_attempt(code, visitor), AT).await.unwrap();
    store.sit(code, 0, visitor, code, AT).await.unwrap();
    let version = store.summary(code, None).await.unwrap().table.version;
    store.start(code, version, &[], Some(Seat::new(0)), AT).await.unwrap();
}

/// Ends a game with these places and points of the seats, and this thinking time of the first.
async fn end(store: &Store, code: &str, results: [(u8, i32); 3], used: u64, at: Time) {
    let result = |(seat, &(place, score)): (u8, &(u8, i32))| SeatResult {
        seat: Seat::new(seat),
        place,
        score,
        points: vec![score],
    };
    let results: Vec<SeatResult> = (0..).zip(&results).map(result).collect();
    let mut last = played(0, "end");
    last.time = at;
    let moves = [last];
    let used = Some((Seat::new(0), used));
    let append = Append { awaited: None, results: Some(&results), used, ..append(code, 0, &moves) };
    commit(store, append, at).await.unwrap();
}

async fn the_first_set_up_of_a_day_is_kept(place: Place) {
    let store = &place.store;
    assert_eq!(store.daily(TODAY, GAME).await.unwrap(), None);
    assert_eq!(store.add_daily(&setup()).await.unwrap(), setup());
    // Another server was slower.
    let other = Daily { seed: Seed::new([4; 32]), bot: "hard".to_owned(), ..setup() };
    assert_eq!(store.add_daily(&other).await.unwrap(), setup());
    let yesterday = Daily { day: TODAY.before(), ..other.clone() };
    assert_eq!(store.add_daily(&yesterday).await.unwrap(), yesterday);
    let another = Daily { game: "barrage".to_owned(), ..other };
    assert_eq!(store.add_daily(&another).await.unwrap(), another);
    assert_eq!(store.earlier_days(GAME, TODAY, 9).await.unwrap(), [TODAY.before()]);
    assert_eq!(store.earlier_days("barrage", TODAY, 9).await.unwrap(), []);
    let place = place.reopen().await;
    assert_eq!(place.store.daily(TODAY, GAME).await.unwrap(), Some(setup()));
    assert!(!format!("{:?}", setup()).contains(&setup().seed.reveal()));
}

async fn a_visitor_has_one_try(place: Place) {
    let (store, anna) = (&place.store, place.visitor("Anna").await);
    assert_eq!(store.attempt(TODAY, GAME, anna).await.unwrap(), None);
    attempt(store, "FIRSTTRY", anna).await;
    let mine = Attempt { code: "FIRSTTRY".to_owned(), state: TableState::Playing };
    assert_eq!(store.attempt(TODAY, GAME, anna).await.unwrap(), Some(mine));
    let again = store.create_table(&new_attempt("NEXTTRY2", anna), AT).await;
    assert!(matches!(again, Err(StoreError::Taken("try"))), "{again:?}");
    assert!(
        matches!(store.summary("NEXTTRY2", None).await, Err(StoreError::NotFound(_))),
        "nothing was written"
    );
    // Another game, another day and another visitor.
    let game = NewTable { game: "barrage".to_owned(), ..new_attempt("OTHERGAM", anna) };
    store.create_table(&game, AT).await.unwrap();
    let day = NewTable { day: Some(TODAY.before()), ..new_attempt("OTHERDAY", anna) };
    store.create_table(&day, AT).await.unwrap();
    attempt(store, "BELASTRY", place.visitor("Béla").await).await;
    assert_eq!(crate::table(store, "BELASTRY").await.day, Some(TODAY));
}

async fn a_second_device_shares_the_try(place: Place) {
    let (store, anna, phone) = (&place.store, place.visitor("Anna").await, place.visitor("phone").await);
    attempt(store, "FIRSTTRY", anna).await;
    for _ in 0..2 {
        store.share_attempt(TODAY, GAME, phone, "FIRSTTRY").await.unwrap();
    }
    assert_eq!(store.attempt(TODAY, GAME, phone).await.unwrap().unwrap().code, "FIRSTTRY");
    let bela = place.visitor("Béla").await;
    attempt(store, "BELASTRY", bela).await;
    let refused = store.share_attempt(TODAY, GAME, bela, "FIRSTTRY").await;
    assert!(matches!(refused, Err(StoreError::Taken("try"))), "{refused:?}");
    assert_eq!(store.attempt(TODAY, GAME, bela).await.unwrap().unwrap().code, "BELASTRY");
    // One table is one result, whatever the number of devices.
    end(store, "FIRSTTRY", [(1, 20), (2, 18), (3, 9)], 5, AT).await;
    assert_eq!(store.daily_ranking(TODAY, GAME).await.unwrap().len(), 1);
    for visitor in [anna, phone] {
        let mine = store.attempts_in_time(visitor, 9).await.unwrap();
        assert_eq!(mine, [(TODAY, GAME.to_owned(), "FIRSTTRY".to_owned())]);
    }
    assert_eq!(store.attempts_in_time(bela, 9).await.unwrap(), []);
}

async fn results_are_ranked(place: Place) {
    let store = &place.store;
    let games = [
        ("SECONDPL", [(2, 99), (1, 100), (3, 1)], 1),
        ("SLOWPLAY", [(1, 50), (2, 40), (3, 30)], 9),
        ("FASTPLAY", [(1, 50), (2, 40), (3, 30)], 8),
        ("NARROWED", [(1, 50), (3, 30), (2, 41)], 1),
        ("MOSTPTS1", [(1, 51), (2, 50), (3, 30)], 99),
    ];
    for (code, results, used) in games {
        attempt(store, code, place.visitor(code).await).await;
        end(store, code, results, used, AT).await;
    }
    attempt(store, "RUNNING1", place.visitor("running").await).await;
    let ranking = store.daily_ranking(TODAY, GAME).await.unwrap();
    let codes: Vec<&str> = ranking.iter().map(|result| result.code.as_str()).collect();
    assert_eq!(codes, ["MOSTPTS1", "FASTPLAY", "SLOWPLAY", "NARROWED", "SECONDPL"]);
    let last = &ranking[4];
    assert_eq!(
        (last.name.as_str(), last.place, last.score, last.lead, last.used),
        ("SECONDPL", 2, 99, -1, 1)
    );
    assert_eq!(store.daily_ranking(TODAY.before(), GAME).await.unwrap(), []);
    assert_eq!(store.daily_ranking(TODAY, "barrage").await.unwrap(), []);
    store.set_hidden("FASTPLAY", true, AT).await.unwrap();
    assert_eq!(store.daily_ranking(TODAY, GAME).await.unwrap().len(), 4, "the operator hides one");
}

async fn a_late_result_does_not_count(place: Place) {
    let (store, anna, bela) = (&place.store, place.visitor("Anna").await, place.visitor("Béla").await);
    attempt(store, "INTIME01", anna).await;
    attempt(store, "TOOLATE1", bela).await;
    let results = [(1, 20), (2, 18), (3, 9)];
    end(store, "INTIME01", results, 5, Time(TODAY.end().0 - 1)).await;
    end(store, "TOOLATE1", results, 5, TODAY.end()).await;
    let ranking = store.daily_ranking(TODAY, GAME).await.unwrap();
    assert_eq!(ranking.iter().map(|result| result.code.as_str()).collect::<Vec<_>>(), ["INTIME01"]);
    assert_eq!(store.attempts_in_time(anna, 9).await.unwrap().len(), 1);
    assert_eq!(store.attempts_in_time(bela, 9).await.unwrap(), []);
}

async fn a_deleted_visitor_leaves_a_result_without_a_name(place: Place) {
    let (store, anna, bela) = (&place.store, place.visitor("Anna").await, place.visitor("Béla").await);
    attempt(store, "FINISHED", anna).await;
    end(store, "FINISHED", [(1, 20), (2, 18), (3, 9)], 5, AT).await;
    attempt(store, "RUNNING1", bela).await;
    for visitor in [anna, bela] {
        store.delete_visitor(visitor, AT).await.unwrap();
        assert_eq!(store.attempt(TODAY, GAME, visitor).await.unwrap(), None);
    }
    let ranking = store.daily_ranking(TODAY, GAME).await.unwrap();
    assert_eq!(
        ranking.iter().map(|result| (result.name.as_str(), result.score)).collect::<Vec<_>>(),
        [("", 20)]
    );
    assert!(matches!(store.summary("RUNNING1", None).await, Err(StoreError::NotFound(_))));
}
