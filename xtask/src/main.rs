//! Development tasks: `cargo xtask check`, `coverage`, `playthroughs`, `load`, `attack`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};
use testkit::{Coverage, clauses_named_by_tests, rust_sources};

const USAGE: &str = "\
Usage: cargo xtask TASK

Tasks:
  check         formatting, lints, documentation, tests and the Python package: what the project's CI runs
  coverage      for each game, the number of clauses of its rules with a test, and those without
  playthroughs  rewrites the golden playthroughs; read the diff before you commit it
  load          response times of a server under load; `cargo xtask load --help` lists its options
  attack        attacks a server of this machine and the command line, about half an hour; --quick takes about five minutes";

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["check"] => check(),
        ["coverage"] => coverage(),
        ["playthroughs"] => run("test --workspace playthrough", &[("UPDATE_PLAYTHROUGHS", "1")]),
        ["load", ref options @ ..] => {
            run(format!("run --release --package load -- {}", options.join(" ")).trim_end(), &[])
        }
        ["attack", ref options @ ..] => {
            run("build --release --package tarsas", &[])?;
            run(format!("run --release --package attack -- {}", options.join(" ")).trim_end(), &[])
        }
        _ => bail!("{USAGE}"),
    }
}

fn check() -> Result<()> {
    run("fmt --all --check", &[])?;
    run("clippy --locked --workspace --all-targets -- -D warnings", &[])?;
    run("doc --locked --workspace --no-deps", &[("RUSTDOCFLAGS", "-D warnings")])?;
    run("test --locked --workspace", &[])?;
    python()
}

/// Builds and tests the Python package; without Python, says that this is skipped.
fn python() -> Result<()> {
    let script = "crates/python/check";
    eprintln!("\n$ {script}");
    // The tests of the workspace have built the program, beside this one.
    let program = env::current_exe()?.with_file_name("tarsas");
    let status = Command::new("bash")
        .arg(script)
        .env("TARSAS", program)
        .current_dir(root())
        .status()
        .context("bash cannot be run")?;
    if !status.success() {
        bail!("{script} failed");
    }
    Ok(())
}

/// Runs cargo at the root of the workspace and passes its output through.
fn run(arguments: &str, variables: &[(&str, &str)]) -> Result<()> {
    let shown: String = variables.iter().map(|(name, value)| format!("{name}=\"{value}\" ")).collect();
    eprintln!("\n$ {shown}cargo {arguments}");
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(arguments.split(' '))
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .context("cargo cannot be run")?;
    if !status.success() {
        bail!("cargo {arguments} failed");
    }
    Ok(())
}

/// Prints a line per game, and the clauses without a test. Tests anywhere in the workspace count.
#[expect(clippy::print_stdout, reason = "this is the output of the program")]
fn coverage() -> Result<()> {
    let mut named = BTreeSet::new();
    for source in rust_sources(&root()) {
        let text = fs::read(&source).with_context(|| source.display().to_string())?;
        named.extend(clauses_named_by_tests(&String::from_utf8_lossy(&text)));
    }
    let mut games: Vec<PathBuf> =
        fs::read_dir(root().join("games"))?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    games.sort();
    let mut whole = true;
    for game in games {
        let path = game.join("rules.md");
        let rules = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let Coverage { clauses, missing, unknown } = Coverage::new(&rules, &named);
        let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!("{name:22} {:4} of {} clauses", clauses.len() - missing.len(), clauses.len());
        for (what, ids) in [("without a test", &missing), ("not in the rules", &unknown)] {
            if !ids.is_empty() {
                println!("   {what}: {}", ids.join(" "));
                whole = false;
            }
        }
    }
    if !whole {
        bail!("the tests do not name exactly the clauses of the rules");
    }
    Ok(())
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace").to_owned()
}
