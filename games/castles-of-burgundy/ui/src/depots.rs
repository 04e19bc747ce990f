//! The game board: the phases and rounds, six depots as rows headed by their die faces, since players look up the row
//! of a die every turn; below them the black depot, the turn order track and the bonus tiles.

mod tracks;

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Goods, Kind, Pips, Stage, Tile};
use engine::Game;
use maud::{Markup, PreEscaped, html};
use ui_kit::{Area, Element as _, Scene, svg};

use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks};
use crate::tile::{halo, hexagon, lamp, plate, tile};

/// The size of the game board.
pub(crate) const SIZE: (f32, f32) = (384.0, 600.0);
/// The first row of a depot, the distance between rows, the height of their plates.
const TOP: f32 = 65.0;
const ROW: f32 = 61.0;
const PLATE: f32 = 56.0;
/// The plate of the black depot.
const BLACK: f32 = TOP + 6.0 * ROW;
/// Where the goods of a depot begin.
const GOODS: f32 = 256.0;
/// The click target of a pile of goods.
const PILE: f32 = 39.0;

/// The game board beside the viewer's own board; a spectator sees it on the board itself.
pub(crate) fn areas(scene: &Scene<'_, CastlesOfBurgundy>) -> Vec<Area> {
    let look = Look::new(scene);
    if scene.viewer.is_none() || look.position.stage() == Stage::Estates {
        return Vec::new();
    }
    let content = html! {
        svg #cb-depots.cb-board.cb-depots viewBox={ "0 0 " (SIZE.0) " " (SIZE.1) } role="group"
            aria-label=(look.say("depots-heading", &[])) { (look.depots()) }
    };
    vec![Area { id: "depots", title: look.say("depots-heading", &[]), content }]
}

/// The country under the depots: fields and a river.
const LAND: PreEscaped<&str> = PreEscaped(
    r##"<rect class="cb-land" x="-600" y="-600" width="1600" height="1800"></rect><g stroke="#5f6e3c" stroke-opacity=".3" stroke-width="1"><path transform="rotate(-14 90 90)" d="M-60 70h190v44h-190zM-60 80h190m-190 10h190m-190 10h190" fill="#9dae6b"></path><path transform="rotate(9 300 130)" d="M210 96h230v60h-230zM210 108h230m-230 12h230m-230 12h230m-230 12h230" fill="#c2b77c"></path><path transform="rotate(16 60 250)" d="M-60 210h170v52h-170zM-60 220h170m-170 11h170m-170 11h170" fill="#b7b272"></path><path transform="rotate(-10 320 300)" d="M240 262h220v64h-220zM240 275h220m-220 13h220m-220 13h220" fill="#8da263"></path><path transform="rotate(-18 80 400)" d="M-60 372h190v50h-190zM-60 384h190m-190 12h190m-190 12h190" fill="#a7a565"></path><path transform="rotate(12 310 440)" d="M220 410h240v56h-240zM220 422h240m-240 12h240m-240 12h240" fill="#b7b272"></path><path transform="rotate(8 90 540)" d="M-60 506h210v70h-210zM-60 520h210m-210 14h210m-210 14h210" fill="#9dae6b"></path><path transform="rotate(-12 300 570)" d="M200 540h260v60h-260zM200 554h260m-260 14h260m-260 14h260" fill="#c2b77c"></path></g><g fill="none"><path id="cb-river" d="M-40 96C90 130 60 210 170 240S300 330 240 410 120 520 430 570" stroke="#5f7f96" stroke-width="28"></path><use href="#cb-river" class="cb-water"></use><path d="M-40 96C90 130 60 210 170 240S300 330 240 410 120 520 430 570" stroke="#b4d0de" stroke-width="1.6" stroke-dasharray="16 12"></path></g><rect class="cb-dusk" x="-600" y="-600" width="1600" height="1800"></rect><path fill="#5e1f22" d="M-600-600H1000V58H-600z"></path><path fill="#c9992e" d="M-600 57H1000v3H-600z"></path>"##,
);

