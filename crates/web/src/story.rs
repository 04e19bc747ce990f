//! A summary of a finished game: the curve of the totals and the moments worth replaying.

use catalogue::{Feat, LogEntry};
use engine::{Seat, Standings};
use ui_kit::{Language, Names};

use crate::pages;
use crate::view::{CurvePointView, MomentView};

/// The largest number of moments shown.
const MAX_MOMENTS: usize = 6;

/// The largest number of points on a curve.
const MAX_POINTS: usize = 120;

/// The data of a finished game.
pub(crate) struct FinishedGame<'a> {
    pub(crate) seats: u8,
    /// The standings after 0, 1, 2, … moves.
    pub(crate) standings: &'a [Standings],
    /// All moves in words.
    pub(crate) log: &'a [LogEntry],
    /// The numbers of moves after which totals can be compared; empty if they always can.
    pub(crate) points: &'a [usize],
    /// The alarms, each with the number of moves after which it first appeared.
    pub(crate) alarms: &'a [(usize, String)],
    /// The largest remarkable event of each kind, with the game's word for it.
    pub(crate) feats: &'a [(Feat, String)],
    pub(crate) names: &'a Names,
    pub(crate) language: Language,
}

impl FinishedGame<'_> {
    fn totals(&self, after: usize) -> Vec<i32> {
        Seat::all(self.seats).map(|seat| self.standings[after].score(seat).total()).collect()
    }

    /// The numbers of moves whose totals are on the curve: those chosen by the game, otherwise the end of every turn. A turn
    /// ends when another seat moves.
    fn compared(&self) -> Vec<usize> {
        let last = self.standings.len().saturating_sub(1);
        let turn_ends = |after: usize| self.log[after - 1].seat != self.log[after].seat;
        let on_curve = |&after: &usize| {
            after == 0
                || after == last
                || if self.points.is_empty() { turn_ends(after) } else { self.points.contains(&after) }
        };
        (0..=last).filter(on_curve).collect()
    }

    /// The totals in the course of the game.
    pub(crate) fn curve(&self) -> Vec<CurvePointView> {
        let points: Vec<CurvePointView> = self
            .compared()
            .into_iter()
            .map(|after| CurvePointView { after, totals: self.totals(after), label: self.label(after) })
            .collect();
        if !self.points.is_empty() {
            return points;
        }
        // A long game has hundreds of turns: only points where a total changes are kept.
        let mut kept: Vec<CurvePointView> = Vec::new();
        for (at, point) in points.iter().enumerate() {
            let changes = kept.last().is_none_or(|before| before.totals != point.totals);
            let before_change = points.get(at + 1).is_some_and(|next| next.totals != point.totals);
            if changes || before_change || at + 1 == points.len() {
                kept.push(point.clone());
            }
        }
        let every = kept.len().div_ceil(MAX_POINTS).max(1);
        let end = kept.len();
        kept.into_iter()
            .enumerate()
            .filter(|(at, _)| at % every == 0 || at + 1 == end)
            .map(|(_, point)| point)
            .collect()
    }

    /// The round of the last move before a point.
    fn label(&self, after: usize) -> String {
        after.checked_sub(1).map_or_else(String::new, |number| self.log[number].round.clone())
    }

    /// The moments worth replaying, in order of time. In order of importance: the end and its trigger, the lead taken for
    /// good, remarkable events, the largest gain, other changes of the lead, other alarms.
    pub(crate) fn moments(&self) -> Vec<MomentView> {
        let mut found: Vec<(usize, String)> = Vec::new();
        found.extend(self.log.last().map(|entry| (self.log.len(), words(entry))));
        let mut leads = self.leads();
        let still = self.leader(self.log.len());
        // The last leader may have been caught at the very end.
        let kept = leads.pop_if(|(_, seat)| still == Some(*seat));
        found.extend(kept.map(|(after, seat)| (after, self.say("story-lead-for-good", seat, 0))));
        let (trigger, earlier) =
            self.alarms.split_last().map_or((None, self.alarms), |(last, rest)| (Some(last), rest));
        found.extend(trigger.cloned());
        for (feat, word) in self.feats {
            let events = &self.log[feat.number].events;
            found.extend(
                events.get(feat.event).map(|event| (feat.number + 1, format!("{word}: {}", event.words))),
            );
        }
        found.extend(self.largest_gain());
        found.extend(leads.into_iter().rev().map(|(after, seat)| (after, self.say("story-lead", seat, 0))));
        found.extend(earlier.iter().cloned());
        let mut chosen: Vec<(usize, String)> = Vec::new();
        for (after, text) in found {
            let new = chosen.iter().all(|(other, said)| *other != after && *said != text);
            if new && chosen.len() < MAX_MOMENTS {
                chosen.push((after, text));
            }
        }
        chosen.sort_by_key(|(after, _)| *after);
        chosen.into_iter().map(|(after, text)| MomentView { after, text }).collect()
    }

    fn say(&self, key: &str, seat: Seat, gain: i32) -> String {
        let values = [("name", self.names.of(seat).into()), ("gain", gain.into())];
        pages::MESSAGES.text(self.language, key, &values)
    }

    /// The changes of the lead: a number of moves and the new leader.
    fn leads(&self) -> Vec<(usize, Seat)> {
        let mut leads: Vec<(usize, Seat)> = Vec::new();
        for after in self.compared() {
            if let Some(seat) = self.leader(after)
                && leads.last().is_none_or(|(_, leader)| *leader != seat)
            {
                leads.push((after, seat));
            }
        }
        leads
    }

    /// The seat that leads alone after `after` moves.
    fn leader(&self, after: usize) -> Option<Seat> {
        let totals = self.totals(after);
        let best = totals.iter().max().copied().unwrap_or(0);
        let mut first = Seat::all(self.seats).zip(&totals).filter(|(_, total)| **total == best);
        let (seat, _) = first.next()?;
        first.next().is_none().then_some(seat)
    }

    /// The largest gain from one point of the curve to the next.
    fn largest_gain(&self) -> Option<(usize, String)> {
        let compared = self.compared();
        let gains = compared.windows(2).flat_map(|pair| {
            let (before, after) = (self.totals(pair[0]), self.totals(pair[1]));
            Seat::all(self.seats).zip(before).zip(after).map(|((seat, one), two)| (two - one, pair[1], seat))
        });
        // The earliest of several equal gains.
        let (gain, after, seat) = gains
            .min_by_key(|&(gain, after, _)| (std::cmp::Reverse(gain), after))
            .filter(|gain| gain.0 > 0)?;
        Some((after, self.say("story-gain", seat, gain)))
    }
}

