//! Things that people ask for by name: seats, options and bots. Every error is a sentence for the person who asked.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use bots::{BotKind, Contestant, Learning, Net, SkillFile, WeightsFile};
use engine::{Info, OptionMap};

use crate::{RequestError, nearest, read_file};

/// The number of seats, which the game must allow; without one, the game's usual number.
///
/// # Errors
/// If the game does not allow this number of seats.
pub fn seats(info: &Info, wanted: Option<u64>) -> Result<u8, RequestError> {
    let wanted = wanted.unwrap_or(info.usual_seats.into());
    match u8::try_from(wanted) {
        Ok(seats) if info.seats.contains(&seats) => Ok(seats),
        _ => {
            let (low, high) = (*info.seats.start(), *info.seats.end());
            Err(RequestError::Seats { title: info.title, low, high, wanted })
        }
    }
}

/// All options of the game, with the given ones replaced.
///
/// # Errors
/// If the game has no such option.
pub fn options(info: &Info, named: &[(String, String)]) -> Result<OptionMap, RequestError> {
    let mut options = OptionMap::defaults(info);
    for (key, value) in named {
        options.set(key, value).map_err(|sentence| {
            let keys: Vec<&str> = info.options.iter().map(|option| option.key).collect();
            let (title, key) = (info.title, key.clone());
            match nearest(&key, &keys) {
                Some(meant) => RequestError::MisspeltOption { title, key, meant },
                None => RequestError::UnknownOption { title, sentence },
            }
        })?;
    }
    Ok(options)
}

/// The bots on `count` seats: one name for all, or one for each. `seats` says in words which seats these are.
///
/// # Errors
/// If a bot is unknown or the number of bots does not fit.
pub fn bots(names: &[String], count: usize, seats: &str) -> Result<Vec<BotKind>, RequestError> {
    let kinds = names.iter().map(|name| bot(name.trim())).collect::<Result<Vec<_>, _>>()?;
    spread(kinds, count, seats)
}

/// One value for each of `count` seats, given one for all or one for each.
///
/// # Errors
/// If the number of values does not fit.
pub fn spread<T: Clone>(given: Vec<T>, count: usize, seats: &str) -> Result<Vec<T>, RequestError> {
    let named = given.len();
    match <[T; 1]>::try_from(given) {
        Ok([one]) => Ok(vec![one; count]),
        Err(given) if named == count => Ok(given),
        Err(_) => Err(RequestError::BotCount { named, count, seats: seats.to_owned() }),
    }
}

/// The bot with this name.
///
/// # Errors
/// If there is no such bot.
pub fn bot(name: &str) -> Result<BotKind, RequestError> {
    if let Some(kind) = BotKind::parse(name) {
        return Ok(kind);
    }
    let names = BotKind::ALL.map(BotKind::name);
    Err(match nearest(name, &names) {
        Some(meant) => RequestError::MisspeltBot { name: name.to_owned(), meant },
        None => RequestError::UnknownBot(name.to_owned()),
    })
}

/// The bot with this name; after an `@`, the file with its weights or its net.
///
/// # Errors
/// If there is no such bot or the file cannot be read.
pub fn contestant(name: &str) -> Result<Contestant, RequestError> {
    let Some((name, file)) = name.split_once('@') else { return Ok(bot(name)?.into()) };
    Ok(Contestant { bot: bot(name)?, skill: Some(Arc::new(skill(Path::new(file))?)) })
}

/// A file with weights or with a net.
fn skill(path: &Path) -> Result<SkillFile, RequestError> {
    let bytes = read_file(path, Net::MAX_BYTES)?;
    if !Net::is_net(&bytes) {
        return weights(path).map(SkillFile::Weights);
    }
    let name = path.display().to_string();
    let net = Net::read(&name, &bytes)?;
    Ok(SkillFile::Net(name, Arc::new(net)))
}

/// The command that makes a net, for its header.
#[must_use]
pub fn learn_command(info: &Info, options: &[(String, String)], seats: u8, learning: &Learning) -> String {
    let mut made = format!("tarsas learn {} --seats {seats}", info.slug);
    for (key, value) in options {
        let _ = write!(made, " --option {key}={value}");
    }
    let Learning { games, generations, seed, .. } = learning;
    let _ = write!(made, " --games {games} --generations {generations} --seed {seed}");
    made
}

/// The largest weights file, in bytes.
const MAX_BYTES: usize = 1 << 16;

/// A file with the weights of a bot.
///
/// # Errors
/// If it cannot be read.
pub fn weights(path: &Path) -> Result<WeightsFile, RequestError> {
    let name = path.display().to_string();
    let bytes = read_file(path, MAX_BYTES)?;
    if bytes.len() > MAX_BYTES {
        return Err(RequestError::TooLarge { file: name, kilobytes: MAX_BYTES >> 10 });
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(WeightsFile { name, text }),
        Err(_) => Err(RequestError::NotText(name)),
    }
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
