//! The technology cards: a closed vocabulary of effects (DS-16.10 to DS-16.31), filled from the table.

use std::collections::BTreeMap;

use engine::ComponentError;
use parts::Set;
use serde::Deserialize;

use crate::ids::{Card, Icon, Icons, Main, Resource, Seal, Terrain};
use crate::origin::{Field, Origin};
use crate::tables::SETS;
use crate::tables::TECHNOLOGIES;

/// A technology card.
#[derive(Clone, Debug)]
pub struct Technology {
    /// The id in tables and notation.
    pub id: String,
    /// The name printed on the card.
    pub name: String,
    /// The Hungarian name.
    pub hu: String,
    /// Its type.
    pub seal: Seal,
    /// DS-16.6: the printed victory points.
    pub vp: u8,
    /// DS-16.3: the Research icons it costs.
    pub research: u8,
    /// DS-16.2: the terrains to be present on, as a set of [`Terrain::number`].
    pub terrains: Set,
    /// DS-16.3: the tokens it costs, by resource; Gold may stand for any.
    pub cost: [u8; 4],
    /// DS-16.5: "1x", once per round.
    pub once: bool,
    /// What it does.
    pub effect: Effect,
    /// What it does, in English.
    pub text: String,
    /// What it does, in Hungarian.
    pub text_hu: String,
    /// DS-4.6: the numbers of players it may be dealt for.
    pub players: Set,
    /// DS-D.30: what of it is reconstructed: all that the entry does not name as stated by the rulebook, unless the whole
    /// entry was read from a copy of the game.
    pub reconstructed: Vec<Field>,
    /// DS-4.9: not even the name is known.
    pub invented: bool,
}

/// What a technology does (DS-16.10 to DS-16.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// DS-16.10: a higher quota, while present on so many tiles and with so many houses.
    Quota {
        /// How much higher.
        n: u8,
        /// On how many tiles to be present.
        tiles_present: u8,
        /// How many houses to have on the map.
        houses: u8,
    },
    /// DS-16.11: so many active dice may be kept.
    KeepDice(u8),
    /// DS-16.12: Explore draws so many tiles more.
    ExploreDraw(u8),
    /// DS-16.13: an icon of one kind may be spent as one of another.
    Convert {
        /// These kinds.
        from: Icons,
        /// As these.
        to: Icons,
    },
    /// DS-16.14: an icon once per round.
    Icon(Icon),
    /// DS-16.15: so many more Raid icons before the first tent goes.
    RaidShield(u8),
    /// DS-16.16: tents placed by Raid come from the general supply.
    RaidFromGeneral,
    /// DS-16.17: Harvest gives so many tokens more.
    HarvestBonus(u8),
    /// DS-16.18: in Harvest an icon of one of these kinds may give any of them.
    HarvestChoice(Icons),
    /// DS-16.19: once per round every icon of one resource gives two tokens.
    HarvestDouble,
    /// DS-16.20: Settle reaches so many steps.
    SettleReach(u8),
    /// DS-16.21: Settle takes so many tents.
    SettleTake(u8),
    /// DS-16.22: a factory may be run from a neighbouring tile.
    FactoryAdjacent,
    /// DS-16.23: once per round the tent of a factory stays.
    FactoryKeepTent,
    /// DS-16.24: each factory may be run so often.
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
    /// DS-16.29: each exchange gives so many VP more.
    TradeBonus(u8),
    /// DS-16.30: VP at the end.
    Score {
        /// For each of these.
        per: Per,
        /// So many.
        vp: u8,
    },
    /// DS-16.31: an explosion.
    Explode(Explosion),
}

/// What VP at the end are given for (DS-16.30).
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
    /// A technology with an own marker.
    Technology,
    /// A tile with presence.
    TilePresent,
    /// A terrain of which a tile is controlled.
    TerrainControlled,
    /// A marker of another player on technologies the owner has.
    RivalMarker,
    /// Two own tents on the map.
    TentPair,
    /// A tile where nobody else is present.
    TileAlone,
    /// A resource token in the personal supply.
    Resource,
    /// A factory tile with presence.
    FactoryPresent,
}

/// What an Explosive technology does when its marker is taken off (DS-22.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explosion {
    /// Up to so many tents of others go home from one tile.
    RemoveTents(u8),
    /// So many icons for the main action that begins now.
    Icons(Main, u8),
    /// An extra action.
    ExtraAction,
    /// A house for so many tents.
    BuildHouse(u8),
    /// So many tokens of these resources (a set of [`Resource::number`]).
    Resources(u8, Set),
    /// Up to so many dice are turned.
    SetDice(u8),
    /// So many dice of colours that could be recruited.
    Dice(u8),
}

/// A ready-made set of technologies (DS-21).
#[derive(Clone, Debug)]
pub struct ReadyMade {
    /// The id, with hyphens, as in options.
    pub id: String,
    /// The English name.
    pub en: String,
    /// The Hungarian name.
    pub hu: String,
    /// The nine cards in their order.
    pub cards: [Card; 9],
}

/// A type of card and how many are dealt (DS-4.5).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealRow {
    /// The type.
    pub id: Seal,
    /// The English name.
    pub en: String,
    /// The Hungarian name.
    pub hu: String,
    /// How many are dealt.
    pub deal: u8,
    /// How many there are.
    pub cards: u8,
    /// The colour of the wax.
    pub colour: String,
    /// Where this comes from.
    pub source: Origin,
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
    name: String,
    hu: String,
    seal: Seal,
    vp: u8,
    research: u8,
    terrains: Vec<Terrain>,
    cost: BTreeMap<String, u8>,
    once: bool,
    effect: EffectRow,
    text: String,
    text_hu: String,
    players: Option<Vec<u8>>,
    rulebook: Vec<Field>,
    invented: bool,
    source: Origin,
}

