//! UX-39: what is shown before a choice is what then happens: rings, workers, points, silverlings, goods,
//! turn order.

use std::collections::{BTreeMap, BTreeSet};

use castles_of_burgundy::{Action, CastlesOfBurgundy, Event, Goods, Hex, Pips, Purpose, Tile};
use castles_of_burgundy_ui::CastlesOfBurgundyUi;
use engine::{Game, Playout};
use testkit::ui::{look, shown, tags};
use ui_kit::{Language, TableUi};

use crate::table::{game, play, positions, seat};

/// The die of an action and the workers paid for it, as the engine tells it.
fn paid(position: &CastlesOfBurgundy, action: Action) -> Option<(Pips, u16)> {
    let die = match action {
        Action::Take { die, .. } | Action::Place { die, .. } | Action::Sell { die, .. } => die?,
        Action::Workers { die } => die?,
        _ => return None,
    };
    let mut events = Vec::new();
    let mut copy = *position;
    copy.play(action, &mut Playout::new(3), &mut events);
    let workers = events.iter().find_map(|event| match *event {
        Event::Changed(_, _, _, workers) => Some(u16::from(workers)),
        _ => None,
    });
    Some((die, workers.unwrap_or(0)))
}

/// Every depot tile and hex carries the fewest workers each die needs for it, and nothing else is ringed.
#[test]
fn rings_and_workers_of_each_die_are_those_of_the_engine() {
    let mut reached = 0;
    positions(17, |position, _| {
        look::<CastlesOfBurgundyUi, _>(position, position.to_act(), Language::En, |scene| {
            let mut expected: BTreeMap<&str, BTreeMap<u8, u16>> = BTreeMap::new();
            for (action, targets) in scene.choices {
                let Some((die, workers)) = paid(position, *action) else { continue };
                for target in
                    targets.iter().filter(|id| id.starts_with("cb-tile") || id.starts_with("cb-hex"))
                {
                    let least = expected.entry(target).or_default().entry(die.0).or_insert(workers);
                    *least = (*least).min(workers);
                }
            }
            let all = tags(&shown::<CastlesOfBurgundyUi>(scene));
            let drawn = all.iter().filter_map(|tag| Some((tag.get("data-el")?, tag.get("data-reach")?)));
            let drawn: BTreeMap<&str, BTreeMap<u8, u16>> = drawn
                .map(|(id, reach)| {
                    let pairs = reach.split(' ').filter_map(|pair| pair.split_once(':'));
                    let pair = |(die, workers): (&str, &str)| {
                        (die.parse().expect("a die"), workers.parse().expect("a number"))
                    };
                    (id, pairs.map(pair).collect())
                })
                .collect();
            reached += drawn.len();
            assert_eq!(drawn, expected);
            // The heads of the depots say the same as their tiles.
            for (at, tag) in all.iter().enumerate().filter(|(_, tag)| tag.has_class("cb-reach")) {
                let depot = all[..at].iter().rev().find_map(|tag| tag.get("id")?.strip_prefix("cb-depot-"));
                let prefix = format!("cb-tile-{}-", depot.expect("a head of a depot"));
                let die: u8 = tag.get("data-die").and_then(|die| die.parse().ok()).expect("a die");
                let tiles = expected.iter().filter(|(id, _)| id.starts_with(&prefix));
                let least = tiles.filter_map(|(_, reach)| reach.get(&die)).min();
                assert_eq!(tag.get("data-workers"), least.map(u16::to_string).as_deref());
            }
        });
    });
    assert!(reached > 200, "{reached}");
}

