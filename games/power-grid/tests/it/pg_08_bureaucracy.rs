//! PG-8: phase 5, bureaucracy.

use engine::{Files, Game, Playout, Seat};
use parts::Set;
use power_grid::{Action, Arrangement, Burns, Event, Fuel, Plant, PowerGrid, Removal, Stage, Step3Card};

use crate::brute_force::{can_burn, can_run, for_all_holdings, subsets};
use crate::table::{
    cities, drawable, game, idle_to, legal, new_game, owner_of, play, random_game, random_start, refused,
    rows, seat, seats,
};

/// Phase 5 of a game in which everybody owns an ecological plant, nobody has a city, and the market is empty.
fn income(map: &str, players: u8, step: u8) -> Arrangement {
    let mut position = Arrangement::of(new_game(map, players)).time(step, 3).market([0; 4]);
    for (seat, plant) in Seat::all(players).zip([18, 22, 27, 33, 37, 44]) {
        position = position.plants(seat, &[plant]);
    }
    position = match step {
        3 => position.card(Step3Card::Removed).display(&[7, 8, 9, 10, 11, 12]),
        _ => position.display(&[7, 8, 9, 10, 11, 12, 14, 15]),
    };
    position.deck(3, &[28, 29, 30]).stage(Stage::Power)
}

/// The tokens added by the refill.
fn refilled(events: &[Event]) -> [u8; 4] {
    let mut refills = events
        .iter()
        .filter_map(|event| if let Event::Refilled(added) = event { Some(*added) } else { None });
    let added = refills.next().expect("a refill");
    assert_eq!(refills.next(), None, "one refill per round");
    added
}

/// The cities supplied and the income, in the order of payment.
fn paid(events: &[Event]) -> Vec<(Seat, u8, u16)> {
    let paid = |event: &Event| match event {
        Event::Paid(seat, supplied, income) => Some((*seat, *supplied, *income)),
        _ => None,
    };
    events.iter().filter_map(paid).collect()
}

#[test]
fn pg_8_1_in_order_each_player_runs_own_plants() {
    let mut position = Arrangement::of(new_game("germany", 3))
        .time(1, 2)
        .plants(seat(0), &[4, 13])
        .plants(seat(1), &[18])
        .plants(seat(2), &[22])
        .tokens(seat(0), [4, 0, 0, 0])
        .display(&[5, 6, 7, 8, 9, 10, 11, 12])
        .order(&seats([2, 0, 1]))
        .stage(Stage::Building)
        .finish()
        .unwrap();
    idle_to(&mut position, Stage::Power, &[]);
    assert_eq!(refused(&position, "run 4 coal coal"), Some("PG-8.1"), "the plant of another player");
    play(&mut position, &["2 run 22", "2 done"], &[]);
    assert_eq!(legal(&position), ["run 4 coal coal", "run 13", "done"]);
    play(&mut position, &["0 run 13", "0 run 4 coal coal"], &[]);
    assert_eq!(refused(&position, "run 13"), Some("PG-8.1"), "once per round");
    assert_eq!(refused(&position, "run 4 coal coal"), Some("PG-8.1"), "once per round");
    play(&mut position, &["0 done"], &[]);
    assert_eq!(position.to_act(), Some(seat(1)));
}

#[test]
fn pg_8_1_exactly_the_fuel_amount() {
    let mut position = owner_of(&[8, 29], Stage::Power).tokens(seat(0), [6, 2, 0, 0]).finish().unwrap();
    for wrong in ["run 8", "run 8 coal", "run 8 coal coal", "run 8 coal coal coal coal", "run 8 oil oil oil"]
    {
        assert_eq!(position.read_action(wrong), None, "{wrong}");
    }
    play(&mut position, &["0 run 8 coal coal coal"], &[]);
    assert_eq!(position.tokens(seat(0)), [3, 2, 0, 0]);
    let few = owner_of(&[8], Stage::Power).tokens(seat(0), [2, 0, 0, 0]).finish().unwrap();
    assert_eq!(refused(&few, "run 8 coal coal coal"), Some("PG-8.17"));
    assert_eq!(legal(&few), ["done"]);
}

