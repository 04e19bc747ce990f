//! CB-7: scoring during the game, and the points of animals (CB-6.10).

use engine::{EventSink, Seat};

use crate::event::{Event, Size};
use crate::ids::{Hex, Tile};
use crate::state::{CastlesOfBurgundy, Source};

impl CastlesOfBurgundy {
    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u16, log: &mut impl EventSink<Event>) {
        if points > 0 {
            self.players[seat].score(source, points);
            log.note(Event::Scored(seat, source, points));
        }
    }

    /// CB-7.1: a region whose last empty hex was covered scores by size and phase; CB-7.6, CB-7.7: so does a
    /// whole colour.
    pub(crate) fn score_completed(&mut self, seat: Seat, hex: Hex, log: &mut impl EventSink<Event>) {
        let covered = self.players[seat].covered;
        let estate = self.estate_row(seat);
        let region = *estate.region_of(hex);
        if !region.hexes.minus(covered).is_empty() {
            return;
        }
        let colour = estate.hexes(region.kind);
        let size = region.hexes.len();
        let (points, bonus) = (self.tables.region_points(size), self.tables.phase_points(self.phase));
        self.players[seat].score(Source::Regions, points);
        self.players[seat].score(Source::Phases, bonus);
        log.note(Event::Completed { seat, size, points, bonus });
        if colour.minus(covered).is_empty() {
            let tiles = &mut self.bonus[region.kind.index()];
            let Some(tile) = tiles.iter().position(Option::is_none) else { return };
            tiles[tile] = Some(seat);
            log.note(Event::TookBonus(seat, region.kind, if tile == 0 { Size::Large } else { Size::Small }));
            let points = self.tables.colour_points(tile, self.seats);
            self.score(seat, Source::Colours, points, log);
        }
    }

    /// CB-6.10, CB-6.11, CB-9.7: the new tile and every tile of its species in the same pasture.
    pub(crate) fn score_animals(
        &mut self,
        seat: Seat,
        tile: Tile,
        hex: Hex,
        log: &mut impl EventSink<Event>,
    ) {
        let points = self.animal_points(seat, tile, hex);
        self.score(seat, Source::Animals, points, log);
    }

    /// The points of an animal tile on a hex, whether it is already there or not.
    #[must_use]
    pub fn animal_points(&self, seat: Seat, tile: Tile, hex: Hex) -> u16 {
        let Some((species, count)) = tile.as_animals() else { return 0 };
        let player = &self.players[seat];
        let more = u16::from(player.powers.animal_points);
        let pasture = self.estate_row(seat).region_of(hex).hexes.and(player.covered).without(hex.0);
        let repeated = pasture.iter().filter_map(|other| player.tiles[usize::from(other)]?.as_animals());
        let repeated = repeated.filter(|(other, _)| *other == species);
        repeated.map(|(_, count)| u16::from(count) + more).sum::<u16>() + u16::from(count) + more
    }
}
