//! The numbers of set-up, actions and scoring, read from the table (DS-2 to DS-4, DS-8.7, DS-10.1, DS-15.1, DS-20).

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Colour, Icon, Icons, Resource, TILES};
use crate::map_tiles::MapTile;
use crate::origin::Origin;
use crate::tables::{
    ColourRow, CountRow, DieRow, EndRow, GovernRow, PlayerRow, RecruitRow, SETUP, ScoringRow,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupFile {
    #[serde(rename = "components")]
    components: ComponentsRow,
    pub(crate) player_colour: Vec<ColourRow>,
    pub(crate) player: PlayerRow,
    count: Vec<CountRow>,
    draft: DraftRow,
    roll_option: Vec<RollRow>,
    #[serde(rename = "action")]
    _action: toml::Value,
    pub(crate) recruit: Vec<RecruitRow>,
    trade: Vec<TradeRow>,
    pub(crate) pioneer_pair: PairRow,
    pub(crate) govern: GovernRow,
    pub(crate) end: EndRow,
    pub(crate) scoring: ScoringRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentsRow {
    dice: u8,
    tiles: u8,
    start_tiles: u8,
    #[serde(rename = "technology_cards")]
    _technology_cards: u8,
    #[serde(rename = "resource_tokens")]
    _resource_tokens: u8,
    #[serde(rename = "tents_per_player")]
    _tents: u8,
    houses_per_player: u8,
    #[serde(rename = "markers_per_player")]
    _markers: u8,
    #[serde(rename = "vp_values")]
    _vp_values: Vec<u8>,
    #[serde(rename = "player_boards")]
    _boards: u8,
    #[serde(rename = "bags")]
    _bags: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DraftRow {
    hand: u8,
    pass: u8,
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
    #[serde(rename = "give")]
    _give: String,
    vp: u8,
    #[serde(default)]
    source: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairRow {
    icons: u8,
    pub(crate) except: Vec<Icon>,
}

impl SetupFile {
    pub(crate) fn check(&self, dice: &[DieRow; 6], tiles: &[MapTile; TILES]) -> Result<(), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(SETUP, entry, reason));
        let count: u32 = dice.iter().map(|row| u32::from(row.count)).sum();
        let start = tiles[1..].iter().filter(|tile| tile.start).count();
        let all = &self.components;
        if count != u32::from(all.dice)
            || usize::from(all.tiles) != TILES - 1
            || start != usize::from(all.start_tiles)
        {
            return error("components", "the totals of dice or tiles are not those of the other files");
        }
        let own = |row: &DieRow| self.player.dice.get(&row.colour).copied().unwrap_or(0) == row.start;
        if !dice.iter().all(own) || self.player.houses != all.houses_per_player || self.player.houses != 5 {
            return error("player", "the starting dice are those of dice.toml, and the houses five");
        }
        if self.player.quota > self.player.quota_max || self.player.keep_dice > 3 || self.player.tents > 99 {
            return error("player", "the quota is at most its maximum, and at most 3 dice are kept");
        }
        if (self.draft.hand, self.draft.pass) != (3, 2) {
            return error("draft", "everybody chooses out of three and passes two on");
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
        if self.pioneer_pair.icons != 2 {
            return error("pioneer_pair", "two Pioneer icons are a pair");
        }
        if self.player_colour.len() != 4 {
            return error("player_colour", "there are four colours");
        }
        Ok(())
    }

    /// DS-8.7: which icons pay for an option, and how many dice it is about.
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

    /// Which exchanges have a VP number that is reconstructed.
    pub(crate) fn trade_reconstructed(&self) -> [bool; 4] {
        ["same", "different", "any", "die"]
            .map(|id| self.trade.iter().any(|row| row.id == id && row.source == Origin::Reconstructed))
    }

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

    /// DS-4.3: the supply is what the players and the box leave, as if the bot were a player.
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
