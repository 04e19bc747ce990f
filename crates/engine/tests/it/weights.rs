//! Reading the weights of a heuristic; an invalid file is refused with file and key.

use engine::{Heuristic, read_weights, weights};
use testkit::toy::{Squirrels, Weights};

fn read(text: &str) -> Result<Weights, String> {
    read_weights::<Squirrels>("mine.toml", text).map_err(|error| error.to_string())
}

/// The weights of the toy game with part of their text replaced.
fn with(old: &str, new: &str) -> Result<Weights, String> {
    assert!(Squirrels::WEIGHTS.contains(old), "{old}");
    read(&Squirrels::WEIGHTS.replace(old, new))
}

#[test]
fn the_embedded_file_and_a_changed_one_are_read() {
    let own = weights::<Squirrels>();
    assert_eq!((own.stored, own.forage, own.estimate.carried), (1.0, 0.5, 0.5));
    assert_eq!(with("forage = 0.5", "forage = 3").expect("a whole number is a number").forage, 3.0);
}

#[test]
fn errors_name_the_file_and_the_key() {
    let refused = |old: &str, new: &str| with(old, new).expect_err(new);
    assert_eq!(refused("forage = 0.5\n", ""), "mine.toml: the file: missing field `forage`");
    assert_eq!(
        refused("forage", "forrage"),
        "mine.toml: line 4: unknown field `forrage`, expected one of `stored`, `forage`, `estimate`"
    );
    assert_eq!(refused("carried = 0.5", ""), "mine.toml: the file: missing field `carried`");
    assert_eq!(refused("forage = 0.5", "forage = \"much\""), "mine.toml: forage: \"much\" is not a number");
    for number in ["nan", "-inf", "1e99"] {
        let sentence = refused("carried = 0.5", &format!("carried = {number}"));
        assert!(sentence.starts_with("mine.toml: estimate.carried: "), "{sentence}");
        assert!(sentence.ends_with(" is not a number"), "{sentence}");
    }
    let sentence = refused("forage = 0.5", "forage 0.5");
    assert!(sentence.starts_with("mine.toml: line 4: "), "{sentence}");
}
