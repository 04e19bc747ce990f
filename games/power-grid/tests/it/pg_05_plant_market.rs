//! PG-5.17 to PG-5.20, PG-5.23, PG-5.24: the plant market and its deck.

use engine::{Game, Seat};
use power_grid::{Arrangement, Event, Plant, PowerGrid, Removal, Stage, Step3Card};

use crate::table::{cities, idle_to, legal, new_game, play, random_game, refused, rows, seat};

/// Three players before phase 2 of round 6 in Step 2, everybody rich, nobody with a city. The Step 3 card is the next
/// card after these plants, with `under` below it.
fn table(display: &[u8], deck: &[u8], under: &[u8]) -> Arrangement {
    let mut table = Arrangement::of(new_game("germany", 3)).time(2, 6);
    for rich in Seat::all(3) {
        table = table.money(rich, 200);
    }
    let left = u8::try_from(deck.len()).expect("few plants");
    table.display(display).deck(left, deck).under(under).stage(Stage::Nominating)
}

/// The same in Step 3: the card is gone.
fn step_3(display: &[u8], deck: &[u8]) -> Arrangement {
    table(display, deck, &[]).time(3, 9).card(Step3Card::Removed)
}

/// Seat 0 buys a plant at its number, the others leave the auction.
fn sale(position: &mut PowerGrid, plant: u8, deck: &[u8]) -> Vec<Event> {
    let (nominate, bid) = (format!("0 nominate {plant}"), format!("0 bid {plant}"));
    play(position, &[&nominate, &bid, "1 pass-bid", "2 pass-bid"], deck)
}

/// The plants on display, without the Step 3 card.
fn display(position: &PowerGrid) -> Vec<u8> {
    position.current_market().or(position.future_market()).iter().collect()
}

/// The plants that left the plant market and the game.
fn removed(events: &[Event]) -> Vec<(u8, Removal)> {
    let plant =
        |event: &Event| if let Event::Removed(plant, why) = event { Some((plant.0, *why)) } else { None };
    events.iter().filter_map(plant).collect()
}

const EIGHT: [u8; 8] = [19, 20, 22, 25, 26, 27, 31, 35];

#[test]
fn pg_5_17_the_display_ascends_four_lowest_above_four_highest_and_one_row_once_the_card_is_gone() {
    let mut seen = [false; 2];
    for number in 0..4 {
        random_game(new_game("germany", 4), number, |position, _| {
            let (current, future) = rows(position);
            let one_row = position.step3_card() == Step3Card::Removed;
            seen[usize::from(one_row)] = true;
            if one_row {
                assert!(current.len() <= 6 && future.is_empty());
            } else if position.step3_card() == Step3Card::InDeck
                && position.stage() != Stage::Scrapping
                && position.stage() != Stage::Dropping
            {
                assert_eq!((current.len(), future.len()), (4, 4));
                assert!([current, future].concat().is_sorted());
            }
        });
    }
    assert_eq!(seen, [true, true]);
    // A low card pushes the highest plant of the current market down.
    let mut position = table(&EIGHT, &[21], &[]).finish().unwrap();
    sale(&mut position, 25, &[21]);
    assert_eq!(rows(&position), (vec![19, 20, 21, 22], vec![26, 27, 31, 35]));
    // In Step 3 all six may be nominated.
    let position = step_3(&[20, 22, 25, 26, 27, 31], &[]).finish().unwrap();
    assert_eq!(legal(&position)[1..], [20, 22, 25, 26, 27, 31].map(|plant| format!("nominate {plant}")));
}

#[test]
fn pg_5_18_if_nobody_buys_the_lowest_plant_is_replaced_still_in_phase_2() {
    let mut position = table(&EIGHT, &[21, 30], &[]).finish().unwrap();
    let events = play(&mut position, &["0 pass", "1 pass", "2 pass"], &[30]);
    let lowest = Event::Removed(Plant(19), Removal::NoSale);
    assert_eq!(events[3..], [lowest, Event::Drawn(Plant(30)), Event::PhaseBegan(3)]);
    assert_eq!(rows(&position), (vec![20, 22, 25, 26], vec![27, 30, 31, 35]));
}

