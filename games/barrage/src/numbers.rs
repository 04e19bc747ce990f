//! Counts, costs and scoring numbers: `constants.toml` and `energy_track.toml`.

use engine::ComponentError;
use serde::Deserialize;

use crate::ids::Area;

pub(crate) const CONSTANTS: &str = "constants.toml";
pub(crate) const TRACK: &str = "energy_track.toml";

/// Counts, costs and scoring numbers of `constants.toml`.
#[derive(Debug)]
pub struct Numbers {
    /// How many rounds there are.
    pub rounds: u8,
    /// The pieces of each kind a company has.
    pub pieces: [u8; 4],
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
    /// Excavators for one of a conduit's value (BA-7.12).
    pub conduit: u8,
    /// VP of the energy leaders (BA-11.1 to BA-11.3): first, second, all for first, each for second.
    pub leaders: [u8; 4],
    /// BA-11.5: how long a section is; BA-11.7: what each missing one costs.
    pub section: u8,
    /// See `section`.
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
    game: GameEntry,
    #[serde(rename = "components")]
    _components: toml::Value,
    per_company: PerCompany,
    start: Start,
    neutral_dam: Vec<NeutralDam>,
    cost: Costs,
    dam: DamEntry,
    conduit_fee: Fee,
    scoring: Scoring,
}

#[derive(Deserialize)]
struct GameEntry {
    rounds: u8,
    players_min: u8,
    players_max: u8,
}

#[derive(Deserialize)]
struct PerCompany {
    bases: u8,
    elevations: u8,
    conduits: u8,
    powerhouses: u8,
    engineers: u8,
    wheel_segments: u8,
}

#[derive(Deserialize)]
struct Start {
    credits: u8,
    excavators: u8,
    mixers: u8,
    victory_points: u8,
    hand_limit_contracts: u8,
    face_up_per_private_stack: u8,
    national_contracts_by_players: ByPlayers,
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
struct NeutralDam {
    area: Area,
    level: u8,
    drops: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Costs {
    base: AreaCost,
    elevation: AreaCost,
    powerhouse: PowerhouseCost,
    conduit: ConduitCost,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaCost {
    machine: String,
    plain: u8,
    hill: u8,
    mountain: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PowerhouseCost {
    machine: String,
    by_number: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConduitCost {
    machine: String,
    per_value: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DamEntry {
    max_level: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fee {
    credits_to_owner: u8,
    vp_to_owner: u8,
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
    minimum_energy: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusScoring {
    minimum_energy: u8,
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
    vp_per_drop_in_own_dam: u8,
}

impl ConstantsFile {
    pub(crate) fn numbers(&self) -> Result<Numbers, ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(CONSTANTS, entry, reason));
        if (self.game.players_min, self.game.players_max) != (2, 4) || self.game.rounds != 5 {
            return error("game", "2 to 4 play, five rounds");
        }
        if self.per_company.wheel_segments != 6 || self.dam.max_level != 3 {
            return error("per_company", "a wheel has 6 segments, a dam at most level 3");
        }
        let per = &self.per_company;
        let pieces = [per.bases, per.elevations, per.conduits, per.powerhouses];
        if pieces != [5, 5, 5, 4] || self.start.face_up_per_private_stack != 2 {
            return error("per_company", "the boards hold 5 bases, elevations, conduits and 4 powerhouses");
        }
        let machines = [&self.cost.base.machine, &self.cost.elevation.machine, &self.cost.conduit.machine];
        if machines != ["excavator", "mixer", "excavator"] || self.cost.powerhouse.machine != "mixer" {
            return error("cost", "bases and conduits need excavators, elevations and powerhouses mixers");
        }
        let one = [self.conduit_fee.credits_to_owner, self.conduit_fee.vp_to_owner];
        if one != [1, 1] || self.scoring.r#final.vp_per_drop_in_own_dam != 1 {
            return error("conduit_fee", "a drop is worth 1 credit and 1 VP to the conduit, 1 VP at the end");
        }
        let leaders = &self.scoring.energy_track;
        let bonus = &self.scoring.bonus_tile;
        if leaders.minimum_energy != 1
            || bonus.minimum_energy != bonus.section_size
            || bonus.section_size == 0
        {
            return error("scoring", "1 energy counts for the leaders, one section for the bonus tile");
        }
        if self.scoring.r#final.resources_per_vp == 0 || self.start.hand_limit_contracts == 0 {
            return error("scoring", "these numbers are not zero");
        }
        let mut neutral = [(0, 0); 3];
        for dam in &self.neutral_dam {
            neutral[dam.area.index()] = (dam.level, dam.drops);
        }
        if neutral.iter().any(|&(level, drops)| !(1..=3).contains(&level) || drops > level) {
            return error(
                "neutral_dam",
                "a dam of level 1 to 3 for each area, with no more drops than its level",
            );
        }
        let by_area = |cost: &AreaCost| [cost.mountain, cost.hill, cost.plain];
        let start = &self.start;
        let players = &start.national_contracts_by_players;
        Ok(Numbers {
            rounds: self.game.rounds,
            pieces,
            engineers: per.engineers,
            start: [start.credits, start.excavators, start.mixers],
            start_vp: start.victory_points,
            hand_limit: start.hand_limit_contracts,
            national: [players.p2.min(3), players.p3.min(3), players.p4.min(3)],
            neutral,
            base: by_area(&self.cost.base),
            elevation: by_area(&self.cost.elevation),
            powerhouse: self.cost.powerhouse.by_number,
            conduit: self.cost.conduit.per_value,
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
    track: TrackEntry,
    credit_step: Vec<CreditStep>,
    section: Vec<SectionEntry>,
    #[serde(rename = "layout")]
    _layout: toml::Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TrackEntry {
    spaces: u8,
    zero_vp_penalty: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CreditStep {
    from: u8,
    credits: u8,
    vp: Option<i8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectionEntry {
    round: u8,
    from: u8,
    to: u8,
}

impl TrackFile {
    /// Credits by energy, and what no energy costs.
    pub(crate) fn credits(&self, numbers: &Numbers) -> Result<(Vec<u8>, u8), ComponentError> {
        let error = |entry: &str, reason: &str| Err(ComponentError::new(TRACK, entry, reason));
        let steps = &self.credit_step;
        if !steps.is_sorted_by(|a, b| a.from < b.from) || steps.first().is_none_or(|step| step.from != 0) {
            return error("credit_step", "the steps begin at 0 and ascend");
        }
        let penalties = steps.iter().filter(|step| step.vp.is_some()).count();
        let idle = steps[0].vp.map(|vp| -i16::from(vp));
        if penalties != 1 || idle != Some(i16::from(self.track.zero_vp_penalty)) {
            return error("track", "zero_vp_penalty is what the first step costs, and no other costs VP");
        }
        for row in &self.section {
            let end = if row.round < numbers.rounds { row.from + numbers.section - 1 } else { row.from };
            if row.from != row.round * numbers.section || row.to != end {
                return error("section", "section r begins at r times the section size of constants.toml");
            }
        }
        let credits =
            |energy: u8| steps.iter().rev().find(|step| step.from <= energy).map_or(0, |step| step.credits);
        Ok(((0..=self.track.spaces).map(credits).collect(), self.track.zero_vp_penalty))
    }
}
