//! Fuzzed forms and JSON.

use anyhow::Result;
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::http::Client;
use crate::players::{GAMES, Player};
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

const TABLE_POSTS: [&str; 25] = [
    "join",
    "nonce",
    "name",
    "start",
    "seats/1/reissue",
    "seats/2/stand-in",
    "seats/9/back",
    "seats/1/move",
    "seats/0/holder",
    "shuffle",
    "rematch",
    "chat",
    "play",
    "undo",
    "undo-turn",
    "end-turn",
    "drop",
    "take-back",
    "orders",
    "notes",
    "lesson",
    "next",
    "hint",
    "analyse",
    "unwatch",
];

/// Forms that belong to no table.
const POSTS: [&str; 19] = [
    "/me",
    "/me/delete",
    "/tables",
    "/admin",
    "/daily/2026-11-19/power-grid",
    "/puzzles/power-grid/0/play",
    "/profile/share",
    "/notices/push",
    "/notices/webhook",
    "/notices/remove",
    "/notices/email",
    "/notices/mute",
    "/notices/quiet",
    "/notices/zone",
    "/devices/ask",
    "/devices/sign-in",
    "/devices/rename",
    "/devices/unlink",
    "/devices/claim",
];

const FIELDS: [&str; 38] = [
    "version",
    "choice",
    "text",
    "name",
    "answer",
    "order",
    "amount",
    "off",
    "known",
    "bot",
    "to",
    "holder",
    "game",
    "seats",
    "seat1",
    "seat2",
    "option-map",
    "title",
    "visibility",
    "return",
    "sure",
    "language",
    "nonce",
    "public",
    "address",
    "secret",
    "when",
    "code",
    "muted",
    "from",
    "offset",
    "email",
    "take",
    "device",
    "claim",
    "rated",
    "pace",
    "learn",
];

const VALUES: [&str; 30] = [
    "",
    "0",
    "1",
    "-1",
    "2",
    "18446744073709551616",
    "9999999999999999999999",
    "1e309",
    "NaN",
    "null",
    "true",
    "me",
    "link",
    "expert",
    "power-grid",
    "barrage",
    "../../etc/passwd",
    "%00",
    "\u{0}",
    "\u{ffff}\u{fffe}",
    "\u{202e}\u{200d}",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "bid 3",
    "pass",
    "Köln",
    "🂡🂡🂡",
    "/\t/evil.example",
    "open",
];

fn value(chance: &mut Chance) -> String {
    match chance.below(8) {
        0 => VALUES[chance.below(VALUES.len())].repeat(chance.below(400)),
        1 => (0..chance.below(60))
            .filter_map(|_| char::from_u32(u32::try_from(chance.below(0x3000)).ok()?))
            .collect(),
        _ => VALUES[chance.below(VALUES.len())].to_owned(),
    }
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}

fn form(chance: &mut Chance) -> Vec<u8> {
    if chance.below(12) == 0 {
        return (0..chance.below(3000)).map(|_| u8::try_from(chance.below(256)).unwrap_or(0)).collect();
    }
    let fields =
        (0..chance.below(5)).map(|_| format!("{}={}", chance.pick(&FIELDS), encoded(&value(chance))));
    fields.collect::<Vec<_>>().join("&").into_bytes()
}

fn any_json(chance: &mut Chance, depth: u8) -> Value {
    match chance.below(if depth == 0 { 6 } else { 8 }) {
        0 => Value::Null,
        1 => json!(chance.below(2) == 0),
        2 => json!(chance.below(1_000_000)),
        3 => json!(-1.5e300),
        4 | 5 => json!(value(chance)),
        6 => (0..chance.below(4)).map(|_| any_json(chance, depth - 1)).collect(),
        _ => {
            let fields =
                (0..chance.below(5)).map(|_| (chance.pick(&FIELDS).to_owned(), any_json(chance, depth - 1)));
            Value::Object(fields.collect())
        }
    }
}

pub(crate) fn run(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
    let mut chance = Chance::new(7);
    let mut players = Vec::new();
    for (number, game) in (0..).zip(GAMES) {
        players.push(Player::open(server.port, game, number)?);
    }
    let mut client = Client::new(server.port);
    let mut statuses = std::collections::BTreeMap::new();
    for number in 0..plan.fuzzed {
        let player = &players[chance.below(players.len())];
        let (code, token) = (player.code.as_str(), player.token.as_str());
        let login =
            if chance.below(4) == 0 { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let fragment = if chance.below(2) == 0 { "X-Fragment: 1\r\n" } else { "" };
        let (path, kind, body) = match chance.below(12) {
            0..=3 => (
                format!("/t/{code}/{}", chance.pick(&TABLE_POSTS)),
                "application/x-www-form-urlencoded",
                form(&mut chance),
            ),
            4 | 10 => {
                (chance.pick(&POSTS).to_owned(), "application/x-www-form-urlencoded", form(&mut chance))
            }
            5..=7 => {
                let path = chance.pick(&["choice", "undo", "end-turn", "join"]);
                (
                    format!("/api/v1/tables/{code}/{path}"),
                    "application/json",
                    any_json(&mut chance, 3).to_string().into_bytes(),
                )
            }
            8 => (
                "/api/v1/tables".to_owned(),
                "application/json",
                any_json(&mut chance, 2).to_string().into_bytes(),
            ),
            _ => {
                let tail = encoded(&value(&mut chance));
                let path = chance.pick(&[
                    "/t/",
                    "/j/",
                    "/w/",
                    "/rules/",
                    "/new?game=",
                    "/?code=",
                    "/assets/",
                    "/admin?table=",
                    "/daily/",
                    "/puzzles/",
                    "/puzzles/power-grid/",
                    "/profile/",
                    "/statistics/",
                    "/api/v1/statistics/",
                    "/unsubscribe/",
                    "/devices/code/",
                ]);
                let path: String = format!("{path}{tail}").chars().take(2000).collect();
                (path, "text/plain", Vec::new())
            }
        };
        let method = if body.is_empty() && kind == "text/plain" { "GET" } else { "POST" };
        let headers = format!("Content-Type: {kind}\r\n{login}{fragment}");
        match client.ask(method, &path, &headers, &body) {
            Ok(answer) => {
                *statuses.entry(answer.status).or_insert(0) += 1;
                if answer.status >= 500 {
                    outcome.fault(format!("{method} {path}: {}", answer.status));
                }
            }
            Err(error) => {
                outcome.fault(format!("request {number}, {method} {path}: {error:#}"));
                client = Client::new(server.port);
            }
        }
    }
    let secrets: Vec<String> = players.iter().map(|player| player.token.clone()).collect();
    server.inspect(&secrets, &mut outcome)?;
    let statuses: Vec<String> =
        statuses.iter().map(|(status, count)| format!("{count} × {status}")).collect();
    outcome.facts = format!("{} requests: {}", plan.fuzzed, statuses.join(", "));
    Ok(outcome)
}
