//! BA-AUTOMA-6: where an Automa builds.

use engine::Seat;
use parts::Set;

use crate::automa_tiles::{ConduitCriterion, DamCriterion, PowerhouseCriterion};
use crate::ids::{
    Area, BASE_SPACES, BASINS, BaseSpace, Basin, CONDUIT_SPACES, ConduitSpace, Effect, Headstream, Officer,
    PowerhouseSpace, Site, Structure,
};
use crate::state::Barrage;

/// The sites that are still possible.
#[derive(Clone, Copy)]
struct Candidates {
    sites: [Site; 24],
    count: usize,
}

impl Candidates {
    const NONE: Self = Self { sites: [Site::Base(BaseSpace(0)); 24], count: 0 };

    fn push(&mut self, site: Site) {
        self.sites[self.count] = site;
        self.count += 1;
    }

    fn iter(&self) -> impl Iterator<Item = Site> + '_ {
        self.sites[..self.count].iter().copied()
    }

    /// BA-AUTOMA-6.2: keeps those that satisfy a criterion best; if none satisfies it, it is skipped.
    fn keep_best(&mut self, rate: impl Fn(Site) -> i64) {
        let best = self.iter().map(&rate).max().unwrap_or(0);
        let mut kept = Self::NONE;
        for site in self.iter().filter(|&site| rate(site) == best) {
            kept.push(site);
        }
        *self = kept;
    }
}

impl Barrage {
    /// The site an Automa chooses for a piece of this kind, among those for which `fits` returns true.
    pub(crate) fn automa_site(
        &self,
        structure: Structure,
        effect: Option<Effect>,
        fits: impl Fn(Site) -> bool,
    ) -> Option<Site> {
        let seat = self.actor;
        let mut all = Candidates::NONE;
        self.each_site(seat, structure, |site| {
            if fits(site) && self.is_cheapest(site) {
                all.push(site);
            }
        });
        if all.count == 0 {
            return None;
        }
        if structure != Structure::Elevation {
            // BA-AUTOMA-6.1, BA-AUTOMA-9.3: all spaces that complete some system.
            all.keep_best(|site| i64::from(self.completes(seat, site)));
        }
        if structure == Structure::Base && self.players[seat].officer == Some(Officer::Adler) {
            all.keep_best(|site| match self.area_of(site) {
                Area::Mountain => 2,
                Area::Hill => 1,
                Area::Plain => 0,
            });
        }
        self.narrow(&mut all, structure);
        if effect == Some(Effect::ConduitForFive) {
            all.keep_best(|site| i64::from(self.value_of(site) >= 3));
        }
        let red_first = effect == Some(Effect::NoRedSpaceCost) && structure == Structure::Base;
        all.iter().min_by_key(|&site| (self.distance(site), self.is_red(site) != red_first))
    }

    /// BA-AUTOMA-6.4: in each basin only the cheapest free powerhouse space is a candidate.
    fn is_cheapest(&self, site: Site) -> bool {
        let Site::Powerhouse(space) = site else { return true };
        let row = self.tables.map.powerhouse(space);
        let free = self
            .tables
            .map
            .powerhouse_spaces(row.basin)
            .filter(|other| self.powerhouses[other.index()].is_none());
        free.min_by_key(|other| (self.tables.map.powerhouse(*other).red, other.0)) == Some(space)
    }

    fn basin_of(&self, site: Site) -> Basin {
        match site {
            Site::Base(space) | Site::Elevation(space) => space.basin(),
            Site::Conduit(space) => space.from(),
            Site::Powerhouse(space) => self.tables.map.powerhouse(space).basin,
        }
    }

    fn area_of(&self, site: Site) -> Area {
        self.tables.map.basin(self.basin_of(site)).area
    }

    fn value_of(&self, site: Site) -> u8 {
        match site {
            Site::Conduit(space) => self.tables.map.conduit(space).value,
            _ => 0,
        }
    }

    /// BA-AUTOMA-6.3: the distance of a site from the tile's location, in ascending order of numbers.
    fn distance(&self, site: Site) -> usize {
        let row = self.criteria();
        match site {
            Site::Conduit(space) => (space.index() + CONDUIT_SPACES - row.conduit.1.index()) % CONDUIT_SPACES,
            Site::Base(_) | Site::Elevation(_) => {
                (self.basin_of(site).index() + BASINS - row.dam.1.index()) % BASINS
            }
            Site::Powerhouse(_) => (self.basin_of(site).index() + BASINS - row.powerhouse.1.index()) % BASINS,
        }
    }

