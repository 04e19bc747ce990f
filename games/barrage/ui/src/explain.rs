//! What a component is, what it does, and what its numbers are now.

mod companies;
mod map;
mod tiles;

use barrage::{Barrage, Source};
use ui_kit::{Element as _, Explanation, Scene, Value};

use crate::element::{Element, Number};
use crate::look::{Look, points_of};
use crate::words::{Words, roman};

pub(crate) fn explain(scene: &Scene<'_, Barrage>, id: &str) -> Option<Explanation> {
    let look = Look::new(scene);
    let element = Element::parse(look.position, id)?;
    let wish = look.wish(element).filter(|_| !look.is_legal(id));
    let refused = wish.and_then(|action| look.refused(action, element));
    Some(look.with_reason(look.explanation(element)?, refused))
}

impl Look<'_> {
    /// The name of an element.
    pub(crate) fn title(&self, element: Element) -> String {
        let words = self.words;
        let with_name = |key: &str, seat| self.say(key, &[("name", self.name(seat).into())]);
        match element {
            Element::Spring(spring) => self.say("title-spring", &[("letter", Words::letter(spring).into())]),
            Element::Basin(basin) => self.say("title-basin", &[("basin", (basin.0 + 1).into())]),
            Element::Exit(basin) => self.say("title-exit", &[("basin", (basin.0 + 1).into())]),
            Element::Dam(space) => {
                let key = if self.position.dam(space).is_some() { "title-dam" } else { "title-base" };
                self.say(key, &[("place", words.base(space).into())])
            }
            Element::Conduit(space) => self.say("title-conduit", &[("place", words.conduit(space).into())]),
            Element::Powerhouse(space) => {
                self.say("title-powerhouse", &[("place", words.powerhouse(space).into())])
            }
            Element::Place(place) => {
                let values = [("what", words.row(place.row()).into()), ("price", words.price(place).into())];
                self.say("title-place", &values)
            }
            Element::Bank => words.section(barrage::board::Section::Bank),
            Element::Patent(slot) => self.say("title-patent", &[("slot", (slot + 1).into())]),
            Element::Contract(contract) => self.say("title-contract", &words.contract(contract)),
            Element::Tile(_, tile) => self.say("title-tile", &[("tile", words.tile(tile).into())]),
            Element::Production(dam, conduit, drops) => {
                let [basin, side, to] = words.way(dam, conduit);
                self.say("title-production", &[("drops", drops.into()), basin, side, to])
            }
            Element::Offer(company) => words.company(company),
            Element::Officer(seat) => self.position.officer(seat).map_or_else(
                || with_name("title-officer", seat),
                |officer| words.officer(officer).to_owned(),
            ),
            Element::Copy(officer) => self.say("title-copy", &[("officer", words.officer(officer).into())]),
            Element::Wheel(seat) => with_name("title-wheel", seat),
            Element::Works(seat) => with_name("title-works", seat),
            Element::Row(seat, structure) => {
                let values =
                    [("name", self.name(seat).into()), ("structure", words.structure(structure).into())];
                self.say("title-row", &values)
            }
            Element::Number(seat, number) => with_name(number_key(number), seat),
            Element::Energy(seat) => with_name("title-energy", seat),
            Element::Track => self.say("title-track", &[]),
            Element::Bonus(round) => self.say("title-bonus", &[("round", roman(round).into())]),
            Element::Objective => self.say("title-objective", &[]),
            Element::Automa => self.say("title-automa", &[]),
        }
    }

    /// A card with the title of an element and one text.
    fn card(
        &self,
        element: Element,
        key: &str,
        values: &[(&str, Value<'_>)],
        rules: &[&'static str],
    ) -> Explanation {
        let text = vec![self.say(key, values)];
        Explanation { title: self.title(element), text, rules: rules.to_vec(), ..Explanation::default() }
    }

    fn explanation(&self, element: Element) -> Option<Explanation> {
        Some(match element {
            Element::Spring(spring) => self.explain_spring(spring),
            Element::Basin(basin) => self.explain_basin(basin),
            Element::Exit(basin) => self.explain_exit(basin),
            Element::Dam(space) => self.explain_dam(space),
            Element::Conduit(space) => self.explain_conduit(space),
            Element::Powerhouse(space) => self.explain_powerhouse(space),
            Element::Place(place) => self.explain_place(place),
            Element::Bank => self.card(element, "explain-bank", &[], &["BA-9.3"]),
            Element::Patent(slot) => self.explain_patent(slot),
            Element::Contract(contract) => self.explain_contract(contract),
            Element::Tile(_, tile) => self.explain_tile(element, tile),
            Element::Production(dam, conduit, drops) => self.explain_production((dam, conduit, drops)),
            Element::Offer(company) => self.explain_offer(company),
            Element::Officer(seat) => self.explain_officer(element, self.position.officer(seat)?),
            Element::Copy(officer) => self.explain_officer(element, officer),
            Element::Wheel(seat) => self.explain_wheel(seat),
            Element::Works(seat) => {
                let used = self.position.constructions(seat);
                self.card(element, "explain-works", &[("count", used.into())], &["BA-7.1", "BA-7.2"])
            }
            Element::Row(seat, structure) => self.explain_row(seat, structure),
            Element::Number(seat, number) => self.explain_number(seat, number),
            Element::Energy(seat) => self.explain_energy(seat),
            Element::Track => {
                self.card(element, "explain-track", &[], &["BA-11.1", "BA-11.4", "BA-11.5", "BA-11.11"])
            }
            Element::Bonus(round) => self.explain_bonus(round),
            Element::Objective => self.explain_objective(),
            Element::Automa => self.card(element, "explain-automa", &[], &["BA-AUTOMA-3.1", "BA-AUTOMA-3.2"]),
        })
    }

    fn explain_number(&self, seat: engine::Seat, number: Number) -> Explanation {
        let position = self.position;
        let element = Element::Number(seat, number);
        let (excavators, mixers) = position.machines(seat);
        let count = |count: i32| [("count", Value::from(count))];
        match number {
            Number::Vp => {
                let mut card = self.card(
                    element,
                    "explain-vp",
                    &count(points_of(self.position, seat)),
                    &["BA-1.6", "BA-3.9"],
                );
                let standings = engine::Game::standings(position);
                let points = standings.score(seat).points;
                let sources = SOURCES.iter().filter(|source| points[source.index()] != 0);
                let parts = sources
                    .map(|&source| format!("{}: {}", self.words.source(source), points[source.index()]));
                card.text.push(self.words.list(&parts.collect::<Vec<_>>()));
                card
            }
            Number::Engineers => self.card(
                element,
                "explain-engineers",
                &count(position.engineers(seat).into()),
                &["BA-6.2", "BA-6.12"],
            ),
            Number::Credits => self.card(
                element,
                "explain-credits",
                &count(position.credits(seat).into()),
                &["BA-7.17", "BA-12.11"],
            ),
            Number::Excavators => {
                self.card(element, "explain-excavators", &count(excavators.into()), &["BA-7.10", "BA-7.12"])
            }
            Number::Mixers => {
                self.card(element, "explain-mixers", &count(mixers.into()), &["BA-7.11", "BA-7.13"])
            }
            Number::Fulfilled => {
                let mut card = self.card(
                    element,
                    "explain-fulfilled",
                    &count(position.fulfilled(seat).len().into()),
                    &["BA-8.16", "BA-11.9"],
                );
                let done = position.fulfilled(seat).iter().map(barrage::Contract);
                card.text.push(self.words.contracts(done));
                card
            }
            Number::Round => Explanation {
                title: self.title(element),
                text: if self.projects() {
                    vec![self.projection(seat)]
                } else {
                    vec![self.say("explain-track", &[])]
                },
                rules: vec!["BA-11.1", "BA-11.4", "BA-11.6", "BA-11.7"],
                ..Explanation::default()
            },
        }
    }
}

/// All sources of points, in the order of the standings.
const SOURCES: [Source; 12] = [
    Source::Start,
    Source::Leaders,
    Source::Idle,
    Source::Bonus,
    Source::Contracts,
    Source::Income,
    Source::Technology,
    Source::Conduits,
    Source::Credits,
    Source::Objective,
    Source::Resources,
    Source::Water,
];

const fn number_key(number: Number) -> &'static str {
    match number {
        Number::Vp => "title-vp",
        Number::Engineers => "title-engineers",
        Number::Credits => "title-credits",
        Number::Excavators => "title-excavators",
        Number::Mixers => "title-mixers",
        Number::Fulfilled => "title-fulfilled",
        Number::Round => "title-round-vp",
    }
}
