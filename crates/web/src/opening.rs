//! The request for a new table, and how the table is opened.

use std::collections::HashMap;

use bots::BotKind;
use catalogue::{Script, Sentence};
use engine::{Info, OptionMap, Seat, Seed};
use store::{
    Assistance, Chair, Daily, Day, Holder, NewTable, Pace, Replay, Secret, Settings, StoreError, Table,
    TableState, Time, Visibility, VisitorId,
};
use ui_kit::Language;

use crate::app::{App, component_set};
use crate::failure::Failure;
use crate::pages::MESSAGES;
use crate::visitor::Guest;
use crate::{clean, rated, token};

/// The names of bots, in the order of the seats: words that need no translation and no inflection.
const BOT_NAMES: [&str; 6] = ["Aster", "Birch", "Cedar", "Dahlia", "Elm", "Fern"];

/// The fields of every request for a table, besides seats and options.
const FIELDS: [&str; 10] =
    ["game", "seats", "seating", "title", "visibility", "pace", "assistance", "replay", "rated", "learn"];

/// The value of a field, or the default if it is not given.
fn parse<T>(
    name: &str,
    text: Option<&str>,
    read: impl Fn(&str) -> Option<T>,
    default: T,
) -> Result<T, Failure> {
    let Some(text) = text else { return Ok(default) };
    read(text).ok_or_else(|| Failure::Words(format!("\"{text}\" is no value of {name}")))
}

/// Reads a switch of a form or of a program.
fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" | "on" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// The options of a table, by name.
pub(crate) type Options = [(String, String)];

/// The request for a new table.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    info: &'static Info,
    options: Vec<(String, String)>,
    seats: Vec<SeatWish>,
    settings: Settings,
    /// The script, for a guided first game.
    learn: Option<&'static Script>,
    /// The seed, if it is given: that of a daily table.
    seed: Option<Seed>,
    /// The day, for the try at a daily table that counts.
    day: Option<Day>,
}

/// The intended holder of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeatWish {
    /// The visitor who opens the table.
    Me,
    /// A person with the link.
    Link,
    /// A person at the device of the visitor who opens the table.
    Here,
    /// A bot.
    Bot(BotKind),
    /// No player: the rules decide for the seat.
    Rules,
}

impl Wish {
    /// Reads the form. Missing fields have the values of a good first game against bots.
    pub(crate) fn read(form: &HashMap<String, String>) -> Result<Self, Failure> {
        let field = |name: &str| form.get(name).map(String::as_str).filter(|value| !value.is_empty());
        let info = catalogue::find(field("game").unwrap_or_default())
            .map_err(|unknown| Failure::Words(unknown.to_string()))?
            .info();
        let count = match field("seats") {
            Some(text) => text.parse().ok().filter(|count| info.seats.contains(count)),
            None => Some(info.usual_seats),
        };
        let (low, high) = (info.seats.start(), info.seats.end());
        let count =
            count.ok_or_else(|| Failure::Words(format!("{} is for {low} to {high} players", info.title)))?;
        let mut seats = Vec::new();
        for number in 1..=count {
            let wish = match field(&format!("seat{number}")) {
                None if number == 1 => SeatWish::Me,
                None => SeatWish::Bot(USUAL),
                Some("me") if seats.contains(&SeatWish::Me) => SeatWish::Link,
                Some("me") => SeatWish::Me,
                Some("link") => SeatWish::Link,
                Some("here") => SeatWish::Here,
                Some(name) => SeatWish::Bot(
                    known_bot(name).ok_or_else(|| Failure::Words(format!("there is no bot \"{name}\"")))?,
                ),
            };
            seats.push(wish);
        }
        // Somebody at this device is who opens the table.
        if !seats.contains(&SeatWish::Me)
            && let Some(first) = seats.iter_mut().find(|seat| **seat == SeatWish::Here)
        {
            *first = SeatWish::Me;
        }
        if field("seating") == Some("random") {
            token::shuffle(&mut seats);
        }
        let option = |option: &engine::OptionInfo| {
            let value = field(&format!("option-{}", option.key)).unwrap_or(option.default);
            (option.key.to_owned(), clean::line(value, 200))
        };
        let settings = Settings {
            title: clean::name(field("title").unwrap_or_default(), clean::TITLE),
            visibility: parse("visibility", field("visibility"), Visibility::parse, Visibility::Private)?,
            pace: parse("pace", field("pace"), Pace::parse, Pace::Live)?,
            clocks: true,
            assistance: parse("assistance", field("assistance"), Assistance::parse, Assistance::Full)?,
            replay: parse("replay", field("replay"), Replay::parse, Replay::Anyone)?,
            rated: parse("rated", field("rated"), yes_or_no, false)?,
        };
        let mut options: Vec<(String, String)> = info.options.iter().map(option).collect();
        let learn = field("learn").and_then(|_| catalogue::script(info.slug));
        if let Some(script) = learn {
            seats = first_game(script);
            options = first_options(info, script);
        }
        Ok(Self { info, options, seats, settings, learn, seed: None, day: None })
    }