    /// BA-AUTOMA-6.1: whether a piece here completes a system: a dam of the company or a neutral one, any built
    /// conduit, and a powerhouse of the company.
    fn completes(&self, seat: Seat, site: Site) -> bool {
        let player = &self.players[seat];
        let usable_dam = |basin: Basin| {
            let mut dams = basin.base_spaces().filter_map(|space| self.dams[space.index()]);
            dams.any(|dam| dam.owner.is_none() || dam.owner == Some(seat))
        };
        match site {
            Site::Base(space) | Site::Elevation(space) => space.basin().conduit_spaces().any(|conduit| {
                self.conduits[conduit.index()].is_some()
                    && player.has_powerhouse_in(self.tables.map.conduit(conduit).to)
            }),
            Site::Conduit(space) => {
                player.has_powerhouse_in(self.tables.map.conduit(space).to) && usable_dam(space.from())
            }
            Site::Powerhouse(_) => {
                let basin = self.basin_of(site);
                self.conduits_to(basin)
                    .any(|space| self.conduits[space.index()].is_some() && usable_dam(space.from()))
            }
        }
    }

    /// The conduit spaces that lead to a basin.
    fn conduits_to(&self, basin: Basin) -> impl Iterator<Item = ConduitSpace> + '_ {
        let all = (0..CONDUIT_SPACES as u8).map(ConduitSpace);
        all.filter(move |space| self.tables.map.conduit(*space).to == basin)
    }

    /// BA-AUTOMA-6.2: the three criteria of the tile.
    fn narrow(&self, all: &mut Candidates, structure: Structure) {
        let row = self.criteria();
        match structure {
            Structure::Base | Structure::Elevation => {
                for criterion in row.dam.0 {
                    all.keep_best(|site| match site {
                        Site::Base(space) | Site::Elevation(space) => self.rate_dam(criterion, space),
                        _ => 0,
                    });
                }
            }
            Structure::Conduit => {
                for criterion in row.conduit.0 {
                    let values = all.iter().fold(Set::EMPTY, |set, site| set.with(self.value_of(site)));
                    all.keep_best(|site| match site {
                        Site::Conduit(space) => self.rate_conduit(criterion, space, values),
                        _ => 0,
                    });
                }
            }
            Structure::Powerhouse => {
                for criterion in row.powerhouse.0 {
                    all.keep_best(|site| match site {
                        Site::Powerhouse(space) => self.rate_powerhouse(criterion, space),
                        _ => 0,
                    });
                }
            }
        }
    }

    /// BA-AUTOMA-5.2: the conduit that the criteria prefer among these.
    pub(crate) fn best_conduit(&self, among: Set) -> Option<ConduitSpace> {
        let mut all = Candidates::NONE;
        for space in among.iter().map(ConduitSpace) {
            all.push(Site::Conduit(space));
        }
        self.narrow(&mut all, Structure::Conduit);
        let first = all.iter().min_by_key(|&site| self.distance(site))?;
        if let Site::Conduit(space) = first { Some(space) } else { None }
    }

    /// The strongest built conduit on some spaces; of equals, one of the company.
    fn strongest(&self, spaces: impl Iterator<Item = ConduitSpace>) -> i64 {
        let built = spaces.filter_map(|space| Some((space, self.conduits[space.index()]?)));
        let rate = |(space, owner): (ConduitSpace, Seat)| {
            2 * i64::from(self.tables.map.conduit(space).value) + i64::from(owner == self.actor)
        };
        built.map(rate).max().unwrap_or(0)
    }

    /// BA-AUTOMA-6.10 to BA-AUTOMA-6.15.
    fn rate_dam(&self, criterion: DamCriterion, space: BaseSpace) -> i64 {
        let player = &self.players[self.actor];
        let ends = || space.basin().conduit_spaces().map(|conduit| self.tables.map.conduit(conduit).to);
        match criterion {
            DamCriterion::MostPowerfulConduit => self.strongest(space.basin().conduit_spaces()),
            DamCriterion::OwnPowerhouse => i64::from(ends().any(|basin| player.has_powerhouse_in(basin))),
            DamCriterion::MostWater => self.water_at(space),
            DamCriterion::RedSpace => i64::from(space.is_upper()),
            DamCriterion::BelowPowerhouse => i64::from(self.is_below_powerhouse(space)),
            DamCriterion::AboveOwnDam => {
                if ends().any(|basin| player.has_dam_in(basin)) {
                    2
                } else {
                    i64::from(!ends().any(|basin| self.has_opponent_dam(basin)))
                }
            }
        }
    }

    fn has_opponent_dam(&self, basin: Basin) -> bool {
        Seat::all(self.seats).any(|seat| seat != self.actor && self.players[seat].has_dam_in(basin))
    }

    /// BA-AUTOMA-6.12: rates a space by the number of drops that would reach it if the headstreams flowed now, then by
    /// those from the first headstream of the order, and so on.
    fn water_at(&self, space: BaseSpace) -> i64 {
        let mut room = [0u8; BASE_SPACES];
        for (room, dam) in room.iter_mut().zip(&self.dams) {
            *room = dam.map_or(0, |dam| self.capacity(dam).saturating_sub(dam.drops));
        }
        let (mut total, mut by_headstream) = (0, 0);
        for headstream in self.criteria().headstreams {
            let reached = self.reach(headstream, space, &mut room);
            total += i64::from(reached);
            by_headstream = by_headstream * 64 + i64::from(reached.min(63));
        }
        total * 64i64.pow(4) + by_headstream
    }

    /// The number of drops of one headstream that reach a space; dams with room hold theirs.
    fn reach(&self, headstream: Headstream, space: BaseSpace, room: &mut [u8; BASE_SPACES]) -> u8 {
        let mut reached = 0;
        for _ in 0..self.headstreams[headstream.index()] {
            let mut basin = Some(self.tables.map.under(headstream));
            'drop: while let Some(here) = basin {
                for passed in here.base_spaces() {
                    reached += u8::from(passed == space);
                    if room[passed.index()] > 0 {
                        room[passed.index()] -= 1;
                        break 'drop;
                    }
                }
                basin = self.tables.map.basin(here).below;
            }
        }
        reached
    }

    /// BA-AUTOMA-6.14: whether water that leaves some built powerhouse reaches the space before any other dam.
    fn is_below_powerhouse(&self, space: BaseSpace) -> bool {
        let any = Seat::all(self.seats).fold(0, |bits, seat| bits | self.players[seat].powerhouses);
        Set::from_bits(any.into()).iter().any(|basin| {
            let mut basin = Some(Basin(basin));
            while let Some(here) = basin {
                for passed in here.base_spaces() {
                    if passed == space {
                        return true;
                    }
                    if self.dams[passed.index()].is_some() {
                        return false;
                    }
                }
                basin = self.tables.map.basin(here).below;
            }
            false
        })
    }

    /// BA-AUTOMA-6.20 to BA-AUTOMA-6.22. `values` has the values of all candidates.
    fn rate_conduit(&self, criterion: ConduitCriterion, space: ConduitSpace, values: Set) -> i64 {
        let value = self.tables.map.conduit(space).value;
        let end = self.tables.map.conduit(space).to;
        let own_dam = self.players[self.actor].has_dam_in(space.from());
        let other_dam = self.has_opponent_dam(space.from());
        let mut dams = space.from().base_spaces().filter_map(|space| self.dams[space.index()]);
        let neutral = dams.any(|dam| dam.owner.is_none());
        let own_powerhouse = self.players[self.actor].has_powerhouse_in(end);
        let others = Seat::all(self.seats).filter(|&seat| seat != self.actor);
        let other_powerhouse = others.into_iter().any(|seat| self.players[seat].has_powerhouse_in(end));
        // The first kind that occurs counts most.
        let first_of = |kinds: &[bool]| {
            let place = kinds.iter().position(|&kind| kind).map_or(0, |place| kinds.len() - place);
            i64::try_from(place).unwrap_or(0)
        };
        match criterion {
            ConduitCriterion::Highest => value.into(),
            ConduitCriterion::SecondHighest => {
                let highest = values.last().unwrap_or(0);
                let second = values.without(highest).last().unwrap_or(highest);
                i64::from(value == second)
            }
            ConduitCriterion::DamOwnNeutralOpponent => first_of(&[own_dam, neutral, other_dam]),
            ConduitCriterion::DamOpponentNeutralOwn => first_of(&[other_dam, neutral, own_dam]),
            ConduitCriterion::PowerhouseOwnOpponent => first_of(&[own_powerhouse, other_powerhouse]),
            ConduitCriterion::PowerhouseOpponentOwn => first_of(&[other_powerhouse, own_powerhouse]),
        }
    }

    /// BA-AUTOMA-6.30 to BA-AUTOMA-6.33.
    fn rate_powerhouse(&self, criterion: PowerhouseCriterion, space: PowerhouseSpace) -> i64 {
        let basin = self.tables.map.powerhouse(space).basin;
        let printed = basin.0 + 1;
        match criterion {
            PowerhouseCriterion::MostPowerfulConduit => self.strongest(self.conduits_to(basin)),
            PowerhouseCriterion::OwnDam => {
                let player = &self.players[self.actor];
                i64::from(self.conduits_to(basin).any(|space| player.has_dam_in(space.from())))
            }
            PowerhouseCriterion::FeedsOwnDam => match self.first_dam_below(basin) {
                Some(Some(owner)) if owner == self.actor => 2,
                Some(Some(_)) => 0,
                _ => 1,
            },
            PowerhouseCriterion::SparesOpponentDam => match self.first_dam_below(basin) {
                Some(Some(owner)) if owner != self.actor => 0,
                _ => 1,
            },
            PowerhouseCriterion::Basin5 => i64::from(printed == 5),
            PowerhouseCriterion::Basin6 => i64::from(printed == 6),
            PowerhouseCriterion::Basin7 => i64::from(printed == 7),
            PowerhouseCriterion::Plain => i64::from(self.tables.map.basin(basin).area == Area::Plain),
        }
    }

    /// The owner of the first dam downstream, starting with this basin; `None` if there is no dam, `Some(None)` for a
    /// neutral one.
    fn first_dam_below(&self, basin: Basin) -> Option<Option<Seat>> {
        let mut next = Some(basin);
        while let Some(here) = next {
            if let Some(dam) = here.base_spaces().find_map(|space| self.dams[space.index()]) {
                return Some(dam.owner);
            }
            next = self.tables.map.basin(here).below;
        }
        None
    }
}
