//! The attacked server: a child process with a temporary database.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::Outcome;

/// The operator's secret, which must never be in a log.
pub(crate) const SECRET: &str = "attack-operator-secret";

/// Limits that programs of this machine do not notice.
pub(crate) const NO_LIMITS: &str = "[limits]\n\
    tables = [1000000, 1000000]\njoins = [1000000, 1000000]\nchat = [1000000, 1000000]\n\
    steps = [1000000, 1000000]\nhints = [1000000, 1000000]\nlines = [1000000, 1000000]\n\
    changes = [1000000, 1000000]\nguesses = [1000000, 1000000]\n\
    bot-tables = 1000000\nstreams = 1000000\nconnections = 1000000\n";

/// A running server, killed on drop.
pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    log: std::path::PathBuf,
}

impl Server {
    /// Starts a server whose database, settings and log are in `folder`.
    pub(crate) fn start(program: &Path, folder: &Path, settings: &str) -> Result<Self> {
        Self::start_with(program, folder, settings, &[])
    }

    /// Starts a server with further arguments.
    pub(crate) fn start_with(program: &Path, folder: &Path, settings: &str, more: &[&str]) -> Result<Self> {
        // What is logged at this level must contain no secret.
        let level = if settings.contains("log =") { "" } else { "log = \"debug\"\n" };
        fs::write(folder.join("tarsas.toml"), format!("{level}{settings}"))?;
        let log = folder.join("log");
        let errors = File::options().create(true).append(true).open(&log)?;
        let program = program.canonicalize()?;
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--config", "tarsas.toml"])
            .args(["--admin-token", SECRET])
            .args(more)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(errors)
            .spawn()?;
        let mut greeting = String::new();
        let out = child.stdout.take().context("piped")?;
        BufReader::new(out).read_line(&mut greeting)?;
        let port = greeting.split("127.0.0.1:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let Some(port) = port else {
            child.kill()?;
            child.wait()?;
            bail!("the server does not start: {}", fs::read_to_string(&log).unwrap_or_default());
        };
        Ok(Self { child, port, log })
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// The resident memory in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line =
            status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("the server is gone")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// The number of open files.
    pub(crate) fn files(&self) -> Result<usize> {
        Ok(fs::read_dir(format!("/proc/{}/fd", self.child.id()))?.count())
    }

    /// SIGKILL.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// SIGTERM; returns how long the server took.
    pub(crate) fn stop(&mut self) -> Result<Duration> {
        let started = Instant::now();
        Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status()?;
        let status = self.wait()?;
        if !status.success() {
            bail!("the server stopped with {status}");
        }
        Ok(started.elapsed())
    }

    fn wait(&mut self) -> Result<ExitStatus> {
        let started = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            if started.elapsed() > Duration::from_secs(20) {
                bail!("the server does not stop");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Looks for panics and secrets in the log, and whether the server still runs.
    pub(crate) fn inspect(&mut self, secrets: &[String], outcome: &mut Outcome) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            outcome.fault(format!("the server has ended: {status}"));
        }
        let log = String::from_utf8_lossy(&fs::read(&self.log)?).into_owned();
        for line in log.lines().filter(|line| line.contains("panick")) {
            outcome.fault(format!("panic: {line}"));
        }
        for secret in secrets.iter().map(String::as_str).chain([SECRET]) {
            if !secret.is_empty() && log.contains(secret) {
                outcome.fault("a secret is in the log");
            }
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
