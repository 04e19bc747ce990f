//! The results of a series, for people and for programs.

use std::collections::BTreeMap;

use bots::{BotKind, Report, Results, Series, Tally};
use engine::{Info, OptionMap, Seat};
use serde::Serialize;
use ui_kit::layout::number_table;
use ui_kit::{Language, Names};

use crate::words;

/// A series and its results.
pub(crate) struct Played<'a> {
    pub(crate) info: &'static Info,
    pub(crate) options: &'a OptionMap,
    pub(crate) series: &'a Series,
    /// The bot of each seat; `None` where the rules play.
    pub(crate) bots: &'a [Option<BotKind>],
    /// The game's name for a player that the rules play.
    pub(crate) automatic: &'a str,
    pub(crate) report: &'a Report,
}

impl<'a> Played<'a> {
    fn rate(&self, count: u64) -> f64 {
        count as f64 / self.report.time.as_secs_f64().max(1e-9)
    }

    /// The name of the player on a seat.
    fn player(&self, bot: Option<BotKind>) -> &'a str {
        match bot {
            Some(bot) => bot.name(),
            None => self.automatic,
        }
    }
}

#[derive(Serialize)]
pub(crate) struct Json<'a> {
    game: &'a str,
    seats: usize,
    options: BTreeMap<&'a str, &'a str>,
    seed: u64,
    games: u64,
    seconds: f64,
    games_per_s: f64,
    decisions_per_s: f64,
    mean_decisions: f64,
    results: Vec<SeatJson<'a>>,
    bots: Vec<BotJson<'a>>,
}

#[derive(Serialize)]
struct SeatJson<'a> {
    seat: usize,
    bot: &'a str,
    #[serde(flatten)]
    results: ResultsJson<'a>,
}

#[derive(Serialize)]
struct BotJson<'a> {
    bot: &'static str,
    seats: usize,
    #[serde(flatten)]
    results: ResultsJson<'a>,
}

#[derive(Serialize)]
struct ResultsJson<'a> {
    wins: f64,
    win_share: f64,
    mean_place: f64,
    total: Spread,
    sources: BTreeMap<&'a str, Spread>,
    tie_breaks: BTreeMap<&'a str, Spread>,
}

#[derive(Serialize)]
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

/// The results as a JSON object.
pub(crate) fn json<'a>(played: &Played<'a>) -> Json<'a> {
    let Played { info, options, series, report, .. } = *played;
    let named = |names: &'static [&'static str], tallies: &[Tally]| {
        names.iter().copied().zip(tallies.iter().map(Spread::new)).collect()
    };
    let results = |results: &Results| ResultsJson {
        wins: results.wins(),
        win_share: results.wins() / report.games as f64,
        mean_place: results.place.mean(),
        total: Spread::new(&results.total),
        sources: named(info.sources, &results.points),
        tie_breaks: named(info.tie_breaks, &results.tie_breaks),
    };
    let seats = report.seats.iter().zip(played.bots).enumerate();
    let bots = report.by_bot(played.bots);
    Json {
        game: info.slug,
        seats: series.bots.len(),
        options: options.iter().collect(),
        seed: series.seed,
        games: report.games,
        seconds: report.time.as_secs_f64(),
        games_per_s: played.rate(report.games),
        decisions_per_s: played.rate(report.decisions),
        mean_decisions: report.mean_decisions(),
        results: seats
            .map(|(at, (seat, &bot))| SeatJson {
                seat: at + 1,
                bot: played.player(bot),
                results: results(seat),
            })
            .collect(),
        bots: bots
            .iter()
            .map(|(bot, seats, all)| BotJson { bot: bot.name(), seats: *seats, results: results(all) })
            .collect(),
    }
}

