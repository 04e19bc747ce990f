//! The position as headings, tables and lists, with the content of the drawings.

use dice_settlers::{Colour, DiceSettlers, Main, Slot, Terrain, Tile};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::{Element as _, Scene};

use crate::element::Element;
use crate::icons;
use crate::look::Look;

pub(crate) fn text_mode(scene: &Scene<'_, DiceSettlers>) -> Markup {
    let look = Look::new(scene);
    html! {
        div.ds-text {
            svg.ds-spoken aria-hidden="true" { (scene.still("ds-signs", "all", || html! { defs { (icons::symbols()) } })) }
            (look.seats_table())
            (look.dice_list())
            @if !look.position.drawn().is_empty() { (look.drawn_table()) }
            (look.map_table())
            (look.cards_table())
            (look.supply_table())
            @if let Some(bot) = look.bot() { (look.bot_section(bot)) }
        }
    }
}

impl Look<'_> {
    fn heads(&self, keys: &[&str]) -> Markup {
        html! { thead { tr { @for key in keys { th scope="col" { (self.say(key, &[])) } } } } }
    }

    fn seats_table(&self) -> Markup {
        let position = self.position;
        let heads = [
            "table-player",
            "mat-vp",
            "mat-score",
            "mat-quota",
            "mat-tents",
            "mat-houses",
            "table-tokens",
            "area-cards",
        ];
        html! {
            table {
                caption { (self.say("table-players", &[])) }
                (self.heads(&heads))
                tbody {
                    @for seat in position.all_players() {
                        @let cards: Vec<String> = position.markers(seat).iter().map(|slot| self.marker_words(seat, Slot(slot))).collect();
                        tr {
                            th scope="row" {
                                (self.name(seat)) @if position.first_player() == seat { " (" (self.say("panel-first", &[])) ")" }
                            }
                            td { (position.vp(seat)) }
                            td { (self.projection(seat).map_or("–".to_owned(), |points| points.to_string())) }
                            td { @if position.is_bot(seat) { "–" } @else { (position.quota(seat)) @if let Some(next) = self.next_quota(seat) { " → " (next) } } }
                            td { (position.tents(seat)) }
                            td { (position.houses(seat)) }
                            td { (self.token_words(seat)) }
                            td { @if cards.is_empty() { "–" } @else { (cards.join(", ")) } }
                        }
                    }
                }
            }
        }
    }

    fn marker_words(&self, seat: Seat, slot: Slot) -> String {
        let turned = self.position.turned(seat).has(slot.0);
        let name = self.words.card(slot);
        if turned { format!("{name} ({})", self.say("card-turned", &[])) } else { name }
    }

    /// The dice and the icons of all players.
    fn dice_list(&self) -> Markup {
        let position = self.position;
        html! {
            h3 { (self.say("table-dice", &[])) }
            ul {
                @for seat in position.all_players().filter(|&seat| !position.is_bot(seat)) {
                    li data-el=(Element::Bag(seat).id(position)) { (self.name(seat)) ": " (self.dice_words(seat)) }
                }
            }
            table {
                caption { (self.say("table-icons", &[])) }
                thead { tr {
                    th scope="col" { (self.say("table-player", &[])) }
                    @for main in Main::ALL { th scope="col" { (self.words.main(main)) } }
                } }
                tbody {
                    @for seat in position.all_players().filter(|&seat| !position.is_bot(seat)) {
                        tr {
                            th scope="row" { (self.name(seat)) }
                            @for main in Main::ALL {
                                @let icons = position.spendable(seat, main);
                                td data-el=(Element::Action(seat, main).id(position)) {
                                    (icons.total) @if icons.half { "½" }
                                    @if position.taken(seat).has(main.number()) { " (" (self.say("table-used", &[])) ")" }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn drawn_table(&self) -> Markup {
        html! {
            h3 { (self.say("text-drawn", &[])) }
            ul {
                @for tile in self.position.drawn().iter().map(Tile) {
                    li data-el=(Element::Drawn(tile).id(self.position)) { (tile.0) ": " (self.words.tile_facts(tile)) }
                }
            }
        }
    }

    fn map_table(&self) -> Markup {
        let position = self.position;
        let heads = [
            "table-tile",
            "table-terrain",
            "table-numbers",
            "table-ability",
            "table-tents",
            "table-control",
            "table-beside",
        ];
        html! {
            table {
                caption { (self.say("text-map", &[])) }
                (self.heads(&heads))
                tbody {
                    @for tile in position.map().iter().map(Tile) {
                        @let row = position.tables().tile(tile);
                        @let beside: Vec<String> = position.neighbours(tile).iter().map(|tile| tile.to_string()).collect();
                        @let ran: Vec<String> = position.all_players().filter(|&seat| position.factories_run(seat).has(tile.0)).map(|seat| self.name(seat)).collect();
                        tr {
                            th scope="row" data-el=(Element::Tile(tile).id(position)) { (tile.0) }
                            td { (self.words.terrain(row.terrain)) }
                            td { (self.words.numbers(tile)) }
                            td {
                                (self.words.ability(tile))
                                @if !ran.is_empty() { " (" (self.say("table-ran", &[("names", ran.join(", ").into())])) ")" }
                            }
                            td { (self.occupants(tile)) }
                            td { (self.control(tile)) }
                            td { (position.cell(tile)) ": " (beside.join(", ")) }
                        }
                    }
                }
            }
        }
    }

    fn cards_table(&self) -> Markup {
        let position = self.position;
        let heads = [
            "table-card",
            "table-effect",
            "word-research",
            "table-terrain",
            "table-tokens",
            "mat-vp",
            "table-owners",
            "table-standing",
        ];
        html! {
            table {
                caption { (self.say("area-cards", &[])) }
                (self.heads(&heads))
                tbody {
                    @for slot in self.slots() {
                        @let card = position.technology(slot);
                        @let terrains: Vec<String> = Terrain::ALL.into_iter().filter(|terrain| card.terrains.has(terrain.number())).map(|terrain| self.words.terrain(terrain)).collect();
                        @let owners: Vec<String> = position.all_players().filter(|&seat| position.markers(seat).has(slot.0)).map(|seat| self.owner_words(seat, slot)).collect();
                        tr {
                            th scope="row" data-el=(Element::Card(slot).id(position)) { (self.words.card(slot)) }
                            td { (self.words.card_text(slot)) }
                            td { (card.research) }
                            td { @if terrains.is_empty() { "–" } @else { (terrains.join(", ")) } }
                            td { (self.words.tokens(card.cost)) }
                            td { (card.vp) }
                            td { @if owners.is_empty() { "–" } @else { (owners.join(", ")) } }
                            td { (self.standing_words(slot)) }
                        }
                    }
                }
            }
        }
    }

    /// Whether the viewer could research a card, or what is lacking.
    fn standing_words(&self, slot: Slot) -> String {
        let payer = self.payer().filter(|_| self.scene.assisted);
        match payer.and_then(|seat| self.position.lacking(seat, slot).map(|lacking| (seat, lacking))) {
            None => "–".to_owned(),
            Some((_, lacking)) if lacking.is_nothing() => self.say("card-can", &[]),
            Some((seat, _)) => self.lacking_words(seat, slot),
        }
    }

    fn supply_table(&self) -> Markup {
        let position = self.position;
        html! {
            h3 { (self.say("area-supply", &[])) }
            ul {
                @for colour in Colour::ALL.into_iter().filter(|&colour| colour != Colour::White) {
                    li data-el=(Element::Supply(colour).id(position)) {
                        (self.words.colour(colour)) ": " (position.supply()[colour.index()])
                    }
                }
            }
            h3 { (self.say("end-title", &[])) }
            ul {
                @for number in 1..=4u8 {
                    li data-el=(Element::Trigger(number).id(position)) {
                        (self.end_words(number))
                        @if position.end_conditions()[usize::from(number - 1)] { " – " (self.say("end-reached", &[])) }
                    }
                }
            }
        }
    }

    fn bot_section(&self, bot: Seat) -> Markup {
        let position = self.position;
        html! {
            h3 { (self.say("diceoneer-title", &[])) }
            ul {
                @for main in position.tables().solo.clockwise {
                    li data-el=(Element::Side(main).id(position)) { (self.side_words(main)) }
                }
                li data-el=(Element::Row.id(position)) { (self.say("bot-row", &[("n", position.bot_row().len().into())])) ": " (self.row_words()) }
                li data-el=(Element::Home(bot).id(position)) { (self.say("explain-home-bot", &[("n", position.bot_general_tents().into())])) }
            }
        }
    }
}
