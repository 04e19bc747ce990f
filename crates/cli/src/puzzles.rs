//! `tarsas puzzles`

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, Error, Result, anyhow, ensure};
use bots::{BotKind, NEVER_CANCELLED, bot_seed};
use catalogue::{
    ACTION_SEPARATOR, AnyEdition, AnyMatch, Difficulty, Opinion, Puzzle, PuzzleFile, PuzzleRecord, Shelf,
    View, puzzle_id,
};
use engine::{Info, OptionMap, Seat, Seed};
use ui_kit::{Language, Names};

use crate::args::{Common, PuzzlesArgs};
use crate::{files, progress, request, words};

/// The bots that play the games.
const PLAYERS: BotKind = BotKind::Hard;

/// Iterations of the first search, which only drops what is hopeless.
const FIRST_LOOK: u32 = 96;

/// Iterations of the short search that finds the best choice of a puzzle of middle difficulty.
const SHORT_SEARCH: u32 = 48;

/// The numbers of choices a puzzle may have. A search tries at most so many.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=32;

/// The win probability by which the best choice must beat every other.
const MARGIN: f32 = 0.03;

/// The standard errors by which it must beat every other.
const ERRORS: f32 = 2.0;

/// Only one in so many decisions is looked at, so that the puzzles come from more games.
const LOOK_AT_ONE_IN: u64 = 3;

/// The most puzzles of one game, and the fewest moves between two of them.
const PER_GAME: usize = 5;
const APART: usize = 15;

/// Of so many puzzles at most one is easy.
const EASY_ONE_IN: usize = 4;

/// The most choices of which a puzzle keeps the win probability.
const LISTED: usize = 5;

pub(crate) fn run(args: &PuzzlesArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.game).map_err(Error::msg)?;
    let (info, language) = (game.info(), common.language);
    let seats = request::seats(info, args.setup.seats)?;
    ensure!(seats > 1, "a puzzle needs at least 2 seats");
    let options = request::options(info, &args.setup.options)?;
    files::check_replace(&args.output)?;
    let edition = Shelf::new(common.components.clone()).edition(game).map_err(Error::msg)?;
    let new = PuzzleFile {
        game: info.slug.to_owned(),
        rules: info.rules,
        components: edition.hash().to_owned(),
        seed: args.setup.seed.unwrap_or(1),
        iterations: args.iterations,
        examined: 0,
        records: Vec::new(),
    };
    let mut file = match read(&args.output)? {
        Some(part) => {
            let begun = PuzzleFile { examined: 0, records: Vec::new(), ..part.clone() };
            ensure!(
                begun == new,
                "{} has puzzles of another run; remove it to begin again",
                args.output.display()
            );
            part
        }
        None => new,
    };
    let bar = progress::bar(args.count.into(), language);
    let maker =
        Maker { edition: &*edition, info, options, seats, seed: file.seed, iterations: file.iterations };
    while file.puzzles().count() < args.count as usize {
        bar.set_position(file.puzzles().count() as u64);
        let values = [("title", info.title.into()), ("number", (file.examined + 1).to_string().into())];
        bar.set_message(words::text(language, "puzzles-running", &values));
        let record = maker.examine(file.examined, &file)?;
        file.records.extend(record);
        file.examined += 1;
        files::replace(&args.output, toml::to_string(&file)?.as_bytes())?;
    }
    bar.finish_and_clear();
    let values = [
        ("count", file.puzzles().count().into()),
        ("games", file.examined.to_string().into()),
        ("file", args.output.display().to_string().into()),
    ];
    writeln!(out, "{}", words::text(language, "puzzles-written", &values))?;
    Ok(())
}

