//! BA-12: the end of the game.

use std::cmp::Ordering;

use engine::{Score, Seat, Standings};

use crate::ids::{Area, BASINS, BaseSpace, Basin, ConduitSpace, Objective, PowerhouseSpace, Site, Structure};
use crate::state::{Barrage, Source};

impl Barrage {
    /// Calls `each` with the site of every piece of a company; a dam of level 3 is a base and two elevations
    /// (BA-12.10).
    fn each_piece(&self, seat: Seat, mut each: impl FnMut(Site, Basin)) {
        for (space, dam) in (0..).map(BaseSpace).zip(&self.dams) {
            if let Some(dam) = dam.filter(|dam| dam.owner == Some(seat)) {
                each(Site::Base(space), space.basin());
                for _ in 1..dam.level {
                    each(Site::Elevation(space), space.basin());
                }
            }
        }
        for (space, owner) in (0..).map(ConduitSpace).zip(&self.conduits) {
            if *owner == Some(seat) {
                each(Site::Conduit(space), space.from());
            }
        }
        for (space, owner) in (0..).map(PowerhouseSpace).zip(&self.powerhouses) {
            if *owner == Some(seat) {
                each(Site::Powerhouse(space), self.tables.map.powerhouse(space).basin);
            }
        }
    }

    fn pieces_that(&self, seat: Seat, count: impl Fn(Site, Basin) -> bool) -> u8 {
        let mut pieces = 0;
        self.each_piece(seat, |site, basin| pieces += u8::from(count(site, basin)));
        pieces
    }

    /// BA-12.4 to BA-12.9: a company's count for an objective.
    #[must_use]
    pub fn objective_count(&self, seat: Seat, objective: Objective) -> u8 {
        let areas = || {
            let mut areas = [0u8; Area::ALL.len()];
            self.each_piece(seat, |_, basin| areas[self.tables.map.basin(basin).area.index()] += 1);
            areas.into_iter()
        };
        let basins_with = |least: u8| {
            let mut basins = [0u8; BASINS];
            self.each_piece(seat, |_, basin| basins[basin.index()] += 1);
            u8::try_from(basins.into_iter().filter(|&count| count >= least).count()).expect("twelve basins")
        };
        match objective {
            Objective::RedSpaces => self.pieces_that(seat, |site, _| self.is_red(site)),
            Objective::OwnSystems => self.pieces_that(seat, |site, basin| {
                site.structure() == Structure::Base && self.is_linked(seat, basin)
            }),
            Objective::FullestArea => areas().max().unwrap_or(0),
            Objective::EmptiestArea => areas().min().unwrap_or(0),
            Objective::Spread => basins_with(1),
            Objective::Clusters => basins_with(3),
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
        let count = |seat| self.objective_count(seat, self.objective());
        let own = count(seat);
        let (mut better, mut tied) = (0, 1);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            match count(other).cmp(&own) {
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
