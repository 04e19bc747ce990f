//! Who meets whom in a tournament, and who is ahead: pure functions of what has been played.

use store::Scoring;

/// A player, by number.
pub(crate) type Player = u32;

/// A point in the units in which points are counted: it can be divided by every number of players that share places.
pub(crate) const POINT: i64 = 120;

/// What a place is worth under [`Scoring::Places`].
const PLACES: [i64; 4] = [4, 2, 1, 0];

/// A share of 100 per cent in the units in which shares of points are counted.
const WHOLE: i64 = 1_000_000;

/// How often two players met weighs more than everything else.
const MET: i64 = 1_000_000;

/// How often somebody had a bot in place of a player.
const ALONE: i64 = 100_000;

/// A seat at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seated {
    /// The player; `None` for a bot.
    pub(crate) player: Option<Player>,
    /// Whether the result counts for the player: no bot has taken over.
    pub(crate) counts: bool,
    /// Place and points; `None` before the end.
    pub(crate) result: Option<(u8, i32)>,
}

/// The seats of a table, in their order.
pub(crate) type Table = Vec<Seated>;

/// A player's line in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) player: Player,
    /// The rank: the same for players who are equal in everything.
    pub(crate) rank: usize,
    /// The finished games that count.
    pub(crate) games: i64,
    /// In units of [`POINT`].
    pub(crate) points: i64,
    /// The shares of the points at the tables, added up.
    pub(crate) share: i64,
    /// Games won, also with others.
    pub(crate) wins: i64,
}

/// The standings: more points first, then the larger sum of shares, then more wins.
pub(crate) fn standings(players: &[Player], tables: &[Table], scoring: Scoring) -> Vec<Standing> {
    ranked(players, tables, |table, seat| points(table, seat, scoring))
}

/// The standings of a duplicate: points are the share of the same seats elsewhere that a player beat, in hundredths.
pub(crate) fn duplicate_standings(players: &[Player], tables: &[Table]) -> Vec<Standing> {
    ranked(players, tables, |table, seat| {
        let at = table.iter().position(|other| std::ptr::eq(other, seat)).unwrap_or_default();
        let others = tables.iter().filter(|other| !std::ptr::eq(other.as_slice(), table.as_slice()));
        let others: Vec<(u8, i32)> =
            others.filter_map(|other| other.get(at).and_then(|seat| seat.result)).collect();
        let Some((place, score)) = seat.result else { return 0 };
        // The better place counts first, then more points.
        let value = |(place, score): (u8, i32)| (std::cmp::Reverse(place), score);
        let beaten = |other: &(u8, i32)| match value((place, score)).cmp(&value(*other)) {
            std::cmp::Ordering::Greater => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 0,
        };
        let count = i64::try_from(others.len()).unwrap_or(i64::MAX);
        if count == 0 { 50 * POINT } else { others.iter().map(beaten).sum::<i64>() * 50 * POINT / count }
    })
}

fn ranked(players: &[Player], tables: &[Table], points: impl Fn(&Table, &Seated) -> i64) -> Vec<Standing> {
    let line = |&player: &Player| {
        let mut line = Standing { player, rank: 0, games: 0, points: 0, share: 0, wins: 0 };
        for table in tables {
            let own = table.iter().find(|seat| seat.player == Some(player) && seat.counts);
            let Some((seat, (place, score))) = own.and_then(|seat| Some((seat, seat.result?))) else {
                continue;
            };
            let sum: i64 =
                table.iter().filter_map(|seat| seat.result).map(|(_, score)| positive(score)).sum();
            line.games += 1;
            line.points += points(table, seat);
            line.share += if sum == 0 { 0 } else { positive(score) * WHOLE / sum };
            line.wins += i64::from(place == 1);
        }
        line
    };
    let mut lines: Vec<Standing> = players.iter().map(line).collect();
    let value = |line: &Standing| (-line.points, -line.share, -line.wins);
    lines.sort_by_key(|line| (value(line), line.player));
    for at in 0..lines.len() {
        let ties = at > 0 && value(&lines[at]) == value(&lines[at - 1]);
        lines[at].rank = if ties { lines[at - 1].rank } else { at + 1 };
    }
    lines
}

