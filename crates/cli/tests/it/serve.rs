//! The server as a program: start, answers, shutdown and errors.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{arg, complaint, folder, prints};

/// A running server, killed on drop.
pub(crate) struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    greeting: String,
}

impl Server {
    pub(crate) fn start(args: &[&str], at: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tarsas"))
            .args(args)
            .current_dir(at)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("piped"));
        let mut greeting = String::new();
        for _ in 0..2 {
            out.read_line(&mut greeting).expect("the program prints UTF-8");
        }
        Self { child, out, greeting }
    }

    pub(crate) fn port(&self) -> u16 {
        let (_, rest) =
            self.greeting.split_once("http://127.0.0.1:").expect("the greeting holds the address");
        rest.split('/').next().and_then(|port| port.parse().ok()).expect("a port is a number")
    }

    fn get(&self, path: &str) -> TcpStream {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port())).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit can be set");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            .expect("written");
        stream
    }

    /// Opens a table that everybody may watch and returns its code.
    pub(crate) fn open_table(&self) -> String {
        let body = r#"{"game":"power-grid","visibility":"open"}"#;
        let mut stream = TcpStream::connect(("127.0.0.1", self.port())).expect("the server listens");
        let length = body.len();
        write!(
            stream,
            "POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        )
        .expect("written");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers in UTF-8");
        let (_, rest) = answer.split_once("\"code\":\"").expect("the answer holds a code");
        rest[..6].to_owned()
    }

    pub(crate) fn page(&self, path: &str) -> String {
        let mut page = String::new();
        self.get(path).read_to_string(&mut page).expect("the server answers in UTF-8");
        page
    }

    /// Kills the server, on Unix with SIGKILL, to which it cannot react.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("a child can be waited for");
    }

    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let status = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(status.expect("kill is there").success());
    }

    /// The last output of the server, and its exit status.
    pub(crate) fn end(self) -> (String, Option<i32>) {
        let (said, status, _) = self.end_with_log();
        (said, status)
    }

    /// The same, with the log.
    fn end_with_log(mut self) -> (String, Option<i32>, String) {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child can be waited for") {
                let mut rest = String::new();
                self.out.read_to_string(&mut rest).expect("the program prints UTF-8");
                let mut log = String::new();
                let mut stderr = self.child.stderr.take().expect("piped");
                stderr.read_to_string(&mut log).expect("the program logs UTF-8");
                return (rest, status.code(), log);
            }
            assert!(start.elapsed() < Duration::from_secs(20), "the server does not stop");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn the_server_stops_although_a_stream_is_open() {
    let folder = folder();
    for signal in ["-INT", "-TERM"] {
        let server = Server::start(&["serve", "--port", "0"], folder.path());
        assert!(
            server.greeting.contains("tarsas.db") && server.greeting.contains("Ctrl-C"),
            "{}",
            server.greeting
        );
        assert!(server.page("/healthz").starts_with("HTTP/1.1 200"));
        assert!(server.page("/").contains("<!DOCTYPE html>"));
        let mut watching = BufReader::new(server.get(&format!("/t/{}/stream", server.open_table())));
        let mut line = String::new();
        while !line.starts_with("data:") {
            line.clear();
            assert!(watching.read_line(&mut line).expect("the stream is text") > 0, "the stream has ended");
        }
        // An unfinished request must not delay the shutdown either.
        let mut half = TcpStream::connect(("127.0.0.1", server.port())).expect("the server listens");
        half.write_all(b"GET / HTTP/1.1\r\n").expect("written");
        server.signal(signal);
        let (said, status) = server.end();
        assert!(said.contains("stopped"), "{said}");
        assert_eq!(status, Some(0));
        drop((half, watching));
    }
    assert!(folder.path().join("tarsas.db").is_file());
}

#[test]
fn without_a_command_the_server_starts() {
    let folder = folder();
    // If another program uses the port, the server must report that.
    let free = TcpListener::bind(("127.0.0.1", 8080)).is_ok();
    if free {
        let server = Server::start(&["--language", "hu"], folder.path());
        assert!(server.greeting.contains("http://127.0.0.1:8080/"), "{}", server.greeting);
        assert!(server.greeting.contains("nyitva"), "{}", server.greeting);
    } else {
        assert!(complaint([""; 0]).contains("127.0.0.1:8080 is in use"));
    }
}

#[test]
fn a_port_in_use_is_reported_and_no_database_is_created() {
    let folder = folder();
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("some port is free");
    let port = taken.local_addr().expect("it has an address").port().to_string();
    let data = folder.path().join("new.db");
    let sentence = complaint(["serve", "--port", &port, "--data", arg(&data)]);
    let expected =
        format!("127.0.0.1:{port} is in use, perhaps by another tarsas; choose another port with --port");
    assert_eq!(sentence, expected);
    assert!(!data.exists());
}

