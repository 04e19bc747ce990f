//! A bomb card: name, fuel, workers, points and loading cost; in a hand also what is still missing. Cards measure 150 by 80
//! units.

use engine::Seat;
use manhattan_project::{Aircraft, Bomb, Crew, Fuel, WorkerType};
use maud::{Markup, html};

use crate::card::ring;
use crate::crew;
use crate::element::Element;
use crate::icons::{self, Sign};
use crate::look::{Look, Marks, Seen};

/// The size of a card, and the height of the strip with its name.
pub(crate) const WIDTH: f32 = 150.0;
pub(crate) const HEIGHT: f32 = 80.0;
const STRIP: f32 = 18.0;

impl Look<'_> {
    /// A card as a separate `<svg>`, on a mat.
    pub(crate) fn bomb_card(&self, bomb: Bomb) -> Markup {
        let marks = self.marks(Element::Bomb(bomb));
        html! {
            svg.mp-bomb.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                viewBox="-3 -3 156 86" role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()] aria-label=(self.bomb_label(bomb, &marks))
                focusable="false" { (self.bomb_face(bomb, &marks)) }
        }
    }

    /// A card within a larger drawing, its corner at (`x`, `y`).
    pub(crate) fn bomb_at(&self, bomb: Bomb, x: f32, y: f32) -> Markup {
        let marks = self.marks(Element::Bomb(bomb));
        html! {
            g.mp-bomb.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                transform={ "translate(" (x) " " (y) ")" } role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(self.bomb_label(bomb, &marks)) { (self.bomb_face(bomb, &marks)) }
        }
    }

    fn bomb_label(&self, bomb: Bomb, marks: &Marks) -> String {
        if let Some(choice) = &marks.label {
            return choice.clone();
        }
        let label = format!("{}; {}", self.words.bomb_title(bomb), self.words.bomb_facts(bomb));
        match self.seen(bomb) {
            Seen::Built(owner) if self.position.loaded(owner).has(bomb.0) => {
                format!("{label}; {}", self.say("bomb-loaded", &[]))
            }
            Seen::Built(_) => format!("{label}; {}", self.say("bomb-built", &[])),
            Seen::InHand(holder) => match self.progress(bomb, holder) {
                Some(progress) => format!("{label}; {progress}"),
                None => label,
            },
            _ => label,
        }
    }

    /// What its holder still needs to build a bomb, at an assisted table.
    pub(crate) fn progress(&self, bomb: Bomb, holder: Seat) -> Option<String> {
        let progress = || self.missing(bomb, holder).unwrap_or_else(|| self.say("bomb-ready", &[]));
        self.scene.assisted.then(progress)
    }

    /// What a player still needs to build a bomb, in words; `None` if it can be built.
    fn missing(&self, bomb: Bomb, seat: Seat) -> Option<String> {
        let position = self.position;
        let card = position.tables().bomb(bomb);
        let supply = position.supply(seat);
        let lacks = |needed: u8, which| needed.saturating_sub(supply.count(which));
        let fuel = card.amount.saturating_sub(position.fuel(seat, card.fuel));
        let fuel_key = match card.fuel {
            Fuel::Uranium => "count-uranium",
            Fuel::Plutonium => "count-plutonium",
        };
        let parts = [
            (fuel_key, fuel),
            ("count-engineer", lacks(card.need.engineers, WorkerType::Engineer)),
            ("count-scientist", lacks(card.need.scientists, WorkerType::Scientist)),
        ];
        let parts: Vec<String> = parts
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(key, count)| self.words.count(key, count))
            .collect();
        (!parts.is_empty()).then(|| self.say("bomb-missing", &[("what", self.words.all_of(&parts).into())]))
    }

    fn bomb_face(&self, bomb: Bomb, marks: &Marks) -> Markup {
        let position = self.position;
        let card = position.tables().bomb(bomb);
        let seen = self.seen(bomb);
        let (fill, ink) = match card.fuel {
            Fuel::Uranium => ("#bfe3a8", "#111418"),
            Fuel::Plutonium => ("#4b3f72", "#ffffff"),
        };
        let tested =
            matches!(seen, Seen::Built(owner) | Seen::InHand(owner) if position.token(owner).is_some());
        html! {
            rect.mp-face width=(WIDTH) height=(HEIGHT) rx="6" {}
            @if let Some(name) = self.words.printed_name(bomb) { text.mp-bomb-name x="75" y="14" { (name) } }
            g transform={ "translate(0 " (STRIP) ")" } {
                path d="M0 0H38V62H6a6 6 0 0 1 -6 -6z" fill=(fill) {}
                text.mp-bomb-fuel x="19" y="25" fill=(ink) { @if card.fuel == Fuel::Uranium { "U" } @else { "Pu" } }
                text.mp-bomb-amount x="19" y="50" fill=(ink) { (self.fuel_of(bomb, seen)) }
                (self.bomb_crew(bomb, seen))
                text.mp-points x="146" y="26" {
                    @if card.untested == card.tested { (card.tested) } @else {
                        tspan.mp-not[tested] { (card.untested) } "/" tspan.mp-not[!tested] { (card.tested) }
                    }
                }
                (self.bomb_load(bomb, seen))
            }
            rect.mp-edge width=(WIDTH) height=(HEIGHT) rx="6" {}
            (ring(marks, WIDTH, HEIGHT))
        }
    }

    /// The amount of fuel; in a hand at an assisted table preceded by the amount its holder has.
    fn fuel_of(&self, bomb: Bomb, seen: Seen) -> String {
        let card = self.position.tables().bomb(bomb);
        match seen {
            Seen::InHand(holder) if self.scene.assisted => {
                format!("{}/{}", self.position.fuel(holder, card.fuel).min(card.amount), card.amount)
            }
            _ => card.amount.to_string(),
        }
    }

    /// The workers on the card, or the workers it needs, filled in as far as its holder has them.
    fn bomb_crew(&self, bomb: Bomb, seen: Seen) -> Markup {
        let need = self.position.tables().bomb(bomb).need;
        let (owner, there) = match seen {
            Seen::Built(owner) => (Some(owner), self.position.on_bomb(bomb)),
            _ => (None, Crew::NONE),
        };
        let supply = match seen {
            Seen::InHand(holder) if self.scene.assisted => self.position.supply(holder),
            _ => Crew::NONE,
        };
        let row = |which: WorkerType, count: u8, y: f32| {
            let held = supply.count(which);
            let step = (44.0 / f32::from(count.max(1))).min(17.0);
            let size = 16.0;
            let at = move |number: u8| 49.0 + step * f32::from(number);
            html! {
                @for number in 0..count {
                    @if number < held { (icons::sign(Sign::Worker(which), at(number), y, size)) }
                    @else { (icons::wanted(which, at(number), y, size)) }
                }
            }
        };
        html! {
            @match owner.filter(|_| !there.is_empty()) {
                Some(owner) => {
                    @let all = crew::each(there, owner);
                    @let (upper, lower) = all.split_at(all.len().div_ceil(2));
                    (crew::standing(upper, 70.0, 18.0, 16.0)) (crew::standing(lower, 70.0, 44.0, 16.0))
                }
                None if owner.is_some() => { path.mp-done d="M54 32L64 44L86 16" {} }
                None => {
                    (row(WorkerType::Scientist, need.scientists, 17.0))
                    (row(WorkerType::Engineer, need.engineers, 44.0))
                }
            }
        }
    }

    /// The loading cost, or a mark if the bomb is loaded.
    fn bomb_load(&self, bomb: Bomb, seen: Seen) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let loaded = matches!(seen, Seen::Built(owner) if self.position.loaded(owner).has(bomb.0));
        html! {
            @if loaded {
                rect.mp-loaded x="104" y="36" width="40" height="20" rx="10" {}
                text.mp-loaded-text x="124" y="51" { "+" (self.position.tables().costs.load_vp) }
            } @else {
                text.mp-load x="145" y="52" { "$" (card.load_cost) }
                (icons::sign(Sign::Aircraft(Aircraft::Bomber), 113.0, 46.0, 15.0))
            }
        }
    }
}
