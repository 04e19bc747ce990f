//! People who play, while the server is killed or restarted, or its disk is full.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::http::Client;
use crate::server::{NO_LIMITS, Server};
use crate::{Outcome, Plan};

pub(crate) const GAMES: [&str; 5] =
    ["power-grid", "castles-of-burgundy", "manhattan-project", "dice-settlers", "barrage"];

/// A person at a table with bots, who remembers what the server has answered.
pub(crate) struct Player {
    pub(crate) code: String,
    pub(crate) token: String,
    game: &'static str,
    /// The bots at the other seats.
    bots: [&'static str; 2],
    client: Client,
    chance: Chance,
    /// The log of the game as it was shown last.
    log: Vec<Value>,
    moves: u64,
    planning: u64,
    /// Steps that were answered.
    pub(crate) steps: u64,
    pub(crate) games: u64,
    /// Comparisons of what is shown with what was shown before.
    pub(crate) compared: u64,
    /// Every move that was shown, by table and number; secret ones are left out.
    pub(crate) shown: BTreeMap<(String, usize), String>,
}

impl Player {
    pub(crate) fn open(port: u16, game: &'static str, seed: u64) -> Result<Self> {
        Self::open_from(Client::new(port), game, ["greedy", "easy"], seed)
    }

    /// A player with this connection, against these bots.
    pub(crate) fn open_from(
        client: Client,
        game: &'static str,
        bots: [&'static str; 2],
        seed: u64,
    ) -> Result<Self> {
        let mut player = Self {
            code: String::new(),
            token: String::new(),
            game,
            bots,
            client,
            chance: Chance::new(seed),
            log: Vec::new(),
            moves: 0,
            planning: 0,
            steps: 0,
            games: 0,
            compared: 0,
            shown: BTreeMap::new(),
        };
        player.open_table()?;
        Ok(player)
    }

    fn open_table(&mut self) -> Result<()> {
        let [second, third] = self.bots;
        let wish =
            json!({ "game": self.game, "seats": 3, "seat2": second, "seat3": third, "visibility": "open" });
        let opened = self.client.json("POST", "/api/v1/tables", &self.token, &wish)?;
        ensure!(opened.status == 201, "{}: {}", opened.status, opened.body);
        let opened = opened.json();
        if let Some(token) = opened["token"].as_str() {
            token.clone_into(&mut self.token);
        }
        opened["code"].as_str().context("a code")?.clone_into(&mut self.code);
        (self.moves, self.planning, self.log) = (0, 0, Vec::new());
        self.games += 1;
        Ok(())
    }

    pub(crate) fn moved_to(&mut self, port: u16) {
        self.client = Client::new(port);
    }

    pub(crate) fn view(&mut self, outcome: &mut Outcome) -> Result<Value> {
        let path = format!("/api/v1/tables/{}", self.code);
        let answer = self.client.json("GET", &path, &self.token, &Value::Null)?;
        ensure!(answer.status == 200, "{}: {}", answer.status, answer.body);
        let view = answer.json();
        self.see(&view, outcome);
        Ok(view)
    }

    /// Compares what is shown with what was shown before.
    fn see(&mut self, view: &Value, outcome: &mut Outcome) {
        let Some(moves) = view["moves"].as_u64() else { return };
        let planning = view["planning"].as_u64().unwrap_or(0);
        if moves < self.moves {
            outcome.fault(format!("{}: {} moves were shown, now {moves}", self.code, self.moves));
        }
        if moves == self.moves && planning < self.planning {
            outcome.fault(format!(
                "{}: {} steps of a draft were shown, now {planning}",
                self.code, self.planning
            ));
        }
        // The log holds the latest moves; where the two overlap they must agree.
        let log = view["log"].as_array().cloned().unwrap_or_default();
        let action = |entry: &Value| entry["action"].clone();
        let known = usize::try_from(self.moves).unwrap_or(0);
        let now = usize::try_from(moves).unwrap_or(0);
        for (at, old) in self.log.iter().enumerate() {
            let number = known - self.log.len() + at;
            let Some(index) = (number + log.len()).checked_sub(now) else { continue };
            // A secret move of another seat is shown when it is no secret any more, which takes a further move.
            if old["action"] == "?" && now > known {
                continue;
            }
            self.compared += 1;
            if log.get(index).map(action) != Some(action(old)) {
                outcome.fault(format!(
                    "{}: move {number} was {}, now {:?}",
                    self.code,
                    old["action"],
                    log.get(index)
                ));
            }
        }
        for (number, entry) in (now - log.len()..).zip(&log) {
            if let Some(action) = entry["action"].as_str().filter(|action| *action != "?") {
                self.shown.insert((self.code.clone(), number), action.to_owned());
            }
        }
        (self.moves, self.planning, self.log) = (moves, planning, log);
    }

    /// Plays one step, or waits for the bots. Errors mean that the server is gone.
    pub(crate) fn step(&mut self, outcome: &mut Outcome) -> Result<()> {
        let view = self.view(outcome)?;
        if view["state"] != "playing" {
            return self.open_table();
        }
        let choices = view["choices"].as_array().map_or(&[][..], Vec::as_slice);
        let ways = choices.len() + usize::from(view["can_end_turn"] == true);
        if ways == 0 {
            std::thread::sleep(Duration::from_millis(10));
            return Ok(());
        }
        let way = self.chance.below(ways);
        let (act, choice) = choices
            .get(way)
            .map_or(("end-turn", ""), |choice| ("choice", choice["id"].as_str().unwrap_or("")));
        let path = format!("/api/v1/tables/{}/{act}", self.code);
        let body = json!({ "version": view["version"], "choice": choice });
        let answer = self.client.json("POST", &path, &self.token, &body)?;
        match answer.status {
            200 => {
                self.steps += 1;
                self.see(&answer.json(), outcome);
            }
            409 => {}
            503 => anyhow::bail!("503"),
            status => outcome.fault(format!("{act} {choice}: {status} {}", answer.body)),
        }
        Ok(())
    }

    /// Plays until the server is gone or `until` is set.
    pub(crate) fn play(&mut self, until: &AtomicBool) -> Outcome {
        let mut outcome = Outcome::default();
        while !until.load(Ordering::Relaxed) && self.step(&mut outcome).is_ok() {}
        outcome
    }
}

/// Lets everybody play for a while, ends the server, starts it again and compares.
fn interrupted(plan: &Plan, times: u32, end: impl Fn(&mut Server) -> Result<()>) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    let folder = tempfile::tempdir()?;
    let mut server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
    let mut players = Vec::new();
    for (number, game) in (0..).zip(GAMES) {
        players.push(Player::open(server.port, game, number)?);
    }
    let mut drafts = 0;
    for time in 0..times {
        let until = AtomicBool::new(false);
        let found: Vec<Outcome> = std::thread::scope(|scope| -> Result<_> {
            let until = &until;
            let playing: Vec<_> =
                players.iter_mut().map(|player| scope.spawn(move || player.play(until))).collect();
            std::thread::sleep(Duration::from_millis(500 + u64::from(time) * 37 % 500));
            end(&mut server)?;
            until.store(true, Ordering::Relaxed);
            Ok(playing.into_iter().filter_map(|thread| thread.join().ok()).collect())
        })?;
        for found in found {
            outcome.faults.extend(found.faults);
        }
        server = Server::start(&plan.program, folder.path(), NO_LIMITS)?;
        for player in &mut players {
            player.moved_to(server.port);
            drafts += player.planning;
            player.view(&mut outcome)?;
        }
    }
    server.inspect(&[], &mut outcome)?;
    let steps: u64 = players.iter().map(|player| player.steps).sum();
    let compared: u64 = players.iter().map(|player| player.compared).sum();
    outcome.facts =
        format!("{times} times, {steps} answered steps, {drafts} steps of drafts, {compared} comparisons");
    if steps == 0 {
        outcome.fault("nobody has played");
    }
    Ok(outcome)
}

pub(crate) fn kills(plan: &Plan) -> Result<Outcome> {
    interrupted(plan, plan.kills, Server::kill)
}

pub(crate) fn restarts(plan: &Plan) -> Result<Outcome> {
    interrupted(plan, plan.kills.div_ceil(3), |server| server.stop().map(|_| ()))
}

/// The size of the small disk: the write-ahead log has up to 4 MB (1,000 pages) before SQLite empties it into the file, and a
/// little more while somebody reads; the file itself has less than 1 MB.
const SIZE: &str = "size=8m";

/// A small file system in memory, unmounted on drop.
struct SmallDisk(tempfile::TempDir);

impl SmallDisk {
    fn new() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(folder.path()).output()?;
        ensure!(mounted.status.success(), "a small disk needs the right to mount: run this as root");
        Ok(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).output();
    }
}

