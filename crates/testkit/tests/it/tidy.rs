//! The allowed dependencies between crates, and what rules crates must not use.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use testkit::rust_sources;
use toml::Table;

/// Our crates from the bottom up: a crate may depend only on crates of layers below its own. Games and their
/// ui crates are recognised by their folders.
const LAYERS: [&[&str]; 9] = [
    &["engine", "test-postgres"],
    &["parts"],
    &["bots", "ui-kit", "store", "render"],
    &["testkit"],
    &[GAME],
    &[GAME_UI],
    &["catalogue"],
    &["web"],
    &["tarsas", "tarsas-python", "xtask", "attack", "load", "browser-tests"],
];
const GAME: &str = "games/*";
const GAME_UI: &str = "games/*/ui";

/// The only dependencies that a rules crate may have.
const RULES_MAY_USE: [&str; 5] = ["engine", "parts", "arrayvec", "serde", "toml"];

/// Names that would let rules depend on the outside world or on the order of a hash map.
const FORBIDDEN_IN_RULES: [&str; 6] = ["HashMap", "HashSet", "std::time", "std::env", "std::fs", "std::net"];

/// A crate of the workspace.
struct Member {
    name: String,
    /// [`GAME`] or [`GAME_UI`] for the crates of a game, otherwise the crate's name.
    kind: String,
    dependencies: Vec<String>,
    /// Dependencies with the feature `arrange`, which is for tests, switched on.
    arranged: Vec<String>,
    inherits_lints: bool,
}

impl Member {
    fn read(kind: Option<&str>, manifest: &str) -> Self {
        let table: Table = manifest.parse().expect("a manifest is TOML");
        let name = table["package"]["name"].as_str().expect("a crate has a name").to_owned();
        let (mut dependencies, mut arranged) = (Vec::new(), Vec::new());
        for section in ["dependencies", "build-dependencies"] {
            let section = table.get(section).and_then(toml::Value::as_table);
            for (name, value) in section.into_iter().flatten() {
                dependencies.push(name.clone());
                let features = value.get("features").and_then(toml::Value::as_array);
                let mut features = features.into_iter().flatten();
                arranged.extend(
                    features.any(|feature| feature.as_str() == Some("arrange")).then(|| name.clone()),
                );
            }
        }
        let lints = table.get("lints").and_then(|lints| lints.get("workspace"));
        Self {
            kind: kind.unwrap_or(&name).to_owned(),
            name,
            dependencies,
            arranged,
            inherits_lints: lints.and_then(toml::Value::as_bool) == Some(true),
        }
    }

    fn layer(&self) -> Option<usize> {
        LAYERS.iter().position(|layer| layer.contains(&&*self.kind))
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .canonicalize()
        .expect("the workspace is above the crate")
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).expect("the folder can be read");
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    folders.retain(|path| path.join("Cargo.toml").is_file());
    folders.sort();
    folders
}

fn members() -> Vec<Member> {
    let read = |kind: Option<&str>, folder: &Path| {
        Member::read(kind, &fs::read_to_string(folder.join("Cargo.toml")).expect("a crate has a manifest"))
    };
    let mut members = vec![read(None, &root().join("xtask"))];
    members.extend(folders(&root().join("xtask")).iter().map(|folder| read(None, folder)));
    members.extend(folders(&root().join("crates")).iter().map(|folder| read(None, folder)));
    for game in folders(&root().join("games")) {
        members.push(read(Some(GAME), &game));
        members.extend(folders(&game).iter().map(|folder| read(Some(GAME_UI), folder)));
    }
    members
}

/// The faults of the manifests, one sentence each.
fn faults(members: &[Member]) -> Vec<String> {
    let ours: BTreeMap<&str, &Member> = members.iter().map(|member| (&*member.name, member)).collect();
    let mut faults = Vec::new();
    for member in members {
        let name = &member.name;
        if !member.inherits_lints {
            faults.push(format!("{name} does not inherit the lints of the workspace"));
        }
        let Some(layer) = member.layer() else {
            faults.push(format!("{name} has no layer: give it one here and in ARCHITECTURE.md"));
            continue;
        };
        let arranged =
            |name: &String| format!("{} switches on arrange of {name} outside its tests", member.name);
        faults.extend(member.arranged.iter().map(arranged));
        for dependency in &member.dependencies {
            if member.kind == GAME && !RULES_MAY_USE.contains(&&**dependency) {
                faults.push(format!("{name} is a rules crate and depends on {dependency}"));
            }
            let Some(other) = ours.get(&**dependency) else { continue };
            if other.layer() >= Some(layer) {
                faults.push(format!("{name} depends on {dependency}, which is not below it"));
            }
            let is_game = [GAME, GAME_UI].contains(&&*other.kind);
            let own_game = member.kind == GAME_UI && *name == format!("{dependency}-ui");
            if is_game && name != "catalogue" && !own_game {
                faults.push(format!("{name} depends on the game {dependency}; only the catalogue may"));
            }
            if other.name == "testkit" && name != "xtask" {
                faults.push(format!("{name} depends on testkit outside its tests"));
            }
        }
    }
    faults
}

