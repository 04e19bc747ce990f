//! The layout of `knowledge.toml`.

use engine::ComponentError;
use parts::Set;
use serde::Deserialize;

use super::KNOWLEDGE;
use super::files::Backs;
use crate::ids::{Building, Kind, Tile};
use crate::knowledge::{Effect, Per};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KnowledgeFile {
    knowledge: Vec<KnowledgeFileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KnowledgeFileRow {
    id: u8,
    back: BackWord,
    when: WhenWord,
    workers_per_mine: Option<u8>,
    silver: Option<u8>,
    workers: Option<u8>,
    depots: Option<u8>,
    vp_per_tile: Option<u8>,
    step: Option<u8>,
    on: Option<OnWord>,
    kinds: Option<Vec<Kind>>,
    vp: Option<u8>,
    per: Option<PerWord>,
    building: Option<Building>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BackWord {
    Yellow,
    Black,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WhenWord {
    Rule,
    Ship,
    Animal,
    Sale,
    Purchase,
    Workers,
    Die,
    PhaseEnd,
    End,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OnWord {
    Place,
    Take,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PerWord {
    SoldType,
    SoldTile,
    Building,
    Species,
    BonusTile,
}

impl KnowledgeFileRow {
    /// The effect, if the row has the keys it needs.
    fn effect(&self) -> Option<Effect> {
        let kinds =
            || self.kinds.as_ref().map(|kinds| kinds.iter().map(|kind| kind.number()).collect::<Set>());
        Some(match self.when {
            WhenWord::Rule => Effect::EqualBuildings,
            WhenWord::PhaseEnd => Effect::MineWorkers(self.workers_per_mine?),
            WhenWord::Sale => match self.silver {
                Some(silver) => Effect::SaleSilver(silver),
                None => Effect::SaleWorkers(self.workers?),
            },
            WhenWord::Ship => self.depots.filter(|&depots| depots == 2).map(|_| Effect::TwoDepots)?,
            WhenWord::Purchase => Effect::BuyAnywhere,
            WhenWord::Animal => Effect::AnimalPoints(self.vp_per_tile?),
            WhenWord::Die => match (self.on, self.step?) {
                (None, step @ 1..=3) => Effect::WorkerStep(step),
                (Some(OnWord::Place), 1) => Effect::FreePlacing(kinds()?),
                (Some(OnWord::Take), 1) => Effect::FreeTaking,
                _ => return None,
            },
            WhenWord::Workers => match self.silver {
                Some(silver) => Effect::ActionSilver(silver),
                None => Effect::ActionWorkers(self.workers?),
            },
            WhenWord::End => {
                let per = match self.per? {
                    PerWord::SoldType => Per::SoldType,
                    PerWord::SoldTile => Per::SoldTile,
                    PerWord::Building => Per::Building(self.building?),
                    PerWord::Species => Per::Species,
                    PerWord::BonusTile => Per::BonusTile,
                };
                Effect::Final(self.vp?, per)
            }
        })
    }
}

impl KnowledgeFile {
    pub(super) fn rows(self, backs: &mut Backs) -> Result<[Effect; 26], ComponentError> {
        if !self.knowledge.iter().map(|row| row.id).eq(1..=26) {
            return Err(ComponentError::new(KNOWLEDGE, "knowledge", "the tiles are numbered 1 to 26"));
        }
        let mut rows = Vec::with_capacity(26);
        for row in self.knowledge {
            let Some(effect) = row.effect() else {
                let reason = "the keys do not match the effect of the tile";
                return Err(ComponentError::new(KNOWLEDGE, format!("knowledge {}", row.id), reason));
            };
            let black = u8::from(row.back == BackWord::Black);
            backs.add(Tile::knowledge(row.id), 1 - black, black);
            rows.push(effect);
        }
        Ok(rows.try_into().expect("26 tiles"))
    }
}