/// Whether `/healthz` says that nothing can be written. When it says that all is well, a step is not refused.
fn tells_the_truth(player: &mut Player, port: u16, outcome: &mut Outcome) -> Result<bool> {
    let mut wrong = 0;
    for _ in 0..5 {
        // A success holds for a second.
        std::thread::sleep(Duration::from_millis(1200));
        let healthy = Client::new(port).get("/healthz")?.status == 200;
        if !healthy {
            return Ok(true);
        }
        let before = player.steps;
        // Or the bots are in turn, and their steps are refused.
        for _ in 0..200 {
            if player.steps > before {
                break;
            }
            if player.step(outcome).is_err() {
                wrong += 1;
                break;
            }
        }
    }
    if wrong > 0 {
        outcome.fault(format!("/healthz said ok, and a step was refused, {wrong} of 5 times"));
    }
    Ok(false)
}

/// The disk is filled while people play, and freed again.
pub(crate) fn full_disk(plan: &Plan) -> Result<Outcome> {
    const ROUNDS: u32 = 3;
    let mut outcome = Outcome::default();
    let disk = SmallDisk::new()?;
    let logs = tempfile::tempdir()?;
    // The log is elsewhere: it must not fill the disk itself.
    let data = format!("data = {:?}\n{NO_LIMITS}", disk.path().join("tarsas.db").display().to_string());
    let mut server = Server::start(&plan.program, logs.path(), &data)?;
    let mut players = Vec::new();
    for (number, game) in (0..).zip(GAMES.into_iter().take(2)) {
        players.push(Player::open(server.port, game, number)?);
    }
    let (mut refused, mut after, mut unhealthy, mut sizes) = (0, 0, 0, (0, 0));
    for round in 0..ROUNDS {
        for player in &mut players {
            for _ in 0..20 {
                player.step(&mut outcome)?;
            }
        }
        let filler = disk.path().join("filler");
        let mut file = fs::File::create(&filler)?;
        for size in [65_536, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        // An open file would keep its space when it is removed.
        drop(file);
        for player in &mut players {
            for _ in 0..40 {
                refused += u32::from(player.step(&mut outcome).is_err());
            }
            player.view(&mut outcome).context("while the disk is full, tables can be read")?;
        }
        unhealthy += u32::from(tells_the_truth(&mut players[0], server.port, &mut outcome)?);
        fs::remove_file(&filler)?;
        for player in &mut players {
            // The server closes connections that were silent for long.
            player.moved_to(server.port);
            let before = player.steps;
            for _ in 0..200 {
                if player.steps >= before + 5 {
                    break;
                }
                player.step(&mut outcome).context("after the disk was freed")?;
            }
            after += player.steps - before;
        }
        let size = |name: &str| fs::metadata(disk.path().join(name)).map_or(0, |data| data.len() / 1000);
        sizes = (sizes.0.max(size("tarsas.db")), sizes.1.max(size("tarsas.db-wal")));
        let health = Client::new(server.port).get("/healthz")?.status;
        if health != 200 {
            outcome.fault(format!("round {round}: the disk is free, and /healthz says {health}"));
        }
    }
    if unhealthy == 0 {
        outcome.fault("the disk was full, and /healthz never said so");
    }
    if refused == 0 || after == 0 {
        outcome.fault(format!("{refused} steps were refused and {after} made afterwards"));
    }
    server.inspect(&[], &mut outcome)?;
    server.stop()?;
    outcome.facts = format!(
        "{ROUNDS} times: {refused} steps refused while it was full, {after} made afterwards; /healthz said so {unhealthy} times; \
             the database had at most {} kB, its log {} kB",
        sizes.0, sizes.1
    );
    Ok(outcome)
}
