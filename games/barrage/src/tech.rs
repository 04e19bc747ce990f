//! BA-14: the effects of technology tiles, after the piece is placed and its income received.

use engine::EventSink;

use crate::event::Event;
use crate::ids::{BaseSpace, Effect, Site, Structure, TechTile};
use crate::state::{Barrage, Reach, Source};
use crate::steps::Step;

/// BA-14.18: the bonus of Powerhouse II's production.
const FREE_PRODUCTION: i8 = 2;
/// BA-14.21, BA-14.23, BA-14.24: VP for each.
const VP_FOR_EACH: i16 = 3;

impl Barrage {
    /// BA-7.8: the effect of the tile that was used for a piece at this site.
    pub(crate) fn resolve_tile(&mut self, tile: TechTile, site: Site, log: &mut impl EventSink<Event>) {
        let seat = self.actor;
        let player = &self.players[seat];
        let value = match site {
            Site::Conduit(space) => self.tables.map.conduit(space).value,
            _ => 0,
        };
        match self.effect(seat, tile) {
            Some(Effect::DropInEachEmptyDam) => self.add_drop_to_empty_dams(log),
            Some(Effect::RotatePerElevation) => {
                let count = player.count(Structure::Elevation);
                self.rotate(seat, count, log);
            }
            Some(Effect::CreditsTwiceValue) => {
                self.earn(seat, 2 * value);
                log.note(Event::Credits(seat, 2 * value));
            }
            Some(Effect::EnergyPerBase) => {
                let energy = player.count(Structure::Base);
                self.tile_energy(energy, log);
            }
            Some(Effect::FillDam) => {
                if let Site::Elevation(space) = site {
                    self.fill_dam(space, log);
                }
            }
            Some(Effect::ProducePlusTwo) => self.then(Step::FreeProduction(FREE_PRODUCTION)),
            Some(Effect::VpPerRaisedDam) => {
                let raised =
                    self.dams.iter().flatten().filter(|dam| dam.owner == Some(seat) && dam.level > 1).count();
                self.tile_vp(raised, log);
            }
            Some(Effect::EnergyTwiceValue) => self.tile_energy(2 * value, log),
            Some(Effect::VpPerPowerhouse) => {
                let count = player.count(Structure::Powerhouse);
                self.tile_vp(count.into(), log);
            }
            Some(Effect::VpPerAdvancedTile) => {
                let count = self.advanced_tiles(seat);
                self.tile_vp(count.into(), log);
            }
            // These change only the price.
            Some(
                Effect::NoEngineers
                | Effect::NoRedSpaceCost
                | Effect::ConduitForFive
                | Effect::Interchangeable
                | Effect::NoEngineersNoMachines,
            )
            | None => {}
        }
    }

    /// BA-11.9: the advanced tiles a company owns, in supply and on the wheel.
    #[must_use]
    pub fn advanced_tiles(&self, seat: engine::Seat) -> u8 {
        let player = &self.players[seat];
        player.tiles.or(player.tiles_on_wheel()).and(self.tables.advanced()).len()
    }

    fn tile_vp(&mut self, count: usize, log: &mut impl EventSink<Event>) {
        let vp = VP_FOR_EACH * i16::try_from(count).expect("few pieces");
        self.score(self.actor, Source::Technology, vp);
        log.note(Event::Scored(self.actor, Source::Technology, vp));
    }

    /// BA-14.25: energy on the track, usable for one contract of the company.
    fn tile_energy(&mut self, energy: u8, log: &mut impl EventSink<Event>) {
        self.advance(self.actor, energy, log);
        self.then(Step::Contract(Reach { energy, discount: 0, national: false }));
    }

    /// BA-14.10, BA-14.26: one drop for each empty dam of the company.
    fn add_drop_to_empty_dams(&mut self, log: &mut impl EventSink<Event>) {
        for (space, dam) in (0..).map(BaseSpace).zip(self.dams.iter_mut()) {
            if let Some(dam) = dam.as_mut().filter(|dam| dam.owner == Some(self.actor) && dam.drops == 0) {
                dam.drops = 1;
                self.came += 1;
                log.note(Event::Held(space));
            }
        }
    }

    /// BA-14.16, BA-D.25: fills a dam to its capacity; no effect on a dam that is full or more than full.
    fn fill_dam(&mut self, space: BaseSpace, log: &mut impl EventSink<Event>) {
        let Some(dam) = self.dams[space.index()] else { return };
        for _ in dam.drops..self.capacity(dam) {
            self.came += 1;
            log.note(Event::Held(space));
        }
        let drops = dam.drops.max(self.capacity(dam));
        self.dams[space.index()] = Some(crate::state::Dam { drops, ..dam });
    }
}
