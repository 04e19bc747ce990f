//! The pictures of the rulebooks. A picture is drawn by the game's ui crate from a position that the engine sets up: a
//! seed, then fixed moves. The page cuts it to the elements it is about and puts labels and arrows on it.

use std::collections::BTreeMap;

use engine::{OptionMap, Seat, Seed, SetUpError};
use serde::Deserialize;
use ui_kit::{Language, Names};

use crate::{AnyEdition, AnyMatch, FigureError, View};

/// `guide/pictures.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    position: BTreeMap<String, Start>,
    picture: Vec<Request>,
}

/// A position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    seats: u8,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seed: u64,
    /// Moves in the game's notation, one per line.
    #[serde(default)]
    moves: String,
}

/// A picture as the file describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    name: String,
    position: String,
    /// The seat whose view it is, counted from one; otherwise a spectator's.
    viewer: Option<u8>,
    /// Whether it shows the choices of the viewer, who decides now.
    #[serde(default)]
    deciding: bool,
    /// `board`, an area's id, or the `mat-` of a seat counted from one. Several stand beside each other.
    show: Vec<String>,
    #[serde(default)]
    crop: Vec<String>,
    #[serde(default)]
    rings: Vec<String>,
    #[serde(default)]
    arrows: Vec<[String; 2]>,
    #[serde(default)]
    labels: Vec<Words>,
    /// Whether the numbers of the labels stand inside their parts, for parts that are not rectangles.
    #[serde(default)]
    inside: bool,
}

/// A label as the file describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    at: String,
    en: String,
    hu: String,
}

/// A picture of a rulebook. Parts of it are named by their id, or by a class after a dot.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its name, by which the rulebook refers to it.
    pub name: String,
    /// The drawings side by side: what each is (`board`, `area`, `mat`), and its markup. Ids begin with
    /// [`Figure::prefix`].
    pub panes: Vec<(&'static str, String)>,
    /// The parts that are shown; all if empty.
    pub crop: Vec<String>,
    /// The parts with a ring around them.
    pub rings: Vec<String>,
    /// Arrows from part to part.
    pub arrows: Vec<[String; 2]>,
    /// Numbered labels: the part, and the words in the legend.
    pub labels: Vec<(String, String)>,
    /// Whether the numbers stand inside their parts and not on the edge.
    pub inside: bool,
}

impl Figure {
    /// What the ids in a picture begin with, so that a page can have several.
    #[must_use]
    pub fn prefix(name: &str) -> String {
        format!("{name}--")
    }

    /// Whether the drawings contain this part.
    #[must_use]
    pub fn has(&self, part: &str) -> bool {
        let drawn = |found: &dyn Fn(&str) -> bool| self.panes.iter().any(|(_, markup)| found(markup));
        match part.strip_prefix('.') {
            Some(class) => drawn(&|markup| {
                let classes = markup.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
                classes.into_iter().any(|classes| classes.split(' ').any(|one| one == class))
            }),
            None => {
                let id = format!("id=\"{}{part}\"", Self::prefix(&self.name));
                drawn(&|markup| markup.contains(&id))
            }
        }
    }

    /// All parts that the picture refers to.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        let labels = self.labels.iter().map(|(part, _)| part);
        self.crop
            .iter()
            .chain(&self.rings)
            .chain(self.arrows.iter().flatten())
            .chain(labels)
            .map(String::as_str)
    }
}

/// The pictures of a game's rulebook.
///
/// # Errors
/// The picture or position that is wrong.
pub fn figures(edition: &dyn AnyEdition, language: Language) -> Result<Vec<Figure>, FigureError> {
    let file: File = toml::from_str(edition.game().rulebook().pictures)?;
    let mut matches = BTreeMap::new();
    for (name, start) in &file.position {
        matches.insert(name.as_str(), set_up(edition, name, start)?);
    }
    let drawn = file.picture.into_iter().map(|request| match matches.get(request.position.as_str()) {
        Some(table) => draw(&**table, request, language),
        None => Err(FigureError::NoPosition(request.name)),
    });
    drawn.collect()
}

fn set_up(edition: &dyn AnyEdition, name: &str, start: &Start) -> Result<Box<dyn AnyMatch>, FigureError> {
    let position = || name.to_owned();
    let mut options = OptionMap::defaults(edition.info());
    for (key, value) in &start.options {
        let set = options.set(key, value).map_err(SetUpError::Words);
        set.map_err(|error| FigureError::SetUp { position: position(), error })?;
    }
    let opened = edition.open(&options, start.seats, Seed::of_series(start.seed, 0));
    let mut table = opened.map_err(|error| FigureError::SetUp { position: position(), error })?;
    for action in start.moves.lines().map(str::trim).filter(|action| !action.is_empty()) {
        let wrong = |error| FigureError::Play { position: position(), action: action.to_owned(), error };
        table.play(action).map_err(wrong)?;
    }
    Ok(table)
}

