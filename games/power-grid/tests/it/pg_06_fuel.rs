//! PG-6: phase 3, buying resources.

use engine::{Game, Seat};
use power_grid::{Action, Arrangement, Burns, Event, Fuel, PowerGrid, Stage, plants};

use crate::brute_force::{can_store, for_all_holdings};
use crate::table::{idle_to, legal, new_game, owner_of, play, random_game, refused, seat, seats, tables};

/// Phase 3 of a three-player game; in order 1, 0, 2 the seats own a plant for coal, for oil and for garbage.
fn three_buyers() -> Arrangement {
    Arrangement::of(new_game("germany", 3))
        .time(1, 2)
        .plants(seat(0), &[4])
        .plants(seat(1), &[3])
        .plants(seat(2), &[6])
        .display(&[5, 7, 8, 9, 10, 11, 12, 14])
        .order(&seats([1, 0, 2]))
        .stage(Stage::Fuel)
}

/// The acting player buys one kind as long as it is allowed; returns the prices.
fn buy_all(position: &mut PowerGrid, fuel: Fuel) -> Vec<u8> {
    let mut events = Vec::new();
    while position.check(Action::Buy(fuel)).is_ok() {
        position.play(Action::Buy(fuel), &mut engine::Playout::new(0), &mut events);
        position.invariants().expect("a position");
    }
    prices(&events)
}

/// The prices of the tokens that were bought.
fn prices(events: &[Event]) -> Vec<u8> {
    let price = |event: &Event| if let Event::Bought(_, _, price) = event { Some(*price) } else { None };
    events.iter().filter_map(price).collect()
}

#[test]
fn pg_6_1_one_turn_each_in_reverse_order_for_any_number_of_tokens() {
    let mut position = three_buyers().stage(Stage::Nominating).finish().unwrap();
    idle_to(&mut position, Stage::Fuel, &[]);
    play(&mut position, &["2 done"], &[]);
    play(&mut position, &["0 buy coal", "0 buy coal", "0 buy coal", "0 buy coal", "0 done"], &[]);
    assert_eq!(legal(&position), ["buy oil", "done"], "only what the plants can store");
    play(&mut position, &["1 buy oil", "1 done"], &[]);
    assert_eq!(position.stage(), Stage::Building);
    assert_eq!(
        Seat::all(3).map(|seat| position.tokens(seat)).collect::<Vec<_>>(),
        [[4, 0, 0, 0], [0, 1, 0, 0], [0; 4]]
    );
}

#[test]
fn pg_6_2_a_plant_stores_twice_its_amount_of_what_it_burns() {
    let tables = tables();
    for plant in plants(tables.all_plants) {
        let shop = owner_of(&[plant.0], Stage::Fuel).money(seat(0), 999).market([24, 24, 24, 12]);
        let shop = shop.finish().unwrap();
        let stored = Fuel::ALL.map(|fuel| buy_all(&mut shop.clone(), fuel).len());
        let card = tables.card(plant);
        let twice = 2 * usize::from(card.amount);
        match card.burns {
            Burns::Only(fuel) => {
                assert_eq!(stored, Fuel::ALL.map(|kind| if kind == fuel { twice } else { 0 }))
            }
            Burns::Nothing => assert_eq!(stored, [0; 4]),
            Burns::CoalOrOil => {
                assert_eq!(stored, [twice, twice, 0, 0]);
                let mut mixed = shop;
                play(&mut mixed, &["0 buy coal"], &[]);
                assert_eq!(buy_all(&mut mixed, Fuel::Oil).len(), twice - 1, "any mix, up to the total");
            }
        }
    }
}

