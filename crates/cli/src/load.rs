//! `tarsas load`: how the server feels when many are there.
//!
//! A crowd watches tables at which bots play, one person plays a game as a browser does, and the person's waiting is
//! measured. Only this machine is ever asked: a server elsewhere belongs to somebody.

mod client;
mod crowd;
mod figures;
mod own_server;
mod player;
mod system;

use std::io::Write;
use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};

use crate::args::{Common, LoadArgs};
use client::Client;
use crowd::Crowd;
use figures::{Figures, Spread};
use own_server::OwnServer;

/// Tables that are opened before memory is counted, so that it is not counted what all tables share.
const WARM_UP: usize = 20;

/// After this time the server has dropped what it drew for tables that nobody looks at.
const UNTIL_IDLE: Duration = Duration::from_secs(21);

/// How long requests may take to be answered before all is given up.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) fn run(args: &LoadArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(anyhow::Error::msg)?.info();
    ensure!(args.streams == 0 || args.tables > 0, "there is nothing to watch without tables");
    let given = args.url.as_deref().map(loopback).transpose()?;
    let own = if given.is_none() { Some(OwnServer::start(common.components.clone())?) } else { None };
    let address = given.or(own.as_ref().map(|own| own.address)).context("there is no server")?;
    // The client has a thread of its own, so that the server's work does not delay what is measured more than it must.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(args, game.slug, address, own.is_some()));
    drop(runtime);
    if let Some(own) = own {
        own.stop()?;
    }
    let figures = measured?;
    figures.write(args.json, common.language, out)?;
    ensure!(figures.failures == 0, "{} requests failed", figures.failures);
    Ok(())
}

/// The address behind a URL, if it is one of this machine.
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
        anyhow!("--url {url} is not on this machine; only a server here may be put under load")
    })
}

async fn measure(args: &LoadArgs, game: &str, address: SocketAddr, own: bool) -> Result<Figures> {
    let start = Instant::now();
    let mut client = Client::new(address);
    let bot = client.strongest_bot().await?;
    let idle_table = if own { idle_memory(&mut client, game, args.tables).await? } else { None };

    let crowd = Arc::new(Crowd::new(address, game, &bot));
    crowd.gather(args.tables, args.streams).await?;
    let deadline = Instant::now() + Duration::from_secs(args.seconds.into());
    let mut player = player::Player::new(address, game).await?;
    let first_page = player.first_page().await?;
    let crowd_saw = || (crowd.events.load(Ordering::Relaxed), crowd.bytes.load(Ordering::Relaxed));
    let before = crowd_saw();
    let (playing, worked) = (Instant::now(), system::work_of_others());
    player.play_until(deadline).await?;
    let played = playing.elapsed().as_secs_f64();
    let worked = worked.zip(system::work_of_others()).filter(|_| own);
    let after = crowd_saw();
    let failures = crowd.failures.load(Ordering::Relaxed) + player.failures;
    crowd.leave();
    Ok(Figures {
        tables: args.tables,
        streams: args.streams,
        seconds: start.elapsed().as_secs_f64(),
        steps: player.answers.len(),
        answer_ms: Spread::of(player.answers),
        stream_ms: Spread::of(player.shown),
        answer_bytes: Spread::of(player.answer_bytes),
        stream_bytes: Spread::of(player.stream_bytes),
        stream_text_bytes: Spread::of(player.stream_text_bytes),
        first_page_bytes: first_page.0,
        first_page_files: first_page.1,
        idle_table_bytes: idle_table,
        server_cores: worked.map(|(before, after)| (after - before) / played),
        updates_per_second: (after.0 - before.0) as f64 / played,
        stream_bytes_per_second: (after.1 - before.1) as f64 / played,
        failures,
    })
}

/// By how much the program grows with every table that was opened, looked at and left alone.
async fn idle_memory(client: &mut Client, game: &str, tables: usize) -> Result<Option<u64>> {
    if tables == 0 || system::resident().is_none() {
        return Ok(None);
    }
    for _ in 0..WARM_UP {
        open_and_look(client, game).await?;
    }
    tokio::time::sleep(UNTIL_IDLE).await;
    let before = system::resident();
    for _ in 0..tables {
        open_and_look(client, game).await?;
    }
    tokio::time::sleep(UNTIL_IDLE).await;
    let (Some(before), Some(after)) = (before, system::resident()) else { return Ok(None) };
    Ok(Some(after.saturating_sub(before) / tables as u64))
}

async fn open_and_look(client: &mut Client, game: &str) -> Result<()> {
    let table = client.open_table(game, None).await?;
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
            assert!(loopback(good).unwrap().ip().is_loopback(), "{good}");
        }
        assert_eq!(loopback("http://127.0.0.1").unwrap().port(), 80);
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
}
