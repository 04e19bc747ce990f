//! The components: tables read from `data/`, checked, with everything that can be derived from them.

use engine::{ComponentError, File, Files};
use parts::Set;
use serde::Deserialize;

use crate::automa_tiles::{AUTOMA, AutomaTable};
use crate::board::{ACTIONS, Board};
use crate::ids::{
    Area, BaseSpace, Bonus, Company, Contract, Effect, Objective, Officer, Structure, TECH_TILES, TechTile,
};
use crate::map::{MAP, Map};
use crate::rewards::{COMPANIES, CONTRACTS_FILE, Companies, CompanyRow, ContractRow, Contracts};

/// The files of this game.
pub(crate) const FILES: &[File] = &[
    File { name: MAP, text: include_str!("../data/map.toml") },
    File { name: ACTIONS, text: include_str!("../data/actions.toml") },
    File { name: CONTRACTS_FILE, text: include_str!("../data/contracts.toml") },
    File { name: COMPANIES, text: include_str!("../data/companies.toml") },
    File { name: AUTOMA, text: include_str!("../data/automa.toml") },
    File { name: CONSTANTS, text: include_str!("../data/constants.toml") },
    File { name: TRACK, text: include_str!("../data/energy_track.toml") },
    File { name: TECH, text: include_str!("../data/tech_tiles.toml") },
    File { name: OFFICERS, text: include_str!("../data/officers.toml") },
    File { name: HEADSTREAM_TILES, text: include_str!("../data/headstream_tiles.toml") },
    File { name: BONUS_TILES, text: include_str!("../data/bonus_tiles.toml") },
    File { name: OBJECTIVE_TILES, text: include_str!("../data/objective_tiles.toml") },
    File { name: SETUP_TILES, text: include_str!("../data/setup_tiles.toml") },
];

const CONSTANTS: &str = "constants.toml";
const TRACK: &str = "energy_track.toml";
const TECH: &str = "tech_tiles.toml";
const OFFICERS: &str = "officers.toml";
const HEADSTREAM_TILES: &str = "headstream_tiles.toml";
const BONUS_TILES: &str = "bonus_tiles.toml";
const OBJECTIVE_TILES: &str = "objective_tiles.toml";
const SETUP_TILES: &str = "setup_tiles.toml";

/// All components of the game.
#[derive(Debug)]
pub struct Tables {
    /// The map.
    pub map: Map,
    /// The action spaces.
    pub board: Board,
    /// The contracts.
    pub contracts: Contracts,
    /// The companies.
    pub companies: Companies,
    /// The Automa tiles and difficulties.
    pub automa: AutomaTable,
    /// Counts, costs and scoring numbers.
    pub numbers: Numbers,
    /// The technology tiles, by number.
    pub tiles: Vec<TileRow>,
    /// The advanced tiles of each level.
    pub levels: [Set; 3],
    /// BA-13.16: Anton Krylov's tile.
    pub special: TechTile,
    /// The officers, by number.
    pub officers: Vec<OfficerRow>,
    /// BA-4.3: the fixed hands of the introductory game.
    pub introductory: Vec<(Company, Officer, Contract)>,
    /// The headstream tiles: drops in rounds 1 to 4.
    pub headstream_tiles: Vec<[u8; 4]>,
    /// What each bonus tile counts, what it gives for one, and whether it is in the introductory game.
    pub bonus_tiles: Vec<BonusRow>,
    /// What each objective tile counts.
    pub objectives: Vec<Objective>,
    /// BA-3.6: the base spaces on which the neutral dam of each area can stand.
    pub neutral_spaces: [Vec<BaseSpace>; 3],
    /// BA-11.4: the credits for so much energy, up to the last space of the track.
    credits: Vec<u8>,
    /// BA-11.4: what a company without energy loses.
    pub idle_vp: u8,
}

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

/// A technology tile.
#[derive(Clone, Debug)]
pub struct TileRow {
    /// Its word in notation.
    pub word: String,
    /// The structure it allows; nothing: any of them (BA-7.20).
    pub builds: Option<Structure>,
    /// 1 to 3 for an advanced tile, 0 for any other.
    pub level: u8,
    /// What else it does.
    pub effect: Option<Effect>,
    /// BA-14.3: whether it needs no engineers.
    pub engineers_free: bool,
}

