//! Symbols of dice, terrains, tiles and cards, and the objects made of them: tokens, dice, tents, houses. All are drawn for
//! this project, defined once per page ([`symbols`]) and referred to.

mod objects;
mod shapes;

use dice_settlers::{Colour, Icon, Main, Resource, Terrain};
use engine::Seat;
use maud::{Markup, html};

/// A symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Glyph {
    Icon(Icon),
    Harvest,
    Terrain(Terrain),
    Crown,
    Tent,
    House,
    Factory,
    Flag,
    Plus,
    /// The horseshoe of victory points.
    Laurel,
    Die,
    Tile,
    Shield,
    Turn,
    Blast,
}

/// The symbols that are no icon of a die and no terrain.
const OTHERS: [Glyph; 13] = [
    Glyph::Harvest,
    Glyph::Crown,
    Glyph::Tent,
    Glyph::House,
    Glyph::Factory,
    Glyph::Flag,
    Glyph::Plus,
    Glyph::Laurel,
    Glyph::Die,
    Glyph::Tile,
    Glyph::Shield,
    Glyph::Turn,
    Glyph::Blast,
];

impl Glyph {
    pub(crate) const fn of(main: Main) -> Self {
        match main.icon() {
            Some(icon) => Self::Icon(icon),
            None => Self::Harvest,
        }
    }

    /// The reference to its definition.
    pub(crate) const fn link(self) -> &'static str {
        match self {
            Self::Icon(Icon::Recruit) => "#ds-k-recruit",
            Self::Icon(Icon::Explore) => "#ds-k-explore",
            Self::Icon(Icon::Settle) => "#ds-k-settle",
            Self::Icon(Icon::Raid) => "#ds-k-raid",
            Self::Icon(Icon::Trade) => "#ds-k-trade",
            Self::Icon(Icon::Research) => "#ds-k-research",
            Self::Icon(Icon::Pioneer) => "#ds-k-pioneer",
            Self::Icon(Icon::Food) => "#ds-k-food",
            Self::Icon(Icon::Wood) => "#ds-k-wood",
            Self::Icon(Icon::Iron) => "#ds-k-iron",
            Self::Icon(Icon::Gold) => "#ds-k-gold",
            Self::Terrain(Terrain::Plains) => "#ds-k-plains",
            Self::Terrain(Terrain::Forest) => "#ds-k-forest",
            Self::Terrain(Terrain::Mountains) => "#ds-k-mountains",
            Self::Terrain(Terrain::Desert) => "#ds-k-desert",
            Self::Terrain(Terrain::Hills) => "#ds-k-hills",
            Self::Harvest => "#ds-k-harvest",
            Self::Crown => "#ds-k-crown",
            Self::Tent => "#ds-k-tent",
            Self::House => "#ds-k-house",
            Self::Factory => "#ds-k-factory",
            Self::Flag => "#ds-k-flag",
            Self::Plus => "#ds-k-plus",
            Self::Laurel => "#ds-k-laurel",
            Self::Die => "#ds-k-die",
            Self::Tile => "#ds-k-tile",
            Self::Shield => "#ds-k-shield",
            Self::Turn => "#ds-k-turn",
            Self::Blast => "#ds-k-blast",
        }
    }
}

/// The colour of the symbol on a die.
pub(crate) const fn ink(colour: Colour) -> &'static str {
    ["#3a3120", "#ffffff", "#3a2a00", "#2b1400", "#ffffff", "#15181b"][colour.index()]
}

/// The colour of the dice recruited on a terrain.
pub(crate) const fn colour_of(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Plains => Colour::Yellow,
        Terrain::Forest => Colour::Green,
        Terrain::Mountains => Colour::Grey,
        Terrain::Desert => Colour::Orange,
        Terrain::Hills => Colour::Brown,
    }
}

/// The terrain whose symbol is on dice of this colour; none for white.
pub(crate) fn terrain_of(colour: Colour) -> Option<Terrain> {
    Terrain::ALL.into_iter().find(|&terrain| colour_of(terrain) == colour)
}

/// The definitions of all symbols and objects.
pub(crate) fn symbols() -> Markup {
    let icons = Icon::ALL.into_iter().map(Glyph::Icon);
    let terrains = Terrain::ALL.into_iter().map(Glyph::Terrain);
    html! {
        @for glyph in icons.chain(terrains).chain(OTHERS) {
            symbol id=(&glyph.link()[1..]) viewBox="0 0 24 24" { (shapes::drawn(glyph)) }
        }
        (objects::symbols())
    }
}

/// A symbol in a drawing, around a point, of this width.
pub(crate) fn sign(glyph: Glyph, x: f32, y: f32, size: f32, colour: &str) -> Markup {
    html! { (placed(glyph.link(), x, y, size, size, Some(colour))) }
}

/// A symbol in the colour of the text around it.
pub(crate) fn inline(glyph: Glyph) -> Markup {
    html! { svg.ds-inline aria-hidden="true" focusable="false" { use href=(glyph.link()) {} } }
}

/// A token of a resource in a line of text.
pub(crate) fn token(resource: Resource) -> Markup {
    html! { svg.ds-token aria-hidden="true" focusable="false" { use href={ "#ds-o-" (resource) } {} } }
}

/// A token of victory points in a line of text.
pub(crate) fn vp() -> Markup {
    html! { svg.ds-token aria-hidden="true" focusable="false" { use href="#ds-o-vp" {} } }
}

/// A tent of a seat in a line of text.
pub(crate) fn tent(seat: Seat) -> Markup {
    html! { svg.ds-object aria-hidden="true" focusable="false" { use href={ "#ds-tent-" (seat) } {} } }
}

/// A house of a seat in a line of text.
pub(crate) fn house(seat: Seat) -> Markup {
    html! { svg.ds-object aria-hidden="true" focusable="false" { use href={ "#ds-house-" (seat) } {} } }
}

/// The hexagon of a terrain in a line of text.
pub(crate) fn hexagon(terrain: Terrain) -> Markup {
    html! { svg.ds-hexagon aria-hidden="true" focusable="false" { use href={ "#ds-h-" (terrain) } {} } }
}

/// A die around a point, of this width: its colour and its icon, else the symbol of its terrain.
pub(crate) fn die(colour: Colour, icon: Option<Icon>, x: f32, y: f32, size: f32) -> Markup {
    let glyph = icon.map(Glyph::Icon).or_else(|| terrain_of(colour).map(Glyph::Terrain));
    html! {
        (placed(&format!("#ds-d-{colour}"), x, y + size * 0.04, size * 1.16, size * 1.2, None))
        @if let Some(glyph) = glyph { (sign(glyph, x, y - size * 0.02, size * 0.62, ink(colour))) }
    }
}

/// A definition in a drawing, around a point.
pub(crate) fn placed(link: &str, x: f32, y: f32, width: f32, height: f32, colour: Option<&str>) -> Markup {
    put(None, link, [x, y, width, height], colour)
}

/// A piece of a seat in a drawing, around a point: it bears the emblem.
pub(crate) fn piece(link: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    put(Some("emblem"), link, [x, y, width, height], None)
}

fn put(class: Option<&str>, link: &str, [x, y, width, height]: [f32; 4], colour: Option<&str>) -> Markup {
    let round = |n: f32| (n * 10.0).round() / 10.0;
    html! {
        use class=[class] href=(link) x=(round(x - width / 2.0)) y=(round(y - height / 2.0)) width=(round(width))
            height=(round(height)) color=[colour] {}
    }
}
