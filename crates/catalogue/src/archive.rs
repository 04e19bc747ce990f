//! Component sets of earlier programs, so that their records and tables can still be opened.
//!
//! `archive/<game>.toml` holds every set that was ever released, oldest first. A test fails when the
//! current set is missing; `UPDATE_ARCHIVE=1 cargo test -p catalogue archive` appends it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The archive of each game.
const ARCHIVES: [(&str, &str); 5] = [
    ("barrage", include_str!("../archive/barrage.toml")),
    ("castles-of-burgundy", include_str!("../archive/castles-of-burgundy.toml")),
    ("dice-settlers", include_str!("../archive/dice-settlers.toml")),
    ("manhattan-project", include_str!("../archive/manhattan-project.toml")),
    ("power-grid", include_str!("../archive/power-grid.toml")),
];

/// The hashes that the first archived sets had in programs which hashed names and drawings too.
const FIRST_HASHES: [(&str, &str); 5] = [
    ("barrage", "974f992012a6a8ef268bbf1f40f39aaaa3f181bc2ef2ed0ba35936b26a3ab4f7"),
    ("castles-of-burgundy", "21e8e5bd08e7e9934f3e4e8139a87681fa76f964a3e37ba744be6c3b19870fcc"),
    ("dice-settlers", "8a4b35c86349cd583ce1dd9496da71f90cb18cd5d993ff8c3812910680507ea7"),
    ("manhattan-project", "3067fb11737a74d23c24de2e165c3eddda98f0c2560de7f76c1c8002b99f1328"),
    ("power-grid", "a3830e2b01f147a48f2d7a794710b6849779996c441a18b1447b7a97db0e5efd"),
];

/// One set of an archive.
#[derive(Deserialize, Serialize)]
struct Set {
    hash: String,
    /// The texts of the files, by name.
    files: BTreeMap<String, String>,
}

#[derive(Default, Deserialize, Serialize)]
struct Archive {
    #[serde(default)]
    set: Vec<Set>,
}

static SETS: LazyLock<BTreeMap<&str, Archive>> = LazyLock::new(|| {
    let read = |text| toml::from_str(text).expect("the archive comes with the program");
    ARCHIVES.into_iter().map(|(game, text)| (game, read(text))).collect()
});

/// The current hash of the set with this hash of the earlier kind; `None` for any other hash.
pub(crate) fn current_hash(game: &str, hash: &str) -> Option<&'static str> {
    let first = FIRST_HASHES.contains(&(game, hash)).then(|| SETS.get(game)?.set.first());
    first.flatten().map(|set| set.hash.as_str())
}

/// The files of an archived set, as [`Files::to_toml`](engine::Files::to_toml) writes them.
pub(crate) fn files(game: &str, hash: &str) -> Option<String> {
    let set = SETS.get(game)?.set.iter().find(|set| set.hash == hash)?;
    Some(toml::to_string(&set.files).expect("texts can be written as TOML"))
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    use super::*;
    use crate::{Shelf, games};

    #[test]
    fn every_archived_set_can_still_be_played() {
        let shelf = Shelf::new(None);
        for game in games() {
            let slug = game.info().slug;
            for set in &SETS[slug].set {
                let edition = shelf.load_stored(*game, &set.hash, &files(slug, &set.hash).unwrap());
                assert_eq!(edition.unwrap().hash(), set.hash);
            }
        }
    }

    #[test]
    fn the_current_set_of_every_game_is_in_the_archive() {
        for game in games() {
            let slug = game.info().slug;
            let current = Shelf::new(None).edition(*game).unwrap();
            if SETS[slug].set.iter().any(|set| set.hash == current.hash()) {
                continue;
            }
            assert!(
                env::var_os("UPDATE_ARCHIVE").is_some(),
                "{slug}: the component set {} is not in the archive; UPDATE_ARCHIVE=1 appends it",
                current.hash()
            );
            let files = toml::from_str(&current.files().to_toml()).unwrap();
            let archive = Archive { set: vec![Set { hash: current.hash().to_owned(), files }] };
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("archive/{slug}.toml"));
            let text = fs::read_to_string(&path).unwrap_or_default();
            fs::write(&path, text + &toml::to_string_pretty(&archive).unwrap()).unwrap();
        }
    }

    #[test]
    fn records_of_the_first_sets_can_be_verified() {
        let shelf = Shelf::new(None);
        for game in games() {
            let slug = game.info().slug;
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("archive/records/{slug}.txt"));
            let record = engine::Record::parse(&fs::read(path).unwrap()).unwrap();
            assert!(FIRST_HASHES.contains(&(slug, &record.components)), "{slug}");
            let edition = shelf.edition_of(*game, &record.components).unwrap().expect("an archived set");
            let verified = edition.verify(&record).map(|verified| verified.moves().len());
            assert_eq!(verified, Ok(record.lines.len()), "{slug}");
        }
    }

    /// The Manhattan Project with pacts under rules version 1, which had other offers than later versions.
    #[test]
    fn a_record_of_earlier_rules_can_be_verified() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("archive/records/manhattan-project-pacts.txt");
        let record = engine::Record::parse(&fs::read(path).unwrap()).unwrap();
        let game = games().iter().find(|game| game.info().slug == "manhattan-project").unwrap();
        assert!(record.rules < game.info().rules);
        let edition =
            Shelf::new(None).edition_of(*game, &record.components).unwrap().expect("an archived set");
        let verified = edition.verify(&record).map(|verified| verified.moves().len());
        assert_eq!(verified, Ok(record.lines.len()));
    }

    /// In this solo game of Dice Settlers under rules 1 the Diceoneer built a house in the player's turn, which rules 2
    /// do not allow (DS-D.37).
    #[test]
    fn a_game_goes_on_under_the_rules_it_began_with() {
        let shelf = Shelf::new(None);
        let game = games().iter().find(|game| game.info().slug == "dice-settlers").unwrap();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("archive/records/dice-settlers-solo.txt");
        let record = engine::Record::parse(&fs::read(path).unwrap()).unwrap();
        let edition = shelf.edition_of(*game, &record.components).unwrap().expect("an archived set");
        let verified = |rules: u32| {
            let record = engine::Record { rules, ..record.clone() };
            edition.verify(&record).map(|verified| verified.moves().len())
        };
        assert_eq!((record.rules, verified(1)), (1, Ok(record.lines.len())));
        let error = verified(2).expect_err("the same actions lead elsewhere");
        assert_eq!(error.reason, "the draw \"die 5\" is not asked for");
    }

    #[test]
    fn earlier_hashes_name_the_first_set() {
        for (game, hash) in FIRST_HASHES {
            assert_eq!(current_hash(game, hash), Some(SETS[game].set[0].hash.as_str()));
            assert_eq!(current_hash(game, &"0".repeat(64)), None);
        }
    }
}
