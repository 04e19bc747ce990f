//! The Diceoneer's numbers (DS-23 to DS-28), read from the table.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Main, Resource};
use crate::tables::SOLO;

/// The Diceoneer's tables.
#[derive(Clone, Debug)]
pub struct Solo {
    /// DS-23.1: the solo die.
    pub die: [u8; 6],
    /// DS-23.5: the first side of the action marker.
    pub marker: Main,
    /// DS-23.5: the token at a side at the start.
    pub token: (Main, Resource),
    /// DS-26.19: the total number of tents.
    pub tents_total: u8,
    /// DS-23.7: the sides of the action hexagon, clockwise.
    pub clockwise: [Main; 6],
    /// DS-24.2: the smallest length of the row and the dice taken from it, ascending.
    pub take: Vec<(u8, u8)>,
    /// DS-26.3: the dice recruited with strength 1, 2 and 3 or more.
    pub recruit: [u8; 3],
    /// DS-26.10: tents taken with one strength left, and with more.
    pub refill: [u8; 2],
    /// DS-26.16: resources sold per strength.
    pub sold_per_strength: u8,
    /// The normal values.
    pub normal: Difficulty,
    /// DS-28: the options of difficulty.
    pub options: Vec<SoloOption>,
}

/// The numbers that difficulty changes (DS-28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// It rolls at most your quota and this number of dice.
    pub dice_cap: u8,
    /// VP for each unused strength.
    pub vp_unspent: u8,
    /// VP for each resource sold.
    pub vp_sold: u8,
    /// VP for each technology at the end.
    pub vp_technology: u8,
    /// VP for each resource at the end.
    pub vp_resource: u8,
    /// Tents in its personal supply at the start.
    pub tents: u8,
    /// DS-28.3: the Gold Rush variant.
    pub gold_rush: bool,
}

/// An option of difficulty (DS-28.1 to DS-28.3).
#[derive(Clone, Debug)]
pub struct SoloOption {
    /// The word in options: the id with hyphens.
    pub id: String,
    /// The change.
    pub change: Change,
}

/// A number that an option of difficulty changes, and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// [`Difficulty::dice_cap`].
    DiceCap(u8),
    /// [`Difficulty::vp_unspent`].
    VpUnspent(u8),
    /// [`Difficulty::vp_sold`].
    VpSold(u8),
    /// [`Difficulty::vp_technology`].
    VpTechnology(u8),
    /// [`Difficulty::vp_resource`].
    VpResource(u8),
    /// [`Difficulty::tents`].
    Tents(u8),
    /// [`Difficulty::gold_rush`].
    GoldRush,
}

impl Change {
    /// DS-28.5: whether two options change the same number.
    #[must_use]
    pub fn same_key(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    /// Applies the option.
    pub fn apply(self, to: &mut Difficulty) {
        match self {
            Self::DiceCap(value) => to.dice_cap = value,
            Self::VpUnspent(value) => to.vp_unspent = value,
            Self::VpSold(value) => to.vp_sold = value,
            Self::VpTechnology(value) => to.vp_technology = value,
            Self::VpResource(value) => to.vp_resource = value,
            Self::Tents(value) => to.tents = value,
            Self::GoldRush => to.gold_rush = true,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SoloFile {
    die: DieRow,
    setup: SetupRow,
    hexagon: HexagonRow,
    take: Vec<TakeRow>,
    recruit: Vec<RecruitRow>,
    settle: SettleRow,
    trade: TradeRow,
    normal: Difficulty,
    option: Vec<OptionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DieRow {
    faces: [u8; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupRow {
    marker: Main,
    tokens: Vec<TokenRow>,
    tents_total: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenRow {
    side: Main,
    resource: Resource,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexagonRow {
    clockwise: [Main; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TakeRow {
    row_min: u8,
    row_max: u8,
    dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecruitRow {
    strength: u8,
    dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SettleRow {
    refill_one: u8,
    refill_more: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    per_strength: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OptionRow {
    id: String,
    key: String,
    value: toml::Value,
}

impl SoloFile {
    pub(crate) fn solo(self) -> Result<Solo, ComponentError> {
        let error = |entry: &str, reason: &str| ComponentError::new(SOLO, entry, reason);
        if self.die.faces.iter().any(|&face| !(1..=6).contains(&face)) {
            return Err(error("die", "the faces show 1 to 6"));
        }
        let sides = &self.hexagon.clockwise;
        if sides.contains(&Main::Harvest) || (1..6).any(|at| sides[..at].contains(&sides[at])) {
            return Err(error("hexagon", "the six sides are all main actions but Harvest"));
        }
        let [TokenRow { side, resource }] = self.setup.tokens[..] else {
            return Err(error("setup", "one token lies at a side"));
        };
        if side == Main::Harvest || self.setup.marker == Main::Harvest {
            return Err(error("setup", "marker and token lie at sides"));
        }
        let next = |pair: &[TakeRow]| pair[0].row_max + 1 == pair[1].row_min;
        if self.take.first().is_none_or(|row| row.row_min != 1) || !self.take.windows(2).all(next) {
            return Err(error("take", "the lengths of the row follow each other from 1"));
        }
        if self.take.iter().any(|row| row.dice > 9) {
            return Err(error("take", "at most nine dice are taken"));
        }
        let strengths: Vec<u8> = self.recruit.iter().map(|row| row.strength).collect();
        if strengths != [1, 2, 3] || self.recruit.iter().any(|row| row.dice > 2) {
            return Err(error("recruit", "strength 1 to 3 recruits at most 2 dice"));
        }
        if self.normal.tents > self.setup.tents_total || self.normal.tents == 0 {
            return Err(error("normal", "some of all tents are in the personal supply"));
        }
        let mut options = Vec::new();
        for row in &self.option {
            let change = row.change().ok_or_else(|| {
                ComponentError::new(SOLO, format!("option {}", row.id), "unknown key, or invalid value")
            })?;
            if matches!(change, Change::Tents(tents) if tents == 0 || tents > self.setup.tents_total) {
                return Err(error("option", "some of all tents are in the personal supply"));
            }
            options.push(SoloOption { id: row.id.replace('_', "-"), change });
        }
        Ok(Solo {
            die: self.die.faces,
            marker: self.setup.marker,
            token: (side, resource),
            tents_total: self.setup.tents_total,
            clockwise: self.hexagon.clockwise,
            take: self.take.iter().map(|row| (row.row_min, row.dice)).collect(),
            recruit: [0, 1, 2].map(|at: usize| self.recruit[at].dice),
            refill: [self.settle.refill_one, self.settle.refill_more],
            sold_per_strength: self.trade.per_strength,
            normal: self.normal,
            options,
        })
    }
}

impl OptionRow {
    fn change(&self) -> Option<Change> {
        let number = self.value.as_integer().and_then(|value| u8::try_from(value).ok());
        Some(match self.key.as_str() {
            "dice_cap" => Change::DiceCap(number?),
            "vp_unspent" => Change::VpUnspent(number?),
            "vp_sold" => Change::VpSold(number?),
            "vp_technology" => Change::VpTechnology(number?),
            "vp_resource" => Change::VpResource(number?),
            "tents" => Change::Tents(number?),
            "gold_rush" if self.value.as_bool() == Some(true) => Change::GoldRush,
            _ => return None,
        })
    }
}
