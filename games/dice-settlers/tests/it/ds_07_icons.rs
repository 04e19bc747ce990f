//! DS-7: icons.

use dice_settlers::{Arrangement, DiceSettlers, Icon, Main};
use engine::{Components, Files, Game, Playout};
use testkit::GameSetup;

use crate::table::{
    ME, YOU, dice, legal, legal_with, meadow, meadow_of, play, play_drawing, random_start, refused, tables,
};

#[test]
fn ds_7_1_there_are_eleven_icons() {
    assert_eq!(Icon::ALL.len(), 11);
    for icon in Icon::ALL {
        assert!(tables().faces.iter().any(|face| face.1 == icon), "{icon} is on some die");
    }
}

#[test]
fn ds_7_2_an_icon_is_a_die_a_technology_or_a_tile() {
    let table =
        meadow(2).tents_on(ME, 14, 1).tile(10, 2, -1).tents_on(ME, 10, 1).marker(ME, "merchant_guild");
    let mut position = table.active(ME, &dice("brown-trade white-settle")).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade die"]);
    assert_eq!(legal(&position), ["spend brown-trade", "spend card merchant_guild", "spend tile"]);
    play(&mut position, &["0 spend brown-trade", "0 give brown", "0 trade die"]);
    play(&mut position, &["0 spend card merchant_guild", "0 give white-settle"]);
    assert!(!position.turned(ME).is_empty(), "the marker is turned over");
    assert_eq!(refused(&position, "trade die"), Some("DS-15.7"), "the tile's icon is left, but no die");
}

#[test]
fn ds_7_3_a_token_is_not_an_icon() {
    let position = meadow(2).tents_on(ME, 14, 1).tokens(ME, [5, 5, 5, 5]).finish().expect("a position");
    assert_eq!(refused(&position, "begin harvest"), Some("DS-9.7"));
}

/// DS-D.6: only in a turn of the action phase.
#[test]
fn ds_7_4_two_pioneers_are_any_icon_but_gold() {
    let table = meadow(2)
        .tents_on(ME, 18, 1)
        .active(ME, &dice("white-pioneer green-pioneer grey-pioneer grey-pioneer"));
    let mut position = table.tokens(ME, [2, 0, 0, 0]).finish().expect("a position");
    for main in ["recruit", "explore", "settle", "harvest", "trade"] {
        assert_eq!(refused(&position, &format!("begin {main}")), None, "{main}");
    }
    let table = table.tents_on(YOU, 18, 1).tokens(ME, [1, 0, 0, 0]).finish().expect("a position");
    for main in ["raid", "research"] {
        assert_eq!(refused(&table, &format!("begin {main}")), None, "{main}");
    }
    let mut rolling = meadow(2).tents_on(ME, 14, 1).active(ME, &dice("white-pioneer green-pioneer")).roll(ME);
    rolling = rolling.bag(ME, [1, 0, 0, 0, 0, 0]);
    assert_eq!(
        refused(&rolling.finish().expect("a position"), "pay white-pioneer draw"),
        Some("DS-8.7"),
        "no pair there"
    );
    play(&mut position, &["0 begin harvest"]);
    assert_eq!(legal(&position), ["harvest food", "harvest wood", "harvest iron"]);
    assert_eq!(refused(&position, "harvest gold"), Some("DS-14.2"));
    play(&mut position, &["0 harvest wood", "0 spend pair green-pioneer grey-pioneer"]);
    play(&mut position, &["0 harvest wood", "0 spend pair white-pioneer grey-pioneer"]);
    assert_eq!(position.resources(ME), [2, 2, 0, 0], "any number of times");
}

#[test]
fn ds_7_5_conversions_do_not_chain() {
    let table = meadow(2).tents_on(ME, 18, 1).marker(ME, "large_coaches").marker(ME, "forestry");
    let mut position = table.active(ME, &dice("white-pioneer white-settle")).finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green"]);
    assert_eq!(legal(&position), ["spend white-settle"], "a Pioneer as Settle is not a Recruit");
    let gold = meadow(2).tents_on(ME, 18, 1).marker(ME, "gold_rush");
    let gold = gold.active(ME, &dice("brown-gold white-pioneer")).finish().expect("a position");
    let mut paying = gold;
    play(&mut paying, &["0 begin recruit", "0 recruit green"]);
    assert_eq!(legal(&paying), ["spend brown-gold"], "Gold as Pioneer is no half of a pair");
}

/// The meadow of a game with chained conversions.
fn chained() -> Arrangement {
    meadow_of(random_start(2, &[("conversions", "chained")], 1))
}

