//! The options of a game (DS-4.4, DS-4.5, DS-4.9, DS-4.10, DS-7.5, DS-22.1, DS-28).

use engine::{OptionInfo, OptionMap};

use crate::solo_table::{Change, Difficulty};
use crate::tables::Tables;

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        key: "technologies",
        default: "great-wide-somewhere",
        values: &[
            "great-wide-somewhere",
            "warriors-and-traders",
            "expand-expand-expand",
            "peace-in-our-time",
            "random",
        ],
    },
    OptionInfo { key: "cards", default: "named", values: &["named", "all"] },
    OptionInfo { key: "explosive", default: "no", values: &["no", "yes"] },
    OptionInfo { key: "promo", default: "no", values: &["no", "yes"] },
    OptionInfo { key: "conversions", default: "single", values: &["single", "chained"] },
    OptionInfo { key: "diceoneer", default: "normal", values: &["normal", "<easy-dice,hard-tents,…>"] },
];

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The ready-made set, as its row in the table; `None` for a random deal.
    pub set: Option<usize>,
    /// DS-4.9: a random deal leaves out invented cards.
    pub named_only: bool,
    /// DS-22.1: an Explosive card is added.
    pub explosive: bool,
    /// DS-4.10: the promo card is added.
    pub promo: bool,
    /// DS-7.5: conversions chain.
    pub chained: bool,
    /// DS-28: the difficulty of the Diceoneer in a solo game.
    pub difficulty: Difficulty,
    /// The version of the rules (DS-D.37).
    pub rules: u32,
}

impl Options {
    pub(crate) fn read(tables: &Tables, options: &OptionMap) -> Result<Self, String> {
        let set = match options.get("technologies") {
            "random" => None,
            id => {
                let at = tables.ready_made.iter().position(|set| set.id == id);
                Some(at.ok_or_else(|| {
                    let known: Vec<&str> = tables.ready_made.iter().map(|set| set.id.as_str()).collect();
                    format!("option technologies: \"{id}\" is not random or one of {}", known.join(", "))
                })?)
            }
        };
        let named_only = match options.get("cards") {
            "named" => true,
            "all" => false,
            other => return Err(format!("option cards: \"{other}\" is not named or all")),
        };
        let explosive = match options.get("explosive") {
            "no" => false,
            "yes" => true,
            other => return Err(format!("option explosive: \"{other}\" is not no or yes")),
        };
        let promo = match options.get("promo") {
            "no" => false,
            "yes" if tables.promo().is_some() => true,
            "yes" => return Err("option promo: this component set has no promo card".to_owned()),
            other => return Err(format!("option promo: \"{other}\" is not no or yes")),
        };
        let chained = match options.get("conversions") {
            "single" => false,
            "chained" => true,
            other => return Err(format!("option conversions: \"{other}\" is not single or chained")),
        };
        let difficulty = read_difficulty(tables, options.get("diceoneer"))?;
        Ok(Self { set, named_only, explosive, promo, chained, difficulty, rules: options.rules() })
    }
}

/// DS-28.5: of options with the same key at most one is on, and the two for the end go together.
fn read_difficulty(tables: &Tables, list: &str) -> Result<Difficulty, String> {
    let mut difficulty = tables.solo.normal;
    if list == "normal" {
        return Ok(difficulty);
    }
    let mut changes: Vec<Change> = Vec::new();
    for id in list.split(',') {
        let Some(option) = tables.solo.options.iter().find(|option| option.id == id) else {
            let known: Vec<&str> = tables.solo.options.iter().map(|option| option.id.as_str()).collect();
            return Err(format!("option diceoneer: \"{id}\" is not normal or one of {}", known.join(", ")));
        };
        if changes.iter().any(|other| other.same_key(option.change)) {
            return Err(format!("option diceoneer: \"{id}\" changes what another option changes already"));
        }
        changes.push(option.change);
    }
    let easy_resources = changes.contains(&Change::VpResource(0));
    if easy_resources != changes.contains(&Change::VpTechnology(0)) {
        let reason = "easy-end-resources and easy-end-technologies are one choice";
        return Err(format!("option diceoneer: {reason}"));
    }
    for change in changes {
        change.apply(&mut difficulty);
    }
    Ok(difficulty)
}
