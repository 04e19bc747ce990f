//! The networks, and the cities they can reach.

use engine::Seat;
use power_grid::{City, Cost};

use crate::look::Look;
use ui_kit::layout::{Align, Lines, rows_that_fit, table, width};

impl Look<'_> {
    /// The cities of every player.
    pub(super) fn network_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let order = position.order();
        let rows: Vec<Vec<String>> = order
            .iter()
            .map(|&seat| vec![format!("  {}", self.short_name(seat)), position.size(seat).to_string()])
            .collect();
        lines.push(&words.say("networks-heading", &[]));
        for (row, &seat) in table(&rows, &[Align::Left, Align::Right]).into_iter().zip(order) {
            let mut cities: Vec<String> =
                position.cities_of(seat).iter().map(|city| words.city(City(city)).to_owned()).collect();
            if cities.is_empty() {
                cities.push(words.say("networks-none", &[]));
            }
            lines.push_list(&format!("{row}  "), &cities, ", ");
        }
    }

    /// Phase 4: every city with a space for the viewer and its cost, the cheapest first.
    pub(super) fn cities_in_reach(&self, viewer: Seat, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let cities = position.grid().cities.minus(position.cities_of(viewer)).iter().map(City);
        let open = cities.filter(|&city| position.has_open_space(city));
        let mut costs: Vec<_> = open
            .filter_map(|city| position.cost(viewer, city).map(|cost| (cost.total(), city, cost)))
            .collect();
        costs.sort_by_key(|&(total, city, _)| (total, words.city(city)));
        let name = [("name", self.short_name(viewer).into())];
        if costs.is_empty() {
            lines.push(&words.say("reach-none", &name));
            return;
        }
        let cells: Vec<Vec<String>> = costs
            .into_iter()
            .map(|(total, city, Cost { connection, house })| {
                let houses = position.houses_in(city).to_string();
                vec![words.city(city).to_owned(), houses, format!("{total} = {connection:>2} + {house}")]
            })
            .collect();
        let aligned = table(&cells, &[Align::Left, Align::Right, Align::Right]);
        let widest = aligned.iter().map(|cell| width(cell)).max().unwrap_or(0);
        let rows: Vec<Vec<String>> = rows_that_fit(&aligned, widest, 2);
        lines.push(&words.say("reach-heading", &name));
        for row in table(&rows, &[]) {
            lines.push_line(&format!("  {row}"));
        }
    }
}
