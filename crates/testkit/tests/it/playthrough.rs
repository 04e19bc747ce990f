//! Golden texts.

use std::fs;
use std::path::Path;

use testkit::toy::Squirrels;
use testkit::{GameSetup, check_playthrough, compare_playthrough, playthrough};

fn text() -> String {
    playthrough::<Squirrels>(&GameSetup::new(2, &[("winters", "1")]), 7, 2, |position| {
        let squirrels = position.squirrels.iter().take(2);
        let nuts =
            squirrels.map(|squirrel| format!("{} in the paws, {} stored", squirrel.paws, squirrel.stored));
        format!("{} in the forest; {}\n", position.forest, nuts.collect::<Vec<_>>().join("; "))
    })
}

#[test]
fn playthrough_of_squirrels() {
    check_playthrough("tests/playthroughs/squirrels.txt", &text());
}

#[test]
fn a_difference_is_reported_with_its_line() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden.txt");
    let golden = text();
    let line =
        1 + golden.split('\n').position(|line| line.starts_with("3: ")).expect("there are six actions");
    fs::write(&path, &golden).expect("the file can be written");
    assert_eq!(compare_playthrough(&path, &golden), Ok(()));
    let changed = compare_playthrough(&path, &golden.replace("\n3: ", "\n3: 2 dance ")).unwrap_err();
    assert!(changed.contains(&format!("golden.txt, line {line}:")), "{changed}");
    assert!(changed.contains("found    3: 2 dance"), "{changed}");
    assert!(changed.contains("cargo xtask playthroughs"), "{changed}");
    let longer = compare_playthrough(&path, &format!("{golden}more\n")).unwrap_err();
    assert!(longer.contains("found    more"), "{longer}");
    let nowhere = compare_playthrough(Path::new("nowhere.txt"), &golden).unwrap_err();
    assert!(nowhere.contains("nowhere.txt") && nowhere.contains("cargo xtask playthroughs"), "{nowhere}");
}
