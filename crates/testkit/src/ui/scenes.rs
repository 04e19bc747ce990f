//! Scenes for tests.

use engine::{Game, Seat};
use ui_kit::{Language, Names, Scene, TableUi};

use super::tags;

/// Names for a table.
#[must_use]
pub fn names(seats: u8) -> Names {
    let names = ["Anna", "Bence", "Csilla", "Dia", "Ödön", "Flóra"];
    Names::new(names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect())
}

/// All viewers of a game: the seats and a spectator.
pub fn viewers<G: Game>(position: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::all(position.seats()).map(Some).chain([None])
}

/// Passes the scene of a position to `look`, with the legal actions and their targets if the viewer is the acting seat.
pub fn look<U: TableUi, T>(
    position: &U::Game,
    viewer: Option<Seat>,
    language: Language,
    see: impl FnOnce(&Scene<'_, U::Game>) -> T,
) -> T {
    let names = names(position.seats());
    let deciding = viewer.is_some() && viewer == position.to_act();
    let scene = Scene { viewer, deciding, whole: true, ..Scene::of(position, &names, language) };
    let actions = if deciding { crate::actions(position) } else { Vec::new() };
    let choices: Vec<_> =
        actions.into_iter().map(|action| (action, U::offer(&scene, action).targets)).collect();
    see(&Scene { choices: &choices, ..scene })
}

/// Everything a viewer is shown except the text mode.
#[must_use]
pub fn shown<U: TableUi>(scene: &Scene<'_, U::Game>) -> String {
    let mut markup = U::board(scene).into_string();
    for area in U::areas(scene) {
        markup += &area.content.into_string();
    }
    for seat in Seat::all(scene.position.seats()) {
        markup += &U::mat(scene, seat).into_string();
        markup += &U::panel(scene, seat).into_string();
    }
    markup
}

/// Everything a viewer is shown: pictures with their explanations, progress, task, and the position as text.
#[must_use]
pub fn told<U: TableUi>(scene: &Scene<'_, U::Game>) -> String {
    let mut all = shown::<U>(scene);
    for element in tags(&all).iter().filter_map(|tag| tag.get("data-el")) {
        all += &format!("{:?}", U::explain(scene, element));
    }
    all += &format!("{:?}", U::strip(scene));
    all += &U::task(scene);
    all += &U::text_mode(scene).into_string();
    all += &U::position(scene.position, scene.viewer, scene.names, scene.language);
    all
}
