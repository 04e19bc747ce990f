//! Persons with several browsers.

use engine::Seat;
use store::{Channel, ChannelKind, SignIn, Standing, Store, StoreError, Time, Visitor, VisitorId};

use crate::{AT, Place, new_table};

crate::on_both! {
    a_code_works_once_in_the_browser_that_asked_and_for_a_while,
    what_is_stored_signs_nobody_in,
    two_browsers_are_one_person_until_one_is_unlinked,
    tables_come_along_only_if_wanted,
    ratings_come_along_where_the_person_has_none,
    no_seat_and_no_try_is_taken_twice,
    a_second_browser_on_the_same_seat_joins_it,
    a_person_is_deleted_with_the_browsers,
    an_unlinked_browser_is_told_nothing,
    reserved_names_are_for_one_person,
    old_codes_and_browsers_are_forgotten,
}

const CODE: &str = "ABCDEFGHJKLM";
const EMAIL: &str = "anna@mail.example";

/// A new browser with this token signs in; returns it as it is then.
pub(crate) async fn sign_in(store: &Store, token: &str, email: &str, take: bool) -> Visitor {
    let browser = store.create_visitor(token, AT).await.unwrap().id;
    link(store, browser, &format!("{token}, signed in"), email, take).await
}

pub(crate) async fn link(store: &Store, browser: VisitorId, token: &str, email: &str, take: bool) -> Visitor {
    store.ask_sign_in(browser, email, CODE, Time(AT.0 + 1)).await.unwrap();
    let used = store.sign_in(SignIn { browser, code: CODE, token, device: "Firefox", take }, AT).await;
    used.unwrap().expect("the code is good");
    store.visitor(token, AT).await.unwrap().expect("the browser is known")
}

fn with(browser: VisitorId, code: &str) -> SignIn<'_> {
    SignIn { browser, code, token: "new token", device: "Firefox", take: true }
}

async fn seat(place: &Place, visitor: VisitorId, code: &str) -> Option<Seat> {
    place.store.acquaintance(visitor, code).await.unwrap().and_then(|known| known.seat)
}

async fn a_code_works_once_in_the_browser_that_asked_and_for_a_while(place: Place) {
    let store = &place.store;
    let (browser, other) = (place.visitor("browser").await, place.visitor("other").await);
    let until = Time(AT.0 + 1000);
    store.ask_sign_in(browser, EMAIL, CODE, until).await.unwrap();
    assert!(store.asked_sign_in(browser, AT).await.unwrap());
    assert!(
        !store.asked_sign_in(other, AT).await.unwrap() && !store.asked_sign_in(browser, until).await.unwrap()
    );
    assert_eq!(store.sign_in(with(other, CODE), AT).await.unwrap(), None, "another browser");
    assert_eq!(store.sign_in(with(browser, "ABCDEFGHJKLN"), AT).await.unwrap(), None, "another code");
    assert_eq!(store.sign_in(with(browser, CODE), until).await.unwrap(), None, "too late");
    store.ask_sign_in(browser, EMAIL, "NEWER", until).await.unwrap();
    assert_eq!(store.sign_in(with(browser, CODE), AT).await.unwrap(), None, "a newer one was sent");
    assert!(store.visitor("new token", AT).await.unwrap().is_none());
    assert!(store.sign_in(with(browser, "NEWER"), AT).await.unwrap().is_some());
    assert_eq!(store.sign_in(with(browser, "NEWER"), AT).await.unwrap(), None, "used");
    assert!(store.visitor("new token", AT).await.unwrap().unwrap().is_signed_in());
    assert!(store.visitor("browser", AT).await.unwrap().is_none(), "the old cookie is worth nothing");
}

async fn what_is_stored_signs_nobody_in(place: Place) {
    let browser = place.visitor("browser").await;
    place.store.ask_sign_in(browser, EMAIL, CODE, Time(AT.0 + 1)).await.unwrap();
    assert!(!place.holds(CODE).await);
    let place = place.reopen().await;
    sign_in(&place.store, "other", EMAIL, false).await;
    // The row of the person has no hash of a token, whatever somebody sends.
    for token in ["", "person", "person browser"] {
        assert!(place.store.visitor(token, AT).await.unwrap().is_none(), "{token}");
    }
    assert!(!place.holds("other, signed in").await);
}

