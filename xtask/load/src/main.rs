//! `cargo xtask load`: response times of a server under load.
//!
//! Several people play as a browser does, and the time of each of their steps is measured. Meanwhile spectators watch
//! tables of bots, and tables of experts keep the bots' threads busy. Only this machine is put under load.

mod client;
mod crowd;
mod figures;
mod own_server;
mod player;
mod system;

use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};
use clap::Parser;
use tokio::task::JoinSet;

use client::Client;
use crowd::Crowd;
use figures::{BotFigures, Figures, Percentiles};
use own_server::OwnServer;
use player::Player;

/// Measure the response times of a server under load
#[derive(Debug, Parser)]
#[command(name = "cargo xtask load")]
struct LoadArgs {
    /// A server of this machine, without limits for visitors [default: start one with a temporary database]; several on one
    /// database: each person's steps go to one of them, the updates come from the next one
    #[arg(long, value_name = "URL")]
    url: Vec<String>,
    /// The game
    #[arg(long, value_name = "GAME", default_value = "power-grid")]
    game: String,
    /// Number of people; each plays at a table with bots that do not search
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=100))]
    people: u32,
    /// Number of tables of bots with spectators
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=1000))]
    tables: u32,
    /// Number of spectators at these tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=2000))]
    streams: u32,
    /// Number of tables of experts, each with one spectator
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    experts: u32,
    /// Duration in seconds
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// Measure the memory of an idle table too, which takes another minute
    #[arg(long)]
    memory: bool,
    /// A folder with component files for the server that is started
    #[arg(long, value_name = "DIR")]
    components: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Tables opened before memory is measured, so that what all tables share is not counted.
const WARM_UP: usize = 20;

/// Tables opened to measure the memory of one.
const MEASURED: usize = 100;

/// After this time the server has dropped the pages cached for tables without visitors.
const UNTIL_IDLE: Duration = Duration::from_secs(21);

/// Longest wait for a response.
const PATIENCE: Duration = Duration::from_secs(30);

fn main() -> Result<()> {
    let args = LoadArgs::parse();
    ensure!(args.streams == 0 || args.tables > 0, "--streams needs --tables");
    let mut servers = args.url.iter().map(|url| loopback(url)).collect::<Result<Vec<_>>>()?;
    let own = if servers.is_empty() { Some(OwnServer::start(args.components.clone())?) } else { None };
    servers.extend(own.as_ref().map(|own| own.address));
    // The client has its own thread, so that the server delays the measurement as little as possible.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(&args, &servers, own.is_some()));
    drop(runtime);
    if let Some(own) = own {
        own.stop()?;
    }
    let figures = measured?;
    let text = if args.json { serde_json::to_string(&figures)? + "\n" } else { figures.text() };
    std::io::stdout().write_all(text.as_bytes())?;
    ensure!(figures.failures == 0, "{} requests failed", figures.failures);
    Ok(())
}

/// The address of a URL that names this machine.
fn loopback(url: &str) -> Result<SocketAddr> {
    let host = url.trim_end_matches('/').strip_prefix("http://");
    let host = host.filter(|host| !host.contains(['/', '@', '?', '#']));
    let host = host.ok_or_else(|| anyhow!("--url {url} does not look like http://127.0.0.1:8080"))?;
    let with_port = if host.parse::<SocketAddr>().is_err() && !host.contains(':') {
        format!("{host}:80")
    } else {
        host.to_owned()
    };
    let found: Vec<SocketAddr> =
        with_port.to_socket_addrs().map_err(|error| anyhow!("--url {url}: {error}"))?.collect();
    let here = found.iter().find(|address| address.ip().is_loopback());
    here.copied().filter(|_| found.iter().all(|address| address.ip().is_loopback())).ok_or_else(|| {
        anyhow!("--url {url} is not on this machine; only a server of this machine may be put under load")
    })
}