/// CB-5.18: no cheaper way to the value exists: the engine refuses with one worker less.
#[test]
fn workers_shown_are_minimal() {
    let mut changed = 0;
    positions(23, |position, _| {
        let Some(seat) = position.to_act() else { return };
        look::<CastlesOfBurgundyUi, _>(position, Some(seat), Language::En, |scene| {
            for (action, _) in scene.choices {
                let Some((_, workers)) = paid(position, *action).filter(|(_, workers)| *workers > 0) else {
                    continue;
                };
                let poorer = castles_of_burgundy::Arrangement::of(*position).workers(seat, workers - 1);
                let poorer = poorer.finish().expect("fewer workers fit everywhere");
                assert_eq!(
                    poorer.check(*action).map_err(|refusal| refusal.rule),
                    Err("CB-5.18"),
                    "{action:?}"
                );
                let words = CastlesOfBurgundyUi::offer(scene, *action).cost_words().expect("a cost");
                assert!(words.starts_with(&workers.to_string()), "{words}");
                changed += 1;
            }
        });
    });
    assert!(changed > 50, "{changed}");
}

/// The total of an offer and each of its items are what the engine then scores, and so is everything else it
/// promises.
#[test]
fn offers_promise_exactly_what_happens() {
    let mut kinds = BTreeSet::new();
    positions(17, |position, _| {
        let Some(seat) = position.to_act() else { return };
        look::<CastlesOfBurgundyUi, _>(position, Some(seat), Language::En, |scene| {
            for (action, _) in scene.choices {
                let offer = CastlesOfBurgundyUi::offer(scene, *action);
                let mut events = Vec::new();
                let mut after = *position;
                after.play(*action, &mut Playout::new(99), &mut events);
                let at_once = events
                    .iter()
                    .take_while(|event| !matches!(event, Event::RoundBegan(..) | Event::PhaseEnded(_)));
                let (mut items, mut others) = (Vec::new(), Vec::new());
                for event in at_once {
                    match *event {
                        Event::Completed { points, bonus, .. } => {
                            kinds.insert("Completed".to_owned());
                            items.extend([points, bonus]);
                        }
                        Event::Scored(_, source, points) => {
                            kinds.insert(format!("{source:?}"));
                            items.push(points);
                        }
                        Event::GainedSilver(_, count) | Event::GainedWorkers(_, count) => others.push(count),
                        Event::Collected(_, _, _, count) => others.push(count.into()),
                        _ => {}
                    }
                }
                let gain = offer.gain_words().unwrap_or_default();
                let total: u16 = items.iter().sum();
                assert_eq!(after.scored(seat), position.scored(seat) + total);
                let (points, rest) = gain.split_once(')').unwrap_or(("", &gain));
                assert_eq!(numbers(points), [&[total][..usize::from(total > 0)], &items].concat(), "{gain}");
                let sums = |numbers: &[u16]| numbers.iter().sum::<u16>();
                assert_eq!(sums(&numbers(rest)), sums(&others), "{gain}");
            }
        });
    });
    assert!(kinds.len() >= 4, "{kinds:?}");
}

