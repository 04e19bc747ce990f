//! Passkeys.

use store::{NewDevice, NewPasskey, Store, StoreError, Time, Visitor, VisitorId};

use crate::accounts::sign_in;
use crate::{AT, Place, new_table};

crate::on_both! {
    a_challenge_works_once_in_the_browser_that_asked_and_for_its_purpose,
    a_passkey_makes_a_person_and_signs_in_elsewhere,
    a_passkey_is_of_one_person,
    a_copied_key_is_refused,
    the_last_way_to_sign_in_goes_only_if_wanted,
    a_person_is_deleted_with_the_passkeys,
}

const CHALLENGE: &str = "a random challenge";

fn key(credential: &str) -> NewPasskey<'_> {
    NewPasskey { credential, handle: "handle", public_key: "public key", signatures: 0, name: "Chrome" }
}

fn device(browser: VisitorId, token: &str) -> NewDevice<'_> {
    NewDevice { browser, token, device: "Chrome, Linux", take: true }
}

/// A new browser makes a passkey.
pub(crate) async fn sign_up(store: &Store, token: &str, credential: &str) -> Visitor {
    let browser = store.create_visitor(token, AT).await.unwrap().id;
    let token = format!("{token}, signed in");
    store.sign_up(device(browser, &token), key(credential), AT).await.unwrap();
    store.visitor(&token, AT).await.unwrap().expect("the browser is known")
}

async fn a_challenge_works_once_in_the_browser_that_asked_and_for_its_purpose(place: Place) {
    let store = &place.store;
    let (browser, other) = (place.visitor("browser").await, place.visitor("other").await);
    let until = Time(AT.0 + 1000);
    let sign_in = async |browser, challenge, now| {
        store.use_challenge_to_sign_in(browser, challenge, now).await.unwrap()
    };
    let make =
        async |browser, challenge, now| store.use_challenge_to_make(browser, challenge, now).await.unwrap();
    store.set_challenge(browser, CHALLENGE, None, until).await.unwrap();
    assert!(!sign_in(other, CHALLENGE, AT).await, "another browser");
    assert!(!sign_in(browser, "another", AT).await);
    assert!(!sign_in(browser, CHALLENGE, until).await, "too late");
    assert_eq!(make(browser, CHALLENGE, AT).await, None, "it was meant to sign in");
    assert!(sign_in(browser, CHALLENGE, AT).await);
    assert!(!sign_in(browser, CHALLENGE, AT).await, "used");

    store.set_challenge(browser, CHALLENGE, Some("handle"), until).await.unwrap();
    assert!(!sign_in(browser, CHALLENGE, AT).await, "it was meant to make a passkey");
    assert_eq!(make(browser, CHALLENGE, AT).await.as_deref(), Some("handle"));
    assert_eq!(make(browser, CHALLENGE, AT).await, None, "used");

    store.set_challenge(browser, CHALLENGE, None, until).await.unwrap();
    store.set_challenge(browser, "a newer one", None, until).await.unwrap();
    assert!(!sign_in(browser, CHALLENGE, AT).await);
    store.delete_strangers(Time(0), until).await.unwrap();
    assert!(!sign_in(browser, "a newer one", AT).await, "forgotten when it is too old");
    store.set_challenge(browser, CHALLENGE, None, until).await.unwrap();
    assert!(!place.holds(CHALLENGE).await);
}

async fn a_passkey_makes_a_person_and_signs_in_elsewhere(place: Place) {
    let store = &place.store;
    let browser = store.create_visitor("desk", AT).await.unwrap().id;
    store.name_visitor(browser, "Anna").await.unwrap();
    store.create_table(&new_table("ABCDEFGH", browser), AT).await.unwrap();
    let changed = store.sign_up(device(browser, "desk, signed in"), key("one"), AT).await.unwrap();
    assert_eq!(changed, ["ABCDEFGH"]);
    assert!(store.visitor("desk", AT).await.unwrap().is_none(), "the old cookie is worth nothing");
    let desk = store.visitor("desk, signed in", AT).await.unwrap().unwrap();
    assert!(desk.is_signed_in() && desk.name.as_deref() == Some("Anna"));
    assert_eq!(store.tables_about(desk.id).await.unwrap(), ["ABCDEFGH"]);
    assert_eq!(store.email(desk.id).await.unwrap(), None);

    let phone = place.visitor("phone").await;
    let later = Time(AT.0 + 5);
    let unknown = store.sign_in_with_passkey(device(phone, "x"), "another", 0, later).await.unwrap();
    assert_eq!(unknown, None);
    let known = store.sign_in_with_passkey(device(phone, "phone, signed in"), "one", 0, later).await.unwrap();
    assert_eq!(known, Some(Vec::new()));
    let phone = store.visitor("phone, signed in", AT).await.unwrap().unwrap();
    assert_eq!((phone.id, phone.browser != desk.browser), (desk.id, true));
    let keys = store.passkeys(desk.id).await.unwrap();
    assert_eq!((keys.len(), keys[0].since, keys[0].used), (1, AT, later));
    assert_eq!(store.passkey("one").await.unwrap().as_ref(), Some(&keys[0]));

    // Who is somebody already does not become another one.
    sign_up(store, "stranger", "two").await;
    let again = store.sign_in_with_passkey(device(phone.browser, "again"), "two", 0, AT).await;
    assert!(matches!(again, Err(StoreError::Taken("device"))), "{again:?}");
    assert!(store.visitor("phone, signed in", AT).await.unwrap().is_some(), "nothing has changed");
    // Names can be reserved without an e-mail address.
    store.claim_name(desk.id, true).await.unwrap();
    assert!(store.has_claim(desk.id).await.unwrap());
}

