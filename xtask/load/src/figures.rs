//! The results of a measurement.

use std::fmt::Write;

use serde::Serialize;

/// Percentiles of a list of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Percentiles {
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Percentiles {
    /// Returns `None` for an empty list.
    pub(super) fn of(mut numbers: Vec<f64>) -> Option<Self> {
        numbers.sort_by(f64::total_cmp);
        let last = numbers.len().checked_sub(1)?;
        let at = |percent: usize| numbers[(numbers.len() * percent).div_ceil(100).saturating_sub(1)];
        Some(Self { p50: at(50), p95: at(95), p99: at(99), max: numbers[last] })
    }
}

/// The decisions of searching bots, as the server counts them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct BotFigures {
    /// Number of decisions.
    pub(super) decisions: u64,
    /// The longest decision of the last minute, waiting included.
    pub(super) longest_ms: f64,
    /// Decisions that failed or missed their deadline, so that a greedy bot decided.
    pub(super) fallbacks: u64,
}

impl BotFigures {
    /// Reads the text of `/metrics`; `None` if no bot has searched.
    pub(super) fn parse(metrics: &str) -> Option<Self> {
        let value = |name: &str| {
            let line = metrics.lines().find_map(|line| line.strip_prefix(name))?;
            line.trim().parse::<f64>().ok()
        };
        Some(Self {
            decisions: value("tarsas_bot_decision_seconds_count ")? as u64,
            longest_ms: 1000.0 * value("tarsas_bot_decision_seconds{quantile=\"1\"} ")?,
            fallbacks: value("tarsas_bot_fallbacks_total ").unwrap_or(0.0) as u64,
        })
    }
}

/// The results of a measurement.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    pub(super) people: u32,
    pub(super) tables: u32,
    pub(super) streams: u32,
    pub(super) experts: u32,
    pub(super) seconds: f64,
    /// Number of steps of people.
    pub(super) steps: usize,
    pub(super) answer_ms: Option<Percentiles>,
    pub(super) stream_ms: Option<Percentiles>,
    pub(super) answer_bytes: Option<Percentiles>,
    pub(super) stream_bytes: Option<Percentiles>,
    pub(super) stream_text_bytes: Option<Percentiles>,
    pub(super) first_page_bytes: u64,
    pub(super) first_page_files: usize,
    pub(super) idle_table_bytes: Option<u64>,
    /// Number of cores that the server keeps busy.
    pub(super) server_cores: Option<f64>,
    pub(super) updates_per_second: f64,
    pub(super) stream_bytes_per_second: f64,
    pub(super) bots: Option<BotFigures>,
    pub(super) failures: u64,
}

impl Figures {
    pub(super) fn text(&self) -> String {
        let Self { people, tables, streams, experts, seconds, steps, .. } = self;
        let mut text = format!(
            "{people} people, {streams} spectators of {tables} tables, {experts} tables of experts, {seconds:.0} s: \
             {steps} steps\n{:25}{:>10}{:>10}{:>10}{:>10}\n",
            "", "p50", "p95", "p99", "max"
        );
        let milliseconds = |number: f64| format!("{number:.1} ms");
        let mut row = |name: &str, row: Option<Percentiles>, show: &dyn Fn(f64) -> String| {
            let numbers = row.map(|row| [row.p50, row.p95, row.p99, row.max].map(show)).unwrap_or_default();
            let [p50, p95, p99, max] = numbers;
            writeln!(text, "{name:25}{p50:>10}{p95:>10}{p99:>10}{max:>10}").expect("a string can be written");
        };
        row("step to response", self.answer_ms, &milliseconds);
        row("step to stream", self.stream_ms, &milliseconds);
        row("response, compressed", self.answer_bytes, &kilobytes);
        row("update, as sent", self.stream_bytes, &kilobytes);
        row("update, as text", self.stream_text_bytes, &kilobytes);
        let mut lines = vec![
            format!(
                "first page: {} in {} files",
                kilobytes(self.first_page_bytes as f64),
                self.first_page_files
            ),
            format!(
                "spectators: {:.0} updates per second, {} per second",
                self.updates_per_second,
                kilobytes(self.stream_bytes_per_second)
            ),
        ];
        lines.extend(self.bots.map(|BotFigures { decisions, longest_ms, fallbacks }| {
            format!(
                "bots: {decisions} decisions, the longest {longest_ms:.0} ms, {fallbacks} by greedy instead"
            )
        }));
        lines.extend(self.server_cores.map(|cores| format!("server: {cores:.2} cores busy")));
        lines.extend(self.idle_table_bytes.map(|bytes| format!("idle table: {}", kilobytes(bytes as f64))));
        lines.push(format!("failed requests: {}\n", self.failures));
        text + &lines.join("\n")
    }
}

fn kilobytes(bytes: f64) -> String {
    format!("{:.1} kB", bytes / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_numbers_of_the_list() {
        assert_eq!(Percentiles::of(Vec::new()), None);
        let hundred: Vec<f64> = (1..=100).rev().map(f64::from).collect();
        let expected = Percentiles { p50: 50.0, p95: 95.0, p99: 99.0, max: 100.0 };
        assert_eq!(Percentiles::of(hundred), Some(expected));
        assert_eq!(Percentiles::of(vec![7.0]).map(|one| (one.p50, one.max)), Some((7.0, 7.0)));
    }

    #[test]
    fn the_metrics_of_bots_are_read() {
        let metrics = "tarsas_bot_decision_seconds{quantile=\"0.5\"} 0.1\n\
                       tarsas_bot_decision_seconds{quantile=\"1\"} 2.5\ntarsas_bot_decision_seconds_count 40\n";
        let figures = BotFigures { decisions: 40, longest_ms: 2500.0, fallbacks: 0 };
        assert_eq!(BotFigures::parse(metrics), Some(figures));
        let faults = format!("{metrics}tarsas_bot_fallbacks_total 3\n");
        assert_eq!(BotFigures::parse(&faults), Some(BotFigures { fallbacks: 3, ..figures }));
        assert_eq!(BotFigures::parse(""), None);
    }
}
