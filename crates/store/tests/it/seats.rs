//! Chairs, their links, and who sits on them.

use engine::Seat;
use store::{Chair, Holder, Link, StoreError};

use crate::{AT, Place, new_table};

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

    /// The token of a chair's link now.
    async fn token(&self, chair: u8) -> String {
        let summary = self.store.summary(CODE, None).await.unwrap();
        let found = summary.chairs.iter().find(|found| found.number == chair).unwrap();
        summary.table.chair_token(found)
    }

    async fn seat_of(&self, visitor: store::VisitorId) -> Option<Seat> {
        self.store.acquaintance(visitor, CODE).await.unwrap().and_then(|known| known.seat)
    }
}

#[tokio::test]
async fn a_link_leads_to_its_chair_until_it_is_issued_anew() {
    let place = Place::new().await;
    place.waiting().await;
    let old = place.token(1).await;
    let to_chair = Link { code: CODE.to_owned(), chair: Some((1, Seat::new(1))) };
    assert_eq!(place.store.find_link(&old).await.unwrap(), Some(to_chair.clone()));
    let watch = place.store.table(CODE).await.unwrap().watch_token();
    let to_watch = Some(Link { code: CODE.to_owned(), chair: None });
    assert_eq!(place.store.find_link(&watch).await.unwrap(), to_watch);
    assert_eq!(place.store.find_link("").await.unwrap(), None);
    assert_eq!(place.store.find_link(&old.to_uppercase()).await.unwrap(), None);

    let anna = place.visitor("anna").await;
    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    place.store.reissue_link(CODE, 1, None, AT).await.unwrap();
    let new = place.token(1).await;
    assert_ne!(new, old);
    assert_eq!(place.store.find_link(&old).await.unwrap(), None);
    assert_eq!(place.store.find_link(&new).await.unwrap(), Some(to_chair));
    assert_eq!(place.seat_of(anna).await, None, "whoever came by the old link only watches");
    place.store.sit(CODE, 1, anna, "Anna", AT).await.unwrap();
    place.store.reissue_link(CODE, 1, Some(anna), AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, Some(Seat::new(1)), "whoever asked for it stays");

    place.store.reissue_watch_link(CODE, AT).await.unwrap();
    assert_eq!(place.store.find_link(&watch).await.unwrap(), None);
    let watch = place.store.table(CODE).await.unwrap().watch_token();
    assert_eq!(place.store.find_link(&watch).await.unwrap(), to_watch);
}

#[tokio::test]
async fn people_sit_down_come_back_and_are_sent_away() {
    let place = Place::new().await;
    place.waiting().await;
    let (anna, phone) = (place.visitor("anna").await, place.visitor("anna's phone").await);
    let before = place.store.table(CODE).await.unwrap().version;
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
    place.store.set_holder(CODE, 1, &Holder::Open, "", AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, None);
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

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_who_want_the_last_seat_one_gets_it() {
    let place = Place::new().await;
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
    place.store.start(CODE, place.store.table(CODE).await.unwrap().version, &[], None, AT).await.unwrap();
    let stranger = place.visitor("stranger").await;
    let late = sit(stranger).await;
    assert!(matches!(late, Err(StoreError::MovedOn)), "{late:?}");
}

#[tokio::test]
async fn chairs_move_with_their_links_and_people() {
    let place = Place::new().await;
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

    place.store.remove_chair(CODE, 0, AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, Some(Seat::new(1)));
    place.store.remove_chair(CODE, 1, AT).await.unwrap();
    assert_eq!(place.seat_of(anna).await, None);
    place.store.add_chair(CODE, &Holder::Open, "", AT).await.unwrap();
    let numbers: Vec<u8> = place.chairs().await.iter().map(|chair| chair.number).collect();
    assert_eq!(numbers, [2, 3]);
    assert_eq!(place.store.find_link(&link).await.unwrap(), None, "a new chair has a link of its own");
    for _ in 2..engine::MAX_SEATS {
        place.store.add_chair(CODE, &Holder::Open, "", AT).await.unwrap();
    }
    let full = place.store.add_chair(CODE, &Holder::Open, "", AT).await;
    assert!(matches!(full, Err(StoreError::MovedOn)), "{full:?}");
    assert_eq!(place.chairs().await.len(), engine::MAX_SEATS);
}

#[tokio::test]
async fn after_the_start_chairs_stand_still() {
    let place = Place::new().await;
    place.playing(CODE).await;
    let refused = [
        place.store.arrange_chairs(CODE, &[1, 0, 2], AT).await,
        place.store.add_chair(CODE, &Holder::Open, "", AT).await,
        place.store.remove_chair(CODE, 1, AT).await,
    ];
    for refused in refused {
        assert!(matches!(refused, Err(StoreError::MovedOn)), "{refused:?}");
    }
    assert_eq!(place.chairs().await.len(), 3);
}
