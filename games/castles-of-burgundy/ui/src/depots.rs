//! The game board: six depots as rows headed by their die faces, since players look up the row of a die every
//! turn; below them the black depot, the next goods, the turn order track and the bonus tiles.

mod tracks;

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Goods, Kind, Pips, Stage, Tile};
use engine::Game;
use maud::{Markup, html};
use ui_kit::{Area, Element as _, Scene, svg};

use crate::element::Element;
use crate::icons;
use crate::look::{Look, Marks};
use crate::player_board::view_box;
use crate::tile::{hexagon, ring, tile};

/// The height of a depot's row, and the radius of a tile in it.
const ROW: f32 = 68.0;
const RADIUS: f32 = 28.0;
/// The position of the first tile of a depot, and the distance between tiles.
const TILES: f32 = 128.0;
const STEP: f32 = 52.0;
/// The click target of a pile of goods: 24 pixels on the smallest desktop.
const PILE: f32 = 34.0;
/// The width of three piles.
const PILES: f32 = 3.0 * PILE + 2.0;
/// The maximum number of tiles in one row of the black depot.
const BLACK_ROW: usize = 5;

/// The game board beside the viewer's own board; a spectator sees it on the board itself.
pub(crate) fn areas(scene: &Scene<'_, CastlesOfBurgundy>) -> Vec<Area> {
    let look = Look::new(scene);
    if scene.viewer.is_none() || look.position.stage() == Stage::Estates {
        return Vec::new();
    }
    let content = html! {
        svg #cb-depots.cb-board.cb-depots viewBox=(view_box([0.0, 0.0, look.depots_width(), look.depots_height()])) role="group"
            aria-label=(look.say("depots-heading", &[])) { (look.depots()) }
    };
    vec![Area { id: "depots", title: look.say("depots-heading", &[]), content }]
}