#[test]
fn a_file_that_is_not_a_database_is_reported_and_unchanged() {
    let folder = folder();
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Anna").expect("written");
    let sentence = complaint(["serve", "--port", "0", "--data", arg(&letter)]);
    assert!(sentence.ends_with("this file is not a database; it was not changed"), "{sentence}");
    assert_eq!(fs::read_to_string(&letter).expect("read"), "Dear Anna");
    let nowhere = folder.path().join("no/such/tarsas.db");
    let sentence = complaint(["serve", "--port", "0", "--data", arg(&nowhere)]);
    assert!(sentence.contains("there is no folder"), "{sentence}");
    let sentence = complaint(["serve", "--port", "0", "--data", arg(folder.path())]);
    assert!(sentence.ends_with("this is not a file"), "{sentence}");
}

#[test]
fn invalid_arguments_are_reported_before_anything_happens() {
    let folder = folder();
    let data = folder.path().join("new.db");
    let refused = |args: &[&str]| complaint([&["serve", "--port", "0", "--data", arg(&data)], args].concat());
    assert!(refused(&["--host", "no such machine"]).contains("is not the address of a machine"));
    assert!(refused(&["--host", "203.0.113.1"]).contains("203.0.113.1 is not an address of this machine"));
    assert!(refused(&["--admin-token", "secret"]).contains("at least 16 characters"));
    assert!(refused(&["--public-url", "example.org"]).contains("https://games.example.org"));
    for log in ["loud=very", "warning", "verbose", ""] {
        assert!(refused(&["--log", log]).contains(&format!("--log \"{log}\" is not a log level")), "{log}");
    }
    let components = refused(&["--components", arg(&folder.path().join("none"))]);
    assert!(components.contains("none"), "{components}");
    assert!(complaint(["serve", "--port", "65536"]).contains("--port"));
    assert!(!data.exists());
}

/// Two servers with the same file would show different games. The claim ends with the program, even if it is killed.
#[test]
fn a_database_has_one_server_at_a_time() {
    let folder = folder();
    let data = folder.path().join("tarsas.db");
    let args = ["serve", "--port", "0", "--data", arg(&data)];
    let mut server = Server::start(&args, folder.path());
    let sentence = complaint(args);
    assert!(sentence.contains("tarsas.db: another server is using this database"), "{sentence}");
    assert_eq!(prints(["backup", "--data", arg(&data), arg(&folder.path().join("copy.db"))]), "");
    server.kill();
    let server = Server::start(&args, folder.path());
    assert!(server.page("/healthz").starts_with("HTTP/1.1 200"));
    drop(server);
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").expect("written");
    assert!(
        complaint(["serve", "--port", "0", "--data", arg(&empty)]).contains("empty.db: this file is empty")
    );
}

/// Colour codes are written only to a terminal.
#[cfg(unix)]
#[test]
fn a_log_file_has_no_colours() {
    let folder = folder();
    let server = Server::start(&["serve", "--port", "0", "--log", "info"], folder.path());
    server.page("/");
    server.signal("-TERM");
    let (_, _, log) = server.end_with_log();
    assert!(log.contains("listening") && log.contains("INFO") && !log.contains('\u{1b}'), "{log:?}");
}

#[test]
fn a_backup_can_be_served() {
    let folder = folder();
    let (data, copy) = (folder.path().join("tarsas.db"), folder.path().join("copy.db"));
    let server = Server::start(&["serve", "--port", "0", "--data", arg(&data)], folder.path());
    assert_eq!(prints(["backup", "--data", arg(&data), arg(&copy)]), "");
    assert!(complaint(["backup", "--data", arg(&data), arg(&copy)]).contains("exists"));
    drop(server);
    let server = Server::start(&["serve", "--port", "0", "--data", arg(&copy)], folder.path());
    assert!(server.page("/healthz").starts_with("HTTP/1.1 200"));
    let none = folder.path().join("none.db");
    assert!(
        complaint(["backup", "--data", arg(&none), arg(&folder.path().join("other.db"))]).contains("none.db")
    );
}

/// Options win over the environment, and that over the file; what is printed is a configuration file again.
#[test]
fn the_settings_are_read_and_printed() {
    let folder = folder();
    let (file, token) = (folder.path().join("tarsas.toml"), folder.path().join("token"));
    fs::write(&file, "port = 9000\nlog = \"info\"\nbackup-keep = 3\n").expect("written");
    fs::write(&token, "correct horse battery\n").expect("written");
    let print = |args: &[&str], port: Option<&str>| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tarsas"));
        command.args(["serve", "--config", arg(&file), "--admin-token-file", arg(&token), "--print-config"]);
        command.args(args).envs(port.map(|port| ("TARSAS_PORT", port)));
        crate::good(&command.output().expect("the program runs"))
    };
    let printed = print(&[], None);
    for line in ["port = 9000", "log = \"info\"", "backup-keep = 3", "host = \"127.0.0.1\"", "[limits]"] {
        assert!(printed.contains(line), "{line}: {printed}");
    }
    assert!(!printed.contains("horse"), "{printed}");
    assert!(print(&[], Some("9001")).contains("port = 9001"));
    assert!(print(&["--port", "9002"], Some("9001")).contains("port = 9002"));
    fs::write(&file, &printed).expect("written");
    assert_eq!(print(&[], None), printed);
    fs::write(&file, "prot = 9000\n").expect("written");
    let sentence = complaint(["serve", "--config", arg(&file)]);
    assert!(sentence.contains("tarsas.toml") && sentence.contains("`prot`"), "{sentence}");
}

