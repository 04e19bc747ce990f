//! Headstreams, basins with their dams and powerhouses, conduits, and the possible productions.

use barrage::{BaseSpace, Basin, ConduitSpace, Headstream};
use engine::Seat;
use maud::{Markup, html};
use ui_kit::Element as _;

use crate::element::Element;
use crate::look::Look;
use crate::words::Words;

impl Look<'_> {
    pub(super) fn springs_table(&self) -> Markup {
        let position = self.position;
        let after = position.after_flow(&mut ());
        let heads =
            ["table-spring", "table-drops", "table-rounds", "table-to", "table-rest-now", "table-rest-later"];
        let heads = if self.scene.assisted { &heads[..] } else { &heads[..4] };
        html! {
            table {
                caption { (self.say("table-springs", &[])) }
                (self.heads(heads))
                tbody {
                    @for spring in (0..4).map(Headstream) {
                        tr {
                            th scope="row" data-el=(Element::Spring(spring).id(position)) { (Words::letter(spring)) }
                            td { (position.on_headstream(spring)) }
                            td { (self.words.schedule(spring)) }
                            td { (position.tables().map.under(spring).0 + 1) }
                            @if self.scene.assisted {
                                td { (self.rest(position.resting_place(spring))) }
                                td { (self.rest(after.resting_place(spring))) }
                            }
                        }
                    }
                }
            }
            @if let Some(waits) = self.words.at_powerhouse() { p { (waits) } }
        }
    }

    fn rest(&self, space: Option<BaseSpace>) -> String {
        space.map_or_else(|| self.say("map-lost", &[]), |space| self.words.base(space))
    }

    fn owner(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.say("map-neutral", &[]), |seat| self.name(seat).to_owned())
    }

    pub(super) fn basins_table(&self) -> Markup {
        let map = &self.position.tables().map;
        let heads = ["table-basin", "table-area", "table-to", "table-upper", "table-lower", "table-houses"];
        html! {
            table {
                caption { (self.say("table-basins", &[])) }
                (self.heads(&heads))
                tbody {
                    @for basin in (0..12).map(Basin) {
                        @let spaces: Vec<BaseSpace> = basin.base_spaces().collect();
                        tr {
                            th scope="row" data-el=(Element::Basin(basin).id(self.position)) { (basin.0 + 1) }
                            td { (self.words.area(map.basin(basin).area)) }
                            td { (map.basin(basin).below.map_or_else(|| self.say("table-off", &[]), |below| (below.0 + 1).to_string())) }
                            @for at in 0..2 { td { @match spaces.get(at) { Some(&space) => (self.dam_words(space)), None => "–" } } }
                            td { (self.houses_words(basin)) }
                        }
                    }
                }
            }
        }
    }

    fn dam_words(&self, space: BaseSpace) -> Markup {
        let position = self.position;
        let after = position.after_flow(&mut ());
        let id = Element::Dam(space).id(position);
        html! {
            span data-el=(id) {
                @match position.dam(space) {
                    None => { (self.say(if space.is_upper() { "table-free-red" } else { "table-free" }, &[])) }
                    Some(dam) => {
                        @let values = [
                            ("owner", self.owner(dam.owner).into()),
                            ("level", dam.level.into()),
                            ("drops", dam.drops.into()),
                            ("capacity", position.capacity(dam).into()),
                        ];
                        (self.say("table-dam", &values))
                        @if self.scene.assisted {
                            @let drops = after.dam(space).map_or(0, |dam| dam.drops);
                            (self.say("table-dam-after", &[("drops", drops.into())]))
                        }
                    }
                }
            }
        }
    }

    fn houses_words(&self, basin: Basin) -> Markup {
        let map = &self.position.tables().map;
        let spaces: Vec<_> = map.powerhouse_spaces(basin).collect();
        html! {
            @if spaces.is_empty() { "–" }
            @for (at, &space) in spaces.iter().enumerate() {
                @if at > 0 { ", " }
                @let free = if map.powerhouse(space).red { "table-free-red" } else { "table-free" };
                span data-el=(Element::Powerhouse(space).id(self.position)) {
                    (at + 1) ": "
                    (self.position.powerhouse(space).map_or_else(|| self.say(free, &[]), |seat| self.name(seat).to_owned()))
                }
            }
        }
    }

    pub(super) fn conduits_table(&self) -> Markup {
        let map = &self.position.tables().map;
        html! {
            table {
                caption { (self.say("table-conduits", &[])) }
                (self.heads(&["table-conduit", "table-value", "table-to", "table-owner"]))
                tbody {
                    @for space in (0..20).map(ConduitSpace) {
                        @let row = map.conduit(space);
                        tr {
                            th scope="row" data-el=(Element::Conduit(space).id(self.position)) { (self.words.conduit(space)) }
                            td { (row.value) }
                            td { (row.to.0 + 1) }
                            td { (self.position.conduit(space).map_or_else(|| self.say("table-free", &[]), |seat| self.name(seat).to_owned())) }
                        }
                    }
                }
            }
        }
    }

    /// One row for each dam, conduit and number of drops; the energy at each place.
    pub(super) fn productions_table(&self) -> Markup {
        let runs = self.runs();
        html! {
            @if runs.is_empty() { p { (self.say("productions-none", &[])) } } @else {
                table {
                    (self.heads(if self.scene.assisted { &["productions-way", "table-energies", "productions-then"] } else { &["productions-way"] }))
                    tbody {
                        @for (run, places) in runs {
                            @let (dam, conduit, drops) = run;
                            @let energies = places.iter().map(|&place| {
                                let energy = self.position.energy_of(place, conduit, drops);
                                match place {
                                    Some(place) => format!("{energy} ({})", self.title(Element::Place(place))),
                                    None => energy.to_string(),
                                }
                            }).collect::<Vec<_>>();
                            tr {
                                th scope="row" { (self.title(Element::Production(dam, conduit, drops))) }
                                @if self.scene.assisted {
                                    td { (energies.join("; ")) }
                                    td { (self.rests_words(run)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
