//! Chairs, their links and their holders.

use engine::{Nonce, Seat};
use store::{Chair, Holder, Link, StoreError};

use crate::{AT, Place, new_table};

crate::on_both! {
    a_link_leads_to_its_chair_until_it_is_replaced,
    people_can_sit_down_return_and_be_removed,
    of_two_visitors_one_gets_the_last_seat,
    chairs_move_with_their_links_and_people,
    chairs_cannot_be_arranged_after_the_start,
    a_number_is_added_once_by_a_person_before_the_game,
    a_device_shows_only_chairs_that_share_it,
    who_shares_a_device_is_nobody_else,
}

const CODE: &str = "ABCDEFGH";

impl Place {
    async fn waiting(&self) -> store::VisitorId {
        let host = self.visitor("host").await;
        self.store.create_table(&new_table(CODE, host), AT).await.unwrap();
        host
    }

    async fn chairs(&self) -> Vec<Chair> {
        self.store.summary(CODE, None).await.unwrap().chairs
    }

    /// The current token of a chair's link.
    async fn token(&self, chair: u8) -> String {
        let summary = self.store.summary(CODE, None).await.unwrap();
        let found = summary.chairs.iter().find(|found| found.number == chair).unwrap();
        summary.table.chair_token(found)
    }

    async fn seat_of(&self, visitor: store::VisitorId) -> Option<Seat> {
        self.store.acquaintance(visitor, CODE).await.unwrap().and_then(|known| known.seat)
    }
}

async fn a_link_leads_to_its_chair_until_it_is_replaced(place: Place) {
    place.waiting().await;
    let old = place.token(1).await;
    let to_chair = Link { code: CODE.to_owned(), chair: Some((1, Seat::new(1))) };
    assert_eq!(place.store.find_link(&old).await.unwrap(), Some(to_chair.clone()));
    let watch = crate::table(&place.store, CODE).await.watch_token();
    let to_watch = Some(Link { code: CODE.to_owned(), chair: None });
    assert_eq!(place.store.find_link(&watch).await.unwrap(), to_watch);
    assert_eq!(place.store.find_link("").await.unwrap(), None);
    assert_eq!(place.store.find_link(&old.to_uppercase()).await.unwrap(), None);

    let anna = place.visitor("anna").await;
    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    let own = place.token(1).await;
    assert_ne!(own, old);
    assert_eq!(place.store.find_link(&old).await.unwrap(), None, "an invitation is used once");
    assert_eq!(place.store.find_link(&own).await.unwrap(), Some(to_chair.clone()));
    place.store.reissue_link(CODE, 1, None, AT).await.unwrap();
    let new = place.token(1).await;
    assert_ne!(new, own);
    assert_eq!(place.store.find_link(&own).await.unwrap(), None);
    assert_eq!(place.store.find_link(&new).await.unwrap(), Some(to_chair));
    let summary = place.store.summary(CODE, None).await.unwrap();
    let was = |token: &str| summary.table.was_chair_token(&summary.chairs[1], token);
    assert!(was(&old) && was(&own) && !was(&new) && !was(&"0".repeat(32)));
    assert_eq!(place.seat_of(anna).await, None, "a visitor with the old link only watches");
    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    place.store.reissue_link(CODE, 1, Some(anna), AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, Some(Seat::new(1)), "the visitor who asked for it stays");
}