#[test]
fn pg_8_2_a_hybrid_plant_burns_any_mix() {
    let position = owner_of(&[46], Stage::Power).tokens(seat(0), [3, 3, 0, 0]).finish().unwrap();
    let mixes = ["oil oil oil", "coal oil oil", "coal coal oil", "coal coal coal"];
    assert_eq!(legal(&position)[..4], mixes.map(|mix| format!("run 46 {mix}")));
    for (mix, left) in mixes.into_iter().zip([[3, 0], [2, 1], [1, 2], [0, 3]]) {
        let mut position = position;
        play(&mut position, &[&format!("0 run 46 {mix}")], &[]);
        assert_eq!(position.tokens(seat(0))[..2], left);
    }
    let position = owner_of(&[46], Stage::Power).tokens(seat(0), [1, 3, 0, 0]).finish().unwrap();
    assert_eq!(refused(&position, "run 46 coal coal oil"), Some("PG-8.2"), "there is one coal");
    assert_eq!(refused(&position, "run 46 coal oil oil"), None);
}

#[test]
fn pg_8_3_supplied_cities_are_at_most_the_size() {
    let plan = new_game("germany", 2);
    for (size, supplied) in [(3, 3), (5, 5), (6, 6), (9, 6)] {
        let position = owner_of(&[37, 22], Stage::Power).cities(seat(0), &cities(&plan, 0, size));
        let events = play(&mut position.finish().unwrap(), &["0 run 22", "0 run 37", "0 done"], &[]);
        assert_eq!(paid(&events)[0].1, supplied, "two plants for 6, {size} cities");
    }
}

#[test]
fn pg_8_4_fewer_plants_or_surplus_power_is_the_owners_choice() {
    let plan = new_game("germany", 2);
    let start = owner_of(&[4, 22], Stage::Power).tokens(seat(0), [4, 0, 0, 0]);
    let two_cities = start.cities(seat(0), &cities(&plan, 0, 2)).finish().unwrap();
    for (moves, supplied) in [
        (&["0 done"][..], 0),
        (&["0 run 4 coal coal", "0 done"], 1),
        (&["0 run 22", "0 run 4 coal coal", "0 done"], 2),
    ] {
        assert_eq!(paid(&play(&mut two_cities.clone(), moves, &[]))[0].1, supplied, "{moves:?}");
    }
    let mut no_city = start.finish().unwrap();
    let events = play(&mut no_city, &["0 run 4 coal coal", "0 done"], &[]);
    assert_eq!(paid(&events), [(seat(0), 0, 10)]);
    assert_eq!(no_city.tokens(seat(0)), [2, 0, 0, 0], "the fuel is burned");
}

#[test]
fn pg_8_5_income_by_supplied_cities() {
    const INCOME: [u16; 21] =
        [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150];
    let plan = new_game("germany", 2);
    for (size, income) in INCOME.into_iter().enumerate() {
        let position = owner_of(&[36, 38, 46], Stage::Power).tokens(seat(0), [3, 3, 3, 0]).money(seat(0), 7);
        let mut position = position.cities(seat(0), &cities(&plan, 0, size)).finish().unwrap();
        let moves =
            ["0 run 36 coal coal coal", "0 run 38 garbage garbage garbage", "0 run 46 oil oil oil", "0 done"];
        let events = play(&mut position, &moves, &[]);
        assert_eq!(paid(&events), [(seat(0), u8::try_from(size).unwrap(), income)]);
        assert_eq!(position.money(seat(0)), 7 + income);
    }
}