/// Seat 2, which has this many cities, is about to build in Step 2.
fn builder(size: usize, display: &[u8], deck: &[u8], under: &[u8]) -> PowerGrid {
    let start = new_game("germany", 3);
    let table = table(display, deck, under).cities(seat(2), &cities(&start, 0, size)).stage(Stage::Building);
    table.finish().expect("a position")
}

/// Seat 2 builds its next city.
fn build(position: &mut PowerGrid, deck: &[u8]) -> Vec<Event> {
    let start = new_game("germany", 3);
    let next = cities(&start, usize::from(position.size(seat(2))), 1)[0];
    play(position, &[&format!("2 build {next}")], deck)
}

#[test]
fn pg_5_19_a_plant_not_above_every_size_is_replaced_at_once_in_every_phase_and_step() {
    use Removal::TooSmall;
    let high = [14, 15, 16, 17, 18, 19, 20, 21];
    // Phase 4: at size 13 plant 14 is large enough, at size 14 it is not.
    let mut position = builder(12, &high, &[30], &[]);
    assert_eq!(removed(&build(&mut position, &[])), []);
    assert_eq!(removed(&build(&mut position, &[30])), [(14, TooSmall)]);
    assert_eq!(display(&position), [15, 16, 17, 18, 19, 20, 21, 30]);
    assert_eq!(refused(&position, "done"), None);
    // New cards that are too small are replaced too, repeatedly.
    let mut position = builder(13, &high, &[11, 12, 30], &[]);
    let events = build(&mut position, &[12, 11, 30]);
    assert_eq!(removed(&events), [(14, TooSmall), (12, TooSmall), (11, TooSmall)]);
    // Phase 2, after a sale and after PG-5.18.
    let mut position = Arrangement::of(builder(13, &high, &[11, 12, 13, 30], &[]))
        .stage(Stage::Nominating)
        .finish()
        .unwrap();
    assert_eq!(removed(&sale(&mut position, 15, &[13, 30])), [(13, TooSmall)]);
    let mut position = Arrangement::of(builder(13, &high, &[11, 12, 13, 30], &[]))
        .stage(Stage::Nominating)
        .finish()
        .unwrap();
    let events = play(&mut position, &["0 pass", "1 pass", "2 pass"], &[12, 30]);
    assert_eq!(removed(&events), [(14, Removal::NoSale), (12, TooSmall)]);
    // Phase 5, when the plant market is updated.
    let mut position =
        Arrangement::of(builder(13, &high, &[11, 12, 13, 30], &[])).stage(Stage::Power).finish().unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[11, 30]);
    assert_eq!(removed(&events), [(11, TooSmall)]);
    // Step 3: the largest network of any player counts; plants of players are not affected.
    let mut position = Arrangement::of(builder(13, &high, &[], &[]))
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[14, 15, 16, 17, 18, 19])
        .deck(2, &[12, 30])
        .plants(seat(0), &[4, 13])
        .plants(seat(2), &[3])
        .finish()
        .unwrap();
    assert_eq!(removed(&build(&mut position, &[12, 30])), [(14, TooSmall), (12, TooSmall)]);
    assert_eq!((position.plants_of(seat(0)).len(), position.plants_of(seat(2)).len()), (2, 1));
}

