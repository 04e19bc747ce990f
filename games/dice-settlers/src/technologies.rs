//! The technology cards: a closed vocabulary of effects (DS-16.10 to DS-16.31), filled from the table.

use std::collections::BTreeMap;

use engine::ComponentError;
use parts::Set;
use serde::Deserialize;

use crate::ids::{Icon, Icons, Main, Resource, Seal, Terrain};
use crate::tables::TECHNOLOGIES;

/// A technology card.
#[derive(Clone, Debug)]
pub struct Technology {
    /// The id in tables and notation.
    pub id: String,
    /// Its type; `None` for a promo card (DS-4.10).
    pub seal: Option<Seal>,
    /// DS-16.6: the printed victory points.
    pub vp: u8,
    /// DS-16.3: the Research icons it costs.
    pub research: u8,
    /// DS-16.2: the terrains to be present on, as a set of [`Terrain::number`].
    pub terrains: Set,
    /// DS-16.3: the tokens it costs, by resource; Gold may replace any.
    pub cost: [u8; 4],
    /// DS-16.5: "1x", once per round.
    pub once: bool,
    /// The effect.
    pub effect: Effect,
    /// DS-4.6: the numbers of players it may be dealt for.
    pub players: Set,
    /// DS-4.9: whether even the name is invented.
    pub invented: bool,
}

/// The effect of a technology (DS-16.10 to DS-16.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// DS-16.10: a higher quota, on two conditions.
    Quota {
        /// The increase.
        n: u8,
        /// The number of tiles to be present on.
        tiles_present: u8,
        /// The number of houses to have on the map.
        houses: u8,
    },
    /// DS-16.11: the number of active dice that may be kept.
    KeepDice(u8),
    /// DS-16.12: additional tiles drawn by Explore.
    ExploreDraw(u8),
    /// DS-16.13: an icon of one kind may be spent as one of another.
    Convert {
        /// The icons spent.
        from: Icons,
        /// The icons they count as.
        to: Icons,
    },
    /// DS-16.14: an icon once per round.
    Icon(Icon),
    /// DS-16.15: additional Raid icons before the first tent is swapped.
    RaidShield(u8),
    /// DS-16.16: tents placed by Raid come from the general supply.
    RaidFromGeneral,
    /// DS-16.17: additional tokens of a Harvest.
    HarvestBonus(u8),
    /// DS-16.18: in Harvest an icon of one of these kinds may give any of them.
    HarvestChoice(Icons),
    /// DS-16.19: once per round every icon of one resource gives two tokens.
    HarvestDouble,
    /// DS-16.20: the reach of Settle, in steps.
    SettleReach(u8),
    /// DS-16.21: tents taken by one icon of Settle.
    SettleTake(u8),
    /// DS-16.22: a factory may be run from a neighbouring tile.
    FactoryAdjacent,
    /// DS-16.23: once per round the tent of a factory stays.
    FactoryKeepTent,
    /// DS-16.24: runs of each factory per round.
    FactoryUses(u8),
    /// DS-16.25: once per round one die is turned.
    SetDie,
    /// DS-16.26: once per round an action may be repeated.
    RepeatAction,
    /// DS-16.27: Govern with a smaller lead and fewer tents.
    Govern {
        /// The lead needed.
        lead: u8,
        /// The tents returned.
        tents: u8,
    },
    /// DS-16.28: once per round one Pioneer counts as any icon but these.
    PioneerSingle(Icons),
    /// DS-16.29: additional VP of each exchange.
    TradeBonus(u8),
    /// DS-16.30: VP at the end.
    Score {
        /// The thing counted.
        per: Per,
        /// The number.
        vp: u8,
    },
    /// DS-16.31: an explosion.
    Explode(Explosion),
}

/// The item that scores VP at the end (DS-16.30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    /// Two dice owned.
    DicePair,
    /// A die owned.
    Die,
    /// A house on the map.
    House,
    /// A tile controlled.
    TileControlled,
    /// A technology with the player's marker.
    Technology,
    /// A tile with presence.
    TilePresent,
    /// A terrain of which a tile is controlled.
    TerrainControlled,
    /// An opponent's marker on a technology of the player.
    RivalMarker,
    /// Two tents of the player on the map.
    TentPair,
    /// Two tents of the player on the same tile.
    TentPairOnTile,
    /// A tile where nobody else is present.
    TileAlone,
    /// A resource token in the personal supply.
    Resource,
    /// A factory tile with presence.
    FactoryPresent,
}