/// Points below zero are no share.
fn positive(score: i32) -> i64 {
    i64::from(score.max(0))
}

/// What a seat gets for its place. Those who share places share what they are worth.
fn points(table: &Table, seat: &Seated, scoring: Scoring) -> i64 {
    let Some((place, _)) = seat.result else { return 0 };
    let places = || table.iter().filter_map(|seat| seat.result).map(|(place, _)| place);
    let same = places().filter(|other| *other == place).count();
    let first = usize::from(place.max(1)) - 1;
    let worth = |place: usize| match scoring {
        Scoring::Wins => i64::from(place == 0),
        Scoring::Places => PLACES.get(place).copied().unwrap_or(0),
        Scoring::Share => 0,
    };
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    match scoring {
        Scoring::Wins | Scoring::Places => {
            (first..first + same).map(worth).sum::<i64>() * POINT / count(same.max(1))
        }
        Scoring::Share => {
            let worse = places().filter(|other| *other > place).count();
            let others = count(places().count().saturating_sub(1).max(1));
            (2 * count(worse) + count(same) - 1) * POINT / (2 * others)
        }
    }
}

/// The groups of a round, the leading players first. Players who have met before are kept apart as far as possible, then everybody
/// meets players of a similar standing. `order` lists the players, the best one first. The groups are of nearly the same size, and of
/// at most `seats`; bots have the rest of the seats.
pub(crate) fn groups(order: &[Player], played: &[Table], seats: usize) -> Vec<Vec<Player>> {
    let tables = order.len().div_ceil(seats.max(1));
    arranged(order, played, tables, true)
}

