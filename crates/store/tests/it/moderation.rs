//! What the operator does, and what people may do with their own data.

use engine::Seat;
use store::{
    Append, ChatKind, Holder, SeatResult, Standing, StoreError, TableState, Time, Visibility, VisitorId,
};

use crate::{AT, Place, append, commit, new_table, played, table};

crate::on_both! {
    a_hidden_table_is_in_no_public_list,
    a_table_is_handed_over_to_somebody_who_sits_there,
    a_replaced_spectators_link_works_no_longer,
    a_deleted_table_leaves_nothing_and_old_ones_expire,
    a_visitor_is_muted_banned_and_pardoned,
    what_is_stored_about_a_visitor_can_be_read,
    a_deleted_visitor_leaves_finished_games_without_a_name,
    a_deleted_host_leaves_the_running_game_to_the_others,
    running_games_without_people_are_counted_for_their_host,
}

const CODE: &str = "ABCDEFGH";

fn later(seconds: i64) -> Time {
    Time(AT.0 + seconds * 1000)
}

impl Place {
    /// The host at seat 1 and a guest at seat 2; the game has begun.
    async fn two_people(&self) -> (VisitorId, VisitorId) {
        let (anna, bela) = (self.visitor("anna").await, self.visitor("bela").await);
        self.store.name_visitor(bela, "Béla").await.unwrap();
        let mut new = new_table(CODE, anna);
        new.settings.visibility = Visibility::Open;
        new.seats[0] = (Holder::Open, String::new());
        self.store.create_table(&new, AT).await.unwrap();
        self.store.sit(CODE, 0, anna, "Anna", AT).await.unwrap();
        self.store.sit(CODE, 1, bela, "Béla", AT).await.unwrap();
        let version = table(&self.store, CODE).await.version;
        self.store.start(CODE, version, &[], Some(Seat::new(0)), AT).await.unwrap();
        (anna, bela)
    }

    async fn finish(&self) {
        let result = |seat| SeatResult { seat: Seat::new(seat), place: 1, score: 7, points: vec![7] };
        let results = [result(0), result(1), result(2)];
        let moves = [played(0, "bid 3"), played(1, "pass")];
        let last = Append { results: Some(&results), ..append(CODE, 0, &moves) };
        commit(&self.store, last, later(9)).await.unwrap();
    }
}

async fn a_hidden_table_is_in_no_public_list(place: Place) {
    let (_, bela) = place.two_people().await;
    let store = &place.store;
    assert_eq!(store.open_tables(None, 9).await.unwrap().len(), 1);
    store.set_hidden(CODE, true, AT).await.unwrap();
    assert!(table(store, CODE).await.hidden);
    assert!(store.open_tables(None, 9).await.unwrap().is_empty());
    assert_eq!(store.tables_of(bela, 9).await.unwrap().len(), 1, "its players still find it");
    place.finish().await;
    assert!(store.finished_tables(None, 9).await.unwrap().is_empty());
    assert_eq!(store.finished_tables(Some(bela), 9).await.unwrap().len(), 1);
    store.set_hidden(CODE, false, AT).await.unwrap();
    assert_eq!(store.finished_tables(None, 9).await.unwrap().len(), 1);
    assert!(matches!(store.set_hidden("HGFEDCBA", true, AT).await, Err(StoreError::NotFound("table"))));
}

async fn a_table_is_handed_over_to_somebody_who_sits_there(place: Place) {
    let (anna, bela) = place.two_people().await;
    let second_device = place.visitor("second device").await;
    place.store.sit(CODE, 1, second_device, "", later(1)).await.unwrap();
    place.store.set_host(CODE, 1, AT).await.unwrap();
    assert_eq!(table(&place.store, CODE).await.host, Some(bela), "the device that came first");
    let nobody = place.store.set_host(CODE, 2, AT).await;
    assert!(matches!(nobody, Err(StoreError::MovedOn)), "a bot is no host: {nobody:?}");
    assert_eq!(table(&place.store, CODE).await.host, Some(bela));
    place.store.set_host(CODE, 0, AT).await.unwrap();
    assert_eq!(table(&place.store, CODE).await.host, Some(anna));
}

async fn a_replaced_spectators_link_works_no_longer(place: Place) {
    let (anna, _) = place.two_people().await;
    let (store, eve) = (&place.store, place.visitor("eve").await);
    let old = table(store, CODE).await.watch_token();
    store.watch(eve, CODE, AT).await.unwrap();
    store.reissue_watch_link(CODE, AT).await.unwrap();
    let new = table(store, CODE).await.watch_token();
    assert_ne!(old, new);
    assert_eq!(store.find_link(&old).await.unwrap(), None);
    assert_eq!(store.find_link(&new).await.unwrap().unwrap().chair, None);
    assert_eq!(store.acquaintance(eve, CODE).await.unwrap(), None);
    assert_eq!(store.acquaintance(anna, CODE).await.unwrap().unwrap().seat, Some(Seat::new(0)));
}

