//! Bots under load, and a restart with other components.

use std::fs;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::http::Client;
use crate::players::Player;
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

/// Tables that one address opens to take the bots of others.
const TABLES: u64 = 15;

const GREEDY_ADDRESS: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// One address plays at many tables against the bots that think most, as fast as it can; the bots of somebody else have
/// time to think all the same.
pub(crate) fn bots_under_load(plan: &Plan) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
    let experts = ["expert", "expert"];
    let mut victim = Player::open_from(Client::new(server.port), "power-grid", experts, 1)?;
    let mut others = Vec::new();
    for number in 0..TABLES {
        others.push(Player::open_from(
            Client::from(server.port, GREEDY_ADDRESS),
            "barrage",
            experts,
            number,
        )?);
    }
    let until = AtomicBool::new(false);
    let seconds = plan.play.div_ceil(2);
    std::thread::scope(|scope| {
        for player in &mut others {
            let until = &until;
            scope.spawn(move || player.play(until));
        }
        let victim = &mut victim;
        let until = &until;
        let playing = scope.spawn(move || victim.play(until));
        std::thread::sleep(Duration::from_secs(seconds));
        until.store(true, Ordering::Relaxed);
        if let Ok(found) = playing.join() {
            outcome.faults.extend(found.faults);
        }
    });
    let login = format!("Authorization: Bearer {}\r\n", victim.token);
    let page = Client::new(server.port).ask("GET", &format!("/t/{}", victim.code), &login, b"")?;
    ensure!(page.status == 200, "{}: {}", page.status, page.body);
    let hasty = page.body.matches("had no time to think").count();
    if hasty > 0 {
        outcome.fault(format!("the bots of another address had no time to think, {hasty} times"));
    }
    let metrics = Client::new(server.port).get("/metrics")?.body;
    let number = |name: &str| {
        let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or("0").to_owned()
    };
    server.inspect(&[victim.token.clone()], &mut outcome)?;
    outcome.facts = format!(
        "{seconds} s, {TABLES} tables with experts of one address: {hasty} decisions without a search at the table of another, {} at all \
         tables of {} decisions",
        number("tarsas_bot_fallbacks_total"),
        number("tarsas_bot_decision_seconds_count"),
    );
    Ok(outcome)
}

/// A component of a game is corrected: its tables go on with the set they began with, and new ones have the new set.
pub(crate) fn other_components(plan: &Plan) -> Result<Outcome> {
    const GAME: &str = "dice-settlers";
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let data =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(GAME).join("data/technologies.toml");
    let text = fs::read_to_string(&data).with_context(|| data.display().to_string())?;
    let mine = folder.path().join("mine").join(GAME);
    fs::create_dir_all(&mine)?;
    ensure!(text.contains("\nvp = 1\n"), "{}: there is no card with one point", data.display());
    fs::write(mine.join("technologies.toml"), text.replacen("\nvp = 1\n", "\nvp = 2\n", 1))?;

    let mut server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
    let mut player = Player::open(server.port, GAME, 1)?;
    let mut finished = player.code.clone();
    // Until a game is finished and the next one runs.
    while player.games < 2 || player.steps < 30 {
        finished = if player.games < 2 { player.code.clone() } else { finished };
        player.step(&mut outcome)?;
    }
    for _ in 0..10 {
        player.step(&mut outcome)?;
    }
    let record = |server: &Server, code: &str| -> Result<String> {
        let record = Client::new(server.port).get(&format!("/t/{code}/record"))?;
        ensure!(record.status == 200, "the record of a finished game: {} {}", record.status, record.body);
        Ok(record.body)
    };
    let before = record(&server, &finished)?;
    for components in [&["--components", "mine"][..], &[]] {
        server.stop()?;
        server = Server::start_with(&plan.program, folder.path(), NO_LIMITS, components)?;
        player.moved_to(server.port);
        let steps = player.steps;
        player.view(&mut outcome).context("a running game after the change")?;
        for _ in 0..300 {
            if player.steps > steps {
                break;
            }
            player.step(&mut outcome)?;
        }
        if player.steps == steps {
            outcome.fault("a running game does not go on");
        }
        for path in [format!("/t/{finished}"), format!("/t/{finished}/replay"), format!("/t/{}", player.code)]
        {
            let login = format!("Authorization: Bearer {}\r\n", player.token);
            let status = Client::new(server.port).ask("GET", &path, &login, b"")?.status;
            if status != 200 {
                outcome.fault(format!("{path}: {status}"));
            }
        }
        if record(&server, &finished)? != before {
            outcome.fault("the record of a finished game has changed");
        }
        Player::open(server.port, GAME, 2).context("a new table after the change")?.view(&mut outcome)?;
    }
    server.inspect(&[], &mut outcome)?;
    outcome.facts = format!(
        "2 restarts, {} steps, {} games, {} comparisons",
        player.steps, player.games, player.compared
    );
    Ok(outcome)
}
