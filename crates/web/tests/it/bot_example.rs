//! The bot in `docs/api.md` plays a game to its end.

use std::io::Write;
use std::net::SocketAddr;
use std::process::Command;

use web::{Config, Limits};

use crate::site::Site;

const DOCUMENT: &str = include_str!("../../../../docs/api.md");

#[tokio::test(flavor = "multi_thread")]
async fn the_documented_bot_plays_a_game() {
    let (_, rest) = DOCUMENT.split_once("```python\n").expect("the document has a program");
    let (program, _) = rest.split_once("```").expect("the program has an end");
    if Command::new("python3").arg("--version").output().is_err() {
        // Not captured by the test harness: a skipped check must be seen.
        let _ = writeln!(std::io::stderr(), "skipped: the_documented_bot_plays_a_game (there is no python3)");
        return;
    }
    let site = Site::with(Config { limits: Limits::none(), ..Config::default() }).await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let server = format!("http://{}", listener.local_addr().expect("an address"));
    let service = site.router.clone().into_make_service_with_connect_info::<SocketAddr>();
    let serving = tokio::spawn(async move { axum::serve(listener, service).await });
    let program = program.to_owned();
    let run = move || Command::new("python3").args(["-c", &program, &server]).output();
    let output = tokio::task::spawn_blocking(run).await.expect("the program runs").expect("an output");
    serving.abort();
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    let places: Vec<&str> = out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(places.len(), 2, "one line for each player: {out}");
    assert!(places.contains(&"1"), "{out}");
}