/// The groups of a duplicate: at least two, so that there is somebody to be compared with.
pub(crate) fn duplicate_groups(order: &[Player], seats: usize) -> Vec<Vec<Player>> {
    let tables = order.len().div_ceil(seats.max(1)).max(2).min(order.len());
    let sizes = sizes(order.len(), tables);
    let mut rest = order.iter().copied();
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

/// All rounds of a league: everybody meets everybody.
pub(crate) fn league(players: &[Player], seats: usize) -> Vec<Vec<Vec<Player>>> {
    if seats <= 2 {
        return pairs(players);
    }
    let (mut rounds, mut played): (Vec<Vec<Vec<Player>>>, Vec<Table>) = (Vec::new(), Vec::new());
    let apart = |played: &[Table]| {
        players.iter().any(|one| players.iter().any(|other| one < other && met(played, *one, *other) == 0))
    };
    while apart(&played) {
        let round = arranged(players, &played, players.len().div_ceil(seats), false);
        let before = count_apart(players, &played);
        played.extend(round.iter().map(|group| seated(group)));
        rounds.push(round);
        if count_apart(players, &played) == before {
            // The search has found nothing new: two who have not met play with whoever comes next.
            let missing = meeting(players, &played, seats);
            played.extend(missing.iter().map(|group| seated(group)));
            rounds.pop();
            rounds.push(missing);
        }
    }
    rounds
}

/// A round in which two players meet who have not met yet.
fn meeting(players: &[Player], played: &[Table], seats: usize) -> Vec<Vec<Player>> {
    let mut order = players.to_vec();
    let first = players
        .iter()
        .flat_map(|one| players.iter().map(move |other| (*one, *other)))
        .find(|(one, other)| one < other && met(played, *one, *other) == 0);
    if let Some((one, other)) = first {
        order.retain(|player| *player != one && *player != other);
        order.insert(0, other);
        order.insert(0, one);
    }
    let sizes = sizes(order.len(), order.len().div_ceil(seats));
    let mut rest = order.into_iter();
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

fn count_apart(players: &[Player], played: &[Table]) -> usize {
    let apart =
        |one: &Player| players.iter().filter(|other| one < *other && met(played, *one, **other) == 0).count();
    players.iter().map(apart).sum()
}

fn seated(group: &[Player]) -> Table {
    group.iter().map(|player| Seated { player: Some(*player), counts: true, result: None }).collect()
}

/// Every pair once: one player keeps the place, the others go round. With an odd number one of them plays a bot.
fn pairs(players: &[Player]) -> Vec<Vec<Vec<Player>>> {
    let mut circle: Vec<Option<Player>> = players.iter().copied().map(Some).collect();
    if circle.len() % 2 == 1 {
        circle.push(None);
    }
    let (half, rounds) = (circle.len() / 2, circle.len().saturating_sub(1));
    let mut all = Vec::new();
    for _ in 0..rounds {
        let pair = |at: usize| [circle[at], circle[circle.len() - 1 - at]].into_iter().flatten().collect();
        all.push((0..half).map(pair).collect());
        circle[1..].rotate_right(1);
    }
    all
}

/// The sizes of groups, which differ by one at most, the larger ones first.
fn sizes(players: usize, tables: usize) -> Vec<usize> {
    let tables = tables.max(1);
    (0..tables).map(|table| players / tables + usize::from(table < players % tables)).collect()
}

/// How often two players have been at the same table.
fn met(played: &[Table], one: Player, other: Player) -> i64 {
    let both = |table: &&Table| {
        [one, other].iter().all(|player| table.iter().any(|seat| seat.player == Some(*player)))
    };
    i64::try_from(played.iter().filter(both).count()).unwrap_or(i64::MAX)
}

/// What is known about the players of a round, by their places in the order.
struct Costs {
    met: Vec<Vec<i64>>,
    /// How often each one had a bot at the table.
    alone: Vec<i64>,
    by_standing: bool,
}

impl Costs {
    fn new(order: &[Player], played: &[Table], by_standing: bool) -> Self {
        let most = played.iter().map(people).max().unwrap_or(0);
        let alone = |player: &Player| {
            let own = |table: &&Table| table.iter().any(|seat| seat.player == Some(*player));
            let count = played.iter().filter(own).filter(|table| people(table) < most).count();
            i64::try_from(count).unwrap_or(i64::MAX)
        };
        let row = |one: &Player| order.iter().map(|other| met(played, *one, *other)).collect();
        Self { met: order.iter().map(row).collect(), alone: order.iter().map(alone).collect(), by_standing }
    }

    fn of_pair(&self, one: usize, other: usize) -> i64 {
        let met = self.met[one][other];
        let apart = if self.by_standing { i64::try_from(one.abs_diff(other)).unwrap_or(0) } else { 0 };
        met * met * MET + apart * apart
    }

    /// What a group costs of which all groups have `most` at most.
    fn of_group(&self, group: &[usize], most: usize) -> i64 {
        let pair = |at: usize| group[..at].iter().map(|other| self.of_pair(group[at], *other)).sum::<i64>();
        let alone =
            if group.len() < most { group.iter().map(|one| self.alone[*one] * ALONE).sum() } else { 0 };
        (0..group.len()).map(pair).sum::<i64>() + alone
    }
}

fn people(table: &Table) -> usize {
    table.iter().filter(|seat| seat.player.is_some()).count()
}

/// The cheapest groups that are found from several beginnings by exchanging players. The same every time.
fn arranged(order: &[Player], played: &[Table], tables: usize, by_standing: bool) -> Vec<Vec<Player>> {
    let costs = Costs::new(order, played, by_standing);
    let sizes = sizes(order.len(), tables);
    let most = sizes.first().copied().unwrap_or(0);
    let beginnings = if order.len() <= 16 { 60 } else { 6 };
    let mut best: Option<(i64, Vec<Vec<usize>>)> = None;
    let mut random: u64 = 0x9E37_79B9_7F4A_7C15;
    for beginning in 0..beginnings {
        let mut people: Vec<usize> = (0..order.len()).collect();
        for last in (1..people.len()).rev().filter(|_| beginning > 0) {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            people.swap(last, usize::try_from(random >> 33).unwrap_or(0) % (last + 1));
        }
        let mut rest = people.into_iter();
        let mut groups: Vec<Vec<usize>> =
            sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect();
        while exchange(&mut groups, &costs, most) {}
        let cost = groups.iter().map(|group| costs.of_group(group, most)).sum();
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, groups));
        }
    }
    let mut groups = best.map(|(_, groups)| groups).unwrap_or_default();
    for group in &mut groups {
        group.sort_unstable();
    }
    groups.sort();
    groups.iter().map(|group| group.iter().map(|at| order[*at]).collect()).collect()
}

