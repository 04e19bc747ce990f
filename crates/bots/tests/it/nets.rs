//! The nets that come with the games.

use bots::{Net, Setup, nets};
use engine::{Heuristic, OptionMap, Seat};

use super::{Barrage, CastlesOfBurgundy, DiceSettlers, ManhattanProject, PowerGrid};

/// Every net can be read, is small enough, and is played with where a game is set up with its default options: none was
/// forgotten when rules, components or the observation changed. Returns their number.
fn nets_are_used<G: Heuristic>() -> usize {
    let (components, hash) = testkit::embedded_components::<G>();
    let options = OptionMap::defaults(&G::INFO);
    for (net, bytes) in nets::<G>().iter().zip(G::LEARNED.nets) {
        assert!(bytes.len() <= Net::MAX_BYTES, "{}", G::INFO.slug);
        let header = net.header();
        let setup = Setup::<G>::new(components, &hash, &options, header.seats)
            .unwrap_or_else(|_| panic!("{} can be played by {}", G::INFO.slug, header.seats));
        assert_eq!(setup.skill(Seat::new(0)).net(), Some(&**net), "{header}");
        assert!(setup.with_net("it", net).is_ok(), "{header}");
        assert!(header.made.starts_with(&format!("tarsas learn {} ", G::INFO.slug)), "{header}");
    }
    nets::<G>().len()
}

#[test]
fn the_nets_of_all_games_are_used() {
    let nets = [
        nets_are_used::<Barrage>(),
        nets_are_used::<CastlesOfBurgundy>(),
        nets_are_used::<DiceSettlers>(),
        nets_are_used::<ManhattanProject>(),
        nets_are_used::<PowerGrid>(),
    ];
    assert_eq!(nets, [0, 1, 1, 1, 0]);
}