#[test]
fn pg_8_6_ten_for_a_player_who_supplies_nothing() {
    let mut position =
        owner_of(&[4, 8], Stage::Power).cities(seat(0), &["kiel", "hamburg"]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(paid(&events), [(seat(0), 0, 10), (seat(1), 0, 10)], "no fuel, and no city");
}

/// The supply has only the tokens burned now.
#[test]
fn pg_8_7_burned_tokens_are_in_the_supply_before_the_refill() {
    let position = owner_of(&[8, 10], Stage::Power).market([15, 18, 6, 2]).tokens(seat(0), [9, 0, 0, 0]);
    let mut position = position.finish().unwrap();
    assert_eq!(position.supply()[0], 0);
    play(&mut position, &["0 run 10 coal coal"], &[]);
    assert_eq!((position.supply()[0], position.market()[0]), (2, 15));
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(refilled(&events)[0], 2);
    assert_eq!((position.supply()[0], position.market()[0], position.tokens(seat(0))[0]), (0, 17, 7));
}

/// Imagined positions do not depend on the money of the others, and only money is imagined.
#[test]
fn pg_8_8_money_is_secret_and_nothing_else() {
    let table = |rival: u16| {
        let position = income("germany", 3, 1).cities(seat(1), &["kiel"]).money(seat(0), 77);
        position.money(seat(1), rival).money(seat(2), 2 * rival).finish().unwrap()
    };
    let imagine = |mut position: PowerGrid, number| {
        position.imagine(seat(0), &mut Playout::new(number));
        position
    };
    let mut guesses = Vec::new();
    for number in 0..20 {
        let imagined = imagine(table(40), number);
        assert_eq!(imagined, imagine(table(90), number), "the guess knows the money");
        assert_eq!(imagined.money(seat(0)), 77);
        guesses.push(imagined.money(seat(1)));
        let shown = Arrangement::of(imagined).money(seat(1), 40).money(seat(2), 80).finish().unwrap();
        assert_eq!(shown, table(40), "plants, tokens and cities are public");
    }
    guesses.sort_unstable();
    guesses.dedup();
    assert!(guesses.len() > 3, "{guesses:?}");
}

/// The table of the rules: coal, oil, garbage, uranium in Steps 1, 2, 3 for 2 to 6 players.
const REFILL: [[[u8; 3]; 4]; 5] = [
    [[3, 4, 3], [2, 2, 4], [1, 2, 3], [1, 1, 1]],
    [[4, 5, 3], [2, 3, 4], [1, 2, 3], [1, 1, 1]],
    [[5, 6, 4], [3, 4, 5], [2, 3, 4], [1, 2, 2]],
    [[5, 7, 5], [4, 5, 6], [3, 3, 5], [2, 3, 2]],
    [[7, 9, 6], [5, 6, 7], [3, 5, 6], [2, 3, 3]],
];

#[test]
fn pg_8_9_the_refill_by_players_and_step_on_both_maps() {
    for map in ["germany", "usa"] {
        for (players, rows) in (2..=6).zip(REFILL) {
            for step in 1..=3u8 {
                let mut position = income(map, players, step).finish().unwrap();
                let supply = position.supply();
                let added = refilled(&idle_to(&mut position, Stage::Nominating, &[28]));
                assert_eq!(
                    added,
                    rows.map(|row| row[usize::from(step) - 1]),
                    "{map}, {players} players, Step {step}"
                );
                assert_eq!(position.market(), added);
                assert_eq!([0, 1, 2, 3].map(|kind| supply[kind] - added[kind]), position.supply());
            }
        }
    }
}

#[test]
fn pg_8_10_the_most_expensive_space_with_room_is_filled_first() {
    let shop = income("germany", 4, 1).plants(seat(3), &[20, 30, 34]).market([2, 0, 1, 0]);
    let mut position = shop.money(seat(3), 500).finish().unwrap();
    idle_to(&mut position, Stage::Fuel, &[28, 29]);
    assert_eq!(position.market(), [7, 3, 3, 1]);
    let mut position = Arrangement::of(position).actor(seat(3)).finish().unwrap();
    let mut prices = Vec::new();
    for kind in ["coal", "coal", "coal", "coal", "coal", "coal", "garbage", "garbage", "garbage", "uranium"] {
        let events = play(&mut position, &[&format!("3 buy {kind}")], &[]);
        let Event::Bought(_, _, price) = events[0] else { panic!("{events:?}") };
        prices.push(price);
    }
    assert_eq!(prices, [6, 7, 7, 7, 8, 8, 8, 8, 8, 16], "2 and 5 coal: three on 8, three on 7, one on 6");
}

#[test]
fn pg_8_11_no_more_than_the_supply_has() {
    // Four players in Step 1 get 5, 3, 2, 1; the supply has 4, 3, 1, 0.
    let mut position = income("usa", 4, 1).market([20, 21, 23, 12]).finish().unwrap();
    assert_eq!(position.supply(), [4, 3, 1, 0]);
    assert_eq!(refilled(&idle_to(&mut position, Stage::Nominating, &[28])), [4, 3, 1, 0]);
    assert_eq!((position.market(), position.supply()), ([24, 24, 24, 12], [0; 4]));
}

#[test]
fn pg_8_11_a_full_market_takes_no_more() {
    let mut position = income("usa", 4, 1).market([24, 24, 24, 12]).finish().unwrap();
    assert_eq!(refilled(&idle_to(&mut position, Stage::Nominating, &[28])), [0; 4]);
    // The supply could be non-empty only with more tokens than spaces; such components are refused.
    let mut files = Files::of::<PowerGrid>();
    let text = files.text("resources.toml").replacen("tokens = 24", "tokens = 25", 1);
    files.replace("resources.toml", text).unwrap();
    assert_eq!(PowerGrid::components(&files).err().unwrap().entry, "resource coal");
}

#[test]
fn pg_8_12_the_step_at_the_time_of_the_refill_decides() {
    let plan = new_game("germany", 4);
    let start = income("germany", 4, 1).display(&[14, 15, 16, 17, 19, 20, 21, 23]).stage(Stage::Building);
    for (size, step) in [(6, 1), (7, 2)] {
        let mut position = start.cities(seat(0), &cities(&plan, 0, size)).finish().unwrap();
        let deck: &[u8] = if step == 2 { &[28] } else { &[] };
        idle_to(&mut position, Stage::Power, deck);
        let added = refilled(&idle_to(&mut position, Stage::Nominating, &[29]));
        assert_eq!(added, REFILL[2].map(|row| row[step - 1]), "Step {step} has begun before phase 5");
    }
    // The Step 3 card came in phase 4: Step 3 has begun, too.
    let card = start.time(2, 5).cities(seat(0), &cities(&plan, 0, 8)).card(Step3Card::Removed);
    let mut position = card.display(&[14, 15, 16, 17, 19, 20]).deck(1, &[29]).finish().unwrap();
    idle_to(&mut position, Stage::Power, &[]);
    let added = refilled(&idle_to(&mut position, Stage::Nominating, &[29]));
    assert_eq!(added, REFILL[2].map(|row| row[2]));
}

#[test]
fn pg_8_13_the_highest_plant_goes_under_the_deck() {
    for step in [1, 2] {
        let mut position = income("germany", 3, step).under(&[40]).finish().unwrap();
        let cards = position.cards_in_deck();
        let events = idle_to(&mut position, Stage::Nominating, &[29]);
        let update = [Event::PutUnder(Plant(15)), Event::Drawn(Plant(29))];
        assert!(events.windows(2).any(|pair| pair == update), "{events:?}");
        assert_eq!(rows(&position), (vec![7, 8, 9, 10], vec![11, 12, 14, 29]));
        assert_eq!(position.cards_in_deck(), cards, "one down, one up");
        // It is below the Step 3 card and cannot be drawn before that card.
        play(&mut position, &["2 pass", "1 pass"], &[]);
        assert_eq!(drawable(&position, "pass"), [28, 30]);
    }
}

/// A case that no reference game has: the replacement of phase 5 is too small twice.
#[test]
fn pg_8_13_a_too_small_replacement_is_replaced_at_once() {
    let plan = new_game("germany", 4);
    let mut position = income("germany", 4, 2)
        .cities(seat(0), &cities(&plan, 0, 12))
        .display(&[13, 14, 15, 16, 17, 19, 20, 21])
        .deck(5, &[11, 12, 28, 29, 30])
        .finish()
        .unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[12, 11, 28]);
    let small = |plant| [Event::Drawn(Plant(plant)), Event::Removed(Plant(plant), Removal::TooSmall)];
    let update =
        [&[Event::PutUnder(Plant(21))], &small(12)[..], &small(11), &[Event::Drawn(Plant(28))]].concat();
    assert!(events.windows(6).any(|six| six == update), "{events:?}");
    assert_eq!(rows(&position), (vec![13, 14, 15, 16], vec![17, 19, 20, 28]));
}

