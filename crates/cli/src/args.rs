//! What can be typed.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use ui_kit::Language;

/// Play, host and study modern strategy board games, exactly by their rulebooks. Without a command: serve.
#[derive(Debug, Parser)]
#[command(name = "tarsas", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Args)]
pub(crate) struct Common {
    /// Replace component files of a game by files of the same names in DIR/GAME or, if there is no such
    /// folder, in DIR
    #[arg(long, global = true, display_order = 90, value_name = "DIR")]
    pub(crate) components: Option<PathBuf>,
    /// The language of the output: en or hu
    #[arg(long, global = true, display_order = 91, value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the house: people play in their browsers
    Serve(ServeArgs),
    /// Measure a server of this machine while many watch and one plays
    Load(LoadArgs),
    /// Copy the database of a server, which may be running, into a new file
    Backup(BackupArgs),
    /// List the games, their seats and options, and the bots
    Games(GamesArgs),
    /// Let bots play many games and count the results
    Simulate(SimulateArgs),
    /// See how a game plays between bots: how long games last, which seat wins, what each card or tile is worth
    Report(ReportArgs),
    /// Find better numbers for the judgement of a game's bots, by games of greedy bots among themselves
    Tune(TuneArgs),
    /// See how strong the bots are: each as one seat among copies of its neighbour, from every seat
    Ladder(LadderArgs),
    /// Measure how fast the rules are: random games on one core
    Bench(BenchArgs),
    /// Show a recorded game: what was played, in words, and the position
    Replay(ReplayArgs),
    /// Draw the board of a recorded game, as SVG or PNG
    Render(RenderArgs),
    /// Check recorded games against the rules and their seeds; exit status 0 if all are good, 2 if not
    Verify(VerifyArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The address on which to listen; 0.0.0.0 is every address of this machine
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    pub(crate) host: String,
    /// The port on which to listen; 0 lets the system choose a free one
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 8080)]
    pub(crate) port: u16,
    /// The database in which everything is kept; it is made if it is not there
    #[arg(long, value_name = "FILE", default_value = "tarsas.db")]
    pub(crate) data: PathBuf,
    /// The address under which people reach the server, if it is another one
    #[arg(long, value_name = "https://games.example.org")]
    pub(crate) public_url: Option<String>,
    /// Believe the X-Forwarded headers: a reverse proxy of your own stands in front
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// The secret that opens the operator's page /admin, at least 16 characters; without one there is no such page
    #[arg(long, value_name = "SECRET", env = "TARSAS_ADMIN_TOKEN", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,
    /// What is logged on standard error: off, error, warn, info or debug, also by part: warn,web=info
    #[arg(long, value_name = "LEVEL", env = "TARSAS_LOG", default_value = "warn")]
    pub(crate) log: String,
    /// Log one JSON object per line
    #[arg(long)]
    pub(crate) log_json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LoadArgs {
    /// A server of this machine, without limits for visitors [default: one is started, with a database that
    /// vanishes]
    #[arg(long, value_name = "URL")]
    pub(crate) url: Option<String>,
    /// The game that is played
    #[arg(long, value_name = "GAME", default_value = "power-grid")]
    pub(crate) game: String,
    /// How many tables bots play at
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 200, value_parser = at_most::<1000>)]
    pub(crate) tables: usize,
    /// How many streams are open at these tables
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 400, value_parser = at_most::<2000>)]
    pub(crate) streams: usize,
    /// How long the person plays
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=600))]
    pub(crate) seconds: u32,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The copy; there must be no such file yet
    pub(crate) file: PathBuf,
    /// The database
    #[arg(long, value_name = "FILE", default_value = "tarsas.db")]
    pub(crate) data: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print a JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a game is set up.
#[derive(Debug, Args)]
pub(crate) struct SetUpArgs {
    /// The number of players [default: the game's usual number]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<u64>,
    /// An option of the game, see "tarsas games"; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
    /// The number from which all chance grows, to play the same again [default: a random one]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

/// A series of games between bots.
#[derive(Debug, Args)]
pub(crate) struct SeriesArgs {
    /// The game, see "tarsas games"
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) set_up: SetUpArgs,
    /// Who plays: one bot for all seats, or one for each
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    /// How many games are played
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000)]
    pub(crate) games: u64,
    /// On how many threads [default: one per core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Write a record of every game into this folder, which must be new or empty
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    #[command(flatten)]
    pub(crate) series: SeriesArgs,
    /// Draw a plot into this file, as .svg or .png
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TuneArgs {
    /// The game, see "tarsas games"
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) set_up: SetUpArgs,
    /// How many games judge one candidate, as many on every seat; in the end ten times as many others judge the result
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// How many generations of candidates there are
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) generations: u32,
    /// On how many threads [default: one per core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// The numbers to begin with and to play against [default: those of the program]
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Write the new numbers into this file if they are better. A file that is there is replaced
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    /// The games [default: all]
    #[arg(value_name = "GAME")]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUpArgs,
    /// Who climbs, the weakest first; each meets the one before and the one after it. "greedy@FILE" judges by the numbers of
    /// a file, such as one that "tarsas tune" wrote
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "easy,normal,hard,expert")]
    pub(crate) bots: Vec<String>,
    /// How many games one bot plays among copies of another; every seed is played from every seat
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 120)]
    pub(crate) games: u64,
    /// On how many threads [default: one per core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Draw a plot into this file, as .svg or .png
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Print a JSON object per game
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    /// Print a page in Markdown, as docs/ladder.md
    #[arg(long)]
    pub(crate) markdown: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The games [default: all]
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// The number of players [default: the game's usual number]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<u64>,
    /// Print a JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Show only the first N actions
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) to: Option<usize>,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RenderArgs {
    /// The record
    pub(crate) file: PathBuf,
    /// Draw the position after the first N actions [default: after all of them]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) at: Option<usize>,
    /// Draw what this seat sees, with its choices if it is its turn [default: what a watcher sees]
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<u64>,
    /// The picture; its name ends with .svg or .png. A file that is there is replaced
    #[arg(short, long, value_name = "PICTURE")]
    pub(crate) output: PathBuf,
    /// How many pixels a PNG is wide
    #[arg(long, value_name = "PIXELS", allow_negative_numbers = true, default_value_t = 1600, value_parser = clap::value_parser!(u32).range(16..=8192))]
    pub(crate) width: u32,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The records
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Print a JSON object per line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game, see "tarsas games"
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) set_up: SetUpArgs,
    /// Your seat
    #[arg(long, value_name = "K", allow_negative_numbers = true, default_value_t = 1)]
    pub(crate) seat: u64,
    /// Who plays against you: one bot for all other seats, or one for each
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    /// Where the game is saved
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Play a saved game on; it is saved in the same file unless --save says otherwise
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
}

fn at_most<const MOST: usize>(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number <= MOST);
    number.ok_or_else(|| format!("it must be a number up to {MOST}"))
}

fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| "the languages are en and hu".to_owned())
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option looks like map=usa")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// What `tarsas serve` means when nothing else is typed.
pub(crate) fn serve_as_usual() -> ServeArgs {
    match Cli::parse_from(["tarsas", "serve"]).command {
        Some(Command::Serve(args)) => args,
        _ => unreachable!("the command is serve"),
    }
}
