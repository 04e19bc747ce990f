//! Statistics of each game from all public finished tables.
//!
//! A finished game is replayed once, in the background, and what is counted of it is stored with the table as its digest: a table is
//! counted once, and no longer when it is hidden or deleted. The sums are made when somebody asks, and kept for a while.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Study;
use catalogue::summary::{ComponentSummary, Length, StudySummary};
use engine::{Info, Seat, Standings};
use serde::{Deserialize, Serialize};
use store::{Opened, Visibility};

use crate::app::App;
use crate::failure::Failure;

/// The sums are made again after this time.
const FRESH: Duration = Duration::from_secs(300);

/// The most tables that are read at once.
const BATCH: usize = 500;

/// Games are counted for this time, until other housekeeping is due.
const WORK: Duration = Duration::from_secs(5);

/// The number of steps of a score curve, from the start to the end of the game.
pub(crate) const CURVE: usize = 20;

/// What is counted of one game, or of many.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Digest {
    study: Study,
    /// At each step of the curve: the points of the winner, and those of the others together.
    curve: Vec<[i64; 2]>,
}

impl Digest {
    fn merge(mut self, other: Self) -> Self {
        self.curve.resize(self.curve.len().max(other.curve.len()), [0; 2]);
        for (sum, more) in self.curve.iter_mut().zip(other.curve) {
            sum[0] += more[0];
            sum[1] += more[1];
        }
        Self { study: self.study.merge(other.study), ..self }
    }
}

/// The sums of a game by number of players.
pub(crate) type Sums = BTreeMap<usize, Digest>;

/// The sums that were made last, by game.
pub(crate) type Cache = tokio::sync::Mutex<HashMap<&'static str, (Instant, Arc<Sums>)>>;

/// Counts the finished games that were not counted yet, for a few seconds.
pub async fn count_games(app: &App) {
    let until = Instant::now() + WORK;
    while Instant::now() < until && !*app.stopping.borrow() {
        match count_some(app).await {
            Ok(0) => return,
            Ok(_) => {}
            Err(failure) => {
                tracing::warn!(?failure, "finished games cannot be counted");
                return;
            }
        }
    }
}

/// Counts some games; returns their number.
async fn count_some(app: &App) -> Result<usize, Failure> {
    const SOME: usize = 10;
    let codes = app.store.uncounted_tables(SOME).await?;
    for code in &codes {
        let opened = app.store.open_table(code).await?;
        let public = opened.table.settings.visibility == Visibility::Open;
        let digest = if public { digest(app, opened).await? } else { None };
        let text = digest.and_then(|digest| serde_json::to_string(&digest).ok()).unwrap_or_default();
        app.store.set_digest(code, &text).await?;
    }
    Ok(codes.len())
}

/// What is counted of a finished game; `None` if it cannot be replayed any more.
async fn digest(app: &App, opened: Opened) -> Result<Option<Digest>, Failure> {
    let Some(edition) = app.edition_of(&opened.table).await? else { return Ok(None) };
    let counted = tokio::task::spawn_blocking(move || {
        let Opened { table, chairs, moves, .. } = opened;
        let replay = match edition.replay(&table.record(&chairs, &moves)) {
            Ok(replay) => replay,
            Err(error) => {
                tracing::warn!(%error, table = table.code, "a finished game cannot be counted");
                return None;
            }
        };
        Some(Digest { study: replay.study()?, curve: curve(&replay.history(), replay.seats()) })
    });
    // A game in which the rules panic is not counted.
    Ok(counted.await.unwrap_or_default())
}

/// The points at each step of the game.
fn curve(history: &[Standings], seats: u8) -> Vec<[i64; 2]> {
    let Some(end) = history.last() else { return Vec::new() };
    let winner = Seat::all(seats).find(|&seat| end.place(seat) == 1);
    let at = |step: usize| {
        let standings = &history[(history.len() - 1) * step / CURVE];
        let points = |seat: Seat| i64::from(standings.score(seat).total());
        let all: i64 = Seat::all(seats).map(points).sum();
        let first = winner.map_or(0, points);
        [first, all - first]
    };
    (0..=CURVE).map(at).collect()
}

