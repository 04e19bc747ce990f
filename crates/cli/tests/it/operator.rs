//! Moderation from a terminal.

use crate::serve::Server;
use crate::{arg, complaint, folder, prints};

const SECRET: &str = "correct horse battery";

#[test]
fn a_running_server_is_moderated() {
    let folder = folder();
    let file = folder.path().join("token");
    std::fs::write(&file, SECRET).expect("written");
    let serve = ["serve", "--port", "0", "--admin-token-file", arg(&file)];
    let server = Server::start(&serve, folder.path());
    let code = server.open_table();
    let port = server.port().to_string();
    let base = ["operator", "--port", &port, "--admin-token-file", arg(&file)];
    let operator = |act: &[&str]| prints(base.iter().chain(act));
    let refused = |act: &[&str]| complaint(base.iter().chain(act));
    assert!(operator(&["list"]).contains(&code));
    let table = operator(&["table", &code]);
    let visitor = table.lines().nth(1).expect("the host").split_whitespace().next().expect("a number");
    assert!(server.page("/").contains(&code));
    assert_eq!(operator(&["hide", &code]), format!("Done: {code}\n"));
    assert!(!server.page("/").contains(&code));
    assert_eq!(operator(&["show", &code]), format!("Done: {code}\n"));
    assert_eq!(operator(&["mute", visitor]), format!("Visitor {visitor} is muted.\n"));
    assert!(operator(&["list"]).contains("muted"));
    assert_eq!(prints(base.iter().chain(&["--language", "hu", "pardon", visitor])).lines().count(), 1);
    assert_eq!(operator(&["unwatch", &code]), format!("Done: {code}\n"));
    assert_eq!(operator(&["hand-over", &code, "1"]), format!("Done: {code}\n"));
    assert!(refused(&["hand-over", &code, "2"]).contains("moved on"), "a bot sits there");
    assert!(refused(&["delete", &code]).contains("--yes"));
    assert_eq!(operator(&["close", &code]), format!("Done: {code}\n"));
    assert_eq!(operator(&["delete", &code, "--yes"]), format!("Table {code} is deleted.\n"));
    assert!(refused(&["table", &code]).contains("no such table"));
    assert!(refused(&["table", "A&b=c"]).contains("is not the code of a table"));
    let wrong = ["operator", "--port", &port, "--admin-token", "wrong horse battery", "list"];
    assert!(complaint(wrong).contains("does not accept this secret"));
    assert!(complaint(["operator", "--port", &port, "list"]).contains("secret is needed"));
    drop(server);
    assert!(refused(&["list"]).contains("no server answers"));
}
