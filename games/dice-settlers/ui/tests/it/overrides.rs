//! Reconstructed fields are marked, unless a corrected file says that they were read from a copy of the game.

use dice_settlers::DiceSettlers;
use dice_settlers_ui::DiceSettlersUi;
use engine::{Components, Files, Game};
use testkit::ui::look;
use ui_kit::{Explanation, GameUi, Language, TableUi};

use crate::table::{game, game_with};

fn explain(position: &DiceSettlers, element: &str, language: Language) -> Explanation {
    look::<DiceSettlersUi, _>(position, None, language, |scene| DiceSettlersUi::explain(scene, element))
        .expect("an explanation")
}

#[test]
fn reconstructed_things_say_so_in_both_languages() {
    let position = game(1, &[], 1);
    for language in Language::ALL {
        let told = |element: &str| explain(&position, element, language).reconstructed;
        assert_eq!(told("ds-card-scouts").len(), 4, "seal, Research icons, terrains, tokens");
        assert_eq!(told("ds-supply-green").len(), 1);
        assert_eq!(told("ds-exchange-die").len(), 1);
        assert!(told("ds-exchange-same").is_empty() && told("ds-end-1").is_empty(), "stated by the rulebook");
        assert_eq!(told("ds-side-raid").len(), 1);
        let words = DiceSettlersUi::messages().text(language, "game-reconstructed", &[]);
        assert!(words.contains("12") && words.contains('7'), "{words}");
    }
    let card = explain(&position, "ds-card-scouts", Language::En);
    assert_eq!(card.reconstructed, ["seal", "Research icons", "terrains", "resources"]);
}

#[test]
fn a_corrected_card_is_shown_corrected() {
    let mut files = Files::of::<DiceSettlers>();
    for (name, old, new) in [
        ("technologies.toml", "research = 1", "research = 2"),
        ("notes.toml", "source = \"reconstructed\"", "source = \"copy\""),
    ] {
        let text = files.text(name);
        let (before, card) = text.split_at(text.find("id = \"scouts\"").expect("the card"));
        let corrected = format!("{before}{}", card.replacen(old, new, 1));
        files.replace(name, corrected).expect("a file of this game");
    }
    let tables = Components::keep(DiceSettlers::components(&files).expect("a possible card"));
    let position = game_with(tables, 2, &[], 1);
    let card = explain(&position, "ds-card-scouts", Language::En);
    assert!(card.reconstructed.is_empty(), "{:?}", card.reconstructed);
    assert!(card.text[1].starts_with("Costs 2 Research"), "{:?}", card.text);
    assert_eq!(
        explain(&position, "ds-card-forestry", Language::En).reconstructed.len(),
        4,
        "the others stay"
    );
}
