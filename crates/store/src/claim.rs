//! One server per database.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use crate::OpenError;
use crate::sqlite::{check_file, private_file};

/// The exclusive right to serve a database, until it is dropped or the program ends for any reason.
///
/// A server keeps tables in memory, so two servers with the same file would show different games. Reading and
/// [`backup`](crate::backup()) need no claim.
///
/// ```
/// use store::{Claim, OpenError};
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("tarsas.db");
/// let claim = Claim::new(&path)?;
/// assert!(matches!(Claim::new(&path), Err(OpenError::InUse(_))));
/// drop(claim);
/// assert!(Claim::new(&path).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Claim {
    /// The system releases the lock together with the file.
    _lock: File,
}

impl Claim {
    /// Claims a database file, which need not exist yet.
    ///
    /// # Errors
    /// [`OpenError::InUse`] if another program has claimed it; other errors if the file cannot be used.
    pub fn new(path: &Path) -> Result<Self, OpenError> {
        check_file(path)?;
        let unusable =
            |error: std::io::Error| OpenError::Unusable(path.display().to_string(), error.to_string());
        let lock = private_file().create(true).append(true).open(lock_file(path)).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(unusable(error)),
        }
    }
}

/// The lock file is next to the database, because SQLite uses its own locks on the database itself. It is never
/// removed: another program may be waiting to lock it.
fn lock_file(path: &Path) -> PathBuf {
    // Resolved, so that a database has one lock file even if it is reached through symbolic links.
    let in_folder = || {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(path.file_name()?))
    };
    let real = path.canonicalize().ok().or_else(in_folder).unwrap_or_else(|| path.to_owned());
    let mut name = real.into_os_string();
    name.push("-lock");
    name.into()
}
