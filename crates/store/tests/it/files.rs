//! Existing files, and paths where no file can be created.

use std::fs;
use std::path::Path;

use store::{Claim, OpenError, Store};
use tempfile::TempDir;

use crate::{AT, Place, append, commit, played};

async fn refused(path: &Path) -> String {
    let error = Store::open(path).await.map(drop).expect_err("the file cannot be used");
    let sentence = error.to_string();
    assert!(sentence.starts_with(&path.display().to_string()), "{sentence}");
    sentence
}

#[tokio::test]
async fn an_existing_database_keeps_its_content() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let place = place.reopen().await.reopen().await;
    assert_eq!(place.store.counts().await.unwrap().playing, 1);
}

/// An empty file is more likely the remains of a database than a request for a new one.
#[tokio::test]
async fn an_empty_file_is_refused_and_unchanged() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("new.db");
    fs::write(&path, "").unwrap();
    let sentence = refused(&path).await;
    assert!(sentence.contains("this file is empty; remove it to begin a new database"), "{sentence}");
    assert_eq!(fs::metadata(&path).unwrap().len(), 0);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was put beside it");
}

#[tokio::test]
async fn a_database_is_claimed_by_one_server_at_a_time() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("tarsas.db");
    let first = Claim::new(&path).unwrap();
    let store = Store::open(&path).await.unwrap();
    let link = folder.path().join("link.db");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for other in [&path, &link] {
        let refused = Claim::new(other).unwrap_err();
        assert!(matches!(&refused, OpenError::InUse(named) if named == other), "{refused}");
    }
    // Reading and copying need no claim.
    store::backup(&path, &folder.path().join("copy.db")).await.unwrap();
    Claim::new(&folder.path().join("copy.db")).unwrap();
    store.close().await;
    drop(first);
    Claim::new(&link).unwrap();
}

/// A row that cannot be read is left out of lists; the others remain.
#[tokio::test]
async fn a_damaged_row_affects_no_other() {
    let place = Place::new().await;
    let hosts = ["AAAAAAAA", "BBBBBBBB", "CCCCCCCC"].map(|code| place.playing(code));
    let [anna, bela, cili] = hosts;
    let hosts = [anna.await, bela.await, cili.await];
    place.store.watch(hosts[0], "BBBBBBBB", AT).await.unwrap();
    place.store.watch(hosts[0], "CCCCCCCC", AT).await.unwrap();
    execute(
        place.path(),
        "UPDATE game_table SET visibility = 'open'; \
         UPDATE game_table SET seed = 'zz' WHERE code = 'AAAAAAAA'; \
         UPDATE chair SET seat = 77 WHERE code = 'BBBBBBBB' AND chair = 1",
    )
    .await;
    let codes = |list: Vec<store::Summary>| list.into_iter().map(|one| one.table.code).collect::<Vec<_>>();
    assert_eq!(codes(place.store.open_tables(None, 9).await.unwrap()), ["CCCCCCCC"]);
    assert_eq!(codes(place.store.tables_of(hosts[0], 9).await.unwrap()), ["CCCCCCCC"]);
    assert_eq!(codes(place.store.idle_tables(9).await.unwrap()), ["CCCCCCCC"]);
    assert!(place.store.open_table("AAAAAAAA").await.is_err(), "the table itself says what is wrong");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let mut files = 0;
    for entry in fs::read_dir(place.folder.path()).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", entry.path());
        files += 1;
    }
    assert_eq!(files, 3, "the file, its log and their index");
}

#[tokio::test]
async fn a_file_that_is_not_sqlite_is_refused_and_unchanged() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("letter.txt");
    for text in ["hi", "Dear Anna, this is a letter and not a database."] {
        fs::write(&path, text).unwrap();
        let sentence = refused(&path).await;
        assert!(sentence.ends_with("this file is not a database; it was not changed"), "{sentence}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing was put beside it");
}

