//! Parsing of arguments: seats, options, bots, seeds.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Error, Result, anyhow, bail, ensure};
use bots::{BotKind, Contestant, Series, WeightsFile};
use catalogue::{nearest, read_file};
use engine::{Info, OptionMap};

use crate::args::SeriesArgs;

/// The number of seats, which the game must allow.
pub(crate) fn seats(info: &Info, wanted: Option<u64>) -> Result<u8> {
    let wanted = wanted.unwrap_or(info.usual_seats.into());
    match u8::try_from(wanted) {
        Ok(seats) if info.seats.contains(&seats) => Ok(seats),
        _ => {
            let (low, high) = (info.seats.start(), info.seats.end());
            bail!("{} is for {low} to {high} players, not for {wanted}", info.title)
        }
    }
}

/// All options of the game, with the given ones replaced.
pub(crate) fn options(info: &Info, named: &[(String, String)]) -> Result<OptionMap> {
    let mut options = OptionMap::defaults(info);
    for (key, value) in named {
        if let Err(sentence) = options.set(key, value) {
            let keys: Vec<&str> = info.options.iter().map(|option| option.key).collect();
            match nearest(key, &keys) {
                Some(meant) => bail!("{} has no option \"{key}\"; did you mean {meant}?", info.title),
                None => bail!("{}: {sentence}", info.title),
            }
        }
    }
    Ok(options)
}

/// The bots on `count` seats: one name for all, or one for each.
pub(crate) fn bots(names: &[String], count: usize, seats: &str) -> Result<Vec<BotKind>> {
    let kinds = names.iter().map(|name| bot(name.trim())).collect::<Result<Vec<_>>>()?;
    if let &[kind] = kinds.as_slice() {
        return Ok(vec![kind; count]);
    }
    let named = kinds.len();
    ensure!(named == count, "{named} bots are named for {count} {seats}; name one for all, or one for each");
    Ok(kinds)
}

/// The bot with this name.
pub(crate) fn bot(name: &str) -> Result<BotKind> {
    if let Some(kind) = BotKind::parse(name) {
        return Ok(kind);
    }
    let names = BotKind::ALL.map(BotKind::name);
    match nearest(name, &names) {
        Some(meant) => bail!("there is no bot \"{name}\"; did you mean {meant}?"),
        None => bail!("there is no bot \"{name}\"; the bots are {}", names.join(", ")),
    }
}

/// The bot with this name; after an `@`, the file with its weights.
pub(crate) fn contestant(name: &str) -> Result<Contestant> {
    let Some((name, file)) = name.split_once('@') else { return Ok(bot(name)?.into()) };
    Ok(Contestant { bot: bot(name)?, weights: Some(Arc::new(weights(Path::new(file))?)) })
}

/// The largest weights file, in bytes.
const MAX_BYTES: usize = 1 << 16;

/// A file with the weights of a bot.
pub(crate) fn weights(path: &Path) -> Result<WeightsFile> {
    let name = path.display().to_string();
    let bytes = read_file(path, MAX_BYTES).map_err(Error::msg)?;
    ensure!(
        bytes.len() <= MAX_BYTES,
        "{name}: the file is larger than the {} kB it may have",
        MAX_BYTES >> 10
    );
    let text = String::from_utf8(bytes).map_err(|_| anyhow!("{name}: the file is not text"))?;
    Ok(WeightsFile { name, text })
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
    let series = Series { bots, games: args.games, seed: seed(args.setup.seed)?, threads, record: false };
    Ok((seats, options, series))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bot_is_for_all_seats_and_several_for_one_each() {
        let bots = |names: &[&str], count| {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            bots(&names, count, "seats").map_err(|error| error.to_string())
        };
        assert_eq!(bots(&["random"], 3), Ok(vec![BotKind::Random; 3]));
        assert_eq!(bots(&["random", " greedy"], 2), Ok(vec![BotKind::Random, BotKind::Greedy]));
        assert_eq!(
            bots(&["random", "greedy"], 3).unwrap_err(),
            "2 bots are named for 3 seats; name one for all, or one for each"
        );
        assert_eq!(bots(&["gredy"], 3).unwrap_err(), "there is no bot \"gredy\"; did you mean greedy?");
        assert_eq!(
            bots(&[""], 3).unwrap_err(),
            "there is no bot \"\"; the bots are random, greedy, search, easy, normal, hard, expert"
        );
    }
}
