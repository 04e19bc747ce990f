//! Results for programs: the games, a series, a study and a ladder as serializable values. The command line prints them as JSON,
//! the Python package returns them as dictionaries.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{BotKind, ComponentStats, Contest, Ladder, Pair, Report, Results, Standing, Study, Tally};
use engine::{Info, OptionInfo, OptionMap};
use serde::Serialize;

/// A game: its seats, options, scores and bots.
#[derive(Debug, Serialize)]
pub struct GameSummary {
    game: &'static str,
    title: &'static str,
    rules: u32,
    components: String,
    seats: Seats,
    options: Vec<Choice>,
    sources: &'static [&'static str],
    tie_breaks: &'static [&'static str],
    bots: [&'static str; BotKind::ALL.len()],
}

#[derive(Debug, Serialize)]
struct Seats {
    min: u8,
    max: u8,
    usual: u8,
}

#[derive(Debug, Serialize)]
struct Choice {
    key: &'static str,
    default: &'static str,
    values: &'static [&'static str],
}

impl GameSummary {
    /// The game with the component set of this hash.
    #[must_use]
    pub fn new(info: &'static Info, components: String) -> Self {
        let options =
            info.options.iter().map(|&OptionInfo { key, default, values }| Choice { key, default, values });
        Self {
            game: info.slug,
            title: info.title,
            rules: info.rules,
            components,
            seats: Seats { min: *info.seats.start(), max: *info.seats.end(), usual: info.usual_seats },
            options: options.collect(),
            sources: info.sources,
            tie_breaks: info.tie_breaks,
            bots: BotKind::ALL.map(BotKind::name),
        }
    }
}

/// A series of games and its results.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// The game.
    pub info: &'static Info,
    /// Its options.
    pub options: &'a OptionMap,
    /// The seed of the series.
    pub seed: u64,
    /// The bot of each seat; `None` where the rules play.
    pub bots: &'a [Option<BotKind>],
    /// The game's name for a player that the rules play.
    pub automatic: &'a str,
    /// The results.
    pub report: &'a Report,
}

impl<'a> Played<'a> {
    /// So many per second of the series.
    #[must_use]
    pub fn rate(&self, count: u64) -> f64 {
        count as f64 / self.report.time.as_secs_f64().max(1e-9)
    }

    /// The name of the player on a seat.
    #[must_use]
    pub fn player(&self, bot: Option<BotKind>) -> &'a str {
        match bot {
            Some(bot) => bot.name(),
            None => self.automatic,
        }
    }
}

/// The results of a series.
#[derive(Debug, Serialize)]
pub struct SeriesSummary<'a> {
    game: &'a str,
    seats: usize,
    options: BTreeMap<&'a str, &'a str>,
    seed: u64,
    games: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    mean_decisions: f64,
    results: Vec<SeatSummary<'a>>,
    bots: Vec<BotSummary<'a>>,
}

#[derive(Debug, Serialize)]
struct SeatSummary<'a> {
    seat: usize,
    bot: &'a str,
    #[serde(flatten)]
    results: ResultsSummary<'a>,
}

#[derive(Debug, Serialize)]
struct BotSummary<'a> {
    bot: &'static str,
    seats: usize,
    #[serde(flatten)]
    results: ResultsSummary<'a>,
}

#[derive(Debug, Serialize)]
struct ResultsSummary<'a> {
    wins: f64,
    win_share: f64,
    mean_place: f64,
    total: Spread,
    sources: BTreeMap<&'a str, Spread>,
    tie_breaks: BTreeMap<&'a str, Spread>,
}

#[derive(Debug, Serialize)]
struct Spread {
    mean: f64,
    sd: f64,
    min: i32,
    max: i32,
}

impl Spread {
    fn new(tally: &Tally) -> Self {
        Self { mean: tally.mean(), sd: tally.deviation(), min: tally.min(), max: tally.max() }
    }
}