async fn a_deleted_table_leaves_nothing_and_old_ones_expire(place: Place) {
    let (anna, _) = place.two_people().await;
    let store = &place.store;
    store.say(CODE, "Anna", None, Some(anna), "a secret word", AT).await.unwrap();
    store.create_table(&new_table("FINISHED", anna), AT).await.unwrap();
    store.set_rematch("FINISHED", CODE, AT).await.unwrap();
    store.set_state("FINISHED", TableState::Finished, AT).await.unwrap();
    store.create_table(&new_table("OLDTABLE", anna), AT).await.unwrap();
    store.set_state(CODE, TableState::Playing, later(5)).await.unwrap();
    assert_eq!(store.expired_tables(later(1), 9).await.unwrap(), ["OLDTABLE"]);
    assert_eq!(store.expired_tables(later(6), 9).await.unwrap(), ["OLDTABLE", CODE], "a finished one never");
    assert_eq!(store.expired_tables(later(6), 1).await.unwrap(), ["OLDTABLE"]);
    store.delete_table(CODE).await.unwrap();
    assert!(matches!(store.delete_table(CODE).await, Err(StoreError::NotFound("table"))));
    assert!(matches!(store.open_table(CODE).await, Err(StoreError::NotFound("table"))));
    assert_eq!(table(store, "FINISHED").await.rematch, None);
    assert!(!place.holds("a secret word").await);
}

async fn a_visitor_is_muted_banned_and_pardoned(place: Place) {
    let (anna, bela) = place.two_people().await;
    let store = &place.store;
    assert_eq!(store.visitor("bela", AT).await.unwrap().unwrap().standing, Standing::Good);
    store.set_standing(bela, Standing::Muted).await.unwrap();
    store.set_standing(bela, Standing::Banned).await.unwrap();
    assert_eq!(store.standing(bela, bela).await.unwrap(), Some(Standing::Banned));
    assert_eq!(store.visitor("bela", AT).await.unwrap().unwrap().standing, Standing::Banned);
    let ids = |people: Vec<store::Person>| people.iter().map(|person| person.id).collect::<Vec<_>>();
    assert_eq!(ids(store.restricted(9).await.unwrap()), [bela]);
    let people = store.people(CODE).await.unwrap();
    assert_eq!(people[1].standing, Standing::Banned);
    assert_eq!(people[1].seat, Some(Seat::new(1)));
    assert_eq!(ids(people), [anna, bela]);
    let stranger = place.visitor("stranger").await;
    store.set_standing(stranger, Standing::Banned).await.unwrap();
    assert_eq!(store.delete_strangers(later(99), AT).await.unwrap(), 0, "a ban is not forgotten");
    store.set_standing(bela, Standing::Good).await.unwrap();
    assert_eq!(ids(store.restricted(9).await.unwrap()), [stranger]);
    let nobody = store.set_standing(VisitorId(99), Standing::Muted).await;
    assert!(matches!(nobody, Err(StoreError::NotFound("visitor"))), "{nobody:?}");
    assert_eq!(store.standing(VisitorId(99), VisitorId(99)).await.unwrap(), None);
}

async fn what_is_stored_about_a_visitor_can_be_read(place: Place) {
    let (anna, bela) = place.two_people().await;
    let store = &place.store;
    let seat = |index| Some(Seat::new(index));
    store.say(CODE, "Anna", seat(0), Some(anna), "hello from Anna", later(1)).await.unwrap();
    store.say(CODE, "Béla", seat(1), Some(bela), "hello from Béla", later(2)).await.unwrap();
    store.say(CODE, "Béla", seat(1), None, "an earlier line", later(3)).await.unwrap();
    store.set_notes(CODE, Seat::new(1), "buy coal").await.unwrap();
    store.set_notes(CODE, Seat::new(0), "not for Béla").await.unwrap();
    place.finish().await;
    assert_eq!(store.tables_about(bela).await.unwrap(), [CODE]);
    let about = store.personal_table(bela, CODE).await.unwrap();
    let said: Vec<&str> = about.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(said, ["hello from Béla", "an earlier line"]);
    assert_eq!(about.notes.notes, "buy coal");
    assert_eq!(about.moves.iter().map(|played| played.action.as_str()).collect::<Vec<_>>(), ["pass"]);
    assert_eq!(about.result.map(|result| (result.seat, result.score)), Some((Seat::new(1), 7)));
    let stranger = place.visitor("stranger").await;
    assert!(store.tables_about(stranger).await.unwrap().is_empty());
    let about = store.personal_table(stranger, CODE).await.unwrap();
    assert!(about.chat.is_empty() && about.moves.is_empty() && about.notes.notes.is_empty());
}