#[test]
fn pg_x_10_the_sixth_city_removes_plant_06() {
    let start = new_game("germany", 3);
    let mut position = Arrangement::of(start)
        .time(1, 4)
        .plants(seat(0), &[3])
        .plants(seat(1), &[4])
        .plants(seat(2), &[5])
        .display(&[6, 7, 8, 9, 10, 11, 12, 14])
        .deck(1, &[20])
        .money(seat(2), 200)
        .cities(seat(2), &cities(&start, 0, 5))
        .stage(Stage::Building)
        .finish()
        .unwrap();
    let mut unlucky = Arrangement::of(position).display(&[7, 8, 9, 10, 11, 12, 14, 15]).finish().unwrap();
    assert_eq!(removed(&build(&mut position, &[20])), [(6, Removal::TooSmall)]);
    assert_eq!(rows(&position), (vec![7, 8, 9, 10], vec![11, 12, 14, 20]));
    assert_eq!([0, 1, 2].map(|index| position.plants_of(seat(index)).first()), [Some(3), Some(4), Some(5)]);
    // The seventh city removes 07; a card that is itself too small is discarded, and another one drawn.
    build(&mut unlucky, &[]);
    let mut unlucky = Arrangement::of(unlucky).deck(2, &[6, 20]).finish().unwrap();
    let events = build(&mut unlucky, &[6, 20]);
    assert_eq!(removed(&events), [(7, Removal::TooSmall), (6, Removal::TooSmall)]);
    assert_eq!(rows(&unlucky), (vec![8, 9, 10, 11], vec![12, 14, 15, 20]));
}

#[test]
fn pg_5_20_the_step_3_card_drawn_in_phase_2_lies_last_until_the_phase_is_over() {
    let mut position = table(&EIGHT, &[], &[30, 40]).finish().unwrap();
    let events = sale(&mut position, 22, &[]);
    assert_eq!(events.last(), Some(&Event::Step3Drawn));
    assert_eq!(rows(&position), (vec![19, 20, 25, 26], vec![27, 31, 35, 0]));
    assert_eq!(position.step(), 2);
    play(&mut position, &["1 pass", "2 pass"], &[]);
    assert_eq!(rows(&position), (vec![20, 25, 26, 27, 31, 35], vec![]));
    assert_eq!((position.stage(), position.step()), (Stage::Fuel, 3));
}

#[test]
fn pg_5_23_a_replacement_is_a_plant_or_the_step_3_card_or_nothing() {
    // A plant is sorted in, and thrown out again if it is too small (PG-5.19).
    let mut position =
        Arrangement::of(builder(12, &EIGHT, &[11, 23], &[])).stage(Stage::Nominating).finish().unwrap();
    let events = sale(&mut position, 20, &[11, 23]);
    assert_eq!(
        events[events.len() - 3..],
        [Event::Drawn(Plant(11)), Event::Removed(Plant(11), Removal::TooSmall), Event::Drawn(Plant(23))]
    );
    assert_eq!(rows(&position), (vec![19, 22, 23, 25], vec![26, 27, 31, 35]));
    // The Step 3 card counts as the replacement: seven plants, and no card of the new deck is drawn for it.
    let mut position = table(&EIGHT, &[], &[30, 40]).finish().unwrap();
    sale(&mut position, 20, &[]);
    assert_eq!((display(&position).len(), position.cards_in_deck()), (7, 2));
    // In phase 4 likewise, and the lowest plant goes with the card.
    let mut position = builder(18, &EIGHT, &[], &[30, 40]);
    build(&mut position, &[]);
    assert_eq!((rows(&position).0, position.cards_in_deck()), (vec![22, 25, 26, 27, 31, 35], 2));
    // In phase 5 likewise.
    let mut position = Arrangement::of(table(&EIGHT, &[], &[30, 40]).finish().unwrap())
        .stage(Stage::Power)
        .finish()
        .unwrap();
    idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!((rows(&position).0, position.cards_in_deck()), (vec![20, 22, 25, 26, 27, 31], 3));
    // An empty deck gives no replacement.
    let mut position = step_3(&[20, 22, 25, 26, 27, 31], &[]).finish().unwrap();
    sale(&mut position, 25, &[]);
    assert_eq!(display(&position), [20, 22, 26, 27, 31]);
}

