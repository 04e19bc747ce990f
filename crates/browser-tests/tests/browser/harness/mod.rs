//! One server and a few browsers for all tests: they are handed on from test to test, which costs a blank page and empty
//! cookies instead of a start.

mod browser;
mod hands;
mod server;
mod wire;

use std::any::Any;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::sync::RwLock;

pub(crate) use browser::{Browser, Machine, Screen, pixels};
pub(crate) use server::{OPERATOR, Server};
pub(crate) use wire::Wire;

/// How long anything on a page may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// The browser of the tests: Chromium, or what `BROWSER` names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Chromium,
    Firefox,
}

impl Kind {
    pub(crate) fn here() -> Self {
        static HERE: LazyLock<Kind> = LazyLock::new(|| match std::env::var("BROWSER").as_deref() {
            Ok("firefox") => Kind::Firefox,
            Ok("chromium") | Err(_) => Kind::Chromium,
            Ok(other) => panic!("BROWSER is chromium or firefox, not {other}"),
        });
        *HERE
    }

    /// The program that drives it.
    fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
        }
    }

    /// What the tests need, and how to get it.
    fn needed(self) -> &'static str {
        match self {
            Self::Chromium => {
                "the tests in a real browser need Chromium (or Chrome) and chromedriver in the PATH; \
                 on Debian and Ubuntu: apt-get install chromium-headless-shell chromium-driver"
            }
            Self::Firefox => {
                "with BROWSER=firefox the tests need Firefox and geckodriver in the PATH; \
                 on Debian: apt-get install firefox-esr, then cargo install geckodriver"
            }
        }
    }
}

/// Chromium without the parts that a screen needs: the same pages for less than half the processor time.
const HEADLESS_SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];
/// Browsers with these parts, which can do without a screen.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// All tests live in one runtime: a browser outlives the test that opened it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("a runtime can be made"));

/// What is missing; nothing if there is a browser to test with.
static MISSING: LazyLock<Option<&str>> = LazyLock::new(|| match Kind::here() {
    kind if program(&[kind.driver()]).is_none() => match kind {
        Kind::Chromium => Some("there is no chromedriver"),
        Kind::Firefox => Some("there is no geckodriver"),
    },
    Kind::Chromium => browser().is_none().then_some("there is no Chromium"),
    Kind::Firefox => program(&["firefox", "firefox-esr"]).is_none().then_some("there is no Firefox"),
});

/// The headless shell; without one, nothing for the browser that chromedriver finds by itself.
fn headless_shell() -> Option<PathBuf> {
    program(&HEADLESS_SHELLS)
}

/// The browser of the tests.
fn browser() -> Option<PathBuf> {
    headless_shell().or_else(|| program(&BROWSERS))
}

/// The first program in the PATH with one of these names.
fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .find(|file| file.exists())
}

/// Held by every test; a test that measures time holds it alone.
static MACHINE: RwLock<()> = RwLock::const_new(());

/// Runs a test. Where there is no browser it is skipped with a line that names it, or fails if `REQUIRE_BROWSER=1` is set.
#[track_caller]
pub(crate) fn run(test: impl AsyncFn()) {
    run_or_skip(false, test);
}

/// The same, while no other test runs: for one that measures time.
#[track_caller]
pub(crate) fn run_alone(test: impl AsyncFn()) {
    run_or_skip(true, test);
}

/// Whether the test must be skipped because only Chromium can do what it needs; then a line says so.
#[track_caller]
pub(crate) fn lacks(ability: &str) -> bool {
    let lacks = Kind::here() != Kind::Chromium;
    if lacks {
        say(&format!("SKIPPED {}: only Chromium can {ability}", name_of(std::panic::Location::caller())));
    }
    lacks
}

/// The name of the test that runs at this place. With a single test thread all tests run on the main one: then the line must do.
fn name_of(place: &std::panic::Location) -> String {
    match std::thread::current().name() {
        Some(name) if name != "main" => name.to_owned(),
        _ => format!("the test at {}:{}", place.file(), place.line()),
    }
}

#[track_caller]
fn run_or_skip(alone: bool, test: impl AsyncFn()) {
    let is_set = |variable: &str| std::env::var(variable).is_ok_and(|value| value == "1");
    let name = name_of(std::panic::Location::caller());
    let needed = Kind::here().needed();
    if let Some(missing) = *MISSING {
        assert!(!is_set("REQUIRE_BROWSER"), "REQUIRE_BROWSER=1 is set, but {missing}: {needed}");
        say(&format!("SKIPPED {name}: {missing}; {needed}"));
        return;
    }
    let first = catch_unwind(AssertUnwindSafe(|| RUNTIME.block_on(hold_machine(alone, &test))));
    if let Err(panic) = first {
        if !is_set("RETRY_BROWSER") {
            resume_unwind(panic);
        }
        say(&format!("FAILED ONCE {name}: {}; it runs again, alone", message(&*panic)));
        RUNTIME.block_on(hold_machine(true, &test));
    }
}

async fn hold_machine(alone: bool, test: &impl AsyncFn()) {
    if alone {
        let _alone = MACHINE.write().await;
        test().await;
    } else {
        let _shared = MACHINE.read().await;
        test().await;
    }
}

/// Writes past the macros, which are silent in a test that passes.
fn say(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// The first line of what a panic says.
fn message(panic: &(dyn Any + Send)) -> &str {
    let text =
        panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.and_then(|text| text.lines().next()).unwrap_or("a panic without words")
}

/// A shell that waits for the end of this program, however it ends, and then carries out what it was told: tests run in
/// threads that are not waited for, and nothing static is ever dropped.
static CLEANER: LazyLock<Mutex<Child>> = LazyLock::new(|| {
    use std::os::unix::process::CommandExt;
    let mut shell = Command::new("sh");
    shell.args(["-c", "eval \"$(cat)\""]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    Mutex::new(shell.process_group(0).spawn().expect("there is a shell"))
});

/// Runs a command of the shell when this program has ended.
fn afterwards(command: &str) {
    let mut shell = CLEANER.lock().unwrap_or_else(PoisonError::into_inner);
    let input = shell.stdin.as_mut().expect("it is piped");
    writeln!(input, "{command}").expect("the shell listens");
}

/// Removes a folder when this program has ended.
fn remove_afterwards(folder: &Path) {
    afterwards(&format!("rm -rf -- '{}'", folder.display()));
}
