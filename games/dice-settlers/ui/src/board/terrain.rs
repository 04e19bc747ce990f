//! The ground of a tile, one definition per terrain: the raised hexagon with a drawing of the terrain around a clearing for
//! tents and houses. The drawing leaves room for the numbers above and the ability below.

use std::fmt::Write;
use std::sync::LazyLock;

use dice_settlers::Terrain;
use maud::{Markup, PreEscaped, html};

use super::layout::{RADIUS, hex};

/// The face, the rim, the side and the clearing of a terrain.
pub(crate) const fn tones(terrain: Terrain) -> [&'static str; 4] {
    match terrain {
        Terrain::Plains => ["#e3c768", "#cfae48", "#8f7423", "#f3e2a2"],
        Terrain::Forest => ["#86a86a", "#628a50", "#3b5a33", "#b9cc9a"],
        Terrain::Mountains => ["#b4bbc0", "#8e98a0", "#596269", "#d9dddf"],
        Terrain::Desert => ["#e8b27a", "#d49254", "#94602c", "#f6d9b4"],
        Terrain::Hills => ["#b58d66", "#94704b", "#5e442b", "#d9bd9c"],
    }
}

/// A thing that is scattered over a tile: its layers as attributes and path data from its foot.
struct Plant {
    layers: &'static [(&'static str, &'static str)],
    /// The least distance between two.
    apart: f32,
    /// How far it stays from the edge.
    margin: f32,
}

const TREE: Plant = Plant {
    layers: &[
        ("fill=\"#4f7a4a\"", "m0-13.6l4 7.2h-1.6l3 6.4h-10.8l3-6.4h-1.6z"),
        ("fill=\"#35583a\"", "m0-13.6l4 7.2h-1.6l3 6.4h-5.4z"),
    ],
    apart: 7.5,
    margin: 9.0,
};
const PEAK: Plant = Plant {
    layers: &[
        ("fill=\"#c3c9cd\"", "m-1.7-19.1l-10.4 19.1h12.2l1.7-9.6z"),
        ("fill=\"#79838c\"", "m-1.7-19.1l13.9 19.1h-12.2l1.7-9.6z"),
        ("fill=\"#f8fafb\"", "m-1.7-19.1l-4 7.3l2.3-.9l1.4 2.3l2.1-2.1l2.3 1.7l1.2-1.2z"),
        ("fill=\"none\" stroke=\"#4c565e\"", "m-12.1 0l10.4-19.1l13.9 19.1"),
    ],
    apart: 13.5,
    margin: 13.0,
};
const DUNE: Plant = Plant {
    layers: &[
        ("fill=\"#f1c795\"", "m1-11c.9 5.1 6.8 9.4 15.3 11h-32.3c7.7 0 11-8.5 17-11z"),
        ("fill=\"#c98a4c\"", "m1-11c.9 5.1 6.8 9.4 15.3 11h-12.8c-3.4-2.6-4.3-7.7-2.5-11z"),
        (
            "fill=\"none\" stroke=\"#8f5a27\" stroke-width=\".9\"",
            "m-16 0c7.7 0 11-8.5 17-11c.9 5.1 6.8 9.4 15.3 11",
        ),
    ],
    apart: 14.5,
    margin: 14.0,
};
const MOUND: Plant = Plant {
    layers: &[
        ("fill=\"#c9a076\"", "m-13 0c3-9.9 16-14.4 25.8 0z"),
        ("fill=\"#7f5c3a\"", "m.7-9.9c5.3 0 9.1 4.6 12.2 9.9h-8.4c0-3.8-1.5-6.8-3.8-9.9z"),
        ("fill=\"none\" stroke=\"#55391f\"", "m-13 0c3-9.9 16-14.4 25.8 0"),
    ],
    apart: 13.5,
    margin: 12.0,
};
const WHEAT: Plant = Plant {
    layers: &[(
        "fill=\"#b58a22\" stroke=\"#8a6512\" stroke-width=\".5\"",
        "v-9.6c-1.6-1-1.4-2.6 0-3.6c1.4 1 1.6 2.6 0 3.6m0 3c-2 0-3-1.4-3-3c2 .2 3 1.4 3 3c2 0 3-1.4 3-3c-2 .2-3 1.4-3 3m0 3c-2 0-3-1.4-3-3c2 .2 3 1.4 3 3c2 0 3-1.4 3-3c-2 .2-3 1.4-3 3",
    )],
    apart: 8.0,
    margin: 8.0,
};

/// The drawing of a terrain, and the part that grows where a tile has no ability.
static DRAWN: LazyLock<[(String, String); 5]> =
    LazyLock::new(|| Terrain::ALL.map(|terrain| (drawing(terrain, false), drawing(terrain, true))));

