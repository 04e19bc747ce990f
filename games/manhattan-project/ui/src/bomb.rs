//! Bomb cards. A card that is not built is a folder: small among the face-up designs, large in a hand and in a draft, where
//! it also shows what its holder has. A built bomb is a plate.

use engine::Seat;
use manhattan_project::{Aircraft, Bomb, Fuel, WorkerType};
use maud::{Markup, html};

use crate::card::{corner, flag};
use crate::crew;
use crate::element::Element;
use crate::icons::{self, Sign, short};
use crate::look::{Look, Marks, Seen};

/// The size of a large card.
pub(crate) const WIDTH: f32 = 132.0;
pub(crate) const HEIGHT: f32 = 110.0;
/// The height of a small card.
pub(crate) const SMALL: f32 = 102.0;
/// The size of a plate on the board of another player; with workers it is higher.
const PLATE: (f32, f32) = (104.0, 32.0);
const PLATE_CREW: f32 = 24.0;

const INK: &str = "#231e17";

/// The letters of a fuel, its colour, and the colour of text on it.
pub(crate) const fn fuel(fuel: Fuel) -> (&'static str, &'static str, &'static str) {
    match fuel {
        Fuel::Uranium => ("U", "#9ccb7b", "#12240a"),
        Fuel::Plutonium => ("Pu", "#4b3a73", "#ffffff"),
    }
}

