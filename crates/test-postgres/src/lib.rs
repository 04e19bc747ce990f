//! A private PostgreSQL server for tests, and a pooler before it: each is started once per program, listens only on a socket in its
//! own temporary folder, and is gone with that folder when the program has ended, however it ends.
//!
//! Where PostgreSQL or PgBouncer is missing, tests are skipped with a visible line; with `REQUIRE_POSTGRES=1` they fail.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// What is missing, and how to get it.
const NEEDED: &str = "there is no PostgreSQL server; on Debian and Ubuntu: apt-get install postgresql";

/// The same for the pooler.
const POOLER_NEEDED: &str = "there is no PgBouncer; on Debian and Ubuntu: apt-get install pgbouncer";

/// Initdb, the server and the pooler refuse to run as root, who starts them as this user of the Debian package.
const USER: &str = "postgres";

/// How long the server may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    /// The folder of its pooler, once that was needed.
    pooler: OnceLock<Option<PathBuf>>,
}

/// The server of this program; `None`, with a visible line, if the machine has no PostgreSQL.
///
/// # Panics
/// If it is missing although `REQUIRE_POSTGRES=1` is set, or if it does not start.
pub fn server() -> Option<&'static Server> {
    static SERVER: OnceLock<Option<Server>> = OnceLock::new();
    let server = SERVER.get_or_init(|| programs().map(Server::start)).as_ref();
    if server.is_none() {
        skip(NEEDED);
    }
    server
}

/// Says that a test is skipped, or fails.
fn skip(needed: &str) {
    let required = std::env::var("REQUIRE_POSTGRES").is_ok_and(|value| value == "1");
    assert!(!required, "REQUIRE_POSTGRES=1 is set, but {needed}");
    let thread = std::thread::current();
    let name = thread.name().unwrap_or("a test");
    // Written past the macros: those are silent in a test that passes.
    let _ = writeln!(std::io::stderr(), "SKIPPED {name}: {needed}");
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
        let (folder, databases, pooler) = (temporary_folder(), AtomicU32::new(0), OnceLock::new());
        let server = Self { programs, folder, databases, pooler };
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

    /// A program of PostgreSQL.
    fn program(&self, name: &str) -> Command {
        as_user(&self.programs.join(name))
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

    /// The address of a database through a PgBouncer in transaction mode, with fewer connections than a program wants; `None`, with a
    /// visible line, if the machine has none.
    ///
    /// # Panics
    /// If it is missing although `REQUIRE_POSTGRES=1` is set, or if it does not start.
    pub fn pooled(&self, address: &str) -> Option<String> {
        let pooler = self.pooler.get_or_init(|| self.start_pooler()).as_ref();
        if pooler.is_none() {
            skip(POOLER_NEEDED);
        }
        let (direct, pooled) = (self.folder.display().to_string(), pooler?.display().to_string());
        Some(address.replace(&direct, &pooled))
    }

    fn start_pooler(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
        let program =
            folders.find_map(|folder| Some(folder.join("pgbouncer")).filter(|file| file.exists()))?;
        let folder = temporary_folder();
        let file = |name: &str| folder.join(name).display().to_string();
        let (settings, pid) = (file("settings"), file("pid"));
        fs::write(file("users"), "\"tarsas\" \"\"\n").expect("a file can be written");
        let lines = format!(
            "[databases]\n* = host={}\n[pgbouncer]\npool_mode = transaction\ndefault_pool_size = 3\n\
             auth_type = trust\nauth_file = {}\nunix_socket_dir = {}\nlisten_port = 5432\nlogfile = {}\npidfile = {pid}\n",
            self.folder.display(),
            file("users"),
            folder.display(),
            file("log"),
        );
        fs::write(&settings, lines).expect("a file can be written");
        let mut stop = as_user(Path::new("sh"));
        afterwards(stop.arg("-c").arg(format!("kill $(cat {pid})")), &folder);
        run(as_user(&program).args(["--daemon", "--quiet", &settings]));
        let begun = std::time::Instant::now();
        while std::os::unix::net::UnixStream::connect(file(".s.PGSQL.5432")).is_err() {
            assert!(begun.elapsed() < PATIENCE, "the pooler does not start: {}", file("log"));
            std::thread::sleep(Duration::from_millis(10));
        }
        Some(folder)
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

/// A new folder that the user of the server can write to.
fn temporary_folder() -> PathBuf {
    let time = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos());
    // The path of a socket may have a hundred bytes only.
    let folder = PathBuf::from(format!("/tmp/tarsas-pg-{}-{time:x}", std::process::id()));
    fs::create_dir(&folder).expect("a temporary folder can be made");
    if is_root() {
        run(Command::new("chown").arg(USER).arg(&folder));
    }
    folder
}

fn text(output: Output) -> String {
    String::from_utf8(output.stdout).expect("the output is text").trim_end().to_owned()
}

/// A program, run as a user who may.
fn as_user(program: &Path) -> Command {
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
