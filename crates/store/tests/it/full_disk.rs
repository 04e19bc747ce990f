//! A disk that is temporarily full.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use store::{Location, Store, StoreError};
use tempfile::TempDir;

use crate::{AT, Place, append, commit, played};

/// A small mounted file system, unmounted on drop.
struct SmallDisk(TempDir);

impl SmallDisk {
    /// `None` if the tests have no permission to mount.
    fn new() -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(folder.path());
        mount.output().is_ok_and(|done| done.status.success()).then_some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the disk.
    fn fill(&self) {
        let mut file = fs::File::create(self.path().join("filler")).unwrap();
        for size in [65_536, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn free(&self) {
        fs::remove_file(self.path().join("filler")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // A failed unmount is not what this test is about.
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).output();
    }
}

#[tokio::test]
async fn after_a_full_disk_writing_goes_on() {
    let Some(disk) = SmallDisk::new() else {
        // Written directly, because the test harness captures `eprintln!`: a skipped test must be visible.
        let _ = writeln!(std::io::stderr(), "skipped: after_a_full_disk_writing_goes_on (no right to mount)");
        return;
    };
    let path = disk.path().join("tarsas.db");
    let place = Place {
        store: Store::open(&path).await.unwrap(),
        folder: TempDir::new().unwrap(),
        location: Location::from(&path),
    };
    place.playing("ABCDEFGH").await;
    let visitor = place.visitor("somebody").await;
    let store = &place.store;
    commit(store, append("ABCDEFGH", 0, &[played(0, "pass")]), AT).await.unwrap();
    disk.fill();
    // Free space inside the files can still be used.
    let mut written = 1;
    let error = loop {
        match commit(store, append("ABCDEFGH", written, &[played(0, "pass")]), AT).await {
            Ok(_) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 100_000, "the disk is full");
    };
    assert!(matches!(&error, StoreError::Unavailable(reason) if reason.contains("full")), "{error}");
    assert!(store.check(AT).await.is_err(), "the check tells it");
    assert_eq!(store.open_table("ABCDEFGH").await.unwrap().moves.len(), written, "reading goes on");
    assert!(store.visitor("somebody", store::Time(AT.0 * 100)).await.unwrap().is_some(), "they are known");
    assert!(store.set_notes("ABCDEFGH", engine::Seat::new(0), "x").await.is_err());
    disk.free();
    store.check(AT).await.unwrap();
    commit(store, append("ABCDEFGH", written, &[played(0, "pass")]), AT).await.unwrap();
    store.name_visitor(visitor, "Anna").await.unwrap();
    store.close().await;
    let again = Store::open(&path).await.unwrap();
    assert_eq!(again.open_table("ABCDEFGH").await.unwrap().moves.len(), written + 1);
    again.close().await;
}