/// The effect of an explosion (DS-22.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explosion {
    /// The maximum number of opponents' tents removed from one tile.
    RemoveTents(u8),
    /// A number of icons for the main action that begins now.
    Icons(Main, u8),
    /// An extra action.
    ExtraAction,
    /// A house for a number of tents.
    BuildHouse(u8),
    /// A number of tokens of these resources (a set of [`Resource::number`]).
    Resources(u8, Set),
    /// The maximum number of dice turned.
    SetDice(u8),
    /// A number of dice of colours that could be recruited.
    Dice(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TechnologiesFile {
    technology: Vec<TechnologyRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TechnologyRow {
    id: String,
    seal: Option<Seal>,
    vp: u8,
    research: u8,
    terrains: Vec<Terrain>,
    cost: BTreeMap<String, u8>,
    once: bool,
    effect: EffectRow,
    players: Option<Vec<u8>>,
    invented: bool,
}

/// An effect as written in the table: a kind and its numbers (DS-16.35).
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum EffectRow {
    Quota {
        n: u8,
        #[serde(default)]
        tiles_present: u8,
        #[serde(default)]
        houses: u8,
    },
    KeepDice {
        n: u8,
    },
    ExploreDraw {
        n: u8,
    },
    Convert {
        from: Vec<Icon>,
        to: Vec<String>,
    },
    Icon {
        icon: Icon,
        n: u8,
    },
    RaidShield {
        n: u8,
    },
    RaidFromGeneral {},
    HarvestBonus {
        n: u8,
    },
    HarvestChoice {
        of: Vec<Resource>,
    },
    HarvestDouble {},
    SettleReach {
        distance: u8,
    },
    SettleTake {
        n: u8,
    },
    FactoryAdjacent {},
    FactoryKeepTent {},
    FactoryUses {
        n: u8,
    },
    SetDie {
        n: u8,
    },
    RepeatAction {},
    Govern {
        lead: u8,
        tents: u8,
    },
    PioneerSingle {
        except: Vec<Icon>,
    },
    TradeBonus {
        vp: u8,
    },
    Score {
        per: Per,
        vp: u8,
    },
    Explode(ExplosionRow),
}

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum ExplosionRow {
    RemoveTents { n: u8 },
    Icons { icon: Main, n: u8 },
    ExtraAction {},
    BuildHouse { tents: u8 },
    Resources { n: u8, of: Vec<Resource> },
    SetDice { n: u8 },
    Dice { n: u8 },
}

/// The highest number of an effect: the position has room for no more.
const FEW: u8 = 3;

impl EffectRow {
    /// DS-16.35: an effect with numbers the rules can carry out.
    fn effect(&self) -> Result<Effect, &'static str> {
        Ok(match self {
            &Self::Quota { n, tiles_present, houses } => {
                few(n)?;
                Effect::Quota { n, tiles_present, houses }
            }
            &Self::KeepDice { n } => Effect::KeepDice(few(n)?),
            &Self::ExploreDraw { n } => Effect::ExploreDraw(few(n)?),
            Self::Convert { from, to } => {
                let mut kinds = Icons::NONE;
                for word in to {
                    kinds = match (word.as_str(), Icon::parse(word)) {
                        ("any", _) => Icon::ALL.into_iter().collect(),
                        (_, Some(icon)) => kinds.with(icon),
                        _ => return Err("`to` is a list of icons or \"any\""),
                    };
                }
                Effect::Convert { from: from.iter().copied().collect(), to: kinds }
            }
            Self::Icon { icon: Icon::Pioneer, .. } => return Err("a card gives no Pioneer icon"),
            Self::Icon { icon, n: 1 } => Effect::Icon(*icon),
            Self::Icon { .. } => return Err("a card gives one icon"),
            &Self::RaidShield { n } => Effect::RaidShield(few(n)?),
            Self::RaidFromGeneral {} => Effect::RaidFromGeneral,
            &Self::HarvestBonus { n } => Effect::HarvestBonus(few(n)?),
            Self::HarvestChoice { of } => {
                Effect::HarvestChoice(of.iter().map(|resource| resource.icon()).collect())
            }
            Self::HarvestDouble {} => Effect::HarvestDouble,
            &Self::SettleReach { distance } => Effect::SettleReach(few(distance)?),
            &Self::SettleTake { n } => Effect::SettleTake(few(n)?),
            Self::FactoryAdjacent {} => Effect::FactoryAdjacent,
            Self::FactoryKeepTent {} => Effect::FactoryKeepTent,
            Self::FactoryUses { n: n @ 1..=2 } => Effect::FactoryUses(*n),
            Self::FactoryUses { .. } => return Err("a factory is run once or twice"),
            Self::SetDie { n: 1 } => Effect::SetDie,
            Self::SetDie { .. } => return Err("one die is turned"),
            Self::RepeatAction {} => Effect::RepeatAction,
            &Self::Govern { lead, tents } => Effect::Govern { lead: few(lead)?, tents: few(tents)? },
            Self::PioneerSingle { except } => Effect::PioneerSingle(except.iter().copied().collect()),
            &Self::TradeBonus { vp } => Effect::TradeBonus(vp),
            &Self::Score { per, vp } => Effect::Score { per, vp },
            Self::Explode(row) => Effect::Explode(row.explosion()?),
        })
    }
}

impl ExplosionRow {
    fn explosion(&self) -> Result<Explosion, &'static str> {
        Ok(match self {
            &Self::RemoveTents { n } => Explosion::RemoveTents(few(n)?),
            Self::Icons { icon: Main::Harvest, .. } => return Err("Harvest has four icons"),
            &Self::Icons { icon, n } => Explosion::Icons(icon, few(n)?),
            Self::ExtraAction {} => Explosion::ExtraAction,
            &Self::BuildHouse { tents } => Explosion::BuildHouse(tents),
            Self::Resources { of, .. } if of.is_empty() => return Err("`of` names at least one resource"),
            Self::Resources { n, of } => {
                Explosion::Resources(few(*n)?, of.iter().map(|resource| resource.number()).collect())
            }
            &Self::SetDice { n } => Explosion::SetDice(few(n)?),
            &Self::Dice { n } => Explosion::Dice(few(n)?),
        })
    }
}

