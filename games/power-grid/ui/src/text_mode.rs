//! The position as headings, tables and lists, with the same content as the drawings.

use engine::{Game, Seat};
use maud::{Markup, html};
use power_grid::{City, Fuel, Plant, PowerGrid, Region, Stage, Step3Card, plants};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;
use crate::offer::sum_of;
use crate::stored::stored;

pub(crate) fn text_mode(scene: &Scene<'_, PowerGrid>) -> Markup {
    let look = Look::new(scene);
    html! {
        div.pg-text {
            // The panels beside the text use the symbols that otherwise come with the board.
            svg.pg-spoken aria-hidden="true" focusable="false" { (icons::symbols()) }
            (look.players_table())
            (look.plants_table())
            (look.fuel_table())
            (look.cities_table())
            (look.links_table())
        }
    }
}

impl Look<'_> {
    fn heads(&self, keys: &[&str]) -> Markup {
        html! { thead { tr { @for key in keys { th scope="col" { (self.say(key, &[])) } } } } }
    }

    fn players_table(&self) -> Markup {
        let position = self.position;
        let tables = position.tables();
        let heads = [
            "table-player",
            "mat-money",
            "mat-cities",
            "mat-supplies",
            "mat-income",
            "mat-houses",
            "table-plants",
        ];
        html! {
            table {
                caption { (self.say("table-players", &[])) }
                (self.heads(&heads))
                tbody {
                    @for &seat in position.order() {
                        @let size = position.size(seat);
                        @let supplied = self.supplies(seat);
                        tr {
                            th scope="row" { (self.name(seat)) }
                            td { @if self.sees_money_of(seat) { (position.money(seat)) } @else { "?" } }
                            td { (size) }
                            td { (self.say("mat-of", &[("supplied", supplied.into()), ("cities", size.into())])) }
                            td { (tables.payment(supplied)) }
                            td { (tables.houses - size) }
                            td { (self.plants_in_words(seat)) }
                        }
                    }
                }
            }
        }
    }

    fn plants_in_words(&self, seat: Seat) -> Markup {
        let owned: Vec<Plant> = plants(self.position.plants_of(seat)).collect();
        html! {
            @if owned.is_empty() { "–" } @else {
                ul {
                    @for plant in owned {
                        li data-el=(Element::Plant(plant).id(self.position)) { (self.plant_in_words(seat, plant)) }
                    }
                }
            }
        }
    }

    fn plant_in_words(&self, seat: Seat, plant: Plant) -> String {
        let mut by_kind = [0; 4];
        let (held, free) = stored(self.position, seat, plant);
        held.iter().for_each(|fuel| by_kind[fuel.index()] += 1);
        let facts = format!("{}: {}", plant.0, self.words.facts(plant));
        match self.words.tokens(by_kind) {
            Some(tokens) => {
                let values = [("facts", facts.into()), ("tokens", tokens.into()), ("free", free.into())];
                self.say("table-stored", &values)
            }
            None => facts,
        }
    }

    fn plants_table(&self) -> Markup {
        let position = self.position;
        let single = position.step3_card() == Step3Card::Removed;
        let now = self.say(if single { "market-single" } else { "market-current" }, &[]);
        let rows = plants(position.current_market()).map(|plant| (plant, now.clone()));
        let later = self.say("market-future", &[]);
        let rows = rows.chain(plants(position.future_market()).map(|plant| (plant, later.clone())));
        html! {
            table {
                caption { (self.say("market-plants", &[])) }
                (self.heads(&["table-plant", "table-row", "table-burns", "table-supplies"]))
                tbody {
                    @for (plant, row) in rows {
                        tr {
                            th scope="row" data-el=(Element::Plant(plant).id(position)) { (plant.0) }
                            td { (row) }
                            td { (self.words.burned_by(plant)) }
                            td { (position.tables().card(plant).cities) }
                        }
                    }
                    @if position.step3_card() == Step3Card::OnDisplay {
                        tr { th scope="row" data-el=(Element::Step3.id(position)) { (self.say("market-step3", &[])) } td { (later) } td { "–" } td { "–" } }
                    }
                }
            }
            p { (self.deck_in_words()) }
        }
    }

    fn deck_in_words(&self) -> String {
        let cards = [("cards", self.position.cards_in_deck().into())];
        let key = match self.position.step3_card() {
            Step3Card::InDeck => "market-deck-step3",
            Step3Card::OnDisplay | Step3Card::Removed => "market-deck",
        };
        format!("{} {}", self.say(key, &cards), self.why_leaving().unwrap_or_default())
    }

    fn fuel_table(&self) -> Markup {
        let position = self.position;
        let heads = ["table-fuel", "table-tokens", "table-price", "table-refill", "table-supply"];
        html! {
            table {
                caption { (self.say("market-fuel", &[])) }
                (self.heads(&heads))
                tbody {
                    @for fuel in Fuel::ALL {
                        @let at = fuel.index();
                        tr {
                            th scope="row" data-el=(Element::Token(fuel).id(position)) { (self.words.fuel(fuel)) }
                            td { (position.market()[at]) }
                            td { (position.price(fuel).map_or("–".to_owned(), |price| price.to_string())) }
                            td { (position.refill_by_table()[at]) }
                            td { (position.supply()[at]) }
                        }
                    }
                }
            }
        }
    }

    fn cities_table(&self) -> Markup {
        let position = self.position;
        let payer = self.scene.viewer.or(position.to_act());
        let heads = ["table-city", "table-region", "table-owners", "table-slot", "table-total", "table-via"];
        html! {
            (self.regions_list())
            @if position.stage() != Stage::Regions {
                table {
                    caption { (self.say("table-cities", &[("name", payer.map_or("–", |seat| self.name(seat)).into())])) }
                    (self.heads(&heads))
                    tbody {
                        @for city in position.grid().cities.iter().map(City) { (self.city_row(city, payer)) }
                    }
                }
            }
        }
    }

    /// The regions, with the cities that have no row in the table: all while regions are drafted, then those out of
    /// play.
    fn regions_list(&self) -> Markup {
        let map = self.position.map();
        let has_row =
            |city: City| self.position.stage() != Stage::Regions && self.position.grid().cities.has(city.0);
        let listed =
            |region| self.cities().filter(move |&city| map.region_of(city) == region && !has_row(city));
        html! {
            h3 { (self.say("table-regions", &[])) }
            ul {
                @for (row, _) in (0u8..).zip(&map.regions) {
                    @let picked = self.position.regions().has(row);
                    li data-el=(Element::Region(Region(row)).id(self.position)) {
                        (self.words.region(Region(row)))
                        @if picked { " – " (self.say("table-picked", &[])) }
                        @if listed(Region(row)).next().is_some() {
                            ul {
                                @for city in listed(Region(row)) {
                                    li data-el=(Element::City(city).id(self.position)) { (self.words.city(city)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn city_row(&self, city: City, payer: Option<Seat>) -> Markup {
        let position = self.position;
        let owners: Vec<&str> = self.owners(city).into_iter().map(|seat| self.name(seat)).collect();
        let own = payer.is_some_and(|seat| position.cities_of(seat).has(city.0));
        let cost = payer.filter(|_| !own).and_then(|seat| position.cost(seat, city).map(|cost| (seat, cost)));
        let open = position.has_open_space(city);
        html! {
            tr {
                th scope="row" data-el=(Element::City(city).id(position)) { (self.words.city(city)) }
                td { (self.words.region(position.map().region_of(city))) }
                td { @if owners.is_empty() { "–" } @else { (owners.join(", ")) } }
                @match cost {
                    Some((seat, cost)) => {
                        td { (cost.house) @if !open { " (" (self.say("table-closed", &[])) ")" } }
                        td { (sum_of(cost)) }
                        td { (self.via(seat, city)) }
                    }
                    None => { td { "–" } td { "–" } td { "–" } }
                }
            }
        }
    }

    fn via(&self, seat: Seat, city: City) -> String {
        let way = self.position.cheapest_way(seat, city);
        let passed: Vec<&str> = way[..way.len() - 1].iter().map(|&at| self.words.city(at)).collect();
        if passed.is_empty() { "–".to_owned() } else { passed.join(" – ") }
    }

    /// The connections of every city in play.
    fn links_table(&self) -> Markup {
        let map = self.position.map();
        html! {
            h3 { (self.say("table-links", &[])) }
            ul {
                @for city in self.cities().filter(|&city| self.in_play(city)) {
                    @let mut joined = map.links.iter().filter_map(|&(a, b, cost)| match (a == city, b == city) {
                        (true, _) => Some((b, cost)),
                        (_, true) => Some((a, cost)),
                        _ => None,
                    }).filter(|(other, _)| self.in_play(*other)).map(|(other, cost)| format!("{} {cost}", self.words.city(other))).collect::<Vec<_>>();
                    li { (self.words.city(city)) ": " (self.sorted(&mut joined)) }
                }
            }
        }
    }

    fn sorted(&self, items: &mut [String]) -> String {
        items.sort();
        items.join(", ")
    }
}
