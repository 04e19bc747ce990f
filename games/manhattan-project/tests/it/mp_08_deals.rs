//! MP-8.8, MP-8.12 to MP-8.17: deals before air strikes.

use engine::Game;
use manhattan_project::{Action, Aircraft, Arrangement, Crew, Deal, Event, ManhattanProject, Stage};

use crate::table::{arranged, game, goods, legal, offers, own, play, refused, seat};

fn aircraft(start: Arrangement, index: u8, fighters: u8, bombers: u8) -> Arrangement {
    start.aircraft(seat(index), Aircraft::Fighter, fighters).aircraft(seat(index), Aircraft::Bomber, bombers)
}

/// Everybody has 3 fighters and a starting building; seat 0 is to move.
fn sky(seats: u8) -> Arrangement {
    let owned = ["mine-01", "mine-02", "factory-01", "factory-02", "university-01"];
    (0..seats).zip(owned).fold(arranged(seats), |start, (index, building)| {
        aircraft(start, index, 3, 0).buildings(seat(index), &[building])
    })
}

/// The offers among the legal actions.
fn offered(position: &ManhattanProject) -> Vec<String> {
    legal(position).into_iter().filter(|action| action.starts_with("offer")).collect()
}

fn deals(position: &ManhattanProject) -> Vec<Deal> {
    position.deals().collect()
}

fn deal(proposer: u8, partner: u8, enemy: Option<u8>) -> Deal {
    Deal { proposer: seat(proposer), partner: seat(partner), enemy: enemy.map(seat) }
}

#[test]
fn mp_8_8_a_deal_is_answered_at_once_and_lasts_until_the_proposers_next_turn() {
    let mut position = sky(3).finish().unwrap();
    let events = play(&mut position, &["0 offer 2"]);
    assert_eq!(events, [Event::Offered(deal(0, 1, None))], "deals are public");
    assert_eq!((position.stage(), position.to_act()), (Stage::Deal, Some(seat(1))));
    assert_eq!(legal(&position), ["accept", "refuse"]);
    assert_eq!(position.offered_deal(), Some(deal(0, 1, None)));
    let mut no = position;
    play(&mut no, &["1 refuse"]);
    assert_eq!((deals(&no), no.to_act()), (vec![], Some(seat(0))));
    let events = play(&mut position, &["1 accept"]);
    assert_eq!(events, [Event::Answered(deal(0, 1, None), true)]);
    assert_eq!((deals(&position), position.to_act()), (vec![deal(0, 1, None)], Some(seat(0))));
    assert_eq!(position.offered_deal(), None);
    play(&mut position, &["0 place mine-left", "0 done", "1 place air-strike-1"]);
    assert_eq!(refused(&position, "strike 1 fighter"), Some("MP-8.13"), "it binds the other as well");
    play(&mut position, &["1 done", "1 done", "2 place factory-middle"]);
    assert!(position.have_pact(seat(0), seat(1)));
    play(&mut position, &["2 done"]);
    assert_eq!(deals(&position), []);
    assert_eq!((goods(&position, 0)[2], goods(&position, 1)[2]), (3, 3), "nothing changed hands");
}

