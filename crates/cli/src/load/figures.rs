//! What was measured, for people and programs.

use std::io::Write;

use anyhow::Result;
use serde::Serialize;
use ui_kit::Language;

use crate::text_table::layout;
use crate::words;

/// How numbers are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Spread {
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Spread {
    /// Nothing if there are no numbers.
    pub(super) fn of(mut numbers: Vec<f64>) -> Option<Self> {
        numbers.sort_by(f64::total_cmp);
        let last = numbers.len().checked_sub(1)?;
        // The smallest number that is not below so many of all.
        let at = |percent: usize| numbers[(numbers.len() * percent).div_ceil(100).saturating_sub(1)];
        Some(Self { p50: at(50), p95: at(95), p99: at(99), max: numbers[last] })
    }
}

/// What was measured.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    pub(super) tables: usize,
    pub(super) streams: usize,
    pub(super) seconds: f64,
    pub(super) steps: usize,
    pub(super) answer_ms: Option<Spread>,
    pub(super) stream_ms: Option<Spread>,
    pub(super) answer_bytes: Option<Spread>,
    pub(super) stream_bytes: Option<Spread>,
    pub(super) stream_text_bytes: Option<Spread>,
    pub(super) first_page_bytes: u64,
    pub(super) first_page_files: usize,
    pub(super) idle_table_bytes: Option<u64>,
    /// How many cores the server keeps busy.
    pub(super) server_cores: Option<f64>,
    pub(super) updates_per_second: f64,
    pub(super) stream_bytes_per_second: f64,
    pub(super) failures: u64,
}

impl Figures {
    pub(super) fn write(&self, json: bool, language: Language, out: &mut impl Write) -> Result<()> {
        if json {
            serde_json::to_writer(&mut *out, self)?;
            writeln!(out)?;
        } else {
            out.write_all(self.text(language).as_bytes())?;
        }
        Ok(())
    }

    fn text(&self, language: Language) -> String {
        let word = |key: &str| words::text(language, key, &[]);
        let facts = [
            ("tables", self.tables.into()),
            ("streams", self.streams.into()),
            ("seconds", format!("{:.0}", self.seconds).into()),
            ("steps", self.steps.into()),
            ("updates", format!("{:.0}", self.updates_per_second).into()),
            ("traffic", kilobytes(self.stream_bytes_per_second).into()),
            ("cores", self.server_cores.map_or("–".to_owned(), |cores| format!("{cores:.2}")).into()),
            ("failures", self.failures.into()),
        ];
        let spread = |key: &str, spread: Option<Spread>, show: &dyn Fn(f64) -> String| {
            let numbers = spread.map(|one| [one.p50, one.p95, one.p99, one.max].map(show).to_vec());
            [vec![word(key)], numbers.unwrap_or_else(|| vec!["–".to_owned()])].concat()
        };
        let milliseconds = |number: f64| format!("{number:.1} ms");
        let rows = [
            vec![String::new(), "p50".to_owned(), "p95".to_owned(), "p99".to_owned(), "max".to_owned()],
            spread("load-answer", self.answer_ms, &milliseconds),
            spread("load-stream", self.stream_ms, &milliseconds),
            spread("load-answer-size", self.answer_bytes, &kilobytes),
            spread("load-stream-size", self.stream_bytes, &kilobytes),
            spread("load-stream-text", self.stream_text_bytes, &kilobytes),
        ];
        let first_page = [
            ("size", kilobytes(self.first_page_bytes as f64).into()),
            ("files", self.first_page_files.into()),
        ];
        let idle = self.idle_table_bytes.map_or("–".to_owned(), |bytes| kilobytes(bytes as f64));
        [
            words::text(language, "load-heading", &facts),
            layout(&rows, 1),
            words::text(language, "load-first-page", &first_page),
            words::text(language, "load-idle-table", &[("size", idle.into())]),
            words::text(language, "load-traffic", &facts),
            String::new(),
        ]
        .join("\n")
    }
}

fn kilobytes(bytes: f64) -> String {
    format!("{:.1} kB", bytes / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_numbers_that_were_measured() {
        assert_eq!(Spread::of(Vec::new()), None);
        let hundred: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        assert_eq!(Spread::of(hundred), Some(Spread { p50: 50.0, p95: 95.0, p99: 99.0, max: 100.0 }));
        assert_eq!(Spread::of(vec![7.0]), Some(Spread { p50: 7.0, p95: 7.0, p99: 7.0, max: 7.0 }));
    }
}
