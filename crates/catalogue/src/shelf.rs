//! Editions of games, with the component files a person replaced.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use engine::Files;

use crate::{AnyEdition, AnyGame, games};

/// The largest component file that is read.
const MAX_COMPONENT_BYTES: usize = 4 << 20;

/// The editions in use. A folder may hold component files that replace the ones of the program, with the same names:
/// those for a game lie in a subfolder named like the game or, if there is none, directly in the folder.
pub struct Shelf {
    folder: Option<PathBuf>,
    editions: BTreeMap<&'static str, Box<dyn AnyEdition>>,
}

impl Shelf {
    /// A shelf whose editions have the components of the program, some of them replaced by those in `folder`.
    #[must_use]
    pub const fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, editions: BTreeMap::new() }
    }

    /// The edition of a game; it is loaded when it is asked for first.
    ///
    /// # Errors
    /// A sentence that begins with the file that is wrong and names the entry in it.
    pub fn edition(&mut self, game: &dyn AnyGame) -> Result<&dyn AnyEdition, String> {
        let slug = game.info().slug;
        if !self.editions.contains_key(slug) {
            let replaced = match &self.folder {
                Some(folder) => replacements(folder, slug)?,
                None => Vec::new(),
            };
            self.editions.insert(slug, load(game, &replaced)?);
        }
        Ok(&*self.editions[slug])
    }
}

fn load(game: &dyn AnyGame, replaced: &[PathBuf]) -> Result<Box<dyn AnyEdition>, String> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    // An error is about a file name; the person wants to know which file that is.
    let shown = |error: engine::ComponentError| match replaced.iter().find(|path| name(path) == error.file) {
        Some(path) => format!("{}: {}: {}", path.display(), error.entry, error.reason),
        None => format!("the program's own {error}"),
    };
    let mut files = Files::embedded(game.files());
    for path in replaced {
        let bytes = read_file(path, MAX_COMPONENT_BYTES)?;
        if bytes.len() > MAX_COMPONENT_BYTES {
            return Err(format!("{}: the file is larger than a component file may be", path.display()));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
                .iter()
                .filter(|&&b| b == b'\n')
                .count();
            format!("{}: line {line}: the file is not UTF-8 text", path.display())
        })?;
        files.replace(&name(path), text).map_err(shown)?;
    }
    game.load(&files).map_err(shown)
}

/// The files in `folder` that replace components of the game. Hidden files and notes (`*.md`) may lie beside them;
/// folders of other games are not meant for this one.
fn replacements(folder: &Path, slug: &str) -> Result<Vec<PathBuf>, String> {
    let own = folder.join(slug);
    let own = if own.is_dir() { own } else { folder.to_owned() };
    let error = |error| format!("{}: the folder cannot be read: {error}", own.display());
    let mut paths = Vec::new();
    let mut empty = true;
    for entry in fs::read_dir(&own).map_err(error)? {
        let path = entry.map_err(error)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with('.') || name.ends_with(".md") {
            continue;
        }
        empty = false;
        let other_game = own == folder && games().iter().any(|game| game.info().slug == name);
        if !(other_game && path.is_dir()) {
            paths.push(path);
        }
    }
    if empty {
        return Err(format!("{}: there is no component file in this folder", own.display()));
    }
    // The order of a folder is accidental, but which of several errors is shown should not be.
    paths.sort();
    Ok(paths)
}

/// The beginning of a file: at most one byte more than `limit`, which tells that the file is too large.
///
/// # Errors
/// A sentence that begins with the file.
pub fn read_file(path: &Path, limit: usize) -> Result<Vec<u8>, String> {
    let shown = path.display();
    let error = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::NotFound => format!("{shown}: there is no such file"),
        std::io::ErrorKind::IsADirectory => format!("{shown}: this is a folder, not a file"),
        _ => format!("{shown}: the file cannot be read: {error}"),
    };
    let file = fs::File::open(path).map_err(error)?;
    let mut bytes = Vec::new();
    file.take(limit as u64 + 1).read_to_end(&mut bytes).map_err(error)?;
    Ok(bytes)
}
