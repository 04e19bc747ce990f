//! `tarsas play`: a person against bots, in the terminal.

mod choices;
mod help;

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, anyhow, ensure};
use bots::{BotKind, NEVER_CANCELLED, bot_seed};
use catalogue::{AnyMatch, Choice, Reader, Sentence, Shelf};
use engine::{Ending, Seat, Seed, UndoError};
use ui_kit::{Language, Names, Value};

use crate::args::{Common, PlayArgs};
use crate::replay::with_newline;
use crate::{files, request, words};

pub(crate) fn run(
    args: &PlayArgs,
    common: &Common,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let (table, seed) = open(args, common)?;
    let seats = table.seats();
    let me = u8::try_from(args.seat).ok().filter(|seat| (1..=seats).contains(seat));
    let me = me.ok_or_else(|| anyhow!("--seat {} is not one of the {seats} seats", args.seat))?;
    let me = Seat::new(me - 1);
    let bots = request::bots(&args.bots, usize::from(seats) - 1, "other seats")?;
    let save = args.save.clone().or_else(|| args.resume.clone());
    save.as_deref().map_or(Ok(()), files::check_save)?;

    let others = Seat::all(seats).filter(|&seat| seat != me);
    let seated: Vec<(Seat, BotKind)> = others.zip(bots).collect();
    let names = words::names(table.info().slug, seats, common.language);
    let printed = table.moves().len();
    let mut session =
        Session { table, seed, me, seated, names, language: common.language, save, printed, input, out };
    session.play()
}

/// The match, new or from a file, and the seed of its bots.
fn open(args: &PlayArgs, common: &Common) -> Result<(Box<dyn AnyMatch>, u64)> {
    let shelf = Shelf::new(common.components.clone());
    if let Some(path) = &args.resume {
        let record = files::read_record(path)?;
        let edition = files::edition(&shelf, path, &record)?;
        let shown = path.display();
        let table = edition
            .verify(&record)
            .map_err(|error| anyhow!("{shown}: {}", error.sentence(edition.game(), common.language)))?;
        ensure!(
            record.ending == Ending::Paused,
            "{shown}: this game is finished; look at it with tarsas replay"
        );
        return Ok((table, request::seed(None)?));
    }
    let game = args.game.as_deref().expect("clap asks for a game if none is resumed");
    let game = catalogue::find(game).map_err(Error::msg)?;
    let info = game.info();
    let seats = request::seats(info, args.setup.seats)?;
    let options = request::options(info, &args.setup.options)?;
    let number = request::seed(args.setup.seed)?;
    // A given seed makes the game repeatable; otherwise all 256 bits are random.
    let seed = match args.setup.seed {
        Some(number) => Seed::of_series(number, 0),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)?;
            Seed::new(bytes)
        }
    };
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let table = edition.open(&options, seats, seed);
    Ok((table.map_err(|error| words::error(&error, game, common.language))?, number))
}

struct Session<'a, I, O> {
    table: Box<dyn AnyMatch>,
    /// The seed of the bots.
    seed: u64,
    me: Seat,
    seated: Vec<(Seat, BotKind)>,
    names: Names,
    language: Language,
    save: Option<PathBuf>,
    /// Number of moves already printed.
    printed: usize,
    input: &'a mut I,
    out: &'a mut O,
}

/// What to do after an input.
enum Next {
    /// Continue the game.
    GoOn,
    /// Ask again, and show the position.
    ShowAgain,
    /// Ask again.
    AskAgain,
    /// Quit.
    Leave,
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn play(&mut self) -> Result<()> {
        let title = self.table.info().title;
        self.say("play-welcome", &[("title", title.into()), ("me", self.name(self.me))])?;
        for (seat, kind) in self.seated.clone() {
            self.say("play-opponent", &[("name", self.name(seat)), ("bot", kind.name().into())])?;
        }
        let mut show = true;
        loop {
            self.print_moves()?;
            match self.table.to_act() {
                None => return self.end(),
                Some(seat) if seat == self.me => {
                    if show {
                        self.show_position()?;
                    }
                    match self.ask()? {
                        Next::GoOn => show = false,
                        Next::ShowAgain => show = true,
                        Next::AskAgain => unreachable!("asking goes on until there is an answer"),
                        Next::Leave => return Ok(()),
                    }
                }
                Some(seat) => {
                    self.play_bot(seat);
                    show = true;
                }
            }
        }
    }

    /// Lets the bot on the acting seat play.
    fn play_bot(&mut self, seat: Seat) {
        let (_, kind) =
            self.seated.iter().find(|(other, _)| *other == seat).expect("every other seat has a bot");
        let job = self.table.decide(*kind, bot_seed(self.seed, 0, seat)).expect("a seat acts");
        let choice = job(NEVER_CANCELLED);
        self.table.play(&choice).expect("bots choose legal actions");
    }

    /// Lists the choices and reads input until it leads to an outcome.
    fn ask(&mut self) -> Result<Next> {
        let choices = self.table.choices(&self.names, self.language);
        writeln!(self.out)?;
        for row in choices::rows(&choices, self.language) {
            writeln!(self.out, "{row}")?;
        }
        loop {
            let Some(line) = self.read("play-prompt")? else {
                // The input has ended, so a game that cannot be saved is an error.
                if let Some(path) = self.save.clone() {
                    self.save_to(&path)?;
                }
                return Ok(Next::Leave);
            };
            match self.answer(&line, &choices)? {
                Next::AskAgain => {}
                next => return Ok(next),
            }
        }
    }

