//! The energy track with its markers, the bonus tiles above their sections, and the objective.

use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use crate::element::Element;
use crate::words::roman;

/// The cells: 0 to 29, and one for 30 and more.
const CELLS: u16 = 31;

impl Plan<'_> {
    fn cell(&self) -> f32 {
        self.layout.track[2] / f32::from(CELLS)
    }

    pub(super) fn track(&self) -> Markup {
        let [left, top, _, height] = self.layout.track;
        let cell = self.cell();
        let numbers = &self.look.position.tables().numbers;
        let marks = self.look.marks(Element::Track);
        let round = self.look.position.round();
        html! {
            g.ba-track id=(marks.id) data-el=(marks.id) {
                @for number in 0..CELLS {
                    @let section = u8::try_from(number).unwrap_or(0) / numbers.section;
                    rect.ba-cell.ba-section[section % 2 == 1].ba-goal[section == round && round > 0]
                        x=(left + cell * f32::from(number)) y=(top) width=(cell) height=(height) {}
                    text.ba-cell-number x=(left + cell * (f32::from(number) + 0.5)) y=(top + height - 6.0) {
                        (number)
                    }
                }
            }
            @for round in 1..=barrage::ROUNDS { (self.bonus(round)) }
            (self.objective())
            @for seat in self.look.seats() { (self.marker(seat)) }
        }
    }

    /// The bonus tile of a round above the section that gives it in full.
    fn bonus(&self, round: u8) -> Markup {
        let look = &self.look;
        let [left, top, _, height] = self.layout.track;
        let marks = look.marks(Element::Bonus(round));
        let tile = look.position.bonus_tile(round);
        let section = look.position.tables().numbers.section;
        let last = round == barrage::ROUNDS;
        let x = left + self.cell() * f32::from(round * section);
        let width = if last { 156.0 } else { self.cell() * f32::from(section) - 4.0 };
        let words = [("count", tile.vp.into()), ("what", look.say(bonus_key(tile.counts), &[]).into())];
        let done = round < look.position.round();
        html! {
            g.ba-bonus.ba-done[done].ba-goal[round == look.position.round()] id=(marks.id) data-el=(marks.id)
                transform={ "translate(" (x) " " (top - 54.0) ")" } {
                rect x="2" width=(width) height="51" rx="6" {}
                text x="7" y="23" { (roman(round)) tspan.ba-small { " · " (look.say("bonus-vp", &words[..1])) } }
                text.ba-small x="7" y="46" { (look.say("bonus-each", &words[1..])) }
            }
            @if last {
                text.ba-small x=(x + self.cell() + 10.0) y=(top + height - 8.0) { (look.say("track-name", &[])) }
            }
        }
    }

    fn objective(&self) -> Markup {
        let look = &self.look;
        let [left, top, _, _] = self.layout.track;
        let marks = look.marks(Element::Objective);
        let key = match look.position.objective() {
            barrage::Objective::RedSpaces => "objective-short-red",
            barrage::Objective::OwnSystems => "objective-short-systems",
            barrage::Objective::FullestArea => "objective-short-fullest",
            barrage::Objective::EmptiestArea => "objective-short-emptiest",
            barrage::Objective::Spread => "objective-short-spread",
            barrage::Objective::Clusters => "objective-short-clusters",
        };
        html! {
            g.ba-bonus id=(marks.id) data-el=(marks.id) transform={ "translate(" (left) " " (top - 54.0) ")" } {
                rect x="0" width=(self.cell() * 6.0 - 2.0) height="51" rx="6" {}
                text x="8" y="23" { (look.say("objective-name", &[])) }
                text.ba-small x="8" y="46" { (look.say(key, &[])) }
            }
        }
    }

    /// Markers on the same cell stand on one another, the later in turn order above.
    fn marker(&self, seat: Seat) -> Markup {
        let position = self.look.position;
        let [left, top, _, _] = self.layout.track;
        let energy = |seat: Seat| position.energy(seat).min(CELLS - 1);
        let here: Vec<Seat> =
            position.order().iter().copied().filter(|&other| energy(other) == energy(seat)).collect();
        let below = here.iter().take_while(|&&other| other != seat).count();
        let aside = 6.0 * (below as f32 - (here.len() as f32 - 1.0) / 2.0);
        let marks = self.look.marks(Element::Energy(seat));
        let x = left + self.cell() * (f32::from(energy(seat)) + 0.5);
        html! {
            g.piece.ba-marker id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (x + aside) " " (top + 13.0 - 4.0 * below as f32) ")" } {
                (svg::disc(seat, 0.0, 0.0, 12.0))
                @if let Some((_, gain)) = self.forecast.energy.filter(|(watcher, _)| *watcher == seat) {
                    g.ba-flow { text.ba-gain x="15" y="7" { "+" (gain) } }
                }
                @if position.energy(seat) >= CELLS { text.ba-over x="0" y="-18" { (position.energy(seat)) } }
            }
        }
    }
}

/// What a bonus tile counts, short enough for its section.
const fn bonus_key(counts: barrage::Bonus) -> &'static str {
    match counts {
        barrage::Bonus::Contracts => "bonus-short-contracts",
        barrage::Bonus::Powerhouses => "bonus-short-powerhouses",
        barrage::Bonus::Bases => "bonus-short-bases",
        barrage::Bonus::Conduits => "bonus-short-conduits",
        barrage::Bonus::Elevations => "bonus-short-elevations",
        barrage::Bonus::AdvancedTech => "bonus-short-tiles",
    }
}
