//! BA-2.13 to BA-2.17, BA-10: water.

use engine::{EventSink, Seat};

use crate::event::Event;
use crate::ids::{Ability, BASE_SPACES, BaseSpace, Basin, ConduitSpace, HEADSTREAMS, Headstream, Site};
use crate::map::Map;
use crate::state::Barrage;

/// Base spaces that water passes: one bit each, in the place of the space's number in [`Reservoirs`]. Rivers run to higher
/// numbers, so water passes them in ascending order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course(u64);

impl Course {
    /// Where water leaves the map.
    pub(crate) const END: Self = Self(0);

    pub(crate) const fn with(self, space: BaseSpace) -> Self {
        Self(self.0 | 1 << Reservoirs::shift(space))
    }
}

/// The drops in the dams and the room left, for forecasts that need nothing else: a number of three bits for each base
/// space. So forecasts stay in two registers.
#[derive(Clone, Copy)]
pub(crate) struct Reservoirs {
    drops: u64,
    room: u64,
}

impl Reservoirs {
    pub(crate) fn new(position: &Barrage) -> Self {
        let spaces = (0..BASE_SPACES as u8).map(BaseSpace);
        spaces.fold(Self { drops: 0, room: 0 }, |found, space| found.with_dam(position, space))
    }

    /// The same with another dam on a space.
    pub(crate) fn with_dam(mut self, position: &Barrage, space: BaseSpace) -> Self {
        if let Some(dam) = position.dams[space.index()] {
            let room = position.capacity(dam).saturating_sub(dam.drops);
            let others = !(7 << Self::shift(space));
            self.drops = self.drops & others | u64::from(dam.drops) << Self::shift(space);
            self.room = self.room & others | u64::from(room) << Self::shift(space);
        }
        self
    }

    const fn shift(space: BaseSpace) -> u8 {
        3 * space.0
    }

    /// The drops in a dam.
    #[inline]
    pub(crate) const fn drops(self, space: BaseSpace) -> u8 {
        (self.drops >> Self::shift(space) & 7) as u8
    }

    /// BA-2.15: the shift of the first dam with room.
    #[inline]
    const fn first_with_room(self, course: Course) -> Option<u32> {
        let open = (self.room | self.room >> 1 | self.room >> 2) & course.0;
        if open == 0 { None } else { Some(open.trailing_zeros()) }
    }

    /// Drops flow from a basin down to the dams with room. Which dams are filled does not depend on the order of the drops,
    /// so they flow together.
    #[inline]
    fn flow(&mut self, course: Course, drops: u8) {
        let mut drops = u64::from(drops);
        while drops > 0 {
            let Some(shift) = self.first_with_room(course) else { return };
            let held = drops.min(self.room >> shift & 7);
            self.drops += held << shift;
            self.room -= held << shift;
            drops -= held;
        }
    }

    /// One drop flows from a headstream; returns the dam that holds it.
    #[inline]
    pub(crate) fn flow_one(&mut self, map: &Map, headstream: Headstream) -> Option<BaseSpace> {
        let shift = self.first_with_room(map.courses[map.under(headstream).index()])?;
        self.drops += 1 << shift;
        self.room -= 1 << shift;
        Some(BaseSpace(shift as u8 / 3))
    }

    /// BA-10.1: the same after all drops on headstream tiles have flowed.
    pub(crate) fn after_flow(mut self, position: &Barrage) -> Self {
        let map = &position.tables.map;
        for headstream in (0..HEADSTREAMS as u8).map(Headstream) {
            let course = map.courses[map.under(headstream).index()];
            self.flow(course, position.headstreams[headstream.index()]);
        }
        self
    }
}

impl Barrage {
    /// BA-10.1: all drops on headstream tiles flow.
    pub(crate) fn flow_all(&mut self, log: &mut impl EventSink<Event>) {
        for headstream in (0..4).map(Headstream) {
            for _ in 0..std::mem::take(&mut self.headstreams[headstream.index()]) {
                self.flow_from_headstream(headstream, log);
            }
        }
    }

    /// One drop starts down the river.
    pub(crate) fn flow_from_headstream(&mut self, headstream: Headstream, log: &mut impl EventSink<Event>) {
        let basin = self.tables.map.under(headstream);
        let watcher = self.flow_watcher();
        self.enter(watcher, basin, log);
        self.flow_on(watcher, basin, log);
    }

