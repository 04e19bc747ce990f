//! The position as headings, tables and lists: the content of the drawings as text.

use engine::Seat;
use manhattan_project::{
    Building, Crew, ManhattanProject, Position, Space, Stage, WorkerType, bombs, buildings,
};
use maud::{Markup, html};
use ui_kit::{Element as _, Scene};

use crate::element::{Element, Figure};
use crate::icons;
use crate::look::Look;

pub(crate) fn text_mode(scene: &Scene<'_, ManhattanProject>) -> Markup {
    let look = Look::new(scene);
    html! {
        div.mp-text {
            // The panels beside the text use the symbols that otherwise come with the board.
            svg.mp-spoken aria-hidden="true" focusable="false" { (icons::symbols()) }
            (look.players_table())
            (look.deals_list())
            (look.spaces_table())
            (look.market_table())
            (look.designs_list())
            @for seat in look.position.turn_order() { (look.board_list(seat)) }
        }
    }
}

impl Look<'_> {
    fn heads(&self, heads: impl IntoIterator<Item = String>) -> Markup {
        html! { thead { tr { @for head in heads { th scope="col" { (head) } } } } }
    }

    fn players_table(&self) -> Markup {
        let figures = Figure::ALL.into_iter().filter(|&figure| figure != Figure::Token);
        let heads = [self.say("players-heading", &[])]
            .into_iter()
            .chain(figures.clone().map(|figure| self.figure_name(figure)))
            .chain([self.say("table-in-hand", &[]), self.say("table-untrained", &[])]);
        html! {
            table {
                caption { (self.say("title-game", &[("goal", self.position.goal().into())])) }
                (self.heads(heads))
                tbody {
                    @for seat in self.position.turn_order() {
                        tr {
                            th scope="row" {
                                (self.name(seat))
                                @if self.threatens(seat) { " – " (self.say("panel-threat-long", &[])) }
                            }
                            @for figure in figures.clone() {
                                td data-el=(Element::Figure(figure, seat).id(self.position)) { (figure.value(self.position, seat)) }
                            }
                            td { (self.words.crew_or_none(self.position.supply(seat))) }
                            td { (self.words.crew_or_none(Crew::permanent(self.position.untrained(seat)))) }
                        }
                    }
                }
            }
            p data-el=(Element::Supply.id(self.position)) {
                (self.say("players-supply", &[("crew", self.words.crew_or_none(Crew::contractors(self.position.contractors())).into())]))
            }
        }
    }

    fn spaces_table(&self) -> Markup {
        let heads =
            ["table-space", "table-asks", "table-gives", "table-occupied"].map(|key| self.say(key, &[]));
        html! {
            table {
                caption { (self.say("board-heading", &[])) }
                (self.heads(heads))
                tbody {
                    @for space in Space::all() {
                        @let card = self.position.tables().space(space);
                        @let gives = self.words.gives(&card.work);
                        tr {
                            th scope="row" data-el=(Element::Space(space).id(self.position)) { (self.words.space(space)) }
                            td { (self.words.asks(&card.work)) }
                            td {
                                @if gives.is_empty() { "–" } @else { (gives) }
                                @if let Some(others) = self.words.goods(card.others) {
                                    " " (self.say("space-others", &[("goods", others.into())]))
                                }
                                @if card.bribe { " · " (self.say("offer-bribe", &[])) }
                            }
                            td { (self.occupants(space)) }
                        }
                    }
                }
            }
        }
    }

    fn market_table(&self) -> Markup {
        let position = self.position;
        let heads = ["table-building", "table-price"].map(|key| self.say(key, &[]));
        let values = [("cards", position.buildings_in_deck().into()), ("bribes", position.bribes().into())];
        html! {
            table {
                caption { (self.say("market-heading", &values)) }
                (self.heads(heads))
                tbody {
                    @for at in Position::all() {
                        @if let Some(building) = position.on_market(at) {
                            @let row = position.tables().position(at);
                            tr {
                                th scope="row" data-el=(Element::Building(building).id(position)) { (self.words.building_in_full(building)) }
                                td {
                                    "$" (row.price)
                                    @if row.engineer_free { " · " (self.say("table-engineer-free", &[])) }
                                    @if row.bribe { " · " (self.say("offer-bribe", &[])) }
                                    @if row.takes_bribes { " · " (self.say("table-takes-bribes", &[])) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn designs_list(&self) -> Markup {
        let position = self.position;
        let values = [("cards", position.bombs_in_deck().into()), ("count", position.face_up().len().into())];
        let key = match position.stage() {
            Stage::Drafting => "designs-passed-on",
            _ if position.design_is_open() => "designs-heading",
            _ => "designs-closed",
        };
        let under: Vec<String> = position.bombs_under_deck().map(|bomb| self.words.bomb(bomb)).collect();
        html! {
            h3 { (self.say(key, &values)) }
            @if self.sees_face_up() {
                ul {
                    @for bomb in bombs(position.face_up()) {
                        li data-el=(Element::Bomb(bomb).id(position)) { (self.words.bomb_title(bomb)) "; " (self.words.bomb_facts(bomb)) }
                    }
                }
            }
            p data-el=(Element::Tokens.id(position)) { (self.say("designs-tokens", &[("tokens", self.words.tokens_left().into())])) }
            @if !under.is_empty() { p { (self.say("designs-under", &[("bombs", under.join(", ").into())])) } }
        }
    }

    fn board_list(&self, seat: Seat) -> Markup {
        let position = self.position;
        let supply = position.supply(seat);
        html! {
            h3 { (self.say("boards-of", &[("name", self.name(seat).into())])) }
            ul {
                @for which in WorkerType::ALL {
                    @let own = (Element::Own(seat, which), Crew::permanent(manhattan_project::Workers::of(which, supply.permanent.count(which))));
                    @let grey = (Element::Grey(seat, which), Crew::contractors(manhattan_project::Workers::of(which, supply.contractors.count(which))));
                    @for (element, crew) in [own, grey] {
                        @if let Some(crew) = self.words.crew(crew) { li data-el=(element.id(position)) { (self.say("table-held", &[("crew", crew.into())])) } }
                    }
                }
                @for building in buildings(position.buildings_of(seat)) { (self.building_line(building)) }
                @for bomb in bombs(position.built(seat)) {
                    @let state = if position.loaded(seat).has(bomb.0) { "bomb-loaded" } else { "bomb-built" };
                    li data-el=(Element::Bomb(bomb).id(position)) {
                        (self.words.bomb_title(bomb)) "; " (self.words.bomb_facts(bomb)) " · " (self.say(state, &[]))
                        @if let Some(crew) = self.words.crew(position.on_bomb(bomb)) { " · " (crew) }
                    }
                }
                @if let Some((value, crew)) = position.token(seat) {
                    li data-el=(Element::Figure(Figure::Token, seat).id(position)) {
                        (self.say("bomb-token", &[("token", value.into())]))
                        @if let Some(crew) = self.words.crew(crew) { " · " (crew) }
                    }
                }
                @if self.sees_hand_of(seat) {
                    @for bomb in bombs(position.hand(seat)) {
                        li data-el=(Element::Bomb(bomb).id(position)) {
                            (self.words.bomb_title(bomb)) "; " (self.words.bomb_facts(bomb)) " · " (self.say("bomb-in-hand", &[]))
                            @if let Some(progress) = self.progress(bomb, seat) { " · " (progress) }
                        }
                    }
                }
            }
        }
    }

    fn building_line(&self, building: Building) -> Markup {
        let (user, crew) = self.position.on_building(building);
        let damage = self.position.damage(building);
        html! {
            li data-el=(Element::Building(building).id(self.position)) {
                (self.words.building_in_full(building))
                @if damage > 0 { " · " (self.say("building-damage", &[("damage", damage.into())])) }
                @if let Some(own) = self.words.crew(Crew::permanent(crew.permanent)) { " · " (self.name(user)) ": " (own) }
                @if let Some(grey) = self.words.crew(Crew::contractors(crew.contractors)) { " · " (grey) }
            }
        }
    }
}
