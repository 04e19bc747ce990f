//! The energy track with its markers, the bonus tiles above their sections, and the objective.

use barrage::Structure;
use engine::Seat;
use maud::{Markup, html};
use ui_kit::svg;

use super::Plan;
use super::layout::tenths;
use crate::element::Element;
use crate::icons::{self, INK, Icon, tones};
use crate::words::roman;

/// The cells: 0 to 29, and a wide one for 30 and more.
const CELLS: u16 = 31;
const CELL: f32 = 16.6;

/// A bonus tile is so high, and so far above the cells; the row of credits below them is so high.
const TILE: f32 = 38.0;
const ABOVE: f32 = 41.0;
const CREDITS: f32 = 18.0;

impl Plan<'_> {
    /// The left edge and the width of a cell.
    fn cell(&self, number: u16) -> (f32, f32) {
        let [left, _, width, _] = self.layout.track;
        let last = CELLS - 1;
        (left + CELL * f32::from(number), if number == last { width - CELL * f32::from(last) } else { CELL })
    }

    pub(super) fn track(&self) -> Markup {
        let [x, y, width, whole] = self.layout.view;
        let marks = self.look.marks(Element::Track);
        let round = u16::from(self.look.position.round());
        // Then the numbers of the markers stand there.
        let beyond = self.look.seats().any(|seat| self.look.position.energy(seat) + 1 >= CELLS);
        html! {
            rect.ba-bench x=(x) y="700" width=(width) height=(y + whole - 700.0) {}
            path.ba-bench-edge d={ "M" (x) " 700H" (x + width) } {}
            g.ba-track id=(marks.id) data-el=(marks.id) {
                (self.look.scene.still("ba-cells", &format!("{round}{}", if beyond { "+" } else { "" }), || self.cells(round, beyond)))
            }
            @for round in 1..=barrage::ROUNDS { (self.bonus(round)) }
            (self.objective())
            @for seat in self.look.seats() { (self.marker(seat)) }
        }
    }

    /// The cells with their numbers, the section of this round marked, and the credits below them.
    fn cells(&self, round: u16, beyond: bool) -> Markup {
        let [left, top, _, height] = self.layout.track;
        let section = u16::from(self.look.position.tables().numbers.section);
        html! {
            @for number in 0..CELLS {
                @let part = number / section;
                @let (x, width) = self.cell(number);
                rect.ba-cell.ba-section[part % 2 == 1].ba-goal[part == round && round > 0] x=(x) y=(top) width=(width) height=(height) {}
                // Where the drawing is small, two digits are as wide as a cell.
                text.ba-cell-number.ba-between[number > 9 && number % 2 == 1] x=(x + width / 2.0) y=(top + height - 4.0) { @if number + 1 < CELLS { (number) } @else if !beyond { (number) "+" } }
            }
            @for part in 0..=5 { path.ba-part-edge d={ "M" (left + CELL * f32::from(part * section)) " " (top) "v" (height) } {} }
            (self.credit_row())
        }
    }

    /// BA-11.4: the credits that cells bring, under all cells that bring the same.
    fn credit_row(&self) -> Markup {
        let [_, top, _, height] = self.layout.track;
        let credits = |number: u16| self.look.position.tables().credits(number);
        let mut steps: Vec<(u16, u16)> = Vec::new();
        for number in 0..CELLS {
            match steps.last_mut() {
                Some((_, end)) if credits(*end) == credits(number) => *end = number,
                _ => steps.push((number, number)),
            }
        }
        html! {
            @for (at, &(from, to)) in steps.iter().enumerate() {
                @let (left, (last, wide)) = (self.cell(from).0, self.cell(to));
                @let middle = f32::midpoint(left, last + wide);
                @let room = last + wide - left > 30.0;
                rect.ba-credits.ba-section[at % 2 == 1] x=(left) y=(top + height + 1.0) width=(last + wide - left) height=(CREDITS) {}
                @if room { (icons::icon(Icon::Credit, middle - 9.0, top + height + 10.0, 16.0)) }
                text.ba-cell-number.ba-on-gold x=(middle + if room { 6.0 } else { 0.0 }) y=(top + height + 16.0) { (credits(from)) }
            }
        }
    }

    /// The bonus tile of a round above the section that gives it in full.
    fn bonus(&self, round: u8) -> Markup {
        let look = &self.look;
        let top = self.layout.track[1];
        let marks = look.marks(Element::Bonus(round));
        let tile = look.position.bonus_tile(round);
        let section = look.position.tables().numbers.section;
        let (x, last) = self.cell(u16::from(round * section));
        let width = tenths(if round == barrage::ROUNDS { last } else { CELL * f32::from(section) - 3.0 });
        let (key, sign) = bonus_sign(tile.counts);
        let words = [("count", tile.vp.into()), ("what", look.say(key, &[]).into())];
        let label = format!("{} {}", look.say("bonus-vp", &words[..1]), look.say("bonus-each", &words[1..]));
        html! {
            g.ba-bonus.ba-done[round < look.position.round()].ba-goal[round == look.position.round()] id=(marks.id) data-el=(marks.id)
                role="img" aria-label=(label) transform={ "translate(" (tenths(x)) " " (top - ABOVE) ")" } {
                rect.ba-shade x="1" y="1.5" width=(width) height=(TILE) rx="4" {}
                rect.ba-bonus-ground width=(width) height=(TILE) rx="4" {}
                path.ba-bonus-head d={ "M0 4A4 4 0 0 1 4 0H22V" (TILE) "H4A4 4 0 0 1 0 " (TILE - 4.0) "z" } {}
                text.ba-roman x="11" y="25" { (roman(round)) }
                text.ba-bonus-vp x="33" y="26" { (tile.vp) }
                (icons::icon(Icon::Vp, 48.0, 19.0, 17.0))
                text.ba-bonus-vp x="61" y="25" { "/" }
                (icons::icon(sign, 77.0, 19.0, 22.0))
                @if round < look.position.round() { path.ba-tick d="M47 20l8 9l16 -19" {} }
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
            g.ba-objective id=(marks.id) data-el=(marks.id) transform={ "translate(" (left) " " (top - ABOVE) ")" } {
                rect width=(CELL * 6.0 - 3.0) height=(TILE) rx="4" {}
                text.ba-objective-name x="48" y="15.5" { (look.say("objective-name", &[])) }
                text x="48" y="33" { (look.say(key, &[])) }
            }
        }
    }

    /// Markers on the same cell stand on one another, the later in turn order above; the pile stays below the tiles.
    fn marker(&self, seat: Seat) -> Markup {
        let position = self.look.position;
        let top = self.layout.track[1];
        let energy = |seat: Seat| position.energy(seat).min(CELLS - 1);
        let here: Vec<Seat> =
            position.order().iter().copied().filter(|&other| energy(other) == energy(seat)).collect();
        let below = here.iter().take_while(|&&other| other != seat).count();
        let above = here.len() - 1 - below;
        let beyond = energy(seat) + 1 == CELLS;
        let aside = if beyond { 23.0 } else { 3.0 } * (below as f32 - (here.len() as f32 - 1.0) / 2.0);
        let marks = self.look.marks(Element::Energy(seat));
        let [light, middle, dark] = tones(Some(seat));
        let (left, width) = self.cell(energy(seat));
        let x = left + width / 2.0;
        html! {
            g.piece.ba-marker id=(marks.id) data-el=(marks.id) data-seat=(seat.number() + 1) data-changed=[marks.changed_number()]
                transform={ "translate(" (tenths(x + aside)) " " (top + 9.0 + if beyond { 0.0 } else { above as f32 }) ")" } {
                circle.ba-shade cx="1" cy="4" r="9" {}
                circle cy="2" r="8.8" fill=(dark) stroke=(INK) {}
                circle r="8.8" fill=(middle) stroke=(INK) {}
                path d="M-6.2 -2A6.4 6.4 0 0 1 1 -6.4" fill="none" stroke=(light) stroke-width="1.6" {}
                (svg::emblem(seat, 0.0, 0.0, 9.0))
                @if let Some((_, gain)) = self.forecast.energy.filter(|(watcher, _)| *watcher == seat) {
                    g.ba-flow { text.ba-gain x="11" y="6" { "+" (gain) } }
                }
                @if beyond { text.ba-over y="23" { (position.energy(seat)) } }
            }
        }
    }
}

/// What a bonus tile counts: its word and its sign.
const fn bonus_sign(counts: barrage::Bonus) -> (&'static str, Icon) {
    match counts {
        barrage::Bonus::Contracts => ("bonus-short-contracts", Icon::Contract),
        barrage::Bonus::Powerhouses => ("bonus-short-powerhouses", Icon::Built(Structure::Powerhouse)),
        barrage::Bonus::Bases => ("bonus-short-bases", Icon::Built(Structure::Base)),
        barrage::Bonus::Conduits => ("bonus-short-conduits", Icon::Built(Structure::Conduit)),
        barrage::Bonus::Elevations => ("bonus-short-elevations", Icon::Built(Structure::Elevation)),
        barrage::Bonus::AdvancedTech => ("bonus-short-tiles", Icon::Any),
    }
}