/// The results as text.
pub(crate) fn text(played: &Played<'_>, language: Language) -> String {
    let Played { info, options, series, report, .. } = *played;
    let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let heading = words::text(
        language,
        "results-heading",
        &[
            ("title", info.title.into()),
            ("games", report.games.into()),
            ("seats", series.bots.len().into()),
            ("options", options.join(" ").into()),
            ("seed", series.seed.to_string().into()),
        ],
    );
    let speed = words::text(
        language,
        "results-speed",
        &[
            ("seconds", format!("{:.2}", report.time.as_secs_f64()).into()),
            ("games", format!("{:.0}", played.rate(report.games)).into()),
            ("decisions", format!("{:.0}", played.rate(report.decisions)).into()),
            ("mean", format!("{:.1}", report.mean_decisions()).into()),
        ],
    );
    let wins = wins(played, language);
    let scores = scores(played, language);
    format!("{heading}\n\n{wins}\n{scores}\n{speed}\n")
}

/// Win rates: a row for each seat and, if the bots differ, for each bot.
fn wins(played: &Played<'_>, language: Language) -> String {
    let Played { series, report, bots, .. } = *played;
    let say = |key| words::text(language, key, &[]);
    let row = |name: String, bot: Option<BotKind>, seats: usize, results: &Results| {
        let share = 100.0 * results.wins() / report.games as f64;
        let cells = [
            played.player(bot).to_owned(),
            // Shared wins count fractionally.
            format!("{:.digits$}", results.wins(), digits = usize::from(results.wins().fract() != 0.0)),
            format!("{share:.1} %"),
            format!("{:.1} %", share / seats as f64),
            format!("{:.2}", results.place.mean()),
        ];
        std::iter::once(name).chain(cells).collect::<Vec<_>>()
    };
    let names = Names::numbered(series.bots.len() as u8, language);
    let heads = ["results-bot", "results-wins", "results-share", "results-share-per-seat", "results-place"];
    let mut rows = vec![std::iter::once(String::new()).chain(heads.map(say)).collect::<Vec<_>>()];
    for (at, (results, &bot)) in (0..).zip(report.seats.iter().zip(bots)) {
        rows.push(row(names.of(Seat::new(at)).to_owned(), bot, 1, results));
    }
    let by_bot = report.by_bot(bots);
    if by_bot.len() > 1 {
        for (bot, seats, results) in &by_bot {
            let name = words::text(language, "results-seats", &[("seats", (*seats).into())]);
            rows.push(row(name, Some(*bot), *seats, results));
        }
    } else {
        // The share of a bot with one seat is the share of that seat.
        rows.iter_mut().for_each(|row| drop(row.remove(4)));
    }
    number_table(&rows, 2)
}

/// Mean and standard deviation of the points, with a column for each seat.
fn scores(played: &Played<'_>, language: Language) -> String {
    let Played { info, series, report, .. } = *played;
    let names = Names::numbered(series.bots.len() as u8, language);
    let seats = Seat::all(series.bots.len() as u8);
    let mut rows = vec![
        std::iter::once(words::text(language, "results-spread", &[]))
            .chain(seats.map(|seat| names.of(seat).to_owned()))
            .collect::<Vec<_>>(),
    ];
    let mut row = |name: &str, tally: &dyn Fn(&Results) -> Tally| {
        let cell = |results| {
            let tally = tally(results);
            format!("{:.1} ± {:.1} ({}…{})", tally.mean(), tally.deviation(), tally.min(), tally.max())
        };
        rows.push(std::iter::once(name.to_owned()).chain(report.seats.iter().map(cell)).collect());
    };
    row(&words::text(language, "results-total", &[]), &|results| results.total);
    // With a single source its points are the total.
    for (at, source) in info.sources.iter().enumerate().filter(|_| info.sources.len() > 1) {
        row(source, &|results| results.points[at]);
    }
    for (at, tie_break) in info.tie_breaks.iter().enumerate() {
        row(tie_break, &|results| results.tie_breaks[at]);
    }
    number_table(&rows, 1)
}
