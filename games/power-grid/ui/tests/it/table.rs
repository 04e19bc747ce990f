//! How these tests set a table.

use std::sync::LazyLock;

use engine::{Components, Game, OptionMap, Playout, Seat};
use power_grid::{Action, Event, PowerGrid, Tables};
use power_grid_ui::PowerGridUi;
use ui_kit::{Language, Names, Scene, TableUi};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<PowerGrid>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> PowerGrid {
    let mut options = OptionMap::defaults(PowerGrid::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    let options = PowerGrid::options(&tables(), &options).expect("options that make sense");
    PowerGrid::start(tables(), &options, seats, &mut Playout::new(number)).expect("a legal set-up")
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(crate) fn names(seats: u8) -> Names {
    let names = ["Anna", "Bence", "Csilla", "Dia", "Ödön", "Flóra"];
    Names::new(names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect())
}

/// Everybody who may look at a game: the seats, and a watcher.
pub(crate) fn viewers(position: &PowerGrid) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(position.seats()).map(Some).chain([None])
}

/// Plays actions in notation, whoever acts; returns what happened.
pub(crate) fn play(position: &mut PowerGrid, actions: &[&str]) -> Vec<Event> {
    let mut chance = Playout::new(7);
    let mut events = Vec::new();
    for text in actions {
        let action = position.read_action(text).unwrap_or_else(|| panic!("{text}: not an action"));
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.play(action, &mut chance, &mut events);
    }
    events
}

/// The legal actions; of many bids only the first and the last.
pub(crate) fn choices(position: &PowerGrid) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let bids = actions.iter().filter(|action| matches!(action, Action::Bid(_))).count();
    if bids > 4 {
        actions.drain(actions.len() - bids + 2..actions.len() - 1);
    }
    actions
}

/// Plays a random game and shows every position with what has just happened in it.
pub(crate) fn play_at_random(
    mut position: PowerGrid,
    number: u64,
    mut look: impl FnMut(&PowerGrid, &[Event]),
) {
    let (mut chance, mut picks) = (Playout::new(number), Playout::new(number + 1_000));
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    look(&position, &events);
    while position.to_act().is_some() {
        actions.clear();
        position.actions(&mut actions);
        let from = position.at_random(&actions);
        let picked = picks.below(u32::try_from(from.len()).expect("a short list"));
        events.clear();
        position.play(from[picked as usize], &mut chance, &mut events);
        look(&position, &events);
    }
}

/// The legal actions, all of them, with what each points at.
pub(crate) fn offers(
    position: &PowerGrid,
    viewer: Option<Seat>,
    language: Language,
) -> Vec<(Action, Vec<String>)> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let names = names(position.seats());
    let scene = Scene {
        position,
        viewer,
        deciding: viewer.is_some() && viewer == position.to_act(),
        choices: &[],
        changed: &[],
        whole: true,
        assisted: true,
        names: &names,
        language,
    };
    actions.into_iter().map(|action| (action, PowerGridUi::offer(&scene, action).targets)).collect()
}

/// Looks at a position as somebody.
pub(crate) fn look<T>(
    position: &PowerGrid,
    viewer: Option<Seat>,
    language: Language,
    see: impl FnOnce(&Scene<'_, PowerGrid>) -> T,
) -> T {
    let deciding = viewer.is_some() && viewer == position.to_act();
    let choices = if deciding { offers(position, viewer, language) } else { Vec::new() };
    let names = names(position.seats());
    see(&Scene {
        position,
        viewer,
        deciding,
        choices: &choices,
        changed: &[],
        whole: true,
        assisted: true,
        names: &names,
        language,
    })
}

pub(crate) const LANGUAGES: [Language; 2] = Language::ALL;
