//! The table of possible productions, one row per dam, conduit and number of drops: the energy at every empty place of
//! the Turbine Station, the fee, the contracts in reach and where the drops stop. Every number comes from the rules.

use std::collections::BTreeMap;

use barrage::board::Task;
use barrage::{Action, Barrage, BaseSpace, ConduitSpace, Contract, Event, Place, Stage};
use engine::{Game, Seat};
use maud::{Markup, html};
use ui_kit::{Area, Scene};

use crate::element::Element;
use crate::icons::{Icon, chip, inline};
use crate::look::Look;
use crate::words::signed;

/// A possible production without its place: dam, conduit, drops.
pub(crate) type Run = (BaseSpace, ConduitSpace, u8);

pub(crate) fn area(scene: &Scene<'_, Barrage>) -> Area {
    let look = Look::new(scene);
    let runs = look.runs();
    let content = html! {
        div.ba-productions {
            h3 { (look.say("area-productions", &[])) }
            @if runs.is_empty() { p.ba-none { (look.say(look.why_none(), &[])) } } @else { (look.table(&runs)) }
        }
    };
    Area { id: "productions", title: look.say("productions-short", &[]), content }
}

impl Look<'_> {
    /// The legal productions of the acting seat with their places, cheapest place first; most energy first.
    pub(crate) fn runs(&self) -> Vec<(Run, Vec<Option<Place>>)> {
        let mut legal = Vec::new();
        if self.position.to_act() == self.planner() {
            self.position.actions(&mut legal);
        }
        let mut runs: BTreeMap<Run, Vec<Option<Place>>> = BTreeMap::new();
        for action in legal {
            if let Action::Produce { place, dam, conduit, drops } = action {
                runs.entry((dam, conduit, drops)).or_default().push(place);
            }
        }
        let mut runs: Vec<_> = runs.into_iter().collect();
        let most = |(_, conduit, drops): Run, places: &[Option<Place>]| {
            places.iter().map(|&place| self.position.energy_of(place, conduit, drops)).max()
        };
        runs.sort_by_key(|(run, places)| std::cmp::Reverse(most(*run, places)));
        runs
    }

    fn why_none(&self) -> &'static str {
        match (self.planner(), self.position.to_act()) {
            _ if self.position.stage() == Stage::Choosing => "productions-later",
            (Some(planner), acting) if acting == Some(planner) => "productions-none",
            _ => "productions-not-now",
        }
    }

    fn table(&self, runs: &[(Run, Vec<Option<Place>>)]) -> Markup {
        let mut bonuses: Vec<Option<i8>> =
            runs.iter().flat_map(|(_, places)| places).map(|&place| self.bonus_at(place)).collect();
        bonuses.sort_by_key(|bonus| std::cmp::Reverse(*bonus));
        bonuses.dedup();
        // Unassisted, a row shows only the way: the players work out energies and flow themselves.
        if !self.scene.assisted {
            bonuses.clear();
        }
        html! {
            table.ba-runs {
                thead {
                    tr {
                        th scope="col" { (self.say("productions-way", &[])) }
                        @for bonus in &bonuses {
                            th.ba-number scope="col" { @match bonus { Some(bonus) => (signed(*bonus)), None => (inline(Icon::Energy)) } }
                        }
                        @if self.scene.assisted { th scope="col" { (self.say("productions-then", &[])) } }
                    }
                }
                tbody { @for (run, places) in runs { (self.run_row(*run, places, &bonuses)) } }
            }
        }
    }

    /// The bonus or malus of a place; `None` for a production without engineers.
    fn bonus_at(&self, place: Option<Place>) -> Option<i8> {
        match self.position.tables().board.row(place?.row()).task {
            Task::Produce(bonus) => Some(bonus),
            _ => None,
        }
    }

    fn run_row(&self, run: Run, places: &[Option<Place>], bonuses: &[Option<i8>]) -> Markup {
        let (dam, conduit, drops) = run;
        let marks = self.marks(Element::Production(dam, conduit, drops));
        let fee = self.fee_to(conduit);
        html! {
            tr.ba-run id=(marks.id) data-el=(marks.id) data-legal[marks.legal] role=[marks.role()] tabindex=[marks.tab_index()]
                aria-label=[marks.label.as_deref()] {
                th scope="row" {
                    (drops) (inline(Icon::Drop)) " " (self.say("productions-run", &self.words.way(dam, conduit)))
                    @if let Some(owner) = fee { span.ba-part { " −" (drops) (inline(Icon::Credit)) (chip(owner)) } }
                }
                @for &bonus in bonuses {
                    @let place = places.iter().copied().find(|&place| self.bonus_at(place) == bonus);
                    td.ba-number data-bonus=[bonus] { @if let Some(place) = place { (self.energy_cell(run, place)) } @else { "–" } }
                }
                @if self.scene.assisted { td { (self.flows_on(run)) } }
            }
        }
    }

    fn fee_to(&self, conduit: ConduitSpace) -> Option<Seat> {
        self.position.conduit(conduit).filter(|&owner| self.position.to_act() != Some(owner))
    }

    /// The energy, with the number of contracts in reach.
    fn energy_cell(&self, (_, conduit, drops): Run, place: Option<Place>) -> Markup {
        let energy = self.position.energy_of(place, conduit, drops);
        let reached = self.reached(energy);
        let title = (!reached.is_empty()).then(|| self.reached_words(&reached));
        html! {
            b title=[title] { (energy) }
            @if !reached.is_empty() { span.ba-reach { (inline(Icon::Contract)) (reached.len()) } }
        }
    }

    /// The contracts a production of this energy could fulfil.
    pub(crate) fn reached(&self, energy: i8) -> Vec<Contract> {
        let Some(seat) = self.position.to_act() else { return Vec::new() };
        let energy = u8::try_from(energy).unwrap_or(0);
        self.position.contracts_reached(seat, energy).iter().map(Contract).collect()
    }

    pub(crate) fn reached_words(&self, contracts: &[Contract]) -> String {
        let contracts = self.words.contracts(contracts.iter().copied());
        self.say("offer-contracts", &[("contracts", contracts.into())])
    }

    /// BA-8.7: where the used drops stop, in symbols.
    fn flows_on(&self, run: Run) -> Markup {
        html! {
            @for (rest, count) in self.rests(run) {
                span.ba-part {
                    (count) "→"
                    @match rest {
                        Some(space) => {
                            (self.say("productions-stop", &self.words.dam(space)))
                            @if let Some(owner) = self.position.dam(space).and_then(|dam| dam.owner) { (chip(owner)) }
                        }
                        None => { "✕" }
                    }
                }
            }
        }
    }

    /// Where the drops of a production stop, with their number; `None` for those that leave the map.
    pub(crate) fn rests(&self, (dam, conduit, drops): Run) -> Vec<(Option<BaseSpace>, usize)> {
        let mut events = Vec::new();
        self.position.flow_after_production(dam, conduit, drops, &mut events);
        let mut rests: Vec<(Option<BaseSpace>, usize)> = Vec::new();
        for event in events {
            let rest = match event {
                Event::Held(space) => Some(space),
                Event::Left(_) => None,
                _ => continue,
            };
            match rests.iter_mut().find(|(known, _)| *known == rest) {
                Some((_, count)) => *count += 1,
                None => rests.push((rest, 1)),
            }
        }
        rests
    }
}
