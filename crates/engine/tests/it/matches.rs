//! Playing, refusing and undoing moves.

use engine::{Die, Draw, Game, Match, OptionMap, PlayError, Refusal, Seed, SetUpError, UndoError, Urn};
use testkit::GameSetup;
use testkit::toy::{Action, Event, Squirrels};

use crate::{A, B, components, finished, table};

#[test]
fn an_action_is_played_with_its_draws_and_events() {
    let mut table = table();
    assert_eq!(table.position(), table.start());
    let played = table.play(B, Action::Forage).unwrap().clone();
    let [Draw { what, value }] = &*played.draws else { panic!("one draw: {played:?}") };
    assert!(what == "nuts" && Die(6).holds(*value));
    assert_eq!((played.seat, played.action), (B, Action::Forage));
    assert_eq!(played.events, [Event::Found { seat: B, nuts: *value }]);
    assert_eq!(table.position().squirrels[1].paws, *value);
    assert_ne!(table.position(), table.start());
    assert_eq!(table.moves().len(), 1);
}

#[test]
fn an_illegal_action_changes_nothing() {
    let mut table = table();
    let before = table.position().clone();
    let refusal = Refusal::with("SQ-2.3", "more-than-in-paws", [3, 0]);
    assert_eq!(table.play(B, Action::Store(3)).unwrap_err(), PlayError::Refused(refusal));
    assert_eq!(table.play(A, Action::Rest).unwrap_err(), PlayError::NotYourTurn(B));
    assert_eq!((table.position(), table.moves().len()), (&before, 0));
    assert_eq!(finished().play(B, Action::Rest).unwrap_err(), PlayError::Over);
}

#[test]
fn moves_without_draws_can_be_undone() {
    let mut table = table();
    assert_eq!(table.undo_to(0), Err(UndoError::Nothing));
    table.play(B, Action::Forage).unwrap();
    let drawn = table.position().clone();
    assert_eq!(table.undo_to(0), Err(UndoError::Drawn));
    table.play(A, Action::Rest).unwrap();
    table.play(B, Action::Store(1)).unwrap();
    assert_eq!(table.undo_to(0), Err(UndoError::Drawn), "there is a draw behind the last two");
    assert_eq!(table.undo_to(3), Err(UndoError::Nothing));
    assert_eq!(table.undo_to(9), Err(UndoError::Nothing));
    assert_eq!(table.moves().len(), 3, "what is refused changes nothing");
    assert_eq!(table.undo_to(1), Ok(()));
    assert_eq!((table.position(), table.moves().len()), (&drawn, 1));
}

/// Only some positions are stored; the others are replayed.
#[test]
fn every_earlier_position_of_a_long_match_is_restored() {
    let mut options = OptionMap::defaults(&Squirrels::INFO);
    options.set("winters", "9").unwrap();
    let (components, hash) = components();
    let mut table = Match::<Squirrels>::open(components, &hash, &options, 4, Seed::new([7; 32])).unwrap();
    let mut positions = vec![table.position().clone()];
    while let Some(seat) = table.position().to_act() {
        table.play(seat, Action::Rest).unwrap();
        positions.push(table.position().clone());
    }
    assert!(positions.len() > 100, "several stored positions");
    for keep in [64, 63, 32, 31, 0] {
        table.undo_to(keep).unwrap();
        for (count, position) in positions[..=keep].iter().enumerate() {
            assert_eq!(table.position_after(count), *position, "{count} of {keep}");
        }
        // The match continues differently from here: no position of the old line may remain.
        let seat = table.position().to_act().unwrap();
        table.play(seat, Action::Forage).unwrap();
        let forage = table.position().clone();
        assert_eq!(table.position_after(keep + 1), forage);
        let replayed = Match::<Squirrels>::replay(components, &hash, &table.record()).unwrap();
        assert_eq!(replayed.position_after(keep), positions[keep]);
        return_to(&mut table, &options, keep);
    }
}

/// Replays the match up to `keep` moves, because moves that drew something cannot be undone.
fn return_to(table: &mut Match<Squirrels>, options: &OptionMap, keep: usize) {
    let (components, hash) = components();
    *table =
        Match::<Squirrels>::open(components, &hash, options, 4, Seed::new([7; 32])).expect("a legal setup");
    for _ in 0..=keep {
        let seat = table.position().to_act().expect("the game is not over");
        table.play(seat, Action::Rest).expect("resting is legal");
    }
}

#[test]
fn undo_does_not_change_later_draws() {
    let mut straight = table();
    let mut winding = table();
    winding.play(B, Action::Rest).unwrap();
    winding.undo_to(0).unwrap();
    for table in [&mut straight, &mut winding] {
        table.play(B, Action::Forage).unwrap();
    }
    assert_eq!(straight.position(), winding.position());
    assert_eq!(straight.record(), winding.record());
}

#[test]
fn every_earlier_position_can_be_restored() {
    let mut table = table();
    let mut positions = vec![table.position().clone()];
    for played in finished().moves() {
        table.play(played.seat, played.action).unwrap();
        positions.push(table.position().clone());
    }
    for (count, position) in positions.iter().enumerate() {
        assert_eq!(table.position_after(count), *position);
    }
}

#[test]
fn impossible_set_ups_are_refused() {
    let (components, hash) = components();
    let open = |seats, options: &[(&str, &str)]| {
        let seed = Seed::of_series(1, 1);
        GameSetup::new(seats, options).open::<Squirrels>(components, &hash, seed).unwrap_err()
    };
    let words = |text: &str| SetUpError::Words(text.to_owned());
    assert_eq!(open(1, &[]), words("Squirrels is for 2 to 4 players, not for 1"));
    assert_eq!(open(5, &[]), words("Squirrels is for 2 to 4 players, not for 5"));
    assert_eq!(open(2, &[("winters", "ten")]), words("winters is a number from 1 to 9, not \"ten\""));
    assert_eq!(open(2, &[("hollows", "shut")]), words("hollows are \"secret\" or \"open\", not \"shut\""));
    let refusal = Refusal::with("SQ-1.3", "too-many-for-open-hollows", [4, 3]);
    assert_eq!(open(4, &[("hollows", "open")]), SetUpError::Refused(refusal));
    let mut options = OptionMap::defaults(&Squirrels::INFO);
    let unknown = options.set("autumns", "2").unwrap_err();
    assert_eq!(unknown, "there is no option \"autumns\"; the options are hollows, winters");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let (components, hash) = components();
    let open = |game| {
        let options = OptionMap::defaults(&Squirrels::INFO);
        Match::<Squirrels>::open(components, &hash, &options, 4, Seed::of_series(3, game)).unwrap()
    };
    assert_eq!(open(1).position(), open(1).position());
    assert!((2..20).any(|game| open(game).position() != open(1).position()));
}
