//! Records on disk. What is written is written whole or not at all.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail, ensure};
use catalogue::{AnyEdition, Shelf, read_file};
use engine::{MAX_RECORD_BYTES, Record, RecordError};

/// Reads a record. What is no record is not read to its end.
pub(crate) fn read_record(path: &Path) -> Result<Record> {
    let bytes = read_file(path, MAX_RECORD_BYTES).map_err(anyhow::Error::msg)?;
    let parsed = Record::parse(&bytes);
    let result = if bytes.len() > MAX_RECORD_BYTES {
        let last = 1 + bytes.iter().filter(|&&byte| byte == b'\n').count();
        let reason = format!("the file is larger than the {} MB a record may have", MAX_RECORD_BYTES >> 20);
        // An error in the last line may only come from having stopped there.
        Err(parsed.err().filter(|error| error.line < last).unwrap_or(RecordError::new(last, reason)))
    } else {
        parsed
    };
    result.map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// The edition a record was played with, as far as the shelf has it.
pub(crate) fn edition<'a>(shelf: &'a mut Shelf, path: &Path, record: &Record) -> Result<&'a dyn AnyEdition> {
    let shown = path.display();
    let game = catalogue::find(&record.game)
        .map_err(|sentence| anyhow!("{shown}: line {}: {sentence}", record.line_of("game")))?;
    shelf.edition(game).map_err(anyhow::Error::msg)
}

/// Whether a record may be written to this file: it is new or holds a record now.
pub(crate) fn check_save(path: &Path) -> Result<()> {
    let shown = path.display();
    let folder = folder_of(path);
    ensure!(folder.is_dir(), "{shown}: there is no folder {}", folder.display());
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => bail!("{shown}: the file cannot be written: {error}"),
        Ok(data) => ensure!(data.is_file(), "{shown}: this is not a file; nothing is written"),
    }
    let bytes = read_file(path, 64).map_err(anyhow::Error::msg)?;
    ensure!(bytes.starts_with(b"tarsas record "), "{shown}: this file is no record; it is not overwritten");
    Ok(())
}

/// Writes a record, whole or not at all.
pub(crate) fn save(path: &Path, record: &Record) -> Result<()> {
    check_save(path)?;
    let partial = partial_name(path);
    let written = write_new(&partial, record).and_then(|()| fs::rename(&partial, path));
    written.map_err(|error| {
        // If it is not there it need not be removed.
        let _ = fs::remove_file(&partial);
        anyhow!("{}: the file cannot be written: {error}", path.display())
    })
}

/// Whether [`replace`] can write to this file.
pub(crate) fn check_replace(path: &Path) -> Result<()> {
    let shown = path.display();
    let folder = folder_of(path);
    ensure!(folder.is_dir(), "{shown}: there is no folder {}", folder.display());
    ensure!(!path.is_dir(), "{shown}: this is a folder, not a file");
    Ok(())
}

/// Writes a file, whole or not at all; what was there is replaced.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    check_replace(path)?;
    let shown = path.display();
    let partial = partial_name(path);
    let written = write_bytes(&partial, bytes).and_then(|()| fs::rename(&partial, path));
    written.map_err(|error| {
        // If it is not there it need not be removed.
        let _ = fs::remove_file(&partial);
        anyhow!("{shown}: the file cannot be written: {error}")
    })
}

fn write_new(path: &Path, record: &Record) -> io::Result<()> {
    write_bytes(path, record.to_string().as_bytes())
}

fn write_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A folder of records that gets its name when all of them are written; until then it has another, and it vanishes if
/// something goes wrong.
pub(crate) struct Folder {
    path: PathBuf,
    partial: PathBuf,
    digits: usize,
}

impl Folder {
    /// Begins a folder for `games` records. `path` must be new or an empty folder.
    pub(crate) fn begin(path: &Path, games: u64) -> Result<Self> {
        let shown = path.display();
        match fs::read_dir(path) {
            Ok(mut entries) => ensure!(entries.next().is_none(), "{shown}: this folder is not empty"),
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) if error.kind() == ErrorKind::NotADirectory => bail!("{shown}: this is not a folder"),
            Err(error) => bail!("{shown}: the folder cannot be read: {error}"),
        }
        let partial = partial_name(path);
        fs::create_dir(&partial).map_err(|error| anyhow!("{shown}: the folder cannot be made: {error}"))?;
        Ok(Self { path: path.to_owned(), partial, digits: games.to_string().len() })
    }

    /// Writes the record of a game, counted from zero.
    pub(crate) fn write(&self, game: u64, record: &Record) -> Result<(), String> {
        let path = self.partial.join(format!("game-{:0digits$}.txt", game + 1, digits = self.digits));
        fs::write(&path, record.to_string()).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Gives the folder its name.
    pub(crate) fn finish(self) -> Result<()> {
        let error = |error| anyhow!("{}: the folder cannot be made: {error}", self.path.display());
        match fs::remove_dir(&self.path) {
            Err(other) if other.kind() != ErrorKind::NotFound => Err(error(other)),
            _ => fs::rename(&self.partial, &self.path).map_err(error),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // After `finish` nothing has this name any more.
        let _ = fs::remove_dir_all(&self.partial);
    }
}

/// The folder a path lies in.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// A name beside `path` that nobody else uses, on the same disk.
fn partial_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.partial", std::process::id()))
}

/// What a picture is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Svg,
    Png,
}

impl Format {
    /// As the name of the file says.
    pub(crate) fn of(output: &Path) -> Result<Self> {
        match output.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!("{}: a picture is written as .svg or .png", output.display()),
        }
    }

    /// A drawing in this format, so many pixels wide.
    pub(crate) fn bytes(self, drawing: String, width: u32) -> Result<Vec<u8>> {
        match self {
            Self::Svg => Ok(drawing.into_bytes()),
            Self::Png => ::render::png(&drawing, width).map_err(anyhow::Error::msg),
        }
    }
}
