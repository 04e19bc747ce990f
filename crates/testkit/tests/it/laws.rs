//! The laws hold for a correct game, and each fails when it is broken.

use testkit::toy::Squirrels;
use testkit::{Breach, GameSetup, LawCheck, broken_law, every_setup, obeys_the_laws};

use crate::broken::{Broken, Fault};

#[test]
fn squirrels_obey_the_laws() {
    let mut setups = every_setup::<Squirrels>();
    assert_eq!(setups.len(), 6);
    setups.retain(|setup| *setup != GameSetup::new(4, &[("hollows", "open")]));
    setups.push(GameSetup::new(3, &[("winters", "9")]));
    obeys_the_laws(&LawCheck {
        setups,
        games: 20,
        max_actions: 9 * 3 * 4,
        expensive_one_in: 3,
        candidates: Squirrels::candidates,
        hide: Squirrels::hide,
    });
}

fn breach(fault: Fault, hollows: &str, expensive_one_in: u32) -> Option<Breach> {
    let options = [("fault", &*format!("{fault:?}")), ("hollows", hollows)];
    let check = LawCheck::<Broken> {
        setups: vec![GameSetup::new(3, &options)],
        games: 20,
        max_actions: 18,
        expensive_one_in,
        candidates: |position, out| position.game.candidates(out),
        hide: |position, seat| position.game.hide(seat),
    };
    broken_law(&check).err().map(|breach| *breach)
}

#[test]
fn a_broken_law_is_found() {
    // `Allocates` breaks no law; see the tests of allocations.
    let expected = [
        (Fault::ListUnsorted, "the list is not strictly ascending"),
        (Fault::ListTwice, "the list is not strictly ascending"),
        (Fault::ListShort, "Rest is allowed, but not listed"),
        (Fault::ListLong, "Store(0) is listed, but refused"),
        (Fault::ListEmpty, "no action is listed"),
        (Fault::ListClears, "the list is not added to the buffer"),
        (Fault::ListAfterTheEnd, "the game is over, but"),
        (Fault::CheckAfterTheEnd, "Rest is allowed, but not listed"),
        (Fault::RefusalWithoutRule, "is refused without rule or reason"),
        (Fault::AtRandomEmpty, "a random player is offered []"),
        (Fault::NotationAmbiguous, "is written \"store 1\", but that is not read as it"),
        (Fault::NotationCapital, "is not a line of lower-case words"),
        (Fault::NotationColon, "is not a line of lower-case words"),
        (Fault::ReadPanics, "the rules panicked"),
        (Fault::NutLost, "an invariant does not hold: "),
        (Fault::OutsideState, "position: it does not"),
        (Fault::OtherEvents, "of the record gives other events"),
        (Fault::HashDiffers, "but their hashes differ"),
        (Fault::UnnamedSource, "has points from a source without a name"),
        (Fault::ImagineShows, "does not depend on what is hidden from it: it does not"),
        (Fault::ImagineAvoidsTheTruth, "does not depend on what is hidden from it: it does not"),
        (Fault::ImagineForgets, "imagined"),
        (Fault::ImagineImpossible, "an invariant breaks"),
        (Fault::ImaginePasses, "it is another seat's turn"),
        (Fault::Endless, "the game has more than 18 actions"),
        (Fault::Panics, "the rules panicked"),
        (Fault::NoSetUp, "the game cannot be set up: SQ-1.3: no"),
    ];
    for (fault, law) in expected {
        let breach = breach(fault, "secret", 2).unwrap_or_else(|| panic!("{fault:?} is not found"));
        assert!(breach.law.contains(law), "{fault:?} gives: {}", breach.law);
    }
    let open = breach(Fault::ImagineOpen, "open", 2).expect("it is found");
    assert!(open.law.contains("knows stays when imagined: it does not"), "{}", open.law);
    assert!(breach(Fault::None, "secret", 2).is_none(), "without a fault nothing is found");
    assert_eq!(
        Fault::ALL.len(),
        expected.len() + Fault::OF_NUMBERS.len() + 3,
        "every fault is tried, here or elsewhere"
    );
}

#[test]
fn a_breach_can_be_reproduced() {
    // With expensive laws at one decision in a million, the game itself panics and not an imagined position.
    let breach = breach(Fault::Panics, "secret", 1_000_000).expect("it is found");
    assert_eq!(breach.during.as_deref(), Some("store 1"));
    let text = breach.to_string();
    for part in [
        "something impossible happened",
        "3 seats, fault Panics",
        "tarsas record 1\n",
        "\nseed ",
        " paused\n",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}
