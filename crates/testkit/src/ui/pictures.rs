//! Checks of the drawings of all games.

use std::collections::BTreeSet;

use engine::{Game, Seat};
use ui_kit::{Language, Names, Scene, TableUi};

use super::{check_words, look, names, shown, tags, told, viewers};

/// The maximum number of elements in a drawing, for slow phones.
const MOST_NODES: usize = 2500;

/// The maximum number of choices with the same targets.
const MOST_ALIKE: usize = 5;

/// Checks that the elements drawn as legal are exactly the targets of the choices, and that only choices with a button
/// have no target.
///
/// # Panics
/// If not.
pub fn check_choices<U: TableUi>(position: &U::Game, is_button: impl Fn(<U::Game as Game>::Action) -> bool) {
    look::<U, _>(position, position.to_act(), Language::En, |scene| {
        let all = tags(&shown::<U>(scene));
        let legal: BTreeSet<&str> = all
            .iter()
            .filter(|tag| tag.get("data-legal").is_some())
            .map(|tag| tag.get("data-el").expect("a legal element has a name"))
            .collect();
        let wanted: BTreeSet<&str> =
            scene.choices.iter().flat_map(|(_, targets)| targets).map(String::as_str).collect();
        assert_eq!(legal, wanted, "{position:?}");
        for (action, targets) in scene.choices {
            assert_eq!(targets.is_empty(), is_button(*action), "{action:?}");
        }
    });
}

/// Checks that only the acting viewer sees legal targets.
///
/// # Panics
/// If another viewer does.
pub fn check_onlookers<U: TableUi>(position: &U::Game) {
    for viewer in viewers(position).filter(|&viewer| viewer.is_none() || viewer != position.to_act()) {
        look::<U, _>(position, viewer, Language::Hu, |scene| {
            assert!(!shown::<U>(scene).contains("data-legal"), "{viewer:?}");
        });
    }
}

/// Checks that a table without assistance has the same legal targets and shows the acting player none of these signs of
/// assistance. Returns the signs that the assisted table shows.
///
/// # Panics
/// If the legal targets differ, or a sign is shown without assistance.
pub fn check_without_help<'a, U: TableUi>(position: &U::Game, signs: &[&'a str]) -> Vec<&'a str> {
    look::<U, _>(position, position.to_act(), Language::En, |scene| {
        let alone = Scene { assisted: false, ..*scene };
        let legal = |scene| {
            let all = tags(&shown::<U>(scene));
            let legal = all.iter().filter(|tag| tag.get("data-legal").is_some());
            legal.filter_map(|tag| tag.get("data-el").map(str::to_owned)).collect::<BTreeSet<_>>()
        };
        assert_eq!(legal(scene), legal(&alone));
        let (with, without) = (told::<U>(scene), told::<U>(&alone));
        for sign in signs {
            assert!(!without.contains(sign), "\"{sign}\" without help");
        }
        signs.iter().copied().filter(|sign| with.contains(sign)).collect()
    })
}

/// Checks that the drawing for a viewer, the text mode, the task and the elements of the last events are well-formed.
///
/// # Panics
/// If not.
pub fn check_pictures<U: TableUi>(
    position: &U::Game,
    events: &[<U::Game as Game>::Event],
    viewer: Option<Seat>,
    language: Language,
) {
    look::<U, _>(position, viewer, language, |scene| {
        check_drawing::<U>(scene);
        let text = tags(&U::text_mode(scene).into_string());
        assert!(text.iter().any(|tag| tag.name == "table"), "the text mode has tables");
        check_words::<U>(&U::task(scene));
        for &event in events {
            for element in U::elements(position, event) {
                check_explanation::<U>(scene, &element);
            }
        }
    });
}

/// Checks that ids are unique, legal targets are buttons with a label, every element has an explanation, and the board
/// is not too large.
///
/// # Panics
/// If not.
pub fn check_drawing<U: TableUi>(scene: &Scene<'_, U::Game>) {
    let all = tags(&shown::<U>(scene));
    let (mut ids, mut elements) = (BTreeSet::new(), BTreeSet::new());
    for tag in &all {
        assert!(tag.get("style").is_none(), "{tag:?}");
        if let Some(id) = tag.get("id") {
            assert!(ids.insert(id), "{id} stands there twice");
        }
        if let Some(element) = tag.get("data-el") {
            assert!(elements.insert(element), "{element} is drawn twice");
            check_explanation::<U>(scene, element);
        }
        if tag.get("data-legal").is_some() {
            assert!(tag.get("role") == Some("button") && tag.get("tabindex") == Some("-1"), "{tag:?}");
            check_words::<U>(tag.get("aria-label").unwrap_or_default());
        }
    }
    for pointed in all.iter().filter_map(|tag| tag.get("data-points")) {
        assert!(elements.contains(pointed), "{pointed} is pointed at and not drawn");
    }
    let nodes = tags(&U::board(scene).into_string()).len();
    assert!(nodes <= MOST_NODES, "{nodes} nodes");
}

/// Checks that an element has an explanation whose clauses are in the rules.
///
/// # Panics
/// If not.
pub fn check_explanation<U: TableUi>(scene: &Scene<'_, U::Game>, element: &str) {
    let card = U::explain(scene, element).unwrap_or_else(|| panic!("{element} is not explained"));
    check_words::<U>(&card.title);
    assert!(!card.text.is_empty() && !card.rules.is_empty(), "{element}");
    card.text.iter().chain(&card.reconstructed).for_each(|text| check_words::<U>(text));
    for rule in card.rules {
        // In a chapter of decisions, a title follows the id.
        let is_there = ["**", " "].iter().any(|end| U::RULEBOOK.rules.contains(&format!("**{rule}{end}")));
        assert!(is_there, "{element}: there is no clause {rule}");
    }
}

