//! The two markets.

use power_grid::{Fuel, Step3Card, plants};

use crate::look::Look;
use ui_kit::layout::{Align, Lines, rows_that_fit, table, width};

impl Look<'_> {
    /// PG-5.17: the current and the future market, or one row once the Step 3 card is gone; the number of cards left.
    pub(super) fn plant_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
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

    /// PG-6: for each kind the tokens on the market, the next price, the refill and the supply; then the tokens on each
    /// price.
    pub(super) fn resource_lines(&self, lines: &mut Lines) {
        let (words, position) = (self.words, self.position);
        let (market, supply, refill) = (position.market(), position.supply(), position.refill_by_table());
        let spaces = self.spaces();
        let heads = [
            "resources-heading",
            "resources-tokens",
            "resources-price",
            "resources-refill",
            "resources-supply",
        ];
        let mut rows = vec![heads.map(|key| words.say(key, &[])).to_vec()];
        rows[0].extend([words.say("resources-spaces", &[]), in_spaces(&spaces, u8::to_string)]);
        rows.extend(Fuel::ALL.map(|fuel| {
            let at = fuel.index();
            vec![
                format!("  {}", words.fuel(fuel)),
                market[at].to_string(),
                position.price(fuel).map_or("–".to_owned(), |price| price.to_string()),
                format!("+{}", refill[at]),
                supply[at].to_string(),
                String::new(),
                in_spaces(&spaces, |&space| self.tokens_on(fuel, space)),
            ]
        }));
        let aligns = [Align::Left, Align::Right, Align::Right, Align::Right, Align::Right];
        table(&rows, &aligns).iter().for_each(|row| lines.push_line(row));
    }

    /// The prices of all spaces of the market.
    fn spaces(&self) -> Vec<u8> {
        let tables = self.position.tables();
        let mut prices = Fuel::ALL.map(|fuel| tables.resource(fuel).spaces.clone()).concat();
        prices.sort_unstable();
        prices.dedup();
        prices
    }

    /// The number of tokens on a space: the n-th from the expensive end costs what the next token costs when n are
    /// left.
    fn tokens_on(&self, fuel: Fuel, space: u8) -> String {
        let resource = self.position.tables().resource(fuel);
        let all = 1..=self.position.market()[fuel.index()];
        match all.filter(|&count| resource.price(count) == Some(space)).count() {
            0 if resource.spaces.contains(&space) => ".".to_owned(),
            0 => String::new(),
            here => here.to_string(),
        }
    }
}

/// One narrow column for each space.
fn in_spaces(spaces: &[u8], cell: impl Fn(&u8) -> String) -> String {
    spaces.iter().map(|space| format!("{:>2}", cell(space))).collect::<Vec<_>>().join(" ")
}