async fn measure(args: &LoadArgs, servers: &[SocketAddr], own: bool) -> Result<Figures> {
    let mut client = Client::new(servers, 0);
    let idle_table = if own && args.memory { idle_memory(&mut client, &args.game).await? } else { None };
    let crowd = Arc::new(Crowd::new(servers, &args.game));
    crowd.gather(args.tables as usize, args.streams as usize).await?;
    let mut people = Vec::new();
    for number in 0..args.people {
        people.push(Player::new(servers, &args.game, number).await?);
    }
    let first_page = people[0].first_page().await?;
    for _ in 0..args.experts {
        let table = client.open_bot_table(&args.game, "expert").await?;
        // Bots among themselves play only while somebody watches.
        let mut events = client.stream(&table.code).await?;
        tokio::spawn(async move { while events.skip().await.is_some() {} });
    }
    let before = (crowd.events.load(Ordering::Relaxed), crowd.bytes.load(Ordering::Relaxed));
    let (started, worked) = (Instant::now(), system::work_of_others());
    let deadline = started + Duration::from_secs(args.seconds.into());
    let mut playing = JoinSet::new();
    for mut player in people {
        playing.spawn(async move { player.play_until(deadline).await.map(|()| player.measured) });
    }
    let mut all = player::Measured::default();
    while let Some(played) = playing.join_next().await {
        all.merge(played??);
    }
    let seconds = started.elapsed().as_secs_f64();
    let worked = worked.zip(system::work_of_others()).filter(|_| own);
    let after = (crowd.events.load(Ordering::Relaxed), crowd.bytes.load(Ordering::Relaxed));
    let bots = BotFigures::parse(&String::from_utf8_lossy(&client.get("/metrics", false).await?.body));
    crowd.leave();
    Ok(Figures {
        people: args.people,
        tables: args.tables,
        streams: args.streams,
        experts: args.experts,
        seconds,
        steps: all.answers.len(),
        answer_ms: Percentiles::of(all.answers),
        stream_ms: Percentiles::of(all.shown),
        answer_bytes: Percentiles::of(all.answer_bytes),
        stream_bytes: Percentiles::of(all.stream_bytes),
        stream_text_bytes: Percentiles::of(all.stream_text_bytes),
        first_page_bytes: first_page.0,
        first_page_files: first_page.1,
        idle_table_bytes: idle_table,
        server_cores: worked.map(|(before, after)| (after - before) / seconds),
        updates_per_second: (after.0 - before.0) as f64 / seconds,
        stream_bytes_per_second: (after.1 - before.1) as f64 / seconds,
        bots,
        failures: crowd.failures.load(Ordering::Relaxed) + all.failures,
    })
}

/// The memory of a table that was opened, visited and left.
async fn idle_memory(client: &mut Client, game: &str) -> Result<Option<u64>> {
    if system::resident().is_none() {
        return Ok(None);
    }
    for _ in 0..WARM_UP {
        open_and_visit(client, game).await?;
    }
    tokio::time::sleep(UNTIL_IDLE).await;
    let before = system::resident();
    for _ in 0..MEASURED {
        open_and_visit(client, game).await?;
    }
    tokio::time::sleep(UNTIL_IDLE).await;
    let (Some(before), Some(after)) = (before, system::resident()) else { return Ok(None) };
    Ok(Some(after.saturating_sub(before) / MEASURED as u64))
}

async fn open_and_visit(client: &mut Client, game: &str) -> Result<()> {
    let table = client.open_table(game).await?;
    let page = client.get(&format!("/t/{}", table.code), true).await?;
    ensure!(page.status == 200, "the page of a table was answered with {}", page.status);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_put_under_load() {
        for good in
            ["http://127.0.0.1:8080", "http://127.0.0.1:8080/", "http://[::1]:80", "http://localhost:1"]
        {
            assert!(loopback(good).expect("an address of this machine").ip().is_loopback(), "{good}");
        }
        assert_eq!(loopback("http://127.0.0.1").map(|address| address.port()).ok(), Some(80));
        for bad in [
            "http://192.0.2.1:80",
            "http://0.0.0.0:80",
            "https://127.0.0.1",
            "127.0.0.1:80",
            "http://",
            "http://a@127.0.0.1/",
        ] {
            assert!(loopback(bad).is_err(), "{bad}");
        }
    }

    /// The whole measurement, small: people get answers, spectators see updates, experts decide.
    #[test]
    fn a_server_is_measured() {
        let args = LoadArgs::parse_from([
            "load",
            "--people",
            "2",
            "--tables",
            "1",
            "--streams",
            "2",
            "--experts",
            "1",
            "--seconds",
            "3",
        ]);
        let own = OwnServer::start(None).expect("a server");
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let figures = runtime.block_on(measure(&args, &[own.address], true)).expect("it can be measured");
        drop(runtime);
        own.stop().expect("it stops");
        assert!(figures.steps > 0 && figures.failures == 0, "{figures:?}");
        assert!(figures.first_page_files > 2 && figures.updates_per_second > 0.0, "{figures:?}");
        assert!(figures.bots.is_some_and(|bots| bots.decisions > 0), "{figures:?}");
    }
}