/// Checks that refused actions belong to explained elements and have a reason. Returns the clauses that forbid them.
///
/// # Panics
/// If not.
pub fn check_impossible<U: TableUi>(position: &U::Game) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    for language in Language::ALL {
        look::<U, _>(position, position.to_act(), language, |scene| {
            for refused in U::impossible(scene) {
                check_words::<U>(&refused.label);
                check_words::<U>(&refused.reason);
                assert!(!scene.is_legal(&refused.element), "{refused:?}");
                assert!(U::explain(scene, &refused.element).is_some(), "{refused:?}");
                rules.insert(refused.rule);
            }
        });
    }
    rules
}

/// Checks that the text mode has every element that is drawn, except those with these prefixes.
///
/// # Panics
/// If one is missing.
pub fn check_text_mode<U: TableUi>(position: &U::Game, exceptions: &[&str]) {
    for viewer in [position.to_act(), None] {
        look::<U, _>(position, viewer, Language::En, |scene| {
            let elements = |markup: &str| -> BTreeSet<String> {
                tags(markup).iter().filter_map(|tag| tag.get("data-el").map(str::to_owned)).collect()
            };
            let (drawn, told) = (elements(&shown::<U>(scene)), elements(&U::text_mode(scene).into_string()));
            let otherwise = |element: &&String| exceptions.iter().any(|start| element.starts_with(start));
            let missing: Vec<&String> =
                drawn.difference(&told).filter(|element| !otherwise(element)).collect();
            assert!(missing.is_empty(), "only drawn: {missing:?}");
        });
    }
}

/// Checks that clicks can select every choice: few choices have the same targets.
///
/// # Panics
/// If too many do.
pub fn check_clicks<U: TableUi>(position: &U::Game) {
    look::<U, _>(position, position.to_act(), Language::En, |scene| {
        for (action, targets) in scene.choices.iter().filter(|(_, targets)| !targets.is_empty()) {
            let targets: BTreeSet<&String> = targets.iter().collect();
            let alike = |other: &&(_, Vec<String>)| other.1.iter().collect::<BTreeSet<_>>() == targets;
            let same = scene.choices.iter().filter(alike).count();
            assert!(same <= MOST_ALIKE, "{same} choices point where {action:?} does");
        }
    });
}

/// Checks that names containing markup are escaped everywhere.
///
/// # Panics
/// If one is not.
pub fn check_escaping<U: TableUi>(position: &U::Game) {
    let mut evil = vec!["<b onclick=\"x\">&".to_owned(), "'><script>".to_owned()];
    evil.resize(position.seats().into(), "<i onload=x>".to_owned());
    let names = Names::new(evil);
    for viewer in viewers(position) {
        let scene = Scene { viewer, whole: true, ..Scene::of(position, &names, Language::En) };
        let markup = shown::<U>(&scene) + &U::text_mode(&scene).into_string();
        let found = ["<b onclick", "<script", "<i onload"].into_iter().find(|evil| markup.contains(evil));
        assert_eq!(found, None, "for {viewer:?}");
    }
}

/// Checks that unknown ids have no explanation.
///
/// # Panics
/// If one has.
pub fn check_unknown<U: TableUi>(position: &U::Game, elements: &[&str]) {
    look::<U, _>(position, None, Language::En, |scene| {
        for element in elements.iter().chain(&["", "toy-nut-1"]) {
            assert!(U::explain(scene, element).is_none(), "{element}");
        }
    });
}

/// Checks that static layers, the larger part of an empty board, are not sent again to a page that has them.
///
/// # Panics
/// If they are sent, or there are none.
pub fn check_still<U: TableUi>(position: &U::Game) {
    let names = names(position.seats());
    let draw = |whole| {
        let scene = Scene { whole, ..Scene::of(position, &names, Language::En) };
        U::board(&scene).into_string()
    };
    let (whole, rest) = (draw(true), draw(false));
    let keys = |markup: &str| -> Vec<String> {
        tags(markup).iter().filter_map(|tag| tag.get("data-still").map(str::to_owned)).collect()
    };
    assert!(!keys(&whole).is_empty() && keys(&whole) == keys(&rest), "{:?}", keys(&whole));
    assert!(rest.len() < whole.len(), "{} of {}", rest.len(), whole.len());
}

/// The ids of the elements marked as changed by a seat for another viewer after these events, in order.
///
/// # Panics
/// If a flag does not show the seat.
#[must_use]
pub fn marked<U: TableUi>(position: &U::Game, by: Seat, events: &[<U::Game as Game>::Event]) -> Vec<String> {
    let elements = events.iter().flat_map(|&event| U::elements(position, event));
    let changed: Vec<(String, Seat)> = elements.map(|element| (element, by)).collect();
    let names = names(position.seats());
    let viewer = Some(by.next(position.seats()));
    let scene = Scene { viewer, changed: &changed, ..Scene::of(position, &names, Language::En) };
    let all = tags(&shown::<U>(&scene));
    assert!(all.iter().any(|tag| tag.has_class("flag")), "no flag in {all:?}");
    let number = (by.number() + 1).to_string();
    let marked = all.iter().filter(|tag| tag.get("data-changed") == Some(&number));
    marked.filter_map(|tag| tag.get("id").map(str::to_owned)).collect()
}
