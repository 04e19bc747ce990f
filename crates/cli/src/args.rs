//! The command line.

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
    /// Start the web server, where people play in their browsers
    Serve(ServeArgs),
    /// Copy the database of a server, which may be running, into a new file
    Backup(BackupArgs),
    /// Copy everything from one database into another: from a file to PostgreSQL or back
    MoveData(MoveDataArgs),
    /// Moderate a running server of this machine: look at tables and people, close, hide or delete a table, mute or ban a visitor
    Operator(OperatorArgs),
    /// List the games, their seats and options, and the bots
    Games(GamesArgs),
    /// Let bots play many games and count the results
    Simulate(SimulateArgs),
    /// Study how a game plays between bots: game length, win rate by seat, value of each card or tile
    Report(ReportArgs),
    /// Search for better evaluation weights for a game's bots, in games between greedy bots
    Tune(TuneArgs),
    /// Train a neural network that evaluates positions for a game's bots, by self-play
    Learn(LearnArgs),
    /// Make puzzles: positions of games between bots in which one choice is clearly best
    Puzzles(PuzzlesArgs),
    /// Measure how strong the bots are: each plays one seat among copies of its neighbour, from every seat
    Ladder(LadderArgs),
    /// Measure how fast the rules are: random games on one core
    Bench(BenchArgs),
    /// Show a recorded game: the moves in words, and the position
    Replay(ReplayArgs),
    /// Draw the board of a recorded game, as SVG or PNG
    Render(RenderArgs),
    /// Check recorded games against the rules and their seeds; exit status 0 if all are good, 2 if not
    Verify(VerifyArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
}

