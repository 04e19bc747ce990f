//! How these tests set a table.

use std::sync::{Arc, LazyLock};

use barrage::{Action, Barrage, Event, Tables};
use barrage_ui::BarrageUi;
use bots::{BotKind, Knowledge};
use engine::{Components, Game, OptionMap, Playout, Seat};
use ui_kit::{Language, Names, Scene, TableUi};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<Barrage>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> Barrage {
    let mut options = OptionMap::defaults(Barrage::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    let options = Barrage::options(&tables(), &options).expect("options that make sense");
    Barrage::start(tables(), &options, seats, &mut Playout::new(number)).expect("a legal set-up")
}

/// Every kind of table: both games, every number of seats, Automas of every strength.
pub(crate) fn set_ups() -> Vec<(u8, Vec<(&'static str, &'static str)>)> {
    let mut set_ups = Vec::new();
    for seats in 2..=4 {
        set_ups.push((seats, vec![("game", "introductory")]));
        set_ups.push((seats, vec![("game", "full"), ("sekibo", if seats == 3 { "9" } else { "6" })]));
    }
    set_ups.push((2, vec![("automas", "1"), ("difficulty", "low-voltage")]));
    set_ups.push((3, vec![("automas", "1"), ("difficulty", "standard")]));
    set_ups.push((3, vec![("automas", "2"), ("difficulty", "high-voltage")]));
    set_ups.push((4, vec![("automas", "3"), ("difficulty", "overpowered")]));
    set_ups
}

pub(crate) fn names(seats: u8) -> Names {
    let names = ["Anna", "Bence", "Csilla", "Dia"];
    Names::new(names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect())
}

/// Everybody who may look at a game: the seats, and a watcher.
pub(crate) fn viewers(position: &Barrage) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(position.seats()).map(Some).chain([None])
}

/// The legal actions.
pub(crate) fn actions(position: &Barrage) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Plays a random game and shows every position with what has just happened in it. A random player banks a lot; two of
/// three times something else is taken if there is anything else.
pub(crate) fn play_at_random(mut position: Barrage, number: u64, mut look: impl FnMut(&Barrage, &[Event])) {
    let (mut chance, mut picks) = (Playout::new(number), Playout::new(number + 1_000));
    let mut events = Vec::new();
    look(&position, &events);
    while position.to_act().is_some() {
        let all = actions(&position);
        let idle = |action: &Action| {
            matches!(action, Action::Bank(_) | Action::Pass | Action::Decline | Action::Pour { .. })
        };
        let busy: Vec<Action> = all.iter().copied().filter(|action| !idle(action)).collect();
        let from = if busy.is_empty() || picks.below(4) == 0 { &all } else { &busy };
        let picked = picks.below(u32::try_from(from.len()).expect("a short list"));
        events.clear();
        position.play(from[picked as usize], &mut chance, &mut events);
        look(&position, &events);
    }
}

/// Plays a game between sensible players and shows every position with what has just happened in it.
pub(crate) fn play_by_bots(mut position: Barrage, number: u64, mut look: impl FnMut(&Barrage, &[Event])) {
    let mut chance = Playout::new(number);
    let mut bot = BotKind::Greedy.bot(number, &Arc::new(engine::weights::<Barrage>()));
    let mut events = Vec::new();
    look(&position, &events);
    while position.to_act().is_some() {
        let all = actions(&position);
        let action = bot.choose(&Knowledge::new(&position, &all).expect("somebody acts"));
        events.clear();
        position.play(action, &mut chance, &mut events);
        look(&position, &events);
    }
}

/// Looks at a position as somebody, with the legal actions and what each points at if it is to decide.
pub(crate) fn look<T>(
    position: &Barrage,
    viewer: Option<Seat>,
    language: Language,
    see: impl FnOnce(&Scene<'_, Barrage>) -> T,
) -> T {
    let names = names(position.seats());
    let deciding = viewer.is_some() && viewer == position.to_act();
    let scene = Scene {
        position,
        viewer,
        deciding,
        choices: &[],
        changed: &[],
        whole: true,
        assisted: true,
        names: &names,
        language,
    };
    let choices: Vec<(Action, Vec<String>)> = if deciding {
        let offers = |action| (action, BarrageUi::offer(&scene, action).targets);
        actions(position).into_iter().map(offers).collect()
    } else {
        Vec::new()
    };
    see(&Scene { choices: &choices, ..scene })
}

pub(crate) const LANGUAGES: [Language; 2] = Language::ALL;