impl Look<'_> {
    /// The game board with its upper left corner at the origin.
    pub(crate) fn depots(&self) -> Markup {
        html! {
            (self.scene.still("cb-land", "1", || html! {
                (LAND)
                @for depot in 0..6u8 { (board_plate("cb-depot", TOP + ROW * f32::from(depot), PLATE)) }
                @for depot in 0..6u8 {
                    path.cb-fold d={ "M" (GOODS - 6.0) " " (TOP + ROW * f32::from(depot) + 8.0) "v" (PLATE - 16.0) } {}
                }
                (board_plate("cb-dark-depot", BLACK, PLATE + 2.0))
                (tracks::ground())
            }))
            (self.times())
            @for depot in Depot::numbered() { (self.row(depot, TOP + ROW * f32::from(depot.0 - 1))) }
            (self.black())
            (self.tracks())
        }
    }

    /// CB-3.3, CB-3.5: the spaces of a depot that this number of players uses.
    fn in_use(&self, depot: Depot) -> Vec<(u8, Option<Tile>)> {
        let (board, seats) = (&self.position.tables().board, self.position.seats());
        let used = |space: u8| match depot.index() {
            Some(at) => board.kind_of_space(at, space.into(), seats, self.position.phase()).is_some(),
            None => board.black_in_use(space.into(), seats),
        };
        let tiles = self.position.tiles_in(depot);
        (0u8..).zip(tiles.iter().copied()).filter(|&(space, _)| used(space)).collect()
    }

    fn row(&self, depot: Depot, top: f32) -> Markup {
        let middle = top + PLATE / 2.0;
        let spaces = self.in_use(depot);
        let (first, step) = match spaces.len() {
            0..=2 => (106.0, 78.0),
            3 => (94.0, 56.0),
            _ => (86.0, 46.0),
        };
        html! {
            (self.head(depot, top))
            @for (place, (space, lying)) in spaces.into_iter().enumerate() {
                @let at = (first + step * place as f32, middle - 1.0);
                (self.shelf(depot, space, lying, 25.0, at))
            }
            (self.load(depot, middle))
        }
    }

    /// The die face. A die of the viewer that reaches the depot lights it; workers show what other dice need.
    fn head(&self, depot: Depot, top: f32) -> Markup {
        let marks = self.marks(Element::Depot(depot));
        let reach = self.reach_of_depot(depot);
        let free = reach.iter().any(|(_, workers)| *workers == 0);
        html! {
            g.cb-head id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true" {
                @if free { rect.cb-lit-plate x="8" y=(top) width="368" height=(PLATE) rx="9" {} }
                path.cb-hit d={ "M10 " (top + 2.0) "h48v" (PLATE - 4.0) "h-48z" } {}
                (icons::white_die(Pips(depot.0), 35.0, top + 25.0, 38.0))
                @if let Some(seat) = marks.changed { (flag(seat, 5.0, top + 12.0)) }
                @for (die, workers) in reach {
                    g.cb-reach data-die=(die.0) data-workers=(workers) {
                        @if workers == 0 { rect.cb-ring-bar x="18" y=(top + 48.5) width="34" height="5" rx="2.5" {} }
                        @else { (plate(&format!("−{workers}"), "cb-needed", true, 35.0, top + 28.0)) }
                    }
                }
            }
        }
    }

    /// The fewest workers with which each die of the viewer takes something here.
    pub(crate) fn reach_of_depot(&self, depot: Depot) -> Vec<(Pips, u8)> {
        let spaces = self.in_use(depot).into_iter();
        let reach = spaces.map(|(space, _)| self.reach(&Element::Tile(depot, space).id(self.position)));
        reach.flatten().collect::<std::collections::BTreeMap<_, _>>().into_iter().collect()
    }

    /// A space with its tile, or the kind of its next tile.
    fn shelf(&self, depot: Depot, space: u8, lying: Option<Tile>, radius: f32, (x, y): (f32, f32)) -> Markup {
        let marks = self.marks(Element::Tile(depot, space));
        let reach = self.reach(&marks.id);
        let spoken = reach.iter().map(|(die, workers)| format!("{}:{workers}", die.0)).collect::<Vec<_>>();
        let least = reach.values().min().copied().unwrap_or(0);
        html! {
            g id=(marks.id) .cb-target[marks.legal] .cb-dear[least > 0] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] data-reach=[(!spoken.is_empty()).then(|| spoken.join(" "))]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                aria-hidden=[marks.hidden()] transform={ "translate(" (x) " " (y) ")" } {
                @match (lying, self.next_kind(depot, space)) {
                    (Some(lying), _) => {
                        @if marks.legal { path.cb-hole d=(hexagon(radius)) {} }
                        g.cb-lift {
                            @if marks.legal { (halo(&hexagon(radius))) }
                            (tile(lying, radius, depot == Depot::BLACK))
                            @if marks.legal { (lamp(radius * 0.72, -radius * 0.72)) }
                        }
                    }
                    (None, Some(kind)) => {
                        path.cb-waiting d=(hexagon(radius - 1.5)) fill=(icons::kind_print(kind)) stroke=(icons::kind_dark(kind)) {}
                        (icons::kind(kind, 0.0, 0.0, 20.0, icons::kind_dark(kind)))
                    }
                    (None, None) => { path.cb-gone d=(hexagon(radius - 1.0)) {} }
                }
                @if let Some(seat) = marks.changed { (flag(seat, -radius * 0.8, -radius * 0.3)) }
                @if least > 0 { (plate(&format!("−{least}"), "cb-cost", true, 0.0, radius - 4.0)) }
            }
        }
    }

    /// CB-3.4: the kind of tile a space of a numbered depot gets in the next phase; in the last phase, what
    /// it had.
    pub(crate) fn next_kind(&self, depot: Depot, space: u8) -> Option<Kind> {
        let (board, position) = (&self.position.tables().board, self.position);
        let phase = position.phase().next().unwrap_or(position.phase());
        board.kind_of_space(depot.index()?, space.into(), position.seats(), phase)
    }

    /// The goods on a depot: each type can be clicked, and so can the depot as a whole.
    fn load(&self, depot: Depot, middle: f32) -> Markup {
        let marks = self.marks(Element::Load(depot));
        let lying = Goods::ALL.into_iter().zip(self.position.goods_in(depot)).filter(|&(_, count)| count > 0);
        let types = lying.clone().count();
        let outline = format!("M{} {}h120v50h-120z", GOODS - 2.0, middle - 25.0);
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role()] tabindex=[marks.tab_index()]
                aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()] {
                path.cb-hit d=(outline) {}
                @if types == 0 {
                    path.cb-tray d={ "M" (GOODS + 4.0) " " (middle - 15.0) "h30v30h-30zM" (GOODS + 43.0) " " (middle - 15.0) "h30v30h-30z" } {}
                }
                @if marks.legal { path.cb-ring-lit d=(outline) {} (halo(&outline)) }
                @if let Some(seat) = marks.changed { (flag(seat, SIZE.0 - 26.0, middle - 10.0)) }
            }
            @for (place, (goods, count)) in lying.enumerate() { (self.pile(depot, goods, count, place, types, middle)) }
        }
    }

    fn pile(&self, depot: Depot, goods: Goods, count: u8, place: usize, types: usize, middle: f32) -> Markup {
        let marks: Marks = self.marks(Element::LoadOf(depot, goods));
        let (x, y, wide, high, size) = pile_place(place, types);
        let hit = format!("M{} {}h{wide}v{high}h-{wide}z", -wide / 2.0, -high / 2.0);
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()]
                transform={ "translate(" (GOODS + x) " " (middle + y) ")" } {
                path.cb-hit d=(hit) {}
                @if marks.legal { (halo(&hit)) }
                @if types <= 3 { (icons::goods_pile(goods, count, -2.0, 2.0, size)) }
                @else { (icons::goods(goods, if types > 4 { -7.0 } else { 0.0 }, if types > 4 { 0.0 } else { -3.0 }, size)) }
                @if count > 1 {
                    @if types <= 3 { (badge(count, 8.5, 17.0)) }
                    @else if types == 4 { text.cb-times y="25" { "×" (count) } }
                    @else { text.cb-times x="14" y="6" { "×" (count) } }
                }
                @if marks.legal { (lamp(wide / 2.0 - 7.0, 8.0 - high / 2.0)) }
            }
        }
    }

    /// CB-8.1: the black depot and its price.
    fn black(&self) -> Markup {
        let marks = self.marks(Element::Depot(Depot::BLACK));
        let price = self.position.tables().price;
        let middle = BLACK + PLATE / 2.0 + 1.0;
        let spaces = self.in_use(Depot::BLACK);
        let (first, step, radius) = match spaces.len() {
            0..=4 => (42.0, 76.0, 25.0),
            5 | 6 => (38.0, 55.0, 24.0),
            _ => (31.0, 42.4, 22.0),
        };
        html! {
            g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true" {
                path.cb-hit d={ "M346 " (BLACK + 2.0) "h30v54h-30z" } {}
                (icons::silver(360.0, middle - 13.0, 25.0))
                text.cb-price x="360" y=(middle + 21.0) { (price) }
                @if let Some(seat) = marks.changed { (flag(seat, 340.0, middle - 14.0)) }
            }
            @for (place, (space, lying)) in spaces.into_iter().enumerate() {
                (self.shelf(Depot::BLACK, space, lying, radius, (first + step * place as f32, middle - 1.0)))
            }
        }
    }
}