fn read(path: &Path) -> Result<Option<PuzzleFile>> {
    match fs::read_to_string(path) {
        Ok(text) => {
            let file = toml::from_str(&text)
                .map_err(|error: toml::de::Error| anyhow!("{}: {}", path.display(), error.message()))?;
            Ok(Some(file))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}

/// Plays games between bots and looks for puzzles in them.
struct Maker<'a> {
    edition: &'a dyn AnyEdition,
    info: &'static Info,
    options: OptionMap,
    seats: u8,
    seed: u64,
    iterations: u32,
}

impl Maker<'_> {
    /// Plays a game of the series; the game with its puzzles, if it has any that are not in the file.
    fn examine(&self, number: u64, file: &PuzzleFile) -> Result<Option<PuzzleRecord>> {
        let seed = Seed::of_series(self.seed, number);
        let mut table = self.edition.open(&self.options, self.seats, seed.clone()).map_err(Error::msg)?;
        let (mut found, mut moves): (Vec<Puzzle>, Vec<String>) = (Vec::new(), Vec::new());
        while found.len() < PER_GAME
            && let Some(seat) = table.to_act()
        {
            let after = moves.len();
            let seed_here = bot_seed(!self.seed, number, seat) ^ after as u64;
            let apart = found.last().is_none_or(|last| after >= last.after + APART);
            let looks = seed_here.is_multiple_of(LOOK_AT_ONE_IN) && apart;
            if looks && CHOICES.contains(&table.legal_numbers().len()) {
                let all = file.puzzles().count() + found.len();
                let easy =
                    file.puzzles().chain(&found).filter(|puzzle| puzzle.difficulty == Difficulty::Easy);
                let easy_too = easy.count() * EASY_ONE_IN < all;
                let puzzle = self.puzzle(&*table, seat, seed_here, easy_too);
                found.extend(puzzle);
            }
            let bot = table.decide(PLAYERS, bot_seed(self.seed, number, seat)).expect("a seat acts");
            let action = bot(NEVER_CANCELLED);
            table.play(&action).expect("bots choose legal actions");
            moves.push(action);
        }
        let Some(last) = found.last() else { return Ok(None) };
        moves.truncate(last.after);
        let changed =
            self.info.options.iter().filter(|option| self.options.get(option.key) != option.default);
        let option =
            |option: &engine::OptionInfo| (option.key.to_owned(), self.options.get(option.key).to_owned());
        Ok(Some(PuzzleRecord {
            seats: self.seats,
            seed: seed.reveal(),
            moves: moves.join(&ACTION_SEPARATOR.to_string()),
            options: changed.map(option).collect(),
            puzzles: found,
        }))
    }

    /// The puzzle at a position, if one choice is best by a clear margin and two long searches agree about it.
    fn puzzle(&self, table: &dyn AnyMatch, seat: Seat, seed: u64, easy_too: bool) -> Option<Puzzle> {
        let think = |iterations: u32, salt: u64| {
            let job = table.ponder(iterations, seed.wrapping_mul(4).wrapping_add(salt)).expect("a seat acts");
            job(NEVER_CANCELLED)
        };
        let look = think(FIRST_LOOK, 0);
        let best = leader(&look, 0.0)?;
        let looks_best = highest_rated(&look) == Some(&best);
        if looks_best && !easy_too {
            return None;
        }
        let sketch = think(self.iterations / 4, 1);
        let first = (leader(&sketch, 1.0)? == best).then(|| think(self.iterations, 2))?;
        let second = (clearly_best(&first)? == best).then(|| think(self.iterations.saturating_mul(2), 3))?;
        if clearly_best(&second)? != best || is_form(table, seat) {
            return None;
        }
        let difficulty = if looks_best {
            Difficulty::Easy
        } else if ranking(&think(SHORT_SEARCH, 0)).first().is_some_and(|(_, found)| found.notation == best) {
            Difficulty::Medium
        } else {
            Difficulty::Hard
        };
        let listed = ranking(&second).into_iter().take(LISTED);
        let choices =
            listed.map(|(tried, choice)| ((tried.value * 1000.0).round() as u16, choice.notation.clone()));
        Some(Puzzle {
            id: puzzle_id(table),
            after: table.moves().len(),
            seat: seat.number() + 1,
            difficulty,
            choices: choices.collect(),
        })
    }
}

/// Whether a decision is made in a form of several steps.
fn is_form(table: &dyn AnyMatch, seat: Seat) -> bool {
    let names = Names::numbered(table.seats(), Language::En);
    let view = View {
        live: true,
        seen: table.moves().len(),
        whole: false,
        ..View::new(Some(seat), &names, Language::En)
    };
    table.scene(table.moves().len(), &view).worksheet().is_some()
}

/// The choices that were tried, the best first.
fn ranking(opinions: &[Opinion]) -> Vec<(bots::Tried, &Opinion)> {
    let mut tried: Vec<_> = opinions.iter().filter_map(|one| Some((one.tried?, one))).collect();
    tried.sort_by(|(one, _), (other, _)| other.value.total_cmp(&one.value));
    tried
}

/// The choice that is better than every other that was tried, by the margin and by so many standard errors.
fn leader(opinions: &[Opinion], errors: f32) -> Option<String> {
    let ranking = ranking(opinions);
    let ((best, choice), others) = ranking.split_first()?;
    let beaten = |(other, _): &(bots::Tried, &Opinion)| {
        let gap = best.value - other.value;
        gap >= MARGIN && gap >= errors * best.error.hypot(other.error)
    };
    others.iter().all(beaten).then(|| choice.notation.clone())
}

/// The choice that is clearly better than every other, all of which were tried.
fn clearly_best(opinions: &[Opinion]) -> Option<String> {
    leader(opinions, ERRORS).filter(|_| opinions.iter().all(|opinion| opinion.tried.is_some()))
}

/// The choice that the heuristic rates highest.
fn highest_rated(opinions: &[Opinion]) -> Option<&String> {
    let best = opinions.iter().max_by(|one, other| one.rating.total_cmp(&other.rating));
    best.map(|best| &best.notation)
}
