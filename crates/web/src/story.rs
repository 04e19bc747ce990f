//! A finished game told in numbers: the curve of the totals and the moments worth looking at again.

use catalogue::LogEntry;
use engine::{Seat, Standings};

use crate::view::{CurvePoint, Moment};

/// At most this many moments are shown.
const MOMENTS: usize = 6;

/// At most this many points are on a curve.
const POINTS: usize = 120;

/// The totals after every turn: `standings` holds the ones after 0, 1, 2, … moves. A turn ends when somebody else moves.
pub(crate) fn curve(standings: &[Standings], movers: &[Seat]) -> Vec<CurvePoint> {
    let totals = |after: usize| {
        let standings = &standings[after];
        Seat::all(standings.ranked()).map(|seat| standings.score(seat).total()).collect::<Vec<i32>>()
    };
    let last = standings.len().saturating_sub(1);
    let mut points: Vec<CurvePoint> = Vec::new();
    for after in 0..=last {
        let ends_a_turn = after == 0 || after == last || movers[after - 1] != movers[after];
        if ends_a_turn {
            points.push(CurvePoint { after, totals: totals(after) });
        }
    }
    // A long game has hundreds of turns; a curve needs those after which something is different.
    let mut kept: Vec<CurvePoint> = Vec::new();
    for (at, point) in points.iter().enumerate() {
        let changes = kept.last().is_none_or(|before| before.totals != point.totals);
        let before_change = points.get(at + 1).is_some_and(|next| next.totals != point.totals);
        if changes || before_change || at + 1 == points.len() {
            kept.push(point.clone());
        }
    }
    let every = kept.len().div_ceil(POINTS).max(1);
    let end = kept.len();
    kept.into_iter()
        .enumerate()
        .filter(|(at, _)| at % every == 0 || at + 1 == end)
        .map(|(_, point)| point)
        .collect()
}

/// The moments of the largest gains, of changes of the lead and the end. `alarms` are the numbers of moves after which
/// something was announced to everybody, with its words.
pub(crate) fn moments(standings: &[Standings], log: &[LogEntry], alarms: &[(usize, String)]) -> Vec<Moment> {
    let mut weighed: Vec<(i64, usize, String)> = Vec::new();
    for (number, entry) in log.iter().enumerate() {
        let (before, after) = (&standings[number], &standings[number + 1]);
        let gain = Seat::all(after.ranked())
            .map(|seat| i64::from(after.score(seat).total()) - i64::from(before.score(seat).total()))
            .map(i64::abs)
            .max()
            .unwrap_or(0);
        let lead_changes = leader(before) != leader(after) && leader(after).is_some();
        let weight = gain + if lead_changes { 1 } else { 0 };
        if gain > 0 {
            weighed.push((weight, number + 1, words(entry)));
        }
    }
    weighed.extend(alarms.iter().map(|(after, text)| (i64::MAX - 1, *after, text.clone())));
    if let Some(entry) = log.last() {
        weighed.push((i64::MAX, log.len(), words(entry)));
    }
    weighed.sort_by_key(|(weight, after, _)| (std::cmp::Reverse(*weight), *after));
    let mut chosen: Vec<(usize, String)> = Vec::new();
    for (_, after, text) in weighed {
        if chosen.len() < MOMENTS && chosen.iter().all(|(other, _)| *other != after) {
            chosen.push((after, text));
        }
    }
    chosen.sort_by_key(|(after, _)| *after);
    chosen.into_iter().map(|(after, text)| Moment { after, text }).collect()
}

/// The one seat that is ahead of all others.
fn leader(standings: &Standings) -> Option<Seat> {
    let mut first = Seat::all(standings.ranked()).filter(|&seat| standings.place(seat) == 1);
    let leader = first.next()?;
    first.next().is_none().then_some(leader)
}

/// What happened in a move: its last event, or the action if nothing else did.
pub(crate) fn words(entry: &LogEntry) -> String {
    entry.events.last().map_or_else(|| entry.words.clone(), |event| event.words.clone())
}

#[cfg(test)]
mod tests {
    use engine::Score;

    use super::*;

    fn totals(a: i32, b: i32) -> Standings {
        Standings::new(2, |seat| {
            let mut score = Score::default();
            score.points[0] = if seat.index() == 0 { a } else { b };
            score
        })
    }

    fn entry(seat: u8, words: &str) -> LogEntry {
        LogEntry {
            seat: Seat::new(seat),
            notation: String::new(),
            words: words.to_owned(),
            draws: Vec::new(),
            events: Vec::new(),
        }
    }

    #[test]
    fn a_curve_begins_at_the_start_and_ends_with_the_result() {
        let standings = [totals(0, 0), totals(1, 0), totals(1, 0), totals(1, 4), totals(2, 4)];
        let movers = [0, 0, 1, 0].map(Seat::new);
        let curve = curve(&standings, &movers);
        let points: Vec<(usize, &[i32])> =
            curve.iter().map(|point| (point.after, &point.totals[..])).collect();
        assert_eq!(points, [(0, &[0, 0][..]), (2, &[1, 0]), (3, &[1, 4]), (4, &[2, 4])]);
    }

    #[test]
    fn moments_are_the_largest_changes_and_the_end_in_their_order() {
        let standings: Vec<Standings> =
            (0..=20).map(|n| if n > 9 { totals(n, 30) } else { totals(n, 0) }).collect();
        let log: Vec<LogEntry> = (1..=20).map(|n| entry(0, &format!("move {n}"))).collect();
        let moments = moments(&standings, &log, &[(5, "step 2".to_owned())]);
        let afters: Vec<usize> = moments.iter().map(|moment| moment.after).collect();
        assert!(afters.is_sorted() && afters.len() == MOMENTS, "{afters:?}");
        assert!(afters.contains(&10) && afters.contains(&5) && afters.contains(&20), "{afters:?}");
    }
}