/// The settings of the server. Each can also stand in the configuration file and in the environment; an option wins over
/// the environment, and that over the file.
#[derive(Debug, Default, Args)]
pub(crate) struct ServeArgs {
    /// The configuration file; its keys are the names of these options
    #[arg(long, value_name = "FILE", env = "TARSAS_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// Print all settings as a configuration file, without secrets, and exit
    #[arg(long)]
    pub(crate) print_config: bool,
    /// The address on which to listen; 0.0.0.0 is every address of this machine [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "TARSAS_HOST")]
    pub(crate) host: Option<String>,
    /// The port on which to listen; 0 lets the system choose a free one [default: 8080]
    #[arg(long, value_name = "N", allow_negative_numbers = true, env = "TARSAS_PORT")]
    pub(crate) port: Option<u16>,
    /// The database: a file, which is created if it does not exist, or postgres://USER@HOST/DATABASE, which several servers may
    /// share [default: tarsas.db]
    #[arg(long, value_name = "FILE|URL", env = "TARSAS_DATA", hide_env_values = true)]
    pub(crate) data: Option<String>,
    /// The public address of the server, if it differs
    #[arg(long, value_name = "https://games.example.org", env = "TARSAS_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// Trust the X-Forwarded headers: the server runs behind your reverse proxy
    #[arg(long, value_name = "true|false", num_args = 0..=1, default_missing_value = "true", env = "TARSAS_BEHIND_PROXY")]
    pub(crate) behind_proxy: Option<bool>,
    /// The secret that opens the operator's page /admin, at least 16 characters; without one there is no such page
    #[arg(long, value_name = "SECRET", env = "TARSAS_ADMIN_TOKEN", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,
    /// The file that holds the operator's secret, instead of --admin-token
    #[arg(long, value_name = "FILE", env = "TARSAS_ADMIN_TOKEN_FILE", conflicts_with = "admin_token")]
    pub(crate) admin_token_file: Option<PathBuf>,
    /// The mail server by which people sign in and are told by e-mail, such as smtps://USER@mail.example.org; it needs --public-url
    /// and --mail-from. Without one there is no e-mail
    #[arg(long, value_name = "URL", env = "TARSAS_SMTP")]
    pub(crate) smtp: Option<String>,
    /// The file that holds the password of the mail server's user
    #[arg(long, value_name = "FILE", env = "TARSAS_SMTP_PASSWORD_FILE")]
    pub(crate) smtp_password_file: Option<PathBuf>,
    /// The sender of e-mails, such as "Társas <tarsas@example.org>"
    #[arg(long, value_name = "SENDER", env = "TARSAS_MAIL_FROM")]
    pub(crate) mail_from: Option<String>,
    /// Log level on standard error: off, error, warn, info or debug, also per module: warn,web=info [default: warn]
    #[arg(long, value_name = "LEVEL", env = "TARSAS_LOG")]
    pub(crate) log: Option<String>,
    /// Log one JSON object per line
    #[arg(long, value_name = "true|false", num_args = 0..=1, default_missing_value = "true", env = "TARSAS_LOG_JSON")]
    pub(crate) log_json: Option<bool>,
    /// Copy the database into this folder at regular intervals
    #[arg(long, value_name = "DIR", env = "TARSAS_BACKUP_TO")]
    pub(crate) backup_to: Option<PathBuf>,
    /// The time between two copies, such as 15m, 1h or 1d [default: 1h]
    #[arg(long, alias = "every", value_name = "TIME", env = "TARSAS_BACKUP_EVERY")]
    pub(crate) backup_every: Option<String>,
    /// The number of copies to keep; the oldest are deleted [default: 24]
    #[arg(long, value_name = "N", env = "TARSAS_BACKUP_KEEP", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) backup_keep: Option<u32>,
    /// Delete unfinished tables after this time without a change, such as 90d; finished games are kept [default: never]
    #[arg(long, value_name = "TIME", env = "TARSAS_EXPIRE_TABLES")]
    pub(crate) expire_tables: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct OperatorArgs {
    /// The configuration file of the server
    #[arg(long, value_name = "FILE", env = "TARSAS_CONFIG")]
    pub(crate) config: Option<PathBuf>,
    /// The address on which the server listens [default: 127.0.0.1]
    #[arg(long, value_name = "ADDRESS", env = "TARSAS_HOST")]
    pub(crate) host: Option<String>,
    /// The port on which the server listens [default: 8080]
    #[arg(long, value_name = "N", allow_negative_numbers = true, env = "TARSAS_PORT")]
    pub(crate) port: Option<u16>,
    /// The operator's secret
    #[arg(long, value_name = "SECRET", env = "TARSAS_ADMIN_TOKEN", hide_env_values = true)]
    pub(crate) admin_token: Option<String>,
    /// The file that holds the operator's secret, instead of --admin-token
    #[arg(long, value_name = "FILE", env = "TARSAS_ADMIN_TOKEN_FILE", conflicts_with = "admin_token")]
    pub(crate) admin_token_file: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) act: OperatorAct,
}

#[derive(Debug, Subcommand)]
pub(crate) enum OperatorAct {
    /// List statistics, unfinished tables, muted and banned visitors, and limits
    List,
    /// Show the people and the chat of a table
    Table {
        /// The code of the table
        code: String,
    },
    /// Close a table before its end
    Close {
        /// The code of the table
        code: String,
    },
    /// Take a table out of the public lists
    Hide {
        /// The code of the table
        code: String,
    },
    /// List a hidden table again
    Show {
        /// The code of the table
        code: String,
    },
    /// Replace the spectators' link of a table; those who came by it see the table no longer
    Unwatch {
        /// The code of the table
        code: String,
    },
    /// Make the player of a seat the host of the table
    HandOver {
        /// The code of the table
        code: String,
        /// The number of the seat
        seat: u8,
    },
    /// Delete a table with its moves and its chat
    Delete {
        /// The code of the table
        code: String,
        /// Confirm that it is deleted for ever
        #[arg(long, required = true)]
        yes: bool,
    },
    /// Let a visitor play, but not write to others
    Mute {
        /// The number of the visitor, see "tarsas operator table"
        visitor: u64,
    },
    /// Exclude a visitor
    Ban {
        /// The number of the visitor, see "tarsas operator table"
        visitor: u64,
    },
    /// Allow a visitor everything again
    Pardon {
        /// The number of the visitor
        visitor: u64,
    },
}

#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The copy; the file must not exist yet
    pub(crate) file: PathBuf,
    /// The database, which is a file; a PostgreSQL database is copied by pg_dump
    #[arg(long, value_name = "FILE", default_value = "tarsas.db")]
    pub(crate) data: String,
}