async fn people_can_sit_down_return_and_be_removed(place: Place) {
    place.waiting().await;
    let (anna, phone) = (place.visitor("anna").await, place.visitor("anna's phone").await);
    let before = crate::table(&place.store, CODE).await.version;
    let version = place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    assert_eq!(version, before + 1);
    place.store.sit(CODE, 1, phone, "somebody", AT).await.unwrap();
    let chair = &place.chairs().await[1];
    assert_eq!((&chair.holder, &*chair.name), (&Holder::Person, "Anna"), "a second device changes nothing");
    assert_eq!(place.seat_of(phone).await, Some(Seat::new(1)));

    let stand_in = Holder::StandIn("greedy".to_owned());
    place.store.set_holder(CODE, 1, &stand_in, "Anna", AT).await.unwrap();
    assert_eq!(place.chairs().await[1].holder, stand_in);
    place.store.sit(CODE, 1, phone, "somebody", AT).await.unwrap();
    let chair = &place.chairs().await[1];
    assert_eq!((&chair.holder, &*chair.name), (&Holder::Person, "Anna"));

    let link = place.token(1).await;
    place.store.set_notes(CODE, Seat::new(1), "Béla has 17").await.unwrap();
    place.store.set_notes(CODE, Seat::new(0), "mine").await.unwrap();
    place.store.set_holder(CODE, 1, &Holder::Open, "Anna", AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, None);
    let notes = place.store.seat_notes(CODE).await.unwrap();
    assert_eq!(notes.len(), 1, "the next one does not read what Anna wrote: {notes:?}");
    place.store.sit(CODE, 1, phone, "", AT).await.unwrap();
    assert_eq!(place.chairs().await[1].name, "Anna", "without a new name the old one stays");
    place.store.set_holder(CODE, 1, &Holder::Open, "", AT).await.unwrap();
    assert_eq!(
        place.store.find_link(&link).await.unwrap(),
        None,
        "who was sent away cannot come back by the link"
    );
    let bot = place.store.sit(CODE, 2, anna, "Anna", AT).await;
    assert!(matches!(bot, Err(StoreError::MovedOn)), "{bot:?}");
    let none = place.store.sit(CODE, 7, anna, "Anna", AT).await;
    assert!(matches!(none, Err(StoreError::NotFound("chair"))), "{none:?}");
    let none = place.store.set_holder(CODE, 7, &Holder::Open, "", AT).await;
    assert!(matches!(none, Err(StoreError::NotFound("chair"))), "{none:?}");
}

async fn of_two_visitors_one_gets_the_last_seat(place: Place) {
    place.waiting().await;
    let (anna, bela) = (place.visitor("anna").await, place.visitor("bela").await);
    let sit = |visitor| place.store.sit_anywhere(CODE, visitor, "somebody", AT);
    let both = tokio::join!(sit(anna), sit(bela));
    let (seat, winner) = match both {
        (Ok(seat), Err(StoreError::NotFound("free seat"))) => (seat, anna),
        (Err(StoreError::NotFound("free seat")), Ok(seat)) => (seat, bela),
        other => panic!("{other:?}"),
    };
    assert_eq!(seat, Seat::new(1));
    assert_eq!(sit(winner).await.unwrap(), seat, "who has a seat keeps it");
    assert_eq!(place.seat_of(winner).await, Some(seat));
    place.store.start(CODE, crate::table(&place.store, CODE).await.version, &[], None, AT).await.unwrap();
    let stranger = place.visitor("stranger").await;
    let late = sit(stranger).await;
    assert!(matches!(late, Err(StoreError::MovedOn)), "{late:?}");
}

async fn chairs_move_with_their_links_and_people(place: Place) {
    place.waiting().await;
    let anna = place.visitor("anna").await;
    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    let link = place.token(1).await;
    place.store.arrange_chairs(CODE, &[2, 0, 1], AT).await.unwrap();
    let order: Vec<(u8, usize)> =
        place.chairs().await.iter().map(|chair| (chair.number, chair.seat.index())).collect();
    assert_eq!(order, [(2, 0), (0, 1), (1, 2)]);
    assert_eq!(place.seat_of(anna).await, Some(Seat::new(2)));
    assert_eq!(place.store.find_link(&link).await.unwrap().unwrap().chair, Some((1, Seat::new(2))));
    for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 3]] {
        let refused = place.store.arrange_chairs(CODE, wrong, AT).await;
        assert!(matches!(refused, Err(StoreError::MovedOn)), "{wrong:?}: {refused:?}");
    }
}

