//! Servers on a PostgreSQL database, and the move from a file.

use crate::serve::Server;
use crate::{arg, complaint, folder, prints};

#[test]
fn two_servers_share_what_was_moved_from_a_file_and_back() {
    let Some(postgres) = test_postgres::server() else { return };
    let folder = folder();
    let (data, back) = (folder.path().join("tarsas.db"), folder.path().join("back.db"));
    let server = Server::start(&["serve", "--port", "0", "--data", arg(&data)], folder.path());
    let code = server.open_table();
    let address = postgres.database();
    let sentence = complaint(["move-data", arg(&data), &address]);
    assert!(sentence.contains("another server is using this database"), "{sentence}");
    drop(server);
    let moved = prints(["move-data", arg(&data), &address]);
    assert!(moved.lines().any(|line| line == "game_table 1"), "{moved}");
    let servers = [0; 2].map(|_| Server::start(&["serve", "--port", "0", "--data", &address], folder.path()));
    for server in &servers {
        assert!(server.page(&format!("/t/{code}")).starts_with("HTTP/1.1 200"));
        assert!(server.page("/healthz").starts_with("HTTP/1.1 200"));
    }
    let other = servers[0].open_table();
    assert!(servers[1].page(&format!("/t/{other}")).starts_with("HTTP/1.1 200"));
    drop(servers);
    prints(["move-data", &address, arg(&back)]);
    let server = Server::start(&["serve", "--port", "0", "--data", arg(&back)], folder.path());
    assert!(server.page(&format!("/t/{other}")).starts_with("HTTP/1.1 200"));
    let sentence = complaint(["move-data", arg(&data), &address]);
    assert!(sentence.contains("this database is not empty"), "{sentence}");
}

#[test]
fn what_a_server_cannot_do_is_said_without_its_password() {
    let address = "postgres://anna:horse@127.0.0.1:1/games";
    for (args, words) in [
        (
            vec!["serve", "--data", address],
            "postgres://anna@127.0.0.1:1/games: the database cannot be opened",
        ),
        (vec!["serve", "--data", address, "--backup-to", "copies"], "copied by pg_dump"),
        (vec!["backup", "--data", address, "copy.db"], "copied by pg_dump"),
        (
            vec!["serve", "--data", "postgres://anna:horse@db:port/games"],
            "not the address of a PostgreSQL database",
        ),
        (vec!["serve", "--data", "mysql://anna:horse@db/games"], "neither a file nor postgres://"),
    ] {
        let sentence = complaint(&args);
        assert!(sentence.contains(words), "{sentence}");
        assert!(!sentence.contains("horse"), "{sentence}");
    }
    let printed = prints(["serve", "--data", address, "--print-config"]);
    assert!(printed.contains("data = \"postgres://anna@127.0.0.1:1/games\""), "{printed}");
    assert!(!printed.contains("horse"), "{printed}");
}
