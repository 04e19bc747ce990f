//! Parsing of arguments: seats, options, bots, seeds.

use std::path::Path;

use anyhow::{Error, Result, ensure};
use bots::{BotKind, Contestant, Series, WeightsFile};
use catalogue::request;
use engine::{Info, OptionMap};

use crate::args::SeriesArgs;

/// The number of seats, which the game must allow.
pub(crate) fn seats(info: &Info, wanted: Option<u64>) -> Result<u8> {
    request::seats(info, wanted).map_err(Error::msg)
}

/// All options of the game, with the given ones replaced.
pub(crate) fn options(info: &Info, named: &[(String, String)]) -> Result<OptionMap> {
    request::options(info, named).map_err(Error::msg)
}

/// The bots on `count` seats: one name for all, or one for each.
pub(crate) fn bots(names: &[String], count: usize, seats: &str) -> Result<Vec<BotKind>> {
    request::bots(names, count, seats).map_err(Error::msg)
}

/// The bot with this name; after an `@`, the file with its weights.
pub(crate) fn contestant(name: &str) -> Result<Contestant> {
    request::contestant(name).map_err(Error::msg)
}

/// A file with the weights of a bot.
pub(crate) fn weights(path: &Path) -> Result<WeightsFile> {
    request::weights(path).map_err(Error::msg)
}

/// The given seed, or a random one that is short enough to type.
pub(crate) fn seed(given: Option<u64>) -> Result<u64> {
    match given {
        Some(seed) => Ok(seed),
        None => Ok(getrandom::u64()? % 1_000_000_000),
    }
}

/// A series of games between bots: number of players, options, bots and number of games.
pub(crate) fn series(info: &Info, args: &SeriesArgs) -> Result<(u8, OptionMap, Series)> {
    let seats = seats(info, args.setup.seats)?;
    let options = options(info, &args.setup.options)?;
    let bots = bots(&args.bots, seats.into(), "seats")?;
    ensure!(args.games > 0, "--games must be at least 1");
    let threads = args.threads.map_or(0, usize::from);
    let seed = seed(args.setup.seed)?;
    let series = Series { bots, first: 0, games: args.games, seed, threads, record: false };
    Ok((seats, options, series))
}
