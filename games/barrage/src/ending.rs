//! BA-12: the end of the game.

use std::cmp::Ordering;

use engine::{Score, Seat, Standings};
use parts::BySeat;

use crate::ids::{Area, BASINS, BaseSpace, Basin, ConduitSpace, Objective, PowerhouseSpace, Site};
use crate::map::Map;
use crate::state::{Barrage, SEATS, Source};

/// A company's pieces on the map, as far as objectives count them. They are counted as they are built: bots ask for the
/// objective of almost every position they look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pieces {
    /// By basin.
    in_basin: [u8; BASINS],
    /// On red spaces.
    red: u8,
}

impl Pieces {
    pub(crate) const NONE: Self = Self { in_basin: [0; BASINS], red: 0 };

    /// Adds a piece.
    #[inline]
    pub(crate) fn add(&mut self, map: &Map, site: Site, red: bool) {
        let basin = match site {
            Site::Base(space) | Site::Elevation(space) => space.basin(),
            Site::Conduit(space) => space.from(),
            Site::Powerhouse(space) => map.powerhouse(space).basin,
        };
        self.in_basin[basin.index()] += 1;
        self.red += u8::from(red);
    }

    /// BA-12.4, BA-12.6 to BA-12.9: the count for an objective that does not look at systems.
    fn count(&self, map: &Map, objective: Objective) -> u8 {
        let areas = || {
            let mut areas = [0u8; Area::ALL.len()];
            for (row, &count) in map.basins.iter().zip(&self.in_basin) {
                areas[row.area.index()] += count;
            }
            areas.into_iter()
        };
        let basins_with = |least: u8| self.in_basin.iter().map(|&count| u8::from(count >= least)).sum();
        match objective {
            Objective::RedSpaces => self.red,
            Objective::OwnSystems => 0,
            Objective::FullestArea => areas().max().unwrap_or(0),
            Objective::EmptiestArea => areas().min().unwrap_or(0),
            Objective::Spread => basins_with(1),
            Objective::Clusters => basins_with(3),
        }
    }
}

impl Barrage {
    /// A company's pieces, counted on the map; a dam of level 3 is a base and two elevations (BA-12.10).
    pub(crate) fn counted_pieces(&self, seat: Seat) -> Pieces {
        let map = &self.tables.map;
        let mut pieces = Pieces::NONE;
        for (space, dam) in (0..).map(BaseSpace).zip(&self.dams) {
            if let Some(dam) = dam.filter(|dam| dam.owner == Some(seat)) {
                pieces.add(map, Site::Base(space), self.is_red(Site::Base(space)));
                for _ in 1..dam.level {
                    pieces.add(map, Site::Elevation(space), false);
                }
            }
        }
        for (space, owner) in (0..).map(ConduitSpace).zip(&self.conduits) {
            if *owner == Some(seat) {
                pieces.add(map, Site::Conduit(space), false);
            }
        }
        for (space, owner) in (0..).map(PowerhouseSpace).zip(&self.powerhouses) {
            if *owner == Some(seat) {
                pieces.add(map, Site::Powerhouse(space), self.is_red(Site::Powerhouse(space)));
            }
        }
        pieces
    }

    /// BA-12.4 to BA-12.9: a company's count for an objective.
    #[must_use]
    pub fn objective_count(&self, seat: Seat, objective: Objective) -> u8 {
        match objective {
            Objective::OwnSystems => {
                let dams = (0..).map(BaseSpace).zip(&self.dams);
                let own = dams.filter(|(_, dam)| dam.is_some_and(|dam| dam.owner == Some(seat)));
                let linked = own.filter(|(space, _)| self.is_linked(seat, space.basin()));
                u8::try_from(linked.count()).expect("few bases")
            }
            _ => self.players[seat].pieces.count(&self.tables.map, objective),
        }
    }

    /// BA-12.5: whether a conduit of the company leads from this basin to a powerhouse of the company.
    fn is_linked(&self, seat: Seat, basin: Basin) -> bool {
        basin.conduit_spaces().any(|space| {
            let to = self.tables.map.conduit(space).to;
            self.conduits[space.index()] == Some(seat) && self.players[seat].has_powerhouse_in(to)
        })
    }

    /// BA-12.2, BA-12.3, BA-12.14, BA-AUTOMA-2.5: the VP of a company for the objective tile if the game ended now.
    #[must_use]
    pub fn vp_for_objective(&self, seat: Seat) -> i32 {
        self.vp_for_counts(seat, self.objective_counts())
    }

    /// The count of every company for the objective tile.
    pub(crate) fn objective_counts(&self) -> BySeat<u8, SEATS> {
        let objective = self.objective();
        BySeat::from_fn(
            |seat| {
                if seat.number() < self.seats { self.objective_count(seat, objective) } else { 0 }
            },
        )
    }

    /// BA-12.2, BA-12.3, BA-12.14, BA-AUTOMA-2.5: the VP of a company for the objective tile with these counts.
    pub(crate) fn vp_for_counts(&self, seat: Seat, counts: BySeat<u8, SEATS>) -> i32 {
        let own = counts[seat];
        let (mut better, mut tied) = (0, 1);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            match counts[other].cmp(&own) {
                Ordering::Greater => better += 1,
                Ordering::Equal => tied += 1,
                Ordering::Less => {}
            }
        }
        let numbers = &self.tables.numbers;
        let places = if self.is_automa(seat) { numbers.automa_places } else { numbers.places };
        let sum: i32 = places.iter().skip(better).take(tied).map(|&vp| i32::from(vp)).sum();
        let tied = i32::try_from(tied).expect("few seats");
        (sum + tied - 1) / tied
    }

    /// BA-12.11, BA-AUTOMA-8.1: the VP for resources in the supply if the game ended now.
    #[must_use]
    pub fn vp_for_resources(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let all = i32::from(player.credits) + i32::from(player.excavators) + i32::from(player.mixers);
        all / i32::from(self.tables.numbers.resources_per_vp)
    }

    /// BA-12.12: the VP for water in the company's dams if the game ended now.
    #[must_use]
    pub fn vp_for_water(&self, seat: Seat) -> i32 {
        let own = self.dams.iter().flatten().filter(|dam| dam.owner == Some(seat));
        own.map(|dam| i32::from(dam.drops)).sum()
    }

    /// BA-12.13, BA-D.19: by VP, final scoring included, then by energy of the last round.
    pub(crate) fn scores(&self) -> Standings {
        Standings::new(self.seats, |seat| {
            let player = &self.players[seat];
            let mut score = Score { tie_breaks: [player.energy.into(), 0], ..Score::default() };
            for (slot, &points) in score.points.iter_mut().zip(&player.points) {
                *slot = points.into();
            }
            if player.company.is_some() {
                score.points[Source::Objective.index()] = self.vp_for_objective(seat);
                score.points[Source::Resources.index()] = self.vp_for_resources(seat);
                score.points[Source::Water.index()] = self.vp_for_water(seat);
            }
            score
        })
    }
}
