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
use crate::pages::MESSAGES;
use crate::visitor::Guest;
use crate::{clean, token};

/// What bots are called, in the order of the seats: words that need no translation and no ending.
const BOT_NAMES: [&str; 6] = ["Aster", "Birch", "Cedar", "Dahlia", "Elm", "Fern"];

/// The seed of every guided first game.
const FIRST_GAME: [u8; 32] = [1; 32];

/// A table that somebody wishes for.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    info: &'static Info,
    options: Vec<(String, String)>,
    seats: Vec<SeatWish>,
    settings: Settings,
    /// Whether it is a guided first game.
    learn: bool,
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
    /// Nobody: the rules decide for it.
    Rules,
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
        let mut seats = Vec::new();
        for number in 1..=count {
            let wish = match field(&format!("seat{number}")) {
                None if number == 1 => SeatWish::Me,
                None => SeatWish::Bot(USUAL),
                Some("me") if seats.contains(&SeatWish::Me) => SeatWish::Link,
                Some("me") => SeatWish::Me,
                Some("link") => SeatWish::Link,
                Some(name) => SeatWish::Bot(
                    known_bot(name).ok_or_else(|| Failure::Words(format!("there is no bot \"{name}\"")))?,
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
        let options = info.options.iter().map(option).collect();
        let learn = field("learn").is_some();
        if learn {
            seats = first_game(info);
        }
        Ok(Self { info, options, seats, settings, learn })
    }

    /// The same table again, everybody one seat further. The people get their seats by the link, except the one at
    /// `me`, who asks.
    /// Seats that play themselves stay what they are.
    pub(crate) fn again(
        table: &Table,
        chairs: &[Chair],
        me: Option<Seat>,
        plays_itself: impl Fn(Seat) -> bool,
    ) -> Self {
        let info =
            catalogue::find(&table.game).map_or_else(|_| catalogue::games()[0].info(), |game| game.info());
        let taken = chairs.iter().filter(|chair| !plays_itself(chair.seat));
        let mut seats: Vec<SeatWish> = taken
            .map(|chair| match &chair.holder {
                Holder::Bot(name) => SeatWish::Bot(known_bot(name).unwrap_or(USUAL)),
                Holder::Open | Holder::Person | Holder::StandIn(_) if me == Some(chair.seat) => SeatWish::Me,
                Holder::Open | Holder::Person | Holder::StandIn(_) => SeatWish::Link,
            })
            .collect();
        seats.rotate_left(1);
        for chair in chairs.iter().filter(|chair| plays_itself(chair.seat)) {
            seats.insert(chair.seat.index(), SeatWish::Rules);
        }
        Self { info, options: table.options.clone(), seats, settings: table.settings.clone(), learn: false }
    }

    /// Whether the game can be played like this. Nobody is put on a seat that plays itself.
    pub(crate) fn check(&mut self, app: &App, language: Language) -> Result<(), Failure> {
        let mut options = OptionMap::defaults(self.info.options);
        for (key, value) in &self.options {
            options.set(key, value).map_err(Failure::Words)?;
        }
        let seats = u8::try_from(self.seats.len()).map_err(|_| Failure::NotFound)?;
        let table = app.with_edition(self.info.slug, |edition| {
            edition.open(&options, seats, Seed::new([0; 32]), language)
        })?;
        for seat in Seat::all(seats).filter(|&seat| table.plays_itself(seat)) {
            if self.seats[seat.index()] == SeatWish::Me {
                let values = [("number", (seat.number() + 1).into())];
                return Err(Failure::Words(MESSAGES.text(language, "new-seat-automatic", &values)));
            }
            self.seats[seat.index()] = SeatWish::Rules;
        }
        Ok(())
    }
}

/// Opens the table, takes the visitor's seat and begins the game if nobody is missing.
pub(crate) async fn open(app: &App, guest: &mut Guest, wish: Wish) -> Result<String, Failure> {
    let host = guest.known(app).await?;
    let components = app.with_edition(wish.info.slug, |edition| Ok(edition.hash().to_owned()))?;
    // Such a seat is called by the game's own word, the same in every language.
    let automatic =
        catalogue::find(wish.info.slug).ok().and_then(|game| game.word("automatic", Language::En));
    let automatic = automatic.unwrap_or_default();
    let seat = |(at, wish): (usize, &SeatWish)| match wish {
        SeatWish::Me | SeatWish::Link => (Holder::Open, String::new()),
        SeatWish::Bot(kind) => (Holder::Bot(kind.name().to_owned()), bot_name(at).to_owned()),
        // It is never asked; a bot's chair keeps people from sitting there.
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
        seed: match &app.config.seed {
            // Everybody's first game begins the same way; only bots play against it.
            _ if wish.learn => Seed::new(FIRST_GAME),
            Some(seed) => seed.clone(),
            None => Seed::new(token::random()),
        },
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
    if let Some(seat) = me.and_then(|seat| u8::try_from(seat).ok()).filter(|_| wish.learn) {
        app.store.set_lessons(&code, Seat::new(seat), Some(&[])).await?;
    }
    if !wish.seats.contains(&SeatWish::Link) {
        let room = app.rooms.get(app, &code).await?;
        room.start(app).await?;
    }
    Ok(code)
}

/// A guided first game is small: an easy bot, a sensible one, and the beginner.
fn first_game(info: &Info) -> Vec<SeatWish> {
    let count = usize::from((*info.seats.start()).max(3).min(*info.seats.end()));
    let bots = [BotKind::Easy, BotKind::Normal].into_iter().cycle().map(SeatWish::Bot);
    std::iter::once(SeatWish::Me).chain(bots).take(count).collect()
}

/// The bot on a seat for which nobody asked for another.
pub(crate) const USUAL: BotKind = BotKind::Normal;
/// The bot that plays for somebody who is away.
pub(crate) const STAND_IN: BotKind = BotKind::Hard;

/// The bot with this name, if a table may have it: one that thinks as long as anybody likes would keep others waiting.
pub(crate) fn known_bot(name: &str) -> Option<BotKind> {
    BotKind::parse(name).filter(|kind| !matches!(kind, BotKind::Search(_)))
}

/// What the bot on a seat is called.
pub(crate) fn bot_name(seat: usize) -> &'static str {
    BOT_NAMES[seat % BOT_NAMES.len()]
}
