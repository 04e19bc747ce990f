//! The outlines of the symbols, in a square from 0 to 24 and in the colour of their surroundings.

use dice_settlers::{Icon, Terrain};
use maud::{Markup, html};

use super::Glyph;

/// How a path of a symbol is drawn.
#[derive(Clone, Copy)]
enum Ink {
    Fill,
    /// A line of this width.
    Line(f32),
    /// A line of this width that the light shines on.
    Shine(f32),
    /// A lit face.
    Lit,
}

use Ink::{Fill, Line, Lit, Shine};

const fn shape(glyph: Glyph) -> &'static [(Ink, &'static str)] {
    match glyph {
        Glyph::Icon(Icon::Recruit) => &[(
            Fill,
            "M7 12.4C7.4 7 8.6 3.6 10 4.2C11 4.7 11.6 5 12 5S13 4.7 14 4.2C15.4 3.6 16.6 7 17 12.4zM1.4 13.4C4 15.4 8 16 12 16S20 15.4 22.6 13.4C23.4 17 17.6 19.6 12 19.6S.6 17 1.4 13.4z",
        )],
        Glyph::Icon(Icon::Explore) => &[
            (Line(2.4), "M12 2.6A9.4 9.4 0 1 1 12 21.4A9.4 9.4 0 1 1 12 2.6z"),
            (Fill, "M16.8 7.2L13.8 13.8L7.2 16.8L10.2 10.2z"),
        ],
        Glyph::Icon(Icon::Settle) => &[
            (
                Fill,
                "M12 2C13.4 6 17.4 8 17.4 12.4A5.4 5.4 0 0 1 6.6 12.4C6.6 10 8 9 8.6 7.4C9.6 8.2 10 9.2 10 10C11.6 8 12.4 5 12 2z",
            ),
            (Line(2.6), "M3 18.4L20.4 22M3.6 22L21 18.4"),
        ],
        Glyph::Icon(Icon::Raid) => &[
            (Line(2.3), "M4 3.6L16.4 16M20 3.6L7.6 16"),
            (Line(4.6), "M14.6 14.6L20.6 21.2M9.4 14.6L3.4 21.2"),
            (Line(1.6), "M2.6 6L6.4 2.2M21.4 6L17.6 2.2"),
        ],
        Glyph::Icon(Icon::Trade) => &[
            (Line(2.2), "M12 3V20M7.6 21H16.4M4 6.4H20"),
            (Fill, "M1 14L4.6 6.8L8.2 14A3.6 3.6 0 0 1 1 14zM15.8 14L19.4 6.8L23 14A3.6 3.6 0 0 1 15.8 14z"),
        ],
        // A torch.
        Glyph::Icon(Icon::Research) => {
            &[(Fill, "M9.4 11H14.6L13.4 22.4H10.6zM8 9.8C6.6 6.6 10 4.8 10.6 1.2C14.6 3 17.6 6 16 9.8z")]
        }
        Glyph::Icon(Icon::Pioneer) => &[
            (
                Fill,
                "M2.4 11.6C2 6.6 4 3.6 6.4 4.2C9.6 5 14.4 5 17.6 4.2C20 3.6 22 6.6 21.6 11.6zM3 12.8H21V15.2H3z",
            ),
            (
                Line(1.9),
                "M7 15.2A3.2 3.2 0 1 1 7 21.6A3.2 3.2 0 1 1 7 15.2zM17 15.2A3.2 3.2 0 1 1 17 21.6A3.2 3.2 0 1 1 17 15.2z",
            ),
        ],
        Glyph::Icon(Icon::Food) => &[
            (
                Fill,
                "M12 6.4C18 3.4 22.4 8 22 13.4C21.6 19 17 22 12 20.6C7 22 2.4 19 2 13.4C1.6 8 6 3.4 12 6.4z",
            ),
            (Line(2.2), "M11 6C11 3.6 12 2 14.4 1.6"),
            (Shine(1.2), "M8.4 7.6C6.4 11 6.4 16 8.6 19M15.6 7.6C17.6 11 17.6 16 15.4 19M12 7V20"),
        ],
        Glyph::Icon(Icon::Wood) => &[
            (
                Fill,
                "M5 12.6H19A4 4 0 0 1 19 20.8H5A4 4 0 0 1 5 12.6zM8.4 4H17A4 4 0 0 1 17 11.4H8.4A3.7 3.7 0 0 1 8.4 4z",
            ),
            (
                Lit,
                "M18.4 14.5A2.2 2.2 0 1 1 18.4 18.9A2.2 2.2 0 1 1 18.4 14.5zM16.6 5.7A2 2 0 1 1 16.6 9.7A2 2 0 1 1 16.6 5.7z",
            ),
        ],
        Glyph::Icon(Icon::Iron) => &[(Fill, "M6.6 7.4H17.4L22.4 18.6H1.6z"), (Lit, "M8 9H16L17.4 12H6.6z")],
        Glyph::Icon(Icon::Gold) => &[
            (Fill, "M3 14L7 6.4L14 4.4L20.6 9L21.4 16L15 20.6H6.6z"),
            (Shine(1.3), "M7 6.4L11 11L20.6 9M11 11L9 20"),
        ],
        Glyph::Harvest => &[(
            Fill,
            "M11.3 22V9H12.7V22zM12 9C9 8 8 5 12 1.6C16 5 15 8 12 9zM12 14C8 14.4 5.6 12 5.4 8C9 8.4 11.6 10.6 12 14zM12 14C16 14.4 18.4 12 18.6 8C15 8.4 12.4 10.6 12 14zM12 19.4C8 19.8 5.6 17.4 5.4 13.4C9 13.8 11.6 16 12 19.4zM12 19.4C16 19.8 18.4 17.4 18.6 13.4C15 13.8 12.4 16 12 19.4z",
        )],
        Glyph::Terrain(Terrain::Plains) => {
            &[(Line(2.6), "M4 21C4.6 14 4 9 2.4 5M12 21V4M20 21C19.4 14 20 9 21.6 5")]
        }
        Glyph::Terrain(Terrain::Forest) => {
            &[(Fill, "M12 1.6L18 10H15L20.4 18H13.4V22.4H10.6V18H3.6L9 10H6z")]
        }
        Glyph::Terrain(Terrain::Mountains) => &[(Fill, "M1 21L9 5L13 12L16 8L23 21z")],
        Glyph::Terrain(Terrain::Desert) => &[(
            Fill,
            "M1 20C6 20 8 11 12.6 9C13.6 14 18 17 23 20zM19 3.4A3 3 0 1 1 18.9 9.4A3 3 0 0 1 19 3.4z",
        )],
        Glyph::Terrain(Terrain::Hills) => {
            &[(Fill, "M1 20C3 11 11 8 14 20zM11.6 13C14.6 9.6 21.4 12 23 20H15.4C15 16.6 13.6 14.4 11.6 13z")]
        }
        Glyph::Crown => &[(Fill, "M2.4 19.6L1.4 7L7.4 12L12 4L16.6 12L22.6 7L21.6 19.6z")],
        Glyph::Tent => &[(Fill, "M12 3L22.6 21H1.4z")],
        Glyph::House => &[(Fill, "M12 2.6L22.6 11.4H19.6V21.4H4.4V11.4H1.4z")],
        Glyph::Factory => &[(Fill, "M2 21.4V11L8 7V11L14 7V11L16 10V2.4H20.6V21.4z")],
        Glyph::Flag => &[(Line(2.6), "M5 22.4V2"), (Fill, "M6.4 3H20.4L17 8L20.4 13H6.4z")],
        Glyph::Plus => &[(Line(4.0), "M12 4V20M4 12H20")],
        Glyph::Laurel => &[
            (Line(4.4), "M6.4 20.6C2 14 3.6 3.4 12 3.4S22 14 17.6 20.6"),
            (Line(2.6), "M4 20.8H9M15 20.8H20"),
        ],
        Glyph::Die => &[
            (Line(2.6), "M7 3H17A4 4 0 0 1 21 7V17A4 4 0 0 1 17 21H7A4 4 0 0 1 3 17V7A4 4 0 0 1 7 3z"),
            (Fill, "M12 9.4A2.6 2.6 0 1 1 12 14.6A2.6 2.6 0 1 1 12 9.4z"),
        ],
        Glyph::Tile => &[(Line(2.4), "M12 2L20.6 7V17L12 22L3.4 17V7z")],
        Glyph::Shield => &[(Fill, "M3.4 3.4H20.6V11C20.6 17 16 20 12 22.4C8 20 3.4 17 3.4 11z")],
        Glyph::Turn => &[(Line(3.0), "M5 13.5A7.5 7.5 0 1 0 8 6"), (Fill, "M10.6 1.4V10.4L3.6 6z")],
        Glyph::Blast => &[(
            Fill,
            "M12 1L14.6 8L21 4.6L17.6 11L23.4 13.6L16.8 15.4L18 22L12 17.6L6 22L7.2 15.4L.6 13.6L6.4 11L3 4.6L9.4 8z",
        )],
    }
}

/// The paths of a symbol.
pub(super) fn drawn(glyph: Glyph) -> Markup {
    html! {
        @for &(ink, d) in shape(glyph) {
            @match ink {
                Fill => path d=(d) fill="currentColor" {}
                Lit => path d=(d) fill="#fff" fill-opacity=".55" {}
                Line(width) => path d=(d) fill="none" stroke="currentColor" stroke-width=(width) stroke-linecap="round" stroke-linejoin="round" {}
                Shine(width) => path d=(d) fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=(width) {}
            }
        }
    }
}
