//! The types of technology cards and the ready-made sets (DS-4.5, DS-21), read from the table.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Card, Seal};
use crate::tables::SETS;
use crate::technologies::Technology;

/// A ready-made set of technologies (DS-21).
#[derive(Clone, Debug)]
pub struct ReadyMade {
    /// The id, with hyphens, as in options.
    pub id: String,
    /// The nine cards in their order.
    pub cards: [Card; 9],
}

/// A type of card and the number dealt (DS-4.5).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SealRow {
    /// The type.
    pub id: Seal,
    /// The number dealt.
    pub deal: u8,
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
            pattern.extend((0..row.deal).map(|_| seal));
        }
        if pattern.pop() != Some(Seal::Explosive) || pattern.len() != 9 || pattern.contains(&Seal::Explosive)
        {
            return Err(ComponentError::new(SETS, "seal", "nine cards and one Explosive one are dealt"));
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
            if !seals.eq(pattern.iter().copied().map(Some)) {
                return Err(error("its cards are not in the pattern of the deal".to_owned()));
            }
            Ok(ReadyMade {
                id: set.id.replace('_', "-"),
                cards: found.try_into().expect("nine, like the pattern"),
            })
        };
        self.set.iter().map(ready).collect()
    }
}
