//! The names of cards: buildings by kind and output, bombs by what is printed on them; cards of other component sets.

use std::collections::BTreeSet;

use engine::{Components, Files, Game, Playout};
use manhattan_project::{Arrangement, BOMBS, BUILDINGS, Bomb, Building, ManhattanProject, Position};
use manhattan_project_ui::ManhattanProjectUi;
use testkit::GameSetup;
use testkit::ui::look;
use ui_kit::{Explanation, Language, TableUi};

use crate::table::{arranged, seat};

fn explained(position: &ManhattanProject, element: &str, language: Language) -> Explanation {
    look::<ManhattanProjectUi, _>(position, None, language, |scene| {
        ManhattanProjectUi::explain(scene, element).expect("an element")
    })
}

/// A game of three with some files replaced, about to be arranged.
fn with_files(replaced: &[(&str, String)]) -> Arrangement {
    let mut files = Files::of::<ManhattanProject>();
    for (name, text) in replaced {
        files.replace(name, text.clone()).expect("a file of the game");
    }
    let tables = Components::keep(ManhattanProject::components(&files).expect("good files"));
    Arrangement::of(GameSetup::new(3, &[("first", "1")]).start(tables, &mut Playout::new(1))).turn(seat(0))
}

#[test]
fn every_card_has_a_name_of_its_own_and_no_number() {
    let position = arranged(3).finish().expect("a position");
    let tables = position.tables();
    let buildings =
        (0..BUILDINGS as u8).map(|row| format!("mp-building-{}", tables.building(Building(row)).id));
    let bombs = (0..BOMBS as u8).map(|row| format!("mp-bomb-{}", tables.bomb(Bomb(row)).id));
    let elements: Vec<String> = buildings.chain(bombs).collect();
    for language in Language::ALL {
        let titles: BTreeSet<String> =
            elements.iter().map(|element| explained(&position, element, language).title).collect();
        assert_eq!(titles.len(), BUILDINGS + BOMBS, "{language}: {titles:?}");
    }
    let title = |element: &str, language| explained(&position, element, language).title;
    let building = |id: &str, language| title(&format!("mp-building-{id}"), language);
    assert_eq!(building("mine-05", Language::En), "Mine: 6 yellowcake");
    assert_eq!(building("mine-05", Language::Hu), "Bánya: 6 sárga pogácsa");
    assert_eq!(building("factory-01", Language::En), "Factory: 1 fighter / $2");
    // Three other mines give as much: the name says what this one needs.
    assert_eq!(building("mine-04", Language::En), "Mine: any 2 workers → 3 yellowcake");
    assert_eq!(
        building("reactor-06", Language::Hu),
        "Reaktor: 2 tudós + 1 dúsított urán / 3 sárga pogácsa → 2 plutónium"
    );
    assert_eq!(title("mp-bomb-plutonium-10", Language::En), "“Heavy Load”: 12/24 VP plutonium bomb");
    assert_eq!(
        title("mp-bomb-plutonium-10", Language::Hu),
        "„Nehéz teher” (Heavy Load): 12/24 pontos plutóniumbomba"
    );
    assert_eq!(title("mp-bomb-uranium-05", Language::Hu), "„Mary Jane”: 13 pontos uránbomba");
}

/// Every printed bomb has its name in both languages, on the card too.
#[test]
fn every_printed_bomb_is_named() {
    let position = arranged(5).finish().expect("a position");
    let mut names = BTreeSet::new();
    for row in 0..BOMBS as u8 {
        let card = &position.tables().bomb(Bomb(row)).id;
        let title = explained(&position, &format!("mp-bomb-{card}"), Language::En).title;
        let name = title.split('”').next().and_then(|start| start.strip_prefix('“')).map(str::to_owned);
        names.insert(name.unwrap_or_else(|| panic!("{card} has no name: {title}")));
    }
    assert_eq!(names.len(), BOMBS, "{names:?}");
    assert!(names.contains("Small Fry") && names.contains("The Last Word"));
    let board = look::<ManhattanProjectUi, _>(&position, None, Language::Hu, |scene| {
        ManhattanProjectUi::board(scene).into_string()
    });
    for bomb in manhattan_project::bombs(position.face_up()) {
        let title =
            explained(&position, &format!("mp-bomb-{}", position.tables().bomb(bomb).id), Language::En);
        let name = title.title.split('”').next().expect("a name").trim_start_matches('“').to_owned();
        assert!(board.contains(&format!(">{name}</title>")), "{name} is on its card");
    }
}

/// A card with other numbers is another card: a set of an earlier program knows no names.
#[test]
fn a_bomb_with_other_values_has_no_printed_name() {
    let bombs = Files::of::<ManhattanProject>().text("bombs.toml").replacen("vp = 9", "vp = 8", 1);
    let position = with_files(&[("bombs.toml", bombs)]).finish().expect("a position");
    let title = |id: &str, language| explained(&position, &format!("mp-bomb-{id}"), language).title;
    assert_eq!(title("uranium-01", Language::En), "8 VP uranium bomb");
    assert_eq!(title("uranium-01", Language::Hu), "8 pontos uránbomba");
    assert_eq!(title("uranium-02", Language::En), "“Dem Apples”: 10 VP uranium bomb");
    let start = arranged(3).market(&["mine-02", "mine-04"]).finish().expect("a position");
    for element in ["mp-space-mine-left", "mp-building-mine-04", "mp-bomb-uranium-15"] {
        assert!(explained(&start, element, Language::En).reconstructed.is_empty(), "{element} is printed");
    }
}

/// SOURCES.md: sets of earlier programs list what was reconstructed, and that is said.
#[test]
fn what_is_reconstructed_is_said_to_be() {
    let lists = "partly = [\"mine-left\", \"university-01\", \"uranium-06\"]\n\
                 reconstructed = [\"market-6\", \"mine-04\", \"uranium-15\"]\n";
    let start = with_files(&[("sources.toml", lists.to_owned())]);
    let position = start.market(&["mine-02", "mine-04", "university-01"]).finish().expect("a position");
    let ours = |element: &str| explained(&position, element, Language::En).reconstructed.join(", ");
    assert_eq!(ours("mp-space-mine-left"), "the amount it gives");
    assert_eq!(ours("mp-space-mine-middle"), "");
    assert_eq!(ours("mp-building-mine-02"), "");
    assert_eq!(ours("mp-building-mine-04"), "all its numbers");
    assert_eq!(ours("mp-building-university-01"), "part of its numbers");
    assert_eq!(ours("mp-bomb-uranium-06"), "part of its numbers");
    assert_eq!(ours("mp-bomb-uranium-15"), "all its numbers");
    // The building on position 6, whose price is reconstructed.
    let sixth = position.on_market(Position(5)).expect("a card");
    let sixth = &position.tables().building(sixth).id;
    assert!(ours(&format!("mp-building-{sixth}")).ends_with("the price of this market position"), "{sixth}");
}
