//! How long reading and writing take. The figures in the crate's documentation come from here:
//! `cargo test --release -p store speed -- --ignored --nocapture`

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::{AT, Place, append, played};

fn shown(name: &str, mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    format!("{name}: median {:?}, 95 % {:?}, longest {:?}", at(50), at(95), at(100))
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures"]
async fn opening_a_long_game() {
    let place = Place::new().await;
    for (code, moves) in [("THOUSAND", 1000), ("TWOTHOUS", 2000)] {
        place.playing(code).await;
        let moves: Vec<_> = (0..moves).map(|number| played(0, &format!("build city-{number}"))).collect();
        place.store.append(&append(code, 0, &moves), AT).await.unwrap();
        let mut times = Vec::new();
        for _ in 0..200 {
            let start = Instant::now();
            assert_eq!(place.store.open_table(code).await.unwrap().moves.len(), moves.len());
            times.push(start.elapsed());
        }
        println!("{}", shown(&format!("opening a table with {} moves", moves.len()), times));
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "measures"]
async fn appending_one_after_the_other_and_at_200_tables() {
    let place = Place::new().await;
    place.playing("ABCDEFGH").await;
    let mut times = Vec::new();
    for number in 0..500 {
        let start = Instant::now();
        place.store.append(&append("ABCDEFGH", number, &[played(0, "pass")]), AT).await.unwrap();
        times.push(start.elapsed());
    }
    println!("{}", shown("one append", times));

    let codes: Vec<String> = (0..200).map(|number| format!("TABLE{number:03}")).collect();
    for code in &codes {
        place.playing(code).await;
    }
    let store = Arc::new(place.store);
    let start = Instant::now();
    let tasks: Vec<_> = codes
        .into_iter()
        .map(|code| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut times = Vec::new();
                for number in 0..20 {
                    let start = Instant::now();
                    store.append(&append(&code, number, &[played(0, "pass")]), AT).await.unwrap();
                    times.push(start.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.unwrap());
    }
    let rate = times.len() as f64 / start.elapsed().as_secs_f64();
    println!("200 tables at once: {rate:.0} appends per second");
    println!("{}", shown("an append among them", times));
}