#[test]
fn mp_8_12_offers_come_before_the_first_strike_of_a_possible_air_strike() {
    let start = sky(3);
    let mut position = start.finish().unwrap();
    assert_eq!(offered(&position), ["offer 2", "offer 3", "offer 2 against 3", "offer 3 against 2"]);
    play(&mut position, &["0 offer 3", "2 refuse"]);
    assert!(offers(&position, "place mine-left") && offers(&position, "use mine-01"), "nothing is owed");
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(offered(&position), ["offer 2", "offer 2 against 3", "offer 3 against 2"], "still before it");
    play(&mut position, &["0 strike 2 fighter"]);
    assert_eq!((offered(&position), refused(&position, "offer 2")), (vec![], Some("MP-8.12")));
    // Not after another placement, a building, or with both spaces taken.
    let mut elsewhere = start.finish().unwrap();
    play(&mut elsewhere, &["0 place mine-left"]);
    assert_eq!((offered(&elsewhere), refused(&elsewhere, "offer 2")), (vec![], Some("MP-8.12")));
    let mut at_home = start.finish().unwrap();
    play(&mut at_home, &["0 use mine-01"]);
    assert_eq!((offered(&at_home), refused(&at_home, "offer 2")), (vec![], Some("MP-8.12")));
    let taken = start.supply(seat(1), own(3, 0, 0)).supply(seat(2), own(3, 0, 0));
    let taken = taken.on_space("air-strike-1", seat(1), own(1, 0, 0));
    let taken = taken.on_space("air-strike-2", seat(2), own(1, 0, 0)).finish().unwrap();
    assert_eq!((offered(&taken), refused(&taken, "offer 2")), (vec![], Some("MP-8.12")));
    // Nor without a worker, without aircraft, or when a deal protects the last target.
    let idle = start.supply(seat(0), Crew::NONE).finish().unwrap();
    assert_eq!((offered(&idle), legal(&idle)), (vec![], vec!["retrieve".to_owned()]));
    let grounded = aircraft(start, 0, 0, 0).finish().unwrap();
    assert_eq!((offered(&grounded), refused(&grounded, "offer 2")), (vec![], Some("MP-8.12")));
    let mut safe = sky(2).finish().unwrap();
    play(&mut safe, &["0 offer 2", "1 accept"]);
    assert_eq!(refused(&safe, "offer 2"), Some("MP-8.12"));
}

#[test]
fn mp_8_13_non_aggression_forbids_strikes_and_raids_between_the_two() {
    let mut position = aircraft(aircraft(sky(3), 0, 3, 3), 1, 0, 2).finish().unwrap();
    play(&mut position, &["0 offer 2", "1 accept", "0 place air-strike-1"]);
    assert_eq!(refused(&position, "strike 2 bomber"), Some("MP-8.13"));
    assert_eq!(refused(&position, "raid mine-02"), Some("MP-8.13"));
    play(&mut position, &["0 strike 3 fighter"]);
    // Seat 0 has one bomber, and seat 1 neither aircraft nor a building.
    let bare = aircraft(aircraft(sky(3), 0, 0, 1), 1, 0, 0).buildings(seat(1), &[]);
    let bare = aircraft(bare, 2, 0, 0).finish().unwrap();
    assert_eq!(refused(&bare, "offer 2"), Some("MP-8.13"));
    assert_eq!(offered(&bare), ["offer 3"]);
    // It is enough that the other could strike: seat 1 has a fighter for seat 0's bomber.
    let asked = aircraft(aircraft(sky(3), 0, 0, 1), 1, 1, 0).buildings(seat(1), &[]);
    let asked = aircraft(asked, 2, 0, 0).finish().unwrap();
    assert_eq!(refused(&asked, "offer 2"), None);
}

#[test]
fn mp_8_14_both_parties_may_strike_only_the_common_enemy() {
    let mut position = sky(4).finish().unwrap();
    play(&mut position, &["0 offer 2 against 3"]);
    assert_eq!(position.offered_deal(), Some(deal(0, 1, Some(2))));
    play(&mut position, &["1 accept"]);
    assert_eq!(deals(&position), [deal(0, 1, Some(2))]);
    assert_eq!(
        [0, 1, 2, 3].map(|index| position.common_enemy(seat(index))),
        [Some(seat(2)), Some(seat(2)), None, None]
    );
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(refused(&position, "strike 2 fighter"), Some("MP-8.13"), "the partner");
    assert_eq!(refused(&position, "strike 4 fighter"), Some("MP-8.14"), "anybody else");
    play(&mut position, &["0 strike 3 fighter", "0 done", "0 done", "1 place air-strike-2"]);
    assert_eq!(refused(&position, "strike 1 fighter"), Some("MP-8.13"));
    assert_eq!(refused(&position, "strike 4 fighter"), Some("MP-8.14"));
    play(&mut position, &["1 strike 3 fighter", "1 strike 3 fighter"]);
    assert_eq!(goods(&position, 2)[2], 0);
    play(&mut position, &["1 done"]);
    // The enemy and the others are not bound, and the deal ends with the proposer's next turn.
    play(&mut position, &["2 place mine-left", "2 done", "3 place mine-middle", "3 done"]);
    assert_eq!((deals(&position), position.common_enemy(seat(1))), (vec![], None));
    // The ban holds for raids as well: seat 4 has a building and no fighters.
    let bombers = aircraft(aircraft(sky(4), 0, 1, 3), 3, 0, 0);
    let mut raid = bombers.finish().unwrap();
    play(&mut raid, &["0 offer 2 against 3", "1 accept", "0 place air-strike-1"]);
    assert_eq!(refused(&raid, "raid factory-02"), Some("MP-8.14"));
    let two = sky(2).finish().unwrap();
    assert_eq!(offered(&two), ["offer 2"], "two players have no common enemy");
    assert_eq!(refused(&two, "offer 2 against 2"), Some("MP-8.14"));
    assert_eq!(refused(&two, "offer 2 against 1"), Some("MP-8.5"));
}

