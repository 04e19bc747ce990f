//! The laws of all games, checked in random games of many setups.

use dice_settlers::{
    Action, Cell, Colour, DiceSettlers, Exchange, Face, Main, Resource, RollOption, Slot, Source, Tile,
};
use engine::{Game, Seat};
use testkit::{GameSetup, LawCheck};

use crate::table::tables;

/// All actions worth checking.
fn candidates(position: &DiceSettlers, out: &mut Vec<Action>) {
    let faces = || tables().all_faces();
    let slots = || (0..11).map(Slot);
    let rivals = || (0..4).map(Seat::new);
    out.extend([Action::Take, Action::TradeDie, Action::Join, Action::Done]);
    out.extend(Main::ALL.map(Action::Begin));
    out.extend(
        Colour::ALL
            .into_iter()
            .flat_map(|colour| [Action::Gain(colour), Action::GiveSpent(colour), Action::BotColour(colour)]),
    );
    out.extend(Resource::ALL.into_iter().flat_map(|resource| {
        let harvest = [Action::Harvest(resource), Action::Double(resource)];
        harvest.into_iter().chain([Action::Token(resource), Action::BotSells(resource)])
    }));
    out.extend(slots().flat_map(|slot| [Action::Use(slot), Action::Explode(slot)]));
    out.extend((0..40).map(Action::Explore));
    for face in faces() {
        out.extend([Action::GiveActive(face), Action::Keep(face)]);
        out.extend(RollOption::ALL.map(|option| Action::Pay(face, option)));
        out.extend(faces().map(|to| Action::Turn(face, to)));
        out.extend([Source::Die(face), Source::Single(face)].map(Action::Spend));
        out.extend(faces().map(|other| Action::Spend(Source::Pair(face, other))));
    }
    out.extend([Source::Tile, Source::Blast].map(Action::Spend));
    out.extend(slots().map(|slot| Action::Spend(Source::Card(slot))));
    for tile in (1..=40).map(Tile) {
        out.extend([Action::Draft(tile), Action::Settle(tile), Action::TakeBack(tile), Action::Govern(tile)]);
        out.extend([Action::Build(tile), Action::BotTile(tile), Action::Evict(tile)]);
        out.extend(rivals().flat_map(|rival| [Action::Raid(tile, rival), Action::Remove(tile, rival)]));
        for from in (1..=40).map(Tile) {
            out.extend([false, true].map(|keep| Action::Factory { tile, from, keep }));
        }
    }
    let cells = (-12..=12).flat_map(|r| (-12..=12).map(move |q| Cell::new(q, r)));
    for cell in cells {
        out.extend([Action::Lay(cell), Action::BotCell(cell)]);
        let tiles = position.drawn().with(40);
        out.extend(tiles.iter().map(|tile| Action::Place(Tile(tile), cell)));
    }
    amounts(position, out);
}

/// Actions with several numbers.
fn amounts(position: &DiceSettlers, out: &mut Vec<Action>) {
    for n in 0..256u16 {
        let tokens = [0, 2, 4, 6].map(|shift| (n >> shift & 3) as u8);
        out.extend(Exchange::ALL.map(|exchange| Action::Trade(exchange, tokens)));
        if tokens.iter().all(|&n| n <= 3) {
            out.extend((0..11).map(|slot| Action::Research(Slot(slot), tokens)));
        }
    }
    for n in 0..4096u16 {
        let dice = [0, 2, 4, 6, 8, 10].map(|shift| (n >> shift & 3) as u8);
        if dice.iter().sum::<u8>() <= 4 {
            out.push(Action::Recruit(dice));
        }
    }
    let shown: Vec<Face> = position
        .to_act()
        .map(|seat| tables().all_faces().filter(|face| position.active(seat)[face.index()] > 0).collect())
        .unwrap_or_default();
    for &one in &shown {
        out.push(Action::Reroll([Some(one), None, None]));
        for &two in &shown {
            out.push(Action::Reroll([Some(one), Some(two), None]));
            out.extend(shown.iter().map(|&three| Action::Reroll([Some(one), Some(two), Some(three)])));
        }
    }
}

fn trial(setups: Vec<GameSetup>, games: u64) -> LawCheck<DiceSettlers> {
    LawCheck { setups, games, max_actions: 20_000, expensive_one_in: 40, candidates, hide: |_, _| {} }
}

const SETS: [&str; 5] =
    ["great-wide-somewhere", "warriors-and-traders", "expand-expand-expand", "peace-in-our-time", "random"];

#[test]
fn laws_hold_with_every_set_of_technologies() {
    let setups = (2..=4).flat_map(|seats| SETS.map(|set| GameSetup::new(seats, &[("technologies", set)])));
    testkit::obeys_the_laws(&trial(setups.collect(), 2));
}

#[test]
fn laws_hold_with_all_cards_and_explosions() {
    let random = [("technologies", "random"), ("cards", "all"), ("explosive", "yes"), ("promo", "yes")];
    let conversions = ["single", "chained"].map(|value| [&random[..], &[("conversions", value)]].concat());
    let setups = conversions.iter().flat_map(|options| (2..=4).map(|seats| GameSetup::new(seats, options)));
    testkit::obeys_the_laws(&trial(setups.collect(), 6));
}

/// DS-D.37.
#[test]
fn laws_hold_under_rules_1() {
    let setups = (1..=4).map(|seats| GameSetup::new(seats, &[]).with_rules(1));
    testkit::obeys_the_laws(&trial(setups.collect(), 2));
}

#[test]
fn laws_hold_in_solo_games_of_every_difficulty() {
    let tables = tables();
    let options = tables.solo.options.iter().map(|option| option.id.clone());
    let single = options.filter(|id| !id.starts_with("easy-end"));
    let mixed =
        ["normal", "easy-end-resources,easy-end-technologies", "hard-dice,hard-tents,easy-trade,gold-rush"];
    let levels = single.chain(mixed.map(str::to_owned));
    let setups = levels.zip(SETS.iter().cycle()).map(|(level, set)| {
        GameSetup::new(
            1,
            &[("diceoneer", &level), ("technologies", set), ("explosive", "yes"), ("cards", "all")],
        )
    });
    testkit::obeys_the_laws(&trial(setups.collect(), 4));
}

#[test]
fn a_decision_allocates_nothing() {
    testkit::allocates_nothing::<DiceSettlers>(&GameSetup::new(1, &[]), 10);
    for seats in 2..=4 {
        testkit::allocates_nothing::<DiceSettlers>(&GameSetup::new(seats, &[]), 10);
        let random = [("technologies", "random"), ("cards", "all"), ("explosive", "yes")];
        testkit::allocates_nothing::<DiceSettlers>(&GameSetup::new(seats, &random), 10);
    }
}

testkit::rules_crate_tests!(DiceSettlers, position: 2048, action: 8);