fn draw(table: &dyn AnyMatch, request: Request, language: Language) -> Result<Figure, FigureError> {
    let names = Names::numbered(table.seats(), language);
    let seat = |number: u8| number.checked_sub(1).filter(|&seat| seat < table.seats()).map(Seat::new);
    let moves = table.moves().len();
    let view = View {
        live: request.deciding,
        seen: moves,
        assisted: false,
        ..View::new(request.viewer.and_then(seat), &names, language)
    };
    let picture = table.picture(moves, &view);
    let prefix = Figure::prefix(&request.name);
    let mut panes = Vec::new();
    // The symbols of all drawings are defined on the board.
    let signs = if request.show.iter().any(|show| show == "board") {
        String::new()
    } else {
        definitions(&picture.board.0)
    };
    for show in &request.show {
        let mat = show.strip_prefix("mat-").and_then(|number| seat(number.parse().ok()?));
        let area = picture.areas.iter().find(|area| area.id == show);
        let (kind, markup) = match (show.as_str(), mat, area) {
            ("board", ..) => ("board", &picture.board),
            (_, Some(seat), _) => ("mat", &picture.mats[seat.index()]),
            (_, _, Some(area)) => ("area", &area.content),
            _ => return Err(FigureError::NoPane { picture: request.name, show: show.clone() }),
        };
        let signs = if panes.is_empty() { signs.as_str() } else { "" };
        panes.push((kind, still(&format!("{signs}{}", markup.0), &prefix)));
    }
    let words = |label: Words| match language {
        Language::En => (label.at, label.en),
        Language::Hu => (label.at, label.hu),
    };
    Ok(Figure {
        name: request.name,
        panes,
        crop: request.crop,
        rings: request.rings,
        arrows: request.arrows,
        labels: request.labels.into_iter().map(words).collect(),
        inside: request.inside,
    })
}

/// The symbols that a board defines for all drawings, as a drawing without size.
fn definitions(board: &str) -> String {
    let mut all = String::new();
    let mut rest = board;
    while let Some(start) = ["<defs", "<symbol"].iter().filter_map(|tag| rest.find(tag)).min() {
        let end = if rest[start..].starts_with("<defs") { "</defs>" } else { "</symbol>" };
        let Some(length) = rest[start..].find(end) else { break };
        all.push_str(&rest[start..start + length + end.len()]);
        rest = &rest[start + length + end.len()..];
    }
    if all.is_empty() { all } else { format!(r#"<svg width="0" height="0" class="signs">{all}</svg>"#) }
}

/// A drawing of the table as a picture: its ids begin with the prefix, and nothing in it can be clicked or focused.
fn still(markup: &str, prefix: &str) -> String {
    let mut still = markup.to_owned();
    for reference in [" id=\"", "href=\"#", "url(#", " for=\"", "aria-labelledby=\"", "aria-controls=\""] {
        still = still.replace(reference, &format!("{reference}{prefix}"));
    }
    for live in [" tabindex=\"0\"", " tabindex=\"-1\""] {
        still = still.replace(live, "");
    }
    still.replace(" data-el=\"", " data-part=\"").replace(" data-still=\"", " data-ground=\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_picture() {
        let drawing = r##"<svg id="a" data-el="a" tabindex="0"><use href="#b" fill="url(#c)"></use></svg>"##;
        let still = still(drawing, "p--");
        assert_eq!(
            still,
            r##"<svg id="p--a" data-part="a"><use href="#p--b" fill="url(#p--c)"></use></svg>"##
        );
    }

    #[test]
    fn parts_are_found_by_id_and_by_class() {
        let panes = vec![("board", r#"<g id="p--a" class="x y"></g>"#.to_owned())];
        let none = Vec::new;
        let figure = Figure {
            name: "p".to_owned(),
            panes,
            crop: none(),
            rings: none(),
            arrows: Vec::new(),
            labels: Vec::new(),
            inside: false,
        };
        for (part, there) in [("a", true), ("b", false), (".y", true), (".z", false)] {
            assert_eq!(figure.has(part), there, "{part}");
        }
    }
}
