//! `tarsas render`

use crate::{arg, complaint, folder, names, prints, read, recorded_game, write};

#[test]
fn a_board_is_drawn_as_svg_and_as_png() {
    let folder = folder();
    let record = recorded_game(folder.path());
    let (svg, png) = (folder.path().join("board.svg"), folder.path().join("board.png"));
    for (at, seat, language) in [("0", "1", "en"), ("40", "2", "hu")] {
        let wanted = ["render", arg(&record), "--at", at, "--seat", seat, "--language", language, "-o"];
        assert_eq!(prints(wanted.iter().chain([&arg(&svg)])), "");
        let drawn = read(&svg);
        assert!(drawn.starts_with("<svg") && drawn.contains("xmlns=") && drawn.contains("<style>"));
        assert!(!drawn.contains("var("), "colours are resolved");
    }
    prints(["render", arg(&record), "--width", "320", "-o", arg(&png)]);
    let bytes = std::fs::read(&png).expect("the picture is there");
    assert!(bytes.starts_with(b"\x89PNG"));
    assert_eq!(bytes[16..20], 320u32.to_be_bytes());
    assert_eq!(names(folder.path()), ["board.png", "board.svg", "records"], "nothing else is left");
}

#[test]
fn invalid_arguments_are_refused_and_nothing_is_written() {
    let folder = folder();
    let record = recorded_game(folder.path());
    let out = folder.path().join("board.png");
    let complain = |more: &[&str]| complaint([&["render", arg(&record)], more].concat());
    assert!(complain(&["-o", "board.jpg"]).ends_with("a picture is written as .svg or .png"));
    assert!(complain(&["--at", "99999", "-o", arg(&out)]).contains("--at 99999 is too far"));
    for seat in ["0", "4", "300"] {
        assert_eq!(
            complain(&["--seat", seat, "-o", arg(&out)]),
            format!("the game has seats 1 to 3, not {seat}")
        );
    }
    assert!(complain(&["--width", "9000", "-o", arg(&out)]).contains("--width"));
    assert!(complain(&[]).contains("--output"));
    let nowhere = folder.path().join("nowhere").join("board.svg");
    assert!(complain(&["-o", arg(&nowhere)]).contains("there is no folder"));
    let text = folder.path().join("text.txt");
    write(&text, "no record");
    assert!(complaint(["render", arg(&text), "-o", arg(&out)]).contains("text.txt"));
    assert_eq!(names(folder.path()), ["records", "text.txt"]);
}
