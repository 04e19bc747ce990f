//! Replacing component files.

use std::path::Path;

use crate::{arg, complaint, folder, json, prints, write};

const PLANTS: &str = include_str!("../../../../games/power-grid/data/plants.toml");

/// Plant 3 supplies two cities instead of one.
fn other_plants() -> String {
    let other = PLANTS.replacen("burn = 2, cities = 1", "burn = 2, cities = 2", 1);
    assert_ne!(other, PLANTS);
    other
}

fn hash(more: &[&str]) -> String {
    json(["games", "--json"].iter().chain(more))[0]["components"].to_string()
}

#[test]
fn a_replaced_file_gives_another_edition_with_another_hash() {
    let folder = folder();
    let components = folder.path().join("components");
    let game = components.join("power-grid");
    std::fs::create_dir_all(&game).expect("a folder can be made");
    let replaced = ["--components", arg(&components)];

    write(&game.join("plants.toml"), PLANTS);
    assert_eq!(hash(&replaced), hash(&[]), "the same file is the same edition");
    write(&game.join("plants.toml"), other_plants());
    assert_ne!(hash(&replaced), hash(&[]));

    // A record can be replayed only with the edition it was played with.
    let records = folder.path().join("records");
    let simulate = ["simulate", "power-grid", "--games", "1", "--seed", "1", "--records", arg(&records)];
    prints(simulate.iter().chain(&replaced));
    let record = records.join("game-1.txt");
    for command in ["replay", "verify"] {
        prints([command, arg(&record)].iter().chain(&replaced));
        assert!(complaint([command, arg(&record)]).contains("was played with the components"));
    }
}

#[test]
fn files_may_be_directly_in_the_folder_with_notes() {
    let folder = folder();
    write(&folder.path().join("plants.toml"), other_plants());
    write(&folder.path().join("NOTES.md"), "Plant 3 corrected from my own copy.");
    write(&folder.path().join(".hidden"), "");
    // A command for one game uses the files of that game.
    let simulate = ["simulate", "power-grid", "--games", "1", "--seed", "1", "--records"];
    let records = tempfile::tempdir().expect("a folder can be made");
    let edition = |name: &str, more: &[&str]| {
        let records = records.path().join(name);
        prints(simulate.iter().chain(&[arg(&records)]).chain(more));
        let record = std::fs::read_to_string(records.join("game-1.txt")).expect("the record was written");
        record.lines().find(|line| line.starts_with("components")).expect("it names its edition").to_owned()
    };
    assert_ne!(edition("other", &["--components", arg(folder.path())]), edition("own", &[]));
}

#[test]
fn errors_name_file_entry_and_reason() {
    let folder = folder();
    let complain =
        |path: &Path| complaint(["simulate", "power-grid", "--games", "1", "--components", arg(path)]);
    let path = folder.path();
    assert!(complain(path).ends_with("there is no component file in this folder"));
    assert!(complain(&path.join("nowhere")).contains("the folder cannot be read"));

    let plants = path.join("plants.toml");
    let begins_with = |sentence: &str, expected: &str| {
        let expected = format!("{}: {expected}", plants.display());
        assert!(sentence.starts_with(&expected), "{sentence}");
    };
    write(&plants, "plant = [\n{ number = }\n");
    begins_with(&complain(path), "line 2: ");
    write(&plants, b"plant = [\n\xff");
    begins_with(&complain(path), "line 2: the file is not UTF-8 text");
    write(&plants, PLANTS.replacen("number =  4", "number =  3", 1));
    begins_with(&complain(path), "plant 3: ");
    write(&plants, PLANTS);
    write(&path.join("plant.toml"), "");
    let sentence = complain(path);
    assert!(sentence.starts_with(&path.join("plant.toml").display().to_string()), "{sentence}");
    assert!(sentence.contains("this game has no such file; its files are"), "{sentence}");
}