/// A bonus tile (BA-11.9).
#[derive(Clone, Copy, Debug)]
pub struct BonusRow {
    /// What it counts.
    pub counts: Bonus,
    /// VP for each.
    pub vp: u8,
    /// Whether it is in the introductory game (BA-3.2).
    pub introductory: bool,
}

/// An officer.
#[derive(Clone, Debug)]
pub struct OfficerRow {
    /// The name.
    pub name: String,
    /// BA-D.11: what the online version deals instead of the usual credits.
    pub variant_credits: Option<u8>,
    /// BA-13.17: what the places on the tile cost, in engineers and credits.
    pub spaces: Vec<(u8, u8)>,
}

impl Tables {
    /// A contract.
    #[inline]
    #[must_use]
    pub fn contract(&self, contract: Contract) -> &ContractRow {
        &self.contracts.rows[contract.index()]
    }

    /// A company.
    #[inline]
    #[must_use]
    pub fn company(&self, company: Company) -> &CompanyRow {
        &self.companies.rows[company.index()]
    }

    /// A technology tile.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: TechTile) -> &TileRow {
        &self.tiles[tile.index()]
    }

    /// The advanced tiles.
    #[must_use]
    pub const fn advanced(&self) -> Set {
        let [one, two, three] = self.levels;
        one.or(two).or(three)
    }

    /// BA-11.4: the credits for so much energy.
    #[must_use]
    pub fn credits(&self, energy: u16) -> u8 {
        self.credits[usize::from(energy).min(self.credits.len() - 1)]
    }

    /// Reads and checks all files.
    pub(crate) fn read(files: &Files) -> Result<Self, ComponentError> {
        let map = Map::read(files)?;
        let contracts = Contracts::read(files)?;
        let numbers = parse::<ConstantsFile>(files, CONSTANTS)?.numbers()?;
        let (tiles, levels, special) = parse::<TechFile>(files, TECH)?.tiles()?;
        let (officers, introductory) = parse::<OfficersFile>(files, OFFICERS)?.officers(&contracts)?;
        let headstream_tiles: HeadstreamFile = parse(files, HEADSTREAM_TILES)?;
        let headstream_tiles =
            headstream_tiles.headstream_tile.iter().map(|row| row.drops).collect::<Vec<_>>();
        exactly(HEADSTREAM_TILES, "headstream_tile", headstream_tiles.len(), 8)?;
        let bonus: BonusFile = parse(files, BONUS_TILES)?;
        let row = |entry: &BonusEntry| BonusRow {
            counts: entry.counts,
            vp: entry.vp,
            introductory: entry.introductory,
        };
        let bonus_tiles: Vec<BonusRow> = bonus.bonus_tile.iter().map(row).collect();
        exactly(BONUS_TILES, "bonus_tile", bonus_tiles.len(), 6)?;
        exactly(BONUS_TILES, "introductory", bonus_tiles.iter().filter(|row| row.introductory).count(), 5)?;
        let objectives: ObjectiveFile = parse(files, OBJECTIVE_TILES)?;
        let objectives: Vec<Objective> = objectives.objective_tile.iter().map(|row| row.metric).collect();
        exactly(OBJECTIVE_TILES, "objective_tile", objectives.len(), 6)?;
        let neutral_spaces = parse::<SetupFile>(files, SETUP_TILES)?.spaces(&map)?;
        let (credits, idle_vp) = parse::<TrackFile>(files, TRACK)?.credits(&numbers)?;
        Ok(Self {
            board: Board::read(files)?,
            companies: Companies::read(files)?,
            automa: AutomaTable::read(files, &map)?,
            map,
            contracts,
            numbers,
            tiles,
            levels,
            special,
            officers,
            introductory,
            headstream_tiles,
            bonus_tiles,
            objectives,
            neutral_spaces,
            credits,
            idle_vp,
        })
    }
}

