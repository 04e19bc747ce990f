//! The spaces: the workers they need or that are on them, costs, outputs, and what the others get.

use engine::Seat;
use manhattan_project::board::{SpaceAction, SpaceCard};
use manhattan_project::{Crew, Space, WorkerType};
use maud::{Markup, html};

use super::layout::{Layout, Place};
use super::part;
use crate::card::ring;
use crate::crew;
use crate::element::Element;
use crate::goods;
use crate::icons::{self, Sign};
use crate::look::Look;

impl Look<'_> {
    pub(super) fn spaces(&self, layout: &Layout) -> Markup {
        html! {
            @for sector in &layout.sectors {
                g class=(part(&sector.name)) {
                    @for (space, place) in layout.spaces(sector, self.position) { (self.space(space, place)) }
                }
            }
        }
    }

    fn space(&self, space: Space, Place([x, y, width, height]): Place) -> Markup {
        let card = self.position.tables().space(space);
        let marks = self.marks(Element::Space(space));
        let said = format!("{}: {}", self.words.space(space), self.space_facts(space));
        html! {
            g.mp-space id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(marks.label.clone().unwrap_or(said)) {
                rect.mp-box width=(width) height=(height) rx="6" {}
                @if card.unlimited { (self.crowd(space, width)) } @else { (self.stand(space, card, width)) }
                (self.work(card, width))
                (ring(&marks, width, height))
            }
        }
    }

    /// What a space needs and gives, and the workers on it.
    pub(crate) fn space_facts(&self, space: Space) -> String {
        let card = self.position.tables().space(space);
        let mut facts = self.words.space_facts(card);
        if let Some(others) = self.words.goods(card.others) {
            facts = format!("{facts} {}", self.say("space-others", &[("goods", others.into())]));
        }
        format!("{facts}; {}", self.occupants(space))
    }

    /// The workers on a space, in words.
    pub(crate) fn occupants(&self, space: Space) -> String {
        let mut there: Vec<String> = Vec::new();
        for seat in self.seats() {
            let own = Crew::permanent(self.position.on_space(space, seat).permanent);
            there.extend(self.words.crew(own).map(|crew| format!("{}: {crew}", self.name(seat))));
        }
        let grey = self.position.on_space(space, Seat::new(0)).contractors;
        there.extend(self.words.crew(Crew::contractors(grey)));
        if self.is_closed(space) {
            self.say("space-closed", &[])
        } else if there.is_empty() {
            self.say("space-free", &[])
        } else {
            there.join(", ")
        }
    }

    /// MP-10.9: whether this is Design bomb and it is closed.
    fn is_closed(&self, space: Space) -> bool {
        let card = self.position.tables().space(space);
        card.action == SpaceAction::DesignBomb && !self.position.design_is_open()
    }

    /// A pad with the workers on the space, or with the sockets of those it needs.
    fn stand(&self, space: Space, card: &SpaceCard, width: f32) -> Markup {
        let mut there = Vec::new();
        for seat in self.seats() {
            there.extend(crew::each(Crew::permanent(self.position.on_space(space, seat).permanent), seat));
        }
        let grey = self.position.on_space(space, Seat::new(0)).contractors;
        there.extend(crew::each(Crew::contractors(grey), Seat::new(0)));
        let size = if card.work.need.total() > 1 { 28.0 } else { 34.0 };
        let pad = (30.0 + 38.0 * f32::from(card.work.need.total())).min(width - 12.0);
        html! {
            rect.mp-pad x=((width - pad) / 2.0) y="5" width=(pad) height="46" rx="23" {}
            @if self.is_closed(space) { path.mp-shut d={ "M" (width / 2.0 - 14.0) " 14L" (width / 2.0 + 14.0) " 42M" (width / 2.0 + 14.0) " 14L" (width / 2.0 - 14.0) " 42" } {} }
            @else if there.is_empty() { (goods::sockets(card.work.need, width / 2.0, 28.0, size - 4.0)) }
            @else { (crew::standing(&there, width / 2.0, 28.0, size)) }
        }
    }

    /// The workers on Construction, by type with their number.
    fn crowd(&self, space: Space, width: f32) -> Markup {
        let mut groups: Vec<(WorkerType, Option<Seat>, u8)> = Vec::new();
        for seat in self.seats() {
            let own = self.position.on_space(space, seat).permanent;
            groups.extend(WorkerType::ALL.map(|which| (which, Some(seat), own.count(which))));
        }
        let grey = self.position.on_space(space, Seat::new(0)).contractors;
        groups.extend(WorkerType::ALL.map(|which| (which, None, grey.count(which))));
        groups.retain(|&(_, _, count)| count > 0);
        let (columns, size) = if groups.len() > 6 { (5, 19.0) } else { (3, 26.0) };
        let step = (width - 8.0) / columns as f32;
        html! {
            rect.mp-pad x="4" y="5" width=(width - 8.0) height="84" rx="10" {}
            @if groups.is_empty() { (icons::wanted_any(true, width / 2.0, 44.0, 32.0)) }
            @for (at, &(which, seat, count)) in groups.iter().enumerate() {
                @let (x, y) = (4.0 + step * ((at % columns) as f32 + 0.4), if groups.len() > 6 { 18.0 } else { 26.0 } + (size + 9.0) * (at / columns) as f32);
                (icons::worker(which, seat, x, y, size))
                @if count > 1 { text.mp-times x=(x + size * 0.5) y=(y + 6.0) { (count) } }
            }
        }
    }

    /// Costs and outputs in two rows; below them what the others get, or the bribe.
    fn work(&self, card: &SpaceCard, width: f32) -> Markup {
        let (pay, gain) = (goods::costs(&card.work.pay), goods::gains(&card.work.gain));
        let others = goods::gains(&[card.others]);
        let (most, middle) = (width - 6.0, width / 2.0 + 6.0);
        let before = |items: &[goods::Item]| (middle - goods::width(items) / 2.0 - 8.0).max(8.0);
        let action = match card.action {
            SpaceAction::Gain => None,
            SpaceAction::Construct => Some("does-construct"),
            SpaceAction::AirStrike => Some("does-air-strike"),
            SpaceAction::Repair => Some("does-repair"),
            SpaceAction::DesignBomb => Some("does-design"),
            SpaceAction::Espionage => Some("does-espionage"),
        };
        html! {
            @if !pay.is_empty() { text.mp-minus x=(before(&pay)) y="70" { "−" } (goods::row(&pay, middle, 64.0, most - 16.0)) }
            @if !gain.is_empty() { text.mp-plus x=(before(&gain)) y="93" { "+" } (goods::row(&gain, middle, 87.0, most - 16.0)) }
            @if card.action == SpaceAction::Espionage { (icons::sign(Sign::Spy, width / 2.0, 86.0, 22.0)) }
            @if let Some(key) = action { text.mp-does x=(width / 2.0) y="112" { (self.say(key, &[])) } }
            @if !others.is_empty() {
                text.mp-small.mp-before x=(width / 2.0 + 14.0) y="112" { (self.say("space-all", &[])) }
                (goods::row(&others, width / 2.0 + 18.0 + goods::width(&others) / 2.0, 107.0, most / 2.0))
            }
            @if card.bribe { (icons::sign(Sign::Bribe, width - 9.0, 9.0, 15.0)) }
        }
    }
}