#[derive(Debug, Args)]
pub(crate) struct MoveDataArgs {
    /// The database to read: a file or postgres://…; no server may use it meanwhile
    pub(crate) from: String,
    /// The database to fill, which must not have any data yet
    pub(crate) to: String,
}

#[derive(Debug, Args)]
pub(crate) struct GamesArgs {
    /// Print a JSON array
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a game is set up.
#[derive(Debug, Args)]
pub(crate) struct SetupArgs {
    /// The number of players [default: the game's usual number]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) seats: Option<u64>,
    /// An option of the game, see "tarsas games"; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
    /// The seed of all random draws, to repeat the same games [default: random]
    #[arg(long, value_name = "S", allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

/// A series of games between bots.
#[derive(Debug, Args)]
pub(crate) struct SeriesArgs {
    /// The game, see "tarsas games"
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Who plays: one bot for all seats, or one for each
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    /// Number of games
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000)]
    pub(crate) games: u64,
    /// Number of threads [default: one per core]
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
    pub(crate) setup: SetupArgs,
    /// Games per candidate, balanced over seats (the final check plays ten times as many)
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Number of generations
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) generations: u32,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// The weights to start from and to play against [default: the built-in ones]
    #[arg(long, value_name = "FILE")]
    pub(crate) weights: Option<PathBuf>,
    /// Write the new weights to this file if they are better; an existing file is replaced
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    /// The game, see "tarsas games"
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Games of self-play per generation (generation 0 plays twelve times as many greedy games)
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Number of generations of self-play
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10, value_parser = clap::value_parser!(u32).range(0..=1000))]
    pub(crate) generations: u32,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the best net to this file after every generation. The run is kept in FILE.part until it is done; the same
    /// command continues it
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
    /// Draw the strength by generation into this file, as .svg or .png
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzlesArgs {
    /// The game, see "tarsas games"
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Number of puzzles
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    pub(crate) count: u32,
    /// Iterations of the search that finds the best choice; a second search with twice as many must agree
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 3000, value_parser = clap::value_parser!(u32).range(400..=10_000_000))]
    pub(crate) iterations: u32,
    /// Write the puzzles to this file after every game; if it exists, the same command continues it
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    /// The games [default: all]
    #[arg(value_name = "GAME")]
    pub(crate) names: Vec<String>,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// The bots, weakest first; each plays against its neighbours in the list. "BOT@FILE" uses the weights of a
    /// file that "tarsas tune" wrote, without a net, or a net that "tarsas learn" wrote
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "easy,normal,hard,expert")]
    pub(crate) bots: Vec<String>,
    /// Games of each bot among copies of its neighbour; every seed is played from every seat
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 120)]
    pub(crate) games: u64,
    /// Number of threads [default: one per core]
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
    /// Draw what this seat sees, with its choices if it is its turn [default: what a spectator sees]
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    pub(crate) seat: Option<u64>,
    /// The image file, .svg or .png; an existing file is replaced
    #[arg(short, long, value_name = "PICTURE")]
    pub(crate) output: PathBuf,
    /// Width of a PNG, in pixels
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
    pub(crate) setup: SetupArgs,
    /// Your seat
    #[arg(long, value_name = "K", allow_negative_numbers = true, default_value_t = 1)]
    pub(crate) seat: u64,
    /// Who plays against you: one bot for all other seats, or one for each
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<String>,
    /// The file to save the game to
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Continue a saved game; it is saved to the same file unless --save names another
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options", "seed"])]
    pub(crate) resume: Option<PathBuf>,
}

fn language(code: &str) -> Result<Language, String> {
    Language::parse(code).ok_or_else(|| "the languages are en and hu".to_owned())
}

fn option(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option looks like map=usa")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The arguments of `tarsas serve` without options; the environment still counts.
pub(crate) fn serve_without_options() -> Result<ServeArgs, clap::Error> {
    let cli = Cli::try_parse_from(["tarsas", "serve"])?;
    Ok(match cli.command {
        Some(Command::Serve(args)) => args,
        _ => unreachable!("the command is serve"),
    })
}
