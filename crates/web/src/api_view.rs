//! The answers of the JSON interface. Seats are counted from one. `openapi.json` describes every field; a test compares
//! them.

use std::collections::BTreeMap;

use catalogue::{LogEntry, Offered, View};
use engine::{Info, Seat};
use serde::Serialize;
use store::{Chair, Holder, Summary, TableState};
use ui_kit::{Language, Names};

use crate::failure::{Failure, Problem};
use crate::live::Live;
use crate::role::Role;
use crate::room::Inner;
use crate::views;

/// The number of moves in the log.
const LOG_ENTRIES: usize = 20;

/// The number by which people and programs call a seat.
pub(crate) const fn number(seat: Seat) -> u8 {
    seat.number() + 1
}

/// `GET /games`
#[derive(Serialize)]
pub(crate) struct GamesJson {
    games: Vec<GameJson>,
    bots: Vec<&'static str>,
}

#[derive(Serialize)]
struct GameJson {
    slug: &'static str,
    title: &'static str,
    rules: u32,
    seats: SeatCountJson,
    options: Vec<OptionJson>,
}

#[derive(Serialize)]
struct SeatCountJson {
    min: u8,
    max: u8,
    usual: u8,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    default: &'static str,
    values: &'static [&'static str],
}

impl GamesJson {
    pub(crate) fn new() -> Self {
        let option = |option: &engine::OptionInfo| OptionJson {
            key: option.key,
            default: option.default,
            values: option.values,
        };
        let game = |info: &'static Info| GameJson {
            slug: info.slug,
            title: info.title,
            rules: info.rules,
            seats: SeatCountJson {
                min: *info.seats.start(),
                max: *info.seats.end(),
                usual: info.usual_seats,
            },
            options: info.options.iter().map(option).collect(),
        };
        let games = catalogue::games().iter().map(|entry| game(entry.info())).collect();
        Self { games, bots: views::bot_names() }
    }
}

/// `GET /tables`
#[derive(Serialize)]
pub(crate) struct TablesJson {
    tables: Vec<CardJson>,
}

/// A table in a list.
#[derive(Serialize)]
struct CardJson {
    code: String,
    title: String,
    game: &'static str,
    state: &'static str,
    seats: u8,
    taken: u8,
    moves: usize,
    seat: Option<u8>,
    your_turn: bool,
}

impl TablesJson {
    pub(crate) fn new(tables: &[Summary], language: Language) -> Self {
        let card = |summary: &Summary| {
            let card = views::card(summary, language)?;
            Some(CardJson {
                code: card.code,
                title: card.title,
                game: card.game.slug,
                state: summary.table.state.word(),
                seats: card.seats.1,
                taken: card.seats.0,
                moves: summary.table.moves,
                seat: summary.mine.and_then(|mine| mine.seat).map(number),
                your_turn: card.your_turn,
            })
        };
        Self { tables: tables.iter().filter_map(card).collect() }
    }
}

/// `POST /tables`
#[derive(Serialize)]
pub(crate) struct CreatedJson {
    pub(crate) code: String,
    pub(crate) seat: Option<u8>,
    /// The secret of a new visitor.
    pub(crate) token: Option<String>,
    pub(crate) links: Vec<LinkJson>,
    pub(crate) watch: String,
}

/// The invitation to an open seat.
#[derive(Serialize)]
pub(crate) struct LinkJson {
    pub(crate) seat: u8,
    pub(crate) link: String,
}

/// `POST /tables/{code}/join`
#[derive(Serialize)]
pub(crate) struct JoinedJson {
    pub(crate) code: String,
    pub(crate) seat: u8,
    /// The secret of a new visitor.
    pub(crate) token: Option<String>,
}

/// A table as a seat sees it, with its choices.
#[derive(Serialize)]
pub(crate) struct TableJson {
    code: String,
    game: &'static str,
    title: String,
    state: &'static str,
    version: u64,
    seat: Option<u8>,
    host: bool,
    rated: bool,
    seats: Vec<SeatJson>,
    commitment: String,
    /// The game, once it has begun.
    #[serde(flatten)]
    play: Option<PlayJson>,
}

#[derive(Serialize)]
struct SeatJson {
    seat: u8,
    name: String,
    holder: &'static str,
    bot: Option<String>,
    nonce: Option<String>,
}

#[derive(Serialize)]
struct PlayJson {
    to_act: Option<u8>,
    moves: usize,
    planning: usize,
    can_undo: bool,
    can_end_turn: bool,
    steps: Vec<String>,
    position: String,
    task: String,
    round: String,
    choices: Vec<ChoiceJson>,
    log: Vec<MoveJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    results: Option<Vec<ResultJson>>,
    /// Revealed when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
}

#[derive(Serialize)]
struct ChoiceJson {
    id: String,
    words: String,
    targets: Vec<String>,
    cost: Option<String>,
    gain: Option<String>,
    after: Option<String>,
    warning: Option<String>,
    reveals: bool,
    commits: bool,
}