#[test]
fn pg_8_14_in_step_3_the_lowest_plant_leaves_the_game() {
    let mut position = income("germany", 3, 3).finish().unwrap();
    let cards = position.cards_in_deck();
    let events = idle_to(&mut position, Stage::Nominating, &[29]);
    let update = [Event::Removed(Plant(7), Removal::Update), Event::Drawn(Plant(29))];
    assert!(events.windows(2).any(|pair| pair == update), "{events:?}");
    assert_eq!(rows(&position), (vec![8, 9, 10, 11, 12, 29], vec![]));
    assert_eq!(position.cards_in_deck(), cards - 1);
}

#[test]
fn pg_8_15_an_empty_deck_shrinks_the_plant_market_until_it_is_empty() {
    let mut position = income("germany", 3, 3).deck(0, &[]).finish().unwrap();
    let mut shown = Vec::new();
    for round in 4..8 {
        idle_to(&mut position, Stage::Fuel, &[]);
        assert_eq!((position.round(), position.stage()), (round, Stage::Fuel));
        shown.push(rows(&position).0);
        idle_to(&mut position, Stage::Power, &[]);
    }
    // Each round phase 5 takes one; each phase 2 without a sale another (PG-5.18).
    assert_eq!(shown, [vec![9, 10, 11, 12], vec![11, 12], vec![], vec![]]);
}