/// Exchanges two players of different groups if that costs less; false if no exchange does.
fn exchange(groups: &mut [Vec<usize>], costs: &Costs, most: usize) -> bool {
    for one in 0..groups.len() {
        for other in one + 1..groups.len() {
            let before = costs.of_group(&groups[one], most) + costs.of_group(&groups[other], most);
            for first in 0..groups[one].len() {
                for second in 0..groups[other].len() {
                    let (left, right) = (groups[one][first], groups[other][second]);
                    groups[one][first] = right;
                    groups[other][second] = left;
                    let after = costs.of_group(&groups[one], most) + costs.of_group(&groups[other], most);
                    if after < before {
                        return true;
                    }
                    groups[one][first] = left;
                    groups[other][second] = right;
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn seat(player: u32, place: u8, score: i32) -> Seated {
        Seated { player: Some(player), counts: true, result: Some((place, score)) }
    }

    fn all(groups: &[Vec<Player>]) -> Vec<Player> {
        let mut all: Vec<Player> = groups.concat();
        all.sort_unstable();
        all
    }

    /// The fewest repeated meetings that pairs of players can have, found by trying everything.
    fn fewest(players: &[Player], played: &[Table]) -> i64 {
        let Some((first, rest)) = players.split_first() else { return 0 };
        let with = |other: &Player| {
            let left: Vec<Player> = rest.iter().copied().filter(|one| one != other).collect();
            met(played, *first, *other).pow(2) + fewest(&left, played)
        };
        rest.iter().map(with).min().unwrap_or(0)
    }

    #[test]
    fn everybody_plays_exactly_once_in_every_round() {
        for seats in 2..=6 {
            for count in 2..=24_u32 {
                let players: Vec<Player> = (0..count).collect();
                let mut played = Vec::new();
                for round in 0..4 {
                    let groups = groups(&players, &played, seats);
                    assert_eq!(all(&groups), players, "{count} players, {seats} seats, round {round}");
                    let sizes: BTreeSet<usize> = groups.iter().map(Vec::len).collect();
                    assert!(sizes.iter().all(|size| (1..=seats).contains(size)) && sizes.len() <= 2);
                    played.extend(groups.iter().map(|group| seated(group)));
                }
                assert_eq!(all(&duplicate_groups(&players, seats)), players);
                assert!(duplicate_groups(&players, seats).len() >= 2);
            }
        }
    }

    #[test]
    fn repeated_meetings_are_as_few_as_possible() {
        for count in [4_u32, 6, 8] {
            let players: Vec<Player> = (0..count).collect();
            let mut played = Vec::new();
            for round in 0..count + 1 {
                let least = fewest(&players, &played);
                let groups = groups(&players, &played, 2);
                let repeats: i64 = groups.iter().map(|pair| met(&played, pair[0], pair[1]).pow(2)).sum();
                assert_eq!(repeats, least, "{count} players, round {round}");
                played.extend(groups.iter().map(|group| seated(group)));
            }
        }
    }

    #[test]
    fn similar_standings_meet_and_nobody_plays_a_bot_twice() {
        assert_eq!(groups(&[5, 3, 1, 0], &[], 2), [[5, 3], [1, 0]]);
        let played = [seated(&[5, 3]), seated(&[1, 0])];
        assert_eq!(groups(&[5, 3, 1, 0], &played, 2), [[5, 1], [3, 0]]);
        // The last one of three has played a bot.
        let played = [seated(&[0, 1]), seated(&[2])];
        let next = groups(&[0, 1, 2], &played, 2);
        assert!(!next.contains(&vec![2]) && !next.contains(&vec![0, 1]), "{next:?}");
    }

    #[test]
    fn everybody_meets_everybody_in_a_league() {
        for seats in 2..=6 {
            for count in 2..=16_u32 {
                let players: Vec<Player> = (0..count).collect();
                let rounds = league(&players, seats);
                for round in &rounds {
                    assert_eq!(all(round), players);
                }
                let played: Vec<Table> = rounds.iter().flatten().map(|group| seated(group)).collect();
                assert_eq!(count_apart(&players, &played), 0, "{count} players, {seats} seats");
                if seats == 2 {
                    assert_eq!(rounds.len() as u32, count - 1 + count % 2);
                    let once = |one, other| met(&played, one, other) == 1;
                    assert!((0..count).all(|one| (0..one).all(|other| once(one, other))));
                }
            }
        }
    }

    #[test]
    fn places_are_worth_points_and_those_who_share_them_share_the_points() {
        let table = vec![seat(0, 1, 30), seat(1, 1, 30), seat(2, 3, 20), seat(3, 4, 0)];
        let worth = |scoring| table.iter().map(|seat| points(&table, seat, scoring)).collect::<Vec<_>>();
        assert_eq!(worth(Scoring::Wins), [POINT / 2, POINT / 2, 0, 0]);
        assert_eq!(worth(Scoring::Places), [3 * POINT, 3 * POINT, POINT, 0]);
        assert_eq!(worth(Scoring::Share), [POINT * 5 / 6, POINT * 5 / 6, POINT / 3, 0]);
        assert_eq!(worth(Scoring::Share).iter().sum::<i64>(), 2 * POINT, "half of the pairs and a player");
    }

    #[test]
    fn standings_count_points_then_shares_then_wins() {
        let bot = Seated { player: None, counts: false, result: Some((2, 10)) };
        let left = Seated { counts: false, ..seat(3, 1, 90) };
        let tables =
            [vec![seat(0, 1, 30), bot], vec![seat(1, 1, 20), seat(2, 2, 20)], vec![left, seat(4, 2, 0)]];
        let lines = standings(&[0, 1, 2, 3, 4], &tables, Scoring::Wins);
        let shown: Vec<_> =
            lines.iter().map(|line| (line.player, line.rank, line.points, line.games)).collect();
        assert_eq!(
            shown,
            [(0, 1, POINT, 1), (1, 2, POINT, 1), (2, 3, 0, 1), (3, 4, 0, 0), (4, 4, 0, 1)],
            "whoever was replaced has no game, and equals share a rank"
        );
        let mut turned = tables.to_vec();
        turned.reverse();
        assert_eq!(standings(&[4, 3, 2, 1, 0], &turned, Scoring::Wins), lines, "the order does not matter");
    }

    #[test]
    fn a_duplicate_compares_the_same_seats() {
        let tables = [
            vec![seat(0, 1, 30), seat(1, 2, 20)],
            vec![seat(2, 1, 25), seat(3, 2, 24)],
            vec![seat(4, 2, 40), seat(5, 1, 41)],
        ];
        let lines = duplicate_standings(&[0, 1, 2, 3, 4, 5], &tables);
        let points = |player| lines.iter().find(|line| line.player == player).map(|line| line.points / POINT);
        assert_eq!([0, 2, 4].map(points), [Some(100), Some(50), Some(0)]);
        assert_eq!([5, 3, 1].map(points), [Some(100), Some(50), Some(0)]);
        let alone = duplicate_standings(&[0, 1], &tables[..1]);
        assert!(alone.iter().all(|line| line.points == 50 * POINT), "nobody to be compared with");
    }
}