impl From<Offered> for ChoiceJson {
    fn from(offered: Offered) -> Self {
        let Offered { notation, words, offer, reveals, commits, aside: _ } = offered;
        Self {
            id: notation,
            words,
            cost: offer.cost_words(),
            gain: offer.gain_words(),
            after: offer.after_words(),
            targets: offer.targets,
            warning: offer.warning,
            reveals,
            // Only people are asked before something is drawn.
            commits: commits || reveals,
        }
    }
}

#[derive(Serialize)]
struct MoveJson {
    number: usize,
    seat: u8,
    action: String,
    words: String,
    events: Vec<String>,
}

impl MoveJson {
    fn new(number: usize, entry: &LogEntry) -> Self {
        Self {
            number,
            seat: self::number(entry.seat),
            action: entry.notation.clone(),
            words: entry.words.clone(),
            events: entry.events.iter().map(|event| event.words.clone()).collect(),
        }
    }
}

#[derive(Serialize)]
struct ResultJson {
    seat: u8,
    name: String,
    place: u8,
    total: i32,
    sources: BTreeMap<&'static str, i32>,
}

/// A request that was made for another version of the table, or out of turn, with the current view.
#[derive(Serialize)]
pub(crate) struct ConflictJson {
    #[serde(flatten)]
    pub(crate) problem: Problem,
    #[serde(flatten)]
    pub(crate) view: TableJson,
}

impl TableJson {
    /// The view of a visitor.
    pub(crate) fn new(inner: &mut Inner, role: &Role, language: Language) -> Result<Self, Failure> {
        if inner.table.state == TableState::Closed {
            return Err(Failure::closed(language));
        }
        let info = inner.info()?;
        let names = inner.names(language);
        let log = inner.log(role.seat, language);
        let skipped = log.entries.len().saturating_sub(LOG_ENTRIES);
        let shown = log.entries.iter().enumerate().skip(skipped);
        let log = shown.map(|(at, entry)| MoveJson::new(log.from + at, entry)).collect();
        let play = inner.live.as_ref().map(|live| play(inner, live, role, &names, language, log, info));
        let table = &inner.table;
        Ok(Self {
            code: table.code.clone(),
            game: info.slug,
            title: table.settings.title.clone(),
            state: table.state.word(),
            version: inner.table.step,
            seat: role.seat.map(number),
            host: role.host,
            rated: table.settings.rated,
            seats: inner.chairs.iter().map(|chair| seat(chair, &names)).collect(),
            commitment: table.seed.commitment(),
            play,
        })
    }
}

fn seat(chair: &Chair, names: &Names) -> SeatJson {
    let (holder, bot) = match &chair.holder {
        Holder::Open => ("open", None),
        Holder::Person => ("person", None),
        Holder::Bot(bot) => ("bot", Some(bot.clone())),
        Holder::StandIn(bot) => ("stand-in", Some(bot.clone())),
    };
    SeatJson {
        seat: number(chair.seat),
        name: names.of(chair.seat).to_owned(),
        holder,
        bot,
        nonce: chair.nonce.map(|nonce| nonce.to_string()),
    }
}

fn play(
    inner: &Inner,
    live: &Live,
    role: &Role,
    names: &Names,
    language: Language,
    log: Vec<MoveJson>,
    info: &'static Info,
) -> PlayJson {
    let viewer = role.seat;
    let mine = viewer.is_some() && viewer == live.actor();
    // No change marks: they are part of the drawing.
    let seen = live.shown(viewer);
    let view = View { seen, assisted: inner.assists(), ..live.view(viewer, names, language) };
    let scene = live.scene(&view);
    let over = live.actor().is_none();
    PlayJson {
        to_act: live.actor().map(number),
        moves: live.committed(),
        planning: live.drafted(),
        can_undo: mine && live.drafted() > 0,
        can_end_turn: mine && live.can_end_turn(),
        steps: if mine { live.draft() } else { Vec::new() },
        position: live.text(viewer, names, language),
        task: scene.task(),
        round: scene.strip().round,
        choices: scene.choices().into_iter().map(ChoiceJson::from).collect(),
        log,
        results: over.then(|| results(live, names, info)),
        seed: (over && !role.competes).then(|| inner.table.seed.reveal()),
    }
}

fn results(live: &Live, names: &Names, info: &'static Info) -> Vec<ResultJson> {
    let standings = live.standings(live.committed());
    let result = |seat: Seat| {
        let score = standings.score(seat);
        ResultJson {
            seat: number(seat),
            name: names.of(seat).to_owned(),
            place: standings.place(seat),
            total: score.total(),
            sources: info.sources.iter().copied().zip(score.points).collect(),
        }
    };
    Seat::all(standings.ranked()).map(result).collect()
}