/// The sums of a game by number of players.
pub(crate) async fn sums(app: &App, game: &'static Info) -> Result<Arc<Sums>, Failure> {
    // Of several who ask at the same time, one adds.
    let mut cache = app.statistics.lock().await;
    if let Some((made, sums)) = cache.get(game.slug)
        && made.elapsed() < FRESH
    {
        return Ok(Arc::clone(sums));
    }
    let (mut sums, mut after) = (Sums::new(), String::new());
    loop {
        let digests = app.store.digests(game.slug, &after, BATCH).await?;
        let Some((last, _)) = digests.last() else { break };
        after.clone_from(last);
        for (code, text) in &digests {
            match serde_json::from_str::<Digest>(text) {
                Ok(digest) => {
                    let sum = sums.entry(digest.study.wins.len()).or_default();
                    *sum = std::mem::take(sum).merge(digest);
                }
                Err(error) => tracing::error!(%error, table = code, "a digest cannot be read"),
            }
        }
    }
    let sums = Arc::new(sums);
    // The first game of all is shown as soon as it is counted.
    if !sums.is_empty() {
        cache.insert(game.slug, (Instant::now(), Arc::clone(&sums)));
    }
    Ok(sums)
}

/// The statistics of a game with a number of players.
#[derive(Debug, Serialize)]
pub(crate) struct Statistics {
    pub(crate) players: usize,
    pub(crate) games: usize,
    /// Decisions per game.
    pub(crate) decisions: Length,
    pub(crate) turns_per_player: Length,
    /// Of all games, by seat.
    pub(crate) win_share: Vec<f64>,
    pub(crate) mean_points: f64,
    pub(crate) mean_winning_points: f64,
    pub(crate) curve: Vec<CurvePoint>,
    pub(crate) components: Vec<ComponentSummary>,
}

/// The mean points at a step of the game.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct CurvePoint {
    pub(crate) percent: usize,
    pub(crate) winner: f64,
    /// The mean of the others; nothing in a solo game.
    pub(crate) others: Option<f64>,
}

impl Statistics {
    /// The statistics of all numbers of players.
    pub(crate) fn all(game: &'static Info, sums: &Sums) -> Vec<Self> {
        sums.iter().map(|(&players, digest)| Self::new(game, players, digest)).collect()
    }

    fn new(game: &'static Info, players: usize, digest: &Digest) -> Self {
        let StudySummary {
            games,
            decisions,
            turns_per_player,
            win_share,
            mean_points,
            mean_winning_points,
            components,
            ..
        } = StudySummary::new(game, 0, &digest.study);
        let point = |(step, &[winner, others]): (usize, &[i64; 2])| CurvePoint {
            percent: step * 100 / CURVE,
            winner: winner as f64 / games as f64,
            others: (players > 1).then(|| others as f64 / (games * (players - 1)) as f64),
        };
        let curve = digest.curve.iter().enumerate().map(point).collect();
        Self {
            players,
            games,
            decisions,
            turns_per_player,
            win_share,
            mean_points,
            mean_winning_points,
            curve,
            components,
        }
    }

    /// Adds lines of a table: players, what, which, games, and up to three numbers.
    pub(crate) fn write_csv(&self, out: &mut String) {
        use std::fmt::Write;
        let Self { players, games, .. } = self;
        let mut line = |what: &str, id: &str, values: [Option<f64>; 3]| {
            let values = values.map(|value| value.map_or_else(String::new, |value| format!("{value:.4}")));
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{players},{games},{what},{id},{}", values.join(","));
        };
        for (what, length) in [("decisions", &self.decisions), ("turns per player", &self.turns_per_player)] {
            let values = [Some(length.mean), Some(length.tenth), Some(length.ninetieth)];
            line("length", what, values);
        }
        line("points", "all", [Some(self.mean_points), None, None]);
        line("points", "winner", [Some(self.mean_winning_points), None, None]);
        for (seat, share) in (1..).zip(&self.win_share) {
            line("seat", &seat.to_string(), [Some(*share), None, None]);
        }
        for point in &self.curve {
            line("curve", &point.percent.to_string(), [Some(point.winner), point.others, None]);
        }
        for component in &self.components {
            let offered = component.offered as f64 / *games as f64;
            line("component", &component.id, [Some(offered), Some(component.taken), component.won]);
        }
    }
}
