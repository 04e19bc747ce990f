//! Profiles: a visitor's finished games in numbers.

use std::collections::BTreeMap;

use engine::Info;
use store::{Day, Finished, Holder, Opponent, RatedGame, Visitor, VisitorId};

use crate::app::App;
use crate::daily;
use crate::failure::Failure;
use crate::view::{CurveView, HistoryView, PlayedView, RecordView, RivalView};

/// The most games that are counted.
const GAMES: usize = 5000;

/// The number of games in the list, unless all are asked for.
const LAST: usize = 10;

/// The number of rivals in the list.
const RIVALS: usize = 12;

/// A rival: a bot of a level, or a person.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rival {
    Person(VisitorId),
    Bot(String),
}

/// The profile of a visitor. `own` is whether it is drawn for the visitor, and not for everybody who has its link.
pub(crate) async fn view(app: &App, visitor: &Visitor, own: bool, all: bool) -> Result<HistoryView, Failure> {
    let finished = app.store.finished_games(visitor.id, GAMES).await?;
    let opponents = app.store.opponents(visitor.id).await?;
    let ratings = app.store.ratings(visitor.id).await?;
    let curves = curves(&ratings);
    let records = records(&finished, &curves);
    let changes = changes(&ratings);
    let played = |game: &Finished| played(game, &opponents, changes.get(game.code.as_str()).copied(), own);
    let last = finished.iter().filter_map(played).take(if all { GAMES } else { LAST });
    Ok(HistoryView {
        own,
        name: visitor.name.clone().filter(|name| !name.is_empty()),
        since: Some(Day::of(visitor.created)),
        played: finished.len(),
        won: finished.iter().filter(|game| game.result.place == 1).count(),
        favourite: favourite(&records),
        streak: daily::streak(app, visitor.id).await?,
        rivals: rivals(&finished, &opponents, own),
        last: last.collect(),
        all: (!all && finished.len() > LAST).then(String::new),
        records,
        curves,
        link: None,
    })
}

/// The profile of a visitor who has not played yet.
pub(crate) fn nobody() -> HistoryView {
    HistoryView {
        own: true,
        name: None,
        since: None,
        played: 0,
        won: 0,
        favourite: None,
        streak: 0,
        records: Vec::new(),
        curves: Vec::new(),
        rivals: Vec::new(),
        last: Vec::new(),
        all: None,
        link: None,
    }
}

fn info(slug: &str) -> Option<&'static Info> {
    catalogue::find(slug).ok().map(catalogue::AnyGame::info)
}

/// The ratings by game and number of players, those with the most games first.
fn curves(ratings: &[RatedGame]) -> Vec<CurveView> {
    let mut curves: Vec<CurveView> = Vec::new();
    for rated in ratings {
        let Some(game) = info(&rated.game) else { continue };
        let point = (rated.time, rated.rating.points);
        match curves.iter_mut().find(|curve| curve.game.slug == game.slug && curve.seats == rated.seats) {
            Some(curve) => {
                curve.points.push(point);
                curve.deviation = rated.rating.deviation;
            }
            None => curves.push(CurveView {
                game,
                seats: rated.seats,
                points: vec![point],
                deviation: rated.rating.deviation,
                again: false,
            }),
        }
    }
    curves.sort_by_key(|curve| std::cmp::Reverse(curve.points.len()));
    for index in 1..curves.len() {
        let game = curves[index].game.slug;
        curves[index].again = curves[..index].iter().any(|earlier| earlier.game.slug == game);
    }
    curves
}

/// How each rated game changed the rating, by table.
fn changes(ratings: &[RatedGame]) -> BTreeMap<&str, f64> {
    let mut last: BTreeMap<(&str, u8), f64> = BTreeMap::new();
    let mut changes = BTreeMap::new();
    for RatedGame { code, game, seats, rating, .. } in ratings {
        let before = last.insert((game, *seats), rating.points).unwrap_or(store::START_RATING);
        changes.insert(code.as_str(), rating.points - before);
    }
    changes
}