#[test]
fn pg_5_24_beside_the_step_3_card_the_current_market_is_the_four_lowest_plants() {
    let beside_card =
        |display: &[u8], deck: &[u8]| table(display, deck, &[]).card(Step3Card::OnDisplay).finish().unwrap();
    let mut position = beside_card(&[19, 20, 25, 26, 27, 31, 35], &[18, 40]);
    assert_eq!(rows(&position), (vec![19, 20, 25, 26], vec![27, 31, 35, 0]));
    assert_eq!(refused(&position, "nominate 27"), Some("PG-5.4"));
    // Higher and lower cards are sorted in before it.
    sale(&mut position, 19, &[40]);
    assert_eq!(rows(&position), (vec![20, 25, 26, 27], vec![31, 35, 40, 0]));
    play(&mut position, &["1 nominate 26", "1 bid 26", "2 pass-bid"], &[18]);
    assert_eq!(rows(&position), (vec![18, 20, 25, 27], vec![31, 35, 40, 0]));
    // With four plants or fewer the card stays where it is, and cannot be nominated.
    for few in [&[19, 20, 25, 26][..], &[19, 20], &[19]] {
        let position = beside_card(few, &[]);
        assert_eq!(rows(&position), (few.to_vec(), vec![0]));
        assert_eq!(legal(&position).len(), few.len() + 1);
    }
    assert!(beside_card(&[19], &[]).read_action("nominate 0").is_none());
}

#[test]
fn pg_d_17_a_single_sale_keeps_the_lowest_plant_and_step_3_makes_no_difference() {
    let mut position = table(&EIGHT, &[30], &[]).finish().unwrap();
    sale(&mut position, 25, &[30]);
    assert_eq!(removed(&play(&mut position, &["1 pass", "2 pass"], &[])), []);
    assert_eq!(display(&position)[0], 19);
    let six = [20, 22, 25, 26, 27, 31];
    let everybody_passes = ["0 pass", "1 pass", "2 pass"];
    let mut position = step_3(&six, &[40]).finish().unwrap();
    assert_eq!(removed(&play(&mut position, &everybody_passes, &[40])), [(20, Removal::NoSale)]);
    assert_eq!(display(&position), [22, 25, 26, 27, 31, 40]);
    let mut position = step_3(&six, &[]).finish().unwrap();
    assert_eq!(removed(&play(&mut position, &everybody_passes, &[])), [(20, Removal::NoSale)]);
    assert_eq!(display(&position), [22, 25, 26, 27, 31]);
}

#[test]
fn pg_d_18_the_card_drawn_because_nobody_bought_counts_as_drawn_in_phase_2() {
    let mut position = table(&EIGHT, &[], &[30, 40]).finish().unwrap();
    let events = play(&mut position, &["0 pass", "1 pass", "2 pass"], &[]);
    assert_eq!(removed(&events), [(19, Removal::NoSale), (20, Removal::Step3)]);
    assert_eq!(rows(&position), (vec![22, 25, 26, 27, 31, 35], vec![]));
    assert_eq!((position.stage(), position.step()), (Stage::Fuel, 3));
}

#[test]
fn pg_d_19_with_the_step_3_card_goes_the_lowest_plant_that_is_left() {
    use Removal::{Step2, Step3, TooSmall};
    // Phase 2: the lowest plant was sold; the next lowest goes as well, at the end of the phase.
    let mut position = table(&EIGHT, &[], &[]).finish().unwrap();
    sale(&mut position, 19, &[]);
    assert_eq!(removed(&play(&mut position, &["1 pass", "2 pass"], &[])), [(20, Step3)]);
    // Phase 2: it is the lowest of that moment, a card drawn meanwhile included.
    let mut position = table(&EIGHT, &[], &[18, 40]).finish().unwrap();
    sale(&mut position, 25, &[]);
    play(&mut position, &["1 nominate 22", "1 bid 22", "2 pass-bid"], &[18]);
    assert_eq!(removed(&play(&mut position, &["2 pass"], &[])), [(18, Step3)]);
    // Phase 4: the too-small plant is gone already.
    let mut position = builder(18, &EIGHT, &[], &[]);
    assert_eq!(removed(&build(&mut position, &[])), [(19, TooSmall), (20, Step3)]);
    // Start of Step 2: so is the plant removed for it.
    let mut position = Arrangement::of(builder(7, &EIGHT, &[], &[])).time(1, 4).finish().unwrap();
    let events = idle_to(&mut position, Stage::Power, &[]);
    assert_eq!(removed(&events), [(19, Step2), (20, Step3)]);
    // Phase 5: the highest plant was moved under the deck; the lowest on display goes.
    let mut position =
        Arrangement::of(table(&EIGHT, &[], &[]).finish().unwrap()).stage(Stage::Power).finish().unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(removed(&events), [(19, Step3)]);
    assert!(events.contains(&Event::PutUnder(Plant(35))));
}