async fn a_deleted_visitor_leaves_finished_games_without_a_name(place: Place) {
    let (anna, bela) = place.two_people().await;
    let store = &place.store;
    store.note(CODE, "Béla", Some(Seat::new(1)), "note-joined", AT).await.unwrap();
    store.say(CODE, "Béla", Some(Seat::new(1)), Some(bela), "my address", later(1)).await.unwrap();
    store.say(CODE, "Anna", Some(Seat::new(0)), Some(anna), "thanks", later(1)).await.unwrap();
    store.set_notes(CODE, Seat::new(1), "private thoughts").await.unwrap();
    place.finish().await;
    let changed = store.delete_visitor(bela, later(10)).await.unwrap();
    assert_eq!(
        changed.iter().map(|table| (table.code.as_str(), table.deleted)).collect::<Vec<_>>(),
        [(CODE, false)]
    );
    let opened = store.open_table(CODE).await.unwrap();
    assert_eq!(opened.moves.len(), 2, "the game is still there");
    assert_eq!((opened.chairs[1].name.as_str(), &opened.chairs[1].holder), ("", &Holder::Person));
    assert_eq!(opened.chairs[0].name, "Anna");
    let chat = store.chat(CODE, 0, 9).await.unwrap();
    let lines: Vec<_> = chat.iter().map(|line| (line.kind, line.name.as_str(), line.text.as_str())).collect();
    assert_eq!(lines, [(ChatKind::Note, "", "note-joined"), (ChatKind::Chat, "Anna", "thanks")]);
    assert_eq!(store.visitor("bela", AT).await.unwrap(), None);
    assert!(matches!(store.delete_visitor(bela, AT).await, Err(StoreError::NotFound("visitor"))));
    assert_eq!(store.finished_games(anna, 9).await.unwrap().len(), 1);
    for words in ["Béla", "my address", "private thoughts"] {
        assert!(!place.holds(words).await, "{words}");
    }
}

async fn a_deleted_host_leaves_the_running_game_to_the_others(place: Place) {
    let (anna, bela) = place.two_people().await;
    let store = &place.store;
    let before = store.summary(CODE, None).await.unwrap();
    let old_link = before.table.chair_token(&before.chairs[0]);
    store.create_table(&new_table("LONELY00", anna), AT).await.unwrap();
    store.sit("LONELY00", 1, anna, "Anna", AT).await.unwrap();
    store.set_state("LONELY00", TableState::Playing, AT).await.unwrap();
    // The only person there besides is the one of the first chair, which nobody holds.
    store.set_holder("LONELY00", 0, &Holder::Bot("easy".to_owned()), "Bot", AT).await.unwrap();
    let changed = store.delete_visitor(anna, AT).await.unwrap();
    let mut changed: Vec<_> = changed.into_iter().map(|table| (table.code, table.deleted)).collect();
    changed.sort();
    assert_eq!(changed, [(CODE.to_owned(), false), ("LONELY00".to_owned(), true)]);
    let summary = store.summary(CODE, None).await.unwrap();
    assert_eq!((summary.table.host, summary.table.settings.title.as_str()), (Some(bela), ""));
    assert_eq!((&summary.chairs[0].holder, summary.chairs[0].name.as_str()), (&Holder::Open, ""));
    assert_eq!(store.find_link(&old_link).await.unwrap(), None, "the old link is dead");
    assert!(matches!(store.open_table("LONELY00").await, Err(StoreError::NotFound("table"))));
    assert!(!place.holds("Anna").await);
}

async fn running_games_without_people_are_counted_for_their_host(place: Place) {
    let host = place.visitor("host").await;
    let bot = || (Holder::Bot("easy".to_owned()), "Bot".to_owned());
    for (code, person) in [("BOTS0001", false), ("BOTS0002", false), ("PEOPLE01", true)] {
        let mut new = new_table(code, host);
        new.seats = vec![bot(), if person { (Holder::Person, "Anna".to_owned()) } else { bot() }];
        place.store.create_table(&new, AT).await.unwrap();
        place.store.start(code, 1, &[], None, AT).await.unwrap();
    }
    assert_eq!(place.store.bot_games(host).await.unwrap(), 2);
    place.store.set_state("BOTS0001", TableState::Finished, AT).await.unwrap();
    assert_eq!(place.store.bot_games(host).await.unwrap(), 1);
    assert_eq!(place.store.bot_games(VisitorId(99)).await.unwrap(), 0);
}
