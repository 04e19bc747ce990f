//! How these tests set a table.

use std::sync::LazyLock;

use dice_settlers::{Action, Arrangement, Colour, DiceSettlers, Event, Icon, Tables};
use dice_settlers_ui::DiceSettlersUi;
use engine::{Components, Game, OptionMap, Playout, Seat};
use ui_kit::{Language, Names, Scene, TableUi};

/// The components as they come with the program.
pub(crate) fn tables() -> Components<Tables> {
    static TABLES: LazyLock<Components<Tables>> =
        LazyLock::new(|| testkit::embedded_components::<DiceSettlers>().0);
    *TABLES
}

/// A new game with these options, the rest at their defaults.
pub(crate) fn game(seats: u8, pairs: &[(&str, &str)], number: u64) -> DiceSettlers {
    game_with(tables(), seats, pairs, number)
}

/// A new game with these components.
pub(crate) fn game_with(
    tables: Components<Tables>,
    seats: u8,
    pairs: &[(&str, &str)],
    number: u64,
) -> DiceSettlers {
    let mut options = OptionMap::defaults(DiceSettlers::INFO.options);
    for (key, value) in pairs {
        options.set(key, value).expect("a known option");
    }
    let options = DiceSettlers::options(&tables, &options).expect("options that make sense");
    DiceSettlers::start(tables, &options, seats, &mut Playout::new(number)).expect("a legal set-up")
}

pub(crate) const ME: Seat = Seat::new(0);
pub(crate) const YOU: Seat = Seat::new(1);

/// The set-ups that differ in what is shown: every number of players, with and without an Explosive card, all sets.
pub(crate) const SET_UPS: [(u8, &[(&str, &str)]); 7] = [
    (1, &[("explosive", "yes")]),
    (2, &[("technologies", "warriors-and-traders")]),
    (3, &[("technologies", "expand-expand-expand"), ("explosive", "yes")]),
    (4, &[("technologies", "peace-in-our-time"), ("explosive", "yes")]),
    (4, &[("technologies", "random"), ("cards", "all"), ("explosive", "yes")]),
    (2, &[]),
    (1, &[("diceoneer", "hard-dice,hard-tents,gold-rush")]),
];

/// A map of seven tiles: 14 (hills) in the middle, around it 24, 18, 20, 12, 16 and 25; nobody is present, nobody has an
/// active die; it is the first turn of the first seat.
pub(crate) fn meadow(seats: u8) -> Arrangement {
    let mut position = Arrangement::of(game(seats, &[], 1)).clear_map();
    for (number, q, r) in
        [(14, 0, 0), (24, 1, 0), (18, 0, 1), (20, -1, 1), (12, -1, 0), (16, 0, -1), (25, 1, -1)]
    {
        position = position.tile(number, q, r);
    }
    for seat in Seat::all(seats) {
        position = position.active(seat, &[]).bag(seat, [3, 1, 1, 0, 0, 0]).tents(seat, 5);
    }
    position.first(ME).turn(ME)
}

/// Active dice written as faces: `"white-settle grey-iron"`.
pub(crate) fn dice(faces: &str) -> Vec<(Colour, Icon)> {
    let face = |word: &str| {
        let (colour, icon) = word.split_once('-').expect("a colour and an icon");
        (Colour::parse(colour).expect("a colour"), Icon::parse(icon).expect("an icon"))
    };
    faces.split_whitespace().map(face).collect()
}

pub(crate) fn names(seats: u8) -> Names {
    let names = ["Anna", "Bence", "Csilla", "Dia"];
    Names::new(names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect())
}

/// Everybody who may look at a game: the seats, and a watcher.
pub(crate) fn viewers(position: &DiceSettlers) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(position.seats()).map(Some).chain([None])
}

/// Plays actions in notation, whoever acts; returns what happened.
pub(crate) fn play(position: &mut DiceSettlers, actions: &[&str]) -> Vec<Event> {
    let mut chance = Playout::new(7);
    let mut events = Vec::new();
    for text in actions {
        let action = position.read_action(text).unwrap_or_else(|| panic!("{text}: not an action"));
        position.check(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.play(action, &mut chance, &mut events);
    }
    events
}

pub(crate) fn choices(position: &DiceSettlers) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Plays a random game and shows every position with what has just happened in it.
pub(crate) fn play_at_random(
    mut position: DiceSettlers,
    number: u64,
    mut look: impl FnMut(&DiceSettlers, &[Event]),
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
    position: &DiceSettlers,
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
    let targets = |action| (action, DiceSettlersUi::offer(&scene, action).targets);
    choices(position).into_iter().map(targets).collect()
}

/// Looks at a position as somebody.
pub(crate) fn look<T>(
    position: &DiceSettlers,
    viewer: Option<Seat>,
    language: Language,
    see: impl FnOnce(&Scene<'_, DiceSettlers>) -> T,
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
