//! A learning environment, without its type.

use bots::{BotKind, Environment, StepError};
use engine::{Feature, Game, Info, Seat, Standings};
use ui_kit::TableUi;

use crate::entry::info;
use crate::{AnyEnvironment, PlayError};

/// An environment of the game that `U` draws.
pub(crate) struct GameEnvironment<U: TableUi>(pub(crate) Environment<U::Game>);

/// The error for a number that is not an action of the game.
pub(crate) fn not_an_action<U: TableUi>(number: u32) -> PlayError {
    PlayError::NotAnAction { text: number.to_string(), title: info::<U>().title }
}

impl<U: TableUi> AnyEnvironment for GameEnvironment<U> {
    fn info(&self) -> &'static Info {
        info::<U>()
    }

    fn seats(&self) -> u8 {
        self.0.position().seats()
    }

    fn plays_itself(&self, seat: Seat) -> bool {
        self.0.position().plays_itself(seat)
    }

    fn layout(&self) -> Vec<Feature> {
        engine::observation_layout(self.0.position())
    }

    fn reset(&mut self, seed: u64) {
        self.0.reset(seed);
    }

    fn to_act(&self) -> Option<Seat> {
        self.0.position().to_act()
    }

    fn legal(&self) -> &[u32] {
        self.0.legal()
    }

    fn step(&mut self, number: u32) -> Result<(), PlayError> {
        self.0.step(number).map_err(|error| match error {
            StepError::Over => PlayError::Over,
            StepError::NotAnAction => not_an_action::<U>(number),
            StepError::Refused(refusal) => PlayError::Refused(refusal),
        })
    }

    fn observe(&self, seat: Seat, out: &mut [i16]) {
        self.0.observe(seat, out);
    }

    fn mask(&self, out: &mut [u8]) {
        self.0.mask(out);
    }

    fn standings(&self) -> Standings {
        self.0.position().standings()
    }

    fn notation(&self, number: u32) -> Option<String> {
        let position = self.0.position();
        self.0.action(number).map(|action| position.notation(action))
    }

    fn choose(&self, kind: BotKind, seed: u64) -> Option<u32> {
        self.0.choose(kind, seed)
    }
}
