//! The spaces: the workers they need or that are on them, costs, outputs, and what the others get.

use engine::Seat;
use manhattan_project::board::{SpaceAction, SpaceCard};
use manhattan_project::{Crew, Need, Space, WorkerType};
use maud::{Markup, html};

use super::layout::{Layout, Place};
use super::part;
use crate::card::{corner, flag};
use crate::crew;
use crate::element::Element;
use crate::goods::{self, Item, Size};
use crate::icons::{self, Sign};
use crate::look::{Look, Marks};

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
                rect.mp-shade x=".5" y="2.5" width=(width) height=(height) rx="5" {}
                g.mp-lift {
                    rect.mp-slab width=(width) height=(height) rx="5" {}
                    (corner(&marks))
                    @if card.unlimited { (self.crowd(space, width, height)) } @else { (self.stand(space, card, width, &marks)) }
                    (self.work(card, width, height))
                    (flag(&marks, 1.0, 34.0)) (self.ring(&marks, width, height))
                }
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

    /// The workers on the space, or the sockets of those it needs, under one of which the worker that would come appears
    /// while the space is pointed at.
    fn stand(&self, space: Space, card: &SpaceCard, width: f32, marks: &Marks) -> Markup {
        let (id, legal) = (&marks.id, marks.legal);
        let mut there = Vec::new();
        for seat in self.seats() {
            there.extend(crew::each(Crew::permanent(self.position.on_space(space, seat).permanent), seat));
        }
        let grey = self.position.on_space(space, Seat::new(0)).contractors;
        there.extend(crew::each(Crew::contractors(grey), Seat::new(0)));
        let (middle, need) = (width / 2.0, card.work.need);
        let pair = need.engineers == 1 && need.scientists == 1;
        let standing = |crew: &[(WorkerType, Option<Seat>)]| {
            html! {
                @if pair && crew.len() == 2 {
                    (crew::standing(&crew[..1], middle, 4.0, 34.0)) (crew::standing(&crew[1..], middle, 41.0, 34.0))
                } @else { (crew::standing(crew, middle, 4.0, if crew.len() > 1 { 30.0 } else { 36.0 })) }
            }
        };
        html! {
            @if there.is_empty() {
                g.mp-sockets {
                    @if pair {
                        (icons::socket(WorkerType::Engineer, middle - 17.0, 4.0, 34.0))
                        (icons::socket(WorkerType::Scientist, middle - 17.0, 41.0, 34.0))
                    } @else { (goods::sockets(need, middle, 5.0, if need.total() > 1 { 28.0 } else { 34.0 })) }
                }
                @if legal { g.ghost { (standing(&self.coming(need))) } }
            } @else { g.piece id={ (id) "-crew" } data-seat=[there[0].1.map(|seat| seat.number() + 1)] { (standing(&there)) } }
            @if self.is_closed(space) {
                path.mp-shut d={ "M" (middle - 16.0) " 22l32 32m0-32l-32 32" } {}
            }
        }
    }

    /// The workers in the viewer's hand that would be sent to a place that needs these.
    fn coming(&self, need: Need) -> Vec<(WorkerType, Option<Seat>)> {
        let Some(viewer) = self.scene.viewer else { return Vec::new() };
        let supply = self.position.supply(viewer);
        // Contractors go before own workers.
        let owner = |which: WorkerType| (supply.contractors.count(which) == 0).then_some(viewer);
        let mut coming = Vec::new();
        let any = WorkerType::ALL
            .into_iter()
            .filter(|&which| need.labourers || which != WorkerType::Labourer)
            .find(|&which| supply.count(which) > 0);
        coming.extend(any.filter(|_| need.any > 0).map(|which| (which, owner(which))));
        for (count, which) in
            [(need.engineers, WorkerType::Engineer), (need.scientists, WorkerType::Scientist)]
        {
            coming.extend((0..count).map(|_| (which, owner(which))));
        }
        coming
    }

    /// The workers on Construction, by type and owner with their number, and what they do there.
    fn crowd(&self, space: Space, width: f32, height: f32) -> Markup {
        let mut groups: Vec<(WorkerType, Option<Seat>, u8)> = Vec::new();
        for seat in self.seats() {
            let own = self.position.on_space(space, seat).permanent;
            groups.extend(WorkerType::ALL.map(|which| (which, Some(seat), own.count(which))));
        }
        let grey = self.position.on_space(space, Seat::new(0)).contractors;
        groups.extend(WorkerType::ALL.map(|which| (which, None, grey.count(which))));
        groups.retain(|&(_, _, count)| count > 0);
        let (columns, size) = match groups.len() {
            0..=3 => (3, 34.0),
            4..=8 => (4, 25.0),
            _ => (6, 16.5),
        };
        let step = (width - 6.0) / columns as f32;
        let line = size * icons::TALL + 2.0;
        let top = if columns == 3 { 9.0 } else { 4.0 };
        let left = 3.0 + step * (2.0 - groups.len() as f32).max(0.0) / 2.0;
        html! {
            text.mp-word font-size="14.5" text-anchor="middle" x=(width / 2.0) y=(height - if columns == 3 { 24.0 } else { 8.0 }) {
                (self.say("does-construct", &[]))
            }
            @if columns == 3 {
                text.mp-word font-size="13" text-anchor="middle" x=(width / 2.0) y=(height - 8.0) { (self.say("does-construct-all", &[])) }
            }
            @if groups.len() < 3 {
                g.mp-sockets { (icons::socket_any(true, left + step * groups.len() as f32 + (step - size) / 2.0, top, size)) }
            }
            @for (at, &(which, seat, count)) in groups.iter().enumerate() {
                @let x = left + step * (at % columns) as f32 + (step - size) / 2.0;
                @let y = top + line * (at / columns) as f32;
                (icons::worker(which, seat, x, y, size))
                @if count > 1 {
                    circle cx=(x + size - 2.0) cy=(y + size - 4.0) r="7" fill="#fbf1d6" stroke="#2b2415" {}
                    text font-size="13" text-anchor="middle" x=(x + size - 2.0) y=(y + size + 0.6) { (count) }
                }
            }
        }
    }

    /// Costs, output or action, what the others get, and the bribe.
    fn work(&self, card: &SpaceCard, width: f32, height: f32) -> Markup {
        let (pay, gain) = (goods::costs(&card.work.pay), goods::gains(&card.work.gain));
        let others = goods::gains(&[card.others]);
        let middle = width / 2.0;
        let action = match card.action {
            SpaceAction::Gain | SpaceAction::Construct => None,
            SpaceAction::AirStrike => Some("does-air-strike"),
            SpaceAction::Repair => Some("does-repair"),
            SpaceAction::DesignBomb => Some("does-design"),
            SpaceAction::Espionage => Some("does-espionage"),
        };
        let cost_at = if action.is_some() { height - 25.0 } else { 54.0 };
        let foot = if others.is_empty() { 0.0 } else { 18.0 };
        let top = if pay.is_empty() { 42.0 } else { 57.0 };
        let size = Size::of_output(&gain, width - 4.0);
        html! {
            @if !pay.is_empty() { g.mp-cost { (goods::row(&pay, middle, cost_at, Size::COST)) } }
            @if !gain.is_empty() { (goods::row(&gain, middle, (top + height - foot) / 2.0 + size.text * 0.35, size)) }
            @if let Some(word) = action.map(|key| self.say(key, &[])) {
                text.mp-word font-size=(if word.chars().count() > 8 && width < 100.0 { 13.0 } else { 14.5 }) text-anchor="middle"
                    x=(middle) y=(height - 8.0) { (word) }
            }
            @if let Some(&Item::Count(count, sign)) = others.first() {
                rect x="3" y=(height - 19.0) width=(width - 6.0) height="16" rx="3" opacity=".1" {}
                text.mp-half font-size="13" x="5" y=(height - 6.5) { (self.say("space-all", &[])) }
                text font-size="14" text-anchor="end" x=(width - 20.0) y=(height - 6.5) { (count) }
                (icons::sign(sign, width - 12.0, height - 11.0, 14.0))
            }
            @if card.bribe { (icons::sign(Sign::Bribe, width - 8.0, 5.0, 20.0)) }
        }
    }
}
