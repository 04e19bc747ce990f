//! The two markets.

use power_grid::{Fuel, Step3Card, plants};

use super::View;
use super::layout::{Align, Lines, rows_that_fit, table, width};

impl View<'_> {
    /// PG-5.17: the current and the future market, or one row once the Step 3 card is gone; how many cards are left.
    pub(super) fn plant_market(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let cards = |set| plants(set).map(|plant| words.card(plant)).collect::<Vec<String>>();
        let mut markets = vec![(words.say("plants-current", &[]), cards(position.current_market()))];
        if position.step3_card() != Step3Card::Removed {
            let mut future = cards(position.future_market());
            if position.step3_card() == Step3Card::OnDisplay {
                future.push(words.say("plants-step3", &[]));
            }
            markets.push((words.say("plants-future", &[]), future));
        }
        let label = markets.iter().map(|(label, _)| width(label)).max().unwrap_or(0) + 2;
        let widest = markets.iter().flat_map(|(_, cards)| cards).map(|card| width(card)).max().unwrap_or(0);
        let mut rows = Vec::new();
        for (market, mut cards) in markets {
            if cards.is_empty() {
                cards.push(words.say("plants-none", &[]));
            }
            let mut head = format!("  {market}");
            for row in rows_that_fit(&cards, widest, label + 2) {
                rows.push([vec![std::mem::take(&mut head)], row].concat());
            }
        }
        lines.push(&words.say("plants-heading", &[]));
        table(&rows, &[]).iter().for_each(|row| lines.push_line(row));
        let key = match position.step3_card() {
            Step3Card::InDeck => "plants-deck-step3",
            Step3Card::OnDisplay | Step3Card::Removed => "plants-deck",
        };
        lines.push(&format!("  {}", words.say(key, &[("cards", position.cards_in_deck().into())])));
    }

    /// PG-6: how many tokens there are, what the next one costs, what phase 5 adds, what lies beside the board; then how
    /// many tokens lie on each price.
    pub(super) fn resource_market(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.words.position);
        let (market, supply, refill) = (position.market(), position.supply(), position.refill_by_table());
        let resource = |fuel| position.tables().resource(fuel);
        let mut prices: Vec<u8> = Fuel::ALL.iter().flat_map(|&fuel| resource(fuel).spaces.clone()).collect();
        prices.sort_unstable();
        prices.dedup();
        let mut heads = vec![words.say("resources-heading", &[])];
        heads.extend(
            [
                "resources-tokens",
                "resources-price",
                "resources-refill",
                "resources-supply",
                "resources-spaces",
            ]
            .map(|key| words.say(key, &[])),
        );
        heads.extend(prices.iter().map(u8::to_string));
        let mut rows = vec![heads];
        for fuel in Fuel::ALL {
            let at = fuel.index();
            let price = |count| resource(fuel).price(count);
            let mut row = vec![
                format!("  {}", words.fuel(fuel)),
                market[at].to_string(),
                position.price(fuel).map_or("–".to_owned(), |price| price.to_string()),
                format!("+{}", refill[at]),
                supply[at].to_string(),
                String::new(),
            ];
            // The n-th token from the dear end costs what the next token costs when n are left.
            row.extend(prices.iter().map(|&space| {
                let here = (1..=market[at]).filter(|&count| price(count) == Some(space)).count();
                match here {
                    0 if resource(fuel).spaces.contains(&space) => ".".to_owned(),
                    0 => String::new(),
                    _ => here.to_string(),
                }
            }));
            rows.push(row);
        }
        let mut aligns = vec![Align::Right; 6 + prices.len()];
        aligns[0] = Align::Left;
        table(&rows, &aligns).iter().for_each(|row| lines.push_line(row));
    }
}