    /// The request for a table with the set-up of a day: the try that counts, or a game out of competition.
    pub(crate) fn daily(daily: &Daily, counts: bool) -> Result<Self, Failure> {
        let info = catalogue::find(&daily.game).map_err(|_| Failure::NotFound)?.info();
        let bot = SeatWish::Bot(known_bot(&daily.bot).unwrap_or(USUAL));
        let seats = std::iter::once(SeatWish::Me).chain(std::iter::repeat(bot));
        Ok(Self {
            info,
            options: daily.options.clone(),
            seats: seats.take(daily.seats.into()).collect(),
            settings: Settings {
                title: String::new(),
                visibility: Visibility::Private,
                pace: Pace::Live,
                clocks: true,
                assistance: Assistance::Full,
                replay: Replay::Anyone,
                rated: false,
            },
            learn: None,
            seed: Some(daily.seed.clone()),
            day: counts.then_some(daily.day),
        })
    }

    /// Game, options and number of seats; `None` if the rules play one of the seats.
    pub(crate) fn for_people(&self) -> Option<(&'static Info, &Options, u8)> {
        let seats = u8::try_from(self.seats.len()).ok()?;
        (!self.seats.contains(&SeatWish::Rules)).then_some((self.info, &self.options, seats))
    }

    /// The first of these fields that a table of this game does not have.
    pub(crate) fn unknown_field<'a>(
        &self,
        fields: impl IntoIterator<Item = &'a String>,
    ) -> Option<&'a String> {
        let known = |field: &str| {
            let seat =
                |number: &str| number.parse().is_ok_and(|number: u8| self.info.seats.contains(&number));
            let option = |key: &str| self.info.options.iter().any(|option| option.key == key);
            FIELDS.contains(&field)
                || field.strip_prefix("seat").is_some_and(|number| number == "1" || seat(number))
                || field.strip_prefix("option-").is_some_and(option)
        };
        fields.into_iter().find(|field| !known(field))
    }

    /// The request for a rematch: the same table, with all players one seat further. People get their seats by the link,
    /// except the one at `me`, who makes the request. Seats played by the rules stay what they are.
    pub(crate) fn again(
        table: &Table,
        chairs: &[Chair],
        me: Option<Seat>,
        plays_itself: impl Fn(Seat) -> bool,
    ) -> Self {
        let info =
            catalogue::find(&table.game).map_or_else(|_| catalogue::games()[0].info(), |game| game.info());
        let taken = chairs.iter().filter(|chair| !plays_itself(chair.seat));
        let mine = chairs.iter().find(|chair| me == Some(chair.seat)).and_then(|chair| chair.shared_by);
        let mut seats: Vec<SeatWish> = taken
            .map(|chair| match &chair.holder {
                Holder::Bot(name) => SeatWish::Bot(known_bot(name).unwrap_or(USUAL)),
                Holder::Open | Holder::Person | Holder::StandIn(_) if me == Some(chair.seat) => SeatWish::Me,
                Holder::Person | Holder::StandIn(_) if mine.is_some() && chair.shared_by == mine => {
                    SeatWish::Here
                }
                Holder::Open | Holder::Person | Holder::StandIn(_) => SeatWish::Link,
            })
            .collect();
        seats.rotate_left(1);
        for chair in chairs.iter().filter(|chair| plays_itself(chair.seat)) {
            seats.insert(chair.seat.index(), SeatWish::Rules);
        }
        Self {
            info,
            options: table.options.clone(),
            seats,
            settings: table.settings.clone(),
            learn: None,
            seed: None,
            day: None,
        }
    }

    /// Checks that the game can be set up like this. A seat that the rules play gets no player.
    pub(crate) fn check(&mut self, app: &App, language: Language) -> Result<(), Failure> {
        let mut options = OptionMap::defaults(self.info);
        for (key, value) in &self.options {
            options.set(key, value).map_err(Failure::Words)?;
        }
        let seats = u8::try_from(self.seats.len()).map_err(|_| Failure::NotFound)?;
        let edition = app.edition(self.info.slug)?;
        let opened = |options: &OptionMap| edition.open(options, seats, Seed::new([0; 32]));
        let table = opened(&options).map_err(|error| {
            let words = error.sentence(edition.game(), language);
            // The first option whose default would help.
            let helps = |option: &&engine::OptionInfo| {
                let mut other = options.clone();
                options.get(option.key) != option.default
                    && other.set(option.key, option.default).is_ok()
                    && opened(&other).is_ok()
            };
            match self.info.options.iter().find(helps) {
                Some(option) => Failure::Field(format!("option-{}", option.key), words),
                None => Failure::Words(words),
            }
        })?;
        for seat in Seat::all(seats).filter(|&seat| table.plays_itself(seat)) {
            if self.seats[seat.index()] == SeatWish::Me {
                let values = [("number", (seat.number() + 1).into())];
                let words = MESSAGES.text(language, "new-seat-automatic", &values);
                return Err(Failure::Field("seats".to_owned(), words));
            }
            self.seats[seat.index()] = SeatWish::Rules;
        }
        self.check_rated(language)
    }

    /// Checks that everybody at a rated table can be rated.
    fn check_rated(&self, language: Language) -> Result<(), Failure> {
        if !self.settings.rated {
            return Ok(());
        }
        let wrong = |key: &str| Failure::Field("rated".to_owned(), MESSAGES.text(language, key, &[]));
        if self.learn.is_some() {
            return Err(wrong("rated-learn"));
        }
        for (number, seat) in (0..).zip(&self.seats) {
            match seat {
                SeatWish::Rules => return Err(rated::automatic(language, Seat::new(number))),
                SeatWish::Here => return Err(wrong("rated-here")),
                SeatWish::Bot(kind) if !rated::has_rating(*kind) => return Err(wrong("rated-bots")),
                SeatWish::Me | SeatWish::Link | SeatWish::Bot(_) => {}
            }
        }
        let person = |seat: &SeatWish| matches!(seat, SeatWish::Me | SeatWish::Link);
        if self.seats.iter().any(person) { Ok(()) } else { Err(wrong("rated-nobody")) }
    }
}