/// The forbidden words of a source, each with its line.
fn forbidden(source: &str) -> Vec<(usize, &'static str)> {
    let lines = (1..).zip(source.lines());
    lines
        .flat_map(|(number, line)| {
            let words = FORBIDDEN_IN_RULES.into_iter().filter(|word| line.contains(word));
            words.map(move |word| (number, word))
        })
        .collect()
}

#[test]
fn dependencies_point_down_only() {
    let members = members();
    for expected in ["engine", "testkit", "catalogue", "xtask"] {
        assert!(members.iter().any(|member| member.name == expected), "{expected} is not among those read");
    }
    assert!(members.iter().any(|member| member.kind == GAME_UI), "no game with its pictures was read");
    assert_eq!(faults(&members), [""; 0]);
}

#[test]
fn rules_use_no_forbidden_names() {
    for game in folders(&root().join("games")) {
        for path in rust_sources(&game.join("src")) {
            let source = fs::read_to_string(&path).expect("a source is text");
            assert_eq!(forbidden(&source), [], "{}", path.display());
        }
    }
}

#[test]
fn faults_are_found() {
    let member = |kind, name: &str, dependencies: &[&str]| {
        let list: String = dependencies.iter().map(|name| format!("{name}.workspace = true\n")).collect();
        let manifest = format!("package.name = \"{name}\"\nlints.workspace = true\n[dependencies]\n{list}");
        Member::read(kind, &manifest)
    };
    let sound = || {
        vec![
            member(None, "engine", &["sha2"]),
            member(None, "parts", &["engine"]),
            member(None, "bots", &["engine"]),
            member(None, "ui-kit", &["engine"]),
            member(None, "testkit", &["engine", "ui-kit"]),
            member(Some(GAME), "go", &["engine", "parts", "arrayvec"]),
            member(Some(GAME_UI), "go-ui", &["go", "ui-kit"]),
            member(None, "catalogue", &["go", "go-ui", "bots"]),
            member(None, "tarsas", &["catalogue", "clap"]),
            member(None, "xtask", &["testkit", "anyhow"]),
        ]
    };
    assert_eq!(faults(&sound()), [""; 0]);
    let found = |wrong: Member| {
        let mut members = sound();
        members.retain(|member| member.name != wrong.name);
        members.push(wrong);
        faults(&members).join("; ")
    };
    let rand = found(member(Some(GAME), "go", &["engine", "rand"]));
    assert_eq!(rand, "go is a rules crate and depends on rand");
    let bots = found(member(None, "bots", &["engine", "go"]));
    assert!(bots.contains("bots depends on go, which is not below it"), "{bots}");
    assert!(bots.contains("bots depends on the game go; only the catalogue may"), "{bots}");
    let cli = found(member(None, "tarsas", &["catalogue", "go"]));
    assert_eq!(cli, "tarsas depends on the game go; only the catalogue may");
    let other_ui = found(member(Some(GAME_UI), "chess-ui", &["go"]));
    assert_eq!(other_ui, "chess-ui depends on the game go; only the catalogue may");
    let testkit = found(member(None, "catalogue", &["testkit"]));
    assert_eq!(testkit, "catalogue depends on testkit outside its tests");
    let new = found(member(None, "shed", &[]));
    assert_eq!(new, "shed has no layer: give it one here and in ARCHITECTURE.md");
    let lints = found(Member::read(None, "[package]\nname = \"parts\"\n"));
    assert_eq!(lints, "parts does not inherit the lints of the workspace");
    let arrange =
        "package.name = \"go-ui\"\nlints.workspace = true\n[dependencies]\ngo.features = [\"arrange\"]\n";
    let arrange = found(Member::read(Some(GAME_UI), arrange));
    assert_eq!(arrange, "go-ui switches on arrange of go outside its tests");
    assert_eq!(forbidden("use std::collections::HashMap;\n\nlet now = std::time::Instant::now();").len(), 2);
}

/// The names of metrics in a text, without the suffixes that Prometheus adds to histograms.
fn metrics(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !(c.is_ascii_lowercase() || c == '_'));
    let names = words.filter_map(|word| word.strip_prefix("tarsas_"));
    names.map(|name| name.trim_end_matches("_bucket").trim_end_matches("_count")).collect()
}

/// The documented metrics are those of the server, and the dashboard and the alert rules use no others.
#[test]
fn metrics_are_documented() {
    let read = |path: &str| fs::read_to_string(root().join(path)).expect("the file can be read");
    let sources = rust_sources(&root().join("crates/web/src"));
    let sources: Vec<String> =
        sources.iter().map(|path| fs::read_to_string(path).expect("the file can be read")).collect();
    // counter!("name"), gauge!("name"), histogram!("name")
    let counted = sources.iter().flat_map(|source| source.split("!(\"").skip(1));
    let known: BTreeSet<&str> = counted.filter_map(|text| text.split('"').next()).flat_map(metrics).collect();
    assert!(known.contains("request_seconds"), "{known:?}");
    assert_eq!(metrics(&read("docs/hosting.md")), known);
    for path in ["deploy/grafana-dashboard.json", "deploy/alerts.yml"] {
        let text = read(path);
        let used = metrics(&text);
        assert!(!used.is_empty() && used.is_subset(&known), "{path}: {used:?}");
    }
}
