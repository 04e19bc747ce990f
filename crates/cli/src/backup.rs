//! `tarsas backup`, and the backups that a server makes by itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};

use crate::args::BackupArgs;
use crate::settings::{Settings, place};

pub(crate) fn run(args: &BackupArgs) -> Result<()> {
    let data = place(&args.data)?;
    let Some(data) = data.file() else {
        bail!("{data}: a PostgreSQL database is copied by pg_dump, not by this command")
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    Ok(runtime.block_on(store::backup(data, &args.file))?)
}

/// The names of scheduled backups, with the time between these two. They sort by age.
const NAME: (&str, &str) = ("tarsas-", ".db");

/// A schedule of backups. Of its folder it touches only files with names of its own.
pub(crate) struct Backups {
    folder: PathBuf,
    interval: Duration,
    keep: usize,
}

impl Backups {
    /// The schedule that the settings ask for. Its folder is created if it does not exist.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub(crate) fn new(settings: &Settings) -> Result<Option<Self>> {
        let Some(folder) = settings.backup_to.clone() else { return Ok(None) };
        if settings.data.file().is_none() {
            bail!("backup-to is for a database file; a PostgreSQL database is copied by pg_dump");
        }
        let name = folder.display();
        fs::create_dir_all(&folder).with_context(|| format!("backup-to {name} cannot be used"))?;
        let keep = usize::try_from(settings.backup_keep)?;
        Ok(Some(Self { interval: settings.backup_interval()?, keep, folder }))
    }

    /// Makes backups until it is cancelled, the first one after one interval. A backup that fails is logged, and the next one
    /// is tried at its time.
    pub(crate) async fn run(self, data: PathBuf) {
        loop {
            tokio::time::sleep(self.interval).await;
            match self.make(&data).await {
                Ok(file) => tracing::info!(file = %file.display(), "backup made"),
                Err(error) => {
                    tracing::error!(error = format!("{error:#}"), "no backup could be made");
                    web::count_failed_backup();
                }
            }
        }
    }

    /// Copies the database under another name first, so that every file with the name of a backup is whole.
    async fn make(&self, data: &Path) -> Result<PathBuf> {
        // Colons are not allowed in file names everywhere.
        let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string().replace(':', "-");
        let file = self.folder.join(format!("{}{now}{}", NAME.0, NAME.1));
        let partial = file.with_extension("partial");
        // A server that was killed may have left one.
        match fs::remove_file(&partial) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        store::backup(data, &partial).await?;
        fs::rename(&partial, &file)?;
        self.delete_old()?;
        Ok(file)
    }

    fn delete_old(&self) -> Result<()> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            if name.starts_with(NAME.0) && name.ends_with(NAME.1) {
                names.push(name);
            }
        }
        names.sort_unstable();
        for name in names.iter().rev().skip(self.keep) {
            fs::remove_file(self.folder.join(name))?;
        }
        Ok(())
    }
}
