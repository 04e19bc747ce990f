//! `tarsas puzzles`

use crate::{arg, complaint, folder, read, write};

#[test]
fn what_cannot_be_a_puzzle_is_refused_in_one_sentence() {
    let folder = folder();
    let file = folder.path().join("a.toml");
    assert!(complaint(["puzzles", "chess", "--output", arg(&file)]).contains("there is no game \"chess\""));
    let alone = complaint(["puzzles", "dice-settlers", "--seats", "1", "--output", arg(&file)]);
    assert_eq!(alone, "a puzzle needs at least 2 seats");
    let nowhere = folder.path().join("nowhere").join("a.toml");
    assert!(complaint(["puzzles", "barrage", "--output", arg(&nowhere)]).contains("there is no folder"));
    assert!(!file.exists());
}

#[test]
fn another_run_is_not_continued() {
    let folder = folder();
    let file = folder.path().join("a.toml");
    let begun =
        "game = \"barrage\"\nrules = 1\ncomponents = \"00\"\nseed = 1\niterations = 2000\nexamined = 3\n";
    write(&file, begun);
    let refused = complaint(["puzzles", "barrage", "--output", arg(&file)]);
    assert!(refused.contains("has puzzles of another run; remove it to begin again"), "{refused}");
    write(&file, "game = 7\n");
    assert!(complaint(["puzzles", "barrage", "--output", arg(&file)]).contains("a.toml"));
    assert_eq!(read(&file), "game = 7\n");
}