#[test]
fn pg_8_16_the_next_round_starts_with_phase_1() {
    let mut position = income("germany", 3, 1).cities(seat(0), &["kiel"]).finish().unwrap();
    let events = idle_to(&mut position, Stage::Nominating, &[28]);
    let last = [
        Event::Drawn(Plant(28)),
        Event::RoundBegan(4),
        Event::PhaseBegan(1),
        Event::Ordered,
        Event::PhaseBegan(2),
    ];
    assert_eq!(events[events.len() - 5..], last);
    assert_eq!(position.order(), seats([0, 2, 1]), "by size, then by plants");
    assert_eq!((position.round(), position.to_act()), (4, Some(seat(0))));
}

/// The sets of plants that can be run one after the other from here, with any mixes.
fn runnable(position: &PowerGrid, ran: Set, found: &mut Vec<u64>) {
    found.push(ran.bits());
    let mut actions = Vec::new();
    position.actions(&mut actions);
    for action in actions {
        let Action::Run(plant, _) = action else { continue };
        let mut next = *position;
        next.play(action, &mut Playout::new(0), &mut ());
        runnable(&next, ran.with(plant.0), found);
    }
}

#[test]
fn pg_8_17_exactly_the_sets_for_which_the_tokens_suffice() {
    let mut answers = [0; 2];
    for_all_holdings(|plants, tokens| {
        let Ok(position) = owner_of(plants, Stage::Power).tokens(seat(0), tokens).finish() else { return };
        let mut found = Vec::new();
        runnable(&position, Set::EMPTY, &mut found);
        for running in subsets(plants) {
            let set: Set = running.iter().copied().collect();
            let can = can_run(plants, &running, tokens);
            assert_eq!(found.contains(&set.bits()), can, "{plants:?} with {tokens:?} run {running:?}");
            assert_eq!(
                position.can_run_together(set, tokens),
                can,
                "{plants:?} with {tokens:?} run {running:?}"
            );
            answers[usize::from(can)] += 1;
        }
    });
    assert!(answers.iter().all(|&count| count > 1000), "{answers:?}");
}

#[test]
fn pg_8_18_exactly_the_mixes_that_can_lie_on_the_plant() {
    let mut answers = [0; 3];
    for_all_holdings(|plants, tokens| {
        let Ok(position) = owner_of(plants, Stage::Power).tokens(seat(0), tokens).finish() else { return };
        for &plant in plants {
            let card = position.tables().card(Plant(plant));
            if card.burns != Burns::CoalOrOil || tokens[0] + tokens[1] < card.amount {
                continue;
            }
            for coal in 0..=card.amount {
                let load = position.burned(Plant(plant), coal);
                assert_eq!(load, [coal, card.amount - coal, 0, 0]);
                let lacking = load[0] > tokens[0] || load[1] > tokens[1];
                let expected = match (lacking, can_burn(plants, plant, tokens, load)) {
                    (true, _) => Some("PG-8.2"),
                    (false, false) => Some("PG-8.18"),
                    (false, true) => None,
                };
                let found = position.check(Action::Run(Plant(plant), coal)).err().map(|refusal| refusal.rule);
                assert_eq!(found, expected, "{plants:?} with {tokens:?}: {plant} burns {load:?}");
                answers[usize::from(found.is_none()) + usize::from(lacking) * 2] += 1;
            }
        }
    });
    assert!(answers.iter().all(|&count| count > 100), "{answers:?}");
}