async fn two_browsers_are_one_person_until_one_is_unlinked(place: Place) {
    let store = &place.store;
    let desk = sign_in(store, "desk", EMAIL, false).await;
    store.create_table(&new_table("ABCDEFGH", desk.id), AT).await.unwrap();
    let phone = sign_in(store, "phone", EMAIL, false).await;
    assert_eq!((phone.id, store.email(phone.id).await.unwrap().as_deref()), (desk.id, Some(EMAIL)));
    assert_ne!(phone.browser, desk.browser);
    let stranger = sign_in(store, "stranger", "bela@mail.example", false).await;
    assert_ne!(stranger.id, desk.id);
    let names: Vec<_> =
        store.devices(desk.id).await.unwrap().into_iter().map(|device| device.browser).collect();
    assert_eq!(names, [desk.browser, phone.browser]);

    let refused = store.unlink_device(stranger.id, desk.browser).await;
    assert!(matches!(refused, Err(StoreError::NotFound("device"))), "{refused:?}");
    assert!(store.rename_device(stranger.id, desk.browser, "mine").await.is_err());
    store.rename_device(desk.id, phone.browser, "phone").await.unwrap();
    assert_eq!(store.devices(desk.id).await.unwrap()[1].name, "phone");

    // The first browser is not more than the second.
    assert_eq!(store.standing(desk.id, desk.browser).await.unwrap(), Some(Standing::Good));
    store.unlink_device(desk.id, desk.browser).await.unwrap();
    assert_eq!(store.standing(desk.id, desk.browser).await.unwrap(), None, "also for a page that is open");
    let alone = store.visitor("desk, signed in", AT).await.unwrap().unwrap();
    assert!(!alone.is_signed_in() && alone.id != desk.id);
    assert_eq!(store.tables_about(alone.id).await.unwrap(), [""; 0]);
    let phone = store.visitor("phone, signed in", AT).await.unwrap().unwrap();
    assert_eq!(store.tables_about(phone.id).await.unwrap(), ["ABCDEFGH"]);
}

async fn tables_come_along_only_if_wanted(place: Place) {
    let store = &place.store;
    let person = sign_in(store, "desk", EMAIL, false).await.id;
    let browser = place.playing("ABCDEFGH").await;
    store.sit("ABCDEFGH", 0, browser, "Anna", AT).await.unwrap();
    store.say("ABCDEFGH", "Anna", Some(Seat::new(0)), Some(browser), "hello", AT).await.unwrap();
    let linked = link(store, browser, "kept", EMAIL, false).await;
    assert_eq!((linked.id, seat(&place, person, "ABCDEFGH").await), (person, None));
    store.unlink_device(person, browser).await.unwrap();
    let again = store.visitor("kept", AT).await.unwrap().unwrap();
    assert_eq!((again.id, seat(&place, browser, "ABCDEFGH").await), (browser, Some(Seat::new(0))));

    let version = crate::table(store, "ABCDEFGH").await.version;
    link(store, browser, "taken", EMAIL, true).await;
    assert_eq!(seat(&place, person, "ABCDEFGH").await, Some(Seat::new(0)));
    assert_eq!(seat(&place, browser, "ABCDEFGH").await, None);
    let table = crate::table(store, "ABCDEFGH").await;
    assert_eq!((table.host, table.version > version), (Some(person), true));
    assert_eq!(store.personal_table(person, "ABCDEFGH").await.unwrap().chat.len(), 1);
    store.unlink_device(person, browser).await.unwrap();
    assert_eq!(store.tables_about(browser).await.unwrap(), [""; 0], "they are the person's now");
}

