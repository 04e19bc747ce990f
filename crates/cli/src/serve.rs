//! `tarsas serve`

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::sync::Arc;

use anyhow::{Result, anyhow, ensure};
use catalogue::Shelf;
use store::{Claim, Location, Store};
use tokio::sync::oneshot;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use web::Config;

use crate::args::{Common, ServeArgs};
use crate::backup::Backups;
use crate::settings::Settings;
use crate::{INTERRUPTED, words};

pub(crate) fn run(args: &ServeArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let settings = Settings::new(args)?;
    if args.print_config {
        return Ok(out.write_all(settings.print()?.as_bytes())?);
    }
    let config = config(&settings, common)?;
    check_components(common)?;
    check_address(config.address)?;
    let backups = Backups::new(&settings)?;
    start_log(&settings)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(config, &settings.data, backups, common, out))
}

async fn serve(
    config: Config,
    data: &Location,
    backups: Option<Backups>,
    common: &Common,
    out: &mut impl Write,
) -> Result<()> {
    // Several servers may share a PostgreSQL database.
    let _claim = data.file().map(Claim::new).transpose()?;
    let store = Arc::new(Store::open(data).await?);
    let (ready, is_ready) = oneshot::channel();
    let wanted = config.address;
    let greet = async {
        if let Ok(address) = is_ready.await {
            let facts = [("url", url(address).into()), ("data", data.to_string().into())];
            say(out, &words::text(common.language, "serve-welcome", &facts));
        }
    };
    let schedule = backups.zip(data.file()).map(|(backups, file)| tokio::spawn(backups.run(file.to_owned())));
    let (served, ()) = tokio::join!(web::serve(config, store, ready, stop_signal()), greet);
    if let Some(schedule) = schedule {
        schedule.abort();
    }
    served.map_err(|error| address_error(wanted, &error))?;
    say(out, &words::text(common.language, "serve-stopped", &[]));
    Ok(())
}

/// Prints a line; a closed standard output does not stop the server.
fn say(out: &mut impl Write, sentence: &str) {
    let _ = writeln!(out, "{sentence}").and_then(|()| out.flush());
}

fn config(settings: &Settings, common: &Common) -> Result<Config> {
    let public_url = settings.public_url.as_deref().map(public_url).transpose()?;
    Ok(Config {
        address: address(&settings.host, settings.port)?,
        mail: settings.mailer(public_url.as_deref())?,
        public_url,
        behind_proxy: settings.behind_proxy,
        admin_token: settings.admin_token.clone(),
        components: common.components.clone(),
        limits: settings.limits,
        expire_tables: settings.expiry()?,
        ..Config::default()
    })
}

pub(crate) fn address(host: &str, port: u16) -> Result<SocketAddr> {
    // IPv6 addresses may be written in brackets.
    let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let mut found = (bare, port)
        .to_socket_addrs()
        .map_err(|_| anyhow!("--host {host} is not the address of a machine"))?;
    found.next().ok_or_else(|| anyhow!("--host {host} is not the address of a machine"))
}

fn public_url(url: &str) -> Result<String> {
    let url = url.trim_end_matches('/');
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    let good = !host.is_empty() && !host.contains(|c: char| c == '/' || c == '"' || c.is_whitespace());
    ensure!(good, "--public-url {url} does not look like https://games.example.org");
    Ok(url.to_owned())
}

/// Loads all component sets, so that invalid files are reported at startup.
fn check_components(common: &Common) -> Result<()> {
    let shelf = Shelf::new(common.components.clone());
    for game in catalogue::games() {
        shelf.edition(*game).map_err(anyhow::Error::msg)?;
    }
    Ok(())
}

/// Checks that the address can be bound, before a database is created.
fn check_address(address: SocketAddr) -> Result<()> {
    TcpListener::bind(address).map(drop).map_err(|error| address_error(address, &error))
}

fn address_error(address: SocketAddr, error: &io::Error) -> anyhow::Error {
    match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow!("{address} is in use, perhaps by another tarsas; choose another port with --port")
        }
        ErrorKind::AddrNotAvailable => anyhow!("{} is not an address of this machine", address.ip()),
        ErrorKind::PermissionDenied => {
            anyhow!("{address} is reserved; choose a port from 1024 on")
        }
        _ => anyhow!("{address} cannot be used: {error}"),
    }
}

/// The address to open in a browser.
fn url(address: SocketAddr) -> String {
    format!("http://{}/", reachable(address))
}

/// The address under which programs of this machine reach a server that listens on `address`.
pub(crate) fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        // The wildcard address is not reachable as such; the loopback address always works here.
        address.set_ip(if address.is_ipv4() {
            [127, 0, 0, 1].into()
        } else {
            [0, 0, 0, 0, 0, 0, 0, 1].into()
        });
    }
    address
}

/// Parses the log filter. The library would take a mistyped level for the name of a module and log nothing else.
fn log_filter(wanted: &str) -> Result<Targets> {
    const LEVELS: [&str; 6] = ["off", "error", "warn", "info", "debug", "trace"];
    let is_level = |word: &str| LEVELS.contains(&word.trim().to_lowercase().as_str());
    let fits = |part: &str| match part.split_once('=') {
        Some((module, level)) => !module.trim().is_empty() && is_level(level),
        None => is_level(part),
    };
    let filter = wanted.parse::<Targets>().ok().filter(|_| wanted.split(',').all(fits));
    filter.ok_or_else(|| {
        anyhow!("--log \"{wanted}\" is not a log level (off, error, warn, info, debug, trace, also per module: warn,web=info)")
    })
}

fn start_log(settings: &Settings) -> Result<()> {
    let filter = log_filter(&settings.log)?;
    let lines =
        tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let log = tracing_subscriber::registry().with(filter);
    if settings.log_json {
        log.with(lines.json()).try_init()?;
    } else {
        log.with(lines).try_init()?;
    }
    Ok(())
}

/// Completes when the operator or the system stops the server. A second Ctrl-C exits at once.
async fn stop_signal() {
    asked_to_stop().await;
    tokio::spawn(async {
        asked_to_stop().await;
        std::process::exit(INTERRUPTED);
    });
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => tokio::select! {
            () = interrupted() => {}
            _ = terminate.recv() => {}
        },
        Err(_) => interrupted().await,
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    interrupted().await;
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without a signal handler, only the system can end the program.
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_shown() {
        for (host, shown) in [
            ("127.0.0.1", "http://127.0.0.1:80/"),
            ("0.0.0.0", "http://127.0.0.1:80/"),
            ("::1", "http://[::1]:80/"),
            ("[::]", "http://[::1]:80/"),
        ] {
            assert_eq!(url(address(host, 80).unwrap()), shown);
        }
        assert!(address("no such machine", 80).is_err());
    }

    #[test]
    fn unknown_log_levels_are_refused() {
        for good in ["warn", "OFF", "warn,web=info", "web=debug, store=error", "trace"] {
            assert!(log_filter(good).is_ok(), "{good}");
        }
        for bad in ["", "warning", "verbose", "warn,", "web", "loud=very", "=info", "info,verbose"] {
            let sentence = log_filter(bad).unwrap_err().to_string();
            assert!(sentence.contains(&format!("--log \"{bad}\" is not a log level")), "{sentence}");
        }
    }

    #[test]
    fn invalid_public_addresses_are_refused() {
        assert_eq!(public_url("https://games.example.org/").unwrap(), "https://games.example.org");
        for bad in ["", "games.example.org", "https://", "https://a/b", "https://a b", "ftp://a"] {
            assert!(public_url(bad).is_err(), "{bad}");
        }
    }
}