#[test]
fn pg_6_3_a_token_may_be_bought_exactly_when_some_arrangement_stores_it() {
    let mut seen = [0; 2];
    for_all_holdings(|plants, tokens| {
        let shop = owner_of(plants, Stage::Fuel).money(seat(0), 999).tokens(seat(0), tokens);
        let arranged = shop.finish();
        assert_eq!(arranged.is_ok(), can_store(plants, tokens), "{plants:?} with {tokens:?}");
        let Ok(position) = arranged else { return };
        for fuel in Fuel::ALL.into_iter().filter(|&fuel| position.price(fuel).is_some()) {
            let mut more = tokens;
            more[fuel.index()] += 1;
            let expected = if can_store(plants, more) { Ok(()) } else { Err("PG-6.3") };
            let found = position.check(Action::Buy(fuel)).map_err(|refusal| refusal.rule);
            assert_eq!(found, expected, "{plants:?} with {tokens:?} buys {fuel:?}");
            seen[usize::from(found.is_ok())] += 1;
        }
    });
    assert!(seen[0] > 1000 && seen[1] > 1000, "both answers are tried: {seen:?}");
}

#[test]
fn pg_6_4_the_price_is_the_space_and_the_cheapest_is_taken_first() {
    let mut position = owner_of(&[3, 4, 11], Stage::Fuel).finish().unwrap();
    let market = position.market();
    let moves = ["0 buy coal", "0 buy coal", "0 buy coal", "0 buy coal", "0 buy oil", "0 buy uranium"];
    assert_eq!(prices(&play(&mut position, &moves, &[])), [1, 1, 1, 2, 3, 14]);
    assert_eq!(position.money(seat(0)), 50 - 22);
    assert_eq!(position.market(), [market[0] - 4, market[1] - 1, market[2], market[3] - 1]);
    assert_eq!(position.money(seat(1)), 50, "the money goes to the bank");
}

#[test]
fn pg_6_5_tokens_are_not_sold_from_the_supply() {
    let mut position = three_buyers().plants(seat(2), &[15]).market([1, 18, 6, 2]).finish().unwrap();
    play(&mut position, &["2 buy coal"], &[]);
    assert_eq!(position.supply()[0], 23);
    assert_eq!(refused(&position, "buy coal"), Some("PG-6.5"));
    play(&mut position, &["2 done"], &[]);
    assert_eq!(refused(&position, "buy coal"), Some("PG-6.5"), "nor to the next player");
    assert_eq!(legal(&position), ["done"]);
}

#[test]
fn pg_6_6_tokens_are_rearranged_freely() {
    // The first coal may lie on the hybrid plant; it makes room for the oil that only the hybrid can take.
    for moves in [
        ["coal", "coal", "coal", "coal", "oil", "oil", "oil", "oil"],
        ["oil", "oil", "coal", "oil", "coal", "oil", "coal", "coal"],
    ] {
        let mut position = owner_of(&[4, 5], Stage::Fuel).finish().unwrap();
        for kind in moves {
            play(&mut position, &[&format!("0 buy {kind}")], &[]);
        }
        assert_eq!(position.tokens(seat(0)), [4, 4, 0, 0]);
        assert_eq!(legal(&position), ["done"]);
    }
}

#[test]
fn pg_6_6_tokens_are_never_given_up_voluntarily() {
    for stage in [Stage::Nominating, Stage::Fuel, Stage::Building, Stage::Power] {
        let position = owner_of(&[4, 5], stage).tokens(seat(0), [4, 4, 0, 0]).finish().unwrap();
        assert_eq!(refused(&position, "drop coal"), Some("PG-3.1"), "{stage:?}");
        assert_eq!(refused(&position, "drop oil"), Some("PG-3.1"), "{stage:?}");
    }
    let position = owner_of(&[4], Stage::Fuel).finish().unwrap();
    for other in ["sell coal", "give coal", "buy", "buy coal coal"] {
        assert_eq!(position.read_action(other), None);
    }
}