/// With the option, an icon can be converted by several technologies, but does not become half of a Pioneer pair.
#[test]
fn ds_d_38_conversions_may_chain() {
    let owner = |table: Arrangement| {
        let table = table.tents_on(ME, 18, 1).marker(ME, "large_coaches").marker(ME, "forestry");
        table.active(ME, &dice("white-pioneer white-settle green-pioneer")).finish().expect("a position")
    };
    let mut position = owner(chained());
    assert_eq!(position.spendable(ME, Main::Recruit).total, 3, "both Pioneers and the Settle");
    assert_eq!(owner(meadow(2)).spendable(ME, Main::Recruit).total, 2, "the Settle, and the pair");
    play(&mut position, &["0 begin recruit", "0 recruit green green"]);
    assert!(legal(&position).contains(&"spend white-pioneer".to_owned()), "a Pioneer as Settle as Recruit");
    play(&mut position, &["0 spend white-pioneer", "0 spend white-settle", "0 spend green-pioneer"]);
    assert_eq!(position.spent(ME), [2, 3, 0, 0, 0, 0], "two new dice for three icons");
    let gold = chained().tents_on(ME, 18, 1).marker(ME, "gold_rush");
    let mut gold = gold.active(ME, &dice("brown-gold white-pioneer")).finish().expect("a position");
    play(&mut gold, &["0 begin recruit", "0 recruit green"]);
    assert_eq!(legal(&gold), ["spend brown-gold"], "half of a pair is always a Pioneer");
}

/// Through three cards, in any order on the table; also the icon of a card.
#[test]
fn ds_d_38_conversions_chain_through_three_cards() {
    let three = chained().tents_on(ME, 18, 1).tents_on(YOU, 18, 1).tents_on(ME, 24, 1);
    let three = three.technology(0, "martial_training").technology(1, "field_notes");
    let three = three.technology(2, "mapmaking").technology(3, "versatile_explorers");
    let three =
        three.marker(ME, "martial_training").marker(ME, "mapmaking").marker(ME, "versatile_explorers");
    let mut position = three.active(ME, &dice("white-research")).finish().expect("a position");
    play(&mut position, &["0 begin raid", "0 raid 18 2"]);
    assert_eq!(legal(&position), ["spend white-research"], "as Explore, as Settle, as Raid");
    let card = three.technology(4, "general_education").marker(ME, "general_education");
    let mut card = card.finish().expect("a position");
    play(&mut card, &["0 begin raid", "0 raid 18 2"]);
    assert_eq!(legal(&card), ["spend card general_education"]);
}

/// Forestry turned into a card that lets Settle icons count as Wood: no card as delivered makes resource icons.
#[test]
fn ds_16_18_chained_conversions_reach_the_roll_phase_and_harvest() {
    let mut files = Files::of::<DiceSettlers>();
    let (old, new) = ("from = [\"settle\"], to = [\"recruit\"]", "from = [\"settle\"], to = [\"wood\"]");
    let text = files.text("technologies.toml").replacen(old, new, 1);
    files.replace("technologies.toml", text).expect("a file of this game");
    let tables = Components::keep(DiceSettlers::components(&files).expect("a possible card"));
    let own = |value: &str| {
        let setup = GameSetup::new(2, &[("conversions", value)]);
        let start = setup.start::<DiceSettlers>(tables, &mut Playout::new(1));
        let table = meadow_of(start).technology(0, "resourcefulness").technology(1, "versatile_explorers");
        table.tents_on(ME, 18, 1).marker(ME, "forestry").active(ME, &dice("white-explore white-settle"))
    };
    let paid = |value: &str| {
        let rolling = own(value).marker(ME, "versatile_explorers").roll(ME).finish().expect("a position");
        refused(&rolling, "pay white-explore set")
    };
    assert_eq!(paid("single"), Some("DS-8.7"));
    assert_eq!(paid("chained"), None, "Explore as Settle as Wood");
    let harvests = |value: &str| {
        let mut position = own(value).marker(ME, "resourcefulness").finish().expect("a position");
        play(&mut position, &["0 begin harvest"]);
        legal(&position)
    };
    assert_eq!(harvests("single"), ["harvest wood"]);
    assert_eq!(harvests("chained"), ["harvest food", "harvest wood", "harvest iron"]);
}

#[test]
fn ds_7_6_a_spent_die_gives_its_icon_once() {
    let mut position =
        meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-settle")).finish().expect("a position");
    play(&mut position, &["0 begin settle", "0 take", "0 spend white-settle"]);
    assert_eq!(legal(&position), ["done"], "nothing is carried over");
    assert_eq!(position.spent(ME)[0], 1);
}