impl Look<'_> {
    /// The width: as many tiles in a row as this number of players needs.
    pub(crate) fn depots_width(&self) -> f32 {
        self.goods_left() + PILES
    }

    fn goods_left(&self) -> f32 {
        TILES + STEP * f32::from(self.position.seats()) - 18.0
    }

    /// The number of tiles in a row of the black depot.
    fn black_row(&self) -> usize {
        let tiles = self.in_use(Depot::BLACK).len();
        if tiles > BLACK_ROW { tiles.div_ceil(2) } else { tiles.max(1) }
    }

    pub(crate) fn depots_height(&self) -> f32 {
        self.tracks_top() + tracks::HEIGHT
    }

    /// The game board with its upper left corner at the origin.
    pub(crate) fn depots(&self) -> Markup {
        html! {
            @for depot in Depot::numbered() { (self.row(depot, ROW * f32::from(depot.0 - 1))) }
            (self.black(6.0 * ROW))
            (self.tracks(self.tracks_top()))
        }
    }

    fn tracks_top(&self) -> f32 {
        (6 + self.in_use(Depot::BLACK).len().div_ceil(self.black_row())) as f32 * ROW
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
        let middle = top + ROW / 2.0;
        html! {
            @if depot.0 % 2 == 1 { rect.cb-band x="0" y=(top) width=(self.depots_width()) height=(ROW) rx="8" {} }
            (self.head(depot, middle))
            @for (place, (space, lying)) in self.in_use(depot).into_iter().enumerate() {
                (self.shelf(depot, space, lying, (TILES + STEP * place as f32, middle)))
            }
            (self.load(depot, middle))
        }
    }

    /// The die face, and the workers each die of the viewer needs to become it.
    fn head(&self, depot: Depot, middle: f32) -> Markup {
        let marks = self.marks(Element::Depot(depot));
        let reach = self.reach_of_depot(depot);
        html! {
            g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true" {
                rect.cb-hit x="2" y=(middle - 26.0) width="82" height="52" {}
                (icons::white_die(Pips(depot.0), 26.0, middle, 38.0))
                (changed_head(&marks, middle))
                @for (line, (die, workers)) in reach.iter().enumerate() {
                    @let y = middle + if reach.len() == 1 { 0.0 } else { line as f32 * 26.0 - 13.0 };
                    g.cb-reach data-die=(die.0) data-workers=(workers) {
                        (icons::white_die(*die, 56.0, y, 17.0))
                        @if *workers == 0 { path.cb-free d={ "M67 " (y) "l5 5l9 -11" } {} }
                        @else { text.cb-less x="68" y=(y + 6.0) { "−" (workers) } }
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

    /// A space with its tile, or the colour of its next tile.
    fn shelf(&self, depot: Depot, space: u8, lying: Option<Tile>, (x, y): (f32, f32)) -> Markup {
        let marks = self.marks(Element::Tile(depot, space));
        let reach = self.reach(&marks.id);
        let spoken = reach.iter().map(|(die, workers)| format!("{}:{workers}", die.0)).collect::<Vec<_>>();
        let outline = hexagon(RADIUS - 2.0);
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] data-reach=[(!spoken.is_empty()).then(|| spoken.join(" "))]
                role=[marks.role()] tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()]
                aria-hidden=[marks.hidden()] transform={ "translate(" (x) " " (y) ")" } {
                @match (lying, self.next_kind(depot, space)) {
                    (Some(lying), _) => { (tile(lying, RADIUS, depot == Depot::BLACK)) }
                    (None, Some(kind)) => { path.cb-waiting d=(hexagon(RADIUS - 5.0)) stroke=(icons::kind_fill(kind)) {} }
                    (None, None) => { path.cb-empty d=(hexagon(RADIUS - 4.0)) {} }
                }
                @if marks.legal { (ring(&outline)) }
                @if let Some(seat) = marks.changed {
                    path.cb-changed d=(outline) {}
                    (svg::flag(seat, -26.0, -6.0))
                }
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
        let (left, right) = (self.goods_left(), self.depots_width() - 3.0);
        let outline = format!("M{left} {}H{right}V{}H{left}z", middle - 31.0, middle + 31.0);
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal]
                data-changed=[marks.changed_number()] role=[marks.role()] tabindex=[marks.tab_index()]
                aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()] {
                path.cb-hit d=(outline) {}
                @if marks.legal { (ring(&outline)) }
                @if let Some(seat) = marks.changed { (svg::flag(seat, right - 22.0, middle - 2.0)) }
            }
            @for (place, (goods, count)) in lying.enumerate() {
                (self.pile(depot, goods, count, self.pile_place(place, types, middle), types > 3))
            }
        }
    }

    fn pile(&self, depot: Depot, goods: Goods, count: u8, (x, y): (f32, f32), small: bool) -> Markup {
        let marks: Marks = self.marks(Element::LoadOf(depot, goods));
        let size = if small { 22.0 } else { 27.0 };
        let half = size / 2.0 + 2.0;
        html! {
            g id=(marks.id) .cb-target[marks.legal] data-el=(marks.id) data-legal[marks.legal] role=[marks.role()]
                tabindex=[marks.tab_index()] aria-label=[marks.label.as_deref()] aria-hidden=[marks.hidden()]
                transform={ "translate(" (x) " " (y) ")" } {
                path.cb-hit d={ "M" (-PILE / 2.0) " " (-PILE / 2.0) "h" (PILE) "v" (PILE) "h-" (PILE) "z" } {}
                (icons::goods(goods, 0.0, 0.0, size))
                @if marks.legal { (ring(&format!("M-{half} -{half}h{0}v{0}h-{0}z", 2.0 * half))) }
                @if count > 1 { text.cb-times x=(if small { half - 3.0 } else { 0.0 }) y=(if small { 7.0 - half } else { half + 13.0 }) { "×" (count) } }
            }
        }
    }

    /// CB-8.1: the black depot and its price.
    fn black(&self, top: f32) -> Markup {
        let marks = self.marks(Element::Depot(Depot::BLACK));
        let price = self.position.tables().price;
        let middle = top + ROW / 2.0;
        html! {
            g id=(marks.id) data-el=(marks.id) data-changed=[marks.changed_number()] aria-hidden="true" {
                rect.cb-hit x="2" y=(middle - 26.0) width="82" height="52" {}
                (changed_head(&marks, middle))
                path.cb-black transform={ "translate(26 " (middle) ")" } d=(hexagon(20.0)) {}
                (icons::silver(62.0, middle, 20.0))
                text.cb-less x="75" y=(middle + 6.0) { (price) }
            }
            @for (place, (space, lying)) in self.in_use(Depot::BLACK).into_iter().enumerate() {
                @let (row, column) = (place / self.black_row(), place % self.black_row());
                (self.shelf(Depot::BLACK, space, lying, (TILES + STEP * column as f32, middle + ROW * row as f32)))
            }
        }
    }

    /// The position of a pile of goods: one row for up to three types, else two rows.
    fn pile_place(&self, place: usize, types: usize, middle: f32) -> (f32, f32) {
        let left = self.goods_left() + PILE / 2.0;
        if types <= 3 {
            return (left + PILE * place as f32, middle - 6.0);
        }
        let (row, column) = (place / 3, place % 3);
        (left + PILE * column as f32, middle + PILE * (row as f32 - 0.5))
    }
}

/// The mark of a depot from which a tile was taken.
fn changed_head(marks: &Marks, middle: f32) -> Markup {
    html! {
        @if let Some(seat) = marks.changed {
            rect.cb-changed x="3" y=(middle - 23.0) width="46" height="46" rx="10" {}
            (svg::flag(seat, 3.0, middle - 18.0))
        }
    }
}
