//! A private PostgreSQL server for tests: it is started once per program, listens only on a socket in its own temporary folder,
//! and both are gone when the program has ended, however it ends.
//!
//! Where there is no PostgreSQL, tests are skipped with a visible line; with `REQUIRE_POSTGRES=1` they fail.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// What is missing, and how to get it.
const NEEDED: &str = "there is no PostgreSQL server; on Debian and Ubuntu: apt-get install postgresql";

/// Initdb and the server refuse to run as root, who starts them as this user of the Debian package.
const USER: &str = "postgres";

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
}

/// The server of this program; `None`, with a visible line, if the machine has no PostgreSQL.
///
/// # Panics
/// If it is missing although `REQUIRE_POSTGRES=1` is set, or if it does not start.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let server = SERVER.get_or_init(|| programs().map(Server::start)).as_ref();
    if server.is_none() {
        let required = std::env::var("REQUIRE_POSTGRES").is_ok_and(|value| value == "1");
        assert!(!required, "REQUIRE_POSTGRES=1 is set, but {NEEDED}");
        let thread = std::thread::current();
        let name = thread.name().unwrap_or("a test");
        // Written past the macros: those are silent in a test that passes.
        let _ = writeln!(std::io::stderr(), "SKIPPED {name}: {NEEDED}");
    }
    server
}

/// The folder of the newest PostgreSQL of this machine.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    let mut folders: Vec<(u32, PathBuf)> = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    folders.sort();
    let debian = folders.into_iter().rev().map(|(_, folder)| folder);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = debian.chain(std::env::split_paths(&path).collect::<Vec<_>>());
    all.find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

impl Server {
    fn start(programs: PathBuf) -> Self {
        let time = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
        // The path of a socket may have a hundred bytes only.
        let folder = PathBuf::from(format!("/tmp/tarsas-pg-{}-{time:x}", std::process::id()));
        fs::create_dir(&folder).expect("a temporary folder can be made");
        if is_root() {
            run(Command::new("chown").arg(USER).arg(&folder));
        }
        let server = Self { programs, folder, databases: AtomicU32::new(0) };
        let data = server.folder.join("data");
        let mut init = server.program("initdb");
        init.args([
            "--username=tarsas",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
            "--pgdata",
        ]);
        run(init.arg(&data));
        afterwards(&server.stop("immediate"), &server.folder);
        server.run_server();
        server
    }

    /// Starts the server and waits until it answers.
    fn run_server(&self) {
        let mut start = self.program("pg_ctl");
        start
            .arg("start")
            .arg("--pgdata")
            .arg(self.folder.join("data"))
            .arg("--log")
            .arg(self.folder.join("log"));
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories={} -c fsync=off -c max_connections=200",
            self.folder.display()
        );
        let seconds = PATIENCE.as_secs().to_string();
        run(start.args(["--wait", "--timeout", &seconds, "--options", &options]).stdout(Stdio::null()));
    }

    /// Stops the server and starts it again. Every connection is lost.
    pub fn restart(&self) {
        run(&mut self.stop("fast"));
        self.run_server();
    }

    fn stop(&self, mode: &str) -> Command {
        let mut stop = self.program("pg_ctl");
        stop.arg("stop").arg("--pgdata").arg(self.folder.join("data")).args(["--wait", "--mode", mode]);
        stop
    }

    /// A program of PostgreSQL, run as a user who may.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command
                .arg(format!("--reuid={USER}"))
                .arg(format!("--regid={USER}"))
                .arg("--init-groups")
                .arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/").env_remove("PGHOST").env_remove("PGPORT");
        command
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.sql(&self.address("postgres"), &format!("CREATE DATABASE {name}"));
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user=tarsas", self.folder.display())
    }

    /// Runs statements past the program under test, and returns the rows: columns are separated by a bar.
    pub fn sql(&self, address: &str, statements: &str) -> String {
        let mut psql = self.program("psql");
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        text(run(psql.arg("--command").arg(statements).arg(address)))
    }

    /// Everything that is in a database, as text.
    pub fn dump(&self, address: &str) -> String {
        text(run(self.program("pg_dump").arg("--data-only").arg(address)))
    }
}

fn text(output: Output) -> String {
    String::from_utf8(output.stdout).expect("the output is text").trim_end().to_owned()
}

fn is_root() -> bool {
    static ROOT: OnceLock<bool> = OnceLock::new();
    *ROOT.get_or_init(|| {
        let id = Command::new("id").arg("-u").output();
        id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
    })
}

fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    output
}

/// Runs a command and removes a folder when this program has ended: a shell waits for the end of its input, which the system
/// closes with the program. Nothing static is ever dropped.
fn afterwards(command: &Command, folder: &Path) {
    use std::os::unix::process::CommandExt;
    let quoted = |text: &std::ffi::OsStr| format!("'{}'", text.to_string_lossy());
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<String> = words.map(quoted).collect();
    let script = format!("cat; {}; rm -rf -- {}", words.join(" "), quoted(folder.as_os_str()));
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir("/").process_group(0);
    shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let shell = shell.spawn().expect("there is a shell");
    // The input stays open until the program ends.
    std::mem::forget(shell);
}