#[test]
fn mp_8_15_each_party_places_on_an_air_strike_space_and_strikes_once() {
    let start =
        sky(3).built(seat(0), &["uranium-01"]).money(seat(0), 9).aircraft(seat(0), Aircraft::Bomber, 1);
    let start = start.supply(seat(0), own(3, 0, 0));
    let mut position = start.finish().unwrap();
    assert_eq!(refused(&position, "retrieve"), None);
    play(&mut position, &["0 offer 2 against 3", "1 accept"]);
    assert!(position.owes_air_strike());
    let left = ["place air-strike-1", "place air-strike-2", "load uranium-01"];
    assert_eq!(legal(&position), left, "and bomb actions");
    for action in ["place mine-left", "place mine-left decline", "use mine-01", "retrieve"] {
        assert_eq!(refused(&position, action), Some("MP-8.15"), "{action}");
    }
    play(&mut position, &["0 load uranium-01", "0 place air-strike-2"]);
    assert_eq!(legal(&position), ["strike 3 fighter"], "at least one");
    assert_eq!(refused(&position, "done"), Some("MP-8.15"));
    play(&mut position, &["0 strike 3 fighter", "0 done"]);
    assert!(!position.owes_air_strike());
    play(&mut position, &["0 use mine-01", "0 done"]);
    // The partner's turn.
    assert_eq!(legal(&position), ["place air-strike-1"]);
    play(&mut position, &["1 place air-strike-1", "1 strike 3 fighter", "1 done", "1 done"]);
    assert_eq!(goods(&position, 2)[2], 1);
    play(&mut position, &["2 place mine-left", "2 done"]);
    assert!(!position.owes_air_strike(), "once each");
}

/// A worker on a bomb fulfils the turn's duty to place a worker, but not the deal's.
#[test]
fn mp_8_15_a_bomb_does_not_replace_the_air_strike() {
    let start = sky(3).hand(seat(0), &["uranium-01"]).fuel(seat(0), manhattan_project::Fuel::Uranium, 8);
    let mut position = start.supply(seat(0), own(1, 4, 4)).finish().unwrap();
    play(&mut position, &["0 offer 2 against 3", "1 accept", "0 build uranium-01"]);
    assert_eq!(refused(&position, "done"), Some("MP-8.15"));
    assert!(offers(&position, "place air-strike-1"));
}

#[test]
fn mp_8_15_the_duty_lapses_where_it_cannot_be_fulfilled() {
    let agreed = |start: Arrangement, enemy: &str| {
        let mut position = start.finish().unwrap();
        play(&mut position, &[&format!("0 offer 3 against {enemy}"), "2 accept", "0 place air-strike-1"]);
        play(&mut position, &[&format!("0 strike {enemy} fighter")]);
        while position.to_act() == Some(seat(0)) {
            play(&mut position, &["0 done"]);
        }
        position
    };
    // The enemy between the two takes the second space.
    let mut blocked = agreed(sky(3), "2");
    play(&mut blocked, &["1 place air-strike-2", "1 done", "1 done"]);
    assert!(!blocked.owes_air_strike());
    assert!(offers(&blocked, "place mine-left") && offers(&blocked, "use factory-01"));
    // The enemy cannot be struck any more: no aircraft for fighters to shoot at, and no bombers.
    let start = aircraft(sky(3), 1, 1, 0);
    let mut gone = agreed(start, "2");
    play(&mut gone, &["1 place mine-left", "1 done"]);
    assert!(!gone.owes_air_strike());
    play(&mut gone, &["2 place air-strike-2"]);
    assert_eq!(gone.stage(), Stage::Turn, "only the enemy could be struck, and cannot");
}