async fn ratings_come_along_where_the_person_has_none(place: Place) {
    let store = &place.store;
    let history = async |visitor| {
        let games = store.ratings(visitor).await.unwrap();
        let codes: Vec<String> = games.into_iter().map(|game| game.code).collect();
        (codes, store.puzzle_tries(visitor, "power-grid").await.unwrap().len())
    };
    let people = [place.visitor("anna").await, place.visitor("bela").await];
    crate::ratings::begin(store, "FIRSTGAM", people).await;
    crate::ratings::end(store, "FIRSTGAM", &[1, 3, 2], AT).await.unwrap();
    crate::puzzles::attempt(store, people[0], "one", true).await;
    let person = link(store, people[0], "first", EMAIL, true).await.id;
    assert_eq!(history(person).await, (vec!["FIRSTGAM".to_owned()], 1));
    assert_eq!(history(people[0]).await, (Vec::new(), 0));
    assert!(store.solver(person, "power-grid").await.unwrap().is_some());

    // A series of ratings cannot be joined to another one.
    crate::puzzles::attempt(store, people[1], "two", true).await;
    link(store, people[1], "second", EMAIL, true).await;
    assert_eq!(history(person).await, (vec!["FIRSTGAM".to_owned()], 1));
    assert_eq!(history(people[1]).await, (vec!["FIRSTGAM".to_owned()], 1));
}

async fn no_seat_and_no_try_is_taken_twice(place: Place) {
    let store = &place.store;
    let person = sign_in(store, "desk", EMAIL, false).await.id;
    let browser = place.playing("ABCDEFGH").await;
    store.sit("ABCDEFGH", 0, browser, "Anna", AT).await.unwrap();
    store.sit("ABCDEFGH", 1, person, "Béla", AT).await.unwrap();
    // The person only watches here, so that the browser's seat comes along.
    store.create_table(&new_table("WATCHING", browser), AT).await.unwrap();
    store.sit("WATCHING", 0, browser, "Anna", AT).await.unwrap();
    store.watch(person, "WATCHING", AT).await.unwrap();
    store.add_daily(&crate::daily::setup()).await.unwrap();
    crate::daily::attempt(store, "DAILYONE", browser).await;
    crate::daily::attempt(store, "DAILYTWO", person).await;
    link(store, browser, "taken", EMAIL, true).await;
    assert_eq!(seat(&place, person, "ABCDEFGH").await, Some(Seat::new(1)));
    assert_eq!(seat(&place, browser, "ABCDEFGH").await, Some(Seat::new(0)));
    assert_eq!(crate::table(store, "ABCDEFGH").await.host, Some(browser));
    assert_eq!(seat(&place, person, "WATCHING").await, Some(Seat::new(0)));
    let daily = crate::daily::setup();
    for (visitor, code) in [(person, "DAILYTWO"), (browser, "DAILYONE")] {
        let own = store.attempt(daily.day, &daily.game, visitor).await.unwrap().unwrap();
        assert_eq!(own.code, code);
    }
}

async fn a_second_browser_on_the_same_seat_joins_it(place: Place) {
    let store = &place.store;
    let person = sign_in(store, "desk", EMAIL, false).await.id;
    let browser = place.playing("ABCDEFGH").await;
    for visitor in [browser, person] {
        store.sit("ABCDEFGH", 0, visitor, "Anna", AT).await.unwrap();
    }
    store.add_daily(&crate::daily::setup()).await.unwrap();
    crate::daily::attempt(store, "DAILYONE", person).await;
    let daily = crate::daily::setup();
    store.share_attempt(daily.day, &daily.game, browser, "DAILYONE").await.unwrap();
    store.sit("DAILYONE", 0, browser, "Anna", AT).await.unwrap();
    link(store, browser, "taken", EMAIL, true).await;
    assert_eq!(seat(&place, person, "ABCDEFGH").await, Some(Seat::new(0)));
    assert_eq!(seat(&place, browser, "ABCDEFGH").await, None);
    assert_eq!(store.attempt(daily.day, &daily.game, browser).await.unwrap(), None);
}

async fn a_person_is_deleted_with_the_browsers(place: Place) {
    let store = &place.store;
    let desk = sign_in(store, "desk", EMAIL, false).await;
    let phone = place.playing("ABCDEFGH").await;
    store.sit("ABCDEFGH", 0, phone, "Anna", AT).await.unwrap();
    link(store, phone, "phone, signed in", EMAIL, false).await;
    store.delete_visitor(desk.id, AT).await.unwrap();
    assert!(store.visitor("desk, signed in", AT).await.unwrap().is_none());
    let phone = store.visitor("phone, signed in", AT).await.unwrap().expect("it has a table of its own");
    assert_eq!((phone.is_signed_in(), seat(&place, phone.id, "ABCDEFGH").await), (false, Some(Seat::new(0))));
    assert!(!place.holds(EMAIL).await);
}

