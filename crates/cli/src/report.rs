//! `tarsas report`: how a game plays between bots, as a table and as a plot.

mod plot;

use std::io::Write;

use anyhow::{Error, Result};
use bots::{ComponentStats, Study};
use catalogue::Shelf;
use engine::Seed;
use serde::Serialize;
use ui_kit::layout::number_table;
use ui_kit::{Language, Value};

use crate::args::{Common, ReportArgs};
use crate::{files, progress, request, words};

pub(crate) fn run(args: &ReportArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let game = catalogue::find(&args.series.game).map_err(Error::msg)?;
    let (info, language) = (game.info(), common.language);
    let (seats, options, series) = request::series(info, &args.series)?;
    let picture =
        args.out.as_deref().map(|path| Ok::<_, Error>((path, files::Format::of(path)?))).transpose()?;
    let shelf = Shelf::new(common.components.clone());
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let opened = edition.open(&options, seats, Seed::of_series(series.seed, 0));
    opened.map_err(|error| words::error(&error, game, language))?;
    let bar = progress::bar(series.games, language);
    bar.set_message(info.title);
    let study = edition.study(&options, &series, &|| bar.inc(1));
    bar.finish_and_clear();
    let study = study.map_err(|error| words::error(&error, game, language))?;
    let report = Report::new(info.title, series.seed, &study);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", report.text(language))?;
    }
    if let Some((path, format)) = picture {
        files::replace(path, &format.bytes(plot::plot(&report, language), plot::WIDTH)?)?;
    }
    Ok(())
}

/// A study as it is printed.
#[derive(Serialize)]
struct Report {
    title: &'static str,
    seed: u64,
    games: usize,
    /// Games that exceeded the length limit and are left out.
    unfinished: u64,
    decisions: Length,
    turns_per_player: Length,
    /// Of all games, by seat.
    win_share: Vec<f64>,
    mean_points: f64,
    mean_winning_points: f64,
    /// In the order of their ids.
    components: Vec<Component>,
}

/// Statistics of the game length.
#[derive(Serialize)]
struct Length {
    mean: f64,
    shortest: f64,
    tenth: f64,
    median: f64,
    ninetieth: f64,
    longest: f64,
    #[serde(skip)]
    all: Vec<f64>,
}

/// Statistics of a component.
#[derive(Serialize)]
struct Component {
    id: String,
    /// Number of games in which it was on offer.
    offered: u64,
    /// Share of these in which it was taken.
    taken: f64,
    /// Win rate of its takers; `None` if there were none.
    won: Option<f64>,
    /// Mean final score of its takers.
    points: Option<f64>,
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

impl Component {
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

impl Report {
    fn new(title: &'static str, seed: u64, study: &Study) -> Self {
        let (games, seats) = (study.games(), study.wins.len());
        Self {
            title,
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
            components: study.components.iter().map(Component::new).collect(),
        }
    }

    fn heading(&self, language: Language) -> String {
        let values: [(&str, Value<'_>); 4] = [
            ("title", self.title.into()),
            ("games", self.games.into()),
            ("seats", self.win_share.len().into()),
            ("seed", self.seed.to_string().into()),
        ];
        words::text(language, "report-heading", &values)
    }

    fn text(&self, language: Language) -> String {
        let say = |key: &str| words::text(language, key, &[]);
        let mut text = format!("{}\n\n", self.heading(language));
        let heads = [
            "report-length",
            "report-mean",
            "report-shortest",
            "report-middle",
            "report-median",
            "report-longest",
        ];
        let length = |key: &str, of: &Length| {
            vec![
                say(key),
                format!("{:.1}", of.mean),
                format!("{:.0}", of.shortest),
                format!("{:.0}…{:.0}", of.tenth, of.ninetieth),
                format!("{:.0}", of.median),
                format!("{:.0}", of.longest),
            ]
        };
        let rows = [
            heads.map(say).to_vec(),
            length("report-decisions", &self.decisions),
            length("report-turns", &self.turns_per_player),
        ];
        text += &number_table(&rows, 1);
        text.push('\n');
        let names = ui_kit::Names::numbered(self.win_share.len() as u8, language);
        let mut rows = vec![vec![say("report-seat"), say("results-share")]];
        for (seat, share) in engine::Seat::all(self.win_share.len() as u8).zip(&self.win_share) {
            rows.push(vec![names.of(seat).to_owned(), percent(*share)]);
        }
        text += &number_table(&rows, 1);
        if self.unfinished > 0 {
            text += &words::text(language, "report-unfinished", &[("games", self.unfinished.into())]);
            text.push('\n');
        }
        if !self.components.is_empty() {
            text.push('\n');
            text += &self.components_text(language);
        }
        text
    }

    fn components_text(&self, language: Language) -> String {
        let heads = ["report-component", "report-offered", "report-taken", "report-won", "report-points"];
        let mut rows = vec![heads.map(|key| words::text(language, key, &[])).to_vec()];
        for component in &self.components {
            rows.push(vec![
                component.id.clone(),
                percent(component.offered as f64 / self.games as f64),
                percent(component.taken),
                component.won.map_or("–".to_owned(), percent),
                component.points.map_or("–".to_owned(), |points| format!("{points:.1}")),
            ]);
        }
        let baseline = [
            ("share", percent(1.0 / self.win_share.len() as f64).into()),
            ("points", format!("{:.1}", self.mean_points).into()),
        ];
        format!("{}{}\n", number_table(&rows, 1), words::text(language, "report-baseline", &baseline))
    }
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}