async fn chairs_cannot_be_arranged_after_the_start(place: Place) {
    place.playing(CODE).await;
    let refused = place.store.arrange_chairs(CODE, &[1, 0, 2], AT).await;
    assert!(matches!(refused, Err(StoreError::MovedOn)), "{refused:?}");
    assert_eq!(place.chairs().await.len(), 3);
}

async fn a_number_is_added_once_by_a_person_before_the_game(place: Place) {
    place.waiting().await;
    let (one, two) = (Nonce::new([1; 32]), Nonce::new([2; 32]));
    let refused =
        |added: Result<u64, StoreError>| assert!(matches!(added, Err(StoreError::MovedOn)), "{added:?}");
    refused(place.store.add_nonce(CODE, 1, one, AT).await);
    let anna = place.visitor("anna").await;
    let before = place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    assert_eq!(place.store.add_nonce(CODE, 1, one, AT).await.unwrap(), before + 1, "others see the change");
    refused(place.store.add_nonce(CODE, 1, two, AT).await);
    place.store.set_holder(CODE, 1, &Holder::Person, "Annamária", AT).await.unwrap();
    assert_eq!(place.chairs().await[1].nonce, Some(one), "another name is the same person");
    // The number moves with its chair.
    place.store.arrange_chairs(CODE, &[2, 0, 1], AT).await.unwrap();
    assert_eq!(store::nonces(&place.chairs().await), [(Seat::new(2), one)]);
    place.store.set_holder(CODE, 1, &Holder::Open, "", AT).await.unwrap();
    assert_eq!(store::nonces(&place.chairs().await), [], "who leaves takes the number along");

    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    let version = place.store.add_nonce(CODE, 1, two, AT).await.unwrap();
    place.store.start(CODE, version, &[], None, AT).await.unwrap();
    refused(place.store.add_nonce(CODE, 0, one, AT).await);
    place.store.set_holder(CODE, 1, &Holder::Open, "", AT).await.unwrap();
    let opened = place.store.open_table(CODE).await.unwrap();
    assert_eq!(store::nonces(&opened.chairs), [(Seat::new(2), two)], "it is fixed at the start");
    assert_eq!(opened.table.record(&opened.chairs, &[]).nonces, [(Seat::new(2), two)]);
}

async fn a_device_shows_only_chairs_that_share_it(place: Place) {
    let (host, other, store) = (place.waiting().await, place.visitor("other").await, &place.store);
    for (chair, name) in [(1, "Birch"), (0, "Anna")] {
        store.share_chair(CODE, chair, host, name, AT).await.unwrap();
    }
    store.sit(CODE, 0, host, "Anna", AT).await.unwrap();
    assert_eq!(place.seat_of(host).await, Some(Seat::new(0)));
    for seat in [1, 0, 1] {
        store.show_chair(CODE, seat, host).await.unwrap();
        assert_eq!(place.seat_of(host).await, Some(Seat::new(seat)));
    }
    store.watch(other, CODE, AT).await.unwrap();
    for (chair, visitor) in [(2, host), (7, host), (1, other), (0, other)] {
        let refused = store.show_chair(CODE, chair, visitor).await;
        assert!(matches!(refused, Err(StoreError::NotFound("chair"))), "{chair}: {refused:?}");
    }
    store.show_chair(CODE, 0, host).await.unwrap();
    store.set_holder(CODE, 1, &Holder::Open, "", AT).await.unwrap();
    assert_eq!(place.chairs().await[1].shared_by, None);
    assert!(store.show_chair(CODE, 1, host).await.is_err());
}

async fn who_shares_a_device_is_nobody_else(place: Place) {
    let (host, store) = (place.waiting().await, &place.store);
    for (chair, name) in [(1, "Birch"), (0, "Anna")] {
        store.share_chair(CODE, chair, host, name, AT).await.unwrap();
    }
    store.sit(CODE, 0, host, "Anna", AT).await.unwrap();
    store.delete_visitor(host, AT).await.unwrap();
    assert!(store.summary(CODE, None).await.is_err(), "nobody else plays there");
}
