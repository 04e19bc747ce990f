//! The form for a new table: presets, and lists to tick.

use std::collections::HashMap;

use bots::BotKind;
use catalogue::AnyGame;
use engine::OptionInfo;
use store::Assistance;
use ui_kit::{Language, OptionItem, When};

use crate::app::App;
use crate::failure::Failure;
use crate::pages::MESSAGES;

/// The fields of a form, by name.
pub(crate) type Fields = HashMap<String, String>;

/// The value of an option whose items are ticked one by one.
pub(crate) const LIST: &str = "list";

/// A set of values for everything that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Preset {
    /// For people who do not know the game.
    First,
    /// The game as it is usually played.
    Usual,
    /// Strong opponents and no help.
    Expert,
}

impl Preset {
    pub(crate) const ALL: [Self; 3] = [Self::First, Self::Usual, Self::Expert];

    /// The name in the form.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Usual => "usual",
            Self::Expert => "expert",
        }
    }

    /// The preset of a form; the usual game if it names none.
    pub(crate) fn of(fields: &Fields) -> Self {
        let named = fields.get("preset");
        Self::ALL
            .into_iter()
            .find(|preset| Some(preset.name()) == named.map(String::as_str))
            .unwrap_or(Self::Usual)
    }

    /// The bots it plays against.
    pub(crate) const fn bot(self) -> BotKind {
        match self {
            Self::First => BotKind::Easy,
            Self::Usual => BotKind::Normal,
            Self::Expert => BotKind::Expert,
        }
    }

    /// Its value for a field; empty for a field that it leaves open.
    fn value(self, game: &dyn AnyGame, field: &str) -> String {
        if let Some(key) = field.strip_prefix("option-") {
            let first = game.first_game().iter().find(|(first, _)| self == Self::First && *first == key);
            let default = game.info().options.iter().find(|option| option.key == key);
            return first
                .map(|(_, value)| *value)
                .or(default.map(|option| option.default))
                .unwrap_or_default()
                .to_owned();
        }
        match (field, self) {
            ("seats", _) => game.info().usual_seats.to_string(),
            ("seat1", _) => "me".to_owned(),
            ("assistance", Self::Expert) => Assistance::Table.word().to_owned(),
            ("assistance", _) => Assistance::Full.word().to_owned(),
            (seat, _) if seat.starts_with("seat") && seat != "seating" => self.bot().name().to_owned(),
            _ => String::new(),
        }
    }
}

/// The value of a field: as it was filled in, or as the preset has it.
pub(crate) fn value(game: &dyn AnyGame, fields: &Fields, field: &str) -> String {
    fields.get(field).cloned().unwrap_or_else(|| Preset::of(fields).value(game, field))
}

/// The number of seats the form is for.
pub(crate) fn seats(game: &dyn AnyGame, fields: &Fields) -> u8 {
    let info = game.info();
    let seats = value(game, fields, "seats").parse().ok().filter(|seats| info.seats.contains(seats));
    seats.unwrap_or(info.usual_seats)
}

/// Whether the value of an option may be a list of items.
pub(crate) fn takes_list(option: &OptionInfo) -> bool {
    option.values.iter().any(|value| value.starts_with('<') && value.contains(','))
}

/// The name of the box to tick for an item of an option.
pub(crate) fn item_field(option: &str, item: &OptionItem) -> String {
    let when = item.when.and_then(|when| when.values.first()).copied().unwrap_or_default();
    format!("item-{option}-{when}-{}", item.value)
}

/// Whether a condition holds.
pub(crate) fn holds(game: &dyn AnyGame, fields: &Fields, when: Option<When>) -> bool {
    when.is_none_or(|when| {
        let now = value(game, fields, &format!("option-{}", when.option));
        when.values.contains(&now.as_str())
    })
}

/// The filled-in form with the values of its preset, and with lists written as the options expect them.
pub(crate) fn complete(app: &App, filled: &Fields, language: Language) -> Result<Fields, Failure> {
    let slug = filled.get("game").map_or("", String::as_str);
    let game = catalogue::find(slug).map_err(|unknown| Failure::Words(unknown.to_string()))?;
    let mut fields = filled.clone();
    let count = seats(game, filled);
    let seat_fields = (1..=count).map(|seat| format!("seat{seat}"));
    let option_fields = game.info().options.iter().map(|option| format!("option-{}", option.key));
    for field in seat_fields.chain(option_fields).chain(["assistance".to_owned()]) {
        let value = value(game, filled, &field);
        fields.entry(field).or_insert(value);
    }
    for option in game.info().options.iter().filter(|option| takes_list(option)) {
        let field = format!("option-{}", option.key);
        if fields.get(&field).is_some_and(|value| value == LIST) {
            let items = app.edition(slug)?.items(option.key, count, language);
            let list = ticked(game, filled, option.key, &items, language);
            fields.insert(field.clone(), list.map_err(|words| Failure::Field(field, words))?);
        }
    }
    Ok(fields)
}

/// The ticked items of an option, or why they cannot be chosen.
fn ticked(
    game: &dyn AnyGame,
    fields: &Fields,
    option: &str,
    items: &[OptionItem],
    language: Language,
) -> Result<String, String> {
    let chosen: Vec<&OptionItem> = items
        .iter()
        .filter(|item| fields.contains_key(&item_field(option, item)) && holds(game, fields, item.when))
        .collect();
    for (place, item) in chosen.iter().enumerate() {
        let same = |other: &&&OptionItem| other.group.is_some() && other.group == item.group;
        if let Some(other) = chosen[..place].iter().find(same) {
            let values = [("one", other.words.as_str().into()), ("other", item.words.as_str().into())];
            return Err(MESSAGES.text(language, "new-list-conflict", &values));
        }
    }
    if chosen.is_empty() {
        return Err(MESSAGES.text(language, "new-list-empty", &[]));
    }
    Ok(chosen.iter().map(|item| item.value.as_str()).collect::<Vec<_>>().join(","))
}
