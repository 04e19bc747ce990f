//! Counts, costs and scoring numbers: `constants.toml` and `energy_track.toml`.

use engine::ComponentError;
use serde::Deserialize;

pub(crate) const CONSTANTS: &str = "constants.toml";
pub(crate) const TRACK: &str = "energy_track.toml";

/// Counts, costs and scoring numbers of `constants.toml`.
#[derive(Debug)]
pub struct Numbers {
    /// Engineers of a company.
    pub engineers: u8,
    /// Credits, excavators and mixers at the start.
    pub start: [u8; 3],
    /// VP at the start.
    pub start_vp: u8,
    /// Unfulfilled contracts a company may hold (BA-9.20).
    pub hand_limit: u8,
    /// National contracts with 2, 3 and 4 companies (BA-3.4).
    pub national: [u8; 3],
    /// Level and drops of the neutral dam of each area (BA-3.6).
    pub neutral: [(u8, u8); 3],
    /// Excavators for a base, by area (BA-7.10).
    pub base: [u8; 3],
    /// Mixers for an elevation, by area (BA-7.11).
    pub elevation: [u8; 3],
    /// Mixers for the 1st to 4th powerhouse (BA-7.13).
    pub powerhouse: [u8; 4],
    /// Excavators per point of a conduit's value (BA-7.12).
    pub conduit: u8,
    /// VP of the energy leaders (BA-11.1 to BA-11.3): first, second, all for first, each for second.
    pub leaders: [u8; 4],
    /// BA-11.5: the length of a section.
    pub section: u8,
    /// BA-11.7: the VP lost for each section short of it.
    pub section_penalty: u8,
    /// VP of the places of the objective (BA-12.2).
    pub places: [u8; 3],
    /// The same for Automas (BA-AUTOMA-2.5).
    pub automa_places: [u8; 3],
    /// BA-12.11: credits and machines for one VP.
    pub resources_per_vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ConstantsFile {
    engineers: u8,
    hand_limit_contracts: u8,
    national_contracts_by_players: ByPlayers,
    start: Start,
    neutral_dam: ByArea<NeutralDam>,
    cost: Costs,
    scoring: Scoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByPlayers {
    p2: u8,
    p3: u8,
    p4: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    credits: u8,
    excavators: u8,
    mixers: u8,
    victory_points: u8,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByArea<T> {
    mountain: T,
    hill: T,
    plain: T,
}

impl<T> ByArea<T> {
    /// In the order of [`Area::ALL`](crate::Area::ALL).
    fn array(self) -> [T; 3] {
        [self.mountain, self.hill, self.plain]
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct NeutralDam {
    level: u8,
    drops: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Costs {
    base: ByArea<u8>,
    elevation: ByArea<u8>,
    powerhouse_by_number: [u8; 4],
    conduit_per_value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoring {
    energy_track: LeadersEntry,
    bonus_tile: BonusScoring,
    objective: ObjectiveScoring,
    r#final: FinalScoring,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeadersEntry {
    first: u8,
    second: u8,
    tied_first_pool: u8,
    tied_second_each: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusScoring {
    section_size: u8,
    penalty_per_missing_section: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveScoring {
    places: [u8; 3],
    automa_places: [u8; 3],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FinalScoring {
    resources_per_vp: u8,
}

impl ConstantsFile {
    pub(crate) fn numbers(&self) -> Result<Numbers, ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(CONSTANTS, entry, reason));
        let bonus = &self.scoring.bonus_tile;
        if bonus.section_size == 0 || self.scoring.r#final.resources_per_vp == 0 {
            return error("scoring", "section_size and resources_per_vp are not zero");
        }
        if self.hand_limit_contracts == 0 {
            return error("hand_limit_contracts", "this number is not zero");
        }
        let neutral = self.neutral_dam.array().map(|dam| (dam.level, dam.drops));
        if neutral.iter().any(|&(level, drops)| !(1..=3).contains(&level) || drops > level) {
            return error("neutral_dam", "a dam has level 1 to 3 and no more drops than its level");
        }
        let players = &self.national_contracts_by_players;
        let national = [players.p2, players.p3, players.p4];
        if national.iter().any(|&count| count > 3) {
            return error("national_contracts_by_players", "there are 3 slots for national contracts");
        }
        let start = &self.start;
        let leaders = &self.scoring.energy_track;
        Ok(Numbers {
            engineers: self.engineers,
            start: [start.credits, start.excavators, start.mixers],
            start_vp: start.victory_points,
            hand_limit: self.hand_limit_contracts,
            national,
            neutral,
            base: self.cost.base.array(),
            elevation: self.cost.elevation.array(),
            powerhouse: self.cost.powerhouse_by_number,
            conduit: self.cost.conduit_per_value,
            leaders: [leaders.first, leaders.second, leaders.tied_first_pool, leaders.tied_second_each],
            section: bonus.section_size,
            section_penalty: bonus.penalty_per_missing_section,
            places: self.scoring.objective.places,
            automa_places: self.scoring.objective.automa_places,
            resources_per_vp: self.scoring.r#final.resources_per_vp,
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TrackFile {
    zero_vp_penalty: u8,
    credit_step: Vec<CreditStep>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreditStep {
    from: u8,
    credits: u8,
}

impl TrackFile {
    /// Credits by energy up to the last step, and the VP a company without energy loses.
    pub(crate) fn credits(&self) -> Result<(Vec<u8>, u8), ComponentError> {
        let steps = &self.credit_step;
        let last = steps.last().map_or(0, |step| step.from);
        if !steps.is_sorted_by(|a, b| a.from < b.from) || steps.first().is_none_or(|step| step.from != 0) {
            return Err(ComponentError::new(TRACK, "credit_step", "the steps begin at 0 and ascend"));
        }
        let credits =
            |energy: u8| steps.iter().rev().find(|step| step.from <= energy).map_or(0, |step| step.credits);
        Ok(((0..=last).map(credits).collect(), self.zero_vp_penalty))
    }
}
