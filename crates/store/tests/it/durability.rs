//! Committed data survives when the program is killed at any moment.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use store::{Draft, Location, StoreError};

use crate::{AT, Place, append, commit, open, played, save_draft};

const CODE: &str = "ABCDEFGH";
/// The environment variable that makes the test binary the child and names its database.
const CHILD: &str = "TARSAS_TEST_DATABASE";
const KILLS: u64 = 50;

crate::on_both! {
    no_committed_move_is_lost_when_the_program_is_killed,
}

/// Not a test by itself: the work of the child of the test below, until it is killed. It appends one to three moves at
/// a time and prints, after each commit, the number of moves and the number of steps in its draft.
#[tokio::test]
async fn child() {
    let Ok(path) = std::env::var(CHILD) else { return };
    let store = open(path.parse::<Location>().unwrap()).await;
    let mut known = crate::moves(&store, CODE, 0).await.len();
    let mut out = std::io::stdout();
    for round in 1.. {
        let steps = vec!["step".to_owned(); 1 + round % 3];
        let draft = Draft { seat: engine::Seat::new(1), base: known, steps };
        save_draft(&store, CODE, &draft, AT).await.unwrap();
        writeln!(out, "\ndraft {known} {}", draft.steps.len()).unwrap();
        let moves: Vec<_> =
            (known..=known + round % 3).map(|number| played(0, &number.to_string())).collect();
        commit(&store, append(CODE, known, &moves), AT).await.unwrap();
        known += moves.len();
        writeln!(out, "\ncommitted {known}").unwrap();
        out.flush().unwrap();
    }
}

/// Starts the child, kills it after `life` and returns the last number of moves and the last draft it printed. The time
/// counts from its first commit or, to catch it while it opens the file, from its start.
fn run_and_kill(database: &Location, at_work: bool, life: Duration) -> (usize, (usize, usize)) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["durability::child", "--exact", "--nocapture", "--test-threads=1"])
        .env(CHILD, database.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let (first, at_first) = mpsc::channel();
    let reader = std::thread::spawn(move || {
        let (mut committed, mut draft) = (0, (0, 0));
        for line in out.lines().map_while(Result::ok) {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["committed", number] => {
                    committed = number.parse().unwrap();
                    // The receiver is dropped after the first message.
                    let _ = first.send(());
                }
                ["draft", base, steps] => draft = (base.parse().unwrap(), steps.parse().unwrap()),
                _ => {}
            }
        }
        (committed, draft)
    });
    if at_work {
        at_first.recv_timeout(Duration::from_secs(60)).expect("the child gets to work");
    }
    std::thread::sleep(life);
    // SIGKILL on Unix: the child cannot react to it.
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

async fn no_committed_move_is_lost_when_the_program_is_killed(place: Place) {
    place.playing(CODE).await;
    place.store.close().await;
    let (mut busy, mut total) = (0, 0);
    for kill in 0..KILLS {
        let life = Duration::from_millis(kill * 37 % 80);
        let (committed, (base, steps)) = run_and_kill(&place.location, kill % 2 == 0, life);
        let store = open(&place.location).await;
        let opened = store.open_table(CODE).await.unwrap();
        let found = opened.moves.len();
        assert!(found >= committed, "kill {kill}: {committed} moves were promised, {found} are there");
        assert_eq!(opened.table.moves, found);
        for (number, found) in opened.moves.iter().enumerate() {
            assert_eq!(found.action, number.to_string(), "kill {kill}: there is no gap");
        }
        if found == base && steps > 0 {
            let draft = opened.drafts.first().expect("a promised draft is there");
            assert_eq!((draft.base, draft.steps.len()), (base, steps));
        }
        let doubled = commit(&store, append(CODE, found - found.min(1), &[played(0, "x")]), AT).await;
        assert!(found == 0 || matches!(doubled, Err(StoreError::MovedOn)), "{doubled:?}");
        store.close().await;
        busy += u64::from(found > total);
        total = found;
    }
    assert!(busy >= KILLS / 2, "the child was killed at work, not before: {busy} times, {total} moves");
}