/// Changes a database directly, not through the store.
async fn execute(path: &Path, statements: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql(statements).execute(&pool).await.unwrap();
    pool.close().await;
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_unchanged() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("recipes.db");
    execute(&path, "CREATE TABLE recipe (name TEXT)").await;
    let before = fs::read(&path).unwrap();
    let sentence = refused(&path).await;
    assert!(sentence.contains("belongs to another program"), "{sentence}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused_and_unchanged() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    place.store.close().await;
    let path = place.path();
    execute(
        path,
        "CREATE TABLE news (text TEXT); \
         INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'news', TRUE, x'00', 0)",
    )
    .await;
    let before = fs::read(path).unwrap();
    let sentence = refused(path).await;
    assert!(sentence.contains("written by a newer version of the program"), "{sentence}");
    assert_eq!(fs::read(path).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_database_is_not_silently_repaired() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    place.store.close().await;
    let path = place.path();
    let mut bytes = fs::read(path).unwrap();
    let length = bytes.len();
    bytes[100..length].fill(0x5a);
    fs::write(path, &bytes).unwrap();
    let sentence = refused(path).await;
    assert!(sentence.contains("cannot be opened"), "{sentence}");
    assert_eq!(fs::read(path).unwrap(), bytes);
}

#[tokio::test]
async fn an_impossible_path_is_named() {
    let folder = TempDir::new().unwrap();
    let missing = folder.path().join("no/such/tarsas.db");
    let sentence = refused(&missing).await;
    assert!(sentence.contains("there is no folder"), "{sentence}");
    let sentence = refused(folder.path()).await;
    assert!(sentence.ends_with("this is not a file"), "{sentence}");
    assert!(matches!(Store::open(folder.path()).await, Err(OpenError::NotAFile(_))));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[cfg(unix)]
#[tokio::test]
async fn a_read_only_folder_or_file_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new().await;
    place.store.close().await;
    let path = place.path();
    let lock = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    lock(path, 0o400);
    lock(place.folder.path(), 0o500);
    let probe = place.folder.path().join("probe");
    // Root can write everywhere except in virtual file systems.
    if fs::write(&probe, "").is_err() {
        let sentence = refused(path).await;
        assert!(sentence.contains("cannot be opened"), "{sentence}");
        let sentence = refused(&place.folder.path().join("new.db")).await;
        assert!(sentence.contains("cannot be opened"), "{sentence}");
    }
    lock(place.folder.path(), 0o700);
    if cfg!(target_os = "linux") {
        let sentence = refused(Path::new("/proc/tarsas.db")).await;
        assert!(sentence.contains("cannot be opened"), "{sentence}");
    }
}

#[tokio::test]
async fn a_backup_during_writes_is_complete_and_overwrites_nothing() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let moves = [played(0, "pass"), played(1, "pass")];
    commit(&place.store, append("ABCDEFGH", 0, &moves), AT).await.unwrap();
    let copy = place.folder.path().join("copy.db");
    let original = place.path().to_owned();
    let writing = async {
        for number in 2..40 {
            commit(&place.store, append("ABCDEFGH", number, &[played(0, "pass")]), AT).await.unwrap();
        }
    };
    let (made, ()) = tokio::join!(store::backup(&original, &copy), writing);
    made.unwrap();
    let opened = Store::open(&copy).await.unwrap().open_table("ABCDEFGH").await.unwrap();
    assert!(opened.moves.len() >= 2);
    assert_eq!(opened.moves.len(), opened.table.moves);

    let before = fs::read(&copy).unwrap();
    let again = store::backup(&original, &copy).await.unwrap_err().to_string();
    assert!(again.contains("exists"), "{again}");
    assert_eq!(fs::read(&copy).unwrap(), before);
    let letter = place.folder.path().join("letter.txt");
    fs::write(&letter, "Dear Anna").unwrap();
    let other = place.folder.path().join("other.db");
    for wrong in [&letter, &place.folder.path().join("none.db")] {
        store::backup(wrong, &other).await.unwrap_err();
        assert!(!other.exists());
    }
}