#[test]
fn pg_6_7_there_is_no_credit() {
    let shop = |money| owner_of(&[3], Stage::Fuel).money(seat(0), money).finish().unwrap();
    assert_eq!(refused(&shop(2), "buy oil"), Some("PG-6.7"));
    assert_eq!(legal(&shop(2)), ["done"]);
    let mut position = shop(3);
    play(&mut position, &["0 buy oil"], &[]);
    assert_eq!(position.money(seat(0)), 0);
    assert_eq!(refused(&position, "buy oil"), Some("PG-6.7"));
}

#[test]
fn pg_6_8_the_price_follows_from_the_number_of_tokens() {
    const URANIUM: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16];
    for count in 1..=24u8 {
        let position = owner_of(&[13], Stage::Fuel).market([count, count, count, count.min(12)]);
        let position = position.finish().unwrap();
        for fuel in [Fuel::Coal, Fuel::Oil, Fuel::Garbage] {
            assert_eq!(position.price(fuel), Some(8 - (count - 1) / 3));
        }
        assert_eq!(position.price(Fuel::Uranium), Some(URANIUM[usize::from(12 - count.min(12))]));
    }
    let empty = owner_of(&[13], Stage::Fuel).market([0; 4]).finish().unwrap();
    assert_eq!(Fuel::ALL.map(|fuel| empty.price(fuel)), [None; 4]);
}

/// A board on which every token is placed and taken one by one.
struct Board([Vec<(u8, u8)>; 4]);

impl Board {
    /// The opening fill of PG-2.5: price and number of tokens of every space.
    fn opening() -> Self {
        let spaces = |first: u8| (1..=8).map(|price| (price, if price < first { 0 } else { 3 })).collect();
        let uranium = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16].map(|price| (price, u8::from(price >= 14)));
        Self([spaces(1), spaces(3), spaces(7), uranium.to_vec()])
    }

    /// Takes a token from the cheapest space that has one.
    fn take(&mut self, fuel: Fuel) -> u8 {
        let space = self.0[fuel.index()].iter_mut().find(|(_, tokens)| *tokens > 0).expect("a token");
        space.1 -= 1;
        space.0
    }

    /// Puts a token on the most expensive space with room.
    fn put(&mut self, fuel: Fuel) {
        let room = if fuel == Fuel::Uranium { 1 } else { 3 };
        let mut spaces = self.0[fuel.index()].iter_mut().rev();
        spaces.find(|(_, tokens)| *tokens < room).expect("room").1 += 1;
    }

    fn cheapest(&self, fuel: Fuel) -> Option<u8> {
        self.0[fuel.index()].iter().find(|(_, tokens)| *tokens > 0).map(|(price, _)| *price)
    }
}

/// Also PG-8.10: compared with a board on which every token is moved one by one.
#[test]
fn pg_6_8_the_tokens_are_always_on_the_most_expensive_spaces() {
    let mut moved = 0;
    for number in 0..20 {
        let mut board = Board::opening();
        random_game(new_game("usa", 2 + u8::try_from(number % 5).unwrap()), number, |position, events| {
            for event in events {
                match event {
                    Event::Bought(_, fuel, price) => {
                        assert_eq!(board.take(*fuel), *price);
                        moved += 1;
                    }
                    Event::Refilled(added) => {
                        for fuel in Fuel::ALL {
                            (0..added[fuel.index()]).for_each(|_| board.put(fuel));
                        }
                    }
                    _ => {}
                }
            }
            for fuel in Fuel::ALL {
                assert_eq!(position.price(fuel), board.cheapest(fuel));
            }
        });
    }
    assert!(moved > 1000, "{moved} tokens bought");
}

#[test]
fn pg_d_8_only_the_cheapest_token_is_offered() {
    let mut position = owner_of(&[4], Stage::Fuel).market([4, 18, 6, 2]).finish().unwrap();
    assert_eq!(legal(&position), ["buy coal", "done"]);
    assert_eq!(position.read_action("buy coal 8"), None, "nobody names a space");
    assert_eq!(buy_all(&mut position, Fuel::Coal), [7, 8, 8, 8]);
}