/// An effect as the table writes it: a kind and the numbers that belong to it (DS-16.35).
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
    Explode {
        #[serde(rename = "do")]
        what: ExplosionWord,
        n: Option<u8>,
        icon: Option<Main>,
        tents: Option<u8>,
        of: Option<Vec<Resource>>,
    },
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ExplosionWord {
    RemoveTents,
    Icons,
    ExtraAction,
    BuildHouse,
    Resources,
    SetDice,
    Dice,
}

/// The most dice the effects of a card may keep, turn or give: what the position has room for.
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
            Self::Explode { what, n, icon, tents, of } => {
                let given = (n.is_some(), icon.is_some(), tents.is_some(), of.is_some());
                Effect::Explode(match (*what, given) {
                    (ExplosionWord::RemoveTents, (true, false, false, false)) => {
                        Explosion::RemoveTents(few(n.unwrap_or(0))?)
                    }
                    (ExplosionWord::Icons, (true, true, false, false)) => match icon {
                        None | Some(Main::Harvest) => return Err("Harvest has no icon of its own"),
                        Some(main) => Explosion::Icons(*main, few(n.unwrap_or(0))?),
                    },
                    (ExplosionWord::ExtraAction, (false, false, false, false)) => Explosion::ExtraAction,
                    (ExplosionWord::BuildHouse, (false, false, true, false)) => {
                        Explosion::BuildHouse(tents.unwrap_or(0))
                    }
                    (ExplosionWord::Resources, (true, false, false, true)) => {
                        let kinds: Set = of.iter().flatten().map(|resource| resource.number()).collect();
                        if kinds.is_empty() {
                            return Err("`of` names at least one resource");
                        }
                        Explosion::Resources(few(n.unwrap_or(0))?, kinds)
                    }
                    (ExplosionWord::SetDice, (true, false, false, false)) => {
                        Explosion::SetDice(few(n.unwrap_or(0))?)
                    }
                    (ExplosionWord::Dice, (true, false, false, false)) => {
                        Explosion::Dice(few(n.unwrap_or(0))?)
                    }
                    _ => return Err("this explosion needs other keys"),
                })
            }
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
            return Err(error("`once` does not fit the effect (DS-16.5)"));
        }
        if matches!(effect, Effect::Explode(_)) != (self.seal == Seal::Explosive) {
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
            name: self.name,
            hu: self.hu,
            text: self.text,
            text_hu: self.text_hu,
            reconstructed: Field::PRINTED
                .into_iter()
                .filter(|field| self.source == Origin::Reconstructed && !self.rulebook.contains(field))
                .collect(),
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
                return Err(ComponentError::new(TECHNOLOGIES, entry, "the id stands here twice"));
            }
            cards.push(card);
        }
        if cards.len() > 64 {
            return Err(ComponentError::new(TECHNOLOGIES, "technology", "there are at most 64 cards"));
        }
        Ok(cards)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetsFile {
    pub(crate) seal: Vec<SealRow>,
    set: Vec<SetRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetRow {
    id: String,
    en: String,
    hu: String,
    first_game: bool,
    cards: Vec<String>,
}

impl SetsFile {
    /// DS-4.5, DS-21: nine cards are dealt, and every ready-made set has them in the pattern of the deal.
    pub(crate) fn ready_made(&self, cards: &[Technology]) -> Result<Vec<ReadyMade>, ComponentError> {
        let mut pattern = Vec::new();
        for seal in Seal::ALL {
            let entry = format!("seal {seal}");
            let mut rows = self.seal.iter().filter(|row| row.id == seal);
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return Err(ComponentError::new(SETS, entry, "there must be exactly one such entry"));
            };
            let count = cards.iter().filter(|card| card.seal == seal).count();
            if usize::from(row.cards) != count || row.deal > row.cards {
                return Err(ComponentError::new(
                    SETS,
                    entry,
                    format!("{TECHNOLOGIES} has {count} such cards"),
                ));
            }
            pattern.extend((0..row.deal).map(|_| seal));
        }
        if pattern.pop() != Some(Seal::Explosive) || pattern.len() != 9 || pattern.contains(&Seal::Explosive)
        {
            return Err(ComponentError::new(SETS, "seal", "nine cards and one Explosive one are dealt"));
        }
        if self.set.iter().filter(|set| set.first_game).count() != 1 {
            return Err(ComponentError::new(SETS, "set", "one set is for the first game"));
        }
        let ready = |set: &SetRow| {
            let error = |reason: String| ComponentError::new(SETS, format!("set {}", set.id), reason);
            let mut found = Vec::new();
            for id in &set.cards {
                let at = cards.iter().position(|card| card.id == *id);
                let at = at.ok_or_else(|| error(format!("there is no technology {id}")))?;
                found.push(Card(u8::try_from(at).expect("at most 64 cards")));
            }
            let seals = found.iter().map(|card| cards[usize::from(card.0)].seal);
            if !seals.eq(pattern.iter().copied()) {
                return Err(error("its cards are not in the pattern of the deal".to_owned()));
            }
            Ok(ReadyMade {
                id: set.id.replace('_', "-"),
                en: set.en.clone(),
                hu: set.hu.clone(),
                cards: found.try_into().expect("nine, like the pattern"),
            })
        };
        self.set.iter().map(ready).collect()
    }
}