#[test]
fn mp_8_16_both_parties_must_be_able_to_take_part() {
    let start = sky(4);
    let partner = |position: &ManhattanProject| refused(position, "offer 2 against 3");
    assert_eq!(partner(&start.finish().unwrap()), None);
    assert_eq!(partner(&aircraft(start, 1, 0, 0).finish().unwrap()), Some("MP-8.16"), "no aircraft");
    let busy = start.supply(seat(1), Crew::NONE).finish().unwrap();
    assert_eq!(partner(&busy), Some("MP-8.16"), "no worker");
    assert_eq!(partner(&aircraft(start, 2, 0, 0).finish().unwrap()), Some("MP-8.16"), "no target");
    let taken = start.supply(seat(3), own(3, 0, 0)).on_space("air-strike-1", seat(3), own(1, 0, 0));
    let mut taken = taken.finish().unwrap();
    assert_eq!(partner(&taken), Some("MP-8.16"), "one space is too few");
    play(&mut taken, &["0 place air-strike-2"]);
    assert_eq!(partner(&taken), Some("MP-8.16"));
    let mut free = start.finish().unwrap();
    play(&mut free, &["0 place air-strike-2"]);
    assert_eq!(partner(&free), None, "the other space is free");
}

#[test]
fn mp_8_17_one_offer_of_each_kind_to_each_opponent_and_no_contradiction() {
    let mut position = sky(4).finish().unwrap();
    play(&mut position, &["0 offer 2", "1 refuse", "0 offer 2 against 3", "1 refuse"]);
    for again in ["offer 2", "offer 2 against 3", "offer 2 against 4"] {
        assert_eq!(refused(&position, again), Some("MP-8.17"), "{again}");
    }
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(refused(&position, "offer 2"), Some("MP-8.17"), "also after the placement");
    play(&mut position, &["0 offer 3 against 4", "2 accept"]);
    for contradiction in ["offer 4", "offer 4 against 2", "offer 2 against 3"] {
        assert_eq!(refused(&position, contradiction), Some("MP-8.17"), "{contradiction}");
    }
    assert_eq!(offered(&position), Vec::<String>::new(), "seat 4 is the enemy, seat 2 was asked");
    // A partner, too, makes no second enemy and no peace with the first.
    let mut position = sky(4).finish().unwrap();
    play(&mut position, &["0 offer 2 against 3", "1 accept", "0 offer 4 against 3", "3 accept"]);
    assert_eq!(deals(&position), [deal(0, 1, Some(2)), deal(0, 3, Some(2))], "several partners, one enemy");
    play(&mut position, &["0 place air-strike-1", "0 strike 3 fighter", "0 done", "0 done"]);
    assert_eq!(refused(&position, "offer 3"), Some("MP-8.17"));
    assert_eq!(refused(&position, "offer 3 against 4"), Some("MP-8.17"));
    assert_eq!(refused(&position, "offer 1"), Some("MP-8.17"), "there is peace already");
    assert_eq!(refused(&position, "offer 4"), None);
    // A deal against a player with whom a party has made peace.
    let mut position = sky(4).finish().unwrap();
    play(&mut position, &["0 offer 3", "2 accept"]);
    assert_eq!(refused(&position, "offer 2 against 3"), Some("MP-8.17"));
    assert_eq!(refused(&position, "offer 3 against 2"), None, "peace can become a common enemy");
}

#[test]
fn offers_have_one_notation() {
    let position = game(4, &[]);
    for (text, action) in
        [("offer 2", Action::Offer(seat(1))), ("offer 2 against 3", Action::OfferJoint(seat(1), seat(2)))]
    {
        assert_eq!((position.read_action(text), position.notation(action).as_str()), (Some(action), text));
    }
    for text in ["offer", "offer 5", "offer 2 against", "offer 2 against 5", "offer 2  against 3", "offer 02"]
    {
        assert_eq!(position.read_action(text), None, "{text}");
    }
}

#[test]
fn mp_8_12_no_offer_after_a_raid() {
    let mut position = aircraft(aircraft(sky(3), 0, 2, 2), 2, 0, 0).finish().unwrap();
    play(&mut position, &["0 place air-strike-1"]);
    assert_eq!(refused(&position, "offer 2 against 3"), None);
    play(&mut position, &["0 raid factory-01"]);
    assert_eq!(position.stage(), Stage::Striking);
    assert_eq!(refused(&position, "offer 2 against 3"), Some("MP-8.12"));
}
