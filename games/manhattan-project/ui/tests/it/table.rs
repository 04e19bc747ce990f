//! How these tests set a table.

use std::sync::LazyLock;

use engine::{Components, Game, OptionMap, Playout, Seat};
use manhattan_project::{Action, Arrangement, Crew, Event, ManhattanProject, Tables, Workers};
use manhattan_project_ui::ManhattanProjectUi;
use ui_kit::{Language, Names, Scene, TableUi};

pub(crate) const LANGUAGES: [Language; 2] = Language::ALL;

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<ManhattanProject>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> ManhattanProject {
    let mut options = OptionMap::defaults(ManhattanProject::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    let options = ManhattanProject::options(&tables(), &options).expect("options that make sense");
    ManhattanProject::start(tables(), &options, seats, &mut Playout::new(number)).expect("a legal set-up")
}

/// A position to arrange, in which seat 0 begins a turn.
pub(crate) fn arranged(seats: u8) -> Arrangement {
    Arrangement::of(game(seats, &[("first", "1"), ("deals", "pacts")], 1)).turn(seat(0))
}

pub(crate) fn own(labourers: u8, engineers: u8, scientists: u8) -> Crew {
    Crew::permanent(Workers::new(labourers, engineers, scientists))
}

pub(crate) fn seat(index: u8) -> Seat {
    Seat::new(index)
}

pub(crate) fn names(seats: u8) -> Names {
    let names = ["Anna", "Bence", "Csilla", "Dia", "Ödön"];
    Names::new(names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect())
}

/// Everybody who may look at a game: the seats, and a watcher.
pub(crate) fn viewers(position: &ManhattanProject) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(position.seats()).map(Some).chain([None])
}

/// Plays actions in notation, whoever acts; returns what happened.
pub(crate) fn play(position: &mut ManhattanProject, actions: &[&str]) -> Vec<Event> {
    let mut chance = Playout::new(7);
    let mut events = Vec::new();
    for text in actions {
        let action = position.read_action(text).unwrap_or_else(|| panic!("{text}: not an action"));
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.play(action, &mut chance, &mut events);
    }
    events
}

pub(crate) fn choices(position: &ManhattanProject) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Plays a random game, at most so many moves of it, and shows every position with what has just happened in it.
pub(crate) fn play_at_random(
    mut position: ManhattanProject,
    number: u64,
    mut look: impl FnMut(&ManhattanProject, &[Event]),
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

/// Positions of random games with every number of players, pacts allowed in some: the first and two later ones of each
/// stage, then one in so many.
pub(crate) fn positions(one_in: usize, mut see: impl FnMut(&ManhattanProject, &[Event])) {
    for (number, seats) in (0..).zip([2, 3, 4, 5]) {
        let deals = if number % 2 == 0 { "pacts" } else { "none" };
        let (mut moves, mut stages) = (0, std::collections::BTreeMap::new());
        play_at_random(game(seats, &[("deals", deals)], number), number, |position, events| {
            moves += 1;
            let times = stages.entry(position.stage()).or_insert(0);
            *times += 1;
            if [1, 20, 40].contains(times) || moves % one_in == 0 {
                see(position, events);
            }
        });
    }
}

/// The legal actions with what each points at.
fn offers(
    position: &ManhattanProject,
    viewer: Option<Seat>,
    language: Language,
) -> Vec<(Action, Vec<String>)> {
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
    let offer = |action| (action, ManhattanProjectUi::offer(&scene, action).targets);
    choices(position).into_iter().map(offer).collect()
}

/// Looks at a position as somebody.
pub(crate) fn look<T>(
    position: &ManhattanProject,
    viewer: Option<Seat>,
    language: Language,
    see: impl FnOnce(&Scene<'_, ManhattanProject>) -> T,
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
