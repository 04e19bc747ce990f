//! Hints, and the analysis of a finished game.

use std::io::{BufRead, Write};

use anyhow::Result;
use bots::NEVER_CANCELLED;
use catalogue::{Advice, Choice, Mistake};
use engine::Seat;
use ui_kit::layout::number_table;

use super::Session;
use crate::{progress, words};

/// Number of rows of the curve.
const ROWS: usize = 12;

impl<I: BufRead, O: Write> Session<'_, I, O> {
    /// Prints the best choices, and what would follow.
    pub(super) fn hint(&mut self, choices: &[Choice]) -> Result<()> {
        let seed = u64::try_from(self.table.moves().len()).unwrap_or(0);
        let Some(job) = self.table.advise(seed, &self.names, self.language) else { return Ok(()) };
        for Advice { notation, words, chance, points, plan } in job(NEVER_CANCELLED) {
            let number = choices.iter().position(|choice| choice.notation == notation).map_or(0, |at| at + 1);
            let points = points.and_then(|points| self.language.difference(points));
            let points = points.unwrap_or_else(|| "none".to_owned());
            let mut values =
                vec![("number", number.into()), ("words", words.into()), ("points", points.into())];
            let key = match chance {
                Some(chance) => {
                    values.push(("chance", percent(chance).into()));
                    "play-hint"
                }
                None => "play-hint-solo",
            };
            self.say(key, &values)?;
            if !plan.is_empty() {
                self.say("play-hint-plan", &[("plan", plan.join(" → ").into())])?;
            }
        }
        Ok(())
    }

    /// Offers to analyse the finished game.
    pub(super) fn offer_analysis(&mut self) -> Result<()> {
        let Some(mut analyst) = self.table.analyst(1) else { return Ok(()) };
        if self.read("play-analyse")?.is_none_or(|line| line != "analyse") {
            return Ok(());
        }
        let bar = progress::bar(100, self.language);
        while analyst.step(NEVER_CANCELLED) {
            bar.set_position((analyst.progress() * 100.0) as u64);
        }
        bar.finish_and_clear();
        let analysis = analyst.analysis(&self.names, self.language);
        let mut rows = vec![vec![words::text(self.language, "play-analysis-move", &[])]];
        rows[0].extend(Seat::all(self.table.seats()).map(|seat| self.names.of(seat).to_owned()));
        let last = analysis.curve.len().saturating_sub(1);
        let every = last.div_ceil(ROWS).max(1);
        for (at, (after, chances)) in analysis.curve.iter().enumerate() {
            if at % every == 0 || at == last {
                let cells = chances.iter().map(|&chance| format!("{}%", percent(chance)));
                rows.push(std::iter::once(after.to_string()).chain(cells).collect());
            }
        }
        self.say("play-analysis", &[])?;
        write!(self.out, "{}", number_table(&rows, 0))?;
        if analysis.mistakes.is_empty() {
            return self.say("play-no-mistake", &[]);
        }
        for Mistake { number, seat, played, better, loss, points } in analysis.mistakes {
            let values = [
                ("number", (number + 1).into()),
                ("name", self.name(seat)),
                ("played", played.into()),
                ("better", better.into()),
                ("loss", percent(loss).into()),
                ("points", self.language.difference(-points).unwrap_or_else(|| "none".to_owned()).into()),
            ];
            self.say("play-mistake", &values)?;
        }
        Ok(())
    }
}

/// A share from 0 to 1 in percent.
fn percent(share: f32) -> String {
    format!("{:.0}", share * 100.0)
}
