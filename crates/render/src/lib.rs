//! Converts a self-contained SVG to a PNG, without a browser.
//!
//! Text is set in the fonts of the web pages, which are embedded here with their licences (`fonts`), so that a picture
//! looks the same on every machine. Characters that they lack, such as arrows, come from DejaVu Sans Condensed. System
//! fonts are not used, and nothing is read from the disk or the network.
//!
//! ```
//! let svg = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text y="15">Győr</text></svg>"#;
//! let png = render::png(svg, 80)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), String>(())
//! ```

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::{Database, Source};
use resvg::usvg::{Options, Tree};

/// The default font family.
pub const FONT: &str = "Tarsas Sans";

/// The maximum width and height of a picture, in pixels.
pub const MAX_SIDE: u32 = 8192;

static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in [
        &include_bytes!("../fonts/tarsas-sans-400.ttf")[..],
        &include_bytes!("../fonts/tarsas-sans-600.ttf")[..],
        &include_bytes!("../fonts/tarsas-sans-700.ttf")[..],
        &include_bytes!("../fonts/barlow-condensed-600.ttf")[..],
        &include_bytes!("../fonts/barlow-condensed-700.ttf")[..],
        &include_bytes!("../fonts/cinzel-700.ttf")[..],
        &include_bytes!("../fonts/courier-prime-700.ttf")[..],
        &include_bytes!("../fonts/zilla-slab-700.ttf")[..],
        &include_bytes!("../fonts/DejaVuSansCondensed.ttf")[..],
        &include_bytes!("../fonts/DejaVuSansCondensed-Bold.ttf")[..],
    ] {
        fonts.load_font_source(Source::Binary(Arc::new(font)));
    }
    fonts.set_sans_serif_family(FONT);
    fonts.set_serif_family(FONT);
    fonts.set_monospace_family(FONT);
    Arc::new(fonts)
});

/// The picture as a PNG of this width in pixels; the height follows from the aspect ratio.
///
/// # Errors
/// A sentence about what is wrong with the SVG or the width.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    let options = Options { font_family: FONT.to_owned(), fontdb: Arc::clone(&FONTS), ..Options::default() };
    let tree =
        Tree::from_str(svg, &options).map_err(|error| format!("the picture cannot be read: {error}"))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round();
    if width == 0 || width > MAX_SIDE || !(1.0..=MAX_SIDE as f32).contains(&height) {
        return Err(format!("a picture of {width} × {height} pixels cannot be made"));
    }
    let mut pixels = Pixmap::new(width, height as u32).ok_or("there is not enough memory for the picture")?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| format!("the picture cannot be written: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(inside: &str) -> String {
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 40">{inside}</svg>"#)
    }

    #[test]
    fn the_aspect_ratio_is_kept() {
        let png = png(&svg(r#"<rect width="100" height="40"/>"#), 250).expect("a picture");
        // The header of a PNG: width and height after eight bytes of signature and eight of the first chunk.
        assert_eq!(png[16..24], [0, 0, 0, 250, 0, 0, 0, 100]);
    }

    #[test]
    fn every_hungarian_letter_is_drawn() {
        let blank = png(&svg(""), 100).expect("a picture");
        let mut seen = vec![blank];
        for letter in "áéíóöőúüűÁÉÍÓÖŐÚÜŰ→·–".chars() {
            let text = svg(&format!(r#"<text x="10" y="30" font-size="30">{letter}</text>"#));
            let drawn = png(&text, 100).expect("a picture");
            assert!(!seen.contains(&drawn), "{letter}");
            seen.push(drawn);
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_refused() {
        assert!(png("no picture", 100).is_err());
        for width in [0, MAX_SIDE + 1] {
            assert!(png(&svg(""), width).is_err());
        }
    }
}
