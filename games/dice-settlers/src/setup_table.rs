//! The numbers of setup, actions and scoring, read from the table (DS-2 to DS-4, DS-8.7, DS-10.1, DS-15.1, DS-20).

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Colour, Icon, Icons, Resource, TILES};
use crate::tables::{CountRow, DieRow, EndRow, GovernRow, PlayerRow, RecruitRow, SETUP, ScoringRow};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupFile {
    pub(crate) player: PlayerRow,
    count: Vec<CountRow>,
    roll_option: Vec<RollRow>,
    pub(crate) recruit: Vec<RecruitRow>,
    trade: Vec<TradeRow>,
    pub(crate) pioneer_pair: PairRow,
    pub(crate) govern: GovernRow,
    pub(crate) end: EndRow,
    pub(crate) scoring: ScoringRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RollRow {
    cost: String,
    #[serde(rename = "do")]
    what: String,
    dice: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TradeRow {
    id: String,
    vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairRow {
    pub(crate) except: Vec<Icon>,
}

impl SetupFile {
    pub(crate) fn check(&self) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(SETUP, entry, reason));
        if self.player.houses != 5 {
            return error("player", "every player has five houses");
        }
        if self.player.quota > self.player.quota_max || self.player.keep_dice > 3 || self.player.tents > 99 {
            return error("player", "the quota is at most its maximum, and at most 3 dice are kept");
        }
        let rows = &self.recruit;
        let ascend = |pair: &[RecruitRow]| pair[0].icons < pair[1].icons && pair[0].dice < pair[1].dice;
        if rows.is_empty()
            || !rows.windows(2).all(ascend)
            || rows[0].icons == 0
            || rows[rows.len() - 1].dice > 3
        {
            return error("recruit", "prices ascend from one icon, for one to three dice");
        }
        Ok(())
    }

    /// DS-8.7: the icons that pay for an option, and its number of dice.
    pub(crate) fn roll_cost(&self, what: &str, most: u8) -> Result<(Icons, u8), ComponentError> {
        let error = |reason: &str| ComponentError::new(SETUP, format!("roll_option {what}"), reason);
        let mut icons = Icons::NONE;
        let mut dice = 0;
        for row in self.roll_option.iter().filter(|row| row.what == what) {
            let paid: Icons = match row.cost.as_str() {
                "pioneer" => [Icon::Pioneer].into_iter().collect(),
                "resource" => Resource::ALL.into_iter().map(Resource::icon).collect(),
                _ => return Err(error("the cost is \"pioneer\" or \"resource\"")),
            };
            icons = icons.or(paid);
            dice = row.dice;
        }
        if !(1..=most).contains(&dice) {
            return Err(error("it is missing, or about too many dice"));
        }
        Ok((icons, dice))
    }

    /// DS-15.1: the VP of the four exchanges.
    pub(crate) fn trade(&self) -> Result<[u8; 4], ComponentError> {
        let mut vp = [0; 4];
        for (vp, id) in vp.iter_mut().zip(["same", "different", "any", "die"]) {
            let mut rows = self.trade.iter().filter(|row| row.id == id);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                let entry = format!("trade {id}");
                return Err(ComponentError::new(SETUP, entry, "there must be exactly one such entry"));
            };
            *vp = row.vp;
        }
        Ok(vp)
    }

    /// DS-4.3: the supply has the dice that players and box leave; the bot counts as a player.
    pub(crate) fn by_players(&self, dice: &[DieRow; 6]) -> Result<[CountRow; 5], ComponentError> {
        let mut table: [CountRow; 5] = Default::default();
        for seats in 1..=4u8 {
            let error =
                |reason: &str| ComponentError::new(SETUP, format!("count for {seats} players"), reason);
            let mut rows = self.count.iter().filter(|row| row.players == seats);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(error("there must be exactly one such entry"));
            };
            if usize::from(row.last_tile) >= TILES {
                return Err(error("there is no such tile"));
            }
            for die in dice.iter().filter(|die| die.colour != Colour::White) {
                let supply = row.supply.get(&die.colour).copied().unwrap_or(0);
                if supply + seats.max(2) * die.start + row.dice_removed != die.count {
                    return Err(error("players, box and supply do not add up to the dice there are"));
                }
            }
            if row.supply.contains_key(&Colour::White) {
                return Err(error("white dice are never in the supply (DS-2.3)"));
            }
            table[usize::from(seats)] = row.clone();
        }
        Ok(table)
    }
}