impl<'a> SeriesSummary<'a> {
    /// The results of a series.
    #[must_use]
    pub fn new(played: &Played<'a>) -> Self {
        let Played { info, options, report, .. } = *played;
        let named = |names: &'static [&'static str], tallies: &[Tally]| {
            names.iter().copied().zip(tallies.iter().map(Spread::new)).collect()
        };
        let results = |results: &Results| ResultsSummary {
            wins: results.wins(),
            win_share: results.wins() / report.games as f64,
            mean_place: results.place.mean(),
            total: Spread::new(&results.total),
            sources: named(info.sources, &results.points),
            tie_breaks: named(info.tie_breaks, &results.tie_breaks),
        };
        let seats = report.seats.iter().zip(played.bots).enumerate();
        let bots = report.by_bot(played.bots);
        Self {
            game: info.slug,
            seats: played.bots.len(),
            options: options.iter().collect(),
            seed: played.seed,
            games: report.games,
            seconds: report.time.as_secs_f64(),
            games_per_s: played.rate(report.games),
            decisions_per_s: played.rate(report.decisions),
            mean_decisions: report.mean_decisions(),
            results: seats
                .map(|(at, (seat, &bot))| SeatSummary {
                    seat: at + 1,
                    bot: played.player(bot),
                    results: results(seat),
                })
                .collect(),
            bots: bots
                .iter()
                .map(|(bot, seats, all)| BotSummary { bot: bot.name(), seats: *seats, results: results(all) })
                .collect(),
        }
    }
}

/// How a game plays between bots.
#[derive(Debug, Serialize)]
pub struct StudySummary {
    /// The title of the game.
    pub title: &'static str,
    /// The seed of the series.
    pub seed: u64,
    /// Number of games that ended.
    pub games: usize,
    /// Games that exceeded the length limit and are left out.
    pub unfinished: u64,
    /// Decisions per game.
    pub decisions: Length,
    /// Turns per game and player.
    pub turns_per_player: Length,
    /// Of all games, by seat.
    pub win_share: Vec<f64>,
    /// Mean final score.
    pub mean_points: f64,
    /// Mean final score of the winner.
    pub mean_winning_points: f64,
    /// In the order of their ids.
    pub components: Vec<ComponentSummary>,
}

/// Statistics of the game length.
#[derive(Debug, Serialize)]
pub struct Length {
    /// The mean.
    pub mean: f64,
    /// The shortest game.
    pub shortest: f64,
    /// A tenth of the games is not longer.
    pub tenth: f64,
    /// Half of the games is not longer.
    pub median: f64,
    /// Nine tenths of the games are not longer.
    pub ninetieth: f64,
    /// The longest game.
    pub longest: f64,
    /// All games, ascending.
    #[serde(skip)]
    pub all: Vec<f64>,
}

/// Statistics of a component.
#[derive(Debug, Serialize)]
pub struct ComponentSummary {
    /// The component.
    pub id: String,
    /// Number of games in which it was on offer.
    pub offered: u64,
    /// Share of these in which it was taken.
    pub taken: f64,
    /// Win rate of its takers; `None` if there were none.
    pub won: Option<f64>,
    /// Mean final score of its takers.
    pub points: Option<f64>,
}

impl Length {
    fn new(mut all: Vec<f64>) -> Self {
        all.sort_by(f64::total_cmp);
        let at = |part: f64| all[((all.len() - 1) as f64 * part).round() as usize];
        Self {
            mean: all.iter().sum::<f64>() / all.len() as f64,
            shortest: at(0.0),
            tenth: at(0.1),
            median: at(0.5),
            ninetieth: at(0.9),
            longest: at(1.0),
            all,
        }
    }
}

impl ComponentSummary {
    fn new((id, stats): (&String, &ComponentStats)) -> Self {
        let taken = stats.taken as f64;
        let of_takers = |sum: f64| (stats.taken > 0).then(|| sum / taken);
        Self {
            id: id.clone(),
            offered: stats.offered,
            taken: taken / stats.offered as f64,
            won: of_takers(stats.won),
            points: of_takers(stats.points as f64),
        }
    }
}

