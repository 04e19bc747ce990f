//! A recorded game as a readable text file.
//!
//! ```text
//! tarsas record 1
//! game power-grid
//! rules 1
//! components 5f0c…
//! option map germany
//! seats 3
//! commitment 9a31…
//! nonce 1 40d2…
//! seed 77e0…
//!
//! start : order 1 order 0 order 2
//! 2 nominate 4
//! 2 bid 4
//! 3 bid 5 : plant 26
//! end 3 finished
//! ```
//!
//! The header comes first, then one line per action: seat, action in the game's notation and, after a colon, the
//! draws it caused. The last line counts the actions and says whether the game is finished, so a truncated file is
//! detected. The seed is present once it is revealed; a line `nonce` has a seat and the number its player added. Replaying
//! needs no generator.

use std::fmt;

use crate::{Draw, Nonce, Refusal, Seat, Seed};

/// The maximum size of a record; a whole game takes a hundredth of it.
pub const MAX_RECORD_BYTES: usize = 4 << 20;

/// The maximum length of a line.
const MAX_LINE_BYTES: usize = 1000;

const FORMAT: &str = "tarsas record 1";

/// A parsed record, not yet checked against the rules.
///
/// ```
/// use engine::{Ending, Record};
///
/// let text = format!("tarsas record 1\ngame go\nrules 1\ncomponents {}\nseats 2\n\nstart\n1 pass\nend 1 paused\n", "0".repeat(64));
/// let record = Record::parse(text.as_bytes()).unwrap();
/// assert_eq!((record.lines[0].action.as_str(), record.ending), ("pass", Ending::Paused));
/// assert_eq!(record.to_string(), text);
/// let cut_off = Record::parse(&text.as_bytes()[..text.len() - 13]).unwrap_err();
/// assert_eq!(cut_off.line, 9);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// The options, by name.
    pub options: Vec<(String, String)>,
    /// The number of seats.
    pub seats: u8,
    /// The hash of the seed, published before the game.
    pub commitment: Option<String>,
    /// The numbers that players added, in the order of their seats: the game draws from [`Seed::mixed`].
    pub nonces: Vec<(Seat, Nonce)>,
    /// The seed, once revealed.
    pub seed: Option<Seed>,
    /// The random draws of the setup.
    pub start: Vec<Draw>,
    /// The line number of each key of the header, for messages.
    pub header: Vec<(String, usize)>,
    /// The actions.
    pub lines: Vec<Line>,
    /// Whether the game is over.
    pub ending: Ending,
}

/// One action of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The line number in the file, counted from 1.
    pub number: usize,
    /// The acting seat.
    pub seat: Seat,
    /// The action in the game's notation.
    pub action: String,
    /// The random draws it caused.
    pub draws: Vec<Draw>,
}

/// Whether a recorded game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last action ended the game.
    Finished,
    /// The game can be continued.
    Paused,
}

/// Why a record cannot be read or replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
    /// The refusal, if a rule forbids the action.
    pub refusal: Option<Refusal>,
}

impl RecordError {
    /// An error in this line.
    pub fn new(line: usize, reason: impl Into<String>) -> Self {
        Self { line, reason: reason.into(), refusal: None }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)?;
        self.refusal.map_or(Ok(()), |refusal| write!(f, " ({}: {})", refusal.rule, refusal.reason))
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(game: &str, rules: u32, components: &str, seats: u8) -> Self {
        Self {
            game: game.to_owned(),
            rules,
            components: components.to_owned(),
            options: Vec::new(),
            seats,
            commitment: None,
            nonces: Vec::new(),
            seed: None,
            start: Vec::new(),
            header: Vec::new(),
            lines: Vec::new(),
            ending: Ending::Paused,
        }
    }

    /// The line number of a key of the header: `rules`, `start`, the name of an option.
    #[must_use]
    pub fn line_of(&self, key: &str) -> usize {
        let found = self.header.iter().find(|(known, _)| known == key);
        found.or(self.header.last()).map_or(1, |(_, line)| *line)
    }

