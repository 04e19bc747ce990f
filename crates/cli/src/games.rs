//! `tarsas games`

use std::io::Write;

use anyhow::Result;
use bots::BotKind;
use catalogue::Shelf;
use catalogue::summary::GameSummary;
use engine::OptionInfo;
use ui_kit::layout::number_table;

use crate::args::{Common, GamesArgs};
use crate::words;

pub(crate) fn run(args: &GamesArgs, common: &Common, out: &mut impl Write) -> Result<()> {
    let shelf = Shelf::new(common.components.clone());
    let mut games = Vec::new();
    for game in catalogue::games() {
        let edition = shelf.edition(*game).map_err(anyhow::Error::msg)?;
        games.push((edition.info(), edition.hash().to_owned()));
    }
    if args.json {
        let list: Vec<_> = games.into_iter().map(|(info, hash)| GameSummary::new(info, hash)).collect();
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