#[test]
fn pg_d_20_no_plant_on_display_stays_below_the_largest_size_and_the_step_3_card_is_skipped() {
    for players in 2..=6 {
        random_game(new_game("usa", players), 20, |position, _| {
            let largest = Seat::all(players).map(|seat| position.size(seat)).max();
            assert!(display(position).iter().all(|&plant| Some(plant) > largest));
        });
    }
    // Size 12, the card on display: a card that is too small is replaced, the Step 3 card stays last.
    let mut position =
        Arrangement::of(builder(12, &EIGHT, &[], &[11, 12, 40])).stage(Stage::Nominating).finish().unwrap();
    sale(&mut position, 20, &[]);
    assert_eq!(rows(&position), (vec![19, 22, 25, 26], vec![27, 31, 35, 0]));
    let events = play(&mut position, &["1 nominate 19", "1 bid 19", "2 pass-bid"], &[12, 40]);
    assert_eq!(removed(&events), [(12, Removal::TooSmall)]);
    assert_eq!(rows(&position), (vec![22, 25, 26, 27], vec![31, 35, 40, 0]));
}

#[test]
fn pg_d_21_with_an_empty_deck_the_market_shrinks_and_an_empty_market_ends_phase_2() {
    // Becoming empty during phase 2: seat 0 buys the last plant, seats 1 and 2 are not asked.
    let mut position = step_3(&[33], &[]).finish().unwrap();
    let events = sale(&mut position, 33, &[]);
    assert_eq!(events[events.len() - 2..], [Event::Sold(seat(0), Plant(33), 33), Event::PhaseBegan(3)]);
    assert_eq!(position.to_act(), Some(seat(2)));
    // Empty from the start: nobody is asked; PG-5.18 and PG-8.14 find nothing to remove.
    idle_to(&mut position, Stage::Power, &[]);
    let events = idle_to(&mut position, Stage::Fuel, &[]);
    let ending = [Event::Ordered, Event::PhaseBegan(2), Event::PhaseBegan(3)];
    assert_eq!(events[events.len() - 3..], ending);
    assert_eq!(removed(&events), []);
    // A too-small plant is not replaced.
    let mut position = Arrangement::of(builder(18, &EIGHT, &[], &[]))
        .time(3, 9)
        .card(Step3Card::Removed)
        .display(&[19, 22])
        .finish()
        .unwrap();
    build(&mut position, &[]);
    assert_eq!(display(&position), [22]);
    // The card came in this phase 2 and the deck under it was empty: no replacement, then nothing to remove.
    let mut position = table(&[33], &[], &[]).card(Step3Card::OnDisplay).finish().unwrap();
    let events = sale(&mut position, 33, &[]);
    assert_eq!((removed(&events), position.stage(), position.step()), (vec![], Stage::Fuel, 3));
    // Before the card has come the deck is never empty.
    for number in 0..4 {
        random_game(new_game("germany", 3), number, |position, _| {
            assert!(position.cards_in_deck() > 0 || position.step3_card() != Step3Card::InDeck);
        });
    }
}