async fn a_passkey_is_of_one_person(place: Place) {
    let store = &place.store;
    let anna = sign_up(store, "anna", "one").await;
    let bela = sign_in(store, "bela", "bela@mail.example", false).await;
    let refused = store.add_passkey(bela.id, key("one"), AT).await;
    assert!(matches!(refused, Err(StoreError::Taken("passkey"))), "{refused:?}");
    let carol = place.visitor("carol").await;
    let refused = store.sign_up(device(carol, "carol, signed in"), key("one"), AT).await;
    assert!(matches!(refused, Err(StoreError::Taken("passkey"))), "{refused:?}");
    assert!(!store.visitor("carol", AT).await.unwrap().unwrap().is_signed_in(), "nothing has changed");
    store.add_passkey(bela.id, key("two"), AT).await.unwrap();
    assert!(store.rename_passkey(bela.id, "one", "mine").await.is_err());
    assert!(store.remove_passkey(bela.id, "one", true).await.is_err());
    store.rename_passkey(anna.id, "one", "Phone").await.unwrap();
    assert_eq!(store.passkeys(anna.id).await.unwrap()[0].name, "Phone");
    assert_eq!(store.passkeys(bela.id).await.unwrap().len(), 1);
}

async fn a_copied_key_is_refused(place: Place) {
    let store = &place.store;
    let person = sign_up(store, "desk", "other").await.id;
    store.add_passkey(person, NewPasskey { signatures: 5, ..key("one") }, AT).await.unwrap();
    for (count, good) in [(0, false), (4, false), (5, false), (6, true), (6, false), (100, true), (99, false)]
    {
        let token = format!("browser {count} {good}");
        let browser = place.visitor(&token).await;
        let new = format!("{token}, signed in");
        let signed_in = store.sign_in_with_passkey(device(browser, &new), "one", count, AT).await.unwrap();
        assert_eq!(signed_in.is_some(), good, "{count}");
    }
}

async fn the_last_way_to_sign_in_goes_only_if_wanted(place: Place) {
    let store = &place.store;
    let anna = sign_up(store, "anna", "one").await.id;
    let refused = store.remove_passkey(anna, "one", false).await;
    assert!(matches!(refused, Err(StoreError::NotFound("passkey"))), "{refused:?}");
    store.add_passkey(anna, key("two"), AT).await.unwrap();
    store.remove_passkey(anna, "one", false).await.unwrap();
    store.remove_passkey(anna, "two", true).await.unwrap();
    assert!(store.passkeys(anna).await.unwrap().is_empty());
    // There is the e-mail address.
    let bela = sign_in(store, "bela", "bela@mail.example", false).await.id;
    store.add_passkey(bela, key("three"), AT).await.unwrap();
    store.remove_passkey(bela, "three", false).await.unwrap();
}

async fn a_person_is_deleted_with_the_passkeys(place: Place) {
    let store = &place.store;
    let anna = sign_up(store, "anna", "one").await;
    store.delete_visitor(anna.id, AT).await.unwrap();
    assert_eq!(store.passkey("one").await.unwrap(), None);
    assert!(store.visitor("anna, signed in", AT).await.unwrap().is_none());
    let phone = place.visitor("phone").await;
    let tried = store.sign_in_with_passkey(device(phone, "x"), "one", 0, AT).await.unwrap();
    assert_eq!(tried, None);
    sign_up(store, "again", "one").await;
}
