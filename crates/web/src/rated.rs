//! Rated tables: games that count for the ratings of their players; see [`store::Rating`].

use bots::BotKind;
use catalogue::points_above_normal;
use engine::Seat;
use store::{Holder, START_RATING, Table, TableState, VisitorId};
use ui_kit::Language;

use crate::app::App;
use crate::failure::Failure;
use crate::opening::known_bot;
use crate::pages::MESSAGES;
use crate::room::Inner;

/// The most rated games that a visitor may have under way: a visitor who abandons losing games reaches the limit.
const MOST_UNDER_WAY: usize = 10;

/// The ratings of the bots of a game: the normal level is where people start.
pub(crate) fn bots(game: &str) -> Vec<(&'static str, f64)> {
    points_above_normal(game).into_iter().map(|(bot, points)| (bot, START_RATING + points)).collect()
}

/// Whether a bot has a rating.
pub(crate) fn has_rating(kind: BotKind) -> bool {
    BotKind::LEVELS.contains(&kind)
}

/// Refuses a seat at a rated table to a visitor who has too many rated games under way.
pub(crate) async fn check_under_way(
    app: &App,
    visitor: VisitorId,
    rated: bool,
    language: Language,
) -> Result<(), Failure> {
    if !rated || app.store.rated_games_under_way(visitor).await? < MOST_UNDER_WAY {
        return Ok(());
    }
    let most = i64::try_from(MOST_UNDER_WAY).unwrap_or(i64::MAX);
    Err(Failure::Words(MESSAGES.text(language, "rated-too-many", &[("count", most.into())])))
}

impl Inner {
    /// Whether a game is running that counts for ratings. It is played to its end by those who began, without help.
    pub(crate) fn plays_for_rating(&self) -> bool {
        self.table.settings.rated && self.table.state == TableState::Playing
    }

    /// Refuses what would take somebody out of a rated game.
    pub(crate) fn keeps_players(&self, language: Language) -> Result<(), Failure> {
        if self.plays_for_rating() { Err(refused(language, "rated-runs")) } else { Ok(()) }
    }

    /// Refuses a bot that may not play for an absent person in a rated game.
    pub(crate) fn check_stand_in(&self, level: BotKind, language: Language) -> Result<(), Failure> {
        let strong = [BotKind::Hard, BotKind::Expert].contains(&level);
        if self.plays_for_rating() && !strong { Err(refused(language, "rated-stand-in")) } else { Ok(()) }
    }
}

/// Refuses a bot without a rating at a rated table.
pub(crate) fn check_bot(table: &Table, holder: &Holder, language: Language) -> Result<(), Failure> {
    let Holder::Bot(name) = holder else { return Ok(()) };
    let rated = !table.settings.rated || known_bot(name).is_some_and(has_rating);
    if rated { Ok(()) } else { Err(refused(language, "rated-bots")) }
}

/// A refusal with its sentence.
pub(crate) fn refused(language: Language, key: &str) -> Failure {
    Failure::Words(MESSAGES.text(language, key, &[]))
}

/// A seat that the rules play cannot be rated.
pub(crate) fn automatic(language: Language, seat: Seat) -> Failure {
    let values = [("number", (seat.number() + 1).into())];
    Failure::Field("rated".to_owned(), MESSAGES.text(language, "rated-automatic", &values))
}
