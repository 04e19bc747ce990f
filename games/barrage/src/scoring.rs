//! BA-11.1 to BA-11.10, BA-11.14: the scoring of a round.

use engine::{EventSink, Seat};

use crate::event::Event;
use crate::ids::{Bonus, Structure};
use crate::state::{Barrage, Source};

impl Barrage {
    /// BA-11.14: step by step for all companies.
    pub(crate) fn score_round(&mut self, log: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            let vp = self.vp_for_lead(seat);
            self.award(seat, Source::Leaders, vp, log);
        }
        for seat in Seat::all(self.seats) {
            let energy = self.players[seat].energy;
            let credits = self.tables.credits(energy);
            self.earn(seat, credits);
            log.note(Event::Credits(seat, credits));
            if energy == 0 {
                self.award(seat, Source::Idle, -i16::from(self.tables.idle_vp), log);
            }
        }
        for seat in Seat::all(self.seats) {
            let vp = self.vp_for_bonus(seat);
            self.award(seat, Source::Bonus, vp, log);
        }
    }

    fn award(&mut self, seat: Seat, source: Source, vp: i16, log: &mut impl EventSink<Event>) {
        if vp != 0 {
            self.score(seat, source, vp);
            log.note(Event::Scored(seat, source, vp));
        }
    }

    /// BA-11.1 to BA-11.3, BA-D.15: the VP of a company for the energy of this round if nothing changes.
    #[must_use]
    pub fn vp_for_lead(&self, seat: Seat) -> i16 {
        let [first, second, tied_first, tied_second] = self.tables.numbers.leaders.map(i16::from);
        let energy = self.players[seat].energy;
        if energy == 0 {
            return 0;
        }
        let count = |test: &dyn Fn(u16) -> bool| {
            let found = Seat::all(self.seats).filter(|&other| test(self.players[other].energy)).count();
            i16::try_from(found).expect("few seats")
        };
        let tied = count(&|other| other == energy);
        match (count(&|other| other > energy), tied) {
            (0, 1) => first,
            (0, _) => (tied_first + tied - 1) / tied,
            (1, 1) => second,
            (1, _) => tied_second,
            _ => 0,
        }
    }

    /// BA-11.5 to BA-11.8: the VP of a company for the bonus tile of this round if nothing changes.
    #[must_use]
    pub fn vp_for_bonus(&self, seat: Seat) -> i16 {
        let numbers = &self.tables.numbers;
        let section =
            i16::try_from(self.players[seat].energy / u16::from(numbers.section)).unwrap_or(i16::MAX);
        if section == 0 || self.round == 0 {
            return 0;
        }
        let row = self.bonus_tile(self.round);
        let full = i16::from(row.vp) * i16::from(self.bonus_count(seat, row.counts));
        let missing = (i16::from(self.round) - section).max(0);
        (full - missing * i16::from(numbers.section_penalty)).max(0)
    }

    /// BA-11.9: the number of counted elements a company has.
    #[must_use]
    pub fn bonus_count(&self, seat: Seat, counts: Bonus) -> u8 {
        let player = &self.players[seat];
        match counts {
            Bonus::Contracts => player.fulfilled.len(),
            Bonus::Powerhouses => player.count(Structure::Powerhouse),
            Bonus::Bases => player.count(Structure::Base),
            Bonus::Conduits => player.count(Structure::Conduit),
            Bonus::Elevations => player.count(Structure::Elevation),
            Bonus::AdvancedTech => self.advanced_tiles(seat),
        }
    }
}
