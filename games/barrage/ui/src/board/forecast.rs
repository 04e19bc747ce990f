//! What the rules say about the water: where the drops on headstreams will come to rest if phase 3 comes now, and where
//! one drop more from each headstream would.

use barrage::{Barrage, BaseSpace, Basin, Event, Headstream};
use engine::Seat;
use maud::{Markup, html};

use super::Plan;

/// Where water goes; at a table that does not help, nothing is known of it.
#[derive(Default)]
pub(super) struct Forecast {
    /// The headstreams of the drops each dam gains.
    held: [Vec<Headstream>; 20],
    /// How many leave the map below each basin.
    left: [u8; 12],
    /// How much energy flowing drops give (BA-13.3).
    pub(super) energy: Option<(Seat, u16)>,
    /// Where one more drop of each headstream would rest.
    next: [Option<BaseSpace>; 4],
}

impl Forecast {
    pub(super) fn of(position: &Barrage) -> Self {
        let mut events = Vec::new();
        let after = position.after_flow(&mut events);
        // BA-10.1: headstream by headstream, and every drop comes to rest or leaves before the next one starts.
        let springs = (0..4).map(Headstream);
        let mut drops =
            springs.flat_map(|spring| std::iter::repeat_n(spring, position.on_headstream(spring).into()));
        let (mut held, mut left): ([Vec<Headstream>; 20], _) = (Default::default(), [0; 12]);
        for event in events {
            match event {
                Event::Held(space) => held[space.index()].extend(drops.next()),
                Event::Left(basin) => {
                    left[basin.index()] += 1;
                    drops.next();
                }
                _ => {}
            }
        }
        let gains = Seat::all(engine::Game::seats(position))
            .map(|seat| (seat, after.energy(seat) - position.energy(seat)))
            .find(|(_, gain)| *gain > 0);
        let next = [0, 1, 2, 3].map(|spring| after.resting_place(Headstream(spring)));
        Self { held, left, energy: gains, next }
    }

    /// The headstreams of the drops that come to rest behind a dam, in their order.
    pub(super) fn held(&self, space: BaseSpace) -> &[Headstream] {
        &self.held[space.index()]
    }

    /// How many leave the map here.
    pub(super) const fn left(&self, basin: Basin) -> u8 {
        self.left[basin.index()]
    }

    /// Where one more drop of a headstream would rest.
    pub(super) const fn next(&self, spring: Headstream) -> Option<BaseSpace> {
        self.next[spring.index()]
    }

    /// The headstreams whose next drop would rest here.
    pub(super) fn springs_of(&self, space: BaseSpace) -> String {
        (0..4)
            .map(Headstream)
            .filter(|&spring| self.next(spring) == Some(space))
            .map(crate::words::Words::letter)
            .collect()
    }
}

impl Plan<'_> {
    /// The switch of the forecast: a page keeps whether it is open, and the styles hide the drops that are to come.
    pub(super) fn switch(&self) -> Markup {
        html! {
            foreignObject x="478" y="672" width="138" height="26" {
                details #ba-forecast.ba-switch open="" {
                    summary { (self.look.say("forecast-switch", &[])) }
                }
            }
        }
    }
}