/// The results by game and number of players, those with the most games first.
fn records(finished: &[Finished], curves: &[CurveView]) -> Vec<RecordView> {
    let mut groups: BTreeMap<(&str, u8), Vec<&Finished>> = BTreeMap::new();
    for game in finished {
        groups.entry((&game.game, game.seats)).or_default().push(game);
    }
    let record = |((slug, seats), games): ((&str, u8), Vec<&Finished>)| {
        let game = info(slug)?;
        let curve = curves.iter().find(|curve| curve.game.slug == slug && curve.seats == seats);
        let mut places = vec![0; seats.into()];
        for game in &games {
            if let Some(count) = places.get_mut(usize::from(game.result.place).saturating_sub(1)) {
                *count += 1;
            }
        }
        let sum: u32 = games.iter().map(|game| u32::from(game.result.place)).sum();
        Some(RecordView {
            game,
            seats,
            rating: curve.and_then(|curve| Some((curve.now()?, curve.deviation))),
            last_five: curve.and_then(CurveView::last_five),
            mean: f64::from(sum) / games.len() as f64,
            best: games.iter().map(|game| game.result.score).max().unwrap_or_default(),
            places,
        })
    };
    let mut records: Vec<RecordView> = groups.into_iter().filter_map(record).collect();
    records.sort_by_key(|record| std::cmp::Reverse(record.played()));
    records
}

/// The game played most, whatever the number of players.
fn favourite(records: &[RecordView]) -> Option<&'static Info> {
    let mut games: BTreeMap<&str, (usize, &'static Info)> = BTreeMap::new();
    for record in records {
        games.entry(record.game.slug).or_insert((0, record.game)).0 += record.played();
    }
    games.into_values().max_by_key(|(played, _)| *played).map(|(_, game)| game)
}

/// Who finished ahead, by rival; the one met most often first. Others than the player see only bots and those whose own profile is
/// open.
fn rivals(finished: &[Finished], opponents: &[Opponent], own: bool) -> Vec<RivalView> {
    let places: BTreeMap<&str, u8> =
        finished.iter().map(|game| (game.code.as_str(), game.result.place)).collect();
    let mut rivals: BTreeMap<Rival, RivalView> = BTreeMap::new();
    for opponent in opponents {
        let Some(&place) = places.get(opponent.code.as_str()) else { continue };
        let (rival, bot) = match (&opponent.holder, opponent.visitor) {
            (Holder::Bot(bot), _) => (Rival::Bot(bot.clone()), Some(bot.clone())),
            (_, Some(visitor)) if own || opponent.profile.is_some() => (Rival::Person(visitor), None),
            _ => continue,
        };
        let entry = rivals.entry(rival).or_insert_with(|| RivalView {
            name: opponent.name.clone(),
            bot,
            ahead: 0,
            behind: 0,
            profile: opponent.profile.clone(),
        });
        entry.ahead += usize::from(place < opponent.place);
        entry.behind += usize::from(place > opponent.place);
    }
    let mut rivals: Vec<RivalView> =
        rivals.into_values().filter(|rival| rival.ahead + rival.behind > 0).collect();
    rivals.sort_by_key(|rival| (rival.bot.is_some(), std::cmp::Reverse(rival.ahead + rival.behind)));
    rivals.truncate(RIVALS);
    rivals
}

/// A finished game. Others see neither who else played nor, unless it is in the public list, which table it was.
fn played(game: &Finished, opponents: &[Opponent], change: Option<f64>, own: bool) -> Option<PlayedView> {
    let others = opponents.iter().filter(|other| other.code == game.code && !other.name.is_empty());
    Some(PlayedView {
        game: info(&game.game)?,
        seats: game.seats,
        place: game.result.place,
        score: game.result.score,
        day: Day::of(game.time),
        others: if own { others.map(|other| other.name.clone()).collect() } else { Vec::new() },
        change,
        code: (own || game.listed).then(|| game.code.clone()),
    })
}