/// Reads one file into its rows.
pub(crate) fn parse<T: serde::de::DeserializeOwned>(files: &Files, name: &str) -> Result<T, ComponentError> {
    let text = files.text(name);
    toml::from_str(text).map_err(|error| ComponentError::toml(name, text, &error))
}

fn exactly(file: &str, entry: &str, found: usize, expected: usize) -> Result<(), ComponentError> {
    if found == expected {
        return Ok(());
    }
    Err(ComponentError::new(file, entry, format!("{found} entries, {expected} expected")))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ConstantsFile {
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
    fn numbers(&self) -> Result<Numbers, ComponentError> {
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
struct TrackFile {
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
    fn credits(&self, numbers: &Numbers) -> Result<(Vec<u8>, u8), ComponentError> {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TechFile {
    basic_tile: Vec<BasicTile>,
    special_tile: Vec<SpecialTile>,
    advanced_tile: Vec<AdvancedTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BasicTile {
    id: String,
    builds: Builds,
    #[serde(default)]
    introductory_only: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialTile {
    id: String,
    effect: String,
    advanced: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdvancedTile {
    id: String,
    level: u8,
    builds: Builds,
    effect: Effect,
    #[serde(default)]
    engineers_free: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Builds {
    Base,
    Elevation,
    Conduit,
    Powerhouse,
    Joker,
}

impl Builds {
    const fn structure(self) -> Option<Structure> {
        match self {
            Self::Base => Some(Structure::Base),
            Self::Elevation => Some(Structure::Elevation),
            Self::Conduit => Some(Structure::Conduit),
            Self::Powerhouse => Some(Structure::Powerhouse),
            Self::Joker => None,
        }
    }
}

impl TechFile {
    fn tiles(&self) -> Result<(Vec<TileRow>, [Set; 3], TechTile), ComponentError> {
        let error = |entry: &str, reason: &str| ComponentError::new(TECH, entry, reason);
        let mut tiles = Vec::new();
        for row in &self.basic_tile {
            let builds = row.builds.structure();
            if row.introductory_only != builds.is_none()
                || builds.map(Structure::index) != Structure::ALL.get(tiles.len()).map(|s| s.index())
            {
                return Err(error(
                    &row.id,
                    "the basic tiles are base, elevation, conduit, powerhouse and the joker",
                ));
            }
            tiles.push(TileRow {
                word: row.id.clone(),
                builds,
                level: 0,
                effect: None,
                engineers_free: false,
            });
        }
        let special = TechTile(u8::try_from(tiles.len()).expect("few tiles"));
        for row in &self.special_tile {
            if row.effect != "copy_wheel_tile" || row.advanced {
                return Err(error(
                    &row.id,
                    "the special tile copies a tile on the wheel and is not advanced",
                ));
            }
            let word = row.id.clone();
            tiles.push(TileRow { word, builds: None, level: 0, effect: None, engineers_free: false });
        }
        let mut levels = [Set::EMPTY; 3];
        for row in &self.advanced_tile {
            let set = row.level.checked_sub(1).and_then(|level| levels.get_mut(usize::from(level)));
            set.ok_or_else(|| error(&row.id, "levels are 1 to 3"))?
                .insert(u8::try_from(tiles.len()).expect("few tiles"));
            let free = matches!(row.effect, Effect::NoEngineers | Effect::NoEngineersNoMachines);
            if free != row.engineers_free {
                return Err(error(&row.id, "engineers_free does not fit the effect"));
            }
            tiles.push(TileRow {
                word: row.id.clone(),
                builds: row.builds.structure(),
                level: row.level,
                effect: Some(row.effect),
                engineers_free: free,
            });
        }
        let counts = [self.basic_tile.len(), self.special_tile.len(), tiles.len()];
        if counts != [5, 1, TECH_TILES] || levels.iter().any(|level| level.len() != 5) {
            return Err(error(
                "advanced_tile",
                "there are 5 basic tiles, 1 special and 3 times 5 advanced ones",
            ));
        }
        Ok((tiles, levels, special))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfficersFile {
    officer: Vec<OfficerEntry>,
    introductory: Vec<IntroductoryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfficerEntry {
    id: Officer,
    name: String,
    ability: String,
    special_tile: Option<String>,
    start_credits_variant: Option<u8>,
    #[serde(default)]
    spaces: Vec<OfficerSpace>,
}

#[derive(Deserialize)]
struct OfficerSpace {
    engineers: u8,
    credits: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IntroductoryEntry {
    #[serde(rename = "seat")]
    _seat: u8,
    company: Company,
    officer: Officer,
    contract: String,
}

type Hands = Vec<(Company, Officer, Contract)>;

impl OfficersFile {
    fn officers(&self, contracts: &Contracts) -> Result<(Vec<OfficerRow>, Hands), ComponentError> {
        let error = |entry: &str, reason: &str| ComponentError::new(OFFICERS, entry, reason);
        let abilities = [
            "base_always_3",
            "level3_holds_4",
            "minimum_4",
            "conduit_by_mixers",
            "credits_for_machines",
            "copy_tech_tile",
            "copy_officer",
        ];
        exactly(OFFICERS, "officer", self.officer.len(), abilities.len())?;
        exactly(OFFICERS, "introductory", self.introductory.len(), 4)?;
        for ((row, &officer), ability) in self.officer.iter().zip(Officer::ALL).zip(abilities) {
            let krylov = officer == Officer::Krylov;
            let spaces = if officer == Officer::Sekibo { 2 } else { 0 };
            if row.id != officer
                || row.ability != ability
                || row.special_tile.is_some() != krylov
                || row.spaces.len() != spaces
            {
                return Err(error(
                    row.id.word(),
                    "the seven officers stand in their order, with their abilities",
                ));
            }
        }
        let row = |entry: &OfficerEntry| OfficerRow {
            name: entry.name.clone(),
            variant_credits: entry.start_credits_variant,
            spaces: entry.spaces.iter().map(|space| (space.engineers, space.credits)).collect(),
        };
        let mut hands = Vec::new();
        for entry in &self.introductory {
            let word = entry.contract.to_lowercase();
            let number = contracts.rows.iter().position(|row| row.word == word);
            let number =
                number.and_then(|number| u8::try_from(number).ok()).filter(|&n| contracts.starting.has(n));
            let contract =
                Contract(number.ok_or_else(|| error(&entry.contract, "this is no starting contract"))?);
            hands.push((entry.company, entry.officer, contract));
        }
        Ok((self.officer.iter().map(row).collect(), hands))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadstreamFile {
    headstream_tile: Vec<HeadstreamTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeadstreamTile {
    #[serde(rename = "id")]
    _id: u8,
    drops: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusFile {
    bonus_tile: Vec<BonusEntry>,
}

#[derive(Deserialize)]
struct BonusEntry {
    counts: Bonus,
    vp: u8,
    introductory: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveFile {
    objective_tile: Vec<ObjectiveEntry>,
}

#[derive(Deserialize)]
struct ObjectiveEntry {
    metric: Objective,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    setup_tile: Vec<SetupEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupEntry {
    id: String,
    area: Area,
    basin: u8,
    space: String,
}

impl SetupFile {
    fn spaces(&self, map: &Map) -> Result<[Vec<BaseSpace>; 3], ComponentError> {
        let mut spaces = [const { Vec::new() }; 3];
        for row in &self.setup_tile {
            let word = row.space.to_lowercase();
            let space = map.base_words.iter().position(|known| *known == word);
            let space = space.and_then(|space| u8::try_from(space).ok()).map(BaseSpace);
            let fits = |space: &BaseSpace| {
                space.basin().0 + 1 == row.basin
                    && map.basin(space.basin()).area == row.area
                    && !space.is_upper()
            };
            let Some(space) = space.filter(fits) else {
                return Err(ComponentError::new(
                    SETUP_TILES,
                    row.id.clone(),
                    "this is no lower base space there",
                ));
            };
            spaces[row.area.index()].push(space);
        }
        if spaces.iter().any(Vec::is_empty) {
            return Err(ComponentError::new(SETUP_TILES, "setup_tile", "every area needs a tile"));
        }
        Ok(spaces)
    }
}