#[test]
fn ds_7_7_icons_of_tiles_are_used_only_if_wanted() {
    let table =
        meadow(2).tile(10, 2, -1).tents_on(ME, 10, 1).marker(ME, "large_coaches").tokens(ME, [2, 0, 0, 0]);
    let mut position = table.active(ME, &dice("brown-trade white-settle")).finish().expect("a position");
    play(&mut position, &["0 begin trade", "0 trade any food food", "0 spend brown-trade", "0 done"]);
    assert_eq!(position.vp(ME), 2, "the tile's icon is lost");
    let settle = meadow(2).tile(10, 2, -1).tents_on(ME, 10, 1).finish().expect("a position");
    assert_eq!(refused(&settle, "begin settle"), Some("DS-9.7"), "a Trade icon is for Trade only");
    let mut guild =
        table.marker(ME, "merchant_guild").active(ME, &dice("brown-trade")).finish().expect("a position");
    play(&mut guild, &["0 begin trade", "0 trade any food food", "0 spend brown-trade", "0 done"]);
    assert!(guild.turned(ME).is_empty(), "the icon of the technology was not used");
}

/// Forestry turned into a card that lets Trade icons count as Recruit: no card as delivered converts a tile's kind of
/// icon.
#[test]
fn ds_7_7_the_icon_of_a_tile_cannot_be_converted() {
    let mut files = Files::of::<DiceSettlers>();
    let (from, to) = ("from = [\"settle\"], to = [\"recruit\"]", "from = [\"trade\"], to = [\"recruit\"]");
    let text = files.text("technologies.toml").replacen(from, to, 1);
    files.replace("technologies.toml", text).expect("a file of this game");
    let tables = Components::keep(DiceSettlers::components(&files).expect("a possible card"));
    let start = GameSetup::new(2, &[]).start::<DiceSettlers>(tables, &mut Playout::new(1));
    let table = meadow_of(start).tile(10, 2, -1).tents_on(ME, 10, 1).marker(ME, "forestry");
    assert_eq!(refused(&table.finish().expect("a position"), "begin recruit"), Some("DS-9.7"));
    let die = table.active(ME, &dice("brown-trade")).finish().expect("a position");
    assert_eq!(refused(&die, "begin recruit"), None, "the icon of a die can");
}

#[test]
fn ds_7_8_no_icon_is_spent_without_effect() {
    let table = meadow(2).tents_on(ME, 18, 1).marker(ME, "large_coaches");
    let mut position =
        table.active(ME, &dice("white-pioneer green-pioneer grey-pioneer")).finish().expect("a position");
    play(&mut position, &["0 begin recruit"]);
    assert_eq!(legal_with(&position, "recruit"), ["recruit green"], "one icon; 2 would be no price");
    // Paying with a pair where single Pioneers suffice would leave too few for the rest.
    let table = meadow(2).tents_on(ME, 18, 1).marker(ME, "gold_rush").stack(&[8, 9, 10]);
    let table = table.active(ME, &dice("white-explore white-pioneer green-pioneer"));
    let mut position = table.finish().expect("a position");
    play(&mut position, &["0 begin explore", "0 explore 2", "0 spend white-explore"]);
    assert_eq!(legal(&position), ["spend pair white-pioneer green-pioneer"]);
}

/// DS-D.35: icons are spent one by one, from any source.
#[test]
fn ds_7_9_the_whole_payment_comes_first_in_recruit_explore_and_research() {
    let mut position =
        meadow(2).tents_on(ME, 18, 1).active(ME, &dice("white-recruit white-recruit brown-recruit"));
    position = position.tents_on(YOU, 24, 1);
    let mut position = position.finish().expect("a position");
    play(&mut position, &["0 begin recruit", "0 recruit green green", "0 spend white-recruit"]);
    assert_eq!(position.supply()[1], 5, "nothing yet");
    play(&mut position, &["0 spend white-recruit", "0 spend brown-recruit"]);
    assert_eq!(position.supply()[1], 3);
    let mut settling = meadow(2)
        .tents_on(ME, 18, 1)
        .active(ME, &dice("white-settle white-settle"))
        .finish()
        .expect("a position");
    play(&mut settling, &["0 begin settle", "0 take", "0 spend white-settle"]);
    assert_eq!(settling.tents(ME), 6, "at once");
    play_drawing(&mut settling, &["0 done"], "");
}