/// A plate across the board.
fn board_plate(class: &str, top: f32, height: f32) -> Markup {
    html! {
        rect.cb-shade x="8" y=(top + 3.0) width="368" height=(height) rx="9" {}
        rect class=(class) x="8" y=(top) width="368" height=(height) rx="9" {}
    }
}

/// The mark of what a seat changed.
pub(crate) fn flag(seat: engine::Seat, x: f32, y: f32) -> Markup {
    html! { g.cb-flag transform={ "translate(" (x) " " (y) ") scale(.62)" } { (svg::flag(seat, 0.0, 0.0)) } }
}

/// How many lie in a pile.
pub(crate) fn badge(count: u8, x: f32, y: f32) -> Markup {
    html! {
        g.cb-badge transform={ "translate(" (x) " " (y) ")" } {
            rect x="-13" y="-9.5" width="26" height="19" rx="9.5" {}
            text y="5.8" { "×" (count) }
        }
    }
}

/// The place of a pile of goods, the size of its click target and of its tile: one row for up to four types.
fn pile_place(place: usize, types: usize) -> (f32, f32, f32, f32, f32) {
    let place = place as f32;
    match types {
        0..=3 => (19.0 + PILE * place, 0.0, PILE, 46.0, 28.0),
        4 => (14.5 + 30.2 * place, 0.0, 31.5, 50.0, 25.0),
        _ => {
            let (row, column) = ((place / 3.0).floor(), place % 3.0);
            (19.0 + 40.0 * column, 25.0 * row - 12.5, 40.0, 32.0, 21.0)
        }
    }
}