/// Refuses one game more between bots alone if the visitor has as many as are allowed.
async fn check_bot_games(app: &App, guest: &Guest, host: VisitorId, wish: &Wish) -> Result<(), Failure> {
    if wish.seats.iter().any(|seat| matches!(seat, SeatWish::Me | SeatWish::Link | SeatWish::Here)) {
        return Ok(());
    }
    let most = app.config.limits.bot_tables;
    if app.store.bot_games(host).await? < most {
        return Ok(());
    }
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    Err(Failure::Words(MESSAGES.text(guest.language, "too-many-bot-games", &[("count", most.into())])))
}

/// Opens the table, takes the visitor's seat and begins the game if no seat is open.
pub(crate) async fn open(app: &App, guest: &mut Guest, wish: Wish) -> Result<String, Failure> {
    let host = guest.known(app).await?;
    check_bot_games(app, guest, host, &wish).await?;
    let plays = wish.settings.rated && wish.seats.contains(&SeatWish::Me);
    rated::check_under_way(app, host, plays, guest.language).await?;
    let components = component_set(&*app.edition(wish.info.slug)?);
    // A seat played by the rules has the game's word for it, the same in every language.
    let automatic =
        catalogue::find(wish.info.slug).ok().and_then(|game| game.word("automatic", Language::En));
    let automatic = automatic.unwrap_or_default();
    let seat = |(at, wish): (usize, &SeatWish)| match wish {
        SeatWish::Me | SeatWish::Link | SeatWish::Here => (Holder::Open, String::new()),
        SeatWish::Bot(kind) => (Holder::Bot(kind.name().to_owned()), bot_name(at).to_owned()),
        // This bot never decides: it only keeps people from taking the seat.
        SeatWish::Rules => {
            (Holder::Bot(BotKind::Random.name().to_owned()), format!("{automatic} {}", at + 1))
        }
    };
    let mut new = NewTable {
        code: token::code(),
        game: wish.info.slug.to_owned(),
        rules: wish.info.rules,
        components,
        options: wish.options,
        seed: match (wish.learn, wish.seed) {
            (Some(script), _) => script.table_seed(),
            (None, Some(seed)) => seed,
            (None, None) => new_seed(app),
        },
        secret: Secret::new(token::random()),
        settings: Settings {
            // A muted visitor must not write anything that others read.
            title: if guest.is_muted() { String::new() } else { wish.settings.title },
            ..wish.settings
        },
        host,
        seats: wish.seats.iter().enumerate().map(seat).collect(),
        day: wish.day,
    };
    for attempt in 0.. {
        match app.store.create_table(&new, Time::now()).await {
            Err(StoreError::Taken("code")) if attempt < 5 => new.code = token::code(),
            // The visitor has a try at the daily table already.
            Err(StoreError::Taken(_)) => return Err(Failure::MovedOn),
            created => {
                created?;
                break;
            }
        }
    }
    metrics::counter!("tarsas_tables_opened_total").increment(1);
    let code = new.code;
    for chair in (0..).zip(&wish.seats).filter(|(_, wish)| **wish == SeatWish::Here).map(|(chair, _)| chair) {
        let name = bot_name(chair.into());
        app.store.share_chair(&code, chair, host, name, Time::now()).await?;
    }
    let me = wish.seats.iter().position(|wish| *wish == SeatWish::Me);
    match me.and_then(|chair| u8::try_from(chair).ok()) {
        Some(chair) => {
            let others = new.seats.iter().map(|(_, name)| name.as_str());
            let name = clean::distinct_name(guest.name().unwrap_or_default(), others);
            if wish.seats.contains(&SeatWish::Here) {
                app.store.share_chair(&code, chair, host, &name, Time::now()).await?;
            }
            app.store.sit(&code, chair, host, &name, Time::now()).await?;
        }
        None => app.store.watch(host, &code, Time::now()).await?,
    }
    if let Some(seat) = me.and_then(|seat| u8::try_from(seat).ok()).filter(|_| wish.learn.is_some()) {
        app.store.set_lessons(&code, Seat::new(seat), Some(&[])).await?;
    }
    if !wish.seats.contains(&SeatWish::Link) {
        let room = app.rooms.get(app, &code).await?;
        room.start(app).await?;
    }
    Ok(code)
}

