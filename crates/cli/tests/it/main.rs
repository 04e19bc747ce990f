//! Runs the real program, as a person or a script would.

mod bad_records;
mod bad_requests;
mod components;
mod killed;
mod ladder;
mod learn;
mod operator;
mod play;
mod postgres;
mod puzzles;
mod render;
mod report;
mod serve;
mod simulate;
mod tune;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// Runs `tarsas` with nothing on standard input.
fn tarsas<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> Output {
    tarsas_with_input(args, "")
}

fn tarsas_with_input<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tarsas"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    // The program may exit before it has read all of its input.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

/// The output of the program, which must succeed.
fn prints<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> String {
    good(&tarsas(args))
}

fn good(output: &Output) -> String {
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "exit status {:?}: {complaint}", output.status.code());
    assert_eq!(complaint, "");
    String::from_utf8(output.stdout.clone()).expect("the program prints UTF-8")
}

fn json<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> serde_json::Value {
    serde_json::from_str(&prints(args)).expect("the program prints JSON")
}

/// The error message of the program: one sentence, with nothing else printed and exit status 2.
fn complaint<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> String {
    let output = tarsas(args);
    let complaint = String::from_utf8(output.stderr).expect("the program complains in UTF-8");
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "");
    let sentence = complaint.strip_prefix("tarsas: ").expect("a complaint begins with the program's name");
    assert_eq!(sentence.matches('\n').count(), 1, "{sentence}");
    sentence.trim_end().to_owned()
}

/// A temporary folder.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder can be made")
}

/// The names of the files in a folder, including hidden ones.
fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.expect("readable").file_name();
    let mut names: Vec<String> = entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A record of a whole game between random bots.
fn recorded_game(folder: &Path) -> PathBuf {
    let records = folder.join("records");
    let setup =
        ["simulate", "power-grid", "--seats", "3", "--bots", "random", "--games", "1", "--seed", "11"];
    prints(setup.iter().map(OsStr::new).chain([OsStr::new("--records"), records.as_os_str()]));
    records.join("game-1.txt")
}

fn write(path: &Path, bytes: impl AsRef<[u8]>) {
    std::fs::write(path, bytes).expect("the file can be written");
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("the file can be read")
}

/// A path as an argument.
fn arg(path: &Path) -> &str {
    path.to_str().expect("paths of tests are UTF-8")
}