    /// Parses a record.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        let mut lines = Lines::new(bytes);
        let (_, format) = lines.required("the first line of a record, \"tarsas record 1\"")?;
        if format != FORMAT {
            let reason = if format.starts_with("tarsas record ") {
                format!("this is \"{format}\"; this program reads \"{FORMAT}\"")
            } else {
                format!("this is not a record: it does not begin with \"{FORMAT}\"")
            };
            return Err(RecordError::new(1, reason));
        }
        let mut header = Header::default();
        let (start_line, start) = loop {
            let (number, line) = lines.required("the line \"start\"")?;
            if line == "start" || line.starts_with("start ") {
                break (number, line);
            }
            if !line.is_empty() {
                header.read(number, line)?;
            }
        };
        header.lines.push(("start".to_owned(), start_line));
        let mut record = header.finish(start_line)?;
        let (head, draws) = split_draws(start_line, start)?;
        if head != "start" {
            return Err(RecordError::new(start_line, "\"start\" may be followed only by a colon and draws"));
        }
        record.start = draws;
        loop {
            let (number, line) = lines.required("the closing line \"end\": the file is cut off")?;
            if let Some(rest) = line.strip_prefix("end ") {
                record.ending = read_end(number, rest, record.lines.len())?;
                break;
            }
            if lines.cut_off {
                return Err(RecordError::new(number, "the file is cut off in the middle of this line"));
            }
            record.lines.push(read_action(number, line, record.seats)?);
        }
        while let Some((number, line)) = lines.next()? {
            if !line.is_empty() {
                return Err(RecordError::new(number, "something follows the closing line"));
            }
        }
        Ok(record)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}\ngame {}\nrules {}\ncomponents {}", self.game, self.rules, self.components)?;
        for (key, value) in &self.options {
            writeln!(f, "option {key} {value}")?;
        }
        writeln!(f, "seats {}", self.seats)?;
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, nonce) in &self.nonces {
            writeln!(f, "nonce {seat} {nonce}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {}", seed.reveal())?;
        }
        write!(f, "\nstart")?;
        write_draws(f, &self.start)?;
        for line in &self.lines {
            write!(f, "{} {}", line.seat, line.action)?;
            write_draws(f, &line.draws)?;
        }
        let ending = match self.ending {
            Ending::Finished => "finished",
            Ending::Paused => "paused",
        };
        writeln!(f, "end {} {ending}", self.lines.len())
    }
}

fn write_draws(f: &mut fmt::Formatter<'_>, draws: &[Draw]) -> fmt::Result {
    let separator = if draws.is_empty() { "" } else { " : " };
    writeln!(f, "{separator}{}", Draw::write_list(draws))
}

/// The numbered lines of a file; an error for anything that cannot be a line of a record.
struct Lines<'a> {
    rest: &'a [u8],
    number: usize,
    /// Whether the last line returned had no line break.
    cut_off: bool,
}

impl<'a> Lines<'a> {
    const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes, number: 0, cut_off: false }
    }

    fn next(&mut self) -> Result<Option<(usize, &'a str)>, RecordError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let reach = &self.rest[..self.rest.len().min(MAX_LINE_BYTES + 1)];
        let end = reach.iter().position(|&byte| byte == b'\n').unwrap_or(reach.len());
        if end > MAX_LINE_BYTES {
            let reason = format!("the line is longer than {MAX_LINE_BYTES} bytes, so this is not a record");
            return Err(RecordError::new(self.number, reason));
        }
        let line = str::from_utf8(&self.rest[..end])
            .map_err(|_| RecordError::new(self.number, "the line is not UTF-8 text"))?;
        let line = line.strip_suffix('\r').unwrap_or(line);
        if let Some(control) = line.chars().find(|c| c.is_control()) {
            let reason = format!("the line holds the control character {control:?}, so this is not a record");
            return Err(RecordError::new(self.number, reason));
        }
        self.cut_off = end == self.rest.len();
        self.rest = self.rest.get(end + 1..).unwrap_or_default();
        Ok(Some((self.number, line)))
    }

    fn required(&mut self, what: &str) -> Result<(usize, &'a str), RecordError> {
        self.next()?.ok_or_else(|| RecordError::new(self.number + 1, format!("the file ends before {what}")))
    }
}

/// The lines between the format and the start, in any order, each at most once (options: each name once; numbers of
/// players: each seat once).
#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u32>,
    components: Option<String>,
    options: Vec<(String, String)>,
    seats: Option<u8>,
    commitment: Option<String>,
    nonces: Vec<(Seat, Nonce)>,
    seed: Option<Seed>,
    lines: Vec<(String, usize)>,
}

