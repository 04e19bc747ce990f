//! Whom to tell what, once.

use engine::Seat;
use store::{
    Append, Awaited, Channel, ChannelKind, Move, StoreError, TakeBackRequest, Telling, Time, VisitorId,
};

use crate::{AT, Place, commit};

crate::on_both! {
    who_is_in_turn_is_told_once_until_the_next_look,
    the_end_and_a_request_to_undo_are_told,
    muted_tables_and_stopped_channels_are_silent,
    a_notice_is_claimed_by_one_and_due_again_later,
    a_browser_belongs_to_one_visitor,
    whoever_has_many_tables_keeps_nobody_waiting,
}

const CODE: &str = "ABCDEFGH";
const LATER: Time = Time(AT.0 + 1000);

fn push(address: &str) -> Channel {
    Channel {
        address: address.to_owned(),
        kind: ChannelKind::Push,
        keys: "key secret".to_owned(),
        language: "hu".to_owned(),
        failures: 0,
        stopped: false,
        since: AT,
        browser: None,
    }
}

/// A table at which the host is in turn and has a channel.
async fn table(place: &Place) -> VisitorId {
    let host = place.playing(CODE).await;
    let chair = place.store.summary(CODE, None).await.unwrap().chairs[0].number;
    place.store.sit(CODE, chair, host, "", AT).await.unwrap();
    place.store.add_channel(host, &push("https://push.example/1"), 3).await.unwrap();
    host
}

async fn waiting(place: &Place) -> Vec<Awaited> {
    place.store.awaited(LATER, 10, 10).await.unwrap()
}

async fn tell(place: &Place, visitor: VisitorId, moves: usize, requested: bool) -> bool {
    let notices = [("https://push.example/1".to_owned(), "It is your turn.".to_owned(), LATER)];
    let telling = Telling { visitor, code: CODE, moves, requested, notices: &notices };
    place.store.tell(&telling).await.unwrap()
}

/// Somebody moves, and then this seat is in turn.
async fn play(place: &Place, from: usize, awaited: Option<Seat>) {
    let pass = Move { seat: Seat::new(0), action: "pass".to_owned(), draws: Vec::new(), time: AT };
    let results = awaited.is_none().then_some(&[][..]);
    let append =
        Append { code: CODE, from, step: 0, moves: &[pass], awaited, used: None, results, bots: &[] };
    commit(&place.store, append, AT).await.unwrap();
}

async fn who_is_in_turn_is_told_once_until_the_next_look(place: Place) {
    let host = table(&place).await;
    assert_eq!(
        place.store.awaited(Time(AT.0 - 1), 10, 10).await.unwrap(),
        [],
        "the last change is too recent"
    );
    let expected =
        Awaited { visitor: host, preferences: "{}".to_owned(), code: CODE.to_owned(), seat: Seat::new(0) };
    assert_eq!(waiting(&place).await, [expected]);
    assert!(tell(&place, host, 0, false).await);
    assert_eq!(waiting(&place).await, []);
    assert!(!tell(&place, host, 0, false).await, "a second server comes too late");
    play(&place, 0, Some(Seat::new(0))).await;
    assert_eq!(waiting(&place).await, [], "the host has not been back");
    place.store.look_at(host, CODE).await.unwrap();
    assert_eq!(waiting(&place).await, [], "the host has seen that");
    assert_eq!(
        place.store.due_notices(LATER, Time(LATER.0 + 1), 10, 10).await.unwrap(),
        [],
        "too late to tell"
    );
    play(&place, 1, Some(Seat::new(1))).await;
    assert_eq!(waiting(&place).await, [], "somebody else is in turn");
    play(&place, 2, Some(Seat::new(0))).await;
    assert_eq!(waiting(&place).await.len(), 1);
    let later = Channel { since: Time(AT.0 + 1), ..push("https://push.example/1") };
    place.store.add_channel(host, &later, 3).await.unwrap();
    assert_eq!(waiting(&place).await, [], "that was before the channel");
}

async fn the_end_and_a_request_to_undo_are_told(place: Place) {
    let host = table(&place).await;
    place.store.look_at(host, CODE).await.unwrap();
    let request = TakeBackRequest { seat: Seat::new(1), keep: 0, moves: 0, agreed: vec![Seat::new(1)] };
    place.store.set_take_back_request(CODE, Some(&request)).await.unwrap();
    assert_eq!(waiting(&place).await.len(), 1);
    assert!(tell(&place, host, 0, true).await);
    place.store.look_at(host, CODE).await.unwrap();
    assert_eq!(waiting(&place).await, []);
    play(&place, 0, None).await;
    assert_eq!(waiting(&place).await.len(), 1, "the game is over");
    assert!(tell(&place, host, 1, false).await);
    assert_eq!(waiting(&place).await, []);
}