impl StudySummary {
    /// The statistics of a series with this seed.
    #[must_use]
    pub fn new(info: &'static Info, seed: u64, study: &Study) -> Self {
        let (games, seats) = (study.games(), study.wins.len());
        Self {
            title: info.title,
            seed,
            games,
            unfinished: study.unfinished,
            decisions: Length::new(study.decisions.iter().map(|&count| count.into()).collect()),
            turns_per_player: Length::new(
                study.turns.iter().map(|&count| f64::from(count) / seats as f64).collect(),
            ),
            win_share: study.wins.iter().map(|wins| wins / games as f64).collect(),
            mean_points: study.points as f64 / (games * seats) as f64,
            mean_winning_points: study.winning_points as f64 / games as f64,
            components: study.components.iter().map(ComponentSummary::new).collect(),
        }
    }
}

/// The results of a contest between bots.
#[derive(Debug, Serialize)]
pub struct LadderSummary {
    /// The game.
    pub game: &'static str,
    /// Its title.
    #[serde(skip)]
    pub title: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Number of games.
    pub games: u64,
    /// The seed of the contest.
    pub seed: u64,
    /// The bots, in the order given.
    pub bots: Vec<StandingSummary>,
    /// The pairings.
    pub pairs: Vec<PairSummary>,
}

/// The result of one bot.
#[derive(Debug, Serialize)]
pub struct StandingSummary {
    /// The bot.
    pub name: String,
    /// Number of games on one seat among copies of another bot.
    pub games: u64,
    /// Games won; a shared win is split.
    pub wins: f64,
    /// Fraction of games won.
    pub win_share: f64,
    /// The 95 % confidence interval of `win_share`.
    pub ci95: [f64; 2],
    /// 400 points multiply the odds of winning by ten; the first bot has 1000.
    pub rating: f64,
    /// Mean final score.
    pub mean_score: f64,
    /// Mean thinking time.
    pub ms_per_decision: f64,
    /// Longest single decision.
    pub longest_ms: f64,
}

/// One bot among copies of another.
#[derive(Debug, Serialize)]
pub struct PairSummary {
    /// The bot on one seat.
    pub name: String,
    /// The bot on all other seats.
    pub against: String,
    /// Number of games.
    pub games: u64,
    /// Games won; a shared win is split.
    pub wins: f64,
    /// Fraction of games won.
    pub win_share: f64,
    /// The 95 % confidence interval of `win_share`.
    pub ci95: [f64; 2],
    /// Win share as a multiple of the even share.
    pub times_fair_share: f64,
}

impl LadderSummary {
    /// The results of a contest.
    #[must_use]
    pub fn new(info: &'static Info, contest: &Contest, ladder: &Ladder) -> Self {
        let seats = contest.seats;
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let standing = |standing: &Standing| StandingSummary {
            name: standing.bot.to_string(),
            games: standing.share.games,
            wins: standing.share.wins,
            win_share: standing.share.value(),
            ci95: standing.share.interval(),
            rating: standing.rating,
            mean_score: standing.mean_score,
            ms_per_decision: milliseconds(standing.mean_time()),
            longest_ms: milliseconds(standing.thinking.longest),
        };
        let pair = |Pair { bot, against, share }: &Pair| PairSummary {
            name: bot.to_string(),
            against: against.to_string(),
            games: share.games,
            wins: share.wins,
            win_share: share.value(),
            ci95: share.interval(),
            times_fair_share: share.value() * f64::from(seats),
        };
        Self {
            game: info.slug,
            title: info.title,
            seats,
            games: contest.total_games(),
            seed: contest.seed,
            bots: ladder.standings.iter().map(standing).collect(),
            pairs: ladder.pairs.iter().map(pair).collect(),
        }
    }
}
