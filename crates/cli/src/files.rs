//! Records on disk. Files are written atomically.

use std::fs::{self, File};
use std::future::{Future, poll_fn};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::{Arc, RwLock, mpsc};
use std::task::Poll;

use anyhow::{Result, anyhow, bail, ensure};
use bots::RunError;
use catalogue::{AnyEdition, Shelf, read_file};
use engine::{MAX_RECORD_BYTES, Record, RecordError};

use crate::INTERRUPTED;

/// Reads a record. A file that is too large for a record is not read to its end.
pub(crate) fn read_record(path: &Path) -> Result<Record> {
    let bytes = read_file(path, MAX_RECORD_BYTES).map_err(anyhow::Error::msg)?;
    let parsed = Record::parse(&bytes);
    let result = if bytes.len() > MAX_RECORD_BYTES {
        let last = 1 + bytes.iter().filter(|&&byte| byte == b'\n').count();
        let reason = format!("the file is larger than the {} MB a record may have", MAX_RECORD_BYTES >> 20);
        // An error in the last line may only be due to the truncation.
        Err(parsed.err().filter(|error| error.line < last).unwrap_or(RecordError::new(last, reason)))
    } else {
        parsed
    };
    result.map_err(|error| anyhow!("{}: {error}", path.display()))
}

/// The edition a record was played with, or the current one if its component set is not known: the replay then says so.
pub(crate) fn edition(shelf: &Shelf, path: &Path, record: &Record) -> Result<Arc<dyn AnyEdition>> {
    let shown = path.display();
    let game = catalogue::find(&record.game)
        .map_err(|sentence| anyhow!("{shown}: line {}: {sentence}", record.line_of("game")))?;
    let known = shelf.edition_of(game, &record.components).map_err(anyhow::Error::msg)?;
    known.map_or_else(|| shelf.edition(game).map_err(anyhow::Error::msg), Ok)
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
    ensure!(
        bytes.starts_with(b"tarsas record "),
        "{shown}: this file is not a record; it is not overwritten"
    );
    Ok(())
}

/// Writes a record atomically.
pub(crate) fn save(path: &Path, record: &Record) -> Result<()> {
    check_save(path)?;
    let partial = partial_name(path);
    let written = write_new(&partial, record).and_then(|()| fs::rename(&partial, path));
    written.map_err(|error| {
        // A missing file need not be removed.
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

/// Writes a file atomically, replacing an existing one.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    check_replace(path)?;
    let shown = path.display();
    let partial = partial_name(path);
    let written = write_bytes(&partial, bytes).and_then(|()| fs::rename(&partial, path));
    written.map_err(|error| {
        // A missing file need not be removed.
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

/// A folder of records. It has a temporary name until all records are written, and is removed if something fails or the
/// program is interrupted.
pub(crate) struct Folder {
    path: PathBuf,
    partial: PathBuf,
    digits: usize,
    /// Locked for good when an interrupt removes the folder, so that nothing more is written.
    gate: Arc<RwLock<()>>,
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
        let gate = Arc::new(RwLock::new(()));
        remove_on_interrupt(partial.clone(), Arc::clone(&gate))
            .and_then(|()| fs::create_dir(&partial))
            .map_err(|error| anyhow!("{shown}: the folder cannot be made: {error}"))?;
        Ok(Self { path: path.to_owned(), partial, digits: games.to_string().len(), gate })
    }

    /// Writes the record of a game, counted from zero.
    pub(crate) fn write(&self, game: u64, record: &Record) -> Result<(), RunError> {
        let _open = self.gate.read();
        let path = self.partial.join(format!("game-{:0digits$}.txt", game + 1, digits = self.digits));
        fs::write(&path, record.to_string())
            .map_err(|error| RunError::Stopped(format!("{}: {error}", path.display())))
    }

    /// Renames the folder to its final name.
    pub(crate) fn finish(self) -> Result<()> {
        let _open = self.gate.read();
        let error = |error| anyhow!("{}: the folder cannot be made: {error}", self.path.display());
        match fs::remove_dir(&self.path) {
            Err(other) if other.kind() != ErrorKind::NotFound => Err(error(other)),
            _ => fs::rename(&self.partial, &self.path).map_err(error),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // After `finish` the temporary folder no longer exists.
        let _ = fs::remove_dir_all(&self.partial);
    }
}

/// Waits for Ctrl-C on a separate thread; then removes a temporary folder and ends the program.
fn remove_on_interrupt(partial: PathBuf, gate: Arc<RwLock<()>>) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (ready, is_ready) = mpsc::channel();
    std::thread::spawn(move || {
        let interrupted = runtime.block_on(async {
            let mut interrupt = pin!(tokio::signal::ctrl_c());
            // The signal handler is installed by the first poll.
            let now = poll_fn(|context| Poll::Ready(interrupt.as_mut().poll(context))).await;
            // The receiver waits for this.
            let _ = ready.send(());
            if now.is_ready() { true } else { interrupt.await.is_ok() }
        });
        if interrupted {
            let _closed = gate.write();
            // There is nobody left to report an error to.
            let _ = fs::remove_dir_all(&partial);
            std::process::exit(INTERRUPTED);
        }
    });
    // If the channel is closed, there is no handler, and an interrupt simply ends the program.
    let _ = is_ready.recv();
    Ok(())
}

/// The parent folder of a path.
fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// An unused name next to `path`, on the same disk.
fn partial_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.partial", std::process::id()))
}

/// The format of an image file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Svg,
    Png,
}

impl Format {
    /// The format given by the file's extension.
    pub(crate) fn of(output: &Path) -> Result<Self> {
        match output.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!("{}: a picture is written as .svg or .png", output.display()),
        }
    }

    /// Encodes a drawing in this format, `width` pixels wide.
    pub(crate) fn bytes(self, drawing: String, width: u32) -> Result<Vec<u8>> {
        match self {
            Self::Svg => Ok(drawing.into_bytes()),
            Self::Png => ::render::png(&drawing, width).map_err(anyhow::Error::msg),
        }
    }
}