#[test]
fn pg_8_18_the_owner_may_rearrange_between_two_runs() {
    // All storage is full and the hybrid holds oil. When the oil plant has run, it takes oil from the hybrid, which
    // takes coal from the coal plant.
    let mut position = owner_of(&[3, 4, 5], Stage::Power).tokens(seat(0), [4, 8, 0, 0]).finish().unwrap();
    assert_eq!(refused(&position, "run 5 coal coal"), Some("PG-8.18"));
    play(&mut position, &["0 run 3 oil oil"], &[]);
    assert_eq!(refused(&position, "run 5 coal coal"), None);
}

#[test]
fn pg_x_11_income() {
    let plan = new_game("germany", 2);
    let mut position = owner_of(&[7, 10, 15], Stage::Power)
        .tokens(seat(0), [8, 6, 0, 0])
        .cities(seat(0), &cities(&plan, 0, 6))
        .finish()
        .unwrap();
    let moves = ["0 run 7 oil oil oil", "0 run 10 coal coal", "0 run 15 coal coal", "0 done"];
    let events = play(&mut position, &moves, &[]);
    assert_eq!(paid(&events), [(seat(0), 6, 73)]);
    assert_eq!(position.tokens(seat(0)), [4, 3, 0, 0]);
}

#[test]
fn pg_x_12_refill_with_five_players_in_round_1() {
    let mut position = Arrangement::of(new_game("germany", 5))
        .plants(seat(0), &[4])
        .plants(seat(1), &[10])
        .plants(seat(2), &[5])
        .plants(seat(3), &[3])
        .plants(seat(4), &[6])
        .display(&[7, 8, 9, 11, 12, 14, 15, 16])
        .stage(Stage::Fuel)
        .finish()
        .unwrap();
    for (buyer, kind, count) in
        [(4, "garbage", 1), (3, "oil", 2), (2, "coal", 2), (1, "coal", 4), (0, "coal", 4)]
    {
        let buy = format!("{buyer} buy {kind}");
        play(&mut position, &vec![buy.as_str(); count], &[]);
        play(&mut position, &[&format!("{buyer} done")], &[]);
    }
    idle_to(&mut position, Stage::Power, &[]);
    play(&mut position, &["0 run 4 coal coal", "0 done", "1 run 10 coal coal", "1 done"], &[]);
    assert_eq!((position.market(), position.supply()[0]), ([14, 16, 5, 2], 4));
    assert_eq!(Fuel::ALL.map(|fuel| position.price(fuel)), [Some(4), Some(3), Some(7), Some(14)]);
    let events = idle_to(&mut position, Stage::Nominating, &[]);
    assert_eq!(refilled(&events), [4, 4, 3, 2], "the table says 5, 4, 3, 2");
    assert_eq!(Fuel::ALL.map(|fuel| position.price(fuel)), [Some(3), Some(2), Some(6), Some(10)]);
    assert_eq!(position.market(), [18, 20, 8, 4]);
}

#[test]
fn pg_x_19_the_mix_of_a_hybrid() {
    let mixes = |tokens| {
        let position = owner_of(&[4, 5], Stage::Power).tokens(seat(0), tokens).finish().unwrap();
        let runs =
            legal(&position).into_iter().filter_map(|run| run.strip_prefix("run 5 ").map(str::to_owned));
        runs.collect::<Vec<_>>()
    };
    assert_eq!(mixes([4, 4, 0, 0]), ["oil oil"]);
    assert_eq!(mixes([4, 3, 0, 0]), ["oil oil", "coal oil"]);
    assert_eq!(mixes([4, 2, 0, 0]), ["oil oil", "coal oil", "coal coal"]);
}

#[test]
fn pg_d_11_more_than_twenty_cities_pay_150() {
    let plan = new_game("germany", 2);
    let position = owner_of(&[36, 38, 46], Stage::Power).tokens(seat(0), [3, 3, 3, 0]);
    let mut position = position.cities(seat(0), &cities(&plan, 0, 21)).finish().unwrap();
    let moves =
        ["0 run 36 coal coal coal", "0 run 38 garbage garbage garbage", "0 run 46 oil oil oil", "0 done"];
    assert_eq!(paid(&play(&mut position, &moves, &[])), [(seat(0), 21, 150)]);
}

