//! A table that somebody wishes for, and how it is opened.

use std::collections::HashMap;

use bots::BotKind;
use engine::{Info, OptionMap, Seat, Seed};
use store::{
    Assistance, Chair, Holder, NewTable, Pace, Secret, Settings, StoreError, Table, Time, Visibility,
};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::visitor::Guest;
use crate::{clean, token};

/// What bots are called, in the order of the seats: words that need no translation and no ending.
const BOT_NAMES: [&str; 6] = ["Aster", "Birch", "Cedar", "Dahlia", "Elm", "Fern"];

/// A table that somebody wishes for.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    info: &'static Info,
    options: Vec<(String, String)>,
    seats: Vec<SeatWish>,
    settings: Settings,
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeatWish {
    /// Whoever opens the table.
    Me,
    /// Whoever gets the link.
    Link,
    /// A bot.
    Bot(BotKind),
}

impl Wish {
    /// Reads the form; whatever it does not say is as in a good first game against bots.
    pub(crate) fn read(form: &HashMap<String, String>) -> Result<Self, Failure> {
        let field = |name: &str| form.get(name).map(String::as_str).filter(|value| !value.is_empty());
        let info = catalogue::find(field("game").unwrap_or_default()).map_err(Failure::Words)?.info();
        let count = match field("seats") {
            Some(text) => text.parse().ok().filter(|count| info.seats.contains(count)),
            None => Some(info.usual_seats),
        };
        let (low, high) = (info.seats.start(), info.seats.end());
        let count =
            count.ok_or_else(|| Failure::Words(format!("{} is for {low} to {high} players", info.title)))?;
        let strongest = BotKind::ALL[BotKind::ALL.len() - 1];
        let mut seats = Vec::new();
        for number in 1..=count {
            let wish = match field(&format!("seat{number}")) {
                None if number == 1 => SeatWish::Me,
                None => SeatWish::Bot(strongest),
                Some("me") if seats.contains(&SeatWish::Me) => SeatWish::Link,
                Some("me") => SeatWish::Me,
                Some("link") => SeatWish::Link,
                Some(name) => SeatWish::Bot(
                    BotKind::parse(name)
                        .ok_or_else(|| Failure::Words(format!("there is no bot \"{name}\"")))?,
                ),
            };
            seats.push(wish);
        }
        if field("seating") == Some("random") {
            token::shuffle(&mut seats);
        }
        let option = |option: &engine::OptionInfo| {
            let value = field(&format!("option-{}", option.key)).unwrap_or(option.default);
            (option.key.to_owned(), clean::line(value, 200))
        };
        let settings = Settings {
            title: clean::line(field("title").unwrap_or_default(), clean::TITLE),
            visibility: field("visibility").and_then(Visibility::parse).unwrap_or(Visibility::Private),
            pace: field("pace").and_then(Pace::parse).unwrap_or(Pace::Live),
            clocks: true,
            assistance: field("assistance").and_then(Assistance::parse).unwrap_or(Assistance::Full),
        };
        Ok(Self { info, options: info.options.iter().map(option).collect(), seats, settings })
    }

    /// The same table again, everybody one seat further. The people get their seats by the link, except the one at
    /// `me`, who asks.
    pub(crate) fn again(table: &Table, chairs: &[Chair], me: Option<Seat>) -> Self {
        let info =
            catalogue::find(&table.game).map_or_else(|_| catalogue::games()[0].info(), |game| game.info());
        let mut seats: Vec<SeatWish> = chairs
            .iter()
            .map(|chair| match &chair.holder {
                Holder::Bot(name) => SeatWish::Bot(BotKind::parse(name).unwrap_or(BotKind::Random)),
                Holder::Open | Holder::Person | Holder::StandIn(_) if me == Some(chair.seat) => SeatWish::Me,
                Holder::Open | Holder::Person | Holder::StandIn(_) => SeatWish::Link,
            })
            .collect();
        seats.rotate_left(1);
        Self { info, options: table.options.clone(), seats, settings: table.settings.clone() }
    }

    /// Whether the game can be played like this.
    pub(crate) fn check(&self, app: &App, language: Language) -> Result<(), Failure> {
        let mut options = OptionMap::defaults(self.info.options);
        for (key, value) in &self.options {
            options.set(key, value).map_err(Failure::Words)?;
        }
        let seats = u8::try_from(self.seats.len()).map_err(|_| Failure::NotFound)?;
        app.with_edition(self.info.slug, |edition| {
            edition.open(&options, seats, Seed::new([0; 32]), language).map(|_| ())
        })
    }
}

/// Opens the table, takes the visitor's seat and begins the game if nobody is missing.
pub(crate) async fn open(app: &App, guest: &mut Guest, wish: Wish) -> Result<String, Failure> {
    let host = guest.known(app).await?;
    let components = app.with_edition(wish.info.slug, |edition| Ok(edition.hash().to_owned()))?;
    let seat = |(at, wish): (usize, &SeatWish)| match wish {
        SeatWish::Me | SeatWish::Link => (Holder::Open, String::new()),
        SeatWish::Bot(kind) => (Holder::Bot(kind.name().to_owned()), bot_name(at).to_owned()),
    };
    let mut new = NewTable {
        code: token::code(),
        game: wish.info.slug.to_owned(),
        rules: wish.info.rules,
        components,
        options: wish.options,
        seed: Seed::new(token::random()),
        secret: Secret::new(token::random()),
        settings: wish.settings,
        host,
        seats: wish.seats.iter().enumerate().map(seat).collect(),
    };
    for attempt in 0.. {
        match app.store.create_table(&new, Time::now()).await {
            Err(StoreError::Taken(_)) if attempt < 5 => new.code = token::code(),
            created => {
                created?;
                break;
            }
        }
    }
    metrics::counter!("tarsas_tables_opened_total").increment(1);
    let code = new.code;
    let me = wish.seats.iter().position(|wish| *wish == SeatWish::Me);
    match me.and_then(|chair| u8::try_from(chair).ok()) {
        Some(chair) => {
            app.store.sit(&code, chair, host, guest.name().unwrap_or_default(), Time::now()).await?;
        }
        None => app.store.watch(host, &code, Time::now()).await?,
    }
    if !wish.seats.contains(&SeatWish::Link) {
        let room = app.rooms.get(app, &code).await?;
        room.start(app).await?;
    }
    Ok(code)
}

/// What the bot on a seat is called.
pub(crate) fn bot_name(seat: usize) -> &'static str {
    BOT_NAMES[seat % BOT_NAMES.len()]
}
