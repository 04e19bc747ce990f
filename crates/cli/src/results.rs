//! The results of a series, for people.

use bots::{BotKind, Results, Tally};
use catalogue::summary::Played;
use engine::Seat;
use ui_kit::layout::number_table;
use ui_kit::{Language, Names};

use crate::words;

/// The results as text.
pub(crate) fn text(played: &Played<'_>, language: Language) -> String {
    let Played { info, options, report, .. } = *played;
    let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let heading = words::text(
        language,
        "results-heading",
        &[
            ("title", info.title.into()),
            ("games", report.games.into()),
            ("seats", played.bots.len().into()),
            ("options", options.join(" ").into()),
            ("seed", played.seed.to_string().into()),
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
    let Played { report, bots, .. } = *played;
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
    let names = Names::numbered(played.bots.len() as u8, language);
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
    let Played { info, report, .. } = *played;
    let names = Names::numbered(played.bots.len() as u8, language);
    let seats = Seat::all(played.bots.len() as u8);
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