/// A secret seed, or the one that all tables of a test have.
pub(crate) fn new_seed(app: &App) -> Seed {
    app.config.seed.clone().unwrap_or_else(|| Seed::new(token::random()))
}

/// Goes on with opening a visitor's table, in case the server stopped half-way or another request is doing it.
pub(crate) async fn resume(app: &App, guest: &Guest, visitor: VisitorId, code: &str) -> Result<(), Failure> {
    let room = app.rooms.get(app, code).await?;
    if room.inner.lock().await.table.state != TableState::Waiting {
        return Ok(());
    }
    app.store.sit_anywhere(code, visitor, guest.name().unwrap_or_default(), Time::now()).await?;
    match room.start(app).await {
        Err(Failure::MovedOn) => Ok(()),
        started => started,
    }
}

/// The seats of a guided first game: the beginner and easy bots.
fn first_game(script: &Script) -> Vec<SeatWish> {
    let bots = std::iter::repeat(SeatWish::Bot(BotKind::Easy));
    std::iter::once(SeatWish::Me).chain(bots).take(usize::from(script.seats)).collect()
}

/// The options of a guided first game: those of its script, and the defaults of the others.
fn first_options(info: &Info, script: &Script) -> Vec<(String, String)> {
    let set = |key: &str| script.options.iter().find(|(other, _)| other == key).cloned();
    let option = |option: &engine::OptionInfo| {
        set(option.key).unwrap_or((option.key.to_owned(), option.default.to_owned()))
    };
    info.options.iter().map(option).collect()
}

/// The default bot.
pub(crate) const USUAL: BotKind = BotKind::Normal;
/// The bot that replaces an absent person.
pub(crate) const STAND_IN: BotKind = BotKind::Hard;

/// The bot with this name, if tables offer it. A search without a time limit is not offered.
pub(crate) fn known_bot(name: &str) -> Option<BotKind> {
    BotKind::parse(name).filter(|kind| !matches!(kind, BotKind::Search(_)))
}

/// The name of the bot on a seat.
pub(crate) fn bot_name(seat: usize) -> &'static str {
    BOT_NAMES[seat % BOT_NAMES.len()]
}