/// The numbers in a text, in their order.
fn numbers(text: &str) -> Vec<u16> {
    text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

fn tile(word: &str) -> Tile {
    Tile::parse(word).expect("a tile")
}

/// CB-X.18 and CB-X.7: region, phase and colour from one tile, itemised.
#[test]
fn a_placement_itemises_its_points() {
    let laid = [(24, "mine"), (29, "mine"), (28, "bank")];
    let start =
        castles_of_burgundy::Arrangement::of(game(2, "basic", 3)).order(&[seat(0), seat(1)]).actor(seat(0));
    let start = laid.into_iter().fold(start, |all, (hex, word)| all.tile(seat(0), Hex(hex), tile(word)));
    let position = start
        .storage(seat(0), &[Tile::MINE, tile("cow-3"), tile("ship")])
        .dice(seat(0), &[2, 4])
        .workers(seat(0), 3)
        .finish()
        .expect("a position");
    look::<CastlesOfBurgundyUi, _>(&position, Some(seat(0)), Language::En, |scene| {
        let offer =
            |words: &str| CastlesOfBurgundyUi::offer(scene, position.read_action(words).expect("an action"));
        let mine = offer("place mine on 33 with 2");
        assert_eq!(mine.targets, ["cb-die-1-1", "cb-stored-1-2", "cb-hex-1-33"]);
        assert_eq!(mine.cost_words().as_deref(), Some("1 worker"));
        assert_eq!(mine.gain_words().as_deref(), Some("21 VP (regions 6 + phase bonus 10 + colour bonus 5)"));
        assert_eq!(mine.after_words().as_deref(), Some("workers 3 → 2 · VP 0 → 21"));
        let ship = offer("place ship on 17 with 2");
        assert_eq!(ship.cost_words(), None);
        assert_eq!(ship.gain_words(), None);
        let after = ship.after_words().expect("the region");
        assert_eq!(after, "region: 2 of 3 hexes left for 6 VP");
        let hire = offer("workers with 4");
        assert_eq!(hire.targets, ["cb-hire-1-2", "cb-die-1-2"]);
        assert_eq!(hire.gain_words().as_deref(), Some("2 workers"));
    });
}

/// CB-6.7, CB-6.8: what fits, what stays, and who is first then.
#[test]
fn a_ship_tells_goods_overflow_and_turn_order() {
    let position = castles_of_burgundy::Arrangement::of(game(2, "basic", 3))
        .order(&[seat(1), seat(0)])
        .actor(seat(0))
        .clear_depots()
        .storage(seat(0), &[Tile::SHIP])
        .goods(seat(0), [1, 1, 0, 0, 0, 0])
        .depot_goods(castles_of_burgundy::Depot(2), [1, 0, 2, 1, 0, 0])
        .dice(seat(0), &[2, 4])
        .finish()
        .expect("a position");
    look::<CastlesOfBurgundyUi, _>(&position, Some(seat(0)), Language::En, |scene| {
        let action = position.read_action("place ship on 17 with 2").expect("an action");
        let after = CastlesOfBurgundyUi::offer(scene, action).after_words().expect("the next turn order");
        assert!(after.ends_with("next round: Anna, Bence"), "{after}");
    });
    let mut position = position;
    play(&mut position, &["place ship on 17 with 2"]);
    look::<CastlesOfBurgundyUi, _>(&position, Some(seat(0)), Language::En, |scene| {
        let action = position.read_action("collect 2 choosing pink").expect("an action");
        let offer = CastlesOfBurgundyUi::offer(scene, action);
        assert_eq!(offer.targets, ["cb-load-2", "cb-load-2-turquoise", "cb-load-2-pink"]);
        assert_eq!(offer.gain_words().as_deref(), Some("1 turquoise · 2 pink"));
        assert_eq!(offer.warning.as_deref(), Some("No room for 1 red: left at the depot."));
    });
}

/// CB-5.20: with a full storage the stored tile that goes is one more thing to click.
#[test]
fn a_full_storage_is_narrowed_by_the_tile_to_drop() {
    let position = castles_of_burgundy::Arrangement::of(game(2, "basic", 3))
        .order(&[seat(0), seat(1)])
        .actor(seat(0))
        .clear_depots()
        .depot(castles_of_burgundy::Depot(2), &[tile("bank")])
        .storage(seat(0), &[Tile::SHIP, Tile::SHIP, tile("cow-3")])
        .dice(seat(0), &[2, 2])
        .finish()
        .expect("a position");
    look::<CastlesOfBurgundyUi, _>(&position, Some(seat(0)), Language::En, |scene| {
        let targets = |words: &str| {
            CastlesOfBurgundyUi::offer(scene, position.read_action(words).expect("an action")).targets
        };
        // Equal dice and equal tiles are one to the rules: each of them may be clicked.
        assert_eq!(
            targets("take bank from 2 with 2 discarding ship"),
            ["cb-die-1-1", "cb-die-1-2", "cb-tile-2-1", "cb-stored-1-2", "cb-stored-1-3"]
        );
        assert_eq!(
            targets("take bank from 2 with 2 discarding cow-3"),
            ["cb-die-1-1", "cb-die-1-2", "cb-tile-2-1", "cb-stored-1-1"]
        );
    });
    assert_eq!(position.goods_of(seat(0)).len(), Goods::ALL.len());
    assert_eq!(position.workers_to_change(seat(0), Purpose::Take, Pips(2), Pips(2)), 0);
}