/// The definitions of the tiles of all terrains.
pub(super) fn symbols() -> Markup {
    let (edge, face, rim) = (hex(RADIUS - 1.4), hex(RADIUS - 6.0), hex(RADIUS - 4.0));
    html! {
        @for terrain in Terrain::ALL {
            @let [lit, dark, side, clearing] = tones(terrain);
            @let (drawn, more) = &DRAWN[usize::from(terrain.number())];
            radialGradient id={ "ds-clear-" (terrain) } {
                stop offset="0" stop-color=(clearing) {}
                stop offset=".6" stop-color=(clearing) stop-opacity=".85" {}
                stop offset="1" stop-color=(clearing) stop-opacity="0" {}
            }
            g id={ "ds-t-" (terrain) } {
                path d=(edge) transform="translate(2 10)" opacity=".28" {}
                path d=(edge) transform="translate(0 6)" fill=(side) stroke="#1a1714" stroke-width="1.2" {}
                path d=(edge) fill=(dark) stroke="#1a1714" stroke-width="1.3" {}
                path d=(face) fill=(lit) {}
                path d=(rim) fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="1.6" {}
                (PreEscaped(drawn))
            }
            g id={ "ds-more-" (terrain) } { (PreEscaped(more)) }
            g id={ "ds-over-" (terrain) } {
                path.ds-night d=(edge) {}
                ellipse rx="52" ry="31" fill={ "url(#ds-clear-" (terrain) ")" } {}
            }
        }
    }
}

/// Sketches of unknown land: things of all terrains at these places.
pub(super) fn sketches(places: &[(f32, f32)]) -> Markup {
    let kinds = [TREE, MOUND, TREE, PEAK, TREE, DUNE];
    let mut svg = String::new();
    for (plant, &(x, y)) in kinds.iter().cycle().zip(places) {
        for (attributes, path) in plant.layers {
            let _ = write!(svg, "<path {attributes} d=\"M{x} {y}{path}\"></path>");
        }
    }
    PreEscaped(svg)
}

/// The things on a terrain from back to front, those of a row in one path per layer.
fn drawing(terrain: Terrain, below: bool) -> String {
    let plant = match terrain {
        Terrain::Plains => WHEAT,
        Terrain::Forest => TREE,
        Terrain::Mountains => PEAK,
        Terrain::Desert => DUNE,
        Terrain::Hills => MOUND,
    };
    let mut places = if terrain == Terrain::Plains { rows() } else { scattered(&plant, terrain.number()) };
    places.retain(|&(x, y)| inside(x, y, plant.margin) && is_free(x, y) && is_ribbon(x, y) == below);
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut svg = String::new();
    // As many rows as there are things that could hide each other.
    for row in places.chunk_by(|a, b| (a.1 / plant.apart).floor() == (b.1 / plant.apart).floor()) {
        for (attributes, path) in plant.layers {
            let _ = write!(svg, "<path {attributes} d=\"");
            for (x, y) in row {
                let _ = write!(svg, "M{x} {y}{path}");
            }
            svg += "\"></path>";
        }
    }
    svg
}

/// Places in rows, like a sown field.
fn rows() -> Vec<(f32, f32)> {
    let row = |y: i16| (-6..7i16).map(move |x| (f32::from(x * 9 + y % 2 * 4), f32::from(y * 11)));
    (-5..6).flat_map(row).collect()
}

/// Places at random, the same every time.
fn scattered(plant: &Plant, seed: u8) -> Vec<(f32, f32)> {
    let mut state = 977 + 7919 * u64::from(seed);
    let mut next = |half: f32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let part = (state >> 40) as f32 / (1u32 << 24) as f32;
        ((part * 2.0 - 1.0) * half).round()
    };
    let mut places: Vec<(f32, f32)> = Vec::new();
    for _ in 0..1600 {
        let (x, y) = (next(56.0), next(64.0));
        let far = |&(a, b): &(f32, f32)| (a - x).hypot((b - y) * 1.5) > plant.apart;
        if places.iter().all(far) {
            places.push((x, y));
        }
    }
    places
}

/// Whether something with its foot at a point is in the hexagon, this far from its edge.
fn inside(x: f32, foot: f32, margin: f32) -> bool {
    let (y, far) = (foot - 4.0, RADIUS * 0.866 - margin);
    x.abs() < far && x.abs() * 0.5 + y.abs() * 0.866 < far
}

/// Whether it is outside the clearing and the places of the numbers.
fn is_free(x: f32, foot: f32) -> bool {
    let y = foot - 4.0;
    let clearing = (x / 45.0).powi(2) + ((y + 2.0) / 26.0).powi(2) < 1.0;
    let (shield, number) = (x.abs() < 27.0 && y < -29.0, x.abs() < 15.0 && y > 42.0);
    !clearing && !shield && !number
}

/// Whether it is where the ribbon of an ability lies.
fn is_ribbon(x: f32, foot: f32) -> bool {
    x.abs() < 46.0 && (23.0..50.0).contains(&(foot - 4.0))
}
