//! The map tiles: terrain, points and abilities (DS-1.2, DS-17), read from the table.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::{Colour, Icon, Main, Resource, TILES, Terrain};
use crate::tables::TILES_FILE;

/// A map tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapTile {
    /// Whether it is one of the starting tiles.
    pub start: bool,
    /// Its terrain.
    pub terrain: Terrain,
    /// DS-20.3: VP for control and for presence, if it scores.
    pub vp: Option<[u8; 2]>,
    /// When its ability works.
    pub trigger: Trigger,
    /// The effects of its ability, in order.
    pub effects: [Option<TileEffect>; 2],
}

/// When the ability of a tile works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trigger {
    /// DS-17.2: once, for the player who put the tile down.
    Place,
    /// DS-17.1: for every player in control.
    Control,
    /// DS-17.1: for every player present.
    Presence,
    /// DS-17.3: as a free action.
    Factory,
    /// It has no ability.
    None,
}

/// An effect of a tile's ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TileEffect {
    /// Gain tokens.
    Resource {
        /// Of this resource.
        resource: Resource,
        /// The number.
        n: u8,
    },
    /// Gain dice.
    Die {
        /// Of this colour, or one that could be recruited.
        colour: DieColour,
        /// The number.
        n: u8,
    },
    /// A higher dice quota.
    Quota {
        /// The increase.
        n: u8,
    },
    /// DS-3.6: a house instead of the tent.
    HouseForTent,
    /// Tents from the general to the personal supply.
    Tents {
        /// The number.
        n: u8,
    },
    /// DS-17.4: icons for a main action.
    Icon {
        /// The icon, which is the action's own.
        icon: Icon,
        /// The action.
        action: Main,
        /// The number.
        n: u8,
    },
    /// DS-9.5: an extra action.
    ExtraAction,
    /// DS-17.6: a house for tents.
    BuildHouse {
        /// The number of tents.
        tents: u8,
    },
    /// Victory points.
    Vp {
        /// The number.
        n: u8,
        /// The source.
        from: VpFrom,
    },
}

/// The colour of a die gained from a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieColour {
    /// This one.
    Only(Colour),
    /// DS-17.5: any that could be recruited now.
    Available,
}

impl<'de> Deserialize<'de> for DieColour {
    fn deserialize<D: serde::Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        let word = String::deserialize(reader)?;
        match (word.as_str(), Colour::parse(&word)) {
            ("available", _) => Ok(Self::Available),
            (_, Some(colour)) => Ok(Self::Only(colour)),
            _ => Err(serde::de::Error::custom(format!("\"{word}\" is neither a colour nor \"available\""))),
        }
    }
}

/// The source of victory points (DS-17.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum VpFrom {
    /// The general supply.
    Supply,
    /// The reserve.
    Reserve,
}

impl MapTile {
    /// The effects of its ability, in order.
    pub fn effects(&self) -> impl Iterator<Item = TileEffect> {
        self.effects.into_iter().flatten()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TilesFile {
    tile: Vec<TileRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    no: u8,
    start: bool,
    terrain: Terrain,
    vp: Option<[u8; 2]>,
    trigger: Trigger,
    effect: Vec<TileEffect>,
}

impl TilesFile {
    /// Every tile from 1 to 40; row 0 is unused.
    pub(crate) fn tiles(&self) -> Result<[MapTile; TILES], ComponentError> {
        let mut tiles = [None; TILES];
        for row in &self.tile {
            let error = |reason: &str| ComponentError::new(TILES_FILE, format!("tile {}", row.no), reason);
            let slot = tiles.get_mut(usize::from(row.no)).filter(|_| row.no > 0);
            let slot = slot.ok_or_else(|| error("a tile has a number from 1 to 40"))?;
            if slot.is_some() {
                return Err(error("the number occurs twice"));
            }
            *slot = Some(row.tile().map_err(error)?);
        }
        tiles[0] = tiles[1];
        let mut found = Vec::with_capacity(TILES);
        for (number, tile) in tiles.into_iter().enumerate() {
            let missing = || ComponentError::new(TILES_FILE, format!("tile {number}"), "it is missing");
            found.push(tile.ok_or_else(missing)?);
        }
        Ok(found.try_into().expect("one for each number"))
    }
}

impl TileRow {
    fn tile(&self) -> Result<MapTile, &'static str> {
        let fits = |effect: &TileEffect| match (self.trigger, effect) {
            (Trigger::Place, TileEffect::Resource { n, .. }) => *n <= 3,
            (Trigger::Place, TileEffect::Die { colour: DieColour::Only(_), n }) => *n <= 3,
            // An ability with a choice needs an Explore action (DS-11.5).
            (Trigger::Place, TileEffect::Die { colour: DieColour::Available, n }) => *n <= 3 && !self.start,
            (Trigger::Place, TileEffect::ExtraAction) => !self.start,
            (Trigger::Place, TileEffect::HouseForTent) => self.start,
            (Trigger::Control | Trigger::Presence, TileEffect::Quota { n }) => *n <= 3,
            (Trigger::Control | Trigger::Presence, TileEffect::Icon { icon, action, n }) => {
                action.icon() == Some(*icon) && *n <= 3
            }
            (Trigger::Factory, TileEffect::Die { colour: DieColour::Available, .. }) => false,
            (Trigger::Factory, TileEffect::Resource { n, .. } | TileEffect::Die { n, .. }) => *n <= 3,
            (Trigger::Factory, TileEffect::Tents { n } | TileEffect::Vp { n, .. }) => *n <= 9,
            (Trigger::Factory, TileEffect::ExtraAction) => true,
            (Trigger::Factory, TileEffect::BuildHouse { tents }) => (1..=9).contains(tents),
            _ => false,
        };
        if !self.effect.iter().all(fits) {
            return Err("an effect does not match the trigger, or its number is too large");
        }
        if self.effect.len() > 2 || (self.trigger == Trigger::None) != self.effect.is_empty() {
            return Err("an ability has one or two effects, and without a trigger none");
        }
        Ok(MapTile {
            start: self.start,
            terrain: self.terrain,
            vp: self.vp,
            trigger: self.trigger,
            effects: [self.effect.first().copied(), self.effect.get(1).copied()],
        })
    }
}