async fn an_unlinked_browser_is_told_nothing(place: Place) {
    let store = &place.store;
    let desk = sign_in(store, "desk", EMAIL, false).await;
    let phone = place.visitor("phone").await;
    let channel = |address: &str, kind: ChannelKind, browser: Option<VisitorId>| Channel {
        address: address.to_owned(),
        kind,
        keys: String::new(),
        language: "en".to_owned(),
        failures: 0,
        stopped: false,
        since: AT,
        browser,
    };
    let push = channel("https://push.example/phone", ChannelKind::Push, Some(phone));
    store.add_channel(phone, &push, 3).await.unwrap();
    store.add_channel(desk.id, &channel(EMAIL, ChannelKind::Digest, None), 3).await.unwrap();
    link(store, phone, "phone, signed in", EMAIL, true).await;
    assert_eq!(store.channels(desk.id).await.unwrap().len(), 2, "the browser's channel comes along");
    store.unlink_device(desk.id, phone).await.unwrap();
    let left = store.channels(desk.id).await.unwrap();
    assert_eq!(left, [channel(EMAIL, ChannelKind::Digest, None)]);
}

async fn reserved_names_are_for_one_person(place: Place) {
    let store = &place.store;
    let anna = sign_in(store, "anna", EMAIL, false).await.id;
    let bela = sign_in(store, "bela", "bela@mail.example", false).await.id;
    let visitor = place.visitor("visitor").await;
    assert!(store.claim_name(anna, true).await.is_err(), "there is no name");
    for one in [anna, bela, visitor] {
        store.name_visitor(one, "Ánna").await.unwrap();
    }
    let refused = store.claim_name(visitor, true).await;
    assert!(matches!(refused, Err(StoreError::NotFound("person"))), "{refused:?}");
    store.claim_name(anna, true).await.unwrap();
    assert!(store.has_claim(anna).await.unwrap() && !store.has_claim(bela).await.unwrap());
    let refused = store.claim_name(bela, true).await;
    assert!(matches!(refused, Err(StoreError::Taken("name"))), "{refused:?}");
    for name in ["Anna", "ÁNNA", " a n n a ", "A\u{301}nna"] {
        let refused = store.name_visitor(visitor, name).await;
        assert!(matches!(refused, Err(StoreError::Taken("name"))), "{name}: {refused:?}");
    }
    store.name_visitor(anna, "anna").await.unwrap();
    store.name_visitor(anna, "Anna K.").await.unwrap();
    store.name_visitor(visitor, "Anna").await.unwrap();
    assert!(store.name_visitor(bela, "annak").await.is_err(), "the new name is reserved");
    store.claim_name(anna, false).await.unwrap();
    store.name_visitor(bela, "annak").await.unwrap();
    store.claim_name(anna, true).await.unwrap();
    store.delete_visitor(anna, AT).await.unwrap();
    store.claim_name(bela, true).await.unwrap();
}

async fn old_codes_and_browsers_are_forgotten(place: Place) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let store = &place.store;
    let desk = sign_in(store, "desk", EMAIL, false).await;
    store.create_table(&new_table("ABCDEFGH", desk.id), AT).await.unwrap();
    let phone = sign_in(store, "phone", EMAIL, false).await;
    let asks = place.visitor("asks").await;
    store.ask_sign_in(asks, "secret@mail.example", CODE, Time(AT.0 + 10)).await.unwrap();
    let later = Time(AT.0 + 300 * DAY);
    store.visitor("phone, signed in", later).await.unwrap();
    assert_eq!(store.delete_strangers(AT, later).await.unwrap(), 0);
    assert_eq!(store.devices(desk.id).await.unwrap().len(), 2);
    store.delete_strangers(AT, Time(AT.0 + 400 * DAY)).await.unwrap();
    let left: Vec<_> =
        store.devices(desk.id).await.unwrap().into_iter().map(|device| device.browser).collect();
    assert_eq!(left, [phone.browser]);
    assert!(!place.holds("secret@mail.example").await);
}