/// Backups come by themselves, the oldest ones go, other files in the folder stay, and a backup holds the tables.
#[test]
fn scheduled_backups_are_rotated_and_can_be_served() {
    let folder = folder();
    let copies = folder.path().join("copies");
    fs::create_dir(&copies).expect("made");
    fs::write(copies.join("notes.txt"), "mine").expect("written");
    fs::write(copies.join("tarsas-2001-01-01T00-00-00Z.db"), "old").expect("written");
    let args = ["serve", "--port", "0", "--backup-to", "copies", "--every", "1s", "--backup-keep", "2"];
    let server = Server::start(&args, folder.path());
    let code = server.open_table();
    let listed = || {
        let names = fs::read_dir(&copies).expect("a folder").map(|file| file.expect("a file").file_name());
        let mut names: Vec<String> = names.map(|name| name.into_string().expect("UTF-8")).collect();
        names.sort_unstable();
        names
    };
    let start = Instant::now();
    // The second copy pushes out the file that looks like a very old one.
    while listed().contains(&"tarsas-2001-01-01T00-00-00Z.db".to_owned()) {
        assert!(start.elapsed() < Duration::from_secs(60), "no backups: {:?}", listed());
        std::thread::sleep(Duration::from_millis(50));
    }
    drop(server);
    let names = listed();
    assert!(names.contains(&"notes.txt".to_owned()), "{names:?}");
    let newest = names.iter().rfind(|name| name.ends_with(".db")).expect("a backup");
    let copy = copies.join(newest);
    let server = Server::start(&["serve", "--port", "0", "--data", arg(&copy)], folder.path());
    assert!(server.page(&format!("/t/{code}")).starts_with("HTTP/1.1 200"));
}

/// A backup that fails is counted, so that an alert can be raised.
#[test]
fn failed_backups_are_counted() {
    let folder = folder();
    let args = ["serve", "--port", "0", "--backup-to", "copies", "--every", "1s"];
    let server = Server::start(&args, folder.path());
    let counted = |page: &str| {
        let number = page.lines().find_map(|line| line.strip_prefix("tarsas_backup_failures_total "));
        number.and_then(|number| number.trim().parse::<u32>().ok())
    };
    assert!(counted(&server.page("/metrics")).is_some(), "the number is there before the first failure");
    fs::remove_dir_all(folder.path().join("copies")).expect("removed");
    let start = Instant::now();
    while counted(&server.page("/metrics")) < Some(2) {
        assert!(start.elapsed() < Duration::from_secs(60), "no failure is counted");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// systemd has nothing to say about the units. The program they name is the one under test.
#[test]
fn the_systemd_units_are_good() {
    let deploy = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy");
    let folder = folder();
    let files = fs::read_dir(deploy).expect("a folder").map(|file| file.expect("a file").path());
    let units: Vec<_> = files.filter(|file| file.extension().is_some_and(|kind| kind == "service")).collect();
    assert!(!units.is_empty());
    for unit in units {
        let text = fs::read_to_string(&unit).expect("UTF-8");
        let copy = folder.path().join(unit.file_name().expect("a name"));
        fs::write(&copy, text.replace("/usr/local/bin/tarsas", env!("CARGO_BIN_EXE_tarsas")))
            .expect("written");
        let verify = Command::new("systemd-analyze").args(["verify", arg(&copy)]).output();
        let Ok(verified) = verify else {
            // Not by a macro: its output would be hidden.
            writeln!(std::io::stderr(), "SKIPPED: there is no systemd-analyze to check {}", unit.display())
                .expect("written");
            return;
        };
        let said = String::from_utf8_lossy(&verified.stderr);
        assert!(verified.status.success() && !said.contains(".service:"), "{}: {said}", unit.display());
    }
}

/// A line of the log says who asked and carries the id that the answer carries.
#[cfg(unix)]
#[test]
fn log_lines_carry_the_client_and_the_id_of_the_request() {
    let folder = folder();
    let server = Server::start(&["serve", "--port", "0", "--log", "info", "--log-json"], folder.path());
    let page = server.page("/livez");
    let id = page.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("an id").to_owned();
    server.signal("-TERM");
    let (_, _, log) = server.end_with_log();
    let lines = log.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    let request = lines.filter(|line| line["span"]["id"] == id.as_str()).collect::<Vec<_>>();
    assert_eq!(request.len(), 1, "{log}");
    assert_eq!(request[0]["span"]["client"], "127.0.0.1");
    assert_eq!(request[0]["fields"]["path"], "/livez");
}