/// A move in one sentence: its last event, or the action if there was none.
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
            round: String::new(),
            phase: None,
        }
    }

    fn finished<'a>(standings: &'a [Standings], log: &'a [LogEntry], names: &'a Names) -> FinishedGame<'a> {
        FinishedGame {
            seats: 2,
            standings,
            log,
            points: &[],
            alarms: &[],
            feats: &[],
            names,
            language: Language::En,
        }
    }

    #[test]
    fn a_curve_begins_at_the_start_and_ends_with_the_result() {
        let standings = [totals(0, 0), totals(1, 0), totals(1, 0), totals(1, 4), totals(2, 4)];
        let log = [0, 0, 1, 0].map(|seat| entry(seat, ""));
        let names = Names::numbered(2, Language::En);
        let curve = finished(&standings, &log, &names).curve();
        let points: Vec<(usize, &[i32])> =
            curve.iter().map(|point| (point.after, &point.totals[..])).collect();
        assert_eq!(points, [(0, &[0, 0][..]), (2, &[1, 0]), (3, &[1, 4]), (4, &[2, 4])]);
    }

    #[test]
    fn a_game_that_says_where_totals_compare_has_no_sawtooth() {
        let standings: Vec<Standings> =
            (0..=20).map(|n| if n % 5 == 0 { totals(n, n / 2) } else { totals(0, 0) }).collect();
        let log: Vec<LogEntry> = (0..20).map(|n| entry(n % 2, "")).collect();
        let names = Names::numbered(2, Language::En);
        let curve = FinishedGame { points: &[5, 10, 15], ..finished(&standings, &log, &names) }.curve();
        assert_eq!(curve.iter().map(|point| point.after).collect::<Vec<_>>(), [0, 5, 10, 15, 20]);
        assert!(curve.is_sorted_by_key(|point| point.totals[0]));
    }

    #[test]
    fn moments_are_different_and_in_their_order() {
        let standings: Vec<Standings> =
            (0..=20).map(|n| if n > 9 { totals(n, 30) } else { totals(n, 0) }).collect();
        let log: Vec<LogEntry> = (1..=20).map(|n| entry(n % 2, &format!("move {n}"))).collect();
        let names = Names::numbered(2, Language::En);
        let alarms = [(5, "step 2".to_owned())];
        let moments = FinishedGame { alarms: &alarms, ..finished(&standings, &log, &names) }.moments();
        let texts: Vec<(usize, &str)> =
            moments.iter().map(|moment| (moment.after, moment.text.as_str())).collect();
        assert_eq!(
            texts,
            [
                (1, "Player 1 took the lead."),
                (5, "step 2"),
                (10, "Player 2 took the lead for good."),
                (20, "move 20")
            ]
        );
    }

    #[test]
    fn a_lead_that_is_lost_at_the_end_was_not_for_good() {
        let standings: Vec<Standings> =
            (0..=20).map(|n| if n == 20 { totals(20, 20) } else { totals(n, 0) }).collect();
        let log: Vec<LogEntry> = (1..=20).map(|n| entry(n % 2, &format!("move {n}"))).collect();
        let names = Names::numbered(2, Language::En);
        let moments = finished(&standings, &log, &names).moments();
        let leads: Vec<&str> =
            moments.iter().map(|moment| moment.text.as_str()).filter(|text| text.contains("lead")).collect();
        assert_eq!(leads, ["Player 1 took the lead."]);
    }
}
