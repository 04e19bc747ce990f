//! The position as headings, tables and lists, for reading and for screen readers.

use castles_of_burgundy::{CastlesOfBurgundy, Depot, Estate, Hex, Kind, Pips, Stage};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::look::{Look, points_of};

pub(crate) fn text_mode(scene: &Scene<'_, CastlesOfBurgundy>) -> Markup {
    let look = Look::new(scene);
    let begun = look.position.stage() != Stage::Estates;
    let seats: Vec<Seat> = match scene.viewer {
        Some(viewer) => [viewer].into_iter().chain(look.seats().filter(|&seat| seat != viewer)).collect(),
        None => look.seats().collect(),
    };
    html! {
        div.cb-text {
            (look.players_table())
            @if begun {
                (look.depots_table())
                (look.goods_and_order())
                (look.bonus_table())
            }
            @for seat in seats { (look.estate_table(seat)) }
        }
    }
}

impl Look<'_> {
    fn heads(&self, keys: &[&str]) -> Markup {
        html! { thead { tr { @for key in keys { th scope="col" { (self.say(key, &[])) } } } } }
    }

    pub(crate) fn or_nothing(&self, list: Option<String>) -> String {
        list.unwrap_or_else(|| self.words.nothing())
    }

    fn players_table(&self) -> Markup {
        let position = self.position;
        let heads = [
            "table-player",
            "players-score",
            "players-dice",
            "mat-workers",
            "mat-silver",
            "mat-storage",
            "mat-goods",
            "mat-sold",
            "table-space",
        ];
        html! {
            table {
                caption { (self.say("players-heading", &[])) }
                (self.heads(&heads))
                tbody {
                    @for &seat in position.order() {
                        @let dice: Vec<String> = position.dice(seat).into_iter().flatten().map(|die| die.0.to_string()).collect();
                        @let sold: u8 = position.sold(seat).iter().sum();
                        tr {
                            th scope="row" { (self.name(seat)) }
                            td { (points_of(self.position, seat)) }
                            td { (if dice.is_empty() { "–".to_owned() } else { dice.join(", ") }) }
                            td { (position.workers(seat)) }
                            td { (position.silver(seat)) }
                            td { (self.or_nothing(self.stored_with_facts(seat))) }
                            td { (self.or_nothing(self.words.goods_list(position.goods_of(seat)))) }
                            td {
                                @if self.sees_sold(seat) { (self.or_nothing(self.words.goods_list(position.sold(seat)))) }
                                @else { (sold) }
                            }
                            td { (position.space(seat)) }
                        }
                    }
                }
            }
        }
    }

    fn stored_with_facts(&self, seat: Seat) -> Option<String> {
        let stored =
            self.position.storage(seat).iter().flatten().map(|&tile| self.words.tile_with_facts(tile));
        let stored: Vec<String> = stored.collect();
        (!stored.is_empty()).then(|| stored.join(", "))
    }

    /// The depots, with the workers each die of the viewer needs for them.
    fn depots_table(&self) -> Markup {
        let position = self.position;
        html! {
            table {
                caption { (self.say("depots-heading", &[])) }
                (self.heads(&["table-depot", "table-tiles", "mat-goods", "table-reach"]))
                tbody {
                    @for depot in Depot::numbered().chain([Depot::BLACK]) {
                        @let tiles = position.tiles_in(depot).iter().flatten().map(|&tile| self.words.tile_with_facts(tile));
                        @let tiles: Vec<String> = tiles.collect();
                        tr {
                            th scope="row" { (self.words.depot(depot)) }
                            td {
                                @if tiles.is_empty() { (self.words.nothing()) }
                                @else { ul { @for tile in tiles { li { (tile) } } } }
                            }
                            td { @if depot != Depot::BLACK { (self.or_nothing(self.words.goods_list(position.goods_in(depot)))) } }
                            td { (self.reach_in_words(depot)) }
                        }
                    }
                }
            }
        }
    }

    fn reach_in_words(&self, depot: Depot) -> String {
        if depot == Depot::BLACK {
            return self.words.silver(self.position.tables().price);
        }
        let reach: Vec<(Pips, u8)> = self.reach_of_depot(depot);
        let said = reach.into_iter().map(|(die, workers)| {
            let workers = self.words.workers(workers.into());
            self.say("explain-reach", &[("die", die.0.into()), ("workers", workers.into())])
        });
        let said: Vec<String> = said.collect();
        if said.is_empty() { "–".to_owned() } else { said.join("; ") }
    }

    fn goods_and_order(&self) -> Markup {
        let position = self.position;
        let coming: Vec<String> =
            position.round_goods().iter().flatten().map(|&goods| self.words.goods(goods)).collect();
        let names = |seats: &[Seat]| seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>().join(", ");
        html! {
            ul {
                @if let Some(die) = position.white_die() { li { (self.say("white-die", &[("die", die.0.into())])) } }
                @if !coming.is_empty() { li { (self.say("coming-goods", &[("goods", coming.join(", ").into())])) } }
                li { (self.say("order-now", &[("names", names(position.order()).into())])) }
                li { (self.say("order-next", &[("names", names(position.track()).into())])) }
            }
        }
    }

    fn bonus_table(&self) -> Markup {
        let position = self.position;
        html! {
            table {
                caption { (self.say("table-bonus", &[])) }
                (self.heads(&["table-colour", "table-large", "table-small"]))
                tbody {
                    @for kind in Kind::ALL {
                        tr {
                            th scope="row" { (self.words.kind(kind)) }
                            @for (place, owner) in position.bonus_tiles(kind).into_iter().enumerate() {
                                td {
                                    @match owner {
                                        Some(seat) => { (self.name(seat)) }
                                        None => { (position.tables().colour_points(place, position.seats())) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// CB-1.15: every hex with its tile, region and neighbours. The name of a hex tells its colour and die
    /// number.
    fn estate_table(&self, seat: Seat) -> Markup {
        let position = self.position;
        let name = ("name", self.name(seat).into());
        if position.stage() == Stage::Estates && !self.sees_estate(seat) {
            return self.board_to_choose(seat);
        }
        let row = position.estate_row(seat);
        let name_of = |hex: Hex| self.words.hex(position.estate_of(seat), hex);
        let heads = ["table-hex", "table-tile", "table-region", "table-beside"];
        html! {
            table {
                caption { (self.say("estate-heading", &[name, ("estate", row.id.clone().into())])) }
                (self.heads(&heads))
                tbody {
                    @for hex in self.hexes() {
                        @let beside = position.tables().grid.beside(hex).iter().map(|other| name_of(Hex(other)));
                        tr {
                            th scope="row" { (name_of(hex)) }
                            td { (self.lying(seat, hex)) }
                            td { (self.about_region(seat, hex)) }
                            td { (beside.collect::<Vec<_>>().join(", ")) }
                        }
                    }
                }
            }
        }
    }

    /// The board of a player who has not chosen, or whose choice is hidden; the viewer's own with all its hexes.
    fn board_to_choose(&self, seat: Seat) -> Markup {
        let position = self.position;
        if position.has_chosen(seat) {
            return html! { p { (self.say("estate-chosen", &[("name", self.name(seat).into())])) } };
        }
        let [front, back] = position.board_of(seat);
        let own = self.scene.viewer == Some(seat);
        html! {
            p { (self.words.board(seat, self.name(seat))) }
            @if own { (self.side_table(front)) }
            @if own && back != front { (self.side_table(back)) }
        }
    }

    /// CB-11.2: every hex of a side, with the size of its region and its neighbours.
    fn side_table(&self, estate: Estate) -> Markup {
        let tables = self.position.tables();
        let row = tables.estate(estate);
        let name_of = |hex: Hex| self.words.hex(estate, hex);
        html! {
            table {
                caption { (self.say("mat-estate", &[("estate", row.id.clone().into())])) }
                (self.heads(&["table-hex", "table-region-size", "table-beside"]))
                tbody {
                    @for hex in self.hexes() {
                        @let beside = tables.grid.beside(hex).iter().map(|other| name_of(Hex(other)));
                        tr {
                            th scope="row" { (name_of(hex)) }
                            td { (row.region_of(hex).hexes.len()) }
                            td { (beside.collect::<Vec<_>>().join(", ")) }
                        }
                    }
                }
            }
        }
    }

    /// The tile on a hex; for an empty one the workers each die needs to place a tile there.
    fn lying(&self, seat: Seat, hex: Hex) -> String {
        if let Some(tile) = self.position.tile_on(seat, hex) {
            return self.words.tile_with_facts(tile);
        }
        let reach = self.reach(&Element::Hex(seat, hex).id(self.position));
        let said = reach.into_iter().map(|(die, workers)| {
            let workers = self.words.workers(workers.into());
            self.say("explain-reach", &[("die", die.0.into()), ("workers", workers.into())])
        });
        let said: Vec<String> = said.collect();
        if said.is_empty() { "–".to_owned() } else { said.join("; ") }
    }
}
