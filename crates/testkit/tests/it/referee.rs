//! A referee follows every action of random and greedy games, and names the action it objects to.

use engine::Seat;
use testkit::toy::{Action, Event, Squirrels};
use testkit::{GameSetup, Played, Referee, RefereeCheck, agree, objection};

/// Counts the nuts in the forest; wrong after `WRONG` actions.
struct Forester<const WRONG: usize> {
    forest: u8,
    followed: usize,
}

impl<const WRONG: usize> Referee<Squirrels> for Forester<WRONG> {
    fn at_start(start: &Squirrels) -> Self {
        Self { forest: start.forest, followed: 0 }
    }

    fn follow(&mut self, played: &Played<'_, Squirrels>) -> Result<(), String> {
        self.followed += 1;
        if played.action == Action::Forage {
            let [Event::Found { nuts, .. }] = *played.events else { return Err("no nuts".to_owned()) };
            self.forest -= nuts;
        }
        agree("before", played.before.squirrels.len(), 4)?;
        agree("nuts", self.forest + u8::from(self.followed == WRONG), played.after.forest)
    }
}

fn check(random: u64, greedy: u64) -> RefereeCheck {
    RefereeCheck { setups: [2, 3].map(|seats| GameSetup::new(seats, &[])).to_vec(), random, greedy }
}

#[test]
fn every_action_of_every_game_is_followed() {
    // Two winters of three turns, for two and for three squirrels.
    let followed = |random, greedy| objection::<_, Forester<0>>(&check(random, greedy)).ok();
    assert_eq!(followed(3, 2), Some(5 * (12 + 18)));
    assert_eq!(followed(1, 0), Some(12 + 18));
}

#[test]
fn an_objection_names_the_game_the_action_and_both_values() {
    let objection = *objection::<_, Forester<4>>(&check(0, 1)).expect_err("the fourth action is objected to");
    let (number, seat, action) = objection.action.clone();
    assert_eq!((objection.game, objection.greedy, number, objection.setup.seats), (0, true, 4, 2));
    assert!(seat < Seat::new(2) && !action.is_empty());
    let text = objection.to_string();
    let [referee, engine] = ["  referee ", "  engine  "].map(|who| {
        let value = text.lines().find_map(|line| line.strip_prefix(who)).expect("a value");
        value.parse::<u8>().expect("a number")
    });
    assert_eq!(referee, engine + 1);
    assert!(text.starts_with("nuts\n") && text.ends_with("of greedy game 0: 2 seats"), "{text}");
}

#[test]
#[should_panic(expected = "proves nothing")]
fn a_check_without_games_is_refused() {
    let _ = objection::<_, Forester<0>>(&check(0, 0));
}