fn few(n: u8) -> Result<u8, &'static str> {
    if (1..=FEW).contains(&n) { Ok(n) } else { Err("the number must be 1 to 3") }
}

impl TechnologyRow {
    fn technology(self) -> Result<Technology, ComponentError> {
        let error =
            |reason: &str| ComponentError::new(TECHNOLOGIES, format!("technology {}", self.id), reason);
        let mut cost = [0; 4];
        for (word, &n) in &self.cost {
            let resource =
                Resource::parse(word).ok_or_else(|| error("the cost names an unknown resource"))?;
            cost[resource.index()] = n;
        }
        if cost.iter().any(|&n| n > 3) || cost[Resource::Gold.index()] > 0 {
            return Err(error("a card costs at most 3 tokens of a kind, and no Gold"));
        }
        if !(1..=6).contains(&self.research) {
            return Err(error("a card costs 1 to 6 Research icons"));
        }
        let effect = self.effect.effect().map_err(error)?;
        let needs_once = matches!(
            effect,
            Effect::Icon(_)
                | Effect::HarvestDouble
                | Effect::FactoryKeepTent
                | Effect::SetDie
                | Effect::RepeatAction
                | Effect::PioneerSingle(_)
        );
        if needs_once != self.once {
            return Err(error("`once` does not match the effect (DS-16.5)"));
        }
        if matches!(effect, Effect::Explode(_)) != (self.seal == Some(Seal::Explosive)) {
            return Err(error("Explosive cards explode, and no others"));
        }
        let players = self.players.as_ref().map_or(Set::from_bits(0b1_1110), |counts| {
            counts.iter().copied().filter(|&count| count < 5).collect()
        });
        Ok(Technology {
            seal: self.seal,
            vp: self.vp,
            research: self.research,
            terrains: self.terrains.iter().map(|terrain| terrain.number()).collect(),
            cost,
            once: self.once,
            effect,
            players,
            invented: self.invented,
            id: self.id,
        })
    }
}

impl TechnologiesFile {
    pub(crate) fn technologies(self) -> Result<Vec<Technology>, ComponentError> {
        let mut cards: Vec<Technology> = Vec::with_capacity(self.technology.len());
        for row in self.technology {
            let card = row.technology()?;
            let entry = format!("technology {}", card.id);
            let word = |c: char| c.is_ascii_lowercase() || c == '_';
            if card.id.is_empty() || !card.id.chars().all(word) {
                return Err(ComponentError::new(TECHNOLOGIES, entry, "an id is a lower-case word"));
            }
            if cards.iter().any(|other| other.id == card.id) {
                return Err(ComponentError::new(TECHNOLOGIES, entry, "the id occurs twice"));
            }
            if card.seal.is_none() && cards.iter().any(|other| other.seal.is_none()) {
                return Err(ComponentError::new(TECHNOLOGIES, entry, "only one card has no seal (DS-4.10)"));
            }
            cards.push(card);
        }
        if cards.len() > 64 {
            return Err(ComponentError::new(TECHNOLOGIES, "technology", "there are at most 64 cards"));
        }
        Ok(cards)
    }
}