impl Header {
    fn read(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let error = |reason: String| RecordError::new(number, reason);
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        let bad = || error(format!("\"{value}\" is not a value for \"{key}\""));
        let twice = || error(format!("\"{key}\" occurs a second time"));
        fn put<T>(slot: &mut Option<T>, value: Option<T>) -> Option<bool> {
            value.map(|value| slot.replace(value).is_none())
        }
        let hash = || Seed::parse(value).map(|_| value.to_ascii_lowercase());
        let once = match key {
            "game" => put(&mut self.game, (!value.is_empty()).then(|| value.to_owned())),
            "rules" => put(&mut self.rules, value.parse().ok()),
            "components" => put(&mut self.components, hash()),
            "seats" => put(&mut self.seats, value.parse().ok()),
            "commitment" => put(&mut self.commitment, hash()),
            "seed" => put(&mut self.seed, Seed::parse(value)),
            "option" => value.split_once(' ').map(|(name, value)| {
                let once = self.options.iter().all(|(known, _)| known != name);
                self.options.push((name.to_owned(), value.to_owned()));
                once
            }),
            "nonce" => read_nonce(value).map(|(seat, nonce)| {
                let once = self.nonces.iter().all(|(known, _)| *known != seat);
                self.nonces.push((seat, nonce));
                once
            }),
            _ => return Err(error(format!("\"{key}\" is not a line of a record's header"))),
        };
        let first = value.split(' ').next().unwrap_or_default();
        let name = match key {
            "option" => first.to_owned(),
            "nonce" => format!("nonce {first}"),
            _ => key.to_owned(),
        };
        self.lines.push((name, number));
        match once {
            Some(true) => Ok(()),
            Some(false) => Err(twice()),
            None => Err(bad()),
        }
    }

    fn finish(mut self, start_line: usize) -> Result<Record, RecordError> {
        fn need<T>(value: Option<T>, key: &str, line: usize) -> Result<T, RecordError> {
            value.ok_or_else(|| RecordError::new(line, format!("the header has no line \"{key}\"")))
        }
        let seats = need(self.seats, "seats", start_line)?;
        self.nonces.sort_by_key(|(seat, _)| *seat);
        if let Some((seat, _)) = self.nonces.last().filter(|(seat, _)| seat.number() >= seats) {
            let line = self.lines.iter().find(|(key, _)| *key == format!("nonce {seat}"));
            let reason = format!("there is no seat {seat} in a game with {seats} seats");
            return Err(RecordError::new(line.map_or(start_line, |(_, line)| *line), reason));
        }
        Ok(Record {
            game: need(self.game, "game", start_line)?,
            rules: need(self.rules, "rules", start_line)?,
            components: need(self.components, "components", start_line)?,
            options: self.options,
            seats,
            commitment: self.commitment,
            nonces: self.nonces,
            seed: self.seed,
            start: Vec::new(),
            header: self.lines,
            lines: Vec::new(),
            ending: Ending::Paused,
        })
    }
}

fn split_draws(number: usize, line: &str) -> Result<(&str, Vec<Draw>), RecordError> {
    let Some((head, tail)) = line.split_once(" : ") else { return Ok((line, Vec::new())) };
    let draws = Some(tail).filter(|tail| !tail.is_empty()).and_then(Draw::parse_list);
    draws.map(|draws| (head, draws)).ok_or_else(|| {
        RecordError::new(number, format!("\"{tail}\" is not a list of draws (a word and a number each)"))
    })
}

/// A seat, counted from 1, and the number its player added.
fn read_nonce(value: &str) -> Option<(Seat, Nonce)> {
    let (seat, nonce) = value.split_once(' ')?;
    let index =
        seat.parse::<u8>().ok()?.checked_sub(1).filter(|&index| usize::from(index) < crate::MAX_SEATS)?;
    Some((Seat::new(index), Nonce::parse(nonce)?))
}

fn read_action(number: usize, line: &str, seats: u8) -> Result<Line, RecordError> {
    let (head, draws) = split_draws(number, line)?;
    let (seat, action) = head.split_once(' ').unwrap_or((head, ""));
    let index = seat.parse::<u8>().ok().filter(|seat| (1..=seats).contains(seat));
    match index {
        Some(index) if !action.is_empty() && usize::from(index) <= crate::MAX_SEATS => {
            Ok(Line { number, seat: Seat::new(index - 1), action: action.to_owned(), draws })
        }
        _ => {
            Err(RecordError::new(number, format!("\"{head}\" is not a seat from 1 to {seats} and an action")))
        }
    }
}

fn read_end(number: usize, rest: &str, actions: usize) -> Result<Ending, RecordError> {
    let (count, word) = rest.split_once(' ').unwrap_or((rest, ""));
    let ending = match word {
        "finished" => Ending::Finished,
        "paused" => Ending::Paused,
        _ => return Err(RecordError::new(number, "a record ends \"finished\" or \"paused\"")),
    };
    if count.parse() == Ok(actions) {
        Ok(ending)
    } else {
        let reason = format!("the closing line counts {count} actions, but {actions} are here");
        Err(RecordError::new(number, reason))
    }
}
