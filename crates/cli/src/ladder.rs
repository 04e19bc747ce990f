//! `tarsas ladder`: how strong the bots are, as a table and as a plot.

use std::fmt::Write as _;
use std::io::Write;

use anyhow::{Error, Result, bail, ensure};
use bots::Contest;
use catalogue::summary::LadderSummary;
use catalogue::{AnyGame, Shelf};
use engine::{OptionMap, Seed};
use ui_kit::layout::number_table;
use ui_kit::{Language, Value};

use crate::args::{Common, LadderArgs};
use crate::shares_plot::Share;
use crate::{files, progress, request, shares_plot, words};

pub(crate) fn run(args: &LadderArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let bots = args.bots.iter().map(|name| request::contestant(name.trim())).collect::<Result<Vec<_>>>()?;
    ensure!(bots.len() > 1, "a ladder needs at least two bots");
    for (place, bot) in bots.iter().enumerate() {
        ensure!(!bots[..place].contains(bot), "--bots names {bot} twice");
    }
    ensure!(args.games > 0, "--games must be at least 1");
    let games = if args.names.is_empty() {
        catalogue::games().to_vec()
    } else {
        args.names.iter().map(|name| catalogue::find(name).map_err(Error::msg)).collect::<Result<Vec<_>>>()?
    };
    let picture =
        args.out.as_deref().map(|path| Ok::<_, Error>((path, files::Format::of(path)?))).transpose()?;
    if picture.is_some() && games.len() > 1 {
        bail!("--out draws one game; name it");
    }
    for file in bots.iter().filter_map(|bot| bot.skill.as_deref()) {
        let &[game] = games.as_slice() else {
            bail!("{} has the numbers of one game; name the game", file.name());
        };
        game.check_skill(file).map_err(Error::msg)?;
    }
    let seed = request::seed(args.setup.seed)?;
    let shelf = Shelf::new(common.components.clone());
    // All arguments are checked before the first game.
    let mut contests = Vec::new();
    for game in games {
        let info = game.info();
        let seats = request::seats(info, args.setup.seats)?;
        let options = request::options(info, &args.setup.options)?;
        let edition = shelf.edition(game).map_err(Error::msg)?;
        let opened = edition.open(&options, seats, Seed::of_series(seed, 0));
        opened.map_err(|error| words::error(&error, game, common.language))?;
        let threads = args.threads.map_or(0, usize::from);
        contests.push((
            game,
            options,
            Contest { bots: bots.clone(), seats, games: args.games, seed, threads },
        ));
    }
    if args.markdown {
        writeln!(out, "{}", words::text(common.language, "ladder-introduction", &[]))?;
    }
    for (game, options, contest) in contests {
        let result = play(&shelf, game, &options, &contest, common.language)?;
        if args.json {
            serde_json::to_writer(&mut *out, &result.0)?;
            writeln!(out)?;
        } else if args.markdown {
            writeln!(out, "{}", result.markdown(common.language))?;
        } else {
            writeln!(out, "{}", result.text(common.language))?;
        }
        out.flush()?;
        if let Some((path, format)) = &picture {
            files::replace(path, &format.bytes(result.plot(common.language), shares_plot::WIDTH)?)?;
        }
    }
    Ok(())
}

fn play(
    shelf: &Shelf,
    game: &'static dyn AnyGame,
    options: &OptionMap,
    contest: &Contest,
    language: Language,
) -> Result<LadderReport> {
    let edition = shelf.edition(game).map_err(Error::msg)?;
    let bar = progress::bar(contest.total_games(), language);
    bar.set_message(game.info().title);
    let ladder = contest.play(|series, contestants| {
        let skills: Vec<_> = contestants.iter().map(|contestant| contestant.skill.as_deref()).collect();
        let played = edition.simulate(options, series, &skills, &|_, _| {
            bar.inc(1);
            Ok(())
        });
        played.map_err(|error| words::error(&error, game, language))
    });
    bar.finish_and_clear();
    Ok(LadderReport(LadderSummary::new(game.info(), contest, &ladder?)))
}

/// A ladder as it is printed.
struct LadderReport(LadderSummary);

impl LadderReport {
    fn heading(&self, language: Language) -> String {
        let values: [(&str, Value<'_>); 4] = [
            ("title", self.0.title.into()),
            ("games", self.0.games.into()),
            ("seats", self.0.seats.into()),
            ("seed", self.0.seed.to_string().into()),
        ];
        words::text(language, "report-heading", &values)
    }

    /// Headings and rows of the bots, then of the pairs.
    fn tables(&self, language: Language) -> [Vec<Vec<String>>; 2] {
        let say = |key: &str| words::text(language, key, &[]);
        let heads = ["results-bot", "ladder-rating", "ladder-score", "ladder-time", "ladder-longest"];
        let mut bots = vec![heads.map(say).to_vec()];
        for bot in &self.0.bots {
            bots.push(vec![
                bot.name.clone(),
                format!("{:.0}", bot.rating),
                format!("{:.1}", bot.mean_score),
                milliseconds(bot.ms_per_decision),
                milliseconds(bot.longest_ms),
            ]);
        }
        let heads = [
            "ladder-one",
            "ladder-against",
            "ladder-games",
            "results-share",
            "ladder-interval",
            "ladder-fair",
        ];
        let mut pairs = vec![heads.map(say).to_vec()];
        for pair in &self.0.pairs {
            let [low, high] = pair.ci95;
            pairs.push(vec![
                pair.name.clone(),
                pair.against.clone(),
                pair.games.to_string(),
                percent(pair.win_share),
                format!("{}…{}", percent(low), percent(high)),
                format!("{:.2}", pair.times_fair_share),
            ]);
        }
        [bots, pairs]
    }

    fn text(&self, language: Language) -> String {
        let [bots, pairs] = self.tables(language);
        format!("{}\n\n{}\n{}", self.heading(language), number_table(&bots, 1), number_table(&pairs, 2))
    }

    fn plot(&self, language: Language) -> String {
        let pairs = self.0.pairs.iter().map(|pair| Share {
            name: format!("{} – {}", pair.name, pair.against),
            share: pair.win_share,
            interval: pair.ci95,
        });
        let shares: Vec<Share> = pairs.collect();
        let caption = words::text(language, "ladder-plot", &[]);
        shares_plot::plot(&self.heading(language), &caption, &shares, self.0.seats)
    }

    fn markdown(&self, language: Language) -> String {
        let mut text = format!("## {}\n", self.heading(language));
        for table in self.tables(language) {
            text.push('\n');
            for (at, row) in table.iter().enumerate() {
                let _ = writeln!(text, "| {} |", row.join(" | "));
                if at == 0 {
                    let _ = writeln!(text, "|{}", "---|".repeat(row.len()));
                }
            }
        }
        text
    }
}

fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

fn milliseconds(time: f64) -> String {
    if time < 10.0 { format!("{time:.2}") } else { format!("{time:.0}") }
}
