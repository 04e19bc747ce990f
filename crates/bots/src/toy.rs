//! A tiny game for the tests of this crate: whoever has ten points first wins. A turn takes one or two points for sure
//! (by the toy's own lights both are equally good), or rolls a die that costs a point unless it shows the seat's
//! secret number, which pays three.

use std::fmt;

use engine::{
    Chance, ComponentError, Components, Die, File, Files, Game, Heuristic, Info, Log, MAX_SEATS, OptionMap,
    Refusal, Score, Seat, Standings,
};

use crate::Setup;

pub(crate) const HASH: &str = "0000000000000000000000000000000000000000000000000000000000000000";

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Toy {
    seats: u8,
    turn: Seat,
    points: [u8; MAX_SEATS],
    secrets: [u8; MAX_SEATS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Take(u8),
    Roll,
}

pub(crate) fn components() -> Components<()> {
    Components::keep(())
}

pub(crate) fn setup(seats: u8) -> Setup<Toy> {
    Setup::new(components(), HASH, &OptionMap::defaults(&[]), seats).expect("the toy is for 2 to 4")
}

pub(crate) fn toy(seats: u8) -> Toy {
    setup(seats).start(&mut engine::Playout::new(3))
}

impl Toy {
    pub(crate) fn swap_secrets_of_others(&mut self, seat: Seat) {
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            self.secrets[other.index()] = 7 - self.secrets[other.index()];
        }
    }
}

impl Game for Toy {
    type Components = ();
    type Options = ();
    type Action = Action;
    type Event = ();

    const INFO: Info = Info {
        slug: "toy",
        title: "Toy",
        rules: 1,
        seats: 2..=4,
        usual_seats: 3,
        options: &[],
        sources: &["points"],
        tie_breaks: &[],
    };
    const FILES: &'static [File] = &[];

    fn components(_: &Files) -> Result<(), ComponentError> {
        Ok(())
    }

    fn options(_: &(), _: &OptionMap) -> Result<(), String> {
        Ok(())
    }

    fn start(_: Components<()>, _: &(), seats: u8, chance: &mut impl Chance) -> Result<Self, Refusal> {
        let mut secrets = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            secrets[seat.index()] = chance.draw("secret", &Die(6));
        }
        Ok(Self { seats, turn: Seat::new(0), points: [0; MAX_SEATS], secrets })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn to_act(&self) -> Option<Seat> {
        self.points.iter().all(|&points| points < 10).then_some(self.turn)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.to_act().is_some() {
            out.extend([Action::Take(1), Action::Take(2), Action::Roll]);
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(1 | 2) | Action::Roll => Ok(()),
            Action::Take(_) => Err(Refusal::new("TOY-1", "too-greedy")),
        }
    }

    fn play(&mut self, action: Action, chance: &mut impl Chance, _: &mut impl Log<()>) {
        let at = self.turn.index();
        match action {
            Action::Take(points) => self.points[at] += points,
            Action::Roll if chance.draw("die", &Die(6)) == self.secrets[at] => self.points[at] += 3,
            Action::Roll => self.points[at] = self.points[at].saturating_sub(1),
        }
        self.turn = self.turn.next(self.seats);
    }

    fn standings(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let mut score = Score::default();
            score.points[0] = self.points[seat.index()].into();
            score
        })
    }

    fn imagine(&mut self, seat: Seat, chance: &mut impl Chance) {
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            self.secrets[other.index()] = chance.draw("secret", &Die(6));
        }
    }

    fn invariants(&self) -> Result<(), String> {
        Ok(())
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        match action {
            Action::Take(points) => write!(out, "take {points}"),
            Action::Roll => out.write_str("roll"),
        }
    }

    fn read_action(&self, text: &str) -> Option<Action> {
        match text.split_once(' ') {
            None if text == "roll" => Some(Action::Roll),
            Some(("take", points)) => points.parse().ok().map(Action::Take),
            _ => None,
        }
    }
}

impl Heuristic for Toy {
    /// Peeks at the secrets of others on purpose: a bot that is given the true position would be caught.
    fn rate(&self, actions: &[Action], rates: &mut Vec<f32>) {
        let secrets: u8 = self.secrets.iter().sum();
        rates.extend(actions.iter().map(|action| match action {
            Action::Roll => -1.0,
            Action::Take(_) if self.points == [0; MAX_SEATS] => 1.0,
            Action::Take(points) => f32::from((points + secrets) % 2),
        }));
    }
}