    fn answer(&mut self, line: &str, choices: &[Choice]) -> Result<Next> {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match command {
            "" => Ok(Next::AskAgain),
            "?" => {
                self.say("play-help", &[])?;
                Ok(Next::AskAgain)
            }
            "r" => Ok(Next::ShowAgain),
            "hint" => {
                self.hint(choices)?;
                Ok(Next::AskAgain)
            }
            "u" => self.undo(),
            "s" => {
                self.save_as(rest.trim())?;
                Ok(Next::AskAgain)
            }
            "q" => Ok(if self.save_as(rest.trim())? { Next::Leave } else { Next::AskAgain }),
            "q!" => Ok(Next::Leave),
            _ => self.try_to_play(line, choices),
        }
    }

    fn try_to_play(&mut self, line: &str, choices: &[Choice]) -> Result<Next> {
        let notation = match line.parse::<usize>() {
            Ok(number) => match number.checked_sub(1).and_then(|at| choices.get(at)) {
                Some(choice) => choice.notation.clone(),
                None => {
                    let last = choices.len();
                    self.say(
                        "play-no-choice",
                        &[("number", number.to_string().into()), ("last", last.into())],
                    )?;
                    return Ok(Next::AskAgain);
                }
            },
            Err(_) => line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase(),
        };
        match self.table.play(&notation) {
            Ok(()) => Ok(Next::GoOn),
            Err(error) => {
                let game = catalogue::find(self.table.info().slug)?;
                let reason = error.sentence(game, self.language);
                self.say("play-refused", &[("reason", reason.into())])?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Undoes the moves back to the player's previous decision.
    fn undo(&mut self) -> Result<Next> {
        let mine = self.table.moves().iter().rposition(|played| played.seat == self.me);
        let undone = mine.map_or(Err(UndoError::Nothing), |keep| self.table.undo_to(keep));
        let (key, next) = match undone {
            Ok(()) => ("play-undone", Next::ShowAgain),
            Err(UndoError::Nothing) => ("play-undo-nothing", Next::AskAgain),
            Err(UndoError::Drawn) => ("play-undo-drawn", Next::AskAgain),
        };
        self.printed = self.printed.min(self.table.moves().len());
        self.say(key, &[])?;
        Ok(next)
    }

    /// Saves the game to the file that was typed or used before, or asks for one. Returns false if saving failed; true
    /// if the person cancelled.
    fn save_as(&mut self, typed: &str) -> Result<bool> {
        if !typed.is_empty() {
            self.save = Some(PathBuf::from(typed));
        } else if self.save.is_none() {
            match self.read("play-save-as")? {
                Some(name) if !name.is_empty() => self.save = Some(PathBuf::from(name)),
                _ => {
                    self.say("play-not-saved", &[])?;
                    return Ok(true);
                }
            }
        }
        let path = self.save.clone().expect("a name was typed or chosen before");
        match self.save_to(&path) {
            Ok(()) => Ok(true),
            Err(error) => {
                self.save = None;
                self.say("play-refused", &[("reason", error.to_string().into())])?;
                Ok(false)
            }
        }
    }

    fn save_to(&mut self, path: &Path) -> Result<()> {
        files::save(path, &self.table.record())?;
        let values =
            [("file", path.display().to_string().into()), ("command", self.next_command(path).into())];
        self.say("play-saved", &values)
    }

    /// The command that continues a saved game.
    fn next_command(&self, path: &Path) -> String {
        if self.table.to_act().is_none() {
            return format!("tarsas replay {}", path.display());
        }
        let mut bots: Vec<&str> = self.seated.iter().map(|(_, kind)| kind.name()).collect();
        if bots.iter().all(|bot| *bot == bots[0]) {
            bots.truncate(1);
        }
        format!("tarsas play --resume {} --seat {} --bots {}", path.display(), self.me, bots.join(","))
    }

    /// Prints the moves since the last time.
    fn print_moves(&mut self) -> Result<()> {
        for entry in self.table.log(self.printed, Reader::Viewer(Some(self.me)), &self.names, self.language) {
            if entry.events.is_empty() {
                writeln!(self.out, "· {}: {}", self.names.of(entry.seat), entry.words)?;
            }
            for event in entry.events {
                writeln!(self.out, "· {}", event.words)?;
            }
            self.printed += 1;
        }
        Ok(())
    }

    fn show_position(&mut self) -> Result<()> {
        let now = self.table.moves().len();
        let position = self.table.position(now, Some(self.me), &self.names, self.language);
        write!(self.out, "\n{}", with_newline(position))?;
        Ok(())
    }

    fn end(&mut self) -> Result<()> {
        self.show_position()?;
        let standings = self.table.standings(self.table.moves().len());
        writeln!(self.out)?;
        for seat in standings.ranking() {
            let score = standings.score(seat);
            let tie_breaks = self.table.info().tie_breaks.iter().zip(score.tie_breaks);
            let tie_breaks: Vec<String> = tie_breaks.map(|(name, value)| format!("{name} {value}")).collect();
            let values = [
                ("place", standings.place(seat).into()),
                ("name", self.name(seat)),
                ("points", score.total().into()),
                ("rest", tie_breaks.join(", ").into()),
            ];
            self.say("play-standing", &values)?;
        }
        self.offer_analysis()?;
        while !self.save_as("")? {}
        Ok(())
    }

    fn name(&self, seat: Seat) -> Value<'static> {
        self.names.of(seat).to_owned().into()
    }

    fn say(&mut self, key: &str, values: &[(&str, Value<'_>)]) -> Result<()> {
        writeln!(self.out, "{}", words::text(self.language, key, values))?;
        Ok(())
    }

    /// Prompts and reads a trimmed line; `None` at the end of the input.
    fn read(&mut self, question: &str) -> Result<Option<String>> {
        write!(self.out, "{} ", words::text(self.language, question, &[]))?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}
