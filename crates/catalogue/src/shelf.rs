//! Editions of games, with replaced component files.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use engine::ComponentError;

use crate::{AnyEdition, AnyGame, EditionError, FileError, archive, games};

/// Maximum size of a component file.
const MAX_COMPONENT_BYTES: usize = 4 << 20;

/// The editions in use. A folder may hold component files that replace the ones of the program, with the same names:
/// those for a game lie in a subfolder named like the game or, if there is none, directly in the folder.
///
/// Every set is loaded once and stays in memory.
pub struct Shelf {
    folder: Option<PathBuf>,
    current: Mutex<BTreeMap<&'static str, Arc<dyn AnyEdition>>>,
    /// By hash.
    earlier: Mutex<BTreeMap<String, Arc<dyn AnyEdition>>>,
}

impl Shelf {
    /// A shelf whose editions have the components of the program, some of them replaced by those in `folder`.
    #[must_use]
    pub const fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, current: Mutex::new(BTreeMap::new()), earlier: Mutex::new(BTreeMap::new()) }
    }

    /// The edition of a game with the components of the program and the folder.
    ///
    /// # Errors
    /// The file that is wrong and the entry in it.
    pub fn edition(&self, game: &dyn AnyGame) -> Result<Arc<dyn AnyEdition>, EditionError> {
        let slug = game.info().slug;
        let mut current = self.current.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = current.get(slug) {
            return Ok(Arc::clone(edition));
        }
        let replaced = match &self.folder {
            Some(folder) => replacements(folder, slug)?,
            None => Vec::new(),
        };
        let edition = load(game, &replaced)?;
        current.insert(slug, Arc::clone(&edition));
        Ok(edition)
    }

    /// The edition whose component set has this hash: the current one, one that was loaded before, or one of the
    /// program's archive. `None` if the set is not known here; [`load_stored`](Shelf::load_stored) adds it.
    ///
    /// # Errors
    /// If the set cannot be used.
    pub fn edition_of(
        &self,
        game: &dyn AnyGame,
        hash: &str,
    ) -> Result<Option<Arc<dyn AnyEdition>>, EditionError> {
        let slug = game.info().slug;
        let hash = archive::current_hash(slug, hash).unwrap_or(hash);
        let current = self.edition(game)?;
        if current.hash() == hash {
            return Ok(Some(current));
        }
        if let Some(edition) = self.earlier.lock().unwrap_or_else(PoisonError::into_inner).get(hash) {
            return Ok(Some(Arc::clone(edition)));
        }
        archive::files(slug, hash).map(|files| self.load_stored(game, hash, &files)).transpose()
    }

    /// The edition with a set that was stored with [`Files::to_toml`](engine::Files::to_toml) under this hash.
    ///
    /// # Errors
    /// If the set cannot be used.
    pub fn load_stored(
        &self,
        game: &dyn AnyGame,
        hash: &str,
        files: &str,
    ) -> Result<Arc<dyn AnyEdition>, EditionError> {
        let slug = game.info().slug;
        let wrong = |error| EditionError::Stored { game: slug, hash: hash.to_owned(), error };
        let mut earlier = self.earlier.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(edition) = earlier.get(hash) {
            return Ok(Arc::clone(edition));
        }
        let mut stored = game.files();
        stored.replace_all(files).map_err(wrong)?;
        let edition = game.load(stored).map_err(wrong)?;
        if edition.hash() != hash {
            return Err(EditionError::OtherHash { game: slug, hash: hash.to_owned() });
        }
        earlier.insert(hash.to_owned(), Arc::clone(&edition));
        Ok(edition)
    }
}

fn load(game: &dyn AnyGame, replaced: &[PathBuf]) -> Result<Arc<dyn AnyEdition>, EditionError> {
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    // An error has only the name of the file; add its path.
    let wrong = |error: ComponentError| match replaced.iter().find(|path| name(path) == error.file) {
        Some(path) => EditionError::Replaced(path.clone(), error),
        None => EditionError::BuiltIn(error),
    };
    let mut files = game.files();
    for path in replaced {
        let bytes = read_file(path, MAX_COMPONENT_BYTES)?;
        if bytes.len() > MAX_COMPONENT_BYTES {
            return Err(EditionError::TooLarge(path.clone()));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = 1 + error.as_bytes()[..error.utf8_error().valid_up_to()]
                .iter()
                .filter(|&&b| b == b'\n')
                .count();
            EditionError::NotText(path.clone(), line)
        })?;
        files.replace(&name(path), text).map_err(wrong)?;
    }
    game.load(files).map_err(wrong)
}

/// The files in `folder` that replace components of the game. Hidden files, `*.md` files and the folders of other games
/// are ignored.
fn replacements(folder: &Path, slug: &str) -> Result<Vec<PathBuf>, EditionError> {
    let own = folder.join(slug);
    let own = if own.is_dir() { own } else { folder.to_owned() };
    let error = |error| EditionError::Folder(own.clone(), error);
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
        return Err(EditionError::EmptyFolder(own));
    }
    // Sorted, so that the same one of several errors is shown every time.
    paths.sort();
    Ok(paths)
}

/// Reads at most `limit` + 1 bytes of a file; if there is the extra byte, the file is too large.
///
/// # Errors
/// If the file cannot be read.
pub fn read_file(path: &Path, limit: usize) -> Result<Vec<u8>, FileError> {
    let error = |error: io::Error| match error.kind() {
        ErrorKind::NotFound => FileError::Missing(path.to_owned()),
        ErrorKind::IsADirectory => FileError::IsFolder(path.to_owned()),
        _ => FileError::Unreadable(path.to_owned(), error),
    };
    let file = fs::File::open(path).map_err(error)?;
    let mut bytes = Vec::new();
    file.take(limit as u64 + 1).read_to_end(&mut bytes).map_err(error)?;
    Ok(bytes)
}