async fn muted_tables_and_stopped_channels_are_silent(place: Place) {
    let host = table(&place).await;
    place.store.mute_table(host, CODE, true).await.unwrap();
    assert_eq!(place.store.muted_tables(host).await.unwrap(), [CODE]);
    assert_eq!(waiting(&place).await, []);
    assert!(!tell(&place, host, 0, false).await);
    place.store.mute_table(host, CODE, false).await.unwrap();
    assert_eq!(waiting(&place).await, [], "what happened meanwhile is past");
    play(&place, 0, Some(Seat::new(0))).await;
    assert_eq!(waiting(&place).await.len(), 1);
    let address = "https://push.example/1";
    for sent in [false, true, false, false] {
        assert_eq!(waiting(&place).await.len(), 1);
        place.store.note_sending(host, address, sent, 2).await.unwrap();
    }
    let channel = &place.store.channels(host).await.unwrap()[0];
    assert_eq!((channel.failures, channel.stopped), (2, true));
    assert_eq!(waiting(&place).await, []);
    place.store.add_channel(host, &push(address), 3).await.unwrap();
    assert_eq!(waiting(&place).await.len(), 1, "switched on again");
}

async fn a_notice_is_claimed_by_one_and_due_again_later(place: Place) {
    let host = table(&place).await;
    assert!(tell(&place, host, 0, false).await);
    let again = Time(LATER.0 + 500);
    let due = place.store.due_notices(LATER, again, 10, 10).await.unwrap();
    assert_eq!((due.len(), due[0].attempts, &*due[0].text), (1, 1, "It is your turn."));
    assert_eq!(due[0].channel, push("https://push.example/1"));
    assert_eq!(place.store.due_notices(Time(again.0 - 1), again, 10, 10).await.unwrap(), []);
    let due = place.store.due_notices(again, Time(again.0 + 1), 10, 10).await.unwrap();
    assert_eq!(due[0].attempts, 2, "the server that claimed it has not come back");
    place.store.settle_notice(&due[0], Some(Time(again.0 + 9))).await.unwrap();
    assert_eq!(place.store.due_notices(Time(again.0 + 8), again, 10, 10).await.unwrap(), []);
    place.store.settle_notice(&due[0], None).await.unwrap();
    assert_eq!(place.store.due_notices(Time(again.0 + 99), again, 10, 10).await.unwrap(), []);
}

async fn a_browser_belongs_to_one_visitor(place: Place) {
    let (host, other) = (table(&place).await, place.visitor("other").await);
    place.store.add_channel(other, &push("https://push.example/1"), 3).await.unwrap();
    assert_eq!(place.store.channels(host).await.unwrap(), []);
    for number in 2..4 {
        place.store.add_channel(other, &push(&format!("https://push.example/{number}")), 3).await.unwrap();
    }
    let many = place.store.add_channel(other, &push("https://push.example/4"), 3).await;
    assert!(matches!(many, Err(StoreError::Taken("channels"))), "{many:?}");
    assert_eq!(place.store.channels(other).await.unwrap().len(), 3);
    // What is stored goes with the visitor.
    place.store.delete_visitor(other, AT).await.unwrap();
    assert!(!place.holds("push.example/2").await);
}

/// Somebody's tables have waited longer than the table of somebody else.
async fn whoever_has_many_tables_keeps_nobody_waiting(place: Place) {
    let (many, other) = (place.visitor("many").await, place.visitor("other").await);
    let code = |number: usize| format!("MANY000{number}");
    for number in 0..6 {
        place.playing(&code(number)).await;
        let chair = place.store.summary(&code(number), None).await.unwrap().chairs[0].number;
        let visitor = if number == 5 { other } else { many };
        place.store.sit(&code(number), chair, visitor, "", AT).await.unwrap();
    }
    place.store.add_channel(many, &push("https://slow.example/"), 3).await.unwrap();
    place.store.add_channel(other, &push("https://push.example/"), 3).await.unwrap();
    let waiting = place.store.awaited(LATER, 2, 3).await.unwrap();
    let waiting: Vec<VisitorId> = waiting.iter().map(|one| one.visitor).collect();
    assert_eq!(waiting, [many, many, other]);
    let tell = async |visitor, address: &str, number, moves| {
        let (code, notices) = (code(number), [(address.to_owned(), "words".to_owned(), LATER)]);
        let telling = Telling { visitor, code: &code, moves, requested: false, notices: &notices };
        assert!(place.store.tell(&telling).await.unwrap());
    };
    for number in 0..5 {
        tell(many, "https://slow.example/", number, 0).await;
    }
    tell(other, "https://push.example/", 5, 0).await;
    let claimed = async || {
        let due = place.store.due_notices(LATER, Time(LATER.0 + 9), 2, 3).await.unwrap();
        let mut whom: Vec<VisitorId> = due.iter().map(|due| due.visitor).collect();
        whom.sort_by_key(|visitor| visitor.0);
        whom
    };
    assert_eq!(claimed().await, [many, many, other]);
    assert_eq!(claimed().await, [many, many]);
    // A digest is one letter with all of them.
    let digest = Channel { kind: ChannelKind::Digest, ..push("many@example.org") };
    place.store.remove_channel(many, "https://slow.example/").await.unwrap();
    place.store.add_channel(many, &digest, 3).await.unwrap();
    for number in 0..3 {
        place.store.look_at(many, &code(number)).await.unwrap();
        tell(many, "many@example.org", number, 1).await;
    }
    assert_eq!(claimed().await, [many; 3]);
}