    /// BA-8.7 (c), BA-13.4: one drop flows on from a powerhouse, which it does not pass again.
    fn flow_from_powerhouse(&mut self, basin: Basin, log: &mut impl EventSink<Event>) {
        let watcher = self.flow_watcher();
        self.flow_on(watcher, basin, log);
    }

    /// BA-8.7 (c), BA-8.18: the drops of a production flow on from its powerhouse one by one.
    pub(crate) fn flow_on_from(&mut self, basin: Basin, drops: u8, log: &mut impl EventSink<Event>) {
        for _ in 0..drops {
            self.flow_from_powerhouse(basin, log);
        }
    }

    /// BA-13.3: the company that gains energy from flowing drops, if its ability is active.
    pub(crate) fn flow_watcher(&self) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.ability(seat) == Some(Ability::FlowEnergy))
    }

    /// BA-13.3: a flowing drop enters a basin and meets its powerhouses first.
    fn enter(&mut self, watcher: Option<Seat>, basin: Basin, log: &mut impl EventSink<Event>) {
        if let Some(seat) = watcher.filter(|&seat| self.players[seat].has_powerhouse_in(basin)) {
            self.advance(seat, 1, log);
        }
    }

    /// BA-2.15: from the powerhouses of a basin to the first dam with room, or off the map.
    fn flow_on(&mut self, watcher: Option<Seat>, mut basin: Basin, log: &mut impl EventSink<Event>) {
        loop {
            if let Some(space) = self.dam_with_room(basin) {
                if let Some(dam) = &mut self.dams[space.index()] {
                    dam.drops += 1;
                }
                log.note(Event::Held(space));
                return;
            }
            let Some(below) = self.tables.map.basin(basin).below else {
                self.went += 1;
                log.note(Event::Left(basin));
                return;
            };
            basin = below;
            self.enter(watcher, basin, log);
        }
    }

    /// BA-2.4: the first dam of a basin that can take a drop, the upper one before the lower one.
    #[inline]
    fn dam_with_room(&self, basin: Basin) -> Option<BaseSpace> {
        basin
            .base_spaces()
            .find(|space| self.dams[space.index()].is_some_and(|dam| dam.drops < self.capacity(dam)))
    }

    /// The dam at which a drop that starts now on a headstream would stop; `None` if it leaves the map.
    #[must_use]
    pub fn resting_place(&self, headstream: Headstream) -> Option<BaseSpace> {
        let mut basin = Some(self.tables.map.under(headstream));
        while let Some(here) = basin {
            if let Some(space) = self.dam_with_room(here) {
                return Some(space);
            }
            basin = self.tables.map.basin(here).below;
        }
        None
    }

    /// BA-10.1: the position if phase 3 came now, for a forecast; `log` receives the events of the flow. Drops that
    /// wait at a powerhouse (BA-8.19) flow on first. An officer copied for this turn (BA-13.19) no longer counts in
    /// phase 3.
    #[must_use]
    pub fn after_flow(&self, log: &mut impl EventSink<Event>) -> Self {
        let mut after = *self;
        if let Some((basin, drops)) = self.at_powerhouse() {
            after.flow_on_from(basin, drops, &mut ());
        }
        after.copied = None;
        after.flow_all(log);
        after
    }

    /// BA-8.7 (c): sends `log` the events of the drops of a production that flow on from its powerhouse, one by one.
    pub fn flow_after_production(
        &self,
        dam: BaseSpace,
        conduit: ConduitSpace,
        drops: u8,
        log: &mut impl EventSink<Event>,
    ) {
        let mut after = *self;
        if let Some(dam) = &mut after.dams[dam.index()] {
            dam.drops = dam.drops.saturating_sub(drops);
        }
        after.flow_on_from(self.tables.map.conduit(conduit).to, drops, log);
    }

    /// BA-2.21: the additional drops that a seat's dam would hold after phase 3 if this piece were built now.
    #[must_use]
    pub fn would_catch(&self, seat: Seat, site: Site) -> u8 {
        let (Site::Base(space) | Site::Elevation(space)) = site else { return 0 };
        let held =
            |position: &Self| position.after_flow(&mut ()).dams[space.index()].map_or(0, |dam| dam.drops);
        let mut after = *self;
        after.put(seat, site);
        held(&after).saturating_sub(held(self))
    }
}
