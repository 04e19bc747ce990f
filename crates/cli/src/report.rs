//! `tarsas report`: how a game plays between bots, as a table and as a plot.

mod plot;

use std::io::Write;

use anyhow::{Error, Result};
use catalogue::Shelf;
use catalogue::summary::{Length, StudySummary};
use engine::Seed;
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
    let study = edition.study(&options, &series, &|| {
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    let study = study.map_err(|error| words::error(&error, game, language))?;
    let report = StudySummary::new(info, series.seed, &study);
    if args.json {
        serde_json::to_writer(&mut *out, &report)?;
        writeln!(out)?;
    } else {
        write!(out, "{}", text(&report, language))?;
    }
    if let Some((path, format)) = picture {
        files::replace(path, &format.bytes(plot::plot(&report, language), plot::WIDTH)?)?;
    }
    Ok(())
}

fn heading(report: &StudySummary, language: Language) -> String {
    let values: [(&str, Value<'_>); 4] = [
        ("title", report.title.into()),
        ("games", report.games.into()),
        ("seats", report.win_share.len().into()),
        ("seed", report.seed.to_string().into()),
    ];
    words::text(language, "report-heading", &values)
}

fn text(report: &StudySummary, language: Language) -> String {
    let say = |key: &str| words::text(language, key, &[]);
    let mut text = format!("{}\n\n", heading(report, language));
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
        length("report-decisions", &report.decisions),
        length("report-turns", &report.turns_per_player),
    ];
    text += &number_table(&rows, 1);
    text.push('\n');
    let names = ui_kit::Names::numbered(report.win_share.len() as u8, language);
    let mut rows = vec![vec![say("report-seat"), say("results-share")]];
    for (seat, share) in engine::Seat::all(report.win_share.len() as u8).zip(&report.win_share) {
        rows.push(vec![names.of(seat).to_owned(), percent(*share)]);
    }
    text += &number_table(&rows, 1);
    if report.unfinished > 0 {
        text += &words::text(language, "report-unfinished", &[("games", report.unfinished.into())]);
        text.push('\n');
    }
    if !report.components.is_empty() {
        text.push('\n');
        text += &components_text(report, language);
    }
    text
}

fn components_text(report: &StudySummary, language: Language) -> String {
    let heads = ["report-component", "report-offered", "report-taken", "report-won", "report-points"];
    let mut rows = vec![heads.map(|key| words::text(language, key, &[])).to_vec()];
    for component in &report.components {
        rows.push(vec![
            component.id.clone(),
            percent(component.offered as f64 / report.games as f64),
            percent(component.taken),
            component.won.map_or("–".to_owned(), percent),
            component.points.map_or("–".to_owned(), |points| format!("{points:.1}")),
        ]);
    }
    let baseline = [
        ("share", percent(1.0 / report.win_share.len() as f64).into()),
        ("points", format!("{:.1}", report.mean_points).into()),
    ];
    format!("{}{}\n", number_table(&rows, 1), words::text(language, "report-baseline", &baseline))
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}