#[test]
fn pg_d_24_money_is_hidden_unless_the_table_is_open() {
    let hides = |options: &[(&str, &str)]| {
        let start = Arrangement::of(game(2, options)).plants(seat(0), &[18]).plants(seat(1), &[22]);
        let start = start.money(seat(0), 33).money(seat(1), 3).finish().unwrap();
        let guess = |number| {
            let mut imagined = start;
            imagined.imagine(seat(0), &mut Playout::new(number));
            imagined.money(seat(1))
        };
        (0..20).map(guess).any(|money| money != 3)
    };
    let regions = ("regions", "northwest,northeast,west");
    assert!(hides(&[regions]), "hidden by default");
    assert!(hides(&[regions, ("money", "secret")]));
    assert!(!hides(&[regions, ("money", "open")]));
}

#[test]
fn pg_d_24_every_amount_paid_and_earned_is_a_public_event() {
    for number in 0..5 {
        let players = 2 + u8::try_from(number).unwrap();
        let mut money = [50u16; 6];
        random_game(random_start("usa", players, number), number, |position, events| {
            for event in events {
                match *event {
                    Event::Sold(seat, _, price) => money[seat.index()] -= price,
                    Event::Bought(seat, _, price) => money[seat.index()] -= u16::from(price),
                    Event::Built(seat, _, way, house) => {
                        money[seat.index()] -= u16::from(way) + u16::from(house)
                    }
                    Event::Paid(seat, _, income) => money[seat.index()] += income,
                    _ => {}
                }
            }
            assert!(Seat::all(players).all(|seat| position.money(seat) == money[seat.index()]));
        });
    }
}

#[test]
fn pg_d_25_the_order_of_the_choices_does_not_matter() {
    let choices = [
        &["run 4 coal coal", "done"][..],
        &["run 5 coal oil", "run 13", "done"],
        &["run 6 garbage", "run 3 oil oil", "done"],
    ];
    let after = |order: [u8; 3]| {
        let mut position = Arrangement::of(new_game("germany", 3))
            .time(1, 4)
            .plants(seat(0), &[4])
            .plants(seat(1), &[5, 13])
            .plants(seat(2), &[3, 6])
            .tokens(seat(0), [4, 0, 0, 0])
            .tokens(seat(1), [1, 3, 0, 0])
            .tokens(seat(2), [0, 4, 1, 0])
            .cities(seat(0), &["kiel"])
            .cities(seat(1), &["hamburg"])
            .display(&[7, 8, 9, 10, 11, 12, 14, 15])
            .order(&seats(order))
            .stage(Stage::Power)
            .finish()
            .unwrap();
        let moves = order
            .iter()
            .flat_map(|&who| choices[usize::from(who)].iter().map(move |run| format!("{who} {run}")));
        let moves: Vec<String> = moves.collect();
        play(&mut position, &moves.iter().map(String::as_str).collect::<Vec<_>>(), &[30]);
        position
    };
    let first = after([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(after(order), first, "{order:?}");
    }
}

/// Five players in Step 1 get 5 coal, 4 oil, 3 garbage, 2 uranium: any other order of the rows gives other numbers.
#[test]
fn pg_d_27_the_rows_are_coal_oil_garbage_uranium_on_both_maps() {
    for map in ["germany", "usa"] {
        let mut position = income(map, 5, 1).finish().unwrap();
        idle_to(&mut position, Stage::Nominating, &[28]);
        assert_eq!(position.market(), [5, 4, 3, 2], "{map}");
    }
}

/// Under the other reading only totals count, and 2 coal could be burned.
#[test]
fn pg_d_33_a_hybrid_that_must_hold_the_oil_cannot_burn_coal() {
    let mut position = owner_of(&[4, 5], Stage::Power).tokens(seat(0), [4, 4, 0, 0]).finish().unwrap();
    assert_eq!(legal(&position), ["run 4 coal coal", "run 5 oil oil", "done"]);
    assert_eq!(refused(&position, "run 5 coal coal"), Some("PG-8.18"));
    assert_eq!(refused(&position, "run 5 coal oil"), Some("PG-8.18"));
    play(&mut position, &["0 run 4 coal coal"], &[]);
    assert_eq!(legal(&position), ["run 5 oil oil", "done"], "coal on 4 makes no room for oil");
}