impl Look<'_> {
    /// A large card as a separate `<svg>`, on a mat.
    pub(crate) fn bomb_card(&self, bomb: Bomb) -> Markup {
        self.bomb_drawing(bomb, "mp-bomb", "-3 -3 138 116", |marks| self.bomb_face(bomb, marks))
    }

    /// A bomb of another player as a separate `<svg>`.
    pub(crate) fn bomb_plate(&self, bomb: Bomb) -> Markup {
        let crew = if self.position.on_bomb(bomb).is_empty() { 0.0 } else { PLATE_CREW };
        let view = format!("-2 -2 {} {}", PLATE.0 + 4.0, PLATE.1 + crew + 5.0);
        self.bomb_drawing(bomb, "mp-bomb mp-plate", &view, |marks| self.plate_face(bomb, marks))
    }

    fn bomb_drawing(
        &self,
        bomb: Bomb,
        class: &str,
        view: &str,
        face: impl FnOnce(&Marks) -> Markup,
    ) -> Markup {
        let marks = self.marks(Element::Bomb(bomb));
        html! {
            svg class={ (class) " piece" } id=(marks.id) data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] viewBox=(view) role=[marks.role().or(Some("img"))]
                tabindex=[marks.tab_index()] aria-label=(self.bomb_label(bomb, &marks)) focusable="false" { (face(&marks)) }
        }
    }

    /// A large card within a larger drawing.
    pub(crate) fn bomb_at(&self, bomb: Bomb, x: f32, y: f32, scale: f32) -> Markup {
        let at = format!("translate({x} {y}) scale({scale})");
        self.bomb_within(bomb, &at, |marks| self.bomb_face(bomb, marks))
    }

    /// A small card within a larger drawing.
    pub(crate) fn small_bomb_at(&self, bomb: Bomb, x: f32, y: f32, width: f32) -> Markup {
        let at = format!("translate({} {})", short(x), short(y));
        self.bomb_within(bomb, &at, |marks| self.small_face(bomb, marks, width))
    }

    fn bomb_within(&self, bomb: Bomb, transform: &str, face: impl FnOnce(&Marks) -> Markup) -> Markup {
        let marks = self.marks(Element::Bomb(bomb));
        html! {
            g.mp-bomb.piece id=(marks.id) data-el=(marks.id) data-legal[marks.legal] data-changed=[marks.changed_number()]
                transform=(transform) role=[marks.role().or(Some("img"))] tabindex=[marks.tab_index()]
                aria-label=(self.bomb_label(bomb, &marks)) { (face(&marks)) }
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

    /// Who holds a card that the viewer sees in a hand, or drafts it, at an assisted table: the card shows what that
    /// player has.
    fn helped(&self, seen: Seen) -> Option<Seat> {
        match seen {
            Seen::InHand(holder) => Some(holder),
            Seen::FaceUp => self.scene.viewer,
            _ => None,
        }
        .filter(|_| self.scene.assisted)
    }

    /// A large card.
    fn bomb_face(&self, bomb: Bomb, marks: &Marks) -> Markup {
        let seen = self.seen(bomb);
        let inside = match seen {
            Seen::Built(owner) => self.built_face(bomb, owner),
            _ => self.folder_face(bomb, seen),
        };
        html! {
            rect.mp-shade x="1" y="2.5" width=(WIDTH) height=(HEIGHT) rx="4" {}
            g.mp-lift { (inside) (corner(marks)) (flag(marks, WIDTH - 17.0, 16.0)) (self.ring(marks, WIDTH, HEIGHT)) }
        }
    }

    fn folder_face(&self, bomb: Bomb, seen: Seen) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let (letters, fill, ink) = fuel(card.fuel);
        let helped = self.helped(seen);
        let held = helped.map_or(0, |seat| self.position.fuel(seat, card.fuel));
        let supply = helped.map(|seat| self.position.supply(seat));
        let row = |which: WorkerType, count: u8, y: f32| {
            let step = (76.0 / f32::from(count.max(1))).min(19.0);
            let at = move |number: u8| 49.0 + step * f32::from(number);
            html! {
                @for number in 0..count {
                    @if supply.is_none_or(|supply| number < supply.count(which)) {
                        (icons::sign(Sign::Worker(which), at(number) + 9.0, y, 18.0))
                    } @else { g.mp-sockets { (icons::socket(which, at(number) + 1.0, y - 8.5, 16.0)) } }
                }
            }
        };
        html! {
            path.mp-folder d="M0 12V3Q0 0 3 0H55L61 7H129Q132 7 132 10V107Q132 110 129 110H3Q0 110 0 107Z" {}
            rect.mp-sheet x="4" y="10" width="124" height="96" {}
            @if let Some(name) = self.words.printed_name(bomb) {
                text.mp-type font-size="12.5" text-anchor="middle" x="66" y="22" { (name) }
            }
            rect x="4" y="27" width="40" height="79" fill=(fill) {}
            text fill=(ink) font-size="21" text-anchor="middle" x="24" y="46" { (letters) }
            @for number in 0..card.amount {
                circle.mp-full[number < held] cx=(15.5 + 17.0 * f32::from(number % 2)) cy=(57.0 + 13.5 * f32::from(number / 2)) r="5"
                    fill=(if number < held { "#fff6d8" } else { "none" }) stroke=(ink) stroke-width="1.7" {}
            }
            (row(WorkerType::Scientist, card.need.scientists, 38.0))
            (row(WorkerType::Engineer, card.need.engineers, 58.0))
            (self.points(bomb, seen, 49.0, 103.0, 32.0))
            (icons::sign(Sign::Aircraft(Aircraft::Bomber), 98.0, 78.0, 19.0))
            text fill="#6b6048" font-size="15" x="109" y="83" { "$" (card.load_cost) }
        }
    }

    /// The points of a card; the value that does not hold now is smaller.
    fn points(&self, bomb: Bomb, seen: Seen, x: f32, y: f32, size: f32) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let tested =
            matches!(seen, Seen::Built(owner) | Seen::InHand(owner) if self.position.token(owner).is_some());
        let digits = if card.untested < 10 { 1.0 } else { 2.0 };
        html! {
            @if card.untested == card.tested { text fill=(INK) font-size=(size) x=(x) y=(y) { (card.tested) } }
            @else if tested { text fill=(INK) font-size=(size) x=(x) y=(y) { (card.tested) } }
            @else {
                text fill=(INK) font-size=(size) x=(x) y=(y) { (card.untested) }
                text fill="#6b6048" font-size=(size * 0.6) x=(short(x + size * 0.51 * digits)) y=(y) { "/" (card.tested) }
            }
        }
    }

    fn built_face(&self, bomb: Bomb, owner: Seat) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let (letters, fill, ink) = fuel(card.fuel);
        let there = crew::each(self.position.on_bomb(bomb), owner);
        let step = (120.0 / there.len().max(1) as f32).min(24.0);
        html! {
            rect.mp-paper width=(WIDTH) height=(HEIGHT) rx="4" {}
            path d="M.6 24V4Q.6 .6 4 .6H128Q131.4 .6 131.4 4V24Z" fill=(fill) {}
            path.mp-hair d="M0 24H132" {}
            @if let Some(name) = self.words.printed_name(bomb) {
                text.mp-type fill=(ink) font-size="12.5" text-anchor="middle" x=(if letters.len() > 1 { 55.0 } else { 58.0 }) y="16" { (name) }
            }
            text fill=(ink) font-size="17" text-anchor="end" x="126" y="18" { (letters) }
            @for (number, &(which, seat)) in there.iter().enumerate() {
                (icons::worker(which, seat, 6.0 + step * number as f32, 28.0, 23.0))
            }
            (self.points(bomb, Seen::Built(owner), 9.0, 99.0, 36.0))
            (self.load(bomb, owner, 84.0, 86.0))
        }
    }

    /// The bomber of a loaded bomb with its points, or the cost of loading it.
    fn load(&self, bomb: Bomb, owner: Seat, x: f32, y: f32) -> Markup {
        let tables = self.position.tables();
        let loaded = self.position.loaded(owner).has(bomb.0);
        html! {
            @if loaded {
                (icons::sign(Sign::Aircraft(Aircraft::Bomber), x, y, 28.0))
                text fill=(INK) font-size="19" x=(x + 16.0) y=(y + 7.0) { "+" (tables.costs.load_vp) }
            } @else {
                g opacity=".55" { (icons::sign(Sign::Aircraft(Aircraft::Bomber), x + 4.0, y, 22.0)) }
                text fill="#6b6048" font-size="15" x=(x + 18.0) y=(y + 5.5) { "$" (tables.bomb(bomb).load_cost) }
            }
        }
    }

    /// A plate: fuel, points, and a bomber if it is loaded.
    fn plate_face(&self, bomb: Bomb, marks: &Marks) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let (letters, fill, ink) = fuel(card.fuel);
        let seen = self.seen(bomb);
        let there = match seen {
            Seen::Built(owner) => crew::each(self.position.on_bomb(bomb), owner),
            _ => Vec::new(),
        };
        let height = if there.is_empty() { PLATE.1 } else { PLATE.1 + PLATE_CREW };
        let step = (96.0 / there.len().max(1) as f32).min(19.0);
        html! {
            g.mp-lift {
                rect.mp-paper width=(PLATE.0) height=(height) rx="3" {}
                path d={ "M.6 3.6q0-3 3-3H30V" (height - 0.6) "H3.6q-3 0-3-3Z" } fill=(fill) {}
                text fill=(ink) font-size="18" text-anchor="middle" x="15" y="22.5" { (letters) }
                (self.points(bomb, seen, 35.0, 24.0, 23.0))
                @if let Seen::Built(owner) = seen {
                    @if self.position.loaded(owner).has(bomb.0) { (icons::sign(Sign::Aircraft(Aircraft::Bomber), 89.0, 16.0, 22.0)) }
                }
                @for (number, &(which, seat)) in there.iter().enumerate() {
                    (icons::worker(which, seat, 33.0 + step * 0.7 * number as f32, 33.0, 18.0))
                }
                (corner(marks)) (flag(marks, PLATE.0 - 17.0, 16.0)) (self.ring(marks, PLATE.0, height))
            }
        }
    }

    /// A small card: fuel, workers, points.
    fn small_face(&self, bomb: Bomb, marks: &Marks, width: f32) -> Markup {
        let card = self.position.tables().bomb(bomb);
        let (letters, fill, ink) = fuel(card.fuel);
        let (wide, middle, right) = (width > 46.0, width / 2.0, width - 3.0);
        let row = |which: WorkerType, count: u8, y: f32| {
            let step = ((width - 8.0) / f32::from(count.max(1))).min(15.0);
            let left = middle - step * (f32::from(count) - 1.0) / 2.0;
            html! {
                @for number in 0..count {
                    (icons::sign(Sign::Worker(which), left + step * f32::from(number), y, step.clamp(10.0, 14.0) + 1.0))
                }
            }
        };
        let tab = short(width * 0.46);
        html! {
            g.mp-lift {
                path.mp-folder d={ "M0 10V3Q0 0 3 0H" (tab) "l5 6H" (right) "q3 0 3 3V" (SMALL - 3.0) "q0 3-3 3H3q-3 0-3-3Z" } {}
                rect.mp-sheet x="3.5" y="9" width=(width - 7.0) height=(SMALL - 13.0) {}
                rect x="3.5" y="9" width=(width - 7.0) height="22" fill=(fill) {}
                text fill=(ink) font-size=(if wide { 17.0 } else { 15.0 }) x="4.5" y="26" { (letters) }
                text fill=(ink) font-size=(if wide { 18.0 } else { 15.0 }) text-anchor="end" x=(width - 4.5) y="26" { (card.amount) }
                (row(WorkerType::Scientist, card.need.scientists, 41.0))
                (row(WorkerType::Engineer, card.need.engineers, 57.0))
                @if card.untested == card.tested {
                    text fill=(INK) font-size="24" text-anchor="middle" x=(middle) y="92" { (card.tested) }
                } @else if wide {
                    text fill=(INK) font-size="20" text-anchor="end" x=(middle - 1.0) y="92" { (card.untested) }
                    text fill="#6b6048" font-size="15" x=(middle) y="92" { "/" (card.tested) }
                } @else {
                    text fill=(INK) font-size="19" text-anchor="middle" x=(middle) y="81" { (card.untested) }
                    text fill="#6b6048" font-size="14" text-anchor="middle" x=(middle) y="95" { "/" (card.tested) }
                }
                (corner(marks)) (flag(marks, width - 17.0, 48.0)) (self.ring(marks, width, SMALL))
            }
            // There is no room for the name of a small card.
            @if let Some(name) = self.words.printed_name(bomb) { title { (name) } }
        }
    }
}

/// A folder that the viewer may not open.
pub(crate) fn secret(word: &str) -> Markup {
    html! {
        path.mp-folder d="M0 4V0H25L28 4H62V32H0Z" {}
        g transform="rotate(-10 31 19)" {
            rect x="3" y="12" width="56" height="15" rx="2" fill="none" stroke="#84160d" stroke-width="1.5" {}
            text.mp-type fill="#84160d" font-size="13" text-anchor="middle" x="31" y="24" { (word) }
        }
    }
}

/// The cards in a hand that the viewer may not see: as many folders, or one with their number.
pub(crate) fn secrets(word: &str, count: u8) -> Markup {
    html! {
        @for _ in 0..(if count > 3 { 1 } else { count }) {
            svg.mp-secret viewBox="-2 -2 66 38" width="62" height="36" aria-hidden="true" focusable="false" { (secret(word)) }
        }
        @if count > 3 { span.mp-figure-value { "×" (count) } }
    }
}
