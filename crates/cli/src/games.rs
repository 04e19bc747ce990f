//! `tarsas games`

use std::io::Write;

use anyhow::Result;
use bots::BotKind;
use catalogue::Shelf;
use engine::{Info, OptionInfo};
use serde::Serialize;
use ui_kit::layout::number_table;

use crate::args::{Common, GamesArgs};
use crate::words;

#[derive(Serialize)]
struct Game {
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

#[derive(Serialize)]
struct Seats {
    min: u8,
    max: u8,
    usual: u8,
}

#[derive(Serialize)]
struct Choice {
    key: &'static str,
    default: &'static str,
    values: &'static [&'static str],
}

pub(crate) fn run(args: &GamesArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let shelf = Shelf::new(common.components.clone());
    let mut games = Vec::new();
    for game in catalogue::games() {
        let edition = shelf.edition(*game).map_err(anyhow::Error::msg)?;
        games.push((edition.info(), edition.hash().to_owned()));
    }
    if args.json {
        let list: Vec<Game> = games.into_iter().map(|(info, hash)| describe(info, hash)).collect();
        serde_json::to_writer_pretty(&mut *out, &list)?;
        writeln!(out)?;
        return Ok(());
    }
    let say = |key, values: &[_]| words::text(common.language, key, values);
    for (info, _) in games {
        let seats = [
            ("min", (*info.seats.start()).into()),
            ("max", (*info.seats.end()).into()),
            ("usual", info.usual_seats.into()),
        ];
        writeln!(out, "{}  {}, {}", info.slug, info.title, say("games-seats", &seats))?;
        let row = |option: &OptionInfo| {
            let default = say("games-default", &[("value", option.default.into())]);
            vec![format!("    {}", option.key), option.values.join(" / "), default]
        };
        write!(out, "{}", number_table(&info.options.iter().map(row).collect::<Vec<_>>(), 3))?;
    }
    let bots = BotKind::ALL.map(BotKind::name).join(", ");
    writeln!(out, "\n{}", say("games-hint", &[]))?;
    writeln!(out, "{}", say("games-bots", &[("bots", bots.into())]))?;
    Ok(())
}

fn describe(info: &'static Info, components: String) -> Game {
    let options =
        info.options.iter().map(|&OptionInfo { key, default, values }| Choice { key, default, values });
    Game {
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
